//! The head referee's ruling on the words that no list decides: valid or not, why, from which sources.
//!
//! Only ← and → choose, an answer each, and what is chosen stands behind the word until the ruling is given; a letter
//! always writes, so that nobody who begins to write reasons turns a word over.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::SlipId;
use crate::station::{SlipDetail, Snapshot};
use crate::tournament::{Command, RuledBefore, SlipCommand, WordRuling};

use super::listed::{findings, players};
use crate::tui::act::Act;
use crate::tui::edit;
use crate::tui::keymap::{Action, Mode};
use crate::tui::pen::{Paper, Pen, boxed};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, Screen};
use crate::tui::text;
use crate::tui::theme::{CHOSEN, OPEN};

/// The lines that one key scrolls.
const PAGE: u16 = 5;
/// The most lines that reasons, or sources, take.
const LINES: usize = 3;
/// The rows that reasons and sources want beneath the words, with some of what the lists say.
const FIELDS: usize = 7;
/// With so many rows besides the words, the fields stand apart.
const ROOMY: usize = 12;

/// What is filled in so far.
pub(in crate::tui) struct Ruling {
    slip: SlipId,
    words: Vec<(String, Option<bool>)>,
    reasons: Input,
    sources: Input,
    /// The field: a word, then the reasons, then the sources.
    at: usize,
    /// How far what the lists say is scrolled.
    back: u16,
    /// Given to the tournament, answer outstanding.
    pub(super) given: bool,
}

impl Ruling {
    /// The form for words of a slip that no list decides. Who was ruled on before is ruled on the same unless somebody
    /// says otherwise.
    pub(super) fn new(slip: &SlipDetail, words: Vec<String>) -> Self {
        let ruled = |word: String| {
            let valid = before(Some(slip), &word).map(|before| before.valid);
            (word, valid)
        };
        Self {
            slip: slip.row.slip,
            words: words.into_iter().map(ruled).collect(),
            reasons: Input::default(),
            sources: Input::default(),
            at: 0,
            back: 0,
            given: false,
        }
    }

    /// The slip that it is about.
    pub(super) fn slip(&self) -> SlipId {
        self.slip
    }

    /// The line that is typed into.
    pub(super) fn line(&mut self) -> Option<&mut Input> {
        match self.at.checked_sub(self.words.len()) {
            Some(0) => Some(&mut self.reasons),
            Some(_) => Some(&mut self.sources),
            None => None,
        }
    }

    /// What is written in it: reasons and sources; nothing where none are.
    pub(super) fn draft(&self) -> Option<String> {
        let lines = [&self.reasons, &self.sources].map(|line| line.value().trim());
        let written: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        (!written.is_empty()).then(|| written.join("; "))
    }

    /// What is typed into its lines.
    #[cfg(test)]
    pub(super) fn typed_so_far(&self) -> Vec<String> {
        [&self.reasons, &self.sources].map(|line| line.value().to_owned()).to_vec()
    }

    /// The answers stand side by side with an arrow at each: valid at the left, not valid at the right.
    fn turn(&mut self, right: bool) {
        if let Some((_, choice)) = self.words.get_mut(self.at) {
            *choice = Some(!right);
        }
    }

    /// Whether it is about these words of this slip.
    pub(super) fn is_about(&self, words: &[String]) -> bool {
        self.words.iter().map(|(word, _)| word).eq(words)
    }

    /// The first field that must be filled in and is not.
    fn missing(&self, slip: Option<&SlipDetail>) -> Option<usize> {
        let word = self.words.iter().position(|(_, choice)| choice.is_none());
        let empty = |line: &Input| line.value().trim().is_empty();
        let reasons = (empty(&self.reasons) && self.reasons_needed(slip)).then_some(self.words.len());
        let sources = (empty(&self.sources) && self.sources_needed(slip)).then_some(self.words.len() + 1);
        word.or(reasons).or(sources)
    }

    /// Who rules every word as it was ruled before needs no reasons of his own.
    fn reasons_needed(&self, slip: Option<&SlipDetail>) -> bool {
        self.words
            .iter()
            .any(|(word, choice)| before(slip, word).map(|it| it.valid) != *choice || choice.is_none())
    }

    /// A word that no aid supports is not accepted, where the regulation asks for one.
    fn sources_needed(&self, slip: Option<&SlipDetail>) -> bool {
        let named = |word: &str| before(slip, word).is_some_and(|it| it.valid && !it.sources.is_empty());
        slip.is_some_and(|slip| slip.needs_source)
            && self.words.iter().any(|(word, choice)| *choice == Some(true) && !named(word))
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

/// How a word was ruled on before.
fn before<'s>(slip: Option<&'s SlipDetail>, word: &str) -> Option<&'s RuledBefore> {
    slip?.ruled_before.iter().rfind(|it| it.word == word)
}

/// The slip that a ruling is about, where it is in focus.
fn slip_of<'s>(snapshot: &'s Snapshot, form: &Ruling) -> Option<&'s SlipDetail> {
    snapshot.slip.as_ref().filter(|detail| detail.row.slip == form.slip)
}

impl Screen for Ruling {
    fn mode(&self) -> Mode {
        Mode::Ruling
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let fields = self.words.len() + 2;
        match action {
            // It is given once, as it was filled in then.
            _ if self.given => {}
            Action::Up => self.at = (self.at + fields - 1) % fields,
            Action::Down => self.at = (self.at + 1) % fields,
            Action::Left | Action::Right => match self.line() {
                Some(line) => {
                    let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                    edit::moved(line, key);
                }
                None => self.turn(action == Action::Right),
            },
            Action::PageUp => self.back = self.back.saturating_sub(PAGE),
            Action::PageDown => self.back = self.back.saturating_add(PAGE),
            Action::Enter => {
                let missing = self.missing(slip_of(cx.snapshot, self));
                self.at = missing.unwrap_or(self.at);
                if let Some((word, _)) = missing.and_then(|at| self.words.get(at)) {
                    let what = cx.with("rule-missing", &[("word", word.into())]);
                    let instead = cx.say("rule-missing-do");
                    cx.error_with(what, instead);
                } else {
                    // Reasons and sources that are missing are refused by their paragraph.
                    self.given = true;
                    return Act::Give(self.command()).into();
                }
            }
            _ => {}
        }
        Go::Stay
    }

    /// A letter always writes. On a word it begins the reasons.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.given {
            cx.is_on_its_way();
            return Go::Stay;
        }
        if self.line().is_none() {
            if letter.is_whitespace() {
                return Go::Stay;
            }
            self.at = self.words.len();
        }
        if let Some(line) = self.line() {
            edit::insert(line, letter);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.line()
    }
}

/// Who rules every word as it was ruled before needs no reasons of his own; who does not is asked for them.
fn reasons_label(form: &Ruling, slip: Option<&SlipDetail>) -> &'static str {
    let otherwise = |(word, choice): &(String, Option<bool>)| {
        before(slip, word).zip(*choice).is_some_and(|(before, now)| before.valid != now)
    };
    if form.words.iter().any(otherwise) {
        "rule-reasons-otherwise"
    } else if form.reasons_needed(slip) {
        "rule-reasons"
    } else {
        "rule-reasons-stand"
    }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &mut Ruling) {
    let theme = look.theme;
    let title = look.with("rule-title", &[("slip", i64::from(form.slip.0).into())]);
    let inside = boxed(buffer, area, &title, theme);
    let slip = slip_of(look.snapshot, form);
    let mut pen = Pen::new(buffer, inside, theme);
    if let Some(slip) = slip {
        players(&mut pen, look, slip);
    }
    let lines = lines_of_a_word(look, form, pen.area.width);
    let roomy = usize::from(pen.left()) >= form.words.len() * lines + ROOMY;
    if roomy {
        pen.gap();
    }
    words(&mut pen, look, form, lines);
    let reasons = (reasons_label(form, slip), form.reasons_needed(slip));
    let sources = ("rule-sources", form.sources_needed(slip));
    for (at, (id, needed), input) in [(0, reasons, &form.reasons), (1, sources, &form.sources)] {
        if roomy {
            pen.gap();
        }
        let here = at + form.words.len() == form.at;
        written(&mut pen, look, (id, needed, here), input);
    }
    // The fields are always in view; what the lists say is scrolled in the room that is left.
    let Some(slip) = slip.filter(|_| pen.left() > 1) else { return };
    let below = Rect { y: pen.y + 1, height: pen.left() - 1, ..inside };
    let paper = Paper::written(below.width, theme, |pen| findings(pen, look, slip));
    form.back = paper.show(buffer, below, form.back);
    let page = paper.page(form.back, below.height);
    if !page.is_empty() {
        let keys = format!("PgDn{page}");
        let line = Rect { y: below.y - 1, height: 1, ..below };
        let x = line.right().saturating_sub(text::width(&keys) as u16);
        text::put(buffer, line, (x, line.y), &keys, theme.quiet());
    }
}

/// What a word may be ruled to be.
fn answers(look: &RenderCtx<'_>) -> [(bool, String); 2] {
    [(true, look.say("rule-valid")), (false, look.say("rule-invalid"))]
}

/// The columns of the longest word.
fn longest(form: &Ruling) -> usize {
    form.words.iter().map(|(word, _)| text::width(word)).max().unwrap_or(0)
}

/// A word that has no room beside its answers stands above them, and so do the others then.
fn lines_of_a_word(look: &RenderCtx<'_>, form: &Ruling, width: u16) -> usize {
    let wide: usize = answers(look).iter().map(|(_, said)| text::width(said) + 6).sum();
    if longest(form) + wide + 4 <= usize::from(width) { 1 } else { 2 }
}

/// The words, each with both answers; a window of them where they are many.
fn words(pen: &mut Pen<'_>, look: &RenderCtx<'_>, form: &Ruling, lines: usize) {
    let theme = look.theme;
    let answers = answers(look);
    let longest = longest(form);
    let room = (usize::from(pen.left()).saturating_sub(FIELDS) / lines).max(2 / lines);
    let top = (form.at.min(form.words.len().saturating_sub(1)) + 1).saturating_sub(room);
    for (at, (word, choice)) in form.words.iter().enumerate().skip(top).take(room) {
        let here = at == form.at;
        let mut pieces = vec![
            (if here { CHOSEN } else { " " }.to_owned(), theme.key()),
            (if choice.is_none() { OPEN } else { " " }.to_owned(), theme.open()),
        ];
        if lines == 1 {
            pieces.push((text::pad(word, longest), theme.strong()));
        } else {
            pen.line(&[("  ", theme.plain()), (word, theme.strong())]);
        }
        for (valid, said) in &answers {
            let (dot, style) = match (*choice == Some(*valid), *valid) {
                (false, _) => (" ", if here { theme.key() } else { theme.plain() }),
                (true, true) => ("•", theme.good()),
                (true, false) => ("•", theme.bad()),
            };
            // The arrows say which key takes which, on the line in hand.
            let (before, behind) = match (here, *valid) {
                (true, true) => (" ←", ""),
                (true, false) => ("  ", " →"),
                (false, _) => ("  ", ""),
            };
            pieces.push((format!("{before}({dot}) {said}{behind}"), style));
        }
        let pieces: Vec<_> = pieces.iter().map(|(piece, style)| (piece.as_str(), *style)).collect();
        pen.line(&pieces);
    }
}

/// A line that is written into, under its name; a star where it must be filled in.
fn written(pen: &mut Pen<'_>, look: &RenderCtx<'_>, (id, needed, here): (&str, bool, bool), input: &Input) {
    let theme = look.theme;
    let value = if here { edit::with_cursor(input) } else { input.value().to_owned() };
    let style = if here { theme.key() } else { theme.plain() };
    let star = if needed { " *" } else { "" };
    pen.line(&[
        (if here { CHOSEN } else { " " }, theme.key()),
        (" ", style),
        (&look.say(id), style),
        (star, theme.open()),
    ]);
    let lines = text::wrap(&value, usize::from(pen.area.width).saturating_sub(4));
    // What is being written is in view: the lines around the cursor.
    let at = lines.iter().position(|line| line.contains('▏')).unwrap_or(0);
    for line in lines.iter().skip((at + 1).saturating_sub(LINES)).take(LINES) {
        pen.line(&[("    ", style), (line, theme.strong())]);
    }
}
