//! `ephor print`: papers from the journal, under every regulation.

use crate::support::Place;

/// A round of the online or another regulation begun with four players.
pub(super) fn begun(place: &Place, ruleset: &str, players: &str, pairings: &str, zone: &str) {
    place.write("players.csv", players);
    let init = ["init", "event", "--ruleset", ruleset, "--players", "players.csv", "--tables", "2"];
    place.run(&[&init[..], &["--at", "2026-05-01T07:00:00Z", "--zone", zone]].concat()).exits(0);
    let by = r#""by":{"role":"director","station":"desk"}"#;
    let line = format!(
        r#"{{"at":"2026-05-01T08:00:00Z",{by},"command":"start_round","round":1,"pairings":[{pairings}],"sure":["no_list_decides"]}}"#
    );
    place.feed(&["exec", "event", "--replay"], &line).exits(0);
}

pub(super) const FOUR: &str = "name,club\nAnna,Brno\nBéla <b>,\nCyril,Praha\nDana,\n";
pub(super) const PAIRED: &str = r#"{"table":1,"a":"Anna","b":"Béla <b>"},{"table":2,"a":"Cyril","b":"Dana"}"#;

/// What stands in a file that was written.
pub(super) fn page(place: &Place, name: &str) -> String {
    std::fs::read_to_string(place.path(&format!("event-print/{name}.html"))).expect("a page")
}

/// All forms that were written, one behind the other.
pub(super) fn forms(place: &Place) -> String {
    let folder = std::fs::read_dir(place.path("event-print")).expect("papers");
    let mut all: Vec<_> = folder.flatten().map(|it| it.path()).collect();
    all.retain(|it| it.file_name().is_some_and(|name| name.to_string_lossy().starts_with("form-")));
    all.sort();
    all.iter().map(|path| std::fs::read_to_string(path).expect("a form")).collect()
}

#[test]
fn pairings_and_standings_name_everybody_once_where_they_sit() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "+02:00");
    place
        .run(&["print", "event", "pairings", "standings"])
        .exits(0)
        .says(&["pairings.html", "standings.html"]);
    let pairings = page(&place, "pairings");
    assert!(pairings.starts_with("<!DOCTYPE html>") && pairings.contains("Béla &lt;b&gt;"), "{pairings}");
    let named = |name: &str| pairings.matches(name).count();
    assert_eq!(named("Béla &lt;b&gt;"), 2, "by table, as Anna's opponent");
    assert_eq!((named("<b>Béla</b> &lt;b&gt;"), named("Béla <b>&lt;b&gt;</b>")), (1, 1), "under either word");
    assert!(page(&place, "standings").contains("@bottom-left{content:\""), "standings are evidence");
    assert!(!pairings.contains("@bottom-left"), "a list on the wall is not");
}

#[test]
fn pieces_fill_sheets_and_slips_are_numbered() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "+02:00");
    let all = ["score-sheets", "cards", "table-numbers"];
    place.run(&[&["print", "event"][..], &all].concat()).exits(0);
    let pieces = |name: &str| {
        let page = page(&place, name);
        (page.matches("<div class=\"sheet\">").count(), page.matches("<div class=\"piece\">").count())
    };
    assert_eq!(pieces("score-sheets"), (2, 4), "a sheet for each player, two on a page");
    assert_eq!(pieces("cards"), (2, 4));
    assert_eq!(pieces("table-numbers"), (1, 2));
    place.run(&["print", "event", "clock-cards"]).exits(0).complains(&["no clock cards"]);
    assert!(!place.path("event-print/clock-cards.html").exists(), "no clock has a radio");
    place.run(&["print", "event", "slips", "--count", "9", "--first", "41"]).exits(0);
    assert_eq!(pieces("slips"), (2, 9), "eight on a page");
    let slips = page(&place, "slips");
    assert!(slips.contains("0041") && slips.contains("0049") && !slips.contains("0050"), "{slips}");
    place
        .run(&["print", "event", "slips", "--paper", "a6", "--size", "a5"])
        .exits(2)
        .complains(&["larger than the paper"]);
    place.run(&["print", "event", "pairings", "--round", "2"]).exits(2).complains(&["round 2 is not begun"]);
    place.run(&["print", "event", "score-sheets", "--count", "3"]).exits(0);
    assert_eq!(pieces("score-sheets"), (2, 3), "blank ones of no round");
}

#[test]
fn every_form_of_every_regulation_is_printed_in_its_language() {
    for (ruleset, tag, pairs) in [
        ("cas-2009", "cs", PAIRED),
        ("tso-2017", "de", PAIRED),
        ("sss-2022", "sk", PAIRED),
        ("sss-online", "sk", PAIRED),
        ("pes-classic", "el", PAIRED),
        (
            "pes-duplicate",
            "el",
            r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"},{"table":3,"a":"Cyril"},{"table":4,"a":"Dana"}"#,
        ),
    ] {
        let place = Place::new();
        begun(&place, ruleset, FOUR, pairs, "+02:00");
        place.run(&["print", "event", "forms", "--lang", "en"]).exits(0);
        let forms = forms(&place);
        assert!(forms.contains(&format!("<html lang=\"{tag}\"")), "{ruleset}");
        let text = std::fs::read_to_string(crate::support::repository(&format!("rulesets/{ruleset}.toml")))
            .expect("a ruleset");
        let table: toml::Table = text.parse().expect("TOML");
        let all = table["form"].as_array().expect("forms");
        // A form that is about an act is there once there was one, and what few events need where it is asked for.
        let acts =
            ["sanction_notice", "report_gap", "report_cheating", "report_measure", "left_early", "malice"];
        let asked = |form: &toml::Value| form.get("on_demand").and_then(toml::Value::as_bool) == Some(true);
        let here =
            |form: &toml::Value| !acts.contains(&form["id"].as_str().unwrap_or_default()) && !asked(form);
        for form in all {
            let (id, title) = (form["id"].as_str().expect("an id"), form["title"].as_str().expect("a title"));
            let there = forms.contains(&format!("<h2>{title}</h2>"));
            assert_eq!(there, here(form), "{ruleset}: {id}");
            assert_eq!(there, place.path(&format!("event-print/form-{id}.html")).exists(), "{ruleset}: {id}");
        }
        let printed = forms.matches("<section class=\"form\">").count();
        let inherited = usize::from(ruleset == "pes-duplicate");
        let own = all.iter().filter(|form| here(form)).count();
        assert_eq!(printed, own + inherited, "{ruleset}: none about an act that was none");
        for form in all.iter().filter(|form| asked(form)) {
            let id = form["id"].as_str().expect("an id");
            place
                .run(&["print", "event", "forms", "--only", id])
                .exits(0)
                .says(&[&format!("form-{id}.html")]);
        }
        assert!(forms.contains("@bottom-left"), "{ruleset}: the head of the journal");
        place
            .run(&["print", "event", "forms", "--only", "nothing"])
            .exits(2)
            .complains(&["is no form of", ruleset]);
    }
}

#[test]
fn a_sanction_is_published_on_a_notice_of_its_own_until_it_is_taken_back() {
    let place = Place::new();
    begun(&place, "cas-2009", FOUR, PAIRED, "+02:00");
    let by = r#""by":{"role":"head_referee","name":"Hana","station":"desk"}"#;
    let warn = |at: &str, player: &str, reason: &str| {
        let what = format!(r#""command":"impose","sanction":"warning","player":"{player}""#);
        format!(r#"{{"at":"2026-05-01T{at}Z",{by},{what},"reason":"{reason}"}}"#)
    };
    let lines =
        [warn("08:10:00", "Anna", "mluvila <nahlas>"), warn("08:20:00", "Dana", "telefon")].join("\n");
    let ran = place.feed(&["exec", "event", "--replay"], &lines);
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    let notices = || {
        place.run(&["print", "event", "forms", "--only", "sanction_notice"]).exits(0);
        page(&place, "form-sanction_notice")
    };
    let both = notices();
    assert_eq!(both.matches("<section class=\"form\">").count(), 2, "{both}");
    assert!(both.contains("mluvila &lt;nahlas&gt;") && both.contains("telefon"), "{both}");
    assert!(both.contains("hlavní rozhodčí") && both.contains("Hana"), "who decided");
    let warned = ran.out.lines().find(|line| line.contains("\"sanction_imposed\"")).expect("a sanction");
    let seq = warned.split("\"seq\":").nth(1).and_then(|it| it.split(',').next()).expect("its number");
    let what = format!(r#""command":"take_back","entry":{seq},"misentered":true,"reason":"omyl""#);
    let back = format!(r#"{{"at":"2026-05-01T08:30:00Z",{by},{what}}}"#);
    let ran = place.feed(&["exec", "event", "--replay"], &back);
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    let left = notices();
    assert!(left.contains("@bottom-right"), "numbered by itself");
    assert_eq!(left.matches("<section class=\"form\">").count(), 1, "{left}");
    assert!(!left.contains("mluvila"), "{left}");
}

#[test]
fn duplicate_has_slips_for_moves_and_sheets_of_two_halves() {
    let place = Place::new();
    let pairs = r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"}"#;
    begun(&place, "pes-duplicate", FOUR, pairs, "+03:00");
    place.run(&["print", "event", "slips", "score-sheets", "--count", "2", "--lang", "el"]).exits(0);
    let slips = page(&place, "slips");
    assert_eq!(slips.matches("<div class=\"piece\">").count(), 8, "two for each of four players");
    assert!(slips.contains("Κ ή Ο") && slips.contains("συντεταγμένες"), "{slips}");
    let sheets = page(&place, "score-sheets");
    assert!(sheets.contains("κίνηση που ισχύει") && sheets.contains("γράμματα που κληρώθηκαν"), "{sheets}");
}

/// A line of the closing report for the federation is what still counts, and what others may read.
#[test]
fn the_closing_report_leaves_out_what_was_taken_back_and_what_is_between_two_people() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "+02:00");
    let by = r#""by":{"role":"referee","name":"Rút","station":"desk"}"#;
    let line = |at: &str, what: &str| format!(r#"{{"at":"2026-05-01T{at}Z",{by},{what}}}"#);
    let impose = |at: &str, id: &str, player: &str, reason: &str| {
        let what = format!(r#""command":"impose","sanction":"{id}","player":"{player}","reason":"{reason}""#);
        line(at, &what)
    };
    let lines = [
        impose("08:10:00", "private_warning", "Anna", "šepkala"),
        impose("08:11:00", "public_warning", "Dana", "kričala"),
        impose("08:12:00", "public_warning", "Cyril", "telefón"),
        line(
            "08:13:00",
            r#""command":"award_game","table":1,"award":"resigned","against":"a","facts":{"score_winner":90,"score_loser":80},"reason":"nevoľnosť""#,
        ),
    ];
    let ran = place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    let warned = |player: &str| {
        let of = |it: &&str| it.contains("\"sanction_imposed\"") && it.contains(player);
        let line = ran.out.lines().find(of).expect("a sanction");
        line.split("\"seq\":").nth(1).and_then(|it| it.split(',').next()).expect("its number").to_owned()
    };
    let what = format!(
        r#""command":"take_back","entry":{},"misentered":true,"reason":"bol to sused""#,
        warned("Cyril")
    );
    let back = place.feed(&["exec", "event", "--replay"], &line("08:20:00", &what));
    assert!(!back.out.contains("\"refused\""), "{}", back.out);
    place.run(&["print", "event", "forms", "--only", "report"]).exits(0);
    let form = page(&place, "form-report");
    assert!(form.contains("kričala") && form.contains("1. 5. 2026"), "{form}");
    for none in ["šepkala", "telefón", "nevoľnosť"] {
        assert!(!form.contains(none), "{none}: {form}");
    }
    place.run(&["report", "event"]).exits(0);
    let sanctions = std::fs::read_to_string(place.path("event-report/sanction.csv")).expect("a table");
    let marked = |word: &str| {
        let line = sanctions.lines().find(|line| line.contains(word)).expect("a line");
        line.contains("bol to sused")
    };
    assert!(marked("telefón") && !marked("kričala") && !marked("šepkala"), "{sanctions}");
}

#[test]
fn whoever_looks_for_a_name_finds_it_under_both_ends_and_sees_who_begins() {
    let place = Place::new();
    let pairs = r#"{"table":1,"a":"Anna Zelená","b":"Béla Aron"}"#;
    begun(&place, "sss-2022", "name,club\nAnna Zelená,\nBéla Aron,\n", pairs, "+02:00");
    place.run(&["print", "event", "pairings", "--lang", "en"]).exits(0);
    let list = page(&place, "pairings");
    let (anna, zelena) = ("<b>Anna</b> Zelená ▸", "Anna <b>Zelená</b> ▸");
    let at = |what: &str| list.find(what).unwrap_or_else(|| panic!("{what}: {list}"));
    // SSS §2.1: whoever is named first chooses whether to begin.
    assert!(at(">has the choice<") < at("<b>Anna</b>"), "the first column of the tables says so");
    assert!(!list.contains("begins"), "{list}");
    assert!(at(anna) < at("Béla <b>Aron</b>") && at("Béla <b>Aron</b>") < at(zelena), "{list}");
}

#[test]
fn where_the_surname_is_known_everybody_stands_there_once_in_the_order_of_the_language() {
    let place = Place::new();
    let pairs =
        r#"{"table":1,"a":"Jan Hrubý","b":"Eva Chalupová"},{"table":2,"a":"Ivo Čapek","b":"Petr Cibulka"}"#;
    let players = "surname,given\nHrubý,Jan\nChalupová,Eva\nČapek,Ivo\nCibulka,Petr\n";
    begun(&place, "cas-2009", players, pairs, "+02:00");
    place.run(&["print", "event", "pairings", "--lang", "cs"]).exits(0);
    let list = page(&place, "pairings");
    let names = ["<b>Cibulka</b>", "<b>Čapek</b>", "<b>Hrubý</b>", "<b>Chalupová</b>"];
    let places: Vec<usize> = names.iter().filter_map(|name| list.find(name)).collect();
    assert!(places.len() == names.len() && places.is_sorted(), "{list}");
    assert!(!list.contains("<b>Jan</b>"), "{list}");
}

/// PES §Β: the table of the letters is on the sheet, to cross out; ČAS §15.6.f: it lies on the table and nobody crosses
/// out (§7.7).
#[test]
fn the_letters_lie_where_the_regulation_wants_them() {
    let place = Place::new();
    begun(&place, "pes-classic", FOUR, PAIRED, "+03:00");
    place.run(&["print", "event", "score-sheets", "letters", "--lang", "el"]).exits(0);
    let sheets = page(&place, "score-sheets");
    assert_eq!(sheets.matches("<div class=\"letters\">").count(), 4, "on each sheet");
    let twelve = "<b>Α</b><sub>1</sub> ΑΑΑΑΑΑΑΑΑΑΑΑ <small>12</small>";
    assert_eq!(sheets.matches(twelve).count(), 4, "twelve to cross out: {sheets}");
    let cards = page(&place, "letters");
    assert_eq!(cards.matches("<div class=\"piece\">").count(), 2, "one for each table");
    assert!(cards.contains("<td><b>Α</b></td><td class=\"n\">12</td><td class=\"n\">1</td>"), "{cards}");
    assert!(cards.contains("<b>104</b>"), "the sum by which a set is complete");
    let place = Place::new();
    begun(&place, "cas-2009", FOUR, PAIRED, "+02:00");
    place.run(&["print", "event", "score-sheets", "letters", "--lang", "cs"]).exits(0);
    assert!(!page(&place, "score-sheets").contains("<div class=\"letters\">"), "nobody crosses out");
    let cards = page(&place, "letters");
    assert!(cards.contains("<b>100</b>") && cards.contains("Rozložení písmen"), "{cards}");
    place.run(&["print", "event", "letters", "--count", "9"]).exits(0);
    assert_eq!(page(&place, "letters").matches("<div class=\"piece\">").count(), 9);
}

/// TSO §1.5.a, §5.4: a card for each game, which both sign.
#[test]
fn every_game_has_its_card_and_duplicate_has_none() {
    let place = Place::new();
    begun(&place, "tso-2017", FOUR, PAIRED, "+02:00");
    place.run(&["print", "event", "result-cards", "--lang", "de"]).exits(0);
    let cards = page(&place, "result-cards");
    assert_eq!(cards.matches("<div class=\"piece\">").count(), 2);
    assert_eq!(cards.matches(">Unterschrift</th><td></td><td></td>").count(), 2, "room for both to sign");
    assert!(cards.contains("Ergebnismeldekarte") && cards.contains("Béla &lt;b&gt;"), "{cards}");
    place.run(&["print", "event", "result-cards", "--count", "5"]).exits(0);
    assert_eq!(page(&place, "result-cards").matches("<div class=\"piece\">").count(), 5, "blank ones");
    place
        .run(&["print", "event", "result-cards", "--round", "3"])
        .exits(2)
        .complains(&["round 3 is not begun"]);
    place.run(&["print", "event", "move-sheets"]).exits(2).complains(&["tso-2017 has no move sheets"]);
    let place = Place::new();
    let pairs = r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"}"#;
    begun(&place, "pes-duplicate", FOUR, pairs, "+03:00");
    place.run(&["print", "event", "result-cards"]).exits(2).complains(&["pes-duplicate has no result cards"]);
}

/// PES-D §3, §4.3: a sheet for all moves of a player, or a packet of 25 to 30 slips; no points on either (§8.1).
#[test]
fn moves_are_noted_on_one_sheet_or_on_a_packet_of_slips() {
    let place = Place::new();
    let pairs = r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"}"#;
    begun(&place, "pes-duplicate", FOUR, pairs, "+03:00");
    place.run(&["print", "event", "move-sheets", "slips", "cards", "--lang", "el"]).exits(0);
    let sheets = page(&place, "move-sheets");
    assert_eq!(sheets.matches("<div class=\"piece\">").count(), 4, "one for each player");
    let lines = sheets.matches("<th class=\"k\" scope=\"row\">").count() / 4;
    assert!((25..=30).contains(&lines), "{lines}");
    assert!(
        !sheets.contains("Anna") && !sheets.contains("πόντοι"),
        "a number and no name, no points: {sheets}"
    );
    let slips = page(&place, "slips").matches("<div class=\"piece\">").count();
    assert!((25..=30).contains(&(slips / 4)) && slips.is_multiple_of(4), "{slips}");
    let cards = page(&place, "cards");
    assert!(!cards.contains("αντίπαλος") && cards.contains("πόντοι του τελικού ταμπλό"), "{cards}");
}

/// SSS A3: 40 points for the first place, 35 for the second; a place that two share gives both what it gives.
#[test]
fn places_bring_their_points_on_every_paper() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "+02:00");
    let by = r#""by":{"role":"referee","name":"Rút","station":"desk"}"#;
    let result = |table: u8, scores: &str| {
        let what =
            format!(r#""command":"enter_result","table":{table},"end":"out","out":"a","scores":{scores}"#);
        format!(r#"{{"at":"2026-05-01T08:50:00Z",{by},{what},"racks":[0,0]}}"#)
    };
    let lines = [result(1, "[400,300]"), result(2, "[390,310]")].join("\n");
    let ran = place.feed(&["exec", "event", "--replay"], &lines);
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    place.run(&["print", "event", "standings", "forms", "--lang", "sk"]).exits(0);
    for name in ["standings", "form-report"] {
        let paper = page(&place, name);
        assert!(paper.contains(">za umiestnenie<"), "{name}: {paper}");
        for points in ["40", "35", "32", "30"] {
            assert!(paper.contains(&format!("<td class=\"n\">{points}</td>")), "{name}: {points}");
        }
    }
    place.run(&["report", "event"]).exits(0);
    let csv = std::fs::read_to_string(place.path("event-report/standings.csv")).expect("a table");
    assert!(csv.lines().next().is_some_and(|head| head.trim_end().ends_with("place_points")), "{csv}");
    let json = std::fs::read_to_string(place.path("event-report/report.json")).expect("JSON");
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(report["format"], 3);
    let last = &report["standings"][0];
    let points: Vec<_> = (0..4).map(|at| last["rows"][at]["place_points"].as_u64()).collect();
    assert_eq!(points, [Some(40), Some(35), Some(32), Some(30)]);
    assert_eq!(last["units"][0], "match_points");
    // Four all meet each other: the order is that of such an event (SSS §1.3).
    assert_eq!(last["criteria"][2], "spread");
    assert_eq!(last["rows"][0]["values"][2], 100.0, "the spread is a number: {last}");
    assert_eq!(last["units"][2], "game_points");
}

/// A sanction that took a game is one act, and its award is not told once more.
#[test]
fn what_a_sanction_led_to_stands_once() {
    let place = Place::new();
    begun(&place, "tso-2017", FOUR, PAIRED, "+02:00");
    let by = r#""by":{"role":"director","name":"Ute","station":"desk"}"#;
    let what = r#""command":"impose","sanction":"lost_game","player":"Anna","reason":"Brett umgeworfen","facts":{"impossible":1,"score_loser":100,"score_winner":120}"#;
    let ran = place
        .feed(&["exec", "event", "--replay"], &format!(r#"{{"at":"2026-05-01T08:30:00Z",{by},{what}}}"#));
    assert!(ran.out.contains("\"game_awarded\""), "{} {}", ran.out, ran.err);
    place.run(&["print", "event", "forms"]).exits(0);
    let form = page(&place, "form-report_measure");
    assert_eq!(form.matches("Brett umgeworfen").count(), 1, "{form}");
}

/// TSO §6.2: the games of a match are added up, and what decides a tie stands beside them.
#[test]
fn a_match_is_added_up_over_its_rounds() {
    let place = Place::new();
    begun(&place, "tso-2017", FOUR, PAIRED, "+02:00");
    let by = r#""by":{"role":"director","station":"desk"}"#;
    let line = |at: &str, what: &str| format!(r#"{{"at":"2026-05-01T{at}Z",{by},{what}}}"#);
    let result = |table: u8, scores: &str| {
        format!(
            r#""command":"enter_result","table":{table},"end":"out","out":"a","scores":{scores},"racks":[0,0]"#
        )
    };
    let again = r#""command":"start_round","round":2,"pairings":[{"table":1,"a":"Béla <b>","b":"Anna"},{"table":2,"a":"Dana","b":"Cyril"}]"#;
    let lines = [
        line("09:00:00", &result(1, "[400,300]")),
        line("09:00:10", &result(2, "[350,351]")),
        line("09:10:00", again),
        line("09:40:00", r#""command":"note_absent","table":2,"side":"b""#),
        line(
            "09:50:00",
            r#""command":"award_game","table":2,"award":"no_show","against":"b","facts":{"declared":true},"reason":"abgesagt""#,
        ),
        line("10:00:00", &result(1, "[420,330]")),
    ];
    let ran = place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    place.run(&["print", "event", "forms", "--only", "knock_out"]).exits(0);
    let form = page(&place, "form-knock_out");
    let row = |player: &str, games: &str, sum: &str| {
        let row =
            format!("<th scope=\"row\">{player}</th><td class=\"n\">{games}</td><td class=\"n\">{sum}</td>");
        assert!(form.contains(&row), "{row}: {form}");
    };
    row("Anna", "400 · 330", "730");
    row("Béla &lt;b&gt;", "300 · 420", "720");
    // Whether it was the last game of the match only people know, so the form says what then follows.
    row("Cyril", "350 · 0 ×", "350");
    assert!(form.contains("ist die ganze K.-o.-Runde verloren (6.2.5)"), "{form}");
}

/// Whoever hears a page or looks for its parts: one first heading, and no head of a column that says nothing.
#[test]
fn every_page_has_one_first_heading_and_no_empty_head() {
    let alone = r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"}"#;
    let two = "name,club\nAnna,Brno\nBéla <b>,\n";
    for (ruleset, players, pairs) in [("sss-2022", FOUR, PAIRED), ("pes-duplicate", two, alone)] {
        let place = Place::new();
        begun(&place, ruleset, players, pairs, "+02:00");
        let mut all =
            vec!["pairings", "standings", "score-sheets", "slips", "cards", "table-numbers", "letters"];
        all.extend(["forms", if ruleset == "sss-2022" { "result-cards" } else { "move-sheets" }]);
        place.run(&[&["print", "event"][..], &all].concat()).exits(0);
        place.run(&["report", "event", "--out", "event-print"]).exits(0);
        place.run(&["report", "event", "--watch", "event-print", "--seconds", "1"]).exits(0);
        let pages = std::fs::read_dir(place.path("event-print")).expect("papers").flatten();
        let mut seen = 0;
        for path in pages.map(|it| it.path()).filter(|it| it.extension().is_some_and(|it| it == "html")) {
            let text = std::fs::read_to_string(&path).expect("a page");
            assert_eq!(text.matches("<h1").count(), 1, "{ruleset}: {}", path.display());
            let empty = text.split("<th").skip(1).filter(|it| {
                let told = it.split_once('>').map_or("", |(_, rest)| rest).trim_start();
                it.starts_with([' ', '>']) && told.starts_with('<') && !told.starts_with("<bdi>")
            });
            assert_eq!(empty.count(), 0, "{ruleset}: {}", path.display());
            seen += 1;
        }
        assert!(seen > 14, "{ruleset}: {seen}");
    }
}

/// The page that says which paragraph is which paper names nothing that is not there, and leaves out no form.
#[test]
fn the_table_of_papers_names_what_there_is() {
    let table = std::fs::read_to_string(crate::support::repository("rulesets/papers.md")).expect("a page");
    let place = Place::new();
    let help = place.run(&["help", "print"]).exits(0).out;
    place.event();
    place.run(&["report", "event"]).exits(0);
    for ruleset in ["pes-classic", "pes-duplicate", "cas-2009", "tso-2017", "sss-2022", "sss-online"] {
        let (_, part) = table.split_once(&format!("\n## {ruleset}\n")).expect("a chapter");
        let part = part.split("\n## ").next().unwrap_or_default();
        let named: Vec<(&str, &str)> =
            part.split('`').skip(1).step_by(2).filter_map(|it| it.split_once(' ')).collect();
        let text = std::fs::read_to_string(crate::support::repository(&format!("rulesets/{ruleset}.toml")))
            .expect("a ruleset");
        let rules: toml::Table = text.parse().expect("TOML");
        let forms: Vec<&str> =
            rules["form"].as_array().expect("forms").iter().filter_map(|it| it["id"].as_str()).collect();
        for (kind, what) in &named {
            let there = match *kind {
                "form" => forms.contains(what),
                "print" => help.contains(&format!("\n  {what} ")),
                "report" => place.path(&format!("event-report/{what}.csv")).exists(),
                _ => false,
            };
            assert!(there, "{ruleset}: {kind} {what}");
        }
        for form in forms {
            assert!(named.contains(&("form", form)), "{ruleset}: {form} is not in the table");
        }
        let rows = part.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| paragraph"));
        assert!(
            rows.clone().count() > 4 && rows.clone().all(|row| row.matches('`').count() >= 2),
            "{ruleset}"
        );
    }
}
