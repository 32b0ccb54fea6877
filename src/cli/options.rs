//! What several commands take alike: the user's folders, moments, readings.

use std::path::PathBuf;

use crate::domain::{At, Zone};
use crate::rules::question_id;

/// Where the user's own rulesets and lists are.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Folders {
    /// Folder with rulesets of your own, each in a file named after its id
    ///
    /// A file with the id of a built-in ruleset replaces it. Without this option: ephor/rulesets in the
    /// configuration folder (~/.config on Linux, %APPDATA% on Windows), if it is there.
    #[arg(long, global = true, value_name = "DIR")]
    pub rulesets: Option<PathBuf>,
    /// Folder with more word lists: pairs of .toml and .fst, also in its subfolders
    ///
    /// A list with the id of a built-in one goes before it. Without this option: ephor/lexicons in the data folder
    /// (~/.local/share on Linux, %APPDATA% on Windows), if it is there.
    #[arg(long, global = true, value_name = "DIR")]
    pub lexicons: Option<PathBuf>,
}

/// Reads RFC 3339.
pub(super) fn moment(text: &str) -> Result<At, String> {
    At::parse_rfc3339(text).ok_or_else(|| "write a time like 2026-11-21T10:00:00Z".to_owned())
}

/// Reads the name of a time zone.
pub(super) fn zone(text: &str) -> Result<Zone, String> {
    Zone::named(text).ok_or_else(|| match Zone::nearest(text) {
        Some(near) => format!("there is no such time zone; the nearest is {near}"),
        None => "write a time zone like Europe/Bratislava or +01:00".to_owned(),
    })
}

/// Reads `Q4=each_word`.
pub(super) fn reading(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((question, reading)) if !question.is_empty() && !reading.is_empty() => {
            Ok((question_id(question), reading.to_owned()))
        }
        _ => Err("write QUESTION=READING, for example Q4=only_if_rejected".to_owned()),
    }
}
