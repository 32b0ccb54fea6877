//! The same act meets the same refusals and the same doubts, by whatever surface it comes: by the form of an offer, by
//! a line of `exec`, by keys on the screens, by lines of text, at the kiosk. No surface lets through what another one
//! refuses, and none has questions of its own.

use std::collections::{BTreeMap, BTreeSet};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ephor::cli::Request;
use ephor::domain::{Actor, At, Millis, Role, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::locale::Locale;
use ephor::report::refused;
use ephor::rules::Catalogue;
use ephor::station::{Effect, Focus, Input, Snapshot, Station, Ticket};
use ephor::tournament::{Command, LoadedRules, Refusal, State, decide};
use ephor::tui::{
    CommandOutcome, ConsoleIdentity, Kiosk, Palette, PlainConsole, Screens, Terms, Ui, UserAct,
};
use fastrand::Rng;
use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::{Hall, opening};
use super::offers::labelled;
use super::{Deed, deed, play_same_games};
use crate::small::law;

/// What came of a command: whether anything followed, or why not.
type Given = Result<bool, Refusal>;

/// What is wrong with a surface, as it might be.
#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    /// It is sure of whatever is doubted, and asks nobody.
    Sure,
    /// It says nothing of a refusal.
    Silent,
    /// It takes a no for a yes.
    Deaf,
}

/// A hall behind a station, as every console has it.
struct House {
    law: LoadedRules,
    station: Station,
    journal: MemoryJournal,
    now: At,
}

impl House {
    fn begun(law: &LoadedRules) -> Self {
        let station = Station::new("desk", law.clone(), BTreeMap::new(), Vec::new());
        let mut house =
            Self { law: law.clone(), station, journal: MemoryJournal::default(), now: super::super::START };
        for command in opening(law).into_iter().chain(super::newcomers()) {
            let given = house.by_station(&Actor::new(Role::HeadReferee, "desk"), &command);
            assert_eq!(given, Ok(true), "{command:?}");
        }
        house
    }

    fn state(&self) -> &State {
        self.station.state()
    }

    fn shown(&self, focus: &Focus) -> Snapshot {
        self.station.snapshot(self.now, focus)
    }

    /// As the core decides it.
    fn by_core(&self, by: &Actor, command: &Command) -> Given {
        let records = decide(self.state(), &self.law, command, by, self.now);
        records.map(|records| !records.is_empty())
    }

    /// As a program gives it: written as a line and read by the reader of `exec`.
    fn by_exec(&self, by: &Actor, command: &Command) -> Given {
        let mut line = serde_json::to_value(command).expect("a command is JSON");
        line["at"] = self.now.rfc3339().into();
        line["by"] = serde_json::to_value(by).expect("a person is JSON");
        let line = serde_json::to_vec(&line).expect("a line");
        let read = Request::parse(&line).unwrap_or_else(|error| panic!("{command:?}: {error}"));
        assert_eq!((&read.command, &read.by, read.at), (command, by, self.now), "a line says what it says");
        self.by_core(&read.by, &read.command)
    }

    /// As every console gives it. What is granted has happened then.
    fn by_station(&mut self, by: &Actor, command: &Command) -> Given {
        let input = Input::Command { ticket: Some(Ticket(1)), by: by.clone(), command: command.clone() };
        let effects = keep(&mut self.station, &mut self.journal, self.now, input);
        let answer = effects.into_iter().find_map(|effect| match effect {
            Effect::Answer { answer, .. } => Some(answer),
            _ => None,
        });
        let given = answer.expect("an answer").map(|(_, records)| !records.is_empty());
        self.now = self.now.max(self.state().last_at);
        given
    }

    /// The same command by the core, by a program and by a surface; the answer to the surface. What is granted has
    /// happened then.
    fn given(&mut self, surface: &'static str, by: &Actor, command: &Command, tally: &mut Tally) -> Given {
        let core = self.by_core(by, command);
        let exec = self.by_exec(by, &tally.as_given("exec", command));
        tally.same("exec", command, &core, &exec);
        let given = self.by_station(by, &tally.as_given(surface, command));
        tally.same(surface, command, &core, &given);
        given
    }
}

/// What was compared, and what differs.
#[derive(Default)]
struct Tally {
    /// Which surface is mistaken, and how.
    mistake: Option<(&'static str, Mistake)>,
    granted: BTreeMap<&'static str, usize>,
    refused: BTreeMap<&'static str, usize>,
    doubted: BTreeMap<&'static str, usize>,
    /// What differs, with an example.
    differs: BTreeMap<String, String>,
}

impl Tally {
    fn is_mistaken(&self, surface: &str, mistake: Mistake) -> bool {
        self.mistake.is_some_and(|it| it == (surface, mistake))
    }

    /// A command as a surface gives it.
    fn as_given(&self, surface: &str, command: &Command) -> Command {
        let command = command.clone();
        if self.is_mistaken(surface, Mistake::Sure) { command.sure_of_all() } else { command }
    }

    fn same(&mut self, surface: &'static str, command: &Command, core: &Given, given: &Given) {
        let counts = match core {
            Ok(_) => &mut self.granted,
            Err(refusal) if refusal.why.doubt().is_some() => &mut self.doubted,
            Err(_) => &mut self.refused,
        };
        *counts.entry(surface).or_default() += 1;
        self.hold(core == given, surface, || format!("{command:?}: {core:?} | {given:?}"));
    }

    fn hold(&mut self, holds: bool, surface: &str, example: impl FnOnce() -> String) {
        if !holds {
            self.differs.entry(surface.to_owned()).or_insert_with(example);
        }
    }
}

/// The commands among what somebody wants done.
fn commands(acts: Vec<UserAct>) -> Vec<Command> {
    let command = |act: UserAct| if let UserAct::Give(command) = act { Some(command) } else { None };
    acts.into_iter().filter_map(command).collect()
}

/// A surface at which somebody looks for an act, fills in what it asks, and answers what is asked about it.
trait Surface {
    const NAME: &'static str;

    fn at(role: Role) -> Self;

    fn screens(&mut self) -> &mut dyn Screens;

    /// Looks for an act and answers whatever is asked until a command comes of it.
    fn take_up(&mut self, sought: &str, house: &House, rng: &mut Rng) -> Vec<Command>;

    /// What is said, and asked last.
    fn said(&mut self, house: &House) -> String;

    /// Answers a doubt.
    fn is_sure(&mut self, yes: bool, house: &House) -> Vec<Command>;

    /// Gives a command, and answers what is asked about it: a doubt, and nothing else.
    fn give(&mut self, by: &Actor, command: &Command, house: &mut House, rng: &mut Rng, tally: &mut Tally) {
        let name = Self::NAME;
        let Err(refusal) = house.given(name, by, command, tally) else {
            assert_eq!(self.screens().answered(&CommandOutcome::Done), Vec::new());
            return;
        };
        let back = self.screens().answered(&CommandOutcome::Refused(refusal.clone()));
        tally.hold(back.is_empty(), name, || format!("what is refused is given again: {back:?}"));
        let said = if tally.is_mistaken(name, Mistake::Silent) { String::new() } else { self.said(house) };
        // On a screen its lines are broken, and others stand beside them.
        let what = refused(Locale::english(), &refusal).what;
        let is_said = what.split_whitespace().all(|word| said.contains(word));
        tally.hold(is_said, name, || format!("what is refused is not said: {what} | {said}"));
        let Some(doubt) = refusal.why.doubt() else { return };
        let sure = rng.bool();
        let again = self.is_sure(sure || tally.is_mistaken(name, Mistake::Deaf), house);
        let meant = if sure { vec![command.clone().sure(doubt)] } else { Vec::new() };
        tally.hold(again == meant, name, || format!("{doubt:?}, sure: {sure}: {again:?} | {meant:?}"));
        for command in &again {
            self.give(by, command, house, rng, tally);
        }
    }
}

/// A console in lines of text.
struct Lines(PlainConsole);

impl Lines {
    /// Types a line; what is to be done.
    fn types(&mut self, line: &str, house: &House) -> Vec<Command> {
        self.0.prepare(line, &house.shown(&self.0.focus()));
        commands(self.0.line(line, &house.shown(&self.0.focus())))
    }

    fn told(&mut self, house: &House) -> Vec<String> {
        self.0.told(&[], &house.shown(&self.0.focus()))
    }
}

impl Surface for Lines {
    const NAME: &'static str = "lines";

    fn at(role: Role) -> Self {
        Self(PlainConsole::new(Ui::new(
            Locale::english(),
            ConsoleIdentity { role, may_rule: true, colour: false },
        )))
    }

    fn screens(&mut self) -> &mut dyn Screens {
        &mut self.0
    }

    fn take_up(&mut self, sought: &str, house: &House, rng: &mut Rng) -> Vec<Command> {
        self.told(house);
        let mut given = self.types(sought, house);
        for _ in 0..24 {
            let told = self.told(house);
            let (Some(asked), true) = (told.last(), given.is_empty()) else { break };
            given = self.types(&answer(asked, rng), house);
        }
        given
    }

    fn said(&mut self, house: &House) -> String {
        self.told(house).join("\n")
    }

    fn is_sure(&mut self, yes: bool, house: &House) -> Vec<Command> {
        self.types(if yes { "yes" } else { "no" }, house)
    }
}

/// What somebody may type into a field.
const TYPED: [&str; 7] = ["12", "300", "so it is", "0:30", "1", "", "NIE"];

/// An answer to what is asked in a line: one of the numbers that it gives to choose from, else some text, or yes.
fn answer(asked: &str, rng: &mut Rng) -> String {
    let numbers = asked.split([' ', ',']).filter_map(|word| word.parse::<usize>().ok()).max();
    match numbers.filter(|_| asked.contains(": 1 ")) {
        Some(most) => rng.usize(1..=most).to_string(),
        None if asked.ends_with(':') => TYPED[rng.usize(..TYPED.len())].to_owned(),
        None if asked.contains("1-") || asked.contains("umber") => "1".to_owned(),
        None => "yes".to_owned(),
    }
}

/// A console on a screen that is drawn, worked by its keys.
struct Keys(Ui);

impl Keys {
    fn press(&mut self, key: KeyEvent, house: &House) -> Vec<Command> {
        let snapshot = house.shown(&self.0.focus());
        commands(self.0.input(&Event::Key(key), &snapshot))
    }

    fn types(&mut self, text: &str, house: &House) {
        for letter in text.chars() {
            let given = self.press(KeyCode::Char(letter).into(), house);
            assert_eq!(given, Vec::new(), "a letter gives nothing");
        }
    }
}

impl Surface for Keys {
    const NAME: &'static str = "screen";

    fn at(role: Role) -> Self {
        Self(Ui::new(Locale::english(), ConsoleIdentity { role, may_rule: true, colour: false }))
    }

    fn screens(&mut self) -> &mut dyn Screens {
        &mut self.0
    }

    fn take_up(&mut self, sought: &str, house: &House, rng: &mut Rng) -> Vec<Command> {
        self.press(KeyEvent::new(KeyCode::Char('p'), KeyModifiers::CONTROL), house);
        self.types(sought, house);
        let mut given = self.press(KeyCode::Enter.into(), house);
        for _ in 0..24 {
            if !given.is_empty() {
                break;
            }
            if rng.bool() {
                self.press(KeyCode::Right.into(), house);
            } else {
                self.types(TYPED[rng.usize(..TYPED.len())], house);
            }
            self.press(KeyCode::Down.into(), house);
            given = self.press(KeyCode::Enter.into(), house);
        }
        given
    }

    fn said(&mut self, house: &House) -> String {
        let snapshot = house.shown(&self.0.focus());
        let mut terminal = Terminal::new(TestBackend::new(200, 60)).expect("a terminal in memory");
        terminal.draw(|frame| self.0.draw(frame, &snapshot)).expect("a frame");
        let cells = terminal.backend().buffer().content();
        cells.iter().map(ratatui::buffer::Cell::symbol).collect()
    }

    fn is_sure(&mut self, yes: bool, house: &House) -> Vec<Command> {
        self.press(KeyCode::Char(if yes { 'y' } else { 'n' }).into(), house)
    }
}

/// Two players at a kiosk look words up: what is given there.
fn at_kiosk(terms: &Terms, house: &mut House, rng: &mut Rng, tally: &mut Tally) {
    let mut kiosk = Kiosk::new(Locale::english(), false, Palette::Dark, terms.clone());
    let table = rng.u16(1..4).to_string();
    let words = ["NIE", "RASTSINNORT", "ZZZTROOXQNIEE"];
    let keys = [table.as_str(), "\n", "2", "1", words[rng.usize(..3)], "\n12"].concat();
    for letter in keys.chars() {
        let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
        let acts = kiosk.input(&Event::Key(code.into()), &house.shown(&kiosk.focus()));
        give_at_kiosk(&mut kiosk, acts, house, rng, tally);
        for _ in 0..4 {
            let acts = kiosk.time(&house.shown(&kiosk.focus()));
            give_at_kiosk(&mut kiosk, acts, house, rng, tally);
        }
    }
}

fn give_at_kiosk(kiosk: &mut Kiosk, acts: Vec<UserAct>, house: &mut House, rng: &mut Rng, tally: &mut Tally) {
    let by = Actor::new(Role::Players, "kiosk");
    for command in commands(acts) {
        // Another kiosk is quicker.
        if rng.u8(..4) == 0 {
            let _ = house.by_station(&Actor::new(Role::Players, "kiosk 2"), &command);
        }
        let refused = house.given("kiosk", &by, &command, tally).err();
        let cancels = refused.is_some();
        kiosk.answered(&refused.map_or(CommandOutcome::Done, CommandOutcome::Refused));
        // What was given behind a refused command is not given any more.
        if cancels {
            break;
        }
    }
}

/// Looks for an act at a surface, and gives what comes of it.
fn at_surface<S: Surface>(role: Role, sought: &str, house: &mut House, rng: &mut Rng, tally: &mut Tally) {
    let mut surface = S::at(role);
    let by = Actor::new(role, "desk");
    for command in surface.take_up(sought, house, rng) {
        surface.give(&by, &command, house, rng, tally);
    }
}

fn play(law: &LoadedRules, deeds: &[Deed], tally: &mut Tally) {
    let mut rng = Rng::with_seed(deeds.len() as u64);
    let mut house = House::begun(law);
    let terms = Terms::of(law, &[]).ok();
    for (number, deed) in deeds.iter().enumerate() {
        // Of a mistake that was planted one example is enough.
        if tally.mistake.is_some() && !tally.differs.is_empty() {
            return;
        }
        house.now = house.now + Millis(deed.after.max(0));
        for command in deed.what.commands(&law.ruleset, house.state()) {
            let by = Actor::new(deed.role(&law.ruleset, &command), deed.station);
            let _ = house.given("exec", &by, &command, tally);
        }
        if number % 5 != 4 {
            continue;
        }
        let role = [Role::Director, Role::HeadReferee, Role::Referee, Role::Judge][rng.usize(..4)];
        let table = TableId(rng.u16(1..4));
        let (state, now) = (house.state().clone(), house.now);
        let hall = Hall { law: law.clone(), state, records: Vec::new(), now };
        for (label, command) in labelled(&hall, table, role, &mut rng) {
            // As a form gives it that is filled in.
            if let Some(command) = command {
                let by = Actor::new(role, "desk");
                let core = house.by_core(&by, &command);
                let form = house.by_exec(&by, &tally.as_given("form", &command));
                tally.same("form", &command, &core, &form);
            }
            let sought = format!("{table} {label}");
            match rng.u8(..10) {
                0 => at_surface::<Lines>(role, &sought, &mut house, &mut rng, tally),
                1 => at_surface::<Keys>(role, &sought, &mut house, &mut rng, tally),
                _ => {}
            }
        }
        if let Some(terms) = &terms {
            at_kiosk(terms, &mut house, &mut rng, tally);
        }
    }
}

fn played(id: &str, games: u32, tally: &mut Tally) {
    let ruleset = Catalogue::embedded().load(id, &BTreeMap::new()).expect("a ruleset");
    let law = law(ruleset, &[]);
    play_same_games(id, games, &prop::collection::vec(deed(), 1..60), |deeds| {
        play(&law, &deeds, tally);
        Ok(())
    });
}

#[test]
fn every_surface_meets_the_same_refusals_and_doubts() {
    let mut tally = Tally::default();
    for id in Catalogue::embedded().ids() {
        played(id, 3, &mut tally);
    }
    assert!(tally.differs.is_empty(), "{:#?}", tally.differs);
    // A surface that meets nothing proves nothing.
    let met = |counts: &BTreeMap<&'static str, usize>, least: usize| -> BTreeSet<&str> {
        counts.iter().filter(|(_, count)| **count >= least).map(|(surface, _)| *surface).collect()
    };
    let all = BTreeSet::from(["exec", "form", "kiosk", "lines", "screen"]);
    assert_eq!(met(&tally.granted, 5), all, "{:?}", tally.granted);
    assert_eq!(met(&tally.refused, 5), all, "{:?}", tally.refused);
    let enter_results = BTreeSet::from(["exec", "form", "lines", "screen"]);
    assert_eq!(met(&tally.doubted, 2), enter_results, "{:?}", tally.doubted);
}

/// Whatever was planted is found at the surface that has it.
#[test]
fn a_surface_that_is_mistaken_is_found() {
    use Mistake::{Deaf, Silent, Sure};
    let mistakes = [
        ("exec", Sure),
        ("form", Sure),
        ("lines", Sure),
        ("screen", Sure),
        ("lines", Silent),
        ("screen", Silent),
        ("lines", Deaf),
        ("screen", Deaf),
    ];
    for (surface, mistake) in mistakes {
        let mut tally = Tally { mistake: Some((surface, mistake)), ..Tally::default() };
        played("tso-2017", 16, &mut tally);
        assert!(tally.differs.contains_key(surface), "{surface}: {:?}", tally.differs);
    }
}
