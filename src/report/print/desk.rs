//! What lies on the tables: score sheets, challenge slips, tournament cards.

use maud::{Markup, html};

use crate::domain::{Round, Side};
use crate::rules::Signatures;

use super::{Layout, Papers, blank, short};

/// More moves than a game of a hundred tiles has for a player.
const MOVES: u16 = 24;
/// Words on a slip, where the regulation admits as many.
const WORDS: u16 = 3;

impl Papers<'_> {
    /// A score sheet for each player of a round; so many blank ones where none is named.
    pub fn score_sheets(&self, layout: Layout, round: Option<Round>, count: u16) -> String {
        let mut pieces: Vec<Markup> = Vec::new();
        if let Some(round) = round {
            for (at, game) in self.state.games.iter().filter(|(at, _)| at.round == round) {
                let seated = Side::BOTH.iter().filter(|side| !game.players[side.index()].is_empty());
                pieces.extend(seated.map(|side| {
                    let names = [*side, side.other()].map(|it| game.players[it.index()].as_str());
                    self.score_sheet(&at.round.to_string(), &at.table.to_string(), names)
                }));
            }
        } else {
            pieces.extend((0..count).map(|_| self.score_sheet("", "", ["", ""])));
        }
        if self.alone() {
            // The arbiter's own.
            pieces.push(self.board_sheet("", "", "print-letters"));
        }
        self.pieces(&self.say("print-sheet"), layout, &pieces)
    }

    fn score_sheet(&self, round: &str, table: &str, [own, other]: [&str; 2]) -> Markup {
        if self.alone() {
            return self.board_sheet(table, own, "print-own-move");
        }
        let heads = ["report-word", "print-points", "print-sum"].map(|id| self.say(id));
        let mut ends = vec!["print-racks"];
        ends.extend(self.rules.time.overtime.is_some().then_some("print-overtime"));
        ends.extend(["print-penalties", "print-final"]);
        let signed = self.rules.results.signatures.value == Signatures::Both;
        html! {
            // Where and when it was belongs to the head of a sheet (SSS §2.7): a person writes it.
            div.top { b { (self.say("print-sheet")) }
                div.row.where { (blank(&self.say("print-place-and-date"), "")) } span { (self.summary.event.name) } }
            div.row { (short(&self.say("report-round"), round)) (short(&self.say("report-table"), table))
                (blank("", own)) (blank("–", other)) }
            table.moves {
                thead { tr { td.k { } @for _ in 0..2 { @for head in &heads { th { (head) } } } } }
                tbody {
                    @for number in 1..=MOVES { tr { td.k { (number) } @for _ in 0..6 { td { } } } }
                    @for id in ends { tr { td.k { } @for _ in 0..2 { td colspan="2" { (self.say(id)) } td { } } } }
                }
            }
            @if signed { div.row { (blank(&self.say("print-signature"), "")) (blank("", "")) } }
            @if self.letters_on_sheet() { (self.letters_to_cross()) }
        }
    }

    /// A card for the result of each game of a round, which its two players hand in; so many blank ones where none is
    /// named.
    pub fn result_cards(&self, layout: Layout, round: Option<Round>, count: u16) -> String {
        let pieces: Vec<Markup> = if let Some(round) = round {
            let games = self.state.games.iter().filter(|(at, _)| at.round == round);
            let two = games.filter(|(_, game)| game.players.iter().all(|name| !name.is_empty()));
            two.map(|(at, game)| {
                let names = game.players.each_ref().map(String::as_str);
                self.result_card(&at.round.to_string(), &at.table.to_string(), names)
            })
            .collect()
        } else {
            (0..count).map(|_| self.result_card("", "", ["", ""])).collect()
        };
        self.pieces(&self.say("print-result-card"), layout, &pieces)
    }

    fn result_card(&self, round: &str, table: &str, names: [&str; 2]) -> Markup {
        let mut lines = vec!["print-points"];
        lines.extend(self.rules.time.overtime.is_some().then_some("print-overtime"));
        lines.push("print-final");
        let signed = self.rules.results.signatures.value == Signatures::Both;
        lines.extend(signed.then_some("print-signature"));
        html! {
            div.top { b { (self.say("print-result-card")) } span { (self.summary.event.name) } }
            div.row { (short(&self.say("report-round"), round)) (short(&self.say("report-table"), table))
                (blank(&self.say("print-time"), "")) }
            table.card {
                thead { tr { td { } @for name in names { td { b { (name) } } } } }
                tbody { @for id in lines { tr { th scope="row" { (self.say(id)) } td { } td { } } } }
            }
        }
    }

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
                    (blank(&self.say("report-challenger"), "")) }
                @for _ in 0..words { div.row { i { } "☐ " (good) " ☐ " (bad) } }
                @if checked { div.row { "☐ " (self.say("print-checked")) } }
                div.row { (short(&self.say("print-time"), "")) (blank(&self.say("print-signature"), "")) }
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
