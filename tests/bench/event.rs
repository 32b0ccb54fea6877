//! An event on disk that has grown old: opened at a console, gone on with by a program, set up by one.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;

use ephor::cli::EventFolder;
use ephor::station::Station;
use tempfile::TempDir;

use super::aged::{Aged, BEGIN, Operator, write};
use super::demo::start;
use super::{Row, instant, millis, quantile};

/// Tables in the event.
const TABLES: u16 = 256;
/// What is challenged in a game: a word that falls, twice, and one that stands.
const WORDS: [&str; 3] = ["xq", "xq", "čo"];
/// How often an event is opened.
const OPENINGS: usize = 7;
/// How long an open console is watched.
const WATCHED: Duration = Duration::from_secs(10);
/// Slips that a program raises, judges and announces.
const SLIPS: u32 = 100;
/// And how often.
const TURNS: u32 = 5;

/// The program with a text on its way to its standard input.
fn fed(arguments: &[&OsStr], input: String) -> (Child, JoinHandle<std::io::Result<()>>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ephor"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("its input");
    (child, std::thread::spawn(move || stdin.write_all(input.as_bytes())))
}

/// Whether a line says that something was not done.
fn is_no(line: &str) -> bool {
    line.contains("\"refused\"") || line.contains("\"error\"")
}

/// Runs the program with a text on standard input, of which nothing is refused; how long it took.
fn run(arguments: &[&OsStr], input: &str) -> Duration {
    let begun = instant();
    let (child, feeder) = fed(arguments, input.to_owned());
    let output = child.wait_with_output().expect("it ends");
    let took = begun.elapsed();
    feeder.join().expect("fed").expect("it reads");
    let said = String::from_utf8_lossy(&output.stdout);
    let refused = said.lines().find(|line| is_no(line));
    assert!(output.status.success() && refused.is_none(), "{arguments:?}: {refused:?}");
    took
}

/// An event's folder in which so many slips have been decided, and how many entries its journal has.
fn event(slips: u32) -> (TempDir, PathBuf, usize) {
    // Beside the build, not in the system's folder for temporary files, which may be no disk at all.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
    let path = folder.path().join("event");
    let tables = TABLES.to_string();
    let options = ["--ruleset", "sss-2022", "--tables", &tables].map(OsStr::new);
    run(&[&["init".as_ref(), path.as_os_str()], &options[..]].concat(), "");
    let (opened, mut journal) = EventFolder::edit(&path, ephor::locale::Locale::english()).expect("an event");
    let held = opened.records();
    let now = held.last().map_or(BEGIN, |record| record.at);
    let mut station = Station::new("desk", opened.law, std::collections::BTreeMap::new(), held.clone());
    // The game that the others are copies of is decided in a rehearsal; only its copies are kept.
    let mut rehearsal = ephor::journal::MemoryJournal::default();
    write(&mut rehearsal, &held);
    let mut operator = Operator { station: &mut station, journal: &mut rehearsal, now };
    let records = Aged::play(&mut operator, TABLES, WORDS).records(slips);
    write(&mut journal, &records[held.len()..]);
    (folder, path, records.len())
}

/// Commands of slips from the challenge to the announcement at one table.
fn slips(first: u32, count: u32) -> String {
    let mut text = String::new();
    for slip in first..first + count {
        let at = "\"at\":\"2099-01-01T00:00:00Z\",\"by\":{\"role\":\"head_referee\",\"station\":\"desk\"}";
        for command in [
            format!("\"command\":\"raise_slip\",\"table\":{TABLES},\"challenger\":\"b\""),
            format!("\"command\":\"claim_slip\",\"slip\":{slip}"),
            format!("\"command\":\"enter_words\",\"slip\":{slip},\"words\":[\"xq\"]"),
            format!("\"command\":\"decide\",\"slip\":{slip}"),
            format!("\"command\":\"announce\",\"slip\":{slip}"),
        ] {
            let _ = writeln!(text, "{{{at},{command}}}");
        }
    }
    text
}

/// What a slip costs on an event, from the first answer of the program to the last.
fn cost(event: &Path, first: u32) -> Duration {
    let (mut child, feeder) =
        fed(&["exec".as_ref(), "--replay".as_ref(), event.as_os_str()], slips(first, SLIPS));
    let mut answers = BufReader::new(child.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let mut refused = answers.next().filter(|line| is_no(line));
    let begun = instant();
    for line in answers {
        refused = refused.or_else(|| Some(line).filter(|line| is_no(line)));
    }
    let took = begun.elapsed();
    assert!(child.wait().is_ok_and(|it| it.success()) && refused.is_none(), "{refused:?}");
    feeder.join().expect("fed").expect("it reads");
    took / SLIPS
}

fn costs() -> Row {
    let events = [1_000, 10_000].map(|age| (event(age), age.div_ceil(3) * 3 + 1));
    let mut took = [Vec::new(), Vec::new()];
    // In turn, so that a disk with a slow minute is slow for both.
    for turn in 0..TURNS {
        for (((_folder, path, _), next), took) in events.iter().zip(&mut took) {
            took.push(cost(path, next + turn * SLIPS));
        }
    }
    let [young, old] = took.map(|mut took| quantile(&mut took, 0.5));
    let times = old.as_secs_f64() / young.as_secs_f64().max(1e-9);
    Row {
        what: "exec on disk, a slip after 10,000 against one after 1,000",
        measured: format!("{times:.2} ×"),
        target: "≤ 1.2 ×",
        ok: times <= 1.2,
        how: format!(
            "{:.2} ms against {:.2} ms, {TURNS} times {SLIPS} slips of five commands each, in turn",
            millis(old),
            millis(young)
        ),
    }
}

/// Lines for a rehearsal without an event.
fn line(command: &str) -> String {
    let by = "\"by\":{\"role\":\"director\",\"station\":\"desk\"}";
    format!("{{\"at\":\"2099-01-01T00:00:00Z\",{by},{command}}}\n")
}

fn rehearse(input: &str) -> Duration {
    run(&["exec", "--ruleset", "sss-2022"].map(OsStr::new), input)
}

fn player(number: u32) -> String {
    format!("{{\"name\":\"Player {number}\"}}")
}

fn tables() -> Row {
    const COUNT: u32 = 5_000;
    let players: Vec<String> = (0..2 * COUNT).map(player).collect();
    let pair =
        |n: u32| format!("{{\"table\":{},\"a\":\"Player {}\",\"b\":\"Player {}\"}}", n + 1, 2 * n, 2 * n + 1);
    let pairings: Vec<String> = (0..COUNT).map(pair).collect();
    let mut input = line(&format!("\"command\":\"enter_players\",\"players\":[{}]", players.join(",")));
    input += &line(&format!("\"command\":\"start_round\",\"round\":1,\"pairings\":[{}]", pairings.join(",")));
    for table in 1..=COUNT {
        input += &line(&format!(
            "\"command\":\"enter_result\",\"table\":{table},\"end\":\"out\",\"scores\":[300,280],\
             \"racks\":[0,8],\"out\":\"a\""
        ));
    }
    let took = rehearse(&input);
    Row {
        what: "5,000 tables set up, all results in",
        measured: format!("{:.2} s", took.as_secs_f64()),
        target: "≤ 1 s",
        ok: took <= Duration::from_secs(1),
        how: "exec without an event, from the start of the program".to_owned(),
    }
}

fn players() -> Row {
    let took = |count: u32| {
        let one = |n| line(&format!("\"command\":\"enter_players\",\"players\":[{}]", player(n)));
        rehearse(&(0..count).map(one).collect::<String>())
    };
    let (few, many) = (took(2_000), took(16_000));
    let times = many.as_secs_f64() / few.as_secs_f64().max(1e-9);
    Row {
        what: "16,000 players one by one against 2,000",
        measured: format!("{times:.1} ×"),
        target: "≤ 8 ×",
        ok: times <= 8.0,
        how: format!("{:.0} ms against {:.0} ms, exec without an event", millis(many), millis(few)),
    }
}

fn console() -> Vec<Row> {
    let (_folder, path, entries) = event(20_000);
    let arguments =
        ["open".as_ref(), path.as_os_str(), "--no-radio".as_ref(), "--role".as_ref(), "judge".as_ref()];
    let mut took: Vec<Duration> = (0..OPENINGS).map(|_| start(&arguments, None).shown).collect();
    let median = quantile(&mut took, 0.5);
    let lived = start(&arguments, Some(WATCHED));
    let memory = lived.resident.map_or(f64::NAN, |kib| kib as f64 * 1024.0 / 1e6);
    let share = lived.share.unwrap_or(f64::NAN);
    let size = std::fs::metadata(journal(&path)).map_or(0, |file| file.len()) / 1_000_000;
    vec![
        Row {
            what: "opening an event of 20,000 slips",
            measured: format!("{:.0} ms", millis(median)),
            target: "≤ 150 ms",
            ok: millis(median) <= 150.0,
            how: format!(
                "start to first frame, {OPENINGS} times; {entries} entries, {size} MB, every hash checked; slowest \
                 {:.0} ms",
                millis(quantile(&mut took, 1.0))
            ),
        },
        Row {
            what: "resident memory with 20,000 slips",
            measured: format!("{memory:.1} MB"),
            target: "≤ 60 MB",
            ok: memory <= 60.0,
            how: format!("the open console after {} s", WATCHED.as_secs()),
        },
        Row {
            what: "idle with 20,000 slips",
            measured: format!("{share:.2} %"),
            target: "≤ 1 %",
            ok: share <= 1.0,
            how: format!("of a core over {} s, the desk at 160×50", WATCHED.as_secs()),
        },
    ]
}

fn journal(event: &Path) -> PathBuf {
    event.join("journal.sqlite")
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = console();
    rows.extend([costs(), tables(), players()]);
    rows
}
