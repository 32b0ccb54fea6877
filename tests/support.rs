//! Running the built binary, away from the person's own files; and the law that comes with it.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use ephor::lexicon::{Library, TileSet};
use ephor::rules::Catalogue;
use ephor::tournament::LoadedRules;
use serde_json::Value;
use tempfile::TempDir;

/// A folder of its own, in which the binary finds no home but this.
pub(crate) struct Place {
    dir: TempDir,
}

/// What a run came to.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// Every line of standard output as JSON.
    pub(crate) fn lines(&self) -> Vec<Value> {
        let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        self.out.lines().map(parse).collect()
    }

    /// The same run, if it came to this code.
    #[track_caller]
    pub(crate) fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, code, "\n--- out\n{}--- err\n{}", self.out, self.err);
        self
    }

    /// The same run, if standard error says all of this.
    #[track_caller]
    pub(crate) fn complains(self, of: &[&str]) -> Self {
        for part in of {
            assert!(self.err.contains(part), "“{part}” is not in\n{}", self.err);
        }
        assert!(!self.err.contains('⟨'), "a message that there is not\n{}", self.err);
        self
    }

    /// The same run, if standard output says all of this.
    #[track_caller]
    pub(crate) fn says(self, all: &[&str]) -> Self {
        for part in all {
            assert!(self.out.contains(part), "“{part}” is not in\n{}", self.out);
        }
        self
    }
}

impl Place {
    pub(crate) fn new() -> Self {
        Self { dir: TempDir::new().expect("a temporary folder") }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Writes a file, with the folders above it.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(&path, bytes).expect("written");
        path
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).expect("read")
    }

    /// The binary, started here.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ephor"));
        let home = self.dir.path().join("home");
        command.args(args).current_dir(self.dir.path()).env_clear().env("HOME", &home);
        command.env("XDG_CONFIG_HOME", home.join("config")).env("XDG_DATA_HOME", home.join("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        self.feed(args, "")
    }

    /// Runs with a text on standard input.
    pub(crate) fn feed(&self, args: &[&str], input: &str) -> Ran {
        Self::fed(self.command(args), input)
    }

    /// The same with another program, which runs the binary in its own way.
    pub(crate) fn feed_to(&self, program: &str, args: &[&str], input: &str) -> Ran {
        let own = self.command(&[]);
        let mut command = Command::new(program);
        command.args(args).current_dir(self.dir.path()).env_clear();
        command.envs(own.get_envs().filter_map(|(name, value)| Some((name, value?))));
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Self::fed(command, input)
    }

    fn fed(mut command: Command, input: &str) -> Ran {
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("standard input");
        let input = input.to_owned();
        // It may end before it has read everything.
        let feeder = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
        feeder.join().expect("fed");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        Ran { code: status.code().unwrap_or(-1), out: text(stdout), err: text(stderr) }
    }

    /// An SSS event with four players at two tables in the first round, named `event`.
    pub(crate) fn event(&self) -> PathBuf {
        self.write("players.csv", "Anna\nBeno\nČenka\nDušan\n");
        self.write("round.csv", "1,Anna,Beno\n2,Čenka,Dušan\n");
        let path = self.path("event");
        self.run(&["init", "event", "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "2"])
            .exits(0);
        self.run(&["round", "event", "round.csv"]).exits(0);
        path
    }
}

/// Something that a test needs is not on this machine: the test is skipped and says so. Where the environment has
/// `EPHOR_ALL_TESTS`, as `.ci/run` has it once everything is installed, that is a failure.
#[track_caller]
pub(crate) fn skipped(why: &str) {
    absent(std::env::var_os("EPHOR_ALL_TESTS").is_some(), why);
}

#[track_caller]
fn absent(all_tests: bool, why: &str) {
    assert!(!all_tests, "EPHOR_ALL_TESTS is set, and {why}");
    passed_over(why);
}

#[test]
fn what_is_absent_where_all_is_installed_is_a_failure() {
    absent(false, "this is only a try");
    std::panic::catch_unwind(|| absent(true, "this is only a try")).expect_err("a failure");
}

/// What a test needs is there, and of another version than the one it speaks of.
#[expect(clippy::print_stderr, reason = "what was not checked is told to whoever runs the tests")]
pub(crate) fn passed_over(why: &str) {
    eprintln!("SKIPPED: {why}");
}

/// Waits for something that comes soon, or never.
#[track_caller]
pub(crate) fn soon<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1_500 {
        if let Some(found) = found() {
            return found;
        }
        sleep(Duration::from_millis(20));
    }
    panic!("{what}: not within 1,500 looks");
}

/// A program that ends with the test, however that ends.
pub(crate) struct Ends(pub(crate) Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A file of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Whether a value has everything that is expected of it: objects may have more, lists are as long and in order.
pub(crate) fn fits(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| fits(value, found)))
        }
        (Value::Array(expected), Value::Array(found)) => {
            expected.len() == found.len() && expected.iter().zip(found).all(|(one, other)| fits(one, other))
        }
        _ => expected == found,
    }
}

/// The law of an embedded ruleset with the lists that come with ephor.
pub(crate) fn law(ruleset: &str) -> LoadedRules {
    let ruleset = Catalogue::embedded().load(ruleset, &BTreeMap::new()).expect("an embedded ruleset");
    let tiles =
        TileSet::embedded(&ruleset.lexicon.tiles.value).expect("readable tiles").expect("known tiles");
    LoadedRules::new(ruleset, Library::embedded().expect("the lists are sound"), tiles)
}
