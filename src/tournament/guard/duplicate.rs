//! A duplicate game that is played from the console: which draw is under way, what may be done in it now.

use crate::domain::{Millis, Role, Round, TableId};
use crate::rules::{DuplicateRules, Phase};
use crate::tournament::desk::Desk;
use crate::tournament::event::GameRef;
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
    /// The round whose game it is.
    pub(in crate::tournament) round: Round,
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

    /// Whether words may be ruled on for the slips of every game.
    ///
    /// # Errors
    /// Where nothing was drawn in any.
    pub(in crate::tournament) fn may_rule_for_slips(&self) -> Result<&'a DuplicateRules, Refusal> {
        let rules = self.leads_duplicate()?;
        if self.state.duplicates.values().all(|game| game.number() == 0) {
            return Err(Refusal::by(DuplicateReason::NothingDrawn, &rules.rack.cite));
        }
        Ok(rules)
    }

    /// A draw of the game of this round or an earlier one, whether that is over or not.
    ///
    /// # Errors
    /// Where nothing was drawn, or there is no such draw.
    pub(in crate::tournament) fn may_enter_draw(
        &self,
        round: Option<Round>,
        wanted: Option<u16>,
    ) -> Result<DrawGrant<'a>, Refusal> {
        let rules = self.leads_duplicate()?;
        let cite = &rules.rack.cite;
        let round = round.unwrap_or(self.state.round);
        let game: Option<&'a DuplicateGame> = self.state.duplicates.get(&round).map(AsRef::as_ref);
        let Some(game) = game.filter(|game| game.number() > 0) else {
            return Err(Refusal::by(DuplicateReason::NothingDrawn, cite));
        };
        let number = wanted.unwrap_or(game.number());
        let Some(draw) = game.draw(number) else {
            return Err(Refusal::by(DuplicateReason::NoDraw { draw: number, last: game.number() }, cite));
        };
        Ok(DrawGrant { rules, round, game, number, draw })
    }

    /// A draw whose time has begun, for a number that somebody has who plays in it.
    ///
    /// # Errors
    /// As [`Self::may_enter_draw`], and where nobody has the number, its player has left, time has not begun, or the
    /// game's results stand by now.
    pub(in crate::tournament) fn may_enter_slip(
        &self,
        (round, wanted): (Option<Round>, Option<u16>),
        table: TableId,
    ) -> Result<DrawGrant<'a>, Refusal> {
        let grant = self.may_enter_draw(round, wanted)?;
        let Some(seat) = self.state.game_of(GameRef { round: grant.round, table }) else {
            let cite = &self.law.ruleset.slip.required.cite;
            return Err(Refusal::by(DuplicateReason::NoNumber { table }, cite));
        };
        self.in_time_to_mend(grant.game)?;
        if let Some(from) = grant.game.left.get(&table).filter(|from| grant.number >= **from) {
            let cite = &grant.rules.leaves_zero.cite;
            return Err(Refusal::by(DuplicateReason::HasLeft { table, from: *from }, cite));
        }
        // A draw whose time had begun before an exclusion may have been written; nothing is after it.
        let player = seat.players[0].clone();
        let out = self.excluded_from(&player, grant.round);
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
