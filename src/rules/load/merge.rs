//! How one file changes the ruleset that it extends: key by key, and items of lists by their id.

use toml::de::{DeArray, DeTable, DeValue};

use super::parse::TomlValue;
use super::violation::Finding;

/// Takes out of `base` what the file with the tree `own` drops, and says what was not there to drop.
pub(super) fn drops(own: &DeTable<'_>, base: &mut DeTable<'_>, extends: &str) -> Vec<Finding> {
    let chapter = own.get("ruleset").and_then(|value| value.get_ref().as_table());
    let list = chapter.and_then(|chapter| chapter.get("drops")).and_then(|value| value.get_ref().as_array());
    let mut found = Vec::new();
    for value in list.into_iter().flat_map(|list| list.iter()) {
        // What is no text is a finding of the chapter's own reader.
        let Some(path) = value.get_ref().as_str() else { continue };
        if path.starts_with("ruleset") || !without(base, path) {
            found.push(Finding {
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
