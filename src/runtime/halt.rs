//! The system's wish that the program ends.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

/// Listens for the signals that end a program.
pub struct Halt {
    #[cfg(unix)]
    signals: [Signal; 4],
}

impl Halt {
    /// Begins to listen.
    #[cfg(unix)]
    pub fn listen() -> io::Result<Self> {
        let kinds =
            [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt(), SignalKind::quit()];
        let [term, hup, int, quit] = kinds.map(signal);
        Ok(Self { signals: [term?, hup?, int?, quit?] })
    }

    /// Begins to listen.
    #[cfg(not(unix))]
    pub fn listen() -> io::Result<Self> {
        Ok(Self {})
    }

    /// Ends when the program should.
    #[cfg(unix)]
    pub async fn asked(&mut self) {
        let [term, hup, int, quit] = &mut self.signals;
        tokio::select! {
            _ = term.recv() => {}
            _ = hup.recv() => {}
            _ = int.recv() => {}
            _ = quit.recv() => {}
        }
    }

    /// Ends when the program should.
    #[cfg(not(unix))]
    pub async fn asked(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
