//! Games that are decided without the board, or against it.

use std::cmp::Ordering;

use super::correction::CorrectionGrant;
use crate::domain::{Millis, Round, Side, TableId};
use crate::rules::{Against, Award, Cited, Facts, Late, NoValue, Phase, SessionTime};
use crate::tournament::command::{AwardGame, ResultCommand};
use crate::tournament::decide::award::{AwardStatement, give, worked_out};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::GameRef;
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, allows_unasked, no_signal, session_limit, unknown};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, SideRole, facts};
use crate::tournament::refusal::{ConductReason, Refusal, ResultReason, RoundReason, Subject};
use crate::tournament::state::{Game, Played};

const AWARD: OfferListing = OfferListing::at(18, "kind-award").sought("sought-award");
const AWARD_INSTEAD: OfferListing = AWARD.called("offer-award-instead");

/// The question for overtime, in seconds.
const OVER: &str = "over_s";

/// The questions for what two have played, whichever of them is named first.
const PLAYED: [&str; 2] = ["score_a", "score_b"];

/// An award that may be given now.
struct AwardGrant<'g> {
    /// Which.
    award: &'g Cited<Award>,
    /// In which game.
    game: GameRef,
    /// Whether it is for lateness or for a round that is over, and that is so.
    due: bool,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a game may be awarded now, against this side where it goes against one; `round` where it is not the
    /// one being played.
    ///
    /// # Errors
    /// Where the regulation does not have the award, not for this office, not now, or not against this side; or it
    /// `corrects` a result that is not there, or stands.
    fn may_award(
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
    fn corrects_by(&self, table: TableId, award: &Cited<Award>) -> bool {
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
    pub(super) fn loses(
        &self,
        game: GameRef,
        award: &Cited<Award>,
        against: Option<Side>,
    ) -> Result<(), Refusal> {
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

    /// Whether an award of an earlier game, whose result never came, is one for lateness: that somebody did not come is
    /// found out later, too. Where nobody noted it, as much of the round has gone as somebody may be late.
    ///
    /// # Errors
    /// Where it is, and that has not lost the game.
    fn found_absent(
        &self,
        game: &Game,
        award: &Cited<Award>,
        against: Option<Side>,
    ) -> Result<bool, Refusal> {
        let Some(late) = &self.law.ruleset.late else { return Ok(false) };
        let id = &award.value.id;
        let losers: Vec<Side> = if late.award_both.as_ref().is_some_and(|both| both.value == *id) {
            Side::BOTH.to_vec()
        } else {
            against.filter(|_| late.award.value == *id).into_iter().collect()
        };
        for side in &losers {
            if game.absent[side.index()].is_none() {
                self.could_have_come(late, game, *side)?;
            } else {
                self.lost_by_lateness(late, game, *side)?;
            }
        }
        Ok(!losers.is_empty())
    }

    /// Whether so much of a game's round has gone that whoever has not come has lost it.
    fn could_have_come(&self, late: &Late, game: &Game, side: Side) -> Result<(), Refusal> {
        let player = game.players[side.index()].clone();
        let from = game.late_from(late).ok_or_else(|| no_signal(late, Subject::Named(player.clone())))?;
        let (length, limit) = (self.now.since(from), late.forfeit_after.value);
        if late.forfeits(length) {
            return Ok(());
        }
        let (left, exactly) = (limit - length, late.forfeits(limit));
        let why = RoundReason::NotLateEnough { player, late: length, limit, left, exactly };
        Err(Refusal::by(why, &late.forfeit_after.cite))
    }

    /// What is awarded for overtime, as its question for that says, is awarded for more than a game survives.
    ///
    /// # Errors
    /// Where the overtime was not said, the game survives it, or it is more than all the time since the round began.
    fn long_enough(&self, game: GameRef, award: &Cited<Award>, known: &Facts) -> Result<(), Refusal> {
        let Some(rule) = &self.law.ruleset.time.overtime else { return Ok(()) };
        let asked = award.value.asks.iter().any(|ask| ask.fact == OVER);
        let Some(max) = rule.max.as_ref().filter(|_| asked) else { return Ok(()) };
        let Some(over) = known.get(OVER).map(|over| Millis::secs(*over)) else {
            return Err(unknown(&NoValue::Missing(OVER.to_owned()), &award.value.asks, &award.cite));
        };
        if !rule.ends_game(over) {
            return Err(Refusal::by(ResultReason::SurvivesOvertime { over, most: max.value }, &max.cite));
        }
        let playing = self.state.game_of(game).filter(|_| game.round == self.state.round);
        match playing.and_then(|game| self.round_gone(game)) {
            Some(gone) if gone < over => {
                Err(Refusal::by(ResultReason::OverBeyondRound { over, gone }, &max.cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Who has played a turn is said, where that is counted.
    ///
    /// # Errors
    /// Where it was not.
    fn told_who_moved(award: &Cited<Award>, known: &Facts) -> Result<(), Refusal> {
        let counted = !award.value.counts_unmoved.is_empty();
        let missing =
            Side::BOTH.map(Award::moved).into_iter().find(|fact| counted && !known.contains_key(*fact));
        missing.map_or(Ok(()), |fact| {
            Err(unknown(&NoValue::Missing(fact.to_owned()), &award.value.asks, &award.cite))
        })
    }

    /// What two have played, as the questions of an award for that say, is what their result says, where it is entered.
    ///
    /// # Errors
    /// Where the game has a result that was played, with other points.
    fn as_played(&self, game: GameRef, award: &Cited<Award>, known: &Facts) -> Result<(), Refusal> {
        let Some(played) = self.state.played(game.round, game.table).filter(|played| !played.awarded) else {
            return Ok(());
        };
        let [Some(one), Some(other)] = PLAYED.map(|fact| known.get(fact).copied()) else { return Ok(()) };
        let [a, b] = played.sides.map(|side| side.scored);
        let entered = [i64::from(a.0), i64::from(b.0)];
        if entered == [one, other] || entered == [other, one] {
            return Ok(());
        }
        Err(Refusal::by(ResultReason::OtherScores { table: game.table, a, b }, &award.cite))
    }
}

pub(super) fn award_game(ctx: &DecisionCtx<'_>, command: &AwardGame) -> Decision {
    let AwardGame { table, award: id, round, against, facts, corrects, reason, sure } = command;
    let against = *against;
    let AwardGrant { award: found, game, .. } = ctx.may_award(*table, id, *round, against, *corrects)?;
    let (award, cite) = (&found.value, &found.cite);
    let known = ctx.known(&award.asks, facts, cite)?;
    ctx.is_the_final_board(game.round, facts)?;
    guard::allows(award.allowed_if.as_ref(), award.otherwise.as_deref(), &known, &award.asks, cite)?;
    ctx.long_enough(game, found, &known)?;
    ctx.as_played(game, found, &known)?;
    DecisionCtx::told_who_moved(found, &known)?;
    guard::reason(reason, Subject::Named(award.name.clone()), cite)?;
    let mut tx = Transaction::new(ctx);
    let sides = worked_out(&tx, found, against, facts)?;
    let said = AwardStatement { corrects: *corrects, ..AwardStatement::of(against, facts, reason) };
    give(&mut tx, (game, None), found, said, sides)?;
    ctx.is_not_own((game, against), sure, cite)?;
    // One that is given in its place says so.
    if let Some(played) = ctx.state.played(game.round, game.table).filter(|_| !corrects) {
        let [a, b] = played.sides.map(|side| side.scored);
        let table = game.table;
        Refusal::unless_meant(sure, ResultReason::AwardOverResult { table, a, b }, cite)?;
    }
    tx.finish()
}

impl OfferMenu<'_> {
    /// The awards of the game at a table. What stands for a bye or a round that was missed is given without a table,
    /// and what only follows from something else is not given at all.
    pub(super) fn awards(&mut self, table: TableId) {
        let given = |award: &&Cited<Award>| award.value.serves.is_none() && !award.value.by.is_empty();
        for award in self.ctx.law.ruleset.awards.iter().filter(given) {
            self.award(table, award);
        }
    }

    pub(super) fn award(&mut self, table: TableId, award: &Cited<Award>) {
        let (cite, it) = (&award.cite, &award.value);
        let by = self.acting(&it.by);
        let ctx = DecisionCtx { by: &by, ..self.ctx };
        let instead = ctx.corrects_by(table, award);
        let may_award = |against| ctx.may_award(table, &it.id, None, against, instead);
        let (of, may, due) = match it.against {
            Against::One => {
                let (of, may) = self.sides(table, |side| may_award(Some(side)));
                let due = of.iter().any(|side| may_award(Some(*side)).is_ok_and(|grant| grant.due));
                (of, may, due)
            }
            Against::Both | Against::None => {
                let may = may_award(None);
                let due = may.as_ref().is_ok_and(|grant| grant.due);
                (Vec::new(), may.map(drop), due)
            }
        };
        let late = of.first().copied().filter(|_| due && of.len() == 1);
        let give = AwardGame { corrects: instead, ..AwardGame::of(table, it.id.clone()) };
        let listed = if instead { AWARD_INSTEAD } else { AWARD };
        let serves = it.by.is_empty() || self.ctx.may_serve_as(&it.by);
        self.add(listed, ResultCommand::AwardGame(give), cite)
            .named(&it.name, "")
            .by(&it.by)
            .serving(serves)
            .checked(may)
            .asks(
                (it.against == Against::One).then_some(("against", Need::Side { part: SideRole::Loser, of })),
            )
            .asks(facts(&it.asks, it.asks.iter().cloned()))
            .asks([("reason", Need::Reason { must: true })])
            .suggest(late)
            .due_if(due);
    }
}
