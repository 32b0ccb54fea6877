//! Files of TSH: a division, a configuration with the divisions beside it, an archive of both.

use std::path::{Path, PathBuf};

use crate::domain::cleaned;
use crate::exchange::{Archive, Config, DecodedText, Division, Note, text, unpacked};
use crate::lexicon::ImportProblem;

use super::Console;
use super::files;
use super::problem::{NEXT, Problem};

/// The configuration in the folder of an event.
const CONFIG: &str = "config.tsh";

/// How a file of TSH is to be read.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct TshOptions {
    /// The division of a TSH event, where its configuration lists several
    #[arg(long, value_name = "NAME")]
    pub division: Option<String>,
    /// The character set of a TSH file that is not UTF-8 and does not say it: iso-8859-1, windows-1250, windows-1253
    #[arg(long, value_name = "NAME")]
    pub encoding: Option<String>,
}

/// A division of TSH.
#[derive(Clone, Debug)]
pub(super) struct Tsh {
    /// The file of the division.
    pub(super) path: PathBuf,
    /// What the division is called; empty where no configuration says it.
    pub(super) name: String,
    /// What the event is called, where the configuration says it.
    pub(super) event: Option<String>,
    /// The division, its names cleaned.
    pub(super) division: Division,
    /// The character set.
    pub(super) set: &'static str,
    /// What was not read, with the file.
    pub(super) notes: Vec<(PathBuf, Note)>,
}

/// Whether a file, or a folder, is of TSH: by what is in it. A bare list of names is so only where its name says it.
pub(super) fn is_tsh(path: &Path) -> bool {
    if path.is_dir() {
        return true;
    }
    if path.extension().is_some_and(|end| end == "t" || end == "tsh") {
        return true;
    }
    let Ok(bytes) = files::read(path, files::TEXT) else { return false };
    let text = files::roughly(&bytes);
    unpacked(&text).is_some() || Config::is_one(&text) || Division::is_one(&text)
}

impl Tsh {
    /// Reads a division: of a folder, a configuration, an archive, or the file itself.
    pub(super) fn open(path: &Path, options: &TshOptions) -> Result<Self, Problem> {
        let file = if path.is_dir() { path.join(CONFIG) } else { path.to_owned() };
        let bytes = read(&file)?;
        let encoding = options.encoding.as_deref();
        let rough = files::roughly(&bytes);
        if unpacked(&rough).is_some() {
            // One file has one character set; what the configuration in it says is about files that are apart.
            let whole = decoded(&file, &bytes, encoding)?;
            let archive = unpacked(&whole.text).unwrap_or_default();
            return Self::of_config(
                &file,
                &Config::read(&archive.config),
                Some((&archive, whole.set)),
                options,
            );
        }
        if !Config::is_one(&rough) {
            if path.is_dir() || file.extension().is_some_and(|end| end == "tsh") {
                let what = format!("{}: it lists no division", file.display());
                return Err(Problem::told(what, "name the file of the division, A.t"));
            }
            return Self::of_division(&file, &decoded(&file, &bytes, encoding)?);
        }
        // Its own letters are those of titles; only its divisions have names of players.
        let own = if rough.lines().any(|line| line.trim() == "encoding utf8") { Some("utf-8") } else { None };
        let config = Config::read(&decoded(&file, &bytes, own)?.text);
        Self::of_config(&file, &config, None, options)
    }

    fn of_config(
        file: &Path,
        config: &Config,
        archive: Option<(&Archive, &'static str)>,
        options: &TshOptions,
    ) -> Result<Self, Problem> {
        let all: Vec<&str> = config.divisions.iter().map(|it| it.name.as_str()).collect();
        let wanted = options.division.as_deref().map(str::to_uppercase);
        let listed = match (&wanted, config.divisions.as_slice()) {
            (None, [one]) => one,
            (None, _) => {
                let what = format!("{}: it lists the divisions {}", file.display(), all.join(", "));
                return Err(Problem::told(what, "choose one with --division; each is an event of its own"));
            }
            (Some(name), divisions) => divisions.iter().find(|it| it.name == *name).ok_or_else(|| {
                let what = format!("{}: there is no division {name}", file.display());
                Problem::told(what, format!("choose one of {}", all.join(", ")))
            })?,
        };
        let mut tsh = if let Some((archive, set)) = archive {
            let found = archive.files.iter().find(|(name, _)| *name == listed.file);
            let (_, text) = found.ok_or_else(|| {
                let what = format!("{}:{}: {} is not in it", file.display(), listed.line, listed.file);
                Problem::told(what, "get the archive again")
            })?;
            Self::of_division(file, &DecodedText { text: text.clone(), set })?
        } else {
            // A path that leads elsewhere is not followed: a configuration may come from anybody.
            let name = Path::new(&listed.file).file_name().unwrap_or_default();
            let path = file.parent().unwrap_or(Path::new("")).join(name);
            let named = options.encoding.as_deref().or_else(|| config.encoding());
            let bytes = read(&path)?;
            Self::of_division(&path, &decoded(&path, &bytes, named)?)?
        };
        tsh.name.clone_from(&listed.name);
        tsh.event =
            config.value("event_name").and_then(|name| cleaned(name).ok()).filter(|it| !it.is_empty());
        let notes = config.notes.iter().map(|note| (file.to_owned(), note.clone()));
        tsh.notes.splice(0..0, notes);
        Ok(tsh)
    }

    fn of_division(path: &Path, read: &DecodedText) -> Result<Self, Problem> {
        let mut division = Division::read(&read.text).map_err(|notes| wrong(path, &notes))?;
        let mut bad = Vec::new();
        for entry in &mut division.entries {
            match cleaned(&entry.name) {
                Ok(name) => entry.name = name,
                Err(problem) => bad.push(Note::new(entry.line, problem.to_string())),
            }
        }
        if !bad.is_empty() {
            return Err(wrong(path, &bad));
        }
        if division.entries.is_empty() {
            return Err(Problem::told(format!("{}: there is no player in it", path.display()), ""));
        }
        let notes = division.left().into_iter().map(|note| (path.to_owned(), note)).collect();
        let (path, set) = (path.to_owned(), read.set);
        Ok(Self { path, name: String::new(), event: None, division, set, notes })
    }

    /// The name of a player by number.
    pub(super) fn player(&self, number: usize) -> String {
        self.division.player(number).map(|entry| entry.name.clone()).unwrap_or_default()
    }

    /// Names whatever was not read, with file and line.
    pub(super) fn warn(&self, console: &mut Console<'_>) -> Result<(), Problem> {
        for (path, note) in &self.notes {
            writeln!(console.err, "{}:{}: {}", path.display(), note.line, note.what)?;
        }
        Ok(())
    }

    /// Says how the file was understood, and shows a name with whatever letters are not everybody's.
    pub(super) fn preview(&self, rounds: usize, console: &mut Console<'_>) -> Result<(), Problem> {
        let entries = &self.division.entries;
        let example = entries.iter().find(|it| !it.name.is_ascii()).or(entries.first());
        let (file, name) =
            (self.path.display().to_string(), if self.name.is_empty() { "–" } else { &self.name });
        let values = [
            ("file", (&file).into()),
            ("division", name.into()),
            ("players", entries.len().into()),
            ("rounds", rounds.into()),
            ("set", self.set.into()),
            ("example", example.map_or("", |it| it.name.as_str()).into()),
        ];
        let line = console.locale.with("tsh-read", &values);
        Ok(console.said(&line)?)
    }
}

/// What cannot be read, each line with what belongs there.
pub(super) fn wrong(path: &Path, notes: &[Note]) -> Problem {
    let all: Vec<String> =
        notes.iter().map(|note| format!("{}:{}: {}", path.display(), note.line, note.what)).collect();
    Problem::told(all.join(NEXT), "put these lines right; nothing was done")
}

fn read(path: &Path) -> Result<Vec<u8>, Problem> {
    files::read(path, files::TEXT).map_err(|error| Problem::file(path, &error))
}

fn decoded(path: &Path, bytes: &[u8], named: Option<&str>) -> Result<DecodedText, Problem> {
    text(bytes, named).map_err(|problem| {
        let instead = match problem {
            ImportProblem::Sets { .. } => {
                "TSH itself would take the first; name it with --encoding, or with tfile_encoding in config.tsh"
            }
            _ => "nothing was done",
        };
        Problem::told(format!("{}: {problem}", path.display()), instead)
    })
}
