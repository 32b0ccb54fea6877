//! The console in lines of text, for screen readers, `TERM=dumb` and logs: no cursor is moved, nothing is coloured.
//!
//! It is another way to press the same keys. What is found comes from the finder, what is asked from the forms of what
//! may be done, what happened from the journal; nothing is known here that the screens do not know.

mod news;
mod screens;
mod step;

use std::collections::BTreeMap;

use tui_input::Input;

use crate::domain::{OpId, Seq, SlipId, TableId};
use crate::station::{News, SaidRow, Snapshot, Urgency};
use crate::tournament::{Command, SlipCommand, SlipPhase, WordRuling};

use super::act::Act;
use super::keymap::Action;
use super::offers::form;
use super::rank::folded;
use super::render_ctx::RenderCtx;
use super::ui::{Screen, Ui};
use super::{bars, desk, finder};
pub use screens::Plain;
use step::{Ruling, Step};

/// So much is listed of what was found.
const MOST: usize = 9;
/// So many of the latest decisions are told.
const LATEST: usize = 20;
/// No line is longer, in characters; one that is is not read at all.
const LONGEST: usize = 400;

/// What is asked just now, what is still to be said, and what was said already.
#[derive(Default)]
struct Talk {
    step: Step,
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

impl Talk {
    /// Takes what was typed as far as something else must be looked at closely before it is acted on.
    fn prepare(&mut self, ui: &mut Ui, line: &str, snapshot: &Snapshot) {
        let line = line.trim();
        if line.chars().count() > LONGEST {
            return;
        }
        match &self.step {
            Step::Idle => {}
            // Whoever looks for something else chooses none of what was found.
            Step::Pick(_) if !line.is_empty() && line.parse::<usize>().is_err() => self.step = Step::Idle,
            _ => return,
        }
        match (Self::command(ui, line), Self::slip(ui, line)) {
            (Some("?"), _) => finder::search(ui, "", snapshot),
            (Some(_), _) => {}
            (None, Some(slip)) => {
                (ui.screen, ui.finder) = (Screen::Desk, None);
                if let Some(row) = news::row(snapshot, slip).filter(|_| ui.desk.selected != Some(slip)) {
                    ui.desk.choose(row);
                }
                self.step = Step::Chosen(slip);
            }
            (None, None) if line.is_empty() => {}
            (None, None) => finder::search(ui, line, snapshot),
        }
    }

    /// A line; gives what the person wants done.
    fn line(&mut self, ui: &mut Ui, line: &str, snapshot: &Snapshot) -> Vec<Act> {
        let line: String = line.trim().chars().filter(|letter| !letter.is_control()).collect();
        ui.sync(snapshot);
        ui.problem = None;
        // Half of what somebody says is another thing: what is asked stays asked.
        if line.chars().count() > LONGEST {
            ui.full();
            return Vec::new();
        }
        match std::mem::take(&mut self.step) {
            Step::Idle => self.begin(ui, &line, snapshot),
            Step::Chosen(slip) => self.chosen(ui, slip, snapshot),
            Step::Pick(found) => self.pick(ui, &line, found, snapshot),
            Step::Field(at) => self.field(ui, &line, at),
            Step::Sure => self.sure(ui, &line),
            Step::Words(slip) => self.words(ui, &line, slip, snapshot),
            Step::Agree(slip) => self.agree(ui, &line, slip, snapshot),
            Step::Announce(slip) => self.announce(ui, &line, slip),
            Step::Rule(ruling) => self.rule(ui, &line, ruling),
        }
    }

    /// What has happened since the last time, in lines, and what is asked next.
    fn told(&mut self, ui: &mut Ui, news: &[News], snapshot: &Snapshot) -> Vec<String> {
        ui.sync(snapshot);
        ui.tell_overtaken(snapshot);
        let problem = ui.problem.take();
        let look = ui.look(&ui.choices, snapshot);
        let mut lines = Vec::new();
        if !std::mem::replace(&mut self.greeted, true) {
            lines.push(news::greeting(&look));
        }
        lines.extend(news.iter().filter_map(|one| news::line(&look, one)));
        lines.extend(news::needs(&look, &mut self.needs));
        lines.extend(self.ticked_off(&look, &ui.desk.said));
        lines.append(&mut self.lines);
        if let Some(problem) = problem {
            lines.extend(news::problem(&look, &problem));
            self.again(ui);
        }
        if matches!(self.step, Step::Idle)
            && let Some(slip) = ui.desk.verdict.filter(|slip| self.asked != Some(*slip))
        {
            self.asked = Some(slip);
            lines.push(look.with("plain-announce", &[("slip", i64::from(slip.0).into())]));
            self.step = Step::Announce(slip);
        }
        lines
    }

    /// What was ticked off here since the last time, each once.
    fn ticked_off(&mut self, look: &RenderCtx<'_>, here: &[OpId]) -> Vec<String> {
        let new = |row: &&SaidRow| row.entry > self.ticked && here.contains(&row.order.op);
        let rows: Vec<&SaidRow> = look.snapshot.said.iter().rev().filter(new).collect();
        self.ticked = rows.last().map_or(self.ticked, |row| row.entry);
        rows.into_iter().map(|row| bars::ticked_off(look, row)).collect()
    }

    /// What was refused is asked again where it can be put right.
    fn again(&mut self, ui: &Ui) {
        match (&self.step, &ui.form) {
            (Step::Agree(slip), _) => self.step = Step::Words(*slip),
            (Step::Idle, Some(form)) => {
                let at = form.here();
                self.ask(ui, at);
            }
            _ => {}
        }
    }

    fn say(&mut self, ui: &Ui, id: &str) {
        self.lines.push(ui.locale.say(id));
    }

    /// Whether a line is a command's word, in English or in the console's language.
    fn is(ui: &Ui, line: &str, word: &str, id: &str) -> bool {
        let line = folded(line.trim());
        line == word || line == folded(&ui.locale.say(id))
    }

    fn yes(ui: &Ui, line: &str) -> Option<bool> {
        let line = folded(line);
        let begins = |word: &str, id: &str| {
            !line.is_empty() && (word.starts_with(&line) || folded(&ui.locale.say(id)).starts_with(&line))
        };
        match (begins("yes", "form-yes"), begins("no", "form-no")) {
            // In Greek and Czech the words for yes and no may begin alike with English ones.
            (true, true) => Some(folded(&ui.locale.say("form-yes")).starts_with(&line)),
            (true, false) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }

    /// Which of the words that are no search a line is.
    fn command(ui: &Ui, line: &str) -> Option<&'static str> {
        let words =
            [("hall", "tab-hall"), ("log", "tab-log"), ("quit", "key-quit"), ("slips", "plain-word-slips")];
        let known = words.into_iter().find(|(word, id)| Self::is(ui, line, word, id)).map(|(word, _)| word);
        known.or_else(|| (line.trim() == "?").then_some("?"))
    }

    /// The slip that a line names: its word and its number.
    fn slip(ui: &Ui, line: &str) -> Option<SlipId> {
        let (word, number) = line.split_once(char::is_whitespace)?;
        let is_slip = Self::is(ui, word, "slip", "finder-kind-slip");
        is_slip.then(|| number.trim().parse().ok().map(SlipId)).flatten()
    }

    fn begin(&mut self, ui: &mut Ui, line: &str, snapshot: &Snapshot) -> Vec<Act> {
        let context = ui.look(&ui.choices, snapshot);
        match Self::command(ui, line) {
            Some("hall") => self.lines.extend(snapshot.tables.iter().map(|row| news::table(&context, row))),
            Some("slips") => self.lines.extend(news::slips(&context)),
            Some("log") => self.lines.extend(news::log(&context, LATEST)),
            Some("quit") => return vec![Act::Quit],
            Some(_) => {
                self.lines.push(news::help(&context));
                self.list(ui, snapshot);
            }
            None if line.is_empty() => ui.finder = None,
            None => self.list(ui, snapshot),
        }
        Vec::new()
    }

    /// Lists the best of what was found, with numbers.
    fn list(&mut self, ui: &mut Ui, snapshot: &Snapshot) {
        let (found, all) = finder::found(ui, snapshot, MOST);
        if found.is_empty() {
            ui.finder = None;
            self.say(ui, "finder-no-match");
            return;
        }
        self.lines.extend((1..).zip(&found).map(|(number, one)| format!("{number}  {}", one.text)));
        if all > found.len() {
            self.lines.push(ui.locale.with("slips-more", &[("count", (all - found.len()).into())]));
        }
        self.say(ui, "plain-pick");
        self.step = Step::Pick(found);
    }

    fn pick(&mut self, ui: &mut Ui, line: &str, found: Vec<finder::Found>, snapshot: &Snapshot) -> Vec<Act> {
        if line.is_empty() {
            ui.finder = None;
            self.say(ui, "plain-left");
            return Vec::new();
        }
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let Some(one) = number.and_then(|number| found.get(number)) else {
            self.say(ui, "plain-number");
            self.step = Step::Pick(found);
            return Vec::new();
        };
        let acts = finder::take(ui, one, snapshot);
        ui.finder = None;
        if ui.problem.is_some() {
            return acts;
        }
        let context = ui.look(&ui.choices, snapshot);
        if let Some(form) = &ui.form {
            self.lines.push(form.title(ui.locale));
            self.say(ui, "plain-leave");
            self.ask(ui, 0);
        } else if let Some(row) = snapshot.tables.iter().find(|row| Some(row.table) == one.table) {
            self.lines.push(news::table(&context, row));
            self.lines.extend(news::timeline(&context, row.table));
        } else {
            match one.screen {
                Some(Screen::Desk) => self.lines.extend(news::slips(&context)),
                Some(Screen::Hall) => {
                    self.lines.extend(snapshot.tables.iter().map(|row| news::table(&context, row)));
                }
                Some(Screen::Log) => self.lines.extend(news::log(&context, LATEST)),
                Some(Screen::Rules) | None => self.lines.push(one.text.clone()),
            }
        }
        acts
    }

    /// Asks a field of the open form, or whether all of it is to be done.
    fn ask(&mut self, ui: &Ui, at: usize) {
        let Some(form) = &ui.form else { return };
        let Some((asked, options)) = form.asks(at, ui.locale) else {
            self.lines.push(ui.locale.with("plain-do", &[("what", (&form.title(ui.locale)).into())]));
            self.step = Step::Sure;
            return;
        };
        // What has one answer is answered.
        if options.len() == 1 {
            return self.ask(ui, at + 1);
        }
        let options = (1..).zip(options).map(|(number, option)| format!("{number} {option}"));
        let options = options.collect::<Vec<_>>().join(", ");
        self.lines.push(if options.is_empty() { format!("{asked}:") } else { format!("{asked}: {options}") });
        self.step = Step::Field(at);
    }

    fn field(&mut self, ui: &mut Ui, line: &str, at: usize) -> Vec<Act> {
        if line == "." {
            ui.form = None;
            self.say(ui, "plain-left");
            return Vec::new();
        }
        let locale = ui.locale;
        if ui.form.as_mut().is_some_and(|form| form.answer(at, line, locale)) {
            self.ask(ui, at + 1);
        } else {
            self.say(ui, "plain-number");
            self.ask(ui, at);
        }
        Vec::new()
    }

    fn sure(&mut self, ui: &mut Ui, line: &str) -> Vec<Act> {
        match Self::yes(ui, line) {
            Some(true) => form::act(ui, Action::Enter),
            Some(false) => {
                ui.form = None;
                self.say(ui, "plain-left");
                Vec::new()
            }
            None => {
                self.say(ui, "plain-yes-no");
                self.step = Step::Sure;
                Vec::new()
            }
        }
    }

    fn chosen(&mut self, ui: &mut Ui, slip: SlipId, snapshot: &Snapshot) -> Vec<Act> {
        let context = ui.look(&ui.choices, snapshot);
        let Some(row) = news::row(snapshot, slip) else {
            self.lines.push(ui.locale.with("slip-gone", &[("slip", i64::from(slip.0).into())]));
            return Vec::new();
        };
        self.lines.push(news::slip(&context, row));
        match row.phase {
            SlipPhase::Open => {
                self.say(ui, "plain-words");
                self.step = Step::Words(slip);
                desk::select(ui, slip, snapshot)
            }
            SlipPhase::Escalated => {
                let acts = desk::select(ui, slip, snapshot);
                if !ui.console.may_rule {
                    self.say(ui, "rule-not-here-do");
                    return acts;
                }
                let ruling = Ruling::of(slip, snapshot);
                self.rule_next(ui, ruling);
                acts
            }
            _ => {
                let values = [("slip", i64::from(slip.0).into())];
                self.lines.push(ui.locale.with("plain-announce", &values));
                self.step = Step::Announce(slip);
                Vec::new()
            }
        }
    }

    fn words(&mut self, ui: &mut Ui, line: &str, slip: SlipId, snapshot: &Snapshot) -> Vec<Act> {
        if line.is_empty() {
            self.say(ui, "plain-left");
            return Vec::new();
        }
        ui.screen = Screen::Desk;
        ui.desk.entry = Input::new(line.to_owned());
        let acts = desk::act(ui, Action::Enter, snapshot);
        let decides = |act: &Act| matches!(act, Act::Give(Command::Slip(SlipCommand::Decide { .. })));
        if !acts.iter().any(decides) {
            let words = report_words(line);
            self.lines.push(ui.locale.with("plain-agree", &[("words", (&words).into())]));
            self.step = Step::Agree(slip);
        }
        acts
    }

    fn agree(&mut self, ui: &mut Ui, line: &str, slip: SlipId, snapshot: &Snapshot) -> Vec<Act> {
        match Self::yes(ui, line) {
            Some(true) => {
                let mut acts = desk::act(ui, Action::Agree, snapshot);
                acts.push(Act::Give(Command::Slip(SlipCommand::Decide { slip })));
                return acts;
            }
            Some(false) => {
                self.say(ui, "plain-words");
                self.step = Step::Words(slip);
            }
            None => {
                self.say(ui, "plain-yes-no");
                self.step = Step::Agree(slip);
            }
        }
        Vec::new()
    }

    fn announce(&mut self, ui: &mut Ui, line: &str, slip: SlipId) -> Vec<Act> {
        match Self::yes(ui, line) {
            Some(true) => return vec![Act::Give(Command::Slip(SlipCommand::Announce { slip }))],
            Some(false) => {
                ui.desk.verdict = None;
                self.say(ui, "plain-left");
            }
            None => {
                self.say(ui, "plain-yes-no");
                self.step = Step::Announce(slip);
            }
        }
        Vec::new()
    }

    /// Asks what a ruling still lacks.
    fn rule_next(&mut self, ui: &Ui, ruling: Ruling) {
        let asked = match ruling.missing() {
            Some(word) => ui.locale.with("plain-rule", &[("word", word.into())]),
            None if ruling.reasons.is_none() => format!("{}:", ui.locale.say("rule-reasons")),
            None => format!("{}:", ui.locale.say("rule-sources")),
        };
        self.lines.push(asked);
        self.step = Step::Rule(ruling);
    }

    fn rule(&mut self, ui: &Ui, line: &str, mut ruling: Ruling) -> Vec<Act> {
        if let Some(word) = ruling.missing().map(str::to_owned) {
            match Self::yes(ui, line) {
                Some(valid) => ruling.rulings.push(WordRuling { word, valid }),
                None => self.say(ui, "plain-yes-no"),
            }
        } else if ruling.reasons.is_none() {
            ruling.reasons = Some(line.to_owned());
        } else {
            return vec![Act::Give(ruling.command(line))];
        }
        self.rule_next(ui, ruling);
        Vec::new()
    }
}

fn report_words(line: &str) -> String {
    super::text::capitals(&line.split_whitespace().collect::<Vec<_>>().join(" "))
}
