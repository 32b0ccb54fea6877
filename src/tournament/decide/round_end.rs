//! The end of a round: what it brings about, and what a result does that is taken out.

use crate::domain::{Citation, DutyId, Round};
use crate::rules::DutyCause;
use crate::tournament::event::{Cause, ConductEvent, Event, GameRef, ResultEvent};
use crate::tournament::state::DutyState;

use super::tally;
use super::transaction::Transaction;

/// Raises what the end of a round brings about, and with the last round what the end of the event does, unless it has
/// been raised.
pub(in crate::tournament) fn round_ended(tx: &mut Transaction<'_>) {
    let round = tx.state.round;
    if round.0 == 0 {
        return;
    }
    raise_once(tx, &DutyCause::RoundEnd, &format!("round {round}"));
    if tx.state.last_round {
        let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
        raise_once(tx, &DutyCause::EventEnd, &name);
    }
    sheets_came_in(tx, round);
}

/// With the last score sheet of a round it is done to take them in; nobody needs to say so.
pub(in crate::tournament) fn sheets_came_in(tx: &mut Transaction<'_>, round: Round) {
    let state = &tx.state;
    let mut games = state.games.iter().filter(|(at, _)| at.round == round);
    if !games.all(|(at, game)| state.is_complete(*at, game)) {
        return;
    }
    let ruleset = &tx.ctx.law.ruleset;
    let with_sheets = |duty: &DutyState| ruleset.duty(&duty.id).filter(|rule| rule.value.with_sheets);
    let about = |duty: &DutyState| (duty.round == round).then(|| with_sheets(duty)).flatten();
    let live = state.duties.live().filter_map(|(id, duty)| Some((*id, about(duty)?.cite.clone())));
    for (duty, cite) in live.collect::<Vec<_>>() {
        let done = ConductEvent::DutyDone { duty, note: String::new(), of_itself: true };
        tx.push(Event::Conduct(done), vec![cite]);
    }
}

fn raise_once(tx: &mut Transaction<'_>, cause: &DutyCause, about: &str) {
    let from_this = tx.ctx.law.ruleset.duties.iter().filter(|duty| duty.value.on.contains(cause));
    let raised = from_this.into_iter().any(|rule| {
        tx.state.duties.newest_at(&rule.value.id.as_str().into()).any(|(_, duty)| stands_for(duty, about))
    });
    if !raised {
        tally::duties(tx, cause, None, about);
    }
}

/// Whether a duty was raised for a round, or the event, and did not fall away because it had not ended.
fn stands_for(duty: &DutyState, about: &str) -> bool {
    duty.about == about && duty.voided_at.is_none()
}

/// Takes out a result of this round that stands and is not handed in, and what the end of the round brought about.
pub(in crate::tournament) fn void_result(
    tx: &mut Transaction<'_>,
    game: GameRef,
    cause: &Cause,
    cite: &Citation,
) {
    let played = tx.state.played(game.round, game.table);
    let stands = played.is_some_and(|it| !it.awarded && !it.handed_in) && game.round == tx.state.round;
    if stands {
        let duties = round_end_duties(tx);
        let event = ResultEvent::ResultVoided { game, cause: cause.clone(), duties };
        tx.push(Event::Result(event), vec![cite.clone()]);
    }
}

/// What the end of the round brought about, where it has ended: it is raised anew once it has ended anew.
pub(super) fn round_end_duties(tx: &Transaction<'_>) -> Vec<DutyId> {
    raised_by_the_end(tx, &[DutyCause::RoundEnd, DutyCause::EventEnd])
}

/// The duties that stand of the end of this round and of the event.
pub(in crate::tournament) fn raised_by_the_end(tx: &Transaction<'_>, causes: &[DutyCause]) -> Vec<DutyId> {
    if !tx.state.is_round_over() {
        return Vec::new();
    }
    let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
    let round = format!("round {}", tx.state.round);
    let mut all = Vec::new();
    for cause in causes {
        let about = if *cause == DutyCause::EventEnd { &name } else { &round };
        for rule in tx.ctx.law.ruleset.duties.iter().filter(|rule| rule.value.on.contains(cause)) {
            let raised = tx.state.duties.newest_at(&rule.value.id.as_str().into());
            all.extend(raised.filter(|(_, duty)| stands_for(duty, about)).map(|(id, _)| id));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// With the last result of a round, what its end brings about.
pub(in crate::tournament) fn with_the_last_result(tx: &mut Transaction<'_>) {
    if tx.state.without_result.is_empty() {
        round_ended(tx);
    }
}
