//! The words of a text or of a table, and what in them is rather asked than guessed.

use std::borrow::Cow;

use crate::lexicon::{
    Alphabet, Column, Heading, Layout, Likely, Piece, Suspect, columns, columns_of_words, definitions,
    in_column, seen, sentences,
};

use super::Problem;
use super::gathered::{Gathered, TRACE, nothing};
use super::options::{Format, ImportArgs};

/// What `--gloss` may be told.
const GLOSSES: &str = "--gloss takes a column of a table, `rest` with --column first, or `stem` of a dictionary; nothing \
                       was written";

/// A text that has been read, and how.
pub(super) struct Plain<'a> {
    pub(super) args: &'a ImportArgs,
    pub(super) path: &'a str,
    pub(super) text: &'a str,
    /// The character set, and who said so.
    pub(super) read_as: String,
    pub(super) alphabet: &'a Alphabet,
}

impl Plain<'_> {
    /// The words of a column.
    pub(super) fn column(
        &self,
        gathered: &mut Gathered,
        take: &mut dyn FnMut(Piece<'_>),
    ) -> Result<(), Problem> {
        let heading = match (self.args.first_row.header, self.args.first_row.no_header) {
            (true, _) => Heading::Is,
            (_, true) => Heading::IsNot,
            _ => Heading::Guessed,
        };
        let column = match &self.args.column {
            Some(told) => Column::told(told),
            None => self.column_of_words(heading)?,
        };
        if let (Column::Name(name), Heading::IsNot) = (&column, heading) {
            let what = format!("column {name:?}: where the first row is no heading, no column has a name");
            return Err(Problem::told(what, "give the column's place, --column 1, or leave --no-header out"));
        }
        let taken = in_column(self.text, &column, heading, |text, line| {
            take(Piece { text, line, heading: false, broken: false });
        })
        .map_err(|problem| nothing(format!("{}: {problem}", self.path)))?;
        self.glosses(&column, heading, gathered)?;
        let row = taken.heading.as_ref().map_or_else(
            || "none: the first row is a word too, --header says otherwise".to_owned(),
            |heading| format!("the first row, {}; --no-header says otherwise", seen(heading)),
        );
        let shown = match &column {
            Column::First => "the first word of each line".to_owned(),
            Column::Number(number) => format!("column {number} of a table"),
            Column::Name(name) => format!("column {name:?} of a table"),
        };
        if column != Column::First {
            gathered.rows.push(("head", row));
        }
        gathered.rows.push(("first", seen(&taken.first)));
        let headed = if taken.heading.is_some() { " with a heading" } else { "" };
        gathered.how = format!("{shown}{headed} in {}", self.read_as);
        Ok(())
    }

    /// What is said of the words: another column, or the rest of each line.
    fn glosses(&self, words: &Column, heading: Heading, gathered: &mut Gathered) -> Result<(), Problem> {
        let Some(told) = &self.args.gloss else { return Ok(()) };
        let wrong = |what: String| Problem::told(format!("{}: --gloss {told}: {what}", self.path), GLOSSES);
        match (told.as_str(), words) {
            ("rest", Column::First) => {
                let rest = |line: &str| Some(line.trim_start().split_once(char::is_whitespace)?.1.to_owned());
                let lines = self.text.lines().enumerate();
                gathered.glosses.extend(lines.filter_map(|(index, line)| Some((index + 1, rest(line)?))));
            }
            ("rest", _) => {
                return Err(wrong(
                    "behind the first word of a line stands something only with --column first".to_owned(),
                ));
            }
            ("stem", _) => return Err(wrong("only a dictionary has stems".to_owned())),
            (_, Column::First) => return Err(wrong("with --column first there are no columns".to_owned())),
            (_, Column::Number(_) | Column::Name(_)) => {
                // The heading of the words' column tells whether there is one; this column has its own name.
                let heading = if heading == Heading::Guessed { Heading::IsNot } else { heading };
                in_column(self.text, &Column::told(told), heading, |text, line| {
                    // A row that ends before the column is handed over as a whole.
                    if !text.ends_with(';') {
                        gathered.glosses.insert(line, text.to_owned());
                    }
                })
                .map_err(|problem| wrong(problem.to_string()))?;
            }
        }
        Ok(())
    }

    /// The column that has the words, where nobody says which: the first, unless it is another or there is more than
    /// one that may be meant.
    fn column_of_words(&self, heading: Heading) -> Result<Column, Problem> {
        let likely = columns_of_words(self.text, heading, self.alphabet);
        let shown: Vec<String> =
            likely.iter().map(|Likely { place, word, .. }| format!("{place} has “{}”", seen(word))).collect();
        match likely.as_slice() {
            [] => Ok(Column::Number(1)),
            [one] if one.place == 1 || one.called => Ok(Column::Number(one.place)),
            [one] => Err(Problem::told(
                format!("{}: column 1 does not look like words, and column {}", self.path, shown.join("")),
                format!("say --column {} if these are the words; nothing was written", one.place),
            )),
            [one, ..] => Err(Problem::told(
                format!("{}: several columns have words: column {}", self.path, shown.join(", column ")),
                format!("say which one is meant, as in --column {}; nothing was written", one.place),
            )),
        }
    }

    /// The words of a text.
    pub(super) fn words(
        &self,
        format: Format,
        gathered: &mut Gathered,
        take: &mut dyn FnMut(Piece<'_>),
    ) -> Result<(), Problem> {
        if let (Format::Auto, Some(columns)) = (format, columns(self.text)) {
            let what = format!("{}: every line has {columns} columns, so it looks like a table", self.path);
            let instead = "name the column of the words with --column, or say --format words if all of them are \
                           words; nothing was written";
            return Err(Problem::told(what, instead));
        }
        if let Some(told) = &self.args.gloss {
            let what = format!("{}: --gloss {told}: a list of words says nothing of them", self.path);
            return Err(Problem::told(what, GLOSSES));
        }
        let layout = match format {
            Format::Words => Layout::Words,
            Format::Blocks => Layout::Blocks,
            _ => Layout::of(self.text, self.alphabet),
        };
        if format != Format::Words {
            self.only_words(layout)?;
        }
        laid_out(layout, self.text, self.alphabet, gathered, take);
        gathered.how.push_str(&self.read_as);
        Ok(())
    }

    /// No sentences in it and no definitions: what is said in them would be words of the list.
    fn only_words(&self, layout: Layout) -> Result<(), Problem> {
        let shown =
            |Suspect { line, text, .. }: &Suspect| format!("{}: line {line}, “{}”,", self.path, seen(text));
        let explained = (layout == Layout::Words).then(|| definitions(self.text)).flatten();
        if let Some(found) = explained {
            let (what, count) = (shown(&found), found.count);
            return Err(Problem::told(
                format!("{what} looks like a word with its definition, as do {count} lines in all"),
                "--column first takes the first word of each line, --format words all of them; nothing was written",
            ));
        }
        let Some(found) = sentences(self.text) else { return Ok(()) };
        let (what, count) = (shown(&found), found.count);
        Err(Problem::told(
            format!("{what} looks like a sentence, as do {count} lines in all, and the rest like a list"),
            "take these lines out, or put # before them; --format words says that all of them are words; nothing was \
             written",
        ))
    }
}

/// The lines that have the words, each at its place: without the head of a `Scrabble3D` dictionary, which ends with
/// `[Words]`, and with the words that are marked with `#`, where that is a mark and no remark.
pub(super) fn lines_of_words<'t>(
    args: &ImportArgs,
    path: &str,
    text: &'t str,
    gathered: &mut Gathered,
) -> Result<Cow<'t, str>, Problem> {
    let head = text.split('\n').position(|line| line.trim().eq_ignore_ascii_case("[words]"));
    if let Some(head) = head {
        gathered.rows.push(("above", format!("{} lines up to [Words] are its head", head + 1)));
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
            let what = format!("{path}: {words} lines are words with # before them");
            let instead = "--marks '#' takes them as words; where they are remarks, write a blank behind the #; nothing \
                           was written";
            return Err(Problem::told(what, instead));
        }
        if let Some(first) = remarks.first() {
            let count = remarks.len();
            gathered.rows.push(("#", format!("{count} lines are remarks, the first: {}", seen(first))));
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

/// The words of a text, and its headings.
fn laid_out(
    layout: Layout,
    text: &str,
    alphabet: &Alphabet,
    gathered: &mut Gathered,
    take: &mut dyn FnMut(Piece<'_>),
) {
    let mut headings = Vec::new();
    for piece in layout.pieces(text, alphabet) {
        if piece.heading {
            headings.push(piece.text);
        } else {
            take(piece);
        }
    }
    gathered.how = match layout {
        Layout::Words => "text in ".to_owned(),
        Layout::Blocks => format!("{} printed blocks in ", headings.len()),
    };
    if layout == Layout::Blocks {
        gathered.rows.push(("heads", headings.join(" ")));
    }
}
