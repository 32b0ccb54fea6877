//! Single commands, drawn without regard to where the tournament has got.

use std::collections::BTreeSet;

use ephor::clock::{GiveUp, NoLink};
use ephor::domain::{ClockId, Millis, OpId, Side, SlipId, TableId};
use ephor::rules::{ClockPower, Observation};
use ephor::tournament::{
    ClockCommand, ClockNote, Command, SetupCommand, SlipCommand, SlipSource, WordRuling,
};
use proptest::prelude::*;
use proptest::sample::select;

use super::super::{BAD, START, round};
use crate::small::GOOD;

pub(super) fn word() -> impl Strategy<Value = String> {
    let plausible = GOOD.iter().chain(&BAD).map(|word| (*word).to_owned()).collect::<Vec<_>>();
    prop_oneof![20 => select(plausible), 1 => Just(String::new()), 1 => "\\PC{0,17}"]
}

pub(super) fn side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

pub(super) fn marks() -> impl Strategy<Value = BTreeSet<Observation>> {
    let all = [
        Observation::OpponentRecorded,
        Observation::SumBegun,
        Observation::BagEmpty,
        Observation::Approved,
        Observation::FirstTileRacked,
    ];
    let some = proptest::sample::subsequence(all.to_vec(), 0..3);
    prop_oneof![4 => Just(BTreeSet::new()), 1 => some.prop_map(|it| it.into_iter().collect())]
}

pub(super) fn table() -> impl Strategy<Value = TableId> {
    (1..=4_u16).prop_map(TableId)
}

pub(super) fn slip() -> impl Strategy<Value = SlipId> {
    (1..=7_u32).prop_map(SlipId)
}

pub(super) fn op() -> impl Strategy<Value = OpId> {
    (1..=9_u32).prop_map(OpId)
}

pub(super) fn since() -> impl Strategy<Value = Option<Millis>> {
    prop_oneof![Just(None), (0..25_000_i64).prop_map(|it| Some(Millis(it)))]
}

pub(super) fn raising() -> impl Strategy<Value = Command> {
    let pressed = (1..=3_u16, 1..=6_u16).prop_map(|(clock, event)| SlipSource::Clock {
        clock: ClockId(clock),
        event,
        at: START,
    });
    let source = prop_oneof![2 => Just(SlipSource::Desk), 1 => pressed];
    let slip = (table(), side(), since(), marks(), source);
    let slip = slip.prop_map(|(table, challenger, since_press, marks, source)| {
        Command::Slip(SlipCommand::RaiseSlip { table, challenger, since_press, marks, source })
    });
    let hold = (table(), side(), since(), marks());
    let hold = hold.prop_map(|(table, side, since_press, marks)| {
        Command::Slip(SlipCommand::TakeHold { table, side, said_at: None, since_press, marks })
    });
    prop_oneof![6 => slip, 1 => hold]
}

pub(super) fn working() -> impl Strategy<Value = Command> {
    let words = prop::collection::vec(word(), 1..5);
    let words =
        (slip(), words).prop_map(|(slip, words)| Command::Slip(SlipCommand::EnterWords { slip, words }));
    let rulings = prop::collection::vec((word(), any::<bool>()), 0..5)
        .prop_map(|all| all.into_iter().map(|(word, valid)| WordRuling { word, valid }).collect::<Vec<_>>());
    let rule = (slip(), rulings, select(vec!["", "so"])).prop_map(|(slip, rulings, reasons)| {
        Command::Slip(SlipCommand::Rule { slip, rulings, reasons: reasons.to_owned(), sources: Vec::new() })
    });
    let withdraw = (slip(), any::<bool>());
    let withdraw = withdraw.prop_map(|(slip, blank_conflict)| {
        let mistaken = slip.0.is_multiple_of(2);
        Command::Slip(SlipCommand::WithdrawSlip { slip, blank_conflict, mistaken })
    });
    let claim = (slip(), any::<bool>());
    let claim = claim.prop_map(|(slip, take_over)| Command::Slip(SlipCommand::ClaimSlip { slip, take_over }));
    prop_oneof![
        6 => words,
        6 => slip().prop_map(|slip| Command::Slip(SlipCommand::ConfirmSpelling { slip })),
        8 => slip().prop_map(|slip| Command::Slip(SlipCommand::Decide { slip })),
        3 => rule,
        3 => slip().prop_map(|slip| Command::Slip(SlipCommand::Announce { slip })),
        1 => slip().prop_map(|slip| Command::Slip(SlipCommand::Concede { slip })),
        1 => withdraw,
        1 => claim,
        1 => slip().prop_map(|slip| Command::Slip(SlipCommand::ReleaseSlip { slip })),
    ]
}

pub(super) fn clocks() -> impl Strategy<Value = Command> {
    let powers = [ClockPower::StartAbsent, ClockPower::Stop, ClockPower::AddFree, ClockPower::CentralTimer];
    let amount = prop_oneof![Just(None), Just(Some(Millis(i64::MIN))), Just(Some(Millis(-60_000)))];
    let asked = (table(), select(powers.to_vec()), prop_oneof![Just(None), side().prop_map(Some)], amount);
    let asked = asked.prop_map(|(table, power, side, amount)| {
        Command::Clock(ClockCommand::OrderClock { table, power, side, amount, reason: "so".to_owned() })
    });
    let note = (table(), side()).prop_map(|(table, side)| {
        Command::Clock(ClockCommand::NoteClock {
            table,
            clock: ClockId(table.0),
            note: ClockNote::TimeOut { side },
        })
    });
    let fit = (table(), 1..=3_u16).prop_map(|(table, clock)| {
        Command::Setup(SetupCommand::FitClock {
            table,
            clock: Some(ClockId(clock)),
            profile: "open".to_owned(),
        })
    });
    prop_oneof![
        2 => asked,
        1 => (op(), 0..3_u16)
            .prop_map(|(op, memory)| Command::Clock(ClockCommand::NoteTry { op, memory, number: None, key: None })),
        1 => op().prop_map(|op| Command::Clock(ClockCommand::ConfirmOrder { op })),
        1 => op().prop_map(given_up),
        1 => op().prop_map(|op| Command::Clock(ClockCommand::SettleOrder { op })),
        1 => note,
        1 => fit,
        1 => (1..=4_u16).prop_map(round),
    ]
}

fn given_up(op: OpId) -> Command {
    let why = GiveUp::NotReached { link: NoLink::Unheard, may_be_done: true };
    Command::Clock(ClockCommand::GiveUpOrder { op, why })
}
