//! Snapshots made by hand: a small tournament under the Slovak regulation.

use std::sync::Arc;

pub(super) use duplicate::duplicate;
pub(super) use opened::opened;

use crate::clock::{Notice, Order, Run, Suspect};
use crate::domain::{
    Actor, At, Citation, ClockId, Digest, Millis, NameOrder, OpId, Points, Role, Round, Seq, Side, SlipId,
    TableId, Zone,
};
use crate::lexicon::{Finding, Outcome, SourceRef, Why};
use crate::rules::{Cited, ClockPower, Consequence, Observation, Party, Phase, Turn, Unit, VerdictPhrases};
use crate::station::{
    ClockView, Delivery, Foreseen, GameView, HallView, JournalHealth, KeyPlace, LogEnd, LogRow, OrderRow,
    Phrases, QueueRow, SlipDetail, Snapshot, StatusBar, SystemRow, TableDetail, TableHappening, TableRow,
    TimelineRow, Urgency,
};
use crate::tournament::{
    About, Cause, ClockCommand, ClockEvent, ConductEvent, Counters, Draft, Event, HoldTaken, Hole, Need,
    Offer, OfferListing, OrderKind, OrderPlaced, OrderState, PenaltyImposed, Route, SideRole, SlipEvent,
    SlipPenalty, SlipPhase, SlipRaised, SlipSource, Timeliness, VerdictBy, WordVerdict,
};

mod duplicate;
mod opened;

pub(super) fn now() -> At {
    At::parse_rfc3339("2026-11-21T13:32:07Z").expect("a moment")
}

pub(super) fn cite(printed: &str) -> Citation {
    Citation::new(printed)
}

fn cited(value: &str, printed: &str) -> Cited<String> {
    Cited { value: value.into(), cite: cite(printed), reading: None }
}

/// A station with nothing to do.
pub(super) fn calm() -> Snapshot {
    Snapshot {
        now: now(),
        bar: StatusBar {
            held: None,
            clock_off: None,
            head: None,
            event: "Košice Open 2026".into(),
            zone: Zone::named("Europe/Bratislava").expect("a zone"),
            round: Round(5),
            names: NameOrder::GivenFirst,
            ruleset: "sss-2022".into(),
            station: "desk".into(),
            journal: JournalHealth::Sound { seq: Seq(412) },
            unwritten: None,
            clocks: (31, 32),
            air: None,
            own_edition: false,
            forgeries: None,
            offices: vec![Role::Director, Role::HeadReferee, Role::Referee, Role::Judge],
            lists: ["B2", "B3", "B5", "názvy písmen", "názvy tónov"].map(String::from).into(),
            lists_missing: vec!["B6".into(), "B7".into()],
            lists_advising: vec![],
        },
        queue: Vec::new(),
        referee: Vec::new(),
        aloud: Vec::new(),
        said: Vec::new(),
        tables: Vec::new(),
        slip: None,
        table: None,
        affairs: Arc::default(),
        foreseen: Foreseen::default(),
        log: Arc::new(Vec::new()),
        hall: HallView { counted: Some(Unit::Challenge), ..HallView::default() },
        clocks: None,
        results: None,
        start: None,
        standings: None,
        duplicate: None,
        rules: Arc::new(Vec::new()),
        phrases: Phrases {
            max_words: None,
            challenge: "námietka".into(),
            hold: Some("moment".into()),
            marks: vec![Observation::FirstTileRacked, Observation::LastPlay],
            escalates_to: Role::HeadReferee,
            hints: Vec::new(),
            verdicts: VerdictPhrases {
                valid: cited("slovo je platné", "SSS §5.b"),
                invalid: cited("slovo je neplatné", "SSS §5.b"),
                not_covered: cited("rozhodne hlavný rozhodca", "SSS §5.d"),
                upheld: cited("námietka sa uznáva", "SSS §3.a •4"),
                rejected: cited("námietka sa zamieta", "SSS §3.a •5"),
            },
        },
    }
}

pub(super) fn row(slip: u32, table: u16, words: &[&str], age: i64, phase: SlipPhase) -> QueueRow {
    QueueRow {
        slip: SlipId(slip),
        table: TableId(table),
        words: words.iter().map(|word| (*word).to_owned()).collect(),
        age: Millis::secs(age),
        phase,
        claimed_by: None,
    }
}

/// The slip of table 12 as the judge first sees it.
pub(super) fn slip(words: &[&str], phase: SlipPhase) -> SlipDetail {
    SlipDetail {
        past: Vec::new(),
        row: row(47, 12, words, 38, phase),
        round: Round(5),
        players: ["Nováková".into(), "Kováč".into()],
        challenger: Side::B,
        since_press: Some(Millis(11_200)),
        timeliness: Timeliness::InTime,
        timely_by: Some(cite("SSS §3 ¶1")),
        face: Some([Millis::secs(751), Millis::secs(547)]),
        max_words: (Some(1), cite("SSS §3.a •1")),
        confirm_spelling: (true, cite("SSS §5.a")),
        confirmed: false,
        concede: (true, cite("SSS §3.a •2")),
        withdraws: Some(crate::tournament::Withdraws::ForBlankConflict),
        findings: Vec::new(),
        ruled_before: Vec::new(),
        needs_source: false,
        second: Vec::new(),
        glosses: Vec::new(),
        verdicts: Arc::default(),
        conceded: false,
        consequences: [].into(),
        penalty: None,
        allowance: 0,
        free_left: 0,
        orders: Vec::new(),
        decided_at: None,
        announced_at: None,
        paper: Vec::new(),
        hold: Some(HoldTaken {
            side: Side::B,
            at: now() - Millis::secs(42),
            since_press: Some(Millis(4_000)),
        }),
        notes: Vec::new(),
        systems: vec![SystemRow {
            name: "Autoritatívny slovník".into(),
            tiles: (2, 15),
            needs_slip: true,
            travels: "The players carry the slip to the desk together.".into(),
            units: None,
            cite: cite("SSS §4.b"),
        }],
        mending: Vec::new(),
    }
}

/// A desk with three slips waiting, the first in focus.
pub(super) fn queue() -> Snapshot {
    let mut snapshot = calm();
    let mut third = row(49, 27, &["ŤUHÝK"], 4, SlipPhase::Open);
    third.claimed_by = Some("desk-2".into());
    snapshot.queue = vec![row(47, 12, &[], 38, SlipPhase::Open), row(48, 3, &[], 12, SlipPhase::Open), third];
    snapshot.referee = vec![row(44, 8, &["XYLÓZ"], 250, SlipPhase::Escalated)];
    snapshot.aloud = vec![order(7, 5, "Weber", points(-5), Route::ByHand, OrderState::Waiting)];
    snapshot.slip = Some(slip(&[], SlipPhase::Open));
    snapshot
}

pub(super) fn points(points: i32) -> OrderKind {
    let notice = Notice::Points(Points(points));
    OrderKind::Clock { order: Order::Notice { side: Side::B, notice } }
}

pub(super) fn lose_turn() -> OrderKind {
    OrderKind::Clock { order: Order::Notice { side: Side::B, notice: Notice::LoseTurn } }
}

pub(super) fn order(
    op: u32,
    table: u16,
    player: &str,
    wish: OrderKind,
    route: Route,
    state: OrderState,
) -> OrderRow {
    OrderRow {
        next_turn: false,
        op: OpId(op),
        table: TableId(table),
        slip: None,
        player: player.into(),
        wish,
        route,
        state,
        way: None,
        proven: true,
        reason: String::new(),
        why: None,
        hindrance: None,
        age: Millis::secs(25),
        cite: vec![cite("SSS §3.a •5")],
    }
}

fn source() -> SourceRef {
    SourceRef {
        list: "B2".into(),
        name: "KSSJ".into(),
        edition: "4th edition, 2003".into(),
        digest: Digest::of(b"kssj"),
        tiles: None,
    }
}

pub(super) fn verdict(word: &str, good: bool) -> WordVerdict {
    WordVerdict {
        word: word.into(),
        outcome: if good { Outcome::Valid } else { Outcome::Invalid },
        by: VerdictBy::List { source: source() },
        cite: cite("SSS §4.b B2"),
    }
}

fn penalty(side: Side) -> SlipPenalty {
    let costs = Counters { points: Points(-5), ..Counters::default() };
    SlipPenalty { side, costs, credited: Points(0), cite: [cite("SSS §3.a •5")].into() }
}

/// A station with one slip decided; the words decide which way.
pub(super) fn decided(words: &[(&str, bool)]) -> Snapshot {
    let mut snapshot = queue();
    let upheld = words.iter().any(|(_, good)| !good);
    let names: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    let mut detail = slip(&names, SlipPhase::Decided { upheld });
    detail.confirmed = true;
    detail.verdicts = words.iter().map(|(word, good)| verdict(word, *good)).collect();
    detail.consequences = if upheld {
        [
            (Consequence::WithdrawPlay, cite("SSS §3.a •4")),
            (Consequence::ScoreZero, cite("SSS §3.a •4")),
            (Consequence::LoseTurn { who: Party::Mover, turn: Turn::This }, cite("SSS §3.a •4")),
        ]
        .into()
    } else {
        [
            (Consequence::PlayStands, cite("SSS §3.a •5")),
            (
                Consequence::RestartClock { whose: Party::Challenger, by: Party::Mover, fresh: false },
                cite("SSS §2 ¶6"),
            ),
            (Consequence::Penalty { who: Party::Challenger }, cite("SSS §3.a •5")),
        ]
        .into()
    };
    if !upheld {
        detail.penalty = Some(penalty(Side::B));
    }
    detail.decided_at = Some(now());
    snapshot.queue[0] = detail.row.clone();
    snapshot.slip = Some(detail);
    snapshot
}

/// The rejected challenge, with its order at this point of its way.
pub(super) fn rejected(route: Route, state: OrderState) -> Snapshot {
    let mut snapshot = decided(&[("KÔŇ", true)]);
    if let Some(detail) = &mut snapshot.slip {
        detail.orders = vec![order(9, 12, "Kováč", points(-5), route, state)];
    }
    snapshot
}

/// The slip of table 8, which no list decides, in focus.
pub(super) fn escalated() -> Snapshot {
    let mut snapshot = queue();
    snapshot.queue.clear();
    let mut detail = slip(&["XYLÓZ"], SlipPhase::Escalated);
    detail.row = snapshot.referee[0].clone();
    detail.findings = vec![
        Finding {
            word: "XYLÓZ".into(),
            outcome: Outcome::NotCovered,
            source: None,
            cite: cite("SSS §4.b B6"),
            why: Why::NotInstalled { names: vec!["B6".into()] },
            advice: Vec::new(),
        },
        Finding {
            word: "KÔŇ".into(),
            outcome: Outcome::Valid,
            source: Some(source()),
            cite: cite("SSS §4.b B2"),
            why: Why::Listed,
            advice: Vec::new(),
        },
    ];
    snapshot.slip = Some(detail);
    snapshot
}

pub(super) fn clock(run: Run, left: [i64; 2]) -> ClockView {
    ClockView::Heard {
        clock: ClockId(12),
        run,
        left: left.map(Millis::secs),
        age: Millis(800),
        stale: false,
        battery: Some(88),
        battery_low: false,
        fault: false,
        extrapolated: true,
        rssi: Some(-61),
        adapter: Some("hci0".into()),
        no_link: None,
        suspect: None,
    }
}

pub(super) fn table(number: u16, urgency: Urgency, clock: ClockView) -> TableRow {
    TableRow {
        table: TableId(number),
        players: Some([format!("Nováková {number}"), format!("Kováč {number}")]),
        clock,
        counters: [Counters::default(); 2],
        urgency,
        waits: None,
        slip: None,
        words: Vec::new(),
        game: GameView { phase: Phase::Playing, ..GameView::default() },
    }
}

/// A hall with a table for every urgency.
pub(super) fn hall() -> Snapshot {
    let (mut snapshot, mut tables) = (queue(), Vec::new());
    let mut first = table(8, Urgency::Referee, clock(Run::Challenge(Side::B), [842, 700]));
    first.slip = Some((SlipId(44), Millis::secs(250)));
    first.words = vec!["XYLÓZ".into()];
    first.waits = Some(Millis::secs(250));
    tables.push(first);
    let mut second = table(5, Urgency::ByHand, ClockView::None);
    second.waits = Some(Millis::secs(90));
    tables.push(second);
    let mut third = table(12, Urgency::Challenge, clock(Run::Challenge(Side::B), [751, 547]));
    third.slip = Some((SlipId(47), Millis::secs(38)));
    third.words = vec!["KÔŇ".into()];
    third.waits = Some(Millis::secs(38));
    tables.push(third);
    let mut fourth = table(14, Urgency::ClockInChallenge, clock(Run::Challenge(Side::B), [600, 601]));
    fourth.waits = Some(Millis(0));
    tables.push(fourth);
    let mut suspect = clock(Run::Running(Side::A), [500, 400]);
    if let ClockView::Heard { suspect, .. } = &mut suspect {
        *suspect = Some(Suspect::BadTag);
    }
    tables.push(table(15, Urgency::Suspect, suspect));
    let mut over = table(27, Urgency::TimeOut, clock(Run::Running(Side::B), [192, -41]));
    over.counters[1] = Counters { points: Points(-10), unjustified: 2, ..Counters::default() };
    tables.push(over);
    let mut stale = clock(Run::Running(Side::A), [437, 310]);
    if let ClockView::Heard { age, stale, battery, .. } = &mut stale {
        (*age, *stale, *battery) = (Millis::secs(9), true, Some(41));
    }
    tables.push(table(31, Urgency::Stale, stale));
    let mut calm = table(3, Urgency::Calm, clock(Run::Running(Side::B), [535, 620]));
    calm.counters = [
        Counters { crosses: 2, ..Counters::default() },
        Counters { crosses: 3, turns_lost: 1, ..Counters::default() },
    ];
    tables.push(calm);
    tables.push(table(4, Urgency::Calm, clock(Run::Neutral, [300, 20])));
    tables.push(table(6, Urgency::Calm, clock(Run::Finished, [-75, 20])));
    tables.push(table(
        7,
        Urgency::Calm,
        ClockView::NeverHeard { clock: ClockId(7), kept: KeyPlace::Here, no_link: None, suspect: None },
    ));
    let mut idle = table(9, Urgency::Calm, clock(Run::Idle, [1320, 1320]));
    idle.players = None;
    tables.push(idle);
    snapshot.tables = tables;
    snapshot.log = log().log;
    snapshot
}

/// A hall of so many tables, all playing.
pub(super) fn large(tables: u16) -> Snapshot {
    let mut snapshot = hall();
    for number in 100..100 + tables.saturating_sub(snapshot.tables.len() as u16) {
        let side = if number % 2 == 0 { Side::A } else { Side::B };
        let left = [600 + i64::from(number), 700 - i64::from(number)];
        snapshot.tables.push(table(number, Urgency::Calm, clock(Run::Running(side), left)));
    }
    snapshot
}

/// Decisions of three rounds.
pub(super) fn log() -> Snapshot {
    let snapshot = queue();
    let ends = [LogEnd::Rejected, LogEnd::Upheld, LogEnd::Conceded, LogEnd::Withdrawn];
    let words = ["KÔŇ", "ŤUHÝK", "XYLÓZ", "BRČKO", "ŽĽAZA", "MŔTVY"];
    let deliveries = [
        Delivery::OnClock { at: now(), proven: true },
        Delivery::Waiting,
        Delivery::ByHand { at: now() },
        Delivery::NeedsPerson,
    ];
    let rows = (1..=30_u32).map(|number| {
        let ended = ends[number as usize % 4];
        let [good, upheld] = [LogEnd::Rejected, LogEnd::Upheld].map(|it| it == ended);
        let mover = ["Papadopoulos", "Horváthová", "Šťastný"][number as usize % 3];
        LogRow {
            seq: Seq(u64::from(number) * 9),
            at: now() - Millis::secs(i64::from(40 - number) * 200),
            slip: SlipId(number),
            round: Round((number / 11 + 3) as u16),
            table: TableId((number * 7 % 32 + 1) as u16),
            players: [mover, ["Kováč", "Nováková", "Weber"][number as usize % 3]].map(str::to_owned).into(),
            challenger: Side::B,
            words: (good | upheld).then(|| verdict(words[number as usize % 6], good)).into_iter().collect(),
            unjudged: (!good && !upheld).then(|| words[number as usize % 6].to_owned()).into_iter().collect(),
            ended,
            by: Actor { role: Role::Judge, name: "Eva Malá".into(), station: "desk".into() }.into(),
            took: Millis::secs(20 + i64::from(number)),
            penalty: good.then(|| Box::new(penalty(Side::B))),
            turn_lost: upheld.then_some(Side::A),
            delivery: good.then_some(deliveries[number as usize / 4 % 4]),
        }
    });
    Snapshot { log: Arc::new(rows.collect()), ..snapshot }
}

/// An event so many seconds ago.
pub(super) fn happened(now: At, seconds_ago: i64, event: Event, printed: &str) -> TimelineRow {
    let what = TableHappening::Journaled { seq: Seq(400 - seconds_ago as u64), event: Box::new(event) };
    let cite = vec![Citation::new(printed)];
    TimelineRow { at: now - Millis::secs(seconds_ago), what, cite, about: About::Nothing }
}
