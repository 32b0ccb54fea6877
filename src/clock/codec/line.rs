//! Lines of text over the Nordic UART service, after the patterns of a profile.

use crate::clock::looks::Looks;
use crate::clock::order::{Cannot, Capability, Order};
use crate::clock::patterns::LinePatterns;
use crate::clock::profile::Profile;
use crate::domain::{At, Millis, OpId, Side};

use super::assemble::LineAssembler;
use super::{AwaitedAnswers, CodecMessage, Garbled, Hearsay, TIME_MAX, harmless};

/// The longest line that is read.
const LINE_MAX: usize = 200;
/// Bytes of a write: what every link has room for.
const PIECE: usize = 20;

/// The language of lines.
#[derive(Clone, Debug)]
pub struct LineText {
    patterns: LinePatterns,
    looks: Option<Looks>,
    negative: bool,
    lines: LineAssembler,
    waiting: AwaitedAnswers,
}

impl LineText {
    /// `None` for a profile without patterns.
    pub(super) fn new(profile: &Profile) -> Option<Self> {
        Some(Self {
            patterns: profile.lines.clone()?,
            looks: profile.looks.clone(),
            negative: profile.has(Capability::NegativeTime),
            lines: LineAssembler::new(LINE_MAX),
            waiting: AwaitedAnswers::default(),
        })
    }

    pub(super) fn reset(&mut self) {
        self.lines = LineAssembler::new(LINE_MAX);
        self.waiting = AwaitedAnswers::default();
    }

    pub(super) fn ask(&self) -> Vec<Vec<u8>> {
        self.patterns
            .commands
            .hello
            .as_ref()
            .map_or_else(Vec::new, |hello| pieces(&hello.fill(|_| None).text))
    }

    pub(super) fn encode(&mut self, op: OpId, order: &Order) -> Result<Vec<Vec<u8>>, Cannot> {
        let commands = &self.patterns.commands;
        let mut side = None;
        let mut text = None;
        let mut time = Millis(0);
        let pattern = match order {
            Order::Notice { side: at, notice } => {
                side = Some(*at);
                text = Some(self.looks.as_ref().ok_or(Cannot::Unable)?.text(*at, notice)?);
                &commands.notice
            }
            Order::ClearNotice => &commands.clear_notice,
            Order::Start { side: at } => {
                side = Some(*at);
                &commands.start
            }
            Order::Resume { side: at } => {
                side = Some(*at);
                &commands.resume
            }
            Order::Stop => &commands.stop,
            Order::SetBoth { budget } => {
                time = *budget;
                &commands.set_both
            }
            Order::Add { .. } | Order::Acknowledge { .. } | Order::ReadEvents { .. } => {
                return Err(Cannot::Unable);
            }
        };
        let pattern = pattern.as_ref().ok_or(Cannot::Unable)?;
        if time < Millis(0) || time > TIME_MAX {
            return Err(Cannot::OutOfRange(TIME_MAX.0 / 1000));
        }
        if pattern.has("seconds") && time.0 % 1000 != 0 {
            return Err(Cannot::TooFine(1000));
        }
        let filled = pattern.fill(|hole| match hole {
            "id" => Some(op.0.to_string()),
            "side" => side.map(|side| self.patterns.sides[side.index()].clone()),
            "text" => text.clone(),
            "seconds" => Some((time.0 / 1000).to_string()),
            "millis" => Some(time.0.to_string()),
            "time" => Some(written(time)),
            _ => None,
        });
        self.waiting.sent(op);
        Ok(pieces(&filled.text))
    }

    pub(super) fn on_bytes(&mut self, at: At, bytes: &[u8]) -> Vec<CodecMessage> {
        let lines = self.lines.push(at, bytes);
        lines
            .into_iter()
            .map(|line| {
                let line = line.and_then(|line| String::from_utf8(line).map_err(|_| Garbled::Unreadable));
                line.and_then(|line| self.on_line(at, &line)).unwrap_or_else(CodecMessage::Garbled)
            })
            .collect()
    }

    fn on_line(&mut self, at: At, line: &str) -> Result<CodecMessage, Garbled> {
        let Self { patterns, waiting, negative, .. } = self;
        if let Some(holes) = patterns.state.read(line) {
            let time = |hole| {
                let time =
                    holes.get(hole).and_then(|text| read(text)).filter(|it| *negative || *it >= Millis(0));
                time.map(Some).ok_or(Garbled::Impossible("time"))
            };
            let run = match holes.get("run") {
                None => None,
                Some(word) => Some((*patterns.runs.get(*word).ok_or(Garbled::Impossible("state"))?).into()),
            };
            return Ok(CodecMessage::Reading(Hearsay {
                at,
                left: [time("a")?, time("b")?],
                run,
                inferred: false,
            }));
        }
        let holes = |pattern: &'_ Option<_>| {
            pattern.as_ref().and_then(|it: &crate::clock::patterns::LineTemplate| {
                let holes = it.read(line)?;
                Some(
                    ["side", "id", "why", "version"]
                        .map(|hole| holes.get(hole).map(|text| (*text).to_owned())),
                )
            })
        };
        if let Some([Some(word), ..]) = holes(&patterns.button) {
            let side = Side::BOTH.into_iter().find(|side| patterns.sides[side.index()] == word);
            return side.map(|side| CodecMessage::Button { side }).ok_or(Garbled::Impossible("side"));
        }
        if let Some([_, Some(id), ..]) = holes(&patterns.done) {
            return waiting.answered(&id).map(|id| CodecMessage::Done { id });
        }
        if let Some([_, Some(id), why, _]) = holes(&patterns.failed) {
            let why = harmless(&why.unwrap_or_else(|| "no reason given".to_owned()));
            return waiting.answered(&id).map(|id| CodecMessage::Failed { id, why });
        }
        match holes(&patterns.version) {
            Some([.., Some(version)]) => Ok(CodecMessage::Version(harmless(&version))),
            _ => Err(Garbled::UnknownKind),
        }
    }
}

/// A line as writes that fit every link.
fn pieces(line: &str) -> Vec<Vec<u8>> {
    format!("{line}\n").as_bytes().chunks(PIECE).map(<[u8]>::to_vec).collect()
}

/// `m:ss`, with thousandths where there are some.
fn written(time: Millis) -> String {
    let (seconds, rest) = (time.0 / 1000, time.0 % 1000);
    let fraction = if rest == 0 { String::new() } else { format!(".{rest:03}") };
    format!("{}:{:02}{fraction}", seconds / 60, seconds % 60)
}

/// `[-][h:]m:ss[.f]` or `[-]seconds[.f]`; `None` for everything else and beyond 99:59:59.
fn read(text: &str) -> Option<Millis> {
    let (below, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (whole, fraction) =
        digits.split_once('.').map_or((digits, None), |(whole, rest)| (whole, Some(rest)));
    let number = |part: &str, most: usize| {
        let good = !part.is_empty() && part.len() <= most && part.bytes().all(|digit| digit.is_ascii_digit());
        good.then(|| part.parse::<i64>().ok()).flatten()
    };
    let mut parts = whole.split(':');
    let mut seconds = number(parts.next()?, 6)?;
    for (place, part) in parts.enumerate() {
        let part = number(part, 2).filter(|part| *part < 60 && place < 2)?;
        seconds = seconds * 60 + part;
    }
    let millis = match fraction {
        None => 0,
        Some(fraction) => number(fraction, 3)? * 10_i64.pow(3 - fraction.len() as u32),
    };
    let time = Millis(seconds * 1000 + millis);
    (time <= TIME_MAX).then_some(if below { Millis(-time.0) } else { time })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, millis) in [
            ("0", 0),
            ("754", 754_000),
            ("754.3", 754_300),
            ("12:34", 754_000),
            ("12:34.32", 754_320),
            ("1:02:03.004", 3_723_004),
            ("-0:41", -41_000),
            ("-0:00.5", -500),
            ("90:00", 5_400_000),
            ("99:59:59", 359_999_000),
        ] {
            assert_eq!(read(text), Some(Millis(millis)), "{text}");
        }
        for text in [
            "",
            "-",
            ":",
            "1:",
            ":1",
            "1:60",
            "1:2:3:4",
            "1:234",
            "+1",
            "1e3",
            "1.",
            ".5",
            "1.2345",
            "--1",
            "−1:00",
            "100:00:00",
            "9999999",
            "١",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        for millis in [0, 999, 61_000, 754_320] {
            assert_eq!(read(&written(Millis(millis))), Some(Millis(millis)));
        }
    }
}
