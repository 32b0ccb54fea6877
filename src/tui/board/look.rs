//! What every page of a board is drawn with.

use crate::domain::At;
use crate::locale::{Locale, Value};
use crate::station::BoardView;

use crate::tui::theme::Theme;

/// Language, colours, what the hall may know.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) locale: &'a Locale,
    pub(super) theme: Theme,
    pub(super) view: &'a BoardView,
}

impl Look<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.locale.say(id)
    }

    pub(super) fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.with(id, values)
    }

    /// The time of day in the hall: `14:32`.
    pub(super) fn time(&self, at: At) -> String {
        self.view.zone.minutes(at)
    }
}
