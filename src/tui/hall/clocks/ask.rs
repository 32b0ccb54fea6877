//! The question to which table a clock goes, with what follows from the answer said before it is given.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::domain::{ClockId, Role, TableId};
use crate::station::{ClockRow, ClockView};
use crate::tournament::{Command, SetupCommand};

use crate::tui::act::Act;
use crate::tui::form::paint::fields;
use crate::tui::form::{Asks, FieldKind, Filled, Form, WrongAnswer};
use crate::tui::keymap::{Action, Mode};
use crate::tui::pen::{Pen, boxed, middle};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go};

/// The question to which table a clock goes.
pub(super) struct Ask {
    clock: ClockId,
    profile: String,
    proven: bool,
    /// Where it stands now.
    stands: Option<TableId>,
    /// Its one field: the table.
    pub(super) form: Form<()>,
}

impl Ask {
    /// A table stands there already where the list was opened from one.
    pub(super) fn new(row: &ClockRow, table: Option<TableId>) -> Self {
        Self {
            clock: row.clock,
            profile: row.profile.clone(),
            proven: row.proven,
            stands: row.table,
            form: Form::new([((), Filled::line(table.map(|table| table.to_string()).unwrap_or_default()))]),
        }
    }

    fn table(&self) -> Option<TableId> {
        self.form.typed(&()).parse().ok().filter(|table| *table > 0).map(TableId)
    }

    /// Fits the clock to the table that is typed.
    pub(super) fn enter(&mut self, cx: &mut EventCtx<'_>) -> Go {
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
        Go::Do(leaves.into_iter().chain([Act::Give(Command::Setup(fit))]).collect())
    }

    /// A letter, of which only digits are taken.
    pub(super) fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) {
        self.form.letter(letter, None, &[asks(cx)], cx);
    }
}

/// What its field asks.
fn asks(look: &RenderCtx<'_>) -> Asks {
    Asks::new(look.say("clocks-ask-table"), FieldKind::Number).must()
}

/// From now on the table has no radio clock.
pub(super) fn take_off(table: TableId) -> Act {
    Act::Give(Command::Setup(SetupCommand::FitClock { table, clock: None, profile: "none".to_owned() }))
}

/// Draws the question over the list.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, ask: &Ask) {
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
        pen.said(&look.keyed("clocks-director", &[(Mode::Clocks, Action::Office)]), theme.open(), "");
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
