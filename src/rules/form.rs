//! The list `[[form]]` and the chapter `[sheet]`: papers that the regulation asks for, with what the journal fills
//! in and what is left to a person; and what players write down besides their moves, and where.

use serde::{Deserialize, Serialize};

use super::Cited;
use super::explain::where_true;
use super::load::{IdKind, at_least_one, id, or_default};

table! {
    /// A paper that the regulation asks for: a protocol, a notice, a report. All its words are in the regulation's
    /// language, and it is printed in that. Where it shows an act there is one for each duty that arose and is done on
    /// it, else one for the event.
    pub struct Form {
        /// Its id: `final_results`.
        pub id: String = id(IdKind::Form),
        /// Its title.
        pub title: String,
        /// To whom it goes.
        pub to: String,
        /// What the journal says, in this order.
        pub shows: Vec<FormSection> = at_least_one,
        /// What only a person knows: each a label with lines to write on.
        pub lines: Vec<String> = or_default,
        /// Who signs, each on a line.
        pub signs: Vec<String> = or_default,
        /// Whether it is printed only where it is asked for by its id: most events need none.
        pub on_demand: bool = or_default => where_true,
    }
}

/// A part of a form that the journal fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FormSection {
    /// Name, days, regulation, readings, size and lists of the event.
    Event,
    /// Who held which office.
    Officials,
    /// What it is about: what was decided, when, where, on which paragraph, by whom.
    Act,
    /// Everybody who is entered, with what entries say.
    Players,
    /// The last standings, with everything that orders them.
    Standings,
    /// The games with their results, by round.
    Games,
    /// Duplicate games draw by draw: what everybody wrote, and what it counted.
    Moves,
    /// Duplicate games draw by draw: the letters with their seed, the move that was laid, and what found it.
    Draws,
    /// All sanctions, exclusions and games decided without the board.
    Sanctions,
    /// The same with the games that somebody gave up, which some regulations call forfeits too.
    Forfeits,
    /// What referees ruled on words that no list decides.
    Rulings,
    /// The highest game.
    Highest,
    /// How long somebody has, how many rounds there are, what is played with.
    Play,
    /// The orders of standings, to tick the one that is played by.
    Order,
    /// The rounds: room for when they are to begin, when they began and ended, the breaks.
    Rounds,
    /// The first three places and the highest game, with room for prizes.
    Winners,
    /// Who has paid, without what only the organiser knows.
    Paid,
    /// The games of those who play a match, with what decides it.
    Matches,
}

table! {
    /// What a score sheet has besides moves, points and totals.
    pub struct ScoreSheet {
        /// Whether whoever starts has the left column on both sheets; `None` where each player has it on his own.
        pub starter_left: Option<Cited<bool>>,
        /// Whether a box for penalty crosses stands above each name; `None` where the regulation knows none.
        pub crosses: Option<Cited<bool>>,
        /// Where both note the letter that a blank stands for; `None` where no place for it is named.
        pub blank: Option<Cited<BlankField>>,
        /// What is noted when the game is over, in this order; `None` for the tiles left, the overtime where there is
        /// any, the penalties and the final score.
        pub ends: Option<Cited<Vec<SheetEnd>>>,
    }
}

/// Where the letter of a blank is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlankField {
    /// In a field on top of the score sheet.
    Sheet,
    /// On the card of the result.
    Card,
}

/// A line at the end of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetEnd {
    /// The points of all moves.
    Sum,
    /// Points for going out.
    GoingOut,
    /// Points for the tiles left.
    TilesLeft,
    /// Points for overtime.
    Overtime,
    /// Points that penalties took.
    Penalties,
    /// The final score.
    Final,
    /// What both scored together.
    Joint,
    /// The difference of the scores.
    Difference,
    /// The highest play of the game, and whose it was.
    BestMove,
}

impl SheetEnd {
    /// Whether it is noted once for the game, and not for each player.
    pub fn of_both(self) -> bool {
        matches!(self, Self::Joint | Self::Difference | Self::BestMove)
    }
}
