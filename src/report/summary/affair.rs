//! What people did or decided besides words, by what it was about: offences, sanctions, latecomers, powers, duties.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Citation, Round, Seq, TableId};
use crate::locale::Locale;
use crate::report::{Names, told};
use crate::rules::Ruleset;
use crate::tournament::{
    ClockEvent, ConductEvent, Event, GameRef, OrderPlaced, ProcedureEvent, Record, ResultEvent, RoundEvent,
    SetupEvent, SlipEvent, State, about, concerns, round_of,
};

use super::Stamp;
use super::back::{Back, Roots};
use super::decider::Decider;

/// Something that was done or decided besides words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Affair {
    /// Its place in the journal.
    pub seq: Seq,
    /// When.
    pub at: Stamp,
    /// The round of the game that it is about, or that was being played; 0 before the first.
    pub round: Round,
    /// The table, where it is about one.
    pub table: Option<TableId>,
    /// Who did it.
    pub by: Decider,
    /// What it is about.
    pub kind: AffairKind,
    /// What happened, in the language of the report.
    pub what: String,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
    /// That it was taken back; none while it counts.
    pub taken_back: Option<Back>,
    /// What it follows from, and what others follow from.
    #[serde(skip)]
    pub roots: Roots,
}

/// What something is about that was done or decided besides words, in the order of the report.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    JsonSchema,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum AffairKind {
    /// A reservation, or a challenge that was not admitted: of neither there is a slip.
    NoSlip,
    /// A claim besides words, raised or decided.
    Claim,
    /// A sanction, what counters led to, an exclusion.
    Sanction,
    /// A guided procedure.
    Procedure,
    /// Who came late or not at all.
    Presence,
    /// A signal, the start of play, the hall's countdown.
    Hall,
    /// A game decided without the board.
    Award,
    /// A result that was changed after it was entered.
    Correction,
    /// What was taken back.
    TakenBack,
    /// A power over clocks that somebody used.
    Power,
    /// A clock that was not reached.
    Unreached,
    /// Something that must be reported or published, or was.
    Duty,
    /// What was changed about the event itself.
    Event,
}

impl AffairKind {
    /// Its name for programs, as in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Of an event; none where it is about words, or followed of itself from what is listed.
    pub(in crate::report) fn of(event: &Event) -> Option<Self> {
        Some(match event {
            Event::Slip(SlipEvent::HoldTaken { .. } | SlipEvent::SlipRefused { .. }) => Self::NoSlip,
            Event::Conduct(ConductEvent::ClaimRaised(_) | ConductEvent::ClaimDecided(_)) => Self::Claim,
            Event::Conduct(
                ConductEvent::SanctionImposed(_)
                | ConductEvent::ThresholdReached(_)
                | ConductEvent::PlayerExcluded(_),
            ) => Self::Sanction,
            Event::Conduct(ConductEvent::TakenBack(_)) => Self::TakenBack,
            Event::Conduct(ConductEvent::DutyArose(_) | ConductEvent::DutyDone { .. }) => Self::Duty,
            Event::Procedure(ProcedureEvent::ProcedureBegun(_) | ProcedureEvent::ProcedureEnded(_)) => {
                Self::Procedure
            }
            Event::Round(
                RoundEvent::AbsenceNoted { .. }
                | RoundEvent::Arrived { .. }
                | RoundEvent::PlayerWithdrew { .. }
                | RoundEvent::PlayerReturned { .. },
            ) => Self::Presence,
            Event::Round(
                RoundEvent::LastDeclared { .. }
                | RoundEvent::PlayStarted {}
                | RoundEvent::SignalGiven { .. }
                | RoundEvent::CountdownStarted { .. }
                | RoundEvent::CountdownStopped {},
            ) => Self::Hall,
            Event::Result(ResultEvent::GameAwarded(_)) => Self::Award,
            Event::Result(
                ResultEvent::ResultCorrected(_)
                | ResultEvent::ResultVoided { .. }
                | ResultEvent::ResultRecounted(_)
                | ResultEvent::SpreadAdjusted(_),
            ) => Self::Correction,
            // What somebody ordered himself says why.
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
                slip: None, cause: None, reason, ..
            })) if !reason.is_empty() => Self::Power,
            Event::Clock(ClockEvent::OrderUnconfirmed { .. } | ClockEvent::ForgeriesNoted { .. }) => {
                Self::Unreached
            }
            Event::Setup(
                SetupEvent::ListAdopted { .. }
                | SetupEvent::ListDropped { .. }
                | SetupEvent::ConstantsSet { .. }
                | SetupEvent::EntryAmended { .. }
                | SetupEvent::EntryStruck { .. }
                | SetupEvent::PlayersEntered { .. }
                | SetupEvent::OfficerChanged { .. }
                | SetupEvent::SystemClockNoted { .. }
                | SetupEvent::TimeCorrected { .. }
                | SetupEvent::ZoneChanged { .. }
                | SetupEvent::WrongPinsNoted { .. },
            )
            | Event::Round(RoundEvent::Redated(_)) => Self::Event,
            _ => return None,
        })
    }
}

impl Affair {
    /// Of a record, where the report lists it; `state` is the one after it.
    pub(super) fn of(
        seq: Seq,
        record: &Record,
        state: &State,
        rules: &Ruleset,
        locale: &Locale,
    ) -> Option<Self> {
        let kind = AffairKind::of(&record.event)?;
        // Whom the event began with stands among the players.
        if matches!(record.event, Event::Setup(SetupEvent::PlayersEntered { .. })) && state.round.0 == 0 {
            return None;
        }
        let (_, table) = concerns(&record.event, state);
        let round = round_of(&record.event, state);
        let game = table.and_then(|table| state.game_of(GameRef { round, table }));
        let players = game.map(|game| &game.players);
        let about = about(state, rules, &record.event);
        Some(Self {
            seq,
            at: Stamp(record.at),
            round,
            table,
            by: Decider::from(&record.by),
            kind,
            what: told(locale, &record.event, Names(players), &about),
            cite: record.cite.clone(),
            taken_back: None,
            roots: Roots::of(seq, &record.event),
        })
    }
}
