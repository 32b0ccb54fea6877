//! Who sits down here: the office, the person's name, and the PIN where the office has one. A new PIN is typed twice.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::domain::Role;
use crate::locale::Locale;
use crate::report;
use crate::station::Snapshot;

use super::act::{Act, NewPin, PIN_LENGTHS, Problem, Sitting};
use super::edit;
use super::keymap::{Action, Mode};
use super::pen::{Pen, boxed, middle, paint};
use super::render_ctx::RenderCtx;
use super::screen::{EventCtx, Go, Screen};
use super::theme::CHOSEN;

/// No name and no PIN is longer.
const LONGEST: usize = 60;

/// Who sits down: the form, as far as it is filled in.
pub(super) struct SitDown {
    /// The office that is chosen.
    office: Role,
    name: Input,
    pin: Input,
    /// Letters go to the PIN, else to the name.
    at_pin: bool,
    /// The offices that ask for a PIN.
    pub(super) pins: Vec<Role>,
    /// The office is given a new PIN.
    new: Option<TypedPin>,
    /// What became of a new PIN.
    message: Option<String>,
}

/// A new PIN, as far as it is typed.
#[derive(Default)]
struct TypedPin {
    line: Input,
    /// What was typed the first time, once it is to be typed again.
    first: Option<String>,
}

impl SitDown {
    /// Asks a person to sit down: in the office that was wanted, else in the present one.
    pub(super) fn new(wanted: Option<Role>, present: Role, person: &str, pins: Vec<Role>) -> Self {
        let office = wanted.unwrap_or(present);
        Self {
            office,
            name: Input::new(person.to_owned()),
            pin: Input::default(),
            at_pin: wanted.is_some() && pins.contains(&office),
            pins,
            new: None,
            message: None,
        }
    }

    fn asks_pin(&self) -> bool {
        self.pins.contains(&self.office)
    }

    /// The line that is typed into.
    fn line(&mut self) -> &mut Input {
        if let Some(typed) = &mut self.new {
            return &mut typed.line;
        }
        if self.at_pin { &mut self.pin } else { &mut self.name }
    }

    /// A first Enter goes on to a PIN that is asked for; then the person sits down.
    fn enter(&mut self) -> Go {
        if self.asks_pin() && self.pin.value().is_empty() {
            self.at_pin = true;
            return Go::Stay;
        }
        let name = self.name.value().split_whitespace().collect::<Vec<_>>().join(" ");
        Act::SitDown(Sitting { office: self.office, name, pin: self.pin.value().to_owned() }).into()
    }

    /// Begins a new PIN for the chosen office, where whoever sits here may give one.
    fn begin_new_pin(&mut self, cx: &mut EventCtx<'_>) {
        if !cx.console.role.may_act_as(Role::HeadReferee) {
            let only = Problem::plain(cx.say("pin-only"), String::new());
            *cx.problem = Some(only.offering(cx.locale, &cx.choices.keys, Some(Role::HeadReferee)));
            return;
        }
        self.new = Some(TypedPin::default());
        self.message = None;
    }

    /// Enter under a new PIN: on to the second time, then it is set.
    fn enter_new_pin(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let has_pin = self.asks_pin();
        let Some(typed) = &mut self.new else { return Go::Stay };
        let pin = typed.line.value().to_owned();
        let Some(first) = typed.first.take() else {
            let (least, most) = PIN_LENGTHS;
            let removes = pin.is_empty() && has_pin;
            if !removes && !(least..=most).contains(&pin.trim().chars().count()) {
                let what = cx.with("pin-length", &[("least", least.into()), ("most", most.into())]);
                let instead = cx.say("pin-length-do");
                cx.error_with(what, instead);
                return Go::Stay;
            }
            typed.first = Some(pin);
            typed.line.reset();
            return Go::Stay;
        };
        typed.line.reset();
        if first != pin {
            let (what, instead) = (cx.say("pin-differs"), cx.say("pin-differs-do"));
            cx.error_with(what, instead);
            return Go::Stay;
        }
        let pin = Some(pin).filter(|pin| !pin.is_empty());
        Act::SetPin(NewPin { office: self.office, pin }).into()
    }

    /// The new PIN is kept: says so, and goes back to the name.
    pub(super) fn say_pin_kept(&mut self, new: &NewPin, locale: &Locale) {
        let id = if new.pin.is_some() { "pin-kept" } else { "pin-gone" };
        let office = report::office(locale, new.office);
        self.message = Some(locale.with(id, &[("office", (&office).into())]));
    }

    /// Leaves the new PIN.
    pub(super) fn end_new_pin(&mut self) {
        self.new = None;
    }

    /// The PIN was not the right one: it is typed again.
    pub(super) fn ask_pin_again(&mut self) {
        self.at_pin = true;
        self.pin.reset();
    }
}

impl Screen for SitDown {
    fn mode(&self) -> Mode {
        Mode::SitDown
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        if self.new.is_some() {
            match action {
                Action::Enter => return self.enter_new_pin(cx),
                Action::Back => self.new = None,
                _ => {}
            }
            return Go::Stay;
        }
        let offices = &cx.snapshot.bar.offices;
        let at = offices.iter().position(|it| *it == self.office).unwrap_or(0);
        let to = match action {
            Action::Up => at.saturating_sub(1),
            Action::Down => (at + 1).min(offices.len().saturating_sub(1)),
            Action::Toggle => {
                self.at_pin = !self.at_pin && self.asks_pin();
                return Go::Stay;
            }
            Action::Back => return Go::Back,
            Action::Enter => return self.enter(),
            Action::Pin => {
                self.begin_new_pin(cx);
                return Go::Stay;
            }
            _ => at,
        };
        self.office = offices.get(to).copied().unwrap_or(self.office);
        self.at_pin &= self.asks_pin();
        Go::Stay
    }

    /// A letter goes into the name or the PIN.
    fn type_letter(&mut self, letter: char, _: &mut EventCtx<'_>) -> Go {
        if self.line().value().chars().count() < LONGEST {
            edit::insert(self.line(), letter);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        Some(self.line())
    }

    fn dead_keys(&self, _: &RenderCtx<'_>) -> Vec<&'static str> {
        if self.new.is_some() {
            vec!["key-sit-down", "key-choose", "key-field", "key-pin"]
        } else {
            Vec::new()
        }
    }
}

/// Draws the question over the screen.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, sitting: &SitDown) {
    let offices = &look.snapshot.bar.offices;
    let place = middle(area, 64, offices.len() as u16 + 11);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.say("sit-down"), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let asks = look.say("sit-asks-pin");
    for office in offices {
        let here = pen.here();
        let note = if sitting.pins.contains(office) { asks.as_str() } else { "" };
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
        draw_new_pin(&mut pen, look, sitting, typed);
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
    if sitting.asks_pin() {
        let stars = Input::new("*".repeat(sitting.pin.value().chars().count()));
        let pin = shown(&stars, sitting.at_pin);
        pen.line(&[
            (&look.say("sit-pin"), look.theme.key()),
            (" ", look.theme.plain()),
            (&pin, look.theme.strong()),
        ]);
    }
    let says = sitting.message.clone().unwrap_or_else(|| look.say("sit-journaled"));
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

/// Draws what is asked for in place of the name.
fn draw_new_pin(pen: &mut Pen<'_>, look: &RenderCtx<'_>, sitting: &SitDown, typed: &TypedPin) {
    let stars = |text: &str| "*".repeat(text.chars().count());
    let present = edit::with_cursor(&Input::new(stars(typed.line.value())));
    let office = report::office(look.locale, sitting.office);
    let name = look.with("pin-new", &[("office", (&office).into())]);
    let theme = look.theme;
    let (new, again) = match &typed.first {
        None => (present, None),
        Some(first) => (stars(first), Some(present)),
    };
    pen.line(&[(&name, theme.key()), (" ", theme.plain()), (&new, theme.strong())]);
    if let Some(again) = again {
        pen.line(&[(&look.say("pin-again"), theme.key()), (" ", theme.plain()), (&again, theme.strong())]);
    }
    let (least, most) = PIN_LENGTHS;
    let says = look.with("pin-says", &[("least", least.into()), ("most", most.into())]);
    pen.said(&says, theme.quiet(), "");
    if sitting.asks_pin() {
        pen.said(&look.say("pin-empty"), theme.quiet(), "");
    }
}
