//! A form: fields below each other, one of them in hand; what keys and letters mean there, and how it is drawn, is
//! the same in all forms.
//!
//! Whoever has a form says what each field asks ([`FieldPrompt`]), for every key and picture anew, and what is done
//! with the answers: a command, a setting, a PIN.

mod asks;

use std::ops::RangeBounds;

use crossterm::event::KeyCode;
use tui_input::Input;

use super::edit::{self, CURSOR};
use super::keymap::Action;
use super::render_ctx::RenderCtx;
use super::screen::EventCtx;
use super::text;
use super::text::Pen;
use super::theme::CHOSEN;
pub(crate) use asks::chosen_line;
pub(in crate::tui) use asks::{FieldKind, FieldPrompt, WrongAnswer, called, seconds, side, yes_no};

/// The fields, as far as they are filled in. `Q` says which is which.
pub(in crate::tui) struct FieldForm<Q> {
    pub(in crate::tui) fields: Vec<FormField<Q>>,
    /// The one in hand.
    pub(in crate::tui) at: usize,
    /// Given, answer outstanding.
    pub(in crate::tui) given: bool,
    /// Somebody has filled something in.
    pub(in crate::tui) begun: bool,
    /// So many letters were typed where something is to be chosen that choose nothing. After a slip of the finger the
    /// next one may; what goes on is text, none of which chooses, nor does the Enter that ends it.
    refused: usize,
}

/// A field with its answer.
pub(in crate::tui) struct FormField<Q> {
    pub(in crate::tui) what: Q,
    pub(in crate::tui) filled: FilledFields,
}

/// What is answered so far.
pub(in crate::tui) enum FilledFields {
    /// The place of what is chosen, if anything is. Of a tick the first is yes.
    Pick(Option<usize>),
    /// There is only one thing to choose, or whoever has the form keeps it.
    Only,
    /// What is typed.
    Line(Input),
}

impl FilledFields {
    /// Nothing yet of so many things; where there is one, it is chosen.
    pub(in crate::tui) fn one_of(options: usize) -> Self {
        if options == 1 { Self::Only } else { Self::Pick(None) }
    }

    /// A tick.
    pub(in crate::tui) fn tick(yes: bool) -> Self {
        Self::Pick(Some(usize::from(!yes)))
    }

    /// A line with this written in it.
    pub(in crate::tui) fn line(text: impl Into<String>) -> Self {
        Self::Line(Input::new(text.into()))
    }
}

impl<Q> FormField<Q> {
    /// What is chosen.
    pub(in crate::tui) fn pick(&self) -> Option<usize> {
        match self.filled {
            FilledFields::Pick(pick) => pick,
            FilledFields::Only => Some(0),
            FilledFields::Line(_) => None,
        }
    }

    /// What is typed, with the space around it.
    pub(in crate::tui) fn written(&self) -> &str {
        if let FilledFields::Line(line) = &self.filled { line.value() } else { "" }
    }

    /// What is typed.
    pub(in crate::tui) fn typed(&self) -> &str {
        self.written().trim()
    }

    /// Whether something is to be chosen in it.
    pub(in crate::tui) fn is_choice(&self) -> bool {
        !matches!(self.filled, FilledFields::Line(_))
    }

    /// Whether it is ticked.
    pub(in crate::tui) fn ticked(&self) -> bool {
        self.pick() == Some(0)
    }
}

impl<Q: PartialEq> FieldForm<Q> {
    /// Where this field stands.
    pub(in crate::tui) fn place(&self, what: &Q) -> usize {
        self.fields.iter().position(|field| field.what == *what).unwrap_or_default()
    }

    /// What is typed in this field, with the space around it.
    pub(in crate::tui) fn written(&self, what: &Q) -> &str {
        let field = self.fields.iter().find(|field| field.what == *what);
        field.map_or("", FormField::written)
    }

    /// What is typed in this field.
    pub(in crate::tui) fn typed(&self, what: &Q) -> &str {
        self.written(what).trim()
    }
}

impl<Q> FieldForm<Q> {
    /// The form with these fields; the first that asks anything is in hand.
    pub(in crate::tui) fn new(fields: impl IntoIterator<Item = (Q, FilledFields)>) -> Self {
        let fields: Vec<_> = fields.into_iter().map(|(what, filled)| FormField { what, filled }).collect();
        let mut form = Self { fields, at: 0, given: false, begun: false, refused: 0 };
        form.go_to(|_| true);
        form
    }

    /// Adds fields before the first such one, else at the end.
    pub(in crate::tui) fn insert(
        &mut self,
        fields: impl IntoIterator<Item = (Q, FilledFields)>,
        before: impl Fn(&Q) -> bool,
    ) {
        let at = self.fields.iter().position(|field| before(&field.what)).unwrap_or(self.fields.len());
        self.fields.splice(at..at, fields.into_iter().map(|(what, filled)| FormField { what, filled }));
    }

    /// Takes the first such field in hand that has more than one answer.
    pub(in crate::tui) fn go_to(&mut self, is: impl Fn(&Q) -> bool) {
        let open = |field: &FormField<Q>| !matches!(field.filled, FilledFields::Only) && is(&field.what);
        self.at = self.fields.iter().position(open).unwrap_or(self.at);
    }

    /// The first field that must be answered and is not.
    pub(in crate::tui) fn missing(&self, asks: &[FieldPrompt]) -> Option<usize> {
        let open = |(field, asks): (&FormField<Q>, &FieldPrompt)| {
            asks.must && field.pick().is_none() && field.typed().is_empty()
        };
        self.fields.iter().zip(asks).position(open)
    }

    /// Whether something is filled in that is not given.
    pub(in crate::tui) fn is_begun(&self) -> bool {
        self.begun && !self.given
    }

    /// The line that is typed into.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        match self.fields.get_mut(self.at)?.filled {
            FilledFields::Line(ref mut line) => Some(line),
            FilledFields::Pick(_) | FilledFields::Only => None,
        }
    }

    /// The next field, or the one before.
    pub(in crate::tui) fn step(&mut self, down: bool) {
        let fields = self.fields.len();
        if fields > 0 {
            self.at = (self.at + if down { 1 } else { fields - 1 }) % fields;
        }
    }

    /// A key that moves, or chooses.
    pub(in crate::tui) fn press(&mut self, action: Action, asks: &[FieldPrompt]) {
        self.refused = 0;
        match action {
            // It is given once, as it was filled in then.
            _ if self.given => {}
            Action::Up => self.step(false),
            Action::Down => self.step(true),
            Action::Left | Action::Right => self.turn(action == Action::Right, asks),
            _ => {}
        }
    }

    /// Left or right: the next option or the one before, the next name, or a letter further in a line.
    fn turn(&mut self, right: bool, asks: &[FieldPrompt]) {
        let Some((field, asks)) = self.fields.get_mut(self.at).zip(asks.get(self.at)) else { return };
        let next = |at: Option<usize>, all: usize| match at {
            None => 0,
            Some(at) if right => (at + 1) % all,
            Some(at) => (at + all - 1) % all,
        };
        match (&mut field.filled, &asks.kind) {
            // Of two side by side the arrow to one chooses it: nobody decides the opposite of what they mean.
            (FilledFields::Pick(pick), FieldKind::Options(all)) if all.len() == 2 => {
                *pick = Some(usize::from(right));
            }
            (FilledFields::Pick(pick), kind) if !kind.options().is_empty() => {
                *pick = Some(next(*pick, kind.options().len()));
            }
            (FilledFields::Line(line), FieldKind::Name(names)) if !names.is_empty() => {
                let named = called(names, line.value());
                let at = named.and_then(|now| names.iter().position(|name| name == now));
                *line = Input::new(names[next(at, names.len())].clone());
            }
            (FilledFields::Line(line), _) => {
                edit::moved(line, if right { KeyCode::Right } else { KeyCode::Left });
            }
            (FilledFields::Pick(_) | FilledFields::Only, _) => {}
        }
    }

    /// Whether Enter may give it: not where text was typed that chose nothing, and something is to be chosen.
    pub(in crate::tui) fn may_enter(&mut self, asks: &[FieldPrompt], cx: &mut EventCtx<'_>) -> bool {
        let text = std::mem::take(&mut self.refused) > 0 && self.must_be_chosen(asks);
        if text {
            self.say_choose_first(asks, cx);
        }
        !self.given && !text
    }

    /// A letter: text in the lines, else the option that it names. Where reasons are asked for it changes nothing that
    /// is chosen already, so that nobody who begins to write them does: it writes, or says that a choice comes first.
    pub(in crate::tui) fn letter(
        &mut self,
        letter: char,
        named: Option<usize>,
        asks: &[FieldPrompt],
        cx: &mut EventCtx<'_>,
    ) {
        if self.given {
            cx.is_on_its_way();
            return;
        }
        self.begun = true;
        if self.line().is_none() && (self.refused > 1 || self.refused > 0 && letter.is_whitespace()) {
            self.refuse_text(asks, cx);
            return;
        }
        let reasons = asks.iter().position(|asks| matches!(asks.kind, FieldKind::Reasons));
        if self.line().is_none()
            && !letter.is_whitespace()
            && let Some(reasons) = reasons
        {
            let open = self.fields.get(self.at).is_some_and(|field| field.pick().is_none());
            if open && self.choose(named) {
                return;
            }
            if self.must_be_chosen(asks) {
                self.refuse_text(asks, cx);
                return;
            }
            self.at = reasons;
        }
        let takes = match asks.get(self.at).map(|asks| &asks.kind) {
            Some(FieldKind::Number) => letter.is_ascii_digit() || matches!(letter, '-' | '−' | '+'),
            Some(FieldKind::Time) => letter.is_ascii_digit() || matches!(letter, '-' | '−' | '+' | ':'),
            Some(FieldKind::Seconds) => letter.is_ascii_digit() || matches!(letter, '.' | ','),
            _ => true,
        };
        if !takes {
            let seconds = asks.get(self.at).is_some_and(|asks| matches!(asks.kind, FieldKind::Seconds));
            cx.error(if seconds { "form-since" } else { "form-number" });
        } else if let Some(line) = self.line() {
            edit::insert(line, letter);
        } else {
            let tick = asks.get(self.at).is_some_and(|asks| matches!(asks.kind, FieldKind::Tick(_)));
            let turns = letter == ' ' || tick && matches!(letter, 'x' | 'X');
            let named = if turns { self.next_option(asks) } else { named };
            if !self.fields.is_empty() && !self.choose(named) {
                self.refuse_text(asks, cx);
            }
        }
    }

    /// Chooses in the field in hand; whether there was something to choose.
    fn choose(&mut self, named: Option<usize>) -> bool {
        let Some(field) = self.fields.get_mut(self.at).filter(|_| named.is_some()) else { return false };
        if matches!(field.filled, FilledFields::Pick(_)) {
            field.filled = FilledFields::Pick(named);
        }
        self.refused = 0;
        true
    }

    /// The option behind the chosen one.
    fn next_option(&self, asks: &[FieldPrompt]) -> Option<usize> {
        let last = asks.get(self.at)?.kind.options().len().checked_sub(1)?;
        Some(self.fields.get(self.at)?.pick().filter(|at| *at < last).map_or(0, |at| at + 1))
    }

    /// Text is typed where something is to be chosen. A space in it would choose the next thing, and what follows
    /// would go into another field: none of it is taken, until another key is pressed.
    fn refuse_text(&mut self, asks: &[FieldPrompt], cx: &mut EventCtx<'_>) {
        self.refused += 1;
        if self.must_be_chosen(asks) {
            self.say_choose_first(asks, cx);
        } else {
            cx.error("typed-nowhere");
        }
    }

    /// Whether something must be chosen here, and is not.
    fn must_be_chosen(&self, asks: &[FieldPrompt]) -> bool {
        let here = self.fields.get(self.at).zip(asks.get(self.at));
        here.is_some_and(|(field, asks)| matches!(field.filled, FilledFields::Pick(None)) && asks.must)
    }

    fn say_choose_first(&self, asks: &[FieldPrompt], cx: &mut EventCtx<'_>) {
        let Some(asks) = asks.get(self.at) else { return };
        let what = cx.with("form-choose-first", &[("asked", (&asks.label).into())]);
        cx.error_with(what, String::new());
    }

    /// Takes the field in hand that is not what it asks for, and says why.
    pub(in crate::tui) fn wrong(
        &mut self,
        at: usize,
        wrong: &WrongAnswer,
        asks: &[FieldPrompt],
        cx: &mut EventCtx<'_>,
    ) {
        self.at = at;
        if matches!(wrong, WrongAnswer::Says("form-must")) && self.must_be_chosen(asks) {
            self.say_choose_first(asks, cx);
            return;
        }
        let what = asks.get(at).map(|asks| asks.label.clone()).unwrap_or_default();
        cx.error_with(format!("{what}: {}", wrong.said(cx.locale)), String::new());
    }

    /// What is typed into its lines.
    #[cfg(test)]
    pub(in crate::tui) fn typed_so_far(&self) -> Vec<String> {
        self.fields.iter().map(|field| field.written().to_owned()).collect()
    }
}

/// A form that is filled in line by line, whatever it is about.
pub(in crate::tui) trait InLines {
    /// The place of the field in hand.
    fn here(&self) -> usize;

    /// The first field from here on that has more than one answer.
    fn asks_from(&self, at: usize) -> Option<usize>;

    /// Answers a field: the number of an option, from 1, or how it alone begins; any text where there are none.
    /// Nothing leaves it as it is. Whether it is an answer.
    fn answer(&mut self, at: usize, text: &str, asks: &[FieldPrompt]) -> bool;
}

impl<Q> InLines for FieldForm<Q> {
    fn here(&self) -> usize {
        self.at
    }

    fn asks_from(&self, at: usize) -> Option<usize> {
        (at..self.fields.len()).find(|at| !matches!(self.fields[*at].filled, FilledFields::Only))
    }

    fn answer(&mut self, at: usize, text: &str, asks: &[FieldPrompt]) -> bool {
        let Some((field, asks)) = self.fields.get_mut(at).zip(asks.get(at)) else { return false };
        let FilledFields::Pick(pick) = &mut field.filled else {
            if !text.is_empty() && matches!(field.filled, FilledFields::Line(_)) {
                field.filled = FilledFields::line(text);
            }
            return true;
        };
        if text.is_empty() {
            return true;
        }
        let picked = chosen_line(text, asks.kind.options());
        *pick = picked.or(*pick);
        picked.is_some()
    }
}

/// The columns that a line to be written into has at least.
const WRITTEN: usize = 12;
/// The most lines that a text takes.
const LINES: usize = 3;
/// The columns of the names of all fields, at least.
const LABEL: usize = 12;

/// Fields; gives the lines of the one in hand, the first and the one behind the last.
pub(in crate::tui) fn fields<Q>(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    form: &FieldForm<Q>,
    asks: &[FieldPrompt],
    which: impl RangeBounds<usize>,
) -> (u16, u16) {
    let wide = usize::from(pen.area.width);
    let label = asks.iter().filter(|asks| !matches!(asks.kind, FieldKind::Tick(_)));
    let label = label.map(|asks| text::width(&asks.starred())).max().unwrap_or(0);
    let label = label.clamp(LABEL, (wide / 2).max(LABEL));
    let mut here = (pen.y, pen.y);
    let rows = form.fields.iter().zip(asks).enumerate().filter(|(at, _)| which.contains(at));
    for (at, (field, asks)) in rows {
        let first = pen.y;
        row(pen, look, (field, asks), (label, at == form.at));
        if at == form.at {
            here = (first, pen.y);
        }
    }
    here
}

/// One field: on one line where question and answer have room beside each other, else below each other. Nothing of
/// either is cut.
fn row<Q>(
    pen: &mut Pen<'_>,
    look: &RenderCtx<'_>,
    (field, asks): (&FormField<Q>, &FieldPrompt),
    (label, here): (usize, bool),
) {
    let theme = look.theme;
    let style = if here { theme.key() } else { theme.plain() };
    let sign = if here { CHOSEN } else { " " };
    let wide = usize::from(pen.area.width);
    let name = asks.starred();
    if let FieldKind::Tick(_) = asks.kind {
        let tick = if field.ticked() { "[x] " } else { "[ ] " };
        for (at, line) in text::wrap(&name, wide.saturating_sub(6)).iter().enumerate() {
            let (sign, tick) = if at == 0 { (sign, tick) } else { (" ", "    ") };
            pen.line(&[(sign, style), (" ", style), (tick, theme.strong()), (line, style)]);
        }
        return;
    }
    let dotted = |(at, option): (usize, &String)| {
        format!("({}) {option}", if field.pick() == Some(at) { '•' } else { ' ' })
    };
    let mut options: Vec<String> = asks.kind.options().iter().enumerate().map(dotted).collect();
    if let FieldKind::Steps(value) = &asks.kind {
        options = vec![format!("← {value} →")];
    }
    // Which arrow chooses which of two stands beside them.
    if let ([one, other], true) = (options.as_mut_slice(), here) {
        one.insert(0, '←');
        other.push_str(" →");
    }
    let hint = if asks.hint.is_empty() { 0 } else { text::width(&asks.hint) + 1 };
    let taken = match options.as_slice() {
        [] => WRITTEN + hint,
        options => options.iter().map(|option| text::width(option) + 2).sum::<usize>() - 2,
    };
    let mut value = match &field.filled {
        FilledFields::Line(line) if here => edit::with_cursor(line),
        FilledFields::Line(line) => line.value().to_owned(),
        FilledFields::Pick(_) | FilledFields::Only => String::new(),
    };
    if let FieldKind::Secret = asks.kind {
        value = value.chars().map(|sign| if sign == CURSOR { sign } else { '*' }).collect();
    }
    // A long question goes on past the column of answers, and a long answer begins before it, where both have room.
    let asked = text::width(&name);
    let beside = asked + 3 + taken.max(text::width(&value) + hint) <= wide;
    if !beside {
        for (at, line) in text::wrap(&name, wide.saturating_sub(2)).iter().enumerate() {
            pen.line(&[(if at == 0 { sign } else { " " }, style), (" ", style), (line, style)]);
        }
    }
    let (sign, lead) = if beside {
        (sign, text::pad(&name, label.min(wide - 3 - taken).max(asked)))
    } else {
        (" ", "  ".to_owned())
    };
    let room = wide.saturating_sub(text::width(&lead) + 3);
    let lines = if field.is_choice() {
        beside_each_other(&options, room)
    } else {
        pen.right(&asks.hint);
        around_the_cursor(&value, room.saturating_sub(hint))
    };
    for (at, line) in lines.iter().enumerate() {
        let (sign, lead) = if at == 0 { (sign, lead.clone()) } else { (" ", " ".repeat(text::width(&lead))) };
        pen.line(&[(sign, style), (" ", style), (&lead, style), (" ", style), (line, theme.strong())]);
    }
}

/// Options in as few lines as hold them, none broken that fits on a line.
fn beside_each_other(options: &[String], room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for option in options {
        match lines.last_mut() {
            Some(line) if text::width(line) + 2 + text::width(option) <= room => {
                line.push_str("  ");
                line.push_str(option);
            }
            _ => lines.extend(text::wrap(option, room)),
        }
    }
    lines
}

/// The lines of a long text around the cursor.
fn around_the_cursor(value: &str, room: usize) -> Vec<String> {
    if text::width(value) <= room {
        return vec![value.to_owned()];
    }
    let mut lines = text::wrap(value, room.max(1));
    let at = lines.iter().position(|line| line.contains(CURSOR)).unwrap_or(0);
    lines.drain(..(at + 1).saturating_sub(LINES));
    lines.truncate(LINES);
    lines
}
