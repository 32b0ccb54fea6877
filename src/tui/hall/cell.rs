//! One table in the grid: number, what it needs, both times, marks, the open slip.
//!
//! Two hundred and fifty-six of these are drawn in a frame, so the fixed words are looked up once for all of them.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::clock::Run;
use crate::domain::{At, Millis, Side, TableId};
use crate::report;
use crate::rules::{Counts, Phase};
use crate::station::{ClockView, TableRow, Urgency};
use crate::tournament::{Counters, DeadlineKind};
use crate::tui::look::Look;
use crate::tui::text;
use crate::tui::theme::{CHOSEN, GOOD, OPEN, Theme, URGENT};

/// The end of the session is worth a line of a cell when it is as near as this.
const SOON: Millis = Millis::secs(300);

/// The words and styles of all cells of a frame.
pub(super) struct Painter {
    theme: Theme,
    now: At,
    referee: String,
    claim: String,
    clock_may: String,
    clock_must: String,
    forfeit: String,
    session: String,
    playoff: String,
    by_hand: String,
    challenge: String,
    no_slip: String,
    suspect: String,
    flag: String,
    stale: String,
    battery: String,
    no_radio: String,
    not_heard: String,
    no_game: String,
    /// What must be said at which table, the oldest first.
    aloud: BTreeMap<TableId, String>,
    /// Since when players are missed, by table and side.
    absent: BTreeMap<(TableId, Side), String>,
}

impl Painter {
    pub(super) fn new(look: &Look<'_>) -> Self {
        let mut aloud = BTreeMap::new();
        for order in &look.snapshot.aloud {
            let words = || report::aloud(look.locale, &order.wish, &order.player);
            aloud.entry(order.table).or_insert_with(words);
        }
        let mut absent = BTreeMap::new();
        for row in &look.snapshot.tables {
            for side in Side::BOTH {
                if let Some(since) = row.game.absent[side.index()] {
                    let at = look.time(since);
                    let at = at.get(..5).unwrap_or(&at).to_owned();
                    absent.insert((row.table, side), look.with("cell-absent", &[("at", (&at).into())]));
                }
            }
        }
        Self {
            theme: look.theme,
            now: look.snapshot.now,
            referee: look.say("urgency-referee"),
            claim: look.say("urgency-claim"),
            clock_may: look.say("cell-clock-may"),
            clock_must: look.say("cell-clock-must"),
            forfeit: look.say("cell-forfeit"),
            session: look.say("cell-session"),
            playoff: look.say("cell-playoff"),
            by_hand: look.say("urgency-by-hand"),
            challenge: look.say("urgency-challenge"),
            no_slip: look.say("urgency-no-slip"),
            suspect: look.say("urgency-suspect"),
            flag: look.say("urgency-flag"),
            stale: look.say("urgency-stale"),
            battery: look.say("urgency-battery"),
            no_radio: look.say("clock-none"),
            not_heard: look.say("clock-never-heard"),
            no_game: look.say("table-no-game"),
            aloud,
            absent,
        }
    }

    /// What the table needs, with its sign and its weight.
    pub(super) fn urgency(&self, row: &TableRow) -> (String, Style) {
        let theme = self.theme;
        let urgent = |what: &str| format!("{URGENT} {what}");
        match row.urgency {
            Urgency::Referee => (urgent(&self.referee), theme.open()),
            Urgency::Claim => (urgent(&self.claim), theme.open()),
            Urgency::Deadline => {
                let reached = row.game.deadlines.iter().rev().find(|line| line.at <= self.now);
                let what = reached.map_or(String::new(), |line| self.deadline(line.kind));
                (urgent(&what), theme.open())
            }
            Urgency::ByHand => (urgent(&self.by_hand), theme.open()),
            Urgency::Challenge => (self.challenge.clone(), theme.strong()),
            Urgency::ClockInChallenge => (format!("{OPEN} {}", self.no_slip), theme.open()),
            Urgency::Suspect => (urgent(&self.suspect), theme.bad()),
            Urgency::TimeOut => (format!("{URGENT} {}{}", self.flag, fallen(&row.clock)), theme.bad()),
            Urgency::Stale => (self.stale(&row.clock), theme.quiet()),
            Urgency::Calm => (String::new(), theme.plain()),
        }
    }

    /// A deadline in two words.
    fn deadline(&self, kind: DeadlineKind) -> String {
        let of = |word: &str, side: Side| format!("{word} {side}");
        match kind {
            DeadlineKind::LateClock { side, must: true } => of(&self.clock_must, side),
            DeadlineKind::LateClock { side, must: false } => of(&self.clock_may, side),
            DeadlineKind::Forfeit { side } => of(&self.forfeit, side),
            DeadlineKind::SessionEnd => self.session.clone(),
        }
    }

    fn stale(&self, clock: &ClockView) -> String {
        match clock {
            ClockView::None => self.no_radio.clone(),
            ClockView::NeverHeard { .. } => self.not_heard.clone(),
            ClockView::Heard { age, stale: true, .. } => format!("{} {}", self.stale, age_short(*age)),
            ClockView::Heard { battery, .. } => format!("{} {} %", self.battery, battery.unwrap_or(0)),
        }
    }

    /// Draws a cell.
    pub(super) fn cell(&self, buffer: &mut Buffer, area: Rect, row: &TableRow, chosen: bool) {
        let theme = self.theme;
        let (word, style) = self.urgency(row);
        border(buffer, area, if chosen { theme.key() } else { theme.frame() }, chosen);
        let top = Rect { x: area.x + 1, width: area.width.saturating_sub(2), height: 1, ..area };
        let sign = if chosen { CHOSEN } else { " " };
        let name = format!("{sign}{:02} ", row.table.0);
        let name_style = if chosen { theme.chosen() } else { theme.strong() };
        let x = text::put(buffer, top, (top.x, top.y), &name, name_style);
        if !word.is_empty() {
            text::put(
                buffer,
                top,
                (x, top.y),
                &text::cut(&format!("{word} "), usize::from(top.right() - x)),
                style,
            );
        }
        let inside = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(3),
            height: area.height.saturating_sub(2),
        };
        self.inside(buffer, inside, row);
    }

    fn inside(&self, buffer: &mut Buffer, area: Rect, row: &TableRow) {
        let theme = self.theme;
        let half = area.width / 2;
        let second = area.x + half;
        let mut y = area.y;
        if area.height > 3 {
            for (side, x) in [(0, area.x), (1, second)] {
                let name = row.players.as_ref().map_or("", |players| players[side].as_str());
                let name = text::cut(name, usize::from(half.saturating_sub(1)));
                text::put(buffer, area, (x, y), &name, theme.plain());
            }
            y += 1;
        }
        if row.players.is_none() {
            text::put(buffer, area, (area.x, y), &self.no_game, theme.quiet());
        } else {
            self.times(buffer, area, y, row);
        }
        y += 1;
        // Where a cell has two lines only, the open slip comes before what has been counted.
        let both = area.height > 2;
        let busy = row.slip.is_some() || self.aloud.contains_key(&row.table) || self.note(row).is_some();
        if both || !busy {
            for (side, x) in [(Side::A, area.x), (Side::B, second)] {
                let place = Rect { x, y, width: half, height: 1 };
                let marks = marks(&row.counters[side.index()], &row.game.counts[side.index()]);
                let shown = self.absent.get(&(row.table, side)).unwrap_or(&marks);
                text::put(buffer, place, (x, y), shown, theme.open());
            }
        }
        self.last_line(buffer, area, if both { y + 1 } else { y }, row);
    }

    /// The open slip with its age, or what else is worth a line.
    fn last_line(&self, buffer: &mut Buffer, area: Rect, y: u16, row: &TableRow) {
        let theme = self.theme;
        if let Some((_, age)) = row.slip {
            let age = age.age();
            let room = usize::from(area.width).saturating_sub(text::width(&age) + 1);
            let words = row.words.join(" ");
            let x = text::put(buffer, area, (area.x, y), &text::cut(&words, room), theme.strong());
            text::put(buffer, area, (if words.is_empty() { x } else { x + 1 }, y), &age, theme.quiet());
        } else if let Some(words) = self.aloud.get(&row.table) {
            text::put(buffer, area, (area.x, y), words, theme.strong());
        } else if let Some((note, style)) = self.note(row) {
            text::put(buffer, area, (area.x, y), &note, style);
        } else if area.height == 3 || (area.height == 2 && bare(row)) {
            // A small cell has no line for the names alone.
            for (side, x) in [(0, area.x), (1, area.x + area.width / 2)] {
                let name = row.players.as_ref().map_or("", |players| players[side].as_str());
                let name = text::cut(name, usize::from((area.width / 2).saturating_sub(1)));
                text::put(buffer, area, (x, y), &name, theme.quiet());
            }
        }
    }

    /// What else is worth a line: a claim, a procedure, who is missed, the result, the playoff, what comes next, the
    /// battery of a clock that is silent.
    fn note(&self, row: &TableRow) -> Option<(String, Style)> {
        let theme = self.theme;
        let game = &row.game;
        if let Some((name, age)) = &game.claim {
            return Some((format!("{} {name}", age.age()), theme.strong()));
        }
        if let Some((name, done, of)) = &game.run {
            return Some((format!("{done}/{of} {name}"), theme.strong()));
        }
        if let Some([a, b]) = game.result {
            let sign = if game.phase == Phase::HandedIn { GOOD } else { "" };
            return Some((format!("{a} : {b} {sign}"), theme.strong()));
        }
        if let Some(next) = game.deadlines.iter().find(|line| line.at > self.now) {
            let soon = next.kind != DeadlineKind::SessionEnd;
            if soon || next.at.since(self.now) < SOON {
                let left = Millis(next.at.since(self.now).0 + 999).age();
                return Some((format!("{} {left}", self.deadline(next.kind)), theme.plain()));
            }
        }
        if let Some((number, last)) = game.circled {
            return Some((format!("{} {number}→{last}", self.playoff), theme.plain()));
        }
        match &row.clock {
            ClockView::Heard { battery: Some(battery), stale: true, .. } => {
                Some((format!("{} {battery} %", self.battery), theme.quiet()))
            }
            _ => None,
        }
    }

    fn times(&self, buffer: &mut Buffer, area: Rect, y: u16, row: &TableRow) {
        let theme = self.theme;
        let half = area.width / 2;
        match &row.clock {
            ClockView::None => {
                text::put(buffer, area, (area.x, y), &self.no_radio, theme.quiet());
            }
            ClockView::NeverHeard { .. } => {
                text::put(buffer, area, (area.x, y), &self.not_heard, theme.quiet());
            }
            ClockView::Heard { run, left, stale, extrapolated, .. } => {
                for (side, x) in [(Side::A, area.x), (Side::B, area.x + half)] {
                    let runs = *run == Run::Running(side);
                    let time = left[side.index()];
                    let style = match (time.0 < 0, runs) {
                        (true, _) => theme.bad(),
                        (false, true) => theme.strong(),
                        (false, false) => theme.plain(),
                    };
                    let face = face(time, *stale && *extrapolated);
                    let sign = if side == Side::A || runs { run_sign(*run, side) } else { " " };
                    let x = text::put(buffer, area, (x, y), sign, theme.strong());
                    text::put(buffer, area, (x, y), &face, style);
                }
            }
        }
    }
}

fn border(buffer: &mut Buffer, area: Rect, style: Style, thick: bool) {
    let area = area.intersection(buffer.area);
    if area.width < 2 || area.height < 2 {
        return;
    }
    let [corner, across, down] = if thick {
        [["┏", "┓", "┗", "┛"], ["━"; 4], ["┃"; 4]]
    } else {
        [["╭", "╮", "╰", "╯"], ["─"; 4], ["│"; 4]]
    };
    let (left, right, top, bottom) = (area.x, area.right() - 1, area.y, area.bottom() - 1);
    for x in left + 1..right {
        buffer[(x, top)].set_symbol(across[0]).set_style(style);
        buffer[(x, bottom)].set_symbol(across[0]).set_style(style);
    }
    for y in top + 1..bottom {
        buffer[(left, y)].set_symbol(down[0]).set_style(style);
        buffer[(right, y)].set_symbol(down[0]).set_style(style);
    }
    for (at, symbol) in [(left, top), (right, top), (left, bottom), (right, bottom)].into_iter().zip(corner) {
        buffer[at].set_symbol(symbol).set_style(style);
    }
}

/// Whether nothing has been counted for either player.
fn bare(row: &TableRow) -> bool {
    row.counters.iter().zip(&row.game.counts).all(|(counters, counts)| marks(counters, counts).is_empty())
        && row.game.absent == [None; 2]
}

/// The sign of what the clock does, before the side that it is about.
pub(super) fn run_sign(run: Run, side: Side) -> &'static str {
    match run {
        Run::Running(running) if running == side => "▶",
        Run::Running(_) => " ",
        Run::Challenge(_) => "‖",
        Run::Neutral => "◦",
        Run::Idle => "·",
        Run::Finished => "■",
    }
}

/// The face of a clock; the last digit of a time that was carried forward from an old reading is not known.
pub(super) fn face(left: Millis, unsure: bool) -> String {
    let mut face = left.face();
    if unsure {
        face.pop();
        face.push('?');
    }
    face
}

/// The side whose time is over.
fn fallen(clock: &ClockView) -> &'static str {
    match clock {
        ClockView::Heard { left: [a, b], .. } if a.0 <= 0 && b.0 <= 0 => " A B",
        ClockView::Heard { left: [a, _], .. } if a.0 <= 0 => " A",
        ClockView::Heard { left: [_, b], .. } if b.0 <= 0 => " B",
        _ => "",
    }
}

fn age_short(age: Millis) -> String {
    if age.0 < 60_000 { format!("{} s", age.0.max(0) / 1000) } else { age.age() }
}

/// What has been counted: `−5`, `××`, `XXX` for a lost turn that is still owed, `W2` for warnings and the like.
pub(super) fn marks(counters: &Counters, counts: &Counts) -> String {
    let mut marks = String::new();
    let mut add = |piece: String| {
        if !marks.is_empty() {
            marks.push(' ');
        }
        marks.push_str(&piece);
    };
    if counters.points.0 != 0 {
        add(format!("−{}", counters.points.0.unsigned_abs()));
    }
    match counters.crosses {
        0 => {}
        few @ 1..=4 => add("×".repeat(usize::from(few))),
        many => add(format!("×{many}")),
    }
    match counters.turns_owed() {
        0 => {}
        1 => add("XXX".to_owned()),
        more => add(format!("{more}·XXX")),
    }
    for (counter, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let letter: String = counter.chars().take(1).flat_map(char::to_uppercase).collect();
        add(if *count == 1 { letter } else { format!("{letter}{count}") });
    }
    marks
}
