//! About a minute of what a newcomer needs to know, laid over the live hall. It goes on by itself or with Space, and
//! any other key ends it and does what it does.

use crossterm::event::{Event, KeyCode, KeyEventKind, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::domain::{At, Millis};

use super::keymap::{Action, Mode};
use super::pen::{Pen, boxed};
use super::render_ctx::RenderCtx;
use super::text;
use super::ui::{Screen, Ui};

/// So long a step stands, of the clock on the wall.
const STANDS: Millis = Millis::secs(10);

/// The steps: the screen beneath, and what is said.
const STEPS: [(Screen, &str); 6] = [
    (Screen::Hall, "tour-hall"),
    (Screen::Desk, "tour-slip"),
    (Screen::Desk, "tour-judge"),
    (Screen::Hall, "tour-find"),
    (Screen::Desk, "tour-help"),
    (Screen::Desk, "tour-leave"),
];

/// How far it is.
pub(super) struct Tour {
    at: usize,
    /// Since when the step stands; none before it was drawn.
    since: Option<At>,
    /// How long a step stands in the hall's time.
    stands: Millis,
}

impl Ui {
    /// The same with the tour before anything else, in a hall whose time runs so many times as fast.
    #[must_use]
    pub fn touring(mut self, pace: u16) -> Self {
        self.tour = Some(Tour { at: 0, since: None, stands: Millis(STANDS.0 * i64::from(pace)) });
        show(&mut self);
        self
    }
}

/// Opens the screen that the step speaks of.
fn show(ui: &mut Ui) {
    let at = ui.tour.as_ref().map(|tour| tour.at);
    if let Some((screen, _)) = at.and_then(|at| STEPS.get(at))
        && ui.screen != *screen
    {
        ui.open(*screen);
    }
}

/// The next step; behind the last one there is no tour any more.
fn next(ui: &mut Ui, now: At) {
    let Some(tour) = &mut ui.tour else { return };
    tour.at += 1;
    tour.since = Some(now);
    if tour.at < STEPS.len() {
        show(ui);
    } else {
        ui.tour = None;
    }
}

/// Time passes.
pub(super) fn sync(ui: &mut Ui, now: At) {
    let Some(tour) = &mut ui.tour else { return };
    let since = *tour.since.get_or_insert(now);
    if now.since(since) >= tour.stands {
        next(ui, now);
    }
}

/// Whether an event only goes on with the tour. Any other key ends it.
pub(super) fn goes_on(ui: &mut Ui, event: &Event, now: At) -> bool {
    if ui.tour.is_none() {
        return false;
    }
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => {}
        Event::Key(key) if key.code == KeyCode::Char(' ') && key.modifiers.is_empty() => {
            next(ui, now);
            return true;
        }
        Event::Key(_) | Event::Paste(_) => ui.tour = None,
        Event::Mouse(mouse) if matches!(mouse.kind, MouseEventKind::Down(_)) => ui.tour = None,
        _ => {}
    }
    false
}

/// Draws the step at the lower edge of the screen.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, tour: &Tour) {
    let Some((_, id)) = STEPS.get(tour.at) else { return };
    let key = |action| look.choices.keys.key_of(Mode::Everywhere, action);
    let (desk, hall, help) = (key(Action::Desk), key(Action::Hall), key(Action::Help));
    let (find, settings, quit) = (key(Action::Find), key(Action::Settings), key(Action::Quit));
    let says = look.with(
        id,
        &[
            ("desk", (&desk).into()),
            ("hall", (&hall).into()),
            ("help", (&help).into()),
            ("find", (&find).into()),
            ("settings", (&settings).into()),
            ("quit", (&quit).into()),
        ],
    );
    let wide = area.width.min(100);
    let lines = text::wrap(&says, usize::from(wide.saturating_sub(4)));
    let height = (lines.len() as u16 + 4).min(area.height);
    let place = Rect { x: area.x + (area.width - wide) / 2, y: area.bottom() - height, width: wide, height };
    Clear.render(place, buffer);
    let title = look.with("tour-title", &[("step", (tour.at + 1).into()), ("steps", STEPS.len().into())]);
    let inside = boxed(buffer, place, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    for line in &lines {
        pen.line(&[(line, look.theme.strong())]);
    }
    pen.gap();
    pen.said(&look.say("tour-keys"), look.theme.quiet(), "");
}
