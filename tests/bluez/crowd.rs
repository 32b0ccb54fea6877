//! Three hundred clocks, and hundreds of links: nothing is late and nothing grows.

#![expect(clippy::print_stderr, reason = "what was measured is told to whoever runs the tests")]

use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;

use ephor::clock::{Address, Profile};
use ephor::domain::{ClockId, Millis};
use ephor::radio::{Options, start};
use ephor::station::{ClockView, Input, LinkEvent, RadioEffect};
use zbus::zvariant::OwnedValue;

use super::bus::Bus;
use super::desk::Desk;
use super::double::{Double, address};
use super::on_a_private_bus;

/// Links that are made and let go.
const LINKS: u16 = 150;

/// Processor time that a thread has used, from its `stat`.
fn ticks(stat: &str) -> Duration {
    let used = stat.rsplit_once(')').map(|(_, rest)| rest.split(' ').skip(12).take(2));
    let ticks: u64 = used.into_iter().flatten().filter_map(|it| it.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// Processor time of the radio's thread and of this one, the console's.
fn spent() -> [Duration; 2] {
    let radio = std::fs::read_dir("/proc/self/task")
        .expect("the threads")
        .filter_map(|entry| std::fs::read_to_string(entry.ok()?.path().join("stat")).ok())
        .find(|stat| stat.contains("(radio)"));
    let console = std::fs::read_to_string("/proc/thread-self/stat").expect("this thread");
    [ticks(&radio.expect("a radio")), ticks(&console)]
}

fn count(folder: &str) -> usize {
    std::fs::read_dir(folder).expect("a folder of the process").count()
}

/// How many match rules the bus holds for everybody.
fn rules(bus: &Bus) -> u32 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let address = bus.address();
        let connected =
            zbus::connection::Builder::address(address.as_str()).expect("an address").build().await;
        let (name, path) = ("org.freedesktop.DBus", "/org/freedesktop/DBus");
        let stats = Some("org.freedesktop.DBus.Debug.Stats");
        let connection = connected.expect("the bus");
        let reply = connection.call_method(Some(name), path, stats, "GetStats", &()).await.expect("figures");
        let figures: HashMap<String, OwnedValue> = reply.body().deserialize().expect("figures");
        u32::try_from(figures["MatchRules"].clone()).expect("a number")
    })
}

#[test]
fn three_hundred_clocks_are_heard_and_no_reading_is_old() {
    on_a_private_bus(
        concat!(module_path!(), "::three_hundred_clocks_are_heard_and_no_reading_is_old"),
        |bus| {
            let mut desk = Desk::open(bus, 300);
            desk.until(15, "all are heard", |desk| desk.all_heard());
            desk.run(Duration::from_millis(500));
            let before = spent();
            let (begun, mut oldest) = (Instant::now(), Millis(0));
            while begun.elapsed() < Duration::from_secs(3) {
                desk.run(Duration::from_millis(200));
                for row in desk.snapshot().tables {
                    let ClockView::Heard { age, .. } = row.clock else { panic!("{row:?}") };
                    oldest = oldest.max(age);
                }
            }
            let took = begun.elapsed().as_secs_f64();
            let after = spent();
            let share =
                |which: usize| after[which].saturating_sub(before[which]).as_secs_f64() / took * 100.0;
            eprintln!("300 clocks, 600 frames a second: the oldest reading {oldest:?}");
            eprintln!("radio {:.1} %, console {:.1} % of a core in this build", share(0), share(1));
            assert!(oldest <= Millis(1_000), "{oldest:?}");
            let mut took = Vec::new();
            for number in (30..=300).step_by(30) {
                let op = desk.penalty(number);
                took.push(desk.until(10, "a penalty is delivered", |desk| desk.is_confirmed(op)));
                assert_eq!(desk.shown(number), 1);
            }
            took.sort_unstable();
            eprintln!(
                "from the verdict to the clock's answer: half within {:?}, all within {:?}",
                took[5], took[9]
            );
            // The double takes 40 ms to connect and to show its services.
            assert!(took[5] < Duration::from_millis(500), "{took:?}");
        },
    );
}

#[test]
fn hundreds_of_links_leave_nothing_behind() {
    on_a_private_bus(concat!(module_path!(), "::hundreds_of_links_leave_nothing_behind"), |bus| {
        let double = Double::start(bus.address(), 3);
        double.with(|inside| inside.connect = Duration::from_millis(1));
        let mut radio = start(Options::default());
        let gatt = Profile::named("open").and_then(|profile| profile.gatt).expect("a clock to connect to");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let mut before = None;
        let wait = |radio: &mut Box<dyn ephor::radio::Radio>, until: &dyn Fn(&Input) -> bool| {
            let begun = Instant::now();
            loop {
                assert!(begun.elapsed() < Duration::from_secs(15), "the radio stands still");
                let ready = std::future::poll_fn(|cx| radio.poll_ready(cx));
                runtime
                    .block_on(async { drop(tokio::time::timeout(Duration::from_millis(20), ready).await) });
                if radio.take().iter().any(until) {
                    return;
                }
            }
        };
        for clock in 1..=3 {
            let at = Address::new(&address(ClockId(clock)));
            wait(&mut radio, &|input| matches!(input, Input::Advert(advert) if advert.address == at));
        }
        for number in 0..LINKS {
            let clock = ClockId(number % 3 + 1);
            let at = Address::new(&address(clock));
            radio.carry_out(RadioEffect::Connect { clock, address: at, gatt, urgent: true });
            wait(&mut radio, &|input| {
                let Input::Link { event, .. } = input else { return false };
                assert!(matches!(event, LinkEvent::Up { .. }), "link {number}: {event:?}");
                true
            });
            radio.carry_out(RadioEffect::Disconnect { clock });
            if number == 20 {
                before = Some((count("/proc/self/fd"), count("/proc/self/task"), rules(&bus)));
            }
        }
        std::thread::sleep(Duration::from_millis(200));
        let (files, threads, held) = before.expect("more than twenty links");
        let after = (count("/proc/self/fd"), count("/proc/self/task"), rules(&bus));
        eprintln!("{LINKS} links: files {files}, threads {threads}, rules {held}, then {after:?}");
        assert!(
            after.0 <= files && after.1 <= threads,
            "{after:?} after {files} files and {threads} threads"
        );
        assert!(after.2 <= held + 3, "{} match rules after {held}", after.2);
    });
}
