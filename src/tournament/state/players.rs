//! The players of the event, in their order and by name.

use std::sync::Arc;

use imbl::{OrdSet, Vector};
use serde::{Serialize, Serializer};

use crate::tournament::command::Player;

use super::Name;

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
