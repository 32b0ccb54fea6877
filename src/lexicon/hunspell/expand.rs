//! From an entry to its forms.
//!
//! A form is a stem with at most two suffixes and one prefix. Which may come together is said by the flags of the
//! stem and of the affixes already there; the conditions look at the word as it stands before the affix.

use std::collections::BTreeSet;

use super::affixes::Affixes;
use super::flags::Flag;
use super::rule::{Class, Rule};
use super::{Expansion, Form, MOST_FORMS};

/// An expansion under way.
pub(super) struct Walk<'a> {
    affixes: &'a Affixes,
    forbidden: &'a BTreeSet<String>,
    take: &'a mut dyn FnMut(Form<'_>),
    line: usize,
    pub(super) done: Expansion,
}

/// A stem with the suffixes that it has got.
struct Suffixed<'a> {
    text: &'a str,
    /// The flags of the stem, of the first suffix and of the second: what may come before.
    enabled: [&'a [Flag]; 3],
    /// What the suffixes ask of a prefix; `None` where there is no suffix.
    asks: Option<Asks>,
    keep_case: bool,
}

#[derive(Clone, Copy)]
struct Asks {
    need_affix: bool,
    circumfix: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(
        affixes: &'a Affixes,
        forbidden: &'a BTreeSet<String>,
        take: &'a mut dyn FnMut(Form<'_>),
    ) -> Self {
        Self { affixes, forbidden, take, line: 0, done: Expansion::default() }
    }

    /// Hands over the forms of an entry.
    pub(super) fn entry(&mut self, line: usize, stem: &str, flags: &[Flag]) {
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
        let asks = Asks { need_affix: rule.need_affix, circumfix: rule.circumfix };
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
                let asks = Some(Asks { need_affix: outer.need_affix, circumfix });
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
            (self.take)(Form { text, line: self.line, keep_case });
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
