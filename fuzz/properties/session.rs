//! Broadcasts, log and results as a console hears them: without the key nothing is state.

use ephor::clock::model::Mode;
use ephor::clock::{Fact, MasterKey, Nonce, Session};
use ephor::domain::{At, ClockId};

/// The property.
pub fn holds(data: &[u8]) {
    let mut session = Session::new(ClockId(4), &MasterKey([7; 16]), Mode::Overtime);
    let before = session.replay_state();
    for (place, frame) in data.split(|byte| *byte == 0xff).enumerate() {
        let at = At(place as i64 * 500);
        let heard = session.on_broadcast(at, frame).into_iter().chain(session.on_log(at, frame));
        assert!(heard.into_iter().all(|fact| matches!(fact, Fact::Suspect { .. })));
        assert!(session.on_result(at, Nonce([9; 8]), frame).is_err());
    }
    assert_eq!(session.replay_state(), before);
}
