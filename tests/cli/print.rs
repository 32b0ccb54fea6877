//! `ephor print`: papers from the journal, under every regulation.

use crate::support::Place;

/// A round of the online or another regulation begun with four players.
fn begun(place: &Place, ruleset: &str, players: &str, pairings: &str, offset: &str) {
    place.write("players.csv", players);
    let init = ["init", "event", "--ruleset", ruleset, "--players", "players.csv", "--tables", "2"];
    place.run(&[&init[..], &["--at", "2026-05-01T07:00:00Z", "--utc-offset", offset]].concat()).exits(0);
    let by = r#""by":{"role":"director","station":"desk"}"#;
    let line = format!(
        r#"{{"at":"2026-05-01T08:00:00Z",{by},"command":"start_round","round":1,"pairings":[{pairings}]}}"#
    );
    place.feed(&["exec", "event", "--replay"], &line).exits(0);
}

const FOUR: &str = "name,club\nAnna,Brno\nBéla <b>,\nCyril,Praha\nDana,\n";
const PAIRED: &str = r#"{"table":1,"a":"Anna","b":"Béla <b>"},{"table":2,"a":"Cyril","b":"Dana"}"#;

/// What stands in a file that was written.
fn page(place: &Place, name: &str) -> String {
    std::fs::read_to_string(place.path(&format!("event-print/{name}.html"))).expect("a page")
}

#[test]
fn pairings_and_standings_name_everybody_once_where_they_sit() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "120");
    place
        .run(&["print", "event", "pairings", "standings"])
        .exits(0)
        .says(&["pairings.html", "standings.html"]);
    let pairings = page(&place, "pairings");
    assert!(pairings.starts_with("<!DOCTYPE html>") && pairings.contains("Béla &lt;b&gt;"), "{pairings}");
    assert_eq!(pairings.matches("Béla &lt;b&gt;").count(), 3, "by table, by name, as Anna's opponent");
    assert!(page(&place, "standings").contains("@bottom-left{content:\""), "standings are evidence");
    assert!(!pairings.contains("@bottom-left"), "a list on the wall is not");
}

#[test]
fn pieces_fill_sheets_and_slips_are_numbered() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "120");
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
        begun(&place, ruleset, FOUR, pairs, "120");
        place.run(&["print", "event", "forms", "--lang", "en"]).exits(0);
        let forms = page(&place, "forms");
        assert!(forms.contains(&format!("<html lang=\"{tag}\"")), "{ruleset}");
        let text = std::fs::read_to_string(crate::support::repository(&format!("rulesets/{ruleset}.toml")))
            .expect("a ruleset");
        let table: toml::Table = text.parse().expect("TOML");
        let all = table["form"].as_array().expect("forms");
        // A form that is about an act is there once there was one.
        let acts =
            ["sanction_notice", "report_gap", "report_cheating", "report_measure", "left_early", "malice"];
        for form in all {
            let (id, title) = (form["id"].as_str().expect("an id"), form["title"].as_str().expect("a title"));
            let there = forms.contains(&format!("<h1>{title}</h1>"));
            assert_eq!(there, !acts.contains(&id), "{ruleset}: {id}");
        }
        let printed = forms.matches("<section class=\"form\">").count();
        let inherited = usize::from(ruleset == "pes-duplicate");
        let own = all.iter().filter(|form| !acts.contains(&form["id"].as_str().unwrap_or_default())).count();
        assert_eq!(printed, own + inherited, "{ruleset}: none about an act that was none");
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
    begun(&place, "cas-2009", FOUR, PAIRED, "120");
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
        page(&place, "forms")
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
    assert_eq!(left.matches("<section class=\"form\">").count(), 1, "{left}");
    assert!(!left.contains("mluvila"), "{left}");
}

#[test]
fn duplicate_has_slips_for_moves_and_sheets_of_two_halves() {
    let place = Place::new();
    let pairs = r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"}"#;
    begun(&place, "pes-duplicate", FOUR, pairs, "180");
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
    begun(&place, "sss-2022", FOUR, PAIRED, "120");
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
    let form = page(&place, "forms");
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
    begun(&place, "sss-2022", "name,club\nAnna Zelená,\nBéla Aron,\n", pairs, "120");
    place.run(&["print", "event", "pairings", "--lang", "en"]).exits(0);
    let list = page(&place, "pairings");
    let at = |what: &str| list.find(what).unwrap_or_else(|| panic!("{what}: {list}"));
    assert!(at(">begins<") < at("Aron, Béla"), "the first column of the tables says so");
    assert!(at("Anna Zelená ▸") < at("Aron, Béla") && at("Aron, Béla") < at("Zelená, Anna ▸"), "{list}");
}
