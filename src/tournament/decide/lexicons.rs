//! The event's word lists: adopted by the organiser, dropped again, fixed when the regulation says so.

use crate::lexicon::{Adoption, Binding, SourceRef, decides_already};
use crate::tournament::event::{Event, SetupEvent};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, ListGrant};
use crate::tournament::refusal::{Refusal, SetupReason, Subject};
use crate::tournament::state::Adopted;

use super::Decision;

pub(in crate::tournament) fn adopt(
    ctx: &DecisionCtx<'_>,
    id: &str,
    tiles: (u8, u8),
    decides: Binding,
    reason: &str,
) -> Decision {
    let rules = &ctx.law.ruleset.lexicon;
    let cite = &rules.frozen_at.cite;
    let ListGrant { list, lengths: (shortest, longest) } = ctx.list_to_adopt(id)?;
    guard::reason(reason, Subject::AdoptList(id.to_owned()), cite)?;
    let own = |why: SetupReason| Err(Refusal::own(why));
    let (list_id, (from, to)) = (id.to_owned(), tiles);
    if from > to || from < shortest || to > longest {
        return own(SetupReason::OtherLengths { list: list_id, from, to, shortest, longest });
    }
    let alone = |it: &&Adopted| it.adoption.decides == Binding::Alone;
    let meets = |it: &&Adopted| it.adoption.tiles.0 <= to && from <= it.adoption.tiles.1;
    if let Some(first) = ctx.state.adopted.iter().map(AsRef::as_ref).filter(alone).find(meets) {
        let (other, (from, to)) = (first.adoption.source.to_string(), first.adoption.tiles);
        return own(SetupReason::DecidedAlone { list: list_id, other, from, to });
    }
    if decides_already(rules, list, tiles) {
        return own(SetupReason::DecidedByRegulation { list: list_id });
    }
    let source = SourceRef::from(list);
    let adoption = Adoption { source, tiles, decides, reason: reason.trim().to_owned() };
    Ok(vec![ctx.record(Event::Setup(SetupEvent::ListAdopted { adoption }), vec![cite.clone()])])
}

pub(in crate::tournament) fn drop_list(ctx: &DecisionCtx<'_>, id: &str, reason: &str) -> Decision {
    let cite = &ctx.law.ruleset.lexicon.frozen_at.cite;
    let source = ctx.may_drop_list(id)?.adoption.source.clone();
    guard::reason(reason, Subject::DropList(id.to_owned()), cite)?;
    let event = Event::Setup(SetupEvent::ListDropped { source, reason: reason.trim().to_owned() });
    Ok(vec![ctx.record(event, vec![cite.clone()])])
}
