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
use super::screen::Tab;
use super::text;

/// So long a step stands, of the clock on the wall.
const STANDS: Millis = Millis::secs(10);

/// The steps: the screen beneath, and what is said.
const STEPS: [(Tab, &str); 6] = [
    (Tab::Hall, "tour-hall"),
    (Tab::Desk, "tour-slip"),
    (Tab::Desk, "tour-judge"),
    (Tab::Hall, "tour-find"),
    (Tab::Desk, "tour-help"),
    (Tab::Desk, "tour-leave"),
];

/// How far it is.
pub(super) struct Tour {
    at: usize,
    /// Since when the step stands; none before it was drawn.
    since: Option<At>,
    /// How long a step stands in the hall's time.
    stands: Millis,
}

impl Tour {
    /// The first step, in a hall whose time runs so many times as fast as that on the wall.
    pub(super) fn new(pace: u16) -> Self {
        Self { at: 0, since: None, stands: Millis(STANDS.0 * i64::from(pace)) }
    }

    /// The screen that the step speaks of.
    pub(super) fn tab(&self) -> Option<Tab> {
        STEPS.get(self.at).map(|(tab, _)| *tab)
    }

    /// Whether the step has stood for its time.
    pub(super) fn has_stood(&mut self, now: At) -> bool {
        now.since(*self.since.get_or_insert(now)) >= self.stands
    }

    /// Goes on to the next step; whether there is one.
    pub(super) fn step(&mut self, now: At) -> bool {
        self.at += 1;
        self.since = Some(now);
        self.at < STEPS.len()
    }
}

/// What an event does to the tour.
pub(super) enum Turn {
    /// It goes on.
    Next,
    /// It ends, and the event does what it does without it.
    End,
    /// Nothing.
    Stay,
}

/// Space goes on; any other key and a click end the tour.
pub(super) fn turn(event: &Event) -> Turn {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => Turn::Stay,
        Event::Key(key) if key.code == KeyCode::Char(' ') && key.modifiers.is_empty() => Turn::Next,
        Event::Key(_) | Event::Paste(_) => Turn::End,
        Event::Mouse(mouse) if matches!(mouse.kind, MouseEventKind::Down(_)) => Turn::End,
        _ => Turn::Stay,
    }
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
