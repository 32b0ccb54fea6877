//! The frame of every page that is written: the same head, whatever stands on it; and names whose letters run from
//! right to left, kept apart from the sentence that they stand in.
//!
//! A browser lays a line out by its letters: a Hebrew name in front of `301 : 394` would turn the two numbers round,
//! and the page would tell another result than the journal. Isolated, a name runs its own way and the sentence its
//! own. Only pages have it: a file for programs has names as they are, and a terminal shows such signs as boxes.

use std::borrow::Cow;
use std::collections::BTreeSet;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::summary::Summary;
use crate::locale::Locale;

/// A page on its way to a file.
pub(super) struct HtmlFrame<'f> {
    /// The language of the page.
    pub locale: &'f Locale,
    /// What stands in the window's title.
    pub title: &'f str,
    /// Its rules of style, one behind the other.
    pub style: &'f [&'f str],
    /// Seconds after which a browser loads it again; never where there are none.
    pub again: Option<u16>,
}

impl HtmlFrame<'_> {
    /// The page with what stands in its body.
    pub(super) fn around(&self, body: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.locale.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="generator" content=(concat!("ephor ", env!("CARGO_PKG_VERSION")));
                    @if let Some(seconds) = self.again { meta http-equiv="refresh" content=(seconds); }
                    title { (self.title) }
                    style { @for part in self.style { (PreEscaped(part)) } }
                }
                body { (body) }
            }
        };
        page.into_string()
    }
}

/// Whoever follows runs as its own first letter does …
const OPENS: char = '\u{2068}';
/// … until here.
const CLOSES: char = '\u{2069}';

/// The names of an event that run from right to left.
#[derive(Clone, Debug, Default)]
pub struct Isolates {
    /// The longest first: one may be a part of another.
    names: Vec<String>,
}

impl Isolates {
    /// Of everybody and everything that an event's sentences name.
    pub fn of(summary: &Summary) -> Self {
        let event = &summary.event;
        let players = event.players.iter().chain(summary.games.iter().flat_map(|it| {
            // Whoever was entered under another name played under it.
            it.sides.iter().map(|side| &side.player)
        }));
        let officials = event.officials.iter().map(|by| &by.name);
        Self::named(players.chain(officials).chain([&event.name]))
    }

    fn named<'n>(names: impl Iterator<Item = &'n String>) -> Self {
        let found: BTreeSet<&String> = names.filter(|name| from_right(name)).collect();
        let mut names: Vec<String> = found.into_iter().cloned().collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Self { names }
    }

    /// A sentence with each such name kept apart.
    pub fn apart<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.names.is_empty() || !from_right(text) {
            return Cow::Borrowed(text);
        }
        let (mut told, mut rest) = (String::with_capacity(text.len() + 12), text);
        while let Some(first) = rest.chars().next() {
            // A name that is only the beginning of a longer word is none.
            let begins = told.chars().next_back().is_none_or(|before| !before.is_alphanumeric());
            let found = self.names.iter().filter(|_| begins).find_map(|name| {
                let behind = rest.strip_prefix(name.as_str())?;
                behind.chars().next().is_none_or(|it| !it.is_alphanumeric()).then_some((name, behind))
            });
            if let Some((name, behind)) = found {
                told.extend([OPENS].into_iter().chain(name.chars()).chain([CLOSES]));
                rest = behind;
            } else {
                told.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
        Cow::Owned(told)
    }
}

/// A name in a sentence.
pub(super) fn isolated(name: &str) -> Cow<'_, str> {
    if from_right(name) { Cow::Owned(format!("{OPENS}{name}{CLOSES}")) } else { Cow::Borrowed(name) }
}

/// Whether some letter of a text runs from right to left: Hebrew, Arabic, Syriac, Thaana and their kin.
fn from_right(text: &str) -> bool {
    let from_right = |it: char| {
        matches!(it, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
            | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
    };
    !text.is_ascii() && text.chars().any(from_right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_right_to_left_is_kept_apart_and_turns_no_numbers_round() {
        let names = ["דנה ‹לוי>", "דנה", "Dana"].map(str::to_owned);
        let isolates = Isolates::named(names.iter());
        assert_eq!(
            isolates.apart("דנה ‹לוי> 301 : 394 Dana (דנה)"),
            "\u{2068}דנה ‹לוי>\u{2069} 301 : 394 Dana (\u{2068}דנה\u{2069})"
        );
        assert_eq!(isolates.apart("Dana 301 : 394"), "Dana 301 : 394");
        assert_eq!(isolates.apart("דנהל"), "דנהל", "another word");
        assert_eq!((isolated("دانا"), isolated("Δάνα")), ("\u{2068}دانا\u{2069}".into(), "Δάνα".into()));
    }
}
