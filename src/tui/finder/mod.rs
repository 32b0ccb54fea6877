//! The finder: one box over any screen in which anything is found by a few letters or a number: tables, what may be
//! done about the round and at a table, screens, decisions, rules. Enter goes there; nothing is done without its
//! form.

mod entry;
mod list;

use tui_input::Input;

use self::entry::{FinderEntry, Goal, PAGES, Query, SearchIndex};
use super::edit;
use super::keymap::{Action, KeyMode};
use super::list::SelectableList;
use super::render_ctx::{ClickTarget, RenderCtx};
use super::screen::{EventCtx, Go, OfferPlace, Screen, Tab, TakenUp};
use crate::domain::{Role, TableId};
use crate::station::{Focus, Snapshot};
pub(super) use list::draw;

/// What is chosen and typed in the finder.
#[derive(Default)]
pub(in crate::tui) struct FinderBox {
    line: Input,
    /// What was typed when the choice was made.
    typed: String,
    /// What was found; the chosen line follows where it leads.
    list: SelectableList,
    chosen: Option<Goal>,
    /// The table that is chosen or open where the finder was opened.
    here: Option<TableId>,
    /// The table at which what may be done is listed: the one whose number was typed, else that one.
    table: Option<TableId>,
    shelf: SearchIndex,
}

/// Something that was found, as a line of text.
pub(in crate::tui) struct FinderMatch {
    goal: Goal,
    pub(in crate::tui) text: String,
    /// The table that it opens.
    pub(in crate::tui) table: Option<TableId>,
    /// The screen that it opens.
    pub(in crate::tui) tab: Option<Tab>,
}

impl FinderBox {
    /// The finder, opened where this table is chosen or open.
    pub(in crate::tui) fn new(here: Option<TableId>) -> Self {
        Self { here, table: here, ..Self::default() }
    }

    /// The same with something typed.
    #[must_use]
    pub(in crate::tui) fn searching(mut self, typed: &str, snapshot: &Snapshot) -> Self {
        typed.chars().for_each(|letter| edit::insert(&mut self.line, letter));
        self.sync(snapshot);
        self
    }

    /// What the next snapshot must show closely, besides what the screen below needs.
    pub(in crate::tui) fn focus(&self, below: Focus, role: Role) -> Focus {
        Focus { table: self.table.or(below.table), role: Some(role), round: true, ..below }
    }

    /// Another text chooses its best match, and may name another table.
    pub(in crate::tui) fn sync(&mut self, snapshot: &Snapshot) {
        if self.typed == self.line.value() {
            return;
        }
        self.line.value().clone_into(&mut self.typed);
        (self.list.at, self.chosen) = (0, None);
        self.table = entry::table(&self.typed, snapshot).or(self.here);
    }

    /// In another language things have other names.
    pub(in crate::tui) fn forget_names(&mut self) {
        self.shelf = SearchIndex::default();
    }

    /// The best of what was found, as lines of text: so many at most, and how many there are.
    pub(in crate::tui) fn found(&mut self, look: &RenderCtx<'_>, most: usize) -> (Vec<FinderMatch>, usize) {
        self.shelf.sync(look.snapshot, look.locale);
        let query = Query::new(self.line.value(), look.snapshot);
        let fresh = entry::fresh(look.locale, look.snapshot, self.table);
        let mut lines = entry::listed(&query, fresh.iter().chain(&self.shelf.entries));
        // What is filled in on screens of its own has no lines: `ephor config` sets it, `--role` says who sits down.
        lines.retain(|entry| !matches!(entry.goal, Goal::Office | Goal::Settings));
        let row = |entry: &&FinderEntry| {
            let told = list::describe_goal(look, &entry.goal);
            let (table, tab) = match &entry.goal {
                Goal::Table(table) => (Some(*table), None),
                Goal::Page(at) => (None, PAGES.get(*at).map(|page| page.tab)),
                _ => (None, None),
            };
            let text = format!("{} · {}", told.kind, told.in_full());
            FinderMatch { goal: entry.goal.clone(), text, table, tab }
        };
        (lines.iter().take(most).map(row).collect(), lines.len())
    }
}

impl FinderMatch {
    /// Where it leads.
    pub(in crate::tui) fn leads(&self, snapshot: &Snapshot) -> Go {
        go_to_goal(&self.goal, snapshot)
    }
}

impl Screen for FinderBox {
    fn mode(&self) -> KeyMode {
        KeyMode::Find
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        if action == Action::Back {
            return Go::Back;
        }
        self.shelf.sync(cx.snapshot, cx.locale);
        let query = Query::new(self.line.value(), cx.snapshot);
        let fresh = entry::fresh(cx.locale, cx.snapshot, self.table);
        let lines = entry::listed(&query, fresh.iter().chain(&self.shelf.entries));
        self.list.at = entry::place(&lines, self.chosen.as_ref(), self.list.at);
        if action == Action::Enter {
            if let Some(entry) = lines.get(self.list.at) {
                return go_to_goal(&entry.goal, cx.snapshot);
            }
            cx.error("finder-no-match");
            return Go::Stay;
        }
        self.list.press(action, lines.len());
        self.chosen = lines.get(self.list.at).map(|entry| entry.goal.clone());
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, _: &mut EventCtx<'_>) -> Go {
        edit::insert(&mut self.line, letter);
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        Some(&mut self.line)
    }

    /// A click on a line chooses it, a second one goes there.
    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        let ClickTarget::Line(at) = hit else { return Go::Stay };
        if self.list.at == at {
            return self.press(Action::Enter, cx);
        }
        (self.list.at, self.chosen) = (at, None);
        Go::Stay
    }
}

/// Where a line leads.
fn go_to_goal(goal: &Goal, snapshot: &Snapshot) -> Go {
    match goal {
        Goal::Page(at) => {
            PAGES.get(*at).map_or(Go::Stay, |page| Go::Keys(page.tab, page.keys.get(1..).unwrap_or_default()))
        }
        Goal::Table(table) => Go::Table(*table),
        Goal::Player(_) => Go::Round,
        Goal::Act(table, command) => {
            let Some(offer) =
                entry::offers(snapshot, *table).iter().find(|offer| offer.draft.base == **command)
            else {
                return Go::Stay;
            };
            let place = match (table, &snapshot.table) {
                (Some(_), Some(detail)) => OfferPlace::at(detail),
                _ => OfferPlace::default(),
            };
            Go::Begin(*table, TakenUp::in_form(offer, place))
        }
        Goal::Office => Go::SitDown,
        Goal::Settings => Go::Settings,
        Goal::Slip(seq) => {
            let row = snapshot.log.iter().rfind(|row| row.seq == *seq);
            row.map_or(Go::Stay, |row| Go::Entry(row.slip))
        }
        Goal::Rule(at) => Go::Rule(*at),
    }
}
