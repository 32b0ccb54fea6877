//! Counting by name, what a count leads to, exclusions, and what must be reported, published or announced.

use crate::domain::Citation;
use crate::rules::{Cited, Due, DutyCause, Excluded, Scope, Threshold};
use crate::tournament::event::{Cause, Counted, DutyArose, Event, GameRef, PlayerExcluded, ThresholdReached};
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::draft::Draft;
use super::settle::{Scene, carry_out, work_out};

/// So many thresholds in one decision are no regulation but a circle.
const TOO_MANY: usize = 64;

/// Counts one more of something for a player, and lets follow what the count leads to.
///
/// # Errors
/// Where what must follow needs a fact that is not known, or the counters lead to each other in a circle.
pub(super) fn count(
    draft: &mut Draft<'_>,
    cause: &Cause,
    player: &str,
    game: Option<GameRef>,
    counter: &str,
    cite: &Citation,
) -> Result<(), Refusal> {
    if player.is_empty() {
        return Ok(());
    }
    let in_game = game.map_or(0, |game| draft.state.counted(game, player, counter).saturating_add(1));
    let in_event = draft.state.counted_in_event(player, counter).saturating_add(1);
    let event = Counted {
        cause: cause.clone(),
        player: player.to_owned(),
        game,
        counter: counter.to_owned(),
        in_game,
        in_event,
    };
    draft.push(Event::Counted(event), vec![cite.clone()]);
    let desk = draft.desk;
    for threshold in desk.law.ruleset.thresholds.iter().filter(|it| it.value.counter == counter) {
        let now = match threshold.value.scope {
            Scope::Game => in_game,
            Scope::Event => in_event,
        };
        if leads(&threshold.value, now) {
            reach(draft, threshold, player, game)?;
        }
    }
    Ok(())
}

/// Whether the count, which has just gone up to `now`, leads to something.
fn leads(threshold: &Threshold, now: u16) -> bool {
    if threshold.each_further { now > 0 && now >= threshold.at } else { now > 0 && now == threshold.at }
}

fn reach(
    draft: &mut Draft<'_>,
    threshold: &Cited<Threshold>,
    player: &str,
    game: Option<GameRef>,
) -> Result<(), Refusal> {
    let rule = &threshold.value;
    let this = (rule.id.clone(), player.to_owned());
    if draft.reaching.contains(&this) {
        return Ok(());
    }
    draft.reached += 1;
    if draft.reached > TOO_MANY {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("the counters of this ruleset lead to each other without end at “{}”", rule.id),
            "mend the ruleset's thresholds",
            &threshold.cite,
        ));
    }
    draft.reaching.push(this);
    let cause = Cause::Threshold(rule.id.clone());
    let scene = Scene::of(draft, game, player, cause, rule.id.clone());
    let worked = work_out(draft, &scene, &rule.effects);
    // What only may follow is for an official to impose, who will say what is not known yet.
    let settled = if rule.must { worked? } else { worked.unwrap_or_default() };
    let event = ThresholdReached {
        threshold: rule.id.clone(),
        player: player.to_owned(),
        game,
        must: rule.must,
        effects: settled.follows.clone(),
    };
    draft.push(Event::ThresholdReached(event), vec![threshold.cite.clone()]);
    if rule.must {
        carry_out(draft, &scene, &settled)?;
    }
    duties(draft, &DutyCause::Threshold(rule.id.clone()), player);
    draft.reaching.pop();
    Ok(())
}

/// Excludes a player, unless he is excluded from as much already.
pub(super) fn exclude(draft: &mut Draft<'_>, player: &str, from: Excluded, why: &str, cite: &Citation) {
    let covered = draft.state.excluded.get(player).is_some_and(|before| {
        before.from == Excluded::Event || (from == Excluded::Round && before.round == draft.state.round)
    });
    if !covered {
        let event = PlayerExcluded { player: player.to_owned(), from, why: why.to_owned() };
        draft.push(Event::PlayerExcluded(event), vec![cite.clone()]);
    }
}

/// Notes what must be reported, published or announced because of this.
pub(super) fn duties(draft: &mut Draft<'_>, cause: &DutyCause, about: &str) {
    let desk = draft.desk;
    for duty in desk.law.ruleset.duties.iter().filter(|duty| duty.value.on.contains(cause)) {
        let rule = &duty.value;
        // What is due at the event's end stands once, not after every round anew.
        let stands = rule.due == Due::EndOfEvent
            && *cause == DutyCause::RoundEnd
            && draft.state.duties.values().any(|it| it.id == rule.id);
        if stands || (rule.between_rounds && draft.state.last_round) {
            continue;
        }
        let event = DutyArose {
            duty: draft.state.next_duty(),
            id: rule.id.clone(),
            text: rule.text.clone(),
            to: rule.to.clone(),
            due: rule.due,
            about: about.to_owned(),
        };
        draft.push(Event::DutyArose(event), vec![duty.cite.clone()]);
    }
}
