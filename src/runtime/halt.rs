//! The system's wish that the program ends: by signals on Unix, by console events on Windows.

#[cfg(unix)]
pub use unix::Halt;
#[cfg(unix)]
pub(super) use unix::STOP;
#[cfg(windows)]
pub use windows::Halt;

#[cfg(unix)]
mod unix {
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

        /// The same for a screen that is locked. The system ends it, and a terminal that closes; what a key would send
        /// to it is heard and passed over.
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
}

#[cfg(windows)]
mod windows {
    //! Console events. Windows gives a program whose window is closed five seconds, and one whose person logs off or
    //! whose machine is switched off hardly more; what is decided is durable before it is shown, so that is enough.

    use std::future::poll_fn;
    use std::io;
    use std::task::Poll;

    use tokio::signal::windows::{
        CtrlBreak, CtrlC, CtrlClose, CtrlLogoff, CtrlShutdown, ctrl_break, ctrl_c, ctrl_close, ctrl_logoff,
        ctrl_shutdown,
    };

    /// Listens for the events that end a program.
    pub struct Halt {
        keys: (CtrlC, CtrlBreak),
        close: CtrlClose,
        logoff: CtrlLogoff,
        shutdown: CtrlShutdown,
        /// What a key sends is heard and passed over. Windows ends the program where nobody hears it.
        locked: bool,
    }

    impl Halt {
        /// Begins to listen.
        pub fn listen() -> io::Result<Self> {
            Ok(Self {
                keys: (ctrl_c()?, ctrl_break()?),
                close: ctrl_close()?,
                logoff: ctrl_logoff()?,
                shutdown: ctrl_shutdown()?,
                locked: false,
            })
        }

        /// The same for a screen that is locked: a window that closes ends it, and the system does.
        pub fn listen_locked() -> io::Result<Self> {
            Ok(Self { locked: true, ..Self::listen()? })
        }

        /// Ends when the program should.
        pub async fn asked(&mut self) {
            poll_fn(|cx| {
                let (c, b) = &mut self.keys;
                let key = c.poll_recv(cx).is_ready() | b.poll_recv(cx).is_ready();
                let ended = self.close.poll_recv(cx).is_ready()
                    || self.logoff.poll_recv(cx).is_ready()
                    || self.shutdown.poll_recv(cx).is_ready();
                if ended || key && !self.locked {
                    return Poll::Ready(());
                }
                if key {
                    // Taken note of, and listened for anew.
                    cx.waker().wake_by_ref();
                }
                Poll::Pending
            })
            .await;
        }
    }
}
