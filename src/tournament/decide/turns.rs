//! Lost turns: passed one by one, each with the paragraph that took it.

use crate::domain::{Side, TableId};
use crate::tournament::event::{Event, ForcedPassPlayed, RoundEvent};
use crate::tournament::guard::DecisionCtx;

use super::Decision;

pub(in crate::tournament) fn forced_pass(ctx: &DecisionCtx<'_>, table: TableId, side: Side) -> Decision {
    let grant = ctx.may_pass(table, side)?;
    let passed = ForcedPassPlayed { table, side, left: grant.owed.saturating_sub(1) };
    Ok(vec![ctx.record(Event::Round(RoundEvent::ForcedPassPlayed(passed)), vec![grant.cite.clone()])])
}
