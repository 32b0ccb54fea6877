//! What is no list, or not the one it is taken for, is said and not read by guessing.

use super::super::{
    Alphabet, Capitals, ColumnFindings, Decoded, DictionaryFile, DropReason, Example, Heading, Hunspell,
    Importer, Language, LineFault, ListProblem, Manifest, TextLayout, WantedList, WordColumn, WrongLetter,
    build, columns, decoded, in_column, unpacked,
};
use super::slovak;

fn alphabet(code: &str) -> Alphabet {
    let all = Language::embedded().expect("sound");
    all.into_iter().find(|it| it.alphabet().language() == code).expect("shipped").alphabet().clone()
}

const MANIFEST: &str = "id = \"sk-try\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"t\"\nedition = \"1\"\n\
                        authority = \"advisory\"\nsource = \"t\"\nlicence = \"t\"\n";

fn wrong(manifest: &str) -> String {
    Manifest::parse(manifest).expect_err("wrong").to_string()
}

#[test]
fn the_file_of_the_letters_is_no_list() {
    for id in ["tiles", "Tiles", "TILES"] {
        let said = wrong(&MANIFEST.replace("sk-try", id));
        assert!(said.contains(&format!("no list can be called {id}")), "{said}");
    }
    assert!(Manifest::parse(&MANIFEST.replace("sk-try", "sk-tiles")).is_ok());
}

#[test]
fn no_text_of_a_manifest_steers_a_terminal() {
    for key in ["title", "name", "edition", "source", "licence", "made", "notes"] {
        for (bad, code) in [("\\u001b[2J", "U+001B"), ("a\\nb", "U+000A"), ("\\u202eb", "U+202E")] {
            let without: Vec<&str> = MANIFEST.lines().filter(|line| !line.starts_with(key)).collect();
            let without = without.join(
                "
",
            );
            let said = wrong(&format!("{without}\n{key} = \"{bad}\"\n"));
            assert!(said.contains(&format!("{key}: ")) && said.contains(code), "{said}");
        }
    }
    let repair =
        "repairs = [{ printed = \"\\u0007\", reading = \"a\", confidence = \"low\", reason = \"b\" }]\n";
    assert!(wrong(&format!("{MANIFEST}{repair}")).contains("repairs: "));
}

#[test]
fn words_that_the_list_would_not_be_asked_for_stop_the_build() {
    let manifest = format!("{MANIFEST}tiles = [2, 3]\n");
    let problem = build(&manifest, "dom\nžena\n", slovak().alphabet()).expect_err("too long");
    let ListProblem::Lines { lines, .. } = &problem else { panic!("{problem}") };
    assert_eq!((lines.len(), lines[0].line), (1, 2));
    assert_eq!(lines[0].fault, LineFault::Outside { tiles: 4, from: 2, to: 3 });
    assert!(problem.to_string().contains("line 2, žena: 4 tiles, and the manifest says"), "{problem}");
    assert!(build(&manifest, "dom\nčo\n", slovak().alphabet()).is_ok());
}

#[test]
fn where_two_character_sets_fit_both_are_shown_and_none_is_taken() {
    let (sk, cs, de) = (alphabet("sk"), alphabet("cs"), alphabet("de"));
    let set = |bytes: &[u8], alphabet: &Alphabet| {
        decoded(bytes, None, alphabet).map(|Decoded { encoding, .. }| encoding).map_err(|it| it.to_string())
    };
    let said = set(b"\xbeena\nmu\xbea\nvoda\n", &sk).expect_err("either");
    assert!(said.contains("“ľena” in windows-1250 (--encoding windows-1250)"), "{said}");
    assert!(said.contains("“žena” in ISO-8859-2 (--encoding iso-8859-2)"), "{said}");
    let said = set(b"kos\xbb\nplo\xbb\n", &sk).expect_err("a t or a quotation mark");
    assert!(said.contains("“kosť” in ISO-8859-2"), "{said}");
    // Ľ is no letter of Czech, and ą none of Slovak.
    assert_eq!(set(b"\xbeena\nmu\xbea\n", &cs), Ok("ISO-8859-2"));
    assert_eq!(set(b"\xbeena\nko\xb9a\n", &sk), Ok("ISO-8859-2"));
    assert_eq!(set(b"\x9eena\n\xbead\n", &sk), Ok("windows-1250"));
    // One strange letter in a list is a slip of somebody's, and proves no set.
    let many = [b"\xbead\n".repeat(500).as_slice(), b"w\xb9s\n"].concat();
    assert!(set(&many, &sk).is_err());
    // The same letters in both, or signs that are no letters: nothing to ask.
    assert_eq!(set(b"k\xf4\xf2\nm\xe4so\n", &sk), Ok("windows-1250"));
    assert_eq!(set(b"stra\xdfe\n\x96\n\xe4hre\n", &de), Ok("windows-1250"));
    assert_eq!(decoded(b"\xbeena", Some("iso-8859-2"), &sk).expect("named").text, "žena");
}

#[test]
fn what_is_no_text_is_refused_by_its_bytes() {
    let sk = alphabet("sk");
    for byte in (0x01..=0x08_u8).chain(0x0e..=0x1f) {
        let text = [b"dom\nles".as_slice(), &[byte], b"\nrok\n"].concat();
        let said = decoded(&text, None, &sk).expect_err("a control").to_string();
        assert!(said.contains(&format!("byte {byte:02X} in line 2 is a control character")), "{said}");
        assert!(decoded(&text, Some("windows-1250"), &sk).is_err(), "also where the set is named");
    }
    assert!(decoded(b"\xff\xfed\0\x05\0", None, &sk).is_err(), "also in UTF-16");
    assert_eq!(decoded(b"dom\r\n\x0cles\t\x0b\x1a", None, &sk).expect("text").text, "dom\r\n\u{c}les\t\u{b}");
    assert_eq!(decoded(b"dom\rles\r", None, &sk).expect("text").text, "dom\nles\n", "of an old Macintosh");
    for (begin, what) in [
        (b"PK\x03\x04\x14".as_slice(), ".xlsx, .ods"),
        (b"%PDF-1.7", "a PDF"),
        (b"\xd0\xcf\x11\xe0\xa1", ".xls"),
        (b"{\\rtf1", "RTF"),
    ] {
        let said = unpacked(begin).expect_err(what).to_string();
        assert!(said.contains(what) && said.contains("save it as text or CSV"), "{said}");
    }
    for (begin, remedy) in [
        (b"\xfd7zXZ\0\0\x04".as_slice(), "`unxz`"),
        (b"BZh91AY&SY", "`bunzip2`"),
        (b"7z\xbc\xaf\x27\x1c\0", "`7z x`"),
        (b"Rar!\x1a\x07", "`unrar x`"),
    ] {
        let said = unpacked(begin).expect_err(remedy).to_string();
        assert!(said.contains(remedy) && said.contains("which is not read here"), "{said}");
    }
}

/// Words, drops by reason, headings.
type Blocks = (Vec<String>, Vec<(DropReason, Vec<String>)>, Vec<String>);

fn blocks(text: &str) -> Blocks {
    let sk = alphabet("sk");
    let mut importer =
        Importer::new(&sk, WantedList { tiles: (2, 15), capitals: Capitals::Nothing, examples: 9 });
    let mut headings = Vec::new();
    for piece in TextLayout::Blocks.pieces(text, &sk) {
        if piece.heading {
            headings.push(piece.text.to_owned());
        } else {
            importer.take_piece(piece);
        }
    }
    let imported = importer.finish();
    let dropped =
        imported.dropped.iter().map(|it| (it.reason, it.examples.iter().map(|it| it.text.clone()).collect()));
    (imported.words().map(str::to_owned).collect(), dropped.collect(), headings)
}

#[test]
fn doubled_vowels_below_their_own_heading_are_words() {
    let (words, dropped, headings) = blocks("A\nAÁ\nAD\nE\nEÉ\nEJ\nI\nIÍ\nO\nOÓ ou\nOD\nH\nha\nCH\nchí\n");
    assert_eq!(words, ["AD", "AÁ", "CHÍ", "EJ", "EÉ", "HA", "IÍ", "OD", "OU", "OÓ"]);
    assert_eq!((dropped.len(), headings), (0, ["A", "E", "I", "O", "H", "CH"].map(str::to_owned).to_vec()));
    // As a heading it still is one, and the same below it a word.
    let (words, _, headings) = blocks("AÁ\nAÁ\nad\nEÉ: ej\n");
    assert_eq!((words.join(" "), headings.join(" ")), ("AD AÁ EJ".to_owned(), "AÁ EÉ".to_owned()));
}

#[test]
fn a_hyphen_never_makes_two_words_of_one() {
    let (words, dropped, _) = blocks("A\naby - aga – ahoj, a-moll aba-\nkus ale\nB\nbal bie\u{ad}\nda beh\n");
    assert_eq!(words, ["ABY", "AGA", "AHOJ", "ALE", "BAL", "BEH"]);
    let parts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        dropped,
        [
            (DropReason::Sign, parts(&["a-moll"])),
            (DropReason::Broken, parts(&["aba-", "kus", "bie\u{ad}", "da"])),
        ]
    );
    // Running text is parted too; in a list of a word a line a hyphen belongs to its word.
    let sk = alphabet("sk");
    let of =
        |text: &str| -> Vec<bool> { TextLayout::Words.pieces(text, &sk).map(|piece| piece.broken).collect() };
    assert_eq!(of("dom les-\nník rok\n"), [false, true, true, false]);
    assert_eq!(of("dom\nauto-\nrok\n"), [false; 3]);
}

#[test]
fn a_heading_is_no_word_and_is_told() {
    let read = |text: &str, heading: Heading| {
        let mut words = Vec::new();
        let taken = in_column(text, &WordColumn::Number(1), heading, |cell, _| words.push(cell.to_owned()));
        let ColumnFindings { heading, first } = taken.expect("a table");
        (words.join(" "), heading, first)
    };
    let all = |words: &str, heading: Option<&str>, first: &str| {
        (words.to_owned(), heading.map(str::to_owned), first.to_owned())
    };
    for name in ["slovo", "Slovo", "WORD", "Wort", "λέξη", "heslo", "Wörter"] {
        let table = format!("{name};body\ndom;5\nles;6\n");
        assert_eq!(read(&table, Heading::Guessed), all("dom les", Some(&format!("{name}, body")), "dom"));
    }
    assert_eq!(read("slovo,5\ndom,6\n", Heading::IsNot), all("slovo dom", None, "slovo"));
    assert_eq!(read("výrazy,n\ndom,6\n", Heading::Guessed), all("výrazy dom", None, "výrazy"));
    assert_eq!(read("výrazy,n\ndom,6\n", Heading::Is), all("dom", Some("výrazy, n"), "dom"));
}

#[test]
fn a_table_without_the_name_of_one_is_seen() {
    assert_eq!(columns("dom;5\nles;6\n"), Some(2));
    assert_eq!(columns("# remark\ndom\t5\tx\r\n\nles\t6\ty\r\n"), Some(3));
    assert_eq!(columns("dom;5\nles\n"), None);
    assert_eq!(columns("dom;les;rok\ndom;les\n"), None);
    assert_eq!(columns("dom;5\n"), None, "one line is no table");
    assert_eq!(columns("dom\nles\n"), None);
    assert_eq!(columns("dom;\nles;\n"), Some(2));
}

#[test]
fn a_dictionary_that_is_cut_off_is_known_by_its_first_line() {
    let whole = |declared: usize, entries: usize| {
        let dic = format!("{declared}\n\t remark\n{}", "slovo\n".repeat(entries));
        let read = Hunspell::read(
            DictionaryFile { name: "x.aff", bytes: b"SET UTF-8\n" },
            DictionaryFile { name: "x.dic", bytes: dic.as_bytes() },
        );
        read.expect("a dictionary").whole().map_err(|problem| problem.to_string())
    };
    assert_eq!(whole(1000, 1000), Ok(()));
    assert_eq!(whole(1000, 990), Ok(()), "one in a hundred may be missing");
    assert_eq!(whole(1000, 1300), Ok(()));
    let said = whole(1000, 989).expect_err("cut off");
    assert!(said.contains("1000 entries are promised and 989 are there, so it is cut off"), "{said}");
    assert!(whole(3, 2).is_err());
}

#[test]
fn examples_are_cut_and_harmless() {
    let example = Example {
        line: 3,
        text: format!("\u{1b}[31m\u{202e}{}", "x".repeat(99)),
        letter: Some(WrongLetter::Sign('\u{7}')),
    };
    let said = example.to_string();
    assert!(said.starts_with("line 3 \\u{1b}[31m\\u{202e}xxx"), "{said}");
    assert!(said.ends_with("x… (\\u{7})") && said.chars().count() < 80, "{said}");
}
