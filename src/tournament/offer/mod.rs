//! What may be done at a table, or in the round, here and now: everything that the ruleset grants, each with its
//! paragraph. The other side of [`decide`](fn@super::decide): what is offered there is not refused here for want of
//! an office, a grant or a phase.
//!
//! What the regulation knows but does not admit just now is listed too, so that whoever looks for it finds out why.
//! What is offered stands with the subjects, in `act`; here stand the menu that they fill, what an offer says, and the
//! deadlines: when something may be done, must be done, or is over.

mod draft;
mod menu;

use serde::Serialize;

use super::about::RevocableAct;
use super::command::{ClockCommand, Command, ProcedureCommand, RoundCommand};
use super::event::OrderKind;
use super::guard::session_limit;
use super::loaded_rules::LoadedRules;
use super::refusal::Refusal;
use super::state::{Game, State};
use crate::domain::{At, Citation, Millis, Points, Role, Round, Side, TableId};
use crate::rules::{AskedFact, Claimant, Observation, Phase};

pub use draft::{Draft, Hole};
pub(super) use menu::{OfferMenu, fact, facts, of_sides, seats, seen};

/// How an act is called and looked for, and where it stands among others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OfferListing {
    /// The message that names it; empty where it has a name already: the ruleset's, a power's, what is taken back.
    pub name: &'static str,
    /// The message with the word for acts of its kind, which stands once before all of them.
    pub word: &'static str,
    /// The message with what else people call it when they look for it; empty where nobody calls it otherwise.
    pub sought: &'static str,
    /// Its place: what waits for somebody comes first, then what a game needs, what is challenged, what is imposed,
    /// what is mended, what is prepared.
    pub place: u8,
}

impl OfferListing {
    /// At this place, with the word for its kind.
    pub(in crate::tournament) const fn at(place: u8, word: &'static str) -> Self {
        Self { name: "", word, sought: "", place }
    }

    pub(in crate::tournament) const fn called(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    pub(in crate::tournament) const fn sought(self, sought: &'static str) -> Self {
        Self { sought, ..self }
    }
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// How it is called and where it stands.
    pub listed: OfferListing,
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
    pub stands: Option<StandingValue>,
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
    Noted(RevocableAct, Option<Round>),
}

/// Something that is said with an offer: what it may be, and how it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// A side, in this part, of these.
    Side {
        /// In which part.
        part: SideRole,
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
    Fact(AskedFact),
    /// A number, or yes or no, that only something needs which may follow or not: nobody is asked before it is needed.
    Later(AskedFact),
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

/// What stands now, of what an act puts right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingValue {
    /// A result: what each side scored.
    Scored([Points; 2]),
    /// A moment.
    At(At),
}

/// In which part a side is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SideRole {
    /// Who is said to have committed an offence.
    Offender,
    /// Whom it is about.
    About,
    /// Who challenges.
    Challenger,
    /// Whose clock.
    Clock,
    /// Who loses the game.
    Loser,
    /// Who demands it.
    Demands,
}

/// A question with yes and no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tick {
    /// Whether both players agree.
    BothAgree,
    /// Whether this office agrees.
    Agrees(Role),
    /// Whether both have signed.
    Signed,
    /// Whether both have counted and accepted the score.
    Scored,
    /// Whether the signed sheet says otherwise than what was entered.
    NotAsSigned,
    /// Whether a game that was awarded was played after all.
    Played,
    /// Whether the players were told something else than what was entered, or nothing yet.
    Misentered,
}

/// A moment that a table waits for, or that has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deadline {
    /// What it is.
    pub kind: DeadlineKind,
    /// When.
    pub at: At,
    /// The paragraph.
    pub cite: Citation,
}

/// What a deadline is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadlineKind {
    /// The clock of a player who is not there is started.
    LateClock {
        /// Whose.
        side: Side,
        /// Whether it must be, or may be.
        must: bool,
    },
    /// The game of a player who is not there, or came too late, is lost.
    Forfeit {
        /// Whose.
        side: Side,
        /// How late he came, where he has come: too late.
        late: Option<Millis>,
    },
    /// The session is over.
    SessionEnd,
}

/// The deadlines of a table's game that are not settled, the earliest first.
pub fn deadlines(state: &State, law: &LoadedRules, table: TableId) -> Vec<Deadline> {
    let mut found = Vec::new();
    let Some(game) = state.game(table) else { return found };
    let phase = state.phase(table);
    if !matches!(phase, Phase::Before | Phase::Playing) {
        return found;
    }
    for side in Side::BOTH {
        lateness(state, law, (game, side), &mut found);
    }
    if let Some((at, cite)) = session(law, game).filter(|_| phase == Phase::Playing && game.circled.is_none())
    {
        found.push(Deadline { kind: DeadlineKind::SessionEnd, at, cite });
    }
    found.sort_by_key(|deadline| deadline.at);
    found
}

/// What a player who is noted as absent waits for, or came too late for.
fn lateness(state: &State, law: &LoadedRules, (game, side): (&Game, Side), found: &mut Vec<Deadline>) {
    let Some(late) = &law.ruleset.late else { return };
    let Some(absence) = game.absent[side.index()] else { return };
    let lost = |from: At| absence.arrived_at.is_none_or(|at| late.forfeits(at.since(from)));
    let base = game.late_from(late);
    if let (Some(clock), Some(base), None, None) = (&late.clock, base, absence.clock, absence.arrived_at) {
        found.push(Deadline {
            kind: DeadlineKind::LateClock { side, must: clock.must.value },
            at: base + clock.after.value,
            cite: clock.after.cite.clone(),
        });
    }
    // Whoever came too late has lost all the same: the table waits for that to be said.
    if let Some(from) = state.forfeit_from(late, game, &absence).filter(|from| lost(*from)) {
        found.push(Deadline {
            kind: DeadlineKind::Forfeit { side, late: absence.arrived_at.map(|at| at.since(from)) },
            at: from + late.forfeit_after.value,
            cite: late.forfeit_after.cite.clone(),
        });
    }
}

/// When a game's session is over.
fn session(law: &LoadedRules, game: &Game) -> Option<(At, Citation)> {
    let session = law.ruleset.session.as_ref()?;
    let from = game.started_at?;
    Some((from + session_limit(session, game), session.base.cite.clone()))
}

/// When the session of the round being played is over: that of the game that began last.
pub fn session_end(state: &State, law: &LoadedRules) -> Option<(At, Citation)> {
    let games = state.playing().map(|(_, game)| game);
    games.filter(|game| game.round == state.round).filter_map(|game| session(law, game)).max()
}
