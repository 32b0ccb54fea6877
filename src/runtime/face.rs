//! What fills a terminal: it takes keys and time, hears of the journal, and draws.

use std::io;
use std::task::{Context, Poll};

use crossterm::event::Event;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::style::{Modifier, Style};

use crate::domain::{At, Millis};

use super::RunningConsole;

/// What the loop keeps on the terminal: a console, or a projector's board.
pub(super) trait TerminalFace {
    /// Whether its person wants to leave.
    fn wants_to_quit(&self) -> bool;
    /// Whether only a PIN and the system end it.
    fn is_locked(&self) -> bool {
        false
    }
    /// Whether the screen shows something old.
    fn dirty(&self) -> bool;
    /// The time of the last entry that it knows.
    fn last_at(&self) -> At;
    /// By how much the event's time was corrected since this was asked last.
    fn take_correction(&mut self) -> Millis;
    /// How far the system's clock is off, and since when time runs by it as it was then.
    fn clock_off(&mut self, by: Option<Millis>, since: At);
    /// When it wants [`TerminalFace::time`] at the latest.
    fn wake_at(&self) -> At;
    /// Since when something has been on its way to the disk.
    fn writing_since(&self) -> Option<At>;
    /// What is on the terminal is not what was drawn there: the next frame draws all of it.
    fn repaint(&mut self);
    /// A key, a click, a paste, another size.
    fn key(&mut self, now: At, event: &Event);
    /// Time has passed.
    fn time(&mut self, now: At);
    /// Ready when there is something to hear.
    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<()>;
    /// Takes in what there is to hear.
    fn hear(&mut self, now: At);
    /// Draws a frame.
    fn draw<B: Backend>(&mut self, terminal: &mut Terminal<B>, now: At) -> io::Result<()>
    where
        io::Error: From<B::Error>;
    /// The end.
    fn end(&mut self);
}

impl TerminalFace for RunningConsole {
    fn wants_to_quit(&self) -> bool {
        Self::wants_to_quit(self)
    }

    fn is_locked(&self) -> bool {
        Self::is_locked(self)
    }

    fn dirty(&self) -> bool {
        Self::dirty(self)
    }

    fn last_at(&self) -> At {
        Self::last_at(self)
    }

    fn take_correction(&mut self) -> Millis {
        Self::take_correction(self)
    }

    fn clock_off(&mut self, by: Option<Millis>, since: At) {
        Self::clock_off(self, by, since);
    }

    fn wake_at(&self) -> At {
        Self::wake_at(self)
    }

    fn writing_since(&self) -> Option<At> {
        Self::writing_since(self)
    }

    fn repaint(&mut self) {
        Self::repaint(self);
    }

    fn key(&mut self, now: At, event: &Event) {
        Self::key(self, now, event);
    }

    fn time(&mut self, now: At) {
        Self::time(self, now);
    }

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        Self::poll_ready(self, cx)
    }

    fn hear(&mut self, now: At) {
        Self::hear(self, now);
    }

    fn draw<B: Backend>(&mut self, terminal: &mut Terminal<B>, now: At) -> io::Result<()>
    where
        io::Error: From<B::Error>,
    {
        Self::draw(self, terminal, now)
    }

    fn end(&mut self) {
        Self::end(self);
    }
}

/// Makes the next frame write every cell, for the terminal cannot be asked what is in it.
pub(super) fn paint_over<B: Backend>(terminal: &mut Terminal<B>) -> io::Result<()>
where
    io::Error: From<B::Error>,
{
    let hidden = Style::new().add_modifier(Modifier::HIDDEN);
    terminal.draw(|frame| {
        let area = frame.area();
        frame.buffer_mut().set_style(area, hidden);
    })?;
    Ok(())
}
