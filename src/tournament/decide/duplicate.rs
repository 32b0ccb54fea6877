//! A duplicate game: letters, slips, best moves, the end. How racks are drawn and how it ends are beside.

mod draw;
mod over;

use crate::domain::{Citation, Points, TableId};
use crate::lexicon::Outcome;
use crate::tournament::command::{ChooseMaster, DuplicateCommand, HandInMove};
use crate::tournament::desk::{BLANK, Desk};
use crate::tournament::event::{DuplicateEvent, Event, MasterChosen, MoveAnnulled, MoveHandedIn, WordRuled};
use crate::tournament::guard::{self, DecisionCtx, DrawGrant};
use crate::tournament::move_text::{MoveCheck, MoveFault, MoveText};
use crate::tournament::refusal::{DuplicateReason, Refusal, Subject};
use crate::tournament::state::MoveWorth;

use super::Decision;
use super::transaction::Transaction;
pub(super) use over::with_recount;

pub(super) fn decide(ctx: &DecisionCtx<'_>, command: &DuplicateCommand) -> Decision {
    match command {
        DuplicateCommand::DrawRack { letters, seed, reason } => {
            draw::rack(ctx, letters.as_deref(), seed.as_deref(), reason.as_deref())
        }
        DuplicateCommand::HandInMove(it) => hand_in(ctx, it),
        DuplicateCommand::AnnulMove { table, draw, offence, reason } => {
            annul(ctx, (*table, *draw), offence, reason)
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
    fn duplicate(&mut self, event: DuplicateEvent, cite: &Citation) {
        self.push(Event::Duplicate(event), vec![cite.clone()]);
    }
}

/// A reason with something in it.
fn written(reason: Option<&str>) -> Option<String> {
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

fn hand_in(ctx: &DecisionCtx<'_>, slip: &HandInMove) -> Decision {
    let (rule, reason) = (&ctx.law.ruleset.slip.required, written(slip.reason.as_deref()));
    let grant = ctx.may_enter_slip(slip.draw, slip.table)?;
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
    let event = DuplicateEvent::MoveHandedIn(MoveHandedIn { draw, table, play, check, reason });
    let of = (Some(ctx.state.round), why.as_str());
    with_recount(&mut tx, of, |tx| tx.duplicate(event, &cite))?;
    tx.finish()
}

fn annul(
    ctx: &DecisionCtx<'_>,
    (table, draw): (TableId, Option<u16>),
    offence: &str,
    reason: &str,
) -> Decision {
    let grant = ctx.may_enter_slip(draw, table)?;
    let annuls = &grant.rules.annuls;
    let all = annuls.all();
    let rule = ctx.law.ruleset.offence(offence).filter(|_| all.contains(&offence));
    let Some(rule) = rule else {
        let known = all.iter().map(|it| (*it).to_owned()).collect();
        let offence = offence.to_owned();
        return Err(Refusal::by(DuplicateReason::NotAnnulling { offence, known }, &grant.rules.list.cite));
    };
    let cite = rule.cite.clone();
    let number = grant.number;
    if grant.draw.annulled.contains_key(&table) {
        return Err(Refusal::by(DuplicateReason::AnnulledAlready { table, draw: number }, &cite));
    }
    // What is about the end of the time is measured; of an earlier draw only people know when it was given in.
    let timed = offence == annuls.late || offence == annuls.writes_on;
    let measured = timed && number == grant.game.number();
    let over = if measured { Some(ctx.over_time(grant.draw, number)?) } else { None };
    if !measured || grant.game.announced_at.is_some() {
        guard::reason(reason, Subject::Annulment, &cite)?;
    }
    let mut tx = Transaction::new(ctx);
    let event = MoveAnnulled {
        draw: number,
        table,
        offence: offence.to_owned(),
        over,
        reason: reason.trim().to_owned(),
    };
    let (event, of) = (DuplicateEvent::MoveAnnulled(event), (Some(ctx.state.round), reason));
    with_recount(&mut tx, of, |tx| tx.duplicate(event, &cite))?;
    tx.finish()
}

fn choose_master(ctx: &DecisionCtx<'_>, command: &ChooseMaster) -> Decision {
    ctx.may_play_duplicate()?;
    let grant = ctx.may_enter_draw(None)?;
    let cite = grant.rules.list.cite.clone();
    let (number, reason) = (grant.number, written(command.reason.as_deref()));
    // Everybody has given in when it is announced: the time is over.
    ctx.over_time(grant.draw, number)?;
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
    let claim = upheld_claim(ctx, &check);
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

/// The claim by which a player's word is laid instead of the program's move.
fn upheld_claim<'a>(
    ctx: &DecisionCtx<'a>,
    check: &MoveCheck,
) -> Option<(crate::domain::SlipId, &'a Citation)> {
    let rule = ctx.law.ruleset.counts_as_top_word()?;
    let decided = ctx.state.slips.iter().filter(|(_, slip)| {
        slip.round == ctx.state.round
            && slip.phase.is_upheld()
            && check.words.iter().any(|it| slip.words.contains(&it.word))
    });
    decided.last().map(|(id, _)| (*id, &rule.cite))
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
    let grant = ctx.may_enter_draw(None)?;
    let cite = grant.rules.list.cite.clone();
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
    // Whoever has given in a slip of the draw that is under way has played it.
    let number = grant.game.number();
    let played =
        grant.game.last().is_none_or(|draw| draw.master.is_some() || draw.slips.contains_key(&table));
    let from = if played { number + 1 } else { number };
    Ok(vec![ctx.record(Event::Duplicate(DuplicateEvent::PlayerLeft { table, from }), vec![cite])])
}
