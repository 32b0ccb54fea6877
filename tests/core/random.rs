//! Any commands in any order: nothing panics, everything rests on a paragraph, and the fold is the state.

mod acts;
mod affairs;
mod commands;
mod duplicate;
mod ending;
mod lists;
mod moments;
mod offers;
mod surfaces;
mod tally;
mod undo;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{ClockId, Millis, Role, Side, TableId};
use ephor::rules::{AskedFact, Catalogue, Ruleset};
use ephor::tournament::{
    ClockCommand, ClockEvent, Command, ConductEvent, Event, GeneralReason, LoadedRules, OrderPlaced, Player,
    ProcedureEvent, Reason, Record, Refusal, RefusalCode as Code, ResultEvent, RoundCommand, RoundEvent,
    SetupCommand, SlipCommand, SlipEvent, State, WordRuling, audit,
};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

use self::commands::{clocks, raising, side, working};
use self::tally::Tally;
use super::counting::recount;
use super::{BAD, Hall, said};
use crate::small::{GOOD, LONG, law, ruleset};

/// Something that happens, as far as it can be known before the tournament has got there.
#[derive(Clone, Debug)]
struct Deed {
    /// How long after the one before.
    after: i64,
    role: Role,
    station: &'static str,
    what: What,
}

impl Deed {
    /// The role in which a command of it is given; what only a clock can say, a clock says, but now and then somebody
    /// else tries.
    fn role(&self, rules: &Ruleset, command: &Command) -> Role {
        let is_clocks_own = matches!(
            command,
            Command::Clock(
                ClockCommand::NoteTry { .. }
                    | ClockCommand::ConfirmOrder { .. }
                    | ClockCommand::GiveUpOrder { .. }
                    | ClockCommand::NoteClock { .. }
            )
        );
        match &self.what {
            What::Drawn(draw) => draw.role(rules),
            What::Ended(_) => Role::HeadReferee,
            What::One(_) | What::Whole { .. } if is_clocks_own && self.after % 5 != 0 => Role::Clock,
            What::One(_) | What::Whole { .. } => self.role,
        }
    }
}

/// A single command, or a whole challenge, since single ones seldom meet on the same slip.
#[derive(Clone, Debug)]
enum What {
    One(Command),
    Drawn(affairs::Draw),
    Ended(ending::Ending),
    Whole { table: TableId, challenger: Side, words: Vec<String>, rulings: Vec<bool> },
}

impl What {
    /// The commands; a whole challenge is about the next slip.
    fn commands(&self, rules: &Ruleset, state: &State) -> Vec<Command> {
        let next = state.next_slip();
        let (table, challenger, words, rulings) = match self {
            Self::One(command) => return vec![of_what_there_is(command, state)],
            Self::Ended(ending) => return ending.commands(rules, state),
            Self::Drawn(draw) => return draw.command(rules, state).into_iter().collect(),
            Self::Whole { table, challenger, words, rulings } => (*table, *challenger, words, rulings),
        };
        let words = &words_for(rules, words);
        let ruling = |(word, valid): (&String, &bool)| WordRuling { word: word.clone(), valid: *valid };
        vec![
            super::raise(table.0, challenger, Some(3_000)),
            Command::Slip(SlipCommand::EnterWords { slip: next, words: words.clone() }),
            Command::Slip(SlipCommand::ConfirmSpelling { slip: next }),
            Command::Slip(SlipCommand::Decide { slip: next }),
            Command::Slip(SlipCommand::Rule {
                slip: next,
                rulings: words.iter().zip(rulings).map(ruling).collect(),
                reasons: "so".to_owned(),
                sources: vec!["dictionary".to_owned()],
            }),
        ]
    }
}

/// The words, or a long one in place of those that nobody challenges here.
fn words_for(rules: &Ruleset, words: &[String]) -> Vec<String> {
    let long_enough = |word: &&String| word.chars().count() >= usize::from(rules.challenge.min_tiles.value);
    let mut found: Vec<String> = words.iter().filter(long_enough).cloned().collect();
    if found.is_empty() {
        found.push(if words.len().is_multiple_of(2) { LONG.to_owned() } else { "ZZZTROOXQNIEE".to_owned() });
    }
    let most = rules.challenge.max_words.value.map_or(found.len(), usize::from);
    found.truncate(most);
    found
}

/// A command about one of the slips or orders that there are; now and then about none of them.
fn of_what_there_is(command: &Command, state: &State) -> Command {
    let mut fields = serde_json::to_value(command).expect("a command is text");
    for (key, there) in [("slip", state.slips.len()), ("op", state.orders.len())] {
        let wanted = fields[key].as_u64().filter(|number| there > 0 && number % 7 != 0);
        if let Some(number) = wanted {
            // The latest ones are those of which something is still open.
            fields[key] = serde_json::json!(there as u64 - (number - 1) % (there as u64).min(3));
        }
    }
    serde_json::from_value(fields).unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

fn whole() -> impl Strategy<Value = What> {
    let words = select(GOOD.iter().chain(&BAD[..2]).map(|word| (*word).to_owned()).collect::<Vec<_>>());
    let words = prop::collection::vec(words, 1..4);
    (1..=3_u16, side(), words, prop::collection::vec(any::<bool>(), 4)).prop_map(
        |(table, challenger, words, rulings)| What::Whole {
            table: TableId(table),
            challenger,
            words,
            rulings,
        },
    )
}

fn deed() -> impl Strategy<Value = Deed> {
    let command = prop_oneof![4 => raising(), 10 => working(), 4 => clocks()].prop_map(What::One);
    let (drawn, ended) = (affairs::draw().prop_map(What::Drawn), ending::ending().prop_map(What::Ended));
    let what = prop_oneof![3 => command, 1 => whole(), 5 => drawn, 1 => ended];
    let role = select(vec![Role::HeadReferee, Role::HeadReferee, Role::Judge, Role::Director]);
    let station = select(vec!["desk", "desk", "desk", "kiosk"]);
    let after = prop_oneof![6 => 0..30_000_i64, 4 => Just(200_000), 1 => Just(1_500_000), 1 => Just(-1_i64)];
    (after, role, station, what).prop_map(|(after, role, station, what)| Deed { after, role, station, what })
}

/// What a record must rest on.
fn must_cite(event: &Event) -> bool {
    matches!(
        event,
        Event::Slip(
            SlipEvent::VerdictGiven { .. }
                | SlipEvent::Escalated { .. }
                | SlipEvent::SlipRefused { .. }
                | SlipEvent::SlipRaised(_)
                | SlipEvent::Conceded { .. }
                | SlipEvent::SlipWithdrawn { .. }
                | SlipEvent::SlipReopened(_)
        ) | Event::Conduct(
            ConductEvent::PenaltyImposed(_)
                | ConductEvent::ClaimRaised(_)
                | ConductEvent::ClaimDecided(_)
                | ConductEvent::SanctionImposed(_)
                | ConductEvent::Counted(_)
                | ConductEvent::ThresholdReached(_)
                | ConductEvent::PlayerExcluded(_)
                | ConductEvent::DutyArose(_)
        ) | Event::Clock(ClockEvent::OrderPlaced(_))
            | Event::Procedure(
                ProcedureEvent::ProcedureBegun(_)
                    | ProcedureEvent::StepDone(_)
                    | ProcedureEvent::ProcedureEnded(_)
            )
            | Event::Round(
                RoundEvent::ForcedPassPlayed(_)
                    | RoundEvent::MoveCircled(_)
                    | RoundEvent::ByeGiven(_)
                    | RoundEvent::ByeEntered(_)
            )
            | Event::Result(
                ResultEvent::GameAwarded(_)
                    | ResultEvent::ResultEntered(_)
                    | ResultEvent::ResultCorrected(_)
                    | ResultEvent::ResultHandedIn { .. }
                    | ResultEvent::ResultVoided { .. }
                    | ResultEvent::ResultRecounted(_)
                    | ResultEvent::SpreadAdjusted(_)
            )
    )
}

/// Whether it is the regulation that refuses.
fn by_regulation(code: Code) -> bool {
    matches!(
        code,
        Code::TooLate
            | Code::NoChallenge
            | Code::NoRepeat
            | Code::SpellingFirst
            | Code::Irrevocable
            | Code::NoSelfAcceptance
            | Code::NotYourOffice
            | Code::IncompleteRuling
            | Code::NotGranted
            | Code::NotInThisPhase
            | Code::TooEarly
            | Code::NotAllowed
            | Code::MissingFact
            | Code::BadNumber
            | Code::NotAsked
    )
}

fn check_refusal(refusal: &Refusal) -> Result<(), TestCaseError> {
    prop_assert!(!said(refusal).what.is_empty());
    prop_assert!(refusal.cite.is_some() || !by_regulation(refusal.code()), "no paragraph: {refusal:?}");
    Ok(())
}

fn check_record(record: &Record) -> Result<(), TestCaseError> {
    prop_assert!(!record.cite.is_empty() || !must_cite(&record.event), "no paragraph: {record:?}");
    prop_assert!(record.cite.iter().all(|cite| !cite.as_str().is_empty()), "an empty paragraph: {record:?}");
    let text = serde_json::to_string(record).expect("a record is text");
    let read: Record =
        serde_json::from_str(&text).map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
    prop_assert_eq!(&read, record);
    Ok(())
}

/// Gives a command; where a fact is missing, the one that was asked for is told and it is given once more.
fn give(
    hall: &mut Hall,
    role: Role,
    station: &str,
    command: &Command,
    roll: u64,
) -> Result<Vec<Record>, Refusal> {
    let mut command = command.clone();
    for round in 0..8_u32 {
        let refusal = match hall.give_as(role, station, &command) {
            Err(refusal) if refusal.code() == Code::MissingFact => refusal,
            // Mostly it is meant.
            Err(refusal) if refusal.why.doubt().is_some() && !roll.is_multiple_of(5) => {
                command = command.sure_of_all();
                continue;
            }
            other => return other,
        };
        let Reason::General(GeneralReason::NotAnswered { fact, .. }) = &*refusal.why else {
            return Err(refusal);
        };
        let ask = affairs::all_asks(&hall.law.ruleset).into_iter().find(|ask: &&AskedFact| ask.fact == *fact);
        let (Some(ask), Some(facts)) = (ask, affairs::facts_of(&mut command)) else { return Err(refusal) };
        facts.insert(ask.fact.clone(), affairs::answer(ask, roll.rotate_right(round)));
    }
    hall.give_as(role, station, &command)
}

/// Whether a record puts a result in the place of an award.
fn replaces_award(before: &State, record: &Record) -> bool {
    let game = match &record.event {
        Event::Result(ResultEvent::GameAwarded(it)) => it.game,
        Event::Result(ResultEvent::ResultEntered(it)) => it.game,
        Event::Result(ResultEvent::ResultCorrected(it)) => it.game,
        _ => return false,
    };
    before.award_of(game).is_some()
}

/// What only ever grows, unless a decision voids something, or a result takes the place of an award: exclusions and
/// what is counted by name. What is left of them is counted anew at the end.
fn check_grows(before: &State, after: &State, records: &[Record]) -> Result<(), TestCaseError> {
    let voids = |record: &Record| matches!(record.event, Event::Conduct(ConductEvent::Voided(_)));
    if records.iter().any(|record| voids(record) || replaces_award(before, record)) {
        return Ok(());
    }
    let kept = before.excluded.keys().all(|player| after.excluded.contains_key(player));
    prop_assert!(kept, "somebody is excluded no more");
    for (player, counts) in &before.event_counts {
        for (counter, count) in counts.as_ref() {
            prop_assert!(after.counted_in_event(player, counter) >= *count, "{player}: {counter} went down");
        }
    }
    Ok(())
}

/// Two who came after the pairing, and a table that is free.
fn newcomers() -> Vec<Command> {
    let players = ["G", "H"].map(Player::named).to_vec();
    let table = SetupCommand::FitClock { table: TableId(4), clock: None, profile: "none".to_owned() };
    vec![Command::Setup(SetupCommand::EnterPlayers { players }), Command::Setup(table)]
}

fn play(law: &LoadedRules, deeds: &[Deed], tally: &mut Tally) -> Result<(), TestCaseError> {
    let mut hall = Hall::playing(law.clone());
    for table in 1..=2 {
        hall.must(&Command::Setup(SetupCommand::FitClock {
            table: TableId(table),
            clock: Some(ClockId(table)),
            profile: "open".to_owned(),
        }));
    }
    for command in newcomers() {
        hall.must(&command);
    }
    // Mostly the signal is given at once, where one is awaited.
    if !deeds.len().is_multiple_of(4) {
        let _ = hall.give(&Command::Round(RoundCommand::StartPlay {}));
    }
    for deed in deeds {
        hall.now = hall.now + Millis(deed.after);
        for command in deed.what.commands(&law.ruleset, &hall.state) {
            let before = (hall.state.clone(), hall.records.len());
            let role = deed.role(&law.ruleset, &command);
            let answer = give(&mut hall, role, deed.station, &command, deed.after.unsigned_abs());
            tally.note(&command, &answer);
            match answer {
                Ok(records) => {
                    records.iter().try_for_each(check_record)?;
                    check_grows(&before.0, &hall.state, &records)?;
                }
                Err(refusal) => {
                    check_refusal(&refusal)?;
                    prop_assert_eq!(&hall.state, &before.0);
                    prop_assert_eq!(hall.records.len(), before.1);
                }
            }
        }
        hall.now = hall.now.max(hall.state.last_at);
    }
    prop_assert_eq!(&State::replay(&hall.records), &hall.state);
    recount(&hall.records, &hall.state, &law.ruleset);
    moments::check_corrected(&hall.records)?;
    let audited = audit(law, &hall.records);
    prop_assert!(audited.difference.is_none(), "{:#?}", audited.difference);
    prop_assert_eq!(audited.equal, hall.records.len() as u64);
    let ops: Vec<_> = hall
        .records
        .iter()
        .filter_map(|it| {
            if let Event::Clock(ClockEvent::OrderPlaced(OrderPlaced { op, .. })) = it.event {
                Some(op)
            } else {
                None
            }
        })
        .collect();
    let unique: BTreeSet<_> = ops.iter().collect();
    prop_assert_eq!(unique.len(), ops.len(), "an order's number was given twice");
    Ok(())
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Plays so many games of chance, the same ones each time, so that what happens in them can be counted on.
#[track_caller]
fn play_same_games<S: Strategy>(
    of: &str,
    games: u32,
    deeds: &S,
    play: impl FnMut(S::Value) -> Result<(), TestCaseError>,
) {
    let play = RefCell::new(play);
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let played = TestRunner::new_with_rng(config(games), rng).run(deeds, |deeds| (play.borrow_mut())(deeds));
    played.unwrap_or_else(|error| panic!("{of}: {error}"));
}

/// Plays any deeds under a law; what was given, what was accepted, and what came of it.
#[track_caller]
fn play_any(law: &LoadedRules, cases: u32) -> Tally {
    let mut tally = Tally::default();
    let (id, deeds) = (&law.ruleset.identity.id, prop::collection::vec(deed(), 1..120));
    play_same_games(id, cases, &deeds, |deeds| play(law, &deeds, &mut tally));
    tally
}

/// The same games each time, so that what is accepted in them can be counted on.
#[test]
fn much_happens_under_every_regulation_that_comes_with_the_console() {
    let catalogue = Catalogue::embedded();
    for id in catalogue.ids() {
        let ruleset = catalogue.load(id, &BTreeMap::new()).unwrap_or_else(|error| panic!("{id}: {error}"));
        // Without lists every word is the referee's.
        let lists: Vec<String> = ruleset.lexicon.sources.iter().map(|it| it.list.value.clone()).collect();
        let missing: Vec<&str> = lists.iter().map(String::as_str).collect();
        let all =
            play_any(&law(ruleset.clone(), &[]), 192).and(play_any(&law(ruleset.clone(), &missing), 192));
        all.must_suffice(&ruleset);
    }
}

#[test]
fn anything_under_house_rules() {
    let mut rules = super::claims::house();
    // Only the house's own, so that counts come together.
    rules.offences.retain(|it| it.value.id.starts_with("house"));
    rules.procedures.retain(|it| it.value.id.starts_with("house"));
    rules.sanctions.retain(|it| it.value.id.starts_with("house"));
    let seen = play_any(&law(rules, &[]), 128).events;
    // A game of chance in which nothing happens proves nothing.
    for kind in [
        "claim_raised",
        "claim_decided",
        "penalty_imposed",
        "counted",
        "threshold_reached",
        "sanction_imposed",
        "procedure_begun",
        "step_done",
        "procedure_ended",
        "player_excluded",
        "spread_adjusted",
        "game_awarded",
        "result_entered",
        "duty_arose",
        "duty_done",
        "verdict_given",
    ] {
        assert!(seen.contains(kind), "{kind} never happened");
    }
}

macro_rules! under {
    ($($name:ident: $id:literal, $readings:expr, missing $missing:expr;)+) => {
        proptest! {
            #![proptest_config(config(64))]
            $(#[test]
            fn $name(deeds in prop::collection::vec(deed(), 1..90)) {
                static LAW: std::sync::OnceLock<LoadedRules> = std::sync::OnceLock::new();
                let law = LAW.get_or_init(|| law(ruleset($id, $readings), $missing));
                play(law, &deeds, &mut Tally::default())?;
            })+
        }
    };
}

under! {
    anything_under_tso: "tso-2017", &[], missing &[];
    anything_under_tso_without_its_list: "tso-2017", &[("Q6", "own_time"), ("Q4", "only_if_rejected")], missing &["de-sdev"];
    anything_under_sss: "sss-2022", &[], missing &["sk-b6"];
    anything_under_crosses: "cas-2009", &[], missing &[];
    anything_under_crosses_for_the_event: "cas-2009", &[("Q4", "event"), ("Q5", "several")], missing &["cs-novex"];
    anything_under_a_free_allowance: "pes-classic", &[], missing &[];
    anything_under_duplicate: "pes-duplicate", &[], missing &[];
    anything_under_the_online_rules: "sss-online", &[], missing &[];
}
