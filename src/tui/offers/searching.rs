//! Offers made ready to be searched.

use std::collections::HashMap;
use std::sync::Arc;

use crate::locale::Locale;
use crate::report::{self, Names};
use crate::tournament::{Offer, OfferListing};
use crate::tui::rank::{Lines, Searched, folded};

/// Makes offers ready to be searched. What several of them have in common is made once: after some rounds there is one
/// for every result that has not come.
pub(in crate::tui) struct Searching<'o> {
    locale: &'o Locale,
    kinds: HashMap<&'static str, String>,
    cites: HashMap<&'o str, Arc<str>>,
    /// What is said of an offer, by its kind's word, by what else it is called and by what the ruleset says of it.
    says: HashMap<(&'static str, &'static str, &'o str), Arc<str>>,
}

impl<'o> Searching<'o> {
    pub(in crate::tui) fn new(locale: &'o Locale) -> Self {
        Self { locale, kinds: HashMap::new(), cites: HashMap::new(), says: HashMap::new() }
    }

    /// What one may look for in an offer. Its name is what it is called on the screen, what the regulation calls it,
    /// its kind's word behind it; then comes its paragraph, then what it says.
    pub(in crate::tui) fn offer(&mut self, offer: &'o Offer, names: Names<'_>) -> Searched {
        let locale = self.locale;
        let OfferListing { word, sought, .. } = offer.listed;
        let kind = self.kinds.entry(word).or_insert_with(|| folded(&format!("· {}", locale.say(word))));
        let cite = self.cites.entry(offer.cite.as_str());
        let says = self.says.entry((word, sought, &offer.says)).or_insert_with(|| {
            let sought = if sought.is_empty() { String::new() } else { locale.say(sought) };
            Lines::of(&[&report::offer_says(locale, offer), &offer.says, &sought]).shared()
        });
        let mut called = Lines::of(&[&report::offer(locale, offer, names), &offer.label]);
        called.add_folded(&[kind]);
        let cite = cite.or_insert_with(|| folded(&report::cite(locale, &offer.cite)).into());
        Searched::of(called, says).citing(cite)
    }
}
