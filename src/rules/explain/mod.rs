//! A ruleset as a flat list of values with their paragraphs, for people and for `--json`.
//!
//! The list is made from the declarations by which the file is read, so that no value can be forgotten in it and names
//! and units are those of the file. What has an id is called by it.

use serde::Serialize;

use super::load::{DeclaredTable, SingleValue};
use super::paragraph::Paragraph;
use super::ruleset::{Basis, Published};
use super::written::WrittenValue;
use super::{AskedFact, ChosenReading, Cited, ClosesOn, Consequence, Question, Ruleset, SourceRule, System};
use crate::domain::{Citation, Digest};

/// One value of a ruleset with its paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leaf {
    /// Its key in the file, items of lists by their id or counted from 1: `offence.surplus.proven[2]`.
    pub path: String,
    /// The value as the file writes it, durations in seconds: `after_s = 10, only_if = bag_empty`.
    #[serde(skip)]
    pub value: String,
    /// The same as JSON: numbers, yes and no, lists, nothing.
    #[serde(rename = "value")]
    pub typed: serde_json::Value,
    /// The paragraph.
    pub cite: Citation,
    /// The same in its parts, where it has several: `after_s` and `10`, `only_if` and `bag_empty`.
    #[serde(skip)]
    pub parts: Vec<(String, String)>,
    /// The question and the reading it follows, where it is ambiguous.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ChosenReading>,
}

/// Every cited value of a ruleset, chapter by chapter.
pub fn leaves(ruleset: &Ruleset) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    ruleset.explain("", None, &mut leaves);
    leaves
}

/// The values that rest on a paragraph or on a part of it: `TSO 3.1.4`, `§3.1.4` and `3.1.4` also find
/// `TSO §3.1.4 +¶1` and `TSO §3.1.4.d.i`. Empty where the regulation's short name is another one.
pub fn paragraph(ruleset: &Ruleset, wanted: &str) -> Vec<Leaf> {
    let all = leaves(ruleset);
    let own = ruleset.identity.short.as_str();
    let shorts = all.iter().filter_map(|leaf| leaf.cite.as_str().split_once(' ')).map(|(short, _)| short);
    let wanted = Paragraph::read(wanted, shorts.chain([own]));
    all.into_iter().filter(|leaf| wanted.holds(leaf.cite.as_str())).collect()
}

impl Leaf {
    fn new(path: &str, written: &WrittenValue, basis: &Basis) -> Self {
        Self {
            path: path.to_owned(),
            value: written.text(),
            typed: written.json(),
            cite: basis.cite.clone(),
            parts: written.pairs(),
            reading: basis.reading.clone(),
        }
    }
}

/// What can be explained.
pub(super) trait Explain {
    /// The value as the file writes it.
    fn written(&self) -> WrittenValue;

    /// Adds what stands under `path`; `basis` is what the list item rests on that it is part of. What is not there, and
    /// what rests on nothing, is left out.
    fn explain(&self, path: &str, basis: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        let written = self.written();
        leaves.extend(basis.filter(|_| !written.is_empty()).map(|basis| Leaf::new(path, &written, basis)));
    }
}

impl<T: SingleValue> Explain for T {
    fn written(&self) -> WrittenValue {
        SingleValue::written(self)
    }
}

impl<T: Explain> Explain for Option<T> {
    fn written(&self) -> WrittenValue {
        self.as_ref().map_or(WrittenValue::Nothing, T::written)
    }

    fn explain(&self, path: &str, basis: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        if let Some(value) = self {
            value.explain(path, basis, leaves);
        }
    }
}

/// A yes or no that stands in the file only where it is yes.
pub(super) fn where_true(flag: &bool) -> &dyn Explain {
    if *flag { flag } else { &None::<bool> }
}

impl<T: SingleValue> Explain for Cited<T> {
    fn written(&self) -> WrittenValue {
        SingleValue::written(&self.value)
    }

    fn explain(&self, path: &str, _: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        leaves.push(Leaf::new(path, &self.written(), &self.basis()));
    }
}

/// A number, or any.
impl Explain for Cited<Option<u16>> {
    fn written(&self) -> WrittenValue {
        self.value.map_or(WrittenValue::Word("any".to_owned()), |number| SingleValue::written(&number))
    }

    fn explain(&self, path: &str, _: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        leaves.push(Leaf::new(path, &self.written(), &self.basis()));
    }
}

impl Explain for Citation {
    fn written(&self) -> WrittenValue {
        WrittenValue::Word(self.as_str().to_owned())
    }
}

impl Explain for ClosesOn {
    fn written(&self) -> WrittenValue {
        WrittenValue::Table(vec![match self {
            Self::After(time) => ("after_s", SingleValue::written(time)),
            Self::Mark(mark) => ("mark", SingleValue::written(mark)),
        }])
    }
}

/// What has no id and no keys of its own: `[[effects.upheld]]`.
impl Explain for Vec<Cited<Consequence>> {
    fn written(&self) -> WrittenValue {
        WrittenValue::List(self.iter().map(|item| item.value.written()).collect())
    }

    fn explain(&self, path: &str, _: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        for (at, item) in self.iter().enumerate() {
            leaves.push(Leaf::new(&numbered(path, at), &item.value.written(), &item.basis()));
        }
    }
}

impl<T: DeclaredTable> Explain for Vec<Cited<T>> {
    fn written(&self) -> WrittenValue {
        WrittenValue::List(self.iter().map(|item| written_table(&item.value)).collect())
    }

    /// Each key of an item with an id is a value of its own; an item without an id is one value.
    fn explain(&self, path: &str, _: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        for (at, item) in self.iter().enumerate() {
            let fields = item.value.fields();
            if let Some(("id", id)) = fields.first() {
                let path = format!("{path}.{}", id.written().text());
                for (key, field) in fields.iter().skip(1) {
                    field.explain(&join(&path, key), Some(&item.basis()), leaves);
                }
            } else {
                leaves.push(Leaf::new(&numbered(path, at), &written_table(&item.value), &item.basis()));
            }
        }
    }
}

/// The keys of a table and what stands under them.
pub(super) fn written_table(table: &impl DeclaredTable) -> WrittenValue {
    WrittenValue::Table(table.fields().into_iter().map(|(key, field)| (key, field.written())).collect())
}

/// A chapter's fields are values of their own; a table within a list item is one value, and rests on the item's
/// paragraph.
pub(super) fn explain_table<T: DeclaredTable + Explain>(
    table: &T,
    path: &str,
    basis: Option<&Basis>,
    leaves: &mut Vec<Leaf>,
) {
    match basis {
        Some(basis) => leaves.push(Leaf::new(path, &table.written(), basis)),
        None => {
            for (key, field) in table.fields() {
                field.explain(&join(path, key), None, leaves);
            }
        }
    }
}

/// The path of a key; the keys of a nameless table stand in the one that holds it.
fn join(path: &str, key: &str) -> String {
    match (path, key) {
        ("", only) | (only, "") => only.to_owned(),
        _ => format!("{path}.{key}"),
    }
}

fn numbered(path: &str, at: usize) -> String {
    format!("{path}[{}]", at + 1)
}

/// Lists of tables whose values are cited one by one.
macro_rules! explain_cited_tables {
    ($($kind:ty),*) => {
        $(impl Explain for Vec<$kind> {
            fn written(&self) -> WrittenValue {
                WrittenValue::List(self.iter().map(written_table).collect())
            }

            fn explain(&self, path: &str, _: Option<&Basis>, leaves: &mut Vec<Leaf>) {
                for (at, table) in self.iter().enumerate() {
                    table.explain(&numbered(path, at), None, leaves);
                }
            }
        })*
    };
}

explain_cited_tables!(System, SourceRule);

impl Explain for Vec<AskedFact> {
    fn written(&self) -> WrittenValue {
        WrittenValue::List(self.iter().map(|ask| WrittenValue::Word(question(ask))).collect())
    }

    fn explain(&self, path: &str, basis: Option<&Basis>, leaves: &mut Vec<Leaf>) {
        let Some(basis) = basis else { return };
        let leaf =
            |ask: &AskedFact| Leaf::new(&join(path, &ask.fact), &WrittenValue::Word(question(ask)), basis);
        leaves.extend(self.iter().map(leaf));
    }
}

/// A question as it is put, with the answers that it takes.
fn question(ask: &AskedFact) -> String {
    let AskedFact { text, from, to, yes_no, .. } = ask;
    if *yes_no { format!("{text} (yes or no)") } else { format!("{text} ({from} to {to})") }
}

/// No values of the regulation.
impl Explain for Digest {
    fn written(&self) -> WrittenValue {
        WrittenValue::Nothing
    }
}

/// Where it comes from is no value of the regulation.
impl Explain for Published {
    fn written(&self) -> WrittenValue {
        WrittenValue::Nothing
    }
}

/// They are shown by themselves.
impl Explain for Vec<Question> {
    fn written(&self) -> WrittenValue {
        WrittenValue::Nothing
    }
}

#[cfg(test)]
mod tests;
