//! What is offered is what is decided: under every ruleset, in every phase, in every office.

mod mending;
mod signals;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::*;
use crate::domain::{Actor, At, Citation, Millis, Role, Round, Seq, Side, SlipId, TableId};
use crate::lexicon::{Binding, Library, TileSet};
use crate::rules::{
    Catalogue, Cited, Claimant, ClockGrant, ClockPower, Closer, ClosesOn, Facts, LateBase, Observation, Phase,
};
use crate::tournament::command::{
    AwardGame, Claim, ClockCommand, Command, ConductCommand, EnterResult, OpenEvent, Pairing, Player,
    ProcedureCommand, ResultCommand, RoundCommand, SetupCommand, SlipCommand, SlipSource, WordRuling,
};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{ClaimOutcome, ClockNote, ReopenGround};
use crate::tournament::offer::{DeadlineKind, Hole, Need, Particular, SideRole, deadlines};
use crate::tournament::parts::Dated;
use crate::tournament::refusal::{ClockReason, Reason, Refusal, RefusalCode, RoundReason, SlipReason};
use crate::tournament::state::{Absence, Counters, SlipPhase};

const START: At = At(1_768_035_600_000);
const TABLE: TableId = TableId(1);
const OFFICES: [Role; 4] = [Role::Director, Role::HeadReferee, Role::Referee, Role::Judge];

/// All rulesets of the repository.
fn rulesets() -> Catalogue {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets");
    let files = std::fs::read_dir(folder).expect("the rulesets");
    let read = |path: std::path::PathBuf| {
        let name = path.file_name()?.to_str()?.to_owned();
        let toml = std::path::Path::new(&name).extension().is_some_and(|ext| ext == "toml");
        (toml && name != "coverage.toml").then(|| (name, std::fs::read_to_string(path).expect("a ruleset")))
    };
    Catalogue::embedded().with_overrides(files.filter_map(|file| read(file.ok()?.path())))
}

fn law(id: &str) -> LoadedRules {
    law_read_as(id, &BTreeMap::new())
}

fn law_read_as(id: &str, readings: &BTreeMap<String, String>) -> LoadedRules {
    let ruleset = rulesets().load(id, readings).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    let tiles = TileSet::embedded(&ruleset.lexicon.tiles.value).expect("readable").expect("known tiles");
    LoadedRules::new(ruleset, Library::embedded().expect("sound lists"), tiles)
}

/// A table with two players.
struct Bench {
    law: LoadedRules,
    state: State,
    now: At,
}

impl Bench {
    fn new(id: &str) -> Self {
        Self::under(law(id))
    }

    fn under(law: LoadedRules) -> Self {
        let id = law.ruleset.identity.id.clone();
        let mut bench = Self { law, state: State::default(), now: START };
        let player = |name: &str| Player::named(name);
        bench.give(&Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: "Test".into(),
            ruleset: id,
            tiles: None,
            budget: None,
            readings: BTreeMap::new(),
            systems: Vec::new(),
            zone: "UTC".to_owned(),
            starts_at: None,
            names: crate::domain::NameOrder::Unknown,
        })));
        bench.give(&Command::Setup(SetupCommand::EnterPlayers {
            players: vec![player("Anna"), player("Beno"), player("Cilka")],
        }));
        bench.give(&Command::Setup(SetupCommand::FitClock {
            table: TABLE,
            clock: None,
            profile: "none".into(),
        }));
        let b =
            if bench.law.ruleset.pairing.as_ref().is_some_and(|it| it.alone.is_some()) { "" } else { "Beno" };
        let pairing = Pairing { table: TABLE, a: "Anna".into(), b: b.into() };
        bench.give(&Command::start_round(Round(1), vec![pairing]).anyway("Cilka comes later"));
        bench
    }

    fn started(id: &str) -> Self {
        let mut bench = Self::new(id);
        if bench.law.ruleset.start.together.value {
            bench.give(&Command::Round(RoundCommand::StartPlay {}));
        }
        bench
    }

    fn try_as(&self, role: Role, command: &Command) -> Result<Vec<Record>, Refusal> {
        decide(&self.state, &self.law, command, &Actor::new(role, "desk"), self.now)
    }

    /// Gives a command in the director's office, or the head referee's for what is his alone.
    #[track_caller]
    fn give(&mut self, command: &Command) {
        let records = self.try_as(Role::Director, command);
        let records = records.or_else(|_| self.try_as(Role::HeadReferee, command));
        let records = records.unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        for record in &records {
            self.state.apply(record);
        }
    }

    fn wait(&mut self, length: Millis) {
        self.now = self.now + length;
    }

    fn offers(&self, role: Role) -> Vec<Offer> {
        offers(&self.state, &self.law, TABLE, &Actor::new(role, "desk"), self.now)
    }

    #[track_caller]
    fn offer(&self, role: Role, wanted: impl Fn(&Command) -> bool) -> Offer {
        self.offers(role).into_iter().find(|offer| wanted(&offer.draft.base)).expect("an offer of the kind")
    }

    fn game(&mut self) -> &mut crate::tournament::Game {
        {
            let here = self.state.here(TABLE);
            self.state.game_mut(here).expect("a game")
        }
    }
}

/// The end with which a result of the round being played is entered.
fn enters(act: &Command) -> Option<&str> {
    match act {
        Command::Result(ResultCommand::EnterResult(EnterResult { round: None, end, .. })) => Some(end),
        _ => None,
    }
}

/// The procedure that is begun.
fn begins(act: &Command) -> Option<&str> {
    match act {
        Command::Procedure(ProcedureCommand::BeginProcedure { procedure, .. }) => Some(procedure),
        _ => None,
    }
}

/// The award that is given.
fn awards(act: &Command) -> Option<&str> {
    match act {
        Command::Result(ResultCommand::AwardGame(AwardGame { award, corrects: false, .. })) => Some(award),
        _ => None,
    }
}

/// Whether it is an order by a power over the clock.
fn orders(act: &Command, wanted: ClockPower) -> bool {
    matches!(act, Command::Clock(ClockCommand::OrderClock { power, .. }) if *power == wanted)
}

/// What is said of every hole: of a side this one, where it may be.
fn said(offer: &Offer, side: Side) -> Vec<Option<Value>> {
    let answer = |hole: &Hole| match &hole.need {
        Need::Fact(ask) | Need::Later(ask) => Some(json!(ask.from)),
        Need::Name => Some(json!("Newcomer")),
        Need::Player(players) => players.first().map(|it| json!(it)),
        Need::Opponent(players) => players.last().map(|it| json!(it)),
        Need::FreeTable(tables) => tables.first().map(|it| json!(it)),
        Need::Claimant(of) => of.first().map(|it| json!(it)),
        Need::Lengths { from, to } => Some(json!((from, to))),
        // Of what is possible, those that are offered are the choice; what is not is refused whatever is said.
        Need::Side { of, .. } if offer.possible() && !of.contains(&side) => of.first().map(|it| json!(it)),
        Need::Side { .. } => Some(json!(side)),
        Need::Seated(of) => {
            let found = of.iter().find(|(at, _)| *at == side).or(of.first());
            Some(json!(found.map_or(["Anna", "Beno"][side.index()], |(_, name)| name)))
        }
        Need::Outcome { .. } => Some(json!(ClaimOutcome::Neither)),
        Need::Reason { .. } | Need::Note => Some(json!("so it is")),
        Need::Amount => Some(json!(60_000)),
        Need::Number => Some(json!(11)),
        Need::Score(of) => Some(json!([400, 300][of.index()])),
        Need::Rack(of) => Some(json!([0, 3][of.index()])),
        Need::Out => Some(json!(Side::A)),
        Need::Points => Some(json!(20)),
        Need::Tick(_) => Some(json!(true)),
        Need::Constant(_) => Some(json!("1.5")),
        Need::Binding => Some(json!(Binding::Alone)),
        // Of a verdict that cannot be mended now no word stands to choose.
        Need::Word(words) => Some(json!(words.first().unwrap_or(&offer.says))),
        Need::Zone => Some(json!("Europe/Athens")),
        Need::Club | Need::Running | Need::Since | Need::Mark(_) | Need::Over(_) => None,
    };
    offer.draft.holes.iter().map(answer).collect()
}

/// The command with something said of every hole.
#[track_caller]
fn filled(offer: &Offer, side: Side) -> Command {
    offer.draft.command(&said(offer, side)).unwrap_or_else(|at| panic!("{offer:?} lacks {at}"))
}

/// Nothing that is offered as possible is refused but for what was said with it.
#[track_caller]
fn keeps_its_word(bench: &Bench, what: &str) {
    for role in OFFICES {
        let all = [
            bench.offers(role),
            round_offers(&bench.state, &bench.law, &Actor::new(role, "desk"), bench.now),
        ]
        .concat();
        for offer in all.iter().filter(|offer| offer.possible()) {
            for side in Side::BOTH {
                let Err(no) = bench.try_as(role, &filled(offer, side)) else { continue };
                let broken = !no.why.of_answer();
                assert!(!broken, "{what}, {role}: {:?} is offered and refused: {no:?}", offer.draft);
            }
        }
        assert!(all.iter().all(|offer| !offer.cite.as_str().is_empty()), "{what}: no paragraph");
        let possible: Vec<bool> = all.iter().map(|offer| offer.due || offer.possible()).collect();
        assert!(!possible.is_empty() || all.is_empty(), "{what}");
    }
}

#[test]
fn what_is_offered_is_not_refused() {
    for id in rulesets().ids() {
        let fresh = Bench::new(id);
        keeps_its_word(&fresh, &format!("{id} before play"));
        let mut bench = Bench::started(id);
        keeps_its_word(&bench, &format!("{id} at the start"));
        if bench.law.ruleset.late.is_some() {
            bench.give(&Command::Round(RoundCommand::NoteAbsent {
                table: TABLE,
                side: Side::B,
                sure: Sure::new(),
            }));
            keeps_its_word(&bench, &format!("{id} absent"));
            bench.wait(Millis::secs(601));
            keeps_its_word(&bench, &format!("{id} absent for ten minutes"));
            bench.wait(Millis::secs(1200));
            keeps_its_word(&bench, &format!("{id} absent for half an hour"));
        }
        let mut bench = Bench::started(id);
        bench.wait(Millis::secs(2401));
        bench.game().counters[0] = Counters { crosses: 3, turns_lost: 1, ..Counters::default() };
        keeps_its_word(&bench, &format!("{id} after forty minutes"));
        let Some(end) = bench.law.ruleset.ends.first().map(|end| end.value.id.clone()) else { continue };
        let enter = bench.offer(Role::Judge, |it| enters(it).is_some_and(|it| it == end));
        bench.give(&filled(&enter, Side::A));
        keeps_its_word(&bench, &format!("{id} over"));
        bench.give(&Command::Result(ResultCommand::HandIn {
            table: TABLE,
            round: None,
            signed: true,
            sure: Sure::new(),
        }));
        keeps_its_word(&bench, &format!("{id} handed in"));
    }
}

#[test]
fn everything_that_the_ruleset_knows_is_listed_once() {
    for id in rulesets().ids() {
        let bench = Bench::started(id);
        let acts: Vec<Command> =
            bench.offers(Role::Director).into_iter().map(|offer| offer.draft.base).collect();
        let once = |wanted: &dyn Fn(&Command) -> bool, what: &str| {
            assert_eq!(acts.iter().filter(|act| wanted(act)).count(), 1, "{id}: {what}");
        };
        let rules = &bench.law.ruleset;
        for it in rules.offences.iter().map(|it| &it.value.id) {
            let claims =
                |act: &Command| matches!(act, Command::Conduct(ConductCommand::Claim(c)) if c.offence == *it);
            once(&claims, it);
        }
        for it in rules.procedures.iter().map(|it| &it.value.id) {
            once(&|act| begins(act).is_some_and(|id| id == it), it);
        }
        for it in rules.sanctions.iter().map(|it| &it.value.id) {
            let imposes = |act: &Command| match act {
                Command::Conduct(ConductCommand::Impose { sanction, .. }) => sanction == it,
                _ => false,
            };
            once(&imposes, it);
        }
        let given = rules.awards.iter().map(|it| &it.value);
        for it in given.filter(|it| it.serves.is_none() && !it.by.is_empty()) {
            once(&|act| awards(act).is_some_and(|id| *id == it.id), &it.id);
        }
    }
}

#[test]
fn a_claim_waits_and_is_due_until_it_is_judged() {
    let mut tried = 0;
    for id in rulesets().ids() {
        let offences = law(id).ruleset.offences;
        for offence in offences.iter().filter(|it| it.value.phases.contains(&Phase::Playing)) {
            let mut bench = Bench::started(id);
            let claim = Command::Conduct(ConductCommand::Claim(Claim {
                table: TABLE,
                offence: offence.value.id.clone(),
                offender: Side::A,
                claimant: offence.value.by.first().copied().unwrap_or(Claimant::Opponent),
                running: None,
                since_press: None,
                marks: offence.value.needs.iter().copied().collect(),
                facts: Facts::new(),
                sure: Sure::new(),
            }));
            // What only a mark ends can be closed by what it needs.
            if bench.try_as(Role::HeadReferee, &claim).is_err() {
                continue;
            }
            tried += 1;
            bench.give(&claim);
            keeps_its_word(&bench, &format!("{id} claim {}", offence.value.id));
            let first = bench.offers(Role::HeadReferee).remove(0);
            assert!(
                first.due && matches!(first.draft.base, Command::Conduct(ConductCommand::JudgeClaim { .. })),
                "{id}: {first:?}"
            );
        }
    }
    assert!(tried > 50, "{tried} claims were tried");
}

#[test]
fn a_procedure_goes_step_by_step_to_its_end() {
    let mut ended = 0;
    for id in rulesets().ids() {
        for procedure in &law(id).ruleset.procedures {
            let mut bench = Bench::started(id);
            let wanted = &procedure.value.id;
            let begin = bench.offer(Role::HeadReferee, |it| begins(it).is_some_and(|id| id == wanted));
            let command = filled(&begin, Side::A);
            if !begin.possible() || bench.try_as(Role::HeadReferee, &command).is_err() {
                continue;
            }
            bench.give(&command);
            for _ in 0..40 {
                let next = bench.offers(Role::HeadReferee).into_iter().find(|it| {
                    matches!(it.draft.base, Command::Procedure(ProcedureCommand::StepDone { .. }))
                });
                let Some(next) = next else { break };
                assert!(next.due && next.at_once() && !next.says.is_empty());
                let step = next.draft.command(&[]).expect("nothing is asked");
                bench.wait(Millis(10));
                if bench.try_as(Role::HeadReferee, &step).is_err() {
                    break;
                }
                bench.give(&step);
            }
            ended += usize::from(bench.state.runs.values().all(|run| run.ended));
        }
    }
    assert!(ended > 30, "{ended} procedures came to their end");
}

#[test]
fn the_late_clock_is_offered_at_its_minute_and_not_a_millisecond_before() {
    let id = rulesets().ids().map(str::to_owned).find(|id| {
        let rules = law(id).ruleset;
        rules.late.as_ref().is_some_and(|late| late.clock.is_some())
            && rules.grant(ClockPower::StartAbsent).is_some()
    });
    let mut bench = Bench::started(&id.expect("a regulation that starts the clock of the absent"));
    let late = bench.law.ruleset.late.clone().expect("lateness");
    let after = late.clock.expect("a clock").after.value;
    bench.game().late_base = Some(LateBase::PlayStart);
    let power = |act: &Command| orders(act, ClockPower::StartAbsent);
    let offer = bench.offer(Role::Director, power);
    let unmissed = |why: &Reason| matches!(why, Reason::Clock(ClockReason::NotAbsent { .. }));
    assert!(offer.why_not.is_some_and(|no| unmissed(&no.why)));
    bench.give(&Command::Round(RoundCommand::NoteAbsent { table: TABLE, side: Side::B, sure: Sure::new() }));
    bench.wait(after - Millis(1));
    let offer = bench.offer(Role::Director, power);
    let early =
        |why: &Reason| matches!(why, Reason::Clock(ClockReason::TooEarlyForAbsent { left: Millis(1), .. }));
    assert!(offer.why_not.is_some_and(|no| early(&no.why)) && !offer.due);
    bench.wait(Millis(1));
    let offer = bench.offer(Role::Director, power);
    assert_eq!((offer.why_not, offer.due), (None, true));
    assert_eq!(bench.offers(Role::Director)[0].draft, offer.draft, "what is due stands first");
    let lines = deadlines(&bench.state, &bench.law, TABLE);
    assert!(matches!(lines[0].kind, DeadlineKind::LateClock { side: Side::B, .. }));
    assert_eq!(lines[0].at, bench.now);
}

#[test]
fn what_an_office_may_not_do_is_marked_with_who_may() {
    let mut law = law("sss-2022");
    let grant = ClockGrant {
        power: ClockPower::AddFree,
        who: Role::Director,
        per_game: None,
        via: Vec::new(),
        via_sanctions: Vec::new(),
    };
    let cite = Citation::new("Test §1");
    law.ruleset.clock.grants = vec![Cited { value: grant, cite: cite.clone(), reading: None }];
    let mut bench = Bench::started("sss-2022");
    bench.law = law;
    let power = |act: &Command| orders(act, ClockPower::AddFree);
    let judge = bench.offer(Role::Judge, power);
    assert_eq!(
        (judge.may, judge.possible(), judge.offices, judge.cite),
        (false, false, vec![Role::Director], cite)
    );
    assert!(bench.offer(Role::Director, power).possible());
}

#[test]
fn lost_turns_are_due_one_by_one() {
    let mut bench = Bench::started("sss-2022");
    bench.game().counters[1] = Counters { turns_lost: 3, turns_passed: 1, ..Counters::default() };
    let first = bench.offers(Role::Judge).remove(0);
    let pass = RoundCommand::PlayForcedPass { table: TABLE, side: Side::B };
    assert_eq!(
        (first.draft.base.clone(), first.particular.clone()),
        (pass.into(), Some(Particular::Turns(2)))
    );
    assert!(first.due && first.at_once());
}

#[test]
fn whoever_was_missed_may_come() {
    let mut bench = Bench::started("pes-classic");
    bench.game().absent[0] =
        Some(Absence { noted_at: START, entry: Seq(0), clock: None, arrived_at: None, late: None });
    let comes = |it: &Command| matches!(it, Command::Round(RoundCommand::NoteArrived { .. }));
    let arrived = bench.offer(Role::Judge, comes);
    assert_eq!(arrived.draft.base, RoundCommand::NoteArrived { table: TABLE, side: Side::A }.into());
    assert!(arrived.possible() && !arrived.at_once(), "one key too many would say that somebody came");
}

#[test]
fn a_flag_calls_for_its_procedure_once() {
    let mut bench = Bench::started("sss-2022");
    let fallen = |act: &Command| begins(act) == Some("flag_fallen");
    assert!(!bench.offer(Role::Judge, fallen).due, "nobody's time has run out");
    bench.game().notes.push((START, ClockNote::TimeOut { side: Side::B }));
    assert!(bench.offer(Role::Judge, fallen).due);
    let begin = |side| {
        Command::Procedure(ProcedureCommand::BeginProcedure {
            table: TABLE,
            procedure: "flag_fallen".into(),
            side: Some(side),
            facts: Facts::new(),
        })
    };
    bench.give(&begin(Side::B));
    assert!(!bench.offer(Role::Judge, fallen).due, "it is under way");
    // A flag of the other side calls for it again.
    bench.game().notes.push((START, ClockNote::TimeOut { side: Side::A }));
    for run in bench.state.runs.keys().copied().collect::<Vec<_>>() {
        bench.state.runs.update(&run, |run| run.ended = true);
    }
    assert!(bench.offer(Role::Judge, fallen).due);
}

#[test]
fn both_are_late_only_where_both_were_missed() {
    let mut bench = Bench::started("tso-2017");
    let both = |act: &Command| awards(act) == Some("both_absent");
    let missed = Absence { noted_at: START, entry: Seq(0), clock: None, arrived_at: None, late: None };
    bench.game().absent[0] = Some(missed);
    let why_not = |bench: &Bench| bench.offer(Role::Referee, both).why_not.map(|no| *no.why);
    let there = why_not(&bench);
    assert!(
        matches!(there, Some(Reason::Round(RoundReason::WasNotAbsent { .. }))),
        "one is there: {there:?}"
    );
    // They came late, and the other's time is not over yet.
    bench.game().absent[1] = Some(Absence { arrived_at: Some(START), ..missed });
    let early = why_not(&bench);
    assert!(matches!(early, Some(Reason::Round(RoundReason::NotLateEnough { .. }))), "{early:?}");
    keeps_its_word(&bench, "one came");
}
