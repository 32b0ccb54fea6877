//! How long the machine has been up, sleep included, and since which start. Nobody sets that clock.

use crate::domain::Millis;

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
