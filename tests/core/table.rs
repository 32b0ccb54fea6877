//! A table with a clock and a station, and what may stand between the two: an ether that loses nothing, a phone that
//! has recorded something, somebody who holds back what is written.

use std::collections::VecDeque;

use ephor::clock::{Address, Control, Device, NoLink, Nonce};
use ephor::domain::{At, Millis, OpId, Side};
use ephor::journal::{MemoryJournal, keep};
use ephor::sim::key;
use ephor::station::{Effect, Input, LinkEvent, RadioEffect, Station};
use ephor::tournament::{ClockEvent, Command, Event, OrderState, SlipCommand};

use super::station::{CLOCK, HERE, SLIP, advert, answer, asked, opened, records, station, tso};
use super::{START, raise};
use crate::small::enter;

/// A station on its journal with the one clock of the hall, and an ether that loses nothing.
pub(super) struct Table {
    pub(super) station: Station,
    pub(super) journal: MemoryJournal,
    pub(super) device: Device,
    pub(super) now: At,
    /// The links made so far; each has its own nonce.
    links: u8,
    /// How many writes the clock answers before the console dies; `None` for all.
    pub(super) answers: Option<u32>,
    /// Where links were made to.
    pub(super) called: Vec<Address>,
    /// At every other place there is somebody who has recorded this of a link.
    pub(super) phone: Option<Vec<LinkEvent>>,
    /// Takes down what comes over links.
    pub(super) tape: Option<Vec<LinkEvent>>,
    /// Whether the clock is too far away for a link.
    pub(super) far: bool,
    /// Whether what is not answered does not reach the clock yet: it is held back, since when.
    pub(super) holds: bool,
    pub(super) held: Vec<(Vec<u8>, At)>,
    /// How many writes the air garbles.
    pub(super) garbled: u32,
    /// How many notices the clock had shown before it came to this table.
    pub(super) shown_elsewhere: usize,
}

impl Table {
    pub(super) fn new() -> Self {
        let (station, journal) = opened();
        let control = Control::of(&tso().ruleset.time).expect("clocks");
        let mut device = Device::new(CLOCK, &key(1, CLOCK), control, START);
        device.press(START, Side::B).expect("A's time runs");
        let (called, held) = (Vec::new(), Vec::new());
        let (now, links, answers, phone, tape, holds, garbled) = (START, 0, None, None, None, false, 0);
        let (far, shown_elsewhere) = (false, 0);
        Self {
            station,
            journal,
            device,
            now,
            links,
            answers,
            called,
            phone,
            tape,
            far,
            holds,
            held,
            garbled,
            shown_elsewhere,
        }
    }

    /// The console dies and starts anew with what the journal holds.
    pub(super) fn restart(&mut self) {
        self.device.disconnect();
        self.station = station("desk", records(&self.journal));
        self.answers = None;
    }

    pub(super) fn give(&mut self, command: Command) {
        let input = asked("desk", command);
        let effects = self.take(input);
        assert!(matches!(answer(&effects), Some(Ok(_))), "{effects:?}");
    }

    /// Lets radio and console talk for a while.
    pub(super) fn run(&mut self, length: Millis) {
        let end = self.now + length;
        while self.now < end {
            self.now = self.now + Millis(100);
            let frame = self.device.advertise(self.now).to_vec();
            for input in [Input::Advert(advert(HERE, frame)), Input::Tick] {
                self.take(input);
            }
        }
    }

    /// Gives the station an input, and everything that the radio answers to it.
    pub(super) fn take(&mut self, input: Input) -> Vec<Effect> {
        let (mut inputs, mut all) = (VecDeque::from([input]), Vec::new());
        while let Some(input) = inputs.pop_front() {
            let effects = keep(&mut self.station, &mut self.journal, self.now, input);
            for effect in &effects {
                if let Effect::Radio(effect) = effect {
                    let events = self.radio(effect);
                    self.tape.iter_mut().for_each(|tape| tape.extend(events.iter().cloned()));
                    inputs.extend(events.into_iter().map(|event| Input::Link { clock: CLOCK, event }));
                }
            }
            all.extend(effects);
        }
        all
    }

    /// Whoever is at the other end has nothing but a recording.
    fn at_phone(&self) -> Option<&Vec<LinkEvent>> {
        self.phone.as_ref().filter(|_| self.called.last().is_some_and(|it| it.as_str() != HERE))
    }

    fn radio(&mut self, effect: &RadioEffect) -> Vec<LinkEvent> {
        if let RadioEffect::Connect { address, .. } = effect {
            self.called.push(address.clone());
        }
        if let Some(tape) = self.at_phone() {
            let up = |event: &&LinkEvent| matches!(event, LinkEvent::Up { .. });
            return match effect {
                RadioEffect::Connect { .. } => {
                    let greeting = tape.iter().find(up).map_or(vec![9; 8], |event| match event {
                        LinkEvent::Up { greeting, .. } => greeting.clone(),
                        _ => Vec::new(),
                    });
                    self.links += 1;
                    vec![LinkEvent::Up { greeting, drawn: 1_000 * u32::from(self.links) }]
                }
                RadioEffect::Write { .. } => tape.iter().filter(|event| !up(event)).cloned().collect(),
                RadioEffect::Disconnect { .. } => Vec::new(),
            };
        }
        match effect {
            RadioEffect::Connect { .. } if self.far => {
                vec![LinkEvent::Down { why: NoLink::TimedOut }]
            }
            RadioEffect::Connect { .. } => {
                self.links += 1;
                let nonce = Nonce([self.links; 8]);
                self.device.connect(self.now, nonce);
                vec![LinkEvent::Up { greeting: nonce.0.to_vec(), drawn: 1_000 * u32::from(self.links) }]
            }
            RadioEffect::Write { bytes, .. } => {
                if self.holds && self.answers == Some(0) {
                    self.held.push((bytes.clone(), self.now));
                    return Vec::new();
                }
                let shown = self.device.notices().len();
                let mut bytes = bytes.clone();
                if self.garbled > 0 {
                    self.garbled -= 1;
                    bytes[12] ^= 1;
                }
                let answer = self.device.write(self.now, &bytes);
                if self.device.notices().len() > shown {
                    self.noted_before_it_was_sent();
                }
                match &mut self.answers {
                    Some(0) => return Vec::new(),
                    Some(left) => *left -= 1,
                    None => {}
                }
                let log = answer.events.iter().map(|bytes| LinkEvent::Log { bytes: bytes.to_vec() });
                let answers = [LinkEvent::Answer { bytes: answer.result.to_vec() }];
                log.chain(answers).collect()
            }
            RadioEffect::Disconnect { .. } => {
                if !self.holds {
                    self.device.disconnect();
                }
                Vec::new()
            }
        }
    }

    /// When a clock has just shown something, the journal must already say under which memory it was tried.
    fn noted_before_it_was_sent(&self) {
        let tried = records(&self.journal)
            .iter()
            .filter(|record| matches!(record.event, Event::Clock(ClockEvent::OrderTried { memory, .. }) if memory > 0))
            .count();
        let shown = self.device.notices().len() - self.shown_elsewhere;
        assert!(tried >= shown, "an order was sent before its try was durable");
    }

    /// A challenge of two good words, judged; 20 points are owed to the clock.
    pub(super) fn judge(&mut self) {
        self.give(raise(1, Side::B, Some(5_000)));
        self.give(enter(SLIP, &["NIE", "TOR"]));
        self.give(Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }));
        self.give(Command::Slip(SlipCommand::Decide { slip: SLIP }));
    }

    /// The next round begins.
    pub(super) fn next_round(&mut self) {
        self.give(super::round(2));
    }

    pub(super) fn order(&self) -> &OrderState {
        &self.station.state().orders[&OpId(1)].state
    }
}
