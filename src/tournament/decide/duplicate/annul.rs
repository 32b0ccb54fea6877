//! Moves that the arbiter annuls, and late slips.

use crate::domain::{Round, TableId};
use crate::tournament::decide::Decision;
use crate::tournament::decide::recount::with_recount;
use crate::tournament::decide::transaction::Transaction;
use crate::tournament::event::{DuplicateEvent, MoveAnnulled};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{DuplicateReason, Refusal, Subject};
use crate::tournament::state::HandedIn;

use super::earlier;

pub(in crate::tournament) fn annul(
    ctx: &DecisionCtx<'_>,
    (table, at): (TableId, (Option<Round>, Option<u16>)),
    offence: &str,
    reason: &str,
) -> Decision {
    let grant = ctx.may_enter_slip(at, table)?;
    let annuls = &grant.rules.annuls;
    let all = annuls.all();
    let rule = ctx.law.ruleset.offence(offence).filter(|_| all.contains(&offence));
    let Some(rule) = rule else {
        let known = all.iter().map(|it| (*it).to_owned()).collect();
        let offence = offence.to_owned();
        return Err(Refusal::by(DuplicateReason::NotAnnulling { offence, known }, &grant.rules.list.cite));
    };
    let cite = rule.cite.clone();
    let (number, round) = (grant.number, earlier(ctx, grant.round));
    if grant.draw.annulled.contains_key(&table) {
        return Err(Refusal::by(DuplicateReason::AnnulledAlready { table, draw: number }, &cite));
    }
    // What is about the end of the time is measured; of an earlier draw only people know when it was given in.
    let timed = offence == annuls.late || offence == annuls.writes_on;
    let late = timed && number == grant.game.number() && round.is_none();
    let over = if late { Some(ctx.over_time(grant.draw, number)?) } else { None };
    // Nor is there anything to measure where the slip lay here before the end: whoever says otherwise says why.
    let before = |slip: &HandedIn| grant.draw.ends_at.is_some_and(|end| slip.first_at <= end);
    let was_in = timed && grant.draw.slips.get(&table).is_some_and(|slip| before(slip));
    if was_in && reason.trim().is_empty() {
        return Err(Refusal::by(DuplicateReason::GivenInBefore { table, draw: number }, &cite));
    }
    let over = over.filter(|_| !was_in);
    let measured = over.is_some();
    if !measured || grant.game.announced_at.is_some() {
        guard::reason(reason, Subject::Annulment, &cite)?;
    }
    let mut tx = Transaction::new(ctx);
    let event = MoveAnnulled {
        draw: number,
        round,
        table,
        offence: offence.to_owned(),
        over,
        reason: reason.trim().to_owned(),
    };
    let event = DuplicateEvent::MoveAnnulled(event);
    with_recount(&mut tx, (Some(grant.round), reason), |tx| tx.duplicate(event, &cite))?;
    tx.finish()
}
