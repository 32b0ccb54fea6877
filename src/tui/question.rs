//! A question before what cannot be taken back.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use crate::domain::SlipId;
use crate::station::Snapshot;
use crate::tournament::{Command, SlipCommand};

use super::act::Act;
use super::keymap::{self, Action, Mode};
use super::pen::{Pen, boxed};
use super::render_ctx::RenderCtx;
use super::ui::{Ui, middle};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Leave the program?
    Quit,
    /// Does the mover admit it?
    Concede(SlipId),
    /// Is the challenge taken back?
    Withdraw(SlipId),
    /// Take the slip from a station that works on it?
    TakeOver(SlipId, String),
}

/// A key under the question.
pub(super) fn act(ui: &mut Ui, action: Action, _: &Snapshot) -> Vec<Act> {
    let Some(question) = ui.question.take() else { return Vec::new() };
    match (action, question) {
        (Action::Enter, Question::Quit) => vec![Act::Quit],
        (Action::Enter, Question::Concede(slip)) => {
            vec![Act::Give(Command::Slip(SlipCommand::Concede { slip }))]
        }
        (Action::Enter, Question::Withdraw(slip)) => withdraw(slip, false),
        (Action::WithdrawBlank, Question::Withdraw(slip)) => withdraw(slip, true),
        (Action::Enter, Question::TakeOver(slip, _)) => {
            ui.desk.claimed = Some(slip);
            vec![Act::Give(Command::Slip(SlipCommand::ClaimSlip { slip, take_over: true }))]
        }
        (Action::Back, _) => Vec::new(),
        (_, question) => {
            ui.question = Some(question);
            Vec::new()
        }
    }
}

fn withdraw(slip: SlipId, blank_conflict: bool) -> Vec<Act> {
    vec![Act::Give(Command::Slip(SlipCommand::WithdrawSlip { slip, blank_conflict }))]
}

/// Draws the question over the screen.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, question: &Question) {
    let slip = |slip: &SlipId| ("slip", i64::from(slip.0).into());
    let (title, text) = match question {
        Question::Quit => (look.say("ask-quit"), look.say("ask-quit-text")),
        Question::Concede(id) => (look.with("ask-concede", &[slip(id)]), look.say("ask-concede-text")),
        Question::Withdraw(id) => (look.with("ask-withdraw", &[slip(id)]), look.say("ask-withdraw-text")),
        Question::TakeOver(id, station) => (
            look.with("ask-take-over", &[slip(id)]),
            look.with("ask-take-over-text", &[("station", station.into())]),
        ),
    };
    let place = middle(area, 64, 9);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    pen.gap();
    pen.said(&text, look.theme.strong(), "");
    pen.gap();
    for (keys, label) in keymap::shown(Mode::Question, false) {
        if label == "key-blank-conflict" && !matches!(question, Question::Withdraw(_)) {
            continue;
        }
        pen.line(&[
            (&keys, look.theme.key()),
            (" ", look.theme.plain()),
            (&look.say(label), look.theme.plain()),
        ]);
    }
}
