//! All text that a person reads on a screen or in a report, by id, in Fluent.
//!
//! A language is two `.ftl` files beside this one, a table of what the texts of rulesets are in it, and one row in
//! `LANGUAGES`. What a regulation says aloud is not text of ours: it comes from the ruleset in the regulation's own
//! language.
//!
//! The messages of a language are looked for and parsed one by one as they are asked for: a command says a few of
//! its thousands, and an index of them all would cost it more than all else it does to start.

mod capitals;
mod rules;

use std::collections::BTreeMap;
use std::sync::{OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use memchr::memmem;
use unic_langid::LanguageIdentifier;
use unicode_normalization::UnicodeNormalization as _;

use crate::domain::{Packed, packed};
pub use capitals::capitals;
use rules::RuleTexts;

/// A language that is installed.
pub(crate) struct InstalledLanguage {
    /// Its tag.
    tag: &'static str,
    /// Its messages.
    messages: Packed,
    /// Why a command is refused, and what to do instead.
    refusals: Packed,
    /// What the texts of the rulesets that come with ephor, which are English, are in this language, as TOML.
    rules: Option<Packed>,
    /// What the paragraphs of regulations say in words, by the number of the fact, as TOML; English where one is missing.
    words: Option<Packed>,
}

/// The languages installed. The first is complete; the others fall back to it.
pub(crate) static LANGUAGES: [InstalledLanguage; 5] = [
    InstalledLanguage {
        tag: "en",
        messages: packed!("src/locale/en.ftl"),
        refusals: packed!("src/locale/en.refused.ftl"),
        rules: None,
        words: None,
    },
    InstalledLanguage {
        tag: "cs",
        messages: packed!("src/locale/cs.ftl"),
        refusals: packed!("src/locale/cs.refused.ftl"),
        rules: Some(packed!("src/locale/cs.rules.toml")),
        words: Some(packed!("src/locale/cs.words.toml")),
    },
    InstalledLanguage {
        tag: "sk",
        messages: packed!("src/locale/sk.ftl"),
        refusals: packed!("src/locale/sk.refused.ftl"),
        rules: Some(packed!("src/locale/sk.rules.toml")),
        words: Some(packed!("src/locale/sk.words.toml")),
    },
    InstalledLanguage {
        tag: "de",
        messages: packed!("src/locale/de.ftl"),
        refusals: packed!("src/locale/de.refused.ftl"),
        rules: Some(packed!("src/locale/de.rules.toml")),
        words: Some(packed!("src/locale/de.words.toml")),
    },
    InstalledLanguage {
        tag: "el",
        messages: packed!("src/locale/el.ftl"),
        refusals: packed!("src/locale/el.refused.ftl"),
        rules: Some(packed!("src/locale/el.rules.toml")),
        words: Some(packed!("src/locale/el.words.toml")),
    },
];

/// A value in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Text, put in as it is.
    Text(&'a str),
    /// A count, which may choose a plural.
    Count(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value<'_> {
    fn from(count: i64) -> Self {
        Self::Count(count)
    }
}

impl From<usize> for Value<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count as i64)
    }
}

impl From<u32> for Value<'_> {
    fn from(count: u32) -> Self {
        Self::Count(i64::from(count))
    }
}

impl From<u64> for Value<'_> {
    fn from(count: u64) -> Self {
        Self::Count(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Value<'_> {
    fn from(count: u8) -> Self {
        Self::Count(i64::from(count))
    }
}

impl From<u16> for Value<'_> {
    fn from(count: u16) -> Self {
        Self::Count(i64::from(count))
    }
}

/// The messages of one language. There is one of each, and its files are parsed as far as they are asked for.
pub struct Locale {
    /// Its place among the languages.
    at: usize,
    messages: Messages,
    /// Texts of rulesets, by the English ones.
    rules: OnceLock<RuleTexts>,
    /// What paragraphs say, by the fact.
    words: OnceLock<BTreeMap<String, String>>,
}

/// Those that somebody has asked for, in the order of `LANGUAGES`.
static MADE: [OnceLock<Locale>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

impl Locale {
    /// English, the language in which every message exists.
    pub fn english() -> &'static Self {
        Self::installed(0)
    }

    /// A language by its tag (`sk`), `None` where it is not installed. What it lacks is said in English.
    pub fn named(tag: &str) -> Option<&'static Self> {
        LANGUAGES.iter().position(|language| language.tag == tag).map(Self::installed)
    }

    /// The tags of the languages.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|language| language.tag)
    }

    /// The first of these that names an installed language: tags, or what a system calls a language (`cs_CZ.UTF-8`).
    /// English where none does.
    pub fn preferred<'t>(wanted: impl IntoIterator<Item = &'t str>) -> &'static Self {
        Self::first_of(wanted).unwrap_or_else(Self::english)
    }

    /// The same; `None` where none of them names an installed language.
    pub fn first_of<'t>(wanted: impl IntoIterator<Item = &'t str>) -> Option<&'static Self> {
        let tag = |wanted: &'t str| wanted.split(['_', '-', '.', '@']).next().unwrap_or_default();
        wanted.into_iter().find_map(|wanted| Self::named(tag(wanted)))
    }

    /// The tag of this language.
    pub fn tag(&self) -> &'static str {
        LANGUAGES[self.at].tag
    }

    /// The language after this one; after the last the first.
    pub fn next(&self) -> &'static Self {
        Self::installed((self.at + 1) % LANGUAGES.len())
    }

    fn installed(at: usize) -> &'static Self {
        let InstalledLanguage { tag, messages, refusals, .. } = &LANGUAGES[at];
        MADE[at].get_or_init(|| Self {
            at,
            messages: Messages::of(tag, [messages, refusals]),
            rules: OnceLock::new(),
            words: OnceLock::new(),
        })
    }

    /// English, where this is another language.
    fn fallback(&self) -> Option<&'static Self> {
        (self.at > 0).then(Self::english)
    }

    /// Whether a message (`id`), or an attribute of one (`id.attribute`), is there.
    pub fn has(&self, id: &str) -> bool {
        self.messages.has(id) || self.fallback().is_some_and(|it| it.has(id))
    }

    /// What a paragraph says in words, by the number of the fact; `None` where this language has only the English.
    pub fn words(&self, fact: &str) -> Option<&str> {
        let read = |words: &Packed| toml::from_str(&words.unpack()).ok();
        let words = || LANGUAGES[self.at].words.as_ref().and_then(read).unwrap_or_default();
        self.words.get_or_init(words).get(fact).map(String::as_str)
    }

    /// Why a fact is left to people or hangs on a document, by its number, as [`Locale::words`].
    pub fn why(&self, fact: &str) -> Option<&str> {
        self.words(&format!("{fact}_why"))
    }

    /// A text of a ruleset (its own English one) in this language; as it stands where that is not known, as in a
    /// ruleset that somebody has written.
    pub fn rule(&self, text: &str) -> String {
        let read = |rules: &Packed| RuleTexts::read(&rules.unpack());
        let rules = || LANGUAGES[self.at].rules.as_ref().and_then(read).unwrap_or_default();
        self.rules.get_or_init(rules).of(text).unwrap_or_else(|| text.to_owned())
    }

    /// A number as this language writes it: with a true minus, and a decimal comma everywhere but in English.
    pub fn decimal(&self, number: &str) -> String {
        // Nothing has no sign.
        let number = if number == "+0" { "0".to_owned() } else { number.replace('-', "−") };
        if self.at == 0 { number } else { number.replace('.', ",") }
    }

    /// Things one after another, with the sign between them that this language has for it: a semicolon asks in Greek.
    pub fn items<S: AsRef<str>>(&self, items: impl IntoIterator<Item = S>) -> String {
        let (mut all, between) = (String::new(), self.say("between-items"));
        for (at, item) in items.into_iter().enumerate() {
            all.push_str(if at == 0 { "" } else { &between });
            all.push_str(item.as_ref());
        }
        all
    }

    /// What a letter says to a question: yes, no, or neither. The first letter of the word in this language, or in
    /// English where that means nothing here.
    pub fn answer(&self, letter: char) -> Option<bool> {
        let first = |text: String| capitals(&text.nfd().take(1).collect::<String>());
        let letter = first(letter.to_string());
        let is = |id: &str| first(self.say(id)) == letter;
        match letter.as_str() {
            "+" => Some(true),
            "-" | "−" => Some(false),
            _ if is("form-yes") => Some(true),
            _ if is("form-no") => Some(false),
            "Y" => Some(true),
            "N" => Some(false),
            _ => None,
        }
    }

    /// A message that needs no values.
    pub fn say(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with its values. An unknown id comes back as `⟨id⟩`: visible in a screen test, harmless in a hall.
    pub fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set((*name).to_owned(), FluentValue::from((*text).to_owned())),
                Value::Count(count) => args.set((*name).to_owned(), FluentValue::from(*count)),
            }
        }
        self.messages
            .format(id, &args)
            .or_else(|| self.fallback()?.messages.format(id, &args))
            .unwrap_or_else(|| format!("⟨{id}⟩"))
    }
}

#[cfg(test)]
mod tests;

/// The messages of a language.
struct Messages {
    /// The files that they stand in.
    files: [&'static Packed; 2],
    /// Those that were asked for.
    parsed: RwLock<FluentBundle<FluentResource>>,
}

impl Messages {
    /// The messages of some Fluent files in the language of a tag.
    fn of(tag: &str, files: [&'static Packed; 2]) -> Self {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut parsed = FluentBundle::new_concurrent(vec![tag]);
        parsed.set_use_isolating(false);
        Self { files, parsed: RwLock::new(parsed) }
    }

    /// Whether a message (`id`), or an attribute of one (`id.attribute`), is there.
    fn has(&self, id: &str) -> bool {
        self.of_pattern(id, |_, _| ()).is_some()
    }

    /// A message or an attribute with its values.
    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.of_pattern(id, |bundle, pattern| {
            bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
        })
    }

    /// Does something with a message or an attribute that is there.
    fn of_pattern<T>(
        &self,
        id: &str,
        then: impl FnOnce(&FluentBundle<FluentResource>, &Pattern<&str>) -> T,
    ) -> Option<T> {
        let message = id.split_once('.').map_or(id, |(message, _)| message);
        // A panic while a message is parsed leaves the others as they are.
        if !self.parsed.read().unwrap_or_else(PoisonError::into_inner).has_message(message) {
            self.parse(message, &mut self.parsed.write().unwrap_or_else(PoisonError::into_inner));
        }
        let parsed = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
        let pattern = pattern(&parsed, id)?;
        Some(then(&parsed, pattern))
    }

    /// Parses a message, and the others that it refers to. One that does not parse is lost alone; the tests see it as
    /// an unknown id.
    fn parse(&self, id: &str, into: &mut FluentBundle<FluentResource>) {
        let Some(text) = self.files.iter().find_map(|file| text(file.text(), id)) else { return };
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        into.add_resource_overriding(resource);
        for inside in text.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            // Values and texts are no messages.
            let refers = inside.trim().starts_with(|first: char| first.is_ascii_lowercase());
            if refers && !into.has_message(inside.trim()) {
                self.parse(inside.trim(), into);
            }
        }
    }
}

fn pattern<'b>(bundle: &'b FluentBundle<FluentResource>, id: &str) -> Option<&'b Pattern<&'b str>> {
    match id.split_once('.') {
        None => bundle.get_message(id)?.value(),
        Some((id, attribute)) => Some(bundle.get_message(id)?.get_attribute(attribute)?.value()),
    }
}

/// The text of a message as its file has it. It begins where a line begins with its id, and ends where one begins with
/// another's.
fn text<'f>(file: &'f str, id: &str) -> Option<&'f str> {
    let begins = format!("\n{id} =");
    let start = if file.starts_with(&begins[1..]) {
        0
    } else {
        memmem::find(file.as_bytes(), begins.as_bytes())? + 1
    };
    let begins_another = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let mut lines = file[start..].split_inclusive('\n');
    let first = lines.next()?.len();
    let rest: usize = lines.take_while(|line| !begins_another(line)).map(str::len).sum();
    Some(&file[start..start + first + rest])
}
