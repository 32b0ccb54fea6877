//! Chapters `[start]`, `[late]`, `[session]`: when games begin, what lateness costs, when a round must be over;
//! with what must agree in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::load::diagnostics::Diagnostics;
use super::load::field::DeclaredTable;
use super::load::parse::TableReader;
use super::time::SECONDS;
use super::{Against, Cited, ClockPower};
use crate::domain::{Millis, Role};

table! {
    /// How a game begins.
    pub struct Start {
        /// What starts the first player's clock.
        pub trigger: Cited<StartTrigger>,
        /// Who starts it.
        pub by: Cited<Starter>,
        /// Whether all games of a round begin together on the head referee's signal.
        pub together: Cited<bool>,
        /// How long after the last game of a round the next one begins at the earliest; `None` where nothing is said.
        pub gap as "gap_s": Option<Cited<Millis>>,
        /// How much later than announced the first round begins at the most; `None` where nothing is said.
        pub wait as "wait_s": Option<Cited<Millis>>,
    }
    check begins(together);
}

/// What starts the first player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartTrigger {
    /// The head referee's signal.
    Signal,
    /// The first player has drawn a tile.
    FirstTileDrawn,
    /// The first player has a tile on his rack.
    FirstTileRacked,
    /// Both have said that they are ready.
    BothReady,
    /// Both have drawn.
    AfterDraw,
    /// The arbiter has read out the letters (duplicate).
    RackRead,
}

/// Who starts the first player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// The opponent.
    Opponent,
    /// The first player himself.
    FirstPlayer,
    /// The arbiter.
    Arbiter,
    /// Both, by a click.
    Both,
}

/// What lateness is counted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LateBase {
    /// The pairing was drawn and published.
    Pairing,
    /// The round's play started.
    PlayStart,
}

/// How long a lateness is measured on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateMeasure {
    /// From the base.
    Base,
    /// From the base, too, but only where the absent player's clock was started.
    BaseOnceStarted,
    /// From when the absent player's clock was started.
    Clock,
}

impl LateMeasure {
    /// Whether nothing is lost as long as the absent player's clock was not started.
    pub fn needs_clock(self) -> bool {
        match self {
            Self::Base => false,
            Self::BaseOnceStarted | Self::Clock => true,
        }
    }
}

/// What takes the delay from the time of a player who comes late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateReduction {
    /// The running clock, and nothing else: nothing where nobody started it.
    Clock,
    /// The running clock, however late it was started; where nobody started it the delay is set by hand.
    ClockOrHand,
    /// The delay itself: what the clock has not taken of it is taken too.
    Delay,
}

table! {
    /// Lateness.
    pub struct Late {
        /// What it is counted from.
        pub base: Cited<LateBase>,
        /// What else it may be counted from, where the referee says so for a round.
        pub base_options: Cited<Vec<LateBase>>,
        /// When and by whom the absent player's clock is started, where it is.
        pub clock as "": Option<AbsentClock> = absent_clock,
        /// Whether the delay is taken from his time.
        pub reduces: Cited<bool>,
        /// What takes it; `None` where the regulation says nothing: then the clock does, or whoever sets it by hand.
        pub reduces_by: Option<Cited<LateReduction>>,
        /// When the game is lost.
        pub forfeit_after as "forfeit_after_s": Cited<Millis>,
        /// Whether exactly that long is lost already.
        pub exactly_forfeits: Cited<bool>,
        /// What that is measured on.
        pub measured: Cited<LateMeasure>,
        /// What is then awarded.
        pub award: Cited<String>,
        /// What is awarded where neither came; `None` where the regulation says nothing.
        pub award_both: Option<Cited<String>>,
    }
    refuse forfeit_after as "forfeit_after_s" if |it| it.value.0 < 0 =>
        "is before anybody is late", "write 0 or more seconds";
    check awards_are_there(award, award_both);
    check measure_agrees(clock, measured, forfeit_after);
}

table! {
    /// The clock of a player who is not there.
    pub struct AbsentClock {
        /// How long after the base it is started.
        pub after as "clock_after_s": Cited<Millis>,
        /// Whether it must be, or may be.
        pub must as "clock_must": Cited<bool>,
        /// By whom.
        pub by as "clock_by": Cited<Role>,
    }
    refuse after as "clock_after_s" if |it| it.value.0 < 0 =>
        "starts a clock before anybody is late", "write the seconds after the base, 0 for at once";
}

impl Late {
    /// Whether it is this award by which whoever does not come loses, alone or with the other.
    pub fn is_lost_by(&self, award: &str) -> bool {
        self.award.value == award || self.award_both.as_ref().is_some_and(|both| both.value == award)
    }

    /// Whether this much lateness loses the game.
    pub fn forfeits(&self, late: Millis) -> bool {
        let limit = self.forfeit_after.value;
        late > limit || (late == limit && self.exactly_forfeits.value)
    }
}

table! {
    /// The time of a round.
    pub struct SessionTime {
        /// How long it is.
        pub base as "base_s": Cited<Millis>,
        /// Whether no round gets another time; `None` where nothing is said: then one may.
        pub fixed: Option<Cited<bool>>,
        /// How many rounds of the playoff follow, counted from the circled move; `None` where there is none.
        pub playoff_rounds: Option<Cited<u16>>,
        /// What a game gets that is not over by then; `None` where it is played out.
        pub award: Option<Cited<String>>,
        /// Whether it is not over in time that ends exactly then; `None` where nothing is said: then it is.
        pub exactly_over: Option<Cited<bool>>,
    }
    refuse base as "base_s" if |it| it.value.0 <= 0 => "must be longer than zero", SECONDS;
    refuse playoff_rounds if |it| it.as_ref().is_some_and(|it| it.value == 0) =>
        "is a playoff of no round", "write 1 or more, or take it out";
    check session_agrees(award);
}

impl SessionTime {
    /// Whether a game that takes so long has not kept a limit.
    pub fn missed(&self, gone: Millis, limit: Millis) -> bool {
        gone > limit || (gone == limit && self.exactly_over.as_ref().is_some_and(|rule| rule.value))
    }
}

/// What signals must agree with.
pub(in crate::rules) fn begins(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    together: Option<&Cited<bool>>,
) {
    diagnostics.across.together = together.map(|leaf| leaf.value);
}

/// Reads when the absent player's clock is started; its keys stand in the chapter itself.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(in crate::rules) fn absent_clock(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<Option<AbsentClock>> {
    let there = ["clock_after_s", "clock_must", "clock_by"].map(|key| chapter.asks_for(key));
    if !there.contains(&true) {
        return Some(None);
    }
    diagnostics.across.absent_clock = true;
    AbsentClock::read_keys(chapter, diagnostics).map(Some)
}

pub(in crate::rules) fn awards_are_there(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    award: Option<&Cited<String>>,
    both: Option<&Option<Cited<String>>>,
) {
    if let Some(award) = award {
        diagnostics.awards(&award.value, &[Against::One], "late.award");
    }
    if let Some(Some(award)) = both {
        diagnostics.awards(&award.value, &[Against::Both], "late.award_both");
    }
}

pub(in crate::rules) fn measure_agrees(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    clock: Option<&Option<AbsentClock>>,
    measured: Option<&Cited<LateMeasure>>,
    forfeit_after: Option<&Cited<Millis>>,
) {
    let measured = measured.map(|leaf| leaf.value);
    if let (Some(None), Some(true)) = (clock, measured.map(LateMeasure::needs_clock)) {
        let help = "add clock_after_s, clock_must and clock_by, or set measured to \"base\"";
        diagnostics.lacks("late.measured", "measures on a clock that nobody starts", help);
    }
    let Some(forfeit) = forfeit_after.map(|leaf| leaf.value) else { return };
    let by_clock = measured.map(|it| it == LateMeasure::Clock);
    if let (Some(Some(clock)), Some(false)) = (clock, by_clock)
        && clock.after.value > forfeit
    {
        let help = "start the clock earlier, or let the game be lost later";
        diagnostics.contradiction(
            "late.clock_after_s",
            "starts the clock of a player who has lost already",
            help,
        );
    }
}

/// A clock that the console starts is granted to it.
pub(in crate::rules) fn check_grants(diagnostics: &mut Diagnostics<'_>) {
    let powers = diagnostics.refs.powers.as_ref();
    if diagnostics.across.absent_clock
        && powers.is_some_and(|powers| !powers.contains(&ClockPower::StartAbsent))
    {
        let help = "add a [[clock.grants]] with power = \"start_absent\", or take clock_after_s out";
        diagnostics.lacks("late.clock_after_s", "starts a clock, but clock.grants lets nobody do it", help);
    }
}

pub(in crate::rules) fn session_agrees(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    award: Option<&Option<Cited<String>>>,
) {
    if chapter.has("playoff_rounds") && !chapter.has("base_s") {
        let help = "add base_s, or take playoff_rounds out";
        diagnostics.lacks("session", "has a playoff, but no time after which it begins", help);
    }
    if let Some(Some(award)) = award {
        // Nobody is told which of the two it would go against.
        diagnostics.awards(&award.value, &[Against::Both, Against::None], "session.award");
    }
}
