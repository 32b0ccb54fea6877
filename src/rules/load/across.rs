//! What must agree across chapters, noted while they are read.

use crate::rules::{Challenger, Opening, PenaltyKind, Serves, SignalWhen, TimeMode};

use super::diagnostics::Diagnostics;

/// What chapters must agree on. A chapter with one wrong key still notes the rest, so that a contradiction does not
/// wait for that key to be put right.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is what another chapter says")]
pub(super) struct Across {
    pub(super) by: Option<Challenger>,
    /// What opens the challenge window.
    pub(super) opens: Option<Opening>,
    /// Whether the clock may stand between two moves.
    pub(super) neutral: Option<bool>,
    /// Whether a challenge can be held.
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
    /// Whether all games of a round begin together.
    pub(super) together: Option<bool>,
    /// Whether a round's time is limited.
    pub(super) session: bool,
    /// When signals are due, by their paths.
    pub(super) signals: Vec<(String, SignalWhen)>,
    /// The names of the systems of looking words up.
    pub(super) systems: Option<Vec<String>>,
    /// The systems that duties, procedures and questions are about, each with its path.
    pub(super) served: Vec<(String, String)>,
    /// The lists that are there and empty.
    empty: Vec<&'static str>,
}

impl Across {
    /// Notes a list that could be read as a whole.
    pub(super) fn list<T>(&mut self, path: &'static str, items: Option<&[T]>) {
        if items.is_some_and(<[T]>::is_empty) {
            self.empty.push(path);
        }
    }
}

/// Complains of chapters that contradict each other, as far as both could be read.
pub(super) fn agree(diagnostics: &mut Diagnostics<'_>) {
    super::lateness::granted(diagnostics);
    super::refs::agree(diagnostics);
    super::signal::come(diagnostics);
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
        Opening::ClockPressed | Opening::ClockNeutral if !players => (
            "waits for a player's clock, but time.mode knows none: the window would never open",
            "say what opens the window in such a game, or set another time.mode",
        ),
        Opening::ClockNeutral if across.neutral == Some(false) => (
            "waits for a clock that stands between the moves, but time.neutral_between_moves is false: the window would \
             never open",
            "write \"clock_pressed\", or set time.neutral_between_moves to true",
        ),
        Opening::TopMoveAnnounced if mode != TimeMode::CentralRound => (
            "waits for the top move of a round for all, but time.mode is another: the window would never open",
            "write \"clock_pressed\", or set time.mode to \"central_round\"",
        ),
        Opening::ClockPressed | Opening::ClockNeutral | Opening::TopMoveAnnounced | Opening::Never => return,
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
