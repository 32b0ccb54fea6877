//! A whole day in each language under a regulation of it, key by key on the screens of a real station: every picture on
//! the way is looked at, at every size.

use KeyCode::{Down, Enter, Esc, F, Left, PageUp, Right, Tab};

use super::affairs::{give, types};
use super::halls::{Playing, law};
use super::*;
use crate::report::{self, PlayerNames};
use crate::rules::ClockPower;
use crate::tournament::{
    ClockCommand, Command, ConductCommand, Hole, Need, ReopenGround, ResultCommand, RoundCommand,
    SlipCommand, Tick,
};
use crate::tui::keymap::KeyMode;

fn notes_absence(act: &Command) -> bool {
    matches!(act, Command::Round(RoundCommand::NoteAbsent { .. }))
}

/// Who plays: short and long names, and one with everything that a name may have.
const NAMES: [&str; 16] = [
    "Nováková Anna",
    "Kováč Ján",
    "Weber Otto",
    "Šťastný Petr",
    "Malá Eva",
    "Παπαδόπουλος Κωνσταντίνος",
    "Freifrau von Hülshoff Annette",
    "Hora Ivo",
    "O'Neill Pat",
    "Ďurica Ľubomír",
    "Λη Ρω",
    "Müller-Lüdenscheidt Karl",
    "Zelená Zoë",
    "Χατζηγεωργίου Ελένη",
    "Szczepańska Wilhelmina",
    "Ang Li",
];

/// What a day is made of that is not the same everywhere.
struct Plan {
    tag: &'static str,
    ruleset: &'static str,
    /// A word that a list has or not, in the language of the tiles.
    word: &'static str,
    /// One that is none.
    no_word: &'static str,
    /// Too many tiles were drawn: an offence, or a procedure.
    overdraw: &'static str,
    /// What warns a player, or the lightest that comes near it.
    warning: &'static str,
    /// What gives a game to whoever is there.
    forfeit: &'static str,
    /// Whether somebody who was missed may still play.
    comes_late: bool,
    /// Whether the clock of somebody who is absent is started, and runs out.
    starts_clock: bool,
    /// An answer to whatever is asked for a number.
    number: &'static str,
    /// A reason as somebody writes it.
    reason: &'static str,
}

const CZECH: Plan = Plan {
    tag: "cs",
    ruleset: "cas-2009",
    word: "zima",
    no_word: "zimax",
    overdraw: "wrong_number_played",
    warning: "warning",
    forfeit: "no_show",
    comes_late: false,
    starts_clock: false,
    number: "8",
    reason: "podle zápisu",
};

const SLOVAK: Plan = Plan {
    tag: "sk",
    ruleset: "sss-2022",
    word: "čo",
    no_word: "čox",
    overdraw: "too_many_played",
    warning: "private_warning",
    forfeit: "absent",
    comes_late: true,
    starts_clock: false,
    number: "8",
    reason: "podľa zápisu",
};

const GERMAN: Plan = Plan {
    tag: "de",
    ruleset: "tso-2017",
    word: "satz",
    no_word: "satzx",
    overdraw: "early_draw",
    warning: "admonition",
    forfeit: "too_late",
    comes_late: true,
    starts_clock: false,
    number: "8",
    reason: "laut Bogen",
};

const GREEK: Plan = Plan {
    tag: "el",
    ruleset: "pes-classic",
    word: "λόγος",
    no_word: "λόγοζς",
    overdraw: "surplus",
    warning: "game_interrupted",
    forfeit: "no_show",
    comes_late: true,
    starts_clock: true,
    number: "3",
    reason: "από το φύλλο",
};

const ENGLISH: Plan =
    Plan { tag: "en", word: "ťuhýk", warning: "public_warning", reason: "as on the sheet", ..SLOVAK };

struct Day {
    plan: &'static Plan,
    playing: Playing,
    ui: Ui,
}

impl Day {
    /// The event as `ephor init` leaves it, and a head referee at its console.
    fn begun(plan: &'static Plan) -> Self {
        let playing = Playing::entered(plan.ruleset, law(plan.ruleset), &NAMES, 8);
        let mut ui = referee();
        ui.shared.locale = Locale::named(plan.tag).expect("an installed language");
        Self { plan, playing, ui }
    }

    /// Presses keys one by one, and looks at what comes of each.
    #[track_caller]
    fn press(&mut self, codes: &[KeyCode]) {
        for code in codes {
            // Nobody is faster than the guard against keys that were meant for the screen before.
            self.playing.wait(2);
            give(&mut self.playing, &mut self.ui, &[*code]);
            self.look();
        }
    }

    #[track_caller]
    fn look(&mut self) {
        let snapshot = self.playing.shown(&self.ui);
        let name = format!("{} in {}, {:?}", self.plan.ruleset, self.plan.tag, self.ui.mode());
        layout::holds_in(&name, &mut self.ui, &snapshot, &[]);
    }

    #[track_caller]
    fn types(&mut self, text: &str) {
        types(&mut self.playing, &mut self.ui, text);
        self.look();
    }

    /// Types a line and ends it.
    #[track_caller]
    fn line(&mut self, text: &str) {
        self.types(text);
        self.press(&[Enter]);
    }

    fn drawn(&mut self) -> String {
        let snapshot = self.playing.shown(&self.ui);
        picture(&mut self.ui, &snapshot, MIDDLE)
    }

    /// Nothing stands in the way.
    #[track_caller]
    fn well(&self) {
        assert!(self.ui.shared.problem.is_none(), "{}: {:?}", self.plan.ruleset, self.ui.shared.problem);
    }

    fn yes(&self) -> KeyCode {
        KeyCode::Char(self.ui.shared.locale.say("form-yes").chars().next().expect("a word"))
    }

    /// Starts a round: two names a line, in this order of the players.
    #[track_caller]
    fn round(&mut self, order: [usize; 16]) {
        self.press(&[F(3), F(6), KeyCode::Insert]);
        for pair in order.chunks(2) {
            self.line(&format!("{}; {}", NAMES[pair[0]], NAMES[pair[1]]));
            self.well();
        }
        let yes = self.yes();
        self.press(&[Enter, yes, Enter]);
        // What stands against it, a rating or an age that nobody entered, is outweighed by a reason.
        let before = self.drawn();
        if self.ui.mode() == KeyMode::Start {
            self.line(self.plan.reason);
        }
        let after = self.drawn();
        assert_eq!(self.ui.mode(), KeyMode::Hall, "{before}\n{after}");
        if self.playing.law().ruleset.start.together.value {
            self.act(None, |act| matches!(act, Command::Round(RoundCommand::StartPlay {})));
        }
    }

    /// Takes up what may be done at a table, or about the round: found by its name, filled in, given.
    #[track_caller]
    fn act(&mut self, table: Option<u16>, wanted: impl Fn(&Command) -> bool) {
        match table {
            Some(table) => {
                self.press(&[F(3)]);
                self.line(&table.to_string());
                assert_eq!(self.ui.mode(), KeyMode::Table, "{:?}", self.ui.shared.problem);
            }
            None => self.press(&[F(3), F(6)]),
        }
        let snapshot = self.playing.shown(&self.ui);
        let detail = snapshot.table.as_ref().filter(|_| table.is_some());
        let offers = detail.map_or(snapshot.hall.offers.as_slice(), |detail| detail.offers.as_slice());
        let names = PlayerNames(detail.and_then(|detail| detail.row.players.as_ref()));
        let found = offers.iter().find(|offer| wanted(&offer.draft.base) && offer.possible());
        let offer = found.unwrap_or_else(|| {
            let of_kind = offers.iter().filter(|it| wanted(&it.draft.base));
            let kinds: Vec<_> =
                of_kind.map(|it| (&it.draft.base, it.may, &it.offices, &it.why_not)).collect();
            panic!("{}, table {table:?}: {kinds:?}", self.plan.ruleset)
        });
        let offer = offer.clone();
        let title = report::offer(self.ui.shared.locale, &offer, names);
        self.types(title.split([':', '(']).next().unwrap_or(&title));
        for _ in 0..offers.len() {
            let menu = if table.is_some() { self.ui.menu() } else { self.ui.round_menu() };
            if menu.chosen(offers, self.ui.shared.locale, names) == Some(&offer) {
                break;
            }
            give(&mut self.playing, &mut self.ui, &[Down]);
        }
        self.press(&[Enter]);
        self.fill(&offer.draft.holes);
        self.well();
        assert_ne!(self.ui.mode(), KeyMode::OrderForm, "{}: {title}", self.plan.ruleset);
    }

    /// Fills a form in, field by field, and gives it.
    #[track_caller]
    fn fill(&mut self, holes: &[Hole]) {
        let needs = holes.iter().map(|hole| &hole.need);
        let asked: Vec<&Need> = needs.filter(|need| !matches!(need, Need::Later(_))).collect();
        for (at, need) in asked.iter().enumerate() {
            let Some(form) = self.ui.form() else { return };
            let asks = form.asks(self.ui.shared.locale);
            let Some(asks) = asks.get(at) else { return };
            while self.ui.form().is_some_and(|form| form.form.at != at) {
                self.press(&[Down]);
            }
            match need {
                Need::Score(side) => self.types(["412", "388"][side.index()]),
                Need::Reason { .. } | Need::Note => self.types(self.plan.reason),
                Need::Tick(Tick::BothAgree | Tick::Signed) => self.press(&[Left]),
                // What was seen stays unsaid: it closes what is spoken up about.
                Need::Mark(_) | Need::Tick(Tick::Scored) => {}
                _ if asks.kind.options().is_empty() => self.types(self.plan.number),
                Need::Fact(_) => self.press(&[Left]),
                Need::Tick(_) => self.press(&[Right]),
                // The first arrow chooses the first.
                _ if asks.kind.options().len() == 2 => self.press(&[Right, Right]),
                _ if asks.kind.options().len() > 1 => self.press(&[Right]),
                _ => {}
            }
        }
        if self.ui.mode() == KeyMode::OrderForm {
            self.press(&[Enter]);
        }
    }

    /// A slip on paper: words typed, agreed, decided by the lists or by the head referee, announced.
    #[track_caller]
    fn slip(&mut self, table: u16, side: char, words: &str) {
        self.press(&[F(2), KeyCode::Insert]);
        self.line(&format!("{table}{side}"));
        self.decides(words);
    }

    /// The words of the slip in hand, until its verdict is announced.
    #[track_caller]
    fn decides(&mut self, words: &str) {
        self.types(words);
        self.press(&[Tab, Enter]);
        if self.ui.mode() != KeyMode::Verdict {
            self.well();
            self.press(&[Enter]);
            assert_eq!(
                self.ui.mode(),
                KeyMode::Ruling,
                "{}: {:?}",
                self.plan.ruleset,
                self.ui.shared.problem
            );
            self.press(&[Right]);
            let most = 2 * words.split(' ').count() + 2;
            for _ in 0..most {
                self.types(self.plan.reason);
                self.press(&[Enter]);
                if self.ui.mode() != KeyMode::Ruling {
                    break;
                }
                self.press(&[Down]);
            }
        }
        assert_eq!(self.ui.mode(), KeyMode::Verdict, "{}: {:?}", self.plan.ruleset, self.ui.shared.problem);
        self.press(&[Enter]);
        self.well();
    }

    /// Too many tiles: spoken up about, decided, announced.
    #[track_caller]
    fn overdraw(&mut self, table: u16) {
        let plan = self.plan;
        self.act(
            Some(table),
            |act| matches!(act, Command::Conduct(ConductCommand::Claim(it)) if it.offence == plan.overdraw),
        );
        if self.ui.mode() != KeyMode::ClaimVerdict {
            self.act(Some(table), |act| matches!(act, Command::Conduct(ConductCommand::JudgeClaim { .. })));
        }
        assert_eq!(self.ui.mode(), KeyMode::ClaimVerdict, "{}", plan.ruleset);
        self.press(&[Enter]);
    }

    /// All results, each as it stands on the sheets, and the sheets.
    #[track_caller]
    fn results(&mut self, tables: std::ops::RangeInclusive<u16>) {
        self.press(&[F(3), F(8)]);
        assert_eq!(self.ui.mode(), KeyMode::Results, "{:?}", self.ui.shared.problem);
        for table in tables {
            self.line(&format!("{table} 4{table}2 38{table}"));
            self.answers();
        }
        for _ in 0..16 {
            self.press(&[Enter]);
            self.answers();
        }
        self.ui.shared.problem = None;
    }

    /// Says yes to whatever is asked in the results.
    #[track_caller]
    fn answers(&mut self) {
        while matches!(&self.ui.hall.results, Some(results) if results.is_asking()) {
            let yes = self.yes();
            self.press(&[yes]);
        }
    }

    /// Looks at the screens that only show something, down and up.
    #[track_caller]
    fn looks_round(&mut self) {
        for screen in [F(2), F(3), F(4), F(5), F(11)] {
            self.press(&[screen, Down, Down, PageUp, F(1), Down, Esc]);
            self.ui.shared.problem = None;
        }
        self.press(&[F(4), Enter, Down, Esc, F(3)]);
        self.ui.shared.problem = None;
    }
}

/// A day under the plan with this language and regulation.
#[track_caller]
fn walked(plan: &'static Plan) {
    let mut day = Day::begun(plan);
    day.looks_round();
    day.round([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    // Somebody comes late, where that does not cost the game at once, and somebody not at all.
    if plan.comes_late {
        day.act(Some(2), notes_absence);
        day.act(Some(2), |act| matches!(act, Command::Round(RoundCommand::NoteArrived { .. })));
    }
    day.act(Some(8), notes_absence);
    day.playing.wait(1_400);
    if plan.starts_clock {
        day.act(Some(8), |act| {
            matches!(act, Command::Clock(ClockCommand::OrderClock { power: ClockPower::StartAbsent, .. }))
        });
        day.act(Some(8), |act| matches!(act, Command::Clock(ClockCommand::SettleOrder { .. })));
        day.playing.wait(3_600);
    }
    day.act(Some(8), |act| {
        matches!(act, Command::Result(ResultCommand::AwardGame(it)) if it.award == plan.forfeit && !it.corrects)
    });
    for table in 1..=5 {
        day.slip(table, 'a', plan.word);
        day.slip(table, 'b', plan.no_word);
    }
    day.overdraw(6);
    day.act(Some(7), |act| {
        matches!(act, Command::Conduct(ConductCommand::Impose { sanction, .. }) if sanction == plan.warning)
    });
    day.looks_round();
    day.act(Some(7), |act| matches!(act, Command::Conduct(ConductCommand::TakeBack { .. })));
    let mends = |act: &Command| match act {
        Command::Slip(SlipCommand::ReopenSlip { ground, .. }) => *ground != ReopenGround::Struck,
        _ => false,
    };
    day.act(Some(5), mends);
    day.decides(plan.word);
    day.results(1..=7);
    day.looks_round();
    day.playing.wait(600);
    day.round([0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11, 12, 14, 13, 15]);
    day.act(None, |act| matches!(act, Command::Result(ResultCommand::CorrectResult(_))));
    day.looks_round();
}

#[test]
fn a_czech_day_is_walked_key_by_key() {
    walked(&CZECH);
}

#[test]
fn a_slovak_day_is_walked_key_by_key() {
    walked(&SLOVAK);
}

#[test]
fn a_german_day_is_walked_key_by_key() {
    walked(&GERMAN);
}

#[test]
fn a_greek_day_is_walked_key_by_key() {
    walked(&GREEK);
}

#[test]
fn an_english_day_is_walked_key_by_key() {
    walked(&ENGLISH);
}
