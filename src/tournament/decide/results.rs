//! Results: entered, handed in; their awards and corrections are beside.

mod awards;
mod corrections;

use crate::domain::{Citation, ClaimId, Millis, Points, Round, RunId, Side, SlipId, TableId};
use crate::rules::{Against, Cited, EndKind, Overtime, Phase, Racks, Signatures};
use crate::tournament::command::{EnterResult, ResultCommand};
use crate::tournament::event::{Event, GameRef, ResultEntered, ResultEvent, ScoreParts};
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::score;
use crate::tournament::state::{Game, SlipState, State};

use super::Decision;
use super::round::with_the_last_result;
use super::transaction::Transaction;
use crate::tournament::guard::DecisionCtx;

pub(super) use awards::award;

pub(super) fn decide(ctx: &DecisionCtx<'_>, command: &ResultCommand) -> Decision {
    match command {
        ResultCommand::AwardGame(it) => awards::award_game(ctx, it),
        ResultCommand::EnterResult(it) => enter(ctx, it),
        ResultCommand::CorrectResult(it) => corrections::correct(ctx, it),
        ResultCommand::HandIn { table, signed } => hand_in(ctx, *table, *signed),
    }
}

/// Sums beyond this are slips of the finger: no game has come near it, in either direction.
const MOST_POINTS: i32 = 9_999;
/// No rack is worth more.
const MOST_ON_RACK: i32 = 200;
/// No overtime is longer: half a day.
const MOST_OVER: Millis = Millis::secs(43_200);

fn enter(ctx: &DecisionCtx<'_>, sheet: &EnterResult) -> Decision {
    let (table, id) = (sheet.table, &sheet.end);
    let mut sheet = sheet.clone();
    let rules = &ctx.law.ruleset;
    let Some(end) = rules.end(id) else {
        let all: Vec<&str> = rules.ends.iter().map(|end| end.value.id.as_str()).collect();
        return Err(Refusal::cited(
            RefusalCode::Unknown,
            format!("no game ends by “{id}” here"),
            format!("choose one of: {}", all.join(", ")),
            rules.ends.first().map_or(&rules.results.win.cite, |end| &end.cite),
        ));
    };
    let cite = &end.cite;
    if matches!(ctx.state.phase(table), Phase::Over | Phase::HandedIn) {
        return Err(Refusal::cited(
            RefusalCode::NotInThisPhase,
            format!("the game at table {table} has its result"),
            "correct it if it is wrong, as far as the regulation lets you",
            &rules.results.correct_until.cite,
        ));
    }
    let game = ctx.game_in(table, &[Phase::Playing], Subject::Result, cite)?;
    nothing_open(ctx, table, game.round, cite)?;
    plausible(&sheet, cite)?;
    let alone = game.players[1].is_empty();
    let tiles = if alone { [Points(0); 2] } else { tiles(end, &sheet)? };
    let overtime = rules.time.overtime.as_ref().filter(|_| end.value.overtime);
    let mut cites = vec![cite.clone()];
    if let Some(overtime) = overtime {
        cites.extend(forgiven(overtime, &mut sheet)?);
        survives(ctx, game, overtime, &sheet)?;
    }
    let parts = Side::BOTH.map(|side| ScoreParts {
        sheet: sheet.scores[side.index()],
        tiles: tiles[side.index()],
        overtime: overtime.map_or(Points(0), |rule| rule.deduction(sheet.over[side.index()])),
    });
    let scores = parts.map(|it| Points(it.sheet.0 + it.tiles.0 + it.overtime.0));
    let sides = if alone { score::alone(scores) } else { score::by_points(&rules.results, scores) };
    cites.extend(
        overtime.filter(|_| parts.iter().any(|it| it.overtime.0 != 0)).map(|it| it.points.cite.clone()),
    );
    let game = GameRef { round: game.round, table };
    let event = ResultEntered { game, end: id.to_owned(), sides, parts, best: sheet.best };
    let mut tx = Transaction::new(ctx);
    tx.push(Event::Result(ResultEvent::ResultEntered(event)), cites);
    with_the_last_result(&mut tx);
    tx.finish()
}

/// Takes away what arose only after the end, because the clock was not stopped; the paragraph where there was some.
fn forgiven(overtime: &Overtime, sheet: &mut EnterResult) -> Result<Option<Citation>, Refusal> {
    let rule = &overtime.free_after_end;
    let mut cite = None;
    for side in Side::BOTH.map(Side::index) {
        if !sheet.after_end[side] || sheet.over[side] == Millis(0) {
            continue;
        }
        if !rule.value {
            return Err(Refusal::cited(
                RefusalCode::NotOffered,
                "this regulation asks not when overtime arose",
                "enter what the clock shows",
                &rule.cite,
            ));
        }
        sheet.over[side] = Millis(0);
        cite = Some(rule.cite.clone());
    }
    Ok(cite)
}

/// Nothing at the table waits for a decision.
pub(super) fn nothing_open(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    round: Round,
    cite: &Citation,
) -> Result<(), Refusal> {
    let state = ctx.state;
    let Some(open) = open_matter(state, table, round) else { return Ok(()) };
    let (what, instead) = match open {
        OpenMatter::Slip(id) => (format!("slip {id} of table {table} is not decided"), "decide it first"),
        OpenMatter::Claim(id) => {
            let offence = state.claims.get(&id).map_or("", |claim| claim.offence.as_str());
            (format!("claim {id} at table {table} ({offence}) is not decided"), "decide it first")
        }
        OpenMatter::Run(id) => {
            let name = state.runs.get(&id).map_or("", |run| run.name.as_str());
            let what = format!("the procedure {id} at table {table} ({name}) is not over");
            (what, "finish its steps, or break it off and say why")
        }
    };
    Err(Refusal::cited(RefusalCode::WrongPhase, what, instead, cite))
}

/// Something at a table that waits for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tournament) enum OpenMatter {
    /// A slip.
    Slip(SlipId),
    /// A claim.
    Claim(ClaimId),
    /// A procedure under way.
    Run(RunId),
}

/// The first of what waits for a decision in a game.
pub(in crate::tournament) fn open_matter(state: &State, table: TableId, round: Round) -> Option<OpenMatter> {
    let here = |at: (Round, TableId)| at == (round, table);
    let undecided = |slip: &SlipState| slip.phase.is_undecided();
    let slip = state.slips.iter().find(|(_, slip)| here((slip.round, slip.table)) && undecided(slip));
    let claim = || state.claims.iter().find(|(_, it)| here((it.round, it.table)) && it.outcome.is_none());
    let run = || state.runs.iter().find(|(_, run)| here((run.round, run.table)) && !run.ended);
    slip.map(|(id, _)| OpenMatter::Slip(*id))
        .or_else(|| claim().map(|(id, _)| OpenMatter::Claim(*id)))
        .or_else(|| run().map(|(id, _)| OpenMatter::Run(*id)))
}

/// What nobody can have written on a sheet.
fn plausible(sheet: &EnterResult, cite: &Citation) -> Result<(), Refusal> {
    let bad =
        |what: String, instead: String| Err(Refusal::cited(RefusalCode::BadNumber, what, instead, cite));
    for side in Side::BOTH {
        let (score, rack) = (sheet.scores[side.index()].0, sheet.racks[side.index()].0);
        let over = sheet.over[side.index()];
        if !(-MOST_POINTS..=MOST_POINTS).contains(&score) {
            let range = format!("write the sum on the sheet, from -{MOST_POINTS} to {MOST_POINTS}");
            return bad(format!("{score} points for {side}"), range);
        }
        if !(0..=MOST_ON_RACK).contains(&rack) {
            let range = format!("write what the tiles left are worth, from 0 to {MOST_ON_RACK}");
            return bad(format!("{rack} points on the rack of {side}"), range);
        }
        if !(Millis(0)..=MOST_OVER).contains(&over) {
            let what = format!("{} milliseconds of overtime for {side}", over.0);
            return bad(what, "write it in milliseconds, 0 for none".to_owned());
        }
        if sheet.best.is_some_and(|best| !(0..=MOST_POINTS).contains(&best[side.index()].0)) {
            let what = format!("the highest play of {side}");
            return bad(what, format!("write what it counted, from 0 to {MOST_POINTS}"));
        }
    }
    Ok(())
}

/// What the tiles left take from each side, and give it.
fn tiles(end: &Cited<EndKind>, sheet: &EnterResult) -> Result<[Points; 2], Refusal> {
    let [a, b] = sheet.racks;
    let refuse =
        |code: RefusalCode, what: &str, instead: &str| Err(Refusal::cited(code, what, instead, &end.cite));
    if end.value.racks == Racks::ToLast {
        // Whoever moved last keeps his tiles without loss and gains the other's.
        let Some(last) = sheet.out else {
            return refuse(
                RefusalCode::MissingFact,
                "it was not said who moved last",
                "say which side, a or b",
            );
        };
        let gains = sheet.racks[last.other().index()];
        return Ok(Side::BOTH.map(|side| if side == last { gains } else { Points(-gains.0) }));
    }
    if let Some(out) = sheet.out
        && sheet.racks[out.index()].0 != 0
    {
        return refuse(
            RefusalCode::BadNumber,
            "whoever went out has no tiles left",
            "compare the racks, and who went out",
        );
    }
    let own = [Points(-a.0), Points(-b.0)];
    let both = [Points(b.0 - a.0), Points(a.0 - b.0)];
    match (end.value.racks, sheet.out) {
        // Where both have tiles left nobody went out, and each pays to the other.
        (Racks::Transfer, Some(_)) => Ok(both),
        (Racks::Transfer, None) if a.0 > 0 && b.0 > 0 => Ok(both),
        (Racks::Transfer, None) => refuse(
            RefusalCode::MissingFact,
            "it was not said who went out",
            "say which side, a or b: the tiles left on the other rack are credited to it",
        ),
        (Racks::OwnOnly | Racks::ToLast, _) => Ok(own),
        (Racks::None | Racks::External, _) if a.0 != 0 || b.0 != 0 => refuse(
            RefusalCode::NotAsked,
            "the console counts no tiles left at this end",
            "enter the final sums as the players have worked them out, and no racks",
        ),
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
    let awards: Vec<&str> =
        rules.awards.iter().map(|it| &it.value).filter(|it| fits(it)).map(|it| it.id.as_str()).collect();
    let instead = match awards.as_slice() {
        [] => "the game goes to the opponent".to_owned(),
        all => format!("award the game against him: {}", all.join(", ")),
    };
    let free = if overtime.free_after_end.value { "; overtime that arose after the end is none" } else { "" };
    let over = Overtime::shown(sheet.over[side.index()]);
    Err(Refusal::cited(
        RefusalCode::NotAllowed,
        format!(
            "{} is {} over, {} too much: more than {} ends the game",
            game.players[side.index()],
            over.age(),
            (over - max.value).age(),
            max.value.age()
        ),
        format!("{instead}{free}"),
        &max.cite,
    ))
}

fn hand_in(ctx: &DecisionCtx<'_>, table: TableId, signed: bool) -> Decision {
    let signatures = &ctx.law.ruleset.results.signatures;
    let cite = &signatures.cite;
    let game = ctx.game_in(table, &[Phase::Over], Subject::HandIn, cite)?;
    let game = GameRef { round: game.round, table };
    nothing_open(ctx, table, game.round, cite)?;
    // Who was awarded a game without the board signs no sheet.
    let awarded = ctx.state.played(game.round, table).is_some_and(|played| played.awarded);
    if signatures.value == Signatures::Both && !signed && !awarded {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            "the sheets are not signed by both",
            "let both sign, then hand them in",
            cite,
        ));
    }
    Ok(vec![ctx.record(Event::Result(ResultEvent::ResultHandedIn { game }), vec![cite.clone()])])
}
