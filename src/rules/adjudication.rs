//! Chapters `[lexicon]`, `[adjudication]` and `[verdict]`: which list decides which word, who decides a challenge, and
//! what a verdict says; with what must agree in them.

use serde::{Deserialize, Serialize};

use super::Cited;
use super::load::diagnostics::Diagnostics;
use super::load::parse::TableReader;
use crate::domain::Role;

table! {
    /// Who looks a word up, and how.
    pub struct Adjudication {
        /// The systems in use, by length; more than one may serve a length.
        pub systems: Vec<System>,
        /// Whether the second player must confirm the spelling before the query.
        pub confirm_spelling: Cited<bool>,
        /// Whether the screen must be neutral before the players leave.
        pub clear_after: Cited<bool>,
        /// Who rules on a word that no installed list decides.
        pub escalate_to: Cited<Role>,
        /// Whether what the regulation gives its head referee is his alone, so that no director does it for him; `None`
        /// where nothing is said.
        pub head_referee_alone: Option<Cited<bool>>,
        /// Whether what the regulation gives its referees is theirs alone, so that no director does it for them; `None`
        /// where nothing is said.
        pub referees_alone: Option<Cited<bool>>,
        /// Whether nobody rules on a word who only organises; `None` where nothing is said.
        pub rulings_alone: Option<Cited<bool>>,
        /// Whether what a referee has decided and told the players is not changed any more, be it wrong; `None` where
        /// nothing is said.
        pub announced_stands: Option<Cited<bool>>,
        /// Whether neither of the two who play may rule, be one of them the referee; `None` where nothing is said.
        pub not_by_players: Option<Cited<bool>>,
        /// Whether an escalated word needs a written slip.
        pub escalation_needs_slip: Cited<bool>,
        /// Whether such a ruling needs written reasons.
        pub ruling_needs_reasons: Cited<bool>,
        /// Whether the players may settle the challenge themselves by the mover's admission.
        pub self_acceptance: Cited<SelfAcceptance>,
        /// Whether the organiser chooses which of the systems serve; else all do.
        pub chosen: Cited<bool>,
    }
    check note_systems(systems);
}

table! {
    /// One way to look words up.
    pub struct System {
        /// The regulation's name for it: `Computerschiedsrichter`.
        pub name: Cited<String>,
        /// Who operates it.
        pub actor: Cited<Role>,
        /// Shortest and longest word in tiles.
        pub tiles: Cited<(u8, u8)>,
        /// Whether the words must come on a slip.
        pub needs_slip: Cited<bool>,
        /// Whether the opponent confirms the spelling; `None` where nothing is said: as `confirm_spelling` has it.
        pub confirms: Option<Cited<bool>>,
        /// Who carries what.
        pub travels: Option<Cited<String>>,
        /// For how many players one place (computer, desk) is needed at most.
        pub players_per_unit: Option<Cited<u16>>,
    }
    refuse players_per_unit if |it| it.as_ref().is_some_and(|it| it.value == 0) =>
        "a place for no player", "write for how many players one place is enough, or take it out";
}

impl System {
    /// How many places so many players need; one for each begun unit.
    pub fn units(&self, players: usize) -> Option<usize> {
        self.players_per_unit.as_ref().map(|each| players.div_ceil(usize::from(each.value.max(1))))
    }
}

impl Adjudication {
    /// The systems that serve a word of so many tiles, of those that were chosen; all where none was.
    pub fn serving<'s>(&'s self, tiles: u8, chosen: &'s [String]) -> impl Iterator<Item = &'s System> {
        let serves = move |system: &&System| {
            let (from, to) = system.tiles.value;
            (from..=to).contains(&tiles) && (chosen.is_empty() || chosen.contains(&system.name.value))
        };
        self.systems.iter().filter(serves)
    }

    /// Whether the spelling of words of these lengths must be confirmed before they are looked up: for each of them
    /// by a system that serves it and wants that, or by none that serves it.
    pub fn confirms(&self, tiles: impl IntoIterator<Item = u8>, chosen: &[String]) -> bool {
        let of_system = |system: &System| system.confirms.as_ref().is_none_or(|it| it.value);
        let asks = |tiles| {
            let mut serving = self.serving(tiles, chosen).peekable();
            serving.peek().is_none() || serving.any(of_system)
        };
        self.confirm_spelling.value && tiles.into_iter().any(asks)
    }
}

/// Whether the mover may admit that his play is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SelfAcceptance {
    /// Yes.
    Allowed,
    /// No: the arbiter alone decides.
    Forbidden,
}

table! {
    /// What is announced and how final it is.
    pub struct Verdicts {
        /// Whether each word's own verdict is told; else only the play's.
        pub per_word: Cited<bool>,
        /// Whether reasons are given when asked.
        pub reasons_on_request: Cited<bool>,
        /// Whether a reason must not help to find another form, a similar word or an extension.
        pub no_hints: Cited<bool>,
        /// How final an announced verdict is.
        pub finality: Cited<Finality>,
        /// Who may change an announced verdict of somebody else.
        pub overrule: Cited<Overrule>,
        /// Until when that is done; until the result is handed in where nothing is said.
        pub overrule_until: Option<Cited<OverruleUntil>>,
        /// Until when a look-up is repeated because it was of another word.
        pub relook: Cited<Relook>,
        /// The colours in which valid and invalid are marked on the slip.
        pub colours: Option<Cited<Vec<String>>>,
        /// What is said.
        pub phrases: VerdictPhrases,
    }
    refuse colours if |it| it.as_ref().is_some_and(|it| it.value.len() != 2) =>
        "needs two colours", "write the colour for valid, then the one for invalid: [\"green\", \"red\"]";
    check overrule_agrees(overrule, overrule_until);
}

/// Who may change an announced verdict of somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Overrule {
    /// Nobody.
    Nobody,
    /// The head referee, unless it is his own.
    HeadReferee,
}

/// Until when an announced verdict is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OverruleUntil {
    /// While the game is being played: after it nothing against a verdict is heard.
    GameEnd,
    /// Until its result is handed in.
    HandIn,
}

/// Until when a look-up is repeated because it was of another word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relook {
    /// It is not.
    Never,
    /// Until the verdict is announced.
    UntilAnnounced,
    /// Until the points are counted and the score is accepted by both.
    UntilScored,
    /// As long as its verdict is changeable at all: until the game's sheet is handed in, or where changing a verdict
    /// ends sooner, until then. For a regulation that says nothing of words that were not those on the board.
    UntilHandedIn,
}

/// How final an announced verdict is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finality {
    /// Final; the regulation knows no remedy.
    Final,
    /// Final for the game; a later claim moves the tournament spread or the player's points.
    LaterCompensation,
}

table! {
    /// The verdict in the regulation's own language.
    pub struct VerdictPhrases {
        /// Said of an acceptable word.
        pub valid: Cited<String>,
        /// Said of an unacceptable word.
        pub invalid: Cited<String>,
        /// Said where the referee will decide.
        pub not_covered: Cited<String>,
        /// Said of the challenge when at least one word fell.
        pub upheld: Cited<String>,
        /// Said of the challenge when all words stand.
        pub rejected: Cited<String>,
    }
}

table! {
    /// Letters, tiles and word sources.
    pub struct LexiconRules {
        /// The tile set and alphabet played with: `sk100`.
        pub tiles: Cited<String>,
        /// Other tile sets that an organiser may choose.
        pub tiles_options: Cited<Vec<String>>,
        /// The longest word in tiles (the board's width).
        pub max_tiles: Cited<u8>,
        /// From when on no list may be adopted or dropped any more.
        pub frozen_at: Cited<FreezeAt>,
        /// The sources in order of precedence.
        pub sources: Vec<SourceRule>,
    }
    check note_sources(max_tiles, sources);
    check no_source_twice(sources);
}

table! {
    /// One source of words.
    pub struct SourceRule {
        /// The list's id as in its manifest: `sk-b2`.
        pub list: Cited<String>,
        /// What people call it: `B2`.
        pub name: Cited<String>,
        /// Shortest and longest word it speaks about, in tiles.
        pub tiles: Cited<(u8, u8)>,
        /// What it decides.
        pub decides: Cited<Authority>,
    }
}

/// When the lists of an event are fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreezeAt {
    /// When the first game begins.
    FirstGame,
    /// When the event is opened.
    EventOpen,
    /// Never: the organiser may change them between any two challenges.
    Never,
}

/// What a list decides at its lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Authority {
    /// Alone: listed is valid, not listed is invalid, not installed is not covered.
    Alone,
    /// Listed is valid; not listed says nothing, and the next source is asked.
    IfListed,
    /// It informs the judge and decides nothing.
    Advises,
}

/// What other chapters must agree with.
pub(in crate::rules) fn note_systems(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    systems: Option<&Vec<System>>,
) {
    diagnostics.across.list("adjudication.systems", systems.map(Vec::as_slice));
    let name = |system: &System| system.name.value.clone();
    diagnostics.across.systems = systems.map(|systems| systems.iter().map(name).collect());
}

pub(in crate::rules) fn overrule_agrees(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    overrule: Option<&Cited<Overrule>>,
    until: Option<&Option<Cited<OverruleUntil>>>,
) {
    if let (Some(overrule), Some(Some(_))) = (overrule, until)
        && overrule.value == Overrule::Nobody
    {
        let help = "take overrule_until out, or say in overrule who changes a verdict";
        diagnostics.contradiction("verdict.overrule_until", "ends what nobody may do", help);
    }
}

/// What other chapters must agree with.
pub(in crate::rules) fn note_sources(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    max_tiles: Option<&Cited<u8>>,
    sources: Option<&Vec<SourceRule>>,
) {
    diagnostics.across.max_tiles = max_tiles.map(|leaf| leaf.value);
    diagnostics.across.list("lexicon.sources", sources.map(Vec::as_slice));
}

/// A list may decide differently at different lengths, but only once at each.
pub(in crate::rules) fn no_source_twice(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    sources: Option<&Vec<SourceRule>>,
) {
    let sources = sources.map_or(&[][..], Vec::as_slice);
    for (at, source) in sources.iter().enumerate() {
        let (from, to) = source.tiles.value;
        let same = |other: &&SourceRule| other.list.value == source.list.value;
        let overlaps = |other: &SourceRule| other.tiles.value.0 <= to && from <= other.tiles.value.1;
        if sources[..at].iter().filter(same).any(overlaps) {
            diagnostics.contradiction(
                "lexicon.sources",
                format!("list `{}` speaks twice about the same lengths", source.list.value),
                "name each list once for each length, in the order of precedence",
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::rules::Catalogue;

    #[test]
    fn one_set_of_aids_serves_fifty_players_and_a_second_one_the_fifty_first() {
        let czech = Catalogue::embedded().load("cas-2009", &BTreeMap::default()).expect("built in");
        let mut serving = czech
            .adjudication
            .systems
            .iter()
            .filter(|system| system.players_per_unit.as_ref().is_some_and(|each| each.value == 50));
        let system = serving.next().expect("a system for fifty players");
        assert_eq!(
            [0, 1, 50, 51, 100, 101].map(|players| system.units(players)),
            [0, 1, 1, 2, 2, 3].map(Some)
        );
        let other = czech.adjudication.systems.iter().find(|it| it.players_per_unit.is_none());
        assert_eq!(other.expect("a system that any number shares").units(51), None);
    }
}
