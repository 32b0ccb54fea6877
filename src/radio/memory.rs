//! Which adapter knows which device, how well it hears it, and whose ear counts where several hear the same.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::clock::{Address, Uuid};

/// Devices that are remembered, each on each adapter that knows it.
const DEVICES: usize = 4_096;
/// Who was heard within this time is heard. A clock speaks every other second at least, and an adapter that connects
/// hears nothing for as long as that takes.
const LATELY: Duration = Duration::from_secs(10);
/// By so many dB another adapter hears a device better, and not just this moment.
const CLEARLY: i16 = 6;

/// How well an adapter hears a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hears {
    /// The system does not know the device there: nobody can connect to it through this adapter.
    Not,
    /// The system knows it, but it has been silent.
    Once,
    /// This well, in dBm.
    Now(i16),
}

/// What is known of a device besides what its newest advertisement says.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownDevice {
    pub(crate) name: Option<String>,
    pub(crate) services: Vec<Uuid>,
    pub(crate) rssi: Option<i16>,
    /// When it was heard last; `None` where the system only knows it.
    heard: Option<Instant>,
    /// Whether this adapter's ear is the one that counts.
    counts: bool,
}

impl KnownDevice {
    fn strength(&self) -> i16 {
        self.rssi.unwrap_or(i16::MIN)
    }

    fn is_heard(&self, now: Instant) -> bool {
        self.heard.is_some_and(|at| now.saturating_duration_since(at) < LATELY)
    }
}

/// The memory.
#[derive(Debug, Default)]
pub(crate) struct HeardDevices {
    known: BTreeMap<(Address, String), KnownDevice>,
    /// When each adapter heard something.
    heard: BTreeMap<String, Instant>,
    /// The adapters that connect.
    commanding: Vec<String>,
}

impl HeardDevices {
    /// These adapters connect from now on.
    pub(crate) fn command(&mut self, commanding: Vec<String>) {
        self.commanding = commanding;
    }

    /// What is known of a device on an adapter, for something to be added. `heard` is when, if it was heard just now.
    pub(crate) fn learn(
        &mut self,
        adapter: &str,
        address: &Address,
        heard: Option<Instant>,
    ) -> &mut KnownDevice {
        let key = (address.clone(), adapter.to_owned());
        if let Some(at) = heard {
            self.heard.insert(adapter.to_owned(), at);
        }
        if self.known.len() >= DEVICES && !self.known.contains_key(&key) {
            // Clocks speak all the time; what has been silent the longest is a telephone under an old address.
            let oldest = self.known.iter().min_by_key(|(_, known)| known.heard).map(|(key, _)| key.clone());
            oldest.and_then(|key| self.known.remove(&key));
        }
        let known = self.known.entry(key).or_default();
        known.heard = heard.or(known.heard);
        known
    }

    /// The system has forgotten a device. Only BlueZ says so.
    #[cfg(target_os = "linux")]
    pub(crate) fn forget(&mut self, adapter: &str, address: &Address) {
        self.known.remove(&(address.clone(), adapter.to_owned()));
    }

    /// An adapter is gone, or all that was known is void.
    pub(crate) fn forget_all(&mut self, adapter: Option<&str>) {
        self.known.retain(|(_, on), _| adapter.is_some_and(|adapter| adapter != on));
        self.heard.retain(|on, _| adapter.is_some_and(|adapter| adapter != on));
    }

    /// When an adapter heard something last.
    pub(crate) fn heard_at(&self, adapter: &str) -> Option<Instant> {
        self.heard.get(adapter).copied()
    }

    /// How well an adapter hears a device.
    pub(crate) fn hears(&self, now: Instant, adapter: &str, address: &Address) -> Hears {
        match self.known.get(&(address.clone(), adapter.to_owned())) {
            None => Hears::Not,
            Some(known) if known.is_heard(now) => Hears::Now(known.strength()),
            Some(_) => Hears::Once,
        }
    }

    /// Whose ear counts for a device, and how well that one hears it: of those that connect, if any hears it, and the
    /// same one as before, unless another hears it clearly better.
    pub(crate) fn counting(&mut self, now: Instant, address: &Address) -> Option<(String, Option<i16>)> {
        let from = (address.clone(), String::new());
        let ears = || self.known.range(from.clone()..).take_while(|((it, _), _)| it == address);
        let hearing = || ears().filter(|(_, known)| known.is_heard(now));
        let commands = |name: &String| self.commanding.contains(name);
        let rank =
            |((_, name), known): &(&(Address, String), &KnownDevice)| (commands(name), known.strength());
        let best = hearing().max_by_key(rank)?;
        let as_good = |before: &(&(Address, String), &KnownDevice)| {
            let (same, strength) = rank(before);
            before.1.counts && same == rank(&best).0 && rank(&best).1.saturating_sub(strength) < CLEARLY
        };
        let ((_, name), known) = hearing().find(as_good).unwrap_or(best);
        let counting = (name.clone(), known.rssi);
        let all = self.known.range_mut(from..).take_while(|((it, _), _)| it == address);
        all.for_each(|((_, name), known)| known.counts = *name == counting.0);
        Some(counting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(memory: &mut HeardDevices, adapter: &str, address: &str, at: Instant, rssi: i16) {
        memory.learn(adapter, &Address::new(address), Some(at)).rssi = Some(rssi);
    }

    #[test]
    fn an_adapter_hears_what_spoke_lately_and_knows_what_the_system_knows() {
        let (mut memory, begun) = (HeardDevices::default(), Instant::now());
        let clock = Address::new("aa");
        assert_eq!(memory.hears(begun, "hci0", &clock), Hears::Not);
        memory.learn("hci0", &clock, None).rssi = Some(-50);
        assert_eq!(memory.hears(begun, "hci0", &clock), Hears::Once);
        assert_eq!(memory.heard_at("hci0"), None);
        hear(&mut memory, "hci0", "aa", begun, -70);
        assert_eq!(memory.hears(begun, "hci0", &clock), Hears::Now(-70));
        assert_eq!(memory.hears(begun + LATELY, "hci0", &clock), Hears::Once);
        assert_eq!(memory.hears(begun, "hci1", &clock), Hears::Not);
        memory.forget("hci0", &clock);
        assert_eq!(memory.hears(begun, "hci0", &clock), Hears::Not);
        hear(&mut memory, "hci0", "aa", begun, -70);
        hear(&mut memory, "hci1", "aa", begun, -70);
        memory.forget_all(Some("hci0"));
        assert_eq!(memory.hears(begun, "hci0", &clock), Hears::Not);
        assert_eq!((memory.heard_at("hci0"), memory.heard_at("hci1")), (None, Some(begun)));
    }

    #[test]
    fn a_clock_that_comes_after_thousands_of_telephones_is_known() {
        let (mut memory, begun) = (HeardDevices::default(), Instant::now());
        let clock = Address::new("c0:ff:ee");
        memory.learn("hci0", &clock, Some(begun)).name = Some("clock".to_owned());
        let telephone = |number: usize| format!("{number:06x}");
        for number in 0..2 * DEVICES {
            let at = begun + Duration::from_millis(u64::try_from(number).expect("few"));
            hear(&mut memory, "hci0", &telephone(number), at, -80);
            hear(&mut memory, "hci0", "c0:ff:ee", at, -60);
        }
        assert_eq!(memory.known.len(), DEVICES);
        assert_eq!(memory.learn("hci0", &clock, None).name.as_deref(), Some("clock"), "it never was silent");
        let newest = Address::new(&telephone(2 * DEVICES - 1));
        assert_eq!(memory.hears(begun, "hci0", &newest), Hears::Now(-80));
        assert_eq!(memory.hears(begun, "hci0", &Address::new(&telephone(0))), Hears::Not);
    }

    #[test]
    fn of_two_ears_the_one_counts_that_would_connect() {
        let (mut memory, now) = (HeardDevices::default(), Instant::now());
        let clock = Address::new("aa");
        memory.command(vec!["hci1".to_owned()]);
        assert_eq!(memory.counting(now, &clock), None);
        hear(&mut memory, "hci0", "aa", now, -40);
        assert_eq!(memory.counting(now, &clock), Some(("hci0".to_owned(), Some(-40))), "no other hears it");
        hear(&mut memory, "hci1", "aa", now, -95);
        for _ in 0..3 {
            hear(&mut memory, "hci0", "aa", now, -40);
            assert_eq!(memory.counting(now, &clock), Some(("hci1".to_owned(), Some(-95))));
        }
        let later = now + LATELY;
        hear(&mut memory, "hci0", "aa", later, -40);
        assert_eq!(memory.counting(later, &clock), Some(("hci0".to_owned(), Some(-40))), "out of reach");
    }

    #[test]
    fn between_equals_it_does_not_flicker() {
        let (mut memory, now) = (HeardDevices::default(), Instant::now());
        memory.command(vec!["hci1".to_owned(), "hci2".to_owned()]);
        let mut counting = |adapter: &str, rssi: i16| {
            hear(&mut memory, adapter, "aa", now, rssi);
            memory.counting(now, &Address::new("aa")).map(|(adapter, _)| adapter).expect("one")
        };
        assert_eq!(counting("hci1", -60), "hci1");
        assert_eq!(counting("hci2", -57), "hci1");
        assert_eq!(counting("hci1", -62), "hci1");
        assert_eq!(counting("hci2", -55), "hci2", "clearly better");
        assert_eq!(counting("hci1", -52), "hci2");
    }
}
