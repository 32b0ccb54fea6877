//! Whether a round is paired as the regulation wants it, by what was played in the rounds before.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use crate::domain::Round;
use crate::rules::{Cited, Demand, PairingRules, Serves};
use crate::tournament::command::{Pairing, Player, StartRound};
use crate::tournament::event::{Pending, Unfinished};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::mispaired::Mispaired;
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::score;
use crate::tournament::state::State;

/// A round that is to begin, and what was played before it.
struct Paired<'a> {
    ctx: DecisionCtx<'a>,
    rules: &'a PairingRules,
    round: &'a StartRound,
    entries: BTreeMap<&'a str, &'a Player>,
    past: PastGames<'a>,
}

/// What is wrong with a pairing, in one respect.
type PairingCheck<'a> = fn(&Paired<'a>) -> Vec<Mispaired>;

impl<'a> DecisionCtx<'a> {
    /// What of a pairing is not as the regulation wants it, where the round may begin so for a reason.
    ///
    /// # Errors
    /// Where it may not.
    pub(super) fn may_pair(&self, round: &'a StartRound) -> Result<Vec<Unfinished>, Refusal> {
        let Some(rules) = &self.law.ruleset.pairing else { return Ok(Vec::new()) };
        let entries = self.state.players.iter().map(|player| (player.name.as_str(), player)).collect();
        let paired = Paired { ctx: *self, rules, round, entries, past: PastGames::of(self.state, rules) };
        let demands: [(Option<&Cited<Demand>>, PairingCheck<'a>); 13] = [
            (rules.alone.as_ref(), Paired::opposite),
            (rules.paid.as_ref(), Paired::unpaid),
            (rules.minors.as_ref().map(|it| &it.guarded), Paired::minors),
            (rules.family.as_ref().map(|it| &it.apart), Paired::family),
            (rules.lower_first.as_ref(), Paired::lower_second),
            (rules.highest_second.as_ref(), Paired::highest_first),
            (rules.rounds_kept.as_ref(), Paired::rounds),
            (rules.met_before.as_ref(), Paired::met_before),
            (rules.starts.as_ref(), Paired::starts),
            (rules.match_starts.as_ref(), Paired::begins_again),
            (rules.one_bye.as_ref(), Paired::byes),
            (rules.second_bye.as_ref(), Paired::byes_again),
            (rules.everybody.as_ref(), Paired::left_out),
        ];
        let (mut left, mut wrong, mut by) = (Vec::new(), Vec::new(), None);
        for (demand, check) in demands {
            let Some(demand) = demand else { continue };
            let faults = || check(&paired).into_iter().map(|fault| Pending::Pairing { fault });
            match demand.value {
                Demand::Never => {}
                Demand::UnlessReason => {
                    left.extend(faults().map(|what| Unfinished { what, cite: Some(demand.cite.clone()) }));
                }
                Demand::Always => {
                    let faults = faults();
                    wrong.extend(faults);
                    by = by.or((!wrong.is_empty()).then_some(&demand.cite));
                }
            }
        }
        // All of it at once, by the paragraph of the first.
        match by {
            Some(cite) => Err(Refusal::by(RoundReason::WronglyPaired { wrong }, cite)),
            None => Ok(left),
        }
    }
}

impl<'a> Paired<'a> {
    /// The players of each game, `A` first.
    fn games(&self) -> impl Iterator<Item = (&'a Pairing, [&'a str; 2])> {
        let games = self.round.pairings.iter().filter(|pairing| !pairing.b.is_empty());
        games.map(|pairing| (pairing, [pairing.a.as_str(), pairing.b.as_str()]))
    }

    fn opposite(&self) -> Vec<Mispaired> {
        let fault = |(pairing, [a, b]): (&Pairing, [&str; 2])| Mispaired::Opposite {
            table: pairing.table,
            a: a.to_owned(),
            b: b.to_owned(),
        };
        self.games().map(fault).collect()
    }

    fn met_before(&self) -> Vec<Mispaired> {
        let met = self.games().filter_map(|(pairing, both)| {
            let (table, a, b) = (pairing.table, pairing.a.clone(), pairing.b.clone());
            Some(Mispaired::MetBefore { table, a, b, round: self.past.met(both)?.round })
        });
        met.collect()
    }

    fn starts(&self) -> Vec<Mispaired> {
        let wrong = self.games().filter(|(_, both)| self.past.other_way_round(*both));
        let fault = |(pairing, [first, second]): (&Pairing, [&str; 2])| Mispaired::Starts {
            table: pairing.table,
            first: first.to_owned(),
            second: second.to_owned(),
        };
        wrong.map(fault).collect()
    }

    fn begins_again(&self) -> Vec<Mispaired> {
        let before = Round(self.round.round.0.saturating_sub(1));
        let again = self.games().filter_map(|(pairing, both)| {
            let last = self.past.met(both).filter(|it| it.round == before && it.first == both[0])?;
            let first = last.first.to_owned();
            Some(Mispaired::BeginsAgain { table: pairing.table, first, round: last.round })
        });
        again.collect()
    }

    /// Everybody who takes part in the round, with a table or without an opponent.
    fn playing(&self) -> impl Iterator<Item = &'a Player> {
        let at_tables = self.round.pairings.iter().flat_map(|pairing| [&pairing.a, &pairing.b]);
        at_tables.chain(&self.round.byes).filter_map(|name| self.entries.get(name.as_str()).copied())
    }

    /// Where the entries say of anybody that he has paid, or has not, they say it of everybody; where they do not, the
    /// organiser keeps that elsewhere.
    fn unpaid(&self) -> Vec<Mispaired> {
        if self.entries.values().all(|player| player.paid.is_none()) {
            return Vec::new();
        }
        let unpaid = self.playing().filter(|player| player.paid != Some(true));
        unpaid.map(|player| Mispaired::Unpaid { player: player.name.clone() }).collect()
    }

    fn minors(&self) -> Vec<Mispaired> {
        let Some(rule) = &self.rules.minors else { return Vec::new() };
        let faults = self.playing().filter_map(|it| {
            let (player, age) = (it.name.clone(), it.age.filter(|age| *age < rule.of_age.value)?);
            let from = rule.from.value;
            if age < from {
                return Some(Mispaired::TooYoung { player, age, from });
            }
            it.guardian.trim().is_empty().then_some(Mispaired::Unguarded { player, age })
        });
        faults.collect()
    }

    fn family(&self) -> Vec<Mispaired> {
        let Some(rule) = &self.rules.family else { return Vec::new() };
        let last = rule.last.value;
        let after = |rounds: u16| self.round.round.0.saturating_add(last) > rounds;
        let by_number = self.rules.rounds.as_ref().is_some_and(|rounds| after(rounds.value));
        if last == 0 || !(by_number || self.round.last) {
            return Vec::new();
        }
        let mark = |name: &str| self.entries.get(name).map(|it| it.family.trim()).filter(|it| !it.is_empty());
        let close = self.games().filter(|(_, [a, b])| mark(a).is_some_and(|own| mark(b) == Some(own)));
        let fault = |(pairing, [a, b]): (&Pairing, [&str; 2])| Mispaired::Family {
            table: pairing.table,
            a: a.to_owned(),
            b: b.to_owned(),
        };
        close.map(fault).collect()
    }

    fn rounds(&self) -> Vec<Mispaired> {
        let Some(rounds) = self.rules.rounds.as_ref().map(|leaf| leaf.value) else { return Vec::new() };
        let round = self.round.round.0;
        // Where everybody meets everybody it is over when they have.
        let players = self.ctx.state.players.len();
        let meetings = u16::try_from((players + players % 2).saturating_sub(1)).unwrap_or(u16::MAX);
        let enough = if self.ctx.law.ruleset.all_meet(players) { rounds.min(meetings) } else { rounds };
        let otherwise = round > rounds || self.round.last && round < enough;
        if otherwise { vec![Mispaired::Rounds { rounds }] } else { Vec::new() }
    }

    /// Nobody's where nobody has any.
    fn rating(&self, name: &str) -> Option<u16> {
        if self.entries.values().all(|player| player.rating.is_none()) {
            return None;
        }
        let newcomer = self.rules.newcomer.as_ref().map(|leaf| leaf.value);
        self.entries.get(name)?.rating.or(newcomer)
    }

    fn lower_second(&self) -> Vec<Mispaired> {
        if !self.is_first_round() {
            return Vec::new();
        }
        let wrong = self.games().filter(|(pairing, [first, second])| {
            let ratings = self.rating(first).zip(self.rating(second));
            pairing.table.0 % 2 == 1 && ratings.is_some_and(|(first, second)| first > second)
        });
        let fault = |(pairing, [first, second]): (&Pairing, [&str; 2])| Mispaired::LowerSecond {
            table: pairing.table,
            first: first.to_owned(),
            second: second.to_owned(),
        };
        wrong.map(fault).collect()
    }

    /// Of several who are rated highest the regulation does not say who is.
    fn highest_first(&self) -> Vec<Mispaired> {
        if !self.is_first_round() {
            return Vec::new();
        }
        let plays = self.entries.keys().filter(|name| !self.is_excluded(name));
        let mut ratings: Vec<(u16, &str)> =
            plays.filter_map(|name| Some((self.rating(name)?, *name))).collect();
        ratings.sort_unstable_by(|one, other| other.cmp(one));
        let highest = match ratings.as_slice() {
            [(_, only)] => *only,
            [(first, name), (second, _), ..] if first > second => *name,
            _ => return Vec::new(),
        };
        let wrong = self.games().filter(|(_, [first, _])| *first == highest);
        let fault = |(pairing, [first, _]): (&Pairing, [&str; 2])| Mispaired::HighestFirst {
            table: pairing.table,
            first: first.to_owned(),
        };
        wrong.map(fault).collect()
    }

    fn is_first_round(&self) -> bool {
        self.round.round == Round(1)
    }

    fn byes(&self) -> Vec<Mispaired> {
        let players = self.round.byes.clone();
        if players.len() > 1 { vec![Mispaired::Byes { players }] } else { Vec::new() }
    }

    fn byes_again(&self) -> Vec<Mispaired> {
        let Some(bye) = score::serving(&self.ctx.law.ruleset, Serves::Bye) else { return Vec::new() };
        let again = self.round.byes.iter().filter_map(|player| {
            let mut given = self.ctx.state.byes.iter().rev();
            let before = given
                .find(|it| it.player == *player && it.award == bye.value.id && it.round < self.round.round)?;
            Some(Mispaired::ByeAgain { player: player.clone(), round: before.round })
        });
        again.collect()
    }

    fn left_out(&self) -> Vec<Mispaired> {
        let StartRound { pairings, byes, missed, .. } = self.round;
        let at_tables = pairings.iter().flat_map(|pairing| [&pairing.a, &pairing.b]);
        let named: BTreeSet<&String> = at_tables.chain(byes).chain(missed).collect();
        let entered = self.ctx.state.players.iter().map(|player| &player.name);
        let plays = |name: &&String| !named.contains(name) && !self.is_excluded(name);
        let players: Vec<String> = entered.filter(plays).cloned().collect();
        if players.is_empty() { Vec::new() } else { vec![Mispaired::LeftOut { players }] }
    }

    fn is_excluded(&self, player: &str) -> bool {
        self.ctx.excluded_from(player, self.round.round).is_some()
    }
}

/// What was played in the rounds before.
#[derive(Default)]
struct PastGames<'a> {
    met: BTreeMap<[&'a str; 2], Met<'a>>,
    /// Whether each was first, game by game.
    firsts: BTreeMap<&'a str, Vec<bool>>,
}

/// When two played each other last.
#[derive(Clone, Copy)]
struct Met<'a> {
    round: Round,
    first: &'a str,
}

impl<'a> PastGames<'a> {
    pub(super) fn of(state: &'a State, rules: &PairingRules) -> Self {
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
    fn met(&self, both: [&str; 2]) -> Option<Met<'a>> {
        self.met.get(&in_order(both)).copied()
    }

    /// Whether two would begin more evenly the other way round. Whoever was second twice running may be first, and
    /// whoever was first twice running second, however often they were before: so programs pair.
    fn other_way_round(&self, both: [&str; 2]) -> bool {
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
        PastGames { met: BTreeMap::new(), firsts }.other_way_round(["Anna", "Beno"])
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
