//! What must agree across chapters, noted while they are read; and what they refer to in each other: awards,
//! procedures, sanctions, offences, thresholds, counters, clock orders.

use std::collections::BTreeSet;
use std::fmt;

use super::diagnostics::Diagnostics;
use crate::domain::{Millis, nearest};
use crate::rules::{
    Against, Challenger, ClockPower, PenaltyKind, Serves, SignalWhen, TimeMode, WindowOpening,
};

/// What chapters must agree on. A chapter with one wrong key still notes the rest, so that a contradiction does not
/// wait for that key to be put right.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is what another chapter says")]
pub(in crate::rules) struct Across {
    pub(in crate::rules) by: Option<Challenger>,
    /// What opens the challenge window.
    pub(in crate::rules) opens: Option<WindowOpening>,
    /// Whether the clock may stand between two moves.
    pub(in crate::rules) neutral: Option<bool>,
    /// Whether a challenge can be held.
    pub(in crate::rules) hold: bool,
    pub(in crate::rules) min_tiles: Option<u8>,
    pub(in crate::rules) max_tiles: Option<u8>,
    pub(in crate::rules) mode: Option<TimeMode>,
    pub(in crate::rules) price: Option<PenaltyKind>,
    /// The path of a penalty among what follows an upheld challenge.
    pub(in crate::rules) upheld_penalty: Option<String>,
    /// The path of a penalty among what follows a rejected challenge.
    pub(in crate::rules) rejected_penalty: Option<String>,
    /// Whether every item of that list could be read.
    pub(in crate::rules) rejected_whole: bool,
    /// The paths of restarts of a clock.
    pub(in crate::rules) restarts: Vec<String>,
    /// Whether there is a rule for crosses.
    pub(in crate::rules) crosses: Option<bool>,
    /// The paths of remedies that give a cross.
    pub(in crate::rules) crosses_given: Vec<String>,
    /// The paths of remedies that ask for the price of an unjustified challenge.
    pub(in crate::rules) prices_asked: Vec<String>,
    /// Whether overtime has a price.
    pub(in crate::rules) overtime: bool,
    /// The paths of ends at which overtime is paid for.
    pub(in crate::rules) overtime_paid: Vec<String>,
    /// What awards stand for already.
    pub(in crate::rules) serves: Vec<Serves>,
    /// Whether the clock of an absent player is started.
    pub(in crate::rules) absent_clock: bool,
    /// Whether all games of a round begin together.
    pub(in crate::rules) together: Option<bool>,
    /// Whether a round's time is limited.
    pub(in crate::rules) session: bool,
    /// When signals are due, by their paths.
    pub(in crate::rules) signals: Vec<(String, SignalWhen)>,
    /// The names of the systems of looking words up.
    pub(in crate::rules) systems: Option<Vec<String>>,
    /// The systems that duties, procedures and questions are about, each with its path.
    pub(in crate::rules) served: Vec<(String, String)>,
    /// The lists that are there and empty.
    empty: Vec<&'static str>,
}

impl Across {
    /// Notes a list that could be read as a whole.
    pub(in crate::rules) fn list<T>(&mut self, path: &'static str, items: Option<&[T]>) {
        if items.is_some_and(<[T]>::is_empty) {
            self.empty.push(path);
        }
    }
}

/// Complains of chapters that contradict each other, as far as both could be read.
pub(in crate::rules) fn check_across_chapters(diagnostics: &mut Diagnostics<'_>) {
    crate::rules::lateness::check_grants(diagnostics);
    check_references(diagnostics);
    crate::rules::signal::check_that_signals_come(diagnostics);
    let across = std::mem::take(&mut diagnostics.across);
    if let (Some(min), Some(max)) = (across.min_tiles, across.max_tiles)
        && min > max
    {
        diagnostics.contradiction(
            "challenge.min_tiles",
            format!("lets words be challenged from {min} tiles, but the longest word has {max}"),
            "correct challenge.min_tiles or lexicon.max_tiles",
        );
    }
    if let Some(TimeMode::CentralRound | TimeMode::Server) = across.mode {
        for path in &across.restarts {
            let help = "take the restart out, or set another time.mode";
            diagnostics.contradiction(path, "restarts a player's clock, but time.mode knows none", help);
        }
    }
    opening(&across, diagnostics);
    challenger(&across, diagnostics);
    price(&across, diagnostics);
    remedies(&across, diagnostics);
    for (path, system) in &across.served {
        if across.systems.as_ref().is_some_and(|all| !all.contains(system)) {
            let help = "write the name of one of [[adjudication.systems]], or take the key out";
            diagnostics.contradiction(path, format!("`{system}` is no system here"), help);
        }
    }
}

/// The window opens at something that happens on a clock of this kind.
fn opening(across: &Across, diagnostics: &mut Diagnostics<'_>) {
    let (Some(mode), Some(opens)) = (across.mode, across.opens) else { return };
    let players = matches!(mode, TimeMode::PerPlayerGame | TimeMode::PerMove);
    let (message, help) = match opens {
        WindowOpening::ClockPressed | WindowOpening::ClockNeutral if !players => (
            "waits for a player's clock, but time.mode knows none: the window would never open",
            "say what opens the window in such a game, or set another time.mode",
        ),
        WindowOpening::ClockNeutral if across.neutral == Some(false) => (
            "waits for a clock that stands between the moves, but time.neutral_between_moves is false: the window would \
             never open",
            "write \"clock_pressed\", or set time.neutral_between_moves to true",
        ),
        WindowOpening::TopMoveAnnounced if mode != TimeMode::CentralRound => (
            "waits for the top move of a round for all, but time.mode is another: the window would never open",
            "write \"clock_pressed\", or set time.mode to \"central_round\"",
        ),
        WindowOpening::ClockPressed
        | WindowOpening::ClockNeutral
        | WindowOpening::TopMoveAnnounced
        | WindowOpening::Never => return,
    };
    diagnostics.contradiction("challenge.opens", message, help);
}

/// What remedies and ends take has a price somewhere, and a rule for crosses is needed by something.
fn remedies(across: &Across, diagnostics: &mut Diagnostics<'_>) {
    if across.crosses == Some(false) {
        for path in &across.crosses_given {
            let help = "add [penalty.crosses] with threshold and each_further";
            diagnostics.lacks(path, "gives a cross, but nothing says what crosses lead to", help);
        }
    }
    let by_penalty = across.price.is_none_or(|price| price == PenaltyKind::Cross);
    if across.crosses == Some(true) && !by_penalty && across.crosses_given.is_empty() {
        let help = "set penalty.kind to \"cross\", or take [penalty.crosses] out";
        diagnostics.lacks("penalty.crosses", "says what crosses lead to, but nothing gives any", help);
    }
    if across.price == Some(PenaltyKind::None) {
        for path in &across.prices_asked {
            let help = "say in penalty.kind what is paid with, or write do = \"points\" with an amount";
            diagnostics.contradiction(path, "orders a penalty, but penalty.kind is \"none\"", help);
        }
    }
    if across.mode.is_some() && !across.overtime {
        for path in &across.overtime_paid {
            let help = "set overtime to false, or add [time.overtime]";
            diagnostics.lacks(path, "deducts overtime that has no price", help);
        }
    }
}

/// Where nobody may challenge there is nothing to hold; where somebody may, everything that it needs is there.
fn challenger(across: &Across, diagnostics: &mut Diagnostics<'_>) {
    match across.by {
        Some(Challenger::Nobody) if across.hold => {
            let help = "take [hold] out, or say who may challenge";
            diagnostics.contradiction("hold", "holds a challenge that nobody may make", help);
        }
        Some(Challenger::Opponent | Challenger::RegisteredTopWord) => {
            for path in &across.empty {
                let help = format!("add a [[{path}]], or set challenge.by to \"nobody\"");
                diagnostics.lacks(path, "is empty, but words may be challenged", help);
            }
        }
        Some(Challenger::Nobody) | None => {}
    }
}

/// Whatever costs something is applied, and only that.
fn price(across: &Across, diagnostics: &mut Diagnostics<'_>) {
    if let Some(path) = &across.upheld_penalty {
        let help = "take it out; good words in an upheld challenge are the matter of penalty.count_in_upheld";
        diagnostics.contradiction(path, "an upheld challenge is not unjustified", help);
    }
    match (across.price, &across.rejected_penalty) {
        (Some(PenaltyKind::None), Some(path)) => diagnostics.contradiction(
            path,
            "orders a penalty, but penalty.kind is \"none\"",
            "take it out, or say in penalty.kind what is paid with",
        ),
        (Some(PenaltyKind::Points(_) | PenaltyKind::Cross), None) if across.rejected_whole => diagnostics
            .lacks(
                "penalty.kind",
                "has a price that no consequence applies",
                "add do = \"penalty\" to [[effects.rejected]], or set penalty.kind to \"none\"",
            ),
        (Some(PenaltyKind::None), None)
        | (Some(PenaltyKind::Points(_) | PenaltyKind::Cross), Some(_) | None)
        | (None, _) => {}
    }
}

/// What is called by an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::rules) enum IdKind {
    Offence,
    Procedure,
    Sanction,
    Award,
    Threshold,
    End,
    Standing,
    Duty,
    Form,
    Signal,
    /// A counter; it is there once something counts it.
    Counter,
}

/// An order to a table's clock, with its seconds where they are always the same.
#[derive(Clone, Copy)]
pub(in crate::rules) enum NeededClockOrder {
    Stop,
    Start,
    Add(Option<i64>),
    Set(Option<i64>),
}

/// Ids that are there and ids that are needed.
#[derive(Default)]
pub(in crate::rules) struct Refs {
    there: Vec<NamedItem>,
    needed: Vec<NeededId>,
    awards: Vec<(String, Against)>,
    orders: Vec<(String, NeededClockOrder)>,
    /// What is granted, where every grant could be read.
    pub(in crate::rules) powers: Option<Vec<ClockPower>>,
}

/// An item of a list.
struct NamedItem {
    list: IdKind,
    id: String,
    counts: bool,
    under: Option<(String, String)>,
}

/// An id that an item names.
struct NeededId {
    list: IdKind,
    id: String,
    path: String,
    counts: bool,
    /// Against whom an award may go.
    against: Vec<Against>,
}

impl IdKind {
    fn key(self) -> &'static str {
        match self {
            Self::Offence => "offence",
            Self::Procedure => "procedure",
            Self::Sanction => "sanction",
            Self::Award => "award",
            Self::Threshold => "threshold",
            Self::End => "end",
            Self::Standing => "standing",
            Self::Duty => "duty",
            Self::Form => "form",
            Self::Signal => "signal",
            Self::Counter => "counter",
        }
    }
}

impl fmt::Display for IdKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl Diagnostics<'_> {
    /// Notes an item by its id, and complains where another one has it. Two of one id are one thing that a question
    /// reads in different ways.
    pub(in crate::rules) fn has(&mut self, list: IdKind, id: &str, path: &str) {
        let (counts, under) = (self.scope.counting, self.scope.under.clone());
        let apart = |other: &Option<(String, String)>| match (other, &under) {
            (Some(other), Some(own)) => other.0 == own.0 && other.1 != own.1,
            _ => false,
        };
        let twice = self.refs.there.iter().any(|it| it.list == list && it.id == id && !apart(&it.under));
        if twice && list != IdKind::Counter {
            let help = "give each an id of its own, or let each count under another reading of one question";
            self.contradiction(path, format!("there is another {list} `{id}`"), help);
        }
        self.refs.there.push(NamedItem { list, id: id.to_owned(), counts, under });
    }

    /// Notes an award and against whom it goes.
    pub(in crate::rules) fn award_goes(&mut self, id: &str, against: Against) {
        if self.scope.counting {
            self.refs.awards.push((id.to_owned(), against));
        }
    }

    /// Notes that an item names another by its id.
    pub(in crate::rules) fn refers(&mut self, list: IdKind, id: &str, path: &str) {
        self.needs(list, id, path, &[]);
    }

    /// Notes that an award is named which must go against one of these.
    pub(in crate::rules) fn awards(&mut self, id: &str, against: &[Against], path: &str) {
        self.needs(IdKind::Award, id, path, against);
    }

    fn needs(&mut self, list: IdKind, id: &str, path: &str, against: &[Against]) {
        let (id, path, against) = (id.to_owned(), path.to_owned(), against.to_vec());
        self.refs.needed.push(NeededId { list, id, path, counts: self.scope.counting, against });
    }

    /// Notes an order to a table's clock.
    pub(in crate::rules) fn orders(&mut self, path: String, order: NeededClockOrder) {
        if self.scope.counting {
            self.refs.orders.push((path, order));
        }
    }
}

/// Complains of ids that are nowhere, and of orders that are not granted.
fn check_references(diagnostics: &mut Diagnostics<'_>) {
    let refs = std::mem::take(&mut diagnostics.refs);
    for needed in &refs.needed {
        exists(needed, &refs, diagnostics);
        goes(needed, &refs, diagnostics);
    }
    if let Some(powers) = &refs.powers {
        for (path, order) in &refs.orders {
            granted(path, *order, powers, diagnostics);
        }
    }
}

/// What counts must find something that counts; what does not, anything of that id.
fn exists(needed: &NeededId, refs: &Refs, diagnostics: &mut Diagnostics<'_>) {
    let of_list = || refs.there.iter().filter(|it| it.list == needed.list && (it.counts || !needed.counts));
    if of_list().any(|it| it.id == needed.id) {
        return;
    }
    let known: BTreeSet<&str> = of_list().map(|it| it.id.as_str()).collect();
    let help = match (nearest(&needed.id, known.iter().copied()), needed.list) {
        (Some(near), _) => format!("did you mean `{near}`?"),
        (None, IdKind::Counter) => {
            "let something count it: do = \"count\", or counts of an [[award]]".to_owned()
        }
        (None, list) if known.is_empty() => format!("add a [[{list}]] with this id"),
        (None, list) => {
            let known: Vec<&str> = known.into_iter().collect();
            format!("add a [[{list}]] with this id, or use one of {}", known.join(", "))
        }
    };
    let message = if needed.list == IdKind::Counter {
        format!("nothing counts `{}`", needed.id)
    } else {
        format!("there is no {} `{}`", needed.list, needed.id)
    };
    diagnostics.lacks(&needed.path, message, help);
}

/// An award goes against whom it is used against.
fn goes(needed: &NeededId, refs: &Refs, diagnostics: &mut Diagnostics<'_>) {
    let Some((_, against)) = refs.awards.iter().find(|(id, _)| needed.counts && *id == needed.id) else {
        return;
    };
    if needed.list != IdKind::Award || needed.against.is_empty() || needed.against.contains(against) {
        return;
    }
    let message =
        format!("award `{}` goes against {}, and here it cannot", needed.id, goes_against(*against));
    let wanted: Vec<&str> = needed.against.iter().map(|it| goes_against(*it)).collect();
    let help = format!("name an award against {}, or change that award's against", wanted.join(" or "));
    diagnostics.contradiction(&needed.path, message, help);
}

/// Against whom an award goes, in words.
pub(in crate::rules) fn goes_against(against: Against) -> &'static str {
    match against {
        Against::One => "one player",
        Against::Both => "both players",
        Against::None => "nobody",
    }
}

/// An order to a clock needs a grant of its kind, and where the seconds are fixed, of that many.
fn granted(path: &str, order: NeededClockOrder, powers: &[ClockPower], diagnostics: &mut Diagnostics<'_>) {
    let exactly = |seconds: Option<i64>, granted: Millis| {
        seconds.is_none_or(|seconds| Millis(seconds.saturating_mul(1000)) == granted)
    };
    let (may, grant) = match order {
        NeededClockOrder::Stop => (powers.contains(&ClockPower::Stop), "power = \"stop\"".to_owned()),
        // Who may stop both sides lets them run again.
        NeededClockOrder::Start => {
            let may = powers.iter().any(|it| matches!(it, ClockPower::StartAbsent | ClockPower::Stop));
            (may, "power = \"start_absent\" or \"stop\"".to_owned())
        }
        NeededClockOrder::Add(seconds) => {
            let may = powers.iter().any(|it| match it {
                ClockPower::AddFree => true,
                ClockPower::AddFixed { amount } => exactly(seconds, *amount),
                ClockPower::StartAbsent
                | ClockPower::Stop
                | ClockPower::SetBoth { .. }
                | ClockPower::CentralTimer => false,
            });
            (may, format!("power = \"add_free\", or power = \"add_fixed\"{}", of("amount_s", seconds)))
        }
        NeededClockOrder::Set(seconds) => {
            let may = powers
                .iter()
                .any(|it| matches!(it, ClockPower::SetBoth { budget } if exactly(seconds, *budget)));
            (may, format!("power = \"set_both\"{}", of("budget_s", seconds)))
        }
    };
    if !may {
        let help = format!("add a [[clock.grants]] with {grant}, or let people do it: do = \"say\"");
        diagnostics.lacks(path, "orders a clock, but no grant lets the console do that", help);
    }
}

fn of(key: &str, seconds: Option<i64>) -> String {
    seconds.map_or_else(String::new, |seconds| format!(" and {key} = {seconds}"))
}
