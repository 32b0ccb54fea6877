//! Lists `[[offence]]`, `[[procedure]]`, `[[sanction]]`, `[[threshold]]`: what may go wrong besides words, what
//! follows, and how it is put right step by step.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Citation, Role, Side};

use super::load::asks::asks;
use super::load::measures::about_a_player;
use super::load::offence::phases_of_a_game;
use super::load::{List, Reader, at_least_one, id, id_of, or_default};
use super::{Cited, Closer, Expr, Item, Observation, Remedy, Scope, Template};

/// A number, or a yes or no, that a person is asked for before something can be worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ask {
    /// Its name in expressions: `x`.
    pub fact: String,
    /// The question as it is put: `Surplus tiles`.
    pub text: String,
    /// The least answer.
    pub from: i64,
    /// The greatest answer; 0 to 1 is no or yes.
    pub to: i64,
    /// Whether the answer is yes or no.
    pub yes_no: bool,
    /// Whether nobody is asked before the answer is needed: mostly other answers settle it.
    pub on_demand: bool,
    /// The threshold that the player must have reached for a yes: what is counted here nobody need remember.
    pub reached: Option<String>,
    /// Whether a yes says that the offender owes a turn: the journal knows of those that are owed.
    pub owes_turn: bool,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// No game is needed, or none is being played.
    None,
    /// Paired, and the signal to start has not been given.
    Before,
    /// Being played.
    Playing,
    /// Ended, the result is not handed in.
    Over,
    /// The result is handed in.
    HandedIn,
}

/// Who speaks up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Claimant {
    /// The opponent of the player whom it is about.
    Opponent,
    /// That player himself.
    Player,
    /// A referee.
    Referee,
}

impl Claimant {
    /// The side of whoever speaks up about this offender; a referee has none.
    pub fn side(self, offender: Side) -> Option<Side> {
        match self {
            Self::Opponent => Some(offender.other()),
            Self::Player => Some(offender),
            Self::Referee => None,
        }
    }
}

/// What kind of thing an offence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OffenceKind {
    /// A non-word challenge.
    Challenge,
    /// A stop in the opponent's time.
    Stop,
    /// A fault with a remedy and no challenge.
    Fault,
    /// Conduct.
    Conduct,
}

/// Whose time must run when somebody speaks up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Running {
    /// His who speaks.
    Own,
    /// His opponent's.
    Opponents,
}

impl Running {
    /// Whose time it is, where this side speaks.
    pub fn of(self, speaks: Side) -> Side {
        match self {
            Self::Own => speaks,
            Self::Opponents => speaks.other(),
        }
    }
}

/// The two players as an offence sees them. In a procedure the offender is the player whom it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The player whom it is about.
    Offender,
    /// The other one.
    Claimant,
    /// Both.
    Both,
}

table! {
    /// Something besides a word that may be wrong at a table.
    pub struct Offence {
        /// Its id: `score_overstated`.
        pub id: String = id(List::Offence),
        /// What people call it, in the regulation's language.
        pub name: String,
        /// What it is, in a sentence.
        pub says: String,
        /// What kind of thing it is.
        pub kind: OffenceKind,
        /// Who may speak up.
        pub by: Vec<Claimant> = at_least_one,
        /// Whose time must run meanwhile; `None` where it does not matter.
        pub running: Option<Running>,
        /// Where the game must stand.
        pub phases: Vec<Phase> = phases_of_a_game,
        /// What must have been seen.
        pub needs: Vec<Observation> = or_default,
        /// What ends the right to speak up; the first that happens counts.
        pub closers: Vec<Cited<Closer>>,
        /// What counts as seen of the same press, once it is proven, whatever the offender says: he must approve.
        pub settles: Vec<Observation> = or_default,
        /// Whether the offender may admit it and no referee is called.
        pub admission: bool,
        /// The paragraph on admissions, where that is another one.
        pub admission_cite: Option<Citation> = Reader::paragraph_if_any,
        /// Who decides.
        pub decides: Role,
        /// The paragraph that says so, where that is another one.
        pub decides_cite: Option<Citation> = Reader::paragraph_if_any,
        /// What must be known.
        pub asks: Vec<Ask> = asks,
        /// Proven where this holds; the console then decides by itself.
        pub proven_if: Option<Expr>,
        /// Unfounded where this holds.
        pub unfounded_if: Option<Expr>,
        /// What follows when it is proven.
        pub proven: Vec<Cited<Item>>,
        /// What follows when it is unfounded.
        pub unfounded: Vec<Cited<Item>>,
        /// What follows when it is neither.
        pub neither: Vec<Cited<Item>>,
    }
    check offence::is_raised_in_play(running, phases);
    check offence::can_be_raised(needs, closers);
    check offence::has_one_outcome(asks, proven_if, unfounded_if);
    check offence::leads_to_something(proven, unfounded);
}

impl Offence {
    /// What may follow, however it is decided.
    pub fn follows(&self) -> impl Iterator<Item = &Cited<Item>> {
        self.proven.iter().chain(&self.unfounded).chain(&self.neither)
    }
}

table! {
    /// A guided procedure.
    pub struct Procedure {
        /// Its id: `overdraw`.
        pub id: String = id(List::Procedure),
        /// What people call it.
        pub name: String,
        /// Where the game must stand.
        pub phases: Vec<Phase> = at_least_one,
        /// Who may begin it.
        pub by: Vec<Role> = at_least_one,
        /// Whether it is about one of the players.
        pub side: bool = about_a_player,
        /// What at the table calls for it, where something does.
        pub on: Option<Calls>,
        /// It is how a system of looking words up works at the table, and is begun only where that serves.
        pub system: Option<String>,
        /// A system for which it stands in where somebody cannot use that: it is begun where that alone serves, too.
        pub stands_in_for: Option<String>,
        /// Whether it is about somebody who is not there.
        pub missing: bool = or_default,
        /// The question whose answer says in how many minutes the game begins that it puts off.
        pub puts_off: Option<String>,
        /// It also begins where two challenges of one play are upheld.
        pub after: Vec<Cited<AfterBoth>>,
        /// What must be known.
        pub asks: Vec<Ask> = asks,
        /// It is begun only where this holds.
        pub allowed_if: Option<Expr>,
        /// Why not, where it does not.
        pub otherwise: Option<String>,
        /// Its steps in their order.
        pub steps: Vec<Cited<ProcedureStep>>,
    }
    check measures::refuses_with_a_reason();
    check measures::has_steps(steps);
    check measures::serves(system);
    check measures::serves(stands_in_for);
    check measures::asks_nothing(after, asks);
    check measures::asks_when(puts_off, asks);
}

table! {
    /// Two challenges of one play of which both are upheld: an offence first, and within the time for a reaction a word
    /// challenge or another offence.
    pub struct AfterBoth {
        /// The offence that was proven first.
        pub offence: String = id_of(List::Offence),
        /// The challenge that may take the place of a word challenge.
        pub or: String = id_of(List::Offence),
        /// Whether a challenge that the player admits himself is one that is upheld.
        pub admitted: bool = or_default,
    }
}

impl Procedure {
    /// The officials who may lead it: what players do at their table a referee may do with them.
    pub fn officials(&self) -> Vec<Role> {
        self.by.iter().map(|by| if *by == Role::Players { Role::Referee } else { *by }).collect()
    }
}

/// What at a table calls for a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Calls {
    /// A player's time has run out.
    TimeOut,
}

table! {
    /// One step of a procedure.
    pub struct ProcedureStep {
        /// What is done, and by whom.
        pub text: Template,
        /// Only where this holds.
        pub only_if: Option<Expr>,
        /// Whether somebody decides something in it that the console does not work out: what, is asked for the log.
        pub decides: bool = or_default,
        /// What the console does once the step is done.
        pub remedy as "do": Option<Remedy>,
    }
}

table! {
    /// Something that an official may impose.
    pub struct Sanction {
        /// Its id: `warning`.
        pub id: String = id(List::Sanction),
        /// What people call it.
        pub name: String,
        /// Its place in the order of severity, from 1.
        pub level: u8,
        /// Who may impose it.
        pub by: Vec<Role> = at_least_one,
        /// Where the game must stand.
        pub phases: Vec<Phase> = at_least_one,
        /// Where it belongs to the game: what is counted elsewhere is counted for the event alone. Empty where it
        /// always does.
        pub of_game: Vec<Phase> = or_default,
        /// Whether it is only for somebody who has not come: noted as missing at the table, or paired at none.
        pub missing: bool = or_default,
        /// What must be known.
        pub asks: Vec<Ask> = asks,
        /// It is imposed only where this holds.
        pub allowed_if: Option<Expr>,
        /// Why not, where it does not.
        pub otherwise: Option<String>,
        /// Whether the player leaves of his own will: the game that he plays on meanwhile is his to win.
        pub voluntary: bool = or_default,
        /// Whether it stays between the one who imposes it and the player: no form names it.
        pub private: bool = or_default,
        /// What follows.
        pub effects: Vec<Cited<Item>>,
    }
    refuse level if |it| *it == 0 => "is no place in an order", "count the levels from 1, the mildest";
    check measures::refuses_with_a_reason();
}

table! {
    /// A counter that leads to something.
    pub struct Threshold {
        /// Its id: `third_warning`.
        pub id: String = id(List::Threshold),
        /// What is counted.
        pub counter: String = id_of(List::Counter),
        /// At how many.
        pub at: u16,
        /// Whether every further one leads to it again.
        pub each_further: bool,
        /// Over what it is counted.
        pub scope: Scope,
        /// Whether it must follow; else it may, and an official is reminded.
        pub must: bool,
        /// What follows.
        pub effects: Vec<Cited<Item>>,
    }
    refuse at if |it| *it == 0 => "is reached before anything is counted", "write 1 or more";
    check measures::leads_to_something(effects);
}

/// Counts by name.
pub type Counts = BTreeMap<String, u16>;
