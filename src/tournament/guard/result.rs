//! Results and awards: when a game gets one, and when it is awarded.

use std::cmp::Ordering;

use crate::domain::{Citation, ClaimId, Round, RunId, Side, SlipId, TableId};
use crate::rules::{Against, Award, Cited, EndKind, GameResult, Late, Phase, SessionTime};
use crate::tournament::event::{GameRef, SideResult};
use crate::tournament::refusal::{ConductReason, Refusal, ResultReason, Subject};
use crate::tournament::state::{Game, Played, State};

use super::DecisionCtx;
use super::common::allows_unasked;
use super::correction::CorrectionGrant;
use super::lateness::session_limit;

/// A result that may be entered now.
pub(in crate::tournament) struct ResultGrant<'g> {
    /// How the game ended.
    pub(in crate::tournament) end: &'g Cited<EndKind>,
    /// The game.
    pub(in crate::tournament) game: &'g Game,
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

    /// Whether the game at a table may get this end now; `round` where it is not the one being played.
    ///
    /// # Errors
    /// Where no game ends so here, the game is not being played, an earlier one has its result, or something waits for
    /// a decision.
    pub(in crate::tournament) fn may_enter(
        &self,
        table: TableId,
        end: &str,
        round: Option<Round>,
    ) -> Result<ResultGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let end = rules.end(end).ok_or_else(|| {
            let known = rules.ends.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::End, end, known).or_by(&rules.results.win.cite)
        })?;
        self.is_not_worked_out(round.unwrap_or(self.state.round))?;
        let game = match round.filter(|round| *round != self.state.round) {
            Some(round) => self.still_to_come(GameRef { round, table })?,
            None if matches!(self.state.phase(table), Phase::Over | Phase::HandedIn) => {
                self.played_again(table)?
            }
            None => self.game_in(table, &[Phase::Playing], Subject::Result, &end.cite)?,
        };
        self.both_have_come(game, table)?;
        self.still_played(game)?;
        self.played_off(game, table, end)?;
        self.nothing_open(GameRef { round: game.round, table }, &end.cite)?;
        Ok(ResultGrant { end, game })
    }

    /// A game of an earlier round whose result has not come.
    fn still_to_come(&self, at: GameRef) -> Result<&'a Game, Refusal> {
        let cite = &self.law.ruleset.results.correct_until.cite;
        let GameRef { round, table } = at;
        match self.state.game_of(at).filter(|_| self.never_entered(at)) {
            Some(game) if game.result.is_none() => Ok(game),
            Some(_) => Err(Refusal::by(ResultReason::HasResult { table }, cite)),
            None => Err(Refusal::by(ResultReason::NoGamePlayed { table, round }, cite)),
        }
    }

    /// The game at a table that has its result, where another one between the two may count instead: it was played
    /// within the round's time. What was awarded for lateness was no game, and what is handed in stands.
    fn played_again(&self, table: TableId) -> Result<&'a Game, Refusal> {
        let rules = &self.law.ruleset;
        let again = rules.results.last_game.as_ref().filter(|rule| rule.value);
        let game = self.game(table)?;
        let played = self.state.played(game.round, table);
        let (Some(rule), Some(session)) = (again, &rules.session) else {
            return Err(Refusal::by(ResultReason::HasResult { table }, &rules.results.correct_until.cite));
        };
        let was_none = |played: &Played| {
            let late = rules.late.as_ref().is_some_and(|late| late.is_lost_by(&played.how));
            played.awarded && (late || session.award.as_ref().is_some_and(|award| award.value == played.how))
        };
        if played.is_some_and(|played| played.handed_in || was_none(played)) {
            return Err(Refusal::by(ResultReason::HasResult { table }, &rules.results.correct_until.cite));
        }
        self.may_replace(GameRef { round: game.round, table })?;
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

    /// Whether a game may be awarded now, against this side where it goes against one; `round` where it is not the
    /// one being played.
    ///
    /// # Errors
    /// Where the regulation does not have the award, not for this office, not now, or not against this side; or it
    /// `corrects` a result that is not there, or stands.
    pub(in crate::tournament) fn may_award(
        &self,
        table: TableId,
        award: &str,
        round: Option<Round>,
        against: Option<Side>,
        corrects: bool,
    ) -> Result<AwardGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let found = self.award(award)?;
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
            Ordering::Less | Ordering::Equal if corrects => {
                self.replaced(game)?;
                if round == self.state.round && !self.corrects_by(table, found) {
                    let name = rule.name.clone();
                    return Err(Refusal::by(ResultReason::AwardedBeside { name }, cite));
                }
                self.state.game_of(game)
            }
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
        if !corrects {
            self.not_awarded(game, found)?;
            self.not_confirmed(game)?;
        }
        self.loses(game, found, against)?;
        let due = playing.map_or(Ok(false), |playing| self.in_time((game, playing), found, against))?;
        self.winner_is_there(self.state.game_of(game), found, against)?;
        let known = self.known_unasked();
        allows_unasked(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &rule.asks, cite)?;
        Ok(AwardGrant { award: found, game, due })
    }

    /// Whether an award would take the place of the result of the game at a table, and could not be given beside it.
    pub(in crate::tournament) fn corrects_by(&self, table: TableId, award: &Cited<Award>) -> bool {
        let game = GameRef { round: self.state.round, table };
        let played = self.state.played(game.round, table);
        let beside =
            |played: &Played| !played.awarded && award.value.phases.contains(&self.state.phase(table));
        played.is_some_and(|played| !beside(played)) && !self.plays_again(game) && self.replaced(game).is_ok()
    }

    /// The result of a game is one whose place an award may take: what it may be corrected by.
    fn replaced(&self, game: GameRef) -> Result<(), Refusal> {
        let CorrectionGrant { cite, announced, together, signed, .. } = self.may_correct(game)?;
        if let Some((_, stands)) = announced {
            return Err(Refusal::by(ConductReason::AnnouncedStands, stands));
        }
        if let Some(why) = together {
            return Err(Refusal::by(ResultReason::Stands { why }, cite));
        }
        if signed {
            return Err(Refusal::by(ResultReason::SignedStands, cite));
        }
        Ok(())
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
        let phases: &[Phase] = match self.state.played(round, table) {
            Some(played) if played.handed_in => &[Phase::HandedIn],
            Some(_) => &[Phase::Over],
            None if !self.never_entered(game) => {
                return Err(Refusal::by(ResultReason::NoGamePlayed { table, round }, &award.cite));
            }
            // Whether it was put off before it began, or while it was played, or its result never came.
            None => &[Phase::Before, Phase::Playing, Phase::Over],
        };
        if phases.iter().any(|phase| award.value.phases.contains(phase)) {
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
        let waits = Side::BOTH.into_iter().any(|side| game.still_missing(side).is_some());
        let begun = self.state.phase(table) == Phase::Playing;
        if phases.contains(&Phase::Before) && begun {
            if waits {
                return Ok(game);
            }
            let may_be_missed = Side::BOTH.into_iter().any(|side| self.may_note_absent(table, side).is_ok());
            if may_be_missed && award.value.against == Against::One && !phases.contains(&Phase::Playing) {
                let name = award.value.name.clone();
                return Err(Refusal::by(ResultReason::NobodyMissed { name, table }, &award.cite));
            }
        }
        // Another game between the two may end without the board too; whoever sat in one was not missed at it.
        let late = self.law.ruleset.late.as_ref();
        let for_lateness = late.is_some_and(|late| late.is_lost_by(&award.value.id));
        if phases.contains(&Phase::Playing) && !for_lateness && self.plays_again(self.state.here(table)) {
            return Ok(game);
        }
        self.game_in(table, phases, Subject::Named(award.value.name.clone()), &award.cite)
    }

    /// Whether the two of a game may be playing another one that counts instead of it: in this round alone.
    fn plays_again(&self, game: GameRef) -> bool {
        let GameRef { round, table } = game;
        round == self.state.round
            && self.state.phase(table) == Phase::Over
            && self.played_again(table).is_ok()
    }

    /// A game is awarded once.
    fn not_awarded(&self, game: GameRef, award: &Cited<Award>) -> Result<(), Refusal> {
        match self.state.played(game.round, game.table) {
            Some(played) if played.awarded && !self.plays_again(game) => {
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

    /// A game is won by whoever is there: not by somebody who was missed and has not come, and by neither where both
    /// came too late.
    fn winner_is_there(
        &self,
        game: Option<&Game>,
        award: &Cited<Award>,
        against: Option<Side>,
    ) -> Result<(), Refusal> {
        let Some((game, winner)) = game.zip(against.map(Side::other)) else { return Ok(()) };
        let late = self.law.ruleset.late.as_ref();
        if game.still_missing(winner).is_some() {
            let player = game.players[winner.index()].clone();
            let late = late.filter(|late| late.award.value == award.value.id);
            let cite = late.map_or(&award.cite, |late| &late.award.cite);
            return Err(Refusal::by(ResultReason::WinnerNotThere { player }, cite));
        }
        let both = late.and_then(|late| Some((late, late.award_both.as_ref()?)));
        match both.filter(|_| game.result.is_none()) {
            Some((late, both))
                if Side::BOTH.into_iter().all(|side| self.lost_by_lateness(late, game, side).is_ok()) =>
            {
                Err(Refusal::by(ResultReason::NeitherCame { award: both.value.clone() }, &both.cite))
            }
            Some(_) | None => Ok(()),
        }
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
        let Some(from) = game.started_at else {
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
