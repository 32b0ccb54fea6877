//! The finder on the screen: the line, what was found and what each of it is called, and below it the chosen one in
//! full with what Enter does.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

use super::FinderBox;
use super::entry::{self, FinderPage, Goal, PAGES, Query};
use crate::domain::TableId;
use crate::locale::Value;
use crate::report::{self, board};
use crate::station::{LogRow, RuleRow, TableRow};
use crate::tournament::Offer;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::rank::SearchTerms;
use crate::tui::render_ctx::{Hits, RenderCtx};
use crate::tui::text::{Pen, boxed, middle};
use crate::tui::theme::CHOSEN;
use crate::tui::{edit, rules, text};

/// The columns of what kind of thing it is.
const KIND: usize = 10;

/// Draws the finder over a screen.
pub(in crate::tui) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    finder: &mut FinderBox,
    hits: &mut Hits,
) {
    finder.shelf.sync(look.snapshot, look.locale);
    let query = Query::new(finder.line.value(), look.snapshot);
    let fresh = entry::fresh(look.locale, look.snapshot, finder.table);
    let lines = entry::listed(&query, fresh.iter().chain(&finder.shelf.entries));
    let at = entry::place(&lines, finder.chosen.as_ref(), finder.list.at);
    let chosen = lines.get(at).map(|entry| &entry.goal);
    // What stands there now is what Enter means, whatever comes in meanwhile.
    (finder.list.at, finder.chosen) = (at, chosen.cloned());

    let place = middle(area, 100, 32);
    Clear.render(place, buffer);
    let title = look.with("finder-title", &[("count", lines.len().into())]);
    let inside = boxed(buffer, place, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let typed = edit::with_cursor(&finder.line);
    pen.line(&[
        (&look.say("finder-line"), look.theme.key()),
        (" ", look.theme.plain()),
        (&typed, look.theme.strong()),
    ]);
    let Some(goal) = chosen else {
        pen.said(&look.say("finder-no-match"), look.theme.quiet(), "");
        return;
    };
    let told = describe_goal(look, goal);
    let full = in_full(&told, usize::from(inside.width), usize::from(inside.height / 3).max(2));
    let below = (full.len().max(2) as u16 + 1).min(inside.height.saturating_sub(2));
    let room = inside.height.saturating_sub(1 + below);
    let list = Rect { y: inside.y.saturating_add(1), height: room, ..inside };
    let mut pen = Pen::new(buffer, list, look.theme);
    finder.list.draw(&mut pen, lines.len(), hits, |pen, at, chosen| {
        let goal = &lines[at].goal;
        row(pen, look, &describe_goal(look, goal), query.marks(goal), chosen);
    });
    finder.list.mark(buffer, place, lines.len(), &title, look.theme);
    let foot = Rect { y: list.bottom(), height: below, ..inside };
    let mut pen = Pen::new(buffer, foot, look.theme);
    let style = if told.why.is_empty() { look.theme.strong() } else { look.theme.open() };
    pen.line(&[(&told.does, style)]);
    for line in &full {
        pen.line(&pieces(look, query.marks(goal), line, look.theme.plain()));
    }
}

/// What the chosen line could not say in full, on at most so many lines.
fn in_full(told: &FinderText, columns: usize, most: usize) -> Vec<String> {
    text::within(text::wrap(&told.in_full(), columns.max(1)), most, columns)
}

/// One line: what kind of thing, what it is called, why not, the paragraph.
fn row(pen: &mut Pen<'_>, look: &RenderCtx<'_>, told: &FinderText, wanted: &SearchTerms, chosen: bool) {
    let theme = look.theme;
    let style = if told.why.is_empty() { theme.plain() } else { theme.quiet() };
    let wide = usize::from(pen.area.width);
    let before = 2 + KIND + 1;
    let why = if told.why.is_empty() { String::new() } else { format!("  {}", told.why) };
    let spare = wide.saturating_sub(before + text::width(&told.label) + text::width(&why) + 2);
    let cite = text::cut(&told.cite, (wide / 4).max(12).max(spare));
    let room = wide.saturating_sub(before + text::width(&cite) + 2);
    // What it is called comes before why it is not possible; the reason is told in full when the line is chosen.
    let label = text::cut(&told.label, room.saturating_sub(text::width(&why).min(room / 3)));
    let why = text::cut(&why, room.saturating_sub(text::width(&label)));
    pen.right(&cite);
    let kind = text::pad(&told.kind, KIND);
    let mut line = vec![
        (if chosen { CHOSEN } else { " " }, theme.key()),
        (" ", style),
        (kind.as_str(), theme.quiet()),
        (" ", style),
    ];
    line.extend(pieces(look, wanted, &label, style));
    line.push((why.as_str(), theme.quiet()));
    pen.line(&line);
}

/// A text in pieces, what was typed marked in it.
fn pieces<'t>(
    look: &RenderCtx<'_>,
    wanted: &SearchTerms,
    label: &'t str,
    style: Style,
) -> Vec<(&'t str, Style)> {
    let styled = |(piece, is)| (piece, if is { look.theme.marked(style) } else { style });
    wanted.marked(label).into_iter().map(styled).collect()
}

/// What stands on a line, and below the list where it is chosen.
#[derive(Default)]
pub(super) struct FinderText {
    /// What kind of thing it is, or the table where something may be done.
    pub(super) kind: String,
    pub(super) label: String,
    /// What is said of it.
    says: String,
    /// Why it is not possible; empty where it is.
    pub(super) why: String,
    /// The paragraph, or the keys that lead there as well.
    pub(super) cite: String,
    /// What Enter does.
    pub(super) does: String,
}

impl FinderText {
    /// Everything that is known of it, in one piece.
    pub(super) fn in_full(&self) -> String {
        let says = if self.label.contains(&self.says) { "" } else { self.says.as_str() };
        let parts = [self.label.as_str(), says, self.why.as_str(), self.cite.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

/// What a line says; nothing where what it led to is gone.
pub(super) fn describe_goal(look: &RenderCtx<'_>, goal: &Goal) -> FinderText {
    let snapshot = look.snapshot;
    let told = match goal {
        Goal::Page(at) => PAGES.get(*at).map(|it| describe_page(look, it)),
        Goal::Table(table) => {
            snapshot.tables.iter().find(|row| row.table == *table).map(|it| describe_table(look, it))
        }
        Goal::Player(name) => Some(FinderText {
            kind: look.say("finder-kind-player"),
            label: name.clone(),
            says: look.say("finder-no-game"),
            does: look.say("finder-does-round"),
            ..FinderText::default()
        }),
        Goal::Act(table, command) => {
            let offer = entry::offers(snapshot, *table).iter().find(|offer| offer.draft.base == **command);
            offer.map(|it| describe_offer(look, *table, it))
        }
        Goal::Office => Some(FinderText {
            kind: look.say("key-office"),
            label: look.say("sit-down"),
            cite: look.choices.keys.key_of(KeyMode::Everywhere, Action::Office),
            does: look.say("finder-does-screen"),
            ..FinderText::default()
        }),
        Goal::Settings => Some(FinderText {
            kind: look.say("finder-kind-screen"),
            label: look.say("mode-settings"),
            says: look.say("settings-says"),
            cite: look.choices.keys.key_of(KeyMode::Everywhere, Action::Settings),
            does: look.say("finder-does-screen"),
            ..FinderText::default()
        }),
        Goal::Slip(seq) => snapshot.log.iter().rfind(|row| row.seq == *seq).map(|it| describe_slip(look, it)),
        Goal::Rule(at) => snapshot.rules.get(*at).map(|it| describe_rule(look, it)),
    };
    told.unwrap_or_default()
}

fn describe_page(look: &RenderCtx<'_>, page: &FinderPage) -> FinderText {
    let bound = |(mode, action): &(KeyMode, Action)| look.choices.keys.key_of(*mode, *action);
    let keys: Vec<String> = page.keys.iter().map(bound).collect();
    FinderText {
        kind: look.say("finder-kind-screen"),
        label: look.say(page.label),
        cite: keys.join(" "),
        does: look.say("finder-does-screen"),
        ..FinderText::default()
    }
}

fn describe_table(look: &RenderCtx<'_>, row: &TableRow) -> FinderText {
    let table = ("table", row.table.0.into());
    let label = match &row.players {
        Some([a, b]) => look.with("finder-table", &[table, ("a", a.into()), ("b", b.into())]),
        None => look.with("finder-table-free", &[table]),
    };
    FinderText {
        kind: look.say("finder-kind-table"),
        label,
        says: row.words.join(" "),
        does: look.say("finder-does-table"),
        ..FinderText::default()
    }
}

fn describe_offer(look: &RenderCtx<'_>, table: Option<TableId>, offer: &Offer) -> FinderText {
    let why = report::why_not(look.locale, offer);
    let kind = match table {
        Some(table) => look.with("table-short", &[("table", table.0.into())]),
        None => look.say("finder-kind-round"),
    };
    FinderText {
        kind,
        label: look.offer(offer, entry::players(look.snapshot, table)),
        says: report::offer_says(look.locale, offer),
        does: look.say(if offer.possible() { "finder-does-act" } else { "finder-does-not" }),
        why,
        cite: look.cite(&offer.cite),
    }
}

fn describe_slip(look: &RenderCtx<'_>, row: &LogRow) -> FinderText {
    let words = row.spelled().collect::<Vec<_>>().join(" ");
    let [challenger, mover] = [row.challenger, row.challenger.other()].map(|side| row.player(side));
    let values = [
        ("slip", i64::from(row.slip.0).into()),
        ("words", Value::from(&words)),
        ("challenger", challenger.into()),
        ("mover", mover.into()),
    ];
    let table = look.with("table-short", &[("table", row.table.0.into())]);
    FinderText {
        kind: look.say("finder-kind-slip"),
        label: look.with(if words.is_empty() { "finder-slip-bare" } else { "finder-slip" }, &values),
        says: format!(
            "{} {table} · {}",
            look.with("bar-round-brief", &[("round", row.round.0.into())]),
            board::challenge_end(look.locale, row.ended)
        ),
        does: look.say("finder-does-slip"),
        ..FinderText::default()
    }
}

fn describe_rule(look: &RenderCtx<'_>, row: &RuleRow) -> FinderText {
    FinderText {
        kind: look.say("finder-kind-rule"),
        label: format!("{} · {}", row.key, rules::rule_text(look.locale, row)),
        cite: look.cited(&row.cite),
        does: look.say("finder-does-rule"),
        ..FinderText::default()
    }
}
