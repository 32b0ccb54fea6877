//! Rulesets that build on others: what they change, what they drop, and every way in which that goes wrong.

use super::*;

const CLUB: &str = include_str!("../../fixtures/club.toml");

/// A catalogue of the built-in rulesets and these.
fn shelf(files: &[(&str, &str)]) -> Catalogue {
    let own = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    Catalogue::embedded().with_overrides(own)
}

fn loaded(catalogue: &Catalogue, id: &str) -> Ruleset {
    catalogue.load(id, &BTreeMap::new()).unwrap_or_else(|error| match error {
        crate::rules::NotLoaded::Wrong(violations) => panic!("{id}\n{}", printed(&violations)),
        unknown @ crate::rules::NotLoaded::Unknown { .. } => panic!("{unknown}"),
    })
}

/// What is wrong with the club's ruleset once it is changed.
fn wrong(from: &str, to: &str) -> String {
    assert_eq!(CLUB.matches(from).count(), 1, "{from} must be there once");
    let text = CLUB.replace(from, to);
    match shelf(&[]).check("club.toml", &text) {
        Ok(_) => "nothing wrong\n".to_owned(),
        Err(violations) => printed(&violations),
    }
}

/// A ruleset that says nothing but what it extends.
fn bare(id: &str, extends: &str) -> String {
    format!(
        "[ruleset]\nid = \"{id}\"\nshort = \"{}\"\ntitle = \"{id}\"\nedition = \"1\"\nlanguage = \"de\"\n\
         extends = \"{extends}\"\n",
        id.to_uppercase()
    )
}

#[test]
fn a_club_changes_drops_and_adds() {
    let base = embedded("tso-2017");
    let club = loaded(&shelf(&[("club.toml", CLUB)]), "club");
    assert_eq!((club.time.budget.value, club.time.budget.cite.as_str()), (Millis::secs(1200), "CLUB §1"));
    assert_eq!(club.time.mode, base.time.mode, "what it does not name stays, and cites its base");
    assert!(club.hold.is_none() && base.hold.is_some(), "a chapter is dropped");
    assert!(club.time.overtime.as_ref().is_some_and(|it| it.max.is_none()), "a value is dropped");
    assert!(club.offence("noise").is_none() && base.offence("noise").is_some(), "an item is dropped");
    assert!(club.offence("club_grumble").is_some(), "an item is added");
    assert_eq!(club.offences.len(), base.offences.len(), "one less, one more");
    assert_eq!(club.challenge.closers.len(), 1, "a list without ids is replaced as a whole");
    assert_eq!(club.penalty.kind.value, PenaltyKind::Cross);
    assert_eq!(club.penalty.unit, base.penalty.unit, "a chapter is changed key by key");
    assert_eq!(club.identity.extends.as_deref(), Some("tso-2017"));
    assert!(
        club.questions.iter().all(|it| it.id.starts_with("TSO-")),
        "inherited questions keep their names"
    );
    assert!(club.questions.len() < base.questions.len(), "what nothing hangs on any more is not asked");
    assert_ne!(club.digest, base.digest);
}

#[test]
fn a_chain_of_three_is_one_ruleset() {
    let juniors = bare("juniors", "club")
        + "drops = [\"offence.club_grumble\", \"threshold.club_patience\"]\n\
        [time]\nbudget_s = { is = 600, cite = \"§7\" }\n";
    let files = [("club.toml", CLUB), ("juniors.toml", &juniors)];
    let catalogue = shelf(&files);
    let read = loaded(&catalogue, "juniors");
    assert_eq!((read.time.budget.value, read.time.budget.cite.as_str()), (Millis::secs(600), "JUNIORS §7"));
    assert_eq!(read.time.warn_at.cite.as_str(), "CLUB §1");
    assert!(read.time.mode.cite.as_str().starts_with("TSO §"));
    assert!(
        read.offence("club_grumble").is_none() && read.thresholds.is_empty()
            || read.offence("noise").is_none()
    );
    let chain: Vec<&str> = catalogue.chain("juniors").iter().map(|entry| entry.id()).collect();
    assert_eq!(chain, ["juniors", "club", "tso-2017"]);
    // Another base is another ruleset, though the file is the same.
    let other = CLUB.replace("budget_options_s = { is = [600]", "budget_options_s = { is = [900]");
    let other = loaded(&shelf(&[("club.toml", &other), files[1]]), "juniors");
    assert_ne!(other.digest, read.digest);
}

#[test]
fn what_a_file_in_the_middle_drops_is_gone_for_whoever_builds_on_it() {
    let middle = bare("middle", "tso-2017") + "drops = [\"hold\", \"award.bye\"]\n";
    let last = bare("last", "middle") + "drops = [\"offence.noise\"]\n";
    let files =
        [("middle.toml", &*middle), ("last.toml", &*last), ("dup.toml", &*bare("dup", "pes-duplicate"))];
    let catalogue = shelf(&files);
    let base = embedded("tso-2017");
    assert!(base.hold.is_some() && base.award("bye").is_some());
    for id in ["middle", "last"] {
        let read = loaded(&catalogue, id);
        assert!(read.hold.is_none() && read.award("bye").is_none(), "{id}");
        assert_eq!(read.offence("noise").is_none(), id == "last", "{id}");
    }
    // The same for whoever builds on a built-in ruleset that drops much of its base.
    let duplicate = loaded(&catalogue, "dup");
    assert!(duplicate.late.is_none() && duplicate.duplicate.is_some());
    // What is dropped in the middle is no more there to drop, and that is said.
    let again = bare("again", "middle") + "drops = [\"hold\"]\n";
    let found = catalogue.check("again.toml", &again).expect_err("it is gone");
    assert!(printed(&found).contains("there is no `hold` in middle to drop"), "{}", printed(&found));
}

#[test]
fn an_event_may_choose_a_reading_of_the_base() {
    let catalogue = shelf(&[("club.toml", CLUB)]);
    for name in ["Q4", "TSO-Q4"] {
        let readings = BTreeMap::from([(name.to_owned(), "only_if_rejected".to_owned())]);
        let club = catalogue.load("club", &readings).expect("a reading of its base");
        assert!(!club.penalty.count_in_upheld.value);
    }
    let readings = BTreeMap::from([("CLUB-Q4".to_owned(), "only_if_rejected".to_owned())]);
    assert!(catalogue.load("club", &readings).is_err(), "the club asks nothing itself");
}

#[test]
fn every_way_to_build_on_nothing_is_found() {
    let mut report = String::new();
    let extends = "extends = \"tso-2017\"";
    for (case, from, to) in [
        ("an unknown base", extends, "extends = \"tso-2071\""),
        ("itself", extends, "extends = \"club\""),
        ("nothing to drop from", "extends = \"tso-2017\"\n", ""),
        ("a drop that is not there", "\"offence.noise\"", "\"offence.noises\", \"holds\", \"late.base.is\""),
        ("its own name dropped", "\"offence.noise\"", "\"ruleset.title\""),
        ("a drop that the rest needs", "\"offence.noise\"", "\"results\""),
        ("a new value that is wrong", "budget_s = { is = 1200", "budget_s = { is = \"long\""),
        ("a counter that is gone", "counter = \"club_grumbles\"\nat", "counter = \"grumbles\"\nat"),
        ("a new value that the base contradicts", "kind = { is = \"cross\"", "kind = { is = \"none\""),
    ] {
        let found = wrong(from, to);
        assert_ne!(found, "nothing wrong\n", "{case}");
        let _ = writeln!(report, "# {case}\n{found}");
    }
    insta::assert_snapshot!("builds_on_nothing", report);
}

#[test]
fn a_circle_is_told_at_every_file_of_it_and_hides_nothing() {
    let a = bare("a", "b") + "moon = 1\n";
    let (b, c) = (bare("b", "c"), bare("c", "a"));
    let catalogue = shelf(&[("a.toml", &a), ("b.toml", &b), ("c.toml", &c)]);
    for (id, way) in [("a", "a → b → c → a"), ("b", "b → c → a → b"), ("c", "c → a → b → c")]
    {
        let text = &catalogue.get(id).expect("there").text;
        let found = catalogue.check(&format!("{id}.toml"), text).expect_err("a circle");
        let circle = found.list().iter().find(|it| it.path == "ruleset.extends");
        let circle = circle.unwrap_or_else(|| panic!("{id}\n{}", printed(&found)));
        assert_eq!(circle.message, format!("goes round in a circle: {way}"));
        assert!(circle.help.starts_with("extend a ruleset"), "{}", circle.help);
    }
    let found = catalogue.check("a.toml", &a).expect_err("a circle and a stray key");
    assert!(printed(&found).contains("ruleset.moon"), "{}", printed(&found));
    assert_eq!(catalogue.chain("a").len(), 3, "a circle has an end for whoever copies it");
}

#[test]
fn a_fault_of_the_base_is_told_as_the_bases() {
    let base = TSO.replace("id = \"tso-2017\"", "id = \"base\"").replace("stops_clock = ", "stop_clock = ");
    let catalogue = shelf(&[("base.toml", &base), ("own.toml", &bare("own", "base"))]);
    let found = catalogue.check("own.toml", &bare("own", "base")).expect_err("the base is wrong");
    let line = base.lines().position(|line| line.starts_with("stop_clock")).expect("there") + 1;
    let told = found.list().iter().find(|it| it.line == line).expect("its own line");
    assert_eq!(told.file, "base.toml");
}

/// A file with one slip of every kind: a stray key, a value without its paragraph, a window that never opens, an effect
/// for nobody, an expression about what nobody is asked, and a base that is built on the file itself.
const CIRCLE: &str = include_str!("../../fixtures/circle.toml");

#[test]
fn a_file_with_every_kind_of_slip_is_told_all_of_them_at_once() {
    let ring = bare("ring", "circle");
    let catalogue = shelf(&[("circle.toml", CIRCLE), ("ring.toml", &ring)]);
    let found = catalogue.check("circle.toml", CIRCLE).expect_err("everything is wrong with it");
    // The file says at the end of each wrong line what is to be found there.
    let mut expected: Vec<(usize, &str)> = Vec::new();
    for (at, line) in CIRCLE.lines().enumerate() {
        if let Some((_, path)) = line.split_once(" # wrong: ") {
            expected.push((at + 1, path));
        }
    }
    let told: Vec<(usize, &str)> = found.list().iter().map(|it| (it.line, it.path.as_str())).collect();
    assert_eq!(told, expected, "\n{}", printed(&found));
    for it in found.list() {
        let line = CIRCLE.lines().nth(it.line - 1).expect("a line");
        assert!(
            it.column <= line.chars().count() && !it.help.is_empty() && it.file == "circle.toml",
            "{it:?}"
        );
    }
    insta::assert_snapshot!("every_kind_of_slip", printed(&found));
}
