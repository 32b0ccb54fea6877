//! The file of settings, as it is found.

use std::fs;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;

use crate::cli::files::{not_utf8, open};
use crate::cli::problem::Problem;

use super::{Settings, Wrong};

/// No file of settings is longer, in bytes.
const LONGEST: u64 = 1 << 16;

/// The file as it was found.
#[derive(Default)]
pub(in crate::cli) struct Found {
    /// Where it is, or would be.
    pub(in crate::cli) path: Option<PathBuf>,
    /// Whether it is there.
    pub(in crate::cli) there: bool,
    /// What it says; nothing where anything in it is wrong.
    pub(in crate::cli) settings: Settings,
    /// Why it counts for nothing.
    pub(in crate::cli) wrong: Option<Problem>,
}

impl Found {
    /// The file of the person at this machine.
    pub(in crate::cli) fn usual() -> Self {
        Self::usual_path().map(Self::at).unwrap_or_default()
    }

    /// Where it is, or would be.
    pub(super) fn usual_path() -> Option<PathBuf> {
        let base = etcetera::choose_base_strategy().ok()?;
        Some(base.config_dir().join("ephor/config.toml"))
    }

    pub(super) fn at(path: PathBuf) -> Self {
        let (there, read) = match text(&path) {
            Ok(None) => (false, Ok(Settings::default())),
            Ok(Some(text)) => (true, Settings::parse(&text).map_err(|wrong| told(&path, &wrong))),
            Err(problem) => (true, Err(problem)),
        };
        let (settings, wrong) = match read {
            Ok(settings) => (settings, None),
            Err(problem) => (Settings::default(), Some(problem)),
        };
        Self { path: Some(path), there, settings, wrong }
    }

    /// Says what is wrong, and with what ephor goes on.
    pub(in crate::cli) fn warn(&self, language: &str, err: &mut dyn Write) -> io::Result<()> {
        let Some(wrong) = &self.wrong else { return Ok(()) };
        let rendered = wrong.rendered(crate::locale::Locale::english(), false);
        err.write_all(rendered.replacen("error:", "warning:", 1).as_bytes())?;
        let none = Settings::default();
        let (theme, louder) = (none.palette().name(), none.louder_after_s());
        writeln!(
            err,
            "  → ephor goes on with the defaults: language {language}, theme {theme}, bell {}, sound {}, \
             louder_after_s {louder:?}",
            none.bell(),
            none.sound()
        )
    }
}

/// What is wrong in a file, with its place and what would be right.
pub(in crate::cli) fn told(path: &Path, wrong: &Wrong) -> Problem {
    let line = wrong.line.map(|line| format!(":{line}")).unwrap_or_default();
    Problem::told(format!("{}{line}: {}", path.display(), wrong.what()), wrong.help())
}

/// The file's text; `None` where there is no file.
pub(in crate::cli) fn text(path: &Path) -> Result<Option<String>, Problem> {
    let failed = |error: io::Error| Problem::file(path, &error);
    let kind = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        kind => kind.map_err(failed)?,
    };
    let name = path.display();
    // Reading a pipe would wait for ever.
    if !kind.is_file() {
        return Err(Problem::told(format!("{name}: it is no file"), "remove it"));
    }
    let mut bytes = Vec::new();
    open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes)).map_err(failed)?;
    if bytes.len() as u64 > LONGEST {
        return Err(Problem::told(format!("{name}: it is longer than any settings"), "remove it"));
    }
    // Its mark stays: whoever changes a line writes the rest back as it was.
    String::from_utf8(bytes).map(Some).map_err(|_| not_utf8(&name.to_string()))
}
