//! Every decoder of the clocks' room against bytes that nobody meant: arbitrary ones, and good ones that were damaged,
//! cut and glued. Nothing panics, nothing impossible comes out, and what goes in comes back.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use ephor::clock::model::{Control, Mode, Run};
use ephor::clock::patterns::LineTemplate;
use ephor::clock::{
    Cannot, Characteristic, Codec, CodecMessage, Device, Fact, Garbled, Hearsay, MasterKey, Nonce, Notice,
    Order, Profile, Session, Uuid,
};
use ephor::domain::{At, ClockId, Millis, OpId, Points, Side};

const NOW: At = At(1_768_035_600_000);
const MOST: Millis = Millis::secs(100 * 3600 - 1);
const THIRD_PARTIES: [&str; 3] = ["dgt3000-gateway", "nus-line", "chessclock-esp32"];

fn codec(id: &str) -> Codec {
    Codec::of(&Profile::named(id).expect("a profile that comes with ephor")).expect("a language")
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::A), Just(Side::B)]
}

fn order() -> impl Strategy<Value = Order> {
    let notice = prop_oneof![
        any::<i32>().prop_map(|points| Notice::Points(Points(points))),
        Just(Notice::Cross),
        Just(Notice::LoseTurn),
        any::<bool>().prop_map(|upheld| Notice::Verdict { upheld }),
    ];
    let time = prop_oneof![(-5_i64..400_000).prop_map(Millis::secs), any::<i64>().prop_map(Millis)];
    prop_oneof![
        (side(), notice).prop_map(|(side, notice)| Order::Notice { side, notice }),
        Just(Order::ClearNotice),
        side().prop_map(|side| Order::Start { side }),
        Just(Order::Stop),
        time.clone().prop_map(|budget| Order::SetBoth { budget }),
        (side(), time).prop_map(|(side, amount)| Order::Add { side, amount }),
        side().prop_map(|side| Order::Resume { side }),
        any::<u16>().prop_map(|event| Order::Acknowledge { event }),
        any::<u16>().prop_map(|since| Order::ReadEvents { since }),
    ]
}

/// Messages that some clock would send, and a few that none would.
fn message() -> impl Strategy<Value = Vec<u8>> {
    let number = prop_oneof![
        (0_i64..70).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|it| json!(it)),
        Just(Value::Null),
    ];
    let times = vec(number.clone(), 6).prop_map(|it| {
        let data = json!({ "leftHours": it[0], "leftMinutes": it[1], "leftSeconds": it[2],
                           "rightHours": it[3], "rightMinutes": it[4], "rightSeconds": it[5] });
        json!({ "type": "timeUpdate", "data": data }).to_string()
    });
    let answer = (any::<u32>(), any::<bool>(), ".{0,100}").prop_map(|(id, good, words)| {
        let data = json!({ "errorCode": 1, "errorMessage": words });
        let status = if good { "success" } else { "error" };
        json!({ "type": "command_response", "id": id.to_string(), "status": status, "data": data })
            .to_string()
    });
    let chess = vec(number, 3).prop_map(|it| {
        json!({ "player_moved": it[0], "p1_time_sec": it[1], "p2_time_sec": it[2] }).to_string()
    });
    let line = prop_oneof![
        ("-?[0-9]{0,8}(:[0-9]{1,3}){0,3}(\\.[0-9]{0,4})?", "[0-9:.-]{0,9}", "[A-Z-]")
            .prop_map(|(a, b, run)| format!("T {a} {b} {run}\n")),
        "(P|OK|NO|V) .{0,30}\n",
    ];
    let image = any::<u32>().prop_map(|size| json!({ "type": "image_start", "size": size }).to_string());
    prop_oneof![times, answer, chess, line, image].prop_map(String::into_bytes)
}

/// Bytes as a link would bring them on a bad day: good messages, damaged ones, noise; in pieces.
fn pieces() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let damaged =
        (message(), vec((any::<prop::sample::Index>(), any::<u8>()), 0..3), any::<prop::sample::Index>());
    let damaged = damaged.prop_map(|(mut bytes, changes, end)| {
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        bytes.truncate(end.index(bytes.len()) + 1);
        bytes
    });
    let noise = vec(any::<u8>(), 0..300);
    vec(prop_oneof![3 => message(), 3 => damaged, 1 => noise], 1..12)
}

/// Nothing impossible was said.
fn believable(said: &CodecMessage, negative: bool) -> Result<(), TestCaseError> {
    let harmless = |words: &str| {
        prop_assert!(words.chars().count() <= 100 && !words.chars().any(char::is_control), "{words:?}");
        Ok(())
    };
    match said {
        CodecMessage::Reading(heard) => {
            for left in heard.left.into_iter().flatten() {
                prop_assert!(
                    left <= MOST && left >= if negative { Millis(-MOST.0) } else { Millis(0) },
                    "{left:?}"
                );
            }
            prop_assert!(!heard.inferred || heard.run.is_some());
            let later = heard.left_at(heard.at + Millis::secs(1_000_000));
            for (then, now) in later.iter().zip(heard.left) {
                prop_assert!(*then <= now && (*then >= Some(Millis(0)) || *then == now));
            }
            Ok(())
        }
        CodecMessage::Failed { why, .. } => harmless(why),
        CodecMessage::Version(words) | CodecMessage::Trouble(words) => harmless(words),
        CodecMessage::Button { .. }
        | CodecMessage::Done { .. }
        | CodecMessage::Attached(_)
        | CodecMessage::Garbled(_) => Ok(()),
    }
}

/// What a gateway's command asks for.
fn gateway_means(bytes: &[u8]) -> Option<Order> {
    let message: Value = serde_json::from_slice(bytes).ok()?;
    let params = &message["params"];
    let time = |side: &str| {
        let part = |name: &str| params[format!("{side}{name}")].as_i64();
        Some(part("Hours")? * 3600 + part("Minutes")? * 60 + part("Seconds")?)
    };
    Some(match message["command"].as_str()? {
        "endDisplay" => Order::ClearNotice,
        "stop" => Order::Stop,
        "run" => match (params["leftMode"].as_i64()?, params["rightMode"].as_i64()?) {
            (1, 0) => Order::Start { side: Side::A },
            (0, 1) => Order::Start { side: Side::B },
            _ => return None,
        },
        "setTime" if time("left")? == time("right")? => {
            Order::SetBoth { budget: Millis::secs(time("left")?) }
        }
        "displayText" => notice(params["text"].as_str()?, Some(' '))?,
        _ => return None,
    })
}

/// The notice of a text; the side where the text names it.
fn notice(text: &str, side: Option<char>) -> Option<Order> {
    let (side, text) = match (side, text) {
        (_, "PLAY OFF" | "PLAY OK") | (None, _) => (Side::A, text),
        (Some(blank), _) => {
            let (side, rest) = text.split_once(blank)?;
            (if side == "B" { Side::B } else { Side::A }, rest)
        }
    };
    let number = || text.split(' ').next()?.trim_end_matches(['.', '~']).parse().ok();
    let notice = match text {
        "PLAY OFF" => Notice::Verdict { upheld: true },
        "PLAY OK" => Notice::Verdict { upheld: false },
        "CROSS" | "x" => Notice::Cross,
        "XXX" => Notice::LoseTurn,
        _ => Notice::Points(Points(number()?)),
    };
    Some(Order::Notice { side, notice })
}

/// What a line asks for.
fn line_means(line: &str) -> Option<Order> {
    let words: Vec<&str> = line.strip_suffix('\n')?.splitn(4, ' ').collect();
    let side = |at: usize| Some(if *words.get(at)? == "A" { Side::A } else { Side::B });
    Some(match words[0] {
        "CLEAR" => Order::ClearNotice,
        "STOP" => Order::Stop,
        "START" | "RESUME" => Order::Start { side: side(2)? },
        "SET" => Order::SetBoth { budget: Millis::secs(words.get(2)?.parse().ok()?) },
        "SHOW" => match notice(words.get(3)?, None)? {
            Order::Notice { notice, .. } => Order::Notice { side: side(2)?, notice },
            other => other,
        },
        _ => return None,
    })
}

/// What can be told apart of an order once it was sent: these clocks resume as they start, and a verdict that both
/// sides look at has no side.
fn as_sent(order: Order, shared: bool) -> Order {
    match order {
        Order::Resume { side } => Order::Start { side },
        Order::Notice { notice: notice @ Notice::Verdict { .. }, .. } if shared => {
            Order::Notice { side: Side::A, notice }
        }
        other => other,
    }
}

proptest! {
    #[test]
    fn no_clock_can_say_anything_impossible(pieces in pieces(), asked in any::<[u32; 4]>(), gap in 0_i64..3_000) {
        for id in THIRD_PARTIES {
            let mut codec = codec(id);
            for op in asked {
                let _ = codec.encode(OpId(op), &Order::Stop);
            }
            for (place, piece) in pieces.iter().enumerate() {
                let at = NOW + Millis(place as i64 * gap);
                let said = codec.on_bytes(at, Characteristic::Answers, piece);
                prop_assert!(said.len() <= piece.len() + 2, "{} out of {}", said.len(), piece.len());
                for said in &said {
                    believable(said, id == "nus-line")?;
                }
            }
            for said in codec.on_bytes(NOW, Characteristic::Greets, &pieces.concat()) {
                believable(&said, true)?;
            }
        }
    }

    /// However long the noise was, the next good message is heard once the patience with the last is over.
    #[test]
    fn noise_does_not_deafen(pieces in pieces()) {
        for (id, good) in [
            ("dgt3000-gateway", r#"{"type":"connectionStatus","data":{"connected":true,"configured":true}}"#),
            ("nus-line", "\nP A\n"),
            ("chessclock-esp32", r#"{"player_moved":1,"p1_time_sec":1,"p2_time_sec":2}"#),
        ] {
            let mut codec = codec(id);
            for piece in &pieces {
                codec.on_bytes(NOW, Characteristic::Answers, piece);
            }
            let said = codec.on_bytes(NOW + Millis(10_000), Characteristic::Answers, good.as_bytes());
            let heard = match said.last() {
                Some(CodecMessage::Attached(true) | CodecMessage::Button { side: Side::A }) => true,
                Some(CodecMessage::Reading(Hearsay { run, .. })) => *run == Some(Run::Running(Side::B)),
                _ => false,
            };
            prop_assert!(heard, "{id}: {said:?}");
        }
    }

    /// A command is either what was ordered, to the last digit, or a refusal.
    #[test]
    fn commands_come_back(op in any::<u32>(), order in order()) {
        let wide = |id: &str| Profile::named(id).map(|it| usize::from(it.text_width)).unwrap_or_default();
        match codec("dgt3000-gateway").encode(OpId(op), &order) {
            Ok(pieces) => {
                let bytes = pieces.concat();
                prop_assert!(bytes.len() <= 512, "an attribute has no more");
                let message: Value = serde_json::from_slice(&bytes).expect("JSON");
                prop_assert_eq!(&message["id"], &json!(op.to_string()));
                let text = message["params"]["text"].as_str().unwrap_or_default();
                prop_assert!(text.chars().count() <= wide("dgt3000-gateway") && text.is_ascii(), "{}", text);
                prop_assert_eq!(gateway_means(&bytes), Some(as_sent(order, true)));
            }
            Err(why) => prop_assert!(is_just(&order, &why, 35_999), "{order:?}: {why}"),
        }
        match codec("nus-line").encode(OpId(op), &order) {
            Ok(pieces) => {
                prop_assert!(pieces.iter().all(|piece| (1..=20).contains(&piece.len())));
                let line = String::from_utf8(pieces.concat()).expect("text");
                let id = line.split(' ').nth(1).map(str::trim);
                prop_assert_eq!(id.map(str::to_owned), Some(op.to_string()));
                prop_assert_eq!(line_means(&line), Some(as_sent(order, false)));
            }
            Err(why) => prop_assert!(is_just(&order, &why, 359_999), "{order:?}: {why}"),
        }
        prop_assert_eq!(codec("chessclock-esp32").encode(OpId(op), &order), Err(Cannot::Unable));
    }

    /// An answer is believed once, and only where it was waited for.
    #[test]
    fn an_answer_counts_once(asked in vec(any::<u32>(), 0..20), answered in vec(any::<u32>(), 0..20)) {
        let mut codec = codec("nus-line");
        let mut open: std::collections::BTreeSet<u32> = asked.iter().copied().collect();
        for op in &asked {
            codec.encode(OpId(*op), &Order::Stop).expect("it can stop");
        }
        for op in answered.iter().chain(&asked) {
            let said = codec.on_bytes(NOW, Characteristic::Answers, format!("OK {op}\n").as_bytes());
            let wanted = if open.remove(op) {
                CodecMessage::Done { id: OpId(*op) }
            } else {
                CodecMessage::Garbled(Garbled::NotAsked)
            };
            prop_assert_eq!(said, [wanted]);
        }
    }

    /// Damaged frames of the open profile are nothing, or suspect; a damaged command changes no clock.
    #[test]
    fn damage_is_never_state(
        changes in vec((any::<prop::sample::Index>(), 1_u8..), 1..4),
        (end, cut) in any::<(prop::sample::Index, bool)>(),
    ) {
        let master = MasterKey([7; 16]);
        let control = Control { budget: Millis::secs(60), mode: Mode::Overtime, neutral_between_moves: false };
        let mut device = Device::new(ClockId(4), &master, control, NOW);
        device.press(NOW, Side::B).expect("starts A");
        let damage = |bytes: &[u8]| {
            let mut damaged = bytes.to_vec();
            for (at, bits) in &changes {
                let at = at.index(damaged.len());
                damaged[at] ^= bits;
            }
            damaged.truncate(if cut { end.index(damaged.len()) } else { damaged.len() });
            (damaged != bytes).then_some(damaged)
        };
        let mut session = Session::new(ClockId(4), &master, Mode::Overtime);
        for _ in 0..2 {
            if let Some(bytes) = damage(&device.advertise(NOW)) {
                let facts = session.on_broadcast(NOW, &bytes);
                prop_assert!(matches!(facts.as_slice(), [Fact::Suspect { .. }]), "{facts:?}");
                let suspect = session.on_log(NOW, &bytes).iter().all(|it| matches!(it, Fact::Suspect { .. }));
                prop_assert!(suspect);
            }
        }
        let nonce = Nonce([9; 8]);
        device.connect(NOW, nonce);
        let notice = Order::Notice { side: Side::A, notice: Notice::Cross };
        let command = session.command(nonce, OpId(1), &notice);
        if let Some(bytes) = damage(&command) {
            let answer = device.write(NOW, &bytes);
            prop_assert!(device.notices().is_empty());
            if let Some(bytes) = damage(&answer.result) {
                prop_assert!(session.on_result(NOW, nonce, &bytes).is_err());
            }
        }
    }

    #[test]
    fn any_text_is_a_profile_or_a_complaint(text in "\\PC{0,200}", at in any::<prop::sample::Index>(), cut in 0_usize..40) {
        prop_assert!(Profile::parse("club.toml", &text).is_err());
        let whole = include_str!("../clocks/nus-line.toml");
        let from = (0..=at.index(whole.len())).rev().find(|at| whole.is_char_boundary(*at)).unwrap_or(0);
        let to = (from + cut..=whole.len()).find(|at| whole.is_char_boundary(*at)).unwrap_or(whole.len());
        let changed = [&whole[..from], &text, &whole[to..]].concat();
        if let Err(bad) = Profile::parse("club.toml", &changed) {
            prop_assert!(bad.to_string().starts_with("club.toml"), "{bad}");
        }
    }

    #[test]
    fn any_text_is_a_template_or_none(text in "[ a-z{}]{0,30}", values in "[a-z]{1,5}", line in ".{0,40}") {
        if let Ok(template) = LineTemplate::parse(&text) {
            let _ = template.read(&line);
            let filled = template.fill(|_| Some(values.to_uppercase()));
            let read = template.read(&filled.text);
            prop_assert!(read.is_some_and(|it| it.values().all(|value| *value == values.to_uppercase())));
        }
        if let Ok(uuid) = text.parse::<Uuid>() {
            prop_assert_eq!(uuid.to_string().parse(), Ok(uuid));
        }
    }

    #[test]
    fn uuids_come_back(bits in any::<u128>(), short in any::<u16>()) {
        prop_assert_eq!(Uuid(bits).to_string().parse(), Ok(Uuid(bits)));
        prop_assert_eq!(format!("{short:04X}").parse(), Ok(Uuid::short(short)));
        prop_assert_eq!(Uuid::short(short).as_short(), Some(short));
    }
}

/// Whether a refusal has its reason.
fn is_just(order: &Order, why: &Cannot, most: i64) -> bool {
    match (order, why) {
        (Order::Add { .. } | Order::Acknowledge { .. } | Order::ReadEvents { .. }, Cannot::Unable) => true,
        (Order::SetBoth { budget }, Cannot::TooFine(step)) => budget.0 % step != 0,
        (Order::SetBoth { budget }, Cannot::OutOfRange(limit)) => {
            *limit == most && !(0..=most * 1000).contains(&budget.0)
        }
        (Order::Notice { notice: Notice::Points(points), .. }, Cannot::TooWide { text, .. }) => {
            text.contains(&points.0.to_string())
        }
        _ => false,
    }
}
