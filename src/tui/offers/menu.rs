//! The menu of what may be done: due first, each line with its paragraph, filtered as one types.

use std::collections::HashMap;
use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tui_input::Input;

use crate::locale::Locale;
use crate::report::{self, PlayerNames};
use crate::tournament::{Command, Offer, OfferListing};
use crate::tui::keymap::Action;
use crate::tui::list::SelectableList;
use crate::tui::rank::{FoldedLines, SearchTerms, Searched, folded};
use crate::tui::render_ctx::{Hits, RenderCtx};
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{CHOSEN, NOT_NOW, URGENT};
use crate::tui::{edit, text};

/// What is chosen and typed in a menu.
#[derive(Default)]
pub(in crate::tui) struct OfferChooser {
    /// What a line must contain.
    pub(in crate::tui) filter: Input,
    /// The lines that match.
    pub(in crate::tui) list: SelectableList,
    /// The chosen line of the latest frame. What somebody chose stays chosen where others come before it; else what is
    /// due first takes its place.
    drawn: Option<(usize, Command)>,
    /// Whether somebody chose a line.
    picked: bool,
    /// Whether a line was taken up since something was typed: the next letter looks for something else.
    pub(in crate::tui) taken: bool,
}

/// The columns of the kind's word.
const KIND: usize = 9;

impl OfferChooser {
    /// The offers that have everything that was typed, the best first; as they come where nothing was typed.
    pub(in crate::tui) fn matching<'o>(
        &self,
        offers: &'o [Offer],
        locale: &Locale,
        names: PlayerNames<'_>,
    ) -> Vec<&'o Offer> {
        let wanted = SearchTerms::new(self.filter.value());
        if wanted.is_empty() {
            return offers.iter().collect();
        }
        let mut searching = Searching::new(locale);
        let rank = |offer: &'o Offer| Some((wanted.rank(&searching.offer(offer, names))?, offer));
        let mut found: Vec<_> = offers.iter().filter_map(rank).collect();
        if found.iter().any(|(rank, _)| !rank.by_chance()) {
            found.retain(|(rank, _)| !rank.by_chance());
        }
        found.sort_by_key(|(rank, offer)| rank.order(offer.possible()));
        found.into_iter().map(|(_, offer)| offer).collect()
    }

    pub(in crate::tui) fn chosen<'o>(
        &self,
        offers: &'o [Offer],
        locale: &Locale,
        names: PlayerNames<'_>,
    ) -> Option<&'o Offer> {
        let lines = self.matching(offers, locale, names);
        lines.get(self.place(&lines)).copied()
    }

    /// Where the chosen line stands now.
    fn place(&self, lines: &[&Offer]) -> usize {
        let drawn = self.drawn.as_ref().filter(|(at, _)| self.picked && *at == self.list.at);
        drawn.map_or(self.list.at, |(_, act)| lines.iter().position(|it| it.draft.base == *act).unwrap_or(0))
    }

    /// A key that moves in the menu, or clears what was typed; whether it did anything.
    pub(in crate::tui) fn act(&mut self, action: Action, lines: usize) -> bool {
        match action {
            action if self.list.press(action, lines) => {}
            Action::Back if !self.filter.value().is_empty() => self.clear(),
            _ => return false,
        }
        self.picked = action != Action::Back;
        true
    }

    /// What is typed, to be edited: whoever does so looks on.
    pub(in crate::tui) fn line(&mut self) -> &mut Input {
        self.taken = false;
        &mut self.filter
    }

    /// A letter goes into the filter.
    pub(in crate::tui) fn typed(&mut self, letter: char) {
        let filter = if self.taken { Input::default() } else { std::mem::take(&mut self.filter) };
        *self = Self { filter, ..Self::default() };
        edit::insert(&mut self.filter, letter);
    }

    /// Chooses a line, whatever was chosen before.
    pub(in crate::tui) fn choose(&mut self, at: usize) {
        (self.list.at, self.drawn, self.picked) = (at, None, true);
    }

    /// Nothing typed, the first line chosen.
    pub(in crate::tui) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Draws the menu in a box.
    pub(in crate::tui) fn draw(
        &mut self,
        buffer: &mut Buffer,
        area: Rect,
        look: &RenderCtx<'_>,
        (offers, names): (&[Offer], PlayerNames<'_>),
        hits: &mut Hits,
    ) {
        let lines = self.matching(offers, look.locale, names);
        let possible = offers.iter().filter(|offer| offer.possible()).count();
        let filter = self.filter.value();
        let title = if filter.is_empty() {
            look.with("menu-title", &[("count", possible.into())])
        } else {
            let values =
                [("shown", lines.len().into()), ("count", offers.len().into()), ("filter", filter.into())];
            look.with("menu-filtered", &values)
        };
        let inside = boxed(buffer, area, &title, look.theme);
        if lines.is_empty() {
            let id = if offers.is_empty() { "menu-none" } else { "menu-no-match" };
            Pen::new(buffer, inside, look.theme).said(&look.say(id), look.theme.plain(), "");
            return;
        }
        self.list.at = self.place(&lines).min(lines.len() - 1);
        let at = self.list.at;
        self.drawn = Some((at, lines[at].draft.base.clone()));
        // What the chosen line could not say in full stands below, where there is room for it.
        let columns = usize::from(inside.width);
        let says = text::wrap(&in_full(look, lines[at], names, columns), columns);
        let told = match inside.height {
            0..9 => 0,
            9..16 => 2,
            16.. => (says.len() as u16).clamp(2, 4),
        };
        let room = usize::from(inside.height.saturating_sub(told)).max(1);
        let mut pen = Pen::new(buffer, Rect { height: room as u16, ..inside }, look.theme);
        let mut kind = String::new();
        let wanted = SearchTerms::new(self.filter.value());
        self.list.draw(&mut pen, lines.len(), hits, |pen, at, chosen| {
            let word = look.say(lines[at].listed.word);
            let first = std::mem::replace(&mut kind, word.clone()) != word;
            let shown = if first { word.as_str() } else { "" };
            line(pen, look, lines[at], names, (shown, chosen, &wanted));
        });
        self.list.mark(buffer, area, lines.len(), &title, look.theme);
        if told > 0 {
            let below = Rect { y: inside.y + room as u16, height: told, ..inside };
            let mut pen = Pen::new(buffer, below, look.theme);
            for row in text::within(says, usize::from(told), usize::from(below.width)) {
                pen.line(&[(&row, look.theme.quiet())]);
            }
        }
    }
}

/// What an offer is called, what it says, why it is not possible, on which paragraph: without the columns of a line.
fn in_full(look: &RenderCtx<'_>, offer: &Offer, names: PlayerNames<'_>, columns: usize) -> String {
    let title = look.offer(offer, names);
    let why = report::why_not(look.locale, offer);
    let says = report::offer_says(look.locale, offer);
    let says = if title.contains(&says) { "" } else { &says };
    let cite = text::joined(&look.cite(&offer.cite), columns);
    let parts = [&title, says, why.as_str(), &cite];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// In fewer columns no reason says anything.
const SHORTEST: usize = 12;

/// One line: the kind, what it is called, why not, the paragraph.
fn line(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    offer: &Offer,
    names: PlayerNames<'_>,
    (kind, chosen, wanted): (&str, bool, &SearchTerms),
) {
    let theme = look.theme;
    let (sign, style): (&str, Style) = match (offer.due, offer.possible()) {
        (true, true) => (URGENT, theme.open()),
        (true, false) => (URGENT, theme.plain()),
        (false, true) => (" ", theme.plain()),
        (false, false) => (NOT_NOW, theme.quiet()),
    };
    let wide = usize::from(pen.area.width);
    let title = look.offer(offer, names);
    let why = report::why_not(look.locale, offer);
    let before = 3 + KIND + 1;
    let why = if why.is_empty() { why } else { format!("  {why}") };
    // What it is called comes before why it is not possible: two acts must not look alike. The reason is told in full
    // when the line is chosen; where it has no room at all, the paragraph has its.
    let beside = |why: &str| {
        let spare = wide.saturating_sub(before + text::width(&title) + text::width(why) + 2);
        let cite = text::cut(&look.cite(&offer.cite), (wide / 4).max(12).max(spare));
        let room = wide.saturating_sub(before + text::width(&cite) + 2);
        let left = room.saturating_sub(text::width(&title));
        (cite, room, left)
    };
    let (why, (cite, room, left)) = match beside(&why) {
        found if found.2 >= SHORTEST => (why, found),
        _ => (String::new(), beside("")),
    };
    let title = text::cut(&title, room);
    let why = text::cut(&why, left);
    pen.right(&cite);
    let kind = text::pad(kind, KIND);
    let mut pieces = vec![
        (if chosen { CHOSEN } else { " " }, theme.key()),
        (sign, if offer.due { theme.open() } else { theme.quiet() }),
        (" ", style),
        (kind.as_str(), theme.quiet()),
        (" ", style),
    ];
    let marked = wanted.marked(&title);
    pieces.extend(marked.iter().map(|(piece, is)| (*piece, if *is { theme.marked(style) } else { style })));
    pieces.push((why.as_str(), theme.quiet()));
    pen.line(&pieces);
}

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
    pub(in crate::tui) fn offer(&mut self, offer: &'o Offer, names: PlayerNames<'_>) -> Searched {
        let locale = self.locale;
        let OfferListing { word, sought, .. } = offer.listed;
        let kind = self.kinds.entry(word).or_insert_with(|| folded(&format!("· {}", locale.say(word))));
        let cite = self.cites.entry(offer.cite.as_str());
        let says = self.says.entry((word, sought, &offer.says)).or_insert_with(|| {
            let sought = if sought.is_empty() { String::new() } else { locale.say(sought) };
            FoldedLines::of(&[&report::offer_says(locale, offer), &offer.says, &sought]).shared()
        });
        let mut called = FoldedLines::of(&[&report::offer(locale, offer, names), &offer.label]);
        called.add_folded(&[kind]);
        let cite = cite.or_insert_with(|| folded(&report::cite(locale, &offer.cite)).into());
        Searched::of(called, says).citing(cite)
    }
}
