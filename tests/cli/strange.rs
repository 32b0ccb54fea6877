//! Lists that are not what they seem, and folders with one bad file: through the built binary.

use std::fs;

use crate::support::{Place, Ran};

/// Imports a file under an id into `lists/sk`.
fn import(place: &Place, file: &str, id: &str, more: &[&str]) -> Ran {
    let base = ["lexicon", "import", file, "-l", "sk", "--id", id, "--edition", "1", "--lexicons", "lists"];
    place.run(&[&base, more].concat())
}

const OFFICIAL: [&str; 4] = ["--authority", "official", "--in-force", "2026-01-01"];

#[test]
fn a_list_covers_what_was_found_or_said_and_nothing_more() {
    let place = Place::new();
    place.write("list.txt", "žena\ndoma\n");
    let run = import(&place, "list.txt", "sk-b6", &OFFICIAL).exits(0);
    run.says(&["tiles  4, the lengths that were found: of others it says nothing"]);
    place.run(&["judge", "--lexicons", "lists", "domu"]).exits(1);
    place.write("list.txt", "les\nžena\n");
    let run = import(&place, "list.txt", "sk-b6", &[&OFFICIAL[..], &["--tiles", "3-5"]].concat()).exits(0);
    let run = run
        .says(&["tiles  3–5, as --tiles says", "old    sk-b6, ed. 1, is replaced: 1 words added, 1 removed"]);
    run.complains(&["warning: sk-b6 covers 3–5 tiles and has no word of 5: where it decides alone"]);
    // A gap of a list that only advises invalidates nothing.
    assert!(import(&place, "list.txt", "sk-x", &["--tiles", "3-5"]).exits(0).err.is_empty());
}

#[test]
fn putting_a_shipped_list_out_of_use_is_said_aloud() {
    let place = Place::new();
    place.write("list.txt", "čo\nxq\n");
    let run = import(&place, "list.txt", "sk-b2", &[]).exits(0);
    run.complains(&[
        "warning: sk-b2 is the id of a list that comes with ephor: B2, ed. 09, is out of use",
        "102 removed",
    ]);
    let list = place.run(&["lexicon", "list", "--lexicons", "lists", "-r", "sss-2022"]).exits(0);
    list.says(&["sk-b2", "it is there, but only advisory"]);
}

#[test]
fn no_list_takes_the_file_of_the_letters() {
    let place = Place::new();
    place.write("list.txt", "dom\n");
    import(&place, "list.txt", "tiles", &[]).exits(2).complains(&["no list can be called tiles"]);
    assert!(!place.path("lists").exists());
    place.write("own/x.txt", "dom\n");
    let head = "id = \"tiles\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"t\"\nedition = \"1\"\n\
                authority = \"advisory\"\nsource = \"t\"\nlicence = \"t\"\n";
    place.write("own/x.toml", head);
    place.run(&["lexicon", "build", "own"]).exits(1).complains(&["no list can be called tiles"]);
    for option in ["--title", "--name", "--source", "--licence", "--notes"] {
        let run = import(&place, "list.txt", "sk-x", &[option, "a\u{1b}[2Jb"]).exits(2);
        run.complains(&[&format!("{option}: there is a character in it that cannot be seen (U+001B)")]);
    }
}

#[test]
fn what_is_in_doubt_is_asked_and_nothing_is_written() {
    let place = Place::new();
    let refused = |bytes: &[u8], file: &str, all: &[&str]| {
        place.write(file, bytes);
        import(&place, file, "sk-x", &[]).exits(2).complains(all)
    };
    refused(b"\xbeena\nmu\xbea\nvoda\n", "list.txt", &["“ľena” in windows-1250", "“žena” in ISO-8859-2"]);
    refused(b"dom\n\x01\n", "list.txt", &["control character", "nothing was written"]);
    refused(b"PK\x03\x04", "list.xlsx", &["save it as text or CSV"]);
    refused(
        "dom;5\nles;6\n".as_bytes(),
        "list.txt",
        &["every line has 2 columns", "--column", "--format words"],
    );
    assert!(!place.path("lists").exists());
    let run = import(&place, "list.txt", "sk-x", &["--format", "words"]).exits(0);
    run.says(&["words", "2  a digit"]);
    place.write("list.txt", b"\xbeena\n");
    import(&place, "list.txt", "sk-x", &["--encoding", "iso-8859-2"]).exits(0);
}

#[test]
fn a_file_of_no_words_needs_a_word_more() {
    let place = Place::new();
    place.write("list.txt", format!("dom\nles\n{}", "0x5f3\n".repeat(21)));
    import(&place, "list.txt", "sk-x", &[])
        .exits(2)
        .complains(&["21 of 23 pieces in it are no words", "--allow dropped takes the rest"]);
    assert!(!place.path("lists").exists());
    import(&place, "list.txt", "sk-x", &["--allow", "dropped"]).exits(0).says(&["21  a digit"]);
    place.write("list.txt", format!("dom\n{}", "0x5f3\n".repeat(20)));
    import(&place, "list.txt", "sk-x", &[]).exits(0);
}

#[test]
fn a_dictionary_that_was_cut_off_is_refused() {
    let place = Place::new();
    place.write("my.DIC", "500\nžena\nles\n");
    place.write("my.AFF", "SET UTF-8\n");
    let run = import(&place, "my.DIC", "sk-x", &[]).exits(2);
    run.complains(&["500 entries are promised and 2 are there", "--allow cut-off takes what is there"]);
    import(&place, "my.DIC", "sk-x", &["--allow", "cut-off"]).exits(0).says(&["note: ", "2 are there"]);
    fs::rename(place.path("my.AFF"), place.path("MY.aff")).expect("moved");
    import(&place, "my.DIC", "sk-x", &["--allow", "cut-off"]).exits(0);
    import(&place, "MY.aff", "sk-x", &["--allow", "cut-off"]).exits(0);
}

#[test]
fn what_another_program_made_is_no_list_of_words() {
    let place = Place::new();
    for (text, what) in [
        ("<!DOCTYPE html><html><body><p>aby ale akt</p></body></html>\n", "a web page"),
        ("\u{feff}\n<?xml version=\"1.0\"?><w>aby</w>\n", "a web page"),
        ("*M21.11.2026 The Open\r\n*A\r\nAnna  2401+2\r\n", "a TOU file"),
        ("BEGIN:VCARD\nFN:Anna\nEND:VCARD\n", "a file of another kind"),
        ("From: a@example.org\nTo: b@example.org\n\naby\n", "a file of another kind"),
    ] {
        place.write("list.txt", text);
        let run = import(&place, "list.txt", "sk-b3", &OFFICIAL).exits(2);
        run.complains(&[&format!("list.txt: it is {what}"), "nothing was done"]);
    }
    assert!(!place.path("lists").exists());
}

#[test]
fn headings_are_told() {
    let place = Place::new();
    place.write("list.csv", "slovo;body\ndom;5\nles;6\n");
    let run = import(&place, "list.csv", "sk-x", &[]).exits(0);
    run.says(&["words  2", "head   the first row, slovo, body", "first  dom"]);
    let run = import(&place, "list.csv", "sk-x", &["--no-header"]).exits(0);
    run.says(&["words  3", "head   none", "first  slovo"]);
    import(&place, "list.csv", "sk-x", &["--column", "slovo", "--no-header"])
        .exits(2)
        .complains(&["--column 1"]);
    place.write("list.txt", "A\nAÁ ad\nB\nba\nCH\nchí ch-\nchá chó\n");
    let run = import(&place, "list.txt", "sk-y", &[]).exits(0);
    run.says(&["heads  A B CH", "2  parted by a hyphen at a line's end", "line 6 ch-; line 7 chá"]);
}

#[test]
fn one_bad_file_stops_no_command() {
    let place = Place::new();
    place.write("list.txt", "žena\n");
    import(&place, "list.txt", "sk-b6", &OFFICIAL).exits(0);
    place.write("lists/cs/tiles.toml", "language = ");
    place.write("lists/el/tiles.toml", b"\xff\xfa");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("nowhere", place.path("lists/gone.fst")).expect("a link");
        std::os::unix::fs::symlink(place.path("lists"), place.path("lists/sk/round")).expect("a loop");
    }
    place.write("players.csv", "Anna\nBeno\n");
    let commands: [&[&str]; 5] = [
        &["judge", "žena"],
        &["judge", "-r", "cas-2009", "--second", "sk-b2", "x"],
        &["lexicon", "list"],
        &["lexicon", "info", "sk-b6"],
        &["init", "event", "--ruleset", "sss-2022", "--players", "players.csv"],
    ];
    for (at, command) in commands.into_iter().enumerate() {
        let run = place.run(&[&["--lexicons", "lists"], command].concat());
        assert_eq!(run.code, if at == 1 { 2 } else { 0 }, "{command:?}: {}", run.err);
        let run =
            run.complains(&["warning: lists/cs/tiles.toml: line 1", "lists/el/tiles.toml: it is not UTF-8"]);
        #[cfg(unix)]
        run.complains(&[
            "gone.fst: it is a link to a file that is not there",
            "round: it is a link to a folder",
        ]);
        #[cfg(not(unix))]
        drop(run);
    }
}

#[test]
fn verify_looks_where_list_looks_and_names_what_belongs_to_nobody() {
    let place = Place::new();
    place.write("list.txt", "dom\n");
    let usual = ["lexicon", "import", "list.txt", "-l", "sk", "--id", "sk-x", "--edition", "1"];
    place.run(&usual).exits(0);
    place.run(&["lexicon", "verify"]).exits(0).says(&["sound  sk-x", "sound  sk-b2"]);
    let folder = "home/data/ephor/lexicons/sk";
    let set = fs::read_dir(place.path(folder)).expect("a folder").filter_map(|entry| {
        let name = entry.expect("an entry").file_name().into_string().expect("UTF-8");
        (name.rsplit('.').next() == Some("fst")).then_some(name)
    });
    let set = set.last().expect("a set");
    let bytes = place.read(&format!("{folder}/{set}"));
    place.write(&format!("{folder}/sk-x.0123456789ab.fst"), &bytes);
    let run = place.run(&["lexicon", "verify"]).exits(1).says(&["sound  sk-x"]);
    run.complains(&["sk-x.0123456789ab.fst: no manifest speaks of it"]);
    fs::remove_file(place.path(&format!("{folder}/sk-x.0123456789ab.fst"))).expect("removed");
    place.write(&format!("{folder}/twin.toml"), place.read(&format!("{folder}/sk-x.toml")));
    place.write(&format!("{folder}/twin.fst"), &bytes);
    let run = place.run(&["lexicon", "verify"]).exits(1);
    assert!(!run.out.contains("sk-x"), "{}", run.out);
    run.complains(&["sk/twin.fst has the id sk-x too", &format!("{set} has the id sk-x too")]);
    fs::create_dir(place.path("empty")).expect("made");
    place.run(&["lexicon", "verify", "empty"]).exits(1).complains(&["empty: there is no list in it"]);
}

#[test]
fn a_build_is_durable_and_of_one_mind() {
    let place = Place::new();
    let head = "id = \"sk-x\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"t\"\nedition = \"1\"\n\
                authority = \"advisory\"\nsource = \"t\"\nlicence = \"t\"\ntiles = [2, 3]\n";
    place.write("own/x.txt", "dom\n");
    place.write("own/x.toml", head);
    place.write("own/.x.part-4294967295", "half");
    place.run(&["lexicon", "build", "own"]).exits(0);
    let names = |place: &Place| {
        let entries = fs::read_dir(place.path("own")).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8")).collect();
        names.sort();
        names
    };
    if cfg!(target_os = "linux") {
        assert_eq!(names(&place), ["x.fst", "x.toml", "x.txt"]);
    }
    place.run(&["lexicon", "verify", "own"]).exits(0);
    place.write("own/x.txt", "dom\nžena\n");
    place
        .run(&["lexicon", "build", "own"])
        .exits(1)
        .complains(&["line 2, žena: 4 tiles", "nothing was written"]);
    place.write("own/x.txt", "dom\n");
    place.write("own/y.txt", "les\n");
    place.write("own/y.toml", head);
    place.run(&["lexicon", "build", "own"]).exits(1).complains(&["y.toml: own/x.toml has the id sk-x too"]);
}

#[test]
fn what_was_typed_is_echoed_harmlessly() {
    let place = Place::new();
    let long = format!("\u{1b}[2J\u{202e}{}", "9".repeat(99));
    let run = place.run(&["judge", &long]).exits(2).complains(&["“\\u{1b}[2J\\u{202e}999", "9…”"]);
    assert!(!run.err.contains(['\u{1b}', '\u{202e}']), "{:?}", run.err);
    let run = place.run(&["judge", "-r", "cas-2009", "löss"]).exits(3);
    run.says(&["Ö: only a blank can be it"]);
    place.run(&["judge", "-r", "tso-2017", "STRAẞE"]).exits(3).says(&["STRASSE"]);
    place
        .run(&["judge", "straße"])
        .exits(2)
        .complains(&["ß at place 5 is not a letter of the Slovak alphabet"]);
}

/// What a terminal obeys, and what turns a line round.
const EVIL: [char; 6] = ['\u{1b}', '\u{7}', '\0', '\u{9b}', '\u{202e}', '\u{200b}'];

#[test]
fn what_a_terminal_would_obey_is_no_name_and_no_reason() {
    let place = Place::new();
    place.event();
    let before = place.run(&["log", "verify", "event"]).exits(0).out;
    let at = "2099-01-01T00:00:00Z";
    for letter in EVIL {
        let name = serde_json::to_string(&format!("An{letter}na")).expect("JSON");
        let lines = [
            format!(r#"{{"at":"{at}","command":"enter_players","players":[{{"name":{name}}}]}}"#),
            format!(r#"{{"at":"{at}","command":"enter_players","players":[{{"name":"x","club":{name}}}]}}"#),
            format!(
                r#"{{"at":"{at}","command":"settle_order","op":1,"by":{{"role":"judge","station":{name}}}}}"#
            ),
        ];
        for line in lines {
            let ran = place.feed(&["exec", "--replay", "event"], &line).exits(1);
            ran.says(&["cannot be seen", &format!("U+{:04X}", u32::from(letter))]);
        }
        place.write("evil.csv", format!("Anna\nBe{letter}no\n"));
        let ran = place.run(&["init", "other", "--ruleset", "sss-2022", "--players", "evil.csv"]).exits(2);
        let ran = ran.complains(&["evil.csv:2:", "cannot be seen"]);
        assert!(!ran.err.contains(letter), "{:?}", ran.err);
        assert!(!place.path("other").exists());
    }
    assert_eq!(place.run(&["log", "verify", "event"]).exits(0).out, before);
    // Nor does an error repeat what a file says.
    place.write("r.csv", "1,Anna,\"\u{1b}]0;mine\u{7}\"\n");
    let ran = place.run(&["round", "event", "r.csv"]).exits(2);
    assert!(!ran.err.contains(EVIL), "{:?}", ran.err);
    place.write("evil.toml", "id = \"\u{1b}[2J\u{9b}x\"\n");
    let ran = place.run(&["ruleset", "check", "evil.toml"]).exits(1);
    assert!(!(ran.out + &ran.err).contains(EVIL));
    let ran = place.run(&["judge", "--ruleset", "sss-2022", "\u{202e}čo\u{1b}"]);
    assert!(!(ran.out + &ran.err).contains(EVIL));
}

#[test]
fn a_name_is_one_name_however_it_is_written() {
    let place = Place::new();
    place.event();
    let enter = |name: &str| {
        format!(
            r#"{{"at":"2099-01-01T00:00:00Z","command":"enter_players","players":[{{"name":"{name}"}}]}}"#
        )
    };
    let lines =
        [enter("Ánna"), enter("A\u{301}nna"), enter(" Ánna "), enter("\u{feff}x").replace("\u{feff}", "")];
    let ran = place.feed(&["exec", "--replay", "event"], &lines.join("\n")).exits(0);
    let refused = ran.lines().iter().filter(|answer| answer["refused"]["code"] == "duplicate").count();
    assert_eq!(refused, 2, "{}", ran.out);
}

#[test]
fn what_means_two_things_is_asked_again() {
    let place = Place::new();
    place.event();
    let exec = |line: &str| place.feed(&["exec", "--replay", "event"], line);
    let start = r#""at":"2099-01-01T00:00:00Z","command":"start_round","round":2,"anyway":"x""#;
    exec(&format!(r#"{{{start},"round":3,"pairings":[]}}"#)).exits(1).says(&["“round” stands there twice"]);
    let twice = r#"{"a":"Anna","a":"Čenka","b":"Beno","table":1}"#;
    exec(&format!(r#"{{{start},"pairings":[{twice}]}}"#)).exits(1).says(&["“a” stands there twice"]);
    let nobody = r#"{"a":"Anna","b":"Beno","table":0}"#;
    exec(&format!(r#"{{{start},"pairings":[{nobody}]}}"#)).exits(0).says(&["there is no table 0"]);
    exec(r#"{"at":"2099-01-01T00:00:00Z","command":"fit_clock","table":0,"clock":null,"profile":"none"}"#)
        .exits(0)
        .says(&["there is no table 0"]);
    // A mark of the byte order says nothing.
    let marked = "\u{feff}{\"at\":\"2099-01-01T00:00:00Z\",\"command\":\"raise_slip\",\"table\":1,\"challenger\":\"b\"}";
    exec(marked).exits(0).says(&["slip_raised"]);
}

#[test]
fn what_nobody_can_have_written_is_refused_unread() {
    let place = Place::new();
    place.event();
    let word = |letters: usize| {
        let word = "a".repeat(letters);
        format!(r#"{{"at":"2099-01-01T00:00:00Z","command":"enter_words","slip":1,"words":["{word}"]}}"#)
    };
    let raise = r#"{"at":"2099-01-01T00:00:00Z","command":"raise_slip","table":1,"challenger":"b"}"#;
    let input = [raise, &word(10_000), &word(20_000_000), &word(5_000_000), r#"{"at":1}"#].join("\n");
    let answers = place.feed(&["exec", "--replay", "event"], &input).exits(1).lines();
    let error = |at: usize| answers[at]["error"].as_str().expect("an error").to_owned();
    assert_eq!(answers.len(), 5, "{answers:?}");
    assert!(error(1).contains("10000 characters, 4000 are the most"), "{}", error(1));
    assert!(error(2).contains("longer than") && error(3).contains("longer than"), "{answers:?}");
    assert!(error(4).contains("at: write a string"), "what comes after is read: {}", error(4));
}
