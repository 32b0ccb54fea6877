//! The lines: what happened, what stands, what waits.

use std::collections::BTreeMap;

use crate::domain::{Millis, SlipId, TableId};
use crate::locale::Value;
use crate::report::{self, PlayerNames, board};
use crate::station::{
    AffairRow, JournaledNews, LogRow, QueueRow, Snapshot, TableHappening, TableRow, Urgency,
};
use crate::tournament::Weight;

use crate::tui::act::ScreenProblem;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::{hall, log};

/// The first line.
pub(super) fn greeting(look: &RenderCtx<'_>) -> String {
    let bar = &look.snapshot.bar;
    let event = if bar.event.is_empty() { look.say("bar-no-event") } else { bar.event.clone() };
    let round = look.with("bar-round", &[("round", bar.round.0.into())]);
    let waiting = look.with("bar-waiting", &[("count", look.waiting().into())]);
    format!("ephor · {event} · {round} · {waiting}. {}", help(look))
}

/// What may be written, with the commands' words in the console's language.
pub(super) fn help(look: &RenderCtx<'_>) -> String {
    let word = |id: &str| look.say(id).to_lowercase();
    let words = ["finder-kind-slip", "tab-hall", "plain-word-slips", "tab-log", "key-quit"].map(word);
    let names = ["slip", "hall", "slips", "log", "quit"];
    let values: Vec<(&str, Value<'_>)> =
        names.into_iter().zip(&words).map(|(name, word)| (name, word.into())).collect();
    look.with("plain-help", &values)
}

/// Something that was journaled; nothing where only the machinery did something.
pub(super) fn line(look: &RenderCtx<'_>, news: &JournaledNews) -> Option<String> {
    if news.event.card().weight == Weight::Passing {
        return None;
    }
    let said = report::event_about(look.locale, &news.event, PlayerNames(news.players.as_ref()), &news.about);
    let mut parts = vec![look.time(news.at)];
    parts.extend(news.table.map(|table| number(look, table)));
    parts.push(said);
    let cite = look.cites(&news.cite);
    let line = parts.join(" · ");
    Some(if cite.is_empty() { line } else { format!("{line} [{cite}]") })
}

fn number(look: &RenderCtx<'_>, table: TableId) -> String {
    look.with("finder-table-free", &[("table", table.0.into())])
}

/// What clocks and deadlines need now that they did not need before; what people need is in the journal.
pub(super) fn needs(look: &RenderCtx<'_>, before: &mut BTreeMap<TableId, Urgency>) -> Vec<String> {
    let mut lines = Vec::new();
    for row in &look.snapshot.tables {
        let was = before.insert(row.table, row.urgency);
        let of_clock = matches!(
            row.urgency,
            Urgency::Deadline
                | Urgency::ClockInChallenge
                | Urgency::Fault
                | Urgency::TimeOut
                | Urgency::Suspect
                | Urgency::Stale
        );
        if of_clock && was != Some(row.urgency) {
            let need = hall::need(look, row);
            lines.push(format!("{} · {} · {need}", look.time(look.snapshot.now), number(look, row.table)));
        }
    }
    lines
}

/// What went wrong, and what to do instead.
pub(super) fn problem(look: &RenderCtx<'_>, problem: &ScreenProblem) -> Vec<String> {
    let mut what = problem.what.clone();
    if let Some(cite) = &problem.cite {
        what = format!("{what} [{}]", look.cite(cite));
    }
    let instead = look.with("problem-instead", &[("instead", (&problem.instead).into())]);
    let mut lines = vec![what];
    lines.extend((!problem.instead.is_empty()).then_some(instead));
    lines
}

/// A table: who plays there, and what it needs.
pub(super) fn table(look: &RenderCtx<'_>, row: &TableRow) -> String {
    let table = ("table", row.table.0.into());
    let mut line = match &row.players {
        Some([a, b]) => look.with("finder-table", &[table, ("a", a.into()), ("b", b.into())]),
        None => look.with("finder-table-free", &[table]),
    };
    let need = hall::need(look, row);
    let waits = row.waits.map(Millis::age).unwrap_or_default();
    let result = row
        .game
        .result
        .map(|it| format!("{}:{}{}", it.scored[0], it.scored[1], it.won()))
        .unwrap_or_default();
    for part in [row.words.join(" "), need, waits, result] {
        if !part.is_empty() {
            line.push_str(" · ");
            line.push_str(&part);
        }
    }
    line
}

/// What happened at the table in focus.
pub(super) fn timeline(look: &RenderCtx<'_>, table: TableId) -> Vec<String> {
    let Some(detail) = look.snapshot.table.as_ref().filter(|detail| detail.row.table == table) else {
        return Vec::new();
    };
    let names = PlayerNames(detail.row.players.as_ref());
    let said = |what: &TableHappening, about| match what {
        TableHappening::Pressed { side } => look.with("line-pressed", &[("player", names.of(*side).into())]),
        TableHappening::Journaled { event, .. } => report::event_about(look.locale, event, names, about),
    };
    detail
        .timeline
        .iter()
        .map(|row| format!("{} · {}", look.time(row.at), said(&row.what, &row.about)))
        .collect()
}

/// A slip that waits, wherever.
pub(super) fn row(snapshot: &Snapshot, slip: SlipId) -> Option<&QueueRow> {
    snapshot.queue.iter().chain(&snapshot.referee).find(|row| row.slip == slip)
}

/// A slip that waits: its number, its table, its words, how long.
pub(super) fn slip(look: &RenderCtx<'_>, row: &QueueRow) -> String {
    let words = if row.words.is_empty() { look.say("slip-no-words") } else { row.words.join(" ") };
    let number = look.with("verdict-slip", &[("slip", i64::from(row.slip.0).into())]);
    format!("{number} · {} · {words} · {}", self::number(look, row.table), row.age.age())
}

/// All slips that wait; a sentence where none does.
pub(super) fn slips(look: &RenderCtx<'_>) -> Vec<String> {
    let mut lines: Vec<String> = look.snapshot.queue.iter().map(|row| slip(look, row)).collect();
    let office = look.ruling_office();
    lines.extend(look.snapshot.referee.iter().map(|row| format!("{} · {office}", slip(look, row))));
    if lines.is_empty() {
        lines.push(look.with("bar-waiting", &[("count", 0_u16.into())]));
    }
    lines
}

/// The latest decisions and whatever else people did, the newest last.
pub(super) fn log(look: &RenderCtx<'_>, most: usize) -> Vec<String> {
    let affair = |row: &AffairRow| {
        let mut parts = vec![look.time(row.at)];
        parts.extend(row.table.map(|table| number(look, table)));
        parts.push(report::event_about(
            look.locale,
            &row.event,
            PlayerNames(row.players.as_deref()),
            &row.about,
        ));
        parts.join(" · ")
    };
    let told = |row: &LogRow| {
        let words: Vec<&str> = row.spelled().collect();
        let number = look.with("verdict-slip", &[("slip", i64::from(row.slip.0).into())]);
        let parts = [
            look.time(row.at),
            number,
            self::number(look, row.table),
            words.join(" "),
            board::challenge_end(look.locale, row.ended),
        ];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    let line = |line: log::LogLine| match line {
        log::LogLine::Decision(at) => told(&look.snapshot.log[at]),
        log::LogLine::Affair(at) => affair(&look.snapshot.affairs[at]),
    };
    let mut lines: Vec<String> = log::lines(look.snapshot, most).into_iter().map(line).collect();
    lines.reverse();
    lines
}
