//! The `ephor` binary: parse, wire, run.

use std::io::{self, BufWriter, ErrorKind, IsTerminal as _, Write};
use std::process::ExitCode;

use ephor::cli::{self, Origin, Terminal};
use ephor::locale::Locale;

/// The variable that says in which language ephor speaks.
const OWN: [&str; 1] = ["EPHOR_LANG"];
/// What says which language the system speaks, the nearest first.
const SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

fn main() -> ExitCode {
    let (stdin, stdout, stderr) = (io::stdin(), io::stdout(), io::stderr());
    let obeys = obeys_escapes();
    let colours = obeys && std::env::var_os("NO_COLOR").is_none();
    let fancy = stdout.is_terminal() && stderr.is_terminal() && colours;
    let stderr_watched = stderr.is_terminal() && obeys;
    let terminal = if !stdout.is_terminal() {
        Terminal::NoOutput
    } else if !stdin.is_terminal() {
        Terminal::NoInput
    } else if std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        Terminal::Dumb
    } else {
        Terminal::Ready
    };
    let (locale, language) = match (spoken(&OWN), spoken(&SYSTEM).or_else(systems)) {
        (Some(locale), _) => (locale, Origin::Variable),
        (None, Some(locale)) => (locale, Origin::System),
        (None, None) => (Locale::english(), Origin::Default),
    };
    // Held for the whole run where a thread that listens has an end of its own; see `ephor::runtime::own_input`.
    #[cfg(unix)]
    let mut input = stdin.lock();
    #[cfg(not(unix))]
    let mut input = io::BufReader::new(stdin);
    let mut console = cli::Console {
        input: &mut input,
        out: &mut BufWriter::new(stdout),
        err: &mut ForgivingStderr(stderr.lock()),
        fancy,
        watched: stderr_watched,
        now: ephor::runtime::now,
        locale,
        language,
        terminal,
    };
    ExitCode::from(cli::main(std::env::args_os(), &mut console))
}

/// Standard error, for whoever reads it. Where nobody does any more, warnings are said to nobody, and what was asked
/// for is done all the same.
struct ForgivingStderr<W>(W);

impl<W: Write> Write for ForgivingStderr<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(bytes.len()),
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.0.flush() {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            flushed => flushed,
        }
    }
}

/// Whether a terminal here takes escape sequences for what they are. The console window of Windows has to be asked to.
fn obeys_escapes() -> bool {
    #[cfg(windows)]
    return crossterm::ansi_support::supports_ansi();
    #[cfg(not(windows))]
    true
}

/// The language of the system, where it is not said by a variable.
fn systems() -> Option<&'static Locale> {
    #[cfg(not(target_os = "linux"))]
    return Locale::first_of(sys_locale::get_locale().as_deref());
    #[cfg(target_os = "linux")]
    None
}

/// The first installed language that one of these variables names.
fn spoken(names: &[&str]) -> Option<&'static Locale> {
    let said = |name: &&str| std::env::var_os(name).unwrap_or_default().to_string_lossy().into_owned();
    let wanted: Vec<String> = names.iter().map(said).collect();
    Locale::first_of(wanted.iter().map(String::as_str))
}
