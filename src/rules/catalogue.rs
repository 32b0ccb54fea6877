//! The rulesets that are there: those built in, and those that a user put beside or over them.

use std::collections::BTreeMap;
use std::ops::Deref;

use toml::de::DeTable;

use crate::domain::{Packed, nearest, packed};

use super::Ruleset;
use super::load::{self, Violations};

/// The rulesets that are built in: file name and text.
static EMBEDDED: [(&str, Packed); 6] = [
    ("cas-2009.toml", packed!("rulesets/cas-2009.toml")),
    ("pes-classic.toml", packed!("rulesets/pes-classic.toml")),
    ("pes-duplicate.toml", packed!("rulesets/pes-duplicate.toml")),
    ("sss-2022.toml", packed!("rulesets/sss-2022.toml")),
    ("sss-online.toml", packed!("rulesets/sss-online.toml")),
    ("tso-2017.toml", packed!("rulesets/tso-2017.toml")),
];

/// All rulesets that can be chosen, by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    entries: BTreeMap<String, CatalogueEntry>,
}

/// One ruleset, not read yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueEntry {
    /// The file's name, for messages.
    pub file: String,
    /// The file's text.
    pub text: Text,
    /// Whose it is.
    pub origin: RulesetOrigin,
}

/// The text of a ruleset file.
#[derive(Clone, Debug)]
pub enum Text {
    /// One that is built in; it is unpacked when somebody reads it.
    Embedded(&'static Packed),
    /// One that was read.
    Read(String),
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Self::Embedded(text) => text.text(),
            Self::Read(text) => text,
        }
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Text {}

/// Whose a ruleset file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesetOrigin {
    /// Built in.
    Embedded,
    /// The user's own.
    User,
    /// The user's own, in place of a built-in one of the same id.
    UserOverEmbedded,
}

/// What a file in a folder of rulesets is; its content tells, not its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesetFileKind {
    /// A ruleset, or something that is no more than that.
    Ruleset,
    /// What becomes of the facts of regulations; see [`super::Coverage`].
    Coverage,
}

impl RulesetFileKind {
    /// What a text is: coverage has facts and does not call itself a ruleset.
    pub fn of(text: &str) -> Self {
        let facts = if let Ok(tree) = DeTable::parse(text) {
            let has = |wanted: &str| tree.get_ref().keys().any(|key| key.get_ref() == wanted);
            has("fact") && !has("ruleset")
        } else {
            // Of a torn file the headings are left.
            let has = |heading: &str| text.lines().any(|line| line.trim() == heading);
            has("[[fact]]") && !has("[ruleset]")
        };
        if facts { Self::Coverage } else { Self::Ruleset }
    }
}

/// Why a ruleset could not be had.
#[derive(Debug, thiserror::Error)]
pub enum NotLoaded {
    /// No file has this id.
    #[error("there is no ruleset `{id}`{}", nearest.as_ref().map_or_else(String::new, |id| format!("; did you mean `{id}`?")))]
    Unknown {
        /// The id that was asked for.
        id: String,
        /// The one that was perhaps meant.
        nearest: Option<String>,
    },
    /// Its file is wrong.
    #[error(transparent)]
    Wrong(#[from] Violations),
}

impl CatalogueEntry {
    /// The id of the ruleset: the file's name without folders and `.toml`.
    pub fn id(&self) -> &str {
        stem(&self.file)
    }
}

impl Catalogue {
    /// The rulesets that are built in.
    pub fn embedded() -> Self {
        let entry = |(file, text): &'static (&str, Packed)| {
            let (file, text) = ((*file).to_owned(), Text::Embedded(text));
            (stem(&file).to_owned(), CatalogueEntry { file, text, origin: RulesetOrigin::Embedded })
        };
        Self { entries: EMBEDDED.iter().map(entry).collect() }
    }

    /// Adds the user's files (file name, text); one with the id of a built-in ruleset replaces it. What is no ruleset
    /// by its content is passed over.
    #[must_use]
    pub fn with_overrides(mut self, files: impl IntoIterator<Item = (String, String)>) -> Self {
        for (file, text) in files {
            if RulesetFileKind::of(&text) != RulesetFileKind::Ruleset {
                continue;
            }
            let id = stem(&file).to_owned();
            let origin = match self.entries.get(&id).map(|entry| entry.origin) {
                Some(RulesetOrigin::Embedded | RulesetOrigin::UserOverEmbedded) => {
                    RulesetOrigin::UserOverEmbedded
                }
                Some(RulesetOrigin::User) | None => RulesetOrigin::User,
            };
            self.entries.insert(id, CatalogueEntry { file, text: Text::Read(text), origin });
        }
        self
    }

    /// Without the ruleset of an id: what stands in its file is not known, and what is built in under its name may be
    /// another.
    #[must_use]
    pub fn without(mut self, id: &str) -> Self {
        self.entries.remove(id);
        self
    }

    /// The ids in their order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// The file of an id.
    pub fn get(&self, id: &str) -> Option<&CatalogueEntry> {
        self.entries.get(id)
    }

    /// Whether a ruleset that was loaded with these readings is the built-in one of its id, word for word.
    pub fn is_published(&self, ruleset: &Ruleset, readings: &BTreeMap<String, String>) -> bool {
        let id = &ruleset.identity.id;
        let built_in = |entry: &CatalogueEntry| entry.origin == RulesetOrigin::Embedded;
        self.entries.values().all(built_in)
            || Self::embedded().load(id, readings).is_ok_and(|it| it.digest == ruleset.digest)
    }

    /// Reads a ruleset with the readings that an event chose, by question id.
    pub fn load(&self, id: &str, readings: &BTreeMap<String, String>) -> Result<Ruleset, NotLoaded> {
        let entry = self.get(id).ok_or_else(|| NotLoaded::Unknown {
            id: id.to_owned(),
            nearest: nearest(id, self.ids()).map(str::to_owned),
        })?;
        Ok(load::load_in(Some(self), &entry.file, &entry.text, readings)?)
    }

    /// Reads a file that is not in the catalogue, and may extend what is.
    pub fn check(&self, file: &str, text: &str) -> Result<Ruleset, Violations> {
        load::load_in(Some(self), file, text, &BTreeMap::new())
    }

    /// The files that a ruleset is made of: its own, the one it extends, and so on.
    pub fn chain(&self, id: &str) -> Vec<&CatalogueEntry> {
        let Some(entry) = self.get(id) else { return Vec::new() };
        load::ids(&entry.file, &entry.text, self).iter().filter_map(|id| self.get(id)).collect()
    }
}

/// Whether a text is that of the built-in ruleset of an id, word for word.
pub(super) fn is_built_in(id: &str, text: &str) -> bool {
    EMBEDDED.iter().any(|(file, built_in)| stem(file) == id && built_in.text() == text)
}

/// A file's name without folders and `.toml`: the id of the ruleset in it.
pub(super) fn stem(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    name.strip_suffix(".toml").unwrap_or(name)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A built-in ruleset as its file reads it.
    pub(crate) fn embedded(id: &str) -> Ruleset {
        Catalogue::embedded().load(id, &BTreeMap::new()).unwrap_or_else(|error| panic!("{id}: {error:?}"))
    }

    /// A built-in ruleset with one question read in another way.
    pub(crate) fn read_as(id: &str, question: &str, reading: &str) -> Ruleset {
        let readings = BTreeMap::from([(question.to_owned(), reading.to_owned())]);
        Catalogue::embedded().load(id, &readings).unwrap_or_else(|error| panic!("{id}: {error:?}"))
    }

    /// The ids of the built-in rulesets.
    pub(crate) const SIX: [&str; 6] =
        ["cas-2009", "pes-classic", "pes-duplicate", "sss-2022", "sss-online", "tso-2017"];

    #[test]
    fn the_users_file_replaces_the_embedded_one_of_its_id() {
        let embedded = Catalogue::embedded();
        assert_eq!(embedded.ids().collect::<Vec<_>>(), SIX);
        let own = |name: &str| (name.to_owned(), "# mine".to_owned());
        let mine = embedded.with_overrides([own("home/rules/tso-2017.toml"), own("club.toml")]);
        assert_eq!(
            mine.ids().collect::<Vec<_>>(),
            ["cas-2009", "club", "pes-classic", "pes-duplicate", "sss-2022", "sss-online", "tso-2017"]
        );
        assert_eq!(mine.get("tso-2017").expect("mine").origin, RulesetOrigin::UserOverEmbedded);
        assert_eq!(mine.get("club").expect("mine").origin, RulesetOrigin::User);
        assert_eq!(mine.get("sss-2022").expect("built in").origin, RulesetOrigin::Embedded);
    }

    #[test]
    fn coverage_is_no_ruleset_whatever_it_is_called() {
        let facts = "[[fact]]\nid = \"X-1\"\n";
        let own = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let files = [own("club.toml", facts), own("coverage.toml", "[ruleset]\nid = \"coverage\"\n")];
        let mine = Catalogue::embedded().with_overrides(files);
        assert!(mine.get("club").is_none() && mine.get("coverage").is_some());
        assert_eq!(RulesetFileKind::of(&format!("{facts}[ruleset]\n")), RulesetFileKind::Ruleset);
        assert_eq!(RulesetFileKind::of("[[fact]]\nid = "), RulesetFileKind::Coverage, "a torn one too");
        assert_eq!(RulesetFileKind::of("[ruleset]\nid = \n[[fact]]"), RulesetFileKind::Ruleset);
        assert_eq!(RulesetFileKind::of(""), RulesetFileKind::Ruleset);
    }

    #[test]
    fn an_unknown_id_names_the_nearest() {
        let error = Catalogue::embedded().load("tso-2018", &BTreeMap::new()).expect_err("no such ruleset");
        assert_eq!(error.to_string(), "there is no ruleset `tso-2018`; did you mean `tso-2017`?");
    }
}
