//! What an unjustified challenge cost, in words.

use crate::domain::Points;
use crate::locale::Locale;

use super::say::counted_points;

/// What an unjustified challenge cost: points, crosses, turns, or free units, of so many that the regulation leaves
/// free; 0 where that is not known.
pub(super) fn penalty(
    locale: &Locale,
    player: &str,
    (free, of): (u16, u16),
    lost: Points,
    (crosses, turns): (u16, u16),
) -> String {
    let mut parts = parts(locale, (free, of), lost, (crosses, turns));
    if parts.is_empty() {
        parts.push(locale.say("penalty-none"));
    }
    format!("{player}: {}", parts.join(", "))
}

/// The pieces of it; none where nothing was lost and nothing spared.
pub(super) fn parts(
    locale: &Locale,
    (free, of): (u16, u16),
    lost: Points,
    (crosses, turns): (u16, u16),
) -> Vec<String> {
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
    parts
}

/// The same with what the opponent was given for it. Who lost nothing and was spared nothing is not named beside that.
pub fn penalty_and_credit(
    locale: &Locale,
    (player, opponent): (&str, &str),
    allowance: (u16, u16),
    (lost, credited): (Points, Points),
    counted: (u16, u16),
) -> String {
    let paid = || penalty(locale, player, allowance, lost, counted);
    if credited.0 == 0 {
        return paid();
    }
    let given = format!("{opponent}: {}", counted_points(locale, credited));
    if (allowance.0, lost.0, counted) == (0, 0, (0, 0)) { given } else { format!("{}; {given}", paid()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_opponent_is_given_stands_beside_what_it_cost() {
        let told = |lost, credited, counted| {
            let points = (Points(lost), Points(credited));
            penalty_and_credit(Locale::english(), ("Cy", "Dee"), (0, 0), points, counted)
        };
        assert_eq!(told(-15, 15, (0, 0)), "Cy: −15 points; Dee: +15 points");
        assert_eq!(told(-15, 0, (0, 0)), "Cy: −15 points");
        assert_eq!(told(0, 20, (0, 0)), "Dee: +20 points", "a penalty that costs nobody anything");
        assert_eq!(told(0, 1, (1, 0)), "Cy: 1 penalty cross; Dee: +1 point");
        assert_eq!(told(0, 0, (0, 0)), "Cy: counted, no penalty");
    }
}
