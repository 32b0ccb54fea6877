//! An open slip: the words as they are typed, what to heed, what the next key does.

use ratatui::layout::Rect;

use crate::report;
use crate::station::SlipDetail;

use super::state::Desk;
use crate::tui::bigtext::{self, Size};
use crate::tui::edit;
use crate::tui::hint::{self, Step};
use crate::tui::keymap::{Action, Mode};
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::{GOOD, OPEN, URGENT};

/// What the paper slip says, where nobody can hand it over.
fn paper(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    if !slip.paper.is_empty() {
        let words = text::capitals(&slip.paper.join("  "));
        let label = format!("{}  ", look.say("slip-reads"));
        let words = format!(" {words} ");
        pen.line(&[(&label, look.theme.plain()), (&words, look.theme.chosen())]);
        pen.gap();
    }
}

/// What is worth a look in the words: a letter that no tile has.
fn notes(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    for note in &slip.notes {
        let line = report::word_note(look.locale, note);
        pen.said(&format!("{OPEN} {line}"), look.theme.open(), "");
    }
}

/// The typed words as large as the rest of the panel lets them be, so that the players can compare the spelling.
fn compare(pen: &mut Pen<'_>, look: &RenderCtx<'_>, words: &[String]) {
    let words: Vec<String> = words.iter().map(|word| text::capitals(word)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let size = match bigtext::size_for(&words, pen.area.width, pen.left().saturating_sub(3)) {
        Size::Blocks(scale) => Size::Blocks(scale.min(3)),
        size => size,
    };
    if words.is_empty() || size == Size::Spaced {
        return;
    }
    pen.gap();
    pen.line(&[(&look.say("slip-compare"), look.theme.quiet())]);
    pen.gap();
    for word in words {
        let high = bigtext::height(word, size);
        let place = Rect { y: pen.y, height: high.min(pen.left()), ..pen.area };
        bigtext::draw(pen.buffer, place, word, size, look.theme.strong());
        pen.y = pen.y.saturating_add(high);
    }
}

pub(super) fn open(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &Desk, slip: &SlipDetail) {
    let theme = look.theme;
    let other = slip.row.claimed_by.as_ref().filter(|station| **station != look.snapshot.bar.station);
    if let Some(station) = other.filter(|_| desk.claimed != Some(slip.row.slip)) {
        let what = look.with("claimed-elsewhere", &[("station", station.into())]);
        pen.said(&format!("{URGENT} {what}"), theme.open(), "");
        pen.said(&look.keyed("claimed-elsewhere-do", &[(Mode::Desk, Action::TakeOver)]), theme.plain(), "");
        pen.gap();
    }
    let most = slip.max_words.0;
    let words = desk.words();
    paper(pen, look, slip);
    entry(pen, look, desk);
    if !desk.changed() {
        notes(pen, look, slip);
    }
    pen.gap();
    let (rule, style) = match most {
        Some(most) if words.len() > usize::from(most) => {
            (format!("{URGENT} {}", words_rule(look, Some(most))), theme.bad())
        }
        most => (words_rule(look, most), theme.plain()),
    };
    pen.said(&rule, style, &look.cite(&slip.max_words.1));
    for (line, cite) in hint::lines(look, Step::Words) {
        pen.said(&line, theme.plain(), &cite);
    }
    next(pen, look, desk, slip, words.is_empty());
    systems(pen, look, slip);
    for (line, cite) in hint::lines(look, Step::Meanwhile) {
        if pen.left() > 2 {
            pen.said(&line, theme.quiet(), &cite);
        }
    }
    compare(pen, look, &words);
}

/// Which adjudication system serves words of this length, and who carries what.
fn systems(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    if slip.systems.is_empty() || pen.left() < 3 {
        return;
    }
    pen.gap();
    for system in &slip.systems {
        let id = if system.needs_slip { "system-slip" } else { "system-no-slip" };
        let tiles = report::range(system.tiles);
        let values = [("name", (&system.name).into()), ("tiles", (&tiles).into())];
        let units = system.units.and_then(|units| u32::try_from(units).ok());
        let units = units.map(|units| {
            let values = [("count", i64::from(units).into()), ("name", (&system.name).into())];
            look.with("system-units", &values)
        });
        let told = [look.with(id, &values), look.locale.rule(&system.travels), units.unwrap_or_default()];
        let line = told.join(" ").replace("  ", " ");
        // What does not fit in full is left to the rules.
        if usize::from(pen.left()) < text::wrap(&line, usize::from(pen.area.width)).len() {
            return;
        }
        pen.said(line.trim_end(), look.theme.quiet(), &look.cite(&system.cite));
    }
}

fn words_rule(look: &RenderCtx<'_>, most: Option<u16>) -> String {
    match most {
        None => look.say("words-any"),
        Some(1) => look.say("words-one"),
        Some(most) => look.with("words-most", &[("count", most.into())]),
    }
}

/// The word lines, in a box of their own, a word a line.
fn entry(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &Desk) {
    let theme = look.theme;
    let shown = text::capitals(&edit::with_cursor(&desk.entry));
    let mut lines: Vec<String> = vec![String::new()];
    for letter in shown.chars() {
        if letter.is_whitespace() {
            if lines.last().is_some_and(|line| !line.is_empty()) {
                lines.push(String::new());
            }
        } else if let Some(line) = lines.last_mut() {
            line.push(letter);
        }
    }
    let height = (lines.len() as u16 + 2).min(pen.left());
    let place = Rect { y: pen.y, height, ..pen.area };
    let most = look.snapshot.phrases.max_words.unwrap_or_default();
    let title = look.with("slip-words", &[("most", most.into())]);
    let inside = boxed(pen.buffer, place, &title, theme);
    let mut inner = Pen::new(pen.buffer, inside, theme);
    let from = lines.len().saturating_sub(usize::from(inside.height));
    for (number, line) in lines.iter().enumerate().skip(from) {
        let before = if lines.len() > 1 { format!("{} ", number + 1) } else { String::new() };
        inner.line(&[(&before, theme.quiet()), (line, theme.strong())]);
    }
    pen.y = pen.y.saturating_add(height);
}

/// Where the slip stands on its way to the verdict, and the key for the next step.
fn next(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &Desk, slip: &SlipDetail, empty: bool) {
    let theme = look.theme;
    let (must, cite) = (slip.confirm_spelling.0, look.cite(&slip.confirm_spelling.1));
    let agreed = slip.confirmed && !desk.changed();
    if must && agreed {
        pen.said(&format!("{GOOD} {}", look.say("spelling-agreed")), theme.good(), &cite);
    } else if must {
        pen.said(&look.say("spelling-needed"), theme.plain(), &cite);
    }
    if slip.concede.0 {
        pen.said(
            &look.keyed("concede-allowed", &[(Mode::Desk, Action::Concede)]),
            theme.plain(),
            &look.cite(&slip.concede.1),
        );
    }
    pen.gap();
    let most = look.snapshot.phrases.max_words.filter(|most| desk.words().len() > usize::from(*most));
    let (key, what) = match (empty, most, must && !agreed) {
        (true, ..) => ("", look.say("next-type")),
        (false, Some(most), _) => ("", look.with("next-too-many", &[("most", most.into())])),
        (false, None, true) => ("Tab", look.say("next-agree")),
        (false, None, false) => ("Enter", look.say("next-decide")),
    };
    let gap = if key.is_empty() { "" } else { "  " };
    pen.line(&[("→ ", theme.open()), (key, theme.key()), (gap, theme.plain()), (&what, theme.strong())]);
}
