//! What can be done, a file a subject: whether it may be done, what is doubted of it, what follows from it, and as what
//! it is offered.
//!
//! A subject's file begins with what it is listed as and what a `may_…` question finds out; then come the questions,
//! what follows, and the offers, which ask the same questions. Here stands which of the subjects is asked: by a command
//! the one that it belongs to, for what may be done here and now all of them.

pub(super) mod award;
pub(super) mod byes;
pub(super) mod claim;
pub(super) mod correction;
mod duty;
mod hand_in;
pub(super) mod late_fix;
mod late_pairing;
pub(super) mod pairing;
mod playoff;
pub(super) mod presence;
pub(super) mod procedure;
pub(super) mod relook;
pub(super) mod result;
pub(super) mod round;
pub(super) mod ruling;
pub(super) mod sanction;
mod signal;
pub(super) mod slip_raising;
pub(super) mod slip_words;
pub(super) mod take_back;
pub(super) mod time;
pub(super) mod turns;
pub(super) mod unfinished;
pub(super) mod verdict;
pub(super) mod withdrawal;

use super::command::{
    Command, ConductCommand, ProcedureCommand, ResultCommand, RoundCommand, SlipCommand, SlipSource,
};
use super::command_text::CommandText;
use super::decide::{Decision, clock_orders, duplicate, setup};
use super::event::Record;
use super::guard::DecisionCtx;
use super::loaded_rules::LoadedRules;
use super::offer::{Menu, Offer};
use super::refusal::Refusal;
use super::state::State;
use crate::domain::{Actor, At, TableId};

pub use signal::{SignalDue, signals};
pub use slip_words::{Withdraws, withdraws};
pub use time::ONLY_CORRECTED;

/// Decides a command at a moment. The records stand in the order in which they must be journaled, all or none; the
/// first keeps the command.
pub fn decide(
    state: &State,
    law: &LoadedRules,
    command: &Command,
    by: &Actor,
    now: At,
) -> Result<Vec<Record>, Refusal> {
    if now < state.last_at {
        return Err(Refusal::out_of_order(now, state.last_at));
    }
    let ctx = DecisionCtx { state, law, by, now };
    ctx.may_speak(command)?;
    let mut records = match command {
        Command::Setup(it) => setup::decide(&ctx, it),
        Command::Round(it) => by_round(&ctx, it),
        Command::Slip(it) => by_slip(&ctx, it),
        Command::Clock(it) => clock_orders::decide(&ctx, it),
        Command::Conduct(it) => by_conduct(&ctx, it),
        Command::Procedure(it) => by_procedure(&ctx, it),
        Command::Result(it) => by_result(&ctx, it),
        Command::Duplicate(it) => duplicate::decide(&ctx, it),
    }?;
    if let Some(first) = records.first_mut() {
        first.asked = CommandText::of(command);
    }
    Ok(records)
}

fn by_round(ctx: &DecisionCtx<'_>, command: &RoundCommand) -> Decision {
    match command {
        RoundCommand::StartRound(it) => round::start(ctx, it),
        RoundCommand::PairLate(it) => late_pairing::pair_late(ctx, it),
        RoundCommand::GiveBye(it) => byes::give(ctx, it),
        RoundCommand::Unpair { table, reason } => late_pairing::unpair(ctx, *table, reason),
        RoundCommand::DeclareLast { is_last } => round::declare_last(ctx, *is_last),
        RoundCommand::WithdrawPlayer { player, note } => withdrawal::withdraw(ctx, player, note),
        RoundCommand::ReturnPlayer { player } => withdrawal::give_back(ctx, player),
        RoundCommand::StartPlay {} => signal::start_play(ctx),
        RoundCommand::NoteAbsent { table, side, sure } => presence::note_absent(ctx, *table, *side, sure),
        RoundCommand::NoteArrived { table, side } => presence::note_arrived(ctx, *table, *side),
        RoundCommand::PlayForcedPass { table, side } => turns::forced_pass(ctx, *table, *side),
        RoundCommand::Redate { what, shift, reason } => time::redate(ctx, *what, *shift, reason),
        RoundCommand::CircleMove { table, number } => playoff::circle(ctx, *table, *number),
        RoundCommand::GiveSignal { signal } => signal::give_signal(ctx, signal),
    }
}

fn by_slip(ctx: &DecisionCtx<'_>, command: &SlipCommand) -> Decision {
    match command {
        SlipCommand::TakeHold { table, side, said_at, since_press, marks } => {
            let at = said_at.unwrap_or(ctx.now).min(ctx.now);
            slip_raising::hold(
                ctx,
                &slip_raising::Told { table: *table, side: *side, at, since_press: *since_press, marks },
            )
        }
        SlipCommand::RaiseSlip { table, challenger, since_press, marks, source } => {
            let at = match source {
                SlipSource::Clock { at, .. } => ctx.now.min(*at),
                SlipSource::Desk => ctx.now,
            };
            let told =
                slip_raising::Told { table: *table, side: *challenger, at, since_press: *since_press, marks };
            slip_raising::raise(ctx, &told, source)
        }
        SlipCommand::NoteRefused { table, challenger, since_press, marks } => {
            let (table, side, since_press) = (*table, *challenger, *since_press);
            slip_raising::note_refused(
                ctx,
                &slip_raising::Told { table, side, at: ctx.now, since_press, marks },
            )
        }
        SlipCommand::ClaimSlip { slip, take_over } => slip_words::claim(ctx, *slip, *take_over),
        SlipCommand::ReleaseSlip { slip } => slip_words::release(ctx, *slip),
        SlipCommand::EnterWords { slip, words } => slip_words::enter_words(ctx, *slip, words),
        SlipCommand::ConfirmSpelling { slip } => verdict::confirm_spelling(ctx, *slip),
        SlipCommand::Decide { slip } => verdict::judge(ctx, *slip),
        SlipCommand::Rule { slip, rulings, reasons, sources } => {
            ruling::rule(ctx, *slip, rulings, ruling::Grounds { reasons, sources })
        }
        SlipCommand::Concede { slip } => verdict::concede(ctx, *slip),
        SlipCommand::WithdrawSlip { slip, blank_conflict, mistaken } => {
            slip_words::withdraw(ctx, *slip, (*blank_conflict, *mistaken))
        }
        SlipCommand::Announce { slip } => verdict::announce(ctx, *slip),
        SlipCommand::FixVerdict { slip, word, points, demanded_by, agreed } => late_fix::fix(
            ctx,
            *slip,
            &late_fix::Demand { word, points: *points, by: *demanded_by, agreed: *agreed },
        ),
        SlipCommand::ReopenSlip { slip, ground, scored, reason } => {
            relook::reopen(ctx, *slip, *ground, *scored, reason)
        }
    }
}

fn by_conduct(ctx: &DecisionCtx<'_>, command: &ConductCommand) -> Decision {
    match command {
        ConductCommand::Claim(it) => claim::claim(ctx, it),
        ConductCommand::JudgeClaim { claim, outcome, facts, reasons, sure } => {
            claim::judge(ctx, *claim, *outcome, facts, (reasons, sure))
        }
        ConductCommand::AdmitClaim { claim, facts, sure } => claim::admit(ctx, *claim, facts, sure),
        ConductCommand::Impose { sanction, player, facts, reason, sure } => {
            sanction::impose(ctx, (sanction, player), facts, reason, sure)
        }
        ConductCommand::DutyDone { duty, note } => duty::duty_done(ctx, *duty, note),
        ConductCommand::TakeBack { entry, reason, misentered } => {
            take_back::take_back(ctx, *entry, reason, *misentered)
        }
    }
}

fn by_procedure(ctx: &DecisionCtx<'_>, command: &ProcedureCommand) -> Decision {
    match command {
        ProcedureCommand::BeginProcedure { table, procedure, side, facts } => {
            procedure::begin(ctx, *table, procedure, *side, facts)
        }
        ProcedureCommand::StepDone { run, step, said } => procedure::step_done(ctx, *run, *step, said),
        ProcedureCommand::DropProcedure { run, reason } => procedure::drop_run(ctx, *run, reason),
    }
}

fn by_result(ctx: &DecisionCtx<'_>, command: &ResultCommand) -> Decision {
    match command {
        ResultCommand::AwardGame(it) => award::award_game(ctx, it),
        ResultCommand::EnterResult(it) => result::enter(ctx, it),
        ResultCommand::CorrectResult(it) => correction::correct(ctx, it),
        ResultCommand::HandIn { table, round, signed, sure } => {
            hand_in::hand_in(ctx, *table, *round, *signed, sure)
        }
    }
}

/// Everything that the ruleset grants somebody at a table: what is due first, then by kind, and at the
/// end what it knows but does not admit now. Empty where no game is paired there.
pub fn offers(state: &State, law: &LoadedRules, table: TableId, by: &Actor, now: At) -> Vec<Offer> {
    let mut menu = Menu::new(DecisionCtx { state, law, by, now });
    if state.game(table).is_some() {
        menu.open_claims(table);
        menu.open_procedures(table);
        menu.orders_by_hand(table);
        menu.signal(state.phase(table));
        menu.unpairing(table);
        menu.presence(table);
        menu.lost_turns(table);
        menu.playoff(table);
        menu.result(table);
        menu.correcting(table);
        menu.handing_in(table);
        menu.word_challenges(table);
        menu.offences(table);
        menu.procedures(table);
        menu.powers(table);
        menu.awards(table);
        menu.sanctions_at(table);
        menu.mending(table);
        menu.taking_back(Some(table));
    }
    menu.sorted()
}

/// Everything that the ruleset grants somebody in this office about the round as a whole, in the order of [`offers`].
pub fn round_offers(state: &State, law: &LoadedRules, by: &Actor, now: At) -> Vec<Offer> {
    let mut menu = Menu::new(DecisionCtx { state, law, by, now });
    if state.event.is_some() {
        menu.start();
        menu.late();
        menu.byes();
        menu.late_results();
        menu.late_sheets();
        menu.late_corrections();
        menu.last_round();
        menu.redate();
        menu.countdown();
        menu.duties();
        menu.sanctions_without_game();
        menu.more_to_come();
        menu.time();
        menu.staying();
        menu.constants();
        menu.lists();
        menu.taking_back(None);
    }
    menu.sorted()
}

#[cfg(test)]
mod tests;
