//! What may be meant but seldom is, as far as the state says so: who decides in a game of their own, answers and notes
//! that contradict the journal, an event that begins without a list that decides.

use crate::domain::{Citation, Side, TableId};
use crate::rules::{Ask, Facts};
use crate::tournament::doubt::Sure;
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{ConductReason, Refusal, RoundReason};
use crate::tournament::state::RunState;

use super::DecisionCtx;
use super::setup::lists_to_adopt;

impl DecisionCtx<'_> {
    /// Whoever acts plays not in the game, or is sure all the same. Who did not sign in is taken for somebody else.
    ///
    /// # Errors
    /// Where they play in it, and nobody has said that it is meant.
    pub(in crate::tournament) fn is_not_own(
        &self,
        game: GameRef,
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let name = &self.by.name;
        let plays = |players: [String; 2]| !name.is_empty() && players.contains(name);
        if !self.state.players_of(game).is_some_and(plays) {
            return Ok(());
        }
        Refusal::unless_meant(sure, ConductReason::OwnGame { player: name.clone(), table: game.table }, cite)
    }

    /// What is answered about a turn that is owed is what stands in the journal, or is meant all the same.
    ///
    /// # Errors
    /// Where it is answered that one is owed, the journal knows of none, and nobody has said that it is meant.
    pub(in crate::tournament) fn owes_as_said(
        &self,
        (game, side): (GameRef, Side),
        (asks, known): (&[Ask], &Facts),
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let owed = self.state.game_of(game).map_or(0, |it| it.owes_for[side.index()].len());
        let said = |ask: &&Ask| ask.owes_turn && known.get(&ask.fact) == Some(&1);
        let Some(ask) = asks.iter().find(said).filter(|_| owed == 0) else { return Ok(()) };
        let player = self.state.player(game, side).unwrap_or_default();
        let why = ConductReason::OwesOtherwise { player, asked: ask.text.clone(), owed: 0 };
        Refusal::unless_meant(sure, why, cite)
    }

    /// Nothing in the journal shows that somebody was at the table who is noted as absent, or it is meant all the same.
    ///
    /// # Errors
    /// Where a claim or a procedure of the game is about them, and nobody has said that it is meant.
    pub(in crate::tournament) fn was_not_there(
        &self,
        table: TableId,
        side: Side,
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let game = self.state.here(table);
        let claims = self.state.claims.newest_at(&game);
        let claim = claims.filter(|(_, claim)| claim.voided_at.is_none() && claim.offender == side);
        let claim = claim.map(|(_, claim)| {
            let known = self.law.ruleset.offence(&claim.offence);
            known.map_or_else(|| claim.offence.clone(), |it| it.value.name.clone())
        });
        let runs = self.state.runs.newest_at(&game);
        // Who is to come later has put the game off, and what was broken off tells nothing.
        let about = |run: &RunState| {
            let broken_off = run.ended && run.done < run.steps.len();
            run.side == Some(side) && run.begins_at.is_none() && !broken_off
        };
        let run = runs.filter(|(_, run)| run.voided_at.is_none() && about(run));
        let Some(what) = claim.chain(run.map(|(_, run)| run.name.clone())).next() else { return Ok(()) };
        let player = self.state.player(game, side).unwrap_or_default();
        Refusal::unless_meant(sure, RoundReason::WasAtTable { player, what }, cite)
    }

    /// A list decides words, or none is to be adopted, or it is meant all the same: after the first round has begun it
    /// is too late.
    ///
    /// # Errors
    /// Where no list decides, some may be adopted, and nobody has said that it is meant.
    pub(in crate::tournament) fn some_list_decides(&self, sure: &Sure) -> Result<(), Refusal> {
        let Some((lists, cite)) = lists_to_adopt(self.state, self.law) else { return Ok(()) };
        Refusal::unless_meant(sure, RoundReason::NoListDecides { lists }, &cite)
    }
}
