//! What follows from what a clock said: readings kept, and commands for the tournament.

use std::collections::BTreeSet;

use crate::clock::{Advert, Fact, Suspect};
use crate::domain::{At, Millis, Side};
use crate::tournament::{ClockNote, Command, SlipSource, State};

use super::errand::Errand;
use super::peer::Peer;

/// How many presses of a clock are kept for its table's timeline.
const PRESSES_KEPT: usize = 64;
/// A doubt about a clock is noted in the journal at most this often.
const DOUBT_AGAIN: Millis = Millis(600_000);

impl Peer {
    /// Takes an advertisement in the clock's name: what it says, and where the clock is.
    pub(super) fn heard(&mut self, now: At, advert: &Advert, frame: &[u8]) -> Vec<Fact> {
        let before = self.session.mark().counter;
        let mut facts = self.session.on_broadcast(now, frame);
        let believed = self.session.mark().counter > before;
        let second = self.place.hear(advert, believed);
        if second && !facts.iter().any(|fact| matches!(fact, Fact::Suspect { .. })) {
            facts.push(Fact::Suspect { why: Suspect::SecondDevice });
        }
        facts
    }

    /// Keeps what a fact says; the command that it leads to.
    pub(super) fn learn(&mut self, state: &State, now: At, fact: Fact) -> Option<Command> {
        let clock = self.session.clock();
        let table = state.table_of(clock);
        let note = |note: ClockNote| Some(Command::NoteClock { table: table?, clock, note });
        // The log may hold what belongs to an earlier round.
        let this_round = |at: At| at >= state.round_at;
        match fact {
            Fact::Reading(reading) => {
                self.reading = Some(reading);
                self.suspect = self.suspect.filter(|(at, _)| now.since(*at) < DOUBT_AGAIN);
                None
            }
            Fact::Pressed { side, at, .. } => {
                if self.presses.len() == PRESSES_KEPT {
                    self.presses.pop_front();
                }
                self.presses.push_back((at, side));
                None
            }
            Fact::ChallengeRaised { event, side, since_press, raised_at } if this_round(raised_at) => {
                Some(Command::RaiseSlip {
                    table: table?,
                    challenger: side,
                    since_press,
                    marks: BTreeSet::new(),
                    source: SlipSource::Clock { clock, event, at: raised_at },
                })
            }
            Fact::HoldTaken { side, since_press, taken_at, .. } if this_round(taken_at) => {
                Some(Command::TakeHold {
                    table: table?,
                    side,
                    said_at: Some(taken_at),
                    since_press,
                    marks: BTreeSet::new(),
                })
            }
            Fact::FlagFell { side, at, .. } if this_round(at) => note(ClockNote::TimeOut { side }),
            Fact::Rebooted { at, .. } if this_round(at) => note(ClockNote::Rebooted),
            Fact::Finished { at, .. } if this_round(at) => {
                let over = |side: Side| {
                    let left =
                        self.reading.map_or(Millis(0), |reading| reading.face.shown.left[side.index()]);
                    Millis((-left.0).max(0))
                };
                note(ClockNote::Finished { over_a: over(Side::A), over_b: over(Side::B) })
            }
            Fact::EventMissing { since } => {
                self.errands.add(Errand::ReadLog(since));
                None
            }
            Fact::Suspect { why } => {
                self.suspect = Some((now, why));
                if self.doubted.is_some_and(|at| now.since(at) < DOUBT_AGAIN) {
                    return None;
                }
                self.doubted = Some(now);
                note(ClockNote::Suspect { why: why.to_string() })
            }
            // Nothing follows, or it belongs to an earlier round.
            Fact::Started { .. }
            | Fact::MemoryLost { .. }
            | Fact::ChallengeRaised { .. }
            | Fact::HoldTaken { .. }
            | Fact::FlagFell { .. }
            | Fact::Rebooted { .. }
            | Fact::Finished { .. } => None,
        }
    }
}
