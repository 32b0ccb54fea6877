//! Clocks of other makes: orders reach them as far as that can be known, and nothing that they say decides anything.

use std::collections::BTreeMap;

use ephor::clock::{Address, Advert, Cannot, GiveUp, NoLink, Profile};
use ephor::domain::{Actor, At, ClockId, Millis, Role, Side, SlipId, TableId};
use ephor::journal::{MemoryJournal, keep};
use ephor::rules::ClockPower;
use ephor::station::{
    ClockView, Delivery, Effect, Focus, Input, KnownThirdParty, LinkEvent, RadioEffect, Station, Ticket,
};
use ephor::tournament::{
    ClockCommand, ClockEvent, Command, Event, Hindrance, LoadedRules, OrderState, PlacedOrder, RoundCommand,
    SetupCommand, SlipCommand, Sure,
};
use serde_json::{Value, json};

use super::{START, enter, opening, raise};
use crate::small::{law, ruleset};

const CLOCK: ClockId = ClockId(7);
const TABLE: TableId = TableId(1);

/// A console with one gateway on table 1, and what was written to it.
struct Desk {
    station: Station,
    journal: MemoryJournal,
    now: At,
    /// What was written and not yet looked at.
    written: Vec<Value>,
    connects: usize,
}

impl Desk {
    fn new(law: &LoadedRules) -> Self {
        let profile = Profile::named("dgt3000-gateway").expect("it comes with ephor");
        let guest = KnownThirdParty { profile, address: Address::new("c0:ff:ee:00:00:07") };
        let station = Station::new("desk", law.clone(), BTreeMap::new(), Vec::new());
        let station = station.with_third_party(BTreeMap::from([(CLOCK, guest)])).on_radio_duty();
        let mut desk =
            Self { station, journal: MemoryJournal::default(), now: START, written: Vec::new(), connects: 0 };
        let profile = "dgt3000-gateway".to_owned();
        let fit = Command::Setup(SetupCommand::FitClock { table: TABLE, clock: Some(CLOCK), profile });
        let mut opening = opening(law);
        opening.push(fit);
        for command in &opening {
            desk.give(Role::HeadReferee, command);
        }
        desk.heard();
        desk
    }

    fn give(&mut self, role: Role, command: &Command) {
        let by = Actor::new(role, "desk");
        let effects = self.take(Input::Command { ticket: Some(Ticket(1)), by, command: command.clone() });
        let answer = effects.iter().find_map(|effect| match effect {
            Effect::Answer { answer, .. } => Some(answer.as_ref().map(|_| ()).map_err(Clone::clone)),
            _ => None,
        });
        assert_eq!(answer, Some(Ok(())), "{command:?}");
    }

    fn take(&mut self, input: Input) -> Vec<Effect> {
        let effects = keep(&mut self.station, &mut self.journal, self.now, input);
        for effect in &effects {
            match effect {
                Effect::Radio(RadioEffect::Connect { clock, address, .. }) => {
                    assert_eq!((*clock, address.as_str()), (CLOCK, "C0:FF:EE:00:00:07"));
                    self.connects += 1;
                }
                Effect::Radio(RadioEffect::Write { bytes, .. }) => {
                    let json = serde_json::from_slice(bytes).expect("the gateway reads JSON");
                    self.written.push(json);
                }
                _ => {}
            }
        }
        effects
    }

    fn heard(&mut self) {
        let advert = Advert {
            address: Address::new("C0:FF:EE:00:00:07"),
            adapter: "hci0".to_owned(),
            rssi: Some(-61),
            name: Some("DGT3000-Gateway".to_owned()),
            services: Vec::new(),
            maker: None,
        };
        self.take(Input::Advert(advert));
        self.pass(0);
    }

    fn pass(&mut self, millis: i64) {
        self.now = self.now + Millis(millis);
        self.take(Input::Tick);
    }

    fn link(&mut self, event: LinkEvent) {
        self.take(Input::Link { clock: CLOCK, event });
        self.pass(0);
    }

    fn says(&mut self, message: &Value) {
        self.link(LinkEvent::Answer { bytes: message.to_string().into_bytes() });
    }

    /// The orders among what was written, without the questions for the times.
    fn orders(&mut self) -> Vec<Value> {
        self.written.drain(..).filter(|it| it["command"] != "getTime").collect()
    }

    fn rejected_challenge(&mut self) {
        self.give(Role::Judge, &raise(1, Side::B, Some(3_000)));
        for command in [
            enter(SlipId(1), &["RAST"]),
            Command::Slip(SlipCommand::ConfirmSpelling { slip: SlipId(1) }),
            Command::Slip(SlipCommand::Decide { slip: SlipId(1) }),
        ] {
            self.give(Role::Judge, &command);
        }
        self.pass(0);
    }

    fn states(&self) -> Vec<OrderState> {
        self.station.state().orders.values().map(|order| order.state.clone()).collect()
    }

    fn count(&self, kind: impl Fn(&Event) -> bool) -> usize {
        self.journal.entries().iter().filter(|entry| kind(&entry.record.event)).count()
    }
}

fn tso() -> LoadedRules {
    law(ruleset("tso-2017", &[]), &[])
}

#[test]
fn a_penalty_is_shown_as_text_and_confirmed_once_though_the_link_breaks() {
    let mut desk = Desk::new(&tso());
    desk.rejected_challenge();
    desk.link(LinkEvent::Up { greeting: b"0.6".to_vec(), drawn: 7 });
    let order = desk.orders().pop().expect("a text");
    assert_eq!((&order["command"], &order["params"]["text"]), (&json!("displayText"), &json!("B -10 PTS")));
    // The link breaks with the write under way: a text that is shown twice is shown once.
    desk.link(LinkEvent::Down { why: NoLink::Lost });
    desk.pass(300);
    desk.link(LinkEvent::Up { greeting: Vec::new(), drawn: 7 });
    let again = desk.orders().pop().expect("the text once more");
    assert_eq!(again, order);
    let done = json!({"type": "command_response", "id": again["id"], "success": true, "status": "success"});
    desk.says(&done);
    desk.says(&done);
    let confirmed = |event: &Event| matches!(event, Event::Clock(ClockEvent::OrderConfirmed { .. }));
    assert_eq!(desk.count(confirmed), 1, "{:?}", desk.states());
    // It says so, and nothing proves it: the screens must not take it for more, whatever stands there later.
    let fit =
        Command::Setup(SetupCommand::FitClock { table: TABLE, clock: None, profile: "none".to_owned() });
    desk.give(Role::Director, &fit);
    let focus = Focus { slip: Some(SlipId(1)), ..Focus::default() };
    let snapshot = desk.station.snapshot(desk.now, &focus);
    let orders = snapshot.slip.expect("a slip").orders;
    assert_eq!(orders.iter().map(|order| order.proven).collect::<Vec<_>>(), [false]);
    let delivery = snapshot.log.first().and_then(|row| row.delivery);
    assert!(matches!(delivery, Some(Delivery::OnClock { proven: false, .. })), "{delivery:?}");
}

/// A desk where a referee has ordered that the clock of an absent player be started: to do that twice would do harm.
fn start_of_an_absent_players_clock() -> Desk {
    let mut desk = Desk::new(&law(ruleset("pes-classic", &[]), &[]));
    desk.give(
        Role::Referee,
        &Command::Round(RoundCommand::NoteAbsent { table: TABLE, side: Side::B, sure: Sure::new() }),
    );
    desk.now = desk.now + Millis::secs(601);
    desk.heard();
    let power = ClockPower::StartAbsent;
    let reason = "not here".to_owned();
    desk.give(
        Role::Referee,
        &Command::Clock(ClockCommand::OrderClock {
            table: TABLE,
            power,
            side: Some(Side::B),
            amount: None,
            reason,
        }),
    );
    desk.pass(0);
    desk
}

fn tried(event: &Event) -> bool {
    matches!(event, Event::Clock(ClockEvent::OrderTried { .. }))
}

#[test]
fn what_must_not_be_done_twice_is_tried_once() {
    let mut desk = start_of_an_absent_players_clock();
    desk.link(LinkEvent::Up { greeting: Vec::new(), drawn: 7 });
    desk.pass(0);
    let orders = desk.orders();
    assert_eq!(orders.len(), 1, "{orders:?} {:?}", desk.station.state().orders);
    assert_eq!(orders[0]["command"], "run");
    assert_eq!(desk.count(tried), 1, "noted before it was written");
    desk.link(LinkEvent::Down { why: NoLink::Lost });
    for _ in 0..20 {
        desk.pass(5_000);
        desk.heard();
        desk.link(LinkEvent::Up { greeting: Vec::new(), drawn: 7 });
    }
    assert_eq!(desk.orders(), Vec::<Value>::new(), "never a second time");
    let given_up = |event: &Event| {
        matches!(event, Event::Clock(ClockEvent::OrderUnconfirmed { why: GiveUp::NoAnswer, .. }))
    };
    assert_eq!(desk.count(given_up), 1);
}

#[test]
fn an_order_whose_try_the_journal_did_not_take_is_brought_when_it_takes_it() {
    let mut desk = start_of_an_absent_players_clock();
    desk.journal.fail_next("no space left on device");
    desk.link(LinkEvent::Up { greeting: Vec::new(), drawn: 7 });
    desk.pass(0);
    assert!(!desk.station.is_sound());
    assert_eq!((desk.orders(), desk.count(tried)), (Vec::new(), 0), "nothing is written that is not noted");
    desk.take(Input::Recovered);
    desk.pass(0);
    desk.pass(0);
    assert_eq!(desk.count(tried), 1);
    assert_eq!(desk.orders().len(), 1, "{:?}", desk.station.state().orders);
}

#[test]
fn its_times_are_hearsay_and_nothing_follows_from_them() {
    let mut desk = Desk::new(&tso());
    desk.link(LinkEvent::Up { greeting: Vec::new(), drawn: 7 });
    let before = desk.journal.entries().len();
    let times = |left: u32| {
        json!({"type": "timeUpdate", "timestamp": 1, "data": {
            "leftHours": 0, "leftMinutes": 0, "leftSeconds": left,
            "rightHours": 0, "rightMinutes": 12, "rightSeconds": 34}})
    };
    for left in [2, 1, 0] {
        desk.says(&times(left));
        desk.pass(1_000);
    }
    desk.says(
        &json!({"type": "buttonEvent", "data": {"button": "lever_left", "buttonCode": 192, "isRepeat": false}}),
    );
    for bytes in [vec![0xff; 3_000], b"{\"type\":\"event\"".to_vec(), b"}}}}".to_vec()] {
        desk.link(LinkEvent::Answer { bytes });
    }
    assert_eq!(desk.journal.entries().len(), before, "nothing is journaled of it");
    let snapshot = desk.station.snapshot(desk.now, &Focus::default());
    let clock = &snapshot.tables[0].clock;
    let ClockView::Hearsay { clock: CLOCK, left: [Some(_), Some(_)], rssi: Some(-61), .. } = clock else {
        panic!("{clock:?}")
    };
}

#[test]
fn a_clock_that_is_nowhere_is_a_persons_after_all_tries() {
    let mut desk = Desk::new(&tso());
    desk.rejected_challenge();
    for _ in 0..12 {
        desk.link(LinkEvent::Down { why: NoLink::TimedOut });
        desk.pass(10_000);
    }
    assert!(desk.connects >= 6, "{}", desk.connects);
    assert!(desk.station.state().orders.values().all(PlacedOrder::needs_person), "{:?}", desk.states());
}

#[test]
fn what_a_make_cannot_do_is_said_with_its_reason() {
    let mut desk = Desk::new(&tso());
    let profile = "chessclock-esp32".to_owned();
    desk.give(
        Role::Director,
        &Command::Setup(SetupCommand::FitClock { table: TABLE, clock: Some(ClockId(8)), profile }),
    );
    desk.rejected_challenge();
    let orders = desk.station.snapshot(desk.now, &Focus::default()).aloud;
    let why: Vec<_> = orders.iter().filter_map(|order| order.hindrance.clone()).collect();
    assert!(
        !why.is_empty() && why.iter().all(|why| *why == Hindrance::Unable { why: Cannot::Unable }),
        "{orders:?}"
    );
}

#[test]
fn clocks_that_are_only_watched_take_turns_where_links_are_few() {
    const GUESTS: std::ops::RangeInclusive<u16> = 1..=7;
    let at = |clock: ClockId| Address::new(&format!("C0:FF:EE:00:00:{:02X}", clock.0));
    let profile = Profile::named("dgt3000-gateway").expect("it comes with ephor");
    let guest = |clock| (clock, KnownThirdParty { profile: profile.clone(), address: at(clock) });
    let guests: BTreeMap<_, _> = GUESTS.map(ClockId).map(guest).collect();
    let mut station =
        Station::new("desk", tso(), BTreeMap::new(), Vec::new()).with_third_party(guests).on_radio_duty();
    let (mut journal, mut now, mut linked) = (MemoryJournal::default(), START, BTreeMap::new());
    let by = || Actor::new(Role::Director, "desk");
    let fit = |clock: u16| {
        Command::Setup(SetupCommand::FitClock {
            table: TableId(clock),
            clock: Some(ClockId(clock)),
            profile: "dgt3000-gateway".to_owned(),
        })
    };
    for command in opening(&tso()).into_iter().chain(GUESTS.map(fit)) {
        keep(&mut station, &mut journal, now, Input::Command { ticket: None, by: by(), command });
    }
    let (mut most, mut waited) = (0, false);
    for beat in 0..1_200 {
        now = now + Millis(100);
        let mut inputs = vec![Input::Tick];
        for clock in GUESTS.map(ClockId).filter(|_| beat % 10 == 0) {
            let event = if linked.contains_key(&clock) {
                let times = json!({"type": "timeUpdate", "timestamp": 1, "data": {
                    "leftHours": 0, "leftMinutes": 9, "leftSeconds": 1,
                    "rightHours": 0, "rightMinutes": 12, "rightSeconds": 34}});
                Input::Link { clock, event: LinkEvent::Answer { bytes: times.to_string().into_bytes() } }
            } else {
                // Connected, it does not advertise.
                Input::Advert(Advert {
                    address: at(clock),
                    adapter: "hci0".to_owned(),
                    rssi: Some(-61),
                    name: Some("DGT3000-Gateway".to_owned()),
                    services: Vec::new(),
                    maker: None,
                })
            };
            inputs.push(event);
        }
        while let Some(input) = inputs.pop() {
            for effect in keep(&mut station, &mut journal, now, input) {
                match effect {
                    Effect::Radio(RadioEffect::Connect { clock, .. }) => {
                        linked.insert(clock, now);
                        inputs.push(Input::Link {
                            clock,
                            event: LinkEvent::Up { greeting: Vec::new(), drawn: 7 },
                        });
                    }
                    Effect::Radio(RadioEffect::Disconnect { clock }) => drop(linked.remove(&clock)),
                    _ => {}
                }
            }
        }
        most = most.max(linked.len());
        let tables = station.snapshot(now, &Focus::default()).tables;
        let clocks = tables.iter().filter(|row| row.clock != ClockView::None);
        for row in clocks {
            let ClockView::Hearsay { age, no_link, .. } = &row.clock else { panic!("{row:?}") };
            waited |= *no_link == Some(NoLink::NoSlot);
            assert!(beat < 200 || age.is_some_and(|age| age < Millis::secs(20)), "{beat}: {row:?}");
        }
    }
    assert_eq!((most, waited), (3, true), "and whoever waits says why");
}
