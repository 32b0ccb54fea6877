//! What an unjustified challenge cost, in words.

use crate::domain::Points;
use crate::locale::Locale;

use super::say::counted_points;

/// What an unjustified challenge cost: points, crosses, turns, or free units, of so many that the regulation leaves
/// free; 0 where that is not known.
pub fn penalty(
    locale: &Locale,
    player: &str,
    (free, of): (u16, u16),
    lost: Points,
    (crosses, turns): (u16, u16),
) -> String {
    let mut parts = Vec::new();
    if lost.0 != 0 {
        parts.push(counted_points(locale, lost));
    }
    // Beside what costs something, the last free ones are not without a penalty altogether.
    let costs = lost.0 != 0 || crosses > 0 || turns > 0;
    let free_id = match (of > 0, costs) {
        (true, false) => "penalty-free-of",
        (true, true) => "penalty-free-besides",
        (false, _) => "penalty-free",
    };
    for (number, id) in [(crosses, "penalty-crosses"), (turns, "penalty-turns"), (free, free_id)] {
        if number > 0 {
            parts.push(locale.with(id, &[("count", number.into()), ("of", of.into())]));
        }
    }
    if parts.is_empty() {
        parts.push(locale.say("penalty-none"));
    }
    format!("{player}: {}", parts.join(", "))
}
