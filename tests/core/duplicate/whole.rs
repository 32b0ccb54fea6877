//! One game in which everything happens that can: racks changed twice, a late slip, each annulment of §6, a claim that
//! is upheld and one that is rejected, a leaver, an arbiter's error put right at the end. It is counted again by the
//! script that knows no line of this.

use std::collections::BTreeSet;

use ephor::domain::{Lot, Millis, Points, Side, TableId};
use ephor::engine::Direction;
use ephor::tournament::{
    ChooseMaster, Command, DuplicateCommand, DuplicateEvent, Event, FoundBy, HandInMove, MoveText, MoveWorth,
    ResultEvent, SlipCommand, WordRuling, audit,
};

use super::{begun, countdown, counted_by_another, duplicate, results_are_recounted, to_the_end};
use crate::core::Hall;

fn typed(hall: &mut Hall, letters: &str) {
    hall.now = hall.now + Millis(5_000);
    let letters = Some(letters.to_owned());
    duplicate(hall, DuplicateCommand::DrawRack { letters, seed: None, reason: None, draw: None });
}

/// The time of a draw from its first moment to after its last.
fn time(hall: &mut Hall) {
    hall.now = hall.now + Millis(5_000);
    hall.must(&countdown());
    hall.now = hall.now + Millis(181_000);
}

fn play(square: &str, direction: Direction, word: &str) -> MoveText {
    MoveText { square: square.parse().expect("a square"), direction, word: word.to_owned() }
}

fn slip(hall: &mut Hall, number: u16, square: &str, direction: Direction, word: &str) {
    hall.now = hall.now + Millis(700);
    let play = play(square, direction, word);
    let slip = HandInMove { table: TableId(number), draw: None, round: None, play, reason: None };
    duplicate(hall, DuplicateCommand::HandInMove(slip));
}

fn annul(hall: &mut Hall, number: u16, offence: &str) {
    hall.now = hall.now + Millis(700);
    let (offence, reason) = (offence.to_owned(), String::new());
    let annul =
        DuplicateCommand::AnnulMove { table: TableId(number), draw: None, round: None, offence, reason };
    duplicate(hall, annul);
}

fn rule(hall: &mut Hall, word: &str, valid: bool) {
    let (word, reason) = (word.to_owned(), "στα λεξικά".to_owned());
    duplicate(hall, DuplicateCommand::RuleWord { word, valid, reason, sources: Vec::new() });
}

fn lay(hall: &mut Hall, play: MoveText, reason: Option<&str>) {
    let found_by = FoundBy { program: "Quackle 1.0.4".to_owned(), list: None, digest: None, ties: None };
    let reason = reason.map(str::to_owned);
    duplicate(hall, DuplicateCommand::ChooseMaster(ChooseMaster { play, found_by, reason }));
}

/// A claim of a word, ruled on and announced.
fn claim(hall: &mut Hall, number: u16, word: &str, valid: bool) {
    hall.now = hall.now + Millis(1_000);
    let id = hall.state.next_slip();
    let raise = serde_json::json!({"command": "raise_slip", "table": number, "challenger": Side::A});
    hall.must(&serde_json::from_value(raise).expect("a command"));
    hall.must(&Command::Slip(SlipCommand::EnterWords { slip: id, words: vec![word.to_owned()] }));
    hall.must(&Command::Slip(SlipCommand::Decide { slip: id }));
    let rulings = vec![WordRuling { word: word.to_owned(), valid }];
    let (reasons, sources) = ("στα λεξικά".to_owned(), vec!["Τριανταφυλλίδης".to_owned()]);
    hall.must(&Command::Slip(SlipCommand::Rule { slip: id, rulings, reasons, sources }));
    hall.must(&Command::Slip(SlipCommand::Announce { slip: id }));
}

/// What is annulled in a draw, by number.
fn annulled(hall: &Hall, draw: u16) -> Vec<(u16, String)> {
    let rules = hall.law.ruleset.duplicate.as_ref().expect("a duplicate game");
    let game = hall.state.duplicate().expect("a game");
    let of = |number: u16| match hall.state.move_worth(rules, game, draw, TableId(number)) {
        MoveWorth::Annulled(offence) => Some((number, offence.to_owned())),
        MoveWorth::Nothing | MoveWorth::Points(_) | MoveWorth::Open(_) => None,
    };
    (1..=12).filter_map(of).collect()
}

#[test]
fn a_game_in_which_everything_happens_is_counted_again() {
    use Direction::{Across, Down};
    let mut hall = begun("seats");
    // The letters are changed twice: no vowel, and one consonant.
    typed(&mut hall, "ΚΛΣΤΡΠΝ");
    typed(&mut hall, "ΟΟΟΟΟΕΚ");
    typed(&mut hall, "ΚΑΛΟΣΤΗ");
    assert_eq!(hall.state.duplicate().and_then(|game| game.last()).map(|draw| draw.changed), Some(2));
    time(&mut hall);
    for number in [1, 2, 3, 4, 10, 11, 12] {
        slip(&mut hall, number, "F8", Across, "ΚΑΛΟΣ");
    }
    annul(&mut hall, 5, "late_slip");
    annul(&mut hall, 6, "writes_on");
    slip(&mut hall, 7, "F8", Across, "ΚΑΛΤΣ");
    slip(&mut hall, 8, "F8", Across, "ΚΑΛΕΣ");
    slip(&mut hall, 9, "A1", Across, "ΚΑΛΟΣ");
    rule(&mut hall, "ΚΑΛΤΣ", false);
    let expected =
        [(5, "late_slip"), (6, "writes_on"), (7, "main_word"), (8, "not_on_rack"), (9, "wrong_place")];
    assert_eq!(annulled(&hall, 1), expected.map(|(number, offence)| (number, offence.to_owned())));
    lay(&mut hall, play("F8", Across, "ΚΑΛΟΣ"), None);
    // A circle that is missing, a word that crosses, and two claims of nine letters.
    typed(&mut hall, "ΤΗΑΝΕ?Ι");
    time(&mut hall);
    slip(&mut hall, 1, "F8", Across, "ΚΑΛΟΣΤΑΝΗ");
    slip(&mut hall, 2, "F8", Across, "ΚΑΛΟΣΗΤΑΝ");
    slip(&mut hall, 3, "J8", Down, "ΣΤΑ");
    slip(&mut hall, 10, "J8", Down, "ΣΤΡΑ");
    slip(&mut hall, 11, "F9", Across, "ΝΑΙ");
    rule(&mut hall, "ΚΝ", false);
    rule(&mut hall, "ΝΑΙ", true);
    let expected = [(10, "blank_not_circled"), (11, "cross_word")];
    assert_eq!(annulled(&hall, 2), expected.map(|(number, offence)| (number, offence.to_owned())));
    lay(&mut hall, play("J8", Down, "ΣΤΑ"), None);
    claim(&mut hall, 1, "ΚΑΛΟΣΤΑΝΗ", true);
    claim(&mut hall, 2, "ΚΑΛΟΣΗΤΑΝ", false);
    lay(&mut hall, play("F8", Across, "ΚΑΛΟΣΤΑΝΗ"), None);
    let laid = hall.state.duplicate().and_then(|game| game.latest()).expect("laid").1;
    assert!(laid.claim.is_some() && laid.score > Points(5), "{laid:?}");
    duplicate(&mut hall, DuplicateCommand::LeaveGame { table: TableId(4) });
    // From here on letters come from a seed.
    hall.later();
    let seed = Some("whole".to_owned());
    duplicate(&mut hall, DuplicateCommand::DrawRack { letters: None, seed, reason: None, draw: None });
    time(&mut hall);
    let mut luck = Lot::new("whole", "players");
    super::hand_in(&mut hall, &mut luck);
    assert!(super::lay(&mut hall));
    to_the_end(&mut hall, &mut luck);
    duplicate(&mut hall, DuplicateCommand::AnnounceResults {});
    results_are_recounted(&hall);
    // The arbiter was wrong about a word, both ways, and about a slip.
    rule(&mut hall, "ΚΑΛΟΣΤΑΝΗ", false);
    rule(&mut hall, "ΚΑΛΤΣ", true);
    let play = play("D8", Across, "ΚΑΛΟΣ");
    let reason = Some("Δ8 και όχι Α1".to_owned());
    let slip = HandInMove { table: TableId(9), draw: Some(1), round: None, play, reason };
    duplicate(&mut hall, DuplicateCommand::HandInMove(slip));
    results_are_recounted(&hall);
    let corrected = |record: &&ephor::tournament::Record| {
        matches!(record.event, Event::Result(ResultEvent::ResultCorrected(_)))
    };
    assert!(hall.records.iter().filter(corrected).count() >= 3);
    let kinds: BTreeSet<&str> = hall.records.iter().filter_map(|it| kind(&it.event)).collect();
    assert_eq!(kinds.len(), 4, "{kinds:?}");
    counted_by_another(&hall, 1);
    assert_eq!(audit(&hall.law, &hall.records).difference, None, "made once more it comes out alike");
}

fn kind(event: &Event) -> Option<&'static str> {
    let Event::Duplicate(event) = event else { return None };
    match event {
        DuplicateEvent::RackChanged(_) => Some("changed"),
        DuplicateEvent::MoveAnnulled(_) => Some("annulled"),
        DuplicateEvent::PlayerLeft { .. } => Some("left"),
        DuplicateEvent::DuplicateOver { .. } => Some("over"),
        DuplicateEvent::RackDrawn(_)
        | DuplicateEvent::MoveHandedIn(_)
        | DuplicateEvent::MasterChosen(_)
        | DuplicateEvent::WordRuled(_)
        | DuplicateEvent::ResultsAnnounced { .. } => None,
    }
}
