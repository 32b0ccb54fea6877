//! The screens as one machine: which is open, what a key means there, what is drawn.

use std::collections::VecDeque;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;

use crate::domain::Role;
use crate::locale::Locale;
use crate::station::{Focus, JournalHealth, Snapshot};
use crate::tournament::{ClockCommand, Command, GeneralReason, Reason, SlipCommand};

use super::act::{Act, Answer, Console, NotRead, Problem, Seat};
use super::choices::Choices;
use super::desk::{Desk, DeskForm};
use super::finder::Finder;
use super::hall::Hall;
use super::hall::start::Start;
use super::keymap::{self, Action, Mode};
use super::log::Log;
use super::offers::{OfferForm, form};
use super::office::SitDown;
use super::question::Question;
use super::render_ctx::Hits;
use super::rules::Rules;
use super::settings::Settings;
use super::theme::{Palette, Theme};
use super::tour::Tour;
use super::{desk, edit, finder, hall, help, log, office, question, rules, settings, tour, verdict};

/// The least columns and rows on which the screens make sense.
pub(super) const LEAST: (u16, u16) = (80, 24);

/// Which screen is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    Desk,
    Hall,
    Log,
    Rules,
}

/// The screens and what is open, chosen and typed on them.
pub struct Ui {
    pub(super) locale: &'static Locale,
    pub(super) theme: Theme,
    pub(super) choices: Choices,
    pub(super) console: Console,
    pub(super) screen: Screen,
    pub(super) desk: Desk,
    pub(super) hall: Hall,
    pub(super) log: Log,
    pub(super) rules: Rules,
    /// The form of something that may be done.
    pub(super) form: Option<OfferForm>,
    /// Language, colours, sounds and waiting times are set.
    pub(super) settings: Option<Settings>,
    /// What a newcomer is shown.
    pub(super) tour: Option<Tour>,
    /// Who sits down here is asked.
    pub(super) sit_down: Option<SitDown>,
    /// The person at the console; empty where no name was given.
    pub(super) person: String,
    /// The offices that ask for a PIN.
    pub(super) pins: Vec<Role>,
    /// The office that the latest refusal was about.
    wanted: Option<Role>,
    /// The finder, over whatever else is open.
    pub(super) finder: Option<Finder>,
    pub(super) question: Option<Question>,
    /// How far the text of the question is scrolled.
    pub(super) asked_back: u16,
    pub(super) help: Option<u16>,
    pub(super) problem: Option<Problem>,
    pub(super) hits: Hits,
    /// Of what was given and is not answered, the oldest first: whether somebody has filled in a form for it.
    awaited: VecDeque<bool>,
    /// A first picture was drawn.
    begun: bool,
    /// The terminal is too small for anything to be seen.
    pub(super) unseen: bool,
    /// Whoever sees nothing wants to leave, and is asked. What was open before waits.
    pub(super) leaves: bool,
}

impl Ui {
    /// The desk of a console, nothing chosen yet.
    pub fn new(locale: &'static Locale, console: Console) -> Self {
        Self {
            locale,
            theme: Theme::new(console.colour),
            choices: Choices::default(),
            console,
            screen: Screen::Desk,
            desk: Desk::default(),
            hall: Hall::default(),
            log: Log::default(),
            rules: Rules::default(),
            form: None,
            settings: None,
            tour: None,
            sit_down: None,
            person: String::new(),
            pins: Vec::new(),
            wanted: None,
            finder: None,
            question: None,
            asked_back: 0,
            help: None,
            problem: None,
            hits: Vec::new(),
            awaited: VecDeque::new(),
            begun: false,
            unseen: false,
            leaves: false,
        }
    }

    /// The same in other colours.
    #[must_use]
    pub fn coloured(mut self, palette: Palette) -> Self {
        self.theme = self.theme.with(palette);
        self
    }

    /// The same with these sounds, waiting times and keys.
    #[must_use]
    pub fn choosing(mut self, choices: Choices) -> Self {
        self.choices = choices;
        self
    }

    /// What the next snapshot must show closely.
    pub fn focus(&self) -> Focus {
        let focus = self.focus_below();
        match &self.finder {
            Some(finder) => finder.focus(focus, self.console.role),
            None => focus,
        }
    }

    /// What the open screen must show closely.
    fn focus_below(&self) -> Focus {
        let role = Some(self.console.role);
        match self.screen {
            Screen::Desk => Focus { slip: self.desk.selected, role, ..Focus::default() },
            Screen::Hall => {
                let hall = &self.hall;
                Focus {
                    slip: None,
                    table: hall.table,
                    role,
                    round: hall.round || hall.standings.is_some(),
                    clocks: hall.clocks.is_some(),
                    results: hall.results.is_some(),
                    start: hall.start.is_some(),
                    standings: hall.standings.is_some(),
                    duplicate: hall.duplicate.is_some(),
                    draft: self
                        .form
                        .as_ref()
                        .and_then(OfferForm::draft)
                        .or_else(|| hall.start.as_ref().and_then(Start::draft))
                        .map(Box::new),
                }
            }
            Screen::Log => Focus { slip: self.log.entry, role, ..Focus::default() },
            Screen::Rules => Focus::default(),
        }
    }

    /// The office in which the person at the console acts just now.
    pub fn role(&self) -> Role {
        self.console.role
    }

    /// Takes in what became of a command: called once for each that was given. A refusal becomes the error line, and
    /// cancels what was given behind it; what goes on all the same is given back.
    pub fn answered(&mut self, answer: &Answer) -> Vec<Act> {
        let filled_in = self.awaited.pop_front().unwrap_or(true);
        match answer {
            // A slip that was taken up or let go of on the way answers no form.
            Answer::Done if !filled_in => {}
            Answer::Done => {
                self.desk.done();
                self.hall.done();
                if let Some(form) = self.form.take_if(|form| form.given) {
                    if let Some((table, claim)) = form.judges() {
                        self.screen = Screen::Hall;
                        self.hall.judged(table, claim);
                    } else if form.is_the_signal() {
                        self.hall.close();
                    } else if form.is_of_result() {
                        self.hall.back_to_results();
                    } else if let Some((table, slip, words)) = form.reopens() {
                        // Its words are written at the desk.
                        self.log.close();
                        self.screen = Screen::Desk;
                        self.desk.want_again(table, slip, words);
                    }
                }
            }
            Answer::Refused(refusal) => {
                self.awaited.clear();
                let mut problem = Problem::refused(self.locale, &self.choices.keys, refusal);
                let (late, behind) = self.desk.refused(refusal.code());
                if late {
                    problem = problem.or(&self.locale.say("slip-note-refused"));
                }
                self.problem = Some(problem);
                if let Some(form) = &mut self.form {
                    form.given = false;
                    if let Reason::General(GeneralReason::NotAnswered { fact, .. }) = &*refusal.why {
                        form.ask(fact);
                    }
                }
                let (goes_on, lines) = self.hall.refused(refusal, filled_in);
                for untaken in behind.into_iter().chain(lines) {
                    self.not_taken(&untaken);
                }
                self.awaits(&goes_on);
                return goes_on;
            }
        }
        Vec::new()
    }

    /// What was wanted last is not done once more: nobody answers it.
    pub fn dropped(&mut self, acts: &[Act]) {
        for act in acts.iter().rev() {
            if let Act::Give(command) = act {
                self.awaited.pop_back();
                self.hall.dropped(command);
            }
        }
    }

    /// Takes in the file of pairings that was asked for.
    pub fn pairings(&mut self, read: &Result<Vec<Seat>, NotRead>, snapshot: &Snapshot) {
        hall::start::pairings(self, read.as_ref().map(Vec::as_slice), snapshot);
    }

    /// An event of the terminal; gives what the person wants done.
    pub fn input(&mut self, event: &Event, snapshot: &Snapshot) -> Vec<Act> {
        // A key means what it means on the screen that was seen.
        self.begun = true;
        self.sync(snapshot);
        // What was typed before comes before what is pressed now.
        let mut before = self.goes_on(snapshot);
        self.awaits(&before);
        if !self.unseen && tour::goes_on(self, event, snapshot.now) {
            return before;
        }
        let acts = match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            // Whatever is asked or typed, and whatever was refused, is what somebody wants to read.
            Event::Key(key) if self.choices.keys.action(Mode::Everywhere, key) == Some(Action::Repaint) => {
                vec![Act::Repaint]
            }
            Event::Key(key) if self.unseen => self.key_unseen(key),
            _ if self.unseen => Vec::new(),
            Event::Key(key) => self.key(key, snapshot),
            Event::Mouse(mouse) => self.mouse(*mouse, snapshot),
            Event::Paste(text) => self.paste(text, snapshot),
            _ => Vec::new(),
        };
        self.awaits(&acts);
        self.sync(snapshot);
        before.extend(acts);
        before
    }

    /// Keeps in mind what is given, until it is answered.
    pub(super) fn awaits(&mut self, acts: &[Act]) {
        let by_the_way = |command: &Command| {
            let slip = if let Command::Slip(slip) = command { Some(slip) } else { None };
            slip.is_some_and(|it| {
                matches!(it, SlipCommand::ClaimSlip { .. } | SlipCommand::ReleaseSlip { .. })
            })
        };
        let given = |act: &Act| if let Act::Give(command) = act { Some(!by_the_way(command)) } else { None };
        self.awaited.extend(acts.iter().filter_map(given));
        self.ticks_off(acts);
    }

    /// What is ticked off, by whatever key, form or line, is told for a while, in which one key takes it back.
    pub(super) fn ticks_off(&mut self, acts: &[Act]) {
        for act in acts {
            if let Act::Give(Command::Clock(ClockCommand::SettleOrder { op })) = act {
                self.desk.said.retain(|said| said != op);
                self.desk.said.insert(0, *op);
                self.desk.said.truncate(desk::MOST_SAID);
            }
        }
    }

    pub(super) fn mode(&self) -> Mode {
        if self.help.is_some() { Mode::Help } else { self.mode_below() }
    }

    /// Where keys would go without the help page.
    pub(super) fn mode_below(&self) -> Mode {
        if self.question.is_some() {
            return Mode::Question;
        }
        if self.sit_down.is_some() {
            return Mode::SitDown;
        }
        if self.settings.is_some() {
            return Mode::Settings;
        }
        if self.finder.is_some() {
            return Mode::Find;
        }
        match self.screen {
            Screen::Desk if self.desk.verdict.is_some() => Mode::Verdict,
            Screen::Desk => match self.desk.form {
                Some(DeskForm::NewSlip(_)) => Mode::NewSlip,
                Some(DeskForm::Ruling(_)) => Mode::Ruling,
                None => Mode::Desk,
            },
            _ if self.form.as_ref().is_some_and(|form| form.home == self.screen) => Mode::OrderForm,
            Screen::Hall => self.hall.mode(),
            Screen::Log if self.log.is_open() => Mode::LogEntry,
            Screen::Log => Mode::Log,
            Screen::Rules => Mode::Rules,
        }
    }

    /// Where nothing can be seen a key only leaves the program, as the page that is drawn instead says.
    fn key_unseen(&mut self, key: &KeyEvent) -> Vec<Act> {
        match self.choices.keys.action(if self.leaves { Mode::Question } else { Mode::Everywhere }, key) {
            Some(Action::Quit) => self.leaves = true,
            Some(Action::Enter) if self.leaves => return vec![Act::Quit],
            Some(Action::Back) => self.leaves = false,
            _ => {}
        }
        Vec::new()
    }

    fn key(&mut self, key: &KeyEvent, snapshot: &Snapshot) -> Vec<Act> {
        let mode = self.mode();
        if let Some(action) = self.choices.keys.action(mode, key) {
            return self.pressed(mode, action, key.code == KeyCode::Esc, snapshot);
        }
        if let Some(letter) = keymap::typed(key) {
            return self.typed(mode, letter, snapshot);
        }
        if self.input_line(snapshot).is_some_and(|input| edit::edit(input, key)) {
            self.problem = None;
        } else if key.code == KeyCode::Backspace
            && let Some((ahead, true)) = self.ahead()
        {
            ahead.back();
        }
        Vec::new()
    }

    /// A key with a meaning, or a click on its hint. A list or a form Esc leaves at once: who sees the message go takes
    /// the form for gone, and types the next act's name into it.
    pub(super) fn pressed(&mut self, mode: Mode, action: Action, esc: bool, snapshot: &Snapshot) -> Vec<Act> {
        let problem = self.problem.take();
        self.wanted = problem.as_ref().and_then(|problem| problem.office);
        let asks = mode == Mode::Start && self.hall.start.as_ref().is_some_and(Start::is_bare_question);
        // Where Esc would leave, only the message goes; what is typed it clears, as the bar says, with the message.
        let leaves = matches!(
            mode,
            Mode::Desk
                | Mode::Ruling
                | Mode::Results
                | Mode::Start
                | Mode::Duplicate
                | Mode::Settings
                | Mode::Log
                | Mode::Rules
        );
        let typed = |line: &mut tui_input::Input| !line.value().is_empty();
        let clears = mode != Mode::Ruling && self.input_line(snapshot).is_some_and(typed);
        if problem.is_some() && esc && leaves && !asks && !clears {
            return Vec::new();
        }
        if action == Action::Rules && self.screen != Screen::Rules {
            rules::lead(self, problem.and_then(|problem| problem.cite), mode, snapshot);
        }
        self.act(mode, action, snapshot)
    }

    pub(super) fn act(&mut self, mode: Mode, action: Action, snapshot: &Snapshot) -> Vec<Act> {
        match action {
            Action::Help => self.help = Some(0),
            Action::Language => return settings::language(self, false),
            Action::Settings => {
                self.help = None;
                settings::toggle(self);
            }
            Action::Find => finder::toggle(self, snapshot),
            Action::Office => {
                let wanted = self.wanted.take();
                office::open(self, wanted);
            }
            Action::Theme => return settings::theme(self, false),
            Action::Unsay => return desk::unsay(self, snapshot),
            Action::Desk => return self.open(Screen::Desk),
            Action::Hall => return self.open(Screen::Hall),
            Action::Log => return self.open(Screen::Log),
            Action::Quit => {
                let form = self.form.as_ref().is_some_and(OfferForm::is_begun);
                let open = self.hall.unfinished() + self.desk.unfinished() + usize::from(form);
                self.question = Some(Question::Quit { typed: self.hall.typed(snapshot), open });
            }
            Action::Retry if matches!(snapshot.bar.journal, JournalHealth::Halted { .. }) => {
                return vec![Act::Retry];
            }
            Action::Retry => self.problem = Some(Problem::all_well(self.locale.say("kept-already"))),
            Action::Rules => return self.open(Screen::Rules),
            // From one list of the hall to the next.
            Action::Round | Action::Results | Action::Standings if mode != Mode::Hall => {
                if self.hall.may_leave() {
                    self.hall.close();
                    return hall::act(self, action, snapshot);
                }
                let id = if mode == Mode::Start { "start-yes-or-no" } else { "results-yes-or-no" };
                self.problem = Some(Problem::plain(self.locale.say(id), String::new()));
            }
            _ => {
                return match mode {
                    Mode::Desk => desk::act(self, action, snapshot),
                    Mode::Verdict => verdict::act(self, action, snapshot),
                    Mode::ClaimVerdict => verdict::claim::act(self, action, snapshot),
                    Mode::NewSlip => desk::new_slip::act(self, action, snapshot),
                    Mode::Ruling => desk::ruling::act(self, action, snapshot),
                    Mode::Hall => hall::act(self, action, snapshot),
                    Mode::Table => hall::table::act(self, action, snapshot),
                    Mode::Clocks => hall::clocks::act(self, action, snapshot),
                    Mode::ClockForm => hall::clocks::act_ask(self, action, snapshot),
                    Mode::Round => hall::round::act(self, action, snapshot),
                    Mode::Start => hall::start::act(self, action, snapshot),
                    Mode::Standings => hall::standings::act(self, action, snapshot),
                    Mode::Duplicate => hall::duplicate::act(self, action, snapshot),
                    Mode::Results => hall::results::act(self, action, snapshot),
                    Mode::OrderForm => form::act(self, action),
                    Mode::Log => log::act(self, action, snapshot),
                    Mode::LogEntry => log::entry::act(self, action, snapshot),
                    Mode::Rules => rules::act(self, action, snapshot),
                    Mode::SitDown => office::act(self, action, snapshot),
                    Mode::Settings => settings::act(self, action),
                    Mode::Find => finder::act(self, action, snapshot),
                    Mode::Question => question::act(self, action, snapshot),
                    Mode::Help => {
                        self.help = help::act(self.help, action);
                        Vec::new()
                    }
                    Mode::Everywhere => Vec::new(),
                };
            }
        }
        Vec::new()
    }

    pub(super) fn open(&mut self, screen: Screen) -> Vec<Act> {
        self.finder = None;
        self.settings = None;
        if self.screen == screen {
            // Pressed again, it goes back to the screen's first page.
            self.hall.close();
            self.log.close();
            self.leave_form(None);
        } else if screen == Screen::Hall && self.form.as_ref().is_none_or(|form| form.home != screen) {
            // Whoever comes to the hall wants the table that needs him most, not a key that acts where he was before;
            // only a form that he has begun waits for him.
            self.hall.selected = None;
            self.hall.close();
        } else if screen == Screen::Log {
            // The line that was read last is one Enter away, where nothing else is looked for.
            self.log.close();
            self.log.unfiltered();
        }
        self.screen = screen;
        Vec::new()
    }

    /// Leaves the form that is open, on this screen or on any; what was filled in is not kept, and that is said.
    pub(super) fn leave_form(&mut self, home: Option<Screen>) {
        let form = self.form.take_if(|form| home.is_none_or(|home| form.home == home));
        if let Some(form) = form.filter(OfferForm::is_begun) {
            let what = form.title(self.locale);
            self.tell(self.locale.with("form-left", &[("what", (&what).into())]));
        }
    }

    /// A message that names keys of these actions, with those that are bound.
    pub(super) fn keyed(&self, id: &str, named: &[(Mode, Action)]) -> String {
        self.choices.keys.reworded(&self.locale.say(id), named)
    }

    /// Before the first picture: who leads a duplicate game goes on where it was, since time may be running there.
    pub(super) fn begin(&mut self, snapshot: &Snapshot) {
        let plays = snapshot.hall.leads_duplicate && snapshot.bar.round.0 > 0 && self.console.may_rule;
        if !std::mem::replace(&mut self.begun, true) && plays {
            self.screen = Screen::Hall;
            self.hall.lead_duplicate();
        }
    }

    /// Follows what the snapshot says: what is gone is no longer chosen, what was decided opens its verdict.
    pub(super) fn sync(&mut self, snapshot: &Snapshot) {
        if let Some(slip) = self.desk.sync(snapshot) {
            let gone = self.locale.with("slip-gone", &[("slip", i64::from(slip.0).into())]);
            self.problem = Some(Problem::plain(gone, self.locale.say("slip-gone-do")));
        }
        tour::sync(self, snapshot.now);
        self.hall.sync(snapshot);
        hall::table::correct(self, snapshot);
        log::mend::choose(self, snapshot);
        self.log.sync(snapshot, self.locale);
        self.finder.iter_mut().for_each(|finder| finder.sync(snapshot));
    }
}

/// A rectangle of at most this size in the middle of an area.
pub(super) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}
