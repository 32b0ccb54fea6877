//! What an event is about, by its card: what it refers to by a number or an id, which slip, table and round it
//! concerns, and what it asks of the outside world.

use std::sync::Arc;

use serde::Serialize;

use super::event::{Cause, Concern, Event, GameRef, OrderKind, Record, Reference, Summons};
use super::state::{RevocableEntry, State, scored};
use crate::domain::{At, ClaimId, ClockId, OpId, Points, Round, RunId, Seq, SlipId, TableId};
use crate::rules::Ruleset;

/// What an event refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// Nothing that it does not say itself.
    #[default]
    Nothing,
    /// An order that asks for this, with who played there when it was placed.
    Order(OrderKind, [String; 2]),
    /// Something that the ruleset or the journal has a name for.
    Name(String),
    /// What somebody was said to have done, and who that is.
    Offence {
        /// What people call it.
        name: String,
        /// Who.
        player: String,
    },
    /// A step of a procedure: the procedure's name, the step's text.
    Step(String, String),
    /// A price of which so many units cost nothing.
    Allowance(u16),
    /// What was taken back.
    TakenBack(Box<RevocableAct>),
    /// A result that had been this before it was corrected.
    Before([Points; 2]),
}

/// What somebody noted, said or imposed, so that it can be named where it is taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct RevocableAct {
    /// The event.
    pub event: Arc<Event>,
    /// What that refers to.
    #[serde(skip)]
    pub about: About,
}

/// What somebody noted, said or imposed, with what it refers to.
pub(super) fn noted(state: &State, rules: &Ruleset, given: &RevocableEntry) -> RevocableAct {
    RevocableAct { event: Arc::clone(&given.event), about: about(state, rules, &given.event) }
}

/// What an event refers to, by the state after it and the ruleset in force.
pub fn about(state: &State, rules: &Ruleset, event: &Event) -> About {
    let run = |id: &RunId| state.runs.get(id);
    match event.card().refers_to {
        Reference::Nothing => About::Nothing,
        Reference::Order(op) => {
            let order = state.orders.get(&op);
            order.map_or(About::Nothing, |order| About::Order(order.wish, order.players.clone()))
        }
        Reference::Signal(id) => name(rules.signal(id).map(|it| &it.value.name)),
        Reference::Award(id) => name(award(rules, id)),
        Reference::End(id) => name(rules.end(id).map(|it| &it.value.name)),
        Reference::Offence(id) => name(offence(rules, id)),
        Reference::Claim(claim) => claimed(state, rules, claim),
        Reference::Ground(id) => {
            name(sanction(rules, id).or_else(|| award(rules, id)).or_else(|| offence(rules, id)))
        }
        Reference::Cause(Cause::Sanction(act)) => name(sanction(rules, &act.id)),
        Reference::Cause(Cause::Award(act)) => name(award(rules, &act.id)),
        Reference::Cause(Cause::Slip(_) | Cause::Claim(_) | Cause::Run(_) | Cause::Threshold(_)) => {
            About::Nothing
        }
        Reference::Duty(duty) => name(state.duties.get(&duty).map(|duty| &duty.text)),
        Reference::Step(id, step) => run(&id).map_or(About::Nothing, |run| {
            let step = run.steps.iter().find(|it| it.step == step);
            About::Step(run.name.clone(), step.map(|step| step.text.clone()).unwrap_or_default())
        }),
        Reference::Run(id) => name(run(&id).map(|run| &run.name)),
        Reference::Allowance => About::Allowance(rules.penalty.free.value),
        Reference::Before(game) => {
            let before = state.result_before(game);
            before.map_or(About::Nothing, |played| About::Before(scored(&played.sides)))
        }
        Reference::Entry(entry) => {
            let noted = state.noted_in(entry).map(|it| noted(state, rules, it));
            noted.map_or(About::Nothing, |noted| About::TakenBack(Box::new(noted)))
        }
    }
}

fn name(found: Option<&String>) -> About {
    found.map_or(About::Nothing, |name| About::Name(name.clone()))
}

fn offence<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.offence(id).map(|it| &it.value.name)
}

fn sanction<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.sanction(id).map(|it| &it.value.name)
}

fn award<'r>(rules: &'r Ruleset, id: &str) -> Option<&'r String> {
    rules.award(id).map(|it| &it.value.name)
}

/// What somebody was said to have done, and who that is.
fn claimed(state: &State, rules: &Ruleset, claim: ClaimId) -> About {
    let Some(claim) = state.claims.get(&claim) else { return About::Nothing };
    let Some(name) = offence(rules, &claim.offence).cloned() else { return About::Nothing };
    let game = state.game_of(GameRef { round: claim.round, table: claim.table });
    let player = game.map(|game| game.players[claim.offender.index()].clone()).unwrap_or_default();
    About::Offence { name, player }
}

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

/// A wish to the outside. Losing one loses nothing: what is owed stands in the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutsideWish {
    /// Bring this order to its clock.
    Deliver {
        /// The order.
        op: OpId,
        /// The clock.
        clock: ClockId,
    },
    /// Believe this clock again, once it has answered on a connection.
    Readmit {
        /// The clock.
        clock: ClockId,
    },
    /// A person is needed at the desk.
    Ring {
        /// For this slip.
        slip: Option<SlipId>,
        /// At this table.
        table: TableId,
    },
    /// Everybody in the hall is to hear this.
    Signal {
        /// The signal's id.
        id: String,
        /// When it was given.
        at: At,
    },
    /// The screen shows something old.
    Refresh,
}

/// What a record asks for. The state is the one after the record.
pub fn react(state: &State, record: &Record) -> Vec<OutsideWish> {
    let asked = match record.event.card().calls {
        Summons::Nobody => None,
        Summons::Person => {
            let (slip, table) = concerns(&record.event, state);
            table.map(|table| OutsideWish::Ring { slip, table })
        }
        Summons::PersonFor(table) => Some(OutsideWish::Ring { slip: None, table }),
        Summons::Hall(id) => Some(OutsideWish::Signal { id: id.to_owned(), at: record.at }),
        Summons::Clock(op, clock) => Some(OutsideWish::Deliver { op, clock }),
        Summons::Readmission(clock) => Some(OutsideWish::Readmit { clock }),
    };
    asked.into_iter().chain([OutsideWish::Refresh]).collect()
}
