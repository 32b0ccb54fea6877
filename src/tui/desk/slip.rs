//! The chosen slip: who challenges whom, in time or not, the words as they are typed, what to heed, what the next
//! key does; and the verdict of one that is decided.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::listed::{findings, may_look, outcome, players, second};
use super::queue;
use super::state::DeskScreen;
use crate::lexicon::SourceRef;
use crate::report::{self, PlayerNames};
use crate::station::SlipDetail;
use crate::tournament::{SlipPhase, Timeliness, VerdictBy};
use crate::tui::bigtext::{self, LetterSize};
use crate::tui::hint::{self, HintStep};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::keys::TO_NEXT_ROUND;
use crate::tui::log::Widths;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{GOOD, OPEN, URGENT};
use crate::tui::{edit, text};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, desk: &DeskScreen) {
    let detail = look.snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == desk.selected);
    let Some(slip) = detail else {
        let inside = boxed(buffer, area, &look.say("desk-free"), look.theme);
        let mut pen = Pen::new(buffer, inside, look.theme);
        pen.gap();
        if desk.selected.is_some() {
            pen.said(&look.say("table-loading"), look.theme.quiet(), "");
            return;
        }
        let (first, second) = match (desk.paused, look.snapshot.bar.round.0) {
            (true, _) => ("desk-paused", "desk-paused-do"),
            (false, 0) => ("desk-no-round", "hall-empty-do"),
            (false, _) if look.snapshot.bar.clocks.1 == 0 => ("desk-empty", "desk-empty-bare-do"),
            (false, _) => ("desk-empty", "desk-empty-do"),
        };
        pen.said(&look.say(first), look.theme.strong(), "");
        pen.gap();
        let named: &[(KeyMode, Action)] =
            if second == "hall-empty-do" { TO_NEXT_ROUND } else { &[(KeyMode::Desk, Action::NewSlip)] };
        pen.said(&look.keyed(second, named), look.theme.plain(), "");
        if let Some(line) = queue::claims_line(look).filter(|_| !desk.paused) {
            pen.gap();
            pen.said(&line, look.theme.strong(), "");
        }
        latest(&mut pen, look);
        return;
    };
    let values = [("slip", i64::from(slip.row.slip.0).into()), ("table", slip.row.table.0.into())];
    let inside = boxed(buffer, area, &look.with("slip-title", &values), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    players(&mut pen, look, slip);
    timeliness(&mut pen, look, slip);
    hold(&mut pen, look, slip);
    result(&mut pen, look, slip);
    // Whoever asked for it sees it, however little room is left below.
    if desk.second && may_look(look.console.role) {
        second(&mut pen, look, slip);
    }
    pen.gap();
    match slip.row.phase {
        phase if desk.writes(phase) => draw_open(&mut pen, look, desk, slip),
        SlipPhase::Escalated => {
            escalated(&mut pen, look, (slip, desk.has_draft(slip.row.slip)));
            if may_look(look.console.role) && !desk.second {
                let (key, plain) = (look.theme.key(), look.theme.plain());
                pen.line(&[("  ", plain), ("Ctrl-O", key), ("  ", plain), (&look.say("key-second"), plain)]);
            }
        }
        _ => decided(&mut pen, look, slip),
    }
}

/// The newest decisions, while no slip waits.
fn latest(pen: &mut Pen<'_>, look: &RenderCtx<'_>) {
    if look.snapshot.log.is_empty() {
        return;
    }
    pen.gap();
    pen.line(&[(&look.say("hall-latest"), look.theme.strong())]);
    let widths = Widths::of(usize::from(pen.area.width));
    for row in look.snapshot.log.iter().rev().take(usize::from(pen.left())) {
        pen.line(&[(&widths.line(look, row), look.theme.plain())]);
    }
}

fn timeliness(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let theme = look.theme;
    let (sign, style) = match slip.timeliness {
        Timeliness::InTime => (GOOD, theme.good()),
        Timeliness::NotMeasured => (OPEN, theme.open()),
    };
    let cite = slip.timely_by.as_ref().map_or_else(String::new, |it| look.cite(it));
    let said = report::timeliness(look.locale, slip.timeliness, slip.since_press);
    pen.behind(&format!("{sign} "), &said, style, &cite);
}

/// The reservation that was made before the challenge.
fn hold(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let (Some(hold), Some(phrase)) = (&slip.hold, &look.snapshot.phrases.hold) else { return };
    let after = report::after(look.locale, hold.since_press);
    let line = look.with("slip-hold", &[("phrase", phrase.into()), ("after", (&after).into())]);
    pen.said(&format!("  {line}"), look.theme.plain(), "");
    for (line, cite) in hint::lines(look, HintStep::Hold) {
        pen.said(&format!("  {line}"), look.theme.quiet(), &cite);
    }
}

/// The result that is entered already, while the slip waits.
fn result(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let here = look.snapshot.tables.iter().find(|row| row.table == slip.row.table);
    let entered = here.and_then(|row| row.game.result);
    let waits = slip.row.phase.is_undecided() && slip.round == look.snapshot.bar.round;
    if let Some(score) = entered.filter(|_| waits) {
        let score = report::score(score, PlayerNames(Some(&slip.players)));
        let line = look.with("slip-result-stands", &[("score", (&score).into())]);
        pen.said(&format!("{URGENT} {line}"), look.theme.open(), "");
    }
}

/// The lists' findings, and who must rule; whether a ruling was begun.
fn escalated(pen: &mut Pen<'_>, look: &RenderCtx<'_>, (slip, begun): (&SlipDetail, bool)) {
    let phrase = &look.snapshot.phrases.verdicts.not_covered;
    let said = format!("{OPEN} {}", look.with("phrase-aloud", &[("phrase", (&phrase.value).into())]));
    pen.said(&said, look.theme.open(), &look.cite(&phrase.cite));
    let office = look.ruling_office();
    let with_office = |id| look.with(id, &[("office", (&office).into())]);
    pen.said(&with_office("escalated"), look.theme.plain(), "");
    // What is done next is in view, however much the lists say.
    let (key, next) = match (look.console.may_rule, begun) {
        (true, true) => ("Enter", "next-rule-begun"),
        (true, false) => ("Enter", "next-rule"),
        (false, _) => ("", "next-wait"),
    };
    let gap = if key.is_empty() { "" } else { "  " };
    pen.line(&[
        ("→ ", look.theme.open()),
        (key, look.theme.key()),
        (gap, look.theme.plain()),
        (&with_office(next), look.theme.strong()),
    ]);
    pen.gap();
    findings(pen, look, slip);
}

/// A list with its edition and the lengths of which it speaks.
fn evidence(look: &RenderCtx<'_>, source: &SourceRef) -> String {
    let said = report::source(look.locale, source);
    let Some(tiles) = source.tiles.map(report::range) else { return said };
    look.with("evidence", &[("source", (&said).into()), ("tiles", (&tiles).into())])
}

fn decided(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let theme = look.theme;
    for verdict in slip.verdicts.iter() {
        let (sign, style) = outcome(look, verdict.outcome);
        pen.said(&format!("{sign} {}", verdict.word), style, &look.cite(&verdict.cite));
        match &verdict.by {
            VerdictBy::Adopted { source, reason } => {
                let source = evidence(look, source);
                let values = [("source", (&source).into()), ("reason", reason.into())];
                pen.said(&format!("  {}", look.with("slip-adopted", &values)), theme.plain(), "");
            }
            VerdictBy::List { source, .. } => {
                pen.said(&format!("  {}", evidence(look, source)), theme.plain(), "");
            }
            VerdictBy::Referee { .. } => {}
        }
    }
    if slip.conceded {
        pen.said(&look.say("verdict-conceded"), theme.strong(), &look.cite(&slip.concede.1));
    }
    pen.gap();
    pen.said(&look.say("slip-not-announced"), theme.open(), "");
    pen.line(&[
        ("→ ", theme.open()),
        ("Enter", theme.key()),
        ("  ", theme.plain()),
        (&look.say("next-show"), theme.strong()),
    ]);
}

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
        LetterSize::Blocks(scale) => LetterSize::Blocks(scale.min(3)),
        size => size,
    };
    if words.is_empty() || size == LetterSize::Spaced {
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

pub(super) fn draw_open(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &DeskScreen, slip: &SlipDetail) {
    let theme = look.theme;
    let other = slip.row.claimed_by.as_ref().filter(|station| **station != look.snapshot.bar.station);
    if let Some(station) = other.filter(|_| desk.claimed != Some(slip.row.slip)) {
        let what = look.with("claimed-elsewhere", &[("station", station.into())]);
        pen.said(&format!("{URGENT} {what}"), theme.open(), "");
        pen.said(
            &look.keyed("claimed-elsewhere-do", &[(KeyMode::Desk, Action::TakeOver)]),
            theme.plain(),
            "",
        );
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
    for (line, cite) in hint::lines(look, HintStep::Words) {
        pen.said(&line, theme.plain(), &cite);
    }
    next_key(pen, look, desk, slip, words.is_empty());
    systems(pen, look, slip);
    for (line, cite) in hint::lines(look, HintStep::Meanwhile) {
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
fn entry(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &DeskScreen) {
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
fn next_key(pen: &mut Pen<'_>, look: &RenderCtx<'_>, desk: &DeskScreen, slip: &SlipDetail, empty: bool) {
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
            &look.keyed("concede-allowed", &[(KeyMode::Desk, Action::Concede)]),
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
