//! Matters that end: slips, orders, claims, procedures, duties. Those that still need somebody are apart from those
//! that have ended, so that what is asked of the hall does not depend on how long the day has been.
//!
//! The maps are persistent: a copy costs nothing, and what is changed in one is not changed in the other.

use std::fmt;
use std::iter::Peekable;
use std::ops::Index;
use std::sync::Arc;

use imbl::{OrdMap, OrdSet};
use serde::{Serialize, Serializer};

use crate::domain::{ClaimId, DutyId, OpId, RunId, SlipId};

/// The number of a matter, counted through the event from 1.
pub trait MatterNumber: Ord + Copy + Default {
    /// No number is higher.
    const LAST: Self;
}

macro_rules! numbers {
    ($($number:ident),*) => {
        $(impl MatterNumber for $number {
            const LAST: Self = Self(u32::MAX);
        })*
    };
}

numbers!(SlipId, OpId, ClaimId, RunId, DutyId);

/// Something that is begun, has a place, and ends.
pub trait Matter: Clone {
    /// Where it belongs: what it is looked up by besides its number.
    type Place: Ord + Clone + fmt::Debug;

    /// Where it belongs. It never changes.
    fn place(&self) -> Self::Place;

    /// Whether somebody, or a clock, must still do something about it.
    fn is_live(&self) -> bool;
}

/// Matters by number and by place, the live ones apart.
#[derive(Clone, PartialEq, Eq)]
pub struct Matters<K: MatterNumber, V: Matter> {
    live: OrdMap<K, Arc<V>>,
    ended: OrdMap<K, Arc<V>>,
    live_at: OrdSet<(V::Place, K)>,
    ended_at: OrdSet<(V::Place, K)>,
    last: Option<K>,
}

impl<K: MatterNumber, V: Matter> Default for Matters<K, V> {
    fn default() -> Self {
        Self {
            live: OrdMap::new(),
            ended: OrdMap::new(),
            live_at: OrdSet::new(),
            ended_at: OrdSet::new(),
            last: None,
        }
    }
}

impl<K: MatterNumber, V: Matter> Matters<K, V> {
    /// A matter by its number, live or ended.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.live.get(key).or_else(|| self.ended.get(key)).map(AsRef::as_ref)
    }

    /// How many there are in all.
    pub fn len(&self) -> usize {
        self.live.len() + self.ended.len()
    }

    /// Whether there has never been one.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The highest number so far.
    pub fn last(&self) -> Option<K> {
        self.last
    }

    /// All, in the order of their numbers. Costs as much as the day was long.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        let (one, other) = (self.live.iter().peekable(), self.ended.iter().peekable());
        Merged { one, other, before: |one, other| one < other }.map(|(key, it)| (key, it.as_ref()))
    }

    /// The numbers of all, in order.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.iter().map(|(key, _)| key)
    }

    /// All without their numbers, in order.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|(_, it)| it)
    }

    /// The live ones, in the order of their numbers.
    pub fn live(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.live.iter().map(|(key, it)| (key, it.as_ref()))
    }

    /// The live ones of a place, in the order of their numbers.
    pub fn live_at<'s>(
        &'s self,
        place: &V::Place,
    ) -> impl DoubleEndedIterator<Item = (K, &'s V)> + use<'s, K, V> {
        numbers_at(&self.live_at, place).filter_map(|key| Some((key, self.live.get(&key)?.as_ref())))
    }

    /// All of a place, the newest first.
    pub fn newest_at<'s>(&'s self, place: &V::Place) -> impl Iterator<Item = (K, &'s V)> + use<'s, K, V> {
        let one = numbers_at(&self.live_at, place).rev().map(|key| (key, ())).peekable();
        let other = numbers_at(&self.ended_at, place).rev().map(|key| (key, ())).peekable();
        Merged { one, other, before: |one, other| one > other }
            .filter_map(|(key, ())| Some((key, self.get(&key)?)))
    }

    /// Adds one under a new number.
    pub(super) fn insert(&mut self, key: K, matter: V) {
        self.last = self.last.max(Some(key));
        self.file(key, Arc::new(matter));
    }

    /// Changes one; where that ends it, or brings it back, it moves.
    pub(super) fn update(&mut self, key: &K, change: impl FnOnce(&mut V)) {
        // Looked for first: reaching for what is not there would copy the way to it.
        let was_live = self.live.contains_key(key);
        let map = if was_live { &mut self.live } else { &mut self.ended };
        let Some(found) = map.get_mut(key) else { return };
        let matter = Arc::make_mut(found);
        change(matter);
        if matter.is_live() == was_live {
            return;
        }
        let at = (matter.place(), *key);
        let moved = if was_live {
            self.live_at.remove(&at);
            self.live.remove(key)
        } else {
            self.ended_at.remove(&at);
            self.ended.remove(key)
        };
        if let Some(moved) = moved {
            self.file(*key, moved);
        }
    }

    /// Changes all, in what neither ends one nor moves it.
    pub(super) fn change_all(&mut self, mut change: impl FnMut(&mut V)) {
        for map in [&mut self.live, &mut self.ended] {
            for key in map.keys().copied().collect::<Vec<_>>() {
                map.get_mut(&key).into_iter().for_each(|matter| change(Arc::make_mut(matter)));
            }
        }
    }

    fn file(&mut self, key: K, matter: Arc<V>) {
        let (map, places) = if matter.is_live() {
            (&mut self.live, &mut self.live_at)
        } else {
            (&mut self.ended, &mut self.ended_at)
        };
        places.insert((matter.place(), key));
        map.insert(key, matter);
    }
}

impl<K: MatterNumber, V: Matter> Index<&K> for Matters<K, V> {
    type Output = V;

    /// A matter that is known to be there.
    fn index(&self, key: &K) -> &V {
        self.get(key).expect("a number that was given out")
    }
}

impl<K: MatterNumber + fmt::Debug, V: Matter + fmt::Debug> fmt::Debug for Matters<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: MatterNumber + Serialize, V: Matter + Serialize> Serialize for Matters<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// The numbers of a place, in order.
fn numbers_at<'s, K: MatterNumber, P: Ord + Clone>(
    places: &'s OrdSet<(P, K)>,
    place: &P,
) -> impl DoubleEndedIterator<Item = K> + use<'s, K, P> {
    places.range((place.clone(), K::default())..=(place.clone(), K::LAST)).map(|(_, key)| *key)
}

/// Two orderly sequences as one.
struct Merged<A: Iterator, B: Iterator, F> {
    one: Peekable<A>,
    other: Peekable<B>,
    before: F,
}

impl<K: Copy, V, A, B, F> Iterator for Merged<A, B, F>
where
    A: Iterator<Item = (K, V)>,
    B: Iterator<Item = (K, V)>,
    F: Fn(K, K) -> bool,
{
    type Item = (K, V);

    fn next(&mut self) -> Option<(K, V)> {
        let first = match (self.one.peek(), self.other.peek()) {
            (Some((one, _)), Some((other, _))) => (self.before)(*one, *other),
            (one, _) => one.is_some(),
        };
        if first { self.one.next() } else { self.other.next() }
    }
}

#[cfg(test)]
#[path = "matters_tests.rs"]
mod tests;
