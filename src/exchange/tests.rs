//! What other programs write is read as they mean it, and what is written they read back.

use super::*;
use crate::domain::{Points, TableId};
use crate::lexicon::ImportProblem;
use crate::rules::GameResult;
use crate::tournament::SideResult;

const FINISHED: &str = "\u{feff}# division A\r\n\
    Nováková, Jana          1712 2 3 0; 421 355 50; board 1 1 0; p12 1 2 0; team CZE\r\n\
    \r\n\
    Kováč, Peter            1650 1 4 3; 388 402 390; board 1 2 1; p12 2 1 2; team SVK\r\n\
    Müller, Uta             1588 4 1 2; 397 361 390; board 2 1 1; p12 1 1 1; team DEU\r\n\
    Pappas, Nikos              0 3 2 0; 410 377 -50; board 2 2 0; off -50; p12 2 2 0; team GRC\r\n";
const RUNNING: &str = "Adamec, Eva 1500 2 3; 410 377\nBeck, Ivo 1480 1 4; 395\n\
    Dvořák, Jan 2, 1450 4 1; 00 365\nČech, Ota 0 3 2; 00\n";

fn read(text: &str) -> Division {
    Division::read(text).expect("a division")
}

fn whats(notes: &[Note]) -> Vec<String> {
    notes.iter().map(|note| format!("{}: {}", note.line, note.what)).collect()
}

#[test]
fn a_finished_division_is_read_with_boards_starters_a_bye_and_a_forfeit() {
    let division = read(FINISHED);
    let names: Vec<_> = division.entries.iter().map(|it| (it.name.as_str(), it.rating)).collect();
    assert_eq!(names[0], ("Nováková, Jana", Some(1712)));
    assert_eq!(names[3], ("Pappas, Nikos", None));
    assert_eq!(division.entries[0].value("team").as_deref(), Some("CZE"));
    let (rounds, odd) = fixtures(&division);
    assert_eq!(odd, []);
    assert_eq!(rounds.len(), 3);
    let game = |round: usize, at: usize| rounds[round - 1].games[at];
    let fixture =
        |players, board, scores| Fixture { players, board, scores: Some(scores), starter_known: true };
    assert_eq!(game(1, 0), fixture([1, 2], 1, [421, 388]));
    assert_eq!(game(2, 0), fixture([3, 1], 1, [361, 355]), "who began stands first, with his score");
    assert_eq!(game(3, 0), fixture([3, 2], 1, [390, 390]));
    assert_eq!(rounds[2].byes, [Alone { player: 1, score: Some(50) }]);
    assert_eq!(rounds[2].missed, [Alone { player: 4, score: Some(-50) }]);
}

#[test]
fn of_a_running_division_zero_is_a_score_and_two_zeros_are_none() {
    let division = read(RUNNING);
    assert_eq!(division.entries[2].name, "Dvořák, Jan 2", "the comma parts the name from the rating");
    assert_eq!(division.entries[2].scores, [None, Some(365)]);
    let (rounds, odd) = fixtures(&division);
    assert_eq!(odd, []);
    let scores = |round: usize| rounds[round].games.iter().map(|it| it.scores).collect::<Vec<_>>();
    assert_eq!(scores(0), [Some([410, 395]), None]);
    assert_eq!(scores(1), [Some([377, 365]), None]);
    assert!(rounds.iter().flat_map(|it| &it.games).all(|it| !it.starter_known));
    let zero = read("A, B 0 2; 0\nC, D 0 1; -12\n");
    assert_eq!(fixtures(&zero).0[0].games[0].scores, Some([0, -12]));
}

#[test]
fn names_end_where_the_rest_are_numbers_and_ratings_may_be_joined() {
    for (line, name, rating, joined) in [
        ("Doe, Jane 1500", "Doe, Jane", Some(1500), None),
        ("Doe 3, 1500 2;", "Doe 3", Some(1500), None),
        ("Ng, X Æ A-12 , 0 2; 00", "Ng, X Æ A-12", None, None),
        ("Doe, J. 1500+12 2; 300", "Doe, J.", Some(1500), Some("1500+12")),
        ("<b>=1+1\"„ʼש, Q 7 2; 1", "<b>=1+1\"„ʼש, Q", Some(7), None),
        ("A  B 1", "A  B", Some(1), None),
    ] {
        let entry = DivisionEntry::read(1, line).expect(line);
        assert_eq!((entry.name.as_str(), entry.rating), (name, rating), "{line}");
        assert_eq!(entry.joined.as_deref(), joined, "{line}");
    }
}

#[test]
fn whatever_is_no_player_is_named_with_its_line() {
    let wrong = Division::read(
        "Anna, A 1500 2; 300\nBeno, B\n1500 2; 3\nC, D x;\n\nE, F 1 2; +3\nG, H 1 2; 3.5\nI, J 1 2; 3 4\n",
    )
    .expect_err("six lines are wrong");
    let told = whats(&wrong);
    assert_eq!(told.len(), 6, "{told:?}");
    for (at, part) in [
        (0, "2: the rating is missing"),
        (1, "3: the name is missing"),
        (2, "4: the rating is missing"),
        (3, "6: “+3” is no score"),
        (4, "7: “3.5” is no score"),
        (5, "8: 2 scores, and 1 opponents"),
    ] {
        assert!(told[at].starts_with(part), "{told:?}");
    }
    assert!(Division::is_one(FINISHED) && !Division::is_one("name;club\nAnna;Nitra\n"));
    assert!(!Division::is_one("Anna,Nitra\n") && !Division::is_one(""));
}

#[test]
fn what_does_not_agree_is_named_with_its_round() {
    let (rounds, odd) = fixtures(&read(
        "A 0 2 9 2; 300 1; board 1 0 1\nB 0 3 0 1; 290; board 1 0 1\nC 0 1 0 4; ; board 0 0 1\nD 0 00 0 3;\n",
    ));
    let told: Vec<_> = odd.iter().map(|it| (it.round, it.wrong, it.note.what.clone())).collect();
    assert!(told.iter().any(|it| it.1 && it.2 == "round 1: A is paired with B, who is not paired with A"));
    assert!(told.iter().any(|it| it.0 == 2 && it.1 && it.2 == "round 2: A: there is no opponent 9"));
    assert!(told.iter().any(|it| it.0 == 3 && !it.1 && it.2.contains("board 1 stands twice: 2 instead")));
    assert_eq!(rounds[2].games.len(), 2);
}

#[test]
fn what_an_event_has_no_place_for_is_named_once_with_whom() {
    let division = read(
        "A 0 2; 300; penalty -10; password hunter2; seat 3; zzz 1 2; # 1\nB 0 1; 290; zzz 5; lifeg 70\n",
    );
    let told = whats(&division.left());
    assert!(told.contains(&"1: A: penalty -10 in round 1: impose it in the event".to_owned()), "{told:?}");
    assert!(told.contains(&"1: zzz (A and 1 more): an event has no place for it".to_owned()), "{told:?}");
    assert!(told.iter().any(|it| it.contains("lifeg (B)")), "{told:?}");
    assert!(!told.iter().any(|it| it.contains("hunter2")), "a password is repeated nowhere: {told:?}");
    assert_eq!(division.entries[0].keys["zzz"], ["1", "2"]);
}

#[test]
fn a_configuration_is_read_where_it_needs_no_perl_and_the_rest_is_named() {
    let config = Config::read(
        "encoding utf8\n# a remark\ndivision a-1 a.t\nconfig event_name = 'Bob\\'s \"cup\"'\n\
         config event_date = \"2026-11-21\"\nconfig max_div_rounds{'A1'} = 7\nconfig seats = [1, 'x', -2.5]\n\
         config tfile_encoding = 'utf8'\nperl system('rm -rf /')\nconfig evil = `id`\nconfig also = 3 * $x\n\
         config at = \"a@b\"\nautopair A1 2 3 koth 1\nplayers x\n",
    );
    assert_eq!(config.divisions, [ListedDivision { name: "A1".into(), file: "a.t".into(), line: 3 }]);
    assert_eq!(config.value("event_name"), Some("Bob's \"cup\""));
    assert_eq!(config.value("event_date"), Some("2026-11-21"));
    assert_eq!(config.values["max_div_rounds{A1}"], Scalar::One("7".into()));
    assert_eq!(config.values["seats"], Scalar::List(vec!["1".into(), "x".into(), "-2.5".into()]));
    assert_eq!(config.encoding(), Some("utf8"));
    let told = whats(&config.notes);
    let lines: Vec<usize> = config.notes.iter().map(|it| it.line).collect();
    assert_eq!(lines, [6, 7, 9, 10, 11, 12, 13, 14], "{told:?}");
    assert!(told[2].contains("never carried out") && told[3].contains("is Perl"), "{told:?}");
    assert!(told[7].contains("“players x” is no command of TSH"), "{told:?}");
}

#[test]
fn an_archive_is_taken_apart_and_its_lines_keep_their_numbers() {
    let text = "config event_name = 'X'\ndivision A a.t\n#begin_file name=a.t\nA 0 2; 1\nB 0 x;\n#end_file name=a.t\nnonsense\n";
    let archive = unpacked(text).expect("an archive");
    assert_eq!(archive.files[0].0, "a.t");
    let wrong = Division::read(&archive.files[0].1).expect_err("a wrong line");
    assert_eq!(wrong[0].line, 5);
    assert_eq!(Config::read(&archive.config).notes[0].line, 7);
    assert_eq!(unpacked(FINISHED), None);
}

#[test]
fn a_character_set_is_never_guessed_where_letters_would_differ() {
    let read = |bytes: &[u8], name| text(bytes, name).map(|it| (it.text, it.set));
    assert_eq!(read("Dvořák".as_bytes(), None), Ok(("Dvořák".into(), "UTF-8")));
    assert_eq!(read(b"\xef\xbb\xbfAnna", None), Ok(("Anna".into(), "UTF-8")));
    assert_eq!(read(b"M\xfcller, J\xf6rg", None), Ok(("Müller, Jörg".into(), "windows-1252")));
    let Err(ImportProblem::Sets { readings }) = read(b"Anna 1\nDvo\xf8\xe1k, Jan 1\n", None) else {
        panic!("it is ř or ø")
    };
    assert_eq!(readings.map(|it| it.word), ["Dvoøák,", "Dvořák,"]);
    assert_eq!(read(b"Dvo\xf8\xe1k", Some("cp1250")), Ok(("Dvořák".into(), "windows-1250")));
    assert_eq!(read(b"Gonz\xe1lez", Some("isolatin1")).map(|it| it.0), Ok("González".into()));
    assert!(matches!(read(b"A", Some("klingon")), Err(ImportProblem::Encoding { .. })));
}

fn side(result: GameResult, scored: i32, spread: i32) -> SideResult {
    let halves = if result == GameResult::Win { 2 } else { u16::from(result == GameResult::Draw) };
    SideResult { result, halves, scored: Points(scored), spread: Points(spread) }
}

fn chart() -> Chart {
    let game =
        |opponent, table, first, result| ChartCell::Game { opponent, table: TableId(table), first, result };
    let won = [side(GameResult::Win, 421, 33), side(GameResult::Loss, 388, -33)];
    let lost = [won[1], won[0]];
    let both = [side(GameResult::Loss, 0, 0); 2];
    let line = |name: &str, cells: Vec<ChartCell>| ChartPlayer {
        name: name.into(),
        cells,
        ..ChartPlayer::default()
    };
    Chart {
        lines: vec![
            ChartPlayer {
                club: "Nitra; B".into(),
                rating: Some(1712),
                moved: (0, -10),
                ..line(
                    "=Nováková, Jana 2",
                    vec![game(2, 7, true, Some(won)), ChartCell::Without(side(GameResult::Win, 20, 20))],
                )
            },
            line("Šó; Ota", vec![game(1, 7, false, Some(lost)), game(3, 1, true, None)]),
            ChartPlayer {
                left: true,
                ..line("#3 Ψ", vec![game(4, 2, true, Some(both)), game(2, 1, false, None)])
            },
            line("D", vec![game(3, 2, false, Some(both)), ChartCell::Nothing]),
        ],
        rounds: 2,
        halves: [2, 1, 0],
    }
}

#[test]
fn what_is_written_for_tsh_is_read_back() {
    let written = division(&chart());
    let lines: Vec<&str> = written.text.lines().collect();
    assert_eq!(
        lines[0],
        "=Nováková, Jana 2, 1712 2 0; 421 20; board 7 0; p12 1 0; penalty 0 -10; team Nitra\\; B"
    );
    assert_eq!(lines[1], "Šó, Ota 0 1 3; 388; board 7 1; p12 2 1");
    assert_eq!(lines[2], "'#3 Ψ 0 0 2; 0; board 0 1; off 0; p12 0 2");
    assert_eq!(lines[3], "D 0 0 00; 0");
    let told = written.left.join("\n");
    assert!(
        told.contains("Šó; Ota: TSH knows no such name") && told.contains("round 1, D: the result"),
        "{told}"
    );
    let back = read(&written.text);
    let names: Vec<&str> = back.entries.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["=Nováková, Jana 2", "Šó, Ota", "'#3 Ψ", "D"]);
    assert_eq!(back.entries[0].value("team").as_deref(), Some("Nitra; B"));
    let (rounds, odd) = fixtures(&back);
    assert_eq!(odd, []);
    assert_eq!(rounds[0].games[0].scores, Some([421, 388]));
    assert_eq!((rounds[1].games[0].players, rounds[1].games[0].scores), ([2, 3], None));
    assert_eq!(rounds[1].byes, [Alone { player: 1, score: Some(20) }]);
}

#[test]
fn a_configuration_is_read_back_whatever_the_event_is_called() {
    let name = "O'Neill \\ $x @y \"Šála\"";
    let back = Config::read(&config(name, "2026-11-21", 7, Some(50), "a.t"));
    assert_eq!(back.value("event_name"), Some(name));
    assert_eq!(back.encoding(), Some("utf8"));
    assert_eq!(back.divisions[0].file, "a.t");
    // What we say to TSH of the regulation is no news to us, and somebody else's number of rounds is.
    assert_eq!(back.notes, []);
    let other = Config::read("division A a.t\nconfig max_rounds = 7\nconfig track_firsts = 1\n");
    assert_eq!(other.notes.len(), 2);
}

#[test]
fn tou_is_ascii_in_columns_with_what_was_lost_named() {
    let mut chart = chart();
    chart.lines[0].name = "Nováková, Jana".into();
    chart.lines[2].name = "Παπάς, Νίκος-Αλέξανδρος".into();
    let written = tou(&chart, "Jarní turnaj", "21.11.2026");
    let lines: Vec<&str> = written.text.split("\r\n").collect();
    assert_eq!(lines[0], "*M21.11.2026 Jarni turnaj");
    assert_eq!(lines[2], format!("{:38}0", ""));
    assert_eq!(lines[3], "Jana Novakova        2421  +2 2001  +1");
    assert_eq!(lines[4], "So; Ota               388   1  000  +3");
    assert_eq!(lines[5], "Nikos-Alexandros Pap    0  +4  000   2");
    assert_eq!(lines[6], "D                       0   3 1000   4");
    assert_eq!(lines[7], "*** END OF FILE ***");
    assert!(written.text.is_ascii());
    assert!(written.left.iter().any(|it| it.starts_with("Παπάς, Νίκος-Αλέξανδρος: written Nikos")));
    let absp = absp(&chart);
    assert_eq!(absp[1], ["A", "1", "Jana Nováková", "421", "Šó; Ota", "388"], "{absp:?}");
}
