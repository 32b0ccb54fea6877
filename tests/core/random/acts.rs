//! Everything that anybody may think of doing at a table, known from the regulation and what has happened alone, and
//! not from what is offered.

use std::collections::BTreeSet;
use std::sync::Arc;

use ephor::domain::{Millis, Points, Role, Side, TableId};
use ephor::lexicon::Binding;
use ephor::rules::{Against, Ask, Claimant, ClockPower};
use ephor::tournament::{
    Answers, ClaimOutcome, Dated, Given, LoadedRules, Need, Noted, Offer, OfferKind, OrderKind, Part, State,
    Tick, about, concerns,
};
use fastrand::Rng;

use super::affairs::answer;

/// An act as an offer of it would stand, with all that may be said with it.
fn act(kind: OfferKind, needs: Vec<Need>) -> Offer {
    let cite = ephor::domain::Citation::new("silent");
    let (label, says, offices) = (String::new(), String::new(), Vec::new());
    Offer {
        kind,
        label,
        says,
        cite,
        offices,
        may: true,
        needs,
        suggests: None,
        players: None,
        stands: None,
        due: false,
        why_not: None,
    }
}

/// Whether two offers are of the same act.
pub(super) fn same(one: &Offer, other: &Offer) -> bool {
    let of_round = |offer: &Offer| offer.needs.iter().any(|need| matches!(need, Need::Player(_)));
    match (&one.kind, &other.kind) {
        (OfferKind::Offence { id: one, .. }, OfferKind::Offence { id: other, .. }) => one == other,
        (
            OfferKind::NextStep { run: one, step: first, .. },
            OfferKind::NextStep { run: other, step: second, .. },
        ) => (one, first) == (other, second),
        (OfferKind::ForcedPass { side: one, .. }, OfferKind::ForcedPass { side: other, .. }) => one == other,
        (OfferKind::Settle { op: one, .. }, OfferKind::Settle { op: other, .. }) => one == other,
        (OfferKind::Sanction(first), OfferKind::Sanction(second)) => {
            first == second && of_round(one) == of_round(other)
        }
        (one, other) => one == other,
    }
}

/// Correcting any result that somebody at this table might: its own, and those of earlier rounds.
fn corrections(state: &State, table: TableId) -> Vec<Offer> {
    let games = state.games.keys().filter(|at| at.round < state.round || at.table == table);
    let needs = || vec![Need::Tick(Tick::BothAgree), Need::Reason { must: true }];
    games.map(|game| act(OfferKind::CorrectResult(*game), needs())).collect()
}

/// A table behind the last, somebody who was not entered, who goes and who comes back; what time it is.
fn one_more(state: &State) -> Vec<Offer> {
    let last = state.tables.keys().next_back().map_or(0, |table| table.0);
    let table = act(OfferKind::AddTable(TableId(last + 1)), vec![]);
    let names = Need::Player(state.players.iter().map(|it| it.name.clone()).collect());
    let withdraw = act(OfferKind::Withdraw, vec![names.clone(), Need::Reason { must: true }]);
    let mut acts = vec![
        table,
        act(OfferKind::EnterPlayer, vec![Need::Name, Need::Club]),
        withdraw,
        act(OfferKind::Return, vec![names]),
        act(OfferKind::ChangeZone(state.zone()), vec![Need::Zone]),
    ];
    if state.clock_ahead != Millis(0) {
        let shift = state.clock_ahead;
        acts.push(act(OfferKind::CorrectTime { shift }, vec![Need::Reason { must: false }]));
    }
    acts
}

/// Every act at a table and in the round.
pub(super) fn all(state: &State, law: &LoadedRules, table: TableId) -> Vec<Offer> {
    let rules = &law.ruleset;
    let side = |part| Need::Side { part, of: Side::BOTH.to_vec() };
    let facts = |asks: &[Ask]| asks.iter().cloned().map(Need::Fact).collect::<Vec<_>>();
    let reason = || Need::Reason { must: true };
    let mut acts: Vec<Offer> = [
        (OfferKind::Absent, vec![side(Part::About)]),
        (OfferKind::LastRound(true), vec![]),
        (OfferKind::LastRound(false), vec![]),
        (OfferKind::StartPlay, vec![]),
        (OfferKind::CircleMove, vec![Need::Number]),
        (OfferKind::Unpair, vec![reason()]),
        (OfferKind::Redate(Dated::Pairing), vec![Need::Amount, reason()]),
        (OfferKind::Redate(Dated::Signal), vec![Need::Amount, reason()]),
        (OfferKind::WordChallenge, vec![side(Part::Challenger), Need::Since]),
        (OfferKind::TakeHold, vec![side(Part::Challenger), Need::Since]),
        (OfferKind::HandIn, vec![Need::Tick(Tick::Signed)]),
        (OfferKind::StartCountdown, vec![reason()]),
        (OfferKind::StopCountdown, vec![reason()]),
    ]
    .map(|(kind, needs)| act(kind, needs))
    .into();
    acts.extend(corrections(state, table));
    for side in Side::BOTH {
        acts.push(act(OfferKind::Arrived(side), vec![]));
        acts.push(act(OfferKind::ForcedPass { side, owed: 1 }, vec![]));
    }
    for offence in rules.offences.iter().map(|it| &it.value) {
        let needs = [vec![side(Part::Offender), Need::Running, Need::Since], facts(&offence.asks)].concat();
        acts.push(act(OfferKind::Offence { id: offence.id.clone(), kind: offence.kind }, needs));
    }
    for procedure in rules.procedures.iter().map(|it| &it.value) {
        let needs = [procedure.side.then(|| side(Part::About)).into_iter().collect(), facts(&procedure.asks)];
        acts.push(act(OfferKind::Procedure(procedure.id.clone()), needs.concat()));
    }
    let mut powers: Vec<ClockPower> = rules.clock.grants.iter().map(|grant| grant.value.power).collect();
    powers.extend([ClockPower::StartAbsent, ClockPower::Stop, ClockPower::AddFree]);
    powers.extend([ClockPower::AddFixed { amount: Millis(7) }, ClockPower::SetBoth { budget: Millis(7) }]);
    for power in powers.into_iter().filter(|power| *power != ClockPower::CentralTimer) {
        let of_side = !matches!(power, ClockPower::Stop | ClockPower::SetBoth { .. });
        let needs = of_side.then(|| side(Part::Clock)).into_iter().chain([Need::Amount]);
        acts.push(act(OfferKind::Power(power), needs.collect()));
    }
    for sanction in rules.sanctions.iter().map(|it| &it.value) {
        let all = state.players.iter().map(|player| player.name.clone());
        let players = all.filter(|name| state.seat(name).is_none()).collect();
        for whom in [side(Part::About), Need::Player(players)] {
            let needs = [vec![whom, reason()], facts(&sanction.asks)].concat();
            acts.push(act(OfferKind::Sanction(sanction.id.clone()), needs));
        }
    }
    for award in rules.awards.iter().map(|it| &it.value) {
        let loser = (award.against == Against::One).then(|| side(Part::Loser)).into_iter().collect();
        let needs = [loser, vec![reason()], facts(&award.asks)].concat();
        acts.push(act(OfferKind::AwardInstead(award.id.clone()), needs.clone()));
        acts.push(act(OfferKind::Award(award.id.clone()), needs));
    }
    for end in &rules.ends {
        let scores = Side::BOTH.map(Need::Score).to_vec();
        let needs = [scores, Side::BOTH.map(Need::Rack).to_vec(), vec![Need::Out]].concat();
        acts.push(act(OfferKind::EnterResult(end.value.id.clone()), needs));
    }
    let end = rules.usual_end().map(|end| end.value.id.clone()).unwrap_or_default();
    for (game, _) in state.games.iter().filter(|(at, _)| at.round < state.round) {
        let kind = OfferKind::LateResult(*game, end.clone());
        acts.push(act(kind, Side::BOTH.map(Need::Score).to_vec()));
        acts.push(act(OfferKind::LateSheets(*game), vec![Need::Tick(Tick::Signed)]));
    }
    let names: Vec<String> = state.players.iter().map(|it| it.name.clone()).collect();
    let tables = state.tables.keys().copied().collect();
    for award in law.ruleset.awards.iter().filter(|it| it.value.serves.is_some()) {
        acts.push(act(OfferKind::Bye(award.value.id.clone()), vec![Need::Player(names.clone())]));
    }
    let needs = vec![Need::FreeTable(tables), Need::Player(names.clone()), Need::Opponent(names)];
    acts.push(act(OfferKind::PairLate, needs));
    acts.extend(begun(state, law, table));
    for order in &law.ruleset.standings {
        let needs = order.value.constants.iter().cloned().map(Need::Constant).collect();
        acts.push(act(OfferKind::Constants(order.value.id.clone()), needs));
    }
    acts.extend(one_more(state));
    for list in law.lists() {
        let lengths = Need::Lengths { from: 2, to: 15 };
        acts.push(act(OfferKind::AdoptList(list.list.clone()), vec![lengths, Need::Binding, reason()]));
        acts.push(act(OfferKind::DropList(list.list), vec![reason()]));
    }
    acts
}

/// Acts about what has been begun there, in whatever round.
fn begun(state: &State, law: &LoadedRules, table: TableId) -> Vec<Offer> {
    let reason = || Need::Reason { must: true };
    let mut acts = Vec::new();
    for (id, _) in state.claims.iter().filter(|(_, claim)| claim.table == table) {
        let outcome = vec![Need::Outcome { must: true }, reason()];
        acts.push(act(OfferKind::JudgeClaim(*id), outcome));
        acts.push(act(OfferKind::AdmitClaim(*id), vec![]));
    }
    for (id, run) in state.runs.iter().filter(|(_, run)| run.table == table) {
        for step in &run.steps {
            let kind = OfferKind::NextStep { run: *id, step: step.step, place: (1, run.steps.len()) };
            acts.push(act(kind, vec![]));
        }
        acts.push(act(OfferKind::DropProcedure(*id), vec![reason()]));
    }
    let noted_here = |given: &Given| {
        given.round != state.round || concerns(&given.event, state).1.is_none_or(|of| of == table)
    };
    let noted = |given: &Given| Noted {
        event: Arc::clone(&given.event),
        about: about(state, &law.ruleset, &given.event),
    };
    for (entry, given) in state.given().filter(|(_, given)| noted_here(given)) {
        let round = (given.round != state.round).then_some(given.round);
        let kind = OfferKind::TakeBack { entry, what: noted(given), round };
        acts.push(act(kind, vec![reason()]));
    }
    for (op, _) in state.orders.iter().filter(|(_, order)| order.table == table) {
        acts.push(act(OfferKind::Settle { op: *op, wish: OrderKind::TellRefused { side: Side::A } }, vec![]));
    }
    for (id, slip) in state.slips.iter().filter(|(_, slip)| slip.table == table) {
        let demands = Need::Side { part: Part::Demands, of: Side::BOTH.to_vec() };
        let word = Need::Word(slip.words.clone());
        let agrees = Need::Tick(Tick::Agrees(Role::Referee));
        acts.push(act(OfferKind::Relook(*id), vec![Need::Tick(Tick::Scored), reason()]));
        acts.push(act(OfferKind::PutRight(*id), vec![reason()]));
        acts.push(act(OfferKind::Overrule(*id), vec![reason()]));
        acts.push(act(OfferKind::Strike(*id), vec![reason()]));
        acts.push(act(OfferKind::FixVerdict(*id), vec![word, demands, Need::Points, agrees]));
    }
    acts.extend(state.duties.iter().map(|(id, _)| act(OfferKind::Duty(*id), vec![])));
    acts
}

/// Something to say to everything that is asked: of what is offered to choose from, or anything at all.
pub(super) fn answers(offer: &Offer, rng: &mut Rng) -> Answers {
    let points = |rng: &mut Rng| Points(rng.i32(0..500));
    let mut said = Answers {
        side: Some(any_side(rng)),
        claimant: None,
        running: rng.bool().then(|| any_side(rng)),
        since: rng.bool().then(|| Millis(rng.i64(0..60_000))),
        outcome: Some([ClaimOutcome::Proven, ClaimOutcome::Neither, ClaimOutcome::Unfounded][rng.usize(..3)]),
        reason: "so it is".to_owned(),
        amount: Some(Millis(rng.i64(-120_000..120_000))),
        number: Some(rng.u16(1..30)),
        scores: [Some(points(rng)), Some(points(rng))],
        racks: [Some(Points(rng.i32(0..20))), Some(Points(rng.i32(0..20)))],
        out: rng.bool().then(|| any_side(rng)),
        points: Some(points(rng)),
        yes: rng.u8(..4) > 0,
        word: "so".to_owned(),
        lengths: Some((2, 15)),
        binding: Some(if rng.bool() { Binding::Alone } else { Binding::IfListed }),
        ..Answers::default()
    };
    for need in &offer.needs {
        match need {
            Need::Fact(ask) | Need::Later(ask) => {
                said.facts.insert(ask.fact.clone(), answer(ask, rng.u64(..)));
            }
            Need::Side { of, .. } => said.side = one(of, rng),
            Need::Player(players) => said.player = one(players, rng),
            Need::Name => {
                let names = ["Nováková".to_owned(), format!("Newcomer {}", rng.u32(..))];
                said.player = one(&names, rng);
            }
            Need::Club => "Brno".clone_into(&mut said.club),
            Need::Opponent(players) => said.opponent = one(players, rng),
            // Where the event has no tables of its own, any number is one.
            Need::FreeTable(tables) => said.table = one(tables, rng).or(Some(TableId(rng.u16(1..9)))),
            Need::Claimant(of) => said.claimant = one(of, rng),
            Need::Mark(mark) if rng.u8(..4) == 0 => drop(said.marks.insert(*mark)),
            Need::Lengths { from, to } => {
                let from = rng.u8(*from..=*to);
                said.lengths = Some((from, rng.u8(from..=*to)));
            }
            Need::Zone => {
                let zones = ["Europe/Athens", "europe/prague", "+05:30", "Nowhere"].map(str::to_owned);
                said.word = one(&zones, rng).unwrap_or(said.word);
            }
            Need::Word(words) => said.word = one(words, rng).unwrap_or(said.word),
            Need::Constant(name) => {
                let number = format!("{}.{}", rng.i32(-9..9), rng.u16(..999));
                said.constants.extend(number.parse().ok().map(|number| (name.clone(), number)));
            }
            Need::Mark(_)
            | Need::Running
            | Need::Since
            | Need::Outcome { .. }
            | Need::Reason { .. }
            | Need::Note
            | Need::Amount
            | Need::Number
            | Need::Score(_)
            | Need::Rack(_)
            | Need::Over(_)
            | Need::Out
            | Need::Points
            | Need::Tick(_)
            | Need::Binding => {}
        }
    }
    said
}

/// What an offer gives to choose from, taken to be all there is: what was left out of it, each time alone.
pub(super) fn left_out(offer: &Offer, state: &State) -> Vec<Offer> {
    let with = |place: usize, need: Need| {
        let mut other = offer.clone();
        other.needs[place] = need;
        other
    };
    let mut others = Vec::new();
    for (place, need) in offer.needs.iter().enumerate() {
        match need {
            Need::Side { part, of } => {
                let out = Side::BOTH.into_iter().filter(|side| !of.contains(side));
                others.extend(out.map(|side| with(place, Need::Side { part: *part, of: vec![side] })));
            }
            Need::Claimant(of) => {
                let all = [Claimant::Opponent, Claimant::Player, Claimant::Referee];
                let out = all.into_iter().filter(|who| !of.contains(who));
                others.extend(out.map(|who| with(place, Need::Claimant(vec![who]))));
            }
            Need::Word(words) => {
                let slips = state.slips.iter().flat_map(|(_, slip)| &slip.words);
                let out: BTreeSet<&String> = slips.filter(|word| !words.contains(word)).collect();
                others.extend(out.into_iter().map(|word| with(place, Need::Word(vec![word.clone()]))));
            }
            _ => {}
        }
    }
    others
}

fn any_side(rng: &mut Rng) -> Side {
    if rng.bool() { Side::A } else { Side::B }
}

fn one<T: Clone>(of: &[T], rng: &mut Rng) -> Option<T> {
    if of.is_empty() { None } else { Some(of[rng.usize(..of.len())].clone()) }
}
