//! What the commands with a screen have in common.

use crate::domain::Role;
use crate::runtime::{RuntimeError, utc_offset_min};
use crate::tui::{self, Ui};

use super::{Console, Problem};

/// The screens for an office.
pub(super) fn screens(role: Role, console: &Console<'_>) -> Ui {
    let may_rule = role.may_act_as(Role::Referee);
    let utc_offset_min = utc_offset_min();
    Ui::new(console.locale, tui::Console { role, may_rule, utc_offset_min, colour: console.fancy })
}

impl From<RuntimeError> for Problem {
    fn from(error: RuntimeError) -> Self {
        Self::told(error.to_string(), "run it in a terminal")
    }
}
