//! The program is stopped and goes on: from its terminal, or from elsewhere. Windows stops none so.

#[cfg(not(unix))]
pub(super) use none::Pauses;
#[cfg(unix)]
pub(super) use unix::Pauses;

#[cfg(not(unix))]
mod none {
    //! Where programs are not stopped.

    use std::future::pending;
    use std::io;

    /// Listens for nothing.
    pub(crate) struct Pauses;

    impl Pauses {
        /// Nothing to listen for.
        pub(crate) fn listen(_locked: bool) -> io::Result<Self> {
            Ok(Self)
        }

        /// Never ends.
        pub(crate) async fn over(&mut self) -> io::Result<()> {
            pending().await
        }
    }
}

#[cfg(unix)]
mod unix {
    //! Signals that stop the program and let it go on. Whoever stopped it had the terminal meanwhile, so it is taken
    //! anew.

    use std::future::poll_fn;
    use std::io;
    use std::task::Poll;

    use signal_hook::consts::{SIGCONT, SIGSTOP};
    use tokio::signal::unix::{Signal, SignalKind, signal};

    use crate::runtime::halt::STOP;
    use crate::tui::terminal;

    /// Listens for them.
    pub(crate) struct Pauses {
        /// It is asked to stop; a locked screen is not to be stopped.
        stop: Option<Signal>,
        go_on: Signal,
    }

    impl Pauses {
        /// Begins to listen.
        pub(crate) fn listen(locked: bool) -> io::Result<Self> {
            let of = |number| signal(SignalKind::from_raw(number));
            Ok(Self { stop: if locked { None } else { Some(of(STOP)?) }, go_on: of(SIGCONT)? })
        }

        /// Ends when the program goes on and the terminal is its own again. Where it is asked to stop, the person gets
        /// their terminal back first.
        pub(crate) async fn over(&mut self) -> io::Result<()> {
            let stops = poll_fn(|cx| {
                if self.stop.as_mut().is_some_and(|stop| stop.poll_recv(cx).is_ready()) {
                    return Poll::Ready(true);
                }
                if self.go_on.poll_recv(cx).is_ready() { Poll::Ready(false) } else { Poll::Pending }
            });
            if stops.await {
                terminal::restore();
                signal_hook::low_level::raise(SIGSTOP)?;
            }
            terminal::take_again()
        }
    }
}
