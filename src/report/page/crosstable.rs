//! The crosstable: a line a player, a column a round, in the order of the last standings.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::locale::Locale;
use crate::report::summary::{GameRow, Summary};
use crate::rules::GameResult;

/// The crosstable; nothing where no round was begun.
pub(super) fn section(summary: &Summary, locale: &Locale) -> Markup {
    let Some(last) = summary.standings.last() else { return html! {} };
    let places: BTreeMap<&str, usize> =
        last.rows.iter().enumerate().map(|(at, row)| (row.player.as_str(), at + 1)).collect();
    let of_game = |game| [(game, 0), (game, 1)];
    let games: Games<'_> = summary.games.iter().flat_map(of_game).map(keyed).collect();
    let rounds = 1..=summary.event.rounds;
    let title = locale.say("report-crosstable");
    html! {
        section #crosstable.major {
            h2 { (title) }
            div.scroll role="region" tabindex="0" aria-label=(title) {
                table {
                    caption { (title) }
                    thead {
                        tr {
                            th scope="col" { "№" }
                            th scope="col" { (locale.say("report-player")) }
                            @for round in rounds.clone() { th scope="col" { (round) } }
                        }
                    }
                    tbody {
                        @for row in &last.rows {
                            tr {
                                td.n { (places[row.player.as_str()]) }
                                th scope="row" { (row.player) }
                                @for round in rounds.clone() {
                                    td { (game(games.get(&(round, row.player.as_str())), &places)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Games with the side on which somebody sat, by round and player.
type Games<'s> = BTreeMap<(u16, &'s str), (&'s GameRow, usize)>;

fn keyed((game, side): (&GameRow, usize)) -> ((u16, &str), (&GameRow, usize)) {
    ((game.round.0, game.sides[side].player.as_str()), (game, side))
}

/// `+ 4 401:380`: the result, the opponent's line, the points; a dash where somebody had no game.
fn game(found: Option<&(&GameRow, usize)>, places: &BTreeMap<&str, usize>) -> String {
    let Some((game, side)) = found else { return "–".to_owned() };
    let (own, other) = (&game.sides[*side], &game.sides[1 - side]);
    let sign = match own.result {
        Some(GameResult::Win) => "+",
        Some(GameResult::Draw) => "=",
        Some(GameResult::Loss) => "−",
        Some(GameResult::None) | None => "·",
    };
    let against = places.get(other.player.as_str()).map(ToString::to_string).unwrap_or_default();
    let scores =
        if game.how.is_some() { format!(" {}:{}", own.scored.0, other.scored.0) } else { String::new() };
    format!("{sign} {against}{scores}")
}
