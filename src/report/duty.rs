//! Duties in words: what is to be done by when, and what came of it.

use crate::locale::Locale;
use crate::rules::Due;
use crate::tournament::{About, ConductEvent, Event};

use super::cite::whom;
use super::pieces::named;

/// By when a duty is due.
pub fn due(locale: &Locale, due: Due) -> String {
    locale.say(match due {
        Due::AtOnce => "due-at-once",
        Due::NextRound => "due-next-round",
        Due::EndOfEvent => "due-end-of-event",
    })
}

/// A duty that arose, or was done.
pub(super) fn duty(locale: &Locale, event: &Event, about: &About) -> String {
    if let Event::Conduct(ConductEvent::DutyArose(it)) = event {
        let (what, due) = (locale.rule(&it.text), due(locale, it.due));
        let about =
            if it.about.is_empty() { String::new() } else { format!(" ({})", whom(locale, &it.about)) };
        let values = [("what", (&what).into()), ("about", (&about).into()), ("due", (&due).into())];
        return locale.with("line-duty", &values);
    }
    let what = named(locale, about, "");
    let done = locale.with("line-duty-done", &[("what", (&what).into())]).trim_end().to_owned();
    match event {
        Event::Conduct(ConductEvent::DutyDone { note, .. }) if !note.is_empty() => {
            locale.with("line-duty-note", &[("done", (&done).into()), ("note", note.into())])
        }
        _ => done,
    }
}
