//! Corrections of results: until when, by whom, and what they put in their place.

use super::result::{MOST_POINTS, are_meant};
use crate::domain::{Citation, Role, Side, TableId};
use crate::rules::{AfterHandIn, Against, Award, Cited, GameResult};
use crate::tournament::command::{CorrectResult, ResultCommand};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{Event, GameRef, ResultCorrected, ResultEvent, SideResult};
use crate::tournament::guard::{DecisionCtx, ReplacedAward};
use crate::tournament::offer::{Need, Offer, OfferListing, OfferMenu, StandingValue, Tick, of_sides, seats};
use crate::tournament::refusal::{Closure, ConductReason, Refusal, ResultReason, Subject};
use crate::tournament::state::{Played, scored};
use crate::tournament::{guard, score};

const CORRECT: OfferListing =
    OfferListing::at(16, "kind-result").called("offer-correct").sought("sought-correct");
const LATE_CORRECT: OfferListing =
    OfferListing::at(23, "kind-result").called("offer-late-correct").sought("sought-correct");

/// A result that may be corrected now.
pub(super) struct CorrectionGrant<'g> {
    /// The paragraph that grants it.
    pub(super) cite: &'g Citation,
    /// Why both must agree, where they must.
    pub(super) together: Option<Closure>,
    /// The only offices that may; none where every official may.
    pub(super) offices: Vec<Role>,
    /// The award, and the paragraph by which it stands once the players were told, where it is of that kind.
    pub(super) announced: Option<(&'g Award, &'g Citation)>,
    /// It is signed, and what is signed stands: only what was entered otherwise than it is signed is put right.
    pub(super) signed: bool,
}

impl<'g> CorrectionGrant<'g> {
    /// Any official may, with nothing more to it.
    fn freely(cite: &'g Citation) -> Self {
        Self { cite, together: None, offices: Vec::new(), announced: None, signed: false }
    }
}

impl<'a> DecisionCtx<'a> {
    /// Whether a result may be corrected now.
    ///
    /// # Errors
    /// Where there is no result to correct, it stands, or another office corrects it.
    pub(super) fn may_correct(&self, game: GameRef) -> Result<CorrectionGrant<'a>, Refusal> {
        self.results_are_open()?;
        let played = self.correctable(game)?;
        let grant = self.as_results_go(game, played)?;
        let Some(ReplacedAward { award, offices }) = self.may_replace(game)? else { return Ok(grant) };
        let stands = self.law.ruleset.adjudication.announced_stands.as_ref();
        let announced = stands.filter(|rule| rule.value).map(|rule| (award, &rule.cite));
        // What an office has awarded is not for the two to agree on, until it is handed in.
        let together = grant.together.filter(|why| *why != Closure::Together);
        Ok(CorrectionGrant { together, offices, announced, ..grant })
    }

    /// Whether a result is corrected now, as the regulation has it for results.
    fn as_results_go(&self, game: GameRef, played: &Played) -> Result<CorrectionGrant<'a>, Refusal> {
        let rules = &self.law.ruleset.results;
        let (why, rule) = match (self.closed(game, played), &rules.before) {
            (Some(why), _) => (why, &rules.then),
            (None, Some(before)) => (Closure::Together, before),
            (None, None) => return Ok(CorrectionGrant::freely(&rules.correct_until.cite)),
        };
        // Where a referee has watched all of it, they put it right at any time.
        if let Some(supervised) = rules.supervised.as_ref().filter(|rule| rule.value)
            && self.state.game_of(game).is_some_and(|game| game.supervised)
            && self.by.role.may_act_as(Role::Referee)
        {
            return Ok(CorrectionGrant::freely(&supervised.cite));
        }
        let cite = &rule.cite;
        match rule.value {
            // Nobody changes what is signed; what the console has of it may still be wrong.
            AfterHandIn::Nobody if matches!(why, Closure::Signed | Closure::HandedIn) => {
                Ok(CorrectionGrant { signed: true, ..self.correction_of(&[Role::Referee], why, cite)? })
            }
            AfterHandIn::Nobody => Err(Refusal::by(ResultReason::Stands { why }, cite)),
            AfterHandIn::BothAgree => {
                Ok(CorrectionGrant { together: Some(why), ..CorrectionGrant::freely(cite) })
            }
            AfterHandIn::BothAskDirector => {
                let grant = self.correction_of(&[Role::Director], why, cite)?;
                Ok(CorrectionGrant { together: Some(why), ..grant })
            }
            AfterHandIn::Referee => self.correction_of(&[Role::Referee], why, cite),
            AfterHandIn::HeadReferee => self.correction_of(&[Role::HeadReferee], why, cite),
        }
    }

    /// A correction that is an office's alone.
    fn correction_of(
        &self,
        offices: &[Role],
        why: Closure,
        cite: &'a Citation,
    ) -> Result<CorrectionGrant<'a>, Refusal> {
        let what = if why == Closure::Together { Subject::Correction } else { Subject::ClosedResult(why) };
        self.given_to(offices, what, cite)?;
        Ok(CorrectionGrant { offices: offices.to_vec(), ..CorrectionGrant::freely(cite) })
    }

    /// What a game has led to. Where its result never came it is entered, also in a later round, and not corrected.
    fn correctable(&self, game: GameRef) -> Result<&'a Played, Refusal> {
        let GameRef { round, table } = game;
        self.is_not_worked_out(round)?;
        if let Some(played) = self.state.played(round, table) {
            return Ok(played);
        }
        let playing = self.game(table).is_ok_and(|game| game.round == round);
        let why = if playing || self.never_entered(game) {
            ResultReason::NoResultYet { table, round }
        } else {
            ResultReason::NoGamePlayed { table, round }
        };
        Err(Refusal::by(why, &self.law.ruleset.results.correct_until.cite))
    }
}

pub(super) fn correct(ctx: &DecisionCtx<'_>, command: &CorrectResult) -> Decision {
    let CorrectResult { round, table, scores, agreed, misentered, played: was_played, reason, sure } =
        command;
    let rules = &ctx.law.ruleset.results;
    let game = GameRef { round: *round, table: *table };
    let grant = ctx.may_correct(game)?;
    let cite = grant.cite.clone();
    if let Some(why) = grant.together.filter(|_| !agreed) {
        return Err(Refusal::by(ResultReason::BothMustAgree { why }, &cite));
    }
    if grant.signed && !misentered {
        return Err(Refusal::by(ResultReason::SignedStands, &cite));
    }
    guard::reason(reason, Subject::Correction, &cite)?;
    if let Some(score) = scores.iter().find(|score| !(-MOST_POINTS..=MOST_POINTS).contains(&score.0)) {
        let why = ResultReason::NoSuchScore { score: *score, most: MOST_POINTS };
        return Err(Refusal::by(why, &cite));
    }
    let Some(played) = ctx.state.played(*round, *table) else { return Ok(Vec::new()) };
    // What was announced stays an award, and what was awarded does unless somebody says that it was none: only its
    // points are put in as they become known, and only those that it gives.
    let announced = grant.announced.filter(|_| !misentered);
    let stays = played.awarded && (announced.is_some() || !(*was_played || *misentered));
    let kept = match ctx.law.ruleset.award(&played.how).filter(|_| stays) {
        Some(award) => {
            let gives = score::by_award_with(rules, &award.value, lost_by(&award.value, played), *scores);
            Some(gives.ok_or_else(|| gives_other(award, *table, announced.map(|(_, cite)| cite)))?)
        }
        None => None,
    };
    let is_alone = ctx.state.player(game, Side::B).is_none_or(|name| name.is_empty());
    let by_points = || if is_alone { score::alone(*scores) } else { score::by_points(rules, *scores) };
    let sides = kept.unwrap_or_else(by_points);
    if played.awarded == kept.is_some() && played.sides.map(|side| side.scored) == *scores {
        return Ok(Vec::new());
    }
    // Where nothing hangs on it, it is not said.
    let misentered = *misentered && (grant.announced.is_some() || grant.signed);
    stays_lost(ctx, game, &sides)?;
    if kept.is_none() && !is_alone {
        are_meant(sure, *table, *scores, &cite)?;
    }
    ctx.is_not_own((game, None), sure, &cite)?;
    let event = ResultCorrected { game, sides, misentered, awarded: kept.is_some(), reason: reason.clone() };
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite.clone()]);
    tx.finish()
}

/// Why an award that stays cannot have these points.
fn gives_other(award: &Cited<Award>, table: TableId, announced: Option<&Citation>) -> Refusal {
    if let Some(cite) = announced {
        return Refusal::by(ConductReason::AnnouncedStands, cite);
    }
    let name = award.value.name.clone();
    Refusal::by(ResultReason::AwardGivesOther { name, table }, &award.cite)
}

/// Against whom a game was awarded, where it was against one: the award says who does not win.
fn lost_by(award: &Award, played: &Played) -> Option<Side> {
    let lost = |side: &Side| played.sides[side.index()].result == GameResult::Loss;
    Side::BOTH.into_iter().find(lost).filter(|_| award.against == Against::One)
}

/// Whoever was excluded from the event while this game was under way is given it by no correction either: its result
/// came after that, and gives them no win. What they had won before stays theirs.
fn stays_lost(ctx: &DecisionCtx<'_>, at: GameRef, sides: &[SideResult; 2]) -> Result<(), Refusal> {
    let Some(game) = ctx.state.game_of(at) else { return Ok(()) };
    let Some(played) = &game.result else { return Ok(()) };
    let under_way = |side: Side| {
        let excluded = ctx.state.exclusion(&game.players[side.index()]).filter(|it| it.round == at.round);
        let is_lost = matches!(played.sides[side.index()].result, GameResult::Loss | GameResult::None);
        excluded.is_some_and(|it| played.entry > it.entry && is_lost)
    };
    if Side::BOTH.into_iter().any(under_way) { ctx.may_win(game, sides) } else { Ok(()) }
}

impl OfferMenu<'_> {
    /// The result of the game at a table, be it that it stands.
    pub(super) fn correcting(&mut self, table: TableId) {
        let seated: Vec<Side> = self.seated(table).collect();
        let game = GameRef { round: self.ctx.state.round, table };
        self.correction(CORRECT, game, self.ctx.may_correct(game), &seated);
    }

    /// Correcting the result of a game, as somebody may who was told so.
    pub(super) fn correction(
        &mut self,
        listed: OfferListing,
        game: GameRef,
        may: Result<CorrectionGrant<'_>, Refusal>,
        seated: &[Side],
    ) -> &mut Offer {
        let played = self.ctx.state.played(game.round, game.table);
        let (cite, offices, ticks) = match &may {
            Ok(grant) => {
                // What was announced, or signed, stands; whether an award was none is asked where nothing of it does.
                let misentered = grant.announced.map(|_| Tick::Misentered);
                let misentered = misentered.or(grant.signed.then_some(Tick::NotAsSigned));
                let awarded = played.is_some_and(|it| it.awarded) && misentered.is_none();
                let agreed = grant.together.map(|_| ("agreed", Tick::BothAgree));
                let misentered = misentered.map(|tick| ("misentered", tick));
                let ticks = [misentered, agreed, awarded.then_some(("played", Tick::Played))];
                (Some(grant.cite), grant.offices.clone(), ticks)
            }
            Err(refusal) => (refusal.cite.as_ref(), refusal.why.offices(), [None; 3]),
        };
        let cite = cite.unwrap_or(&self.ctx.law.ruleset.results.correct_until.cite).clone();
        let stands = played.map(|played| StandingValue::Scored(scored(&played.sides)));
        self.add(listed, ResultCommand::CorrectResult(CorrectResult::of(game)), &cite)
            .that_stands(stands)
            .by(&offices)
            .checked(may)
            .asks(of_sides("scores", seated, Need::Score))
            .asks(ticks.into_iter().flatten().map(|(field, tick)| (field, Need::Tick(tick))))
            .asks([("reason", Need::Reason { must: true })])
    }

    /// Results of earlier rounds, as far as somebody may correct them still: those that stand are not listed one by
    /// one.
    pub(super) fn late_corrections(&mut self) {
        let (state, now) = (self.ctx.state, self.ctx.state.round);
        for (at, game) in state.games.iter().filter(|(at, game)| at.round < now && game.result.is_some()) {
            let may = self.ctx.may_correct(*at);
            let stands = may.as_ref().is_err_and(|refusal| refusal.why.offices().is_empty());
            if !stands {
                let seated: Vec<Side> = seats(&game.players).collect();
                self.correction(LATE_CORRECT, *at, may, &seated).of_players(Some(game.players.clone()));
            }
        }
    }
}
