//! What must hold at the end of every simulated tournament, whatever went wrong on the way.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::clock::{Notice, Order};
use crate::domain::{ClockId, Points, Side, SlipId};
use crate::lexicon::Outcome;
use crate::rules::{PenaltyKind, Unit};
use crate::tournament::{
    Cause, ClockEvent, ConductEvent, Event, LoadedRules, OrderKind, OrderPlaced, OrderState, PenaltyImposed,
    Record, Route, SlipEvent, SlipRaised, State, audit,
};

use super::hall::SimulatedHall;

/// A broken invariant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BrokenInvariant {
    /// Which.
    pub invariant: &'static str,
    /// How.
    pub how: String,
}

/// How many different things are checked.
pub(super) const CHECKS: usize = 9;

/// Checks everything.
pub(super) fn check(
    records: &[Record],
    live: &State,
    law: &LoadedRules,
    hall: &SimulatedHall,
) -> Vec<BrokenInvariant> {
    let mut broken = Vec::new();
    replay_equals_live(records, live, &mut broken);
    every_slip_ends(live, &mut broken);
    no_verdict_without_a_slip(records, law, &mut broken);
    no_order_left(live, &mut broken);
    every_penalty_has_its_order(records, &mut broken);
    no_penalty_twice_none_lost(live, hall, &mut broken);
    counters_recount(records, live, law, &mut broken);
    every_decision_comes_out_again(records, law, &mut broken);
    broken
}

/// What stands in the journal is what the rules make of what was asked, as it stands there too.
fn every_decision_comes_out_again(records: &[Record], law: &LoadedRules, broken: &mut Vec<BrokenInvariant>) {
    let audited = audit(law, records);
    if audited.equal != records.len() as u64 {
        let how = format!("{:?} {:?}", audited.difference, audited.unchecked);
        broken.push(BrokenInvariant { invariant: "every decision comes out again", how });
    }
}

/// Nothing counts before the disk has confirmed it.
pub(super) fn premature(times: usize) -> Option<BrokenInvariant> {
    let how = format!("{times} times a console counted what no disk had confirmed");
    (times > 0).then_some(BrokenInvariant { invariant: "nothing counts before it is durable", how })
}

fn replay_equals_live(records: &[Record], live: &State, broken: &mut Vec<BrokenInvariant>) {
    if State::replay(records) != *live {
        broken.push(BrokenInvariant {
            invariant: "replay equals live state",
            how: "the states differ".to_owned(),
        });
    }
}

fn every_slip_ends(live: &State, broken: &mut Vec<BrokenInvariant>) {
    for (id, slip) in live.slips.live() {
        broken.push(BrokenInvariant {
            invariant: "every slip ends",
            how: format!("slip {id} is {:?}", slip.phase),
        });
    }
}

/// Every verdict answers a slip on which these very words were written and, where it must be, confirmed.
fn no_verdict_without_a_slip(records: &[Record], law: &LoadedRules, broken: &mut Vec<BrokenInvariant>) {
    let mut words: BTreeMap<SlipId, (&[String], bool)> = BTreeMap::new();
    for record in records {
        match &record.event {
            Event::Slip(SlipEvent::SlipRaised(SlipRaised { slip, .. })) => {
                words.insert(*slip, (&[], false));
            }
            Event::Slip(SlipEvent::WordsEntered { slip, words: written }) => {
                words.insert(*slip, (written, false));
            }
            Event::Slip(SlipEvent::SpellingConfirmed { slip }) => {
                if let Some(entry) = words.get_mut(slip) {
                    entry.1 = true;
                }
            }
            Event::Slip(SlipEvent::VerdictGiven { slip, words: judged, .. }) => {
                let confirmed = !law.ruleset.adjudication.confirm_spelling.value;
                let sound = words.remove(slip).is_some_and(|(written, said)| {
                    (said || confirmed) && judged.iter().map(|it| &it.word).eq(written)
                });
                if !sound {
                    let how = format!("the verdict on slip {slip} answers nothing that was written");
                    broken.push(BrokenInvariant { invariant: "no verdict without a slip", how });
                }
            }
            _ => {}
        }
    }
}

fn no_order_left(live: &State, broken: &mut Vec<BrokenInvariant>) {
    for (op, order) in live.orders.live() {
        broken.push(BrokenInvariant {
            invariant: "every order is done",
            how: format!("order {op} is {:?}", order.state),
        });
    }
}

fn every_penalty_has_its_order(records: &[Record], broken: &mut Vec<BrokenInvariant>) {
    let mut owed: BTreeMap<SlipId, (Side, Points)> = BTreeMap::new();
    for record in records {
        match &record.event {
            Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
                cause: Cause::Slip(slip),
                side,
                points,
                ..
            })) if points.0 != 0 => {
                owed.insert(*slip, (*side, *points));
            }
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
                slip: Some(slip),
                wish: OrderKind::Clock { order },
                ..
            })) => {
                if let Order::Notice { side, notice: Notice::Points(points) } = order
                    && owed.get(slip) == Some(&(*side, *points))
                {
                    owed.remove(slip);
                }
            }
            _ => {}
        }
    }
    for (slip, (side, points)) in owed {
        let how = format!("{points} for {side} of slip {slip} was ordered nowhere");
        broken.push(BrokenInvariant { invariant: "no penalty is lost", how });
    }
}

/// What each clock really showed, against what it confirmed and what it may have done unheard.
fn no_penalty_twice_none_lost(live: &State, hall: &SimulatedHall, broken: &mut Vec<BrokenInvariant>) {
    let mut expected: BTreeMap<(ClockId, Side, String), (usize, usize)> = BTreeMap::new();
    for order in live.orders.values() {
        if let (OrderKind::Clock { order: Order::Notice { side, notice } }, Route::Clock { clock }) =
            (order.wish, order.route)
        {
            let entry = expected.entry((clock, side, format!("{notice:?}"))).or_default();
            match order.state {
                OrderState::Confirmed { .. } => entry.0 += 1,
                _ => entry.1 += 1,
            }
        }
    }
    for (clock, device) in hall.devices() {
        let mut shown: BTreeMap<(ClockId, Side, String), usize> = BTreeMap::new();
        for (side, notice) in device.notices() {
            *shown.entry((clock, *side, format!("{notice:?}"))).or_default() += 1;
        }
        let keys: std::collections::BTreeSet<_> =
            shown.keys().chain(expected.keys().filter(|key| key.0 == clock)).cloned().collect();
        for key in keys {
            let times = shown.get(&key).copied().unwrap_or(0);
            let (sure, perhaps) = expected.get(&key).copied().unwrap_or_default();
            let how = format!("clock {clock} showed {} to {} {times} times for {sure} orders", key.2, key.1);
            if times > sure + perhaps {
                broken.push(BrokenInvariant { invariant: "no penalty twice", how });
            } else if times < sure {
                broken.push(BrokenInvariant { invariant: "no penalty is lost", how });
            }
        }
    }
}

/// Points deducted, counted naively from the verdicts, against the counters.
fn counters_recount(records: &[Record], live: &State, law: &LoadedRules, broken: &mut Vec<BrokenInvariant>) {
    let penalty = &law.ruleset.penalty;
    let PenaltyKind::Points(each) = penalty.kind.value else { return };
    if penalty.free.value != 0 {
        return;
    }
    let mut naive: BTreeMap<&str, i32> = BTreeMap::new();
    for record in records {
        let Event::Slip(SlipEvent::VerdictGiven { slip, words, upheld, .. }) = &record.event else {
            continue;
        };
        let Some(slip) = live.slip(*slip) else { continue };
        let good = words.iter().filter(|word| word.outcome == Outcome::Valid).count() as i32;
        let units = match penalty.unit.value {
            Unit::Challenge => i32::from(!upheld),
            Unit::Word if *upheld && !penalty.count_in_upheld.value => 0,
            Unit::Word => good,
        };
        *naive.entry(slip.players[slip.challenger.index()].as_str()).or_default() += units * each.0;
    }
    for (player, counters) in &live.event_counters {
        let expected = naive.get(&**player).copied().unwrap_or(0);
        if counters.points != Points(expected) {
            let how = format!("{player} has {} in the counters, {expected} by recount", counters.points);
            broken.push(BrokenInvariant { invariant: "counters equal a recount", how });
        }
    }
}

/// The orders by how they ended, for the summary.
pub(super) fn tally(live: &State) -> (usize, usize, usize) {
    let count = |is: fn(&OrderState) -> bool| live.orders.values().filter(|order| is(&order.state)).count();
    let confirmed = count(|state| matches!(state, OrderState::Confirmed { .. }));
    let settled = count(|state| matches!(state, OrderState::Settled { .. }));
    (live.orders.len(), confirmed, settled)
}
