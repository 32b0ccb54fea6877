//! Files of TSH: a division, a configuration with the divisions beside it, an archive of both. Its rounds are entered
//! by the commands that anybody would enter them by: what the rules refuse is named, and the rest goes on.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::domain::{Actor, At, Millis, Points, Role, Round, TableId, cleaned};
use crate::exchange::{
    Alone, Archive, Config, DecodedText, Division, Fixture, Fixtures, Note, fixtures, given_first, text,
    unpacked,
};
use crate::journal::Journal;
use crate::lexicon::ImportProblem;
use crate::locale::Locale;
use crate::station::Station;
use crate::tournament::{
    Command, EnterResult, Pairing, Player, Players, ResultCommand, RoundCommand, StartRound, meant,
};

use super::event::give;
use super::problem::{NEXT, Problem};
use super::{Console, files};

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

/// What another program knows of an event: players, and the rounds so far.
pub(super) struct PastRounds {
    /// Where it is from.
    tsh: Tsh,
    rounds: Vec<Fixtures>,
    /// What of the rounds does not agree, as it is said.
    odd: Vec<String>,
    /// The rounds that cannot be read.
    wrong: BTreeSet<usize>,
}

/// What became of the rounds.
#[derive(Default)]
pub(super) struct TakenRounds {
    rounds: usize,
    results: usize,
    /// What was refused, or counts otherwise here.
    refused: Vec<String>,
    /// What is said besides: no round and no result.
    noted: Vec<String>,
}

impl PastRounds {
    /// Of a division of TSH.
    pub(super) fn of(tsh: Tsh) -> Self {
        let (rounds, odd) = fixtures(&tsh.division);
        let wrong = odd.iter().filter(|it| it.wrong).map(|it| it.round).collect();
        let path = tsh.path.display().to_string();
        let mut said: Vec<String> =
            odd.iter().map(|it| format!("{path}:{}: {}", it.note.line, it.note.what)).collect();
        let unknown = rounds.iter().flat_map(|it| &it.games).filter(|it| !it.starter_known).count();
        if unknown > 0 {
            said.push(format!(
                "{path}: who began is not in the file ({unknown} games): who stands first did"
            ));
        }
        Self { tsh, rounds, odd: said, wrong }
    }

    /// The players, with what of their entry an event keeps.
    pub(super) fn players(&self) -> Vec<Player> {
        let player = |entry: &crate::exchange::DivisionEntry| Player {
            club: entry.value("team").unwrap_or_default(),
            rating: entry.rating,
            ..Player::named(&entry.name)
        };
        self.tsh.division.entries.iter().map(player).collect()
    }

    /// What the other program calls the event.
    pub(super) fn event(&self) -> Option<&str> {
        self.tsh.event.as_deref()
    }

    /// The highest board.
    pub(super) fn boards(&self) -> u16 {
        let boards = self.rounds.iter().flat_map(|it| &it.games).map(|game| game.board);
        boards.max().unwrap_or_default()
    }

    /// How many rounds there are.
    pub(super) fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Says how the file was understood, and what in it was not.
    pub(super) fn said(&self, console: &mut Console<'_>) -> Result<(), Problem> {
        self.tsh.preview(self.rounds.len(), console)?;
        self.tsh.warn(console)?;
        for odd in &self.odd {
            writeln!(console.err, "{odd}")?;
        }
        Ok(())
    }

    /// The round with this number: its pairings, byes and who is missing.
    ///
    /// # Errors
    /// Where nobody is paired in it, or it does not agree.
    pub(super) fn round(&self, round: u16) -> Result<StartRound, Problem> {
        let path = self.tsh.path.display();
        let at = usize::from(round);
        if self.wrong.contains(&at) {
            let begins = format!("round {round}: ");
            let all: Vec<&str> =
                self.odd.iter().map(String::as_str).filter(|it| it.contains(&begins)).collect();
            return Err(Problem::told(all.join(NEXT), "put these lines right; nothing was done"));
        }
        let found = at.checked_sub(1).and_then(|at| self.rounds.get(at)).filter(|it| it.is_paired());
        let Some(found) = found else {
            let what = format!("{path}: nobody is paired in round {round}");
            return Err(Problem::told(what, "pair it there first, or name another file"));
        };
        Ok(self.start(round, found))
    }

    fn start(&self, round: u16, found: &Fixtures) -> StartRound {
        let pairing = |game: &Fixture| Pairing {
            table: TableId(game.board),
            a: self.tsh.player(game.players[0]),
            b: self.tsh.player(game.players[1]),
        };
        let names = |all: &[Alone]| all.iter().map(|it| self.tsh.player(it.player)).collect();
        let pairings = found.games.iter().map(pairing).collect();
        StartRound {
            byes: names(&found.byes),
            missed: names(&found.missed),
            ..StartRound::new(Round(round), pairings)
        }
    }

    /// A round with the players called as they were entered in an event: `Surname, Given` is `Given Surname`, where
    /// only that is entered.
    pub(super) fn named_as_here(mut start: StartRound, here: &Players) -> StartRound {
        let call = |name: &mut String| {
            let turned = given_first(name);
            if !here.has(name) && here.has(&turned) {
                *name = turned;
            }
        };
        start.pairings.iter_mut().flat_map(|it| [&mut it.a, &mut it.b]).for_each(call);
        start.byes.iter_mut().chain(&mut start.missed).for_each(call);
        start
    }

    /// How much earlier than now the event begins, so that the rounds are as far apart as the regulation wants.
    pub(super) fn lasts(&self, gap: Option<Millis>) -> Millis {
        let rounds = i64::try_from(self.rounds.len()).unwrap_or_default();
        Millis(gap.map_or(0, |gap| gap.0.saturating_mul(rounds)))
    }

    /// Starts each round and enters its results, `gap` apart.
    pub(super) fn play(
        &self,
        station: &mut Station,
        journal: &mut dyn Journal,
        (mut at, gap): (At, Millis),
        (anyway, locale): (Option<&str>, &Locale),
    ) -> TakenRounds {
        let mut taken = TakenRounds::default();
        for (number, found) in (1_u16..).zip(&self.rounds) {
            if self.wrong.contains(&usize::from(number)) {
                taken
                    .refused
                    .push(format!("round {number}: it does not agree, so it is not begun, nor any after it"));
                break;
            }
            let start = StartRound { anyway: anyway.map(str::to_owned), ..self.start(number, found) };
            let mut playing = Entering { locale, station, journal, at };
            if let Err(why) = playing.give(RoundCommand::StartRound(start).into()) {
                taken.refused.push(format!("round {number}: {why}; it is not begun, nor any after it"));
                break;
            }
            taken.rounds += 1;
            playing.results(number, found, &mut taken);
            self.compare(station, number, found, &mut taken);
            at = at + gap;
        }
        if taken.rounds == self.rounds.len() {
            self.gone(&mut Entering { locale, station, journal, at }, &mut taken);
        }
        taken
    }

    /// Who is off in the file plays on no more.
    fn gone(&self, entering: &mut Entering<'_>, taken: &mut TakenRounds) {
        for entry in self.tsh.division.entries.iter().filter(|it| it.value("off").is_some()) {
            let player = entry.name.clone();
            let note = "TSH: off".to_owned();
            if let Err(why) = entering.give(RoundCommand::WithdrawPlayer { player, note }.into()) {
                taken.noted.push(format!("off, {}: {why}", entry.name));
            }
        }
    }

    /// Names who gets something else for a round without an opponent than the file says.
    fn compare(&self, station: &Station, round: u16, found: &Fixtures, taken: &mut TakenRounds) {
        for alone in found.byes.iter().chain(&found.missed) {
            let name = self.tsh.player(alone.player);
            let mut given = station.state().byes.iter();
            let given = given.find(|it| it.round.0 == round && it.player == name);
            let here = given.map_or(0, |it| it.result.spread.0);
            if let Some(score) = alone.score.filter(|score| *score != here) {
                let what = format!(
                    "round {round}, {name}: {score:+} without an opponent in the file, {here:+} here"
                );
                taken.refused.push(what);
            }
        }
    }
}

/// A round that is being entered.
struct Entering<'e> {
    /// The language in which it is said what was refused.
    locale: &'e Locale,
    station: &'e mut Station,
    journal: &'e mut dyn Journal,
    at: At,
}

impl Entering<'_> {
    /// Gives a command, or says why it was refused and what is allowed instead.
    fn give(&mut self, command: Command) -> Result<(), String> {
        let by = Actor::new(Role::Director, "init");
        // The file says it: the program does not ask whether it is meant, and notes what it would have asked.
        let command = meant(self.station.state(), self.station.law(), command, &by, self.at);
        let given = give(self.station, self.journal, self.at, by, command);
        given.map(|_| ()).map_err(|problem| {
            let (what, instead) = problem.parts(self.locale);
            if instead.is_empty() { what } else { format!("{what} → {instead}") }
        })
    }

    fn results(&mut self, round: u16, found: &Fixtures, taken: &mut TakenRounds) {
        let rules = &self.station.law().ruleset;
        let end = rules.usual_end().map(|end| end.value.id.clone());
        if rules.start.together.value
            && found.games.iter().any(|game| game.scores.is_some())
            && let Err(why) = self.give(RoundCommand::StartPlay {}.into())
        {
            taken.refused.push(format!("round {round}: {why}"));
        }
        for game in &found.games {
            let Some(scores) = game.scores else { continue };
            let end = end.clone().unwrap_or_default();
            let result = EnterResult::final_sums(TableId(game.board), end, scores.map(Points));
            let entered = ResultCommand::EnterResult(result);
            match self.give(entered.into()) {
                Ok(()) => taken.results += 1,
                Err(why) => taken.refused.push(format!("round {round}, table {}: {why}", game.board)),
            }
        }
    }
}

impl TakenRounds {
    /// Says what was taken in, and names the rest. Whether that was all.
    pub(super) fn said(&self, gap: Millis, console: &mut Console<'_>) -> Result<bool, Problem> {
        let values = [("rounds", self.rounds.into()), ("results", self.results.into())];
        let mut line = console.locale.with("init-rounds", &values);
        if gap > Millis(0) {
            line.push(' ');
            line.push_str(&console.locale.with("init-rounds-apart", &[("time", (&gap.age()).into())]));
        }
        console.said(&line)?;
        console.out.flush()?;
        for refused in self.refused.iter().chain(&self.noted) {
            writeln!(console.err, "not taken in: {refused}")?;
        }
        Ok(self.refused.is_empty())
    }
}
