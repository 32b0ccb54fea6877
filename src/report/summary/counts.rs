//! Challenges by player, round, table, judge, list and word: how many, how they ended; how long they took and how
//! many waited at a time.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::Stamp;
use super::back::Decider;
use super::challenge::Challenge;
use crate::domain::{At, Millis};
use crate::tournament::SlipEnding;

/// Challenges that have something in common.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Count {
    /// What they have in common: a name, a number, a word.
    pub name: String,
    /// All of them.
    pub all: usize,
    /// The play was wrong, by a verdict.
    pub upheld: usize,
    /// The play stood.
    pub rejected: usize,
    /// The mover admitted it.
    pub conceded: usize,
    /// They were taken back.
    pub withdrawn: usize,
    /// Their game was awarded before anybody decided them.
    pub moot: usize,
    /// They are not decided.
    pub open: usize,
    /// From the press to the first decision.
    pub waited: DurationSpread,
}

impl Count {
    /// How many of a hundred that were judged were upheld; none where none was judged.
    pub fn rate(&self) -> Option<f64> {
        let judged = self.upheld + self.rejected;
        (judged > 0).then(|| 100.0 * small(self.upheld) / small(judged))
    }

    fn of(name: String, challenges: &[&Challenge]) -> Self {
        let ended = |how: SlipEnding| challenges.iter().filter(|it| it.ended == how).count();
        Self {
            name,
            all: challenges.len(),
            upheld: ended(SlipEnding::Upheld),
            rejected: ended(SlipEnding::Rejected),
            conceded: ended(SlipEnding::Conceded),
            withdrawn: ended(SlipEnding::Withdrawn),
            moot: ended(SlipEnding::Moot),
            open: ended(SlipEnding::Open),
            waited: DurationSpread::of(challenges.iter().filter_map(|it| it.waited_ms)),
        }
    }
}

/// No event has so many challenges that this loses any.
fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Challenges of one player's plays, and those that he raised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OfPlayer {
    /// Those that he raised.
    pub raised: Count,
    /// Those of his own plays.
    pub against: Count,
}

/// Challenges that somebody decided last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OfJudge {
    /// Who.
    pub by: Decider,
    /// They.
    pub count: Count,
}

/// All challenges by what they have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Counts")]
pub struct ChallengeCounts {
    /// All together.
    pub event: Count,
    /// By player.
    pub players: Vec<OfPlayer>,
    /// By round.
    pub rounds: Vec<Count>,
    /// By table.
    pub tables: Vec<Count>,
    /// By who decided.
    pub judges: Vec<OfJudge>,
    /// By list and edition: a challenge counts once for each list that decided one of its words.
    pub lists: Vec<Count>,
    /// By word: a challenge counts once for each of its words.
    pub words: Vec<Count>,
}

impl ChallengeCounts {
    /// Of these challenges; every player is named, also who has none.
    pub(super) fn of(challenges: &[&Challenge], players: &[String]) -> Self {
        let raised = groups(challenges, |it| vec![it.challenger.as_str()]);
        let against = groups(challenges, |it| vec![it.mover.as_str()]);
        let count = |all: &BTreeMap<&str, Vec<&Challenge>>, name: &String| {
            Count::of(name.clone(), all.get(name.as_str()).map_or(&[][..], Vec::as_slice))
        };
        let of = |name| OfPlayer { raised: count(&raised, name), against: count(&against, name) };
        Self {
            event: Count::of(String::new(), challenges),
            players: players.iter().map(of).collect(),
            rounds: by(challenges, |it| vec![it.round]),
            tables: by(challenges, |it| vec![it.table]),
            judges: groups(challenges, |it| it.decided_by.iter().cloned().collect())
                .into_iter()
                .map(|(by, all)| OfJudge { count: Count::of(String::new(), &all), by })
                .collect(),
            lists: by(challenges, |it| {
                let lists = it.words.iter().filter_map(|word| word.list.as_ref());
                let mut named: Vec<String> =
                    lists.map(|list| format!("{} {}", list.name, list.edition)).collect();
                named.sort_unstable();
                named.dedup();
                named
            }),
            words: by(challenges, |it| {
                let mut words: Vec<&String> = it.words.iter().map(|word| &word.word).collect();
                words.sort_unstable();
                words.dedup();
                words.into_iter().cloned().collect()
            }),
        }
    }
}

/// Counts by what is in common, in its order.
fn by<K: Ord + ToString>(challenges: &[&Challenge], keys: impl Fn(&Challenge) -> Vec<K>) -> Vec<Count> {
    let all = groups(challenges, keys).into_iter();
    all.map(|(key, all)| Count::of(key.to_string(), &all)).collect()
}

fn groups<'c, K: Ord>(
    challenges: &[&'c Challenge],
    keys: impl Fn(&'c Challenge) -> Vec<K>,
) -> BTreeMap<K, Vec<&'c Challenge>> {
    let mut groups: BTreeMap<K, Vec<&Challenge>> = BTreeMap::new();
    for it in challenges.iter().copied() {
        for key in keys(it) {
            groups.entry(key).or_default().push(it);
        }
    }
    groups
}

/// How lengths of time spread. Each figure is one of the lengths measured (nearest rank), none is made up between two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Spread")]
pub struct DurationSpread {
    /// How many were measured.
    pub count: usize,
    /// Half took no longer, in milliseconds.
    pub median_ms: Option<Millis>,
    /// Nine in ten took no longer.
    pub p90_ms: Option<Millis>,
    /// The longest.
    pub longest_ms: Option<Millis>,
}

impl DurationSpread {
    /// Of lengths in any order.
    pub fn of(lengths: impl IntoIterator<Item = Millis>) -> Self {
        let mut all: Vec<Millis> = lengths.into_iter().collect();
        all.sort_unstable();
        let rank = |tenths: usize| all.get((all.len() * tenths).div_ceil(10).saturating_sub(1)).copied();
        Self { count: all.len(), median_ms: rank(5), p90_ms: rank(9), longest_ms: all.last().copied() }
    }
}

/// How many challenges waited for their decision, from this moment on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Waiting")]
pub struct QueueLength {
    /// From when.
    pub at: Stamp,
    /// How many.
    pub count: usize,
}

/// The length of the queue over the day: every change of it. What was decided and looked up again waits only once.
pub(super) fn queue_lengths<'c>(
    challenges: impl Iterator<Item = &'c Challenge>,
    withdrawn: impl Fn(&Challenge) -> Option<At>,
) -> Vec<QueueLength> {
    let mut moves: Vec<(At, i64)> = Vec::new();
    for it in challenges {
        moves.push((it.raised_at.0, 1));
        moves.extend(it.left_queue().or_else(|| withdrawn(it)).map(|at| (at, -1)));
    }
    moves.sort_unstable();
    let mut line: Vec<QueueLength> = Vec::new();
    let mut waiting = 0_i64;
    for (at, by) in moves {
        waiting += by;
        let count = usize::try_from(waiting).unwrap_or_default();
        match line.last_mut() {
            Some(last) if last.at.0 == at => last.count = count,
            _ => line.push(QueueLength { at: Stamp(at), count }),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_one_of_the_lengths_that_were_measured() {
        let of = |all: &[i64]| DurationSpread::of(all.iter().map(|it| Millis(*it)));
        let ten = of(&[10, 1, 2, 9, 3, 8, 4, 7, 5, 6]);
        assert_eq!(ten.count, 10);
        assert_eq!([ten.median_ms, ten.p90_ms, ten.longest_ms], [5, 9, 10].map(|it| Some(Millis(it))));
        let three = of(&[30, 10, 20]);
        assert_eq!([three.median_ms, three.p90_ms], [20, 30].map(|it| Some(Millis(it))));
        assert_eq!(of(&[7]).median_ms, Some(Millis(7)));
        assert_eq!(of(&[]), DurationSpread::default());
    }
}
