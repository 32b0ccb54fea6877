//! Flags: how a dictionary writes them.

use super::{HunspellFault, Wrong};

/// A flag, whichever way it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Flag(u64);

/// How flags are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum FlagKind {
    /// A character each, after the file's bytes have become characters: by default, and with `FLAG UTF-8`.
    #[default]
    Character,
    /// Two characters each: `FLAG long`.
    Long,
    /// Numbers with commas: `FLAG num`.
    Number,
}

impl FlagKind {
    /// The kind that a `FLAG` line names.
    pub(super) fn named(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "utf-8" | "char" | "short" => Some(Self::Character),
            "long" => Some(Self::Long),
            "num" => Some(Self::Number),
            _ => None,
        }
    }

    /// Puts the flags of a field in place of what `into` held; `column` is the place of the field.
    pub(super) fn read(self, (column, text): (usize, &str), into: &mut Vec<Flag>) -> Result<(), Wrong> {
        into.clear();
        match self {
            Self::Character => into.extend(text.chars().map(|c| Flag(c.into()))),
            Self::Long => {
                let mut characters = text.chars();
                while let Some(first) = characters.next() {
                    let Some(second) = characters.next() else {
                        let what = HunspellFault::HalfFlag { half: first };
                        return Err((column + text.chars().count() - 1, what));
                    };
                    into.push(Flag(u64::from(first) << 32 | u64::from(second)));
                }
            }
            Self::Number => {
                let mut at = column;
                for part in text.split(',').filter(|_| !text.is_empty()) {
                    let Ok(number) = part.parse::<u16>() else {
                        return Err((at, HunspellFault::NoFlag { text: part.to_owned() }));
                    };
                    into.push(Flag(number.into()));
                    at += part.chars().count() + 1;
                }
            }
        }
        Ok(())
    }

    /// The only flag of a field.
    pub(super) fn one(self, (column, text): (usize, &str)) -> Result<Flag, Wrong> {
        let mut flags = Vec::new();
        self.read((column, text), &mut flags)?;
        match flags[..] {
            [flag] => Ok(flag),
            _ => Err((column, HunspellFault::NotOne { text: text.to_owned() })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(kind: FlagKind, text: &str) -> Result<usize, usize> {
        let mut flags = Vec::new();
        kind.read((5, text), &mut flags).map(|()| flags.len()).map_err(|wrong| wrong.0)
    }

    #[test]
    fn three_ways_to_write_flags() {
        assert_eq!(count(FlagKind::Character, "Ačé"), Ok(3));
        assert_eq!(count(FlagKind::Long, "AaBb"), Ok(2));
        assert_eq!(count(FlagKind::Long, "AaB"), Err(7));
        assert_eq!(count(FlagKind::Number, "1,65535"), Ok(2));
        assert_eq!(count(FlagKind::Number, "12,x"), Err(8));
        assert_eq!(count(FlagKind::Number, ""), Ok(0));
        assert!(FlagKind::Character.one((1, "AB")).is_err());
        assert_eq!(FlagKind::Number.one((1, "65")), FlagKind::Character.one((1, "A")));
    }
}
