//! `ephor clock scan`: what is in the air that looks like a clock, and what the event's keys say of it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::cli::table::TextTable;
use crate::cli::{Console, EventFolder, Exit, KeptClocks, Problem};
use crate::clock::{Address, Advert, Mode, Suspect};
use crate::domain::{At, ClockId, Millis};
use crate::station::{DiscoveredDevice, DiscoveredDevices, FrameVerifier, Input, Verdict, claimed};

use super::listen::Listener;

pub(super) const ABOUT: &str = "Say what is in the air that is a clock

Listens, connects to nothing, and prints a line for each device that looks like a clock: the number it claims, its \
make, its address, the adapter that heard it, how strong it was, and its name. A number and a name prove nothing: \
anybody can send them. With --event the frames are checked with the event's keys: proven; wrong tag (somebody \
imitates it, or the event has another key); old frame again (somebody repeats it); no key (the event has none for \
this number). Two devices under one number are both marked.

Exit status 1 if no clock was heard.

Examples:
  ephor clock scan
  ephor clock scan --event spring --seconds 30";

/// `ephor clock scan`.
#[derive(Debug, clap::Args)]
pub struct ScanArgs {
    /// How long to listen
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub seconds: u32,
    /// The Bluetooth adapter to use; without this, all there are
    #[arg(long, value_name = "NAME")]
    pub adapter: Option<String>,
    /// The event whose keys prove frames
    #[arg(long, value_name = "FOLDER")]
    pub event: Option<PathBuf>,
    /// Print a JSON object at once for each device, and again when something about it is new
    #[arg(long)]
    pub json: bool,
}

pub(super) fn run(args: &ScanArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let clocks = match &args.event {
        Some(event) => {
            let folder = EventFolder::at(event);
            folder.must_exist()?;
            Some(folder.clocks()?)
        }
        None => None,
    };
    let mut results = ScanResults::new(clocks);
    let mut listener = Listener::start(args.adapter.as_deref(), Some(args.seconds), console.now)?;
    if console.watched {
        writeln!(console.err, "listening for {} s …", args.seconds)?;
    }
    while let Some(inputs) = listener.next(Millis(1_000))? {
        for input in inputs {
            let Input::Advert(advert) = input else { continue };
            let now = (console.now)();
            if results.hear(now, &advert) && args.json {
                let all = results.rows(now);
                let Some(row) = all.iter().find(|row| row.device.address == advert.address) else { continue };
                writeln!(console.out, "{}", ScanResults::json(*row, &all))?;
                console.out.flush()?;
            }
        }
    }
    let rows = results.rows((console.now)());
    if !args.json {
        console.out.write_all(table(&rows).as_bytes())?;
    }
    if rows.is_empty() {
        writeln!(console.err, "no clock was heard in {} s", args.seconds)?;
    }
    Ok(Exit::yes(!rows.is_empty()))
}

fn table(rows: &[ScanRow<'_>]) -> String {
    let mut table = TextTable::default();
    for row in rows {
        let device = row.device;
        let number = row.number.map_or_else(|| "?".to_owned(), |number| number.to_string());
        let rssi = device.rssi.map_or_else(|| "?".to_owned(), |rssi| format!("{rssi} dBm"));
        let address = device.address.to_string();
        let mut cells = vec![number, row.make.to_owned(), address, device.adapter.clone(), rssi];
        cells.push(device.name.clone().unwrap_or_else(|| "no name".to_owned()));
        cells.push(ScanResults::notes(*row, rows).join("; "));
        table.row(cells);
    }
    // A row without a note ends with its name.
    table.text("").lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// What the event's key says of a device's frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScanProof {
    Proven,
    Suspect(Suspect),
    NoKey,
    /// A make that proves nothing, at an address that the event knows.
    Known,
}

impl ScanProof {
    fn word(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Suspect(Suspect::SecondDevice) => "old frame again",
            Self::Suspect(why) => word(why),
            Self::NoKey => "no key",
            Self::Known => "proves nothing",
        }
    }
}

/// Why a frame is not believed, in two or three words.
pub(in crate::cli::clock) fn word(suspect: Suspect) -> &'static str {
    match suspect {
        Suspect::BadTag => "wrong tag",
        Suspect::Unreadable(_) => "unreadable frame",
        Suspect::OtherClock(_) => "another clock's frame",
        Suspect::CounterBack { .. } => "old frame again",
        Suspect::OtherConnection => "another connection's result",
        Suspect::OtherCommand => "an old result again",
        Suspect::SecondDevice => "second device",
        Suspect::Late { .. } => "late frame",
    }
}

/// A device that looks like a clock.
#[derive(Clone, Copy)]
struct ScanRow<'a> {
    device: &'a DiscoveredDevice,
    make: &'a str,
    /// What it claims, or what the event calls it by its address.
    number: Option<ClockId>,
    proof: Option<ScanProof>,
}

/// The results of a scan.
struct ScanResults {
    devices: DiscoveredDevices,
    /// Whether there is an event that could prove something.
    event: bool,
    verifiers: BTreeMap<ClockId, FrameVerifier>,
    /// The event's clocks of makes that prove nothing.
    known: BTreeMap<Address, ClockId>,
    proofs: BTreeMap<Address, ScanProof>,
}

impl ScanResults {
    /// Nothing heard yet; with the clocks of an event, where one was named.
    fn new(clocks: Option<KeptClocks>) -> Self {
        let event = clocks.is_some();
        let (mut verifiers, mut known, mut proofs) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for (number, clock) in clocks.unwrap_or_default() {
            match (clock.key, clock.address) {
                // A face is not shown here, so that it does not matter what the clock does at zero.
                (Some(key), _) => {
                    verifiers.insert(number, FrameVerifier::new(number, &key, Mode::Overtime));
                }
                (None, Some(address)) => {
                    proofs.insert(Address::new(&address), ScanProof::Known);
                    known.insert(Address::new(&address), number);
                }
                (None, None) => {}
            }
        }
        Self { devices: DiscoveredDevices::of_all(), event, verifiers, known, proofs }
    }

    /// Takes an advertisement; whether something is new besides its strength.
    fn hear(&mut self, now: At, advert: &Advert) -> bool {
        let new = self.devices.hear(now, advert);
        let claim = advert.maker.as_ref().and_then(|(_, frame)| Some((claimed(frame)?, frame)));
        let (Some((clock, frame)), true) = (claim, self.event) else { return new };
        let verifier = self.verifiers.get_mut(&clock);
        let proof = match verifier.map(|verifier| verifier.hear(now, advert, frame).0) {
            None => ScanProof::NoKey,
            Some(Verdict::Proven) => ScanProof::Proven,
            Some(Verdict::Again) => return new,
            Some(Verdict::Suspect(why)) => ScanProof::Suspect(why),
        };
        new | (self.proofs.insert(advert.address.clone(), proof) != Some(proof))
    }

    /// What was heard, by number and then by address.
    fn rows(&self, now: At) -> Vec<ScanRow<'_>> {
        let mut rows: Vec<ScanRow<'_>> = self
            .devices
            .lately(now)
            .map(|(device, make)| ScanRow {
                device,
                make: &make.id,
                number: self.known.get(&device.address).copied().or(device.claims),
                proof: self.proofs.get(&device.address).copied(),
            })
            .collect();
        rows.sort_by_key(|row| (row.number.is_none(), row.number, &row.device.address));
        rows
    }

    /// What is to be said of a device besides what it is.
    fn notes(row: ScanRow<'_>, all: &[ScanRow<'_>]) -> Vec<String> {
        let mut notes: Vec<String> = row.proof.map(|proof| proof.word().to_owned()).into_iter().collect();
        if row.device.waits {
            notes.push("waits for a number and a key".to_owned());
        }
        if let (Some(number), true) = (row.number, is_double(row, all)) {
            notes.push(format!("a second device under number {number}"));
        }
        notes
    }

    /// A device for a program.
    fn json(row: ScanRow<'_>, all: &[ScanRow<'_>]) -> Value {
        json!({
            "number": row.number.map(|number| number.0),
            "make": row.make,
            "address": row.device.address.as_str(),
            "adapter": row.device.adapter,
            "rssi": row.device.rssi,
            "name": row.device.name,
            "waits": row.device.waits,
            "proof": row.proof.map(ScanProof::word),
            "second_device": is_double(row, all),
        })
    }
}

fn is_double(row: ScanRow<'_>, all: &[ScanRow<'_>]) -> bool {
    let same = |other: &ScanRow<'_>| other.number == row.number && other.device.address != row.device.address;
    row.number.is_some() && all.iter().any(same)
}
