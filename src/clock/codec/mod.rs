//! What clocks say that do not speak the open profile, and how they are spoken to: one file a language.
//!
//! None of them proves who speaks. So nothing here makes a [`crate::clock::Fact`]: what comes out is
//! [`CodecMessage`], and a reading is [`Hearsay`], a type of its own that no rule accepts. It is shown, marked as
//! unauthenticated, and where it would matter for a sanction a person looks at the clock.
//!
//! Every decoder is total. Buffers are bounded; what is malformed, cut off, too long, no UTF-8 or out of all range
//! becomes [`CodecMessage::Garbled`] and never a reading. A clock's own words are made harmless before anybody prints
//! them.

mod assemble;
mod json;
mod line;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::domain::{At, Millis, OpId, Side};

use super::model::Run;
use super::order::{Cannot, Order};
use super::profile::{Profile, SpokenLanguage};

pub use json::{Chess, Gateway};
pub use line::LineText;

/// The most that a third party's clock can show: beyond it a number is damage, not time.
const TIME_MAX: Millis = Millis::secs(100 * 3600 - 1);
/// Commands whose answers are waited for, at most.
const WAITING: usize = 32;
/// Letters of a clock's own words that are kept.
const WORDS_MAX: usize = 60;

/// The characteristic that bytes came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Characteristic {
    /// [`crate::clock::Gatt::answers`].
    Answers,
    /// [`crate::clock::Gatt::log`].
    Log,
    /// [`crate::clock::Gatt::greets`].
    Greets,
}

/// What a clock without keys says that its face shows. Not a [`crate::clock::ClockReading`]: nothing proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hearsay {
    /// When it arrived.
    pub at: At,
    /// Time left, `A` first; `None` where the clock did not say.
    pub left: [Option<Millis>; 2],
    /// What the clock does; `None` where it is not known.
    pub run: Option<Run>,
    /// Whether [`Hearsay::run`] was inferred from how the times changed and not told.
    pub inferred: bool,
}

impl Hearsay {
    /// What is left at `now` if nobody has touched the clock since. A clock that cannot count below zero stands
    /// there, so what is inferred never goes below; a clock in overtime said so itself.
    pub fn left_at(&self, now: At) -> [Option<Millis>; 2] {
        Side::BOTH.map(|side| {
            let left = self.left[side.index()]?;
            let runs = self.run == Some(Run::Running(side)) && left > Millis(0);
            let gone = if runs { Millis(now.since(self.at).0.max(0)) } else { Millis(0) };
            Some((left - gone).max(left.min(Millis(0))))
        })
    }
}

/// One thing that a clock said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodecMessage {
    /// What its face shows.
    Reading(Hearsay),
    /// A lever was moved to this side.
    Button {
        /// Which side.
        side: Side,
    },
    /// A command was carried out.
    Done {
        /// Which.
        id: OpId,
    },
    /// A command was not carried out.
    Failed {
        /// Which.
        id: OpId,
        /// The clock's own words, harmless and short.
        why: String,
    },
    /// What the clock is, in its own words.
    Version(String),
    /// Whether a gateway has its clock.
    Attached(bool),
    /// Something is wrong with the device, in its own words.
    Trouble(String),
    /// Bytes that mean nothing. No state follows from them.
    Garbled(Garbled),
}

/// Why bytes mean nothing. `report::garbled` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Garbled {
    /// Longer than anything that this clock says.
    TooLong(usize),
    /// The rest never came.
    CutOff,
    /// No UTF-8, or no JSON.
    Unreadable,
    /// Readable, and not of this language.
    UnknownKind,
    /// A field is missing, of another kind, or out of all range.
    Impossible(&'static str),
    /// An answer to something that was not asked.
    NotAsked,
}

/// A language, with what has to be remembered of one connection.
#[derive(Clone, Debug)]
pub enum Codec {
    /// The DGT 3000 gateway's JSON.
    Gateway(Box<Gateway>),
    /// Lines after the profile's patterns.
    Line(Box<LineText>),
    /// The `ChessClock`'s JSON, read only.
    Chess(Chess),
}

impl Codec {
    /// The codec of a make; `None` for the open profile, whose frames a [`crate::clock::Session`] reads, and for no
    /// radio.
    pub fn of(profile: &Profile) -> Option<Self> {
        match profile.speaks {
            SpokenLanguage::Nothing | SpokenLanguage::OpenFrames => None,
            SpokenLanguage::GatewayJson => Some(Self::Gateway(Box::new(Gateway::new(profile)))),
            SpokenLanguage::Lines => LineText::new(profile).map(Box::new).map(Self::Line),
            SpokenLanguage::ChessJson => Some(Self::Chess(Chess::default())),
        }
    }

    /// A connection was made or lost: what was half said and half answered is forgotten.
    pub fn reset(&mut self) {
        match self {
            Self::Gateway(codec) => codec.reset(),
            Self::Line(codec) => codec.reset(),
            Self::Chess(codec) => *codec = Chess::default(),
        }
    }

    /// What to write when a connection stands, and whenever a reading is wanted. May be nothing.
    pub fn ask(&self) -> Vec<Vec<u8>> {
        match self {
            Self::Gateway(_) => Gateway::ask(),
            Self::Line(codec) => codec.ask(),
            Self::Chess(_) => Vec::new(),
        }
    }

    /// The writes that carry an order, one after the other; or what has to be announced instead.
    pub fn encode(&mut self, op: OpId, order: &Order) -> Result<Vec<Vec<u8>>, Cannot> {
        match self {
            Self::Gateway(codec) => codec.encode(op, order),
            Self::Line(codec) => codec.encode(op, order),
            Self::Chess(_) => Err(Cannot::Unable),
        }
    }

    /// What a clock said with these bytes.
    pub fn on_bytes(&mut self, at: At, from: Characteristic, bytes: &[u8]) -> Vec<CodecMessage> {
        match self {
            _ if from == Characteristic::Greets => {
                vec![CodecMessage::Version(harmless(&String::from_utf8_lossy(bytes)))]
            }
            Self::Gateway(codec) => codec.on_bytes(at, bytes),
            Self::Line(codec) => codec.on_bytes(at, bytes),
            Self::Chess(codec) => codec.on_bytes(at, bytes).into_iter().collect(),
        }
    }
}

/// Whether a clock of this make can do what an order asks: it has the capability, and in its language these very
/// numbers and this text can be said. Else why not.
pub fn can(profile: &Profile, order: &Order) -> Result<(), Cannot> {
    if !profile.has(order.needs()) {
        return Err(Cannot::Unable);
    }
    Codec::of(profile).map_or(Ok(()), |mut codec| codec.encode(OpId(0), order).map(|_| ()))
}

/// The commands whose answers are waited for.
#[derive(Clone, Debug, Default)]
struct AwaitedAnswers(BTreeSet<OpId>);

impl AwaitedAnswers {
    fn sent(&mut self, op: OpId) {
        self.0.insert(op);
        if self.0.len() > WAITING {
            self.0.pop_first();
        }
    }

    /// The op of an answer, if it was waited for.
    fn answered(&mut self, id: &str) -> Result<OpId, Garbled> {
        let op = id.parse().map(OpId).map_err(|_| Garbled::NotAsked)?;
        if self.0.remove(&op) { Ok(op) } else { Err(Garbled::NotAsked) }
    }
}

/// A clock's words without what could play tricks on a terminal, and not more of them than fit in a line.
fn harmless(words: &str) -> String {
    let invisible = |letter: char| {
        let shapes = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{feff}');
        shapes || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let trick = |letter: char| letter.is_control() || invisible(letter);
    words.chars().filter(|letter| !trick(*letter)).take(WORDS_MAX).collect::<String>().trim().to_owned()
}
