//! Word lists from elsewhere: whatever the bytes are, the words that are kept are words of the alphabet, in order, each
//! once, and make a list that has them.

use std::cell::OnceCell;

use ephor::lexicon::{
    Alphabet, Capitals, Heading, Importer, TextLayout, TileSet, WantedList, WordColumn, columns,
    columns_of_words, decoded, definitions, in_column, misread, sentences, unpacked,
};

thread_local! {
    static ALPHABET: OnceCell<Alphabet> = const { OnceCell::new() };
}

/// The property. The first byte says how the rest is read.
pub fn holds(data: &[u8]) {
    let Some((how, bytes)) = data.split_first() else { return };
    ALPHABET.with(|alphabet| {
        let alphabet = alphabet
            .get_or_init(|| TileSet::embedded("sk100").expect("sound").expect("there").alphabet().clone());
        let Ok(bytes) = unpacked(bytes) else { return };
        let named = [None, Some("cp852"), Some("windows-1250"), Some("utf-16le")][usize::from(how % 4)];
        let Ok(text) = decoded(&bytes, named, alphabet) else { return };
        let _ = columns(&text.text);
        let _ = columns_of_words(&text.text, Heading::Guessed, alphabet);
        let _ = (sentences(&text.text), definitions(&text.text), misread(&text.text));
        let capitals = if how & 4 == 0 { Capitals::Names } else { Capitals::Nothing };
        let wanted = WantedList { tiles: (2, 15), capitals, examples: 3 };
        let mut importer =
            Importer::new(alphabet, wanted).without_marks(if how & 16 == 0 { "#*" } else { "" });
        if how & 8 == 0 {
            let layout = TextLayout::of(&text.text, alphabet);
            for piece in layout.pieces(&text.text, alphabet) {
                assert!(text.text.contains(piece.text));
                importer.take_piece(piece);
            }
        } else {
            let column = WordColumn::from_text(if how & 32 == 0 { "1" } else { "first" });
            let taken =
                in_column(&text.text, &column, Heading::Guessed, |word, line| importer.take(word, line));
            if taken.is_err() {
                return;
            }
        }
        let imported = importer.finish();
        let words: Vec<&str> = imported.words().collect();
        assert!(words.is_sorted() && words.windows(2).all(|pair| pair[0] != pair[1]));
        let dropped: u64 = imported.dropped.iter().map(|it| it.count).sum();
        assert_eq!(words.len() as u64 + dropped, imported.read);
        for word in words {
            let read = alphabet.read(word).unwrap_or_else(|problem| panic!("{word}: {problem}"));
            assert_eq!(read.text(), word);
            assert!((2..=15).contains(&read.tiles()));
        }
    });
}
