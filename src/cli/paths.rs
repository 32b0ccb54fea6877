//! Paths as people type and read them, and names that any disk takes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The whole path of what is there. On Windows the system's own answer begins with `\\?\`, which no other program
/// takes.
pub(super) fn whole(path: &Path) -> io::Result<PathBuf> {
    if cfg!(windows) { std::path::absolute(path) } else { fs::canonicalize(path) }
}

/// A path as it is typed in a shell, in quotes where it has spaces or signs.
pub(super) fn quoted(path: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "._-/\\:~+".contains(letter);
    if path.chars().all(plain) {
        path.to_owned()
    } else if path.contains(['"', '$', '`', '!']) {
        format!("'{}'", path.replace('\'', "'\\''"))
    } else {
        format!("\"{path}\"")
    }
}

/// The beginning of a file's name without what Windows and sticks do not take in one.
pub(super) fn name_for_any_disk(name: &str) -> String {
    let kept = |letter: char| if ":?*<>|\"\\".contains(letter) || letter.is_control() { '-' } else { letter };
    name.chars().map(kept).collect()
}

/// A path that was dropped on a terminal: those of macOS and some others write `\` before a space.
pub(super) fn dropped(path: PathBuf) -> PathBuf {
    let text = path.to_string_lossy();
    if cfg!(windows) || !text.contains('\\') || path.exists() {
        return path;
    }
    let mut letters = text.chars();
    let mut plain = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        plain.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    plain.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_as_it_is_typed() {
        assert_eq!(quoted("Říčany-2026"), "Říčany-2026");
        assert_eq!(quoted("Podzimní turnaj"), "\"Podzimní turnaj\"");
        assert_eq!(quoted("Bob's $5 cup"), "'Bob'\\''s $5 cup'");
    }

    #[test]
    fn a_copy_gets_a_name_that_a_stick_takes() {
        assert_eq!(name_for_any_disk("Κύπελλο: τελικός?"), "Κύπελλο- τελικός-");
    }

    #[test]
    #[cfg(unix)]
    fn a_path_that_was_dropped_loses_what_stands_before_its_spaces() {
        let of = |path: &str| dropped(path.into());
        assert_eq!(of("/home/anna/my\\ round\\ 1.csv"), Path::new("/home/anna/my round 1.csv"));
        assert_eq!(of("/home/anna/round.csv"), Path::new("/home/anna/round.csv"));
        let place = tempfile::tempdir().expect("a folder");
        let odd = place.path().join("a\\ b.csv");
        fs::write(&odd, "").expect("written");
        assert_eq!(dropped(odd.clone()), odd, "a file that is called so");
    }
}
