//! Two users of one machine at one event, as the help of `ephor init` says that it is done.

use std::os::unix::fs::{PermissionsExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::Lines;
use crate::support::{Place, passed_over};

/// Two users and a group of theirs, whom no machine needs to know.
const USERS: [u32; 2] = [54_301, 54_302];
const GROUP: u32 = 54_300;

/// A folder that both reach, with the program in it.
struct Shared {
    place: Place,
    program: PathBuf,
}

impl Shared {
    /// `None` where nobody may act as another user.
    fn new() -> Option<Self> {
        let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
        let acts = Command::new("setpriv").arg("--version").output().is_ok_and(|it| it.status.success());
        if !root || !acts {
            passed_over("only root can act as two users (and needs setpriv)");
            return None;
        }
        let place = Place::new();
        let program = place.path("ephor");
        std::fs::copy(env!("CARGO_BIN_EXE_ephor"), &program).expect("copied");
        for (path, mode) in [(place.path("."), 0o755), (program.clone(), 0o755)] {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("for all");
        }
        for (at, user) in USERS.into_iter().enumerate() {
            let home = place.path(&format!("home-{at}"));
            std::fs::create_dir(&home).expect("made");
            chown(&home, Some(user), Some(user)).expect("theirs");
        }
        std::fs::create_dir(place.path("club")).expect("made");
        chown(place.path("club"), Some(USERS[0]), Some(USERS[0])).expect("his");
        std::fs::set_permissions(place.path("club"), std::fs::Permissions::from_mode(0o755)).expect("his");
        Some(Self { place, program })
    }

    /// A program as one of the two.
    fn command(&self, user: usize, program: &Path, args: &[&str]) -> Command {
        let home = self.place.path(&format!("home-{user}"));
        let mut command = Command::new("setpriv");
        let id = USERS[user];
        command.args([format!("--reuid={id}"), format!("--regid={id}"), format!("--groups={GROUP}")]);
        command.arg(program).args(args).current_dir(self.place.path("club")).env_clear();
        command.env("HOME", &home).env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command
    }

    fn runs(&self, user: usize, args: &[&str]) -> (i32, String) {
        let done = self.command(user, &self.program, args).output().expect("it runs");
        let said = [done.stdout, done.stderr].concat();
        (done.status.code().unwrap_or(-1), String::from_utf8_lossy(&said).into_owned())
    }

    fn must(&self, user: usize, args: &[&str]) -> String {
        let (code, said) = self.runs(user, args);
        assert_eq!(code, 0, "{args:?}: {said}");
        said
    }

    fn console(&self, user: usize, args: &[&str]) -> Lines {
        Lines::start(self.command(user, &self.program, args))
    }

    fn shell(&self, user: usize, line: &str) {
        let done = self.command(user, "sh".as_ref(), &["-c", line]).output().expect("a shell");
        assert!(done.status.success(), "{line}: {}", String::from_utf8_lossy(&done.stderr));
    }
}

/// What the help of `ephor init` says for those who share a machine.
fn recipe(help: &str) -> Vec<String> {
    let commands = help.split('`').filter(|part| part.starts_with("chmod ") || part.starts_with("chgrp "));
    let line = |command: &str| command.split_whitespace().collect::<Vec<_>>().join(" ");
    commands.map(|command| line(command).replace("GROUP", &GROUP.to_string())).collect()
}

#[test]
fn two_users_sit_at_one_event() {
    let Some(shared) = Shared::new() else { return };
    shared.place.write("club/players.csv", "Anna\nBeno\n");
    let init = ["init", "spring", "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "1"];
    shared.must(0, &init);
    // Nobody else may look into it, and is told that and nothing else.
    let (code, said) = shared.runs(1, &["open", "spring", "--plain", "--role", "judge"]);
    assert_eq!(code, 2, "{said}");
    assert!(said.contains("ermission denied") && !said.contains("no event"), "{said}");
    let recipe = recipe(&shared.must(0, &["init", "--help"]));
    assert_eq!(recipe.len(), 2, "{recipe:?}");
    for line in &recipe {
        shared.shell(0, line);
    }
    shared.place.write("club/head.pin", "482913");
    shared.must(0, &["office", "pin", "spring", "head-referee", "--new-pin-file", "head.pin"]);
    let first = ["open", "spring", "--plain", "--role", "head-referee", "--pin-file", "head.pin"];
    let mut one = shared.console(0, &first);
    one.says("sat down");
    // The second sits down beside the first, and takes the radio over when the first has gone.
    let second = ["open", "spring", "--plain", "--role", "judge", "--station", "two"];
    let two = shared.console(1, &second);
    two.says("sat down");
    assert_eq!(one.leave(), 0);
    assert_eq!(two.leave(), 0);
    let two = shared.console(1, &second);
    two.says("sat down");
    assert_eq!(two.leave(), 0);
    // He knows the head referee's PIN, too, and a wrong one is counted whoever types it.
    shared.place.write("club/wrong.pin", "0000");
    let wrong = [
        "open",
        "spring",
        "--plain",
        "--role",
        "head-referee",
        "--station",
        "two",
        "--pin-file",
        "wrong.pin",
    ];
    assert_eq!(shared.runs(1, &wrong).0, 2);
    one = shared.console(1, &first);
    one.says("sat down");
    assert_eq!(one.leave(), 0);
    // And the first goes on where the second was.
    let one = shared.console(0, &first);
    one.says("sat down");
    assert_eq!(one.leave(), 0);
    shared.must(0, &["log", "verify", "spring"]);
    // What lies beside the journal is for the two and for nobody else.
    for entry in std::fs::read_dir(shared.place.path("club/spring")).expect("a folder") {
        let entry = entry.expect("an entry");
        let mode = entry.metadata().expect("a file").permissions().mode();
        let name = entry.file_name();
        if ["pins.toml", "radio.lock", "journal.sqlite", "journal.sqlite-time"].iter().any(|it| name == *it) {
            assert_eq!(mode & 0o777, 0o660, "{name:?}");
        }
    }
}
