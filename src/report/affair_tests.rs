//! A line for everything that happens besides words.

use crate::clock::{Notice, Order};
use crate::domain::{
    At, Citation, ClaimId, DutyId, Millis, OpId, Points, Round, RunId, Seq, Side, SlipId, TableId,
};
use crate::report::{aloud, event, event_about, wish};
use crate::rules::{Claimant, Due, Excluded, Facts, GameResult};
use crate::tournament::{
    ByeGiven, Cause, ClaimDecided, ClaimOutcome, ClaimRaised, ClockEvent, ConductEvent, Counted, Dated,
    DutyArose, Follows, ForcedPassPlayed, GameAwarded, GameRef, MoveCircled, OrderKind, PenaltyBack,
    PlayerExcluded, ProcedureBegun, ProcedureEnded, ProcedureEvent, Redated, ReopenGround, ResultCorrected,
    ResultEntered, ResultEvent, ResultRecounted, RevocableAct, RoundEvent, RulesetAct, SanctionImposed,
    ScoreParts, SideResult, SlipEvent, SlipReopened, SpreadAdjusted, StepDone, StepText, TakenBack,
    ThresholdReached, Voided, Worked,
};

use super::*;

fn follows(what: Worked) -> Follows {
    Follows { what, cite: Citation::new("Test §1") }
}

fn redated(what: Dated, by: i64) -> Event {
    let reason = "the laptop was in another zone".into();
    Event::Round(RoundEvent::Redated(Redated { what, was: At(0), is: At(by), with_start: false, reason }))
}

fn side_result(halves: u16, scored: i32, spread: i32) -> SideResult {
    let result = if halves == 2 { GameResult::Win } else { GameResult::Loss };
    SideResult { result, halves, scored: Points(scored), spread: Points(spread) }
}

type EventWithSubject = (Event, About);

/// An event that refers to nothing.
fn plain(event: Event) -> EventWithSubject {
    (event, About::Nothing)
}

fn name(name: &str) -> About {
    About::Name(name.to_owned())
}

fn cross() -> Follows {
    follows(Worked::Cross { side: Side::A })
}

const TABLE: TableId = TableId(3);
const GAME: GameRef = GameRef { round: Round(2), table: TABLE };
const SIDE: Side = Side::A;

/// Who is there, and what is claimed.
fn claims() -> Vec<EventWithSubject> {
    let decided = |outcome: ClaimOutcome, admitted: bool, effects: Vec<Follows>| {
        let reasons = "seen on the sheet".to_owned();
        let facts = Facts::new();
        Event::Conduct(ConductEvent::ClaimDecided(ClaimDecided {
            claim: ClaimId(4),
            outcome,
            admitted,
            facts,
            reasons,
            effects,
        }))
    };
    let raised = Event::Conduct(ConductEvent::ClaimRaised(ClaimRaised {
        claim: ClaimId(4),
        table: TABLE,
        round: Round(2),
        offence: "score_overstated".into(),
        offender: SIDE,
        claimant: Claimant::Opponent,
        marks: std::collections::BTreeSet::new(),
        facts: Facts::new(),
    }));
    vec![
        plain(Event::Round(RoundEvent::PlayStarted {})),
        plain(Event::Round(RoundEvent::AbsenceNoted { table: TABLE, side: SIDE })),
        plain(redated(Dated::Pairing, -3_600_000)),
        plain(redated(Dated::Pairing, 61_000)),
        plain(redated(Dated::Signal, -300_000)),
        plain(redated(Dated::Signal, 5_000)),
        plain(Event::Round(RoundEvent::Arrived {
            table: TABLE,
            side: SIDE,
            late: Millis(0),
            cancelled: None,
        })),
        plain(Event::Round(RoundEvent::Arrived {
            table: TABLE,
            side: SIDE,
            late: Millis::secs(754),
            cancelled: None,
        })),
        (raised, name("námitka bodová")),
        (decided(ClaimOutcome::Proven, false, vec![cross()]), name("námitka bodová")),
        plain(decided(ClaimOutcome::Unfounded, false, Vec::new())),
        (decided(ClaimOutcome::Neither, false, Vec::new()), name("námitka bodová")),
        (decided(ClaimOutcome::Proven, true, vec![cross()]), name("námitka bodová")),
    ]
}

/// What is imposed and counted.
fn imposed() -> Vec<EventWithSubject> {
    let counted = |game: Option<GameRef>| {
        Event::Conduct(ConductEvent::Counted(Counted {
            cause: Cause::Sanction(RulesetAct { id: "warning".into(), entry: Seq(7) }),
            player: "Nováková".into(),
            game,
            counter: "warnings".into(),
            in_game: 1,
            in_event: 3,
        }))
    };
    let threshold = |must: bool| {
        Event::Conduct(ConductEvent::ThresholdReached(ThresholdReached {
            cause: None,
            threshold: "third_warning".into(),
            player: "Nováková".into(),
            game: Some(GAME),
            must,
            effects: vec![follows(Worked::Award { award: "excluded".into(), against: Some(SIDE) })],
        }))
    };
    vec![
        plain(Event::Conduct(ConductEvent::SanctionImposed(SanctionImposed {
            sanction: "warning".into(),
            name: "napomenutí".into(),
            player: "Nováková".into(),
            table: Some(TABLE),
            facts: Facts::new(),
            reason: "phone".into(),
            effects: vec![follows(Worked::Count { side: Some(SIDE), counter: "warnings".into() })],
        }))),
        plain(counted(Some(GAME))),
        plain(counted(None)),
        plain(threshold(true)),
        plain(threshold(false)),
    ]
}

/// A procedure from its beginning to its end, and what players do besides.
fn procedures() -> Vec<EventWithSubject> {
    let ended = |dropped: Option<&str>| {
        Event::Procedure(ProcedureEvent::ProcedureEnded(ProcedureEnded {
            run: RunId(1),
            dropped: dropped.map(str::to_owned),
        }))
    };
    let passed = |left: u16| {
        plain(Event::Round(RoundEvent::ForcedPassPlayed(ForcedPassPlayed { table: TABLE, side: SIDE, left })))
    };
    vec![
        plain(Event::Procedure(ProcedureEvent::ProcedureBegun(ProcedureBegun {
            cause: None,
            run: RunId(1),
            table: TABLE,
            round: Round(2),
            procedure: "overdraw".into(),
            name: "Too many tiles".into(),
            side: Some(SIDE),
            facts: Facts::new(),
            begins_at: None,
            steps: vec![StepText { step: 1, text: "Turn up.".into(), cite: Citation::new("Test §2") }],
        }))),
        (
            Event::Procedure(ProcedureEvent::StepDone(StepDone {
                run: RunId(1),
                step: 1,
                said: String::new(),
                effects: vec![cross()],
            })),
            About::Step("Too many tiles".into(), "Turn up.".into()),
        ),
        plain(Event::Procedure(ProcedureEvent::StepDone(StepDone {
            run: RunId(1),
            step: 2,
            said: "10:00 and 12:30".into(),
            effects: Vec::new(),
        }))),
        (ended(None), name("Too many tiles")),
        (ended(Some("a mistake")), name("Too many tiles")),
        passed(0),
        passed(1),
        passed(2),
        plain(Event::Round(RoundEvent::MoveCircled(MoveCircled { table: TABLE, number: 11, last_move: 13 }))),
    ]
}

/// Awards and results.
fn results() -> Vec<EventWithSubject> {
    let sides = [side_result(2, 412, 24), side_result(0, 388, -24)];
    let awarded = |against: Option<Side>| {
        Event::Result(ResultEvent::GameAwarded(GameAwarded {
            cause: None,
            game: GAME,
            award: "no_show".into(),
            name: "nenastoupení".into(),
            against,
            facts: Facts::new(),
            sides: [side_result(0, 0, -150), side_result(2, 150, 150)],
            corrects: false,
            reason: "not there at the signal".into(),
        }))
    };
    let parts = [
        ScoreParts { sheet: Points(400), tiles: Points(12), overtime: Points(0) },
        ScoreParts { sheet: Points(410), tiles: Points(-12), overtime: Points(-10) },
    ];
    let entered = ResultEntered {
        game: GAME,
        end: "out".into(),
        sides,
        parts,
        out: None,
        best: None,
        final_sums: false,
    };
    vec![
        plain(awarded(Some(SIDE))),
        plain(awarded(None)),
        plain(Event::Round(RoundEvent::ByeGiven(ByeGiven {
            round: Round(2),
            player: "Malá".into(),
            award: "bye".into(),
            result: side_result(1, 50, 50),
        }))),
        (Event::Result(ResultEvent::ResultEntered(entered)), name("closed")),
        plain(Event::Result(ResultEvent::ResultCorrected(ResultCorrected {
            game: GAME,
            sides,
            misentered: false,
            awarded: false,
            reason: "sum wrong".into(),
        }))),
        plain(Event::Result(ResultEvent::ResultRecounted(ResultRecounted {
            game: GAME,
            cause: Cause::Slip(SlipId(7)),
            moved: [Points(-10), Points(0)],
            play: false,
            beneath: None,
            sides,
        }))),
        plain(Event::Result(ResultEvent::ResultHandedIn { game: GAME })),
        plain(Event::Result(ResultEvent::ResultVoided {
            game: GAME,
            cause: Cause::Slip(SlipId(7)),
            duties: Vec::new(),
        })),
    ]
}

/// What is moved and mended afterwards, and what must be done about it.
fn afterwards() -> Vec<EventWithSubject> {
    let excluded = |from: Excluded| {
        Event::Conduct(ConductEvent::PlayerExcluded(PlayerExcluded {
            cause: None,
            player: "Nováková".into(),
            from,
            why: "third".into(),
        }))
    };
    let back = PenaltyBack { units: 1, points: Points(-5), ..PenaltyBack::default() };
    let reopened = |ground: ReopenGround, back: PenaltyBack| {
        Event::Slip(SlipEvent::SlipReopened(SlipReopened {
            slip: SlipId(7),
            ground,
            reason: "KÔŇ, not KOŇ".into(),
            back,
        }))
    };
    let adjusted = |halves: i32, scored: i32, word: &str| {
        Event::Result(ResultEvent::SpreadAdjusted(SpreadAdjusted {
            cause: None,
            player: "Nováková".into(),
            halves,
            scored: Points(scored),
            spread: Points(54),
            slip: None,
            word: word.into(),
        }))
    };
    vec![
        plain(adjusted(0, 0, "KÔŇ")),
        plain(adjusted(-2, -400, "")),
        plain(reopened(ReopenGround::WrongWords, back)),
        plain(reopened(ReopenGround::Overruled, PenaltyBack::default())),
        plain(excluded(Excluded::Event)),
        (excluded(Excluded::Round), name("vyloučení")),
        plain(Event::Round(RoundEvent::CountdownStarted { budget: Millis::secs(180) })),
        plain(Event::Round(RoundEvent::CountdownStopped {})),
        plain(Event::Conduct(ConductEvent::DutyArose(DutyArose {
            cause: None,
            duty: DutyId(1),
            id: "publish".into(),
            text: "Publish the warning.".into(),
            to: "everybody".into(),
            due: Due::NextRound,
            about: "Nováková".into(),
        }))),
        (
            Event::Conduct(ConductEvent::DutyDone { duty: DutyId(1), note: String::new(), of_itself: false }),
            name("Publish the warning."),
        ),
        (
            Event::Clock(ClockEvent::OrderConfirmed { op: OpId(4) }),
            About::Order(
                OrderKind::Clock { order: Order::Notice { side: SIDE, notice: Notice::Cross } },
                ["Anna", "Beno"].map(str::to_owned),
            ),
        ),
    ]
}

/// The events besides words, each with what it refers to.
fn affairs() -> Vec<EventWithSubject> {
    [claims(), imposed(), procedures(), results(), afterwards()].concat()
}

#[test]
fn every_affair_has_a_line() {
    let locale = Locale::english();
    let players = ["Nováková".to_owned(), "Kováč".to_owned()];
    let line = |(one, about): &(Event, About)| event_about(locale, one, PlayerNames(Some(&players)), about);
    let lines: Vec<String> = affairs().iter().map(line).collect();
    assert!(lines.iter().all(|line| !line.is_empty() && !line.contains('⟨')), "{lines:?}");
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn whoever_comes_is_told_with_the_order_that_nobody_need_carry_out() {
    let locale = Locale::english();
    let players = ["Nováková".to_owned(), "Kováč".to_owned()];
    let told = |cancelled| {
        let late = Millis::secs(420);
        let arrived = Event::Round(RoundEvent::Arrived { table: TABLE, side: Side::B, late, cancelled });
        event(locale, &arrived, PlayerNames(Some(&players)))
    };
    assert_eq!(told(None), "Kováč has come, 7 min late");
    assert_eq!(told(Some(OpId(3))), "Kováč has come, 7 min late; orders cancelled: 3");
}

#[test]
fn what_counts_no_more_is_told_with_its_cause_and_the_orders_cancelled() {
    let locale = Locale::english();
    let players = ["Nováková".to_owned(), "Kováč".to_owned()];
    let act = || RulesetAct { id: "two_forfeits".into(), entry: Seq(7) };
    let told = |cause: Cause, cancelled: Vec<OpId>| {
        let voided = Event::Conduct(ConductEvent::Voided(Voided { cause, cancelled, duties: Vec::new() }));
        event(locale, &voided, PlayerNames(Some(&players)))
    };
    let lines = [
        told(Cause::Slip(SlipId(7)), vec![OpId(3), OpId(4)]),
        told(Cause::Claim(ClaimId(2)), Vec::new()),
        told(Cause::Run(RunId(1)), Vec::new()),
        told(Cause::Threshold(act()), Vec::new()),
    ];
    let said = [
        "what followed from slip 7 counts no more; orders cancelled: 3, 4",
        "what followed from claim 2 counts no more",
        "what followed from the procedure 1 counts no more",
        "what followed from “two forfeits” counts no more",
    ];
    // What is put into a sentence is set apart for writing from right to left.
    let plain = |line: &String| line.replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(lines.iter().map(plain).collect::<Vec<_>>(), said);
    let cross = OrderKind::TakeBack { order: Order::Notice { side: SIDE, notice: Notice::Cross } };
    assert_eq!(plain(&wish(locale, &cross, "Kováč")), "taken back: Kováč: a penalty cross");
    assert_eq!(plain(&aloud(locale, &cross, "Kováč")), "it counts no more: Kováč, a penalty cross");
}

#[test]
fn what_was_taken_back_is_told_with_its_entry_and_the_reason() {
    let locale = Locale::english();
    let players = ["Nováková".to_owned(), "Kováč".to_owned()];
    let told = |what: RoundEvent, cancelled: Vec<OpId>| {
        let reason = "the wrong table".into();
        let taken = TakenBack { entry: Seq(12), reason, misentered: false, cancelled };
        let (taken, names) = (Event::Conduct(ConductEvent::TakenBack(taken)), PlayerNames(Some(&players)));
        let what = RevocableAct { event: Event::Round(what).into(), about: About::Nothing };
        let line = event_about(locale, &taken, names, &About::TakenBack(Box::new(what)));
        line.replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(
        told(RoundEvent::AbsenceNoted { table: TableId(1), side: Side::B }, vec![OpId(3)]),
        "taken back: Kováč is not there (entry 12) — the wrong table; orders cancelled: 3"
    );
    let withdrew = RoundEvent::PlayerWithdrew { player: "Kováč".into(), note: "goes home".into() };
    assert_eq!(
        told(withdrew, Vec::new()),
        "taken back: Kováč withdrew and is not paired from the next round on (entry 12) — the wrong table"
    );
}

#[test]
fn a_signal_is_told_by_what_the_regulation_calls_it() {
    let locale = Locale::english();
    let given = Event::Round(RoundEvent::SignalGiven { signal: "session_end".into(), due: At(0) });
    let said = |about: &About| {
        event_about(locale, &given, PlayerNames::default(), about).replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(said(&name("konec základní hrací doby")), "signal: konec základní hrací doby");
    assert_eq!(said(&About::Nothing), "signal: session_end");
}

#[test]
fn a_duty_is_about_a_round_or_a_slip_in_the_reader_s_language() {
    let czech = Locale::named("cs").expect("installed");
    let told = ["round 3", "slip 12", "Anna Nová", "round table", ""]
        .map(|about| crate::report::duty_subject(czech, about));
    assert_eq!(told, ["kolo 3", "námitkář 12", "Anna Nová", "round table", ""]);
}
