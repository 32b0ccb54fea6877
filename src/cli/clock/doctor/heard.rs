//! What the doctor says, a point at a time, and what it heard: how much, how steadily, and whether repeats come
//! through.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

use crate::cli::{Console, Problem};
use crate::clock::{Address, Advert};
use crate::domain::At;
use crate::station::DiscoveredDevices;

/// A pause in which clocks of the open profile would be shown as old: two broadcasts and a burst.
const GAP: Duration = Duration::from_secs(3);
/// So many devices that are each heard once are no accident.
const ENOUGH: usize = 3;
/// A device that repeats itself does so within this.
const REPEATS: Duration = Duration::from_secs(4);

/// One device.
#[derive(Debug, Default)]
struct HeardDevice {
    times: u32,
    /// How often its data were others than before.
    changes: u32,
    data: Option<Vec<u8>>,
    first: Duration,
}

/// What an adapter heard.
pub(super) struct HeardAdverts {
    length: Duration,
    devices: BTreeMap<Address, HeardDevice>,
    adverts: u32,
    /// When something was heard last, and the longest time without.
    last: Duration,
    gap: Duration,
    discovered: DiscoveredDevices,
    /// When something was heard last, by the wall.
    now: At,
}

impl HeardAdverts {
    pub(super) fn new(length: Duration) -> Self {
        let (last, gap) = (Duration::ZERO, Duration::ZERO);
        let discovered = DiscoveredDevices::of_all();
        Self { length, devices: BTreeMap::new(), adverts: 0, last, gap, discovered, now: At(0) }
    }

    /// Takes an advertisement that came so long after the beginning.
    pub(super) fn hear(&mut self, now: At, advert: &Advert, at: Duration) {
        self.discovered.hear(now, advert);
        self.now = now;
        self.adverts += 1;
        self.gap = self.gap.max(at.saturating_sub(self.last));
        self.last = at;
        let device = self
            .devices
            .entry(advert.address.clone())
            .or_insert_with(|| HeardDevice { first: at, ..HeardDevice::default() });
        device.times += 1;
        let Some((_, data)) = &advert.maker else { return };
        if device.data.as_ref().is_some_and(|before| before != data) {
            device.changes += 1;
        }
        device.data = Some(data.clone());
    }

    /// The clocks among what was heard, by their addresses.
    pub(super) fn clocks(&self) -> Vec<Address> {
        self.discovered.lately(self.now).map(|(device, _)| device.address.clone()).collect()
    }

    fn gap(&self) -> Duration {
        self.gap.max(self.length.saturating_sub(self.last))
    }

    fn a_second(&self) -> f64 {
        f64::from(self.adverts) / self.length.as_secs_f64()
    }

    fn count(&self, is: impl Fn(&HeardDevice) -> bool) -> usize {
        self.devices.values().filter(|device| is(device)).count()
    }

    /// Reports what was heard well and what was not.
    pub(super) fn examine(
        &self,
        adapter: &str,
        report: &mut Report,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        if self.devices.is_empty() {
            let what = format!("{adapter}: nothing was heard in {} s", self.length.as_secs());
            let instead = "switch a clock or a telephone's Bluetooth on beside it; if it stays so, unplug the \
                           adapter and plug it in again, or try another";
            return report.bad(console, "air", what, instead);
        }
        let (clocks, gap) = (self.clocks().len(), self.gap());
        let what = format!(
            "{adapter}: {:.1} advertisements a second from {} devices, {clocks} of them clocks; longest gap {:.1} s",
            self.a_second(),
            self.devices.len(),
            gap.as_secs_f64(),
        );
        if gap > GAP {
            let instead = "few devices are about, or the scan pauses: measure again beside a clock; programs that \
                           use Bluetooth for sound make it pause";
            report.fair(console, "air", what, instead)?;
        } else {
            report.good(console, "air", what)?;
        }
        self.examine_repeats(adapter, report, console)
    }

    fn examine_repeats(
        &self,
        adapter: &str,
        report: &mut Report,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        let changing = self.count(|device| device.changes > 0);
        let repeated = self.count(|device| device.times > 1);
        // Who came at the very end had no time to come again.
        let once = self.count(|device| device.times == 1 && device.first + REPEATS < self.length);
        if changing > 0 {
            let all = self.devices.len();
            let what =
                format!("{adapter}: repeats with new data come through, from {changing} of {all} devices");
            return report.good(console, "repeats", what);
        }
        let other = "this adapter or its driver filters repeats out, so that clocks would stand still: take another \
                     adapter";
        if repeated == 0 && once >= ENOUGH {
            let what = format!("{adapter}: {once} devices were heard, each of them once only");
            return report.bad(console, "repeats", what, other);
        }
        let what = if repeated > 0 {
            format!("{adapter}: repeats come through, but nothing about changed its data")
        } else {
            format!("{adapter}: too little was heard to tell whether repeats come through")
        };
        report.fair(console, "repeats", what, "measure longer, beside a clock that is switched on")
    }

    /// The numbers.
    pub(super) fn json(&self) -> Value {
        json!({
            "seconds": self.length.as_secs(),
            "adverts": self.adverts,
            "adverts_a_second": self.a_second(),
            "longest_gap_ms": u64::try_from(self.gap().as_millis()).unwrap_or(u64::MAX),
            "devices": self.devices.len(),
            "devices_repeated": self.count(|device| device.times > 1),
            "devices_with_new_data": self.count(|device| device.changes > 0),
            "clocks": self.clocks().len(),
        })
    }
}

/// The findings so far.
pub(super) struct Report {
    json: bool,
    sound: bool,
}

impl Report {
    pub(super) fn new(json: bool) -> Self {
        Self { json, sound: true }
    }

    /// Whether everything works.
    pub(super) fn is_sound(&self) -> bool {
        self.sound
    }

    /// It works.
    pub(super) fn good(
        &mut self,
        console: &mut Console<'_>,
        point: &str,
        what: impl Into<String>,
    ) -> Result<(), Problem> {
        self.say(console, ("✓", "good"), point, &what.into(), "")
    }

    /// It works, and could be better.
    pub(super) fn fair(
        &mut self,
        console: &mut Console<'_>,
        point: &str,
        what: impl Into<String>,
        instead: &str,
    ) -> Result<(), Problem> {
        self.say(console, ("!", "fair"), point, &what.into(), instead)
    }

    /// It does not work.
    pub(super) fn bad(
        &mut self,
        console: &mut Console<'_>,
        point: &str,
        what: impl Into<String>,
        instead: &str,
    ) -> Result<(), Problem> {
        self.sound = false;
        self.say(console, ("✗", "bad"), point, &what.into(), instead)
    }

    fn say(
        &self,
        console: &mut Console<'_>,
        (mark, word): (&str, &str),
        point: &str,
        what: &str,
        instead: &str,
    ) -> Result<(), Problem> {
        if self.json {
            let finding = json!({ "point": point, "is": word, "what": what, "instead": instead });
            writeln!(console.out, "{finding}")?;
        } else {
            writeln!(console.out, "{mark} {what}")?;
            if !instead.is_empty() {
                writeln!(console.out, "  → {instead}")?;
            }
        }
        Ok(console.out.flush()?)
    }

    /// The numbers, for a program.
    pub(super) fn measured(&self, console: &mut Console<'_>, numbers: &Value) -> Result<(), Problem> {
        if self.json {
            writeln!(console.out, "{}", json!({ "measured": numbers }))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::Console;

    use super::*;

    fn advert(address: &str, data: u8) -> Advert {
        let (address, adapter) = (Address::new(address), "hci0".to_owned());
        Advert {
            address,
            adapter,
            rssi: None,
            name: None,
            services: Vec::new(),
            maker: Some((1, vec![data])),
        }
    }

    /// What is said of ten seconds in which devices were heard with these data, each at this second.
    fn said(heard: &[(&str, u8, u64)]) -> (bool, String) {
        let mut all = HeardAdverts::new(Duration::from_secs(10));
        for (address, data, second) in heard {
            all.hear(At(0), &advert(address, *data), Duration::from_secs(*second));
        }
        let (mut report, mut out, mut err) = (Report::new(false), Vec::new(), Vec::new());
        let mut input = std::io::empty();
        let mut console = Console::in_test(&mut input, &mut out, &mut err);
        all.examine("hci0", &mut report, &mut console).expect("written");
        (report.is_sound(), String::from_utf8(out).expect("UTF-8"))
    }

    #[test]
    fn repeats_that_are_filtered_out_are_told_from_silence() {
        let (sound, text) = said(&[("aa", 1, 1), ("bb", 1, 2), ("cc", 1, 4)]);
        assert!(!sound && text.contains("✗ hci0: 3 devices were heard, each of them once only"), "{text}");
        assert!(
            text.contains("take another adapter\n"),
            "nothing is recommended that would not help: {text}"
        );
        let (sound, text) = said(&[("aa", 1, 1), ("aa", 2, 3), ("bb", 1, 6), ("cc", 1, 9)]);
        assert!(
            sound && text.contains("✓ hci0: repeats with new data come through, from 1 of 3 devices"),
            "{text}"
        );
        assert!(text.contains("✓ hci0: 0.4 advertisements a second from 3 devices"), "{text}");
        let (sound, text) = said(&[("aa", 1, 1), ("aa", 1, 2)]);
        assert!(sound && text.contains("! hci0: repeats come through, but nothing"), "{text}");
        assert!(text.contains("longest gap 8.0 s"), "until the end counts: {text}");
        let (sound, text) = said(&[("aa", 1, 9), ("bb", 1, 9), ("cc", 1, 9)]);
        assert!(sound && text.contains("! hci0: too little was heard"), "they had no time to repeat: {text}");
        let (sound, text) = said(&[]);
        assert!(!sound && text.contains("✗ hci0: nothing was heard in 10 s"), "{text}");
    }
}
