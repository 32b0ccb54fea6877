//! One wrong value of every chapter, and every line of a regulation spoilt in turn.

use super::*;

/// The invented regulation with one of its lines put otherwise; what is found wrong with it.
fn with_line(at: usize, other: &str) -> Vec<Violation> {
    let text = FULL
        .lines()
        .enumerate()
        .fold(String::new(), |text, (number, line)| text + if number == at { other } else { line } + "\n");
    plain("full.toml", &text).map_or_else(|violations| violations.list().to_vec(), |_| Vec::new())
}

/// The number, the text and the key of every line that gives a key a value.
fn keys() -> impl Iterator<Item = (usize, &'static str, &'static str)> {
    let key = |(at, line): (usize, &'static str)| {
        let (key, _) = line.split_once(" = ")?;
        let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        plain.then_some((at, line, key))
    };
    FULL.lines().enumerate().filter_map(key)
}

#[test]
fn the_invented_regulation_is_in_order() {
    let ruleset = good("full.toml", FULL);
    assert!(ruleset.late.is_some() && ruleset.session.is_some() && ruleset.late_fix.is_some());
    assert!(ruleset.hold.is_some() && ruleset.time.overtime.is_some() && ruleset.penalty.crosses.is_some());
    assert!(keys().count() > 240, "it uses every chapter: {}", keys().count());
}

#[test]
fn a_misspelt_key_is_found_on_every_line() {
    for (at, line, key) in keys() {
        let found = with_line(at, &line.replacen(key, &format!("{key}_x"), 1));
        let told = found.iter().any(|it| match key {
            // Without its kind nobody knows which other keys an item may have: the item is told.
            "do" | "power" => it.line < at + 1 && it.path.ends_with(key) && it.message == "is missing",
            _ => it.line == at + 1 && it.column == 1 && it.path.ends_with("_x"),
        });
        assert!(told, "line {}, {line}: {found:?}", at + 1);
        assert!(found.iter().all(|it| !it.help.is_empty()), "{line}: {found:?}");
    }
}

#[test]
fn a_value_of_another_kind_is_found_on_every_line() {
    for (at, line, key) in keys().filter(|(_, line, _)| !line.ends_with('[')) {
        let spoilt = if line.contains("{ is = ") {
            format!("{key} = {{ is = {{ moon = 1 }}, cite = \"§1\" }}")
        } else {
            format!("{key} = 1979-05-27")
        };
        let found = with_line(at, &spoilt);
        assert!(found.iter().any(|it| it.line == at + 1), "line {}, {line}: {found:?}", at + 1);
    }
}

#[test]
fn a_paragraph_is_missed_on_every_line() {
    for (at, line, key) in keys().filter(|(_, line, _)| line.contains("cite = \"")) {
        let (before, after) = line.rsplit_once("cite = \"").expect("it cites");
        let (_, after) = after.split_once('"').expect("a text");
        let bare = format!("{}{after}", before.trim_end().trim_end_matches(','));
        let found = with_line(at, &bare);
        let message = |it: &&Violation| it.message.contains("`cite`") || it.message.contains("no paragraph");
        let told = found.iter().find(message).unwrap_or_else(|| panic!("line {}, {line}: {found:?}", at + 1));
        // A list's item that lost its own line of `cite` is told where the item begins.
        assert!(key == "cite" || told.line == at + 1, "line {}, {line}: {found:?}", at + 1);
        assert!(told.help.contains("§") && told.help.contains("silent"), "{}", told.help);
    }
}

#[test]
fn what_is_wrong_about_time_and_clocks_is_found() {
    let report = all_wrong(&[
        ("a budget outside its range", "is = [1200, 1800]", "is = [1600, 1800]"),
        ("a warning before the beginning", "warn_at_s = { is = [60]", "warn_at_s = { is = [1500]"),
        ("a phase that is none", "\"challenge\", \"referee\"]", "\"challenge\", \"refree\"]"),
        (
            "a start by a stranger",
            "by = { is = \"opponent\", cite = \"§2\"",
            "by = { is = \"crowd\", cite = \"§2\"",
        ),
        ("a clock for one who has lost", "clock_after_s = { is = 300", "clock_after_s = { is = 901"),
        ("no award for no show", "award = { is = \"no_show\"", "award = { is = \"no_shows\""),
        ("an award against one for both", "both = { is = \"nobody_came\"", "both = { is = \"no_show\""),
        ("no time at all", "base_s = { is = 3600", "base_s = { is = 0"),
        ("a playoff of nothing", "playoff_rounds = { is = 3", "playoff_rounds = { is = 0"),
        ("a clock without this function", "is = [\"count_down\"]", "is = [\"count_around\"]"),
        ("an order that nobody grants", "amount_s = 120", "amount_s = 60"),
        (
            "an absent player's clock that nobody grants",
            "power = \"start_absent\"",
            "power = \"central_timer\"",
        ),
        ("a power without its length", "budget_s = 600\n", ""),
    ]);
    insta::assert_snapshot!("wrong_time", report);
}

#[test]
fn what_is_wrong_about_words_is_found() {
    let report = all_wrong(&[
        ("no word", "max_words = { is = 1", "max_words = { is = 0"),
        ("a hold of another kind", "same = \"same_window\"", "same = \"two_windows\""),
        ("a withdrawal of another kind", "withdrawal = { is = \"never\"", "withdrawal = { is = \"nver\""),
        ("nobody to escalate to", "escalate_to = { is = \"referee\"", "escalate_to = { is = \"umpire\""),
        ("a place for nobody", "players_per_unit = 50", "players_per_unit = 0"),
        (
            "tiles the wrong way round",
            "actor = \"judge\"\ntiles = [2, 15]",
            "actor = \"judge\"\ntiles = [15, 2]",
        ),
        ("one colour", "is = [\"green\", \"red\"]", "is = [\"green\"]"),
        ("no word for valid", "valid = { is = \"valid\"", "valid = { is = \"\""),
        ("an effect of another kind", "do = \"play_stands\"", "do = \"play_sits\""),
        ("free of nothing", "free = { is = 0", "free = { is = -1"),
        ("crosses for nothing", "threshold = { is = 3", "threshold = { is = 0"),
        ("a list that decides otherwise", "decides = \"alone\"", "decides = \"sometimes\""),
    ]);
    insta::assert_snapshot!("wrong_words", report);
}

#[test]
fn what_is_wrong_about_offences_is_found() {
    let left = "do = \"clock_start\", whose = \"offender\"";
    let report = all_wrong(&[
        ("a counter that nothing counts", "counter = \"warnings\"\nat", "counter = \"warning\"\nat"),
        ("a threshold before the first", "at = 3\n", "at = 0\n"),
        (
            "an answer for a threshold that is none",
            "text = \"Was it announced?\", yes_no = true",
            "text = \"Was it announced?\", yes_no = true, reached = \"fourth_warning\"",
        ),
        (
            "an answer for somebody who is not known",
            "text = \"Were they mixed?\", yes_no = true",
            "text = \"Were they mixed?\", yes_no = true, reached = \"third_warning\"",
        ),
        (
            "a threshold that leads to nothing",
            "effects = [{ do = \"exclude\", who = \"offender\", from = \"event\", cite = \"§5.1\" }]",
            "effects = []",
        ),
        ("a kind of its own", "kind = \"challenge\"", "kind = \"complaint\""),
        ("a fact asked of nobody", "proven_if = \"announced > actual\"", "proven_if = \"announced > real\""),
        ("proven and unfounded at once", "announced <= actual", "announced >= actual"),
        ("closed before it opens", "mark = \"signed\"", "mark = \"score_recorded\""),
        ("a phase without a table", "phases = [\"playing\", \"over\"]", "phases = [\"playing\", \"none\"]"),
        (
            "no answer possible",
            "Announced points\", from = 0, to = 2000",
            "Announced points\", from = 1, to = 0",
        ),
        ("no expression", "max(0, 2*actual - announced)", "max(0, 2*actual - announced"),
        ("a division by zero", "allowed_if = \"score_winner >= 0\"", "allowed_if = \"score_winner / 0 > 0\""),
        (
            "a divisor that may be zero",
            "allowed_if = \"score_winner >= 0\"",
            "allowed_if = \"2 / (score_winner - 1234) > 0\"",
        ),
        ("one word for one and many", "{announced - actual} too", "{announced - actual|point} too"),
        ("no template", "{announced - actual} too", "{announced - actual too"),
        ("a clock of both", left, "do = \"clock_start\", whose = \"both\""),
        ("a side that is not there", left, "do = \"clock_start\", whose = \"spectator\""),
        ("another award", "award = \"excluded\", against", "award = \"exclude\", against"),
        ("a procedure that is not there", "procedure = \"mend\"", "procedure = \"amend\""),
        ("nothing in the standings", ", half_points = \"-2\"", ""),
        ("a refusal without a word", "otherwise = \"Seven are a rack: call the head referee.\"\n", ""),
        (
            "no step",
            "steps = [{ text = \"Both draw; the lower letter begins.\", cite = \"§6.1\" }]",
            "steps = []",
        ),
        (
            "a procedure about nobody's tiles",
            "lower letter begins.\", cite",
            "lower letter begins.\", do = \"cross\", who = \"offender\", cite",
        ),
        ("a sanction of no severity", "level = 1", "level = 0"),
        ("an id of two words", "id = \"warning\"", "id = \"a warning\""),
    ]);
    insta::assert_snapshot!("wrong_offences", report);
}

#[test]
fn what_is_wrong_about_results_is_found() {
    let report = all_wrong(&[
        ("a winner of what nobody wins", "against = \"both\"", "against = \"none\""),
        ("a result of another kind", "result = \"draw\"", "result = \"tie\""),
        (
            "a bye with a loser",
            "serves = \"bye\"",
            "serves = \"bye\"\nloser = { result = \"loss\", scored = \"0\" }",
        ),
        ("an end before the beginning", "turns = 6", "turns = 0"),
        ("racks to nobody", "racks = \"transfer\"", "racks = \"burn\""),
        ("a draw better than a win", "draw = { is = 1", "draw = { is = 3"),
        ("corrected until ever", "correct_until = { is = \"signed\"", "correct_until = { is = \"ever\""),
        ("a criterion twice", "\"formula\", \"head_to_head\"", "\"formula\", \"points\""),
        ("a formula without its constant", "constants = [\"a\"]", "constants = [\"b\"]"),
        ("points that grow", "place_points = [10, 8, 6, 6]", "place_points = [6, 8]"),
        ("a fix of something else", "is = \"points + 30\"", "is = \"score + 30\""),
        ("a cause that is none", "\"round_end\", \"escalation\"", "\"rounds_end\", \"escalation\""),
        ("a cause that is not there", "\"sanction:warning\"", "\"sanction:warming\""),
        (
            "a question that nothing hangs on",
            "{ question = \"Q1\", readings = { same = \"same_window\", more = \"open_without_delay\" }",
            "{ is = \"same_window\"",
        ),
        (
            "a choice of one",
            "readings = { same = \"No.\", more = \"Yes.\" }",
            "readings = { same = \"No.\" }",
        ),
    ]);
    insta::assert_snapshot!("wrong_results", report);
}

#[test]
fn a_signal_whose_moment_never_comes_is_found() {
    let with = |when: &str, from: &str, to: &str| {
        assert_eq!(FULL.matches(from).count(), 1, "{from} must be there once");
        let signal = format!(
            "[[signal]]\nid = \"a\"\nname = \"A\"\nwhen = \"{when}\"\nsound = \"gong\"\ncite = \"§2\"\n"
        );
        match plain("full.toml", &format!("{}\n{signal}", FULL.replace(from, to))) {
            Ok(ruleset) => ruleset.signals.len().to_string(),
            Err(violations) => printed(&violations),
        }
    };
    let (together, apart) = ("together = { is = true", "together = { is = false");
    assert_eq!(with("start", together, together), "1");
    assert_eq!(with("session_end", together, together), "1");
    for (when, from, to, found) in [
        ("start", together, apart, "games do not begin together"),
        ("countdown_call", together, together, "time.mode knows none"),
        ("countdown_end", together, together, "time.mode knows none"),
        ("noon", together, together, "unknown value `noon`"),
    ] {
        let told = with(when, from, to);
        assert!(told.contains(found) && told.contains("signal.a.when"), "{when}: {told}");
    }
}
