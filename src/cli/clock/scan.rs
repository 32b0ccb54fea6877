//! `ephor clock scan`: what is in the air that is a clock.

mod results;

use std::path::PathBuf;

use crate::domain::Millis;
use crate::station::Input;

use super::super::table::Table;
use super::super::{Console, EventFolder, Exit, Problem};
use super::listen::Listener;

pub(super) use results::word;

use results::{Row, ScanResults};

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

fn table(rows: &[Row<'_>]) -> String {
    let mut table = Table::default();
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
