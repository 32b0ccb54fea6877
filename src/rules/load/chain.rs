//! The files that one ruleset is made of: its own, the one that it extends, that one's base, and so on.
//!
//! All of them lie behind one another in one space of byte positions, the ruleset's own file first. A position
//! therefore tells the file, and with it the short name that a paragraph is cited with and the place that a finding
//! points to. Where a base cannot be had, what is there is read all the same, so that its findings need not wait. A
//! file changes the one that it extends key by key, and items of lists by their id.

use std::fmt::Write as _;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::diagnostics::{UnplacedFinding, Violation, Violations};
use super::parse::TomlValue;
use crate::domain::nearest;
use crate::rules::Catalogue;
use crate::rules::catalogue::{is_built_in, stem};
use crate::rules::ruleset::Published;

/// So many findings are told.
const MOST: usize = 500;

/// The files of a chain.
pub(super) struct Chain<'t> {
    files: Vec<ChainFile<'t>>,
    /// Whether the last file extends one that is there already.
    circle: bool,
}

/// One file of a chain.
struct ChainFile<'t> {
    name: &'t str,
    /// The regulation's short name.
    short: String,
    text: &'t str,
    /// What it says, at the positions that it has behind the files before it; nothing where it is no TOML.
    tree: DeTable<'t>,
    start: usize,
    /// The id of the ruleset it extends, and where it says so.
    extends: Option<(String, Range<usize>)>,
}

impl<'t> Chain<'t> {
    /// Collects a file and all it builds on. Where a base cannot be had, the chain ends and the finding says why.
    pub(super) fn of(
        name: &'t str,
        text: &'t str,
        bases: Option<&'t Catalogue>,
    ) -> (Self, Option<UnplacedFinding>) {
        let mut chain = Self { files: Vec::new(), circle: false };
        let mut next = (name, text);
        loop {
            let file = match ChainFile::read(next.0, next.1, chain.end()) {
                Ok(file) => file,
                Err(torn) => {
                    let (file, finding) = *torn;
                    chain.files.push(file);
                    return (chain, Some(finding));
                }
            };
            let extends = file.extends.clone();
            chain.files.push(file);
            let Some((id, span)) = extends else { return (chain, None) };
            let again = chain.files.iter().any(|file| stem(file.name) == id);
            chain.circle = again;
            match chain.base(&id, span, bases) {
                Ok(base) => next = base,
                Err(finding) => return (chain, Some(finding)),
            }
        }
    }

    fn end(&self) -> usize {
        self.files.last().map_or(0, |file| file.start + file.text.len() + 1)
    }

    /// The name and the text of a base.
    fn base(
        &self,
        id: &str,
        span: Range<usize>,
        bases: Option<&'t Catalogue>,
    ) -> Result<(&'t str, &'t str), UnplacedFinding> {
        let path = "ruleset.extends".to_owned();
        if self.circle {
            let way: Vec<&str> = self.ids().chain([id]).collect();
            // Whoever reads the first file can only leave the circle there.
            let own = self.files.first().and_then(|file| file.extends.clone());
            let span = own.map_or(span, |(_, own)| own);
            let message = format!("goes round in a circle: {}", way.join(" → "));
            let help = "extend a ruleset that does not build on this one".to_owned();
            return Err(UnplacedFinding { span, path, message, help });
        }
        let known: Vec<&str> = bases.into_iter().flat_map(Catalogue::ids).collect();
        if let Some(entry) = bases.and_then(|bases| bases.get(id)) {
            return Ok((&entry.file, &entry.text));
        }
        let help = match nearest(id, known.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("write the id of a ruleset that is there: {}", known.join(", ")),
        };
        Err(UnplacedFinding { span, path, message: format!("there is no ruleset `{id}` to extend"), help })
    }

    /// The tree that the whole chain says, and what is wrong with the ways in which one file changes another. What is
    /// dropped from a base that could not be had as a whole may have been there. The files do not keep their own.
    pub(super) fn take_tree(&mut self, partial: bool) -> (DeTable<'t>, Vec<UnplacedFinding>) {
        let mut found = Vec::new();
        let mut files = self.files.iter_mut().rev();
        let mut tree = files.next().map(ChainFile::take_tree).unwrap_or_default();
        for file in files {
            // What a file drops stands in the chapter that only the first one keeps.
            let extends = file.extends.as_ref().map_or("?", |(id, _)| id);
            let dropped = drops(&file.tree, &mut tree, extends);
            found.extend(dropped.into_iter().filter(|_| !partial));
            over(&mut tree, file.take_tree());
        }
        (tree, found)
    }

    /// The ids of the rulesets whose files these are.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| stem(file.name))
    }

    /// The ids of the built-in rulesets among these files, as far as each is and builds on nothing but such files.
    pub(super) fn published(&self) -> Published {
        let built_in = |file: &&ChainFile<'_>| is_built_in(stem(file.name), file.text);
        self.files.iter().rev().take_while(built_in).map(|file| stem(file.name).to_owned()).collect()
    }

    /// The id of the ruleset that the first file extends.
    pub(super) fn extends(&self) -> Option<&str> {
        self.files.first().and_then(|file| file.extends.as_ref()).map(|(id, _)| id.as_str())
    }

    /// The regulation's short name for what stands at a position.
    pub(super) fn short(&self, at: usize) -> &str {
        self.files.get(self.file(at)).map_or("?", |file| &file.short)
    }

    /// Whether a position lies in a file that this one builds on.
    pub(super) fn inherited(&self, at: usize) -> bool {
        self.file(at) > 0
    }

    /// The number of the file in which a position lies.
    fn file(&self, at: usize) -> usize {
        self.files.iter().rposition(|file| file.start <= at).unwrap_or(0)
    }

    /// The bytes that the ruleset is made of.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for file in &self.files {
            if file.start > 0 {
                bytes.extend_from_slice(format!("\0{}\0", stem(file.name)).as_bytes());
            }
            bytes.extend_from_slice(file.text.as_bytes());
        }
        bytes
    }

    /// The findings, each with the line of its own file. What is wrong with a base by itself is told as the base's;
    /// what only becomes wrong by what is built on it says so. In a circle every file is the base of every other, and
    /// no fault is any one's own.
    pub(super) fn violations(
        &self,
        mut found: Vec<UnplacedFinding>,
        bases: Option<&Catalogue>,
    ) -> Violations {
        found.sort_by(|a, b| (a.span.start, &a.path, &a.message).cmp(&(b.span.start, &b.path, &b.message)));
        found.dedup_by(|a, b| a.span == b.span && a.path == b.path && a.message == b.message);
        // Each is told with its line, and nobody reads thousands.
        let more = found.len().saturating_sub(MOST);
        found.truncate(MOST);
        if let Some(last) = found.last_mut().filter(|_| more > 0) {
            let _ = write!(last.help, "; and there are {more} more faults below it");
        }
        let mut list: Vec<Violation> = Vec::new();
        let inherits = found.iter().any(|finding| self.inherited(finding.span.start));
        let base = self.files.get(1).filter(|_| inherits && !self.circle);
        let faults = base.and_then(|base| Self::faults(base, bases));
        for finding in found {
            let file = self.file(finding.span.start);
            if file > 0 && faults.is_some() {
                continue;
            }
            list.extend(self.files.get(file).map(|it| it.place(finding, file > 0)));
        }
        list.extend(faults.into_iter().flatten());
        let (name, text) = self.files.first().map_or(("?", ""), |file| (file.name, file.text));
        Violations::new(name, text, list)
    }

    /// What is wrong with the first base by itself, for people who only see the file that builds on it.
    fn faults(base: &ChainFile<'_>, bases: Option<&Catalogue>) -> Option<Vec<Violation>> {
        let wrong = super::load_in(bases, base.name, base.text, &std::collections::BTreeMap::new()).err()?;
        Some(wrong.into_list().into_iter().map(|it| it.of_base(base.text)).collect())
    }
}

impl<'t> ChainFile<'t> {
    /// Reads a file; with what it says of itself also where it is no TOML.
    fn read(name: &'t str, text: &'t str, start: usize) -> Result<Self, Box<(Self, UnplacedFinding)>> {
        let (tree, torn) = match DeTable::parse(text) {
            Ok(tree) => (shifted_table(tree.into_inner(), start), None),
            Err(error) => {
                let finding = UnplacedFinding {
                    span: shifted_span(error.span().unwrap_or_default(), start),
                    path: "(file)".to_owned(),
                    message: format!("is no TOML: {}", error.message()),
                    help: "put this right first; what is behind it cannot be read yet".to_owned(),
                };
                (DeTable::new(), Some(finding))
            }
        };
        let (short, extends) = head(&tree);
        let file = Self { name, short: short.unwrap_or_else(|| "?".to_owned()), text, tree, start, extends };
        match torn {
            None => Ok(file),
            Some(finding) => Err(Box::new((file, finding))),
        }
    }

    /// The tree of the file; without its name where others build on it.
    fn take_tree(&mut self) -> DeTable<'t> {
        let mut tree = std::mem::take(&mut self.tree);
        if self.start > 0 {
            tree.remove("ruleset");
        }
        tree
    }

    fn place(&self, mut finding: UnplacedFinding, inherited: bool) -> Violation {
        finding.span =
            finding.span.start.saturating_sub(self.start)..finding.span.end.saturating_sub(self.start);
        if inherited {
            finding.message = format!("{} (inherited from {})", finding.message, self.name);
            finding.help = format!("{}; or change it in your own file, or drop it there", finding.help);
        }
        let violation = finding.place(self.name, self.text);
        if inherited { violation.of_base(self.text) } else { violation }
    }
}

/// What a regulation calls itself in citations, and the ruleset it extends.
fn head(tree: &DeTable<'_>) -> (Option<String>, Option<(String, Range<usize>)>) {
    let Some(chapter) = tree.get("ruleset").and_then(|value| value.get_ref().as_table()) else {
        return (None, None);
    };
    let text = |key: &str| {
        let value = chapter.get(key)?;
        let text = value.get_ref().as_str().filter(|text| !text.trim().is_empty())?;
        Some((text.to_owned(), value.span()))
    };
    (text("short").map(|(short, _)| short), text("extends"))
}

fn shifted_span(span: Range<usize>, by: usize) -> Range<usize> {
    span.start + by..span.end + by
}

/// A table whose positions are those of a file behind others.
fn shifted_table(table: DeTable<'_>, by: usize) -> DeTable<'_> {
    if by == 0 {
        return table;
    }
    let key = |key: Spanned<_>| Spanned::new(shifted_span(key.span(), by), key.into_inner());
    table.into_iter().map(|(name, value)| (key(name), shifted(value, by))).collect()
}

fn shifted(value: TomlValue<'_>, by: usize) -> TomlValue<'_> {
    let span = shifted_span(value.span(), by);
    let inside = match value.into_inner() {
        DeValue::Table(table) => DeValue::Table(shifted_table(table, by)),
        DeValue::Array(list) => DeValue::Array(list.into_iter().map(|item| shifted(item, by)).collect()),
        plain @ (DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)) => plain,
    };
    Spanned::new(span, inside)
}

/// Takes out of `base` what the file with the tree `own` drops, and says what was not there to drop.
pub(super) fn drops(own: &DeTable<'_>, base: &mut DeTable<'_>, extends: &str) -> Vec<UnplacedFinding> {
    let chapter = own.get("ruleset").and_then(|value| value.get_ref().as_table());
    let list = chapter.and_then(|chapter| chapter.get("drops")).and_then(|value| value.get_ref().as_array());
    let mut found = Vec::new();
    for value in list.into_iter().flat_map(|list| list.iter()) {
        // What is no text is a finding of the chapter's own reader.
        let Some(path) = value.get_ref().as_str() else { continue };
        if path.starts_with("ruleset") || !without(base, path) {
            found.push(UnplacedFinding {
                span: value.span(),
                path: "ruleset.drops".to_owned(),
                message: format!("there is no `{path}` in {extends} to drop"),
                help: "write a chapter, or a list and an id: \"late\", \"offence.false_blank\"".to_owned(),
            });
        }
    }
    found
}

/// Takes out what stands under a path; whether there was something.
fn without(table: &mut DeTable<'_>, path: &str) -> bool {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let Some(rest) = rest else { return table.remove(first).is_some() };
    let Some(value) = table.get_mut(first) else { return false };
    match value.get_mut() {
        DeValue::Table(inner) => without(inner, rest),
        DeValue::Array(list) => {
            let (wanted, inside) =
                rest.split_once('.').map_or((rest, None), |(id, inside)| (id, Some(inside)));
            let mut kept = DeArray::new();
            let mut there = false;
            for mut item in std::mem::replace(list, DeArray::new()) {
                if id(&item).as_deref() != Some(wanted) {
                    kept.push(item);
                    continue;
                }
                match (inside, item.get_mut()) {
                    (Some(inside), DeValue::Table(inner)) => {
                        there |= without(inner, inside);
                        kept.push(item);
                    }
                    _ => there = true,
                }
            }
            *list = kept;
            there
        }
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_) => false,
    }
}

/// Lays a file's tree over the one that it extends.
pub(super) fn over<'t>(base: &mut DeTable<'t>, own: DeTable<'t>) {
    for (key, mut value) in own {
        if let Some(inherited) = base.remove(key.get_ref().as_ref()) {
            join(inherited, &mut value);
        }
        base.insert(key, value);
    }
}

/// Puts under a file's own value what it leaves as it was.
fn join<'t>(inherited: TomlValue<'t>, own: &mut TomlValue<'t>) {
    match (inherited.into_inner(), own.get_mut()) {
        (DeValue::Table(mut under), DeValue::Table(table)) if !is_leaf(table) => {
            over(&mut under, std::mem::take(table));
            *table = under;
        }
        (DeValue::Array(under), DeValue::Array(list))
            if under.iter().chain(list.iter()).any(|it| id(it).is_some()) =>
        {
            *list = by_id(under, std::mem::replace(list, DeArray::new()));
        }
        _ => {}
    }
}

/// A cited value is changed as a whole.
fn is_leaf(table: &DeTable<'_>) -> bool {
    ["is", "cite", "question"].iter().any(|key| table.contains_key(*key))
}

/// Own items stand where the base has items of the same id, the others behind.
fn by_id<'t>(base: DeArray<'t>, own: DeArray<'t>) -> DeArray<'t> {
    let mut own: Vec<Option<TomlValue<'t>>> = own.into_iter().map(Some).collect();
    let named: Vec<Option<String>> = own.iter().map(|item| item.as_ref().and_then(id)).collect();
    let mut joined = DeArray::new();
    for item in base {
        let name = id(&item);
        if name.is_none() || !named.contains(&name) {
            joined.push(item);
            continue;
        }
        for (place, _) in named.iter().enumerate().filter(|(_, it)| **it == name) {
            if let Some(item) = own[place].take() {
                joined.push(item);
            }
        }
    }
    for item in own.into_iter().flatten() {
        joined.push(item);
    }
    joined
}

fn id(item: &TomlValue<'_>) -> Option<String> {
    Some(item.get_ref().as_table()?.get("id")?.get_ref().as_str()?.to_owned())
}
