//! Drawing the form of an offer: what it is about, its fields below each other, what would come of it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::report::{self, Names};
use crate::tournament::{
    Command, ConductCommand, Need, ProcedureCommand, ResultCommand, RoundCommand, Stands,
};

use super::field::Field;
use super::foreseen::foreseen;
use super::form::OfferForm;
use crate::tui::edit;
use crate::tui::pen::{Paper, Pen, boxed, middle};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::CHOSEN;

/// The rows that a form wants in a box of this width, with its frame.
pub(in crate::tui) fn height(look: &RenderCtx<'_>, form: &OfferForm, width: u16) -> u16 {
    let wide = width.saturating_sub(4);
    let paper = Paper::written(wide, look.theme, |pen| {
        head(pen, look, form, width);
        fields(pen, look, form);
        foreseen(pen, look, form);
    });
    paper.used + 3
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
    let name = look.offer(&form.offer, Names(Some(&form.place.players)));
    if text::width(&name) + 4 > usize::from(wide) {
        pen.said(&name, look.theme.strong(), "");
    }
    pen.said(&says(look, form), look.theme.quiet(), &look.cite(&form.offer.cite));
    let stands = match form.offer.stands {
        Some(Stands::Scored(scored)) => report::score(scored, Names(Some(&form.place.players))),
        Some(Stands::At(at)) if form.redates() => look.time(at),
        Some(Stands::At(_)) | None => return,
    };
    pen.said(&look.with("form-stands", &[("score", (&stands).into())]), look.theme.plain(), "");
}

/// Draws the form in a box.
pub(in crate::tui) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    let theme = look.theme;
    let title = look.offer(&form.offer, Names(Some(&form.place.players)));
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

/// What a field asks, with a star where it must be answered: a fact, where the facts decide and nobody has said how it
/// ends, or where nobody says that at all.
fn asked(look: &RenderCtx<'_>, form: &OfferForm, field: &Field) -> String {
    let asked = report::need(look.locale, &field.need, Names(Some(&form.place.players)));
    let no_outcome = !form.fields.iter().any(|it| matches!(it.need, Need::Outcome { .. }));
    let imposed = matches!(
        form.offer.draft.base,
        Command::Conduct(ConductCommand::Impose { .. })
            | Command::Result(ResultCommand::AwardGame(_))
            | Command::Round(RoundCommand::GiveBye(_))
            | Command::Procedure(ProcedureCommand::BeginProcedure { .. })
    );
    let decides = form.fields.iter().any(Field::left_to_the_facts) || imposed && no_outcome;
    let said = matches!(field.need, Need::Out);
    let must = said || field.need.must() || decides && matches!(field.need, Need::Fact(_));
    if must { format!("{asked} *") } else { asked }
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
    let mut options: Vec<String> = (0..field.options())
        .map(|at| {
            let dot = if field.pick == Some(at) { '•' } else { ' ' };
            format!("({dot}) {}", field.option(at, look.locale, names))
        })
        .collect();
    // Which arrow chooses which of two stands beside them, as in the form of a ruling.
    if let ([one, other], true) = (options.as_mut_slice(), here) {
        one.insert(0, '←');
        other.push_str(" →");
    }
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
    let place = middle(area, WIDE, height(look, form, WIDE.min(area.width)));
    Clear.render(place, buffer);
    draw(buffer, place, look, form);
}
