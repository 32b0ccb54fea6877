//! Claims besides words, sanctions and duties: which of the commands is worked out where.

use crate::tournament::command::ConductCommand;

use super::Decision;
use super::claims::claim;
use super::judging::{admit, judge};
use super::sanctions::{duty_done, impose};
use super::taken::take_back;
use crate::tournament::guard::DecisionCtx;

pub(in crate::tournament) fn decide(ctx: &DecisionCtx<'_>, command: &ConductCommand) -> Decision {
    match command {
        ConductCommand::Claim(it) => claim(ctx, it),
        ConductCommand::JudgeClaim { claim, outcome, facts, reasons, sure } => {
            judge(ctx, *claim, *outcome, facts, (reasons, sure))
        }
        ConductCommand::AdmitClaim { claim, facts, sure } => admit(ctx, *claim, facts, sure),
        ConductCommand::Impose { sanction, player, facts, reason, sure } => {
            impose(ctx, (sanction, player), facts, reason, sure)
        }
        ConductCommand::DutyDone { duty, note } => duty_done(ctx, *duty, note),
        ConductCommand::TakeBack { entry, reason, misentered } => take_back(ctx, *entry, reason, *misentered),
    }
}
