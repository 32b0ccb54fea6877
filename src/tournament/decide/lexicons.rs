//! The event's word lists: adopted by the organiser, dropped again, fixed when the regulation says so.

use crate::domain::{Citation, Role};
use crate::lexicon::{Adoption, Binding, List, SourceRef, decides_already};
use crate::rules::{FreezeAt, LexiconRules};
use crate::tournament::affairs::Adopted;
use crate::tournament::event::{Event, SetupEvent};
use crate::tournament::guard;
use crate::tournament::law::Law;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::state::State;

use super::Decision;
use super::transaction::Transaction;
use crate::tournament::guard::DecisionCtx;

/// Who may adopt and drop lists.
pub(in crate::tournament) const OFFICES: [Role; 2] = [Role::Director, Role::HeadReferee];

/// The lists that an organiser may adopt: installed, of the language, and not adopted yet.
pub(in crate::tournament) fn adoptable<'a>(state: &'a State, law: &'a Law) -> impl Iterator<Item = &'a List> {
    let language = law.tiles.alphabet().language();
    let adopted = |list: &List| state.adopted.iter().any(|it| it.adoption.source.list == list.id());
    law.library.iter().filter(move |list| list.manifest().language == language && !adopted(list))
}

/// The lengths at which a list may be adopted: it says nothing of others.
pub(in crate::tournament) fn may_decide(rules: &LexiconRules, list: &List) -> Option<(u8, u8)> {
    let (from, to) = list.lengths()?;
    let to = to.min(rules.max_tiles.value);
    (from <= to).then_some((from, to))
}

/// Whether the lists can still be changed, and by whom.
fn may_change(ctx: &DecisionCtx<'_>, what: Subject, said: &str) -> Result<(), Refusal> {
    let rule = &ctx.law.ruleset.lexicon.frozen_at;
    ctx.office_of(&OFFICES, what, &rule.cite)?;
    let Some(frozen) = &ctx.state.frozen else { return Ok(()) };
    Err(Refusal::cited(
        RefusalCode::ListsFrozen,
        format!("{said}: the word lists are fixed since {}", frozen.at),
        "a word that no list decides goes to the referee; his ruling is remembered",
        &rule.cite,
    ))
}

pub(super) fn adopt(
    ctx: &DecisionCtx<'_>,
    id: &str,
    tiles: (u8, u8),
    decides: Binding,
    reason: &str,
) -> Decision {
    let rules = &ctx.law.ruleset.lexicon;
    let cite = &rules.frozen_at.cite;
    may_change(ctx, Subject::AdoptList(id.to_owned()), &format!("adopting {id}"))?;
    guard::reason(reason, Subject::AdoptList(id.to_owned()), cite)?;
    let there = || {
        let ids: Vec<&str> = adoptable(ctx.state, ctx.law).map(List::id).collect();
        if ids.is_empty() {
            return "no list of this language is installed; the lists come with the event when it is made"
                .to_owned();
        }
        format!("these are there: {}", ids.join(", "))
    };
    let Some(list) = ctx.law.library.get(id) else {
        return Err(Refusal::plain(RefusalCode::Unknown, format!("the list {id} is not installed"), there()));
    };
    let manifest = list.manifest();
    let language = ctx.law.tiles.alphabet().language();
    if manifest.language != language {
        let what = format!("{id} is in the language {}, this event plays in {language}", manifest.language);
        return Err(Refusal::plain(RefusalCode::NotOffered, what, there()));
    }
    let Some((from, to)) = may_decide(rules, list) else {
        let what = format!("{id} has no words that could be played");
        return Err(Refusal::plain(RefusalCode::NotOffered, what, there()));
    };
    if tiles.0 > tiles.1 || tiles.0 < from || tiles.1 > to {
        let what = format!("{id} speaks of words of {from} to {to} tiles, not of {} to {}", tiles.0, tiles.1);
        return Err(Refusal::plain(
            RefusalCode::NotOffered,
            what,
            format!("name lengths from {from} to {to}"),
        ));
    }
    if ctx.state.adopted.iter().any(|it| it.adoption.source.list == id) {
        let what = format!("{id} is adopted already");
        return Err(Refusal::plain(RefusalCode::Duplicate, what, "drop it first to adopt it otherwise"));
    }
    let alone = |it: &&Adopted| it.adoption.decides == Binding::Alone;
    let meets = |it: &&Adopted| it.adoption.tiles.0 <= tiles.1 && tiles.0 <= it.adoption.tiles.1;
    if let Some(first) = ctx.state.adopted.iter().filter(alone).find(meets) {
        let (list, (from, to)) = (&first.adoption.source, first.adoption.tiles);
        let what = format!("{list} decides alone from {from} to {to} tiles: {id} would never be asked there");
        return Err(Refusal::plain(
            RefusalCode::Duplicate,
            what,
            "name other lengths, or drop the other list first",
        ));
    }
    if decides_already(rules, list, tiles) {
        let what = format!("by the regulation {id} decides words of some of these lengths already");
        return Err(Refusal::plain(RefusalCode::Duplicate, what, "name other lengths"));
    }
    let source = SourceRef::from(list);
    let adoption = Adoption { source, tiles, decides, reason: reason.trim().to_owned() };
    Ok(vec![ctx.record(Event::Setup(SetupEvent::ListAdopted { adoption }), vec![cite.clone()])])
}

pub(super) fn drop_list(ctx: &DecisionCtx<'_>, id: &str, reason: &str) -> Decision {
    let cite = &ctx.law.ruleset.lexicon.frozen_at.cite;
    may_change(ctx, Subject::DropList(id.to_owned()), &format!("dropping {id}"))?;
    guard::reason(reason, Subject::DropList(id.to_owned()), cite)?;
    let adopted = &ctx.state.adopted;
    let Some(found) = adopted.iter().find(|it| it.adoption.source.list == id) else {
        let ids: Vec<&str> = adopted.iter().map(|it| it.adoption.source.list.as_str()).collect();
        let instead = if ids.is_empty() {
            "none is adopted".to_owned()
        } else {
            format!("adopted are: {}", ids.join(", "))
        };
        return Err(Refusal::plain(RefusalCode::Unknown, format!("the list {id} is not adopted"), instead));
    };
    let source = found.adoption.source.clone();
    let event = Event::Setup(SetupEvent::ListDropped { source, reason: reason.trim().to_owned() });
    Ok(vec![ctx.record(event, vec![cite.clone()])])
}

/// Fixes the lists where the regulation does it now and it has not been done.
pub(super) fn freeze(tx: &mut Transaction<'_>, now: FreezeAt) {
    if let Some((event, cite)) = frozen_by(&tx.state, tx.ctx.law, now) {
        tx.push(event, vec![cite]);
    }
}

/// The event that fixes the lists, with its paragraph, where the regulation does it now.
pub(super) fn frozen_by(state: &State, law: &Law, now: FreezeAt) -> Option<(Event, Citation)> {
    let rule = &law.ruleset.lexicon.frozen_at;
    let due = rule.value == now && state.frozen.is_none();
    due.then(|| (Event::Setup(SetupEvent::LexiconFrozen { lists: law.lists() }), rule.cite.clone()))
}
