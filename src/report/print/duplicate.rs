//! Papers of a game that everybody plays alone against the board: slips for moves, the sheets of players and arbiter.

use std::collections::BTreeSet;

use maud::{Markup, html};

use crate::domain::Round;
use crate::report::summary::{DrawRow, GameRow};

use super::{Papers, SheetLayout, blank, short};

/// More rounds than such a game nearly ever has; a packet of slips has from 25 to 30 (§4.3).
const ROUNDS: u16 = 28;

impl Papers<'_> {
    /// Slips for one move each: so many for every player, all alike.
    pub(super) fn move_slips(&self, layout: SheetLayout, count: u16) -> String {
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
    pub fn move_sheets(&self, layout: SheetLayout) -> String {
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

    /// A player's sheet of a game: what he moved, beside what was laid.
    pub(super) fn board_sheet(&self, number: &str, player: &str) -> Markup {
        let heads = ["print-square", "report-word", "print-points", "print-sum"].map(|id| self.say(id));
        html! {
            div.top { b { (self.say("print-sheet")) } span { (self.summary.event.name) } }
            div.row { (short(&self.say("print-player-number"), number)) (blank("", player)) }
            table.moves {
                thead {
                    tr { td.k { } th colspan="4" { (self.say("print-own-move")) } th colspan="4" { (self.say("print-laid")) } }
                    tr { td.k { } @for _ in 0..2 { @for head in &heads { th { (head) } } } }
                }
                tbody { @for round in 1..=ROUNDS { tr { td.k { (round) } @for _ in 0..8 { td { } } } } }
            }
        }
    }

    /// The arbiter's sheet: the letters that were drawn beside the moves that were laid; of a game that was played from
    /// the console with what the journal has of it.
    pub(super) fn arbiter_sheet(&self, round: Option<Round>) -> Markup {
        let heads = ["print-square", "report-word", "print-points", "print-sum"].map(|id| self.say(id));
        let drawn: Vec<&DrawRow> = self.summary.draws.iter().filter(|it| Some(it.round) == round).collect();
        let rows = drawn.iter().map(|it| it.draw).max().unwrap_or_default().max(ROUNDS);
        let mut sum = 0;
        html! {
            div.top { b { (self.say("print-sheet")) } span { (self.summary.event.name) } }
            div.row { (short(&self.say("report-round"), &round.map(|it| it.to_string()).unwrap_or_default()))
                (blank("", &crate::report::office(self.locale, crate::domain::Role::Referee))) }
            table.moves {
                thead {
                    tr { td.k { } th rowspan="2" { (self.say("print-letters")) } th colspan="4" { (self.say("print-laid")) } }
                    tr { td.k { } @for head in &heads { th { (head) } } }
                }
                tbody {
                    @for number in 1..=rows {
                        @let it = drawn.iter().find(|it| it.draw == number);
                        @let points = it.and_then(|it| it.points);
                        tr { td.k { (number) }
                            td { (it.map(|it| it.rack.as_str()).unwrap_or_default()) }
                            td { (it.and_then(|it| it.place.as_deref()).unwrap_or_default()) }
                            td { (it.and_then(|it| it.word.as_deref()).unwrap_or_default()) }
                            td { @if let Some(points) = points { (points) } }
                            td { @if let Some(points) = points { ({ sum += points.0; sum }) } } }
                    }
                }
            }
        }
    }

    /// What everybody wrote for each draw, and what it counted: by this whoever objects finds his slip.
    pub(super) fn moves_in_detail(&self) -> Markup {
        let heads = ["report-draw", "report-number", "report-player", "print-square", "report-word"];
        let rounds: BTreeSet<Round> = self.summary.moves.iter().map(|it| it.round).collect();
        html! {
            @for round in rounds {
                h3 { (self.say("report-moves")) " · " (self.say("report-round")) " " (round) }
                table {
                    thead { tr { @for id in heads { th scope="col" { (self.say(id)) } }
                        th.n scope="col" { (self.say("print-points")) } th scope="col" { (self.say("report-annulled")) } } }
                    tbody {
                        @for it in self.summary.moves.iter().filter(|it| it.round == round) {
                            tr { td.n { (it.draw) } td.n { (it.number) } td.name { (it.player) }
                                td { (it.place.as_deref().unwrap_or("–")) } td { (it.word.as_deref().unwrap_or_default()) }
                                td.n { (it.points) } td { (it.annulled.as_deref().unwrap_or_default()) } }
                        }
                    }
                }
            }
        }
    }

    /// The letters of each draw, the move that was laid, and by what it was found.
    pub(super) fn drawn(&self) -> Markup {
        let heads = ["report-draw", "report-rack", "print-square", "report-word"];
        let found = ["report-program", "report-list", "report-ties"];
        let rounds: BTreeSet<Round> = self.summary.draws.iter().map(|it| it.round).collect();
        html! {
            @for round in rounds {
                @let draws = || self.summary.draws.iter().filter(move |it| it.round == round);
                h3 { (self.say("report-draws")) " · " (self.say("report-round")) " " (round) }
                @if let Some(seed) = draws().find_map(|it| it.seed.as_deref()) {
                    p { (self.say("report-seed")) ": " b { (seed) } }
                }
                table {
                    thead { tr { @for id in heads { th scope="col" { (self.say(id)) } }
                        th.n scope="col" { (self.say("print-points")) }
                        @for id in found { th scope="col" { (self.say(id)) } } } }
                    tbody {
                        @for it in draws() {
                            tr { td.n { (it.draw) } td { (it.rack) } td { (it.place.as_deref().unwrap_or_default()) }
                                td { (it.word.as_deref().unwrap_or_default()) }
                                td.n { @if let Some(points) = it.points { (points) } }
                                td { (it.program.as_deref().unwrap_or_default()) }
                                td { (it.list.as_deref().unwrap_or_default()) }
                                td.n { @if let Some(ties) = it.ties { (ties) } } }
                        }
                    }
                }
            }
        }
    }
}
