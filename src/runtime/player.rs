//! Makes signals heard through whatever plays sounds on this machine. The terminal's bell rings besides, so that
//! nothing is lost where there is no such program, no loudspeaker, or no server behind it.
//!
//! Nobody waits for a player or hears a word of it: a thread feeds it, sees that it ends, and ends it where it does
//! not.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::station::Sound;
use crate::tui::{PreferenceChange, terminal};

use super::tone::wav;

/// What plays a WAV file on a Linux machine, the newest first: of `PipeWire`, of `PulseAudio`, of ALSA. Other systems
/// have nothing that plays what it is fed: there it is the bell alone.
const PROGRAMS: &[Program] =
    if cfg!(target_os = "linux") { &[("pw-play", &[]), ("paplay", &[]), ("aplay", &["-q"])] } else { &[] };
/// Where a program finds what it is fed.
const FED: &str = "/dev/stdin";
/// How often it is looked whether a player has ended.
const LOOK: Duration = Duration::from_millis(20);
/// So many looks later it will not end by itself: the longest sound takes half of them.
const LOOKS: u32 = 400;

/// A program that plays a file, and what is written before the file's name.
type Program = (&'static str, &'static [&'static str]);

/// Plays the tones of signals, where the machine can, and rings the terminal's bell.
pub struct Player {
    programs: Vec<Program>,
    /// Whether the bell rings.
    bell: bool,
    at_work: Option<AtWork>,
}

/// The thread that feeds the programs.
struct AtWork {
    sounds: Sender<Sound>,
    ended: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Player {
    /// One that never plays.
    pub fn silent() -> Self {
        Self::through(Vec::new())
    }

    /// One that plays through what the machine has.
    pub fn of_this_machine() -> Self {
        Self::through(PROGRAMS.to_vec())
    }

    /// One that plays through the first of these that can.
    pub(super) fn through(programs: Vec<Program>) -> Self {
        Self { programs, bell: true, at_work: None }
    }

    /// The same, which rings the bell or leaves it.
    #[must_use]
    pub fn with_bell(mut self, bell: bool) -> Self {
        self.bell = bell;
        self
    }

    /// Rings and plays from now on as somebody has set it.
    pub(super) fn set(&mut self, change: &PreferenceChange) {
        match change {
            PreferenceChange::Bell(on) => self.bell = *on,
            PreferenceChange::Sound(on) => {
                self.end();
                self.programs = if *on { PROGRAMS.to_vec() } else { Vec::new() };
            }
            PreferenceChange::Language(_) | PreferenceChange::Theme(_) | PreferenceChange::LouderAfter(_) => {
            }
        }
    }

    /// Rings the terminal's bell, where that is wanted.
    pub(super) fn ring(&self) {
        if self.bell {
            terminal::ring();
        }
    }

    /// Plays a sound as soon as what plays now has ended. Nobody hears of it where it cannot be played.
    pub(super) fn play(&mut self, sound: Sound) {
        if self.at_work.is_none() && !self.programs.is_empty() {
            self.at_work = AtWork::begin(self.programs.clone());
        }
        if let Some(at_work) = &self.at_work {
            let _ = at_work.sounds.send(sound);
        }
    }

    /// Ends what plays, and waits until it has ended.
    pub(super) fn end(&mut self) {
        let Some(AtWork { sounds, ended, thread }) = self.at_work.take() else { return };
        drop(sounds);
        ended.store(true, Ordering::Release);
        // A player that cannot be ended, because it hangs in the kernel, keeps nobody.
        for _ in 0..LOOKS / 8 {
            if thread.is_finished() {
                return;
            }
            thread::sleep(LOOK);
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.end();
    }
}

impl AtWork {
    /// Without a thread there is the bell.
    fn begin(programs: Vec<Program>) -> Option<Self> {
        let ((sounds, asked), ended) = (channel(), Arc::new(AtomicBool::new(false)));
        let told = Arc::clone(&ended);
        let thread = thread::Builder::new().name("sound".to_owned());
        let thread = thread.spawn(move || work(&programs, &asked, &told)).ok()?;
        Some(Self { sounds, ended, thread })
    }
}

/// Plays what is asked for. What has waited behind a player that hung is late: of that only the last is played.
fn work(programs: &[Program], asked: &Receiver<Sound>, ended: &AtomicBool) {
    while let Ok(sound) = asked.recv() {
        let sound = asked.try_iter().last().unwrap_or(sound);
        let file = wav(sound);
        for program in programs {
            if ended.load(Ordering::Acquire) || played(*program, &file, ended) {
                break;
            }
        }
    }
}

/// Whether a program has played it, or had the time to.
fn played((name, arguments): Program, wav: &[u8], ended: &AtomicBool) -> bool {
    let Ok(file) = fed(wav) else { return false };
    let mut command = Command::new(name);
    command.args(arguments).arg(FED).stdin(file).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut player) = command.spawn() else { return false };
    for _ in 0..LOOKS {
        match player.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if !ended.load(Ordering::Acquire) => thread::sleep(LOOK),
            Ok(None) | Err(_) => break,
        }
    }
    kill(&mut player);
    true
}

fn kill(player: &mut Child) {
    let _ = player.kill().and_then(|()| player.wait());
}

/// A file with this in it, ready to be read, which has no name any more: nothing is left of it, however this ends.
fn fed(content: &[u8]) -> io::Result<File> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("ephor-{}-{number}.wav", std::process::id()));
    let mut file = OpenOptions::new().read(true).write(true).create_new(true).open(&path)?;
    let written = file.write_all(content).and_then(|()| file.rewind());
    fs::remove_file(&path)?;
    written.map(|()| file)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_play_is_passed_over_and_what_can_is_fed() {
        let never = AtomicBool::new(false);
        let file = wav(Sound::Short);
        assert!(!played(("no-such-player-anywhere", &[]), &file, &never));
        assert!(!played(("false", &[]), &file, &never));
        // Fed as a file that can be read from its beginning, whole: the program counts it.
        assert!(played(("sh", &["-c", "test $(wc -c < $0) = 26504"]), &file, &never));
        assert!(!played(("sh", &["-c", "test $(wc -c < $0) = 26505"]), &file, &never));
    }

    #[test]
    fn nothing_is_left_in_the_folder_for_temporary_files() {
        let file = fed(b"tone").expect("room");
        assert_eq!(file.metadata().expect("open").len(), 4);
        let own = format!("ephor-{}-", std::process::id());
        let names = fs::read_dir(std::env::temp_dir()).expect("a folder").flatten();
        let left: Vec<_> = names
            .filter(|it| it.file_name().to_string_lossy().starts_with(&own))
            .map(|it| it.path())
            .collect();
        // Another test may be between writing and taking the name away.
        assert!(left.len() <= 2, "{left:?}");
    }

    #[test]
    fn a_player_that_hangs_is_ended_with_the_console() {
        let mut player = Player::through(vec![("sh", &["-c", "exec sleep 60"])]);
        player.play(Sound::Long);
        let thread = || player.at_work.as_ref().is_some_and(|it| !it.thread.is_finished());
        assert!(thread(), "it hangs");
        player.end();
        assert!(player.at_work.is_none());
        // And a silent one has no thread at all.
        let mut silent = Player::silent();
        silent.play(Sound::Gong);
        assert!(silent.at_work.is_none());
    }
}
