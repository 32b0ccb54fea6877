//! The commands of what is typed at a duplicate game.

use crate::domain::{Millis, TableId};
use crate::rules::ClockPower;
use crate::station::{DuplicateStage, DuplicateView, FoundMoves};
use crate::tournament::{
    ChooseMaster, ClockCommand, Command, DuplicateCommand, FoundBy, HandInMove, MoveText,
};

use super::line::{Of, Typed};

/// What was found, where a move is one of the best in it.
pub(super) fn found_with<'v>(view: &'v DuplicateView, play: &MoveText) -> Option<&'v FoundMoves> {
    view.best.as_deref().filter(|best| best.moves.iter().any(|(found, _)| found == play))
}

pub(super) fn found_here(best: &FoundMoves) -> FoundBy {
    FoundBy {
        program: format!("ephor {}", env!("CARGO_PKG_VERSION")),
        list: Some(best.list.clone()),
        digest: Some(best.digest),
        ties: u16::try_from(best.moves.len()).ok(),
    }
}

pub(super) fn master(play: MoveText, by: FoundBy, reason: Option<String>) -> DuplicateCommand {
    DuplicateCommand::ChooseMaster(ChooseMaster { play, found_by: by, reason })
}

/// The hall's countdown: begun, or ended with an amount of nothing. It is no table's, but a command about clocks names
/// one.
pub(super) fn countdown(amount: Option<Millis>, reason: String) -> Command {
    let (table, power) = (TableId(1), ClockPower::CentralTimer);
    Command::Clock(ClockCommand::OrderClock { table, power, side: None, amount, reason })
}

/// The command of a line that says something.
pub(super) fn command(
    typed: Typed,
    reason: Option<String>,
    view: &DuplicateView,
) -> Result<Option<Command>, &'static str> {
    let why = reason.clone().unwrap_or_default();
    let annul = |of: Of, table, offence: &str| DuplicateCommand::AnnulMove {
        table,
        draw: of.draw,
        round: of.game,
        offence: offence.to_owned(),
        reason: why.clone(),
    };
    let command = match typed {
        // Other letters, where nothing could be laid.
        Typed::Next if view.stage == DuplicateStage::Collects && reason.is_some() => {
            // Where none are drawn the game is over.
            if view.no_others {
                return Ok(Some(DuplicateCommand::EndDuplicate { end: None }.into()));
            }
            if view.from_bag {
                return Err("duplicate-type-letters");
            }
            DuplicateCommand::DrawRack { letters: None, seed: None, reason, draw: None }
        }
        Typed::Next => return Ok(None),
        Typed::Stop => return Ok(Some(countdown(Some(Millis(0)), why))),
        Typed::Slip(of, table, play) => {
            let (draw, round) = (of.draw, of.game);
            DuplicateCommand::HandInMove(HandInMove { table, draw, round, play, reason })
        }
        Typed::Late(of, table) => annul(of, table, view.annuls.first().map_or("", |it| &it.0)),
        Typed::Annul(of, table, paragraph) => {
            let sign = format!("§{paragraph}");
            let by = |(_, cite): &&(String, String)| cite.split([' ', ',']).any(|part| part == sign);
            let found = view.annuls.iter().find(by).ok_or("duplicate-no-paragraph")?;
            annul(of, table, &found.0)
        }
        Typed::Leaves(table) => DuplicateCommand::LeaveGame { table },
        Typed::Rules(word, valid) => {
            DuplicateCommand::RuleWord { word, valid, reason: why, sources: Vec::new() }
        }
        Typed::Master(play) => {
            let by = found_with(view, &play).map_or_else(FoundBy::hand, found_here);
            master(play, by, reason)
        }
        Typed::Rack(draw, letters) => {
            // While time runs, no others can be meant.
            let draw = draw.or_else(|| (view.stage == DuplicateStage::Runs).then_some(view.draw));
            DuplicateCommand::DrawRack { letters: Some(letters), seed: None, reason, draw }
        }
    };
    Ok(Some(Command::Duplicate(command)))
}
