//! Reasons that hold of every command.

use crate::domain::{At, Role, Round, SlipId, TableId};
use crate::rules::Phase;

use super::{Subject, reasons};

reasons! {
    /// What holds of every command: offices, phases, questions, the journal.
    pub enum GeneralReason {
        /// The journal takes nothing.
        JournalStopped { why: String } => JournalStopped,
        /// Time went backwards.
        BeforeTheLast { at: At, last: At } => TimeOrder,
        /// The command's time is not near this computer's.
        NotNow { at: At, now: At } => TimeOrder,
        /// No event is open yet.
        NoEvent => EventState,
        /// The ruleset loaded is not the event's.
        OtherRuleset => EventState,
        /// The tile set loaded is not the event's.
        OtherTiles => EventState,
        /// The lists loaded are not the event's.
        OtherLists => EventState,
        /// Another office does this.
        NotTheirOffice { what: Subject, offices: Vec<Role>, role: Role } => NotYourOffice,
        /// Players and clocks do not do this; these offices do, or where none is named a word judge or a referee.
        ForOfficials { role: Role, offices: Vec<Role> } => NotForThisRole,
        /// Only a clock, or the console on its behalf, says this.
        ForClocks { role: Role } => NotForThisRole,
        /// The game does not stand where this is done.
        NotInPhase { what: Subject, table: TableId, now: Phase, wants: Vec<Phase> } => NotInThisPhase,
        /// There is no such table.
        NoTable { table: TableId } => Unknown,
        /// No game is played there in this round.
        NoGame { table: TableId, round: Round } => Unknown,
        /// There is no such slip.
        NoSlip { slip: SlipId } => Unknown,
        /// The ruleset has nothing of the kind by this id; these it has, each with its paragraph.
        Unheard { what: Subject, id: String, known: Vec<String>, ruleset: String } => Unknown,
        /// Nothing is asked about this; these facts are.
        NotAsked { fact: String, asked: Vec<String> } => NotAsked, of_answer,
        /// A number that the answer to a question cannot be.
        OutOfRange { text: String, fact: String, value: i64, from: i64, to: i64 } => BadNumber, of_answer,
        /// A question is not answered.
        NotAnswered { text: String, fact: String } => MissingFact, of_answer,
        /// A number that nothing asks for, and that is needed.
        NotKnown { fact: String } => MissingFact, of_answer,
        /// It cannot be worked out: a division by nothing.
        DividesByZero => MissingFact, of_answer,
        /// The regulation's condition does not hold: in its words where it has some, else the condition as it is
        /// written, with what its names stand for.
        Condition { otherwise: Option<String>, needs: String, names: Vec<String> } => NotAllowed,
        /// The same, where what it needs was said with the command.
        ConditionByAnswers { otherwise: Option<String>, needs: String, names: Vec<String> } => NotAllowed, of_answer,
        /// No reason was written.
        NoReason { what: Subject } => IncompleteRuling, of_answer,
    }
}
