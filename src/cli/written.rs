//! Words that somebody wants judged: on the command line, in files, on standard input.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::lexicon::{Word, seen};
use crate::tournament::LoadedRules;

use super::Problem;
use super::files;
use super::lines::read_line;
use super::problem::NEXT;

/// The longest line that may be a word, in bytes: a word has fifteen letters, and each may have its marks.
const LONGEST_LINE: usize = 4096;
/// So much of a longer line is kept, to name it by.
const BEGINNING: usize = 200;

/// A word that somebody has written.
pub(super) struct Written {
    text: String,
    /// Its file and line, where it is from one.
    place: Option<String>,
    /// Only its beginning is kept: no word is so long.
    cut: bool,
}

/// What is no word of these letters.
#[derive(Serialize)]
pub(super) struct Unread {
    typed: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    why: String,
}

/// The words of the command line, then those of the files.
pub(super) fn written(
    words: &[String],
    from: &[PathBuf],
    input: &mut dyn BufRead,
) -> Result<Vec<Written>, Problem> {
    let mut all: Vec<Written> =
        words.iter().map(|text| Written { text: text.clone(), place: None, cut: false }).collect();
    for path in from {
        if path.as_os_str() == "-" {
            lines(Path::new("standard input"), input, &mut all)?;
        } else {
            let file = files::open(path).map_err(|error| Problem::file(path, &error))?;
            lines(path, &mut BufReader::new(file), &mut all)?;
        }
    }
    if all.is_empty() {
        return Err(Problem::told("there is no word to judge", "write one a line"));
    }
    Ok(all)
}

/// The words of a file, one a line; of a line that is too long for one its beginning.
fn lines(path: &Path, input: &mut dyn BufRead, all: &mut Vec<Written>) -> Result<(), Problem> {
    let name = path.display();
    let mut bytes = Vec::new();
    for number in 1_u64.. {
        bytes.clear();
        let read = read_line(input, &mut bytes, LONGEST_LINE);
        if read.map_err(|error| Problem::file(path, &error))? == 0 {
            break;
        }
        let cut = bytes.len() > LONGEST_LINE;
        let line = if cut {
            String::from_utf8_lossy(&bytes[..BEGINNING])
        } else {
            let text = std::str::from_utf8(&bytes);
            let wrong = |_| Problem::told(format!("{name}: it is not UTF-8"), "save it again as UTF-8");
            text.map_err(wrong)?.into()
        };
        let line = line.strip_suffix('\n').map_or(&*line, |line| line.strip_suffix('\r').unwrap_or(line));
        let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { line };
        if !line.trim().is_empty() && !line.starts_with('#') {
            all.push(Written { text: line.to_owned(), place: Some(format!("{name}:{number}")), cut });
        }
    }
    Ok(())
}

/// Reads every word, and keeps apart what cannot be one.
pub(super) fn read(law: &LoadedRules, written: Vec<Written>) -> (Vec<Word>, Vec<Unread>) {
    let (mut words, mut unread) = (Vec::new(), Vec::new());
    for Written { text, place, cut } in written {
        if cut {
            let why =
                format!("the line is longer than {LONGEST_LINE} bytes, and no word is: write one a line");
            unread.push(Unread { typed: text, place, why });
            continue;
        }
        match law.tiles.read(&text) {
            Ok(word) => words.push(word),
            Err(problem) => unread.push(Unread { typed: text, place, why: problem.to_string() }),
        }
    }
    (words, unread)
}

/// What is said of words that cannot be read.
pub(super) fn complaint(law: &LoadedRules, unread: &[Unread]) -> Problem {
    let one = |Unread { typed, place, why }: &Unread| {
        let place = place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
        format!("{place}“{}”: {why}", seen(typed))
    };
    let all: Vec<String> = unread.iter().map(one).collect();
    let set = format!("the tile set is {} ({})", law.tiles.id(), law.tiles.title());
    Problem::told(all.join(NEXT), set)
}
