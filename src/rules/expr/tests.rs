//! What regulations work out, and slips of the pen.

use super::*;

fn facts(known: &[(&str, i64)]) -> Facts {
    known.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect()
}

fn value(text: &str, known: &[(&str, i64)]) -> Result<i64, NoValue> {
    Expr::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).value(&facts(known))
}

#[test]
fn the_regulations_sums_come_out() {
    assert_eq!(value("x + 2", &[("x", 3)]), Ok(5));
    let overstated = "max(0, 2*actual - announced)";
    assert_eq!(value(overstated, &[("actual", 30), ("announced", 34)]), Ok(26));
    assert_eq!(value(overstated, &[("actual", 20), ("announced", 60)]), Ok(0));
    assert_eq!(value("-(max(50, deficit) + 50)", &[("deficit", 60)]), Ok(-110));
    assert_eq!(value("-10*ceil(over, 60)", &[("over", 60)]), Ok(-10));
    assert_eq!(value("-10*ceil(over, 60)", &[("over", 61)]), Ok(-20));
    assert_eq!(value("if(bag >= 7 + missing, 1, 2)", &[("bag", 9), ("missing", 2)]), Ok(1));
    assert_eq!(value("not (bag < 7) and x != 1 or 0", &[("bag", 7), ("x", 2)]), Ok(1));
    assert_eq!(value("7 - 2 - 1", &[]), Ok(4));
    assert_eq!(value("-7 / 2", &[]), Ok(-4));
}

#[test]
fn what_is_not_chosen_need_not_be_known() {
    assert_eq!(value("if(played, lead, 50)", &[("played", 0)]), Ok(50));
    assert_eq!(value("0 and lead", &[]), Ok(0));
    assert_eq!(value("1 or lead", &[]), Ok(1));
    for unknown in ["lead", "1 / 0"] {
        let one = |text: &str| value(text, &[]).expect(text);
        assert_eq!((one(&format!("{unknown} and 0")), one(&format!("{unknown} or 1"))), (0, 1));
        assert!(
            value(&format!("{unknown} and 1"), &[]).is_err()
                && value(&format!("{unknown} or 0"), &[]).is_err()
        );
    }
    assert_eq!(value("lead + 1", &[]), Err(NoValue::Missing("lead".to_owned())));
    assert_eq!(value("1 / n", &[("n", 0)]), Err(NoValue::Zero));
}

#[test]
fn a_slip_of_the_pen_is_named() {
    for text in
        ["", "x +", "max(1)", "(x", "x 2", "ceil 2", "2 ** 3", "and x", "x == ", "99999999999999999999"]
    {
        assert!(Expr::parse(text).is_err(), "{text}");
    }
    assert!(Expr::parse(&"(".repeat(5000)).is_err());
    assert!(Expr::parse(&"-".repeat(5000)).is_err());
    assert!(Expr::parse(&"not ".repeat(5000)).is_err());
}

#[test]
fn a_template_is_filled_with_numbers() {
    let template = ExprTemplate::parse("Turn up {x + 1}, return {x}.").expect("a template");
    assert_eq!(template.names(), ["x", "x"]);
    assert_eq!(template.fill(&facts(&[("x", 2)])).as_deref(), Ok("Turn up 3, return 2."));
    assert!(ExprTemplate::parse("open {x").is_err());
}

#[test]
fn one_tile_is_no_tiles() {
    let template =
        ExprTemplate::parse("He draws the {7 - x|tile that is|tiles that are} missing.").expect("a template");
    let filled = |x| template.fill(&facts(&[("x", x)])).expect("a number");
    assert_eq!(filled(6), "He draws the 1 tile that is missing.");
    assert_eq!(filled(5), "He draws the 2 tiles that are missing.");
    assert_eq!(filled(7), "He draws the 0 tiles that are missing.");
    assert_eq!(template.names(), ["x"]);
    for text in ["{x|tile}", "{x|a|b|c|d}", "{x|a||c}", "{x||tiles}", "{|tile|tiles}"] {
        assert!(ExprTemplate::parse(text).is_err(), "{text}");
    }
}

#[test]
fn two_to_four_have_a_word_of_their_own_where_there_are_three() {
    let template = ExprTemplate::parse("Dolosuje {x|kámen|kameny|kamenů}.").expect("a template");
    let filled = |x| template.fill(&facts(&[("x", x)])).expect("a number");
    for (number, said) in [(0, "0 kamenů"), (1, "1 kámen"), (2, "2 kameny"), (4, "4 kameny"), (5, "5 kamenů")]
    {
        assert_eq!(filled(number), format!("Dolosuje {said}."));
    }
    assert_eq!(filled(-2), "Dolosuje -2 kamenů.");
}

#[test]
fn standings_are_worked_out_with_fractions() {
    let turcas = Expr::parse("a / rounds * buchholz + b * scored").expect("an expression");
    let known = |name: &str| Some(if name == "a" { 0.5 } else { 2.0 });
    assert_eq!(turcas.fraction(&known), Some(4.5));
    assert_eq!(Expr::parse("1 / (2 - 2)").expect("an expression").fraction(&known), None);
}
