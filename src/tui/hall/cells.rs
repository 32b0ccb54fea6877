//! The cells of the hall's grid, a table each: number, what it needs, both times, marks, the open slip. Their words
//! and styles are looked up once for all of a frame.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::marks::{WEAK, age_short, face, fallen, first_signal, hearsay, marks, run_sign};
use crate::clock::Run;
use crate::domain::{At, Millis, NameOrder, Side, TableId};
use crate::locale::Locale;
use crate::rules::Phase;
use crate::station::{ClockView, KeyPlace, NoSheets, TableRow, Urgency};
use crate::tournament::DeadlineKind;
use crate::tui::act::Choices;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::theme::{CHOSEN, GOOD, OPEN, Theme, URGENT};
use crate::tui::{text, verdict};

/// The words and styles of all cells of a frame.
pub(super) struct Painter {
    pub(super) locale: &'static Locale,
    pub(super) theme: Theme,
    choices: Choices,
    pub(super) now: At,
    pub(super) names: NameOrder,
    pub(super) referee: String,
    pub(super) claim: String,
    pub(super) clock_may: String,
    pub(super) clock_must: String,
    pub(super) forfeit: String,
    pub(super) session: String,
    pub(super) playoff: String,
    pub(super) by_hand: String,
    pub(super) challenge: String,
    pub(super) hold: String,
    pub(super) no_slip: String,
    pub(super) suspect: String,
    pub(super) flag: String,
    pub(super) stale: String,
    pub(super) battery: String,
    pub(super) no_radio: String,
    pub(super) not_heard: String,
    pub(super) elsewhere: String,
    pub(super) no_key: String,
    pub(super) unproven: String,
    pub(super) fault: String,
    pub(super) weak: String,
    pub(super) no_game: String,
    /// What must be said at which table, the oldest first.
    pub(super) aloud: BTreeMap<TableId, String>,
    pub(super) missed: String,
    before: String,
    unreported: String,
    over: String,
    awarded: String,
    from_slips: String,
    handed_in: String,
    /// What must be left of a move for the clock's first signal.
    pub(super) signal: Option<Millis>,
    /// Since when players are missed, by table and side.
    pub(super) absent: BTreeMap<(TableId, Side), String>,
}

impl Painter {
    pub(super) fn new(look: &RenderCtx<'_>) -> Self {
        let mut aloud = BTreeMap::new();
        for order in &look.snapshot.aloud {
            let words = || verdict::aloud(look.locale, order);
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
            locale: look.locale,
            theme: look.theme,
            choices: look.choices.clone(),
            now: look.snapshot.now,
            names: look.snapshot.bar.names,
            referee: look.say("urgency-referee"),
            claim: look.say("urgency-claim"),
            clock_may: look.say("cell-clock-may"),
            clock_must: look.say("cell-clock-must"),
            forfeit: look.say("cell-forfeit"),
            session: look.say("cell-session"),
            playoff: look.say("cell-playoff"),
            by_hand: look.say("urgency-by-hand"),
            challenge: look.say("urgency-challenge"),
            hold: look.say("board-hold"),
            no_slip: look.say("urgency-no-slip"),
            suspect: look.say("urgency-suspect"),
            flag: look.say("urgency-flag"),
            stale: look.say("urgency-stale"),
            battery: look.say("urgency-battery"),
            no_radio: look.say("clock-none"),
            not_heard: look.say("clock-never-heard"),
            elsewhere: look.say("clock-elsewhere-brief"),
            no_key: look.say("clock-no-key-brief"),
            unproven: look.say("clock-unproven"),
            fault: look.say("clock-fault"),
            weak: look.say("clocks-weak"),
            no_game: look.say("table-no-game"),
            missed: look.say("cell-missed"),
            before: look.say("cell-before"),
            unreported: look.say("cell-unreported"),
            over: look.say("cell-over"),
            awarded: look.say("results-awarded"),
            from_slips: look.say("results-from-slips"),
            handed_in: look.say("cell-handed-in"),
            signal: first_signal(look),
            aloud,
            absent,
        }
    }

    /// What the table needs, with its sign and its weight.
    pub(super) fn urgency(&self, row: &TableRow) -> (String, Style) {
        let theme = self.theme;
        let urgent = |what: &str| format!("{URGENT} {what}");
        match row.urgency {
            Urgency::Referee => self.waiting(&self.referee, row, 1),
            Urgency::Claim => self.waiting(&self.claim, row, 1),
            Urgency::Deadline => {
                let reached = row.game.deadlines.iter().rev().find(|line| line.at <= self.now);
                let what = reached.map_or(String::new(), |line| self.deadline(line.kind));
                (urgent(&what), theme.open())
            }
            Urgency::ByHand => self.waiting(&self.by_hand, row, 1),
            Urgency::Challenge => self.waiting(&self.challenge, row, 0),
            Urgency::ClockInChallenge => (format!("{OPEN} {}", self.no_slip), theme.open()),
            Urgency::Suspect => (urgent(&self.suspect), theme.bad()),
            Urgency::Fault => (urgent(&self.fault), theme.bad()),
            Urgency::TimeOut => (format!("{URGENT} {}{}", self.flag, fallen(&row.clock)), theme.bad()),
            Urgency::Stale => (self.stale(&row.clock), theme.quiet()),
            Urgency::Calm if matches!(row.clock, ClockView::Hearsay { .. }) => {
                (self.unproven.clone(), theme.quiet())
            }
            Urgency::Calm => (String::new(), theme.plain()),
        }
    }

    /// What waits for somebody, louder the longer it waits.
    fn waiting(&self, what: &str, row: &TableRow, least: usize) -> (String, Style) {
        let loud = row.waits.map_or(0, |waits| self.choices.loudness(waits)).max(least);
        let sign = URGENT.repeat(loud);
        let gap = if loud == 0 { "" } else { " " };
        (format!("{sign}{gap}{what}"), self.loud(loud))
    }

    /// How a waiting time is written; `calm`: as long as nobody has waited long.
    pub(super) fn age_style(&self, age: Millis, calm: Style) -> Style {
        match self.choices.loudness(age) {
            0 => calm,
            loud => self.loud(loud),
        }
    }

    fn loud(&self, loud: usize) -> Style {
        match loud {
            0 => self.theme.plain(),
            1 | 2 => self.theme.open(),
            _ => self.theme.bad(),
        }
    }

    /// What the head of a cell says: what the table needs, else where its game stands.
    pub(super) fn head(&self, row: &TableRow) -> (String, Style) {
        self.standing(row).unwrap_or_else(|| self.urgency(row))
    }

    /// Where the game of a table stands that needs nobody: not begun, over, handed in. None while it is played.
    fn standing(&self, row: &TableRow) -> Option<(String, Style)> {
        if row.urgency < Urgency::Stale || row.players.is_none() {
            return None;
        }
        let theme = self.theme;
        let finished = matches!(row.clock, ClockView::Heard { run: Run::Finished, .. });
        // A clock of which one must know something before play begins comes first.
        let quiet = row.urgency == Urgency::Calm && !matches!(row.clock, ClockView::Hearsay { .. });
        match row.game.phase {
            Phase::HandedIn => Some((format!("{GOOD} {}", self.handed_in), theme.quiet())),
            // Nobody waits for sheets where there are none.
            Phase::Over => Some(match row.game.no_sheets {
                Some(NoSheets::Awarded) => (format!("{GOOD} {}", self.awarded), theme.quiet()),
                Some(NoSheets::FromSlips) => (format!("{GOOD} {}", self.from_slips), theme.quiet()),
                None => (format!("■ {}", self.over), theme.good()),
            }),
            Phase::Playing if finished => Some((format!("{OPEN} {}", self.unreported), theme.open())),
            Phase::Before if quiet => Some((format!("· {}", self.before), theme.quiet())),
            Phase::None | Phase::Before | Phase::Playing => None,
        }
    }

    /// A deadline in two words.
    pub(super) fn deadline(&self, kind: DeadlineKind) -> String {
        let of = |word: &str, side: Side| format!("{word} {side}");
        match kind {
            DeadlineKind::LateClock { side, must: true } => of(&self.clock_must, side),
            DeadlineKind::LateClock { side, must: false } => of(&self.clock_may, side),
            DeadlineKind::Forfeit { side, .. } => of(&self.forfeit, side),
            DeadlineKind::SessionEnd => self.session.clone(),
        }
    }

    fn stale(&self, clock: &ClockView) -> String {
        match clock {
            ClockView::None => self.no_radio.clone(),
            ClockView::NeverHeard { kept: KeyPlace::Nowhere, .. } => self.no_key.clone(),
            ClockView::NeverHeard { kept: KeyPlace::Elsewhere, .. } => self.elsewhere.clone(),
            ClockView::Hearsay { trouble: Some(_), .. } => self.fault.clone(),
            ClockView::NeverHeard { .. } | ClockView::Hearsay { age: None, .. } => self.not_heard.clone(),
            ClockView::Hearsay { age: Some(age), .. } | ClockView::Heard { age, stale: true, .. } => {
                format!("{} {}", self.stale, age_short(*age))
            }
            ClockView::Heard { battery: Some(battery), .. } => format!("{} {battery} %", self.battery),
            ClockView::Heard { battery: None, .. } => self.battery.clone(),
        }
    }
}

/// What a table needs, in words, without signs; empty where it needs nothing.
pub(in crate::tui) fn need(look: &RenderCtx<'_>, row: &TableRow) -> String {
    let (said, _) = Painter::new(look).urgency(row);
    said.trim_start_matches(|sign: char| !sign.is_alphanumeric()).to_owned()
}

/// The end of the session is worth a line of a cell when it is as near as this.
const SOON: Millis = Millis::secs(300);

impl Painter {
    pub(super) fn cell(&self, buffer: &mut Buffer, area: Rect, row: &TableRow, chosen: bool) {
        let theme = self.theme;
        let (word, style) = self.head(row);
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
        let style = if row.game.phase == Phase::HandedIn { theme.quiet() } else { theme.plain() };
        let busy = row.slip.is_some() || self.aloud.contains_key(&row.table) || self.note(row).is_some();
        let marked = !bare(row);
        // A small cell says who plays rather than that there is no radio.
        let timed = row.clock != ClockView::None || area.height > 3;
        let mut y = area.y;
        if row.players.is_none() {
            text::put(buffer, area, (area.x, y + u16::from(area.height > 3)), &self.no_game, theme.quiet());
            y += 1 + u16::from(area.height > 3);
        } else {
            if area.height > 3 || !timed {
                let others = [timed, marked, busy].into_iter().filter(|it| *it).count() as u16;
                y += self.named(buffer, area, (y, style), (row, area.height >= 2 + others));
            }
            if timed {
                self.times(buffer, area, y, row);
                y += 1;
            }
        }
        // Where a cell has two lines only, the open slip comes before what has been counted.
        let both = area.height > 2;
        if marked && (both || !busy) {
            for (side, x) in [(Side::A, area.x), (Side::B, second)] {
                let place = Rect { x, y, width: half, height: 1 };
                let marks = marks(self.locale, &row.counters[side.index()], &row.game.counts[side.index()]);
                let missed = self.absent.get(&(row.table, side));
                let fits = |said: &&String| text::width(said) < usize::from(half);
                let shown = match missed {
                    Some(said) => Some(said).filter(fits).unwrap_or(&self.missed),
                    None => &marks,
                };
                text::put(buffer, place, (x, y), shown, theme.open());
            }
        } else if both && busy && area.height == 3 && timed {
            // What waits has the last line, and nothing is counted: there is room to say who plays.
            self.pair(buffer, area, (y, theme.quiet()), row);
        }
        let y = if both && y + 1 < area.bottom() { y + 1 } else { y };
        self.last_line(buffer, area, y, row);
    }

    /// Who plays: side by side, or one below the other where there is room for that and not for both names in full; how
    /// many lines that took.
    fn named(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        (y, style): (u16, Style),
        (row, room): (&TableRow, bool),
    ) -> u16 {
        let half = usize::from((area.width / 2).saturating_sub(1));
        let too_long = |players: &&[String; 2]| players.iter().any(|name| text::width(name) > half);
        let Some(players) = row.players.as_ref().filter(|_| room && !row.alone()).filter(too_long) else {
            self.pair(buffer, area, (y, style), row);
            return 1;
        };
        for (y, name) in (y..).zip(players) {
            let name = text::name(name, self.names, usize::from(area.width));
            text::put(buffer, area, (area.x, y), &name, style);
        }
        2
    }

    /// The open slip with its age, or what else is worth a line.
    fn last_line(&self, buffer: &mut Buffer, area: Rect, y: u16, row: &TableRow) {
        let theme = self.theme;
        if let Some((_, waits)) = row.slip {
            let age = waits.age();
            let room = usize::from(area.width).saturating_sub(text::width(&age) + 1);
            let words = row.words.join(" ");
            let x = text::put(buffer, area, (area.x, y), &text::cut(&words, room), theme.strong());
            text::put(
                buffer,
                area,
                (if words.is_empty() { x } else { x + 1 }, y),
                &age,
                self.age_style(waits, theme.quiet()),
            );
        } else if let Some(words) = self.aloud.get(&row.table) {
            text::put(buffer, area, (area.x, y), words, theme.strong());
        } else if let Some((note, style)) = self.note(row) {
            text::put(buffer, area, (area.x, y), &note, style);
        } else if row.clock != ClockView::None && (area.height == 3 || (area.height == 2 && bare(row))) {
            // A small cell has no line for the names alone.
            self.pair(buffer, area, (y, theme.quiet()), row);
        }
    }

    /// Who plays, side by side.
    fn pair(&self, buffer: &mut Buffer, area: Rect, (y, style): (u16, Style), row: &TableRow) {
        // Who plays alone has the whole line.
        let half = if row.alone() { area.width } else { area.width / 2 };
        for (side, x) in [(0, area.x), (1, area.x + half)] {
            let name = row.players.as_ref().map_or("", |players| players[side].as_str());
            let name = text::name(name, self.names, usize::from(half.saturating_sub(1)));
            text::put(buffer, area, (x, y), &name, style);
        }
    }

    /// What else is worth a line: a claim, a procedure, who is missed, the result, the playoff, what comes next, the
    /// battery of a clock that is silent.
    fn note(&self, row: &TableRow) -> Option<(String, Style)> {
        let theme = self.theme;
        let game = &row.game;
        if let Some((name, age)) = &game.claim {
            return Some((
                format!("{} {}", age.age(), self.locale.rule(name)),
                self.age_style(*age, theme.strong()),
            ));
        }
        if let Some((name, done, of)) = &game.run {
            return Some((format!("{done}/{of} {}", self.locale.rule(name)), theme.strong()));
        }
        if let Some(result) = game.result {
            let done = game.no_sheets.is_some() || game.phase == Phase::HandedIn;
            let (sign, style) = if done { (GOOD, theme.quiet()) } else { ("", theme.strong()) };
            return Some((format!("{result} {sign}"), style));
        }
        if let Some((_, since)) = game.hold {
            return Some((format!("{} {}", since.age(), self.hold), theme.strong()));
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
            // Too far away explains the silence better than the battery does.
            ClockView::Heard { rssi: Some(rssi), stale: true, .. } if *rssi <= WEAK => {
                Some((format!("{} {rssi} dBm", self.weak), theme.quiet()))
            }
            ClockView::Heard { battery: Some(battery), stale: true, .. } => {
                Some((format!("{} {battery} %", self.battery), theme.quiet()))
            }
            _ => None,
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
    row.counters
        .iter()
        .zip(&row.game.counts)
        .all(|(counters, counts)| marks(Locale::english(), counters, counts).is_empty())
        && row.game.absent == [None; 2]
}

impl Painter {
    /// Both times of a cell, or why there are none.
    pub(super) fn times(&self, buffer: &mut Buffer, area: Rect, y: u16, row: &TableRow) {
        let theme = self.theme;
        let half = area.width / 2;
        match &row.clock {
            ClockView::None => {
                text::put(buffer, area, (area.x, y), &self.no_radio, theme.quiet());
            }
            ClockView::NeverHeard { kept, .. } => {
                let why = match kept {
                    KeyPlace::Here => &self.not_heard,
                    KeyPlace::Elsewhere => &self.elsewhere,
                    KeyPlace::Nowhere => &self.no_key,
                };
                text::put(buffer, area, (area.x, y), why, theme.quiet());
            }
            ClockView::Hearsay { left, running, .. } => {
                for (side, x) in [(Side::A, area.x), (Side::B, area.x + half)] {
                    let sign = if *running == Some(side) { run_sign(Run::Running(side), side) } else { " " };
                    let x = text::put(buffer, area, (x, y), sign, theme.quiet());
                    text::put(buffer, area, (x, y), &hearsay(left[side.index()]), theme.quiet());
                }
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
                    let x = text::put(buffer, area, (x, y), &face, style);
                    if runs && self.signal.is_some_and(|signal| time <= signal) {
                        text::put(buffer, area, (x, y), URGENT, theme.open());
                    }
                }
            }
        }
    }
}
