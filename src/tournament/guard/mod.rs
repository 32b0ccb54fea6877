//! What may be done: an intent is checked against state, rules, office and time, and gives a grant or a refusal.
//!
//! Each rule of a regulation that says whether something may be done stands here, once. `decide` carries out what is
//! granted, `offer` lists it and shows refusals as the reason why not. A `may_…` function asks what can be known before
//! anybody answers a question; what it found out on the way is the grant.

pub(super) mod asked;
pub(super) mod clock;
pub(super) mod common;
pub(super) mod duplicate;
pub(super) mod lateness;
pub(super) mod nine_letters;
pub(super) mod own_time;
pub(super) mod results;

use crate::domain::{Actor, At};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::state::State;

pub(super) use asked::{asked, counts_in_a_game, remedies, running};
pub(super) use common::{allows, allows_unasked, reason, unknown, value};
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
