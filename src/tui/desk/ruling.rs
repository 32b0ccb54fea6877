//! The head referee's ruling on the words that no list decides: valid or not, why, from which sources.
//!
//! Only ← and → choose, an answer each, and what is chosen stands behind the word until the ruling is given; a letter
//! always writes, so that nobody who begins to write reasons turns a word over.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use super::listed::{findings, players};
use crate::domain::SlipId;
use crate::station::{SlipDetail, Snapshot};
use crate::tournament::{Command, RuledBefore, SlipCommand, WordRuling};
use crate::tui::act::UserAct;
use crate::tui::form::{FieldForm, FieldKind, FieldPrompt, FilledFields, FormField, WrongAnswer, fields};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, Screen};
use crate::tui::text;
use crate::tui::text::{Pen, ScrolledText, boxed};

/// The lines that one key scrolls.
const PAGE: u16 = 5;
/// So many lines of what the lists say are in view, however many words there are.
const LISTED: u16 = 4;

/// A field of the form.
#[derive(PartialEq, Eq)]
pub(in crate::tui) enum RulingField {
    Word(String),
    Reasons,
    Sources,
}

/// What is filled in so far.
pub(in crate::tui) struct RulingForm {
    slip: SlipId,
    pub(in crate::tui) form: FieldForm<RulingField>,
    /// How far what the lists say is scrolled.
    back: u16,
}

impl RulingForm {
    /// The form for words of a slip that no list decides. Who was ruled on before is ruled on the same unless somebody
    /// says otherwise.
    pub(super) fn new(slip: &SlipDetail, words: Vec<String>) -> Self {
        let ruled = |word: String| {
            let before = before(Some(slip), &word).map(|before| usize::from(!before.valid));
            (RulingField::Word(word), FilledFields::Pick(before))
        };
        let written =
            [RulingField::Reasons, RulingField::Sources].map(|field| (field, FilledFields::line("")));
        let form = FieldForm::new(words.into_iter().map(ruled).chain(written));
        Self { slip: slip.row.slip, form, back: 0 }
    }

    /// The slip that it is about.
    pub(super) fn slip(&self) -> SlipId {
        self.slip
    }

    /// What it is about.
    pub(in crate::tui) fn title(&self, look: &RenderCtx<'_>) -> String {
        look.with("rule-title", &[("slip", i64::from(self.slip.0).into())])
    }

    /// What is written in it: reasons and sources; nothing where none are.
    pub(super) fn draft(&self) -> Option<String> {
        let written = [RulingField::Reasons, RulingField::Sources].map(|field| self.form.typed(&field));
        let written: Vec<&str> = written.into_iter().filter(|line| !line.is_empty()).collect();
        (!written.is_empty()).then(|| written.join("; "))
    }

    /// Its words with what is chosen of each: whether it is valid.
    fn words(&self) -> impl Iterator<Item = (&String, Option<bool>)> {
        self.form.fields.iter().filter_map(|field| match &field.what {
            RulingField::Word(word) => Some((word, field.pick().map(|at| at == 0))),
            RulingField::Reasons | RulingField::Sources => None,
        })
    }

    /// Whether it is about these words of this slip.
    pub(super) fn is_about(&self, words: &[String]) -> bool {
        self.words().map(|(word, _)| word).eq(words)
    }

    /// What its fields ask. Who rules every word as it was ruled before needs no reasons of his own; who does not is
    /// asked for them. A word that no aid supports is not accepted, where the regulation asks for one.
    pub(in crate::tui) fn asks(&self, look: &RenderCtx<'_>) -> Vec<FieldPrompt> {
        let slip = slip_of(look.snapshot, self);
        let before = |word: &str| before(slip, word);
        let reasons =
            self.words().any(|(word, valid)| valid.is_none() || before(word).map(|it| it.valid) != valid);
        let otherwise = self
            .words()
            .any(|(word, valid)| before(word).zip(valid).is_some_and(|(it, now)| it.valid != now));
        let named = |word: &str| before(word).is_some_and(|it| it.valid && !it.sources.is_empty());
        let sources = slip.is_some_and(|slip| slip.needs_source)
            && self.words().any(|(word, valid)| valid == Some(true) && !named(word));
        let asks = |field: &FormField<RulingField>| match &field.what {
            RulingField::Word(word) => {
                let answers = ["rule-valid", "rule-invalid"].map(|id| look.say(id));
                FieldPrompt::new(word.clone(), FieldKind::Options(answers.to_vec())).must()
            }
            RulingField::Reasons => {
                let label = match (otherwise, reasons) {
                    (true, _) => "rule-reasons-otherwise",
                    (false, true) => "rule-reasons",
                    (false, false) => "rule-reasons-stand",
                };
                FieldPrompt::new(look.say(label), FieldKind::Reasons).must_if(reasons)
            }
            RulingField::Sources => {
                FieldPrompt::new(look.say("rule-sources"), FieldKind::Text).must_if(sources)
            }
        };
        self.form.fields.iter().map(asks).collect()
    }

    fn command(&self) -> Command {
        let rulings =
            self.words().filter_map(|(word, valid)| Some(WordRuling { word: word.clone(), valid: valid? }));
        let sources = self.form.typed(&RulingField::Sources).split(';').map(str::trim);
        Command::Slip(SlipCommand::Rule {
            slip: self.slip,
            rulings: rulings.collect(),
            reasons: self.form.typed(&RulingField::Reasons).to_owned(),
            sources: sources.filter(|source| !source.is_empty()).map(str::to_owned).collect(),
        })
    }
}

/// How a word was ruled on before.
fn before<'s>(slip: Option<&'s SlipDetail>, word: &str) -> Option<&'s RuledBefore> {
    slip?.ruled_before.iter().rfind(|it| it.word == word)
}

/// The slip that a ruling is about, where it is in focus.
fn slip_of<'s>(snapshot: &'s Snapshot, ruling: &RulingForm) -> Option<&'s SlipDetail> {
    snapshot.slip.as_ref().filter(|detail| detail.row.slip == ruling.slip)
}

impl Screen for RulingForm {
    fn mode(&self) -> KeyMode {
        KeyMode::Ruling
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let asks = self.asks(cx);
        match action {
            Action::PageUp => self.back = self.back.saturating_sub(PAGE),
            Action::PageDown => self.back = self.back.saturating_add(PAGE),
            Action::Enter if self.form.may_enter(&asks, cx) => {
                let missing = self.form.missing(&asks);
                // Reasons and sources that are missing are refused by their paragraph.
                match missing {
                    Some(at) if self.form.fields[at].is_choice() => {
                        self.form.wrong(at, &WrongAnswer::Says("form-must"), &asks, cx);
                    }
                    _ => {
                        self.form.at = missing.unwrap_or(self.form.at);
                        self.form.given = true;
                        return UserAct::Give(self.command()).into();
                    }
                }
            }
            _ => self.form.press(action, &asks),
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        // No space turns a word over.
        if self.form.line().is_some() || !letter.is_whitespace() {
            self.form.letter(letter, None, &self.asks(cx), cx);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.form.line()
    }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, ruling: &mut RulingForm) {
    let theme = look.theme;
    let inside = boxed(buffer, area, &ruling.title(look), theme);
    let slip = slip_of(look.snapshot, ruling);
    let mut pen = Pen::new(buffer, inside, theme);
    if let Some(slip) = slip {
        players(&mut pen, look, slip);
        pen.gap();
    }
    // Reasons and sources are always in view, of the words the one in hand; what the lists say is scrolled in the room
    // that is left.
    let (asks, words) = (ruling.asks(look), ruling.words().count());
    let written =
        ScrolledText::written(inside.width, theme, |pen| fields(pen, look, &ruling.form, &asks, words..));
    let mut here = (0, 0);
    let chosen = ScrolledText::written(inside.width, theme, |pen| {
        here = fields(pen, look, &ruling.form, &asks, ..words);
    });
    let room = pen.left().saturating_sub(written.used + LISTED).clamp(1, chosen.used.max(1));
    let (top, left) = (pen.y, pen.left());
    chosen.show(buffer, Rect { y: top, height: room, ..inside }, here.1.saturating_sub(room).min(here.0));
    written.show(buffer, Rect { y: top + room, height: left.saturating_sub(room), ..inside }, 0);
    let below = top + room + written.used + 1;
    let Some(slip) = slip.filter(|_| below < inside.bottom()) else { return };
    let below = Rect { y: below, height: inside.bottom() - below, ..inside };
    let paper = ScrolledText::written(below.width, theme, |pen| findings(pen, look, slip));
    ruling.back = paper.show(buffer, below, ruling.back);
    let page = paper.page(ruling.back, below.height);
    if !page.is_empty() {
        let keys = format!("PgDn{page}");
        let line = Rect { y: below.y - 1, height: 1, ..below };
        let x = line.right().saturating_sub(text::width(&keys) as u16);
        text::put(buffer, line, (x, line.y), &keys, theme.quiet());
    }
}
