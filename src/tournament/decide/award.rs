//! Results that a decision brings about: a game that is awarded, what the end of a round brings about, what a result
//! does that is taken out, and results that move after they were entered or announced.

use std::collections::BTreeMap;

use super::{Transaction, tally};
use crate::domain::{Citation, DutyId, Points, Round, Side};
use crate::rules::{Against, Award, Cited, DutyCause, Facts};
use crate::tournament::event::{
    Cause, ConductEvent, Event, GameAwarded, GameRef, ResultCorrected, ResultEvent, ResultRecounted,
    RulesetAct, SideResult,
};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, Subject};
use crate::tournament::state::{DutyState, Played, State};
use crate::tournament::{guard, score};

/// Awards a game: the sides' results, the counters of whoever loses it, the duties.
///
/// It overturns a result that is not handed in; one that is handed in only where the award is for that. A game that
/// they have lost already is not lost once more.
///
/// # Errors
/// Where the award needs a fact that is not known, or the result stands.
pub(in crate::tournament) fn award(
    tx: &mut Transaction<'_>,
    game: GameRef,
    cause: Option<&Cause>,
    award: &Cited<Award>,
    against: Option<Side>,
    facts: &Facts,
    reason: &str,
) -> Result<(), Refusal> {
    let sides = worked_out(tx, award, against, facts)?;
    if let Some(played) = tx.state.played(game.round, game.table) {
        let lost = |side: Side| played.sides[side.index()].halves <= sides[side.index()].halves;
        if played.awarded && losers(&award.value, against).iter().all(|side| lost(*side)) {
            return Ok(());
        }
    }
    tx.now().overturns(game, award)?;
    give(tx, (game, cause), award, AwardStatement::of(against, facts, reason), sides)?;
    Ok(())
}

/// Who loses by an award.
fn losers(award: &Award, against: Option<Side>) -> Vec<Side> {
    match award.against {
        Against::One => against.into_iter().collect(),
        Against::Both => Side::BOTH.to_vec(),
        Against::None => Vec::new(),
    }
}

pub(in crate::tournament) fn worked_out(
    tx: &Transaction<'_>,
    award: &Cited<Award>,
    against: Option<Side>,
    facts: &Facts,
) -> Result<[SideResult; 2], Refusal> {
    let mut facts = facts.clone();
    facts.entry("round".to_owned()).or_insert(i64::from(tx.state.round.0));
    score::by_award(&tx.ctx.law.ruleset.results, &award.value, against, &facts)
        .map_err(|problem| guard::unknown(&problem, &award.value.asks, &award.cite))
}

/// What is said with an award.
#[derive(Clone, Copy)]
pub(in crate::tournament) struct AwardStatement<'s> {
    pub(in crate::tournament) against: Option<Side>,
    pub(in crate::tournament) facts: &'s Facts,
    pub(in crate::tournament) reason: &'s str,
    pub(in crate::tournament) corrects: bool,
    /// Whoever loses by it was never there, whatever was noted.
    pub(in crate::tournament) never_came: bool,
}

impl<'s> AwardStatement<'s> {
    /// What is said with an award that takes nothing's place.
    pub(in crate::tournament) fn of(against: Option<Side>, facts: &'s Facts, reason: &'s str) -> Self {
        Self { against, facts, reason, corrects: false, never_came: false }
    }
}

/// Gives an award, with what it counts and what the round's end brings about where it was the last result; what follows
/// from it names the cause that comes back.
///
/// # Errors
/// Where what it counts needs a fact that is not known.
pub(in crate::tournament) fn give(
    tx: &mut Transaction<'_>,
    (game, cause): (GameRef, Option<&Cause>),
    award: &Cited<Award>,
    AwardStatement { against, facts, reason, corrects, never_came: missing }: AwardStatement<'_>,
    sides: [SideResult; 2],
) -> Result<Cause, Refusal> {
    let players = Side::BOTH.map(|side| tx.state.player(game, side).unwrap_or_default());
    let Award { id, name, counts, counts_absent, counts_unmoved, .. } = &award.value;
    let losers = losers(&award.value, against);
    let stayed_away =
        losers.iter().map(|side| missing || never_came(&tx.state, game, *side)).collect::<Vec<_>>();
    let this = Cause::Award(RulesetAct { id: id.clone(), entry: tx.state.next_entry() });
    let event = GameAwarded {
        cause: cause.cloned(),
        game,
        award: id.clone(),
        name: name.clone(),
        against,
        facts: facts.clone(),
        sides,
        corrects,
        reason: reason.to_owned(),
    };
    tx.push(Event::Result(ResultEvent::GameAwarded(event)), vec![award.cite.clone()]);
    let about: Vec<&str> = match losers.as_slice() {
        [] => players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect(),
        losers => losers.iter().map(|side| players[side.index()].as_str()).collect(),
    };
    tally::duties(tx, &DutyCause::Award(id.clone()), Some(&this), &about.join(", "));
    for (side, stayed_away) in losers.into_iter().zip(stayed_away) {
        let besides = counts_absent.iter().filter(|_| stayed_away);
        let moved = facts.get(Award::moved(side)).is_none_or(|moved| *moved != 0);
        let unmoved = counts_unmoved.iter().filter(|_| !moved);
        for counter in counts.iter().chain(besides).chain(unmoved) {
            tally::count(tx, &this, &players[side.index()], Some(game), counter, &award.cite)?;
        }
    }
    with_the_last_result(tx);
    sheets_came_in(tx, game.round);
    Ok(this)
}

/// Whether a player was missed at a game, did not come after that, and nothing was played.
fn never_came(state: &State, game: GameRef, side: Side) -> bool {
    let missing = state.game_of(game).and_then(|it| it.still_missing(side));
    missing.is_some() && state.played(game.round, game.table).is_none()
}

/// Raises what the end of a round brings about, and with the last round what the end of the event does, unless it has
/// been raised.
pub(in crate::tournament) fn round_ended(tx: &mut Transaction<'_>) {
    let round = tx.state.round;
    if round.0 == 0 {
        return;
    }
    raise_once(tx, &DutyCause::RoundEnd, &format!("round {round}"));
    if tx.state.last_round {
        let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
        raise_once(tx, &DutyCause::EventEnd, &name);
    }
    sheets_came_in(tx, round);
}

/// With the last score sheet of a round it is done to take them in; nobody needs to say so.
pub(in crate::tournament) fn sheets_came_in(tx: &mut Transaction<'_>, round: Round) {
    let state = &tx.state;
    let mut games = state.games.iter().filter(|(at, _)| at.round == round);
    if !games.all(|(at, game)| state.is_complete(*at, game)) {
        return;
    }
    let ruleset = &tx.ctx.law.ruleset;
    let with_sheets = |duty: &DutyState| ruleset.duty(&duty.id).filter(|rule| rule.value.with_sheets);
    let about = |duty: &DutyState| (duty.round == round).then(|| with_sheets(duty)).flatten();
    let live = state.duties.live().filter_map(|(id, duty)| Some((*id, about(duty)?.cite.clone())));
    for (duty, cite) in live.collect::<Vec<_>>() {
        let done = ConductEvent::DutyDone { duty, note: String::new(), of_itself: true };
        tx.push(Event::Conduct(done), vec![cite]);
    }
}

fn raise_once(tx: &mut Transaction<'_>, cause: &DutyCause, about: &str) {
    let from_this = tx.ctx.law.ruleset.duties.iter().filter(|duty| duty.value.on.contains(cause));
    let raised = from_this.into_iter().any(|rule| {
        tx.state.duties.newest_at(&rule.value.id.as_str().into()).any(|(_, duty)| stands_for(duty, about))
    });
    if !raised {
        tally::duties(tx, cause, None, about);
    }
}

/// Whether a duty was raised for a round, or the event, and did not fall away because it had not ended.
fn stands_for(duty: &DutyState, about: &str) -> bool {
    duty.about == about && duty.voided_at.is_none()
}

/// Takes out a result of this round that stands and is not handed in, and what the end of the round brought about.
pub(in crate::tournament) fn void_result(
    tx: &mut Transaction<'_>,
    game: GameRef,
    cause: &Cause,
    cite: &Citation,
) {
    let played = tx.state.played(game.round, game.table);
    let stands = played.is_some_and(|it| !it.awarded && !it.handed_in) && game.round == tx.state.round;
    if stands {
        let duties = round_end_duties(tx);
        let event = ResultEvent::ResultVoided { game, cause: cause.clone(), duties };
        tx.push(Event::Result(event), vec![cite.clone()]);
    }
}

/// What the end of the round brought about, where it has ended: it is raised anew once it has ended anew.
pub(super) fn round_end_duties(tx: &Transaction<'_>) -> Vec<DutyId> {
    raised_by_the_end(tx, &[DutyCause::RoundEnd, DutyCause::EventEnd])
}

/// The duties that stand of the end of this round and of the event.
pub(in crate::tournament) fn raised_by_the_end(tx: &Transaction<'_>, causes: &[DutyCause]) -> Vec<DutyId> {
    if !tx.state.is_round_over() {
        return Vec::new();
    }
    let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
    let round = format!("round {}", tx.state.round);
    let mut all = Vec::new();
    for cause in causes {
        let about = if *cause == DutyCause::EventEnd { &name } else { &round };
        for rule in tx.ctx.law.ruleset.duties.iter().filter(|rule| rule.value.on.contains(cause)) {
            let raised = tx.state.duties.newest_at(&rule.value.id.as_str().into());
            all.extend(raised.filter(|(_, duty)| stands_for(duty, about)).map(|(id, _)| id));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// With the last result of a round, what its end brings about.
pub(in crate::tournament) fn with_the_last_result(tx: &mut Transaction<'_>) {
    if tx.state.without_result.is_empty() {
        round_ended(tx);
    }
}

impl Transaction<'_> {
    /// Moves the result of a game by the penalties and credits that came, or fell away, after it was entered.
    pub(in crate::tournament) fn recount(&mut self, game: GameRef, cause: &Cause, cite: &[Citation]) {
        let Some(played) = self.state.result_of(game) else { return };
        let (now, then) = (self.state.penalty_points(game), played.points);
        let moved = Side::BOTH.map(Side::index).map(|side| Points(now[side].0.saturating_sub(then[side].0)));
        self.result_moves((game, &played), cause, (moved, false), cite);
    }

    /// Moves the result of a game by what a play in it counts more or less than was entered: what was played, also
    /// beneath an award, which may fall.
    pub(super) fn rescore(&mut self, game: GameRef, cause: &Cause, moved: [Points; 2], cite: &[Citation]) {
        let Some(played) = self.state.played_result(game) else { return };
        self.result_moves((game, &played), cause, (moved, true), cite);
    }

    /// What was awarded has its own points, whatever stood on the sheets.
    fn result_moves(
        &mut self,
        (game, played): (GameRef, &Played),
        cause: &Cause,
        (moved, play): ([Points; 2], bool),
        cite: &[Citation],
    ) {
        if played.awarded || moved == [Points(0); 2] {
            return;
        }
        let sum = |side: usize| Points(played.sides[side].scored.0.saturating_add(moved[side].0));
        let scores = Side::BOTH.map(Side::index).map(sum);
        let is_alone = self.state.player(game, Side::B).is_none_or(|name| name.is_empty());
        let rules = &self.ctx.law.ruleset.results;
        let sides = if is_alone { score::alone(scores) } else { score::by_points(rules, scores) };
        let top = self.state.result_of(game).map(|top| top.entry);
        let beneath = Some(played.entry).filter(|_| top != Some(played.entry));
        let event = ResultRecounted { game, cause: cause.clone(), moved, play, beneath, sides };
        self.push(Event::Result(ResultEvent::ResultRecounted(event)), cite.to_vec());
    }
}

/// Does something that may move what numbers have, and corrects the results that were announced: those of one round's
/// game, or those of all games. Where no game is played from the console it is done, and nothing else.
///
/// # Errors
/// Where results move and no reason is given, or another office mends them.
pub(in crate::tournament) fn with_recount(
    tx: &mut Transaction<'_>,
    (only, reason): (Option<Round>, &str),
    change: impl FnOnce(&mut Transaction<'_>),
) -> Result<(), Refusal> {
    let before = announced_sums(tx, only);
    change(tx);
    if correct(tx, (only, &before), reason) {
        guard::reason(reason, Subject::Correction, &moves_by(tx.ctx))?;
        tx.ctx.may_mend_results()?;
    }
    Ok(())
}

/// The same where it is no arbiter's error that is put right, but a claim that is decided or falls away: it counts for
/// every slip.
pub(in crate::tournament) fn recounting<T>(
    tx: &mut Transaction<'_>,
    reason: &str,
    change: impl FnOnce(&mut Transaction<'_>) -> T,
) -> T {
    let before = announced_sums(tx, None);
    let done = change(tx);
    correct(tx, (None, &before), reason);
    done
}

/// Corrects the results that were announced and come out otherwise than before; whether there are any.
fn correct(
    tx: &mut Transaction<'_>,
    (only, before): (Option<Round>, &BTreeMap<GameRef, Points>),
    reason: &str,
) -> bool {
    let after = announced_sums(tx, only);
    for (game, points) in &after {
        let moved = points.0 - before.get(game).map_or(points.0, |it| it.0);
        let Some(played) = tx.state.played(game.round, game.table).filter(|it| moved != 0 && !it.awarded)
        else {
            continue;
        };
        let (mut sides, game) = (played.sides, *game);
        sides[0].scored.0 += moved;
        let event =
            ResultCorrected { game, sides, misentered: false, awarded: false, reason: reason.to_owned() };
        let cite = moves_by(tx.ctx);
        tx.push(Event::Result(ResultEvent::ResultCorrected(event)), vec![cite]);
    }
    after != *before
}

/// The paragraph by which an arbiter's error moves points.
fn moves_by(ctx: &DecisionCtx<'_>) -> Citation {
    match (&ctx.law.ruleset.late_fix, &ctx.law.ruleset.duplicate) {
        (Some(fix), _) => fix.moves.cite.clone(),
        (None, Some(rules)) => rules.list.cite.clone(),
        (None, None) => ctx.silent(),
    }
}

/// What every number has in games whose results are announced, of one round or of all.
fn announced_sums(tx: &Transaction<'_>, only: Option<Round>) -> BTreeMap<GameRef, Points> {
    let mut sums = BTreeMap::new();
    let Some(rules) = &tx.ctx.law.ruleset.duplicate else { return sums };
    let state = &tx.state;
    let wanted = |round: &Round| only.is_none_or(|only| only == *round);
    let announced = state.duplicates.iter().filter(|(_, game)| game.announced_at.is_some());
    for (round, game) in announced.filter(|(round, _)| wanted(round)) {
        let played = state.games.keys().filter(|it| it.round == *round);
        sums.extend(played.map(|it| (*it, state.sum(rules, game, it.table))));
    }
    sums
}
