//! Papers: pairings and standings to hang up, sheets, slips, cards and numbers for the tables, the regulation's
//! forms.
//!
//! Each is one page of HTML that needs no other file, made to be printed: lists and forms flow over sheets of A4,
//! pieces are laid out on them, as many as a sheet has room for, and cut apart. What is evidence has the head of the
//! journal in its margin.

mod duplicate;
mod form;
mod hall;
mod parts;
mod sheet;

use std::borrow::Cow;

use maud::{Markup, html};

use super::Isolates;
use super::html::HtmlFrame;
use super::pieces::day;
use super::summary::{Stamp, Summary};
use crate::domain::Round;
use crate::lexicon::TileSet;
use crate::locale::Locale;
use crate::rules::{Ruleset, TimeMode};
use crate::tournament::State;

static STYLE: &str = include_str!("style.css");

/// What papers are made of.
pub struct Papers<'p> {
    /// Everything that was journaled.
    pub state: &'p State,
    /// The law.
    pub rules: &'p Ruleset,
    /// The set that is played with.
    pub tiles: &'p TileSet,
    /// The event in figures, told in the language of the papers.
    pub summary: &'p Summary,
    /// Their language.
    pub locale: &'p Locale,
    /// Names that are kept apart in sentences.
    pub isolates: Isolates,
    /// Whether the round is only paired so, and has not begun.
    pub draft: bool,
    /// The head of the journal, as it is written down.
    pub head: String,
}

impl Papers<'_> {
    /// Lists and forms that flow over sheets of A4; `proof` says whether the head of the journal stands in the margin.
    fn flow(&self, title: &str, proof: bool, content: &Markup) -> String {
        let quoted: String =
            self.head.chars().filter(|it| !it.is_control() && !r#""\<"#.contains(*it)).collect();
        let left = if proof {
            format!("@bottom-left{{content:\"{quoted}\";font:7pt monospace}}")
        } else {
            String::new()
        };
        let page = format!(
            "@page{{size:210mm 297mm;margin:14mm 14mm 18mm;{left}\
             @bottom-right{{content:counter(page) \" / \" counter(pages);font:8pt sans-serif}}}}"
        );
        let content = html! { div.flow { (self.damage()) (content) @if proof { p.quiet { (self.head) } } } };
        self.page(title, &page, &content)
    }

    /// What is wrong with the journal that a paper is of, where something is.
    fn damage(&self) -> Markup {
        let damage = self.summary.event.damaged.map(|it| it.told(self.locale));
        html! { @if let Some(told) = damage { p.alert role="alert" { (told) } } }
    }

    /// Pieces on sheets, to be cut apart.
    fn pieces(&self, title: &str, layout: SheetLayout, pieces: &[Markup]) -> String {
        let sheets = html! {
            // Whoever has the page read aloud hears what it is; on paper every piece says so itself.
            h1.aloud { (title) }
            // On a sheet of its own: the others are cut up.
            @if self.summary.event.damaged.is_some() { div.apart { (self.damage()) } }
            @for sheet in pieces.chunks(layout.each()) {
                div.sheet { @for piece in sheet { div.piece { (piece) } } }
            }
        };
        self.page(title, &layout.style(), &sheets)
    }

    fn page(&self, title: &str, style: &str, content: &Markup) -> String {
        let title = format!("{title} · {}", self.summary.event.name);
        let body = html! { main { (content) } };
        HtmlFrame { locale: self.locale, title: &title, style: &[STYLE, style], again: None }.around(&body)
    }

    fn say(&self, id: &str) -> String {
        self.locale.say(id)
    }

    /// A sentence that may name somebody.
    fn named<'t>(&self, text: &'t str) -> Cow<'t, str> {
        self.isolates.apart(text)
    }

    /// What is said of a round.
    fn of_round(&self, id: &str, round: Round) -> String {
        self.locale.with(id, &[("round", round.0.into())])
    }

    /// Whether everybody plays alone against the board.
    pub fn alone(&self) -> bool {
        self.rules.time.mode.value == TimeMode::CentralRound
    }

    /// Day and time in the hall, to the minute, as the language writes them.
    fn time(&self, at: Stamp) -> String {
        let zone = self.summary.event.zone;
        format!("{} {}", day(self.locale, zone.day(at.0)), zone.minutes(at.0))
    }
}

/// A label with a line to write on, or with what is known.
fn blank(label: &str, known: &str) -> Markup {
    html! { (label) i { (known) } }
}

/// The same with a short line.
fn short(label: &str, known: &str) -> Markup {
    html! { (label) i.s { (known) } }
}

/// A size of paper of the A series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PaperSize {
    /// 210 × 297 mm.
    A4,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
    /// 74 × 105 mm.
    A7,
}

/// Pieces of one size on sheets of paper, to be cut apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetLayout {
    paper: PaperSize,
    steps: u32,
}

impl PaperSize {
    /// Width and height in millimetres, upright.
    pub fn millimetres(self) -> (u32, u32) {
        match self {
            Self::A4 => (210, 297),
            Self::A5 => (148, 210),
            Self::A6 => (105, 148),
            Self::A7 => (74, 105),
        }
    }
}

impl SheetLayout {
    /// Pieces of a size on sheets of paper; none where a piece is larger than the sheet.
    pub fn new(paper: PaperSize, piece: PaperSize) -> Option<Self> {
        let steps = (piece as u32).checked_sub(paper as u32)?;
        Some(Self { paper, steps })
    }

    /// How many lie side by side, and how many below one another.
    pub fn grid(self) -> (usize, usize) {
        (1 << (self.steps / 2), 1 << self.steps.div_ceil(2))
    }

    /// How many lie on a sheet.
    pub fn each(self) -> usize {
        let (columns, rows) = self.grid();
        columns * rows
    }

    /// The rules of style for its sheets.
    fn style(self) -> String {
        let ((width, height), (columns, rows)) = (self.paper.millimetres(), self.grid());
        // A hair less than the paper: whoever rounds up would begin another sheet.
        let high = f64::from(height) - 0.5;
        format!(
            "@page{{size:{width}mm {height}mm;margin:0}}.sheet{{width:{width}mm;height:{high}mm;\
             grid-template-columns:repeat({columns},1fr);grid-template-rows:repeat({rows},1fr)}}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_pieces_halve_the_sheet_each_time() {
        let grid = |paper, piece| SheetLayout::new(paper, piece).map(SheetLayout::grid);
        assert_eq!(grid(PaperSize::A4, PaperSize::A4), Some((1, 1)));
        assert_eq!(grid(PaperSize::A4, PaperSize::A5), Some((1, 2)));
        assert_eq!(grid(PaperSize::A4, PaperSize::A6), Some((2, 2)));
        assert_eq!(grid(PaperSize::A4, PaperSize::A7), Some((2, 4)));
        assert_eq!(grid(PaperSize::A6, PaperSize::A7), Some((1, 2)));
        assert_eq!(grid(PaperSize::A6, PaperSize::A5), None);
    }
}
