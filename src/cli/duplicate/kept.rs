//! The index of a list, kept beside it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::engine::{Index, IndexProblem};

use super::super::Problem;
use super::super::files;
use super::super::patience::rename;
use super::source::Source;

/// The index of a list: the one that is kept if it is whole and of this list, else a fresh one, which is kept then.
///
/// One of another list in its place is left alone: somebody has put it there.
pub(super) fn index(source: &Source, err: &mut dyn Write) -> Result<Index, Problem> {
    let Some(path) = &source.index else { return made(source) };
    match files::read(path, files::LIST) {
        Ok(bytes) => match Index::from_bytes(&bytes, source.digest) {
            Ok(index) => return Ok(index),
            Err(problem @ IndexProblem::OtherList { .. }) => {
                let what = format!("{}: {problem}, and not of {}", path.display(), source.name);
                return Err(Problem::told(what, "remove it: the right one is made then"));
            }
            Err(problem) => {
                writeln!(err, "warning: {}: {problem}\n  → it is made anew", path.display())?;
            }
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => {
            writeln!(err, "warning: {}: {error}\n  → the index is made for this time", path.display())?;
            return made(source);
        }
    }
    let index = made(source)?;
    if let Err(error) = keep(path, &index.to_bytes()) {
        writeln!(
            err,
            "warning: {}: the index cannot be kept: {error}\n  → it is made anew each time",
            path.display()
        )?;
    }
    Ok(index)
}

/// The index of a list, made for this time.
pub(super) fn made(source: &Source) -> Result<Index, Problem> {
    Index::build(source.digest, &source.words.all())
        .map_err(|problem| Problem::told(format!("{}: {problem}", source.name), "take another list"))
}

/// Puts a file in its place in one step.
fn keep(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let part = folder.join(format!(".{name}.part-{}", std::process::id()));
    let written = fs::write(&part, bytes).and_then(|()| rename(&part, path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}
