//! Reasons about results and awards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{ClaimId, Millis, Points, Round, RunId, Side, SlipId, TableId};

use super::reasons;

/// Why a result is no longer corrected as a matter of course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "closure", rename_all = "snake_case")]
pub enum Closure {
    /// What both wrote is corrected together.
    Together,
    /// It is not corrected at all.
    Never,
    /// It is signed.
    Signed,
    /// It is handed in.
    HandedIn,
    /// The next round has been paired.
    Paired {
        /// Which.
        round: Round,
    },
    /// So much after the end of the last round is over.
    LastRoundOver {
        /// How much.
        grace: Millis,
    },
}

reasons! {
    /// Why something about results and awards may not be done.
    pub enum ResultReason {
        /// The sheets are not signed by both.
        NotSigned => NotAllowed, of_answer,
        /// The game has its result.
        HasResult { table: TableId } => NotInThisPhase,
        /// No move is circled, so no playoff has begun.
        NoMoveCircled { table: TableId } => TooEarly,
        /// The game has its result, and another one counts instead only within the round's time, which is over.
        PlayedTooLate { table: TableId, gone: Millis, limit: Millis } => TooLate,
        /// The final results are signed, and nothing changes them any more.
        ResultsSigned => TooLate,
        /// The game was awarded, or its result follows from slips: there are no sheets of it.
        NoSheets { table: TableId, round: Round } => WrongPhase,
        /// The final results are not complete: this game has no result, or its sheets are not handed in.
        NotComplete { table: TableId, round: Round, sheets: bool } => Unfinished,
        /// A word challenge of the game is not decided.
        SlipOpen { slip: SlipId, table: TableId } => WrongPhase,
        /// A claim of the game is not decided.
        ClaimOpen { claim: ClaimId, table: TableId, offence: String } => WrongPhase,
        /// A procedure of the game is not over.
        RunOpen { run: RunId, table: TableId, name: String } => WrongPhase,
        /// No sum of a sheet is like that.
        NoSuchSheet { score: Points, side: Side, most: i32 } => BadNumber, of_answer,
        /// No rack is worth that.
        NoSuchRack { rack: Points, side: Side, most: i32 } => BadNumber, of_answer,
        /// No overtime is that long.
        NoSuchOvertime { over: i64, side: Side } => BadNumber, of_answer,
        /// No highest play counts that.
        NoSuchBest { side: Side, most: i32 } => BadNumber, of_answer,
        /// No final score is like that.
        NoSuchScore { score: Points, most: i32 } => BadNumber, of_answer,
        /// It was not said who moved last.
        NoLastMover => MissingFact, of_answer,
        /// It was not said who went out.
        NobodyOut => MissingFact, of_answer,
        /// Whoever went out has tiles left.
        OutWithTiles => BadNumber, of_answer,
        /// The console counts no tiles left at this end.
        CountsNoTiles => NotAsked, of_answer,
        /// Final sums were entered, and beside them what is in them already.
        InFinalSums => NotAsked, of_answer,
        /// The regulation asks not when overtime arose.
        OvertimeIsOvertime => NotOffered, of_answer,
        /// Whoever ended the game has no overtime from after its end.
        EndedItThemselves { player: String } => NotAllowed, of_answer,
        /// After the end one clock runs on at most.
        RanOnForBoth => NotAllowed, of_answer,
        /// So much overtime ends the game: it is awarded, by one of these.
        TooMuchOvertime {
            player: String, over: Millis, beyond: Millis, most: Millis, awards: Vec<String>, free: bool,
        } => NotAllowed, of_answer,
        /// What is awarded for too much overtime is for more than that.
        SurvivesOvertime { over: Millis, most: Millis } => NotAllowed, of_answer,
        /// So much overtime is more than all the time since the round began.
        OverBeyondRound { over: Millis, gone: Millis } => BadNumber, of_answer,
        /// The game has its result, and it says other points than those played.
        OtherScores { table: TableId, a: Points, b: Points } => BadNumber, of_answer,
        /// A game between two seldom has such sums, and nobody has said that they are meant.
        UnusualSums { table: TableId, a: Points, b: Points } => Doubt(UnusualSums), of_answer,
        /// The game has penalties, of these points, and nobody has said that they are in its sums.
        PenaltiesInSums { table: TableId, a: Points, b: Points } => Doubt(PenaltiesInSums), of_answer,
        /// The game has this result, and nobody has said that another one between the two counts instead.
        ResultReplaced { table: TableId, a: Points, b: Points } => Doubt(ResultReplaced), of_answer,
        /// The game has this result, and nobody has said that the award takes its place.
        AwardOverResult { table: TableId, a: Points, b: Points } => Doubt(ResultReplaced), of_answer,
        /// A verdict in the game was not announced, and nobody has said that it is over all the same.
        VerdictNotAnnounced { table: TableId, slip: SlipId } => Doubt(VerdictNotAnnounced), of_answer,
        /// Whoever was excluded wins the game no more that was under way.
        WinsNoMore { player: String, why: String } => NotAllowed, of_answer,
        /// The game has no result yet.
        NoResultYet { table: TableId, round: Round } => NotInThisPhase,
        /// No game was played there in that round.
        NoGamePlayed { table: TableId, round: Round } => Unknown,
        /// The result stands.
        Stands { why: Closure } => TooLate,
        /// What is signed stands; only what was entered otherwise than it is signed is put right.
        SignedStands => TooLate, of_answer,
        /// It is awarded whatever the result is, and takes the place of none.
        AwardedBeside { name: String } => NotAllowed, of_answer,
        /// The game was awarded, and the award gives other points.
        AwardGivesOther { name: String, table: TableId } => NotAllowed, of_answer,
        /// It is corrected only where both ask for it.
        BothMustAgree { why: Closure } => NotAllowed, of_answer,
        /// The game was awarded already.
        AlreadyAwarded { name: String, table: TableId, how: String } => Duplicate,
        /// The game is one of an earlier round, and over.
        EarlierGame { name: String, table: TableId, round: Round } => NotInThisPhase,
        /// The game has begun with both: only somebody who is noted as absent loses it so.
        NobodyMissed { name: String, table: TableId } => NotInThisPhase,
        /// What is handed in stands.
        HandedInStands { name: String, table: TableId } => NotInThisPhase,
        /// It was not said who loses.
        NoLoserNamed { name: String } => MissingFact, of_answer,
        /// Nobody was paired at the side that would lose.
        NoLoserThere { name: String, side: Side } => MissingFact,
        /// It goes against both, or against nobody: no side is named.
        NoSideLoses { name: String, both: bool } => MissingFact, of_answer,
        /// It is for whoever sits at no table in a round, and comes with the pairings.
        OnlyWithoutTable { name: String } => NotOffered,
        /// It only follows from something else, such as these sanctions.
        OnlyFollows { name: String, from: Vec<String> } => NotOffered,
        /// Neither player came in time: another award is for that.
        NeitherCame { award: String } => NotAllowed,
        /// The one who would get the game is not there either.
        WinnerNotThere { player: String } => NotAllowed,
        /// The round's time has not begun to run.
        RoundTimeNotBegun => TooEarly,
        /// The game had its result in time.
        OverInTime { gone: Millis, limit: Millis } => NotAllowed,
        /// The round's time is not over.
        RoundTimeRuns { gone: Millis, limit: Millis, left: Millis } => TooEarly,
    }
}
