//! Going where a line of the finder leads.

use crate::domain::TableId;
use crate::station::Snapshot;
use crate::tournament::OfferKind;

use super::entry::{self, Goal, PAGES};
use crate::tui::act::Act;
use crate::tui::hall::{round, table};
use crate::tui::offers::form;
use crate::tui::office;
use crate::tui::settings;
use crate::tui::ui::{Screen, Ui};

/// Goes there and closes the finder. What is not possible says why, and the finder stays open.
pub(super) fn go(ui: &mut Ui, goal: &Goal, snapshot: &Snapshot) -> Vec<Act> {
    match goal {
        Goal::Page(at) => return page(ui, *at, snapshot),
        Goal::Table(table) => to_table(ui, *table),
        Goal::Player(_) => about_the_round(ui),
        Goal::Act(table, kind) => begin(ui, *table, kind, snapshot),
        Goal::Office => office::open(ui, None),
        Goal::Settings => settings::toggle(ui),
        Goal::Slip(seq) => {
            if let Some(row) = snapshot.log.iter().rfind(|row| row.seq == *seq) {
                enter(ui, Screen::Log);
                ui.log.show(row.slip, snapshot, ui.locale);
            }
        }
        Goal::Rule(at) => {
            enter(ui, Screen::Rules);
            if let Some(row) = snapshot.rules.get(*at) {
                ui.rules.show(row, snapshot, ui.locale);
            }
        }
    }
    Vec::new()
}

/// Opens what may be done at a table.
pub(in crate::tui) fn to_table(ui: &mut Ui, table: TableId) {
    enter(ui, Screen::Hall);
    ui.hall.open(table);
}

/// Opens a page as its keys do.
fn page(ui: &mut Ui, at: usize, snapshot: &Snapshot) -> Vec<Act> {
    let Some(page) = PAGES.get(at) else { return Vec::new() };
    let inner = page.keys.get(1..).unwrap_or_default();
    if inner.is_empty() {
        return ui.open(page.screen);
    }
    enter(ui, page.screen);
    let keys = inner.iter().copied();
    keys.flat_map(|(mode, action)| ui.act(mode, action, snapshot)).collect()
}

/// Begins something that may be done, with its form.
fn begin(ui: &mut Ui, at: Option<TableId>, kind: &OfferKind, snapshot: &Snapshot) {
    let Some(offer) = entry::offers(snapshot, at).iter().find(|offer| offer.kind == *kind) else { return };
    let place = match (at, &snapshot.table) {
        (Some(_), Some(detail)) => table::place(snapshot, detail),
        _ => round::place(snapshot),
    };
    if offer.possible() {
        match at {
            Some(table) => to_table(ui, table),
            None => about_the_round(ui),
        }
    }
    form::begin(ui, offer, place);
}

/// Shows what may be done about the round and about those who sit at no table.
fn about_the_round(ui: &mut Ui) {
    enter(ui, Screen::Hall);
    ui.hall.round = true;
    ui.hall.round_menu.clear();
}

/// Shows a screen from its first page. A form that was begun there is given up, one on another screen waits.
fn enter(ui: &mut Ui, screen: Screen) {
    ui.finder = None;
    ui.leave_form(Some(screen));
    if screen == Screen::Hall {
        ui.hall.close();
    }
    ui.screen = screen;
}
