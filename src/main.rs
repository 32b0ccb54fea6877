//! The `ephor` binary: parse, wire, run.

use std::io::{self, BufWriter, IsTerminal as _};
use std::process::ExitCode;

use ephor::cli;
use ephor::locale::Locale;

/// What says which language is wanted, the nearest first.
const LANGUAGE: [&str; 4] = ["EPHOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

fn main() -> ExitCode {
    let (stdin, stdout, stderr) = (io::stdin(), io::stdout(), io::stderr());
    let fancy = stdout.is_terminal() && stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let stderr_watched = stderr.is_terminal();
    let wanted =
        LANGUAGE.map(|name| std::env::var_os(name).unwrap_or_default().to_string_lossy().into_owned());
    let mut console = cli::Console {
        input: &mut stdin.lock(),
        out: &mut BufWriter::new(stdout),
        err: &mut stderr.lock(),
        fancy,
        watched: stderr_watched,
        now: ephor::runtime::now,
        locale: Locale::preferred(wanted.iter().map(String::as_str)),
    };
    ExitCode::from(cli::main(std::env::args_os(), &mut console))
}
