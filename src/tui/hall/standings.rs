//! The standings: worked out when the results change, found by typing, in each order that the ruleset knows; how
//! they are drawn, with as many columns as have room.

use std::sync::{Arc, Weak};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::NameOrder;
use crate::locale::{Locale, Value};
use crate::report::standings::{NoOrder, StandingsRow, cells, criterion, missing, place, rank};
use crate::rules::Standing;
use crate::station::{Snapshot, StandingsView};
use crate::tournament::{Command, Offer, SetupCommand};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::list::SelectableList;
use crate::tui::rank::folded;
use crate::tui::render_ctx::{ClickTarget, Hits, RenderCtx};
use crate::tui::screen::{EventCtx, Go, OfferPlace, Screen, TakenUp};
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{CHOSEN, URGENT};
use crate::tui::{edit, text};

/// What is chosen and typed in the standings.
#[derive(Default)]
pub(in crate::tui) struct Standings {
    /// What a name or a club must have in it.
    filter: Input,
    /// The place of the order; the usual one is the first.
    order: usize,
    list: SelectableList,
    ranked: Ranked,
}

/// The standings by one order, until the results change.
#[derive(Default)]
struct Ranked {
    of: Weak<StandingsView>,
    order: usize,
    /// `None` where the ruleset names no order.
    rows: Option<Result<Vec<StandingsRow>, NoOrder>>,
    /// What each line is found by.
    found_by: Vec<String>,
}

impl Ranked {
    /// The lines that have everything that was typed.
    fn matching(&self, filter: &str) -> Vec<&StandingsRow> {
        let wanted: Vec<String> = filter.split_whitespace().map(folded).collect();
        let rows = self.rows.iter().flatten().flatten().zip(&self.found_by);
        let has = |text: &String| wanted.iter().all(|part| text.contains(part));
        rows.filter(|(_, text)| has(text)).map(|(row, _)| row).collect()
    }
}

impl Standings {
    /// Works the standings out, where they are not those of these results in this order.
    fn sync(&mut self, view: &Arc<StandingsView>) {
        let of = Arc::downgrade(view);
        if self.ranked.of.ptr_eq(&of) && self.ranked.order == self.order {
            return;
        }
        let rows = view
            .orders
            .get(self.order)
            .map(|it| rank(&view.results, &it.value, &view.constants_of(&it.value)));
        let listed = rows.iter().flatten().flatten();
        let found_by = listed.map(|row| folded(&format!("{} {}", row.player, row.club))).collect();
        self.ranked = Ranked { of, order: self.order, rows, found_by };
    }

    /// What may be done about the constants of the order in view.
    fn constants<'s>(&self, snapshot: &'s Snapshot) -> Option<&'s Offer> {
        let order = snapshot.standings.as_ref()?.orders.get(self.order)?;
        let of = |offer: &&Offer| match &offer.draft.base {
            Command::Setup(SetupCommand::SetConstants { order: id, .. }) => *id == order.value.id,
            _ => false,
        };
        snapshot.hall.offers.iter().find(of)
    }
}

impl Screen for Standings {
    fn mode(&self) -> KeyMode {
        KeyMode::Standings
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let Some(view) = &cx.snapshot.standings else { return Go::Back };
        self.sync(view);
        let lines = self.ranked.matching(self.filter.value()).len();
        match action {
            action if self.list.press(action, lines) => {}
            Action::Back if self.filter.value().is_empty() => return Go::Back,
            Action::Back => {
                self.filter.reset();
                self.list.at = 0;
            }
            Action::Enter => {
                if let Some(offer) = self.constants(cx.snapshot) {
                    return Go::TakeUp(TakenUp::at_once(offer, OfferPlace::default()));
                }
                cx.error("standings-no-constants");
            }
            Action::Toggle if view.orders.len() < 2 => cx.error("standings-one-order"),
            Action::Toggle => self.order = (self.order + 1) % view.orders.len(),
            _ => {}
        }
        Go::Stay
    }

    /// A letter goes into the filter.
    fn type_letter(&mut self, letter: char, _: &mut EventCtx<'_>) -> Go {
        edit::insert(&mut self.filter, letter);
        self.list.at = 0;
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        Some(&mut self.filter)
    }

    fn click(&mut self, hit: ClickTarget, _: &mut EventCtx<'_>) -> Go {
        if let ClickTarget::Line(at) = hit {
            self.list.at = at;
        }
        Go::Stay
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        let orders = look.snapshot.standings.as_ref().map_or(0, |view| view.orders.len());
        let mut dead = Vec::new();
        dead.extend((orders < 2).then_some("key-other-order"));
        dead.extend(self.constants(look.snapshot).is_none().then_some("key-constants"));
        dead
    }
}

/// The columns of the place, with the sign before it.
const PLACE: usize = 6;
/// The fewest columns in which a name is known again.
const NAME: usize = 16;

/// How wide the columns are: a name in full where it fits, the criteria from the first on as far as they do.
pub(in crate::tui) struct StandingsColumns {
    name: usize,
    names: NameOrder,
    club: usize,
    games: (String, usize),
    /// The head of each criterion that fits, and how wide it is.
    criteria: Vec<(String, usize)>,
}

impl StandingsColumns {
    pub(in crate::tui) fn of(
        locale: &Locale,
        rows: &[&StandingsRow],
        (order, names): (&Standing, NameOrder),
        wide: usize,
    ) -> Self {
        let longest =
            |of: fn(&StandingsRow) -> &str| rows.iter().map(|row| text::width(of(row))).max().unwrap_or(0);
        let (longest_name, clubs) = (longest(|row| &row.player), longest(|row| &row.club));
        let cells: Vec<Vec<String>> = rows.iter().map(|row| cells(locale, order, row)).collect();
        let games = locale.say("standings-games");
        let games = (games.clone(), text::width(&games).max(2) + 2);
        let mut left = wide.saturating_sub(PLACE + games.1 + longest_name.min(NAME) + 2);
        let mut fitting = Vec::new();
        for (at, it) in order.columns().into_iter().enumerate() {
            let head = criterion(locale, order, it);
            let shown = cells.iter().filter_map(|row| row.get(at)).map(|it| text::width(it)).max();
            let needs = text::width(&head).max(shown.unwrap_or(0)) + 2;
            if needs > left {
                break;
            }
            left -= needs;
            fitting.push((head, needs));
        }
        let name = longest_name.min(longest_name.min(NAME) + left);
        left = left.saturating_sub(name.saturating_sub(longest_name.min(NAME)));
        let club = if clubs > 0 && left >= NAME + 2 { clubs.min(left - 2) } else { 0 };
        Self { name, names, club, games, criteria: fitting }
    }

    pub(in crate::tui) fn head(&self, locale: &Locale) -> String {
        let mut line = format!("{}{}", " ".repeat(PLACE + 2), text::pad("", self.name));
        if self.club > 0 {
            line.push_str(&text::pad(&format!("  {}", locale.say("standings-club")), self.club + 2));
        }
        line.push_str(&text::pad_left(&self.games.0, self.games.1));
        for (head, wide) in &self.criteria {
            line.push_str(&text::pad_left(head, *wide));
        }
        line
    }

    pub(in crate::tui) fn line(&self, locale: &Locale, order: &Standing, row: &StandingsRow) -> String {
        let name = text::pad(&text::name(&row.player, self.names, self.name), self.name);
        let mut line = format!("{}  {name}", text::pad_left(&place(row), PLACE - 2));
        if self.club > 0 {
            line.push_str("  ");
            line.push_str(&text::pad(&text::cut(&row.club, self.club), self.club));
        }
        line.push_str(&text::pad_left(&row.games.to_string(), self.games.1));
        for ((_, wide), shown) in self.criteria.iter().zip(cells(locale, order, row)) {
            line.push_str(&text::pad_left(&shown, *wide));
        }
        line
    }
}

/// Games that have no result are named up to so many.
const NAMED: usize = 6;

/// Draws the standings in a box.
pub(in crate::tui::hall) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    standings: &mut Standings,
    hits: &mut Hits,
) {
    let theme = look.theme;
    let Some(view) = &look.snapshot.standings else { return };
    standings.sync(view);
    let order = view.orders.get(standings.order);
    let title = order.map(|it| look.locale.rule(&it.value.title)).unwrap_or_default();
    let values = [("round", view.results.rounds.into()), ("order", (&title).into())];
    let title = look.with("standings-title", &values);
    let inside = boxed(buffer, area, &title, theme);
    let mut pen = Pen::new(buffer, inside, theme);
    let (lead, typed) = (look.say("log-filter"), edit::with_cursor(&standings.filter));
    let cite = order.map_or_else(String::new, |it| look.cite(&it.cite));
    if text::width(&lead) + text::width(&typed) + text::width(&cite) + 3 <= usize::from(inside.width) {
        pen.right(&cite);
    }
    pen.line(&[(&lead, theme.key()), (" ", theme.plain()), (&typed, theme.strong())]);
    for note in notes(look, view) {
        pen.said(&format!("{URGENT} {note}"), theme.open(), "");
    }
    let Some(order) = order else {
        pen.said(&look.say("standings-no-order"), theme.plain(), "");
        return;
    };
    let unknown = missing(&order.value, &view.constants_of(&order.value)).join(", ");
    if !unknown.is_empty() {
        let says = look.with("standings-constants", &[("names", Value::from(&unknown))]);
        let says = format!("{URGENT} {says}");
        pen.said(&says, theme.open(), &look.cite(&order.cite));
    }
    let rows = standings.ranked.matching(standings.filter.value());
    if rows.is_empty() {
        pen.said(&look.say("standings-nobody"), theme.quiet(), "");
        return;
    }
    let full = in_full(look, rows[standings.list.at.min(rows.len() - 1)], &order.value);
    let full = text::wrap(&full, usize::from(inside.width).max(1));
    let below = full.len().min(3) as u16;
    let columns = StandingsColumns::of(
        look.locale,
        &rows,
        (&order.value, look.snapshot.bar.names),
        usize::from(inside.width),
    );
    pen.line(&[(&columns.head(look.locale), theme.quiet())]);
    pen.area.height = pen.area.height.saturating_sub(below);
    standings.list.draw(&mut pen, rows.len(), hits, |pen, at, chosen| {
        let style = if rows[at].place.is_some() { theme.plain() } else { theme.quiet() };
        let line = columns.line(look.locale, &order.value, rows[at]);
        pen.line(&[(if chosen { CHOSEN } else { " " }, theme.key()), (" ", style), (&line, style)]);
    });
    standings.list.mark(buffer, area, rows.len(), &title, theme);
    let foot = Rect { y: inside.bottom().saturating_sub(below), height: below, ..inside };
    let mut pen = Pen::new(buffer, foot, theme);
    for line in full.iter().take(usize::from(below)) {
        pen.line(&[(line, theme.strong())]);
    }
}

/// What is provisional in the standings, and what comes before they are published.
fn notes(look: &RenderCtx<'_>, view: &StandingsView) -> Vec<String> {
    let mut notes = Vec::new();
    let missing = &view.results.missing;
    if !missing.is_empty() {
        // One or two more are named too: the dots would take their place.
        let most = if missing.len() > NAMED + 2 { NAMED } else { missing.len() };
        let named = missing.iter().take(most).map(|(round, table)| {
            look.with("standings-game", &[("round", round.0.into()), ("table", table.0.into())])
        });
        let mut named = named.collect::<Vec<_>>().join(", ");
        if missing.len() > most {
            named.push_str(", …");
        }
        let values = [("count", missing.len().into()), ("games", (&named).into())];
        notes.push(look.with("standings-provisional", &values));
    }
    if view.duties > 0 {
        notes.push(look.with("standings-duties", &[("count", view.duties.into())]));
    }
    notes
}

/// A player with everything that the order asks for.
fn in_full(look: &RenderCtx<'_>, row: &StandingsRow, order: &Standing) -> String {
    let mut parts = vec![format!("{} {}", place(row), row.player)];
    if !row.club.is_empty() {
        parts.push(row.club.clone());
    }
    parts.push(format!("{} {}", look.say("standings-games"), row.games));
    for (it, shown) in order.columns().into_iter().zip(cells(look.locale, order, row)) {
        parts.push(format!("{} {shown}", criterion(look.locale, order, it)));
    }
    if let Some(points) = row.place_points {
        parts.push(format!("{} {points}", look.say("standings-place-points")));
    }
    parts.join(" · ")
}
