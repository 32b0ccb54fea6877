//! What runs at an opened table: open claims, and procedures as a list of steps to tick off.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::report::{self, Names};
use crate::station::{ClaimConsequence, ClaimRow, KnownFact, RunRow, TableDetail};

use crate::tui::pen::{Paper, Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::{CHOSEN, GOOD, URGENT};

/// The rows that claims and procedures want, with their frame; none where nothing runs.
pub(super) fn height(look: &RenderCtx<'_>, detail: &TableDetail, columns: usize) -> u16 {
    let wide = columns.saturating_sub(24).max(20);
    let players = detail.row.players.as_ref();
    let claims = detail.claims.iter().map(|row| {
        let paper = Paper::written(columns.saturating_sub(4) as u16, look.theme, |pen| {
            claim(pen, look, row, players);
        });
        usize::from(paper.used)
    });
    let steps = detail.runs.iter().map(|run| {
        let current =
            run.steps.get(run.done).map_or(0, |step| text::wrap(&look.locale.rule(&step.text), wide).len());
        run.steps.len().saturating_sub(1) + current + usize::from(detail.runs.len() > 1)
    });
    let rows: usize = claims.chain(steps).sum();
    if rows == 0 { 0 } else { rows as u16 + 2 }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, detail: &TableDetail) {
    if area.height < 3 {
        return;
    }
    let names = Names(detail.row.players.as_ref());
    let title = match (detail.claims.first(), detail.runs.first()) {
        (Some(_), _) => look.with("running-claims", &[("count", detail.claims.len().into())]),
        (None, Some(run)) => run_title(look, run, names),
        (None, None) => return,
    };
    let inside = boxed(buffer, area, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    for row in &detail.claims {
        claim(&mut pen, look, row, detail.row.players.as_ref());
    }
    let titled = detail.claims.is_empty() && detail.runs.len() == 1;
    for row in &detail.runs {
        if !titled {
            pen.line(&[(&run_title(look, row, names), look.theme.strong())]);
        }
        run(&mut pen, look, row);
    }
}

/// `Too many tiles · Nováková · 2 of 5 done`.
fn run_title(look: &RenderCtx<'_>, run: &RunRow, names: Names<'_>) -> String {
    let values = [("done", run.done.into()), ("count", run.steps.len().into())];
    let done = look.with("running-steps", &values);
    let name = look.locale.rule(&run.name);
    match run.side {
        Some(side) => format!("{name} · {} · {done}", names.of(side)),
        None => format!("{name} · {done}"),
    }
}

/// A question and its answer.
fn known(look: &RenderCtx<'_>, fact: &KnownFact) -> String {
    let text = look.locale.rule(&fact.text);
    let value = match (fact.yes_no, fact.value) {
        (true, 0) => look.say("form-no"),
        (true, _) => look.say("form-yes"),
        (false, value) => value.to_string(),
    };
    // A Greek question ends in a semicolon.
    let colon = if text.ends_with(['?', ';']) { "" } else { ":" };
    format!("{text}{colon} {value}")
}

fn claim(pen: &mut Pen<'_>, look: &RenderCtx<'_>, row: &ClaimRow, players: Option<&[String; 2]>) {
    let theme = look.theme;
    let age = row.age.age();
    let (what, office) = (look.locale.rule(&row.name), report::office(look.locale, row.decides));
    let room = usize::from(pen.area.width).saturating_sub(2);
    let line = look.naming(players, room, |names| {
        let values = [
            ("what", (&what).into()),
            ("player", names.of(row.offender).into()),
            ("age", (&age).into()),
            ("office", (&office).into()),
        ];
        look.with("running-claim", &values)
    });
    pen.behind(&format!("{URGENT} "), &line, theme.strong(), "");
    pen.said(&format!("  {}", look.locale.rule(&row.says)), theme.plain(), &look.cite(&row.cite));
    if !row.facts.is_empty() {
        let facts: Vec<String> = row.facts.iter().map(|fact| known(look, fact)).collect();
        let leads = row.leads_to.map(|outcome| {
            let outcome = report::outcome(look.locale, outcome);
            look.with("running-leads", &[("outcome", (&outcome).into())])
        });
        let known = format!("  {}{}", facts.join(" · "), leads.as_deref().unwrap_or_default());
        pen.said(&known, theme.strong(), "");
    }
    for (outcome, follows) in &row.ends {
        let outcome = report::outcome(look.locale, *outcome);
        let what = match follows {
            ClaimConsequence::This(follows) if follows.is_empty() => look.say("claim-nothing"),
            ClaimConsequence::This(follows) => report::following(
                look.locale,
                follows.iter().map(|it| report::worked(look.locale, it, Names(players))),
            ),
            ClaimConsequence::Once(asked) => {
                let asked = look.locale.rule(asked);
                look.with("claim-once", &[("asked", (&asked).into())])
            }
        };
        let line = look.with("running-end", &[("outcome", (&outcome).into()), ("what", (&what).into())]);
        pen.said(&format!("  {line}"), theme.quiet(), "");
    }
}

/// The steps: those done, the one in hand in full, those to come.
fn run(pen: &mut Pen<'_>, look: &RenderCtx<'_>, row: &RunRow) {
    let theme = look.theme;
    let wide = usize::from(pen.area.width);
    // Where not all fit, the one in hand stays in view with the one before.
    let room = usize::from(pen.left());
    let skip = if row.steps.len() > room { row.done.saturating_sub(1) } else { 0 };
    for (at, step) in row.steps.iter().enumerate().skip(skip) {
        if pen.left() == 0 {
            return;
        }
        let number = format!("{} ", at + 1);
        if at == row.done {
            let lead = format!("{CHOSEN} {number}");
            pen.behind(&lead, &look.locale.rule(&step.text), theme.strong(), &look.cite(&step.cite));
            continue;
        }
        let sign = if at < row.done { GOOD } else { " " };
        let style = if at < row.done { theme.quiet() } else { theme.plain() };
        let room = wide.saturating_sub(2 + text::width(&number) + text::width(&look.cite(&step.cite)) + 2);
        pen.right(&look.cite(&step.cite));
        pen.line(&[
            (sign, style),
            (" ", style),
            (&number, style),
            (&text::cut(&look.locale.rule(&step.text), room), style),
        ]);
    }
}
