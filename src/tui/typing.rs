//! Where letters go.

use tui_input::Input;

use crate::station::Snapshot;

use super::act::{Act, Problem};
use super::ahead::Ahead;
use super::desk::{self, DeskForm};
use super::hall::{clocks, duplicate, results, start};
use super::keymap::{Action, Mode};
use super::offers::{OfferForm, form};
use super::office::SitDown;
use super::ui::Ui;
use super::{edit, finder, log, office, rules};

impl Ui {
    /// A letter goes to whatever is being written. Where it goes nowhere that is said, and where the line is full.
    pub(super) fn typed(&mut self, mode: Mode, letter: char, snapshot: &Snapshot) -> Vec<Act> {
        let acts = self.written(mode, letter, snapshot);
        if self.problem.is_none() && self.input_line(snapshot).is_some_and(|line| edit::is_full(line)) {
            self.full();
        }
        acts
    }

    /// No more is taken: nobody types on in vain.
    pub(super) fn full(&mut self) {
        let most = [("count", edit::LONGEST.into())];
        self.problem = Some(Problem::plain(self.locale.with("typed-full", &most), String::new()));
    }

    /// What was filled in is on its way: a letter that is typed now would change it, and is not taken.
    pub(super) fn on_its_way(&mut self) {
        self.problem = Some(Problem::plain(self.locale.say("typed-on-its-way"), String::new()));
    }

    fn written(&mut self, mode: Mode, letter: char, snapshot: &Snapshot) -> Vec<Act> {
        self.problem = None;
        match mode {
            Mode::Desk => return desk::typed(self, letter, snapshot),
            Mode::NewSlip => desk::new_slip::typed(self, letter, snapshot),
            Mode::Ruling => desk::ruling::typed(self, letter),
            Mode::OrderForm => form::typed(self, letter),
            Mode::Table => self.hall.menu.typed(letter),
            Mode::Round => self.hall.round_menu.typed(letter),
            Mode::Start => start::typed(self, letter),
            Mode::Results => return results::typed(self, letter, snapshot),
            Mode::Standings => {
                self.hall.standings.iter_mut().for_each(|standings| standings.typed(letter));
            }
            Mode::Duplicate => {
                self.hall.duplicate.iter_mut().for_each(|duplicate| duplicate.typed(letter));
            }
            Mode::ClockForm => clocks::typed_ask(self, letter),
            Mode::Clocks => {
                if let Some(clocks) = &mut self.hall.clocks {
                    clocks.typed(letter);
                }
            }
            Mode::Rules => rules::typed(self, letter),
            Mode::Hall | Mode::Find => finder::typed(self, letter, snapshot),
            Mode::SitDown => office::typed(self, letter),
            Mode::Log => log::typed(self, letter),
            // Whoever types looks for another line.
            Mode::LogEntry if !letter.is_whitespace() => {
                self.log.close();
                log::typed(self, letter);
            }
            // What is asked or told stands in the way of what is written.
            Mode::Verdict | Mode::ClaimVerdict | Mode::Question | Mode::Settings | Mode::Help
                if !letter.is_whitespace() =>
            {
                let id = if mode == Mode::Verdict { "typed-at-verdict" } else { "typed-nowhere" };
                self.problem = Some(Problem::plain(self.locale.say(id), String::new()));
            }
            _ => {}
        }
        Vec::new()
    }

    /// Pasted text is typed text, on one line; but slips of a duplicate game, results and games of the next round stand
    /// on a line each.
    pub(super) fn paste(&mut self, pasted: &str, snapshot: &Snapshot) -> Vec<Act> {
        let mode = self.mode();
        if mode == Mode::Duplicate {
            return duplicate::paste(self, pasted, snapshot);
        }
        let pasted = pasted.trim();
        if pasted.contains(['\n', '\r'])
            && let Some((ahead, _)) = self.ahead()
        {
            let mut room = true;
            // Some terminals end a pasted line with a carriage return alone.
            for line in pasted.split(['\n', '\r']) {
                room &= super::text::tame(line.trim()).chars().all(|letter| ahead.letter(letter));
                ahead.enter();
            }
            let acts = self.goes_on(snapshot);
            if !room {
                self.full();
            }
            return acts;
        }
        let mut acts = Vec::new();
        let pasted = super::text::tame(pasted);
        for letter in pasted.chars().take(edit::LONGEST) {
            acts.extend(self.typed(mode, letter, snapshot));
        }
        if pasted.chars().count() > edit::LONGEST {
            self.full();
        }
        acts
    }

    /// What is typed while an answer is awaited, and whether one is. Only of the list that keys go to: over another
    /// screen or a question the lines wait, and what takes keys there never sees them.
    pub(super) fn ahead(&mut self) -> Option<(&mut Ahead, bool)> {
        let mode = self.mode();
        self.hall.ahead(mode)
    }

    /// What was typed while an answer was awaited is typed now that it is there, line by line, until another one is
    /// awaited. Behind a line that is not understood nothing is: it was meant for what that would have led to.
    pub(super) fn goes_on(&mut self, snapshot: &Snapshot) -> Vec<Act> {
        self.sync(snapshot);
        let mode = self.mode();
        while self.mode() == mode {
            let Some((ahead, waits)) = self.ahead() else { break };
            if waits {
                return Vec::new();
            }
            let Some(letter) = ahead.next() else { break };
            let acts = match letter {
                '\n' => self.act(mode, Action::Enter, snapshot),
                letter => self.typed(mode, letter, snapshot),
            };
            if !acts.is_empty() {
                return acts;
            }
            let refused = self.problem.as_ref().is_some_and(|problem| !problem.all_well);
            if letter == '\n' && refused && self.input_line(snapshot).is_some_and(|it| !it.value().is_empty())
            {
                break;
            }
        }
        if let Some(rest) = self.ahead().and_then(|(ahead, _)| ahead.rest()) {
            self.not_taken(&rest);
        }
        for lines in self.hall.left_over() {
            self.tell(self.locale.with("typed-left-over", &[("lines", (&lines).into())]));
        }
        Vec::new()
    }

    /// Names lines that were typed and that nobody takes any more, behind whatever is said already.
    pub(super) fn not_taken(&mut self, lines: &str) {
        let told = self.locale.with("typed-not-taken", &[("lines", lines.into())]);
        self.tell(told);
    }

    /// Says what was typed here and is taken nowhere any more, since another console was faster. Only where it is seen
    /// at once: the next key ends it.
    pub(super) fn tell_overtaken(&mut self, snapshot: &Snapshot) {
        for (slip, text) in self.desk.take_lost() {
            let values = [("slip", i64::from(slip.0).into()), ("text", (&text).into())];
            self.tell(self.locale.with("slip-text-lost", &values));
        }
        let lapsed = self.hall.lapsed();
        let (sums, games) = self.hall.overtaken(snapshot);
        for (table, sums) in sums {
            self.tell(results::lost(self.locale, table, sums));
        }
        for lines in lapsed {
            self.tell(self.locale.with("results-lapsed", &[("lines", (&lines).into())]));
        }
        if games > 0 {
            self.tell(self.locale.with("start-overtaken", &[("count", games.into())]));
        }
    }

    /// Says something of what was typed, behind whatever is said already.
    pub(super) fn tell(&mut self, told: String) {
        self.problem = Some(match self.problem.take() {
            Some(problem) => problem.and(&told),
            None => Problem::plain(told, String::new()),
        });
    }

    /// The line that editing keys go to.
    pub(super) fn input_line(&mut self, snapshot: &Snapshot) -> Option<&mut Input> {
        match self.mode() {
            Mode::Desk => desk::line(self, snapshot),
            Mode::NewSlip | Mode::Ruling => self.desk.form.as_mut().and_then(DeskForm::line),
            Mode::OrderForm => self.form.as_mut().and_then(OfferForm::line),
            Mode::Table => Some(self.hall.menu.line()),
            Mode::Round => Some(self.hall.round_menu.line()),
            Mode::Start => self.hall.start.as_mut()?.line(),
            Mode::Results => self.hall.results.as_mut()?.line(),
            Mode::Standings => self.hall.standings.as_mut().map(|standings| &mut standings.filter),
            Mode::Duplicate => self.hall.duplicate.as_mut().map(duplicate::Duplicate::line),
            Mode::Clocks => self.hall.clocks.as_mut().map(|clocks| &mut clocks.filter),
            Mode::ClockForm => self.hall.clocks.as_mut()?.ask.as_mut().map(|ask| &mut ask.line),
            Mode::Rules => Some(self.rules.edited()),
            Mode::Log => Some(&mut self.log.filter),
            Mode::Find => self.finder.as_mut().map(|finder| &mut finder.line),
            Mode::SitDown => self.sit_down.as_mut().map(SitDown::line),
            _ => None,
        }
    }
}
