//! What a person reads of each regulation.

use super::*;
use crate::rules::catalogue::tests::{SIX, embedded};

fn printed(leaves: &[Leaf]) -> Vec<String> {
    leaves.iter().map(|leaf| format!("{} | {} | {}", leaf.path, leaf.value, leaf.cite)).collect()
}

fn has(id: &str, expected: &[&str]) {
    let lines = printed(&leaves(&embedded(id)));
    for expected in expected {
        assert!(lines.iter().any(|line| line == expected), "{expected} is not in\n{}", lines.join("\n"));
    }
}

#[test]
fn every_value_is_shown_as_the_file_writes_it() {
    has(
        "sss-2022",
        &[
            "time.budget_s | 1320 | SSS §1.4, §2.1",
            "challenge.closers[2] | after_s = 10, only_if = bag_empty | SSS §2.2 ¶1",
            "challenge.max_words | 1 | SSS §3.a •1",
            "clock.grants[3] | power = add_fixed, amount_s = 120, who = referee | SSS §1.5 ¶3",
            "penalty.kind | points = -5 | SSS §3, clause after e",
            "lexicon.sources[5].tiles | 6–15 | SSS §10.1.5",
        ],
    );
    let sss = printed(&leaves(&embedded("sss-2022")));
    assert!(sss[0].starts_with("time.mode"), "the order of the file, not of the alphabet: {}", sss[0]);
}

#[test]
fn what_has_an_id_is_called_by_it() {
    has(
        "cas-2009",
        &[
            "offence.score_overstated.name | námitka bodová | ČAS §10.2.1, §16.11",
            "offence.score_overstated.phases | playing, over | ČAS §10.2.1, §16.11",
            "offence.score_overstated.asks.announced | Announced points (0 to 2000) | ČAS §10.2.1, §16.11",
            "offence.score_overstated.proven[1] | do = cross, who = offender | ČAS §10.2.1",
            "offence.score_overstated.closers[1] | mark = sum_begun | ČAS §10.1, §16.17",
            "award.no_show.winner | result = win, scored = 200 | ČAS §13.1, §13.6.a, §14.2",
            "session.base_s | 2400 | ČAS §4.1, §6.1",
            "late.forfeit_after_s | 0 | ČAS §13.1",
            "standing.turcas.constants | a, b, c, d | ČAS §16.29",
        ],
    );
    has("pes-duplicate", &["time.budget_range_s | 120–180 | PESD §5.Γ.1"]);
    has("pes-classic", &["late.clock_after_s | 600 | PES §Γ.β ¶2", "late.clock_by | referee | PES §Γ.β ¶2"]);
    for id in ["cas-2009", "pes-classic", "pes-duplicate", "sss-online"] {
        for line in printed(&leaves(&embedded(id))) {
            assert!(!line.contains("_s = -") && !line.contains(" |  | "), "{line}");
        }
    }
}

#[test]
fn causes_of_duties_are_written_as_in_the_file() {
    let leaves = leaves(&embedded("cas-2009"));
    let on = leaves.iter().find(|leaf| leaf.path == "duty.publish_sanction.on").expect("it is there");
    assert!(on.value.starts_with("sanction:warning, sanction:"), "{}", on.value);
    let ends = leaves.iter().any(|leaf| leaf.path == "duty.sign_results.on" && !leaf.value.contains(':'));
    assert!(ends, "an event has no id");
}

#[test]
fn a_paragraph_finds_what_rests_on_it_and_on_its_parts() {
    let tso = embedded("tso-2017");
    let found = paragraph(&tso, "TSO 3.1.4");
    assert!(found.iter().any(|leaf| leaf.cite.as_str() == "TSO §3.1.4 +¶2"));
    assert!(found.iter().any(|leaf| leaf.cite.as_str() == "TSO §3.1.4.d.i"));
    assert!(found.iter().all(|leaf| leaf.cite.as_str().contains("§3.1.4")));
    assert_eq!(found, paragraph(&tso, "3.1.4"));
    assert_eq!(found, paragraph(&tso, "§3.1.4"));
    assert_eq!(paragraph(&tso, "SSS 3.1.4"), []);
    assert_eq!(paragraph(&tso, ""), []);
    assert!(!paragraph(&tso, "7.3.3").is_empty(), "a second paragraph of a citation counts too");
}

#[test]
fn what_is_inherited_is_found_under_the_bases_name() {
    let duplicate = embedded("pes-duplicate");
    let inherited = leaves(&duplicate).into_iter().find(|leaf| leaf.cite.as_str().starts_with("PES §"));
    let inherited = inherited.expect("it builds on the classic rules");
    assert!(paragraph(&duplicate, inherited.cite.as_str()).contains(&inherited));
    let own = inherited.cite.as_str().replacen("PES ", "PESD ", 1);
    assert!(!paragraph(&duplicate, &own).contains(&inherited), "{own}");
}

#[test]
fn the_words_of_the_file_are_those_of_the_json() {
    fn agree(choice: &(impl Explain + Serialize), tag: &str) {
        let json = serde_json::to_value(choice).expect("it has a JSON");
        assert!(json[tag].is_string(), "{json}");
        assert_eq!(choice.written().json()[tag], json[tag]);
    }
    let mut remedies = 0;
    for ruleset in SIX.map(embedded) {
        ruleset.upheld.iter().chain(&ruleset.rejected).for_each(|it| agree(&it.value, "do"));
        ruleset.clock.grants.iter().for_each(|it| agree(&it.value.power, "power"));
        let offences = ruleset.offences.iter().flat_map(|it| it.value.follows());
        let sanctions = ruleset.sanctions.iter().flat_map(|it| &it.value.effects);
        for item in offences.chain(sanctions) {
            agree(&item.value.remedy, "do");
            remedies += 1;
        }
    }
    assert!(remedies > 100, "{remedies}");
}
