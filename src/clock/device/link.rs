//! Commands over a connection: checked, applied at most once, answered (§4.4, §7). The clock remembers which it has
//! applied, so that a retry cannot apply twice.

use std::collections::BTreeSet;

use crate::clock::frame::{CommandFrame, FrameError, Nonce, ResultFrame, Status};
use crate::clock::model::WrongState;
use crate::clock::order::{Order, OrderError};
use crate::domain::{At, ClockId, OpId};

use super::{BROADCAST, Device, NONCE_LIFE};

/// What a clock sends back for a write: the result by indication, then the log's events where they were asked
/// for, oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceAnswer {
    /// What the result says, for the clock's own housekeeping.
    pub status: Status,
    /// A result frame.
    pub result: [u8; ResultFrame::LENGTH],
    /// Event frames.
    pub events: Vec<[u8; BROADCAST]>,
}

impl Device {
    /// A console connected and reads this nonce. The caller provides eight random bytes; a firmware takes them
    /// from its generator.
    pub fn connect(&mut self, now: At, nonce: Nonce) {
        self.nonce = Some((nonce, now));
    }

    /// This connection's nonce, if a console has read it.
    pub fn nonce(&self) -> Option<Nonce> {
        self.nonce.map(|(nonce, _)| nonce)
    }

    /// The connection is gone; its nonce is worth nothing now.
    pub fn disconnect(&mut self) {
        self.nonce = None;
    }

    /// A console wrote to the control point.
    pub fn write(&mut self, now: At, bytes: &[u8]) -> DeviceAnswer {
        self.tick(now);
        let (op, outcome) = self.judge(now, bytes);
        let (status, events_since) = match outcome {
            Ok(since) => (Status::Applied, since),
            Err(status) => (status, None),
        };
        let result = ResultFrame {
            clock: self.clock,
            nonce: self.nonce().unwrap_or(Nonce([0; 8])),
            op,
            status,
            memory: self.memory,
            counter: self.count(now),
            newest_event: self.log.newest(),
            highest_op: self.ops.highest(),
            face: self.face_block(now),
        };
        let result = result.encode(&self.keys.result);
        let events = events_since.map_or_else(Vec::new, |since| {
            let entries = self.log.since(since);
            entries.iter().map(|entry| self.event_frame(now, entry)).collect()
        });
        DeviceAnswer { status, result, events }
    }

    /// The checks in the order of §7.1. The op memory is asked before the state: a retry finds the clock in the
    /// state that its first try brought about.
    fn judge(&mut self, now: At, bytes: &[u8]) -> (OpId, Result<Option<u16>, Status>) {
        let (op, frame) = match self.admit(now, bytes) {
            Ok(frame) => (frame.op, frame),
            Err((op, status)) => return (op, Err(status)),
        };
        let order = match frame.order() {
            Ok(order) => order,
            Err(OrderError::UnknownOpcode(_)) => return (op, Err(Status::UnknownOpcode)),
            Err(OrderError::BadArgument(_)) => return (op, Err(Status::BadArgument)),
        };
        if order.is_housekeeping() {
            return (op, Ok(self.keep_house(order)));
        }
        let refusal = match self.ops.know(op) {
            KnownOp::Applied => Some(Status::AlreadyApplied),
            // The last number of all is no memory's: it would be the next one's as well.
            _ if frame.memory != self.memory || self.is_spent() => Some(Status::Forgotten),
            KnownOp::TooOld => Some(Status::TooOld),
            KnownOp::New if !frame.expect.allows(self.face.run()) => Some(Status::WrongState),
            KnownOp::New => None,
        };
        if let Some(status) = refusal {
            return (op, Err(status));
        }
        if self.apply(now, order).is_err() {
            return (op, Err(Status::WrongState));
        }
        self.ops.remember(op);
        self.last_op = op.0 as u8;
        self.stir(now);
        (op, Ok(None))
    }

    fn admit(&self, now: At, bytes: &[u8]) -> Result<CommandFrame, (OpId, Status)> {
        // As long as no key has made the frame, nobody has a result under a number of his choice (§4.5).
        let nobody = |status| (OpId(0), status);
        let clock: ClockId = CommandFrame::claimed(bytes).map_err(|_| nobody(Status::Malformed))?;
        if clock != self.clock {
            return Err(nobody(Status::WrongClock));
        }
        let frame = CommandFrame::decode(bytes, &self.keys.command).map_err(|error| {
            let untagged = error == FrameError::BadTag;
            if untagged { nobody(Status::BadTag) } else { (CommandFrame::op_of(bytes), Status::Malformed) }
        })?;
        let good = self.nonce.is_some_and(|(nonce, at)| nonce == frame.nonce && now.since(at) < NONCE_LIFE);
        if good { Ok(frame) } else { Err((frame.op, Status::WrongNonce)) }
    }

    /// Receipts and reading: the same however often they are done. Gives the event to read from, if any.
    fn keep_house(&mut self, order: Order) -> Option<u16> {
        match order {
            Order::ReadEvents { since } => Some(since),
            Order::Acknowledge { event } => {
                // A receipt for an event that is gone is as good as one for an event that is there.
                self.log.receipt(event);
                None
            }
            Order::Notice { .. }
            | Order::ClearNotice
            | Order::Start { .. }
            | Order::Stop
            | Order::SetBoth { .. }
            | Order::Add { .. }
            | Order::Resume { .. } => None,
        }
    }

    fn apply(&mut self, now: At, order: Order) -> Result<(), WrongState> {
        match order {
            Order::Notice { side, notice } => {
                self.display[side.index()] = Some(notice);
                self.shown.push((side, notice));
                Ok(())
            }
            Order::ClearNotice => {
                self.display = [None; 2];
                Ok(())
            }
            Order::Start { side } => self.face.start(now, side),
            Order::Stop => self.face.stop(now),
            Order::SetBoth { budget } => self.face.set_both(now, budget),
            Order::Add { side, amount } => self.face.add(now, side, amount),
            Order::Resume { side } => self.face.resume(now, side),
            Order::Acknowledge { .. } | Order::ReadEvents { .. } => Ok(()),
        }
    }
}

/// Op ids that are remembered.
const REMEMBERED: usize = 32;

/// What a clock knows about an op id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KnownOp {
    /// Not applied.
    New,
    /// Applied before.
    Applied,
    /// Older than everything remembered: it cannot be told.
    TooOld,
}

/// The highest op ids applied. The highest, not the latest: when the lowest is dropped, everything below it is
/// refused from then on, so that nothing that was forgotten can ever pass as new.
#[derive(Clone, Debug, Default)]
pub(super) struct OpMemory {
    applied: BTreeSet<OpId>,
    dropped: Option<OpId>,
}

impl OpMemory {
    pub(super) fn know(&self, op: OpId) -> KnownOp {
        if self.applied.contains(&op) {
            KnownOp::Applied
        } else if self.dropped.is_some_and(|dropped| op <= dropped) {
            KnownOp::TooOld
        } else {
            KnownOp::New
        }
    }

    /// The highest number of those; 0 where there is none.
    pub(super) fn highest(&self) -> OpId {
        self.applied.last().copied().unwrap_or(OpId(0))
    }

    pub(super) fn remember(&mut self, op: OpId) {
        self.applied.insert(op);
        if self.applied.len() > REMEMBERED {
            self.dropped = self.applied.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_forgotten_is_never_new() {
        let mut memory = OpMemory::default();
        memory.remember(OpId(100));
        for op in 1..=40 {
            if memory.know(OpId(op)) == KnownOp::New {
                memory.remember(OpId(op));
            }
        }
        assert_eq!(memory.know(OpId(100)), KnownOp::Applied);
        assert_eq!(memory.know(OpId(40)), KnownOp::Applied);
        assert_eq!(memory.know(OpId(1)), KnownOp::TooOld);
        assert_eq!(memory.know(OpId(41)), KnownOp::New);
    }
}
