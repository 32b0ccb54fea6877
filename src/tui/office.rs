//! Who sits down here: the office, the person's name, and the PIN where the office has one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::domain::Role;
use crate::report;
use crate::station::Snapshot;

use super::act::{Act, PinAnswer, Problem, Sitting};
use super::edit;
use super::keymap::{Action, Mode};
use super::pen::{Pen, boxed, paint};
use super::pin::{self, Typed};
use super::render_ctx::RenderCtx;
use super::theme::CHOSEN;
use super::ui::{Ui, middle};

/// No name and no PIN is longer.
const LONGEST: usize = 60;

/// Somebody is about to sit down.
pub(super) struct SitDown {
    /// The office that is chosen.
    pub(super) office: Role,
    name: Input,
    pin: Input,
    /// Letters go to the PIN, else to the name.
    at_pin: bool,
    /// The office is given a new PIN.
    pub(super) new: Option<Typed>,
    /// What has become of it.
    pub(super) told: Option<String>,
}

impl SitDown {
    /// The line that is typed into.
    pub(super) fn line(&mut self) -> &mut Input {
        if let Some(typed) = &mut self.new {
            return &mut typed.line;
        }
        if self.at_pin { &mut self.pin } else { &mut self.name }
    }
}

/// Asks who sits down: in the office that was wanted just now, else in the present one.
pub(super) fn open(ui: &mut Ui, wanted: Option<Role>) {
    ui.finder = None;
    ui.settings = None;
    let office = wanted.unwrap_or(ui.console.role);
    let at_pin = wanted.is_some() && ui.pins.contains(&office);
    let name = Input::new(ui.person.clone());
    ui.sit_down = Some(SitDown { office, name, pin: Input::default(), at_pin, new: None, told: None });
}

/// A key under the question.
pub(super) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let Some(sitting) = &mut ui.sit_down else { return Vec::new() };
    if sitting.new.is_some() {
        match action {
            Action::Enter => return pin::enter(ui),
            Action::Back => sitting.new = None,
            _ => {}
        }
        return Vec::new();
    }
    let offices = &snapshot.bar.offices;
    let at = offices.iter().position(|it| *it == sitting.office).unwrap_or(0);
    let to = match action {
        Action::Up => at.saturating_sub(1),
        Action::Down => (at + 1).min(offices.len().saturating_sub(1)),
        Action::Toggle => {
            sitting.at_pin = !sitting.at_pin && ui.pins.contains(&sitting.office);
            return Vec::new();
        }
        Action::Back => {
            ui.sit_down = None;
            return Vec::new();
        }
        Action::Enter => return enter(ui),
        Action::Pin => {
            pin::begin(ui);
            return Vec::new();
        }
        _ => at,
    };
    sitting.office = offices.get(to).copied().unwrap_or(sitting.office);
    sitting.at_pin &= ui.pins.contains(&sitting.office);
    Vec::new()
}

/// A first Enter goes on to a PIN that is asked for; then the person sits down.
fn enter(ui: &mut Ui) -> Vec<Act> {
    let Some(sitting) = &mut ui.sit_down else { return Vec::new() };
    if ui.pins.contains(&sitting.office) && sitting.pin.value().is_empty() {
        sitting.at_pin = true;
        return Vec::new();
    }
    let name = sitting.name.value().split_whitespace().collect::<Vec<_>>().join(" ");
    vec![Act::SitDown(Sitting { office: sitting.office, name, pin: sitting.pin.value().to_owned() })]
}

/// A letter goes into the name or the PIN.
pub(super) fn typed(ui: &mut Ui, letter: char) {
    if let Some(sitting) = &mut ui.sit_down
        && sitting.line().value().chars().count() < LONGEST
    {
        edit::insert(sitting.line(), letter);
    }
}

impl Ui {
    /// The person at the console, as far as a name was given; empty where none was.
    pub fn person(&self) -> &str {
        &self.person
    }

    /// The offices that ask for a PIN.
    pub fn pins_are(&mut self, offices: Vec<Role>) {
        self.pins = offices;
    }

    /// Somebody sits here under this name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.person);
        self
    }

    /// Somebody has sat down here: from now on everything is theirs.
    pub fn sat_down(&mut self, sitting: &Sitting) {
        self.sit_down = None;
        self.console.role = sitting.office;
        self.console.may_rule = sitting.office.may_act_as(Role::Referee);
        self.person.clone_from(&sitting.name);
    }

    /// The PIN was not the right one, or is not looked at yet. Nothing tells how near it was.
    pub fn pin_refused(&mut self, answer: &PinAnswer) {
        let locale = self.locale;
        let seconds = |wait: &crate::domain::Millis| ("seconds", ((wait.0 + 999) / 1_000).into());
        let (what, instead) = match answer {
            PinAnswer::Right => return,
            PinAnswer::Wrong { wait, .. } => {
                (locale.say("pin-wrong"), locale.with("pin-wait-do", &[seconds(wait)]))
            }
            PinAnswer::Wait { wait } => {
                (locale.say("pin-wait"), locale.with("pin-wait-do", &[seconds(wait)]))
            }
            PinAnswer::Unreadable { why } => {
                (locale.with("pin-unreadable", &[("why", why.into())]), String::new())
            }
        };
        self.problem = Some(Problem::plain(what, instead));
        if let Some(sitting) = &mut self.sit_down {
            sitting.at_pin = true;
            sitting.pin.reset();
        }
    }
}

/// Draws the question over the screen.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    (sitting, pins): (&SitDown, &[Role]),
) {
    let offices = &look.snapshot.bar.offices;
    let place = middle(area, 64, offices.len() as u16 + 11);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.say("sit-down"), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let asks = look.say("sit-asks-pin");
    for office in offices {
        let here = pen.here();
        let note = if pins.contains(office) { asks.as_str() } else { "" };
        let name = report::office(look.locale, *office);
        let chosen = *office == sitting.office;
        pen.line(&[
            (if chosen { CHOSEN } else { " " }, look.theme.key()),
            (" ", look.theme.plain()),
            (&name, look.theme.plain()),
            (" ", look.theme.plain()),
            (note, look.theme.quiet()),
        ]);
        if chosen {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
    pen.gap();
    if let Some(typed) = &sitting.new {
        pin::draw(&mut pen, look, sitting, typed, pins.contains(&sitting.office));
        return;
    }
    let shown = |input: &Input, chosen: bool| {
        if chosen { edit::with_cursor(input) } else { input.value().to_owned() }
    };
    let name = shown(&sitting.name, !sitting.at_pin);
    pen.line(&[
        (&look.say("sit-name"), look.theme.key()),
        (" ", look.theme.plain()),
        (&name, look.theme.strong()),
    ]);
    if pins.contains(&sitting.office) {
        let stars = Input::new("*".repeat(sitting.pin.value().chars().count()));
        let pin = shown(&stars, sitting.at_pin);
        pen.line(&[
            (&look.say("sit-pin"), look.theme.key()),
            (" ", look.theme.plain()),
            (&pin, look.theme.strong()),
        ]);
    }
    let says = sitting.told.clone().unwrap_or_else(|| look.say("sit-journaled"));
    pen.said(&says, look.theme.quiet(), "");
    pen.gap();
    let keys: Vec<String> = look
        .choices
        .keys
        .shown(Mode::SitDown, false)
        .into_iter()
        .map(|(key, label)| format!("{key} {}", look.say(label)))
        .collect();
    pen.said(&keys.join("  "), look.theme.plain(), "");
}
