//! Starting a round: who plays, who has no opponent, what lateness is counted from.

use std::collections::BTreeSet;

use crate::clock::GiveUp;
use crate::domain::{Citation, DutyId, Lot, Millis, NO_TABLE, Round, TableId};
use crate::rules::{Demand, DutyCause, FreezeAt, LateBase, Serves, TimeMode};
use crate::tournament::act::{byes, withdrawal};
use crate::tournament::command::{PairLate, Pairing, StartRound};
use crate::tournament::event::{
    ByeGiven, Cause, ConductEvent, Event, GameRef, PairedLate, Redated, ResultEvent, RoundEvent, RoundStarted,
};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, RedateGrant};
use crate::tournament::parts::Dated;
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::DutyState;

use super::transaction::Transaction;
use super::unfinished::outweighed;
use super::{Decision, lexicons, tally};

pub(in crate::tournament) fn start(ctx: &DecisionCtx<'_>, command: &StartRound) -> Decision {
    let command = &with_seats(ctx, &withdrawal::without_them(ctx, command))?;
    let StartRound {
        round,
        pairings,
        drawn_at,
        begins_at,
        late_base,
        byes,
        missed,
        lot,
        supervised,
        session,
        last,
        anyway,
        sure,
    } = command;
    let round = *round;
    let next = ctx.next_round()?;
    if round != next {
        let before = ctx.state.round;
        return Err(Refusal::own(RoundReason::NotNextRound { round, before, next }));
    }
    seated(ctx, round, pairings, [byes, missed])?;
    let mispaired = ctx.may_pair(command)?;
    let drawn_at = drawn_at.map_or(Ok(ctx.now), |at| ctx.published(at))?;
    let moments = (drawn_at, begins_at.unwrap_or(ctx.now));
    let (unfinished, anyway) = ctx.unfinished(mispaired, moments, anyway.as_deref())?;
    watched(ctx, pairings, supervised)?;
    limited(ctx, *session)?;
    let rules = &ctx.law.ruleset;
    let begins_at = begins_at.map(|at| ctx.begins(at, drawn_at)).transpose()?;
    let late_base = lateness_from(ctx, *late_base)?;
    let mut tx = Transaction::new(ctx);
    // What the end of a round brings about arises with its last result; here it does for a round without all of them.
    round_ended(&mut tx);
    let started = Event::Round(RoundEvent::RoundStarted(RoundStarted {
        round,
        pairings: pairings.clone(),
        drawn_at,
        begins_at,
        late_base,
        byes: byes.clone(),
        missed: missed.clone(),
        lot: lot.clone(),
        supervised: supervised.clone(),
        session: *session,
        last_round: *last,
        waits: rules.start.together.value,
        unfinished,
        anyway,
    }));
    let mut cite = vec![rules.start.together.cite.clone()];
    cite.extend(rules.late.as_ref().map(|late| late.base.cite.clone()));
    tx.push(started, cite);
    byes::without_table(&mut tx, round, byes, Serves::Bye)?;
    byes::without_table(&mut tx, round, missed, Serves::Missed)?;
    if !rules.start.together.value {
        lexicons::freeze(&mut tx, FreezeAt::FirstGame);
    }
    ctx.some_list_decides(sure)?;
    let mut records = tx.finish()?;
    records.extend(ctx.give_up(|_| true, &GiveUp::NextRound));
    Ok(records)
}

/// Whether a round is the last is known to the organiser, perhaps only after it. What the end of the event brings about
/// arises with that where the round is over, and falls away where another one follows.
pub(in crate::tournament) fn declare_last(ctx: &DecisionCtx<'_>, is_last: bool) -> Decision {
    let cite = ctx.may_declare_last()?;
    let mut tx = Transaction::new(ctx);
    if ctx.state.last_round == is_last {
        return tx.finish();
    }
    let duties = if is_last { Vec::new() } else { raised_by_the_end(&tx, &[DutyCause::EventEnd]) };
    tx.push(Event::Round(RoundEvent::LastDeclared { is_last, duties }), vec![cite.clone()]);
    if tx.state.is_round_over() {
        round_ended(&mut tx);
    }
    tx.finish()
}

/// A game more in the round that is being played.
pub(in crate::tournament) fn pair_late(ctx: &DecisionCtx<'_>, command: &PairLate) -> Decision {
    let grant = ctx.may_pair_late()?;
    let (round, table) = (ctx.state.round, command.table);
    let pairing = Pairing { table, a: command.a.clone(), b: command.b.clone() };
    seated(ctx, round, std::slice::from_ref(&pairing), [&[], &[]])?;
    let both = [&pairing.a, &pairing.b];
    for player in both {
        if let Some((table, _)) = ctx.state.seat(player) {
            return Err(Refusal::own(RoundReason::HasGame { player: player.clone(), table }));
        }
    }
    if ctx.state.game(table).is_some() {
        return Err(Refusal::own(RoundReason::TableInUse { table }));
    }
    // What is asked of a pairing is asked of this game alone: all others have theirs, or none.
    let others = ctx.state.players.iter().map(|it| it.name.clone()).filter(|name| !both.contains(&name));
    let alone = StartRound {
        missed: others.collect(),
        last: ctx.state.last_round,
        ..StartRound::new(round, vec![pairing.clone()])
    };
    let unfinished = ctx.may_pair(&alone)?;
    let anyway = outweighed(&unfinished, round, command.anyway.as_deref())?;
    let was_free = |it: &&ByeGiven| it.round == round && both.contains(&&it.player);
    let byes =
        ctx.state.byes.iter().map(AsRef::as_ref).filter(was_free).map(|it| it.player.clone()).collect();
    let paired = PairedLate { pairing, waits: grant.waits, byes, unfinished, anyway };
    let mut tx = Transaction::new(ctx);
    let entered = byes::entered(ctx.state, &paired.byes);
    tx.push(Event::Round(RoundEvent::PairedLate(paired)), vec![grant.cite.clone()]);
    for cause in entered {
        tx.void(&cause, command.anyway.as_deref().unwrap_or_default(), grant.cite);
    }
    tx.finish()
}

/// A pairing of the round that was a mistake.
pub(in crate::tournament) fn unpair(ctx: &DecisionCtx<'_>, table: TableId, reason: &str) -> Decision {
    let (game, cite) = ctx.may_unpair(table)?;
    guard::reason(reason, Subject::Unpairing, cite)?;
    let event = RoundEvent::Unpaired { table, players: game.players.clone(), reason: reason.to_owned() };
    Ok(vec![ctx.record(Event::Round(event), vec![cite.clone()])])
}

/// The round with its seats drawn by lot, where a seed is named: everybody who plays, one at each table from the first.
fn with_seats(ctx: &DecisionCtx<'_>, command: &StartRound) -> Result<StartRound, Refusal> {
    let Some(seed) = &command.lot else { return Ok(command.clone()) };
    let alone = ctx.law.ruleset.pairing.as_ref().and_then(|rules| rules.alone.as_ref());
    let Some(alone) = alone.filter(|rule| rule.value != Demand::Never) else {
        return Err(Refusal::own(RoundReason::NoSeatsByLot));
    };
    let absent = |name: &String| command.byes.contains(name) || command.missed.contains(name);
    let plays = |name: &String| !absent(name) && ctx.excluded_from(name, command.round).is_none();
    let mut names: Vec<String> = ctx.state.players.iter().map(|it| it.name.clone()).filter(plays).collect();
    let count = names.len();
    let drawn = Lot::new(seed, &format!("seats {}", command.round)).take(&mut names, count);
    let tables: Vec<TableId> = ctx.state.tables.keys().copied().collect();
    let numbers = 1..=u16::try_from(count).unwrap_or(u16::MAX);
    let seats: Vec<TableId> = if tables.is_empty() { numbers.map(TableId).collect() } else { tables };
    if seats.len() < count {
        let (tables, players) = (seats.len() as u16, count as u16);
        return Err(Refusal::by(RoundReason::TooFewSeats { tables, players }, &alone.cite));
    }
    let seat = |(a, table): (String, TableId)| Pairing { table, a, b: String::new() };
    let pairings: Vec<Pairing> = drawn.into_iter().zip(seats).map(seat).collect();
    if !command.pairings.is_empty() && command.pairings != pairings {
        return Err(Refusal::by(RoundReason::OtherSeats, &alone.cite));
    }
    Ok(StartRound { pairings, ..command.clone() })
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
pub(in crate::tournament) fn round_end_duties(tx: &Transaction<'_>) -> Vec<DutyId> {
    raised_by_the_end(tx, &[DutyCause::RoundEnd, DutyCause::EventEnd])
}

/// The duties that stand of the end of this round and of the event.
fn raised_by_the_end(tx: &Transaction<'_>, causes: &[DutyCause]) -> Vec<DutyId> {
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

/// Tables under supervision are those of a game, where the regulation knows such tables.
fn watched(ctx: &DecisionCtx<'_>, pairings: &[Pairing], supervised: &[TableId]) -> Result<(), Refusal> {
    let results = &ctx.law.ruleset.results;
    let Some(table) = supervised.first() else { return Ok(()) };
    let Some(rule) = results.supervised.as_ref().filter(|rule| rule.value) else {
        let why = RoundReason::NoSupervision { table: *table };
        return Err(Refusal::by(why, &results.correct_until.cite));
    };
    match supervised.iter().find(|table| !pairings.iter().any(|pairing| pairing.table == **table)) {
        Some(table) => Err(Refusal::by(RoundReason::NobodySupervised { table: *table }, &rule.cite)),
        None => Ok(()),
    }
}

/// Another time for the round is one of a regulation that limits it.
fn limited(ctx: &DecisionCtx<'_>, session: Option<Millis>) -> Result<(), Refusal> {
    let rules = &ctx.law.ruleset;
    match (session, &rules.session) {
        (None, _) => Ok(()),
        (Some(time), Some(rule)) if time > Millis(0) => {
            let fixed = rule.fixed.as_ref().filter(|fixed| fixed.value && time != rule.base.value);
            let usual = rule.base.value;
            fixed.map_or(Ok(()), |fixed| Err(Refusal::by(RoundReason::RoundTimeFixed { usual }, &fixed.cite)))
        }
        (Some(_), Some(rule)) => {
            Err(Refusal::by(RoundReason::NoTimeForRound { usual: rule.base.value }, &rule.base.cite))
        }
        (Some(_), None) => Err(Refusal::by(RoundReason::RoundNotLimited, &rules.time.mode.cite)),
    }
}

/// Everybody is entered, plays once, and may play.
fn seated(
    ctx: &DecisionCtx<'_>,
    round: Round,
    pairings: &[Pairing],
    [byes, missed]: [&[String]; 2],
) -> Result<(), Refusal> {
    let (mut tables, mut seated) = (BTreeSet::new(), BTreeSet::new());
    for pairing in pairings {
        let table = pairing.table;
        if !tables.insert(table) {
            return Err(Refusal::own(RoundReason::TableTwice { table }));
        }
        let known = ctx.state.tables.is_empty() || ctx.state.tables.contains_key(&table);
        if !known || table == NO_TABLE {
            return Err(Refusal::own(RoundReason::NoSuchTable { table }));
        }
        plays(ctx, round, &pairing.a, Seat::Table(table), &mut seated)?;
        if pairing.b.is_empty() {
            alone(ctx, pairing)?;
        } else {
            plays(ctx, round, &pairing.b, Seat::Table(table), &mut seated)?;
        }
    }
    for name in byes {
        plays(ctx, round, name, Seat::Bye, &mut seated)?;
    }
    for name in missed {
        plays(ctx, round, name, Seat::Missed, &mut seated)?;
    }
    Ok(())
}

/// Where a player is named in a round.
#[derive(Clone, Copy)]
enum Seat {
    Table(TableId),
    Bye,
    Missed,
}

/// A player is entered, was not named before in this round, is not excluded from it and has not withdrawn.
fn plays<'p>(
    ctx: &DecisionCtx<'_>,
    round: Round,
    name: &'p str,
    seat: Seat,
    seated: &mut BTreeSet<&'p str>,
) -> Result<(), Refusal> {
    if !ctx.state.players.has(name) {
        let (table, bye) = match seat {
            Seat::Table(table) => (Some(table), false),
            Seat::Bye => (None, true),
            Seat::Missed => (None, false),
        };
        return Err(Refusal::own(RoundReason::NotEntered { player: name.to_owned(), table, bye }));
    }
    if !seated.insert(name) {
        return Err(Refusal::own(RoundReason::PlayerTwice { player: name.to_owned(), round }));
    }
    if let Some(excluded) = ctx.excluded_from(name, round) {
        return Err(ctx.excluded(name, excluded));
    }
    if ctx.has_withdrawn(name) && !matches!(seat, Seat::Missed) {
        let why = RoundReason::HasWithdrawn { player: name.to_owned() };
        return Err(Refusal::by(why, &ctx.missed_cite()));
    }
    Ok(())
}

fn alone(ctx: &DecisionCtx<'_>, pairing: &Pairing) -> Result<(), Refusal> {
    let mode = &ctx.law.ruleset.time.mode;
    if mode.value == TimeMode::CentralRound {
        return Ok(());
    }
    let why = RoundReason::NoOpponent { player: pairing.a.clone(), table: pairing.table };
    Err(Refusal::by(why, &mode.cite))
}

/// Puts right when the pairing was published or the signal given.
pub(in crate::tournament) fn redate(
    ctx: &DecisionCtx<'_>,
    what: Dated,
    shift: Millis,
    reason: &str,
) -> Decision {
    let RedateGrant { was, cite } = ctx.may_redate(what)?;
    guard::reason(reason, what.into(), cite)?;
    let is = was + shift;
    if is == was {
        return Err(Refusal::by(RoundReason::RedatedByNothing, cite));
    }
    if is > ctx.now {
        return Err(Refusal::by(RoundReason::RedatedLater { at: is, now: ctx.now }, cite));
    }
    let is = ctx.of_today(is).map_err(|why| Refusal::by(why, cite))?;
    ctx.in_order(what, is, cite)?;
    let with_start = what == Dated::Pairing && !ctx.law.ruleset.start.together.value;
    let redated = Redated { what, was, is, with_start, reason: reason.to_owned() };
    Ok(vec![ctx.record(Event::Round(RoundEvent::Redated(redated)), vec![cite.clone()])])
}

/// What lateness is counted from in this round.
fn lateness_from(ctx: &DecisionCtx<'_>, wanted: Option<LateBase>) -> Result<Option<LateBase>, Refusal> {
    let rules = &ctx.law.ruleset;
    let Some(late) = &rules.late else {
        return match wanted {
            None => Ok(None),
            Some(_) => Err(Refusal::by(RoundReason::NoLateness, &rules.start.trigger.cite)),
        };
    };
    match wanted {
        None => Ok(Some(late.base.value)),
        Some(base) if base == late.base.value || late.base_options.value.contains(&base) => Ok(Some(base)),
        Some(_) => {
            let bases = std::iter::once(late.base.value).chain(late.base_options.value.iter().copied());
            Err(Refusal::by(RoundReason::NoSuchBase { bases: bases.collect() }, &late.base.cite))
        }
    }
}
