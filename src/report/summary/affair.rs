//! What people did or decided besides words, by what it was about: offences, sanctions, latecomers, powers, duties;
//! and what stands of an act as papers tell it, the act itself and what followed from it, each as it is by now.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::Stamp;
use super::back::{Back, Decider, Roots};
use crate::domain::{Citation, DutyId, Round, Seq, TableId};
use crate::locale::Locale;
use crate::report::{PlayerNames, event_about};
use crate::rules::Ruleset;
use crate::tournament::{
    About, Cause, Caused, Chapter, ConductEvent, Event, Follows, GameRef, ProcedureEvent, Record,
    ResultEvent, SetupEvent, State, Worked, about, concerns, round_of,
};

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
    pub standing: ActStanding,
}

/// What stands of an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActStanding {
    /// The act in a line, and a line for each game and each threshold that followed from it.
    pub lines: Vec<String>,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}

/// Something with what it is told from.
pub(super) struct NotedAct {
    pub(super) affair: Affair,
    pub(super) event: Event,
    pub(super) about: About,
    /// The players of its game.
    pub(super) players: Option<[String; 2]>,
}

impl NotedAct {
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
            what: event_about(locale, &record.event, PlayerNames(players.as_ref()), &about),
            cite: record.cite.clone(),
            taken_back: None,
            roots: Roots::of(seq, &record.event),
            decision,
            duty: arose(&record.event),
            standing: ActStanding::default(),
        };
        Some(Self { affair, event: record.event.clone(), about, players })
    }
}

/// Tells what stands of acts.
pub(super) struct ActStandings<'s> {
    pub(super) state: &'s State,
    pub(super) locale: &'s Locale,
    /// All acts by what others name that follow from them.
    pub(super) acts: BTreeMap<&'s Cause, &'s NotedAct>,
}

impl ActStandings<'_> {
    /// An act with what followed from it.
    pub(super) fn of(&self, act: &NotedAct) -> ActStanding {
        let mut standing = self.alone(act, false);
        if let Some(cause) = &act.affair.roots.is {
            self.add_further(cause, &mut standing);
        }
        standing
    }

    /// The act by itself: what it decided, without what falls and stands apart from it. The reason stands with the act
    /// that others follow from.
    fn alone(&self, act: &NotedAct, follows: bool) -> ActStanding {
        let mut event = act.event.clone();
        match &mut event {
            Event::Conduct(ConductEvent::SanctionImposed(it)) => drop_apart(&mut it.effects),
            Event::Conduct(ConductEvent::ClaimDecided(it)) => drop_apart(&mut it.effects),
            Event::Conduct(ConductEvent::ThresholdReached(it)) if it.must => drop_apart(&mut it.effects),
            Event::Procedure(ProcedureEvent::StepDone(it)) => drop_apart(&mut it.effects),
            Event::Result(ResultEvent::GameAwarded(it)) => {
                // It may give other points by now.
                if let Some(played) = self.state.played(it.game.round, it.game.table) {
                    it.sides = played.sides;
                }
                if follows {
                    it.reason.clear();
                }
            }
            _ => {}
        }
        let line = event_about(self.locale, &event, PlayerNames(act.players.as_ref()), &act.about);
        ActStanding { lines: vec![line], cite: act.affair.cite.clone() }
    }

    /// Adds the games and thresholds that followed from a cause and stand.
    fn add_further(&self, cause: &Cause, to: &mut ActStanding) {
        for caused in self.state.consequences_of(cause) {
            let Caused::Further(further) = caused else { continue };
            let Some(act) = self.acts.get(further).filter(|act| act.affair.taken_back.is_none()) else {
                continue;
            };
            // What only may follow has not followed.
            let may = matches!(&act.event,
                Event::Conduct(ConductEvent::ThresholdReached(it)) if !it.must);
            if may || matches!(further, Cause::Run(_)) {
                continue;
            }
            let standing = self.alone(act, true);
            to.lines.extend(standing.lines);
            for cite in standing.cite {
                if !to.cite.contains(&cite) {
                    to.cite.push(cite);
                }
            }
            self.add_further(further, to);
        }
    }
}

/// A game that is taken, and what is counted, is told in a line of its own.
fn drop_apart(effects: &mut Vec<Follows>) {
    effects.retain(|it| !matches!(it.what, Worked::Award { .. } | Worked::Count { .. }));
}
