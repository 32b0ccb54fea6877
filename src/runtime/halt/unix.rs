//! Signals.

use std::future::poll_fn;
use std::io;
use std::task::Poll;

use tokio::signal::unix::{Signal, SignalKind, signal};

/// What stops a program from its terminal.
pub(in crate::runtime) const STOP: i32 = signal_hook::consts::SIGTSTP;

/// Listens for the signals that end a program.
pub struct Halt {
    signals: Vec<Signal>,
}

impl Halt {
    /// Begins to listen.
    pub fn listen() -> io::Result<Self> {
        let kinds =
            [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt(), SignalKind::quit()];
        Ok(Self { signals: kinds.into_iter().map(signal).collect::<io::Result<_>>()? })
    }

    /// The same for a screen that is locked. The system ends it, and a terminal that closes; what a key would send to
    /// it is heard and passed over.
    pub fn listen_locked() -> io::Result<Self> {
        let kinds = [SignalKind::terminate(), SignalKind::hangup()];
        let signals = kinds.into_iter().map(signal).collect::<io::Result<_>>()?;
        // From the first listener on, the system itself does nothing any more.
        let keys = [SignalKind::interrupt(), SignalKind::quit(), SignalKind::from_raw(STOP)];
        keys.into_iter().try_for_each(|kind| signal(kind).map(drop))?;
        Ok(Self { signals })
    }

    /// Ends when the program should.
    pub async fn asked(&mut self) {
        poll_fn(|cx| {
            let came = self.signals.iter_mut().any(|signal| signal.poll_recv(cx).is_ready());
            if came { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }
}
