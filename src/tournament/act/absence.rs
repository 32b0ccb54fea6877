//! Somebody else was missing at a game than was noted: the game goes to whoever was there, in whichever round it is
//! found out, and what was counted for the wrong one counts no more.

use std::collections::BTreeSet;

use crate::domain::{Seq, Side, TableId};
use crate::rules::{Award, Cited, Facts};
use crate::tournament::command::{CorrectAbsence, RoundCommand};
use crate::tournament::decide::Decision;
use crate::tournament::decide::Transaction;
use crate::tournament::decide::award::{
    AwardStatement, give, sheets_came_in, with_the_last_result, worked_out,
};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{AbsenceCorrected, Cause, Event, GameRef, RoundEvent, RulesetAct};
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
struct AbsenceGrant<'g> {
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
    fn may_correct_absence(&self, at: GameRef, absent: &BTreeSet<Side>) -> Result<AbsenceGrant<'a>, Refusal> {
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
        match &game.result {
            Some(played) if played.awarded && late.is_lost_by(&played.how) => {}
            Some(_) | None => return Err(not_lost()),
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
        Ok(AbsenceGrant { award, against, game })
    }
}

pub(super) fn correct_absence(ctx: &DecisionCtx<'_>, command: &CorrectAbsence) -> Decision {
    let CorrectAbsence { round, table, absent, facts, reason, sure } = command;
    let at = GameRef { round: round.unwrap_or(ctx.state.round), table: *table };
    let AbsenceGrant { award, against, game } = ctx.may_correct_absence(at, absent)?;
    let (rule, cite) = (&award.value, &award.cite);
    let known = ctx.known(&rule.asks, facts, cite)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &rule.asks, cite)?;
    guard::reason(reason, Subject::Named(rule.name.clone()), cite)?;
    ctx.is_not_own((at, against), sure, cite)?;
    let mut tx = Transaction::new(ctx);
    let entry = tx.state.next_entry();
    let sides = worked_out(&tx, award, against, facts)?;
    let said =
        AwardStatement { corrects: true, never_came: true, ..AwardStatement::of(against, facts, reason) };
    give(&mut tx, (at, None), award, said, sides)?;
    let wrong = |side: &Side| game.absent[side.index()].filter(|_| !absent.contains(side));
    let instead_of: Vec<Seq> = Side::BOTH.iter().filter_map(wrong).map(|absence| absence.entry).collect();
    let cause = Cause::Award(RulesetAct { id: rule.id.clone(), entry });
    let corrected = AbsenceCorrected { cause, game: at, absent: absent.clone(), instead_of };
    let presence = ctx.presence_cite().clone();
    tx.push(Event::Round(RoundEvent::AbsenceCorrected(corrected)), vec![presence]);
    with_the_last_result(&mut tx);
    sheets_came_in(&mut tx, at.round);
    tx.finish()
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
        let now = self.ctx.state.round;
        let games: Vec<GameRef> = self.ctx.state.games.keys().copied().filter(|at| at.round < now).collect();
        for at in games {
            self.other_absences_of(at, true);
        }
    }

    fn other_absences_of(&mut self, at: GameRef, earlier: bool) {
        let Some(game) = self.ctx.state.game_of(at).filter(|game| game.result.is_some()) else { return };
        let all: BTreeSet<Side> = seats(&game.players).collect();
        let each = all.iter().map(|side| BTreeSet::from([*side]));
        let both = (all.len() == 2).then(|| all.clone());
        for absent in each.chain(both) {
            let Ok(AbsenceGrant { award, .. }) = self.ctx.may_correct_absence(at, &absent) else { continue };
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
