//! One line for results: entered, corrected, awarded, moved afterwards.

use super::pieces::{because, called, points, referred_name};
use super::say::parts as parts_of_penalty;
use super::say::{PlayerNames, counted_points, standings};
use crate::domain::{Points, Side};
use crate::locale::{Locale, Value};
use crate::tournament::{
    About, ByeGiven, Cause, Event, GameAwarded, PenaltyBack, ReopenGround, ResultEntered, ResultEvent,
    RoundEvent, Scoreline, SlipReopened, SpreadAdjusted,
};

pub(super) fn reopened(locale: &Locale, it: &SlipReopened) -> String {
    let id = match it.ground {
        ReopenGround::WrongWords => "line-reopened-words",
        ReopenGround::Overruled => "line-reopened-overruled",
        ReopenGround::Misentered => "line-reopened-misentered",
        ReopenGround::Struck => "line-reopened-struck",
    };
    let line = locale.with(id, &[("slip", Value::Count(i64::from(it.slip.0)))]);
    let back = if it.back == PenaltyBack::default() {
        String::new()
    } else {
        let lost = Points(-it.back.points.0);
        let mut what =
            parts_of_penalty(locale, (it.back.free, 0), lost, (it.back.crosses, it.back.turns_lost));
        if it.back.credited.0 != 0 {
            let points = counted_points(locale, Points(-it.back.credited.0));
            what.push(locale.with("penalty-for-opponent", &[("points", (&points).into())]));
        }
        if what.is_empty() {
            what.push(locale.say("penalty-none"));
        }
        locale.with("line-reopened-back", &[("what", (&what.join(", ")).into())])
    };
    format!("{line}{back}{}", because(&it.reason))
}

pub(super) fn adjusted(locale: &Locale, it: &SpreadAdjusted) -> String {
    let player = Value::from(&it.player);
    let line = if (it.halves, it.scored.0) == (0, 0) {
        let moved = points(it.spread);
        locale.with("line-adjusted-spread", &[("player", player), ("points", (&moved).into())])
    } else {
        let what = standings(locale, it.halves, it.scored, it.spread);
        locale.with("worked-table", &[("player", player), ("what", (&what).into())])
    };
    if it.word.is_empty() { line } else { format!("{line} ({})", it.word) }
}

/// A line for a result, an award, a bye.
pub(super) fn line(locale: &Locale, event: &Event, names: PlayerNames<'_>, about: &About) -> String {
    match event {
        Event::Result(ResultEvent::ResultEntered(it)) => {
            let score = score(Scoreline::of(&it.sides), names);
            let end = referred_name(locale, about, &it.end);
            let line = locale.with("line-result", &[("end", (&end).into()), ("score", (&score).into())]);
            format!("{line}{}", parts(locale, it))
        }
        Event::Result(ResultEvent::ResultCorrected(it)) => {
            let score = score(Scoreline::of(&it.sides), names);
            let line = locale.with("line-result-corrected", &[("score", (&score).into())]);
            let before = match about {
                About::Before([a, b]) => {
                    let (a, b) = (a.0.to_string(), b.0.to_string());
                    locale.with("line-result-before", &[("a", (&a).into()), ("b", (&b).into())])
                }
                _ => String::new(),
            };
            format!("{line}{before}{}", because(&it.reason))
        }
        Event::Result(ResultEvent::ResultRecounted(it)) => {
            let score = score(Scoreline::of(&it.sides), names);
            let id =
                if it.beneath.is_some() { "line-result-recounted-beneath" } else { "line-result-recounted" };
            locale.with(id, &[("score", (&score).into())])
        }
        Event::Result(ResultEvent::ResultHandedIn { .. }) => locale.say("line-handed-in"),
        Event::Result(ResultEvent::ResultVoided { .. }) => locale.say("line-result-voided"),
        Event::Result(ResultEvent::GameAwarded(it)) => awarded(locale, it, names),
        Event::Round(RoundEvent::ByeGiven(it)) => bye(locale, it, &referred_name(locale, about, &it.award)),
        Event::Round(RoundEvent::ByeEntered(it)) => {
            let line = bye(locale, &it.bye, &locale.rule(&it.name));
            format!("{line}{}", because(it.anyway.as_deref().unwrap_or_default()))
        }
        _ => String::new(),
    }
}

/// What somebody got who sat at no table.
fn bye(locale: &Locale, it: &ByeGiven, what: &str) -> String {
    let (scored, halves) = (it.result.scored.0.to_string(), halves(it.result.halves));
    let values = [
        ("player", (&it.player).into()),
        ("what", what.into()),
        ("points", (&scored).into()),
        ("match", (&halves).into()),
    ];
    locale.with("line-bye", &values)
}

/// The sums that a result gives; none of what has none.
pub fn sums(locale: &Locale, event: &ResultEvent, names: PlayerNames<'_>) -> Option<String> {
    let sides = match event {
        ResultEvent::ResultEntered(it) => &it.sides,
        ResultEvent::ResultCorrected(it) => &it.sides,
        ResultEvent::ResultRecounted(it) => &it.sides,
        ResultEvent::GameAwarded(it) => return Some(credited(locale, it, names)),
        _ => return None,
    };
    Some(score(Scoreline::of(sides), names))
}

/// `Nováková 412 : 388 Kováč`, and who won where the points tell it otherwise; of somebody who plays alone his points
/// and what was possible: `Eleni 800 : 1000`.
pub fn score(result: impl Into<Scoreline>, names: PlayerNames<'_>) -> String {
    let result: Scoreline = result.into();
    let [a, b] = result.scored;
    if names.alone() {
        return format!("{} {a} : {b}", names.of(Side::A));
    }
    format!("{} {a} : {b} {}{}", names.of(Side::A), names.of(Side::B), result.won())
}

/// Half points as points: `1`, `½`, `1½`.
fn halves(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Where the points come from, where anything but the sheets moved them.
fn parts(locale: &Locale, it: &ResultEntered) -> String {
    let mut said = if it.final_sums { locale.say("line-result-final") } else { String::new() };
    let pairs = [
        ("line-result-tiles", it.parts.map(|part| part.tiles)),
        ("line-result-overtime", it.parts.map(|part| part.overtime)),
    ];
    for (id, [a, b]) in pairs {
        if a.0 != 0 || b.0 != 0 {
            let (a, b) = (points(a), points(b));
            said.push_str(&locale.with(id, &[("a", (&a).into()), ("b", (&b).into())]));
        }
    }
    said
}

/// What an award gives, and what it counts in the sum of differences where its sums do not tell.
fn credited(locale: &Locale, it: &GameAwarded, names: PlayerNames<'_>) -> String {
    let [a, b] = &it.sides;
    let told = [Points(a.scored.0 - b.scored.0), Points(b.scored.0 - a.scored.0)];
    let score = score(Scoreline::of(&it.sides), names);
    if [a.spread, b.spread] == told {
        return score;
    }
    let (a, b) = (points(a.spread), points(b.spread));
    format!("{score}{}", locale.with("line-awarded-spread", &[("a", (&a).into()), ("b", (&b).into())]))
}

fn awarded(locale: &Locale, it: &GameAwarded, names: PlayerNames<'_>) -> String {
    let score = credited(locale, it, names);
    let what = locale.rule(&it.name);
    let values = [("what", (&what).into()), ("score", (&score).into())];
    let line = match it.against {
        Some(side) => {
            let loser = names.of(side);
            locale.with("line-awarded-against", &[values[0], values[1], ("player", loser.into())])
        }
        None => locale.with("line-awarded", &values),
    };
    format!("{line}{}", because(&award_reason(locale, it)))
}

/// Why a game was awarded: what somebody wrote, or what the threshold is called from which it followed.
pub(super) fn award_reason(locale: &Locale, it: &GameAwarded) -> String {
    match &it.cause {
        Some(Cause::Threshold(act)) if act.id == it.reason => called(locale, &it.reason),
        _ => it.reason.clone(),
    }
}

#[cfg(test)]
mod tests {
    use crate::domain::SlipId;

    use super::*;

    #[test]
    fn points_that_are_taken_back_do_not_stand_beside_no_penalty() {
        let told = |back| {
            let ground = ReopenGround::Misentered;
            reopened(
                Locale::english(),
                &SlipReopened { slip: SlipId(7), ground, reason: String::new(), back },
            )
        };
        let credited = told(PenaltyBack { units: 1, credited: Points(10), ..PenaltyBack::default() });
        assert!(credited.ends_with("; taken back: −10 points for the opponent"), "{credited}");
        let both =
            PenaltyBack { units: 1, points: Points(-5), credited: Points(10), ..PenaltyBack::default() };
        let both = told(both);
        assert!(both.ends_with("; taken back: +5 points, −10 points for the opponent"), "{both}");
        let counted = told(PenaltyBack { units: 1, ..PenaltyBack::default() });
        assert!(counted.ends_with("; taken back: counted, no penalty"), "{counted}");
    }
}
