//! Lists in the shapes in which they are found in the world, and broken as they are there: each is read right or
//! refused, and nothing is written that would be silently wrong.

use crate::support::{Place, Ran, repository};

const OFFICIAL: [&str; 4] = ["--authority", "official", "--in-force", "2026-01-01"];

const CZECH: &str = "žluťoučký kůň úpěl ďábelské ódy příliš řeka šíře čtyři stůl věc hříbě lžíce";
const CZECH_852: &[u8] =
    b"\xa7lu\x9cou\x9fk\xec\nk\x85\xe5\n\xa3p\xd8l\n\xd4\xa0belsk\x82\n\xa2dy\np\xfd\xa1li\xe7\n\
    \xfdeka\n\xe7\xa1\xfde\n\x9fty\xfdi\nst\x85l\nv\xd8c\nh\xfd\xa1b\xd8\nl\xa7\xa1ce\n";
const CZECH_MAC: &[u8] =
    b"\xeclu\xe9ou\x8bk\xf9\nk\xf3\xcb\n\x9cp\x9el\n\x93\x87belsk\x8e\n\x97dy\np\xde\x92li\xe4\n\
    \xdeeka\n\xe4\x92\xdee\n\x8bty\xdei\nst\xf3l\nv\x9ec\nh\xde\x92b\x9e\nl\xec\x92ce\n";
const GERMAN: &str = "FÜNF ÄHRE ÖL TÜR SÜSS KÄSE LÖWE MÜHE BÄR GRÖSSE";
const GERMAN_850: &[u8] =
    b"F\x9aNF\n\x8eHRE\n\x99L\nT\x9aR\nS\x9aSS\nK\x8eSE\nL\x99WE\nM\x9aHE\nB\x8eR\nGR\x99\xe1E\n";
const GREEK: &str = "λόγος άνθρωπος θάλασσα ουρανός καλημέρα ήλιος νερό σπίτι δρόμος βουνό";
const GREEK_869: &[u8] =
    b"\xe5\xa2\xd8\xe9\xed\n\x9b\xe7\xe2\xeb\xfa\xea\xe9\xed\n\xe2\x9b\xe5\xd6\xec\xec\xd6\n\
    \xe9\xf2\xeb\xd6\xe7\xa2\xed\n\xe4\xd6\xe5\xe1\xe6\x9d\xeb\xd6\n\x9e\xe5\xe3\xe9\xed\n\xe7\xde\xeb\xa2\n\
    \xec\xea\x9f\xee\xe3\n\xdd\xeb\xa2\xe6\xe9\xed\n\xd7\xe9\xf2\xe7\xa2\n";
const GREEK_737: &[u8] =
    b"\xa2\xe6\x9a\xa6\xaa\n\xe1\xa4\x9f\xa8\xe0\xa7\xa6\xaa\n\x9f\xe1\xa2\x98\xa9\xa9\x98\n\
    \xa6\xac\xa8\x98\xa4\xe6\xaa\n\xa1\x98\xa2\x9e\xa3\xe2\xa8\x98\n\xe3\xa2\xa0\xa6\xaa\n\xa4\x9c\xa8\xe6\n\
    \xa9\xa7\xe5\xab\xa0\n\x9b\xa8\xe6\xa3\xa6\xaa\n\x99\xa6\xac\xa4\xe6\n";
const GREEK_MAC: &[u8] =
    b"\xec\xde\xe7\xef\xf7\n\xc0\xee\xf5\xf2\xf6\xf0\xef\xf7\n\xf5\xc0\xec\xe1\xf3\xf3\xe1\n\
    \xef\xf9\xf2\xe1\xee\xde\xf7\n\xeb\xe1\xec\xe8\xed\xdb\xf2\xe1\n\xdc\xec\xe9\xef\xf7\n\xee\xe5\xf2\xde\n\
    \xf3\xf0\xdd\xf4\xe9\n\xe4\xf2\xde\xed\xef\xf7\n\xe2\xef\xf9\xee\xde\n";
const POLISH: &[u8] =
    b"\xbf\xf3\xb3w\n\xb3\xb1ka\n\xb6wiat\n\xbcrebi\xea\n\xe6ma\nko\xf1\nw\xb1\xbf\n\xbfaba\nmysz\n\
    d\xb1b\ng\xea\xb6\n\xb3\xf3d\xbc\n";
const SLOVAK: [&str; 24] = [
    "aba", "ada", "aga", "báb", "cal", "čaj", "dom", "ďas", "ego", "fén", "gól", "had", "ide", "jar", "kôň",
    "les", "máj", "noc", "oko", "pes", "rok", "sad", "tok", "zub",
];

/// Imports `file` as the list `try` of a language.
fn import(place: &Place, file: &str, language: &str, more: &[&str]) -> Ran {
    let base =
        ["lexicon", "import", file, "-l", language, "--id", "try", "--edition", "1", "--lexicons", "lists"];
    place.run(&[&base, more].concat())
}

/// As `import`, refused with this, and nothing is written.
#[track_caller]
fn refused(place: &Place, file: &str, language: &str, more: &[&str], says: &[&str]) -> Ran {
    let ran =
        import(place, file, language, more).exits(2).complains(says).complains(&["nothing was written"]);
    assert!(!place.path("lists").exists(), "something was written");
    ran
}

/// The words of the list `try`, in no order.
fn words(place: &Place) -> Vec<String> {
    let ran = place.run(&["lexicon", "words", "try", "--lexicons", "lists"]).exits(0);
    let mut words: Vec<String> = ran.out.lines().map(str::to_owned).collect();
    words.sort();
    words
}

/// Words as a list has them, in no order; Greek ones without their accents.
fn all<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let plain = |c: char| match c {
        'Ά' => 'Α',
        'Έ' => 'Ε',
        'Ή' => 'Η',
        'Ί' => 'Ι',
        'Ό' => 'Ο',
        'Ύ' => 'Υ',
        'Ώ' => 'Ω',
        other => other,
    };
    let mut words: Vec<String> =
        words.into_iter().map(|word| word.to_uppercase().chars().map(plain).collect()).collect();
    words.sort();
    words
}

#[test]
fn lists_of_dos_and_of_old_macintoshes_are_read_right_by_their_letters() {
    let cases = [
        ("cs", CZECH_852, "cp852", CZECH),
        ("cs", CZECH_MAC, "mac-ce", CZECH),
        ("de", GERMAN_850, "cp850", GERMAN),
        ("el", GREEK_869, "cp869", GREEK),
        ("el", GREEK_737, "cp737", GREEK),
        ("el", GREEK_MAC, "mac-greek", GREEK),
    ];
    for (language, bytes, set, text) in cases {
        let place = Place::new();
        place.write("list.txt", bytes);
        let ran = import(&place, "list.txt", language, &OFFICIAL).exits(0);
        ran.says(&[&format!("text in {set}, by its letters")]);
        assert_eq!(words(&place), all(text.split(' ')), "{set}");
        let ran = import(&place, "list.txt", language, &["--encoding", set]).exits(0);
        ran.says(&[&format!("text in {set}, as named")]);
        assert_eq!(words(&place), all(text.split(' ')), "{set}");
    }
    // Under a wrong name most is dropped, and a list that is to decide is not written.
    let place = Place::new();
    place.write("list.txt", CZECH_852);
    let wrong = [&OFFICIAL[..], &["--encoding", "windows-1250"]].concat();
    refused(&place, "list.txt", "cs", &wrong, &["pieces in it are no words", "--encoding"]);
}

#[test]
fn greek_in_the_wrong_set_is_seen_by_its_words() {
    let place = Place::new();
    let said = ["5 words are such as no language has", "“ΐξυςφποχ” in line 2", "check --encoding"];
    // All of it is letters of the alphabet.
    place.write("list.txt", GREEK_MAC);
    refused(&place, "list.txt", "el", &["--encoding", "windows-1253"], &said);
    // And somebody may have saved it so.
    let (saved, ..) = encoding_rs::WINDOWS_1253.decode(GREEK_MAC);
    place.write("list.txt", saved.as_bytes());
    refused(&place, "list.txt", "el", &[], &said);
    import(&place, "list.txt", "el", &["--allow", "misread"]).exits(0);
}

#[test]
fn polish_is_no_slovak_in_any_character_set() {
    let place = Place::new();
    place.write("list.txt", POLISH);
    let said = [
        "in no character set are its letters those of the Slovak alphabet",
        "(--encoding iso-8859-2)",
        "check --language",
    ];
    refused(&place, "list.txt", "sk", &[], &said);
    refused(&place, "list.txt", "cs", &OFFICIAL, &["those of the Czech alphabet"]);
    refused(&place, "list.txt", "sk", &["--encoding", "klingon"], &["cp852", "mac-greek"]);
    let named = [&OFFICIAL[..], &["--encoding", "iso-8859-2"]].concat();
    refused(&place, "list.txt", "sk", &named, &["what a list that decides has not got is invalid"]);
}

#[test]
fn words_with_a_mark_are_not_lost() {
    let place = Place::new();
    let marked = |mark: &str| {
        let word = |(at, word): (usize, &&str)| {
            if at % 4 == 0 { format!("{word}{mark}\n") } else { format!("{word}\n") }
        };
        SLOVAK.iter().enumerate().map(word).collect::<Vec<_>>().concat()
    };
    for mark in ["#", "*", "+"] {
        place.write("list.txt", marked(mark));
        let said = ["6 of 24 pieces in it are no words", &format!("if {mark} marks words, --marks '{mark}'")];
        refused(&place, "list.txt", "sk", &OFFICIAL, &said).says(&["6  a digit, hyphen"]);
    }
    let taken = [&OFFICIAL[..], &["--marks", "#+*"]].concat();
    import(&place, "list.txt", "sk", &taken).exits(0).says(&["marks  taken off 6 words", "words  24"]);
    assert_eq!(words(&place), all(SLOVAK));
    // Before a word the sign of a remark is a mark too, if it is said to be one, and never a word that is passed over.
    let place = Place::new();
    place.write("list.txt", format!("# Zoznam\n#{}\n", SLOVAK.join("\n#")));
    refused(&place, "list.txt", "sk", &[], &["24 lines are words with # before them", "--marks '#'"]);
    place.write("list.txt", format!("#{} zvuk\n", SLOVAK.join(" zvuk\n#")));
    let first = ["--column", "first"];
    refused(&place, "list.txt", "sk", &first, &["24 lines are words with # before them", "--marks '#'"]);
    place.write("list.txt", format!("# Zoznam slov\n#{}\n", SLOVAK.join("\n#")));
    import(&place, "list.txt", "sk", &taken).exits(0);
    assert_eq!(words(&place), all(SLOVAK), "a remark stays one");
    import(&place, "list.txt", "sk", &["--marks", "a"]).exits(2).complains(&["signs that are no letters"]);
    // A list that decides nothing comes in, and says what it has lost.
    place.write("list.txt", marked("#"));
    import(&place, "list.txt", "sk", &[]).exits(0).complains(&["6 of 24 pieces were dropped as no words"]);
}

#[test]
fn a_row_that_ends_before_the_column_is_said_to_be_lost() {
    let place = Place::new();
    let row =
        |(at, word): (usize, &&str)| if at % 4 == 3 { (*word).to_owned() } else { format!("{at};{word}") };
    place.write("list.csv", SLOVAK.iter().enumerate().map(row).collect::<Vec<_>>().join("\n"));
    let second = [&OFFICIAL[..], &["--column", "2"]].concat();
    refused(&place, "list.csv", "sk", &second, &["6 of 24 pieces in it are no words"]);
    // Lines that end as on old Macintoshes are lines.
    place.write("list.txt", SLOVAK.map(|word| format!("{word} zvuk")).join("\r"));
    import(&place, "list.txt", "sk", &["--column", "first"]).exits(0).says(&["words  24"]);
    assert_eq!(words(&place), all(SLOVAK));
}

#[test]
fn definitions_are_no_words() {
    let place = Place::new();
    let behind = ["zvuk", "druh hada", "muž", "tok", "alebo", "úder", "byt", "zlý duch"];
    let with = |between: &str| {
        let rows = SLOVAK.iter().zip(behind.iter().cycle());
        rows.map(|(word, rest)| format!("{word}{between}{rest}")).collect::<Vec<_>>().join("\n")
    };
    for between in [" ", " – ", ": "] {
        place.write("list.txt", with(between));
        let said = ["line 1, “aba", "looks like a word with its definition", "--column first"];
        refused(&place, "list.txt", "sk", &[], &said);
    }
    for between in ["=", " | ", "\t", ";"] {
        place.write("list.txt", with(between));
        refused(&place, "list.txt", "sk", &[], &["every line has 2 columns", "--column"]);
    }
    for between in [" ", " – ", ": ", "=", " | ", "\t", ";"] {
        place.write("list.txt", with(between));
        let ran =
            import(&place, "list.txt", "sk", &[&OFFICIAL[..], &["--column", "first"]].concat()).exits(0);
        ran.says(&["the first word of each line in UTF-8", "words  24"]);
        assert_eq!(words(&place), all(SLOVAK), "{between:?}");
    }
    for between in ["=", " | ", "\t", ";"] {
        place.write("list.txt", with(between));
        import(&place, "list.txt", "sk", &["--column", "1"]).exits(0);
        assert_eq!(words(&place), all(SLOVAK), "{between:?}");
    }
}

#[test]
fn a_preface_is_no_list() {
    let place = Place::new();
    let capitals = GREEK.split(' ').flat_map(|word| [word, "νέο", "καλό"]).collect::<Vec<_>>().join(" ");
    let capitals = all(capitals.split(' ')).join("\n");
    place.write("list.txt", format!("Τον κατάλογο έγραψε η Μαρία\nστην Αθήνα με τον Νίκο\n\n{capitals}\n"));
    let said = ["line 1, “Τον κατάλογο", "looks like a sentence, as do 2 lines in all", "put # before them"];
    refused(&place, "list.txt", "el", &[], &said);
    place.write(
        "list.txt",
        format!("# Τον κατάλογο έγραψε η Μαρία\n# στην Αθήνα με τον Νίκο\n\n{capitals}\n"),
    );
    import(&place, "list.txt", "el", &OFFICIAL).exits(0).says(&["2 lines are remarks", "words  12"]);
    place.run(&["lexicon", "words", "try", "--lexicons", "lists", "--contains", "μαρια"]).exits(1);
}

#[test]
fn utf_16_is_read_by_its_mark_or_named_and_never_guessed() {
    let place = Place::new();
    let wide = |little: bool| -> Vec<u8> {
        let text = SLOVAK.join("\n");
        text.encode_utf16().flat_map(|it| if little { it.to_le_bytes() } else { it.to_be_bytes() }).collect()
    };
    for (little, name, mark) in [(true, "utf-16le", b"\xff\xfe"), (false, "utf-16be", b"\xfe\xff")] {
        let place = Place::new();
        place.write("list.txt", wide(little));
        refused(&place, "list.txt", "sk", &[], &["UTF-16 without a mark", "utf-16le"]);
        import(&place, "list.txt", "sk", &[&OFFICIAL[..], &["--encoding", name]].concat()).exits(0);
        assert_eq!(words(&place), all(SLOVAK));
        place.write("list.txt", [mark.as_slice(), &wide(little)].concat());
        import(&place, "list.txt", "sk", &OFFICIAL).exits(0);
        assert_eq!(words(&place), all(SLOVAK));
    }
    place.write("list.txt", wide(true));
    refused(&place, "list.txt", "sk", &["--encoding", "utf-16be"], &["not one word"]);
}

#[test]
fn a_letter_that_is_lost_is_said() {
    let place = Place::new();
    place.write("list.txt", SLOVAK.join("\n").replace(['č', 'ď', 'ô', 'á'], "?"));
    refused(&place, "list.txt", "sk", &OFFICIAL, &["5 of 24 pieces in it are no words"]);
    // Every letter with every other, and then without one of them.
    let letters =
        "A Á Ä B C Č D Ď E É Ě F G H I Í J K L Ĺ Ľ M N Ň O Ó Ô Ö P Q R Ŕ Ř S Š T Ť U Ú Ü V W X Y Ý Z Ž";
    let pairs = |letters: &str| {
        let all = || letters.split(' ').filter(|letter| !letter.is_empty());
        all().flat_map(|a| all().map(move |b| format!("{a}{b}\n"))).collect::<Vec<_>>().concat()
    };
    place.write("list.txt", pairs(letters));
    let whole = import(&place, "list.txt", "sk", &OFFICIAL).exits(0);
    assert!(whole.err.is_empty(), "{}", whole.err);
    place.write("list.txt", pairs(&letters.replace('Ľ', "")));
    let lost = import(&place, "list.txt", "sk", &OFFICIAL).exits(1);
    lost.says(&["try may not decide as it is: not one of its words has Ľ,", "--allow lost-letter takes it"]);
    // What was there before is there still.
    place.run(&["lexicon", "words", "try", "--lexicons", "lists", "--contains", "ľ"]).exits(0);
    // Another exception is not this one.
    import(&place, "list.txt", "sk", &[&OFFICIAL[..], &["--allow", "dropped"]].concat()).exits(1);
    let allowed = import(&place, "list.txt", "sk", &[&OFFICIAL[..], &["--allow", "lost-letter"]].concat());
    allowed.exits(0).complains(&["warning: not one word has Ľ:"]).says(&[
        "try may decide words of 2 tiles where a ruleset names it, taken as it is with --allow lost-letter",
    ]);
    import(&place, "list.txt", "sk", &[]).exits(0).says(&["try advises, and decides nothing"]);
    // What only a blank can be may well be in no word.
    place.write("list.txt", pairs(&letters.replace('Ě', "")));
    import(&place, "list.txt", "sk", &OFFICIAL).exits(0).says(&["try may decide words of 2 tiles"]);
}

#[test]
fn a_federations_own_list_comes_in_though_it_has_no_q() {
    let place = Place::new();
    let b3 = repository("lexicons/sk/b3.txt");
    let run = |id: &str| {
        let import = ["lexicon", "import", b3.to_str().expect("a path"), "--language", "sk", "--id", id];
        let more = ["--edition", "19", "--tiles", "3-3", "--to", "lists", "--lexicons", "lists"];
        place.run(&[&import[..], &OFFICIAL[..], &more[..]].concat()).exits(0)
    };
    // Its older edition has none either, so that nothing is to be warned of.
    let again = run("sk-b3");
    assert!(!again.err.contains('Q'), "{}", again.err);
    // Where there is no older edition nobody knows.
    run("sk-new")
        .complains(&["warning: not one word has Ě or Q or Ř or Ü:"])
        .says(&["sk-new may decide words of 3 tiles"]);
}

#[test]
fn a_short_list_loses_no_letter_of_its_older_edition() {
    let place = Place::new();
    let b2 = std::fs::read_to_string(repository("lexicons/sk/b2.txt")).expect("the list of two letters");
    let without: Vec<&str> = b2.lines().filter(|line| line.starts_with('#') || !line.contains('ľ')).collect();
    assert_eq!(without.len() + 1, b2.lines().count());
    let run = |id: &str| {
        let import = ["lexicon", "import", "list.txt", "--language", "sk", "--id", id, "--edition", "10"];
        let more = ["--tiles", "2-2", "--to", "lists", "--lexicons", "lists"];
        place.run(&[&import[..], &OFFICIAL[..], &more[..]].concat())
    };
    place.write("list.txt", without.join("\n"));
    // The one that comes with ephor has it.
    run("sk-b2").exits(1).says(&["not one of its words has Ľ,", "--allow lost-letter takes it"]);
    // A short list without an older edition has no need of every letter.
    let alone = run("sk-own").exits(0);
    assert!(!alone.err.contains('Ľ'), "{}", alone.err);
    place.write("list.txt", &b2);
    run("sk-own").exits(0);
    place.write("list.txt", without.join("\n"));
    run("sk-own").exits(1).says(&["not one of its words has Ľ,"]);
}

#[test]
fn the_column_of_the_words_is_asked_for() {
    let place = Place::new();
    let rows = |row: &dyn Fn(usize, &str) -> String| {
        SLOVAK.iter().enumerate().map(|(at, word)| row(at, word)).collect::<Vec<_>>().join("\n")
    };
    place.write("list.csv", rows(&|at, word| format!("{at};{word};3")));
    refused(
        &place,
        "list.csv",
        "sk",
        &[],
        &["column 1 does not look like words, and column 2 has “ada”", "--column 2"],
    );
    place.write("list.csv", rows(&|at, word| format!("{word};{}", SLOVAK[23 - at])));
    let said = ["several columns have words: column 1 has “ada”, column 2 has", "as in --column 1"];
    refused(&place, "list.csv", "sk", &[], &said);
    // Letters that say what a word is are words too, but always the same.
    place.write("list.csv", rows(&|at, word| format!("{};{word}", ["adj", "sub"][at % 2])));
    refused(&place, "list.csv", "sk", &[], &["column 2 has “ada”", "--column 2"]);
    import(&place, "list.csv", "sk", &["--column", "2"]).exits(0);
    assert_eq!(words(&place), all(SLOVAK));
    // Who calls a column so has said it.
    place.write("list.csv", format!("č;slovo\n{}", rows(&|at, word| format!("{at};{word}"))));
    import(&place, "list.csv", "sk", &[]).exits(0).says(&["column 2 of a table with a heading"]);
    assert_eq!(words(&place), all(SLOVAK));
}

#[test]
fn a_dictionary_of_scrabble3d_is_known_by_its_head() {
    let place = Place::new();
    place.write("list.dic", "[Header]\nVersion=1\nAuthor=Nikto\n\n[Words]\ndom=budova;1\nles=stromy;1\n");
    refused(&place, "list.dic", "sk", &["--column", "slovo"], &["there is no column slovo"]);
    let ran = import(&place, "list.dic", "sk", &[]).exits(2);
    ran.complains(&["there is no list.aff beside list.dic", "--format words", "--column first"]);
    import(&place, "list.dic", "sk", &["--column", "first"]).exits(0).says(&["5 lines up to [Words]"]);
    assert_eq!(words(&place), ["DOM", "LES"]);
    place.write("list.dic", "[Header]\nVersion=1\n[Words]\ndom\nles\n");
    import(&place, "list.dic", "sk", &["--format", "words"]).exits(0);
    assert_eq!(words(&place), ["DOM", "LES"]);
}

#[test]
fn a_number_that_does_not_fit_still_says_what_was_dropped() {
    let place = Place::new();
    place.write("list.txt", "dom\nles\nrok2\n");
    let ran = refused(&place, "list.txt", "sk", &["--declared", "3"], &["declares 3 words and has 2"]);
    ran.says(&["1  a digit", "line 3 rok2 (2)"]);
}
