//! An event on a stick: FAT has no owners, no rights, and is what people carry copies on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{Place, passed_over};

/// A FAT file system in a file, mounted; `None` where this machine or account does not let us.
struct Stick(PathBuf);

impl Stick {
    fn mounted(place: &Place) -> Option<Self> {
        let (image, at) = (place.path("stick.img"), place.path("μνήμη USB"));
        let made = fs::File::create(&image).and_then(|file| file.set_len(64 << 20));
        made.expect("a file with nothing in it");
        fs::create_dir(&at).expect("a folder");
        let done = |program: &str, args: &[&Path]| {
            let run = Command::new(program).args(args).output();
            run.is_ok_and(|run| run.status.success())
        };
        let mounted = done("mkfs.vfat", &[&image])
            && done("mount", &["-o".as_ref(), "loop,utf8,umask=022".as_ref(), &image, &at]);
        if !mounted {
            // Not what a package could mend: it takes root, and a kernel that knows FAT.
            passed_over("no FAT file system can be mounted here");
        }
        mounted.then_some(Self(at))
    }
}

impl Drop for Stick {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

#[test]
fn an_event_on_a_stick_loses_nothing_and_its_clocks_keys_are_refused_there() {
    let place = Place::new();
    let Some(stick) = Stick::mounted(&place) else { return };
    place.write("players.csv", "Anna\nBeno\n");
    let event = stick.0.join("Κύπελλο 2026");
    let event = event.to_str().expect("UTF-8");
    place
        .run(&["init", event, "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "1"])
        .exits(0);
    place.write("round.csv", "1,Anna,Beno\n");
    place.run(&["round", event, "round.csv"]).exits(0);
    let sound = place.run(&["log", "verify", event]).exits(0).out;
    fs::create_dir(place.path("copies")).expect("a folder");
    place.run(&["backup", event, "copies"]).exits(0);
    let copy = fs::read_dir(place.path("copies")).expect("read").next().expect("one").expect("read").path();
    let copied = place.run(&["log", "verify", copy.to_str().expect("UTF-8")]).exits(0).out;
    assert_eq!(copied, sound);
    let key = "00112233445566778899aabbccddeeff\n";
    let run = place.feed(&["clock", "key", "add", event, "1"], key);
    assert_eq!(run.code, 2, "{}{}", run.out, run.err);
    run.complains(&["put the event on this computer's own disk"]);
}

#[test]
fn what_a_mac_lays_beside_the_files_of_an_event_is_no_part_of_it() {
    let place = Place::new();
    place.run(&["init", "spring", "--ruleset", "sss-2022", "--tables", "1"]).exits(0);
    let sound = place.run(&["log", "verify", "spring"]).exits(0).out;
    // AppleDouble: a number, a version, no text.
    for (folder, own) in [("spring", "._clocks.toml"), ("spring/rulesets", "._sss-2022.toml")] {
        fs::write(place.path(folder).join(own), b"\x00\x05\x16\x07\x00\x02\xff\xfe").expect("written");
    }
    fs::create_dir(place.path("spring/.Trashes")).expect("made");
    fs::write(place.path("spring/.Trashes/x.toml"), "thrown away").expect("written");
    place.run(&["standings", "spring"]).exits(0);
    fs::create_dir(place.path("copies")).expect("a folder");
    place.run(&["backup", "spring", "copies"]).exits(0);
    let copy = fs::read_dir(place.path("copies")).expect("read").next().expect("one").expect("read").path();
    assert_eq!(place.run(&["log", "verify", copy.to_str().expect("UTF-8")]).exits(0).out, sound);
    assert!(!copy.join("._clocks.toml").exists() && !copy.join("rulesets/._sss-2022.toml").exists());
    assert!(!copy.join(".Trashes").exists());
}

#[test]
fn a_copy_has_a_name_that_a_stick_takes() {
    let place = Place::new();
    place.run(&["init", "Finále: jar?", "--ruleset", "sss-2022", "--tables", "1"]).exits(0);
    place.run(&["backup", "Finále: jar?"]).exits(0).says(&["Finále- jar--20"]);
}
