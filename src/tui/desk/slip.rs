//! The chosen slip: who challenges whom, in time or not, the words, what the next key does.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::lexicon::SourceRef;
use crate::report::{self, Names};
use crate::station::SlipDetail;
use crate::tournament::{SlipPhase, Timeliness, VerdictBy};

use super::listed::{findings, may_look, outcome, players, second};
use super::state::Desk;
use super::{beside, words};
use crate::tui::hint::{self, Step};
use crate::tui::keymap::{Action, Mode};
use crate::tui::keys::TO_NEXT_ROUND;
use crate::tui::log::Widths;
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::theme::{GOOD, OPEN, URGENT};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, desk: &Desk) {
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
        let named: &[(Mode, Action)] =
            if second == "hall-empty-do" { TO_NEXT_ROUND } else { &[(Mode::Desk, Action::NewSlip)] };
        pen.said(&look.keyed(second, named), look.theme.plain(), "");
        if let Some(line) = beside::told(look).filter(|_| !desk.paused) {
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
        phase if desk.writes(phase) => words::open(&mut pen, look, desk, slip),
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
    for (line, cite) in hint::lines(look, Step::Hold) {
        pen.said(&format!("  {line}"), look.theme.quiet(), &cite);
    }
}

/// The result that is entered already, while the slip waits.
fn result(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let here = look.snapshot.tables.iter().find(|row| row.table == slip.row.table);
    let entered = here.and_then(|row| row.game.result);
    let waits = slip.row.phase.is_undecided() && slip.round == look.snapshot.bar.round;
    if let Some(score) = entered.filter(|_| waits) {
        let score = report::score(score, Names(Some(&slip.players)));
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
