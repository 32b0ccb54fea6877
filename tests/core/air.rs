//! A station and its radio: who is connected first, where, and what becomes of an order that nobody can bring.

use std::collections::{BTreeMap, BTreeSet};

use ephor::clock::{
    AdapterDoes, AdapterState, Address, Advert, AirState, AirTrouble, Control, Device, GiveUp, NoLink,
    Suspect,
};
use ephor::domain::{Actor, At, ClockId, Millis, Role, Side, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::sim::key;
use ephor::station::{
    ClockView, ClocksView, Effect, Focus, Input, KeyPlace, LinkEvent, OrderWay, RadioEffect, Station,
};
use ephor::tournament::{Command, OrderState, SetupCommand, SlipCommand};

use super::{START, enter, opening, raise};
use crate::small::{law, ruleset};

const CLOCKS: std::ops::RangeInclusive<u16> = 1..=3;

/// A hall of three tables with a clock on each, and a radio that does nothing by itself.
struct Hall {
    station: Station,
    journal: MemoryJournal,
    devices: BTreeMap<ClockId, Device>,
    now: At,
    /// By how much the event's time was corrected; no clock knows of it.
    corrected: Millis,
}

impl Hall {
    fn new() -> Self {
        let law = || law(ruleset("tso-2017", &[]), &[]);
        let keys = CLOCKS.map(ClockId).map(|clock| (clock, key(1, clock))).collect();
        let control = Control::of(&law().ruleset.time).expect("clocks");
        let device = |clock| (clock, Device::new(clock, &key(1, clock), control, START));
        let mut hall = Self {
            station: Station::new("desk", law(), keys, Vec::new()).on_radio_duty(),
            journal: MemoryJournal::default(),
            devices: CLOCKS.map(ClockId).map(device).collect(),
            now: START,
            corrected: Millis(0),
        };
        let fit = |number: u16| {
            Command::Setup(SetupCommand::FitClock {
                table: TableId(number),
                clock: Some(ClockId(number)),
                profile: "open".to_owned(),
            })
        };
        for command in opening(&law()).into_iter().chain(CLOCKS.map(fit)) {
            hall.give(command);
        }
        hall
    }

    fn take(&mut self, input: Input) -> Vec<RadioEffect> {
        self.now = self.now + Millis(10);
        let effects = keep(&mut self.station, &mut self.journal, self.now, input);
        let radio = |effect| if let Effect::Radio(effect) = effect { Some(effect) } else { None };
        effects.into_iter().filter_map(radio).collect()
    }

    fn give(&mut self, command: Command) -> Vec<RadioEffect> {
        self.take(Input::Command { ticket: None, by: Actor::new(Role::HeadReferee, "desk"), command })
    }

    fn frame(&mut self, clock: u16) -> Vec<u8> {
        let now = self.now - self.corrected;
        self.devices.get_mut(&ClockId(clock)).expect("a clock").advertise(now).to_vec()
    }

    fn heard(&mut self, clock: u16, address: &str) -> Vec<RadioEffect> {
        let frame = self.frame(clock);
        self.said(address, frame, -60)
    }

    fn said(&mut self, address: &str, frame: Vec<u8>, rssi: i16) -> Vec<RadioEffect> {
        self.take(Input::Advert(Advert {
            address: Address::new(address),
            adapter: "hci0".to_owned(),
            rssi: Some(rssi),
            name: None,
            services: Vec::new(),
            maker: Some((0xffff, frame)),
        }))
    }

    /// The radio says that it has one adapter with so many links; none is no adapter.
    fn air(&mut self, links: u8) -> Vec<RadioEffect> {
        let adapter = AdapterState {
            name: "hci0".to_owned(),
            powered: true,
            scanning: true,
            does: AdapterDoes::Both,
            links,
        };
        let none = AirState { adapters: Vec::new(), trouble: Some(AirTrouble::NoAdapter { wanted: None }) };
        let some = AirState { adapters: vec![adapter], trouble: None };
        self.take(Input::Air(if links > 0 { some } else { none }))
    }

    /// The time of the event is corrected.
    fn correct(&mut self, shift: Millis) -> Vec<RadioEffect> {
        let reason = "the computer's clock was wrong".to_owned();
        self.give(Command::Setup(SetupCommand::NoteSystemClock { ahead: shift, since: None }));
        let effects = self.give(Command::Setup(SetupCommand::CorrectTime { shift, reason }));
        assert_eq!(self.station.state().corrected, self.corrected + shift);
        (self.now, self.corrected) = (self.now + shift, self.corrected + shift);
        effects
    }

    /// A penalty for a table; what the radio is asked for in all.
    fn penalty(&mut self, table: u16) -> Vec<RadioEffect> {
        let slip = self.station.state().next_slip();
        let commands = [
            raise(table, Side::B, Some(5_000)),
            enter(slip, &["NIE", "TOR"]),
            Command::Slip(SlipCommand::ConfirmSpelling { slip }),
            Command::Slip(SlipCommand::Decide { slip }),
        ];
        commands.into_iter().flat_map(|command| self.give(command)).collect()
    }

    fn down(&mut self, clock: u16, why: NoLink) -> Vec<RadioEffect> {
        self.take(Input::Link { clock: ClockId(clock), event: LinkEvent::Down { why } })
    }

    fn wait(&mut self, length: Millis) -> Vec<RadioEffect> {
        let (end, mut effects) = (self.now + length, Vec::new());
        while self.now < end {
            effects.extend(self.take(Input::Tick));
        }
        effects
    }

    fn clock(&self, number: u16) -> ClockView {
        let tables = self.station.snapshot(self.now, &Focus::default()).tables;
        tables.into_iter().find(|row| row.table == TableId(number)).expect("a table").clock
    }

    fn given_up(&self) -> Vec<GiveUp> {
        let why = |state: &OrderState| match state {
            OrderState::Unconfirmed { why } => Some(why.clone()),
            _ => None,
        };
        self.station.state().orders.values().filter_map(|order| why(&order.state)).collect()
    }
}

/// The clocks that are to be connected, and whether somebody waits for it.
fn called(effects: &[RadioEffect]) -> Vec<(u16, bool)> {
    let call = |effect: &RadioEffect| match effect {
        RadioEffect::Connect { clock, urgent, .. } => Some((clock.0, *urgent)),
        _ => None,
    };
    effects.iter().filter_map(call).collect()
}

fn let_go(effects: &[RadioEffect]) -> BTreeSet<u16> {
    let gone = |effect: &RadioEffect| match effect {
        RadioEffect::Disconnect { clock } => Some(clock.0),
        _ => None,
    };
    effects.iter().filter_map(gone).collect()
}

#[test]
fn no_more_clocks_are_called_than_there_are_links_and_the_oldest_order_goes_first() {
    let mut hall = Hall::new();
    assert_eq!(called(&hall.air(1)), []);
    for clock in CLOCKS {
        hall.heard(clock, &format!("aa:0{clock}"));
    }
    assert_eq!(called(&hall.penalty(3)), [(3, true)]);
    assert_eq!(called(&hall.penalty(2)), [], "the adapter has one link");
    assert_eq!(called(&hall.penalty(1)), []);
    assert_eq!(called(&hall.down(3, NoLink::Lost)), [(2, true)], "clock 3 rests, and 2 is the next oldest");
    assert_eq!(called(&hall.air(3)), [(1, true)], "another adapter has come");
    assert_eq!(called(&hall.wait(Millis(300))), [(3, true)], "it has rested");
}

#[test]
fn orders_go_on_at_once_after_the_time_was_corrected() {
    for hours in [-1, 1] {
        let mut hall = Hall::new();
        hall.air(1);
        for clock in 1..=2 {
            hall.heard(clock, &format!("aa:0{clock}"));
        }
        assert_eq!(called(&hall.penalty(1)), [(1, true)]);
        hall.down(1, NoLink::Lost);
        assert_eq!(called(&hall.penalty(2)), [(2, true)], "and clock 1 rests");
        let mut effects = hall.correct(Millis::secs(hours * 3_600));
        assert_eq!(let_go(&effects), BTreeSet::from([2]), "the link is of another time");
        effects.extend(hall.heard(1, "aa:01"));
        effects.extend(hall.wait(Millis::secs(60)));
        assert_eq!(called(&effects).first(), Some(&(1, true)), "{hours} h");
        let view = hall.clock(1);
        assert!(!matches!(view, ClockView::NeverHeard { .. } | ClockView::None), "{view:?}");
    }
}

#[test]
fn an_order_takes_the_link_of_a_clock_that_is_asked_for_less() {
    let mut hall = Hall::new();
    hall.air(1);
    for clock in CLOCKS {
        hall.heard(clock, &format!("aa:0{clock}"));
    }
    // Clock 1 tells a challenge, and has its receipt to get.
    let now = hall.now;
    let device = hall.devices.get_mut(&ClockId(1)).expect("a clock");
    device.press(now, Side::B).and_then(|()| device.challenge(now, Side::A)).expect("a game");
    assert_eq!(called(&hall.heard(1, "aa:01")), [(1, false)]);
    let effects = hall.penalty(2);
    assert_eq!((let_go(&effects), called(&effects)), (BTreeSet::from([1]), vec![(2, true)]));
    let effects = hall.penalty(3);
    assert_eq!(
        (let_go(&effects), called(&effects)),
        (BTreeSet::new(), vec![]),
        "an order waits for an order"
    );
    assert_eq!(called(&hall.down(2, NoLink::Refused)), [(3, true)], "and goes before the receipt");
    assert_eq!(called(&hall.down(3, NoLink::Refused)), [(1, false)], "which is not forgotten");
}

#[test]
fn a_link_that_is_being_made_for_a_receipt_is_hurried_and_kept_when_an_order_comes() {
    let mut hall = Hall::new();
    hall.air(1);
    for clock in CLOCKS {
        hall.heard(clock, &format!("aa:0{clock}"));
    }
    let now = hall.now;
    let device = hall.devices.get_mut(&ClockId(1)).expect("a clock");
    device.press(now, Side::B).and_then(|()| device.challenge(now, Side::A)).expect("a game");
    assert_eq!(called(&hall.heard(1, "aa:01")), [(1, false)]);
    // The challenge is judged before the link is there.
    let (slip, _) = hall.station.state().open_slip(TableId(1)).expect("a slip");
    let commands = [
        enter(slip, &["NIE", "TOR"]),
        Command::Slip(SlipCommand::ConfirmSpelling { slip }),
        Command::Slip(SlipCommand::Decide { slip }),
    ];
    let effects: Vec<_> = commands.into_iter().flat_map(|command| hall.give(command)).collect();
    assert_eq!((let_go(&effects), called(&effects)), (BTreeSet::new(), vec![(1, true)]));
    let effects = hall.penalty(2);
    assert_eq!(
        (let_go(&effects), called(&effects)),
        (BTreeSet::new(), vec![]),
        "an order waits for an order"
    );
}

#[test]
fn a_clock_is_called_where_it_was_believed_and_a_second_device_is_shown() {
    let mut hall = Hall::new();
    hall.air(3);
    let old = hall.frame(1);
    hall.heard(1, "aa:01");
    hall.said("ee:ee", old, -30);
    let ClockView::Heard { suspect: Some(why), .. } = hall.clock(1) else { panic!("{:?}", hall.clock(1)) };
    assert_eq!(why, Suspect::SecondDevice);
    let effects = hall.penalty(1);
    let at = effects.iter().find_map(|effect| match effect {
        RadioEffect::Connect { address, .. } => Some(address.as_str()),
        _ => None,
    });
    assert_eq!(at, Some("AA:01"));
}

#[test]
fn a_clock_that_cannot_be_reached_says_why() {
    let mut hall = Hall::new();
    hall.air(3);
    let frame = hall.frame(1);
    hall.said("aa:01", frame, -95);
    hall.penalty(1);
    hall.down(1, NoLink::TimedOut);
    let ClockView::Heard { no_link, rssi, .. } = hall.clock(1) else { panic!("it was heard") };
    assert_eq!((no_link, rssi), (Some(NoLink::Weak(-95)), Some(-95)));
    assert_eq!(called(&hall.penalty(2)), [], "nobody knows where clock 2 is");
    let ClockView::NeverHeard { no_link, .. } = hall.clock(2) else { panic!("it was not") };
    assert_eq!(no_link, Some(NoLink::NeverSeen));
    hall.wait(Millis(9_000));
    let never_heard = GiveUp::NotReached { link: NoLink::NeverSeen, may_be_done: false };
    assert!(hall.given_up().contains(&never_heard), "{:?}", hall.given_up());
}

#[test]
fn without_an_adapter_orders_are_announced_at_once_and_after_an_outage_not_at_once() {
    let mut hall = Hall::new();
    hall.air(0);
    assert_eq!(hall.penalty(1), []);
    hall.wait(Millis(10));
    assert_eq!(hall.given_up(), [GiveUp::NotReached { link: NoLink::NoAdapter, may_be_done: false }]);

    let mut hall = Hall::new();
    hall.air(3);
    hall.heard(1, "aa:01");
    hall.air(0);
    hall.penalty(1);
    hall.wait(Millis(5_000));
    assert_eq!(hall.given_up(), Vec::<GiveUp>::new(), "it may be plugged in again");
    assert_eq!(called(&hall.air(3)), [(1, true)]);
    hall.down(1, NoLink::NoAdapter);
    hall.air(0);
    hall.wait(Millis(20_000));
    assert_eq!(hall.given_up().len(), 1);
}

impl Hall {
    fn clocks(&self) -> ClocksView {
        let focus = Focus { clocks: true, ..Focus::default() };
        self.station.snapshot(self.now, &focus).clocks.expect("they are in focus")
    }

    /// Where the order for a table is.
    fn way(&self, table: u16) -> Option<OrderWay> {
        let focus = Focus { table: Some(TableId(table)), ..Focus::default() };
        let detail = self.station.snapshot(self.now, &focus).table.expect("a table");
        detail.orders.first().expect("an order").way.clone()
    }
}

#[test]
fn how_far_an_order_got_is_known_at_every_step() {
    let mut hall = Hall::new();
    hall.air(1);
    for clock in CLOCKS {
        hall.heard(clock, &format!("aa:0{clock}"));
    }
    let adapter = Some("hci0".to_owned());
    hall.penalty(1);
    hall.penalty(2);
    assert_eq!(hall.way(1), Some(OrderWay::Connecting { adapter: adapter.clone(), nth: 1 }));
    assert_eq!(hall.way(2), Some(OrderWay::Queued), "the adapter has one link");
    hall.down(1, NoLink::Refused);
    assert_eq!(
        hall.way(1),
        Some(OrderWay::Pausing { tries: 1, why: Some(NoLink::Refused), pause: Millis(250) })
    );
    assert_eq!(hall.way(2), Some(OrderWay::Connecting { adapter: adapter.clone(), nth: 1 }));
    hall.down(2, NoLink::Refused);
    hall.wait(Millis(300));
    assert_eq!(hall.way(1), Some(OrderWay::Connecting { adapter: adapter.clone(), nth: 2 }));
    hall.take(Input::Link { clock: ClockId(1), event: LinkEvent::Up { greeting: vec![7; 8], drawn: 7 } });
    hall.wait(Millis(10));
    assert_eq!(hall.way(1), Some(OrderWay::Asking { adapter, nth: 2 }));
    for _ in 0..9 {
        hall.down(1, NoLink::Lost);
        hall.down(2, NoLink::Lost);
        hall.wait(Millis(9_000));
    }
    assert_eq!(hall.way(1), None, "it is a person's now");
    let focus = Focus { table: Some(TableId(1)), ..Focus::default() };
    let orders = hall.station.snapshot(hall.now, &focus).table.expect("a table").orders;
    assert!(matches!(orders[0].state, OrderState::Unconfirmed { .. }), "{orders:?}");
}

#[test]
fn what_is_found_in_the_air_is_shown_and_never_becomes_state() {
    let mut hall = Hall::new();
    hall.heard(1, "aa:01");
    let entries = hall.journal.entries().len();
    let control = Control::of(&law(ruleset("tso-2017", &[]), &[]).ruleset.time).expect("clocks");
    let strange = |number| Device::new(ClockId(number), &key(99, ClockId(number)), control, START);
    let now = hall.now;
    assert_eq!(hall.said("bb:09", strange(9).advertise(now).to_vec(), -50), []);
    // A phone.
    assert_eq!(hall.said("ff:03", vec![0x12; 25], -20), []);
    assert_eq!(hall.journal.entries().len(), entries);
    // A forger in the name of clock 2: noted as such, and no clock for all that.
    assert_eq!(hall.said("ff:02", strange(2).advertise(now).to_vec(), -20), []);
    let seen = hall.clocks();
    let found: Vec<_> =
        seen.found.iter().map(|row| (row.address.as_str(), row.claims, row.has_keys)).collect();
    assert_eq!(found, [("BB:09", Some(ClockId(9)), true)]);
    let known: Vec<_> = seen.known.iter().map(|row| (row.clock.0, row.table, row.age.is_some())).collect();
    let on = |table| Some(TableId(table));
    assert_eq!(known, [(1, on(1), true), (2, on(2), false), (3, on(3), false)]);
    assert!(
        seen.known
            .iter()
            .all(|row| row.kept == KeyPlace::Here && row.proven && row.make == "Open clock profile")
    );
    hall.wait(Millis(61_000));
    assert_eq!(hall.clocks().found, []);
}

#[test]
fn a_clock_on_a_table_without_a_key_here_is_told() {
    let mut hall = Hall::new();
    assert_eq!(hall.station.strangers(), []);
    let fit = |clock: Option<u16>, profile: &str| {
        Command::Setup(SetupCommand::FitClock {
            table: TableId(2),
            clock: clock.map(ClockId),
            profile: profile.to_owned(),
        })
    };
    let give = |hall: &mut Hall, command| {
        let by = Actor::new(Role::Director, "desk");
        hall.take(Input::Command { ticket: None, by, command });
    };
    give(&mut hall, fit(Some(40), "open"));
    assert_eq!(hall.station.strangers(), [(TableId(2), ClockId(40), "open".to_owned())]);
    assert!(
        matches!(hall.clock(2), ClockView::NeverHeard { kept: KeyPlace::Nowhere, .. }),
        "{:?}",
        hall.clock(2)
    );
    let row = hall.clocks().known.into_iter().find(|row| row.clock == ClockId(40)).expect("it stands there");
    assert_eq!((row.kept, row.table), (KeyPlace::Nowhere, Some(TableId(2))));
    give(&mut hall, fit(None, "none"));
    assert_eq!((hall.station.strangers(), hall.clock(2)), (Vec::new(), ClockView::None));
    assert_eq!(hall.clocks().known.iter().filter(|row| row.table.is_none()).count(), 1, "clock 2 is free");
}
