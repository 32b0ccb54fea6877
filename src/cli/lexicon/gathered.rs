//! The files that an import reads, and what is noted on the way: how each was read is said in English in the
//! manifest, and in their own language to whoever brings it in.

use std::collections::BTreeMap;
use std::path::Path;

use crate::cli::csv::something_else;
use crate::cli::files;
use crate::domain::Digest;
use crate::lexicon::{CharsetGround, WordColumn, unpacked, visible};
use crate::locale::{Locale, Value};

use super::Problem;
use super::problem_text::{import_problem, nothing, yes};

/// So many pieces that are no words are all shown and read by a person, in a list however short.
pub(super) const TRACE: usize = 3;

/// From where the words came and how they were read.
pub(super) struct GatheredFiles {
    /// The language of whoever reads what is noted.
    pub(super) locale: &'static Locale,
    /// The name of each file and BLAKE3 of its bytes.
    pub(super) files: Vec<(String, Digest)>,
    /// How they were read.
    pub(super) how: Option<SourceReading>,
    /// Whether names stay, where capitals mean names.
    pub(super) names_stay: Option<bool>,
    /// What was found on the way: headings, the first word of a column.
    pub(super) rows: Vec<(String, String)>,
    /// What is said of the words of a line besides, by its number from 1; only where it was asked for.
    pub(super) glosses: BTreeMap<usize, String>,
    /// What the person should know besides.
    pub(super) notes: Vec<String>,
}

impl GatheredFiles {
    /// Nothing yet.
    pub(super) fn new(locale: &'static Locale) -> Self {
        Self {
            locale,
            files: Vec::new(),
            how: None,
            names_stay: None,
            rows: Vec::new(),
            glosses: BTreeMap::new(),
            notes: Vec::new(),
        }
    }

    /// The names of the files.
    pub(super) fn names(&self) -> String {
        self.files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// How they were read, in words.
    pub(super) fn how(&self, locale: &Locale) -> String {
        let names = |stay| locale.say(if stay { "import-names-stay" } else { "import-names-go" });
        let how = self.how.iter().map(|how| how.said(locale));
        locale.items(how.chain(self.names_stay.map(names)))
    }
}

/// So many bytes of a file are looked at to know what it is.
const BEGIN: usize = 4_096;

/// A file that has been read and unpacked.
pub(super) struct SourceFile {
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

pub(super) fn read(path: &Path, gathered: &mut GatheredFiles) -> Result<SourceFile, Problem> {
    let bytes = files::read(path, files::LIST).map_err(|error| Problem::file(path, &error))?;
    let name = visible(&path.file_name().unwrap_or_default().to_string_lossy());
    gathered.files.push((name, Digest::of(&bytes)));
    let (shown, locale) = (path.display().to_string(), gathered.locale);
    let bytes = unpacked(&bytes)
        .map_err(|problem| nothing(locale, format!("{shown}: {}", import_problem(locale, &problem))))?;
    // Its first bytes tell what it is.
    let begin = &bytes[..bytes.len().min(BEGIN)];
    if let Some((other, _)) = something_else(begin, &files::roughly(begin)) {
        return Err(other.at(&shown, "list-something-else-do"));
    }
    Ok(SourceFile { path: shown, bytes: bytes.into_owned() })
}

/// The character set of a text, and who said so.
#[derive(Clone, Copy, Debug)]
pub(super) struct SourceCharset {
    pub(super) encoding: &'static str,
    pub(super) told: CharsetGround,
}

impl SourceCharset {
    fn said(self, locale: &Locale) -> String {
        let told = match self.told {
            CharsetGround::Mark => "mark",
            CharsetGround::Name => "name",
            CharsetGround::Letters => "letters",
        };
        locale.with("import-set", &[("set", self.encoding.into()), ("told", told.into())])
    }
}

/// How a source was read.
#[derive(Debug)]
pub(super) enum SourceReading {
    /// As words between white space.
    Words(SourceCharset),
    /// As so many blocks, each below its letter.
    Blocks(usize, SourceCharset),
    /// By a column, below a heading or not.
    Column(WordColumn, bool, SourceCharset),
    /// As a dictionary.
    Hunspell {
        encoding: &'static str,
        entries: u64,
        /// Whether there were compounds, which are not made.
        compounds: bool,
    },
}

impl SourceReading {
    pub(super) fn said(&self, locale: &Locale) -> String {
        match self {
            Self::Words(read_as) => {
                locale.with("import-how-words", &[("set", (&read_as.said(locale)).into())])
            }
            Self::Blocks(blocks, read_as) => {
                let set = read_as.said(locale);
                locale.with("import-how-blocks", &[("count", Value::from(*blocks)), ("set", (&set).into())])
            }
            Self::Column(column, headed, read_as) => {
                let set = read_as.said(locale);
                let set = ("set", (&set).into());
                let column = match column {
                    WordColumn::First => return locale.with("import-how-first", &[set]),
                    WordColumn::Number(number) => number.to_string(),
                    WordColumn::Name(name) => format!("{name:?}"),
                };
                let values = [("column", (&column).into()), ("headed", yes(*headed)), set];
                locale.with("import-how-column", &values)
            }
            Self::Hunspell { encoding, entries, compounds } => {
                let values = [
                    ("set", (*encoding).into()),
                    ("count", Value::from(*entries)),
                    ("compounds", yes(*compounds)),
                ];
                locale.with("import-how-hunspell", &values)
            }
        }
    }
}
