//! Drawing the fields of a form, below each other.

use std::ops::RangeBounds;

use super::{Asks, FieldKind, Filled, Form, FormField};
use crate::tui::edit::{self, CURSOR};
use crate::tui::pen::Pen;
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::CHOSEN;

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
    form: &Form<Q>,
    asks: &[Asks],
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
    (field, asks): (&FormField<Q>, &Asks),
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
        Filled::Line(line) if here => edit::with_cursor(line),
        Filled::Line(line) => line.value().to_owned(),
        Filled::Pick(_) | Filled::Only => String::new(),
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
