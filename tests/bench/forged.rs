//! What a phone costs that sends nonsense in the name of every clock.

use std::time::Duration;

use ephor::clock::{Address, Advert};
use ephor::domain::Millis;
use ephor::station::Input;

use super::hall::{Full, terminal};
use super::{Row, instant, small};

/// So many clocks stand on tables.
const CLOCKS: u16 = 120;
/// So much time passes in the hall.
const WATCHED: Millis = Millis(20_000);
/// So many frames come a second, in pieces of so many.
const A_SECOND: u64 = 2_000;
const AT_ONCE: u64 = 20;
const STEP: Millis = Millis((1_000 * AT_ONCE / A_SECOND) as i64);
/// A frame for the screen is drawn so often while something changes.
const FRAME: Millis = Millis(33);

/// A frame of one of the clocks with a wrong tag; each is another.
fn nonsense(number: u64, genuine: &[Vec<u8>]) -> Advert {
    let mut bytes = genuine[number as usize % genuine.len()].clone();
    let last = bytes.len() - 8;
    for (byte, other) in
        bytes[last..].iter_mut().zip(number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes())
    {
        *byte ^= other | 1;
    }
    Advert {
        address: Address::new("DE:AD:BE:EF:00:01"),
        adapter: "hci0".to_owned(),
        rssi: Some(-48),
        name: None,
        services: Vec::new(),
        maker: Some((0xffff, bytes)),
    }
}

fn phone() -> Row {
    let (mut full, begun) = Full::new(CLOCKS, 200, small::law(small::ruleset("sss-2022", &[]), &[]));
    let genuine = full.frames(begun);
    let mut terminal = terminal();
    let (mut now, mut drawn, mut sent, mut spent) = (begun, begun, 0, Duration::ZERO);
    while now < begun + WATCHED {
        now = now + STEP;
        let (heard, _) = full.speak(now);
        let (mut old, start) = (heard, instant());
        for _ in 0..AT_ONCE {
            old |= full.give(now, Input::Advert(nonsense(sent, &genuine)));
            sent += 1;
        }
        spent += start.elapsed();
        if old && now.since(drawn) >= FRAME {
            let start = instant();
            full.draw(&mut terminal, now);
            (drawn, spent) = (now, spent + start.elapsed());
        }
    }
    let share = spent.as_secs_f64() * 100_000.0 / WATCHED.0 as f64;
    Row {
        what: "2,000 forged frames a second",
        measured: format!("{share:.2} %"),
        target: "≤ 10 %",
        ok: share <= 10.0 && full.is_calm(now),
        how: format!("of a core, console with its frames; {sent} frames of {CLOCKS} clocks, none believed"),
    }
}

pub(super) fn rows() -> Vec<Row> {
    vec![phone()]
}
