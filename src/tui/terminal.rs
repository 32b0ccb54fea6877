//! The terminal taken over and given back, whatever happens. Nothing else in this room touches it.
//!
//! What is drawn is written by a thread of its own: a terminal that reads nothing, behind a connection that hangs or
//! in a window that somebody has stopped, holds up neither keys nor signals nor the journal. While one frame is on
//! its way there, no other is drawn. Where a terminal's font lacks a sign, one of ASCII is written.

use std::borrow::Cow;
use std::io::{self, IsTerminal as _, Write, stdout};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, Once, PoisonError};
use std::thread;
use std::time::Duration;

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// Whether there is something to give back; a signal, a panic and `Drop` may all come at once.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();
/// How many pieces are on their way to the terminal.
static UNDER_WAY: AtomicUsize = AtomicUsize::new(0);
/// The terminal takes no more: it has gone.
static GONE: AtomicBool = AtomicBool::new(false);
/// Whether signs are spelt in ASCII.
static SPELT: AtomicBool = AtomicBool::new(false);
/// To the thread that writes, where there is one.
static WRITER: Mutex<Option<Sender<Vec<u8>>>> = Mutex::new(None);

/// Whether a terminal is asked to say where a paste begins and ends. Windows' own tell it to nobody, and would then no
/// longer ask whether several lines are meant to be pasted.
const MARKS_PASTES: bool = cfg!(not(windows));

/// How long the terminal is waited for when it is given back, and how often it is looked at meanwhile.
const PATIENCE: (u32, Duration) = (60, Duration::from_millis(5));

/// The terminal while it is ours. Dropping it gives the person's screen back.
pub struct Guard {
    /// What is drawn on.
    pub terminal: Terminal<CrosstermBackend<Output>>,
}

impl Guard {
    /// Takes the terminal: raw mode, a screen of our own, the mouse, pasting in one piece.
    ///
    /// The panic hook comes first, so that a panic between the steps is read on a sane screen. A panic on another
    /// thread is that thread's affair, such as the radio's: it is caught there, and must not write over the screen.
    ///
    /// What is no terminal is not touched: a pipe would take the commands to a screen for text.
    pub fn enter() -> io::Result<Self> {
        if !stdout().is_terminal() {
            return Err(io::Error::other("standard output is none"));
        }
        HOOK.call_once(|| {
            let (before, owner) = (std::panic::take_hook(), thread::current().id());
            std::panic::set_hook(Box::new(move |panic| {
                if thread::current().id() == owner {
                    restore();
                } else if TAKEN.load(Ordering::SeqCst) {
                    return;
                }
                before(panic);
            }));
        });
        TAKEN.store(true, Ordering::SeqCst);
        let entered = enable_raw_mode()
            .and_then(|()| stdout().write_all(&taking()?))
            .and_then(|()| stdout().flush())
            .and_then(|()| Output::start())
            .and_then(|output| Terminal::new(CrosstermBackend::new(output)));
        match entered {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }
}

/// What is written to a terminal that is taken.
fn taking() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    queue!(bytes, EnterAlternateScreen, EnableMouseCapture)?;
    if MARKS_PASTES {
        queue!(bytes, EnableBracketedPaste)?;
    }
    Ok(bytes)
}

/// Takes a terminal anew that somebody had meanwhile, because the program was stopped: whatever they set there, it is
/// as [`Guard::enter`] made it.
pub fn take_again() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    // What it was before is known; that it is raw no more is not.
    disable_raw_mode()?;
    enable_raw_mode()?;
    send(taking()?);
    Ok(())
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// What is drawn, on its way to the terminal.
pub struct Output {
    piece: Vec<u8>,
}

impl Output {
    fn start() -> io::Result<Self> {
        let (pieces, todo) = channel::<Vec<u8>>();
        let mut own = own_end()?;
        thread::Builder::new().name("terminal".to_owned()).spawn(move || {
            for piece in todo {
                if own.write_all(&piece).and_then(|()| own.flush()).is_err() {
                    GONE.store(true, Ordering::SeqCst);
                }
                UNDER_WAY.fetch_sub(1, Ordering::SeqCst);
            }
        })?;
        *WRITER.lock().unwrap_or_else(PoisonError::into_inner) = Some(pieces);
        Ok(Self { piece: Vec::new() })
    }
}

/// The thread's own end of standard output: whoever waits in it for the terminal holds no lock that the end of the
/// program would wait for.
#[cfg(unix)]
fn own_end() -> io::Result<std::fs::File> {
    use std::os::fd::AsFd as _;
    Ok(stdout().as_fd().try_clone_to_owned()?.into())
}

/// Elsewhere a console takes letters only from standard output itself.
#[cfg(not(unix))]
fn own_end() -> io::Result<io::Stdout> {
    Ok(stdout())
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.piece.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // Once it is given back, nobody misses what a terminal that has gone would show: its cursor, for one.
        if GONE.load(Ordering::SeqCst) {
            self.piece.clear();
            return if TAKEN.load(Ordering::SeqCst) { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) };
        }
        if !self.piece.is_empty() {
            send(std::mem::take(&mut self.piece));
        }
        Ok(())
    }
}

/// From now on signs that are no letters are spelt in ASCII: the terminal's font has none.
pub fn spell_signs() {
    SPELT.store(true, Ordering::SeqCst);
}

/// A text with its signs as the terminal's font has them.
pub fn spelt(text: &str) -> Cow<'_, str> {
    if SPELT.load(Ordering::SeqCst) { text.chars().map(ascii).collect() } else { text.into() }
}

fn send(piece: Vec<u8>) {
    let piece = if SPELT.load(Ordering::SeqCst) {
        spelt(&String::from_utf8_lossy(&piece)).into_owned().into_bytes()
    } else {
        piece
    };
    let writer = WRITER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(writer) = &*writer {
        UNDER_WAY.fetch_add(1, Ordering::SeqCst);
        if writer.send(piece).is_err() {
            UNDER_WAY.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

/// Whether something drawn is still on its way to the terminal: nothing more is drawn meanwhile.
pub fn is_busy() -> bool {
    UNDER_WAY.load(Ordering::SeqCst) > 0
}

/// Rings the bell: somebody is needed. A terminal that reads nothing has nobody who would hear it.
pub fn ring() {
    if !is_busy() {
        send(b"\x07".to_vec());
    }
}

/// Clears the screen, and what the terminal keeps of lines that have left it.
pub fn wipe() {
    send(b"\x1b[2J\x1b[3J".to_vec());
}

/// Gives the terminal back; a second call does nothing. Safe to call from a task that handles signals.
pub fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    for _ in 0..PATIENCE.0 {
        if !is_busy() {
            break;
        }
        thread::sleep(PATIENCE.1);
    }
    // Nothing can be done about a terminal that has gone, or reads nothing; each step is tried on its own.
    if !is_busy() {
        if MARKS_PASTES {
            let _ = execute!(stdout(), DisableBracketedPaste);
        }
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = execute!(stdout(), LeaveAlternateScreen, Show);
    }
    let _ = disable_raw_mode();
}

/// What stands for a sign that is no letter, as wide as it; letters and what is in every font stay.
pub(super) const fn ascii(sign: char) -> char {
    match sign {
        '─' | '━' | '–' | '—' | '−' => '-',
        '│' | '┃' | '▏' | '‖' => '|',
        '╭' | '╮' | '╰' | '╯' | '┏' | '┓' | '┗' | '┛' => '+',
        '█' | '■' | '▌' | '▐' | '▖'..='▟' => '#',
        '✓' | '↓' => 'v',
        '✗' | '×' => 'x',
        '↑' => '^',
        '▸' | '▶' | '→' | '›' | '»' => '>',
        '◂' | '←' | '⟨' | '«' => '<',
        '•' => '*',
        '…' | '·' | '▄' => '.',
        '◦' => 'o',
        '“' | '”' | '„' | '▀' => '"',
        '′' => '\'',
        '≡' => '=',
        '∴' => ':',
        sign => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cursor of a terminal that had gone could not be shown; that was written to a standard error that had gone
    /// with it, and the program ended in a panic.
    #[test]
    fn what_has_gone_is_given_back_without_a_word() {
        let mut output = Output { piece: b"\x1b[?25h".to_vec() };
        GONE.store(true, Ordering::SeqCst);
        TAKEN.store(true, Ordering::SeqCst);
        let while_taken = output.flush();
        TAKEN.store(false, Ordering::SeqCst);
        let mut terminal = Terminal::with_options(
            CrosstermBackend::new(output),
            ratatui::TerminalOptions {
                viewport: ratatui::Viewport::Fixed(ratatui::layout::Rect::new(0, 0, 80, 24)),
            },
        )
        .expect("a terminal of a fixed size");
        let hidden = terminal.hide_cursor().and_then(|()| terminal.show_cursor());
        GONE.store(false, Ordering::SeqCst);
        assert!(while_taken.is_err_and(|error| error.kind() == io::ErrorKind::BrokenPipe));
        assert!(hidden.is_ok(), "{hidden:?}");
    }

    #[test]
    fn signs_are_spelt_and_letters_stay() {
        let spelt: String = "╭ ✓ ČO ▏ § ΑΓΟΡΆ █▀▄ → ✗ ╯".chars().map(ascii).collect();
        assert_eq!(spelt, "+ v ČO | § ΑΓΟΡΆ #\". > x +");
    }
}
