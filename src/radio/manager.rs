//! What is to be done about the machine's adapters, as a state machine: what is seen goes in, acts come out.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::clock::{AdapterDoes, AdapterState, AirState, AirTrouble};

use super::slots::LINKS;
use super::watchdog::{Remedy, Watchdog};

/// How long an adapter that was switched off for a reset may stay off before it is switched on again.
const RESET: Duration = Duration::from_secs(2);

/// How long a scan may be interrupted: the service does that itself while it connects.
const INTERRUPTED: Duration = Duration::from_secs(3);

/// An adapter as the system shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// `hci0`.
    pub(crate) name: String,
    pub(crate) powered: bool,
    /// Whether anybody scans with it.
    pub(crate) discovering: bool,
}

/// The system as it is at a look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// Who is the Bluetooth service; another name than before is another process.
    pub(crate) service: Option<String>,
    pub(crate) adapters: Vec<Found>,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// The service is another one, or gone: every link is over, and what was remembered of devices is void.
    Forget,
    /// Begin to listen.
    Scan(String),
    /// Stop listening and begin anew.
    ScanAnew(String),
    /// Switch off; a later look switches on.
    SwitchOff(String),
    /// Switch on.
    SwitchOn(String),
}

#[derive(Debug)]
struct Watched {
    dog: Watchdog,
    /// We asked it to scan, and nothing spoke against it since.
    scanning: bool,
    /// Since when the system says that nobody scans.
    idle_since: Option<Duration>,
    off_since: Option<Duration>,
}

/// The manager.
#[derive(Debug)]
pub(crate) struct Manager {
    wanted: Option<String>,
    service: Option<String>,
    watched: BTreeMap<String, Watched>,
    state: AirState,
}

impl Manager {
    /// A manager of one adapter, or of all.
    pub(crate) fn new(wanted: Option<String>) -> Self {
        let state = AirState { adapters: Vec::new(), trouble: Some(AirTrouble::Starting) };
        Self { wanted, service: None, watched: BTreeMap::new(), state }
    }

    /// The radio as it is.
    pub(crate) fn state(&self) -> &AirState {
        &self.state
    }

    /// The adapters that connect.
    pub(crate) fn commanding(&self) -> Vec<String> {
        let commands = |it: &&AdapterState| it.powered && it.does != AdapterDoes::Listens;
        self.state.adapters.iter().filter(commands).map(|it| it.name.clone()).collect()
    }

    /// Something was heard on an adapter.
    pub(crate) fn heard(&mut self, adapter: &str, now: Duration) {
        if let Some(watched) = self.watched.get_mut(adapter) {
            watched.dog.heard(now);
        }
    }

    /// A scan could not be begun: it is tried at the next look.
    pub(crate) fn scan_failed(&mut self, adapter: &str) {
        if let Some(watched) = self.watched.get_mut(adapter) {
            watched.scanning = false;
        }
    }

    /// Looks at the system as it is, and says what to do.
    pub(crate) fn look(&mut self, now: Duration, seen: &Seen) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.service != seen.service {
            if self.service.is_some() {
                acts.push(Act::Forget);
            }
            self.service.clone_from(&seen.service);
            self.watched.clear();
        }
        let mut found: Vec<&Found> = seen.adapters.iter().filter(|it| self.wants(&it.name)).collect();
        found.sort_by(|a, b| a.name.cmp(&b.name));
        self.watched.retain(|name, _| found.iter().any(|it| it.name == *name));
        for adapter in &found {
            let fresh =
                || Watched { dog: Watchdog::new(now), scanning: false, idle_since: None, off_since: None };
            let watched = self.watched.entry(adapter.name.clone()).or_insert_with(fresh);
            acts.extend(watched.look(now, adapter));
        }
        self.state = self.describe(&found, seen);
        acts
    }

    fn wants(&self, name: &str) -> bool {
        self.wanted.as_ref().is_none_or(|wanted| wanted == name)
    }

    fn describe(&self, found: &[&Found], seen: &Seen) -> AirState {
        let on = found.iter().filter(|it| it.powered).count();
        // Of several the first listens, undisturbed by what the others have to connect.
        let first = found.iter().position(|it| it.powered);
        let does = |place: usize| match first {
            Some(first) if on > 1 && place == first => AdapterDoes::Listens,
            Some(_) if on > 1 => AdapterDoes::Commands,
            _ => AdapterDoes::Both,
        };
        let watched = |name: &str| self.watched.get(name);
        let adapters: Vec<AdapterState> = found
            .iter()
            .enumerate()
            .map(|(place, it)| AdapterState {
                name: it.name.clone(),
                powered: it.powered,
                scanning: watched(&it.name).is_some_and(|watched| watched.scanning),
                does: does(place),
                links: LINKS,
            })
            .collect();
        let silent = found.iter().find(|it| watched(&it.name).is_some_and(|it| it.dog.is_helpless()));
        let trouble = match (&seen.service, found.first()) {
            (None, _) => Some(AirTrouble::NoService),
            (Some(_), None) => Some(AirTrouble::NoAdapter { wanted: self.wanted.clone() }),
            (Some(_), Some(off)) if on == 0 => Some(AirTrouble::Off { adapter: off.name.clone() }),
            _ => silent.map(|it| AirTrouble::Silent { adapter: it.name.clone() }),
        };
        AirState { adapters, trouble }
    }
}

impl Watched {
    fn look(&mut self, now: Duration, adapter: &Found) -> Option<Act> {
        let name = || adapter.name.clone();
        if !adapter.powered {
            self.scanning = false;
            // Only what this program switched off is switched on by it; in what is off, silence means nothing.
            let Some(since) = self.off_since else {
                self.dog = Watchdog::new(now);
                return None;
            };
            return (now.saturating_sub(since) >= RESET).then(|| Act::SwitchOn(name()));
        }
        self.off_since = None;
        if !self.scanning {
            self.scanning = true;
            self.idle_since = None;
            return Some(Act::Scan(name()));
        }
        if adapter.discovering {
            self.idle_since = None;
        } else if now.saturating_sub(*self.idle_since.get_or_insert(now)) >= INTERRUPTED {
            // Somebody or something stopped it.
            self.idle_since = None;
            return Some(Act::ScanAnew(name()));
        }
        match self.dog.look(now)? {
            Remedy::Restart => Some(Act::ScanAnew(name())),
            Remedy::Reset => {
                self.off_since = Some(now);
                self.scanning = false;
                Some(Act::SwitchOff(name()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn seen(service: &str, adapters: &[(&str, bool, bool)]) -> Seen {
        let found = |&(name, powered, discovering): &(&str, bool, bool)| Found {
            name: name.to_owned(),
            powered,
            discovering,
        };
        Seen { service: Some(service.to_owned()), adapters: adapters.iter().map(found).collect() }
    }

    #[test]
    fn what_is_missing_is_said_and_what_comes_is_used() {
        let mut manager = Manager::new(None);
        assert_eq!(manager.state().trouble, Some(AirTrouble::Starting));
        assert_eq!(manager.look(at(0), &Seen::default()), []);
        assert_eq!(manager.state().trouble, Some(AirTrouble::NoService));
        assert_eq!(manager.look(at(1), &seen(":1", &[])), []);
        assert_eq!(manager.state().trouble, Some(AirTrouble::NoAdapter { wanted: None }));
        assert_eq!(manager.look(at(2), &seen(":1", &[("hci0", false, false)])), []);
        assert_eq!(manager.state().trouble, Some(AirTrouble::Off { adapter: "hci0".to_owned() }));
        assert_eq!(manager.state().links(), 0);
        let on = seen(":1", &[("hci0", true, false)]);
        assert_eq!(manager.look(at(3), &on), [Act::Scan("hci0".to_owned())]);
        assert_eq!((manager.state().trouble.clone(), manager.state().links()), (None, 3));
        assert_eq!(manager.look(at(4), &seen(":1", &[("hci0", true, true)])), []);
    }

    #[test]
    fn a_service_that_went_and_came_back_is_begun_with_anew() {
        let mut manager = Manager::new(None);
        let on = |service| seen(service, &[("hci0", true, true)]);
        let scan = Act::Scan("hci0".to_owned());
        assert_eq!(manager.look(at(0), &on(":1")), std::slice::from_ref(&scan));
        assert_eq!(manager.look(at(1), &Seen::default()), [Act::Forget]);
        assert_eq!(manager.look(at(2), &on(":2")), std::slice::from_ref(&scan));
        assert_eq!(manager.look(at(3), &on(":3")), [Act::Forget, scan], "between two looks");
    }

    #[test]
    fn of_two_adapters_one_listens_and_the_other_commands_until_one_is_alone() {
        let mut manager = Manager::new(None);
        let two = seen(":1", &[("hci1", true, true), ("hci0", true, true)]);
        assert_eq!(manager.look(at(0), &two).len(), 2, "both scan: who connects must have heard");
        assert_eq!(manager.commanding(), ["hci1"]);
        manager.look(at(1), &seen(":1", &[("hci1", true, true)]));
        assert_eq!(manager.commanding(), ["hci1"]);
        assert_eq!(manager.state().adapters[0].does, AdapterDoes::Both);
        manager.look(at(2), &seen(":1", &[("hci0", true, true), ("hci1", false, false)]));
        assert_eq!(manager.commanding(), ["hci0"], "what is off does nothing");
    }

    #[test]
    fn only_the_adapter_that_was_asked_for_is_used() {
        let mut manager = Manager::new(Some("hci1".to_owned()));
        assert_eq!(manager.look(at(0), &seen(":1", &[("hci0", true, false)])), []);
        assert_eq!(manager.state().trouble, Some(AirTrouble::NoAdapter { wanted: Some("hci1".to_owned()) }));
        manager.look(at(1), &seen(":1", &[("hci0", true, false), ("hci1", true, false)]));
        assert_eq!(manager.commanding(), ["hci1"]);
    }

    #[test]
    fn silence_is_remedied_and_then_said() {
        let mut manager = Manager::new(None);
        let (on, off) = (seen(":1", &[("hci0", true, true)]), seen(":1", &[("hci0", false, false)]));
        let name = || "hci0".to_owned();
        manager.look(at(0), &on);
        manager.heard("hci0", at(10));
        assert_eq!(manager.look(at(99), &on), []);
        assert_eq!(manager.look(at(130), &on), [Act::ScanAnew(name())]);
        assert_eq!(manager.look(at(160), &on), [Act::SwitchOff(name())]);
        assert_eq!(manager.look(at(161), &off), []);
        assert_eq!(manager.look(at(162), &off), [Act::SwitchOn(name())]);
        assert_eq!(manager.look(at(163), &on), [Act::Scan(name())]);
        assert_eq!(manager.look(at(190), &on), [Act::ScanAnew(name())]);
        assert_eq!(manager.look(at(220), &on), [Act::SwitchOff(name())]);
        assert_eq!(manager.state().trouble, Some(AirTrouble::Silent { adapter: name() }));
        manager.heard("hci0", at(221));
        manager.look(at(222), &on);
        assert_eq!(manager.state().trouble, None);
    }

    #[test]
    fn what_a_person_switched_off_stays_off_and_a_scan_that_stopped_goes_on() {
        let mut manager = Manager::new(None);
        manager.look(at(0), &seen(":1", &[("hci0", true, true)]));
        for second in 1..100 {
            assert_eq!(manager.look(at(second), &seen(":1", &[("hci0", false, false)])), []);
        }
        let stopped = seen(":1", &[("hci0", true, false)]);
        assert_eq!(manager.look(at(100), &stopped), [Act::Scan("hci0".to_owned())]);
        for second in 101..104 {
            assert_eq!(manager.look(at(second), &stopped), [], "the service interrupts it to connect");
        }
        assert_eq!(manager.look(at(104), &stopped), [Act::ScanAnew("hci0".to_owned())]);
        manager.scan_failed("hci0");
        assert_eq!(manager.look(at(105), &stopped), [Act::Scan("hci0".to_owned())]);
    }
}
