//! Sanctions that an official imposes, and duties that are done.

use crate::domain::{Citation, DutyId};
use crate::rules::{Cited, DutyCause, Excluded, Facts, Phase, Sanction};
use crate::tournament::command::Command;
use crate::tournament::event::{Cause, Event, GameRef, SanctionImposed};
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::draft::Draft;
use super::price::once_each;
use super::settle::{Scene, asked, carry_out, duties, work_out};
use super::{Decision, Desk};

pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Decision {
    match command {
        Command::Impose { sanction, player, facts, reason } => impose(desk, sanction, player, facts, reason),
        Command::DutyDone { duty } => duty_done(desk, *duty),
        _ => Ok(Vec::new()),
    }
}

fn impose(desk: &Desk<'_>, id: &str, player: &str, facts: &Facts, reason: &str) -> Decision {
    let rules = &desk.law.ruleset;
    let Some(found) = rules.sanction(id) else {
        let known = rules.sanctions.iter().map(|it| (it.value.id.as_str(), &it.cite));
        return Err(desk.unheard_of("sanction", id, known));
    };
    let (rule, cite) = (&found.value, &found.cite);
    desk.office_of(&rule.by, &rule.name, cite)?;
    plays_on(desk, player, cite)?;
    let game = place(desk, found, player)?;
    desk.reason(reason, &rule.name, cite)?;
    let asks = asked(rules, &rule.asks, rule.effects.iter().map(|item| &item.value.remedy));
    let known = desk.known(&asks, facts, cite)?;
    desk.allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    let mut draft = Draft::new(desk);
    draft.facts = known;
    let mut scene = Scene::of(&draft, game, player, Cause::Sanction(rule.id.clone()), reason.to_owned());
    scene.asks = asks;
    let settled = work_out(&draft, &scene, &rule.effects)?;
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
    draft.push(Event::SanctionImposed(event), once_each(cites));
    carry_out(&mut draft, &scene, &settled)?;
    duties(&mut draft, &DutyCause::Sanction(rule.id.clone()), player);
    draft.finish()
}

/// Whether the player is one of the event's, and not excluded.
fn plays_on(desk: &Desk<'_>, player: &str, cite: &Citation) -> Result<(), Refusal> {
    if !desk.state.players.iter().any(|known| known.name == player) {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("{player} is not entered"),
            "choose a player of the event, spelt the same",
        ));
    }
    match desk.state.excluded.get(player) {
        Some(out) if out.from == Excluded::Event || out.round == desk.state.round => Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("{player} is excluded since round {} ({})", out.round, out.why),
            "nothing more can be imposed on who plays on no more",
            cite,
        )),
        _ => Ok(()),
    }
}

/// The game in which it is imposed; `None` where none is needed and none is in the right phase.
fn place(desk: &Desk<'_>, found: &Cited<Sanction>, player: &str) -> Result<Option<GameRef>, Refusal> {
    let rule = &found.value;
    let seat = desk.state.seat(player).map(|(table, _)| table);
    let game = |table| GameRef { round: desk.state.round, table };
    match seat {
        Some(table) if rule.phases.contains(&desk.state.phase(table)) => Ok(Some(game(table))),
        _ if rule.phases.contains(&Phase::None) => Ok(None),
        Some(table) => desk.game_in(table, &rule.phases, &rule.name, &found.cite).map(|_| Some(game(table))),
        None => Err(Refusal::cited(
            RefusalCode::NotInThisPhase,
            format!("{}: {player} plays no game in round {}", rule.name, desk.state.round),
            "it is for a player who has a game",
            &found.cite,
        )),
    }
}

fn duty_done(desk: &Desk<'_>, id: DutyId) -> Decision {
    let Some(duty) = desk.state.duties.get(&id) else {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("there is no duty {id}"),
            "choose one from the list",
        ));
    };
    if duty.done_at.is_some() {
        return Ok(Vec::new());
    }
    let rule = desk.law.ruleset.duty(&duty.id);
    Ok(vec![desk.record(Event::DutyDone { duty: id }, rule.map(|it| it.cite.clone()).into_iter().collect())])
}
