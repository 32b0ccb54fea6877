//! Chapter `[duplicate]`: everybody lays the same letters; what is drawn, which racks are changed, what a slip is
//! annulled for; with what must agree in it. A regulation that has it can be played from the console, draw by draw.

use serde::{Deserialize, Serialize};

use super::Cited;
use super::load::across::IdKind;
use super::load::diagnostics::Diagnostics;
use super::load::parse::TableReader;

table! {
    /// A game in which everybody has the same letters, and the best move is laid on every board.
    pub struct DuplicateRules {
        /// Up to how many letters a rack is filled.
        pub rack: Cited<u8>,
        /// The vowels among the letters; all others are consonants.
        pub vowels: Cited<String>,
        /// How many vowels and consonants a rack needs, or it is changed.
        pub needs: Cited<RackNeeds>,
        /// What a blank on the rack is.
        pub blank: Cited<BlankKind>,
        /// Whether the letters of a rack that is changed are in the bag again before the next one is drawn.
        pub returned: Cited<bool>,
        /// What happens where nobody can lay anything and letters are left in the bag.
        pub no_move: Cited<NoMove>,
        /// The offences for which a slip is annulled.
        pub annuls: Annulments,
        /// The ways the game ends.
        pub over: DuplicateEnds,
        /// Whoever leaves keeps what he has and gets nothing for the rest.
        pub leaves_zero: Cited<bool>,
        /// The list whose moves are compared; what it has needs no ruling.
        pub list: Cited<String>,
    }
    refuse rack if |it| !(1..=7).contains(&it.value) => "is no rack", "write a number from 1 to 7";
    refuse vowels if |it| it.value.is_empty() => "names no letter", "write the vowels as capitals: \"ΑΕΗΙΟΥΩ\"";
}

table! {
    /// The offences for which a slip is annulled, by what is wrong with it.
    pub struct Annulments {
        /// It was not ready when time was up.
        pub late: String,
        /// Its player wrote on.
        pub writes_on: String,
        /// The main word.
        pub main_word: String,
        /// Another word that it forms.
        pub cross_word: String,
        /// A letter that is not on the rack.
        pub not_on_rack: String,
        /// Square or direction.
        pub wrong_place: String,
        /// A blank that is not circled.
        pub blank_not_circled: String,
    }
    check offences_are_there(
        late, writes_on, main_word, cross_word, not_on_rack, wrong_place, blank_not_circled
    );
}

table! {
    /// The ways the game ends, by what has happened.
    pub struct DuplicateEnds {
        /// No letter is left.
        pub letters_out: String,
        /// Nobody formed a word, and the bag is empty.
        pub no_word: String,
        /// Only vowels or only consonants are left.
        pub one_kind: String,
    }
    check ends_are_there(letters_out, no_word, one_kind);
}

/// How many vowels and consonants a rack needs, or it is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RackNeeds {
    /// Two of each as long as two of each are left, after that one of each.
    #[serde(alias = "two")]
    TwoThenOne,
    /// One of each.
    One,
}

/// What a blank on the rack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlankKind {
    /// Whichever of vowels and consonants is short.
    Short,
    /// Neither.
    Neither,
}

/// What happens where nobody can lay anything and letters are left in the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoMove {
    /// All letters are changed.
    Changed,
    /// The game is over, as with an empty bag.
    Ended,
}

impl DuplicateRules {
    /// Whether no other letters are drawn where nothing can be laid: the bag is empty, or that ends the game.
    pub fn no_others(&self, bag: &[char]) -> bool {
        bag.is_empty() || self.no_move.value == NoMove::Ended
    }
}

impl Annulments {
    /// All of them, in the order of the regulation's chapters.
    pub fn all(&self) -> [&str; 7] {
        [
            &self.late,
            &self.writes_on,
            &self.main_word,
            &self.cross_word,
            &self.not_on_rack,
            &self.wrong_place,
            &self.blank_not_circled,
        ]
    }
}

#[expect(clippy::too_many_arguments, reason = "one for each key that names an offence")]
pub(in crate::rules) fn offences_are_there(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    late: Option<&String>,
    writes_on: Option<&String>,
    main_word: Option<&String>,
    cross_word: Option<&String>,
    not_on_rack: Option<&String>,
    wrong_place: Option<&String>,
    blank_not_circled: Option<&String>,
) {
    let named = [
        ("late", late),
        ("writes_on", writes_on),
        ("main_word", main_word),
        ("cross_word", cross_word),
        ("not_on_rack", not_on_rack),
        ("wrong_place", wrong_place),
        ("blank_not_circled", blank_not_circled),
    ];
    refer(chapter, diagnostics, IdKind::Offence, &named);
}

pub(in crate::rules) fn ends_are_there(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    letters_out: Option<&String>,
    no_word: Option<&String>,
    one_kind: Option<&String>,
) {
    let named = [("letters_out", letters_out), ("no_word", no_word), ("one_kind", one_kind)];
    refer(chapter, diagnostics, IdKind::End, &named);
}

fn refer(
    chapter: &TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    list: IdKind,
    named: &[(&'static str, Option<&String>)],
) {
    for (key, id) in named {
        if let Some(id) = id {
            diagnostics.refers(list, id, &chapter.at(key));
        }
    }
}
