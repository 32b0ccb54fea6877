//! Pipes that close, disks that are full, files that nobody may read, files that are too deep: each has its end, and
//! its status.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;

use crate::support::Place;

fn enter(number: usize) -> String {
    format!(
        "{{\"at\":\"2099-01-01T00:00:00Z\",\"command\":\"enter_players\",\"players\":[{{\"name\":\"p{number}\"}}]}}\n"
    )
}

/// The players whom the journal of an event has besides the four of its beginning.
fn entered(place: &Place) -> usize {
    let log = place.run(&["log", "export", "event"]).exits(0).lines();
    let entered = log.iter().filter(|line| line["payload"]["event"]["type"] == "players_entered");
    entered.count() - 1
}

#[test]
fn who_hears_no_answers_gives_no_more_commands() {
    let place = Place::new();
    place.event();
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("standard input");
    let mut out = child.stdout.take().expect("standard output");
    input.write_all(enter(1).as_bytes()).expect("written");
    assert!(out.read(&mut [0; 10]).expect("an answer") > 0);
    drop(out);
    input.write_all((2..=50).map(enter).collect::<String>().as_bytes()).expect("written");
    drop(input);
    let mut said = String::new();
    child.stderr.take().expect("standard error").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(2), "{said}");
    assert!(
        said.contains("nobody heard the answer to line 2") && said.contains("no later line was read"),
        "{said}"
    );
    assert_eq!(entered(&place), 2, "the one that was heard, and the one whose answer was not");
}

/// Whoever starts a program and closes its standard error hears no warnings; it does not end in a panic for it.
#[test]
fn a_standard_error_that_has_gone_is_no_panic() {
    let place = Place::new();
    place.event();
    fs::remove_file(place.path("event/lexicons/sk-b2.fst")).expect("removed");
    let known = [&["log", "show", "event"][..], &["exec", "event"], &["report", "event"]];
    for (args, code) in known.map(|args| (args, 0)).into_iter().chain([(&["dance"][..], 2)]) {
        // Nobody reads it from the start: what it writes finds the pipe closed.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut child = place.command(args).stderr(writer).spawn().expect("it starts");
        drop(child.stdin.take());
        let ran = child.wait_with_output().expect("it ends");
        assert_eq!(ran.status.code(), Some(code), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_takes_nothing_ends_exec_as_a_closed_one_does() {
    let place = Place::new();
    place.event();
    let full = fs::File::options().write(true).open("/dev/full").expect("a device that is full");
    let mut child = place.command(&["exec", "--replay", "event"]).stdout(full).spawn().expect("it starts");
    child
        .stdin
        .take()
        .expect("standard input")
        .write_all((enter(1) + &enter(2)).as_bytes())
        .expect("written");
    let ran = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(ran.status.code(), Some(2), "{said}");
    assert!(said.contains("nobody heard the answer to line 1"), "{said}");
    assert_eq!(entered(&place), 1);
}

#[test]
fn another_commands_reader_may_have_seen_enough() {
    let place = Place::new();
    place.event();
    let mut child = place.command(&["log", "export", "event"]).spawn().expect("it starts");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0), "`| head` is no mistake of anybody's");
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).expect("there").permissions().mode() & 0o777
}

#[cfg(unix)]
#[test]
fn an_event_is_its_owners_until_he_says_otherwise() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    let event = place.event();
    assert_eq!((mode(&event), mode(&event.join("journal.sqlite"))), (0o700, 0o600));
    assert_eq!(mode(&event.join("journal.sqlite-lock")), 0o600);
    // He lets his group in: what is made beside the journal follows it.
    let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("set");
    set(&event, 0o770);
    set(&event.join("journal.sqlite"), 0o660);
    fs::remove_file(event.join("journal.sqlite-lock")).expect("removed");
    let mut child = place.command(&["exec", "--replay", "event"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("standard input");
    let mut out = child.stdout.take().expect("standard output");
    input.write_all(enter(1).as_bytes()).expect("written");
    assert!(out.read(&mut [0; 10]).expect("an answer") > 0);
    for end in ["", "-wal", "-shm", "-lock"] {
        assert_eq!(mode(&event.join(format!("journal.sqlite{end}"))), 0o660, "{end}");
    }
    drop((input, out));
    child.wait().expect("it ends");
    assert_eq!(mode(&event), 0o770);
    let copy = place.run(&["backup", "event"]).exits(0);
    let copy = place.path(copy.out.split(": ").next().expect("a folder"));
    assert_eq!((mode(&copy), mode(&copy.join("journal.sqlite"))), (0o770, 0o660), "as the event");
}

#[test]
fn one_ruleset_that_cannot_be_read_stops_nothing_and_nothing_comes_in_its_place() {
    let place = Place::new();
    let folder = "home/config/ephor/rulesets";
    place.write(&format!("{folder}/club.toml"), b"\xff\xfe[ruleset]");
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere", place.path(&format!("{folder}/cas-2009.toml"))).expect("a link");
    let named = ["warning: ", "club.toml: it is not UTF-8", "it is left out"];
    place.run(&["judge", "-r", "sss-2022", "čo"]).exits(0).complains(&named);
    let listed = place.run(&["ruleset", "list"]).exits(0).complains(&named).says(&["sss-2022"]);
    assert!(!listed.out.contains("club"), "{}", listed.out);
    place.run(&["ruleset", "show", "tso-2017"]).exits(0).complains(&named);
    place.run(&["ruleset", "explain", "SSS §2.7"]).exits(0).complains(&named);
    // The user means another one than the one that is built in.
    #[cfg(unix)]
    {
        let ran = place.run(&["judge", "-r", "cas-2009", "co"]).exits(2);
        ran.complains(&[
            "cas-2009.toml: it is a link to a file that is not there",
            "there is no ruleset `cas-2009`",
        ]);
    }
}

#[test]
fn a_ruleset_that_is_too_deep_is_refused_and_stops_nothing() {
    let place = Place::new();
    let tso = fs::read_to_string(crate::support::repository("rulesets/tso-2017.toml")).expect("the file");
    let wanted = "amount = \"";
    let deep = |text: String| {
        let club = tso.replacen("id = \"tso-2017\"", "id = \"deep\"", 1);
        let at = club.find(wanted).map(|at| at + wanted.len()).expect("an expression");
        let end = at + club[at..].find('"').expect("its end");
        [&club[..at], &text, &club[end..]].concat()
    };
    for text in ["1+".repeat(400_000) + "1", "(".repeat(400_000), "not ".repeat(200_000) + "1"] {
        place.write("own/deep.toml", deep(text));
        place.run(&["--rulesets", "own", "ruleset", "list"]).exits(0).says(&["sss-2022", "deep"]);
        place
            .run(&["--rulesets", "own", "ruleset", "check", "own/deep.toml"])
            .exits(1)
            .complains(&["no expression"]);
    }
    place.write("own/deep.toml", "a = ".to_owned() + &"[".repeat(400_000));
    place.run(&["--rulesets", "own", "ruleset", "list"]).exits(0).says(&["sss-2022"]);
}

#[test]
#[cfg(target_os = "linux")]
fn an_event_one_of_whose_lists_cannot_be_read_is_not_opened_without_it() {
    let place = Place::new();
    place.run(&["init", "spring", "--ruleset", "sss-2022", "--tables", "1"]).exits(0);
    let (list, glosses) = (place.path("spring/lexicons/sk-b3.fst"), place.path("spring/lexicons/x.gloss"));
    let kept = fs::read(&list).expect("there");
    // A file that is there and gives an error to whoever reads it.
    let unreadable = |path: &Path| std::os::unix::fs::symlink("/proc/self/mem", path).expect("a link");
    fs::remove_file(&list).expect("removed");
    unreadable(&list);
    let refused = &["sk-b3.fst: Input/output error", "bring it back from a copy of the event"];
    place.feed(&["exec", "spring"], "").exits(2).complains(refused);
    place.run(&["standings", "spring"]).exits(2).complains(refused);
    // The journal needs no list to be proved.
    place.run(&["log", "verify", "spring"]).exits(0);
    fs::remove_file(&list).expect("removed");
    fs::write(&list, kept).expect("written");
    // What decides no word keeps nobody out.
    unreadable(&glosses);
    std::os::unix::fs::symlink(place.path("."), place.path("spring/lexicons/old")).expect("a link");
    place.feed(&["exec", "spring"], "").exits(0);
}
