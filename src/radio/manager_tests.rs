//! The manager, driven by looks at a system that fails.

use std::time::Duration;

use crate::clock::{AdapterDoes, AirTrouble};

use super::SILENCE;
use super::manager::{AdapterAct, FoundAdapter, Manager, SeenSystem};
use super::slots::Roles;

const fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn seen(service: &str, adapters: &[(&str, bool, bool)]) -> SeenSystem {
    let found = |&(name, powered, discovering): &(&str, bool, bool)| FoundAdapter {
        name: name.to_owned(),
        powered,
        discovering,
    };
    SeenSystem { service: Some(service.to_owned()), adapters: adapters.iter().map(found).collect() }
}

fn manager(wanted: Option<&str>) -> Manager {
    Manager::new(wanted.map(str::to_owned), SILENCE)
}

/// Looks; every scan that is wished for begins.
fn look(manager: &mut Manager, now: Duration, seen: &SeenSystem) -> Vec<AdapterAct> {
    let acts = manager.look(now, seen.clone());
    for act in &acts {
        if let AdapterAct::Scan(adapter) | AdapterAct::ScanAnew(adapter) = act {
            manager.scanned(adapter, now, Ok(()));
        }
    }
    acts
}

#[test]
fn what_is_missing_is_said_and_what_comes_is_used() {
    let mut manager = manager(None);
    assert_eq!(manager.state().trouble, Some(AirTrouble::Starting));
    assert_eq!(look(&mut manager, at(0), &SeenSystem::default()), []);
    assert_eq!(manager.state().trouble, Some(AirTrouble::NoService));
    assert_eq!(look(&mut manager, at(1), &seen(":1", &[])), []);
    assert_eq!(manager.state().trouble, Some(AirTrouble::NoAdapter { wanted: None }));
    assert_eq!(look(&mut manager, at(2), &seen(":1", &[("hci0", false, false)])), []);
    assert_eq!(manager.state().trouble, Some(AirTrouble::Off { adapter: "hci0".to_owned() }));
    assert_eq!(manager.state().links(), 0);
    let on = seen(":1", &[("hci0", true, false)]);
    assert_eq!(look(&mut manager, at(3), &on), [AdapterAct::Scan("hci0".to_owned())]);
    assert_eq!((manager.state().trouble, manager.state().links()), (None, 3));
    assert_eq!(look(&mut manager, at(4), &seen(":1", &[("hci0", true, true)])), []);
}

#[test]
fn a_service_that_went_and_came_back_is_begun_with_anew() {
    let mut manager = manager(None);
    let on = |service| seen(service, &[("hci0", true, true)]);
    let scan = AdapterAct::Scan("hci0".to_owned());
    assert_eq!(look(&mut manager, at(0), &on(":1")), std::slice::from_ref(&scan));
    assert_eq!(look(&mut manager, at(1), &SeenSystem::default()), [AdapterAct::Forget]);
    assert_eq!(look(&mut manager, at(2), &on(":2")), std::slice::from_ref(&scan));
    assert_eq!(look(&mut manager, at(3), &on(":3")), [AdapterAct::Forget, scan], "between two looks");
}

#[test]
fn of_two_adapters_one_listens_and_the_other_commands_until_one_is_alone() {
    let mut manager = manager(None);
    let two = seen(":1", &[("hci1", true, true), ("hci0", true, true)]);
    assert_eq!(look(&mut manager, at(0), &two).len(), 2, "both scan: who connects must have heard");
    assert_eq!(manager.roles().commanding, ["hci1"]);
    assert_eq!(manager.roles().listening.as_deref(), Some("hci0"));
    look(&mut manager, at(1), &seen(":1", &[("hci1", true, true)]));
    assert_eq!(manager.roles().commanding, ["hci1"]);
    assert_eq!(manager.state().adapters[0].does, AdapterDoes::Both);
    look(&mut manager, at(2), &seen(":1", &[("hci0", true, true), ("hci1", false, false)]));
    let alone = Roles { commanding: vec!["hci0".to_owned()], listening: None };
    assert_eq!(manager.roles(), alone, "what is off does nothing");
}

#[test]
fn only_the_adapter_that_was_asked_for_is_used() {
    let mut manager = manager(Some("hci1"));
    assert_eq!(look(&mut manager, at(0), &seen(":1", &[("hci0", true, false)])), []);
    assert_eq!(manager.state().trouble, Some(AirTrouble::NoAdapter { wanted: Some("hci1".to_owned()) }));
    look(&mut manager, at(1), &seen(":1", &[("hci0", true, false), ("hci1", true, false)]));
    assert_eq!(manager.roles().commanding, ["hci1"]);
}

#[test]
fn silence_is_remedied_and_then_said() {
    let mut manager = manager(None);
    let (on, off) = (seen(":1", &[("hci0", true, true)]), seen(":1", &[("hci0", false, false)]));
    let name = || "hci0".to_owned();
    look(&mut manager, at(0), &on);
    manager.heard("hci0", at(10));
    assert_eq!(look(&mut manager, at(99), &on), []);
    assert_eq!(look(&mut manager, at(130), &on), [AdapterAct::ScanAnew(name())]);
    assert_eq!(look(&mut manager, at(160), &on), [AdapterAct::SwitchOff(name())]);
    assert_eq!(look(&mut manager, at(161), &off), []);
    assert_eq!(look(&mut manager, at(162), &off), [AdapterAct::SwitchOn(name())]);
    assert_eq!(look(&mut manager, at(163), &on), [AdapterAct::Scan(name())]);
    assert_eq!(look(&mut manager, at(190), &on), [AdapterAct::ScanAnew(name())]);
    assert_eq!(look(&mut manager, at(220), &on), [AdapterAct::SwitchOff(name())]);
    assert_eq!(manager.state().trouble, Some(AirTrouble::Silent { adapter: name() }));
    manager.heard("hci0", at(221));
    look(&mut manager, at(222), &on);
    assert_eq!(manager.state().trouble, None);
}

#[test]
fn what_a_person_switched_off_stays_off_and_a_scan_that_stopped_goes_on() {
    let mut manager = manager(None);
    look(&mut manager, at(0), &seen(":1", &[("hci0", true, true)]));
    for second in 1..100 {
        assert_eq!(look(&mut manager, at(second), &seen(":1", &[("hci0", false, false)])), []);
    }
    let stopped = seen(":1", &[("hci0", true, false)]);
    assert_eq!(look(&mut manager, at(100), &stopped), [AdapterAct::Scan("hci0".to_owned())]);
    for second in 101..104 {
        assert_eq!(look(&mut manager, at(second), &stopped), [], "the service interrupts it to connect");
    }
    assert_eq!(look(&mut manager, at(104), &stopped), [AdapterAct::ScanAnew("hci0".to_owned())]);
}

#[test]
fn a_scan_that_is_refused_is_tried_again_then_said_and_remedied() {
    let mut manager = manager(None);
    let (on, name) = (seen(":1", &[("hci0", true, false)]), || "hci0".to_owned());
    let mut acts = Vec::new();
    let mut refuse = |manager: &mut Manager, second| {
        for act in manager.look(at(second), on.clone()) {
            manager.scanned("hci0", at(second), Err(format!("no, at {second}")));
            acts.push((second, act));
        }
    };
    (0..3).for_each(|second| refuse(&mut manager, second));
    let state = manager.state();
    assert_eq!((state.trouble, state.adapters[0].scanning), (None, false), "it may be passing");
    refuse(&mut manager, 3);
    let why = "no, at 3".to_owned();
    assert_eq!(manager.state().trouble, Some(AirTrouble::NoScan { adapter: name(), why }));
    (4..=60).for_each(|second| refuse(&mut manager, second));
    let other = |(_, act): &&(u64, AdapterAct)| !matches!(act, AdapterAct::Scan(_));
    let remedies: Vec<_> = acts.iter().filter(other).cloned().collect();
    assert_eq!(remedies, [(30, AdapterAct::ScanAnew(name())), (60, AdapterAct::SwitchOff(name()))]);
    assert_eq!(acts.len(), 61, "at every look it is tried");
    manager.look(at(63), seen(":1", &[("hci0", false, false)]));
    assert_eq!(look(&mut manager, at(64), &on), [AdapterAct::Scan(name())]);
    let state = manager.state();
    assert_eq!((state.trouble, state.adapters[0].scanning), (None, true));
}
