//! What a decision costs depends on the hall, not on how long the day has been.

use allocation_counter::measure;
use ephor::domain::{Actor, Role, Side};
use ephor::tournament::{ClockCommand, ClockEvent, Command, Event, Record, SlipCommand, decide};

use super::{Hall, raise};
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
