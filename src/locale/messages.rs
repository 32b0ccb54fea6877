//! The messages of one language, looked for and parsed one by one as they are asked for: a command says a few of its
//! thousands, and an index of them all would cost it more than all else it does to start.

use std::sync::{PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use memchr::memmem;
use unic_langid::LanguageIdentifier;

use crate::domain::Packed;

/// The messages of a language.
pub(super) struct Messages {
    /// The files that they stand in.
    files: [&'static Packed; 2],
    /// Those that were asked for.
    parsed: RwLock<FluentBundle<FluentResource>>,
}

impl Messages {
    /// The messages of some Fluent files in the language of a tag.
    pub(super) fn of(tag: &str, files: [&'static Packed; 2]) -> Self {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut parsed = FluentBundle::new_concurrent(vec![tag]);
        parsed.set_use_isolating(false);
        Self { files, parsed: RwLock::new(parsed) }
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
