//! A duplicate game: letters, slips, best moves, the end. How racks are drawn and how it ends are beside.

mod annul;
mod draw;
mod letters;
mod over;
mod source;

use crate::domain::{At, Citation, Points, Round, TableId};
use crate::lexicon::Outcome;
use crate::tournament::command::{ChooseMaster, DuplicateCommand, HandInMove};
use crate::tournament::desk::{BLANK, Desk, claim_to_lay};
use crate::tournament::event::{DuplicateEvent, Event, MasterChosen, MoveHandedIn, WordRuled};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, DrawGrant};
use crate::tournament::move_text::{MoveCheck, MoveFault, MoveText};
use crate::tournament::refusal::{DuplicateReason, Refusal, Subject};
use crate::tournament::state::MoveWorth;

use super::Decision;
use super::recount::with_recount;
use super::transaction::Transaction;

pub(in crate::tournament) fn decide(ctx: &DecisionCtx<'_>, command: &DuplicateCommand) -> Decision {
    match command {
        DuplicateCommand::DrawRack { letters, seed, reason, draw: None } => {
            draw::rack(ctx, letters.as_deref(), seed.as_deref(), reason.as_deref())
        }
        DuplicateCommand::DrawRack { letters, seed: _, reason, draw: Some(draw) } => {
            letters::put_right(ctx, *draw, letters.as_deref().unwrap_or_default(), reason.as_deref())
        }
        DuplicateCommand::HandInMove(it) => hand_in(ctx, it),
        DuplicateCommand::AnnulMove { table, draw, round, offence, reason } => {
            annul::annul(ctx, (*table, (*round, *draw)), offence, reason)
        }
        DuplicateCommand::ChooseMaster(it) => choose_master(ctx, it),
        DuplicateCommand::RuleWord { word, valid, reason, sources } => {
            rule_word(ctx, word, *valid, reason, sources)
        }
        DuplicateCommand::LeaveGame { table } => leave(ctx, *table),
        DuplicateCommand::EndDuplicate { end } => over::end(ctx, end.as_deref()),
        DuplicateCommand::AnnounceResults {} => over::announce(ctx),
    }
}

impl Transaction<'_> {
    pub(in crate::tournament) fn duplicate(&mut self, event: DuplicateEvent, cite: &Citation) {
        self.push(Event::Duplicate(event), vec![cite.clone()]);
    }
}

/// The round of a game where another one is played by now.
pub(in crate::tournament) fn earlier(ctx: &DecisionCtx<'_>, round: Round) -> Option<Round> {
    (round != ctx.state.round).then_some(round)
}

/// A reason with something in it.
pub(in crate::tournament) fn written(reason: Option<&str>) -> Option<String> {
    reason.map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_owned)
}

/// The word as signs of the game's, or the sign that is none.
fn spelled(desk: &Desk, word: &str, cite: &Citation) -> Result<String, Refusal> {
    let word = word.trim().replace('ς', "σ");
    let strange = desk.strange(&word).or_else(|| word.chars().find(|it| *it == BLANK));
    match strange {
        Some(sign) => Err(Refusal::by(DuplicateReason::NoLetter { sign: sign.to_string() }, cite)),
        None => Ok(word),
    }
}

/// What is found of a move with a draw's rack, on the board as it lay then.
fn checked(
    ctx: &DecisionCtx<'_>,
    grant: &DrawGrant<'_>,
    play: &MoveText,
    cite: &Citation,
) -> Result<(MoveText, MoveCheck), Refusal> {
    let desk = ctx.desk(grant.game, grant.number - 1)?;
    let play = MoveText { word: spelled(&desk, &play.word, cite)?, ..play.clone() };
    let found = desk.check(ctx.law, ctx.state, &grant.draw.rack, &play);
    let cannot = || {
        let (word, faults) = (play.word.clone(), vec![MoveFault::OffBoard]);
        Refusal::by(DuplicateReason::BadMove { word, faults }, cite)
    };
    let check = found.ok_or_else(cannot)?;
    Ok((play, check))
}

pub(in crate::tournament) fn hand_in(ctx: &DecisionCtx<'_>, slip: &HandInMove) -> Decision {
    let (rule, reason) = (&ctx.law.ruleset.slip.required, written(slip.reason.as_deref()));
    let grant = ctx.may_enter_slip((slip.round, slip.draw), slip.table)?;
    let cite = rule.cite.clone();
    let (play, check) = checked(ctx, &grant, &slip.play, &cite)?;
    let (table, draw) = (slip.table, grant.number);
    if let Some(before) = grant.draw.slips.get(&table) {
        if before.play == play {
            return Ok(Vec::new());
        }
        if reason.is_none() {
            let word = before.play.word.clone();
            return Err(Refusal::by(DuplicateReason::HandedInAlready { table, draw, word }, &cite));
        }
    } else if reason.is_none() && grant.game.announced_at.is_some() {
        return Err(Refusal::by(DuplicateReason::Announced, &cite));
    }
    let why = reason.clone().unwrap_or_default();
    let mut tx = Transaction::new(ctx);
    let round = earlier(ctx, grant.round);
    let event = DuplicateEvent::MoveHandedIn(MoveHandedIn { draw, round, table, play, check, reason });
    with_recount(&mut tx, (Some(grant.round), &why), |tx| tx.duplicate(event, &cite))?;
    tx.finish()
}

fn choose_master(ctx: &DecisionCtx<'_>, command: &ChooseMaster) -> Decision {
    ctx.may_play_duplicate()?;
    let grant = ctx.may_enter_draw(None, None)?;
    let cite = grant.rules.list.cite.clone();
    let (number, reason) = (grant.number, written(command.reason.as_deref()));
    // Everybody has given in when it is announced: the time is over.
    ctx.over_time(grant.draw, number)?;
    // Its letters are being changed, unless somebody has a move after all.
    if grant.game.to_change.is_some() && ctx.nobody_has_a_move(grant.game, grant.rules).is_ok() {
        return Err(Refusal::by(DuplicateReason::NothingDrawn, &cite));
    }
    ctx.no_claim_open()?;
    let (play, check) = checked(ctx, &grant, &command.play, &cite)?;
    if !check.faults.is_empty() {
        let faults = check.faults;
        return Err(Refusal::by(DuplicateReason::BadMove { word: play.word, faults }, &cite));
    }
    let said = |word: &str, listed| ctx.state.acceptable(word, listed);
    if let Some(bad) = check.words.iter().find(|it| said(&it.word, it.outcome) == Outcome::Invalid) {
        return Err(Refusal::by(DuplicateReason::BadMasterWord { word: bad.word.clone() }, &cite));
    }
    // The claim by which a player's word is laid instead of the program's move.
    let claim = claim_to_lay(ctx.law, ctx.state, grant.game).filter(|(_, _, claimed)| *claimed == play);
    let claim = claim.and_then(|(id, _, _)| Some((id, &ctx.law.ruleset.counts_as_top_word()?.cite)));
    match &grant.draw.master {
        Some(before) if before.play == play => return Ok(Vec::new()),
        Some(before) if reason.is_none() && claim.is_none() => {
            let word = before.play.word.clone();
            return Err(Refusal::by(DuplicateReason::MasterAlready { draw: number, word }, &cite));
        }
        Some(_) | None => {}
    }
    if reason.is_none() {
        none_scores_more(ctx, &grant, check.score, &cite)?;
    }
    let event = MasterChosen {
        draw: number,
        play,
        check,
        found_by: command.found_by.clone(),
        claim: claim.map(|it| it.0),
        reason,
    };
    let mut cites = vec![cite];
    cites.extend(claim.map(|(_, cite)| cite.clone()));
    Ok(vec![ctx.record(Event::Duplicate(DuplicateEvent::MasterChosen(event)), cites)])
}

/// The best move is the one with the most points: no slip that counts has more.
fn none_scores_more(
    ctx: &DecisionCtx<'_>,
    grant: &DrawGrant<'_>,
    best: Points,
    cite: &Citation,
) -> Result<(), Refusal> {
    for (table, slip) in &grant.draw.slips {
        let counted = ctx.state.move_worth(grant.rules, grant.game, grant.number, *table);
        if matches!(counted, MoveWorth::Points(points) if points > best) {
            let (word, score) = (slip.play.word.clone(), slip.check.score);
            let why = DuplicateReason::SlipScoresMore { table: *table, word, score, best };
            return Err(Refusal::by(why, cite));
        }
    }
    Ok(())
}

fn rule_word(ctx: &DecisionCtx<'_>, word: &str, valid: bool, reason: &str, sources: &[String]) -> Decision {
    let cite = ctx.may_rule_for_slips()?.list.cite.clone();
    guard::reason(reason, Subject::WordRuling, &cite)?;
    let read = ctx.law.tiles.read(word);
    let word = read.map_err(|_| Refusal::by(DuplicateReason::NoLetter { sign: word.to_owned() }, &cite))?;
    let word = word.text().to_owned();
    if ctx.state.ruled(&word) == Some(valid) {
        return Ok(Vec::new());
    }
    ctx.no_claim_on(&word)?;
    let mut tx = Transaction::new(ctx);
    let (reason, sources) = (reason.trim().to_owned(), sources.to_vec());
    let event = DuplicateEvent::WordRuled(WordRuled { word, valid, reason: reason.clone(), sources });
    with_recount(&mut tx, (None, &reason), |tx| tx.duplicate(event, &cite))?;
    tx.finish()
}

fn leave(ctx: &DecisionCtx<'_>, table: TableId) -> Decision {
    let grant = ctx.may_play_duplicate()?;
    let cite = grant.rules.leaves_zero.cite.clone();
    if ctx.state.game(table).is_none() {
        return Err(Refusal::by(DuplicateReason::NoNumber { table }, &cite));
    }
    if let Some(from) = grant.game.left.get(&table) {
        return Err(Refusal::by(DuplicateReason::HasLeft { table, from: *from }, &cite));
    }
    // Whoever has given in a slip of the draw that is under way has played it; so may everybody have whose time for it
    // was over: his slip perhaps lies among those that are still to be typed.
    let number = grant.game.number();
    let over = |end: At| end < ctx.now;
    let played = grant.game.last().is_none_or(|draw| {
        draw.master.is_some() || draw.slips.contains_key(&table) || draw.ends_at.is_some_and(over)
    });
    let from = if played { number + 1 } else { number };
    Ok(vec![ctx.record(Event::Duplicate(DuplicateEvent::PlayerLeft { table, from }), vec![cite])])
}
