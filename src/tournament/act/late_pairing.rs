//! A game more in the round that is being played, and a pairing of it that was a mistake.

use super::byes;
use super::round::seated;
use super::unfinished::outweighed;
use crate::domain::{Citation, TableId};
use crate::rules::TimeMode;
use crate::tournament::about::concerns;
use crate::tournament::command::{PairLate, Pairing, RoundCommand, StartRound};
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{ByeGiven, Event, PairedLate, RoundEvent};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::Game;

const PAIR_LATE: OfferListing =
    OfferListing::at(7, "kind-play").called("offer-pair-late").sought("sought-pair-late");
const UNPAIR: OfferListing =
    OfferListing::at(21, "kind-mend").called("offer-unpair").sought("sought-pair-late");

/// A game that may be added now to the round that is being played.
struct LateGrant<'g> {
    /// Who has no game, as they were entered.
    players: Vec<&'g str>,
    /// The tables of the event at which nobody has played in this round.
    tables: Vec<TableId>,
    /// Whether the signal to start is still to come.
    waits: bool,
    /// The paragraph on who is there, and from when time runs.
    cite: &'g Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Who may be paired in the round that is being played, after it began, and where.
    ///
    /// # Errors
    /// Where no round is being played, everybody plays the same letters, or fewer than two have no game.
    fn may_pair_late(&self) -> Result<LateGrant<'a>, Refusal> {
        let (state, rules) = (self.state, &self.law.ruleset);
        let round = state.round;
        let Some((_, beside)) = state.playing().next().filter(|_| !state.is_round_over()) else {
            return Err(Refusal::own(RoundReason::NoRoundToJoin { round }));
        };
        if rules.time.mode.value == TimeMode::CentralRound {
            return Err(Refusal::by(RoundReason::NobodyJoins, &rules.time.mode.cite));
        }
        let out = |name: &str| self.excluded_from(name, round).is_some() || self.has_withdrawn(name);
        let free = |name: &&'a str| state.seat(name).is_none() && !out(name);
        let players: Vec<&'a str> = state.players.iter().map(|it| it.name.as_str()).filter(free).collect();
        if let [alone] = players[..] {
            return Err(Refusal::own(RoundReason::NobodyElse { player: alone.to_owned() }));
        }
        let tables = state.tables.keys().copied().filter(|table| state.game(*table).is_none()).collect();
        let cite = self.presence_cite();
        let waits = rules.start.together.value && beside.started_at.is_none();
        Ok(LateGrant { players, tables, waits, cite })
    }

    /// The game whose pairing may be dissolved now: nothing has happened at its table, and it is not the only one.
    ///
    /// # Errors
    /// Where nobody plays there, everybody plays the same letters, or something has happened.
    fn may_unpair(&self, table: TableId) -> Result<(&'a Game, &'a Citation), Refusal> {
        let (state, cite) = (self.state, self.presence_cite());
        let game = self.game(table)?;
        let mode = &self.law.ruleset.time.mode;
        if mode.value == TimeMode::CentralRound {
            return Err(Refusal::by(RoundReason::NobodyJoins, &mode.cite));
        }
        let here = state.here(table);
        let is_here = |event: &Event| concerns(event, state).1 == Some(table);
        let given = state.revocable_entries().any(|(_, it)| it.at >= game.drawn_at && is_here(&it.event));
        let touched = game.result.is_some()
            || given
            || game.hold.is_some()
            || !game.notes.is_empty()
            || game.absent.iter().any(Option::is_some)
            || state.slips.newest_at(&here).next().is_some()
            || state.claims.newest_at(&here).next().is_some()
            || state.runs.newest_at(&here).next().is_some()
            || state.orders.newest_at(&table).any(|(_, order)| order.placed_at >= state.round_at);
        let alone = state.playing().nth(1).is_none();
        if touched || alone {
            return Err(Refusal::own(RoundReason::PlayedThere { table }));
        }
        Ok((game, cite))
    }
}

/// A game more in the round that is being played.
pub(super) fn pair_late(ctx: &DecisionCtx<'_>, command: &PairLate) -> Decision {
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
pub(super) fn unpair(ctx: &DecisionCtx<'_>, table: TableId, reason: &str) -> Decision {
    let (game, cite) = ctx.may_unpair(table)?;
    guard::reason(reason, Subject::Unpairing, cite)?;
    let event = RoundEvent::Unpaired { table, players: game.players.clone(), reason: reason.to_owned() };
    Ok(vec![ctx.record(Event::Round(event), vec![cite.clone()])])
}

impl OfferMenu<'_> {
    /// Only as long as nothing has happened: a game that is played is not paired anew.
    pub(super) fn unpairing(&mut self, table: TableId) {
        if let Ok((_, cite)) = self.ctx.may_unpair(table) {
            let unpair = RoundCommand::Unpair { table, reason: String::new() };
            self.add(UNPAIR, unpair, cite).asks([("reason", Need::Reason { must: true })]);
        }
    }

    /// Whoever has no game may get one, as soon as there are two.
    pub(super) fn late(&mut self) {
        let Ok(grant) = self.ctx.may_pair_late() else { return };
        let names = || grant.players.iter().map(|name| (*name).to_owned()).collect();
        if grant.players.len() > 1 {
            let pair = PairLate { table: TableId(0), a: String::new(), b: String::new(), anyway: None };
            self.add(PAIR_LATE, RoundCommand::PairLate(pair), grant.cite).asks([
                ("table", Need::FreeTable(grant.tables.clone())),
                ("a", Need::Player(names())),
                ("b", Need::Opponent(names())),
                ("anyway", Need::Reason { must: false }),
            ]);
        }
    }
}
