//! What the console knows of a game beside its sheets, in words.

use crate::domain::Side;
use crate::report;

use super::state::Beside;
use crate::tui::render_ctx::RenderCtx;

/// What the console knows of a game that belongs into its sums, side by side; `brief`: in figures.
pub(super) fn told(look: &RenderCtx<'_>, beside: &[Beside; 2], brief: bool) -> String {
    let mut parts = Vec::new();
    for (side, known) in Side::BOTH.into_iter().zip(beside) {
        let named = side.to_string();
        if known.penalties.0 != 0 {
            let points = report::points(known.penalties);
            let values = [("points", (&points).into()), ("side", (&named).into())];
            parts.push(look.with(if brief { "results-penalty-brief" } else { "results-penalty" }, &values));
        }
        if let Some((over, costs)) = known.over {
            let (time, points) = (over.age(), report::points(costs));
            let values = [("time", (&time).into()), ("points", (&points).into()), ("side", (&named).into())];
            parts.push(look.with(if brief { "results-over-brief" } else { "results-over" }, &values));
        }
    }
    let rule = look.snapshot.results.as_ref().and_then(|view| view.overtime.as_ref());
    if let Some(cite) = rule.filter(|_| !brief && beside.iter().any(|known| known.over.is_some())) {
        parts.push(look.cite(cite));
    }
    parts.join(", ")
}
