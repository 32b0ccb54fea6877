//! What is to be done about the machine's adapters, as a state machine: what is seen goes in, acts come out. A scan
//! can stop without a word, after hours: who hears nothing for long starts it again.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::clock::{AdapterDoes, AdapterState, AirState, AirTrouble};

use super::slots::{LINKS, Roles};

/// How long an adapter that was switched off for a reset may stay off before it is switched on again.
const RESET: Duration = Duration::from_secs(2);

/// How long a scan may be interrupted: the service does that itself while it connects.
const INTERRUPTED: Duration = Duration::from_secs(3);

/// An adapter as the system shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FoundAdapter {
    /// `hci0`.
    pub(crate) name: String,
    pub(crate) powered: bool,
    /// Whether anybody scans with it.
    pub(crate) discovering: bool,
}

/// The system as it is at a look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeenSystem {
    /// Who is the Bluetooth service; another name than before is another process.
    pub(crate) service: Option<String>,
    pub(crate) adapters: Vec<FoundAdapter>,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AdapterAct {
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

/// The system does not let an adapter scan.
#[derive(Debug)]
struct ScanRefusal {
    since: Duration,
    why: String,
    /// It has been so for too long to be passing.
    lasts: bool,
}

#[derive(Debug)]
struct WatchedAdapter {
    dog: Watchdog,
    /// We asked it to scan, it said yes, and nothing spoke against it since.
    scanning: bool,
    refusal: Option<ScanRefusal>,
    /// Since when the system says that nobody scans.
    idle_since: Option<Duration>,
    off_since: Option<Duration>,
}

/// The manager.
#[derive(Debug)]
pub(crate) struct Manager {
    wanted: Option<String>,
    /// Silence on an adapter that is no accident.
    silence: Duration,
    /// The system at the last look: the adapters that are wanted, by name.
    seen: Option<SeenSystem>,
    watched: BTreeMap<String, WatchedAdapter>,
}

impl Manager {
    /// A manager of one adapter, or of all.
    pub(crate) fn new(wanted: Option<String>, silence: Duration) -> Self {
        Self { wanted, silence, seen: None, watched: BTreeMap::new() }
    }

    /// Who connects, and who only listens.
    pub(crate) fn roles(&self) -> Roles {
        let on = self.state().adapters.into_iter().filter(|it| it.powered);
        let (listening, commanding): (Vec<_>, Vec<_>) = on.partition(|it| it.does == AdapterDoes::Listens);
        Roles {
            commanding: commanding.into_iter().map(|it| it.name).collect(),
            listening: listening.into_iter().next().map(|it| it.name),
        }
    }

    /// When something was heard last on an adapter.
    pub(crate) fn heard(&mut self, adapter: &str, at: Duration) {
        if let Some(watched) = self.watched.get_mut(adapter) {
            watched.dog.heard(at);
        }
    }

    /// A scan was begun, or the system's reason why not: then it is tried again at the next look.
    pub(crate) fn scanned(&mut self, adapter: &str, now: Duration, result: Result<(), String>) {
        let Some(watched) = self.watched.get_mut(adapter) else { return };
        watched.scanning = result.is_ok();
        watched.refusal = result.err().map(|why| {
            let since = watched.refusal.as_ref().map_or(now, |before| before.since);
            ScanRefusal { since, why, lasts: now.saturating_sub(since) >= REFUSED }
        });
        watched.dog.refused(watched.refusal.as_ref().is_some_and(|it| it.lasts));
    }

    /// Looks at the system as it is, and says what to do.
    pub(crate) fn look(&mut self, now: Duration, mut seen: SeenSystem) -> Vec<AdapterAct> {
        let mut acts = Vec::new();
        let before = self.seen.take().and_then(|seen| seen.service);
        if before != seen.service {
            if before.is_some() {
                acts.push(AdapterAct::Forget);
            }
            self.watched.clear();
        }
        seen.adapters.retain(|it| self.wanted.as_ref().is_none_or(|wanted| *wanted == it.name));
        seen.adapters.sort_by(|a, b| a.name.cmp(&b.name));
        self.watched.retain(|name, _| seen.adapters.iter().any(|it| it.name == *name));
        for adapter in &seen.adapters {
            let fresh = || WatchedAdapter::new(self.silence, now);
            let watched = self.watched.entry(adapter.name.clone()).or_insert_with(fresh);
            acts.extend(watched.look(now, self.silence, adapter));
        }
        self.seen = Some(seen);
        acts
    }

    /// The radio as it is.
    pub(crate) fn state(&self) -> AirState {
        let Some(SeenSystem { service, adapters: found }) = &self.seen else {
            return AirState { adapters: Vec::new(), trouble: Some(AirTrouble::Starting) };
        };
        let on = found.iter().filter(|it| it.powered).count();
        // Of several the first listens, undisturbed by what the others have to connect.
        let first = found.iter().position(|it| it.powered);
        let does = |place: usize| match first {
            Some(first) if on > 1 && place == first => AdapterDoes::Listens,
            Some(_) if on > 1 => AdapterDoes::Commands,
            _ => AdapterDoes::Both,
        };
        let state = |(place, it): (usize, &FoundAdapter)| AdapterState {
            name: it.name.clone(),
            powered: it.powered,
            scanning: self.watched.get(&it.name).is_some_and(|watched| watched.scanning),
            does: does(place),
            links: LINKS,
        };
        let trouble = match (service, found.first()) {
            (None, _) => Some(AirTrouble::NoService),
            (Some(_), None) => Some(AirTrouble::NoAdapter { wanted: self.wanted.clone() }),
            (Some(_), Some(off)) if on == 0 => Some(AirTrouble::Off { adapter: off.name.clone() }),
            _ => self.watched.iter().find_map(|(name, watched)| watched.trouble(name)),
        };
        AirState { adapters: found.iter().enumerate().map(state).collect(), trouble }
    }
}

impl WatchedAdapter {
    fn new(silence: Duration, now: Duration) -> Self {
        let dog = Watchdog::new(silence, now);
        Self { dog, scanning: false, refusal: None, idle_since: None, off_since: None }
    }

    /// What a person has to be told of it.
    fn trouble(&self, name: &str) -> Option<AirTrouble> {
        let adapter = name.to_owned();
        match &self.refusal {
            Some(refusal) if refusal.lasts => Some(AirTrouble::NoScan { adapter, why: refusal.why.clone() }),
            _ => self.dog.is_helpless().then_some(AirTrouble::Silent { adapter }),
        }
    }

    fn look(&mut self, now: Duration, silence: Duration, adapter: &FoundAdapter) -> Option<AdapterAct> {
        let name = || adapter.name.clone();
        if !adapter.powered {
            // Only what this program switched off is switched on by it; in what is off, silence means nothing.
            let Some(since) = self.off_since else {
                *self = Self::new(silence, now);
                return None;
            };
            return (now.saturating_sub(since) >= RESET).then(|| AdapterAct::SwitchOn(name()));
        }
        self.off_since = None;
        match self.dog.look(now) {
            Some(Remedy::Restart) => return Some(AdapterAct::ScanAnew(name())),
            Some(Remedy::Reset) => {
                self.off_since = Some(now);
                self.scanning = false;
                return Some(AdapterAct::SwitchOff(name()));
            }
            None => {}
        }
        if !self.scanning {
            self.idle_since = None;
            return Some(AdapterAct::Scan(name()));
        }
        if adapter.discovering {
            self.idle_since = None;
        } else if now.saturating_sub(*self.idle_since.get_or_insert(now)) >= INTERRUPTED {
            // Somebody or something stopped it.
            self.idle_since = None;
            return Some(AdapterAct::ScanAnew(name()));
        }
        None
    }
}

/// Silence that is no accident where the system refuses to scan: nobody listens at all.
pub(crate) const REFUSED: Duration = Duration::from_secs(3);
/// So many looks fit into the silence that is no accident.
const LOOKS: u32 = 3;
/// Remedies that are tried before a person is told.
const TRIES: u8 = 4;

/// What is to be done about an adapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// Stop the scan and start it.
    Restart,
    /// Switch the adapter off and on.
    Reset,
}

/// Listens whether an adapter is still listening. Moments are lengths of time since any fixed one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watchdog {
    silence: Duration,
    heard: Duration,
    looked: Duration,
    tries: u8,
    refused: bool,
}

impl Watchdog {
    /// For a scan that begins now, and so much silence that is no accident.
    pub(crate) fn new(silence: Duration, now: Duration) -> Self {
        Self { silence, heard: now, looked: now, tries: 0, refused: false }
    }

    /// When something was heard last. What is known already is no news: it may be told at every look.
    pub(crate) fn heard(&mut self, at: Duration) {
        if at > self.heard {
            self.heard = at;
            self.tries = 0;
        }
    }

    /// Whether the system refuses to scan.
    pub(crate) fn refused(&mut self, refused: bool) {
        self.refused = refused;
    }

    /// Whether nothing that it knows has helped.
    pub(crate) fn is_helpless(&self) -> bool {
        self.tries >= TRIES
    }

    /// Looks, if it is time; what is to be done.
    pub(crate) fn look(&mut self, now: Duration) -> Option<Remedy> {
        if now.saturating_sub(self.looked) < self.silence / LOOKS {
            return None;
        }
        self.looked = now;
        let silence = if self.refused { REFUSED.min(self.silence) } else { self.silence };
        if now.saturating_sub(self.heard) < silence {
            return None;
        }
        let remedy = if self.tries.is_multiple_of(2) { Remedy::Restart } else { Remedy::Reset };
        // It goes on trying; whoever is told may have put the adapter somewhere else meanwhile.
        self.tries = self.tries.saturating_add(1);
        Some(remedy)
    }
}

#[cfg(test)]
mod tests {
    use crate::radio::SILENCE;

    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn silence_is_answered_by_starting_again_then_by_a_reset_then_by_telling_a_person() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        let mut done = Vec::new();
        for second in 0..=215 {
            done.extend(dog.look(at(second)).map(|remedy| (second, remedy)));
            assert_eq!(dog.is_helpless(), second >= 180, "{second}");
        }
        let order = [Remedy::Restart, Remedy::Reset, Remedy::Restart, Remedy::Reset, Remedy::Restart];
        assert_eq!(done, [90, 120, 150, 180, 210].into_iter().zip(order).collect::<Vec<_>>());
        dog.heard(at(216));
        assert!(!dog.is_helpless());
        assert_eq!(dog.look(at(300)), None, "84 s");
        assert_eq!(dog.look(at(330)), Some(Remedy::Restart));
    }

    #[test]
    fn what_was_heard_long_ago_is_told_again_and_again_and_changes_nothing() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        let mut done = Vec::new();
        for second in 10..=200 {
            dog.heard(at(10));
            done.extend(dog.look(at(second)).map(|remedy| (second, remedy)));
        }
        let order = [Remedy::Restart, Remedy::Reset, Remedy::Restart];
        assert_eq!(done, [120, 150, 180].into_iter().zip(order).collect::<Vec<_>>());
        let mut dog = Watchdog::new(SILENCE, at(1_000));
        dog.heard(at(10));
        assert_eq!(dog.look(at(1_080)), None, "what was heard before it began counts for nothing");
    }

    #[test]
    fn who_may_not_scan_hears_nothing_and_is_not_given_ninety_seconds() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        dog.refused(true);
        assert_eq!(dog.look(at(30)), Some(Remedy::Restart));
        assert_eq!(dog.look(at(60)), Some(Remedy::Reset));
        dog.heard(at(89));
        assert_eq!(dog.look(at(90)), None, "another program's scan is as good");
        dog.refused(false);
        assert_eq!(dog.look(at(120)), None);
    }

    #[test]
    fn who_hears_does_nothing() {
        let mut dog = Watchdog::new(SILENCE, at(0));
        for second in 0..1000 {
            if second % 80 == 0 {
                dog.heard(at(second));
            }
            assert_eq!(dog.look(at(second)), None);
        }
    }
}
