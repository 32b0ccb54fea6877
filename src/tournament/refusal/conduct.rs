//! Reasons about claims, sanctions, duties.

use crate::domain::{ClaimId, DutyId, Millis, OpId, Points, Role, Round, Seq, Side, SlipId, TableId};
use crate::rules::{Claimant, Observation};
use crate::tournament::parts::ClaimOutcome;

use super::{Subject, reasons};

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
