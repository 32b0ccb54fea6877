//! The terminal taken over and given back, whatever happens. Nothing else in this room touches it.

use std::io::{self, Stdout, Write, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor::Show, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// Whether there is something to give back; a signal, a panic and `Drop` may all come at once.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// The terminal while it is ours. Dropping it gives the person's screen back.
pub struct Guard {
    /// What is drawn on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Guard {
    /// Takes the terminal: raw mode, a screen of our own, the mouse, pasting in one piece.
    ///
    /// The panic hook comes first, so that a panic between the steps is read on a sane screen. A panic on another
    /// thread is that thread's affair, such as the radio's: it is caught there, and must not write over the screen.
    pub fn enter() -> io::Result<Self> {
        HOOK.call_once(|| {
            let (before, owner) = (std::panic::take_hook(), std::thread::current().id());
            std::panic::set_hook(Box::new(move |panic| {
                if std::thread::current().id() == owner {
                    restore();
                } else if TAKEN.load(Ordering::SeqCst) {
                    return;
                }
                before(panic);
            }));
        });
        TAKEN.store(true, Ordering::SeqCst);
        let entered = enable_raw_mode()
            .and_then(|()| execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste))
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match entered {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Rings the bell: somebody is needed. A bell that cannot be rung is no reason to stop.
pub fn ring() {
    let _ = stdout().write_all(b"\x07").and_then(|()| stdout().flush());
}

/// Gives the terminal back; a second call does nothing. Safe to call from a task that handles signals.
pub fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // Nothing can be done about a terminal that has gone; each step is tried on its own.
    let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture);
    let _ = execute!(stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
