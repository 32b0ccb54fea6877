//! What a screen is: it takes keys and letters, changes itself, and says where to go next.
//!
//! A screen knows no other screen. It is given an [`EventCtx`] with every key, and returns a [`Go`]; only
//! [`Ui`](super::Ui) carries that out.

use std::ops::Deref;

use tui_input::Input;

use super::act::{Choices, ConsoleIdentity, PreferenceChange, ScreenProblem, UserAct};
use super::edit;
use super::edit::Ahead;
use super::keymap::{Action, KeyMode};
use super::render_ctx::{ClickTarget, RenderCtx};
use super::theme::Theme;
use crate::domain::{Citation, Points, Round, Seq, SlipId, TableId};
use crate::locale::Locale;
use crate::station::{Snapshot, TableDetail};
use crate::tournament::{Command, Offer, Refusal, Withdraws};

/// What takes keys: a screen, a page of the hall, or what lies over the screens.
pub(super) trait Screen {
    /// The part of the key table that holds here.
    fn mode(&self) -> KeyMode;

    /// Takes a key that is bound to an action.
    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go;

    /// Takes a letter. By default nothing is written here, and the error line says so.
    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        cx.takes_no_letter(letter)
    }

    /// The line that editing keys go to.
    fn edited_line(&mut self, _snapshot: &Snapshot) -> Option<&mut Input> {
        None
    }

    /// What is typed ahead of an answer, and whether one is awaited.
    fn typed_ahead(&mut self) -> Option<(&mut Ahead, bool)> {
        None
    }

    /// Whether each pasted line is entered by itself.
    fn enters_pasted_lines(&self) -> bool {
        false
    }

    /// Takes a click on something that this screen has drawn.
    fn click(&mut self, _hit: ClickTarget, _cx: &mut EventCtx<'_>) -> Go {
        Go::Stay
    }

    /// Whether Esc would leave a list or take back what was filled in. While the error line says something, Esc then
    /// only clears that line.
    fn esc_leaves(&self) -> bool {
        false
    }

    /// The labels of keys that would do nothing just now: the bottom bar leaves them out.
    fn dead_keys(&self, _look: &RenderCtx<'_>) -> Vec<&'static str> {
        Vec::new()
    }

    /// The paragraph that is shown here: the rules open at it.
    fn shown_paragraph(&self, _snapshot: &Snapshot) -> Option<Citation> {
        None
    }
}

/// What all screens have in common.
pub(super) struct SharedState {
    pub(super) locale: &'static Locale,
    pub(super) theme: Theme,
    pub(super) choices: Choices,
    pub(super) console: ConsoleIdentity,
    /// The error line.
    pub(super) problem: Option<ScreenProblem>,
}

impl SharedState {
    /// What a frame is drawn with.
    pub(super) fn look<'a>(&'a self, snapshot: &'a Snapshot) -> RenderCtx<'a> {
        let Self { locale, theme, choices, console, .. } = self;
        RenderCtx { locale, theme: *theme, console: *console, choices, snapshot }
    }

    /// What a screen is given with an event.
    pub(super) fn cx<'a>(&'a mut self, snapshot: &'a Snapshot) -> EventCtx<'a> {
        let Self { locale, theme, choices, console, problem } = self;
        let look = RenderCtx { locale, theme: *theme, console: *console, choices, snapshot };
        EventCtx { look, problem }
    }

    /// Adds a sentence to the error line.
    pub(super) fn add_error(&mut self, sentence: String) {
        self.problem = Some(match self.problem.take() {
            Some(problem) => problem.and(&sentence),
            None => ScreenProblem::plain(sentence, String::new()),
        });
    }
}

/// What a screen is given with an event: everything that a frame is drawn with, and the error line.
pub(super) struct EventCtx<'a> {
    look: RenderCtx<'a>,
    /// The error line.
    pub(super) problem: &'a mut Option<ScreenProblem>,
}

impl<'a> Deref for EventCtx<'a> {
    type Target = RenderCtx<'a>;

    fn deref(&self) -> &RenderCtx<'a> {
        &self.look
    }
}

impl EventCtx<'_> {
    /// Shows a message in the error line.
    pub(super) fn error(&mut self, id: &str) {
        let what = self.say(id);
        self.error_with(what, String::new());
    }

    /// Shows a sentence in the error line, and what to do instead.
    pub(super) fn error_with(&mut self, what: String, instead: String) {
        *self.problem = Some(ScreenProblem::plain(what, instead));
    }

    /// Says that letters are taken nowhere here.
    pub(super) fn takes_no_letter(&mut self, letter: char) -> Go {
        if !letter.is_whitespace() {
            self.error("typed-nowhere");
        }
        Go::Stay
    }

    /// Shows in the error line what became of something, where nothing is wrong.
    pub(super) fn note(&mut self, what: String) {
        *self.problem = Some(ScreenProblem::all_well(what));
    }

    /// Shows in the error line why something may not be done.
    pub(super) fn refuse(&mut self, refusal: &Refusal) {
        *self.problem = Some(ScreenProblem::refused(self.locale, &self.choices.keys, refusal));
    }

    /// Says that a line takes no more letters.
    pub(super) fn line_is_full(&mut self) {
        let most = [("count", edit::LONGEST.into())];
        let what = self.with("typed-full", &most);
        self.error_with(what, String::new());
    }

    /// Says that what was filled in is on its way: a letter would change it, and is not taken.
    pub(super) fn is_on_its_way(&mut self) {
        self.error("typed-on-its-way");
    }
}

/// The four screens that have a tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    Desk,
    Hall,
    Log,
    Rules,
}

/// Where a key leads besides what it changes on its own screen.
pub(super) enum Go {
    /// Nowhere: the screen has done everything itself.
    Stay,
    /// These acts are carried out, in order.
    Do(Vec<UserAct>),
    /// Closes what is open here: what lies over the screens, else the page of the hall.
    Back,
    /// Opens a screen from its first page, and presses keys there.
    Keys(Tab, &'static [(KeyMode, Action)]),
    /// Opens a table from the hall's first page.
    Table(TableId),
    /// Opens what may be done about the round, from the hall's first page.
    Round,
    /// Opens a page of the hall over the one that is open.
    Page(HallPage),
    /// Opens the acts of a table, or of the round, with the one chosen that corrects this.
    Mend(Option<TableId>, CorrectionTarget),
    /// Opens the entry of a slip in the log.
    Entry(SlipId),
    /// Opens the rules at the one with this place among them.
    Rule(usize),
    /// Takes an offer up where it was found.
    TakeUp(Box<TakenUp>),
    /// Opens a table, or what may be done about the round, and begins an offer there.
    Begin(Option<TableId>, Box<TakenUp>),
    /// Opens the finder with this letter.
    Find(char),
    /// Asks who sits down.
    SitDown,
    /// Opens the settings, or closes them.
    Settings,
    /// Changes a setting.
    Set(PreferenceChange),
    /// Asks before what cannot be taken back.
    Ask(Confirmation),
    /// Does what was asked about.
    Confirm(Confirmed),
}

impl From<Vec<UserAct>> for Go {
    fn from(acts: Vec<UserAct>) -> Self {
        if acts.is_empty() { Self::Stay } else { Self::Do(acts) }
    }
}

impl From<UserAct> for Go {
    fn from(act: UserAct) -> Self {
        Self::Do(vec![act])
    }
}

/// A page of the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HallPage {
    /// A table with this looked for among what may be done there: its result, to be entered in parts.
    ResultInParts(TableId, String),
    /// A table with the form that corrects its result, these sums in it.
    Correction(TableId, [Points; 2]),
    /// The clocks, to be fitted to any table or to this one.
    Clocks(Option<TableId>),
    /// The games of the next round.
    Start,
}

/// What is to be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CorrectionTarget {
    /// What an entry of the log says.
    Entry(Seq),
    /// The verdict on a slip, in one of several ways.
    Slip(SlipId),
}

/// Where an offer is taken up; what is about the round, nowhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct OfferPlace {
    /// The table.
    pub(super) table: TableId,
    /// The players, `A` first.
    pub(super) players: [String; 2],
}

impl OfferPlace {
    /// At a table.
    pub(super) fn at(detail: &TableDetail) -> Self {
        Self { table: detail.row.table, players: detail.row.players.clone().unwrap_or_default() }
    }
}

/// An offer that somebody takes up.
pub(super) struct TakenUp {
    pub(super) offer: Offer,
    /// Where it was found.
    pub(super) place: OfferPlace,
    /// Whether it needs no form where nothing need be asked.
    pub(super) at_once: bool,
    /// The final scores that its form begins with.
    pub(super) scores: Option<[Points; 2]>,
}

impl TakenUp {
    /// At once where nothing need be asked, else with a form.
    pub(super) fn at_once(offer: &Offer, place: OfferPlace) -> Box<Self> {
        Box::new(Self { offer: offer.clone(), place, at_once: true, scores: None })
    }

    /// With a form, even where nothing need be asked: who found it by a few letters sees what it is before it is done.
    pub(super) fn in_form(offer: &Offer, place: OfferPlace) -> Box<Self> {
        Box::new(Self { offer: offer.clone(), place, at_once: false, scores: None })
    }
}

/// A question before what cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Confirmation {
    /// Leave the program?
    ///
    /// `typed`: the lines of the next round that are lost by it; `open`: what else is begun and not given.
    Quit { typed: usize, open: usize },
    /// Does the mover admit it?
    Concede(SlipId),
    /// Is the challenge taken back, as far as that is possible, or was it entered by mistake?
    Withdraw(SlipId, Withdraws),
    /// Take the slip from a station that works on it?
    TakeOver(SlipId, String),
    /// Is it meant, although it was doubted?
    Sure(Box<Doubted>),
}

/// What was given and doubted, until somebody says that it is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Doubted {
    /// The command, with what somebody who says yes is sure of.
    pub(super) command: Command,
    /// Why it was doubted.
    pub(super) why: Refusal,
    /// Whether the form that is open gave it.
    pub(super) by_form: bool,
    /// The round in which it was asked, once that was seen: a round later it would be about another game.
    pub(super) round: Option<Round>,
    /// Somebody typed on and had not seen the question: a letter of that is no answer.
    pub(super) typed_on: bool,
}

/// What somebody has said yes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Confirmed {
    Quit,
    Concede(SlipId),
    Withdraw { slip: SlipId, blank_conflict: bool, mistaken: bool },
    TakeOver(SlipId),
    Sure(Box<Doubted>),
}
