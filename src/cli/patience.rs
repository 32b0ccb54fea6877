//! Files that another program holds for a moment. On Windows a virus scanner, or what synchronises a folder, looks into
//! whatever is new and keeps others from it: then it is tried again.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use crate::journal::is_held;

/// How long it is waited before the first try that follows, and how many follow, each after twice as long: two seconds
/// and a half in all.
const PATIENCE: (Duration, u32) = (Duration::from_millis(10), 8);

/// Renames, and waits for others to let go where the system says that they hold it.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    // In whose way a file is that somebody has open is told as if it were a matter of rights.
    let denied = |error: &io::Error| cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied;
    insisting(|| fs::rename(from, to), |error| is_held(error) || denied(error), std::thread::sleep)
}

/// Opens or reads in the same way.
pub(super) fn patiently<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    insisting(attempt, is_held, std::thread::sleep)
}

fn insisting<T>(
    mut attempt: impl FnMut() -> io::Result<T>,
    held: impl Fn(&io::Error) -> bool,
    mut pause: impl FnMut(Duration),
) -> io::Result<T> {
    let (mut wait, times) = PATIENCE;
    for _ in 0..times {
        match attempt() {
            Err(error) if held(&error) => pause(wait),
            done => return done,
        }
        wait *= 2;
    }
    attempt().map_err(|error| {
        if !held(&error) {
            return error;
        }
        io::Error::new(io::ErrorKind::ResourceBusy, error)
    })
}

#[cfg(test)]
mod tests {
    use crate::cli::problem::Problem;
    use crate::locale::Locale;

    use super::*;

    #[test]
    fn what_is_held_for_a_moment_is_tried_again_and_what_is_held_for_long_is_said() {
        let held = |error: &io::Error| error.raw_os_error() == Some(32);
        let error = || Err::<(), _>(io::Error::from_raw_os_error(32));
        let (mut tries, mut waited) = (0, Duration::ZERO);
        let done = insisting(
            || {
                tries += 1;
                if tries < 4 { error() } else { Ok(()) }
            },
            held,
            |wait| waited += wait,
        );
        assert!(done.is_ok());
        assert_eq!((tries, waited), (4, Duration::from_millis(70)));
        waited = Duration::ZERO;
        let failed = insisting(error, held, |wait| waited += wait).expect_err("held all the time");
        assert_eq!(waited, Duration::from_millis(2550));
        assert_eq!(failed.kind(), io::ErrorKind::ResourceBusy);
        let (what, instead) = Problem::file(Path::new("a.fst"), &failed).parts(Locale::english());
        assert!(
            what.contains("another program holds it") && instead.contains("synchronises"),
            "{what} {instead}"
        );
        // Anything else is said at once.
        let other = insisting(|| Err::<(), _>(io::Error::from_raw_os_error(2)), held, |_| panic!("no pause"));
        assert_eq!(other.expect_err("no such file").raw_os_error(), Some(2));
    }
}
