//! The `ChessClock` on an ESP32: one JSON notification at each press, with a camera's picture in between. Read only.

use serde_json::Value;

use crate::clock::model::Run;
use crate::domain::{At, Millis, Side};

use super::{Garbled, Hearsay, Said, TIME_MAX};

/// The longest message that is read; pieces of a picture have 20 bytes.
const MESSAGE_MAX: usize = 512;
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
    pub(super) fn on_bytes(&mut self, at: At, bytes: &[u8]) -> Option<Said> {
        if bytes.len() > MESSAGE_MAX {
            return Some(Said::Garbled(Garbled::TooLong(MESSAGE_MAX)));
        }
        let message: Option<Value> = serde_json::from_slice(bytes).ok();
        let said = match message {
            Some(message) if message["type"].is_string() => self.on_picture(&message).map(|()| None),
            Some(message) if message.get("player_moved").is_some() => {
                self.picture = 0;
                reading(at, &message).map(|heard| Some(Said::Reading(heard)))
            }
            // A piece of a picture may happen to be JSON as well: a digit is.
            _ if self.picture > 0 => {
                self.picture = self.picture.saturating_sub(bytes.len());
                Ok(None)
            }
            Some(_) => Err(Garbled::UnknownKind),
            None => Err(Garbled::Unreadable),
        };
        said.unwrap_or_else(|why| Some(Said::Garbled(why)))
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
