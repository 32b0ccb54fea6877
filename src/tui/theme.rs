//! Colours, and the signs that say the same without them.

use ratatui::style::{Color, Modifier, Style};

/// For which eyes and which terminal the screens are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// For terminals with a dark ground.
    #[default]
    Dark,
    /// For terminals with a white ground.
    Light,
    /// Bold, reversed and bright colours only; nothing is dimmed.
    Contrast,
    /// Blue and orange in place of green and red.
    ColourBlind,
}

impl Palette {
    /// All there are, in the order in which a key goes through them.
    pub const ALL: [Self; 4] = [Self::Dark, Self::Light, Self::Contrast, Self::ColourBlind];

    /// What it is called in settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Contrast => "contrast",
            Self::ColourBlind => "colour_blind",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|palette| palette.name() == name)
    }

    /// The one after it; after the last the first.
    pub(super) fn next(self) -> Self {
        let mut all = Self::ALL.into_iter().cycle().skip_while(|palette| *palette != self);
        all.nth(1).unwrap_or(self)
    }

    /// The one before it; before the first the last.
    pub(super) fn before(self) -> Self {
        let mut all = Self::ALL.into_iter().rev().cycle().skip_while(|palette| *palette != self);
        all.nth(1).unwrap_or(self)
    }

    const fn tints(self) -> Tints {
        match self {
            Self::Dark => Tints {
                quiet: Color::DarkGray,
                key: Color::Cyan,
                good: Color::Green,
                bad: Color::Red,
                open: Color::Yellow,
                banner: Color::Red,
            },
            // Of the 256, since terminals brighten the first eight where they are bold: not to be read on white.
            Self::Light => Tints {
                quiet: Color::Indexed(240),
                key: Color::Indexed(19),
                good: Color::Indexed(22),
                bad: Color::Indexed(124),
                open: Color::Indexed(94),
                banner: Color::Indexed(124),
            },
            Self::Contrast => Tints {
                quiet: Color::Reset,
                key: Color::LightCyan,
                good: Color::LightGreen,
                bad: Color::LightRed,
                open: Color::LightYellow,
                // Reversed.
                banner: Color::Reset,
            },
            // Readable on a dark ground and on a white one.
            Self::ColourBlind => Tints {
                quiet: Color::Indexed(244),
                key: Color::Reset,
                good: Color::Indexed(33),
                bad: Color::Indexed(166),
                open: Color::Indexed(133),
                banner: Color::Indexed(166),
            },
        }
    }
}

/// The colours of a palette by what they mean.
struct Tints {
    quiet: Color,
    key: Color,
    good: Color,
    bad: Color,
    open: Color,
    /// The ground of a banner.
    banner: Color,
}

/// How things look. Every meaning has a sign or a weight of its own; colour only repeats it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theme {
    colour: bool,
    palette: Palette,
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
/// Not possible now, though the regulation knows it.
pub(super) const NOT_NOW: &str = "–";

#[expect(
    clippy::unused_self,
    reason = "styles are asked of the theme, whether or not they have a colour today"
)]
impl Theme {
    /// With colours, or without (`NO_COLOR`).
    pub(super) const fn new(colour: bool) -> Self {
        Self { colour, palette: Palette::Dark }
    }

    /// The same with other colours.
    pub(super) const fn with(self, palette: Palette) -> Self {
        Self { palette, ..self }
    }

    /// The colours; `None` where there are none at all.
    pub(super) fn palette(self) -> Option<Palette> {
        self.colour.then_some(self.palette)
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
        if self.colour {
            Style::new().fg(self.palette.tints().quiet)
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    pub(super) fn frame(self) -> Style {
        self.quiet()
    }

    /// A key in a bar or in a hint.
    pub(super) fn key(self) -> Style {
        self.tint(self.strong(), self.palette.tints().key)
    }

    /// It went well; the word is acceptable.
    pub(super) fn good(self) -> Style {
        self.tint(self.strong(), self.palette.tints().good)
    }

    /// It failed; the word falls.
    pub(super) fn bad(self) -> Style {
        self.tint(self.strong(), self.palette.tints().bad)
    }

    /// A person is needed; not decided.
    pub(super) fn open(self) -> Style {
        self.tint(self.strong(), self.palette.tints().open)
    }

    /// The selected line or tab.
    pub(super) const fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD.union(Modifier::REVERSED))
    }

    /// A banner over the whole width: rulings have stopped.
    pub(super) fn banner(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colour && self.palette != Palette::Contrast {
            style.fg(Color::White).bg(self.palette.tints().banner)
        } else {
            style.add_modifier(Modifier::REVERSED)
        }
    }

    /// The line of a refusal.
    pub(super) fn refusal(self) -> Style {
        self.bad()
    }
}
