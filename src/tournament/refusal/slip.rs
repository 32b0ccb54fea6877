//! Reasons about a word challenge.

use crate::domain::{Millis, Role, SlipId, TableId};
use crate::rules::Observation;

use super::reasons;

reasons! {
    /// Why something about a word challenge may not be done.
    pub enum SlipReason {
        /// A challenge that is to be noted as refused is in time.
        InTime { table: TableId } => NotAllowed, of_answer,
        /// The regulation knows no word challenge at a table.
        NoChallenge => NoChallenge,
        /// The regulation knows no reservation; what the opponent may say instead.
        NoHold { phrase: String } => NoChallenge,
        /// Nothing is laid before the signal.
        NotBegun { table: TableId } => NotInThisPhase,
        /// The letters of the next round are read, and so much of its time is left: only a move that was announced is
        /// challenged, before the round after it.
        RoundRuns { phrase: String, left: Millis } => TooLate,
        /// What is handed in stands.
        HandedIn { table: TableId } => NotInThisPhase,
        /// A slip of the table is not decided yet.
        Undecided { slip: SlipId, table: TableId } => WrongPhase,
        /// A slip of the table is not decided yet, and the referee has it.
        UndecidedAndHandedOver { slip: SlipId, table: TableId } => WrongPhase,
        /// A slip of the table is not decided yet, and has as many words as one may have.
        UndecidedAndFull { slip: SlipId, table: TableId } => WrongPhase,
        /// A slip of the table has no word yet.
        UndecidedAndEmpty { slip: SlipId, table: TableId } => WrongPhase,
        /// The own time is over, and with it the right to challenge.
        OwnTimeOver { phrase: String, mark: Observation } => TooLate,
        /// Who ended the game with a play has challenged all that came before it, or let it pass.
        OwnLastPlay { table: TableId } => TooLate,
        /// It came before the press that it is about.
        BeforeThePress { early_ms: i64 } => NotOffered, of_answer,
        /// The play was challenged before; a measured press may tell that it is another one.
        ChallengedBefore { slip: SlipId } => NoRepeat, of_answer,
        /// A challenge was upheld, and the play lies on the board no more.
        PlayIsOff { slip: SlipId } => NoRepeat, of_answer,
        /// It came later after the press, or after the announcement of the move, than the window is long.
        TooLate { phrase: String, announced: bool, since: Option<Millis>, limit: Millis } => TooLate, of_answer,
        /// Something was seen that closes the window.
        Closed { phrase: String, mark: Observation } => TooLate, of_answer,
        /// Another station works on it.
        Claimed { slip: SlipId, station: String } => Claimed,
        /// No verdict was given yet.
        NotDecided { slip: SlipId } => WrongPhase,
        /// No list decides it, and it is with this office.
        WithOffice { slip: SlipId, office: Role } => WrongPhase,
        /// It is decided.
        Decided { slip: SlipId } => WrongPhase,
        /// It is decided, and the players were told.
        Announced { slip: SlipId } => WrongPhase,
        /// It was taken back.
        Withdrawn { slip: SlipId } => WrongPhase,
        /// Its game was awarded before it was decided.
        Moot { slip: SlipId } => WrongPhase,
        /// It has no words.
        NoWords { slip: SlipId } => WordCount,
        /// No word was written.
        NothingWritten { slip: SlipId } => WordCount, of_answer,
        /// More words than the regulation allows on one slip.
        TooManyWords { words: u32, most: u16 } => WordCount, of_answer,
        /// A word is written twice.
        WrittenTwice { word: String } => Duplicate, of_answer,
        /// Nothing was typed.
        NoLetters => BadWord, of_answer,
        /// A single letter is no word.
        SingleLetter { letter: String } => BadWord, of_answer,
        /// There is a space inside.
        SeveralWords { words: u32 } => BadWord, of_answer,
        /// What was typed, at this place, the alphabet has not got; which letter was meant where it was typed in two
        /// parts.
        NotALetter { typed: String, position: u32, alphabet: String, meant: Option<String> } => BadWord, of_answer,
        /// A letter of another script that looks like one of the alphabet's.
        LookAlike { typed: String, position: u32, script: String, meant: String } => BadWord, of_answer,
        /// Longer than the board.
        TooManyTiles { tiles: u32, longest: u8 } => BadWord, of_answer,
        /// Shorter than what may be challenged.
        TooFewTiles { word: String, tiles: u8, least: u8 } => BadWord, of_answer,
        /// No move can make it: these of its letters are more than the set has, with all of its blanks.
        NotFromTheSet { word: String, letters: String, blanks: u8 } => BadWord, of_answer,
        /// The database whose words need no challenge has it.
        InTheDatabase { word: String, list: String } => BadWord, of_answer,
        /// A word on the slip cannot be played with the tiles of the event.
        UnreadableWord { word: String } => BadWord,
        /// The spelling is not confirmed.
        SpellingNotConfirmed { slip: SlipId } => SpellingFirst,
        /// Words of this length are looked up with these systems, by others.
        LookedUpByOthers { tiles: u8, role: Role, systems: Vec<String> } => NotYourOffice,
        /// No list decides it, so that it is taken back no more: it is with this office.
        RulingAwaited { slip: SlipId, office: Role } => Irrevocable,
        /// It is taken back only where a blank changed the word.
        OnlyForBlankConflict { slip: SlipId } => Irrevocable, of_answer,
        /// It was handed over.
        HandedOver { slip: SlipId } => Irrevocable,
        /// It was handed over with so many words, and none is added or struck out.
        NumberStands { slip: SlipId, words: u32, on_it: u32 } => Irrevocable, of_answer,
        /// Nothing is taken back here.
        NeverTakenBack { slip: SlipId } => Irrevocable,
        /// Players settle nothing themselves here.
        NoSelfAcceptance => NoSelfAcceptance,
        /// Another office rules on what the lists do not decide.
        RulingOfAnother { slip: SlipId, office: Role, role: Role } => NotYourOffice,
        /// A word is ruled on twice.
        RuledTwice { word: String } => IncompleteRuling, of_answer,
        /// An open word is not ruled on.
        NotRuledOn { word: String } => IncompleteRuling, of_answer,
        /// A word is ruled on that is not open.
        NotOpen { slip: SlipId, word: String } => IncompleteRuling, of_answer,
        /// A ruling has no reasons.
        NoReasons { slip: SlipId } => IncompleteRuling, of_answer,
        /// A ruling allows a word and names no source.
        NoSource { slip: SlipId } => IncompleteRuling, of_answer,
        /// The word was ruled otherwise before, and no reasons say why it is now; where several words are ruled on,
        /// none that name it.
        ContradictsRuling { word: String, valid: bool, before: SlipId, reasons: String, several: bool }
            => ContradictsRuling, of_answer,
        /// The game is over, and with it what changes a verdict of it.
        GameOver { slip: SlipId } => TooLate,
        /// Nothing is looked up twice here.
        NeverLookedUpAgain { slip: SlipId } => TooLate,
        /// The verdict has been announced.
        NotOnceAnnounced { slip: SlipId } => TooLate,
        /// Both have counted the points and accepted the score.
        NotOnceScored { slip: SlipId } => TooLate, of_answer,
        /// Nobody changes a verdict here.
        NeverOverruled { slip: SlipId } => NotAllowed,
        /// It is a verdict of one's own.
        OwnVerdict { slip: SlipId, role: Role } => NotAllowed,
        /// Whoever would rule plays the game.
        PlaysThisGame { slip: SlipId, player: String } => NotAllowed,
        /// No verdict is mended afterwards here.
        NoLateFix => NotOffered,
        /// A verdict is mended only after the game.
        GameNotOver { slip: SlipId } => TooEarly,
        /// A verdict is mended only on the day it was given.
        OnlyTheSameDay { day: Option<String> } => TooLate,
        /// What the mover admitted has no verdict.
        NoVerdict { slip: SlipId } => Unknown,
        /// There is no verdict on this word, but on these.
        NoVerdictOn { slip: SlipId, word: String, verdicts: Vec<String> } => Unknown, of_answer,
        /// The play was mended already.
        PlayMended { slip: SlipId } => Duplicate,
        /// Every word was mended already.
        WordsMended { slip: SlipId } => Duplicate,
        /// The word was mended already.
        WordMended { slip: SlipId, word: String } => Duplicate, of_answer,
        /// The office that has to agree has not.
        NotAgreed { office: Role } => NotAllowed, of_answer,
        /// It was not said who demands it.
        NobodyDemands => MissingFact, of_answer,
        /// Somebody else may claim it: of a word that was wrongly accepted, or wrongly rejected.
        ForAnotherToClaim { player: String, accepted: bool } => NotAllowed, of_answer,
        /// No move counts so much.
        ImpossiblePoints { points: i32, most: i32 } => BadNumber, of_answer,
    }
}
