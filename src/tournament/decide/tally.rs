//! Counting by name, what a count leads to, exclusions, and what must be reported, published or announced.

use super::Transaction;
use super::execute::{RemedyScene, execute, resolve};
use crate::domain::Citation;
use crate::rules::{Cited, Due, Duty, DutyCause, Excluded, Facts, Scope, Threshold};
use crate::tournament::event::{
    Cause, ConductEvent, Counted, DutyArose, Event, GameRef, PlayerExcluded, RulesetAct, ThresholdReached,
};
use crate::tournament::refusal::{ConductReason, Refusal};

/// So many thresholds in one decision are no regulation but a circle.
const TOO_MANY: usize = 64;

/// Counts one more of something for a player, and lets follow what the count leads to.
///
/// # Errors
/// Where what must follow needs a fact that is not known, or the counters lead to each other in a circle.
pub(in crate::tournament) fn count(
    tx: &mut Transaction<'_>,
    cause: &Cause,
    player: &str,
    game: Option<GameRef>,
    counter: &str,
    cite: &Citation,
) -> Result<(), Refusal> {
    if player.is_empty() {
        return Ok(());
    }
    let in_game = game.map_or(0, |game| tx.state.counted(game, player, counter).saturating_add(1));
    let in_event = tx.state.counted_in_event(player, counter).saturating_add(1);
    let event = Counted {
        cause: cause.clone(),
        player: player.to_owned(),
        game,
        counter: counter.to_owned(),
        in_game,
        in_event,
    };
    tx.push(Event::Conduct(ConductEvent::Counted(event)), vec![cite.clone()]);
    let ctx = tx.ctx;
    for threshold in ctx.law.ruleset.thresholds.iter().filter(|it| it.value.counter == counter) {
        let now = match threshold.value.scope {
            Scope::Game => in_game,
            Scope::Event => in_event,
        };
        if leads(&threshold.value, now) {
            reach(tx, cause, threshold, player, game)?;
        }
    }
    Ok(())
}

/// Whether the count, which has just gone up to `now`, leads to something.
fn leads(threshold: &Threshold, now: u16) -> bool {
    if threshold.each_further { now > 0 && now >= threshold.at } else { now > 0 && now == threshold.at }
}

/// What follows where a count has come to a threshold.
///
/// # Errors
/// As [`count`].
pub(super) fn reach(
    tx: &mut Transaction<'_>,
    cause: &Cause,
    threshold: &Cited<Threshold>,
    player: &str,
    game: Option<GameRef>,
) -> Result<(), Refusal> {
    let rule = &threshold.value;
    let this = (rule.id.clone(), player.to_owned());
    if tx.reaching.contains(&this) {
        return Ok(());
    }
    tx.reached += 1;
    if tx.reached > TOO_MANY {
        let why = ConductReason::EndlessCounters { threshold: rule.id.clone() };
        return Err(Refusal::by(why, &threshold.cite));
    }
    tx.reaching.push(this);
    let this = Cause::Threshold(RulesetAct { id: rule.id.clone(), entry: tx.state.next_entry() });
    let scene = RemedyScene::of(tx, game, player, this, (&rule.id, ""));
    let worked = resolve(tx, &scene, &rule.effects);
    // What only may follow is for an official to impose, who will say what is not known yet.
    let resolved = if rule.must { worked? } else { worked.unwrap_or_default() };
    let event = ThresholdReached {
        cause: Some(cause.clone()),
        threshold: rule.id.clone(),
        player: player.to_owned(),
        game,
        must: rule.must,
        effects: resolved.follows.clone(),
    };
    tx.push(Event::Conduct(ConductEvent::ThresholdReached(event)), vec![threshold.cite.clone()]);
    if rule.must {
        execute(tx, &scene, &resolved)?;
    }
    duties(tx, &DutyCause::Threshold(rule.id.clone()), Some(&scene.cause), player);
    tx.reaching.pop();
    Ok(())
}

/// Excludes a player. Where he is excluded by something else already, that may fall, and this stands.
pub(super) fn exclude(
    tx: &mut Transaction<'_>,
    cause: &Cause,
    player: &str,
    from: Excluded,
    why: &str,
    cite: &Citation,
) {
    let (player, why) = (player.to_owned(), why.to_owned());
    let event = PlayerExcluded { cause: Some(cause.clone()), player, from, why };
    tx.push(Event::Conduct(ConductEvent::PlayerExcluded(event)), vec![cite.clone()]);
}

/// Notes what must be reported, published or announced because of this.
pub(in crate::tournament) fn duties(
    tx: &mut Transaction<'_>,
    cause: &DutyCause,
    after: Option<&Cause>,
    about: &str,
) {
    let ctx = tx.ctx;
    for duty in ctx.law.ruleset.duties.iter().filter(|duty| duty.value.on.contains(cause)) {
        let rule = &duty.value;
        // What is due at the event's end stands once, not after every round anew.
        let stands = rule.due == Due::EndOfEvent
            && *cause == DutyCause::RoundEnd
            && tx.state.duties.newest_at(&rule.id.as_str().into()).any(|(_, it)| it.voided_at.is_none());
        if stands {
            continue;
        }
        let Some(text) = duty_wording(tx, rule, *cause == DutyCause::PlayersEntered) else { continue };
        let event = DutyArose {
            cause: after.cloned(),
            duty: tx.state.next_duty(),
            id: rule.id.clone(),
            text,
            to: rule.to.clone(),
            due: rule.due,
            about: about.to_owned(),
        };
        tx.push(Event::Conduct(ConductEvent::DutyArose(event)), vec![duty.cite.clone()]);
    }
}

/// What a duty says here; `None` where it is about a system that does not serve, or whoever was entered needs no more
/// places than there were.
fn duty_wording(tx: &Transaction<'_>, rule: &Duty, entered: bool) -> Option<String> {
    let Some(name) = &rule.system else { return Some(rule.text.text().to_owned()) };
    let chosen = tx.state.event.as_ref().map_or(&[][..], |event| &event.systems);
    let systems = &tx.ctx.law.ruleset.adjudication.systems;
    let system = systems.iter().find(|it| it.name.value == *name)?;
    if !chosen.is_empty() && !chosen.contains(name) {
        return None;
    }
    let players = tx.state.players.len();
    let places = system.units(players);
    if entered && places == system.units(tx.ctx.state.players.len()) {
        return None;
    }
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let facts = [("players".to_owned(), number(players)), ("places".to_owned(), places.map_or(0, number))];
    Some(rule.text.fill(&Facts::from(facts)).unwrap_or_else(|_| rule.text.text().to_owned()))
}
