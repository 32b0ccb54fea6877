//! Why a command was not carried out, on which paragraph, and what is allowed instead.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::Citation;

/// A refused command. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[error("{what}")]
pub struct Refusal {
    /// The kind, for programs.
    pub code: RefusalCode,
    /// What was wrong, in a sentence.
    pub what: String,
    /// What is allowed, or what to do; empty where nothing helps.
    pub instead: String,
    /// The paragraph, where the regulation refuses; `None` where it is a matter of the console.
    pub cite: Option<Citation>,
}

/// The kinds of refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The event must be opened first, or is open already.
    EventState,
    /// No such table, player, slip or order.
    Unknown,
    /// The same thing twice: a player, a table, a clock.
    Duplicate,
    /// The value is not one the ruleset offers.
    NotOffered,
    /// The challenge window has closed.
    TooLate,
    /// This ruleset knows no such challenge or hold.
    NoChallenge,
    /// The play cannot be challenged again.
    NoRepeat,
    /// No word, or more words than the ruleset allows.
    WordCount,
    /// A word that cannot be played with these tiles.
    BadWord,
    /// The slip is not in a phase in which this can be done.
    WrongPhase,
    /// Another station works on the slip.
    Claimed,
    /// The spelling must be confirmed first.
    SpellingFirst,
    /// The slip cannot be taken back.
    Irrevocable,
    /// The ruleset does not let players settle it themselves.
    NoSelfAcceptance,
    /// The role may not do this.
    NotYourOffice,
    /// Players and clocks cannot do this, or only a clock can; whatever the regulation says.
    NotForThisRole,
    /// A ruling needs reasons and a word for each open word.
    IncompleteRuling,
    /// The word lists are fixed by now.
    ListsFrozen,
    /// A ruling contradicts an earlier one on the word and says not why.
    ContradictsRuling,
    /// The regulation grants no such power over a clock.
    NotGranted,
    /// The game does not stand where this can be done.
    NotInThisPhase,
    /// It is too early.
    TooEarly,
    /// What the regulation makes a condition of it does not hold.
    NotAllowed,
    /// A number or an answer is missing.
    MissingFact,
    /// A number that is none of those it can be.
    BadNumber,
    /// An answer that nothing asks for.
    NotAsked,
    /// Something before it is not finished.
    Unfinished,
    /// The journal takes nothing: disk full, sync failed, file damaged.
    JournalStopped,
    /// Time went backwards.
    TimeOrder,
}

impl Refusal {
    /// A refusal by the console itself.
    pub(crate) fn plain(code: RefusalCode, what: impl Into<String>, instead: impl Into<String>) -> Self {
        Self { code, what: what.into(), instead: instead.into(), cite: None }
    }

    /// A refusal by the regulation. Where the regulation is silent it is the console's own rule that refuses, and
    /// the refusal says so.
    pub(crate) fn cited(
        code: RefusalCode,
        what: impl Into<String>,
        instead: impl Into<String>,
        cite: &Citation,
    ) -> Self {
        let mut what = what.into();
        if cite.is_silent() {
            what.push_str(" (the regulation is silent; this is the console's rule)");
        }
        Self { code, what, instead: instead.into(), cite: Some(cite.clone()) }
    }
}

impl Refusal {
    /// The journal takes nothing, so nothing can be decided.
    pub(crate) fn journal(why: String) -> Self {
        Self {
            code: RefusalCode::JournalStopped,
            what: why,
            instead: "nothing was decided; repair it, then try again".into(),
            cite: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_console_says_where_a_rule_is_its_own() {
        let by = |cite: &str| {
            Refusal::cited(RefusalCode::NotAllowed, "it is not taken back", "", &Citation::new(cite))
        };
        assert_eq!(by("SSS §3 ¶1").what, "it is not taken back");
        let own = by("SSS silent");
        assert_eq!(own.what, "it is not taken back (the regulation is silent; this is the console's rule)");
        assert_eq!(own.cite, Some(Citation::new("SSS silent")));
    }
}
