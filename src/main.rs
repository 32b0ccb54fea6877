//! The `ephor` binary: parse, wire, run.

use std::io::{self, BufWriter, IsTerminal as _};
use std::process::ExitCode;

use ephor::cli;

fn main() -> ExitCode {
    let (stdin, stdout, stderr) = (io::stdin(), io::stdout(), io::stderr());
    let fancy = stdout.is_terminal() && stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let stderr_watched = stderr.is_terminal();
    let mut console = cli::Console {
        input: &mut stdin.lock(),
        out: &mut BufWriter::new(stdout),
        err: &mut stderr.lock(),
        fancy,
        watched: stderr_watched,
        now: ephor::runtime::now,
    };
    ExitCode::from(cli::main(std::env::args_os(), &mut console))
}
