//! What is written is on the disk, and under its name, before it is said to be.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Waits until what is in a file is on its disk. A Mac asks the drive to empty its own memory, which shares and some
/// sticks refuse: there the file is handed to the drive, as on other systems, which is what can be had.
pub(super) fn sync(file: &File) -> io::Result<()> {
    file.sync_all().or_else(|error| handed_over(file, error))
}

#[cfg(target_vendor = "apple")]
fn handed_over(file: &File, _: io::Error) -> io::Result<()> {
    Ok(rustix::fs::fsync(file)?)
}

/// Elsewhere nothing else can be asked for.
#[cfg(not(target_vendor = "apple"))]
fn handed_over(_: &File, error: io::Error) -> io::Result<()> {
    Err(error)
}

/// Waits until the names in a folder are on its disk, where the system can: Windows sees to it by itself.
pub(super) fn sync_names(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    match File::open(folder).and_then(|folder| sync(&folder)) {
        Err(error) if is_refused(&error) => Ok(()),
        synced => synced,
    }
}

/// A file system that syncs no folder; a folder in which one may write, and which one may not list. (What a Mac says of
/// a share, ENOTSUP, std has no name for.)
fn is_refused(error: &io::Error) -> bool {
    const ENOTSUP: i32 = 45;
    let known = matches!(
        error.kind(),
        ErrorKind::InvalidInput | ErrorKind::PermissionDenied | ErrorKind::Unsupported
    );
    known || cfg!(target_vendor = "apple") && error.raw_os_error() == Some(ENOTSUP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_synced_where_that_can_be_had() {
        let folder = tempfile::tempdir().expect("a folder");
        sync_names(folder.path()).expect("durable");
        let nowhere = sync_names(&folder.path().join("not here"));
        assert_eq!(nowhere.is_err(), cfg!(unix));
    }

    #[cfg(unix)]
    #[test]
    fn what_a_system_refuses_is_no_fault_and_what_fails_is() {
        let (eio, eacces, einval) = (5, 13, 22);
        for (number, refused) in [(eio, false), (eacces, true), (einval, true)] {
            assert_eq!(is_refused(&io::Error::from_raw_os_error(number)), refused, "{number}");
        }
    }
}
