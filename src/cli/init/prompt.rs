//! Questions on a terminal, one line each, which one can leave with a key at any time. A later question depends on the
//! answers before it, down to which there are: so these are asked one by one, and are no form of the screens.

use std::io::{self, BufRead};

use crate::cli::lines::{self, chosen, listed, none_of_them};

use super::super::{Console, Problem};

/// Why no answer came.
pub(super) enum Stop {
    /// Whoever was asked has left.
    Left,
    /// Whoever was asked wants the question before once more.
    Back,
    /// Something is wrong.
    Failed(Problem),
}

impl From<Problem> for Stop {
    fn from(problem: Problem) -> Self {
        Self::Failed(problem)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.into())
    }
}

/// No answer is longer, in bytes: a terminal gives no longer line.
const LONGEST: usize = 4096;
/// The answer that goes back to the question before.
const BACK: &str = "<";
/// The key that leaves at once.
pub(super) const LEAVES: &str = if cfg!(target_os = "linux") { "Esc" } else { "Ctrl-C" };
const ESC: u8 = 0x1b;
const CTRL_C: u8 = 0x03;
const CTRL_D: u8 = 0x04;

/// The terminal while it is asked on: Esc and Ctrl-C end a line, as Enter does, and kill nothing.
pub(super) struct PromptKeys {
    #[cfg(target_os = "linux")]
    before: Option<rustix::termios::Termios>,
}

#[cfg(target_os = "linux")]
impl PromptKeys {
    /// Takes the keys of standard input, if that is a terminal.
    pub(super) fn take() -> Self {
        use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};
        let before = tcgetattr(io::stdin()).ok();
        if let Some(mut now) = before.clone() {
            now.local_modes.remove(LocalModes::ISIG);
            now.special_codes[SpecialCodeIndex::VEOL] = ESC;
            now.special_codes[SpecialCodeIndex::VEOL2] = CTRL_C;
            // A terminal that does not take it is asked on all the same.
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &now);
        }
        Self { before }
    }

    /// Whether an Esc was only the beginning of what another key sends, which is read past.
    fn began_a_key(console: &mut Console<'_>) -> io::Result<bool> {
        use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};
        let Ok(lines) = tcgetattr(io::stdin()) else { return Ok(false) };
        if !lines.local_modes.contains(LocalModes::ICANON) {
            return Ok(false);
        }
        let mut bytes = lines.clone();
        bytes.local_modes.remove(LocalModes::ICANON);
        bytes.special_codes[SpecialCodeIndex::VMIN] = 0;
        bytes.special_codes[SpecialCodeIndex::VTIME] = 1;
        tcsetattr(io::stdin(), OptionalActions::Now, &bytes)?;
        let more = past_a_key(&mut *console.input);
        tcsetattr(io::stdin(), OptionalActions::Now, &lines)?;
        Ok(more? > 0)
    }
}

/// A line without what keys other than letters have sent.
pub(super) fn without_keys(line: &[u8]) -> Vec<u8> {
    let (mut kept, mut rest) = (Vec::new(), line);
    while let Some(at) = rest.iter().position(|byte| *byte == ESC) {
        kept.extend(&rest[..at]);
        rest = &rest[at + 1..];
        rest = &rest[rest_of_a_key(rest).min(rest.len())..];
    }
    kept.extend(rest);
    kept
}

/// Reads past what belongs to the key that began with an Esc, and gives how many bytes that were.
fn past_a_key(input: &mut dyn BufRead) -> io::Result<usize> {
    let more = rest_of_a_key(input.fill_buf()?);
    input.consume(more);
    Ok(more)
}

/// How many bytes behind an Esc belong to the same key: `[A` of an arrow, and not the Enter after it.
fn rest_of_a_key(bytes: &[u8]) -> usize {
    match bytes {
        [] | [b'\n' | b'\r', ..] => 0,
        [b'[' | b'O', rest @ ..] => {
            let last = rest.iter().position(|byte| (0x40..=0x7e).contains(byte));
            1 + last.map_or(rest.len(), |at| at + 1)
        }
        _ => 1,
    }
}

#[cfg(not(target_os = "linux"))]
impl PromptKeys {
    /// There is nothing to take.
    pub(super) fn take() -> Self {
        Self {}
    }

    /// Where Esc ends no line one comes whole, with what each key has sent; Esc alone leaves with the Enter after it.
    fn began_a_key(console: &mut Console<'_>) -> io::Result<bool> {
        Ok(past_a_key(&mut *console.input)? > 0)
    }
}

#[cfg(target_os = "linux")]
impl Drop for PromptKeys {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        if let Some(before) = &self.before {
            // What was pressed meanwhile is for nobody else.
            let _ = tcsetattr(io::stdin(), OptionalActions::Flush, before);
        }
    }
}

/// Asks, and gives the answer without space around it.
pub(super) fn ask(console: &mut Console<'_>, question: &str) -> Result<String, Stop> {
    lines::question(console, question)?;
    let mut line = Vec::new();
    loop {
        let chunk = match console.input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Problem::told(format!("no answer can be read: {error}"), "").into()),
        };
        if chunk.is_empty() {
            return Err(Stop::Left);
        }
        let end = chunk.iter().position(|byte| matches!(*byte, b'\n' | ESC | CTRL_C | CTRL_D));
        let till = end.unwrap_or(chunk.len());
        let room = LONGEST.saturating_sub(line.len());
        line.extend(chunk.iter().take(till.min(room)));
        let by = end.and_then(|end| chunk.get(end).copied());
        console.input.consume(till + usize::from(end.is_some()));
        match by {
            None => {}
            Some(b'\n') => {
                let answer = String::from_utf8_lossy(&line).trim().to_owned();
                return if answer == BACK { Err(Stop::Back) } else { Ok(answer) };
            }
            Some(ESC) if PromptKeys::began_a_key(console)? => {}
            Some(_) => return Err(Stop::Left),
        }
    }
}

/// Asks which of some lines, numbered from one, until one of them is named; Enter takes the usual one.
pub(super) fn choose(
    console: &mut Console<'_>,
    title: &str,
    lines: &[String],
    usual: usize,
) -> Result<usize, Stop> {
    listed(console, title, lines)?;
    let values = [("last", lines.len().into()), ("usual", (usual + 1).into())];
    let question = console.locale.with("sit-choose", &values);
    loop {
        let answer = ask(console, &question)?;
        if let Some(at) = chosen(&answer, lines, usual) {
            return Ok(at);
        }
        none_of_them(console, &answer)?;
    }
}

/// Asks which of some lines, numbered from one, until numbers are named; Enter takes none of them.
pub(super) fn choose_some(
    console: &mut Console<'_>,
    title: &str,
    lines: &[String],
) -> Result<Vec<usize>, Stop> {
    listed(console, title, lines)?;
    let question = console.locale.with("init-choose-some", &[("last", lines.len().into())]);
    loop {
        let answer = ask(console, &question)?;
        let parts = answer.split([' ', ',', ';']).filter(|part| !part.is_empty());
        let numbers: Option<Vec<usize>> = parts.map(|part| part.parse().ok()).collect();
        if let Some(mut numbers) = numbers
            && numbers.iter().all(|number| (1..=lines.len()).contains(number))
        {
            numbers.sort_unstable();
            numbers.dedup();
            return Ok(numbers.into_iter().map(|number| number - 1).collect());
        }
        none_of_them(console, &answer)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_key_sends_is_read_past_and_enter_is_not() {
        for (behind, left) in [("[D\n", "\n"), ("[1;5C\n", "\n"), ("OHAnna\n", "Anna\n"), ("x\n", "\n")] {
            let mut input = behind.as_bytes();
            assert!(past_a_key(&mut input).expect("bytes") > 0, "{behind:?}");
            assert_eq!(input, left.as_bytes(), "{behind:?}");
        }
        for alone in ["", "\n", "\r\nAnna\n"] {
            let mut input = alone.as_bytes();
            assert_eq!(past_a_key(&mut input).expect("bytes"), 0, "{alone:?}: it was Esc");
            assert_eq!(input, alone.as_bytes());
        }
        assert_eq!(without_keys("An\u{1b}[Dna\n".as_bytes()), b"Anna\n");
    }
}
