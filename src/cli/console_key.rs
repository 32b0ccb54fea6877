//! The key by which this console signs: the user's own, and never in an event's folder, where a copy would take it
//! along.
//!
//! ```toml
//! # By this key this console signs the heads of journals. Whoever has it signs in its place: show it to nobody.
//! secret = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
//! ```
//!
//! It is made by the system's generator when it is first needed, for its owner alone to read.

use std::fs;
use std::path::Path;

use etcetera::BaseStrategy as _;
use serde::Deserialize;

use crate::domain::SignerKey;
use crate::journal::Signer;

use super::files;
use super::keys::{Rights, begin, mine, only_theirs, replace};
use super::problem::Problem;
use super::random::bytes;

/// What the file begins with.
const ABOUT: &str = "# By this key this console signs the heads of journals. Whoever has it signs in its place: show it \
                     to nobody.\n";

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// A secret has as many digits as a key.
    secret: SignerKey,
}

/// This console's key, made now where there is none yet.
pub(super) fn console_key() -> Result<Signer, Problem> {
    let base = etcetera::choose_base_strategy().map_err(|error| {
        Problem::told(format!("there is no folder for the key of this console: {error}"), "set HOME")
    })?;
    kept_in(&base.data_dir().join("ephor"))
}

fn kept_in(folder: &Path) -> Result<Signer, Problem> {
    let path = folder.join("signing.toml");
    if !path.exists() {
        make(folder, &path)?;
    }
    let again = format!("sign with another key: remove {}", path.display());
    only_theirs(&path, Rights::OWNER, &format!("{}; if somebody may have read it, {again}", mine(&path)))?;
    let text = files::text(&path, files::SMALL)?;
    let kept: Kept = toml::from_str(&text).map_err(|error| {
        Problem::told(
            format!("{}: {}", path.display(), error.message()),
            format!("bring it back from a copy, or {again}"),
        )
    })?;
    Ok(Signer::of(&kept.secret.0))
}

/// Makes a key, unless another console of the same user has just done it.
fn make(folder: &Path, path: &Path) -> Result<(), Problem> {
    fs::create_dir_all(folder).map_err(|error| Problem::file(folder, &error))?;
    let new = path.with_extension("toml.new");
    let begun = begin(&new, Rights::OWNER)?;
    let made = if path.exists() {
        fs::remove_file(&new).map_err(|error| Problem::file(&new, &error))
    } else {
        let text = format!("{ABOUT}secret = \"{}\"\n", SignerKey(bytes()?));
        replace(path, &new, begun.file, text.as_bytes()).map_err(|error| Problem::file(path, &error))
    };
    if made.is_err() {
        // It was ours; what is wrong is told already.
        let _ = fs::remove_file(&new);
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_for_its_owner_alone() {
        let place = tempfile::tempdir().expect("a folder");
        let folder = place.path().join("data/ephor");
        let first = kept_in(&folder).expect("made").key();
        assert_eq!(kept_in(&folder).expect("read").key(), first);
        assert_ne!(kept_in(&place.path().join("other")).expect("made").key(), first);
        let path = folder.join("signing.toml");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("set");
            assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o600);
            mode(0o644);
            let refused = kept_in(&folder)
                .map(|_| ())
                .expect_err("others may read it")
                .rendered(crate::locale::Locale::english(), false);
            assert!(refused.contains("chmod 600"), "{refused}");
            mode(0o600);
        }
        fs::write(&path, "secret = \"00\"\n").expect("written");
        let refused = kept_in(&folder)
            .map(|_| ())
            .expect_err("cut off")
            .rendered(crate::locale::Locale::english(), false);
        assert!(refused.contains("64 hexadecimal digits") && refused.contains("signing.toml"), "{refused}");
        assert!(!folder.join("signing.toml.new").exists());
    }
}
