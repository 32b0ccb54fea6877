//! Reasons about the event and its rounds: law, lists, players, clocks, pairings, presence, the signal, lost turns.

use super::{Subject, reasons};
use crate::domain::{At, ClockId, Millis, OpId, Role, Round, Seq, Side, SlipId, TableId};
use crate::rules::{Excluded, LateBase};
use crate::tournament::parts::Pending;

reasons! {
    /// Why something about a round: pairings, presence, the signal, lost turns may not be done.
    pub enum RoundReason {
        /// The round being played was started as the last one.
        LastRoundOver { round: Round } => EventState,
        /// No round has begun.
        NoneBegun => EventState,
        /// Another round is next.
        NotNextRound { round: Round, before: Round, next: Round } => EventState, of_answer,
        /// Too little time has gone since the last game, and nobody says why.
        TooSoonAfter { gone: Millis, before: Round, next: Round, left: Millis } => TooEarly, of_answer,
        /// Something before it is not finished: this, and so much more.
        NotOver { next: Round, left: Vec<Pending>, more: u16 } => Unfinished, of_answer,
        /// The first round begins later than it may be put off, and nobody says why.
        PutOffTooLong { by: Millis, most: Millis } => NotAllowed, of_answer,
        /// It is not paired as the regulation wants it, and nobody says why: this, and so much more.
        NotSoPaired { next: Round, left: Vec<Pending>, more: u16 } => NotAllowed, of_answer,
        /// It is not paired as the regulation wants it, whatever anybody says.
        WronglyPaired { wrong: Vec<Pending> } => NotAllowed, of_answer,
        /// The regulation knows no tables under supervision.
        NoSupervision { table: TableId } => NotOffered, of_answer,
        /// Nobody plays at the table that is to be supervised.
        NobodySupervised { table: TableId } => Unknown, of_answer,
        /// A round takes some time.
        NoTimeForRound { usual: Millis } => BadNumber, of_answer,
        /// The regulation limits no round.
        RoundNotLimited => NotOffered, of_answer,
        /// No round gets another time than the regulation's.
        RoundTimeFixed { usual: Millis } => NotOffered, of_answer,
        /// A table is paired twice.
        TableTwice { table: TableId } => Duplicate, of_answer,
        /// The event has no such table.
        NoSuchTable { table: TableId } => Unknown, of_answer,
        /// Nobody of this name is entered: at a table, without an opponent, or missing the round.
        NotEntered { player: String, table: Option<TableId>, bye: bool } => Unknown, of_answer,
        /// A player is named twice.
        PlayerTwice { player: String, round: Round } => Duplicate, of_answer,
        /// A player was excluded.
        PlayerExcluded { player: String, from: Excluded, round: Round, why: String } => NotAllowed, of_answer,
        /// A player has withdrawn from the event and not come back.
        HasWithdrawn { player: String } => NotAllowed, of_answer,
        /// A player who is to come back has not withdrawn.
        HasNotWithdrawn { player: String } => Duplicate, of_answer,
        /// Who was missing is corrected only of a game that was lost by it.
        NotLostByAbsence { table: TableId, round: Round } => WrongPhase,
        /// Nobody is left who could withdraw.
        NobodyStays => EventState,
        /// Nobody has withdrawn.
        NobodyWithdrew => EventState,
        /// The regulation has a sanction that does it, and says what follows.
        WithdrawsBySanction { name: String } => NotOffered,
        /// No round is being played, or all its games have their results.
        NoRoundToJoin { round: Round } => EventState,
        /// Everybody plays the same letters at the same time.
        NobodyJoins => NotOffered,
        /// A game of this round is played at the table, or was.
        TableInUse { table: TableId } => Duplicate, of_answer,
        /// Something has happened at the table, or its game is the only one of the round.
        PlayedThere { table: TableId } => WrongPhase,
        /// A player has a game in this round.
        HasGame { player: String, table: TableId } => Duplicate, of_answer,
        /// A player has a bye in this round, or something else that stands for a game.
        HasBye { player: String, name: String } => Duplicate, of_answer,
        /// Everybody has a game or a bye in this round.
        EverybodyPlays { round: Round } => EventState,
        /// The award is for games that are played at a table.
        OnlyAtTable { name: String } => NotOffered, of_answer,
        /// Nobody else is without a game.
        NobodyElse { player: String } => EventState,
        /// Whoever has no opponent has a bye here.
        NoOpponent { player: String, table: TableId } => NotOffered, of_answer,
        /// The pairing cannot have been drawn later than now.
        DrawnLater { at: At, now: At } => TimeOrder, of_answer,
        /// A signal begins the round, and no clock.
        SignalBegins => NotOffered, of_answer,
        /// A round begins once it is paired, and within a day.
        BeginsThen { at: At, drawn: At } => TimeOrder, of_answer,
        /// No pairing was drawn so long ago, and no signal given.
        LongAgo { at: At } => TimeOrder, of_answer,
        /// What happened cannot be later than now.
        RedatedLater { at: At, now: At } => TimeOrder, of_answer,
        /// No signal is given before the pairing is published.
        SignalBeforePairing { signal: At, drawn: At } => TimeOrder, of_answer,
        /// Nobody starts the clock of whoever is not there before it is due.
        StartedTooEarly { at: At, due: At } => TimeOrder, of_answer,
        /// A moment is put right by some time.
        RedatedByNothing => BadNumber, of_answer,
        /// No game is being played whose times are counted from it.
        NothingToRedate { what: Subject } => EventState,
        /// The regulation counts no lateness.
        NoLateness => NotOffered, of_answer,
        /// Lateness is not counted from there, but from one of these.
        NoSuchBase { bases: Vec<LateBase> } => NotOffered, of_answer,
        /// The regulation says nothing of what players get without an opponent.
        NothingForThem { players: Vec<String> } => NotOffered, of_answer,
        /// Games do not begin together on a signal here.
        NoSignalHere => NotOffered,
        /// There is no game to start.
        NothingToStart => EventState,
        /// The signal was given.
        SignalGiven { round: Round } => EventState,
        /// What everybody is to hear is not due yet.
        SignalTooEarly { signal: String, left: Millis } => TooEarly,
        /// What everybody is to hear was given, or nothing asks for it now.
        SignalNotDue { signal: String } => EventState,
        /// Nobody was paired there.
        NobodyPaired { side: Side, table: TableId } => Unknown,
        /// The player is noted as absent already.
        AbsentAlready { player: String } => Duplicate,
        /// The player has played: there is a slip of the game.
        HasPlayed { player: String, slip: SlipId } => NotAllowed,
        /// Something was claimed or begun about the player in this game.
        WasAtTable { player: String, what: String } => Doubt(AgainstJournal), of_answer,
        /// The player was late and has come.
        CameLate { player: String } => Duplicate,
        /// The player is not noted as absent, and need not be noted as there.
        NotMissed { player: String } => NotAllowed,
        /// Nobody can say whether the player's clock was started.
        StartInDoubt { player: String, op: OpId } => NotAllowed,
        /// The player owes no turn.
        OwesNoTurn { player: String } => NotAllowed,
        /// The regulation knows no playoff, so no move is circled.
        NoPlayoff => NotOffered,
        /// No move has the number 0.
        NoMoveZero => BadNumber, of_answer,
        /// A move is circled already.
        CircledAlready { number: u16, last: u16 } => Duplicate,
        /// The round's time is not over.
        RoundRuns { gone: Millis, limit: Millis, left: Millis } => TooEarly,
        /// Lateness loses nothing of a player who was not noted as absent.
        WasNotAbsent { player: String } => NotAllowed,
        /// Nobody has said that the player's clock runs, and it is on it that lateness counts.
        ClockNotStarted { player: String } => NotAllowed,
        /// The player was noted as absent, and nobody has noted since that they came.
        StillAbsent { player: String, table: TableId } => NotAllowed,
        /// The player came in time; exactly the limit is, or is not.
        CameInTime { player: String, late: Millis, limit: Millis, exactly: bool } => NotAllowed,
        /// The player came too late, and the game is lost for that; exactly the limit is too late, or is not.
        CameTooLate { player: String, late: Millis, limit: Millis, exactly: bool } => NotAllowed,
        /// The player is not late enough yet; exactly the limit is, or is not.
        NotLateEnough { player: String, late: Millis, limit: Millis, left: Millis, exactly: bool } => TooEarly,
        /// The game was decided because somebody was not there: it was never begun.
        NeverBegun { name: String } => NotInThisPhase,
        /// Seats are not drawn by lot where two sit at a table.
        NoSeatsByLot => NotOffered, of_answer,
        /// There are fewer tables than players.
        TooFewSeats { tables: u16, players: u16 } => NotAllowed,
        /// The seats that are named are not those that the lot gives.
        OtherSeats => NotAllowed, of_answer,
        /// No list decides any word, and these may be adopted only before the first round.
        NoListDecides { lists: Vec<String> } => Doubt(NoListDecides), of_answer,
    }
}

reasons! {
    /// Why something about the event itself: its law, lists, players, clocks may not be done.
    pub enum SetupReason {
        /// The law that an event wants cannot be loaded: what is wrong, and what to do.
        LawNotLoaded { what: String, help: String } => NotOffered,
        /// The journal holds an event already.
        OpenAlready { name: String } => EventState,
        /// The event wants another ruleset than the console has loaded.
        RulesetNotLoaded { wanted: String, loaded: String } => NotOffered, of_answer,
        /// The event wants another tile set than the console has loaded.
        TilesNotLoaded { wanted: String, loaded: String } => NotOffered, of_answer,
        /// The event reads a question otherwise than the ruleset loaded.
        ReadingNotLoaded { question: String, reading: String } => NotOffered, of_answer,
        /// The regulation does not offer the tile set, but these.
        TilesNotOffered { wanted: String, offered: Vec<String> } => NotOffered, of_answer,
        /// The regulation does not offer the time budget, but these.
        BudgetNotOffered { wanted: Millis, offered: Vec<Millis> } => NotOffered, of_answer,
        /// The regulation does not offer the time budget, but these and any in between two.
        BudgetOutOfRange { wanted: Millis, offered: Vec<Millis>, from: Millis, to: Millis } => NotOffered, of_answer,
        /// The organiser does not choose the systems that look words up: these serve.
        SystemsNotChosen { known: Vec<String> } => NotOffered, of_answer,
        /// The regulation knows no such system, but these.
        NoSuchSystem { system: String, known: Vec<String> } => NotOffered, of_answer,
        /// A system is named twice.
        SystemTwice { system: String } => Duplicate, of_answer,
        /// These systems look words up by another reading of a question than the one in force.
        SystemsReadOtherwise { systems: Vec<String>, question: String, wanted: String, reading: String }
            => NotOffered, of_answer,
        /// There is no time zone of this name; the nearest is.
        NoSuchZone { zone: String, near: Option<String> } => NotOffered, of_answer,
        /// The hall is in that zone already.
        SameZone { zone: String } => Duplicate, of_answer,
        /// The clock of no console is ahead of the time that counts by that, but by this; less than nothing where it is
        /// behind.
        NotOffByThat { by: Millis, ahead: Millis } => NotOffered, of_answer,
        /// A player has no name.
        PlayerWithoutName => Unknown, of_answer,
        /// Two players have one name.
        PlayerTwice { player: String } => Duplicate, of_answer,
        /// Nobody of this name is entered.
        NotEntered { player: String } => Unknown, of_answer,
        /// The player has a place in what was decided, and stays in the event.
        TookPart { player: String } => EventState, of_answer,
        /// There is no such clock profile, but these.
        NoSuchProfile { profile: String, known: Vec<String> } => NotOffered, of_answer,
        /// A clock with a radio has a number, and no other has.
        NumberAndProfile { profile: String } => NotOffered, of_answer,
        /// The clock stands elsewhere.
        ClockElsewhere { clock: ClockId, table: TableId } => Duplicate, of_answer,
        /// The word lists are fixed since then.
        ListsFixed { what: Subject, since: At } => ListsFrozen,
        /// The list is not installed; these could be adopted.
        ListNotInstalled { list: String, there: Vec<String> } => Unknown,
        /// The list is in another language; these could be adopted.
        ListOfOtherLanguage { list: String, language: String, event: String, there: Vec<String> } => NotOffered,
        /// Nothing of the list could be played; these could be adopted.
        NothingPlayable { list: String, there: Vec<String> } => NotOffered,
        /// The list is adopted.
        AdoptedAlready { list: String } => Duplicate,
        /// Every length of which the list speaks is decided without it.
        NothingLeftToDecide { list: String } => Duplicate,
        /// The list speaks of words of other lengths.
        OtherLengths { list: String, from: u8, to: u8, shortest: u8, longest: u8 } => NotOffered, of_answer,
        /// Another list decides these lengths alone.
        DecidedAlone { list: String, other: String, from: u8, to: u8 } => Duplicate, of_answer,
        /// By the regulation the list decides some of these lengths.
        DecidedByRegulation { list: String } => Duplicate, of_answer,
        /// The list is not adopted; these are.
        NotAdopted { list: String, adopted: Vec<String> } => Unknown,
        /// The ruleset has no such order of standings, but these.
        NoSuchOrder { order: String, known: Vec<String> } => Unknown,
        /// The formula of the order has other constants: these.
        OtherConstants { order: String, constants: Vec<String> } => Unknown, of_answer,
        /// There is no such entry of the journal to be signed; this one is the last.
        NothingToSign { entry: Seq, last: Seq } => Unknown, of_answer,
        /// Only officials sign.
        OfficialsSign { role: Role } => NotForThisRole, of_answer,
    }
}
