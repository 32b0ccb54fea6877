//! Lists `[[offence]]`, `[[procedure]]`, `[[sanction]]`, `[[threshold]]`: what may go wrong besides words, what
//! follows, and how it is put right step by step; with what must agree in them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::asks::asks;
use super::load::diagnostics::Diagnostics;
use super::load::field::{TableField, at_least_one};
use super::load::parse::TableReader;
use super::load::{IdKind, id, id_of, or_default};
use super::{Cited, Closer, ClosesOn, Expr, ExprTemplate, Item, Observation, Remedy, Scope};
use crate::domain::{Citation, Role, Side};

/// A number, or a yes or no, that a person is asked for before something can be worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskedFact {
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
        pub id: String = id(IdKind::Offence),
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
        pub admission_cite: Option<Citation> = TableReader::paragraph_if_any,
        /// Who decides.
        pub decides: Role,
        /// The paragraph that says so, where that is another one.
        pub decides_cite: Option<Citation> = TableReader::paragraph_if_any,
        /// What must be known.
        pub asks: Vec<AskedFact> = asks,
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
    check is_raised_in_play(running, phases);
    check can_be_raised(needs, closers);
    check has_one_outcome(asks, proven_if, unfounded_if);
    check leads_to_something(proven, unfounded);
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
        pub id: String = id(IdKind::Procedure),
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
        pub asks: Vec<AskedFact> = asks,
        /// It is begun only where this holds.
        pub allowed_if: Option<Expr>,
        /// Why not, where it does not.
        pub otherwise: Option<String>,
        /// Its steps in their order.
        pub steps: Vec<Cited<ProcedureStep>>,
    }
    check refuses_with_a_reason();
    check has_steps(steps);
    check serves(system);
    check serves(stands_in_for);
    check asks_nothing(after, asks);
    check asks_when(puts_off, asks);
}

table! {
    /// Two challenges of one play of which both are upheld: an offence first, and within the time for a reaction a word
    /// challenge or another offence.
    pub struct AfterBoth {
        /// The offence that was proven first.
        pub offence: String = id_of(IdKind::Offence),
        /// The challenge that may take the place of a word challenge.
        pub or: String = id_of(IdKind::Offence),
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
        pub text: ExprTemplate,
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
        pub id: String = id(IdKind::Sanction),
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
        pub asks: Vec<AskedFact> = asks,
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
    check refuses_with_a_reason();
}

table! {
    /// A counter that leads to something.
    pub struct Threshold {
        /// Its id: `third_warning`.
        pub id: String = id(IdKind::Threshold),
        /// What is counted.
        pub counter: String = id_of(IdKind::Counter),
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
    check threshold_leads_to_something(effects);
}

/// Counts by name.
pub type CountsByName = BTreeMap<String, u16>;

/// Reads where the game must stand; `none` is no place at a table.
pub(in crate::rules) fn phases_of_a_game(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Vec<Phase>> {
    let phases = at_least_one(item, diagnostics, key)?;
    if phases.contains(&Phase::None) {
        let help = "write where the game must stand: \"before\", \"playing\", \"over\", \"handed_in\"";
        diagnostics.contradiction(&item.at(key), "needs a game, so `none` is no phase of it", help);
        return None;
    }
    Some(phases)
}

/// Somebody's time runs where it must.
pub(in crate::rules) fn is_raised_in_play(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    running: Option<&Option<Running>>,
    phases: Option<&Vec<Phase>>,
) {
    let playing = |phases: &Vec<Phase>| phases.iter().any(|it| matches!(it, Phase::Playing | Phase::Over));
    if running.is_some_and(Option::is_some) && phases.is_some_and(|phases| !playing(phases)) {
        let help = "take running out, or add \"playing\" to the phases";
        diagnostics.contradiction(&item.at("running"), "nobody's time runs in these phases", help);
    }
}

/// Somebody can speak up at some time.
pub(in crate::rules) fn can_be_raised(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    needs: Option<&Vec<Observation>>,
    closers: Option<&Vec<Cited<Closer>>>,
) {
    let (Some(needs), Some(closers)) = (needs, closers) else { return };
    let always = |closer: &Cited<Closer>| match closer.value.on {
        ClosesOn::Mark(mark) => {
            needs.contains(&mark) && closer.value.only_if.is_none_or(|only| needs.contains(&only))
        }
        ClosesOn::After(_) => false,
    };
    if closers.iter().any(always) {
        let help = "take that mark out of needs, or the closer out";
        let message = "what it needs has closed it already: nobody could ever speak up";
        diagnostics.contradiction(&item.at("closers"), message, help);
    }
}

/// What is proven is not unfounded.
pub(in crate::rules) fn has_one_outcome(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    asks: Option<&Vec<AskedFact>>,
    proven_if: Option<&Option<Expr>>,
    unfounded_if: Option<&Option<Expr>>,
) {
    if let (Some(asks), Some(Some(proven)), Some(Some(unfounded))) = (asks, proven_if, unfounded_if)
        && let Some(both) = super::load::asks::both(asks, proven, unfounded)
    {
        let help = "let proven_if and unfounded_if exclude each other";
        let message = format!("proven and unfounded at once where {both}");
        diagnostics.contradiction(&item.at("unfounded_if"), message, help);
    }
}

pub(in crate::rules) fn leads_to_something(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    proven: Option<&Vec<Cited<Item>>>,
    unfounded: Option<&Vec<Cited<Item>>>,
) {
    if proven.is_some_and(Vec::is_empty) && unfounded.is_some_and(Vec::is_empty) {
        let help = "add [[offence.proven]] or [[offence.unfounded]]; do = \"say\" where people do it";
        diagnostics.contradiction(&item.path, "nothing follows, however it is decided", help);
    }
}

/// Reads whether a procedure is about one of the players; else none of its steps can be.
pub(in crate::rules) fn about_a_player(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<bool> {
    let side = bool::read(item, diagnostics, key);
    diagnostics.scope.sideless = side == Some(false);
    side
}

pub(in crate::rules) fn has_steps(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    steps: Option<&Vec<Cited<ProcedureStep>>>,
) {
    if steps.is_some_and(Vec::is_empty) {
        let help = "add a [[procedure.steps]] with a text";
        diagnostics.contradiction(&item.path, "has no step to take", help);
    }
}

/// Nobody is asked anything where a procedure begins by itself.
pub(in crate::rules) fn asks_nothing(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    after: Option<&Vec<Cited<AfterBoth>>>,
    asks: Option<&Vec<AskedFact>>,
) {
    if let (Some(after), Some(asks)) = (after, asks)
        && !after.is_empty()
        && !asks.is_empty()
    {
        let help = "take out the questions, or after";
        diagnostics.contradiction(&item.at("asks"), "are asked of nobody where it begins by itself", help);
    }
}

/// When a game begins that is put off is one of the questions.
pub(in crate::rules) fn asks_when(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    puts_off: Option<&Option<String>>,
    asks: Option<&Vec<AskedFact>>,
) {
    if let (Some(Some(fact)), Some(asks)) = (puts_off, asks)
        && !asks.iter().any(|ask| ask.fact == *fact)
    {
        let help = "name one of the questions under asks";
        diagnostics.contradiction(&item.at("puts_off"), "is no question of this procedure", help);
    }
}

/// A procedure of a system is one of a system that is there.
pub(in crate::rules) fn serves(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    system: Option<&Option<String>>,
) {
    if let Some(Some(system)) = system {
        diagnostics.across.served.push((item.at("system"), system.clone()));
    }
}

/// What is not always done says why not, and only that.
pub(in crate::rules) fn refuses_with_a_reason(item: &mut TableReader<'_>, diagnostics: &mut Diagnostics<'_>) {
    match (item.has("allowed_if"), item.has("otherwise")) {
        (true, false) => {
            let help = "add otherwise = \"why not, and what is allowed instead\"";
            diagnostics.contradiction(&item.at("allowed_if"), "refuses without a word", help);
        }
        (false, true) => {
            let help = "add allowed_if, or take otherwise out";
            diagnostics.contradiction(&item.at("otherwise"), "says why not, but nothing is refused", help);
        }
        (true, true) | (false, false) => {}
    }
}

pub(in crate::rules) fn threshold_leads_to_something(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    effects: Option<&Vec<Cited<Item>>>,
) {
    if effects.is_some_and(Vec::is_empty) {
        let help = "add [[threshold.effects]]; do = \"say\" where people do it";
        diagnostics.contradiction(&item.path, "leads to nothing", help);
    }
}
