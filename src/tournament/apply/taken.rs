//! What people noted, said and imposed: kept while it may be taken back, and taken back.

use std::sync::Arc;

use imbl::OrdMap;

use crate::domain::{At, Seq};
use crate::tournament::event::{
    ClockEvent, ConductEvent, DuplicateEvent, Event, Record, ResultEvent, RoundEvent, SlipEvent, TakenBack,
};
use crate::tournament::state::{Deed, Given, HoldTaken, State};

impl State {
    /// Keeps what is noted, said or imposed. The state is the one before the record, but for
    /// the number of its entry.
    pub(super) fn keep_given(&mut self, record: &Record) {
        if matches!(record.event, Event::Round(RoundEvent::RoundStarted(_))) {
            let stays = self.noted.iter().filter(|(_, given)| given.what.outlasts_round());
            let stays: OrdMap<Seq, Arc<Given>> = stays.map(|(entry, it)| (*entry, Arc::clone(it))).collect();
            self.noted = stays;
        }
        let Some(what) = self.deed(&record.event) else { return };
        let settled = if let Deed::Settled { op, .. } = &what { self.orders.get(op) } else { None };
        let order = settled.map(|order| order.state.clone());
        let earlier = if let Event::Duplicate(it) = &record.event { it.round() } else { None };
        let round = earlier.unwrap_or(self.round);
        let (at, by) = (record.at, record.by.role);
        let given = Given { at, round, by, what, order, taken_back: false };
        self.noted.insert(self.entries, Arc::new(given));
    }

    /// What an event notes that somebody may take back.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is not listed has a way back of its own, or none"
    )]
    fn deed(&self, event: &Event) -> Option<Deed> {
        match event {
            Event::Round(RoundEvent::AbsenceNoted { table, side }) => {
                Some(Deed::Absence { table: *table, side: *side })
            }
            Event::Round(RoundEvent::Arrived { table, side, .. }) => {
                Some(Deed::Arrival { table: *table, side: *side })
            }
            Event::Slip(SlipEvent::HoldTaken { table, side, said_at, since_press }) => {
                let hold = HoldTaken { side: *side, at: *said_at, since_press: *since_press };
                Some(Deed::Hold { table: *table, hold })
            }
            // Whose time has run out passes without owing a turn: nothing is counted.
            Event::Round(RoundEvent::ForcedPassPlayed(it)) => {
                let owes = !self.game(it.table)?.owes_for[it.side.index()].is_empty();
                owes.then_some(Deed::ForcedPass { table: it.table, side: it.side })
            }
            Event::Round(RoundEvent::MoveCircled(it)) => {
                Some(Deed::CircledMove { table: it.table, number: it.number })
            }
            Event::Clock(ClockEvent::OrderPlaced(it)) => {
                let by_power = it.cause.is_none() && it.takes_back.is_none() && it.why.is_none();
                by_power.then_some(Deed::Order { table: it.table, op: it.op, wish: it.wish })
            }
            Event::Clock(ClockEvent::OrderSettled { op }) => {
                let order = self.orders.get(op)?;
                Some(Deed::Settled { table: order.table, op: *op, wish: order.wish })
            }
            Event::Conduct(ConductEvent::ClaimRaised(it)) => {
                Some(Deed::Claim { table: it.table, claim: it.claim })
            }
            Event::Conduct(ConductEvent::SanctionImposed(it)) => {
                Some(Deed::Sanction { table: it.table, name: it.name.clone(), player: it.player.clone() })
            }
            Event::Conduct(ConductEvent::DutyDone { duty, of_itself: false, .. }) => {
                Some(Deed::DutyDone { duty: *duty, text: self.duties.get(duty)?.text.clone() })
            }
            Event::Result(ResultEvent::GameAwarded(it)) => {
                let given = it.cause.is_none();
                given.then(|| Deed::Award { game: it.game, name: it.name.clone() })
            }
            Event::Round(RoundEvent::ByeEntered(it)) => {
                Some(Deed::Bye { round: it.bye.round, player: it.bye.player.clone(), name: it.name.clone() })
            }
            Event::Round(RoundEvent::PlayerWithdrew { player, .. }) => {
                Some(Deed::Withdrawal { player: player.clone() })
            }
            Event::Round(RoundEvent::PlayerReturned { player }) => {
                Some(Deed::Return { player: player.clone() })
            }
            Event::Duplicate(DuplicateEvent::MoveAnnulled(it)) => {
                Some(Deed::Annulment { table: it.table, draw: it.draw })
            }
            Event::Duplicate(DuplicateEvent::PlayerLeft { table, .. }) => {
                Some(Deed::Leaving { table: *table })
            }
            Event::Duplicate(DuplicateEvent::DuplicateOver { end, .. }) => {
                Some(Deed::DuplicateEnd { end: end.clone() })
            }
            _ => None,
        }
    }

    /// It is as if it had not been. What followed from it by a cause is voided by an event of its own.
    pub(super) fn apply_taken_back(&mut self, at: At, taken: &TakenBack) {
        let Some(noted) = self.noted.get_mut(&taken.entry) else { return };
        Arc::make_mut(noted).taken_back = true;
        let given = Arc::clone(noted);
        for op in &taken.cancelled {
            self.cancel_order(at, *op);
        }
        match &given.what {
            Deed::Absence { table, side } => {
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.absent[side.index()] = None;
                }
            }
            Deed::Arrival { table, side } => {
                if let Some(absence) = self.absence_mut(*table, *side) {
                    (absence.arrived_at, absence.late) = (None, None);
                }
            }
            Deed::Hold { table, .. } => {
                let hold = self.last_hold(*table);
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.hold = hold;
                }
            }
            Deed::ForcedPass { table, side } => {
                let Some(player) = self.player(self.here(*table), *side) else { return };
                self.retract(&player, taken.entry);
            }
            Deed::CircledMove { table, .. } => {
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.circled = None;
                }
            }
            Deed::Order { table, op, .. } => {
                let Some(game) = self.game_mut(self.here(*table)) else { return };
                game.ordered.retain(|(_, it)| it != op);
                for absence in game.absent.iter_mut().flatten() {
                    absence.clock = absence.clock.filter(|it| it != op);
                }
            }
            Deed::Settled { op, .. } => {
                if let Some(before) = &given.order {
                    self.order_is(*op, before.clone());
                }
            }
            Deed::Bye { round, player, .. } => {
                self.byes.retain(|it| it.round != *round || it.player != *player);
            }
            Deed::Withdrawal { player } => {
                self.withdrawn.remove(player.as_str());
            }
            Deed::Return { player } => {
                self.withdrawn.insert(player.as_str().into());
            }
            Deed::Annulment { table, draw } => self.change_draw((Some(given.round), *draw), |draw| {
                draw.annulled.remove(table);
            }),
            Deed::Leaving { table } => self.come_back(given.round, *table),
            Deed::DuplicateEnd { .. } => self.goes_on(),
            Deed::DutyDone { duty, .. } => self.duties.update(duty, |duty| duty.done_at = None),
            Deed::Claim { .. } | Deed::Sanction { .. } | Deed::Award { .. } => {}
        }
    }
}
