//! The radio in words: what is wrong with it and what to do, and how well a clock is heard.

use crate::clock::{AirTrouble, NoLink, Suspect};
use crate::report;
use crate::station::{ClockTrouble, OrderRow, OrderWay};
use crate::tournament::{OrderState, Route};

use super::render_ctx::RenderCtx;

/// Whether commands of BlueZ help; elsewhere what there is to switch is in the system's settings.
const BLUEZ: bool = cfg!(target_os = "linux");

/// What is wrong with the radio as a whole; `None` where nothing is, or where this console has none.
pub(super) fn trouble(look: &RenderCtx<'_>) -> Option<String> {
    let air = look.snapshot.bar.air.as_ref()?;
    Some(match air.trouble.as_ref()? {
        AirTrouble::Starting => return None,
        AirTrouble::NoAdapter { wanted: None } => look.say("air-no-adapter"),
        AirTrouble::NoAdapter { wanted: Some(adapter) } => {
            look.with("air-not-that-adapter", &[("adapter", adapter.into())])
        }
        AirTrouble::Off { adapter } => {
            let key = if BLUEZ { "air-off" } else { "air-off-in-settings" };
            look.with(key, &[("adapter", adapter.into())])
        }
        AirTrouble::NoService => look.say("air-no-service"),
        AirTrouble::NoBus { why } => look.with("air-no-bus", &[("why", why.into())]),
        AirTrouble::NoScan { adapter, why } => {
            let key = if BLUEZ { "air-no-scan" } else { "air-no-scan-in-settings" };
            look.with(key, &[("adapter", adapter.into()), ("why", why.into())])
        }
        AirTrouble::Silent { adapter } => look.with("air-silent", &[("adapter", adapter.into())]),
        AirTrouble::Broken { why } => look.with("air-broken", &[("why", why.into())]),
    })
}

/// Frames in clocks' names that no key made; `None` where it is quiet.
pub(super) fn forgeries(look: &RenderCtx<'_>) -> Option<String> {
    let it = look.snapshot.bar.forgeries.as_ref()?;
    let strength = strength(look, it.rssi, Some(&it.adapter));
    let (address, length) = (it.address.to_string(), it.length.age());
    let values = [
        ("frames", it.frames.into()),
        ("clocks", it.clocks.into()),
        ("length", (&length).into()),
        ("address", (&address).into()),
        ("strength", (&strength).into()),
    ];
    Some(look.with("banner-forgeries", &values))
}

/// How strong a clock is heard and by which adapter; empty where the system does not tell.
pub(super) fn strength(look: &RenderCtx<'_>, rssi: Option<i16>, adapter: Option<&String>) -> String {
    match (rssi, adapter) {
        (Some(rssi), Some(adapter)) => {
            look.with("clock-strength", &[("rssi", (&rssi.to_string()).into()), ("adapter", adapter.into())])
        }
        _ => String::new(),
    }
}

/// Why the last attempt to connect failed; empty where it did not.
pub(super) fn no_link(look: &RenderCtx<'_>, why: Option<&NoLink>) -> String {
    why.map(|why| look.with("clock-no-link", &[("why", (&report::no_link(look.locale, why)).into())]))
        .unwrap_or_default()
}

/// What is wrong with a clock, or with frames in its name.
pub(super) fn clock_trouble(look: &RenderCtx<'_>, trouble: &ClockTrouble) -> String {
    let said = match trouble {
        ClockTrouble::Suspect(why) => return suspect(look, *why),
        ClockTrouble::NoClock => look.say("clock-no-attachment"),
        ClockTrouble::Words(words) => words.clone(),
        ClockTrouble::Garbled(why) => report::garbled(look.locale, *why),
    };
    look.with("clock-trouble", &[("why", (&said).into())])
}

/// Why frames in a clock's name are not believed.
pub(super) fn suspect(look: &RenderCtx<'_>, why: Suspect) -> String {
    look.with("clock-suspect", &[("why", (&report::suspect(look.locale, why)).into())])
}

/// How far an order got: queued, being brought by which adapter and at which try, on the clock, or why not.
pub(super) fn delivery(look: &RenderCtx<'_>, order: &OrderRow) -> String {
    let at = match order.state {
        OrderState::Confirmed { at } | OrderState::Settled { at } | OrderState::Cancelled { at } => {
            look.time(at)
        }
        OrderState::Waiting | OrderState::Unconfirmed { .. } => String::new(),
    };
    match (&order.state, order.route, &order.way) {
        (OrderState::Waiting, Route::Clock { clock }, Some(way)) => on_its_way(look, clock.0, way),
        (OrderState::Confirmed { .. }, ..) if !order.proven => {
            look.with("order-confirmed-unproven", &[("at", (&at).into())])
        }
        (state, route, _) => report::order_state(look.locale, state, route, order.hindrance.as_ref(), &at),
    }
}

fn on_its_way(look: &RenderCtx<'_>, clock: u16, way: &OrderWay) -> String {
    let clock = ("clock", clock.into());
    let trying = |id: &str, on: &str, adapter: Option<&String>, nth: u8| match adapter {
        None => look.with(id, &[clock, ("nth", i64::from(nth).into())]),
        Some(adapter) => look.with(on, &[clock, ("nth", i64::from(nth).into()), ("adapter", adapter.into())]),
    };
    match way {
        OrderWay::Queued => look.with("order-queued", &[clock]),
        OrderWay::Connecting { adapter, nth } => {
            trying("order-connecting", "order-connecting-on", adapter.as_ref(), *nth)
        }
        OrderWay::Asking { adapter, nth } => {
            trying("order-asking", "order-asking-on", adapter.as_ref(), *nth)
        }
        OrderWay::Pausing { tries, why, pause } => {
            let why = why.as_ref().map(|why| report::no_link(look.locale, why)).unwrap_or_default();
            let (tries, pause) = (i64::from(*tries).into(), look.locale.decimal(&pause.tenths()));
            let values = [clock, ("tries", tries), ("why", (&why).into()), ("pause", (&pause).into())];
            look.with("order-pausing", &values)
        }
    }
}
