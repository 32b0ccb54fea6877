//! Circles among files: two files that need each other are one file, or three.
//!
//! Looked at twice. Siblings, the files and folders of one folder, each folder as a whole: none need each other. Their
//! `mod.rs` is their table of contents; what it defines itself is there for all of them. And the single files of a
//! room, each `mod.rs` with them: no circle has more than three. What a `mod.rs` re-exports is where it was defined.

use std::collections::{BTreeMap, BTreeSet};

use super::{Source, none, sources};

/// Folders that still have circles, with what holds them together. The list may only sink.
const STILL: [&str; 3] = [
    // What a table of a ruleset holds is declared once, with the functions that read it.
    "rules",
    "rules::load",
    // What follows from an effect may be a count, a count may lead to an award, and that to effects.
    "tournament::decide",
];

/// Rooms that still have a circle of more than three files. The list may only sink.
const STILL_LONG: [&str; 6] = ["lexicon", "report", "rules", "sim", "station", "tournament"];
/// The files of a circle, at most.
const CIRCLE_MAX: usize = 3;

/// A module's name from the crate's root, piece by piece.
type Path = Vec<String>;

/// The code of the modules that are no tests, and what they re-export.
struct Modules {
    code: BTreeMap<Path, String>,
    reexports: BTreeMap<Path, Path>,
}

impl Modules {
    fn of(sources: &[Source]) -> Self {
        let mut code = BTreeMap::new();
        for source in sources.iter().filter(|source| !source.only_tests()) {
            let lines: Vec<&str> = source.code().map(|(_, line)| line).collect();
            let text = lines.join("\n");
            let own = ["#[cfg(test)]\nmod ", "#[cfg(all(test"]
                .iter()
                .fold(text.as_str(), |own, tests| own.split(tests).next().unwrap_or_default());
            code.insert(module(&source.path), own.to_owned());
        }
        let mut all = Self { code, reexports: BTreeMap::new() };
        let mut reexports = BTreeMap::new();
        for (module, code) in &all.code {
            // What a folder's `mod.rs` imports, its files may name by way of it.
            for (_, path) in imports(code) {
                if let Some(path) = all.absolute(module, &path)
                    && let Some(name) = path.last()
                {
                    reexports.insert([module.as_slice(), std::slice::from_ref(name)].concat(), path);
                }
            }
        }
        all.reexports = reexports;
        all
    }

    /// Which files of its room a file uses.
    fn used_in_room(&self, module: &Path) -> BTreeSet<Path> {
        let code = &self.code[module];
        let paths = imports(code).into_iter().map(|(_, path)| path).chain(inline(code));
        let defined = paths.filter_map(|path| self.defined_in(&self.absolute(module, &path)?, 0));
        defined.filter(|used| used != module && used[0] == module[0]).collect()
    }

    /// The circles of more than so many files, by their room.
    fn long_circles(&self, most: usize) -> BTreeMap<String, Vec<BTreeSet<Path>>> {
        let used: BTreeMap<&Path, BTreeSet<Path>> =
            self.code.keys().map(|module| (module, self.used_in_room(module))).collect();
        let reached = |module: &Path| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![module.clone()]);
            while let Some(next) = open.pop() {
                open.extend(used[&next].iter().filter(|it| seen.insert((*it).clone())).cloned());
            }
            seen
        };
        let reached: BTreeMap<&Path, BTreeSet<Path>> =
            self.code.keys().map(|module| (module, reached(module))).collect();
        let mut found = BTreeMap::<String, Vec<BTreeSet<Path>>>::new();
        for (module, seen) in &reached {
            let circle: BTreeSet<Path> =
                seen.iter().filter(|other| reached[*other].contains(*module)).cloned().collect();
            let circles = found.entry(module[0].clone()).or_default();
            if circle.len() > most && !circles.contains(&circle) {
                circles.push(circle);
            }
        }
        found.retain(|_, circles| !circles.is_empty());
        found
    }

    /// A path as seen from the crate's root; `None` where it leads out of the crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Path> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([module, rest].concat()),
            "super" => {
                let (mut above, mut rest) = (module.split_last()?.1, rest);
                while rest.first().is_some_and(|piece| piece == "super") {
                    (above, rest) = (above.split_last()?.1, &rest[1..]);
                }
                Some([above, rest].concat())
            }
            _ => {
                let child = [module, &path[..1]].concat();
                self.code.contains_key(&child).then(|| [module, path].concat())
            }
        }
    }

    /// The module in which what a path names is defined.
    fn defined_in(&self, path: &[String], steps: u8) -> Option<Path> {
        for end in (1..=path.len()).rev() {
            let through = |from: &[String]| {
                let known = self.reexports.get(from).filter(|to| to.as_slice() != from && steps < 9)?;
                self.defined_in(&[known.as_slice(), &path[from.len()..]].concat(), steps + 1)
            };
            if self.code.contains_key(&path[..end]) {
                let inside = path.get(..=end).and_then(through);
                return inside.or_else(|| Some(path[..end].to_vec()));
            }
            if let Some(found) = through(&path[..end]) {
                return Some(found);
            }
        }
        None
    }

    /// Which siblings use which, by their folder, each pair with the path by which it does.
    fn siblings(&self) -> BTreeMap<Path, BTreeMap<(String, String), String>> {
        let mut folders = BTreeMap::<Path, BTreeMap<(String, String), String>>::new();
        for (module, code) in &self.code {
            let imported = imports(code).into_iter().map(|(_, path)| path);
            for path in imported.chain(inline(code)) {
                let used = self.absolute(module, &path).and_then(|path| self.defined_in(&path, 0));
                let Some(used) = used else { continue };
                let same = module.iter().zip(&used).take_while(|(a, b)| a == b).count();
                // One of the two is the other's folder.
                let (Some(from), Some(to)) = (module.get(same), used.get(same)) else { continue };
                if same > 0 {
                    let arrows = folders.entry(module[..same].to_vec()).or_default();
                    arrows.entry((from.clone(), to.clone())).or_insert_with(|| path.join("::"));
                }
            }
        }
        folders
    }

    /// The circles of every folder, arrow by arrow.
    fn circles(&self) -> BTreeMap<String, Vec<String>> {
        let mut found = BTreeMap::new();
        for (folder, mut arrows) in self.siblings() {
            // What nothing leads to, or nothing leads from, is in no circle.
            loop {
                let before = arrows.len();
                let from: BTreeSet<String> = arrows.keys().map(|(from, _)| from.clone()).collect();
                arrows.retain(|(_, to), _| from.contains(to));
                let to: BTreeSet<String> = arrows.keys().map(|(_, to)| to.clone()).collect();
                arrows.retain(|(from, _), _| to.contains(from));
                if arrows.len() == before {
                    break;
                }
            }
            let say = |((from, to), by): (&(String, String), &String)| format!("{from} → {to} by {by}");
            if !arrows.is_empty() {
                found.insert(folder.join("::"), arrows.iter().map(say).collect());
            }
        }
        found
    }
}

/// `src/cli/lexicon/mod.rs` is `cli::lexicon`.
fn module(path: &str) -> Path {
    let below = path.strip_prefix("src/").unwrap_or(path);
    let below = below.strip_suffix("/mod.rs").or_else(|| below.strip_suffix(".rs")).unwrap_or(below);
    below.split('/').map(str::to_owned).collect()
}

/// The paths that are imported, and whether they are for others too.
fn imports(code: &str) -> Vec<(bool, Path)> {
    let mut found = Vec::new();
    for statement in uses(code) {
        let (head, tree) = statement.split_once("use ").unwrap_or_default();
        let mut paths = Vec::new();
        grow(&[], tree.trim_end_matches(';'), &mut paths);
        found.extend(paths.into_iter().map(|path| (head.trim_start().starts_with("pub"), path)));
    }
    found
}

/// The statements that import something. In formatted source each begins its line.
fn uses(code: &str) -> impl Iterator<Item = &str> {
    let begins = |line: &str| {
        let line = line.trim_start();
        line.starts_with("use ") || (line.starts_with("pub") && line.split(' ').take(4).any(|it| it == "use"))
    };
    let mut at = 0;
    let starts: Vec<usize> = code
        .split_inclusive('\n')
        .filter_map(|line| {
            at += line.len();
            begins(line).then(|| at - line.len())
        })
        .collect();
    starts.into_iter().map(|at| &code[at..at + code[at..].find(';').map_or(0, |end| end + 1)])
}

/// The paths of `a::{b, c::{d, e}}`.
fn grow(stem: &[String], tree: &str, into: &mut Vec<Path>) {
    let (mut depth, mut from) = (0_u32, 0);
    let mut branches = Vec::new();
    for (at, letter) in tree.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                branches.push(&tree[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    branches.push(&tree[from..]);
    for branch in branches.iter().map(|branch| branch.trim()).filter(|branch| !branch.is_empty()) {
        let (path, group) = branch.split_once('{').unwrap_or((branch, ""));
        let pieces = path.split(" as ").next().unwrap_or_default().split("::").map(str::trim);
        let pieces: Path = pieces.filter(|piece| !piece.is_empty()).map(str::to_owned).collect();
        let whole = [stem, &pieces].concat();
        match group.rsplit_once('}') {
            Some((inside, _)) => grow(&whole, inside, into),
            None => into.push(whole),
        }
    }
}

/// Paths in the code itself: `super::keys::replace(…)`.
fn inline(code: &str) -> Vec<Path> {
    // Who may see something is no use of it.
    let mut parts = code.split("pub(in ");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    rest.extend(parts.map(|part| part.split_once(')').map_or("", |(_, behind)| behind)));
    for statement in uses(code) {
        rest = rest.replacen(statement, "", 1);
    }
    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let chains = rest.split(|letter| !word(letter)).map(|chain| chain.split("::").collect::<Vec<_>>());
    let rooted = chains.filter(|chain| chain.len() > 1 && ["crate", "super", "self"].contains(&chain[0]));
    rooted.map(|chain| chain.into_iter().map(str::to_owned).collect()).collect()
}

#[test]
fn no_files_of_one_folder_need_each_other() {
    let circles = Modules::of(&sources("src")).circles();
    let strange = circles.iter().filter(|(folder, _)| !STILL.contains(&folder.as_str()));
    none(&strange.map(|(folder, arrows)| format!("{folder}: {}", arrows.join(", "))).collect::<Vec<_>>());
}

#[test]
fn no_circle_of_files_is_long() {
    let circles = Modules::of(&sources("src")).long_circles(CIRCLE_MAX);
    let strange = circles.iter().filter(|(room, _)| !STILL_LONG.contains(&room.as_str()));
    none(&strange.map(|(room, circles)| format!("{room}: {circles:?}")).collect::<Vec<_>>());
    let gone = STILL_LONG.iter().filter(|room| !circles.contains_key(**room));
    none(&gone.map(|room| format!("{room} has no long circle: take it from the list")).collect::<Vec<_>>());
}

#[test]
fn a_circle_of_files_is_found_through_their_contents() {
    let circles = |files: &[(&str, &str)]| {
        let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, *text)).collect();
        let circles = Modules::of(&sources).long_circles(1);
        circles.into_values().flatten().map(|circle| circle.len()).collect::<Vec<_>>()
    };
    let own = ("src/x/mod.rs", "mod a;\nmod b;\nuse a::A;\npub struct Shared;\n");
    assert_eq!(
        circles(&[own, ("src/x/a.rs", "use super::Shared;\npub struct A;")]),
        [2],
        "what it defines itself"
    );
    let passed = ("src/x/mod.rs", "mod a;\nmod b;\nuse a::A;\nuse b::Bee;\n");
    let files = [passed, ("src/x/a.rs", "use super::Bee;"), ("src/x/b.rs", "pub struct Bee;")];
    assert_eq!(circles(&files), Vec::<usize>::new(), "what it only passes on");
    let files = [("src/x/a.rs", "use super::b::B;"), ("src/x/b.rs", "use crate::x::c::C;")];
    let last = ("src/x/c.rs", "fn f() { super::a::g() }");
    assert_eq!(circles(&[files[0], files[1], last, ("src/x/mod.rs", "mod a;\nmod b;\nmod c;")]), [3]);
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let circles = |files: &[(&str, &str)]| {
        let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, *text)).collect();
        Modules::of(&sources).circles()
    };
    let found = |a: &str, b: &str| {
        let contents = "mod a;\nmod b;\npub use a::A;\npub use b::{B, Bee as Other};\npub struct Shared;\n";
        circles(&[("src/x/mod.rs", contents), ("src/x/a.rs", a), ("src/x/b.rs", b)])
    };
    let circle = ["a → b by super::b::B", "b → a by super::a::A"].map(str::to_owned).to_vec();
    assert_eq!(found("use super::b::B;", "use super::a::A;"), BTreeMap::from([("x".to_owned(), circle)]));
    let bad = [
        ("use super::B;", "use super::A;"),
        ("use crate::x::{A, B};", "use crate::{x::A, y::Z};"),
        ("fn f(b: super::b::B) {}", "pub(super) use super::{\n    a::A,\n};"),
        ("use super::Bee;", "fn f() { crate::x::a::g() }"),
    ];
    for (a, b) in bad {
        assert_eq!(found(a, b).len(), 1, "{a} {b}");
    }
    let good = [
        ("use super::B;", "use super::Shared;"),
        ("use super::b::B;", "// use super::a::A;"),
        ("use super::b::B;", "#[cfg(test)]\nmod tests {\n    use super::super::a::A;\n}"),
        ("use super::b::B;", "use other::a::A;"),
    ];
    for (a, b) in good {
        assert_eq!(found(a, b), BTreeMap::new(), "{a} {b}");
    }
    let deep = [
        ("src/x/mod.rs", ""),
        ("src/x/a/mod.rs", "mod c;\nuse super::b::B;"),
        ("src/x/a/c.rs", "use super::A;"),
        ("src/x/b.rs", "use super::a::c::C;"),
    ];
    assert_eq!(circles(&deep).len(), 1, "a folder is one of its siblings; a file may use its folder's own");
}
