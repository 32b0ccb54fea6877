//! The loader against the built-in rulesets, an invented one, and files that are wrong in every way.

mod chapters;
mod extends;

use std::collections::BTreeMap;
use std::fmt::Write;

use proptest::prelude::*;
use unicode_normalization::is_nfc;

use crate::domain::{Millis, Points};
use crate::rules::catalogue::tests::{SIX, embedded, read_as};
use crate::rules::{Catalogue, Observation, PenaltyKind, Question, Window, leaves};

use super::*;

const TSO: &str = include_str!("../../../rulesets/tso-2017.toml");
const SSS: &str = include_str!("../../../rulesets/sss-2022.toml");
const BROKEN: &str = include_str!("../fixtures/broken.toml");
const FULL: &str = include_str!("../fixtures/full.toml");

fn plain(name: &str, text: &str) -> Result<Ruleset, Violations> {
    load(name, text, &BTreeMap::new())
}

fn good(name: &str, text: &str) -> Ruleset {
    plain(name, text).unwrap_or_else(|violations| panic!("{}", printed(&violations)))
}

fn printed(violations: &Violations) -> String {
    violations.list().iter().fold(String::new(), |mut all, found| {
        let place = format!("{}:{}", found.line, found.column);
        let _ = writeln!(all, "{place} {} {}\n    → {}", found.path, found.message, found.help);
        all
    })
}

/// The invented regulation with one change; what the loader says of it.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(FULL.matches(from).count(), 1, "{from} must be there once");
    match plain("full.toml", &FULL.replace(from, to)) {
        Ok(_) => "nothing wrong\n".to_owned(),
        Err(violations) => printed(&violations),
    }
}

/// What the loader says of each change, one after another; each is wrong.
fn all_wrong(cases: &[(&str, &str, &str)]) -> String {
    let mut report = String::new();
    for (case, from, to) in cases {
        let found = changed(from, to);
        assert_ne!(found, "nothing wrong\n", "{case}");
        let _ = writeln!(report, "# {case}\n{found}");
    }
    report
}

#[test]
fn every_built_in_ruleset_loads_and_each_reading_is_another_ruleset() {
    for id in SIX {
        let base = embedded(id);
        for Question { id: question, readings, chosen, .. } in &base.questions {
            for reading in readings.iter().filter(|reading| reading.name != *chosen) {
                let other = read_as(id, question, &reading.name);
                assert_ne!(other.digest, base.digest, "{question} {}", reading.name);
                assert_ne!(leaves(&other), leaves(&base), "{question} {} changes no value", reading.name);
            }
        }
    }
}

#[test]
fn built_in_rulesets_are_written_in_composed_letters() {
    let catalogue = Catalogue::embedded();
    for id in SIX {
        assert!(is_nfc(&catalogue.get(id).expect("built in").text), "{id}");
    }
}

/// Chapters whose items have ids are long, and the scenarios show them; the rest is a page for each regulation.
#[test]
fn all_values_of_the_built_in_rulesets_are_as_agreed() {
    const LISTS: [&str; 9] = [
        "threshold.",
        "offence.",
        "procedure.",
        "sanction.",
        "award.",
        "end.",
        "standing.",
        "duty.",
        "signal.",
    ];
    for id in SIX {
        let mut list = String::new();
        for leaf in leaves(&embedded(id)) {
            let reading =
                leaf.reading.map_or_else(String::new, |by| format!(" [{} {}]", by.question, by.reading));
            if !LISTS.iter().any(|it| leaf.path.starts_with(it)) {
                let _ = writeln!(list, "{} = {} ({}){reading}", leaf.path, leaf.value, leaf.cite);
            }
        }
        insta::assert_snapshot!(id, list);
    }
}

#[test]
fn greek_and_czech_windows_close_as_written() {
    let greek = embedded("pes-classic");
    let open = |since, marks: &[Observation]| {
        let marks = marks.iter().copied().collect();
        greek.challenge.window(None, false, Some(Millis(since)), &marks) == Window::Open
    };
    assert!(open(15_000, &[]) && !open(15_001, &[]) && !open(7_000, &[Observation::BothRecorded]));
    let czech = embedded("cas-2009");
    let begun = [Observation::SumBegun].into();
    assert!(matches!(czech.challenge.window(None, false, None, &begun), Window::Late { .. }));
    assert_eq!(czech.challenge.window(None, false, None, &[].into()), Window::Open);
    assert_eq!(czech.penalty.kind.value, PenaltyKind::Cross);
}

#[test]
fn overtime_costs_each_begun_minute() {
    let overtime = embedded("tso-2017").time.overtime.expect("TSO knows overtime");
    let vectors =
        [(0, 0), (999, 0), (1_000, -10), (60_999, -10), (61_000, -20), (300_999, -50), (301_000, -60)];
    for (over, points) in vectors {
        assert_eq!(overtime.deduction(Millis(over)), Points(points), "{over} ms");
    }
    assert!(!overtime.ends_game(Millis(300_999)));
    assert!(overtime.ends_game(Millis(301_000)));
    let strict = read_as("tso-2017", "TSO-Q15", "second_minute").time.overtime.expect("TSO knows overtime");
    for (over, points) in [(0, 0), (999, 0), (1_000, -10), (59_999, -10), (60_000, -20), (119_999, -20)] {
        assert_eq!(strict.deduction(Millis(over)), Points(points), "{over} ms");
    }
}

#[test]
fn a_broken_file_is_told_everything_at_once() {
    let violations = plain("rulesets/broken.toml", BROKEN).expect_err("broken");
    insta::assert_snapshot!("broken", printed(&violations));
}

#[test]
fn every_contradiction_is_found() {
    let penalty = "[[effects.rejected]]\ndo = \"penalty\"\nwho = \"challenger\"\ncite = \"§3\"\n";
    let closer = "[[challenge.closers]]\nmark = \"approved\"\n";
    let kind = "kind = { is = \"cross\"";
    let report = all_wrong(&[
        (
            "a window opens for nobody",
            "by = { is = \"opponent\", cite = \"§3\"",
            "by = { is = \"nobody\", cite = \"§3\"",
        ),
        ("it never opens", "opens = { is = \"clock_pressed\"", "opens = { is = \"never\""),
        (
            "it never opens, for the clock never stands",
            "opens = { is = \"clock_pressed\"",
            "opens = { is = \"clock_neutral\"",
        ),
        (
            "it never opens, for there is no top move",
            "opens = { is = \"clock_pressed\"",
            "opens = { is = \"top_move_announced\"",
        ),
        (
            "no paragraph",
            "neutral_between_moves = { is = false, cite = \"§1\"",
            "neutral_between_moves = { is = false, cite = \"hello\"",
        ),
        (
            "a paragraph without its sign",
            "phrase = { is = \"Moment\", cite = \"§3\"",
            "phrase = { is = \"Moment\", cite = \"2.4.a\"",
        ),
        ("a closer before the opening", "after_s = 20\n", "after_s = -20\n"),
        ("a closer at once", "after_s = 20\n", "after_s = 0\n"),
        ("a closer that is two", closer, &closer.replace("mark", "after_s = 5\nmark")),
        ("overtime without a price", "[time.overtime]", "[time.overtimes]"),
        ("a price without overtime", "on_zero = { is = \"overtime\"", "on_zero = { is = \"game_lost\""),
        ("words longer than the board", "max_tiles = { is = 15", "max_tiles = { is = 1"),
        ("no budget", "\nbudget_s = { is = 1500", "\nbudget_s = { is = -1"),
        ("a price that nobody pays", penalty, ""),
        ("nothing to pay", kind, "kind = { is = \"none\""),
        ("crosses without a rule", "[penalty.crosses]", "[penalty.crossings]"),
        ("a reward", kind, "kind = { is = { points = 10 }"),
        ("a clock of no side", "whose = \"challenger\"\nby", "whose = \"either\"\nby"),
        ("a clock that is not there", "mode = { is = \"per_player_game\"", "mode = { is = \"central_round\""),
        (
            "a reading that is not there",
            "readings = { same = \"same_window\"",
            "readings = { none = \"same_window\"",
        ),
        ("a question that is not there", "question = \"Q1\", readings", "question = \"Q66\", readings"),
        ("another file's name", "id = \"full\"", "id = \"empty\""),
        ("a name of two words", "short = \"FULL\"", "short = \"FULL RULES\""),
    ]);
    insta::assert_snapshot!("contradictions", report);
}

#[test]
fn a_window_needs_a_closer_and_a_closer_a_window() {
    let online = &Catalogue::embedded().get("sss-online").expect("built in").text.to_string();
    let closer = "\n[[challenge.closers]]\nmark = \"approved\"\ncite = \"silent\"\n";
    let found = plain("sss-online", &format!("{online}{closer}")).expect_err("never opens");
    assert_eq!(found.list()[0].path, "challenge.closers");
    let open = FULL.replace("[[challenge.closers]]\nmark = \"approved\"\ncite = \"§3\"\n", "");
    let open = open.replace("[[challenge.closers]]\nafter_s = 20\ncite = \"§3\"\n", "");
    let found = plain("full", &open).expect_err("never closes");
    assert!(printed(&found).contains("opens a window that nothing closes"), "{}", printed(&found));
}

#[test]
fn a_duty_counts_places_only_of_a_system_that_is_there() {
    let czech = &Catalogue::embedded().get("cas-2009").expect("built in").text.to_string();
    let paths = |from: &str, to: &str| {
        let found = plain("cas-2009", &czech.replace(from, to)).expect_err(to);
        found.list().iter().map(|it| it.path.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        paths("\nsystem = \"SAMOOBSLUHA\"", "\nsystem = \"BEZ OBSLUHY\""),
        ["procedure.self_service.system", "duty.self_service_kit.system"]
    );
    assert_eq!(paths("\nsystem = \"SAMOOBSLUHA\"", ""), ["duty.self_service_kit.text"; 2]);
    assert_eq!(paths("{places}", "{tables}"), ["duty.self_service_kit.text"]);
}

#[test]
fn an_item_counts_where_both_of_its_questions_are_read_so() {
    let offered = |readings: &[(&str, &str)]| {
        let readings = readings.iter().map(|(question, name)| ((*question).to_owned(), (*name).to_owned()));
        let ruleset = Catalogue::embedded().load("tso-2017", &readings.collect()).expect("readings of it");
        let loser = |id: &str| Some(ruleset.award(id)?.value.loser.as_ref()?.spread.clone());
        (loser("overtime"), loser("overtime_plain").is_some())
    };
    let (written, plain) = offered(&[]);
    assert!(written.is_some() && !plain);
    let (net, plain) = offered(&[("Q17", "net")]);
    assert!(net.is_some() && net != written && !plain);
    for also in ["written", "net"] {
        assert_eq!(offered(&[("Q17", also), ("Q11", "plain")]), (None, true), "{also}");
    }
}

#[test]
fn a_second_question_is_named_whole_and_has_no_third() {
    let second = "also = { question = \"Q11\", reading = \"breach\" }";
    assert_eq!(TSO.matches(second).count(), 2);
    let found = |wrong: &str| {
        let found = plain("tso-2017", &TSO.replacen(second, wrong, 1)).expect_err(wrong);
        let of_it = found.list().iter().filter_map(|it| Some((it.path.split_once("also")?.1, &it.message)));
        of_it.map(|(path, message)| format!("{path}: {message}")).collect::<Vec<_>>()
    };
    assert_eq!(found("also = {}"), [".question: is missing", ".reading: is missing"]);
    assert_eq!(found("also = { question = \"Q11\" }"), [".reading: is missing"]);
    assert_eq!(
        found("also = { question = \"Q11\", reading = \"broken\" }"),
        [": question `Q11` has no reading `broken`"]
    );
    assert_eq!(
        found(&second.replace(" }", ", also = { question = \"Q4\", reading = \"always\" } }")),
        [".also: is not a known key"]
    );
    assert_eq!(found("also = 11"), [": needs to be a chapter of its own"]);
}

#[test]
fn a_syntax_error_stands_alone() {
    let found = plain("tso-2017", &TSO.replace("[time]", "[time")).expect_err("no TOML");
    assert_eq!(found.list().len(), 1);
    let line = TSO.lines().position(|line| line == "[time]").expect("there") + 1;
    assert_eq!((found.list()[0].line, found.list()[0].path.as_str()), (line, "(file)"));
}

#[test]
fn an_event_chooses_only_what_the_file_offers() {
    let read = |question: &str, reading: &str| {
        let readings = BTreeMap::from([(question.to_owned(), reading.to_owned())]);
        load("tso-2017", TSO, &readings)
    };
    let base = good("tso-2017", TSO);
    assert!(base.penalty.count_in_upheld.value);
    for question in ["Q4", "TSO-Q4"] {
        let other = read(question, "only_if_rejected").expect("a reading of Q4");
        assert!(!other.penalty.count_in_upheld.value);
        let reading = other.penalty.count_in_upheld.reading.expect("it is ambiguous");
        assert_eq!((reading.question.as_str(), reading.reading.as_str()), ("TSO-Q4", "only_if_rejected"));
    }
    let none = read("TSO-Q99", "x").expect_err("no such question");
    assert_eq!(none.list()[0].path, "(event) TSO-Q99");
    let none = read("TSO-Q4", "sometimes").expect_err("no such reading");
    assert_eq!(none.list()[0].help, "use one of each_word, only_if_rejected");
}

#[test]
fn a_person_sees_the_line_and_the_remedy() {
    let text = TSO.replace("stops_clock = ", "stop_clock = ");
    let found = plain("tso-2017.toml", &text).expect_err("a misspelt key");
    let mut shown = String::new();
    let handler = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::unicode_nocolor());
    handler.with_width(100).render_report(&mut shown, &found).expect("a report");
    insta::assert_snapshot!("as_shown", shown);
}

#[test]
fn the_catalogue_can_hold_a_file_that_is_wrong() {
    let catalogue = Catalogue::embedded().with_overrides([("broken.toml".to_owned(), BROKEN.to_owned())]);
    assert!(catalogue.load("broken", &BTreeMap::new()).is_err());
    assert!(catalogue.load("tso-2017", &BTreeMap::new()).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_mutation_of_a_file_is_the_end_of_the_loader(
        slovak: bool,
        edits in prop::collection::vec((any::<prop::sample::Index>(), prop::option::of(any::<u8>())), 1..40),
        pastes in prop::collection::vec((any::<prop::sample::Index>(), "[\\[\\]{}=\"#.\n a-z0-9é-]{0,6}"), 0..4),
    ) {
        let mut bytes = if slovak { SSS } else { TSO }.as_bytes().to_vec();
        for (at, edit) in edits {
            let at = at.index(bytes.len());
            match edit {
                Some(byte) => bytes.insert(at, byte),
                None => drop(bytes.remove(at)),
            }
        }
        for (at, paste) in pastes {
            let at = at.index(bytes.len());
            bytes.splice(at..at, paste.into_bytes());
        }
        let _ = plain("tso-2017", &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_lost_line_is_the_end_of_the_loader(lines in prop::collection::btree_set(0_usize..360, 1..6)) {
        let kept = SSS.lines().enumerate().filter(|(at, _)| !lines.contains(at));
        let text = kept.fold(String::new(), |text, (_, line)| text + line + "\n");
        if let Err(violations) = plain("sss-2022", &text) {
            prop_assert!(!violations.list().is_empty());
            prop_assert!(violations.list().iter().all(|found| !found.message.contains("the reason was lost")));
        }
    }
}
