//! Reasons about claims, sanctions, duties and guided procedures, and about powers over clocks and their orders.

use super::{Subject, reasons};
use crate::domain::{
    At, ClaimId, ClockId, DutyId, Millis, OpId, Points, Role, Round, RunId, Seq, Side, SlipId, TableId,
};
use crate::rules::{Claimant, ClockPower, Observation};
use crate::tournament::parts::ClaimOutcome;

reasons! {
    /// Why something about claims, sanctions, duties may not be done.
    pub enum ConductReason {
        /// There is no such duty.
        NoDuty { duty: DutyId } => Unknown,
        /// There is no such claim.
        NoClaim { claim: ClaimId } => Unknown,
        /// The claim is decided.
        ClaimDecided { claim: ClaimId } => WrongPhase,
        /// The claim was taken back.
        ClaimTakenBack { claim: ClaimId } => WrongPhase,
        /// There is nothing in the entry that can be taken back.
        NothingToTakeBack { entry: Seq } => Unknown,
        /// What the players were told is not changed any more.
        AnnouncedStands => Irrevocable, of_answer,
        /// What was noted later rests on it.
        EntryRestsOnIt { entry: Seq } => WrongPhase,
        /// A slip rests on it.
        SlipRestsOnIt { slip: SlipId } => WrongPhase,
        /// The game's result rests on it.
        ResultRestsOnIt { table: TableId } => WrongPhase,
        /// The results of the duplicate game rest on it, which are announced: its board stands.
        ResultsRestOnIt => WrongPhase,
        /// The final results rest on it.
        FinalResultsRestOnIt => WrongPhase,
        /// Nobody can say whether the clock has done what was ordered with it.
        OrderInDoubt { op: OpId } => NotAllowed,
        /// Nobody sits at the side that it would be about.
        NobodyAtSide { side: Side, table: TableId } => Unknown,
        /// It is not for them to speak up, but for these.
        NotTheirClaim { name: String, claimant: Claimant, may: Vec<Claimant> } => NotYourOffice,
        /// It is said while another time runs: in one's own, or in the opponent's.
        OtherTimeRuns { name: String, runs: Side, own: bool } => NotAllowed, of_answer,
        /// What must have been seen was not.
        NotSeen { name: String, mark: Observation } => NotAllowed, of_answer,
        /// It came before the press, by so many milliseconds.
        BeforePress { ms: i64 } => NotOffered, of_answer,
        /// It came later after the press than it may.
        LateAfterPress { name: String, since: Option<Millis>, limit: Millis } => TooLate, of_answer,
        /// What ends the right to speak up was seen.
        LateBySight { name: String, mark: Observation } => TooLate, of_answer,
        /// Who ended the game with a play has spoken up about all that came before it, or let it pass.
        OwnLastPlay { name: String, table: TableId } => TooLate,
        /// The same claim is open.
        SameClaim { name: String, claim: ClaimId, table: TableId } => Duplicate,
        /// Another claim that stops the game is open.
        OtherClaim { claim: ClaimId, table: TableId } => WrongPhase,
        /// An admission does not settle it.
        AdmissionSettlesNothing { name: String, decides: Role } => NoSelfAcceptance,
        /// A person decides whether it is so, and did not say.
        OutcomeNotSaid { claim: ClaimId } => IncompleteRuling, of_answer,
        /// The numbers that were said with the claim decide it otherwise.
        OtherwiseByNumbers { name: String, outcome: ClaimOutcome, numbers: Vec<String> } => NotAllowed,
        /// What was said goes against the numbers.
        AgainstNumbers { name: String, outcome: ClaimOutcome, numbers: Vec<String> } => NotAllowed, of_answer,
        /// Nobody of this name is entered.
        NotEntered { player: String } => Unknown,
        /// The player plays on no more.
        PlaysNoMore { player: String, round: Round, why: String } => NotAllowed,
        /// The player has no game in this round, and it is for one who has.
        HasNoGame { name: String, player: String, round: Round } => NotInThisPhase,
        /// A play counts at most what its player has.
        CountsMoreThanAll { player: String, counted: Points, scored: Points } => BadNumber, of_answer,
        /// What follows is about a player, and nobody sits there.
        FollowsForNobody => MissingFact,
        /// What follows counts in a game, and the player plays none.
        FollowsInGame { player: String } => MissingFact,
        /// It was answered that the player has no game under way, and they have.
        PlaysNow { player: String, table: TableId } => NotAllowed, of_answer,
        /// It was answered that so many of something were counted for the player, and they were not.
        NotCounted { player: String, asked: String } => NotAllowed, of_answer,
        /// The ruleset names something that it does not have.
        RulesetLacks { what: Subject, id: String } => Unknown,
        /// The counters of the ruleset lead to each other without end.
        EndlessCounters { threshold: String } => NotAllowed,
        /// What should follow does not: the game is lost by an award already.
        NothingFollows { name: String, table: TableId } => Doubt(NothingFollows), of_answer,
        /// The answer is another than what stands in the journal: so many turns are owed.
        OwesOtherwise { player: String, asked: String, owed: u16 } => Doubt(AgainstJournal), of_answer,
        /// Whoever decides plays in the game.
        OwnGame { player: String, table: TableId } => Doubt(OwnGame), of_answer,
    }
}

reasons! {
    /// Why something about guided procedures may not be done.
    pub enum ProcedureReason {
        /// There is no procedure with this number.
        NoRun { run: RunId } => Unknown,
        /// It is about one of the players, and none was named.
        NoSideNamed { name: String } => MissingFact, of_answer,
        /// Nobody sits at the side that it would be about.
        NobodyThere { name: String } => MissingFact,
        /// It is about neither player alone, and one was named.
        AboutNeither { name: String } => NotAsked, of_answer,
        /// It is how another system works than those that the organiser chose.
        NotChosen { name: String, systems: Vec<String> } => NotOffered,
        /// It is under way.
        UnderWay { name: String, table: TableId, run: RunId } => Duplicate,
        /// It is over.
        Over { run: RunId } => WrongPhase,
        /// Another step is next, or it has no such step.
        NotNext { name: String, step: u16, has: bool, next: u16, text: String } => TooEarly, of_answer,
    }
}

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
        NoSignal { what: Subject } => TooEarly,
    }
}
