//! What happens to the screens: keys, letters and pastes, the mouse, answers to commands, what became of PINs and
//! settings.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Frame;
use ratatui::layout::Position;

use super::act::{
    CommandOutcome, NewPin, PairingFileProblem, PairingFileSeat, PinAnswer, ScreenProblem, Screens, Sitting,
    UserAct,
};
use super::edit;
use super::help::{TourTurn, turn};
use super::keymap::{self, Action, KeyMode};
use super::offers::OfferForm;
use super::office::SitDown;
use super::question::OpenQuestion;
use super::render_ctx::ClickTarget;
use super::screen::{Confirmation, Doubted, Tab};
use super::text::tame;
use super::ui::Ui;
use crate::domain::{Millis, Role};
use crate::station::{Focus, Snapshot};
use crate::tournament::{Command, GeneralReason, Reason, SlipCommand};

impl Screens for Ui {
    fn focus(&self) -> Focus {
        let focus = self.focus_of_tab();
        match &self.finder {
            Some(finder) => finder.focus(focus, self.shared.console.role),
            None => focus,
        }
    }

    fn role(&self) -> Role {
        self.shared.console.role
    }

    fn person(&self) -> Option<&str> {
        Some(&self.person)
    }

    fn pins_are(&mut self, offices: Vec<Role>) {
        if let Some(sitting) = &mut self.sit_down {
            sitting.pins.clone_from(&offices);
        }
        self.pins = offices;
    }

    fn input(&mut self, event: &Event, snapshot: &Snapshot) -> Vec<UserAct> {
        // A key means what it means on the screen that was seen.
        self.begun = true;
        self.sync(snapshot);
        // What was typed before comes before what is pressed now.
        let mut before = self.goes_on(snapshot);
        if !self.unseen && self.tour.is_some() {
            match turn(event) {
                TourTurn::Next => {
                    self.next_step(snapshot);
                    return before;
                }
                TourTurn::End => self.tour = None,
                TourTurn::Stay => {}
            }
        }
        let acts = match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            // Whatever is asked or typed, and whatever was refused, is what somebody wants to read.
            Event::Key(key)
                if self.shared.choices.keys.action(KeyMode::Everywhere, key) == Some(Action::Repaint) =>
            {
                vec![UserAct::Repaint]
            }
            Event::Key(key) if self.unseen => self.key_unseen(key),
            _ if self.unseen => Vec::new(),
            Event::Key(key) => self.key(key, snapshot),
            Event::Mouse(mouse) => self.mouse(*mouse, snapshot),
            Event::Paste(text) => self.paste(text, snapshot),
            _ => Vec::new(),
        };
        self.await_answers(&acts);
        self.sync(snapshot);
        before.extend(acts);
        before
    }

    fn answered(&mut self, answer: &CommandOutcome) -> Vec<UserAct> {
        let (filled_in, given) =
            self.awaited.pop_front().map_or((true, None), |(filled_in, given)| (filled_in, Some(given)));
        let CommandOutcome::Refused(refusal) = answer else {
            // A slip that was taken up or let go of on the way answers no form.
            if filled_in {
                self.desk.done();
                self.hall.done();
                if let Some(form) = self.take_form_if(|form| form.form.given) {
                    self.form_is_done(&form);
                }
            }
            return Vec::new();
        };
        self.awaited.clear();
        let by_form = self.form().is_some_and(|form| form.form.given);
        let (late, behind) = self.desk.refused(refusal.code());
        // What is doubted is asked, from wherever it was given, and given again by whoever is sure.
        if let Some((doubt, given)) = refusal.why.doubt().zip(given) {
            let doubted = Doubted {
                command: given.sure(doubt),
                why: refusal.clone(),
                by_form,
                round: None,
                typed_on: false,
            };
            self.question = Some(OpenQuestion::new(Confirmation::Sure(Box::new(doubted))));
        } else {
            let mut problem = ScreenProblem::refused(self.shared.locale, &self.shared.choices.keys, refusal);
            if late {
                problem = problem.or(&self.shared.locale.say("slip-note-refused"));
            }
            self.shared.problem = Some(problem);
        }
        if let Some(form) = self.form_mut() {
            form.form.given = false;
            if let Reason::General(GeneralReason::NotAnswered { fact, .. }) = &*refusal.why {
                form.ask(fact);
            }
        }
        let (goes_on, lines) = self.hall.refused(refusal, filled_in);
        for untaken in behind.into_iter().chain(lines) {
            self.say_not_taken(&untaken);
        }
        self.await_answers(&goes_on);
        goes_on
    }

    fn goes_on(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        let acts = self.type_on(snapshot);
        self.await_answers(&acts);
        acts
    }

    fn dropped(&mut self, acts: &[UserAct]) {
        for act in acts.iter().rev() {
            if let UserAct::Give(command) = act {
                self.awaited.pop_back();
                self.hall.dropped(command);
            }
        }
    }

    /// Nothing tells how near the PIN was to the right one.
    fn pin_refused(&mut self, answer: &PinAnswer) {
        let locale = self.shared.locale;
        let seconds = |wait: &Millis| ("seconds", ((wait.0 + 999) / 1_000).into());
        let (what, instead) = match answer {
            PinAnswer::Right => return,
            PinAnswer::Wrong { wait, .. } => {
                (locale.say("pin-wrong"), locale.with("pin-wait-do", &[seconds(wait)]))
            }
            PinAnswer::Wait { wait } => {
                (locale.say("pin-wait"), locale.with("pin-wait-do", &[seconds(wait)]))
            }
            PinAnswer::Unreadable { why } => {
                (locale.with("pin-unreadable", &[("why", why.into())]), String::new())
            }
        };
        self.shared.problem = Some(ScreenProblem::plain(what, instead));
        self.sit_down.iter_mut().for_each(SitDown::ask_pin_again);
    }

    fn pin_set(&mut self, new: &NewPin, kept: Option<&Result<(), String>>) {
        let locale = self.shared.locale;
        let problem = match kept {
            Some(Ok(())) => None,
            Some(Err(why)) => Some(locale.with("pin-not-kept", &[("why", why.into())])),
            None => Some(locale.say("pin-simulated")),
        };
        if let Some(sitting) = &mut self.sit_down {
            if problem.is_none() {
                sitting.say_pin_kept(new, locale);
            }
            sitting.end_new_pin();
        }
        if let Some(what) = problem {
            self.shared.problem = Some(ScreenProblem::plain(what, String::new()));
        }
    }

    fn kept(&mut self, kept: &Result<String, String>) {
        match kept {
            Ok(place) => self.settings.iter_mut().for_each(|open| open.kept = Some(place.clone())),
            Err(why) => {
                let locale = self.shared.locale;
                let what = locale.with("settings-not-kept", &[("why", why.into())]);
                self.shared.problem = Some(ScreenProblem::plain(what, locale.say("settings-not-kept-do")));
            }
        }
    }

    fn sat_down(&mut self, sitting: &Sitting) {
        self.sit_down = None;
        self.shared.console.role = sitting.office;
        self.shared.console.may_rule = sitting.office.may_act_as(Role::Referee);
        self.person.clone_from(&sitting.name);
    }

    fn pairings(&mut self, read: &Result<Vec<PairingFileSeat>, PairingFileProblem>, snapshot: &Snapshot) {
        self.hall.take_file(read.as_ref().map(Vec::as_slice), &mut self.shared.cx(snapshot));
    }

    fn draw(&mut self, frame: &mut Frame<'_>, snapshot: &Snapshot) {
        self.draw_frame(frame, snapshot);
    }
}

impl Ui {
    /// What the open screen must show closely.
    fn focus_of_tab(&self) -> Focus {
        let role = self.shared.console.role;
        let about = |slip| Focus { slip, role: Some(role), ..Focus::default() };
        match self.tab {
            Tab::Desk => about(self.desk.selected),
            Tab::Hall => self.hall.focus(role),
            Tab::Log => about(self.log.entry),
            Tab::Rules => Focus::default(),
        }
    }

    /// Keeps in mind what is given, until it is answered.
    pub(super) fn await_answers(&mut self, acts: &[UserAct]) {
        let by_the_way = |command: &Command| {
            let slip = if let Command::Slip(slip) = command { Some(slip) } else { None };
            slip.is_some_and(|it| {
                matches!(it, SlipCommand::ClaimSlip { .. } | SlipCommand::ReleaseSlip { .. })
            })
        };
        let given = |act: &UserAct| {
            let UserAct::Give(command) = act else { return None };
            Some((!by_the_way(command), command.clone()))
        };
        self.awaited.extend(acts.iter().filter_map(given));
        self.note_ticks(acts);
    }

    /// Where nothing can be seen a key only leaves the program, as the page that is drawn instead says.
    fn key_unseen(&mut self, key: &KeyEvent) -> Vec<UserAct> {
        let mode = if self.leaves { KeyMode::Question } else { KeyMode::Everywhere };
        match self.shared.choices.keys.action(mode, key) {
            Some(Action::Quit) => self.leaves = true,
            Some(Action::Enter) if self.leaves => return vec![UserAct::Quit],
            Some(Action::Back) => self.leaves = false,
            _ => {}
        }
        Vec::new()
    }

    fn key(&mut self, key: &KeyEvent, snapshot: &Snapshot) -> Vec<UserAct> {
        let mode = self.mode();
        if let Some(action) = self.shared.choices.keys.action(mode, key) {
            return self.pressed(action, key.code == KeyCode::Esc, snapshot);
        }
        if let Some(letter) = keymap::typed(key) {
            return self.typed(letter, snapshot);
        }
        let (screen, _) = self.top_mut(snapshot);
        if screen.edited_line(snapshot).is_some_and(|line| edit::edit(line, key)) {
            self.shared.problem = None;
        } else if key.code == KeyCode::Backspace
            && let Some((ahead, true)) = screen.typed_ahead()
        {
            ahead.back();
        }
        Vec::new()
    }

    /// The form was carried out: goes on where it leads.
    fn form_is_done(&mut self, form: &OfferForm) {
        if let Some((table, claim)) = form.judges() {
            self.tab = Tab::Hall;
            self.hall.judged(table, claim);
        } else if form.is_the_signal() {
            self.hall.close();
        } else if form.is_of_result() {
            self.hall.back_to_results();
        } else if let Some((table, slip, words)) = form.reopens() {
            // Its words are written at the desk.
            self.log.close();
            self.tab = Tab::Desk;
            self.desk.want_again(table, slip, words);
        }
    }
}

impl Ui {
    /// A letter goes to whatever is being written. Where it goes nowhere that is said, and where the line is full.
    pub(super) fn typed(&mut self, letter: char, snapshot: &Snapshot) -> Vec<UserAct> {
        self.shared.problem = None;
        let acts = self.type_letter(letter, snapshot);
        let (screen, mut cx) = self.top_mut(snapshot);
        if cx.problem.is_none() && screen.edited_line(snapshot).is_some_and(|line| edit::is_full(line)) {
            cx.line_is_full();
        }
        acts
    }

    /// Gives a letter to the screen that is open.
    pub(super) fn type_letter(&mut self, letter: char, snapshot: &Snapshot) -> Vec<UserAct> {
        let (screen, mut cx) = self.top_mut(snapshot);
        let go = screen.type_letter(letter, &mut cx);
        self.follow(go, snapshot)
    }

    /// Pasted text is typed text, on one line; but slips of a duplicate game, results and games of the next round stand
    /// on a line each.
    pub(super) fn paste(&mut self, pasted: &str, snapshot: &Snapshot) -> Vec<UserAct> {
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
    fn paste_lines(&mut self, pasted: &str, snapshot: &Snapshot) -> Vec<UserAct> {
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
    pub(super) fn type_on(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
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

impl Ui {
    /// The wheel or a button.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, snapshot: &Snapshot) -> Vec<UserAct> {
        let up = match mouse.kind {
            MouseEventKind::ScrollUp => true,
            MouseEventKind::ScrollDown => false,
            MouseEventKind::Down(MouseButton::Left) => return self.click(mouse, snapshot),
            _ => return Vec::new(),
        };
        match scrolled(self.mode(), up) {
            Some(action) => self.press(action, snapshot),
            None => Vec::new(),
        }
    }

    fn click(&mut self, mouse: MouseEvent, snapshot: &Snapshot) -> Vec<UserAct> {
        let at = Position { x: mouse.column, y: mouse.row };
        let hit = self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit);
        let mode = self.mode();
        match hit {
            // What was drawn for another question than the one that is open now is no longer meant.
            Some(ClickTarget::Key(of, action)) if mode == of => {
                self.pressed(action, action == Action::Back, snapshot)
            }
            Some(ClickTarget::Key(..)) | None => Vec::new(),
            Some(ClickTarget::Tab(action)) if mode.open() => self.press(action, snapshot),
            Some(hit) => {
                let (screen, mut cx) = self.top_mut(snapshot);
                let go = screen.click(hit, &mut cx);
                self.follow(go, snapshot)
            }
        }
    }
}

/// What the wheel does in a mode; nothing where it would move a claim from slip to slip, or a form's field.
fn scrolled(mode: KeyMode, up: bool) -> Option<Action> {
    match mode {
        KeyMode::Desk
        | KeyMode::Verdict
        | KeyMode::ClaimVerdict
        | KeyMode::NewSlip
        | KeyMode::OrderForm
        | KeyMode::ClockForm
        | KeyMode::Start
        | KeyMode::SitDown => None,
        KeyMode::Hall | KeyMode::Table | KeyMode::Ruling => {
            Some(if up { Action::PageUp } else { Action::PageDown })
        }
        _ => Some(if up { Action::Up } else { Action::Down }),
    }
}
