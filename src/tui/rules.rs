//! The rules in force: what the regulation says, in words, and by a second key every value of the ruleset, under the
//! names that its file has for them. Each has its paragraph and what ephor does about it; searched as one types, and
//! opened at a paragraph from wherever one is shown; read only.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tui_input::Input;

use super::keymap::{Action, KeyMode};
use super::list::SelectableList;
use super::rank::folded;
use super::render_ctx::{ClickTarget, Hits, RenderCtx};
use super::screen::{EventCtx, Go, Screen};
use super::text::{Pen, boxed};
use super::theme::CHOSEN;
use super::{edit, text};
use crate::domain::Citation;
use crate::locale::Locale;
use crate::report;
use crate::station::{Does, RuleRow, Snapshot};

/// What is chosen and typed among the rules.
#[derive(Default)]
pub(super) struct Rules {
    /// What a line must contain.
    pub(super) filter: Input,
    list: SelectableList,
    /// Whether the values of the ruleset's file are shown, and not the paragraphs in words.
    values: bool,
    /// Whether the filter was written by the console: the first letter takes its place.
    led: bool,
}

impl Rules {
    /// Chooses a line of what the paragraphs say in words.
    pub(super) fn show(&mut self, chosen: &RuleRow, snapshot: &Snapshot, locale: &Locale) {
        self.filter.reset();
        self.values = false;
        let lines = self.matching(snapshot, locale);
        self.list.at = lines.iter().position(|row| row.key == chosen.key).unwrap_or(0);
    }

    /// Looks for what rests on a cited paragraph, where the regulation says something of it in words.
    pub(super) fn look_for(&mut self, cite: &Citation, snapshot: &Snapshot) {
        if let Some(paragraph) = in_words(cite, snapshot) {
            self.filter = Input::new(paragraph.to_owned());
            self.led = true;
            self.values = false;
            self.list.at = 0;
        }
    }

    /// Whether the values are in view: as asked for, and where the ruleset says nothing in words.
    fn in_values(&self, snapshot: &Snapshot) -> bool {
        self.values || snapshot.rules.iter().all(|row| row.does.is_value())
    }

    /// The rules of the kind in view.
    fn kind<'s>(&self, snapshot: &'s Snapshot) -> impl Iterator<Item = &'s RuleRow> + use<'s> {
        let values = self.in_values(snapshot);
        snapshot.rules.iter().filter(move |row| row.does.is_value() == values)
    }

    /// The rules of the kind in view that have everything that was typed.
    fn matching<'s>(&self, snapshot: &'s Snapshot, locale: &Locale) -> Vec<&'s RuleRow> {
        let wanted: Vec<String> = self.filter.value().split_whitespace().map(folded).collect();
        let has = |row: &&RuleRow| {
            wanted.is_empty() || {
                let text = folded(&format!(
                    "{} {} {} {} {} {}",
                    row.key,
                    row.cite,
                    report::cited(locale, &row.cite),
                    row.says,
                    rule_text(locale, row),
                    row.does.words()
                ));
                wanted.iter().all(|part| text.contains(part))
            }
        };
        self.kind(snapshot).filter(has).collect()
    }
}

impl Screen for Rules {
    fn mode(&self) -> KeyMode {
        KeyMode::Rules
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let lines = self.matching(cx.snapshot, cx.locale).len();
        match action {
            action if self.list.press(action, lines) => {}
            Action::Toggle => {
                self.values = !self.values;
                self.list.at = 0;
            }
            Action::Back => {
                self.led = false;
                self.filter.reset();
                self.list.at = 0;
            }
            _ => {}
        }
        Go::Stay
    }

    /// A letter goes into the filter.
    fn type_letter(&mut self, letter: char, _: &mut EventCtx<'_>) -> Go {
        if std::mem::take(&mut self.led) {
            self.filter.reset();
        }
        edit::insert(&mut self.filter, letter);
        self.list.at = 0;
        Go::Stay
    }

    /// The filter. What the console wrote into it is somebody's own once it is edited.
    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.led = false;
        Some(&mut self.filter)
    }

    fn click(&mut self, hit: ClickTarget, _: &mut EventCtx<'_>) -> Go {
        if let ClickTarget::Line(at) = hit {
            self.list.at = at;
        }
        Go::Stay
    }

    fn esc_leaves(&self) -> bool {
        true
    }
}

impl Does {
    /// Whether it is a value of the ruleset's file, and no paragraph in words.
    pub(super) fn is_value(&self) -> bool {
        matches!(self, Self::Value { .. })
    }

    /// What one may look for in it.
    fn words(&self) -> String {
        match self {
            Self::Value { reading: Some(reading) } => format!("{} {}", reading.question, reading.reading),
            Self::Words { reads: Some(reads), .. } => reads.clone(),
            Self::Value { reading: None } | Self::Words { reads: None, .. } => String::new(),
        }
    }
}

/// The first paragraph of a citation, or the nearest in which it lies, of which something is said in words. `None`
/// where the regulation is silent.
pub(super) fn in_words<'c>(cite: &'c Citation, snapshot: &Snapshot) -> Option<&'c str> {
    if cite.is_silent() {
        return None;
    }
    let mut wanted = cite.as_str().split([',', ';']).next()?.trim();
    let said = |wanted: &str| {
        let mut words = snapshot.rules.iter().filter(|row| matches!(row.does, Does::Words { .. }));
        words.any(|row| rests_on(&row.cite, wanted))
    };
    while !said(wanted) {
        let (within, _) = wanted.rsplit_once(['.', ' '])?;
        if !within.contains(' ') {
            return None;
        }
        wanted = within;
    }
    Some(wanted)
}

/// Whether a citation names a paragraph of this regulation or something in it.
fn rests_on(cite: &str, wanted: &str) -> bool {
    let Some((short, paragraph)) = wanted.split_once(' ') else { return false };
    let Some(rest) = cite.strip_prefix(short).and_then(|rest| rest.strip_prefix(' ')) else { return false };
    let ends = |at: usize| rest[at + paragraph.len()..].chars().next();
    rest.match_indices(paragraph).any(|(at, _)| ends(at).is_none_or(|next| !next.is_alphanumeric()))
}

/// Draws the rules, the chosen one in full below.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    rules: &mut Rules,
    hits: &mut Hits,
) {
    let found = rules.matching(look.snapshot, look.locale);
    let values = [
        ("ruleset", (&look.snapshot.bar.ruleset).into()),
        ("shown", found.len().into()),
        ("count", rules.kind(look.snapshot).count().into()),
    ];
    rules.list.at = rules.list.at.min(found.len().saturating_sub(1));
    let chosen = found.get(rules.list.at).map_or_else(Vec::new, |row| rule_in_full(look, row));
    let lines: u16 = chosen.iter().map(|(line, _, cite)| rows(line, cite, area.width)).sum();
    let full = (area.height / 4).clamp(5, 9).max((lines + 2).min(area.height / 2));
    let list = Rect { height: area.height.saturating_sub(full), ..area };
    let title = if rules.in_values(look.snapshot) { "rules-values" } else { "rules-title" };
    let title = look.with(title, &values);
    let inside = boxed(buffer, list, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    pen.line(&[
        (&look.say("log-filter"), look.theme.key()),
        (" ", look.theme.plain()),
        (&edit::with_cursor(&rules.filter), look.theme.strong()),
    ]);
    if found.is_empty() {
        pen.said(&look.say("rules-no-match"), look.theme.quiet(), "");
    }
    let wide = usize::from(inside.width);
    // Numbers of paragraphs are short; keys of the ruleset's file are not.
    let key = text::widest(found.iter().map(|row| row.key.as_str())).min((wide / 3).clamp(16, 40));
    rules.list.draw(&mut pen, found.len(), hits, |pen, at, chosen| {
        let row = found[at];
        let says = rule_text(look.locale, row);
        let spare = wide.saturating_sub(key + 4 + text::width(&says));
        let cite = text::cut(&look.cited(&row.cite), (wide / 4).max(14).max(spare));
        pen.right(&cite);
        let says = text::cut(&says, wide.saturating_sub(key + 4 + text::width(&cite)));
        pen.line(&[
            (if chosen { CHOSEN } else { " " }, look.theme.key()),
            (&text::pad(&row.key, key), look.theme.strong()),
            (" ", look.theme.plain()),
            (&says, look.theme.plain()),
        ]);
    });
    rules.list.mark(buffer, list, found.len(), &title, look.theme);
    let below = Rect { y: list.bottom(), height: full.min(area.height), ..area };
    if let Some(row) = found.get(rules.list.at) {
        let inside = boxed(buffer, below, &row.key, look.theme);
        let mut pen = Pen::new(buffer, inside, look.theme);
        for (line, style, cite) in &chosen {
            pen.said(line, *style, cite);
        }
    }
}

/// What a rule says in a language, or in English where that is all there is.
pub(super) fn rule_text(locale: &Locale, row: &RuleRow) -> String {
    match (locale.words(&row.key), &row.does) {
        (Some(words), _) => words.to_owned(),
        (None, Does::Value { .. }) => report::value(locale, &row.key, &row.says),
        (None, Does::Words { .. }) => locale.rule(&row.says),
    }
}

/// How many rows a sentence takes in the box, at most.
fn rows(line: &str, cite: &str, wide: u16) -> u16 {
    let room = usize::from(wide).saturating_sub(4 + text::width(cite) + 2);
    text::wrap(line, room.max(24)).len() as u16
}

/// One rule in full: what it says, on which paragraph, what is done about it.
fn rule_in_full(look: &RenderCtx<'_>, row: &RuleRow) -> Vec<(String, Style, String)> {
    let theme = look.theme;
    let says = rule_text(look.locale, row);
    let foreign = matches!(row.does, Does::Words { .. }) && look.locale.tag() != "en" && says == row.says;
    let mut told = vec![(says, theme.strong(), look.cited(&row.cite))];
    for (line, style) in ephor_does(look, row) {
        told.push((line, style, String::new()));
    }
    if foreign {
        told.push((look.say("words-english"), theme.quiet(), String::new()));
    }
    told
}

fn ephor_does(look: &RenderCtx<'_>, row: &RuleRow) -> Vec<(String, Style)> {
    let theme = look.theme;
    match &row.does {
        Does::Value { reading: None } => vec![(look.say("rules-value"), theme.quiet())],
        Does::Value { reading: Some(it) } => {
            let (question, reading) = (look.locale.rule(&it.question), look.locale.rule(&it.reading));
            let values = [("question", (&question).into()), ("reading", (&reading).into())];
            vec![(look.with("rules-reading", &values), theme.open())]
        }
        Does::Words { treatment, reads } => {
            let mut lines = vec![(report::treatment(look.locale, &row.key, treatment), theme.quiet())];
            if let Some(reads) = reads {
                let reading = look.locale.rule(reads);
                lines.push((look.with("words-reads", &[("reading", (&reading).into())]), theme.open()));
                if look.locale.tag() != "en" && reading == *reads {
                    lines.push((look.say("words-english"), theme.quiet()));
                }
            }
            lines
        }
    }
}
