//! Reads a list from elsewhere, whatever it is written in: a text or a table of words, or a spelling dictionary with
//! every form that its two files make. What cannot be known is rather asked than guessed.

use std::borrow::Cow;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::{fs, mem, thread};

use crate::lexicon::{
    Alphabet, BOARD, Capitals, Decoded, DictionaryFile, Expansion, Heading, Hunspell, HunspellForm,
    HunspellProblem, ImportProblem, Imported, Importer, Likely, SuspectLine, TextLayout, TextPiece,
    WantedList, WordColumn, columns, columns_of_words, decoded, definitions, in_column, misread, seen,
    sentences,
};
use crate::locale::{Locale, Value};

use super::Problem;
use super::bar::ProgressBar;
use super::gathered::{GatheredFiles, SourceCharset, SourceReading, TRACE, read};
use super::options::{Allow, Format, ImportArgs};
use super::problem_text::{hunspell_problem, import_problem, nothing};

pub(super) fn gather(
    args: &ImportArgs,
    alphabet: &Alphabet,
    locale: &'static Locale,
    bar: &mut ProgressBar<'_>,
) -> Result<(GatheredFiles, Imported), Problem> {
    let format = match args.format {
        Format::Auto => guessed(&args.file, args.column.is_some()),
        Format::Words if args.column.is_some() => Format::Csv,
        format => format,
    };
    let usual = if format == Format::Hunspell { Capitals::Names } else { Capitals::Nothing };
    let capitals = args.capitals.map_or(usual, Into::into);
    let mut importer = Importer::new(
        alphabet,
        WantedList { tiles: args.tiles.unwrap_or((2, BOARD)), capitals, examples: args.examples },
    )
    .without_marks(args.marks.as_deref().unwrap_or_default());
    let mut gathered = GatheredFiles::new(locale);
    if format == Format::Hunspell {
        expand(args, &mut gathered, &mut importer, bar)?;
    } else {
        plain(args, format, alphabet, &mut gathered, &mut importer, bar)?;
    }
    if capitals == Capitals::Names {
        gathered.names_stay = Some(alphabet.noun_capitals());
    }
    bar.begin(&locale.say("import-sorting"));
    Ok((gathered, importer.finish()))
}

/// A text or a table.
fn plain(
    args: &ImportArgs,
    format: Format,
    alphabet: &Alphabet,
    gathered: &mut GatheredFiles,
    importer: &mut Importer<'_>,
    bar: &mut ProgressBar<'_>,
) -> Result<(), Problem> {
    let file = read(&args.file, gathered)?;
    let locale = gathered.locale;
    let wrong = |problem: ImportProblem| {
        nothing(locale, format!("{}: {}", file.path, import_problem(locale, &problem)))
    };
    let Decoded { text, encoding, told } =
        decoded(&file.bytes, args.encoding.as_deref(), alphabet).map_err(wrong)?;
    if !args.allows(Allow::Misread) {
        rightly_read(&file.path, &text, locale)?;
    }
    let text = lines_of_words(args, &file.path, &text, gathered)?;
    let read_as = SourceCharset { encoding, told };
    let plain = PlainSource { args, path: &file.path, text: &text, read_as, alphabet, locale };
    bar.begin(&locale.say("import-reading-file"));
    let lines = text.lines().count();
    let mut take = |piece: TextPiece<'_>| {
        importer.take_piece(piece);
        bar.at(piece.line, lines);
    };
    if format == Format::Csv {
        plain.column(gathered, &mut take)
    } else {
        plain.words(format, gathered, &mut take)
    }
}

/// Not so that its words are such as no language has.
fn rightly_read(path: &str, text: &str, locale: &Locale) -> Result<(), Problem> {
    let Some(SuspectLine { line, text, count: words }) = misread(text) else { return Ok(()) };
    let word = seen(&text);
    let values = [("count", Value::from(words)), ("word", (&word).into()), ("line", Value::from(line))];
    let what = format!("{path}: {}", locale.with("import-misread", &values));
    Err(Problem::told(what, locale.say("import-misread-do")))
}

/// What a file is, by its name without `.gz`, `.zst` and `.zip`.
fn guessed(path: &Path, column: bool) -> Format {
    match ending(path).as_str() {
        _ if column => Format::Csv,
        "dic" | "aff" => Format::Hunspell,
        "csv" | "tsv" => Format::Csv,
        _ => Format::Auto,
    }
}

/// The forms of a dictionary.
pub(super) fn expand(
    args: &ImportArgs,
    gathered: &mut GatheredFiles,
    importer: &mut Importer<'_>,
    bar: &mut ProgressBar<'_>,
) -> Result<(), Problem> {
    let locale = gathered.locale;
    let (dic, aff) = pair(&args.file, args.affixes.as_deref(), locale)?;
    let (dic, aff) = (read(&dic, gathered)?, read(&aff, gathered)?);
    let wrong = |problem: HunspellProblem| nothing(locale, hunspell_problem(locale, &problem));
    let hunspell = Hunspell::read(
        DictionaryFile { name: &aff.path, bytes: &aff.bytes },
        DictionaryFile { name: &dic.path, bytes: &dic.bytes },
    )
    .map_err(wrong)?;
    match hunspell.whole() {
        Ok(()) => {}
        Err(problem) if args.allows(Allow::CutOff) => gathered.notes.push(hunspell_problem(locale, &problem)),
        Err(problem) => {
            let what = hunspell_problem(locale, &problem);
            return Err(Problem::told(what, locale.say("import-cut-off-do")));
        }
    }
    let lines = hunspell.lines();
    bar.begin(&locale.say("import-expanding"));
    let done = forms(&hunspell, |form| {
        importer.take_form(form);
        bar.at(form.line, lines);
    })
    .map_err(wrong)?;
    match args.gloss.as_deref() {
        None => {}
        Some("stem") => gathered.glosses.extend(hunspell.stems()),
        Some(other) => {
            let what = format!("--gloss {other}: {}", locale.say("import-gloss-dictionary"));
            return Err(Problem::told(what, locale.say("import-gloss-dictionary-do")));
        }
    }
    let compounds = done.compoundable > 0;
    gathered.how =
        Some(SourceReading::Hunspell { encoding: hunspell.encoding(), entries: done.entries, compounds });
    if compounds {
        gathered.notes.push(locale.with("import-compounds", &[("count", Value::from(done.compoundable))]));
    }
    Ok(())
}

/// Forms on their way to whoever reads them.
#[derive(Default)]
struct Block {
    text: String,
    /// Where each ends in the text, its line, and whether it keeps its case.
    forms: Vec<(usize, usize, bool)>,
}

/// Bytes of a block; so many blocks wait at most.
const BLOCK: usize = 1 << 16;
const WAITING: usize = 8;

/// Expands a dictionary and hands over its forms, the one beside the other.
fn forms(
    dictionary: &Hunspell,
    mut take: impl FnMut(HunspellForm<'_>),
) -> Result<Expansion, HunspellProblem> {
    let (send, received) = sync_channel::<Block>(WAITING);
    thread::scope(|scope| {
        let expanding = scope.spawn(move || {
            let mut block = Block::default();
            let done = dictionary.expand(&mut |form| {
                block.text.push_str(form.text);
                block.forms.push((block.text.len(), form.line, form.keep_case));
                if block.text.len() >= BLOCK {
                    // Whoever receives takes all of them.
                    let _ = send.send(mem::take(&mut block));
                }
            });
            let _ = send.send(block);
            done
        });
        for Block { text, forms } in received {
            let mut from = 0;
            for (to, line, keep_case) in forms {
                take(HunspellForm { text: &text[from..to], line, keep_case });
                from = to;
            }
        }
        expanding.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// The name without `.gz`, `.zst` and `.zip`.
fn bare(path: &Path) -> PathBuf {
    let packed = path
        .extension()
        .is_some_and(|end| ["gz", "zst", "zip"].iter().any(|it| end.eq_ignore_ascii_case(it)));
    if packed { path.with_extension("") } else { path.to_owned() }
}

pub(super) fn ending(path: &Path) -> String {
    bare(path).extension().map(|end| end.to_string_lossy().to_lowercase()).unwrap_or_default()
}

/// The `.dic` and the `.aff`, whichever of the two was named. The other may be packed, and its ending may be written
/// in capitals where that of the first is not: such files come from other systems.
fn pair(path: &Path, affixes: Option<&Path>, locale: &Locale) -> Result<(PathBuf, PathBuf), Problem> {
    if let Some(affixes) = affixes {
        return Ok((path.to_owned(), affixes.to_owned()));
    }
    let named_affixes = ending(path) == "aff";
    let wanted = if named_affixes { "dic" } else { "aff" };
    let stem = bare(path);
    let candidates =
        ["", ".gz", ".zst", ".zip"].map(|packed| stem.with_extension(format!("{wanted}{packed}")));
    let there = candidates.iter().find(|candidate| candidate.exists()).cloned();
    let Some(other) = there.or_else(|| candidates.iter().find_map(|candidate| in_any_case(candidate))) else {
        let (wanted, path) = (stem.with_extension(wanted).display().to_string(), path.display().to_string());
        let what = locale.with("import-no-pair", &[("wanted", (&wanted).into()), ("file", (&path).into())]);
        return Err(Problem::told(what, locale.say("import-no-pair-do")));
    };
    Ok(if named_affixes { (other, path.to_owned()) } else { (path.to_owned(), other) })
}

/// The file that has this name but for capitals.
fn in_any_case(wanted: &Path) -> Option<PathBuf> {
    let folder = wanted.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = wanted.file_name()?.to_string_lossy().to_lowercase();
    let mut same: Vec<PathBuf> = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|it| it.to_string_lossy().to_lowercase() == name))
        .collect();
    same.sort();
    same.into_iter().next()
}

/// A text that has been read, and how.
pub(super) struct PlainSource<'a> {
    pub(super) args: &'a ImportArgs,
    pub(super) path: &'a str,
    pub(super) text: &'a str,
    /// The character set, and who said so.
    pub(super) read_as: SourceCharset,
    pub(super) alphabet: &'a Alphabet,
    /// The language of whoever brings it in.
    pub(super) locale: &'static Locale,
}

impl PlainSource<'_> {
    /// Something that is wrong with the file.
    fn problem(&self, what: &str, instead: String) -> Problem {
        Problem::told(format!("{}: {what}", self.path), instead)
    }

    /// The words of a column.
    pub(super) fn column(
        &self,
        gathered: &mut GatheredFiles,
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
        gathered.how = Some(SourceReading::Column(column, taken.heading.is_some(), self.read_as));
        Ok(())
    }

    /// What is said of the words: another column, or the rest of each line.
    fn glosses(
        &self,
        words: &WordColumn,
        heading: Heading,
        gathered: &mut GatheredFiles,
    ) -> Result<(), Problem> {
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
        gathered: &mut GatheredFiles,
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
    fn laid_out(
        &self,
        layout: TextLayout,
        gathered: &mut GatheredFiles,
        take: &mut dyn FnMut(TextPiece<'_>),
    ) {
        let mut headings = Vec::new();
        for piece in layout.pieces(self.text, self.alphabet) {
            if piece.heading {
                headings.push(piece.text);
            } else {
                take(piece);
            }
        }
        gathered.how = Some(match layout {
            TextLayout::Words => SourceReading::Words(self.read_as),
            TextLayout::Blocks => SourceReading::Blocks(headings.len(), self.read_as),
        });
        if layout == TextLayout::Blocks {
            gathered.rows.push((self.locale.say("import-row-heads"), headings.join(" ")));
        }
    }
}

/// The lines that have the words, each at its place: without the head of a `Scrabble3D` dictionary, which ends with
/// `[Words]`, and with the words that are marked with `#`, where that is a mark and no remark.
pub(super) fn lines_of_words<'t>(
    args: &ImportArgs,
    path: &str,
    text: &'t str,
    gathered: &mut GatheredFiles,
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
