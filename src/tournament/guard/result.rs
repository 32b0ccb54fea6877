//! Results and awards: when a game gets one, until when it is corrected and by whom, when it is awarded.

use std::cmp::Ordering;

use crate::domain::{Citation, ClaimId, Role, Round, RunId, Side, SlipId, TableId};
use crate::rules::{
    AfterHandIn, Against, Award, Cited, Correction, EndKind, Excluded, GameResult, Late, Phase, SessionTime,
    Signatures,
};
use crate::tournament::event::{GameRef, SideResult};
use crate::tournament::refusal::{Closure, Refusal, ResultReason, Subject};
use crate::tournament::state::{Game, Played, State};

use super::lateness::{round_from, session_limit};
use super::{DecisionCtx, allows_unasked};

/// A result that may be entered now.
pub(in crate::tournament) struct ResultGrant<'g> {
    /// How the game ended.
    pub(in crate::tournament) end: &'g Cited<EndKind>,
    /// The game.
    pub(in crate::tournament) game: &'g Game,
}

/// Score sheets that may be handed in now.
pub(in crate::tournament) struct HandInGrant<'g> {
    /// The game.
    pub(in crate::tournament) game: GameRef,
    /// Whether both must have signed.
    pub(in crate::tournament) signed: bool,
    /// The paragraph.
    pub(in crate::tournament) cite: &'g Citation,
}

/// A result that may be corrected now, or brought in.
pub(in crate::tournament) struct CorrectionGrant<'g> {
    /// The paragraph that grants it.
    pub(in crate::tournament) cite: &'g Citation,
    /// Why both must agree, where they must.
    pub(in crate::tournament) together: Option<Closure>,
    /// The only offices that may; none where every official may.
    pub(in crate::tournament) offices: Vec<Role>,
}

/// An award that may be given now.
pub(in crate::tournament) struct AwardGrant<'g> {
    /// Which.
    pub(in crate::tournament) award: &'g Cited<Award>,
    /// In which game.
    pub(in crate::tournament) game: GameRef,
    /// Whether it is for lateness or for a round that is over, and that is so.
    pub(in crate::tournament) due: bool,
}

/// Something at a table that waits for a decision.
enum OpenMatter<'s> {
    Slip(SlipId),
    Claim(ClaimId, &'s str),
    Run(RunId, &'s str),
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

impl<'a> DecisionCtx<'a> {
    /// Nothing in a game waits for a decision.
    pub(super) fn nothing_open(&self, game: GameRef, cite: &Citation) -> Result<(), Refusal> {
        let table = game.table;
        let why = match open_matter(self.state, game) {
            None => return Ok(()),
            Some(OpenMatter::Slip(slip)) => ResultReason::SlipOpen { slip, table },
            Some(OpenMatter::Claim(claim, offence)) => {
                ResultReason::ClaimOpen { claim, table, offence: offence.to_owned() }
            }
            Some(OpenMatter::Run(run, name)) => ResultReason::RunOpen { run, table, name: name.to_owned() },
        };
        Err(Refusal::by(why, cite))
    }

    /// Whether the game at a table may get this end now.
    ///
    /// # Errors
    /// Where no game ends so here, the game is not being played, or something waits for a decision.
    pub(in crate::tournament) fn may_enter(
        &self,
        table: TableId,
        end: &str,
    ) -> Result<ResultGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let end = rules.end(end).ok_or_else(|| {
            let known = rules.ends.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::End, end, known).or_by(&rules.results.win.cite)
        })?;
        let game = if matches!(self.state.phase(table), Phase::Over | Phase::HandedIn) {
            self.played_again(table)?
        } else {
            self.game_in(table, &[Phase::Playing], Subject::Result, &end.cite)?
        };
        self.still_played(game)?;
        self.played_off(game, table, end)?;
        self.nothing_open(GameRef { round: game.round, table }, &end.cite)?;
        Ok(ResultGrant { end, game })
    }

    /// The game at a table that has its result, where another one between the two may count instead: it was played
    /// within the round's time. What was awarded is no game, and what is handed in stands.
    fn played_again(&self, table: TableId) -> Result<&'a Game, Refusal> {
        let rules = &self.law.ruleset;
        let again = rules.results.last_game.as_ref().filter(|rule| rule.value);
        let game = self.game(table)?;
        let played = self.state.played(game.round, table);
        let (Some(rule), Some(session)) = (again, &rules.session) else {
            return Err(Refusal::by(ResultReason::HasResult { table }, &rules.results.correct_until.cite));
        };
        if played.is_some_and(|played| played.awarded || played.handed_in) {
            return Err(Refusal::by(ResultReason::HasResult { table }, &rules.results.correct_until.cite));
        }
        let (gone, limit) = (self.round_gone(game).unwrap_or_default(), session_limit(session, game));
        if session.missed(gone, limit) {
            return Err(Refusal::by(ResultReason::PlayedTooLate { table, gone, limit }, &rule.cite));
        }
        Ok(game)
    }

    /// A game that ends by its playoff has begun it: the round's time is over and a move is circled.
    fn played_off(&self, game: &Game, table: TableId, end: &Cited<EndKind>) -> Result<(), Refusal> {
        let Some(session) = self.law.ruleset.session.as_ref().filter(|_| end.value.playoff) else {
            return Ok(());
        };
        let (gone, limit) = (self.round_gone(game).unwrap_or_default(), session_limit(session, game));
        if gone < limit {
            let why = ResultReason::RoundTimeRuns { gone, limit, left: limit - gone };
            return Err(Refusal::by(why, &session.base.cite));
        }
        match (game.circled, &session.playoff_rounds) {
            (None, Some(rounds)) => Err(Refusal::by(ResultReason::NoMoveCircled { table }, &rounds.cite)),
            (Some(_), _) | (None, None) => Ok(()),
        }
    }

    /// Whether the score sheets of a table may be handed in now.
    ///
    /// # Errors
    /// Where the game is not over, or something waits for a decision.
    pub(in crate::tournament) fn may_hand_in(&self, table: TableId) -> Result<HandInGrant<'a>, Refusal> {
        let signatures = &self.law.ruleset.results.signatures;
        let cite = &signatures.cite;
        let game = self.game_in(table, &[Phase::Over], Subject::HandIn, cite)?;
        let game = GameRef { round: game.round, table };
        self.nothing_open(game, cite)?;
        // Who was awarded a game without the board signs no sheet.
        let awarded = self.state.played(game.round, table).is_some_and(|played| played.awarded);
        Ok(HandInGrant { game, signed: signatures.value == Signatures::Both && !awarded, cite })
    }

    /// Whether a result may be corrected now; what was played in an earlier round and never entered is brought in.
    ///
    /// # Errors
    /// Where there is no result to correct, it stands, or another office corrects it.
    pub(in crate::tournament) fn may_correct(&self, game: GameRef) -> Result<CorrectionGrant<'a>, Refusal> {
        self.results_are_open()?;
        let rules = &self.law.ruleset.results;
        let freely = |cite| CorrectionGrant { cite, together: None, offices: Vec::new() };
        let Some(played) = self.correctable(game)? else { return Ok(freely(&rules.correct_until.cite)) };
        let grant = self.as_results_go(game, played)?;
        // What was awarded falls only by the office that awards it.
        let award = if played.awarded { self.law.ruleset.award(&played.how) } else { None };
        let Some(award) = award else { return Ok(grant) };
        let offices = self.law.ruleset.offices_of(&award.value);
        self.given_to(&offices, Subject::Named(award.value.name.clone()), &award.cite)?;
        Ok(CorrectionGrant { offices, ..grant })
    }

    /// Whether a result is corrected now, as the regulation has it for results.
    fn as_results_go(&self, game: GameRef, played: &Played) -> Result<CorrectionGrant<'a>, Refusal> {
        let rules = &self.law.ruleset.results;
        let freely = |cite| CorrectionGrant { cite, together: None, offices: Vec::new() };
        let (why, rule) = match (self.closed(game, played), &rules.before) {
            (Some(why), _) => (why, &rules.then),
            (None, Some(before)) => (Closure::Together, before),
            (None, None) => return Ok(freely(&rules.correct_until.cite)),
        };
        // Where a referee has watched all of it, they put it right at any time.
        if let Some(supervised) = rules.supervised.as_ref().filter(|rule| rule.value)
            && self.state.game_of(game).is_some_and(|game| game.supervised)
            && self.by.role.may_act_as(Role::Referee)
        {
            return Ok(freely(&supervised.cite));
        }
        let cite = &rule.cite;
        match rule.value {
            AfterHandIn::Nobody => Err(Refusal::by(ResultReason::Stands { why }, cite)),
            AfterHandIn::BothAgree => Ok(CorrectionGrant { cite, together: Some(why), offices: Vec::new() }),
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
        Ok(CorrectionGrant { cite, together: None, offices: offices.to_vec() })
    }

    /// What a game has led to; `None` where it was played in an earlier round and its result never came.
    fn correctable(&self, game: GameRef) -> Result<Option<&'a Played>, Refusal> {
        let GameRef { round, table } = game;
        if let Some(played) = self.state.played(round, table) {
            return Ok(Some(played));
        }
        if self.never_entered(game) {
            return Ok(None);
        }
        let playing = self.game(table).is_ok_and(|game| game.round == round);
        let why = if playing {
            ResultReason::NoResultYet { table }
        } else {
            ResultReason::NoGamePlayed { table, round }
        };
        Err(Refusal::by(why, &self.law.ruleset.results.correct_until.cite))
    }

    /// Whether a game was played in an earlier round and its result never came.
    fn never_entered(&self, game: GameRef) -> bool {
        game.round < self.state.round && self.state.game_of(game).is_some()
    }

    /// Why a result is no longer corrected as a matter of course; `None` where it is, and while something goes on that
    /// was begun in time and keeps it open.
    fn closed(&self, game: GameRef, played: &Played) -> Option<Closure> {
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
    pub(super) fn begun_in_time(&self, game: GameRef, procedure: &str) -> Result<(), Refusal> {
        if !self.keeps_open(procedure) {
            return Ok(());
        }
        let played = self.state.played(game.round, game.table);
        self.not_closed(played.and_then(|played| self.closed_by_now(game, played)))
    }

    /// An award changes a result that was played only while that may be corrected, where the next pairing is what ends
    /// that: then the sheets are signed by nobody, and nothing else says that it stands.
    fn not_confirmed(&self, game: GameRef) -> Result<(), Refusal> {
        if self.law.ruleset.results.correct_until.value != Correction::NextPairing {
            return Ok(());
        }
        let played = self.state.played(game.round, game.table);
        self.not_closed(played.and_then(|played| self.closed(game, played)))
    }

    fn not_closed(&self, closed: Option<Closure>) -> Result<(), Refusal> {
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

    /// Whether a game may be awarded now, against this side where it goes against one; `round` where it is not the
    /// one being played.
    ///
    /// # Errors
    /// Where the regulation does not have the award, not for this office, not now, or not against this side.
    pub(in crate::tournament) fn may_award(
        &self,
        table: TableId,
        award: &str,
        round: Option<Round>,
        against: Option<Side>,
    ) -> Result<AwardGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let found = rules.award(award).ok_or_else(|| {
            let known = rules.awards.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Award, award, known).or_by(&rules.results.win.cite)
        })?;
        let (rule, cite) = (&found.value, &found.cite);
        if rule.serves.is_some() {
            return Err(Refusal::by(ResultReason::OnlyWithoutTable { name: rule.name.clone() }, cite));
        }
        if rule.by.is_empty() {
            let from = rules.sanctions_with(award).map(|it| it.value.name.clone()).collect();
            return Err(Refusal::by(ResultReason::OnlyFollows { name: rule.name.clone(), from }, cite));
        }
        self.given_to(&rule.by, Subject::Named(rule.name.clone()), cite)?;
        self.results_are_open()?;
        let round = round.unwrap_or(self.state.round);
        let game = GameRef { round, table };
        let playing = match round.cmp(&self.state.round) {
            Ordering::Less => {
                self.earlier(game, found, against)?;
                if let (Some(session), Some(played)) = (&rules.session, self.state.game_of(game)) {
                    self.round_is_over(session, (game, played), award)?;
                }
                None
            }
            Ordering::Greater => {
                return Err(Refusal::by(ResultReason::NoGamePlayed { table, round }, cite));
            }
            Ordering::Equal => Some(self.stands_for(table, found)?),
        };
        self.not_awarded(game, found)?;
        self.not_confirmed(game)?;
        self.loses(game, found, against)?;
        let due = playing.map_or(Ok(false), |playing| self.in_time((game, playing), found, against))?;
        let known = self.known_unasked();
        allows_unasked(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &rule.asks, cite)?;
        Ok(AwardGrant { award: found, game, due })
    }

    /// A game of an earlier round, which is over: what its result was got by came out only now.
    fn earlier(&self, game: GameRef, award: &Cited<Award>, against: Option<Side>) -> Result<(), Refusal> {
        let GameRef { round, table } = game;
        let unplayed = self.state.game_of(game).filter(|it| it.result.is_none() && self.never_entered(game));
        if let Some(unplayed) = unplayed
            && self.found_absent(unplayed, award, against)?
        {
            return Ok(());
        }
        let phase = match self.state.played(round, table) {
            Some(played) if played.handed_in => Phase::HandedIn,
            None if !self.never_entered(game) => {
                return Err(Refusal::by(ResultReason::NoGamePlayed { table, round }, &award.cite));
            }
            Some(_) | None => Phase::Over,
        };
        if award.value.phases.contains(&phase) {
            return Ok(());
        }
        let name = award.value.name.clone();
        Err(Refusal::by(ResultReason::EarlierGame { name, table, round }, &award.cite))
    }

    /// The game, where it stands as the award wants it. One that waits for a player has not begun, though its time
    /// runs.
    fn stands_for(&self, table: TableId, award: &Cited<Award>) -> Result<&'a Game, Refusal> {
        let phases = &award.value.phases;
        let game = self.game(table)?;
        let waits = game.absent.iter().flatten().any(|absence| absence.arrived_at.is_none());
        if waits && phases.contains(&Phase::Before) && self.state.phase(table) == Phase::Playing {
            return Ok(game);
        }
        self.game_in(table, phases, Subject::Named(award.value.name.clone()), &award.cite)
    }

    /// A game is awarded once.
    fn not_awarded(&self, game: GameRef, award: &Cited<Award>) -> Result<(), Refusal> {
        match self.state.played(game.round, game.table) {
            Some(played) if played.awarded => {
                let (name, how) = (award.value.name.clone(), played.how.clone());
                Err(Refusal::by(ResultReason::AlreadyAwarded { name, table: game.table, how }, &award.cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the side is named where it must be, and somebody sits there.
    fn loses(&self, game: GameRef, award: &Cited<Award>, against: Option<Side>) -> Result<(), Refusal> {
        let name = award.value.name.clone();
        let empty = |side| self.state.player(game, side).is_none_or(|player| player.is_empty());
        let why = match (award.value.against, against) {
            (Against::One, None) => ResultReason::NoLoserNamed { name },
            (Against::One, Some(side)) if empty(side) => ResultReason::NoLoserThere { name, side },
            (Against::Both, Some(_)) => ResultReason::NoSideLoses { name, both: true },
            (Against::None, Some(_)) => ResultReason::NoSideLoses { name, both: false },
            (Against::One, Some(_)) | (Against::Both | Against::None, None) => return Ok(()),
        };
        Err(Refusal::by(why, &award.cite))
    }

    /// What is awarded for lateness or for a round that is over is awarded when it is so, and not before. Whether it
    /// is such an award.
    fn in_time(
        &self,
        (at, game): (GameRef, &Game),
        award: &Cited<Award>,
        against: Option<Side>,
    ) -> Result<bool, Refusal> {
        let (rules, id) = (&self.law.ruleset, &award.value.id);
        let late = rules.late.as_ref().map_or(Ok(false), |late| self.late_enough(late, game, id, against))?;
        let over = rules
            .session
            .as_ref()
            .map_or(Ok(false), |session| self.round_is_over(session, (at, game), id))?;
        Ok(late || over)
    }

    /// Whoever was excluded from the event while his game was under way wins it no more.
    ///
    /// # Errors
    /// Where a result gives him more than a loss.
    pub(in crate::tournament) fn may_win(&self, game: &Game, sides: &[SideResult; 2]) -> Result<(), Refusal> {
        for side in Side::BOTH {
            let player = &game.players[side.index()];
            let excluded = self.state.exclusion(player).filter(|it| it.from == Excluded::Event);
            let Some(excluded) = excluded else { continue };
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

    fn late_enough(
        &self,
        late: &Late,
        game: &Game,
        id: &str,
        against: Option<Side>,
    ) -> Result<bool, Refusal> {
        let both = late.award_both.as_ref();
        if both.is_some_and(|both| both.value == id) {
            Side::BOTH.into_iter().try_for_each(|side| self.missed(late, game, side).map(drop))?;
            Side::BOTH.into_iter().try_for_each(|side| self.lost_by_lateness(late, game, side))?;
            return Ok(true);
        }
        let Some(side) = against.filter(|_| late.award.value == id) else { return Ok(false) };
        self.lost_by_lateness(late, game, side)?;
        let other = side.other();
        if let Some(both) = both
            && self.lost_by_lateness(late, game, other).is_ok()
        {
            return Err(Refusal::by(ResultReason::NeitherCame { award: both.value.clone() }, &both.cite));
        }
        // It goes to whoever is there.
        if game.absent[other.index()].is_some_and(|absence| absence.arrived_at.is_none()) {
            let player = game.players[other.index()].clone();
            return Err(Refusal::by(ResultReason::NotThereEither { player }, &late.award.cite));
        }
        Ok(true)
    }

    /// A game has not kept the round's time; one that has its result, as far as that may be corrected still. Whether
    /// it is to be awarded for that: one with a result only where somebody finds out.
    fn round_is_over(
        &self,
        session: &SessionTime,
        (at, game): (GameRef, &Game),
        id: &str,
    ) -> Result<bool, Refusal> {
        let Some(award) = session.award.as_ref().filter(|award| award.value == id) else { return Ok(false) };
        self.not_closed(game.result.as_ref().and_then(|played| self.closed(at, played)))?;
        let limit = session_limit(session, game);
        let Some(from) = round_from(&self.law.ruleset, game) else {
            return Err(Refusal::by(ResultReason::RoundTimeNotBegun, &award.cite));
        };
        // What had its result in time was over in time.
        let ended = game.result.as_ref().map(|played| played.entered_at);
        let gone = ended.unwrap_or(self.now).since(from);
        if session.missed(gone, limit) {
            return Ok(ended.is_none());
        }
        let why = match ended {
            Some(_) => ResultReason::OverInTime { gone, limit },
            None => ResultReason::RoundTimeRuns { gone, limit, left: limit - gone },
        };
        Err(Refusal::by(why, &session.base.cite))
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
}
