//! The form of an offer: made from what the ruleset asks, ended in a command.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use tui_input::Input;

use crate::domain::{Citation, ClaimId, Points, TableId};
use crate::locale::{Locale, Value};
use crate::report::{self, Names};
use crate::tournament::{Answers, Command, Need, Offer, OfferKind, Place};

use super::field::{Field, Wrong};
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::pen::{Paper, Pen, boxed};
use crate::tui::rank::folded;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::CHOSEN;
use crate::tui::ui::{Screen, Ui, middle};

/// What is filled in so far.
pub(in crate::tui) struct OfferForm {
    offer: Offer,
    place: Place,
    fields: Vec<Field>,
    /// What is asked only once it is needed.
    later: Vec<Field>,
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
        let title = report::offer(ui.locale, offer, Names(Some(&place.players)));
        let what = format!("{title}: {}", report::why_not(ui.locale, offer));
        let problem = Problem { what, instead: String::new(), cite: Some(offer.cite.clone()), office: None };
        // Where nothing is wrong but the office, whoever holds that one may sit down.
        let office = offer.offices.first().copied().filter(|_| offer.why_not.is_none());
        ui.problem = Some(problem.offering(ui.locale, &ui.choices.keys, office));
        return;
    }
    ui.form = Some(OfferForm::new(offer.clone(), place, ui.screen));
}

impl OfferForm {
    /// The paragraph of what it is for.
    pub(in crate::tui) fn cite(&self) -> &Citation {
        &self.offer.cite
    }

    fn new(offer: Offer, mut place: Place, home: Screen) -> Self {
        // What is made good later is about whoever played then.
        if let Some(players) = &offer.players {
            place.players.clone_from(players);
        }
        // A field that has one answer is answered; nobody is asked for it.
        let all = offer.needs.iter().cloned().map(Field::new);
        let (later, mut fields): (Vec<_>, Vec<_>) =
            all.partition(|field| matches!(field.need, Need::Later(_)));
        // Where it is known whom it can only be about, they stand there already.
        for field in &mut fields {
            if let Need::Side { of, .. } = &field.need {
                field.pick = of.iter().position(|side| offer.suggests == Some(*side)).or(field.pick);
            }
        }
        let at = fields.iter().position(|field| field.options() != 1).unwrap_or(0);
        Self { offer, place, fields, later, at, home, given: false }
    }

    /// The line that is typed into.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        self.fields.get_mut(self.at).filter(|field| field.options() == 0).map(|field| &mut field.line)
    }

    /// The rows that it wants in a box of this width, with its frame.
    pub(in crate::tui) fn height(&self, look: &RenderCtx<'_>, width: u16) -> u16 {
        let wide = width.saturating_sub(4);
        let paper = Paper::written(wide, look.theme, |pen| {
            head(pen, look, self, width);
            fields(pen, look, self);
            foreseen(pen, look, self);
        });
        paper.used + 3
    }

    /// What is typed into its lines.
    #[cfg(test)]
    pub(in crate::tui) fn typed_so_far(&self) -> Vec<String> {
        self.fields.iter().map(|field| field.line.value().to_owned()).collect()
    }

    /// Where reasons are written, if they are.
    fn reasons(&self) -> Option<usize> {
        self.fields.iter().position(|field| matches!(field.need, Need::Reason { .. }))
    }

    /// The claim that it decides, and its table.
    pub(in crate::tui) fn judges(&self) -> Option<(TableId, ClaimId)> {
        match self.offer.kind {
            OfferKind::JudgeClaim(claim) | OfferKind::AdmitClaim(claim) => Some((self.place.table, claim)),
            _ => None,
        }
    }

    /// The table of the slip that it opens again.
    pub(in crate::tui) fn reopens(&self) -> Option<TableId> {
        matches!(self.offer.kind, OfferKind::Relook(_) | OfferKind::PutRight(_)).then_some(self.place.table)
    }

    /// Whether it enters or corrects a result.
    pub(in crate::tui) fn is_of_result(&self) -> bool {
        matches!(self.offer.kind, OfferKind::EnterResult(_) | OfferKind::CorrectResult(_))
    }

    /// What the form is about.
    pub(in crate::tui) fn title(&self, locale: &Locale) -> String {
        let title = report::offer(locale, &self.offer, Names(Some(&self.place.players)));
        let says = report::offer_says(locale, &self.offer);
        let parts = [title.as_str(), says.as_str(), &report::cite(locale, &self.offer.cite)];
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

    /// Asks what was found to be needed, and what goes with it, before the reasons.
    pub(in crate::tui) fn ask(&mut self, fact: &str) {
        let is =
            |field: &Field| matches!(&field.need, Need::Fact(ask) | Need::Later(ask) if ask.fact == fact);
        if self.later.iter().any(is) {
            let goes_with =
                |field: &Field| is(field) || matches!(&field.need, Need::Later(ask) if !ask.on_demand);
            let (now, later): (Vec<_>, Vec<_>) = self.later.drain(..).partition(goes_with);
            self.later = later;
            let at = self.reasons().unwrap_or(self.fields.len());
            self.fields.splice(at..at, now);
        }
        self.at = self.fields.iter().position(is).unwrap_or(self.at);
    }

    /// Writes the sums into the fields that ask for them; the next one is in hand.
    pub(in crate::tui) fn say_scores(&mut self, sums: [Points; 2]) {
        for field in &mut self.fields {
            if let Need::Score(side) = field.need {
                field.line = Input::new(sums[side.index()].0.to_string());
            }
        }
        let open = |field: &Field| !matches!(field.need, Need::Score(_)) && field.options() != 1;
        self.at = self.fields.iter().position(open).unwrap_or(self.at);
    }

    fn step(&mut self, down: bool) {
        let fields = self.fields.len();
        if fields > 0 {
            self.at = (self.at + if down { 1 } else { fields - 1 }) % fields;
        }
    }

    /// What it would do as it is filled in, whatever the reason will be.
    pub(in crate::tui) fn draft(&self) -> Option<Command> {
        let mut answers = self.answers().ok()?;
        if answers.reason.is_empty() {
            "?".clone_into(&mut answers.reason);
        }
        self.offer.command(&self.place, &answers).ok()
    }

    /// What is filled in, or the place of the field that is not what it asks for.
    fn answers(&self) -> Result<Answers, (usize, Wrong)> {
        let mut answers = Answers::default();
        for (at, field) in self.fields.iter().enumerate() {
            field.answer(&mut answers).map_err(|wrong| (at, wrong))?;
        }
        Ok(answers)
    }

    fn command(&self) -> Result<Command, (usize, Wrong)> {
        let answers = self.answers()?;
        // The offer counts what it needs, also what is asked only later.
        let missing = |at: usize| {
            let need = self.offer.needs.get(at);
            let at = self.fields.iter().position(|field| Some(&field.need) == need).unwrap_or(self.at);
            (at, Wrong::Says("form-must"))
        };
        self.offer.command(&self.place, &answers).map_err(missing)
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
                edit::moved(line, key);
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

/// A letter in the form: text in the lines, else the first letter of an option. Where reasons are asked for it changes
/// nothing that is chosen already, so that nobody who begins to write them does: it writes, or says that a choice comes
/// first.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char) {
    let Some(form) = &mut ui.form else { return };
    if form.line().is_none()
        && !letter.is_whitespace()
        && let Some(reasons) = form.reasons()
    {
        let open = form.fields.get_mut(form.at).filter(|field| field.pick.is_none());
        if open.is_some_and(|field| {
            field.letter(letter, ui.locale);
            field.pick.is_some()
        }) {
            return;
        }
        if let Some(open) = form.fields.get(form.at).filter(|field| field.pick.is_none() && field.need.must())
        {
            let asked = report::need(ui.locale, &open.need, Names(Some(&form.place.players)));
            let what = ui.locale.with("form-choose-first", &[("asked", (&asked).into())]);
            ui.problem = Some(Problem::plain(what, String::new()));
            return;
        }
        form.at = reasons;
    }
    let field = form.fields.get(form.at);
    let number = field.is_some_and(Field::is_whole_number);
    let colon = letter == ':' && field.is_some_and(Field::is_time);
    if number && !(letter.is_ascii_digit() || colon || matches!(letter, '-' | '−' | '+')) {
        ui.problem = Some(Problem::plain(ui.locale.say("form-number"), String::new()));
    } else if let Some(line) = form.line() {
        edit::insert(line, letter);
    } else if let Some(field) = form.fields.get_mut(form.at) {
        field.letter(letter, ui.locale);
    }
}

/// What the form is about, in a sentence.
fn says(look: &RenderCtx<'_>, form: &OfferForm) -> String {
    let says = report::offer_says(look.locale, &form.offer);
    if !says.is_empty() {
        return says;
    }
    look.say(if form.fields.is_empty() { "form-confirm" } else { "form-fill-in" })
}

/// What stands above the fields: the name in full where the box of this width cuts it, and what the form is about.
fn head(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm, wide: u16) {
    let name = report::offer(look.locale, &form.offer, Names(Some(&form.place.players)));
    if text::width(&name) + 4 > usize::from(wide) {
        pen.said(&name, look.theme.strong(), "");
    }
    pen.said(&says(look, form), look.theme.quiet(), &look.cite(&form.offer.cite));
}

/// Draws the form in a box.
pub(in crate::tui) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    let theme = look.theme;
    let title = report::offer(look.locale, &form.offer, Names(Some(&form.place.players)));
    let inside = boxed(buffer, area, &title, theme);
    let mut pen = Pen::new(buffer, inside, theme);
    head(&mut pen, look, form, area.width);
    let below = Rect { y: pen.y, height: pen.left(), ..inside };
    let mut here = (0, 0);
    let paper = Paper::written(below.width, theme, |pen| {
        here = fields(pen, look, form);
        foreseen(pen, look, form);
    });
    // The field in hand is always in view, from its first line on.
    let top = here.1.saturating_sub(below.height).min(here.0);
    let top = paper.show(buffer, below, top);
    let page = paper.page(top, below.height);
    let x = area.right().saturating_sub(text::width(&page) as u16 + 2);
    text::put(buffer, area, (x, area.y), &page, theme.quiet());
}

/// The columns that a line to be written into has at least.
const WRITTEN: usize = 12;

/// All fields; gives the lines of the one in hand, the first and the one behind the last.
fn fields(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) -> (u16, u16) {
    let names = Names(Some(&form.place.players));
    let wide = usize::from(pen.area.width);
    let label = form.fields.iter().filter(|field| !field.ticks());
    let label = label.map(|field| text::width(&asked(look, form, field))).max();
    let label = label.unwrap_or(0).clamp(12, (wide / 2).max(12));
    let mut here = (0, 0);
    for (at, field) in form.fields.iter().enumerate() {
        let first = pen.y;
        row(pen, look, (field, &asked(look, form, field)), names, (label, at == form.at));
        if at == form.at {
            here = (first, pen.y);
        }
    }
    here
}

/// What would come of it: the sums as they will stand.
fn foreseen(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm) {
    let names = Names(Some(&form.place.players));
    let sums = |event| report::sums(look.locale, event, names);
    let last = look.snapshot.foreseen.iter().filter_map(sums).next_back();
    if let Some(score) = last {
        let says = look.with("form-foreseen", &[("score", (&score).into())]);
        pen.said(&format!("  {says}"), look.theme.strong(), "");
    }
}

/// What a field asks, with a star where it must be answered: a fact, where the facts decide and nobody has said how it
/// ends.
fn asked(look: &RenderCtx<'_>, form: &OfferForm, field: &Field) -> String {
    let asked = report::need(look.locale, &field.need, Names(Some(&form.place.players)));
    let decides = matches!(field.need, Need::Fact(_)) && form.fields.iter().any(Field::left_to_the_facts);
    if field.need.must() || decides { format!("{asked} *") } else { asked }
}

/// One field: on one line where question and answer have room beside each other, else below each other. Nothing of
/// either is cut.
fn row(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    (field, asked): (&Field, &str),
    names: Names<'_>,
    (label, here): (usize, bool),
) {
    let theme = look.theme;
    let style = if here { theme.key() } else { theme.plain() };
    let sign = if here { CHOSEN } else { " " };
    let wide = usize::from(pen.area.width);
    if field.ticks() {
        let tick = if field.pick == Some(0) { "[x] " } else { "[ ] " };
        for (at, line) in text::wrap(asked, wide.saturating_sub(6)).iter().enumerate() {
            let (sign, tick) = if at == 0 { (sign, tick) } else { (" ", "    ") };
            pen.line(&[(sign, style), (" ", style), (tick, theme.strong()), (line, style)]);
        }
        return;
    }
    let hint = field.hint(look.locale);
    let options: Vec<String> = (0..field.options())
        .map(|at| {
            let dot = if field.pick == Some(at) { '•' } else { ' ' };
            format!("({dot}) {}", field.option(at, look.locale, names))
        })
        .collect();
    let value = if here { edit::with_cursor(&field.line) } else { field.line.value().to_owned() };
    let taken = match options.as_slice() {
        [] => WRITTEN + if hint.is_empty() { 0 } else { text::width(&hint) + 1 },
        options => options.iter().map(|option| text::width(option) + 2).sum::<usize>() - 2,
    };
    // A long question goes on past the column of answers, and a long answer begins before it, where both have room.
    let asks = text::width(asked);
    let beside = asks + 3 + taken <= wide;
    if !beside {
        let lines = text::wrap(asked, wide.saturating_sub(2));
        for (at, line) in lines.iter().enumerate() {
            pen.line(&[(if at == 0 { sign } else { " " }, style), (" ", style), (line, style)]);
        }
    }
    let (sign, lead) = if beside {
        (sign, text::pad(asked, label.min(wide - 3 - taken).max(asks)))
    } else {
        (" ", "  ".to_owned())
    };
    let room = wide.saturating_sub(text::width(&lead) + 3);
    if options.is_empty() {
        pen.right(&hint);
        let room = room.saturating_sub(if hint.is_empty() { 0 } else { text::width(&hint) + 1 });
        let value = tail(&value, room);
        pen.line(&[(sign, style), (" ", style), (&lead, style), (" ", style), (&value, theme.strong())]);
        return;
    }
    for (at, line) in beside_each_other(&options, room).iter().enumerate() {
        let (sign, lead) = if at == 0 { (sign, lead.clone()) } else { (" ", " ".repeat(text::width(&lead))) };
        pen.line(&[(sign, style), (" ", style), (&lead, style), (" ", style), (line, theme.strong())]);
    }
}

/// Options in as few lines as hold them, none broken.
fn beside_each_other(options: &[String], room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for option in options {
        match lines.last_mut() {
            Some(line) if text::width(line) + 2 + text::width(option) <= room => {
                line.push_str("  ");
                line.push_str(option);
            }
            _ => lines.push(option.clone()),
        }
    }
    lines
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
    const WIDE: u16 = 90;
    let place = middle(area, WIDE, form.height(look, WIDE.min(area.width)));
    Clear.render(place, buffer);
    draw(buffer, place, look, form);
}
