//! The results of the round: a line a table; the final sums are typed as they stand on the signed sheets, and handed in
//! with the same key.

mod beside;
mod list;
mod state;
mod typed;

use tui_input::Input;

use crate::station::{Snapshot, TableRow};

use crate::tui::act::{Act, Problem};
use crate::tui::keymap::Action;
use crate::tui::ui::Ui;
use state::{Stage, rows, stage};

pub(super) use list::draw;
pub(in crate::tui) use state::Results;
pub(super) use state::{Corrects, Waiting};

/// The tables whose result is entered and whose sheets are not handed in. Of a game that was awarded there are none.
pub(super) fn sheets_out(snapshot: &Snapshot) -> impl Iterator<Item = &TableRow> {
    snapshot.tables.iter().filter(|row| stage(row) == Stage::Entered)
}

/// The most that anybody types ahead while an answer is awaited.
const AHEAD: usize = 40;

/// A key in the results.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let Some(results) = &mut ui.hall.results else { return Vec::new() };
    let rows = rows(snapshot);
    let page = isize::try_from(results.view.1.max(1)).unwrap_or(1);
    // What was given is answered before anything else is chosen.
    let free = results.given.is_none();
    // What is asked is answered first.
    let moves = free && results.ask.is_none();
    match action {
        Action::Up if moves => results.step(&rows, -1),
        Action::Down if moves => results.step(&rows, 1),
        Action::PageUp if moves => results.step(&rows, -page),
        Action::PageDown if moves => results.step(&rows, page),
        Action::Back if results.ask.is_some() => {
            results.ask = None;
            results.stale = true;
        }
        Action::Back if !results.line.value().is_empty() && free => results.line.reset(),
        Action::Back => ui.hall.put_results_away(),
        Action::Enter => {
            let went = results.go_on(snapshot);
            if let Some(corrects) = results.corrects.take() {
                ui.hall.open(corrects.table);
                ui.hall.corrects = Some(corrects);
            }
            return told(ui, went);
        }
        Action::Toggle if moves => {
            let ends = snapshot.results.as_ref().map_or(0, |view| view.ends.len());
            if ends < 2 {
                ui.problem = Some(Problem::plain(ui.locale.say("results-one-end"), String::new()));
            } else {
                results.end = (results.end + 1) % ends;
                results.ask = None;
            }
        }
        Action::Parts if moves => {
            if let Some(table) = results.typed_table(snapshot).or(results.chosen) {
                // Its number has done what it was typed for.
                results.line.reset();
                ui.hall.open(table);
                ui.hall.menu.filter = Input::new(ui.locale.say("kind-result"));
            }
        }
        Action::Up | Action::Down | Action::PageUp | Action::PageDown | Action::Toggle | Action::Parts
            if free =>
        {
            return told(ui, Err("results-yes-or-no"));
        }
        _ => {}
    }
    Vec::new()
}

/// A letter in the results: a digit of the line, or the answer to what is asked.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char, snapshot: &Snapshot) -> Vec<Act> {
    let Some(results) = &mut ui.hall.results else { return Vec::new() };
    // Whoever types the next line has not seen the question: nothing is entered, and it is said.
    if results.ask.is_some() && letter.is_ascii_digit() {
        let says = results.asked_in_vain();
        results.typed(letter);
        return told(ui, Err(says));
    }
    if results.ask.is_some() {
        let went = match ui.locale.answer(letter) {
            Some(yes) => results.answer(yes, snapshot),
            None => Err("results-yes-or-no"),
        };
        return told(ui, went);
    }
    if results.given.is_none() {
        results.typed(letter);
    } else if results.ahead.len() < AHEAD {
        results.ahead.push(letter);
    }
    Vec::new()
}

/// What there is to give; why not is said in the error line.
fn told(ui: &mut Ui, went: Result<Vec<Act>, &'static str>) -> Vec<Act> {
    went.unwrap_or_else(|id| {
        ui.problem = Some(Problem::plain(ui.locale.say(id), String::new()));
        Vec::new()
    })
}
