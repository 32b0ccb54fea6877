//! Taking something back, in words, as it is offered.

use crate::domain::Round;
use crate::locale::{Locale, Value};
use crate::tournament::Noted;

use super::line::noted_line;
use super::say::Names;

/// Taking it back, as it is offered; `round`: the one in which it was, where that is over.
pub(super) fn take_back(locale: &Locale, what: &Noted, round: Option<Round>, names: Names<'_>) -> String {
    let what = noted_line(locale, what, names);
    // What was done before the first round was in none.
    match round.filter(|round| round.0 > 0) {
        None => locale.with("offer-take-back", &[("what", (&what).into())]),
        Some(round) => {
            let values = [("round", round.0.into()), ("what", Value::from(&what))];
            locale.with("offer-take-back-earlier", &values)
        }
    }
}
