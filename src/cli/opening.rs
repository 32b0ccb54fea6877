//! What the first record of a journal says of the law.

use std::collections::BTreeMap;
use std::path::Path;

use crate::domain::{Digest, Seq};
use crate::journal::{Broken, Entry, Harm, ReadError};
use crate::tournament::{Event, EventOpened, SetupEvent};

use super::Problem;

/// What the first record of a journal says of the law.
pub(super) struct Opening {
    pub(super) ruleset: String,
    /// The digest of the ruleset.
    pub(super) rules: Digest,
    pub(super) readings: BTreeMap<String, String>,
    pub(super) tiles: String,
    /// The digest of the tile set.
    pub(super) letters: Digest,
    /// The digest over its lists.
    pub(super) lexicon: Digest,
    /// What each of them was, by its id.
    pub(super) lists: BTreeMap<String, Digest>,
}

impl Opening {
    /// What the journal of the event at a path was opened with, from its sound entries and why there are no more.
    pub(super) fn of(path: &Path, entries: &[Entry], broken: Option<&ReadError>) -> Result<Self, Problem> {
        match (entries.first().map(|entry| &entry.record.event), broken) {
            (
                Some(Event::Setup(SetupEvent::EventOpened(EventOpened {
                    ruleset,
                    ruleset_digest,
                    readings,
                    tiles,
                    tiles_digest,
                    lexicon_digest,
                    lists,
                    ..
                }))),
                _,
            ) => Ok(Self {
                ruleset: ruleset.clone(),
                rules: *ruleset_digest,
                readings: readings.clone(),
                tiles: tiles.clone(),
                letters: *tiles_digest,
                lexicon: *lexicon_digest,
                lists: lists.clone(),
            }),
            (_, Some(broken)) => Err(broken.clone().into()),
            (Some(_), None) => {
                let why = format!("{} opens no event", path.display());
                Err(ReadError::Broken(Broken { seq: Seq(1), harm: Harm::Unreadable, why }).into())
            }
            (None, None) => Err(Problem::told(
                format!("{} is not opened yet: nothing stands in its journal", path.display()),
                "`ephor init` makes an event and opens it; or bring this one back from a copy",
            )),
        }
    }
}
