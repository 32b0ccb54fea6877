//! The duplicate game of the round as screens see it, and the best moves that were found for it.

use std::sync::Arc;

use crate::domain::{At, TableId};
use crate::rules::DuplicateRules;
use crate::tournament::desk::{BoardAndTiles, claim_to_lay, ends};
use crate::tournament::{Draw, DuplicateGame, MoveWorth, State};

use super::Station;
use super::view::{DuplicateBoard, DuplicateStage, DuplicateView, FoundMoves, SlipOfDraw, SlipWorth};

impl Station {
    /// The letters whose best moves nobody has found yet: the game, where a draw is under way.
    pub fn wants_best(&self) -> Option<&DuplicateGame> {
        let game = self.state.duplicate()?;
        let draw = game.last().filter(|draw| draw.master.is_none())?;
        let found = self.found.as_ref();
        found.is_none_or(|it| it.draw != game.number() || it.rack != draw.rack).then_some(game)
    }

    /// Takes in the best moves that were found for the last draw.
    pub fn found_best(&mut self, found: FoundMoves) {
        self.found = Some(Arc::new(found));
    }

    /// The game of the round, where the regulation knows one.
    pub(super) fn duplicate_view(&self, now: At) -> Option<Arc<DuplicateView>> {
        let rules = self.law.ruleset.duplicate.as_ref()?;
        let state = &self.state;
        let game = state.duplicate().cloned().unwrap_or_default();
        let desk = BoardAndTiles::of(&self.law, &game)?;
        let number = game.number();
        let last = game.last();
        let kept = game.kept().to_owned();
        let in_bag = desk.in_bag(&kept);
        let end = self.end_that_holds(&game, now);
        let claimed = claim_to_lay(&self.law, &self.state, &game).map(|(_, table, play)| {
            let player = self.state.game(table).map(|game| game.players[0].clone());
            (table, player.unwrap_or_default(), play)
        });
        let slips = last.map_or_else(Vec::new, |draw| self.slips_of(&game, draw, number));
        Some(Arc::new(DuplicateView {
            draw: number,
            stage: if claimed.is_some() {
                DuplicateStage::ToLay
            } else {
                self.stage(&game, end.is_some(), now)
            },
            claimed,
            rack: last.filter(|draw| draw.master.is_none()).map_or(kept, |draw| draw.rack.clone()),
            changed: last.map_or(0, |draw| draw.changed),
            ends_at: last.and_then(|draw| draw.ends_at),
            board: desk.squares(),
            in_bag: in_bag.len(),
            points: game.board_points(),
            laid: game.latest().map(|(draw, it)| (draw, it.play.clone(), it.score)),
            slips,
            missing: state.missing(&game, number),
            never_came: self.never_came(&game).clone(),
            to_change: game.to_change.clone(),
            no_others: rules.no_others(&in_bag),
            from_bag: number > 0 && game.seed.is_none(),
            open_words: self.open_words(rules, &game).clone(),
            best: self.found.clone().filter(|found| found.draw == number),
            end,
            annuls: rules
                .annuls
                .all()
                .into_iter()
                .filter_map(|id| {
                    let offence = self.law.ruleset.offence(id)?;
                    Some((id.to_owned(), offence.cite.to_string()))
                })
                .collect(),
        }))
    }

    /// Who handed nothing in for draws whose move is laid, where anybody did not; gathered once until something
    /// happens.
    fn never_came(&self, game: &DuplicateGame) -> &Vec<(u16, Vec<TableId>)> {
        let of = |draw: u16| {
            game.draw(draw)?.master.as_ref()?;
            let missing = self.state.missing(game, draw);
            (!missing.is_empty()).then_some((draw, missing))
        };
        self.never_came.get_or_init(|| (1..=game.number()).filter_map(of).collect())
    }

    /// The words that wait for a ruling, gathered from every slip of the game once until something happens.
    fn open_words(&self, rules: &DuplicateRules, game: &DuplicateGame) -> &Vec<String> {
        let gathered = || self.state.open_words(rules, game).into_iter().map(str::to_owned).collect();
        self.open_words.get_or_init(gathered)
    }

    /// What everybody may see of the game of the round.
    pub(super) fn duplicate_board(&self) -> Option<DuplicateBoard> {
        let game = self.state.duplicate()?;
        let desk = BoardAndTiles::of(&self.law, game)?;
        let last = game.last()?;
        let read = last.started_at.is_some();
        let rack = match &last.master {
            Some(master) => master.leaves.clone(),
            None if read => last.rack.clone(),
            None => String::new(),
        };
        let end = |id: &str| self.law.ruleset.end(id).map(|it| it.value.name.clone());
        Some(DuplicateBoard {
            draw: game.number(),
            rack,
            board: desk.squares(),
            laid: game.latest().map(|(draw, it)| (draw, it.play.clone())),
            over: game.over.as_ref().and_then(|over| end(&over.end)),
        })
    }

    fn stage(&self, game: &DuplicateGame, ends: bool, now: At) -> DuplicateStage {
        if game.announced_at.is_some() {
            return DuplicateStage::Done;
        }
        if game.over.is_some() {
            return DuplicateStage::ToAnnounce;
        }
        let playing = self.state.playing().any(|(_, it)| it.started_at.is_some() && it.result.is_none());
        if !playing {
            return DuplicateStage::Waits;
        }
        match game.last() {
            // Letters that were typed must be changed.
            Some(_) | None if game.to_change.is_some() => DuplicateStage::ToDraw,
            Some(draw) if draw.master.is_none() => match draw.ends_at {
                None => DuplicateStage::ToStart,
                Some(end) if now <= end => DuplicateStage::Runs,
                Some(_) if ends => DuplicateStage::ToEnd,
                Some(_) => DuplicateStage::Collects,
            },
            Some(_) if ends => DuplicateStage::ToEnd,
            Some(_) | None => DuplicateStage::ToDraw,
        }
    }

    /// What the ruleset calls the end that holds now, as it would be told: not before the best move of the draw is
    /// laid, but where there is none. Slips are typed after the end of the time, and until then nobody has a word.
    fn end_that_holds(&self, game: &DuplicateGame, now: At) -> Option<String> {
        let laid = game.last()?.master.is_some();
        let none = self.found.as_ref().is_some_and(|it| it.draw == game.number() && it.moves.is_empty());
        let id = *ends(&self.law, &self.state, game, now).first().filter(|_| laid || none)?;
        self.law.ruleset.end(id).map(|it| it.value.name.clone())
    }

    fn slips_of(&self, game: &DuplicateGame, draw: &Draw, number: u16) -> Vec<SlipOfDraw> {
        let Some(rules) = &self.law.ruleset.duplicate else { return Vec::new() };
        let state: &State = &self.state;
        let name = |table| state.game(table).map(|game| game.players[0].clone()).unwrap_or_default();
        let offence =
            |id: &str| self.law.ruleset.offence(id).map_or_else(|| id.to_owned(), |it| it.value.name.clone());
        let mut tables: Vec<TableId> = draw.slips.keys().chain(draw.annulled.keys()).copied().collect();
        tables.sort_unstable();
        tables.dedup();
        let row = |table: TableId| {
            let slip = draw.slips.get(&table);
            SlipOfDraw {
                table,
                player: name(table),
                play: slip.map(|it| it.play.clone()),
                check: slip.map(|it| it.check.clone()).unwrap_or_default(),
                worth: match state.move_worth(rules, game, number, table) {
                    MoveWorth::Points(points) => SlipWorth::Points(points),
                    MoveWorth::Open(words) => SlipWorth::Open(words.into_iter().map(str::to_owned).collect()),
                    MoveWorth::Annulled(id) => SlipWorth::Annulled(offence(id)),
                    MoveWorth::Nothing => SlipWorth::Points(crate::domain::Points(0)),
                },
                at: slip.map(|it| it.at),
            }
        };
        tables.into_iter().map(row).collect()
    }
}
