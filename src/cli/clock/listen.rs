//! What the commands that listen have in common: the radio of `ephor open` without a screen, until the time is over or
//! somebody wants it to end.

use std::future::poll_fn;

use tokio::runtime::Runtime;
use tokio::time::sleep;

use crate::clock::{AirState, AirTrouble};
use crate::domain::{At, Millis};
use crate::radio::{Options, Radio, start};
use crate::runtime::Halt;
use crate::station::{Input, RadioEffect};

use super::Problem;

/// How long a radio that never worked may take before a person is told: the service may just be starting.
const PATIENCE: Millis = Millis(3_000);

/// The radio, and when to leave it.
pub(super) struct Listener {
    runtime: Runtime,
    radio: Box<dyn Radio>,
    /// Whoever wants it to end; `None` where that ends the program.
    halt: Option<Halt>,
    now: fn() -> At,
    begun: At,
    until: Option<At>,
    air: AirState,
    worked: bool,
}

impl Listener {
    /// Begins to listen, for so many seconds or until somebody ends it.
    pub(super) fn start(
        adapter: Option<&str>,
        seconds: Option<u32>,
        now: fn() -> At,
    ) -> Result<Self, Problem> {
        let mut listener = Self::beside_a_person(adapter, now)?;
        listener.halt = Some(listener.runtime.block_on(async { Halt::listen() })?);
        listener.until = seconds.map(|seconds| listener.begun + Millis(i64::from(seconds) * 1_000));
        Ok(listener)
    }

    /// Begins to listen without an end, while a person is asked things at the terminal.
    pub(super) fn beside_a_person(adapter: Option<&str>, now: fn() -> At) -> Result<Self, Problem> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let radio = start(Options { adapter: adapter.map(str::to_owned), ..Options::default() });
        let air = AirState { adapters: Vec::new(), trouble: Some(AirTrouble::Starting) };
        Ok(Self { runtime, radio, halt: None, now, begun: now(), until: None, air, worked: false })
    }

    /// What has come, after this long at most; `None` once it is over. A radio that does not work from the beginning is
    /// a problem; one that worked mends itself, and is waited for.
    pub(super) fn next(&mut self, pause: Millis) -> Result<Option<Vec<Input>>, Problem> {
        let now = (self.now)();
        let over = self.until.is_some_and(|until| now >= until);
        if let Some(trouble) = self.air.trouble.as_ref().filter(|_| !self.worked) {
            let given_up = match trouble {
                AirTrouble::Starting => over,
                // Nothing comes up beside a person who types a command.
                AirTrouble::NoBus { .. } => true,
                _ => over || now.since(self.begun) >= PATIENCE,
            };
            if given_up {
                return Err(problem(trouble));
            }
        }
        if over {
            return Ok(None);
        }
        let left = self.until.map_or(pause, |until| until.since(now).min(pause));
        let left = std::time::Duration::from_millis(left.0.max(1).unsigned_abs());
        let (radio, halt) = (&mut self.radio, &mut self.halt);
        let asked = self.runtime.block_on(async {
            tokio::select! {
                biased;
                () = asked(halt) => true,
                () = poll_fn(|cx| radio.poll_ready(cx)) => false,
                () = sleep(left) => false,
            }
        });
        if asked {
            return Ok(None);
        }
        let inputs = self.radio.take();
        for input in &inputs {
            if let Input::Air(air) = input {
                self.worked |= air.trouble.is_none() && air.adapters.iter().any(|it| it.scanning);
                self.air = air.clone();
            }
        }
        Ok(Some(inputs))
    }

    /// The radio as it was told last.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn air(&self) -> &AirState {
        &self.air
    }

    /// Does what a station wishes of its radio.
    pub(super) fn carry_out(&mut self, effect: RadioEffect) {
        self.radio.carry_out(effect);
    }
}

async fn asked(halt: &mut Option<Halt>) {
    match halt {
        Some(halt) => halt.asked().await,
        None => std::future::pending().await,
    }
}

/// Why nothing can be heard here.
fn problem(trouble: &AirTrouble) -> Problem {
    let (what, instead) = advice(trouble);
    Problem::told(
        format!("Bluetooth: {what}"),
        format!("{instead}; `ephor clock doctor` looks at every part"),
    )
}

/// What is wrong with the radio, and what to do about it on this system.
pub(super) fn advice(trouble: &AirTrouble) -> (String, &'static str) {
    let here = |bluez, elsewhere| if cfg!(target_os = "linux") { bluez } else { elsewhere };
    match trouble {
        AirTrouble::Starting => {
            ("it does not answer".to_owned(), here("look at `systemctl status bluetooth`", "try again"))
        }
        AirTrouble::NoAdapter { wanted: None } => ("there is no adapter".to_owned(), "plug one in"),
        AirTrouble::NoAdapter { wanted: Some(name) } => {
            (format!("there is no adapter {name}"), "name another with --adapter, or leave it out")
        }
        AirTrouble::Off { adapter } => (
            format!("{adapter} is switched off"),
            here(
                "`rfkill unblock bluetooth`, then `bluetoothctl power on`",
                "switch Bluetooth on in the system's settings, and see there whether this program may use it",
            ),
        ),
        AirTrouble::NoService => ("bluetoothd is not running".to_owned(), "`systemctl start bluetooth`"),
        AirTrouble::NoBus { why } => (
            format!("no D-Bus system bus ({why})"),
            "it comes with every desktop; in a container there is none",
        ),
        AirTrouble::NoScan { adapter, why } => (
            format!("{adapter} is not allowed to listen ({why})"),
            here(
                "unplug it and plug it in again, or `systemctl restart bluetooth`",
                "switch Bluetooth off and on in the system's settings",
            ),
        ),
        AirTrouble::Silent { adapter } => {
            (format!("{adapter} hears nothing any more"), "unplug it and plug it in again")
        }
        AirTrouble::Broken { why } => (
            why.clone(),
            here("try again", "see whether the system's own settings show Bluetooth, and try again"),
        ),
    }
}
