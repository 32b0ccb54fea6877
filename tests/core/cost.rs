//! What a decision costs depends on the hall, not on how long the day has been.

use std::time::Instant;

use allocation_counter::measure;
use ephor::domain::{Actor, Millis, Points, Role, Round, Side, TableId};
use ephor::tournament::{
    ClockCommand, ClockEvent, Command, EnterResult, Event, Pairing, Player, Record, ResultCommand,
    SetupCommand, SlipCommand, decide,
};

use super::{Hall, open, raise};
use crate::small::{enter, law, ruleset};

/// The commands of a whole slip at a table: raised, written, confirmed, judged, its orders done, announced.
/// With the records that they led to.
fn whole_slip(hall: &mut Hall, table: u16) -> Vec<Record> {
    hall.later();
    let from = hall.records.len();
    let slip = hall.state.next_slip();
    hall.must(&raise(table, Side::B, Some(5_000)));
    hall.must(&enter(slip, &["NIE"]));
    hall.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
    let judged = hall.must(&Command::Slip(SlipCommand::Decide { slip }));
    for record in judged {
        if let Event::Clock(ClockEvent::OrderPlaced(order)) = record.event {
            hall.must(&Command::Clock(ClockCommand::SettleOrder { op: order.op }));
        }
    }
    hall.must(&Command::Slip(SlipCommand::Announce { slip }));
    hall.records.split_off(from)
}

/// How often and how much memory the decisions on a slip take.
fn taken(hall: &mut Hall) -> Vec<(u64, u64)> {
    hall.later();
    let slip = hall.state.next_slip();
    let commands = [
        raise(1, Side::B, Some(5_000)),
        enter(slip, &["NIE"]),
        Command::Slip(SlipCommand::ConfirmSpelling { slip }),
        Command::Slip(SlipCommand::Decide { slip }),
    ];
    let by = Actor::new(Role::HeadReferee, "desk");
    commands
        .iter()
        .map(|command| {
            let taken = measure(|| drop(decide(&hall.state, &hall.law, command, &by, hall.now)));
            hall.must(command);
            (taken.count_total, taken.bytes_total)
        })
        .collect()
}

#[test]
fn a_decision_allocates_no_more_after_two_thousand_slips_than_after_twenty() {
    let mut hall = playing();
    let mut after = |slips: u32| {
        while hall.state.slips.len() < slips as usize {
            whole_slip(&mut hall, 1);
        }
        let taken = taken(&mut hall);
        let slip = hall.state.slips.last().expect("a slip");
        for (op, _) in
            hall.state.orders_of(slip).into_iter().map(|(op, it)| (op, it.clone())).collect::<Vec<_>>()
        {
            hall.must(&Command::Clock(ClockCommand::SettleOrder { op }));
        }
        hall.must(&Command::Slip(SlipCommand::Announce { slip }));
        taken
    };
    let (few, many) = (after(20), after(2_000));
    assert!(few.iter().zip(&many).all(|(few, many)| many.0 <= few.0), "{few:?} {many:?}");
    // Numbers and counters have more digits in sentences and no more elsewhere.
    assert!(few.iter().zip(&many).all(|(few, many)| many.1 <= few.1 + 64), "{few:?} {many:?}");
    assert!(few.iter().any(|(count, _)| *count > 0), "the counter counts");
}

fn playing() -> Hall {
    Hall::playing(law(ruleset("sss-2022", &[]), &[]))
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn instant() -> Instant {
    Instant::now()
}

/// `cargo test --test all -- --ignored --nocapture decisions_a_second`
#[test]
#[ignore = "a measure, not a proof"]
#[expect(clippy::print_stdout, reason = "a measure is printed")]
fn decisions_a_second_at_so_many_slips() {
    let mut hall = playing();
    let (mut slips, mut held) = (0_u32, 0_i64);
    for upto in [20, 1_000, 2_000, 5_000, 10_000, 20_000] {
        let taken = measure(|| {
            while slips < upto {
                slips += 1;
                whole_slip(&mut hall, 1 + (slips % 3) as u16);
            }
        });
        held += taken.bytes_current;
        let (start, from) = (instant(), slips);
        while slips < from + 50 {
            slips += 1;
            whole_slip(&mut hall, 1 + (slips % 3) as u16);
        }
        let each = start.elapsed() / (50 * 6);
        println!(
            "{upto} slips: {each:?} a decision with its fold, {:.0} a second; the state holds {} kB",
            1.0 / each.as_secs_f64(),
            held / 1_000
        );
    }
}

/// `cargo test --test all -- --ignored --nocapture a_great_hall`
#[test]
#[ignore = "a measure, not a proof"]
#[expect(clippy::print_stdout, reason = "a measure is printed")]
fn a_great_hall_is_set_up_and_all_its_results_are_in() {
    let player = |number: u16| Player { name: format!("Player {number}"), club: String::new() };
    for players in [4_000, 8_000, 16_000] {
        let mut hall = Hall::new(law(ruleset("sss-2022", &[]), &[]));
        hall.must(&open("sss-2022"));
        let start = instant();
        for number in 0..players {
            hall.must(&Command::Setup(SetupCommand::EnterPlayers { players: vec![player(number)] }));
        }
        println!("{players} players one by one: {:?}", start.elapsed());
    }
    for tables in [500, 5_000] {
        let start = instant();
        let mut hall = Hall::new(law(ruleset("sss-2022", &[]), &[]));
        hall.must(&open("sss-2022"));
        let players = (0..tables * 2).map(player).collect();
        hall.must(&Command::Setup(SetupCommand::EnterPlayers { players }));
        let pairing = |table: u16| Pairing {
            table: TableId(table),
            a: player(table * 2 - 2).name,
            b: player(table * 2 - 1).name,
        };
        hall.must(&Command::start_round(Round(1), (1..=tables).map(pairing).collect()));
        if hall.law.ruleset.start.together.value {
            hall.must(&Command::Round(ephor::tournament::RoundCommand::StartPlay {}));
        }
        let up = start.elapsed();
        for table in 1..=tables {
            hall.must(&Command::Result(ResultCommand::EnterResult(EnterResult {
                table: TableId(table),
                end: "out".to_owned(),
                scores: [Points(300), Points(280)],
                racks: [Points(0), Points(8)],
                out: Some(Side::A),
                over: [Millis(0); 2],
                after_end: [false; 2],
                best: None,
            })));
        }
        println!("{tables} tables: {up:?} to set up, {:?} in all", start.elapsed());
    }
}
