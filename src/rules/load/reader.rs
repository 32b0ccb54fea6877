//! A collecting reader over one TOML table: it remembers which keys were asked for, so that unknown ones fall out.

use std::ops::Range;

use toml::de::{DeArray, DeTable, DeValue};

use super::book::Book;
use super::nearest::nearest;
use super::parse::{self, Value, Wrong};
use super::refs::List;

/// One table of the file while it is read.
pub(super) struct Reader<'d> {
    pub(super) path: String,
    pub(super) span: Range<usize>,
    table: &'d DeTable<'d>,
    asked: Vec<&'static str>,
    forgiven: bool,
}

impl<'d> Reader<'d> {
    /// A reader of `table`, which stands at `span` under `path` (empty for the whole file).
    pub(super) fn new(table: &'d DeTable<'d>, path: impl Into<String>, span: Range<usize>) -> Self {
        Self { path: path.into(), span, table, asked: Vec::new(), forgiven: false }
    }

    /// The full path of a key of this table.
    pub(super) fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The value of a key that may be missing.
    pub(super) fn value(&mut self, key: &'static str) -> Option<&'d Value<'d>> {
        self.asked.push(key);
        self.table.iter().find(|(name, _)| name.get_ref() == key).map(|(_, value)| value)
    }

    /// Whether a key is there; it does not count as asked for.
    pub(super) fn has(&self, key: &str) -> bool {
        self.table.keys().any(|name| name.get_ref() == key)
    }

    /// A plain value that must be there.
    pub(super) fn plain<T>(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        read: impl Fn(&Value<'_>) -> Result<T, Wrong>,
    ) -> Option<T> {
        let path = self.at(key);
        let Some(value) = self.value(key) else {
            book.complain(self.span.clone(), &path, "is missing", format!("add {key} = …"));
            return None;
        };
        book.note(&path, value.span());
        read(value).map_err(|wrong| book.wrong(value.span(), &path, wrong)).ok()
    }

    /// A plain value that may be missing; the outer `None` where it is there and wrong.
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) fn plain_if_any<T>(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        read: impl Fn(&Value<'_>) -> Result<T, Wrong>,
    ) -> Option<Option<T>> {
        if self.has(key) { self.plain(book, key, read).map(Some) } else { Some(self.value(key).and(None)) }
    }

    /// A list that must be there with something in it.
    pub(super) fn some<T>(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        read: impl Fn(&Value<'_>) -> Result<T, Wrong>,
    ) -> Option<Vec<T>> {
        let some = self.plain(book, key, parse::list(read))?;
        if some.is_empty() {
            book.contradiction(&self.at(key), "is empty", "write at least one, or take the whole item out");
            return None;
        }
        Some(some)
    }

    /// The id of a list's item, by which others refer to it.
    pub(super) fn id(&mut self, book: &mut Book<'_>, list: List) -> Option<String> {
        let id = self.plain(book, "id", |value| {
            let id = parse::text(value)?;
            if plain_id(&id) { Ok(id) } else { Err(parse::no_id(&id)) }
        })?;
        book.has(list, &id, &self.at("id"));
        Some(id)
    }

    /// One of some words, where the words are not an enum of their own.
    pub(super) fn word(
        &mut self,
        book: &mut Book<'_>,
        key: &'static str,
        allowed: &[&'static str],
    ) -> Option<&'static str> {
        self.plain(book, key, |value| {
            let written = parse::text(value)?;
            let found = allowed.iter().copied().find(|word| *word == written);
            found.ok_or_else(|| parse::unknown_word(&written, allowed))
        })
    }

    /// A chapter that must be there.
    pub(super) fn chapter(&mut self, book: &mut Book<'_>, key: &'static str) -> Option<Reader<'d>> {
        if !self.has(key) {
            let path = self.at(key);
            self.asked.push(key);
            book.miss(
                self.span.clone(),
                &path,
                "the chapter is missing",
                format!("add [{path}], copied from the ruleset that is nearest to yours"),
            );
            return None;
        }
        self.chapter_if_any(book, key)
    }

    /// A chapter that may be missing.
    pub(super) fn chapter_if_any(&mut self, book: &mut Book<'_>, key: &'static str) -> Option<Reader<'d>> {
        let path = self.at(key);
        let value = self.value(key)?;
        book.note(&path, value.span());
        if let DeValue::Table(table) = value.get_ref() {
            return Some(Reader::new(table, path, value.span()));
        }
        book.complain(
            value.span(),
            &path,
            "needs to be a chapter of its own",
            format!("write [{path}] above its keys"),
        );
        None
    }

    /// The tables of a list, a missing list being an empty one; `None` where it is no list of tables.
    pub(super) fn tables(&mut self, book: &mut Book<'_>, key: &'static str) -> Option<Vec<Reader<'d>>> {
        let path = self.at(key);
        let Some(value) = self.value(key) else { return Some(Vec::new()) };
        book.note(&path, value.span());
        let tables: Option<Vec<_>> = value.get_ref().as_array().and_then(|array| {
            let table = |(at, item): (usize, &'d Value<'d>)| {
                let table = item.get_ref().as_table()?;
                Some(Reader::new(table, item_path(&path, array, at), item.span()))
            };
            array.iter().enumerate().map(table).collect()
        });
        if tables.is_none() {
            let help = format!("write [[{path}]] above each of them");
            book.complain(value.span(), &path, "needs to be a list of tables", help);
        }
        tables.inspect(|tables| tables.iter().for_each(|table| book.note(&table.path, table.span.clone())))
    }

    /// The keys and values in the order of the file; all count as asked for.
    pub(super) fn entries(&self) -> Vec<(&'d str, &'d Value<'d>)> {
        let mut entries: Vec<_> = self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        entries.into_iter().map(|(key, value)| (key.get_ref().as_ref(), value)).collect()
    }

    /// Lets every key pass: what is needed here cannot be known any more, and that is reported already.
    pub(super) fn forgive(&mut self) {
        self.forgiven = true;
    }

    /// Ends the reading: whatever was not asked for is unknown.
    pub(super) fn close(self, book: &mut Book<'_>) {
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
            book.complain(key.span(), &self.at(key.get_ref()), "is not a known key", help);
        }
    }
}

/// The path of a list's item: by its id where it has one, else counted from 1. Of several with the same id (each of
/// another reading) the id is followed by its number among them.
fn item_path(path: &str, array: &DeArray<'_>, at: usize) -> String {
    let id = |item: &Value<'_>| {
        let id =
            item.get_ref().as_table()?.iter().find(|(key, _)| key.get_ref() == "id")?.1.get_ref().as_str()?;
        plain_id(id).then(|| id.to_owned())
    };
    let Some(own) = array.get(at).and_then(id) else { return format!("{path}[{}]", at + 1) };
    let same =
        |items: &[Value<'_>]| items.iter().filter(|item| id(item).as_deref() == Some(own.as_str())).count();
    if same(array) < 2 {
        return format!("{path}.{own}");
    }
    format!("{path}.{own}[{}]", same(&array[..=at]))
}

/// Whether a text can be an id: what may stand in a key without quotes.
pub(super) fn plain_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}
