//! Verdicts that are found wrong later: what moves by them in the standings.

use crate::domain::{At, Points, Side, SlipId};
use crate::lexicon::Outcome;
use crate::rules::{Facts, FixDemand, FixMoves, FixUnit, FixUntil, LateFix};
use crate::tournament::command::SlipCommand;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Cause, Event, GameRef, ResultEvent, SpreadAdjusted, WordVerdict};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu, SideRole, Tick};
use crate::tournament::refusal::{Refusal, SlipReason, Subject};
use crate::tournament::state::SlipState;

const FIX: OfferListing = OfferListing::at(20, "kind-mend").called("offer-fix").sought("sought-verdict");

/// No single move has counted more, by far.
const MOST_FOR_A_MOVE: i32 = 2_000;

/// A verdict that may be mended afterwards now.
pub(super) struct FixGrant<'g> {
    /// The slip.
    pub(super) slip: &'g SlipState,
    /// The rule.
    pub(super) rule: &'g LateFix,
    /// Whose points move: the mover's; where everybody plays alone, those of whoever proposed the word.
    pub(super) player: Side,
    /// Whether nothing of the play was mended yet: the move's points move once, whatever is added for each word.
    pub(super) first: bool,
    /// The verdicts that may still be mended, at least one.
    pub(super) open: Vec<&'g WordVerdict>,
}

impl FixGrant<'_> {
    /// Whether this side may demand that a verdict is mended.
    ///
    /// # Errors
    /// Where it is the other's to claim.
    fn may_demand(&self, verdict: &WordVerdict, side: Side) -> Result<(), Refusal> {
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
    fn demanders(&self) -> Vec<Side> {
        let may = |side: &Side| self.open.iter().any(|verdict| self.may_demand(verdict, *side).is_ok());
        self.slip.sides().into_iter().filter(may).collect()
    }
}

/// What somebody wants mended.
pub(super) struct MendDemand<'c> {
    pub(super) word: &'c str,
    pub(super) points: Points,
    pub(super) by: Option<Side>,
    pub(super) agreed: bool,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a verdict of a slip may be mended afterwards, with the agreement of whoever acts.
    ///
    /// # Errors
    /// Where the regulation mends none, not now, not with this office, or each was mended.
    pub(super) fn may_fix(&self, id: SlipId) -> Result<FixGrant<'a>, Refusal> {
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
        let mended: Vec<&str> = self.state.mended(id).map(|(_, it)| it.word.as_str()).collect();
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

pub(super) fn fix(ctx: &DecisionCtx<'_>, id: SlipId, demand: &MendDemand<'_>) -> Decision {
    let grant = ctx.may_fix(id)?;
    let FixGrant { slip, rule, player, first, .. } = grant;
    if !demand.agreed {
        let why = SlipReason::NotAgreed { office: rule.agrees.value };
        return Err(Refusal::by(why, &rule.agrees.cite));
    }
    let verdict = judged(ctx, id, &grant, demand.word)?;
    let (word, outcome) = (verdict.word.clone(), verdict.outcome);
    let Some(by) = demand.by.filter(|side| !slip.players[side.index()].is_empty()) else {
        return Err(Refusal::by(SlipReason::NobodyDemands, &rule.accepted_by.cite));
    };
    grant.may_demand(verdict, by)?;
    if !(0..=MOST_FOR_A_MOVE).contains(&demand.points.0) {
        let why = SlipReason::ImpossiblePoints { points: demand.points.0, most: MOST_FOR_A_MOVE };
        return Err(Refusal::by(why, &rule.moves.cite));
    }
    let formula = if outcome == Outcome::Valid { &rule.wrongly_accepted } else { &rule.wrongly_rejected };
    // The move's points move once, whatever is added for each word.
    let points = if first { demand.points.0 } else { 0 };
    let facts = Facts::from([
        ("points".to_owned(), i64::from(points)),
        ("round".to_owned(), i64::from(slip.round.0)),
    ]);
    let moved = guard::value(&formula.value, &facts, &[], &formula.cite)?;
    let moved = Points(i32::try_from(moved).unwrap_or_default());
    let own = rule.moves.value == FixMoves::PlayerPoints;
    let event = SpreadAdjusted {
        cause: Some(Cause::Slip(id)),
        player: slip.players[player.index()].clone(),
        halves: 0,
        scored: if own { moved } else { Points(0) },
        spread: if own { Points(0) } else { moved },
        slip: Some(id),
        word,
    };
    let mut cite = vec![formula.cite.clone(), rule.moves.cite.clone(), rule.until.cite.clone()];
    cite.dedup();
    Ok(vec![ctx.record(Event::Result(ResultEvent::SpreadAdjusted(event)), cite)])
}

/// A verdict that may still be mended, by its word.
fn judged<'g>(
    ctx: &DecisionCtx<'_>,
    slip: SlipId,
    grant: &FixGrant<'g>,
    word: &str,
) -> Result<&'g WordVerdict, Refusal> {
    let word = ctx.law.tiles.read(word).map_or_else(|_| word.to_owned(), |word| word.text().to_owned());
    if let Some(verdict) = grant.open.iter().find(|verdict| verdict.word == word) {
        return Ok(verdict);
    }
    let all = &grant.slip.verdicts;
    if all.iter().any(|verdict| verdict.word == word) {
        return Err(Refusal::by(SlipReason::WordMended { slip, word }, &grant.rule.unit.cite));
    }
    let verdicts = all.iter().map(|verdict| verdict.word.clone()).collect();
    Err(Refusal::by(SlipReason::NoVerdictOn { slip, word, verdicts }, &grant.rule.moves.cite))
}

impl OfferMenu<'_> {
    pub(super) fn later(&mut self, id: SlipId, slip: &SlipState) {
        let Some(fix) = &self.ctx.law.ruleset.late_fix else { return };
        // What the mover admitted has no verdict that could be wrong.
        if slip.verdicts.is_empty() {
            return;
        }
        let all: Vec<&str> = slip.verdicts.iter().map(|verdict| verdict.word.as_str()).collect();
        let agrees = fix.agrees.value;
        let may = self.ctx.may_fix(id);
        let (words, sides) = match &may {
            Ok(grant) => (grant.open.iter().map(|verdict| verdict.word.clone()).collect(), grant.demanders()),
            Err(_) => (Vec::new(), slip.sides()),
        };
        let game = GameRef { round: slip.round, table: slip.table };
        let earlier = (slip.round != self.ctx.state.round)
            .then(|| Side::BOTH.map(|side| self.ctx.state.player(game, side).unwrap_or_default()));
        let blank = SlipCommand::FixVerdict {
            slip: id,
            word: String::new(),
            points: Points(0),
            demanded_by: None,
            agreed: false,
        };
        self.add(FIX, blank, &fix.moves.cite)
            .of_players(earlier)
            .named("", &all.join(" "))
            .by(&[agrees])
            .checked(may)
            .asks([
                ("word", Need::Word(words)),
                ("demanded_by", Need::Side { part: SideRole::Demands, of: sides }),
                ("points", Need::Points),
                ("agreed", Need::Tick(Tick::Agrees(agrees))),
            ]);
    }
}
