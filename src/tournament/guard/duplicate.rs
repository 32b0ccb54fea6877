//! A duplicate game: its board, the name of its end, who mends its announced results and until when; and its one claim,
//! that a long word which no list has is acceptable and would have won the draw.

use super::DecisionCtx;
use crate::domain::{At, TableId};
use crate::rules::{Challenge, FixUntil};
use crate::tournament::desk::{BoardAndTiles, claim_to_lay};
use crate::tournament::move_text::FormedWord;
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason, Subject};
use crate::tournament::state::{DuplicateGame, SlipPhase, SlipState};

impl DecisionCtx<'_> {
    /// The board of a game after so many draws.
    pub(in crate::tournament) fn desk(
        &self,
        game: &DuplicateGame,
        draws: u16,
    ) -> Result<BoardAndTiles, Refusal> {
        let why = || Refusal::own(DuplicateReason::NotPlayed);
        BoardAndTiles::at(self.law, game, usize::from(draws)).ok_or_else(why)
    }

    /// What the ruleset calls an end.
    pub(in crate::tournament) fn end_name(&self, end: &str) -> String {
        let ends = &self.law.ruleset.ends;
        ends.iter().find(|it| it.value.id == end).map_or_else(|| end.to_owned(), |it| it.value.name.clone())
    }
}

impl DecisionCtx<'_> {
    /// Whether results of duplicate games that were announced are mended by whoever acts, for an arbiter's error.
    ///
    /// # Errors
    /// Where the regulation mends none, or for another office.
    pub(in crate::tournament) fn may_mend_results(&self) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        let Some(rule) = &rules.late_fix else {
            return Err(Refusal::by(SlipReason::NoLateFix, &rules.verdict.finality.cite));
        };
        self.given_to(&[rule.agrees.value], Subject::LateFix, &rule.agrees.cite)
    }

    /// Whether what was entered of a duplicate game may still be put right.
    ///
    /// # Errors
    /// Where its results stand by now.
    pub(in crate::tournament) fn in_time_to_mend(&self, game: &DuplicateGame) -> Result<(), Refusal> {
        if game.stands_from.is_none_or(|end| self.now < end) {
            return Ok(());
        }
        let day = game.announced_at.map(|at| self.state.zone().day(at).to_string());
        let cite =
            self.law.ruleset.late_fix.as_ref().map_or_else(|| self.silent(), |rule| rule.until.cite.clone());
        Err(Refusal::by(DuplicateReason::ResultsStand { day }, &cite))
    }

    /// From when on results that are announced now stand, where the regulation mends them on the same day only.
    pub(in crate::tournament) fn results_stand_from(&self) -> Option<At> {
        let rule = self.law.ruleset.late_fix.as_ref()?;
        match rule.until.value {
            FixUntil::SameDay => Some(self.state.zone().end_of_day(self.now)),
            FixUntil::EndOfEvent => None,
        }
    }
}

impl DecisionCtx<'_> {
    /// No claim about the last draw is undecided.
    ///
    /// # Errors
    /// Where one is: the word that wins is looked at before the game goes on.
    pub(in crate::tournament) fn no_claim_open(&self) -> Result<(), Refusal> {
        let mut tables = self.state.playing().map(|(table, _)| table);
        let open = |table| self.state.open_slip(table).filter(|(_, slip)| slip.phase.is_undecided());
        match tables.find_map(|table| open(table).map(|(slip, _)| (slip, table))) {
            Some((slip, table)) => {
                let cite = &self.law.ruleset.challenge.opens.cite;
                Err(Refusal::by(DuplicateReason::ClaimOpen { slip, table }, cite))
            }
            None => Ok(()),
        }
    }

    /// No word that won the last draw on a claim is still to be laid.
    ///
    /// # Errors
    /// Where one is: the game goes on with it.
    pub(in crate::tournament) fn no_claim_to_lay(&self, game: &DuplicateGame) -> Result<(), Refusal> {
        let Some((slip, table, play)) = claim_to_lay(self.law, self.state, game) else { return Ok(()) };
        let rule = self.law.ruleset.counts_as_top_word();
        let cite = rule.map_or(&self.law.ruleset.challenge.opens.cite, |it| &it.cite);
        Err(Refusal::by(DuplicateReason::ClaimToLay { slip, table, word: play.word }, cite))
    }

    /// Where a game is played from the console, a word is claimed by whoever has written it on his slip of the last
    /// draw, and only where it scores more than the move that was announced.
    ///
    /// # Errors
    /// Where none is announced, he has written nothing that can be laid, or it is shorter or scores no more.
    pub(in crate::tournament) fn has_a_better_move(
        &self,
        table: TableId,
        challenge: &Challenge,
    ) -> Result<(), Refusal> {
        let Some(game) = self.state.duplicate() else { return Ok(()) };
        let (number, cite) = (game.number(), &challenge.by.cite);
        let Some(draw) = game.last() else { return Ok(()) };
        // With the end said no letters follow, and the board stands: whoever claims in time has the end taken back.
        if let Some(over) = &game.over {
            let why = match game.announced_at {
                Some(_) => DuplicateReason::Announced,
                None => DuplicateReason::EndSaid { end: self.end_name(&over.end) },
            };
            return Err(Refusal::by(why, &challenge.opens.cite));
        }
        let Some(master) = &draw.master else {
            return Err(Refusal::by(DuplicateReason::NoMaster { draw: number }, &challenge.opens.cite));
        };
        let written = draw.slips.get(&table).filter(|_| !draw.annulled.contains_key(&table));
        let Some(slip) = written.filter(|slip| slip.check.faults.is_empty()) else {
            return Err(Refusal::by(DuplicateReason::NothingWritten { table, draw: number }, cite));
        };
        let (word, best) = (slip.play.word.clone(), master.score);
        let least = challenge.min_tiles.value;
        // Any word that the move makes is one, not the main word alone.
        let long = |it: &FormedWord| it.word.chars().count() >= usize::from(least);
        if !slip.check.words.iter().any(long) {
            return Err(Refusal::by(
                DuplicateReason::ClaimTooShort { word, least },
                &challenge.min_tiles.cite,
            ));
        }
        if slip.check.score <= best {
            let score = slip.check.score;
            return Err(Refusal::by(DuplicateReason::ClaimScoresNoMore { word, score, best }, cite));
        }
        Ok(())
    }

    /// Where a game is played from the console, what is claimed stands on the slip of whoever claims it.
    ///
    /// # Errors
    /// Where his move of the last draw makes no such word.
    pub(in crate::tournament) fn stands_on_its_slip(
        &self,
        slip: &SlipState,
        word: &str,
    ) -> Result<(), Refusal> {
        let draw = self.state.duplicates.get(&slip.round).and_then(|game| game.last());
        let Some(written) = draw.and_then(|draw| draw.slips.get(&slip.table)) else { return Ok(()) };
        let least = usize::from(self.law.ruleset.challenge.min_tiles.value);
        let words = written.check.words.iter().map(|it| &it.word);
        let long: Vec<String> = words.filter(|it| it.chars().count() >= least).cloned().collect();
        if long.iter().any(|it| it == word) {
            return Ok(());
        }
        let (word, written, table) = (word.to_owned(), long, slip.table);
        let cite = &self.law.ruleset.challenge.by.cite;
        Err(Refusal::by(DuplicateReason::NotOnSlip { table, word, written }, cite))
    }

    /// A claimed word is decided on its claim, and what was decided there stands until the results: errors are mended
    /// at the end.
    ///
    /// # Errors
    /// Where a claim of this game's is about the word, decided or not, and its results are not announced.
    pub(in crate::tournament) fn no_claim_on(&self, word: &str) -> Result<(), Refusal> {
        if self.state.duplicate().is_some_and(|game| game.announced_at.is_some()) {
            return Ok(());
        }
        let about = |slip: &SlipState| {
            slip.round == self.state.round
                && !matches!(slip.phase, SlipPhase::Withdrawn { .. })
                && slip.words.iter().any(|it| it == word)
        };
        let claims = || self.state.slips.iter().filter(|(_, slip)| about(slip));
        if let Some((slip, claim)) = claims().find(|(_, claim)| claim.phase.is_undecided()) {
            let why = DuplicateReason::ClaimOpen { slip: *slip, table: claim.table };
            return Err(Refusal::by(why, &self.law.ruleset.challenge.opens.cite));
        }
        // Where no error is mended at the end, nothing keeps the arbiter from ruling now.
        match (claims().last(), &self.law.ruleset.late_fix) {
            (Some((slip, _)), Some(rule)) => {
                Err(Refusal::by(SlipReason::GameNotOver { slip: *slip }, &rule.moves.cite))
            }
            _ => Ok(()),
        }
    }
}
