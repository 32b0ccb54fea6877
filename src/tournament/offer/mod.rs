//! What may be done at a table, or in the round, here and now: everything that the ruleset grants, each with its
//! paragraph. The other side of [`decide`](fn@super::decide): what is offered there is not refused here for want of
//! an office, a grant or a phase.
//!
//! What the regulation knows but does not admit just now is listed too, so that whoever looks for it finds out why.

mod command;
mod deadline;
mod games;
mod late;
mod mend;
mod order;
mod question;
mod round;
mod stands;
mod table;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::domain::{
    Actor, At, Citation, ClaimId, Decimal, DutyId, Millis, OpId, Points, Role, Round, RunId, Seq, Side,
    SlipId, TableId, Zone,
};
use crate::lexicon::Binding;
use crate::rules::{Ask, Claimant, ClockPower, Facts, Observation, OffenceKind};

use super::about::Noted;
use super::event::{ClaimOutcome, Dated, GameRef, OrderKind};
use super::guard::DecisionCtx;
use super::loaded_rules::LoadedRules;
use super::refusal::{Refusal, RefusalCode};
use super::state::State;

pub use deadline::{Deadline, DeadlineKind, deadlines, session_end};
pub use mend::{Withdraws, withdraws};
pub use question::{Part, Tick};
pub use round::round_offers;
pub use stands::Stands;

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
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
    /// What must or may be said with it, in the order of the form.
    pub needs: Vec<Need>,
    /// The side that it can only be about, where that is known.
    pub suggests: Option<Side>,
    /// The players whom it is about, where they are not those who sit at the table now: of an earlier round.
    pub players: Option<[String; 2]>,
    /// What stands now, of what it puts right.
    pub stands: Option<Stands>,
    /// Whether it is due now: somebody waits for it.
    pub due: bool,
    /// Why it is not possible now, where it is not.
    pub why_not: Option<Refusal>,
}

/// What may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// Speak up about an offence.
    Offence {
        /// Its id.
        id: String,
        /// What kind of thing it is.
        kind: OffenceKind,
    },
    /// Decide an open claim.
    JudgeClaim(ClaimId),
    /// The offender admits an open claim.
    AdmitClaim(ClaimId),
    /// The next step of a procedure is done.
    NextStep {
        /// The run.
        run: RunId,
        /// The step's number in the ruleset.
        step: u16,
        /// Its place among the steps that apply, from 1, and how many those are.
        place: (usize, usize),
    },
    /// Break a procedure off.
    DropProcedure(RunId),
    /// A lost turn was passed.
    ForcedPass {
        /// Whose.
        side: Side,
        /// How many are owed; 0 where his time is over and he passes every turn.
        owed: u16,
    },
    /// An order was carried out by hand, or said aloud.
    Settle {
        /// The order.
        op: OpId,
        /// What it asks for.
        wish: OrderKind,
    },
    /// A player is not there.
    Absent,
    /// A player who was not there has come.
    Arrived(Side),
    /// The round is said to be the event's last, or not to be.
    LastRound(bool),
    /// The signal to start.
    StartPlay,
    /// Two are paired in the round that is being played.
    PairLate,
    /// Somebody is entered who was not.
    EnterPlayer,
    /// Somebody plays on no more, from the next round on.
    Withdraw,
    /// Somebody who has withdrawn is there again.
    Return,
    /// Somebody without a game gets what an award gives for that, by its id.
    Bye(String),
    /// A pairing is dissolved at whose table nothing has happened yet.
    Unpair,
    /// It is put right when the pairing was published, or the signal given.
    Redate(Dated),
    /// The number of the move in progress is circled.
    CircleMove,
    /// A word challenge.
    WordChallenge,
    /// A reservation.
    TakeHold,
    /// How the game ended on the board, by the end's id.
    EnterResult(String),
    /// The result of a game of an earlier round, which has not come yet, with the id of its end.
    LateResult(GameRef, String),
    /// The result of a game, of this round or an earlier one, is corrected.
    CorrectResult(GameRef),
    /// The score sheets are handed in.
    HandIn,
    /// The score sheets of a game of an earlier round are handed in.
    LateSheets(GameRef),
    /// A procedure, by its id.
    Procedure(String),
    /// A power over the table's clock.
    Power(ClockPower),
    /// The hall's countdown is started.
    StartCountdown,
    /// The hall's countdown is stopped.
    StopCountdown,
    /// A sanction, by its id.
    Sanction(String),
    /// An award, by its id.
    Award(String),
    /// An award instead of a result that was entered wrongly, by its id.
    AwardInstead(String),
    /// A decided slip is looked up again: the words were not those on the board.
    Relook(SlipId),
    /// A decided slip whose verdict was entered otherwise than it was told.
    PutRight(SlipId),
    /// A decided slip that was entered at a wrong table is struck.
    Strike(SlipId),
    /// A decided slip is decided anew by somebody above the judge.
    Overrule(SlipId),
    /// A wrong verdict is made good later.
    FixVerdict(SlipId),
    /// A duty is done.
    Duty(DutyId),
    /// What was noted, said or imposed by mistake is taken back.
    TakeBack {
        /// The entry of the journal in which it was.
        entry: Seq,
        /// What it was.
        what: Noted,
        /// The round in which it was, where another is being played.
        round: Option<Round>,
    },
    /// The constants of an order of standings, by its id.
    Constants(String),
    /// The time that counts is corrected to what a console's clock shows, which is so far ahead of it.
    CorrectTime {
        /// By how much.
        shift: Millis,
    },
    /// Times are shown in another zone than this one.
    ChangeZone(Zone),
    /// The event gets one more table, without a clock that is heard.
    AddTable(TableId),
    /// A list is made binding, by its id.
    AdoptList(String),
    /// A list that was made binding is dropped, by its id.
    DropList(String),
}

/// Something that is said with an offer: one field of its form.
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

/// What was said with an offer. What is not asked for is not looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// A side.
    pub side: Option<Side>,
    /// A player.
    pub player: Option<String>,
    /// A club or place.
    pub club: String,
    /// His opponent.
    pub opponent: Option<String>,
    /// A table.
    pub table: Option<TableId>,
    /// Who speaks up.
    pub claimant: Option<Claimant>,
    /// Whose time runs.
    pub running: Option<Side>,
    /// Time since the press.
    pub since: Option<Millis>,
    /// What was seen.
    pub marks: BTreeSet<Observation>,
    /// Numbers, and yes or no.
    pub facts: Facts,
    /// How a claim ends.
    pub outcome: Option<ClaimOutcome>,
    /// Why.
    pub reason: String,
    /// A time to add or take.
    pub amount: Option<Millis>,
    /// The number of a move.
    pub number: Option<u16>,
    /// Scores, `A` first.
    pub scores: [Option<Points>; 2],
    /// Values of the tiles left, `A` first.
    pub racks: [Option<Points>; 2],
    /// Overtime, `A` first.
    pub over: [Millis; 2],
    /// Who went out.
    pub out: Option<Side>,
    /// A word.
    pub word: String,
    /// What the move counted.
    pub points: Option<Points>,
    /// Yes to the question with yes and no.
    pub yes: bool,
    /// The shortest and the longest word, in tiles.
    pub lengths: Option<(u8, u8)>,
    /// What a list is to decide.
    pub binding: Option<Binding>,
    /// The constants of a formula, by their names.
    pub constants: BTreeMap<String, Decimal>,
}

/// Where an offer is taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The round.
    pub round: Round,
    /// The table; for what is about the round, any.
    pub table: TableId,
    /// The players, `A` first.
    pub players: [String; 2],
}

impl Offer {
    /// Whether the office that asked may do it now.
    pub fn possible(&self) -> bool {
        self.may && self.why_not.is_none()
    }

    /// Whether it wants no form and no second thought: the ordinary next step of something that was begun.
    pub fn at_once(&self) -> bool {
        matches!(
            self.kind,
            OfferKind::NextStep { .. } | OfferKind::ForcedPass { .. } | OfferKind::Settle { .. }
        )
    }
}

/// What a table's offers are made from.
struct Menu<'m> {
    ctx: DecisionCtx<'m>,
    offers: Vec<Offer>,
}

impl<'m> Menu<'m> {
    /// Whoever acts, or whoever would in one of these offices: what is due is seen by all, whoever does it.
    fn acting(&self, offices: &[Role]) -> Actor {
        let by = self.ctx.by;
        let role = match offices.first() {
            Some(first) if !self.ctx.may_serve_as(offices) => *first,
            Some(_) | None => by.role,
        };
        Actor { role, ..by.clone() }
    }

    fn new(ctx: DecisionCtx<'m>) -> Self {
        Self { ctx, offers: Vec::new() }
    }

    /// Adds an offer that any official may take up now.
    fn add(&mut self, kind: OfferKind, cite: &Citation) -> &mut Offer {
        self.offers.push(Offer {
            kind,
            label: String::new(),
            says: String::new(),
            cite: cite.clone(),
            offices: Vec::new(),
            may: true,
            needs: Vec::new(),
            suggests: None,
            players: None,
            stands: None,
            due: false,
            why_not: None,
        });
        let last = self.offers.len() - 1;
        &mut self.offers[last]
    }

    /// The offers, what is due first, what is not possible last.
    fn sorted(mut self) -> Vec<Offer> {
        for offer in &mut self.offers {
            let offices = &offer.offices;
            // Awards and powers are looked at as whoever has them does, so that all see which are due.
            let serves = if matches!(
                offer.kind,
                OfferKind::Award(_) | OfferKind::AwardInstead(_) | OfferKind::Bye(_) | OfferKind::Power(_)
            ) {
                self.ctx.may_serve_as(offices)
            } else {
                offices.iter().any(|it| self.ctx.by.role.may_act_as(*it))
            };
            // That it is another office's stands with the offices.
            let others = offer.why_not.take_if(|why| why.code() == RefusalCode::NotYourOffice).is_some();
            offer.may = (offices.is_empty() || serves) && !others;
            offer.due = offer.due && offer.why_not.is_none();
        }
        self.offers.sort_by_key(|offer| (!offer.due, !offer.possible(), offer.place()));
        self.offers
    }
}

impl Offer {
    fn named(&mut self, label: &str, says: &str) -> &mut Self {
        label.clone_into(&mut self.label);
        says.clone_into(&mut self.says);
        self
    }

    fn by(&mut self, offices: &[Role]) -> &mut Self {
        self.offices = offices.to_vec();
        self
    }

    fn asks(&mut self, needs: impl IntoIterator<Item = Need>) -> &mut Self {
        self.needs.extend(needs);
        self
    }

    /// What the guard says of it.
    fn checked<T>(&mut self, may: Result<T, Refusal>) -> &mut Self {
        self.why_not = may.err();
        self
    }

    fn suggest(&mut self, side: Option<Side>) -> &mut Self {
        self.suggests = side;
        self
    }

    fn of_players(&mut self, players: Option<[String; 2]>) -> &mut Self {
        self.players = players;
        self
    }

    fn due_if(&mut self, due: bool) -> &mut Self {
        self.due = due;
        self
    }
}

/// Everything that the ruleset grants somebody at a table: what is due first, then by kind, and at the
/// end what it knows but does not admit now. Empty where no game is paired there.
pub fn offers(state: &State, law: &LoadedRules, table: TableId, by: &Actor, now: At) -> Vec<Offer> {
    let mut menu = Menu::new(DecisionCtx { state, law, by, now });
    if state.game(table).is_some() {
        menu.open_matters(table);
        menu.games(table);
        menu.challenges(table);
        menu.powers(table);
        menu.impositions(table);
        menu.mending(table);
        menu.taking_back(Some(table));
    }
    menu.sorted()
}
