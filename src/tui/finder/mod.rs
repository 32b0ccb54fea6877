//! The finder: one box over any screen in which anything is found by a few letters or a number: tables, what may be
//! done about the round and at a table, screens, decisions, rules. Enter goes there; nothing is done without its form.

mod entry;
mod list;
mod state;
mod told;

pub(super) use list::draw;
pub(super) use state::{Finder, Found};
