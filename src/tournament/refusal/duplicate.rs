//! Reasons about a duplicate game that is played from the console.

use crate::domain::{Millis, Points, SlipId, TableId};

use crate::tournament::move_text::MoveFault;

use super::reasons;

reasons! {
    /// Why something about a duplicate game may not be done.
    pub enum DuplicateReason {
        /// The regulation knows no such game.
        NoDuplicate { ruleset: String } => NotOffered,
        /// No game is played: none has begun, or play has not.
        NotPlayed => NotInThisPhase,
        /// The game is over.
        Over { end: String } => NotInThisPhase,
        /// A claim has won the draw, and its move is not laid yet.
        ClaimToLay { slip: SlipId, table: TableId, word: String } => Unfinished,
        /// With what has been laid and handed in the game is at its end, which is still to be said.
        AtItsEnd { end: String } => NotInThisPhase,
        /// The game is not over yet.
        NotOver => TooEarly,
        /// No letters have been drawn.
        NothingDrawn => TooEarly,
        /// There is no such draw.
        NoDraw { draw: u16, last: u16 } => Unknown, of_answer,
        /// Nobody has this number.
        NoNumber { table: TableId } => Unknown, of_answer,
        /// Whoever has this number has left.
        HasLeft { table: TableId, from: u16 } => NotAllowed, of_answer,
        /// The best move of the last draw is not announced.
        NoMaster { draw: u16 } => TooEarly, of_answer,
        /// The time of this draw has begun: its letters stand.
        TimeBegun { draw: u16 } => TooLate,
        /// The time of this draw has not begun.
        TimeNotBegun { draw: u16 } => TooEarly,
        /// The time is not over.
        TimeRuns { left: Millis } => TooEarly,
        /// The letters of this draw were drawn from the seed.
        NotTyped { draw: u16 } => NotAllowed, of_answer,
        /// A slip counts, or may count once it is ruled on: the letters are not changed.
        SlipCounts { table: TableId, word: String } => NotAllowed,
        /// Nothing to draw from, and no letters were typed.
        NoSeed => MissingFact, of_answer,
        /// Another seed than the game's.
        OtherSeed => NotOffered, of_answer,
        /// A sign that is no letter of the game.
        NoLetter { sign: String } => BadWord, of_answer,
        /// Another number of letters than a rack has now.
        WrongNumber { letters: u8, wants: u8 } => BadNumber, of_answer,
        /// Letters that the bag cannot give.
        NotInBag { letters: Vec<String> } => NotAllowed, of_answer,
        /// Letters that stay on the rack and are not among these.
        NotKept { letters: Vec<String> } => NotAllowed, of_answer,
        /// The final board has other points.
        OtherBoard { board: Points } => BadNumber, of_answer,
        /// No rack can have as many vowels and consonants as are asked for.
        NoRackHas { vowels: u8, consonants: u8, needs: u8 } => NotAllowed,
        /// A slip of this number was entered.
        HandedInAlready { table: TableId, draw: u16, word: String } => Duplicate, of_answer,
        /// No offence for which a slip is annulled.
        NotAnnulling { offence: String, known: Vec<String> } => NotOffered, of_answer,
        /// It is annulled already.
        AnnulledAlready { table: TableId, draw: u16 } => Duplicate, of_answer,
        /// The move cannot be laid.
        BadMove { word: String, faults: Vec<MoveFault> } => BadWord, of_answer,
        /// A list says that the word is none.
        BadMasterWord { word: String } => BadWord, of_answer,
        /// A slip scores more.
        SlipScoresMore { table: TableId, word: String, score: Points, best: Points } => NotAllowed, of_answer,
        /// A claim about this draw is not decided.
        ClaimOpen { slip: SlipId, table: TableId } => Unfinished,
        /// Another move was announced.
        MasterAlready { draw: u16, word: String } => Duplicate, of_answer,
        /// None of the ends holds.
        NoEndYet { kept: u8, bag: u8 } => NotAllowed,
        /// This end does not hold; another one does.
        OtherEnd { end: String } => NotAllowed, of_answer,
        /// A claim of a number that wrote nothing that can be laid.
        NothingWritten { table: TableId, draw: u16 } => NotAllowed,
        /// A claim of a word that is shorter than those that may be claimed.
        ClaimTooShort { word: String, least: u8 } => NotAllowed,
        /// A claim of a word that scores no more than the move that was announced.
        ClaimScoresNoMore { word: String, score: Points, best: Points } => NotAllowed,
        /// A claim of a word that does not stand on the slip of whoever claims it; those that do and may be claimed.
        NotOnSlip { table: TableId, word: String, written: Vec<String> } => BadWord, of_answer,
        /// A slip that was entered before the time ended is not late.
        GivenInBefore { table: TableId, draw: u16 } => NotAllowed, of_answer,
        /// The end of the game was said.
        EndSaid { end: String } => TooLate,
        /// What was said to be the end does not hold by what was entered since.
        EndHoldsNoMore { end: String } => Unfinished,
        /// Words on slips that nobody has ruled on.
        WordsOpen { words: Vec<String> } => Unfinished,
        /// The results are announced.
        Announced => WrongPhase,
        /// The results were announced on another day, and are not put right any more.
        ResultsStand { day: Option<String> } => TooLate,
        /// Results of this game are worked out from its slips.
        WorkedOut => NotAllowed,
        /// Slips of this game are annulled draw by draw.
        AnnulByDraw => NotAllowed,
    }
}
