//! A duplicate game led from the console: the board, the letters, the time, who has given in; one line for everything
//! that is typed, and Enter for what comes next.

mod commands;
mod draw;
mod entry;
mod line;
mod slips;

use tui_input::Input;

use crate::locale::Locale;
use crate::station::{DuplicateView, Snapshot, Stage};
use crate::tournament::{Command, DuplicateCommand, FoundBy};

use crate::tui::act::{Act, Problem};
use crate::tui::keymap::{Action, Mode};
use crate::tui::text;
use crate::tui::ui::Ui;

use commands::{command, countdown, found_here, found_with, master};
pub(super) use draw::draw;
use entry::Entry;
use line::Typed;

/// What stands for the line that announces results although slips never came, once it was asked about.
const ANNOUNCES: &str = "announce";

/// What is typed and shown at a duplicate game.
#[derive(Default)]
pub(in crate::tui) struct Duplicate {
    /// What is typed, and what is on its way.
    entry: Entry,
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
    pub(in crate::tui) fn refused(&mut self, typed: bool) -> Vec<Act> {
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

    /// A letter goes into the line.
    pub(in crate::tui) fn typed(&mut self, letter: char) {
        self.entry.typed(letter);
    }

    /// The line, to be edited.
    pub(in crate::tui) fn line(&mut self) -> &mut Input {
        self.entry.edited()
    }

    /// Whether the best move of the draw is shown.
    fn shows(&self, view: &DuplicateView) -> bool {
        self.shown == Some(view.draw)
    }
}

/// A key at a duplicate game.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let (Some(duplicate), Some(view)) = (&mut ui.hall.duplicate, &snapshot.duplicate) else {
        ui.hall.duplicate = None;
        return Vec::new();
    };
    match action {
        Action::Back if duplicate.entry.clear() || duplicate.entry.waits() => {}
        Action::Back => ui.hall.duplicate = None,
        Action::Toggle => {
            let shown = duplicate.shows(view);
            duplicate.shown = (!shown).then_some(view.draw);
        }
        Action::Up if duplicate.entry.take_up(view.draw) => {}
        Action::Up | Action::PageUp => duplicate.top = duplicate.top.saturating_sub(1),
        Action::Down | Action::PageDown => {
            duplicate.top = (duplicate.top + 1).min(view.slips.len().saturating_sub(1));
        }
        Action::Enter => return enter(ui, view),
        _ => {}
    }
    Vec::new()
}

/// What is typed is done; where nothing is, what comes next.
fn enter(ui: &mut Ui, view: &DuplicateView) -> Vec<Act> {
    let Some(duplicate) = &mut ui.hall.duplicate else { return Vec::new() };
    let typed = duplicate.entry.line.value().to_owned();
    let read = line::read(&typed);
    // Whoever typed something since was not asked about what stands there now.
    if duplicate.asked == ANNOUNCES && !matches!(read, Ok((Typed::Next, _))) {
        duplicate.asked.clear();
    }
    let command = match read {
        Err(why) => Err(why.message()),
        // What comes next is known once the lines before are carried out.
        Ok((Typed::Next, _)) if duplicate.entry.waits() => Ok(None),
        Ok((Typed::Next, None)) => next(duplicate, view, ui.locale),
        // What is laid instead of a move that was found is meant, says why, and is asked about once more: with a reason
        // it may be laid although a slip scores more.
        Ok((Typed::Master(play), reason)) if view.best.is_some() && found_with(view, &play).is_none() => {
            let asked = std::mem::replace(&mut duplicate.asked, typed);
            match reason {
                None => Err("duplicate-not-the-best"),
                Some(_) if asked != duplicate.asked => Err("duplicate-lay-again"),
                reason => command(Typed::Master(play), reason, view),
            }
        }
        Ok((typed, reason)) => command(typed, reason, view),
    };
    match command {
        Ok(Some(command)) => vec![duplicate.entry.give(command, view.draw)],
        Ok(None) => Vec::new(),
        Err(message) => {
            duplicate.entry.unread(view.draw);
            let own = [
                "duplicate-no-draw",
                "duplicate-not-the-best",
                "duplicate-lay-again",
                "duplicate-announce-again",
                "duplicate-type-rack",
                "duplicate-type-letters",
            ];
            let lines =
                if own.contains(&message) { String::new() } else { ui.locale.say("duplicate-lines-short") };
            ui.problem = Some(Problem::plain(ui.locale.say(message), lines));
            Vec::new()
        }
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
        Stage::Waits => Err("duplicate-waits"),
        // Whoever draws from a bag draws the changed letters from it too.
        Stage::ToDraw if view.to_change.is_some() => Err("duplicate-type-rack"),
        Stage::ToDraw if view.from_bag => Err("duplicate-type-letters"),
        Stage::ToDraw => {
            give(DuplicateCommand::DrawRack { letters: None, seed: None, reason: None, draw: None })
        }
        Stage::ToStart => Ok(Some(countdown(None, String::new()))),
        Stage::Runs => Err("duplicate-time-runs"),
        // Nothing can be laid: other letters.
        Stage::Collects if view.nothing_can_be_laid() && view.from_bag => Err("duplicate-type-letters"),
        Stage::Collects if view.nothing_can_be_laid() => {
            let reason = Some(locale.say("duplicate-no-move"));
            give(DuplicateCommand::DrawRack { letters: None, seed: None, reason, draw: None })
        }
        Stage::Collects => {
            let best = view.best.as_ref().and_then(|best| Some((best.moves.first()?, best)));
            let Some(((play, _), best)) = best else { return Err("duplicate-type-best") };
            // It is looked at before it is announced.
            if !duplicate.shows(view) {
                duplicate.shown = Some(view.draw);
                return Ok(None);
            }
            give(master(play.clone(), found_here(best), None))
        }
        Stage::ToLay => {
            let Some((_, player, play)) = view.claimed.clone() else { return Ok(None) };
            let by = FoundBy { program: player, list: None, digest: None, ties: None };
            give(master(play, by, None))
        }
        Stage::ToEnd => give(DuplicateCommand::EndDuplicate { end: None }),
        // Slips that nobody typed count nothing: perhaps they lie under others.
        Stage::ToAnnounce if !view.never_came.is_empty() && duplicate.asked != ANNOUNCES => {
            ANNOUNCES.clone_into(&mut duplicate.asked);
            Err("duplicate-announce-again")
        }
        Stage::ToAnnounce => give(DuplicateCommand::AnnounceResults {}),
        Stage::Done => Err("duplicate-done"),
    }
}

/// Pasted lines are given one after another; what is not a whole line stays in the line.
pub(in crate::tui) fn paste(ui: &mut Ui, pasted: &str, snapshot: &Snapshot) -> Vec<Act> {
    let mut acts = Vec::new();
    for line in pasted.split_inclusive(['\n', '\r']) {
        for letter in text::tame(line.trim()).chars() {
            acts.extend(ui.typed(Mode::Duplicate, letter, snapshot));
        }
        if line.ends_with(['\n', '\r']) && !line.trim().is_empty() {
            acts.extend(act(ui, Action::Enter, snapshot));
        }
    }
    acts
}
