//! What `ephor lexicon import` can be told.

use std::path::PathBuf;

use chrono::NaiveDate;

use crate::lexicon::{BOARD, Capitals};

pub(in crate::cli) const ABOUT: &str = "Bring in a list from a text, a table or a spelling dictionary

Reads words between white space, lists printed in alphabetical blocks, a column of a table (CSV, or with tabs, | or = \
between the cells), and Hunspell dictionaries (.dic with its .aff), also packed with gzip or zstd, or alone in a zip \
archive. Every word is read as the judge's would be; what is no word is dropped and reported with reason, count and \
examples. Nothing is written unless all is well, and an older edition is replaced in one step, with what came in and \
went out.

Nothing is guessed badly. The character set is known by its mark or its letters, or named: those of Windows, ISO \
8859, DOS (cp852, cp850, cp437, cp737, cp869) and old Macintoshes (mac-roman, mac-ce, mac-greek). Where two fit, or \
none does, you are shown what each would make of a word, and asked. So you are where several columns of a table have \
words, where definitions seem to stand behind the words, and where sentences stand before a list.

Of a list that is to decide (--authority federation or official) not more than one piece in a hundred may be dropped \
as no word: what it has not got may be invalid by that. If the publisher marks words, as in AAK#, --marks '#' takes \
the sign off; without it they are dropped. Nor may a list have lost a letter that words of its older edition have. For \
each of these --allow has a word that takes the list all the same, and lets nothing else through.

A list decides only words of the lengths that it covers, so say with --tiles which these are: a word of such a length \
that is not in it may be invalid by that. The first row of a table is a heading if it is called slovo, word, Wort, \
λέξη or the like, or with --header; the report says which row it took.

A list is advisory unless you say whose it is. What it then decides is said by the ruleset.

Examples:
  ephor lexicon import /usr/share/hunspell/sk_SK.dic --language sk --id sk-hunspell --edition 2.04
  ephor lexicon import blex.txt --language cs --id cs-blex --title BLEX --edition 2009 --in-force 2009-01-10 \
--authority official --tiles 2-5
  ephor lexicon import glossary.txt --column first --marks '*+' --language de --id de-club --edition 3
  ephor lexicon import old.txt --encoding cp852 --language cs --id cs-old --edition 1994
  ephor lexicon import words.csv --column slovo --language sk --id sk-b6 --edition 4 --in-force 2022-10-17 \
--authority federation --tiles 4-4";

/// `ephor lexicon import`.
#[derive(Debug, clap::Args)]
pub struct ImportArgs {
    /// The file with the words
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The language's code: sk, cs, de, el, or that of the folder's own tiles.toml
    #[arg(long, short, value_name = "CODE")]
    pub language: String,
    /// The id by which rulesets name the list: sk-b6
    #[arg(long)]
    pub id: String,
    /// The edition, as its publisher calls it
    #[arg(long)]
    pub edition: String,
    /// The title as printed; the id if left out
    #[arg(long)]
    pub title: Option<String>,
    /// What people call it; the title if left out
    #[arg(long)]
    pub name: Option<String>,
    /// In force since; only an advisory list need not say
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = date)]
    pub in_force: Option<String>,
    /// Who stands behind it
    #[arg(long, value_enum, default_value = "advisory", value_name = "WHO")]
    pub authority: ListAuthority,
    /// The document and paragraph, or the address, that it is from; the file's name if left out
    #[arg(long)]
    pub source: Option<String>,
    /// Why it may be passed on
    #[arg(long)]
    pub licence: Option<String>,
    /// What else a judge should know
    #[arg(long)]
    pub notes: Option<String>,
    /// The lengths that it covers, in tiles; other words are dropped. If left out, those from its shortest to its
    /// longest word: of other words it then says nothing
    #[arg(long, value_name = "FROM-TO", value_parser = tiles)]
    pub tiles: Option<(u8, u8)>,
    /// Its publisher means it to decide alone at these lengths. `lexicon info` shows it; what the list decides the
    /// ruleset says
    #[arg(long)]
    pub exclusive: bool,
    /// How many words its publisher says it has; another number is an error, and what was dropped is shown
    #[arg(long, value_name = "N")]
    pub declared: Option<u64>,
    /// What the file is, where its name and its look do not tell
    #[arg(long, value_enum, default_value = "auto")]
    pub format: Format,
    /// The column of a table, by its place from 1 or its name in the first row; `first` for the first word of each
    /// line, whatever stands behind it
    #[arg(long, value_name = "COLUMN")]
    pub column: Option<String>,
    /// What the first row of a CSV file is
    #[command(flatten)]
    pub first_row: FirstRow,
    /// Signs that the publisher puts before or behind words and that are no part of them, one after the other: '#+*'
    #[arg(long, value_name = "SIGNS", value_parser = marks)]
    pub marks: Option<String>,
    /// What to keep of each word for the referee's eyes: `stem`, the entry of a dictionary that a form is of, with its
    /// grammar; a column of a table, by its place or name; `rest`, what stands behind the first word of a line. It
    /// decides nothing
    #[arg(long, value_name = "WHAT")]
    pub gloss: Option<String>,
    /// The character set of a text: utf-16le, windows-1250, iso-8859-2, cp852, cp737, mac-greek, …
    #[arg(long, value_name = "NAME")]
    pub encoding: Option<String>,
    /// The .aff of a dictionary, where it does not lie beside the .dic
    #[arg(long, value_name = "FILE")]
    pub affixes: Option<PathBuf>,
    /// What capitals mean; names in a dictionary, nothing elsewhere
    #[arg(long, value_enum, value_name = "WHAT")]
    pub capitals: Option<Meaning>,
    /// Examples to show of each kind that was dropped
    #[arg(long, default_value_t = 5, value_name = "N")]
    pub examples: usize,
    /// Write the list though this is wrong with it; what else is wrong still refuses it. May be given several times
    #[arg(long, value_enum, value_name = "WHAT")]
    pub allow: Vec<Allow>,
    /// The folder to write to; the language's own in the folder of --lexicons if left out
    #[arg(long, value_name = "DIR")]
    pub to: Option<PathBuf>,
}

impl ImportArgs {
    /// Whether this may be wrong with the list.
    pub(super) fn allows(&self, what: Allow) -> bool {
        self.allow.contains(&what)
    }
}

/// What may be wrong with a list that is written all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Allow {
    /// So much of the file is no words that it may be no list: it is dropped
    Dropped,
    /// The dictionary has fewer entries than it promises: those that are there are taken
    CutOff,
    /// Words are such as no language has: the character set may be wrong
    Misread,
    /// No word has a letter that words of the older edition have: each such word may be invalid
    LostLetter,
}

/// What the first row of a table is said to be.
#[derive(Debug, clap::Args)]
pub struct FirstRow {
    /// The first row of a CSV file is a heading
    #[arg(long, conflicts_with = "no_header")]
    pub header: bool,
    /// The first row of a CSV file is a word like the others
    #[arg(long)]
    pub no_header: bool,
}

/// Who stands behind a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ListAuthority {
    /// Nobody: it informs the judge and decides nothing
    Advisory,
    /// A federation has given it out, and the regulation does not name it
    Federation,
    /// The regulation's own publisher
    Official,
}

impl ListAuthority {
    /// As a manifest says it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Advisory => "advisory",
            Self::Federation => "federation",
            Self::Official => "official",
        }
    }
}

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// By its name and its look
    Auto,
    /// Words between white space, commas, semicolons, | or =, and all of them: nothing is asked
    Words,
    /// Words below the letters of the alphabet, as printed
    Blocks,
    /// A column of a table
    Csv,
    /// A .dic with its .aff
    Hunspell,
}

/// What capitals mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Meaning {
    /// Nothing
    Nothing,
    /// Names and abbreviations, which are dropped
    Names,
}

impl From<Meaning> for Capitals {
    fn from(meaning: Meaning) -> Self {
        match meaning {
            Meaning::Nothing => Self::Nothing,
            Meaning::Names => Self::Names,
        }
    }
}

/// Reads a day.
pub(super) fn date(text: &str) -> Result<String, String> {
    let day = text.parse::<NaiveDate>();
    day.map(|day| day.to_string()).map_err(|_| "write a day like 2022-10-17".to_owned())
}

/// Reads signs.
fn marks(text: &str) -> Result<String, String> {
    let sign = |c: char| !c.is_alphanumeric() && !c.is_whitespace() && !c.is_control();
    if !text.is_empty() && text.chars().all(sign) {
        return Ok(text.to_owned());
    }
    Err("write signs that are no letters, digits or blanks, one after the other, like '#+*'".to_owned())
}

/// Reads `2-15`, or `4` for one length.
pub(super) fn tiles(text: &str) -> Result<(u8, u8), String> {
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    match (from.trim().parse(), to.trim().parse()) {
        (Ok(from), Ok(to)) if (2..=to).contains(&from) && to <= BOARD => Ok((from, to)),
        _ => Err("write lengths from 2 to 15 like 2-15 or 4".to_owned()),
    }
}
