//! Counting what a player owes and what is counted by name, also for what is decided after the next round has begun.

use std::collections::BTreeSet;

use crate::domain::{Points, Round, Side, SlipId, TableId};
use crate::rules::Counts;

use super::affairs::{ClaimState, RunState};
use super::event::{Cause, ConductEvent, Counted, Event, GameRef, PenaltyBack, PenaltyImposed};
use super::state::{Counters, SlipState, State};

impl State {
    /// The counters of a game: the one being played, or one that is over and has something left to be decided.
    pub fn counters_of(&self, round: Round, table: TableId) -> [Counters; 2] {
        let game = self.game(table);
        match game.filter(|game| game.round == round) {
            Some(game) => game.counters,
            None => self.late.get(&round).and_then(|late| late.get(&table)).copied().unwrap_or_default(),
        }
    }

    /// How often something was counted for a player in a game.
    pub fn counted(&self, game: GameRef, player: &str, counter: &str) -> u16 {
        let Some(side) = self.side_of(game, player) else { return 0 };
        let now = self.game(game.table);
        let counts = match now.filter(|it| it.round == game.round) {
            Some(game) => Some(&game.counts),
            None => self.late_counts.get(&game.round).and_then(|late| late.get(&game.table)),
        };
        counts.and_then(|counts| counts[side.index()].get(counter)).copied().unwrap_or_default()
    }

    /// How often something was counted for a player in the event.
    pub fn counted_in_event(&self, player: &str, counter: &str) -> u16 {
        self.event_counts.get(player).and_then(|counts| counts.get(counter)).copied().unwrap_or_default()
    }

    /// Ends all games. The counters of those with something to be decided are kept: it counts in its own game.
    pub(super) fn put_away(&mut self) {
        let open = |slip: &&SlipState| slip.phase.is_undecided();
        let slips = self.slips.values().filter(open).map(|slip| slip.table);
        let undecided = |claim: &&ClaimState| claim.outcome.is_none();
        let claims = self.claims.values().filter(undecided).map(|claim| claim.table);
        let under_way = |run: &&RunState| !run.ended;
        let runs = self.runs.values().filter(under_way).map(|run| run.table);
        let tables: BTreeSet<TableId> = slips.chain(claims).chain(runs).collect();
        for (id, table) in &mut self.tables {
            let Some(game) = table.game.take() else { continue };
            if self.results.get(&game.round).is_none_or(|played| !played.contains_key(id)) {
                self.unfinished.entry(game.round).or_default().insert(*id, game.players);
            }
            if tables.contains(id) {
                self.late.entry(game.round).or_default().insert(*id, game.counters);
                self.late_counts.entry(game.round).or_default().insert(*id, game.counts);
            }
        }
    }

    pub(super) fn apply_penalty(&mut self, event: &Event) {
        let Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
            cause,
            table,
            round,
            side,
            units,
            free,
            points,
            crosses,
            turns_lost,
            credited,
        })) = event
        else {
            return;
        };
        let (round, game) = (*round, GameRef { round: *round, table: *table });
        let player = self.player(game, *side).unwrap_or_default();
        let more = |count: &mut u16, by: u16| *count = count.saturating_add(by);
        let add = |counters: &mut Counters| {
            more(&mut counters.unjustified, *units);
            more(&mut counters.free_used, *free);
            more(&mut counters.crosses, *crosses);
            more(&mut counters.turns_lost, *turns_lost);
            counters.points.0 = counters.points.0.saturating_add(points.0);
        };
        if let Some(counters) = self.counters_mut(round, *table) {
            add(&mut counters[side.index()]);
            let Points(theirs) = &mut counters[side.other().index()].points;
            *theirs = theirs.saturating_add(credited.0);
        }
        add(self.event_counters.entry(player).or_default());
        if let Some(owes_for) = self.owes_for_mut(game) {
            owes_for[side.index()].extend(std::iter::repeat_n(cause, usize::from(*turns_lost)).cloned());
        }
        if let Cause::Slip(slip) = cause
            && let Some(slip) = self.slips.get_mut(slip).filter(|slip| slip.challenger == *side)
        {
            slip.imposed.add(&PenaltyBack {
                units: *units,
                free: *free,
                points: *points,
                crosses: *crosses,
                turns_lost: *turns_lost,
                credited: *credited,
            });
        }
    }

    /// Takes back what a verdict cost the challenger, and what it gave back to him.
    pub(super) fn apply_taken_back(&mut self, id: SlipId, back: &PenaltyBack) {
        let Some(slip) = self.slips.get_mut(&id) else { return };
        let (round, table, side) = (slip.round, slip.table, slip.challenger);
        let player = slip.players[side.index()].clone();
        let restored = std::mem::take(&mut slip.restored);
        slip.imposed = PenaltyBack::default();
        if let Some(owes_for) = self.owes_for_mut(GameRef { round, table }) {
            owes_for[side.index()].retain(|cause| *cause != Cause::Slip(id));
        }
        let take = |counters: &mut Counters, restored: u16| {
            counters.unjustified = counters.unjustified.saturating_sub(back.units);
            counters.free_used = counters.free_used.saturating_sub(back.free).saturating_add(restored);
            counters.points.0 = counters.points.0.saturating_sub(back.points.0);
            counters.crosses = counters.crosses.saturating_sub(back.crosses);
            counters.turns_lost = counters.turns_lost.saturating_sub(back.turns_lost);
        };
        if let Some(counters) = self.counters_mut(round, table) {
            take(&mut counters[side.index()], restored[0]);
            let Points(theirs) = &mut counters[side.other().index()].points;
            *theirs = theirs.saturating_sub(back.credited.0);
        }
        take(self.event_counters.entry(player).or_default(), restored[1]);
    }

    /// Counts by name, as the event says.
    pub(super) fn apply_counted(&mut self, counted: &Counted) {
        let Counted { player, game, counter, in_game, in_event, .. } = counted;
        if let Some(game) = game
            && let Some(side) = self.side_of(*game, player)
            && let Some(counts) = self.counts_mut(*game)
        {
            counts[side.index()].insert(counter.clone(), *in_game);
        }
        self.event_counts.entry(player.clone()).or_default().insert(counter.clone(), *in_event);
    }

    /// Who plays or played a game, `A` first, as far as anything of it is left.
    pub(super) fn players_of(&self, game: GameRef) -> Option<[String; 2]> {
        let now = self.game(game.table);
        let now = now.filter(|it| it.round == game.round).map(|it| &it.players);
        let played = || self.played(game.round, game.table).map(|played| &played.players);
        let same = |slip: &&SlipState| slip.round == game.round && slip.table == game.table;
        let on_slip = || self.slips.values().find(same).map(|slip| &slip.players);
        let unfinished = || self.unfinished.get(&game.round)?.get(&game.table);
        now.or_else(played).or_else(unfinished).or_else(on_slip).cloned()
    }

    /// Who plays or played at a side of a game, as far as anything of it is left.
    pub(super) fn player(&self, game: GameRef, side: Side) -> Option<String> {
        self.players_of(game).map(|[a, b]| match side {
            Side::A => a,
            Side::B => b,
        })
    }

    /// At which side of a game a player sits or sat.
    pub(super) fn side_of(&self, game: GameRef, player: &str) -> Option<Side> {
        let players = self.players_of(game)?;
        Side::BOTH.into_iter().find(|side| players[side.index()] == player)
    }

    pub(super) fn apply_restored(&mut self, slip: SlipId, side: Side) {
        let Some(found) = self.slips.get(&slip) else { return };
        let (round, table, player) = (found.round, found.table, found.players[side.index()].clone());
        let mut restored = [0; 2];
        if let Some(counters) = self.counters_mut(round, table) {
            restored[0] = std::mem::take(&mut counters[side.index()].free_used);
        }
        restored[1] = std::mem::take(&mut self.event_counters.entry(player).or_default().free_used);
        if let Some(found) = self.slips.get_mut(&slip) {
            found.restored = restored;
        }
    }

    /// A verdict may come after the next round has begun; it counts in its own game.
    fn counters_mut(&mut self, round: Round, table: TableId) -> Option<&mut [Counters; 2]> {
        let game = self.tables.get_mut(&table).and_then(|table| table.game.as_mut());
        match game.filter(|game| game.round == round) {
            Some(game) => Some(&mut game.counters),
            None => self.late.get_mut(&round).and_then(|late| late.get_mut(&table)),
        }
    }

    /// What cost the players of the game being played their turns; a game that is over owes none.
    fn owes_for_mut(&mut self, game: GameRef) -> Option<&mut [Vec<Cause>; 2]> {
        let now = self.tables.get_mut(&game.table).and_then(|table| table.game.as_mut());
        now.filter(|it| it.round == game.round).map(|game| &mut game.owes_for)
    }

    fn counts_mut(&mut self, game: GameRef) -> Option<&mut [Counts; 2]> {
        let now = self.tables.get_mut(&game.table).and_then(|table| table.game.as_mut());
        match now.filter(|it| it.round == game.round) {
            Some(now) => Some(&mut now.counts),
            None => self.late_counts.get_mut(&game.round).and_then(|late| late.get_mut(&game.table)),
        }
    }
}
