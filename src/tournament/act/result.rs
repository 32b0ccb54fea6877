//! How a game ended on the board.

use crate::domain::{Citation, Millis, Points, Round, Side, TableId};
use crate::rules::{Against, Cited, EndKind, FreeAfterEnd, Overtime, Phase, Racks};
use crate::tournament::command::{EnterResult, ResultCommand};
use crate::tournament::decide::award::with_the_last_result;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{ClockNote, Event, GameRef, ResultEntered, ResultEvent, ScoreParts};
use crate::tournament::guard::{DecisionCtx, session_limit};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, of_sides, seats};
use crate::tournament::refusal::{Refusal, ResultReason, Subject};
use crate::tournament::state::{Game, Played};
use crate::tournament::{doubt, score};

const RESULT: OfferListing =
    OfferListing::at(9, "kind-result").called("offer-result").sought("sought-result");
const LATE_RESULT: OfferListing =
    OfferListing::at(9, "kind-result").called("offer-late-result").sought("sought-result");

/// A result that may be entered now.
struct ResultGrant<'g> {
    /// How the game ended.
    end: &'g Cited<EndKind>,
    /// The game.
    game: &'g Game,
}

/// Sums beyond this are slips of the finger: no game has come near it, in either direction.
pub(super) const MOST_POINTS: i32 = 9_999;

/// No rack is worth more.
const MOST_ON_RACK: i32 = 200;

/// No overtime is longer: half a day.
const MOST_OVER: Millis = Millis::secs(43_200);

impl<'a> DecisionCtx<'a> {
    /// Whether the game at a table may get this end now; `round` where it is not the one being played.
    ///
    /// # Errors
    /// Where no game ends so here, the game is not being played, an earlier one has its result, or something waits for
    /// a decision.
    fn may_enter(&self, table: TableId, end: &str, round: Option<Round>) -> Result<ResultGrant<'a>, Refusal> {
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
    pub(super) fn played_again(&self, table: TableId) -> Result<&'a Game, Refusal> {
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
}

pub(super) fn enter(ctx: &DecisionCtx<'_>, sheet: &EnterResult) -> Decision {
    let (table, id) = (sheet.table, &sheet.end);
    let mut sheet = sheet.clone();
    let rules = &ctx.law.ruleset;
    let ResultGrant { end, game } = ctx.may_enter(table, id, sheet.round)?;
    let cite = &end.cite;
    plausible(&sheet, cite)?;
    all_in(&sheet, cite)?;
    let alone = game.players[1].is_empty();
    let tiles = if alone || sheet.final_sums { [Points(0); 2] } else { tiles(end, &sheet)? };
    let overtime = rules.time.overtime.as_ref().filter(|_| end.value.overtime);
    let mut cites = vec![cite.clone()];
    if let Some(overtime) = overtime {
        cites.extend(forgiven(game, overtime, &mut sheet)?);
        survives(ctx, game, overtime, &sheet)?;
    }
    let parts = Side::BOTH.map(|side| ScoreParts {
        sheet: sheet.scores[side.index()],
        tiles: tiles[side.index()],
        overtime: overtime.map_or(Points(0), |rule| rule.deduction(sheet.over[side.index()])),
    });
    let scores = parts.map(|it| Points(it.sheet.0 + it.tiles.0 + it.overtime.0));
    let sides = if alone { score::alone(scores) } else { score::by_points(&rules.results, scores) };
    ctx.may_win(game, &sides)?;
    cites.extend(
        overtime.filter(|_| parts.iter().any(|it| it.overtime.0 != 0)).map(|it| it.points.cite.clone()),
    );
    let out = sheet.out.filter(|_| end.value.racks == Racks::External);
    // The same said twice, as by either player, is said once.
    let same = |it: &Played| {
        it.how == *id
            && it.sides == sides
            && it.parts == Some(parts)
            && it.best == sheet.best
            && (out.is_none() || it.out == out)
    };
    if game.result.as_deref().is_some_and(same) {
        return Ok(Vec::new());
    }
    let (standing, penalties) =
        (game.result.as_ref().map(|played| played.sides), game.counters.map(|it| it.points));
    let game = GameRef { round: game.round, table };
    // What is wrong is said before what is doubted.
    if !alone {
        are_meant(&sheet.sure, table, scores, cite)?;
    }
    is_over(ctx, &sheet.sure, game, cite)?;
    if let Some(standing) = standing.filter(|standing| *standing != sides) {
        let [a, b] = standing.map(|side| side.scored);
        let again = rules.results.last_game.as_ref().map_or(cite, |rule| &rule.cite);
        Refusal::unless_meant(&sheet.sure, ResultReason::ResultReplaced { table, a, b }, again)?;
    }
    let [a, b] = penalties;
    if penalties != [Points(0); 2] {
        Refusal::unless_meant(&sheet.sure, ResultReason::PenaltiesInSums { table, a, b }, cite)?;
    }
    let (best, final_sums) = (sheet.best, sheet.final_sums);
    let event = ResultEntered { game, end: id.to_owned(), sides, parts, out, best, final_sums };
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Result(ResultEvent::ResultEntered(event)), cites);
    with_the_last_result(&mut tx);
    tx.finish()
}

/// Somebody is sure of the sums of a game between two, where such are seldom meant.
///
/// # Errors
/// Where nobody has said so.
pub(super) fn are_meant(
    sure: &Sure,
    table: TableId,
    sums: [Points; 2],
    cite: &Citation,
) -> Result<(), Refusal> {
    let [a, b] = sums;
    if doubt::are_unusual(sums) {
        return Refusal::unless_meant(sure, ResultReason::UnusualSums { table, a, b }, cite);
    }
    Ok(())
}

/// No verdict in a game waits to be announced, or somebody is sure that it is over all the same.
///
/// # Errors
/// Where nobody has said so.
pub(super) fn is_over(
    ctx: &DecisionCtx<'_>,
    sure: &Sure,
    game: GameRef,
    cite: &Citation,
) -> Result<(), Refusal> {
    let why = |slip| ResultReason::VerdictNotAnnounced { table: game.table, slip };
    ctx.state.not_announced(game).map_or(Ok(()), |slip| Refusal::unless_meant(sure, why(slip), cite))
}

/// Takes away what arose only after the end, because the clock was not stopped; the paragraph where there was some.
fn forgiven(game: &Game, overtime: &Overtime, sheet: &mut EnterResult) -> Result<Option<Citation>, Refusal> {
    ran_on(game, overtime, sheet)?;
    let rule = &overtime.free_after_end;
    let mut cite = None;
    for side in Side::BOTH.map(Side::index) {
        if !sheet.after_end[side] || sheet.over[side] == Millis(0) {
            continue;
        }
        if !rule.value {
            return Err(Refusal::by(ResultReason::OvertimeIsOvertime, &rule.cite));
        }
        sheet.over[side] = Millis(0);
        cite = Some(rule.cite.clone());
    }
    Ok(cite)
}

/// After the end no clock of whoever ended it has run on, where the regulation speaks of the opponent.
fn ran_on(game: &Game, overtime: &Overtime, sheet: &EnterResult) -> Result<(), Refusal> {
    let only = |rule: &&Cited<FreeAfterEnd>| rule.value == FreeAfterEnd::Opponent;
    let Some(rule) = overtime.free_after_end_for.as_ref().filter(only) else { return Ok(()) };
    let after = |side: Side| sheet.after_end[side.index()] && sheet.over[side.index()] != Millis(0);
    let why = match sheet.out {
        Some(out) if after(out) => {
            ResultReason::EndedItThemselves { player: game.players[out.index()].clone() }
        }
        None if Side::BOTH.into_iter().all(after) => ResultReason::RanOnForBoth,
        Some(_) | None => return Ok(()),
    };
    Err(Refusal::by(why, &rule.cite))
}

/// What nobody can have written on a sheet.
fn plausible(sheet: &EnterResult, cite: &Citation) -> Result<(), Refusal> {
    let bad = |why: ResultReason| Err(Refusal::by(why, cite));
    for side in Side::BOTH {
        let (score, rack) = (sheet.scores[side.index()], sheet.racks[side.index()]);
        let over = sheet.over[side.index()];
        if !(-MOST_POINTS..=MOST_POINTS).contains(&score.0) {
            return bad(ResultReason::NoSuchSheet { score, side, most: MOST_POINTS });
        }
        if !(0..=MOST_ON_RACK).contains(&rack.0) {
            return bad(ResultReason::NoSuchRack { rack, side, most: MOST_ON_RACK });
        }
        if !(Millis(0)..=MOST_OVER).contains(&over) {
            return bad(ResultReason::NoSuchOvertime { over: over.0, side });
        }
        if sheet.best.is_some_and(|best| !(0..=MOST_POINTS).contains(&best[side.index()].0)) {
            return bad(ResultReason::NoSuchBest { side, most: MOST_POINTS });
        }
    }
    Ok(())
}

/// What is in the final sums is not said once more beside them.
fn all_in(sheet: &EnterResult, cite: &Citation) -> Result<(), Refusal> {
    let beside = sheet.racks != [Points(0); 2] || sheet.over != [Millis(0); 2] || sheet.out.is_some();
    if sheet.final_sums && beside {
        return Err(Refusal::by(ResultReason::InFinalSums, cite));
    }
    Ok(())
}

/// What the tiles left take from each side, and give it.
fn tiles(end: &Cited<EndKind>, sheet: &EnterResult) -> Result<[Points; 2], Refusal> {
    let [a, b] = sheet.racks;
    let refuse = |why: ResultReason| Err(Refusal::by(why, &end.cite));
    if end.value.racks == Racks::ToLast {
        // Whoever moved last keeps their tiles without loss and gains the other's.
        let Some(last) = sheet.out else { return refuse(ResultReason::NoLastMover) };
        let gains = sheet.racks[last.other().index()];
        return Ok(Side::BOTH.map(|side| if side == last { gains } else { Points(-gains.0) }));
    }
    if sheet.out.is_some_and(|out| sheet.racks[out.index()].0 != 0) {
        return refuse(ResultReason::OutWithTiles);
    }
    let own = [Points(-a.0), Points(-b.0)];
    let both = [Points(b.0 - a.0), Points(a.0 - b.0)];
    match (end.value.racks, sheet.out) {
        (Racks::Transfer, Some(_)) => Ok(both),
        // Where both have tiles left nobody went out: after so many turns each pays to the other, and no other end is
        // like that.
        (Racks::Transfer, None) if a.0 > 0 && b.0 > 0 => {
            if end.value.turns.is_some() {
                Ok(both)
            } else {
                refuse(ResultReason::OutWithTiles)
            }
        }
        (Racks::Transfer, None) => refuse(ResultReason::NobodyOut),
        (Racks::OwnOnly | Racks::ToLast, _) => Ok(own),
        (Racks::None | Racks::External, _) if a.0 != 0 || b.0 != 0 => refuse(ResultReason::CountsNoTiles),
        (Racks::None | Racks::External, _) => Ok([Points(0); 2]),
    }
}

/// More overtime than a game survives is no result: it is awarded.
fn survives(
    ctx: &DecisionCtx<'_>,
    game: &Game,
    overtime: &Overtime,
    sheet: &EnterResult,
) -> Result<(), Refusal> {
    let Some(max) = &overtime.max else { return Ok(()) };
    let beyond = Side::BOTH.into_iter().find(|side| overtime.ends_game(sheet.over[side.index()]));
    let Some(side) = beyond else { return Ok(()) };
    let rules = &ctx.law.ruleset;
    // Those for who does not come, or for a round that is over, are for something else.
    let late = rules.late.as_ref().map(|late| late.award.value.as_str());
    let session = rules.session.as_ref().and_then(|it| it.award.as_ref()).map(|award| award.value.as_str());
    let fits = |award: &crate::rules::Award| {
        award.against == Against::One
            && award.phases.contains(&Phase::Playing)
            && ![late, session].contains(&Some(award.id.as_str()))
    };
    let fit = rules.awards.iter().map(|it| &it.value).filter(|it| fits(it));
    let over = Overtime::displayed(sheet.over[side.index()]);
    let why = ResultReason::TooMuchOvertime {
        player: game.players[side.index()].clone(),
        over,
        beyond: over - max.value,
        most: max.value,
        awards: fit.map(|it| it.id.clone()).collect(),
        free: overtime.free_after_end.value,
    };
    Err(Refusal::by(why, &max.cite))
}

impl OfferMenu<'_> {
    pub(super) fn result(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let seated: Vec<Side> = self.seated(table).collect();
        let finished = self.finished(table);
        for end in &rules.ends {
            let (cite, it) = (&end.cite, &end.value);
            let (racks, last) = match it.racks {
                Racks::Transfer | Racks::ToLast => (true, true),
                Racks::OwnOnly => (true, false),
                Racks::None | Racks::External => (false, false),
            };
            let over = it.overtime && rules.time.overtime.is_some();
            let may = self.ctx.may_enter(table, &it.id, None);
            let blank = EnterResult::final_sums(table, it.id.clone(), [Points(0); 2]);
            let enter = ResultCommand::EnterResult(EnterResult { final_sums: false, ..blank });
            self.add(RESULT, enter, cite)
                .named(&it.name, "")
                .checked(may)
                .asks(of_sides("scores", seated.iter(), Need::Score))
                .asks(of_sides("racks", seated.iter().filter(|_| racks), Need::Rack))
                .asks(of_sides("over", seated.iter().filter(|_| over), Need::Over))
                .asks(last.then_some(("out", Need::Out)))
                .due_if(finished);
        }
    }

    /// Whether the clock says that the game is over.
    fn finished(&self, table: TableId) -> bool {
        let game = self.ctx.state.game(table);
        game.is_some_and(|game| game.notes.iter().any(|(_, it)| matches!(it, ClockNote::Finished { .. })))
    }

    /// Games of earlier rounds whose results have not come: put off, or their sheets are not in.
    pub(super) fn late_results(&mut self) {
        let Some(end) = self.ctx.law.ruleset.usual_end() else { return };
        let (state, now) = (self.ctx.state, self.ctx.state.round);
        let missing = state.games.iter().filter(|(at, game)| at.round < now && game.result.is_none());
        for (at, game) in missing {
            let may = self.ctx.may_enter(at.table, &end.value.id, Some(at.round));
            let blank = EnterResult::final_sums(at.table, end.value.id.clone(), [Points(0); 2]);
            let enter = ResultCommand::EnterResult(EnterResult { round: Some(at.round), ..blank });
            self.add(LATE_RESULT, enter, &end.cite)
                .named(&end.value.name, "")
                .of_players(Some(game.players.clone()))
                .checked(may)
                .asks(of_sides("scores", &seats(&game.players).collect::<Vec<_>>(), Need::Score))
                .due_if(true);
        }
    }
}
