//! Colours, and the signs that say the same without them.

use ratatui::style::{Color, Modifier, Style};

/// How things look. Every meaning has a sign or a weight of its own; colour only repeats it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theme {
    colour: bool,
}

/// The sign of an acceptable word, and of anything that went well.
pub(super) const GOOD: &str = "✓";
/// The sign of a word that falls, and of anything that failed.
pub(super) const BAD: &str = "✗";
/// The sign of what is not known or not decided.
pub(super) const OPEN: &str = "?";
/// The sign of what needs a person.
pub(super) const URGENT: &str = "!";
/// What stands before the selected line.
pub(super) const CHOSEN: &str = "▸";

#[expect(
    clippy::unused_self,
    reason = "styles are asked of the theme, whether or not they have a colour today"
)]
impl Theme {
    /// With colours, or without (`NO_COLOR`).
    pub(super) const fn new(colour: bool) -> Self {
        Self { colour }
    }

    fn tint(self, style: Style, colour: Color) -> Style {
        if self.colour { style.fg(colour) } else { style }
    }

    pub(super) const fn plain(self) -> Style {
        Style::new()
    }

    /// Titles and what must be read first.
    pub(super) const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Letters that are what was typed, in a text of this style.
    pub(super) const fn marked(self, style: Style) -> Style {
        style.add_modifier(Modifier::BOLD.union(Modifier::UNDERLINED))
    }

    /// Paragraphs, ages, editions: there when wanted.
    pub(super) fn quiet(self) -> Style {
        if self.colour { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    pub(super) fn frame(self) -> Style {
        self.quiet()
    }

    /// A key in a bar or in a hint.
    pub(super) fn key(self) -> Style {
        self.tint(self.strong(), Color::Cyan)
    }

    /// It went well; the word is acceptable.
    pub(super) fn good(self) -> Style {
        self.tint(self.strong(), Color::Green)
    }

    /// It failed; the word falls.
    pub(super) fn bad(self) -> Style {
        self.tint(self.strong(), Color::Red)
    }

    /// A person is needed; not decided.
    pub(super) fn open(self) -> Style {
        self.tint(self.strong(), Color::Yellow)
    }

    /// The selected line or tab.
    pub(super) const fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD.union(Modifier::REVERSED))
    }

    /// A banner over the whole width: rulings have stopped.
    pub(super) fn banner(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colour {
            style.fg(Color::White).bg(Color::Red)
        } else {
            style.add_modifier(Modifier::REVERSED)
        }
    }

    /// The line of a refusal.
    pub(super) fn refusal(self) -> Style {
        self.bad()
    }
}
