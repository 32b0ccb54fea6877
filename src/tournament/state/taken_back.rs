//! What people noted, said and imposed, kept as long as it may be taken back; taking it back; and voiding.
//!
//! What followed from a voided cause counts no more, and neither does what followed from that. What is counted for
//! players is not undone: it is summed up anew without the cause.

use std::collections::BTreeSet;
use std::sync::Arc;

use imbl::OrdMap;
use serde::Serialize;

use super::{HoldTaken, OrderState, State};
use crate::domain::{At, ClaimId, OpId, Role, Round, Seq, TableId};
use crate::tournament::event::{
    ClockEvent, Concern, ConductEvent, DuplicateEvent, Event, Record, Root, RoundEvent, SlipEvent, TakenBack,
    WayBack,
};
use crate::tournament::state::DutyId;
use crate::tournament::{Cause, Caused, GameRef, Name, ResultLayer, Voided};

/// Something that somebody noted, said or imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RevocableEntry {
    /// When.
    pub at: At,
    /// In which round.
    pub round: Round,
    /// In which office.
    pub by: Role,
    /// What.
    pub event: Arc<Event>,
    /// How far the order was before somebody said or did what it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderState>,
    /// Whether it was taken back.
    pub taken_back: bool,
}

impl RevocableEntry {
    /// The claim that it is.
    pub fn claim(&self) -> Option<ClaimId> {
        if let Some(Root::Claim(claim)) = self.event.card().root { Some(claim) } else { None }
    }

    /// The order of which it is said that it was carried out.
    pub fn settled(&self) -> Option<OpId> {
        if let WayBack::Settled(op) = self.event.card().way_back { Some(op) } else { None }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "each looks for what was noted of one thing")]
impl State {
    /// What stands of what people noted, said and imposed, by the number of its entry.
    pub fn revocable_entries(&self) -> impl DoubleEndedIterator<Item = (Seq, &RevocableEntry)> {
        let all = self.noted.iter().map(|(entry, given)| (*entry, given.as_ref()));
        all.filter(|(_, given)| !given.taken_back)
    }

    /// What was noted, said or imposed in an entry and stands.
    pub fn given_in(&self, entry: Seq) -> Option<&RevocableEntry> {
        self.noted_in(entry).filter(|given| !given.taken_back)
    }

    /// What was noted, said or imposed in an entry, taken back or not.
    pub fn noted_in(&self, entry: Seq) -> Option<&RevocableEntry> {
        self.noted.get(&entry).map(AsRef::as_ref)
    }

    /// Whether it may still be taken back when the next round has begun.
    pub(in crate::tournament) fn outlasts_round(&self, event: &Event) -> bool {
        match event.card().way_back {
            WayBack::Never | WayBack::InRound => false,
            WayBack::Settled(op) => self.orders.get(&op).is_some_and(|order| order.wish.is_said()),
            WayBack::Later => true,
        }
    }

    /// The last thing of a kind that was noted and stands.
    fn last_noted<T>(&self, of: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.revocable_entries().rev().find_map(|(_, given)| of(&given.event))
    }

    /// The reservation that holds at a table.
    pub(in crate::tournament) fn last_hold(&self, at: TableId) -> Option<HoldTaken> {
        self.last_noted(|event| match event {
            Event::Slip(SlipEvent::HoldTaken { table, side, said_at, since_press }) if *table == at => {
                Some(HoldTaken { side: *side, at: *said_at, since_press: *since_press })
            }
            _ => None,
        })
    }

    /// The move in progress that was circled at a table, and the last one.
    pub(in crate::tournament) fn last_circled(&self, at: TableId) -> Option<(u16, u16)> {
        self.last_noted(|event| match event {
            Event::Round(RoundEvent::MoveCircled(it)) if it.table == at => Some((it.number, it.last_move)),
            _ => None,
        })
    }

    /// Whether a player plays on no more, by what was said last of it.
    pub(in crate::tournament) fn has_withdrawn(&self, who: &str) -> bool {
        let said = self.last_noted(|event| match event {
            Event::Round(RoundEvent::PlayerWithdrew { player, .. }) if player == who => Some(true),
            Event::Round(RoundEvent::PlayerReturned { player }) if player == who => Some(false),
            _ => None,
        });
        said.unwrap_or(false)
    }

    /// Keeps what is noted, said or imposed, as its card says how long it may be taken back. The state is the one
    /// before the record, but for the number of its entry.
    pub(super) fn keep_given(&mut self, record: &Record) {
        if matches!(record.event, Event::Round(RoundEvent::RoundStarted(_))) {
            let stays = self.noted.iter().filter(|(_, given)| self.outlasts_round(&given.event));
            let stays: OrdMap<Seq, Arc<RevocableEntry>> =
                stays.map(|(entry, it)| (*entry, Arc::clone(it))).collect();
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
        let given = RevocableEntry { at, round, by, event, order, taken_back: false };
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

    pub(super) fn apply_voided(&mut self, at: At, voided: &Voided) {
        for op in &voided.cancelled {
            self.cancel_order(at, *op);
        }
        self.void_duties(at, &voided.duties);
        let mut players = BTreeSet::new();
        self.void(at, &voided.cause, &mut players);
        for player in players {
            self.count_anew(&player);
        }
    }

    /// Duties fall away.
    pub(super) fn void_duties(&mut self, at: At, duties: &[DutyId]) {
        for id in duties {
            self.duties.update(id, |duty| duty.voided_at = Some(at));
        }
    }

    fn void(&mut self, at: At, cause: &Cause, players: &mut BTreeSet<Name>) {
        self.voided.insert(cause.clone(), self.entries);
        // Backwards: what came last rests on what came before.
        for it in self.take_caused(at, cause).into_iter().rev() {
            self.undo(at, cause, it, players);
        }
        if let Some(game) = self.awarded_by(cause) {
            self.results_changed(game);
        }
    }

    /// What followed from a cause; from now on nothing has.
    fn take_caused(&mut self, at: At, cause: &Cause) -> Vec<Caused> {
        let mut all = Vec::new();
        let caused = &mut all;
        match cause {
            Cause::Slip(id) => self.slips.update(id, |slip| caused.append(&mut slip.caused)),
            Cause::Claim(id) => self.claims.update(id, |claim| {
                caused.append(&mut claim.caused);
                claim.voided_at = Some(at);
            }),
            Cause::Run(id) => self.runs.update(id, |run| {
                caused.append(&mut run.caused);
                run.ended = true;
                run.voided_at = Some(at);
            }),
            Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => {
                if let Some(found) = self.acts.get_mut(&act.entry) {
                    let found = Arc::make_mut(found);
                    caused.append(&mut found.caused);
                    found.voided_at = Some(at);
                }
            }
        }
        all
    }

    fn undo(&mut self, at: At, cause: &Cause, what: Caused, players: &mut BTreeSet<Name>) {
        match what {
            // It stays among the orders, and counts no more in its game.
            Caused::Order(op) => self.forget_ordered(op),
            // Another order takes it back.
            Caused::Rescore { .. } => {}
            Caused::Effect(effect) => {
                players.insert(effect.player.clone());
            }
            Caused::Duty(duty) => self.duties.update(&duty, |duty| duty.voided_at = Some(at)),
            Caused::Adjustment(entry) => {
                self.adjustments.remove(&entry);
            }
            Caused::Result { game, at: taken, duties } => {
                self.undo_result_voided(game, taken, cause, &duties);
            }
            Caused::Absence { game, was } => {
                if let Some(game) = self.game_mut(game) {
                    game.absent = was;
                }
            }
            Caused::Further(cause) => self.void(at, &cause, players),
        }
    }

    /// Whether a game was played on after its result was taken out: somebody has spoken up in it since.
    fn has_gone_on(&self, game: GameRef, taken: At, cause: &Cause) -> bool {
        let mut slips = self.slips.newest_at(&game).filter(|(_, it)| it.raised_at > taken && !it.is_struck());
        let slips = slips.any(|(id, _)| Cause::Slip(id) != *cause);
        let claims =
            self.claims.newest_at(&game).any(|(id, it)| it.raised_at > taken && Cause::Claim(id) != *cause);
        let runs = self.runs.newest_at(&game).any(|(id, it)| it.begun_at > taken && Cause::Run(id) != *cause);
        slips || claims || runs
    }

    /// The game has the result again that was taken out, unless it was given another since, or played on. What the end
    /// of the round had brought about stands again where the round is over again; else its end brings it about anew.
    fn undo_result_voided(&mut self, at: GameRef, taken: At, cause: &Cause, duties: &[DutyId]) {
        let goes_on = self.has_gone_on(at, taken, cause);
        let Some(game) = self.game_mut(at) else { return };
        let of_it = |layer: &&mut ResultLayer| layer.played.is_none() && layer.cause.as_ref() == Some(cause);
        if goes_on && let Some(layer) = game.results.iter_mut().rev().find(of_it) {
            layer.cause = None;
            return;
        }
        let was_open = game.result.is_none();
        self.results_changed(at);
        let over = at.round == self.round && self.without_result.is_empty();
        for id in duties.iter().filter(|_| over && was_open) {
            self.duties.update(id, |duty| duty.voided_at = None);
        }
    }
}
