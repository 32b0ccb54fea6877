//! The moments in the state. Where the time that counts is corrected, all that is measured keeps the length that it
//! has: every moment that this event's own clock gave moves with it. An hour that was announced to the hall stays that
//! hour.

use std::sync::Arc;

use imbl::{OrdMap, Vector};

use super::effects::move_exclusion;
use super::{
    ActState, Caused, ClaimState, Draw, DuplicateGame, DutyState, Game, OrderState, PastLookup, PlacedOrder,
    Played, RunState, SlipState, State,
};
use crate::domain::{At, Millis};
use crate::tournament::command::SlipSource;
use crate::tournament::event::{Event, SlipEvent};

/// What is done with each moment.
type MoveMoment<'m> = &'m dyn Fn(&mut At);

impl State {
    /// Puts every moment since a moment forward by this, or back; every one there is where that is not known.
    pub(in crate::tournament) fn correct_time(&mut self, by: Millis, since: Option<At>) {
        self.move_moments(&|at| {
            if since.is_none_or(|since| *at >= since) {
                *at = *at + by;
            }
        });
    }

    fn move_moments(&mut self, to: MoveMoment<'_>) {
        if let Some(event) = &mut self.event {
            to(&mut Arc::make_mut(event).opened_at);
        }
        to(&mut self.round_at);
        to(&mut self.last_at);
        [&mut self.last_result_at, &mut self.begun_at].into_iter().flatten().for_each(to);
        each(&mut self.games, |game| move_game(game, to));
        self.slips.change_all(|slip| move_slip(slip, to));
        self.orders.change_all(|order| move_order(order, to));
        self.claims.change_all(|claim| move_claim(claim, to));
        self.runs.change_all(|run| move_run(run, to));
        self.duties.change_all(|duty| move_duty(duty, to));
        each(&mut self.acts, |act| move_act(act, to));
        each(&mut self.noted, |given| {
            to(&mut given.at);
            // Only what has a moment of its own is copied.
            if matches!(*given.event, Event::Slip(SlipEvent::HoldTaken { .. }))
                && let Event::Slip(SlipEvent::HoldTaken { said_at, .. }) = Arc::make_mut(&mut given.event)
            {
                to(said_at);
            }
        });
        self.move_exclusions(to);
        self.countdown.iter_mut().for_each(|it| to(&mut it.started_at));
        for name in self.signals.keys().cloned().collect::<Vec<_>>() {
            let Some(signal) = self.signals.get_mut(&name) else { continue };
            to(&mut signal.due);
            to(&mut signal.at);
        }
        each(&mut self.duplicates, |game| move_duplicate(game, to));
        each(&mut self.ruled_words, |all| all.iter_mut().for_each(|it| to(&mut it.at)));
        each_listed(&mut self.adopted, |it| to(&mut it.at));
        self.frozen.iter_mut().for_each(|it| to(&mut Arc::make_mut(it).at));
        each(&mut self.rulings, |all| all.iter_mut().for_each(|it| to(&mut it.at)));
    }
}

fn each<K: Ord + Clone, V: Clone>(map: &mut OrdMap<K, Arc<V>>, mut change: impl FnMut(&mut V)) {
    for key in map.keys().cloned().collect::<Vec<_>>() {
        map.get_mut(&key).into_iter().for_each(|it| change(Arc::make_mut(it)));
    }
}

fn each_listed<V: Clone>(list: &mut Vector<Arc<V>>, mut change: impl FnMut(&mut V)) {
    for it in list.iter_mut() {
        change(Arc::make_mut(it));
    }
}

fn move_game(game: &mut Game, to: MoveMoment<'_>) {
    let announced = game.announced_for;
    to(&mut game.drawn_at);
    game.started_at.iter_mut().filter(|at| Some(**at) != announced).for_each(to);
    game.put_off_until.iter_mut().for_each(to);
    game.notes.iter_mut().for_each(|(at, _)| to(at));
    game.hold.iter_mut().for_each(|hold| to(&mut hold.at));
    for absence in game.absent.iter_mut().flatten() {
        to(&mut absence.noted_at);
        absence.arrived_at.iter_mut().for_each(to);
    }
    let layers = game.results.iter_mut().filter_map(|layer| layer.played.as_mut());
    layers.chain(&mut game.result).for_each(|result| move_result(result, to));
}

fn move_result(result: &mut Arc<Played>, to: MoveMoment<'_>) {
    to(&mut Arc::make_mut(result).entered_at);
}

fn move_slip(slip: &mut SlipState, to: MoveMoment<'_>) {
    to(&mut slip.raised_at);
    if let SlipSource::Clock { at, .. } = &mut slip.source {
        to(at);
    }
    slip.hold.iter_mut().for_each(|hold| to(&mut hold.at));
    [&mut slip.decided_at, &mut slip.ended_at].into_iter().flatten().for_each(to);
    for PastLookup { decided_at, announced_at, reopened_at, .. } in &mut slip.past {
        [decided_at, announced_at].into_iter().flatten().for_each(to);
        to(reopened_at);
    }
    move_caused(&mut slip.caused, to);
}

fn move_order(order: &mut PlacedOrder, to: MoveMoment<'_>) {
    to(&mut order.placed_at);
    match &mut order.state {
        OrderState::Confirmed { at } | OrderState::Settled { at } | OrderState::Cancelled { at } => to(at),
        OrderState::Waiting | OrderState::Unconfirmed { .. } => {}
    }
}

fn move_claim(claim: &mut ClaimState, to: MoveMoment<'_>) {
    to(&mut claim.raised_at);
    [&mut claim.decided_at, &mut claim.voided_at].into_iter().flatten().for_each(to);
    move_caused(&mut claim.caused, to);
}

fn move_run(run: &mut RunState, to: MoveMoment<'_>) {
    to(&mut run.begun_at);
    [&mut run.begins_at, &mut run.voided_at].into_iter().flatten().for_each(to);
    move_caused(&mut run.caused, to);
}

fn move_duty(duty: &mut DutyState, to: MoveMoment<'_>) {
    to(&mut duty.arose_at);
    [&mut duty.done_at, &mut duty.voided_at].into_iter().flatten().for_each(to);
}

fn move_act(act: &mut ActState, to: MoveMoment<'_>) {
    act.voided_at.iter_mut().for_each(to);
    move_caused(&mut act.caused, to);
}

fn move_caused(caused: &mut [Caused], to: MoveMoment<'_>) {
    for it in caused {
        match it {
            Caused::Result { at, .. } => to(at),
            Caused::Effect(effect) => move_exclusion(effect, to),
            Caused::Order(_)
            | Caused::Duty(_)
            | Caused::Adjustment(_)
            | Caused::Absence { .. }
            | Caused::Rescore { .. }
            | Caused::Further(_) => {}
        }
    }
}

fn move_duplicate(game: &mut DuplicateGame, to: MoveMoment<'_>) {
    game.announced_at.iter_mut().for_each(to);
    game.over.iter_mut().for_each(|over| to(&mut over.at));
    each_listed(&mut game.draws, |draw| move_draw(draw, to));
}

fn move_draw(draw: &mut Draw, to: MoveMoment<'_>) {
    to(&mut draw.drawn_at);
    [&mut draw.started_at, &mut draw.ends_at].into_iter().flatten().for_each(to);
    each(&mut draw.slips, |slip| {
        to(&mut slip.at);
        to(&mut slip.first_at);
    });
    draw.master.iter_mut().for_each(|master| to(&mut Arc::make_mut(master).at));
}
