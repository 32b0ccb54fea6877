//! That a journal is damaged, as its report and its papers tell it: where, and how.

use crate::domain::Seq;
use crate::journal::{Harm, ReadError};
use crate::report::summary::{Damage, DamageKind};

use super::event::Opened;

/// What is wrong behind the sound entries of an event; none where nothing is.
pub(super) fn damage(opened: &Opened) -> Option<Damage> {
    Some(match opened.broken.as_ref()? {
        ReadError::Broken(it) => Damage { at: it.seq, kind: kind(it.harm) },
        ReadError::Io { .. }
        | ReadError::Lost { .. }
        | ReadError::Unusable { .. }
        | ReadError::OtherFormat { .. } => {
            Damage { at: Seq(opened.entries.len() as u64 + 1), kind: DamageKind::Unreadable }
        }
    })
}

fn kind(harm: Harm) -> DamageKind {
    match harm {
        Harm::Altered => DamageKind::Altered,
        Harm::Missing => DamageKind::Missing,
        Harm::Another => DamageKind::Another,
        Harm::Unreadable => DamageKind::Unreadable,
    }
}
