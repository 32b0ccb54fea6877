//! `ephor clock scan`: what is in the air that is a clock.

mod sky;

use std::path::PathBuf;

use crate::domain::Millis;
use crate::station::Input;

use super::super::table::Table;
use super::super::{Console, EventFolder, Exit, Problem};
use super::listen::Listener;

pub(super) use sky::Sky;

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
    let mut sky = Sky::new(clocks)?;
    let mut listener = Listener::start(args.adapter.as_deref(), Some(args.seconds), console.now)?;
    if console.watched {
        writeln!(console.err, "listening for {} s …", args.seconds)?;
    }
    while let Some(inputs) = listener.next(Millis(1_000))? {
        for input in inputs {
            let Input::Advert(advert) = input else { continue };
            if sky.hear((console.now)(), &advert) && args.json {
                let row = sky.row(&advert.address).map(|row| sky.json(row));
                writeln!(console.out, "{}", row.unwrap_or_default())?;
                console.out.flush()?;
            }
        }
    }
    if !args.json {
        console.out.write_all(table(&sky).as_bytes())?;
    }
    let found = sky.rows().next().is_some();
    if !found {
        writeln!(console.err, "no clock was heard in {} s", args.seconds)?;
    }
    Ok(Exit::yes(found))
}

fn table(sky: &Sky) -> String {
    let mut table = Table::default();
    for row in sky.rows() {
        let number = row.number.map_or_else(|| "?".to_owned(), |number| number.to_string());
        let rssi = row.rssi.map_or_else(|| "?".to_owned(), |rssi| format!("{rssi} dBm"));
        let mut cells = vec![number, row.make.clone(), row.address.to_string(), row.adapter.clone(), rssi];
        cells.push(row.name.clone().unwrap_or_else(|| "no name".to_owned()));
        cells.push(sky.notes(row).join("; "));
        table.row(cells);
    }
    // A row without a note ends with its name.
    table.text("").lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}
