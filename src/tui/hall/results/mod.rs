//! The results of the round: a line a table; the final sums are typed as they stand on the signed sheets, and handed
//! in with the same key. A line is a table and both sums, both sums of the chosen table, or a table alone.

mod list;
mod state;

use tui_input::Input;

use crate::domain::{Points, TableId, sentences};
use crate::locale::{Locale, Value};
use crate::station::{Snapshot, TableRow};
use crate::tui::act::UserAct;
use crate::tui::edit::Ahead;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::{ClickTarget, RenderCtx};
use crate::tui::screen::{EventCtx, Go, HallPage, Screen};
pub(super) use list::draw;
pub(in crate::tui) use state::ResultsPage;
use state::rows;
pub(super) use state::sheets_out;

impl Screen for ResultsPage {
    fn mode(&self) -> KeyMode {
        KeyMode::Results
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        let rows = rows(snapshot);
        // What was given is answered before anything else is chosen.
        let free = self.given.is_none();
        // What is asked is answered first.
        let moves = free && self.ask.is_none();
        match action {
            action if moves && self.step(action, &rows) => {}
            Action::Back if self.ask.is_some() => {
                self.ask = None;
                self.stale = true;
            }
            Action::Back if !self.line.value().is_empty() && free => self.line.reset(),
            Action::Back => return Go::Back,
            Action::Enter if !free => self.ahead.enter(),
            Action::Enter => return self.enter(cx),
            Action::Toggle if moves => {
                let ends = snapshot.results.as_ref().map_or(0, |view| view.ends.len());
                if ends < 2 {
                    cx.error("results-one-end");
                } else {
                    self.end = (self.end + 1) % ends;
                    self.ask = None;
                }
            }
            Action::Parts if moves => {
                if let Some(table) = self.typed_table(snapshot).or(self.chosen) {
                    // Its number has done what it was typed for.
                    self.line.reset();
                    return Go::Page(HallPage::ResultInParts(table, cx.say("kind-result")));
                }
            }
            Action::Up
            | Action::Down
            | Action::PageUp
            | Action::PageDown
            | Action::Toggle
            | Action::Parts
                if free =>
            {
                return self.say_or_give(Err("results-yes-or-no"), cx);
            }
            _ => {}
        }
        Go::Stay
    }

    /// A letter in the results: a digit of the line, or the answer to what is asked.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.given.is_some() {
            if !self.ahead.letter(letter) {
                cx.line_is_full();
            }
            return Go::Stay;
        }
        if self.ask.is_none() {
            self.typed(letter);
            return Go::Stay;
        }
        match cx.locale.answer(letter) {
            Some(yes) => {
                let answered = self.answer(yes, cx.snapshot);
                self.say_or_give(answered, cx)
            }
            None if letter.is_whitespace() => self.say_or_give(Err("results-yes-or-no"), cx),
            // Whoever types the next line has not seen the question: nothing is entered, and it is said.
            None => {
                let asked = self.asked_in_vain(&rows(cx.snapshot));
                self.typed(letter);
                let what = in_vain(cx.locale, asked, self.chosen);
                cx.error_with(what, String::new());
                Go::Stay
            }
        }
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.line()
    }

    fn typed_ahead(&mut self) -> Option<(&mut Ahead, bool)> {
        let waits = self.waits();
        Some((&mut self.ahead, waits))
    }

    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        if let ClickTarget::Line(at) = hit
            && self.is_free()
        {
            self.chosen = rows(cx.snapshot).get(at).map(|row| row.table).or(self.chosen);
        }
        Go::Stay
    }

    fn esc_leaves(&self) -> bool {
        true
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        let snapshot = look.snapshot;
        if snapshot.hall.leads_duplicate {
            return vec!["key-enter-result", "key-other-end", "key-in-parts"];
        }
        if self.is_asking() {
            let elsewhere = ["key-round", "key-standings"];
            return [&["key-enter-result", "key-choose", "key-other-end", "key-in-parts"][..], &elsewhere]
                .concat();
        }
        let one_end = snapshot.results.as_ref().is_none_or(|view| view.ends.len() < 2);
        if one_end { vec!["key-other-end"] } else { Vec::new() }
    }
}

impl ResultsPage {
    /// What is typed is done: entered, asked about, or corrected at its table.
    fn enter(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let went = self.go_on(cx.snapshot);
        let replaced = self.replaced.take();
        let corrects = self.corrects.take();
        let go = self.say_or_give(went, cx);
        if let Some((table, sums)) = replaced {
            cx.note(cx.with("results-replaced", &values(table, sums)));
        }
        corrects.map_or(go, |(table, sums)| Go::Page(HallPage::Correction(table, sums)))
    }

    /// What there is to give; why there is nothing is said in the error line, with the table that it is about.
    fn say_or_give(&self, went: Result<Vec<UserAct>, &'static str>, cx: &mut EventCtx<'_>) -> Go {
        match went {
            Ok(acts) => acts.into(),
            Err(id) => {
                let table = self.chosen.map_or(0, |table| table.0);
                let what = cx.with(id, &[("table", table.into())]);
                cx.error_with(what, String::new());
                Go::Stay
            }
        }
    }
}

/// A table and its sums, for a message.
fn values(table: TableId, [a, b]: [Points; 2]) -> [(&'static str, Value<'static>); 3] {
    let sum = |sum: Points| Value::Count(i64::from(sum.0));
    [("table", table.0.into()), ("a", sum(a)), ("b", sum(b))]
}

/// Sums that were typed and are entered no more, in words.
pub(super) fn lost(locale: &Locale, table: TableId, sums: [Points; 2]) -> String {
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

/// What was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultInput {
    /// Nothing is typed.
    Nothing,
    /// A table is looked for.
    Row(TableId),
    /// The final sums of a table, `A` first, and whether its number was typed with them.
    Sums(TableId, [Points; 2], TableNamed),
}

/// Whether the table's number was typed: sums alone belong to the next table without a result, and to no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableNamed {
    Typed,
    Chosen,
}

/// What cannot be understood: the message that says why.
type ResultInputFault = &'static str;

/// Reads what was typed. Between numbers stand blanks or one of `: / , ; .`; six digits are two sums of three. Where
/// somebody plays alone the second sum is what was possible, and may be left out.
fn read_typed(
    text: &str,
    rows: &[&TableRow],
    chosen: Option<TableId>,
) -> Result<ResultInput, ResultInputFault> {
    let between = |letter: char| letter.is_whitespace() || ":/,;.".contains(letter);
    let text = &split_sums(text);
    let parts: Vec<&str> = text.split(between).filter(|part| !part.is_empty()).collect();
    let there = |table: TableId| rows.iter().copied().find(|row| row.table == table);
    let table = |part: &str| part.parse().ok().and_then(|number| there(TableId(number)));
    let here = chosen.and_then(there).ok_or("results-no-row");
    let (row, sums, named) = match parts.as_slice() {
        [] => return Ok(ResultInput::Nothing),
        [one] => match (here?, two_sums(one)) {
            (row, _) if row.alone() => (row, [number(one)?, Points(0)], TableNamed::Chosen),
            (row, Some(both)) => (row, both, TableNamed::Chosen),
            (_, None) => return table(one).map(|row| ResultInput::Row(row.table)).ok_or("results-no-table"),
        },
        [first, second] => match (table(first), two_sums(second)) {
            (Some(row), Some(both)) if !row.alone() => (row, both, TableNamed::Typed),
            (Some(row), _) if row.alone() => (row, [number(second)?, Points(0)], TableNamed::Typed),
            _ => (here?, [number(first)?, number(second)?], TableNamed::Chosen),
        },
        [first, a, b] => {
            (table(first).ok_or("results-no-table")?, [number(a)?, number(b)?], TableNamed::Typed)
        }
        _ => return Err("results-too-many"),
    };
    // Who plays alone is entered with what was possible, which nobody can surpass.
    if row.alone() && sums[1].0 > 0 && sums[0] > sums[1] {
        return Err("results-more-than-possible");
    }
    Ok(ResultInput::Sums(row.table, sums, named))
}

/// A stroke behind a digit stands between two sums, as on a sheet: `441-333`. One before a sum is its sign.
fn split_sums(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for letter in text.chars() {
        let between = "-−–".contains(letter) && told.ends_with(|it: char| it.is_ascii_digit());
        told.push(if between { ' ' } else { letter });
    }
    told
}

/// Two sums of three digits each, written together.
fn two_sums(part: &str) -> Option<[Points; 2]> {
    if part.len() != 6 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let (a, b) = part.split_at(3);
    Some([number(a).ok()?, number(b).ok()?])
}

fn number(part: &str) -> Result<Points, ResultInputFault> {
    part.replace('−', "-").parse().map(Points).map_err(|_| "form-number")
}
