//! The lines of the log in their order, and those among them that match what is typed. What the log lists besides
//! the words on slips is told here, a line each and in full.

use std::sync::{Arc, Weak};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::entry::{LabelledLines, decided_by};
use super::mend::is_undone;
use super::{Widths, follows};
use crate::domain::{Round, Seq, TableId};
use crate::locale::Locale;
use crate::report::{self, PlayerNames, board};
use crate::station::{AffairRow, Delivery, LogRow, Snapshot};
use crate::tui::rank::folded;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::BAD;

/// What matches, kept until there are other decisions or another filter: a long day has twenty thousand.
#[derive(Default)]
pub(super) struct LogMatches {
    /// Among these decisions. Not owned: whoever adds one need not copy the others.
    log: Weak<Vec<LogRow>>,
    /// And among these.
    affairs: Weak<Vec<AffairRow>>,
    filter: String,
    /// Places in the log, the newest first.
    pub(super) places: Vec<LogLine>,
}

/// A line of the log, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum LogLine {
    /// A decision on words.
    Decision(usize),
    /// What else people did.
    Affair(usize),
}

impl LogLine {
    /// What it says, in columns.
    pub(in crate::tui) fn told(self, widths: &Widths, look: &RenderCtx<'_>) -> String {
        match self {
            Self::Decision(at) => widths.line(look, &look.snapshot.log[at]),
            Self::Affair(at) => widths.affair_columns(look, &look.snapshot.affairs[at]),
        }
    }
}

/// So many lines, the newest first; all, where there are no more.
pub(in crate::tui) fn lines(snapshot: &Snapshot, most: usize) -> Vec<LogLine> {
    let (log, affairs) = (&snapshot.log, &snapshot.affairs);
    let mut lines = Vec::with_capacity(most.min(log.len() + affairs.len()));
    let (mut of_log, mut of_affairs) = (log.len(), affairs.len());
    while of_log + of_affairs > 0 && lines.len() < most {
        let decided = of_log.checked_sub(1).map(|at| log[at].seq);
        let happened = of_affairs.checked_sub(1).map(|at| affairs[at].seq);
        if decided > happened {
            of_log -= 1;
            lines.push(LogLine::Decision(of_log));
        } else {
            of_affairs -= 1;
            lines.push(LogLine::Affair(of_affairs));
        }
    }
    lines
}

impl LogMatches {
    /// The lines that match, the newest first; looked for only where something has changed.
    pub(super) fn matching(&mut self, filter: &str, snapshot: &Snapshot, locale: &Locale) -> &[LogLine] {
        let (log, affairs) = (Arc::downgrade(&snapshot.log), Arc::downgrade(&snapshot.affairs));
        let same = self.log.ptr_eq(&log) && self.affairs.ptr_eq(&affairs);
        if !same || self.filter != filter {
            let wanted: Vec<String> = filter.split_whitespace().map(folded).collect();
            let places = Places::of(locale);
            let matches = |line: &LogLine| {
                wanted.is_empty() || {
                    let text = match line {
                        LogLine::Decision(at) => haystack(locale, &places, &snapshot.log[*at]),
                        LogLine::Affair(at) => affair_haystack(locale, &places, &snapshot.affairs[*at]),
                    };
                    wanted.iter().all(|part| text.contains(part))
                }
            };
            let found = lines(snapshot, usize::MAX).into_iter().filter(matches).collect();
            *self = Self { log, affairs, filter: filter.to_owned(), places: found };
        }
        &self.places
    }
}

/// Everything in a line that one may look for, in small letters without accents.
fn haystack(locale: &Locale, places: &Places, row: &LogRow) -> String {
    let [a, b] = [row.challenger, row.challenger.other()].map(|side| row.player(side));
    let mut text = format!("{} #{} {a} {b} ", places.named(row.round, Some(row.table)), row.slip);
    let lists = row.words.iter().filter_map(|word| word.list_name());
    for part in row.spelled().chain(lists) {
        text.push_str(part);
        text.push(' ');
    }
    let ends = [board::challenge_end(locale, row.ended), board::ended_briefly(locale, row.ended)];
    for part in ends.iter().chain([&follows(locale, row)]) {
        text.push_str(part);
        text.push(' ');
    }
    if row.delivery == Some(Delivery::NeedsPerson) {
        text.push_str(&locale.say("delivery-person"));
    }
    text.push_str(&row.by.name);
    text.push(' ');
    text.push_str(&row.by.station);
    folded(&text)
}

/// Stands for the number in [`Places`].
const NUMBER: &str = "\u{fffc}";

/// What rounds and tables are called in the columns of the log and in a sentence, in the reader's language; said once,
/// since a long day has twenty thousand lines.
pub(super) struct Places {
    round: String,
    table: String,
}

impl Places {
    pub(super) fn of(locale: &Locale) -> Self {
        let of = |id: &str, name: &str| locale.with(id, &[(name, NUMBER.into())]);
        // As files of the log have them, too.
        let round = format!("r{NUMBER} {}", of("bar-round-brief", "round"));
        let table = format!(" t{NUMBER} {} {}", of("table-short", "table"), of("finder-table-free", "table"));
        Self { round, table }
    }

    /// What a round and a table are called.
    pub(super) fn named(&self, round: Round, table: Option<TableId>) -> String {
        let mut named = self.round.replace(NUMBER, &round.to_string());
        if let Some(table) = table {
            named.push_str(&self.table.replace(NUMBER, &table.to_string()));
        }
        named
    }
}

/// What happened, in a line.
pub(in crate::tui) fn affair_line(locale: &Locale, row: &AffairRow) -> String {
    report::event_about(locale, &row.event, PlayerNames(row.players.as_deref()), &row.about)
}

/// The same in so many columns.
pub(super) fn affair_line_within(look: &RenderCtx<'_>, row: &AffairRow, columns: usize) -> String {
    let undone = if is_undone(look.snapshot, row) {
        format!("{BAD} {}: ", look.say("log-undone"))
    } else {
        String::new()
    };
    let tell = |names: PlayerNames<'_>| {
        undone.clone() + &report::event_about(look.locale, &row.event, names, &row.about)
    };
    look.naming(row.players.as_deref(), columns, tell)
}

/// Everything in a line that one may look for, in small letters without accents.
pub(super) fn affair_haystack(locale: &Locale, places: &Places, row: &AffairRow) -> String {
    let place = places.named(row.round, row.table);
    let [a, b] = row.players.as_deref().map_or([""; 2], |players| players.each_ref().map(String::as_str));
    let (what, kind) = (affair_line(locale, row), report::kind(locale, &row.event));
    let text = format!("{place} {a} {b} {what} {kind} {} {}", row.by.name, row.by.station);
    folded(&text)
}

/// Draws it in full, and gives how far it is really scrolled.
pub(super) fn draw_affair(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    seq: Seq,
    scroll: u16,
) -> u16 {
    let title = look.with("entry-affair-title", &[("seq", (&seq.to_string()).into())]);
    let inside = boxed(buffer, area, &title, look.theme);
    let Some(row) = look.snapshot.affairs.iter().rev().find(|row| row.seq == seq) else { return 0 };
    let mut lines = LabelledLines::new(look, usize::from(inside.width));
    let mut when = vec![look.time(row.at)];
    if row.round.0 > 0 {
        when.push(look.with("bar-round", &[("round", row.round.0.into())]));
    }
    when.extend(row.table.map(|table| look.with("finder-table-free", &[("table", table.0.into())])));
    lines.fact("entry-when", &when.join(" · "), "");
    if let Some(players) = row.players.as_deref() {
        lines.fact("entry-who", &players.join(" – "), "");
    }
    lines.fact("entry-what", &affair_line(look.locale, row), &look.cites(&row.cite));
    if is_undone(look.snapshot, row) {
        lines.fact("entry-what", &format!("{BAD} {}", look.say("log-undone")), "");
    }
    let by = decided_by(look.locale, &row.by);
    lines.fact("entry-by", &by, "");
    lines.show(&mut Pen::new(buffer, inside, look.theme), scroll, inside.height)
}
