//! Without power at any moment, by a file system of its own: an image of ext4 is mounted, an event is played on it, and
//! the image is copied in the middle. What the system had not written yet is lost in the copy, as in a power cut.
//!
//! The program is halted while the image is copied, so that the copy is of one moment. Needs root and loop devices.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use super::kill::{Acknowledged, Talk, slip, whole};
use super::{report, times};
use crate::support::{Place, Ran, passed_over};

/// Bytes of an image: the least that ext4 has a journal in, and some room.
const IMAGE: u64 = 24 << 20;

/// Runs a tool of the system; whether it did what it was asked.
fn tool(name: &str, args: &[&str]) -> bool {
    Command::new(name).args(args).output().is_ok_and(|ran| ran.status.success())
}

/// An image that is mounted until the test ends, however it ends.
struct Mounted(PathBuf);

impl Mounted {
    fn new(image: &Path, at: PathBuf) -> Option<Self> {
        fs::create_dir_all(&at).expect("made");
        let (image, folder) = (image.display().to_string(), at.display().to_string());
        tool("mount", &["-t", "ext4", "-o", "loop", &image, &folder]).then_some(Self(at))
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let folder = self.0.display().to_string();
        // Whoever was killed may hold it for a moment longer.
        for _ in 0..50 {
            if tool("umount", &[&folder]) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// An empty file system, mounted; `None` where that cannot be had here.
fn disk(place: &Place) -> Option<(PathBuf, Mounted)> {
    let image = place.path("image");
    fs::File::create(&image).and_then(|file| file.set_len(IMAGE)).expect("room");
    let made = tool("mkfs.ext4", &["-q", "-F", &image.display().to_string()]);
    let mounted = made.then(|| Mounted::new(&image, place.path("disk"))).flatten();
    mounted.map(|mounted| (image, mounted))
}

#[test]
fn an_image_of_any_moment_has_what_was_acknowledged() {
    let cuts = times(3, 100);
    let place = Place::new();
    let Some((image, _disk)) = disk(&place) else {
        passed_over(
            "no image of ext4 can be mounted here (that needs root and loop devices): no power was cut on one",
        );
        return;
    };
    place.event();
    assert!(tool(
        "cp",
        &["-a", &place.path("event").display().to_string(), &place.path("disk").display().to_string()]
    ));
    assert!(tool("sync", &[]));
    let mut rng = fastrand::Rng::with_seed(0x696d_6167);
    let mut total = 0;
    for _ in 0..cuts {
        let mut child = place.command(&["exec", "--replay", "disk/event"]).spawn().expect("it starts");
        let told = Arc::new(Mutex::new(Acknowledged::new()));
        let (mut talk, hears) = (Talk::with(&mut child), Arc::clone(&told));
        let (works, has_begun) = mpsc::channel();
        let worker = thread::spawn(move || {
            let mut own = Acknowledged::new();
            while slip(&mut talk, &mut own).is_some() {
                hears.lock().expect("sound").append(&mut own.clone());
                // The receiver is gone once nobody waits for it.
                let _ = works.send(());
            }
        });
        has_begun.recv().expect("a slip is announced");
        thread::sleep(Duration::from_micros(rng.u64(0..300_000)));
        let process = child.id().to_string();
        assert!(tool("kill", &["-STOP", &process]));
        let told = told.lock().expect("sound").clone();
        let cut = place.path("cut-image");
        fs::copy(&image, &cut).expect("room");
        child.kill().expect("killed");
        child.wait().expect("gone");
        worker.join().expect("joined");
        total += told.len();
        let after = Mounted::new(&cut, place.path("after")).expect("as the first one");
        place.run(&["log", "verify", "after/event"]).exits(0);
        let exported: Ran = place.run(&["log", "export", "after/event"]).exits(0);
        whole(&exported.lines(), &told);
        drop(after);
    }
    report(&format!(
        "{cuts} power cuts on an image of ext4, {total} acknowledged events, none lost, none half"
    ));
    assert!(total >= cuts, "only {total} events were acknowledged: the cuts come too early to mean anything");
}
