//! The table `[keys]` of the file: `settle = "f12"`, and `desk.settle` or a table `[keys.desk]` where one place is
//! meant.

use std::ops::Range;
use std::sync::Arc;

use serde::de::{Deserialize as _, Deserializer, IgnoredAny};
use toml::de::{DeTable, DeValue};

use crate::tui::{KeyBindings, Wish};

use super::Wrong;

/// Passes the table over: it is read with the place of everything in it.
pub(super) fn later<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Arc<KeyBindings>>, D::Error> {
    IgnoredAny::deserialize(deserializer).map(|_| None)
}

/// Reads the table; `None` where there is none.
pub(super) fn read(text: &str) -> Result<Option<Arc<KeyBindings>>, Wrong> {
    let all = DeTable::parse(text).map_err(|error| Wrong::of(text, &error))?.into_inner();
    let Some((name, keys)) = all.iter().find(|(name, _)| name.get_ref() == "keys") else { return Ok(None) };
    let wrong = |span: &Range<usize>, key: String, what: &str, instead: &str| Wrong {
        line: text.get(..span.start).map(|before| before.matches('\n').count() + 1),
        key,
        what: what.to_owned(),
        instead: Some(instead.to_owned()),
    };
    let DeValue::Table(table) = keys.get_ref() else {
        return Err(wrong(&name.span(), "keys".to_owned(), "it is no table", HOW));
    };
    let (mut wishes, mut places) = (Vec::new(), Vec::new());
    let mut take = |name: String, span: Range<usize>, value: &DeValue<'_>| {
        let Some(keys) = words(value) else {
            return Err(wrong(&span, format!("keys.{name}"), "that is no key", HOW));
        };
        wishes.push(Wish { name, keys });
        places.push(span);
        Ok(())
    };
    for (name, value) in table {
        match value.get_ref() {
            DeValue::Table(place) => {
                for (action, value) in place {
                    take(format!("{}.{}", name.get_ref(), action.get_ref()), action.span(), value.get_ref())?;
                }
            }
            value => take(name.get_ref().to_string(), name.span(), value)?,
        }
    }
    match KeyBindings::with(&wishes) {
        Ok(keys) => Ok(Some(Arc::new(keys))),
        Err(misbound) => {
            let name = wishes.get(misbound.at).map(|wish| format!("keys.{}", wish.name));
            let span = places.get(misbound.at).cloned().unwrap_or_default();
            Err(wrong(&span, name.unwrap_or_default(), &misbound.what, &misbound.instead))
        }
    }
}

const HOW: &str = "write settle = \"f12\", or desk.settle = [\"f12\", \"ctrl-y\"] under [keys]";

/// A text, or a list of texts.
fn words(value: &DeValue<'_>) -> Option<Vec<String>> {
    match value {
        DeValue::String(text) => Some(vec![text.to_string()]),
        DeValue::Array(all) => all.iter().map(|one| Some(one.get_ref().as_str()?.to_owned())).collect(),
        _ => None,
    }
}
