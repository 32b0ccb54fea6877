//! A collecting reader over one TOML table: it remembers which keys were asked for, so that unknown ones fall out.

use std::ops::Range;

use toml::de::{DeArray, DeTable, DeValue};

use crate::domain::nearest;
use crate::rules::cited::Basis;

use super::diagnostics::Diagnostics;
use super::parse::{self, TomlValue, Wrong};

/// One table of the file while it is read.
pub(in crate::rules) struct Reader<'d> {
    pub(super) path: String,
    pub(super) span: Range<usize>,
    /// What the values of a list item rest on.
    pub(super) basis: Option<Basis>,
    table: &'d DeTable<'d>,
    asked: Vec<&'static str>,
    forgiven: bool,
}

impl<'d> Reader<'d> {
    /// A reader of `table`, which stands at `span` under `path` (empty for the whole file).
    pub(super) fn new(table: &'d DeTable<'d>, path: impl Into<String>, span: Range<usize>) -> Self {
        Self { path: path.into(), span, basis: None, table, asked: Vec::new(), forgiven: false }
    }

    /// The full path of a key of this table.
    pub(in crate::rules) fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { [&self.path, ".", key].concat() }
    }

    /// The value of a key that may be missing.
    pub(super) fn value(&mut self, key: &'static str) -> Option<&'d TomlValue<'d>> {
        if !self.asked.contains(&key) {
            self.asked.push(key);
        }
        self.table.get(key)
    }

    /// Whether a key that may be missing is there.
    pub(super) fn asks_for(&mut self, key: &'static str) -> bool {
        self.value(key).is_some()
    }

    /// Whether a key is there; it does not count as asked for.
    pub(super) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A plain value that must be there.
    pub(super) fn plain<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        read: impl Fn(&TomlValue<'_>) -> Result<T, Wrong>,
    ) -> Option<T> {
        let path = self.at(key);
        let Some(value) = self.value(key) else {
            diagnostics.complain(self.span.clone(), &path, "is missing", format!("add {key} = …"));
            return None;
        };
        let read = read(value).map_err(|wrong| diagnostics.wrong(value.span(), &path, wrong)).ok();
        diagnostics.note(path, value.span());
        read
    }

    /// One of some words, where the words are not an enum of their own.
    pub(in crate::rules) fn word(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        allowed: &[&'static str],
    ) -> Option<&'static str> {
        self.plain(diagnostics, key, |value| {
            let written = parse::text(value)?;
            let found = allowed.iter().copied().find(|word| *word == written);
            found.ok_or_else(|| parse::unknown_word(&written, allowed))
        })
    }

    /// A chapter that must be there.
    pub(super) fn chapter(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Reader<'d>> {
        if !self.asks_for(key) {
            let path = self.at(key);
            diagnostics.miss(
                self.span.clone(),
                &path,
                "the chapter is missing",
                format!("add [{path}], copied from the ruleset that is nearest to yours"),
            );
            return None;
        }
        let path = self.at(key);
        let value = self.value(key)?;
        diagnostics.note(path.clone(), value.span());
        if let DeValue::Table(table) = value.get_ref() {
            return Some(Reader::new(table, path, value.span()));
        }
        diagnostics.complain(
            value.span(),
            &path,
            "needs to be a chapter of its own",
            format!("write [{path}] above its keys"),
        );
        None
    }

    /// The tables of a list, a missing list being an empty one; `None` where it is no list of tables.
    pub(super) fn tables(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Vec<Reader<'d>>> {
        let path = self.at(key);
        let Some(value) = self.value(key) else { return Some(Vec::new()) };
        diagnostics.note(path.clone(), value.span());
        let tables: Option<Vec<_>> = value.get_ref().as_array().and_then(|array| {
            let table = |(item, path): (&'d TomlValue<'d>, String)| {
                Some(Reader::new(item.get_ref().as_table()?, path, item.span()))
            };
            array.iter().zip(item_paths(&path, array)).map(table).collect()
        });
        if tables.is_none() {
            let help = format!("write [[{path}]] above each of them");
            diagnostics.complain(value.span(), &path, "needs to be a list of tables", help);
        }
        for table in tables.iter().flatten() {
            diagnostics.note(table.path.clone(), table.span.clone());
        }
        tables
    }

    /// The keys and values in the order of the file; all count as asked for.
    pub(super) fn entries(&self) -> Vec<(&'d str, &'d TomlValue<'d>)> {
        let mut entries: Vec<_> = self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        entries.into_iter().map(|(key, value)| (key.get_ref().as_ref(), value)).collect()
    }

    /// Lets every key pass: what is needed here cannot be known any more, and that is reported already.
    pub(in crate::rules) fn forgive(&mut self) {
        self.forgiven = true;
    }

    /// Ends the reading: whatever was not asked for is unknown.
    pub(super) fn close(self, diagnostics: &mut Diagnostics<'_>) {
        for key in self
            .table
            .keys()
            .filter(|key| !self.forgiven && !self.asked.iter().any(|asked| asked == key.get_ref()))
        {
            let known = nearest(key.get_ref(), self.asked.iter().copied());
            let help = match known {
                Some(known) => format!("did you mean `{known}`?"),
                None => format!("known here: {}", self.asked.join(", ")),
            };
            diagnostics.complain(key.span(), &self.at(key.get_ref()), "is not a known key", help);
        }
    }
}

/// The paths of a list's items: by its id where one has one, else counted from 1. Of several with the same id (each of
/// another reading) the id is followed by its number among them.
fn item_paths(path: &str, array: &DeArray<'_>) -> Vec<String> {
    let id = |item| {
        let table = TomlValue::get_ref(item).as_table()?;
        table.get("id")?.get_ref().as_str().filter(|id| parse::plain_id(id))
    };
    let ids: Vec<Option<&str>> = array.iter().map(id).collect();
    let same = |until: usize, own: &str| ids[..until].iter().filter(|id| **id == Some(own)).count();
    let path_of = |(at, own): (usize, Option<&str>)| match own {
        None => format!("{path}[{}]", at + 1),
        Some(own) if same(ids.len(), own) < 2 => format!("{path}.{own}"),
        Some(own) => format!("{path}.{own}[{}]", same(at + 1, own)),
    };
    ids.iter().copied().enumerate().map(path_of).collect()
}
