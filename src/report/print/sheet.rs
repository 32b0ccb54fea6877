//! What lies on the tables and is written on: challenge slips and tournament cards, the players' score sheets with
//! the letters to be crossed out, the card of a game's result, the card by which a set of letters is checked.

use maud::{Markup, html};

use super::{Papers, SheetLayout, blank, short};
use crate::domain::{Round, Side};
use crate::lexicon::TileSet;
use crate::rules::{BlankField, LetterTable, ResultSignatures, SheetEnd};

/// Lines of a score sheet: more moves than a game of a hundred tiles has for a player, and what stands below them.
const LINES: usize = 28;

impl Papers<'_> {
    /// A score sheet for each player of a round; so many blank ones where none is named.
    pub fn score_sheets(&self, layout: SheetLayout, round: Option<Round>, count: u16) -> String {
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
                    @for it in each { tr { td.k { } @for _ in 0..2 { td colspan="2" { (self.say(sheet_end(it))) } td { } } } }
                }
            }
            @if !both.is_empty() {
                div.row { @for it in both { (short(&self.say(sheet_end(it)), ""))
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
    pub fn result_cards(&self, layout: SheetLayout, round: Option<Round>, count: u16) -> String {
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
fn sheet_end(end: SheetEnd) -> &'static str {
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

/// Words on a slip, where the regulation admits as many.
const WORDS: u16 = 3;

impl Papers<'_> {
    /// Challenge slips, numbered from `first`.
    pub fn slips(&self, layout: SheetLayout, first: u32, count: u16) -> String {
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
    pub fn cards(&self, layout: SheetLayout, rounds: u16) -> String {
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

/// What stands for a blank: it has no letter.
const BLANK: char = '☐';

/// A letter, how many tiles have it, what each scores.
struct TileKind {
    letter: char,
    count: u8,
    points: u8,
}

/// All kinds of tile in the order of the alphabet, the blanks last.
fn kinds(tiles: &TileSet) -> Vec<TileKind> {
    let order = tiles.alphabet().letters();
    let mut all: Vec<TileKind> = tiles
        .tiles()
        .iter()
        .map(|it| TileKind { letter: it.letter, count: it.count, points: it.points })
        .collect();
    all.sort_by_key(|it| {
        (order.iter().position(|letter| *letter == it.letter).unwrap_or(order.len()), it.letter)
    });
    all.push(TileKind { letter: BLANK, count: tiles.blanks(), points: 0 });
    all.retain(|it| it.count > 0);
    all
}

impl Papers<'_> {
    /// Whether every score sheet has the letters on it.
    pub(super) fn letters_on_sheet(&self) -> bool {
        self.rules.results.letters.as_ref().is_some_and(|it| it.value == LetterTable::Sheet)
    }

    /// The letters as many times as there are tiles, each kind with its points: whoever follows the game crosses out.
    pub(super) fn letters_to_cross(&self) -> Markup {
        html! {
            div.letters {
                @for it in kinds(self.tiles) {
                    span { b { (it.letter) } sub { (it.points) } " "
                        (it.letter.to_string().repeat(usize::from(it.count))) " " small { (it.count) } }
                }
            }
        }
    }

    /// A card for each table, or so many: letter, number, points, and the sum by which a set is complete.
    pub fn letter_cards(&self, layout: SheetLayout, count: Option<u16>) -> String {
        let heads = ["print-letter", "print-number", "print-points"].map(|id| self.say(id));
        let all = kinds(self.tiles);
        // Two halves beside one another: a card is no longer than it is high.
        let half = all.len().div_ceil(2);
        let cells = |it: Option<&TileKind>| {
            html! {
                @match it {
                    Some(it) => { td { b { (it.letter) } } td.n { (it.count) } td.n { (it.points) } }
                    None => { td { } td { } td { } }
                }
            }
        };
        let piece = |table: &str| {
            html! {
                div.top { b { (self.say("print-letters-title")) } span { (self.summary.event.name) } }
                div.row { (short(&self.say("report-table"), table))
                    span { (self.tiles.title()) " · " (self.say("print-tiles-in-all")) " " b { (self.tiles.total()) } } }
                table.moves.kinds {
                    thead { tr { @for _ in 0..2 { @for head in &heads { th scope="col" { (head) } } } } }
                    tbody { @for row in 0..half { tr { (cells(all.get(row))) (cells(all.get(half + row))) } } }
                }
                div.quiet { (BLANK) " " (self.say("print-blank")) }
            }
        };
        let pieces: Vec<Markup> = match count {
            Some(count) => (0..count).map(|_| piece("")).collect(),
            None => self.state.tables.keys().map(|table| piece(&table.to_string())).collect(),
        };
        self.pieces(&self.say("print-letters-title"), layout, &pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Language;

    #[test]
    fn letters_stand_in_the_order_of_the_language_and_add_up() {
        let languages = Language::embedded().expect("shipped");
        for tiles in languages.iter().flat_map(Language::tile_sets) {
            let all = kinds(tiles);
            let sum: u16 = all.iter().map(|it| u16::from(it.count)).sum();
            assert_eq!(sum, tiles.total(), "{}", tiles.id());
            assert_eq!(all.last().map(|it| (it.letter, it.count)), Some((BLANK, tiles.blanks())));
            let order = tiles.alphabet().letters();
            let places: Vec<_> =
                all.iter().filter_map(|it| order.iter().position(|letter| *letter == it.letter)).collect();
            assert!(places.is_sorted(), "{}", tiles.id());
        }
    }
}
