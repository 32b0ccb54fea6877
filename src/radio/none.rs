//! A machine whose Bluetooth this program does not speak: it says so, and orders are announced.

use std::task::{Context, Poll};

use crate::clock::{AirState, AirTrouble, NoLink};
use crate::station::{Input, LinkEvent, RadioEffect};

use super::Radio;

/// No radio.
pub(super) struct NoRadio {
    waiting: Vec<Input>,
}

impl NoRadio {
    pub(super) fn new(wanted: Option<String>) -> Self {
        let trouble = Some(AirTrouble::NoAdapter { wanted });
        Self { waiting: vec![Input::Air(AirState { adapters: Vec::new(), trouble })] }
    }
}

impl Radio for NoRadio {
    fn carry_out(&mut self, effect: RadioEffect) {
        if let RadioEffect::Connect { clock, .. } = effect {
            let event = LinkEvent::Down { why: NoLink::NoAdapter };
            self.waiting.push(Input::Link { clock, event });
        }
    }

    fn take(&mut self) -> Vec<Input> {
        std::mem::take(&mut self.waiting)
    }

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<()> {
        if self.waiting.is_empty() { Poll::Pending } else { Poll::Ready(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_once_that_there_is_none() {
        let mut none = NoRadio::new(None);
        let mut cx = Context::from_waker(std::task::Waker::noop());
        assert!(none.poll_ready(&mut cx).is_ready());
        let taken = none.take();
        assert!(matches!(taken.as_slice(), [Input::Air(state)] if state.links() == 0), "{taken:?}");
        assert!(none.poll_ready(&mut cx).is_pending());
    }
}
