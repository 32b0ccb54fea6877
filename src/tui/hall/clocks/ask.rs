//! The question to which table a clock goes, with what follows from the answer said before it is given.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::domain::{ClockId, Role, TableId};
use crate::station::{ClockRow, ClockView, Snapshot};
use crate::tournament::{Command, SetupCommand};

use super::take_off;
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::{Action, Mode};
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::ui::{Ui, middle};

pub(in crate::tui) struct Ask {
    clock: ClockId,
    profile: String,
    proven: bool,
    /// Where it stands now.
    stands: Option<TableId>,
    /// The table that is typed.
    pub(in crate::tui) line: Input,
    /// Given to the tournament, answer outstanding.
    pub(in crate::tui) given: bool,
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
}

/// A key in the question.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let Some(clocks) = &mut ui.hall.clocks else { return Vec::new() };
    let Some(ask) = &mut clocks.ask else { return Vec::new() };
    match action {
        Action::Back => clocks.ask = None,
        Action::Enter if ask.given => {}
        Action::Enter => {
            let table = ask.table().filter(|table| snapshot.tables.iter().any(|row| row.table == *table));
            let Some(table) = table else {
                ui.problem = Some(Problem::plain(ui.locale.say("clocks-no-table"), String::new()));
                return Vec::new();
            };
            ask.given = true;
            let fit = Command::Setup(SetupCommand::FitClock {
                table,
                clock: Some(ask.clock),
                profile: ask.profile.clone(),
            });
            // One clock stands on one table: it leaves the other one first.
            let leaves = ask.stands.filter(|stands| *stands != table).map(take_off);
            return leaves.into_iter().chain([Act::Give(fit)]).collect();
        }
        _ => {}
    }
    Vec::new()
}

/// A digit of the table.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char) {
    let Some(ask) = ui.hall.clocks.as_mut().and_then(|clocks| clocks.ask.as_mut()) else { return };
    if ask.given {
        ui.on_its_way();
    } else if letter.is_ascii_digit() && ask.line.value().len() < 4 {
        edit::insert(&mut ask.line, letter);
    } else if !letter.is_whitespace() {
        ui.problem = Some(Problem::plain(ui.locale.say("clocks-no-table"), String::new()));
    }
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
