//! From what stands in a journal of a duplicate game back to what was asked.

use crate::tournament::command::{ChooseMaster, DuplicateCommand, HandInMove};
use crate::tournament::event::DuplicateEvent;

/// What may have been asked, the likeliest first. A decision about racks ends with the rack that stands, and begins
/// with those that were changed: drawn or typed, it is asked alike.
pub(super) fn commands(event: &DuplicateEvent) -> Vec<DuplicateCommand> {
    let command = match event {
        DuplicateEvent::RackChanged(it) => DuplicateCommand::DrawRack {
            letters: it.typed.then(|| it.rack.clone()),
            seed: it.seed.clone(),
            reason: it.reason.clone(),
            draw: None,
        },
        DuplicateEvent::RackDrawn(it) => {
            let rack = |draw: Option<u16>| DuplicateCommand::DrawRack {
                letters: it.typed.then(|| it.rack.clone()),
                seed: it.seed.clone(),
                reason: it.reason.clone(),
                draw,
            };
            return vec![rack(None), rack(Some(it.draw))];
        }
        DuplicateEvent::MoveHandedIn(it) => DuplicateCommand::HandInMove(HandInMove {
            table: it.table,
            draw: Some(it.draw),
            round: it.round,
            play: it.play.clone(),
            reason: it.reason.clone(),
        }),
        DuplicateEvent::MoveAnnulled(it) => DuplicateCommand::AnnulMove {
            table: it.table,
            draw: Some(it.draw),
            round: it.round,
            offence: it.offence.clone(),
            reason: it.reason.clone(),
        },
        DuplicateEvent::MasterChosen(it) => DuplicateCommand::ChooseMaster(ChooseMaster {
            play: it.play.clone(),
            found_by: it.found_by.clone(),
            reason: it.reason.clone(),
        }),
        DuplicateEvent::WordRuled(it) => DuplicateCommand::RuleWord {
            word: it.word.clone(),
            valid: it.valid,
            reason: it.reason.clone(),
            sources: it.sources.clone(),
        },
        DuplicateEvent::PlayerLeft { table, .. } => DuplicateCommand::LeaveGame { table: *table },
        DuplicateEvent::DuplicateOver { end, .. } => {
            DuplicateCommand::EndDuplicate { end: Some(end.clone()) }
        }
        DuplicateEvent::ResultsAnnounced { .. } => DuplicateCommand::AnnounceResults {},
    };
    vec![command]
}
