//! The parts of a sentence: orders, consequences, penalties, duties and deadlines.

use super::cite::duty_subject;
use super::pieces::{called, lasting, points, referred_name};
use super::reason::give_up;
use crate::clock::{Notice, Order};
use crate::domain::{Millis, Points, Side};
use crate::locale::{Locale, Value};
use crate::rules::{Consequence, Due, Excluded, Party, Turn};
use crate::tournament::{
    About, ConductEvent, DeadlineKind, Event, Hindrance, OrderKind, OrderState, Route, Worked,
};

/// The players at a table, where they are known.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayerNames<'a>(pub Option<&'a [String; 2]>);

impl<'a> PlayerNames<'a> {
    /// The player's name, or the side's letter.
    pub fn of(self, side: Side) -> &'a str {
        match (self.0, side) {
            (Some(players), side) if !players[side.index()].is_empty() => &players[side.index()],
            (_, Side::A) => "A",
            (_, Side::B) => "B",
        }
    }

    /// Whether the first player plays without an opponent: for a share of what was possible.
    pub(super) fn alone(self) -> bool {
        self.0.is_some_and(|[a, b]| !a.is_empty() && b.is_empty())
    }
}

/// What an order asks for, about a player.
pub fn wish(locale: &Locale, wish: &OrderKind, player: &str) -> String {
    let of = |id: &str| locale.with(id, &[("player", player.into())]);
    let order = match wish {
        OrderKind::TellRefused { .. } => return of("wish-tell-refused"),
        OrderKind::TakeBack { order } => {
            let what = self::wish(locale, &OrderKind::Clock { order: *order }, player);
            return locale.with("wish-take-back", &[("what", (&what).into())]);
        }
        OrderKind::Clock { order } => order,
    };
    match order {
        Order::Notice { notice, .. } => self::notice(locale, *notice, player),
        Order::ClearNotice => locale.say("wish-clear-notice"),
        Order::Start { .. } => of("wish-start"),
        Order::Stop => locale.say("wish-stop"),
        Order::Resume { .. } => of("wish-resume"),
        Order::SetBoth { budget } => locale.with("wish-set-both", &[("time", Value::Text(&budget.age()))]),
        Order::Add { amount, .. } => {
            let time = Millis(amount.0.saturating_abs()).age();
            let id = if amount.0 < 0 { "wish-take-off" } else { "wish-add" };
            locale.with(id, &[("player", player.into()), ("time", Value::Text(&time))])
        }
        Order::Acknowledge { event } => locale.with("wish-acknowledge", &[("event", (*event).into())]),
        Order::ReadEvents { since } => locale.with("wish-read-events", &[("event", (*since).into())]),
    }
}

/// What a clock is to show a player.
fn notice(locale: &Locale, notice: Notice, player: &str) -> String {
    let of = |id: &str| locale.with(id, &[("player", player.into())]);
    match notice {
        Notice::Points(amount) => {
            let count = Value::Count(i64::from(amount.0.unsigned_abs()));
            let amount = points(amount);
            let values = [("player", player.into()), ("points", (&amount).into()), ("count", count)];
            locale.with("wish-points", &values)
        }
        Notice::Cross => of("wish-cross"),
        Notice::LoseTurn => of("wish-lose-turn"),
        Notice::Verdict { upheld: true } => of("wish-verdict-upheld"),
        Notice::Verdict { upheld: false } => of("wish-verdict-rejected"),
    }
}

/// The words to say at the table where a clock cannot show it.
pub fn aloud(locale: &Locale, wish: &OrderKind, player: &str) -> String {
    let of = |id: &str| locale.with(id, &[("player", player.into())]);
    match wish {
        OrderKind::TellRefused { .. } => of("aloud-refused"),
        OrderKind::TakeBack { order } => {
            let what = aloud(locale, &OrderKind::Clock { order: *order }, player);
            locale.with("aloud-take-back", &[("what", (&what).into())])
        }
        OrderKind::Clock { order: Order::Notice { notice: Notice::Points(amount), .. } } => {
            let id = if amount.0 < 0 { "aloud-minus" } else { "aloud-plus" };
            locale.with(id, &[("player", player.into()), ("points", amount.0.unsigned_abs().into())])
        }
        OrderKind::Clock { order: Order::Notice { notice: Notice::Cross, .. } } => of("aloud-cross"),
        OrderKind::Clock { order: Order::Notice { notice: Notice::LoseTurn, .. } } => of("aloud-lose-turn"),
        OrderKind::Clock { order: Order::Notice { notice: Notice::Verdict { upheld }, .. } } => {
            locale.say(if *upheld { "aloud-upheld" } else { "aloud-rejected" })
        }
        OrderKind::Clock { .. } => self::wish(locale, wish, player),
    }
}

/// `−5 points`, `−1 point`.
pub(super) fn counted_points(locale: &Locale, lost: Points) -> String {
    let count = Value::Count(i64::from(lost.0.unsigned_abs()));
    locale.with("penalty-points", &[("points", Value::Text(&points(lost))), ("count", count)])
}

/// What moves in the standings, without what does not.
pub(super) fn standings(locale: &Locale, halves: i32, scored: Points, spread: Points) -> String {
    let mut parts = Vec::new();
    if halves != 0 {
        let count = points(Points(halves));
        parts.push(locale.with("worked-table-match", &[("count", (&count).into())]));
    }
    for (id, moved) in [("worked-table-points", scored), ("worked-table-spread", spread)] {
        if moved.0 != 0 {
            parts.push(locale.with(id, &[("points", Value::Text(&points(moved)))]));
        }
    }
    parts.join(", ")
}

/// Something that follows, with its numbers: for whom, how much.
pub fn consequence_line(locale: &Locale, what: &Worked, names: PlayerNames<'_>) -> String {
    let of = |id: &str, side: Side| locale.with(id, &[("player", names.of(side).into())]);
    let either = locale.say("either-player");
    // Without a game the first name is the player whom it is about.
    let whom = |side: Option<Side>| names.of(side.unwrap_or(Side::A));
    let any = |side: Option<Side>| side.map_or(either.as_str(), |side| names.of(side));
    match what {
        Worked::Cross { side } => of("worked-cross", *side),
        Worked::Points { side, points: amount } => {
            let amount = counted_points(locale, *amount);
            locale.with("worked-points", &[("player", names.of(*side).into()), ("points", (&amount).into())])
        }
        Worked::Rescore { side, points: moved } => {
            let moved = points(*moved);
            locale.with("worked-rescore", &[("player", names.of(*side).into()), ("points", (&moved).into())])
        }
        Worked::SetScore { score } => {
            locale.with("worked-set-score", &[("points", Value::Count(i64::from(score.0)))])
        }
        Worked::CorrectScore => locale.say("worked-correct-score"),
        Worked::CorrectRecord => locale.say("worked-correct-record"),
        Worked::VoidResult => locale.say("worked-void-result"),
        Worked::WithdrawPlay => locale.say("worked-withdraw-play"),
        Worked::ResetMove => locale.say("worked-reset-move"),
        Worked::LoseTurn { side, turn: Turn::This } => of("follows-lose-this-turn", *side),
        Worked::LoseTurn { side, turn: Turn::Next } => of("follows-lose-next-turn", *side),
        Worked::RestartClock { side, fresh, by } => {
            let id = if *fresh { "follows-restart-fresh" } else { "follows-restart" };
            locale.with(id, &[("whose", any(*side).into()), ("by", any(*by).into())])
        }
        Worked::Clock { order } => {
            let asked = OrderKind::Clock { order: *order };
            wish(locale, &asked, asked.side().map_or("", |side| names.of(side)))
        }
        Worked::Count { side, counter } => {
            let counter = called(locale, counter);
            locale.with("worked-count", &[("player", whom(*side).into()), ("counter", (&counter).into())])
        }
        Worked::Award { against: Some(side), .. } => of("worked-award", *side),
        Worked::Award { against: None, .. } => locale.say("worked-award-both"),
        Worked::Exclude { side, from } => {
            let event = *from == Excluded::Event;
            of(if event { "worked-exclude-event" } else { "worked-exclude-round" }, side.unwrap_or(Side::A))
        }
        Worked::Procedure { procedure } => {
            let what = called(locale, procedure);
            locale.with("worked-procedure", &[("what", (&what).into())])
        }
        Worked::Relook => locale.say("worked-relook"),
        Worked::AnnulMove { side } => of("worked-annul", *side),
        Worked::Table { side, halves, scored, spread } => {
            let what = standings(locale, *halves, *scored, *spread);
            locale.with("worked-table", &[("player", whom(*side).into()), ("what", (&what).into())])
        }
        Worked::Say { text } => locale.rule(text),
        Worked::CostsNothing { of } => locale.with("worked-costs-nothing", &[("count", (*of).into())]),
    }
}

/// How far an order got, in a few words. `hindrance` is why the table's clock is not told; `at` is the wall-clock time
/// of the state, already written out.
pub fn order_state(
    locale: &Locale,
    state: &OrderState,
    route: Route,
    hindrance: Option<&Hindrance>,
    at: &str,
) -> String {
    match (state, route) {
        (OrderState::Waiting, Route::Clock { clock }) => {
            locale.with("order-sending", &[("clock", clock.0.into())])
        }
        (OrderState::Waiting, Route::ByHand) => match hindrance {
            Some(why) => locale
                .with("order-by-hand-because", &[("why", (&super::reason::hindrance(locale, why)).into())]),
            None => locale.say("order-by-hand"),
        },
        (OrderState::Confirmed { .. }, _) => locale.with("order-confirmed", &[("at", at.into())]),
        (OrderState::Unconfirmed { why }, _) => {
            locale.with("order-unreached", &[("why", (&give_up(locale, why)).into())])
        }
        (OrderState::Cancelled { .. }, _) => locale.with("order-cancelled", &[("at", at.into())]),
        (OrderState::Settled { .. }, _) => locale.with("order-settled", &[("at", at.into())]),
    }
}

/// What follows, for whom. Two names: the mover's and the challenger's.
pub fn consequence(locale: &Locale, what: &Consequence, mover: &str, challenger: &str) -> String {
    let either = locale.say("either-player");
    let name = |party: Party| match party {
        Party::Mover => mover,
        Party::Challenger => challenger,
        Party::Either => &either,
    };
    let about = |id: &str, party: Party| locale.with(id, &[("player", name(party).into())]);
    match what {
        Consequence::WithdrawPlay => about("follows-withdraw-play", Party::Mover),
        // Who claims a word where everybody plays alone claims it against nobody's play.
        Consequence::PlayStands if mover.is_empty() => locale.say("follows-move-stands"),
        Consequence::PlayStands => about("follows-play-stands", Party::Mover),
        Consequence::LoseTurn { who, turn: Turn::This } => about("follows-lose-this-turn", *who),
        Consequence::LoseTurn { who, turn: Turn::Next } => about("follows-lose-next-turn", *who),
        Consequence::ScoreZero => about("follows-score-zero", Party::Mover),
        Consequence::StrikeLine => locale.say("follows-strike-line"),
        Consequence::StrikeBlank => locale.say("follows-strike-blank"),
        Consequence::RestartClock { whose, by, fresh } => {
            let id = if *fresh { "follows-restart-fresh" } else { "follows-restart" };
            locale.with(id, &[("whose", name(*whose).into()), ("by", name(*by).into())])
        }
        Consequence::Penalty { who } => about("follows-penalty", *who),
        Consequence::ReactAgain => about("follows-react-again", Party::Challenger),
        Consequence::CountsAsTopWord => locale.say("follows-top-word"),
    }
}

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

/// By when a duty is due.
pub fn due(locale: &Locale, due: Due) -> String {
    locale.say(match due {
        Due::AtOnce => "due-at-once",
        Due::NextRound => "due-next-round",
        Due::EndOfEvent => "due-end-of-event",
    })
}

/// A duty that arose, or was done.
pub(super) fn duty(locale: &Locale, event: &Event, about: &About) -> String {
    if let Event::Conduct(ConductEvent::DutyArose(it)) = event {
        let (what, due) = (locale.rule(&it.text), due(locale, it.due));
        let about = if it.about.is_empty() {
            String::new()
        } else {
            format!(" ({})", duty_subject(locale, &it.about))
        };
        let values = [("what", (&what).into()), ("about", (&about).into()), ("due", (&due).into())];
        return locale.with("line-duty", &values);
    }
    let what = referred_name(locale, about, "");
    let done = locale.with("line-duty-done", &[("what", (&what).into())]).trim_end().to_owned();
    match event {
        Event::Conduct(ConductEvent::DutyDone { note, .. }) if !note.is_empty() => {
            locale.with("line-duty-note", &[("done", (&done).into()), ("note", note.into())])
        }
        _ => done,
    }
}

/// What a deadline is about, `left` before it, or since when it has passed.
pub fn deadline(locale: &Locale, kind: DeadlineKind, left: Millis, names: PlayerNames<'_>) -> String {
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
