//! Papers of a game that everybody plays alone against the board: slips for moves, the sheets of players and arbiter.

use maud::{Markup, html};

use crate::report::summary::GameRow;

use super::{Layout, Papers, blank, short};

/// More rounds than such a game has; a packet of slips has from 25 to 30 (§4.3).
const ROUNDS: u16 = 28;

impl Papers<'_> {
    /// Slips for one move each: so many for every player, all alike.
    pub(super) fn move_slips(&self, layout: Layout, count: u16) -> String {
        let players = self.state.players.len().max(1);
        let piece = |number: usize| {
            html! {
                div.top { b { (self.say("print-move-slip")) } span { (self.summary.event.name) } }
                div.row {
                    (short(&self.say("print-player-number"), &number.to_string()))
                    (short(&self.say("report-round"), ""))
                }
                div.row { (blank(&self.say("report-word"), "")) }
                // No points: the arbiter finds them (§8.1, against §5.Α).
                div.row { (short(&self.say("print-square"), "")) (short(&self.say("print-direction"), "")) }
            }
        };
        let all = (1..=players).flat_map(|number| std::iter::repeat_n(number, usize::from(count)));
        let pieces: Vec<Markup> = all.map(piece).collect();
        self.pieces(&self.say("print-move-slip"), layout, &pieces)
    }

    /// How many slips a packet has.
    pub fn packet() -> u16 {
        ROUNDS
    }

    /// A sheet for each player with a line for each round: what the slips have, on one paper.
    pub fn move_sheets(&self, layout: Layout) -> String {
        let heads = ["report-round", "report-word", "print-square", "print-direction"];
        let piece = |number: usize| {
            html! {
                div.top { b { (self.say("print-move-sheet")) } span { (self.summary.event.name) } }
                div.row { (short(&self.say("print-player-number"), &number.to_string())) }
                // No points and no name, as on the slips.
                table.moves.wide {
                    thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                    tbody { @for round in 1..=ROUNDS { tr { th.k scope="row" { (round) } td { } td { } td { } } } }
                }
            }
        };
        let pieces: Vec<Markup> = (1..=self.state.players.len().max(1)).map(piece).collect();
        self.pieces(&self.say("print-move-sheet"), layout, &pieces)
    }

    /// What everybody has scored of the points of the final board, and what part of it that is.
    pub(super) fn boards(&self) -> Markup {
        let heads = [
            "report-round",
            "report-table",
            "report-player",
            "print-points",
            "print-board-points",
            "criterion-percent",
        ];
        let played = |it: &&GameRow| it.how.is_some();
        let told = self.rules.results.rounding();
        html! {
            h3 { (self.say("report-games")) }
            table {
                thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                tbody {
                    @for it in self.summary.games.iter().filter(played) {
                        @let [own, board] = it.sides.each_ref().map(|side| i64::from(side.scored.0));
                        @let part = told.per_mille(own, board).map(|it| self.locale.decimal(&told.told(it)));
                        tr {
                            td.n { (it.round) } td.n { (it.table) } td { (it.sides[0].player) }
                            td.n { (own) } td.n { (board) }
                            td.n { (part.unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }

    /// The sheet of a game: what a player moved, or what letters were drawn, beside what was laid.
    pub(super) fn board_sheet(&self, number: &str, player: &str, left: &str) -> Markup {
        let heads = ["print-square", "report-word", "print-points", "print-sum"].map(|id| self.say(id));
        html! {
            div.top { b { (self.say("print-sheet")) } span { (self.summary.event.name) } }
            div.row { (short(&self.say("print-player-number"), number)) (blank("", player)) }
            table.moves {
                thead {
                    tr { td.k { } th colspan="4" { (self.say(left)) } th colspan="4" { (self.say("print-laid")) } }
                    tr { td.k { } @for _ in 0..2 { @for head in &heads { th { (head) } } } }
                }
                tbody { @for round in 1..=ROUNDS { tr { td.k { (round) } @for _ in 0..8 { td { } } } } }
            }
        }
    }
}
