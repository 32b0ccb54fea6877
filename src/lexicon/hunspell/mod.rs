//! Hunspell dictionaries: every form that a `.dic` with its `.aff` accepts, except compounds.
//!
//! Handled are the character sets, the four kinds of flags and their aliases, prefixes and suffixes with cross
//! products and conditions, suffixes on suffixes, and the flags that restrict words (`NEEDAFFIX`, `ONLYINCOMPOUND`,
//! `CIRCUMFIX`, `KEEPCASE`, `FORBIDDENWORD`). What is there for suggestions (`REP`, `MAP`, `NOSUGGEST`) changes no
//! word. Compounds are not expanded, since there is no end to them; how many entries take part is reported.
//!
//! Bytes come in, forms go out one by one in the letter case of the dictionary. A form may come more than once.

mod affixes;
mod condition;
mod expand;
mod fault;
mod flags;
mod rule;
mod text;

use std::collections::BTreeSet;
use std::fmt;

use affixes::Affixes;
use expand::Walk;
use text::{Line, decoded};

pub use fault::{HunspellFault, Part};

/// A file: its name for the messages, and its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// As the person called it.
    pub name: &'a str,
    /// What is in it.
    pub bytes: &'a [u8],
}

/// A dictionary that has been read and not yet expanded.
#[derive(Clone, Debug)]
pub struct Hunspell {
    name: String,
    encoding: &'static str,
    affixes: Affixes,
    words: String,
    /// How many entries its first line promises.
    declared: usize,
}

/// A form as the dictionary writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form<'a> {
    /// In the dictionary's letter case.
    pub text: &'a str,
    /// The line of its entry, from 1.
    pub line: usize,
    /// `KEEPCASE`: never written in capitals, such as a unit of measure.
    pub keep_case: bool,
}

/// What an expansion came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expansion {
    /// Entries of the `.dic`.
    pub entries: u64,
    /// Forms handed over, repetitions included.
    pub forms: u64,
    /// Entries that may be parts of compounds, which were not made.
    pub compoundable: u64,
}

/// A dictionary that cannot be read: where, what, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct HunspellProblem {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in it, from 1.
    pub column: usize,
    /// What is wrong and what to do.
    pub what: HunspellFault,
}

impl fmt::Display for HunspellProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}, column {}: {}", self.file, self.line, self.column, self.what)
    }
}

/// Something wrong at a character of a line.
type Wrong = (usize, HunspellFault);

/// More forms than any language has: such a file is damaged, or means harm.
const MOST_FORMS: u64 = 200_000_000;

impl Hunspell {
    /// Reads the two files. The entries' own flags are looked at when they are expanded.
    pub fn read(aff: Source<'_>, dic: Source<'_>) -> Result<Self, HunspellProblem> {
        let encoding = text::encoding_of(aff)?;
        let affixes = Affixes::parse(aff.name, &decoded(aff, encoding)?)?;
        let words = decoded(dic, encoding)?.into_owned();
        let first = words.lines().next().unwrap_or_default().trim();
        let digits = first.find(|c: char| !c.is_ascii_digit()).unwrap_or(first.len());
        let Ok(declared) = first[..digits].parse() else {
            let what = HunspellFault::NoCount;
            return Err(HunspellProblem { file: dic.name.to_owned(), line: 1, column: 1, what });
        };
        Ok(Self { name: dic.name.to_owned(), encoding: encoding.name(), affixes, words, declared })
    }

    /// Whether the `.dic` has the entries that its first line promises. Dictionaries are a few off, so one in a
    /// hundred may be missing: a file that was cut off while it was copied lacks more.
    pub fn whole(&self) -> Result<(), HunspellProblem> {
        let (declared, found) = (self.declared, self.entries().count());
        if declared.saturating_sub(declared / 100) <= found {
            return Ok(());
        }
        let what = HunspellFault::CutOff { declared, found };
        Err(HunspellProblem { file: self.name.clone(), line: 1, column: 1, what })
    }

    /// The character set of both files.
    pub fn encoding(&self) -> &'static str {
        self.encoding
    }

    /// Lines of the `.dic`, to tell how far an expansion has come.
    pub fn lines(&self) -> usize {
        self.words.lines().count()
    }

    /// The word of each entry with its line, from 1, and behind it what the dictionary says of its grammar:
    /// `žena (po:noun is:feminine)`.
    pub fn stems(&self) -> impl Iterator<Item = (usize, String)> {
        let said = |entry: &Line<'_>| match entry.grammar {
            "" => entry.word().into_owned(),
            grammar => format!("{} ({grammar})", entry.word()),
        };
        self.entries().map(move |(line, entry)| (line, said(&entry)))
    }

    /// Hands over every form of every entry, in the order of the entries.
    pub fn expand(&self, take: &mut dyn FnMut(Form<'_>)) -> Result<Expansion, HunspellProblem> {
        let problem = |line: usize, (column, what): Wrong| HunspellProblem {
            file: self.name.clone(),
            line,
            column,
            what,
        };
        let forbidden = self.forbidden().map_err(|(line, wrong)| problem(line, wrong))?;
        let mut walk = Walk::new(&self.affixes, &forbidden, take);
        let mut flags = Vec::new();
        for (line, entry) in self.entries() {
            self.affixes.flags(entry.flags, &mut flags).map_err(|wrong| problem(line, wrong))?;
            walk.entry(line, &entry.word(), &flags);
            if walk.done.forms > MOST_FORMS {
                return Err(problem(line, (1, HunspellFault::TooMany { most: MOST_FORMS })));
            }
        }
        Ok(walk.done)
    }

    /// The lines with an entry, after the number of words.
    fn entries(&self) -> impl Iterator<Item = (usize, Line<'_>)> {
        self.words
            .lines()
            .enumerate()
            .skip(1)
            .filter_map(|(index, line)| Some((index + 1, Line::parse(line)?)))
    }

    /// The words that the dictionary has in order to refuse them.
    fn forbidden(&self) -> Result<BTreeSet<String>, (usize, Wrong)> {
        let mut forbidden = BTreeSet::new();
        let Some(flag) = self.affixes.marks.forbidden else { return Ok(forbidden) };
        let mut flags = Vec::new();
        for (line, entry) in self.entries() {
            self.affixes.flags(entry.flags, &mut flags).map_err(|wrong| (line, wrong))?;
            if flags.contains(&flag) {
                forbidden.insert(entry.word().into_owned());
            }
        }
        Ok(forbidden)
    }
}
