//! `clocks.heard.json`: whatever it says, it is kept as it was, nothing unproven is believed after it, and a frame that
//! is not above what it says is old.

use std::collections::BTreeMap;

use ephor::clock::model::{Control, Mode};
use ephor::clock::{Device, Fact, MasterKey, ReplayState, Session};
use ephor::domain::{At, ClockId, Millis};

/// The property. What stands behind a zero byte are frames, with 0xff between them.
pub fn holds(data: &[u8]) {
    let mut parts = data.splitn(2, |byte| *byte == 0);
    let (text, frames) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let Ok(heard) = serde_json::from_slice::<BTreeMap<String, ReplayState>>(text) else { return };
    let again = serde_json::to_vec(&heard).expect("JSON");
    assert_eq!(serde_json::from_slice::<BTreeMap<String, ReplayState>>(&again).expect("its own"), heard);
    for (place, state) in heard.into_values().enumerate() {
        let clock = ClockId(place as u16);
        let master = MasterKey([7; 16]);
        let mut session = Session::resume(clock, &master, Mode::Overtime, state);
        assert_eq!(session.replay_state(), state);
        for (place, frame) in frames.split(|byte| *byte == 0xff).enumerate() {
            let at = At(place as i64 * 500);
            let facts = session.on_broadcast(at, frame).into_iter().chain(session.on_log(at, frame));
            assert!(facts.into_iter().all(|fact| matches!(fact, Fact::Suspect { .. })));
        }
        assert_eq!(session.replay_state(), state, "frames without a tag move nothing");
        // The clock itself, taken out of its box: its counter begins low.
        let control =
            Control { budget: Millis::secs(60), mode: Mode::Overtime, neutral_between_moves: false };
        let mut device = Device::new(clock, &master, control, At(0));
        let facts = session.on_broadcast(At(1_000_000), &device.advertise(At(1_000_000)));
        let read = facts.iter().any(|fact| matches!(fact, Fact::Reading(_)));
        let above = session.replay_state().counter > state.counter;
        assert_eq!(read, above, "{facts:?}");
    }
}
