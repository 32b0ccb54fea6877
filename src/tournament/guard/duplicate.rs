//! A duplicate game that is played from the console: which draw is under way, what may be done in it now.

use crate::domain::{Millis, Role, TableId};
use crate::rules::{Challenge, DuplicateRules, Phase};
use crate::tournament::desk::{Desk, claim_to_lay};
use crate::tournament::move_text::FormedWord;
use crate::tournament::refusal::{ConductReason, DuplicateReason, Refusal, Subject};
use crate::tournament::state::{Draw, DuplicateGame};

use super::DecisionCtx;

/// A duplicate game that is under way or over.
pub(in crate::tournament) struct DuplicateGrant<'a> {
    /// What the regulation says of such games.
    pub(in crate::tournament) rules: &'a DuplicateRules,
    /// The game; empty before its first letters.
    pub(in crate::tournament) game: DuplicateGame,
}

/// A draw of it.
pub(in crate::tournament) struct DrawGrant<'a> {
    /// What the regulation says of such games.
    pub(in crate::tournament) rules: &'a DuplicateRules,
    /// The game.
    pub(in crate::tournament) game: &'a DuplicateGame,
    /// The draw's number.
    pub(in crate::tournament) number: u16,
    /// The draw.
    pub(in crate::tournament) draw: &'a Draw,
}

impl<'a> DecisionCtx<'a> {
    /// Whether whoever acts leads a duplicate game.
    fn leads_duplicate(&self) -> Result<&'a DuplicateRules, Refusal> {
        let rules = &self.law.ruleset;
        let Some(duplicate) = &rules.duplicate else {
            let ruleset = rules.identity.id.clone();
            return Err(Refusal::own(DuplicateReason::NoDuplicate { ruleset }));
        };
        self.office_of(&[Role::Referee], Subject::Duplicate, &duplicate.list.cite)?;
        Ok(duplicate)
    }

    /// Whether a duplicate game may be led on: play has begun, and the game is not over.
    ///
    /// # Errors
    /// Where the regulation knows no such game, for another office, before the signal, and once the game is over.
    pub(in crate::tournament) fn may_play_duplicate(&self) -> Result<DuplicateGrant<'a>, Refusal> {
        let rules = self.leads_duplicate()?;
        let cite = &rules.list.cite;
        let plays = |table: TableId| self.state.phase(table) == Phase::Playing;
        let game = self.state.duplicate().cloned().unwrap_or_default();
        if let Some(over) = &game.over {
            return Err(Refusal::by(DuplicateReason::Over { end: self.end_name(&over.end) }, cite));
        }
        if !self.state.playing().any(|(table, _)| plays(table)) {
            return Err(Refusal::by(DuplicateReason::NotPlayed, cite));
        }
        Ok(DuplicateGrant { rules, game })
    }

    /// A draw of the game of this round, whether that is over or not.
    ///
    /// # Errors
    /// Where nothing was drawn, or there is no such draw.
    pub(in crate::tournament) fn may_enter_draw(
        &self,
        wanted: Option<u16>,
    ) -> Result<DrawGrant<'a>, Refusal> {
        let rules = self.leads_duplicate()?;
        let cite = &rules.rack.cite;
        let Some(game) = self.state.duplicate().filter(|game| game.number() > 0) else {
            return Err(Refusal::by(DuplicateReason::NothingDrawn, cite));
        };
        let number = wanted.unwrap_or(game.number());
        let Some(draw) = game.draw(number) else {
            return Err(Refusal::by(DuplicateReason::NoDraw { draw: number, last: game.number() }, cite));
        };
        Ok(DrawGrant { rules, game, number, draw })
    }

    /// A draw whose time has begun, for a number that somebody has who plays in it.
    ///
    /// # Errors
    /// As [`Self::may_enter_draw`], and where nobody has the number, its player has left, or time has not begun.
    pub(in crate::tournament) fn may_enter_slip(
        &self,
        wanted: Option<u16>,
        table: TableId,
    ) -> Result<DrawGrant<'a>, Refusal> {
        let grant = self.may_enter_draw(wanted)?;
        if self.state.game(table).is_none() {
            let cite = &self.law.ruleset.slip.required.cite;
            return Err(Refusal::by(DuplicateReason::NoNumber { table }, cite));
        }
        if let Some(from) = grant.game.left.get(&table).filter(|from| grant.number >= **from) {
            let cite = &grant.rules.leaves_zero.cite;
            return Err(Refusal::by(DuplicateReason::HasLeft { table, from: *from }, cite));
        }
        // A draw whose time had begun before an exclusion may have been written; nothing is after it.
        let player = self.state.game(table).map(|game| game.players[0].clone()).unwrap_or_default();
        let out = self.excluded_from(&player, self.state.round);
        if let Some(out) = out.filter(|out| grant.draw.started_at.is_some_and(|began| began > out.at)) {
            let why = ConductReason::PlaysNoMore { player, round: out.round, why: out.why.clone() };
            return Err(Refusal { why: why.into(), cite: self.excluded_by(&out.why) });
        }
        if grant.draw.started_at.is_none() {
            let cite = &self.law.ruleset.start.trigger.cite;
            return Err(Refusal::by(DuplicateReason::TimeNotBegun { draw: grant.number }, cite));
        }
        Ok(grant)
    }

    /// How long ago the time of a draw ended.
    ///
    /// # Errors
    /// Where it has not.
    pub(in crate::tournament) fn over_time(&self, draw: &Draw, number: u16) -> Result<Millis, Refusal> {
        let cite = &self.law.ruleset.time.on_zero.cite;
        let Some(end) = draw.ends_at else {
            return Err(Refusal::by(DuplicateReason::TimeNotBegun { draw: number }, cite));
        };
        let over = self.now.since(end);
        if over <= Millis(0) {
            return Err(Refusal::by(DuplicateReason::TimeRuns { left: Millis(-over.0) }, cite));
        }
        Ok(over)
    }

    /// The board of a game after so many draws.
    pub(in crate::tournament) fn desk(&self, game: &DuplicateGame, draws: u16) -> Result<Desk, Refusal> {
        let why = || Refusal::own(DuplicateReason::NotPlayed);
        Desk::at(self.law, game, usize::from(draws)).ok_or_else(why)
    }

    /// What the ruleset calls an end.
    pub(in crate::tournament) fn end_name(&self, end: &str) -> String {
        let ends = &self.law.ruleset.ends;
        ends.iter().find(|it| it.value.id == end).map_or_else(|| end.to_owned(), |it| it.value.name.clone())
    }

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

    /// Whether the countdown may begin: in a game that is played from the console it is that of letters to which no
    /// move is announced yet.
    ///
    /// # Errors
    /// Where the game is over, or letters must be drawn first.
    pub(in crate::tournament) fn may_count_down(&self) -> Result<(), Refusal> {
        let Some(game) = self.state.duplicate() else { return Ok(()) };
        let cite = &self.law.ruleset.start.trigger.cite;
        if let Some(over) = &game.over {
            return Err(Refusal::by(DuplicateReason::Over { end: self.end_name(&over.end) }, cite));
        }
        match game.last() {
            Some(draw) if draw.master.is_none() && game.to_change.is_none() => Ok(()),
            Some(_) | None => Err(Refusal::by(DuplicateReason::NothingDrawn, cite)),
        }
    }
}
