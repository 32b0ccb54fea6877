//! What is offered is what is decided: under every ruleset, in every phase, in every office.

mod mending;
mod signals;

use std::collections::BTreeMap;

use super::*;
use crate::domain::Actor;
use crate::lexicon::{Binding, Library, TileSet};
use crate::rules::{Catalogue, Cited, ClockGrant, Closer, ClosesOn, Facts, LateBase, Phase};
use crate::tournament::command::{
    Claim, ClockCommand, Command, ConductCommand, OpenEvent, Pairing, Player, ProcedureCommand,
    ResultCommand, RoundCommand, SetupCommand, SlipCommand, SlipSource, WordRuling,
};
use crate::tournament::decide;
use crate::tournament::doubt::Sure;
use crate::tournament::event::ClockNote;
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

    fn try_as(&self, role: Role, command: &Command) -> Result<Vec<crate::tournament::Record>, Refusal> {
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
    fn offer(&self, role: Role, wanted: impl Fn(&OfferKind) -> bool) -> Offer {
        self.offers(role).into_iter().find(|offer| wanted(&offer.kind)).expect("an offer of the kind")
    }

    fn game(&mut self) -> &mut crate::tournament::Game {
        {
            let here = self.state.here(TABLE);
            self.state.game_mut(here).expect("a game")
        }
    }
}

/// An answer to everything that is asked.
fn answers(offer: &Offer, side: Side) -> Answers {
    let mut answers = Answers {
        side: Some(side),
        outcome: Some(ClaimOutcome::Neither),
        reason: "so it is".into(),
        amount: Some(Millis::secs(60)),
        number: Some(11),
        scores: [Some(Points(400)), Some(Points(300))],
        out: Some(Side::A),
        points: Some(Points(20)),
        yes: true,
        ..Answers::default()
    };
    for need in &offer.needs {
        match need {
            Need::Fact(ask) | Need::Later(ask) => {
                answers.facts.insert(ask.fact.clone(), ask.from);
            }
            Need::Name => answers.player = Some("Newcomer".to_owned()),
            Need::Player(players) => answers.player = players.first().cloned(),
            Need::Opponent(players) => answers.opponent = players.last().cloned(),
            Need::FreeTable(tables) => answers.table = tables.first().copied(),
            Need::Claimant(of) => answers.claimant = of.first().copied(),
            Need::Lengths { from, to } => answers.lengths = Some((*from, *to)),
            // Of what is possible, those that are offered are the choice; what is not is refused whatever is said.
            Need::Side { of, .. } if offer.possible() && !of.contains(&side) => {
                answers.side = of.first().copied();
            }
            Need::Constant(name) => {
                answers.constants.insert(name.clone(), "1.5".parse().expect("a number"));
            }
            Need::Binding => answers.binding = Some(Binding::Alone),
            // Of a verdict that cannot be mended now no word stands to choose.
            Need::Word(words) => {
                answers.word.clone_from(words.first().unwrap_or(&offer.says));
            }
            Need::Zone => answers.word = "Europe/Athens".to_owned(),
            Need::Rack(Side::B) => answers.racks[1] = Some(Points(3)),
            _ => {}
        }
    }
    answers
}

fn place() -> Place {
    Place { round: Round(1), table: TABLE, players: ["Anna".into(), "Beno".into()] }
}

/// Nothing that is offered as possible is refused but for what was said with it.
#[track_caller]
fn keeps_its_word(bench: &Bench, what: &str) {
    let place = Place { round: Round(1), table: TABLE, players: ["Anna".into(), "Beno".into()] };
    for role in OFFICES {
        let all = [
            bench.offers(role),
            round_offers(&bench.state, &bench.law, &Actor::new(role, "desk"), bench.now),
        ]
        .concat();
        for offer in all.iter().filter(|offer| offer.possible()) {
            for side in Side::BOTH {
                let command = offer.command(&place, &answers(offer, side));
                let command = command.unwrap_or_else(|at| panic!("{what} {role}: {offer:?} lacks {at}"));
                let Err(no) = bench.try_as(role, &command) else { continue };
                let broken = !no.why.of_answer();
                assert!(!broken, "{what}, {role}: {:?} is offered and refused: {no:?}", offer.kind);
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
        let enter = bench.offer(Role::Judge, |kind| *kind == OfferKind::EnterResult(end.clone()));
        let place = Place { round: Round(1), table: TABLE, players: ["Anna".into(), "Beno".into()] };
        bench.give(&enter.command(&place, &answers(&enter, Side::A)).expect("all is said"));
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
        let kinds: Vec<OfferKind> =
            bench.offers(Role::Director).into_iter().map(|offer| offer.kind).collect();
        let count = |wanted: &OfferKind| kinds.iter().filter(|kind| *kind == wanted).count();
        let rules = &bench.law.ruleset;
        for it in &rules.offences {
            let kind = OfferKind::Offence { id: it.value.id.clone(), kind: it.value.kind };
            assert_eq!(count(&kind), 1, "{id}: {kind:?}");
        }
        for it in &rules.procedures {
            assert_eq!(count(&OfferKind::Procedure(it.value.id.clone())), 1, "{id}: {}", it.value.id);
        }
        for it in &rules.sanctions {
            assert_eq!(count(&OfferKind::Sanction(it.value.id.clone())), 1, "{id}: {}", it.value.id);
        }
        for it in rules.awards.iter().filter(|it| it.value.serves.is_none() && !it.value.by.is_empty()) {
            assert_eq!(count(&OfferKind::Award(it.value.id.clone())), 1, "{id}: {}", it.value.id);
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
            assert!(first.due && matches!(first.kind, OfferKind::JudgeClaim(_)), "{id}: {first:?}");
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
            let begin =
                bench.offer(Role::HeadReferee, |it| *it == OfferKind::Procedure(procedure.value.id.clone()));
            let place = Place { round: Round(1), table: TABLE, players: ["Anna".into(), "Beno".into()] };
            let command = begin.command(&place, &answers(&begin, Side::A)).expect("all is said");
            if !begin.possible() || bench.try_as(Role::HeadReferee, &command).is_err() {
                continue;
            }
            bench.give(&command);
            for _ in 0..40 {
                let next = bench
                    .offers(Role::HeadReferee)
                    .into_iter()
                    .find(|offer| matches!(offer.kind, OfferKind::NextStep { .. }));
                let Some(next) = next else { break };
                assert!(next.due && next.at_once() && !next.says.is_empty());
                let step = next.command(&place, &Answers::default()).expect("nothing is asked");
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
    let power = |kind: &OfferKind| *kind == OfferKind::Power(ClockPower::StartAbsent);
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
    assert_eq!(bench.offers(Role::Director)[0].kind, offer.kind, "what is due stands first");
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
    let power = |kind: &OfferKind| *kind == OfferKind::Power(ClockPower::AddFree);
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
    assert_eq!(first.kind, OfferKind::ForcedPass { side: Side::B, owed: 2 });
    assert!(first.due && first.at_once());
}

#[test]
fn whoever_was_missed_may_come() {
    let mut bench = Bench::started("pes-classic");
    bench.game().absent[0] = Some(Absence { noted_at: START, clock: None, arrived_at: None, late: None });
    let arrived = bench.offer(Role::Judge, |kind| matches!(kind, OfferKind::Arrived(_)));
    assert_eq!(arrived.kind, OfferKind::Arrived(Side::A));
    assert!(arrived.possible() && !arrived.at_once(), "one key too many would say that somebody came");
}

#[test]
fn a_flag_calls_for_its_procedure_once() {
    let mut bench = Bench::started("sss-2022");
    let fallen = |kind: &OfferKind| matches!(kind, OfferKind::Procedure(id) if id == "flag_fallen");
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
    let both = |kind: &OfferKind| matches!(kind, OfferKind::Award(id) if id == "both_absent");
    let missed = Absence { noted_at: START, clock: None, arrived_at: None, late: None };
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
