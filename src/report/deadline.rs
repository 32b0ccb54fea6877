//! What a table waits for, and how long still.

use crate::domain::Millis;
use crate::locale::Locale;
use crate::tournament::DeadlineKind;

use super::pieces::lasting;
use super::say::Names;

/// What a deadline is about, `left` before it, or since when it has passed.
pub fn deadline(locale: &Locale, kind: DeadlineKind, left: Millis, names: Names<'_>) -> String {
    let (id, side) = match kind {
        DeadlineKind::LateClock { side, must: true } => ("deadline-clock-must", Some(side)),
        DeadlineKind::LateClock { side, must: false } => ("deadline-clock-may", Some(side)),
        DeadlineKind::Forfeit { side, .. } => ("deadline-forfeit", Some(side)),
        DeadlineKind::SessionEnd => ("deadline-session", None),
    };
    let what = locale.with(id, &[("player", side.map_or("", |side| names.of(side)).into())]);
    let (id, length) = match (left.0 > 0, kind) {
        // Nothing runs any more: he is there.
        (_, DeadlineKind::Forfeit { late: Some(late), .. }) => ("deadline-came", lasting(locale, late)),
        (true, _) => ("deadline-in", lasting(locale, Millis(left.0 + 999))),
        (false, DeadlineKind::SessionEnd) => ("deadline-since", lasting(locale, Millis(-left.0))),
        (false, _) if left.0 > -1000 => ("deadline-now", String::new()),
        (false, _) => ("deadline-due", lasting(locale, Millis(-left.0))),
    };
    locale.with(id, &[("what", (&what).into()), ("time", (&length).into())])
}
