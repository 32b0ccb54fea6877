//! What is offered is decided, what is not offered is refused: in any state that any commands lead to, for every
//! office, at every table.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Actor, Millis, Points, Role, Side, TableId};
use ephor::rules::Catalogue;
use ephor::tournament::{
    Answers, ClaimOutcome, ClockCommand, Command, ConductCommand, Law, Need, Offer, OfferKind, Place,
    ProcedureCommand, Refusal, ResultCommand, RoundCommand, decide, offers, round_offers,
};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

use super::{Deed, Hall, config, deed};
use crate::small::law;

const OFFICES: [Role; 4] = [Role::Director, Role::HeadReferee, Role::Referee, Role::Judge];

/// How often each kind of offer was taken up and carried out, and was not possible and refused.
#[derive(Default)]
struct Tally {
    accepted: BTreeMap<String, usize>,
    refused: BTreeMap<String, usize>,
    unlisted: usize,
    /// What was wrong: each kind of it once, with an example.
    broken: BTreeMap<String, String>,
}

impl Tally {
    /// Notes what does not hold.
    fn hold(&mut self, holds: bool, what: &str, kind: &str, example: impl FnOnce() -> String) {
        if !holds {
            self.broken.entry(format!("{kind}: {what}")).or_insert_with(example);
        }
    }
}

/// An answer to everything that is asked, about this side.
fn answers(offer: &Offer, side: Side) -> Answers {
    let mut answers = Answers {
        side: Some(side),
        outcome: Some(ClaimOutcome::Neither),
        reason: "so it is".to_owned(),
        amount: Some(Millis(60_000)),
        number: Some(11),
        scores: [Some(Points(400)), Some(Points(300))],
        out: Some(Side::A),
        points: Some(Points(20)),
        yes: true,
        ..Answers::default()
    };
    for need in &offer.needs {
        match need {
            Need::Fact(ask) => drop(answers.facts.insert(ask.fact.clone(), ask.from)),
            Need::Player(players) => answers.player = players.first().cloned(),
            Need::Claimant(of) => answers.claimant = of.first().copied(),
            Need::Lengths { from, to } => answers.lengths = Some((*from, *to)),
            // Of what is possible, those that are offered are the choice; what is not is refused whatever is said.
            Need::Side { of, .. } if offer.possible() && !of.contains(&side) => {
                answers.side = of.first().copied();
            }
            Need::Binding => answers.binding = Some(ephor::lexicon::Binding::IfListed),
            // Of a verdict that cannot be mended now no word stands to choose.
            Need::Word(words) => {
                answers.word.clone_from(words.first().unwrap_or(&offer.says));
            }
            _ => {}
        }
    }
    answers
}

/// Refusals that no answer could have prevented.
fn for_want_of_a_right(refusal: &Refusal) -> bool {
    !refusal.why.of_answer()
}

/// What kind of offer it is, without whom or what it is about.
fn kind(offer: &Offer) -> String {
    let text = format!("{:?}", offer.kind);
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

fn accepted(hall: &Hall, role: Role, command: &Command) -> Result<bool, Refusal> {
    let by = Actor::new(role, "desk");
    decide(&hall.state, &hall.law, command, &by, hall.now).map(|records| !records.is_empty())
}

fn keeps_its_word(hall: &Hall, role: Role, table: TableId, tally: &mut Tally) {
    let state = &hall.state;
    let players = state.game(table);
    let players = players.map(|game| game.players.clone()).unwrap_or_default();
    let place = Place { round: state.round, table, players };
    let at_table = offers(state, &hall.law, table, &Actor::new(role, "desk"), hall.now);
    let all = [at_table, round_offers(state, &hall.law, &Actor::new(role, "desk"), hall.now)].concat();
    for offer in &all {
        let mut carried_out = false;
        for side in Side::BOTH {
            let command = offer.command(&place, &answers(offer, side));
            let command = command.unwrap_or_else(|at| panic!("{offer:?}: no answer to need {at}"));
            let outcome = accepted(hall, role, &command);
            carried_out |= outcome == Ok(true);
            let (holds, what) = if !offer.possible() {
                (outcome != Ok(true), "not possible, yet carried out".to_owned())
            } else if offer.needs.is_empty() {
                (
                    outcome.is_ok(),
                    format!(
                        "offered, asks nothing, and refused: {:?}",
                        outcome.as_ref().map_err(Refusal::code)
                    ),
                )
            } else {
                (
                    !outcome.as_ref().is_err_and(for_want_of_a_right),
                    format!("offered and refused: {:?}", outcome.as_ref().map_err(Refusal::code)),
                )
            };
            let example = || format!("{role}, table {table}: {command:?}; {offer:?}");
            tally.hold(holds, &what, &kind(offer), example);
        }
        let counts = if offer.possible() { &mut tally.accepted } else { &mut tally.refused };
        *counts.entry(kind(offer)).or_default() += usize::from(carried_out || !offer.possible());
    }
    nothing_else(hall, role, table, &all, tally);
}

/// What asks nothing and is not offered is not carried out either.
fn nothing_else(hall: &Hall, role: Role, table: TableId, all: &[Offer], tally: &mut Tally) {
    let state = &hall.state;
    let offered =
        |wanted: &dyn Fn(&OfferKind) -> bool| all.iter().any(|offer| offer.possible() && wanted(&offer.kind));
    let mut tries: Vec<(Command, bool)> = vec![
        (Command::Round(RoundCommand::StartPlay {}), offered(&|kind| *kind == OfferKind::StartPlay)),
        (
            Command::Result(ResultCommand::HandIn { table, signed: true }),
            offered(&|kind| *kind == OfferKind::HandIn),
        ),
        (
            Command::Round(RoundCommand::CircleMove { table, number: 9 }),
            offered(&|kind| *kind == OfferKind::CircleMove),
        ),
    ];
    for side in Side::BOTH {
        let passes = |kind: &OfferKind| matches!(kind, OfferKind::ForcedPass { side: of, .. } if *of == side);
        tries.push((Command::Round(RoundCommand::PlayForcedPass { table, side }), offered(&passes)));
        tries.push((
            Command::Round(RoundCommand::NoteArrived { table, side }),
            offered(&|kind| *kind == OfferKind::Arrived(side)),
        ));
        tries.push((
            Command::Round(RoundCommand::NoteAbsent { table, side }),
            offered(&|kind| *kind == OfferKind::Absent),
        ));
    }
    for (id, run) in state.runs.iter().filter(|(_, run)| run.table == table && run.round == state.round) {
        let Some(next) = run.steps.get(run.done) else { continue };
        let step = |kind: &OfferKind| matches!(kind, OfferKind::NextStep { run, .. } if run == id);
        tries.push((
            Command::Procedure(ProcedureCommand::StepDone { run: *id, step: next.step }),
            offered(&step),
        ));
        let drops = OfferKind::DropProcedure(*id);
        let drop = Command::Procedure(ProcedureCommand::DropProcedure { run: *id, reason: "so".to_owned() });
        tries.push((drop, offered(&|kind| *kind == drops)));
    }
    for op in state.orders.iter().filter(|(_, order)| order.table == table).map(|(op, _)| *op) {
        let settles = |kind: &OfferKind| matches!(kind, OfferKind::Settle { op: of, .. } if *of == op);
        tries.push((Command::Clock(ClockCommand::SettleOrder { op }), offered(&settles)));
    }
    for duty in state.duties.keys().copied() {
        let done = OfferKind::Duty(duty);
        tries.push((Command::Conduct(ConductCommand::DutyDone { duty }), offered(&|kind| *kind == done)));
    }
    for (command, _) in tries.into_iter().filter(|(_, listed)| !listed) {
        let outcome = accepted(hall, role, &command);
        let text = format!("{command:?}");
        let name = text.split([' ', '{']).next().unwrap_or_default();
        tally.hold(outcome != Ok(true), "carried out and not offered", name, || {
            format!("{role}, table {table}: {text}")
        });
        tally.unlisted += 1;
    }
}

fn play(law: &Law, deeds: &[Deed], tally: &mut Tally) {
    let mut hall = Hall::playing(law.clone());
    for (number, deed) in deeds.iter().enumerate() {
        hall.now = hall.now + Millis(deed.after);
        for command in deed.what.commands(&law.ruleset, &hall.state) {
            let _ = super::give(&mut hall, deed.role, deed.station, &command, deed.after.unsigned_abs());
        }
        hall.now = hall.now.max(hall.state.last_at);
        if number % 6 == 5 || number + 1 == deeds.len() {
            let role = OFFICES[number / 6 % OFFICES.len()];
            for table in 1..=2 {
                keeps_its_word(&hall, role, TableId(table), tally);
            }
        }
    }
}

#[test]
fn what_is_offered_is_carried_out_and_what_is_not_is_refused() {
    let catalogue = Catalogue::embedded();
    let tally = RefCell::new(Tally::default());
    for id in catalogue.ids() {
        let ruleset = catalogue.load(id, &BTreeMap::new()).unwrap_or_else(|error| panic!("{id}: {error}"));
        let law = law(ruleset, &[]);
        let deeds = prop::collection::vec(deed(), 1..70);
        // The same games each time, so that what is taken up in them can be counted on.
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let played = TestRunner::new_with_rng(config(64), rng).run(&deeds, |deeds| {
            play(&law, &deeds, &mut tally.borrow_mut());
            Ok(())
        });
        played.unwrap_or_else(|error| panic!("{id}: {error}"));
    }
    let tally = tally.into_inner();
    assert!(tally.broken.is_empty(), "{:#?}", tally.broken);
    // A promise that is never put to the test is none.
    let kept: BTreeSet<&str> =
        tally.accepted.iter().filter(|(_, count)| **count > 0).map(|(kind, _)| kind.as_str()).collect();
    for kind in [
        "Offence",
        "JudgeClaim",
        "AdmitClaim",
        "NextStep",
        "DropProcedure",
        "ForcedPass",
        "Settle",
        "Absent",
        "Arrived",
        "WordChallenge",
        "TakeHold",
        "EnterResult",
        "CorrectResult",
        "HandIn",
        "Procedure",
        "Sanction",
        "Award",
        "Duty",
    ] {
        assert!(kept.contains(kind), "{kind} was never taken up: {:?}", tally.accepted);
    }
    assert!(tally.refused.values().sum::<usize>() > 1_000, "{:?}", tally.refused);
    assert!(tally.unlisted > 1_000, "{}", tally.unlisted);
}
