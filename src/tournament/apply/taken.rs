//! What people noted, said and imposed: kept while it may be taken back, and taken back.

use std::sync::Arc;

use imbl::OrdMap;

use crate::domain::{At, Seq, TableId};
use crate::tournament::event::{
    ClockEvent, Concern, ConductEvent, DuplicateEvent, Event, Record, RoundEvent, SlipEvent, TakenBack,
    WayBack,
};
use crate::tournament::state::{Given, State};

impl State {
    /// Keeps what is noted, said or imposed, as its card says how long it may be taken back. The state is the one
    /// before the record, but for the number of its entry.
    pub(super) fn keep_given(&mut self, record: &Record) {
        if matches!(record.event, Event::Round(RoundEvent::RoundStarted(_))) {
            let stays = self.noted.iter().filter(|(_, given)| self.outlasts_round(&given.event));
            let stays: OrdMap<Seq, Arc<Given>> = stays.map(|(entry, it)| (*entry, Arc::clone(it))).collect();
            self.noted = stays;
        }
        let card = record.event.card();
        if card.way_back == WayBack::Never || self.passes_unowed(&record.event) {
            return;
        }
        let settled = if let WayBack::Settled(op) = card.way_back { self.orders.get(&op) } else { None };
        let order = settled.map(|order| order.state.clone());
        let round = if let Concern::Game(game) = card.concern { game.round } else { self.round };
        let (at, by, event) = (record.at, record.by.role, Arc::new(record.event.clone()));
        let given = Given { at, round, by, event, order, taken_back: false };
        self.noted.insert(self.entries, Arc::new(given));
    }

    /// Whether somebody passes who owes no turn, as whoever has no time left does: nothing is counted.
    fn passes_unowed(&self, event: &Event) -> bool {
        let Event::Round(RoundEvent::ForcedPassPlayed(it)) = event else { return false };
        self.game(it.table).is_none_or(|game| game.owes_for[it.side.index()].is_empty())
    }

    /// It is as if it had not been: what was noted of the same before holds again. What followed from it by a cause is
    /// voided by an event of its own.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what else is taken back is no more than what follows from it"
    )]
    pub(super) fn apply_taken_back(&mut self, at: At, taken: &TakenBack) {
        let Some(noted) = self.noted.get_mut(&taken.entry) else { return };
        Arc::make_mut(noted).taken_back = true;
        let given = Arc::clone(noted);
        for op in &taken.cancelled {
            self.cancel_order(at, *op);
        }
        match &*given.event {
            Event::Round(it) => self.round_taken_back(it, taken.entry),
            Event::Slip(SlipEvent::HoldTaken { table, .. }) => {
                let hold = self.last_hold(*table);
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.hold = hold;
                }
            }
            Event::Clock(ClockEvent::OrderPlaced(it)) => self.forget_ordered(it.op),
            Event::Clock(ClockEvent::OrderSettled { op }) => {
                if let Some(before) = &given.order {
                    self.order_is(*op, before.clone());
                }
            }
            Event::Conduct(ConductEvent::DutyDone { duty, .. }) => {
                self.duties.update(duty, |duty| duty.done_at = None);
            }
            Event::Duplicate(DuplicateEvent::MoveAnnulled(it)) => {
                self.change_draw((Some(given.round), it.draw), |draw| {
                    draw.annulled.remove(&it.table);
                });
            }
            Event::Duplicate(DuplicateEvent::PlayerLeft { table, .. }) => self.come_back(given.round, *table),
            Event::Duplicate(DuplicateEvent::DuplicateOver { .. }) => self.goes_on(),
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have a way back of their own, or none")]
    fn round_taken_back(&mut self, event: &RoundEvent, entry: Seq) {
        match event {
            RoundEvent::AbsenceNoted { table, side } => {
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.absent[side.index()] = None;
                }
            }
            RoundEvent::Arrived { table, side, .. } => {
                if let Some(absence) = self.absence_mut(*table, *side) {
                    (absence.arrived_at, absence.late) = (None, None);
                }
            }
            RoundEvent::ForcedPassPlayed(it) => {
                let Some(player) = self.player(self.here(it.table), it.side) else { return };
                self.retract(&player, entry);
            }
            RoundEvent::MoveCircled(it) => self.circled_taken_back(it.table),
            RoundEvent::ByeEntered(it) => {
                let bye = &it.bye;
                self.byes.retain(|it| it.round != bye.round || it.player != bye.player);
            }
            RoundEvent::PlayerWithdrew { player, .. } | RoundEvent::PlayerReturned { player } => {
                let withdrawn = self.has_withdrawn(player);
                if withdrawn {
                    self.withdrawn.insert(player.as_str().into());
                } else {
                    self.withdrawn.remove(player.as_str());
                }
            }
            _ => {}
        }
    }

    fn circled_taken_back(&mut self, table: TableId) {
        let circled = self.last_circled(table);
        if let Some(game) = self.game_mut(self.here(table)) {
            game.circled = circled;
        }
    }
}
