//! `ephor lexicon import` and `diff`: a federation's list is in within a minute, or nothing is written.

use std::fs;
use std::io::Write as _;

use crate::support::{Place, repository};

const BASE: [&str; 10] =
    ["lexicon", "import", "list.txt", "--language", "sk", "--id", "sk-b6", "--edition", "4", "--lexicons"];

/// Imports `list.txt` into `lists/sk` with more arguments.
fn arguments<'a>(more: &[&'a str]) -> Vec<&'a str> {
    BASE.iter().chain(&["lists"]).chain(more).copied().collect()
}

/// The files in a folder of the place.
fn names(place: &Place, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(place.path(folder)).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// As a federation's office has it: Windows-1250 below a mark of UTF-8, CRLF, capitals, duplicates, and three words
/// whose letters are impossible.
fn from_the_office() -> Vec<u8> {
    let text = "ŽENA\r\nĽALIA\r\nťava\r\nžena\r\nDOMA\r\nWĘGIEL\r\nSTÔL\r\ndoma\r\nŁÓDŹ\r\nRĂSA\r\nMŔTVY\r\n";
    let (bytes, _, lost) = encoding_rs::WINDOWS_1250.encode(text);
    assert!(!lost);
    [b"\xef\xbb\xbf".as_slice(), &bytes].concat()
}

#[test]
fn a_federations_list_comes_in_and_exactly_what_is_no_word_is_reported() {
    let place = Place::new();
    place.write("list.txt", from_the_office());
    let run =
        place.run(&arguments(&["--title", "B6", "--authority", "federation", "--in-force", "2022-10-17"]));
    let run = run.exits(0).says(&[
        "sk-b6: B6, ed. 4, federation",
        "11, text in windows-1250, by its letters",
        "words  6",
        "3  a letter that is not in the alphabet",
        "line 6 WĘGIEL (Ę at place 2)",
        "line 9 ŁÓDŹ (Ł at place 1)",
        "line 10 RĂSA (Ă at place 2)",
        "2  a duplicate",
        "line 4 ŽENA; line 8 DOMA",
    ]);
    assert_eq!(run.out.matches("at place").count(), 3, "{}", run.out);
    let run = run.complains(&["warning: 3 of 11 pieces were dropped as no words"]);
    assert_eq!(run.err.lines().count(), 1, "no bar where nobody looks: {}", run.err);
    place.run(&["lexicon", "verify", "lists"]).exits(0).says(&["sound  sk-b6", "6 words"]);
    place.run(&["lexicon", "list", "--lexicons", "lists"]).exits(0).says(&["sk-b6", "federation"]);
    let info = place.run(&["lexicon", "info", "sk-b6", "--lexicons", "lists"]).exits(0);
    info.says(&["made", "list.txt (BLAKE3", "3 a letter that is not in the alphabet", "covers", "4–5 tiles"]);
    // It decides: the ruleset names sk-b6 for four tiles.
    place.run(&["judge", "--lexicons", "lists", "žena", "stôl"]).exits(0);
    place.run(&["judge", "--lexicons", "lists", "ženy"]).exits(1);
}

#[test]
fn a_referee_reads_in_their_language_what_came_of_a_list_and_the_manifest_stays_as_it_is() {
    let place = Place::new();
    place.write("list.txt", from_the_office());
    place.run(&arguments(&["--to", "en"])).exits(0).says(&["dropped:", "at place 2"]);
    let manifest = place.read("en/sk-b6.toml");
    for (tag, why, lost) in [
        ("cs", "písmeno, které není v abecedě", "položky, které nejsou slova: 3 z 11"),
        ("sk", "písmeno, ktoré nie je v abecede", "položky, ktoré nie sú slová: 3 z 11"),
        ("de", "ein Buchstabe, der nicht im Alphabet ist", "3 von 11 Einträgen"),
        ("el", "γράμμα που δεν είναι στο αλφάβητο", "3 από τα 11 στοιχεία"),
    ] {
        let more = ["--to", tag, "--authority", "federation", "--in-force", "2022-10-17"];
        let run = place.run(&[&["--lang", tag][..], &arguments(&more)[..]].concat()).exits(0);
        let run = run.says(&[why, "WĘGIEL"]).complains(&[lost]);
        assert!(!run.out.contains("dropped") && !run.out.contains("tiles"), "{}", run.out);
        place.run(&[&["--lang", tag][..], &arguments(&["--to", tag])[..]].concat()).exits(0);
        assert_eq!(place.read(&format!("{tag}/sk-b6.toml")), manifest, "{tag}");
        // Where nothing is written, why is said in it too.
        place.run(&[&["--lang", tag][..], &arguments(&["--encoding", "klingon"])[..]].concat()).exits(2);
    }
}

#[test]
fn the_same_import_gives_the_same_bytes_and_a_new_edition_replaces_the_old_one() {
    let place = Place::new();
    place.write("list.txt", from_the_office());
    place.run(&arguments(&[])).exits(0);
    let first = names(&place, "lists/sk");
    let bytes: Vec<Vec<u8>> = first.iter().map(|name| place.read(&format!("lists/sk/{name}"))).collect();
    assert_eq!(first.len(), 2, "{first:?}");
    place.run(&arguments(&["--to", "again"])).exits(0);
    assert_eq!(names(&place, "again"), first);
    let again: Vec<Vec<u8>> = first.iter().map(|name| place.read(&format!("again/{name}"))).collect();
    assert_eq!(again, bytes);

    place.write("list.txt", "žena\ndoma\nnový\n");
    place.run(&arguments(&["--to", "again"])).exits(0);
    let second = names(&place, "again");
    assert!(second.len() == 2 && second != first, "the old set is gone: {second:?}");
    let old = format!("lists/sk/{}", first[0]);
    let diff = place.run(&["lexicon", "diff", &old, "again/sk-b6.toml"]).exits(1);
    diff.says(&["4      1      2", "5      0      2", "all    1      4", "+ NOVÝ", "- MŔTVY"]);
    let json =
        place.run(&["lexicon", "diff", "--json", "--lexicons", "again", "sk-b6", &old]).exits(1).lines();
    assert_eq!(json[0]["added"]["by_length"], serde_json::json!({ "4": 2, "5": 2 }));
    assert_eq!(json[0]["removed"]["words"], serde_json::json!(["NOVÝ"]));
    place.run(&["lexicon", "diff", &old, &old]).exits(0).says(&["no difference"]);
    place.run(&["lexicon", "diff", "sk-b2", "sk-b22"]).exits(2).complains(&["did you mean `sk-b2`?"]);
}

#[test]
fn what_cannot_be_imported_is_refused_and_nothing_is_written() {
    let place = Place::new();
    place.write("list.txt", "1 2 3\n");
    let refused = |more: &[&str], what: &str| place.run(&arguments(more)).exits(2).complains(&[what]);
    refused(&[], "there is not one word in it").says(&["3  a digit"]);
    place.write("list.txt", "dom\nles\n");
    refused(&["--authority", "official"], "--in-force YYYY-MM-DD");
    refused(&["--in-force", "yesterday"], "2022-10-17");
    refused(&["--tiles", "9-3"], "write lengths from 2 to 15");
    refused(&["--declared", "3"], "sk-b6 declares 3 words and has 2");
    refused(&["--encoding", "klingon"], "is no character set");
    refused(&["--format", "hunspell"], "there is no list.aff beside list.txt");
    refused(&["--column", "slovo"], "there is no column slovo");
    assert!(!place.path("lists").exists(), "nothing was written");
    let other = place.run(&["lexicon", "import", "list.txt", "-l", "tlh", "--id", "x", "--edition", "1"]);
    other.exits(2).complains(&["no alphabet for the language `tlh`"]);
    let strange = place.run(&["lexicon", "import", "list.txt", "-l", "sk", "--id", "../x", "--edition", "1"]);
    strange.exits(2).complains(&["is not made of letters, digits and hyphens"]);
}

#[test]
fn no_other_list_is_overwritten_or_doubled() {
    let place = Place::new();
    place.write("list.txt", "tor\n");
    for end in ["toml", "fst", "txt"] {
        let file = repository(&format!("tests/data/lexicons/de/de-sdev.{end}"));
        place.write(&format!("lists/de/de-sdev.{end}"), fs::read(file).expect("the test list"));
    }
    let run = |id: &str, more: &[&str]| {
        let base = [
            "lexicon",
            "import",
            "list.txt",
            "-l",
            "de",
            "--edition",
            "1",
            "--id",
            id,
            "--lexicons",
            "lists",
        ];
        place.run(&[&base, more].concat())
    };
    run("de-sdev", &[]).exits(2).complains(&["de-sdev.txt is there, and the list is built from it"]);
    run("de-sdev", &["--to", "lists/other"]).exits(2).complains(&["de-sdev.toml has the id de-sdev too"]);
    fs::remove_file(place.path("lists/de/de-sdev.txt")).expect("removed");
    run("de-sdev", &[]).exits(0);
    assert_eq!(names(&place, "lists/de").len(), 2, "the new set took the old one's place");
}

#[test]
fn a_packed_dictionary_is_expanded_into_the_users_own_folder() {
    let place = Place::new();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all("3\nžena/z\nBratislava\nkm.\n".as_bytes()).expect("packed");
    place.write("my.dic.gz", gzip.finish().expect("packed"));
    place.write("my.aff", "SET UTF-8\nCOMPOUNDFLAG z\nSFX z Y 1\nSFX z a y a\n");
    let import =
        ["lexicon", "import", "my.dic.gz", "-l", "sk", "--id", "sk-my", "--edition", "1", "--examples", "1"];
    let run = place.run(&import).exits(0);
    run.says(&[
        "Hunspell in UTF-8, 3 entries",
        "words  2",
        "1  a name",
        "line 3 Bratislava",
        "compounds are not",
    ]);
    assert!(place.path("home/data/ephor/lexicons/sk/sk-my.toml").exists());
    place.run(&["lexicon", "info", "sk-my"]).exits(0).says(&["2 of 4 tiles", "advisory"]);
    place.write("my.aff", "SET UTF-8\nSFX z Y 2\nSFX z a y a\n");
    place.run(&import).exits(2).complains(&["my.aff, line 2, column 1", "nothing was written"]);
    place.run(&["lexicon", "info", "sk-my"]).exits(0);
}
