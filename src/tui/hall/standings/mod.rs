//! The standings: worked out when the results change, found by typing, in each order that the ruleset knows.

pub(in crate::tui) mod columns;
mod list;

use std::sync::{Arc, Weak};

use tui_input::Input;

use crate::report::standings::{NoOrder, Row, rank};
use crate::station::{Snapshot, StandingsView};
use crate::tournament::{Offer, OfferKind};

use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::hall::round;
use crate::tui::keymap::Action;
use crate::tui::offers::form;
use crate::tui::rank::folded;
use crate::tui::ui::Ui;

pub(super) use list::draw;

/// What is chosen and typed in the standings.
#[derive(Default)]
pub(in crate::tui) struct Standings {
    /// What a name or a club must have in it.
    pub(in crate::tui) filter: Input,
    /// The place of the order; the usual one is the first.
    order: usize,
    /// The chosen line among those that are listed.
    at: usize,
    /// The first line in view, and how many are, from the latest frame.
    view: (usize, usize),
    ranked: Ranked,
}

/// The standings by one order, until the results change.
#[derive(Default)]
struct Ranked {
    of: Weak<StandingsView>,
    order: usize,
    /// `None` where the ruleset names no order.
    rows: Option<Result<Vec<Row>, NoOrder>>,
    /// What each line is found by.
    found_by: Vec<String>,
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

    /// The lines that have everything that was typed.
    fn listed(&self) -> Vec<&Row> {
        let wanted: Vec<String> = self.filter.value().split_whitespace().map(folded).collect();
        let rows = self.ranked.rows.iter().flatten().flatten().zip(&self.ranked.found_by);
        let has = |text: &String| wanted.iter().all(|part| text.contains(part));
        rows.filter(|(_, text)| has(text)).map(|(row, _)| row).collect()
    }

    /// What may be done about the constants of the order in view.
    fn constants<'s>(&self, snapshot: &'s Snapshot) -> Option<&'s Offer> {
        let order = snapshot.standings.as_ref()?.orders.get(self.order)?;
        let of = |kind: &OfferKind| matches!(kind, OfferKind::Constants(id) if *id == order.value.id);
        snapshot.hall.offers.iter().find(|offer| of(&offer.kind))
    }

    /// The keys that would do nothing here.
    pub(in crate::tui) fn idle(&self, snapshot: &Snapshot) -> Vec<&'static str> {
        let orders = snapshot.standings.as_ref().map_or(0, |view| view.orders.len());
        let mut idle = Vec::new();
        idle.extend((orders < 2).then_some("key-other-order"));
        idle.extend(self.constants(snapshot).is_none().then_some("key-constants"));
        idle
    }

    /// A letter goes into the filter.
    pub(in crate::tui) fn typed(&mut self, letter: char) {
        edit::insert(&mut self.filter, letter);
        self.at = 0;
    }

    /// A click on a line.
    pub(in crate::tui) fn click(&mut self, at: usize) {
        self.at = at;
    }
}

/// A key in the standings.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let (Some(standings), Some(view)) = (&mut ui.hall.standings, &snapshot.standings) else {
        ui.hall.standings = None;
        return Vec::new();
    };
    standings.sync(view);
    let last = standings.listed().len().saturating_sub(1);
    let page = standings.view.1.max(1);
    match action {
        Action::Up => standings.at = standings.at.saturating_sub(1),
        Action::Down => standings.at = (standings.at + 1).min(last),
        Action::PageUp => standings.at = standings.at.saturating_sub(page),
        Action::PageDown => standings.at = (standings.at + page).min(last),
        Action::Back if standings.filter.value().is_empty() => ui.hall.standings = None,
        Action::Back => {
            standings.filter.reset();
            standings.at = 0;
        }
        Action::Enter => {
            if let Some(offer) = standings.constants(snapshot) {
                return form::take_up(ui, &offer.clone(), round::place(snapshot));
            }
            ui.problem = Some(Problem::plain(ui.locale.say("standings-no-constants"), String::new()));
        }
        Action::Toggle if view.orders.len() < 2 => {
            ui.problem = Some(Problem::plain(ui.locale.say("standings-one-order"), String::new()));
        }
        Action::Toggle => standings.order = (standings.order + 1) % view.orders.len(),
        _ => {}
    }
    Vec::new()
}
