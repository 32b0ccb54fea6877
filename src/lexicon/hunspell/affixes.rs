//! The `.aff`: which affixes there are, when each fits, and which flags restrict words.

use std::collections::BTreeMap;

use super::condition::Condition;
use super::flags::{Flag, FlagKind};
use super::rule::{Class, Rule};
use super::text::{Fields, field, fields};
use super::{HunspellFault, HunspellProblem, Part, Wrong};

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
struct Open {
    suffix: bool,
    flag: Flag,
    left: usize,
    line: usize,
}

impl Affixes {
    /// Reads the text; `file` is for the messages.
    pub(super) fn parse(file: &str, text: &str) -> Result<Self, HunspellProblem> {
        let problem = |line: usize, (column, what): Wrong| HunspellProblem {
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
        if let Some(Open { left, line, .. }) = open.filter(|open: &Open| open.left > 0) {
            return Err(problem(line, (1, HunspellFault::Fewer { left })));
        }
        Ok(affixes)
    }

    /// Does something with every line that says anything; `Err` has its number.
    fn each(
        &mut self,
        text: &str,
        mut take: impl FnMut(&mut Self, usize, &Fields<'_>) -> Result<(), Wrong>,
    ) -> Result<(), (usize, Wrong)> {
        for (index, line) in text.lines().enumerate() {
            let fields: Vec<(usize, &str)> = fields(line).collect();
            if fields.first().is_some_and(|(_, key)| !key.starts_with('#')) {
                take(self, index + 1, &fields).map_err(|wrong| (index + 1, wrong))?;
            }
        }
        Ok(())
    }

    fn kinds(&mut self, fields: &Fields<'_>) -> Result<(), Wrong> {
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

    fn mark(&mut self, fields: &Fields<'_>) -> Result<(), Wrong> {
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
                let flag = self.kind.one(field(fields, 1, Part::Flag)?)?;
                marks.compound.push(flag);
                return Ok(());
            }
            _ => return Ok(()),
        };
        *mark = Some(self.kind.one(field(fields, 1, Part::Flag)?)?);
        Ok(())
    }

    fn affix(&mut self, line: usize, fields: &Fields<'_>, open: &mut Option<Open>) -> Result<(), Wrong> {
        let suffix = match fields.first() {
            Some((_, "SFX")) => true,
            Some((_, "PFX")) => false,
            _ => return Ok(()),
        };
        let flag = self.kind.one(field(fields, 1, Part::Flag)?)?;
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
        let (column, cross) = field(fields, 2, Part::Cross)?;
        if cross != "Y" && cross != "N" {
            return Err((column, HunspellFault::NoClass { text: cross.to_owned() }));
        }
        let (column, count) = field(fields, 3, Part::Rules)?;
        let no_number = |_| (column, HunspellFault::NoNumber { text: count.to_owned() });
        let left = count.parse::<usize>().map_err(no_number)?;
        let classes = if suffix { &mut self.suffixes } else { &mut self.prefixes };
        classes.entry(flag).or_default().cross = cross == "Y";
        *open = Some(Open { suffix, flag, left, line });
        Ok(())
    }

    /// Reads a line of a class: `SFX z a y [^euo]a`.
    fn rule(&self, fields: &Fields<'_>) -> Result<Rule, Wrong> {
        let nothing = |text: &str| if text == "0" { String::new() } else { text.to_owned() };
        let strip = nothing(field(fields, 2, Part::Off)?.1);
        let (column, add) = field(fields, 3, Part::On)?;
        let (add, flags_at, flags) = match add.split_once('/') {
            Some((add, flags)) => (add, column + add.chars().count() + 1, flags),
            None => (add, column, ""),
        };
        // What stands here is the condition, even where a forgotten space makes `.eis:genitive` of it: such a rule
        // never fits, neither in Hunspell.
        let condition = fields.get(4).map(|&field| Condition::parse(field)).transpose()?.unwrap_or_default();
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
    pub(super) fn flags(&self, field: (usize, &str), into: &mut Vec<Flag>) -> Result<(), Wrong> {
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
