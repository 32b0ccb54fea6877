//! Makes signals heard through whatever plays sounds on this machine. The terminal's bell rings besides, so that
//! nothing is lost where there is no such program, no loudspeaker, or no server behind it.
//!
//! Nobody waits for a player or hears a word of it: a thread feeds it, sees that it ends, and ends it where it does
//! not. The tones are made on the spot: a WAV file of sines, in one channel.

use std::f64::consts::TAU;
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
pub struct SoundPlayer {
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

impl SoundPlayer {
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

impl Drop for SoundPlayer {
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
        let mut player = SoundPlayer::through(vec![("sh", &["-c", "exec sleep 60"])]);
        player.play(Sound::Long);
        let thread = || player.at_work.as_ref().is_some_and(|it| !it.thread.is_finished());
        assert!(thread(), "it hangs");
        player.end();
        assert!(player.at_work.is_none());
        // And a silent one has no thread at all.
        let mut silent = SoundPlayer::silent();
        silent.play(Sound::Gong);
        assert!(silent.at_work.is_none());
    }
}

/// Samples a second.
const RATE: u32 = 44_100;
/// Bytes of a sample.
const WIDE: u16 = 2;
/// How long a tone takes to be there and to be gone, in seconds: cut off at once it would click.
const EDGE: f64 = 0.02;

/// A sine: how many a second, how loud, and how many seconds until a third of it is left; for ever where it rings on.
type Partial = (f64, f64, f64);

/// How long a sound is, in thousandths of a second, and what it is made of.
const fn made_of(sound: Sound) -> (u32, &'static [Partial]) {
    const ON: f64 = f64::INFINITY;
    match sound {
        // As of a bowl of bronze: none of them is a multiple of the first, and the high ones die first.
        Sound::Gong => {
            (3_500, &[(196.0, 0.40, 1.2), (403.0, 0.25, 0.9), (587.0, 0.20, 0.6), (1_102.0, 0.10, 0.3)])
        }
        Sound::Short => (300, &[(880.0, 0.80, ON)]),
        Sound::Long => (2_000, &[(880.0, 0.80, ON)]),
    }
}

/// A sound as a WAV file.
pub(super) fn wav(sound: Sound) -> Vec<u8> {
    let samples = samples(sound);
    let size = samples.len() as u32 * u32::from(WIDE);
    let mut file = Vec::with_capacity(samples.len() * usize::from(WIDE) + 44);
    file.extend(b"RIFF");
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // Plain numbers, one channel.
    file.extend(1_u16.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * u32::from(WIDE)).to_le_bytes());
    file.extend(WIDE.to_le_bytes());
    file.extend((WIDE * 8).to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    file.extend(samples.into_iter().flat_map(i16::to_le_bytes));
    file
}

fn samples(sound: Sound) -> Vec<i16> {
    let (millis, partials) = made_of(sound);
    let length = f64::from(millis) / 1_000.0;
    let sample = |number: u32| {
        let at = f64::from(number) / f64::from(RATE);
        let edge = (at.min(length - at) / EDGE).clamp(0.0, 1.0);
        let sum: f64 = partials
            .iter()
            .map(|(pitch, loud, third)| loud * (-at / third).exp() * (TAU * pitch * at).sin())
            .sum();
        (sum * edge * f64::from(i16::MAX)).round() as i16
    };
    (0..RATE * millis / 1_000).map(sample).collect()
}

#[cfg(test)]
mod tone_tests {
    use super::*;

    fn number(file: &[u8], at: usize) -> u32 {
        u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"))
    }

    fn heard(file: &[u8]) -> Vec<i32> {
        file[44..].chunks_exact(2).map(|it| i32::from(i16::from_le_bytes([it[0], it[1]]))).collect()
    }

    fn loudest(part: &[i32]) -> i32 {
        part.iter().map(|it| it.abs()).max().unwrap_or_default()
    }

    #[test]
    fn a_file_says_what_it_holds() {
        for (sound, millis) in [(Sound::Gong, 3_500), (Sound::Short, 300), (Sound::Long, 2_000)] {
            let file = wav(sound);
            let bytes = 44_100 * millis / 1_000 * 2;
            assert_eq!((&file[..4], &file[8..16]), (&b"RIFF"[..], &b"WAVEfmt "[..]));
            assert_eq!((number(&file, 4), number(&file, 16)), (36 + bytes, 16));
            assert_eq!(file[20..24], [1, 0, 1, 0], "plain numbers, one channel");
            assert_eq!((number(&file, 24), number(&file, 28)), (44_100, 88_200));
            assert_eq!(file[32..36], [2, 0, 16, 0]);
            assert_eq!((&file[36..40], number(&file, 40)), (&b"data"[..], bytes));
            assert_eq!(file.len() as u32, 44 + bytes);
        }
    }

    #[test]
    fn a_tone_has_its_pitch_and_begins_and_ends_in_silence() {
        for (sound, crossings) in [(Sound::Short, 528), (Sound::Long, 3_520)] {
            let heard = heard(&wav(sound));
            let signs: Vec<bool> = heard.iter().filter(|it| **it != 0).map(|it| *it > 0).collect();
            let crossed = signs.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(crossed.abs_diff(crossings) <= 2, "{crossed}");
            assert!((26_000..=26_300).contains(&loudest(&heard)), "{}", loudest(&heard));
            assert!(loudest(&heard[..9]) < 1_000 && loudest(&heard[heard.len() - 9..]) < 1_000);
        }
    }

    #[test]
    fn a_gong_dies_away_and_is_never_cut_off_above() {
        let heard = heard(&wav(Sound::Gong));
        assert!((15_000..32_767).contains(&loudest(&heard)), "{}", loudest(&heard));
        assert!(loudest(&heard[heard.len() * 9 / 10..]) * 8 < loudest(&heard));
    }
}
