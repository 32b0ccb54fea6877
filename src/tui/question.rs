//! A question before what cannot be taken back.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::domain::{SlipId, sentences};
use crate::locale::Locale;
use crate::report;
use crate::station::Snapshot;
use crate::tournament::{Command, Refusal, SlipCommand, Withdraws};

use super::act::Act;
use super::keymap::{Action, Mode};
use super::pen::{Paper, Pen, boxed, paint};
use super::render_ctx::RenderCtx;
use super::text;
use super::theme::CHOSEN;
use super::ui::{Ui, middle};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Leave the program?
    ///
    /// `typed`: the lines of the next round that are lost by it; `open`: what else is begun and not given.
    Quit { typed: usize, open: usize },
    /// Does the mover admit it?
    Concede(SlipId),
    /// Is the challenge taken back, as far as that is possible, or was it entered by mistake?
    Withdraw(SlipId, Withdraws),
    /// Take the slip from a station that works on it?
    TakeOver(SlipId, String),
}

impl Question {
    /// The labels of the keys that do not answer it.
    pub(super) fn idle(&self) -> Vec<&'static str> {
        let (yes, blank, mistaken) = ("key-yes", "key-blank-conflict", "key-mistaken");
        let mut idle = vec!["key-scroll"];
        idle.extend(match self {
            Question::Withdraw(_, Withdraws::Freely) => vec![blank],
            Question::Withdraw(_, Withdraws::ForBlankConflict) => vec![yes],
            Question::Withdraw(_, Withdraws::Never(_)) => vec![yes, blank],
            Question::Quit { .. } | Question::Concede(_) | Question::TakeOver(..) => vec![blank, mistaken],
        });
        idle
    }

    /// What is asked, and what it means.
    pub(super) fn said(&self, locale: &Locale) -> (String, String) {
        let slip = |slip: &SlipId| ("slip", i64::from(slip.0).into());
        match self {
            Question::Quit { typed, open } => {
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
            Question::Concede(id) => {
                (locale.with("ask-concede", &[slip(id)]), locale.say("ask-concede-text"))
            }
            Question::Withdraw(id, how) => {
                let text = match how {
                    Withdraws::Freely => locale.say("ask-withdraw-text"),
                    Withdraws::ForBlankConflict => locale.say("ask-withdraw-blank-text"),
                    Withdraws::Never(refusal) => never(locale, refusal),
                };
                (locale.with("ask-withdraw", &[slip(id)]), text)
            }
            Question::TakeOver(id, station) => (
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

/// A key under the question.
pub(super) fn act(ui: &mut Ui, action: Action, _: &Snapshot) -> Vec<Act> {
    let Some(question) = ui.question.take() else { return Vec::new() };
    let back = std::mem::take(&mut ui.asked_back);
    match (action, question) {
        (Action::Enter, Question::Quit { .. }) => vec![Act::Quit],
        (Action::Enter, Question::Concede(slip)) => {
            // Which word was admitted stands in the log.
            let words = ui.desk.typed_words(slip);
            words.into_iter().chain([Act::Give(Command::Slip(SlipCommand::Concede { slip }))]).collect()
        }
        (Action::Enter, Question::Withdraw(slip, Withdraws::Freely)) => withdraw(ui, slip, (false, false)),
        (Action::WithdrawBlank, Question::Withdraw(slip, Withdraws::ForBlankConflict)) => {
            withdraw(ui, slip, (true, false))
        }
        (Action::Mistaken, Question::Withdraw(slip, _)) => withdraw(ui, slip, (false, true)),
        (Action::Enter, Question::TakeOver(slip, _)) => {
            ui.desk.claimed = Some(slip);
            vec![Act::Give(Command::Slip(SlipCommand::ClaimSlip { slip, take_over: true }))]
        }
        (Action::Back, _) => Vec::new(),
        (action, question) => {
            ui.asked_back = match action {
                Action::Up => back.saturating_sub(1),
                Action::Down => back.saturating_add(1),
                _ => back,
            };
            ui.question = Some(question);
            Vec::new()
        }
    }
}

fn withdraw(ui: &mut Ui, slip: SlipId, (blank_conflict, mistaken): (bool, bool)) -> Vec<Act> {
    let words = ui.desk.typed_words(slip).filter(|_| !mistaken);
    ui.desk.withdrawn();
    let withdrawn = Act::Give(Command::Slip(SlipCommand::WithdrawSlip { slip, blank_conflict, mistaken }));
    words.into_iter().chain([withdrawn]).collect()
}

/// The columns of the box, where the title is no longer.
const WIDE: u16 = 64;

/// What a key answers: what happens then.
fn answer(look: &RenderCtx<'_>, question: &Question, label: &str) -> String {
    match (label, question) {
        ("key-yes", Question::Quit { .. }) => look.say("answer-quit"),
        ("key-yes", Question::Concede(_)) => look.say("answer-concede"),
        ("key-yes", Question::Withdraw(..)) => look.say("answer-withdraw"),
        ("key-yes", Question::TakeOver(..)) => look.say("answer-take-over"),
        ("key-no", _) => look.say("answer-no"),
        ("key-mistaken", _) => look.say("answer-mistaken"),
        (label, _) => look.say(label),
    }
}

/// Draws the question over the screen, its text scrolled so far; gives how far it is really scrolled.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: &RenderCtx<'_>,
    (question, back): (&Question, u16),
) -> u16 {
    let (title, text) = question.said(look.locale);
    let answers: Vec<(String, &'static str)> = look
        .choices
        .keys
        .shown(Mode::Question, false)
        .into_iter()
        .filter(|(_, label)| !question.idle().contains(label))
        .collect();
    let wide = WIDE.max(text::width(&title) as u16 + 4);
    let told = text::wrap(&text, usize::from(wide.min(area.width).saturating_sub(4))).len() as u16;
    let place = middle(area, wide, told + answers.len() as u16 + 5);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &title, look.theme);
    // The answers stand at the bottom whatever is asked; a longer text is scrolled above them.
    let below = (answers.len() as u16 + 1).min(inside.height);
    let above = Rect { y: inside.y + 1, height: inside.height.saturating_sub(below + 1), ..inside };
    let paper = Paper::written(above.width, look.theme, |pen| pen.said(&text, look.theme.strong(), ""));
    let top = paper.show(buffer, above, back);
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
    top
}
