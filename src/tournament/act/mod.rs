//! What can be done, a file a subject: whether it may be done, what is doubted of it, what follows from it, and as what
//! it is offered.
//!
//! A subject's file begins with what it is listed as and what a `may_…` question finds out; then come the questions,
//! what follows, and the offers, which ask the same questions. Here stands which of the subjects is asked: by a command
//! the one that it belongs to, for what may be done here and now all of them.

mod absence;
mod award;
mod byes;
mod claim;
mod clock_orders;
mod console;
mod constants;
mod correction;
mod countdown;
mod draw;
mod duplicate;
mod duplicate_end;
mod duty;
mod entries;
mod event;
mod hand_in;
mod late_fix;
mod late_pairing;
mod letters;
mod lists;
mod offices;
mod pairing;
mod playoff;
mod presence;
mod procedure;
mod relook;
mod result;
mod round;
mod ruling;
mod sanction;
mod signal;
mod slip_raising;
mod slip_words;
mod tables;
mod take_back;
mod time;
mod turns;
mod unfinished;
mod verdict;
mod withdrawal;

use super::command::{
    ClockCommand, Command, CommandText, ConductCommand, DuplicateCommand, ProcedureCommand, ResultCommand,
    RoundCommand, SetupCommand, SlipCommand, SlipSource,
};
use super::decide::Decision;
use super::event::Record;
use super::guard::DecisionCtx;
use super::loaded_rules::LoadedRules;
use super::offer::{Offer, OfferMenu};
use super::refusal::Refusal;
use super::state::State;
use crate::domain::{Actor, At, TableId};
use crate::rules::ClockPower;

pub use lists::lists_to_adopt;
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
        Command::Setup(it) => by_setup(&ctx, it),
        Command::Round(it) => by_round(&ctx, it),
        Command::Slip(it) => by_slip(&ctx, it),
        Command::Clock(it) => by_clock(&ctx, it),
        Command::Conduct(it) => by_conduct(&ctx, it),
        Command::Procedure(it) => by_procedure(&ctx, it),
        Command::Result(it) => by_result(&ctx, it),
        Command::Duplicate(it) => by_duplicate(&ctx, it),
    }?;
    if let Some(first) = records.first_mut() {
        first.asked = CommandText::of(command);
    }
    Ok(records)
}

/// A command that is meant whatever would be doubted of it: sure of just that.
pub fn meant(state: &State, law: &LoadedRules, mut command: Command, by: &Actor, now: At) -> Command {
    while let Err(refusal) = decide(state, law, &command, by, now) {
        let Some(doubt) = refusal.why.doubt() else { break };
        command = command.sure(doubt);
    }
    command
}

fn by_setup(ctx: &DecisionCtx<'_>, command: &SetupCommand) -> Decision {
    match command {
        SetupCommand::OpenEvent(it) => event::open(ctx, it),
        SetupCommand::EnterPlayers { players } => entries::enter_players(ctx, players),
        SetupCommand::AmendEntry { player } => entries::amend(ctx, player),
        SetupCommand::StrikeEntry { player } => entries::strike(ctx, player),
        SetupCommand::FitClock { table, clock, profile } => tables::fit_clock(ctx, *table, *clock, profile),
        SetupCommand::AdoptList { list, tiles, decides, reason } => {
            lists::adopt(ctx, list, *tiles, *decides, reason)
        }
        SetupCommand::DropList { list, reason } => lists::drop_list(ctx, list, reason),
        SetupCommand::SetConstants { order, constants } => constants::set_constants(ctx, order, constants),
        SetupCommand::SignHead(it) => console::sign(ctx, it),
        SetupCommand::NoteSystemClock { ahead, since } => console::note_system_clock(ctx, *ahead, *since),
        SetupCommand::SitDown { before } => console::sit_down(ctx, *before),
        SetupCommand::NoteWrongPins { office, tries } => console::note_wrong_pins(ctx, *office, *tries),
        SetupCommand::CorrectTime { shift, reason } => time::correct_time(ctx, *shift, reason),
        SetupCommand::ChangeZone { zone } => time::change_zone(ctx, zone),
    }
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
        RoundCommand::CorrectAbsence(it) => absence::correct_absence(ctx, it),
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
                &slip_raising::ChallengeStatement {
                    table: *table,
                    side: *side,
                    at,
                    since_press: *since_press,
                    marks,
                },
            )
        }
        SlipCommand::RaiseSlip { table, challenger, since_press, marks, source } => {
            let at = match source {
                SlipSource::Clock { at, .. } => ctx.now.min(*at),
                SlipSource::Desk => ctx.now,
            };
            let told = slip_raising::ChallengeStatement {
                table: *table,
                side: *challenger,
                at,
                since_press: *since_press,
                marks,
            };
            slip_raising::raise(ctx, &told, source)
        }
        SlipCommand::NoteRefused { table, challenger, since_press, marks } => {
            let (table, side, since_press) = (*table, *challenger, *since_press);
            slip_raising::note_refused(
                ctx,
                &slip_raising::ChallengeStatement { table, side, at: ctx.now, since_press, marks },
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
            &late_fix::MendDemand { word, points: *points, by: *demanded_by, agreed: *agreed },
        ),
        SlipCommand::ReopenSlip { slip, ground, scored, reason } => {
            relook::reopen(ctx, *slip, *ground, *scored, reason)
        }
    }
}

fn by_clock(ctx: &DecisionCtx<'_>, command: &ClockCommand) -> Decision {
    match command {
        ClockCommand::OrderClock { power: ClockPower::CentralTimer, amount, .. } => {
            countdown::central_timer(ctx, *amount)
        }
        ClockCommand::OrderClock { table, power, side, amount, reason } => {
            let asked = clock_orders::RequestedClockOrder { power: *power, side: *side, amount: *amount };
            clock_orders::order_clock(ctx, *table, &asked, reason)
        }
        ClockCommand::NoteTry { op, memory, number, key } => {
            clock_orders::note_try(ctx, *op, (*memory, *number, *key))
        }
        ClockCommand::ConfirmOrder { op } => clock_orders::confirm(ctx, *op),
        ClockCommand::GiveUpOrder { op, why } => clock_orders::give_up(ctx, *op, why),
        ClockCommand::SettleOrder { op } => clock_orders::settle(ctx, *op),
        ClockCommand::VouchForClock { clock } => clock_orders::vouch(ctx, *clock),
        ClockCommand::NoteForgeries { clocks, frames, address, rssi } => {
            clock_orders::note_forgeries(ctx, clocks, (*frames, *rssi), address)
        }
        ClockCommand::NoteClock { table, clock, note } => clock_orders::note_clock(ctx, *table, *clock, note),
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

fn by_duplicate(ctx: &DecisionCtx<'_>, command: &DuplicateCommand) -> Decision {
    match command {
        DuplicateCommand::DrawRack { letters, seed, reason, draw: None } => {
            draw::rack(ctx, letters.as_deref(), seed.as_deref(), reason.as_deref())
        }
        DuplicateCommand::DrawRack { letters, seed: _, reason, draw: Some(draw) } => {
            letters::put_right(ctx, *draw, letters.as_deref().unwrap_or_default(), reason.as_deref())
        }
        DuplicateCommand::HandInMove(it) => duplicate::hand_in(ctx, it),
        DuplicateCommand::AnnulMove { table, draw, round, offence, reason } => {
            duplicate::annul(ctx, (*table, (*round, *draw)), offence, reason)
        }
        DuplicateCommand::ChooseMaster(it) => duplicate::choose_master(ctx, it),
        DuplicateCommand::RuleWord { word, valid, reason, sources } => {
            duplicate::rule_word(ctx, word, *valid, reason, sources)
        }
        DuplicateCommand::LeaveGame { table } => duplicate::leave(ctx, *table),
        DuplicateCommand::EndDuplicate { end } => duplicate_end::end(ctx, end.as_deref()),
        DuplicateCommand::AnnounceResults {} => duplicate_end::announce(ctx),
    }
}

/// Everything that the ruleset grants somebody at a table: what is due first, then by kind, and at the
/// end what it knows but does not admit now. Empty where no game is paired there.
pub fn offers(state: &State, law: &LoadedRules, table: TableId, by: &Actor, now: At) -> Vec<Offer> {
    let mut menu = OfferMenu::new(DecisionCtx { state, law, by, now });
    if state.game(table).is_some() {
        menu.open_claims(table);
        menu.open_procedures(table);
        menu.orders_by_hand(table);
        menu.signal(state.phase(table));
        menu.unpairing(table);
        menu.presence(table);
        menu.other_absences(table);
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
    let mut menu = OfferMenu::new(DecisionCtx { state, law, by, now });
    if state.event.is_some() {
        menu.start();
        menu.late();
        menu.byes();
        menu.late_results();
        menu.late_sheets();
        menu.late_corrections();
        menu.earlier_absences();
        menu.last_round();
        menu.redate();
        menu.countdown();
        menu.duties();
        menu.sanctions_without_game();
        menu.entering();
        menu.adding_a_table();
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
