//! Looking words up: our list beside a plain `fst::Set`, a `HashSet` and a sorted `Vec`, in one process on the same
//! words; and how long a big list takes to expand, to build, to open.

use std::collections::HashSet;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use ephor::lexicon::{Language, Library, List, Word};

use super::{NOT_MEASURED, Row, instant, millis, quantile};

const DICTIONARY: &str = "/usr/share/hunspell/sk_SK.dic";
/// Words that are looked up in each group, half of them hits.
const ASKED: usize = 400_000;
/// Each structure is asked so often, in turn with the others.
const TURNS: usize = 5;
const OPENED: usize = 25;

/// Brings the dictionary in with the program itself; how long it took and how much room, in MiB.
fn import(folder: &Path) -> Option<(Duration, f64)> {
    let begun = instant();
    let mut child = Command::new(env!("CARGO_BIN_EXE_ephor"))
        .args([
            "lexicon",
            "import",
            DICTIONARY,
            "--language",
            "sk",
            "--id",
            "sk-hunspell",
            "--edition",
            "2.04",
        ])
        .arg("--to")
        .arg(folder)
        .stdout(Stdio::null())
        .spawn()
        .ok()?;
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0_u64;
    loop {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let high = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let high = high.and_then(|kib| kib.split_whitespace().next()?.parse().ok());
        most = most.max(high.unwrap_or(0));
        if let Some(done) = child.try_wait().ok()? {
            return done.success().then_some((begun.elapsed(), most as f64 / 1024.0));
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The files of a folder.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.map(|path| (path.display().to_string(), fs::read(&path).expect("a file"))).collect()
}

fn open(folder: &Path) -> List {
    let library = Library::from_files(files(folder)).expect("what was imported");
    library.get("sk-hunspell").cloned().expect("the list")
}

/// The same words in every structure.
struct Shelf {
    ours: List,
    set: fst::Set<Vec<u8>>,
    hash: HashSet<String>,
    sorted: Vec<String>,
}

/// Nanoseconds a look-up.
struct Times {
    ours: f64,
    set: f64,
    hash: f64,
    sorted: f64,
}

impl Shelf {
    fn new(ours: List) -> Self {
        let sorted = ours.words();
        let set = fst::Set::from_iter(&sorted).expect("words in order");
        Self { ours, set, hash: sorted.iter().cloned().collect(), sorted }
    }

    /// Asks all four about some words; the median of the turns, and how many answers differ.
    fn ask(&self, words: &[Word]) -> (Times, usize) {
        let mut took: [Vec<Duration>; 4] = Default::default();
        let mut time = |at: usize, found: &dyn Fn(&Word) -> bool| {
            let start = instant();
            black_box(words.iter().filter(|word| found(word)).count());
            took[at].push(start.elapsed());
        };
        let sorted =
            |word: &Word| self.sorted.binary_search_by(|other| other.as_str().cmp(word.text())).is_ok();
        for _ in 0..TURNS {
            time(0, &|word| self.ours.contains(word));
            time(1, &|word| self.set.contains(word.text()));
            time(2, &|word| self.hash.contains(word.text()));
            time(3, &sorted);
        }
        let wrong = words.iter().filter(|word| self.ours.contains(word) != self.hash.contains(word.text()));
        let each = took.map(|mut took| quantile(&mut took, 0.5).as_secs_f64() * 1e9 / words.len() as f64);
        let [ours, set, hash, sorted] = each;
        (Times { ours, set, hash, sorted }, wrong.count())
    }
}

/// Words of some lengths: hits, and as many that one letter makes wrong.
struct Pool {
    words: Vec<Word>,
    letters: Vec<char>,
}

impl Pool {
    fn draw(
        &self,
        random: &mut fastrand::Rng,
        of: &HashSet<String>,
        lengths: (u8, u8),
        count: usize,
    ) -> Vec<Word> {
        let fits = |word: &&Word| (lengths.0..=lengths.1).contains(&word.tiles());
        let fitting: Vec<&Word> = self.words.iter().filter(fits).collect();
        let language = slovak();
        let mut drawn = Vec::with_capacity(count);
        while drawn.len() < count {
            let hit = fitting[random.usize(..fitting.len())];
            let mut letters: Vec<char> = hit.text().chars().collect();
            let at = random.usize(..letters.len());
            letters[at] = self.letters[random.usize(..self.letters.len())];
            let miss: String = letters.into_iter().collect();
            if !of.contains(&miss) {
                drawn.push(hit.clone());
                drawn.push(language.alphabet().read(&miss).expect("letters"));
            }
        }
        // So that neither the kind nor the neighbourhood of the last word helps with the next.
        random.shuffle(&mut drawn);
        afresh(&language, &drawn)
    }
}

/// The words read once more in their order: a word that is looked up has just been typed, and is at hand.
fn afresh(language: &Language, words: &[Word]) -> Vec<Word> {
    words.iter().map(|word| language.alphabet().read(word.text()).expect("letters")).collect()
}

fn slovak() -> Language {
    let languages = Language::embedded().expect("sound languages");
    languages.into_iter().find(|language| language.alphabet().language() == "sk").expect("Slovak")
}

fn against(what: &'static str, target: &'static str, most: f64, times: &Times, wrong: usize) -> Row {
    let ratio = times.ours / times.set;
    Row {
        what,
        measured: format!("{ratio:.2} ×"),
        target,
        ok: ratio <= most && wrong == 0,
        how: format!(
            "{:.0} ns against {:.0} ns of fst::Set, {:.0} ns of HashSet, {:.0} ns of a sorted Vec; {ASKED} words, half \
             of them one-letter misses, {wrong} wrong answers",
            times.ours, times.set, times.hash, times.sorted
        ),
    }
}

/// How long reading, verifying and opening the files takes.
fn opening(folder: &Path) -> Duration {
    let mut took: Vec<Duration> = (0..OPENED)
        .map(|_| {
            let start = instant();
            black_box(open(folder));
            start.elapsed()
        })
        .collect();
    quantile(&mut took, 0.5)
}

pub(super) fn rows() -> Vec<Row> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
    let Some((took, room)) = import(folder.path()) else {
        let how = "Debian's hunspell-sk is not installed".to_owned();
        return vec![Row {
            what: "look-ups",
            measured: NOT_MEASURED.to_owned(),
            target: "–",
            ok: false,
            how,
        }];
    };
    let opened = opening(folder.path());
    let shelf = Shelf::new(open(folder.path()));
    let language = slovak();
    let words = shelf.sorted.iter().map(|word| language.alphabet().read(word).expect("a word")).collect();
    let pool = Pool { words, letters: language.alphabet().letters().to_vec() };
    let mut random = fastrand::Rng::with_seed(1);
    let mut draw = |lengths, share: usize| pool.draw(&mut random, &shelf.hash, lengths, ASKED * share / 100);
    let short = draw((2, 5), 100);
    let every = draw((2, 15), 100);
    let mut mix = [draw((2, 5), 60), draw((6, 8), 30), draw((9, 15), 10)].concat();
    fastrand::Rng::with_seed(2).shuffle(&mut mix);
    let mix = afresh(&language, &mix);
    let (short, every, mix) = (shelf.ask(&short), shelf.ask(&every), shelf.ask(&mix));
    let all = shelf.ask(&pool.words).1;
    let bytes = shelf.ours.figures().bytes as f64;
    let count = shelf.ours.len();
    vec![
        against("a look-up of 2 to 5 letters", "≤ 0.35 ×", 0.35, &short.0, short.1),
        against("a look-up, lengths as challenged", "≤ 0.60 ×", 0.6, &mix.0, mix.1 + all),
        against("a look-up, lengths as in the list", "–", 1.0, &every.0, every.1),
        Row {
            what: "bytes a word",
            measured: format!("{:.2}", bytes / count as f64),
            target: "≤ 1.0",
            ok: bytes <= count as f64,
            how: format!("{bytes} bytes on disk for {count} Slovak words"),
        },
        Row {
            what: "open and verify a long list",
            measured: format!("{:.2} ms", millis(opened)),
            target: "≤ 3 ms",
            ok: millis(opened) <= 3.0,
            how: format!("read, BLAKE3, tables; {OPENED} times"),
        },
        Row {
            what: "expand and build hunspell-sk",
            measured: format!("{:.1} s, {room:.0} MiB", took.as_secs_f64()),
            target: "≤ 6 s, ≤ 400 MB",
            ok: took.as_secs_f64() <= 6.0 && room * 1.048_576 <= 400.0,
            how: format!("`ephor lexicon import`, {count} words"),
        },
    ]
}
