//! The messages of one language, parsed one by one as they are asked for: a command says a few of its thousands.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

/// The messages of a language.
pub(super) struct Messages {
    /// The text of each message as its file has it, by its id.
    texts: BTreeMap<&'static str, &'static str>,
    /// Those that were asked for.
    parsed: RwLock<FluentBundle<FluentResource>>,
}

impl Messages {
    /// The messages of some Fluent files in the language of a tag.
    pub(super) fn of(tag: &str, files: [&'static str; 2]) -> Self {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut parsed = FluentBundle::new_concurrent(vec![tag]);
        parsed.set_use_isolating(false);
        Self { texts: files.into_iter().flat_map(texts).collect(), parsed: RwLock::new(parsed) }
    }

    /// Whether a message (`id`), or an attribute of one (`id.attribute`), is there.
    pub(super) fn has(&self, id: &str) -> bool {
        self.of_pattern(id, |_, _| ()).is_some()
    }

    /// A message or an attribute with its values.
    pub(super) fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
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
        let Some(text) = self.texts.get(id) else { return };
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*text).to_owned());
        into.add_resource_overriding(resource);
        for inside in text.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            if !into.has_message(inside.trim()) {
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

/// The messages of a file: id and text. One begins where a line begins with a letter, and ends where the next begins.
fn texts(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        if line.starts_with(|first: char| first.is_ascii_lowercase())
            && let Some((id, _)) = line.split_once('=')
        {
            starts.push((at, id.trim_end()));
        }
        at += line.len();
    }
    let ends: Vec<usize> = starts.iter().skip(1).map(|(start, _)| *start).chain([file.len()]).collect();
    starts.into_iter().zip(ends).map(|((start, id), end)| (id, &file[start..end]))
}
