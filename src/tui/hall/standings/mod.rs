//! The standings: worked out when the results change, found by typing, in each order that the ruleset knows.

pub(in crate::tui) mod columns;
mod list;

use std::sync::{Arc, Weak};

use tui_input::Input;

use crate::report::standings::{NoOrder, Row, rank};
use crate::station::{Snapshot, StandingsView};
use crate::tournament::{Command, Offer, SetupCommand};

use crate::tui::edit;
use crate::tui::keymap::{Action, Mode};
use crate::tui::list::List;
use crate::tui::rank::folded;
use crate::tui::render_ctx::{Hit, RenderCtx};
use crate::tui::screen::{EventCtx, Go, Place, Screen, TakenUp};

pub(super) use list::draw;

/// What is chosen and typed in the standings.
#[derive(Default)]
pub(in crate::tui) struct Standings {
    /// What a name or a club must have in it.
    filter: Input,
    /// The place of the order; the usual one is the first.
    order: usize,
    list: List,
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

impl Ranked {
    /// The lines that have everything that was typed.
    fn matching(&self, filter: &str) -> Vec<&Row> {
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
    fn mode(&self) -> Mode {
        Mode::Standings
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
                    return Go::TakeUp(TakenUp::at_once(offer, Place::default()));
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

    fn click(&mut self, hit: Hit, _: &mut EventCtx<'_>) -> Go {
        if let Hit::Line(at) = hit {
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
