//! The rooms and the arrows between them: only downward, and only those that are drawn here.

use super::{Source, none, sources};

/// The rooms from top to bottom, each with the rooms it uses. A new arrow is entered here, where it can be seen and
/// argued about; one that points upward cannot be entered at all.
const HOUSE: [(&str, &[&str]); 17] = [
    ("main", ROOMS_BELOW_MAIN),
    ("cli", ROOMS_BELOW_CLI),
    ("runtime", &["tui", "sim", "radio", "journal", "station", "tournament", "domain"]),
    ("tui", &["report", "station", "tournament", "clock", "engine", "rules", "lexicon", "locale", "domain"]),
    ("sim", &["journal", "station", "tournament", "clock", "rules", "lexicon", "domain"]),
    // What goes to the radio and comes from it is the station's.
    ("radio", &["station", "clock", "domain"]),
    // What an event has of another program's file, and what of it such a file has a place for.
    ("exchange", &["tournament", "engine", "rules", "lexicon", "domain"]),
    // What the hall may know is told by the station.
    ("report", &["station", "tournament", "clock", "engine", "rules", "lexicon", "locale", "domain"]),
    // The keeper stands between a station and its journal.
    ("journal", &["station", "tournament", "domain"]),
    ("station", &["tournament", "clock", "rules", "lexicon", "domain"]),
    ("tournament", &["clock", "engine", "rules", "lexicon", "domain"]),
    ("clock", &["rules", "domain"]),
    ("engine", &["lexicon", "domain"]),
    ("lexicon", &["rules", "domain"]),
    ("rules", &["domain"]),
    // Its texts are packed as those of the rulesets are.
    ("locale", &["domain"]),
    ("domain", &[]),
];

const ROOMS_BELOW_MAIN: &[&str] = &[
    "cli",
    "runtime",
    "tui",
    "sim",
    "radio",
    "exchange",
    "report",
    "journal",
    "station",
    "tournament",
    "clock",
    "engine",
    "lexicon",
    "rules",
    "locale",
    "domain",
];
const ROOMS_BELOW_CLI: &[&str] = &[
    "runtime",
    "tui",
    "sim",
    "radio",
    "exchange",
    "report",
    "journal",
    "station",
    "tournament",
    "clock",
    "engine",
    "lexicon",
    "rules",
    "locale",
    "domain",
];

type House = [(&'static str, &'static [&'static str])];

/// Arrows of the table that do not point downward, to a room that is there.
fn upward(house: &House) -> Vec<String> {
    let place = |room: &str| house.iter().position(|(name, _)| *name == room);
    let mut complaints = Vec::new();
    for (at, (room, uses)) in house.iter().enumerate() {
        if place(room) != Some(at) {
            complaints.push(format!("{room} stands twice in the table"));
        }
        for used in *uses {
            match place(used) {
                None => complaints.push(format!("{room} → {used}: there is no such room")),
                Some(below) if below <= at => complaints.push(format!("{room} → {used} points upward")),
                Some(_) => {}
            }
        }
    }
    complaints
}

/// Uses of other rooms that are not in the table.
fn strange(source: &Source, house: &House) -> Vec<String> {
    let room = source.room();
    if room == "lib" {
        return Vec::new();
    }
    let Some((_, allowed)) = house.iter().find(|(name, _)| *name == room) else {
        return vec![
            source.at(1, &format!("{room} is no room of the house; enter it in tests/tidy/arrows.rs")),
        ];
    };
    let code: Vec<&str> = source.code().map(|(_, line)| line).collect();
    let code = code.join("\n");
    let place = |room: &str| house.iter().position(|(name, _)| *name == room);
    // What proves a room may need all of the rooms below it.
    let proves = |used: &str| source.only_tests() && place(used) > place(room);
    let mut complaints = Vec::new();
    for (at, used) in used_rooms(source, &code) {
        let known = house.iter().any(|(name, _)| *name == used);
        if known && used != room && !allowed.contains(&used) && !proves(used) {
            let line = code[..at].matches('\n').count() + 1;
            complaints.push(source.at(line, &format!("{room} → {used} is no arrow of the house")));
        }
    }
    complaints
}

/// Every room named in a path from the crate's root, with its place in the text.
fn used_rooms<'a>(source: &Source, code: &'a str) -> Vec<(usize, &'a str)> {
    let mut heads = vec!["crate::".to_owned(), "ephor::".to_owned()];
    // `super::super::room` leaves a room by its back door.
    heads.push("super::".repeat(depth(&source.path)));
    let mut found = Vec::new();
    for head in heads.iter().filter(|head| !head.is_empty()) {
        for (at, _) in code.match_indices(head.as_str()) {
            // The end of a longer word, or of a longer chain of `super::`, is another path.
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let rest = &code[at + head.len()..];
            if let Some(group) = rest.strip_prefix('{') {
                let offset = at + head.len() + 1;
                found.extend(group_heads(group).map(|(inside, name)| (offset + inside, name)));
            } else {
                found.push((at, name(rest)));
            }
        }
    }
    found
}

/// The first names of the paths in `a::x, b::{y, z}, c}`, up to the brace that closes the group.
fn group_heads(group: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut depth, mut fresh, mut found) = (1_u32, true, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            ',' if depth == 1 => fresh = true,
            c if fresh && !c.is_whitespace() => {
                found.push((at, name(&group[at..])));
                fresh = false;
            }
            _ => {}
        }
    }
    found.into_iter()
}

fn name(path: &str) -> &str {
    path.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

/// How many `super::` lead from a file's module to the crate's root.
fn depth(path: &str) -> usize {
    let below = path.strip_prefix("src/").unwrap_or(path);
    let steps = below.split('/').count();
    if below.ends_with("/mod.rs") { steps - 1 } else { steps }
}

#[test]
fn the_house_has_no_arrow_upward() {
    none(&upward(&HOUSE));
}

#[test]
fn every_room_uses_only_what_is_drawn_below_it() {
    let complaints: Vec<String> = sources("src").iter().flat_map(|source| strange(source, &HOUSE)).collect();
    none(&complaints);
}

#[test]
fn an_arrow_upward_cannot_be_entered() {
    assert_eq!(upward(&[("top", &["base"]), ("base", &["top"])]), ["base → top points upward"]);
    assert_eq!(upward(&[("top", &["top"])]), ["top → top points upward"]);
    assert_eq!(upward(&[("top", &["cellar"])]), ["top → cellar: there is no such room"]);
    assert_eq!(upward(&[("top", &[]), ("top", &[])]), ["top stands twice in the table"]);
}

#[test]
fn an_arrow_that_is_not_drawn_is_found_however_it_is_written() {
    let found = |path: &str, text: &str| strange(&Source::new(path, text), &HOUSE);
    let arrow = "rules → station is no arrow of the house";
    let at = |place: &str| vec![format!("src/rules/{place}: {arrow}")];
    assert_eq!(found("src/rules/time.rs", "//! x\n\nuse crate::station::Station;\n"), at("time.rs:3"));
    assert_eq!(found("src/rules/time.rs", "fn f(it: &crate::station::Station) {}"), at("time.rs:1"));
    assert_eq!(
        found("src/rules/time.rs", "use crate::{\n    domain::At,\n    station::{Input, tui},\n};"),
        at("time.rs:3")
    );
    assert_eq!(found("src/rules/time.rs", "use super::super::station::Station;"), at("time.rs:1"));
    assert_eq!(found("src/rules/mod.rs", "use super::station::Station;"), at("mod.rs:1"));
    assert_eq!(found("src/rules/load/mod.rs", "use super::station::Station;"), Vec::<String>::new());
    assert_eq!(
        found("src/rules/time.rs", "/// [`crate::station`]\nuse crate::domain::At; // crate::tui"),
        Vec::<String>::new()
    );
    assert_eq!(found("src/attic/mod.rs", "").len(), 1, "a room that nobody entered");
}
