//! Reasons about the event itself: its law, lists, players, clocks.

use crate::domain::{At, ClockId, Millis, Role, Seq, TableId};

use super::{Subject, reasons};

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
