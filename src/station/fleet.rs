//! The clocks of the hall as the station knows them: sessions, readings, links, and what is owed to each.

use std::collections::BTreeMap;

use crate::clock::{Control, Fact, FrameType, MasterKey, Nonce, Session};
use crate::domain::{At, ClockId, OpId};
use crate::rules::TimeControl;
use crate::tournament::{Command, PlacedOrder, SlipSource, State};

use super::errand::Errand;
use super::peer::Peer;

/// Something that happened on a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// It is up; the clock gave this nonce.
    Up {
        /// Fresh for this connection.
        nonce: Nonce,
    },
    /// A result frame.
    Answer {
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// An event frame from the clock's log.
    Log {
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// It is down, or never came up.
    Down {
        /// Why.
        why: String,
    },
}

/// What the radio is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RadioEffect {
    /// Connect to a clock.
    Connect {
        /// Which.
        clock: ClockId,
    },
    /// Write a command frame.
    Write {
        /// To which clock.
        clock: ClockId,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// Let the link go.
    Disconnect {
        /// To which clock.
        clock: ClockId,
    },
}

/// All clocks whose keys this station holds.
pub(super) struct Fleet {
    peers: BTreeMap<ClockId, Peer>,
    effects: Vec<RadioEffect>,
    /// Whether this console is the one that brings orders to clocks.
    duty: bool,
    /// Orders for clocks with which nobody here can speak.
    unspeakable: Vec<(OpId, ClockId)>,
    /// Something changed since the last [`Fleet::tick`] that may move a link on.
    changed: bool,
    /// When a link is due for its next step.
    due: Option<At>,
}

impl Fleet {
    pub(super) fn new(keys: BTreeMap<ClockId, MasterKey>, time: &TimeControl) -> Self {
        let mode = Control::of(time).map(|control| control.mode);
        let peer = |(id, key): (ClockId, MasterKey)| Some((id, Peer::new(Session::new(id, &key, mode?))));
        let peers = keys.into_iter().filter_map(peer).collect();
        Self { peers, duty: false, unspeakable: Vec::new(), effects: Vec::new(), changed: true, due: None }
    }

    pub(super) fn peer(&self, clock: ClockId) -> Option<&Peer> {
        self.peers.get(&clock)
    }

    /// Everything that the outbox owes to clocks: after a start, nothing of it is lost.
    pub(super) fn owe(&mut self, state: &State) {
        for (op, order) in &state.orders {
            if let Some(clock) = order.owed_to_clock() {
                self.deliver(*op, clock);
            }
        }
    }

    pub(super) fn deliver(&mut self, op: OpId, clock: ClockId) {
        self.changed = true;
        if let Some(peer) = self.peers.get_mut(&clock) {
            peer.errands.add(Errand::Order(op));
        } else if self.duty {
            self.unspeakable.push((op, clock));
        }
    }

    /// From now on this console brings orders to clocks.
    pub(super) fn take_duty(&mut self, state: &State) {
        self.duty = true;
        self.owe(state);
    }

    pub(super) fn receipt(&mut self, clock: ClockId, event: u16) {
        self.changed = true;
        if let Some(peer) = self.peers.get_mut(&clock) {
            peer.errands.add(Errand::Receipt(event));
        }
    }

    /// Something about a clock could not be journaled: it is to be learnt again.
    pub(super) fn forget(&mut self, state: &State, command: &Command) {
        self.changed = true;
        if let Command::NoteTry { op, .. } | Command::ConfirmOrder { op } | Command::GiveUpOrder { op, .. } =
            command
            && let Some(clock) = state.orders.get(op).and_then(PlacedOrder::owed_to_clock)
            && let Some(peer) = self.peers.get_mut(&clock)
        {
            // Asked again, the clock answers that it has done it, or does it.
            peer.marked = None;
            peer.errands.add(Errand::Order(*op));
        }
        if let Command::RaiseSlip { source: SlipSource::Clock { clock, event, .. }, .. } = command
            && let Some(peer) = self.peers.get_mut(clock)
        {
            self.changed = true;
            peer.session.unhear(*event);
            peer.errands.add(Errand::ReadLog(event.wrapping_sub(1)));
        }
    }

    pub(super) fn broadcast(&mut self, state: &State, now: At, bytes: &[u8]) -> Vec<Command> {
        // Whose it claims to be; the session checks the claim.
        let Some(peer) = FrameType::claimed_clock(bytes).and_then(|clock| self.peers.get_mut(&clock)) else {
            return Vec::new();
        };
        let facts = peer.session.on_broadcast(now, bytes);
        self.changed |= facts.iter().any(|fact| matches!(fact, Fact::EventMissing { .. }));
        facts.into_iter().filter_map(|fact| peer.learn(state, now, fact)).collect()
    }

    pub(super) fn link(&mut self, state: &State, now: At, clock: ClockId, event: LinkEvent) -> Vec<Command> {
        let Some(peer) = self.peers.get_mut(&clock) else { return Vec::new() };
        self.changed = true;
        peer.linked(state, now, event, &mut self.effects)
    }

    /// Moves every link on by what time and the journal allow.
    pub(super) fn tick(&mut self, state: &State, now: At) -> Vec<Command> {
        let mut commands = Vec::new();
        if !self.changed && self.due.is_none_or(|due| now < due) {
            return commands;
        }
        self.changed = false;
        commands.extend(self.unspeakable.drain(..).map(|(op, clock)| Command::GiveUpOrder {
            op,
            why: format!("this console has no radio or no key for clock {clock}"),
        }));
        for (clock, peer) in &mut self.peers {
            peer.tick(*clock, state, now, &mut self.effects, &mut commands);
        }
        self.due = self.peers.values().filter_map(Peer::wake_at).min();
        commands
    }

    pub(super) fn effects(&mut self) -> impl Iterator<Item = RadioEffect> + '_ {
        self.effects.drain(..)
    }

    pub(super) fn wake_at(&self) -> Option<At> {
        if self.changed { Some(At(0)) } else { self.due }
    }

    /// The journal takes decisions again: what clocks told in the meantime is read from their logs.
    pub(super) fn catch_up(&mut self) {
        self.changed = true;
        for peer in self.peers.values_mut() {
            let since = peer.session.hear_again();
            peer.errands.add(Errand::ReadLog(since));
        }
    }

    /// The journal has grown: an order may be bound now, or settled.
    pub(super) fn journal_grew(&mut self) {
        self.changed = true;
    }
}
