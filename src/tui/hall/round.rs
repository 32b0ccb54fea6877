//! The round as a whole: duties to tick off, the signal, the hall's countdown, sanctions for those at no table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tui_input::Input;

use crate::domain::Millis;
use crate::report::{self, PlayerNames};
use crate::station::{HallView, Snapshot};
use crate::tui::bigtext::{self, LetterSize};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::offers::{OfferChooser, OfferForm, form};
use crate::tui::render_ctx::{ClickTarget, Hits, RenderCtx};
use crate::tui::screen::{EventCtx, Go, HallPage, OfferPlace, Screen, TakenUp};
use crate::tui::text;
use crate::tui::text::middle;
use crate::tui::theme::{Theme, URGENT};

/// The list of what may be done about the round.
#[derive(Default)]
pub(in crate::tui) struct RoundPage {
    pub(in crate::tui) menu: OfferChooser,
}

impl Screen for RoundPage {
    fn mode(&self) -> KeyMode {
        KeyMode::Round
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let offers = &cx.snapshot.hall.offers;
        let names = PlayerNames::default();
        let lines = self.menu.matching(offers, cx.locale, names).len();
        if self.menu.act(action, lines) {
            return Go::Stay;
        }
        match action {
            Action::Back => return Go::Back,
            Action::Start => return Go::Page(HallPage::Start),
            Action::Enter => {
                let Some(offer) = self.menu.chosen(offers, cx.locale, names) else {
                    cx.error("menu-none");
                    return Go::Stay;
                };
                self.menu.taken = offer.possible();
                return Go::TakeUp(TakenUp::at_once(offer, OfferPlace::default()));
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

    fn click(&mut self, hit: ClickTarget, _: &mut EventCtx<'_>) -> Go {
        if let ClickTarget::Line(at) = hit {
            self.menu.choose(at);
        }
        Go::Stay
    }
}

/// Draws the list, or the form of a line of it.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    page: &mut RoundPage,
    open: Option<&OfferForm>,
    hits: &mut Hits,
) {
    match open {
        Some(open) => {
            let place = middle(area, 100, form::height(look, open, area.width.min(100)).max(10));
            form::draw(buffer, place, look, open);
        }
        None => {
            page.menu.draw(buffer, area, look, (&look.snapshot.hall.offers, PlayerNames::default()), hits);
        }
    }
}

/// The lines under the title: what waits for somebody, and what time it is in the round. None where nothing does.
pub(super) fn strip(look: &RenderCtx<'_>) -> Vec<(String, Style, String)> {
    let theme = look.theme;
    let HallView { waits, duties, .. } = &look.snapshot.hall;
    let mut lines = Vec::new();
    if let Some(cite) = waits {
        lines.push((
            format!("{URGENT} {}", look.keyed("hall-waits", &[(KeyMode::Hall, Action::Round)])),
            theme.open(),
            look.cite(cite),
        ));
    }
    for duty in duties.iter().take(2) {
        let due = if duty.before_results {
            look.say("due-before-results")
        } else {
            report::due(look.locale, duty.due)
        };
        let mut about = look.locale.rule(&duty.text);
        if !duty.about.is_empty() {
            about = format!("{about} ({})", report::duty_subject(look.locale, &duty.about));
        }
        let id = if duty.overdue { "hall-overdue" } else { "hall-duty" };
        let line = look.with(id, &[("what", (&about).into()), ("due", (&due).into())]);
        let style = if duty.overdue { theme.bad() } else { theme.plain() };
        let cite = duty.cite.as_ref().map(|cite| look.cite(cite)).unwrap_or_default();
        lines.push((line, style, cite));
    }
    if duties.len() > 2 {
        let more = look.with("hall-more-duties", &[("count", (duties.len() - 2).into())]);
        let more = look.choices.keys.reworded(&more, &[(KeyMode::Hall, Action::Round)]);
        lines.push((more, theme.quiet(), String::new()));
    }
    lines
}

/// The session in the title: until when, how long still, by which paragraph.
pub(super) fn session(look: &RenderCtx<'_>) -> Option<(String, Style, String)> {
    let (at, cite) = look.snapshot.hall.session.as_ref()?;
    let left = at.since(look.snapshot.now);
    let time = look.time(*at);
    let at = time.get(..5).unwrap_or_default();
    if left.0 > 0 {
        let left = Millis(left.0 + 999).age();
        let line = look.with("hall-session", &[("at", at.into()), ("left", (&left).into())]);
        return Some((line, look.theme.plain(), look.cite(cite)));
    }
    let over = look.with("hall-session-over", &[("at", at.into())]);
    Some((format!("{URGENT} {over}"), look.theme.open(), look.cite(cite)))
}

/// The hall's countdown in block figures; gives the rows that it takes.
pub(super) fn countdown(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>) -> u16 {
    let Some(shown) = look.snapshot.hall.countdown else { return 0 };
    let (time, style) = (shown.left.face(), call_style(look.theme, shown.left, shown.call.is_some()));
    let high = (area.height / 3).clamp(3, 16);
    let size = bigtext::size_for(&[&time], area.width.saturating_sub(2), high.saturating_sub(1));
    let rows = if size == LetterSize::Spaced { 1 } else { bigtext::height(&time, size) };
    let wide = bigtext::columns(&time, size);
    let x = area.x + area.width.saturating_sub(wide) / 2;
    let place =
        Rect { x, height: rows.min(area.height), width: area.width.saturating_sub(x - area.x), ..area };
    bigtext::draw(buffer, place, &time, size, style);
    let call = match shown.call {
        _ if shown.left.0 <= 0 => look.say("countdown-over"),
        Some(call) => {
            let seconds = (call.0 / 1000).to_string();
            look.with("countdown-call", &[("seconds", (&seconds).into())])
        }
        None => look.say("countdown-runs"),
    };
    let line = Rect { y: area.y + rows, height: 1, ..area };
    let x = area.x + area.width.saturating_sub(text::width(&call) as u16) / 2;
    text::put(buffer, line, (x, line.y), &call, style);
    rows + 1
}

fn call_style(theme: Theme, left: Millis, called: bool) -> Style {
    match (left.0 <= 0, called) {
        (true, _) => theme.bad(),
        (false, true) => theme.open(),
        (false, false) => theme.strong(),
    }
}
