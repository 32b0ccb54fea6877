//! Folding events into the state. Knows no rule: what an event says has happened. Each family of events has its file
//! and is matched completely there.

mod clock;
mod conduct;
mod duplicate;
mod procedure;
mod result;
mod round;
mod setup;
mod slip;
mod taken;
mod void;

use std::sync::Arc;

use super::event::{Cause, Event, GameRef, Record, SetupEvent};
use super::state::{Caused, EffectKind, Game, Name, PlayerEffect, State};
use crate::domain::Side;

impl State {
    /// Folds one record into the state.
    pub fn apply(&mut self, record: &Record) {
        self.last_at = record.at;
        self.entries = self.next_entry();
        self.last_cite = self.shared_cites(&record.cite);
        if !matches!(record.event, Event::Setup(SetupEvent::HeadSigned(_))) {
            self.to_sign = self.entries;
        }
        self.keep_given(record);
        match &record.event {
            Event::Setup(event) => self.apply_setup(record, event),
            Event::Round(event) => self.apply_round(record.at, event),
            Event::Slip(event) => self.apply_slip(record, event),
            Event::Clock(event) => self.apply_clock(record.at, event),
            Event::Conduct(event) => self.apply_conduct(record.at, event),
            Event::Procedure(event) => self.apply_procedure(record.at, event),
            Event::Result(event) => self.apply_result(record.at, event),
            Event::Duplicate(event) => self.apply_duplicate(record.at, event),
        }
    }

    /// The state that a whole journal leads to.
    pub fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut state = Self::default();
        for record in records {
            state.apply(record);
        }
        state
    }

    /// A game, to be changed.
    pub(super) fn game_mut(&mut self, game: GameRef) -> Option<&mut Game> {
        self.games.get_mut(&game).map(Arc::make_mut)
    }

    /// Something follows for a player.
    fn add_effect(
        &mut self,
        player: &str,
        cause: Option<&Cause>,
        game: Option<(GameRef, Side)>,
        kind: EffectKind,
    ) {
        let player: Name = player.into();
        let (entry, cause_of_it, cite) = (self.entries, cause.cloned(), Arc::clone(&self.last_cite));
        let effect = Arc::new(PlayerEffect { entry, cause: cause_of_it, player, game, kind, cite });
        self.followed(cause, Caused::Effect(Arc::clone(&effect)));
        self.keep_effect(effect);
    }

    /// Notes that something followed from a cause.
    fn followed(&mut self, cause: Option<&Cause>, what: Caused) {
        match cause {
            None => {}
            Some(Cause::Slip(id)) => self.slips.update(id, |slip| slip.caused.push(what)),
            Some(Cause::Claim(id)) => self.claims.update(id, |claim| claim.caused.push(what)),
            Some(Cause::Run(id)) => self.runs.update(id, |run| run.caused.push(what)),
            Some(Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act)) => {
                if let Some(found) = self.acts.get_mut(&act.entry) {
                    Arc::make_mut(found).caused.push(what);
                }
            }
        }
    }
}
