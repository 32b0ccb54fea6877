//! A word list's manifest and its set: a list is what its build wrote, or is refused, and whatever is believed has the
//! words that it says and no others.

use std::cell::OnceCell;

use ephor::domain::Digest;
use ephor::lexicon::{Alphabet, Manifest, TileSet, WordList, build};

thread_local! {
    static ALPHABET: OnceCell<Alphabet> = const { OnceCell::new() };
}

const HEAD: &str = "id = \"sk-x\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"X\"\nedition = \"1\"\n\
                    authority = \"advisory\"\nsource = \"s\"\nlicence = \"CC0\"\n";

/// What stands behind a set that carries its short words.
const TAIL: &[u8] = b"ephor-5\n";

/// The property. The first byte says what the rest is: a manifest, a set under the figures that fit it, or words.
pub fn holds(data: &[u8]) {
    match data.split_first() {
        Some((b'm', text)) => manifest(text),
        Some((b's', bytes)) => set(bytes),
        Some((b'w', text)) => words(text),
        _ => {}
    }
}

/// A manifest is safe to make file names of and to show, and speaks of no set but its own.
fn manifest(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(manifest) = Manifest::parse(text) else { return };
    assert!(Manifest::wrong_id(&manifest.id).is_none());
    assert!(
        [&manifest.title, &manifest.name, &manifest.notes]
            .iter()
            .all(|it| Manifest::wrong_text(it).is_none())
    );
    assert!(text.starts_with(Manifest::head(text)));
    assert!(WordList::open(text, b"another set".as_slice()).is_err());
}

/// A set under a manifest that somebody made for it: refused, or every word that it hands out is in it.
fn set(bytes: &[u8]) {
    let count = count(bytes);
    let figures = format!(
        "{HEAD}\n[built]\nwords = {count}\nlengths = [[2, {count}]]\nbytes = {}\nfst = \"{}\"\n",
        bytes.len(),
        Digest::of(bytes)
    );
    let Ok(list) = WordList::open(&figures, bytes.to_vec()) else { return };
    let words = list.words();
    assert_eq!((words.len(), list.len()), (count as usize, count as usize));
    assert!(words.is_sorted());
    // The short words behind a long list's set answer for it, and only `ephor lexicon verify` walks both.
    let _ = list.count_again();
    if bytes.ends_with(TAIL) {
        return;
    }
    ALPHABET.with(|alphabet| {
        for word in words {
            let read = alphabet.get_or_init(slovak).read(&word);
            if let Some(read) = read.ok().filter(|read| read.text() == word) {
                assert!(list.contains(&read), "{word}");
            }
        }
    });
}

/// How many words a set says it has, wherever what is behind it begins: four bytes of length and a mark of eight.
fn count(bytes: &[u8]) -> u32 {
    let tail = bytes.strip_suffix(TAIL).and_then(|rest| {
        let (rest, length) = rest.split_last_chunk::<4>()?;
        rest.len().checked_sub(u32::from_le_bytes(*length) as usize).map(|end| &rest[..end])
    });
    // Behind the number stand the root's place and a checksum.
    let foot = tail.unwrap_or(bytes).split_last_chunk::<20>();
    foot.map_or(0, |(_, foot)| u32::from_le_bytes([foot[0], foot[1], foot[2], foot[3]]) % 100_000)
}

/// Words as people write them make a list that has each of them.
fn words(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    ALPHABET.with(|alphabet| {
        let alphabet = alphabet.get_or_init(slovak);
        let Ok(built) = build(HEAD, text, alphabet) else { return };
        let list = WordList::open(&built.manifest, built.fst.clone()).expect("what was built");
        list.count_again().expect("as it was counted");
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let word = alphabet.read(line).expect("it was taken");
            assert!(list.contains(&word), "{line}");
        }
        // Any other bytes are another set.
        for at in [0, built.fst.len() / 2, built.fst.len() - 1] {
            let mut other = built.fst.clone();
            other[at] ^= 1;
            assert!(WordList::open(&built.manifest, other).is_err());
        }
    });
}

fn slovak() -> Alphabet {
    TileSet::embedded("sk100").expect("sound").expect("there").alphabet().clone()
}
