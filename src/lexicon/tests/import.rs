//! Lists as federations, spreadsheets and old computers give them.

use std::io::Write as _;

use proptest::prelude::*;

use super::super::{
    Alphabet, Capitals, CharsetGround, DropReason, Heading, HunspellForm, Imported, Importer, TextLayout,
    WantedList, WordColumn, WordList, build_imported, decoded, in_column, unpacked,
};
use super::slovak;
use crate::lexicon::Language;

const WANTED: WantedList = WantedList { tiles: (2, 15), capitals: Capitals::Nothing, examples: 9 };

fn alphabet(code: &str) -> Alphabet {
    let all = Language::embedded().expect("sound");
    all.into_iter().find(|it| it.alphabet().language() == code).expect("shipped").alphabet().clone()
}

fn import(text: &str, alphabet: &Alphabet) -> Imported {
    let mut importer = Importer::new(alphabet, WANTED);
    for piece in TextLayout::of(text, alphabet).pieces(text, alphabet).filter(|piece| !piece.heading) {
        importer.take_piece(piece);
    }
    importer.finish()
}

fn words(imported: &Imported) -> Vec<&str> {
    imported.words().collect()
}

fn why(imported: &Imported, reason: DropReason) -> Vec<String> {
    let dropped = imported.dropped.iter().find(|dropped| dropped.reason == reason);
    dropped.map(|dropped| dropped.examples.iter().map(ToString::to_string).collect()).unwrap_or_default()
}

#[test]
fn any_white_space_any_unicode_form_any_case() {
    let sk = alphabet("sk");
    let text = "\u{feff}# a remark\r\nDom z\u{30c}ena\tčaj\r\n\r\nĽAN, les; DOM\r\nstraka\u{a0}osol\n";
    let imported = import(text, &sk);
    assert_eq!(words(&imported), ["DOM", "LES", "OSOL", "STRAKA", "ČAJ", "ĽAN", "ŽENA"]);
    assert_eq!(why(&imported, DropReason::Twice), ["line 4 DOM"]);
    assert_eq!(imported.read, 8);
    let old = decoded(b"dom\rles\r", None, &alphabet("sk")).expect("text");
    assert_eq!(words(&import(&old.text, &sk)), ["DOM", "LES"], "line ends of old computers");
}

#[test]
fn what_is_no_word_is_dropped_for_a_reason_with_its_line() {
    let imported =
        import("dom\nwęgiel\nd\u{43e}m\nping-pong\na\nnajneobhospodarovateľnejších\nrok2\n", &alphabet("sk"));
    assert_eq!(words(&imported), ["DOM"]);
    assert_eq!(why(&imported, DropReason::Letter), ["line 2 węgiel (ę at place 2)"]);
    assert_eq!(
        why(&imported, DropReason::LookAlike),
        ["line 3 d\u{43e}m (\u{43e} at place 2 is Cyrillic and looks like O)"]
    );
    assert_eq!(why(&imported, DropReason::Sign), ["line 4 ping-pong (-)", "line 7 rok2 (2)"]);
    assert_eq!(why(&imported, DropReason::Short), ["line 5 a"]);
    assert_eq!(why(&imported, DropReason::Long), ["line 6 najneobhospodarovateľnejších"]);
    let reasons: Vec<DropReason> = imported.dropped.iter().map(|dropped| dropped.reason).collect();
    assert!(reasons.is_sorted());
}

#[test]
fn letters_are_folded_as_the_judge_folds_them() {
    assert_eq!(words(&import("Straße\nSTRAẞE\n", &alphabet("de"))), ["STRASSE"]);
    assert_eq!(words(&import("άλλος ΑΛΛΟΣ ϊδιος α\u{301}λλη", &alphabet("el"))), ["ΑΛΛΗ", "ΑΛΛΟΣ", "ΙΔΙΟΣ"]);
    let too_long = import("schlußßßßßßßß", &alphabet("de"));
    assert_eq!(why(&too_long, DropReason::Long).len(), 1, "two tiles each");
}

#[test]
fn capitals_are_names_where_the_language_says_so() {
    let forms = ["Berlin", "dom", "NATO", "eV", "Haus"];
    let take = |code: &str| {
        let alphabet = alphabet(code);
        let mut importer = Importer::new(&alphabet, WantedList { capitals: Capitals::Names, ..WANTED });
        for (index, text) in forms.into_iter().enumerate() {
            importer.take_form(HunspellForm { text, line: index + 1, keep_case: false });
        }
        importer.take_form(HunspellForm { text: "km", line: 9, keep_case: true });
        importer.finish()
    };
    let (sk, de) = (take("sk"), take("de"));
    assert_eq!(words(&sk), ["DOM"]);
    assert_eq!(why(&sk, DropReason::Name), ["line 1 Berlin", "line 5 Haus"]);
    assert_eq!(words(&de), ["BERLIN", "DOM", "HAUS"]);
    assert_eq!(why(&de, DropReason::Abbreviation), ["line 3 NATO", "line 4 eV", "line 9 km"]);
}

#[test]
fn printed_blocks_are_seen_and_their_headings_are_no_words() {
    let sk = alphabet("sk");
    let printed = "AÁ\naby, aer – aga\nahm-áno\n\nB: baf bal\nbaľ\nCH\nchí\nDĎ dom ďas\n";
    assert_eq!(TextLayout::of(printed, &sk), TextLayout::Blocks);
    let imported = import(printed, &sk);
    assert_eq!(words(&imported), ["ABY", "AER", "AGA", "BAF", "BAL", "BAĽ", "CHÍ", "DOM", "ĎAS"]);
    assert_eq!(why(&imported, DropReason::Sign), ["line 3 ahm-áno (-)"], "one word, and not for us to part");
    assert_eq!(imported.dropped.len(), 1, "{:?}", imported.dropped);
    let headings: Vec<&str> = TextLayout::Blocks
        .pieces(printed, &sk)
        .filter(|piece| piece.heading)
        .map(|piece| piece.text)
        .collect();
    assert_eq!(headings, ["AÁ", "B", "CH", "DĎ"]);
    let capitals = "A\nABY AER\nÁ\nÁNO\nB.\nBAF BAL\n";
    assert_eq!(words(&import(capitals, &sk)), ["ABY", "AER", "BAF", "BAL", "ÁNO"]);
    let plain = "dom\nAÁ\nles\nping-pong\nBB\n";
    assert_eq!(TextLayout::of(plain, &sk), TextLayout::Words, "no blocks: these are words, right or wrong");
}

#[test]
fn character_sets_are_known_by_the_letters() {
    let known = |bytes: &[u8], code: &str| {
        let alphabet = alphabet(code);
        let text = decoded(bytes, None, &alphabet).expect("text");
        (text.encoding, text.told, text.text.into_owned())
    };
    let letters = |encoding, text: &str| (encoding, CharsetGround::Letters, text.to_owned());
    assert_eq!(known(b"\x9ea\xbea\x9d", "sk"), letters("windows-1250", "žaľať"));
    assert_eq!(known(b"\xbea\xb5a\xbb", "sk"), letters("ISO-8859-2", "žaľať"));
    assert_eq!(known(b"\xa2\xe2\xe1", "el"), letters("windows-1253", "Άβα"));
    assert_eq!(known(b"\xb6\xe2\xe1", "el"), letters("ISO-8859-7", "Άβα"));
    assert_eq!(known(b"stra\xdfe \xe4hre", "de").2, "straße ähre");
    assert_eq!(known("žaľ".as_bytes(), "sk"), letters("UTF-8", "žaľ"));
    assert_eq!(known(b"\xff\xfea\0b\0", "sk"), ("UTF-16LE", CharsetGround::Mark, "ab".to_owned()));
    assert_eq!(
        known(b"\xef\xbb\xbf\x9ea\xbe", "sk"),
        letters("windows-1250", "žaľ"),
        "a mark that does not hold"
    );
    let broken = [b"\xc5\xbeena \xc4\x8daj \xc5\xa1".as_slice(), b"\xff"].concat();
    assert_eq!(known(&broken, "sk").0, "UTF-8", "with a byte gone wrong");
    let sk = alphabet("sk");
    let named = decoded(b"\xb9", Some("ISO-8859-2"), &sk).expect("named");
    assert_eq!((named.text.as_ref(), named.told), ("š", CharsetGround::Name));
    assert!(decoded(b"x", Some("klingon"), &sk).expect_err("unknown").to_string().contains("\"klingon\""));
    assert!(decoded(b"a\0b\0", None, &sk).expect_err("zeros").to_string().contains("utf-16le"));
}

#[test]
fn a_column_is_known_by_its_place_or_its_name() {
    let cells = |text: &str, column: &str| {
        let mut cells = Vec::new();
        in_column(text, &WordColumn::from_text(column), Heading::Guessed, |cell, line| {
            cells.push(format!("{line}:{cell}"));
        })
        .map(|_| cells)
        .map_err(|problem| problem.to_string())
    };
    let table = "č;slovo;body\n1;dom;5\n2;\"les\";6\n3;;\n4;rok;7\n";
    assert_eq!(cells(table, "slovo"), Ok(vec!["2:dom".into(), "3:les".into(), "5:rok".into()]));
    assert_eq!(cells("dom,5\nles,6\n", "1"), Ok(vec!["1:dom".into(), "2:les".into()]));
    let ended = table.replace('\n', "\r\n");
    assert_eq!(cells(&ended, "slovo"), cells(table, "slovo"), "lines of a spreadsheet");
    assert_eq!(cells("č;slovo\n\n\n2;les\n", "2"), Ok(vec!["4:les".into()]), "empty lines are lines");
    let explained = "# poznámka\ndom: budova\n les = stromy, háj\n\nrok|čas\n";
    assert_eq!(cells(explained, "first"), Ok(vec!["2:dom".into(), "3:les".into(), "5:rok".into()]));
    let one = Ok(vec!["1:dom".into(), "2:les".into()]);
    for table in ["dom=budova;1\nles=stromy, háj;2\n", "dom|a;b\nles|c;d;e\n", "dom\ta,b\nles\tc,d,e\n"] {
        assert_eq!(cells(table, "1"), one, "{table}");
    }
    assert_eq!(
        cells(table, "word"),
        Err("there is no column word: the first row has č, slovo, body".to_owned())
    );
    assert_eq!(cells(table, "9"), Err("there is no column 9: the first row has 3 columns".to_owned()));
    assert!(cells("a,\"b\nc\n", "2").expect_err("open").contains("line 1"));
}

#[test]
fn packed_files_are_known_by_their_first_bytes() {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(b"dom\nles\n").expect("packed");
    let gzip = gzip.finish().expect("packed");
    assert_eq!(unpacked(&gzip).expect("gzip").as_ref(), b"dom\nles\n");
    let zstd = ruzstd::encoding::compress_to_vec(
        b"dom\nles\n".as_slice(),
        ruzstd::encoding::CompressionLevel::Uncompressed,
    );
    assert_eq!(
        unpacked(&[zstd.clone(), zstd.clone()].concat()).expect("zstd").as_ref(),
        b"dom\nles\ndom\nles\n"
    );
    assert_eq!(unpacked(b"dom").expect("plain").as_ref(), b"dom");
    for cut in [&gzip[..gzip.len() / 2], &zstd[..zstd.len() / 2]] {
        assert!(unpacked(cut).expect_err("cut off").to_string().contains("copy it again"));
    }
}

#[test]
fn an_imported_set_needs_no_word_file_and_is_the_same_each_time() {
    let manifest = "id = \"sk-try\"\nlanguage = \"sk\"\ntitle = \"t\"\nname = \"t\"\nedition = \"1\"\n\
                    authority = \"federation\"\nin_force = \"2026-01-01\"\nsource = \"t\"\nlicence = \"t\"\n\
                    tiles = [2, 15]\nexclusive = true\n";
    let language = slovak();
    let build = || build_imported(manifest, &import("les dom čaj", language.alphabet()), language.alphabet());
    let built = build().expect("a list");
    assert_eq!(build().expect("again"), built);
    assert!(!built.manifest.contains("text ="));
    let list = WordList::open(&built.manifest, built.fst).expect("a list");
    assert_eq!((list.words(), list.figures().text), (vec!["DOM".into(), "LES".into(), "ČAJ".into()], None));
    list.count_again().expect("the figures");
    let undated = manifest.replace("2026-01-01", "");
    assert!(build_imported(&undated, &import("les", language.alphabet()), language.alphabet()).is_err());
}

proptest! {
    #[test]
    fn whatever_the_bytes_are_only_words_come_in(bytes: Vec<u8>, text in "[a-zA-ZČŽľřα-ωё\u{301}\u{30c}\u{feff}\n\r\t,;:. -]{0,80}") {
        let sk = alphabet("sk");
        for bytes in [bytes, text.into_bytes()] {
            let Ok(unpacked) = unpacked(&bytes) else { continue };
            let Ok(text) = decoded(&unpacked, None, &sk) else { continue };
            let _ = in_column(&text.text, &WordColumn::Number(1), Heading::Guessed, |_, _| ());
            let imported = import(&text.text, &sk);
            for word in imported.words() {
                let read = sk.read(word).expect("a word");
                prop_assert_eq!(read.text(), word);
                prop_assert!((2..=15).contains(&read.tiles()));
            }
            let dropped: u64 = imported.dropped.iter().map(|dropped| dropped.count).sum();
            prop_assert_eq!(imported.read, imported.words().count() as u64 + dropped);
        }
    }
}
