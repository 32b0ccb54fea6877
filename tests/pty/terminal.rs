//! A terminal with the program in it: keys go in, a screen comes out.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};

/// Far more than anything takes, also where the hall has to raise its first challenge; only what never comes is
/// waited for this long.
const PATIENCE: Duration = Duration::from_secs(90);

struct Seen {
    parser: vt100::Parser,
    raw: Vec<u8>,
    over: bool,
    /// Nothing is read any more.
    stalled: bool,
}

/// The terminal.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that the line discipline can be looked at after the program has gone.
    _slave: Box<dyn SlavePty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
    /// The line discipline before the program started.
    before: String,
}

impl Terminal {
    /// Starts the program without a command: the simulated hall, which nobody explains.
    pub(crate) fn start(columns: u16, rows: u16) -> Self {
        Self::run(env!("CARGO_BIN_EXE_ephor").as_ref(), &["--no-tour"], columns, rows)
    }

    /// Starts a program.
    pub(crate) fn run(program: &OsStr, arguments: &[&str], columns: u16, rows: u16) -> Self {
        Self::run_on("xterm-256color", program, arguments, columns, rows)
    }

    /// Starts a program in a terminal that calls itself so.
    pub(crate) fn run_on(term: &str, program: &OsStr, arguments: &[&str], columns: u16, rows: u16) -> Self {
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env("TERM", term);
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        // What is kept of clocks for other events is this test's.
        command.env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"));
        // And nobody's settings hold here.
        command.env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"));
        Self::of(command, columns, rows)
    }

    /// Starts the program as somebody whose own files are in a folder.
    pub(crate) fn at_home(home: &Path, arguments: &[&str], columns: u16, rows: u16) -> Self {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ephor"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        command.env("XDG_STATE_HOME", home.join("state"));
        command.env("XDG_CONFIG_HOME", home.join("config"));
        Self::of(command, columns, rows)
    }

    fn of(command: CommandBuilder, columns: u16, rows: u16) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a terminal");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its keys");
        let before = discipline(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program");
        let first = Seen {
            parser: vt100::Parser::new(cells(rows), cells(columns), 0),
            raw: Vec::new(),
            over: false,
            stalled: false,
        };
        let seen = Arc::new((Mutex::new(first), Condvar::new()));
        let shared = Arc::clone(&seen);
        thread::spawn(move || {
            let mut chunk = [0; 1 << 14];
            loop {
                let read = reader.read(&mut chunk).unwrap_or(0);
                let mut seen = shared.0.lock().expect("nobody panicked with it");
                seen.over |= read == 0;
                seen.raw.extend_from_slice(&chunk[..read]);
                seen.parser.process(&chunk[..read]);
                shared.1.notify_all();
                if seen.over || seen.stalled {
                    return;
                }
            }
        });
        Self { master: pair.master, _slave: pair.slave, keys, child, seen, before }
    }

    /// Waits until something is seen; what it was.
    pub(crate) fn wait<T>(&self, what: &str, mut found: impl FnMut(&vt100::Screen) -> Option<T>) -> T {
        self.wait_raw(what, |seen| found(seen.parser.screen()))
    }

    fn wait_raw<T>(&self, what: &str, mut found: impl FnMut(&Seen) -> Option<T>) -> T {
        let (lock, changed) = &*self.seen;
        let mut seen = lock.lock().expect("nobody panicked with it");
        let begun = now();
        loop {
            if let Some(found) = found(&seen) {
                return found;
            }
            let (next, _) = changed.wait_timeout(seen, PATIENCE).expect("nobody panicked with it");
            seen = next;
            assert!(
                begun.elapsed() < PATIENCE && !seen.over,
                "no {what} on this screen:\n{}",
                seen.parser.screen().contents()
            );
        }
    }

    /// Waits until the program has drawn again; a running clock makes it do so several times a second.
    pub(crate) fn redrawn(&self) {
        let before = self.raw().len();
        self.wait_raw("new picture", |seen| (seen.raw.len() > before).then_some(()));
    }

    /// Waits for a text on the screen.
    pub(crate) fn see(&self, text: &str) {
        self.wait(text, |screen| screen.contents().contains(text).then_some(()));
    }

    /// Everything that was written so far.
    pub(crate) fn raw(&self) -> String {
        let seen = self.seen.0.lock().expect("nobody panicked with it");
        String::from_utf8_lossy(&seen.raw).into_owned()
    }

    /// Whether the line discipline is another than before: keys come one by one and unseen.
    pub(crate) fn taken(&self) -> bool {
        discipline(&*self.master) != self.before
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("a program that reads");
    }

    /// Another size.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        let mut seen = self.seen.0.lock().expect("nobody panicked with it");
        seen.parser.screen_mut().set_size(cells(rows), cells(columns));
        drop(seen);
        self.master.resize(size(columns, rows)).expect("a terminal");
    }

    /// How keys come just now, as `stty` writes it.
    #[cfg(unix)]
    pub(crate) fn keys_come(&self) -> String {
        let told = self.stty("-g").output().expect("stty");
        String::from_utf8(told.stdout).expect("text").trim().to_owned()
    }

    /// Another program has the terminal for a while, as the shell has while this one is stopped: keys come as it wants,
    /// and something is written.
    #[cfg(unix)]
    pub(crate) fn by_somebody_else(&self, keys: &str, text: &str) {
        assert!(self.stty(keys).status().expect("stty").success());
        std::fs::write(self.name(), text).expect("a terminal that is written to");
    }

    #[cfg(unix)]
    fn name(&self) -> std::path::PathBuf {
        self.master.tty_name().expect("a terminal with a name")
    }

    #[cfg(unix)]
    fn stty(&self, argument: &str) -> std::process::Command {
        let terminal = std::fs::OpenOptions::new().read(true).write(true).open(self.name());
        let mut stty = std::process::Command::new("stty");
        stty.arg(argument).stdin(terminal.expect("a terminal"));
        stty
    }

    /// The program's number.
    pub(crate) fn process(&self) -> u32 {
        self.child.process_id().expect("a program that runs")
    }

    /// The terminal reads nothing any more, as in a window that somebody has stopped.
    pub(crate) fn stall(&self) {
        self.seen.0.lock().expect("nobody panicked with it").stalled = true;
    }

    /// Waits until a program has gone that cannot say so on the screen; the keys are the person's again.
    pub(crate) fn gone(&mut self) -> ExitStatus {
        let status = self.child.wait().expect("an end");
        assert_eq!(discipline(&*self.master), self.before, "the line discipline");
        status
    }

    /// Waits until the program has gone, and checks that the terminal is as it was.
    pub(crate) fn given_back(&mut self) -> ExitStatus {
        let status = self.child.wait().expect("an end");
        // What leaves the screen is among the last things written, and may still be on its way here.
        self.wait_raw("end", |seen| {
            let text = String::from_utf8_lossy(&seen.raw);
            (text.rfind("\x1b[?1049l")? > text.rfind("\x1b[?1049h")?).then_some(())
        });
        self.wait("a cursor", |screen| (!screen.hide_cursor()).then_some(()));
        self.wait("no mouse", |screen| {
            (screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None).then_some(())
        });
        assert!(!self.wait("a screen", |screen| Some(screen.alternate_screen())), "the person's own screen");
        assert!(!self.wait("a screen", |screen| Some(screen.bracketed_paste())), "pasting as before");
        assert_eq!(discipline(&*self.master), self.before, "the line discipline");
        status
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A failed test leaves no program behind. It may have gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[expect(clippy::disallowed_methods, reason = "the program under test runs in real time")]
pub(crate) fn now() -> Instant {
    Instant::now()
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a terminal of some size")
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

/// How the terminal treats keys, as text: raw or cooked, with echo or without.
fn discipline(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("a terminal's settings"))
}
