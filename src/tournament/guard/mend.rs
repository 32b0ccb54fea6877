//! Verdicts that were given: looked up again, overruled, mended afterwards.

use crate::domain::{At, Citation, Role, Side, SlipId};
use crate::lexicon::Outcome;
use crate::rules::{Cited, FixDemand, FixUnit, FixUntil, LateFix, Overrule, OverruleUntil, Phase, Relook};
use crate::tournament::event::{GameRef, WordVerdict};
use crate::tournament::refusal::{Refusal, SlipReason, Subject};
use crate::tournament::state::{SlipPhase, SlipState};

use super::DecisionCtx;
use super::slip::SlipGrant;

/// A slip that may be looked up again now.
pub(in crate::tournament) struct RelookGrant<'g> {
    /// The slip.
    pub(in crate::tournament) slip: &'g SlipState,
    /// The paragraph that lets it.
    pub(in crate::tournament) cite: &'g Citation,
    /// Whether only until both have counted the points and accepted the score.
    pub(in crate::tournament) until_scored: bool,
}

/// A verdict that may be mended afterwards now.
pub(in crate::tournament) struct FixGrant<'g> {
    /// The slip.
    pub(in crate::tournament) slip: &'g SlipState,
    /// The rule.
    pub(in crate::tournament) rule: &'g LateFix,
    /// Whose points move: the mover's; where everybody plays alone, those of whoever proposed the word.
    pub(in crate::tournament) player: Side,
    /// Whether nothing of the play was mended yet: the move's points move once, whatever is added for each word.
    pub(in crate::tournament) first: bool,
    /// The verdicts that may still be mended, at least one.
    pub(in crate::tournament) open: Vec<&'g WordVerdict>,
}

impl FixGrant<'_> {
    /// Whether this side may demand that a verdict is mended.
    ///
    /// # Errors
    /// Where it is the other's to claim.
    pub(in crate::tournament) fn may_demand(&self, verdict: &WordVerdict, side: Side) -> Result<(), Refusal> {
        let accepted_by = &self.rule.accepted_by;
        let (may, accepted) = match (verdict.outcome, accepted_by.value) {
            (Outcome::Valid, FixDemand::Anyone) => return Ok(()),
            (Outcome::Valid, FixDemand::Opponent) => (self.player.other(), true),
            (Outcome::Invalid | Outcome::NotCovered, FixDemand::Anyone | FixDemand::Opponent) => {
                (self.player, false)
            }
        };
        let player = &self.slip.players[may.index()];
        // Nobody sits opposite where everybody plays alone.
        if side == may || player.is_empty() {
            return Ok(());
        }
        let why = SlipReason::ForAnotherToClaim { player: player.clone(), accepted };
        Err(Refusal::by(why, &accepted_by.cite))
    }

    /// The sides that may demand that one of the open verdicts is mended.
    pub(in crate::tournament) fn demanders(&self) -> Vec<Side> {
        let may = |side: &Side| self.open.iter().any(|verdict| self.may_demand(verdict, *side).is_ok());
        self.slip.sides().into_iter().filter(may).collect()
    }
}

impl<'a> DecisionCtx<'a> {
    /// Whether a decided slip may be looked up again, because the words were not those on the board.
    ///
    /// # Errors
    /// Where it is not decided, its game is over, or the regulation lets no look-up be repeated, or no more: where that
    /// ends when the score is accepted, a challenge of a later play, or the result, shows that it was.
    pub(in crate::tournament) fn may_relook(&self, id: SlipId) -> Result<RelookGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn relook_until(&self) -> Option<&'a Cited<OverruleUntil>> {
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
    pub(in crate::tournament) fn may_overrule(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn changeable(
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

    /// Whether a verdict of a slip may be mended afterwards, with the agreement of whoever acts.
    ///
    /// # Errors
    /// Where the regulation mends none, not now, not with this office, or each was mended.
    pub(in crate::tournament) fn may_fix(&self, id: SlipId) -> Result<FixGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let slip = self.slip(id)?;
        // There the word is ruled on, and the slips are counted anew.
        self.is_not_worked_out(slip.round)?;
        let Some(rule) = &rules.late_fix else {
            return Err(Refusal::by(SlipReason::NoLateFix, &rules.verdict.finality.cite));
        };
        self.decided(id, &rule.until.cite)?;
        self.given_to(&[rule.agrees.value], Subject::LateFix, &rule.agrees.cite)?;
        self.in_time_to_fix(id, slip, rule)?;
        if slip.verdicts.is_empty() {
            return Err(Refusal::by(SlipReason::NoVerdict { slip: id }, &rule.moves.cite));
        }
        let mended: Vec<&str> = self.state.mended(id).map(|it| it.word.as_str()).collect();
        let first = mended.is_empty();
        let open = |verdict: &&WordVerdict| match rule.unit.value {
            FixUnit::Play => first,
            FixUnit::Word => !mended.contains(&verdict.word.as_str()),
        };
        let open: Vec<&WordVerdict> = slip.verdicts.iter().filter(open).collect();
        if open.is_empty() {
            let why = match rule.unit.value {
                FixUnit::Play => SlipReason::PlayMended { slip: id },
                FixUnit::Word => SlipReason::WordsMended { slip: id },
            };
            return Err(Refusal::by(why, &rule.unit.cite));
        }
        let mover = slip.mover();
        let alone = slip.players[mover.index()].is_empty();
        let player = if alone { slip.challenger } else { mover };
        Ok(FixGrant { slip, rule, player, first, open })
    }

    /// A decided slip; the paragraph is that of what is to be done with it.
    pub(in crate::tournament) fn decided(
        &self,
        id: SlipId,
        cite: &Citation,
    ) -> Result<&'a SlipState, Refusal> {
        let slip = self.slip(id)?;
        match slip.phase {
            SlipPhase::Decided { .. } | SlipPhase::Announced { .. } => Ok(slip),
            SlipPhase::Open | SlipPhase::Escalated | SlipPhase::Withdrawn { .. } => {
                Err(Refusal { cite: Some(cite.clone()), ..self.wrong_phase(id, slip.phase) })
            }
        }
    }

    /// After the game, and as long as the regulation lets a claim be made.
    fn in_time_to_fix(&self, id: SlipId, slip: &SlipState, rule: &LateFix) -> Result<(), Refusal> {
        if self.state.round == slip.round && self.state.played(slip.round, slip.table).is_none() {
            return Err(Refusal::by(SlipReason::GameNotOver { slip: id }, &rule.until.cite));
        }
        self.the_day_it_may(slip.decided_at, rule)
    }

    /// As long as the regulation mends what was decided at a moment.
    fn the_day_it_may(&self, decided: Option<At>, rule: &LateFix) -> Result<(), Refusal> {
        let cite = &rule.until.cite;
        let zone = self.state.zone();
        let (decided, today) = (decided.map(|at| zone.day(at)), Some(zone.day(self.now)));
        match rule.until.value {
            FixUntil::SameDay if decided != today => {
                let day = decided.map(|day| day.to_string());
                Err(Refusal::by(SlipReason::OnlyTheSameDay { day }, cite))
            }
            FixUntil::SameDay | FixUntil::EndOfEvent => Ok(()),
        }
    }
}
