//! Papers as the regulations word them: fields of a sheet, forms before anything was typed, a duplicate game in detail.

use super::print::{FOUR, PAIRED, begun, forms, page};
use crate::support::Place;

/// A page of an event just begun, in the language of its regulation.
fn printed(ruleset: &str, lang: &str, what: &str, name: &str) -> String {
    let place = Place::new();
    begun(&place, ruleset, FOUR, PAIRED, "+02:00");
    place.run(&["print", "event", what, "--lang", lang]).exits(0);
    page(&place, name)
}

/// ČAS 7.2.a: "ZH v levém sloupci, DH v pravém", on both sheets; 7.3.a: a box for crosses above the name; 7.4.b: one
/// for the letter of a blank in the upper part. PES §Δ has such a field too, TSO 3.1.1.b has it on the card.
#[test]
fn a_sheet_has_the_fields_that_its_regulation_names() {
    let sheets = printed("cas-2009", "cs", "score-sheets", "score-sheets");
    assert_eq!(sheets.matches("trestné křížky").count(), 2 * 4, "above each name on each sheet");
    assert_eq!(sheets.matches("žolík nahrazuje").count(), 4);
    let (crosses, names) = (sheets.find("trestné křížky"), sheets.find("class=\"who\""));
    assert!(crosses < names, "above: {sheets}");
    let of_first: Vec<&str> = sheets.split("<div class=\"piece\">").skip(1).take(2).collect();
    for sheet in of_first {
        let (first, second) = (sheet.find("Anna"), sheet.find("Béla"));
        assert!(first.is_some() && first < second, "whoever starts is left: {sheet}");
    }
    assert!(sheets.contains("<b>Anna</b>") && sheets.contains("<b>Béla &lt;b&gt;</b>"), "whose it is");
    let own = printed("sss-2022", "sk", "score-sheets", "score-sheets");
    let second = own.split("<div class=\"piece\">").nth(2).expect("a sheet");
    assert!(second.find("Béla") < second.find("Anna"), "elsewhere the owner: {second}");
    assert!(!own.contains("class=\"boxes\"") && !own.contains("class=\"box\""));
    assert!(printed("pes-classic", "el", "score-sheets", "score-sheets").contains("μπαλαντέρ αντί για"));
    assert!(printed("tso-2017", "de", "result-cards", "result-cards").contains(">Blankos stehen für</th>"));
    assert!(!printed("tso-2017", "de", "score-sheets", "score-sheets").contains("class=\"boxes\""));
}

/// SSS 2.7: what is filled in after the game, in its order.
#[test]
fn the_end_of_a_sheet_is_that_of_the_regulation() {
    let sheets = printed("sss-2022", "sk", "score-sheets", "score-sheets");
    let first = sheets.split("<div class=\"piece\">").nth(1).expect("a sheet");
    let ends = [
        "súčet ťahov",
        "za zavretie",
        "zvyšné písmená",
        "konečné skóre",
        "spoločné skóre",
        "rozdiel v skóre",
        "najhodnotnejší ťah",
        "podpis",
    ];
    let at: Vec<usize> = ends.iter().filter_map(|it| first.find(it)).collect();
    assert!(at.len() == ends.len() && at.is_sorted(), "{at:?}: {first}");
}

/// Whoever must report something writes before anybody types: the form has its lines and its signatures.
#[test]
fn a_form_about_an_act_can_be_printed_before_there_is_one() {
    let place = Place::new();
    begun(&place, "tso-2017", FOUR, PAIRED, "+02:00");
    for id in ["report_gap", "report_cheating"] {
        place.run(&["print", "event", "forms", "--only", id]).exits(0);
        let form = page(&place, &format!("form-{id}"));
        assert!(form.contains("class=\"write\"") && form.contains(">Turnierleitung<"), "{id}: {form}");
        assert!(!form.contains("Nichts."), "{id}: {form}");
    }
    assert!(page(&place, "form-report_gap").contains("Situation"));
    let place = Place::new();
    begun(&place, "pes-duplicate", FOUR, r#"{"table":1,"a":"Anna"}"#, "+03:00");
    // No game of a duplicate event is ever awarded.
    place.run(&["print", "event", "forms", "--only", "malice"]).exits(2).complains(&["is no form of"]);
}

#[test]
fn papers_are_written_together_or_not_at_all() {
    let place = Place::new();
    begun(&place, "cas-2009", FOUR, PAIRED, "+02:00");
    place.run(&["print", "event", "cards", "move-sheets", "letters"]).exits(2).complains(&["no move sheets"]);
    assert!(!place.path("event-print").exists(), "none is there that could be taken for all");
}

/// A signature that stands alone on a sheet signs nothing, and digests stand where something was decided by the lists.
#[test]
fn a_form_ends_in_one_piece_and_says_what_it_is_of() {
    let place = Place::new();
    begun(&place, "sss-2022", FOUR, PAIRED, "+02:00");
    place.run(&["print", "event", "forms"]).exits(0);
    let all = forms(&place);
    let ends = all.split("<div class=\"end\">").skip(1);
    assert!(ends.clone().count() > 4 && ends.clone().all(|it| it.contains("class=\"signs\"")), "{all}");
    let lists = "Zoznamy a ich odtlačky";
    assert!(!page(&place, "form-accounts").contains(lists) && !page(&place, "form-schedule").contains(lists));
    let place = Place::new();
    begun(&place, "cas-2009", FOUR, PAIRED, "+02:00");
    let by = r#""by":{"role":"head_referee","name":"Hana","station":"desk"}"#;
    let lines = [
        r#""command":"start_play""#,
        r#""command":"impose","sanction":"warning","player":"Dana","reason":"telefon""#,
        r#""command":"award_game","table":1,"award":"resigned","against":"a","facts":{"score_winner":90,"score_loser":80},"reason":"odešla od stolu""#,
    ];
    let line = |what: &str| format!(r#"{{"at":"2026-05-01T08:10:00Z",{by},{what}}}"#);
    let ran = place.feed(&["exec", "event", "--replay"], &lines.map(line).join("\n"));
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    place.run(&["print", "event", "forms"]).exits(0);
    let notice = page(&place, "form-sanction_notice");
    assert!(notice.contains("<b>event</b>") && notice.contains(">kdo</th>"), "of which event: {notice}");
    // 13.1: "popř. vzdá partii v jejím průběhu, je HR povinen tuto partii kontumovat".
    let survey = page(&place, "form-warnings");
    assert!(survey.contains("telefon") && survey.contains("odešla od stolu"), "{survey}");
}

/// PES-D §5.Δ ¶3: "μετά την αναλυτική ανακοίνωση των αποτελεσμάτων"; §4.2: the arbiter's own sheet; §5.Ε.6: the
/// program.
#[test]
fn a_duplicate_game_is_on_paper_draw_by_draw() {
    let place = Place::new();
    let pairs = r#"{"table":1,"a":"Anna"},{"table":2,"a":"Béla <b>"}"#;
    begun(&place, "pes-duplicate", "name\nAnna\nBéla <b>\n", pairs, "+03:00");
    let line = |at: &str, what: &str| {
        let role = if what.contains("start_play") { "head_referee" } else { "referee" };
        format!(r#"{{"at":"2026-05-01T{at}Z","by":{{"role":"{role}","station":"desk"}},{what}}}"#)
    };
    let lines = [
        line("08:00:10", r#""command":"start_play""#),
        line("08:05:00", r#""command":"draw_rack","letters":"ΚΑΛΟΣΤ?""#),
        line(
            "08:05:10",
            r#""command":"order_clock","table":1,"power":{"power":"central_timer"},"reason":"γύρος 1""#,
        ),
        line(
            "08:08:20",
            r#""command":"hand_in_move","table":1,"play":{"square":"F8","direction":"across","word":"ΚΑΛΟΣ"}"#,
        ),
        line(
            "08:08:30",
            r#""command":"choose_master","play":{"square":"F8","direction":"across","word":"ΚΑΛΟΣ"},"found_by":{"program":"Quackle 1.0.4","ties":3}"#,
        ),
    ];
    let ran = place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    assert!(!ran.out.contains("\"refused\""), "{}", ran.out);
    place.run(&["print", "event", "score-sheets", "pairings", "--lang", "el"]).exits(0);
    place.run(&["print", "event", "forms"]).exits(0);
    let sheets = page(&place, "score-sheets");
    let arbiter = sheets.rsplit("<div class=\"piece\">").next().expect("a sheet");
    assert!(arbiter.contains("<td>ΚΑΛΟΣΤ?</td>") && arbiter.contains("<td>ΚΑΛΟΣ</td>"), "{arbiter}");
    let software = page(&place, "form-software");
    for part in ["ΚΑΛΟΣΤ?", "Quackle 1.0.4", "<td class=\"n\">3</td>"] {
        assert!(software.contains(part), "{part}: {software}");
    }
    assert!(!page(&place, "pairings").contains("<td></td>"), "no column for opponents that nobody has");
}
