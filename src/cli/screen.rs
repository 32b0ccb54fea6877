//! What the commands with a screen have in common.

use std::io::BufReader;

use clap::builder::PossibleValuesParser;

use crate::domain::Role;
use crate::runtime::{OwnInput, RuntimeError, Setup, SoundPlayer, own_input, run as run_console, run_plain};
use crate::tui::{self, Choices, Palette, PlainConsole, Screens, Ui, terminal};

use super::settings::ConsoleSettings;
use super::{Console, Problem, Terminal};

/// How the screens look and sound; what is not said here is as `ephor config` shows it.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ScreenOptions {
    /// The colours: for dark or white terminals, in high contrast, or for eyes that do not tell green from red
    ///
    /// Without this option: the theme of `ephor config`, else dark. On the screens Alt-8 goes on to the next, and
    /// Alt-, sets it for good.
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Palette::ALL.map(Palette::name)))]
    pub theme: Option<String>,
    /// Give the signals that the regulation wants heard by the terminal's bell alone, without a tone
    #[arg(long)]
    pub no_sound: bool,
    /// Spell frames, block letters and signs such as ✓ in ASCII, for terminals whose font has none
    ///
    /// The old console window of Windows shows them as empty boxes with a raster font; another font helps as well.
    #[arg(long)]
    pub ascii: bool,
    /// Speak in lines of text instead of screens: for screen readers, terminals that cannot be drawn on, and logs
    ///
    /// Every change that matters is a line with its time. What is typed is read line by line: letters find an act or a
    /// table, which is chosen by its number; ? lists what is possible now. No cursor is moved and nothing is coloured.
    #[arg(long)]
    pub plain: bool,
}

/// The screens need a terminal. Where there is none they are refused before anything is written to it.
pub(super) fn must_have_terminal(console: &Console<'_>) -> Result<(), Problem> {
    let why = match console.terminal {
        Terminal::Ready => return Ok(()),
        Terminal::Dumb => "this one cannot be drawn on: TERM is “dumb”",
        Terminal::NoOutput => "standard output is none",
        Terminal::NoInput => "standard input is none",
    };
    Err(Problem::told(
        format!("the screens need a terminal, and {why}"),
        "run it in a terminal; without one, `ephor --plain` and `ephor open --plain` speak in lines of text, `ephor exec` \
         takes commands, `ephor judge` judges words, `ephor log show` shows what was decided",
    ))
}

impl ScreenOptions {
    fn choices(&self, settings: &ConsoleSettings) -> Choices {
        let choices = settings.choices();
        Choices { sound: choices.sound && !self.no_sound, ..choices }
    }

    /// What makes signals heard.
    pub(super) fn player(&self, settings: &ConsoleSettings) -> SoundPlayer {
        let silent = self.no_sound || !settings.sound();
        let player = if silent { SoundPlayer::silent() } else { SoundPlayer::of_this_machine() };
        player.with_bell(settings.bell())
    }
}

/// The screens for an office.
pub(super) fn screens(
    role: Role,
    options: &ScreenOptions,
    settings: &ConsoleSettings,
    console: &Console<'_>,
) -> Ui {
    if options.ascii {
        terminal::spell_signs();
    }
    let may_rule = role.may_act_as(Role::Referee);
    let palette = options.theme.as_deref().and_then(Palette::named).unwrap_or_else(|| settings.palette());
    Ui::new(console.locale, tui::ConsoleIdentity { role, may_rule, colour: console.fancy })
        .coloured(palette)
        .choosing(options.choices(settings))
}

/// Runs the console, on the screens or in lines of text.
pub(super) fn sit(
    setup: Setup,
    lines: Option<LineInput>,
    console: &mut Console<'_>,
) -> Result<(), RuntimeError> {
    match lines {
        Some(lines) => run_plain(setup, lines, console.out),
        None => run_console(setup),
    }
}

/// The screens as they are run: drawn, or spoken in lines.
pub(super) fn spoken(ui: Ui, in_lines: bool) -> Box<dyn Screens> {
    if in_lines { Box::new(PlainConsole::new(ui)) } else { Box::new(ui) }
}

/// Where lines come from.
pub(super) type LineInput = BufReader<OwnInput>;

impl ScreenOptions {
    /// Where lines come from, if the console is to speak in lines.
    pub(super) fn lines(&self) -> Result<Option<LineInput>, Problem> {
        if !self.plain {
            return Ok(None);
        }
        let input = own_input().map_err(RuntimeError::Lines)?;
        Ok(Some(BufReader::new(input)))
    }
}

impl From<RuntimeError> for Problem {
    fn from(error: RuntimeError) -> Self {
        Self::told(error.to_string(), "run it in a terminal")
    }
}
