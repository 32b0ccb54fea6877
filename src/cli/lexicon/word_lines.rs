//! The lines of a text that have the words.

use std::borrow::Cow;

use crate::lexicon::seen;
use crate::locale::Value;

use super::Problem;
use super::gathered::{Gathered, TRACE};
use super::options::ImportArgs;

/// The lines that have the words, each at its place: without the head of a `Scrabble3D` dictionary, which ends with
/// `[Words]`, and with the words that are marked with `#`, where that is a mark and no remark.
pub(super) fn lines_of_words<'t>(
    args: &ImportArgs,
    path: &str,
    text: &'t str,
    gathered: &mut Gathered,
) -> Result<Cow<'t, str>, Problem> {
    let locale = gathered.locale;
    let head = text.split('\n').position(|line| line.trim().eq_ignore_ascii_case("[words]"));
    if let Some(head) = head {
        let said = locale.with("import-above", &[("count", Value::from(head + 1))]);
        gathered.rows.push((locale.say("import-row-above"), said));
    }
    let lines = || text.split('\n').skip(head.map_or(0, |head| head + 1));
    let marked = args.marks.as_ref().is_some_and(|marks| marks.contains('#'));
    if !marked {
        let remarks: Vec<&str> = lines().filter(|line| line.starts_with('#')).collect();
        // A remark has a blank behind the sign; a letter there begins a word, whatever comes after it.
        let is_word = |line: &&&str| {
            let word = line[1..].split(|sign: char| !sign.is_alphabetic()).next().unwrap_or_default();
            word.chars().count() > 1
        };
        let words = remarks.iter().filter(is_word).count();
        if words > TRACE {
            let what = locale.with("import-hash-words", &[("count", Value::from(words))]);
            return Err(Problem::told(format!("{path}: {what}"), locale.say("import-hash-words-do")));
        }
        if let Some(first) = remarks.first() {
            let first = seen(first);
            let values = [("count", Value::from(remarks.len())), ("first", (&first).into())];
            gathered.rows.push(("#".to_owned(), locale.with("import-remarks", &values)));
        }
    }
    if head.is_none() && !marked {
        return Ok(Cow::Borrowed(text));
    }
    let mut out = "\n".repeat(head.map_or(0, |head| head + 1));
    for line in lines() {
        match line.strip_prefix('#').filter(|rest| marked && !rest.starts_with(char::is_whitespace)) {
            Some(rest) => out.extend([" ", rest, "\n"]),
            None => out.extend([line, "\n"]),
        }
    }
    Ok(out.into())
}
