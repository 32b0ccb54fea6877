//! A folder that is an event as a whole or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::durable::sync_names;
use super::patience::rename;
use super::problem::Problem;

/// A folder that is being made; it goes away unless it becomes the event.
pub(super) struct Part {
    /// Where it is meanwhile.
    pub(super) path: PathBuf,
}

impl Part {
    /// Begins to make an event.
    pub(super) fn beside(event: &Path) -> Result<Self, Problem> {
        let Some(name) = event.file_name() else {
            return Err(Problem::told(
                format!("{} names no folder", event.display()),
                "name the folder to make",
            ));
        };
        let hidden = format!(".{}.part-{}", name.to_string_lossy(), std::process::id());
        let path = event.with_file_name(hidden);
        // Names of players and rulings are in it: whom they concern its owner says.
        made(&path).map_err(|error| Problem::file(&path, &error))?;
        Ok(Self { path })
    }

    /// Everything in it is durable already; now its name is.
    pub(super) fn becomes(self, event: &Path) -> Result<(), Problem> {
        rename(&self.path, event).map_err(|error| Problem::file(event, &error))?;
        let parent = event.parent().unwrap_or(Path::new(""));
        sync_names(parent).map_err(|error| Problem::file(parent, &error))
    }
}

/// Makes a folder that only its owner may open, where the system has such folders.
fn made(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut folder = fs::DirBuilder::new();
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.create(path)
    }
    #[cfg(not(unix))]
    fs::create_dir(path)
}

impl Drop for Part {
    fn drop(&mut self) {
        // After `becomes` it is no longer there, and that is well.
        let _ = fs::remove_dir_all(&self.path);
    }
}
