//! One table: both players, times, counters, the clock, open claims and procedures, everything that happened, what
//! may be done.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tui_input::Input;

use super::header;
use crate::domain::TableId;
use crate::report::{self, PlayerNames};
use crate::station::{ClaimConsequence, ClaimRow, KnownFact, RunRow, Snapshot, TableDetail, TableHappening};
use crate::tournament::{Event, Weight};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::offers::{OfferChooser, OfferForm, form};
use crate::tui::render_ctx::{ClickTarget, Hits, RenderCtx};
use crate::tui::screen::{EventCtx, Go, HallPage, OfferPlace, Screen, TakenUp};
use crate::tui::text;
use crate::tui::text::{Pen, ScrolledText, boxed};
use crate::tui::theme::{CHOSEN, GOOD, URGENT};

/// From this width on, what happened and what may be done stand side by side.
const WIDE: u16 = 110;

/// The columns of a time of day with the gap behind it.
const TIME: usize = 10;
/// The lines that a page key scrolls what happened.
const PAGE: usize = 4;

/// A table that is open.
pub(in crate::tui) struct TablePage {
    pub(in crate::tui) table: TableId,
    /// The menu of what may be done there.
    pub(in crate::tui) menu: OfferChooser,
    /// Lines that the timeline is scrolled back from its end, once somebody scrolled.
    back: Option<usize>,
    /// How far it is scrolled back, from the latest frame.
    drawn_back: usize,
}

impl TablePage {
    pub(super) fn new(table: TableId) -> Self {
        Self { table, menu: OfferChooser::default(), back: None, drawn_back: 0 }
    }

    /// The table in the snapshot, once it is in focus.
    fn detail<'s>(&self, snapshot: &'s Snapshot) -> Option<&'s TableDetail> {
        snapshot.table.as_ref().filter(|detail| detail.row.table == self.table)
    }
}

impl Screen for TablePage {
    fn mode(&self) -> KeyMode {
        KeyMode::Table
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let detail = self.detail(cx.snapshot);
        let names = PlayerNames(detail.and_then(|detail| detail.row.players.as_ref()));
        let offers = detail.map(|detail| detail.offers.as_slice()).unwrap_or_default();
        let lines = self.menu.matching(offers, cx.locale, names).len();
        // At a table the pages are those of what has happened.
        if !matches!(action, Action::PageUp | Action::PageDown) && self.menu.act(action, lines) {
            return Go::Stay;
        }
        match action {
            Action::Back => return Go::Back,
            Action::Clocks => return Go::Page(HallPage::Clocks(Some(self.table))),
            Action::PageUp => self.back = Some(self.drawn_back + PAGE),
            Action::PageDown => self.back = Some(self.drawn_back.saturating_sub(PAGE)),
            Action::Enter => {
                let Some(detail) = detail else { return Go::Stay };
                let Some(offer) = self.menu.chosen(offers, cx.locale, names) else {
                    cx.error("menu-none");
                    return Go::Stay;
                };
                self.menu.taken = offer.possible();
                return Go::TakeUp(TakenUp::at_once(offer, OfferPlace::at(detail)));
            }
            _ => {}
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, _: &mut EventCtx<'_>) -> Go {
        self.menu.typed(letter);
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        Some(self.menu.line())
    }

    fn click(&mut self, hit: ClickTarget, cx: &mut EventCtx<'_>) -> Go {
        let ClickTarget::Line(at) = hit else { return Go::Stay };
        if self.menu.list.at == at {
            return self.press(Action::Enter, cx);
        }
        self.menu.choose(at);
        Go::Stay
    }
}

/// Draws the table in focus.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    page: &mut TablePage,
    open: Option<&OfferForm>,
    hits: &mut Hits,
) {
    let Some(detail) = page.detail(look.snapshot) else {
        text::put(buffer, area, (area.x + 1, area.y), &look.say("table-loading"), look.theme.quiet());
        return;
    };
    let head = Rect { height: header::height(look, detail, area.width).min(area.height), ..area };
    header::draw(buffer, head, look, detail);
    let below = Rect { y: head.bottom(), height: area.height.saturating_sub(head.height), ..area };
    // At least two lines of the menu stay in view whatever runs.
    let most = below.height.saturating_sub(if open.is_some() { 9 } else { 6 });
    let steps = Rect { height: running_height(look, detail, usize::from(area.width)).min(most), ..below };
    draw_running(buffer, steps, look, detail);
    let rest = Rect { y: steps.bottom(), height: below.height.saturating_sub(steps.height), ..below };
    let (past, menu) = split(rest, look, detail, open);
    if past.height > 2 {
        timeline(buffer, past, look, detail, page);
    }
    if let Some(open) = open {
        form::draw(buffer, menu, look, open);
    } else {
        let names = PlayerNames(detail.row.players.as_ref());
        page.menu.draw(buffer, menu, look, (&detail.offers, names), hits);
    }
}

/// What happened and what may be done: side by side where there is room, else one above the other.
fn split(rest: Rect, look: &RenderCtx<'_>, detail: &TableDetail, open: Option<&OfferForm>) -> (Rect, Rect) {
    if rest.width >= WIDE {
        // Where nothing has happened yet, what may be done is told in full.
        let left = if detail.timeline.is_empty() { rest.width / 4 } else { rest.width / 3 };
        let past = Rect { width: left, ..rest };
        return (past, Rect { x: rest.x + left, width: rest.width - left, ..rest });
    }
    let wanted = open.map_or(detail.offers.len() as u16 + 4, |open| form::height(look, open, rest.width));
    let most = match open {
        Some(_) => rest.height,
        // What may be done comes before what happened: it gets three fifths.
        None => (rest.height * 3 / 5).max(rest.height.min(8)),
    };
    let menu = wanted.clamp(4, most.max(4)).min(rest.height);
    // What is left of what happened must be worth a box.
    let menu = if rest.height - menu < 3 { rest.height } else { menu };
    let past = Rect { height: rest.height - menu, ..rest };
    (past, Rect { y: past.bottom(), height: menu, ..rest })
}

fn timeline(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    detail: &TableDetail,
    page: &mut TablePage,
) {
    let theme = look.theme;
    let inside = boxed(buffer, area, &look.say("timeline-title"), theme);
    let mut pen = Pen::new(buffer, inside, theme);
    let names = PlayerNames(detail.row.players.as_ref());
    let room = usize::from(inside.height);
    let count = detail.timeline.len();
    let from = count.saturating_sub(room + page.back.unwrap_or(0));
    if count == 0 {
        pen.said(&look.say("timeline-empty"), theme.quiet(), "");
    }
    // A long sentence goes on below its beginning; the newest stand at the end, so those before give way.
    let columns = usize::from(inside.width).saturating_sub(TIME);
    let mut rows: Vec<(String, String, Style, String)> = Vec::new();
    let mut newest = 0;
    for row in detail.timeline.iter().skip(from) {
        newest = rows.len();
        let (line, style) = match &row.what {
            TableHappening::Pressed { side } => {
                let player = names.of(*side);
                (look.with("line-pressed", &[("player", player.into())]), theme.quiet())
            }
            TableHappening::Journaled { event, .. } => {
                (report::event_about(look.locale, event, names, &row.about), event_style(look, event))
            }
        };
        let mut lines = text::wrap(&line, columns.max(1));
        let mut cite = look.cites(&row.cite);
        let beside = text::beside(&mut lines, &cite, columns, usize::MAX);
        for (at, line) in lines.into_iter().enumerate() {
            let time = if at == 0 { look.time(row.at) } else { String::new() };
            let cite = if at == beside { std::mem::take(&mut cite) } else { String::new() };
            rows.push((time, line, style, cite));
        }
    }
    // The newest stands at the end, and where it is longer than there is room, from its beginning.
    let end = rows.len().saturating_sub(room);
    let hidden = page.back.map_or(end.min(newest), |back| end.saturating_sub(back));
    page.drawn_back = end - hidden;
    if let Some(first) = rows.get_mut(hidden).filter(|row| hidden > 0 && row.0.is_empty()) {
        // Its beginning is further up.
        first.0.push_str("       …");
    }
    for (time, line, style, cite) in rows.iter().skip(hidden).take(room) {
        let free = columns.saturating_sub(text::width(line));
        // The sentence comes first; the paragraph takes what is left, and is in the log in full.
        if free > 8 {
            pen.right(&text::cut(cite, free.saturating_sub(2)));
        }
        pen.line(&[(&text::pad(time, TIME), theme.quiet()), (line, *style)]);
    }
}

/// Decisions stand out; what only the machinery did stays back.
fn event_style(look: &RenderCtx<'_>, event: &Event) -> Style {
    match event.card().weight {
        Weight::Decided => look.theme.strong(),
        Weight::Open => look.theme.open(),
        Weight::Plain => look.theme.plain(),
        Weight::Passing => look.theme.quiet(),
    }
}

/// The rows that claims and procedures want, with their frame; none where nothing runs.
pub(super) fn running_height(look: &RenderCtx<'_>, detail: &TableDetail, columns: usize) -> u16 {
    let wide = columns.saturating_sub(24).max(20);
    let players = detail.row.players.as_ref();
    let claims = detail.claims.iter().map(|row| {
        let paper = ScrolledText::written(columns.saturating_sub(4) as u16, look.theme, |pen| {
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

pub(super) fn draw_running(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, detail: &TableDetail) {
    if area.height < 3 {
        return;
    }
    let names = PlayerNames(detail.row.players.as_ref());
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
fn run_title(look: &RenderCtx<'_>, run: &RunRow, names: PlayerNames<'_>) -> String {
    let values = [("done", run.done.into()), ("count", run.steps.len().into())];
    let done = look.with("running-steps", &values);
    let name = look.locale.rule(&run.name);
    match run.side {
        Some(side) => format!("{name} · {} · {done}", names.of(side)),
        None => format!("{name} · {done}"),
    }
}

/// A question and its answer.
fn known_fact_line(look: &RenderCtx<'_>, fact: &KnownFact) -> String {
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
        let facts: Vec<String> = row.facts.iter().map(|fact| known_fact_line(look, fact)).collect();
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
                follows.iter().map(|it| report::consequence_line(look.locale, it, PlayerNames(players))),
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
