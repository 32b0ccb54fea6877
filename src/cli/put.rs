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
    let written = fs::write(&part, bytes).map_err(|error| Problem::file(&part, &error));
    let put = written.and_then(|()| rename(&part, &path).map_err(|error| Problem::file(&path, &error)));
    if put.is_err() {
        // Somebody has the old one open, or the disk is full: nothing is to lie about.
        let _ = fs::remove_file(&part);
    }
    put
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_take_its_place_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("standings.csv")).expect("something is in the way");
        assert!(put(folder.path(), "standings.csv", b"1").is_err());
        put(folder.path(), "players.csv", b"2").expect("written");
        let names = fs::read_dir(folder.path()).expect("the folder").flatten();
        let mut names: Vec<_> = names.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        assert_eq!(names, ["players.csv", "standings.csv"]);
    }
}
