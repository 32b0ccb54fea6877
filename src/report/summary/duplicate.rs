//! Duplicate games that were played from the console: every draw with the move that was laid, and, once the results are
//! announced, what every number wrote and what it counted (PESD §5.Δ ¶3).

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Points, Round, TableId};
use crate::locale::Locale;
use crate::report::duplicate::place;
use crate::rules::Ruleset;
use crate::tournament::{MoveWorth, State};

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DrawRow {
    /// The game: the round of the event.
    pub round: Round,
    /// The draw, from 1.
    pub draw: u16,
    /// The letters, `?` for a blank.
    pub rack: String,
    /// How many racks were changed before.
    pub changed: u16,
    /// Where the move that was laid begins and which way it runs; none where none was laid.
    pub place: Option<String>,
    /// Its word, small letters for blanks.
    pub word: Option<String>,
    /// What it scores, in game points.
    pub points: Option<Points>,
    /// The program that found it.
    pub program: Option<String>,
    /// The list that it searched.
    pub list: Option<String>,
    /// How many moves share its score, this one among them.
    pub ties: Option<u16>,
    /// The seed that the racks of the game were drawn from, once it is over: before, it would tell the next ones.
    pub seed: Option<String>,
}

/// What a player wrote for a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MoveRow {
    /// The game: the round of the event.
    pub round: Round,
    /// The draw.
    pub draw: u16,
    /// His number.
    pub number: TableId,
    /// Who has it.
    pub player: String,
    /// Where the move begins and which way it runs; none where nothing was handed in.
    pub place: Option<String>,
    /// Its word.
    pub word: Option<String>,
    /// What it counted, in game points.
    pub points: Points,
    /// For what it counted nothing.
    pub annulled: Option<String>,
}

/// The draws of all games.
pub(super) fn draws(state: &State, locale: &Locale) -> Vec<DrawRow> {
    let mut rows = Vec::new();
    for (round, game) in &state.duplicates {
        for (at, draw) in game.draws.iter().enumerate() {
            let laid = draw.master.as_ref();
            rows.push(DrawRow {
                round: *round,
                draw: at as u16 + 1,
                rack: draw.rack.clone(),
                changed: draw.changed,
                place: laid.map(|it| place(locale, &it.play)),
                word: laid.map(|it| it.play.word.clone()),
                points: laid.map(|it| it.score),
                program: laid.map(|it| it.by.program.clone()),
                list: laid.and_then(|it| it.by.list.clone()),
                ties: laid.and_then(|it| it.by.ties),
                seed: game.over.as_ref().and(game.seed.as_ref()).map(ToString::to_string),
            });
        }
    }
    rows
}

/// What everybody wrote in the games whose results are announced.
pub(super) fn moves(state: &State, rules: &Ruleset, locale: &Locale) -> Vec<MoveRow> {
    let Some(duplicate) = &rules.duplicate else { return Vec::new() };
    let mut rows = Vec::new();
    for (round, game) in state.duplicates.iter().filter(|(_, game)| game.announced_at.is_some()) {
        for (at, seat) in state.games.iter().filter(|(at, _)| at.round == *round) {
            for number in 1..=game.number() {
                let slip = game.draw(number).and_then(|draw| draw.slips.get(&at.table));
                let worth = state.move_worth(duplicate, game, number, at.table);
                let annulled = match &worth {
                    MoveWorth::Annulled(id) => rules.offence(id).map(|it| locale.rule(&it.value.name)),
                    MoveWorth::Nothing | MoveWorth::Points(_) | MoveWorth::Open(_) => None,
                };
                rows.push(MoveRow {
                    round: *round,
                    draw: number,
                    number: at.table,
                    player: seat.players[0].clone(),
                    place: slip.map(|it| place(locale, &it.play)),
                    word: slip.map(|it| it.play.word.clone()),
                    points: worth.points(),
                    annulled,
                });
            }
        }
    }
    rows
}
