//! What people did or decided besides words, by what it was about: offences, sanctions, latecomers, powers, duties.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Citation, DutyId, Round, Seq, TableId};
use crate::locale::Locale;
use crate::report::{Names, told};
use crate::rules::Ruleset;
use crate::tournament::{
    About, Chapter, ConductEvent, Event, GameRef, Record, SetupEvent, State, about, concerns, round_of,
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
    pub kind: Chapter,
    /// What happened, in the language of the report.
    pub what: String,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
    /// That it was taken back; none while it counts.
    pub taken_back: Option<Back>,
    /// What it follows from, and what others follow from.
    #[serde(skip)]
    pub roots: Roots,
    /// The entry with which the decision began that it is of.
    #[serde(skip)]
    pub decision: Seq,
    /// The duty that arose with it.
    #[serde(skip)]
    pub duty: Option<DutyId>,
    /// What stands of it.
    #[serde(skip)]
    pub standing: Standing,
}

/// What stands of an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The act in a line, and a line for each game and each threshold that followed from it.
    pub lines: Vec<String>,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}

/// Something with what it is told from.
pub(super) struct Noted {
    pub(super) affair: Affair,
    pub(super) event: Event,
    pub(super) about: About,
    /// The players of its game.
    pub(super) players: Option<[String; 2]>,
}

impl Noted {
    /// Of a record, where the report lists it; `state` is the one after it.
    pub(super) fn of(
        (decision, seq): (Seq, Seq),
        record: &Record,
        state: &State,
        rules: &Ruleset,
        locale: &Locale,
    ) -> Option<Self> {
        let kind = record.event.card().chapter?;
        // Whom the event began with stands among the players.
        if matches!(record.event, Event::Setup(SetupEvent::PlayersEntered { .. })) && state.round.0 == 0 {
            return None;
        }
        let (_, table) = concerns(&record.event, state);
        let round = round_of(&record.event, state);
        let game = table.and_then(|table| state.game_of(GameRef { round, table }));
        let players = game.map(|game| game.players.clone());
        let about = about(state, rules, &record.event);
        let arose = |event: &Event| match event {
            Event::Conduct(ConductEvent::DutyArose(it)) => Some(it.duty),
            _ => None,
        };
        let affair = Affair {
            seq,
            at: Stamp(record.at),
            round,
            table,
            by: Decider::from(&record.by),
            kind,
            what: told(locale, &record.event, Names(players.as_ref()), &about),
            cite: record.cite.clone(),
            taken_back: None,
            roots: Roots::of(seq, &record.event),
            decision,
            duty: arose(&record.event),
            standing: Standing::default(),
        };
        Some(Self { affair, event: record.event.clone(), about, players })
    }
}
