//! The clocks by themselves: which there are, how they are heard, which stands on which table; and fitting them.

mod ask;
mod list;

use tui_input::Input;

use crate::clock::Address;
use crate::domain::{ClockId, TableId};
use crate::locale::Locale;
use crate::station::{ClockRow, ClocksView, FoundRow, Kept, Snapshot};
use crate::tournament::{ClockCommand, Command, SetupCommand};

use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::rank::folded;
use crate::tui::ui::Ui;

pub(in crate::tui) use ask::{Ask, act as act_ask, typed as typed_ask};
pub(super) use list::draw;

/// What is chosen, typed and asked in the list of clocks.
#[derive(Default)]
pub(in crate::tui) struct Clocks {
    /// What a line must contain.
    pub(in crate::tui) filter: Input,
    /// The chosen line among those that match; it follows its clock.
    pub(in crate::tui) at: usize,
    /// The clock or device of that line.
    chosen: Option<Pick>,
    /// The table from which the list was opened.
    pub(super) table: Option<TableId>,
    /// The table is being asked for.
    pub(in crate::tui) ask: Option<Ask>,
    /// The first line in view, and how many are, from the latest frame.
    view: (usize, usize),
}

/// Who a line is about: what stays the same when the list changes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pick {
    Known(ClockId),
    Found(Address),
}

/// A line of the list.
#[derive(Clone, Copy)]
enum Line<'a> {
    Known(&'a ClockRow),
    Found(&'a FoundRow),
}

impl Line<'_> {
    fn pick(self) -> Pick {
        match self {
            Self::Known(row) => Pick::Known(row.clock),
            Self::Found(row) => Pick::Found(row.address.clone()),
        }
    }

    /// Everything that one may look for in it.
    fn haystack(self, locale: &Locale) -> String {
        folded(&match self {
            Self::Known(row) => {
                let short = |table: TableId| locale.with("table-short", &[("table", table.0.into())]);
                let place = row.table.map_or_else(|| locale.say("clocks-free"), short);
                let proof = locale.say(if row.proven { "clocks-proven" } else { "clocks-unproven" });
                format!("{} {} {} {place} {proof}", row.clock, row.make, row.profile)
            }
            Self::Found(row) => {
                let claims = row.claims.map(|clock| clock.to_string()).unwrap_or_default();
                let name = row.name.as_deref().unwrap_or_default();
                format!("{claims} {name} {} {} {}", row.address, row.make, row.profile)
            }
        })
    }
}

impl Clocks {
    /// The list, for a table where it was opened from one.
    pub(super) fn open(table: Option<TableId>) -> Self {
        Self { table, ..Self::default() }
    }

    /// The latest command was carried out.
    pub(super) fn done(&mut self) {
        self.ask.take_if(|ask| ask.given);
    }

    /// The latest command was refused: the question stays.
    pub(in crate::tui) fn refused(&mut self) {
        if let Some(ask) = &mut self.ask {
            ask.given = false;
        }
    }

    /// The lines that have everything that was typed.
    fn matching<'v>(&self, view: &'v ClocksView, locale: &Locale) -> Vec<Line<'v>> {
        let wanted: Vec<String> = self.filter.value().split_whitespace().map(folded).collect();
        let all = view.known.iter().map(Line::Known).chain(view.found.iter().map(Line::Found));
        let has_all = |line: &Line<'_>| {
            wanted.is_empty() || {
                let text = line.haystack(locale);
                wanted.iter().all(|part| text.contains(part))
            }
        };
        all.filter(has_all).collect()
    }

    /// The place of the chosen line: where its clock stands now, or as near as it was.
    fn place(&self, lines: &[Line<'_>]) -> usize {
        let same = self.chosen.as_ref().and_then(|it| lines.iter().position(|line| line.pick() == *it));
        same.unwrap_or(self.at).min(lines.len().saturating_sub(1))
    }

    fn choose(&mut self, at: usize, lines: &[Line<'_>]) {
        self.at = at.min(lines.len().saturating_sub(1));
        self.chosen = lines.get(self.at).map(|line| line.pick());
    }

    /// A letter goes into the filter.
    pub(in crate::tui) fn typed(&mut self, letter: char) {
        edit::insert(&mut self.filter, letter);
        (self.at, self.chosen) = (0, None);
    }

    /// A click on a line; whether it was chosen already.
    pub(in crate::tui) fn click(&mut self, at: usize) -> bool {
        let again = self.at == at;
        (self.at, self.chosen) = (at, None);
        again
    }
}

/// A key in the list of clocks.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let nothing = ClocksView::default();
    let view = snapshot.clocks.as_ref().unwrap_or(&nothing);
    let Some(clocks) = &mut ui.hall.clocks else { return Vec::new() };
    let lines = clocks.matching(view, ui.locale);
    let (at, page) = (clocks.place(&lines), clocks.view.1.max(1));
    match action {
        Action::Up => clocks.choose(at.saturating_sub(1), &lines),
        Action::Down => clocks.choose(at + 1, &lines),
        Action::PageUp => clocks.choose(at.saturating_sub(page), &lines),
        Action::PageDown => clocks.choose(at + page, &lines),
        Action::Back if clocks.filter.value().is_empty() => ui.hall.clocks = None,
        Action::Back => clocks.filter.reset(),
        Action::Enter => match lines.get(at).copied() {
            Some(Line::Known(row)) if row.kept == Kept::Here => {
                clocks.ask = Some(Ask::new(row, clocks.table));
            }
            Some(Line::Known(row)) if row.kept == Kept::Elsewhere => {
                ui.problem = Some(Problem::plain(ui.locale.say("clocks-not-here"), String::new()));
            }
            Some(line) => {
                let what = ui.locale.say("clocks-no-key");
                ui.problem = Some(Problem::plain(what, todo(ui.locale, line)));
            }
            None => ui.problem = Some(Problem::plain(ui.locale.say("clocks-none"), String::new())),
        },
        Action::TakeOff => {
            if let Some(Line::Known(ClockRow { table: Some(table), .. })) = lines.get(at).copied() {
                return vec![take_off(*table)];
            }
            ui.problem = Some(Problem::plain(ui.locale.say("clocks-not-fitted"), String::new()));
        }
        Action::Vouch => match lines.get(at).copied() {
            Some(Line::Known(row)) if row.vouchable => {
                return vec![Act::Give(Command::Clock(ClockCommand::VouchForClock { clock: row.clock }))];
            }
            _ => ui.problem = Some(Problem::plain(ui.locale.say("clocks-not-suspect"), String::new())),
        },
        _ => {}
    }
    Vec::new()
}

/// From now on the table has no radio clock.
fn take_off(table: TableId) -> Act {
    Act::Give(Command::Setup(SetupCommand::FitClock { table, clock: None, profile: "none".to_owned() }))
}

/// What somebody must do before a clock can be fitted: the command, ready to be typed.
fn todo(locale: &Locale, line: Line<'_>) -> String {
    let (number, keyed, profile, address) = match line {
        Line::Known(row) => (Some(row.clock), row.proven, &row.profile, None),
        Line::Found(row) => (row.claims, row.has_keys, &row.profile, Some(row.address.as_str())),
    };
    let number = number.map_or_else(|| "NUMBER".to_owned(), |number| number.to_string());
    let address = address.unwrap_or("ADDRESS");
    let values = [("clock", (&number).into()), ("profile", profile.into()), ("address", address.into())];
    locale.with(if keyed { "clocks-do-key" } else { "clocks-do-address" }, &values)
}
