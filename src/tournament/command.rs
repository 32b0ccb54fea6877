//! What somebody asks the tournament to do.

mod parts;

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{
    At, ClaimId, ClockId, DutyId, Millis, OpId, Points, Round, RunId, Side, SlipId, TableId,
};
use crate::lexicon::Binding;
use crate::rules::{Claimant, ClockPower, Facts, LateBase, Mark};

use super::event::{ClaimOutcome, ClockNote, ReopenGround};

pub use parts::{Pairing, Player, SlipSource, WordRuling};

/// A command. Who gives it and when comes beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Open the event: its name, ruleset and choices. The first command of every journal.
    OpenEvent {
        /// What the event is called.
        name: String,
        /// The ruleset's id.
        ruleset: String,
        /// The tile set, where the ruleset offers several.
        #[serde(default)]
        tiles: Option<String>,
        /// The time budget, where the ruleset offers several, in milliseconds.
        #[serde(default)]
        budget: Option<Millis>,
        /// Readings of open questions other than the ruleset's own, by question id.
        #[serde(default)]
        readings: BTreeMap<String, String>,
        /// The adjudication systems that serve, by name, where the organiser chooses; all if empty.
        #[serde(default)]
        systems: Vec<String>,
        /// How many minutes the hall's clocks are ahead of universal time: where its day begins.
        #[serde(default)]
        utc_offset_min: i32,
    },
    /// Declare a list binding where the regulation's own sources decide nothing.
    AdoptList {
        /// The list's id.
        list: String,
        /// The shortest and the longest word that it is to decide, in tiles.
        tiles: (u8, u8),
        /// Whether it decides alone or only where it lists the word.
        decides: Binding,
        /// Why.
        reason: String,
    },
    /// Take an adoption back.
    DropList {
        /// The list's id.
        list: String,
        /// Why.
        reason: String,
    },
    /// Enter players.
    EnterPlayers {
        /// The players.
        players: Vec<Player>,
    },
    /// Fit a table with a radio clock; `clock: null` makes it a table without one.
    FitClock {
        /// The table.
        table: TableId,
        /// The clock's number.
        clock: Option<ClockId>,
        /// The device profile: `open`, `none`.
        profile: String,
    },
    /// Start a round with its pairings. Counters that live for a game begin anew.
    StartRound {
        /// The round.
        round: Round,
        /// Who plays where.
        pairings: Vec<Pairing>,
        /// When the pairing was drawn and published; now if left out. RFC 3339, or milliseconds since 1970.
        #[serde(default, deserialize_with = "parts::moment")]
        #[schemars(with = "Option<parts::Moment>")]
        drawn_at: Option<At>,
        /// What lateness is counted from, where the ruleset offers several.
        #[serde(default)]
        late_base: Option<LateBase>,
        /// Who has no opponent.
        #[serde(default)]
        byes: Vec<String>,
        /// Who is late, or comes back later, and misses the round.
        #[serde(default)]
        missed: Vec<String>,
        /// The tables under permanent supervision.
        #[serde(default)]
        supervised: Vec<TableId>,
        /// The round's time, where it is another than the ruleset's, in milliseconds.
        #[serde(default)]
        session: Option<Millis>,
        /// Whether it is the event's last round.
        #[serde(default)]
        last: bool,
        /// Why it begins although something before it is not finished: a slip, a claim, a result, a duty.
        #[serde(default)]
        anyway: Option<String>,
    },
    /// The signal to start: play begins at all tables.
    StartPlay {},
    /// A player is not there.
    NoteAbsent {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// A player who was not there has come.
    NoteArrived {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// Note a reservation (Vorbehalt, moment).
    TakeHold {
        /// The table.
        table: TableId,
        /// Who reserves: the mover's opponent.
        side: Side,
        /// When it was said, where a clock reports it later; else now. RFC 3339, or milliseconds since 1970.
        #[serde(default, deserialize_with = "parts::moment")]
        #[schemars(with = "Option<parts::Moment>")]
        said_at: Option<At>,
        /// Time since the mover's press, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Mark>,
    },
    /// Raise a challenge slip.
    RaiseSlip {
        /// The table.
        table: TableId,
        /// Who challenges: the mover's opponent.
        challenger: Side,
        /// Time between the mover's press and the challenge, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Mark>,
        /// How the slip came in.
        #[serde(default)]
        source: SlipSource,
    },
    /// Take a slip to this station; nobody else may work on it.
    ClaimSlip {
        /// The slip.
        slip: SlipId,
        /// Take it although another station has it (that station has gone).
        #[serde(default)]
        take_over: bool,
    },
    /// Put a slip back into the queue.
    ReleaseSlip {
        /// The slip.
        slip: SlipId,
    },
    /// Write the challenged words; replaces what was written and takes back the confirmation.
    EnterWords {
        /// The slip.
        slip: SlipId,
        /// The words as typed.
        words: Vec<String>,
    },
    /// The second person confirms that the words are spelt as on the slip and on the board.
    ConfirmSpelling {
        /// The slip.
        slip: SlipId,
    },
    /// Judge the words.
    Decide {
        /// The slip.
        slip: SlipId,
    },
    /// The head referee rules on the words that no list decides.
    Rule {
        /// The slip.
        slip: SlipId,
        /// A ruling for each of them.
        rulings: Vec<WordRuling>,
        /// Why; those of the earlier ruling, where it is followed and nothing is said.
        #[serde(default)]
        reasons: String,
        /// The sources consulted; those of the earlier ruling, where it is followed and none is named.
        #[serde(default)]
        sources: Vec<String>,
    },
    /// The mover admits that the play is wrong.
    Concede {
        /// The slip.
        slip: SlipId,
    },
    /// The challenger takes the challenge back.
    WithdrawSlip {
        /// The slip.
        slip: SlipId,
        /// The decision of a blank conflict changed the word.
        #[serde(default)]
        blank_conflict: bool,
    },
    /// The verdict has been told to the players.
    Announce {
        /// The slip.
        slip: SlipId,
    },
    /// Use a power over a table clock that the regulation grants.
    OrderClock {
        /// The table.
        table: TableId,
        /// The power.
        power: ClockPower,
        /// Whose clock, where the power is about one side.
        #[serde(default)]
        side: Option<Side>,
        /// How much, where the power leaves it open, in milliseconds.
        #[serde(default)]
        amount: Option<Millis>,
        /// Why.
        reason: String,
    },
    /// An order is about to be tried under this memory of the clock's; durable before the first byte is sent, so
    /// that a station which starts anew cannot have it applied twice by a clock that has forgotten.
    NoteTry {
        /// The order.
        op: OpId,
        /// The number of the clock's op memory; 0 where it is not known yet.
        memory: u8,
    },
    /// A clock authenticated that it carried out an order.
    ConfirmOrder {
        /// The order.
        op: OpId,
    },
    /// All tries to reach the clock are spent, or it refused.
    GiveUpOrder {
        /// The order.
        op: OpId,
        /// What went wrong.
        why: crate::clock::GiveUp,
    },
    /// A person has done by hand what the order says (announced, set the clock).
    SettleOrder {
        /// The order.
        op: OpId,
    },
    /// Speak up about something besides a word.
    Claim {
        /// The table.
        table: TableId,
        /// The offence's id.
        offence: String,
        /// About whom.
        offender: Side,
        /// Who speaks up.
        #[serde(default = "opponent")]
        claimant: Claimant,
        /// Whose time runs, where somebody saw it.
        #[serde(default)]
        running: Option<Side>,
        /// Time since the press that it is about, where somebody measured it, in milliseconds.
        #[serde(default)]
        since_press: Option<Millis>,
        /// What is seen at the table.
        #[serde(default)]
        marks: BTreeSet<Mark>,
        /// What is known.
        #[serde(default)]
        facts: Facts,
    },
    /// Decide a claim.
    JudgeClaim {
        /// The claim.
        claim: ClaimId,
        /// The outcome; `null` where the facts decide it.
        #[serde(default)]
        outcome: Option<ClaimOutcome>,
        /// What is known besides.
        #[serde(default)]
        facts: Facts,
        /// Why.
        #[serde(default)]
        reasons: String,
    },
    /// The offender admits it; no referee decides.
    AdmitClaim {
        /// The claim.
        claim: ClaimId,
        /// What is known besides.
        #[serde(default)]
        facts: Facts,
    },
    /// Impose a sanction on a player.
    Impose {
        /// The sanction's id.
        sanction: String,
        /// The player.
        player: String,
        /// What is known.
        #[serde(default)]
        facts: Facts,
        /// For what.
        reason: String,
    },
    /// Begin a guided procedure.
    BeginProcedure {
        /// The table.
        table: TableId,
        /// The procedure's id.
        procedure: String,
        /// Whom it is about.
        #[serde(default)]
        side: Option<Side>,
        /// What is known.
        #[serde(default)]
        facts: Facts,
    },
    /// A step of a procedure is done; steps are done in their order.
    StepDone {
        /// The run.
        run: RunId,
        /// The step, from 1.
        step: u16,
    },
    /// A procedure is broken off.
    DropProcedure {
        /// The run.
        run: RunId,
        /// Why.
        reason: String,
    },
    /// A player passed the turn that he had lost.
    PlayForcedPass {
        /// The table.
        table: TableId,
        /// Who.
        side: Side,
    },
    /// Both players circled the number of the move in progress: the playoff is fixed.
    CircleMove {
        /// The table.
        table: TableId,
        /// The number.
        number: u16,
    },
    /// Decide a game without the board, or against it.
    AwardGame {
        /// The table.
        table: TableId,
        /// The award's id.
        award: String,
        /// The round of the game, where it is an earlier one.
        #[serde(default)]
        round: Option<Round>,
        /// Who loses it, where it goes against one.
        #[serde(default)]
        against: Option<Side>,
        /// What is known.
        #[serde(default)]
        facts: Facts,
        /// Why.
        reason: String,
    },
    /// Enter how a game ended on the board.
    EnterResult {
        /// The table.
        table: TableId,
        /// The end's id.
        end: String,
        /// The sums on the sheets before what the end adds or takes, `A` first; penalties are in them.
        scores: [Points; 2],
        /// The values of the tiles left, `A` first.
        #[serde(default)]
        racks: [Points; 2],
        /// Overtime in milliseconds, `A` first.
        #[serde(default)]
        over: [Millis; 2],
        /// Who went out, where somebody did.
        #[serde(default)]
        out: Option<Side>,
        /// Whether the overtime arose only after the end, because the clock was not stopped, `A` first.
        #[serde(default)]
        after_end: [bool; 2],
        /// The highest single plays, `A` first, where the standings ask for them.
        #[serde(default)]
        best: Option<[Points; 2]>,
    },
    /// Correct a result.
    CorrectResult {
        /// The round.
        round: Round,
        /// The table.
        table: TableId,
        /// The final scores, `A` first.
        scores: [Points; 2],
        /// Whether both players agree.
        #[serde(default)]
        agreed: bool,
        /// Why.
        reason: String,
    },
    /// The score sheets are signed and handed in.
    HandIn {
        /// The table.
        table: TableId,
        /// Whether both have signed.
        #[serde(default)]
        signed: bool,
    },
    /// Mend a wrong verdict that was found later.
    FixVerdict {
        /// The slip.
        slip: SlipId,
        /// The word.
        word: String,
        /// What the move counted, or would have.
        points: Points,
        /// Who demands it.
        #[serde(default)]
        demanded_by: Option<Side>,
        /// Whether whoever must agree does.
        #[serde(default)]
        agreed: bool,
    },
    /// Look a decided slip up again.
    ReopenSlip {
        /// The slip.
        slip: SlipId,
        /// On what ground.
        ground: ReopenGround,
        /// Whether both have counted and accepted the score already.
        #[serde(default)]
        scored: bool,
        /// Why.
        reason: String,
    },
    /// A duty is done.
    DutyDone {
        /// The duty.
        duty: DutyId,
    },
    /// An official has looked at a clock whose counter went back: it is the clock all the same.
    VouchForClock {
        /// The clock.
        clock: ClockId,
    },
    /// Something a clock reported that belongs into the table's record.
    NoteClock {
        /// The table.
        table: TableId,
        /// The clock.
        clock: ClockId,
        /// What it reported.
        note: ClockNote,
    },
}

impl Command {
    /// A round whose pairing is published at the moment it starts, with everybody paired.
    pub fn start_round(round: Round, pairings: Vec<Pairing>) -> Self {
        Self::StartRound {
            round,
            pairings,
            drawn_at: None,
            late_base: None,
            byes: Vec::new(),
            missed: Vec::new(),
            supervised: Vec::new(),
            session: None,
            last: false,
            anyway: None,
        }
    }

    /// The same round, begun although something before it is not finished.
    #[must_use]
    pub fn anyway(mut self, why: &str) -> Self {
        if let Self::StartRound { anyway, .. } = &mut self {
            *anyway = Some(why.to_owned());
        }
        self
    }
}

fn opponent() -> Claimant {
    Claimant::Opponent
}
