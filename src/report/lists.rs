//! One line for what happened to the event's word lists.

use crate::lexicon::Binding;
use crate::locale::{Locale, Value};
use crate::tournament::{Event, SetupEvent};

use super::found;

/// One line for a list that was adopted or dropped, and for the lists that were fixed.
pub(super) fn line(locale: &Locale, event: &Event) -> String {
    match event {
        Event::Setup(SetupEvent::ListAdopted { adoption }) => {
            let source = found::source(locale, &adoption.source);
            let (from, to) = adoption.tiles;
            let decides = binding(locale, adoption.decides);
            let values = [
                ("source", Value::Text(&source)),
                ("from", Value::from(u16::from(from))),
                ("to", Value::from(u16::from(to))),
                ("decides", Value::Text(&decides)),
                ("reason", Value::from(&adoption.reason)),
            ];
            locale.with("line-list-adopted", &values)
        }
        Event::Setup(SetupEvent::ListDropped { source, reason }) => {
            let source = found::source(locale, source);
            locale.with("line-list-dropped", &[("source", Value::Text(&source)), ("reason", reason.into())])
        }
        Event::Setup(SetupEvent::LexiconFrozen { lists }) => {
            let line = locale.with("line-lists-frozen", &[("count", lists.len().into())]);
            let lists: Vec<String> =
                lists.iter().map(|list| format!("{list} ({})", list.digest.short())).collect();
            if lists.is_empty() { line } else { format!("{line}: {}", locale.items(lists)) }
        }
        _ => String::new(),
    }
}

/// What an adopted list decides.
pub fn binding(locale: &Locale, binding: Binding) -> String {
    locale.say(match binding {
        Binding::Alone => "binding-alone",
        Binding::IfListed => "binding-if-listed",
    })
}
