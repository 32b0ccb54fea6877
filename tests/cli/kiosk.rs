//! `ephor kiosk`: who may have one.

use serde_json::json;

use crate::support::Place;

fn with_pin(place: &Place, event: &str, office: &str) {
    place.write("office.pin", "482913\n");
    place.run(&["office", "pin", event, office, "--new-pin-file", "office.pin"]).exits(0);
}

#[test]
fn where_the_players_look_nothing_up_themselves_there_is_no_kiosk() {
    let place = Place::new();
    place.run(&["init", "kastoria", "--ruleset", "pes-classic", "--tables", "2"]).exits(0);
    with_pin(&place, "kastoria", "head-referee");
    place.run(&["kiosk", "kastoria"]).exits(2).complains(&[
        "pes-classic: the players do not look words up themselves",
        "έφορος (PES ",
        "ephor open",
    ]);
    place.run(&["init", "server", "--ruleset", "sss-online", "--tables", "2"]).exits(0);
    with_pin(&place, "server", "head-referee");
    place.run(&["kiosk", "server"]).exits(2).complains(&["sss-online: nobody looks words up"]);
}

#[test]
fn a_system_that_the_organiser_did_not_choose_serves_nobody() {
    let place = Place::new();
    for (event, system, code, says) in [
        ("slips", "NÁMITKÁŘ 1", 2, "not chosen for this event, so the players look nothing up"),
        ("served", "SAMOOBSLUHA", 2, "the screens need a terminal"),
    ] {
        place.run(&["init", event, "--ruleset", "cas-2009", "--tables", "2", "--system", system]).exits(0);
        with_pin(&place, event, "head-referee");
        place.run(&["kiosk", event]).exits(code).complains(&[says]);
    }
}

#[test]
fn without_a_pin_that_ends_it_no_kiosk_starts() {
    let place = Place::new();
    place.event();
    place
        .run(&["kiosk", "event"])
        .exits(2)
        .complains(&["ends only by the PIN", "ephor office pin event head-referee"]);
    with_pin(&place, "event", "judge");
    place.run(&["kiosk", "event"]).exits(2).complains(&["ends only by the PIN"]);
    let place = Place::new();
    place.event();
    with_pin(&place, "event", "director");
    place.run(&["kiosk", "event"]).exits(2).complains(&["the screens need a terminal"]);
}

#[test]
fn tables_are_told_by_their_numbers_and_an_event_must_be_there() {
    let place = Place::new();
    place.run(&["kiosk", "nowhere"]).exits(2).complains(&["no such folder"]);
    place.event();
    for wrong in ["0", "8-1", "one"] {
        place.run(&["kiosk", "event", "--tables", wrong]).exits(2).complains(&["names no tables"]);
    }
}

/// The same commands as a kiosk's, by the players: neither more nor less than the regulation lets them.
#[test]
fn the_players_judge_their_own_words_and_rule_on_none() {
    let place = Place::new();
    place.event();
    let by = json!({"role": "players", "station": "kiosk"});
    let at = |seconds: u32| format!("2026-11-21T10:00:{seconds:02}Z");
    let line = |seconds: u32, command: serde_json::Value| {
        let mut all = json!({"at": at(seconds), "by": by});
        let (Some(all), Some(command)) = (all.as_object_mut(), command.as_object()) else {
            return String::new();
        };
        all.extend(command.clone());
        serde_json::Value::Object(all.clone()).to_string()
    };
    let lines = [
        line(0, json!({"command": "raise_slip", "table": 1, "challenger": "b"})),
        line(1, json!({"command": "claim_slip", "slip": 1})),
        line(2, json!({"command": "enter_words", "slip": 1, "words": ["xq"]})),
        line(3, json!({"command": "confirm_spelling", "slip": 1})),
        line(4, json!({"command": "decide", "slip": 1})),
        line(5, json!({"command": "announce", "slip": 1})),
        line(
            6,
            json!({"command": "rule", "slip": 1, "rulings": [{"word": "XQ", "valid": true}], "reasons": "ours"}),
        ),
    ];
    let ran = place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    assert!(
        ran.out.contains("verdict_given") && ran.out.contains("\"announced\""),
        "{}\n{}",
        ran.out,
        ran.err
    );
    let last = ran.lines().pop().expect("an answer");
    assert!(last.to_string().contains("refused"), "{last}");
}
