//! A duplicate game led from the console: the board, the letters, the time, who has given in; one line for everything
//! that is typed, and Enter for what comes next.

mod draw;
mod line;

use tui_input::Input;

use crate::domain::{Millis, TableId};
use crate::rules::ClockPower;
use crate::station::{DuplicateView, FoundMoves, Snapshot, Stage};
use crate::tournament::{
    ChooseMaster, ClockCommand, Command, DuplicateCommand, FoundBy, HandInMove, MoveText, Refusal,
};

use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::ui::Ui;

pub(super) use draw::draw;
use line::Typed;

/// What is typed and shown at a duplicate game.
#[derive(Default)]
pub(in crate::tui) struct Duplicate {
    /// The line.
    pub(in crate::tui) line: Input,
    /// The draw whose best move the arbiter has shown; hidden in every other.
    shown: Option<u16>,
    /// The first slip in view.
    top: usize,
    /// A command is under way.
    given: bool,
    /// The slip of an earlier draw, which does not stand on this screen, that the line under way is about; and the
    /// latest of them of which one was carried out.
    about: Option<(u16, TableId)>,
    earlier: Option<(u16, TableId)>,
    /// The line that lays another move than was found, once it was asked about.
    asked: String,
}

impl Duplicate {
    /// The latest command was carried out.
    pub(in crate::tui) fn done(&mut self) {
        if std::mem::take(&mut self.given) {
            self.earlier = self.about.take();
            self.line.reset();
        }
    }

    /// The latest command was refused: what was typed stays.
    pub(in crate::tui) fn refused(&mut self, _: &Refusal) {
        self.given = false;
    }

    /// A letter goes into the line.
    pub(in crate::tui) fn typed(&mut self, letter: char) {
        edit::insert(&mut self.line, letter);
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
        Action::Back if duplicate.line.value().is_empty() => ui.hall.duplicate = None,
        Action::Back => duplicate.line.reset(),
        Action::Toggle => {
            let shown = duplicate.shows(view);
            duplicate.shown = (!shown).then_some(view.draw);
        }
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
    let command = match line::read(duplicate.line.value()) {
        Err(why) => Err(why.message()),
        Ok((Typed::Next, _)) => next(duplicate, view),
        // What is laid instead of a move that was found is meant, says why, and is asked about once more: with a reason
        // it may be laid although a slip scores more.
        Ok((Typed::Master(play), reason)) if view.best.is_some() && found_with(view, &play).is_none() => {
            let asked = std::mem::replace(&mut duplicate.asked, duplicate.line.value().to_owned());
            match reason {
                None => Err("duplicate-not-the-best"),
                Some(_) if asked != duplicate.asked => Err("duplicate-lay-again"),
                reason => command(Typed::Master(play), reason, view),
            }
        }
        Ok((typed, reason)) => command(typed, reason, view),
    };
    match command {
        Ok(Some(command)) => {
            duplicate.given = true;
            duplicate.about = slip_of(&command).filter(|(draw, _)| *draw != view.draw);
            vec![Act::Give(command)]
        }
        Ok(None) => Vec::new(),
        Err(message) => {
            // Their sentences end in an example of their own.
            let own = ["duplicate-no-draw", "duplicate-not-the-best", "duplicate-lay-again"];
            let lines =
                if own.contains(&message) { String::new() } else { ui.locale.say("duplicate-lines-short") };
            ui.problem = Some(Problem::plain(ui.locale.say(message), lines));
            Vec::new()
        }
    }
}

/// What comes next, as the screen says it.
fn next(duplicate: &mut Duplicate, view: &DuplicateView) -> Result<Option<Command>, &'static str> {
    let give = |command: DuplicateCommand| Ok(Some(Command::Duplicate(command)));
    match view.stage {
        Stage::Waits => Err("duplicate-waits"),
        Stage::ToDraw => give(DuplicateCommand::DrawRack { letters: None, seed: None, reason: None }),
        Stage::ToStart => Ok(Some(countdown(None, String::new()))),
        Stage::Runs => Err("duplicate-time-runs"),
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
        Stage::ToAnnounce => give(DuplicateCommand::AnnounceResults {}),
        Stage::Done => Err("duplicate-done"),
    }
}

/// The draw and the number of a slip or an annulment that names its draw.
fn slip_of(command: &Command) -> Option<(u16, TableId)> {
    match command {
        Command::Duplicate(DuplicateCommand::HandInMove(it)) => Some((it.draw?, it.table)),
        Command::Duplicate(DuplicateCommand::AnnulMove { draw, table, .. }) => Some(((*draw)?, *table)),
        _ => None,
    }
}

/// What was found, where a move is one of the best in it.
fn found_with<'v>(view: &'v DuplicateView, play: &MoveText) -> Option<&'v FoundMoves> {
    view.best.as_deref().filter(|best| best.moves.iter().any(|(found, _)| found == play))
}

fn found_here(best: &FoundMoves) -> FoundBy {
    FoundBy {
        program: format!("ephor {}", env!("CARGO_PKG_VERSION")),
        list: Some(best.list.clone()),
        digest: Some(best.digest),
        ties: u16::try_from(best.moves.len()).ok(),
    }
}

fn master(play: MoveText, by: FoundBy, reason: Option<String>) -> DuplicateCommand {
    DuplicateCommand::ChooseMaster(ChooseMaster { play, found_by: by, reason })
}

/// The hall's countdown: begun, or ended with an amount of nothing. It is no table's, but a command about clocks names
/// one.
fn countdown(amount: Option<Millis>, reason: String) -> Command {
    let (table, power) = (TableId(1), ClockPower::CentralTimer);
    Command::Clock(ClockCommand::OrderClock { table, power, side: None, amount, reason })
}

/// The command of a line that says something.
fn command(
    typed: Typed,
    reason: Option<String>,
    view: &DuplicateView,
) -> Result<Option<Command>, &'static str> {
    let why = reason.clone().unwrap_or_default();
    let annul = |draw, table, offence: &str| DuplicateCommand::AnnulMove {
        table,
        draw,
        offence: offence.to_owned(),
        reason: why.clone(),
    };
    let command = match typed {
        Typed::Next => return Ok(None),
        Typed::Stop => return Ok(Some(countdown(Some(Millis(0)), why))),
        Typed::Slip(draw, table, play) => {
            DuplicateCommand::HandInMove(HandInMove { table, draw, play, reason })
        }
        Typed::Late(draw, table) => annul(draw, table, view.annuls.first().map_or("", |it| &it.0)),
        Typed::Annul(draw, table, paragraph) => {
            let sign = format!("§{paragraph}");
            let by = |(_, cite): &&(String, String)| cite.split([' ', ',']).any(|part| part == sign);
            let found = view.annuls.iter().find(by).ok_or("duplicate-no-paragraph")?;
            annul(draw, table, &found.0)
        }
        Typed::Leaves(table) => DuplicateCommand::LeaveGame { table },
        Typed::Rules(word, valid) => {
            DuplicateCommand::RuleWord { word, valid, reason: why, sources: Vec::new() }
        }
        Typed::Master(play) => {
            let by = found_with(view, &play).map_or_else(FoundBy::hand, found_here);
            master(play, by, reason)
        }
        Typed::Rack(letters) => DuplicateCommand::DrawRack { letters: Some(letters), seed: None, reason },
    };
    Ok(Some(Command::Duplicate(command)))
}
