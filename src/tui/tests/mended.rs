//! What was mended afterwards, in the log.

use super::halls::{Playing, result};
use super::waiting::challenge;
use super::*;
use crate::domain::{Points, Side};
use crate::station::LogEnd;
use crate::tournament::{Command, SlipCommand, WordRuling};

/// ΠΕΣ Δ.ε ¶9: a verdict that was wrong stays in the game, and is made good in the standings.
#[test]
fn a_verdict_that_was_made_good_does_not_look_valid_in_the_log() {
    let mut playing = Playing::started("pes-classic");
    playing.give(&challenge(1));
    let slip = *playing.state().slips.live().next().expect("a slip").0;
    let word = || "ψωμάς".to_owned();
    for command in [
        SlipCommand::EnterWords { slip, words: vec![word()] },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
        SlipCommand::Rule {
            slip,
            rulings: vec![WordRuling { word: word(), valid: false }],
            reasons: "Δεν βρέθηκε.".to_owned(),
            sources: Vec::new(),
        },
        SlipCommand::Announce { slip },
    ] {
        playing.give(&Command::Slip(command));
    }
    playing.give(&result(1, "out", [300, 410]));
    let mut ui = referee();
    press(&mut ui, &playing.shown(&referee()), KeyCode::F(4));
    assert_eq!(playing.shown(&ui).log[0].ended, LogEnd::Upheld);
    playing.give(&Command::Slip(SlipCommand::FixVerdict {
        slip,
        word: word(),
        points: Points(24),
        demanded_by: Some(Side::B),
        agreed: true,
    }));
    let snapshot = playing.shown(&ui);
    assert_eq!(snapshot.log[0].ended, LogEnd::MadeGood);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("made good") && !drawn.contains("upheld"), "{drawn}");
}
