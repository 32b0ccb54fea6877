//! One way to put on an affix.

use super::Wrong;
use super::affixes::{Affixes, Fields};
use super::condition::Condition;
use super::flags::Flag;

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
    pub(super) condition: Condition,
    /// What may come after it, and what restricts it.
    pub(super) flags: Vec<Flag>,
    pub(super) need_affix: bool,
    pub(super) only_in_compound: bool,
    pub(super) circumfix: bool,
    pub(super) keep_case: bool,
}

impl Rule {
    /// Reads a line of a class: `SFX z a y [^euo]a`.
    pub(super) fn parse(affixes: &Affixes, fields: &Fields<'_>) -> Result<Self, Wrong> {
        let nothing = |text: &str| if text == "0" { String::new() } else { text.to_owned() };
        let strip = nothing(field(fields, 2, "what is taken off, or 0")?.1);
        let (column, add) = field(fields, 3, "what is put on, or 0")?;
        let (add, flags_at, flags) = match add.split_once('/') {
            Some((add, flags)) => (add, column + add.chars().count() + 1, flags),
            None => (add, column, ""),
        };
        // What stands here is the condition, even where a forgotten space makes `.eis:genitive` of it: such a rule
        // never fits, neither in Hunspell.
        let condition = fields.get(4).map(|&field| Condition::parse(field)).transpose()?.unwrap_or_default();
        let mut own = Vec::new();
        affixes.flags((flags_at, flags), &mut own)?;
        let has = |mark: Option<Flag>| mark.is_some_and(|mark| own.contains(&mark));
        let marks = &affixes.marks;
        Ok(Self {
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
}

/// A field of a line, or where it is missing.
pub(super) fn field<'a>(fields: &Fields<'a>, at: usize, what: &str) -> Result<(usize, &'a str), Wrong> {
    let end = || fields.last().map_or(1, |(column, text)| column + text.chars().count());
    fields.get(at).copied().ok_or_else(|| (end(), format!("{what} is missing here")))
}
