//! The clocks by themselves: found, fitted, taken off; and how far orders to them got.

use super::fixtures::{clock, hall, opened, order, points, rejected, table};
use super::layout::{holds, shot};
use super::*;
use crate::clock::{Address, GiveUp, NoLink, Run, Suspect};
use crate::domain::{At, ClockId, Millis, Side, TableId};
use crate::station::{
    ClockRow, ClockTrouble, ClockView, ClocksView, FoundRow, KeyPlace, OrderRow, OrderWay, Urgency,
};
use crate::tournament::{ClockCommand, Command, GeneralReason, OrderState, Refusal, Route, SetupCommand};
use crate::tui::CommandOutcome;
use crate::tui::Screens as _;
use crate::tui::keymap::KeyMode;

fn known(number: u16, table: Option<u16>) -> ClockRow {
    ClockRow {
        clock: ClockId(number),
        profile: "open".into(),
        make: "Open clock profile".into(),
        proven: true,
        kept: KeyPlace::Here,
        age: Some(Millis(800)),
        rssi: Some(-61),
        adapter: Some("hci0".into()),
        battery: Some(88),
        table: table.map(TableId),
        no_link: None,
        trouble: None,
        vouchable: false,
    }
}

fn gateway(number: u16) -> ClockRow {
    ClockRow {
        profile: "dgt3000-gateway".into(),
        make: "DGT 3000 with Bluetooth gateway".into(),
        proven: false,
        battery: None,
        ..known(number, None)
    }
}

fn found(number: u16, name: Option<&str>) -> FoundRow {
    let keyless = name.is_some_and(|name| name.starts_with("DGT"));
    FoundRow {
        address: Address::new(&format!("C0:FF:EE:00:00:{number:02X}")),
        claims: (!keyless).then_some(ClockId(number)),
        name: name.map(String::from),
        profile: if keyless { "dgt3000-gateway" } else { "open" }.into(),
        make: if keyless { "DGT 3000 with Bluetooth gateway" } else { "Open clock profile" }.into(),
        has_keys: !keyless,
        age: Millis(1_400),
        rssi: Some(-52),
        adapter: "hci1".into(),
    }
}

/// Clocks in every state, and two devices in the air.
pub(super) fn clocks() -> Snapshot {
    let mut snapshot = hall();
    let silent = ClockRow {
        age: None,
        rssi: None,
        adapter: None,
        battery: None,
        no_link: Some(NoLink::NeverSeen),
        ..known(7, Some(7))
    };
    let far = ClockRow {
        age: Some(Millis::secs(14)),
        rssi: Some(-93),
        battery: Some(9),
        no_link: Some(NoLink::Weak(-93)),
        ..known(31, Some(31))
    };
    let forged = ClockRow { trouble: Some(ClockTrouble::Suspect(Suspect::BadTag)), ..known(15, Some(15)) };
    let keyless = ClockRow {
        kept: KeyPlace::Nowhere,
        age: None,
        rssi: None,
        adapter: None,
        battery: None,
        ..known(40, Some(9))
    };
    let known = vec![
        known(3, Some(3)),
        silent,
        known(12, Some(12)),
        forged,
        known(21, None),
        gateway(25),
        far,
        keyless,
    ];
    let found = vec![found(2, Some("DGT3000-Gateway")), found(77, None)];
    snapshot.clocks = Some(ClocksView { known, found });
    snapshot
}

/// More than fit on a page.
pub(super) fn many_clocks() -> Snapshot {
    let mut snapshot = hall();
    let known = (1..=300).map(|number| known(number, (number <= 280).then_some(number))).collect();
    snapshot.clocks = Some(ClocksView { known, found: vec![found(301, Some("clock 301"))] });
    snapshot
}

fn director() -> Ui {
    console(Role::Director, true)
}

fn listed(ui: &mut Ui, snapshot: &Snapshot) {
    press(ui, snapshot, KeyCode::F(3));
    press(ui, snapshot, KeyCode::F(7));
    assert!(ui.focus().clocks);
}

fn fit(table: u16, clock: Option<u16>, profile: &str) -> UserAct {
    let (table, profile) = (TableId(table), profile.to_owned());
    UserAct::Give(Command::Setup(SetupCommand::FitClock { table, clock: clock.map(ClockId), profile }))
}

#[test]
fn the_list_of_clocks() {
    let snapshot = clocks();
    let mut ui = director();
    listed(&mut ui, &snapshot);
    shot("clocks", &mut ui, &snapshot, MIDDLE);
    for (name, lines) in
        [("clocks_far", 6), ("clocks_keyless", 1), ("clocks_found", 1), ("clocks_found_open", 1)]
    {
        for _ in 0..lines {
            press(&mut ui, &snapshot, KeyCode::Down);
        }
        shot(name, &mut ui, &snapshot, SMALL);
    }
    press(&mut ui, &snapshot, KeyCode::F(1));
    shot("help_clocks", &mut ui, &snapshot, SMALL);
    let mut ui = referee();
    listed(&mut ui, &snapshot);
    type_in(&mut ui, &snapshot, "dgt");
    shot("clocks_filtered", &mut ui, &snapshot, SMALL);
    press(&mut ui, &snapshot, KeyCode::Enter);
    type_in(&mut ui, &snapshot, "12");
    shot("clocks_ask", &mut ui, &snapshot, SMALL);
    let mut ui = director();
    let many = many_clocks();
    listed(&mut ui, &many);
    picture(&mut ui, &many, SMALL);
    press(&mut ui, &many, KeyCode::PageDown);
    shot("clocks_many", &mut ui, &many, SMALL);
    let mut none = hall();
    none.clocks = Some(ClocksView::default());
    shot("clocks_none", &mut ui, &none, SMALL);
}

#[test]
fn a_clock_goes_to_the_table_that_is_asked_for() {
    let snapshot = clocks();
    let mut ui = director();
    listed(&mut ui, &snapshot);
    type_in(&mut ui, &snapshot, "21");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    assert_eq!(ui.mode(), KeyMode::ClockForm);
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), [], "no table, no command");
    assert!(ui.shared.problem.is_some());
    type_in(&mut ui, &snapshot, "x4");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), [fit(4, Some(21), "open")]);
    ui.answered(&CommandOutcome::Refused(Refusal {
        why: GeneralReason::ForOfficials { role: Role::Players, offices: vec![Role::Judge] }.into(),
        cite: None,
    }));
    assert_eq!(ui.mode(), KeyMode::ClockForm, "the question stays");
    press(&mut ui, &snapshot, KeyCode::Enter);
    ui.answered(&CommandOutcome::Done);
    assert_eq!(ui.mode(), KeyMode::Clocks);
}

#[test]
fn a_clock_of_another_table_leaves_it_first_and_none_takes_it_off() {
    let snapshot = clocks();
    let mut ui = director();
    press(&mut ui, &snapshot, KeyCode::F(3));
    ui.hall.selected = Some(TableId(4));
    press(&mut ui, &snapshot, KeyCode::Enter);
    press(&mut ui, &snapshot, KeyCode::F(7));
    assert_eq!((ui.focus().table, ui.focus().clocks), (Some(TableId(4)), true));
    press(&mut ui, &snapshot, KeyCode::Enter);
    let moved = [fit(3, None, "none"), fit(4, Some(3), "open")];
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), moved, "the table stands there already");
    ui.answered(&CommandOutcome::Done);
    assert_eq!(ui.input(&ctrl('w'), &snapshot), [fit(3, None, "none")]);
    type_in(&mut ui, &snapshot, "free");
    assert_eq!(ui.input(&ctrl('w'), &snapshot), []);
    assert!(ui.shared.problem.is_some(), "it stands nowhere");
    for _ in 0..2 {
        press(&mut ui, &snapshot, KeyCode::Esc);
    }
    assert_eq!(ui.mode(), KeyMode::Table, "back where the list was opened");
}

#[test]
fn who_has_looked_at_a_clock_that_is_not_believed_vouches_for_it() {
    let mut snapshot = clocks();
    let mut ui = director();
    press(&mut ui, &snapshot, KeyCode::F(3));
    press(&mut ui, &snapshot, KeyCode::F(7));
    assert_eq!(ui.input(&ctrl('b'), &snapshot), [], "it is believed");
    assert!(ui.shared.problem.take().is_some());
    let row = &mut snapshot.clocks.as_mut().expect("a list").known[0];
    (row.trouble, row.vouchable) = (Some(ClockTrouble::Suspect(Suspect::SecondDevice)), true);
    let vouched = [UserAct::Give(Command::Clock(ClockCommand::VouchForClock { clock: row.clock }))];
    assert!(picture(&mut ui, &snapshot, (200, 60)).contains("Ctrl-B vouches for it"));
    assert_eq!(ui.input(&ctrl('b'), &snapshot), vouched);
}

#[test]
fn what_has_no_key_is_never_fitted_and_says_what_to_do() {
    let snapshot = clocks();
    for (filter, command) in [
        ("C0:FF:EE:00:00:4D", "ephor clock provision EVENT 77"),
        ("C0:FF:EE:00:00:02", "--profile dgt3000-gateway --address C0:FF:EE:00:00:02"),
        ("t9", "ephor clock provision EVENT 40"),
    ] {
        let mut ui = director();
        listed(&mut ui, &snapshot);
        type_in(&mut ui, &snapshot, filter);
        assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
        let said = ui.shared.problem.as_ref().map(|problem| problem.instead.clone()).unwrap_or_default();
        assert!(said.contains(command), "{filter}: {said}");
    }
}

#[test]
fn the_chosen_clock_stays_chosen_when_others_come() {
    let mut snapshot = clocks();
    let mut ui = director();
    listed(&mut ui, &snapshot);
    for _ in 0..4 {
        press(&mut ui, &snapshot, KeyCode::Down);
    }
    if let Some(clocks) = &mut snapshot.clocks {
        clocks.known.insert(0, known(1, None));
    }
    press(&mut ui, &snapshot, KeyCode::Enter);
    type_in(&mut ui, &snapshot, "4");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), [fit(4, Some(21), "open")]);
}

fn sent(state: OrderState, way: Option<OrderWay>) -> OrderRow {
    OrderRow { way, ..order(9, 12, "Kováč", points(-5), Route::Clock { clock: ClockId(12) }, state) }
}

/// Every state of an order on its way to a clock, with the words that must be seen.
fn ways() -> Vec<(&'static str, OrderRow, &'static str)> {
    let adapter = Some("hci0".to_owned());
    let waiting = |way| sent(OrderState::Waiting, Some(way));
    let at = At(fixtures::now().0 + 2_000);
    let unproven = OrderRow { proven: false, ..sent(OrderState::Confirmed { at }, None) };
    let why = GiveUp::NotReached { link: NoLink::Weak(-93), may_be_done: false };
    vec![
        ("queued", waiting(OrderWay::Queued), "queued for clock 12"),
        (
            "connecting",
            waiting(OrderWay::Connecting { adapter: adapter.clone(), nth: 2 }),
            "connecting to clock 12 on hci0, try 2",
        ),
        ("asking", waiting(OrderWay::Asking { adapter, nth: 1 }), "sent to clock 12 on hci0"),
        (
            "pausing",
            waiting(OrderWay::Pausing { tries: 3, why: Some(NoLink::Refused), pause: Millis(1_000) }),
            "try 3 to clock 12 failed",
        ),
        ("elsewhere", sent(OrderState::Waiting, None), "sending to clock 12"),
        ("unproven", unproven, "confirmed ✓ 14:32:09, UNPROVEN"),
        ("undelivered", sent(OrderState::Unconfirmed { why }, None), "not delivered (too weak at -93 dBm"),
    ]
}

/// The lines of a picture behind the one with these words.
fn after(drawn: &str, words: &str) -> String {
    let lines = drawn.lines().skip_while(|line| !line.contains(words)).skip(1);
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn how_far_an_order_got_is_seen_with_the_verdict() {
    let mut said = String::new();
    for (name, order, words) in ways() {
        let mut snapshot = rejected(order.route, order.state.clone());
        if let Some(slip) = &mut snapshot.slip {
            slip.orders = vec![order];
        }
        let mut ui = judge();
        press(&mut ui, &snapshot, KeyCode::Enter);
        let drawn = picture(&mut ui, &snapshot, (200, 60));
        assert!(drawn.contains(words), "{name}\n{drawn}");
        holds(name, &mut ui, &snapshot);
        let drawn = picture(&mut ui, &snapshot, SMALL);
        // Of the verdict only what becomes of the order differs.
        said.extend([name, "\n", &after(&drawn, "Kováč's time runs")]);
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("deliveries_80x24", said);
    });
}

#[test]
fn how_far_an_order_got_is_seen_at_the_table() {
    let mut snapshot = opened();
    let mut ui = referee();
    press(&mut ui, &snapshot, KeyCode::F(3));
    ui.hall.selected = Some(TableId(12));
    press(&mut ui, &snapshot, KeyCode::Enter);
    for (name, order, words) in ways() {
        if name == "unproven" {
            continue;
        }
        let open = matches!(order.state, OrderState::Unconfirmed { .. });
        snapshot.table.as_mut().expect("a table").orders = vec![order];
        let drawn = picture(&mut ui, &snapshot, (120, 40));
        assert!(drawn.contains(words), "{name}\n{drawn}");
        assert_eq!(drawn.contains("! Kováč"), open, "{name}\n{drawn}");
    }
    let orders = ways().into_iter().skip(1).take(1).chain(ways().pop()).map(|(_, order, _)| order).collect();
    snapshot.table.as_mut().expect("a table").orders = orders;
    shot("table_orders", &mut ui, &snapshot, MIDDLE);
    snapshot.aloud = vec![sent(
        OrderState::Unconfirmed { why: GiveUp::NotReached { link: NoLink::Weak(-93), may_be_done: false } },
        None,
    )];
    shot("aloud_undelivered", &mut judge(), &snapshot, SMALL);
}

fn hearsay() -> ClockView {
    ClockView::Hearsay {
        clock: ClockId(25),
        left: [Some(Millis::secs(751)), Some(Millis::secs(547))],
        running: Some(Side::A),
        age: Some(Millis(1_200)),
        rssi: Some(-71),
        adapter: Some("hci0".into()),
        no_link: None,
        trouble: None,
    }
}

/// A table with a clock of every kind, as its head and its cell say it.
fn kinds() -> Vec<(&'static str, ClockView, Urgency)> {
    let mut silent = hearsay();
    if let ClockView::Hearsay { left, running, age, rssi, adapter, no_link, .. } = &mut silent {
        (*left, *running, *age, *rssi, *adapter) = ([None; 2], None, None, None, None);
        *no_link = Some(NoLink::TimedOut);
    }
    let mut broken = hearsay();
    if let ClockView::Hearsay { trouble, age, .. } = &mut broken {
        (*trouble, *age) = (Some(ClockTrouble::NoClock), Some(Millis::secs(75)));
    }
    let mut low = clock(Run::Running(Side::B), [535, 620]);
    if let ClockView::Heard { battery, battery_low, rssi, .. } = &mut low {
        (*battery, *battery_low, *rssi) = (Some(9), true, Some(-88));
    }
    let mut weak = clock(Run::Running(Side::A), [437, 310]);
    if let ClockView::Heard { age, stale, no_link, rssi, .. } = &mut weak {
        (*age, *stale, *no_link, *rssi) = (Millis::secs(14), true, Some(NoLink::Weak(-93)), Some(-93));
    }
    let never = |kept, suspect: Option<Suspect>| ClockView::NeverHeard {
        clock: ClockId(40),
        kept,
        no_link: (kept == KeyPlace::Here).then_some(NoLink::NeverSeen),
        suspect,
    };
    let mut broken_open = clock(Run::Running(Side::A), [437, 310]);
    if let ClockView::Heard { fault, battery, battery_low, .. } = &mut broken_open {
        (*fault, *battery, *battery_low) = (true, None, true);
    }
    vec![
        ("open", clock(Run::Running(Side::B), [535, 620]), Urgency::Calm),
        ("low", low, Urgency::Stale),
        ("weak", weak, Urgency::Stale),
        ("hearsay", hearsay(), Urgency::Calm),
        ("hearsay_silent", silent, Urgency::Stale),
        ("hearsay_broken", broken, Urgency::Stale),
        ("never", never(KeyPlace::Here, None), Urgency::Stale),
        ("keyless", never(KeyPlace::Nowhere, None), Urgency::Stale),
        ("elsewhere", never(KeyPlace::Elsewhere, None), Urgency::Stale),
        ("wrong_key", never(KeyPlace::Here, Some(Suspect::BadTag)), Urgency::Suspect),
        ("fault", broken_open, Urgency::Fault),
    ]
}

#[test]
fn clocks_of_every_kind_in_the_hall() {
    let mut snapshot = hall();
    let row = |(at, (_, clock, urgency)): (usize, (_, ClockView, _))| table(at as u16 + 1, urgency, clock);
    snapshot.tables = kinds().into_iter().enumerate().map(row).collect();
    snapshot.aloud.clear();
    let mut ui = referee();
    press(&mut ui, &snapshot, KeyCode::F(3));
    shot("hall_clocks", &mut ui, &snapshot, MIDDLE);
    snapshot.tables = large_hall();
    shot("hall_clocks_small", &mut ui, &snapshot, SMALL);
}

/// The same in the smallest cells.
fn large_hall() -> Vec<crate::station::TableRow> {
    let mut rows: Vec<_> = kinds().into_iter().cycle().take(24).collect();
    let row = |(at, (_, clock, urgency)): (usize, (_, ClockView, _))| table(at as u16 + 1, urgency, clock);
    rows.drain(..).enumerate().map(row).collect()
}

#[test]
fn clocks_of_every_kind_at_the_table() {
    let mut said = String::new();
    for (name, clock, urgency) in kinds() {
        let mut snapshot = opened();
        let mut ui = referee();
        press(&mut ui, &snapshot, KeyCode::F(3));
        ui.hall.selected = Some(TableId(12));
        press(&mut ui, &snapshot, KeyCode::Enter);
        let detail = snapshot.table.as_mut().expect("a table");
        (detail.row.clock, detail.row.urgency, detail.row.slip) = (clock, urgency, None);
        holds(name, &mut ui, &snapshot);
        let drawn = picture(&mut ui, &snapshot, SMALL);
        // Of the table only the box at the top differs.
        let head = drawn.lines().skip(2).take_while(|line| !line.contains("What happened"));
        said.extend([name, "\n", &head.collect::<Vec<_>>().join("\n"), "\n"]);
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("table_clocks_80x24", said);
    });
}
