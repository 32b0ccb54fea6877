//! Each language as its makers document it, and what does not pass for it.

use serde_json::{Value, json};

use crate::clock::model::Run;
use crate::clock::order::{Notice, Order};
use crate::clock::profile::Profile;
use crate::domain::{At, Millis, OpId, Points, Side};

use super::*;

const NOW: At = At(1_768_035_600_000);

fn codec(id: &str) -> Codec {
    Codec::of(&Profile::named(id).expect("a profile that comes with ephor")).expect("a language")
}

fn hear(codec: &mut Codec, after: i64, bytes: impl AsRef<[u8]>) -> Vec<CodecMessage> {
    codec.on_bytes(NOW + Millis(after), Characteristic::Answers, bytes.as_ref())
}

fn text(pieces: &[Vec<u8>]) -> String {
    String::from_utf8(pieces.concat()).expect("text")
}

fn reading(said: &[CodecMessage]) -> Hearsay {
    let [CodecMessage::Reading(heard)] = said else { panic!("{said:?}") };
    *heard
}

fn times(left: [i64; 2]) -> Value {
    let [a, b] = left.map(|all| [all / 3600, all / 60 % 60, all % 60]);
    json!({ "leftHours": a[0], "leftMinutes": a[1], "leftSeconds": a[2],
            "rightHours": b[0], "rightMinutes": b[1], "rightSeconds": b[2] })
}

fn update(left: [i64; 2]) -> String {
    json!({ "type": "timeUpdate", "timestamp": 123_456, "data": times(left) }).to_string()
}

const NOTICE: Order = Order::Notice { side: Side::B, notice: Notice::Points(Points(-10)) };

#[test]
fn the_gateway_is_written_to_as_its_protocol_says() {
    let mut codec = codec("dgt3000-gateway");
    let mut sent = |op, order: &Order| -> Value {
        serde_json::from_str(&text(&codec.encode(OpId(op), order).expect("it can"))).expect("JSON")
    };
    assert_eq!(
        sent(42, &NOTICE),
        json!({ "command": "displayText", "id": "42", "params": { "text": "B -10 PTS" } })
    );
    assert_eq!(sent(43, &Order::ClearNotice), json!({ "command": "endDisplay", "id": "43" }));
    assert_eq!(sent(44, &Order::Stop), json!({ "command": "stop", "id": "44" }));
    let run = json!({ "command": "run", "id": "45", "params": { "leftMode": 0, "rightMode": 1 } });
    assert_eq!(sent(45, &Order::Start { side: Side::B }), run);
    assert_eq!(sent(45, &Order::Resume { side: Side::B }), run);
    let set = sent(4_294_967_295, &Order::SetBoth { budget: Millis::secs(3_725) });
    assert_eq!(set["id"], "4294967295");
    let params = json!({ "leftMode": 0, "leftHours": 1, "leftMinutes": 2, "leftSeconds": 5,
                         "rightMode": 0, "rightHours": 1, "rightMinutes": 2, "rightSeconds": 5 });
    assert_eq!(set["params"], params);
    assert_eq!(text(&codec.ask()), r#"{"command":"getTime","id":"time"}"#);
}

#[test]
fn what_the_gateway_cannot_do_is_said() {
    let mut codec = codec("dgt3000-gateway");
    let mut cannot = |order| codec.encode(OpId(1), &order).expect_err("it cannot");
    assert_eq!(cannot(Order::SetBoth { budget: Millis(900_500) }), Cannot::TooFine(1000));
    for seconds in [-1, 36_000, i64::MAX / 1000] {
        assert_eq!(cannot(Order::SetBoth { budget: Millis::secs(seconds) }), Cannot::OutOfRange(35_999));
    }
    assert_eq!(cannot(Order::Add { side: Side::A, amount: Millis::secs(120) }), Cannot::Unable);
    assert_eq!(cannot(Order::ReadEvents { since: 0 }), Cannot::Unable);
    assert_eq!(cannot(Order::Acknowledge { event: 1 }), Cannot::Unable);
    let many = Order::Notice { side: Side::A, notice: Notice::Points(Points(-1_000_000_000)) };
    assert_eq!(cannot(many), Cannot::TooWide { text: "A -1000000000 PTS".to_owned(), width: 11 });
    let cut = Order::Notice { side: Side::A, notice: Notice::Points(Points(-1_000)) };
    assert!(text(&codec.encode(OpId(1), &cut).expect("cut")).contains(r#""A -1000 PTS""#));
    let cut = Order::Notice { side: Side::A, notice: Notice::Points(Points(-10_000)) };
    assert!(text(&codec.encode(OpId(1), &cut).expect("cut")).contains(r#""A -10000 P.""#));
}

#[test]
fn whose_time_runs_is_inferred_from_two_readings() {
    let mut codec = codec("dgt3000-gateway");
    let mut at = |after, left| {
        let heard = reading(&hear(&mut codec, after, update(left)));
        assert_eq!(heard.left, left.map(|seconds| Some(Millis::secs(seconds))));
        assert_eq!(heard.inferred, heard.run.is_some());
        heard.run
    };
    assert_eq!(at(0, [300, 300]), None, "the first says nothing");
    assert_eq!(at(1_000, [299, 300]), Some(Run::Running(Side::A)));
    assert_eq!(at(1_200, [299, 300]), Some(Run::Running(Side::A)), "nothing fell, and no second has passed");
    assert_eq!(at(2_300, [299, 299]), Some(Run::Running(Side::B)));
    assert_eq!(at(3_300, [298, 298]), None, "both fell: it was set");
    assert_eq!(at(4_300, [298, 1_500]), None, "one rose");
    assert_eq!(at(5_300, [200, 1_500]), None, "faster than time");
    assert_eq!(at(9_000, [200, 1_500]), Some(Run::Neutral));
    assert_eq!(at(8_000, [199, 1_500]), None, "before the last one");
    let lever = r#"{"type":"buttonEvent","data":{"button":"lever_left","buttonCode":192,"isRepeat":false}}"#;
    assert_eq!(hear(&mut codec, 8_100, lever), [CodecMessage::Button { side: Side::A }]);
    assert_eq!(
        reading(&hear(&mut codec, 9_000, update([198, 1_500]))).run,
        None,
        "the lever was moved in between"
    );
}

#[test]
fn answers_belong_to_what_was_asked() {
    let mut codec = codec("dgt3000-gateway");
    let answer =
        |id: &str| json!({ "type": "command_response", "id": id, "status": "success", "result": {} });
    let no = |id: &str| {
        let data = json!({ "errorCode": 1003, "errorMessage": "DGT\u{1b}[2J Not Connected" });
        json!({ "type": "command_response", "id": id, "status": "error", "data": data })
    };
    let not_asked = [CodecMessage::Garbled(Garbled::NotAsked)];
    assert_eq!(hear(&mut codec, 0, answer("42").to_string()), not_asked);
    codec.encode(OpId(42), &NOTICE).expect("it can");
    assert_eq!(hear(&mut codec, 0, answer("42").to_string()), [CodecMessage::Done { id: OpId(42) }]);
    assert_eq!(hear(&mut codec, 0, answer("42").to_string()), not_asked, "once");
    for id in ["", "x", "4294967338", "-1", "42 "] {
        assert_eq!(hear(&mut codec, 0, answer(id).to_string()), not_asked, "{id}");
    }
    codec.encode(OpId(43), &Order::Stop).expect("it can");
    let why = "DGT[2J Not Connected (1003)".to_owned();
    assert_eq!(
        hear(&mut codec, 0, no("43").to_string()),
        [CodecMessage::Failed { id: OpId(43), why: why.clone() }]
    );
    assert_eq!(hear(&mut codec, 0, no("time").to_string()), [CodecMessage::Trouble(why)]);
    let mut asked = answer("time");
    asked["result"] = times([60, 59]);
    assert_eq!(
        reading(&hear(&mut codec, 0, asked.to_string())).left,
        [60, 59].map(|it| Some(Millis::secs(it)))
    );
    codec.encode(OpId(44), &Order::Stop).expect("it can");
    codec.reset();
    assert_eq!(hear(&mut codec, 0, answer("44").to_string()), not_asked, "another connection");
}

#[test]
fn the_gateways_other_messages() {
    let mut codec = codec("dgt3000-gateway");
    let status = |connected: bool| {
        json!({ "type": "connectionStatus", "data": { "connected": connected, "configured": true } })
            .to_string()
    };
    assert_eq!(
        hear(&mut codec, 0, status(true) + &status(false)),
        [CodecMessage::Attached(true), CodecMessage::Attached(false)]
    );
    let error = r#"{"type":"error","timestamp":1,"data":{"errorCode":1002,"errorMessage":"I2C CRC Error"}}"#;
    assert_eq!(hear(&mut codec, 0, error), [CodecMessage::Trouble("I2C CRC Error (1002)".to_owned())]);
    for quiet in ["play_pause", "on_off_press", "unknown"] {
        let press = json!({ "type": "buttonEvent", "data": { "button": quiet } }).to_string();
        assert_eq!(hear(&mut codec, 0, press), [], "{quiet}");
    }
    let held =
        json!({ "type": "buttonEvent", "data": { "button": "lever_left", "isRepeat": true } }).to_string();
    assert_eq!(hear(&mut codec, 0, held), []);
    assert_eq!(
        codec.on_bytes(NOW, Characteristic::Greets, b"1.0\n\x07"),
        [CodecMessage::Version("1.0".to_owned())]
    );
}

#[test]
fn what_the_gateway_cannot_mean_is_never_a_reading() {
    let mut codec = codec("dgt3000-gateway");
    let mut garbled = |message: &str| match hear(&mut codec, 0, message).as_slice() {
        [CodecMessage::Garbled(why)] => *why,
        other => panic!("{message}: {other:?}"),
    };
    for (field, value) in [
        ("leftHours", json!(10)),
        ("leftMinutes", json!(60)),
        ("leftSeconds", json!(-1)),
        ("rightHours", json!(1e30)),
        ("rightMinutes", json!("5")),
        ("rightSeconds", json!(2.5)),
        ("rightSeconds", Value::Null),
        ("rightSeconds", json!(u64::MAX)),
    ] {
        let mut data = times([300, 300]);
        data[field] = value;
        let message = json!({ "type": "timeUpdate", "data": data }).to_string();
        assert_eq!(garbled(&message), Garbled::Impossible("time"), "{message}");
    }
    assert_eq!(garbled(r#"{"type":"timeUpdate"}"#), Garbled::Impossible("time"));
    assert_eq!(garbled(r#"{"type":"timeUpdate","data":[]}"#), Garbled::Impossible("time"));
    assert_eq!(garbled(r#"{"type":"connectionStatus"}"#), Garbled::Impossible("connection"));
    assert_eq!(garbled(r#"{"type":"buttonEvent","data":{}}"#), Garbled::Impossible("button"));
    assert_eq!(garbled(r#"{"type":"command_response","id":42}"#), Garbled::Impossible("id"));
    assert_eq!(garbled(r#"{"type":"command_response","id":"42"}"#), Garbled::Impossible("status"));
    assert_eq!(garbled(r#"{"type":"news"}"#), Garbled::UnknownKind);
    assert_eq!(garbled("{}"), Garbled::UnknownKind);
    assert_eq!(garbled("{nonsense}"), Garbled::Unreadable);
    assert_eq!(garbled("\u{0}\u{1}"), Garbled::Unreadable);
    assert_eq!(garbled(&format!("{{{}", " ".repeat(2_000))), Garbled::TooLong(1024));
}

#[test]
fn lines_are_read_and_written_after_the_patterns() {
    let mut codec = codec("nus-line");
    let heard = reading(&hear(&mut codec, 0, "T 12:34.3 -0:41 B\r\n"));
    assert_eq!(heard.left, [Some(Millis(754_300)), Some(Millis(-41_000))]);
    assert_eq!((heard.run, heard.inferred), (Some(Run::Running(Side::B)), false));
    for (word, run) in
        [("I", Run::Idle), ("-", Run::Neutral), ("D", Run::Challenge(Side::B)), ("F", Run::Finished)]
    {
        assert_eq!(reading(&hear(&mut codec, 0, format!("T 1 2 {word}\n"))).run, Some(run));
    }
    assert_eq!(hear(&mut codec, 0, "P B\n"), [CodecMessage::Button { side: Side::B }]);
    assert_eq!(hear(&mut codec, 0, "V clock 0.3\n"), [CodecMessage::Version("clock 0.3".to_owned())]);
    let pieces = codec.encode(OpId(42), &NOTICE).expect("it can");
    assert!(pieces.iter().all(|piece| piece.len() <= 20));
    assert_eq!(text(&pieces), "SHOW 42 B -10 points\n");
    let mut sent = |op, order| text(&codec.encode(OpId(op), &order).expect("it can"));
    assert_eq!(sent(43, Order::ClearNotice), "CLEAR 43\n");
    assert_eq!(sent(44, Order::Start { side: Side::A }), "START 44 A\n");
    assert_eq!(sent(45, Order::Resume { side: Side::B }), "RESUME 45 B\n");
    assert_eq!(sent(46, Order::Stop), "STOP 46\n");
    assert_eq!(sent(47, Order::SetBoth { budget: Millis::secs(1_800) }), "SET 47 1800\n");
    assert_eq!(text(&codec.ask()), "HELLO\n");
    assert_eq!(
        hear(&mut codec, 0, "OK 42\nOK 42\n"),
        [CodecMessage::Done { id: OpId(42) }, CodecMessage::Garbled(Garbled::NotAsked)]
    );
    let why = "game is over".to_owned();
    assert_eq!(hear(&mut codec, 0, "NO 44 game is over\n"), [CodecMessage::Failed { id: OpId(44), why }]);
    assert_eq!(codec.encode(OpId(48), &Order::SetBoth { budget: Millis(1) }), Err(Cannot::TooFine(1000)));
    assert_eq!(
        codec.encode(OpId(48), &Order::SetBoth { budget: Millis(-1) }),
        Err(Cannot::OutOfRange(359_999))
    );
    assert_eq!(codec.encode(OpId(48), &Order::Add { side: Side::A, amount: Millis(0) }), Err(Cannot::Unable));
}

#[test]
fn lines_that_fit_no_pattern_are_never_a_reading() {
    let mut codec = codec("nus-line");
    for (line, why) in [
        ("T 12:60 1 A", Garbled::Impossible("time")),
        ("T 99999999 1 A", Garbled::Impossible("time")),
        ("T 1 2 Z", Garbled::Impossible("state")),
        ("P C", Garbled::Impossible("side")),
        ("OK forty-two", Garbled::NotAsked),
        ("hello", Garbled::UnknownKind),
        ("V", Garbled::UnknownKind),
        ("T 1 2", Garbled::UnknownKind),
    ] {
        assert_eq!(hear(&mut codec, 0, format!("{line}\n")), [CodecMessage::Garbled(why)], "{line}");
    }
    assert_eq!(hear(&mut codec, 0, b"T 1 2 \xff\n"), [CodecMessage::Garbled(Garbled::Unreadable)]);
    assert_eq!(hear(&mut codec, 0, "x".repeat(300)), [CodecMessage::Garbled(Garbled::TooLong(200))]);
}

#[test]
fn the_chess_clock_is_read_and_its_pictures_are_passed_over() {
    let mut codec = codec("chessclock-esp32");
    let state = |moved: u8| format!(r#"{{"player_moved":{moved},"p1_time_sec":180,"p2_time_sec":175}}"#);
    let heard = reading(&hear(&mut codec, 0, state(1)));
    assert_eq!(
        (heard.left, heard.run),
        ([180, 175].map(|it| Some(Millis::secs(it))), Some(Run::Running(Side::B)))
    );
    assert_eq!(heard.left_at(NOW + Millis(5_000)), [Some(Millis::secs(180)), Some(Millis::secs(170))]);
    assert_eq!(heard.left_at(NOW + Millis::secs(9_999))[1], Some(Millis(0)), "it cannot count below");
    assert_eq!(heard.left_at(NOW - Millis(5_000)), heard.left, "a moment before the reading");
    assert_eq!(reading(&hear(&mut codec, 0, state(0))).run, Some(Run::Idle));
    assert_eq!(hear(&mut codec, 0, r#"{"type":"image_start","size":25}"#), []);
    assert_eq!(hear(&mut codec, 0, [0xff; 10]), []);
    assert_eq!(hear(&mut codec, 0, "7"), [], "a piece that happens to be JSON");
    assert_eq!(
        reading(&hear(&mut codec, 0, state(2))).run,
        Some(Run::Running(Side::A)),
        "a press in the middle"
    );
    assert_eq!(hear(&mut codec, 0, [0xff; 10]), [CodecMessage::Garbled(Garbled::Unreadable)]);
    for (message, why) in [
        (state(3), Garbled::Impossible("player_moved")),
        (state(1).replace("180", "-1"), Garbled::Impossible("time")),
        (state(1).replace("180", "360000"), Garbled::Impossible("time")),
        (state(1).replace("p2", "p3"), Garbled::Impossible("time")),
        (r#"{"type":"image_start","size":99999999999}"#.to_owned(), Garbled::Impossible("size")),
        (r#"{"type":"film"}"#.to_owned(), Garbled::UnknownKind),
        ("[1]".to_owned(), Garbled::UnknownKind),
        (state(1)[..20].to_owned(), Garbled::Unreadable),
        (" ".repeat(600), Garbled::TooLong(512)),
    ] {
        assert_eq!(hear(&mut codec, 0, &message), [CodecMessage::Garbled(why)], "{message}");
    }
    for order in [NOTICE, Order::Stop, Order::SetBoth { budget: Millis(0) }] {
        assert_eq!(codec.encode(OpId(1), &order), Err(Cannot::Unable), "read only");
    }
}

/// What the profile promises and what the codec can say are the same; numbers and texts can be beyond it.
#[test]
fn a_capability_has_its_words() {
    use crate::clock::Capability as C;
    for profile in Profile::built_in().expect("readable") {
        let Some(mut codec) = Codec::of(&profile) else { continue };
        assert!(!profile.authenticated, "{}", profile.id);
        for (order, capability) in [
            (NOTICE, C::ShowNotice),
            (Order::ClearNotice, C::ShowNotice),
            (Order::Start { side: Side::A }, C::Start),
            (Order::Stop, C::Stop),
            (Order::Resume { side: Side::B }, C::Start),
            (Order::SetBoth { budget: Millis::secs(900) }, C::SetTime),
            (Order::Add { side: Side::A, amount: Millis::secs(1) }, C::AddTime),
            (Order::Acknowledge { event: 1 }, C::RaiseChallenge),
            (Order::ReadEvents { since: 1 }, C::RaiseChallenge),
        ] {
            let promised = profile.has(capability);
            assert_eq!(codec.encode(OpId(7), &order).is_ok(), promised, "{}: {order:?}", profile.id);
            assert_eq!(can(&profile, &order).is_ok(), promised, "{}: {order:?}", profile.id);
        }
        assert!(
            can(&profile, &Order::SetBoth { budget: Millis(900_001) }).is_err(),
            "{}: too fine",
            profile.id
        );
    }
    let open = Profile::named("open").expect("a profile that comes with ephor");
    assert!(can(&open, &Order::SetBoth { budget: Millis(900_001) }).is_ok() && can(&open, &NOTICE).is_ok());
}
