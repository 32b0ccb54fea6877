//! Every screen in every state, every key, and any keys in any order at any size.

mod affairs;
mod aloud;
mod board;
mod chaos;
mod clocks;
mod day;
mod desk;
mod duplicate;
mod finder;
mod fixtures;
mod forms;
mod halls;
mod keys;
mod kiosk;
mod latin;
mod layout;
mod measures;
mod mended;
mod office;
mod results;
mod screens;
mod settings;
mod standings;
mod start;
mod tour;
mod unseen;
mod waiting;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

use super::offers::OfferChooser;
use super::{ConsoleIdentity, Screens as _, Ui, UserAct};
use crate::domain::Role;
use crate::locale::Locale;
use crate::station::Snapshot;
use layout::{LARGE, MIDDLE, SMALL};

/// A console of an office, one hour ahead of UTC.
fn console(role: Role, colour: bool) -> Ui {
    let may_rule = role == Role::HeadReferee;
    Ui::new(Locale::english(), ConsoleIdentity { role, may_rule, colour })
}

impl Ui {
    /// The menu of the table that is open.
    fn menu(&self) -> &OfferChooser {
        &self.hall.table.as_ref().expect("a table").menu
    }

    /// The menu of what may be done about the round.
    fn round_menu(&self) -> &OfferChooser {
        &self.hall.round.as_ref().expect("the round").menu
    }
}

fn judge() -> Ui {
    console(Role::Judge, true)
}

fn referee() -> Ui {
    console(Role::HeadReferee, true)
}

/// A frame in memory.
fn frame(ui: &mut Ui, snapshot: &Snapshot, (columns, rows): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal in memory");
    terminal.draw(|frame| ui.draw(frame, snapshot)).expect("a frame");
    terminal.backend().buffer().clone()
}

/// A frame as text. A wide letter takes the cell behind it too.
fn text_of(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let line: String =
            (buffer.area.left()..buffer.area.right()).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn picture(ui: &mut Ui, snapshot: &Snapshot, size: (u16, u16)) -> String {
    let drawn = text_of(&frame(ui, snapshot, size));
    assert!(!drawn.contains("{$"), "a value that nobody gave\n{drawn}");
    drawn
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn ctrl(letter: char) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

fn alt(sign: char) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(sign), KeyModifiers::ALT))
}

fn press(ui: &mut Ui, snapshot: &Snapshot, code: KeyCode) -> Vec<UserAct> {
    ui.input(&key(code), snapshot)
}

fn type_in(ui: &mut Ui, snapshot: &Snapshot, text: &str) -> Vec<UserAct> {
    text.chars().flat_map(|letter| press(ui, snapshot, KeyCode::Char(letter))).collect()
}
