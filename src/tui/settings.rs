//! What is set for every console on this machine, on the screen: language, colours, sounds, waiting times. A change
//! holds at once; keeping it is the program's.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::act::{Choices, PreferenceChange};
use super::form::{FieldForm, FieldKind, FieldPrompt, FilledFields, fields};
use super::keymap::{Action, KeyMode};
use super::render_ctx::RenderCtx;
use super::screen::{EventCtx, Go, Screen};
use super::text::{Pen, boxed, middle};
use super::theme::{Palette, URGENT};
use crate::locale::Locale;

/// The settings, while they are open.
pub(super) struct SettingsScreen {
    form: FieldForm<SettingsRow>,
    /// Where the latest change is kept.
    pub(super) kept: Option<String>,
}

/// A line of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SettingsRow {
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

impl SettingsScreen {
    /// The settings as they are.
    pub(super) fn new(choices: &Choices) -> Self {
        let louder = (0..choices.louder_after_s.len().max(LOUDER)).map(SettingsRow::Louder);
        let rows = [SettingsRow::Language, SettingsRow::Theme, SettingsRow::Bell, SettingsRow::Sound]
            .into_iter()
            .chain(louder);
        Self { form: FieldForm::new(rows.map(|row| (row, FilledFields::Only))), kept: None }
    }
}

impl Screen for SettingsScreen {
    fn mode(&self) -> KeyMode {
        KeyMode::Settings
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        match action {
            Action::Left | Action::Right => {
                let row = self.form.fields.get(self.form.at).map(|field| field.what);
                let change = row.and_then(|row| changed(cx, row, action == Action::Left));
                return change.map_or(Go::Stay, Go::Set);
            }
            Action::Back => return Go::Back,
            _ => self.form.press(action, &[]),
        }
        Go::Stay
    }

    fn esc_leaves(&self) -> bool {
        true
    }
}

/// What a line is set to next, or was before; nothing where it stays as it is.
fn changed(cx: &mut EventCtx<'_>, row: SettingsRow, back: bool) -> Option<PreferenceChange> {
    Some(match row {
        SettingsRow::Language => next_language(cx.locale, back),
        SettingsRow::Theme => return next_theme(cx, back),
        SettingsRow::Bell => PreferenceChange::Bell(!cx.choices.bell),
        SettingsRow::Sound => PreferenceChange::Sound(!cx.choices.sound),
        SettingsRow::Louder(at) => {
            let now = &cx.choices.louder_after_s;
            let stepped = stepped(now, at, back);
            if stepped == *now {
                return None;
            }
            PreferenceChange::LouderAfter(stepped)
        }
    })
}

/// The next language, or the one before.
pub(super) fn next_language(locale: &'static Locale, back: bool) -> PreferenceChange {
    let mut to = locale.next();
    if back {
        while to.next().tag() != locale.tag() {
            to = to.next();
        }
    }
    PreferenceChange::Language(to.tag())
}

/// The next colours, or those before; a message where there are none.
pub(super) fn next_theme(cx: &mut EventCtx<'_>, back: bool) -> Option<PreferenceChange> {
    let Some(palette) = cx.theme.palette() else {
        let (what, instead) = (cx.say("theme-none"), cx.say("theme-none-do"));
        cx.error_with(what, instead);
        return None;
    };
    Some(PreferenceChange::Theme(if back { palette.before() } else { palette.next() }))
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

/// A line's name, its value, and what is said of it.
fn setting_line(look: &RenderCtx<'_>, row: SettingsRow) -> (String, String, String) {
    let onoff = |on: bool| look.say(if on { "settings-on" } else { "settings-off" });
    let none = String::new();
    match row {
        SettingsRow::Language => (look.say("settings-language"), look.say("language-name"), none),
        SettingsRow::Theme => {
            let (id, says) = match look.theme.palette() {
                None => ("settings-theme-none", "theme-none"),
                Some(Palette::Dark) => ("settings-dark", "settings-dark-says"),
                Some(Palette::Light) => ("settings-light", "settings-light-says"),
                Some(Palette::Contrast) => ("settings-contrast", "settings-contrast-says"),
                Some(Palette::ColourBlind) => ("settings-colour-blind", "settings-colour-blind-says"),
            };
            (look.say("settings-theme"), look.say(id), look.say(says))
        }
        SettingsRow::Bell => {
            (look.say("settings-bell"), onoff(look.choices.bell), look.say("settings-bell-says"))
        }
        SettingsRow::Sound => {
            (look.say("settings-sound"), onoff(look.choices.sound), look.say("settings-sound-says"))
        }
        SettingsRow::Louder(at) => {
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
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, open: &SettingsScreen) {
    let lines: Vec<_> = open.form.fields.iter().map(|field| setting_line(look, field.what)).collect();
    let place = middle(area, 76, lines.len() as u16 + 8);
    Clear.render(place, buffer);
    let inside = boxed(buffer, place, &look.say("mode-settings"), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let says = lines.get(open.form.at).map_or("", |(.., says)| says.as_str());
    let asks: Vec<FieldPrompt> = lines
        .iter()
        .map(|(name, value, _)| FieldPrompt::new(name.clone(), FieldKind::Steps(value.clone())))
        .collect();
    fields(&mut pen, look, &open.form, &asks, ..);
    pen.gap();
    pen.said(says, look.theme.quiet(), "");
    let kept = match &open.kept {
        Some(place) => look.with("settings-kept", &[("place", place.into())]),
        None => look.say("settings-says"),
    };
    pen.said(&kept, look.theme.plain(), "");
    pen.gap();
    let shown = look.keys(KeyMode::Settings, false);
    let keys: Vec<String> =
        shown.into_iter().map(|(key, label)| format!("{key} {}", look.say(label))).collect();
    pen.said(&keys.join("  "), look.theme.plain(), "");
}

#[cfg(test)]
mod tests {
    use super::*;

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
