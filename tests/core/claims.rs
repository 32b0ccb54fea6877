//! Claims, sanctions, procedures and counters under a regulation with house rules, one of each kind.

use std::collections::BTreeMap;

use ephor::clock::{Notice, Order};
use ephor::domain::{Citation, ClaimId, ClockId, Millis, Points, Role, RunId, Side, TableId};
use ephor::rules::{Catalogue, Cited, Facts, Ruleset, Running, Turn};
use ephor::tournament::{
    Cause, ClaimOutcome, ClockEvent, Command, ConductCommand, ConductEvent, Event, OpenEvent, OrderKind,
    OrderPlaced, PenaltyImposed, ProcedureCommand, Record, Refusal, RefusalCode as Code, ResultEvent, Route,
    SetupCommand, SlipCommand, SlipEvent, SpreadAdjusted, Worked,
};
use serde_json::{Value, json};

use super::{Hall, said};
use crate::small::law;

/// A regulation with the house rules behind it.
pub(super) fn house() -> Ruleset {
    let embedded = Catalogue::embedded();
    let text = &*embedded.get("sss-2022").expect("a ruleset").text;
    let text = format!("{text}\n{}", include_str!("../data/rules/house.toml"));
    let catalogue = Catalogue::embedded().with_overrides([("sss-2022.toml".to_owned(), text)]);
    catalogue.load("sss-2022", &BTreeMap::new()).unwrap_or_else(|error| panic!("{error}"))
}

fn hall() -> Hall {
    Hall::playing(law(house(), &[]))
}

/// A command as `exec` reads it.
pub(super) fn command(name: &str, mut fields: Value) -> Command {
    fields["command"] = json!(name);
    serde_json::from_value(fields.clone()).unwrap_or_else(|error| panic!("{error}: {fields}"))
}

fn claim(offence: &str, more: &Value) -> Command {
    let mut fields = json!({"table": 1, "offence": offence, "offender": "a"});
    for (key, value) in more.as_object().expect("fields") {
        fields[key] = value.clone();
    }
    command("claim", fields)
}

fn judge(claim: u32, more: &Value) -> Command {
    let mut fields = json!({"claim": claim});
    for (key, value) in more.as_object().expect("fields") {
        fields[key] = value.clone();
    }
    command("judge_claim", fields)
}

fn impose(sanction: &str, player: &str, facts: &Value) -> Command {
    command("impose", json!({"sanction": sanction, "player": player, "facts": facts, "reason": "so"}))
}

/// Code and paragraph of a refusal.
#[track_caller]
fn refused(hall: &mut Hall, role: Role, command: &Command) -> (Code, Option<String>, Refusal) {
    let refusal = hall.give_as(role, "desk", command).expect_err("it is refused");
    (refusal.code(), refusal.cite.as_ref().map(|cite| cite.as_str().to_owned()), refusal)
}

#[track_caller]
fn refuses(hall: &mut Hall, role: Role, command: &Command, code: Code, cite: &str) {
    let (found, paragraph, refusal) = refused(hall, role, command);
    assert_eq!((found, paragraph.as_deref()), (code, Some(cite)), "{refusal:?}");
}

fn says(records: &[Record], kind: &str) -> usize {
    let name = |record: &Record| serde_json::to_value(&record.event).expect("text")["type"].clone();
    records.iter().filter(|record| name(record) == kind).count()
}

fn orders(records: &[Record]) -> Vec<(Order, Route)> {
    let order = |record: &Record| match record.event {
        Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
            wish: OrderKind::Clock { order },
            route,
            ..
        })) => Some((order, route)),
        _ => None,
    };
    records.iter().filter_map(order).collect()
}

fn seen() -> Value {
    json!({"marks": ["score_recorded"], "running": "b", "facts": {"announced": 30, "actual": 24}})
}

#[test]
fn a_claim_is_heard_only_from_whom_when_and_where_the_offence_says() {
    let mut hall = hall();
    let with = |key: &str, value: Value| {
        let mut fields = seen();
        fields[key] = value;
        claim("house_score", &fields)
    };
    refuses(&mut hall, Role::Referee, &with("claimant", json!("referee")), Code::NotYourOffice, "SSS §H1");
    refuses(&mut hall, Role::Referee, &with("running", json!("a")), Code::NotAllowed, "SSS §H1");
    refuses(&mut hall, Role::Referee, &with("marks", json!([])), Code::NotAllowed, "SSS §H1");
    let signed = json!(["score_recorded", "signed"]);
    refuses(&mut hall, Role::Referee, &with("marks", signed), Code::TooLate, "SSS §H1.b");
    refuses(&mut hall, Role::Referee, &with("facts", json!({"moon": 1})), Code::NotAsked, "SSS §H1");
    refuses(&mut hall, Role::Referee, &with("facts", json!({"actual": 2001})), Code::BadNumber, "SSS §H1");
    assert_eq!(refused(&mut hall, Role::Referee, &with("offence", json!("none"))).0, Code::Unknown);
    assert_eq!(refused(&mut hall, Role::Clock, &with("table", json!(1))).0, Code::NotForThisRole);
    let stop = claim("house_stop", &json!({"running": "b"}));
    refuses(&mut hall, Role::Players, &stop, Code::NotAllowed, "SSS §H3");
    let own = claim("house_stop", &json!({"claimant": "player", "running": "b"}));
    hall.give_as(Role::Players, "kiosk", &own).expect("he reports himself in the other's time");
    assert_eq!(hall.state.claims.len(), 1);
}

#[test]
fn ten_seconds_with_an_empty_bag_are_in_time_and_a_moment_more_is_late() {
    let mut hall = hall();
    let at = |since: Option<i64>, offender: &str| {
        let mut fields = json!({"marks": ["score_recorded", "bag_empty"], "offender": offender});
        if let Some(since) = since {
            fields["since_press"] = json!(since);
        }
        claim("house_score", &fields)
    };
    refuses(&mut hall, Role::Referee, &at(Some(10_001), "a"), Code::TooLate, "SSS §H1.a");
    assert_eq!(refused(&mut hall, Role::Referee, &at(Some(-1), "a")).0, Code::NotOffered);
    hall.must(&at(Some(10_000), "a"));
    // Nobody measured: it is heard, and the paragraph that would need the time stands with it.
    hall.must(&judge(1, &json!({"facts": {"announced": 1, "actual": 1}})));
    let unmeasured = hall.must(&at(None, "b"));
    let cites: Vec<&str> = unmeasured[0].cite.iter().map(Citation::as_str).collect();
    assert_eq!(cites, ["SSS §H1", "SSS §H1.a"]);
}

#[test]
fn one_stop_or_challenge_is_decided_before_the_next_and_the_same_twice_is_once() {
    let mut hall = hall();
    hall.must(&claim("house_score", &seen()));
    refuses(&mut hall, Role::Players, &claim("house_score", &seen()), Code::Duplicate, "SSS §H1");
    let stop = claim("house_stop", &json!({}));
    refuses(&mut hall, Role::Players, &stop, Code::WrongPhase, "SSS §H3");
    hall.must(&claim("house_talk", &json!({})));
    hall.must(&judge(1, &json!({})));
    hall.must(&stop);
}

#[test]
fn the_numbers_decide_and_nobody_against_them() {
    let mut hall = hall();
    hall.must(&claim("house_score", &json!({"marks": ["score_recorded"], "facts": {"announced": 30}})));
    refuses(&mut hall, Role::Judge, &judge(1, &json!({})), Code::NotYourOffice, "SSS §H1");
    let (code, _, refusal) = refused(&mut hall, Role::Referee, &judge(1, &json!({})));
    assert_eq!((code, said(&refusal).what.as_str()), (Code::MissingFact, "“Right score” is not answered"));
    let wrong = judge(1, &json!({"outcome": "unfounded", "facts": {"actual": 24}, "reasons": "so"}));
    let (code, _, refusal) = refused(&mut hall, Role::Referee, &wrong);
    assert_eq!(code, Code::NotAllowed);
    assert!(said(&refusal).what.contains("Right score: 24; Announced score: 30"), "{}", said(&refusal).what);
    let records = hall.must(&judge(1, &json!({"facts": {"actual": 24}})));
    let Event::Conduct(ConductEvent::ClaimDecided(decided)) = &records[0].event else {
        panic!("{records:?}")
    };
    assert_eq!(decided.outcome, ClaimOutcome::Proven);
    assert_eq!(decided.effects.len(), 1, "the cross is for more than twice the score");
    assert_eq!(decided.effects[0].what, Worked::SetScore { score: Points(18) });
    assert_eq!(refused(&mut hall, Role::Referee, &judge(1, &json!({}))).0, Code::WrongPhase);
}

#[test]
fn an_unfounded_claim_costs_what_a_rejected_word_challenge_costs() {
    let mut hall = hall();
    hall.must(&claim("house_score", &seen()));
    let records = hall.must(&judge(1, &json!({"facts": {"actual": 30}})));
    let penalty = records.iter().find_map(|record| match &record.event {
        Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
            cause, side, units, points, ..
        })) => Some((cause.clone(), *side, *units, points.0)),
        _ => None,
    });
    assert_eq!(penalty, Some((Cause::Claim(ClaimId(1)), Side::B, 1, -5)));
    let [(Order::Notice { side: Side::B, notice: Notice::Points(Points(-5)) }, Route::ByHand)] =
        orders(&records)[..]
    else {
        panic!("{records:?}")
    };
    let word = hall.challenge(&["NIE"]);
    assert_eq!(says(&word, "penalty_imposed"), 1);
    assert_eq!(hall.state.event_counters["B"].points, Points(-10));
    assert_eq!(hall.state.event_counters["B"].unjustified, 2);
}

#[test]
fn the_second_cross_from_whatever_cause_costs_a_turn() {
    let mut hall = hall();
    for (round, turns) in [(1, 0), (2, 1), (3, 1)] {
        hall.must(&claim("house_score", &seen()));
        let records = hall.must(&judge(round, &json!({"facts": {"announced": 70}})));
        let lost = records.iter().find_map(|record| match record.event {
            Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed { crosses, turns_lost, .. })) => {
                Some((crosses, turns_lost))
            }
            _ => None,
        });
        assert_eq!(lost, Some((1, turns)), "cross {round}");
        assert_eq!(orders(&records).len(), 1 + usize::from(turns), "shown at the table");
    }
    let game = hall.state.game(TableId(1)).expect("a game");
    assert_eq!((game.counters[0].crosses, game.counters[0].turns_owed()), (3, 2));
    hall.must(&command("play_forced_pass", json!({"table": 1, "side": "a"})));
    assert_eq!(hall.state.game(TableId(1)).expect("a game").counters[0].turns_owed(), 1);
}

#[test]
fn a_person_decides_with_reasons_and_everything_that_follows_is_carried_out() {
    let mut hall = hall();
    let fit = Command::Setup(SetupCommand::FitClock {
        table: TableId(1),
        clock: Some(ClockId(1)),
        profile: "open".to_owned(),
    });
    hall.must(&fit);
    hall.must(&claim("house_talk", &json!({"claimant": "referee"})));
    let facts = json!({"x": 2, "seen": 0});
    refuses(&mut hall, Role::Referee, &judge(1, &json!({"facts": facts})), Code::IncompleteRuling, "SSS §H2");
    let silent = judge(1, &json!({"outcome": "proven", "facts": facts}));
    refuses(&mut hall, Role::Referee, &silent, Code::IncompleteRuling, "SSS §H2");
    let admit = command("admit_claim", json!({"claim": 1}));
    refuses(&mut hall, Role::Players, &admit, Code::NoSelfAcceptance, "SSS §H2");
    let blind = judge(1, &json!({"outcome": "proven", "reasons": "heard"}));
    let (code, cite, refusal) = refused(&mut hall, Role::Referee, &blind);
    assert_eq!((code, cite.as_deref()), (Code::MissingFact, Some("SSS §H4.a")), "{refusal:?}");
    let ruling = judge(1, &json!({"outcome": "proven", "reasons": "heard", "facts": facts}));
    let records = hall.give_as(Role::HeadReferee, "desk", &ruling).expect("decided");
    let kinds = ["claim_decided", "penalty_imposed", "counted", "procedure_begun", "duty_arose"];
    assert!(kinds.iter().all(|kind| says(&records, kind) == 1), "{records:?}");
    let game = hall.state.game(TableId(1)).expect("a game");
    assert_eq!((game.counters[0].turns_owed(), game.counters[1].points), (1, Points(20)));
    assert_eq!(hall.state.counted_in_event("A", "house_words"), 1);
    let steps: Vec<_> =
        hall.state.runs[&RunId(1)].steps.iter().map(|it| (it.step, it.text.as_str())).collect();
    assert_eq!(steps, [(1, "Turn up 3."), (3, "Return 2.")]);
    let minute = Order::Add { side: Side::A, amount: Millis::secs(-60) };
    assert!(orders(&records).contains(&(minute, Route::Clock { clock: ClockId(1) })), "{records:?}");
}

#[test]
fn what_no_grant_gives_the_console_is_done_by_hand() {
    let mut hall = hall();
    let fit = Command::Setup(SetupCommand::FitClock {
        table: TableId(1),
        clock: Some(ClockId(1)),
        profile: "open".to_owned(),
    });
    hall.must(&fit);
    hall.must(&claim("house_talk", &json!({"claimant": "referee"})));
    let facts = json!({"x": 2, "seen": 0});
    let ruling = judge(1, &json!({"outcome": "proven", "reasons": "heard", "facts": facts}));
    let records = hall.give_as(Role::Referee, "desk", &ruling).expect("decided");
    let minute = Order::Add { side: Side::A, amount: Millis::secs(-60) };
    assert!(orders(&records).contains(&(minute, Route::ByHand)), "time is granted to the head referee alone");
    // In a later round nothing of it may come up on the clock before other players.
    hall.must(&claim("house_stop", &json!({})));
    hall.later();
    hall.must(&super::round(2));
    let records = hall.must(&judge(2, &json!({"outcome": "proven", "reasons": "seen"})));
    assert_eq!(orders(&records), [(Order::Stop, Route::ByHand)]);
}

#[test]
fn an_admission_settles_what_the_offence_lets_it_settle() {
    let mut hall = hall();
    hall.must(&claim("house_score", &seen()));
    let admit = |facts: Value| command("admit_claim", json!({"claim": 1, "facts": facts}));
    let equal = admit(json!({"actual": 30}));
    refuses(&mut hall, Role::Players, &equal, Code::NotAllowed, "SSS §H1");
    let records = hall.give_as(Role::Players, "kiosk", &admit(json!({}))).expect("admitted");
    let Event::Conduct(ConductEvent::ClaimDecided(decided)) = &records[0].event else {
        panic!("{records:?}")
    };
    assert!(decided.admitted && decided.outcome == ClaimOutcome::Proven);
}

#[test]
fn steps_are_done_in_their_order_and_once() {
    let mut hall = hall();
    let begin = |side: Value, x: i64| {
        let fields =
            json!({"table": 1, "procedure": "house_return", "side": side, "facts": {"x": x, "seen": 1}});
        command("begin_procedure", fields)
    };
    let step = |step: u16| {
        Command::Procedure(ProcedureCommand::StepDone { run: RunId(1), step, said: String::new() })
    };
    refuses(&mut hall, Role::Referee, &begin(Value::Null, 2), Code::MissingFact, "SSS §H4");
    refuses(&mut hall, Role::Judge, &begin(json!("a"), 2), Code::NotYourOffice, "SSS §H4");
    let (code, _, refusal) = refused(&mut hall, Role::Players, &begin(json!("a"), 7));
    assert_eq!((code, said(&refusal).what.as_str()), (Code::NotAllowed, "Seven are a new rack."));
    hall.give_as(Role::Players, "kiosk", &begin(json!("a"), 2)).expect("begun");
    refuses(&mut hall, Role::Players, &begin(json!("a"), 2), Code::Duplicate, "SSS §H4");
    let (code, _, refusal) = refused(&mut hall, Role::Players, &step(3));
    assert_eq!((code, said(&refusal).instead.as_str()), (Code::TooEarly, "next is step 1: Turn up 3."));
    hall.must(&step(1));
    assert!(hall.must(&step(1)).is_empty(), "done is done");
    hall.must(&step(2));
    let last = hall.must(&step(3));
    assert_eq!((says(&last, "counted"), says(&last, "procedure_ended")), (1, 1));
    assert_eq!(refused(&mut hall, Role::Referee, &step(4)).0, Code::WrongPhase);
    let lot = command("begin_procedure", json!({"table": 1, "procedure": "house_lot"}));
    hall.must(&lot);
    let drop_lot = |reason: &str| command("drop_procedure", json!({"run": 2, "reason": reason}));
    refuses(&mut hall, Role::Referee, &drop_lot(" "), Code::IncompleteRuling, "SSS §H5");
    assert_eq!(refused(&mut hall, Role::Players, &drop_lot("wrong table")).0, Code::NotForThisRole);
    hall.must(&drop_lot("wrong table"));
    assert!(hall.state.runs[&RunId(2)].ended);
}

#[test]
fn counters_lead_where_the_regulation_says_and_not_round_and_round() {
    let mut hall = hall();
    let word = |facts: Value| impose("house_word", "A", &facts);
    refuses(&mut hall, Role::Judge, &word(json!({"rude": 1})), Code::NotYourOffice, "SSS §H6");
    refuses(&mut hall, Role::Referee, &word(json!({"rude": 0})), Code::NotAllowed, "SSS §H6");
    hall.must(&word(json!({"rude": 1})));
    let second = hall.must(&word(json!({"rude": 1})));
    let may = second
        .iter()
        .any(|it| matches!(&it.event, Event::Conduct(ConductEvent::ThresholdReached(it)) if !it.must));
    assert!(may && hall.state.excluded.is_empty(), "an official may, the console does not");
    let (code, cite, _) = refused(&mut hall, Role::Referee, &word(json!({"rude": 1})));
    assert_eq!((code, cite.as_deref()), (Code::MissingFact, Some("SSS §H11")), "the award needs the lead");
    let third = hall.must(&word(json!({"rude": 1, "lead": 70})));
    assert_eq!((says(&third, "counted"), says(&third, "threshold_reached")), (2, 1));
    assert_eq!(says(&third, "game_awarded"), 1);
    let played = hall.state.played(ephor::domain::Round(1), TableId(1)).expect("a result");
    assert_eq!((played.sides[0].scored, played.sides[1].scored), (Points(0), Points(70)));
    assert_eq!(hall.state.counted_in_event("A", "house_words"), 4);
    assert_eq!(says(&third, "duty_arose"), 2, "of the sanction and of the threshold");
    let duty = *hall.state.duties.keys().next().expect("a duty");
    let done =
        Command::Conduct(ConductCommand::DutyDone { duty, note: " Taken out of the program. ".to_owned() });
    let records = hall.must(&done);
    let kept = |event: &Event| matches!(event, Event::Conduct(ConductEvent::DutyDone { note, .. }) if note == "Taken out of the program.");
    assert!(records.iter().any(|it| kept(&it.event)), "what came of it is kept: {records:?}");
    assert!(hall.must(&done).is_empty());
}

#[test]
fn what_is_imposed_without_a_game_needs_none() {
    let mut hall = Hall::new(law(house(), &[]));
    let law = hall.law.clone();
    for command in super::opening(&law).iter().take(2) {
        hall.must(command);
    }
    let facts: Facts = Facts::from([("rude".to_owned(), 1)]);
    hall.must(&impose("house_word", "A", &json!(facts)));
    assert_eq!(hall.state.counted_in_event("A", "house_words"), 1);
    refuses(
        &mut hall,
        Role::HeadReferee,
        &impose("house_points", "A", &json!({})),
        Code::MissingFact,
        "SSS §H7.a",
    );
    assert_eq!(refused(&mut hall, Role::Director, &impose("house_table", "Z", &json!({}))).0, Code::Unknown);
    let mut unsaid = impose("house_table", "A", &json!({}));
    if let Command::Conduct(ConductCommand::Impose { reason, .. }) = &mut unsaid {
        reason.clear();
    }
    refuses(&mut hall, Role::Director, &unsaid, Code::IncompleteRuling, "SSS §H8");
    let out = hall.give_as(Role::Director, "desk", &impose("house_table", "A", &json!({}))).expect("imposed");
    let moved = out.iter().find_map(|record| match &record.event {
        Event::Result(ResultEvent::SpreadAdjusted(SpreadAdjusted { halves, scored, spread, .. })) => {
            Some((spread.0, *halves, scored.0))
        }
        _ => None,
    });
    assert_eq!(moved, Some((-40, -2, -30)));
    assert!(hall.state.excluded.contains_key("A"));
    refuses(&mut hall, Role::Director, &impose("house_table", "A", &json!({})), Code::NotAllowed, "SSS §H8");
}

#[test]
fn players_look_up_what_a_system_of_theirs_serves_and_the_rest_goes_to_the_referee() {
    let open = |systems: &[&str]| {
        let mut ruleset = crate::small::ruleset("tso-2017", &[]);
        ruleset.adjudication.chosen.value = true;
        let mut short = ruleset.adjudication.systems[0].clone();
        short.name.value = "kiosk".to_owned();
        short.tiles.value = (2, 3);
        let mut desk = ruleset.adjudication.systems[1].clone();
        desk.name.value = "desk".to_owned();
        ruleset.adjudication.systems = vec![short, desk];
        let mut hall = Hall::new(law(ruleset, &[]));
        let law = hall.law.clone();
        for mut command in super::opening(&law) {
            if let Command::Setup(SetupCommand::OpenEvent(OpenEvent { systems: chosen, .. })) = &mut command {
                *chosen = systems.iter().map(|it| (*it).to_owned()).collect();
            }
            hall.must(&command);
        }
        hall
    };
    let decide = |hall: &mut Hall, role: Role, word: &str| {
        hall.later();
        let slip = hall.state.next_slip();
        hall.must(&super::raise(1, Side::B, Some(1_000)));
        hall.must(&super::enter(slip, &[word]));
        hall.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
        hall.give_as(role, "kiosk", &Command::Slip(SlipCommand::Decide { slip }))
    };
    let mut both = open(&[]);
    assert_eq!(says(&decide(&mut both, Role::Players, "NIE").expect("theirs"), "verdict_given"), 1);
    let refusal = decide(&mut both, Role::Players, "SATZ").expect_err("four letters are the referee's");
    assert_eq!((refusal.code(), refusal.cite.is_some()), (Code::NotYourOffice, true));
    let mut alone = open(&["kiosk"]);
    assert_eq!(says(&decide(&mut alone, Role::Judge, "NIE").expect("above them"), "verdict_given"), 1);
    let sent = decide(&mut alone, Role::Players, "SATZ").expect("it goes to the referee");
    let Event::Slip(SlipEvent::Escalated { findings, .. }) = &sent[0].event else { panic!("{sent:?}") };
    assert!(findings[0].source.is_none(), "whatever a list says");
    let escalation = alone.law.ruleset.adjudication.escalate_to.cite.clone();
    assert_eq!(sent[0].cite, [escalation]);
}

#[test]
fn where_the_turn_in_progress_is_lost_nothing_is_owed() {
    let mut ruleset = house();
    let crosses = ruleset.penalty.crosses.as_mut().expect("a rule of crosses");
    let cite = Citation::new("SSS §H14.b");
    crosses.turn = Some(Cited { value: Turn::This, cite: cite.clone(), reading: None });
    // The first time whoever pays speaks up in the opponent's time, the second time in his own.
    for (running, whose, owed) in [(Running::Own, "b", 1), (Running::Opponents, "a", 0)] {
        score_runs(&mut ruleset, running);
        let mut hall = Hall::playing(law(ruleset.clone(), &[]));
        for round in 1..=2 {
            let mut said = seen();
            said["running"] = json!(whose);
            hall.must(&claim("house_score", &said));
            let records = hall.must(&judge(round, &json!({"facts": {"announced": 70}})));
            assert_eq!(orders(&records).len() as u32, round, "the second cross is told with the lost turn");
            let penalty =
                records.iter().find(|it| matches!(it.event, Event::Conduct(ConductEvent::PenaltyImposed(_))));
            assert_eq!(penalty.expect("a cross").cite.contains(&cite), round == 2 && owed == 0);
        }
        assert_eq!(hall.state.event_counters["A"].turns_owed(), owed, "{running:?}");
    }
}

/// In whose time it is said that a score was announced wrongly.
fn score_runs(ruleset: &mut Ruleset, running: Running) {
    let score = ruleset.offences.iter_mut().find(|it| it.value.id == "house_score").expect("an offence");
    score.value.running = Some(running);
}

#[test]
fn a_ruling_that_allows_a_word_names_what_supports_it() {
    let ruleset = crate::small::ruleset("cas-2009", &[]);
    let missing = ruleset.lexicon.sources[0].list.value.clone();
    let mut hall = Hall::playing(law(ruleset, &[&missing]));
    let slip = hall.state.next_slip();
    hall.must(&super::raise(1, Side::B, Some(1_000)));
    hall.must(&super::enter(slip, &["NIE"]));
    hall.must(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
    hall.must(&Command::Slip(SlipCommand::Decide { slip }));
    let mut ruling = super::rule_all(slip, &["NIE"], "it is an interjection");
    let Command::Slip(SlipCommand::Rule { sources, .. }) = &mut ruling else { panic!("a ruling") };
    sources.clear();
    let paragraph = hall.law.ruleset.adjudication.ruling_needs_reasons.cite.clone();
    refuses(&mut hall, Role::HeadReferee, &ruling, Code::IncompleteRuling, paragraph.as_str());
    let against = Command::Slip(SlipCommand::Rule {
        slip,
        rulings: vec![ephor::tournament::WordRuling { word: "NIE".to_owned(), valid: false }],
        reasons: "no aid has it".to_owned(),
        sources: Vec::new(),
    });
    hall.must(&against);
}
