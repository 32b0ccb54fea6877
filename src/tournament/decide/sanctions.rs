//! Sanctions that an official imposes, and duties that are done.

use crate::domain::{Citation, DutyId};
use crate::rules::{Cited, DutyCause, Excluded, Facts, Phase, Sanction};
use crate::tournament::event::{Cause, ConductEvent, Event, GameRef, SanctionImposed};
use crate::tournament::guard;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};

use super::Decision;
use super::price::once_each;
use super::settle::{Scene, asked, carry_out, duties, work_out};
use super::transaction::Transaction;
use crate::tournament::guard::DecisionCtx;

pub(super) fn impose(ctx: &DecisionCtx<'_>, id: &str, player: &str, facts: &Facts, reason: &str) -> Decision {
    let rules = &ctx.law.ruleset;
    let Some(found) = rules.sanction(id) else {
        let known = rules.sanctions.iter().map(|it| (it.value.id.as_str(), &it.cite));
        return Err(ctx.unheard_of(Subject::Sanction, id, known));
    };
    let (rule, cite) = (&found.value, &found.cite);
    ctx.office_of(&rule.by, Subject::Named(rule.name.clone()), cite)?;
    plays_on(ctx, player, cite)?;
    let game = place(ctx, found, player)?;
    guard::reason(reason, Subject::Named(rule.name.clone()), cite)?;
    let asks = asked(rules, &rule.asks, rule.effects.iter().map(|item| &item.value.remedy));
    let known = ctx.known(&asks, facts, cite)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    let mut tx = Transaction::new(ctx);
    tx.facts = known;
    let mut scene = Scene::of(&tx, game, player, Cause::Sanction(rule.id.clone()), reason.to_owned());
    scene.asks = asks;
    let settled = work_out(&tx, &scene, &rule.effects)?;
    let event = SanctionImposed {
        sanction: rule.id.clone(),
        name: rule.name.clone(),
        player: player.to_owned(),
        table: scene.game.map(|game| game.table),
        facts: facts.clone(),
        reason: reason.to_owned(),
        effects: settled.follows.clone(),
    };
    let cites = std::iter::once(cite.clone()).chain(settled.cites()).collect();
    tx.push(Event::Conduct(ConductEvent::SanctionImposed(event)), once_each(cites));
    carry_out(&mut tx, &scene, &settled)?;
    duties(&mut tx, &DutyCause::Sanction(rule.id.clone()), player);
    tx.finish()
}

/// Whether the player is one of the event's, and not excluded.
fn plays_on(ctx: &DecisionCtx<'_>, player: &str, cite: &Citation) -> Result<(), Refusal> {
    if !ctx.state.players.iter().any(|known| known.name == player) {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("{player} is not entered"),
            "choose a player of the event, spelt the same",
        ));
    }
    match ctx.state.excluded.get(player) {
        Some(out) if out.from == Excluded::Event || out.round == ctx.state.round => Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("{player} is excluded since round {} ({})", out.round, out.why),
            "nothing more can be imposed on who plays on no more",
            cite,
        )),
        _ => Ok(()),
    }
}

/// The game in which it is imposed; `None` where none is needed and none is in the right phase.
fn place(ctx: &DecisionCtx<'_>, found: &Cited<Sanction>, player: &str) -> Result<Option<GameRef>, Refusal> {
    let rule = &found.value;
    let seat = ctx.state.seat(player).map(|(table, _)| table);
    let game = |table| GameRef { round: ctx.state.round, table };
    match seat {
        Some(table) if rule.phases.contains(&ctx.state.phase(table)) => Ok(Some(game(table))),
        _ if rule.phases.contains(&Phase::None) => Ok(None),
        Some(table) => ctx
            .game_in(table, &rule.phases, Subject::Named(rule.name.clone()), &found.cite)
            .map(|_| Some(game(table))),
        None => Err(Refusal::cited(
            RefusalCode::NotInThisPhase,
            format!("{}: {player} plays no game in round {}", rule.name, ctx.state.round),
            "it is for a player who has a game",
            &found.cite,
        )),
    }
}

pub(super) fn duty_done(ctx: &DecisionCtx<'_>, id: DutyId) -> Decision {
    let Some(duty) = ctx.state.duties.get(&id) else {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("there is no duty {id}"),
            "choose one from the list",
        ));
    };
    if duty.done_at.is_some() {
        return Ok(Vec::new());
    }
    let rule = ctx.law.ruleset.duty(&duty.id);
    Ok(vec![ctx.record(
        Event::Conduct(ConductEvent::DutyDone { duty: id }),
        rule.map(|it| it.cite.clone()).into_iter().collect(),
    )])
}
