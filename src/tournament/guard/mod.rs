//! What may be done: an intent is checked against state, rules, office and time, and gives a grant or a refusal.
//!
//! Each rule of a regulation that says whether something may be done stands here, once. `decide` carries out what is
//! granted, `offer` lists it and shows refusals as the reason why not. A `may_…` function asks what can be known before
//! anybody answers a question; what it found out on the way is the grant.

mod clock;
mod common;
mod lateness;
mod mend;
mod offices;
mod own_time;
mod setup;
mod slip;
mod systems;

use crate::domain::{Actor, At};
use crate::tournament::law::Law;
use crate::tournament::state::State;

pub(super) use common::{allows, reason, unknown, value};
pub(super) use mend::FixGrant;
pub(super) use own_time::Speaks;
pub(super) use setup::ListGrant;

/// What every decision is made with, and every offer.
#[derive(Clone, Copy)]
pub(super) struct DecisionCtx<'a> {
    pub(super) state: &'a State,
    pub(super) law: &'a Law,
    pub(super) by: &'a Actor,
    pub(super) now: At,
}
