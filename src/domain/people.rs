//! Who did something, in which office.

use std::collections::BTreeSet;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The office in which somebody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The tournament director or organiser.
    Director,
    /// The head referee (hlavní rozhodčí, Turnierleitung, turnajový rozhodca, έφορος).
    HeadReferee,
    /// A referee who handles one incident at a table.
    Referee,
    /// The word judge at the adjudication desk.
    Judge,
    /// The players themselves, at a self-service terminal or at their table.
    Players,
    /// A table clock, or the console on its behalf.
    Clock,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Director => "director",
            Self::HeadReferee => "head referee",
            Self::Referee => "referee",
            Self::Judge => "word judge",
            Self::Players => "players",
            Self::Clock => "clock",
        })
    }
}

/// Somebody who acts: office, name if known, and the station (console) at which it happened.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Actor {
    /// The office.
    pub role: Role,
    /// The person's name; empty where nobody signed in.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The console: `desk`, `kiosk-1`.
    pub station: String,
}

impl Actor {
    /// An unnamed office holder at a station.
    pub fn new(role: Role, station: impl Into<String>) -> Self {
        Self { role, name: String::new(), station: station.into() }
    }
}

impl Role {
    /// Whether somebody in this office may act in that one: the head referee may do what a referee or a word judge
    /// may, the director what the head referee may. Nobody acts for the players or for a clock.
    pub fn may_act_as(self, office: Self) -> bool {
        let rank = |role| match role {
            Self::Director => 4,
            Self::HeadReferee => 3,
            Self::Referee => 2,
            Self::Judge => 1,
            Self::Players | Self::Clock => 0,
        };
        self == office || (rank(office) > 0 && rank(self) > rank(office))
    }
}

/// Which end of their names the given names of an event's players stand at. Lists of the federations have either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NameOrder {
    /// Nothing tells.
    #[default]
    Unknown,
    /// `Anna Nováková`.
    GivenFirst,
    /// `Nováková Anna`.
    SurnameFirst,
}

impl NameOrder {
    /// Whether nothing tells.
    pub fn is_unknown(&self) -> bool {
        *self == Self::Unknown
    }

    /// The order of these names: in a hall given names come twice more often than surnames, so they stand where there
    /// are fewer different words, by two at least: one family is no proof. Names with a comma say it themselves, those
    /// of one word say nothing. Before all that the ending of women's surnames tells, as Czech and Slovak have it.
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        let several = names.into_iter().map(str::trim).filter(|name| !name.contains(','));
        let ends = several.filter_map(|name| {
            // A title or an initial is nobody's name.
            let mut words = name.split_whitespace().filter(|word| !word.ends_with('.'));
            words.next().zip(words.next_back())
        });
        let named = |end: &str| end.contains(char::is_alphabetic);
        let ends = ends.filter(|(first, last)| named(first) && named(last));
        let (first, last): (BTreeSet<&str>, BTreeSet<&str>) = ends.unzip();
        let of_women = |ends: &BTreeSet<&str>| ends.iter().any(|end| end.ends_with("ová"));
        match (of_women(&first), of_women(&last)) {
            (false, true) => return Self::GivenFirst,
            (true, false) => return Self::SurnameFirst,
            (false, false) | (true, true) => {}
        }
        match first.len().abs_diff(last.len()) {
            0 | 1 => Self::Unknown,
            _ if first.len() < last.len() => Self::GivenFirst,
            _ => Self::SurnameFirst,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::NameOrder;

    #[test]
    fn given_names_come_twice_and_tell_where_they_stand() {
        let order = |names: &[&str]| NameOrder::of(names.iter().copied());
        let given_first = ["Jan Novák", "Jan Dvořák", "Anna Malá", "Anna Bílá"];
        let surname_first = ["Novák Jan", "Dvořák Jan", "Malá Anna", " Bílá Anna"];
        assert_eq!(order(&given_first), NameOrder::GivenFirst);
        assert_eq!(order(&surname_first), NameOrder::SurnameFirst);
        assert_eq!(order(&["Peter Horváth", "Ján Horváth", "Anna Malá"]), NameOrder::Unknown, "one family");
        assert_eq!(order(&["Player 1", "Player 2", "Player 3", "Player 4"]), NameOrder::Unknown);
        assert_eq!(order(&["Novák Jan", "Malá Anna", "Homer"]), NameOrder::Unknown);
        assert_eq!(order(&["Novák, Jan", "Dvořák, Jan"]), NameOrder::Unknown);
        assert_eq!(order(&["Kristína Vlčková-Horová", "Ján Kováč"]), NameOrder::GivenFirst);
        assert_eq!(order(&["Vlčková Kristína", "Kováč Ján"]), NameOrder::SurnameFirst);
        assert_eq!(order(&[]), NameOrder::Unknown);
    }
}
