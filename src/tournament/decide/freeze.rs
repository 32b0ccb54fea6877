//! The event's word lists are fixed when the regulation says so.

use crate::rules::FreezeAt;
use crate::tournament::event::{Event, SetupEvent};

use super::transaction::Transaction;

/// Fixes the lists where the regulation does it now and it has not been done.
pub(in crate::tournament) fn freeze(tx: &mut Transaction<'_>, now: FreezeAt) {
    let rule = &tx.ctx.law.ruleset.lexicon.frozen_at;
    if rule.value == now && tx.state.frozen.is_none() {
        let frozen = SetupEvent::LexiconFrozen { lists: tx.ctx.law.lists() };
        tx.push(Event::Setup(frozen), vec![rule.cite.clone()]);
    }
}
