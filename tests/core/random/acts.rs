//! Everything that anybody may think of doing at a table, known from the regulation and what has happened alone, and
//! not from what is offered.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Citation, Millis, Points, Role, Side, SlipId, TableId};
use ephor::lexicon::Binding;
use ephor::rules::{Against, AskedFact, Claimant, ClockPower, Facts};
use ephor::tournament::{
    AwardGame, Claim, ClaimOutcome, ClockCommand, Command, ConductCommand, CorrectAbsence, CorrectResult,
    Dated, Draft, EnterResult, GameRef, GiveBye, Hole, LoadedRules, Need, Offer, OfferListing, PairLate,
    Player, ProcedureCommand, ReopenGround, ResultCommand, RevocableEntry, RoundCommand, SetupCommand,
    SideRole, SlipCommand, SlipSource, State, Sure, Tick, concerns,
};
use fastrand::Rng;
use serde::Serialize;
use serde_json::{Value, json};

use super::affairs::answer as fact;

/// What may be said with an act: the fields, and how each is asked.
type Holes = Vec<(String, Need)>;

/// An act as an offer of it would stand, with all that may be said with it.
fn act(base: impl Into<Command>, holes: Holes) -> Offer {
    let hole = |(field, need): (String, Need)| Hole { field: field.into(), need };
    Offer {
        listed: OfferListing::default(),
        draft: Draft { base: base.into(), holes: holes.into_iter().map(hole).collect() },
        label: String::new(),
        says: String::new(),
        cite: Citation::new("silent"),
        offices: Vec::new(),
        may: true,
        suggests: None,
        players: None,
        stands: None,
        particular: None,
        due: false,
        why_not: None,
    }
}

fn hole(field: &str, need: Need) -> (String, Need) {
    (field.to_owned(), need)
}

/// Why, as the field of this name.
fn why(field: &str) -> (String, Need) {
    hole(field, Need::Reason { must: true })
}

/// Either side, as the field of this name.
fn either(field: &str, part: SideRole) -> (String, Need) {
    hole(field, Need::Side { part, of: Side::BOTH.to_vec() })
}

/// A number of each side.
fn both(field: &str, need: fn(Side) -> Need) -> Holes {
    Side::BOTH.map(|side| (format!("{field}.{}", side.index()), need(side))).to_vec()
}

fn facts(asks: &[AskedFact]) -> Holes {
    asks.iter().map(|ask| (format!("facts.{}", ask.fact), Need::Fact(ask.clone()))).collect()
}

/// Whether two offers are of the same act: of somebody at the table, or of somebody at none.
pub(super) fn same(one: &Offer, other: &Offer) -> bool {
    let of_round = |offer: &Offer| offer.draft.holes.iter().any(|it| matches!(it.need, Need::Player(_)));
    one.draft.base == other.draft.base && of_round(one) == of_round(other)
}

/// Correcting any result that somebody at this table might: its own, and those of earlier rounds.
fn corrections(state: &State, table: TableId) -> Vec<Offer> {
    let games = state.games.keys().filter(|at| at.round < state.round || at.table == table);
    let ticks = [("agreed", Tick::BothAgree), ("misentered", Tick::Misentered), ("played", Tick::Played)];
    let ticks = ticks.map(|(field, tick)| hole(field, Need::Tick(tick)));
    let holes = || [both("scores", Need::Score), ticks.to_vec(), vec![why("reason")]].concat();
    let act = |game: &GameRef| act(ResultCommand::CorrectResult(CorrectResult::of(*game)), holes());
    games.map(act).collect()
}

/// A table behind the last, somebody who was not entered, who goes and who comes back; what time it is.
fn one_more(state: &State) -> Vec<Offer> {
    let last = state.tables.keys().next_back().map_or(0, |table| table.0);
    let table = TableId(last + 1);
    let fit = SetupCommand::FitClock { table, clock: None, profile: "none".to_owned() };
    let names = || Need::Player(state.players.iter().map(|it| it.name.clone()).collect());
    let enter = SetupCommand::EnterPlayers { players: vec![Player::default()] };
    let newcomer = vec![hole("players.0.name", Need::Name), hole("players.0.club", Need::Club)];
    let withdraw = RoundCommand::WithdrawPlayer { player: String::new(), note: String::new() };
    let back = RoundCommand::ReturnPlayer { player: String::new() };
    let zone = SetupCommand::ChangeZone { zone: state.zone().name() };
    let mut acts = vec![
        act(fit, vec![]),
        act(enter, newcomer),
        act(withdraw, vec![hole("player", names()), why("note")]),
        act(back, vec![hole("player", names())]),
        act(zone, vec![hole("zone", Need::Zone)]),
    ];
    if state.clock_ahead != Millis(0) {
        let shift = state.clock_ahead;
        let correct = SetupCommand::CorrectTime { shift, reason: String::new() };
        acts.push(act(correct, vec![why("reason")]));
    }
    acts
}

/// What is done at a table, or in the round, with what the regulation has in any case.
fn of_any_game(state: &State, table: TableId) -> Vec<Offer> {
    let signed = || vec![hole("signed", Need::Tick(Tick::Signed))];
    let hand_in = |table, round| ResultCommand::HandIn { table, round, signed: false, sure: Sure::new() };
    let redate = |what| RoundCommand::Redate { what, shift: Millis(0), reason: String::new() };
    let shifted = || vec![hole("shift", Need::Amount), why("reason")];
    let last = |is_last| RoundCommand::DeclareLast { is_last };
    let marks = BTreeSet::new;
    let raise = SlipCommand::RaiseSlip {
        table,
        challenger: Side::A,
        since_press: None,
        marks: marks(),
        source: SlipSource::Desk,
    };
    let hold =
        SlipCommand::TakeHold { table, side: Side::A, said_at: None, since_press: None, marks: marks() };
    let challenges =
        |field: &str| vec![either(field, SideRole::Challenger), hole("since_press", Need::Since)];
    let mut acts = vec![
        act(
            RoundCommand::NoteAbsent { table, side: Side::A, sure: Sure::new() },
            vec![either("side", SideRole::About)],
        ),
        act(last(true), vec![]),
        act(last(false), vec![]),
        act(RoundCommand::StartPlay {}, vec![]),
        act(RoundCommand::CircleMove { table, number: 0 }, vec![hole("number", Need::Number)]),
        act(RoundCommand::Unpair { table, reason: String::new() }, vec![why("reason")]),
        act(redate(Dated::Pairing), shifted()),
        act(redate(Dated::Signal), shifted()),
        act(raise, challenges("challenger")),
        act(hold, challenges("side")),
        act(hand_in(table, None), signed()),
    ];
    for side in Side::BOTH {
        acts.push(act(RoundCommand::NoteArrived { table, side }, vec![]));
        let pass = RoundCommand::PlayForcedPass { table, side };
        acts.push(act(pass, vec![]));
        let what = Dated::Clock { table, side };
        acts.push(act(redate(what), shifted()));
    }
    for absent in [vec![Side::A], vec![Side::B], Side::BOTH.to_vec()] {
        let correct = CorrectAbsence {
            round: None,
            table,
            absent: absent.into_iter().collect(),
            facts: Facts::new(),
            reason: String::new(),
            sure: Sure::new(),
        };
        acts.push(act(RoundCommand::CorrectAbsence(correct), vec![why("reason")]));
    }
    for game in state.games.keys().filter(|at| at.round < state.round) {
        let late = hand_in(game.table, Some(game.round));
        acts.push(act(late, signed()));
    }
    acts
}

/// Orders to clocks, by whatever power.
fn orders(state: &State, law: &LoadedRules, table: TableId) -> Vec<Offer> {
    let order = |table, power, amount| {
        let reason = String::new();
        ClockCommand::OrderClock { table, power, side: None, amount, reason }
    };
    let timer = |amount| {
        let any = state.tables.keys().next().copied().unwrap_or_default();
        order(any, ClockPower::CentralTimer, amount)
    };
    let mut acts =
        vec![act(timer(None), vec![why("reason")]), act(timer(Some(Millis(0))), vec![why("reason")])];
    let rules = &law.ruleset;
    let mut powers: Vec<ClockPower> = rules.clock.grants.iter().map(|grant| grant.value.power).collect();
    powers.extend([ClockPower::StartAbsent, ClockPower::Stop, ClockPower::AddFree]);
    powers.extend([ClockPower::AddFixed { amount: Millis(7) }, ClockPower::SetBoth { budget: Millis(7) }]);
    for power in powers.into_iter().filter(|power| *power != ClockPower::CentralTimer) {
        let of_side = !matches!(power, ClockPower::Stop | ClockPower::SetBoth { .. });
        let mut holes: Holes = of_side.then(|| either("side", SideRole::Clock)).into_iter().collect();
        holes.extend((power == ClockPower::AddFree).then(|| hole("amount", Need::Amount)));
        acts.push(act(order(table, power, None), holes));
    }
    acts
}

/// What officials may impose on those at the table and those at none, and award.
fn impositions(state: &State, law: &LoadedRules, table: TableId) -> Vec<Offer> {
    let rules = &law.ruleset;
    let mut acts = Vec::new();
    let seated =
        state.game(table).map(|game| Side::BOTH.map(|side| (side, game.players[side.index()].clone())));
    for sanction in rules.sanctions.iter().map(|it| &it.value) {
        let all = state.players.iter().map(|player| player.name.clone());
        let players = all.filter(|name| state.seat(name).is_none()).collect();
        for whom in [Need::Seated(seated.iter().flatten().cloned().collect()), Need::Player(players)] {
            let impose = ConductCommand::Impose {
                sanction: sanction.id.clone(),
                player: String::new(),
                facts: Facts::new(),
                reason: String::new(),
                sure: Sure::new(),
            };
            let holes = [vec![hole("player", whom), why("reason")], facts(&sanction.asks)].concat();
            acts.push(act(impose, holes));
        }
    }
    for award in rules.awards.iter().map(|it| &it.value) {
        let loser = (award.against == Against::One).then(|| either("against", SideRole::Loser));
        let holes = [loser.into_iter().collect(), vec![why("reason")], facts(&award.asks)].concat();
        for corrects in [true, false] {
            let give = AwardGame { corrects, ..AwardGame::of(table, award.id.clone()) };
            let give = ResultCommand::AwardGame(give);
            acts.push(act(give, holes.clone()));
        }
    }
    acts
}

/// Every act at a table and in the round.
pub(super) fn all(state: &State, law: &LoadedRules, table: TableId) -> Vec<Offer> {
    let rules = &law.ruleset;
    let mut acts = of_any_game(state, table);
    acts.extend(corrections(state, table));
    acts.extend(orders(state, law, table));
    acts.extend(impositions(state, law, table));
    for offence in rules.offences.iter().map(|it| &it.value) {
        let claim = ConductCommand::Claim(Claim::of(table, offence.id.clone(), Side::A));
        let holes = vec![
            either("offender", SideRole::Offender),
            hole("running", Need::Running),
            hole("since_press", Need::Since),
        ];
        let holes = [holes, facts(&offence.asks)].concat();
        acts.push(act(claim, holes));
    }
    for procedure in rules.procedures.iter().map(|it| &it.value) {
        let begin = ProcedureCommand::BeginProcedure {
            table,
            procedure: procedure.id.clone(),
            side: None,
            facts: Facts::new(),
        };
        let side = procedure.side.then(|| either("side", SideRole::About)).into_iter().collect();
        let holes = [side, facts(&procedure.asks)].concat();
        acts.push(act(begin, holes));
    }
    for end in &rules.ends {
        let blank = EnterResult::final_sums(table, end.value.id.clone(), [Points(0); 2]);
        let enter = ResultCommand::EnterResult(EnterResult { final_sums: false, ..blank });
        let holes =
            [both("scores", Need::Score), both("racks", Need::Rack), vec![hole("out", Need::Out)]].concat();
        acts.push(act(enter, holes));
    }
    let end = rules.usual_end().map(|end| end.value.id.clone()).unwrap_or_default();
    for (game, _) in state.games.iter().filter(|(at, _)| at.round < state.round) {
        let blank = EnterResult::final_sums(game.table, end.clone(), [Points(0); 2]);
        let enter = ResultCommand::EnterResult(EnterResult { round: Some(game.round), ..blank });
        acts.push(act(enter, both("scores", Need::Score)));
    }
    let names: Vec<String> = state.players.iter().map(|it| it.name.clone()).collect();
    for award in law.ruleset.awards.iter().filter(|it| it.value.serves.is_some()) {
        let award = award.value.id.clone();
        let give = GiveBye { player: String::new(), award: award.clone(), anyway: None };
        let holes = vec![hole("player", Need::Player(names.clone())), why("anyway")];
        acts.push(act(RoundCommand::GiveBye(give), holes));
    }
    let pair = PairLate { table: TableId(0), a: String::new(), b: String::new(), anyway: None };
    let holes = vec![
        hole("table", Need::FreeTable(state.tables.keys().copied().collect())),
        hole("a", Need::Player(names.clone())),
        hole("b", Need::Opponent(names)),
        why("anyway"),
    ];
    acts.push(act(RoundCommand::PairLate(pair), holes));
    acts.extend(begun(state, table));
    acts.extend(one_more(state));
    acts.extend(prepared(law));
    acts
}

/// What the federation publishes and which lists are made binding.
fn prepared(law: &LoadedRules) -> Vec<Offer> {
    let mut acts = Vec::new();
    for order in &law.ruleset.standings {
        let set = SetupCommand::SetConstants { order: order.value.id.clone(), constants: BTreeMap::new() };
        let constants = order.value.constants.iter();
        let holes = constants.map(|name| (format!("constants.{name}"), Need::Constant(name.clone())));
        acts.push(act(set, holes.collect()));
    }
    for list in law.lists() {
        let adopt = SetupCommand::AdoptList {
            list: list.list.clone(),
            tiles: (0, 0),
            decides: Binding::IfListed,
            reason: String::new(),
        };
        let lengths = hole("tiles", Need::Lengths { from: 2, to: 15 });
        let holes = vec![lengths, hole("decides", Need::Binding), why("reason")];
        acts.push(act(adopt, holes));
        let drop = SetupCommand::DropList { list: list.list.clone(), reason: String::new() };
        acts.push(act(drop, vec![why("reason")]));
    }
    acts
}

/// Acts about what has been begun there, in whatever round.
fn begun(state: &State, table: TableId) -> Vec<Offer> {
    let nothing = String::new;
    let mut acts = Vec::new();
    for (id, _) in state.claims.iter().filter(|(_, claim)| claim.table == table) {
        let judge = ConductCommand::JudgeClaim {
            claim: *id,
            outcome: None,
            facts: Facts::new(),
            reasons: nothing(),
            sure: Sure::new(),
        };
        let holes = vec![hole("outcome", Need::Outcome { must: true }), why("reasons")];
        acts.push(act(judge, holes));
        let admit = ConductCommand::AdmitClaim { claim: *id, facts: Facts::new(), sure: Sure::new() };
        acts.push(act(admit, vec![]));
    }
    for (id, run) in state.runs.iter().filter(|(_, run)| run.table == table) {
        for step in &run.steps {
            let done = ProcedureCommand::StepDone { run: *id, step: step.step, said: nothing() };
            acts.push(act(done, vec![]));
        }
        let drop = ProcedureCommand::DropProcedure { run: *id, reason: nothing() };
        acts.push(act(drop, vec![why("reason")]));
    }
    let noted_here = |given: &RevocableEntry| {
        given.round != state.round || concerns(&given.event, state).1.is_none_or(|of| of == table)
    };
    for (entry, _) in state.revocable_entries().filter(|(_, given)| noted_here(given)) {
        let back = ConductCommand::TakeBack { entry, reason: nothing(), misentered: false };
        let misentered = hole("misentered", Need::Tick(Tick::Misentered));
        acts.push(act(back, vec![misentered, why("reason")]));
    }
    for (op, _) in state.orders.iter().filter(|(_, order)| order.table == table) {
        acts.push(act(ClockCommand::SettleOrder { op: *op }, vec![]));
    }
    for (id, slip) in state.slips.iter().filter(|(_, slip)| slip.table == table) {
        acts.extend(mending(*id, slip.words.clone()));
    }
    for (id, _) in state.duties.iter() {
        let done = ConductCommand::DutyDone { duty: *id, note: nothing() };
        acts.push(act(done, vec![hole("note", Need::Note)]));
    }
    acts
}

/// Everything that mends the verdict on a slip.
fn mending(slip: SlipId, words: Vec<String>) -> Vec<Offer> {
    let reopen = |ground| SlipCommand::ReopenSlip { slip, ground, scored: false, reason: String::new() };
    let why = || vec![why("reason")];
    let scored = [vec![hole("scored", Need::Tick(Tick::Scored))], why()].concat();
    let fix = SlipCommand::FixVerdict {
        slip,
        word: String::new(),
        points: Points(0),
        demanded_by: None,
        agreed: false,
    };
    let fixed = vec![
        hole("word", Need::Word(words)),
        either("demanded_by", SideRole::Demands),
        hole("points", Need::Points),
        hole("agreed", Need::Tick(Tick::Agrees(Role::Referee))),
    ];
    vec![
        act(reopen(ReopenGround::WrongWords), scored),
        act(reopen(ReopenGround::Misentered), why()),
        act(reopen(ReopenGround::Overruled), why()),
        act(reopen(ReopenGround::Struck), why()),
        act(fix, fixed),
    ]
}

/// Something to say of every hole: of what is offered to choose from, or anything at all.
pub(super) fn said(offer: &Offer, rng: &mut Rng) -> Vec<Option<Value>> {
    offer.draft.holes.iter().map(|hole| answer(&hole.need, rng)).collect()
}

fn answer(need: &Need, rng: &mut Rng) -> Option<Value> {
    let tick = |rng: &mut Rng| Some(json!(rng.u8(..4) > 0));
    let points = |rng: &mut Rng, most: i32| Some(json!(rng.i32(0..most)));
    match need {
        Need::Fact(ask) | Need::Later(ask) => Some(json!(fact(ask, rng.u64(..)))),
        Need::Side { of, .. } => one(of, rng),
        Need::Seated(of) => one(&of.iter().map(|(_, name)| name).collect::<Vec<_>>(), rng),
        Need::Player(players) | Need::Opponent(players) => one(players, rng),
        Need::Name => one(&["Nováková".to_owned(), format!("Newcomer {}", rng.u32(..))], rng),
        Need::Club => Some(json!("Brno")),
        // Where the event has no tables of its own, any number is one.
        Need::FreeTable(tables) => one(tables, rng).or_else(|| Some(json!(rng.u16(1..9)))),
        Need::Claimant(of) => one(of, rng),
        Need::Running | Need::Out => rng.bool().then(|| json!(any_side(rng))),
        Need::Since => rng.bool().then(|| json!(rng.i64(0..60_000))),
        Need::Mark(mark) => (rng.u8(..4) == 0).then(|| json!(mark)),
        Need::Outcome { .. } => {
            one(&[ClaimOutcome::Proven, ClaimOutcome::Neither, ClaimOutcome::Unfounded], rng)
        }
        Need::Reason { .. } | Need::Note => Some(json!("so it is")),
        Need::Amount => Some(json!(rng.i64(-120_000..120_000))),
        Need::Number => Some(json!(rng.u16(1..30))),
        Need::Score(_) | Need::Points => points(rng, 500),
        Need::Rack(_) => points(rng, 20),
        Need::Over(_) => None,
        Need::Word(words) => one(words, rng).or_else(|| Some(json!("so"))),
        Need::Tick(_) => tick(rng),
        Need::Lengths { from, to } => {
            let from = rng.u8(*from..=*to);
            Some(json!((from, rng.u8(from..=*to))))
        }
        Need::Binding => one(&[Binding::Alone, Binding::IfListed], rng),
        Need::Constant(_) => Some(json!(format!("{}.{}", rng.i32(-9..9), rng.u16(..99) * 10 + 1))),
        Need::Zone => one(&["Europe/Athens", "europe/prague", "+05:30", "Nowhere"], rng),
    }
}

/// What an offer gives to choose from, taken to be all there is: what was left out of it, each time alone.
pub(super) fn left_out(offer: &Offer, state: &State, table: TableId) -> Vec<Offer> {
    let with = |place: usize, need: Need| {
        let mut other = offer.clone();
        other.draft.holes[place].need = need;
        other
    };
    let mut others = Vec::new();
    for (place, hole) in offer.draft.holes.iter().enumerate() {
        match &hole.need {
            Need::Side { part, of } => {
                let out = Side::BOTH.into_iter().filter(|side| !of.contains(side));
                others.extend(out.map(|side| with(place, Need::Side { part: *part, of: vec![side] })));
            }
            Need::Seated(of) => {
                let there = |side: Side| of.iter().any(|(it, _)| *it == side);
                let game = state.game(table).filter(|_| !of.is_empty());
                let out = Side::BOTH.into_iter().filter(|side| !there(*side));
                let out = out.filter_map(|side| Some((side, game?.players[side.index()].clone())));
                others.extend(out.map(|who| with(place, Need::Seated(vec![who]))));
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

fn one<T: Serialize>(of: &[T], rng: &mut Rng) -> Option<Value> {
    if of.is_empty() { None } else { Some(json!(of[rng.usize(..of.len())])) }
}
