//! Where letters go: typed, pasted, typed ahead of an answer.

use crate::station::Snapshot;

use super::act::Act;
use super::edit;
use super::keymap::Action;
use super::text::tame;
use super::ui::Ui;

impl Ui {
    /// A letter goes to whatever is being written. Where it goes nowhere that is said, and where the line is full.
    pub(super) fn typed(&mut self, letter: char, snapshot: &Snapshot) -> Vec<Act> {
        self.shared.problem = None;
        let acts = self.type_letter(letter, snapshot);
        let (screen, mut cx) = self.top_mut(snapshot);
        if cx.problem.is_none() && screen.edited_line(snapshot).is_some_and(|line| edit::is_full(line)) {
            cx.line_is_full();
        }
        acts
    }

    /// Gives a letter to the screen that is open.
    pub(super) fn type_letter(&mut self, letter: char, snapshot: &Snapshot) -> Vec<Act> {
        let (screen, mut cx) = self.top_mut(snapshot);
        let go = screen.type_letter(letter, &mut cx);
        self.follow(go, snapshot)
    }

    /// Pasted text is typed text, on one line; but slips of a duplicate game, results and games of the next round stand
    /// on a line each.
    pub(super) fn paste(&mut self, pasted: &str, snapshot: &Snapshot) -> Vec<Act> {
        let (screen, _) = self.top_mut(snapshot);
        if screen.enters_pasted_lines() {
            return self.paste_lines(pasted, snapshot);
        }
        let pasted = pasted.trim();
        if pasted.contains(['\n', '\r'])
            && let Some((ahead, _)) = screen.typed_ahead()
        {
            let mut room = true;
            // Some terminals end a pasted line with a carriage return alone.
            for line in pasted.split(['\n', '\r']) {
                room &= tame(line.trim()).chars().all(|letter| ahead.letter(letter));
                ahead.enter();
            }
            let acts = self.type_on(snapshot);
            if !room {
                self.shared.cx(snapshot).line_is_full();
            }
            return acts;
        }
        let mut acts = Vec::new();
        let pasted = tame(pasted);
        for letter in pasted.chars().take(edit::LONGEST) {
            acts.extend(self.typed(letter, snapshot));
        }
        if pasted.chars().count() > edit::LONGEST {
            self.shared.cx(snapshot).line_is_full();
        }
        acts
    }

    /// Pasted lines are given one after another; what is not a whole line stays in the line.
    fn paste_lines(&mut self, pasted: &str, snapshot: &Snapshot) -> Vec<Act> {
        let mut acts = Vec::new();
        for line in pasted.split_inclusive(['\n', '\r']) {
            for letter in tame(line.trim()).chars() {
                acts.extend(self.typed(letter, snapshot));
            }
            if line.ends_with(['\n', '\r']) && !line.trim().is_empty() {
                acts.extend(self.press(Action::Enter, snapshot));
            }
        }
        acts
    }

    /// What was typed while an answer was awaited is typed now that it is there, line by line, until another one is
    /// awaited. Behind a line that is not understood nothing is: it was meant for what that would have led to.
    ///
    /// Only on the list that keys go to: over another screen or a question the lines wait, and what takes keys there
    /// never sees them.
    pub(super) fn type_on(&mut self, snapshot: &Snapshot) -> Vec<Act> {
        self.sync(snapshot);
        let mode = self.mode();
        while self.mode() == mode {
            let Some((ahead, waits)) = self.top_mut(snapshot).0.typed_ahead() else { break };
            if waits {
                return Vec::new();
            }
            let Some(letter) = ahead.next() else { break };
            let acts = match letter {
                '\n' => self.press(Action::Enter, snapshot),
                letter => self.typed(letter, snapshot),
            };
            if !acts.is_empty() {
                return acts;
            }
            let refused = self.shared.problem.as_ref().is_some_and(|problem| !problem.all_well);
            let line = self.top_mut(snapshot).0.edited_line(snapshot);
            if letter == '\n' && refused && line.is_some_and(|line| !line.value().is_empty()) {
                break;
            }
        }
        let rest = self.top_mut(snapshot).0.typed_ahead().and_then(|(ahead, _)| ahead.rest());
        if let Some(rest) = rest {
            self.say_not_taken(&rest);
        }
        for lines in self.hall.left_over() {
            self.add_error("typed-left-over", &lines);
        }
        Vec::new()
    }

    /// Names lines that were typed and that nobody takes any more, behind whatever is said already.
    pub(super) fn say_not_taken(&mut self, lines: &str) {
        self.add_error("typed-not-taken", lines);
    }

    /// Adds a message about lines to the error line.
    fn add_error(&mut self, id: &str, lines: &str) {
        self.shared.add_error(self.shared.locale.with(id, &[("lines", lines.into())]));
    }

    /// Says what was typed here and is taken nowhere any more, since another console was faster. Only where it is seen
    /// at once: the next key ends it.
    pub(super) fn say_overtaken(&mut self, snapshot: &Snapshot) {
        let locale = self.shared.locale;
        for (slip, text) in self.desk.take_lost() {
            let values = [("slip", i64::from(slip.0).into()), ("text", (&text).into())];
            self.shared.add_error(locale.with("slip-text-lost", &values));
        }
        let lapsed = self.hall.lapsed();
        let (lost, games) = self.hall.overtaken(snapshot, locale);
        for lost in lost {
            self.shared.add_error(lost);
        }
        for lines in lapsed {
            self.add_error("results-lapsed", &lines);
        }
        if games > 0 {
            self.shared.add_error(locale.with("start-overtaken", &[("count", games.into())]));
        }
    }
}
