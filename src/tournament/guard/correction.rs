//! Corrections of results: until when, by whom, and what keeps a result open longer.

use crate::domain::{Citation, Role, Round, TableId};
use crate::rules::{AfterHandIn, Award, Correction};
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{Closure, Refusal, ResultReason, Subject};
use crate::tournament::state::Played;

use super::DecisionCtx;
use super::lateness::session_limit;

/// A result that may be corrected now.
pub(in crate::tournament) struct CorrectionGrant<'g> {
    /// The paragraph that grants it.
    pub(in crate::tournament) cite: &'g Citation,
    /// Why both must agree, where they must.
    pub(in crate::tournament) together: Option<Closure>,
    /// The only offices that may; none where every official may.
    pub(in crate::tournament) offices: Vec<Role>,
    /// The award, and the paragraph by which it stands once the players were told, where it is of that kind.
    pub(in crate::tournament) announced: Option<(&'g Award, &'g Citation)>,
    /// It is signed, and what is signed stands: only what was entered otherwise than it is signed is put right.
    pub(in crate::tournament) signed: bool,
}

/// An award in whose place whoever acts may put another result.
pub(in crate::tournament) struct ReplacedAward<'g> {
    award: &'g Award,
    /// The only offices that may.
    offices: Vec<Role>,
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
    pub(in crate::tournament) fn may_correct(&self, game: GameRef) -> Result<CorrectionGrant<'a>, Refusal> {
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

    /// Whether whoever acts may put another result in the place of the one that a game has: what was awarded falls only
    /// by an office that awards it. Entering, correcting and awarding all ask here. The award, where it is one.
    ///
    /// # Errors
    /// Where the result is another office's award.
    pub(in crate::tournament) fn may_replace(
        &self,
        game: GameRef,
    ) -> Result<Option<ReplacedAward<'a>>, Refusal> {
        let awarded = self.state.played(game.round, game.table).filter(|played| played.awarded);
        let award = awarded.and_then(|played| self.law.ruleset.award(&played.how));
        let Some(award) = award else { return Ok(None) };
        let offices = self.law.ruleset.offices_of(&award.value);
        self.given_to(&offices, Subject::Named(award.value.name.clone()), &award.cite)?;
        Ok(Some(ReplacedAward { award: &award.value, offices }))
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

    /// Whether a game was played in an earlier round and its result never came.
    pub(in crate::tournament) fn never_entered(&self, game: GameRef) -> bool {
        game.round < self.state.round && self.state.game_of(game).is_some()
    }

    /// Why a result is no longer corrected as a matter of course; `None` where it is, and while something goes on that
    /// was begun in time and keeps it open.
    pub(in crate::tournament) fn closed(&self, game: GameRef, played: &Played) -> Option<Closure> {
        let mut runs = self.state.runs.live_at(&game);
        if runs.any(|(_, run)| self.keeps_open(&run.procedure)) {
            return None;
        }
        self.closed_by_now(game, played)
    }

    /// Whether a procedure keeps the result of its game open.
    fn keeps_open(&self, procedure: &str) -> bool {
        let kept = self.law.ruleset.results.kept_open_by.as_ref();
        kept.is_some_and(|kept| kept.value.iter().any(|it| it == procedure))
    }

    /// What would keep a result open is begun while it is.
    ///
    /// # Errors
    /// Where the result stands already.
    pub(in crate::tournament) fn begun_in_time(&self, game: GameRef, procedure: &str) -> Result<(), Refusal> {
        if !self.keeps_open(procedure) {
            return Ok(());
        }
        let played = self.state.played(game.round, game.table);
        self.not_closed(played.and_then(|played| self.closed_by_now(game, played)))
    }

    /// An award changes a result that was played only while that may be corrected, where the next pairing is what ends
    /// that: then the sheets are signed by nobody, and nothing else says that it stands.
    pub(in crate::tournament) fn not_confirmed(&self, game: GameRef) -> Result<(), Refusal> {
        if self.law.ruleset.results.correct_until.value != Correction::NextPairing {
            return Ok(());
        }
        let played = self.state.played(game.round, game.table);
        self.not_closed(played.and_then(|played| self.closed(game, played)))
    }

    pub(in crate::tournament) fn not_closed(&self, closed: Option<Closure>) -> Result<(), Refusal> {
        let cite = &self.law.ruleset.results.correct_until.cite;
        closed.map_or(Ok(()), |why| Err(Refusal::by(ResultReason::Stands { why }, cite)))
    }

    fn closed_by_now(&self, game: GameRef, played: &Played) -> Option<Closure> {
        match self.law.ruleset.results.correct_until.value {
            Correction::Never => Some(Closure::Never),
            Correction::Signed => played.handed_in.then_some(Closure::Signed),
            Correction::HandedIn => played.handed_in.then_some(Closure::HandedIn),
            Correction::NextPairing if self.state.round > game.round => {
                Some(Closure::Paired { round: Round(game.round.0 + 1) })
            }
            Correction::NextPairing => self.after_the_last(game.table),
        }
    }

    /// In the last round nothing is paired any more: corrections end a while after the round's time.
    fn after_the_last(&self, table: TableId) -> Option<Closure> {
        let rules = &self.law.ruleset;
        let grace = rules.results.last_round.as_ref().filter(|_| self.state.last_round)?;
        let session = rules.session.as_ref()?;
        let game = self.game(table).ok()?;
        let limit = session_limit(session, game) + grace.value;
        let over = self.round_gone(game).is_some_and(|gone| gone > limit);
        over.then_some(Closure::LastRoundOver { grace: grace.value })
    }
}
