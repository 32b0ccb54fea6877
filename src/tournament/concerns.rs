//! The slip, the table and the round that an event is about, by what its card says that it happened to.

use crate::domain::{Round, Seq, SlipId, TableId};

use super::event::{Concern, Event, GameRef};
use super::state::State;

/// A slip and a table that something is about.
pub type Concerns = (Option<SlipId>, Option<TableId>);

/// What an event is about in the hall, as far as it is about anything.
#[derive(Default)]
struct Spot {
    slip: Option<SlipId>,
    table: Option<TableId>,
    round: Option<Round>,
}

impl Spot {
    fn of(what: Concern, state: &State) -> Self {
        match what {
            Concern::Hall => Self::default(),
            Concern::Table(table) => Self { table: Some(table), ..Self::default() },
            Concern::Game(game) => Self::of_game(game),
            Concern::Slip(id) => {
                let game = state.slip(id).map(|slip| GameRef { round: slip.round, table: slip.table });
                Self { slip: Some(id), ..game.map_or_else(Self::default, Self::of_game) }
            }
            Concern::Order(op) => state.orders.get(&op).map_or_else(Self::default, |order| {
                let of_slip = order.slip.map(|slip| Self::of(Concern::Slip(slip), state));
                Self { table: Some(order.table), ..of_slip.unwrap_or_default() }
            }),
            Concern::Claim(id) => state.claims.get(&id).map_or_else(Self::default, |claim| {
                Self::of_game(GameRef { round: claim.round, table: claim.table })
            }),
            Concern::Run(id) => state.runs.get(&id).map_or_else(Self::default, |run| {
                Self::of_game(GameRef { round: run.round, table: run.table })
            }),
            Concern::Entry(entry) => Self::taken_back(entry, state),
        }
    }

    fn of_game(game: GameRef) -> Self {
        Self { table: Some(game.table), round: Some(game.round), ..Self::default() }
    }

    /// What was noted, said or imposed in an entry, by when it was.
    fn taken_back(entry: Seq, state: &State) -> Self {
        let game = || state.acts.get(&entry)?.game.map(|game| game.round);
        let Some(noted) = state.noted_in(entry) else { return Self { round: game(), ..Self::default() } };
        let found = Self::of(noted.event.card().concern, state);
        Self { round: found.round.or(Some(noted.round)), ..found }
    }
}

/// The slip and the table that an event is about.
pub fn concerns(event: &Event, state: &State) -> Concerns {
    let found = Spot::of(event.card().concern, state);
    (found.slip, found.table)
}

/// The round of the game that an event is about, which may be over; where it is about none, the one being played.
pub fn round_of(event: &Event, state: &State) -> Round {
    Spot::of(event.card().concern, state).round.unwrap_or(state.round)
}
