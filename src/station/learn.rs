//! What follows from what a clock said: readings kept, commands for the tournament, receipts for the clock.
//!
//! A clock repeats an event until it has the receipt, and the receipt says that the event is safe here: it is sent once
//! what follows from the event is durable, or once it is plain that nothing does. What could not be kept counts as not
//! heard; the clock says it again.

use std::collections::BTreeSet;

use crate::clock::{Fact, Run, Suspect};
use crate::domain::{At, Millis, Side};
use crate::tournament::{ClockCommand, ClockNote, Command, SlipCommand, SlipSource, State};

use super::link::{Learnt, Link};
use super::open_clock::OpenClock;
use super::pending_request::{PendingRequest, PendingRequests};

/// How many presses of a clock are kept for its table's timeline.
const PRESSES_KEPT: usize = 64;
/// A doubt about a clock is noted in the journal at most this often.
const DOUBT_AGAIN: Millis = Millis(600_000);
/// An event and a face that were made at the same moment may be placed so far apart.
const SAME_MOMENT: Millis = Millis(1_000);

/// A clock that shows something else so long after the end of a game will not show that end again.
const GIVEN_UP: Millis = Millis(10_000);

/// An event that nothing follows from yet: the clock is to say it again.
struct NotYet {
    event: u16,
}

/// Why the end of a game cannot be told.
enum Unknown {
    /// The clock has not been heard since.
    Yet,
    /// It shows something else.
    Ever,
}

impl OpenClock {
    /// Keeps what a fact says; the command that it leads to.
    pub(super) fn learn(&mut self, link: &mut Link, state: &State, now: At, fact: Fact) -> Option<Learnt> {
        let event = fact.awaits_receipt();
        match (self.follows(link, state, now, fact), event) {
            (Ok(Some(command)), event) => {
                self.unsettled.extend(event);
                Some(Learnt { command, event: event.map(|event| (self.verifier.session.clock(), event)) })
            }
            (Ok(None), Some(event)) if self.takes_receipts && !self.unsettled.contains(&event) => {
                link.requests.add(PendingRequest::Receipt(event));
                None
            }
            (Ok(None), _) => None,
            (Err(NotYet { event }), _) => {
                self.verifier.session.unhear(event);
                None
            }
        }
    }

    /// What follows from a fact, if anything does.
    fn follows(
        &mut self,
        link: &mut Link,
        state: &State,
        now: At,
        fact: Fact,
    ) -> Result<Option<Command>, NotYet> {
        let clock = self.verifier.session.clock();
        let table = state.table_of(clock);
        // The log may hold what belongs to an earlier round.
        let this_round = |at: At| at >= state.round_at;
        let note =
            |note: ClockNote| Some(Command::Clock(ClockCommand::NoteClock { table: table?, clock, note }));
        Ok(match fact {
            Fact::Reading(reading) => {
                // A face that is late is none.
                let lasts = |(at, why): &(At, Suspect)| {
                    now.since(*at) < DOUBT_AGAIN && !matches!(why, Suspect::Late { .. })
                };
                self.suspect = self.suspect.filter(lasts);
                self.read(link, state, reading)
            }
            Fact::Pressed { side, at, .. } => {
                if self.presses.len() == PRESSES_KEPT {
                    self.presses.pop_front();
                }
                self.presses.push_back((at, side));
                None
            }
            Fact::ChallengeRaised { event, .. } | Fact::HoldTaken { event, .. } if table.is_none() => {
                // Nobody has it yet, and a receipt would say that somebody has.
                return Err(NotYet { event });
            }
            Fact::ChallengeRaised { raised_at: at, .. } | Fact::HoldTaken { taken_at: at, .. }
                if state.is_of_another_event(at, now) =>
            {
                // The clock is told that it was heard.
                None
            }
            Fact::ChallengeRaised { event, side, since_press, raised_at } if this_round(raised_at) => table
                .map(|table| {
                    Command::Slip(SlipCommand::RaiseSlip {
                        table,
                        challenger: side,
                        since_press,
                        marks: BTreeSet::new(),
                        source: SlipSource::Clock { clock, event, at: raised_at },
                    })
                }),
            Fact::HoldTaken { side, since_press, taken_at, .. } if this_round(taken_at) => {
                table.map(|table| {
                    Command::Slip(SlipCommand::TakeHold {
                        table,
                        side,
                        said_at: Some(taken_at),
                        since_press,
                        marks: BTreeSet::new(),
                    })
                })
            }
            // Nobody can take it as if it came now, and nobody may take it for unsaid.
            Fact::ChallengeRaised { event, .. } if state.seen_presses.contains(&(clock, event)) => None,
            Fact::ChallengeRaised { side, raised_at: at, .. } => {
                note(ClockNote::BeforeRound { side, hold: false, at })
            }
            Fact::HoldTaken { side, taken_at: at, .. } => {
                note(ClockNote::BeforeRound { side, hold: true, at })
            }
            Fact::FlagFell { side, at, .. } if this_round(at) => note(ClockNote::TimeOut { side }),
            Fact::Rebooted { at, .. } if this_round(at) => note(ClockNote::Rebooted),
            Fact::Finished { event, at } if this_round(at) => {
                match self.final_overtime(now, at) {
                    Ok([over_a, over_b]) => note(ClockNote::Finished { over_a, over_b }),
                    // What stands in the journal is what the clock shows, not what it showed before.
                    Err(Unknown::Yet) => return Err(NotYet { event }),
                    // The sheet will say how it ended.
                    Err(Unknown::Ever) => None,
                }
            }
            Fact::EventMissing { since } | Fact::Late { since, .. } => {
                link.requests.add(PendingRequest::ReadLog(since));
                None
            }
            Fact::Suspect { why } => {
                self.suspect = Some((now, why));
                // What anybody can send is counted for the hall.
                if why.needs_nothing() || self.doubted.is_some_and(|at| now.since(at) < DOUBT_AGAIN) {
                    return Ok(None);
                }
                self.doubted = Some(now);
                note(ClockNote::Suspect { why })
            }
            // Nothing follows, or it belongs to an earlier round.
            Fact::Started { .. }
            | Fact::MemoryLost { .. }
            | Fact::FlagFell { .. }
            | Fact::Rebooted { .. }
            | Fact::Finished { .. }
            | Fact::Repeated { .. } => None,
        })
    }

    /// How far each side is below zero at the end of the game.
    fn final_overtime(&self, now: At, ended: At) -> Result<[Millis; 2], Unknown> {
        let after = self.reading.filter(|reading| reading.at + SAME_MOMENT >= ended).ok_or(Unknown::Yet)?;
        let over = |side: Side| Millis((-after.face.shown.left[side.index()].0).max(0));
        match after.face.shown.run {
            Run::Finished => Ok(Side::BOTH.map(over)),
            // It has been prepared for another game meanwhile, and shows that end no more.
            Run::Idle | Run::Running(_) | Run::Neutral | Run::Challenge(_) => {
                Err(if now.since(ended) > GIVEN_UP { Unknown::Ever } else { Unknown::Yet })
            }
        }
    }

    /// What follows from an event is durable, or nothing follows: the clock may have its receipt.
    pub(super) fn settled(&mut self, requests: &mut PendingRequests, event: u16) {
        self.unsettled.remove(&event);
        requests.add(PendingRequest::Receipt(event));
    }

    /// What follows from an event was refused: as long as the clock repeats it, it is asked again.
    pub(super) fn refused(&mut self, event: u16) {
        self.unsettled.remove(&event);
        self.verifier.session.unhear(event);
    }
}
