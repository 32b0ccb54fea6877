//! The console in lines of text: what is typed comes line by line, what happens goes out the same way.

use std::future::poll_fn;
use std::io::{self, BufRead, Read as _, Write};
use std::thread;
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::sleep;

use crate::tui::terminal;

use super::console::RunningConsole;
use super::{BEAT, Halt, RuntimeError, Setup, now, wall};

/// No line is longer, in bytes: of what goes on without an end no more is kept, so that it is seen to be too long.
const LONGEST: u64 = 4_096;

/// What [`own_input`] gives.
#[cfg(unix)]
pub type OwnInput = std::fs::File;
/// What [`own_input`] gives.
#[cfg(not(unix))]
pub type OwnInput = io::Stdin;

/// This program's own end of standard input: a thread may wait at it while others have theirs.
#[cfg(unix)]
pub fn own_input() -> io::Result<OwnInput> {
    use std::os::fd::AsFd as _;
    Ok(io::stdin().as_fd().try_clone_to_owned()?.into())
}

/// Standard input itself: only it turns what is typed at a console of Windows, in whatever code page, into letters.
/// `main` holds no lock on it there.
#[cfg(not(unix))]
pub fn own_input() -> io::Result<OwnInput> {
    Ok(io::stdin())
}

/// Runs the console in lines of text until its person leaves, the input ends, or the system asks it to.
pub fn run_plain(
    setup: Setup,
    input: impl BufRead + Send + 'static,
    out: &mut dyn Write,
) -> Result<(), RuntimeError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(RuntimeError::Lines)?;
    runtime.block_on(async {
        let begun = now();
        let pace = wall::Pace::new(begun, setup.pace);
        let mut console = RunningConsole::new(setup, begun).map_err(RuntimeError::Thread)?;
        let lines = listen(input).map_err(RuntimeError::Thread)?;
        let ended = drive(&mut console, pace, lines, out).await;
        console.end();
        match ended {
            // Nobody reads any more.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            ended => ended.map_err(RuntimeError::Lines),
        }
    })
}

/// Reads lines on a thread of its own. It ends with the program.
fn listen(mut input: impl BufRead + Send + 'static) -> io::Result<UnboundedReceiver<String>> {
    let (sender, lines) = unbounded_channel();
    thread::Builder::new().name("lines".to_owned()).spawn(move || {
        loop {
            let mut line = Vec::new();
            let read = (&mut input).take(LONGEST).read_until(b'\n', &mut line);
            if !read.is_ok_and(|read| read > 0) {
                return;
            }
            if !line.ends_with(b"\n") && line.len() as u64 == LONGEST && pass_over(&mut input).is_err() {
                return;
            }
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
        }
    })?;
    Ok(lines)
}

/// Passes over what is left of a line: it is no line of its own.
fn pass_over(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let here = input.fill_buf()?;
        let end = here.iter().position(|byte| *byte == b'\n');
        let (read, over) = (end.map_or(here.len(), |at| at + 1), end.is_some() || here.is_empty());
        input.consume(read);
        if over {
            return Ok(());
        }
    }
}

/// The loop: signals first, then lines, then journal and radio, then time. A line waits until what the one before it
/// asked for is done: it may answer what comes of it.
async fn drive(
    console: &mut RunningConsole,
    pace: wall::Pace,
    mut lines: UnboundedReceiver<String>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut halt = Halt::listen()?;
    let mut seen = console.seq();
    let mut over = false;
    loop {
        wall::correct(console.take_correction());
        wall::no_earlier_than(pace.wall(console.last_at()));
        console.clock_off(wall::off(), wall::since());
        let told = console.told(&mut seen, pace.hall(now()));
        for line in &told {
            writeln!(out, "{}", terminal::spelt(line))?;
        }
        if !told.is_empty() {
            out.flush()?;
        }
        if console.wants_to_quit() || over && console.idle() {
            return Ok(());
        }
        let wake = pace.wall(console.wake_at());
        let pause = Duration::from_millis(wake.since(now()).0.clamp(0, BEAT.0).unsigned_abs());
        let listens = !over && console.idle();
        tokio::select! {
            biased;
            () = halt.asked() => return Ok(()),
            line = lines.recv(), if listens => match line {
                Some(line) => console.line(pace.hall(now()), &line),
                None => over = true,
            },
            () = poll_fn(|cx| console.poll_ready(cx)) => console.hear(pace.hall(now())),
            () = sleep(pause) => {}
        }
        console.time(pace.hall(now()));
    }
}
