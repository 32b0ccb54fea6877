//! What the radio's thread has for the console: bounded, and of advertisements only the newest.
//!
//! A console that was busy for a second wants to know what the clocks show now, not what they showed. What happens on
//! links is kept in order and whole.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::task::{Context, Poll};

use futures_util::task::AtomicWaker;

use crate::clock::{Address, Advert, AirState};
use crate::domain::ClockId;
use crate::station::LinkEvent;

/// Devices of which an advertisement is kept. More than a hall has, clocks and telephones together.
const DEVICES: usize = 4_096;
/// Things on links that are kept: whole logs of more clocks than can be connected.
const EVENTS: usize = 4_096;

/// Which of a clock's links, counted by the console: what belongs to an old one is not meant for the new.
pub(super) type LinkId = u64;

/// What is taken out at once.
#[derive(Debug, Default)]
pub(super) struct TakenNews {
    pub(super) air: Option<AirState>,
    pub(super) adverts: Vec<Advert>,
    pub(super) events: VecDeque<(ClockId, LinkId, LinkEvent)>,
    /// Every link there was is lost.
    pub(super) all_lost: bool,
}

#[derive(Debug, Default)]
struct Inside {
    air: Option<AirState>,
    told: Option<AirState>,
    /// By device and by the first byte, which tells a clock's events from its states: they take turns on the air, and
    /// one is no newer version of the other.
    adverts: BTreeMap<(Address, Option<u8>), Advert>,
    events: VecDeque<(ClockId, LinkId, LinkEvent)>,
    all_lost: bool,
}

/// The outbox.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    inside: Mutex<Inside>,
    waker: AtomicWaker,
}

impl Outbox {
    fn with<T>(&self, change: impl FnOnce(&mut Inside) -> T) -> T {
        // A thread that died while it held the lock left a map that is whole: nothing in here is done by halves.
        change(&mut self.inside.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// An advertisement was heard.
    pub(super) fn advert(&self, advert: Advert) {
        let first = advert.maker.as_ref().and_then(|(_, data)| data.first().copied());
        let key = (advert.address.clone(), first);
        self.with(|inside| {
            if inside.adverts.len() < DEVICES || inside.adverts.contains_key(&key) {
                inside.adverts.insert(key, advert);
            }
        });
        self.waker.wake();
    }

    /// Something happened on a link.
    pub(super) fn event(&self, clock: ClockId, link: LinkId, event: LinkEvent) {
        self.with(|inside| {
            // An end is never dropped: without it the station waits for nothing.
            if inside.events.len() < EVENTS || matches!(event, LinkEvent::Down { .. }) {
                inside.events.push_back((clock, link, event));
            }
        });
        self.waker.wake();
    }

    /// The radio starts anew, and has no link any more.
    pub(super) fn all_lost(&self) {
        self.with(|inside| inside.all_lost = true);
        self.waker.wake();
    }

    /// The radio is like this now; said only where it is new.
    pub(super) fn air(&self, state: &AirState) {
        let new = self.with(|inside| {
            let new = inside.told.as_ref() != Some(state);
            if new {
                inside.told = Some(state.clone());
                inside.air = Some(state.clone());
            }
            new
        });
        if new {
            self.waker.wake();
        }
    }

    /// Takes everything out.
    pub(super) fn take(&self) -> TakenNews {
        self.with(|inside| TakenNews {
            air: inside.air.take(),
            adverts: std::mem::take(&mut inside.adverts).into_values().collect(),
            events: std::mem::take(&mut inside.events),
            all_lost: std::mem::take(&mut inside.all_lost),
        })
    }

    /// Ready when there is something in it.
    pub(super) fn poll_ready(&self, cx: &mut Context<'_>) -> Poll<()> {
        self.waker.register(cx.waker());
        let empty = |inside: &mut Inside| {
            inside.air.is_none() && inside.adverts.is_empty() && inside.events.is_empty() && !inside.all_lost
        };
        if self.with(empty) { Poll::Pending } else { Poll::Ready(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advert(address: &str, data: &[u8]) -> Advert {
        Advert {
            address: Address::new(address),
            adapter: "hci0".to_owned(),
            rssi: None,
            name: None,
            services: Vec::new(),
            maker: Some((0xffff, data.to_vec())),
        }
    }

    #[test]
    fn of_each_device_the_newest_state_and_the_newest_event_are_kept() {
        let outbox = Outbox::default();
        for data in [[0x11, 1], [0x12, 2], [0x11, 3]] {
            outbox.advert(advert("aa", &data));
        }
        outbox.advert(advert("bb", &[0x11, 4]));
        let taken: Vec<u8> =
            outbox.take().adverts.iter().filter_map(|it| Some(it.maker.as_ref()?.1[1])).collect();
        assert_eq!(taken, [3, 2, 4]);
        assert!(outbox.take().adverts.is_empty(), "taken is taken");
    }

    #[test]
    fn a_flood_is_held_within_bounds() {
        let outbox = Outbox::default();
        for number in 0..2 * DEVICES {
            outbox.advert(advert(&format!("{number:06x}"), &[0x11]));
            outbox.event(ClockId(1), 1, LinkEvent::Log { bytes: Vec::new() });
        }
        outbox.event(ClockId(1), 1, LinkEvent::Down { why: crate::clock::NoLink::Lost });
        let taken = outbox.take();
        assert_eq!((taken.adverts.len(), taken.events.len()), (DEVICES, EVENTS + 1));
    }

    #[test]
    fn the_state_is_said_when_it_is_new() {
        let outbox = Outbox::default();
        let mut cx = Context::from_waker(std::task::Waker::noop());
        assert!(outbox.poll_ready(&mut cx).is_pending());
        outbox.air(&AirState::default());
        assert!(outbox.poll_ready(&mut cx).is_ready());
        assert_eq!(outbox.take().air, Some(AirState::default()));
        outbox.air(&AirState::default());
        assert_eq!(outbox.take().air, None);
    }
}
