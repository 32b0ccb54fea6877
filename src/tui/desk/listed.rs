//! What stands on a slip and on its ruling alike: who challenges whom, what the lists say of the words, what was ruled
//! on them before.

use ratatui::style::Style;

use crate::domain::{Role, Side};
use crate::lexicon::Outcome;
use crate::report;
use crate::station::SlipDetail;
use crate::tournament::RuledBefore;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::text::Pen;
use crate::tui::theme::{BAD, GOOD, OPEN, URGENT};

/// What helps to rule on each word, and what the lists said of it.
pub(super) fn findings(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let whys: Vec<String> = slip.findings.iter().map(|it| report::finding(look.locale, it)).collect();
    for (at, finding) in slip.findings.iter().enumerate() {
        let (sign, style) = outcome(look, finding.outcome);
        pen.said(&format!("{sign} {}", finding.word), style, &look.cite(&finding.cite));
        for before in slip.ruled_before.iter().filter(|before| before.word == finding.word) {
            ruled_before(pen, look, before);
        }
        if may_look(look.console.role) {
            for advice in &finding.advice {
                let id = if advice.listed { "advice-listed" } else { "advice-not-listed" };
                let line =
                    look.with(id, &[("source", (&report::source(look.locale, &advice.source)).into())]);
                pen.said(&format!("  {line}"), look.theme.quiet(), "");
            }
        }
        // What is true of several words, one after another, is said once, behind the last of them.
        if whys.get(at + 1) != Some(&whys[at]) {
            pen.said(&format!("  {}", whys[at]), look.theme.plain(), "");
        }
    }
}

/// The earlier ruling on a word, which asks to be followed.
fn ruled_before(pen: &mut Pen<'_>, look: &RenderCtx<'_>, before: &RuledBefore) {
    let outcome = look.say(if before.valid { "rule-valid" } else { "rule-invalid" });
    let values = [
        ("outcome", (&outcome).into()),
        ("slip", i64::from(before.slip.0).into()),
        ("reasons", (&before.reasons).into()),
    ];
    let line = look.with("ruled-before", &values);
    pen.said(&format!("  {URGENT} {line}"), look.theme.strong(), &look.cite(&before.cite));
    if !before.sources.is_empty() {
        pen.said(&format!("    {}", look.locale.items(&before.sources)), look.theme.quiet(), "");
    }
}

/// What the other lists say, for the judge alone.
pub(super) fn second(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let theme = look.theme;
    pen.gap();
    pen.said(&look.say("second-title"), theme.strong(), "");
    for (word, advice) in &slip.second {
        for (id, listed) in [("second-listed", true), ("second-not-listed", false)] {
            let said = advice
                .iter()
                .filter(|it| it.listed == listed)
                .map(|it| report::source(look.locale, &it.source));
            let sources = look.locale.items(said);
            if !sources.is_empty() {
                let line = look.with(id, &[("word", word.into()), ("sources", (&sources).into())]);
                pen.said(&format!("  {line}"), theme.plain(), "");
            }
        }
    }
    for (word, source, gloss) in &slip.glosses {
        let source = report::source(look.locale, source);
        let args = [("word", word.into()), ("gloss", gloss.into()), ("source", (&source).into())];
        pen.said(&format!("  {}", look.with("second-gloss", &args)), theme.plain(), "");
    }
    if slip.second.iter().all(|(_, advice)| advice.is_empty()) {
        pen.said(&format!("  {}", look.say("second-none")), theme.plain(), "");
    }
}

/// The sign and the style of an outcome.
pub(in crate::tui) fn outcome(look: &RenderCtx<'_>, outcome: Outcome) -> (&'static str, Style) {
    match outcome {
        Outcome::Valid => (GOOD, look.theme.good()),
        Outcome::Invalid => (BAD, look.theme.bad()),
        Outcome::NotCovered => (OPEN, look.theme.open()),
    }
}

/// Whether an office may look into lists that decide nothing.
pub(super) fn may_look(role: Role) -> bool {
    role.may_act_as(Role::Judge)
}

/// Mover and challenger, with the clock's face where it has one.
pub(super) fn players(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let theme = look.theme;
    for side in Side::BOTH {
        let name = &slip.players[side.index()];
        let (sign, role) =
            if side == slip.challenger { (URGENT, "slip-challenges") } else { (" ", "slip-played") };
        if let Some(face) = slip.face {
            pen.right(&face[side.index()].face());
        }
        let style = if side == slip.challenger { theme.strong() } else { theme.plain() };
        let (letter, role) = (format!("{sign} {side}  "), look.say(role));
        // Who challenges whom comes before a name in full.
        let face = slip.face.map_or(0, |face| text::width(&face[side.index()].face()) + 2);
        let used = text::width(&letter) + 2 + text::width(&role) + face;
        let room = usize::from(pen.area.width).saturating_sub(used);
        let name = text::name(name, look.snapshot.bar.names, room);
        pen.line(&[(&letter, style), (&name, style), ("  ", style), (&role, theme.quiet())]);
    }
}
