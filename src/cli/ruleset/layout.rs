//! Values of a ruleset laid out for people: chapters as tables, what has an id as a block with its steps numbered,
//! nothing wider than a page.

use unicode_width::UnicodeWidthStr as _;

use crate::rules::Leaf;

use super::super::table::{PAGE, Table};

/// The lists whose items have ids.
const LISTS: [&str; 9] =
    ["threshold", "offence", "procedure", "sanction", "award", "end", "standing", "duty", "signal"];

/// How far in the values of a block begin.
const KEYS: usize = 14;

/// The values, a block for each chapter and for each item that has an id.
pub(super) fn blocks(leaves: &[Leaf]) -> String {
    let mut text = String::new();
    let mut rest = leaves;
    while let Some(first) = rest.first() {
        let block = block(&first.path);
        let end = rest.iter().position(|leaf| self::block(&leaf.path) != block).unwrap_or(rest.len());
        let (own, others) = rest.split_at(end);
        text.push_str(&if is_item(block) { item(block, own) } else { chapter(block, own) });
        rest = others;
    }
    text
}

/// The chapter of a key; what has an id is a block of its own.
fn block(path: &str) -> &str {
    let (name, rest) = path.split_once('.').unwrap_or((path, ""));
    if LISTS.contains(&name) {
        let id = rest.split_once('.').map_or(rest, |(id, _)| id);
        return path.get(..name.len() + 1 + id.len()).unwrap_or(path);
    }
    name.split_once('[').map_or(name, |(name, _)| name)
}

fn is_item(block: &str) -> bool {
    block.split_once('.').is_some_and(|(list, _)| LISTS.contains(&list))
}

/// Keys, paragraphs, values: sentences among the values push nothing aside.
fn chapter(name: &str, leaves: &[Leaf]) -> String {
    let mut table = Table::default();
    for leaf in leaves {
        table.row([&leaf.path, leaf.cite.as_str(), &format!("{}{}", leaf.value, reading(leaf))]);
    }
    format!("\n[{name}]\n{}", table.within("  ", PAGE))
}

/// An item: its paragraph once, its keys, and what is one of several with its number.
fn item(name: &str, leaves: &[Leaf]) -> String {
    let own = leaves.iter().find(|leaf| !leaf.path.ends_with(']'));
    let basis = own.map(|leaf| format!("  {}{}", leaf.cite, reading(leaf))).unwrap_or_default();
    let mut text = format!("\n{}", hung(&format!("[{name}]"), &basis, 4));
    let mut before = "";
    for leaf in leaves {
        let below = leaf.path.strip_prefix(name).unwrap_or(&leaf.path).trim_start_matches('.');
        let (key, number) = below.split_once('[').unwrap_or((below, ""));
        let (key, fact) = key.split_once('.').unwrap_or((key, ""));
        let mark = match (number.strip_suffix(']'), fact) {
            (Some(number), _) => format!("{number}. "),
            (None, "") => String::new(),
            (None, fact) => format!("{fact}: "),
        };
        let basis = match own {
            Some(own) if own.cite == leaf.cite && own.reading == leaf.reading => String::new(),
            _ => format!("  ({}){}", leaf.cite, reading(leaf)),
        };
        let label = if key == before { "" } else { key };
        let line = format!("  {label:<KEYS$}{mark}");
        let hang = 2 + KEYS + mark.width();
        text.push_str(&hung(&line, &format!("{}{basis}", said(leaf)), hang));
        before = key;
    }
    text
}

/// A value as a sentence: the condition first, then what is said, then what the console does.
fn said(leaf: &Leaf) -> String {
    let part =
        |wanted: &str| leaf.parts.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str());
    let condition = part("only_if").map(|it| format!("if {it}: ")).unwrap_or_default();
    let mut done: Vec<String> =
        part("do").filter(|done| *done != "say").map(str::to_owned).into_iter().collect();
    let more = leaf.parts.iter().filter(|(key, _)| !["do", "text", "only_if"].contains(&key.as_str()));
    done.extend(more.map(|(key, value)| format!("{key} = {value}")));
    let done = done.join(", ");
    match part("text") {
        Some(text) if done.is_empty() => format!("{condition}{text}"),
        Some(text) => format!("{condition}{text} → {done}"),
        None if part("do").is_some() => format!("{condition}{done}"),
        None => leaf.value.clone(),
    }
}

/// The question and the reading in force, where there is one.
fn reading(leaf: &Leaf) -> String {
    leaf.reading.as_ref().map(|it| format!("  [{} = {}]", it.question, it.reading)).unwrap_or_default()
}

/// A text behind what stands on its first line, broken at the page's edge; further lines hang.
pub(super) fn hung(first: &str, text: &str, hang: usize) -> String {
    super::super::table::hung(first, text, hang, PAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_an_id_is_a_block() {
        assert_eq!(block("offence.noise.proven[2]"), "offence.noise");
        assert_eq!(block("penalty.crosses.threshold"), "penalty");
        assert_eq!(block("effects.upheld[1]"), "effects");
        assert_eq!(block("end"), "end");
    }
}
