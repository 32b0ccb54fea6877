//! Upper case for show: on tiles, on banners, in letters that are seen from afar.

/// A text in capitals as it is printed. A letter whose capital would be two (`ß`) stays one tile; a Greek capital has
/// no tonos, and keeps its dialytika (`ΜΑΪΜΟΥ`).
pub fn capitals(text: &str) -> String {
    let mut capitals = String::with_capacity(text.len());
    let mut greek = false;
    for letter in text.chars() {
        // A tonos that stands by itself behind its letter.
        if matches!(letter, '\u{300}' | '\u{301}' | '\u{342}') && greek {
            continue;
        }
        let capital = capital(letter);
        greek = matches!(capital, 'Α'..='Ϋ');
        capitals.push(capital);
    }
    capitals
}

fn capital(letter: char) -> char {
    match letter {
        'ß' => return 'ẞ',
        'ΐ' => return 'Ϊ',
        'ΰ' => return 'Ϋ',
        _ => {}
    }
    let mut upper = letter.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(one), None) => bare(one),
        _ => letter,
    }
}

/// A Greek capital without its tonos; any other letter as it is.
fn bare(letter: char) -> char {
    match letter {
        'Ά' => 'Α',
        'Έ' => 'Ε',
        'Ή' => 'Η',
        'Ί' => 'Ι',
        'Ό' => 'Ο',
        'Ύ' => 'Υ',
        'Ώ' => 'Ω',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_stays_one_tile() {
        assert_eq!(capitals("straße kôň"), "STRAẞE KÔŇ");
    }

    #[test]
    fn greek_capitals_have_no_tonos_and_keep_the_dialytika() {
        for (written, shown) in [
            ("Λέξη αποδεκτή", "ΛΕΞΗ ΑΠΟΔΕΚΤΗ"),
            ("βάσιμο", "ΒΑΣΙΜΟ"),
            ("ΛΎΚΟΣ", "ΛΥΚΟΣ"),
            ("μαϊμού", "ΜΑΪΜΟΥ"),
            ("προΐσταμαι ΰ", "ΠΡΟΪΣΤΑΜΑΙ Ϋ"),
            ("άέήίόύώ", "ΑΕΗΙΟΥΩ"),
            ("λυ\u{301}κος", "ΛΥΚΟΣ"),
            ("mal\u{301}é", "MAL\u{301}É"),
        ] {
            assert_eq!(capitals(written), shown);
        }
    }
}
