//! A new PIN for an office, typed twice where it is asked who sits down; or none any more.

use std::fmt;

use tui_input::Input;

use crate::domain::Role;
use crate::report;

use super::act::{Act, Problem};
use super::edit;
use super::office::SitDown;
use super::pen::Pen;
use super::render_ctx::RenderCtx;
use super::ui::Ui;

/// The fewest and the most characters of a PIN.
pub const PIN_LENGTHS: (usize, usize) = (4, 60);

/// The PIN that an office is to have.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPin {
    /// The office.
    pub office: Role,
    /// The PIN as it was typed; none where the office is to ask for none any more.
    pub pin: Option<String>,
}

impl fmt::Debug for NewPin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewPin").field("office", &self.office).finish_non_exhaustive()
    }
}

/// What is typed of it.
#[derive(Default)]
pub(super) struct Typed {
    pub(super) line: Input,
    /// What was typed the first time, once it is to be typed again.
    first: Option<String>,
}

/// Begins with the chosen office, where whoever sits here may.
pub(super) fn begin(ui: &mut Ui) {
    if !ui.console.role.may_act_as(Role::HeadReferee) {
        let only = Problem::plain(ui.locale.say("pin-only"), String::new());
        ui.problem = Some(only.offering(ui.locale, &ui.choices.keys, Some(Role::HeadReferee)));
        return;
    }
    if let Some(sitting) = &mut ui.sit_down {
        sitting.new = Some(Typed::default());
        sitting.told = None;
    }
}

/// Enter: on to the second time, then it is set.
pub(super) fn enter(ui: &mut Ui) -> Vec<Act> {
    let Some(SitDown { office, new: Some(typed), .. }) = &mut ui.sit_down else { return Vec::new() };
    let pin = typed.line.value().to_owned();
    let Some(first) = typed.first.take() else {
        let (least, most) = PIN_LENGTHS;
        let removes = pin.is_empty() && ui.pins.contains(office);
        if !removes && !(least..=most).contains(&pin.trim().chars().count()) {
            let values = [("least", least.into()), ("most", most.into())];
            let what = ui.locale.with("pin-length", &values);
            ui.problem = Some(Problem::plain(what, ui.locale.say("pin-length-do")));
            return Vec::new();
        }
        typed.first = Some(pin);
        typed.line.reset();
        return Vec::new();
    };
    typed.line.reset();
    if first != pin {
        let what = ui.locale.say("pin-differs");
        ui.problem = Some(Problem::plain(what, ui.locale.say("pin-differs-do")));
        return Vec::new();
    }
    let pin = Some(pin).filter(|pin| !pin.is_empty());
    vec![Act::SetPin(NewPin { office: *office, pin })]
}

impl Ui {
    /// What became of a new PIN: kept, or why not; nothing where no office has one, as in a simulated hall.
    pub fn pin_set(&mut self, new: &NewPin, kept: Option<&Result<(), String>>) {
        let locale = self.locale;
        if let Some(Err(why)) = kept {
            let what = locale.with("pin-not-kept", &[("why", why.into())]);
            self.problem = Some(Problem::plain(what, String::new()));
        } else if kept.is_none() {
            self.problem = Some(Problem::plain(locale.say("pin-simulated"), String::new()));
        } else if let Some(sitting) = &mut self.sit_down {
            let id = if new.pin.is_some() { "pin-kept" } else { "pin-gone" };
            let office = report::office(locale, new.office);
            sitting.told = Some(locale.with(id, &[("office", (&office).into())]));
        }
        if let Some(sitting) = &mut self.sit_down {
            sitting.new = None;
        }
    }
}

/// Draws what is asked for in place of the name.
pub(super) fn draw(pen: &mut Pen<'_>, look: &RenderCtx<'_>, sitting: &SitDown, typed: &Typed, has: bool) {
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
    if has {
        pen.said(&look.say("pin-empty"), theme.quiet(), "");
    }
}
