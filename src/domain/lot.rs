//! Lots: what is drawn from a seed that stands in the journal, so that anybody can draw it again.
//!
//! The numbers are the output of BLAKE3 in its extendable mode over `ephor lot 1`, the seed and what is drawn, each
//! behind a zero byte, read eight bytes at a time, the lowest first. A number below `n` is the next of them that is
//! below the greatest multiple of `n`, modulo `n`.

/// Numbers that follow from a seed and from what is drawn.
pub struct Lot {
    stream: blake3::OutputReader,
}

impl Lot {
    /// The numbers of a seed, for one thing to be drawn: `seats 2`, `rack 2 7 1`.
    pub fn new(seed: &str, what: &str) -> Self {
        let mut hasher = blake3::Hasher::new();
        for part in ["ephor lot 1", seed, what] {
            hasher.update(part.as_bytes());
            hasher.update(&[0]);
        }
        Self { stream: hasher.finalize_xof() }
    }

    /// A number below another; 0 below 0 and 1.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        let whole = u64::MAX - u64::MAX % n;
        loop {
            let mut bytes = [0; 8];
            self.stream.fill(&mut bytes);
            let number = u64::from_le_bytes(bytes);
            if number < whole {
                return (number % n) as usize;
            }
        }
    }

    /// Takes so many out of a list, or all that there are, one after the other; each as likely as any other.
    pub fn take<T>(&mut self, from: &mut Vec<T>, count: usize) -> Vec<T> {
        (0..count.min(from.len())).map(|_| from.remove(self.below(from.len()))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_and_another_one_another() {
        let draw = |seed: &str, what: &str| Lot::new(seed, what).take(&mut (0..104).collect::<Vec<u8>>(), 7);
        assert_eq!(draw("a", "rack 1 1 1"), draw("a", "rack 1 1 1"));
        assert_ne!(draw("a", "rack 1 1 1"), draw("a", "rack 1 1 2"));
        assert_ne!(draw("a", "rack 1 1 1"), draw("b", "rack 1 1 1"));
        // What is one part cannot be taken for two.
        assert_ne!(draw("ab", "c"), draw("a", "bc"));
    }

    #[test]
    fn everybody_is_drawn_once_and_as_often_as_anybody() {
        let mut firsts = [0_u32; 5];
        for seed in 0..5_000 {
            let mut left: Vec<usize> = (0..5).collect();
            let drawn = Lot::new(&seed.to_string(), "seats 1").take(&mut left, 9);
            assert!(left.is_empty());
            let mut sorted = drawn.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3, 4]);
            firsts[drawn[0]] += 1;
        }
        // A thousand each, within five standard deviations.
        assert!(firsts.iter().all(|first| (860..1140).contains(first)), "{firsts:?}");
    }
}
