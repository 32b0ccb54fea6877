//! A round: who plays, who has no opponent, what lateness is counted from, and whether it is the last.

use std::collections::BTreeSet;

use super::lists::freeze;
use super::{byes, withdrawal};
use crate::clock::GiveUp;
use crate::domain::{At, Citation, Lot, Millis, NO_TABLE, Round, TableId};
use crate::rules::{Demand, DutyCause, FreezeAt, LateBase, Serves, TimeMode};
use crate::tournament::command::{Pairing, RoundCommand, StartRound};
use crate::tournament::decide::award::{raised_by_the_end, round_ended};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{Event, RoundEvent, RoundStarted};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::state::State;

const LAST_ROUND: OfferListing = OfferListing::at(21, "kind-result");

/// No round is drawn longer before it is played, and none is played for longer.
const A_DAY: Millis = Millis::secs(24 * 60 * 60);

/// Where a player is named in a round.
#[derive(Clone, Copy)]
enum RoundSeat {
    Table(TableId),
    Bye,
    Missed,
}

impl State {
    /// The round that may be paired next.
    ///
    /// # Errors
    /// Where the one before was the last.
    pub fn next_round(&self) -> Result<Round, RoundReason> {
        if self.last_round {
            return Err(RoundReason::LastRoundOver { round: self.round });
        }
        Ok(Round(self.round.0 + 1))
    }
}

impl<'a> DecisionCtx<'a> {
    /// The round that may be paired now.
    ///
    /// # Errors
    /// Where the one before was the last.
    fn next_round(&self) -> Result<Round, Refusal> {
        self.state.next_round().map_err(Refusal::own)
    }

    /// Whether a round may be called the last one, or not the last: any that has begun. What a round begins by.
    ///
    /// # Errors
    /// Before the first round.
    fn may_declare_last(&self) -> Result<&'a Citation, Refusal> {
        let cite = &self.law.ruleset.start.together.cite;
        if self.state.round.0 == 0 {
            return Err(Refusal::by(RoundReason::NoneBegun, cite));
        }
        Ok(cite)
    }

    /// A moment at which the next round's pairing can have been published: not later than now, and not so long ago that
    /// it must be a mistake.
    ///
    /// # Errors
    /// Where it is none.
    fn published(&self, at: At) -> Result<At, Refusal> {
        if at > self.now {
            return Err(Refusal::own(RoundReason::DrawnLater { at, now: self.now }));
        }
        self.of_today(at).map_err(Refusal::own)
    }

    /// A moment at which a round can officially begin: not before its pairing was published, and within a day.
    ///
    /// # Errors
    /// Where a signal begins it, or it is no such moment.
    fn begins(&self, at: At, drawn: At) -> Result<At, Refusal> {
        let together = &self.law.ruleset.start.together;
        if together.value {
            return Err(Refusal::by(RoundReason::SignalBegins, &together.cite));
        }
        if at < drawn || at > self.now + A_DAY {
            return Err(Refusal::own(RoundReason::BeginsThen { at, drawn }));
        }
        Ok(at)
    }

    /// A moment that is not so long ago that it must be a mistake.
    pub(super) fn of_today(&self, at: At) -> Result<At, RoundReason> {
        if self.now.since(at) > A_DAY { Err(RoundReason::LongAgo { at }) } else { Ok(at) }
    }
}

pub(super) fn start(ctx: &DecisionCtx<'_>, command: &StartRound) -> Decision {
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
        freeze(&mut tx, FreezeAt::FirstGame);
    }
    ctx.some_list_decides(sure)?;
    let mut records = tx.finish()?;
    records.extend(ctx.give_up(|_| true, &GiveUp::NextRound));
    Ok(records)
}

/// Whether a round is the last is known to the organiser, perhaps only after it. What the end of the event brings about
/// arises with that where the round is over, and falls away where another one follows.
pub(super) fn declare_last(ctx: &DecisionCtx<'_>, is_last: bool) -> Decision {
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
pub(super) fn seated(
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
        plays(ctx, round, &pairing.a, RoundSeat::Table(table), &mut seated)?;
        if pairing.b.is_empty() {
            alone(ctx, pairing)?;
        } else {
            plays(ctx, round, &pairing.b, RoundSeat::Table(table), &mut seated)?;
        }
    }
    for name in byes {
        plays(ctx, round, name, RoundSeat::Bye, &mut seated)?;
    }
    for name in missed {
        plays(ctx, round, name, RoundSeat::Missed, &mut seated)?;
    }
    Ok(())
}

/// A player is entered, was not named before in this round, is not excluded from it and has not withdrawn.
fn plays<'p>(
    ctx: &DecisionCtx<'_>,
    round: Round,
    name: &'p str,
    seat: RoundSeat,
    seated: &mut BTreeSet<&'p str>,
) -> Result<(), Refusal> {
    if !ctx.state.players.has(name) {
        let (table, bye) = match seat {
            RoundSeat::Table(table) => (Some(table), false),
            RoundSeat::Bye => (None, true),
            RoundSeat::Missed => (None, false),
        };
        return Err(Refusal::own(RoundReason::NotEntered { player: name.to_owned(), table, bye }));
    }
    if !seated.insert(name) {
        return Err(Refusal::own(RoundReason::PlayerTwice { player: name.to_owned(), round }));
    }
    if let Some(excluded) = ctx.excluded_from(name, round) {
        return Err(ctx.excluded(name, excluded));
    }
    if ctx.has_withdrawn(name) && !matches!(seat, RoundSeat::Missed) {
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

impl OfferMenu<'_> {
    /// Once a round has begun it may be the last one, or not be it after all.
    pub(super) fn last_round(&mut self) {
        if let Ok(cite) = self.ctx.may_declare_last() {
            let last = !self.ctx.state.last_round;
            let name = if last { "offer-last-round" } else { "offer-not-last-round" };
            self.add(LAST_ROUND.called(name), RoundCommand::DeclareLast { is_last: last }, cite);
        }
    }
}
