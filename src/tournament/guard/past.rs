//! What was played in the rounds before: who met whom, and who was first.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::domain::Round;
use crate::rules::PairingRules;
use crate::tournament::state::State;

/// What was played in the rounds before.
#[derive(Default)]
pub(in crate::tournament) struct Past<'a> {
    met: BTreeMap<[&'a str; 2], Met<'a>>,
    /// Whether each was first, game by game.
    firsts: BTreeMap<&'a str, Vec<bool>>,
}

/// When two played each other last.
#[derive(Clone, Copy)]
pub(in crate::tournament) struct Met<'a> {
    pub(super) round: Round,
    pub(super) first: &'a str,
}

impl<'a> Past<'a> {
    pub(in crate::tournament) fn of(state: &'a State, rules: &PairingRules) -> Self {
        let unplayed = rules.unplayed.as_ref().map_or(&[][..], |leaf| &leaf.value);
        let mut past = Self::default();
        for game in state.games.values() {
            let awarded = game.result.as_ref().filter(|it| it.awarded);
            let [a, b] = [game.players[0].as_str(), game.players[1].as_str()];
            if b.is_empty() || awarded.is_some_and(|it| unplayed.contains(&it.how)) {
                continue;
            }
            past.met.insert(in_order([a, b]), Met { round: game.round, first: a });
            past.firsts.entry(a).or_default().push(true);
            past.firsts.entry(b).or_default().push(false);
        }
        past
    }

    /// When two played each other last, if they did.
    pub(in crate::tournament) fn met(&self, both: [&str; 2]) -> Option<Met<'a>> {
        self.met.get(&in_order(both)).copied()
    }

    /// Whether two would begin more evenly the other way round. Whoever was second twice running may be first, and
    /// whoever was first twice running second, however often they were before: so programs pair.
    pub(in crate::tournament) fn other_way_round(&self, both: [&str; 2]) -> bool {
        let [a, b] = both.map(|name| self.firsts.get(name).map_or(&[][..], Vec::as_slice));
        if a.ends_with(&[false, false]) || b.ends_with(&[true, true]) {
            return false;
        }
        match surplus(a).cmp(&surplus(b)) {
            Ordering::Greater => true,
            Ordering::Equal => a.last() == Some(&true) && b.last() == Some(&false),
            Ordering::Less => false,
        }
    }
}

/// How much more often somebody was first than second.
fn surplus(firsts: &[bool]) -> isize {
    firsts.iter().map(|first| if *first { 1 } else { -1 }).sum()
}

/// Two names, whoever was listed first.
fn in_order(both: [&str; 2]) -> [&str; 2] {
    let [a, b] = both;
    if a <= b { both } else { [b, a] }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether Anna and Beno would begin more evenly the other way round, who were first (`F`) or second (`S`) before.
    fn other_way_round(anna: &str, beno: &str) -> bool {
        let firsts = |games: &str| games.chars().map(|it| it == 'F').collect();
        let firsts = BTreeMap::from([("Anna", firsts(anna)), ("Beno", firsts(beno))]);
        Past { met: BTreeMap::new(), firsts }.other_way_round(["Anna", "Beno"])
    }

    #[test]
    fn whoever_was_first_more_often_is_second_but_never_a_third_time_running() {
        for (anna, beno) in [("F", ""), ("F", "S"), ("FS", "SS"), ("SF", "FS"), ("FSF", "SF"), ("FFS", "SFS")]
        {
            assert!(other_way_round(anna, beno), "{anna} {beno}");
            assert!(!other_way_round(beno, anna), "{beno} {anna}");
        }
        for (anna, beno) in [("", ""), ("F", "F"), ("S", "S"), ("FFSS", "S"), ("F", "SSSFF"), ("FS", "FS")] {
            assert!(!other_way_round(anna, beno), "{anna} {beno}");
        }
    }
}
