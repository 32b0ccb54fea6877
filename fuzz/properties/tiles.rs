//! `tiles.toml`: a language whose letters are words of themselves and whose bags have what they say, or a complaint that
//! names the file.

use ephor::lexicon::Language;

/// The property.
pub fn holds(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let language = match Language::load("tiles.toml", text) {
        Ok(language) => language,
        Err(bad) => {
            assert!(bad.to_string().starts_with("tiles.toml"), "{bad}");
            return;
        }
    };
    let alphabet = language.alphabet();
    for &letter in alphabet.letters() {
        assert!(alphabet.has(letter));
        let twice: String = [letter, letter].iter().collect();
        let word = alphabet.read(&twice).unwrap_or_else(|problem| panic!("{letter}: {problem}"));
        assert_eq!((word.text(), word.tiles()), (twice.as_str(), 2));
    }
    for bag in language.tile_sets() {
        let lettered: u32 = bag.tiles().iter().map(|tile| u32::from(tile.count)).sum();
        assert_eq!(u32::from(bag.total()), lettered + u32::from(bag.blanks()));
        assert!(bag.tiles().iter().all(|tile| tile.count > 0 && alphabet.has(tile.letter)));
        assert_eq!(bag.digest(), bag.clone().digest());
        for tile in bag.tiles() {
            assert_eq!(bag.count(tile.letter), tile.count);
            // A row as long as the board of one letter: whatever there is too little of is noted.
            let row: String = std::iter::repeat_n(tile.letter, 15).collect();
            let _ = bag.read(&row);
        }
    }
}
