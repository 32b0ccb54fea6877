//! What lies on the tables: challenge slips and tournament cards.

use maud::{Markup, html};

use crate::domain::{Round, Side};

use super::{Layout, Papers, blank, short};

/// Words on a slip, where the regulation admits as many.
const WORDS: u16 = 3;

impl Papers<'_> {
    /// Challenge slips, numbered from `first`.
    pub fn slips(&self, layout: Layout, first: u32, count: u16) -> String {
        if self.alone() {
            return self.move_slips(layout, count);
        }
        let checked = self.rules.slip.checked_by_opponent.value;
        let [good, bad] = ["print-valid", "print-invalid"].map(|id| self.say(id));
        let words = self.rules.challenge.max_words.value.map_or(WORDS, |most| most.min(WORDS));
        let piece = |number: u32| {
            html! {
                div.top {
                    b { (self.say("print-slip")) } span { (self.summary.event.name) } b { (format!("{number:04}")) }
                }
                div.row { (short(&self.say("report-round"), "")) (short(&self.say("report-table"), ""))
                    (short(&self.say("print-time"), "")) }
                // A line of its own: in some languages the words before it take half a slip.
                div.row { (blank(&self.say("report-challenger"), "")) }
                @for _ in 0..words { div.row { i { } "☐ " (good) " ☐ " (bad) } }
                @if checked { div.row { "☐ " (self.say("print-checked")) } }
                div.row { (blank(&self.say("print-signature"), "")) }
            }
        };
        let pieces: Vec<Markup> = (first..).take(usize::from(count)).map(piece).collect();
        self.pieces(&self.say("print-slip"), layout, &pieces)
    }

    /// A card for each player with a line for each round: what is paired already stands there.
    pub fn cards(&self, layout: Layout, rounds: u16) -> String {
        let rounds = rounds.max(self.state.round.0);
        // Whoever plays alone has a seat and no opponent: the points, those of the board, and what part of them it is.
        let heads = if self.alone() {
            ["report-round", "report-table", "print-points", "print-board-points", "criterion-percent"]
        } else {
            ["report-round", "report-table", "print-opponent", "print-result", "print-signature"]
        };
        let game_of = |round: Round, player: &str| {
            let mut of = self.state.games.iter().filter(|(at, _)| at.round == round);
            of.find_map(|(at, game)| {
                let side = Side::BOTH.into_iter().find(|side| game.players[side.index()] == player)?;
                Some((at.table.to_string(), game.players[side.other().index()].clone()))
            })
        };
        let piece = |(number, player): (usize, &crate::tournament::Player)| {
            html! {
                div.top { b { (self.say("print-card")) } span { (self.summary.event.name) } b { (number) } }
                div.row { (blank("", &player.name)) (blank(&self.say("column-club"), &player.club)) }
                table.moves {
                    thead { tr { @for id in heads { th { (self.say(id)) } } } }
                    tbody {
                        @for round in (1..=rounds).map(Round) {
                            @let known = game_of(round, &player.name).unwrap_or_default();
                            tr { td { (round) } td { (known.0) } td { (known.1) } td { } td { } }
                        }
                    }
                }
            }
        };
        let pieces: Vec<Markup> = (1..).zip(self.state.players.iter()).map(piece).collect();
        self.pieces(&self.say("print-card"), layout, &pieces)
    }
}
