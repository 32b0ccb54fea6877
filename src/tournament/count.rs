//! Counting what a challenger owes, also for a verdict that comes after the next round has begun.

use std::collections::BTreeSet;

use crate::domain::{Round, Side, SlipId, TableId};

use super::event::Event;
use super::state::{Counters, SlipPhase, SlipState, State};

impl State {
    /// The counters of a game: the one being played, or one that is over and has a slip left.
    pub fn counters_of(&self, round: Round, table: TableId) -> [Counters; 2] {
        let game = self.tables.get(&table).and_then(|table| table.game.as_ref());
        match game.filter(|game| game.round == round) {
            Some(game) => game.counters,
            None => self.late.get(&round).and_then(|late| late.get(&table)).copied().unwrap_or_default(),
        }
    }

    /// Ends all games. The counters of those with a slip to be decided are kept: it counts in its own game.
    pub(super) fn put_away(&mut self) {
        let open = |slip: &&SlipState| matches!(slip.phase, SlipPhase::Open | SlipPhase::Escalated);
        let tables: BTreeSet<TableId> = self.slips.values().filter(open).map(|slip| slip.table).collect();
        for (id, table) in &mut self.tables {
            if let Some(game) = table.game.take().filter(|_| tables.contains(id)) {
                self.late.entry(game.round).or_default().insert(*id, game.counters);
            }
        }
    }

    pub(super) fn apply_penalty(&mut self, event: &Event) {
        let Event::PenaltyImposed { slip, table, side, units, free, points, crosses, turns_lost, credited } =
            event
        else {
            return;
        };
        let Some(slip) = self.slips.get(slip) else { return };
        let (round, player) = (slip.round, slip.players[side.index()].clone());
        let add = |counters: &mut Counters| {
            counters.unjustified += units;
            counters.free_used += free;
            counters.points.0 += points.0;
            counters.crosses += crosses;
            counters.turns_lost += turns_lost;
        };
        if let Some(counters) = self.counters_mut(round, *table) {
            add(&mut counters[side.index()]);
            counters[side.other().index()].points.0 += credited.0;
        }
        add(self.event_counters.entry(player).or_default());
    }
    pub(super) fn apply_restored(&mut self, slip: SlipId, side: Side) {
        let Some(slip) = self.slips.get(&slip) else { return };
        let (round, table, player) = (slip.round, slip.table, slip.players[side.index()].clone());
        if let Some(counters) = self.counters_mut(round, table) {
            counters[side.index()].free_used = 0;
        }
        self.event_counters.entry(player).or_default().free_used = 0;
    }

    /// A verdict may come after the next round has begun; it counts in its own game.
    fn counters_mut(&mut self, round: Round, table: TableId) -> Option<&mut [Counters; 2]> {
        let game = self.tables.get_mut(&table).and_then(|table| table.game.as_mut());
        match game.filter(|game| game.round == round) {
            Some(game) => Some(&mut game.counters),
            None => self.late.get_mut(&round).and_then(|late| late.get_mut(&table)),
        }
    }
}
