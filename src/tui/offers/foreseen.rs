//! What would come of a form as it is filled in, below its fields.

use crate::domain::Side;
use crate::report::{self, Names};
use crate::tournament::{
    Command, ConductCommand, ConductEvent, EnterResult, Event, GeneralReason, Reason, ResultCommand,
    ResultEvent, RoundCommand, StandingValue,
};

use super::form::OfferForm;
use crate::tui::pen::Pen;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::theme::URGENT;

/// What the console knows to belong into the points that are typed.
fn in_points(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) {
    let Command::Result(ResultCommand::EnterResult(EnterResult { round: None, .. })) = form.offer.draft.base
    else {
        return;
    };
    let here = look.snapshot.tables.iter().find(|row| row.table == form.place.table);
    let points = here.map(|row| row.counters.each_ref().map(|counters| counters.points));
    let known = Side::BOTH.into_iter().zip(points.unwrap_or_default()).filter(|(_, points)| points.0 != 0);
    let known = known.map(|(side, points)| {
        let (points, side) = (report::points(points), side.to_string());
        look.with("results-penalty", &[("points", (&points).into()), ("side", (&side).into())])
    });
    let known = known.collect::<Vec<_>>().join(", ");
    if !known.is_empty() {
        let line = look.with("form-in-points", &[("what", (&known).into())]);
        pen.said(&format!("{URGENT} {line}"), look.theme.open(), "");
    }
}

/// What would come of it: the sums as they will stand.
pub(super) fn foreseen(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) {
    let names = Names(Some(&form.place.players));
    let sums = |event| report::sums(look.locale, event, names);
    let last = look.snapshot.foreseen.results.iter().filter_map(sums).next_back();
    let moved = match (form.offer.stands, form.draft()) {
        (Some(StandingValue::At(at)), Some(Command::Round(RoundCommand::Redate { shift, .. }))) => {
            Some(look.time(at + shift))
        }
        _ => None,
    };
    let moved_beside = look.snapshot.foreseen.results.iter().filter_map(|event| match event {
        ResultEvent::SpreadAdjusted(_) => {
            Some(report::event(look.locale, &Event::Result(event.clone()), names))
        }
        _ => None,
    });
    for line in moved_beside {
        pen.said(&format!("  {line}"), look.theme.strong(), "");
    }
    for it in &look.snapshot.foreseen.reached {
        let event = Event::Conduct(ConductEvent::ThresholdReached(it.clone()));
        pen.said(&format!("{URGENT} {}", report::event(look.locale, &event, names)), look.theme.open(), "");
    }
    if let Some(refusal) = &look.snapshot.foreseen.refused {
        // What is asked only where it is needed is needed: more follows than the sanction alone.
        if let (
            Command::Conduct(ConductCommand::Impose { .. }),
            Reason::General(GeneralReason::NotAnswered { text, .. }),
        ) = (&form.offer.draft.base, &*refusal.why)
        {
            let text = look.locale.rule(text);
            let line = look.with("form-asks-next", &[("text", (&text).into())]);
            let cite = refusal.cite.as_ref().map(|it| look.cite(it)).unwrap_or_default();
            pen.said(&format!("{URGENT} {line}"), look.theme.open(), &cite);
        }
    }
    in_points(pen, look, form);
    let says = last.map(|score| look.with("form-foreseen", &[("score", (&score).into())]));
    let moved = moved.map(|time| look.with("form-moved", &[("time", (&time).into())]));
    if let Some(says) = says.or(moved) {
        pen.said(&format!("  {says}"), look.theme.strong(), "");
    }
}
