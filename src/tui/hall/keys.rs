//! What a key does in the hall, on all tables and on the pages over them.

use tui_input::Input;

use super::clocks::Clocks;
use super::standings::Standings;
use super::state::HallScreen;
use crate::domain::Citation;
use crate::station::Snapshot;
use crate::tui::act::ScreenProblem;
use crate::tui::edit::Ahead;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::{ClickTarget, RenderCtx};
use crate::tui::screen::{EventCtx, Go, HallPage, Screen};
use crate::tui::verdict::{at_the_clock, claim::said_with_claim, settle};

impl Screen for HallScreen {
    fn mode(&self) -> KeyMode {
        match self.page() {
            _ if self.shows_verdict() => KeyMode::ClaimVerdict,
            Some(page) => page.mode(),
            None => KeyMode::Hall,
        }
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let mode = self.mode();
        // From one list of the hall to the next.
        if mode != KeyMode::Hall && matches!(action, Action::Round | Action::Results | Action::Standings) {
            if self.may_leave() {
                self.close();
                return self.press_at_tables(action, cx);
            }
            cx.error(if mode == KeyMode::Start { "start-yes-or-no" } else { "results-yes-or-no" });
            return Go::Stay;
        }
        if mode == KeyMode::ClaimVerdict {
            return self.press_at_verdict(action, cx);
        }
        match self.page_mut() {
            Some(page) => page.press(action, cx),
            None => self.press_at_tables(action, cx),
        }
    }

    /// A letter goes to the page that is open; over all tables it opens the finder.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.shows_verdict() {
            if !letter.is_whitespace() {
                cx.error("typed-nowhere");
            }
            return Go::Stay;
        }
        match self.page_mut() {
            Some(page) => page.type_letter(letter, cx),
            None if letter.is_whitespace() => Go::Stay,
            None => Go::Find(letter),
        }
    }

    fn edited_line(&mut self, snapshot: &Snapshot) -> Option<&mut Input> {
        if self.shows_verdict() { None } else { self.page_mut()?.edited_line(snapshot) }
    }

    fn typed_ahead(&mut self) -> Option<(&mut Ahead, bool)> {
        if self.shows_verdict() { None } else { self.page_mut()?.typed_ahead() }
    }

    fn enters_pasted_lines(&self) -> bool {
        !self.shows_verdict() && self.page().is_some_and(Screen::enters_pasted_lines)
    }

    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        if self.shows_verdict() {
            return Go::Stay;
        }
        if let Some(page) = self.page_mut() {
            return page.click(hit, cx);
        }
        if let ClickTarget::Table(table) = hit {
            // The first click chooses, the second opens: what a double click does as well.
            if self.selected == Some(table) {
                self.open(table);
            }
            self.selected = Some(table);
        }
        Go::Stay
    }

    fn esc_leaves(&self) -> bool {
        !self.shows_verdict() && self.page().is_some_and(Screen::esc_leaves)
    }

    fn dead_keys(&self, look: &RenderCtx<'_>) -> Vec<&'static str> {
        if self.shows_verdict() {
            let by_hand = look.snapshot.table.iter().flat_map(|it| &it.orders).any(at_the_clock);
            return if by_hand { Vec::new() } else { vec!["key-by-hand"] };
        }
        match self.page() {
            Some(page) => page.dead_keys(look),
            None if look.snapshot.hall.leads_duplicate => Vec::new(),
            None => vec!["key-duplicate"],
        }
    }

    fn shown_paragraph(&self, snapshot: &Snapshot) -> Option<Citation> {
        self.form.as_ref()?.shown_paragraph(snapshot)
    }
}

impl HallScreen {
    /// Whether the verdict on a claim fills the screen.
    pub(super) fn shows_verdict(&self) -> bool {
        self.verdict.is_some() && self.form.is_none() && self.clocks.is_none()
    }

    /// The page over all tables, the uppermost.
    fn page(&self) -> Option<&dyn Screen> {
        fn open(page: Option<&impl Screen>) -> Option<&dyn Screen> {
            page.map(|page| page as &dyn Screen)
        }
        let (form, clocks, table) = (self.form.as_ref(), self.clocks.as_ref(), self.table.as_ref());
        let upper = open(form).or(open(clocks)).or(open(table)).or(open(self.results.as_ref()));
        let lower = open(self.duplicate.as_ref()).or(open(self.standings.as_ref()));
        upper.or(lower).or(open(self.start.as_ref())).or(open(self.round.as_ref()))
    }

    /// The same, to be given keys.
    fn page_mut(&mut self) -> Option<&mut dyn Screen> {
        fn open(page: &mut Option<impl Screen>) -> Option<&mut dyn Screen> {
            page.as_mut().map(|page| page as &mut dyn Screen)
        }
        let Self { form, clocks, table, results, duplicate, standings, start, round, .. } = self;
        let upper = open(form).or(open(clocks)).or(open(table)).or(open(results));
        upper.or(open(duplicate)).or(open(standings)).or(open(start)).or(open(round))
    }

    /// Opens a page over the one that is open.
    pub(in crate::tui) fn turn_to(&mut self, page: HallPage, snapshot: &Snapshot) {
        match page {
            HallPage::ResultInParts(table, kind) => {
                self.open(table);
                if let Some(page) = &mut self.table {
                    page.menu.filter = Input::new(kind);
                }
            }
            HallPage::Correction(table, scores) => self.correct(table, scores, snapshot.bar.round),
            HallPage::Clocks(table) => self.clocks = Some(Clocks::open(table)),
            HallPage::Start => self.start_next(snapshot),
        }
    }

    /// Closes the page that is open; what was typed there is kept where it waits for something.
    pub(in crate::tui) fn leave_page(&mut self) {
        match self.mode() {
            KeyMode::OrderForm => self.form = None,
            KeyMode::Clocks | KeyMode::ClockForm => self.clocks = None,
            KeyMode::Table => self.table = None,
            KeyMode::Results => self.put_results_away(),
            KeyMode::Duplicate => self.duplicate = None,
            KeyMode::Standings => self.standings = None,
            KeyMode::Start => self.put_away(),
            KeyMode::Round => self.round = None,
            _ => {}
        }
    }

    /// A key at the verdict on a claim.
    fn press_at_verdict(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        match action {
            // A key pressed twice must not put away a verdict that nobody has seen.
            Action::Enter if self.verdict.as_ref().is_some_and(|it| it.is_fresh(snapshot)) => {}
            Action::Enter => {
                self.verdict = None;
                return said_with_claim(snapshot).into();
            }
            Action::Back => {
                if let (Some(verdict), Some(table)) = (self.verdict.take(), self.open_table()) {
                    self.untold.insert(table, verdict.claim);
                    let what = cx.with("claim-untold", &[("table", table.0.into())]);
                    cx.error_with(what, String::new());
                }
            }
            Action::Settle => {
                return settle(snapshot.table.as_ref().map(|table| table.orders.as_slice()), cx);
            }
            _ => {}
        }
        Go::Stay
    }

    /// A key on all tables.
    fn press_at_tables(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let snapshot = cx.snapshot;
        match action {
            Action::Round => self.open_round(),
            // Before any round there are no results; what can be done is to begin one.
            Action::Results if snapshot.bar.round.0 == 0 => {
                self.start_next(snapshot);
                *cx.problem =
                    Some(ScreenProblem::plain(cx.say("results-no-round"), cx.say("results-no-round-do")));
            }
            Action::Results => self.open_results(snapshot),
            Action::Standings => self.standings = Some(Standings::default()),
            Action::Duplicate if snapshot.hall.leads_duplicate => self.lead_duplicate(),
            Action::Clocks => self.clocks = Some(Clocks::open(None)),
            _ => self.press_in_grid(action, snapshot),
        }
        Go::Stay
    }

    /// Chooses another table, or opens the chosen one.
    fn press_in_grid(&mut self, action: Action, snapshot: &Snapshot) {
        let last = snapshot.tables.len().saturating_sub(1);
        let at = snapshot.tables.iter().position(|row| Some(row.table) == self.selected).unwrap_or(0);
        let (columns, rows) = (self.grid.0.max(1), self.grid.1.max(1));
        let to = match action {
            Action::Left => at.saturating_sub(1),
            Action::Right => at + 1,
            Action::Up => at.checked_sub(columns).unwrap_or(at),
            Action::Down if at + columns > last => at,
            Action::Down => at + columns,
            Action::PageUp => at.saturating_sub(columns * rows),
            Action::PageDown => at + columns * rows,
            Action::Enter => {
                if let Some(row) = snapshot.tables.get(at) {
                    self.open(row.table);
                }
                at
            }
            _ => at,
        };
        self.selected = snapshot.tables.get(to.min(last)).map(|row| row.table);
    }
}
