//! What the values of a reason are, so that each is said as its kind is said in the person's language.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{
    At, Citation, ClaimId, ClockId, DutyId, Millis, OpId, Points, Role, Round, RunId, Seq, Side, SlipId,
    TableId,
};
use crate::rules::{Claimant, ClockPower, Excluded, LateBase, Observation, Phase};
use crate::tournament::move_text::MoveFault;
use crate::tournament::parts::{ClaimOutcome, Dated, Pending};

use super::result::Closure;

/// A value of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term<'a> {
    /// Nothing: the sentence does without it.
    None,
    /// A number, which may choose a plural.
    Count(i64),
    /// A name, an id, what a person or the ruleset wrote.
    Text(&'a str),
    /// Several of these.
    Texts(&'a [String]),
    /// Offices.
    Offices(&'a [Role]),
    /// Where games stand.
    Phases(&'a [Phase]),
    /// Yes or no: `yes` and `no`, to choose by.
    Yes(bool),
    /// Lengths of time.
    Spans(&'a [Millis]),
    /// A length of time: `$name` in minutes and seconds, `$name_face` as on a clock's face, `$name_tenths` in seconds
    /// and tenths.
    Span(Millis),
    /// A moment.
    Moment(At),
    /// Powers over a clock.
    Powers(&'a [ClockPower]),
    /// Something seen at the table.
    Seen(Observation),
    /// What was to be done.
    Subject(&'a Subject),
    /// A side of a table.
    Side(Side),
    /// Paragraphs.
    Paragraph(&'a Citation),
    /// One of a few cases, by its id: sentences select on it.
    Case(&'static str),
    /// Those who may speak up.
    Claimants(&'a [Claimant]),
    /// What lateness is counted from.
    LateBases(&'a [LateBase]),
    /// What is not finished.
    Pending(&'a [Pending]),
    /// Why a result is no longer corrected as a matter of course.
    Closure(&'a Closure),
    /// What is wrong with a move.
    Faults(&'a [MoveFault]),
}

/// What was to be done, where a reason holds of many things.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    /// What the ruleset has a name for.
    Named(String),
    /// Noting that somebody is not there.
    Absence,
    /// Noting that somebody has come.
    Arrival,
    /// Starting the clock of an absent player.
    AbsentClock,
    /// Passing a lost turn.
    ForcedPass,
    /// Circling the number of the move in progress.
    CircledMove,
    /// The signal to start.
    StartSignal,
    /// A signal that everybody is to hear.
    Signal,
    /// Putting right when the pairing was published.
    RedatedPairing,
    /// Putting right when the signal was given.
    RedatedSignal,
    /// Putting right since when the clock of somebody who was not there runs.
    RedatedClock,
    /// Entering a result.
    Result,
    /// Correcting a result.
    Correction,
    /// Handing the score sheets in.
    HandIn,
    /// Looking a slip up again.
    Relook,
    /// Taking back what was noted, said or imposed.
    TakeBack,
    /// Dissolving a pairing.
    Unpairing,
    /// Overruling a verdict.
    Overruling,
    /// Mending a verdict afterwards.
    LateFix,
    /// Adopting a list, by its id.
    AdoptList(String),
    /// Dropping a list, by its id.
    DropList(String),
    /// Entering the constants of an order of standings.
    Constants,
    /// Changing the hall's time zone.
    Zone,
    /// Correcting the time that counts.
    Time,
    /// An offence of the ruleset.
    Offence,
    /// A procedure of the ruleset.
    Procedure,
    /// A sanction of the ruleset.
    Sanction,
    /// Deciding a claim, by its number.
    JudgeClaim(ClaimId),
    /// An end of a game, of the ruleset.
    End,
    /// An award of the ruleset.
    Award,
    /// Leading a duplicate game.
    Duplicate,
    /// Annulling a move.
    Annulment,
    /// Ruling on a word of slips.
    WordRuling,
    /// Correcting a result that is no longer corrected as a matter of course.
    ClosedResult(Closure),
}

impl From<Dated> for Subject {
    fn from(what: Dated) -> Self {
        match what {
            Dated::Pairing => Self::RedatedPairing,
            Dated::Signal => Self::RedatedSignal,
            Dated::Clock { .. } => Self::RedatedClock,
        }
    }
}

macro_rules! counts {
    ($($type:ty),+) => { $(impl From<&$type> for Term<'_> {
        fn from(id: &$type) -> Self {
            Self::Count(i64::from(id.0))
        }
    })+ };
}
counts!(ClaimId, ClockId, DutyId, OpId, Points, Round, RunId, SlipId, TableId);

macro_rules! numbers {
    ($($type:ty),+) => { $(impl From<&$type> for Term<'_> {
        fn from(number: &$type) -> Self {
            Self::Count(i64::from(*number))
        }
    })+ };
}
numbers!(u8, u16, u32, i32, i64);

macro_rules! terms {
    ($($type:ty => $term:ident),+ $(,)?) => { $(impl<'a> From<&'a $type> for Term<'a> {
        fn from(value: &'a $type) -> Self {
            Self::$term(value)
        }
    })+ };
}
terms!(String => Text, Vec<String> => Texts, Vec<Role> => Offices, Vec<Phase> => Phases, Vec<ClockPower> => Powers,
    Vec<Millis> => Spans, Subject => Subject, Citation => Paragraph, Vec<Claimant> => Claimants,
    Vec<LateBase> => LateBases, Vec<Pending> => Pending, Closure => Closure,
    Vec<MoveFault> => Faults);

macro_rules! copies {
    ($($type:ty => $term:ident),+ $(,)?) => { $(impl From<&$type> for Term<'_> {
        fn from(value: &$type) -> Self {
            Self::$term(*value)
        }
    })+ };
}
copies!(bool => Yes, Millis => Span, At => Moment, Observation => Seen, Side => Side);

macro_rules! cases {
    ($($type:ty { $($case:pat => $id:literal),+ $(,)? })+) => { $(impl From<&$type> for Term<'_> {
        fn from(value: &$type) -> Self {
            Self::Case(match value { $($case => $id),+ })
        }
    })+ };
}
cases! {
    Excluded { Excluded::Event => "event", Excluded::Round => "round" }
    ClaimOutcome {
        ClaimOutcome::Proven => "proven",
        ClaimOutcome::Unfounded => "unfounded",
        ClaimOutcome::Neither => "neither",
    }
}

impl From<&Seq> for Term<'_> {
    fn from(entry: &Seq) -> Self {
        Self::Count(i64::try_from(entry.0).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a Claimant> for Term<'a> {
    fn from(claimant: &'a Claimant) -> Self {
        Self::Claimants(std::slice::from_ref(claimant))
    }
}

impl<'a> From<&'a Role> for Term<'a> {
    fn from(office: &'a Role) -> Self {
        Self::Offices(std::slice::from_ref(office))
    }
}

impl<'a> From<&'a Phase> for Term<'a> {
    fn from(phase: &'a Phase) -> Self {
        Self::Phases(std::slice::from_ref(phase))
    }
}

impl<'a> From<&'a ClockPower> for Term<'a> {
    fn from(power: &'a ClockPower) -> Self {
        Self::Powers(std::slice::from_ref(power))
    }
}

impl<'a, T> From<&'a Option<T>> for Term<'a>
where
    &'a T: Into<Term<'a>>,
{
    fn from(value: &'a Option<T>) -> Self {
        value.as_ref().map_or(Self::None, Into::into)
    }
}
