//! A projector's board as a running program: it follows a journal that others write, and writes nothing.

use std::io;
use std::task::{Context, Poll};

use crossterm::event::Event;
use ratatui::Terminal;
use ratatui::backend::Backend;

use crate::domain::{At, Millis};
use crate::journal::{Following, Journal};
use crate::station::{BoardView, Station};
use crate::tui::{BoardAct, ProjectorBoard};

use super::face::{TerminalFace, paint_over};
use super::writer::{JournalWriter, WriterReply};
use super::{RuntimeError, on_terminal};

/// How often it looks for what others have written.
const TAIL: Millis = Millis(300);

/// What a board is made of.
pub struct BoardSetup {
    /// The station, with everything that the journal held.
    pub station: Station,
    /// Its journal, to be followed.
    pub journal: Following,
    /// What it looks like.
    pub board: ProjectorBoard,
}

/// Runs a board on this terminal until somebody leaves or the system asks it to.
pub fn run_board(setup: BoardSetup) -> Result<(), RuntimeError> {
    on_terminal(1, |begun| RunningBoard::new(setup, begun))
}

pub(super) struct RunningBoard {
    station: Station,
    /// The thread of the journal; it is only asked what is new.
    journal: JournalWriter,
    board: ProjectorBoard,
    heard: Option<WriterReply>,
    /// What it shows, until something happens.
    view: Option<BoardView>,
    /// The corrections of the event's time that the loop knows of.
    corrected: Millis,
    tail_at: At,
    repaint: bool,
    dirty: bool,
    quit: bool,
}

impl RunningBoard {
    fn new(setup: BoardSetup, now: At) -> io::Result<Self> {
        let BoardSetup { station, journal, board } = setup;
        Self::following(station, Box::new(journal), board, now)
    }

    /// One that follows any journal.
    pub(super) fn following(
        station: Station,
        journal: Box<dyn Journal + Send>,
        board: ProjectorBoard,
        now: At,
    ) -> io::Result<Self> {
        Ok(Self {
            journal: JournalWriter::start(journal, station.seq())?,
            corrected: station.state().corrected,
            station,
            board,
            heard: None,
            view: None,
            tail_at: now,
            repaint: true,
            dirty: true,
            quit: false,
        })
    }
}

#[cfg(test)]
impl RunningBoard {
    /// The moment for which what it shows was worked out.
    pub(super) fn built(&self) -> Option<At> {
        self.view.as_ref().map(|view| view.built)
    }
}

impl TerminalFace for RunningBoard {
    fn wants_to_quit(&self) -> bool {
        self.quit
    }

    fn dirty(&self) -> bool {
        self.dirty
    }

    fn last_at(&self) -> At {
        self.station.state().last_at
    }

    fn take_correction(&mut self) -> Millis {
        let corrected = self.station.state().corrected;
        let by = corrected - std::mem::replace(&mut self.corrected, corrected);
        if by != Millis(0) {
            self.tail_at = At(0);
        }
        by
    }

    /// Consoles say so, and note it.
    fn clock_off(&mut self, _: Option<Millis>, _: At) {}

    fn wake_at(&self) -> At {
        self.tail_at
    }

    fn writing_since(&self) -> Option<At> {
        None
    }

    fn repaint(&mut self) {
        (self.repaint, self.dirty) = (true, true);
    }

    fn key(&mut self, now: At, event: &Event) {
        self.dirty = true;
        match self.board.input(event, now) {
            Some(BoardAct::Quit) => self.quit = true,
            Some(BoardAct::Repaint) => self.repaint = true,
            None => {}
        }
    }

    fn time(&mut self, now: At) {
        if now >= self.tail_at {
            self.tail_at = now + TAIL;
            self.journal.look();
        }
    }

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        self.journal.poll(cx).map(|reply| self.heard = Some(reply))
    }

    fn hear(&mut self, now: At) {
        match self.heard.take() {
            Some(WriterReply::News(news)) => {
                if self.station.follow(now, news) {
                    self.dirty = true;
                    self.view = None;
                }
            }
            // Nothing else is asked for.
            Some(WriterReply::Hear(_) | WriterReply::Reopened(_)) | None => {}
        }
    }

    fn draw<B: Backend>(&mut self, terminal: &mut Terminal<B>, now: At) -> io::Result<()>
    where
        io::Error: From<B::Error>,
    {
        if std::mem::take(&mut self.repaint) {
            paint_over(terminal)?;
        }
        let changes = self.view.as_ref().is_some_and(|view| view.changes_by(now));
        let view = match self.view.take().filter(|_| !changes) {
            Some(view) => self.station.board_later(view, now),
            None => self.station.board(now),
        };
        let view = self.view.insert(view);
        terminal.draw(|frame| self.board.draw(frame, view))?;
        self.dirty = false;
        Ok(())
    }

    fn end(&mut self) {
        self.journal.end();
    }
}
