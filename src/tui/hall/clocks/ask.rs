//! The question to which table a clock goes, with what follows from the answer said before it is given.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::domain::{ClockId, Role, TableId};
use crate::station::{ClockRow, ClockView};
use crate::tournament::{Command, SetupCommand};

use crate::tui::act::Act;
use crate::tui::edit;
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
    /// The table that is typed.
    pub(super) line: Input,
    /// Given to the tournament, answer outstanding.
    pub(super) given: bool,
}

impl Ask {
    /// A table stands there already where the list was opened from one.
    pub(super) fn new(row: &ClockRow, table: Option<TableId>) -> Self {
        Self {
            clock: row.clock,
            profile: row.profile.clone(),
            proven: row.proven,
            stands: row.table,
            line: Input::new(table.map(|table| table.to_string()).unwrap_or_default()),
            given: false,
        }
    }

    fn table(&self) -> Option<TableId> {
        self.line.value().trim().parse().ok().filter(|table| *table > 0).map(TableId)
    }

    /// Fits the clock to the table that is typed.
    pub(super) fn enter(&mut self, cx: &mut EventCtx<'_>) -> Go {
        if self.given {
            return Go::Stay;
        }
        let there = |table: &TableId| cx.snapshot.tables.iter().any(|row| row.table == *table);
        let Some(table) = self.table().filter(there) else {
            cx.error("clocks-no-table");
            return Go::Stay;
        };
        self.given = true;
        let fit = SetupCommand::FitClock { table, clock: Some(self.clock), profile: self.profile.clone() };
        // One clock stands on one table: it leaves the other one first.
        let leaves = self.stands.filter(|stands| *stands != table).map(take_off);
        Go::Do(leaves.into_iter().chain([Act::Give(Command::Setup(fit))]).collect())
    }

    /// A digit of the table.
    pub(super) fn type_digit(&mut self, letter: char, cx: &mut EventCtx<'_>) {
        if self.given {
            cx.is_on_its_way();
        } else if letter.is_ascii_digit() && self.line.value().len() < 4 {
            edit::insert(&mut self.line, letter);
        } else if !letter.is_whitespace() {
            cx.error("clocks-no-table");
        }
    }
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
    pen.line(&[
        (&look.say("clocks-ask-table"), theme.key()),
        (" ", theme.plain()),
        (&edit::with_cursor(&ask.line), theme.strong()),
    ]);
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
