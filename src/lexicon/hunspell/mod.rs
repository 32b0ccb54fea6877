//! Hunspell dictionaries: every form that a `.dic` with its `.aff` accepts, except compounds.
//!
//! Handled are the character sets, the four kinds of flags and their aliases, prefixes and suffixes with cross
//! products and conditions, suffixes on suffixes, and the flags that restrict words (`NEEDAFFIX`, `ONLYINCOMPOUND`,
//! `CIRCUMFIX`, `KEEPCASE`, `FORBIDDENWORD`). What is there for suggestions (`REP`, `MAP`, `NOSUGGEST`) changes no
//! word. Compounds are not expanded, since there is no end to them; how many entries take part is reported.
//!
//! Bytes come in, forms go out one by one in the letter case of the dictionary. A form may come more than once. It is a
//! stem with at most two suffixes and one prefix. Which may come together is said by the flags of the stem and of the
//! affixes already there; the conditions look at the word as it stands before the affix.

mod affixes;
mod text;

use std::collections::BTreeSet;
use std::fmt;

use self::affixes::{Class, Flag, Rule};
use affixes::Affixes;
use text::{DictionaryLine, decoded};

pub use text::{AffixPart, HunspellFault};

/// A file: its name for the messages, and its bytes.
#[derive(Clone, Copy, Debug)]
pub struct DictionaryFile<'a> {
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
pub struct HunspellForm<'a> {
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
type CharacterFault = (usize, HunspellFault);

/// More forms than any language has: such a file is damaged, or means harm.
const MOST_FORMS: u64 = 200_000_000;

impl Hunspell {
    /// Reads the two files. The entries' own flags are looked at when they are expanded.
    pub fn read(aff: DictionaryFile<'_>, dic: DictionaryFile<'_>) -> Result<Self, HunspellProblem> {
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
        let said = |entry: &DictionaryLine<'_>| match entry.grammar {
            "" => entry.word().into_owned(),
            grammar => format!("{} ({grammar})", entry.word()),
        };
        self.entries().map(move |(line, entry)| (line, said(&entry)))
    }

    /// Hands over every form of every entry, in the order of the entries.
    pub fn expand(&self, take: &mut dyn FnMut(HunspellForm<'_>)) -> Result<Expansion, HunspellProblem> {
        let problem = |line: usize, (column, what): CharacterFault| HunspellProblem {
            file: self.name.clone(),
            line,
            column,
            what,
        };
        let forbidden = self.forbidden().map_err(|(line, wrong)| problem(line, wrong))?;
        let mut walk = FormExpansion::new(&self.affixes, &forbidden, take);
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
    fn entries(&self) -> impl Iterator<Item = (usize, DictionaryLine<'_>)> {
        self.words
            .lines()
            .enumerate()
            .skip(1)
            .filter_map(|(index, line)| Some((index + 1, DictionaryLine::parse(line)?)))
    }

    /// The words that the dictionary has in order to refuse them.
    fn forbidden(&self) -> Result<BTreeSet<String>, (usize, CharacterFault)> {
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

/// An expansion under way.
struct FormExpansion<'a> {
    affixes: &'a Affixes,
    forbidden: &'a BTreeSet<String>,
    take: &'a mut dyn FnMut(HunspellForm<'_>),
    line: usize,
    done: Expansion,
}

/// A stem with the suffixes that it has got.
struct Suffixed<'a> {
    text: &'a str,
    /// The flags of the stem, of the first suffix and of the second: what may come before.
    enabled: [&'a [Flag]; 3],
    /// What the suffixes ask of a prefix; `None` where there is no suffix.
    asks: Option<AskedAffixes>,
    keep_case: bool,
}

#[derive(Clone, Copy)]
struct AskedAffixes {
    need_affix: bool,
    circumfix: bool,
}

impl<'a> FormExpansion<'a> {
    fn new(
        affixes: &'a Affixes,
        forbidden: &'a BTreeSet<String>,
        take: &'a mut dyn FnMut(HunspellForm<'_>),
    ) -> Self {
        Self { affixes, forbidden, take, line: 0, done: Expansion::default() }
    }

    /// Hands over the forms of an entry.
    fn entry(&mut self, line: usize, stem: &str, flags: &[Flag]) {
        self.line = line;
        self.done.entries += 1;
        let affixes = self.affixes;
        let marks = &affixes.marks;
        let has = |mark: Option<Flag>| mark.is_some_and(|mark| flags.contains(&mark));
        self.done.compoundable += u64::from(marks.compound.iter().any(|mark| flags.contains(mark)));
        if has(marks.forbidden) || has(marks.only_in_compound) {
            return;
        }
        let keep_case = has(marks.keep_case);
        if !has(marks.need_affix) {
            self.hand_over(stem, keep_case);
        }
        let bare = Suffixed { text: stem, enabled: [flags, &[], &[]], asks: None, keep_case };
        self.prefixes(&bare);
        let mut once = String::new();
        for (class, rule) in rules(flags, true, affixes) {
            if self.suffixed(stem, rule, &mut once) {
                self.one_suffix(&bare, &once, class, rule);
            }
        }
        self.suffixes_of_prefixes(stem, flags, keep_case);
    }

    /// What comes of a stem with one suffix: itself, with prefixes, and with a second suffix.
    fn one_suffix(&mut self, stem: &Suffixed<'_>, text: &str, class: &Class, rule: &Rule) {
        let keep_case = stem.keep_case || rule.keep_case;
        if !rule.need_affix && !rule.circumfix {
            self.hand_over(text, keep_case);
        }
        let asks = AskedAffixes { need_affix: rule.need_affix, circumfix: rule.circumfix };
        let enabled = [stem.enabled[0], &rule.flags, &[]];
        if class.cross {
            self.prefixes(&Suffixed { text, enabled, asks: Some(asks), keep_case });
        }
        let mut twice = String::new();
        for (outer_class, outer) in rules(&rule.flags, true, self.affixes) {
            if !self.suffixed(text, outer, &mut twice) {
                continue;
            }
            let circumfix = rule.circumfix || outer.circumfix;
            let keep_case = keep_case || outer.keep_case;
            if !outer.need_affix && !circumfix {
                self.hand_over(&twice, keep_case);
            }
            if class.cross && outer_class.cross {
                let asks = Some(AskedAffixes { need_affix: outer.need_affix, circumfix });
                let enabled = [enabled[0], enabled[1], &outer.flags];
                self.prefixes(&Suffixed { text: &twice, enabled, asks, keep_case });
            }
        }
    }

    /// Puts on every prefix that may come before.
    fn prefixes(&mut self, word: &Suffixed<'_>) {
        let mut whole = String::new();
        for flags in word.enabled {
            for (class, rule) in rules(flags, false, self.affixes) {
                let allowed = match word.asks {
                    None => !rule.need_affix && !rule.circumfix,
                    Some(asks) => {
                        class.cross
                            && rule.circumfix == asks.circumfix
                            && !(asks.need_affix && rule.need_affix)
                    }
                };
                if allowed && self.prefixed(word.text, rule, &mut whole) {
                    self.hand_over(&whole, word.keep_case || rule.keep_case);
                }
            }
        }
    }

    /// Suffixes that the stem takes only together with one of its prefixes.
    fn suffixes_of_prefixes(&mut self, stem: &str, flags: &[Flag], keep_case: bool) {
        let affixes = self.affixes;
        let (mut once, mut whole) = (String::new(), String::new());
        for (_, prefix) in rules(flags, false, affixes).filter(|(class, _)| class.cross) {
            for (_, suffix) in rules(&prefix.flags, true, affixes).filter(|(class, _)| class.cross) {
                let together =
                    prefix.circumfix == suffix.circumfix && !(prefix.need_affix && suffix.need_affix);
                if together
                    && self.suffixed(stem, suffix, &mut once)
                    && self.prefixed(&once, prefix, &mut whole)
                {
                    self.hand_over(&whole, keep_case || prefix.keep_case || suffix.keep_case);
                }
            }
        }
    }

    /// Puts a suffix on if it fits.
    fn suffixed(&self, word: &str, rule: &Rule, into: &mut String) -> bool {
        // What is stripped is a letter or two, millions of times: bytes one by one are sooner compared than texts.
        let strip = rule.strip.as_bytes();
        if !strip.iter().rev().zip(word.bytes().rev()).all(|(strip, own)| *strip == own) {
            return false;
        }
        let Some(rest) = word.len().checked_sub(strip.len()).and_then(|end| word.get(..end)) else {
            return false;
        };
        if !self.may(rest, rule) || !rule.condition.ends(word) {
            return false;
        }
        into.clear();
        into.push_str(rest);
        into.push_str(&rule.add);
        true
    }

    /// Puts a prefix on if it fits.
    fn prefixed(&self, word: &str, rule: &Rule, into: &mut String) -> bool {
        let strip = rule.strip.as_bytes();
        if !strip.iter().zip(word.as_bytes()).all(|(strip, own)| strip == own) {
            return false;
        }
        let Some(rest) = word.get(strip.len()..) else { return false };
        if !self.may(rest, rule) || !rule.condition.begins(word) {
            return false;
        }
        into.clear();
        into.push_str(&rule.add);
        into.push_str(rest);
        true
    }

    fn may(&self, rest: &str, rule: &Rule) -> bool {
        !rule.only_in_compound
            && (!rest.is_empty() || self.affixes.full_strip)
            && self.done.forms <= MOST_FORMS
    }

    fn hand_over(&mut self, text: &str, keep_case: bool) {
        if self.forbidden.is_empty() || !self.forbidden.contains(text) {
            self.done.forms += 1;
            (self.take)(HunspellForm { text, line: self.line, keep_case });
        }
    }
}

/// The rules of the affixes that some flags allow.
fn rules<'a>(
    flags: &'a [Flag],
    suffixes: bool,
    affixes: &'a Affixes,
) -> impl Iterator<Item = (&'a Class, &'a Rule)> {
    let classes = if suffixes { &affixes.suffixes } else { &affixes.prefixes };
    let classes = flags.iter().filter_map(|flag| classes.get(flag));
    classes.flat_map(|class| class.rules.iter().map(move |rule| (class, rule)))
}
