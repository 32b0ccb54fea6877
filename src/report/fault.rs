//! What is wrong with a move, in words.

use crate::locale::{Locale, Value};
use crate::tournament::MoveFault;

/// What is wrong with a move, in words.
pub(super) fn fault(locale: &Locale, fault: &MoveFault) -> String {
    let of = |id: &str, letter: char| locale.with(id, &[("letter", Value::Text(&letter.to_string()))]);
    match fault {
        MoveFault::NotOnRack { letter: Some(letter), .. } => of("fault-not-on-rack", *letter),
        MoveFault::NotOnRack { letter: None, .. } => locale.say("fault-no-blank"),
        MoveFault::BlankNotCircled { letter, .. } => of("fault-blank-not-circled", *letter),
        MoveFault::BlankMayNotBe { letter } => of("fault-blank-may-not-be", *letter),
        MoveFault::DoesNotFit { lies, .. } => of("fault-does-not-fit", *lies),
        MoveFault::TooShort => locale.say("fault-too-short"),
        MoveFault::OffBoard => locale.say("fault-off-board"),
        MoveFault::NotWhole { .. } => locale.say("fault-not-whole"),
        MoveFault::NothingLaid => locale.say("fault-nothing-laid"),
        MoveFault::NotConnected => locale.say("fault-not-connected"),
        MoveFault::NotInTheMiddle => locale.say("fault-not-in-the-middle"),
    }
}
