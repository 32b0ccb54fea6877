//! The tournament as an event-sourced core.
//!
//! [`decide`](fn@decide) is the only function that knows rules: it turns a [`Command`] into events or a cited
//! [`Refusal`]. [`State::apply`] folds an event into the state and knows none; replay runs only it.
//! What is said about an event or a command besides stands on its card, beside it in its family.
//! [`react`](fn@react) says what an event asks of the outside world. Wishes that are not yet granted are state (the
//! outbox), so a crash loses none.

// A new event, command or reason is treated everywhere or it is not taken; a test may look for the one it is about.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod about;
mod act;
mod audit;
mod command;
mod decide;
pub mod desk;
mod doubt;
mod event;
mod family;
mod guard;
mod loaded_rules;
mod matters;
mod mispaired;
mod move_text;
mod offer;
mod parts;
mod refusal;
pub mod score;
mod state;

pub use about::{About, Concerns, OutsideWish, RevocableAct, about, concerns, react, round_of};
pub use act::{
    ONLY_CORRECTED, SignalDue, Withdraws, decide, lists_to_adopt, meant, offers, round_offers, signals,
    withdraws,
};
pub use audit::{Audited, Difference, NotCheckable, Should, Unchecked, audit};
pub use command::{
    AwardGame, ChooseMaster, Claim, ClockCommand, Command, CommandText, ConductCommand, CorrectAbsence,
    CorrectResult, DuplicateCommand, EnterResult, GiveBye, HandInMove, OpenEvent, PairLate, Pairing, Player,
    ProcedureCommand, ResultCommand, RoundCommand, SetupCommand, SlipCommand, SlipSource, StartRound,
    WordRuling,
};
pub use doubt::{Doubt, Sure, are_unusual};
pub use event::{
    AbsenceCorrected, ByeEntered, ByeGiven, Card, Cause, Chapter, ClaimDecided, ClaimOutcome, ClaimRaised,
    ClockEvent, ClockNote, Concern, ConductEvent, Counted, Dated, DuplicateEvent, DutyArose, Event,
    EventOpened, Follows, ForcedPassPlayed, GameAwarded, GameRef, HeadSigned, Hindrance, MasterChosen,
    MoveAnnulled, MoveCircled, MoveHandedIn, OrderKind, OrderPlaced, OrderWhy, PairedLate, PenaltyBack,
    PenaltyImposed, Pending, PlayerExcluded, ProcedureBegun, ProcedureEnded, ProcedureEvent, RackChanged,
    RackDrawn, Record, Redated, Reference, ReopenGround, ResultCorrected, ResultEntered, ResultEvent,
    ResultRecounted, Root, RoundEvent, RoundStarted, Route, RuledBefore, RulesetAct, SanctionImposed,
    ScoreParts, SetupEvent, SideResult, SlipEvent, SlipRaised, SlipReopened, SpreadAdjusted, StepDone,
    StepText, Summons, TakenBack, ThresholdReached, Timeliness, Unfinished, VerdictBy, Voided, WayBack,
    Weight, WordRuled, WordVerdict, Worked,
};
pub use loaded_rules::LoadedRules;
pub use matters::{Matter, MatterNumber, Matters};
pub use mispaired::Mispaired;
pub use move_text::{FormedWord, FoundBy, MoveCheck, MoveFault, MoveText};
pub use offer::{
    Deadline, DeadlineKind, Draft, Hole, Need, Offer, OfferListing, Particular, SideRole, StandingValue,
    Tick, deadlines, session_end,
};
pub use refusal::{
    ClockReason, Closure, ConductReason, DuplicateReason, GeneralReason, ProcedureReason, Reason, Refusal,
    RefusalCode, ResultReason, RoundReason, SetupReason, SlipReason, Subject, Term,
};
pub use score::{Entrant, GameLine, StandingsBasis};
pub use state::{
    Absence, ActState, Adopted, Annulled, Caused, ClaimState, Consequences, Countdown, Counters, Draw,
    DuplicateGame, DutyState, EffectKind, EventInfo, Exclusion, FittedClock, FrozenLists, Game, GameOver,
    GivenSignal, HandedIn, HoldTaken, Master, MoveWorth, Name, OrderState, PastLookup, PlacedOrder, Played,
    PlayerEffect, Players, Precedent, ResultLayer, RevocableEntry, RuledWord, RunState, Scoreline,
    SlipEnding, SlipPenalty, SlipPhase, SlipState, State, Table, scored,
};
