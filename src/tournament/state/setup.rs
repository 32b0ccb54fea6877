//! The event itself in the state: its law, its lists, its players in their order, its clocks.

use std::sync::Arc;

use imbl::{OrdSet, Vector};
use serde::{Serialize, Serializer};

use super::{EventInfo, FittedClock, Name, State};
use crate::domain::{Actor, ClockId, TableId};
use crate::lexicon::{Adoption, SourceRef};
use crate::tournament::command::Player;
use crate::tournament::event::{EventOpened, Record, SetupEvent};
use crate::tournament::state::At;

/// The players entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    list: Vector<Arc<Player>>,
    names: OrdSet<Name>,
}

impl Players {
    /// All, in the order in which they were entered.
    pub fn iter(&self) -> impl Iterator<Item = &Player> {
        self.list.iter().map(AsRef::as_ref)
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether nobody is entered.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether somebody of this name is entered.
    pub fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    pub(in crate::tournament) fn amend(&mut self, player: &Player) {
        if let Some(entry) = self.list.iter_mut().find(|entry| entry.name == player.name) {
            *entry = Arc::new(player.clone());
        }
    }

    pub(in crate::tournament) fn strike(&mut self, player: &str) {
        self.names.remove(player);
        self.list.retain(|entry| entry.name != player);
    }

    pub(in crate::tournament) fn enter(&mut self, player: &Player) {
        self.names.insert(player.name.as_str().into());
        self.list.push_back(Arc::new(player.clone()));
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list that the organiser has adopted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adopted {
    /// Which, for what, why.
    pub adoption: Adoption,
    /// By whom.
    pub by: Actor,
    /// When.
    pub at: At,
}

/// The lists of the event as they were fixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FrozenLists {
    /// When.
    pub at: At,
    /// Every list, with its edition and digest.
    pub lists: Vec<SourceRef>,
}

impl State {
    pub(super) fn apply_setup(&mut self, record: &Record, event: &SetupEvent) {
        match event {
            SetupEvent::EventOpened(opened) => self.apply_opened(record, opened),
            SetupEvent::ListAdopted { adoption } => {
                let adoption = adoption.clone();
                let adopted = Adopted { adoption, by: record.by.clone(), at: record.at };
                self.adopted.push_back(Arc::new(adopted));
            }
            SetupEvent::ListDropped { source, .. } => {
                self.adopted.retain(|it| it.adoption.source.list != source.list);
            }
            SetupEvent::LexiconFrozen { lists } => {
                self.frozen = Some(Arc::new(FrozenLists { at: record.at, lists: lists.clone() }));
            }
            SetupEvent::ConstantsSet { order, constants } => {
                self.constants.insert(order.as_str().into(), Arc::new(constants.clone()));
            }
            SetupEvent::HeadSigned(it) => {
                let entry = self.signed.get(&it.key).copied().unwrap_or_default().max(it.entry);
                self.signed.insert(it.key, entry);
            }
            SetupEvent::SystemClockNoted { ahead, since } => {
                (self.clock_ahead, self.clock_since) = (*ahead, *since);
            }
            SetupEvent::TimeCorrected { shift, since, .. } => {
                self.corrected = self.corrected + *shift;
                self.clock_ahead = self.clock_ahead - *shift;
                self.correct_time(*shift, *since);
            }
            SetupEvent::ZoneChanged { zone, .. } => {
                self.event.iter_mut().for_each(|event| Arc::make_mut(event).zone = *zone);
            }
            SetupEvent::OfficerChanged { .. } | SetupEvent::WrongPinsNoted { .. } => {}
            SetupEvent::PlayersEntered { players } => {
                for player in players {
                    self.players.enter(player);
                }
            }
            SetupEvent::EntryAmended { player } => self.players.amend(player),
            SetupEvent::EntryStruck { player } => {
                self.players.strike(player);
                self.withdrawn.remove(player.as_str());
            }
            SetupEvent::ClockFitted { table, clock, profile } => self.apply_fitted(*table, *clock, profile),
        }
    }

    fn apply_opened(&mut self, record: &Record, opened: &EventOpened) {
        let EventOpened {
            name,
            ruleset,
            ruleset_digest,
            tiles,
            budget,
            readings,
            systems,
            zone,
            starts_at,
            names,
            tiles_digest,
            lexicon_digest,
            program,
            // What reads the journal compares them with what is there, before anything is decided.
            lists: _,
        } = opened;
        self.event = Some(Arc::new(EventInfo {
            opened_at: record.at,
            name: name.clone(),
            ruleset: ruleset.clone(),
            ruleset_digest: *ruleset_digest,
            tiles: tiles.clone(),
            budget: *budget,
            readings: readings.clone(),
            systems: systems.clone(),
            zone: *zone,
            starts_at: *starts_at,
            names: *names,
            tiles_digest: *tiles_digest,
            lexicon_digest: *lexicon_digest,
            program: program.clone(),
        }));
    }

    fn apply_fitted(&mut self, table: TableId, clock: Option<ClockId>, profile: &str) {
        let fitted = Arc::make_mut(self.tables.entry(table).or_default());
        let before = std::mem::replace(
            &mut fitted.clock,
            clock.map(|clock| FittedClock { clock, profile: profile.to_owned() }),
        );
        if let Some(before) = before
            && self.clocks.get(&before.clock) == Some(&table)
        {
            self.clocks.remove(&before.clock);
        }
        if let Some(clock) = clock {
            self.clocks.insert(clock, table);
        }
    }
}
