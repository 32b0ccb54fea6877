//! The columns of a line of the log: the narrower the screen, the fewer.

use crate::domain::Actor;
use crate::report::{self, board};
use crate::station::{AffairRow, Delivery, LogEnd, LogRow};

use super::affair;
use crate::locale::{Locale, Value};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;

/// The columns of each part of a line; 0 leaves it out. What followed gets what is left.
pub(in crate::tui) struct Widths {
    round: usize,
    end: usize,
    players: usize,
    words: usize,
    source: usize,
    follows: usize,
    delivery: usize,
    took: usize,
    by: usize,
}

const TABLE: usize = 4;
/// The time of day.
const TIME: usize = 8;
/// How far the orders got, with the time of day.
const TIMED: usize = 17;

impl Widths {
    /// For a line of so many columns.
    pub(in crate::tui) fn of(columns: usize) -> Self {
        // Where there is no room for how it ended, the words' marks say it.
        let (round, end) = match columns {
            0..=70 => (0, 0),
            71..=130 => (3, 10),
            // Room for the longest word for it in full.
            _ => (3, 13),
        };
        let (players, words, source, delivery, took, by) = match columns {
            0..=60 => (0, 12, 0, 0, 0, 0),
            61..=90 => (0, 16, 0, 10, 0, 0),
            // What followed comes before the time at which a clock had it.
            91..=108 => (19, 17, 0, 10, 5, 0),
            109..=130 => (19, 17, 0, TIMED, 5, 0),
            131..=170 => (25, 18, 8, TIMED, 5, 12),
            _ => (31, 26, 14, TIMED, 5, 18),
        };
        let parts = [TIME, round, TABLE, players, words, source, end, delivery, took, by];
        let used: usize = parts.into_iter().filter(|part| *part > 0).map(|part| part + 1).sum();
        let follows = columns.saturating_sub(used + 3);
        Self { round, end, players, words, source, follows, delivery, took, by }
    }

    /// The heads of the columns.
    pub(super) fn head(&self, look: &RenderCtx<'_>) -> String {
        let ids = [
            "log-time",
            "log-round",
            "log-table",
            "log-players",
            "log-words",
            "log-source",
            "log-end",
            "log-follows",
            "log-delivery",
            "log-took",
            "log-by",
        ];
        self.join(&ids.map(|id| look.say(id)))
    }

    pub(in crate::tui) fn line(&self, look: &RenderCtx<'_>, row: &LogRow) -> String {
        let half = self.players.saturating_sub(1) / 2;
        let [challenger, mover] = [row.challenger, row.challenger.other()].map(|side| row.player(side));
        let name = |name, room| text::name(name, look.snapshot.bar.names, room);
        // What one name leaves the other one has.
        let room = |other: &str| half.max(self.players.saturating_sub(1 + text::width(other)));
        let players = format!("{}→{}", name(challenger, room(mover)), name(mover, room(challenger)));
        let mut sources: Vec<String> = Vec::new();
        for word in row.words.iter() {
            let source = word.list_name().map_or_else(|| look.say("log-referee"), str::to_owned);
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        let source = sources.join(", ");
        let full = board::ended(look.locale, row.ended);
        let ended =
            if text::width(&full) <= self.end { full } else { board::ended_briefly(look.locale, row.ended) };
        let words = if row.words.is_empty() { row.unjudged.join(" ") } else { report::words(&row.words) };
        let words = if words.is_empty() && self.end == 0 { ended.clone() } else { words };
        // Without a column for how it ended, what counts no more says so where its consequences would stand.
        let follows = match (row.ended, follows(look.locale, row)) {
            (LogEnd::Reopened, _) if self.end == 0 && !row.words.is_empty() => ended.clone(),
            (_, follows) if follows.is_empty() && self.end == 0 && words != ended => ended.clone(),
            (_, follows) => follows,
        };
        let by = by(look.locale, &row.by);
        self.join(&[
            look.time(row.at),
            look.with("bar-round-brief", &[("round", row.round.0.into())]),
            look.with("table-short", &[("table", row.table.0.into())]),
            players,
            words,
            source,
            ended,
            follows,
            delivery(look, row.delivery, self.delivery < TIMED),
            row.took.age(),
            by,
        ])
    }

    /// What happened besides words: told over all columns but who did it.
    pub(super) fn affair(&self, look: &RenderCtx<'_>, row: &AffairRow) -> String {
        let table = row.table.map(|table| look.with("table-short", &[("table", table.0.into())]));
        let round = if row.round.0 > 0 {
            look.with("bar-round-brief", &[("round", row.round.0.into())])
        } else {
            String::new()
        };
        let middle =
            [self.players, self.words, self.source, self.end, self.follows, self.delivery, self.took];
        let wide: usize = middle.into_iter().filter(|part| *part > 0).map(|part| part + 1).sum();
        let by = by(look.locale, &row.by);
        let parts = [
            (look.time(row.at), TIME),
            (round, self.round),
            (table.unwrap_or_default(), TABLE),
            (affair::told_within(look, row, wide.saturating_sub(1)), wide.saturating_sub(1)),
            (by.clone(), self.by),
        ];
        let shown = parts.iter().filter(|(_, columns)| *columns > 0);
        shown.fold(String::from(" "), |line, (part, columns)| line + &text::pad(part, *columns) + " ")
    }

    fn join(&self, parts: &[String; 11]) -> String {
        let widths = [
            TIME,
            self.round,
            TABLE,
            self.players,
            self.words,
            self.source,
            self.end,
            self.follows,
            self.delivery,
            self.took,
            self.by,
        ];
        // From the end: what is longer than its column has those behind it in which nothing stands.
        let (mut line, mut free) = (String::new(), 0);
        for (at, (part, columns)) in parts.iter().zip(widths).enumerate().rev() {
            if columns == 0 {
                continue;
            }
            if part.is_empty() {
                free += columns + 1;
                continue;
            }
            let aligned = if at == 9 { text::pad_left(part, columns) } else { part.clone() };
            line = format!("{} {line}", text::pad(&aligned, columns + free));
            free = 0;
        }
        format!(" {}{line}", " ".repeat(free))
    }
}

/// What followed, in a few letters: `−5 Kováč`, `turn lost Šťastný`.
pub(super) fn follows(locale: &Locale, row: &LogRow) -> String {
    let mut parts = Vec::new();
    // What somebody has to carry out comes first, and what costs nothing where there is nothing else.
    if let Some(side) = row.turn_lost {
        parts.push(locale.with("log-turn", &[("player", row.player(side).into())]));
    }
    if let Some(penalty) = &row.penalty {
        let player = Value::from(row.player(penalty.side));
        let moved = [(penalty.side, penalty.costs.points), (penalty.side.other(), penalty.credited)];
        for (side, points) in moved.into_iter().filter(|(_, points)| points.0 != 0) {
            let points = report::points(points);
            let values = [("points", (&points).into()), ("player", row.player(side).into())];
            parts.push(locale.with("log-cost", &values));
        }
        let counted = [("log-crosses", penalty.costs.crosses), ("log-turns", penalty.costs.turns_lost)];
        for (id, count) in counted.into_iter().filter(|(_, count)| *count > 0) {
            parts.push(locale.with(id, &[("count", count.into()), ("player", player)]));
        }
        if parts.is_empty() {
            parts.push(locale.with("log-free", &[("player", player)]));
        }
    }
    locale.items(parts)
}

/// How far the orders got; without the time of day where there is no room for it.
fn delivery(look: &RenderCtx<'_>, delivery: Option<Delivery>, brief: bool) -> String {
    let at = |id: &str, at| look.with(id, &[("at", (&look.time(at)).into())]);
    match delivery {
        None => String::new(),
        Some(Delivery::OnClock { proven: false, .. }) if brief => look.say("delivery-unproven-brief"),
        Some(Delivery::OnClock { .. }) if brief => look.say("delivery-clock-brief"),
        Some(Delivery::ByHand { .. }) if brief => look.say("delivery-hand-brief"),
        Some(Delivery::OnClock { at: when, proven: false }) => at("delivery-unproven", when),
        Some(Delivery::OnClock { at: when, .. }) => at("delivery-clock", when),
        Some(Delivery::ByHand { at: when }) => at("delivery-hand", when),
        Some(Delivery::Waiting) => look.say("delivery-waiting"),
        Some(Delivery::NeedsPerson) => look.say("delivery-person"),
    }
}

/// Whoever decided, in a word: the name, or the console where nobody signed in.
fn by(locale: &Locale, by: &Actor) -> String {
    if by.name.is_empty() { report::station(locale, &by.station).into_owned() } else { by.name.clone() }
}
