//! What may be meant but seldom is, as far as the state says so: who decides in a game of their own, answers and notes
//! that contradict the journal, an event that begins without a list that decides.

use crate::domain::{Citation, Role, Side};
use crate::rules::{Ask, Facts};
use crate::tournament::doubt::Sure;
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{ConductReason, Refusal, RoundReason};

use super::DecisionCtx;
use super::setup::lists_to_adopt;

impl DecisionCtx<'_> {
    /// Whether whoever acts is one of these players. Who did not sign in is taken for somebody else.
    pub(in crate::tournament) fn is_one_of(&self, players: &[String; 2]) -> bool {
        !self.by.name.is_empty() && players.contains(&self.by.name)
    }

    /// No official decides in a game that they play themselves, or it is meant all the same. What they decide against
    /// themselves nobody doubts, nor what is the players' own.
    ///
    /// # Errors
    /// Where they play in it, and nobody has said that it is meant.
    pub(in crate::tournament) fn is_not_own(
        &self,
        (game, against): (GameRef, Option<Side>),
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let players = self.state.players_of(game).filter(|players| self.is_one_of(players));
        let Some(players) = players.filter(|_| self.by.role != Role::Players) else { return Ok(()) };
        if against.is_some_and(|side| players[side.index()] == self.by.name) {
            return Ok(());
        }
        let why = ConductReason::OwnGame { player: self.by.name.clone(), table: game.table };
        Refusal::unless_meant(sure, why, cite)
    }

    /// What is answered about a turn that is owed is what stands in the journal, or is meant all the same.
    ///
    /// # Errors
    /// Where the journal knows otherwise, and nobody has said that it is meant.
    pub(in crate::tournament) fn owes_as_said(
        &self,
        (game, side): (GameRef, Side),
        (asks, known): (&[Ask], &Facts),
        sure: &Sure,
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let Some(found) = self.state.game_of(game) else { return Ok(()) };
        let owed = found.owes_for[side.index()].len();
        // Whether one that was passed already is meant nobody knows.
        let passed = found.counters[side.index()].turns_passed > 0;
        let said = |ask: &&Ask| match known.get(&ask.fact) {
            Some(0) => owed > 0,
            Some(_) => owed == 0 && !passed,
            None => false,
        };
        let Some(ask) = asks.iter().filter(|ask| ask.owes_turn).find(said) else { return Ok(()) };
        let player = found.players[side.index()].clone();
        let owed = u16::try_from(owed).unwrap_or(u16::MAX);
        let why = ConductReason::OwesOtherwise { player, asked: ask.text.clone(), owed };
        Refusal::unless_meant(sure, why, cite)
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
