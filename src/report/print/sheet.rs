//! What is written down of a game: the players' score sheets and the card of its result.

use maud::{Markup, html};

use crate::domain::{Round, Side};
use crate::rules::{BlankField, ResultSignatures, SheetEnd};

use super::{Layout, Papers, blank, short};

/// Lines of a score sheet: more moves than a game of a hundred tiles has for a player, and what stands below them.
const LINES: usize = 28;

impl Papers<'_> {
    /// A score sheet for each player of a round; so many blank ones where none is named.
    pub fn score_sheets(&self, layout: Layout, round: Option<Round>, count: u16) -> String {
        let mut pieces: Vec<Markup> = Vec::new();
        if let Some(round) = round {
            for (at, game) in self.state.games.iter().filter(|(at, _)| at.round == round) {
                let seated = Side::BOTH.iter().filter(|side| !game.players[side.index()].is_empty());
                let names = game.players.each_ref().map(String::as_str);
                pieces.extend(seated.map(|side| {
                    self.score_sheet(&at.round.to_string(), &at.table.to_string(), names, *side)
                }));
            }
        } else {
            pieces.extend((0..count).map(|_| self.score_sheet("", "", ["", ""], Side::A)));
        }
        if self.alone() {
            // The arbiter's own.
            pieces.push(self.arbiter_sheet(round));
        }
        self.pieces(&self.say("print-sheet"), layout, &pieces)
    }

    fn score_sheet(&self, round: &str, table: &str, names: [&str; 2], own: Side) -> Markup {
        if self.alone() {
            return self.board_sheet(table, names[own.index()]);
        }
        let heads = ["report-word", "print-points", "print-sum"].map(|id| self.say(id));
        let rules = self.rules.sheet.as_ref();
        let crosses = rules.and_then(|it| it.crosses.as_ref()).is_some_and(|it| it.value);
        let starts = rules.and_then(|it| it.starter_left.as_ref()).is_some_and(|it| it.value);
        let columns = if starts { Side::BOTH } else { [own, own.other()] };
        let (both, each): (Vec<SheetEnd>, Vec<SheetEnd>) =
            self.sheet_ends().into_iter().partition(|it| it.of_both());
        let moves = LINES.saturating_sub(each.len() + usize::from(crosses));
        let signed = self.rules.results.signatures.value == ResultSignatures::Both;
        html! {
            // Where and when it was belongs to the head of a sheet (SSS §2.7): a person writes it.
            div.top { b { (self.say("print-sheet")) }
                div.row.where { (blank(&self.say("print-place-and-date"), "")) } span { (self.summary.event.name) } }
            div.row { (short(&self.say("report-round"), round)) (short(&self.say("report-table"), table))
                @if self.blanks_on(BlankField::Sheet) {
                    span.boxes { (self.say("print-blanks-mean")) b { } b { } }
                } }
            table.moves {
                thead {
                    @if crosses { tr { td.k { } @for _ in 0..2 { td.box colspan="3" { (self.say("print-crosses")) } } } }
                    tr { td.k { } @for side in columns {
                        td.who colspan="3" {
                            @if starts && side == Side::A { small { (self.say("print-begins")) } " " }
                            @if side == own { b { (names[side.index()]) } } @else { (names[side.index()]) }
                        } } }
                    tr { td.k { } @for _ in 0..2 { @for head in &heads { th { (head) } } } }
                }
                tbody {
                    @for number in 1..=moves { tr { td.k { (number) } @for _ in 0..6 { td { } } } }
                    @for it in each { tr { td.k { } @for _ in 0..2 { td colspan="2" { (self.say(end(it))) } td { } } } }
                }
            }
            @if !both.is_empty() {
                div.row { @for it in both { (short(&self.say(end(it)), ""))
                    @if it == SheetEnd::BestMove { (blank(&self.say("print-whose"), "")) } } }
            }
            @if signed { div.row { (blank(&self.say("print-signature"), "")) (blank("", "")) } }
            @if self.letters_on_sheet() { (self.letters_to_cross()) }
        }
    }

    /// What is noted at the end of a game.
    fn sheet_ends(&self) -> Vec<SheetEnd> {
        let named = self.rules.sheet.as_ref().and_then(|it| it.ends.as_ref()).map(|it| it.value.clone());
        named.unwrap_or_else(|| {
            let overtime = self.rules.time.overtime.is_some().then_some(SheetEnd::Overtime);
            let ends =
                [Some(SheetEnd::TilesLeft), overtime, Some(SheetEnd::Penalties), Some(SheetEnd::Final)];
            ends.into_iter().flatten().collect()
        })
    }

    /// Whether the letters of blanks are noted there.
    fn blanks_on(&self, place: BlankField) -> bool {
        let noted = self.rules.sheet.as_ref().and_then(|it| it.blank.as_ref());
        noted.is_some_and(|it| it.value == place)
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
        if self.blanks_on(BlankField::Card) {
            lines.insert(0, "print-blanks-mean");
        }
        lines.extend(self.rules.time.overtime.is_some().then_some("print-overtime"));
        lines.push("print-final");
        let signed = self.rules.results.signatures.value == ResultSignatures::Both;
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
}

/// What a line at the end of a sheet is called.
fn end(end: SheetEnd) -> &'static str {
    match end {
        SheetEnd::Sum => "print-moves-sum",
        SheetEnd::GoingOut => "print-going-out",
        SheetEnd::TilesLeft => "print-racks",
        SheetEnd::Overtime => "print-overtime",
        SheetEnd::Penalties => "print-penalties",
        SheetEnd::Final => "print-final",
        SheetEnd::Joint => "print-joint",
        SheetEnd::Difference => "print-difference",
        SheetEnd::BestMove => "print-best-move",
    }
}
