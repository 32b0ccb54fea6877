//! Cited values: `{ is = VALUE, cite = "§…" }`, its ambiguous form, and list items with a `cite` of their own.

use crate::domain::Citation;
use crate::rules::{ChosenReading, Cited, paragraph};

use super::book::Book;
use super::parse::{self, Value, Wrong};
use super::reader::Reader;

/// What a list item rests on: its paragraph, and the reading under which it counts.
pub(super) struct Basis {
    cite: Citation,
    reading: Option<ChosenReading>,
    /// Whether the item counts under the readings in force; others are checked and left out.
    pub(super) counts: bool,
}

/// Under which reading an item counts.
struct Condition {
    counts: bool,
    /// The reading in force of its question.
    in_force: Option<ChosenReading>,
    /// Its question and the reading under which it counts.
    under: Option<(String, String)>,
}

impl Basis {
    /// A value that rests on the item's own paragraph.
    pub(super) fn cited<T>(&self, value: T) -> Cited<T> {
        Cited { value, cite: self.cite.clone(), reading: self.reading.clone() }
    }
}

impl Reader<'_> {
    /// A cited value that must be there.
    pub(super) fn leaf<T>(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        read: impl Fn(&Value<'_>) -> Result<T, Wrong>,
    ) -> Option<Cited<T>> {
        if self.has(key) {
            return self.leaf_if_any(book, key, read).flatten();
        }
        let path = self.at(key);
        self.value(key);
        let help =
            format!("add {key} = {{ is = …, cite = \"§…\" }}, or cite = \"silent\" where nothing is said");
        book.miss(self.span.clone(), &path, "is missing", help);
        None
    }

    /// A cited value that may be missing; the outer `None` where it is there and wrong.
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) fn leaf_if_any<T>(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        read: impl Fn(&Value<'_>) -> Result<T, Wrong>,
    ) -> Option<Option<Cited<T>>> {
        let path = self.at(key);
        let Some(value) = self.value(key) else { return Some(None) };
        book.note(&path, value.span());
        let Some(table) = value.get_ref().as_table() else {
            let help = format!("write {key} = {{ is = …, cite = \"§…\" }}");
            book.complain(value.span(), &path, "has no paragraph", help);
            return None;
        };
        let mut leaf = Reader::new(table, path, value.span());
        let cite = leaf.cite(book);
        let read_value = if leaf.has("question") || leaf.has("readings") {
            leaf.by_reading(book, read).map(|(value, reading)| (value, Some(reading)))
        } else {
            leaf.is(book, read).map(|value| (value, None))
        };
        leaf.close(book);
        let (value, reading) = read_value?;
        Some(Some(Cited { value, cite: cite?, reading }))
    }

    /// The value of an unambiguous leaf.
    fn is<T>(&mut self, book: &mut Book<'_>, read: impl Fn(&Value<'_>) -> Result<T, Wrong>) -> Option<T> {
        let Some(value) = self.value("is") else {
            let help = "write is = VALUE, or question = \"Q…\" and readings = { … } where it is open";
            book.complain(self.span.clone(), &self.path, "has no value", help);
            return None;
        };
        read(value).map_err(|wrong| book.wrong(value.span(), &self.path, wrong)).ok()
    }

    /// The value of an ambiguous leaf under the reading in force. All readings are checked, not only that one.
    fn by_reading<T>(
        &mut self,
        book: &mut Book<'_>,
        read: impl Fn(&Value<'_>) -> Result<T, Wrong>,
    ) -> Option<(T, ChosenReading)> {
        let path = self.path.clone();
        let readings = self.chapter(book, "readings");
        let question = self.plain(book, "question", parse::text);
        let (readings, question) = (readings?, question?);
        let place = self.value("question").map_or(self.span.clone(), Value::span);
        let chosen = book.reading(&question, place, &path)?;
        let names = book.reading_names(&question);
        let entries = readings.entries();
        if entries.len() != names.len() || entries.iter().any(|(key, _)| names.iter().all(|name| name != key))
        {
            let given: Vec<&str> = entries.iter().map(|(key, _)| *key).collect();
            book.complain(
                readings.span.clone(),
                &path,
                format!(
                    "the readings of question `{question}` are {}; here stand {}",
                    names.join(", "),
                    given.join(", ")
                ),
                "give each reading of the question a value, and no other",
            );
            return None;
        }
        let mut taken = None;
        for (key, value) in entries {
            match read(value) {
                Ok(value) if key == chosen.reading => taken = Some(value),
                Ok(_) => {}
                Err(wrong) => book.wrong(value.span(), &path, wrong),
            }
        }
        taken.map(|value| (value, chosen))
    }

    /// The paragraph of a leaf or a list item.
    pub(super) fn cite(&mut self, book: &mut Book<'_>) -> Option<Citation> {
        let help =
            "name the paragraph: cite = \"§3.1.4\"; where the regulation says nothing: cite = \"silent\"";
        let Some(value) = self.value("cite") else {
            book.complain(self.span.clone(), &self.path, "has no `cite`", help);
            return None;
        };
        self.paragraph(book, value, "cite", help)
    }

    /// A paragraph beside the item's own, where there is one; the outer `None` where it is there and wrong.
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) fn paragraph_if_any(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
    ) -> Option<Option<Citation>> {
        let Some(value) = self.value(key) else { return Some(None) };
        let help = format!("name the paragraph: {key} = \"§3.1.4\", or take it out");
        self.paragraph(book, value, key, &help).map(Some)
    }

    fn paragraph(&self, book: &mut Book<'_>, value: &Value<'_>, key: &str, help: &str) -> Option<Citation> {
        match value.get_ref().as_str() {
            Some(text) if paragraph::is_one(text) => Some(book.citation(text, &value.span())),
            Some(text) if !text.trim().is_empty() => {
                book.complain(value.span(), &self.path, format!("`{text}` is no paragraph"), help);
                None
            }
            Some(_) => {
                book.complain(value.span(), &self.path, format!("has an empty `{key}`"), help);
                None
            }
            None => {
                book.complain(value.span(), &self.path, format!("has a `{key}` that is no text"), help);
                None
            }
        }
    }

    /// A list of items, each with its `cite` and perhaps the `question` and `reading` under which it counts.
    /// Items of other readings are checked and left out. `None` where any item is wrong.
    pub(super) fn items<T>(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        read: impl Fn(&mut Self, &mut Book<'_>, &Basis) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut whole = true;
        let mut counting = Vec::new();
        for mut item in self.tables(book, key)? {
            let cite = item.cite(book);
            let condition = item.condition(book);
            let basis = Basis {
                // A missing paragraph is reported already; the rest of the item is still worth reading.
                cite: cite.clone().unwrap_or_else(|| book.citation("?", &item.span)),
                reading: condition.as_ref().and_then(|it| it.in_force.clone()),
                counts: condition.as_ref().is_some_and(|it| it.counts),
            };
            let sound = cite.is_some() && condition.is_some();
            let outer = book.counting;
            book.counting &= basis.counts;
            let under = std::mem::replace(&mut book.under, condition.and_then(|it| it.under));
            let value = read(&mut item, book, &basis);
            item.close(book);
            book.counting = outer;
            book.under = under;
            whole &= sound && value.is_some();
            if basis.counts {
                counting.extend(value);
            }
        }
        whole.then_some(counting)
    }

    /// Whether an item counts under the readings in force.
    fn condition(&mut self, book: &mut Book<'_>) -> Option<Condition> {
        if !self.has("question") && !self.has("reading") {
            return Some(Condition { counts: true, in_force: None, under: None });
        }
        let question = self.plain(book, "question", parse::text);
        let reading = self.plain(book, "reading", parse::text);
        let (question, reading) = (question?, reading?);
        let place = self.value("question").map_or(self.span.clone(), Value::span);
        let chosen = book.reading(&question, place, &self.path)?;
        let names = book.reading_names(&question);
        if !names.contains(&reading) {
            let place = self.value("reading").map_or(self.span.clone(), Value::span);
            let message = format!("question `{question}` has no reading `{reading}`");
            book.complain(place, &self.path, message, format!("use one of {}", names.join(", ")));
            return None;
        }
        let counts = chosen.reading == reading;
        Some(Condition { counts, in_force: Some(chosen), under: Some((question, reading)) })
    }
}
