//! A disk that fails: system calls on the journal's files are made to fail by `strace`, once or from some point on.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::kill::{Acknowledged, whole};
use super::{report, times};
use crate::support::{Place, passed_over, skipped};

/// What fails, and with what.
const CALLS: [&str; 8] = [
    "pwrite64",
    "fdatasync",
    "fsync,fdatasync",
    "ftruncate,fallocate",
    "openat",
    "pread64",
    "fcntl",
    "unlink",
];
const ERRORS: [&str; 4] = ["ENOSPC", "EIO", "EINTR", "EROFS"];
/// The files that a journal is made of.
const FILES: [&str; 4] =
    ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.sqlite-lock"];
/// Slips that are raised, judged and announced in a run.
const SLIPS: u32 = 6;

/// Whether `strace` is here and may watch a process; otherwise why not is said.
pub(super) fn strace() -> bool {
    match Command::new("strace").args(["-qq", "-e", "trace=none", "true"]).output() {
        Err(_) => {
            skipped("there is no strace, so no system call can be made to fail");
            false
        }
        Ok(ran) if !ran.status.success() => {
            passed_over("strace may not watch a process here, so no system call can be made to fail");
            false
        }
        Ok(_) => true,
    }
}

/// Commands that raise, judge and announce slips, in one piece.
pub(super) fn commands(from: u32) -> String {
    let mut lines = Vec::new();
    for slip in from..from + SLIPS {
        let at = "\"at\":\"2099-01-01T00:00:00Z\"";
        lines.push(format!("{{{at},\"command\":\"raise_slip\",\"table\":1,\"challenger\":\"b\"}}"));
        lines.push(format!("{{{at},\"command\":\"enter_words\",\"slip\":{slip},\"words\":[\"čo\"]}}"));
        lines.push(format!("{{{at},\"command\":\"decide\",\"slip\":{slip}}}"));
        lines.push(format!("{{{at},\"command\":\"announce\",\"slip\":{slip}}}"));
    }
    lines.join("\n") + "\n"
}

/// What the complete lines of an output acknowledge, and whether one says that the journal takes nothing.
pub(super) fn heard(out: &str) -> (Acknowledged, bool) {
    let (mut told, mut stopped) = (Acknowledged::new(), false);
    for line in out.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
        let answer: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        if let Some(seq) = answer.get("seq") {
            let kind = answer["type"].as_str().expect("a type").to_owned();
            told.insert(seq.as_u64().expect("a number"), kind);
        }
        stopped |= answer["refused"]["code"] == "journal-stopped";
    }
    (told, stopped)
}

/// Copies a folder with everything in it.
pub(super) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}

#[test]
fn whatever_fails_what_was_acknowledged_is_there_and_the_status_says_it() {
    if !strace() {
        return;
    }
    let mut rng = fastrand::Rng::with_seed(0x696e_6a65);
    let place = Place::new();
    let event = place.event();
    fs::rename(&event, place.path("whole")).expect("set aside");
    let (runs, mut failed, mut events) = (times(24, 200), 0, 0);
    for run in 0..runs {
        let _ = fs::remove_dir_all(&event);
        copy(&place.path("whole"), &event);
        let call = CALLS[run % CALLS.len()];
        let error = ERRORS[run / CALLS.len() % ERRORS.len()];
        let when = rng.u32(1..40);
        // A call that is interrupted is made again: one that always is, for ever.
        let on = if rng.bool() && error != "EINTR" { "+" } else { "" };
        // Whoever finds no lock is patient: ten seconds for each command.
        let on = if call == "fcntl" && on == "+" { format!("..{}", when + 5) } else { on.to_owned() };
        let what = format!("{call}: {error} at {when}{on}");
        let inject = format!("inject={call}:error={error}:when={when}{on}");
        let trace = format!("trace={call}");
        let mut args = vec!["-f", "-qq", "-o", "trace", "-e", &trace, "-e", &inject];
        let files = FILES.map(|file| event.join(file).display().to_string());
        args.extend(files.iter().flat_map(|file| ["-P", file]));
        let program = env!("CARGO_BIN_EXE_ephor");
        args.extend([program, "exec", "--replay", "event"]);
        let ran = place.feed_to("strace", &args, &commands(1));
        let injected = String::from_utf8_lossy(&place.read("trace")).contains("(INJECTED)");
        failed += usize::from(injected);
        let (told, stopped) = heard(&ran.out);
        events += told.len();
        assert!(!ran.out.contains("damaged") && !ran.err.contains("damaged"), "{what}: the journal is sound");
        // It ended by itself, and says whether everything was kept.
        let lines = ran.out.lines().count();
        let expected = if stopped || lines == 0 { 2 } else { 0 };
        assert_eq!(ran.code, expected, "{what}\n{}\n{}", ran.out, ran.err);
        assert!(ran.code == 0 || lines > 0 || ran.err.contains("error: "), "{what}: {}", ran.err);
        assert!(injected || ran.code == 0, "{what}: nothing failed\n{}\n{}", ran.out, ran.err);
        // On a sound disk again.
        place.run(&["log", "verify", "event"]).exits(0);
        let exported = place.run(&["log", "export", "event"]).exits(0).lines();
        whole(&exported, &told);
        let next = exported.iter().filter(|line| line["payload"]["event"]["type"] == "slip_raised").count();
        let again = place.feed(&["exec", "--replay", "event"], &commands(next as u32 + 1));
        assert_eq!(again.code, 0, "{what}: it does not go on\n{}", again.err);
    }
    report(&format!(
        "{runs} runs, {failed} with a call that failed, {events} acknowledged events, none lost"
    ));
    assert!(failed * 4 > runs, "only {failed} of {runs} runs had a call that failed");
}
