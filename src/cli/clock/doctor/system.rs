//! Windows and macOS: what the system tells of its Bluetooth, and what is heard. It listens by the radio of
//! `ephor open`, which keeps of what comes at once from one device only the newest: it counts a little less than there
//! is. How many links hold is not counted here.

use std::time::Duration;

use serde_json::json;

use crate::clock::AirState;
use crate::domain::Millis;
use crate::station::Input;

use super::super::super::{Console, Problem};
use super::super::listen::{Listener, advice};
use super::DoctorArgs;
use super::heard::{HeardAdverts, Report};

/// How long what has come may wait.
const PAUSE: Millis = Millis(100);

/// Looks at one thing after another; what cannot work without something that does not is left out.
pub(super) fn examine(
    args: &DoctorArgs,
    report: &mut Report,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let mut listener = Listener::start(args.adapter.as_deref(), Some(args.seconds), console.now)?;
    if console.watched {
        writeln!(console.err, "listening for {} s …", args.seconds)?;
    }
    let begun = (console.now)();
    let mut heard = HeardAdverts::new(Duration::from_secs(u64::from(args.seconds)));
    let mut gave_up = None;
    loop {
        match listener.next(PAUSE) {
            Ok(Some(inputs)) => {
                let now = (console.now)();
                let at = Duration::from_millis(now.since(begun).0.max(0).unsigned_abs());
                for input in inputs {
                    if let Input::Advert(advert) = input {
                        heard.hear(now, &advert, at);
                    }
                }
            }
            Ok(None) => break,
            Err(problem) => {
                gave_up = Some(problem);
                break;
            }
        }
    }
    let AirState { adapters, trouble } = listener.air();
    for adapter in adapters {
        let name = &adapter.name;
        if adapter.powered {
            report.good(console, "adapter", format!("{name} is on"))?;
        } else {
            report.fair(console, "adapter", format!("{name} is off"), "switch it on to hear clocks by it")?;
        }
    }
    if let Some(trouble) = trouble {
        let (what, instead) = advice(trouble);
        return report.bad(console, "scan", what, instead);
    }
    if let Some(problem) = gave_up {
        return Err(problem);
    }
    for adapter in adapters.iter().filter(|it| it.scanning) {
        report.good(console, "scan", format!("{} scans", adapter.name))?;
        heard.examine(&adapter.name, report, console)?;
    }
    if args.links {
        let instead = "on Linux it is; three at once are counted on here";
        report.fair(
            console,
            "links",
            "how many links hold at once is not counted on this system",
            instead,
        )?;
    }
    let mut measured = heard.json();
    measured["adapter"] = json!(adapters.iter().find(|it| it.scanning).map(|it| &it.name));
    report.measured(console, &measured)
}
