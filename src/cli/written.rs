//! Words that somebody wants judged: on the command line, in files, on standard input.

use std::fs;
use std::io::BufRead;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::lexicon::{Word, seen};
use crate::tournament::LoadedRules;

use super::Problem;

/// A word that somebody has written.
pub(super) struct Written {
    text: String,
    /// Its file and line, where it is from one.
    place: Option<String>,
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
        words.iter().map(|text| Written { text: text.clone(), place: None }).collect();
    for path in from {
        let mut bytes = Vec::new();
        let stdin = path.as_os_str() == "-";
        let name = if stdin { "standard input".to_owned() } else { path.display().to_string() };
        let read = if stdin {
            input.read_to_end(&mut bytes).map(|_| ())
        } else {
            fs::read(path).map(|found| bytes = found)
        };
        read.map_err(|error| Problem::file(Path::new(&name), &error))?;
        let text = String::from_utf8(bytes)
            .map_err(|_| Problem::told(format!("{name}: it is not UTF-8"), "save it again as UTF-8"))?;
        let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
        let words = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        all.extend(words.map(|(index, line)| Written {
            text: line.to_owned(),
            place: Some(format!("{name}:{}", index + 1)),
        }));
    }
    if all.is_empty() {
        return Err(Problem::told("there is no word to judge", "write one a line"));
    }
    Ok(all)
}

/// Reads every word, and keeps apart what cannot be one.
pub(super) fn read(law: &LoadedRules, written: Vec<Written>) -> (Vec<Word>, Vec<Unread>) {
    let (mut words, mut unread) = (Vec::new(), Vec::new());
    for Written { text, place } in written {
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
    Problem::told(all.join("\nerror: "), set)
}
