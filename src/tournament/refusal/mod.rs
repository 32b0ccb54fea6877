//! Why something may not be done: data, with the paragraph. Nothing here forms a sentence; `report::refused` does.
//!
//! A reason belongs to a family as commands do, and the most general ones to [`GeneralReason`]. Each carries the values
//! that its sentence needs and has one [`RefusalCode`], the kind for programs.

mod conduct;
mod duplicate;
mod result;
mod round;
mod slip;
mod term;

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::doubt::{Doubt, Sure};
use crate::domain::{At, Citation, Role, Round, SlipId, TableId};
use crate::rules::Phase;

pub use conduct::{ClockReason, ConductReason, ProcedureReason};
pub use duplicate::DuplicateReason;
pub use result::{Closure, ResultReason};
pub use round::{RoundReason, SetupReason};
pub use slip::SlipReason;
pub use term::{Subject, Term};

/// Something that may not be done, or not now. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// Why.
    pub why: Box<Reason>,
    /// The paragraph, where the regulation refuses; `None` where it is a matter of the console.
    pub cite: Option<Citation>,
}

/// Why something may not be done, by what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Reason {
    /// What holds of every command: offices, phases, questions, the journal.
    General(GeneralReason),
    /// The event itself: its law, lists, players, clocks.
    Setup(SetupReason),
    /// A round: pairings, presence, the signal, lost turns.
    Round(RoundReason),
    /// A word challenge.
    Slip(SlipReason),
    /// Powers over clocks, and orders.
    Clock(ClockReason),
    /// Claims, sanctions, duties.
    Conduct(ConductReason),
    /// Guided procedures.
    Procedure(ProcedureReason),
    /// Results and awards.
    Result(ResultReason),
    /// A duplicate game.
    Duplicate(DuplicateReason),
}

/// The kinds of refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The event must be opened first, or is open already.
    EventState,
    /// No such table, player, slip or order.
    Unknown,
    /// The same thing twice: a player, a table, a clock.
    Duplicate,
    /// The value is not one the ruleset offers.
    NotOffered,
    /// The challenge window has closed.
    TooLate,
    /// This ruleset knows no such challenge or hold.
    NoChallenge,
    /// The play cannot be challenged again.
    NoRepeat,
    /// No word, or more words than the ruleset allows.
    WordCount,
    /// A word that cannot be played with these tiles.
    BadWord,
    /// The slip is not in a phase in which this can be done.
    WrongPhase,
    /// Another station works on the slip.
    Claimed,
    /// The spelling must be confirmed first.
    SpellingFirst,
    /// The slip cannot be taken back.
    Irrevocable,
    /// The ruleset does not let players settle it themselves.
    NoSelfAcceptance,
    /// The role may not do this.
    NotYourOffice,
    /// Players and clocks cannot do this, or only a clock can; whatever the regulation says.
    NotForThisRole,
    /// A ruling needs reasons and a word for each open word.
    IncompleteRuling,
    /// The word lists are fixed by now.
    ListsFrozen,
    /// A ruling contradicts an earlier one on the word and says not why.
    ContradictsRuling,
    /// The regulation grants no such power over a clock.
    NotGranted,
    /// The game does not stand where this can be done.
    NotInThisPhase,
    /// It is too early.
    TooEarly,
    /// What the regulation makes a condition of it does not hold.
    NotAllowed,
    /// A number or an answer is missing.
    MissingFact,
    /// A number that is none of those it can be.
    BadNumber,
    /// An answer that nothing asks for.
    NotAsked,
    /// Something before it is not finished.
    Unfinished,
    /// It is seldom meant: it is taken once somebody says that it is.
    Doubt,
    /// The journal takes nothing: disk full, sync failed, file damaged.
    JournalStopped,
    /// Time went backwards.
    TimeOrder,
}

/// Declares the reasons of a family: each with the values that its sentence needs, and its code.
///
/// A reason that is about what was said with the command, and not about how things stand, is marked `of_answer`: with
/// another answer the same may be admitted. One that is a doubt names it in brackets behind its code. The sentence
/// stands under `refused-{family}-{reason}` in the languages' files, with the attribute `instead` for what to do,
/// `short` where a menu needs fewer words, and `sure` for what is asked where it is a doubt.
macro_rules! reasons {
    (@of_answer) => { false };
    (@of_answer of_answer) => { true };
    (@doubt) => { None };
    (@doubt $doubt:ident) => { Some(crate::tournament::doubt::Doubt::$doubt) };
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
            $($(#[$about:meta])+ $reason:ident $({ $($field:ident: $type:ty),+ $(,)? })? => $code:ident
                $(($doubt:ident))? $(, $of_answer:ident)?,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(
            Clone,
            Debug,
            PartialEq,
            Eq,
            serde::Serialize,
            serde::Deserialize,
            schemars::JsonSchema,
            strum::IntoStaticStr,
        )]
        #[serde(tag = "reason", rename_all = "snake_case")]
        #[strum(serialize_all = "kebab-case")]
        #[expect(missing_docs, reason = "a value is what its name says, and its type")]
        pub enum $name {
            $($(#[$about])+ $reason $({ $($field: $type),+ })?,)+
        }

        impl $name {
            /// The kind, for programs.
            pub fn code(&self) -> crate::tournament::refusal::RefusalCode {
                match self {
                    $(Self::$reason { .. } => crate::tournament::refusal::RefusalCode::$code,)+
                }
            }

            /// Whether it is about what was said with the command.
            pub fn of_answer(&self) -> bool {
                match self {
                    $(Self::$reason { .. } => reasons!(@of_answer $($of_answer)?),)+
                }
            }

            /// What somebody must be sure of, where nothing else is against it.
            pub fn doubt(&self) -> Option<crate::tournament::doubt::Doubt> {
                match self {
                    $(Self::$reason { .. } => reasons!(@doubt $($doubt)?),)+
                }
            }

            /// The values by their names, as sentences ask for them.
            pub fn values(&self) -> Vec<(&'static str, crate::tournament::refusal::Term<'_>)> {
                match self {
                    $(Self::$reason $({ $($field),+ })? => {
                        vec![$($((stringify!($field), $field.into())),+)?]
                    })+
                }
            }

            /// Every reason with the names of its values, and whether it is a doubt.
            #[cfg(test)]
            pub(crate) fn all() -> Vec<(&'static str, &'static [&'static str], bool)> {
                let doubt: [Option<crate::tournament::doubt::Doubt>; _] = [$(reasons!(@doubt $($doubt)?)),+];
                let all: [(&str, &[&str]); _] = [$((stringify!($reason), &[$($(stringify!($field)),+)?])),+];
                all.into_iter().zip(doubt).map(|((name, values), doubt)| (name, values, doubt.is_some())).collect()
            }
        }
    };
}
use reasons;

impl Reason {
    /// The kind, for programs.
    pub fn code(&self) -> RefusalCode {
        match self {
            Self::General(it) => it.code(),
            Self::Setup(it) => it.code(),
            Self::Round(it) => it.code(),
            Self::Slip(it) => it.code(),
            Self::Clock(it) => it.code(),
            Self::Conduct(it) => it.code(),
            Self::Procedure(it) => it.code(),
            Self::Result(it) => it.code(),
            Self::Duplicate(it) => it.code(),
        }
    }

    /// Whether it is about what was said with the command: a number, a mark, a reason that was or was not given. With
    /// another answer the same may be admitted; every other reason holds whatever is answered.
    pub fn of_answer(&self) -> bool {
        match self {
            Self::General(it) => it.of_answer(),
            Self::Setup(it) => it.of_answer(),
            Self::Round(it) => it.of_answer(),
            Self::Slip(it) => it.of_answer(),
            Self::Clock(it) => it.of_answer(),
            Self::Conduct(it) => it.of_answer(),
            Self::Procedure(it) => it.of_answer(),
            Self::Result(it) => it.of_answer(),
            Self::Duplicate(it) => it.of_answer(),
        }
    }

    /// What somebody must be sure of, where it is refused for nothing else.
    pub fn doubt(&self) -> Option<Doubt> {
        match self {
            Self::General(it) => it.doubt(),
            Self::Setup(it) => it.doubt(),
            Self::Round(it) => it.doubt(),
            Self::Slip(it) => it.doubt(),
            Self::Clock(it) => it.doubt(),
            Self::Conduct(it) => it.doubt(),
            Self::Procedure(it) => it.doubt(),
            Self::Result(it) => it.doubt(),
            Self::Duplicate(it) => it.doubt(),
        }
    }

    /// The offices that may, where it is refused for nothing but the office.
    pub fn offices(&self) -> Vec<Role> {
        match self {
            Self::General(GeneralReason::NotTheirOffice { offices, .. }) => offices.clone(),
            Self::Slip(SlipReason::RulingOfAnother { office, .. })
            | Self::Clock(ClockReason::PowerOfAnother { office, .. }) => vec![*office],
            Self::General(_)
            | Self::Setup(_)
            | Self::Round(_)
            | Self::Slip(_)
            | Self::Clock(_)
            | Self::Conduct(_)
            | Self::Procedure(_)
            | Self::Result(_)
            | Self::Duplicate(_) => Vec::new(),
        }
    }

    /// The values by their names.
    pub fn values(&self) -> Vec<(&'static str, Term<'_>)> {
        match self {
            Self::General(it) => it.values(),
            Self::Setup(it) => it.values(),
            Self::Round(it) => it.values(),
            Self::Slip(it) => it.values(),
            Self::Clock(it) => it.values(),
            Self::Conduct(it) => it.values(),
            Self::Procedure(it) => it.values(),
            Self::Result(it) => it.values(),
            Self::Duplicate(it) => it.values(),
        }
    }

    /// The id of its sentence in the languages' files.
    pub fn message(&self) -> String {
        let (family, reason): (&str, &str) = match self {
            Self::General(it) => ("general", it.into()),
            Self::Setup(it) => ("setup", it.into()),
            Self::Round(it) => ("round", it.into()),
            Self::Slip(it) => ("slip", it.into()),
            Self::Clock(it) => ("clock", it.into()),
            Self::Conduct(it) => ("conduct", it.into()),
            Self::Procedure(it) => ("procedure", it.into()),
            Self::Result(it) => ("result", it.into()),
            Self::Duplicate(it) => ("duplicate", it.into()),
        };
        format!("refused-{family}-{reason}")
    }
}

impl Refusal {
    /// A refusal by the console itself.
    pub(crate) fn own(why: impl Into<Reason>) -> Self {
        Self { why: Box::new(why.into()), cite: None }
    }

    /// A refusal by the regulation. Where it is silent ([`Citation::is_silent`]) it is the console's own rule that
    /// refuses, and whoever says the refusal says so.
    pub(crate) fn by(why: impl Into<Reason>, cite: &Citation) -> Self {
        Self { why: Box::new(why.into()), cite: Some(cite.clone()) }
    }

    /// Goes on where somebody is sure of what is doubted for a reason.
    ///
    /// # Errors
    /// The doubt, where nobody has said that it is meant.
    pub(super) fn unless_meant(sure: &Sure, why: impl Into<Reason>, cite: &Citation) -> Result<(), Self> {
        let why = why.into();
        if why.doubt().is_some_and(|doubt| sure.contains(&doubt)) {
            return Ok(());
        }
        Err(Self::by(why, cite))
    }

    /// The same on this paragraph, where it has none of its own.
    #[must_use]
    pub(crate) fn or_by(mut self, cite: &Citation) -> Self {
        self.cite.get_or_insert_with(|| cite.clone());
        self
    }

    /// The kind, for programs.
    pub fn code(&self) -> RefusalCode {
        self.why.code()
    }

    /// A command came before one that was given already.
    pub fn out_of_order(at: At, last: At) -> Self {
        Self::own(GeneralReason::BeforeTheLast { at, last })
    }

    /// A command's time is not near this computer's, and no record is played.
    pub fn not_now(at: At, now: At) -> Self {
        Self::own(GeneralReason::NotNow { at, now })
    }

    /// The law that an event wants cannot be loaded.
    pub fn law_not_loaded(what: String, help: String) -> Self {
        Self::own(SetupReason::LawNotLoaded { what, help })
    }

    /// The journal takes nothing, so nothing can be decided.
    pub(crate) fn journal(why: String) -> Self {
        Self::own(GeneralReason::JournalStopped { why })
    }
}

macro_rules! families {
    ($($family:ident($inner:ident)),+) => { $(impl From<$inner> for Reason {
        fn from(why: $inner) -> Self {
            Self::$family(why)
        }
    }

    impl From<$inner> for Box<Reason> {
        fn from(why: $inner) -> Self {
            Self::new(why.into())
        }
    })+ };
}
families!(
    General(GeneralReason),
    Setup(SetupReason),
    Round(RoundReason),
    Slip(SlipReason),
    Clock(ClockReason),
    Conduct(ConductReason),
    Procedure(ProcedureReason),
    Result(ResultReason),
    Duplicate(DuplicateReason)
);

/// For a log that no person reads first: what is refused in the words of programs.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.why.message())
    }
}

impl std::error::Error for Refusal {}

reasons! {
    /// What holds of every command: offices, phases, questions, the journal.
    pub enum GeneralReason {
        /// The journal takes nothing.
        JournalStopped { why: String } => JournalStopped,
        /// Time went backwards.
        BeforeTheLast { at: At, last: At } => TimeOrder,
        /// The command's time is not near this computer's.
        NotNow { at: At, now: At } => TimeOrder,
        /// No event is open yet.
        NoEvent => EventState,
        /// The ruleset loaded is not the event's.
        OtherRuleset => EventState,
        /// The tile set loaded is not the event's.
        OtherTiles => EventState,
        /// The lists loaded are not the event's.
        OtherLists => EventState,
        /// Another office does this.
        NotTheirOffice { what: Subject, offices: Vec<Role>, role: Role } => NotYourOffice,
        /// Players and clocks do not do this; these offices do, or where none is named a word judge or a referee.
        ForOfficials { role: Role, offices: Vec<Role> } => NotForThisRole,
        /// Only a clock, or the console on its behalf, says this.
        ForClocks { role: Role } => NotForThisRole,
        /// The game does not stand where this is done.
        NotInPhase { what: Subject, table: TableId, now: Phase, wants: Vec<Phase> } => NotInThisPhase,
        /// There is no such table.
        NoTable { table: TableId } => Unknown,
        /// No game is played there in this round.
        NoGame { table: TableId, round: Round } => Unknown,
        /// There is no such slip.
        NoSlip { slip: SlipId } => Unknown,
        /// The ruleset has nothing of the kind by this id; these it has, each with its paragraph.
        Unheard { what: Subject, id: String, known: Vec<String>, ruleset: String } => Unknown,
        /// Nothing is asked about this; these facts are.
        NotAsked { fact: String, asked: Vec<String> } => NotAsked, of_answer,
        /// A number that the answer to a question cannot be.
        OutOfRange { text: String, fact: String, value: i64, from: i64, to: i64 } => BadNumber, of_answer,
        /// A question is not answered.
        NotAnswered { text: String, fact: String } => MissingFact, of_answer,
        /// A number that nothing asks for, and that is needed.
        NotKnown { fact: String } => MissingFact, of_answer,
        /// It cannot be worked out: a division by nothing.
        DividesByZero => MissingFact, of_answer,
        /// The regulation's condition does not hold: in its words where it has some, else the condition as it is
        /// written, with what its names stand for.
        Condition { otherwise: Option<String>, needs: String, names: Vec<String> } => NotAllowed,
        /// The same, where what it needs was said with the command.
        ConditionByAnswers { otherwise: Option<String>, needs: String, names: Vec<String> } => NotAllowed, of_answer,
        /// No reason was written.
        NoReason { what: Subject } => IncompleteRuling, of_answer,
    }
}
