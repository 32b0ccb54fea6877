//! Undo is as if never done: whatever was done, one act taken back or replaced leads to what holds in the journal in
//! which it was never done, or the right thing at once.

mod day;
mod holds;
mod names;
mod outcome;
mod planted;
mod ways;

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Actor, Millis, Role};
use ephor::rules::Catalogue;
use ephor::tournament::LoadedRules;
use fastrand::Rng;
use proptest::prelude::*;

use self::day::{Day, Fault};
use self::outcome::{Outcome, undone};
use super::super::duplicate::begun;
use super::{Deed, deed, duplicate, play_same_games};
use crate::small::law;

/// How often each way back was taken, and what came of it.
#[derive(Debug, Default)]
struct Tally {
    /// By the way: how often the same held.
    same: BTreeMap<String, usize>,
    /// What was refused where it was never done.
    refused: Vec<String>,
    /// What came out otherwise because a later decision used what was undone: an event and its paragraph.
    used: BTreeMap<(String, String), usize>,
    apart: usize,
    /// What holds otherwise, with an example.
    differs: BTreeMap<String, (usize, String)>,
}

impl Tally {
    fn note(&mut self, law: &LoadedRules, way: &ways::Way, outcome: Outcome) {
        let id = &law.ruleset.identity.id;
        match outcome {
            Outcome::NotUndone => {}
            Outcome::Refused(why) => self.refused.push(format!("{id}: {why}")),
            Outcome::Same => *self.same.entry(way.kind.clone()).or_default() += 1,
            Outcome::Apart(otherwise) => {
                self.apart += 1;
                for it in otherwise.into_iter().collect::<BTreeSet<_>>() {
                    *self.used.entry(it).or_default() += 1;
                }
            }
            Outcome::Differs(found) => {
                for (kind, example) in found {
                    let kind = format!("{}: {kind}", way.kind);
                    let example = || (0, format!("{id}: {example}: {:?}", way.command));
                    self.differs.entry(kind).or_insert_with(example).0 += 1;
                }
            }
        }
    }
}

impl Tally {
    /// Nothing holds otherwise, hardly anything was refused, and each way back was taken often enough.
    fn must_hold(&self, ways: &[(&str, usize)]) {
        let Self { same, refused, apart, used, differs } = self;
        assert!(differs.is_empty(), "{differs:#?}");
        let compared = same.values().sum::<usize>() + apart + refused.len();
        assert!(refused.len() * 100 <= compared, "{} of {compared}: {refused:#?}", refused.len());
        assert!(apart * 5 <= compared, "{apart} of {compared} apart: {used:#?}");
        let met: BTreeSet<&str> = same.keys().map(String::as_str).collect();
        let known: BTreeSet<&str> = ways.iter().map(|(way, _)| *way).collect();
        assert_eq!(met, known, "every way back has a floor: {same:#?}");
        let times = |way: &str| same.get(way).copied().unwrap_or_default();
        let seldom: Vec<_> = ways.iter().filter(|(way, least)| times(way) < *least).collect();
        assert!(seldom.is_empty(), "{seldom:?}: {same:#?}");
        // What a later decision used, with its paragraph.
        let known = |it: &(String, String)| USED.iter().any(|(event, cite)| *event == it.0 && *cite == it.1);
        let unknown: Vec<_> = used.keys().filter(|it| !known(it)).collect();
        assert!(unknown.is_empty(), "{unknown:#?}");
    }
}

/// Games played under each ruleset.
const GAMES: u32 = 16;

/// How often each way back is taken at least.
const WAYS: [(&str, usize); 21] = [
    ("award instead of a result", 100),
    ("award instead of an award", 5),
    ("correct a result", 100),
    ("correct an award into what was played", 1),
    ("look up again", 20),
    ("overrule", 1),
    ("put right a verdict", 20),
    ("strike a decided slip", 50),
    ("strike an open slip", 30),
    ("take back: absence_noted", 20),
    ("take back: game_awarded", 1),
    ("take back: bye_entered", 3),
    ("take back: claim_raised", 100),
    ("take back: duty_done", 10),
    ("take back: hold_taken", 3),
    ("take back: move_circled", 1),
    ("take back: order_placed", 3),
    ("take back: sanction_imposed", 10),
    ("take back: order_settled", 3),
    ("take back: player_withdrew", 3),
    ("unpair", 3),
];

/// The same in duplicate games.
const WAYS_IN_DUPLICATE: [(&str, usize); 4] = [
    ("another move on a slip", 10),
    ("another ruling on a word", 3),
    ("take back: move_annulled", 5),
    ("take back: player_left", 10),
];

/// What used something that was undone later, and the paragraph by which it stands.
const USED: [(&str, &str); 12] = [
    // A duty done with the last sheet of a round, which another end made complete.
    ("duty_done", "PES §Δ.α.iii"),
    // A word that was ruled on before is followed, or asked for anew.
    ("escalated", "PESD §5.Δ ¶1"),
    ("verdict_given", "PESD §5.Δ ¶1"),
    ("result_recounted", "TSO §3.1.4 +¶2"),
    // What holds a round up, or not.
    ("round_started", "PES silent"),
    ("round_started", "PESD §5.Α"),
    ("round_started", "TSO silent"),
    // Whether a play was one's own last one.
    ("slip_raised", "PES §Δ.ε ¶1"),
    ("slip_refused", "PES §Δ.ε ¶4"),
    // Undecided when its game was awarded.
    ("slip_withdrawn", "PES §ΣΤ ¶5"),
    ("slip_withdrawn", "ČAS §13.2, §14.3"),
    ("slip_withdrawn", "TSO §6.1.1 ¶2, §6.1.1 ¶3"),
];

/// So many decisions lie between one look and the next at what might be undone.
const BETWEEN: usize = 6;

fn play(law: &LoadedRules, deeds: &[Deed], fault: Option<Fault>, tally: &mut Tally) {
    let mut rng = Rng::with_seed(deeds.len() as u64);
    let mut day = Day::begun(law, fault);
    if !deeds.len().is_multiple_of(4) {
        day.start();
    }
    for (number, deed) in deeds.iter().enumerate() {
        day.play(deed);
        if number % BETWEEN + 1 == BETWEEN || number + 1 == deeds.len() {
            let later = &deeds[number + 1..deeds.len().min(number + 5)];
            for way in ways::ways(&law.ruleset, &day.hall.state, &day.journal, &mut rng) {
                tally.note(law, &way, undone(&day, &way, later));
            }
        }
    }
}

fn played(law: &LoadedRules, games: u32, fault: Option<Fault>, tally: &mut Tally) {
    play_same_games(&law.ruleset.identity.id, games, &prop::collection::vec(deed(), 1..60), |deeds| {
        play(law, &deeds, fault, tally);
        Ok(())
    });
}

#[test]
fn what_is_undone_is_as_if_it_had_never_been_done() {
    let catalogue = Catalogue::embedded();
    let mut tally = Tally::default();
    for id in catalogue.ids() {
        let ruleset = catalogue.load(id, &BTreeMap::new()).expect("a ruleset");
        played(&law(ruleset, &[]), GAMES, None, &mut tally);
    }
    tally.must_hold(&WAYS);
}

/// A duplicate game in which the arbiter does anything.
fn play_duplicate(deeds: &[(i64, duplicate::Deed)], tally: &mut Tally) {
    let mut rng = Rng::with_seed(deeds.len() as u64);
    let mut day = Day::of(begun("seats"), None);
    let by = Actor::new(Role::HeadReferee, "desk");
    for (number, (after, deed)) in deeds.iter().enumerate() {
        day.hall.now = day.hall.now.max(day.hall.state.last_at) + Millis(*after);
        let command = deed.command(&mut day.hall);
        let _ = day.give(&by, &command);
        if number % BETWEEN + 1 == BETWEEN || number + 1 == deeds.len() {
            let law = day.law().clone();
            for way in ways::ways(&law.ruleset, &day.hall.state, &day.journal, &mut rng) {
                tally.note(&law, &way, undone(&day, &way, &[]));
            }
        }
    }
}

#[test]
fn what_is_undone_in_a_duplicate_game_is_as_if_it_had_never_been_done() {
    let mut tally = Tally::default();
    let deeds = prop::collection::vec((0..90_000_i64, duplicate::deed()), 1..40);
    play_same_games("duplicate", 12, &deeds, |deeds| {
        play_duplicate(&deeds, &mut tally);
        Ok(())
    });
    tally.must_hold(&WAYS_IN_DUPLICATE);
}

/// A fault that is planted is found by what it leaves.
#[track_caller]
fn found(id: &str, games: u32, fault: Fault, left: &str) {
    let ruleset = Catalogue::embedded().load(id, &BTreeMap::new()).expect("a ruleset");
    let mut tally = Tally::default();
    played(&law(ruleset, &[]), games, Some(fault), &mut tally);
    let kinds: BTreeSet<&str> = tally.differs.keys().filter_map(|kind| kind.split(": ").last()).collect();
    assert!(kinds.iter().any(|kind| kind.starts_with(left)), "{left}: {:#?}", tally.differs.keys());
}

#[test]
fn planted_faults_are_found() {
    found("sss-2022", 20, planted::a_count_survives, "event_counts");
    found("tso-2017", 20, planted::a_penalty_stays, "event_counters");
    found("cas-2009", 96, planted::a_turn_is_still_owed, "games.*.*.owes_for");
    found("sss-2022", 20, planted::a_duty_is_not_lifted, "duties");
    found("sss-2022", 20, planted::an_exclusion_is_kept, "excluded");
    found("tso-2017", 20, planted::a_result_is_left, "games.*.*.result");
}
