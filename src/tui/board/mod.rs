//! A projector's board: pages for the hall that turn by themselves, below a line with the event, the round and the
//! time of day. It draws what the hall may know, and knows no more.

mod list;
mod look;
mod pages;
mod tables;

use std::sync::Arc;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::keymap::{Action, KeyMode};
use super::keys::KeyBindings;
use super::text;
use super::theme::{Palette, Theme, URGENT};
use crate::domain::{At, Millis};
use crate::locale::Locale;
use crate::report::board;
use crate::station::{BoardTable, BoardTime, BoardView, JournalHealth, TableStanding};
use look::Look;

/// The least columns and rows on which a board makes sense.
const LEAST: (u16, u16) = (40, 12);
/// How long the keys are told, once, as the board opens.
const HINT: Millis = Millis(5_000);

/// What a board shows on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPage {
    /// The event, before its first round.
    Title,
    /// The time of the round, and how every table stands.
    Clocks,
    /// Who plays whom.
    Pairings,
    /// The decisions that were announced.
    Latest,
    /// The standings.
    Standings,
    /// The countdown for everybody.
    Countdown,
}

/// What somebody at the board's keys wants done by the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAct {
    /// Leave.
    Quit,
    /// Draw everything anew.
    Repaint,
}

/// How a board looks, and what it shows.
#[derive(Clone, Debug)]
pub struct BoardOptions {
    /// Whether colours are wanted.
    pub colour: bool,
    /// Which.
    pub palette: Palette,
    /// The only page to show; without it, what the round is just about.
    pub only: Option<BoardPage>,
    /// How long a page stays.
    pub page: Millis,
    /// Which key does what.
    pub keys: Arc<KeyBindings>,
}

/// The board: which page is shown, since when.
pub struct ProjectorBoard {
    locale: &'static Locale,
    theme: Theme,
    options: BoardOptions,
    opened: At,
    /// The page that is shown, with its number among those of its kind.
    shown: (BoardPage, usize),
    since: At,
    /// Pages that somebody wants to go on, or back.
    turns: i32,
    counted: PageCounts,
}

/// On how many pages each kind stands, as it was counted for what is shown now: in a large hall that takes longer than
/// drawing a page.
#[derive(Default)]
struct PageCounts {
    /// For which view, by the moment for which it was worked out, and in which area.
    of: Option<(At, Rect)>,
    pages: Vec<(BoardPage, usize)>,
}

impl PageCounts {
    fn count(&mut self, page: BoardPage, look: &Look<'_>, area: Rect) -> usize {
        let of = Some((look.view.built, area));
        if self.of != of {
            *self = Self { of, pages: Vec::new() };
        }
        let known = self.pages.iter().find_map(|(kind, count)| (*kind == page).then_some(*count));
        known.unwrap_or_else(|| {
            let count = pages::count(page, look, area);
            self.pages.push((page, count));
            count
        })
    }
}

impl ProjectorBoard {
    /// A board at its first moment.
    pub fn new(locale: &'static Locale, options: BoardOptions, now: At) -> Self {
        let theme = Theme::new(options.colour).with(options.palette);
        let first = options.only.unwrap_or(BoardPage::Title);
        Self {
            locale,
            theme,
            options,
            opened: now,
            shown: (first, 0),
            since: now,
            turns: 0,
            counted: PageCounts::default(),
        }
    }

    /// An event of the terminal; gives what the program is to do.
    pub fn input(&mut self, event: &Event, now: At) -> Option<BoardAct> {
        let Event::Key(key) = event else { return None };
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if leaves(key, &self.options.keys) {
            return Some(BoardAct::Quit);
        }
        match (key.code, self.options.keys.action(KeyMode::Everywhere, key)) {
            (_, Some(Action::Repaint)) => return Some(BoardAct::Repaint),
            (_, Some(Action::Theme)) => {
                if let Some(palette) = self.theme.palette() {
                    self.theme = self.theme.with(palette.next());
                }
            }
            (KeyCode::Right | KeyCode::Down | KeyCode::PageDown | KeyCode::Char(' '), None) => {
                self.turn(1, now);
            }
            (KeyCode::Left | KeyCode::Up | KeyCode::PageUp, None) => self.turn(-1, now),
            _ => {}
        }
        None
    }

    fn turn(&mut self, by: i32, now: At) {
        self.turns = self.turns.saturating_add(by);
        self.since = now;
    }

    /// Draws a frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, view: &BoardView) {
        let area = frame.area();
        let look = Look { locale: self.locale, theme: self.theme, view };
        let buffer = frame.buffer_mut();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            too_small(buffer, area, &look);
            return;
        }
        head(buffer, Rect { height: 1, ..area }, &look);
        let mut body = Rect { y: area.y + 2, height: area.height - 4, ..area };
        if let Some(trouble) = trouble(&look) {
            let y = body.bottom() - 1;
            look::centred(buffer, body, y, &format!("{URGENT} {trouble}"), self.theme.open());
            body.height -= 1;
        }
        let plan = self.plan(view).into_iter();
        let counted = plan.map(|page| (page, self.counted.count(page, &look, body))).collect::<Vec<_>>();
        let pages: Vec<(BoardPage, usize)> = counted
            .into_iter()
            .flat_map(|(page, count)| (0..count).map(move |number| (page, number)))
            .collect();
        let at = self.go_on(&pages, view.now);
        pages::page(buffer, body, &look, self.shown);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        if view.now.since(self.opened) < HINT {
            let key = self.options.keys.key_of(KeyMode::Everywhere, Action::Theme);
            let keys = look.with("board-keys", &[("key", (&key).into())]);
            look::centred(buffer, foot, foot.y, &keys, self.theme.quiet());
        } else if pages.len() > 1 {
            self.page_bar(buffer, foot, (at, pages.len()), view.now);
        }
    }

    /// The pages that are shown in turn: what the round is just about.
    fn plan(&self, view: &BoardView) -> Vec<BoardPage> {
        use BoardPage::{Clocks, Countdown, Latest, Pairings, Standings, Title};
        if let Some(only) = self.options.only {
            return vec![only];
        }
        if view.event.is_empty() || view.round.0 == 0 {
            return vec![Title];
        }
        let any = |holds: fn(&BoardTable) -> bool| view.tables.iter().any(holds);
        let (open, over) = (any(BoardTable::unfinished), any(|table| table.over));
        let begun = view.time != BoardTime::Waits && any(|table| table.stands != TableStanding::Before);
        let mut pages = match (open, view.duplicate) {
            (true, true) => vec![Countdown],
            (true, false) if begun => vec![Clocks, Pairings],
            (true, false) => vec![Pairings, Clocks],
            (false, _) => Vec::new(),
        };
        if open && over {
            // Who still looks for a table has found it.
            pages.retain(|page| *page != Pairings);
        }
        if over && view.withheld.is_none() && !view.standings.orders.is_empty() {
            pages.push(Standings);
        }
        // Nothing hides the letters and the time of a game that everybody plays at once.
        let at_once = open && view.duplicate;
        if !view.latest.is_empty() && !at_once {
            pages.push(Latest);
        }
        if pages.is_empty() {
            pages.push(Title);
        }
        pages
    }

    /// Turns the page where its time is over or somebody wants it; gives the place of the page that is shown.
    fn go_on(&mut self, pages: &[(BoardPage, usize)], now: At) -> usize {
        let same = |page: &&(BoardPage, usize)| **page == self.shown;
        let kind = |page: &(BoardPage, usize)| page.0 == self.shown.0;
        let here = pages.iter().position(|page| same(&page)).or_else(|| pages.iter().rposition(kind));
        let mut turns = i64::from(std::mem::take(&mut self.turns));
        if here.is_none() {
            // What was shown has no place any more: another begins, and stays its time.
            (self.since, turns) = (now, 0);
        } else if turns == 0 && now.since(self.since) >= self.options.page {
            (self.since, turns) = (now, 1);
        }
        let count = pages.len().max(1);
        let at = i64::try_from(here.unwrap_or(0)).unwrap_or(0) + turns;
        let at = usize::try_from(at.rem_euclid(i64::try_from(count).unwrap_or(1))).unwrap_or(0);
        self.shown = pages.get(at).copied().unwrap_or(self.shown);
        at
    }

    /// Which page of how many, and how much of its time is over.
    fn page_bar(&self, buffer: &mut Buffer, area: Rect, (at, count): (usize, usize), now: At) {
        let number = format!(" {}/{count} ", at + 1);
        let x = text::put(buffer, area, (area.x, area.y), &number, self.theme.quiet());
        let wide = i64::from(area.right().saturating_sub(x + 1));
        let gone = now.since(self.since).0.clamp(0, self.options.page.0);
        let full = wide * gone / self.options.page.0.max(1);
        let bar = |count: i64, sign: &str| sign.repeat(usize::try_from(count).unwrap_or(0));
        let x = text::put(buffer, area, (x, area.y), &bar(full, "━"), self.theme.key());
        text::put(buffer, area, (x, area.y), &bar(wide - full, "─"), self.theme.frame());
    }
}

/// Whether a key leaves the board: nothing is lost by it.
fn leaves(key: &KeyEvent, keys: &KeyBindings) -> bool {
    let quits = keys.action(KeyMode::Everywhere, key) == Some(Action::Quit);
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Esc => true,
        KeyCode::Char('c' | 'C') if control => true,
        // `q` as it is typed, and where it stands on a Greek keyboard.
        KeyCode::Char('q' | 'Q' | ';') => {
            key.modifiers.is_empty() || key.modifiers == KeyModifiers::SHIFT || quits
        }
        _ => quits,
    }
}

/// The event, the round, the time of day.
fn head(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let (view, theme) = (look.view, look.theme);
    let time = look.time(view.now);
    let right = u16::try_from(text::width(&time)).unwrap_or(0) + 1;
    text::put(buffer, area, (area.right().saturating_sub(right), area.y), &time, theme.strong());
    let mut round = board::round(look.locale, view);
    if !round.is_empty() {
        round.insert_str(0, " · ");
    }
    if view.own_edition {
        round = format!("{round} · {URGENT} {}", look.say("bar-own-edition"));
    }
    let room = usize::from(area.width.saturating_sub(right + 3)).saturating_sub(text::width(&round));
    let line = format!("{}{round}", text::cut(&view.event, room));
    text::put(buffer, area, (area.x + 1, area.y), &line, theme.strong());
}

/// What is wrong with the journal, and up to when it is shown here.
fn trouble(look: &Look<'_>) -> Option<String> {
    match &look.view.journal {
        JournalHealth::Sound { .. } => None,
        JournalHealth::Halted { .. } => Some(look.say("board-halted")),
        JournalHealth::Damaged { .. } => Some(look.say("board-damaged")),
    }
}

/// What a terminal that is too small shows.
fn too_small(buffer: &mut Buffer, area: Rect, look: &Look<'_>) {
    let needs = look.with("small-needs", &[("columns", LEAST.0.into()), ("rows", LEAST.1.into())]);
    let lines = [look.say("board-enlarge"), needs];
    let lines = lines.iter().flat_map(|line| text::wrap(line, usize::from(area.width.max(1))));
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        text::put(buffer, area, (area.x, y), &line, look.theme.strong());
    }
}
