//! The clocks by themselves: which there are, how they are heard, which stands on which table; and fitting them,
//! with the question to which table a clock goes.

mod list;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::clock::Address;
use crate::domain::{ClockId, Role, TableId};
use crate::locale::Locale;
use crate::station::{ClockRow, ClockView, ClocksView, FoundRow, KeyPlace, Snapshot};
use crate::tournament::{ClockCommand, Command, SetupCommand};
use crate::tui::act::UserAct;
use crate::tui::edit;
use crate::tui::form::{FieldForm, FieldKind, FieldPrompt, FilledFields, WrongAnswer, fields};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::list::SelectableList;
use crate::tui::rank::folded;
use crate::tui::render_ctx::{ClickTarget, RenderCtx};
use crate::tui::screen::{EventCtx, Go, Screen};
use crate::tui::text::{Pen, boxed, middle};
pub(super) use list::draw;

/// What is chosen, typed and asked in the list of clocks.
#[derive(Default)]
pub(in crate::tui) struct Clocks {
    /// What a line must contain.
    filter: Input,
    /// The lines that match; the chosen one follows its clock.
    list: SelectableList,
    /// The clock or device of the chosen line.
    chosen: Option<Pick>,
    /// The table from which the list was opened.
    table: Option<TableId>,
    /// The table is being asked for.
    ask: Option<ClockTableQuestion>,
}

/// Who a line is about: what stays the same when the list changes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pick {
    Known(ClockId),
    Found(Address),
}

/// A line of the list.
#[derive(Clone, Copy)]
enum ClockListLine<'a> {
    Known(&'a ClockRow),
    Found(&'a FoundRow),
}

impl ClockListLine<'_> {
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
        self.ask.take_if(|ask| ask.form.given);
    }

    /// The latest command was refused: the question stays.
    pub(in crate::tui) fn refused(&mut self) {
        if let Some(ask) = &mut self.ask {
            ask.form.given = false;
        }
    }

    /// The lines that have everything that was typed.
    fn matching<'v>(&self, view: &'v ClocksView, locale: &Locale) -> Vec<ClockListLine<'v>> {
        let wanted: Vec<String> = self.filter.value().split_whitespace().map(folded).collect();
        let all =
            view.known.iter().map(ClockListLine::Known).chain(view.found.iter().map(ClockListLine::Found));
        let has_all = |line: &ClockListLine<'_>| {
            wanted.is_empty() || {
                let text = line.haystack(locale);
                wanted.iter().all(|part| text.contains(part))
            }
        };
        all.filter(has_all).collect()
    }

    /// The place of the chosen line: where its clock stands now, or as near as it was.
    fn place(&self, lines: &[ClockListLine<'_>]) -> usize {
        let same = self.chosen.as_ref().and_then(|it| lines.iter().position(|line| line.pick() == *it));
        same.unwrap_or(self.list.at).min(lines.len().saturating_sub(1))
    }

    /// A key that chooses another line; whether it was one.
    fn step(&mut self, action: Action, lines: &[ClockListLine<'_>]) -> bool {
        self.list.at = self.place(lines);
        let moved = self.list.press(action, lines.len());
        if moved {
            self.chosen = lines.get(self.list.at).map(|line| line.pick());
        }
        moved
    }
}

impl Clocks {
    /// A key in the list.
    fn press_in_list(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let nothing = ClocksView::default();
        let view = cx.snapshot.clocks.as_ref().unwrap_or(&nothing);
        let lines = self.matching(view, cx.locale);
        let at = self.place(&lines);
        match action {
            action if self.step(action, &lines) => {}
            Action::Back if self.filter.value().is_empty() => return Go::Back,
            Action::Back => self.filter.reset(),
            Action::Enter => match lines.get(at).copied() {
                Some(ClockListLine::Known(row)) if row.kept == KeyPlace::Here => {
                    self.ask = Some(ClockTableQuestion::new(row, self.table));
                }
                Some(ClockListLine::Known(row)) if row.kept == KeyPlace::Elsewhere => {
                    cx.error("clocks-not-here");
                }
                Some(line) => {
                    let (what, instead) = (cx.say("clocks-no-key"), todo(cx.locale, line));
                    cx.error_with(what, instead);
                }
                None => cx.error("clocks-none"),
            },
            Action::TakeOff => {
                if let Some(ClockListLine::Known(ClockRow { table: Some(table), .. })) =
                    lines.get(at).copied()
                {
                    return take_off(*table).into();
                }
                cx.error("clocks-not-fitted");
            }
            Action::Vouch => match lines.get(at).copied() {
                Some(ClockListLine::Known(row)) if row.vouchable => {
                    return UserAct::Give(Command::Clock(ClockCommand::VouchForClock { clock: row.clock }))
                        .into();
                }
                _ => cx.error("clocks-not-suspect"),
            },
            _ => {}
        }
        Go::Stay
    }
}

impl Screen for Clocks {
    fn mode(&self) -> KeyMode {
        if self.ask.is_some() { KeyMode::ClockForm } else { KeyMode::Clocks }
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        match (&mut self.ask, action) {
            (Some(_), Action::Back) => self.ask = None,
            (Some(ask), Action::Enter) => return ask.enter(cx),
            (Some(_), _) => {}
            (None, _) => return self.press_in_list(action, cx),
        }
        Go::Stay
    }

    /// A digit of the table that is asked for; else a letter of the filter.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if let Some(ask) = &mut self.ask {
            ask.type_letter(letter, cx);
        } else {
            edit::insert(&mut self.filter, letter);
            (self.list.at, self.chosen) = (0, None);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        match &mut self.ask {
            Some(ask) => ask.form.line(),
            None => Some(&mut self.filter),
        }
    }

    /// A click on a line chooses it, a second one takes it up.
    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        let ClickTarget::Line(at) = hit else { return Go::Stay };
        if self.ask.is_some() {
            return Go::Stay;
        }
        let again = self.list.at == at;
        (self.list.at, self.chosen) = (at, None);
        if again { self.press(Action::Enter, cx) } else { Go::Stay }
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        let none = |view: &ClocksView| view.known.is_empty() && view.found.is_empty();
        if self.ask.is_none() && look.snapshot.clocks.as_ref().is_some_and(none) {
            vec!["key-fit", "key-choose", "key-take-off", "key-vouch", "key-page"]
        } else {
            Vec::new()
        }
    }
}

/// What somebody must do before a clock can be fitted: the command, ready to be typed.
fn todo(locale: &Locale, line: ClockListLine<'_>) -> String {
    let (number, keyed, profile, address) = match line {
        ClockListLine::Known(row) => (Some(row.clock), row.proven, &row.profile, None),
        ClockListLine::Found(row) => (row.claims, row.has_keys, &row.profile, Some(row.address.as_str())),
    };
    let number = number.map_or_else(|| "NUMBER".to_owned(), |number| number.to_string());
    let address = address.unwrap_or("ADDRESS");
    let values = [("clock", (&number).into()), ("profile", profile.into()), ("address", address.into())];
    locale.with(if keyed { "clocks-do-key" } else { "clocks-do-address" }, &values)
}

/// The question to which table a clock goes.
struct ClockTableQuestion {
    clock: ClockId,
    profile: String,
    proven: bool,
    /// Where it stands now.
    stands: Option<TableId>,
    /// Its one field: the table.
    form: FieldForm<()>,
}

impl ClockTableQuestion {
    /// A table stands there already where the list was opened from one.
    fn new(row: &ClockRow, table: Option<TableId>) -> Self {
        Self {
            clock: row.clock,
            profile: row.profile.clone(),
            proven: row.proven,
            stands: row.table,
            form: FieldForm::new([(
                (),
                FilledFields::line(table.map(|table| table.to_string()).unwrap_or_default()),
            )]),
        }
    }

    fn table(&self) -> Option<TableId> {
        self.form.typed(&()).parse().ok().filter(|table| *table > 0).map(TableId)
    }

    /// Fits the clock to the table that is typed.
    fn enter(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let asks = [asks(cx)];
        if !self.form.may_enter(&asks, cx) {
            return Go::Stay;
        }
        let there = |table: &TableId| cx.snapshot.tables.iter().any(|row| row.table == *table);
        let Some(table) = self.table().filter(there) else {
            self.form.wrong(0, &WrongAnswer::Says("clocks-no-table"), &asks, cx);
            return Go::Stay;
        };
        self.form.given = true;
        let fit = SetupCommand::FitClock { table, clock: Some(self.clock), profile: self.profile.clone() };
        // One clock stands on one table: it leaves the other one first.
        let leaves = self.stands.filter(|stands| *stands != table).map(take_off);
        Go::Do(leaves.into_iter().chain([UserAct::Give(Command::Setup(fit))]).collect())
    }

    /// A letter, of which only digits are taken.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) {
        self.form.letter(letter, None, &[asks(cx)], cx);
    }
}

/// What its field asks.
fn asks(look: &RenderCtx<'_>) -> FieldPrompt {
    FieldPrompt::new(look.say("clocks-ask-table"), FieldKind::Number).must()
}

/// From now on the table has no radio clock.
fn take_off(table: TableId) -> UserAct {
    UserAct::Give(Command::Setup(SetupCommand::FitClock { table, clock: None, profile: "none".to_owned() }))
}

/// Draws the question over the list.
fn draw_question(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, ask: &ClockTableQuestion) {
    let theme = look.theme;
    let clock = ("clock", ask.clock.0.into());
    let place = middle(area, 70, 10);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.with("clocks-ask", &[clock]), theme);
    let mut pen = Pen::new(buffer, inside, theme);
    pen.gap();
    fields(&mut pen, look, &ask.form, &[asks(look)], ..);
    pen.gap();
    let table = ask.table();
    if let Some(stands) = ask.stands.filter(|stands| table != Some(*stands)) {
        pen.said(&look.with("clocks-leaves", &[("table", stands.0.into())]), theme.open(), "");
    }
    let there = look.snapshot.tables.iter().find(|row| Some(row.table) == table);
    if let Some(other) = there.and_then(|row| number(&row.clock)).filter(|other| *other != ask.clock) {
        let values = [("clock", other.0.into()), ("table", table.unwrap_or_default().0.into())];
        pen.said(&look.with("clocks-comes-off", &values), theme.open(), "");
    }
    if !ask.proven {
        pen.said(&look.say("clocks-ask-unproven"), theme.open(), "");
    }
    if !look.console.role.may_act_as(Role::Director) {
        pen.said(&look.keyed("clocks-director", &[(KeyMode::Clocks, Action::Office)]), theme.open(), "");
    }
}

/// The number of the clock on a table.
fn number(clock: &ClockView) -> Option<ClockId> {
    match clock {
        ClockView::None => None,
        ClockView::NeverHeard { clock, .. }
        | ClockView::Hearsay { clock, .. }
        | ClockView::Heard { clock, .. } => Some(*clock),
    }
}
