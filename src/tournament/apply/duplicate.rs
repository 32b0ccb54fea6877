//! A duplicate game in the state: letters, slips, best moves, the end.

use std::sync::Arc;

use crate::domain::{At, Round, TableId};
use crate::tournament::event::{DuplicateEvent, MasterChosen, MoveHandedIn, RackDrawn};
use crate::tournament::state::{Annulled, Draw, DuplicateGame, GameOver, HandedIn, Master, RuledWord, State};

impl State {
    pub(super) fn apply_duplicate(&mut self, at: At, event: &DuplicateEvent) {
        match event {
            DuplicateEvent::RackChanged(it) => {
                let game = self.duplicate_mut();
                if let Some(seed) = &it.seed {
                    game.seed = Some(seed.as_str().into());
                }
                game.to_change = Some(it.rack.clone());
                game.changes += 1;
                // What was typed wrong, and has to be changed as it is right, is no draw.
                let before = usize::from(it.draw.saturating_sub(1));
                game.changes += game.draws.get(before).map_or(0, |draw| draw.changed);
                game.draws.truncate(before);
            }
            DuplicateEvent::RackDrawn(it) => self.apply_drawn(at, it),
            DuplicateEvent::MoveHandedIn(it) => self.apply_handed_in(at, it),
            DuplicateEvent::MoveAnnulled(it) => {
                let annulled = Annulled { offence: it.offence.as_str().into(), over: it.over };
                self.change_draw((it.round, it.draw), |draw| {
                    draw.annulled.insert(it.table, annulled);
                });
            }
            DuplicateEvent::MasterChosen(it) => self.apply_master(at, it),
            DuplicateEvent::WordRuled(it) => {
                let ruled =
                    RuledWord { valid: it.valid, reason: it.reason.clone(), sources: it.sources.clone(), at };
                let all = self.ruled_words.entry(it.word.as_str().into()).or_default();
                Arc::make_mut(all).push(ruled);
            }
            DuplicateEvent::PlayerLeft { table, from } => {
                self.duplicate_mut().left.insert(*table, *from);
            }
            DuplicateEvent::DuplicateOver { end, .. } => {
                self.duplicate_mut().over = Some(GameOver { at, end: end.clone() });
                self.countdown = None;
            }
            DuplicateEvent::ResultsAnnounced { until } => {
                let game = self.duplicate_mut();
                (game.announced_at, game.stands_from) = (Some(at), *until);
            }
        }
    }

    /// The game of the round being played; it begins with what is drawn first.
    fn duplicate_mut(&mut self) -> &mut DuplicateGame {
        Arc::make_mut(self.duplicates.entry(self.round).or_default())
    }

    /// Changes a draw of a round's game; of the round being played where none is named.
    pub(super) fn change_draw(
        &mut self,
        (round, number): (Option<Round>, u16),
        change: impl FnOnce(&mut Draw),
    ) {
        let Some(at) = usize::from(number).checked_sub(1) else { return };
        let Some(game) = self.duplicates.get_mut(&round.unwrap_or(self.round)) else { return };
        if let Some(draw) = Arc::make_mut(game).draws.get_mut(at) {
            change(Arc::make_mut(draw));
        }
    }

    /// Whoever was noted as having left the game of a round has not. A game of which nothing else is known has not
    /// begun then.
    pub(super) fn come_back(&mut self, round: Round, table: TableId) {
        let Some(game) = self.duplicates.get_mut(&round) else { return };
        Arc::make_mut(game).left.remove(&table);
        if **game == DuplicateGame::default() {
            self.duplicates.remove(&round);
        }
    }

    /// What was said to be the end is none.
    pub(super) fn goes_on(&mut self) {
        self.duplicate_mut().over = None;
    }

    fn apply_drawn(&mut self, at: At, drawn: &RackDrawn) {
        let game = self.duplicate_mut();
        if let Some(seed) = &drawn.seed {
            game.seed = Some(seed.as_str().into());
        }
        let changed = std::mem::take(&mut game.changes);
        game.to_change = None;
        // What was typed wrong is put right under the same number; its time runs on, and its slips are checked anew.
        let before = usize::from(drawn.draw.saturating_sub(1));
        let wrong = game.draws.get(before).map(|draw| Draw { rack: drawn.rack.clone(), ..Draw::clone(draw) });
        let draw = wrong.unwrap_or_else(|| Draw {
            rack: drawn.rack.clone(),
            changed,
            drawn_at: at,
            started_at: None,
            ends_at: None,
            slips: imbl::OrdMap::new(),
            annulled: imbl::OrdMap::new(),
            master: None,
        });
        game.draws.truncate(before);
        game.draws.push_back(Arc::new(draw));
    }

    fn apply_handed_in(&mut self, at: At, it: &MoveHandedIn) {
        self.change_draw((it.round, it.draw), |draw| {
            let first_at = draw.slips.get(&it.table).map_or(at, |before| before.first_at);
            let slip = HandedIn { play: it.play.clone(), check: it.check.clone(), at, first_at };
            draw.slips.insert(it.table, Arc::new(slip));
        });
    }

    fn apply_master(&mut self, at: At, it: &MasterChosen) {
        let master = Master {
            play: it.play.clone(),
            score: it.check.score,
            leaves: it.check.leaves.clone(),
            by: it.found_by.clone(),
            claim: it.claim,
            at,
        };
        self.change_draw((None, it.draw), |draw| draw.master = Some(Arc::new(master)));
        let game = self.duplicate_mut();
        (game.to_change, game.changes) = (None, 0);
    }

    /// The countdown of the hall is the one of the draw.
    pub(super) fn countdown_of_draw(&mut self, at: At, ends_at: Option<At>) {
        let Some(number) = self.duplicate().map(DuplicateGame::number) else { return };
        self.change_draw((None, number), |draw| match ends_at {
            Some(end) => (draw.started_at, draw.ends_at) = (Some(at), Some(end)),
            // Stopped before its end.
            None => draw.ends_at = draw.ends_at.map(|end| end.min(at)),
        });
    }
}
