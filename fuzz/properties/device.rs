//! Writes as a clock hears them: without the key nothing changes, and every one is answered.

use ephor::clock::auth::Keys;
use ephor::clock::frame::ResultFrame;
use ephor::clock::model::{Control, Mode};
use ephor::clock::{Device, MasterKey, Nonce};
use ephor::domain::{At, ClockId, Millis};

/// The property.
pub fn holds(data: &[u8]) {
    let (clock, master) = (ClockId(4), MasterKey([7; 16]));
    let control = Control { budget: Millis::secs(60), mode: Mode::Overtime, neutral_between_moves: false };
    let mut device = Device::new(clock, &master, control, At(0));
    device.connect(At(0), Nonce([9; 8]));
    let before = (device.shown_at(At(0)), device.display());
    for write in data.split(|byte| *byte == 0xff) {
        let answer = device.write(At(0), write);
        let result =
            ResultFrame::decode(&answer.result, &Keys::derive(&master, clock).result).expect("an answer");
        assert!(!result.status.is_done());
        assert!(answer.events.is_empty());
    }
    assert_eq!((device.shown_at(At(0)), device.display()), before);
}
