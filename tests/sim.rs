//! Whole tournaments in virtual time: nothing is lost, nothing is applied twice, and the same seed is the same event.

use std::sync::Arc;

use ephor::domain::{At, Millis};
use ephor::sim::{Faults, Rehearsal, SimulationOutcome, SimulationSettings, run};
use ephor::tournament::{LoadedRules, SlipPhase};

use crate::support::law;

fn simulate(seed: u64, tables: u16, hours: i64, faults: Faults) -> SimulationOutcome {
    simulate_under("sss-2022", seed, tables, hours, faults)
}

fn simulate_under(ruleset: &str, seed: u64, tables: u16, hours: i64, faults: Faults) -> SimulationOutcome {
    let law = law(ruleset);
    let make: Arc<dyn Fn() -> LoadedRules> = Arc::new(move || law.clone());
    let length = Millis::secs(hours * 3600);
    run(&SimulationSettings { seed, tables, length, challenged: SimulationSettings::USUAL, faults }, make)
}

const CALM: Faults = Faults { loss: 0.0, chaos: false, shows_twice: false };
const STORM: Faults = Faults { loss: 0.2, chaos: true, shows_twice: false };

#[test]
fn a_calm_hall_loses_nothing_and_confirms_everything_that_a_clock_can_show() {
    let outcome = simulate(1, 12, 2, CALM);
    assert_eq!(outcome.broken, []);
    assert!(outcome.slips > 5, "{outcome:?}");
    assert!(outcome.verdicts > 0 && outcome.escalations > 0, "{outcome:?}");
    assert_eq!(outcome.unconfirmed, 0, "{outcome:?}");
    assert_eq!(outcome.confirmed + outcome.settled, outcome.ordered, "{outcome:?}");
}

#[test]
fn the_same_seed_is_the_same_journal_byte_for_byte() {
    let (one, two) = (simulate(7, 8, 2, STORM), simulate(7, 8, 2, STORM));
    assert_eq!(one, two);
    assert_ne!(one.journal, simulate(8, 8, 2, STORM).journal);
}

/// A thousand tournaments with everything going wrong, under a regulation with a flag and under one with overtime and
/// a window of seconds. Each seed is played once; that the same seed gives the same journal is proved above.
#[test]
fn a_thousand_storms_break_no_invariant() {
    const SEEDS: u64 = 1000;
    let played = |ruleset: &'static str, seeds: std::ops::Range<u64>| {
        std::thread::spawn(move || {
            let mut seen = (0, 0, 0, 0, 0, 0);
            for seed in seeds {
                let outcome = simulate_under(ruleset, seed, 3, 1, STORM);
                assert_eq!(outcome.broken, [], "{ruleset}, seed {seed}: {outcome:?}");
                seen.0 += outcome.slips;
                seen.1 += outcome.refused;
                seen.2 += outcome.unconfirmed;
                seen.3 += outcome.crashes;
                seen.4 += outcome.disk_failures;
                seen.5 += outcome.disk_delays;
            }
            seen
        })
    };
    let halves = [played("sss-2022", 0..SEEDS / 2), played("tso-2017", SEEDS / 2..SEEDS)];
    let [sss, tso] = halves.map(|half| half.join().expect("no invariant breaks"));
    // The storms were storms: everything that can go wrong did.
    for seen in [sss, tso] {
        assert!(seen.0 > 500 && seen.2 > 20 && seen.3 > 100 && seen.4 > 100 && seen.5 > 1_000, "{seen:?}");
    }
    assert_eq!(sss.1, 0, "without a window of seconds no clock can be too late");
    assert!(tso.1 > 10, "{tso:?}");
}

#[test]
fn a_clock_that_shows_penalties_twice_is_caught() {
    let outcome = simulate(3, 6, 2, Faults { shows_twice: true, ..CALM });
    assert!(outcome.broken.iter().any(|broken| broken.invariant == "no penalty twice"), "{outcome:?}");
}

/// Where a newcomer sits down: something to judge lies there, and nothing that needs a dictionary.
#[test]
fn the_newcomers_hall_begins_with_a_slip_to_judge() {
    let law = law("sss-2022");
    let make: Arc<dyn Fn() -> LoadedRules> = Arc::new(move || law.clone());
    let now = At(1_790_000_000_000);
    let begin = |seed| {
        let (rehearsal, station, _) = Rehearsal::new(seed, now, &make);
        let phases: Vec<SlipPhase> = station.state().slips.values().map(|slip| slip.phase).collect();
        let open = station.state().slips.values().find(|slip| slip.phase == SlipPhase::Open);
        let paper = open.is_some_and(|slip| !rehearsal.paper(slip.table).is_empty());
        let fresh = open.is_some_and(|slip| slip.words.is_empty() && slip.claimed_by.is_none());
        paper && fresh && !phases.contains(&SlipPhase::Escalated)
    };
    assert!(begin(Rehearsal::NEWCOMER));
}
