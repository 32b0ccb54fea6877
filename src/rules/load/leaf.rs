//! Cited values: `{ is = VALUE, cite = "§…" }`, its ambiguous form, and list items with a `cite` of their own.

use crate::domain::Citation;
use crate::rules::cited::Basis;
use crate::rules::{ChosenReading, Cited, paragraph};

use super::diagnostics::Diagnostics;
use super::parse::{self, TomlValue, Wrong};
use super::reader::Reader;

/// Under which reading an item counts.
#[derive(Default)]
struct Condition {
    counts: bool,
    /// The reading in force of its question.
    in_force: Option<ChosenReading>,
    /// Its question and the reading under which it counts.
    under: Option<(String, String)>,
}

impl Reader<'_> {
    /// A cited value that must be there.
    pub(super) fn leaf<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        read: impl Fn(&TomlValue<'_>) -> Result<T, Wrong>,
    ) -> Option<Cited<T>> {
        let path = self.at(key);
        let Some(value) = self.value(key) else {
            let help = format!(
                "add {key} = {{ is = …, cite = \"§…\" }}, or cite = \"silent\" where nothing is said"
            );
            diagnostics.miss(self.span.clone(), &path, "is missing", help);
            return None;
        };
        diagnostics.note(path.clone(), value.span());
        let Some(table) = value.get_ref().as_table() else {
            let help = format!("write {key} = {{ is = …, cite = \"§…\" }}");
            diagnostics.complain(value.span(), &path, "has no paragraph", help);
            return None;
        };
        let mut leaf = Reader::new(table, path, value.span());
        let cite = leaf.cite(diagnostics);
        let read_value = if leaf.has("question") || leaf.has("readings") {
            leaf.by_reading(diagnostics, read).map(|(value, reading)| (value, Some(reading)))
        } else {
            leaf.is(diagnostics, read).map(|value| (value, None))
        };
        leaf.close(diagnostics);
        let (value, reading) = read_value?;
        Some(Cited { value, cite: cite?, reading })
    }

    /// The value of an unambiguous leaf.
    fn is<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        read: impl Fn(&TomlValue<'_>) -> Result<T, Wrong>,
    ) -> Option<T> {
        let Some(value) = self.value("is") else {
            let help = "write is = VALUE, or question = \"Q…\" and readings = { … } where it is open";
            diagnostics.complain(self.span.clone(), &self.path, "has no value", help);
            return None;
        };
        read(value).map_err(|wrong| diagnostics.wrong(value.span(), &self.path, wrong)).ok()
    }

    /// The value of an ambiguous leaf under the reading in force. All readings are checked, not only that one.
    fn by_reading<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        read: impl Fn(&TomlValue<'_>) -> Result<T, Wrong>,
    ) -> Option<(T, ChosenReading)> {
        let path = self.path.clone();
        let readings = self.chapter(diagnostics, "readings");
        let question = self.plain(diagnostics, "question", parse::text);
        let (readings, question) = (readings?, question?);
        let place = self.value("question").map_or(self.span.clone(), TomlValue::span);
        let chosen = diagnostics.reading(&question, place, &path)?;
        let names = diagnostics.reading_names(&question);
        let entries = readings.entries();
        if entries.len() != names.len() || entries.iter().any(|(key, _)| names.iter().all(|name| name != key))
        {
            let given: Vec<&str> = entries.iter().map(|(key, _)| *key).collect();
            diagnostics.complain(
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
                Err(wrong) => diagnostics.wrong(value.span(), &path, wrong),
            }
        }
        taken.map(|value| (value, chosen))
    }

    /// The paragraph of a leaf or a list item.
    pub(super) fn cite(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<Citation> {
        let help =
            "name the paragraph: cite = \"§3.1.4\"; where the regulation says nothing: cite = \"silent\"";
        let Some(value) = self.value("cite") else {
            diagnostics.complain(self.span.clone(), &self.path, "has no `cite`", help);
            return None;
        };
        self.paragraph(diagnostics, value, "cite", help)
    }

    /// A paragraph beside the item's own, where there is one; the outer `None` where it is there and wrong.
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(in crate::rules) fn paragraph_if_any(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Option<Citation>> {
        let Some(value) = self.value(key) else { return Some(None) };
        let help = format!("name the paragraph: {key} = \"§3.1.4\", or take it out");
        self.paragraph(diagnostics, value, key, &help).map(Some)
    }

    fn paragraph(
        &self,
        diagnostics: &mut Diagnostics<'_>,
        value: &TomlValue<'_>,
        key: &str,
        help: &str,
    ) -> Option<Citation> {
        match value.get_ref().as_str() {
            Some(text) if paragraph::is_one(text) => Some(diagnostics.citation(text, &value.span())),
            Some(text) if !text.trim().is_empty() => {
                diagnostics.complain(value.span(), &self.path, format!("`{text}` is no paragraph"), help);
                None
            }
            Some(_) => {
                diagnostics.complain(value.span(), &self.path, format!("has an empty `{key}`"), help);
                None
            }
            None => {
                diagnostics.complain(
                    value.span(),
                    &self.path,
                    format!("has a `{key}` that is no text"),
                    help,
                );
                None
            }
        }
    }

    /// A list of items, each with its `cite` and perhaps the `question` and `reading` under which it counts, and `also`
    /// a second one. Items of other readings are checked and left out. `None` where any item is wrong.
    pub(super) fn items<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        read: impl Fn(&mut Self, &mut Diagnostics<'_>, &Basis) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut whole = true;
        let mut counting = Vec::new();
        for mut item in self.tables(diagnostics, key)? {
            let cite = item.cite(diagnostics);
            let condition = item.condition(diagnostics);
            let sound = cite.is_some() && condition.is_some();
            let Condition { counts, in_force, under } = condition.unwrap_or_default();
            // A missing paragraph is reported already; the rest of the item is still worth reading.
            let cite = cite.unwrap_or_else(|| diagnostics.citation("?", &item.span));
            let basis = Basis { cite, reading: in_force };
            item.basis = Some(basis.clone());
            let outer = diagnostics.scope.clone();
            diagnostics.scope.counting &= counts;
            diagnostics.scope.under = under;
            let value = read(&mut item, diagnostics, &basis);
            item.close(diagnostics);
            diagnostics.scope = outer;
            whole &= sound && value.is_some();
            counting.extend(value.filter(|_| counts));
        }
        whole.then_some(counting)
    }

    /// Whether an item counts under the readings in force.
    fn condition(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<Condition> {
        if !["question", "reading", "also"].iter().any(|key| self.has(key)) {
            return Some(Condition { counts: true, in_force: None, under: None });
        }
        let first = self.hangs_on(diagnostics)?;
        let also = self.also(diagnostics)?;
        Some(Condition { counts: first.counts && also, ..first })
    }

    /// Whether the question that an item names is read as it says.
    fn hangs_on(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<Condition> {
        let question = self.plain(diagnostics, "question", parse::text);
        let reading = self.plain(diagnostics, "reading", parse::text);
        let (question, reading) = (question?, reading?);
        let place = self.value("question").map_or(self.span.clone(), TomlValue::span);
        let chosen = diagnostics.reading(&question, place, &self.path)?;
        let names = diagnostics.reading_names(&question);
        if !names.contains(&reading) {
            let place = self.value("reading").map_or(self.span.clone(), TomlValue::span);
            let message = format!("question `{question}` has no reading `{reading}`");
            diagnostics.complain(place, &self.path, message, format!("use one of {}", names.join(", ")));
            return None;
        }
        let counts = chosen.reading == reading;
        Some(Condition { counts, in_force: Some(chosen), under: Some((question, reading)) })
    }

    /// Whether a second condition holds too, where there is one: an item can hang on two questions, and it is shown
    /// with the first of them.
    fn also(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<bool> {
        if !self.has("also") {
            return Some(true);
        }
        let mut second = self.chapter(diagnostics, "also")?;
        let condition = second.hangs_on(diagnostics);
        second.close(diagnostics);
        condition.map(|condition| condition.counts)
    }
}
