//! Pages for the hall's web server, or for a stick in a television: pairings, standings, announced decisions.
//!
//! They show what the projector's board shows and know no more ([`BoardView`]). A page has no script and asks to be
//! loaded again by itself; `all.html` has everything and stays as it is, for whoever reads slowly or has it read aloud.
//! Nothing on a page depends on the moment it was made but its last line: who makes pages knows by the rest whether
//! anything has changed.

mod parts;

use maud::{Markup, PreEscaped, html};

use crate::domain::{At, Zone};
use crate::locale::Locale;
use crate::station::{BoardView, JournalHealth};

use super::board;
use super::html::Frame;

static STYLE: &str = include_str!("style.css");

/// Seconds after which a browser loads a page again.
const AGAIN: u16 = 10;

/// A page: its file, what it is called in the navigation, and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The name of its file.
    pub file: &'static str,
    title: String,
    content: String,
}

/// What all pages are written with.
#[derive(Clone, Copy)]
pub struct Live<'l> {
    /// The language of the pages.
    pub locale: &'l Locale,
    /// The time zone of the hall.
    pub zone: Zone,
}

impl Live<'_> {
    /// What the hall may know, page by page; the first is the one to begin with, the last has everything.
    pub fn pages(&self, view: &BoardView) -> Vec<Page> {
        let mut parts = vec![("index.html", self.say("live-now"), self.now(view))];
        // In duplicate who sits where is the arbiter's.
        if !view.duplicate {
            parts.push(("pairings.html", self.say("board-pairings"), self.pairings(view)));
        }
        parts.push(("standings.html", self.say("board-standings"), self.standings(view)));
        parts.push(("decisions.html", self.say("live-decisions"), self.decisions(view)));
        let everything = html! {
            @for (_, title, part) in &parts { section { h2 { (title) } (part) } }
        };
        let all = ("all.html", self.say("live-all"), everything);
        let head = self.head(view);
        let page = |(file, title, part): (&'static str, String, Markup)| {
            let content = html! { (head) main { @if file != "all.html" { h2 { (title) } } (part) } };
            Page { file, title, content: content.into_string() }
        };
        parts.into_iter().chain([all]).map(page).collect()
    }

    /// A page as a file, written at a moment.
    pub fn written(&self, page: &Page, pages: &[Page], event: &str, at: At) -> String {
        let stays = page.file == "all.html";
        let body = html! {
            nav aria-label=(self.say("report-contents")) {
                ul {
                    @for it in pages {
                        li { a href=(it.file) aria-current=[(it.file == page.file).then_some("page")] { (it.title) } }
                    }
                }
            }
            (PreEscaped(&page.content))
            footer { (self.locale.with("live-written", &[("at", (&self.seconds(at)).into())])) }
        };
        let title = format!("{} · {event}", page.title);
        let again = (!stays).then_some(AGAIN);
        Frame { locale: self.locale, title: &title, style: &[STYLE], again }.around(&body)
    }

    /// The event, the round, and what is wrong.
    fn head(&self, view: &BoardView) -> Markup {
        let round = board::round(self.locale, view);
        let trouble = match &view.journal {
            JournalHealth::Sound { .. } => None,
            JournalHealth::Halted { .. } => Some("board-halted"),
            JournalHealth::Damaged { .. } => Some("board-damaged"),
        };
        let own = view.own_edition.then(|| self.say("bar-own-edition"));
        html! {
            header {
                h1 { (view.event) @if !round.is_empty() { " · " (round) } @if let Some(own) = own { " · " (own) } }
                @if let Some(id) = trouble { p.alert role="alert" { (self.say(id)) } }
            }
        }
    }

    fn say(&self, id: &str) -> String {
        self.locale.say(id)
    }

    /// The time of day in the hall, to the minute.
    fn minutes(&self, at: At) -> String {
        self.zone.minutes(at)
    }

    /// The time of day in the hall.
    fn seconds(&self, at: At) -> String {
        self.zone.time(at)
    }
}
