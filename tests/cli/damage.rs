//! Lists that are damaged, or swapped while a console runs: refused by name, and the rulings go on without them.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};

use serde_json::Value;

use crate::support::{Place, repository};

/// Commands that bring the slip of a table to its end, as far as the lists go. The slips have the tables' numbers.
fn slip(table: u32, word: &str) -> [String; 4] {
    let at = |second: u32| format!("\"at\":\"2099-01-01T00:{table:02}:{second:02}Z\"");
    let to = |second: u32| format!("{},\"slip\":{table}", at(second));
    [
        format!("{{{},\"command\":\"raise_slip\",\"table\":{table},\"challenger\":\"b\"}}", at(0)),
        format!("{{{},\"command\":\"enter_words\",\"words\":[\"{word}\"]}}", to(1)),
        format!("{{{},\"command\":\"confirm_spelling\"}}", to(2)),
        format!("{{{},\"command\":\"decide\"}}", to(3)),
    ]
}

/// What some answers say of words: the outcome, and the list that decided or why none did.
fn findings(answers: &[Value]) -> Vec<(String, String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let of = |word: &Value| {
        let list = &word["by"]["source"]["list"];
        let who = if list.is_null() { &word["why"]["kind"] } else { list };
        (text(&word["word"]), text(&word["outcome"]), text(who))
    };
    let escalated = |answer: &Value| answer["findings"].as_array().cloned();
    let decided =
        |answer: &Value| answer["words"].as_array().filter(|_| answer["type"] == "verdict_given").cloned();
    let words = answers.iter().filter_map(|answer| escalated(answer).or_else(|| decided(answer)));
    words.flatten().map(|word| of(&word)).collect()
}

fn found(word: &str, outcome: &str, why: &str) -> (String, String, String) {
    (word.to_owned(), outcome.to_owned(), why.to_owned())
}

#[test]
fn an_event_goes_on_with_what_is_sound() {
    let place = Place::new();
    place.event();
    let file = "event/lexicons/sk-b2.fst";
    let manifest = "event/lexicons/sk-b2.toml";
    let (whole, said) = (place.read(file), place.read(manifest));
    let input = [slip(1, "čo"), slip(2, "osa")].concat().join("\n");
    let run = |what: &str| {
        let ran = place.feed(&["exec", "--ephemeral", "event"], &input).exits(0);
        let ran = ran.complains(&["warning: ", "sk-b2", what, "it is left out"]);
        let found_ = findings(&ran.lines());
        let expected = [found("ČO", "not-covered", "damaged"), found("OSA", "valid", "sk-b3")];
        assert_eq!(found_, expected, "{what}: {}", ran.out);
    };
    place.write(file, &whole[..whole.len() - 9]);
    run("truncated");
    let mut flipped = whole.clone();
    flipped[60] ^= 1;
    place.write(file, &flipped);
    run("damaged");
    place.write(file, fs::read(repository("lexicons/sk/b5.fst")).expect("another set"));
    run("is not the one of edition 09");
    fs::remove_file(place.path(file)).expect("removed");
    run("there is no");
    place.write(file, &whole);
    // The manifest of another edition beside the event's own set.
    let other = String::from_utf8(said.clone()).expect("UTF-8");
    let other = other.replace("edition = \"09\"", "edition = \"10\"").replace("fst = \"b5", "fst = \"c6");
    place.write(manifest, other);
    run("is not the one of edition 10");
    place.write(manifest, said);
    let sound = place.feed(&["exec", "--ephemeral", "event"], &input).exits(0);
    assert_eq!(sound.err, "");
    assert_eq!(findings(&sound.lines())[0], found("ČO", "valid", "sk-b2"));
}

#[test]
fn a_whole_list_in_the_place_of_another_is_left_out() {
    let place = Place::new();
    place.event();
    for end in ["toml", "fst"] {
        let other = fs::read(repository(&format!("lexicons/sk/b5.{end}"))).expect("a sound list");
        let text = String::from_utf8_lossy(&other).replace("sk-b5", "sk-b2");
        let other = if end == "toml" { text.into_bytes() } else { other };
        place.write(&format!("event/lexicons/sk-b2.{end}"), other);
    }
    let input = [slip(1, "čo"), slip(2, "osa")].concat().join("\n");
    let ran = place.feed(&["exec", "--ephemeral", "event"], &input).exits(0);
    let ran = ran.complains(&["sk-b2", "is not the list that the event was opened with", "it is left out"]);
    let expected = [found("ČO", "not-covered", "damaged"), found("OSA", "valid", "sk-b3")];
    assert_eq!(findings(&ran.lines()), expected);
}

#[test]
fn a_set_swapped_under_a_running_console_changes_nothing_until_the_next_start() {
    let place = Place::new();
    place.event();
    let file = "event/lexicons/sk-b2.fst";
    let whole = place.read(file);
    let mut child = place.command(&["exec", "--ephemeral", "event"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("standard input");
    let mut output = BufReader::new(child.stdout.take().expect("standard output"));
    let mut ask = |line: &str| -> Vec<Value> {
        writeln!(input, "{line}").expect("written");
        let mut answers: Vec<Value> = Vec::new();
        while !answers.last().is_some_and(|answer| answer["last"] == true || answer.get("refused").is_some())
        {
            let mut line = String::new();
            assert!(output.read_line(&mut line).expect("read") > 0, "it has ended: {answers:?}");
            answers.push(serde_json::from_str(&line).expect("JSON"));
        }
        answers
    };
    let [raise, rest @ ..] = slip(1, "čo");
    ask(&raise);
    // It has answered, so it has read its lists: now they change below it.
    place.write(file, fs::read(repository("lexicons/sk/b3.fst")).expect("another set"));
    let answers: Vec<Value> = rest.iter().flat_map(|line| ask(line)).collect();
    assert_eq!(findings(&answers), [found("ČO", "valid", "sk-b2")]);
    drop(input);
    assert!(child.wait().expect("it ends").success());
    let next = place.feed(&["exec", "--ephemeral", "event"], &raise).exits(0);
    next.complains(&["sk-b2.fst", "is not the one of edition 09", "it is left out"]);
    place.write(file, whole);
}

#[test]
fn a_damaged_list_of_the_users_does_not_bring_the_older_one_back() {
    let place = Place::new();
    place.write("lists/sk-b2.toml", fs::read(repository("lexicons/sk/b2.toml")).expect("a manifest"));
    place.write("lists/sk-b2.fst", b"oops");
    let judged = place.run(&["judge", "--lexicons", "lists", "čo", "osa"]).exits(3);
    judged.complains(&["sk-b2.fst", "truncated"]).says(&["B2 is damaged", "✓ OSA"]);
    let args = ["init", "e", "--ruleset", "sss-2022", "--tables", "1", "--lexicons", "lists"];
    place.run(&args).exits(2).complains(&["sk-b2.fst", "no event begins with a damaged list"]);
    assert!(!place.path("e").exists());
    place.run(&["lexicon", "list", "--lexicons", "lists"]).exits(0).says(&["it is there and damaged"]);
}
