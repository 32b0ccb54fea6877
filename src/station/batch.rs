//! Deciding ahead of the disk: what has been handed out to be appended and is not durable yet.
//!
//! One batch is under way at a time. What is asked meanwhile waits, undecided, and becomes the next batch: decided in
//! order, each command on the state that the ones before it lead to. Nothing of a batch is shown, sent or answered
//! before the whole of it is durable; if it fails, all of it is void, and if another process wrote first, all of it is
//! decided again.

use crate::domain::{At, Seq};
use crate::tournament::{Record, Refusal, State, decide};

use super::view::{JournalHealth, Unwritten};
use super::{AskedCommand, Effect, Station};

/// A command with what was decided about it.
pub(super) struct DecidedCommand {
    pub(super) asked: AskedCommand,
    pub(super) outcome: Result<Vec<Record>, Refusal>,
}

/// Commands whose records are on their way to the disk together; a refusal among them rests on records before it.
pub(super) struct CommandBatch {
    decided: Vec<DecidedCommand>,
    since: At,
}

impl CommandBatch {
    /// When it was handed out.
    pub(super) fn since(&self) -> At {
        self.since
    }
}

impl Station {
    /// Decides what waits, once nothing is on its way to the disk, and hands it out as one append. What has nothing
    /// to write and nothing before it to wait for is answered at once.
    pub(super) fn next(&mut self, now: At, effects: &mut Vec<Effect>) {
        if !self.is_sound() {
            while let Some(asked) = self.waiting.pop_front() {
                self.refuse(&asked, effects);
            }
        }
        if self.batch.is_some() {
            return;
        }
        let mut decided: Vec<DecidedCommand> = Vec::new();
        // The state with the batch so far; the next command is decided on it.
        let mut ahead: Option<State> = None;
        while let Some(asked) = self.waiting.pop_front() {
            let state = ahead.as_ref().unwrap_or(&self.state);
            // Another console's clock may be a little ahead; the order of the journal is the order of time.
            let at = now.max(state.last_at);
            let outcome = decide(state, &self.law, &asked.command, &asked.by, at);
            let writes = outcome.as_ref().is_ok_and(|records| !records.is_empty());
            if !writes && decided.is_empty() {
                self.finish(DecidedCommand { asked, outcome }, self.ledger.last(), effects);
                continue;
            }
            if let Ok(records) = &outcome
                && writes
                && !self.waiting.is_empty()
            {
                let ahead = ahead.get_or_insert_with(|| self.state.clone());
                for record in records {
                    ahead.apply(record);
                }
            }
            decided.push(DecidedCommand { asked, outcome });
        }
        if decided.is_empty() {
            return;
        }
        let records = decided.iter().filter_map(|it| it.outcome.as_ref().ok()).flatten().cloned().collect();
        effects.push(Effect::Append { expected: self.ledger.last(), records });
        self.batch = Some(CommandBatch { decided, since: now });
    }

    /// The batch is durable, the first of its records with this number: now it counts.
    pub(super) fn appended(&mut self, first: Seq, effects: &mut Vec<Effect>) {
        let Some(batch) = self.batch.take() else { return };
        let mut next = first;
        for it in batch.decided {
            let first = next;
            if let Ok(records) = &it.outcome {
                next = Seq(next.0 + records.len() as u64);
                self.take_in_all(records.clone(), effects);
            }
            let unchanged = it.outcome.as_ref().is_ok_and(Vec::is_empty);
            self.finish(it, if unchanged { self.ledger.last() } else { first }, effects);
        }
    }

    /// Another process wrote first: everything is decided again, in the same order.
    pub(super) fn decide_again(&mut self) {
        let batch = self.batch.take().map(|batch| batch.decided).unwrap_or_default();
        for DecidedCommand { asked, .. } in batch.into_iter().rev() {
            self.waiting.push_front(asked);
        }
    }

    /// The batch has failed, and everything behind it with it.
    pub(super) fn halted(&mut self, why: &str, effects: &mut Vec<Effect>) {
        self.decide_again();
        self.stop(JournalHealth::Halted { why: why.to_owned() }, effects);
    }

    /// Rulings stop. What is on its way to the disk is still heard of; what waits behind it is refused.
    pub(super) fn stop(&mut self, health: JournalHealth, effects: &mut Vec<Effect>) {
        if self.is_sound() {
            effects.extend([Effect::Ring, Effect::Refresh]);
        }
        // Damage does not pass, and the first failure says most.
        if self.is_sound() || matches!(health, JournalHealth::Damaged { .. }) {
            self.health = health;
        }
    }

    /// Tells what became of a command.
    fn finish(
        &mut self,
        DecidedCommand { asked, outcome }: DecidedCommand,
        first: Seq,
        effects: &mut Vec<Effect>,
    ) {
        self.settle(&asked, outcome.as_ref().err());
        Self::answer(&asked, outcome.map(|records| (first, records)), effects);
    }

    /// What has been asked for and does not stand in the journal yet.
    pub(super) fn unwritten(&self, now: At) -> Option<Unwritten> {
        let batch = self.batch.as_ref()?;
        let commands = batch.decided.len() + self.waiting.len();
        Some(Unwritten { commands, age: now.since(batch.since) })
    }
}
