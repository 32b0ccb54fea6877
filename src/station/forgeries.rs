//! Frames in clocks' names that no key made. Whoever has a phone can send them, in any name and in any number, so they
//! are counted for the hall as a whole, with where they come from: they say nothing of a table whose clock is heard.

use std::collections::BTreeSet;

use crate::clock::Advert;
use crate::domain::{At, ClockId, Millis};
use crate::tournament::ClockCommand;

use super::view::ForgeriesView;
use super::whereabouts::Heard;

/// The journal is told once they have come for so long, and then no sooner again than after the second.
const TOLD_AFTER: Millis = Millis(5_000);
const TOLD_AGAIN: Millis = Millis(600_000);
/// They are over when none was heard for so long.
const OVER: Millis = Millis(60_000);

/// Those that came since it was quiet.
#[derive(Default)]
pub(super) struct Forgeries {
    spell: Option<Spell>,
    told: Option<At>,
}

struct Spell {
    since: At,
    last: At,
    frames: u32,
    clocks: BTreeSet<ClockId>,
    from: Heard,
}

impl Forgeries {
    /// Takes one in the name of a clock; what the journal is to be told.
    pub(super) fn hear(&mut self, now: At, clock: ClockId, advert: &Advert) -> Option<ClockCommand> {
        self.spell = self.spell.take().filter(|spell| now.since(spell.last) < OVER);
        let spell = self.spell.get_or_insert_with(|| Spell {
            since: now,
            last: now,
            frames: 0,
            clocks: BTreeSet::new(),
            from: Heard::of(now, advert),
        });
        spell.last = now;
        spell.frames = spell.frames.saturating_add(1);
        spell.clocks.insert(clock);
        spell.from.again(now, advert);
        let due = now.since(spell.since) >= TOLD_AFTER
            && self.told.is_none_or(|told| now.since(told) >= TOLD_AGAIN);
        if !due {
            return None;
        }
        self.told = Some(now);
        Some(ClockCommand::NoteForgeries {
            clocks: spell.clocks.iter().copied().collect(),
            frames: spell.frames,
            address: spell.from.address.to_string(),
            rssi: spell.from.rssi,
        })
    }

    /// What a screen says of them, as long as they come.
    pub(super) fn view(&self, now: At) -> Option<ForgeriesView> {
        let spell = self.spell.as_ref().filter(|spell| now.since(spell.last) < OVER)?;
        Some(ForgeriesView {
            clocks: spell.clocks.len(),
            frames: spell.frames,
            length: now.since(spell.since),
            address: spell.from.address.clone(),
            rssi: spell.from.rssi,
            adapter: spell.from.adapter.clone(),
        })
    }
}
