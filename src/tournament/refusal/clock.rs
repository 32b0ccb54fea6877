//! Reasons about powers over clocks, and orders.

use crate::domain::{At, ClockId, Millis, OpId, Role, SlipId, TableId};
use crate::rules::ClockPower;

use super::reasons;

reasons! {
    /// Why something about powers over clocks, and orders, may not be done.
    pub enum ClockReason {
        /// There is no such order.
        NoOrder { op: OpId } => Unknown,
        /// The clock stands on no table.
        OnNoTable { clock: ClockId } => Unknown,
        /// The clock does not stand on this table.
        OnAnotherTable { clock: ClockId, table: TableId } => Unknown,
        /// The press was made before this event was opened.
        OfAnotherEvent { clock: ClockId, at: At } => Unknown,
        /// The clock has carried the order out.
        OrderConfirmed { op: OpId } => WrongPhase,
        /// A person has carried the order out.
        OrderSettled { op: OpId } => WrongPhase,
        /// What led to the order counts no more.
        OrderCancelled { op: OpId } => WrongPhase,
        /// The order is on its way to the clock.
        OrderUnderWay { op: OpId } => WrongPhase,
        /// The regulation grants no such power; these it does.
        NoSuchPower { power: ClockPower, granted: Vec<ClockPower> } => NotGranted,
        /// The power is another office's.
        PowerOfAnother { power: ClockPower, office: Role, role: Role } => NotYourOffice,
        /// The power depends on what these procedures ask, each with its name.
        OnlyByProcedure { power: ClockPower, procedures: Vec<String> } => NotGranted,
        /// The power depends on what these sanctions ask.
        OnlyBySanction { power: ClockPower, sanctions: Vec<String> } => NotGranted,
        /// The game has had it as often as it may.
        UsedUp { power: ClockPower, most: u16 } => NotGranted,
        /// The game is handed in: its clock counts no more.
        GameHandedIn { table: TableId } => NotInThisPhase,
        /// It was not said whose clock.
        NoSideNamed => NotOffered, of_answer,
        /// It was not said how much time.
        NoTimeNamed => NotOffered, of_answer,
        /// That is no time to add or take.
        NoTimeToAdd => NotOffered, of_answer,
        /// The hall's countdown is no table's clock.
        NoTablesClock => NotOffered,
        /// No clock is started for the absent.
        NoClockForAbsent => NotGranted,
        /// The player is not noted as absent.
        NotAbsent { player: String } => NotAllowed,
        /// The clock of the absent player runs.
        RunsAlready { player: String, at: At } => Duplicate,
        /// The clock runs for the other player, who is late too.
        RunsForTheOther { player: String, other: String } => NotAllowed,
        /// It is too early to start the clock of the absent.
        TooEarlyForAbsent { player: String, late: Millis, after: Millis, left: Millis } => TooEarly,
        /// There is no single countdown for the hall.
        NoCountdown => NotOffered,
        /// The hall's countdown does not run.
        CountdownNotRunning => NotAllowed,
        /// The hall's countdown has another length in this event.
        CountdownFixed { budget: Millis } => NotOffered, of_answer,
        /// A challenge of the move that was announced is not decided, and the arbiter decides it before he goes on.
        ChallengeOpen { slip: SlipId, table: TableId } => WrongPhase,
        /// The hall's countdown runs.
        CountdownRunning { left: Millis } => NotAllowed,
        /// Lateness counts from a signal that has not been given.
        NoSignal { what: super::Subject } => TooEarly,
    }
}
