//! Drawing the form of an offer: what it is about, its fields below each other, what would come of it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::report::{self, Names};
use crate::tournament::StandingValue;

use super::foreseen::foreseen;
use super::form::OfferForm;
use crate::tui::form::paint::fields;
use crate::tui::pen::{Paper, Pen, boxed, middle};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;

/// The rows that a form wants in a box of this width, with its frame.
pub(in crate::tui) fn height(look: &RenderCtx<'_>, form: &OfferForm, width: u16) -> u16 {
    let wide = width.saturating_sub(4);
    let paper = Paper::written(wide, look.theme, |pen| {
        head(pen, look, form, width);
        fields(pen, look, &form.form, &form.asks(look.locale), ..);
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
    look.say(if form.form.fields.is_empty() { "form-confirm" } else { "form-fill-in" })
}

/// What stands above the fields: the name in full where the box of this width cuts it, and what the form is about.
fn head(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &OfferForm, wide: u16) {
    let name = look.offer(&form.offer, Names(Some(&form.place.players)));
    if text::width(&name) + 4 > usize::from(wide) {
        pen.said(&name, look.theme.strong(), "");
    }
    pen.said(&says(look, form), look.theme.quiet(), &look.cite(&form.offer.cite));
    let stands = match form.offer.stands {
        Some(StandingValue::Scored(scored)) => report::score(scored, Names(Some(&form.place.players))),
        Some(StandingValue::At(at)) if form.redates() => look.time(at),
        Some(StandingValue::At(_)) | None => return,
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
        here = fields(pen, look, &form.form, &form.asks(look.locale), ..);
        foreseen(pen, look, form);
    });
    // The field in hand is always in view, from its first line on.
    let top = here.1.saturating_sub(below.height).min(here.0);
    let top = paper.show(buffer, below, top);
    let page = paper.page(top, below.height);
    let x = area.right().saturating_sub(text::width(&page) as u16 + 2);
    text::put(buffer, area, (x, area.y), &page, theme.quiet());
}

/// Draws the form over a screen.
pub(in crate::tui) fn over(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &OfferForm) {
    const WIDE: u16 = 90;
    let place = middle(area, WIDE, height(look, form, WIDE.min(area.width)));
    Clear.render(place, buffer);
    draw(buffer, place, look, form);
}
