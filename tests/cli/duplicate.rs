//! `ephor duplicate best`: answers, the index that is kept, and what cannot be used.

use std::fs;

use crate::naive::positions;
use crate::support::{Place, Ran, repository};

/// A small list, built from its words.
const WORDS: &str = "AB\nABA\nBA\nBAB\nCAB\nCABABAB\nDA\nAD\n";
const MANIFEST: &str = "id = \"small\"\nlanguage = \"de\"\ntitle = \"small\"\nname = \"small\"\nedition = \"1\"\n\
                        authority = \"advisory\"\nsource = \"made up\"\nlicence = \"CC0\"\n";
const TILES: &str = "A 1 9\nB 3 9\nC 5 2\nD 2 1\n";

fn rows(middle: &str) -> String {
    let empty = ".".repeat(15);
    let row = |at: usize| if at == 7 { middle.to_owned() } else { empty.clone() };
    (0..15).map(row).collect::<Vec<_>>().join("/")
}

/// A place with the small list under `lists`, its tiles, and positions of three racks.
fn place() -> Place {
    let place = Place::new();
    place.write("lists/small.toml", MANIFEST);
    place.write("lists/small.txt", WORDS);
    place.run(&["lexicon", "build", "lists"]).exits(0);
    place.write("tiles.txt", TILES);
    let (empty, on) = (rows(&".".repeat(15)), rows(".......aB......"));
    let lines = format!("one\t0\t0\t{empty}\tAB\ntwo\t1\t2\t{on}\tC?\nnone\t0\t0\t{empty}\tD\n");
    place.write("positions.txt", lines);
    place
}

fn best(place: &Place, more: &[&str]) -> Ran {
    let usual = ["duplicate", "best", "--list", "lists/small.fst", "--tiles", "tiles.txt"];
    place.run(&usual.iter().chain(more).copied().collect::<Vec<_>>())
}

/// Everything of each line but how long it took, which is a number.
fn timeless(ran: &Ran) -> Vec<String> {
    let line = |line: &str| {
        let (answer, micros) = line.rsplit_once('\t').expect("a field of microseconds");
        micros.parse::<u64>().expect("microseconds");
        answer.to_owned()
    };
    ran.out.lines().map(line).collect()
}

fn indexes(place: &Place) -> Vec<String> {
    let names =
        fs::read_dir(place.path("lists")).expect("the lists").map(|it| it.expect("an entry").file_name());
    names.map(|it| it.to_string_lossy().into_owned()).filter(|it| it.contains("moves")).collect()
}

#[test]
fn a_line_a_position_with_the_first_of_the_best_moves() {
    let place = place();
    let ran = best(&place, &["--positions", "positions.txt"]).exits(0);
    assert_eq!(timeless(&ran), ["one\t8\tG8\tacross\tAB", "two\t8\tG8\tacross\tCaB", "none\t-\t-\t-\t-"]);
    let all_top = best(&place, &["--positions", "positions.txt", "--all-top"]).exits(0);
    let of_one: Vec<String> = timeless(&all_top).into_iter().filter(|it| it.starts_with("one")).collect();
    assert_eq!(
        of_one,
        [
            "one\t8\tG8\tacross\tAB",
            "one\t8\tG8\tacross\tBA",
            "one\t8\tH8\tacross\tAB",
            "one\t8\tH8\tacross\tBA",
            "one\t8\tH7\tdown\tAB",
            "one\t8\tH7\tdown\tBA",
            "one\t8\tH8\tdown\tAB",
            "one\t8\tH8\tdown\tBA",
        ]
    );
    let input = String::from_utf8(place.read("positions.txt")).expect("UTF-8");
    let usual =
        ["duplicate", "best", "--list", "small", "--lexicons", "lists", "--tiles", "tiles.txt", "--json"];
    let json = place.feed(&usual, &input).exits(0).lines();
    assert_eq!(json.len(), 3);
    assert_eq!((&json[1]["id"], &json[1]["score"]), (&"two".into(), &8.into()));
    assert_eq!(json[1]["moves"][0]["word"], "CaB");
    assert_eq!(
        (&json[2]["score"], json[2]["moves"].as_array().map(Vec::len)),
        (&serde_json::Value::Null, Some(0))
    );
    let all = place.feed(&[&usual[..], &["--all"]].concat(), &input).exits(0).lines();
    let scores: Vec<u64> =
        all[1]["moves"].as_array().expect("moves").iter().filter_map(|it| it["score"].as_u64()).collect();
    assert!(scores.len() > 1 && scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
}

#[test]
fn the_greek_list_answers_in_the_letters_it_was_asked_in() {
    let place = Place::new();
    place.write("el.tiles", positions::TILES);
    let lines = positions::lines();
    let input = format!("{}\n{}\n", lines[0], lines[599]);
    let latin =
        place.feed(&["duplicate", "best", "--list", "el-hunspell", "--tiles", "el.tiles"], &input).exits(0);
    let greek = positions::greek(&input);
    let greek =
        place.feed(&["duplicate", "best", "--list", "el-hunspell", "--tiles", "el104"], &greek).exits(0);
    let parts = |ran: &Ran| -> Vec<(String, String)> {
        let part = |line: &str| {
            let fields: Vec<&str> = line.split('\t').collect();
            (fields[..4].join(" "), fields[4].to_owned())
        };
        ran.out.lines().map(part).collect()
    };
    let (latin, greek) = (parts(&latin), parts(&greek));
    assert_eq!(latin.len(), 2);
    for ((latin, word), (greek, greek_word)) in latin.iter().zip(&greek) {
        assert_eq!(latin, greek);
        assert!(word.is_ascii() && positions::greek(word) == *greek_word, "{word} {greek_word}");
    }
    // It is kept where what can be made again is kept: the list is in the program.
    let kept = place.path("home/.cache/ephor");
    assert_eq!(fs::read_dir(kept).expect("kept").count(), 1);
}

#[test]
fn the_index_is_kept_proved_and_made_anew() {
    let place = place();
    best(&place, &["--positions", "positions.txt"]).exits(0);
    let [name]: [String; 1] = indexes(&place).try_into().expect("one index");
    let name = format!("lists/{name}");
    let whole = place.read(&name);
    // It is read, and not made again: a moment that is long past stays.
    let second = best(&place, &["--positions", "positions.txt"]).exits(0);
    assert_eq!(second.err, "");
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 1;
    place.write(&name, &damaged);
    let ran = best(&place, &["--positions", "positions.txt"]).exits(0);
    let ran = ran.complains(&["warning", &name, "it is damaged", "made anew"]);
    assert_eq!(timeless(&ran).len(), 3);
    assert_eq!(place.read(&name), whole);
    // The index of another list under its name.
    place.write("lists/other.toml", MANIFEST.replace("small", "other"));
    place.write("lists/other.txt", "AB\nBA\n");
    place.run(&["lexicon", "build", "lists"]).exits(0);
    let list = ["duplicate", "best", "--list", "lists/other.fst", "--tiles", "tiles.txt"];
    place.run(&[&list[..], &["--positions", "positions.txt"]].concat()).exits(0);
    let other = indexes(&place).into_iter().find(|it| it.starts_with("other")).expect("its index");
    let other = place.read(&format!("lists/{other}"));
    place.write(&name, &other);
    let ran = best(&place, &["--positions", "positions.txt"]).exits(2);
    let ran = ran.complains(&[&name, "it is the index of another list", "lists/small.fst", "remove it"]);
    assert_eq!(ran.out, "");
    assert_eq!(place.read(&name), other, "nothing is changed");
}

#[test]
fn what_cannot_be_used_is_named_with_what_to_do() {
    let place = place();
    let empty = rows(&".".repeat(15));
    let lines = format!(
        "# a remark\n\nfar\t0\t0\t{empty}.\tAB\nmany\t0\t0\t{empty}\tDDD\ngood\t0\t0\t{empty}\tAB\nstrange\t0\t0\t{empty}\tAX\n"
    );
    place.write("bad.txt", lines);
    let ran = best(&place, &["--positions", "bad.txt"]).exits(2);
    let ran = ran.complains(&[
        "error: bad.txt:3, position far: row 15: square 16 is off the board",
        "error: bad.txt:4, position many: rack: the bag cannot give it",
        "more D",
        "error: bad.txt:6, position strange: rack: X is no letter of the tiles",
        "→ put the line right",
    ]);
    assert_eq!(timeless(&ran), ["good\t8\tG8\tacross\tAB"], "the others are answered");
    let bad = |list: &str, tiles: &str, said: &[&str]| {
        let ran = place.run(&[
            "duplicate",
            "best",
            "--list",
            list,
            "--tiles",
            tiles,
            "--positions",
            "positions.txt",
        ]);
        let ran = ran.exits(2).complains(said).complains(&["→"]);
        assert_eq!(ran.out, "");
    };
    bad("smal", "tiles.txt", &["there is no list `smal`"]);
    bad("lists/gone.fst", "tiles.txt", &["lists/gone.fst"]);
    bad("lists/small.txt", "tiles.txt", &["lists/small.txt"]);
    bad("lists/small.fst", "gone.txt", &["no file and no tile set `gone.txt`"]);
    bad("lists/small.fst", "el104", &["the list has not the letters Α Β Γ", "el104"]);
    place.write("wrong.txt", "A 1 9\nB three 9\n");
    bad("lists/small.fst", "wrong.txt", &["wrong.txt: line 2: `B three 9`"]);
    place.write("lists/torn.fst", &fs::read(place.path("lists/small.fst")).expect("the set")[..40]);
    bad("lists/torn.fst", "tiles.txt", &["lists/torn.fst: it is no set of words, or a damaged one"]);
    place.write("lists/small.fst", fs::read(repository("lexicons/sk/b2.fst")).expect("a set"));
    bad("lists/small.fst", "tiles.txt", &["lists/small.fst", "is not the one of edition 1"]);
}
