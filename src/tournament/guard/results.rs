//! What holds of results, whoever changes them: whether they still may change, and what waits before they do.

use super::DecisionCtx;
use super::clock::session_limit;
use crate::domain::{Citation, ClaimId, Role, Round, RunId, Side, SlipId, TableId};
use crate::rules::{Award, Cited, EndKind, Facts, GameResult, Phase, ResultCorrection};
use crate::tournament::event::{GameRef, SideResult};
use crate::tournament::refusal::{Closure, DuplicateReason, Refusal, ResultReason, Subject};
use crate::tournament::state::{Game, Played, State};

/// Something at a table that waits for a decision.
enum OpenMatter<'s> {
    Slip(SlipId),
    Claim(ClaimId, &'s str),
    Run(RunId, &'s str),
}

/// An award in whose place whoever acts may put another result.
pub(in crate::tournament) struct ReplacedAward<'g> {
    pub(in crate::tournament) award: &'g Award,
    /// The only offices that may.
    pub(in crate::tournament) offices: Vec<Role>,
}

impl<'a> DecisionCtx<'a> {
    /// Whether results may still change: once they are signed as the final ones they may not.
    pub(in crate::tournament) fn results_are_open(&self) -> Result<(), Refusal> {
        let signs = self.law.ruleset.duties.iter().filter(|it| it.value.final_results);
        for rule in signs {
            let mut all = self.state.duties.newest_at(&rule.value.id.as_str().into());
            if all.any(|(_, duty)| duty.done_at.is_some()) {
                return Err(Refusal::by(ResultReason::ResultsSigned, &rule.cite));
            }
        }
        Ok(())
    }

    /// Nothing in a game waits for a decision.
    pub(in crate::tournament) fn nothing_open(&self, game: GameRef, cite: &Citation) -> Result<(), Refusal> {
        let table = game.table;
        let why = match open_matter(self.state, game) {
            None => return Ok(()),
            Some(OpenMatter::Slip(slip)) => ResultReason::SlipOpen { slip, table },
            Some(OpenMatter::Claim(claim, offence)) => {
                let known = self.law.ruleset.offence(offence);
                let offence = known.map_or(offence, |known| &known.value.name).to_owned();
                ResultReason::ClaimOpen { claim, table, offence }
            }
            Some(OpenMatter::Run(run, name)) => ResultReason::RunOpen { run, table, name: name.to_owned() },
        };
        Err(Refusal::by(why, cite))
    }

    /// An award of the regulation, by its id.
    ///
    /// # Errors
    /// Where it has none of that id.
    pub(in crate::tournament) fn award(&self, id: &str) -> Result<&'a Cited<Award>, Refusal> {
        let rules = &self.law.ruleset;
        rules.award(id).ok_or_else(|| {
            let known = rules.awards.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Award, id, known).or_by(&rules.results.win.cite)
        })
    }

    /// Whoever was excluded from the event while his game was under way wins it no more; whoever leaves of his own will
    /// plays it to its end.
    ///
    /// # Errors
    /// Where a result gives him more than a loss.
    pub(in crate::tournament) fn may_win(&self, game: &Game, sides: &[SideResult; 2]) -> Result<(), Refusal> {
        for side in Side::BOTH {
            let player = &game.players[side.index()];
            let Some(excluded) = self.state.excluded_for_good(player) else { continue };
            if self.law.ruleset.sanction(&excluded.why).is_some_and(|it| it.value.voluntary) {
                continue;
            }
            match sides[side.index()].result {
                GameResult::Win | GameResult::Draw => {
                    let why = ResultReason::WinsNoMore { player: player.clone(), why: excluded.why.clone() };
                    return Err(Refusal { cite: self.excluded_by(&excluded.why), why: why.into() });
                }
                GameResult::Loss | GameResult::None => {}
            }
        }
        Ok(())
    }

    /// Whether an award that follows may overturn the result of a game: one that is handed in only where the award is
    /// for that.
    ///
    /// # Errors
    /// Where the result stands.
    pub(in crate::tournament) fn overturns(
        &self,
        game: GameRef,
        award: &Cited<Award>,
    ) -> Result<(), Refusal> {
        let handed_in = self.state.played(game.round, game.table).is_some_and(|played| played.handed_in);
        if handed_in && !award.value.phases.contains(&Phase::HandedIn) {
            let name = award.value.name.clone();
            return Err(Refusal::by(ResultReason::HandedInStands { name, table: game.table }, &award.cite));
        }
        Ok(())
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
        if self.law.ruleset.results.correct_until.value != ResultCorrection::NextPairing {
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
            ResultCorrection::Never => Some(Closure::Never),
            ResultCorrection::Signed => played.handed_in.then_some(Closure::Signed),
            ResultCorrection::HandedIn => played.handed_in.then_some(Closure::HandedIn),
            ResultCorrection::NextPairing if self.state.round > game.round => {
                Some(Closure::Paired { round: Round(game.round.0 + 1) })
            }
            ResultCorrection::NextPairing => self.after_the_last(game.table),
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

    /// Who ended a game with a play of his own, and how, where that is known.
    pub(in crate::tournament) fn closed_by(&self, game: &Game) -> Option<(Side, &'a Cited<EndKind>)> {
        let played = game.result.as_deref().filter(|it| !it.awarded)?;
        let end = self.law.ruleset.end(&played.how).filter(|end| end.value.undone_by_challenge)?;
        Some((played.out?, end))
    }

    /// Where the game of a round is played from the console, its results follow from its slips.
    ///
    /// # Errors
    /// Where it is such a one.
    pub(in crate::tournament) fn is_not_worked_out(&self, round: Round) -> Result<(), Refusal> {
        match &self.law.ruleset.duplicate {
            Some(rules) if self.state.from_slips(round) => {
                Err(Refusal::by(DuplicateReason::WorkedOut, &rules.list.cite))
            }
            _ => Ok(()),
        }
    }

    /// Where a game is played from the console, its final board is what lies there.
    ///
    /// # Errors
    /// Where other points are said, or the game is not over.
    pub(in crate::tournament) fn is_the_final_board(
        &self,
        round: Round,
        facts: &Facts,
    ) -> Result<(), Refusal> {
        let game = self.state.duplicates.get(&round);
        let (Some(game), Some(rules), Some(points)) = (game, &self.law.ruleset.duplicate, facts.get("board"))
        else {
            return Ok(());
        };
        let (board, cite) = (game.board_points(), &rules.list.cite);
        if game.over.is_none() {
            return Err(Refusal::by(DuplicateReason::NotOver, cite));
        }
        if *points == i64::from(board.0) {
            return Ok(());
        }
        Err(Refusal::by(DuplicateReason::OtherBoard { board }, cite))
    }
}

/// The first of what waits for a decision in a game.
fn open_matter(state: &State, game: GameRef) -> Option<OpenMatter<'_>> {
    let slip = state.slips.live_at(&game).find(|(_, slip)| slip.phase.is_undecided());
    let claim = || state.claims.live_at(&game).next();
    let run = || state.runs.live_at(&game).next();
    slip.map(|(id, _)| OpenMatter::Slip(id))
        .or_else(|| claim().map(|(id, claim)| OpenMatter::Claim(id, &claim.offence)))
        .or_else(|| run().map(|(id, run)| OpenMatter::Run(id, &run.name)))
}
