//! The head referee's ruling on the words that no list decides: valid or not, why, from which sources.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::SlipId;
use crate::lexicon::Outcome;
use crate::station::Snapshot;
use crate::tournament::{Command, SlipCommand, SlipPhase, WordRuling};

use super::slip::findings;
use super::{DeskForm, row};
use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::pen::{Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::text;
use crate::tui::theme::{BAD, CHOSEN, GOOD, OPEN};
use crate::tui::ui::Ui;

/// What is filled in so far.
pub(in crate::tui) struct Ruling {
    slip: SlipId,
    words: Vec<(String, Option<bool>)>,
    reasons: Input,
    sources: Input,
    /// The field: a word, then the reasons, then the sources.
    at: usize,
    /// Given to the tournament, answer outstanding.
    pub(super) given: bool,
}

impl Ruling {
    /// The line that is typed into.
    pub(super) fn line(&mut self) -> Option<&mut Input> {
        match self.at.checked_sub(self.words.len()) {
            Some(0) => Some(&mut self.reasons),
            Some(_) => Some(&mut self.sources),
            None => None,
        }
    }

    fn set(&mut self, valid: Option<bool>) {
        if let Some((_, choice)) = self.words.get_mut(self.at) {
            *choice = valid.or_else(|| Some(!choice.unwrap_or(false)));
        }
    }

    fn command(&self) -> Command {
        let rulings = self
            .words
            .iter()
            .filter_map(|(word, valid)| Some(WordRuling { word: word.clone(), valid: (*valid)? }))
            .collect();
        let sources = self.sources.value().split(';').map(str::trim).filter(|source| !source.is_empty());
        Command::Slip(SlipCommand::Rule {
            slip: self.slip,
            rulings,
            reasons: self.reasons.value().trim().to_owned(),
            sources: sources.map(str::to_owned).collect(),
        })
    }
}

/// Opens the form for the chosen slip, where this console may rule.
pub(super) fn open(ui: &mut Ui, snapshot: &Snapshot) -> Vec<Act> {
    let detail = snapshot.slip.as_ref().filter(|detail| Some(detail.row.slip) == ui.desk.selected);
    let Some(detail) = detail.filter(|detail| detail.row.phase == SlipPhase::Escalated) else {
        ui.problem = Some(Problem::plain(ui.locale.say("rule-nothing"), ui.locale.say("rule-nothing-do")));
        return Vec::new();
    };
    if !ui.console.may_rule {
        let problem = Problem::plain(ui.locale.say("rule-not-here"), ui.locale.say("rule-not-here-do"));
        ui.problem = Some(problem.offering(ui.locale, Some(snapshot.phrases.escalates_to)));
        return Vec::new();
    }
    let slip = detail.row.slip;
    let open = detail.findings.iter().filter(|finding| finding.outcome == Outcome::NotCovered);
    // Who was ruled on before is ruled on the same unless somebody says otherwise.
    let before = |word: &str| Some(detail.ruled_before.iter().rfind(|it| it.word == word)?.valid);
    ui.desk.form = Some(DeskForm::Ruling(Box::new(Ruling {
        slip,
        words: open.map(|finding| (finding.word.clone(), before(&finding.word))).collect(),
        reasons: Input::default(),
        sources: Input::default(),
        at: 0,
        given: false,
    })));
    if row(snapshot, slip).is_some_and(|row| row.claimed_by.is_none()) {
        ui.desk.claimed = Some(slip);
        return vec![Act::Give(Command::Slip(SlipCommand::ClaimSlip { slip, take_over: false }))];
    }
    Vec::new()
}

/// A key in the form.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, snapshot: &Snapshot) -> Vec<Act> {
    let Some(DeskForm::Ruling(form)) = &mut ui.desk.form else { return Vec::new() };
    let fields = form.words.len() + 2;
    match action {
        Action::Back => {
            let slip = form.slip;
            ui.desk.form = None;
            if ui.desk.claimed == Some(slip) {
                ui.desk.claimed = None;
                if row(snapshot, slip).is_some() {
                    return vec![Act::Give(Command::Slip(SlipCommand::ReleaseSlip { slip }))];
                }
            }
        }
        Action::Up => form.at = (form.at + fields - 1) % fields,
        Action::Down => form.at = (form.at + 1) % fields,
        Action::Left | Action::Right => match form.line() {
            Some(line) => {
                let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                edit::edit(line, key);
            }
            None => form.set(None),
        },
        Action::Enter => {
            if let Some(missing) = form.words.iter().position(|(_, choice)| choice.is_none()) {
                let (word, _) = &form.words[missing];
                let what = ui.locale.with("rule-missing", &[("word", word.into())]);
                form.at = missing;
                ui.problem = Some(Problem::plain(what, ui.locale.say("rule-missing-do")));
            } else {
                form.given = true;
                return vec![Act::Give(form.command())];
            }
        }
        _ => {}
    }
    Vec::new()
}

/// A letter in the form: text in the lines, valid or invalid on a word.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char) {
    let Some(DeskForm::Ruling(form)) = &mut ui.desk.form else { return };
    if let Some(line) = form.line() {
        edit::insert(line, letter);
        return;
    }
    match letter {
        '+' | 'v' | 'V' | 'y' | 'Y' => form.set(Some(true)),
        '-' | 'i' | 'I' | 'n' | 'N' => form.set(Some(false)),
        ' ' => form.set(None),
        _ => {}
    }
}

/// Who rules every word as it was ruled before needs no reasons of his own; who does not is asked for them.
fn reasons_label(look: &RenderCtx<'_>, form: &Ruling) -> &'static str {
    let slip = look.snapshot.slip.as_ref().filter(|detail| detail.row.slip == form.slip);
    let before = |word: &str| Some(slip?.ruled_before.iter().rfind(|it| it.word == word)?.valid);
    let choices = || form.words.iter().filter_map(|(word, choice)| Some((before(word), (*choice)?)));
    if choices().any(|(before, now)| before.is_some_and(|before| before != now)) {
        "rule-reasons-otherwise"
    } else if choices().count() == form.words.len() && choices().all(|(before, _)| before.is_some()) {
        "rule-reasons-stand"
    } else {
        "rule-reasons"
    }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &Ruling) {
    let title = look.with("rule-title", &[("slip", i64::from(form.slip.0).into())]);
    let inside = boxed(buffer, area, &title, look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let theme = look.theme;
    if let Some(slip) = look.snapshot.slip.as_ref().filter(|detail| detail.row.slip == form.slip) {
        super::slip::players(&mut pen, look, slip);
        pen.gap();
        findings(&mut pen, look, slip);
        pen.gap();
    }
    for (at, (word, choice)) in form.words.iter().enumerate() {
        let (sign, id, style) = match choice {
            Some(true) => (GOOD, "rule-valid", theme.good()),
            Some(false) => (BAD, "rule-invalid", theme.bad()),
            None => (OPEN, "rule-open", theme.open()),
        };
        let chosen = if at == form.at { CHOSEN } else { " " };
        let word = text::pad(word, 16);
        pen.line(&[
            (chosen, theme.key()),
            (" ", style),
            (&word, theme.strong()),
            (sign, style),
            (" ", style),
            (&look.say(id), style),
        ]);
    }
    let lines = [(reasons_label(look, form), &form.reasons), ("rule-sources", &form.sources)];
    for (at, (id, input)) in lines.into_iter().enumerate() {
        let here = at + form.words.len() == form.at;
        let value = if here { edit::with_cursor(input) } else { input.value().to_owned() };
        let style = if here { theme.key() } else { theme.plain() };
        pen.gap();
        pen.line(&[(if here { CHOSEN } else { " " }, theme.key()), (" ", style), (&look.say(id), style)]);
        for line in text::wrap(&value, usize::from(pen.area.width).saturating_sub(4)) {
            pen.line(&[("    ", style), (&line, theme.strong())]);
        }
    }
}
