//! An event copied while somebody works at it, and brought back.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::Child;

use super::kill::{Acknowledged, Talk, slip};
use crate::support::{Ends, Place, Ran, soon};

/// How many entries a journal has, which is proved; none where it could not be read just now.
fn entries(place: &Place, journal: &str) -> Option<u64> {
    let ran = place.run(&["log", "verify", journal]);
    if ran.code == 2 {
        return None;
    }
    let ran = ran.exits(0);
    Some(ran.out.split(' ').next().and_then(|number| number.parse().ok()).expect("a number"))
}

/// The folder that a copy was put into, as was said.
fn folder(ran: &Ran) -> String {
    ran.out.split(": ").next().expect("a folder").to_owned()
}

/// Who may open a file.
fn mode(place: &Place, file: &str, mode: u32) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(place.path(file), mode).expect("set");
    }
    #[cfg(not(unix))]
    let _ = (place, file, mode);
}

fn end(mut child: Child, talk: Talk) {
    drop(talk);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn the_one_file_has_everything_up_to_the_last_announcement() {
    let place = Place::new();
    place.event();
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let (mut talk, mut told) = (Talk::with(&mut child), Acknowledged::new());
    for _ in 0..5 {
        slip(&mut talk, &mut told).expect("announced");
    }
    // As somebody does it who knows of one file only, while the program runs.
    std::fs::create_dir(place.path("stick")).expect("made");
    std::fs::copy(place.path("event/journal.sqlite"), place.path("stick/copy.sqlite")).expect("copied");
    assert_eq!(entries(&place, "stick/copy.sqlite"), Some(*told.last_key_value().expect("some").0));
    end(child, talk);
}

#[test]
fn a_copy_is_an_event_of_its_own() {
    let place = Place::new();
    place.event();
    place.write("event/clocks.toml", "");
    place.write("event/clocks.toml.new", "half");
    place.write("event/rulesets/mine.txt", "# read only\n");
    mode(&place, "event/clocks.toml", 0o755);
    mode(&place, "event/rulesets/mine.txt", 0o444);
    mode(&place, "event/journal.sqlite", 0o640);
    std::fs::create_dir(place.path("stick")).expect("made");
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let (mut talk, mut told) = (Talk::with(&mut child), Acknowledged::new());
    slip(&mut talk, &mut told).expect("announced");
    let copied = place.run(&["backup", "event", "stick"]).exits(0);
    let copy = folder(&copied);
    assert!(copy.starts_with("stick/event-2"), "{copy}");
    slip(&mut talk, &mut told).expect("the console goes on");
    end(child, talk);
    let whole = place.run(&["log", "export", "event"]).exits(0).out;
    let part = place.run(&["log", "export", &copy]).exits(0).out;
    assert!(whole.starts_with(&part) && part.len() < whole.len(), "what was there then, as it is there now");
    copied.says(&[&format!(": {} entries, proved; head ", part.lines().count()), "to be noted: "]);
    place.run(&["restore", &copy, "again"]).exits(0).says(&["entries, proved", "what was decided later"]);
    assert_eq!(place.run(&["log", "export", "again"]).exits(0).out, part);
    for file in ["clocks.toml", "rulesets/sss-2022.toml"] {
        assert_eq!(place.read(&format!("again/{file}")), place.read(&format!("event/{file}")));
    }
    assert!(!place.path("again/clocks.toml.new").exists());
    #[cfg(unix)]
    for folder in [copy.as_str(), "again"] {
        use std::os::unix::fs::PermissionsExt as _;
        let modes = ["clocks.toml", "rulesets/mine.txt", "journal.sqlite"].map(|file| {
            let file = std::fs::metadata(place.path(&format!("{folder}/{file}"))).expect("copied");
            file.permissions().mode() & 0o777
        });
        assert_eq!(
            modes,
            [0o600, 0o644, 0o640],
            "{folder}: the keys are their owner's, the rest is as it was"
        );
    }
    let names = std::fs::read_dir(place.path("stick")).expect("a folder").count();
    assert_eq!(names, 1, "nothing half is left");
    // And work goes on there.
    let more = r#"{"at":"2099-01-02T00:00:00Z","command":"enter_players","players":[{"name":"Ema"}]}"#;
    place.feed(&["exec", "--replay", "again"], more).exits(0).says(&["players_entered"]);
    place.run(&["restore", &copy, "again"]).exits(2).complains(&["again is there already", "set it aside"]);
    place.run(&["restore", "stick", "other"]).exits(2).complains(&["no journal in it"]);
    place.run(&["restore", "event/journal.sqlite", "other"]).exits(2).complains(&["a journal alone"]);
    place.run(&["backup", "event", "event/rulesets"]).exits(2).complains(&["lies in the event"]);
    place.run(&["backup", "event", "nowhere"]).exits(2).complains(&["nowhere: it is no folder"]);
}

#[test]
fn of_a_damaged_event_what_is_sound_is_copied_and_a_damaged_copy_is_no_event() {
    let place = Place::new();
    place.event();
    let mut bytes = place.read("event/journal.sqlite");
    let wanted = "Dušan".as_bytes();
    let at = (0..bytes.len()).rev().find(|&at| bytes[at..].starts_with(wanted)).expect("a name");
    bytes[at] ^= 1;
    place.write("event/journal.sqlite", bytes);
    let seq: u64 = place.run(&["log", "verify", "event"]).exits(1).out.trim().parse().expect("a number");
    let copied = place.run(&["backup", "event"]).exits(1).complains(&[&format!("damaged at {seq}")]);
    assert_eq!(entries(&place, &folder(&copied)), Some(seq - 1));
    place.run(&["restore", "event", "again"]).exits(1).complains(&[&format!("damaged at {seq}")]);
    assert!(!place.path("again").exists());
}

#[test]
fn a_copy_that_follows_is_in_step_also_after_the_stick_was_pulled() {
    let place = Place::new();
    place.event();
    std::fs::create_dir(place.path("stick")).expect("made");
    let follow = ["backup", "event", "stick", "--follow", "--seconds", "100"];
    let mut follower = Ends(place.command(&follow).spawn().expect("it starts"));
    let Ends(child) = &mut follower;
    let mut out = BufReader::new(child.stdout.take().expect("standard output"));
    let mut err = BufReader::new(child.stderr.take().expect("standard error"));
    let mut line = String::new();
    out.read_line(&mut line).expect("read");
    let copy = line.split(": ").next().expect("a folder").to_owned();
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let (mut talk, mut told) = (Talk::with(&mut child), Acknowledged::new());
    let in_step = |told: &Acknowledged| {
        let last = *told.last_key_value().expect("some").0;
        soon("in step", || entries(&place, &copy).filter(|count| *count >= last));
    };
    slip(&mut talk, &mut told).expect("announced");
    in_step(&told);
    let (there, pulled) = (place.path(&copy), place.path("pulled"));
    std::fs::rename(&there, &pulled).expect("pulled");
    slip(&mut talk, &mut told).expect("the console does not care");
    line.clear();
    err.read_line(&mut line).expect("read");
    assert!(line.contains("stays behind") && line.contains("is not there"), "{line}");
    std::fs::rename(&pulled, &there).expect("back");
    line.clear();
    err.read_line(&mut line).expect("read");
    assert!(line.contains("in step again"), "{line}");
    in_step(&told);
    drop(follower);
    let mut rest = String::new();
    err.read_to_string(&mut rest).expect("read");
    assert_eq!(rest, "", "nothing else went wrong");
    end(child, talk);
    let (whole, copied) = (place.run(&["log", "export", "event"]), place.run(&["log", "export", &copy]));
    assert_eq!(whole.exits(0).out, copied.exits(0).out);
    assert!(Path::new(&there).join("rulesets/sss-2022.toml").exists());
}

#[test]
fn what_cannot_be_read_is_not_called_damaged() {
    let place = Place::new();
    place.event();
    std::fs::rename(place.path("event/journal.sqlite"), place.path("journal")).expect("aside");
    std::fs::create_dir(place.path("event/journal.sqlite")).expect("no file");
    for command in ["verify", "show", "export", "rulings"] {
        let ran = place.run(&["log", command, "event"]).exits(2).complains(&["could not be read"]);
        assert!(!ran.err.contains("damaged"), "{}", ran.err);
    }
}
