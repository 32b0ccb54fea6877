//! What is counted for players, and who sits where: of any game of any round.

use crate::domain::{Points, Round, Side, TableId};

use super::event::{Act, Cause, GameRef};
use super::state::{Counters, State};

impl State {
    /// The counters of a game.
    pub fn counters_of(&self, round: Round, table: TableId) -> [Counters; 2] {
        self.game_of(GameRef { round, table }).map(|game| game.counters).unwrap_or_default()
    }

    /// What penalties took and credits gave in a game, `A` first.
    pub fn penalty_points(&self, game: GameRef) -> [Points; 2] {
        self.counters_of(game.round, game.table).map(|counters| counters.points)
    }

    /// How often something was counted for a player in a game.
    pub fn counted(&self, game: GameRef, player: &str, counter: &str) -> u16 {
        let Some(side) = self.side_of(game, player) else { return 0 };
        let counts = self.game_of(game).map(|game| &game.counts[side.index()]);
        counts.and_then(|counts| counts.get(counter)).copied().unwrap_or_default()
    }

    /// How often something was counted for a player in the event.
    pub fn counted_in_event(&self, player: &str, counter: &str) -> u16 {
        self.event_counts.get(player).and_then(|counts| counts.get(counter)).copied().unwrap_or_default()
    }

    /// Whether what was counted for a player has come to a threshold, and that has not been voided.
    pub fn has_reached(&self, player: &str, threshold: &str) -> bool {
        let it = |cause: &Cause| matches!(cause, Cause::Threshold(act) if act.id == threshold);
        self.acts.values().any(|act| act.player == player && act.voided_at.is_none() && it(&act.cause))
    }

    /// The award that is the result of a game, where it has been awarded.
    pub fn award_of(&self, game: GameRef) -> Option<Cause> {
        let played = self.game_of(game)?.result.as_ref().filter(|played| played.awarded)?;
        Some(Cause::Award(Act { id: played.how.clone(), entry: played.entry }))
    }

    /// The awards that count in a game: the one that is its result, and those of the game from which it follows.
    pub(super) fn counting_awards(&self, game: GameRef) -> impl Iterator<Item = Cause> {
        let chain = std::iter::successors(self.award_of(game), |cause| self.led_to_by(cause));
        chain.filter(move |cause| self.awarded_by(cause) == Some(game))
    }

    /// What led to a sanction, an award, a threshold, where something without a number of its own did.
    pub(super) fn led_to_by(&self, cause: &Cause) -> Option<Cause> {
        let (Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act)) = cause else { return None };
        self.acts.get(&act.entry)?.after.clone()
    }

    /// The game that an award is of.
    pub(super) fn awarded_by(&self, cause: &Cause) -> Option<GameRef> {
        let Cause::Award(act) = cause else { return None };
        self.acts.get(&act.entry)?.game
    }

    /// Who plays or played a game, `A` first.
    pub(super) fn players_of(&self, game: GameRef) -> Option<[String; 2]> {
        self.game_of(game).map(|game| game.players.clone())
    }

    /// Who plays or played at a side of a game.
    pub(super) fn player(&self, game: GameRef, side: Side) -> Option<String> {
        self.game_of(game).map(|game| game.players[side.index()].clone())
    }

    /// At which side of a game a player sits or sat.
    pub(super) fn side_of(&self, game: GameRef, player: &str) -> Option<Side> {
        let players = &self.game_of(game)?.players;
        Side::BOTH.into_iter().find(|side| players[side.index()] == player)
    }
}
