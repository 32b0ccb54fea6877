//! What may be done at a table, or in the round, here and now: everything that the ruleset grants, each with its
//! paragraph. The other side of [`decide`](fn@super::decide): what is offered there is not refused here for want of
//! an office, a grant or a phase.
//!
//! What the regulation knows but does not admit just now is listed too, so that whoever looks for it finds out why.
//! What is offered stands with the subjects, in `act`; here stand the menu that they fill and what an offer says.

pub(super) mod deadline;
pub(super) mod draft;
pub(super) mod listed;
pub(super) mod menu;
pub(super) mod question;
pub(super) mod stands;
use std::borrow::Cow;

use serde::Serialize;

use crate::domain::{Actor, Citation, Role, Round, Side, TableId};
use crate::rules::{Ask, Claimant, Observation};

use super::about::Noted;
use super::command::{ClockCommand, Command, ProcedureCommand, RoundCommand};
use super::event::OrderKind;
use super::guard::DecisionCtx;
use super::refusal::{Refusal, RefusalCode};

pub use deadline::{Deadline, DeadlineKind, deadlines, session_end};
pub use draft::{Draft, Hole};
pub use listed::Listed;
pub use question::{Part, Tick};
pub use stands::Stands;

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// How it is called and where it stands.
    pub listed: Listed,
    /// The command with what is known of it, and what must or may be said with it. By what is known of it an offer is
    /// the same as one that was made before.
    pub draft: Draft,
    /// What the ruleset calls it; empty where it has no name for it.
    pub label: String,
    /// What it is, in the ruleset's words; empty where it has none.
    pub says: String,
    /// The paragraph that grants it.
    pub cite: Citation,
    /// The offices that may do it; empty for every official.
    pub offices: Vec<Role>,
    /// Whether the office that asks is one of them.
    pub may: bool,
    /// The side that it can only be about, where that is known.
    pub suggests: Option<Side>,
    /// The players whom it is about, where they are not those who sit at the table now: of an earlier round.
    pub players: Option<[String; 2]>,
    /// What stands now, of what it puts right.
    pub stands: Option<Stands>,
    /// What must be said of it that its command does not say.
    pub particular: Option<Particular>,
    /// Whether it is due now: somebody waits for it.
    pub due: bool,
    /// Why it is not possible now, where it is not.
    pub why_not: Option<Refusal>,
}

/// What must be said of an offer that its command does not say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Particular {
    /// The place of a step among those that apply, from 1, and how many those are.
    Step {
        /// Its place.
        at: usize,
        /// How many there are.
        of: usize,
    },
    /// So many lost turns are owed; 0 where his time is over and he passes every turn.
    Turns(u16),
    /// What an order asks for.
    Order(OrderKind),
    /// What was noted, and the round in which it was, where another is being played.
    Noted(Noted, Option<Round>),
}

/// Something that is said with an offer: what it may be, and how it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// A side, in this part, of these.
    Side {
        /// In which part.
        part: Part,
        /// Those that it may be; never none where the offer is possible.
        of: Vec<Side>,
    },
    /// Somebody who sits at the table, of these: where, and the name that is said.
    Seated(Vec<(Side, String)>),
    /// What somebody new is called.
    Name,
    /// His club or place, where somebody says it.
    Club,
    /// A player who sits nowhere, of these.
    Player(Vec<String>),
    /// His opponent, of these.
    Opponent(Vec<String>),
    /// A free table, of these; any where the event has none of its own.
    FreeTable(Vec<TableId>),
    /// Who speaks up, of these.
    Claimant(Vec<Claimant>),
    /// Whose time runs.
    Running,
    /// The time since the press, where somebody measured it.
    Since,
    /// Whether this was seen.
    Mark(Observation),
    /// A number, or yes or no.
    Fact(Ask),
    /// A number, or yes or no, that only something needs which may follow or not: nobody is asked before it is needed.
    Later(Ask),
    /// How a claim ends; it may be left to the facts where it must not be said.
    Outcome {
        /// Whether a person must say it.
        must: bool,
    },
    /// Why.
    Reason {
        /// Whether it must be written.
        must: bool,
    },
    /// What came of it, where there is something to say.
    Note,
    /// A time to add or take.
    Amount,
    /// The number of a move.
    Number,
    /// The sum on a side's sheet, or the side's final score.
    Score(Side),
    /// The value of the tiles left on a side's rack.
    Rack(Side),
    /// A side's overtime.
    Over(Side),
    /// Who went out, if anybody.
    Out,
    /// One of these words.
    Word(Vec<String>),
    /// What the move counted, or would have.
    Points,
    /// Yes or no.
    Tick(Tick),
    /// The shortest and the longest word that a list is to decide, in tiles.
    Lengths {
        /// The shortest that it speaks of.
        from: u8,
        /// The longest.
        to: u8,
    },
    /// What a list is to decide.
    Binding,
    /// A constant of a formula, by its name.
    Constant(String),
    /// A time zone, by its name.
    Zone,
}

impl Offer {
    /// Whether the office that asked may do it now.
    pub fn possible(&self) -> bool {
        self.may && self.why_not.is_none()
    }

    /// Whether it wants no form and no second thought: the ordinary next step of something that was begun.
    pub fn at_once(&self) -> bool {
        matches!(
            self.draft.base,
            Command::Procedure(ProcedureCommand::StepDone { .. })
                | Command::Round(RoundCommand::PlayForcedPass { .. })
                | Command::Clock(ClockCommand::SettleOrder { .. })
        )
    }
}

/// What a table's offers are made from.
pub(super) struct Menu<'m> {
    pub(super) ctx: DecisionCtx<'m>,
    offers: Vec<Offer>,
}

impl<'m> Menu<'m> {
    /// Whoever acts, or whoever would in one of these offices: what is due is seen by all, whoever does it.
    pub(super) fn acting(&self, offices: &[Role]) -> Actor {
        let by = self.ctx.by;
        let role = match offices.first() {
            Some(first) if !self.ctx.may_serve_as(offices) => *first,
            Some(_) | None => by.role,
        };
        Actor { role, ..by.clone() }
    }

    pub(super) fn new(ctx: DecisionCtx<'m>) -> Self {
        Self { ctx, offers: Vec::new() }
    }

    /// Adds an offer that any official may take up now.
    pub(super) fn add(&mut self, listed: Listed, base: impl Into<Command>, cite: &Citation) -> &mut Offer {
        self.offers.push(Offer {
            listed,
            draft: Draft { base: base.into(), holes: Vec::new() },
            label: String::new(),
            says: String::new(),
            cite: cite.clone(),
            offices: Vec::new(),
            may: true,
            suggests: None,
            players: None,
            stands: None,
            particular: None,
            due: false,
            why_not: None,
        });
        let last = self.offers.len() - 1;
        &mut self.offers[last]
    }

    /// The offers, what is due first, what is not possible last.
    pub(super) fn sorted(mut self) -> Vec<Offer> {
        for offer in &mut self.offers {
            let offices = &offer.offices;
            let acts = offices.is_empty() || offices.iter().any(|it| self.ctx.by.role.may_act_as(*it));
            // That it is another office's stands with the offices.
            let others = offer.why_not.take_if(|why| why.code() == RefusalCode::NotYourOffice).is_some();
            offer.may = offer.may && acts && !others;
            offer.due = offer.due && offer.why_not.is_none();
        }
        self.offers.sort_by_key(|offer| (!offer.due, !offer.possible(), offer.listed.place));
        self.offers
    }
}

impl Offer {
    pub(super) fn named(&mut self, label: &str, says: &str) -> &mut Self {
        label.clone_into(&mut self.label);
        says.clone_into(&mut self.says);
        self
    }

    pub(super) fn by(&mut self, offices: &[Role]) -> &mut Self {
        self.offices = offices.to_vec();
        self
    }

    /// What is still to be said, each with the name of its field.
    pub(super) fn asks<F: Into<Cow<'static, str>>>(
        &mut self,
        holes: impl IntoIterator<Item = (F, Need)>,
    ) -> &mut Self {
        let hole = |(field, need): (F, Need)| Hole { field: field.into(), need };
        self.draft.holes.extend(holes.into_iter().map(hole));
        self
    }

    /// What the guard says of it.
    pub(super) fn checked<T>(&mut self, may: Result<T, Refusal>) -> &mut Self {
        self.why_not = may.err();
        self
    }

    /// Whether whoever looks serves in one of its offices: it was looked at as whoever does, so that all see what is
    /// due.
    pub(super) fn serving(&mut self, serves: bool) -> &mut Self {
        self.may = serves;
        self
    }

    pub(super) fn about(&mut self, particular: Particular) -> &mut Self {
        self.particular = Some(particular);
        self
    }

    pub(super) fn suggest(&mut self, side: Option<Side>) -> &mut Self {
        self.suggests = side;
        self
    }

    pub(super) fn of_players(&mut self, players: Option<[String; 2]>) -> &mut Self {
        self.players = players;
        self
    }

    pub(super) fn due_if(&mut self, due: bool) -> &mut Self {
        self.due = due;
        self
    }
}
