//! What every panel needs to draw: text, theme, snapshot, the time of the hall.

use ratatui::layout::Rect;

use super::act::{Choices, ConsoleIdentity};
use super::keymap::{Action, KeyMode};
use super::keys::SPACE;
use super::text;
use super::theme::Theme;
use crate::domain::{At, Citation, OpId, SlipId, TableId};
use crate::locale::{Locale, Value};
use crate::report::{self, PlayerNames};
use crate::station::Snapshot;
use crate::tournament::{Offer, Particular, SlipPhase, StandingValue};

/// The columns that names get one after another, where a sentence must be shorter.
const SHORTER: [usize; 6] = [26, 20, 16, 13, 10, 7];
/// The columns of names in a sentence that is too long whatever they are.
const READABLE: usize = 14;

/// What a frame is drawn with.
#[derive(Clone, Copy)]
pub(super) struct RenderCtx<'a> {
    pub(super) locale: &'static Locale,
    pub(super) theme: Theme,
    pub(super) console: ConsoleIdentity,
    pub(super) choices: &'a Choices,
    pub(super) snapshot: &'a Snapshot,
}

impl RenderCtx<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.locale.say(id)
    }

    /// A message that names keys of these actions, with those that are bound.
    pub(super) fn keyed(&self, id: &str, named: &[(KeyMode, Action)]) -> String {
        self.choices.keys.reworded(&self.say(id), named)
    }

    /// The keys of a mode with what each does, as the keyboard of the reader's language calls them.
    pub(super) fn keys(&self, mode: KeyMode, all: bool) -> Vec<(String, &'static str)> {
        let space = self.say("key-space");
        let named = |(keys, label): (String, _)| (keys.replace(SPACE, &space), label);
        self.choices.keys.shown(mode, all).into_iter().map(named).collect()
    }

    /// A message with values.
    pub(super) fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.with(id, values)
    }

    /// What is told of both players of a game, in so many columns: with their names in full where there is room, else
    /// with as much of them as leaves the sentence whole.
    pub(super) fn naming(
        &self,
        players: Option<&[String; 2]>,
        columns: usize,
        tell: impl Fn(PlayerNames<'_>) -> String,
    ) -> String {
        let full = tell(PlayerNames(players));
        let Some(players) = players.filter(|_| text::width(&full) > columns) else { return full };
        let told = |room: usize| {
            let names = players.each_ref().map(|name| text::name(name, self.snapshot.bar.names, room));
            tell(PlayerNames(Some(&names)))
        };
        // What is cut in any case need not lose its names too.
        let fits = SHORTER.iter().map(|room| told(*room)).find(|told| text::width(told) <= columns);
        fits.unwrap_or_else(|| told(READABLE))
    }

    /// How many slips wait for whoever sits here: those to be decided, and those with the referee where that is they.
    pub(super) fn waiting(&self) -> usize {
        let ruled = if self.console.may_rule { self.snapshot.referee.len() } else { 0 };
        self.snapshot.queue.iter().filter(|row| row.phase == SlipPhase::Open).count() + ruled
    }

    /// A paragraph, its words in the reader's language.
    pub(super) fn cite(&self, cite: &Citation) -> String {
        report::cite(self.locale, cite)
    }

    /// The same of paragraphs that are told as text.
    pub(super) fn cited(&self, cites: &str) -> String {
        report::cited(self.locale, cites)
    }

    /// Paragraphs on one line.
    pub(super) fn cites(&self, cites: &[Citation]) -> String {
        report::cites(self.locale, cites)
    }

    /// Who rules on what no list decides: whoever sits here, where they may, else whom the regulation names.
    pub(super) fn ruling_office(&self) -> String {
        let named = self.snapshot.phrases.escalates_to;
        report::office(self.locale, if self.console.may_rule { self.console.role } else { named })
    }

    /// The time of day in the hall: `14:32:07`.
    pub(super) fn time(&self, at: At) -> String {
        self.snapshot.bar.zone.time(at)
    }

    /// What an offer is called; of what is taken back with its moment: three warnings are called alike.
    pub(super) fn offer(&self, offer: &Offer, names: PlayerNames<'_>) -> String {
        let title = report::offer(self.locale, offer, names);
        match (&offer.particular, offer.stands) {
            (Some(Particular::Noted(..)), Some(StandingValue::At(at))) => {
                format!("{title} · {}", self.time(at))
            }
            _ => title,
        }
    }
}

/// What a click on a place means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClickTarget {
    Tab(Action),
    Slip(SlipId),
    Aloud(OpId),
    Table(TableId),
    /// A line of the list that takes keys, by its place.
    Line(usize),
    /// A key of the bottom bar, where keys went to this mode.
    Key(KeyMode, Action),
}

/// Where a click means something, from the latest frame.
pub(super) type Hits = Vec<(Rect, ClickTarget)>;
