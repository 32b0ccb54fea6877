//! Man pages, completions, simulation.

use std::fs;

use crate::support::{Place, repository};

#[test]
fn the_man_pages_are_current() {
    let place = Place::new();
    place.run(&["man", "man"]).exits(0);
    let names = |folder: &std::path::Path| {
        let mut names: Vec<_> = fs::read_dir(folder)
            .expect("the folder man")
            .map(|entry| entry.expect("an entry").file_name())
            .collect();
        names.sort();
        names
    };
    let (written, kept) = (place.path("man"), repository("man"));
    assert_eq!(names(&written), names(&kept), "run `cargo run -- man man`");
    for name in names(&written) {
        let (new, old) = (fs::read_to_string(written.join(&name)), fs::read_to_string(kept.join(&name)));
        assert_eq!(new.expect("text"), old.expect("text"), "{}: run `cargo run -- man man`", name.display());
    }
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        Place::new().run(&["completions", shell]).exits(0).says(&["ephor", "judge"]);
    }
    Place::new().run(&["completions", "dos"]).exits(2);
}

#[test]
fn the_same_seed_is_the_same_tournament() {
    let place = Place::new();
    let sim = |seed: &str| place.run(&["sim", "--seed", seed, "--tables", "4", "--hours", "0.5", "--json"]);
    let one = sim("7").exits(0).lines().remove(0);
    assert_eq!(one, sim("7").exits(0).lines().remove(0));
    assert_ne!(one["journal"], sim("8").exits(0).lines().remove(0)["journal"]);
    assert_eq!(one["broken"], serde_json::json!([]));
    let two =
        place.run(&["sim", "--tables", "2", "--hours", "0.2", "--seeds", "2", "--loss", "0.2", "--faults"]);
    two.exits(0).says(&["1 to 2", "invariants broken"]);
}
