//! Conditions: the letters that a stem must begin or end with for an affix to fit.

use super::{HunspellFault, Wrong};

/// A condition such as `[^aeiou]y`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Condition(Vec<Unit>);

/// What one letter must be.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Unit {
    Any,
    This(char),
    OneOf(Vec<char>),
    NoneOf(Vec<char>),
}

impl Unit {
    fn fits(&self, letter: char) -> bool {
        match self {
            Self::Any => true,
            Self::This(this) => *this == letter,
            Self::OneOf(these) => these.contains(&letter),
            Self::NoneOf(these) => !these.contains(&letter),
        }
    }
}

impl Condition {
    /// Reads a condition; `column` is its place in the line. `.` alone and nothing at all fit every word.
    pub(super) fn parse((column, text): (usize, &str)) -> Result<Self, Wrong> {
        if text == "." {
            return Ok(Self::default());
        }
        let mut units = Vec::new();
        let mut characters = text.chars().enumerate();
        while let Some((at, c)) = characters.next() {
            units.push(match c {
                '.' => Unit::Any,
                '[' => {
                    let mut inside = Vec::new();
                    loop {
                        match characters.next() {
                            Some((_, ']')) => break,
                            Some((_, c)) => inside.push(c),
                            None => return Err((column + at, HunspellFault::NotClosed)),
                        }
                    }
                    match inside.strip_prefix(&['^']) {
                        Some(others) => Unit::NoneOf(others.to_vec()),
                        None => Unit::OneOf(inside),
                    }
                }
                ']' => return Err((column + at, HunspellFault::NotOpened)),
                c => Unit::This(c),
            });
        }
        Ok(Self(units))
    }

    /// Whether a word begins as the condition says.
    pub(super) fn begins(&self, word: &str) -> bool {
        let mut letters = word.chars();
        self.0.iter().all(|unit| letters.next().is_some_and(|letter| unit.fits(letter)))
    }

    /// Whether a word ends as the condition says.
    pub(super) fn ends(&self, word: &str) -> bool {
        let mut letters = word.chars().rev();
        self.0.iter().rev().all(|unit| letters.next().is_some_and(|letter| unit.fits(letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_looks_at_one_end() {
        let ends = |condition, word| Condition::parse((1, condition)).expect("sound").ends(word);
        assert!(ends("[^aeiou]y", "city") && !ends("[^aeiou]y", "day") && !ends("[^aeiou]y", "y"));
        assert!(ends("[áé].ť", "zášť") && ends(".", "") && !ends("..", "a"));
        let begins = |condition, word| Condition::parse((1, condition)).expect("sound").begins(word);
        assert!(begins("Ü", "Übung") && !begins("[^Ü]", "Übung"));
        assert_eq!(Condition::parse((9, "a[b")).expect_err("open").0, 10);
        assert_eq!(Condition::parse((9, "ab]")).expect_err("closed").0, 11);
    }
}
