//! What the mouse does: the wheel scrolls, a click chooses, a second click opens; a click on a key of the bottom bar
//! presses it.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::station::Snapshot;

use super::act::Act;
use super::keymap::{Action, Mode};
use super::render_ctx::Hit;
use super::ui::Ui;
use super::{desk, finder};

impl Ui {
    /// The wheel or a button.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, snapshot: &Snapshot) -> Vec<Act> {
        let mode = self.mode();
        let action = match mouse.kind {
            MouseEventKind::ScrollUp => Action::Up,
            MouseEventKind::ScrollDown => Action::Down,
            MouseEventKind::Down(MouseButton::Left) => return self.click(mode, mouse, snapshot),
            _ => return Vec::new(),
        };
        let action = match (mode, action) {
            (Mode::Hall | Mode::Table | Mode::Ruling, Action::Up) => Action::PageUp,
            (Mode::Hall | Mode::Table | Mode::Ruling, _) => Action::PageDown,
            // The wheel must not move a claim from slip to slip, nor a form's field.
            (
                Mode::Desk
                | Mode::Verdict
                | Mode::ClaimVerdict
                | Mode::NewSlip
                | Mode::OrderForm
                | Mode::ClockForm
                | Mode::Start
                | Mode::SitDown,
                _,
            ) => {
                return Vec::new();
            }
            (_, action) => action,
        };
        self.act(mode, action, snapshot)
    }

    fn click(&mut self, mode: Mode, mouse: MouseEvent, snapshot: &Snapshot) -> Vec<Act> {
        let at = Position { x: mouse.column, y: mouse.row };
        let Some((_, hit)) = self.hits.iter().rev().find(|(area, _)| area.contains(at)) else {
            return Vec::new();
        };
        match (mode, *hit) {
            // What was drawn for another question than the one that is open now is no longer meant.
            (mode, Hit::Key(of, action)) if mode == of => {
                self.pressed(mode, action, action == Action::Back, snapshot)
            }
            (mode, Hit::Tab(action)) if mode.open() => self.act(mode, action, snapshot),
            (Mode::Desk, Hit::Slip(slip)) => desk::select(self, slip, snapshot),
            (Mode::Desk, Hit::Aloud(op)) => {
                self.desk.choose_aloud(op);
                Vec::new()
            }
            (Mode::Desk, Hit::Table(table)) => {
                desk::beside::click(self, table, snapshot);
                Vec::new()
            }
            (Mode::Hall, Hit::Table(table)) => {
                // The first click chooses, the second opens: what a double click does as well.
                if self.hall.selected == Some(table) {
                    self.hall.open(table);
                }
                self.hall.selected = Some(table);
                Vec::new()
            }
            (Mode::Results, Hit::Table(table)) => {
                self.hall.results.iter_mut().for_each(|results| results.click(table));
                Vec::new()
            }
            (Mode::Table, Hit::Offer(at)) if self.hall.menu.at == at => {
                self.act(mode, Action::Enter, snapshot)
            }
            (Mode::Table, Hit::Offer(at)) => {
                self.hall.menu.choose(at);
                Vec::new()
            }
            (Mode::Round, Hit::Offer(at)) => {
                self.hall.round_menu.choose(at);
                Vec::new()
            }
            (Mode::Clocks, Hit::Offer(at)) => {
                if self.hall.clocks.as_mut().is_some_and(|clocks| clocks.click(at)) {
                    return self.act(mode, Action::Enter, snapshot);
                }
                Vec::new()
            }
            (Mode::Standings, Hit::Offer(at)) => {
                self.hall.standings.iter_mut().for_each(|standings| standings.click(at));
                Vec::new()
            }
            (Mode::Find, Hit::Found(at)) => finder::click(self, at, snapshot),
            (Mode::Log, Hit::LogRow(at)) => {
                if self.log.at == at {
                    return self.act(mode, Action::Enter, snapshot);
                }
                self.log.at = at;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }
}
