//! `ephor clock`: the keys of an event's clocks, and what it says where there is no radio.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use crate::support::{Place, Ran};

const KEY: &str = "000102030405060708090a0b0c0d0e0f";
const FILE: &str = "event/clocks.toml";

fn add(place: &Place, clock: &str, key: &str) -> Ran {
    place.feed(&["clock", "key", "add", "event", clock], &format!("{key}\n"))
}

fn mode(place: &Place) -> u32 {
    fs::metadata(place.path(FILE)).expect("the file").permissions().mode() & 0o777
}

#[test]
fn keys_are_entered_listed_and_removed_and_only_the_owner_reads_them() {
    let place = Place::new();
    place.event();
    add(&place, "12", KEY).exits(0).says(&["clock 12 is entered in event/clocks.toml"]);
    assert_eq!(mode(&place), 0o600);
    add(&place, "3", "ffff ffff ffff ffff ffff ffff ffff ffff").exits(0);
    assert_eq!(mode(&place), 0o600, "replaced, and still mine alone");
    let listed = place.run(&["clock", "key", "list", "event"]).exits(0);
    let lines: Vec<&str> = listed.out.lines().collect();
    assert_eq!(lines.len(), 2, "{}", listed.out);
    assert!(lines[0].starts_with("3 ") && lines[1].starts_with("12 "), "{}", listed.out);
    assert!(!listed.out.contains("0001"), "no key is shown");
    add(&place, "12", KEY).exits(0).says(&["clock 12 has a new entry"]);
    place.run(&["clock", "key", "remove", "event", "3"]).exits(0);
    place.run(&["clock", "key", "remove", "event", "3"]).exits(2).complains(&["no clock 3"]);
    let kept = String::from_utf8(place.read(FILE)).expect("text");
    assert!(kept.contains(KEY) && !kept.contains("ffff"), "{kept}");
    let left = fs::read_dir(place.path("event")).expect("the event");
    let names: Vec<String> =
        left.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    assert!(!names.iter().any(|name| name.contains("new")), "{names:?}");
}

#[test]
fn a_key_that_is_over_a_year_old_is_said_to_be_so_however_often_it_is_typed() {
    let place = Place::new();
    place.event();
    let old = || place.run(&["clock", "key", "list", "event"]).exits(0).out.contains("over a year old");
    add(&place, "12", KEY).exits(0);
    assert!(!old());
    let kept = String::from_utf8(place.read(FILE)).expect("text");
    let since = kept.find("added = \"20").expect("since when") + "added = \"".len();
    let kept = [&kept[..since], "2019", &kept[since + 4..]].concat();
    fs::write(place.path(FILE), kept).expect("written");
    assert!(old());
    add(&place, "12", KEY).exits(0);
    assert!(old(), "it is the same card");
    add(&place, "12", &KEY.replace('0', "f")).exits(0);
    assert!(!old());
}

#[test]
fn a_wrong_key_clock_profile_or_event_is_refused_with_what_to_do() {
    let place = Place::new();
    place.event();
    for key in ["", "0001", &KEY[1..], &format!("{KEY}0"), &KEY.replace('a', "g")] {
        add(&place, "12", key).exits(2).complains(&["32 hexadecimal digits", "type it again"]);
    }
    assert!(!place.path(FILE).exists(), "nothing was begun");
    add(&place, "0", KEY).exits(2);
    let profile = |profile: &str, more: &[&str]| {
        let args = [&["clock", "key", "add", "event", "12", "--profile", profile], more].concat();
        place.feed(&args, KEY)
    };
    profile("opem", &[]).exits(2).complains(&["no profile `opem`", "open"]);
    profile("none", &[]).exits(2).complains(&["no radio"]);
    profile("open", &["--address", "C0:FF"]).exits(2).complains(&["C0:FF:EE:00:00:01"]);
    profile("open", &["--address", "c0:ff:ee:00:00:01"]).exits(0);
    assert!(String::from_utf8(place.read(FILE)).expect("text").contains("C0:FF:EE:00:00:01"));
    place
        .feed(&["clock", "key", "add", "nowhere", "12"], KEY)
        .exits(2)
        .complains(&["nowhere: this is no event", "ephor init"]);
    place.run(&["clock", "key", "list", "nowhere"]).exits(2).complains(&["no event"]);
}

#[test]
fn a_file_that_others_can_open_is_refused_by_every_command() {
    let place = Place::new();
    place.event();
    add(&place, "12", KEY).exits(0);
    for wide in [0o640, 0o604, 0o660] {
        fs::set_permissions(place.path(FILE), fs::Permissions::from_mode(wide)).expect("set");
        let runs: [&[&str]; 3] = [
            &["clock", "key", "list", "event"],
            &["clock", "key", "remove", "event", "12"],
            &["open", "event"],
        ];
        for args in runs {
            let said = place.run(args).exits(2);
            said.complains(&["clocks.toml", &format!("mode {wide:04o}"), "chmod 600"]);
        }
    }
    assert!(!place.path("event/clocks.toml.new").exists());
}

#[test]
fn a_damaged_file_is_named_with_its_line() {
    let place = Place::new();
    place.event();
    let clock =
        format!("number = 12\nprofile = \"open\"\nkey = \"{KEY}\"\nadded = \"2026-11-21T10:00:00Z\"\n");
    let good = format!("[[clock]]\n{clock}");
    let key_of = |file: &str| {
        place.write(FILE, file);
        fs::set_permissions(place.path(FILE), fs::Permissions::from_mode(0o600)).expect("set");
        place.run(&["clock", "key", "list", "event"])
    };
    key_of(&good).exits(0).says(&["12"]);
    key_of("").exits(0);
    for (line, from, to) in [
        (2, "12", "\"twelve\""),
        (2, "12", "0"),
        (2, "12", "70000"),
        (3, "open\"", "open"),
        (4, "0001", "000x"),
        (5, "2026-11-21T10:00:00Z", "yesterday"),
        (2, "number", "numbr"),
    ] {
        let said = key_of(&good.replacen(from, to, 1)).exits(2);
        let line = if to == "0" { 1 } else { line };
        said.complains(&[&format!("clocks.toml:{line}: "), "key add"]);
    }
    key_of(&format!("{good}\n{good}")).exits(2).complains(&["clocks.toml:7: clock 12 is here a second time"]);
    let no_key = good.replace(&format!("key = \"{KEY}\"\n"), "");
    key_of(&no_key).exits(2).complains(&["clocks.toml:1: ", "needs its key"]);
}

#[test]
fn what_a_killed_console_left_is_in_nobodys_way_and_what_another_writes_is_waited_for() {
    let place = Place::new();
    place.event();
    let new =
        place.write("event/clocks.toml.new", "half of it, and longer than what is written now. ".repeat(9));
    add(&place, "12", KEY).exits(0);
    assert!(!new.exists() && mode(&place) == 0o600, "it is the file now, and nobody else's");
    place.run(&["clock", "key", "list", "event"]).exits(0).says(&["12"]);
    let other = fs::File::create(&new).expect("another console begins");
    other.lock().expect("locked");
    add(&place, "3", KEY).exits(2).complains(&["another ephor is writing", "clocks.toml.new"]);
    assert!(new.exists(), "it is the other's");
    drop(other);
    add(&place, "3", KEY).exits(0);
    assert_eq!(mode(&place), 0o600, "whoever began it");
}

#[test]
fn two_consoles_that_add_at_once_both_succeed() {
    let place = Place::new();
    place.event();
    std::thread::scope(|scope| {
        for clock in 1..=8 {
            let place = &place;
            scope.spawn(move || add(place, &clock.to_string(), KEY).exits(0));
        }
    });
    assert_eq!(place.run(&["clock", "key", "list", "event"]).exits(0).out.lines().count(), 8);
}

#[test]
fn without_bluetooth_it_says_so() {
    let place = Place::new();
    place.event();
    let commands = [
        (&["clock", "provision", "event", "12"][..], "error: Bluetooth: no D-Bus system bus"),
        (&["clock", "emulate", "clock.toml"], "→ no D-Bus system bus"),
    ];
    for (args, why) in commands {
        let mut command = place.command(args);
        command.env("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        let ended = command.output().expect("it runs");
        assert_eq!(ended.status.code(), Some(2));
        let said = String::from_utf8(ended.stderr).expect("UTF-8");
        assert!(said.contains("Bluetooth: ") && said.contains(why), "{said}");
    }
    assert!(!place.path("clock.toml").exists(), "no clock was begun");
}

#[test]
fn a_clock_whose_memory_others_can_read_or_that_is_damaged_is_not_begun() {
    let place = Place::new();
    let memory = format!("number = 12\nkey = \"{KEY}\"\ncounter = 1\nmemory = 1\nnewest_event = 0\n");
    let path = place.write("clock.toml", &memory);
    let run = |mode| {
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("set");
        place.run(&["clock", "emulate", "clock.toml"]).exits(2)
    };
    run(0o644).complains(&["clock.toml", "mode 0644", "chmod 600"]);
    place.write("clock.toml", memory.replace("counter = 1", "counter = \"many\""));
    run(0o600).complains(&["clock.toml: ", "line 3", "begin a new clock with another file"]);
}

#[test]
fn without_a_bus_nothing_is_heard_and_the_doctor_says_why() {
    let place = Place::new();
    place.event();
    add(&place, "12", KEY).exits(0);
    let run = |args: &[&str]| {
        let mut command = place.command(&[&["clock"], args].concat());
        command.env("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        let ended = command.output().expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (ended.status.code(), text(ended.stdout), text(ended.stderr))
    };
    let asks: [&[&str]; 4] = [
        &["scan"],
        &["scan", "--json", "--event", "event"],
        &["watch", "event"],
        &["send", "event", "12", "events"],
    ];
    for args in asks {
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}: {err}");
        assert!(
            err.contains("Bluetooth: no D-Bus system bus") && err.contains("ephor clock doctor"),
            "{err}"
        );
    }
    let (code, out, err) = run(&["doctor"]);
    assert_eq!((code, err.as_str()), (Some(1), ""));
    assert!(out.starts_with("✗ no D-Bus system bus: ") && out.contains("\n  → it comes with"), "{out}");
    let (code, out, _) = run(&["doctor", "--json", "--links"]);
    let said: serde_json::Value = serde_json::from_str(&out).expect("one object");
    assert_eq!((code, &said["point"], &said["is"]), (Some(1), &"bus".into(), &"bad".into()));
}
