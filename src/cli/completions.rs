//! `ephor completions`.

use clap_complete::Shell;

use super::{Console, Exit, Problem, args};

pub(super) fn run(shell: Shell, console: &mut Console<'_>) -> Result<Exit, Problem> {
    // The generator panics where it cannot write, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(), "ephor", &mut script);
    console.out.write_all(&script)?;
    Ok(Exit::Yes)
}
