//! What is known for entering the results of the round, the ends and what clocks add to the sheets; and for starting
//! the next one; what the standings are worked out from.

use std::sync::Arc;

use crate::domain::{At, Millis, Points, Round, TableId};
use crate::rules::{LateBase, Overtime, ResultSignatures, Serves, TimeMode};
use crate::tournament::score::serving;
use crate::tournament::{ClockNote, Game, GameRef, Refusal, StandingsBasis, lists_to_adopt};

use super::Station;
use super::view::{EndRow, Entrant, ResultsView, SheetRow, StandingsView, StartView};

impl Station {
    /// How results are entered now.
    pub(super) fn results_view(&self, now: At) -> ResultsView {
        let rules = &self.law.ruleset;
        let ends = rules.ends.iter().map(|end| EndRow {
            id: end.value.id.clone(),
            name: end.value.name.clone(),
            overtime: end.value.overtime,
            cite: end.cite.clone(),
        });
        let sheets = self.state.tables.iter().filter_map(|(id, _)| {
            let game = self.state.game(*id)?;
            Some((*id, self.sheet(*id, game, now)))
        });
        ResultsView {
            ends: ends.collect(),
            sheets: sheets.collect(),
            overtime: rules.time.overtime.as_ref().map(|rule| rule.points.cite.clone()),
        }
    }

    /// The round that comes next.
    pub(super) fn start_view(&self) -> StartView {
        let took_part = self.state.took_part();
        let players =
            self.state.players.iter().filter(|player| self.state.excluded_for_good(&player.name).is_none());
        let players = players.map(|player| Entrant {
            entry: player.clone(),
            took_part: took_part.contains(player.name.as_str()),
            withdrew: self.state.withdrawn.contains(player.name.as_str()),
        });
        let late = self.law.ruleset.late.as_ref();
        let mut bases: Vec<LateBase> = late.iter().map(|late| late.base.value).collect();
        let others = late.into_iter().flat_map(|late| late.base_options.value.iter().copied());
        bases.extend(others.filter(|base| late.is_some_and(|late| late.base.value != *base)));
        let games = self.state.games.iter().filter(|(_, game)| !game.players[1].is_empty());
        let met = games.map(|(at, game)| {
            let [a, b] = &game.players;
            (StartView::both(a, b), at.round)
        });
        StartView {
            met: met.collect(),
            round: Round(self.state.round.0 + 1),
            none: self.state.next_round().err().map(Refusal::own),
            players: players.collect(),
            alone: self.law.ruleset.time.mode.value == TimeMode::CentralRound,
            byes: serving(&self.law.ruleset, Serves::Bye).is_some(),
            no_list: lists_to_adopt(&self.state, &self.law),
            first: self.law.ruleset.pairing.as_ref().and_then(|it| Some(it.first.as_ref()?.value)),
            bases,
        }
    }

    /// What the standings are worked out from now.
    pub(super) fn standings_view(&self) -> Arc<StandingsView> {
        let gathered = self.standings.get_or_init(|| {
            let (state, rules) = (&self.state, &self.law.ruleset);
            Arc::new(StandingsView {
                results: StandingsBasis::of(state, rules),
                orders: rules.orders(state.players.len()).into_iter().cloned().collect(),
                constants: state.constants.iter().map(|(id, it)| (id.to_string(), Arc::clone(it))).collect(),
                duties: state.duties_before_results(rules).len(),
            })
        });
        Arc::clone(gathered)
    }

    fn sheet(&self, table: TableId, game: &Game, now: At) -> SheetRow {
        let rules = &self.law.ruleset;
        let overtime = rules.time.overtime.as_ref();
        let over = overtime.map_or([Millis(0); 2], |_| self.overtime_of(table, game, now));
        let game_ref = GameRef { round: game.round, table };
        let awarded = game.result.as_ref().is_some_and(|played| played.awarded);
        SheetRow {
            over,
            costs: over.map(|over| overtime.map_or(Points(0), |rule| rule.deduction(over))),
            signs: rules.results.signatures.value == ResultSignatures::Both && !awarded,
            untold: self.state.not_announced(game_ref),
        }
    }

    /// The overtime of a game as its clock told it at the end; as it shows it, where it has told nothing.
    fn overtime_of(&self, table: TableId, game: &Game, now: At) -> [Millis; 2] {
        let told = game.notes.iter().rev().find_map(|(_, note)| {
            if let ClockNote::Finished { over_a, over_b } = note { Some([*over_a, *over_b]) } else { None }
        });
        let shown = || {
            let fitted = self.state.clock_at(table)?;
            let left = self.clocks.open(fitted.clock)?.reading?.face_at(now).left;
            Some(left.map(|left| Millis(left.0.saturating_neg().max(0))))
        };
        told.or_else(shown).unwrap_or_default().map(Overtime::displayed)
    }
}
