//! The lines of positions, one after the other.

use std::io::{BufRead, BufReader};
use std::path::Path;

use crate::engine::{Bag, Position};
use crate::lexicon::seen;

use super::super::Problem;
use super::super::files;
use super::super::lines::read_line;
use super::spelled::Spelling;

/// The longest line of a position, in bytes: every square and tile with room for a long name.
const LONGEST: usize = 4096;

/// Lines, and where they are from.
pub(super) struct Lines<'a> {
    name: String,
    number: usize,
    input: Box<dyn BufRead + 'a>,
}

/// A line that is a position, or should be.
pub(super) struct Line {
    place: String,
    text: String,
    cut: bool,
}

impl<'a> Lines<'a> {
    /// The lines of a file; - for standard input.
    pub(super) fn open(path: &Path, input: &'a mut dyn BufRead) -> Result<Self, Problem> {
        if path.as_os_str() == "-" {
            return Ok(Self { name: "standard input".to_owned(), number: 0, input: Box::new(input) });
        }
        let file = files::open(path).map_err(|error| Problem::file(path, &error))?;
        let name = path.display().to_string();
        Ok(Self { name, number: 0, input: Box::new(BufReader::new(file)) })
    }

    /// The next line that is not empty.
    pub(super) fn next(&mut self) -> Result<Option<Line>, Problem> {
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let read = read_line(&mut *self.input, &mut bytes, LONGEST);
            if read.map_err(|error| Problem::file(Path::new(&self.name), &error))? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let place = format!("{}:{}", self.name, self.number);
            let cut = bytes.len() > LONGEST;
            let text = String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]);
            let text = text.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}');
            if !text.trim().is_empty() && !text.starts_with('#') {
                return Ok(Some(Line { place, text: text.to_owned(), cut }));
            }
        }
    }
}

impl Line {
    /// The position of a line, in the list's letters.
    pub(super) fn position(&self, bag: &Bag, spelling: &Spelling) -> Result<Position, Problem> {
        let Self { place, text, cut } = self;
        if *cut {
            let what = format!("{place}: the line is longer than {LONGEST} bytes");
            return Err(Problem::told(what, "write one position a line"));
        }
        // Its name is nobody's word.
        let (name, rest) = text.split_once('\t').unwrap_or((text, ""));
        let behind = spelling.read(rest);
        let line = if rest.is_empty() { name.to_owned() } else { format!("{name}\t{behind}") };
        Position::read(&line, bag).map_err(|problem| {
            let what = format!("{place}, position {}: {}", seen(name), spelling.out(&problem.to_string()));
            Problem::told(what, "put the line right: `ephor duplicate best --help` says what is in it")
        })
    }
}
