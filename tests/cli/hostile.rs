//! Whatever lies under a name that somebody gives, or in the folder of an event that came from somebody else: no
//! program waits for a pipe, reads a device, or takes a file into memory that is larger than the machine's.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::{Place, repository};

/// A pipe that nobody writes into.
fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo is there").success());
}

/// A file of two gigabytes that has no blocks.
fn large(path: &Path) {
    fs::File::create(path).and_then(|file| file.set_len(2 << 30)).expect("made");
}

/// What a file is written as, and what makes it so of its text.
type Shape<'f> = (&'f str, &'f dyn Fn(&str) -> Vec<u8>);

/// A TOML of so many tables.
fn tables(count: usize) -> String {
    let mut text = String::new();
    for at in 0..count {
        text.push_str("[t");
        text.push_str(&at.to_string());
        text.push_str("]\n");
    }
    text
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
    let best = ["duplicate", "best", "--list", "sk-b2", "--tiles"];
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
    for (tiles, said) in
        [("pipe", "there is no file"), ("/dev/zero", "there is no file"), ("large", "larger")]
    {
        place.run(&[&best[..], &[tiles]].concat()).exits(2).complains(&[said]);
    }
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
            // What is proved and is no journal is as good as damaged; the others cannot go on.
            let code = if command == ["log", "verify"] { 1 } else { 2 };
            place.run(&[command, &["event"]].concat()).exits(code).complains(&[name, "is no file"]);
        }
        fs::remove_file(event.join(name)).expect("away");
        if there {
            fs::rename(&kept, event.join(name)).expect("back");
        }
    }
    place.run(&["log", "verify", "event"]).exits(0);
    // Said or passed over, as it is needed or not; and never waited for.
    for (name, [when_large, when_pipe]) in [
        ("clocks.toml", [0, 0]),
        ("pins.toml", [2, 2]),
        ("rulesets/sss-2022.toml", [2, 2]),
        // What comes with the program has the same digest.
        ("lexicons/tiles.toml", [2, 0]),
        ("lexicons/x.fst", [2, 0]),
    ] {
        let file = event.join(name);
        let kept = fs::read(&file).ok();
        for (make, code) in [(large as fn(&Path), when_large), (pipe as fn(&Path), when_pipe)] {
            let _ = fs::remove_file(&file);
            make(&file);
            let ran = place.feed(&["exec", "event"], "");
            assert_eq!(ran.code, code, "{name}: {}", ran.err);
            assert!(code == 0 || ran.err.contains(name), "{name}: {}", ran.err);
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
    let (tables, many) = (tables(300_000), tables(4_999));
    place.write("wild.toml", &tables[..900_000]);
    place.write("own/wild.toml", &tables[..900_000]);
    place.run(&["ruleset", "check", "wild.toml"]).exits(2).complains(&["tables, and may have 5000"]);
    let list = place.run(&["ruleset", "list", "--rulesets", "own"]).exits(0);
    list.complains(&["wild.toml", "tables, and may have 5000"]).says(&["tso-2017"]);
    // As much as is let in is told in reasonable time, and not to the end.
    let most = many.replace("]\n", "]\na = 1\n");
    place.write("many.toml", most);
    place.run(&["ruleset", "check", "many.toml"]).exits(1).complains(&["more faults"]);
}

#[test]
fn a_mark_before_a_configuration_of_tsh_is_no_letter() {
    let place = Place::new();
    place.write("d/config.tsh", "\u{feff}division a a.t\n");
    place.write("d/a.t", "\u{feff}Alder, Ada 1500 2 1; 400 300\nBirch, Bea 1400 1 2; 300 400\n");
    place.run(&["init", "new", "--ruleset", "tso-2017", "--players", "d"]).exits(0).says(&["2 players"]);
    let log = place.run(&["log", "export", "new"]).exits(0);
    log.says(&["Alder, Ada", "Birch, Bea"]);
}

/// One such file kept the whole copy from being made.
#[test]
fn a_copy_takes_what_lies_in_the_folder_whatever_it_is() {
    let place = Place::new();
    let event = place.event();
    let wild = tables(300_000);
    place.write("event/notes/wild.toml", &wild);
    place.write("event/photo.jpg", vec![0xff; 3 << 20]);
    place.write("event/wide.toml", [0xff, 0xfe, b'a', 0, b'b']);
    fs::File::create(event.join("film.mp4")).and_then(|file| file.set_len(8 << 20)).expect("made");
    pipe(&event.join("pipe.toml"));
    place.run(&["backup", "event", "."]).exits(0);
    let copy = fs::read_dir(place.path("")).expect("read").map(|it| it.expect("an entry").path());
    let copy = copy.filter(|it| it.is_dir() && *it != event).find(|it| it.join("journal.sqlite").is_file());
    let copy = copy.expect("a copy");
    assert_eq!(fs::read_to_string(copy.join("notes/wild.toml")).ok(), Some(wild));
    for name in ["photo.jpg", "wide.toml", "film.mp4"] {
        let length = |folder: &Path| fs::metadata(folder.join(name)).map(|it| it.len()).ok();
        assert_eq!(length(&copy), length(&event), "{name}");
    }
    assert!(!copy.join("pipe.toml").exists());
    place.run(&["log", "verify", copy.to_str().expect("UTF-8")]).exits(0);
}

/// Editors of Windows put a mark before a text. It made an event that could never be opened.
#[test]
fn rulesets_letters_and_lists_may_have_a_mark_or_be_wide() {
    let place = Place::new();
    let read = |name: &str| fs::read_to_string(repository(name)).expect("the file");
    let club = read("rulesets/sss-2022.toml").replace("id = \"sss-2022\"", "id = \"club\"");
    let tiles = read("lexicons/sk/tiles.toml");
    let marked = |text: &str| format!("\u{feff}{text}").into_bytes();
    let wide =
        |text: &str| format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    place.write("players.csv", "Anna\nBeno\n");
    place.write("round.csv", "1,Anna,Beno\n");
    let shapes: [Shape<'_>; 2] = [("marked", &marked), ("wide", &wide)];
    for (event, shape) in shapes {
        place.write("own/club.toml", shape(&club));
        place.write("lists/sk/tiles.toml", shape(&tiles));
        let folders = ["--rulesets", "own", "--lexicons", "lists"];
        place.run(&[&folders[..], &["ruleset", "list"]].concat()).exits(0).says(&["club"]);
        place.run(&[&folders[..], &["ruleset", "check", "own/club.toml"]].concat()).exits(0);
        let init = ["init", event, "--ruleset", "club", "--players", "players.csv", "--tables", "1"];
        let made = place.run(&[&folders[..], &init].concat()).exits(0);
        assert!(!made.err.contains("left out"), "{}", made.err);
        place.run(&["round", event, "round.csv"]).exits(0);
        assert_eq!(place.read(&format!("{event}/rulesets/club.toml")), club.as_bytes());
        assert_eq!(place.read(&format!("{event}/lexicons/tiles.toml")), tiles.as_bytes());
        // The event's own letters and manifests may be written anew so.
        for file in ["tiles.toml", "sk-b2.toml"] {
            let own = format!("{event}/lexicons/{file}");
            let text = String::from_utf8(place.read(&own)).expect("UTF-8");
            place.write(&own, shape(&text));
        }
        let ran = place.feed(&["exec", "--ephemeral", event], "").exits(0);
        assert!(!ran.err.contains("sk-b2"), "{}", ran.err);
    }
}
