//! The screens as one machine: which is open, where a key goes, and what follows from it.

use std::collections::VecDeque;

use super::act::{Choices, ConsoleIdentity, PreferenceChange, ScreenProblem, UserAct};
use super::desk::{DeskScreen, MOST_SAID};
use super::finder::FinderBox;
use super::hall::HallScreen;
use super::help::{Help, Tour};
use super::keymap::{Action, KeyMode};
use super::log::LogScreen;
use super::offers::{OfferForm, form};
use super::office::SitDown;
use super::question::OpenQuestion;
use super::render_ctx::{Hits, RenderCtx};
use super::rules::Rules;
use super::screen::{Confirmation, Confirmed, EventCtx, Go, Screen, SharedState, Tab, TakenUp};
use super::settings::{SettingsScreen, next_language, next_theme};
use super::theme::{Palette, Theme};
use crate::domain::{Role, TableId};
use crate::locale::Locale;
use crate::report;
use crate::station::{JournalHealth, Snapshot};
use crate::tournament::{ClockCommand, Command};

/// The screens and what is open, chosen and typed on them.
pub struct Ui {
    pub(super) shared: SharedState,
    /// Which of the four screens is open.
    pub(super) tab: Tab,
    pub(super) desk: DeskScreen,
    pub(super) hall: HallScreen,
    pub(super) log: LogScreen,
    pub(super) rules: Rules,
    /// The finder, over the screen.
    pub(super) finder: Option<FinderBox>,
    /// The settings, over the screen.
    pub(super) settings: Option<SettingsScreen>,
    /// Who sits down here is asked.
    pub(super) sit_down: Option<SitDown>,
    pub(super) question: Option<OpenQuestion>,
    pub(super) help: Option<Help>,
    /// What a newcomer is shown.
    pub(super) tour: Option<Tour>,
    /// The person at the console; empty where no name was given.
    pub(super) person: String,
    /// The offices that ask for a PIN.
    pub(super) pins: Vec<Role>,
    /// The office that the latest refusal was about.
    pub(super) wanted: Option<Role>,
    pub(super) hits: Hits,
    /// The commands that await an answer, the oldest first: whether somebody filled in a form for it.
    pub(super) awaited: VecDeque<(bool, Command)>,
    /// Whether a first picture was drawn.
    pub(super) begun: bool,
    /// The terminal is too small for anything to be seen.
    pub(super) unseen: bool,
    /// While nothing can be seen: whether the person is asked to leave. What is open waits.
    pub(super) leaves: bool,
}

impl Ui {
    /// The desk of a console, nothing chosen yet.
    pub fn new(locale: &'static Locale, console: ConsoleIdentity) -> Self {
        let theme = Theme::new(console.colour);
        Self {
            shared: SharedState { locale, theme, choices: Choices::default(), console, problem: None },
            tab: Tab::Desk,
            desk: DeskScreen::default(),
            hall: HallScreen::default(),
            log: LogScreen::default(),
            rules: Rules::default(),
            finder: None,
            settings: None,
            sit_down: None,
            question: None,
            help: None,
            tour: None,
            person: String::new(),
            pins: Vec::new(),
            wanted: None,
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
        self.shared.theme = self.shared.theme.with(palette);
        self
    }

    /// The same with these sounds, waiting times and keys.
    #[must_use]
    pub fn choosing(mut self, choices: Choices) -> Self {
        self.shared.choices = choices;
        self
    }

    /// The same with this person at the console.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.person);
        self
    }

    /// The same with the tour before anything else, in a hall whose time runs so many times as fast.
    #[must_use]
    pub fn touring(mut self, pace: u16) -> Self {
        self.tour = Some(Tour::new(pace));
        self.show_step();
        self
    }

    /// The screen that keys go to.
    pub(super) fn top(&self) -> &dyn Screen {
        match &self.help {
            Some(help) => help,
            None => self.below_help(),
        }
    }

    /// The screen that keys would go to without the help page.
    fn below_help(&self) -> &dyn Screen {
        if let Some(asked) = &self.question {
            return asked;
        }
        if let Some(sitting) = &self.sit_down {
            return sitting;
        }
        if let Some(settings) = &self.settings {
            return settings;
        }
        if let Some(finder) = &self.finder {
            return finder;
        }
        match self.tab {
            Tab::Desk => &self.desk,
            Tab::Hall => &self.hall,
            Tab::Log => &self.log,
            Tab::Rules => &self.rules,
        }
    }

    /// The screen that keys go to, with what it is given for each.
    pub(super) fn top_mut<'a>(&'a mut self, snapshot: &'a Snapshot) -> (&'a mut dyn Screen, EventCtx<'a>) {
        let cx = self.shared.cx(snapshot);
        if let Some(help) = &mut self.help {
            return (help, cx);
        }
        if let Some(asked) = &mut self.question {
            return (asked, cx);
        }
        if let Some(sitting) = &mut self.sit_down {
            return (sitting, cx);
        }
        if let Some(settings) = &mut self.settings {
            return (settings, cx);
        }
        if let Some(finder) = &mut self.finder {
            return (finder, cx);
        }
        match self.tab {
            Tab::Desk => (&mut self.desk, cx),
            Tab::Hall => (&mut self.hall, cx),
            Tab::Log => (&mut self.log, cx),
            Tab::Rules => (&mut self.rules, cx),
        }
    }

    pub(super) fn mode(&self) -> KeyMode {
        self.top().mode()
    }

    /// Where keys would go without the help page.
    pub(super) fn mode_below(&self) -> KeyMode {
        self.below_help().mode()
    }

    /// The labels of keys that would do nothing just now, so that the bar does not offer them.
    pub(super) fn dead_keys(&self, snapshot: &Snapshot) -> Vec<&'static str> {
        self.top().dead_keys(&self.look(snapshot))
    }

    /// What everything is told with.
    pub(super) fn look<'a>(&'a self, snapshot: &'a Snapshot) -> RenderCtx<'a> {
        self.shared.look(snapshot)
    }

    /// The form of an offer that is open, on whichever screen.
    pub(super) fn form(&self) -> Option<&OfferForm> {
        self.hall.form.as_ref().or(self.log.form.as_ref())
    }

    /// The same, to be filled in.
    pub(super) fn form_mut(&mut self) -> Option<&mut OfferForm> {
        self.hall.form.as_mut().or(self.log.form.as_mut())
    }

    /// Takes away the form that is open, on whichever screen, where it is a certain one.
    pub(super) fn take_form_if(&mut self, is: impl Fn(&OfferForm) -> bool) -> Option<OfferForm> {
        let (hall, log) = (&mut self.hall.form, &mut self.log.form);
        hall.take_if(|form| is(form)).or_else(|| log.take_if(|form| is(form)))
    }

    /// Leaves the form that is open; what was filled in is not kept, and that is said.
    fn leave_form(&mut self, form: Option<OfferForm>) {
        if let Some(form) = form.filter(|form| form.form.is_begun()) {
            let what = form.title(self.shared.locale);
            self.shared.add_error(self.shared.locale.with("form-left", &[("what", (&what).into())]));
        }
    }

    /// What is ticked off, by whatever key, form or line, is told for a while, in which one key takes it back.
    pub(super) fn note_ticks(&mut self, acts: &[UserAct]) {
        for act in acts {
            if let UserAct::Give(Command::Clock(ClockCommand::SettleOrder { op })) = act {
                self.desk.said.retain(|said| said != op);
                self.desk.said.insert(0, *op);
                self.desk.said.truncate(MOST_SAID);
            }
        }
    }

    /// A key with a meaning, or a click on its hint. A list or a form Esc leaves at once: who sees the message go takes
    /// the form for gone, and types the next act's name into it.
    pub(super) fn pressed(&mut self, action: Action, esc: bool, snapshot: &Snapshot) -> Vec<UserAct> {
        let problem = self.shared.problem.take();
        self.wanted = problem.as_ref().and_then(|problem| problem.office);
        // Where Esc would leave, only the message goes; what is typed it clears, as the bar says, with the message.
        let (screen, _) = self.top_mut(snapshot);
        let leaves = screen.esc_leaves();
        let typed = screen.edited_line(snapshot).is_some_and(|line| !line.value().is_empty());
        let clears = typed && screen.mode() != KeyMode::Ruling;
        if problem.is_some() && esc && leaves && !clears {
            return Vec::new();
        }
        if action == Action::Rules && self.tab != Tab::Rules {
            let shown = || self.top().shown_paragraph(snapshot);
            if let Some(cite) = problem.and_then(|problem| problem.cite).or_else(shown) {
                self.rules.look_for(&cite, snapshot);
            }
        }
        self.press(action, snapshot)
    }

    /// Does what an action asks for: the same on every screen, or what it means on the open one.
    pub(super) fn press(&mut self, action: Action, snapshot: &Snapshot) -> Vec<UserAct> {
        match action {
            Action::Help => self.help = Some(Help::default()),
            Action::Language => return self.set(next_language(self.shared.locale, false)),
            Action::Theme => {
                let change = next_theme(&mut self.shared.cx(snapshot), false);
                return change.map_or_else(Vec::new, |change| self.set(change));
            }
            Action::Settings => {
                self.help = None;
                self.toggle_settings();
            }
            Action::Find => self.toggle_finder(snapshot),
            Action::Office => {
                let wanted = self.wanted.take();
                self.ask_who_sits(wanted);
            }
            Action::Unsay => return self.desk.unsay(&mut self.shared.cx(snapshot)),
            Action::Desk => self.open(Tab::Desk),
            Action::Hall => self.open(Tab::Hall),
            Action::Log => self.open(Tab::Log),
            Action::Rules => self.open(Tab::Rules),
            Action::Quit => {
                let form = self.form().is_some_and(|form| form.form.is_begun());
                let open = self.hall.unfinished() + self.desk.unfinished() + usize::from(form);
                self.question =
                    Some(OpenQuestion::new(Confirmation::Quit { typed: self.hall.typed(snapshot), open }));
            }
            Action::Retry if matches!(snapshot.bar.journal, JournalHealth::Halted { .. }) => {
                return vec![UserAct::Retry];
            }
            Action::Retry => {
                let kept = self.shared.locale.say("kept-already");
                self.shared.problem = Some(ScreenProblem::all_well(kept));
            }
            _ => {
                let (screen, mut cx) = self.top_mut(snapshot);
                let go = screen.press(action, &mut cx);
                return self.follow(go, snapshot);
            }
        }
        Vec::new()
    }

    /// Does what an action asks for at the slips of the desk, whatever else is open.
    pub(super) fn press_at_slips(&mut self, action: Action, snapshot: &Snapshot) -> Vec<UserAct> {
        let go = self.desk.press_at_slips(action, &mut self.shared.cx(snapshot));
        self.follow(go, snapshot)
    }

    /// Goes where a screen leads.
    pub(super) fn follow(&mut self, go: Go, snapshot: &Snapshot) -> Vec<UserAct> {
        match go {
            Go::Stay => {}
            Go::Do(acts) => return acts,
            Go::Back => self.close_top(),
            Go::Keys(tab, []) => self.open(tab),
            Go::Keys(tab, keys) => {
                self.enter(tab);
                return keys.iter().flat_map(|(_, action)| self.press(*action, snapshot)).collect();
            }
            Go::Table(table) => self.enter_table(table),
            Go::Round => self.enter_round(),
            Go::Page(page) => self.hall.turn_to(page, snapshot),
            Go::Mend(table, mended) => {
                let form = self.take_form_if(|_| true);
                self.leave_form(form);
                self.tab = Tab::Hall;
                self.hall.mend(table, mended);
            }
            Go::Entry(slip) => {
                self.enter(Tab::Log);
                self.log.show(slip, snapshot, self.shared.locale);
            }
            Go::Rule(at) => {
                self.enter(Tab::Rules);
                if let Some(row) = snapshot.rules.get(at) {
                    self.rules.show(row, snapshot, self.shared.locale);
                }
            }
            Go::TakeUp(taken_up) => return self.take_up(*taken_up, snapshot),
            Go::Begin(at, taken_up) => {
                if taken_up.offer.possible() {
                    match at {
                        Some(table) => self.enter_table(table),
                        None => self.enter_round(),
                    }
                }
                return self.take_up(*taken_up, snapshot);
            }
            Go::Find(letter) => {
                self.toggle_finder(snapshot);
                return self.type_letter(letter, snapshot);
            }
            Go::SitDown => self.ask_who_sits(None),
            Go::Settings => self.toggle_settings(),
            Go::Set(change) => return self.set(change),
            Go::Ask(question) => self.question = Some(OpenQuestion::new(question)),
            Go::Confirm(confirmed) => {
                self.question = None;
                return match confirmed {
                    Confirmed::Quit => vec![UserAct::Quit],
                    Confirmed::Concede(slip) => self.desk.concede(slip),
                    Confirmed::Withdraw { slip, blank_conflict, mistaken } => {
                        self.desk.withdraw(slip, blank_conflict, mistaken)
                    }
                    Confirmed::TakeOver(slip) => self.desk.take_over(slip),
                    Confirmed::Sure(it) => {
                        // Where it came from is done with it.
                        if it.by_form {
                            self.form_mut().into_iter().for_each(|form| form.form.given = true);
                        } else {
                            self.hall.gives_again(&it.command);
                        }
                        vec![UserAct::Give(it.command)]
                    }
                };
            }
        }
        Vec::new()
    }

    /// Answers whether what was doubted is meant.
    pub(super) fn answer_doubt(&mut self, yes: bool, snapshot: &Snapshot) -> Vec<UserAct> {
        match self.question.take() {
            Some(OpenQuestion { question: Confirmation::Sure(it), .. }) if yes => {
                self.follow(Go::Confirm(Confirmed::Sure(it)), snapshot)
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// Closes what takes keys: what lies over the screens, else the form or the page of the hall that is open.
    fn close_top(&mut self) {
        if self.help.take().is_some()
            || self.question.take().is_some()
            || self.sit_down.take().is_some()
            || self.settings.take().is_some()
            || self.finder.take().is_some()
        {
            return;
        }
        match self.tab {
            Tab::Hall => self.hall.leave_page(),
            Tab::Log => self.log.form = None,
            Tab::Desk | Tab::Rules => {}
        }
    }

    /// Opens a screen by its key. Pressed again, the key goes back to the screen's first page.
    fn open(&mut self, tab: Tab) {
        self.finder = None;
        self.settings = None;
        if self.tab == tab {
            self.hall.close();
            self.log.close();
            let form = self.take_form_if(|_| true);
            self.leave_form(form);
        } else if tab == Tab::Hall && self.hall.form.is_none() {
            // Whoever comes to the hall wants the table that needs him most, not a key that acts where he was before;
            // only a form that he has begun waits for him.
            self.hall.selected = None;
            self.hall.close();
        } else if tab == Tab::Log {
            // The line that was read last is one Enter away, where nothing else is looked for.
            self.log.close();
            self.log.unfiltered();
        }
        self.tab = tab;
    }

    /// Shows a screen from its first page. A form that was begun there is given up, one on another screen waits.
    fn enter(&mut self, tab: Tab) {
        self.finder = None;
        let form = match tab {
            Tab::Hall => self.hall.form.take(),
            Tab::Log => self.log.form.take(),
            Tab::Desk | Tab::Rules => None,
        };
        self.leave_form(form);
        if tab == Tab::Hall {
            self.hall.close();
        }
        self.tab = tab;
    }

    /// Opens what may be done at a table.
    fn enter_table(&mut self, table: TableId) {
        self.enter(Tab::Hall);
        self.hall.open(table);
    }

    /// Shows what may be done about the round and about those who sit at no table.
    fn enter_round(&mut self) {
        self.enter(Tab::Hall);
        self.hall.open_round();
    }

    /// Takes an offer up: at once where nothing need be asked, else with a form. What is not possible says why.
    fn take_up(&mut self, taken_up: TakenUp, snapshot: &Snapshot) -> Vec<UserAct> {
        let TakenUp { offer, place, at_once, scores } = taken_up;
        if let Some(command) = form::at_once(&offer).filter(|_| at_once) {
            return vec![UserAct::Give(command)];
        }
        if !offer.possible() {
            self.shared.problem = Some(form::why_not(&self.look(snapshot), &offer, &place));
            return Vec::new();
        }
        let before = self.take_form_if(|_| true);
        self.leave_form(before);
        let mut form = OfferForm::new(offer, place);
        if let Some(scores) = scores {
            form.say_scores(scores);
        }
        match self.tab {
            Tab::Log => self.log.form = Some(form),
            Tab::Hall | Tab::Desk | Tab::Rules => self.hall.form = Some(form),
        }
        Vec::new()
    }

    /// Opens the finder, or closes it. It knows the table that is chosen or open.
    pub(super) fn toggle_finder(&mut self, snapshot: &Snapshot) {
        self.settings = None;
        let here = self.table_here(snapshot);
        self.finder = if self.finder.is_some() { None } else { Some(FinderBox::new(here)) };
    }

    /// Opens the finder with something typed.
    pub(super) fn search(&mut self, typed: &str, snapshot: &Snapshot) {
        self.settings = None;
        self.finder = Some(FinderBox::new(self.table_here(snapshot)).searching(typed, snapshot));
    }

    /// The table that is chosen or open on this screen.
    fn table_here(&self, snapshot: &Snapshot) -> Option<TableId> {
        match self.tab {
            Tab::Hall => self.hall.open_table().or(self.hall.selected),
            Tab::Desk => {
                let mut slips = snapshot.queue.iter().chain(&snapshot.referee);
                slips.find(|row| Some(row.slip) == self.desk.selected).map(|row| row.table)
            }
            Tab::Log | Tab::Rules => self.hall.open_table(),
        }
    }

    /// Opens the settings, or closes them.
    fn toggle_settings(&mut self) {
        self.finder = None;
        self.settings = match self.settings {
            Some(_) => None,
            None => Some(SettingsScreen::new(&self.shared.choices)),
        };
    }

    /// Asks who sits down: in the office that was wanted just now, else in the present one.
    fn ask_who_sits(&mut self, wanted: Option<Role>) {
        self.finder = None;
        self.settings = None;
        let present = self.shared.console.role;
        self.sit_down = Some(SitDown::new(wanted, present, &self.person, self.pins.clone()));
    }

    /// Changes a setting. It is kept where the settings are open: the keys for language and colours alone are for a
    /// moment.
    fn set(&mut self, change: PreferenceChange) -> Vec<UserAct> {
        match &change {
            PreferenceChange::Language(tag) => {
                self.shared.locale = Locale::named(tag).unwrap_or(self.shared.locale);
                self.log.forget_lines();
                self.finder.iter_mut().for_each(FinderBox::forget_names);
            }
            PreferenceChange::Theme(palette) => self.shared.theme = self.shared.theme.with(*palette),
            PreferenceChange::Bell(rings) => self.shared.choices.bell = *rings,
            PreferenceChange::Sound(sounds) => self.shared.choices.sound = *sounds,
            PreferenceChange::LouderAfter(seconds) => self.shared.choices.louder_after_s.clone_from(seconds),
        }
        let Some(settings) = &mut self.settings else { return Vec::new() };
        settings.kept = None;
        vec![UserAct::Set(change)]
    }

    /// Opens the screen that the step of the tour speaks of.
    fn show_step(&mut self) {
        if let Some(tab) = self.tour.as_ref().and_then(Tour::tab).filter(|tab| *tab != self.tab) {
            self.open(tab);
        }
    }

    /// The next step of the tour; behind the last one there is no tour any more.
    pub(super) fn next_step(&mut self, snapshot: &Snapshot) {
        self.tour.take_if(|tour| !tour.step(snapshot.now));
        self.show_step();
    }

    /// Before the first picture: who leads a duplicate game goes on where it was, since time may be running there.
    pub(super) fn begin(&mut self, snapshot: &Snapshot) {
        let plays = snapshot.hall.leads_duplicate && snapshot.bar.round.0 > 0 && self.shared.console.may_rule;
        if !std::mem::replace(&mut self.begun, true) && plays {
            self.tab = Tab::Hall;
            self.hall.lead_duplicate();
        }
    }

    /// Follows what the snapshot says: what is gone is no longer chosen, what was decided opens its verdict.
    pub(super) fn sync(&mut self, snapshot: &Snapshot) {
        if let Some(slip) = self.desk.sync(snapshot) {
            let locale = self.shared.locale;
            let gone = locale.with("slip-gone", &[("slip", i64::from(slip.0).into())]);
            self.shared.problem = Some(ScreenProblem::plain(gone, locale.say("slip-gone-do")));
        }
        if self.tour.as_mut().is_some_and(|tour| tour.has_stood(snapshot.now)) {
            self.next_step(snapshot);
        }
        if let Some(OpenQuestion { question: Confirmation::Sure(it), .. }) = &mut self.question
            && *it.round.get_or_insert(snapshot.bar.round) != snapshot.bar.round
        {
            let what = report::refused(self.shared.locale, &it.why).what;
            self.question = None;
            self.shared.add_error(self.shared.locale.with("ask-sure-over", &[("what", (&what).into())]));
        }
        self.hall.sync(snapshot);
        if self.tab == Tab::Hall {
            let go = self.hall.begin_correction(&mut self.shared.cx(snapshot));
            self.follow(go, snapshot);
        }
        self.hall.choose_mending(&mut self.shared.cx(snapshot));
        self.log.sync(snapshot, self.shared.locale);
        self.finder.iter_mut().for_each(|finder| finder.sync(snapshot));
    }
}
