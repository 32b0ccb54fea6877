//! The finder: one box over any screen in which anything is found by a few letters or a number: tables, what may be
//! done about the round and at a table, screens, decisions, rules. Enter goes there; nothing is done without its form.

mod entry;
mod go;
mod list;
mod told;

use tui_input::Input;

use crate::domain::{Role, TableId};
use crate::station::{Focus, Snapshot};

use super::act::{Act, Problem};
use super::edit;
use super::keymap::Action;
use super::ui::{Screen, Ui};
use entry::{Goal, Query, Shelf};

pub(super) use go::to_table;
pub(super) use list::draw;

/// What is chosen and typed in the finder.
#[derive(Default)]
pub(super) struct Finder {
    pub(super) line: Input,
    /// What was typed when the choice was made.
    typed: String,
    /// The chosen line; it follows where it leads.
    at: usize,
    chosen: Option<Goal>,
    /// The table that is chosen or open where the finder was opened.
    here: Option<TableId>,
    /// The table at which what may be done is listed: the one whose number was typed, else that one.
    table: Option<TableId>,
    /// The first line in view, and how many are, from the latest frame.
    view: (usize, usize),
    shelf: Shelf,
}

impl Finder {
    /// What the next snapshot must show closely, besides what the screen below needs.
    pub(super) fn focus(&self, below: Focus, role: Role) -> Focus {
        Focus { table: self.table.or(below.table), role: Some(role), round: true, ..below }
    }

    /// Another text chooses its best match, and may name another table.
    pub(super) fn sync(&mut self, snapshot: &Snapshot) {
        if self.typed == self.line.value() {
            return;
        }
        self.line.value().clone_into(&mut self.typed);
        (self.at, self.chosen) = (0, None);
        self.table = entry::table(&self.typed, snapshot).or(self.here);
    }

    /// In another language things have other names.
    pub(super) fn say_otherwise(&mut self) {
        self.shelf = Shelf::default();
    }
}

/// Opens the finder, or closes it.
pub(super) fn toggle(ui: &mut Ui, snapshot: &Snapshot) {
    let here = match ui.screen {
        Screen::Hall => ui.hall.table.or(ui.hall.selected),
        Screen::Desk => {
            let mut slips = snapshot.queue.iter().chain(&snapshot.referee);
            slips.find(|row| Some(row.slip) == ui.desk.selected).map(|row| row.table)
        }
        Screen::Log | Screen::Rules => ui.hall.table,
    };
    ui.settings = None;
    ui.finder = match ui.finder {
        Some(_) => None,
        None => Some(Finder { here, table: here, ..Finder::default() }),
    };
}

/// Something that was found, as a line of text.
pub(super) struct Found {
    goal: Goal,
    pub(super) text: String,
    /// The table that it opens.
    pub(super) table: Option<TableId>,
    /// The screen that it opens.
    pub(super) screen: Option<Screen>,
}

/// Opens the finder with this typed.
pub(super) fn search(ui: &mut Ui, typed: &str, snapshot: &Snapshot) {
    ui.finder = None;
    toggle(ui, snapshot);
    if let Some(finder) = &mut ui.finder {
        typed.chars().for_each(|letter| edit::insert(&mut finder.line, letter));
        finder.sync(snapshot);
    }
}

/// The best of what the finder has, as lines of text: so many at most, and how many there are.
pub(super) fn found(ui: &mut Ui, snapshot: &Snapshot, most: usize) -> (Vec<Found>, usize) {
    if let Some(finder) = &mut ui.finder {
        finder.shelf.sync(snapshot, ui.locale);
    }
    let Some(finder) = &ui.finder else { return (Vec::new(), 0) };
    let look = ui.look(&ui.choices, snapshot);
    let query = Query::new(finder.line.value(), snapshot);
    let fresh = entry::fresh(look.locale, snapshot, finder.table);
    let mut lines = entry::listed(&query, fresh.iter().chain(&finder.shelf.entries));
    // What is filled in on screens of its own has no lines: `ephor config` sets it, `--role` says who sits down.
    lines.retain(|entry| !matches!(entry.goal, Goal::Office | Goal::Settings));
    let row = |entry: &&entry::Entry| {
        let told = told::tell(&look, &entry.goal);
        let (table, screen) = match &entry.goal {
            Goal::Table(table) => (Some(*table), None),
            Goal::Page(at) => (None, entry::PAGES.get(*at).map(|page| page.screen)),
            Goal::Act(..)
            | Goal::Player(_)
            | Goal::Slip(_)
            | Goal::Rule(_)
            | Goal::Office
            | Goal::Settings => (None, None),
        };
        let text = format!("{} · {}", told.kind, told.in_full());
        Found { goal: entry.goal.clone(), text, table, screen }
    };
    (lines.iter().take(most).map(row).collect(), lines.len())
}

/// Goes where something leads that was found.
pub(super) fn take(ui: &mut Ui, found: &Found, snapshot: &Snapshot) -> Vec<Act> {
    go::go(ui, &found.goal, snapshot)
}

/// A letter goes into the line; in the hall, where no line is open, it opens the finder.
pub(super) fn typed(ui: &mut Ui, letter: char, snapshot: &Snapshot) {
    if ui.finder.is_none() {
        if letter.is_whitespace() {
            return;
        }
        toggle(ui, snapshot);
    }
    if let Some(finder) = &mut ui.finder {
        edit::insert(&mut finder.line, letter);
    }
}

/// A key in the finder.
pub(super) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    if action == Action::Back {
        ui.finder = None;
        return Vec::new();
    }
    let Some(finder) = &mut ui.finder else { return Vec::new() };
    finder.shelf.sync(snapshot, ui.locale);
    let query = Query::new(finder.line.value(), snapshot);
    let fresh = entry::fresh(ui.locale, snapshot, finder.table);
    let lines = entry::listed(&query, fresh.iter().chain(&finder.shelf.entries));
    let at = entry::place(&lines, finder.chosen.as_ref(), finder.at);
    let (last, page) = (lines.len().saturating_sub(1), finder.view.1.max(1));
    let to = match action {
        Action::Up => at.saturating_sub(1),
        Action::Down => (at + 1).min(last),
        Action::PageUp => at.saturating_sub(page),
        Action::PageDown => (at + page).min(last),
        Action::Enter => {
            let Some(goal) = lines.get(at).map(|entry| entry.goal.clone()) else {
                ui.problem = Some(Problem::plain(ui.locale.say("finder-no-match"), String::new()));
                return Vec::new();
            };
            return go::go(ui, &goal, snapshot);
        }
        _ => at,
    };
    finder.at = to;
    finder.chosen = lines.get(to).map(|entry| entry.goal.clone());
    Vec::new()
}

/// A click on a line chooses it, a second one goes there.
pub(super) fn click(ui: &mut Ui, at: usize, snapshot: &Snapshot) -> Vec<Act> {
    let Some(finder) = &mut ui.finder else { return Vec::new() };
    if finder.at == at {
        return act(ui, Action::Enter, snapshot);
    }
    (finder.at, finder.chosen) = (at, None);
    Vec::new()
}
