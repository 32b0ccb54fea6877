//! Taking back what somebody noted, said or imposed by mistake, with what followed from it.

use crate::tournament::guard::{DecisionCtx, TakeBackGrant, reason as written};

use crate::domain::{OpId, Seq};
use crate::tournament::event::{ConductEvent, Event, TakenBack};

use crate::tournament::refusal::{ConductReason, Refusal, Subject};

use super::Decision;
use super::recount::with_recount;
use super::transaction::Transaction;

pub(in crate::tournament) fn take_back(
    ctx: &DecisionCtx<'_>,
    entry: Seq,
    reason: &str,
    misentered: bool,
) -> Decision {
    let TakeBackGrant { given, orders, stands, cite } = ctx.may_take_back(entry)?;
    if let Some(stands) = stands.filter(|_| !misentered) {
        return Err(Refusal::by(ConductReason::AnnouncedStands, stands));
    }
    // Where nothing hangs on it, it is not said.
    let misentered = misentered && stands.is_some();
    written(reason, Subject::TakeBack, &cite)?;
    let is_done = |op: &OpId| ctx.state.orders.get(op).is_some_and(|order| order.state.is_done());
    let (done, cancelled): (Vec<OpId>, Vec<OpId>) = orders.into_iter().partition(is_done);
    // What others name as what they follow from.
    let cause = given.event.card().root.map(|root| root.cause(entry));
    let mut tx = Transaction::new(ctx);
    let taken = TakenBack { entry, reason: reason.to_owned(), misentered, cancelled };
    let taken = Event::Conduct(ConductEvent::TakenBack(taken));
    with_recount(&mut tx, (Some(given.round), reason), |tx| tx.push(taken, vec![cite.clone()]))?;
    for op in done {
        tx.take_back(op, reason, std::slice::from_ref(&cite));
    }
    if let Some(cause) = cause {
        tx.void(&cause, reason, &cite);
    }
    tx.finish()
}
