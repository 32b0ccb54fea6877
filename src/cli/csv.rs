//! Clocks and rows of any kind from CSV, as spreadsheets write it: commas, semicolons or tabs, with or without a
//! header, a byte order mark, a first line `sep=;`. Everything that is wrong is named at once, with its line.
//!
//! A file that is something else than a table is known by how it begins, and never read as one: without commas it
//! would be read line by line, and every line of it be somebody's name. How the columns were understood is shown
//! before anything is written.

use std::path::Path;

use crate::domain::{ClockId, LineCounter, TableId, TextProblem, cleaned};
use crate::lexicon::{Document, document, is_archive, seen};

use super::problem::{FileFault, Problem};
use super::table::TextTable;
use super::{Console, files};

/// A file that somebody wrote with a spreadsheet: its path, for what is said of it, and its bytes.
#[derive(Clone, Debug)]
pub struct CsvSheet<'f> {
    /// Where it is.
    pub path: &'f Path,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A clock on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fitting {
    /// The table.
    pub table: TableId,
    /// The clock's number; none where the table has no radio clock.
    pub clock: Option<ClockId>,
    /// The id of its profile.
    pub profile: String,
}

/// A row: its line in the file and its fields, trimmed and composed (NFC).
pub(super) struct CsvRow {
    line: u64,
    fields: Vec<String>,
    /// How many cells it had, with empty ones at its end.
    cells: usize,
}

impl CsvRow {
    /// A field; empty where the row ends before it.
    pub(super) fn field(&self, at: usize) -> &str {
        self.fields.get(at).map_or("", String::as_str)
    }

    /// Its line in the file.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// How many of its cells are filled.
    pub(super) fn filled(&self) -> usize {
        self.all().filter(|cell| !cell.is_empty()).count()
    }

    /// All its fields.
    pub(super) fn all(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(String::as_str)
    }

    /// A number from 1. `wrong` is the message for whatever is none.
    pub(super) fn number(&self, at: usize, wrong: &'static str) -> Result<u16, FileFault> {
        match self.field(at).parse::<u16>() {
            Ok(number) if number > 0 => Ok(number),
            _ => Err(FileFault::new(wrong).value("text", self.field(at))),
        }
    }
}

/// So many lines may stand above a table.
const TITLES: usize = 10;

/// The rows above a heading, and those from there on.
pub(super) type Headed = (Vec<CsvRow>, Vec<CsvRow>);

impl<'f> CsvSheet<'f> {
    /// The file at a path.
    pub fn open(path: &'f Path) -> Result<Self, Problem> {
        let bytes = files::read(path, files::TEXT).map_err(|error| Problem::file(path, &error))?;
        Ok(Self { path, bytes })
    }

    /// `table,clock,profile`; a table without a radio clock leaves the clock empty.
    pub fn clocks(&self) -> Result<Vec<Fitting>, Problem> {
        self.each_of(self.clock_table()?.1, heads_clocks, (1, 3), |row| {
            let table = TableId(row.number(0, "sheet-no-table")?);
            let clock = match row.field(1) {
                "" => None,
                _ => Some(ClockId(row.number(1, "sheet-no-clock")?)),
            };
            let usual = if clock.is_some() { "open" } else { "none" };
            let profile = if row.field(2).is_empty() { usual } else { row.field(2) };
            Ok(Fitting { table, clock, profile: profile.to_owned() })
        })
    }

    /// The lines above the heading of clocks, and the table from there on.
    fn clock_table(&self) -> Result<Headed, Problem> {
        self.below_titles(heads_clocks)
    }

    /// Says which lines stand above the heading of clocks and are left out.
    pub(super) fn say_titles_of_clocks(&self, console: &mut Console<'_>) -> Result<(), Problem> {
        self.say_titles(&self.clock_table()?.0, console)
    }

    /// Reads every one of these rows, without the first where it is a header.
    pub(super) fn each_of<T>(
        &self,
        rows: Vec<CsvRow>,
        is_header: impl Fn(&CsvRow) -> bool,
        (fewest, most): (usize, usize),
        read: impl Fn(&CsvRow) -> Result<T, FileFault>,
    ) -> Result<Vec<T>, Problem> {
        let path = self.path.display();
        let (mut items, mut wrong) = (Vec::new(), Vec::new());
        for (at, row) in rows.into_iter().enumerate() {
            if at == 0 && is_header(&row) {
                continue;
            }
            let fields = row.fields.len();
            let outcome = if (fewest..=most).contains(&fields) {
                read(&row)
            } else {
                let expected = expected(fewest, most);
                Err(FileFault::new("sheet-fields").value("fields", &fields).value("expected", &expected))
            };
            match outcome {
                Ok(item) => items.push(item),
                Err(fault) => wrong.push((format!("{path}:{}", row.line), fault)),
            }
        }
        if !wrong.is_empty() {
            return Err(Problem::Faults { faults: wrong, instead: "sheet-lines-do" });
        }
        if items.is_empty() {
            return Err(FileFault::new("sheet-empty").at(&path, ""));
        }
        Ok(items)
    }

    /// The rows that are not empty.
    pub(super) fn rows(&self) -> Result<Vec<CsvRow>, Problem> {
        let text = self.text()?;
        let (told, below) = separator(&text);
        let sign = told.unwrap_or_else(|| likely(below));
        let rows = self.separated(below, sign, told.is_some())?;
        one_separator(self.path.display(), &rows, sign)?;
        Ok(rows)
    }

    /// The lines above the heading, and the table from there on. Only a heading beyond doubt has titles above it.
    pub(super) fn below_titles(&self, is_heading: impl Fn(&CsvRow) -> bool) -> Result<Headed, Problem> {
        let Some((mut above, table)) = self.below_heading(TITLES + 1, is_heading)? else {
            return Ok((Vec::new(), self.rows()?));
        };
        // A line with as many cells as the heading is no title, nor is one that begins with a table's number: it is the
        // first of the table.
        let known = table.first().map_or(0, CsvRow::filled);
        if above.iter().all(|row| row.filled() < known && row.field(0).parse::<u32>().is_err()) {
            return Ok((above, table));
        }
        above.extend(table);
        Ok((Vec::new(), above))
    }

    /// Says which lines stand above a heading and are left out.
    pub(super) fn say_titles(&self, titles: &[CsvRow], console: &mut Console<'_>) -> Result<(), Problem> {
        for row in titles {
            let text = row.all().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" ");
            let text = seen(&text);
            let place = format!("{}:{}", self.path.display(), row.line());
            let values = [("place", (&place).into()), ("text", (&text).into())];
            let what = console.locale.with("sheet-title", &values);
            writeln!(console.err, "{}", console.locale.with("problem-warning", &[("what", (&what).into())]))?;
        }
        Ok(())
    }

    /// The rows above the heading and those from there on, where one of the first rows is beyond doubt a heading under
    /// one of the separators. A title may have any sign in it, so that nothing but the heading tells which one is
    /// meant.
    pub(super) fn below_heading(
        &self,
        first: usize,
        is_heading: impl Fn(&CsvRow) -> bool,
    ) -> Result<Option<Headed>, Problem> {
        let text = self.text()?;
        let (told, below) = separator(&text);
        for sign in SEPARATORS.into_iter().filter(|_| told.is_none()).chain(told) {
            // A tab that separates nothing is refused in the table; in a title it is a space.
            let spaced = if sign == '\t' { below.to_owned() } else { below.replace('\t', " ") };
            // What is wrong under a sign that is not meant is not wrong.
            let Ok(rows) = self.separated(&spaced, sign, told.is_some()) else { continue };
            if let Some(at) = rows.iter().take(first).position(&is_heading) {
                let lines = (rows[at].line - 1 - u64::from(told.is_some())) as usize;
                let titles = below.split_inclusive('\n').take(lines).map(str::len).sum();
                let text = spaced[..titles].to_owned() + &below[titles..];
                let mut rows = self.separated(&text, sign, told.is_some())?;
                let table = rows.split_off(at);
                one_separator(self.path.display(), &table, sign)?;
                return Ok(Some((rows, table)));
            }
        }
        Ok(None)
    }

    fn text(&self) -> Result<String, Problem> {
        let path = self.path.display();
        if let Some((other, instead)) = something_else(&self.bytes, &files::roughly(&self.bytes)) {
            return Err(other.at(&path, instead));
        }
        files::decoded(self.bytes.clone())
            .ok_or_else(|| FileFault::new("sheet-not-utf8").at(&path, "sheet-not-utf8-do"))
    }

    /// The rows of a text whose cells a sign separates; one line may stand above it, which names the sign.
    fn separated(&self, text: &str, sign: char, below_a_line: bool) -> Result<Vec<CsvRow>, Problem> {
        let path = self.path.display();
        let above = u64::from(below_a_line);
        let mut reader = ::csv::ReaderBuilder::new()
            .delimiter(sign as u8)
            .has_headers(false)
            .flexible(true)
            .trim(::csv::Trim::All)
            .from_reader(text.as_bytes());
        let (mut rows, mut lines) = (Vec::new(), LineCounter::of(text));
        for record in reader.records() {
            let record = record.map_err(|error| Problem::told(format!("{path}: {error}"), ""))?;
            let line = lines.at(record.position().map_or(0, ::csv::Position::byte)) + above;
            if record.iter().any(|field| field.contains('\n')) {
                let place = format!("{path}:{line}");
                return Err(FileFault::new("sheet-quotation").at(&place, "sheet-quotation-do"));
            }
            let field = |field: &str| cleaned(field).map(|field| as_typed(&field));
            let fields: Result<Vec<String>, TextProblem> = record.iter().map(field).collect();
            let mut fields = fields.map_err(|problem| {
                Problem::told(format!("{path}:{line}: {problem}"), "put the line right; nothing was done")
            })?;
            // Spreadsheets fill rows up with empty cells.
            let cells = fields.len();
            let used = fields.iter().rposition(|field| !field.is_empty()).map_or(0, |last| last + 1);
            fields.truncate(used);
            if used > 0 {
                rows.push(CsvRow { line, fields, cells });
            }
        }
        Ok(rows)
    }
}

/// What spreadsheets separate cells with; the one that names are least often written with comes first.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// The separator of a file that names none: of those in the first line that has any the one that names are least often
/// written with, since in „Nováková, Anna;Nitra“ the comma belongs to the name.
fn likely(text: &str) -> char {
    // A title above the table has none.
    let first = text.lines().find(|line| line.contains(SEPARATORS)).unwrap_or_default();
    SEPARATORS.into_iter().find(|sign| first.contains(*sign)).unwrap_or(',')
}

/// No row stands in one cell because another sign than in the other rows separates it.
fn one_separator(path: impl std::fmt::Display, rows: &[CsvRow], delimiter: char) -> Result<(), Problem> {
    let Some(first) = rows.first().filter(|row| row.fields.len() > 1) else { return Ok(()) };
    let other = |row: &&CsvRow| {
        let [only] = row.fields.as_slice() else { return None };
        if row.cells > 1 {
            return None;
        }
        let count = |sign: char| only.matches(sign).count() + 1;
        SEPARATORS.into_iter().find(|sign| *sign != delimiter && count(*sign) == first.fields.len())
    };
    match rows.iter().find_map(|row| Some((row, other(&row)?))) {
        Some((row, sign)) => {
            let place = format!("{path}:{}", row.line);
            let fault = FileFault::new("sheet-separators").value("sign", &sign).value("first", &delimiter);
            Err(fault.at(&place, "sheet-separators-do"))
        }
        None => Ok(()),
    }
}

/// How many fields belong there.
fn expected(fewest: usize, most: usize) -> String {
    if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
}

/// What a table is called at the head of its column, in the languages of the regulations.
pub(super) const TABLE: [&str; 12] = [
    "table",
    "board",
    "stôl",
    "stol",
    "stůl",
    "číslo stola",
    "číslo stolu",
    "tisch",
    "brett",
    "τραπέζι",
    "τραπ.",
    "table no",
];

/// Whether a cell is one of these words, in whatever letters and with whatever sign behind it.
pub(super) fn is_word(cell: &str, words: &[&str]) -> bool {
    let cell = cell.to_lowercase();
    let bare = cell.trim_end_matches([':', '.', ' ']);
    words.iter().any(|word| *word == cell || *word == bare)
}

/// Whether a line is the heading of a file of clocks.
fn heads_clocks(row: &CsvRow) -> bool {
    is_word(row.field(0), &TABLE)
}

/// A table as CSV, behind what the file is to begin with.
pub(super) fn written<'h>(
    begin: &str,
    head: impl IntoIterator<Item = &'h str>,
    rows: impl IntoIterator<Item = Vec<String>>,
) -> Result<Vec<u8>, Problem> {
    let failed = |error: ::csv::Error| Problem::told(error.to_string(), "");
    let mut writer = ::csv::Writer::from_writer(Vec::from(begin));
    writer.write_record(head.into_iter().map(str::as_bytes)).map_err(failed)?;
    for row in rows {
        writer.write_record(row).map_err(failed)?;
    }
    writer.into_inner().map_err(|error| Problem::told(error.to_string(), ""))
}

/// What a spreadsheet works out, where a cell begins with it.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A cell that somebody else wrote, for a file that a spreadsheet opens: it works nothing out.
pub(super) fn cell(text: &str) -> String {
    if text.trim_start_matches('\'').starts_with(FORMULA) { format!("'{text}") } else { text.to_owned() }
}

/// A cell as it was typed, without the quote that [`cell`] and spreadsheets put before what is no formula.
fn as_typed(text: &str) -> String {
    let typed = text.strip_prefix('\'').filter(|rest| rest.trim_start_matches('\'').starts_with(FORMULA));
    typed.unwrap_or(text).to_owned()
}

/// The separator that a first line `sep=;` names, as spreadsheets of countries with decimal commas write it, and what
/// stands below it.
fn separator(text: &str) -> (Option<char>, &str) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let first = first.trim_end_matches('\r').trim_matches('"');
    let name = first.get(..4).filter(|it| it.eq_ignore_ascii_case("sep="));
    let mut signs = name.and(first.get(4..)).unwrap_or_default().chars();
    match (signs.next(), signs.next()) {
        (Some(sign @ (';' | ',' | '\t' | '|')), None) => (Some(sign), rest),
        _ => (None, text),
    }
}

/// What pictures begin with.
const PICTURES: [&[u8]; 3] = [b"\x89PNG", b"\xff\xd8\xff", b"GIF8"];

/// Whether a text is a message: its first lines are a message's head. A title may have such words too, and no address.
fn is_mail(text: &str) -> bool {
    let lines: Vec<String> = text.lines().take(3).map(str::to_lowercase).collect();
    let begins =
        |names: &[&str]| lines.iter().filter(|line| names.iter().any(|it| line.starts_with(it))).count();
    let technical = begins(&["received:", "return-path:", "mime-version:", "message-id:"]) > 0;
    let addressed = lines.iter().any(|line| line.contains('@'));
    let named = begins(&["from:", "to:", "date:", "subject:"]);
    technical || named > 1 && addressed
}

/// The word for a file that is no text, by how it begins.
fn binary(bytes: &[u8]) -> Option<&'static str> {
    if is_archive(bytes) {
        return Some("packed");
    }
    if PICTURES.iter().any(|begin| bytes.starts_with(begin)) {
        return Some("other");
    }
    Some(match document(bytes)? {
        Document::Packed => "packed",
        Document::Pdf => "pdf",
        Document::Office => "office",
        Document::Rtf => "rtf",
    })
}

/// What a file is that is no table of lines, as a fault, and the message that says what to do; `None` where it may be
/// one.
pub(super) fn something_else(bytes: &[u8], text: &str) -> Option<(FileFault, &'static str)> {
    let begin = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if let Some(kind) = binary(bytes).or_else(|| binary(begin.as_bytes())) {
        return Some((FileFault::new("sheet-something-else").value("kind", kind), "sheet-something-else-do"));
    }
    let lower: String = begin.chars().take(20).flat_map(char::to_lowercase).collect();
    let begins = |with: &[&str]| with.iter().any(|it| lower.starts_with(it));
    let mut lines = begin.lines().take(10);
    let kind = if lower.starts_with('<')
        && lower.chars().nth(1).is_some_and(|it| it.is_alphabetic() || "!?".contains(it))
    {
        // Many a program calls a page .xls.
        "page"
    } else if begins(&["begin:v", "%!ps", "#!", "\\documentclass", "\\begin", "%yaml"]) || is_mail(begin) {
        "other"
    } else if begins(&["{", "[{", "[\""]) {
        "json"
    } else if begins(&["*m"]) && begin.lines().nth(1).is_some_and(|line| line.starts_with('*')) {
        "tou"
    } else if lines.any(|line| line.starts_with("#player1 ") || line.starts_with('>') && line.contains(':')) {
        "gcg"
    } else if begins(&["sqlite format 3"]) {
        "database"
    } else {
        return None;
    };
    // Not everything has a program that saves it as a table, and not every table is one of players.
    let instead = match kind {
        "tou" => "sheet-something-else-tou-do",
        "gcg" => "sheet-something-else-game-do",
        _ => "sheet-something-else-do",
    };
    Some((FileFault::new("sheet-something-else").value("kind", kind), instead))
}

/// How a column of a file is understood.
pub(super) struct KnownColumn {
    /// Its heading; empty where there is none.
    pub(super) header: String,
    /// The message that says what stands in it; `None` where that is not known.
    pub(super) what: Option<&'static str>,
    /// What stands in it first.
    pub(super) example: String,
}

impl KnownColumn {
    /// All columns of a file, of whose rows the first may be a header.
    pub(super) fn all(
        rows: &[CsvRow],
        header: Option<&CsvRow>,
        meant: impl Fn(usize, &str) -> Option<&'static str>,
    ) -> Vec<Self> {
        let first = rows.get(usize::from(header.is_some()));
        let cells = |row: Option<&CsvRow>| row.map_or(0, |row| row.all().count());
        let known = |at: usize| {
            let cell = header.map_or("", |row| row.field(at));
            let example = first.map_or("", |row| row.field(at)).to_owned();
            Self { header: cell.to_owned(), what: meant(at, cell), example }
        };
        (0..cells(header).max(cells(first))).map(known).collect()
    }
}

/// Shows how each column of a file is understood.
pub(super) fn preview(
    path: &Path,
    columns: Vec<KnownColumn>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let locale = console.locale;
    let mut table = TextTable::default();
    for (number, KnownColumn { header, what, example }) in (1_usize..).zip(columns) {
        let header = if header.is_empty() { locale.say("init-no-header") } else { header };
        let what = locale.say(what.unwrap_or("init-not-understood"));
        table.row([number.to_string(), header, format!("→ {what}"), example]);
    }
    writeln!(console.out, "{}", path.display())?;
    console.out.write_all(table.text("  ").as_bytes())?;
    Ok(())
}
