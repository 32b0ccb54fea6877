//! Slips that were decided, looked up again: words that were others, verdicts that are overruled, that were entered
//! otherwise than they were told, or struck.

use super::verdict::SlipGrant;
use crate::domain::{Citation, Points, Role, Round, Side, SlipId, TableId};
use crate::rules::{Cited, Overrule, OverruleUntil, Phase, Relook};
use crate::tournament::command::SlipCommand;
use crate::tournament::decide::award::{recounting, with_the_last_result};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{Cause, Event, GameRef, ReopenGround, SlipEvent, SlipReopened};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, official_for};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, Tick};
use crate::tournament::refusal::{DuplicateReason, Refusal, SlipReason, Subject};
use crate::tournament::state::{Caused, DuplicateGame, EffectKind, SlipPhase, SlipState};

const RELOOK: OfferListing =
    OfferListing::at(20, "kind-mend").called("offer-relook").sought("sought-verdict");
const PUT_RIGHT: OfferListing =
    OfferListing::at(20, "kind-mend").called("offer-put-right").sought("sought-verdict");
const STRIKE: OfferListing =
    OfferListing::at(20, "kind-mend").called("offer-strike").sought("sought-take-back");
const OVERRULE: OfferListing =
    OfferListing::at(20, "kind-mend").called("offer-overrule").sought("sought-verdict");

/// A slip that may be looked up again now.
struct RelookGrant<'g> {
    /// The slip.
    slip: &'g SlipState,
    /// The paragraph that lets it.
    cite: &'g Citation,
    /// Whether only until both have counted the points and accepted the score.
    until_scored: bool,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a decided slip may be looked up again, because the words were not those on the board.
    ///
    /// # Errors
    /// Where it is not decided, its game is over, or the regulation lets no look-up be repeated, or no more: where that
    /// ends when the score is accepted, a challenge of a later play, or the result, shows that it was.
    fn may_relook(&self, id: SlipId) -> Result<RelookGrant<'a>, Refusal> {
        let relook = &self.law.ruleset.verdict.relook;
        let slip = self.changeable(id, &relook.cite, self.relook_until())?;
        let announced = matches!(slip.phase, SlipPhase::Announced { .. });
        let grant = |until_scored| Ok(RelookGrant { slip, cite: &relook.cite, until_scored });
        let why = match relook.value {
            Relook::UntilScored if self.is_scored(id, slip) => SlipReason::NotOnceScored { slip: id },
            Relook::UntilScored => return grant(true),
            Relook::UntilHandedIn => return grant(false),
            Relook::UntilAnnounced if !announced => return grant(false),
            Relook::UntilAnnounced => SlipReason::NotOnceAnnounced { slip: id },
            Relook::Never => SlipReason::NeverLookedUpAgain { slip: id },
        };
        Err(Refusal::by(why, &relook.cite))
    }

    /// What ends looking slips up again sooner than the sheets being handed in, where something does: what ends
    /// overruling.
    fn relook_until(&self) -> Option<&'a Cited<OverruleUntil>> {
        let verdict = &self.law.ruleset.verdict;
        verdict.overrule_until.as_ref().filter(|_| verdict.relook.value == Relook::UntilHandedIn)
    }

    /// Whether the journal shows that the score of a challenged play has been accepted.
    fn is_scored(&self, id: SlipId, slip: &SlipState) -> bool {
        let place = GameRef { round: slip.round, table: slip.table };
        let mut later = self.state.slips.newest_at(&place).take_while(|(newer, _)| *newer > id);
        let result = self.state.played(slip.round, slip.table);
        result.is_some_and(|played| played.entered_at > slip.raised_at)
            || later.any(|(_, it)| !matches!(it.phase, SlipPhase::Withdrawn { .. }))
    }

    /// Whether whoever acts may decide a decided slip anew.
    ///
    /// # Errors
    /// Where it is not decided, its game is over, nobody changes verdicts, another office does, they play the game
    /// themselves, or it is a verdict of their own.
    fn may_overrule(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let verdict = &self.law.ruleset.verdict;
        let cite = &verdict.overrule.cite;
        let slip = self.changeable(id, cite, verdict.overrule_until.as_ref())?;
        match verdict.overrule.value {
            Overrule::Nobody => return Err(Refusal::by(SlipReason::NeverOverruled { slip: id }, cite)),
            Overrule::HeadReferee => self.given_to(&[Role::HeadReferee], Subject::Overruling, cite)?,
        }
        self.third_person(id, slip)?;
        // Their own is whatever they signed; where nobody signs in, whatever was decided in their office.
        let own = slip.decided_by.as_ref().is_some_and(|by| {
            if by.name.is_empty() || self.by.name.is_empty() {
                by.role == self.by.role
            } else {
                by.name == self.by.name
            }
        });
        if own {
            return Err(Refusal::by(SlipReason::OwnVerdict { slip: id, role: self.by.role }, cite));
        }
        Ok(SlipGrant { slip, cite })
    }

    /// A decided slip whose game is still played, or as far as the regulation lets its verdict be changed.
    fn changeable(
        &self,
        id: SlipId,
        cite: &Citation,
        until: Option<&Cited<OverruleUntil>>,
    ) -> Result<&'a SlipState, Refusal> {
        let slip = self.decided(id, cite)?;
        let handed_in = self.state.round != slip.round || self.state.phase(slip.table) == Phase::HandedIn;
        let ended = until.is_some_and(|until| until.value == OverruleUntil::GameEnd)
            && self.state.played(slip.round, slip.table).is_some();
        if handed_in || ended {
            let cite = until.map_or(cite, |until| &until.cite);
            return Err(Refusal::by(SlipReason::GameOver { slip: id }, cite));
        }
        Ok(slip)
    }

    /// A decided slip; the paragraph is that of what is to be done with it.
    pub(super) fn decided(&self, id: SlipId, cite: &Citation) -> Result<&'a SlipState, Refusal> {
        let slip = self.slip(id)?;
        match slip.phase {
            SlipPhase::Decided { .. } | SlipPhase::Announced { .. } => Ok(slip),
            SlipPhase::Open | SlipPhase::Escalated | SlipPhase::Withdrawn { .. } => {
                Err(Refusal { cite: Some(cite.clone()), ..self.wrong_phase(id, slip.phase) })
            }
        }
    }

    /// Whether a decided slip may be decided anew, because its verdict was entered otherwise than it was told, or was
    /// marked as told by mistake: by the same office or a higher one. No regulation says anything of it.
    ///
    /// # Errors
    /// Where it is not decided, its game is over, no slips are looked up here, or it is another office's.
    fn may_put_right(&self, id: SlipId) -> Result<(&'a SlipState, Citation), Refusal> {
        let cite = self.silent();
        let relook = &self.law.ruleset.verdict.relook;
        if relook.value == Relook::Never {
            return Err(Refusal::by(SlipReason::NeverLookedUpAgain { slip: id }, &relook.cite));
        }
        let slip = self.changeable(id, &cite, self.relook_until())?;
        self.by_the_office_of(slip, &cite)?;
        Ok((slip, cite))
    }

    /// Whether a decided slip may be struck, because nothing was challenged at its table: by the same office as
    /// decided it or a higher one. While its verdict may be changed that is always so; afterwards, until the next
    /// round, where no result and no standing would be another without it, so that only the record is put right. No
    /// regulation says anything of it.
    ///
    /// # Errors
    /// Where it is not decided, it is another office's, or its game is over and what followed counts in it.
    fn may_strike_decided(&self, id: SlipId) -> Result<(&'a SlipState, Citation), Refusal> {
        let cite = self.silent();
        let slip = match self.changeable(id, &cite, None) {
            Ok(slip) => slip,
            Err(refusal) => {
                let here = |slip: &&SlipState| slip.round == self.state.round && !self.counts_in_results(id);
                self.decided(id, &cite).ok().filter(here).ok_or(refusal)?
            }
        };
        self.lies_nowhere(id, slip)?;
        self.counts_where_results_stand(slip)?;
        self.by_the_office_of(slip, &cite)?;
        Ok((slip, cite))
    }

    /// What was ruled on a claim holds for the slips of every duplicate game; where results stand by now it goes on
    /// doing so.
    fn counts_where_results_stand(&self, slip: &SlipState) -> Result<(), Refusal> {
        let has = |game: &DuplicateGame| {
            let slips = game.draws.iter().flat_map(|draw| draw.slips.values());
            let mut words = slips.flat_map(|it| &it.check.words);
            words.any(|it| slip.verdicts.iter().any(|verdict| verdict.word == it.word))
        };
        // What was ruled later did not reach them.
        let reached = |game: &DuplicateGame| {
            game.stands_from.is_some_and(|end| slip.decided_at.is_some_and(|decided| decided < end))
        };
        let games = self.state.duplicates.values().filter(|game| reached(game) && has(game));
        games.into_iter().try_for_each(|game| self.in_time_to_mend(game))
    }

    /// In a duplicate game, what was laid on a claim stays on the boards.
    fn lies_nowhere(&self, id: SlipId, slip: &SlipState) -> Result<(), Refusal> {
        let Some(game) = self.state.duplicates.get(&slip.round) else { return Ok(()) };
        let mut laid =
            game.draws.iter().zip(1..).filter_map(|(draw, number)| Some((number, draw.master.as_ref()?)));
        let Some((draw, master)) = laid.find(|(_, master)| master.claim == Some(id)) else { return Ok(()) };
        let word = master.play.word.clone();
        Err(Refusal::by(DuplicateReason::MasterAlready { draw, word }, &self.silent()))
    }

    /// Whoever acts decided the slip, or is above who did.
    fn by_the_office_of(&self, slip: &SlipState, cite: &Citation) -> Result<(), Refusal> {
        let office = slip.decided_by.as_ref().map_or(Role::Judge, |by| official_for(by.role));
        self.office_of(&[office], Subject::TakeBack, cite)
    }

    /// Whether something that followed from a slip stands in a result or in the standings: also by what it left for
    /// those after it, who would have had a free challenge more.
    fn counts_in_results(&self, id: SlipId) -> bool {
        self.state.all_caused(&Cause::Slip(id)).into_iter().any(|it| match it {
            Caused::Effect(effect) => match (&effect.kind, effect.game) {
                (EffectKind::Penalty(it), Some(seat)) => {
                    it.points != Points(0) || (it.unjustified > 0 && self.costs_more_after(id, seat))
                }
                (EffectKind::Penalty(_) | EffectKind::Credit(_) | EffectKind::Excluded(_), _) => true,
                (EffectKind::AllowanceRestored | EffectKind::TurnPassed | EffectKind::Counted(_), _) => false,
            },
            Caused::Adjustment(_)
            | Caused::Absence { .. }
            | Caused::Rescore { .. }
            | Caused::Result { .. }
            | Caused::Further(_) => true,
            Caused::Order(_) | Caused::Duty(_) => false,
        })
    }

    /// Whether a later slip of the same player in the game costs points: who paid for this one has fewer free there.
    fn costs_more_after(&self, id: SlipId, seat: (GameRef, Side)) -> bool {
        let costs = |it: &Caused| {
            let Caused::Effect(effect) = it else { return false };
            let points = matches!(&effect.kind, EffectKind::Penalty(it) if it.points != Points(0));
            points && effect.game == Some(seat)
        };
        let mut later = self.state.slips.newest_at(&seat.0).take_while(|(newer, _)| *newer > id);
        later.any(|(_, slip)| slip.caused.iter().any(costs))
    }
}

pub(super) fn reopen(
    ctx: &DecisionCtx<'_>,
    id: SlipId,
    ground: ReopenGround,
    scored: bool,
    reason: &str,
) -> Decision {
    let (slip, cite) = match ground {
        ReopenGround::WrongWords => {
            let grant = ctx.may_relook(id)?;
            if grant.until_scored && scored {
                return Err(Refusal::by(SlipReason::NotOnceScored { slip: id }, grant.cite));
            }
            (grant.slip, grant.cite.clone())
        }
        ReopenGround::Overruled => {
            let grant = ctx.may_overrule(id)?;
            (grant.slip, grant.cite.clone())
        }
        ReopenGround::Misentered => ctx.may_put_right(id)?,
        ReopenGround::Struck => ctx.may_strike_decided(id)?,
    };
    let cite = &cite;
    guard::reason(reason, Subject::Relook, cite)?;
    let mut tx = Transaction::new(ctx);
    let event = SlipReopened { slip: id, ground, reason: reason.to_owned(), back: slip.imposed() };
    recounting(&mut tx, reason, |tx| {
        tx.push(Event::Slip(SlipEvent::SlipReopened(event)), vec![cite.clone()]);
    });
    tx.void(&Cause::Slip(id), reason, cite);
    if ground == ReopenGround::Struck {
        let struck = SlipEvent::SlipWithdrawn { slip: id, mistaken: true, moot: false };
        tx.push(Event::Slip(struck), vec![cite.clone()]);
    }
    // The result that its verdict had taken out may be the last of the round.
    if !ctx.state.without_result.is_empty() {
        with_the_last_result(&mut tx);
    }
    tx.finish()
}

impl OfferMenu<'_> {
    /// What may still be mended on the table's decided slips, the latest first.
    pub(super) fn mending(&mut self, table: TableId) {
        let state = self.ctx.state;
        for (id, slip) in state.slips.newest_at(&state.here(table)) {
            match slip.phase {
                SlipPhase::Decided { .. } | SlipPhase::Announced { .. } => {
                    self.relook(id, slip);
                    self.put_right(id, slip);
                    self.overrule(id, slip);
                    self.later(id, slip);
                    self.strike(id, slip);
                }
                SlipPhase::Open | SlipPhase::Escalated | SlipPhase::Withdrawn { .. } => {}
            }
        }
        // Of earlier rounds only what can still be made good, where anything can.
        if self.ctx.law.ruleset.late_fix.is_none() {
            return;
        }
        for round in (1..state.round.0).rev().map(Round) {
            for (id, slip) in state.slips.newest_at(&GameRef { round, table }) {
                if self.ctx.may_fix(id).is_ok() {
                    self.later(id, slip);
                }
            }
        }
    }

    pub(super) fn relook(&mut self, id: SlipId, slip: &SlipState) {
        let relook = &self.ctx.law.ruleset.verdict.relook;
        match relook.value {
            Relook::Never => {}
            Relook::UntilAnnounced | Relook::UntilScored | Relook::UntilHandedIn => {
                let may = self.ctx.may_relook(id);
                self.add(RELOOK, reopening(id, ReopenGround::WrongWords), &relook.cite)
                    .named("", &slip.words.join(" "))
                    .checked(may)
                    .asks(
                        (relook.value == Relook::UntilScored).then_some(("scored", Need::Tick(Tick::Scored))),
                    )
                    .asks([("reason", Need::Reason { must: true })]);
            }
        }
    }

    /// Listed where the regulation looks slips up: what was told is not changed by it.
    pub(super) fn put_right(&mut self, id: SlipId, slip: &SlipState) {
        if self.ctx.law.ruleset.verdict.relook.value == Relook::Never {
            return;
        }
        let may = self.ctx.may_put_right(id);
        let cite = self.ctx.silent();
        self.add(PUT_RIGHT, reopening(id, ReopenGround::Misentered), &cite)
            .named("", &slip.words.join(" "))
            .checked(may)
            .asks([("reason", Need::Reason { must: true })]);
    }

    /// Listed where it is possible: what else mends a verdict is what somebody looks for first.
    pub(super) fn strike(&mut self, id: SlipId, slip: &SlipState) {
        let Ok((_, cite)) = self.ctx.may_strike_decided(id) else { return };
        self.add(STRIKE, reopening(id, ReopenGround::Struck), &cite)
            .named("", &slip.words.join(" "))
            .asks([("reason", Need::Reason { must: true })]);
    }

    fn overrule(&mut self, id: SlipId, slip: &SlipState) {
        let overrule = &self.ctx.law.ruleset.verdict.overrule;
        match overrule.value {
            Overrule::Nobody => {}
            Overrule::HeadReferee => {
                let may = self.ctx.may_overrule(id);
                self.add(OVERRULE, reopening(id, ReopenGround::Overruled), &overrule.cite)
                    .named("", &slip.words.join(" "))
                    .by(&[Role::HeadReferee])
                    .checked(may)
                    .asks([("reason", Need::Reason { must: true })]);
            }
        }
    }
}

/// Looking a slip up again on a ground, nothing more said yet.
fn reopening(slip: SlipId, ground: ReopenGround) -> SlipCommand {
    SlipCommand::ReopenSlip { slip, ground, scored: false, reason: String::new() }
}
