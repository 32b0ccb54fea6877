//! From what stands in a journal back to what was asked.
//!
//! Where an entry keeps less than the command said, there are several commands that it may have been: all that lead to
//! something else come out otherwise, so that none is passed that the rules do not admit. What begins no decision, but
//! follows in one, leads to no command.

use std::collections::BTreeSet;

use crate::clock::Order;
use crate::domain::{Millis, Side, TableId};
use crate::rules::{ClockPower, Observation};
use crate::tournament::command::{
    Claim, ClockCommand, Command, ConductCommand, GiveBye, OpenEvent, PairLate, ProcedureCommand,
    RoundCommand, SetupCommand, SlipCommand, SlipSource, StartRound, WordRuling,
};
use crate::tournament::event::{
    ClaimRaised, ClockEvent, ClockNote, ConductEvent, Event, OrderKind, OrderPlaced, ProcedureEvent,
    RoundEvent, RoundStarted, SetupEvent, SlipEvent, VerdictBy, WordVerdict,
};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::parts::Pairing;
use crate::tournament::state::State;

use super::{duplicate, sheets};

/// What may have been asked, where an entry is the one in which one sees it; the likeliest first.
pub(super) fn commands(state: &State, law: &LoadedRules, event: &Event) -> Vec<Command> {
    match event {
        Event::Setup(it) => setup(it).into_iter().map(Command::Setup).collect(),
        Event::Round(it) => round(it),
        Event::Slip(it) => slip(state, it).into_iter().map(Command::Slip).collect(),
        Event::Clock(it) => clock(it).into_iter().map(Command::Clock).collect(),
        Event::Conduct(it) => conduct(it).into_iter().map(Command::Conduct).collect(),
        Event::Procedure(it) => procedure(it).into_iter().map(Command::Procedure).collect(),
        Event::Result(it) => sheets::commands(state, law, it),
        Event::Duplicate(it) => duplicate::commands(it).into_iter().map(Command::Duplicate).collect(),
    }
}

fn setup(event: &SetupEvent) -> Vec<SetupCommand> {
    let command = match event {
        SetupEvent::EventOpened(it) => SetupCommand::OpenEvent(OpenEvent {
            name: it.name.clone(),
            ruleset: it.ruleset.clone(),
            tiles: Some(it.tiles.clone()),
            budget: Some(it.budget),
            readings: it.readings.clone(),
            systems: it.systems.clone(),
            zone: it.zone.name(),
            starts_at: it.starts_at,
            names: it.names,
        }),
        SetupEvent::ListAdopted { adoption } => SetupCommand::AdoptList {
            list: adoption.source.list.clone(),
            tiles: adoption.tiles,
            decides: adoption.decides,
            reason: adoption.reason.clone(),
        },
        SetupEvent::ListDropped { source, reason } => {
            SetupCommand::DropList { list: source.list.clone(), reason: reason.clone() }
        }
        SetupEvent::ConstantsSet { order, constants } => {
            SetupCommand::SetConstants { order: order.clone(), constants: constants.clone() }
        }
        SetupEvent::HeadSigned(it) => SetupCommand::SignHead(it.clone()),
        SetupEvent::TimeCorrected { shift, reason, .. } => {
            SetupCommand::CorrectTime { shift: *shift, reason: reason.clone() }
        }
        SetupEvent::ZoneChanged { zone, .. } => SetupCommand::ChangeZone { zone: zone.name() },
        SetupEvent::SystemClockNoted { ahead, since } => {
            SetupCommand::NoteSystemClock { ahead: *ahead, since: *since }
        }
        SetupEvent::OfficerChanged { before } => SetupCommand::SitDown { before: *before },
        SetupEvent::WrongPinsNoted { office, tries } => {
            SetupCommand::NoteWrongPins { office: *office, tries: *tries }
        }
        SetupEvent::PlayersEntered { players } => SetupCommand::EnterPlayers { players: players.clone() },
        SetupEvent::EntryAmended { player } => SetupCommand::AmendEntry { player: player.clone() },
        SetupEvent::EntryStruck { player } => SetupCommand::StrikeEntry { player: player.clone() },
        SetupEvent::ClockFitted { table, clock, profile } => {
            SetupCommand::FitClock { table: *table, clock: *clock, profile: profile.clone() }
        }
        SetupEvent::LexiconFrozen { .. } => return Vec::new(),
    };
    vec![command]
}

fn round(event: &RoundEvent) -> Vec<Command> {
    // The countdown is the hall's; a table is named all the same.
    let countdown = |amount| {
        let (table, power) = (TableId(1), ClockPower::CentralTimer);
        let reason = String::new();
        Command::Clock(ClockCommand::OrderClock { table, power, side: None, amount, reason })
    };
    let command = match event {
        RoundEvent::RoundStarted(it) => RoundCommand::StartRound(started(it)),
        RoundEvent::PairedLate(it) => {
            let Pairing { table, a, b } = it.pairing.clone();
            RoundCommand::PairLate(PairLate { table, a, b, anyway: it.anyway.clone() })
        }
        RoundEvent::ByeEntered(it) => RoundCommand::GiveBye(GiveBye {
            player: it.bye.player.clone(),
            award: it.bye.award.clone(),
            anyway: it.anyway.clone(),
        }),
        RoundEvent::Unpaired { table, reason, .. } => {
            RoundCommand::Unpair { table: *table, reason: reason.clone() }
        }
        RoundEvent::LastDeclared { is_last, .. } => RoundCommand::DeclareLast { is_last: *is_last },
        RoundEvent::PlayerWithdrew { player, note } => {
            RoundCommand::WithdrawPlayer { player: player.clone(), note: note.clone() }
        }
        RoundEvent::PlayerReturned { player } => RoundCommand::ReturnPlayer { player: player.clone() },
        RoundEvent::PlayStarted {} => RoundCommand::StartPlay {},
        RoundEvent::AbsenceNoted { table, side } => RoundCommand::NoteAbsent { table: *table, side: *side },
        RoundEvent::Arrived { table, side, .. } => RoundCommand::NoteArrived { table: *table, side: *side },
        RoundEvent::ForcedPassPlayed(it) => RoundCommand::PlayForcedPass { table: it.table, side: it.side },
        RoundEvent::MoveCircled(it) => RoundCommand::CircleMove { table: it.table, number: it.number },
        RoundEvent::Redated(it) => {
            RoundCommand::Redate { what: it.what, shift: it.is.since(it.was), reason: it.reason.clone() }
        }
        RoundEvent::SignalGiven { signal, .. } => RoundCommand::GiveSignal { signal: signal.clone() },
        RoundEvent::CountdownStarted { .. } => return vec![countdown(None)],
        RoundEvent::CountdownStopped {} => return vec![countdown(Some(Millis(0)))],
        RoundEvent::ByeGiven(_) => return Vec::new(),
    };
    vec![Command::Round(command)]
}

fn started(it: &RoundStarted) -> StartRound {
    StartRound {
        round: it.round,
        pairings: it.pairings.clone(),
        drawn_at: Some(it.drawn_at),
        begins_at: it.begins_at,
        late_base: it.late_base,
        byes: it.byes.clone(),
        missed: it.missed.clone(),
        lot: it.lot.clone(),
        supervised: it.supervised.clone(),
        session: it.session,
        last: it.last_round,
        anyway: it.anyway.clone(),
    }
}

fn slip(state: &State, event: &SlipEvent) -> Vec<SlipCommand> {
    let command = match event {
        // Of what was seen only the last play leads to more than the entry.
        SlipEvent::HoldTaken { table, side, said_at, since_press } => {
            let hold = |marks: &[Observation]| SlipCommand::TakeHold {
                table: *table,
                side: *side,
                said_at: Some(*said_at),
                since_press: *since_press,
                marks: marks.iter().copied().collect(),
            };
            return vec![hold(&[Observation::LastPlay]), hold(&[])];
        }
        SlipEvent::SlipRaised(it) => SlipCommand::RaiseSlip {
            table: it.table,
            challenger: it.challenger,
            since_press: it.since_press,
            marks: it.marks.clone(),
            source: it.source.clone(),
        },
        SlipEvent::SlipMatched { slip, since_press, source } => {
            let Some(before) = state.slip(*slip) else { return Vec::new() };
            SlipCommand::RaiseSlip {
                table: before.table,
                challenger: before.challenger,
                since_press: *since_press,
                marks: BTreeSet::new(),
                source: source.clone(),
            }
        }
        // A clock sees nothing; but a script may say that it is one.
        SlipEvent::SlipRefused { table, challenger, since_press, source: SlipSource::Desk, .. } => {
            let (table, challenger, since_press) = (*table, *challenger, *since_press);
            let note = |marks| SlipCommand::NoteRefused { table, challenger, since_press, marks };
            return seen().map(note).collect();
        }
        SlipEvent::SlipRefused { table, challenger, since_press, source, .. } => {
            let raise = |marks| SlipCommand::RaiseSlip {
                table: *table,
                challenger: *challenger,
                since_press: *since_press,
                marks,
                source: source.clone(),
            };
            return seen().map(raise).collect();
        }
        SlipEvent::SlipClaimed { slip, .. } => {
            let claim = |take_over| SlipCommand::ClaimSlip { slip: *slip, take_over };
            return vec![claim(false), claim(true)];
        }
        SlipEvent::SlipReleased { slip } => SlipCommand::ReleaseSlip { slip: *slip },
        SlipEvent::WordsEntered { slip, words } => {
            SlipCommand::EnterWords { slip: *slip, words: words.clone() }
        }
        SlipEvent::SpellingConfirmed { slip } => SlipCommand::ConfirmSpelling { slip: *slip },
        SlipEvent::Escalated { slip, .. } => SlipCommand::Decide { slip: *slip },
        SlipEvent::VerdictGiven { slip, words, .. } => {
            let ruled = rulings(words).map(|(rulings, reasons, sources)| SlipCommand::Rule {
                slip: *slip,
                rulings,
                reasons,
                sources,
            });
            return ruled.chain([SlipCommand::Decide { slip: *slip }]).collect();
        }
        SlipEvent::Conceded { slip, .. } => SlipCommand::Concede { slip: *slip },
        SlipEvent::SlipWithdrawn { slip, mistaken } => {
            let withdraw = |blank_conflict| SlipCommand::WithdrawSlip {
                slip: *slip,
                blank_conflict,
                mistaken: *mistaken,
            };
            return vec![withdraw(false), withdraw(true)];
        }
        SlipEvent::Announced { slip } => SlipCommand::Announce { slip: *slip },
        SlipEvent::SlipReopened(it) => SlipCommand::ReopenSlip {
            slip: it.slip,
            ground: it.ground,
            scored: false,
            reason: it.reason.clone(),
        },
        SlipEvent::AllowanceRestored { .. } => return Vec::new(),
    };
    vec![command]
}

/// What may have been seen at a table: nothing, or one thing.
fn seen() -> impl Iterator<Item = BTreeSet<Observation>> {
    use strum::VariantArray as _;
    let one = Observation::VARIANTS.iter().map(|mark| BTreeSet::from([*mark]));
    std::iter::once(BTreeSet::new()).chain(one)
}

/// What a referee may have said who ruled on those of the words that are ruled on. Each ruling stands with its own
/// reasons and sources, or with those of the ruling that it follows; said were some of them, or none.
fn rulings(words: &[WordVerdict]) -> impl Iterator<Item = (Vec<WordRuling>, String, Vec<String>)> {
    let ruled = words.iter().filter_map(|word| match &word.by {
        VerdictBy::Referee { reasons, sources, follows } => Some((word, reasons, sources, follows.is_some())),
        VerdictBy::List { .. } | VerdictBy::Adopted { .. } => None,
    });
    let mut ruled: Vec<_> = ruled.collect();
    let rulings: Vec<WordRuling> = ruled
        .iter()
        .map(|(it, ..)| WordRuling {
            word: it.word.clone(),
            valid: it.outcome == crate::lexicon::Outcome::Valid,
        })
        .collect();
    ruled.sort_by_key(|(.., follows)| *follows);
    let (mut reasons, mut sources) = (Vec::<String>::new(), Vec::<Vec<String>>::new());
    for (_, why, from, _) in ruled {
        if !reasons.contains(why) {
            reasons.push(why.clone());
        }
        if !sources.contains(from) {
            sources.push(from.clone());
        }
    }
    if !rulings.is_empty() {
        reasons.push(String::new());
        sources.push(Vec::new());
    }
    reasons.into_iter().flat_map(move |why| {
        let rulings = rulings.clone();
        sources.clone().into_iter().map(move |from| (rulings.clone(), why.clone(), from))
    })
}

fn clock(event: &ClockEvent) -> Vec<ClockCommand> {
    let command = match event {
        ClockEvent::OrderPlaced(it) => return ordered(it),
        ClockEvent::OrderTried { op, memory, number, key } => {
            ClockCommand::NoteTry { op: *op, memory: *memory, number: *number, key: *key }
        }
        ClockEvent::OrderConfirmed { op } => ClockCommand::ConfirmOrder { op: *op },
        ClockEvent::OrderUnconfirmed { op, why } => ClockCommand::GiveUpOrder { op: *op, why: why.clone() },
        ClockEvent::OrderSettled { op } => ClockCommand::SettleOrder { op: *op },
        ClockEvent::ForgeriesNoted { clocks, frames, address, rssi } => ClockCommand::NoteForgeries {
            clocks: clocks.clone(),
            frames: *frames,
            address: address.clone(),
            rssi: *rssi,
        },
        ClockEvent::ClockNoted { table, clock, note } => {
            let noted = ClockCommand::NoteClock { table: *table, clock: *clock, note: note.clone() };
            let vouched = ClockCommand::VouchForClock { clock: *clock };
            return if *note == ClockNote::Vouched { vec![vouched, noted] } else { vec![noted] };
        }
    };
    vec![command]
}

/// The power by which somebody may have given an order that follows from nothing.
fn ordered(placed: &OrderPlaced) -> Vec<ClockCommand> {
    let OrderPlaced { table, cause, takes_back, wish, reason, why, .. } = placed;
    if cause.is_some() || takes_back.is_some() || why.is_some() {
        return Vec::new();
    }
    let (powers, side, amount) = match *wish {
        OrderKind::Clock { order } => match order {
            Order::Start { side } => (vec![ClockPower::StartAbsent], Some(side), None),
            Order::Stop => (vec![ClockPower::Stop], None, None),
            Order::SetBoth { budget } => (vec![ClockPower::SetBoth { budget }], None, None),
            Order::Add { side, amount } => {
                (vec![ClockPower::AddFixed { amount }, ClockPower::AddFree], Some(side), Some(amount))
            }
            Order::Notice { .. }
            | Order::ClearNotice
            | Order::Resume { .. }
            | Order::Acknowledge { .. }
            | Order::ReadEvents { .. } => return Vec::new(),
        },
        OrderKind::TellRefused { .. } | OrderKind::TakeBack { .. } => return Vec::new(),
    };
    // Where the order is about both sides, the power may have been used for one of them.
    let sides = if side.is_some() { vec![side] } else { vec![None, Some(Side::A), Some(Side::B)] };
    let order = |(power, side): (ClockPower, Option<Side>)| ClockCommand::OrderClock {
        table: *table,
        power,
        side,
        amount,
        reason: reason.clone(),
    };
    powers.into_iter().flat_map(|power| sides.iter().map(move |side| (power, *side))).map(order).collect()
}

fn conduct(event: &ConductEvent) -> Vec<ConductCommand> {
    let command = match event {
        ConductEvent::ClaimRaised(it) => return claims(it),
        ConductEvent::ClaimDecided(it) if it.admitted => {
            ConductCommand::AdmitClaim { claim: it.claim, facts: it.facts.clone() }
        }
        ConductEvent::ClaimDecided(it) => ConductCommand::JudgeClaim {
            claim: it.claim,
            outcome: Some(it.outcome),
            facts: it.facts.clone(),
            reasons: it.reasons.clone(),
        },
        ConductEvent::SanctionImposed(it) => ConductCommand::Impose {
            sanction: it.sanction.clone(),
            player: it.player.clone(),
            facts: it.facts.clone(),
            reason: it.reason.clone(),
        },
        ConductEvent::DutyDone { duty, note, of_itself: false } => {
            ConductCommand::DutyDone { duty: *duty, note: note.clone() }
        }
        ConductEvent::TakenBack(it) => {
            let (entry, reason, misentered) = (it.entry, it.reason.clone(), it.misentered);
            ConductCommand::TakeBack { entry, reason, misentered }
        }
        ConductEvent::Counted(_)
        | ConductEvent::ThresholdReached(_)
        | ConductEvent::PenaltyImposed(_)
        | ConductEvent::PlayerExcluded(_)
        | ConductEvent::DutyArose(_)
        | ConductEvent::DutyDone { of_itself: true, .. }
        | ConductEvent::Voided(_) => return Vec::new(),
    };
    vec![command]
}

/// A claim keeps neither whose time ran nor how long ago the press was: where it was measured, it was in time.
fn claims(it: &ClaimRaised) -> Vec<ConductCommand> {
    let claim = |since_press| {
        ConductCommand::Claim(Claim {
            table: it.table,
            offence: it.offence.clone(),
            offender: it.offender,
            claimant: it.claimant,
            running: None,
            since_press,
            marks: it.marks.clone(),
            facts: it.facts.clone(),
        })
    };
    vec![claim(None), claim(Some(Millis(0)))]
}

fn procedure(event: &ProcedureEvent) -> Vec<ProcedureCommand> {
    let command = match event {
        ProcedureEvent::ProcedureBegun(it) if it.cause.is_none() => ProcedureCommand::BeginProcedure {
            table: it.table,
            procedure: it.procedure.clone(),
            side: it.side,
            facts: it.facts.clone(),
        },
        ProcedureEvent::StepDone(it) => {
            ProcedureCommand::StepDone { run: it.run, step: it.step, said: it.said.clone() }
        }
        ProcedureEvent::ProcedureEnded(it) => {
            let Some(reason) = it.dropped.clone() else { return Vec::new() };
            ProcedureCommand::DropProcedure { run: it.run, reason }
        }
        ProcedureEvent::ProcedureBegun(_) => return Vec::new(),
    };
    vec![command]
}
