//! Chapter `[pairing]`: what is asked of a round's pairing before the round begins. Who plays whom is drawn in a
//! pairing program; what is typed or pasted from it is checked here.

use serde::{Deserialize, Serialize};

use super::Cited;
use super::load::across::IdKind;
use super::load::diagnostics::Diagnostics;
use super::load::parse::TableReader;

table! {
    /// What is asked of a pairing. What the regulation does not ask for is left out.
    pub struct PairingRules {
        /// Everybody plays on a board of his own: nobody sits opposite.
        pub alone: Option<Cited<Demand>>,
        /// Two who have played each other in the event are not paired again.
        pub met_before: Option<Cited<Demand>>,
        /// The awards of games that were not played: those two have not met, and neither has begun.
        pub unplayed: Option<Cited<Vec<String>>>,
        /// Of two, the one who was first less often is first; of equals not the one who was first the last time.
        pub starts: Option<Cited<Demand>>,
        /// What being named first means for the two of a game.
        pub first: Option<Cited<FirstNamed>>,
        /// Two who play a match of several games, one round after the other, begin in turn.
        pub match_starts: Option<Cited<Demand>>,
        /// Not more than one player of a round has no opponent.
        pub one_bye: Option<Cited<Demand>>,
        /// Nobody has no opponent a second time.
        pub second_bye: Option<Cited<Demand>>,
        /// Everybody who is entered and not excluded is paired, has no opponent, or is named as missing the round.
        pub everybody: Option<Cited<Demand>>,
        /// At odd tables of the first round the lower rated of the two is first.
        pub lower_first: Option<Cited<Demand>>,
        /// The highest rated of all is not first in the first round.
        pub highest_second: Option<Cited<Demand>>,
        /// The rating of whoever has none yet.
        pub newcomer: Option<Cited<u16>>,
        /// How many rounds there are, where that is fixed.
        pub rounds: Option<Cited<u16>>,
        /// No round follows the last of them, and none before it is the last.
        pub rounds_kept: Option<Cited<Demand>>,
        /// Only who has paid is paired, where the entries say who has.
        pub paid: Option<Cited<Demand>>,
        /// Relatives and close persons.
        pub family: Option<FamilyRule>,
        /// Players who are not of age.
        pub minors: Option<MinorsRule>,
    }
    check awards_are_there(unplayed);
}

table! {
    /// Relatives and close persons, whom a mark in their entries joins.
    pub struct FamilyRule {
        /// They do not meet in the last rounds.
        pub apart: Cited<Demand>,
        /// In how many of them.
        pub last: Cited<u16>,
    }
}

table! {
    /// Players who are not of age.
    pub struct MinorsRule {
        /// They play from some age on, and only where a parent or guardian has consented and is present.
        pub guarded: Cited<Demand>,
        /// The age in years from which they play.
        pub from: Cited<u8>,
        /// The age in years from which somebody is of age.
        pub of_age: Cited<u8>,
    }
}

/// What the one of two who is named first has by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstNamed {
    /// He begins.
    Begins,
    /// He chooses whether to begin, or how the board lies.
    Chooses,
    /// Nothing: who begins is drawn for at the table.
    Nothing,
}

/// How strictly something is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Demand {
    /// The round does not begin otherwise.
    Always,
    /// It begins otherwise for a reason that stands in the journal.
    UnlessReason,
    /// It is not asked for.
    Never,
}

pub(in crate::rules) fn awards_are_there(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    unplayed: Option<&Option<Cited<Vec<String>>>>,
) {
    for award in unplayed.into_iter().flatten().flat_map(|leaf| &leaf.value) {
        diagnostics.refers(IdKind::Award, award, &chapter.at("unplayed"));
    }
}
