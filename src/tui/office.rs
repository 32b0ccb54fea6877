//! Who sits down here: the office, the person's name, and the PIN where the office has one. A new PIN is typed twice.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use super::act::{NewPin, PIN_LENGTHS, ScreenProblem, Sitting, UserAct};
use super::form::{FieldForm, FieldKind, FieldPrompt, FilledFields, FormField, fields};
use super::keymap::{Action, KeyMode};
use super::render_ctx::RenderCtx;
use super::screen::{EventCtx, Go, Screen};
use super::text::{Pen, boxed, middle, paint};
use super::theme::CHOSEN;
use crate::domain::Role;
use crate::locale::Locale;
use crate::report;
use crate::station::Snapshot;

/// No name and no PIN is longer.
const LONGEST: usize = 60;

/// A field of the form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SitField {
    Name,
    Pin,
    NewPin,
    Again,
}

/// Who sits down: the form, as far as it is filled in.
pub(super) struct SitDown {
    /// The office that is chosen.
    office: Role,
    form: FieldForm<SitField>,
    /// The offices that ask for a PIN.
    pub(super) pins: Vec<Role>,
    /// The office is given a new PIN, which is typed twice.
    new: Option<FieldForm<SitField>>,
    /// What became of a new PIN.
    message: Option<String>,
}

impl SitDown {
    /// Asks a person to sit down: in the office that was wanted, else in the present one.
    pub(super) fn new(wanted: Option<Role>, present: Role, person: &str, pins: Vec<Role>) -> Self {
        let office = wanted.unwrap_or(present);
        let form = FieldForm::new([
            (SitField::Name, FilledFields::line(person)),
            (SitField::Pin, FilledFields::line("")),
        ]);
        let mut sitting = Self { office, form, pins, new: None, message: None };
        sitting.form.at = usize::from(wanted.is_some() && sitting.asks_pin());
        sitting
    }

    fn asks_pin(&self) -> bool {
        self.pins.contains(&self.office)
    }

    /// The form that is filled in.
    fn open(&mut self) -> &mut FieldForm<SitField> {
        self.new.as_mut().unwrap_or(&mut self.form)
    }

    /// What the fields of the form that is filled in ask.
    fn asks(&self, look: &RenderCtx<'_>) -> Vec<FieldPrompt> {
        let office = report::office(look.locale, self.office);
        let asks = |field: &FormField<SitField>| match field.what {
            SitField::Name => FieldPrompt::new(look.say("sit-name"), FieldKind::Text),
            SitField::Pin => FieldPrompt::new(look.say("sit-pin"), FieldKind::Secret),
            SitField::NewPin => {
                FieldPrompt::new(look.with("pin-new", &[("office", (&office).into())]), FieldKind::Secret)
            }
            SitField::Again => FieldPrompt::new(look.say("pin-again"), FieldKind::Secret),
        };
        let no_pin = |field: &&FormField<SitField>| field.what != SitField::Pin || self.asks_pin();
        let form = self.new.as_ref().unwrap_or(&self.form);
        form.fields.iter().filter(no_pin).map(asks).collect()
    }

    /// A first Enter goes on to a PIN that is asked for; then the person sits down.
    fn enter(&mut self) -> Go {
        let pin = self.form.written(&SitField::Pin).to_owned();
        if self.asks_pin() && pin.is_empty() {
            self.form.go_to(|field| *field == SitField::Pin);
            return Go::Stay;
        }
        let name = self.form.typed(&SitField::Name).split_whitespace().collect::<Vec<_>>().join(" ");
        let pin = if self.asks_pin() { pin } else { String::new() };
        UserAct::SitDown(Sitting { office: self.office, name, pin }).into()
    }

    /// Begins a new PIN for the chosen office, where whoever sits here may give one.
    fn begin_new_pin(&mut self, cx: &mut EventCtx<'_>) {
        if !cx.console.role.may_act_as(Role::HeadReferee) {
            let only = ScreenProblem::plain(cx.say("pin-only"), String::new());
            *cx.problem = Some(only.offering(cx.locale, &cx.choices.keys, Some(Role::HeadReferee)));
            return;
        }
        let twice = [SitField::NewPin, SitField::Again].map(|field| (field, FilledFields::line("")));
        self.new = Some(FieldForm::new(twice));
        self.message = None;
    }

    /// Enter under a new PIN: on to the second time, then it is set.
    fn enter_new_pin(&mut self, cx: &mut EventCtx<'_>) -> Go {
        let removes = self.asks_pin();
        let Some(new) = &mut self.new else { return Go::Stay };
        let pin = new.written(&SitField::NewPin).to_owned();
        let (least, most) = PIN_LENGTHS;
        let fits = (least..=most).contains(&pin.trim().chars().count()) || removes && pin.is_empty();
        if !fits {
            new.at = 0;
            let what = cx.with("pin-length", &[("least", least.into()), ("most", most.into())]);
            let instead = cx.say("pin-length-do");
            cx.error_with(what, instead);
        } else if new.at == 0 {
            new.step(true);
        } else if pin != new.written(&SitField::Again) {
            self.begin_new_pin(cx);
            let (what, instead) = (cx.say("pin-differs"), cx.say("pin-differs-do"));
            cx.error_with(what, instead);
        } else {
            let pin = Some(pin).filter(|pin| !pin.is_empty());
            return UserAct::SetPin(NewPin { office: self.office, pin }).into();
        }
        Go::Stay
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
        self.form.go_to(|field| *field == SitField::Pin);
        self.form.line().into_iter().for_each(Input::reset);
    }
}

impl Screen for SitDown {
    fn mode(&self) -> KeyMode {
        KeyMode::SitDown
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        if self.new.is_some() {
            match action {
                Action::Enter => return self.enter_new_pin(cx),
                Action::Back => self.new = None,
                action => {
                    let asks = self.asks(cx);
                    self.open().press(action, &asks);
                }
            }
            return Go::Stay;
        }
        let offices = &cx.snapshot.bar.offices;
        let at = offices.iter().position(|it| *it == self.office).unwrap_or(0);
        let to = match action {
            Action::Up => at.saturating_sub(1),
            Action::Down => (at + 1).min(offices.len().saturating_sub(1)),
            Action::Toggle => {
                self.form.at = usize::from(self.form.at == 0 && self.asks_pin());
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
        self.form.at = self.form.at.min(usize::from(self.asks_pin()));
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        let asks = self.asks(cx);
        let form = self.open();
        if form.line().is_some_and(|line| line.value().chars().count() < LONGEST) {
            form.letter(letter, None, &asks, cx);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.open().line()
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
    let form = sitting.new.as_ref().unwrap_or(&sitting.form);
    fields(&mut pen, look, form, &sitting.asks(look), ..);
    if sitting.new.is_some() {
        let (least, most) = PIN_LENGTHS;
        let says = look.with("pin-says", &[("least", least.into()), ("most", most.into())]);
        pen.said(&says, look.theme.quiet(), "");
        if sitting.asks_pin() {
            pen.said(&look.say("pin-empty"), look.theme.quiet(), "");
        }
        return;
    }
    let says = sitting.message.clone().unwrap_or_else(|| look.say("sit-journaled"));
    pen.said(&says, look.theme.quiet(), "");
    pen.gap();
    let keys: Vec<String> = look
        .choices
        .keys
        .shown(KeyMode::SitDown, false)
        .into_iter()
        .map(|(key, label)| format!("{key} {}", look.say(label)))
        .collect();
    pen.said(&keys.join("  "), look.theme.plain(), "");
}
