//! The words of a text or of a table, and what in them is rather asked than guessed.

use crate::lexicon::{
    Alphabet, Heading, Likely, SuspectLine, TextLayout, TextPiece, WordColumn, columns, columns_of_words,
    definitions, in_column, seen, sentences,
};
use crate::locale::{Locale, Value};

use super::Problem;
use super::gathered::Gathered;
use super::how::{How, ReadAs};
use super::options::{Format, ImportArgs};
use super::said::{import_problem, nothing};

/// A text that has been read, and how.
pub(super) struct Plain<'a> {
    pub(super) args: &'a ImportArgs,
    pub(super) path: &'a str,
    pub(super) text: &'a str,
    /// The character set, and who said so.
    pub(super) read_as: ReadAs,
    pub(super) alphabet: &'a Alphabet,
    /// The language of whoever brings it in.
    pub(super) locale: &'static Locale,
}

impl Plain<'_> {
    /// Something that is wrong with the file.
    fn problem(&self, what: &str, instead: String) -> Problem {
        Problem::told(format!("{}: {what}", self.path), instead)
    }

    /// The words of a column.
    pub(super) fn column(
        &self,
        gathered: &mut Gathered,
        take: &mut dyn FnMut(TextPiece<'_>),
    ) -> Result<(), Problem> {
        let locale = self.locale;
        let heading = match (self.args.first_row.header, self.args.first_row.no_header) {
            (true, _) => Heading::Is,
            (_, true) => Heading::IsNot,
            _ => Heading::Guessed,
        };
        let column = match &self.args.column {
            Some(told) => WordColumn::from_text(told),
            None => self.column_of_words(heading)?,
        };
        if let (WordColumn::Name(name), Heading::IsNot) = (&column, heading) {
            let name = format!("{name:?}");
            let what = locale.with("import-no-names", &[("column", (&name).into())]);
            return Err(Problem::told(what, locale.say("import-no-names-do")));
        }
        let taken = in_column(self.text, &column, heading, |text, line| {
            take(TextPiece { text, line, heading: false, broken: false });
        })
        .map_err(|problem| nothing(locale, format!("{}: {}", self.path, import_problem(locale, &problem))))?;
        self.glosses(&column, heading, gathered)?;
        let row = taken.heading.as_ref().map_or_else(
            || locale.say("import-no-heading"),
            |heading| locale.with("import-heading", &[("heading", (&seen(heading)).into())]),
        );
        if column != WordColumn::First {
            gathered.rows.push((locale.say("import-row-head"), row));
        }
        gathered.rows.push((locale.say("import-row-first"), seen(&taken.first)));
        gathered.how = Some(How::Column(column, taken.heading.is_some(), self.read_as));
        Ok(())
    }

    /// What is said of the words: another column, or the rest of each line.
    fn glosses(&self, words: &WordColumn, heading: Heading, gathered: &mut Gathered) -> Result<(), Problem> {
        let Some(told) = &self.args.gloss else { return Ok(()) };
        let locale = self.locale;
        let wrong = |what: String| self.no_gloss(told, &what);
        match (told.as_str(), words) {
            ("rest", WordColumn::First) => {
                let rest = |line: &str| Some(line.trim_start().split_once(char::is_whitespace)?.1.to_owned());
                let lines = self.text.lines().enumerate();
                gathered.glosses.extend(lines.filter_map(|(index, line)| Some((index + 1, rest(line)?))));
            }
            ("rest", _) => {
                return Err(wrong(locale.say("import-gloss-rest")));
            }
            ("stem", _) => return Err(wrong(locale.say("import-gloss-stem"))),
            (_, WordColumn::First) => return Err(wrong(locale.say("import-gloss-columns"))),
            (_, WordColumn::Number(_) | WordColumn::Name(_)) => {
                // The heading of the words' column tells whether there is one; this column has its own name.
                let heading = if heading == Heading::Guessed { Heading::IsNot } else { heading };
                in_column(self.text, &WordColumn::from_text(told), heading, |text, line| {
                    // A row that ends before the column is handed over as a whole.
                    if !text.ends_with(';') {
                        gathered.glosses.insert(line, text.to_owned());
                    }
                })
                .map_err(|problem| wrong(import_problem(locale, &problem)))?;
            }
        }
        Ok(())
    }

    /// What is said of no word, whatever `--gloss` asks for.
    fn no_gloss(&self, told: &str, what: &str) -> Problem {
        self.problem(&format!("--gloss {told}: {what}"), self.locale.say("import-gloss-takes"))
    }

    /// The column that has the words, where nobody says which: the first, unless it is another or there is more than
    /// one that may be meant.
    fn column_of_words(&self, heading: Heading) -> Result<WordColumn, Problem> {
        let likely = columns_of_words(self.text, heading, self.alphabet);
        let locale = self.locale;
        let has = |Likely { place, word, .. }: &Likely| {
            let word = seen(word);
            locale.with("import-column-has", &[("place", Value::from(*place)), ("word", (&word).into())])
        };
        match likely.as_slice() {
            [] => Ok(WordColumn::Number(1)),
            [one] if one.place == 1 || one.called => Ok(WordColumn::Number(one.place)),
            [one] => {
                let what = locale.with("import-other-column", &[("column", (&has(one)).into())]);
                let instead = locale.with("import-other-column-do", &[("place", Value::from(one.place))]);
                Err(self.problem(&what, instead))
            }
            [one, ..] => {
                let columns = likely.iter().map(has).collect::<Vec<_>>().join(", ");
                let what = locale.with("import-several-columns", &[("columns", (&columns).into())]);
                let instead = locale.with("import-several-columns-do", &[("place", Value::from(one.place))]);
                Err(self.problem(&what, instead))
            }
        }
    }

    /// The words of a text.
    pub(super) fn words(
        &self,
        format: Format,
        gathered: &mut Gathered,
        take: &mut dyn FnMut(TextPiece<'_>),
    ) -> Result<(), Problem> {
        if let (Format::Auto, Some(columns)) = (format, columns(self.text)) {
            let what = self.locale.with("import-table", &[("count", Value::from(columns))]);
            return Err(self.problem(&what, self.locale.say("import-table-do")));
        }
        if let Some(told) = &self.args.gloss {
            return Err(self.no_gloss(told, &self.locale.say("import-gloss-words")));
        }
        let layout = match format {
            Format::Words => TextLayout::Words,
            Format::Blocks => TextLayout::Blocks,
            _ => TextLayout::of(self.text, self.alphabet),
        };
        if format != Format::Words {
            self.only_words(layout)?;
        }
        self.laid_out(layout, gathered, take);
        Ok(())
    }

    /// No sentences in it and no definitions: what is said in them would be words of the list.
    fn only_words(&self, layout: TextLayout) -> Result<(), Problem> {
        let (locale, path) = (self.locale, self.path);
        let shown = |id: &str, SuspectLine { line, text, count: lines }: &SuspectLine| {
            let text = seen(text);
            let values =
                [("line", Value::from(*line)), ("text", (&text).into()), ("count", Value::from(*lines))];
            format!("{path}: {}", locale.with(id, &values))
        };
        let explained = (layout == TextLayout::Words).then(|| definitions(self.text)).flatten();
        if let Some(found) = explained {
            let what = shown("import-definitions", &found);
            return Err(Problem::told(what, locale.say("import-definitions-do")));
        }
        let Some(found) = sentences(self.text) else { return Ok(()) };
        Err(Problem::told(shown("import-sentences", &found), locale.say("import-sentences-do")))
    }

    /// The words of a text, and its headings.
    fn laid_out(&self, layout: TextLayout, gathered: &mut Gathered, take: &mut dyn FnMut(TextPiece<'_>)) {
        let mut headings = Vec::new();
        for piece in layout.pieces(self.text, self.alphabet) {
            if piece.heading {
                headings.push(piece.text);
            } else {
                take(piece);
            }
        }
        gathered.how = Some(match layout {
            TextLayout::Words => How::Words(self.read_as),
            TextLayout::Blocks => How::Blocks(headings.len(), self.read_as),
        });
        if layout == TextLayout::Blocks {
            gathered.rows.push((self.locale.say("import-row-heads"), headings.join(" ")));
        }
    }
}
