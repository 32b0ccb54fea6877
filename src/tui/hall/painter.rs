//! The words and styles of the hall's cells, looked up once for all of a frame.

use std::collections::BTreeMap;

use ratatui::style::Style;

use crate::clock::Run;
use crate::domain::{At, Millis, NameOrder, Side, TableId};
use crate::locale::Locale;
use crate::rules::Phase;
use crate::station::{ClockView, KeyPlace, NoSheets, TableRow, Urgency};
use crate::tournament::DeadlineKind;
use crate::tui::verdict;

use super::marks::{age_short, fallen, first_signal};
use crate::tui::choices::Choices;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::theme::{GOOD, OPEN, Theme, URGENT};

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
