//! Every kind of refusal, once by a matter of the console and once by the regulation where both exist.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Millis, OpId, Role, Round, Side, SlipId, TableId};
use ephor::lexicon::Binding;
use ephor::rules::{ClockPower, Observation};
use ephor::tournament::{
    ClockCommand, Command, OpenEvent, Player, RefusalCode as Code, RoundCommand, SetupCommand, SlipCommand,
    SlipPhase,
};

use super::{Hall, enter, open, raise, raise_seeing, round, rule_all, said};
use crate::small::{law, ruleset};

const SLIP: SlipId = SlipId(1);

fn tso() -> Hall {
    Hall::playing(law(ruleset("tso-2017", &[]), &[]))
}

fn tso_open(words: &[&str]) -> Hall {
    let mut hall = tso();
    hall.must(&raise(1, Side::B, Some(5_000)));
    if !words.is_empty() {
        hall.must(&enter(SLIP, words));
    }
    hall
}

/// With a slip that is with the referee.
fn escalated() -> Hall {
    let mut hall = Hall::playing(law(ruleset("tso-2017", &[]), &["de-sdev"]));
    hall.must(&raise(1, Side::B, Some(5_000)));
    hall.must(&enter(SLIP, &["NIE"]));
    hall.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }));
    hall.must(&Command::Slip(SlipCommand::Decide { slip: SLIP }));
    assert_eq!(hall.state.slip(SLIP).expect("the slip").phase, SlipPhase::Escalated);
    hall
}

fn order(power: ClockPower, side: Option<Side>, amount: Option<i64>) -> Command {
    let reason = "late".to_owned();
    Command::Clock(ClockCommand::OrderClock {
        table: TableId(1),
        power,
        side,
        amount: amount.map(Millis),
        reason,
    })
}

/// A hall, what is asked of it, and with which paragraph it refuses, `None` where it is the console that does.
type Case = (Hall, Command, Code, Option<&'static str>);

fn setup() -> Vec<Case> {
    let sss = || law(ruleset("sss-2022", &[]), &[]);
    let budget = |seconds: i64| {
        Command::Setup(SetupCommand::OpenEvent(OpenEvent {
            name: String::new(),
            ruleset: "tso-2017".to_owned(),
            tiles: None,
            budget: Some(Millis::secs(seconds)),
            readings: BTreeMap::new(),
            systems: Vec::new(),
            zone: "UTC".to_owned(),
            starts_at: None,
            names: ephor::domain::NameOrder::Unknown,
        }))
    };
    let tiles = Command::Setup(SetupCommand::OpenEvent(OpenEvent {
        name: String::new(),
        ruleset: "tso-2017".to_owned(),
        tiles: Some("el104".to_owned()),
        budget: None,
        readings: BTreeMap::new(),
        systems: Vec::new(),
        zone: "UTC".to_owned(),
        starts_at: None,
        names: ephor::domain::NameOrder::Unknown,
    }));
    let player = |name: &str| Player::named(name);
    let fit = |profile: &str, clock: Option<u16>| {
        Command::Setup(SetupCommand::FitClock {
            table: TableId(1),
            clock: clock.map(ephor::domain::ClockId),
            profile: profile.to_owned(),
        })
    };
    let fresh = || Hall::new(law(ruleset("tso-2017", &[]), &[]));
    let mut fitted = tso();
    fitted.must(&Command::Setup(SetupCommand::FitClock {
        table: TableId(2),
        clock: Some(ephor::domain::ClockId(7)),
        profile: "open".to_owned(),
    }));
    vec![
        (fresh(), round(1), Code::EventState, None),
        (tso(), open("tso-2017"), Code::EventState, None),
        (tso(), round(3), Code::EventState, None),
        (tso(), Command::start_round(Round(2), Vec::new()), Code::Unfinished, Some("TSO silent")),
        (Hall::new(sss()), open("tso-2017"), Code::NotOffered, None),
        (fresh(), budget(600), Code::NotOffered, Some("TSO §1.1.b")),
        (fresh(), tiles, Code::NotOffered, Some("TSO silent")),
        (
            tso(),
            Command::Setup(SetupCommand::EnterPlayers { players: vec![player("A")] }),
            Code::Duplicate,
            None,
        ),
        (
            tso(),
            Command::Setup(SetupCommand::EnterPlayers { players: vec![player("X"), player("X")] }),
            Code::Duplicate,
            None,
        ),
        (
            tso(),
            Command::Setup(SetupCommand::EnterPlayers { players: vec![player(" ")] }),
            Code::Unknown,
            None,
        ),
        (tso(), Command::Setup(SetupCommand::AmendEntry { player: player("X") }), Code::Unknown, None),
        (tso(), Command::Setup(SetupCommand::StrikeEntry { player: "X".to_owned() }), Code::Unknown, None),
        // Whoever has a game stays.
        (tso(), Command::Setup(SetupCommand::StrikeEntry { player: "A".to_owned() }), Code::EventState, None),
        (tso(), fit("sundial", None), Code::NotOffered, None),
        (tso(), fit("open", None), Code::NotOffered, None),
        (fitted, fit("open", Some(7)), Code::Duplicate, None),
        (tso(), raise(99, Side::B, None), Code::Unknown, None),
        (fresh(), raise(1, Side::B, None), Code::Unknown, None),
        (tso(), Command::Slip(SlipCommand::Announce { slip: SlipId(9) }), Code::Unknown, None),
        (tso(), Command::Clock(ClockCommand::SettleOrder { op: OpId(9) }), Code::Unknown, None),
    ]
}

fn raising() -> Vec<Case> {
    let late_hold = Command::Slip(SlipCommand::TakeHold {
        said_at: None,
        table: TableId(1),
        side: Side::B,
        since_press: Some(Millis(20_001)),
        marks: BTreeSet::new(),
    });
    let hold = Command::Slip(SlipCommand::TakeHold {
        said_at: None,
        table: TableId(1),
        side: Side::B,
        since_press: Some(Millis(5_000)),
        marks: BTreeSet::new(),
    });
    let mut decided = tso_open(&["NIE"]);
    decided.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }));
    decided.must(&Command::Slip(SlipCommand::Decide { slip: SLIP }));
    decided.must(&Command::Slip(SlipCommand::Announce { slip: SLIP }));
    let cas = Hall::playing(law(ruleset("cas-2009", &[]), &[]));
    let mut pes = Hall::playing(law(ruleset("pes-classic", &[]), &[]));
    pes.challenge(&["NIE"]);
    vec![
        (tso(), raise(1, Side::B, Some(20_001)), Code::TooLate, Some("TSO §3.1.2")),
        (tso(), raise_seeing(Observation::OpponentRecorded), Code::TooLate, Some("TSO §3.1.2")),
        (tso(), late_hold, Code::TooLate, Some("TSO §3.1.2")),
        (cas, hold, Code::NoChallenge, Some("ČAS §9.1")),
        (decided, Command::Slip(SlipCommand::Decide { slip: SLIP }), Code::WrongPhase, None),
        (pes, raise(1, Side::B, Some(5_000)), Code::NoRepeat, Some("PES §Δ.ε ¶4")),
        (tso_open(&[]), raise(1, Side::B, Some(5_000)), Code::WrongPhase, Some("TSO silent")),
    ]
}

fn working() -> Vec<Case> {
    let sss = || {
        let mut hall = Hall::playing(law(ruleset("sss-2022", &[]), &[]));
        hall.must(&raise(1, Side::B, Some(5_000)));
        hall
    };
    let mut claimed = tso_open(&[]);
    let claim = Command::Slip(SlipCommand::ClaimSlip { slip: SLIP, take_over: false });
    assert!(claimed.give_as(Role::Judge, "kiosk", &claim).is_ok());
    let mut also_claimed = tso_open(&[]);
    assert!(also_claimed.give_as(Role::Judge, "kiosk", &claim).is_ok());
    let long = "N".repeat(16);
    let withdraw =
        Command::Slip(SlipCommand::WithdrawSlip { slip: SLIP, blank_conflict: false, mistaken: false });
    vec![
        (tso_open(&[]), enter(SLIP, &[]), Code::WordCount, None),
        (tso_open(&[]), enter(SLIP, &[" "]), Code::WordCount, None),
        (tso_open(&[]), Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }), Code::WordCount, None),
        (tso_open(&[]), Command::Slip(SlipCommand::Decide { slip: SLIP }), Code::WordCount, None),
        (sss(), enter(SLIP, &["NIE", "TOR"]), Code::WordCount, Some("SSS §3.a •1")),
        (tso_open(&[]), enter(SLIP, &["N1E"]), Code::BadWord, None),
        (tso_open(&[]), enter(SLIP, &[&long]), Code::BadWord, Some("TSO silent")),
        (tso_open(&[]), enter(SLIP, &["N"]), Code::BadWord, Some("TSO silent")),
        (tso_open(&[]), enter(SLIP, &["NIE", "nie"]), Code::Duplicate, None),
        (tso_open(&[]), Command::Slip(SlipCommand::Announce { slip: SLIP }), Code::WrongPhase, None),
        (
            escalated(),
            Command::Slip(SlipCommand::ConfirmSpelling { slip: SLIP }),
            Code::WrongPhase,
            Some("TSO §1.2.b"),
        ),
        (claimed, claim, Code::Claimed, None),
        (also_claimed, enter(SLIP, &["NIE"]), Code::Claimed, None),
        (
            tso_open(&["NIE"]),
            Command::Slip(SlipCommand::Decide { slip: SLIP }),
            Code::SpellingFirst,
            Some("TSO §3.1.4.d.i"),
        ),
        (tso_open(&["NIE"]), withdraw, Code::Irrevocable, Some("TSO §3.7.d")),
        (
            tso_open(&["NIE"]),
            Command::Slip(SlipCommand::Concede { slip: SLIP }),
            Code::NoSelfAcceptance,
            Some("TSO silent"),
        ),
    ]
}

fn ruling_and_clocks() -> Vec<Case> {
    let stray = rule_all(SLIP, &["NIE", "TOR"], "so");
    let mut hurried = tso();
    hurried.now = hurried.now - Millis(1);
    let cas = Hall::playing(law(ruleset("cas-2009", &[]), &[]));
    let mut pes = Hall::playing(law(ruleset("pes-classic", &[]), &[]));
    pes.challenge(&["NIE"]);
    vec![
        (escalated(), rule_all(SLIP, &[], "so"), Code::IncompleteRuling, Some("TSO silent")),
        (escalated(), stray, Code::IncompleteRuling, Some("TSO silent")),
        (tso(), order(ClockPower::CentralTimer, None, None), Code::NotGranted, Some("TSO §1.1.b")),
        (cas, order(ClockPower::Stop, None, None), Code::NotGranted, Some("ČAS §9.1, §10.1")),
        (
            tso(),
            order(ClockPower::AddFree, Some(Side::A), None),
            Code::NotGranted,
            Some("TSO §7.3.2, §7.3.2.2.a"),
        ),
        (tso(), order(ClockPower::StartAbsent, None, None), Code::NotOffered, Some("TSO §2.4.b")),
        (hurried, raise(1, Side::B, None), Code::TimeOrder, None),
    ]
}

#[test]
fn every_refusal_has_its_code_and_the_regulations_ones_their_paragraph() {
    let mut seen = BTreeSet::new();
    for (mut hall, command, code, cite) in
        [setup(), raising(), working(), ruling_and_clocks()].into_iter().flatten()
    {
        let before = hall.state.clone();
        let refusal = hall.give(&command).expect_err(&format!("{command:?} is refused"));
        let found = refusal.cite.as_ref().map(ephor::domain::Citation::as_str);
        assert_eq!((refusal.code(), found), (code, cite), "{command:?}: {}", said(&refusal).what);
        assert!(!said(&refusal).what.is_empty());
        assert_eq!(hall.state, before, "a refusal changes nothing");
        seen.insert(format!("{code:?}"));
    }
    // The office is tested below; that the journal has stopped only a station can say.
    let all = 18;
    assert_eq!(seen.len(), all, "{seen:?}");
}

#[test]
fn a_judge_does_not_rule_and_a_referee_does_not_outrank_the_head() {
    let mut hall = escalated();
    let command = rule_all(SLIP, &["NIE"], "so");
    let refusal = hall.give_as(Role::Judge, "desk", &command).expect_err("not his office");
    assert_eq!(refusal.code(), Code::NotYourOffice);
    assert_eq!(refusal.cite.expect("a paragraph").as_str(), "TSO §1.2.b");
    assert!(hall.give_as(Role::Referee, "desk", &command).is_ok());

    let stop = order(ClockPower::Stop, None, None);
    let refusal = tso().give_as(Role::Judge, "desk", &stop).expect_err("not his office");
    assert_eq!((refusal.code(), refusal.cite.is_some()), (Code::NotYourOffice, true));

    // §7.3.2 lets the direction empower a referee to give time: he does so by the sanction, which asks for that.
    let time = |amount| order(ClockPower::AddFree, Some(Side::A), amount);
    let records = tso().give_as(Role::Director, "desk", &time(Some(60_000))).expect("granted");
    assert_eq!(records[0].cite[0].as_str(), "TSO §7.3.2.2.a, §7.3.3");
    let refusal = tso().give_as(Role::Director, "desk", &time(None)).expect_err("how much?");
    assert_eq!(refusal.code(), Code::NotOffered);
    let refusal = tso().give_as(Role::Referee, "desk", &time(Some(60_000))).expect_err("not by itself");
    assert_eq!(refusal.code(), Code::NotGranted);
    assert_eq!(refusal.cite.expect("a paragraph").as_str(), "TSO §7.3.2, §7.3.2.2.a");
}

#[test]
fn a_journal_is_not_continued_under_another_law() {
    let mut hall = tso();
    hall.law = law(ruleset("tso-2017", &[("Q4", "only_if_rejected")]), &[]);
    let other_rules = hall.give(&round(2)).expect_err("another reading");
    assert_eq!(other_rules.code(), Code::EventState);
    hall.law = law(ruleset("tso-2017", &[]), &["de-sdev"]);
    assert_eq!(hall.give(&round(2)).expect_err("other lists").code(), Code::EventState);
}

#[test]
fn a_list_of_another_language_is_not_adopted() {
    // The lists that come with ephor are here whatever is played: this event plays in German.
    let mut hall = Hall::new(crate::support::law("tso-2017"));
    hall.must(&open("tso-2017"));
    let adopt = |list: &str| {
        Command::Setup(SetupCommand::AdoptList {
            list: list.to_owned(),
            tiles: (2, 2),
            decides: Binding::Alone,
            reason: "so".to_owned(),
        })
    };
    let refused = hall.give(&adopt("sk-b2")).expect_err("it is Slovak");
    assert_eq!(refused.code(), Code::NotOffered);
    assert_eq!(said(&refused).what, "sk-b2 is in the language sk, this event plays in de");
    assert_eq!(hall.give(&adopt("nothing")).expect_err("it is not there").code(), Code::Unknown);
}

#[test]
fn lists_are_fixed_when_the_first_game_begins_and_not_before() {
    // This regulation begins on the signal: the round alone fixes nothing.
    let mut hall = Hall::new(law(ruleset("cas-2009", &[]), &[]));
    hall.must(&open("cas-2009"));
    // The players and the round, without the signal.
    for command in &super::opening(&hall.law)[1..3] {
        hall.must(command);
    }
    assert!(hall.state.frozen.is_none());
    hall.must(&Command::Round(RoundCommand::StartPlay {}));
    let frozen = hall.state.frozen.as_ref().expect("fixed");
    assert_eq!(frozen.lists, hall.law.lists());
    assert!(!frozen.lists.is_empty());
    let drop = Command::Setup(SetupCommand::DropList { list: "cs-blex".to_owned(), reason: "so".to_owned() });
    assert_eq!(hall.give(&drop).expect_err("too late").code(), Code::ListsFrozen);
}
