//! The form of an offer: made from what the ruleset asks, ended in a command.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::locale::{Locale, Value};
use crate::report::{self, Names};
use crate::tournament::{Answers, Command, Need, Offer, Place};

use super::field::{Field, Wrong};
use super::menu::folded;
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::CHOSEN;
use crate::tui::ui::{Screen, Ui, middle};

/// What is filled in so far.
pub(in crate::tui) struct OfferForm {
    offer: Offer,
    place: Place,
    fields: Vec<Field>,
    at: usize,
    /// The screen on which it was opened.
    pub(in crate::tui) home: Screen,
    /// Given to the tournament, answer outstanding.
    pub(in crate::tui) given: bool,
}

/// Takes an offer up: at once where nothing need be asked, else with a form. What is not possible says why.
pub(in crate::tui) fn take_up(ui: &mut Ui, offer: &Offer, place: Place) -> Vec<Act> {
    if offer.possible()
        && offer.at_once()
        && let Ok(command) = offer.command(&place, &Answers::default())
    {
        return vec![Act::Give(command)];
    }
    begin(ui, offer, place);
    Vec::new()
}

/// Takes an offer up with its form, even where nothing need be asked: who found it by a few letters of its name sees
/// what it is before it is done.
pub(in crate::tui) fn begin(ui: &mut Ui, offer: &Offer, place: Place) {
    if !offer.possible() {
        let mut what = report::offer(ui.locale, offer, Names(Some(&place.players)));
        what.push_str(": ");
        what.push_str(&report::why_not(ui.locale, offer));
        ui.problem = Some(Problem { what, instead: String::new(), cite: Some(offer.cite.clone()) });
        return;
    }
    ui.form = Some(OfferForm::new(offer.clone(), place, ui.screen));
}

impl OfferForm {
    fn new(offer: Offer, place: Place, home: Screen) -> Self {
        // A field that has one answer is answered; nobody is asked for it.
        let mut fields: Vec<Field> = offer.needs.iter().cloned().map(Field::new).collect();
        // Where it is known whom it can only be about, they stand there already.
        for field in &mut fields {
            if let Need::Side { of, .. } = &field.need {
                field.pick = of.iter().position(|side| offer.suggests == Some(*side)).or(field.pick);
            }
        }
        let at = fields.iter().position(|field| field.options() != 1).unwrap_or(0);
        Self { offer, place, fields, at, home, given: false }
    }

    /// The line that is typed into.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        self.fields.get_mut(self.at).filter(|field| field.options() == 0).map(|field| &mut field.line)
    }

    /// The rows that it wants, with its frame.
    pub(in crate::tui) fn height(&self) -> u16 {
        let says = if self.offer.says.is_empty() { 0 } else { 2 };
        self.fields.len() as u16 + says + 4
    }

    /// What the form is about.
    pub(in crate::tui) fn title(&self, locale: &Locale) -> String {
        let title = report::offer(locale, &self.offer, Names(Some(&self.place.players)));
        let says = locale.rule(&self.offer.says);
        let parts = [title.as_str(), says.as_str(), self.offer.cite.as_str()];
        let wanted = |part: &&str| !part.is_empty() && (*part == title || !title.contains(*part));
        parts.into_iter().filter(wanted).collect::<Vec<_>>().join(" · ")
    }

    /// The number of the field in hand.
    pub(in crate::tui) fn here(&self) -> usize {
        self.at
    }

    /// What a field asks, and the answers that it knows; nothing behind the last field.
    pub(in crate::tui) fn asks(&self, at: usize, locale: &Locale) -> Option<(String, Vec<String>)> {
        let field = self.fields.get(at)?;
        let names = Names(Some(&self.place.players));
        let hint = field.hint(locale);
        let asked = report::need(locale, &field.need, names);
        let asked = if hint.is_empty() { asked } else { format!("{asked} ({hint})") };
        Some((asked, (0..field.options()).map(|option| field.option(option, locale, names)).collect()))
    }

    /// Answers a field: the number of an option, from 1, or the beginning of its name; any text where there are none.
    /// Nothing leaves it as it is. Whether it is an answer.
    pub(in crate::tui) fn answer(&mut self, at: usize, text: &str, locale: &Locale) -> bool {
        let names = Names(Some(&self.place.players));
        let Some(field) = self.fields.get_mut(at) else { return false };
        if text.is_empty() {
            return true;
        }
        if field.options() == 0 {
            field.line = Input::new(text.to_owned());
            return true;
        }
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let wanted = folded(text);
        let named = || {
            let begins = |at: &usize| folded(&field.option(*at, locale, names)).starts_with(&wanted);
            (0..field.options()).find(begins)
        };
        let picked = number.filter(|number| *number < field.options()).or_else(named);
        field.pick = picked.or(field.pick);
        picked.is_some()
    }

    fn step(&mut self, down: bool) {
        let fields = self.fields.len();
        if fields > 0 {
            self.at = (self.at + if down { 1 } else { fields - 1 }) % fields;
        }
    }

    fn command(&self) -> Result<Command, (usize, Wrong)> {
        let mut answers = Answers::default();
        for (at, field) in self.fields.iter().enumerate() {
            field.answer(&mut answers).map_err(|wrong| (at, wrong))?;
        }
        self.offer.command(&self.place, &answers).map_err(|at| (at, Wrong::Says("form-must")))
    }
}

/// A key in the form.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action) -> Vec<Act> {
    let Some(form) = &mut ui.form else { return Vec::new() };
    match action {
        Action::Back => ui.form = None,
        Action::Up => form.step(false),
        Action::Down => form.step(true),
        Action::Left | Action::Right => match form.line() {
            Some(line) => {
                let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                edit::edit(line, key);
            }
            None => {
                if let Some(field) = form.fields.get_mut(form.at) {
                    field.turn(action == Action::Right);
                }
            }
        },
        Action::Enter => match form.command() {
            Ok(command) => {
                form.given = true;
                return vec![Act::Give(command)];
            }
            Err((at, wrong)) => {
                form.at = at;
                let asked = form.fields.get(at).map(|field| field.need.clone());
                let names = Names(Some(&form.place.players));
                let what = asked.map(|need| report::need(ui.locale, &need, names)).unwrap_or_default();
                let says = match wrong {
                    Wrong::Says(id) => ui.locale.say(id),
                    Wrong::Range(from, to) => {
                        let (from, to) = (from.to_string(), to.to_string());
                        let values = [("from", Value::Text(&from)), ("to", Value::Text(&to))];
                        ui.locale.with("form-number-range", &values)
                    }
                };
                ui.problem = Some(Problem::plain(format!("{what}: {says}"), String::new()));
            }
        },
        _ => {}
    }
    Vec::new()
}

/// A letter in the form: text in the lines, a choice on the others.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char) {
    let Some(form) = &mut ui.form else { return };
    if let Some(line) = form.line() {
        edit::insert(line, letter);
    } else if let Some(field) = form.fields.get_mut(form.at) {
        field.letter(letter);
    }
}

/// Draws the form in a box.
pub(in crate::tui) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    let theme = look.theme;
    let names = Names(Some(&form.place.players));
    let title = report::offer(look.locale, &form.offer, names);
    let inside = boxed(buffer, area, &title, theme);
    let mut pen = Pen::new(buffer, inside, theme);
    let cite = form.offer.cite.as_str();
    let short = if form.fields.is_empty() { look.say("form-confirm") } else { look.say("form-fill-in") };
    let says = if form.offer.says.is_empty() { short } else { look.locale.rule(&form.offer.says) };
    pen.said(&says, theme.quiet(), cite);
    let wide = usize::from(inside.width);
    let label = form.fields.iter().filter(|field| !field.ticks());
    let label = label.map(|field| text::width(&report::need(look.locale, &field.need, names))).max();
    let label = label.unwrap_or(0).clamp(12, (wide / 2).max(12));
    let room = usize::from(pen.left()).max(1);
    // The field in hand is always in view.
    let top = (form.at + 1).saturating_sub(room);
    for (at, field) in form.fields.iter().enumerate().skip(top).take(room) {
        row(&mut pen, look, field, names, (label, at == form.at));
    }
}

/// One field on one line.
fn row(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    field: &Field,
    names: Names<'_>,
    (label, here): (usize, bool),
) {
    let theme = look.theme;
    let style = if here { theme.key() } else { theme.plain() };
    let sign = if here { CHOSEN } else { " " };
    let asked = report::need(look.locale, &field.need, names);
    if field.ticks() {
        let tick = if field.pick == Some(0) { "[x] " } else { "[ ] " };
        pen.line(&[(sign, style), (" ", style), (tick, theme.strong()), (&asked, style)]);
        return;
    }
    let value = match field.options() {
        0 if here => edit::with_cursor(&field.line),
        0 => field.line.value().to_owned(),
        options => {
            let one = |at: usize| {
                let dot = if field.pick == Some(at) { '•' } else { ' ' };
                format!("({dot}) {}", field.option(at, look.locale, names))
            };
            (0..options).map(one).collect::<Vec<_>>().join("  ")
        }
    };
    let hint = field.hint(look.locale);
    pen.right(&hint);
    // A long question goes on past the column of answers where its own answer leaves it room.
    let taken = text::width(&value) + text::width(&hint) + 5;
    let free = usize::from(pen.area.width).saturating_sub(taken);
    let label = label.max(text::width(&asked).min(free));
    let room = usize::from(pen.area.width).saturating_sub(label + 3 + text::width(&hint) + 1);
    pen.line(&[
        (sign, style),
        (" ", style),
        (&text::pad(&asked, label), style),
        (" ", style),
        (&if field.options() > 0 { text::cut(&value, room) } else { tail(&value, room) }, theme.strong()),
    ]);
}

/// The end of a long text, since that is where one types.
fn tail(value: &str, room: usize) -> String {
    let mut from = value;
    while text::width(from) > room {
        let mut letters = from.chars();
        letters.next();
        from = letters.as_str();
    }
    from.to_owned()
}

/// Draws the form over a screen.
pub(in crate::tui) fn over(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    let place = middle(area, 90, form.height());
    Clear.render(place, buffer);
    draw(buffer, place, look, form);
}
