//! Whatever is voided, everything that followed from it is as it was before, and what was done is taken back.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::*;
use crate::clock::Notice;
use crate::domain::{Actor, At, ClaimId, Role, RunId, Side, SlipId, TableId};
use crate::lexicon::{Library, TileSet};
use crate::rules::Catalogue;
use crate::tournament::event::{Record, RulesetAct};
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{ActState, Counters, OrderState, SlipPhase, State};

#[path = "settle_tests.rs"]
mod settled;

/// Two players at a table with a clock, and others who play on beside them, under a regulation with house rules of
/// every kind.
struct TestHall {
    law: LoadedRules,
    state: State,
    now: At,
}

impl TestHall {
    fn new() -> Self {
        Self::under("")
    }

    /// The same under still more rules.
    fn under(more: &str) -> Self {
        let embedded = Catalogue::embedded();
        let text = &*embedded.get("sss-2022").expect("a ruleset").text;
        let text = format!("{text}\n{}\n{more}", include_str!("../../../tests/data/rules/house.toml"));
        let catalogue = Catalogue::embedded().with_overrides([("sss-2022.toml".to_owned(), text)]);
        let rules = catalogue.load("sss-2022", &BTreeMap::new()).unwrap_or_else(|error| panic!("{error}"));
        let tiles = TileSet::embedded(&rules.lexicon.tiles.value).expect("readable").expect("known tiles");
        let law = LoadedRules::new(rules, Library::embedded().expect("sound lists"), tiles);
        let mut hall = Self { law, state: State::default(), now: At(1_768_035_600_000) };
        hall.give(json!({"command": "open_event", "name": "Proof", "ruleset": "sss-2022"}));
        hall.give(json!({"command": "enter_players", "players": [{"name": "Anna"}, {"name": "Beno"},
            {"name": "Cilka"}, {"name": "Dana"}]}));
        hall.give(json!({"command": "fit_clock", "table": 1, "clock": 1, "profile": "open"}));
        hall.give(json!({"command": "fit_clock", "table": 2, "profile": "none"}));
        hall.give(json!({"command": "start_round", "round": 1,
            "pairings": [{"table": 1, "a": "Anna", "b": "Beno"}, {"table": 2, "a": "Cilka", "b": "Dana"}]}));
        if hall.law.ruleset.start.together.value {
            hall.give(json!({"command": "start_play"}));
        }
        hall
    }

    /// Gives a command; the refusal where it is refused.
    #[track_caller]
    fn ask(&mut self, role: Role, command: Value) -> Result<Vec<Record>, Refusal> {
        self.now = self.now + Millis(1_000);
        let said = command.to_string();
        let command: crate::tournament::Command =
            serde_json::from_value(command).unwrap_or_else(|error| panic!("{error}: {said}"));
        let command = command.sure_of_all();
        let by = Actor::new(role, "desk");
        let records = crate::tournament::decide(&self.state, &self.law, &command, &by, self.now)?;
        for record in &records {
            self.state.apply(record);
        }
        Ok(records)
    }

    #[track_caller]
    fn give_as(&mut self, role: Role, command: Value) -> Vec<Record> {
        let said = command.to_string();
        self.ask(role, command).unwrap_or_else(|refusal| panic!("{said}: {refusal:?}"))
    }

    #[track_caller]
    fn give(&mut self, command: Value) -> Vec<Record> {
        // What is the organiser's own is said by him, everything else by the referee.
        let own = command["sanction"] == "house_table";
        self.give_as(if own { Role::Director } else { Role::HeadReferee }, command)
    }

    /// Voids a cause, as whoever takes it back would.
    fn void(&mut self, cause: &Cause) -> Vec<Record> {
        let by = Actor::new(Role::Director, "desk");
        let ctx = DecisionCtx { state: &self.state, law: &self.law, by: &by, now: self.now };
        let mut tx = Transaction::new(&ctx);
        tx.void(cause, "it was a mistake", &Citation::new("SSS §0"));
        let records = tx.finish().expect("what is voided is not refused");
        for record in &records {
            self.state.apply(record);
        }
        records
    }

    fn talk(&mut self) {
        self.give(json!({"command": "claim", "table": 1, "offence": "house_talk", "offender": "a",
            "claimant": "referee"}));
        self.give_as(
            Role::HeadReferee,
            json!({"command": "judge_claim", "claim": self.state.claims.last(), "outcome": "proven",
                "reasons": "heard", "facts": {"x": 2, "seen": 0}}),
        );
    }

    /// Imposes a sanction on Anna; what it is as a cause.
    fn impose(&mut self, sanction: &str, facts: &Value) -> Cause {
        let entry = self.state.next_entry();
        self.give(json!({"command": "impose", "sanction": sanction, "player": "Anna", "facts": facts,
            "reason": "so"}));
        Cause::Sanction(RulesetAct { id: sanction.to_owned(), entry })
    }

    /// A slip of Beno's on a good word, decided.
    fn slip(&mut self) -> SlipId {
        self.now = self.now + Millis(400_000);
        let slip = self.state.next_slip();
        self.give(json!({"command": "raise_slip", "table": 1, "challenger": "b", "since_press": 5_000}));
        self.lookup(slip, "čo");
        slip
    }

    fn lookup(&mut self, slip: SlipId, word: &str) -> Vec<Record> {
        self.give(json!({"command": "enter_words", "slip": slip, "words": [word]}));
        self.give(json!({"command": "confirm_spelling", "slip": slip}));
        self.give_as(Role::Judge, json!({"command": "decide", "slip": slip}))
    }

    fn settle_all(&mut self) {
        let waiting: Vec<OpId> = self.state.orders.live().map(|(op, _)| *op).collect();
        for op in waiting {
            if self.state.orders[&op].owed_to_clock().is_some() {
                self.give_as(Role::Clock, json!({"command": "confirm_order", "op": op}));
            } else {
                self.give(json!({"command": "settle_order", "op": op}));
            }
        }
    }
}

/// Everything that can follow from something, as it stands.
fn stands(state: &State) -> Value {
    let used = |counters: &Counters| *counters != Counters::default();
    let event: BTreeMap<_, _> = state.event_counters.iter().filter(|(_, it)| used(it)).collect();
    let named: BTreeMap<_, _> = state.event_counts.iter().filter(|(_, it)| !it.is_empty()).collect();
    let games: Vec<_> =
        state.games.values().map(|game| (&game.counters, &game.counts, &game.result)).collect();
    let owes: Vec<_> = state.games.values().map(|game| (&game.owes_for, &game.ordered)).collect();
    let orders: Vec<_> = state.orders.live().filter(|(_, it)| it.takes_back.is_none()).collect();
    let duties: Vec<_> = state.duties.live().collect();
    let runs: Vec<_> = state.runs.live().collect();
    json!([
        event,
        named,
        games,
        owes,
        orders,
        duties,
        runs,
        state.excluded.keys().collect::<Vec<_>>(),
        state.adjustments.values().collect::<Vec<_>>(),
        state.without_result
    ])
}

/// Lets something happen, voids it, and finds everything as it was before.
#[track_caller]
fn undone(hall: &mut TestHall, act: impl FnOnce(&mut TestHall) -> Cause) {
    let before = stands(&hall.state);
    let cause = act(hall);
    assert_ne!(stands(&hall.state), before, "{cause:?} leads to something");
    hall.void(&cause);
    assert_eq!(stands(&hall.state), before, "nothing of {cause:?} is left");
    let again = hall.void(&cause);
    assert_eq!((again.len(), stands(&hall.state)), (1, before), "and voided twice is voided once");
}

#[test]
fn a_slip() {
    let mut hall = TestHall::new();
    undone(&mut hall, |hall| Cause::Slip(hall.slip()));
}

#[test]
fn a_claim_with_its_penalty_its_count_its_procedure_and_its_duty() {
    let mut hall = TestHall::new();
    undone(&mut hall, |hall| {
        hall.talk();
        Cause::Claim(ClaimId(1))
    });
    assert!(hall.state.duties.iter().all(|(_, duty)| duty.voided_at.is_some()), "marked, not deleted");
    assert_eq!(hall.state.duties.len(), 1);
    assert!(hall.state.runs[&RunId(1)].voided_at.is_some());
}

#[test]
fn a_sanction_with_its_exclusion_and_what_moved_in_the_table() {
    let mut hall = TestHall::new();
    undone(&mut hall, |hall| hall.impose("house_table", &json!({})));
    hall.impose("house_table", &json!({}));
}

#[test]
fn a_procedure_with_what_its_steps_counted() {
    let mut hall = TestHall::new();
    undone(&mut hall, |hall| {
        hall.give(json!({"command": "begin_procedure", "table": 1, "procedure": "house_return", "side": "a",
            "facts": {"x": 2, "seen": 0}}));
        hall.give(json!({"command": "step_done", "run": 1, "step": 1}));
        hall.give(json!({"command": "step_done", "run": 1, "step": 3}));
        Cause::Run(RunId(1))
    });
}

#[test]
fn an_award_gives_back_the_result_that_was_there() {
    let mut hall = TestHall::new();
    let award = |hall: &mut TestHall| {
        let entry = hall.state.next_entry();
        hall.give_as(
            Role::HeadReferee,
            json!({"command": "award_game", "table": 1, "award": "house_loss", "against": "a",
                "facts": {"lead": 70}, "reason": "so"}),
        );
        Cause::Award(RulesetAct { id: "house_loss".to_owned(), entry })
    };
    undone(&mut hall, award);
    hall.give(json!({"command": "enter_result", "table": 1, "end": "out", "scores": [300, 280],
        "racks": [0, 8], "out": "a"}));
    undone(&mut hall, award);
    let played = hall.state.played(hall.state.round, TableId(1)).expect("a result");
    assert!(!played.awarded && played.how == "out", "{played:?}");
}

#[test]
fn a_threshold_and_all_that_followed_by_way_of_it() {
    let mut hall = TestHall::new();
    let rude = json!({"rude": 1, "lead": 70});
    hall.impose("house_word", &rude);
    hall.impose("house_word", &rude);
    undone(&mut hall, |hall| hall.impose("house_word", &rude));
    // The threshold alone is voided: the sanction's own count stays.
    hall.impose("house_word", &rude);
    let reached = |(entry, act): (&crate::domain::Seq, &std::sync::Arc<ActState>)| match &act.cause {
        Cause::Threshold(it) if it.id == "house_third" && act.voided_at.is_none() => Some(*entry),
        _ => None,
    };
    let entry = hall.state.acts.iter().find_map(reached).expect("a threshold");
    assert_eq!(hall.state.counted_in_event("Anna", "house_words"), 4);
    hall.void(&Cause::Threshold(RulesetAct { id: "house_third".to_owned(), entry }));
    assert_eq!(hall.state.counted_in_event("Anna", "house_words"), 3);
    assert!(hall.state.played(hall.state.round, TableId(1)).is_none(), "nor the award");
}

#[test]
fn a_threshold_that_is_no_longer_reached_leads_to_nothing() {
    let mut hall = TestHall::new();
    let rude = json!({"rude": 1, "lead": 70});
    let first = hall.impose("house_word", &rude);
    let second = hall.impose("house_word", &rude);
    hall.impose("house_word", &rude);
    let awarded = |hall: &TestHall| hall.state.played(hall.state.round, TableId(1)).is_some();
    assert!(awarded(&hall));
    hall.void(&first);
    assert!(awarded(&hall), "it was counted four times, and three are left");
    hall.void(&second);
    assert!(!awarded(&hall), "the game was lost by a third that is none");
    assert_eq!(hall.state.counted_in_event("Anna", "house_words"), 1);
}

#[test]
fn what_nobody_did_is_cancelled_and_what_was_done_is_taken_back_once() {
    let mut hall = TestHall::new();
    let slip = hall.slip();
    let cause = Cause::Slip(slip);
    let ops: Vec<OpId> = hall.state.orders_of(slip).iter().map(|(op, _)| *op).collect();
    assert!(!ops.is_empty());
    let voided = hall.void(&cause);
    assert_eq!(voided.len(), 1, "nothing was done, nothing is taken back: {voided:?}");
    for op in &ops {
        let order = &hall.state.orders[op];
        assert!(matches!(order.state, OrderState::Cancelled { .. }) && !order.needs_person(), "{order:?}");
    }
    // A clock had shown it after all, and says so only now.
    let late = hall.give_as(Role::Clock, json!({"command": "confirm_order", "op": ops[0]}));
    let back = |record: &Record| match &record.event {
        Event::Clock(ClockEvent::OrderPlaced(it)) => it.takes_back,
        _ => None,
    };
    assert!(late.iter().filter_map(back).all(|op| op == ops[0]) && late.len() == 3, "{late:?}");

    hall.give_as(
        Role::HeadReferee,
        json!({"command": "reopen_slip", "slip": slip, "ground": "overruled",
        "scored": false, "reason": "doubt"}),
    );
    hall.settle_all();
    hall.lookup(slip, "čo");
    hall.settle_all();
    let wishes = |records: &[Record]| -> Vec<(OrderKind, Route)> {
        let placed = records.iter().filter_map(|record| match &record.event {
            Event::Clock(ClockEvent::OrderPlaced(it)) => Some((it.wish, it.route)),
            _ => None,
        });
        placed.collect()
    };
    let records = hall.void(&cause);
    let all = wishes(&records);
    let points = Order::Notice { side: Side::B, notice: Notice::Points(Points(-5)) };
    let said = all.iter().filter(|it| **it == (OrderKind::TakeBack { order: points }, Route::ByHand));
    assert_eq!(said.count(), 1, "{all:?}");
    assert!(all.iter().any(|(wish, _)| *wish == OrderKind::Clock { order: Order::ClearNotice }), "{all:?}");
    hall.settle_all();
    assert_eq!(wishes(&hall.void(&cause)), [], "taken back once");
}

#[test]
fn a_time_that_was_taken_is_given_back() {
    let mut hall = TestHall::new();
    hall.talk();
    hall.settle_all();
    let records = hall.void(&Cause::Claim(ClaimId(1)));
    let minute = OrderKind::Clock { order: Order::Add { side: Side::A, amount: Millis::secs(60) } };
    let given = |record: &Record| match &record.event {
        Event::Clock(ClockEvent::OrderPlaced(it)) => it.wish == minute,
        _ => false,
    };
    assert_eq!(records.iter().filter(|record| given(record)).count(), 1, "{records:?}");
}

/// What is counted, owed, awarded and excluded, without the entries and times that brought it. A procedure that is
/// under way is not begun once more by whatever comes after it: procedures are left aside.
fn sums(state: &State) -> Value {
    let used = |counters: &Counters| *counters != Counters::default();
    let event: BTreeMap<_, _> = state.event_counters.iter().filter(|(_, it)| used(it)).collect();
    let named: BTreeMap<_, _> = state.event_counts.iter().filter(|(_, it)| !it.is_empty()).collect();
    let games: Vec<_> = state
        .games
        .values()
        .map(|game| {
            let result = game.result.as_ref().map(|it| (it.sides, it.how.clone(), it.awarded));
            (game.counters, game.counts.clone(), game.owes_for.each_ref().map(Vec::len), result)
        })
        .collect();
    let excluded = state.excluded.iter().flat_map(|(player, all)| all.iter().map(move |it| (player, it)));
    let excluded: Vec<_> = excluded.map(|(player, it)| (player, it.from, &it.why)).collect();
    let reached = state.acts.values().filter(|it| it.voided_at.is_none()).filter_map(|it| match &it.cause {
        Cause::Threshold(act) => Some((&act.id, &it.player)),
        _ => None,
    });
    let duties: Vec<_> = state.duties.live().map(|(_, it)| (&it.id, &it.about)).collect();
    json!([event, named, games, excluded, reached.collect::<Vec<_>>(), duties])
}

/// A way in which something comes to count; the refusal where it cannot come so now.
type CountingWay = fn(&mut TestHall) -> Result<Cause, Refusal>;

fn sanction(hall: &mut TestHall, id: &str, player: &str, facts: &Value) -> Result<Cause, Refusal> {
    let entry = hall.state.next_entry();
    let role = if id == "house_table" { Role::Director } else { Role::HeadReferee };
    let command =
        json!({"command": "impose", "sanction": id, "player": player, "facts": facts, "reason": "so"});
    hall.ask(role, command).map(|_| Cause::Sanction(RulesetAct { id: id.to_owned(), entry }))
}

fn award(hall: &mut TestHall, id: &str, against: &str, facts: &Value) -> Result<Cause, Refusal> {
    let entry = hall.state.next_entry();
    let command = json!({"command": "award_game", "table": 1, "award": id, "against": against, "facts": facts,
        "corrects": hall.state.played(hall.state.round, TableId(1)).is_some(), "reason": "so"});
    hall.ask(Role::HeadReferee, command).map(|_| Cause::Award(RulesetAct { id: id.to_owned(), entry }))
}

const WAYS: [(&str, CountingWay); 11] = [
    ("slip", |hall| {
        let slip = hall.state.next_slip();
        hall.ask(
            Role::HeadReferee,
            json!({"command": "raise_slip", "table": 1, "challenger": "b", "since_press": 5_000}),
        )?;
        hall.lookup(slip, "čo");
        Ok(Cause::Slip(slip))
    }),
    ("claim", |hall| {
        hall.ask(
            Role::HeadReferee,
            json!({"command": "claim", "table": 1, "offence": "house_talk", "offender": "a",
                "claimant": "referee"}),
        )?;
        let claim = hall.state.claims.last().expect("a claim");
        hall.give_as(
            Role::HeadReferee,
            json!({"command": "judge_claim", "claim": claim, "outcome": "proven", "reasons": "heard",
                "facts": {"x": 2, "seen": 0}}),
        );
        Ok(Cause::Claim(claim))
    }),
    ("count", |hall| sanction(hall, "house_word", "Anna", &json!({"rude": 1, "lead": 70}))),
    ("points", |hall| sanction(hall, "house_points", "Anna", &json!({}))),
    ("lost turn", |hall| sanction(hall, "lost_turn", "Anna", &json!({"on_move": 0}))),
    ("warning", |hall| sanction(hall, "public_warning", "Beno", &json!({}))),
    ("exclusion", |hall| sanction(hall, "house_table", "Anna", &json!({}))),
    ("disqualification", |hall| sanction(hall, "disqualification", "Beno", &json!({}))),
    ("forfeit by sanction", |hall| sanction(hall, "forfeit", "Beno", &json!({"warned": 0, "grave": 1}))),
    ("award", |hall| award(hall, "resigned", "a", &json!({"score_winner": 200, "score_loser": 150}))),
    ("award by words", |hall| award(hall, "house_loss", "b", &json!({"lead": 70}))),
];

/// Where the second is decided otherwise because of the first: nothing is counted in a game that is over, but in the
/// event alone, and a game that somebody has lost is not lost once more.
const DEPENDS: [(&str, &str); 5] = [
    ("award", "count"),
    ("award by words", "count"),
    ("forfeit by sanction", "count"),
    ("award by words", "forfeit by sanction"),
    ("forfeit by sanction", "forfeit by sanction"),
];

/// Whatever comes after something else, or before it, counts as it would have alone once the other is gone.
#[test]
fn of_two_things_one_is_voided_and_the_other_counts_as_if_alone() {
    let (mut played, mut wrong) = (0, Vec::new());
    for (first_name, first) in WAYS {
        for (second_name, second) in WAYS {
            let mut is_so = |hall: &TestHall, wanted: &Value, when: &str| {
                let found = sums(&hall.state);
                if found != *wanted {
                    wrong.push(format!("{first_name}, {second_name}, {when}:\n{found}\n{wanted}\n"));
                }
            };
            let mut hall = TestHall::new();
            let nothing = sums(&hall.state);
            let one = first(&mut hall).unwrap_or_else(|why| panic!("{first_name} comes alone: {why:?}"));
            let first_alone = sums(&hall.state);
            let Ok(other) = second(&mut hall) else { continue };
            let both = hall.state.clone();
            hall.void(&other);
            is_so(&hall, &first_alone, "without the second");
            hall.void(&one);
            is_so(&hall, &nothing, "without the second and then the first");

            let mut alone = TestHall::new();
            if second(&mut alone).is_err() {
                continue;
            }
            hall.state = both;
            hall.void(&one);
            if !DEPENDS.contains(&(first_name, second_name)) {
                is_so(&hall, &sums(&alone.state), "without the first");
            }
            hall.void(&other);
            is_so(&hall, &nothing, "without the first and then the second");
            played += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
    assert!(played > 70, "{played} pairs of {}", WAYS.len() * WAYS.len());
}

#[test]
fn an_award_below_another_counts_nothing_and_counts_again_once_that_is_taken_back() {
    let mut hall = TestHall::new();
    award(&mut hall, "resigned", "a", &json!({"score_winner": 200, "score_loser": 150})).expect("awarded");
    let forfeits = |hall: &TestHall| ["Anna", "Beno"].map(|it| hall.state.counted_in_event(it, "forfeits"));
    assert_eq!(forfeits(&hall), [1, 0]);
    let entry = hall.state.next_entry();
    sanction(&mut hall, "forfeit", "Beno", &json!({"warned": 0, "grave": 1})).expect("imposed");
    assert_eq!(forfeits(&hall), [0, 1], "one game is lost once");
    hall.give(json!({"command": "take_back", "entry": entry, "misentered": true, "reason": "another's"}));
    assert_eq!(forfeits(&hall), [1, 0]);
    // Corrected to a game that was played, it is no award, and ended in no way that somebody named.
    hall.give(json!({"command": "correct_result", "round": 1, "table": 1, "scores": [310, 300],
        "agreed": true, "misentered": true, "played": true, "reason": "they played on"}));
    assert_eq!(forfeits(&hall), [0, 0]);
    let played = hall.state.played(hall.state.round, TableId(1)).expect("a result");
    assert_eq!((played.awarded, played.how.as_str()), (false, ""));
}

#[test]
fn a_play_that_counts_otherwise_goes_back_also_beneath_an_award() {
    let mut hall = TestHall::new();
    hall.give(json!({"command": "enter_result", "table": 1, "end": "out", "scores": [300, 280],
        "racks": [0, 8], "out": "a"}));
    let result = |hall: &TestHall| hall.state.played(hall.state.round, TableId(1)).expect("a result").clone();
    let entered = result(&hall);
    hall.give(json!({"command": "claim", "table": 1, "offence": "score_checked", "offender": "a",
        "facts": {"announced": 30, "actual": 20}}));
    let claim = hall.state.claims.last().expect("a claim");
    hall.give_as(Role::HeadReferee, json!({"command": "judge_claim", "claim": claim}));
    let moved = result(&hall);
    assert_eq!(entered.sides[0].scored.0 - moved.sides[0].scored.0, 10);
    let forfeit = sanction(&mut hall, "forfeit", "Beno", &json!({"warned": 0, "grave": 1})).expect("imposed");
    let awarded = result(&hall);
    assert!(awarded.awarded);
    hall.void(&Cause::Claim(claim));
    assert_eq!(result(&hall), awarded, "what was awarded has its own points");
    hall.void(&forfeit);
    assert_eq!(result(&hall), entered);
}

#[test]
fn a_turn_that_is_passed_pays_for_what_it_was_owed_for_and_for_no_other() {
    let mut hall = TestHall::new();
    let turn =
        |hall: &mut TestHall| sanction(hall, "lost_turn", "Anna", &json!({"on_move": 0})).expect("imposed");
    let (first, second) = (turn(&mut hall), turn(&mut hall));
    let owed = |hall: &TestHall| hall.state.game(TableId(1)).expect("a game").counters[0].turns_owed();
    let entry = hall.state.next_entry();
    hall.give(json!({"command": "play_forced_pass", "table": 1, "side": "a"}));
    assert_eq!(owed(&hall), 1);
    hall.void(&first);
    assert_eq!(owed(&hall), 1, "the second is owed still");
    hall.void(&second);
    assert_eq!(owed(&hall), 0);
    let back = json!({"command": "take_back", "entry": entry, "reason": "nobody passed"});
    assert!(hall.ask(Role::HeadReferee, back).is_err(), "it paid for what counts no more");
    let third = turn(&mut hall);
    let entry = hall.state.next_entry();
    hall.give(json!({"command": "play_forced_pass", "table": 1, "side": "a"}));
    hall.give(json!({"command": "take_back", "entry": entry, "reason": "nobody passed"}));
    assert_eq!(owed(&hall), 1, "it was not passed");
    hall.void(&third);
    assert_eq!(owed(&hall), 0);
}
