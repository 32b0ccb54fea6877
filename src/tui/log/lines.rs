//! The lines of the log in their order, and those among them that match what is typed.

use std::sync::{Arc, Weak};

use crate::locale::Locale;
use crate::report::board;
use crate::station::{AffairRow, Delivery, LogRow, Snapshot};

use super::affair;
use super::place::Places;
use super::widths::{Widths, follows};
use crate::tui::rank::folded;
use crate::tui::render_ctx::RenderCtx;

/// What matches, kept until there are other decisions or another filter: a long day has twenty thousand.
#[derive(Default)]
pub(super) struct Found {
    /// Among these decisions. Not owned: whoever adds one need not copy the others.
    log: Weak<Vec<LogRow>>,
    /// And among these.
    affairs: Weak<Vec<AffairRow>>,
    filter: String,
    /// Places in the log, the newest first.
    pub(super) places: Vec<Line>,
}

/// A line of the log, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum Line {
    /// A decision on words.
    Decision(usize),
    /// What else people did.
    Affair(usize),
}

impl Line {
    /// What it says, in columns.
    pub(in crate::tui) fn told(self, widths: &Widths, look: &RenderCtx<'_>) -> String {
        match self {
            Self::Decision(at) => widths.line(look, &look.snapshot.log[at]),
            Self::Affair(at) => widths.affair(look, &look.snapshot.affairs[at]),
        }
    }
}

/// So many lines, the newest first; all, where there are no more.
pub(in crate::tui) fn lines(snapshot: &Snapshot, most: usize) -> Vec<Line> {
    let (log, affairs) = (&snapshot.log, &snapshot.affairs);
    let mut lines = Vec::with_capacity(most.min(log.len() + affairs.len()));
    let (mut of_log, mut of_affairs) = (log.len(), affairs.len());
    while of_log + of_affairs > 0 && lines.len() < most {
        let decided = of_log.checked_sub(1).map(|at| log[at].seq);
        let happened = of_affairs.checked_sub(1).map(|at| affairs[at].seq);
        if decided > happened {
            of_log -= 1;
            lines.push(Line::Decision(of_log));
        } else {
            of_affairs -= 1;
            lines.push(Line::Affair(of_affairs));
        }
    }
    lines
}

impl Found {
    /// The lines that match, the newest first; looked for only where something has changed.
    pub(super) fn matching(&mut self, filter: &str, snapshot: &Snapshot, locale: &Locale) -> &[Line] {
        let (log, affairs) = (Arc::downgrade(&snapshot.log), Arc::downgrade(&snapshot.affairs));
        let same = self.log.ptr_eq(&log) && self.affairs.ptr_eq(&affairs);
        if !same || self.filter != filter {
            let wanted: Vec<String> = filter.split_whitespace().map(folded).collect();
            let places = Places::of(locale);
            let matches = |line: &Line| {
                wanted.is_empty() || {
                    let text = match line {
                        Line::Decision(at) => haystack(locale, &places, &snapshot.log[*at]),
                        Line::Affair(at) => affair::haystack(locale, &places, &snapshot.affairs[*at]),
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
    let ends = [board::ended(locale, row.ended), board::ended_briefly(locale, row.ended)];
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
