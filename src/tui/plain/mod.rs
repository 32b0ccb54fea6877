//! The console in lines of text, for screen readers, `TERM=dumb` and logs: no cursor is moved, nothing is coloured.
//!
//! It is another way to press the same keys. What is found comes from the finder, what is asked from the forms of what
//! may be done, what happened from the journal; nothing is known here that the screens do not know.

mod news;

use std::collections::BTreeMap;

use crossterm::event::Event;
use ratatui::Frame;
use tui_input::Input;

use super::act::{
    CommandOutcome, NewPin, PairingFileProblem, PairingFileSeat, PinAnswer, Screens, Sitting, UserAct,
};
use super::bars;
use super::desk::DeskForm;
use super::finder::FinderMatch;
use super::form::{FieldPrompt, InLines};
use super::keymap::Action;
use super::offers::foreseen_lines;
use super::rank::folded;
use super::render_ctx::RenderCtx;
use super::screen::{Go, Screen as _, Tab};
use super::ui::Ui;
use crate::domain::{OpId, Role, Seq, SlipId, TableId};
use crate::station::{Focus, JournaledNews, SaidRow, Snapshot, Urgency};
use crate::tournament::{Command, SlipCommand, SlipPhase};

/// So much is listed of what was found.
const MOST: usize = 9;
/// So many of the latest decisions are told.
const LATEST: usize = 20;
/// No line is longer, in characters; one that is is not read at all.
const LONGEST: usize = 400;

/// A console in lines of text: screens that nobody draws, what is asked just now, what is still to be said.
pub struct PlainConsole {
    ui: Ui,
    step: PlainStep,
    /// Lines that wait to be written.
    lines: Vec<String>,
    /// What was last told of each table's clock.
    needs: BTreeMap<TableId, Urgency>,
    /// The verdict of which it was asked whether it is announced.
    asked: Option<SlipId>,
    greeted: bool,
    /// The latest entry of which it was told that something was ticked off.
    ticked: Seq,
}

/// What the next line answers.
#[derive(Default)]
enum PlainStep {
    /// Nothing: it is a command, or it is looked for.
    #[default]
    Idle,
    /// A slip was named.
    Chosen(SlipId),
    /// Which of these?
    Pick(Vec<FinderMatch>),
    /// A field of the open form.
    Field(usize),
    /// Is the open form's act to be done? It is asked once what would come of it is known.
    Sure { asked: bool },
    /// Is it meant, although it was doubted?
    Doubted,
    /// The words of a slip.
    Words(SlipId),
    /// Is the spelling agreed?
    Agree(SlipId),
    /// Is the verdict announced?
    Announce(SlipId),
}

impl PlainConsole {
    /// The console that has these screens.
    pub fn new(ui: Ui) -> Self {
        Self {
            ui,
            step: PlainStep::Idle,
            lines: Vec::new(),
            needs: BTreeMap::new(),
            asked: None,
            greeted: false,
            ticked: Seq::default(),
        }
    }

    /// Takes what was typed as far as something else must be looked at closely before it is acted on.
    fn look_closely(&mut self, line: &str, snapshot: &Snapshot) {
        let line = line.trim();
        if line.chars().count() > LONGEST {
            return;
        }
        match &self.step {
            PlainStep::Idle => {}
            // Whoever looks for something else chooses none of what was found.
            PlainStep::Pick(_) if !line.is_empty() && line.parse::<usize>().is_err() => {
                self.step = PlainStep::Idle;
            }
            _ => return,
        }
        match (self.command(line), self.slip(line)) {
            (Some("?"), _) => self.ui.search("", snapshot),
            (Some(_), _) => {}
            (None, Some(slip)) => {
                (self.ui.tab, self.ui.finder) = (Tab::Desk, None);
                if let Some(row) = news::row(snapshot, slip).filter(|_| self.ui.desk.selected != Some(slip)) {
                    self.ui.desk.choose(row);
                }
                self.step = PlainStep::Chosen(slip);
            }
            (None, None) if line.is_empty() => {}
            (None, None) => self.ui.search(line, snapshot),
        }
    }

    /// A line; gives what the person wants done.
    fn take_line(&mut self, line: &str, snapshot: &Snapshot) -> Vec<UserAct> {
        let line: String = line.trim().chars().filter(|letter| !letter.is_control()).collect();
        self.ui.sync(snapshot);
        self.ui.shared.problem = None;
        // Half of what somebody says is another thing: what is asked stays asked.
        if line.chars().count() > LONGEST {
            self.ui.shared.cx(snapshot).line_is_full();
            return Vec::new();
        }
        match std::mem::take(&mut self.step) {
            PlainStep::Idle => self.begin(&line, snapshot),
            PlainStep::Chosen(slip) => self.chosen(slip, snapshot),
            PlainStep::Pick(found) => self.pick(&line, found, snapshot),
            PlainStep::Field(at) => self.field(&line, at, snapshot),
            PlainStep::Sure { .. } => self.sure(&line, snapshot),
            PlainStep::Doubted => self.doubted(&line, snapshot),
            PlainStep::Words(slip) => self.words(&line, slip, snapshot),
            PlainStep::Agree(slip) => self.agree(&line, slip, snapshot),
            PlainStep::Announce(slip) => self.announce(&line, slip),
        }
    }

    /// What has happened since the last time, in lines, and what is asked next.
    fn tell(&mut self, news: &[JournaledNews], snapshot: &Snapshot) -> Vec<String> {
        self.ui.sync(snapshot);
        self.ui.say_overtaken(snapshot);
        let problem = self.ui.shared.problem.take();
        let look = self.ui.look(snapshot);
        let mut lines = Vec::new();
        if !std::mem::replace(&mut self.greeted, true) {
            lines.push(news::greeting(&look));
        }
        lines.extend(news.iter().filter_map(|one| news::line(&look, one)));
        lines.extend(news::needs(&look, &mut self.needs));
        lines.extend(ticked_off(&look, &self.ui.desk.said, &mut self.ticked));
        lines.append(&mut self.lines);
        if let Some(problem) = problem {
            lines.extend(news::problem(&look, &problem));
            if self.ui.question.is_none() {
                self.ask_again(snapshot);
            }
        }
        if matches!(self.step, PlainStep::Sure { asked: false })
            && let Some((title, _)) = self.ui.asks_in_lines(snapshot)
        {
            let look = self.ui.look(snapshot);
            lines.extend(self.ui.form().iter().flat_map(|form| foreseen_lines(&look, form)));
            lines.push(look.with("plain-do", &[("what", (&title).into())]));
            self.step = PlainStep::Sure { asked: true };
        }
        if let (PlainStep::Idle, Some(asked)) = (&self.step, &self.ui.question) {
            let locale = self.ui.shared.locale;
            let (what, asked) = asked.question.said(locale);
            lines.push(locale.with("plain-doubted", &[("what", (&what).into()), ("asked", (&asked).into())]));
            self.step = PlainStep::Doubted;
        }
        if matches!(self.step, PlainStep::Idle)
            && let Some(slip) = self.ui.desk.verdict.filter(|slip| self.asked != Some(*slip))
        {
            self.asked = Some(slip);
            lines.push(self.announce_question(slip));
            self.step = PlainStep::Announce(slip);
        }
        lines
    }

    /// What was refused is asked again where it can be put right.
    fn ask_again(&mut self, snapshot: &Snapshot) {
        match (&self.step, self.ui.form_in_lines()) {
            (PlainStep::Agree(slip), _) => self.step = PlainStep::Words(*slip),
            (PlainStep::Idle, Some(form)) => {
                let at = form.here();
                self.ask(at, snapshot);
            }
            _ => {}
        }
    }

    fn say(&mut self, id: &str) {
        self.lines.push(self.ui.shared.locale.say(id));
    }

    /// Whether a line is a command's word, in English or in the console's language.
    fn is(&self, line: &str, word: &str, id: &str) -> bool {
        let line = folded(line.trim());
        line == word || line == folded(&self.ui.shared.locale.say(id))
    }

    fn yes(&self, line: &str) -> Option<bool> {
        let line = folded(line);
        let begins = |word: &str, id: &str| {
            !line.is_empty()
                && (word.starts_with(&line) || folded(&self.ui.shared.locale.say(id)).starts_with(&line))
        };
        match (begins("yes", "form-yes"), begins("no", "form-no")) {
            // In Greek and Czech the words for yes and no may begin alike with English ones.
            (true, true) => Some(folded(&self.ui.shared.locale.say("form-yes")).starts_with(&line)),
            (true, false) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }

    /// Which of the words that are no search a line is.
    fn command(&self, line: &str) -> Option<&'static str> {
        let words =
            [("hall", "tab-hall"), ("log", "tab-log"), ("quit", "key-quit"), ("slips", "plain-word-slips")];
        let known = words.into_iter().find(|(word, id)| self.is(line, word, id)).map(|(word, _)| word);
        known.or_else(|| (line.trim() == "?").then_some("?"))
    }

    /// The slip that a line names: its word and its number.
    fn slip(&self, line: &str) -> Option<SlipId> {
        let (word, number) = line.split_once(char::is_whitespace)?;
        let is_slip = self.is(word, "slip", "finder-kind-slip");
        is_slip.then(|| number.trim().parse().ok().map(SlipId)).flatten()
    }

    fn begin(&mut self, line: &str, snapshot: &Snapshot) -> Vec<UserAct> {
        let context = self.ui.look(snapshot);
        match self.command(line) {
            Some("hall") => self.lines.extend(snapshot.tables.iter().map(|row| news::table(&context, row))),
            Some("slips") => self.lines.extend(news::slips(&context)),
            Some("log") => self.lines.extend(news::log(&context, LATEST)),
            Some("quit") => return vec![UserAct::Quit],
            Some(_) => {
                self.lines.push(news::help(&context));
                self.list(snapshot);
            }
            None if line.is_empty() => self.ui.finder = None,
            None => self.list(snapshot),
        }
        Vec::new()
    }

    /// Lists the best of what was found, with numbers.
    fn list(&mut self, snapshot: &Snapshot) {
        let Some(finder) = &mut self.ui.finder else { return };
        let (found, all) = finder.found(&self.ui.shared.look(snapshot), MOST);
        if found.is_empty() {
            self.ui.finder = None;
            self.say("finder-no-match");
            return;
        }
        self.lines.extend((1..).zip(&found).map(|(number, one)| format!("{number}  {}", one.text)));
        if all > found.len() {
            self.lines
                .push(self.ui.shared.locale.with("slips-more", &[("count", (all - found.len()).into())]));
        }
        self.say("plain-pick");
        self.step = PlainStep::Pick(found);
    }

    fn pick(&mut self, line: &str, found: Vec<FinderMatch>, snapshot: &Snapshot) -> Vec<UserAct> {
        if line.is_empty() {
            self.ui.finder = None;
            self.say("plain-left");
            return Vec::new();
        }
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let Some(one) = number.and_then(|number| found.get(number)) else {
            self.say("plain-number");
            self.step = PlainStep::Pick(found);
            return Vec::new();
        };
        let acts = self.ui.follow(one.leads(snapshot), snapshot);
        self.ui.finder = None;
        if self.ui.shared.problem.is_some() {
            return acts;
        }
        let context = self.ui.look(snapshot);
        if let Some(form) = self.ui.form() {
            self.lines.push(form.title(self.ui.shared.locale));
            self.say("plain-leave");
            self.ask(0, snapshot);
        } else if let Some(row) = snapshot.tables.iter().find(|row| Some(row.table) == one.table) {
            self.lines.push(news::table(&context, row));
            self.lines.extend(news::timeline(&context, row.table));
        } else {
            match one.tab {
                Some(Tab::Desk) => self.lines.extend(news::slips(&context)),
                Some(Tab::Hall) => {
                    self.lines.extend(snapshot.tables.iter().map(|row| news::table(&context, row)));
                }
                Some(Tab::Log) => self.lines.extend(news::log(&context, LATEST)),
                Some(Tab::Rules) | None => self.lines.push(one.text.clone()),
            }
        }
        acts
    }

    /// Asks a field of the open form, or whether all of it is to be done.
    fn ask(&mut self, at: usize, snapshot: &Snapshot) {
        let Some((_, asks)) = self.ui.asks_in_lines(snapshot) else { return };
        if let Some(at) = self.ui.form_in_lines().and_then(|form| form.asks_from(at)) {
            self.lines.extend(asks.get(at).map(FieldPrompt::line));
            self.step = PlainStep::Field(at);
        } else {
            self.step = PlainStep::Sure { asked: false };
        }
    }

    /// Leaves the open form.
    fn leave(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        self.say("plain-left");
        self.ui.leave_form_in_lines(snapshot)
    }

    fn field(&mut self, line: &str, at: usize, snapshot: &Snapshot) -> Vec<UserAct> {
        if line == "." {
            return self.leave(snapshot);
        }
        let asks = self.ui.asks_in_lines(snapshot).map(|(_, asks)| asks).unwrap_or_default();
        if self.ui.form_in_lines().is_some_and(|form| form.answer(at, line, &asks)) {
            self.ask(at + 1, snapshot);
        } else {
            self.say("plain-number");
            self.ask(at, snapshot);
        }
        Vec::new()
    }

    fn sure(&mut self, line: &str, snapshot: &Snapshot) -> Vec<UserAct> {
        match self.yes(line) {
            Some(true) => self.ui.enter_form(snapshot),
            Some(false) => self.leave(snapshot),
            None => {
                self.say("plain-yes-no");
                self.step = PlainStep::Sure { asked: true };
                Vec::new()
            }
        }
    }

    fn doubted(&mut self, line: &str, snapshot: &Snapshot) -> Vec<UserAct> {
        let Some(yes) = self.yes(line) else {
            self.say("plain-yes-no");
            self.step = PlainStep::Doubted;
            return Vec::new();
        };
        let acts = self.ui.answer_doubt(yes, snapshot);
        if !yes {
            self.ask_again(snapshot);
        }
        acts
    }

    fn chosen(&mut self, slip: SlipId, snapshot: &Snapshot) -> Vec<UserAct> {
        let context = self.ui.look(snapshot);
        let Some(row) = news::row(snapshot, slip) else {
            self.lines.push(self.ui.shared.locale.with("slip-gone", &[("slip", i64::from(slip.0).into())]));
            return Vec::new();
        };
        self.lines.push(news::slip(&context, row));
        match row.phase {
            SlipPhase::Open => {
                self.say("plain-words");
                self.step = PlainStep::Words(slip);
                self.ui.desk.select(slip, snapshot)
            }
            SlipPhase::Escalated => {
                let mut acts = self.ui.desk.select(slip, snapshot);
                acts.extend(self.ui.press_at_slips(Action::Rule, snapshot));
                self.ask(0, snapshot);
                acts
            }
            _ => {
                self.lines.push(self.announce_question(slip));
                self.step = PlainStep::Announce(slip);
                Vec::new()
            }
        }
    }

    fn words(&mut self, line: &str, slip: SlipId, snapshot: &Snapshot) -> Vec<UserAct> {
        if line.is_empty() {
            self.say("plain-left");
            return Vec::new();
        }
        self.ui.tab = Tab::Desk;
        self.ui.desk.entry = Input::new(line.to_owned());
        let acts = self.ui.press_at_slips(Action::Enter, snapshot);
        let decides = |act: &UserAct| matches!(act, UserAct::Give(Command::Slip(SlipCommand::Decide { .. })));
        if !acts.iter().any(decides) {
            let words = report_words(line);
            self.lines.push(self.ui.shared.locale.with("plain-agree", &[("words", (&words).into())]));
            self.step = PlainStep::Agree(slip);
        }
        acts
    }

    fn agree(&mut self, line: &str, slip: SlipId, snapshot: &Snapshot) -> Vec<UserAct> {
        match self.yes(line) {
            Some(true) => {
                let mut acts = self.ui.press_at_slips(Action::Agree, snapshot);
                acts.push(UserAct::Give(Command::Slip(SlipCommand::Decide { slip })));
                return acts;
            }
            Some(false) => {
                self.say("plain-words");
                self.step = PlainStep::Words(slip);
            }
            None => {
                self.say("plain-yes-no");
                self.step = PlainStep::Agree(slip);
            }
        }
        Vec::new()
    }

    fn announce(&mut self, line: &str, slip: SlipId) -> Vec<UserAct> {
        match self.yes(line) {
            Some(true) => return vec![UserAct::Give(Command::Slip(SlipCommand::Announce { slip }))],
            Some(false) => {
                self.ui.desk.verdict = None;
                self.say("plain-left");
            }
            None => {
                self.say("plain-yes-no");
                self.step = PlainStep::Announce(slip);
            }
        }
        Vec::new()
    }

    /// Whether the verdict on a slip is announced.
    fn announce_question(&self, slip: SlipId) -> String {
        self.ui.shared.locale.with("plain-announce", &[("slip", i64::from(slip.0).into())])
    }
}

/// What was ticked off here since the last time, each once.
fn ticked_off(look: &RenderCtx<'_>, here: &[OpId], ticked: &mut Seq) -> Vec<String> {
    let new = |row: &&SaidRow| row.entry > *ticked && here.contains(&row.order.op);
    let rows: Vec<&SaidRow> = look.snapshot.said.iter().rev().filter(new).collect();
    *ticked = rows.last().map_or(*ticked, |row| row.entry);
    rows.into_iter().map(|row| bars::ticked_off(look, row)).collect()
}

fn report_words(line: &str) -> String {
    super::text::capitals(&line.split_whitespace().collect::<Vec<_>>().join(" "))
}

impl Screens for PlainConsole {
    fn focus(&self) -> Focus {
        self.ui.focus()
    }

    fn role(&self) -> Role {
        self.ui.role()
    }

    fn person(&self) -> Option<&str> {
        self.ui.person()
    }

    fn pins_are(&mut self, offices: Vec<Role>) {
        self.ui.pins_are(offices);
    }

    /// There are no keys.
    fn input(&mut self, _event: &Event, _snapshot: &Snapshot) -> Vec<UserAct> {
        Vec::new()
    }

    fn prepare(&mut self, line: &str, snapshot: &Snapshot) {
        self.look_closely(line, snapshot);
    }

    fn line(&mut self, line: &str, snapshot: &Snapshot) -> Vec<UserAct> {
        let acts = self.take_line(line, snapshot);
        self.ui.await_answers(&acts);
        acts
    }

    fn told(&mut self, news: &[JournaledNews], snapshot: &Snapshot) -> Vec<String> {
        self.tell(news, snapshot)
    }

    fn answered(&mut self, answer: &CommandOutcome) -> Vec<UserAct> {
        self.ui.answered(answer)
    }

    fn dropped(&mut self, acts: &[UserAct]) {
        self.ui.dropped(acts);
    }

    fn pin_refused(&mut self, answer: &PinAnswer) {
        self.ui.pin_refused(answer);
    }

    fn pin_set(&mut self, new: &NewPin, kept: Option<&Result<(), String>>) {
        self.ui.pin_set(new, kept);
    }

    fn kept(&mut self, kept: &Result<String, String>) {
        self.ui.kept(kept);
    }

    fn sat_down(&mut self, sitting: &Sitting) {
        self.ui.sat_down(sitting);
    }

    fn pairings(&mut self, read: &Result<Vec<PairingFileSeat>, PairingFileProblem>, snapshot: &Snapshot) {
        self.ui.pairings(read, snapshot);
    }

    /// Nothing is drawn.
    fn draw(&mut self, _frame: &mut Frame<'_>, _snapshot: &Snapshot) {}
}

impl Ui {
    /// Gives what is filled in.
    fn enter_form(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        let mut cx = self.shared.cx(snapshot);
        let go = match (self.hall.form.as_mut().or(self.log.form.as_mut()), &mut self.desk.form) {
            (Some(form), _) => form.press(Action::Enter, &mut cx),
            (None, Some(DeskForm::Ruling(ruling))) => ruling.press(Action::Enter, &mut cx),
            (None, Some(DeskForm::NewSlip(_)) | None) => Go::Stay,
        };
        self.follow(go, snapshot)
    }

    /// The form that is open.
    fn form_in_lines(&mut self) -> Option<&mut dyn InLines> {
        match (self.hall.form.as_mut().or(self.log.form.as_mut()), &mut self.desk.form) {
            (Some(form), _) => Some(&mut form.form),
            (None, Some(DeskForm::Ruling(ruling))) => Some(&mut ruling.form),
            (None, Some(DeskForm::NewSlip(_)) | None) => None,
        }
    }

    /// What that form is about, and what its fields ask.
    fn asks_in_lines(&self, snapshot: &Snapshot) -> Option<(String, Vec<FieldPrompt>)> {
        let look = self.look(snapshot);
        match (self.form(), &self.desk.form) {
            (Some(form), _) => Some((form.title(look.locale), form.asks(look.locale))),
            (None, Some(DeskForm::Ruling(ruling))) => Some((ruling.title(&look), ruling.asks(&look))),
            (None, Some(DeskForm::NewSlip(_)) | None) => None,
        }
    }

    /// Leaves that form. What is written of a ruling is kept.
    fn leave_form_in_lines(&mut self, snapshot: &Snapshot) -> Vec<UserAct> {
        match self.take_form_if(|_| true) {
            Some(_) => Vec::new(),
            None => self.desk.leave_ruling(snapshot),
        }
    }
}
