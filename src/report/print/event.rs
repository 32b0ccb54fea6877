//! Parts of forms that say which event it was, by what it was played, and who held which office.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::Papers;

impl Papers<'_> {
    /// Name, days, size and what it was played by; the lists where a form tells of what was decided by them.
    pub(super) fn event(&self, lists: bool) -> Markup {
        let it = &self.summary.event;
        let span = [it.begun_at, it.last_at].map(|at| at.map_or_else(String::new, |at| self.time(at)));
        let readings: Vec<String> =
            it.readings.iter().map(|(id, reading)| format!("{id} = {reading}")).collect();
        html! {
            dl {
                dt { (self.say("report-about")) } dd { (it.name) }
                dt { (self.say("report-span")) } dd { (span[0]) " – " (span[1]) }
                dt { (self.say("report-regulation")) } dd { (it.regulation) ", " (it.edition) }
                dt { (self.say("report-size")) } dd { (it.rounds) " · " (it.players.len()) " · " (it.tables) }
                @if !readings.is_empty() { dt { (self.say("report-readings")) } dd { (self.locale.items(readings)) } }
                @if !it.systems.is_empty() { dt { (self.say("report-systems")) } dd { (it.systems.join(", ")) } }
                @if lists && !it.lists.is_empty() {
                    dt { (self.say("report-word-lists")) }
                    // In full they stand on the page for the record.
                    dd.quiet { (self.locale.items(it.lists.iter().map(|(id, it)| format!("{id} {}", shortened(it))))) }
                }
            }
        }
    }

    /// Who held which office, as far as they gave their names; whoever else was there writes it down.
    pub(super) fn officials(&self) -> Markup {
        let named = self.summary.event.officials.iter().filter(|by| !by.name.is_empty());
        let told = named.map(|by| format!("{} ({})", by.name, crate::report::office(self.locale, by.office)));
        let told: BTreeSet<String> = told.collect();
        if told.is_empty() {
            return html! { div.write { (self.say("report-officials")) div { } } };
        }
        let told: Vec<String> = told.into_iter().collect();
        html! { dl { dt { (self.say("report-officials")) } dd { (self.named(&self.locale.items(told))) } } }
    }
}

/// So much of a digest that nobody takes one for another.
fn shortened(digest: &str) -> String {
    digest.chars().take(12).chain(['…']).collect()
}
