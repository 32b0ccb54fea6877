//! What happens to the screens: events of the terminal, answers to commands, what became of PINs and settings.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::Frame;

use crate::domain::{Millis, Role};
use crate::station::{Focus, Snapshot};
use crate::tournament::{Command, GeneralReason, Reason, SlipCommand};

use super::act::{Act, Answer, NewPin, NotRead, PinAnswer, Problem, Seat, Sitting};
use super::edit;
use super::keymap::{self, Action, Mode};
use super::offers::OfferForm;
use super::office::SitDown;
use super::question::Asked;
use super::screen::{Doubted, Question, Tab};
use super::screens::Screens;
use super::tour::{Turn, turn};
use super::ui::Ui;

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

    fn input(&mut self, event: &Event, snapshot: &Snapshot) -> Vec<Act> {
        // A key means what it means on the screen that was seen.
        self.begun = true;
        self.sync(snapshot);
        // What was typed before comes before what is pressed now.
        let mut before = self.goes_on(snapshot);
        if !self.unseen && self.tour.is_some() {
            match turn(event) {
                Turn::Next => {
                    self.next_step(snapshot);
                    return before;
                }
                Turn::End => self.tour = None,
                Turn::Stay => {}
            }
        }
        let acts = match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            // Whatever is asked or typed, and whatever was refused, is what somebody wants to read.
            Event::Key(key)
                if self.shared.choices.keys.action(Mode::Everywhere, key) == Some(Action::Repaint) =>
            {
                vec![Act::Repaint]
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

    fn answered(&mut self, answer: &Answer) -> Vec<Act> {
        let (filled_in, given) =
            self.awaited.pop_front().map_or((true, None), |(filled_in, given)| (filled_in, Some(given)));
        let Answer::Refused(refusal) = answer else {
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
            self.question = Some(Asked::new(Question::Sure(Box::new(doubted))));
        } else {
            let mut problem = Problem::refused(self.shared.locale, &self.shared.choices.keys, refusal);
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

    fn goes_on(&mut self, snapshot: &Snapshot) -> Vec<Act> {
        let acts = self.type_on(snapshot);
        self.await_answers(&acts);
        acts
    }

    fn dropped(&mut self, acts: &[Act]) {
        for act in acts.iter().rev() {
            if let Act::Give(command) = act {
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
        self.shared.problem = Some(Problem::plain(what, instead));
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
            self.shared.problem = Some(Problem::plain(what, String::new()));
        }
    }

    fn kept(&mut self, kept: &Result<String, String>) {
        match kept {
            Ok(place) => self.settings.iter_mut().for_each(|open| open.kept = Some(place.clone())),
            Err(why) => {
                let locale = self.shared.locale;
                let what = locale.with("settings-not-kept", &[("why", why.into())]);
                self.shared.problem = Some(Problem::plain(what, locale.say("settings-not-kept-do")));
            }
        }
    }

    fn sat_down(&mut self, sitting: &Sitting) {
        self.sit_down = None;
        self.shared.console.role = sitting.office;
        self.shared.console.may_rule = sitting.office.may_act_as(Role::Referee);
        self.person.clone_from(&sitting.name);
    }

    fn pairings(&mut self, read: &Result<Vec<Seat>, NotRead>, snapshot: &Snapshot) {
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
    pub(super) fn await_answers(&mut self, acts: &[Act]) {
        let by_the_way = |command: &Command| {
            let slip = if let Command::Slip(slip) = command { Some(slip) } else { None };
            slip.is_some_and(|it| {
                matches!(it, SlipCommand::ClaimSlip { .. } | SlipCommand::ReleaseSlip { .. })
            })
        };
        let given = |act: &Act| {
            let Act::Give(command) = act else { return None };
            Some((!by_the_way(command), command.clone()))
        };
        self.awaited.extend(acts.iter().filter_map(given));
        self.note_ticks(acts);
    }

    /// Where nothing can be seen a key only leaves the program, as the page that is drawn instead says.
    fn key_unseen(&mut self, key: &KeyEvent) -> Vec<Act> {
        let mode = if self.leaves { Mode::Question } else { Mode::Everywhere };
        match self.shared.choices.keys.action(mode, key) {
            Some(Action::Quit) => self.leaves = true,
            Some(Action::Enter) if self.leaves => return vec![Act::Quit],
            Some(Action::Back) => self.leaves = false,
            _ => {}
        }
        Vec::new()
    }

    fn key(&mut self, key: &KeyEvent, snapshot: &Snapshot) -> Vec<Act> {
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
