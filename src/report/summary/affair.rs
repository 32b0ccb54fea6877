//! What people did or decided besides words, by what it was about: offences, sanctions, latecomers, powers, duties.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Citation, Round, Seq, TableId};
use crate::locale::Locale;
use crate::report::{Names, told};
use crate::rules::Ruleset;
use crate::tournament::{Chapter, Event, GameRef, Record, SetupEvent, State, about, concerns, round_of};

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
        let kind = record.event.card().chapter?;
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
