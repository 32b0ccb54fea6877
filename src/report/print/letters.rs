//! The letters of the set with how many there are and what each scores: on score sheets, to be crossed out, and as a
//! card by which a set is checked.

use maud::{Markup, html};

use crate::lexicon::TileSet;
use crate::rules::LetterTable;

use super::{Layout, Papers, short};

/// What stands for a blank: it has no letter.
const BLANK: char = '☐';

/// A letter, how many tiles have it, what each scores.
struct Kind {
    letter: char,
    count: u8,
    points: u8,
}

/// All kinds of tile in the order of the alphabet, the blanks last.
fn kinds(tiles: &TileSet) -> Vec<Kind> {
    let order = tiles.alphabet().letters();
    let mut all: Vec<Kind> = tiles
        .tiles()
        .iter()
        .map(|it| Kind { letter: it.letter, count: it.count, points: it.points })
        .collect();
    all.sort_by_key(|it| {
        (order.iter().position(|letter| *letter == it.letter).unwrap_or(order.len()), it.letter)
    });
    all.push(Kind { letter: BLANK, count: tiles.blanks(), points: 0 });
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
    pub fn letter_cards(&self, layout: Layout, count: Option<u16>) -> String {
        let heads = ["print-letter", "print-number", "print-points"].map(|id| self.say(id));
        let all = kinds(self.tiles);
        // Two halves beside one another: a card is no longer than it is high.
        let half = all.len().div_ceil(2);
        let cells = |it: Option<&Kind>| {
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
