//! The clock on the wall; the only place in the library that reads it.
//!
//! The system's clock may be set while the program runs: by the network, by a person, after a night in the wrong time
//! zone. Time here runs on all the same, at the machine's own pace: set back, frames, timers and links would stand
//! still until the day has caught up; set forward, whoever is five minutes late would be an hour late. Nor is it ever
//! earlier than the last entry of the journal, whatever clock that was written by: a press that came after it would
//! else seem to come before. How far the two are apart is said on every screen and in the journal.
//!
//! All processes of an event have one time. The first that runs takes it from the clock on the wall; it keeps beside
//! the journal what time it was when the machine had been up for so long, sleep included ([`RunningTime`]), and
//! whoever starts later goes on from there, whatever the clock on the wall shows by then. The time is changed by an
//! act alone ([`SetupEvent::TimeCorrected`](crate::tournament::SetupEvent)). In a simulated hall it may run faster.

use std::cell::Cell;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use chrono::Local;
use serde::{Deserialize, Serialize};

use crate::domain::{At, Millis, Zone};
use crate::tournament::ONLY_CORRECTED;

/// Time that never goes back and never stands still.
#[derive(Clone, Copy, Debug)]
struct Steady {
    /// The time here when the steady clock of the machine stood at 0; `None` before anything was read.
    zero: Option<At>,
    /// How far the system's clock is ahead, as it was last read; negative where it is behind.
    ahead: Millis,
}

impl Steady {
    /// Before anything was read.
    const fn new() -> Self {
        Self { zero: None, ahead: Millis(0) }
    }

    /// Now, where the steady clock of the machine stands at `steady` and the clock on the wall shows `wall`.
    fn now(&mut self, steady: Millis, wall: At) -> At {
        let by_wall = wall - steady;
        let zero = *self.zero.get_or_insert(by_wall);
        let zero = if by_wall.since(zero) <= ONLY_CORRECTED { zero.max(by_wall) } else { zero };
        self.zero = Some(zero);
        self.ahead = by_wall.since(zero);
        zero + steady
    }

    /// It was this late already when the steady clock of the machine stood at `steady`.
    fn no_earlier_than(&mut self, steady: Millis, at: At) {
        self.zero = self.zero.max(Some(at - steady));
    }

    /// It was this time when the steady clock of the machine stood at `steady`.
    fn set(&mut self, steady: Millis, at: At) {
        self.zero = Some(at - steady);
    }

    fn off(self) -> Option<Millis> {
        (self.ahead.0.abs() > ONLY_CORRECTED.0).then_some(self.ahead)
    }
}

thread_local! {
    static STEADY: Cell<Steady> = const { Cell::new(Steady::new()) };
    /// Since when time runs here by the clock on the wall as it was then, or as a person said that it is.
    static SINCE: Cell<Option<At>> = const { Cell::new(None) };
}

/// Since when time runs here by the clock on the wall as it was then: in this process, or in the one from which it goes
/// on.
pub(super) fn since() -> At {
    SINCE.get().unwrap_or_else(|| {
        let now = now();
        SINCE.set(Some(now));
        now
    })
}

/// What the clock on the wall shows.
#[expect(clippy::disallowed_methods, reason = "this is where time enters; everywhere else it is passed in")]
fn wall() -> At {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    At(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Now. Never earlier than it was before, and never still, whatever the system's clock is set to.
pub fn now() -> At {
    let wall = wall();
    with_steady(|steady, up| steady.now(up, wall))
}

/// Does something with the time here, while the steady clock of the machine stands at what is given.
fn with_steady<T>(change: impl FnOnce(&mut Steady, Millis) -> T) -> T {
    let mut steady = STEADY.get();
    let done = change(&mut steady, up());
    STEADY.set(steady);
    done
}

/// How the time of an event runs on a machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunningTime {
    /// Names the time between two starts of the machine.
    boot: String,
    /// How long the machine had been up, in milliseconds.
    up: Millis,
    /// What time it was then.
    at: At,
    /// Since when time runs so.
    since: At,
    /// By how much the event's time had been corrected in all.
    corrected: Millis,
}

impl RunningTime {
    /// As it runs in this process; `None` where the machine does not tell since when it has been up.
    pub fn here(corrected: Millis) -> Option<Self> {
        let (boot, at, since) = (boot()?, now(), since());
        Some(Self { boot, up: up(), at, since, corrected })
    }

    /// What time it is now by this, where the event's time has since been corrected by so much in all; `None` where the
    /// machine was started anew meanwhile, or is another one.
    pub fn now(&self, corrected: Millis) -> Option<At> {
        let since = up() - self.up;
        (boot()? == self.boot && since >= Millis(0)).then(|| self.at + since + (corrected - self.corrected))
    }

    /// From now on time in this process goes on as it does by this; whether it does: the machine may have been started
    /// anew.
    pub fn go_on(&self, corrected: Millis) -> bool {
        let Some(at) = self.now(corrected) else { return false };
        go_on_from(at);
        SINCE.set(Some(self.since));
        true
    }

    /// Whether it tells another time than `other`: by more than what nobody notices.
    pub fn differs_from(&self, other: &Self) -> bool {
        let apart = (self.at - self.up).since(other.at - other.up).0.abs();
        self.boot != other.boot || self.corrected != other.corrected || apart > UNNOTICED
    }
}

/// So many milliseconds nobody notices.
const UNNOTICED: i64 = 500;

/// From now on time here goes on from this, which another process of the event or a person says. A clock on the wall
/// that is off by no more than what is corrected in passing is followed all the same.
pub fn go_on_from(at: At) {
    if wall().since(at).0.abs() > ONLY_CORRECTED.0 {
        with_steady(|steady, up| steady.set(up, at));
    }
    SINCE.set(Some(now()));
}

/// From now on time here is ahead by so much more, as the event's time was corrected.
pub fn correct(by: Millis) {
    if by == Millis(0) {
        return;
    }
    let at = now() + by;
    with_steady(|steady, up| steady.set(up, at));
    SINCE.set(Some(at));
}

/// Measures how long something takes.
pub struct Watch(Instant);

impl Watch {
    /// One that runs from now on.
    #[expect(
        clippy::disallowed_methods,
        reason = "this is where time enters; everywhere else it is passed in"
    )]
    pub fn started() -> Self {
        Self(Instant::now())
    }

    /// How long it has been running, in microseconds.
    pub fn micros(&self) -> u128 {
        self.0.elapsed().as_micros()
    }
}

/// From now on time here is no earlier than this, and runs on from it.
pub fn no_earlier_than(at: At) {
    if now() >= at {
        return;
    }
    with_steady(|steady, up| steady.no_earlier_than(up, at));
}

/// How far the system's clock is ahead of the time that runs here, or behind it, where somebody set it meanwhile or the
/// time of the event is another.
pub fn off() -> Option<Millis> {
    now();
    STEADY.get().off()
}

/// The time zone of this computer: what `TZ` says, else what the system names; where neither is a zone of the database,
/// by how much its clock is ahead now.
pub fn system_zone() -> Zone {
    let set = std::env::var_os("TZ");
    let said = set.as_ref().and_then(|name| Zone::named(name.to_str()?.trim_start_matches(':')));
    let named = || Zone::named(&iana_time_zone::get_timezone().ok()?);
    let ahead = || Zone::ahead_by(Local::now().offset().local_minus_utc() / 60);
    said.or_else(|| set.is_none().then(named).flatten()).or_else(ahead).unwrap_or_default()
}

/// Names the time between two starts of the machine; `None` where the system does not tell one from another.
#[cfg(target_os = "linux")]
pub(super) fn boot() -> Option<String> {
    read("/proc/sys/kernel/random/boot_id")
}

#[cfg(target_os = "linux")]
fn read(path: &str) -> Option<String> {
    let text = std::fs::read_to_string(path).ok()?;
    Some(text.trim().to_owned()).filter(|id| !id.is_empty())
}

/// The same. macOS gives each start a number of its own.
#[cfg(target_vendor = "apple")]
pub(super) fn boot() -> Option<String> {
    said("/usr/sbin/sysctl", &["-n", "kern.bootsessionuuid"])
}

/// The same. Windows counts its starts.
#[cfg(windows)]
pub(super) fn boot() -> Option<String> {
    const COUNTER: &str =
        r"HKLM\SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters";
    let told = said("reg.exe", &["query", COUNTER, "/v", "BootId"])?;
    told.split_whitespace().last().filter(|number| number.starts_with("0x")).map(str::to_owned)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple", windows)))]
pub(super) fn boot() -> Option<String> {
    None
}

/// What a program of the system says; asked once.
#[cfg(any(target_vendor = "apple", windows))]
fn said(program: &str, args: &[&str]) -> Option<String> {
    use std::process::{Command, Stdio};
    use std::sync::OnceLock;
    static SAID: OnceLock<Option<String>> = OnceLock::new();
    let ask = || {
        let told =
            Command::new(program).args(args).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        let text = String::from_utf8(told.stdout).ok()?;
        Some(text.trim().to_owned()).filter(|id| !id.is_empty())
    };
    SAID.get_or_init(ask).clone()
}

/// How long the machine has been up.
#[cfg(target_os = "linux")]
pub(super) fn up() -> Millis {
    clock(rustix::time::ClockId::Boottime)
}

/// The same: this clock of macOS runs while the machine sleeps.
#[cfg(target_vendor = "apple")]
pub(super) fn up() -> Millis {
    clock(rustix::time::ClockId::Monotonic)
}

#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn clock(id: rustix::time::ClockId) -> Millis {
    let up = rustix::time::clock_gettime(id);
    Millis(up.tv_sec * 1_000 + up.tv_nsec / 1_000_000)
}

/// The same: as the system says at first, and from then on by the clock that runs while the machine sleeps.
#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
#[expect(clippy::disallowed_methods, reason = "this is where time enters; everywhere else it is passed in")]
pub(super) fn up() -> Millis {
    use std::sync::OnceLock;
    use std::time::Instant;
    static FIRST: OnceLock<(Millis, Instant)> = OnceLock::new();
    let (up, begun) = *FIRST.get_or_init(|| (system_uptime(), Instant::now()));
    up + Millis(begun.elapsed().as_millis() as i64)
}

#[cfg(windows)]
fn system_uptime() -> Millis {
    Millis::secs(sysinfo::System::uptime() as i64)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple", windows)))]
fn system_uptime() -> Millis {
    Millis(0)
}

/// From the clock on the wall to the hall's time and back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    begun: At,
    times: i64,
}

impl Pace {
    /// From `begun` on the hall's time runs so many times as fast.
    pub(super) fn new(begun: At, times: u16) -> Self {
        Self { begun, times: i64::from(times.max(1)) }
    }

    /// The hall's time when the clock on the wall shows `wall`.
    pub(super) fn hall(self, wall: At) -> At {
        self.begun + Millis(wall.since(self.begun).0.saturating_mul(self.times))
    }

    /// What the clock on the wall shows at the hall's time, never too early.
    pub(super) fn wall(self, hall: At) -> At {
        let since = hall.since(self.begun).0;
        self.begun + Millis(since.div_euclid(self.times) + i64::from(since.rem_euclid(self.times) > 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: At = At(1_795_255_200_000);

    /// To what a clock on the wall is set: a step of the network, a wrong zone, a wrong day, 1970, 2100.
    const JUMPS: [i64; 8] =
        [-30_000, -600_000, -86_400_000, 30_000, 600_000, 86_400_000, -NINE.0, 2_307_000_000_000];

    #[test]
    fn time_runs_on_whatever_the_clock_on_the_wall_does() {
        for jump in JUMPS {
            let mut steady = Steady::new();
            assert_eq!(steady.now(Millis(5), NINE), NINE);
            let set = NINE + Millis(1_000 + jump);
            assert_eq!(steady.now(Millis(1_005), set), NINE + Millis(1_000), "{jump}");
            assert_eq!(steady.off(), Some(Millis(jump)), "{jump}");
            // It goes on at the machine's pace, from frame to frame.
            assert_eq!(steady.now(Millis(1_205), set + Millis(200)), NINE + Millis(1_200), "{jump}");
        }
    }

    #[test]
    fn a_clock_that_is_set_right_again_is_off_no_more() {
        let mut steady = Steady::new();
        steady.now(Millis(0), NINE);
        steady.now(Millis(1_000), NINE - Millis(600_000));
        assert_eq!(steady.off(), Some(Millis(-601_000)));
        assert_eq!(steady.now(Millis(2_000), NINE + Millis(2_000)), NINE + Millis(2_000));
        assert_eq!(steady.off(), None);
        // The network's small corrections are nobody's business: forward they are followed.
        steady.now(Millis(3_000), NINE + Millis(1_500));
        assert_eq!(steady.off(), None);
        assert_eq!(steady.now(Millis(4_000), NINE + Millis(5_900)), NINE + Millis(5_900));
        assert_eq!(steady.off(), None);
    }

    #[test]
    fn time_runs_on_from_a_journal_that_is_ahead() {
        let mut steady = Steady::new();
        steady.now(Millis(0), NINE);
        let ahead = NINE + Millis(7_200_000);
        steady.no_earlier_than(Millis(1_000), ahead);
        assert_eq!(steady.now(Millis(1_000), NINE + Millis(1_000)), ahead);
        assert_eq!(steady.now(Millis(31_000), NINE + Millis(31_000)), ahead + Millis(30_000));
        assert_eq!(steady.off(), Some(Millis(-7_199_000)));
        // One that is not ahead changes nothing.
        steady.no_earlier_than(Millis(40_000), NINE);
        assert_eq!(steady.now(Millis(41_000), NINE + Millis(41_000)), ahead + Millis(40_000));
    }

    #[test]
    fn the_machines_clocks_are_read() {
        let first = now();
        std::thread::sleep(std::time::Duration::from_millis(3));
        assert!(now() > first && first > NINE, "{first:?}");
    }

    #[test]
    fn time_goes_on_as_in_another_process() {
        let mut steady = Steady::new();
        // The clock on the wall is an hour ahead when this process starts.
        let wall = NINE + Millis(3_600_000);
        steady.now(Millis(50_000), wall);
        steady.set(Millis(50_000), NINE);
        assert_eq!(steady.now(Millis(51_000), wall + Millis(1_000)), NINE + Millis(1_000));
        assert_eq!(steady.off(), Some(Millis(3_600_000)));
        // It is set right.
        assert_eq!(steady.now(Millis(52_000), NINE + Millis(2_000)), NINE + Millis(2_000));
        assert_eq!(steady.off(), None);
    }

    #[test]
    fn running_time_is_told_apart_by_the_start_of_the_machine() {
        let Some(here) = RunningTime::here(Millis(0)) else { return };
        let now = here.now(Millis(0)).expect("the same start");
        assert!(now >= here.at && now.since(here.at) < Millis(60_000), "{now} {here:?}");
        let corrected = here.now(Millis(-3_600_000)).expect("the same start");
        assert!(now.since(corrected) > Millis(3_500_000), "put back by an hour");
        let other = RunningTime { boot: "another".to_owned(), ..here.clone() };
        assert_eq!(other.now(Millis(0)), None);
        let early = RunningTime { up: here.up + Millis(86_400_000), ..here.clone() };
        assert_eq!(early.now(Millis(0)), None, "the machine was not up so long");
        assert!(here.differs_from(&other) && !here.differs_from(&here));
        let text = serde_json::to_string(&here).expect("JSON");
        assert_eq!(serde_json::from_str::<RunningTime>(&text).expect("the same"), here);
    }

    #[test]
    fn the_machine_tells_how_long_it_has_been_up() {
        let first = up();
        std::thread::sleep(std::time::Duration::from_millis(3));
        assert!(up() > first, "{first:?}");
        assert_eq!(boot(), boot());
        assert_eq!(
            boot().is_some(),
            cfg!(any(target_os = "linux", target_vendor = "apple")) || cfg!(windows)
        );
    }

    #[test]
    fn the_hall_runs_as_fast_as_it_is_told() {
        let pace = Pace::new(At(1_000), 20);
        assert_eq!(pace.hall(At(1_000)), At(1_000));
        assert_eq!(pace.hall(At(4_000)), At(61_000));
        assert_eq!(pace.wall(At(61_000)), At(4_000));
        assert_eq!(pace.wall(At(61_001)), At(4_001), "never before it has come");
        assert_eq!(Pace::new(At(5), 0).hall(At(9)), At(9), "no standstill");
    }
}
