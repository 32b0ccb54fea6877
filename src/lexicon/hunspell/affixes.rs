//! The `.aff`: which affixes there are, the letters that a stem must begin or end with for each to fit, how flags are
//! written, and which of them restrict words.

use std::collections::BTreeMap;

use super::text::{Fields, field, fields};
use super::{AffixPart, CharacterFault, HunspellFault, HunspellProblem};

/// What an `.aff` says about forms.
#[derive(Clone, Debug, Default)]
pub(super) struct Affixes {
    kind: FlagKind,
    /// `AF`: what the number in place of flags stands for, from 1.
    aliases: Vec<Vec<Flag>>,
    pub(super) prefixes: BTreeMap<Flag, Class>,
    pub(super) suffixes: BTreeMap<Flag, Class>,
    pub(super) marks: Marks,
    /// `FULLSTRIP`: an affix may take the whole stem away.
    pub(super) full_strip: bool,
}

/// The flags that are no affixes.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    pub(super) need_affix: Option<Flag>,
    pub(super) only_in_compound: Option<Flag>,
    pub(super) circumfix: Option<Flag>,
    pub(super) keep_case: Option<Flag>,
    pub(super) forbidden: Option<Flag>,
    /// Those that let a word into compounds.
    pub(super) compound: Vec<Flag>,
}

/// A class of which some rules are still to come.
struct OpenAffixClass {
    suffix: bool,
    flag: Flag,
    left: usize,
    line: usize,
}

impl Affixes {
    /// Reads the text; `file` is for the messages.
    pub(super) fn parse(file: &str, text: &str) -> Result<Self, HunspellProblem> {
        let problem = |line: usize, (column, what): CharacterFault| HunspellProblem {
            file: file.to_owned(),
            line,
            column,
            what,
        };
        let mut affixes = Self::default();
        // Flags are read by their kind wherever it is named, so it is looked for first; aliases too.
        affixes
            .each(text, |affixes, _, fields| affixes.kinds(fields))
            .map_err(|(at, wrong)| problem(at, wrong))?;
        affixes
            .each(text, |affixes, _, fields| affixes.mark(fields))
            .map_err(|(at, wrong)| problem(at, wrong))?;
        let mut open = None;
        affixes
            .each(text, |affixes, line, fields| affixes.affix(line, fields, &mut open))
            .map_err(|(at, wrong)| problem(at, wrong))?;
        if let Some(OpenAffixClass { left, line, .. }) = open.filter(|open: &OpenAffixClass| open.left > 0) {
            return Err(problem(line, (1, HunspellFault::Fewer { left })));
        }
        Ok(affixes)
    }

    /// Does something with every line that says anything; `Err` has its number.
    fn each(
        &mut self,
        text: &str,
        mut take: impl FnMut(&mut Self, usize, &Fields<'_>) -> Result<(), CharacterFault>,
    ) -> Result<(), (usize, CharacterFault)> {
        for (index, line) in text.lines().enumerate() {
            let fields: Vec<(usize, &str)> = fields(line).collect();
            if fields.first().is_some_and(|(_, key)| !key.starts_with('#')) {
                take(self, index + 1, &fields).map_err(|wrong| (index + 1, wrong))?;
            }
        }
        Ok(())
    }

    fn kinds(&mut self, fields: &Fields<'_>) -> Result<(), CharacterFault> {
        match *fields {
            [(_, "FLAG"), (column, name), ..] => {
                let unknown = || (column, HunspellFault::FlagKind { name: name.to_owned() });
                self.kind = FlagKind::named(name).ok_or_else(unknown)?;
            }
            [(_, "COMPLEXPREFIXES"), ..] => return Err((1, HunspellFault::TwoPrefixes)),
            _ => {}
        }
        Ok(())
    }

    fn mark(&mut self, fields: &Fields<'_>) -> Result<(), CharacterFault> {
        let Some(&(_, key)) = fields.first() else { return Ok(()) };
        if key == "FULLSTRIP" {
            self.full_strip = true;
            return Ok(());
        }
        if key == "AF" {
            let Some(&field) = fields.get(1) else { return Ok(()) };
            // The first line has their number and, like the others, no flag that could not be read.
            if self.aliases.is_empty()
                && fields.len() == 2
                && field.1.bytes().all(|byte| byte.is_ascii_digit())
            {
                self.aliases.push(Vec::new());
                return Ok(());
            }
            let mut flags = Vec::new();
            self.kind.read(field, &mut flags)?;
            self.aliases.push(flags);
            return Ok(());
        }
        let marks = &mut self.marks;
        let mark = match key {
            "NEEDAFFIX" | "PSEUDOROOT" => &mut marks.need_affix,
            "ONLYINCOMPOUND" => &mut marks.only_in_compound,
            "CIRCUMFIX" => &mut marks.circumfix,
            "KEEPCASE" => &mut marks.keep_case,
            "FORBIDDENWORD" => &mut marks.forbidden,
            "COMPOUNDFLAG" | "COMPOUNDBEGIN" | "COMPOUNDMIDDLE" | "COMPOUNDEND" | "COMPOUNDLAST" => {
                let flag = self.kind.one(field(fields, 1, AffixPart::Flag)?)?;
                marks.compound.push(flag);
                return Ok(());
            }
            _ => return Ok(()),
        };
        *mark = Some(self.kind.one(field(fields, 1, AffixPart::Flag)?)?);
        Ok(())
    }

    fn affix(
        &mut self,
        line: usize,
        fields: &Fields<'_>,
        open: &mut Option<OpenAffixClass>,
    ) -> Result<(), CharacterFault> {
        let suffix = match fields.first() {
            Some((_, "SFX")) => true,
            Some((_, "PFX")) => false,
            _ => return Ok(()),
        };
        let flag = self.kind.one(field(fields, 1, AffixPart::Flag)?)?;
        if let Some(class) = open.as_mut().filter(|open| open.left > 0) {
            if (class.suffix, class.flag) != (suffix, flag) {
                return Err((1, HunspellFault::Fewer { left: class.left }));
            }
            class.left -= 1;
            let rule = self.rule(fields)?;
            let classes = if suffix { &mut self.suffixes } else { &mut self.prefixes };
            classes.entry(flag).or_default().rules.push(rule);
            return Ok(());
        }
        let (column, cross) = field(fields, 2, AffixPart::Cross)?;
        if cross != "Y" && cross != "N" {
            return Err((column, HunspellFault::NoClass { text: cross.to_owned() }));
        }
        let (column, count) = field(fields, 3, AffixPart::Rules)?;
        let no_number = |_| (column, HunspellFault::NoNumber { text: count.to_owned() });
        let left = count.parse::<usize>().map_err(no_number)?;
        let classes = if suffix { &mut self.suffixes } else { &mut self.prefixes };
        classes.entry(flag).or_default().cross = cross == "Y";
        *open = Some(OpenAffixClass { suffix, flag, left, line });
        Ok(())
    }

    /// Reads a line of a class: `SFX z a y [^euo]a`.
    fn rule(&self, fields: &Fields<'_>) -> Result<Rule, CharacterFault> {
        let nothing = |text: &str| if text == "0" { String::new() } else { text.to_owned() };
        let strip = nothing(field(fields, 2, AffixPart::Off)?.1);
        let (column, add) = field(fields, 3, AffixPart::On)?;
        let (add, flags_at, flags) = match add.split_once('/') {
            Some((add, flags)) => (add, column + add.chars().count() + 1, flags),
            None => (add, column, ""),
        };
        // What stands here is the condition, even where a forgotten space makes `.eis:genitive` of it: such a rule
        // never fits, neither in Hunspell.
        let condition =
            fields.get(4).map(|&field| AffixCondition::parse(field)).transpose()?.unwrap_or_default();
        let mut own = Vec::new();
        self.flags((flags_at, flags), &mut own)?;
        let has = |mark: Option<Flag>| mark.is_some_and(|mark| own.contains(&mark));
        let marks = &self.marks;
        Ok(Rule {
            strip,
            add: nothing(add),
            condition,
            need_affix: has(marks.need_affix),
            only_in_compound: has(marks.only_in_compound),
            circumfix: has(marks.circumfix),
            keep_case: has(marks.keep_case),
            flags: own,
        })
    }

    /// Puts the flags of a word or an affix in place of what `into` held, through the aliases if there are any.
    pub(super) fn flags(&self, field: (usize, &str), into: &mut Vec<Flag>) -> Result<(), CharacterFault> {
        if self.aliases.is_empty() || field.1.is_empty() {
            return self.kind.read(field, into);
        }
        into.clear();
        let found = field.1.parse::<usize>().ok().filter(|&number| number > 0);
        let Some(flags) = found.and_then(|number| self.aliases.get(number)) else {
            let (text, known) = (field.1.to_owned(), self.aliases.len() - 1);
            return Err((field.0, HunspellFault::NoAlias { text, known }));
        };
        into.extend(flags);
        Ok(())
    }
}

/// A condition such as `[^aeiou]y`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AffixCondition(Vec<ConditionUnit>);

/// What one letter must be.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ConditionUnit {
    Any,
    This(char),
    OneOf(Vec<char>),
    NoneOf(Vec<char>),
}

impl ConditionUnit {
    fn fits(&self, letter: char) -> bool {
        match self {
            Self::Any => true,
            Self::This(this) => *this == letter,
            Self::OneOf(these) => these.contains(&letter),
            Self::NoneOf(these) => !these.contains(&letter),
        }
    }
}

impl AffixCondition {
    /// Reads a condition; `column` is its place in the line. `.` alone and nothing at all fit every word.
    pub(super) fn parse((column, text): (usize, &str)) -> Result<Self, CharacterFault> {
        if text == "." {
            return Ok(Self::default());
        }
        let mut units = Vec::new();
        let mut characters = text.chars().enumerate();
        while let Some((at, c)) = characters.next() {
            units.push(match c {
                '.' => ConditionUnit::Any,
                '[' => {
                    let mut inside = Vec::new();
                    loop {
                        match characters.next() {
                            Some((_, ']')) => break,
                            Some((_, c)) => inside.push(c),
                            None => return Err((column + at, HunspellFault::NotClosed)),
                        }
                    }
                    match inside.strip_prefix(&['^']) {
                        Some(others) => ConditionUnit::NoneOf(others.to_vec()),
                        None => ConditionUnit::OneOf(inside),
                    }
                }
                ']' => return Err((column + at, HunspellFault::NotOpened)),
                c => ConditionUnit::This(c),
            });
        }
        Ok(Self(units))
    }

    /// Whether a word begins as the condition says.
    pub(super) fn begins(&self, word: &str) -> bool {
        let mut letters = word.chars();
        self.0.iter().all(|unit| letters.next().is_some_and(|letter| unit.fits(letter)))
    }

    /// Whether a word ends as the condition says.
    pub(super) fn ends(&self, word: &str) -> bool {
        let mut letters = word.chars().rev();
        self.0.iter().rev().all(|unit| letters.next().is_some_and(|letter| unit.fits(letter)))
    }
}

/// A flag, whichever way it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Flag(u64);

/// How flags are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum FlagKind {
    /// A character each, after the file's bytes have become characters: by default, and with `FLAG UTF-8`.
    #[default]
    Character,
    /// Two characters each: `FLAG long`.
    Long,
    /// Numbers with commas: `FLAG num`.
    Number,
}

impl FlagKind {
    /// The kind that a `FLAG` line names.
    pub(super) fn named(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "utf-8" | "char" | "short" => Some(Self::Character),
            "long" => Some(Self::Long),
            "num" => Some(Self::Number),
            _ => None,
        }
    }

    /// Puts the flags of a field in place of what `into` held; `column` is the place of the field.
    pub(super) fn read(
        self,
        (column, text): (usize, &str),
        into: &mut Vec<Flag>,
    ) -> Result<(), CharacterFault> {
        into.clear();
        match self {
            Self::Character => into.extend(text.chars().map(|c| Flag(c.into()))),
            Self::Long => {
                let mut characters = text.chars();
                while let Some(first) = characters.next() {
                    let Some(second) = characters.next() else {
                        let what = HunspellFault::HalfFlag { half: first };
                        return Err((column + text.chars().count() - 1, what));
                    };
                    into.push(Flag(u64::from(first) << 32 | u64::from(second)));
                }
            }
            Self::Number => {
                let mut at = column;
                for part in text.split(',').filter(|_| !text.is_empty()) {
                    let Ok(number) = part.parse::<u16>() else {
                        return Err((at, HunspellFault::NoFlag { text: part.to_owned() }));
                    };
                    into.push(Flag(number.into()));
                    at += part.chars().count() + 1;
                }
            }
        }
        Ok(())
    }

    /// The only flag of a field.
    pub(super) fn one(self, (column, text): (usize, &str)) -> Result<Flag, CharacterFault> {
        let mut flags = Vec::new();
        self.read((column, text), &mut flags)?;
        match flags[..] {
            [flag] => Ok(flag),
            _ => Err((column, HunspellFault::NotOne { text: text.to_owned() })),
        }
    }
}

/// The rules that share a flag.
#[derive(Clone, Debug, Default)]
pub(super) struct Class {
    /// Whether a prefix and a suffix may come together.
    pub(super) cross: bool,
    pub(super) rules: Vec<Rule>,
}

/// One way to put on an affix.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that the format has, on or off by itself")]
pub(super) struct Rule {
    pub(super) strip: String,
    pub(super) add: String,
    pub(super) condition: AffixCondition,
    /// What may come after it, and what restricts it.
    pub(super) flags: Vec<Flag>,
    pub(super) need_affix: bool,
    pub(super) only_in_compound: bool,
    pub(super) circumfix: bool,
    pub(super) keep_case: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_looks_at_one_end() {
        let ends = |condition, word| AffixCondition::parse((1, condition)).expect("sound").ends(word);
        assert!(ends("[^aeiou]y", "city") && !ends("[^aeiou]y", "day") && !ends("[^aeiou]y", "y"));
        assert!(ends("[áé].ť", "zášť") && ends(".", "") && !ends("..", "a"));
        let begins = |condition, word| AffixCondition::parse((1, condition)).expect("sound").begins(word);
        assert!(begins("Ü", "Übung") && !begins("[^Ü]", "Übung"));
        assert_eq!(AffixCondition::parse((9, "a[b")).expect_err("open").0, 10);
        assert_eq!(AffixCondition::parse((9, "ab]")).expect_err("closed").0, 11);
    }

    fn count(kind: FlagKind, text: &str) -> Result<usize, usize> {
        let mut flags = Vec::new();
        kind.read((5, text), &mut flags).map(|()| flags.len()).map_err(|wrong| wrong.0)
    }

    #[test]
    fn three_ways_to_write_flags() {
        assert_eq!(count(FlagKind::Character, "Ačé"), Ok(3));
        assert_eq!(count(FlagKind::Long, "AaBb"), Ok(2));
        assert_eq!(count(FlagKind::Long, "AaB"), Err(7));
        assert_eq!(count(FlagKind::Number, "1,65535"), Ok(2));
        assert_eq!(count(FlagKind::Number, "12,x"), Err(8));
        assert_eq!(count(FlagKind::Number, ""), Ok(0));
        assert!(FlagKind::Character.one((1, "AB")).is_err());
        assert_eq!(FlagKind::Number.one((1, "65")), FlagKind::Character.one((1, "A")));
    }
}
