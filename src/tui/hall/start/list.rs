//! Drawing the next round: the line that is typed with what is understood of it, the games so far, who is left.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::super::results::sheets_out;
use super::line::{StartLine, entry, understood};
use super::pairs::{PairingLine, PairingLineFault};
use super::{Start, StartStep, explain_fault, forbidden, pairing_as_typed};
use crate::domain::{ClaimId, Side, TableId};
use crate::report;
use crate::rules::{Due, FirstNamed, LateBase};
use crate::station::StartView;
use crate::tournament::{Reason, RoundReason};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text::{Pen, boxed};
use crate::tui::theme::{BAD, CHOSEN, GOOD, URGENT};
use crate::tui::{edit, text};

/// Draws it in a box.
///
/// `untold`: claims whose verdicts nobody has told.
pub(in crate::tui::hall) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    start: &Start,
    untold: &BTreeMap<TableId, ClaimId>,
) {
    let theme = look.theme;
    let Some(view) = &look.snapshot.start else { return };
    let games = start.pairs.iter().filter(|pair| pair.table().is_some()).count();
    let values = [("round", view.round.0.into()), ("games", games.into())];
    let inside = boxed(buffer, area, &look.with("start-title", &values), theme);
    let mut pen = Pen::new(buffer, inside, theme);
    let wide = usize::from(inside.width);
    let against = start.against.as_ref().filter(|_| start.step == StartStep::Reason);
    for why in view.none.iter().chain(against) {
        told_in_full(&mut pen, URGENT, &report::refused_cited(look.locale, why), theme.open());
    }
    if start.step == StartStep::Reason {
        told_in_full(&mut pen, URGENT, &look.say("start-why"), theme.open());
    }
    match start.step {
        StartStep::Sure => {
            let question = match (forbidden(look.snapshot), start.by_lot(view)) {
                (Some(_), _) => "start-not-so",
                (None, true) => "start-sure-lot",
                (None, false) => "start-sure",
            };
            let question = look.with(question, &values);
            told_in_full(&mut pen, URGENT, &question, theme.open());
            let value = edit::with_cursor(&start.line);
            pen.line(&[(CHOSEN, theme.key()), (" ", theme.plain()), (&value, theme.strong())]);
        }
        StartStep::Pairs | StartStep::Reason => {
            let value = edit::with_cursor(&start.line);
            pen.line(&[(CHOSEN, theme.key()), (" ", theme.plain()), (&value, theme.strong())]);
        }
    }
    let overlooked =
        if start.step == StartStep::Sure { reminders(look, start, untold, view) } else { Vec::new() };
    let (last, before) = overlooked.split_last().unzip();
    for reminder in before.into_iter().flatten() {
        told_in_full(&mut pen, URGENT, reminder, theme.open());
    }
    let (sign, says, style) = match start.step {
        StartStep::Reason => (" ", String::new(), theme.open()),
        StartStep::Sure => match last {
            None => (" ", hint(look, view), theme.quiet()),
            Some(last) => (URGENT, last.clone(), theme.open()),
        },
        StartStep::Pairs => typed(look, start, view),
    };
    told_in_full(&mut pen, sign, &says, style);
    if start.step == StartStep::Pairs && start.line.value().trim().is_empty() {
        told_in_full(&mut pen, " ", &look.say("start-hint-more"), theme.quiet());
    }
    match view.bases.get(start.base).filter(|_| view.bases.len() > 1) {
        Some(base) => {
            let id = match base {
                LateBase::Pairing => "start-late-pairing",
                LateBase::PlayStart => "start-late-play",
            };
            let says = look.keyed(id, &[(KeyMode::Start, Action::Toggle)]);
            pen.line(&[("  ", theme.quiet()), (&says, theme.quiet())]);
        }
        None => pen.gap(),
    }
    // Who is in no game is asked about above already.
    let left = if start.step == StartStep::Sure { Vec::new() } else { start.left(view) };
    let names = left.join(" · ");
    let values = [("count", left.len().into()), ("names", (&names).into())];
    let mut lines =
        if left.is_empty() { Vec::new() } else { text::wrap(&look.with("start-left", &values), wide) };
    let gone = view.withdrawn().collect::<Vec<_>>().join(" · ");
    if !gone.is_empty() {
        lines.extend(text::wrap(&look.with("start-withdrawn", &[("names", (&gone).into())]), wide));
    }
    let room = usize::from(pen.left());
    let told = lines.len().min(room.saturating_sub(start.pairs.len()).max(2));
    // The games that were typed last stay in view.
    let room = room.saturating_sub(told);
    for pair in start.pairs.iter().skip(start.pairs.len().saturating_sub(room)) {
        let line = text::cut(&pairing_in_words(look, pair, wide), wide);
        pen.line(&[(&line, theme.plain())]);
    }
    for line in text::within(lines, told, wide) {
        pen.line(&[(&line, theme.open())]);
    }
}

/// What somebody may have overlooked, a sentence each: who is in no game; of the round before verdicts that nobody has
/// told, what nobody has said at a table, and sheets that are not handed in; duties.
fn reminders(
    look: &RenderCtx<'_>,
    start: &Start,
    untold: &BTreeMap<TableId, ClaimId>,
    view: &StartView,
) -> Vec<String> {
    let mut tables: Vec<TableId> = sheets_out(look.snapshot).map(|row| row.table).collect();
    tables.sort_unstable();
    let tables = tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let due = look.snapshot.hall.duties.iter().filter(|duty| duty.due != Due::EndOfEvent);
    let due: Vec<String> = due.map(|duty| look.locale.rule(&duty.text)).collect();
    let mut left = Vec::new();
    if let Some((lists, cite)) = &view.no_list {
        let (lists, cite) = (lists.join(", "), look.cite(cite));
        left.push(look.with("start-no-list", &[("lists", (&lists).into()), ("cite", (&cite).into())]));
    }
    let free = if start.by_lot(view) { Vec::new() } else { start.left(view) };
    // Where seats are drawn by lot, they are not known before.
    if !start.by_lot(view) {
        let against = look.snapshot.foreseen.refused.iter();
        left.extend(against.map(|refusal| {
            let cited = report::refused_cited(look.locale, refusal);
            // What to do is in the question where it can begin all the same.
            match *refusal.why {
                Reason::Round(RoundReason::TooSoonAfter { .. } | RoundReason::WronglyPaired { .. }) => {
                    format!("{cited} · {}", report::refused(look.locale, refusal).instead)
                }
                _ => cited,
            }
        }));
    }
    if !free.is_empty() {
        let names = free.join(" · ");
        left.push(look.with("start-left", &[("count", free.len().into()), ("names", (&names).into())]));
    }
    if !untold.is_empty() {
        let tables = untold.keys().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        left.push(look.with("start-untold", &[("tables", (&tables).into())]));
    }
    let unsaid: BTreeSet<TableId> = look.snapshot.aloud.iter().map(|it| it.table).collect();
    if !unsaid.is_empty() {
        let tables = unsaid.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        left.push(look.with("start-unsaid", &[("tables", (&tables).into())]));
    }
    if !tables.is_empty() {
        left.push(look.with("start-outstanding", &[("tables", (&tables).into())]));
    }
    if let Some(first) = due.first() {
        let values = [("count", due.len().into()), ("first", first.into())];
        left.push(look.with("start-duties", &values));
    }
    left
}

/// What is said of a game beside the names: whether these two have met.
fn met_before(look: &RenderCtx<'_>, a: &str, b: &str) -> String {
    let view = look.snapshot.start.as_ref();
    match view.and_then(|view| view.round_of(a, b)) {
        Some(round) => look.with("start-met", &[("round", round.0.into())]),
        None => String::new(),
    }
}

/// What may be typed, in short, and what it means to be named first.
fn hint(look: &RenderCtx<'_>, view: &StartView) -> String {
    let hint = look.say(match (view.alone, view.byes) {
        (true, _) => "start-hint-alone",
        (false, true) => "start-hint",
        (false, false) => "start-hint-all",
    });
    let first = match view.first {
        Some(FirstNamed::Begins) => look.say("start-first-begins"),
        Some(FirstNamed::Chooses) => look.say("start-first-chooses"),
        Some(FirstNamed::Nothing) | None => return hint,
    };
    format!("{hint} · {first}")
}

/// What is said of the line while it is typed, with its sign.
fn typed(look: &RenderCtx<'_>, start: &Start, view: &StartView) -> (&'static str, String, Style) {
    let (line, theme) = (start.line.value(), look.theme);
    // What may follow a sign by itself, and nothing about games.
    if matches!(line.trim(), "+" | "-" | "−" | "–" | "=") {
        return (" ", look.say("start-hint-more"), theme.quiet());
    }
    match understood(line, view, &start.pairs, look.locale) {
        Ok(StartLine::Empty) => (" ", hint(look, view), theme.quiet()),
        Ok(line) => line_effect(look, start, &line),
        // A name that is not yet typed out is not wrong.
        Err(wrong @ (PairingLineFault::Several(..) | PairingLineFault::NotTwo)) => {
            (" ", explain_fault(look.locale, &wrong), theme.quiet())
        }
        Err(wrong) => (BAD, explain_fault(look.locale, &wrong), theme.plain()),
    }
}

/// What a line would do, with its sign.
fn line_effect(look: &RenderCtx<'_>, start: &Start, line: &StartLine) -> (&'static str, String, Style) {
    let theme = look.theme;
    let with = |id, name, value: &str| look.with(id, &[(name, value.into())]);
    match line {
        StartLine::Empty => (" ", String::new(), theme.quiet()),
        StartLine::Newcomer(player) => {
            (GOOD, with("start-newcomer", "name", &entry(player, look.locale)), theme.good())
        }
        StartLine::Amended(player) => {
            (GOOD, with("start-amended", "entry", &entry(player, look.locale)), theme.open())
        }
        StartLine::Struck(player) => (GOOD, with("start-struck", "player", player), theme.open()),
        StartLine::File(_) => (" ", look.say("start-reads-file"), theme.plain()),
        StartLine::Pair(pair @ PairingLine::Game(it), over) if over.is_empty() => {
            (GOOD, pairing_as_typed(pair) + &met_before(look, &it.a, &it.b), theme.good())
        }
        StartLine::Pair(pair, over) if over.is_empty() => (GOOD, pairing_as_typed(pair), theme.good()),
        StartLine::Pair(pair, over) => {
            let before: Vec<String> =
                over.iter().map(|at| pairing_in_words(look, &start.pairs[*at], usize::MAX)).collect();
            let (now, before) = (pairing_as_typed(pair), before.join(" · "));
            let values = [("now", (&now).into()), ("before", (&before).into())];
            (GOOD, look.with("start-instead", &values), theme.open())
        }
    }
}

/// A text behind its sign, on as many lines as it needs.
fn told_in_full(pen: &mut Pen<'_>, sign: &str, says: &str, style: Style) {
    let room = usize::from(pen.area.width).saturating_sub(2);
    for (at, line) in text::wrap(says, room).iter().enumerate() {
        pen.line(&[(if at == 0 { sign } else { " " }, style), (" ", style), (line, style)]);
    }
}

/// A line that was understood, in words.
fn pairing_in_words(look: &RenderCtx<'_>, pair: &PairingLine, columns: usize) -> String {
    match pair {
        PairingLine::Game(pairing) => {
            let met = met_before(look, &pairing.a, &pairing.b);
            let both = [pairing.a.clone(), pairing.b.clone()];
            look.naming(Some(&both), columns, |names| {
                format!("{:02}  {} – {}{met}", pairing.table.0, names.of(Side::A), names.of(Side::B))
            })
        }
        PairingLine::Bye(player) => look.with("start-bye", &[("player", player.into())]),
        PairingLine::Missed(player) => look.with("start-missed", &[("player", player.into())]),
        PairingLine::Watched(table) => look.with("start-watched", &[("table", table.0.into())]),
        PairingLine::Takes(time) => look.with("start-takes", &[("minutes", (time.0 / 60_000).into())]),
    }
}
