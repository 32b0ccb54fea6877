//! Whether a round is paired as the regulation wants it.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use crate::domain::Round;
use crate::rules::{Cited, Demand, Excluded, PairingRules, Serves};
use crate::tournament::command::{Pairing, StartRound};
use crate::tournament::event::{Pending, Unfinished};
use crate::tournament::mispaired::Mispaired;
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::score;
use crate::tournament::state::State;

use super::DecisionCtx;

/// A round that is to begin, and what was played before it.
struct Paired<'a> {
    ctx: DecisionCtx<'a>,
    round: &'a StartRound,
    past: Past<'a>,
}

/// What is wrong with a pairing, in one respect.
type Check<'a> = fn(&Paired<'a>) -> Vec<Mispaired>;

impl<'a> DecisionCtx<'a> {
    /// What of a pairing is not as the regulation wants it, where the round may begin so for a reason.
    ///
    /// # Errors
    /// Where it may not.
    pub(in crate::tournament) fn may_pair(&self, round: &'a StartRound) -> Result<Vec<Unfinished>, Refusal> {
        let Some(rules) = &self.law.ruleset.pairing else { return Ok(Vec::new()) };
        let paired = Paired { ctx: *self, round, past: Past::of(self.state, rules) };
        let demands: [(&Option<Cited<Demand>>, Check<'a>); 6] = [
            (&rules.met_before, Paired::met_before),
            (&rules.starts, Paired::starts),
            (&rules.match_starts, Paired::begins_again),
            (&rules.one_bye, Paired::byes),
            (&rules.second_bye, Paired::byes_again),
            (&rules.everybody, Paired::left_out),
        ];
        let mut left = Vec::new();
        for (demand, check) in demands {
            let Some(demand) = demand else { continue };
            let faults = || check(&paired).into_iter().map(|fault| Pending::Pairing { fault });
            match demand.value {
                Demand::Never => {}
                Demand::UnlessReason => {
                    left.extend(faults().map(|what| Unfinished { what, cite: Some(demand.cite.clone()) }));
                }
                Demand::Always => {
                    let wrong: Vec<Pending> = faults().collect();
                    if !wrong.is_empty() {
                        return Err(Refusal::by(RoundReason::WronglyPaired { wrong }, &demand.cite));
                    }
                }
            }
        }
        Ok(left)
    }
}

impl<'a> Paired<'a> {
    /// The players of each game, `A` first.
    fn games(&self) -> impl Iterator<Item = (&'a Pairing, [&'a str; 2])> {
        let games = self.round.pairings.iter().filter(|pairing| !pairing.b.is_empty());
        games.map(|pairing| (pairing, [pairing.a.as_str(), pairing.b.as_str()]))
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

    fn byes(&self) -> Vec<Mispaired> {
        let players = self.round.byes.clone();
        if players.len() > 1 { vec![Mispaired::Byes { players }] } else { Vec::new() }
    }

    fn byes_again(&self) -> Vec<Mispaired> {
        let Some(bye) = score::serving(&self.ctx.law.ruleset, Serves::Bye) else { return Vec::new() };
        let again = self.round.byes.iter().filter_map(|player| {
            let mut given = self.ctx.state.byes.iter().rev();
            let before = given.find(|it| it.player == *player && it.award == bye.value.id)?;
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
        self.ctx.state.exclusion(player).is_some_and(|it| match it.from {
            Excluded::Event => true,
            Excluded::Round => it.round == self.round.round,
        })
    }
}

/// What was played in the rounds before.
#[derive(Default)]
struct Past<'a> {
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

impl<'a> Past<'a> {
    fn of(state: &'a State, rules: &PairingRules) -> Self {
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
