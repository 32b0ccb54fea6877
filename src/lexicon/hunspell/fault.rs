//! What can be wrong in the two files of a dictionary.

/// What is wrong at a place of a dictionary, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HunspellFault {
    /// The first line of the `.dic` is no number.
    #[error("the number of words is missing: give the .dic and the .aff of one dictionary")]
    NoCount,
    /// There are fewer entries than its first line promises.
    #[error("{declared} entries are promised and {found} are there, so it is cut off: copy it again")]
    CutOff {
        /// As the first line says.
        declared: usize,
        /// As counted.
        found: usize,
    },
    /// There is no end to its forms.
    #[error("more than {most} forms: the dictionary is damaged, take another copy")]
    TooMany {
        /// More than any language has.
        most: u64,
    },
    /// Flags are written in no known way.
    #[error("{name:?} is no kind of flags: write long, num or UTF-8")]
    FlagKind {
        /// As `FLAG` names it.
        name: String,
    },
    /// It puts two prefixes on one word.
    #[error("two prefixes on one word are not expanded: this dictionary cannot be imported")]
    TwoPrefixes,
    /// A class does not begin where one must.
    #[error(
        "{text:?} stands where a class begins with Y or N: there are more rules than its first line says"
    )]
    NoClass {
        /// What stands there.
        text: String,
    },
    /// A class does not say how many rules it has.
    #[error("{text:?} is no number of rules")]
    NoNumber {
        /// What stands there.
        text: String,
    },
    /// A class has fewer rules than it says.
    #[error(
        "{left} rules fewer than the first line of the class says: the .aff is cut off or damaged, copy it again"
    )]
    Fewer {
        /// How many are missing.
        left: usize,
    },
    /// A number that stands for no flags.
    #[error("{text:?} is none of the {known} numbers under AF")]
    NoAlias {
        /// What stands there.
        text: String,
        /// How many there are.
        known: usize,
    },
    /// A flag of two characters has one.
    #[error("{half} is half a flag: with FLAG long each flag has two characters")]
    HalfFlag {
        /// The one.
        half: char,
    },
    /// A flag that is a number is none.
    #[error("{text:?} is no flag: with FLAG num flags are numbers up to 65535 with commas between")]
    NoFlag {
        /// What stands there.
        text: String,
    },
    /// None or several stand where one flag belongs.
    #[error("{text:?} is not one flag: check which FLAG the .aff has")]
    NotOne {
        /// What stands there.
        text: String,
    },
    /// A bracket that is not closed.
    #[error("a [ without its ]: close it")]
    NotClosed,
    /// A bracket that was not opened.
    #[error("a ] without its [: open it, or remove this one")]
    NotOpened,
    /// The character set is unknown.
    #[error("{name:?} is no character set: write one like UTF-8, ISO8859-2 or ISO8859-7")]
    NoSet {
        /// As `SET` names it.
        name: String,
    },
    /// The bytes are not of the character set.
    #[error("this is not UTF-8, which the .aff promises: name the true character set after SET")]
    NotUtf8,
    /// The line ends too early.
    #[error("{} is missing here", part.english())]
    Missing {
        /// What should stand there.
        part: Part,
    },
}

/// What a line of an `.aff` may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The flag.
    Flag,
    /// Whether a prefix and a suffix may come together.
    Cross,
    /// The number of rules.
    Rules,
    /// What is taken off the stem.
    Off,
    /// What is put on.
    On,
}

impl Part {
    /// The name by which messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::Cross => "cross",
            Self::Rules => "rules",
            Self::Off => "off",
            Self::On => "on",
        }
    }

    fn english(self) -> &'static str {
        match self {
            Self::Flag => "a flag",
            Self::Cross => "Y or N",
            Self::Rules => "the number of rules",
            Self::Off => "what is taken off, or 0",
            Self::On => "what is put on, or 0",
        }
    }
}
