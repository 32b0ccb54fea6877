//! An archive of a TSH event in one file: lines of the configuration, and each file between `#begin_file name=a.t` and
//! `#end_file name=a.t`. So Woogles exports its tournaments.

/// An archive, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The configuration. Lines of files are empty in it, so that the others keep their numbers.
    pub config: String,
    /// Each file: its name, and its text with empty lines above it, for the same reason.
    pub files: Vec<(String, String)>,
}

/// Takes an archive apart; `None` where the text is none.
pub fn unpacked(text: &str) -> Option<Archive> {
    let mut archive = Archive::default();
    let mut inside: Option<usize> = None;
    for (above, line) in text.lines().enumerate() {
        let bare = line.trim();
        if let Some(name) = bare.strip_prefix("#begin_file name=") {
            archive.files.push((name.trim().to_owned(), "\n".repeat(above + 1)));
            inside = Some(archive.files.len() - 1);
        } else if bare.starts_with("#end_file") {
            inside = None;
        } else if let Some((_, file)) = inside.and_then(|at| archive.files.get_mut(at)) {
            file.push_str(line);
            file.push('\n');
            archive.config.push('\n');
            continue;
        } else {
            archive.config.push_str(line);
        }
        archive.config.push('\n');
    }
    (!archive.files.is_empty()).then_some(archive)
}
