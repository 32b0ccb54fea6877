//! What stands at an address: a clock of the open profile that plays, one whose levers are held, or the gateway of
//! another make.

use ephor::clock::provision::{CheckNumber, ClockEnd, Fresh, ProvisionNews, ProvisionStep};
use ephor::domain::{At, ClockId, Side};
use serde_json::{Value, json};

use super::Clock;
use super::objects::{CONTROL, LOG, PROVISION, RESULT};

/// Bytes of a notification on a link that has not asked for more.
const PIECE: usize = 20;

/// What stands there.
pub(crate) enum Make {
    /// A clock of the open profile that plays.
    Open,
    /// One whose levers are held.
    Waits(Waiting),
    /// A gateway: the device behind it is the gateway's own, not the clock's.
    Gateway(Gateway),
}

/// A clock that waits for its number and its key, with a person beside it.
pub(crate) struct Waiting {
    end: ClockEnd,
    /// Whether that person says that the digits are the same.
    agrees: bool,
    /// The digits that it showed last.
    pub(crate) check: Option<CheckNumber>,
    attempts: u8,
}

impl Waiting {
    /// The levers are held now; the clock may have a number.
    pub(crate) fn new(now: At, has: Option<ClockId>, agrees: bool) -> Self {
        Self { end: ClockEnd::open(now, has), agrees, check: None, attempts: 0 }
    }

    /// Takes a frame; what it says to it, and what its person says then.
    fn hear(&mut self, now: At, bytes: &[u8]) -> [ProvisionStep; 2] {
        let attempts = &mut self.attempts;
        let mut fresh = || {
            *attempts += 1;
            Fresh { secret: [*attempts; 32], nonce: [*attempts; 16] }
        };
        let step = self.end.hear(now, bytes, &mut fresh);
        if let Some(ProvisionNews::Compare(check)) = step.news {
            self.check = Some(check);
            return [step, if self.agrees { self.end.agree(now) } else { self.end.decline() }];
        }
        [step, ProvisionStep::default()]
    }
}

/// The gateway of a DGT 3000: JSON over GATT.
#[derive(Default)]
pub(crate) struct Gateway {
    /// Each side's time in seconds, when it was as much, and whose time runs.
    left: [i64; 2],
    since: At,
    runs: Option<Side>,
    /// Every text that it was told to show.
    pub(crate) texts: Vec<String>,
    /// Why it refuses the next text.
    pub(crate) refuses: Option<String>,
}

impl Gateway {
    /// One with so many seconds on both sides, of which one runs.
    pub(crate) fn new(now: At, left: i64, runs: Option<Side>) -> Self {
        Self { left: [left; 2], since: now, runs, ..Self::default() }
    }

    fn times(&self, now: At) -> Value {
        let mut left = self.left;
        if let Some(side) = self.runs {
            left[side.index()] -= now.since(self.since).0 / 1000;
        }
        let [left, right] = left.map(|it| [it / 3600, it / 60 % 60, it % 60]);
        json!({
            "leftHours": left[0], "leftMinutes": left[1], "leftSeconds": left[2],
            "rightHours": right[0], "rightMinutes": right[1], "rightSeconds": right[2],
        })
    }

    /// The answer to a command, in pieces that end wherever they are full.
    fn answer(&mut self, now: At, bytes: &[u8]) -> Vec<Vec<u8>> {
        let command: Value = serde_json::from_slice(bytes).expect("the gateway reads JSON");
        let mut answer = json!({ "type": "command_response", "id": command["id"], "status": "success" });
        match command["command"].as_str() {
            Some("getTime") => answer["result"] = self.times(now),
            Some("displayText") => match self.refuses.take() {
                Some(why) => {
                    answer["status"] = json!("error");
                    answer["data"] = json!({ "errorCode": 1200, "errorMessage": why });
                }
                None => self.texts.push(command["params"]["text"].as_str().expect("a text").to_owned()),
            },
            Some("endDisplay") => {}
            other => panic!("no test gives the command {other:?}"),
        }
        answer.to_string().into_bytes().chunks(PIECE).map(<[u8]>::to_vec).collect()
    }
}

impl Clock {
    /// What it broadcasts next; nothing but its name and its service where it is a gateway.
    pub(super) fn broadcast(&mut self, now: At) -> Vec<u8> {
        match &self.make {
            Make::Open => self.device.advertise(now).to_vec(),
            Make::Waits(waiting) => waiting.end.advertise(),
            Make::Gateway(_) => Vec::new(),
        }
    }

    /// What it says to whoever reads its greeting.
    pub(super) fn greeting(&self) -> Vec<u8> {
        match &self.make {
            Make::Gateway(_) => b"1.0".to_vec(),
            Make::Open | Make::Waits(_) => self.nonces.to_le_bytes().to_vec(),
        }
    }

    /// Whether faults are meant for such a write: orders and proofs, not questions and receipts.
    pub(super) fn is_order(&self, bytes: &[u8]) -> bool {
        match &self.make {
            Make::Open => bytes.get(17).is_some_and(|opcode| *opcode < 0x80),
            Make::Waits(_) => bytes.first() == Some(&0x1c),
            Make::Gateway(_) => !String::from_utf8_lossy(bytes).contains("getTime"),
        }
    }

    /// Takes a write; what it says to it, and where.
    pub(super) fn take(&mut self, now: At, place: &str, bytes: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
        match (&mut self.make, place) {
            (Make::Gateway(gateway), CONTROL) => {
                gateway.answer(now, bytes).into_iter().map(|piece| (RESULT, piece)).collect()
            }
            (Make::Waits(waiting), PROVISION) => {
                let steps = waiting.hear(now, bytes);
                if let Some(ProvisionNews::Given(given)) = &steps[0].news {
                    self.device.rekey(given.clock, &given.master);
                    self.make = Make::Open;
                }
                steps.into_iter().filter_map(|step| step.send).map(|frame| (PROVISION, frame)).collect()
            }
            (Make::Open, PROVISION) => {
                ClockEnd::shut().send.into_iter().map(|frame| (PROVISION, frame)).collect()
            }
            (Make::Open, _) => {
                let answer = self.device.write(now, bytes);
                let events = answer.events.iter().map(|event| (LOG, event.to_vec()));
                std::iter::once((RESULT, answer.result.to_vec())).chain(events).collect()
            }
            (Make::Waits(_) | Make::Gateway(_), _) => Vec::new(),
        }
    }
}
