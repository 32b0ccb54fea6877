//! The results of the round: a line a table; the final sums are typed as they stand on the signed sheets, and handed in
//! with the same key.

mod beside;
mod list;
mod state;
mod typed;

use tui_input::Input;

use crate::domain::{Points, TableId, sentences};
use crate::locale::{Locale, Value};
use crate::station::{Snapshot, TableRow};

use crate::tui::act::{Act, Problem};
use crate::tui::keymap::Action;
use crate::tui::ui::Ui;
use state::{Stage, rows, stage};

pub(super) use list::draw;
pub(super) use state::Corrects;
pub(in crate::tui) use state::Results;

/// The tables whose result is entered and whose sheets are not handed in. Of a game that was awarded there are none.
pub(super) fn sheets_out(snapshot: &Snapshot) -> impl Iterator<Item = &TableRow> {
    snapshot.tables.iter().filter(|row| stage(row) == Stage::Entered)
}

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
        Action::Enter if !free => results.ahead.enter(),
        Action::Enter => return enter(ui, snapshot),
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
    if results.given.is_some() {
        if !results.ahead.letter(letter) {
            ui.full();
        }
        return Vec::new();
    }
    if results.ask.is_none() {
        results.typed(letter);
        return Vec::new();
    }
    match ui.locale.answer(letter) {
        Some(yes) => {
            let went = results.answer(yes, snapshot);
            told(ui, went)
        }
        None if letter.is_whitespace() => told(ui, Err("results-yes-or-no")),
        // Whoever types the next line has not seen the question: nothing is entered, and it is said.
        None => {
            let asked = results.asked_in_vain(&rows(snapshot));
            results.typed(letter);
            let next = results.chosen;
            ui.problem = Some(Problem::plain(in_vain(ui.locale, asked, next), String::new()));
            Vec::new()
        }
    }
}

/// What is typed is done: entered, asked about, or corrected at its table.
fn enter(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let Some(results) = &mut ui.hall.results else { return Vec::new() };
    let went = results.go_on(snapshot);
    let replaced = results.replaced.take();
    if let Some(corrects) = results.corrects.take() {
        ui.hall.open(corrects.table);
        ui.hall.corrects = Some(corrects);
    }
    let acts = told(ui, went);
    if let Some((table, sums)) = replaced {
        ui.problem = Some(Problem::all_well(ui.locale.with("results-replaced", &values(table, sums))));
    }
    acts
}

/// A table and its sums, for a message.
fn values(table: TableId, [a, b]: [Points; 2]) -> [(&'static str, Value<'static>); 3] {
    let sum = |sum: Points| Value::Count(i64::from(sum.0));
    [("table", table.0.into()), ("a", sum(a)), ("b", sum(b))]
}

/// Sums that were typed and are entered no more, in words.
pub(in crate::tui) fn lost(locale: &Locale, table: TableId, sums: [Points; 2]) -> String {
    locale.with("results-lost", &values(table, sums))
}

/// What was asked waits at its table, where it is about sums; and what is typed now is the next table's.
fn in_vain(locale: &Locale, asked: Option<TableId>, next: Option<TableId>) -> String {
    let Some(asked) = asked else { return locale.say("results-not-taken") };
    let waits = locale.with("results-not-answered", &[("table", asked.0.into())]);
    match next.filter(|next| *next != asked) {
        Some(next) => sentences([waits, locale.with("results-next", &[("table", next.0.into())])]),
        None => waits,
    }
}

/// What there is to give; why not is said in the error line, with the table that it is about.
fn told(ui: &mut Ui, went: Result<Vec<Act>, &'static str>) -> Vec<Act> {
    went.unwrap_or_else(|id| {
        let table = ui.hall.results.as_ref().and_then(|results| results.chosen).map_or(0, |table| table.0);
        ui.problem = Some(Problem::plain(ui.locale.with(id, &[("table", table.into())]), String::new()));
        Vec::new()
    })
}
