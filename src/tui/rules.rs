//! The rules in force: everything that the ruleset says, each with its paragraph and what ephor does about it.
//! Searched as one types; read only.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tui_input::Input;

use crate::locale::Locale;
use crate::station::{Does, RuleRow, Snapshot};

use super::act::Act;
use super::edit;
use super::keymap::Action;
use super::offers::menu::folded;
use super::pen::{Pen, boxed, paint};
use super::render_ctx::RenderCtx;
use super::text;
use super::theme::CHOSEN;
use super::ui::Ui;

/// What is chosen and typed among the rules.
#[derive(Default)]
pub(super) struct Rules {
    /// What a line must contain.
    pub(super) filter: Input,
    at: usize,
    /// Lines in view, from the latest frame.
    rows: usize,
}

impl Rules {
    /// Chooses a line of all, by its place.
    pub(super) fn show(&mut self, at: usize) {
        self.filter.reset();
        self.at = at;
    }

    /// The rules that have everything that was typed.
    fn matching<'s>(&self, snapshot: &'s Snapshot, locale: &Locale) -> Vec<&'s RuleRow> {
        let wanted: Vec<String> = self.filter.value().split_whitespace().map(folded).collect();
        let has = |row: &&RuleRow| {
            wanted.is_empty() || {
                let text = folded(&format!(
                    "{} {} {} {} {}",
                    row.key,
                    row.cite,
                    row.says,
                    locale.rule(&row.says),
                    row.does.words()
                ));
                wanted.iter().all(|part| text.contains(part))
            }
        };
        snapshot.rules.iter().filter(has).collect()
    }
}

impl Does {
    /// What one may look for in it.
    fn words(&self) -> String {
        match self {
            Self::Value { reading: Some(reading) } => format!("{} {}", reading.question, reading.reading),
            Self::Value { reading: None } => String::new(),
        }
    }
}

/// A key among the rules.
pub(super) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let last = ui.rules.matching(snapshot, ui.locale).len().saturating_sub(1);
    let rules = &mut ui.rules;
    let page = rules.rows.max(1);
    match action {
        Action::Up => rules.at = rules.at.saturating_sub(1),
        Action::Down => rules.at = (rules.at + 1).min(last),
        Action::PageUp => rules.at = rules.at.saturating_sub(page),
        Action::PageDown => rules.at = (rules.at + page).min(last),
        Action::Back => {
            rules.filter.reset();
            rules.at = 0;
        }
        _ => {}
    }
    Vec::new()
}

/// A letter goes into the filter.
pub(super) fn typed(ui: &mut Ui, letter: char) {
    edit::insert(&mut ui.rules.filter, letter);
    ui.rules.at = 0;
}

/// Draws the rules, the chosen one in full below.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, rules: &mut Rules) {
    let found = rules.matching(look.snapshot, look.locale);
    let values = [
        ("ruleset", (&look.snapshot.bar.ruleset).into()),
        ("shown", found.len().into()),
        ("count", look.snapshot.rules.len().into()),
    ];
    let full = (area.height / 4).clamp(5, 9);
    let list = Rect { height: area.height.saturating_sub(full), ..area };
    let inside = boxed(buffer, list, &look.with("rules-title", &values), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    pen.line(&[
        (&look.say("log-filter"), look.theme.key()),
        (" ", look.theme.plain()),
        (&edit::with_cursor(&rules.filter), look.theme.strong()),
    ]);
    if found.is_empty() {
        pen.said(&look.say("rules-no-match"), look.theme.quiet(), "");
    }
    rules.at = rules.at.min(found.len().saturating_sub(1));
    let room = usize::from(pen.left()).max(1);
    rules.rows = room;
    let from = (rules.at + 1).saturating_sub(room);
    let wide = usize::from(inside.width);
    let key = (wide / 3).clamp(16, 40);
    for (at, row) in found.iter().enumerate().skip(from).take(room) {
        let here = pen.here();
        let chosen = at == rules.at;
        let says = look.locale.rule(&row.says);
        let spare = wide.saturating_sub(key + 4 + text::width(&says));
        let cite = text::cut(&row.cite, (wide / 4).max(14).max(spare));
        pen.right(&cite);
        let says = text::cut(&says, wide.saturating_sub(key + 4 + text::width(&cite)));
        pen.line(&[
            (if chosen { CHOSEN } else { " " }, look.theme.key()),
            (&text::pad(&row.key, key), look.theme.strong()),
            (" ", look.theme.plain()),
            (&says, look.theme.plain()),
        ]);
        if chosen {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
    let below = Rect { y: list.bottom(), height: full.min(area.height), ..area };
    if let Some(row) = found.get(rules.at) {
        whole(buffer, below, look, row);
    }
}

/// One rule in full: what it says, on which paragraph, what is done about it.
fn whole(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, row: &RuleRow) {
    let inside = boxed(buffer, area, &row.key, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    pen.said(&look.locale.rule(&row.says), look.theme.strong(), &row.cite);
    let (line, style) = does(look, &row.does);
    pen.said(&line, style, "");
}

fn does(look: &RenderCtx<'_>, does: &Does) -> (String, Style) {
    let theme = look.theme;
    match does {
        Does::Value { reading: None } => (look.say("rules-value"), theme.quiet()),
        Does::Value { reading: Some(it) } => {
            let values = [("question", (&it.question).into()), ("reading", (&it.reading).into())];
            (look.with("rules-reading", &values), theme.open())
        }
    }
}
