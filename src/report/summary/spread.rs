//! How long things took: the middle, the slow tenth, the longest; and how many waited at a time.

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{At, Millis};

use super::{Challenge, Stamp};

/// How lengths of time spread. Each figure is one of the lengths measured (nearest rank), none is made up between two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Spread {
    /// How many were measured.
    pub count: usize,
    /// Half took no longer, in milliseconds.
    pub median_ms: Option<Millis>,
    /// Nine in ten took no longer.
    pub p90_ms: Option<Millis>,
    /// The longest.
    pub longest_ms: Option<Millis>,
}

impl Spread {
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
pub struct Waiting {
    /// From when.
    pub at: Stamp,
    /// How many.
    pub count: usize,
}

/// The length of the queue over the day: every change of it. What was decided and looked up again waits only once.
pub(super) fn queue<'c>(
    challenges: impl Iterator<Item = &'c Challenge>,
    withdrawn: impl Fn(&Challenge) -> Option<At>,
) -> Vec<Waiting> {
    let mut moves: Vec<(At, i64)> = Vec::new();
    for it in challenges {
        moves.push((it.raised_at.0, 1));
        moves.extend(it.left_queue().or_else(|| withdrawn(it)).map(|at| (at, -1)));
    }
    moves.sort_unstable();
    let mut line: Vec<Waiting> = Vec::new();
    let mut waiting = 0_i64;
    for (at, by) in moves {
        waiting += by;
        let count = usize::try_from(waiting).unwrap_or_default();
        match line.last_mut() {
            Some(last) if last.at.0 == at => last.count = count,
            _ => line.push(Waiting { at: Stamp(at), count }),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_one_of_the_lengths_that_were_measured() {
        let of = |all: &[i64]| Spread::of(all.iter().map(|it| Millis(*it)));
        let ten = of(&[10, 1, 2, 9, 3, 8, 4, 7, 5, 6]);
        assert_eq!(ten.count, 10);
        assert_eq!([ten.median_ms, ten.p90_ms, ten.longest_ms], [5, 9, 10].map(|it| Some(Millis(it))));
        let three = of(&[30, 10, 20]);
        assert_eq!([three.median_ms, three.p90_ms], [20, 30].map(|it| Some(Millis(it))));
        assert_eq!(of(&[7]).median_ms, Some(Millis(7)));
        assert_eq!(of(&[]), Spread::default());
    }
}
