//! What is wrong in a file of settings, and where.

use super::allowed;

/// What is wrong in a file of settings.
#[derive(Debug)]
pub(in crate::cli) struct Wrong {
    /// The line, from 1, where it is known.
    pub(in crate::cli) line: Option<usize>,
    /// The setting, where there is one in that line.
    pub(in crate::cli) key: String,
    pub(super) what: String,
    /// What to do, where that is not plain from the setting.
    pub(super) instead: Option<String>,
}

impl Wrong {
    pub(super) fn of(text: &str, error: &toml::de::Error) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map(|before| before.matches('\n').count() + 1);
        let key = line.map(|line| key_at(text, line)).unwrap_or_default();
        let unknown = error.message().starts_with("unknown field");
        let what = if unknown { "there is no such setting".to_owned() } else { error.message().to_owned() };
        Self { line, key, what, instead: None }
    }

    /// What would be right.
    pub(in crate::cli) fn help(&self) -> String {
        self.instead.clone().unwrap_or_else(|| allowed(&self.key))
    }

    /// The setting and what is wrong with it.
    pub(in crate::cli) fn what(&self) -> String {
        if self.key.is_empty() { self.what.clone() } else { format!("{}: {}", self.key, self.what) }
    }
}

/// The setting to which a line of a file belongs; empty where it belongs to none.
fn key_at(text: &str, line: usize) -> String {
    let lines: Vec<&str> = text.lines().take(line).collect();
    let Some((last, above)) = lines.split_last() else { return String::new() };
    if let Some((key, _)) = last.split_once('=') {
        return bare(key);
    }
    // The numbers of a setting may stand in lines of their own.
    let begun = above.iter().rev().find_map(|line| line.split_once('='));
    match begun {
        Some((key, value)) if value.contains('[') && !value.contains(']') => bare(key),
        _ => last.split_whitespace().next().map(bare).unwrap_or_default(),
    }
}

fn bare(key: &str) -> String {
    key.trim().trim_matches(['"', '\'', '[', ']']).to_owned()
}
