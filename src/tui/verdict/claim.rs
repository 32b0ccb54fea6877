//! The verdict on a claim besides words, on the whole screen until it is announced: who claims what of whom, on which
//! paragraph, how it ended, what follows, what a person must say or do.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::follows::{self, ConsequenceRow};
use super::{SEEN, by_hand, mark_said};
use crate::domain::{At, Citation, ClaimId};
use crate::report::{self, PlayerNames};
use crate::rules::Claimant;
use crate::station::{Snapshot, TableDetail, TableHappening, TimelineRow};
use crate::tournament::{About, ClaimDecided, ClaimOutcome, ClaimRaised, ConductEvent, Event, ResultEvent};
use crate::tui::act::UserAct;
use crate::tui::bigtext::{self, LetterSize};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::text::{Pen, paint};
use crate::tui::theme::{BAD, GOOD, OPEN};

/// The verdict on a claim, on the whole screen.
pub(in crate::tui) struct ClaimVerdict {
    pub(in crate::tui) claim: ClaimId,
    /// Since when it is seen; none before its end is in view.
    seen: Option<At>,
}

impl ClaimVerdict {
    pub(in crate::tui) fn new(claim: ClaimId) -> Self {
        Self { claim, seen: None }
    }

    /// Follows the snapshot: notes when the verdict came in view.
    pub(in crate::tui) fn sync(&mut self, snapshot: &Snapshot) {
        let there = || snapshot.table.as_ref().is_some_and(|it| JudgedClaim::find(it, self.claim).is_some());
        if self.seen.is_none() && there() {
            self.seen = Some(snapshot.now);
        }
    }

    /// Whether it came in view so recently that nobody has read it.
    pub(in crate::tui) fn is_fresh(&self, snapshot: &Snapshot) -> bool {
        self.seen.is_some_and(|at| snapshot.now.since(at) < SEEN)
    }
}

/// What is told with the verdict on a claim: everything else that stands there to be said. A word's verdict is told
/// with its own screen.
pub(in crate::tui) fn said_with_claim(snapshot: &Snapshot) -> Vec<UserAct> {
    let orders = snapshot.table.iter().flat_map(|table| &table.orders);
    mark_said(orders.filter(|order| order.slip.is_none())).collect()
}

/// A claim and its end.
struct JudgedClaim<'d> {
    raised: &'d ClaimRaised,
    decided: &'d ClaimDecided,
    /// What the regulation calls it.
    name: &'d str,
    /// On which paragraphs it was raised, and decided.
    cite: [&'d [Citation]; 2],
    /// What happened with the decision and after it.
    after: &'d [TimelineRow],
}

/// What was journaled.
fn journaled(row: &TimelineRow) -> Option<&Event> {
    match &row.what {
        TableHappening::Journaled { event, .. } => Some(event),
        TableHappening::Pressed { .. } => None,
    }
}

impl<'d> JudgedClaim<'d> {
    fn find(detail: &'d TableDetail, claim: ClaimId) -> Option<Self> {
        let rows = detail.timeline.as_slice();
        let (first, raised) = rows.iter().find_map(|row| match journaled(row) {
            Some(Event::Conduct(ConductEvent::ClaimRaised(it))) if it.claim == claim => Some((row, it)),
            _ => None,
        })?;
        let (at, decided) = rows.iter().enumerate().find_map(|(at, row)| match journaled(row) {
            Some(Event::Conduct(ConductEvent::ClaimDecided(it))) if it.claim == claim => Some((at, it)),
            _ => None,
        })?;
        let name = match &first.about {
            About::Name(name) | About::Offence { name, .. } => name,
            _ => &raised.offence,
        };
        let cite = [first.cite.as_slice(), rows[at].cite.as_slice()];
        Some(Self { raised, decided, name, cite, after: &rows[at + 1..] })
    }
}

/// Draws the verdict on a claim, once the table shows it.
pub(in crate::tui) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, claim: ClaimId) {
    let area = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
    let detail = look.snapshot.table.as_ref();
    let judged = detail.and_then(|detail| Some((detail, JudgedClaim::find(detail, claim)?)));
    let Some((detail, judged)) = judged else {
        text::put(buffer, area, (area.x, area.y), &look.say("table-loading"), look.theme.quiet());
        return;
    };
    let mut pen = Pen::new(buffer, area, look.theme);
    headline(&mut pen, look, detail, &judged);
    let below = below(look, detail, &judged, usize::from(area.width));
    let kept = (below.len() as u16 + 1).min(pen.left().saturating_sub(3));
    large(&mut pen, look, &judged, kept);
    for (left, style, right) in &below {
        if !right.is_empty() {
            pen.right(right);
        }
        pen.line(&[(left, *style)]);
    }
}

/// Table, claim, who claims what of whom, on which paragraph.
fn headline(pen: &mut Pen<'_>, look: &RenderCtx<'_>, detail: &TableDetail, judged: &JudgedClaim<'_>) {
    let theme = look.theme;
    let offender = judged.raised.offender;
    let table = look.with("verdict-table", &[("table", detail.row.table.0.into())]);
    let room = usize::from(pen.area.width).saturating_sub(text::width(&table) + 2);
    let who = look.naming(detail.row.players.as_ref(), room, |names| {
        let by = match judged.raised.claimant {
            Claimant::Opponent => names.of(offender.other()).to_owned(),
            who => report::claimant(look.locale, who),
        };
        look.with("claim-who", &[("by", (&by).into()), ("player", names.of(offender).into())])
    });
    let number = look.with("claim-number", &[("claim", i64::from(judged.raised.claim.0).into())]);
    pen.sides(&[(&table, theme.chosen()), ("  ", theme.plain()), (&who, theme.strong())], &number);
    pen.said(&look.locale.rule(judged.name), theme.strong(), &look.cites(judged.cite[0]));
}

/// How it ended, in letters that are seen from afar where there is room.
fn large(pen: &mut Pen<'_>, look: &RenderCtx<'_>, judged: &JudgedClaim<'_>, kept: u16) {
    let (sign, style) = match judged.decided.outcome {
        ClaimOutcome::Proven => (GOOD, look.theme.good()),
        ClaimOutcome::Unfounded => (BAD, look.theme.bad()),
        ClaimOutcome::Neither => (OPEN, look.theme.open()),
    };
    let said = report::outcome(look.locale, judged.decided.outcome);
    let room = pen.left().saturating_sub(kept);
    let big = text::capitals(&said);
    let lines: Vec<&str> = big.split(' ').collect();
    let rows = room.saturating_sub(2) / (lines.len() as u16).max(1);
    let size = match bigtext::size_for(&lines, pen.area.width, rows.saturating_mul(lines.len() as u16)) {
        LetterSize::Blocks(scale) => LetterSize::Blocks(scale.min(2)),
        size => size,
    };
    if size != LetterSize::Spaced {
        pen.gap();
        for line in &lines {
            let high = bigtext::height(line, size);
            let place = Rect { y: pen.y, height: high.min(pen.left()), ..pen.area };
            bigtext::draw(pen.buffer, place, line, size, style);
            pen.y = pen.y.saturating_add(high);
        }
    }
    let bar = Rect { y: pen.y, height: 1, ..pen.area };
    let style = style.add_modifier(Modifier::REVERSED);
    paint(pen.buffer, bar, style);
    let settles = look.cites(judged.cite[1].get(..1).unwrap_or_default());
    let said = format!(" {sign} {said}");
    let free = usize::from(pen.area.width).saturating_sub(text::width(&said) + 2);
    if text::width(&settles) < free {
        pen.right(&settles);
    }
    pen.line(&[(&said, style)]);
    pen.gap();
}

/// What follows, why, and what a person must say or do.
fn below(
    look: &RenderCtx<'_>,
    detail: &TableDetail,
    judged: &JudgedClaim<'_>,
    columns: usize,
) -> Vec<ConsequenceRow> {
    let theme = look.theme;
    let names = PlayerNames(detail.row.players.as_ref());
    let mut rows: Vec<ConsequenceRow> = Vec::new();
    let mut add = |line: &str, style: Style, cite: &str| {
        follows::wrapped(&mut rows, columns, line, style, cite);
    };
    if judged.decided.admitted {
        let player = names.of(judged.raised.offender);
        add(&look.with("claim-admitted", &[("player", player.into())]), theme.strong(), "");
    }
    for it in &judged.decided.effects {
        let said = report::consequence_line(look.locale, &it.what, names);
        add(&format!("• {said}"), theme.strong(), &look.cite(&it.cite));
    }
    if judged.decided.effects.is_empty() {
        add(&format!("• {}", look.say("claim-nothing")), theme.strong(), "");
    }
    let further = judged.after.iter().filter(|row| journaled(row).is_some_and(is_further));
    for row in further {
        let Some(event) = journaled(row) else { continue };
        let said = report::event_about(look.locale, event, names, &row.about);
        add(&format!("• {said}"), theme.open(), &look.cites(&row.cite));
    }
    for order in detail.orders.iter().filter(|order| by_hand(order)) {
        let (said, style) =
            follows::delivery(look, order, &report::wish(look.locale, &order.wish, &order.player));
        add(&said, style, &look.cites(&order.cite));
    }
    let reasons = judged.decided.reasons.trim();
    if !reasons.is_empty() {
        add(&look.with("claim-reasons", &[("reasons", reasons.into())]), theme.quiet(), "");
    }
    rows
}

/// Whether it is something that a decision leads to besides what it says itself.
fn is_further(event: &Event) -> bool {
    matches!(
        event,
        Event::Conduct(
            ConductEvent::ThresholdReached(_) | ConductEvent::PlayerExcluded(_) | ConductEvent::DutyArose(_)
        ) | Event::Result(ResultEvent::GameAwarded(_))
    )
}
