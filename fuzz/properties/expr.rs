//! Expressions and templates: read as what they are written as, however long, and worked out to something or to a
//! reason why not.

use ephor::rules::{Expr, ExprTemplate, Facts};

/// The property. A text before the first `~` is repeated as often as the number behind it says: depth is what people
/// write by machine.
pub fn holds(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut parts = text.splitn(3, '~');
    let whole = match (parts.next(), parts.next(), parts.next()) {
        (Some(piece), Some(times), Some(end)) if piece.len() <= 16 => {
            piece.repeat(times.parse::<u16>().unwrap_or(1).into()) + end
        }
        _ => text.to_owned(),
    };
    if let Ok(expr) = Expr::parse(&whole) {
        let again = Expr::parse(expr.text()).expect("it was one");
        assert_eq!(again, expr);
        let names = expr.names();
        assert!(names.is_sorted() && names.iter().all(|name| whole.contains(name)));
        for value in [-1, 0, 1, 7, i64::MIN, i64::MAX] {
            let facts: Facts = names.iter().map(|name| ((*name).to_owned(), value)).collect();
            // All is known, so that only a division can fail.
            let found = expr.value(&facts);
            assert!(found.is_ok() || expr.divides(), "{whole}: {found:?}");
            assert_eq!(expr.holds(&facts).ok(), found.ok().map(|found| found != 0));
            assert!(expr.fraction(&|_| Some(value as f64)).is_none_or(f64::is_finite));
        }
        if !names.is_empty() {
            // Whatever is missing, it is said or was not needed.
            let _ = expr.value(&Facts::new());
        }
        assert!(expr.numbers().len() <= whole.len());
    }
    if let Ok(template) = ExprTemplate::parse(&whole) {
        assert_eq!(template.text(), whole);
        let facts: Facts = template.names().iter().map(|name| ((*name).to_owned(), 2)).collect();
        let filled = template.fill(&facts);
        assert!(filled.is_ok() || template.exprs().any(Expr::divides), "{whole}: {filled:?}");
    }
}
