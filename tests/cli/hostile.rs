//! Whatever lies under a name that somebody gives, or in the folder of an event that came from somebody else: no
//! program waits for a pipe, reads a device, or takes a file into memory that is larger than the machine's.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::Place;

/// A pipe that nobody writes into.
fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo is there").success());
}

/// A file of two gigabytes that has no blocks.
fn large(path: &Path) {
    fs::File::create(path).and_then(|file| file.set_len(2 << 30)).expect("made");
}

#[test]
fn a_name_that_somebody_gives_may_lead_to_anything() {
    let place = Place::new();
    place.event();
    pipe(&place.path("pipe"));
    pipe(&place.path("pipe.csv"));
    pipe(&place.path("pipe.toml"));
    large(&place.path("large"));
    large(&place.path("large.csv"));
    large(&place.path("large.toml"));
    let init = ["init", "new", "--ruleset", "tso-2017", "--tables", "2", "--players"];
    let import = ["lexicon", "import", "-l", "sk", "--id", "x", "--edition", "1", "--to", "lists"];
    let sign = ["log", "countersign", "event", "--role", "director", "--name", "Eva", "--from"];
    let best = ["duplicate", "best", "--lexicon", "sk-b2", "--tiles"];
    let commands: [(&[&str], &str); 9] = [
        (&init, ".csv"),
        (&["init", "new", "--ruleset", "tso-2017", "--clocks"], ".csv"),
        (&["round", "event"], ".csv"),
        (&["standings", "--ruleset", "tso-2017", "--results"], ".csv"),
        (&["ruleset", "check"], ".toml"),
        (&import, ""),
        (&sign, ""),
        (&["judge", "--ruleset", "sss-2022", "--from"], ""),
        (&["office", "pin", "event", "judge", "--new-pin-file"], ""),
    ];
    for (command, end) in commands {
        let named = |name: &str| place.run(&[command, &[&format!("{name}{end}")]].concat());
        let judge = command[0] == "judge";
        named("pipe").exits(2).complains(&["it is a pipe and no file"]);
        place.run(&[command, &["/dev/zero"]].concat()).exits(2).complains(&["it is a device and no file"]);
        if !judge {
            // Lines of words are read one after the other, whatever their number.
            named("large").exits(2).complains(&["it is larger than"]);
        }
    }
    let _ = best;
    assert!(!place.path("new").exists() && !place.path("lists").exists());
}

#[test]
fn an_event_from_somebody_else_may_have_anything_in_it() {
    let place = Place::new();
    let event = place.event();
    for name in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-lock"] {
        let kept = place.path("kept");
        let there = event.join(name).exists();
        if there {
            fs::rename(event.join(name), &kept).expect("put away");
        }
        pipe(&event.join(name));
        for command in [&["log", "verify"][..], &["log", "show"], &["standings"], &["report"], &["exec"]] {
            place.run(&[command, &["event"]].concat()).exits(2).complains(&[name, "is no file"]);
        }
        fs::remove_file(event.join(name)).expect("away");
        if there {
            fs::rename(&kept, event.join(name)).expect("back");
        }
    }
    place.run(&["log", "verify", "event"]).exits(0);
    for name in
        ["clocks.toml", "pins.toml", "rulesets/sss-2022.toml", "lexicons/tiles.toml", "lexicons/x.fst"]
    {
        let file = event.join(name);
        let kept = fs::read(&file).ok();
        for make in [large as fn(&Path), pipe] {
            let _ = fs::remove_file(&file);
            make(&file);
            // Said or passed over, as it is needed or not; and never waited for.
            let ran = place.feed(&["exec", "event"], "");
            assert!((0..=2).contains(&ran.code), "{name}: {} {}", ran.code, ran.err);
        }
        let _ = fs::remove_file(&file);
        if let Some(kept) = kept {
            fs::write(&file, kept).expect("back");
        }
    }
}

#[test]
fn a_ruleset_of_a_million_tables_is_refused_at_once() {
    let place = Place::new();
    let tables: String = (0..300_000).map(|at| format!("[t{at}]\n")).collect();
    place.write("wild.toml", &tables[..900_000]);
    place.write("own/wild.toml", &tables[..900_000]);
    place.run(&["ruleset", "check", "wild.toml"]).exits(2).complains(&["tables, and may have 5000"]);
    let list = place.run(&["ruleset", "list", "--rulesets", "own"]).exits(0);
    list.complains(&["wild.toml", "tables, and may have 5000"]).says(&["tso-2017"]);
    // As much as is let in is told in reasonable time, and not to the end.
    let most: String = (0..4_999).map(|at| format!("[t{at}]\na = 1\n")).collect();
    place.write("many.toml", most);
    place.run(&["ruleset", "check", "many.toml"]).exits(1).complains(&["more faults"]);
}

#[test]
fn a_mark_before_a_configuration_of_tsh_is_no_letter() {
    let place = Place::new();
    place.write("d/config.tsh", "\u{feff}division a a.t\n");
    place.write("d/a.t", "\u{feff}Alder, Ada 1500 2 1; 400 300\nBirch, Bea 1400 1 2; 300 400\n");
    let init = ["init", "new", "--ruleset", "tso-2017", "--players", "d", "--dry-run"];
    let ran = place.run(&init);
    assert!(!ran.err.contains("it lists no division"), "{}", ran.err);
}
