//! What a command is given to read from and write to, and what it comes to.
//!
//! Text that somebody wrote commands nothing on a terminal or in a file. Names, reasons and file contents may hold
//! characters that a terminal obeys, or that turn a line round. Whatever a command writes passes [`Visible`], and
//! such a character leaves as its escape, `\u001b`. In JSON that means the same.

use std::borrow::Cow;
use std::io::{self, BufRead, Write};
use std::str;

use crate::domain::{At, is_hidden, shown};
use crate::locale::Locale;

use super::table::hung;

/// Where a setting's value is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An option of the command.
    Option,
    /// The variable `EPHOR_LANG`.
    Variable,
    /// The file.
    File,
    /// The system's language.
    System,
    /// It is set nowhere: the program's own choice.
    Default,
}

impl Origin {
    /// Where it is from, in words.
    pub(super) fn said(self, locale: &Locale) -> String {
        locale.say(match self {
            Self::Option => "config-from-option",
            Self::Variable => "config-from-variable",
            Self::File => "config-from-file",
            Self::System => "config-from-system",
            Self::Default => "config-from-default",
        })
    }
}

/// Whether there is something to draw on, with keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminal {
    /// There is.
    Ready,
    /// It says of itself that nothing can be drawn on it (`TERM=dumb`).
    Dumb,
    /// Standard output goes elsewhere.
    NoOutput,
    /// Standard input comes from elsewhere.
    NoInput,
}

/// What a command reads from and writes to.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn BufRead,
    /// Standard output.
    pub out: &'a mut dyn Write,
    /// Standard error.
    pub err: &'a mut dyn Write,
    /// Whether a person looks at a terminal that shows colour.
    pub fancy: bool,
    /// Whether a person looks at standard error while it is written.
    pub watched: bool,
    /// The time of day.
    pub now: fn() -> At,
    /// The language of screens, of what is told of an event, and of refusals. Help and complaints about the command
    /// are English.
    pub locale: &'static Locale,
    /// What has said which language that is.
    pub language: Origin,
    /// Whether there is something to draw on.
    pub terminal: Terminal,
}

impl Console<'_> {
    /// The columns of the terminal; what goes elsewhere is not broken.
    pub(super) fn page(&self) -> usize {
        let size = (self.terminal == Terminal::Ready).then(crossterm::terminal::size);
        size.and_then(Result::ok).map_or(usize::MAX, |(columns, _)| usize::from(columns))
    }

    /// Says a sentence, broken between words at the terminal's edge; further lines stand under the first.
    pub(super) fn said(&mut self, text: &str) -> io::Result<()> {
        let page = self.page();
        self.out.write_all(hung("", text, 0, page).as_bytes())
    }
}

#[cfg(test)]
impl<'a> Console<'a> {
    /// A console of a test: English, one second past the beginning of time, no terminal.
    pub(super) fn in_test(
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Self {
        Self {
            input,
            out,
            err,
            fancy: false,
            watched: false,
            now: || At(1_000),
            locale: Locale::english(),
            language: Origin::Default,
            terminal: Terminal::NoOutput,
        }
    }
}

/// What a command came to, as an exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Done; the answer is yes.
    Yes,
    /// Done; the answer is no.
    No,
    /// It could not be done as asked.
    Failed,
    /// No installed list may decide.
    NotCovered,
}

impl Exit {
    /// The exit code.
    pub fn code(self) -> u8 {
        match self {
            Self::Yes => 0,
            Self::No => 1,
            Self::Failed => 2,
            Self::NotCovered => 3,
        }
    }

    /// Yes if it holds.
    pub(super) fn yes(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }
}

/// A writer that lets only text through, and where a person looks at it colours.
pub(super) struct Visible<'a> {
    to: &'a mut dyn Write,
    colours: bool,
    /// The beginning of a character whose end has not come yet.
    begun: Vec<u8>,
}

impl<'a> Visible<'a> {
    pub(super) fn new(to: &'a mut dyn Write, colours: bool) -> Self {
        Self { to, colours, begun: Vec::new() }
    }
}

impl Write for Visible<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let begun = std::mem::take(&mut self.begun);
        let joined =
            if begun.is_empty() { Cow::Borrowed(bytes) } else { Cow::Owned([&begun, bytes].concat()) };
        let mut rest = joined.as_ref();
        loop {
            match str::from_utf8(rest) {
                Ok(text) => {
                    self.to.write_all(harmless(text, self.colours).as_bytes())?;
                    return Ok(bytes.len());
                }
                Err(error) => {
                    let (sound, broken) = rest.split_at(error.valid_up_to());
                    let sound = str::from_utf8(sound).unwrap_or_default();
                    self.to.write_all(harmless(sound, self.colours).as_bytes())?;
                    let Some(length) = error.error_len() else {
                        self.begun.extend(broken);
                        return Ok(bytes.len());
                    };
                    self.to.write_all("\u{fffd}".as_bytes())?;
                    rest = &broken[length..];
                }
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// A text without what a terminal would obey.
fn harmless(text: &str, colours: bool) -> Cow<'_, str> {
    let strange = |(_, letter): &(usize, char)| is_hidden(*letter) && !matches!(letter, '\n' | '\t');
    if !text.char_indices().any(|it| strange(&it)) {
        return Cow::Borrowed(text);
    }
    let (mut clean, mut from) = (String::with_capacity(text.len()), 0);
    for (at, letter) in text.char_indices().filter(strange) {
        let kept = match letter {
            '\r' => text[at..].starts_with("\r\n"),
            '\u{1b}' => colours && is_colour(&text[at..]),
            _ => false,
        };
        if !kept {
            clean.push_str(&text[from..at]);
            clean.push_str(&shown(letter));
            from = at + letter.len_utf8();
        }
    }
    clean.push_str(&text[from..]);
    Cow::Owned(clean)
}

/// Whether it begins with an escape sequence that sets a colour and nothing else.
fn is_colour(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("\u{1b}[") else { return false };
    rest.trim_start_matches(|it: char| it.is_ascii_digit() || it == ';').starts_with('m')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn through(parts: &[&[u8]], colours: bool) -> String {
        let mut out = Vec::new();
        let mut visible = Visible::new(&mut out, colours);
        for part in parts {
            visible.write_all(part).expect("written");
        }
        String::from_utf8(out).expect("UTF-8")
    }

    #[test]
    fn a_terminal_is_given_nothing_to_obey() {
        let evil = "An\u{1b}]0;title\u{7}na \u{9b}2J \u{202e}anna\u{200b}\0\n\tčo ß ς — “x”\r\n\ry";
        let shown = through(&[evil.as_bytes()], false);
        assert_eq!(
            shown,
            "An\\u001b]0;title\\u0007na \\u009b2J \\u202eanna\\u200b\\u0000\n\tčo ß ς — “x”\r\n\\u000dy"
        );
        assert_eq!(through(&[b"\x1b[31mred\x1b[0m"], true), "\u{1b}[31mred\u{1b}[0m");
        assert_eq!(through(&[b"\x1b[31mred"], false), "\\u001b[31mred");
        assert_eq!(through(&[b"\x1b[2Jgone\x1b[1;31H"], true), "\\u001b[2Jgone\\u001b[1;31H");
    }

    #[test]
    fn letters_may_come_in_pieces_and_need_not_be_letters() {
        let text = "Ďuríčková \u{202e} ς".as_bytes();
        for cut in 0..text.len() {
            assert_eq!(through(&[&text[..cut], &text[cut..]], false), "Ďuríčková \\u202e ς", "{cut}");
        }
        assert_eq!(through(&[b"a\xffb\xc4"], false), "a\u{fffd}b");
    }
}
