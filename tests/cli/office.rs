//! `ephor office`: PINs, and who obeys them.

use std::path::PathBuf;

use serde_json::json;

use crate::support::Place;

/// An event at which the head referee has a PIN.
fn with_pin() -> Place {
    let place = Place::new();
    place.run(&["init", "cup", "--ruleset", "sss-2022", "--tables", "2"]).exits(0);
    place.write("head.pin", "482913\n");
    place.write("wrong.pin", "482914\n");
    let set = ["office", "pin", "cup", "head-referee", "--new-pin-file", "head.pin"];
    place.run(&set).exits(0).says(&["the head referee asks for a PIN", "the director may do the same"]);
    place
}

/// Puts the time of the last wrong PIN elsewhere: long ago, or so that its wait is not over however slow this runs.
fn last_wrong(place: &Place, last: &str) {
    let path: PathBuf = place.path("cup/pins.toml");
    let text = std::fs::read_to_string(&path).expect("the PINs");
    let moved = |line: &str| {
        if line.starts_with("last =") { format!("last = \"{last}\"\n") } else { format!("{line}\n") }
    };
    std::fs::write(&path, text.lines().map(moved).collect::<String>()).expect("written");
}

#[test]
fn without_pins_nothing_asks() {
    let place = Place::new();
    place.run(&["init", "cup", "--ruleset", "sss-2022", "--tables", "2"]).exits(0);
    place.run(&["office", "list", "cup"]).exits(0).says(&["no office asks for a PIN"]);
    assert!(!place.path("cup/pins.toml").exists());
}

#[test]
fn a_pin_stands_nowhere_in_the_clear_and_is_for_its_owner_only() {
    let place = with_pin();
    place.run(&["office", "list", "cup"]).exits(0).says(&["head referee"]);
    let kept = String::from_utf8(place.read("cup/pins.toml")).expect("text");
    assert!(!kept.contains("482913"), "{kept}");
    assert!(!place.run(&["log", "export", "cup"]).exits(0).out.contains("482913"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(place.path("cup/pins.toml")).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // A copy is as secret as the event.
    std::fs::create_dir(place.path("copies")).expect("made");
    place.run(&["backup", "cup", "copies"]).exits(0);
}

#[test]
fn only_who_knows_the_head_referee_s_pin_sets_others() {
    let place = with_pin();
    place.write("judge.pin", "7777\n");
    let set = ["office", "pin", "cup", "judge", "--new-pin-file", "judge.pin"];
    place.run(&set).exits(2).complains(&["the office asks for a PIN: head referee", "--pin-file"]);
    place.run(&[&set[..], &["--pin-file", "head.pin"]].concat()).exits(0);
    let away = ["office", "pin", "cup", "head-referee", "--remove", "--pin-file", "head.pin"];
    place.run(&away).exits(0).says(&["asks for no PIN any more"]);
    place.run(&set).exits(0);
    place.write("short.pin", "12\n");
    let short = ["office", "pin", "cup", "judge", "--new-pin-file", "short.pin"];
    place.run(&short).exits(2).complains(&["2 characters"]);
}

#[test]
fn a_pin_is_read_from_what_the_editors_of_windows_write() {
    let place = with_pin();
    place.write("marked.pin", "\u{feff}482913\r\n");
    let set = |pin: &str| {
        place.write("judge.pin", "7777\n");
        place.run(&["office", "pin", "cup", "judge", "--new-pin-file", "judge.pin", "--pin-file", pin])
    };
    set("marked.pin").exits(0);
    let wide: Vec<u8> = "\u{feff}482913\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    std::fs::write(place.path("wide.pin"), wide).expect("written");
    set("wide.pin").exits(0);
    std::fs::write(place.path("latin.pin"), b"482913\xe9\n").expect("written");
    set("latin.pin").exits(2).complains(&["latin.pin: it is not UTF-8", "save it again as UTF-8"]);
}

#[test]
fn nobody_countersigns_in_an_office_whose_pin_is_not_theirs() {
    let place = with_pin();
    let sign = ["log", "countersign", "cup", "--role", "head-referee"];
    place.run(&sign).exits(2).complains(&["the office asks for a PIN: head referee", "--pin-file"]);
    assert!(!place.run(&["log", "show", "cup", "--json"]).exits(0).out.contains("head_signed"));
    place.run(&[&sign[..], &["--pin-file", "head.pin"]].concat()).exits(0).says(&["signed by"]);
    place.run(&["log", "countersign", "cup", "--role", "judge"]).exits(0);
}

#[test]
fn exec_obeys_pins_and_every_third_wrong_one_is_journaled() {
    let place = with_pin();
    let line = |role: &str| {
        json!({"at": "2026-11-21T10:00:00Z", "by": {"role": role, "station": "desk", "name": "Jana"},
            "command": "sit_down"})
        .to_string()
    };
    let exec =
        |pin: &[&str], role: &str| place.feed(&[&["exec", "cup", "--replay"], pin].concat(), &line(role));
    let refused = exec(&[], "head_referee").exits(1).lines();
    assert!(refused[0]["error"].as_str().is_some_and(|it| it.contains("asks for a PIN: head referee")));
    assert_eq!(exec(&[], "judge").exits(0).lines()[0]["type"], "officer_changed");
    for tries in 1..=3 {
        let wrong = exec(&["--pin-file", "head-referee=wrong.pin"], "head_referee").exits(2);
        wrong.complains(&["this PIN is wrong", "wait"]);
        last_wrong(&place, "2100-01-01T00:00:00.000Z");
        let early = exec(&["--pin-file", "head-referee=head.pin"], "head_referee").exits(2);
        early.complains(&["another PIN is not looked at yet"]);
        last_wrong(&place, "2000-01-01T00:00:00.000Z");
        let log = place.run(&["log", "export", "cup"]).exits(0).out;
        assert_eq!(log.contains("wrong_pins_noted"), tries == 3, "{log}");
    }
    let right = exec(&["--pin-file", "head-referee=head.pin"], "head_referee").exits(0).lines();
    assert_eq!(right[0]["by"], json!({"role": "head_referee", "name": "Jana", "station": "desk"}));
    place
        .run(&["log", "show", "cup"])
        .exits(0)
        .says(&["3 wrong PINs running for the office: head referee", "Jana, head referee · desk"]);
    place.run(&["log", "audit", "cup"]).exits(0);
}
