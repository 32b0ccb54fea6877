//! The order in which names stand in a list, by the dictionaries of the regulations' languages.
//!
//! The libraries that know all languages bring tables of some hundred kilobytes; names in five languages need a few
//! letters.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// What a name is sorted by: letter by letter, capitals as small ones; a letter with a mark that does not make it one
/// of its own as the bare one; what is level so, by the letters as they are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Collated {
    letters: Vec<(char, u8)>,
    exactly: String,
}

/// The key of a name in the order of a language (BCP 47: `cs`, `de`, `el`, `sk`, `en`).
///
/// Czech (ČSN 97 6030) and Slovak (STN 01 0181) have Č, CH, Ř, Š and Ž behind C, H, R, S and Z, Slovak Ä and Ô behind A
/// and O; German (DIN 5007-1) and Greek have no letters with marks of their own, ß is ss and ς is σ.
pub fn collated(language: &str, name: &str) -> Collated {
    let (czech, slovak) = (language == "cs", language == "sk");
    let mut letters: Vec<(char, u8)> = Vec::new();
    for letter in name.nfd().flat_map(char::to_lowercase) {
        let behind = match (letters.last(), letter) {
            (Some(('c' | 'r' | 's' | 'z', 0)), CARON) => czech || slovak,
            (Some(('a', 0)), DIAERESIS) | (Some(('o', 0)), CIRCUMFLEX) => slovak,
            _ => false,
        };
        match (letters.last_mut(), letter) {
            (Some(last), _) if behind => last.1 = 1,
            (Some(last), 'h') if *last == ('c', 0) && (czech || slovak) => *last = ('h', 1),
            (_, 'ß') => letters.extend([('s', 0); 2]),
            (_, 'ς') => letters.push(('σ', 0)),
            (_, letter) if is_combining_mark(letter) => {}
            (_, letter) => letters.push((letter, 0)),
        }
    }
    Collated { letters, exactly: name.to_owned() }
}

const CIRCUMFLEX: char = '\u{302}';
const DIAERESIS: char = '\u{308}';
const CARON: char = '\u{30c}';

#[cfg(test)]
mod tests {
    use super::collated;

    fn sorted(language: &str, names: &str) -> String {
        let mut names: Vec<&str> = names.split(' ').collect();
        names.sort_by_cached_key(|name| collated(language, name));
        names.join(" ")
    }

    #[test]
    fn names_stand_in_the_order_of_their_language() {
        let czech =
            "Čapek Chalupa Holub Cibulka Žák Zeman Řehoř Rys Šíp Sýkora Ďas Dvořák Ábel Adam Úlehla Ulrich";
        assert_eq!(
            sorted("cs", czech),
            "Ábel Adam Cibulka Čapek Ďas Dvořák Holub Chalupa Rys Řehoř Sýkora Šíp Úlehla Ulrich Zeman Žák"
        );
        assert_eq!(
            sorted("sk", "Ozábal Ôčko Ovčík Päta Pazúr Ľalík Lukáč"),
            "Ľalík Lukáč Ovčík Ozábal Ôčko Pazúr Päta"
        );
        let german = "Zander Öhler Oswald Groß Grossmann Christ Cramer Čech Celan";
        assert_eq!(sorted("de", german), "Čech Celan Christ Cramer Groß Grossmann Öhler Oswald Zander");
        assert_eq!(sorted("el", "Ώτος Όμηρος Νίκας Νικαία Ζήνων"), "Ζήνων Νικαία Νίκας Όμηρος Ώτος");
    }

    #[test]
    fn what_is_level_by_its_letters_has_one_order() {
        assert_eq!(sorted("cs", "malá mala Malá Mala"), "Mala Malá mala malá");
    }
}
