//! What a kiosk knows: what is asked just now, what was typed since it was last cleared, what it gave to the
//! journal. Nothing is told before it is durable, and nothing stays.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::domain::{At, Citation, Millis, Role, Side, SlipId, TableId};
use crate::lexicon::{Outcome, TileSet};
use crate::locale::Locale;
use crate::station::{JournalHealth, Snapshot};
use crate::tournament::{Command, LoadedRules, SlipCommand, SlipPhase, SlipSource};
use crate::tui::act::UserAct;
use crate::tui::theme::{Palette, Theme};

/// An input that nobody goes on with is cleared after so long.
pub(in crate::tui) const ABANDONED: Millis = Millis(15_000);
/// What was said to the players stands for so long.
pub(in crate::tui) const SHOWN: Millis = Millis(10_000);
/// A play forms no more words: the word itself, and one across each tile of a full rack.
const MOST_WORDS: u16 = 8;

/// What the regulation and the organiser say of a kiosk.
#[derive(Clone, Debug)]
pub struct Terms {
    pub(super) tiles: TileSet,
    /// The most words on one slip.
    pub(super) most: u16,
    /// The fewest and the most tiles of a word that the players may look up.
    pub(super) lengths: (u8, u8),
    /// Whether each word's verdict is told, or only the play's.
    pub(super) per_word: bool,
    /// The tables that it serves; all where none is named.
    pub(super) tables: Vec<RangeInclusive<u16>>,
    /// A word is not looked up again at the same table before this.
    pub(super) again_after: Millis,
}

/// Why the players look nothing up themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotForPlayers {
    /// The regulation has no such system. Who does, and by which paragraph.
    Regulation(Vec<(String, Role, Citation)>),
    /// The organiser has chosen others than these.
    NotChosen(Vec<(String, Citation)>),
}

impl Terms {
    /// What holds of a kiosk under a law at an event where these systems were chosen, all where none was.
    ///
    /// # Errors
    /// Where the players do not look words up themselves.
    pub fn of(law: &LoadedRules, chosen: &[String]) -> Result<Self, NotForPlayers> {
        let rules = &law.ruleset;
        let systems = &rules.adjudication.systems;
        let theirs: Vec<_> = systems.iter().filter(|it| it.actor.value == Role::Players).collect();
        let serves = |name: &String| chosen.is_empty() || chosen.contains(name);
        let Some(system) = theirs.iter().find(|it| serves(&it.name.value)) else {
            return Err(if theirs.is_empty() {
                let others = systems.iter();
                let others = others.map(|it| (it.name.value.clone(), it.actor.value, it.actor.cite.clone()));
                NotForPlayers::Regulation(others.collect())
            } else {
                let named = theirs.iter().map(|it| (it.name.value.clone(), it.name.cite.clone()));
                NotForPlayers::NotChosen(named.collect())
            });
        };
        let (from, to) = system.tiles.value;
        Ok(Self {
            tiles: law.tiles.clone(),
            most: rules.challenge.max_words.value.unwrap_or(MOST_WORDS).clamp(1, MOST_WORDS),
            lengths: (from.max(rules.challenge.min_tiles.value), to),
            per_word: rules.verdict.per_word.value,
            tables: Vec::new(),
            again_after: Millis::secs(600),
        })
    }

    /// The same for some tables only.
    #[must_use]
    pub fn at_tables(mut self, tables: Vec<RangeInclusive<u16>>) -> Self {
        self.tables = tables;
        self
    }

    /// The same where a word may be looked up again at a table after so long.
    #[must_use]
    pub fn again_after(mut self, wait: Millis) -> Self {
        self.again_after = wait;
        self
    }

    pub(super) fn serves(&self, table: TableId) -> bool {
        self.tables.is_empty() || self.tables.iter().any(|tables| tables.contains(&table.0))
    }
}

/// What a kiosk asks or shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) enum KioskStep {
    /// The number of the table.
    Table,
    /// Who challenges.
    Side,
    /// How many words.
    Count,
    /// The next word.
    Word,
    /// Whether all words are right: this side is asked.
    Check(Side),
    /// The slip is on its way into the journal; whether its words are.
    Judging { written: bool },
    /// The verdict.
    Verdict,
    /// The referee is needed.
    Referee,
    /// The words were looked up a moment ago.
    Again,
    /// The journal stopped while the words were on their way into it.
    Stopped,
    /// The PIN that ends it.
    Pin,
}

impl KioskStep {
    /// Whether it tells the players something, for a time.
    pub(super) fn is_told(self) -> bool {
        matches!(self, Self::Verdict | Self::Referee | Self::Again | Self::Stopped)
    }
}

/// A verdict as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tui) struct KioskVerdict {
    pub(in crate::tui) upheld: bool,
    /// Each word with whether it stands.
    pub(in crate::tui) words: Vec<(String, bool)>,
}

/// A screen for the players, locked.
pub struct Kiosk {
    pub(super) locale: &'static Locale,
    pub(super) theme: Theme,
    pub(super) terms: Terms,
    pub(in crate::tui) step: KioskStep,
    /// What is typed just now.
    pub(in crate::tui) line: String,
    pub(super) table: Option<TableId>,
    pub(super) players: [String; 2],
    pub(super) challenger: Option<Side>,
    pub(super) count: usize,
    /// The words that are written, as the tiles spell them.
    pub(in crate::tui) words: Vec<String>,
    pub(super) slip: Option<SlipId>,
    /// A command was refused.
    pub(super) refused: bool,
    pub(super) told: Option<KioskVerdict>,
    /// What is wrong with what was typed.
    pub(in crate::tui) note: Option<String>,
    /// When a key was last pressed.
    pub(super) touched: At,
    /// Until when what is shown stands.
    pub(super) until: At,
    /// When a journal that has stopped is tried again.
    pub(super) retry: At,
}

impl Kiosk {
    /// A kiosk that asks for a table.
    pub fn new(locale: &'static Locale, colour: bool, palette: Palette, terms: Terms) -> Self {
        Self {
            locale,
            theme: Theme::new(colour).with(palette),
            terms,
            step: KioskStep::Table,
            line: String::new(),
            table: None,
            players: [String::new(), String::new()],
            challenger: None,
            count: 0,
            words: Vec::new(),
            slip: None,
            refused: false,
            told: None,
            note: None,
            touched: At(0),
            until: At(0),
            retry: At(0),
        }
    }

    /// Forgets everything that was typed and shown, and wants it off the terminal.
    pub(super) fn clear(&mut self) -> Vec<UserAct> {
        let fresh = Self::new(self.locale, true, Palette::Dark, self.terms.clone());
        let (touched, retry) = (self.touched, self.retry);
        *self = Self { theme: self.theme, touched, retry, ..fresh };
        vec![UserAct::Wipe]
    }

    /// Shows something until its time is over; nothing that was typed is needed for it.
    pub(in crate::tui) fn show(&mut self, step: KioskStep, now: At) {
        self.line.clear();
        self.words.clear();
        self.note = None;
        self.step = step;
        self.until = now + SHOWN;
    }

    /// Asks the next question.
    pub(super) fn ask(&mut self, step: KioskStep) {
        self.line.clear();
        self.note = None;
        self.step = step;
    }
}

/// A journal that has stopped is tried again so often.
const RETRY: Millis = Millis(5_000);

/// Both have said that the words are right: the slip is raised, unless the clock has done so.
pub(super) fn begin_judging(kiosk: &mut Kiosk) -> Vec<UserAct> {
    kiosk.refused = false;
    if let Some(slip) = kiosk.slip {
        return write(kiosk, slip);
    }
    let (Some(table), Some(challenger)) = (kiosk.table, kiosk.challenger) else { return kiosk.clear() };
    kiosk.ask(KioskStep::Judging { written: false });
    vec![give_slip_command(SlipCommand::RaiseSlip {
        table,
        challenger,
        since_press: None,
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    })]
}

/// The words go on the slip, and are judged.
fn write(kiosk: &mut Kiosk, slip: SlipId) -> Vec<UserAct> {
    kiosk.slip = Some(slip);
    kiosk.ask(KioskStep::Judging { written: true });
    let words = kiosk.words.clone();
    let commands = [
        SlipCommand::ClaimSlip { slip, take_over: false },
        SlipCommand::EnterWords { slip, words },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
    ];
    commands.into_iter().map(give_slip_command).collect()
}

fn give_slip_command(command: SlipCommand) -> UserAct {
    UserAct::Give(Command::Slip(command))
}

/// Time has passed.
pub(super) fn time_passed(kiosk: &mut Kiosk, snapshot: &Snapshot) -> Vec<UserAct> {
    let now = snapshot.now;
    if !snapshot.bar.journal.is_sound() && kiosk.step != KioskStep::Pin {
        return stopped(kiosk, snapshot);
    }
    let over = match kiosk.step {
        KioskStep::Judging { written } => return judging(kiosk, written, snapshot),
        KioskStep::Verdict | KioskStep::Referee | KioskStep::Again | KioskStep::Stopped => now >= kiosk.until,
        KioskStep::Table if kiosk.line.is_empty() && kiosk.note.is_none() => false,
        KioskStep::Table
        | KioskStep::Side
        | KioskStep::Count
        | KioskStep::Word
        | KioskStep::Check(_)
        | KioskStep::Pin => now.since(kiosk.touched) >= ABANDONED,
    };
    if !over {
        return Vec::new();
    }
    let typed =
        matches!(kiosk.step, KioskStep::Side | KioskStep::Count | KioskStep::Word | KioskStep::Check(_))
            || kiosk.step == KioskStep::Table && !kiosk.line.is_empty();
    let acts = kiosk.clear();
    if typed {
        // Whoever comes back to it sees why it is gone; then that goes too.
        (kiosk.note, kiosk.touched) = (Some(kiosk.locale.say("kiosk-abandoned")), now);
    }
    acts
}

/// The journal takes nothing: nothing is asked, and what may mend itself is tried again. What two players have said
/// that it is to be decided is not dropped without a word, and what was told stands for its time.
fn stopped(kiosk: &mut Kiosk, snapshot: &Snapshot) -> Vec<UserAct> {
    let mut acts = Vec::new();
    match kiosk.step {
        KioskStep::Judging { .. } => kiosk.show(KioskStep::Stopped, snapshot.now),
        step if step.is_told() => {
            if snapshot.now >= kiosk.until {
                acts = kiosk.clear();
            }
        }
        KioskStep::Table if kiosk.line.is_empty() => {}
        _ => acts = kiosk.clear(),
    }
    if matches!(snapshot.bar.journal, JournalHealth::Halted { .. }) && snapshot.now >= kiosk.retry {
        kiosk.retry = snapshot.now + RETRY;
        acts.push(UserAct::Retry);
    }
    acts
}

fn judging(kiosk: &mut Kiosk, written: bool, snapshot: &Snapshot) -> Vec<UserAct> {
    if kiosk.refused {
        let slip = kiosk.slip;
        kiosk.show(KioskStep::Referee, snapshot.now);
        // Whoever helps them finds it in the queue.
        return slip.map(|slip| give_slip_command(SlipCommand::ReleaseSlip { slip })).into_iter().collect();
    }
    if !written {
        let row = snapshot.tables.iter().find(|row| Some(row.table) == kiosk.table);
        let raised = row.and_then(|row| row.slip).map(|(slip, _)| slip);
        return raised.map(|slip| write(kiosk, slip)).unwrap_or_default();
    }
    let Some(slip) = snapshot.slip.as_ref().filter(|slip| Some(slip.row.slip) == kiosk.slip) else {
        return Vec::new();
    };
    match slip.row.phase {
        SlipPhase::Open => Vec::new(),
        SlipPhase::Escalated | SlipPhase::Withdrawn { .. } => {
            kiosk.show(KioskStep::Referee, snapshot.now);
            vec![give_slip_command(SlipCommand::ReleaseSlip { slip: slip.row.slip })]
        }
        SlipPhase::Decided { upheld } | SlipPhase::Announced { upheld } => {
            let words = slip.verdicts.iter().map(|it| (it.word.clone(), it.outcome == Outcome::Valid));
            kiosk.told = Some(KioskVerdict { upheld, words: words.collect() });
            kiosk.show(KioskStep::Verdict, snapshot.now);
            vec![give_slip_command(SlipCommand::Announce { slip: slip.row.slip })]
        }
    }
}
