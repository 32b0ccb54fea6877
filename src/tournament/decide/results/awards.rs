//! Games decided without the board, or against it.

use crate::domain::{Side, TableId};
use crate::rules::{Against, Award, Cited, DutyCause, Facts, Late, Phase, SessionTime};
use crate::tournament::command::AwardGame;
use crate::tournament::decide::round::with_the_last_result;
use crate::tournament::decide::transaction::Transaction;
use crate::tournament::decide::{Decision, tally};
use crate::tournament::event::{Cause, Event, GameAwarded, GameRef, ResultEvent, SideResult};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::score;
use crate::tournament::state::Game;

pub(super) fn award_game(ctx: &DecisionCtx<'_>, command: &AwardGame) -> Decision {
    let AwardGame { table, award: id, round, against, facts, reason } = command;
    let (against, rules) = (*against, &ctx.law.ruleset);
    let Some(found) = rules.award(id) else {
        let all: Vec<&str> = rules.awards.iter().map(|award| award.value.id.as_str()).collect();
        return Err(Refusal::cited(
            RefusalCode::Unknown,
            format!("no game is awarded by “{id}” here"),
            format!("choose one of: {}", all.join(", ")),
            rules.awards.first().map_or(&rules.results.win.cite, |award| &award.cite),
        ));
    };
    let (award, cite) = (&found.value, &found.cite);
    ctx.office_of(&award.by, Subject::Named(award.name.clone()), cite)?;
    let game = match *round {
        Some(round) if round < ctx.state.round => earlier(ctx, GameRef { round, table: *table }, found)?,
        Some(round) if round > ctx.state.round => {
            return Err(no_game(GameRef { round, table: *table }, cite));
        }
        _ => {
            let game = stands(ctx, *table, found)?;
            in_time(ctx, game, found, against)?;
            GameRef { round: game.round, table: *table }
        }
    };
    already(ctx, game, award, cite)?;
    whom(&ctx.state.players_of(game).unwrap_or_default(), found, against)?;
    let known = ctx.known(&award.asks, facts, cite)?;
    guard::allows(award.allowed_if.as_ref(), award.otherwise.as_deref(), &known, &award.asks, cite)?;
    guard::reason(reason, Subject::Named(award.name.clone()), cite)?;
    let mut tx = Transaction::new(ctx);
    let sides = worked_out(&tx, found, against, facts)?;
    give(&mut tx, game, found, against, facts, reason, sides)?;
    with_the_last_result(&mut tx);
    tx.finish()
}

/// A game of an earlier round, which is over: what its result was got by came out only now.
fn earlier(ctx: &DecisionCtx<'_>, game: GameRef, award: &Cited<Award>) -> Result<GameRef, Refusal> {
    let unfinished =
        ctx.state.unfinished.get(&game.round).is_some_and(|tables| tables.contains_key(&game.table));
    let phase = match ctx.state.played(game.round, game.table) {
        Some(played) if played.handed_in => Phase::HandedIn,
        None if !unfinished => return Err(no_game(game, &award.cite)),
        _ => Phase::Over,
    };
    if award.value.phases.contains(&phase) {
        return Ok(game);
    }
    Err(Refusal::cited(
        RefusalCode::NotInThisPhase,
        format!("{}: the game at table {} of round {} is over", award.value.name, game.table, game.round),
        "this is awarded before, or never; correct the result as far as the regulation lets you",
        &award.cite,
    ))
}

fn no_game(game: GameRef, cite: &crate::domain::Citation) -> Refusal {
    let what = format!("no game was played at table {} in round {}", game.table, game.round);
    Refusal::cited(RefusalCode::Unknown, what, "name the round and the table of the game", cite)
}

/// Awards a game: the sides' results, the counters of whoever loses it, the duties.
///
/// It overturns a result that is not handed in; one that is handed in only where the award is for that. A game that
/// he has lost already is not lost once more.
///
/// # Errors
/// Where the award needs a fact that is not known, or the result stands.
pub(in crate::tournament::decide) fn award(
    tx: &mut Transaction<'_>,
    game: GameRef,
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
        if played.handed_in && !award.value.phases.contains(&Phase::HandedIn) {
            return Err(Refusal::cited(
                RefusalCode::NotInThisPhase,
                format!("{}: the result of table {} is handed in", award.value.name, game.table),
                "what is handed in stands",
                &award.cite,
            ));
        }
    }
    give(tx, game, award, against, facts, reason, sides)?;
    with_the_last_result(tx);
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

fn worked_out(
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

fn give(
    tx: &mut Transaction<'_>,
    game: GameRef,
    award: &Cited<Award>,
    against: Option<Side>,
    facts: &Facts,
    reason: &str,
    sides: [SideResult; 2],
) -> Result<(), Refusal> {
    let players = Side::BOTH.map(|side| tx.state.player(game, side).unwrap_or_default());
    let Award { id, name, counts, .. } = &award.value;
    let event = GameAwarded {
        game,
        award: id.clone(),
        name: name.clone(),
        against,
        facts: facts.clone(),
        sides,
        reason: reason.to_owned(),
    };
    tx.push(Event::Result(ResultEvent::GameAwarded(event)), vec![award.cite.clone()]);
    let losers = losers(&award.value, against);
    let about: Vec<&str> = match losers.as_slice() {
        [] => players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect(),
        losers => losers.iter().map(|side| players[side.index()].as_str()).collect(),
    };
    tally::duties(tx, &DutyCause::Award(id.clone()), &about.join(", "));
    for side in losers {
        for counter in counts {
            let cause = Cause::Award(id.clone());
            tally::count(tx, &cause, &players[side.index()], Some(game), counter, &award.cite)?;
        }
    }
    Ok(())
}

/// The game, where it stands as the award wants it. One that waits for a player has not begun, though its time runs.
fn stands<'d>(ctx: &'d DecisionCtx<'_>, table: TableId, award: &Cited<Award>) -> Result<&'d Game, Refusal> {
    let phases = &award.value.phases;
    let game = ctx.game(table)?;
    let waits = game.absent.iter().flatten().any(|absence| absence.arrived_at.is_none());
    if waits && phases.contains(&Phase::Before) && ctx.state.phase(table) == Phase::Playing {
        return Ok(game);
    }
    ctx.game_in(table, phases, Subject::Named(award.value.name.clone()), &award.cite)
}

/// A game is awarded once.
fn already(
    ctx: &DecisionCtx<'_>,
    game: GameRef,
    award: &Award,
    cite: &crate::domain::Citation,
) -> Result<(), Refusal> {
    match ctx.state.played(game.round, game.table) {
        Some(played) if played.awarded => Err(Refusal::cited(
            RefusalCode::Duplicate,
            format!("{}: the game at table {} was awarded already ({})", award.name, game.table, played.how),
            "correct the result if that was wrong",
            cite,
        )),
        _ => Ok(()),
    }
}

/// Whether the side is named where it must be.
fn whom(players: &[String; 2], award: &Cited<Award>, against: Option<Side>) -> Result<(), Refusal> {
    let refuse = |what: String, instead: &str| {
        Err(Refusal::cited(RefusalCode::MissingFact, what, instead, &award.cite))
    };
    let name = &award.value.name;
    match (award.value.against, against) {
        (Against::One, None) => refuse(format!("{name}: it was not said who loses"), "name the side: a or b"),
        (Against::One, Some(side)) if players[side.index()].is_empty() => {
            refuse(format!("{name}: nobody was paired at side {side}"), "name the other side")
        }
        (Against::Both, Some(_)) => refuse(format!("{name} goes against both"), "name no side"),
        (Against::None, Some(_)) => refuse(format!("{name} goes against nobody"), "name no side"),
        _ => Ok(()),
    }
}

/// What is awarded for lateness or for a round that is over is awarded when it is so, and not before.
fn in_time(
    ctx: &DecisionCtx<'_>,
    game: &Game,
    award: &Cited<Award>,
    against: Option<Side>,
) -> Result<(), Refusal> {
    let rules = &ctx.law.ruleset;
    if let Some(late) = &rules.late {
        late_enough(ctx, late, game, &award.value.id, against)?;
    }
    match &rules.session {
        Some(session) => round_is_over(ctx, session, game, &award.value.id),
        None => Ok(()),
    }
}

fn late_enough(
    ctx: &DecisionCtx<'_>,
    late: &Late,
    game: &Game,
    id: &str,
    against: Option<Side>,
) -> Result<(), Refusal> {
    let both = late.award_both.as_ref().filter(|both| both.value == id);
    if both.is_some() {
        return Side::BOTH.into_iter().try_for_each(|side| ctx.lost_by_lateness(late, game, side));
    }
    let Some(side) = against.filter(|_| late.award.value == id) else { return Ok(()) };
    ctx.lost_by_lateness(late, game, side)?;
    match &late.award_both {
        Some(both) if ctx.lost_by_lateness(late, game, side.other()).is_ok() => Err(Refusal::cited(
            RefusalCode::NotAllowed,
            "neither player came in time",
            format!("award it against both: {}", both.value),
            &both.cite,
        )),
        _ => Ok(()),
    }
}

fn round_is_over(ctx: &DecisionCtx<'_>, session: &SessionTime, game: &Game, id: &str) -> Result<(), Refusal> {
    let Some(award) = session.award.as_ref().filter(|award| award.value == id) else { return Ok(()) };
    let limit = game.session.unwrap_or(session.base.value);
    let Some(gone) = ctx.round_gone(game) else {
        let what = "the round's time has not begun to run";
        return Err(Refusal::cited(
            RefusalCode::TooEarly,
            what,
            "give the signal to start first",
            &award.cite,
        ));
    };
    if gone > limit {
        return Ok(());
    }
    let instead = if gone == limit {
        format!("exactly {} is still in time", limit.age())
    } else {
        format!("it is over in {}", (limit - gone).face())
    };
    let what = format!("{} of the round's {} have gone", gone.age(), limit.age());
    Err(Refusal::cited(RefusalCode::TooEarly, what, instead, &session.base.cite))
}
