//! What a console needs of the world around it, besides its station and its journal.

use crate::domain::{At, Millis, Role, TableId};
use crate::radio::Radio;
use crate::station::{FoundMoves, KnownClocks, Station};
use crate::tournament::{DuplicateGame, LoadedRules, MoveText, State};
use crate::tui::{NewPin, PairingFileProblem, PairingFileSeat, PinAnswer, PreferenceChange};

/// Reads the file of pairings at a path as somebody typed it; what is wrong is said in the language with this tag.
pub type ReadPairings = fn(&str, &str) -> Result<Vec<PairingFileSeat>, PairingFileProblem>;

/// An event's folder, as a running console needs it besides the journal.
pub trait Folder {
    /// Looks at what has changed since the last time.
    fn look(&mut self) -> LookedThrough;

    /// Keeps how far each clock's frames have been heard. What cannot be kept is heard anew after a restart.
    fn keep(&mut self, station: &Station);
}

/// Keeps what time it is at an event, for processes that start later.
pub trait KeepsTime {
    /// Keeps it, where it is not kept yet; the time of the event was corrected by so much in all.
    fn keep(&mut self, corrected: Millis);
}

/// The PINs of an event's offices.
pub trait Pins {
    /// The offices that have one.
    fn offices(&mut self) -> Vec<Role>;

    /// Whether this is an office's PIN. One that is not is counted.
    fn opens(&mut self, office: Role, pin: &str, now: At) -> PinAnswer;

    /// Gives an office this PIN, or none any more; or why not.
    fn set(&mut self, new: &NewPin) -> Result<(), String>;
}

/// What has changed in an event's folder.
#[derive(Default)]
pub struct LookedThrough {
    /// The radio, which is this console's from now on.
    pub radio: Option<Box<dyn Radio>>,
    /// From now on this console brings orders to clocks.
    pub duty: bool,
    /// What the event knows of its clocks.
    pub known: Option<KnownClocks>,
}

/// What a person sets for every console on a machine.
pub trait Preferences {
    /// Keeps a change; where, or why not.
    fn keep(&mut self, change: &PreferenceChange) -> Result<String, String>;
}

/// What leads a duplicate game besides its rules: chance, and the search for the best move.
pub trait BestMoves {
    /// A seed that nobody could have chosen; none where the machine gives none.
    fn seed(&mut self) -> Option<String>;

    /// What the player of a number writes for the last draw, in a simulated hall: the higher the number, the more moves
    /// he chooses among; none where he finds nothing in time.
    fn writes(&mut self, law: &LoadedRules, game: &DuplicateGame, number: TableId) -> Option<MoveText>;

    /// The best moves of the last draw; none where there is no list to search.
    fn find(&mut self, law: &LoadedRules, state: &State, game: &DuplicateGame) -> Option<FoundMoves>;
}
