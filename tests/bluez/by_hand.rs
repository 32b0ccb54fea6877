//! `ephor clock scan`, `watch`, `send` and `doctor` as a person runs them, over the double.

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::time::Duration;

use ephor::clock::Run;
use ephor::domain::{ClockId, Side};
use ephor::sim::key;
use serde_json::Value;

use super::bus::Bus;
use super::double::{Ails, Double, Fault, address};
use super::on_a_private_bus;
use crate::support::{Place, Ran};

/// A place on a bus, with clocks in the air and an event.
pub(super) struct Hall {
    pub(super) place: Place,
    pub(super) double: Double,
    bus: Bus,
}

impl Hall {
    /// So many clocks in the air, of which the event has the keys of the first `keys`, each on a table.
    pub(super) fn open(bus: Bus, clocks: u16, keys: u16) -> Self {
        let place = Place::new();
        let (mut players, mut round, mut fitted) =
            (String::new(), String::new(), "table,clock,profile\n".to_owned());
        for it in 1..=keys {
            let (a, b) = (2 * it - 1, 2 * it);
            let _ = writeln!(players, "P{a}\nP{b}");
            let _ = writeln!(round, "{it},P{a},P{b}");
            let _ = writeln!(fitted, "{it},{it},open");
        }
        place.write("players.csv", players);
        place.write("round.csv", round);
        place.write("clocks.csv", fitted);
        let tables = keys.to_string();
        let init =
            ["init", "event", "--ruleset", "tso-2017", "--players", "players.csv", "--tables", &tables];
        place.run(&[&init[..], &["--clocks", "clocks.csv"]].concat()).exits(0);
        place.run(&["round", "event", "round.csv", "--no-list"]).exits(0);
        for it in 1..=keys {
            let digits = key(1, ClockId(it)).0.iter().fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            });
            place.feed(&["clock", "key", "add", "event", &it.to_string()], &digits).exits(0);
        }
        let double = Double::start(bus.address(), clocks);
        // What is asked for once must be there; it is a matter of milliseconds.
        for _ in 0..500 {
            if double.with(|inside| inside.up) {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(double.with(|inside| inside.up), "the double has no name on its bus");
        Self { place, double, bus }
    }

    /// Runs `ephor clock …` on this bus; something may be done meanwhile.
    fn run_while(&self, args: &[&str], meanwhile: impl FnOnce(&Double)) -> Ran {
        self.typed(args, "", meanwhile)
    }

    /// The same with somebody who types.
    pub(super) fn typed(&self, args: &[&str], keys: &str, meanwhile: impl FnOnce(&Double)) -> Ran {
        let mut command = self.place.command(&[&["clock"], args].concat());
        let mut child =
            command.env("DBUS_SYSTEM_BUS_ADDRESS", self.bus.address()).spawn().expect("it starts");
        let mut stdin = child.stdin.take().expect("piped");
        stdin.write_all(keys.as_bytes()).expect("a few bytes go into any pipe");
        let (mut out, mut err) = (child.stdout.take().expect("piped"), child.stderr.take().expect("piped"));
        let reader = std::thread::spawn(move || {
            let mut text = String::new();
            out.read_to_string(&mut text).expect("UTF-8");
            text
        });
        meanwhile(&self.double);
        drop(stdin);
        let status = child.wait().expect("it ends");
        let mut said = String::new();
        err.read_to_string(&mut said).expect("UTF-8");
        Ran { code: status.code().unwrap_or(-1), out: reader.join().expect("read"), err: said }
    }

    pub(super) fn run(&self, args: &[&str]) -> Ran {
        self.run_while(args, |_| ())
    }
}

fn on_a_bus(test: &str, body: impl FnOnce(Bus)) {
    on_a_private_bus(&format!("{}::{test}", module_path!()), body);
}

fn line<'a>(ran: &'a Ran, part: &str) -> &'a str {
    ran.out.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("no “{part}” in\n{}", ran.out))
}

/// What the doctor measured, and the findings by their points.
fn findings(ran: &Ran) -> (Vec<(String, String)>, Value) {
    let lines = ran.lines();
    let point = |it: &Value| Some((it["point"].as_str()?.to_owned(), it["is"].as_str()?.to_owned()));
    let measured = lines.iter().find(|it| it["measured"].is_object()).map(|it| it["measured"].clone());
    (lines.iter().filter_map(point).collect(), measured.unwrap_or_default())
}

#[test]
fn a_scan_says_what_is_proven_and_what_imitates() {
    on_a_bus("a_scan_says_what_is_proven_and_what_imitates", |bus| {
        let hall = Hall::open(bus, 3, 2);
        let plain = hall.run(&["scan", "--seconds", "2"]).exits(0);
        assert_eq!(plain.out.lines().count(), 3, "{}", plain.out);
        let first = line(&plain, &address(ClockId(1)));
        assert!(first.starts_with("1  open  ") && first.contains("hci0  -60 dBm  clock "), "{first}");
        assert!(!plain.out.contains("proven"), "no key, no proof");
        // An old frame of clock 1 from elsewhere, and one in the name of clock 2 with another tag.
        let old = hall.double.at(1, |clock, _| clock.frame.clone());
        let mut forged = hall.double.at(2, |clock, _| clock.frame.clone());
        forged[7] ^= 1;
        std::thread::sleep(Duration::from_secs(2));
        let proof = |ran: &Ran, address: &str| -> (Value, Value) {
            let lines = ran.lines();
            let row = lines.iter().rfind(|row| row["address"] == address).expect("a row");
            (row["proof"].clone(), row["second_device"].clone())
        };
        let meanwhile = |double: &Double| {
            std::thread::sleep(Duration::from_millis(1_500));
            double.send_as("DE:AD:00:00:00:01", old);
            double.send_as("DE:AD:00:00:00:02", forged);
        };
        let args = ["scan", "--seconds", "4", "--event", "event", "--json"];
        let live = hall.run_while(&args, meanwhile).exits(0);
        assert_eq!(proof(&live, &address(ClockId(1))).0, "proven");
        assert_eq!(proof(&live, &address(ClockId(3))).0, "no key");
        assert_eq!(proof(&live, "DE:AD:00:00:00:01"), ("old frame again".into(), true.into()));
        assert_eq!(proof(&live, "DE:AD:00:00:00:02"), ("wrong tag".into(), true.into()));
        let told = hall.run(&["scan", "--seconds", "2", "--event", "event"]).exits(0);
        let real = line(&told, &address(ClockId(2)));
        assert!(real.ends_with("proven; a second device under number 2"), "{real}");
        let thief = line(&told, "DE:AD:00:00:00:02");
        assert!(thief.contains("wrong tag; a second device under number 2"), "{thief}");
    });
}

#[test]
fn a_watch_tells_every_change_and_believes_nothing_unproven() {
    on_a_bus("a_watch_tells_every_change_and_believes_nothing_unproven", |bus| {
        let hall = Hall::open(bus, 2, 2);
        let args = ["watch", "event", "2", "--seconds", "5", "--json"];
        let ran = hall.run_while(&args, |double| {
            std::thread::sleep(Duration::from_secs(2));
            double.at(2, |clock, at| clock.device.press(at, Side::B)).expect("A's time runs");
            std::thread::sleep(Duration::from_secs(1));
            let mut forged = double.at(2, |clock, _| clock.frame.clone());
            forged[7] = 0;
            double.send_as("DE:AD:00:00:00:02", forged);
        });
        let lines = ran.exits(0).lines();
        assert!(lines.iter().all(|line| line["clock"] == 2), "{lines:?}");
        let runs: Vec<&str> = lines.iter().filter_map(|line| line["run"].as_str()).collect();
        assert_eq!(runs, ["idle", "A runs", "A runs"], "the forged frame changes no state");
        assert_eq!(lines[0]["heard"], "proven");
        assert_eq!((&lines[0]["battery"], &lines[0]["rssi"]), (&100.into(), &(-60).into()));
        assert!(lines[0]["suspect"].is_null());
        assert_eq!(lines[2]["suspect"]["why"], "wrong tag");
        assert_eq!(lines[2]["suspect"]["from"], "DE:AD:00:00:00:02");
        hall.double.at(2, |clock, _| clock.silent = true);
        let told = hall.run(&["watch", "event", "--seconds", "7"]).exits(0);
        assert!(line(&told, "clock 1").contains("idle  A 30:00 B 30:00  proven  0."), "{}", told.out);
        hall.run(&["watch", "event", "9"]).exits(2).complains(&["no clock 9", "key list"]);
    });
}

#[test]
fn an_order_by_hand_goes_through_the_journal_or_not_at_all() {
    on_a_bus("an_order_by_hand_goes_through_the_journal_or_not_at_all", |bus| {
        let hall = Hall::open(bus, 2, 2);
        let journal = || hall.place.run(&["log", "show", "event"]).exits(0).out;
        let begun = journal();
        let asked = hall.run(&["send", "event", "1", "events"]).exits(0);
        asked.says(&["clock 1 is connected", "clock 1 answered", "proven"]);
        assert_eq!(journal(), begun, "a question is no order");
        hall.run(&["send", "event", "1", "notice"]).exits(2);
        hall.double.at(1, |clock, at| clock.device.press(at, Side::B)).expect("A's time runs");
        let stop = ["send", "event", "1", "stop", "--reason", "a fire alarm"];
        hall.run(&stop).exits(2).complains(&["the referee may stop both sides", "§4.1"]);
        assert_eq!(journal(), begun, "a refusal is no order");
        hall.double.spoil(1, &[Fault::CutAfter]);
        let done = hall.run(&[&stop[..], &["--role", "referee"]].concat()).exits(0);
        done.says(&["clock 1 has done order 1"]);
        let run = hall.double.at(1, |clock, at| clock.device.shown_at(at).run);
        assert_eq!(run, Run::Neutral);
        hall.place.run(&["log", "show", "event"]).exits(0).says(&["a fire alarm"]);
        hall.place.run(&["log", "verify", "event"]).exits(0);
        // A clock that is not there: nothing is ordered.
        hall.double.at(2, |clock, _| clock.silent = true);
        let ordered = journal();
        let gone = [&["send", "event", "2"], &stop[3..], &["--role", "referee", "--seconds", "2"]].concat();
        hall.run(&gone).exits(2).complains(&["clock 2 was not heard, and nothing was ordered"]);
        assert_eq!(journal(), ordered);
    });
}

#[test]
fn time_by_hand_is_added_as_granted_and_nothing_else() {
    on_a_bus("time_by_hand_is_added_as_granted_and_nothing_else", |bus| {
        let hall = Hall::open(bus, 1, 1);
        let journal = || hall.place.run(&["log", "show", "event"]).exits(0).out;
        let as_office = |office: &str, what: &[&str]| {
            let by = ["--role", office, "--reason", "an incident"];
            hall.run(&[&["send", "event", "1"], what, &by[..]].concat())
        };
        let referee = |what: &[&str]| as_office("referee", what);
        let send = |what: &[&str]| as_office("director", what);
        let left = || hall.double.at(1, |clock, at| clock.device.shown_at(at).left.map(|left| left.0));
        let begun = journal();
        referee(&["set", "900"]).exits(2).complains(&["no power to set both sides to 15:00", "granted: "]);
        referee(&["start", "b"]).exits(2).complains(&["§2.4"]);
        referee(&["add", "b", "120"])
            .exits(2)
            .complains(&["impose one of the sanctions: Zeitabzug", "§7.3.2"]);
        assert_eq!((journal(), left()), (begun, [1_800_000; 2]), "a refusal is no order");
        send(&["add", "b", "120"]).exits(0).says(&["clock 1 has done order 1"]);
        send(&["add", "a", "-60"]).exits(0).says(&["clock 1 has done order 2"]);
        assert_eq!(left(), [1_740_000, 1_920_000]);
        // A console sits at the event and has the radio: the order is its own to bring.
        let lock = std::fs::File::open(hall.place.path("event").join("radio.lock")).expect("it was made");
        lock.lock().expect("the turn");
        let left_to_it = send(&["add", "a", "60", "--seconds", "1"]).exits(1);
        left_to_it.says(&["order 3 has not reached clock 1"]).complains(&["whoever has the event's radio"]);
        assert_eq!(left(), [1_740_000, 1_920_000]);
    });
}

#[test]
fn the_doctor_measures_what_works() {
    on_a_bus("the_doctor_measures_what_works", |bus| {
        let hall = Hall::open(bus, 5, 1);
        let told = hall.run(&["doctor", "--seconds", "3"]).exits(0);
        told.says(&[
            "✓ the D-Bus system bus answers",
            "✓ bluetoothd is running, version 5.66",
            "✓ hci0: 00:BB:00:00:00:01 “double”",
            "✓ hci0 scans",
            "✓ hci0: repeats with new data come through, from 5 of 5 devices",
        ]);
        let (points, measured) =
            findings(&hall.run(&["doctor", "--seconds", "3", "--links", "--json"]).exits(0));
        assert!(points.iter().all(|(_, is)| is != "bad"), "{points:?}");
        assert_eq!((&measured["clocks"], &measured["devices_with_new_data"]), (&5.into(), &5.into()));
        assert!(measured["adverts_a_second"].as_f64().is_some_and(|it| it > 5.0), "{measured}");
        assert_eq!(measured["links"], 5);
        assert!((1..=5).all(|it| hall.double.at(it, |clock, _| clock.connects) == 1));
        assert_eq!(hall.double.with(|inside| inside.adapters["hci0"].most), (5, 1), "one after the other");
        hall.double.spoil(3, &[Fault::Refuse]);
        let (_, measured) = findings(&hall.run(&["doctor", "--seconds", "2", "--links", "--json"]));
        assert_eq!(measured["links"], 2, "until one does not hold");
    });
}

#[test]
fn the_doctor_says_what_does_not_work() {
    on_a_bus("the_doctor_says_what_does_not_work", |bus| {
        let hall = Hall::open(bus, 3, 1);
        hall.double.with(|inside| inside.adapters.get_mut("hci0").expect("there").ails = Ails::Deaf);
        let deaf = hall.run(&["doctor", "--seconds", "2"]).exits(1);
        deaf.says(&["✗ hci0: nothing was heard in 2 s", "  → "]);
        hall.run(&["doctor", "--adapter", "hci7"]).exits(1).says(&["✗ there is no adapter hci7"]);
        hall.double.with(|inside| inside.adapters.get_mut("hci0").expect("there").powered = false);
        let off = hall.run(&["doctor"]).exits(1);
        off.says(&["it is off", "rfkill unblock bluetooth", "✗ no adapter is on"]);
        hall.run(&["scan"]).exits(2).complains(&["hci0 is switched off", "ephor clock doctor"]);
        hall.double.pull("hci0");
        hall.run(&["doctor"]).exits(1).says(&["✗ there is no Bluetooth adapter", "plug one in"]);
        hall.double.die();
        std::thread::sleep(Duration::from_millis(200));
        hall.run(&["doctor"]).exits(1).says(&["✗ bluetoothd is not running", "systemctl start bluetooth"]);
        hall.run(&["watch", "event"]).exits(2).complains(&["bluetoothd is not running"]);
    });
}
