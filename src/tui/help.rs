//! Help for whoever is new. The help page lists every key that works here, from the same table that the keys are
//! read from. The tour tells in about a minute what a newcomer needs to know, laid over the live hall; it goes on by
//! itself or with Space, and any other key ends it and does what it does.

use crossterm::event::{Event, KeyCode, KeyEventKind, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::keymap::{Action, KeyMode};
use super::render_ctx::RenderCtx;
use super::screen::{EventCtx, Go, Screen, Tab};
use super::text;
use super::text::{Pen, boxed, middle};
use crate::domain::{At, Millis};

/// The columns of the page, and those of its keys.
const WIDE: u16 = 76;
const KEYS: usize = 24;

/// The help page, and how far it is scrolled.
#[derive(Default)]
pub(super) struct Help {
    scroll: u16,
}

impl Screen for Help {
    fn mode(&self) -> KeyMode {
        KeyMode::Help
    }

    fn press(&mut self, action: Action, _: &mut EventCtx<'_>) -> Go {
        match action {
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1),
            _ => return Go::Back,
        }
        Go::Stay
    }
}

/// Draws the page with the keys of a mode.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, mode: KeyMode, help: &mut Help) {
    let wide = area.width.min(WIDE);
    // The keys, and what they do; no keys where a line goes on or is a title.
    let mut lines: Vec<(Option<String>, String)> = Vec::new();
    for (title, mode) in [(title(mode), mode), (title(KeyMode::Everywhere), KeyMode::Everywhere)] {
        lines.push((None, look.say(title)));
        // No regulation but that of a duplicate game has its screen.
        let never = (!look.snapshot.hall.leads_duplicate).then_some("key-duplicate");
        for (keys, label) in look.keys(mode, true).into_iter().filter(|(_, label)| Some(*label) != never) {
            let said = text::wrap(&look.say(label), usize::from(wide).saturating_sub(KEYS + 4));
            let keys = std::iter::once(keys).chain(std::iter::repeat(String::new()));
            lines.extend(keys.zip(said).map(|(keys, said)| (Some(keys), said)));
        }
    }
    let typed = match mode {
        KeyMode::Duplicate => Some("duplicate-lines"),
        KeyMode::Results => Some("help-results"),
        _ => None,
    };
    let notes = typed.into_iter().chain(["help-mouse", "help-letters", "help-find", "help-chain"]);
    let notes: Vec<String> = notes.map(|id| look.say(id)).collect();
    let notes: Vec<String> =
        notes.iter().flat_map(|note| text::wrap(note, usize::from(wide).saturating_sub(4))).collect();
    let place = middle(area, wide, lines.len() as u16 + notes.len() as u16 + 3);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.say("help-title"), look.theme);
    let whole = lines.len() + notes.len() + 1;
    let scroll = help.scroll.min((whole as u16).saturating_sub(inside.height));
    help.scroll = scroll;
    let mut pen = Pen::new(buffer, inside, look.theme);
    for (keys, label) in lines.iter().skip(usize::from(scroll)) {
        match keys {
            None => pen.line(&[(label, look.theme.strong())]),
            Some(keys) => {
                pen.line(&[(&text::pad(keys, KEYS), look.theme.key()), (label, look.theme.plain())]);
            }
        }
    }
    for note in &notes {
        pen.line(&[(note, look.theme.quiet())]);
    }
}

/// The message that names a mode.
fn title(mode: KeyMode) -> &'static str {
    match mode {
        KeyMode::Everywhere => "mode-everywhere",
        KeyMode::Desk => "mode-desk",
        KeyMode::Verdict => "mode-verdict",
        KeyMode::ClaimVerdict => "mode-claim-verdict",
        KeyMode::NewSlip => "mode-new-slip",
        KeyMode::Ruling => "mode-ruling",
        KeyMode::Hall => "mode-hall",
        KeyMode::Table => "mode-table",
        KeyMode::Round => "mode-round",
        KeyMode::Results => "mode-results",
        KeyMode::Standings => "mode-standings",
        KeyMode::Duplicate => "mode-duplicate",
        KeyMode::Start => "mode-start",
        KeyMode::Clocks => "mode-clocks",
        KeyMode::ClockForm => "mode-clock-form",
        KeyMode::OrderForm => "mode-order-form",
        KeyMode::Log => "mode-log",
        KeyMode::LogEntry => "mode-log-entry",
        KeyMode::Rules => "mode-rules",
        KeyMode::Find => "mode-find",
        KeyMode::SitDown => "mode-sit-down",
        KeyMode::Settings => "mode-settings",
        KeyMode::Question => "mode-question",
        KeyMode::Help => "mode-help",
    }
}

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
pub(super) enum TourTurn {
    /// It goes on.
    Next,
    /// It ends, and the event does what it does without it.
    End,
    /// Nothing.
    Stay,
}

/// Space goes on; any other key and a click end the tour.
pub(super) fn turn(event: &Event) -> TourTurn {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => TourTurn::Stay,
        Event::Key(key) if key.code == KeyCode::Char(' ') && key.modifiers.is_empty() => TourTurn::Next,
        Event::Key(_) | Event::Paste(_) => TourTurn::End,
        Event::Mouse(mouse) if matches!(mouse.kind, MouseEventKind::Down(_)) => TourTurn::End,
        _ => TourTurn::Stay,
    }
}

/// Draws the step at the lower edge of the screen.
pub(super) fn draw_tour(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, tour: &Tour) {
    let Some((_, id)) = STEPS.get(tour.at) else { return };
    let key = |action| look.choices.keys.key_of(KeyMode::Everywhere, action);
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
