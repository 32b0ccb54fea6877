//! Giving a file or a folder its name. On Windows a virus scanner, or what synchronises a folder, looks into whatever
//! is new and holds it for a moment: then it is tried again.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

/// How long it is waited before the first try that follows, and how many follow, each after twice as long: two seconds
/// and a half in all.
const PATIENCE: (Duration, u32) = (Duration::from_millis(10), 8);

/// Renames, and waits for others to let go where the system says that they hold it.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    insisting(|| fs::rename(from, to), held, std::thread::sleep)
}

/// Whether another program holds the file: access denied, a sharing violation, a lock.
fn held(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32 | 33))
}

fn insisting(
    mut attempt: impl FnMut() -> io::Result<()>,
    held: impl Fn(&io::Error) -> bool,
    mut pause: impl FnMut(Duration),
) -> io::Result<()> {
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
        let what = "another program holds it, perhaps a virus scanner or what synchronises the folder";
        io::Error::new(error.kind(), format!("{error} ({what})"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_for_a_moment_is_tried_again_and_what_is_held_for_long_is_said() {
        let held = |error: &io::Error| error.raw_os_error() == Some(32);
        let error = || Err(io::Error::from_raw_os_error(32));
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
        assert!(failed.to_string().contains("virus scanner"), "{failed}");
        // Anything else is said at once.
        let other = insisting(|| Err(io::Error::from_raw_os_error(2)), held, |_| panic!("no pause"));
        assert_eq!(other.expect_err("no such file").raw_os_error(), Some(2));
    }
}
