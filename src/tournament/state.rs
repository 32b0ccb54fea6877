//! The tournament as it stands: the fold of the journal.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::clock::GiveUp;
use crate::domain::{
    Actor, At, ClaimId, ClockId, Digest, DutyId, Millis, OpId, Points, Round, RunId, Side, SlipId, TableId,
};
use crate::lexicon::{Finding, Outcome};
use crate::rules::{Consequence, Counts, Late, LateBase, LateMeasure, Mark, Phase};

use super::affairs::{
    Adopted, ClaimState, Countdown, DutyState, Exclusion, FrozenLists, Played, Precedent, RunState,
};
use super::command::{Player, SlipSource};
use super::event::{
    ByeGiven, Cause, ClockNote, Hindrance, OrderWhy, PenaltyBack, Route, RuledBefore, SpreadAdjusted,
    Timeliness, Wish, WordVerdict,
};

/// Everything that has been decided so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The event, once opened.
    pub event: Option<EventInfo>,
    /// The players entered.
    pub players: Vec<Player>,
    /// The round being played; 0 before the first.
    pub round: Round,
    /// When it started.
    pub round_at: At,
    /// The tables by number.
    pub tables: BTreeMap<TableId, Table>,
    /// All slips by number.
    pub slips: BTreeMap<SlipId, SlipState>,
    /// The outbox: all orders by number, also those done.
    pub orders: BTreeMap<OpId, PlacedOrder>,
    /// Counters of games that are over and still have a slip, a claim or a procedure to be settled.
    pub late: BTreeMap<Round, BTreeMap<TableId, [Counters; 2]>>,
    /// Counts by name of games that are over and still have something to be decided.
    pub late_counts: BTreeMap<Round, BTreeMap<TableId, [Counts; 2]>>,
    /// Counters that live for the whole event, by player.
    pub event_counters: BTreeMap<String, Counters>,
    /// Whether the round being played is the last.
    pub last_round: bool,
    /// The claims by number.
    pub claims: BTreeMap<ClaimId, ClaimState>,
    /// The procedures by number of their run.
    pub runs: BTreeMap<RunId, RunState>,
    /// What must be reported, published or announced, by number.
    pub duties: BTreeMap<DutyId, DutyState>,
    /// What games have led to, by round and table.
    pub results: BTreeMap<Round, BTreeMap<TableId, Played>>,
    /// Who played in games of earlier rounds whose results were never entered, by round and table.
    pub unfinished: BTreeMap<Round, BTreeMap<TableId, [String; 2]>>,
    /// The games under permanent supervision.
    pub supervised: BTreeSet<(Round, TableId)>,
    /// Who had no opponent or missed a round, and what for.
    pub byes: Vec<ByeGiven>,
    /// Counts that live for the whole event, by player and counter.
    pub event_counts: BTreeMap<String, Counts>,
    /// Who plays on no more, and from which round on.
    pub excluded: BTreeMap<String, Exclusion>,
    /// What moved beside the games.
    pub adjustments: Vec<SpreadAdjusted>,
    /// The hall's countdown, while it runs.
    pub countdown: Option<Countdown>,
    /// Clock presses already turned into slips, so that none counts twice: clock, event number.
    pub seen_presses: BTreeSet<(ClockId, u16)>,
    /// The lists that the organiser has adopted, in their order.
    pub adopted: Vec<Adopted>,
    /// The lists as they were fixed, once they were.
    pub frozen: Option<FrozenLists>,
    /// The referees' rulings by word, the oldest first; those of slips that were reopened do not count.
    pub rulings: BTreeMap<String, Vec<Precedent>>,
    /// When the last event happened.
    pub last_at: At,
}

/// The open event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventInfo {
    /// When it was opened.
    pub opened_at: At,
    /// Its name.
    pub name: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// The ruleset's digest at the opening.
    pub ruleset_digest: Digest,
    /// The tile set.
    pub tiles: String,
    /// The time budget.
    pub budget: Millis,
    /// Readings that differ from the ruleset's own.
    pub readings: BTreeMap<String, String>,
    /// The adjudication systems that serve; all if empty.
    pub systems: Vec<String>,
    /// How many minutes the hall's clocks are ahead of universal time.
    pub utc_offset_min: i32,
    /// The digest over all lists at the opening.
    pub lexicon_digest: Digest,
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    /// Its clock, where it has one with a radio.
    pub clock: Option<FittedClock>,
    /// The game being played.
    pub game: Option<Game>,
}

/// A clock on a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FittedClock {
    /// Its number.
    pub clock: ClockId,
    /// Its device profile.
    pub profile: String,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Game {
    /// The round.
    pub round: Round,
    /// The players, `A` first.
    pub players: [String; 2],
    /// What has been counted for each.
    pub counters: [Counters; 2],
    /// The latest reservation.
    pub hold: Option<HoldTaken>,
    /// What the clock reported, newest last.
    pub notes: Vec<(At, ClockNote)>,
    /// When the pairing was drawn and published.
    pub drawn_at: At,
    /// What lateness is counted from.
    pub late_base: Option<LateBase>,
    /// The round's time, where it is another than the ruleset's.
    pub session: Option<Millis>,
    /// When play began; `None` while the signal is awaited.
    pub started_at: Option<At>,
    /// Who is not there.
    pub absent: [Option<Absence>; 2],
    /// What has been counted by name for each.
    pub counts: [Counts; 2],
    /// The circled move and the last one, once the playoff is fixed.
    pub circled: Option<(u16, u16)>,
    /// What cost each the turns that he still owes, the oldest first.
    pub owes_for: [Vec<Cause>; 2],
}

/// A player who is or was not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Absence {
    /// When it was noted.
    pub noted_at: At,
    /// When his clock was ordered to start.
    pub clock_at: Option<At>,
    /// When he came.
    pub arrived_at: Option<At>,
}

/// What is counted for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// Unjustified units (words or challenges).
    pub unjustified: u16,
    /// Free units used up.
    pub free_used: u16,
    /// Points deducted so far; zero or negative.
    pub points: Points,
    /// Penalty crosses.
    pub crosses: u16,
    /// Turns to come that were lost, also those passed since.
    pub turns_lost: u16,
    /// Lost turns that were passed.
    pub turns_passed: u16,
}

impl Counters {
    /// Lost turns that are still to come.
    pub fn turns_owed(&self) -> u16 {
        self.turns_lost.saturating_sub(self.turns_passed)
    }
}

/// A reservation that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HoldTaken {
    /// By whom.
    pub side: Side,
    /// When it was said.
    pub at: At,
    /// Time since the press, where measured.
    pub since_press: Option<Millis>,
}

/// A slip on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlipState {
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// Who challenges.
    pub challenger: Side,
    /// The players of the game, `A` first.
    pub players: [String; 2],
    /// When it was raised.
    pub raised_at: At,
    /// Time since the mover's press.
    pub since_press: Option<Millis>,
    /// What was seen at the table.
    pub marks: BTreeSet<Mark>,
    /// How it came in.
    pub source: SlipSource,
    /// Whether it came in time.
    pub timeliness: Timeliness,
    /// The station that works on it.
    pub claimed_by: Option<String>,
    /// The words, normalised.
    pub words: Vec<String>,
    /// Whether the spelling is confirmed.
    pub confirmed: bool,
    /// What the lists said, once asked.
    pub findings: Vec<Finding>,
    /// Each word's verdict, once given.
    pub verdicts: Vec<WordVerdict>,
    /// What follows.
    pub consequences: Vec<Consequence>,
    /// Where it stands.
    pub phase: SlipPhase,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// By whom.
    pub decided_by: Option<Actor>,
    /// What the verdict cost the challenger.
    pub imposed: PenaltyBack,
    /// The free units that a success gave back to him: in the game, in the event.
    pub restored: [u16; 2],
    /// When it was announced or taken back.
    pub ended_at: Option<At>,
}

impl Game {
    /// From when lateness counts; `None` while the signal that it is counted from is awaited.
    pub fn late_from(&self, late: &Late) -> Option<At> {
        match self.late_base.unwrap_or(late.base.value) {
            LateBase::Pairing => Some(self.drawn_at),
            LateBase::PlayStart => self.started_at,
        }
    }

    /// From when the lateness counts that loses the game, for somebody who was missed.
    pub fn forfeit_from(&self, late: &Late, absence: &Absence) -> Option<At> {
        match late.measured.value {
            LateMeasure::Base => self.late_from(late),
            LateMeasure::Clock => absence.clock_at,
        }
    }

    /// Whether a side's clock reported that its time has run out.
    pub fn ran_out(&self, side: Side) -> bool {
        self.notes.iter().any(|(_, note)| *note == ClockNote::TimeOut { side })
    }
}

impl SlipState {
    /// When the clock was stopped for it: the press of the button, else when the slip came in.
    pub fn stopped_at(&self) -> At {
        match self.source {
            SlipSource::Clock { at, .. } => at.min(self.raised_at),
            SlipSource::Desk => self.raised_at,
        }
    }

    /// Whether nobody needs to do anything about it any more.
    pub fn ended(&self) -> bool {
        matches!(self.phase, SlipPhase::Announced { .. } | SlipPhase::Withdrawn)
    }
}

/// Where a slip stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SlipPhase {
    /// Waiting for words and a verdict.
    Open,
    /// With the head referee.
    Escalated,
    /// Decided, not yet told.
    Decided {
        /// Whether the challenge is upheld.
        upheld: bool,
    },
    /// Told to the players.
    Announced {
        /// Whether the challenge is upheld.
        upheld: bool,
    },
    /// Taken back.
    Withdrawn,
}

impl SlipPhase {
    /// Whether a verdict is still to come.
    pub fn is_undecided(self) -> bool {
        matches!(self, Self::Open | Self::Escalated)
    }
}

/// An order and how far it got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedOrder {
    /// The table.
    pub table: TableId,
    /// The slip that led to it.
    pub slip: Option<SlipId>,
    /// What is to be done.
    pub wish: Wish,
    /// Who does it.
    pub route: Route,
    /// Why, in the words of the person who gave it, or decided what it follows from.
    pub reason: String,
    /// Why, where the console gave it of its own accord.
    pub why: Option<OrderWhy>,
    /// Why a person has to do it although the table has a clock.
    pub hindrance: Option<Hindrance>,
    /// When it was placed.
    pub placed_at: At,
    /// The clock's memory under which it was first tried; `None` before the first try.
    pub tried: Option<u8>,
    /// How far it got.
    pub state: OrderState,
}

/// How far an order got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderState {
    /// On its way to the clock, or waiting for a person.
    Waiting,
    /// The clock has it.
    Confirmed {
        /// When.
        at: At,
    },
    /// The clock was not reached; a person must do it.
    Unconfirmed {
        /// Why.
        why: GiveUp,
    },
    /// A person did it.
    Settled {
        /// When.
        at: At,
    },
}

impl PlacedOrder {
    /// Whether a person must do it: no clock can, or the clock was not reached.
    pub fn needs_person(&self) -> bool {
        matches!(
            (&self.state, self.route),
            (OrderState::Waiting, Route::ByHand) | (OrderState::Unconfirmed { .. }, _)
        )
    }

    /// Whether the radio still owes it to a clock.
    pub fn owed_to_clock(&self) -> Option<ClockId> {
        match (&self.state, self.route) {
            (OrderState::Waiting, Route::Clock { clock }) => Some(clock),
            _ => None,
        }
    }
}

impl State {
    /// The table that a clock stands on.
    pub fn table_of(&self, clock: ClockId) -> Option<TableId> {
        let fitted = |table: &Table| table.clock.as_ref().is_some_and(|fitted| fitted.clock == clock);
        self.tables.iter().find(|(_, table)| fitted(table)).map(|(id, _)| *id)
    }

    /// The game that is played at a table, or was played last in this round.
    pub fn game(&self, table: TableId) -> Option<&Game> {
        self.tables.get(&table)?.game.as_ref()
    }

    /// The slip of a table that has not ended, if there is one.
    pub fn open_slip(&self, table: TableId) -> Option<(SlipId, &SlipState)> {
        let open = |slip: &SlipState| slip.table == table && slip.round == self.round && !slip.ended();
        self.slips.iter().rev().find(|(_, slip)| open(slip)).map(|(id, slip)| (*id, slip))
    }

    /// The latest ruling on a word, if there is one.
    pub fn precedent(&self, word: &str) -> Option<&Precedent> {
        self.rulings.get(word)?.last()
    }

    /// The rulings on those of the words that no list decides, the oldest first; one that only follows another is
    /// not told again. The last one on a word is the one to follow.
    pub fn ruled_before(&self, findings: &[Finding]) -> Vec<RuledBefore> {
        let open = findings.iter().filter(|finding| finding.outcome == Outcome::NotCovered);
        let mut before = Vec::new();
        for word in open.map(|finding| &finding.word) {
            let mut told: Option<(bool, &str)> = None;
            for it in self.rulings.get(word).into_iter().flatten() {
                if told.replace((it.valid, &it.reasons)) != Some((it.valid, &it.reasons)) {
                    before.push(RuledBefore {
                        word: word.clone(),
                        slip: it.slip,
                        valid: it.valid,
                        reasons: it.reasons.clone(),
                        sources: it.sources.clone(),
                        cite: it.cite.clone(),
                    });
                }
            }
        }
        before
    }

    /// What a game led to, if it has ended.
    pub fn played(&self, round: Round, table: TableId) -> Option<&Played> {
        self.results.get(&round)?.get(&table)
    }

    /// Where the game at a table stands.
    pub fn phase(&self, table: TableId) -> Phase {
        let Some(game) = self.game(table) else {
            return Phase::None;
        };
        match self.played(game.round, table) {
            Some(played) if played.handed_in => Phase::HandedIn,
            Some(_) => Phase::Over,
            None if game.started_at.is_none() => Phase::Before,
            None => Phase::Playing,
        }
    }

    /// Where a player sits in the round being played.
    pub fn seat(&self, player: &str) -> Option<(TableId, Side)> {
        self.tables.iter().find_map(|(id, table)| {
            let players = &table.game.as_ref()?.players;
            let side = Side::BOTH.into_iter().find(|side| players[side.index()] == player)?;
            Some((*id, side))
        })
    }

    /// The number for the next claim.
    pub fn next_claim(&self) -> ClaimId {
        ClaimId(self.claims.last_key_value().map_or(1, |(id, _)| id.0 + 1))
    }

    /// The number for the next run of a procedure.
    pub fn next_run(&self) -> RunId {
        RunId(self.runs.last_key_value().map_or(1, |(id, _)| id.0 + 1))
    }

    /// The number for the next duty.
    pub fn next_duty(&self) -> DutyId {
        DutyId(self.duties.last_key_value().map_or(1, |(id, _)| id.0 + 1))
    }

    /// The number for the next slip.
    pub fn next_slip(&self) -> SlipId {
        SlipId(self.slips.last_key_value().map_or(1, |(id, _)| id.0 + 1))
    }

    /// The number under which an order goes over the air: above every number of an event opened an hour or more
    /// before, because a clock remembers what it did in yesterday's event (open clock profile, §7.2).
    pub fn on_air(&self, op: OpId) -> OpId {
        const HOUR: i64 = 3_600_000;
        const YEAR_2020: i64 = 1_577_836_800_000;
        const ORDERS_AN_HOUR: u32 = 1 << 14;
        let opened = self.event.as_ref().map_or(YEAR_2020, |event| event.opened_at.0);
        let hours = ((opened - YEAR_2020) / HOUR).max(0) as u32;
        OpId(hours.wrapping_mul(ORDERS_AN_HOUR).wrapping_add(op.0))
    }

    /// The number for the next order.
    pub fn next_op(&self) -> OpId {
        OpId(self.orders.last_key_value().map_or(1, |(id, _)| id.0 + 1))
    }
}
