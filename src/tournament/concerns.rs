//! What an event is about: the slip, the table, the round.

use crate::domain::{Round, SlipId, TableId};

use super::event::{
    Cause, ClockEvent, ConductEvent, Event, OrderPlaced, PenaltyImposed, ProcedureEvent, ResultEvent,
    ResultRecounted, RoundEvent, SetupEvent, SlipEvent, SlipRaised, TakenBack,
};
use super::event::{DuplicateEvent, MoveAnnulled, MoveHandedIn};
use super::parts::Dated;
use super::state::{Deed, State};

/// A slip and a table that something is about.
pub type Concerns = (Option<SlipId>, Option<TableId>);

/// The table that a moment is about; none where it is the round's.
fn dated(what: Dated) -> Option<TableId> {
    match what {
        Dated::Clock { table, .. } => Some(table),
        Dated::Pairing | Dated::Signal => None,
    }
}

/// The table of a game whose result changes, and the slip where that is due to one.
fn of_result(event: &ResultEvent, of_slip: impl Fn(SlipId) -> Concerns) -> Concerns {
    let game = match event {
        ResultEvent::GameAwarded(it) => it.game,
        ResultEvent::ResultEntered(it) => it.game,
        ResultEvent::ResultCorrected(it) => it.game,
        ResultEvent::ResultHandedIn { game } => *game,
        ResultEvent::ResultVoided { game, cause, .. }
        | ResultEvent::ResultRecounted(ResultRecounted { game, cause, .. }) => {
            return cause.slip().map_or((None, Some(game.table)), of_slip);
        }
        ResultEvent::SpreadAdjusted(it) => return it.slip.map_or((None, None), of_slip),
    };
    (None, Some(game.table))
}

/// The number in a duplicate game that an event is about.
fn of_duplicate(event: &DuplicateEvent) -> Option<TableId> {
    match event {
        DuplicateEvent::MoveHandedIn(MoveHandedIn { table, .. })
        | DuplicateEvent::MoveAnnulled(MoveAnnulled { table, .. })
        | DuplicateEvent::PlayerLeft { table, .. } => Some(*table),
        DuplicateEvent::RackChanged(_)
        | DuplicateEvent::RackDrawn(_)
        | DuplicateEvent::MasterChosen(_)
        | DuplicateEvent::WordRuled(_)
        | DuplicateEvent::DuplicateOver { .. }
        | DuplicateEvent::ResultsAnnounced { .. } => None,
    }
}

/// The table that an event about a round is about.
fn of_round(event: &RoundEvent) -> Option<TableId> {
    match event {
        RoundEvent::AbsenceNoted { table, .. }
        | RoundEvent::Arrived { table, .. }
        | RoundEvent::Unpaired { table, .. } => Some(*table),
        RoundEvent::ForcedPassPlayed(it) => Some(it.table),
        RoundEvent::MoveCircled(it) => Some(it.table),
        RoundEvent::PairedLate(it) => Some(it.pairing.table),
        RoundEvent::Redated(it) => dated(it.what),
        RoundEvent::RoundStarted(_)
        | RoundEvent::LastDeclared { .. }
        | RoundEvent::PlayerWithdrew { .. }
        | RoundEvent::PlayerReturned { .. }
        | RoundEvent::PlayStarted {}
        | RoundEvent::ByeGiven(_)
        | RoundEvent::ByeEntered(_)
        | RoundEvent::CountdownStarted { .. }
        | RoundEvent::CountdownStopped {}
        | RoundEvent::SignalGiven { .. } => None,
    }
}

/// The slip and the table that an event is about.
pub fn concerns(event: &Event, state: &State) -> Concerns {
    let of_slip = |slip: SlipId| (Some(slip), state.slip(slip).map(|slip| slip.table));
    match event {
        Event::Slip(
            SlipEvent::SlipRaised(SlipRaised { slip, .. })
            | SlipEvent::SlipMatched { slip, .. }
            | SlipEvent::SlipClaimed { slip, .. }
            | SlipEvent::SlipReleased { slip }
            | SlipEvent::WordsEntered { slip, .. }
            | SlipEvent::SpellingConfirmed { slip }
            | SlipEvent::Escalated { slip, .. }
            | SlipEvent::VerdictGiven { slip, .. }
            | SlipEvent::Conceded { slip, .. }
            | SlipEvent::SlipWithdrawn { slip, .. }
            | SlipEvent::AllowanceRestored { slip, .. }
            | SlipEvent::Announced { slip },
        )
        | Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed { cause: Cause::Slip(slip), .. })) => {
            of_slip(*slip)
        }
        Event::Slip(SlipEvent::SlipReopened(it)) => of_slip(it.slip),
        Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed { table, .. }))
        | Event::Setup(SetupEvent::ClockFitted { table, .. })
        | Event::Slip(SlipEvent::HoldTaken { table, .. } | SlipEvent::SlipRefused { table, .. })
        | Event::Clock(ClockEvent::ClockNoted { table, .. }) => (None, Some(*table)),
        Event::Conduct(ConductEvent::ClaimRaised(it)) => (None, Some(it.table)),
        Event::Conduct(ConductEvent::ClaimDecided(it)) => {
            (None, state.claims.get(&it.claim).map(|claim| claim.table))
        }
        Event::Conduct(ConductEvent::SanctionImposed(it)) => (None, it.table),
        Event::Conduct(ConductEvent::Counted(it)) => (None, it.game.map(|game| game.table)),
        Event::Conduct(ConductEvent::ThresholdReached(it)) => (None, it.game.map(|game| game.table)),
        Event::Procedure(ProcedureEvent::ProcedureBegun(it)) => (None, Some(it.table)),
        Event::Procedure(ProcedureEvent::StepDone(it)) => {
            (None, state.runs.get(&it.run).map(|run| run.table))
        }
        Event::Procedure(ProcedureEvent::ProcedureEnded(it)) => {
            (None, state.runs.get(&it.run).map(|run| run.table))
        }
        Event::Round(it) => (None, of_round(it)),
        Event::Result(it) => of_result(it, of_slip),
        Event::Duplicate(it) => (None, of_duplicate(it)),
        Event::Setup(
            SetupEvent::EventOpened(_)
            | SetupEvent::ListAdopted { .. }
            | SetupEvent::ListDropped { .. }
            | SetupEvent::LexiconFrozen { .. }
            | SetupEvent::ConstantsSet { .. }
            | SetupEvent::HeadSigned(_)
            | SetupEvent::SystemClockNoted { .. }
            | SetupEvent::TimeCorrected { .. }
            | SetupEvent::ZoneChanged { .. }
            | SetupEvent::OfficerChanged { .. }
            | SetupEvent::WrongPinsNoted { .. }
            | SetupEvent::PlayersEntered { .. }
            | SetupEvent::EntryAmended { .. }
            | SetupEvent::EntryStruck { .. },
        )
        | Event::Conduct(
            ConductEvent::PlayerExcluded(_) | ConductEvent::DutyArose(_) | ConductEvent::DutyDone { .. },
        )
        | Event::Clock(ClockEvent::ForgeriesNoted { .. }) => (None, None),
        Event::Conduct(ConductEvent::TakenBack(it)) => {
            let Some(noted) = state.noted_in(it.entry) else { return (None, None) };
            let settled =
                if let Deed::Settled { op, .. } = &noted.what { state.orders.get(op) } else { None };
            (settled.and_then(|order| order.slip), noted.what.table())
        }
        Event::Conduct(ConductEvent::Voided(it)) => it.cause.slip().map_or((None, None), of_slip),
        Event::Clock(
            ClockEvent::OrderPlaced(OrderPlaced { op, .. })
            | ClockEvent::OrderTried { op, .. }
            | ClockEvent::OrderConfirmed { op }
            | ClockEvent::OrderUnconfirmed { op, .. }
            | ClockEvent::OrderSettled { op },
        ) => state.orders.get(op).map_or((None, None), |order| (order.slip, Some(order.table))),
    }
}

/// The round of the game that an event is about, which may be over; where it is about none, the one being played.
pub fn round_of(event: &Event, state: &State) -> Round {
    let of_slip = concerns(event, state).0.and_then(|slip| state.slip(slip)).map(|slip| slip.round);
    let of_game = || match event {
        Event::Result(it) => round_of_result(it),
        Event::Conduct(ConductEvent::ClaimDecided(it)) => {
            state.claims.get(&it.claim).map(|claim| claim.round)
        }
        Event::Conduct(ConductEvent::ThresholdReached(it)) => it.game.map(|game| game.round),
        Event::Conduct(ConductEvent::TakenBack(it)) => round_of_taken(it, state),
        Event::Procedure(ProcedureEvent::ProcedureEnded(it)) => state.runs.get(&it.run).map(|run| run.round),
        Event::Setup(_)
        | Event::Round(_)
        | Event::Slip(_)
        | Event::Clock(_)
        | Event::Conduct(_)
        | Event::Procedure(_) => None,
        Event::Duplicate(it) => it.round(),
    };
    of_slip.or_else(of_game).unwrap_or(state.round)
}

/// The round of what was taken back.
fn round_of_taken(taken: &TakenBack, state: &State) -> Option<Round> {
    let game = || state.acts.get(&taken.entry)?.game.map(|game| game.round);
    state.noted_in(taken.entry).map(|noted| noted.round).or_else(game)
}

fn round_of_result(event: &ResultEvent) -> Option<Round> {
    match event {
        ResultEvent::GameAwarded(it) => Some(it.game.round),
        ResultEvent::ResultEntered(it) => Some(it.game.round),
        ResultEvent::ResultCorrected(it) => Some(it.game.round),
        ResultEvent::ResultHandedIn { game }
        | ResultEvent::ResultVoided { game, .. }
        | ResultEvent::ResultRecounted(ResultRecounted { game, .. }) => Some(game.round),
        ResultEvent::SpreadAdjusted(_) => None,
    }
}
