//! What several acts ask before they are done: an intent is checked against state, rules, office and time.
//!
//! Whether an act may be done is asked in the file of its subject, in `act`; what more than one subject asks stands
//! here, once. A `may_…` function asks what can be known before anybody answers a question; what it found out on the
//! way is the grant. The same question is asked when something is decided and when it is offered.

mod asked;
mod clock;
mod common;
mod duplicate;
mod lateness;
mod nine_letters;
mod own_time;
mod results;

use crate::domain::{Actor, At};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::state::State;

pub(super) use asked::{asked, counts_in_a_game, remedies, running};
pub(super) use common::{allows, allows_unasked, official_for, reason, unknown, value};
pub(super) use lateness::{no_signal, session_limit};
pub(super) use own_time::Speaks;
pub(super) use results::ReplacedAward;

/// What every decision is made with, and every offer.
#[derive(Clone, Copy)]
pub(super) struct DecisionCtx<'a> {
    pub(super) state: &'a State,
    pub(super) law: &'a LoadedRules,
    pub(super) by: &'a Actor,
    pub(super) now: At,
}
