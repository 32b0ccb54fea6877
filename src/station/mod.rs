//! One arbiter station as a pure machine: `step(now, input)` gives effects.
//!
//! A command counts only when its records have come back durable: until then nothing is shown and nothing is sent.
//! How commands wait for the disk is in `batch`. Where another process wrote first, its records are taken in and the
//! commands are decided again. Whoever only reads takes in what others have journaled and carries out nothing. Signals
//! that are due are given by the console itself.

#![deny(clippy::wildcard_enum_match_arm)]

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "it picks a few of the events and offers, which have no families here"
)]
mod affairs;
mod batch;
mod board;
mod clock_registry;
mod duplicate;
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "it picks a few of the events and offers, which have no families here"
)]
mod ledger;
mod link;
mod link_driver;
mod look;
mod open_clock;
mod radio_status;
mod third_party_clock;
mod view;
mod whereabouts;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, OnceLock};

use crate::clock::{Address, Advert, AirState, MasterKey, ReplayState};
use crate::domain::{Actor, At, ClockId, Millis, NameOrder, Role, Seq, TableId};
use crate::tournament::{
    Command, DuplicateEvent, Event, LoadedRules, OutsideWish, Record, Refusal, RefusalCode, RoundCommand,
    SetupEvent, SlipCommand, SlipEvent, State, react, signals,
};

pub use crate::rules::Sound;
pub use ledger::JournaledNews;
pub use radio_status::{DiscoveredDevice, DiscoveredDevices, LinkEvent, RadioEffect, claimed};
pub use third_party_clock::KnownThirdParty;
pub use view::*;
pub use whereabouts::{FrameVerifier, Verdict};

use batch::CommandBatch;
use clock_registry::ClockRegistry;
use ledger::Ledger;
use link::Learnt;

/// Something that reaches the station.
#[derive(Clone, Debug)]
pub enum Input {
    /// A person or a program asks for something.
    Command {
        /// Names the answer; `None` where nobody waits for one.
        ticket: Option<Ticket>,
        /// Who asks.
        by: Actor,
        /// What.
        command: Command,
    },
    /// The records asked for by [`Effect::Append`] are durable; the first has this number.
    Appended {
        /// The number of the first.
        first: Seq,
    },
    /// Another process wrote first; these are the records after the last one known here.
    Moved {
        /// What it wrote.
        records: Vec<Record>,
    },
    /// The disk did not take them, or did not say: whether they stand there is known once the journal was opened anew.
    AppendFailed {
        /// What happened and what to do.
        why: String,
    },
    /// What another process may have written could not be read just now.
    Unreadable {
        /// What happened and what to do.
        why: String,
    },
    /// The journal is damaged: from now on it is only read.
    Damaged {
        /// What is wrong, where, and what to do.
        why: String,
    },
    /// Another process wrote while nothing was under way here.
    Tailed {
        /// What it wrote.
        records: Vec<Record>,
    },
    /// The journal is usable again; what it holds has been taken in.
    Recovered,
    /// Something was heard that may be a clock.
    Advert(Advert),
    /// The radio says how it is.
    Air(AirState),
    /// Something happened on a link.
    Link {
        /// To which clock.
        clock: ClockId,
        /// What.
        event: LinkEvent,
    },
    /// What the event knows of its clocks has changed.
    Known(KnownClocks),
    /// From now on this console brings orders to clocks.
    Duty,
    /// Time has passed.
    Tick,
}

/// What an event knows of its clocks.
#[derive(Clone, Debug, Default)]
pub struct KnownClocks {
    /// The keys of those that have one.
    pub keys: BTreeMap<ClockId, MasterKey>,
    /// Where they were given them.
    pub given_at: BTreeMap<ClockId, Address>,
    /// Those of other makes.
    pub third_party: BTreeMap<ClockId, KnownThirdParty>,
    /// How far frames were heard, of clocks that this console has not heard itself.
    pub replay: BTreeMap<ClockId, ReplayState>,
}

/// Names a command so that its answer finds the asker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// What the station wants done.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Make these records durable after `expected`, all or none, and say so before anything else.
    Append {
        /// The last number known here.
        expected: Seq,
        /// What to write.
        records: Vec<Record>,
    },
    /// The answer to a command.
    Answer {
        /// Which.
        ticket: Ticket,
        /// The first number and the records, or the refusal.
        answer: Result<(Seq, Vec<Record>), Refusal>,
    },
    /// Something for the radio.
    Radio(RadioEffect),
    /// A person is needed.
    Ring,
    /// Everybody in the hall is to hear this.
    Sound {
        /// What it sounds like.
        sound: Sound,
        /// When it was given.
        at: At,
    },
    /// The screen shows something old.
    Refresh,
}

struct AskedCommand {
    ticket: Option<Ticket>,
    by: Actor,
    command: Command,
    /// The clock's event that it comes of.
    event: Option<(ClockId, u16)>,
}

/// One arbiter station.
pub struct Station {
    name: String,
    law: LoadedRules,
    state: State,
    ledger: Ledger,
    clocks: ClockRegistry,
    waiting: VecDeque<AskedCommand>,
    /// What is on its way to the disk.
    batch: Option<CommandBatch>,
    health: JournalHealth,
    /// Where this console gives signals: what it knows of them.
    signals: Option<Signals>,
    /// Everything that the ruleset says with its paragraph, listed once.
    rules: Arc<Vec<RuleRow>>,
    /// What the standings are worked out from, gathered when somebody looks at them, until something happens.
    standings: OnceLock<Arc<StandingsView>>,
    /// How the players' names are written, until something happens.
    names: OnceLock<NameOrder>,
    /// The words of a duplicate game that wait for a ruling, until something happens.
    open_words: OnceLock<Vec<String>>,
    /// Of the duplicate game of the round, until something happens: who handed nothing in for draws that are over.
    never_came: OnceLock<Vec<(u16, Vec<TableId>)>>,
    /// The best moves of a draw of a duplicate game.
    found: Option<Arc<FoundMoves>>,
}

impl Station {
    /// A station that starts from a journal's records. Whatever was owed to clocks is owed again.
    pub fn new(
        name: &str,
        law: LoadedRules,
        keys: BTreeMap<ClockId, MasterKey>,
        records: impl IntoIterator<Item = Record>,
    ) -> Self {
        let mut clocks = ClockRegistry::new(&law.ruleset.time);
        let rules = Arc::new(affairs::rule_rows(&law.ruleset));
        clocks.know(KnownClocks { keys, ..KnownClocks::default() }, &State::default());
        let mut station = Self {
            rules,
            name: name.to_owned(),
            law,
            state: State::default(),
            ledger: Ledger::default(),
            clocks,
            waiting: VecDeque::new(),
            batch: None,
            health: JournalHealth::Sound { seq: Seq(0) },
            signals: None,
            standings: OnceLock::new(),
            names: OnceLock::new(),
            open_words: OnceLock::new(),
            never_came: OnceLock::new(),
            found: None,
        };
        for record in records {
            station.state.apply(&record);
            station.ledger.push(record, &station.state, &station.law.ruleset);
        }
        station.health = JournalHealth::Sound { seq: station.ledger.last() };
        station.clocks.owe(&station.state);
        station
    }

    /// Takes in clocks of other makes, which prove nothing: what they say is shown as hearsay.
    #[must_use]
    pub fn with_third_party(mut self, known: BTreeMap<ClockId, KnownThirdParty>) -> Self {
        self.clocks.welcome(known, &self.state);
        self
    }

    /// Makes this the console that brings orders to clocks. What it cannot bring, for want of a radio or of a key, it
    /// gives up at once, and a person says it aloud. Without this, another console of the event does it.
    #[must_use]
    pub fn on_radio_duty(mut self) -> Self {
        self.clocks.take_duty(&self.state);
        self
    }

    /// How far the frames of each clock have been heard: what is to be kept over a restart.
    pub fn heard_so_far(&self) -> BTreeMap<ClockId, ReplayState> {
        self.clocks.replay_states()
    }

    /// The keys under which they were heard.
    pub fn clock_keys(&self) -> &BTreeMap<ClockId, MasterKey> {
        self.clocks.keys()
    }

    /// Stops rulings for good: the journal is damaged, only reading goes on.
    pub fn read_only(&mut self, why: impl Into<String>) {
        self.health = JournalHealth::Damaged { why: why.into() };
    }

    /// Takes one input and says what is to be done.
    pub fn step(&mut self, now: At, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        let corrected = self.state.corrected;
        match input {
            Input::Command { ticket, by, command } => {
                self.ask(AskedCommand { ticket, by, command, event: None }, &mut effects);
            }
            Input::Appended { first } => self.appended(first, &mut effects),
            Input::Moved { records } => {
                self.take_in_all(records, &mut effects);
                self.decide_again();
            }
            Input::AppendFailed { why } => self.halted(&why, &mut effects),
            Input::Unreadable { why } => self.stop(JournalHealth::Halted { why }, &mut effects),
            Input::Damaged { why } => self.stop(JournalHealth::Damaged { why }, &mut effects),
            Input::Tailed { records } => self.take_in_all(records, &mut effects),
            Input::Recovered => {
                if self.is_halted() {
                    self.health = JournalHealth::Sound { seq: self.ledger.last() };
                    self.clocks.catch_up();
                    self.signals.iter_mut().for_each(Signals::ask_again);
                    effects.push(Effect::Refresh);
                }
            }
            Input::Advert(advert) => {
                let commands = self.clocks.advert(&self.state, now, &advert);
                self.ask_for_clocks(commands, &mut effects);
            }
            Input::Air(state) => {
                self.clocks.note_radio_state(now, state);
                effects.push(Effect::Refresh);
            }
            Input::Link { clock, event } => {
                let commands = self.clocks.link(&self.state, now, clock, event);
                self.ask_for_clocks(commands, &mut effects);
            }
            Input::Known(known) => {
                self.clocks.know(known, &self.state);
                effects.push(Effect::Refresh);
            }
            Input::Duty => {
                self.clocks.take_duty(&self.state);
                effects.push(Effect::Refresh);
            }
            Input::Tick => {}
        }
        // What follows happens in the time as it was just corrected.
        let now = now + (self.state.corrected - corrected);
        if self.is_sound() {
            // With a stopped journal nothing could be noted, so nothing is sent.
            let commands = self.clocks.tick(&self.state, now);
            self.ask_for_clocks(commands, &mut effects);
            let signal = self.signal_due(now);
            self.ask_for_clocks(signal.into_iter().collect(), &mut effects);
        }
        self.next(now, &mut effects);
        effects.extend(self.clocks.effects().map(Effect::Radio));
        effects
    }

    /// When the station wants a [`Input::Tick`] at the latest.
    pub fn wake_at(&self) -> Option<At> {
        let signal = self.signals.as_ref().and_then(Signals::wake_at);
        self.clocks.wake_at().into_iter().chain(signal).min().filter(|_| self.is_sound())
    }

    /// The tournament as it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The law in force.
    pub fn law(&self) -> &LoadedRules {
        &self.law
    }

    /// The last number of the journal known here.
    pub fn seq(&self) -> Seq {
        self.ledger.last()
    }

    /// Whether the journal takes decisions.
    pub fn is_sound(&self) -> bool {
        self.health.is_sound()
    }

    /// Whether the last append failed, so that the journal must be opened anew before anything is decided.
    pub fn is_halted(&self) -> bool {
        matches!(self.health, JournalHealth::Halted { .. })
    }

    /// Since when something has been on its way to the disk.
    pub fn writing_since(&self) -> Option<At> {
        self.batch.as_ref().map(CommandBatch::since)
    }

    /// The console's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn ask(&mut self, asked: AskedCommand, effects: &mut Vec<Effect>) {
        if self.is_sound() {
            self.waiting.push_back(asked);
        } else {
            self.refuse(&asked, effects);
        }
    }

    /// The journal has stopped. What a clock asked for is asked again: it stands in the clock's log, or the order is
    /// still owed.
    fn refuse(&mut self, asked: &AskedCommand, effects: &mut Vec<Effect>) {
        let (JournalHealth::Halted { why } | JournalHealth::Damaged { why }) = &self.health else { return };
        let refusal = Refusal::journal(why.clone());
        self.clocks.forget(&self.state, &asked.command, asked.event);
        Self::answer(asked, Err(refusal), effects);
    }

    fn ask_for_clocks<T: Into<Learnt>>(&mut self, learnt: Vec<T>, effects: &mut Vec<Effect>) {
        for learnt in learnt {
            let Learnt { command, event } = learnt.into();
            let by = Actor::new(Role::Clock, self.name.clone());
            self.ask(AskedCommand { ticket: None, by, command, event }, effects);
        }
    }

    /// What followed from a clock's event is durable, or is to be asked again as long as the clock repeats it.
    fn settle(&mut self, asked: &AskedCommand, refused: Option<&Refusal>) {
        if let Some(event) = asked.event {
            // A hold that comes too late, or that the regulation does not know, will not come in time later. A
            // challenge stands until somebody has it.
            let hold = matches!(asked.command, Command::Slip(SlipCommand::TakeHold { .. }));
            let again = refused.is_some_and(|it| !hold || it.code() == RefusalCode::Unknown);
            self.clocks.settled(event, again);
        }
    }

    fn answer(asked: &AskedCommand, answer: Result<(Seq, Vec<Record>), Refusal>, effects: &mut Vec<Effect>) {
        if let Some(ticket) = asked.ticket {
            effects.push(Effect::Answer { ticket, answer });
        }
    }

    fn take_in_all(&mut self, records: Vec<Record>, effects: &mut Vec<Effect>) {
        self.clocks.journal_grew();
        for record in records {
            let corrects_time = matches!(record.event, Event::Setup(SetupEvent::TimeCorrected { .. }));
            let wanted = self.take_in(record);
            if corrects_time {
                self.clocks.begin_anew(&self.state);
                if let Some(signals) = &mut self.signals {
                    signals.begin_anew(self.state.last_at);
                }
            }
            for want in wanted {
                match want {
                    OutsideWish::Deliver { op, clock } => self.clocks.deliver(op, clock),
                    OutsideWish::Readmit { clock } => self.clocks.readmit(clock),
                    OutsideWish::Ring { .. } => effects.push(Effect::Ring),
                    OutsideWish::Signal { id, at } => {
                        let signal = self.law.ruleset.signal(&id);
                        effects.extend(signal.map(|it| Effect::Sound { sound: it.value.sound, at }));
                    }
                    OutsideWish::Refresh => effects.push(Effect::Refresh),
                }
            }
        }
    }

    fn take_in(&mut self, record: Record) -> Vec<OutsideWish> {
        self.state.apply(&record);
        self.standings.take();
        self.names.take();
        self.open_words.take();
        self.never_came.take();
        // What is ruled of a word may take the best move away.
        let ruled = matches!(
            record.event,
            Event::Duplicate(DuplicateEvent::WordRuled(_)) | Event::Slip(SlipEvent::VerdictGiven { .. })
        );
        if ruled {
            self.found = None;
        }
        let wanted = react(&self.state, &record);
        self.ledger.push(record, &self.state, &self.law.ruleset);
        if let JournalHealth::Sound { seq } = &mut self.health {
            *seq = self.ledger.last();
        }
        wanted
    }

    /// All records, and the decisions among them.
    pub fn log(&self) -> Arc<Vec<LogRow>> {
        self.ledger.rows()
    }

    /// The records after `seq`, with their numbers: at least those of the round being played.
    pub fn recent(&self, seq: Seq) -> impl Iterator<Item = (Seq, &Record)> {
        self.ledger.recent(seq)
    }
}

impl Station {
    /// Takes in what others have written, or why that cannot be said; whether anything is shown otherwise from now on.
    /// Whoever only reads carries out nothing of what it is told to do.
    pub fn follow(&mut self, now: At, news: Option<Input>) -> bool {
        let unread = matches!(news, Some(Input::Unreadable { .. } | Input::Damaged { .. }));
        let recovered = (!unread && self.is_halted()).then_some(Input::Recovered);
        let mut any = false;
        for input in news.into_iter().chain(recovered) {
            drop(self.step(now, input));
            any = true;
        }
        any
    }
}

/// For so long the line of a signal stands.
const SHOWN: Millis = Millis::secs(10);

/// What a console that gives signals knows of them.
struct Signals {
    /// The one that was asked for last: whoever was first has given it.
    asked: Option<(String, At)>,
    /// When the next one is due.
    next: Option<At>,
}

impl Signals {
    /// When it must be looked whether a signal is due.
    fn wake_at(&self) -> Option<At> {
        self.next
    }

    /// The time has jumped: what is due is looked for anew.
    fn begin_anew(&mut self, now: At) {
        *self = Self { asked: None, next: Some(now) };
    }

    /// What was asked for may not have reached the journal.
    fn ask_again(&mut self) {
        self.asked = None;
    }
}

impl Station {
    /// Makes this one of the consoles that give the signals of the regulation when they are due.
    #[must_use]
    pub fn giving_signals(mut self) -> Self {
        // What is open is seen with the first tick.
        let next = (!self.law.ruleset.signals.is_empty()).then_some(self.state.last_at);
        self.signals = Some(Signals { asked: None, next });
        self
    }

    /// The signal that is due, to be given once; whether it has been is the journal's to say.
    fn signal_due(&mut self, now: At) -> Option<Command> {
        let known = self.signals.as_mut()?;
        let open = signals(&self.state, &self.law);
        known.next = open.iter().map(|it| it.at).find(|at| *at > now);
        let due = open.iter().find(|it| it.is_due(now))?;
        let due = (due.signal.value.id.clone(), due.at);
        if known.asked.as_ref() == Some(&due) {
            return None;
        }
        let command = Command::Round(RoundCommand::GiveSignal { signal: due.0.clone() });
        known.asked = Some(due);
        Some(command)
    }

    /// The signal that has just been given; where nothing can be given, the one that a person has to give.
    fn signal_view(&self, now: At) -> Option<SignalView> {
        let by_hand = self.signals.is_some() && !self.is_sound();
        let open = if by_hand { signals(&self.state, &self.law) } else { Vec::new() };
        let due = open.iter().find(|it| it.is_due(now)).map(|it| it.signal);
        let given = self.state.signals.iter().filter(|(_, it)| now.since(it.at) < SHOWN);
        let given = given.max_by_key(|(_, it)| it.at).and_then(|(id, _)| self.law.ruleset.signal(id));
        let (by_hand, signal) = due.map(|it| (true, it)).or(given.map(|it| (false, it)))?;
        Some(SignalView { name: signal.value.name.clone(), cite: signal.cite.clone(), by_hand })
    }
}
