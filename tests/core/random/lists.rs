//! Lists adopted, dropped and fixed in any order: whatever was adopted, each verdict says so, and after the fixing
//! nothing changes.

use ephor::domain::{Role, Side, SlipId};
use ephor::lexicon::{Binding, Library, Outcome, Why};
use ephor::tournament::{Command, LoadedRules, RefusalCode as Code, SetupCommand, SlipCommand, State};
use proptest::prelude::*;
use proptest::sample::select;

use super::super::{Hall, opening, raise};
use crate::small::{GOOD, law, list, ruleset};

const LISTS: [&str; 3] = ["extra-one", "extra-two", "nowhere"];

fn change() -> impl Strategy<Value = Command> {
    let tiles = (select(vec![2_u8, 3, 4]), select(vec![3_u8, 4, 11, 15]));
    let decides = select(vec![Binding::Alone, Binding::IfListed]);
    let adopt = (select(LISTS.to_vec()), tiles, decides, select(vec!["so", "so", ""]));
    let adopt = adopt.prop_map(|(list, tiles, decides, reason)| {
        Command::Setup(SetupCommand::AdoptList {
            list: list.to_owned(),
            tiles,
            decides,
            reason: reason.to_owned(),
        })
    });
    let drop = select(LISTS.to_vec());
    let drop = drop.prop_map(|list| {
        Command::Setup(SetupCommand::DropList { list: list.to_owned(), reason: "so".to_owned() })
    });
    prop_oneof![3 => adopt, 1 => drop]
}

/// A law in which no list of the ruleset's own is installed, and two others are.
fn bare(id: &str) -> LoadedRules {
    let rules = ruleset(id, &[]);
    let sources: Vec<String> = rules.lexicon.sources.iter().map(|it| it.list.value.clone()).collect();
    let law = law(rules, &sources.iter().map(String::as_str).collect::<Vec<_>>());
    let more = LISTS[..2].iter().map(|id| list(id, &law.tiles));
    let library = Library::with(more).expect("ids that differ");
    LoadedRules::new(law.ruleset, library, law.tiles)
}

#[test]
fn whatever_was_adopted_every_word_rests_on_it_and_nothing_changes_afterwards() {
    let law = bare("sss-2022");
    let (mut verdicts, mut accepted, mut open) = (0, 0, 0);
    super::play_same_games("lists", 256, &prop::collection::vec(change(), 0..12), |changes| {
        let mut hall = Hall::new(law.clone());
        let opening = opening(&law);
        let (before, play) = opening.split_at(2);
        for command in before {
            hall.must(command);
        }
        for command in &changes {
            let state = hall.state.clone();
            match hall.give_as(Role::Director, "desk", command) {
                Ok(_) => accepted += 1,
                Err(refusal) => {
                    super::check_refusal(&refusal)?;
                    prop_assert_eq!(&hall.state, &state);
                }
            }
        }
        for command in play {
            hall.must(command);
        }
        let fixed = hall.state.adopted.clone();
        for command in &changes {
            let refused = hall.give_as(Role::Director, "desk", command).map(|_| ());
            prop_assert_eq!(refused.map_err(|refusal| refusal.code()), Err(Code::ListsFrozen));
        }
        prop_assert_eq!(&hall.state.adopted, &fixed);
        for (table, word) in (1_u16..).zip([GOOD[0], "ZZZTROO", GOOD[3]]) {
            let slip = SlipId(u32::from(table));
            hall.must(&raise(table, Side::B, Some(3_000)));
            hall.must(&Command::Slip(SlipCommand::EnterWords { slip, words: vec![word.to_owned()] }));
            hall.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
            hall.must(&Command::Slip(SlipCommand::Decide { slip }));
            let read = law.tiles.read(word).expect("letters");
            let finding = law.judge(&read, fixed.iter().map(|it| &it.adoption));
            let decides = |it: &&ephor::tournament::Adopted| {
                let (from, to) = it.adoption.tiles;
                (from..=to).contains(&read.tiles())
                    && (GOOD.contains(&word) || it.adoption.decides == Binding::Alone)
            };
            let by = fixed.iter().map(AsRef::as_ref).find(decides);
            prop_assert_eq!(
                finding.source.as_ref(),
                by.map(|it| &it.adoption.source),
                "{} {:?}",
                word,
                fixed
            );
            match by {
                Some(_) => {
                    verdicts += 1;
                    let adopted = matches!(finding.why, Why::Adopted { .. });
                    prop_assert!(adopted && finding.outcome != Outcome::NotCovered, "{:?}", finding);
                }
                None => open += 1,
            }
        }
        prop_assert_eq!(&State::replay(&hall.records), &hall.state);
        Ok(())
    });
    assert!(verdicts > 100 && accepted > 200 && open > 100, "{verdicts}, {accepted}, {open}");
}
