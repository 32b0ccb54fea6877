//! A journal that was damaged on disk: found, at the right place, and read up to there.

use crate::support::Place;

const JOURNAL: &str = "event/journal.sqlite";

/// A place with an event of some twenty entries, all in the one file (the last to close it empties the log).
fn with_entries() -> Place {
    let place = Place::new();
    place.event();
    let player = |n: usize| {
        format!(
            r#"{{"at":"2099-01-01T00:00:00Z","command":"enter_players","players":[{{"name":"spieler-nummer-{n}"}}]}}"#
        )
    };
    let input: Vec<String> = (7..=200).map(player).collect();
    place.feed(&["exec", "--replay", "event"], &input.join("\n")).exits(0);
    assert!(!place.path("event/journal.sqlite-wal").exists(), "everything is in the file");
    place
}

/// Flips a bit in the middle of these bytes, also where a page that was split has left a stale copy of them.
fn flip(place: &Place, wanted: &[u8]) {
    let mut bytes = place.read(JOURNAL);
    let places: Vec<usize> =
        (0..bytes.len() - wanted.len()).filter(|&at| bytes[at..].starts_with(wanted)).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at + wanted.len() / 2] ^= 1;
    }
    place.write(JOURNAL, bytes);
}

fn damaged_at(place: &Place, seq: u64) {
    let verified = place.run(&["log", "verify", "event"]).exits(1);
    assert_eq!(verified.out.trim(), seq.to_string(), "{}", verified.err);
    verified.complains(&[&format!("damaged at {seq}:"), "restore a copy"]);
    // What is sound can be read.
    let exported = place.run(&["log", "export", "event"]).exits(1);
    assert_eq!(exported.lines().len() as u64, seq - 1);
    // Rulings stop, and it says why.
    let more = r#"{"at":"2099-01-01T00:00:00Z","command":"enter_players","players":[{"name":"x"}]}"#;
    place
        .feed(&["exec", "--replay", "event"], more)
        .exits(2)
        .says(&["journal-stopped", &format!("damaged at {seq}")]);
    place.write("r.csv", "1,Anna,Beno\n");
    place.run(&["round", "event", "r.csv"]).exits(2).complains(&[&format!("damaged at {seq}")]);
}

#[test]
fn a_flipped_bit_in_a_record_is_found() {
    for seq in [7, 77, 199] {
        let place = with_entries();
        place.run(&["log", "verify", "event"]).exits(0).says(&["200 entries, sound"]);
        flip(&place, format!("\"spieler-nummer-{seq}\"").as_bytes());
        damaged_at(&place, seq);
    }
}

#[test]
fn a_flipped_bit_in_a_hash_is_found() {
    let place = with_entries();
    let log = place.run(&["log", "export", "event"]).exits(0).lines();
    let hash = log[99]["hash"].as_str().expect("a hash");
    let digit = |at: usize| u8::from_str_radix(&hash[at..at + 2], 16).expect("hexadecimal");
    let bytes: Vec<u8> = (0..hash.len()).step_by(2).map(digit).collect();
    flip(&place, &bytes);
    damaged_at(&place, 100);
}

#[test]
fn a_truncated_journal_is_damaged_and_read_as_far_as_it_goes() {
    let whole = with_entries().read(JOURNAL);
    for cut in [whole.len() - 1, whole.len() - 4096, whole.len() / 2 / 4096 * 4096, 5000, 4096, 50, 0] {
        let place = with_entries();
        place.write(JOURNAL, &whole[..cut]);
        let verified = place.run(&["log", "verify", "event"]).exits(1);
        let seq: usize = verified.out.trim().parse().expect("the first bad number");
        let exported = place.run(&["log", "export", "event"]);
        assert!(exported.code != 0, "{cut}");
        assert!(exported.out.lines().count() < seq, "{cut}: {seq}");
    }
}

#[test]
fn another_programs_file_is_not_taken_for_a_journal() {
    let place = Place::new();
    place.event();
    place.write(
        JOURNAL,
        "this is a text file, and long enough to be looked at as a database header ".repeat(9),
    );
    place.run(&["log", "verify", "event"]).exits(1).complains(&["journal.sqlite"]);
    place.run(&["exec", "--replay", "event"]).exits(2).complains(&["journal.sqlite"]);
}

/// What is printed to be noted, and how many entries there were.
fn noted(place: &Place) -> (String, u64) {
    let out = place.run(&["log", "verify", "event"]).exits(0).out;
    let line = out.lines().find_map(|line| line.strip_prefix("to be noted: ")).expect("a head");
    let (head, count) = line.split_once(" at ").expect("groups and a number");
    (head.to_owned(), count.parse().expect("a number"))
}

fn enter(place: &Place, player: &str) {
    let command = format!(
        r#"{{"at":"2099-01-01T00:00:00Z","command":"enter_players","players":[{{"name":"{player}"}}]}}"#
    );
    place.feed(&["exec", "--replay", "event"], &command).exits(0);
}

#[test]
fn a_noted_head_tells_a_journal_from_one_that_was_written_anew() {
    let place = Place::new();
    place.event();
    let opened = place.read(JOURNAL);
    enter(&place, "Nora Noted");
    let (head, count) = noted(&place);
    enter(&place, "Ota Later");
    let at = count.to_string();
    let with =
        |head: &str, at: &[&str]| place.run(&[&["log", "verify", "event", "--head", head][..], at].concat());
    // Nobody has touched what was noted, and more has been decided since.
    let same = format!("1 to {count} are what they were then");
    with(&head, &["--at", &at]).exits(0).says(&[&same]);
    with(&head.replace('-', " ").to_uppercase(), &[]).exits(0).says(&[&same]);
    let wrong = format!("the noted head is that of entry {count}, not 1");
    with(&head, &["--at", "1"]).exits(1).complains(&[&wrong, "the number is wrong"]);
    // The last entries are gone: sound in itself, and not what was noted.
    place.write(JOURNAL, opened);
    place.run(&["log", "verify", "event"]).exits(0).says(&["sound"]);
    with(&head, &["--at", &at]).exits(1).complains(&["the last are missing"]);
    // And something else is written in their place.
    enter(&place, "Eva Forged");
    place.run(&["log", "verify", "event"]).exits(0).says(&["sound"]);
    with(&head, &["--at", &at]).exits(1).complains(&[&format!("entry {count} has the head"), "written anew"]);
    with(&head, &[]).exits(1).complains(&["no entry has the noted head"]);
    for bad in ["5351-c3fd", "5351-c3fd-9c0d-c841", "no head at all, sir", &"a".repeat(65)] {
        with(bad, &[]).exits(2).complains(&["32 to 64 hexadecimal digits"]);
    }
    place.run(&["log", "verify", "event", "--at", "3"]).exits(2).complains(&["--head"]);
}
