//! The two makes that speak JSON.
//!
//! The gateway that puts a DGT 3000 on the air takes commands with an id and answers by notifications. Its times are
//! whole seconds and it does not say whose time runs. From two readings it can be inferred: the one that fell. A
//! lever that was moved makes the inference worthless until two readings have come again.
//!
//! The `ChessClock` on an ESP32 is read only: one notification at each press, with a camera's picture in between.

use serde_json::{Value, json};

use crate::clock::looks::Looks;
use crate::clock::model::Run;
use crate::clock::order::{Cannot, Order};
use crate::clock::profile::Profile;
use crate::domain::{At, Millis, OpId, Side};

use super::assemble::ObjectAssembler;
use super::{AwaitedAnswers, CodecMessage, Garbled, Hearsay, TIME_MAX, harmless};

/// The longest message that is read. What the gateway sends has some 250 bytes.
const MESSAGE_MAX: usize = 1024;
/// The most it can be set to: 9:59:59.
const SET_MAX: i64 = 35_999;
/// The id of the question for the times; those of orders are numbers.
const ASK: &str = "time";
/// What a side does: stand, or count down.
const STAND: u8 = 0;
const COUNT_DOWN: u8 = 1;
/// How far the times of two readings may fall behind their arrival and still be play.
const SLACK: Millis = Millis(2_000);

/// The gateway's language.
#[derive(Clone, Debug)]
pub struct Gateway {
    looks: Option<Looks>,
    objects: ObjectAssembler,
    waiting: AwaitedAnswers,
    last: Option<Hearsay>,
}

impl Gateway {
    pub(super) fn new(profile: &Profile) -> Self {
        Self {
            looks: profile.looks.clone(),
            objects: ObjectAssembler::new(MESSAGE_MAX),
            waiting: AwaitedAnswers::default(),
            last: None,
        }
    }

    pub(super) fn reset(&mut self) {
        self.objects = ObjectAssembler::new(MESSAGE_MAX);
        self.waiting = AwaitedAnswers::default();
        self.last = None;
    }

    pub(super) fn ask() -> Vec<Vec<u8>> {
        vec![json!({ "command": "getTime", "id": ASK }).to_string().into_bytes()]
    }

    pub(super) fn encode(&mut self, op: OpId, order: &Order) -> Result<Vec<Vec<u8>>, Cannot> {
        let (command, params) = match order {
            Order::Notice { side, notice } => {
                let text = self.looks.as_ref().ok_or(Cannot::Unable)?.text(*side, notice)?;
                ("displayText", Some(json!({ "text": text })))
            }
            Order::ClearNotice => ("endDisplay", None),
            Order::Start { side } | Order::Resume { side } => {
                let [left, right] = Side::BOTH.map(|it| if it == *side { COUNT_DOWN } else { STAND });
                ("run", Some(json!({ "leftMode": left, "rightMode": right })))
            }
            Order::Stop => ("stop", None),
            Order::SetBoth { budget } => ("setTime", Some(set_both(*budget)?)),
            // Relative, so that a retry would be applied twice; and what a clock without a log cannot know.
            Order::Add { .. } | Order::Acknowledge { .. } | Order::ReadEvents { .. } => {
                return Err(Cannot::Unable);
            }
        };
        let mut message = json!({ "command": command, "id": op.0.to_string() });
        if let Some(params) = params {
            message["params"] = params;
        }
        self.waiting.sent(op);
        Ok(vec![message.to_string().into_bytes()])
    }

    pub(super) fn on_bytes(&mut self, at: At, bytes: &[u8]) -> Vec<CodecMessage> {
        let objects = self.objects.push(at, bytes);
        objects
            .into_iter()
            .filter_map(|object| {
                let message =
                    object.and_then(|bytes| serde_json::from_slice(&bytes).map_err(|_| Garbled::Unreadable));
                message
                    .and_then(|message| self.on_message(at, &message))
                    .unwrap_or_else(|why| Some(CodecMessage::Garbled(why)))
            })
            .collect()
    }

    /// What a message says; `None` where it is well formed and of no interest.
    fn on_message(&mut self, at: At, message: &Value) -> Result<Option<CodecMessage>, Garbled> {
        let data = &message["data"];
        match message["type"].as_str() {
            Some("command_response") => self.on_answer(at, message).map(Some),
            Some("timeUpdate") => self.on_times(at, data).map(Some),
            Some("buttonEvent") => self.on_button(data),
            Some("connectionStatus") => {
                let both = [&data["connected"], &data["configured"]].map(Value::as_bool);
                let [Some(connected), Some(configured)] = both else {
                    return Err(Garbled::Impossible("connection"));
                };
                self.last = None;
                Ok(Some(CodecMessage::Attached(connected && configured)))
            }
            Some("error") => Ok(Some(CodecMessage::Trouble(complaint(data)))),
            _ => Err(Garbled::UnknownKind),
        }
    }

    fn on_answer(&mut self, at: At, message: &Value) -> Result<CodecMessage, Garbled> {
        let id = message["id"].as_str().ok_or(Garbled::Impossible("id"))?;
        let done = match message["status"].as_str() {
            Some("success") => true,
            Some("error") => false,
            _ => return Err(Garbled::Impossible("status")),
        };
        match (id, done) {
            (ASK, true) => self.on_times(at, &message["result"]),
            (ASK, false) => Ok(CodecMessage::Trouble(complaint(&message["data"]))),
            (id, true) => self.waiting.answered(id).map(|id| CodecMessage::Done { id }),
            (id, false) => self
                .waiting
                .answered(id)
                .map(|id| CodecMessage::Failed { id, why: complaint(&message["data"]) }),
        }
    }

    fn on_button(&mut self, data: &Value) -> Result<Option<CodecMessage>, Garbled> {
        let button = data["button"].as_str().ok_or(Garbled::Impossible("button"))?;
        if data["isRepeat"].as_bool() == Some(true) {
            return Ok(None);
        }
        let side = match button {
            "lever_left" => Side::A,
            "lever_right" => Side::B,
            _ => return Ok(None),
        };
        self.last = None;
        Ok(Some(CodecMessage::Button { side }))
    }

    fn on_times(&mut self, at: At, times: &Value) -> Result<CodecMessage, Garbled> {
        let a = seconds(times, ["leftHours", "leftMinutes", "leftSeconds"])?;
        let b = seconds(times, ["rightHours", "rightMinutes", "rightSeconds"])?;
        let left = [Some(a), Some(b)];
        let run = self.last.and_then(|last| inferred(&last, at, left));
        let heard = Hearsay { at, left, run, inferred: run.is_some() };
        self.last = Some(heard);
        Ok(CodecMessage::Reading(heard))
    }
}

/// Whose time runs, if one of two readings after each other shows it.
fn inferred(last: &Hearsay, at: At, left: [Option<Millis>; 2]) -> Option<Run> {
    let passed = at.since(last.at);
    let fell = |side: Side| Some(last.left[side.index()]? - left[side.index()]?);
    match (fell(Side::A)?, fell(Side::B)?) {
        _ if passed < Millis(0) => None,
        (Millis(0), Millis(0)) if passed >= SLACK => Some(Run::Neutral),
        (Millis(0), Millis(0)) => last.run,
        (a, Millis(0)) if a > Millis(0) && a <= passed + SLACK => Some(Run::Running(Side::A)),
        (Millis(0), b) if b > Millis(0) && b <= passed + SLACK => Some(Run::Running(Side::B)),
        // Both fell, one rose, or one fell further than time went: the clock was set.
        _ => None,
    }
}

fn seconds(times: &Value, keys: [&str; 3]) -> Result<Millis, Garbled> {
    let [Some(hours @ 0..=9), Some(minutes @ 0..=59), Some(seconds @ 0..=59)] =
        keys.map(|key| times[key].as_i64())
    else {
        return Err(Garbled::Impossible("time"));
    };
    Ok(Millis::secs(hours * 3600 + minutes * 60 + seconds))
}

fn set_both(budget: Millis) -> Result<Value, Cannot> {
    if budget.0 % 1000 != 0 {
        return Err(Cannot::TooFine(1000));
    }
    let all = budget.0 / 1000;
    if !(0..=SET_MAX).contains(&all) {
        return Err(Cannot::OutOfRange(SET_MAX));
    }
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    Ok(json!({
        "leftMode": STAND, "leftHours": hours, "leftMinutes": minutes, "leftSeconds": seconds,
        "rightMode": STAND, "rightHours": hours, "rightMinutes": minutes, "rightSeconds": seconds,
    }))
}

/// An error's words and its number.
fn complaint(data: &Value) -> String {
    let words = harmless(data["errorMessage"].as_str().unwrap_or("no reason given"));
    match data["errorCode"].as_u64() {
        Some(code) => format!("{words} ({code})"),
        None => words,
    }
}

/// The longest message that is read; pieces of a picture have 20 bytes.
const NOTICE_MAX: usize = 512;
/// The largest picture that is passed over.
const PICTURE_MAX: u64 = 1 << 20;

/// The `ChessClock`'s language.
#[derive(Clone, Debug, Default)]
pub struct Chess {
    /// Bytes of a picture that are still to come.
    picture: usize,
}

impl Chess {
    /// What a notification says; `None` for a piece of a picture.
    pub(super) fn on_bytes(&mut self, at: At, bytes: &[u8]) -> Option<CodecMessage> {
        if bytes.len() > NOTICE_MAX {
            return Some(CodecMessage::Garbled(Garbled::TooLong(NOTICE_MAX)));
        }
        let message: Option<Value> = serde_json::from_slice(bytes).ok();
        let said = match message {
            Some(message) if message["type"].is_string() => self.on_picture(&message).map(|()| None),
            Some(message) if message.get("player_moved").is_some() => {
                self.picture = 0;
                reading(at, &message).map(|heard| Some(CodecMessage::Reading(heard)))
            }
            // A piece of a picture may happen to be JSON as well: a digit is.
            _ if self.picture > 0 => {
                self.picture = self.picture.saturating_sub(bytes.len());
                Ok(None)
            }
            Some(_) => Err(Garbled::UnknownKind),
            None => Err(Garbled::Unreadable),
        };
        said.unwrap_or_else(|why| Some(CodecMessage::Garbled(why)))
    }

    fn on_picture(&mut self, message: &Value) -> Result<(), Garbled> {
        self.picture = match message["type"].as_str() {
            Some("image_start") => {
                let size = message["size"].as_u64().filter(|size| *size <= PICTURE_MAX);
                size.ok_or(Garbled::Impossible("size"))? as usize
            }
            Some("image_end") => 0,
            _ => return Err(Garbled::UnknownKind),
        };
        Ok(())
    }
}

/// Whose turn has ended, so that the other side's time runs; at the start it names the side that waits.
fn reading(at: At, message: &Value) -> Result<Hearsay, Garbled> {
    let run = match message["player_moved"].as_u64() {
        Some(0) => Run::Idle,
        Some(1) => Run::Running(Side::B),
        Some(2) => Run::Running(Side::A),
        _ => return Err(Garbled::Impossible("player_moved")),
    };
    let seconds = |key| {
        let time = message[key].as_i64().filter(|it| (0..=TIME_MAX.0 / 1000).contains(it));
        time.map(Millis::secs).ok_or(Garbled::Impossible("time"))
    };
    let left = [Some(seconds("p1_time_sec")?), Some(seconds("p2_time_sec")?)];
    Ok(Hearsay { at, left, run: Some(run), inferred: false })
}
