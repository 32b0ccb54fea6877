//! Somebody else was missing at a game than was noted: the game goes to whoever was there, in whichever round it is
//! found out, and what was counted for the wrong one counts no more.

use std::collections::BTreeSet;

use crate::domain::{Seq, Side, TableId};
use crate::rules::{Award, Cited, Facts, Late};
use crate::tournament::command::{CorrectAbsence, RoundCommand};
use crate::tournament::decide::Decision;
use crate::tournament::decide::Transaction;
use crate::tournament::decide::award::{AwardStatement, give, worked_out};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{AbsenceCorrected, Event, GameRef, RoundEvent};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu, facts, seats};
use crate::tournament::refusal::{Refusal, ResultReason, RoundReason, Subject};
use crate::tournament::state::Game;

use super::correction::CorrectionGrant;

/// It helps whoever is stuck with an award against the wrong one, and stands before all that else may be mended.
const OTHER: OfferListing =
    OfferListing::at(7, "kind-mend").called("offer-other-absent").sought("sought-correct");
const BOTH: OfferListing = OTHER.called("offer-both-absent");
/// The same of a game of an earlier round.
const LATE_OTHER: OfferListing =
    OfferListing::at(23, "kind-mend").called("offer-other-absent-earlier").sought("sought-correct");
const LATE_BOTH: OfferListing = LATE_OTHER.called("offer-both-absent-earlier");

/// A correction of who was missing that may be made now.
struct OtherAbsenceGrant<'g> {
    /// What the game is awarded by.
    award: &'g Cited<Award>,
    /// Against whom, where it goes against one.
    against: Option<Side>,
    /// The game.
    game: &'g Game,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a game may be lost by these who were missing at it, whatever was noted.
    ///
    /// # Errors
    /// Where nobody is named, the regulation has no award for that, it is another office's, the game was not lost so,
    /// its result stands, or it is noted so already.
    fn may_correct_absence(
        &self,
        at: GameRef,
        absent: &BTreeSet<Side>,
    ) -> Result<OtherAbsenceGrant<'a>, Refusal> {
        let GameRef { round, table } = at;
        let cite = self.presence_cite();
        let not_lost = || Refusal::by(RoundReason::NotLostByAbsence { table, round }, cite);
        let late = self.law.ruleset.late.as_ref().ok_or_else(not_lost)?;
        let against = absent.first().copied().filter(|_| absent.len() == 1);
        let award = match absent.len() {
            0 => {
                let name = self.award(&late.award.value)?.value.name.clone();
                return Err(Refusal::by(ResultReason::NoLoserNamed { name }, cite));
            }
            1 => self.award(&late.award.value)?,
            _ => self.award(&late.award_both.as_ref().ok_or_else(not_lost)?.value)?,
        };
        let game = self.state.game_of(at);
        let game = game.ok_or_else(|| Refusal::by(ResultReason::NoGamePlayed { table, round }, cite))?;
        self.given_to(&award.value.by, Subject::Named(award.value.name.clone()), &award.cite)?;
        self.results_are_open()?;
        self.loses(at, award, against)?;
        if !is_lost_by_absence(late, game) {
            return Err(not_lost());
        }
        // What was announced and signed is that the absent one lost: who that is was noted wrongly.
        let CorrectionGrant { cite: corrects, together, .. } = self.may_correct(at)?;
        if let Some(why) = together {
            return Err(Refusal::by(ResultReason::Stands { why }, corrects));
        }
        if missing(game) == *absent {
            let player = absent.first().map(|side| game.players[side.index()].clone()).unwrap_or_default();
            return Err(Refusal::by(RoundReason::AbsentAlready { player }, cite));
        }
        Ok(OtherAbsenceGrant { award, against, game })
    }
}

pub(super) fn correct_absence(ctx: &DecisionCtx<'_>, command: &CorrectAbsence) -> Decision {
    let CorrectAbsence { round, table, absent, facts, reason, sure } = command;
    let at = GameRef { round: round.unwrap_or(ctx.state.round), table: *table };
    let OtherAbsenceGrant { award, against, game } = ctx.may_correct_absence(at, absent)?;
    let (rule, cite) = (&award.value, &award.cite);
    let known = ctx.known(&rule.asks, facts, cite)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &rule.asks, cite)?;
    guard::reason(reason, Subject::Named(rule.name.clone()), cite)?;
    ctx.is_not_own((at, against), sure, cite)?;
    let mut tx = Transaction::new(ctx);
    let sides = worked_out(&tx, award, against, facts)?;
    let said =
        AwardStatement { corrects: true, never_came: true, ..AwardStatement::of(against, facts, reason) };
    let cause = give(&mut tx, (at, None), award, said, sides)?;
    let wrong = |side: &Side| game.absent[side.index()].filter(|_| !absent.contains(side));
    let instead_of: Vec<Seq> = Side::BOTH.iter().filter_map(wrong).map(|absence| absence.entry).collect();
    let corrected = AbsenceCorrected { cause, game: at, absent: absent.clone(), instead_of };
    let presence = ctx.presence_cite().clone();
    tx.push(Event::Round(RoundEvent::AbsenceCorrected(corrected)), vec![presence]);
    tx.finish()
}

/// Whether a game was awarded because somebody was missing.
fn is_lost_by_absence(late: &Late, game: &Game) -> bool {
    game.result.as_ref().is_some_and(|played| played.awarded && late.is_lost_by(&played.how))
}

/// Who was missing at a game, as it is noted.
fn missing(game: &Game) -> BTreeSet<Side> {
    Side::BOTH.into_iter().filter(|side| game.still_missing(*side).is_some()).collect()
}

impl OfferMenu<'_> {
    /// That it was the other one who was missing at a game that was lost by absence, or that both were.
    pub(super) fn other_absences(&mut self, table: TableId) {
        let at = GameRef { round: self.ctx.state.round, table };
        self.other_absences_of(at, false);
    }

    /// The same of games of earlier rounds.
    pub(super) fn earlier_absences(&mut self) {
        let (state, now) = (self.ctx.state, self.ctx.state.round);
        for at in state.games.keys().filter(|at| at.round < now) {
            self.other_absences_of(*at, true);
        }
    }

    fn other_absences_of(&mut self, at: GameRef, earlier: bool) {
        // There may be thousands of games, and hardly one that was lost so.
        let Some(late) = &self.ctx.law.ruleset.late else { return };
        let lost = self.ctx.state.game_of(at).filter(|game| is_lost_by_absence(late, game));
        let Some(game) = lost else { return };
        let all: BTreeSet<Side> = seats(&game.players).collect();
        let each = all.iter().map(|side| BTreeSet::from([*side]));
        let both = (all.len() == 2).then(|| all.clone());
        for absent in each.chain(both) {
            let Ok(OtherAbsenceGrant { award, .. }) = self.ctx.may_correct_absence(at, &absent) else {
                continue;
            };
            let listed = match (absent.len(), earlier) {
                (1, false) => OTHER,
                (1, true) => LATE_OTHER,
                (_, false) => BOTH,
                (_, true) => LATE_BOTH,
            };
            let correct = CorrectAbsence {
                round: earlier.then_some(at.round),
                table: at.table,
                absent,
                facts: Facts::new(),
                reason: String::new(),
                sure: Sure::new(),
            };
            self.add(listed, RoundCommand::CorrectAbsence(correct), &award.cite)
                .of_players(earlier.then(|| game.players.clone()))
                .by(&award.value.by)
                .asks(facts(&award.value.asks, award.value.asks.iter().cloned()))
                .asks([("reason", Need::Reason { must: true })]);
        }
    }
}
