//! What must agree across chapters, and the draft that becomes a ruleset where everything does.

use crate::domain::Digest;
use crate::rules::{
    Adjudication, Award, Challenge, Challenger, Cited, ClockAuthority, Duty, EndKind, Hold, Identity, Late,
    LateFix, LexiconRules, Offence, Opening, Penalty, PenaltyKind, Procedure, Question, ResultRules, Ruleset,
    Sanction, Serves, SessionTime, Slip, Standing, Start, Threshold, TimeControl, TimeMode, Verdicts,
};

use super::book::Book;
use super::effects::Effects;

/// The chapters as far as they could be read.
pub(super) struct Draft {
    pub(super) identity: Option<Identity>,
    pub(super) time: Option<TimeControl>,
    pub(super) clock: Option<ClockAuthority>,
    pub(super) challenge: Option<Challenge>,
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) hold: Option<Option<Hold>>,
    pub(super) slip: Option<Slip>,
    pub(super) adjudication: Option<Adjudication>,
    pub(super) verdict: Option<Verdicts>,
    pub(super) effects: Option<Effects>,
    pub(super) penalty: Option<Penalty>,
    pub(super) lexicon: Option<LexiconRules>,
    pub(super) start: Option<Start>,
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) late: Option<Option<Late>>,
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) session: Option<Option<SessionTime>>,
    pub(super) thresholds: Option<Vec<Cited<Threshold>>>,
    pub(super) offences: Option<Vec<Cited<Offence>>>,
    pub(super) procedures: Option<Vec<Cited<Procedure>>>,
    pub(super) sanctions: Option<Vec<Cited<Sanction>>>,
    pub(super) awards: Option<Vec<Cited<Award>>>,
    pub(super) ends: Option<Vec<Cited<EndKind>>>,
    pub(super) results: Option<ResultRules>,
    pub(super) standings: Option<Vec<Cited<Standing>>>,
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(super) late_fix: Option<Option<LateFix>>,
    pub(super) duties: Option<Vec<Cited<Duty>>>,
}

impl Draft {
    /// The ruleset, where every chapter was read.
    pub(super) fn finish(self, digest: Digest, questions: Vec<Question>) -> Option<Ruleset> {
        let effects = self.effects?;
        Some(Ruleset {
            identity: self.identity?,
            digest,
            time: self.time?,
            clock: self.clock?,
            challenge: self.challenge?,
            hold: self.hold?,
            slip: self.slip?,
            adjudication: self.adjudication?,
            verdict: self.verdict?,
            upheld: effects.upheld,
            rejected: effects.rejected,
            penalty: self.penalty?,
            start: self.start?,
            late: self.late?,
            session: self.session?,
            thresholds: self.thresholds?,
            offences: self.offences?,
            procedures: self.procedures?,
            sanctions: self.sanctions?,
            awards: self.awards?,
            ends: self.ends?,
            results: self.results?,
            standings: self.standings?,
            late_fix: self.late_fix?,
            duties: self.duties?,
            lexicon: self.lexicon?,
            questions,
        })
    }
}

/// What chapters tell each other, noted while they are read. A chapter with one wrong key still tells the rest, so
/// that a contradiction does not wait for that key to be put right.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is what another chapter says")]
pub(super) struct Seen {
    pub(super) by: Option<Challenger>,
    /// What opens the challenge window.
    pub(super) opens: Option<Opening>,
    /// Whether the clock may stand between two moves.
    pub(super) neutral: Option<bool>,
    pub(super) hold: bool,
    pub(super) min_tiles: Option<u8>,
    pub(super) max_tiles: Option<u8>,
    pub(super) mode: Option<TimeMode>,
    pub(super) price: Option<PenaltyKind>,
    /// The path of a penalty among what follows an upheld challenge.
    pub(super) upheld_penalty: Option<String>,
    /// The path of a penalty among what follows a rejected challenge.
    pub(super) rejected_penalty: Option<String>,
    /// Whether every item of that list could be read.
    pub(super) rejected_whole: bool,
    /// The paths of restarts of a clock.
    pub(super) restarts: Vec<String>,
    /// Whether there is a rule for crosses.
    pub(super) crosses: Option<bool>,
    /// The paths of remedies that give a cross.
    pub(super) crosses_given: Vec<String>,
    /// The paths of remedies that ask for the price of an unjustified challenge.
    pub(super) prices_asked: Vec<String>,
    /// Whether overtime has a price.
    pub(super) overtime: bool,
    /// The paths of ends at which overtime is paid for.
    pub(super) overtime_paid: Vec<String>,
    /// What awards stand for already.
    pub(super) serves: Vec<Serves>,
    /// Whether the clock of an absent player is started.
    pub(super) absent_clock: bool,
    /// The lists that are there and empty.
    empty: Vec<&'static str>,
}

impl Seen {
    /// Notes a list that could be read as a whole.
    pub(super) fn list<T>(&mut self, path: &'static str, items: Option<&[T]>) {
        if items.is_some_and(<[T]>::is_empty) {
            self.empty.push(path);
        }
    }
}

/// Complains of chapters that contradict each other, as far as both could be read.
pub(super) fn across(book: &mut Book<'_>) {
    super::lateness::granted(book);
    super::refs::agree(book);
    let seen = std::mem::take(&mut book.seen);
    if let (Some(min), Some(max)) = (seen.min_tiles, seen.max_tiles)
        && min > max
    {
        book.contradiction(
            "challenge.min_tiles",
            format!("lets words be challenged from {min} tiles, but the longest word has {max}"),
            "correct challenge.min_tiles or lexicon.max_tiles",
        );
    }
    if let Some(TimeMode::CentralRound | TimeMode::Server) = seen.mode {
        for path in &seen.restarts {
            let help = "take the restart out, or set another time.mode";
            book.contradiction(path, "restarts a player's clock, but time.mode knows none", help);
        }
    }
    opening(&seen, book);
    challenger(&seen, book);
    price(&seen, book);
    remedies(&seen, book);
}

/// The window opens at something that happens on a clock of this kind.
fn opening(seen: &Seen, book: &mut Book<'_>) {
    let Some(mode) = seen.mode else { return };
    let players = matches!(mode, TimeMode::PerPlayerGame | TimeMode::PerMove);
    let (message, help) = match seen.opens {
        Some(Opening::ClockPressed | Opening::ClockNeutral) if !players => (
            "waits for a player's clock, but time.mode knows none: the window would never open",
            "say what opens the window in such a game, or set another time.mode",
        ),
        Some(Opening::ClockNeutral) if seen.neutral == Some(false) => (
            "waits for a clock that stands between the moves, but time.neutral_between_moves is false: the window would \
             never open",
            "write \"clock_pressed\", or set time.neutral_between_moves to true",
        ),
        Some(Opening::TopMoveAnnounced) if mode != TimeMode::CentralRound => (
            "waits for the top move of a round for all, but time.mode is another: the window would never open",
            "write \"clock_pressed\", or set time.mode to \"central_round\"",
        ),
        _ => return,
    };
    book.contradiction("challenge.opens", message, help);
}

/// What remedies and ends take has a price somewhere, and a rule for crosses is needed by something.
fn remedies(seen: &Seen, book: &mut Book<'_>) {
    if seen.crosses == Some(false) {
        for path in &seen.crosses_given {
            let help = "add [penalty.crosses] with threshold and each_further";
            book.lacks(path, "gives a cross, but nothing says what crosses lead to", help);
        }
    }
    let by_penalty = seen.price.is_none_or(|price| price == PenaltyKind::Cross);
    if seen.crosses == Some(true) && !by_penalty && seen.crosses_given.is_empty() {
        let help = "set penalty.kind to \"cross\", or take [penalty.crosses] out";
        book.lacks("penalty.crosses", "says what crosses lead to, but nothing gives any", help);
    }
    if seen.price == Some(PenaltyKind::None) {
        for path in &seen.prices_asked {
            let help = "say in penalty.kind what is paid with, or write do = \"points\" with an amount";
            book.contradiction(path, "orders a penalty, but penalty.kind is \"none\"", help);
        }
    }
    if seen.mode.is_some() && !seen.overtime {
        for path in &seen.overtime_paid {
            let help = "set overtime to false, or add [time.overtime]";
            book.lacks(path, "deducts overtime that has no price", help);
        }
    }
}

/// Where nobody may challenge there is nothing to hold; where somebody may, everything that it needs is there.
fn challenger(seen: &Seen, book: &mut Book<'_>) {
    match seen.by {
        Some(Challenger::Nobody) if seen.hold => {
            let help = "take [hold] out, or say who may challenge";
            book.contradiction("hold", "holds a challenge that nobody may make", help);
        }
        Some(Challenger::Opponent | Challenger::RegisteredTopWord) => {
            for path in &seen.empty {
                let help = format!("add a [[{path}]], or set challenge.by to \"nobody\"");
                book.lacks(path, "is empty, but words may be challenged", help);
            }
        }
        _ => {}
    }
}

/// Whatever costs something is applied, and only that.
fn price(seen: &Seen, book: &mut Book<'_>) {
    if let Some(path) = &seen.upheld_penalty {
        let help = "take it out; good words in an upheld challenge are the matter of penalty.count_in_upheld";
        book.contradiction(path, "an upheld challenge is not unjustified", help);
    }
    match (seen.price, &seen.rejected_penalty) {
        (Some(PenaltyKind::None), Some(path)) => book.contradiction(
            path,
            "orders a penalty, but penalty.kind is \"none\"",
            "take it out, or say in penalty.kind what is paid with",
        ),
        (Some(PenaltyKind::Points(_) | PenaltyKind::Cross), None) if seen.rejected_whole => book.lacks(
            "penalty.kind",
            "has a price that no consequence applies",
            "add do = \"penalty\" to [[effects.rejected]], or set penalty.kind to \"none\"",
        ),
        _ => {}
    }
}
