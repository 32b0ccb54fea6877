//! A duplicate game: slips, best moves, words that are ruled on, players who leave. How racks are drawn and how it
//! ends are beside.

use crate::domain::{At, Citation, Millis, Points, Role, Round, TableId};
use crate::lexicon::Outcome;
use crate::rules::{DuplicateRules, Phase};
use crate::tournament::command::{ChooseMaster, HandInMove};
use crate::tournament::decide::award::with_recount;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::desk::{BLANK, BoardAndTiles, claim_to_lay};
use crate::tournament::event::{
    DuplicateEvent, Event, GameRef, MasterChosen, MoveAnnulled, MoveHandedIn, WordRuled,
};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::move_text::{MoveCheck, MoveFault, MoveText};
use crate::tournament::refusal::{ConductReason, DuplicateReason, Refusal, Subject};
use crate::tournament::state::{Draw, DuplicateGame, HandedIn, MoveWorth};

/// A duplicate game that is under way or over.
pub(super) struct DuplicateGrant<'a> {
    /// What the regulation says of such games.
    pub(super) rules: &'a DuplicateRules,
    /// The game; empty before its first letters.
    pub(super) game: DuplicateGame,
}

/// A draw of it.
pub(super) struct DrawGrant<'a> {
    /// What the regulation says of such games.
    pub(super) rules: &'a DuplicateRules,
    /// The round whose game it is.
    pub(super) round: Round,
    /// The game.
    pub(super) game: &'a DuplicateGame,
    /// The draw's number.
    pub(super) number: u16,
    /// The draw.
    pub(super) draw: &'a Draw,
}

impl<'a> DecisionCtx<'a> {
    /// Whether whoever acts leads a duplicate game.
    fn leads_duplicate(&self) -> Result<&'a DuplicateRules, Refusal> {
        let rules = &self.law.ruleset;
        let Some(duplicate) = &rules.duplicate else {
            let ruleset = rules.identity.id.clone();
            return Err(Refusal::own(DuplicateReason::NoDuplicate { ruleset }));
        };
        self.office_of(&[Role::Referee], Subject::Duplicate, &duplicate.list.cite)?;
        Ok(duplicate)
    }

    /// Whether a duplicate game may be led on: play has begun, and the game is not over.
    ///
    /// # Errors
    /// Where the regulation knows no such game, for another office, before the signal, and once the game is over.
    pub(super) fn may_play_duplicate(&self) -> Result<DuplicateGrant<'a>, Refusal> {
        let rules = self.leads_duplicate()?;
        let cite = &rules.list.cite;
        let plays = |table: TableId| self.state.phase(table) == Phase::Playing;
        let game = self.state.duplicate().cloned().unwrap_or_default();
        if let Some(over) = &game.over {
            return Err(Refusal::by(DuplicateReason::Over { end: self.end_name(&over.end) }, cite));
        }
        if !self.state.playing().any(|(table, _)| plays(table)) {
            return Err(Refusal::by(DuplicateReason::NotPlayed, cite));
        }
        Ok(DuplicateGrant { rules, game })
    }

    /// Whether words may be ruled on for the slips of every game.
    ///
    /// # Errors
    /// Where nothing was drawn in any.
    fn may_rule_for_slips(&self) -> Result<&'a DuplicateRules, Refusal> {
        let rules = self.leads_duplicate()?;
        if self.state.duplicates.values().all(|game| game.number() == 0) {
            return Err(Refusal::by(DuplicateReason::NothingDrawn, &rules.rack.cite));
        }
        Ok(rules)
    }

    /// A draw of the game of this round or an earlier one, whether that is over or not.
    ///
    /// # Errors
    /// Where nothing was drawn, or there is no such draw.
    pub(super) fn may_enter_draw(
        &self,
        round: Option<Round>,
        wanted: Option<u16>,
    ) -> Result<DrawGrant<'a>, Refusal> {
        let rules = self.leads_duplicate()?;
        let cite = &rules.rack.cite;
        let round = round.unwrap_or(self.state.round);
        let game: Option<&'a DuplicateGame> = self.state.duplicates.get(&round).map(AsRef::as_ref);
        let Some(game) = game.filter(|game| game.number() > 0) else {
            return Err(Refusal::by(DuplicateReason::NothingDrawn, cite));
        };
        let number = wanted.unwrap_or(game.number());
        let Some(draw) = game.draw(number) else {
            return Err(Refusal::by(DuplicateReason::NoDraw { draw: number, last: game.number() }, cite));
        };
        Ok(DrawGrant { rules, round, game, number, draw })
    }

    /// A draw whose time has begun, for a number that somebody has who plays in it.
    ///
    /// # Errors
    /// As [`Self::may_enter_draw`], and where nobody has the number, its player has left, time has not begun, or the
    /// game's results stand by now.
    fn may_enter_slip(
        &self,
        (round, wanted): (Option<Round>, Option<u16>),
        table: TableId,
    ) -> Result<DrawGrant<'a>, Refusal> {
        let grant = self.may_enter_draw(round, wanted)?;
        let Some(seat) = self.state.game_of(GameRef { round: grant.round, table }) else {
            let cite = &self.law.ruleset.slip.required.cite;
            return Err(Refusal::by(DuplicateReason::NoNumber { table }, cite));
        };
        self.in_time_to_mend(grant.game)?;
        if let Some(from) = grant.game.left.get(&table).filter(|from| grant.number >= **from) {
            let cite = &grant.rules.leaves_zero.cite;
            return Err(Refusal::by(DuplicateReason::HasLeft { table, from: *from }, cite));
        }
        // A draw whose time had begun before an exclusion may have been written; nothing is after it.
        let player = seat.players[0].clone();
        let out = self.excluded_from(&player, grant.round);
        if let Some(out) = out.filter(|out| grant.draw.started_at.is_some_and(|began| began > out.at)) {
            let why = ConductReason::PlaysNoMore { player, round: out.round, why: out.why.clone() };
            return Err(Refusal { why: why.into(), cite: self.excluded_by(&out.why) });
        }
        if grant.draw.started_at.is_none() {
            let cite = &self.law.ruleset.start.trigger.cite;
            return Err(Refusal::by(DuplicateReason::TimeNotBegun { draw: grant.number }, cite));
        }
        Ok(grant)
    }

    /// How long ago the time of a draw ended.
    ///
    /// # Errors
    /// Where it has not.
    pub(super) fn over_time(&self, draw: &Draw, number: u16) -> Result<Millis, Refusal> {
        let cite = &self.law.ruleset.time.on_zero.cite;
        let Some(end) = draw.ends_at else {
            return Err(Refusal::by(DuplicateReason::TimeNotBegun { draw: number }, cite));
        };
        let over = self.now.since(end);
        if over <= Millis(0) {
            return Err(Refusal::by(DuplicateReason::TimeRuns { left: Millis(-over.0) }, cite));
        }
        Ok(over)
    }
}

impl Transaction<'_> {
    pub(super) fn duplicate(&mut self, event: DuplicateEvent, cite: &Citation) {
        self.push(Event::Duplicate(event), vec![cite.clone()]);
    }
}

/// The round of a game where another one is played by now.
fn earlier(ctx: &DecisionCtx<'_>, round: Round) -> Option<Round> {
    (round != ctx.state.round).then_some(round)
}

/// A reason with something in it.
pub(super) fn written(reason: Option<&str>) -> Option<String> {
    reason.map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_owned)
}

/// The word as signs of the game's, or the sign that is none.
fn spelled(desk: &BoardAndTiles, word: &str, cite: &Citation) -> Result<String, Refusal> {
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

pub(super) fn hand_in(ctx: &DecisionCtx<'_>, slip: &HandInMove) -> Decision {
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

pub(super) fn choose_master(ctx: &DecisionCtx<'_>, command: &ChooseMaster) -> Decision {
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

pub(super) fn rule_word(
    ctx: &DecisionCtx<'_>,
    word: &str,
    valid: bool,
    reason: &str,
    sources: &[String],
) -> Decision {
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

pub(super) fn leave(ctx: &DecisionCtx<'_>, table: TableId) -> Decision {
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

pub(super) fn annul(
    ctx: &DecisionCtx<'_>,
    (table, at): (TableId, (Option<Round>, Option<u16>)),
    offence: &str,
    reason: &str,
) -> Decision {
    let grant = ctx.may_enter_slip(at, table)?;
    let annuls = &grant.rules.annuls;
    let all = annuls.all();
    let rule = ctx.law.ruleset.offence(offence).filter(|_| all.contains(&offence));
    let Some(rule) = rule else {
        let known = all.iter().map(|it| (*it).to_owned()).collect();
        let offence = offence.to_owned();
        return Err(Refusal::by(DuplicateReason::NotAnnulling { offence, known }, &grant.rules.list.cite));
    };
    let cite = rule.cite.clone();
    let (number, round) = (grant.number, earlier(ctx, grant.round));
    if grant.draw.annulled.contains_key(&table) {
        return Err(Refusal::by(DuplicateReason::AnnulledAlready { table, draw: number }, &cite));
    }
    // What is about the end of the time is measured; of an earlier draw only people know when it was given in.
    let timed = offence == annuls.late || offence == annuls.writes_on;
    let late = timed && number == grant.game.number() && round.is_none();
    let over = if late { Some(ctx.over_time(grant.draw, number)?) } else { None };
    // Nor is there anything to measure where the slip lay here before the end: whoever says otherwise says why.
    let before = |slip: &HandedIn| grant.draw.ends_at.is_some_and(|end| slip.first_at <= end);
    let was_in = timed && grant.draw.slips.get(&table).is_some_and(|slip| before(slip));
    if was_in && reason.trim().is_empty() {
        return Err(Refusal::by(DuplicateReason::GivenInBefore { table, draw: number }, &cite));
    }
    let over = over.filter(|_| !was_in);
    let measured = over.is_some();
    if !measured || grant.game.announced_at.is_some() {
        guard::reason(reason, Subject::Annulment, &cite)?;
    }
    let mut tx = Transaction::new(ctx);
    let event = MoveAnnulled {
        draw: number,
        round,
        table,
        offence: offence.to_owned(),
        over,
        reason: reason.trim().to_owned(),
    };
    let event = DuplicateEvent::MoveAnnulled(event);
    with_recount(&mut tx, (Some(grant.round), reason), |tx| tx.duplicate(event, &cite))?;
    tx.finish()
}
