//! The log: a line a decision and a line for everything else that people did, the newest first, filtered as one
//! types. The narrower the screen, the fewer columns a line has.

pub(super) mod entry;
mod lines;
pub(super) mod mend;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use super::keymap::{Action, KeyMode};
use super::list::SelectableList;
use super::offers::{OfferForm, form};
use super::render_ctx::{ClickTarget, Hits, RenderCtx};
use super::screen::{CorrectionTarget, EventCtx, Go, OfferPlace, Screen, TakenUp};
use super::text::{Pen, boxed};
use super::theme::CHOSEN;
use super::{edit, text};
use crate::domain::{Actor, Citation, Seq, SlipId};
use crate::locale::{Locale, Value};
use crate::report::{self, board};
use crate::station::{AffairRow, Delivery, LogEnd, LogRow, Snapshot};
use crate::tournament::Offer;
use lines::LogMatches;
pub(super) use lines::{LogLine, affair_line, lines};

/// What is chosen and typed in the log.
#[derive(Default)]
pub(super) struct LogScreen {
    /// What a line must contain.
    pub(super) filter: Input,
    /// The lines that match, the newest first.
    list: SelectableList,
    /// The decision that is open.
    pub(super) entry: Option<SlipId>,
    /// What else is open, by its place in the journal.
    pub(super) affair: Option<Seq>,
    /// How far it is scrolled.
    pub(super) scroll: u16,
    /// The form of an act that mends what is open.
    pub(super) form: Option<OfferForm>,
    found: LogMatches,
}

impl LogScreen {
    /// Opens a decision, and chooses it among all.
    pub(super) fn show(&mut self, slip: SlipId, snapshot: &Snapshot, locale: &Locale) {
        self.filter.reset();
        let places = self.matching(snapshot, locale);
        let is = |line: &LogLine| matches!(line, LogLine::Decision(at) if snapshot.log[*at].slip == slip);
        self.list.at = places.iter().position(is).unwrap_or(0);
        (self.entry, self.affair, self.scroll) = (Some(slip), None, 0);
    }

    /// Back to the list.
    pub(super) fn close(&mut self) {
        (self.entry, self.affair) = (None, None);
    }

    /// The whole list, from its newest line where only a part of it was seen.
    pub(super) fn unfiltered(&mut self) {
        if !self.filter.value().is_empty() {
            self.filter.reset();
            self.list.at = 0;
        }
    }

    /// What was noted besides words and is open.
    fn open_affair<'s>(&self, snapshot: &'s Snapshot) -> Option<&'s AffairRow> {
        snapshot.affairs.iter().rev().find(|row| Some(row.seq) == self.affair)
    }

    /// Whether something may be mended on what is open: on a decision, or on what was noted.
    pub(super) fn may_mend(&self, snapshot: &Snapshot) -> bool {
        let slip = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == self.entry);
        self.open_affair(snapshot).is_some_and(|row| mend::acts(row, snapshot).is_some())
            || slip.is_some_and(|slip| slip.mending.iter().any(Offer::possible))
    }

    /// Whether one of the lines is open.
    pub(super) fn is_open(&self) -> bool {
        self.entry.is_some() || self.affair.is_some()
    }

    /// In another language other decisions match.
    pub(super) fn forget_lines(&mut self) {
        self.found = LogMatches::default();
    }

    pub(super) fn sync(&mut self, snapshot: &Snapshot, locale: &Locale) {
        let last = self.matching(snapshot, locale).len().saturating_sub(1);
        self.list.at = self.list.at.min(last);
    }

    /// The lines of the log that match, the newest first.
    fn matching(&mut self, snapshot: &Snapshot, locale: &Locale) -> &[LogLine] {
        self.found.matching(self.filter.value(), snapshot, locale)
    }
}

impl LogScreen {
    /// A key in the list.
    fn press_in_list(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let lines = self.matching(cx.snapshot, cx.locale).len();
        match action {
            action if self.list.press(action, lines) => {}
            Action::Back => self.filter.reset(),
            Action::Enter => {
                let chosen = self.list.at;
                let line = self.matching(cx.snapshot, cx.locale).get(chosen).copied();
                self.close();
                match line {
                    Some(LogLine::Decision(at)) => self.entry = Some(cx.snapshot.log[at].slip),
                    Some(LogLine::Affair(at)) => self.affair = Some(cx.snapshot.affairs[at].seq),
                    None => {}
                }
                self.scroll = 0;
            }
            _ => {}
        }
        Go::Stay
    }

    /// A key at the entry that is open.
    fn press_at_entry(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        match action {
            Action::Mend => return self.mend(cx),
            Action::Back => self.close(),
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(10),
            Action::PageDown => self.scroll = self.scroll.saturating_add(10),
            _ => {}
        }
        Go::Stay
    }

    /// Takes up what may be mended on the decision: where there are several ways, they are chosen from among what may
    /// be done at its table. What may not says why.
    fn mend(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        // What was noted besides words is taken back where it was noted.
        let affair = self.open_affair(snapshot);
        if let Some((row, acts)) = affair.and_then(|row| Some((row, mend::acts(row, snapshot)?))) {
            return Go::Mend(acts.table(), CorrectionTarget::Entry(row.seq));
        }
        let slip = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == self.entry);
        let Some((slip, offer)) = slip.and_then(|slip| Some((slip, slip.mending.first()?))) else {
            let earlier = slip.filter(|slip| slip.round != snapshot.bar.round && slip.decided_at.is_some());
            *cx.problem = Some(match earlier {
                Some(slip) => mend::round_over(cx, slip),
                None => mend::nothing(cx),
            });
            return Go::Stay;
        };
        let possible = slip.mending.iter().filter(|offer| offer.possible()).count();
        if possible > 1 && slip.round == snapshot.bar.round {
            return Go::Mend(Some(slip.row.table), CorrectionTarget::Slip(slip.row.slip));
        }
        let place = OfferPlace { table: slip.row.table, players: slip.players.clone() };
        Go::TakeUp(TakenUp::at_once(offer, place))
    }
}

impl Screen for LogScreen {
    fn mode(&self) -> KeyMode {
        match &self.form {
            Some(form) => form.mode(),
            None if self.is_open() => KeyMode::LogEntry,
            None => KeyMode::Log,
        }
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        if let Some(form) = &mut self.form {
            return form.press(action, cx);
        }
        if self.is_open() { self.press_at_entry(action, cx) } else { self.press_in_list(action, cx) }
    }

    /// A letter goes into the filter. Whoever types while an entry is open looks for another line.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if let Some(form) = &mut self.form {
            return form.type_letter(letter, cx);
        }
        if !(self.is_open() && letter.is_whitespace()) {
            self.close();
            edit::insert(&mut self.filter, letter);
            self.list.at = 0;
        }
        Go::Stay
    }

    fn edited_line(&mut self, snapshot: &Snapshot) -> Option<&mut Input> {
        match &mut self.form {
            Some(form) => form.edited_line(snapshot),
            None => (self.entry.is_none() && self.affair.is_none()).then_some(&mut self.filter),
        }
    }

    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        let ClickTarget::Line(at) = hit else { return Go::Stay };
        if self.mode() != KeyMode::Log {
            return Go::Stay;
        }
        if self.list.at == at {
            return self.press(Action::Enter, cx);
        }
        self.list.at = at;
        Go::Stay
    }

    fn esc_leaves(&self) -> bool {
        self.mode() == KeyMode::Log
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        let mends = self.mode() != KeyMode::LogEntry || self.may_mend(look.snapshot);
        if mends { Vec::new() } else { vec!["key-mend"] }
    }

    fn shown_paragraph(&self, snapshot: &Snapshot) -> Option<Citation> {
        self.form.as_ref().and_then(|form| form.shown_paragraph(snapshot))
    }
}

/// Draws the log, or the decision that is open.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    log: &mut LogScreen,
    hits: &mut Hits,
) {
    if let Some(slip) = log.entry {
        log.scroll = entry::draw(buffer, area, look, slip, log.scroll);
    } else if let Some(seq) = log.affair {
        log.scroll = lines::draw_affair(buffer, area, look, seq, log.scroll);
    } else {
        draw_list(buffer, area, look, log, hits);
    }
    if let Some(form) = &log.form {
        form::over(buffer, area, look, form);
    }
}

fn draw_list(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, log: &mut LogScreen, hits: &mut Hits) {
    let found = log.matching(look.snapshot, look.locale).len();
    let count = look.snapshot.log.len() + look.snapshot.affairs.len();
    let values = [("shown", found.into()), ("count", count.into())];
    let title = look.with("log-title", &values);
    let inside = boxed(buffer, area, &title, look.theme);
    if let Some((count, head)) = look.snapshot.bar.head {
        let (head, count) = (head.groups(), count.to_string());
        let values = [("head", Value::Text(&head)), ("count", Value::Text(&count))];
        let text = format!(" {} ", look.with("log-head", &values));
        let (width, y) = (text::width(&text) as u16, area.bottom().saturating_sub(1));
        if width + 4 <= area.width {
            text::put(buffer, area, (area.right() - 2 - width, y), &text, look.theme.quiet());
        }
    }
    let mut pen = Pen::new(buffer, inside, look.theme);
    let typed = edit::with_cursor(&log.filter);
    pen.line(&[
        (&look.say("log-filter"), look.theme.key()),
        (" ", look.theme.plain()),
        (&typed, look.theme.strong()),
    ]);
    let widths = Widths::of(usize::from(inside.width));
    // As far in as the lines, which have a sign before them.
    pen.line(&[(" ", look.theme.quiet()), (&widths.head(look), look.theme.quiet())]);
    if found == 0 {
        let id = if count == 0 { "log-empty" } else { "log-no-match" };
        pen.line(&[(&look.say(id), look.theme.quiet())]);
    }
    let places = &log.found.places;
    log.list.draw(&mut pen, places.len(), hits, |pen, at, chosen| {
        let line = places[at].told(&widths, look);
        let style = if chosen { look.theme.strong() } else { look.theme.plain() };
        pen.line(&[(if chosen { CHOSEN } else { " " }, style), (&line, style)]);
    });
    log.list.mark(buffer, area, found, &title, look.theme);
}

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
    fn head(&self, look: &RenderCtx<'_>) -> String {
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
        let full = board::challenge_end(look.locale, row.ended);
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
        let by = decider_name(look.locale, &row.by);
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
    fn affair_columns(&self, look: &RenderCtx<'_>, row: &AffairRow) -> String {
        let table = row.table.map(|table| look.with("table-short", &[("table", table.0.into())]));
        let round = if row.round.0 > 0 {
            look.with("bar-round-brief", &[("round", row.round.0.into())])
        } else {
            String::new()
        };
        let middle =
            [self.players, self.words, self.source, self.end, self.follows, self.delivery, self.took];
        let wide: usize = middle.into_iter().filter(|part| *part > 0).map(|part| part + 1).sum();
        let by = decider_name(look.locale, &row.by);
        let parts = [
            (look.time(row.at), TIME),
            (round, self.round),
            (table.unwrap_or_default(), TABLE),
            (lines::affair_line_within(look, row, wide.saturating_sub(1)), wide.saturating_sub(1)),
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
fn follows(locale: &Locale, row: &LogRow) -> String {
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
fn decider_name(locale: &Locale, by: &Actor) -> String {
    if by.name.is_empty() { report::station(locale, &by.station).into_owned() } else { by.name.clone() }
}
