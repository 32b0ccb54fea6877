//! A whole tournament in virtual time: hall, stations, people, one journal, and everything that can go wrong.

use std::sync::Arc;

use serde::Serialize;

use crate::domain::{At, Digest, Millis};
use crate::tournament::{ClockEvent, Event, LoadedRules, Record, SlipEvent};

use super::invariant::{Broken, CHECKS, check, premature, tally};
use super::settings::Settings;
use super::world::World;

/// When every simulated tournament begins: 2026-01-10T09:00:00Z.
pub(super) const START: At = At(1_768_035_600_000);
/// A round is over after this long at the latest.
const ROUND_MAX: Millis = Millis(75 * 60_000);
/// Between two rounds.
const BREAK: Millis = Millis(5 * 60_000);
/// How long everybody may take to finish after the last round.
const DRAIN_MAX: Millis = Millis(60 * 60_000);
/// People look up this often.
const LOOK: Millis = Millis(1_000);

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The seed.
    pub seed: u64,
    /// Entries in the journal.
    pub entries: u64,
    /// Slips raised.
    pub slips: usize,
    /// Challenges that a clock raised and the regulation did not admit.
    pub refused: usize,
    /// Verdicts given.
    pub verdicts: usize,
    /// Slips that went to the head referee.
    pub escalations: usize,
    /// Challenges that the mover admitted.
    pub conceded: usize,
    /// Orders placed: penalties and what else is to be shown.
    pub ordered: usize,
    /// Of these, confirmed by the clock.
    pub confirmed: usize,
    /// Times that a clock was not reached and a person was asked.
    pub unconfirmed: usize,
    /// Orders that a person carried out.
    pub settled: usize,
    /// How often the console crashed and started anew.
    pub crashes: usize,
    /// How often the disk failed.
    pub disk_failures: usize,
    /// How often the disk was slow.
    pub disk_delays: usize,
    /// How many kinds of invariant were checked.
    pub invariants: usize,
    /// What did not hold.
    pub broken: Vec<Broken>,
    /// The last hash of the journal.
    pub journal: Digest,
}

/// Simulates a tournament under the law that `make_law` loads; a console that starts anew loads it again.
pub fn run(settings: &Settings, make_law: Arc<dyn Fn() -> LoadedRules>) -> Outcome {
    let mut world = World::new(settings, START, make_law);
    world.open(START, settings);
    let end = START + settings.length;
    let mut now = START;
    let (mut look, mut round_at) = (START, None::<At>);
    let mut round = 0;
    while now < end + DRAIN_MAX {
        let playing = now < end;
        if playing && round_at.is_none_or(|at| world.round_over(now, at)) {
            round += 1;
            world.start_round(now, round, settings.tables);
            round_at = Some(now + if round == 1 { Millis(0) } else { BREAK });
        }
        if now >= look {
            look = now + LOOK;
            world.people_act(now);
            if !playing && world.people.idle() && world.quiet() {
                break;
            }
        }
        now = world.next_at(look).max(now);
        world.happen(now);
    }
    world.outcome(settings)
}

impl World {
    fn round_over(&self, now: At, started: At) -> bool {
        now.since(started) >= ROUND_MAX || now.since(started) > BREAK && self.hall.all_over()
    }

    /// Whether no order and no append is on its way.
    fn quiet(&self) -> bool {
        self.is_written() && self.stations[0].state().orders.live().next().is_none()
    }

    fn outcome(mut self, settings: &Settings) -> Outcome {
        let end = START + settings.length + DRAIN_MAX;
        self.finish_writing(end);
        self.tail(end, 0);
        let station = &self.stations[0];
        let records: Vec<Record> =
            self.disk.memory.entries().iter().map(|entry| entry.record.clone()).collect();
        let count = |is: fn(&Event) -> bool| records.iter().filter(|record| is(&record.event)).count();
        let (ordered, confirmed, settled) = tally(station.state());
        let mut broken = check(&records, station.state(), station.law(), &self.hall);
        broken.extend(premature(self.premature));
        Outcome {
            seed: settings.seed,
            entries: records.len() as u64,
            slips: count(|event| matches!(event, Event::Slip(SlipEvent::SlipRaised(_)))),
            refused: count(|event| matches!(event, Event::Slip(SlipEvent::SlipRefused { .. }))),
            verdicts: count(|event| matches!(event, Event::Slip(SlipEvent::VerdictGiven { .. }))),
            escalations: count(|event| matches!(event, Event::Slip(SlipEvent::Escalated { .. }))),
            conceded: count(|event| matches!(event, Event::Slip(SlipEvent::Conceded { .. }))),
            ordered,
            confirmed,
            unconfirmed: count(|event| matches!(event, Event::Clock(ClockEvent::OrderUnconfirmed { .. }))),
            settled,
            crashes: self.crashes,
            disk_failures: self.disk.failures,
            disk_delays: self.disk.delays,
            invariants: CHECKS,
            broken,
            journal: self.disk.memory.head(),
        }
    }
}
