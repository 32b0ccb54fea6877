//! The one claim of a duplicate game that is played from the console: that a long word which no list has is acceptable,
//! and would have won the draw.

use crate::domain::TableId;
use crate::rules::Challenge;
use crate::tournament::desk::claim_to_lay;
use crate::tournament::move_text::FormedWord;
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason};
use crate::tournament::state::{DuplicateGame, SlipPhase, SlipState};

use super::DecisionCtx;

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
