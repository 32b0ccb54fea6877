//! Links by the hundred, one after another, without a station that has a reason for them.

use std::cell::Cell;
use std::future::poll_fn;
use std::time::Duration;
use tokio::time::{Instant, timeout};

use ephor::clock::{Address, Gatt, NoLink, Profile};
use ephor::domain::ClockId;
use ephor::radio::{Options, Radio, start};
use ephor::station::{Input, LinkEvent, RadioEffect};
use tokio::runtime::Runtime;

use super::bus::Bus;
use super::double::{Double, address};
use super::footprint::Footprint;

/// Links until everything is there that will ever be there.
const FIRST: u16 = 20;

/// Makes so many links and lets them go; what the process took up after the first of them, and after all.
pub(crate) fn made_and_let_go(bus: &Bus, links: u16) -> [Footprint; 2] {
    let double = Double::start(bus.address(), 3);
    double.with(|inside| inside.connect = Duration::from_millis(1));
    let mut radio = start(Options::default());
    let gatt = Profile::named("open").and_then(|profile| profile.gatt).expect("a clock to connect to");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    for clock in 1..=3 {
        let at = Address::new(&address(ClockId(clock)));
        let heard = |input: &Input| matches!(input, Input::Advert(advert) if advert.address == at);
        wait(&runtime, &mut *radio, heard);
    }
    let mut before = None;
    for number in 0..links {
        let clock = ClockId(number % 3 + 1);
        let at = Address::new(&address(clock));
        let mut tries = 0;
        while !connects(&runtime, &mut *radio, clock, &at, gatt) {
            // After very many links the radio begins anew, and what it was asked for just then is lost.
            tries += 1;
            assert!(tries < 3, "link {number} is lost again and again");
        }
        radio.carry_out(RadioEffect::Disconnect { clock });
        if number == FIRST {
            before = Some(Footprint::now(bus));
        }
    }
    std::thread::sleep(Duration::from_millis(200));
    [before.expect("more links than that"), Footprint::now(bus)]
}

/// Asks for a link; whether it has come up.
fn connects(runtime: &Runtime, radio: &mut dyn Radio, clock: ClockId, at: &Address, gatt: Gatt) -> bool {
    radio.carry_out(RadioEffect::Connect { clock, address: at.clone(), gatt, urgent: true });
    let up = Cell::new(false);
    wait(runtime, radio, |input| {
        let Input::Link { event, .. } = input else { return false };
        let lost = matches!(event, LinkEvent::Down { why: NoLink::Lost });
        up.set(matches!(event, LinkEvent::Up { .. }));
        assert!(lost || up.get(), "{event:?}");
        true
    });
    up.get()
}

/// Waits until something is heard.
fn wait(runtime: &Runtime, radio: &mut dyn Radio, until: impl Fn(&Input) -> bool) {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(15), "the radio stands still");
        let pause = Duration::from_millis(20);
        runtime.block_on(async { drop(timeout(pause, poll_fn(|cx| radio.poll_ready(cx))).await) });
        if radio.take().iter().any(&until) {
            return;
        }
    }
}
