//! Looking words up: the shipped Slovak list beside a plain `fst::Set` of the same words, in one process; and how
//! long a big list takes to open, to expand and to build.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use ephor::lexicon::{Alphabet, Language, Word, WordList, shipped_lists};

use super::{NOT_MEASURED, Row, instant, millis, quantile};

const LIST: &str = "sk/hunspell";
const DICTIONARY: &str = "/usr/share/hunspell/sk_SK.dic";
/// Words that are looked up in each row, half of them hits.
const ASKED: usize = 400_000;
/// Each structure is asked so often, in turn with the other.
const TURNS: usize = 5;
const OPENED: usize = 25;
/// So many lists lie in the own folder while a word is judged, so often.
const OWN: usize = 20;
const JUDGED: usize = 50;
/// The lengths of challenged words: of a hundred, so many from so many letters to so many.
const CHALLENGED: [(usize, (u8, u8)); 3] = [(60, (2, 5)), (30, (6, 8)), (10, (9, 15))];

fn open() -> WordList {
    let (_, manifest, fst) = shipped_lists().find(|(name, ..)| *name == LIST).expect("a shipped list");
    WordList::open(manifest, fst).expect("a sound list")
}

/// Hits of the given lengths, and as many words that one letter makes wrong, in any order.
fn draw(
    words: &[Word],
    set: &fst::Set<Vec<u8>>,
    alphabet: &Alphabet,
    shares: &[(usize, (u8, u8))],
) -> Vec<Word> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut drawn = Vec::with_capacity(ASKED);
    for (share, (from, to)) in shares {
        let fitting: Vec<&Word> = words.iter().filter(|word| (*from..=*to).contains(&word.tiles())).collect();
        let enough = drawn.len() + ASKED * share / 100;
        while drawn.len() < enough {
            let hit = fitting[random.usize(..fitting.len())].text();
            let mut letters: Vec<char> = hit.chars().collect();
            let at = random.usize(..letters.len());
            letters[at] = alphabet.letters()[random.usize(..alphabet.letters().len())];
            let miss: String = letters.into_iter().collect();
            if !set.contains(&miss) {
                drawn.extend([hit.to_owned(), miss]);
            }
        }
    }
    random.shuffle(&mut drawn);
    // Read in this order: a word that is looked up has just been typed, and is at hand.
    drawn.iter().map(|word| alphabet.read(word).expect("letters")).collect()
}

/// Asks both about the same words; the medians of the turns.
fn beside(
    (what, target, most): (&'static str, &'static str, f64),
    words: &[Word],
    list: &WordList,
    set: &fst::Set<Vec<u8>>,
) -> Row {
    let mut took: [Vec<Duration>; 2] = Default::default();
    let mut time = |at: usize, found: &dyn Fn(&Word) -> bool| {
        let start = instant();
        black_box(words.iter().filter(|word| found(word)).count());
        took[at].push(start.elapsed());
    };
    for _ in 0..TURNS {
        time(0, &|word| list.contains(word));
        time(1, &|word| set.contains(word.text()));
    }
    let wrong = words.iter().filter(|word| list.contains(word) != set.contains(word.text())).count();
    let [ours, plain] =
        took.map(|mut took| quantile(&mut took, 0.5).as_secs_f64() * 1e9 / words.len() as f64);
    Row {
        what,
        measured: format!("{:.2} ×", ours / plain),
        target,
        ok: ours <= plain * most && wrong == 0,
        how: format!(
            "{ours:.0} ns against {plain:.0} ns of `fst::Set`; {} words, half of them one-letter misses, {wrong} \
             wrong answers",
            words.len()
        ),
    }
}

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
        .stderr(Stdio::null())
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

fn importing() -> Row {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
    let imported = import(folder.path());
    let (took, room) = imported.unwrap_or_default();
    Row {
        what: "expand and build hunspell-sk",
        measured: imported.map_or_else(
            || NOT_MEASURED.to_owned(),
            |_| format!("{:.1} s, {room:.0} MiB", took.as_secs_f64()),
        ),
        target: "≤ 2 s, ≤ 400 MB",
        ok: took.as_secs_f64() <= 2.0 && room * 1.048_576 <= 400.0,
        how: imported
            .map_or("Debian's hunspell-sk is not installed", |_| "`ephor lexicon import`")
            .to_owned(),
    }
}

/// A program that judges one word and ends, with lists of one's own in its folder: copies of the shipped one, under
/// other names.
fn judging() -> Row {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on disk");
    let (_, manifest, set) = shipped_lists().find(|(name, ..)| *name == LIST).expect("shipped");
    for at in 1..=OWN {
        let named = manifest.replace("id = \"sk-hunspell\"", &format!("id = \"own-{at}\""));
        assert_ne!(named, manifest, "another id");
        fs::write(folder.path().join(format!("own-{at}.toml")), named).expect("written");
        fs::write(folder.path().join(format!("own-{at}.fst")), set).expect("written");
    }
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ephor"));
        command.args(arguments).env("EPHOR_LANG", "en").stderr(Stdio::null());
        let begun = instant();
        let output = command.output().expect("it runs");
        (begun.elapsed(), String::from_utf8(output.stdout).expect("UTF-8"))
    };
    let lists = folder.path().to_str().expect("UTF-8");
    let judged = |word: &'static str, says: &str| {
        let (took, told) = run(&["judge", "--ruleset", "sss-2022", "--lexicons", lists, word]);
        assert!(told.starts_with(says), "{word}: {told}");
        took
    };
    let (mut decided, mut undecided, mut nothing) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..JUDGED {
        decided.push(judged("pes", "✓"));
        undecided.push(judged("nepohoda", "?"));
        nothing.push(run(&["--version"]).0);
    }
    let [decided, undecided, nothing] =
        [&mut decided, &mut undecided, &mut nothing].map(|it| quantile(it, 0.5));
    Row {
        what: "one word judged, from the start of the program",
        measured: format!("{:.1} ms", millis(decided)),
        target: "≤ 12 ms",
        ok: millis(decided) <= 12.0,
        how: format!(
            "{OWN} lists of {:.1} MB in the own folder, median of {JUDGED}; one that no list decides, looked up in \
             all of them, {:.0} ms; `--version` {:.1} ms",
            set.len() as f64 / 1e6,
            millis(undecided),
            millis(nothing),
        ),
    }
}

pub(super) fn rows() -> Vec<Row> {
    let mut opened: Vec<Duration> = (0..OPENED)
        .map(|_| {
            let start = instant();
            black_box(open());
            start.elapsed()
        })
        .collect();
    let opened = quantile(&mut opened, 0.5);
    let list = open();
    let set = fst::Set::from_iter(list.words()).expect("words in order");
    let languages = Language::embedded().expect("sound languages");
    let alphabet = languages.iter().map(Language::alphabet).find(|it| it.language() == "sk").expect("Slovak");
    let words: Vec<Word> = list.words().iter().map(|word| alphabet.read(word).expect("a word")).collect();
    let short = draw(&words, &set, alphabet, &[(100, (2, 5))]);
    let challenged = draw(&words, &set, alphabet, &CHALLENGED);
    let (bytes, count) = (list.figures().bytes, list.len());
    vec![
        beside(("a look-up of 2 to 5 letters", "≤ 0.35 ×", 0.35), &short, &list, &set),
        beside(("a look-up, lengths as challenged", "≤ 0.80 ×", 0.8), &challenged, &list, &set),
        Row {
            what: "bytes a word",
            measured: format!("{:.2}", bytes as f64 / count as f64),
            target: "≤ 1.0",
            ok: bytes <= count as u64,
            how: format!("{bytes} bytes on disk for {count} Slovak words"),
        },
        Row {
            what: "open and verify a long list",
            measured: format!("{:.2} ms", millis(opened)),
            target: "≤ 3 ms",
            ok: millis(opened) <= 3.0,
            how: format!("BLAKE3; the table of short words is made later; {OPENED} times"),
        },
        judging(),
        importing(),
    ]
}
