//! What is set for every console on this machine, on the screen: language, colours, sounds, waiting times. A change
//! holds at once; keeping it is the program's.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::act::{Act, Problem};
use super::choices::{Change, Choices};
use super::finder::Finder;
use super::keymap::{Action, Mode};
use super::pen::{Pen, boxed, paint};
use super::render_ctx::RenderCtx;
use super::text;
use super::theme::{CHOSEN, Palette, URGENT};
use super::ui::{Ui, middle};

/// The settings are open.
#[derive(Default)]
pub(super) struct Settings {
    at: usize,
    /// Where the latest change is kept.
    pub(super) kept: Option<String>,
}

/// A line of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Language,
    Theme,
    Bell,
    Sound,
    /// When a wait is told louder, the first time or a later one.
    Louder(usize),
}

/// As many waiting times have a line, whether they are set or not.
const LOUDER: usize = 3;
/// Through these seconds the keys go.
const STEPS: [u32; 18] =
    [10, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2400, 3000, 3600];

fn rows(choices: &Choices) -> Vec<Row> {
    let louder = (0..choices.louder_after_s.len().max(LOUDER)).map(Row::Louder);
    [Row::Language, Row::Theme, Row::Bell, Row::Sound].into_iter().chain(louder).collect()
}

/// Opens the settings, or closes them.
pub(super) fn toggle(ui: &mut Ui) {
    ui.finder = None;
    ui.settings = if ui.settings.is_some() { None } else { Some(Settings::default()) };
}

/// A key among the settings.
pub(super) fn act(ui: &mut Ui, action: Action) -> Vec<Act> {
    let rows = rows(&ui.choices);
    let Some(open) = &mut ui.settings else { return Vec::new() };
    match action {
        Action::Up => open.at = open.at.saturating_sub(1),
        Action::Down => open.at = (open.at + 1).min(rows.len() - 1),
        Action::Left | Action::Right => {
            let back = action == Action::Left;
            return match rows.get(open.at) {
                Some(Row::Language) => language(ui, back),
                Some(Row::Theme) => theme(ui, back),
                Some(row) => other(ui, *row, back),
                None => Vec::new(),
            };
        }
        Action::Back => ui.settings = None,
        _ => {}
    }
    Vec::new()
}

/// Keeps a change, where it is made among the settings: the keys for language and colours alone are for a moment.
fn changed(ui: &mut Ui, change: Change) -> Vec<Act> {
    let Some(open) = &mut ui.settings else { return Vec::new() };
    open.kept = None;
    vec![Act::Set(change)]
}

/// The next language, or the one before.
pub(super) fn language(ui: &mut Ui, back: bool) -> Vec<Act> {
    let mut to = ui.locale.next();
    if back {
        while to.next().tag() != ui.locale.tag() {
            to = to.next();
        }
    }
    ui.locale = to;
    ui.log.say_otherwise();
    ui.finder.iter_mut().for_each(Finder::say_otherwise);
    changed(ui, Change::Language(to.tag()))
}

/// The next colours, or those before.
pub(super) fn theme(ui: &mut Ui, back: bool) -> Vec<Act> {
    let Some(palette) = ui.theme.palette() else {
        let instead = ui.locale.say("theme-none-do");
        ui.problem = Some(Problem::plain(ui.locale.say("theme-none"), instead));
        return Vec::new();
    };
    let to = if back { palette.before() } else { palette.next() };
    ui.theme = ui.theme.with(to);
    changed(ui, Change::Theme(to))
}

/// Sounds and waiting times.
fn other(ui: &mut Ui, row: Row, back: bool) -> Vec<Act> {
    let choices = &mut ui.choices;
    let change = match row {
        Row::Bell => {
            choices.bell = !choices.bell;
            Change::Bell(choices.bell)
        }
        Row::Sound => {
            choices.sound = !choices.sound;
            Change::Sound(choices.sound)
        }
        Row::Louder(at) => {
            let stepped = stepped(&choices.louder_after_s, at, back);
            if stepped == choices.louder_after_s {
                return Vec::new();
            }
            choices.louder_after_s.clone_from(&stepped);
            Change::LouderAfter(stepped)
        }
        Row::Language | Row::Theme => return Vec::new(),
    };
    changed(ui, change)
}

/// The waiting times with one of them a step shorter or longer. They rise; behind the longest step the last one is
/// never.
fn stepped(all: &[u32], at: usize, back: bool) -> Vec<u32> {
    let mut all = all.to_vec();
    let after = at.checked_sub(1).and_then(|before| all.get(before).copied());
    let (least, next) = (after.unwrap_or(0), all.get(at + 1).copied());
    let Some(now) = all.get(at).copied() else {
        // Not set: the first step behind the one before it, where that one is set itself.
        let first = STEPS.iter().find(|step| **step > least);
        if at == all.len() && back {
            all.extend(first);
        }
        return all;
    };
    let to = if back {
        STEPS.iter().rev().find(|step| **step < now && **step > least)
    } else {
        STEPS.iter().find(|step| **step > now && next.is_none_or(|next| **step < next))
    };
    match to {
        Some(to) => all[at] = *to,
        None if !back && next.is_none() => {
            all.pop();
        }
        None => {}
    }
    all
}

impl Ui {
    /// What was set is kept, and where; or why it is not: then it holds as long as this console runs.
    pub fn kept(&mut self, kept: &Result<String, String>) {
        match kept {
            Ok(place) => self.settings.iter_mut().for_each(|open| open.kept = Some(place.clone())),
            Err(why) => {
                let what = self.locale.with("settings-not-kept", &[("why", why.into())]);
                self.problem = Some(Problem::plain(what, self.locale.say("settings-not-kept-do")));
            }
        }
    }
}

/// A line's name, its value, and what is said of it.
fn told(look: &RenderCtx<'_>, row: Row) -> (String, String, String) {
    let onoff = |on: bool| look.say(if on { "settings-on" } else { "settings-off" });
    let none = String::new();
    match row {
        Row::Language => (look.say("settings-language"), look.say("language-name"), none),
        Row::Theme => {
            let (id, says) = match look.theme.palette() {
                None => ("settings-theme-none", "theme-none"),
                Some(Palette::Dark) => ("settings-dark", "settings-dark-says"),
                Some(Palette::Light) => ("settings-light", "settings-light-says"),
                Some(Palette::Contrast) => ("settings-contrast", "settings-contrast-says"),
                Some(Palette::ColourBlind) => ("settings-colour-blind", "settings-colour-blind-says"),
            };
            (look.say("settings-theme"), look.say(id), look.say(says))
        }
        Row::Bell => (look.say("settings-bell"), onoff(look.choices.bell), look.say("settings-bell-says")),
        Row::Sound => {
            (look.say("settings-sound"), onoff(look.choices.sound), look.say("settings-sound-says"))
        }
        Row::Louder(at) => {
            let seconds = look.choices.louder_after_s.get(at);
            let value = seconds.map_or_else(|| look.say("settings-never"), |it| minutes(*it));
            let sign = URGENT.repeat(at + 1);
            let says = look.with("settings-louder-says", &[("sign", (&sign).into())]);
            (look.with("settings-louder", &[("sign", (&sign).into())]), value, says)
        }
    }
}

/// `1:30`
fn minutes(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Draws the settings over the screen.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, open: &Settings) {
    let rows = rows(look.choices);
    let lines: Vec<_> = rows.iter().map(|row| told(look, *row)).collect();
    let place = middle(area, 76, rows.len() as u16 + 8);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.say("mode-settings"), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let wide = lines.iter().map(|(name, ..)| text::width(name)).max().unwrap_or(0);
    for (at, (name, value, _)) in lines.iter().enumerate() {
        let here = pen.here();
        pen.line(&[
            (if at == open.at { CHOSEN } else { " " }, look.theme.key()),
            (" ", look.theme.plain()),
            (&text::pad(name, wide + 2), look.theme.plain()),
            ("← ", look.theme.quiet()),
            (value, look.theme.strong()),
            (" →", look.theme.quiet()),
        ]);
        if at == open.at {
            paint(pen.buffer, here, look.theme.chosen());
        }
    }
    pen.gap();
    let says = lines.get(open.at).map_or("", |(.., says)| says.as_str());
    pen.said(says, look.theme.quiet(), "");
    let kept = match &open.kept {
        Some(place) => look.with("settings-kept", &[("place", place.into())]),
        None => look.say("settings-says"),
    };
    pen.said(&kept, look.theme.plain(), "");
    pen.gap();
    let shown = look.keys(Mode::Settings, false);
    let keys: Vec<String> =
        shown.into_iter().map(|(key, label)| format!("{key} {}", look.say(label))).collect();
    pen.said(&keys.join("  "), look.theme.plain(), "");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn waiting_times_step_between_their_neighbours() {
        let all = [60, 180, 300];
        assert_eq!(stepped(&all, 0, true), [45, 180, 300]);
        assert_eq!(stepped(&all, 0, false), [90, 180, 300]);
        assert_eq!(stepped(&[120, 180, 300], 0, false), [120, 180, 300], "not past the next one");
        assert_eq!(stepped(&[60, 90, 300], 1, true), [60, 90, 300], "not before the last one");
        assert_eq!(stepped(&[10], 0, true), [10]);
        assert_eq!(stepped(&[61, 180], 0, true), [60, 180], "from any number to the next step");
        assert_eq!(stepped(&[60, 3600], 1, false), [60], "behind the last step comes never");
        assert_eq!(stepped(&[3599, 3600], 0, false), [3599, 3600]);
        assert_eq!(stepped(&[60], 1, true), [60, 90], "and back");
        assert_eq!(stepped(&[60], 1, false), [60]);
        assert_eq!(stepped(&[60], 2, true), [60], "not before the one before it is set");
        assert_eq!(stepped(&[3600], 1, true), [3600]);
        assert_eq!(stepped(&[], 0, true), [10]);
    }

    #[test]
    fn every_language_says_its_own_name() {
        let names: Vec<String> =
            Locale::tags().filter_map(Locale::named).map(|locale| locale.say("language-name")).collect();
        assert_eq!(names, ["English", "Čeština", "Slovenčina", "Deutsch", "Ελληνικά"]);
    }
}
