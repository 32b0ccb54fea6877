//! What a console signs by itself: the head of the journal, where a round has ended.

use crate::domain::{Actor, Round};
use crate::journal::{Signer, Verified};
use crate::tournament::{Command, SetupCommand, State};

/// Sees rounds end, and signs.
pub(super) struct RoundEnd {
    signer: Option<Signer>,
    /// The round, and whether it was over, when that was last looked at.
    round: (Round, bool),
    /// A round has ended, and the journal is to be signed.
    due: bool,
}

impl RoundEnd {
    /// What ended before is not signed now.
    pub(super) fn new(signer: Option<Signer>, state: &State) -> Self {
        Self { signer, round: (state.round, state.is_round_over()), due: false }
    }

    /// Looks whether a round has ended: with its last result, or because the next one has begun; the first begins after
    /// nothing.
    pub(super) fn look(&mut self, state: &State) {
        let round = (state.round, state.is_round_over());
        if round != self.round {
            self.due |= round.1 || self.round.0.0 > 0;
            self.round = round;
        }
    }

    /// The command that puts the signature into the journal, once all that is known is durable and has that head.
    pub(super) fn sign(&mut self, state: &State, head: Verified, by: &Actor) -> Option<Command> {
        let (signer, event) = (self.signer.as_ref()?, state.event.as_ref()?);
        if !self.due || head.count != state.entries.0 {
            return None;
        }
        self.due = false;
        let signed = signer.sign(&event.name, head, by.role, &by.name);
        Some(Command::Setup(SetupCommand::SignHead(signed)))
    }
}
