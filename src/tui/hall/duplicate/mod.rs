//! A duplicate game led from the console: the board, the letters, the time, who has given in; one line for everything
//! that is typed, and Enter for what comes next.

mod draw;
mod line;

use tui_input::Input;

use crate::locale::Locale;
use crate::station::{DuplicateStage, DuplicateView, Snapshot};
use crate::tournament::{Command, DuplicateCommand, FoundBy};
use crate::tui::act::UserAct;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::screen::{EventCtx, Go, Screen};
pub(super) use draw::draw;
use line::{DuplicateEntry, DuplicateInput, command, countdown, found_here, found_with, master};

/// What stands for the line that announces results although slips never came, once it was asked about.
const ANNOUNCES: &str = "announce";

/// What is typed and shown at a duplicate game.
#[derive(Default)]
pub(in crate::tui) struct Duplicate {
    /// What is typed, and what is on its way.
    entry: DuplicateEntry,
    /// The draw whose best move the arbiter has shown; hidden in every other.
    shown: Option<u16>,
    /// The first slip in view.
    top: usize,
    /// The line that lays another move than was found, or announces the results all the same, once it was asked about.
    asked: String,
}

impl Duplicate {
    /// The latest command was carried out.
    pub(in crate::tui) fn done(&mut self) {
        self.entry.done();
    }

    /// The latest command was refused, one of the lines where somebody had typed it; gives what goes on all the same.
    pub(in crate::tui) fn refused(&mut self, typed: bool) -> Vec<UserAct> {
        if typed { self.entry.was_refused() } else { self.entry.again() }
    }

    /// A command is not done once more.
    pub(in crate::tui) fn dropped(&mut self, command: &Command) {
        self.entry.dropped(command);
    }

    /// What stays of it while it is left: lines that are typed, or were refused.
    pub(in crate::tui) fn laid_down(self) -> Option<Self> {
        let kept = Self { entry: self.entry, ..Self::default() };
        Some(kept).filter(|it| it.unfinished() > 0)
    }

    /// How many lines are typed, or were refused.
    pub(in crate::tui) fn unfinished(&self) -> usize {
        self.entry.not_taken().len() + usize::from(!self.entry.line.value().trim().is_empty())
    }

    /// Whether lines are on their way.
    pub(in crate::tui) fn waits(&self) -> bool {
        self.entry.waits()
    }

    /// Whether the best move of the draw is shown.
    fn shows(&self, view: &DuplicateView) -> bool {
        self.shown == Some(view.draw)
    }
}

impl Screen for Duplicate {
    fn mode(&self) -> KeyMode {
        KeyMode::Duplicate
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let Some(view) = &cx.snapshot.duplicate else { return Go::Back };
        match action {
            Action::Back if self.entry.clear() || self.entry.waits() => {}
            Action::Back => return Go::Back,
            Action::Toggle => {
                let shown = self.shows(view);
                self.shown = (!shown).then_some(view.draw);
            }
            Action::Up if self.entry.take_up(view.draw) => {}
            Action::Up | Action::PageUp => self.top = self.top.saturating_sub(1),
            Action::Down | Action::PageDown => {
                self.top = (self.top + 1).min(view.slips.len().saturating_sub(1));
            }
            Action::Enter => return self.enter(view, cx),
            _ => {}
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, _: &mut EventCtx<'_>) -> Go {
        self.entry.typed(letter);
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        Some(self.entry.edited())
    }

    fn enters_pasted_lines(&self) -> bool {
        true
    }

    fn esc_leaves(&self) -> bool {
        true
    }
}

impl Duplicate {
    /// What is typed is done; where nothing is, what comes next.
    fn enter(&mut self, view: &DuplicateView, cx: &mut EventCtx<'_>) -> Go {
        let typed = self.entry.line.value().to_owned();
        let read = line::read(&typed);
        // Whoever typed something since was not asked about what stands there now.
        if self.asked == ANNOUNCES && !matches!(read, Ok((DuplicateInput::Next, _))) {
            self.asked.clear();
        }
        let command = match read {
            Err(why) => Err(why.message()),
            // What comes next is known once the lines before are carried out.
            Ok((DuplicateInput::Next, _)) if self.entry.waits() => Ok(None),
            Ok((DuplicateInput::Next, None)) => next(self, view, cx.locale),
            // What is laid instead of a move that was found is meant, says why, and is asked about once more: with a
            // reason it may be laid although a slip scores more.
            Ok((DuplicateInput::Master(play), reason))
                if view.best.is_some() && found_with(view, &play).is_none() =>
            {
                let asked = std::mem::replace(&mut self.asked, typed);
                match reason {
                    None => Err("duplicate-not-the-best"),
                    Some(_) if asked != self.asked => Err("duplicate-lay-again"),
                    reason => command(DuplicateInput::Master(play), reason, view),
                }
            }
            Ok((typed, reason)) => command(typed, reason, view),
        };
        let message = match command {
            Ok(Some(command)) => return self.entry.give(command, view.draw).into(),
            Ok(None) => return Go::Stay,
            Err(message) => message,
        };
        self.entry.unread(view.draw);
        let own = [
            "duplicate-no-draw",
            "duplicate-not-the-best",
            "duplicate-lay-again",
            "duplicate-announce-again",
            "duplicate-type-rack",
            "duplicate-type-letters",
        ];
        let lines = if own.contains(&message) { String::new() } else { cx.say("duplicate-lines-short") };
        let what = cx.say(message);
        cx.error_with(what, lines);
        Go::Stay
    }
}

/// What comes next, as the screen says it.
fn next(
    duplicate: &mut Duplicate,
    view: &DuplicateView,
    locale: &Locale,
) -> Result<Option<Command>, &'static str> {
    let give = |command: DuplicateCommand| Ok(Some(Command::Duplicate(command)));
    match view.stage {
        DuplicateStage::Waits => Err("duplicate-waits"),
        // Whoever draws from a bag draws the changed letters from it too.
        DuplicateStage::ToDraw if view.to_change.is_some() => Err("duplicate-type-rack"),
        DuplicateStage::ToDraw if view.from_bag => Err("duplicate-type-letters"),
        DuplicateStage::ToDraw => {
            give(DuplicateCommand::DrawRack { letters: None, seed: None, reason: None, draw: None })
        }
        DuplicateStage::ToStart => Ok(Some(countdown(None, String::new()))),
        DuplicateStage::Runs => Err("duplicate-time-runs"),
        // Nothing can be laid: other letters.
        DuplicateStage::Collects if view.nothing_can_be_laid() && view.from_bag => {
            Err("duplicate-type-letters")
        }
        DuplicateStage::Collects if view.nothing_can_be_laid() => {
            let reason = Some(locale.say("duplicate-no-move"));
            give(DuplicateCommand::DrawRack { letters: None, seed: None, reason, draw: None })
        }
        DuplicateStage::Collects => {
            let best = view.best.as_ref().and_then(|best| Some((best.moves.first()?, best)));
            let Some(((play, _), best)) = best else { return Err("duplicate-type-best") };
            // It is looked at before it is announced.
            if !duplicate.shows(view) {
                duplicate.shown = Some(view.draw);
                return Ok(None);
            }
            give(master(play.clone(), found_here(best), None))
        }
        DuplicateStage::ToLay => {
            let Some((_, player, play)) = view.claimed.clone() else { return Ok(None) };
            let by = FoundBy { program: player, list: None, digest: None, ties: None };
            give(master(play, by, None))
        }
        DuplicateStage::ToEnd => give(DuplicateCommand::EndDuplicate { end: None }),
        // Slips that nobody typed count nothing: perhaps they lie under others.
        DuplicateStage::ToAnnounce if !view.never_came.is_empty() && duplicate.asked != ANNOUNCES => {
            ANNOUNCES.clone_into(&mut duplicate.asked);
            Err("duplicate-announce-again")
        }
        DuplicateStage::ToAnnounce => give(DuplicateCommand::AnnounceResults {}),
        DuplicateStage::Done => Err("duplicate-done"),
    }
}
