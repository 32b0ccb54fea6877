//! A question before what cannot be taken back. It is no `form`: it has no fields, and each answer is a key of its own.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::keymap::{Action, KeyMode};
use super::render_ctx::RenderCtx;
use super::screen::{Confirmation, Confirmed, EventCtx, Go, Screen};
use super::text;
use super::text::{Pen, ScrolledText, boxed, middle, paint};
use super::theme::CHOSEN;
use crate::domain::{SlipId, sentences};
use crate::locale::Locale;
use crate::report;
use crate::tournament::{Refusal, Withdraws};

/// A question that is open, and how far its text is scrolled.
pub(super) struct OpenQuestion {
    pub(super) question: Confirmation,
    pub(super) scroll: u16,
}

impl OpenQuestion {
    pub(super) fn new(question: Confirmation) -> Self {
        Self { question, scroll: 0 }
    }
}

impl Confirmation {
    /// The labels of the keys that do not answer it.
    pub(super) fn idle(&self) -> Vec<&'static str> {
        let (yes, blank, mistaken) = ("key-yes", "key-blank-conflict", "key-mistaken");
        let mut idle = vec!["key-scroll"];
        idle.extend(match self {
            Confirmation::Withdraw(_, Withdraws::Freely) => vec![blank],
            Confirmation::Withdraw(_, Withdraws::ForBlankConflict) => vec![yes],
            Confirmation::Withdraw(_, Withdraws::Never(_)) => vec![yes, blank],
            Confirmation::Quit { .. } | Confirmation::Concede(_) | Confirmation::TakeOver(..) => {
                vec![blank, mistaken]
            }
            // It comes by itself: who types on, Enter with it, has not seen it. A letter says yes.
            Confirmation::Sure(_) => vec![yes, blank, mistaken],
        });
        idle
    }

    /// What is asked, and what it means.
    pub(super) fn said(&self, locale: &Locale) -> (String, String) {
        let slip = |slip: &SlipId| ("slip", i64::from(slip.0).into());
        match self {
            Confirmation::Quit { typed, open } => {
                let lost = |id, count: usize| {
                    if count > 0 { locale.with(id, &[("count", count.into())]) } else { String::new() }
                };
                let text = [
                    lost("ask-quit-typed", *typed),
                    lost("ask-quit-open", *open),
                    locale.say("ask-quit-text"),
                ];
                (locale.say("ask-quit"), sentences(text))
            }
            Confirmation::Concede(id) => {
                (locale.with("ask-concede", &[slip(id)]), locale.say("ask-concede-text"))
            }
            Confirmation::Withdraw(id, how) => {
                let text = match how {
                    Withdraws::Freely => locale.say("ask-withdraw-text"),
                    Withdraws::ForBlankConflict => locale.say("ask-withdraw-blank-text"),
                    Withdraws::Never(refusal) => never(locale, refusal),
                };
                (locale.with("ask-withdraw", &[slip(id)]), text)
            }
            Confirmation::Sure(it) => {
                let (what, asked) =
                    (report::refused_cited(locale, &it.why), report::asked_whether_meant(locale, &it.why));
                (locale.say("ask-sure"), format!("{what}. {asked}"))
            }
            Confirmation::TakeOver(id, station) => (
                locale.with("ask-take-over", &[slip(id)]),
                locale.with("ask-take-over-text", &[("station", station.into())]),
            ),
        }
    }
}

/// Why a challenge is not taken back, with the paragraph, and what is done instead.
fn never(locale: &Locale, refusal: &Refusal) -> String {
    let why = report::refused_cited(locale, refusal);
    locale.with("ask-withdraw-never-text", &[("why", (&why).into())])
}

impl Screen for OpenQuestion {
    fn mode(&self) -> KeyMode {
        KeyMode::Question
    }

    fn press(&mut self, action: Action, _: &mut EventCtx<'_>) -> Go {
        let withdraw =
            |slip, blank_conflict, mistaken| Confirmed::Withdraw { slip, blank_conflict, mistaken };
        Go::Confirm(match (action, &self.question) {
            (Action::Enter, Confirmation::Quit { .. }) => Confirmed::Quit,
            (Action::Enter, Confirmation::Concede(slip)) => Confirmed::Concede(*slip),
            (Action::Enter, Confirmation::Withdraw(slip, Withdraws::Freely)) => withdraw(*slip, false, false),
            (Action::WithdrawBlank, Confirmation::Withdraw(slip, Withdraws::ForBlankConflict)) => {
                withdraw(*slip, true, false)
            }
            (Action::Mistaken, Confirmation::Withdraw(slip, _)) => withdraw(*slip, false, true),
            (Action::Enter, Confirmation::TakeOver(slip, _)) => Confirmed::TakeOver(*slip),
            (Action::Back, _) => return Go::Back,
            (action, _) => {
                match action {
                    Action::Up => self.scroll = self.scroll.saturating_sub(1),
                    Action::Down => self.scroll = self.scroll.saturating_add(1),
                    _ => {}
                }
                return Go::Stay;
            }
        })
    }

    /// What is doubted is answered by a letter, as long as nobody has typed on.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        let Confirmation::Sure(it) = &mut self.question else { return cx.takes_no_letter(letter) };
        match cx.locale.answer(letter).filter(|_| !it.typed_on) {
            Some(true) => Go::Confirm(Confirmed::Sure(it.clone())),
            Some(false) => Go::Back,
            None => {
                it.typed_on = true;
                cx.error("ask-sure-first");
                Go::Stay
            }
        }
    }

    fn dead_keys(&self, _: &RenderCtx<'_>) -> Vec<&'static str> {
        self.question.idle()
    }
}

/// The columns of the box, where the title is no longer.
const WIDE: u16 = 64;

/// What a key answers: what happens then.
fn answer(look: &RenderCtx<'_>, question: &Confirmation, label: &str) -> String {
    match (label, question) {
        ("key-yes", Confirmation::Quit { .. }) => look.say("answer-quit"),
        ("key-yes", Confirmation::Concede(_)) => look.say("answer-concede"),
        ("key-yes", Confirmation::Withdraw(..)) => look.say("answer-withdraw"),
        ("key-yes", Confirmation::TakeOver(..)) => look.say("answer-take-over"),
        ("key-no", _) => look.say("answer-no"),
        ("key-mistaken", _) => look.say("answer-mistaken"),
        (label, _) => look.say(label),
    }
}

/// Draws the question over the screen.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, asked: &mut OpenQuestion) {
    let question = &asked.question;
    let (title, text) = question.said(look.locale);
    let keys = look.choices.keys.shown(KeyMode::Question, false);
    let keys = keys.into_iter().filter(|(_, label)| !question.idle().contains(label));
    let by_letter = matches!(question, Confirmation::Sure(_))
        .then(|| (look.say("form-yes").chars().take(1).collect(), "answer-sure"));
    let answers: Vec<(String, &'static str)> = by_letter.into_iter().chain(keys).collect();
    let wide = WIDE.max(text::width(&title) as u16 + 4);
    let told = text::wrap(&text, usize::from(wide.min(area.width).saturating_sub(4))).len() as u16;
    let place = middle(area, wide, told + answers.len() as u16 + 5);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &title, look.theme);
    // The answers stand at the bottom whatever is asked; a longer text is scrolled above them.
    let below = (answers.len() as u16 + 1).min(inside.height);
    let above = Rect { y: inside.y + 1, height: inside.height.saturating_sub(below + 1), ..inside };
    let paper =
        ScrolledText::written(above.width, look.theme, |pen| pen.said(&text, look.theme.strong(), ""));
    let top = paper.show(buffer, above, asked.scroll);
    let mut page = paper.page(top, above.height);
    if !page.is_empty() {
        page = format!(" ↑↓{page}");
    }
    let x = place.right().saturating_sub(text::width(&page) as u16 + 2);
    text::put(buffer, place, (x, place.y), &page, look.theme.quiet());
    let keys =
        Rect { y: inside.bottom() - below.saturating_sub(1), height: below.saturating_sub(1), ..inside };
    let mut pen = Pen::new(buffer, keys, look.theme);
    let column = answers.iter().map(|(keys, _)| text::width(keys)).max().unwrap_or(0);
    for (keys, label) in answers {
        let usual = label == "key-yes";
        let style = if usual { look.theme.chosen() } else { look.theme.plain() };
        let here = pen.here();
        pen.line(&[
            (if usual { CHOSEN } else { " " }, look.theme.key()),
            (" ", style),
            (&text::pad(&keys, column), look.theme.key()),
            ("  ", style),
            (&answer(look, question, label), style),
        ]);
        if usual {
            paint(pen.buffer, here, style);
        }
    }
    asked.scroll = top;
}
