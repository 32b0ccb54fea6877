//! What is set for the consoles on a machine: shown with where it comes from, set, and told where it is wrong.

use crate::support::Place;

const FILE: &str = "home/config/ephor/config.toml";

/// The line of a setting, without what only fills the column.
fn row(out: &str, key: &str) -> String {
    let line = out.lines().find(|line| line.starts_with(key)).unwrap_or_else(|| panic!("no {key} in\n{out}"));
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn without_a_file_the_defaults_hold_and_the_path_is_shown() {
    let place = Place::new();
    let ran = place.run(&["config"]).exits(0).says(&["ephor/config.toml (not there)"]);
    assert_eq!(row(&ran.out, "language"), "language en default");
    assert_eq!(row(&ran.out, "theme"), "theme dark default");
    assert_eq!(row(&ran.out, "bell"), "bell true default");
    assert_eq!(row(&ran.out, "sound"), "sound true default");
    assert_eq!(row(&ran.out, "louder_after_s"), "louder_after_s [60, 180, 300] default");
    let path = place.run(&["config", "path"]).exits(0).out;
    assert_eq!(path.trim_end(), place.path(FILE).to_str().expect("letters"));
    assert!(!place.path(FILE).exists(), "showing writes nothing");
}

#[test]
fn what_is_set_stands_in_the_file_and_is_shown_from_there() {
    let place = Place::new();
    place.run(&["config", "set", "language", "cs"]).exits(0).says(&["language = \"cs\""]);
    place.run(&["config", "set", "bell", "false"]).exits(0);
    place.run(&["config", "set", "louder_after_s", "30,90"]).exits(0);
    let ran = place.run(&["config"]).exits(0);
    assert_eq!(row(&ran.out, "language"), "language cs config.toml");
    assert_eq!(row(&ran.out, "bell"), "bell false config.toml");
    assert_eq!(row(&ran.out, "louder_after_s"), "louder_after_s [30, 90] config.toml");
    let before = place.read(FILE);
    place.run(&["config", "set", "theme", "pink"]).exits(2).complains(&["theme", "\"colour_blind\""]);
    place.run(&["config", "set", "bell", "true\nsound = false"]).exits(2).complains(&["in one line"]);
    place.run(&["config", "set", "colour", "red"]).exits(2).complains(&["louder_after_s"]);
    assert_eq!(place.read(FILE), before, "what is refused changes nothing");
}

#[test]
fn the_language_is_the_options_then_the_variables_then_the_files_then_the_systems() {
    let place = Place::new();
    place.write(FILE, "language = \"cs\"\n");
    let said = |args: &[&str], variables: &[(&str, &str)]| {
        let mut command = place.command(args);
        let ran = command.envs(variables.iter().copied()).output().expect("it runs");
        row(&String::from_utf8(ran.stdout).expect("UTF-8"), "language")
    };
    let (own, system) = (("EPHOR_LANG", "el"), ("LANG", "el_GR.UTF-8"));
    assert_eq!(said(&["config"], &[system]), "language cs config.toml");
    assert_eq!(said(&["config"], &[own, system]), "language el η μεταβλητή EPHOR_LANG");
    assert_eq!(said(&["config", "--lang", "en"], &[own, system]), "language en the option --lang");
    assert_eq!(said(&["config"], &[("EPHOR_LANG", "xx")]), "language cs config.toml");
    std::fs::remove_file(place.path(FILE)).expect("removed");
    assert_eq!(said(&["config"], &[system]), "language el το σύστημα (LC_ALL, LC_MESSAGES, LANG)");
}

#[test]
fn a_wrong_file_is_named_with_line_and_key_and_the_defaults_hold() {
    let place = Place::new();
    place.write(FILE, "# mine\nbell = false\ntheme = \"pink\"\n");
    let wrong = [
        "config.toml:3: theme: ",
        "\"dark\", \"light\", \"contrast\", \"colour_blind\"",
        "goes on with the defaults",
    ];
    let ran = place.run(&["config"]).exits(1).complains(&wrong);
    assert_eq!(row(&ran.out, "bell"), "bell true default", "half of a file is not taken");
    // Whatever has to do with it goes on all the same.
    place.run(&["ruleset", "list"]).exits(0).complains(&wrong);
    // It is not written over.
    place.run(&["config", "set", "bell", "true"]).exits(2).complains(&["config.toml:3: theme: "]);
    place.write(FILE, "colour = 1\n");
    place
        .run(&["config"])
        .exits(1)
        .complains(&["config.toml:1: colour: there is no such setting", "language, theme"]);
}

#[test]
fn other_keys_stand_in_the_file_and_are_shown_and_checked() {
    let place = Place::new();
    let listed = place.run(&["config", "keys"]).exits(0).says(&["everywhere\n", "\ndesk\n"]);
    assert_eq!(row(&listed.out, "  settle"), "settle ctrl-y");
    place.write(
        FILE,
        "bell = false # at night\n\n# my keys\n[keys]\nsettle = \"alt-s\"\nround.start = \"f9\"\n",
    );
    let ran = place.run(&["config"]).exits(0);
    assert_eq!(row(&ran.out, "keys.desk.settle"), "keys.desk.settle alt-s config.toml");
    assert_eq!(row(&ran.out, "keys.round.start"), "keys.round.start f9 config.toml");
    let listed = place.run(&["config", "keys"]).exits(0);
    assert_eq!(row(&listed.out, "  settle"), "settle alt-s");
    place.run(&["config", "set", "sound", "false"]).exits(0);
    let all = "bell = false # at night\n\nsound = false\n# my keys\n[keys]\nsettle = \"alt-s\"\nround.start = \"f9\"\n";
    assert_eq!(String::from_utf8(place.read(FILE)).expect("UTF-8"), all, "all else stays as it is");
    place.write(FILE, "[keys]\nsettle = \"ctrl-n\"\n");
    place.run(&["config"]).exits(1).complains(&[
        "config.toml:2: keys.settle: ctrl-n would be both settle and new-slip in desk",
        "give one of them another key",
        "goes on with the defaults",
    ]);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_only_be_read_is_not_written_over() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    let path = place.write(FILE, "bell = false\n");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o444)).expect("its mode");
    place.run(&["config", "set", "bell", "true"]).exits(2).complains(&["it may only be read", "chmod u+w"]);
    assert_eq!(place.read(FILE), b"bell = false\n");
}

#[test]
fn the_tour_is_the_simulated_hall_s_and_is_not_noted_where_nobody_saw_it() {
    let place = Place::new();
    place.run(&["--tour", "config"]).exits(2).complains(&["--tour and --no-tour are for the simulated hall"]);
    place.run(&["--tour"]).exits(2).complains(&["the screens need a terminal"]);
    assert!(!place.path("home/.local/state").exists());
}
