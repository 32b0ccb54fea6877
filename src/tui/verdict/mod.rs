//! A verdict on the whole screen until it is announced: readable from three metres, then what follows and why.

pub(super) mod claim;
mod follows;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::act::UserAct;
use super::bigtext::{self, LetterSize};
use super::keymap::{Action, KeyMode};
use super::render_ctx::RenderCtx;
use super::screen::{EventCtx, Go, OfferPlace, TakenUp};
use super::text;
use super::text::{Pen, paint};
use super::theme::{BAD, GOOD, OPEN};
use crate::domain::{Citation, Millis, OpId, Side, SlipId};
use crate::lexicon::Outcome;
use crate::locale::Locale;
use crate::report;
use crate::rules::VerdictPhrases;
use crate::station::{OrderRow, SlipDetail, Snapshot};
use crate::tournament::{
    ClockCommand, Command, Hole, Offer, OrderState, ReopenGround, Route, SlipCommand, VerdictBy, WordVerdict,
};
pub(super) use follows::consequences;

/// How long a verdict must have been on the screen before it can be announced.
pub(super) const SEEN: Millis = Millis(600);

/// The verdict is told to the players, and with it whatever else there is to say of it: it stands on the same screen.
/// What somebody must do at a clock stays to be done.
pub(super) fn announced(slip: SlipId, snapshot: &Snapshot) -> Vec<UserAct> {
    let orders = snapshot.slip.as_ref().map(|detail| detail.orders.as_slice()).unwrap_or_default();
    let announce = UserAct::Give(Command::Slip(SlipCommand::Announce { slip }));
    std::iter::once(announce).chain(mark_said(orders.iter())).collect()
}

/// What there was to say of some orders was said.
fn mark_said<'o>(orders: impl Iterator<Item = &'o OrderRow>) -> impl Iterator<Item = UserAct> {
    let said = |order: &&OrderRow| order.wish.is_said() && by_hand(order);
    orders.filter(said).map(|order| settled(order.op))
}

/// What is to be said of an order, to be read out as it stands.
pub(super) fn aloud(locale: &Locale, order: &OrderRow) -> String {
    if order.next_turn {
        return locale.with("aloud-lose-next-turn", &[("player", (&order.player).into())]);
    }
    report::aloud(locale, &order.wish, &order.player)
}

/// Whether a person must still carry an order out at the clock.
pub(super) fn at_the_clock(order: &OrderRow) -> bool {
    by_hand(order) && !order.wish.is_said()
}

/// A person says that an order is carried out.
pub(super) fn settled(op: OpId) -> UserAct {
    UserAct::Give(Command::Clock(ClockCommand::SettleOrder { op }))
}

/// The first of some orders that a person must carry out at the clock was carried out. What is said goes with Enter.
pub(super) fn settle(orders: Option<&[OrderRow]>, cx: &mut EventCtx<'_>) -> Go {
    if let Some(order) = orders.unwrap_or_default().iter().find(|order| at_the_clock(order)) {
        return settled(order.op).into();
    }
    cx.error("settle-nothing");
    Go::Stay
}

/// What may be done about words that are not those on the board.
fn relook(slip: &SlipDetail) -> Option<&Offer> {
    let looks_up = |offer: &&Offer| match offer.draft.base {
        Command::Slip(SlipCommand::ReopenSlip { slip: it, ground: ReopenGround::WrongWords, .. }) => {
            it == slip.row.slip
        }
        _ => false,
    };
    slip.mending.iter().find(looks_up)
}

/// The words were mistyped: the slip is looked up again, with nothing more to say. What may not says why.
pub(super) fn mistyped(slip: SlipId, cx: &mut EventCtx<'_>) -> Go {
    let detail = cx.snapshot.slip.as_ref().filter(|detail| detail.row.slip == slip);
    let Some((detail, offer)) = detail.and_then(|detail| Some((detail, relook(detail)?))) else {
        let instead = cx.keyed("mend-nothing-do", &[(KeyMode::Everywhere, Action::Rules)]);
        let what = cx.say("mend-nothing");
        cx.error_with(what, instead);
        return Go::Stay;
    };
    let place = OfferPlace { table: detail.row.table, players: detail.players.clone() };
    let reason = |hole: &Hole| (hole.field == "reason").then(|| cx.say("mistyped").into());
    match offer.draft.command(&offer.draft.holes.iter().map(reason).collect::<Vec<_>>()) {
        Ok(command) if offer.possible() => UserAct::Give(command).into(),
        _ => Go::TakeUp(TakenUp::in_form(offer, place)),
    }
}

/// The labels of the keys that would do nothing at this verdict.
pub(super) fn dead_keys(snapshot: &Snapshot) -> Vec<&'static str> {
    let slip = snapshot.slip.as_ref();
    let by_hand = slip.is_some_and(|slip| slip.orders.iter().any(at_the_clock));
    let mends = slip.and_then(relook).is_some_and(Offer::possible);
    let does = [(by_hand, "key-by-hand"), (mends, "key-mistyped")];
    does.into_iter().filter(|(does, _)| !does).map(|(_, label)| label).collect()
}

/// Whether a person must still do it.
pub(super) fn by_hand(order: &OrderRow) -> bool {
    matches!(
        (&order.state, order.route),
        (OrderState::Waiting, Route::ByHand) | (OrderState::Unconfirmed { .. }, _)
    )
}

/// Draws the verdict of a slip, once it is the one in focus.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, slip: SlipId) {
    let area = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
    let Some(slip) = look.snapshot.slip.as_ref().filter(|detail| detail.row.slip == slip) else {
        return;
    };
    let mut pen = Pen::new(buffer, area, look.theme);
    headline(&mut pen, look, slip);
    let mut below = follows::meaning(look, slip, usize::from(area.width));
    below.extend(follows::rows(look, slip, usize::from(area.width)));
    below.extend(adopted(look, slip));
    // Three rows a word are the least that shows it with its phrase.
    let least = 3 * slip.verdicts.len().max(1) as u16;
    let kept = (below.len() as u16 + 1).min(pen.left().saturating_sub(least));
    let room = pen.left().saturating_sub(kept);
    if slip.verdicts.len() > 1 {
        words(&mut pen, look, slip, room);
    } else {
        draw_single_word(&mut pen, look, slip, room);
    }
    let from = area.bottom().saturating_sub(kept.saturating_sub(1)).max(pen.y);
    pen.y = from.min(pen.y.saturating_add(1));
    for (left, style, right) in &below {
        if !right.is_empty() {
            pen.right(right);
        }
        pen.line(&[(left, *style)]);
    }
}

/// Why the organiser has adopted the list that a word rests on, once for each list.
fn adopted(look: &RenderCtx<'_>, slip: &SlipDetail) -> Vec<(String, Style, String)> {
    let mut rows: Vec<(String, Style, String)> = Vec::new();
    for verdict in slip.verdicts.iter() {
        let VerdictBy::Adopted { source, reason } = &verdict.by else { continue };
        let source = report::source(look.locale, source);
        let line = look.with("slip-adopted", &[("source", (&source).into()), ("reason", reason.into())]);
        if rows.iter().all(|(told, _, _)| *told != line) {
            rows.push((line, look.theme.quiet(), String::new()));
        }
    }
    rows
}

/// Table, players, slip.
fn headline(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail) {
    let theme = look.theme;
    let table = look.with("verdict-table", &[("table", slip.row.table.0.into())]);
    let room = usize::from(pen.area.width).saturating_sub(text::width(&table) + 2);
    let who = look.naming(Some(&slip.players), room, |names| {
        let (challenger, mover) = (names.of(slip.challenger), names.of(slip.challenger.other()));
        look.with("verdict-who", &[("challenger", challenger.into()), ("mover", mover.into())])
    });
    let number = look.with("verdict-slip", &[("slip", i64::from(slip.row.slip.0).into())]);
    pen.sides(&[(&table, theme.chosen()), ("  ", theme.plain()), (&who, theme.strong())], &number);
}

/// The paragraph on which a verdict rests.
pub(super) fn paragraph(slip: &SlipDetail, phrases: &VerdictPhrases) -> Citation {
    let phrase = if upheld(slip) { &phrases.upheld } else { &phrases.rejected };
    phrase.cite.clone()
}

fn upheld(slip: &SlipDetail) -> bool {
    slip.row.phase.is_upheld()
}

/// Whether a word fell. A challenge is upheld by that; a claim that a word is acceptable is rejected by it.
fn word_fell(slip: &SlipDetail) -> bool {
    let mut verdicts = slip.verdicts.iter();
    if slip.verdicts.is_empty() { upheld(slip) } else { verdicts.any(|it| it.outcome == Outcome::Invalid) }
}

fn style(look: &RenderCtx<'_>, slip: &SlipDetail) -> Style {
    if word_fell(slip) { look.theme.bad() } else { look.theme.good() }
}

fn names(slip: &SlipDetail) -> (&str, &str) {
    let challenger = &slip.players[slip.challenger.index()];
    (&slip.players[slip.challenger.other().index()], challenger)
}

/// One word, or a play that was admitted: mark and word as large as they go, under them the phrase.
fn draw_single_word(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail, room: u16) {
    let style = style(look, slip);
    let (phrase, source) = match slip.verdicts.first() {
        Some(verdict) => (phrase(look, verdict), source(look, verdict)),
        None => (look.say("verdict-admitted"), look.cite(&slip.concede.1)),
    };
    let bottom = pen.y.saturating_add(room);
    let word = slip.verdicts.first().map(|verdict| &verdict.word).or(slip.row.words.first());
    let outcome = if word_fell(slip) { BAD } else { GOOD };
    let big = format!("{outcome}{}", word.map_or("", String::as_str));
    let columns = pen.area.width;
    // The phrase in letters that are seen as far where there is room for both, else as a bar across the screen.
    let spoken = match bigtext::size_for(&[&phrase], columns, room * 3 / 7) {
        LetterSize::Blocks(scale) => LetterSize::Blocks(scale.min(2)),
        size => size,
    };
    let spoken_high = bigtext::height(&phrase, spoken);
    let size = bigtext::size_for(&[&big], columns, room.saturating_sub(spoken_high + 2));
    let high = bigtext::height(&big, size);
    pen.y += bottom.saturating_sub(pen.y + high + spoken_high + 2).min(2) / 2;
    large(pen, &big, size, style);
    if spoken == LetterSize::Spaced {
        let bar = Rect { y: pen.y, height: 1, ..pen.area };
        paint(pen.buffer, bar, style.add_modifier(Modifier::REVERSED));
        let spaced = text::spaced(&format!("{outcome} {phrase}"));
        pen.line(&[(" ", style), (&spaced, style.add_modifier(Modifier::REVERSED))]);
    } else {
        pen.gap();
        large(pen, &phrase, spoken, style);
    }
    let said = word.map(|word| format!("{outcome} {word}")).unwrap_or_default();
    pen.sides(&[(&said, style)], &source);
}

fn large(pen: &mut Pen<'_>, word: &str, size: LetterSize, style: Style) {
    let high = bigtext::height(word, size);
    let place = Rect { y: pen.y, height: high.min(pen.left()), ..pen.area };
    bigtext::draw(pen.buffer, place, word, size, style);
    pen.y = pen.y.saturating_add(high);
}

/// Several words in block letters, each with its mark and phrase.
fn words(pen: &mut Pen<'_>, look: &RenderCtx<'_>, slip: &SlipDetail, room: u16) {
    let big: Vec<String> =
        slip.verdicts.iter().map(|verdict| format!("{}{}", sign(verdict.outcome), verdict.word)).collect();
    let big: Vec<&str> = big.iter().map(String::as_str).collect();
    let below = bigtext::size_for(&big, pen.area.width, room.saturating_sub(big.len() as u16 * 2));
    // Several words fit larger with what is said of them beside them than with it below.
    let beside = bigtext::size_for(&big, pen.area.width.saturating_sub(BESIDE), room);
    let at_side = below == LetterSize::Spaced && beside != LetterSize::Spaced;
    for (verdict, big) in slip.verdicts.iter().zip(&big) {
        if at_side {
            word_beside(pen, look, verdict, (big, beside));
        } else {
            word_above(pen, look, verdict, (big, below));
        }
    }
}

/// The columns that the phrase and the source need beside a word.
const BESIDE: u16 = 26;

/// What the regulation says of a word.
fn phrase(look: &RenderCtx<'_>, verdict: &WordVerdict) -> String {
    let phrases = &look.snapshot.phrases.verdicts;
    match verdict.outcome {
        Outcome::Valid => phrases.valid.value.clone(),
        _ => phrases.invalid.value.clone(),
    }
}

/// What decided a word, in which edition, on which paragraph.
fn source(look: &RenderCtx<'_>, verdict: &WordVerdict) -> String {
    let by = match &verdict.by {
        VerdictBy::List { source } => {
            format!("{} · {}", report::list(look.locale, &source.name), source.edition)
        }
        VerdictBy::Adopted { source, .. } => {
            let source = format!("{} · {}", report::list(look.locale, &source.name), source.edition);
            look.with("verdict-adopted", &[("source", (&source).into())])
        }
        VerdictBy::Referee { .. } => {
            // Whoever ruled, as the log has it: a higher office may have done it.
            let slip = look.snapshot.slip.as_ref().map(|it| it.row.slip);
            let ruled = look.snapshot.log.iter().rev().find(|row| Some(row.slip) == slip);
            let office = ruled.map_or(look.snapshot.phrases.escalates_to, |row| row.by.role);
            let office = report::office(look.locale, office);
            look.with("verdict-by-referee", &[("office", (&office).into())])
        }
    };
    format!("{by} · {}", look.cite(&verdict.cite))
}

/// What is said of a word, its style, and what decided it.
fn caption(look: &RenderCtx<'_>, verdict: &WordVerdict) -> (String, Style, String) {
    let style = if verdict.outcome == Outcome::Valid { look.theme.good() } else { look.theme.bad() };
    let said = format!("{} {}: {}", sign(verdict.outcome), verdict.word, phrase(look, verdict));
    (said, style, source(look, verdict))
}

fn word_above(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    verdict: &WordVerdict,
    (big, size): (&str, LetterSize),
) {
    let (said, style, source) = caption(look, verdict);
    if size != LetterSize::Spaced {
        large(pen, big, size, style);
    }
    pen.sides(&[(&said, style)], &source);
}

fn word_beside(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    verdict: &WordVerdict,
    (big, size): (&str, LetterSize),
) {
    let (said, style, source) = caption(look, verdict);
    let high = bigtext::height(big, size);
    let place = Rect { y: pen.y, height: high.min(pen.left()), ..pen.area };
    bigtext::draw(pen.buffer, place, big, size, style);
    let x = pen.area.x + bigtext::columns(big, size) + 1;
    let right = Rect { x, width: pen.area.right().saturating_sub(x), ..place };
    let mut beside = Pen::new(pen.buffer, right, look.theme);
    beside.said(&said, style, "");
    beside.said(&source, look.theme.quiet(), "");
    pen.y = pen.y.saturating_add(high);
}

/// The sign of an outcome.
pub(super) fn sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Valid => GOOD,
        Outcome::Invalid => BAD,
        Outcome::NotCovered => OPEN,
    }
}

/// The name of a side of a slip.
pub(super) fn player(slip: &SlipDetail, side: Side) -> &str {
    &slip.players[side.index()]
}
