//! What would come of a form as it is filled in, below its fields.

use crate::domain::Side;
use crate::report::{self, PlayerNames};
use crate::tournament::{
    About, Command, ConductCommand, ConductEvent, EnterResult, Event, GeneralReason, Reason, ResultCommand,
    RoundCommand, StandingValue,
};

use super::form::OfferForm;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::Pen;
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

/// What would come of it: each thing that follows, then the sums as they will stand or the time that will be in force.
/// Whether it stands out, and its line.
fn follows(look: &RenderCtx<'_>, form: &OfferForm) -> Vec<(bool, String)> {
    let names = PlayerNames(Some(&form.place.players));
    let happens = &look.snapshot.foreseen.happens;
    let sums = |event: &Event| match event {
        Event::Result(event) => report::sums(look.locale, event, names),
        _ => None,
    };
    // The first is the act itself, and sums are said once, as they stand at the end.
    let besides = happens.iter().skip(1).filter(|(event, _)| sums(event).is_none());
    let line = |(event, about): &(Event, About)| {
        let reached = matches!(event, Event::Conduct(ConductEvent::ThresholdReached(_)));
        (reached, report::event_about(look.locale, event, names, about))
    };
    let mut lines: Vec<(bool, String)> = besides.map(line).collect();
    let moved = match (form.offer.stands, form.draft()) {
        (Some(StandingValue::At(at)), Some(Command::Round(RoundCommand::Redate { shift, .. }))) => {
            Some(look.with("form-moved", &[("time", (&look.time(at + shift)).into())]))
        }
        _ => None,
    };
    let score = happens.iter().filter_map(|(event, _)| sums(event)).next_back();
    let score = score.map(|score| look.with("form-foreseen", &[("score", (&score).into())]));
    lines.extend(score.or(moved).map(|line| (false, line)));
    lines
}

/// What must be answered first because more follows than the sanction alone: what is asked only where it is needed is
/// needed.
fn asks_next(look: &RenderCtx<'_>, form: &OfferForm) -> Option<(String, String)> {
    let refusal = look.snapshot.foreseen.refused.as_ref()?;
    let (
        Command::Conduct(ConductCommand::Impose { .. }),
        Reason::General(GeneralReason::NotAnswered { text, .. }),
    ) = (&form.offer.draft.base, &*refusal.why)
    else {
        return None;
    };
    let line = look.with("form-asks-next", &[("text", (&look.locale.rule(text)).into())]);
    Some((line, refusal.cite.as_ref().map(|it| look.cite(it)).unwrap_or_default()))
}

/// What would come of it as it is filled in.
pub(super) fn foreseen(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) {
    if let Some((line, cite)) = asks_next(look, form) {
        pen.said(&format!("{URGENT} {line}"), look.theme.open(), &cite);
    }
    in_points(pen, look, form);
    let follows = follows(look, form);
    if !follows.is_empty() {
        pen.said(&look.say("form-follows"), look.theme.quiet(), "");
    }
    for (stands_out, line) in follows {
        let (sign, style) = if stands_out { (URGENT, look.theme.open()) } else { (" ", look.theme.strong()) };
        pen.behind(&format!("{sign} "), &line, style, "");
    }
}

/// The same in lines of text.
pub(in crate::tui) fn foreseen_lines(look: &RenderCtx<'_>, form: &OfferForm) -> Vec<String> {
    let next = asks_next(look, form).map(|(line, _)| line);
    let follows: Vec<String> = follows(look, form).into_iter().map(|(_, line)| line).collect();
    let follows =
        (!follows.is_empty()).then(|| format!("{} {}", look.say("form-follows"), follows.join("; ")));
    next.into_iter().chain(follows).collect()
}
