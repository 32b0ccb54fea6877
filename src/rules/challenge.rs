//! Chapters `[challenge]`, `[hold]` and `[slip]`: who may challenge what, when, and on which paper; what must agree in
//! them; and whether a challenge comes in time.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::diagnostics::Diagnostics;
use super::load::field::TableField;
use super::load::parse::TableReader;
use super::{Cited, Offence, OffenceKind};
use crate::domain::Millis;

table! {
    /// The word challenge.
    pub struct Challenge {
        /// Who may challenge.
        pub by: Cited<Challenger>,
        /// Which verdict bears him out; where nothing is said, that a word falls.
        pub upheld_when: Option<Cited<UpheldWhen>>,
        /// What he says: `námietka`.
        pub phrase: Cited<String>,
        /// What opens the window.
        pub opens: Cited<WindowOpening>,
        /// What closes it; the first that happens counts. Never empty where `by` is not nobody.
        pub closers: Vec<Cited<Closer>>,
        /// Time that the mover must leave before he draws.
        pub courtesy as "courtesy_s": Option<Cited<Millis>>,
        /// The most words in one challenge; `None` for any number.
        pub max_words: Cited<Option<u16>>,
        /// Whether the same play may be challenged again after a verdict.
        pub repeat: Cited<Repeat>,
        /// The shortest word that may be challenged, in tiles.
        pub min_tiles: Cited<u8>,
        /// The list that must not have the word, by its id, where there is one: what it has needs no challenge.
        pub not_in: Option<Cited<String>>,
    }
    refuse max_words if |it| it.value == Some(0) => "lets no word be challenged", "write 1 or more, or \"any\"";
    check window_agrees(by, opens, closers);
    check note_closer(by, opens, min_tiles);
}

/// Who may challenge a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Challenger {
    /// The mover's opponent.
    Opponent,
    /// Any player who registered the round's top word (duplicate).
    RegisteredTopWord,
    /// Nobody at a table (online).
    Nobody,
}

/// Which verdict bears a challenger out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UpheldWhen {
    /// He says that a word of another's play is not acceptable: at least one falls.
    WordInvalid,
    /// He says that a word of his own is acceptable: all stand.
    WordValid,
}

/// What opens the challenge window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WindowOpening {
    /// The mover pressed the clock.
    ClockPressed,
    /// The mover stopped his clock and none runs.
    ClockNeutral,
    /// The arbiter announced the round's top move.
    TopMoveAnnounced,
    /// Nothing: there is no challenge.
    Never,
}

/// Something seen at the table that matters for a window; a judge ticks it, a clock cannot know it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Mark")]
pub enum Observation {
    /// The opponent has written the score of the play.
    OpponentRecorded,
    /// Both players have written score and running total.
    BothRecorded,
    /// The opponent has begun to write the mover's running total.
    SumBegun,
    /// The mover has drawn and racked the first tile.
    FirstTileRacked,
    /// The opponent has clearly approved ("OK", a nod).
    Approved,
    /// The bag is empty.
    BagEmpty,
    /// The opponent's own time for this move is over.
    OwnLimitOver,
    /// The next round has begun (duplicate).
    NextRoundBegun,
    /// The play was the game's last and the clock was stopped.
    LastPlay,
    /// The score of the play is recorded.
    ScoreRecorded,
    /// The mover has drawn.
    TilesDrawn,
    /// The mover has pressed the clock.
    ClockPressed,
    /// At least one further move was made.
    FurtherMove,
    /// The score sheets are signed.
    Signed,
    /// The tiles are cleared off the board.
    TilesCleared,
    /// A word challenge against the same play was upheld.
    PlayUpheld,
    /// A challenge against the same exchange was upheld.
    ExchangeUpheld,
    /// The opponent has reacted to the move.
    Reacted,
}

table! {
    /// One thing that closes the challenge window.
    pub struct Closer {
        /// What closes it.
        pub on as "": ClosesOn = closes_on,
        /// Counts only where this mark holds (for example `bag_empty`).
        pub only_if: Option<Observation>,
    }
}

/// What closes a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosesOn {
    /// More than this long since the window opened; exactly this long is in time.
    After(Millis),
    /// Something seen at the table.
    Mark(Observation),
}

/// Whether a play may be challenged again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Repeat {
    /// One challenge for a play.
    None,
    /// One after another, each judged by itself.
    Sequential,
}

table! {
    /// A reservation (Vorbehalt, moment).
    pub struct Hold {
        /// What he says: `Vorbehalt`.
        pub phrase: Cited<String>,
        /// What it buys.
        pub effect: Cited<HoldEffect>,
        /// Whether it stops the clock.
        pub stops_clock: Cited<bool>,
        /// Whether the mover must wait with drawing.
        pub blocks_draw: Cited<bool>,
        /// Whether a hold on the game's last play, at which the mover stopped the clock, starts the holder's clock.
        pub restarts_clock_at_end: Cited<bool>,
    }
}

/// What a hold buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HoldEffect {
    /// No time: the window ends when it would have ended.
    SameWindow,
    /// The window stays open; the player must decide without delay.
    OpenWithoutDelay,
}

table! {
    /// The challenge slip.
    pub struct Slip {
        /// Whether a written slip is compulsory.
        pub required: Cited<bool>,
        /// Whether the opponent must check the words before they go to the judge.
        pub checked_by_opponent: Cited<bool>,
        /// Whether the judge must compare the words on the slip with the board.
        pub compared_with_board: Cited<bool>,
        /// Whether and until when it may be taken back.
        pub withdrawal: Cited<Withdrawal>,
    }
}

/// Whether a raised challenge may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// Until the words are decided.
    UntilDecided,
    /// Until the slip is handed to the arbiter, which it is once it stands in the queue.
    UntilHandedOver,
    /// Only because the decision of a blank conflict changed the word.
    BlankConflictOnly,
    /// The regulation is silent and the console lets nobody withdraw.
    Never,
}

/// What other chapters must agree with.
pub(in crate::rules) fn note_closer(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    by: Option<&Cited<Challenger>>,
    opens: Option<&Cited<WindowOpening>>,
    min_tiles: Option<&Cited<u8>>,
) {
    diagnostics.across.by = by.map(|leaf| leaf.value);
    diagnostics.across.opens = opens.map(|leaf| leaf.value);
    diagnostics.across.min_tiles = min_tiles.map(|leaf| leaf.value);
}

/// A window opens exactly where somebody may challenge, and whatever opens also closes.
pub(in crate::rules) fn window_agrees(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    by: Option<&Cited<Challenger>>,
    opens: Option<&Cited<WindowOpening>>,
    closers: Option<&Vec<Cited<Closer>>>,
) {
    let Some(opens) = opens.map(|leaf| leaf.value != WindowOpening::Never) else { return };
    match (opens, closers.map(Vec::is_empty)) {
        (false, Some(false)) => {
            let help = "take the closers out, or say what opens the window";
            diagnostics.contradiction("challenge.closers", "close a window that never opens", help);
        }
        (true, Some(true)) => {
            let help = "add a [[challenge.closers]] with after_s or mark";
            diagnostics.lacks("challenge.opens", "opens a window that nothing closes", help);
        }
        (false, Some(true) | None) | (true, Some(false) | None) => {}
    }
    match (opens, by.map(|leaf| leaf.value)) {
        (true, Some(Challenger::Nobody)) => {
            let help = "set opens to \"never\"";
            diagnostics.contradiction("challenge.opens", "opens a window for nobody", help);
        }
        (false, Some(Challenger::Opponent | Challenger::RegisteredTopWord)) => {
            let help = "say what opens the window, or set by to \"nobody\"";
            diagnostics.contradiction("challenge.opens", "never opens, yet somebody may challenge", help);
        }
        (true, Some(Challenger::Opponent | Challenger::RegisteredTopWord) | None)
        | (false, Some(Challenger::Nobody) | None) => {}
    }
}

/// Reads what closes a window: a time or something seen.
pub(in crate::rules) fn closes_on(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<ClosesOn> {
    let after: Option<Option<Millis>> = TableField::read(item, diagnostics, "after_s");
    let mark: Option<Option<Observation>> = TableField::read(item, diagnostics, "mark");
    match (after?, mark?) {
        (Some(after), None) if after.0 <= 0 => {
            let help = "write the seconds that a player has";
            diagnostics.contradiction(&item.at("after_s"), "closes the window before it opens", help);
            None
        }
        (Some(after), None) => Some(ClosesOn::After(after)),
        (None, Some(mark)) => Some(ClosesOn::Mark(mark)),
        (Some(_), Some(_)) | (None, None) => {
            let help = "write either after_s = SECONDS or mark = \"…\"";
            let message = "needs one thing that closes the window";
            diagnostics.complain(item.span.clone(), &item.path, message, help);
            None
        }
    }
}

/// How a challenge stands to its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window<'r> {
    /// In time: nothing has closed the window.
    Open,
    /// Too late.
    Late {
        /// What closed the window; its paragraph is the reason for refusing.
        closer: &'r Cited<Closer>,
    },
    /// Nobody measured the time that this closer needs, so the judge's word decides.
    Unmeasured {
        /// The closer that would need it.
        closer: &'r Cited<Closer>,
    },
}

impl Challenge {
    /// How a challenge raised `since_open` after the window opened (in milliseconds; `None` where no clock
    /// measured it) stands to the window, at a table where `marks` were seen.
    ///
    /// Exactly the limit is in time. A hold that was taken in time and keeps the window open suspends the limits
    /// of time and the drawing, since the mover must wait; what the opponent himself wrote or approved still
    /// closes. Something seen counts before a time that nobody measured. Whether anybody may challenge at all
    /// is the matter of `by`, not of the window.
    pub fn window(
        &self,
        hold: Option<&Hold>,
        hold_taken: bool,
        since_open: Option<Millis>,
        marks: &BTreeSet<Observation>,
    ) -> Window<'_> {
        closing(&self.closers, suspends(hold, hold_taken), since_open, marks)
    }
}

/// Whether a hold that was taken suspends what time and the drawing close.
fn suspends(hold: Option<&Hold>, taken: bool) -> bool {
    taken && hold.is_some_and(|hold| hold.effect.value == HoldEffect::OpenWithoutDelay)
}

/// How somebody who speaks up `since_open` after a window opened stands to what closes it.
fn closing<'r>(
    closers: &'r [Cited<Closer>],
    suspended: bool,
    since_open: Option<Millis>,
    marks: &BTreeSet<Observation>,
) -> Window<'r> {
    let mut unmeasured = None;
    for closer in closers {
        if closer.value.only_if.is_some_and(|needed| !marks.contains(&needed)) {
            continue;
        }
        match (closer.value.on, since_open) {
            (ClosesOn::After(_) | ClosesOn::Mark(Observation::FirstTileRacked), _) if suspended => {}
            (ClosesOn::Mark(mark), _) if marks.contains(&mark) => return Window::Late { closer },
            (ClosesOn::After(limit), Some(since)) if since > limit => return Window::Late { closer },
            (ClosesOn::After(_), None) => unmeasured = unmeasured.or(Some(closer)),
            (ClosesOn::After(_), Some(_)) | (ClosesOn::Mark(_), _) => {}
        }
    }
    unmeasured.map_or(Window::Open, |closer| Window::Unmeasured { closer })
}

impl Offence {
    /// How a claim raised `since_open` after the press that it is about stands to what ends the right to raise it.
    ///
    /// A hold that was taken in time keeps it open as it does for [`Challenge::window`], where it is a challenge.
    pub fn window(
        &self,
        hold: Option<&Hold>,
        hold_taken: bool,
        since_open: Option<Millis>,
        marks: &BTreeSet<Observation>,
    ) -> Window<'_> {
        let suspended = self.kind == OffenceKind::Challenge && suspends(hold, hold_taken);
        closing(&self.closers, suspended, since_open, marks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue::tests::embedded;

    fn tso(since: Option<i64>, marks: &[Observation]) -> String {
        shown(&embedded("tso-2017"), false, since, marks)
    }

    fn shown(
        ruleset: &crate::rules::Ruleset,
        held: bool,
        since: Option<i64>,
        marks: &[Observation],
    ) -> String {
        let marks = marks.iter().copied().collect();
        match ruleset.challenge.window(ruleset.hold.as_ref(), held, since.map(Millis), &marks) {
            Window::Open => "in time".to_owned(),
            Window::Late { closer } => format!("late: {}", closer.cite),
            Window::Unmeasured { closer } => format!("ask: {}", closer.cite),
        }
    }

    #[test]
    fn tso_gives_twenty_seconds_to_the_millisecond() {
        assert_eq!(tso(Some(20_000), &[]), "in time");
        assert_eq!(tso(Some(20_001), &[]), "late: TSO §3.1.2");
        assert_eq!(tso(Some(3_000), &[Observation::OpponentRecorded]), "late: TSO §3.1.2");
        assert_eq!(tso(None, &[]), "ask: TSO §3.1.2");
        assert_eq!(tso(None, &[Observation::OpponentRecorded]), "late: TSO §3.1.2");
    }

    #[test]
    fn tso_holds_buy_no_time_unless_read_so() {
        let ruleset = embedded("tso-2017");
        assert_eq!(shown(&ruleset, true, Some(21_000), &[]), "late: TSO §3.1.2");
        let generous = crate::rules::catalogue::tests::read_as("tso-2017", "TSO-Q6", "own_time");
        assert_eq!(shown(&generous, true, Some(21_000), &[]), "in time");
        assert_eq!(
            shown(&generous, true, Some(21_000), &[Observation::OpponentRecorded]),
            "late: TSO §3.1.2"
        );
    }

    #[test]
    fn tso_can_be_read_so_that_twenty_seconds_are_late() {
        let strict = crate::rules::catalogue::tests::read_as("tso-2017", "TSO-Q3", "late");
        assert_eq!(shown(&strict, false, Some(19_999), &[]), "in time");
        assert_eq!(shown(&strict, false, Some(20_000), &[]), "late: TSO §3.1.2");
    }

    #[test]
    fn sss_measures_ten_seconds_only_with_an_empty_bag() {
        let sss = embedded("sss-2022");
        assert_eq!(shown(&sss, false, Some(10_000), &[Observation::BagEmpty]), "in time");
        assert_eq!(shown(&sss, false, Some(10_001), &[Observation::BagEmpty]), "late: SSS §2.2 ¶1");
        assert_eq!(shown(&sss, false, Some(60_000), &[]), "in time");
        assert_eq!(shown(&sss, false, Some(1_000), &[Observation::FirstTileRacked]), "late: SSS §3 ¶1");
        assert_eq!(shown(&sss, false, Some(1_000), &[Observation::Approved]), "late: SSS §3 ¶4");
    }

    #[test]
    fn a_moment_keeps_the_slovak_window_open_but_not_against_an_ok() {
        let sss = embedded("sss-2022");
        assert_eq!(
            shown(&sss, true, Some(12_000), &[Observation::BagEmpty, Observation::FirstTileRacked]),
            "in time"
        );
        assert_eq!(shown(&sss, true, Some(12_000), &[Observation::Approved]), "late: SSS §3 ¶4");
    }
}
