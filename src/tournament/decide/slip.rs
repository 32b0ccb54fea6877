//! Word challenges: which of the commands is worked out where.

use crate::domain::SlipId;
use crate::tournament::command::{SlipCommand, SlipSource};
use crate::tournament::event::{Event, SlipEvent};

use super::Decision;
use super::entry::{claim, enter_words, withdraw};
use super::fixes::{Demand, fix, reopen};
use super::raise::{Told, hold, note_refused, raise};
use super::ruling::{Grounds, rule};
use super::verdict::{concede, judge};
use crate::tournament::guard::DecisionCtx;

pub(in crate::tournament) fn decide(ctx: &DecisionCtx<'_>, command: &SlipCommand) -> Decision {
    match command {
        SlipCommand::TakeHold { table, side, said_at, since_press, marks } => {
            let at = said_at.unwrap_or(ctx.now).min(ctx.now);
            hold(ctx, &Told { table: *table, side: *side, at, since_press: *since_press, marks })
        }
        SlipCommand::RaiseSlip { table, challenger, since_press, marks, source } => {
            let at = match source {
                SlipSource::Clock { at, .. } => ctx.now.min(*at),
                SlipSource::Desk => ctx.now,
            };
            let told = Told { table: *table, side: *challenger, at, since_press: *since_press, marks };
            raise(ctx, &told, source)
        }
        SlipCommand::NoteRefused { table, challenger, since_press, marks } => {
            let (table, side, since_press) = (*table, *challenger, *since_press);
            note_refused(ctx, &Told { table, side, at: ctx.now, since_press, marks })
        }
        SlipCommand::ClaimSlip { slip, take_over } => claim(ctx, *slip, *take_over),
        SlipCommand::ReleaseSlip { slip } => release(ctx, *slip),
        SlipCommand::EnterWords { slip, words } => enter_words(ctx, *slip, words),
        SlipCommand::ConfirmSpelling { slip } => confirm_spelling(ctx, *slip),
        SlipCommand::Decide { slip } => judge(ctx, *slip),
        SlipCommand::Rule { slip, rulings, reasons, sources } => {
            rule(ctx, *slip, rulings, Grounds { reasons, sources })
        }
        SlipCommand::Concede { slip } => concede(ctx, *slip),
        SlipCommand::WithdrawSlip { slip, blank_conflict, mistaken } => {
            withdraw(ctx, *slip, (*blank_conflict, *mistaken))
        }
        SlipCommand::Announce { slip } => announce(ctx, *slip),
        SlipCommand::FixVerdict { slip, word, points, demanded_by, agreed } => {
            fix(ctx, *slip, &Demand { word, points: *points, by: *demanded_by, agreed: *agreed })
        }
        SlipCommand::ReopenSlip { slip, ground, scored, reason } => {
            reopen(ctx, *slip, *ground, *scored, reason)
        }
    }
}

fn release(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    match ctx.may_release(id)?.claimed_by {
        Some(_) => ctx.one(Event::Slip(SlipEvent::SlipReleased { slip: id })),
        None => Ok(Vec::new()),
    }
}

fn confirm_spelling(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    let cite = ctx.may_confirm_spelling(id)?.cite.clone();
    Ok(vec![ctx.record(Event::Slip(SlipEvent::SpellingConfirmed { slip: id }), vec![cite])])
}

fn announce(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    let cite = ctx.may_announce(id)?.cite.clone();
    Ok(vec![ctx.record(Event::Slip(SlipEvent::Announced { slip: id }), vec![cite])])
}
