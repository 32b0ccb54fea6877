//! The console as a running program: one writer, real time, keys, radio, journal, shutdown.
//!
//! This is the only room that waits. Everything that reaches the station goes through `Console::give`, one thing
//! at a time, so that there is nothing to lock. The journal has a thread of its own (`writer`).

mod board;
mod console;
mod face;
mod halt;
mod keys;
mod lines;
mod pause;
mod player;
mod setup;
#[cfg(test)]
mod tests;
mod wall;
mod writer;

use std::future::poll_fn;
use std::io;
use std::time::Duration;

use crossterm::event::{Event, EventStream};
use futures_util::StreamExt;
use ratatui::Terminal;
use ratatui::backend::Backend;
use tokio::time::sleep;

use crate::domain::{At, Millis};
use crate::tui::terminal::{self, Guard};

use face::TerminalFace;
use pause::Pauses;

pub use board::{BoardSetup, run_board};
pub use console::{NOTED_TRIES, RunningConsole, Setup, UNLOCKING};
pub use halt::Halt;
pub use lines::{OwnInput, own_input, run_plain};
pub use player::SoundPlayer;
pub use setup::{BestMoves, Folder, KeepsTime, LookedThrough, Pins, Preferences, ReadPairings};
pub use wall::{
    RunningTime, Watch, correct, go_on_from, no_earlier_than, now, off as clock_off, system_zone,
};

/// A frame is drawn at most this often.
const FRAME: Millis = Millis(33);
/// The clocks on the screen are drawn again at least this often, where that costs no more of a core than one part in
/// [`SHARE`]: with thousands of tables they are drawn less often, and what is typed is drawn at once all the same.
const BEAT: Millis = Millis(200);
const SHARE: i64 = 25;
/// Less often than this nothing is drawn: the time of day must not stand still for longer.
const SLOWEST: Millis = Millis(2_000);

/// Why a console ended badly.
#[derive(Debug, thiserror::Error)]
pub enum RuntimeError {
    /// There is no terminal to draw on.
    #[error("there is no terminal to draw on ({0}); `ephor exec` does the same without one")]
    Terminal(io::Error),
    /// Lines can be neither read nor written.
    #[error("lines of text cannot be read or written here ({0})")]
    Lines(io::Error),
    /// There is no thread for the journal.
    #[error("the system gives the journal no thread of its own ({0}); end other programs, then try again")]
    Thread(io::Error),
}

/// Runs the console on this terminal until its person leaves or the system asks it to.
pub fn run(setup: Setup) -> Result<(), RuntimeError> {
    on_terminal(setup.pace, |begun| RunningConsole::new(setup, begun))
}

/// Runs what fills a terminal, from its first moment on.
fn on_terminal<F: TerminalFace>(
    pace: u16,
    make: impl FnOnce(At) -> io::Result<F>,
) -> Result<(), RuntimeError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(RuntimeError::Terminal)?;
    runtime.block_on(async {
        let begun = now();
        let pace = wall::Pace::new(begun, pace);
        let mut console = make(begun).map_err(RuntimeError::Thread)?;
        let mut guard = Guard::enter().map_err(RuntimeError::Terminal)?;
        let screen = (&mut guard.terminal, terminal::is_busy as fn() -> bool);
        let ended = if cfg!(windows) {
            drive(&mut console, pace, screen, keys::gathered(EventStream::new())).await
        } else {
            drive(&mut console, pace, screen, EventStream::new()).await
        };
        console.end();
        if console.is_locked() {
            terminal::wipe();
        }
        drop(guard);
        ended.map_err(RuntimeError::Terminal)
    })
}

/// The loop: signals first, then keys, then journal and radio, then time. Frames come by the clock on the wall, all
/// else by the hall's; none is drawn while the terminal is busy with the last one.
async fn drive<F, B, K>(
    console: &mut F,
    pace: wall::Pace,
    (terminal, is_busy): (&mut Terminal<B>, fn() -> bool),
    mut keys: K,
) -> io::Result<()>
where
    F: TerminalFace,
    B: Backend,
    io::Error: From<B::Error>,
    K: futures_util::Stream<Item = io::Result<Event>> + Unpin,
{
    let mut halt = if console.is_locked() { Halt::listen_locked()? } else { Halt::listen()? };
    let mut pauses = Pauses::listen(console.is_locked())?;
    let (mut drawn, mut beat) = (At(0), BEAT);
    while !console.wants_to_quit() {
        correct(console.take_correction());
        no_earlier_than(pace.wall(console.last_at()));
        let at = now();
        console.clock_off(wall::off(), wall::since());
        if at >= frame_at(console, pace, (drawn, beat)) {
            // The last one is still on its way to a terminal that takes its time: nobody would see this one sooner.
            if !is_busy() {
                let watch = Watch::started();
                console.draw(terminal, pace.hall(at))?;
                beat = beat_after(watch.micros());
            }
            drawn = at;
        }
        let wake = pace.wall(console.wake_at()).min(frame_at(console, pace, (drawn, beat)));
        let pause = Duration::from_millis(wake.since(now()).0.clamp(0, beat.0) as u64);
        tokio::select! {
            biased;
            () = halt.asked() => return Ok(()),
            over = pauses.over() => {
                over?;
                console.repaint();
                drawn = At(0);
            }
            key = keys.next() => match key {
                Some(Ok(event)) => console.key(pace.hall(now()), &event),
                // The terminal has gone: there is nobody left to show anything to.
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
            () = poll_fn(|cx| console.poll_ready(cx)) => console.hear(pace.hall(now())),
            () = sleep(pause) => {}
        }
        console.time(pace.hall(now()));
    }
    Ok(())
}

/// When the next frame is due. A sync of a few milliseconds is not worth a picture of its own: what it leads to is
/// waited for as long as a frame takes.
fn frame_at(console: &impl TerminalFace, pace: wall::Pace, (drawn, beat): (At, Millis)) -> At {
    let due = drawn + if console.dirty() { FRAME } else { beat };
    let written = console.writing_since().map(|since| (pace.wall(since) + FRAME).min(drawn + BEAT));
    written.map_or(due, |written| due.max(written))
}

/// How long after a frame that took so many microseconds the next one comes where nothing has happened.
fn beat_after(micros: u128) -> Millis {
    let cost = i64::try_from(micros / 1_000).unwrap_or(i64::MAX);
    Millis(cost.saturating_mul(SHARE).clamp(BEAT.0, SLOWEST.0))
}
