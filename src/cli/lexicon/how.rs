//! How a source was read: for the manifest in English, for whoever brings it in in their own language.

use crate::lexicon::{CharsetGround, WordColumn};
use crate::locale::{Locale, Value};

use super::said::yes;

/// The character set of a text, and who said so.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReadAs {
    pub(super) encoding: &'static str,
    pub(super) told: CharsetGround,
}

impl ReadAs {
    fn said(self, locale: &Locale) -> String {
        let told = match self.told {
            CharsetGround::Mark => "mark",
            CharsetGround::Name => "name",
            CharsetGround::Letters => "letters",
        };
        locale.with("import-set", &[("set", self.encoding.into()), ("told", told.into())])
    }
}

/// How a source was read.
#[derive(Debug)]
pub(super) enum How {
    /// As words between white space.
    Words(ReadAs),
    /// As so many blocks, each below its letter.
    Blocks(usize, ReadAs),
    /// By a column, below a heading or not.
    Column(WordColumn, bool, ReadAs),
    /// As a dictionary.
    Hunspell {
        encoding: &'static str,
        entries: u64,
        /// Whether there were compounds, which are not made.
        compounds: bool,
    },
}

impl How {
    pub(super) fn said(&self, locale: &Locale) -> String {
        match self {
            Self::Words(read_as) => {
                locale.with("import-how-words", &[("set", (&read_as.said(locale)).into())])
            }
            Self::Blocks(blocks, read_as) => {
                let set = read_as.said(locale);
                locale.with("import-how-blocks", &[("count", Value::from(*blocks)), ("set", (&set).into())])
            }
            Self::Column(column, headed, read_as) => {
                let set = read_as.said(locale);
                let set = ("set", (&set).into());
                let column = match column {
                    WordColumn::First => return locale.with("import-how-first", &[set]),
                    WordColumn::Number(number) => number.to_string(),
                    WordColumn::Name(name) => format!("{name:?}"),
                };
                let values = [("column", (&column).into()), ("headed", yes(*headed)), set];
                locale.with("import-how-column", &values)
            }
            Self::Hunspell { encoding, entries, compounds } => {
                let values = [
                    ("set", (*encoding).into()),
                    ("count", Value::from(*entries)),
                    ("compounds", yes(*compounds)),
                ];
                locale.with("import-how-hunspell", &values)
            }
        }
    }
}
