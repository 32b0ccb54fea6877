//! Files that somebody may be looking at while they are written: pages, tables, papers.

use std::fs;
use std::path::{Path, PathBuf};

use super::Problem;
use super::patience::rename;

/// `spring-report` for `spring`.
pub(super) fn beside(event: &Path, what: &str) -> PathBuf {
    // The folder itself where it was named as `.`.
    let named = event.canonicalize().unwrap_or_else(|_| event.to_path_buf());
    let name = named.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    event.parent().unwrap_or(Path::new("")).join(format!("{name}-{what}"))
}

/// Writes a file whole: whoever looks at the one that was there sees it until the new one is complete.
pub(super) fn put(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Problem> {
    let (path, part) = (folder.join(name), folder.join(format!(".{name}.part")));
    fs::write(&part, bytes).map_err(|error| Problem::file(&part, &error))?;
    rename(&part, &path).map_err(|error| Problem::file(&path, &error))
}
