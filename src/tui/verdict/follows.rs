//! What follows from a verdict, for whom, and how far each order got.

use ratatui::style::Style;

use crate::domain::{Citation, Side};
use crate::report::{self, PlayerNames};
use crate::rules::{Consequence, Party};
use crate::station::{AffairRow, OrderRow, SlipDetail};
use crate::tournament::{Cause, Event, GameRef, OrderKind, OrderState, ResultEvent, Route, SlipPenalty};

use super::{by_hand, names, style, upheld, word_fell};
use crate::clock::{Notice, Order};
use crate::tui::hint::{self, HintStep};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::theme::{GOOD, URGENT};
use crate::tui::{air, text};

/// A line: what, in which style, and its paragraph at the right.
pub(super) type ConsequenceRow = (String, Style, String);

/// What the regulation says of the challenge, and what it means.
pub(super) fn meaning(look: &RenderCtx<'_>, slip: &SlipDetail, columns: usize) -> Vec<ConsequenceRow> {
    let phrases = &look.snapshot.phrases.verdicts;
    let phrase = if upheld(slip) { &phrases.upheld } else { &phrases.rejected };
    let meaning = look.say(match (upheld(slip), word_fell(slip)) {
        (true, true) => "verdict-upheld",
        (false, false) => "verdict-rejected",
        (true, false) => "verdict-claim-upheld",
        (false, true) => "verdict-claim-rejected",
    });
    let mut rows = Vec::new();
    if slip.conceded {
        let line = look.say("verdict-conceded");
        wrapped(&mut rows, columns, &line, look.theme.strong(), &look.cite(&slip.concede.1));
    }
    let said = look.with("phrase-aloud", &[("phrase", (&phrase.value).into())]);
    let line = format!("{said}  {meaning}");
    wrapped(&mut rows, columns, &line, style(look, slip), &look.cite(&phrase.cite));
    rows
}

/// What follows, what it costs, and how far the orders got, broken into lines.
pub(super) fn rows(look: &RenderCtx<'_>, slip: &SlipDetail, columns: usize) -> Vec<ConsequenceRow> {
    let mut rows: Vec<ConsequenceRow> = Vec::new();
    for (line, style, cite) in sentences(look, slip) {
        wrapped(&mut rows, columns, &line, style, &cite);
    }
    for (line, cite) in hint::lines(look, HintStep::Verdict) {
        wrapped(&mut rows, columns, &line, look.theme.quiet(), &cite);
    }
    rows
}

/// The same without styles.
pub(in crate::tui) fn consequences(look: &RenderCtx<'_>, slip: &SlipDetail) -> Vec<(String, String)> {
    sentences(look, slip).into_iter().map(|(line, _, cite)| (line, cite)).collect()
}

/// A sentence for everything that follows, none twice: an order that says the same as a consequence or as the
/// penalty is told with it.
fn sentences(look: &RenderCtx<'_>, slip: &SlipDetail) -> Vec<ConsequenceRow> {
    let theme = look.theme;
    let (mover, challenger) = names(slip);
    let mut rows: Vec<ConsequenceRow> = Vec::new();
    let mut penal: Vec<Citation> = Vec::new();
    let takes_back = |order: &&OrderRow| matches!(order.wish, OrderKind::TakeBack { .. });
    let (back, mut orders): (Vec<&OrderRow>, Vec<&OrderRow>) = slip.orders.iter().partition(takes_back);
    let told = |order: &OrderRow| {
        let (line, style) = delivery(look, order, &report::wish(look.locale, &order.wish, &order.player));
        (line, style, look.cites(&order.cite))
    };
    // What an earlier verdict had imposed is taken back before anything else is imposed.
    rows.extend(back.into_iter().map(told));
    for (what, cite) in slip.consequences.iter() {
        if slip.penalty.is_some() && matches!(what, Consequence::Penalty { .. }) {
            // The penalty has a sentence of its own that says how much.
            penal.push(cite.clone());
            continue;
        }
        let line = report::consequence(look.locale, what, mover, challenger);
        let loser = loser(*what, slip);
        let same = orders.iter().position(|order| takes_turn(order, loser));
        let (line, style) = match same.map(|at| orders.remove(at)) {
            Some(order) => delivery(look, order, &line),
            None => (format!("• {line}"), theme.strong()),
        };
        rows.push((line, style, look.cite(cite)));
    }
    if let Some(penalty) = &slip.penalty {
        let (mut cite, costs) = (penalty.cite.to_vec(), penalty.costs);
        cite.extend(penal.into_iter().filter(|cite| !penalty.cite.contains(cite)));
        let players = [penalty.side, penalty.side.other()].map(|side| slip.players[side.index()].as_str());
        let (points, cost) = ((costs.points, penalty.credited), (costs.crosses, costs.turns_lost));
        let free = (costs.free_used, slip.allowance);
        let mut line = report::penalty_and_credit(look.locale, players.into(), free, points, cost);
        // What is used reads as the sum of it, unless what is left stands beside it.
        if costs.free_used > 0 && slip.allowance > 0 {
            line.push_str(", ");
            line.push_str(&look.with("penalty-free-left", &[("count", slip.free_left.into())]));
        }
        let same = orders.iter().position(|order| order_says_penalty(order, penalty));
        let (line, style) = match same.map(|at| orders.remove(at)) {
            Some(order) => delivery(look, order, &line),
            None => (format!("• {line}"), theme.open()),
        };
        rows.push((line, style, look.cites(&cite)));
    }
    rows.extend(orders.into_iter().map(told));
    rows.extend(of_the_result(look, slip));
    rows
}

/// What became of a result that had been entered.
fn of_the_result(look: &RenderCtx<'_>, slip: &SlipDetail) -> Option<ConsequenceRow> {
    let decided = slip.decided_at?;
    let of_slip = |cause: &Cause| *cause == Cause::Slip(slip.row.slip);
    let since = look.snapshot.affairs.iter().rev().take_while(|row| row.at >= decided);
    // Whatever came later of the game is what stands.
    let here = |game: GameRef| (game.round, game.table) == (slip.round, slip.row.table);
    let told = |row: &AffairRow| match &row.event {
        Event::Result(ResultEvent::ResultEntered(it)) => here(it.game).then_some(false),
        Event::Result(ResultEvent::GameAwarded(it)) => here(it.game).then_some(false),
        Event::Result(ResultEvent::ResultVoided { cause, .. }) => of_slip(cause).then_some(true),
        Event::Result(ResultEvent::ResultRecounted(it)) => of_slip(&it.cause).then_some(true),
        _ => None,
    };
    let mut found = since.filter_map(|row| Some((row, told(row)?)));
    let (row, _) = found.next().filter(|(_, of_slip)| *of_slip)?;
    let line = report::event_about(look.locale, &row.event, PlayerNames(Some(&slip.players)), &row.about);
    Some((format!("{URGENT} {line}"), look.theme.open(), look.cites(&row.cite)))
}

/// Who loses a turn by a consequence.
fn loser(what: Consequence, slip: &SlipDetail) -> Option<Side> {
    match what {
        Consequence::LoseTurn { who: Party::Mover, .. } => Some(slip.mover()),
        Consequence::LoseTurn { who: Party::Challenger, .. } => Some(slip.challenger),
        _ => None,
    }
}

/// Whether an order says that this side loses a turn.
fn takes_turn(order: &OrderRow, loser: Option<Side>) -> bool {
    let OrderKind::Clock { order: Order::Notice { side, notice: Notice::LoseTurn } } = order.wish else {
        return false;
    };
    Some(side) == loser
}

/// Whether an order says exactly what a penalty costs.
fn order_says_penalty(order: &OrderRow, penalty: &SlipPenalty) -> bool {
    let costs = penalty.costs;
    let OrderKind::Clock { order: Order::Notice { side, notice } } = order.wish else { return false };
    let (crosses, turns) = (costs.crosses, costs.turns_lost);
    let whole = match notice {
        Notice::Points(points) => points == costs.points && (crosses, turns) == (0, 0),
        Notice::Cross => costs.points.0 == 0 && (crosses, turns) == (1, 0),
        Notice::LoseTurn => costs.points.0 == 0 && (crosses, turns) == (0, 1),
        Notice::Verdict { .. } => false,
    };
    side == penalty.side && whole
}

/// A sentence with its paragraph beside the first line, or below where there is no room.
pub(super) fn wrapped(rows: &mut Vec<ConsequenceRow>, columns: usize, line: &str, style: Style, cite: &str) {
    if let Some((first, others)) = cite.split_once("; ").or_else(|| cite.split_once(" · "))
        && text::width(line) + text::width(cite) + 2 > columns
    {
        // The first paragraph stays beside the sentence; the others go below it.
        wrapped(rows, columns, line, style, first);
        rows.push((String::new(), style, others.to_owned()));
        return;
    }
    let beside = text::width(cite) + 2;
    let narrow = beside + 30 > columns;
    let lines = text::wrap(line, if narrow { columns } else { columns - beside });
    for (at, line) in lines.into_iter().enumerate() {
        let line = if at == 0 { line } else { format!("  {line}") };
        let right = if at == 0 && !narrow { cite.to_owned() } else { String::new() };
        rows.push((line, style, right));
    }
    if narrow {
        rows.push((format!("  {}", text::cut(cite, columns.saturating_sub(2))), style, String::new()));
    }
}

/// How far an order got, after what it is about.
pub(super) fn delivery(look: &RenderCtx<'_>, order: &OrderRow, what: &str) -> (String, Style) {
    let theme = look.theme;
    let state = air::delivery(look, order);
    let (sign, style) = match (&order.state, order.route) {
        (OrderState::Confirmed { .. }, _) if !order.proven => (GOOD, theme.open()),
        (OrderState::Confirmed { .. } | OrderState::Settled { .. }, _) => (GOOD, theme.good()),
        (OrderState::Waiting, Route::Clock { .. }) | (OrderState::Cancelled { .. }, _) => {
            ("…", theme.plain())
        }
        (OrderState::Unconfirmed { .. }, _) => (URGENT, theme.bad()),
        (OrderState::Waiting, Route::ByHand) => (URGENT, theme.open()),
    };
    let what = if by_hand(order) {
        let words = super::aloud(look.locale, order);
        look.with("order-say", &[("state", (&state).into()), ("words", (&words).into())])
    } else {
        format!("{what} — {state}")
    };
    (format!("{sign} {what}"), style)
}
