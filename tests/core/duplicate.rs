//! Whole duplicate games from the first letters to the announced results: what is drawn can be drawn again, no tile
//! comes twice, the best move is the best, and what everybody has is what a plain recount of the journal gives.

mod mended;
mod whole;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ephor::domain::{Actor, Lot, Millis, Points, Role, Round, TableId};
use ephor::engine::{Index, Rack, Searcher};
use ephor::lexicon::{Binding, Outcome};
use ephor::report::standings::{StandingsBasis, StandingsRow, rank};
use ephor::rules::ClockPower;
use ephor::tournament::desk::{BoardAndTiles, best, in_words};
use ephor::tournament::{
    ChooseMaster, ClockCommand, Command, ConductEvent, DuplicateCommand, DuplicateEvent, DuplicateReason,
    Event, FoundBy, GameRef, HandInMove, MoveCheck, MoveText, Player, Reason, Record, ResultEvent,
    RoundCommand, SetupCommand, SlipEvent, StartRound, State, audit,
};

use super::Hall;
use crate::support::{Place, law, repository, skipped};

/// What master moves are found with: the Greek list that the program brings.
static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let law = law("pes-duplicate");
    let list = law.library.get("el-hunspell").expect("it is embedded");
    Index::build(list.digest(), &list.words()).expect("an index")
});

/// Twelve players, some of whom see less than others.
pub(super) const PLAYERS: u16 = 12;

/// A game with its lists adopted and its seats drawn by lot.
pub(super) fn begun(seed: &str) -> Hall {
    let mut hall = Hall::new(law("pes-duplicate"));
    let player = |number: u16| Player::named(format!("Παίκτης {number}"));
    hall.must(&super::open("pes-duplicate"));
    hall.must(&Command::Setup(SetupCommand::EnterPlayers { players: (1..=PLAYERS).map(player).collect() }));
    hall.must(&Command::Setup(SetupCommand::AdoptList {
        list: "el-hunspell".to_owned(),
        tiles: (2, 15),
        decides: Binding::IfListed,
        reason: "για τη δοκιμή".to_owned(),
    }));
    next_game(&mut hall, 1, seed);
    hall
}

fn next_game(hall: &mut Hall, number: u16, seed: &str) {
    let (lot, anyway) = (Some(seed.to_owned()), Some("δοκιμή".to_owned()));
    let start = StartRound { lot, anyway, ..StartRound::new(Round(number), Vec::new()) };
    hall.must(&RoundCommand::StartRound(start).into());
    hall.must(&RoundCommand::StartPlay {}.into());
}

fn duplicate(hall: &mut Hall, command: DuplicateCommand) -> Vec<Record> {
    hall.must(&Command::Duplicate(command))
}

/// The order by which the time of a draw begins.
pub(super) fn countdown() -> Command {
    Command::Clock(ClockCommand::OrderClock {
        table: TableId(1),
        power: ClockPower::CentralTimer,
        side: None,
        amount: None,
        reason: "γύρος".to_owned(),
    })
}

/// The moves of the draw that is under way, the best first.
pub(super) fn moves(hall: &Hall) -> Vec<(MoveText, Points)> {
    let game = hall.state.duplicate().expect("a game");
    let letters = INDEX.letters().clone();
    let desk =
        BoardAndTiles::lettered(&hall.law, game, game.draws.len(), letters).expect("64 letters at most");
    let rack = Rack::read(&game.last().expect("a draw").rack, desk.bag.letters()).expect("a rack");
    let searcher = Searcher::new(&INDEX, &desk.bag).expect("of the same letters");
    searcher.all(&desk.board, &rack).iter().map(|it| in_words(it, desk.bag.letters())).collect()
}

/// Plays a draw; false where nothing could be laid. Every player sees some of the moves, by a lot of his own.
pub(super) fn draw(hall: &mut Hall, luck: &mut Lot) -> bool {
    letters_and_time(hall);
    hand_in(hall, luck);
    lay(hall)
}

/// The letters of a draw, and its time from the first moment to after the last.
fn letters_and_time(hall: &mut Hall) {
    hall.later();
    let first = hall.state.duplicate().is_none();
    let seed = first.then(|| "seed".to_owned());
    duplicate(hall, DuplicateCommand::DrawRack { letters: None, seed, reason: None, draw: None });
    hall.now = hall.now + Millis(5_000);
    hall.must(&countdown());
    hall.now = hall.now + Millis(181_000);
}

/// Everybody's slips, and the rulings that they need.
fn hand_in(hall: &mut Hall, luck: &mut Lot) {
    let all = moves(hall);
    for number in 1..=PLAYERS {
        let table = TableId(number);
        let game = hall.state.duplicate().expect("a game");
        if all.is_empty() || !game.plays(table, game.number()) {
            continue;
        }
        match luck.below(20) {
            // Nothing handed in, or late.
            0 => continue,
            1 => {
                let offence = "late_slip".to_owned();
                let annul = DuplicateCommand::AnnulMove {
                    table,
                    draw: None,
                    round: None,
                    offence,
                    reason: String::new(),
                };
                duplicate(hall, annul);
                continue;
            }
            _ => {}
        }
        let seen = 1 + luck.below(all.len().min(usize::from(number) * 4));
        let (mut play, _) = all[luck.below(seen)].clone();
        if luck.below(25) == 0 {
            // A word that is none, or letters that nobody has.
            play.word = play.word.chars().rev().collect();
        }
        hall.now = hall.now + Millis(700);
        duplicate(
            hall,
            DuplicateCommand::HandInMove(HandInMove { table, draw: None, round: None, play, reason: None }),
        );
    }
    for word in open_words(hall) {
        let ruling = DuplicateCommand::RuleWord {
            word,
            valid: false,
            reason: "δεν υπάρχει".to_owned(),
            sources: vec![],
        };
        duplicate(hall, ruling);
    }
}

/// The best move is laid; false where there is none.
fn lay(hall: &mut Hall) -> bool {
    let all = moves(hall);
    let game = hall.state.duplicate().expect("a game");
    let found = best(&hall.law, &hall.state, game, &INDEX).expect("a draw without a move");
    assert_eq!(found.first(), all.first(), "the best of all moves");
    let Some((play, points)) = found.first().cloned() else { return false };
    let by = FoundBy {
        program: "ephor".to_owned(),
        list: Some("el-hunspell".to_owned()),
        digest: Some(INDEX.list()),
        ties: Some(found.len() as u16),
    };
    duplicate(hall, DuplicateCommand::ChooseMaster(ChooseMaster { play, found_by: by, reason: None }));
    let master = hall.state.duplicate().and_then(|game| game.last()?.master.clone()).expect("laid");
    assert_eq!(master.score, points, "checked and searched, it scores the same");
    tiles_are_those_of_the_bag(hall);
    true
}

fn open_words(hall: &Hall) -> Vec<String> {
    let rules = hall.law.ruleset.duplicate.as_ref().expect("it is about duplicate");
    let game = hall.state.duplicate().expect("a game");
    hall.state.open_words(rules, game).into_iter().map(str::to_owned).collect()
}

/// What lies on the board, is on the rack and is in the bag is the whole set.
pub(super) fn tiles_are_those_of_the_bag(hall: &Hall) {
    let game = hall.state.duplicate().expect("a game");
    let desk = BoardAndTiles::of(&hall.law, game).expect("a board");
    let kept = game.kept();
    let tiles = usize::from(desk.board.tiles()) + kept.chars().count() + desk.in_bag(kept).len();
    assert_eq!(tiles, 104);
}

/// Plays on until the game is at its end, and ends it.
fn to_the_end(hall: &mut Hall, luck: &mut Lot) {
    for _ in 0..60 {
        let ended = hall.give(&Command::Duplicate(DuplicateCommand::EndDuplicate { end: None }));
        if ended.is_ok() || !draw(hall, luck) {
            if ended.is_err() {
                duplicate(hall, DuplicateCommand::EndDuplicate { end: None });
            }
            return;
        }
    }
    panic!("a game of sixty draws");
}

/// What everybody has, from the journal alone: slips that were handed in last and not annulled, with words that no list
/// and no ruling refuses.
fn recounted(records: &[Record]) -> BTreeMap<(u16, u16), i32> {
    let mut slips: BTreeMap<(u16, u16, u16), MoveCheck> = BTreeMap::new();
    let (mut annulled, mut bad, mut game) = (Vec::new(), Vec::new(), 0);
    let mut left: BTreeMap<(u16, u16), u16> = BTreeMap::new();
    for record in records {
        match &record.event {
            Event::Round(ephor::tournament::RoundEvent::RoundStarted(it)) => game = it.round.0,
            Event::Duplicate(DuplicateEvent::MoveHandedIn(it)) => {
                slips.insert((game, it.draw, it.table.0), it.check.clone());
            }
            Event::Duplicate(DuplicateEvent::MoveAnnulled(it)) => {
                annulled.push((game, it.draw, it.table.0));
            }
            Event::Duplicate(DuplicateEvent::WordRuled(it)) => {
                bad.retain(|word| *word != it.word);
                if !it.valid {
                    bad.push(it.word.clone());
                }
            }
            // What is ruled on a claim holds for every slip.
            Event::Slip(SlipEvent::VerdictGiven { words, .. }) => {
                for it in words {
                    bad.retain(|word| *word != it.word);
                    if it.outcome == Outcome::Invalid {
                        bad.push(it.word.clone());
                    }
                }
            }
            Event::Duplicate(DuplicateEvent::PlayerLeft { table, from }) => {
                left.insert((game, table.0), *from);
            }
            Event::Conduct(ConductEvent::TakenBack(it)) => match &records[it.entry.0 as usize - 1].event {
                Event::Duplicate(DuplicateEvent::MoveAnnulled(it)) => {
                    annulled.retain(|at| *at != (game, it.draw, it.table.0));
                }
                Event::Duplicate(DuplicateEvent::PlayerLeft { table, .. }) => {
                    left.remove(&(game, table.0));
                }
                _ => {}
            },
            _ => {}
        }
    }
    let mut sums = BTreeMap::new();
    for (at, check) in &slips {
        let (game, draw, table) = *at;
        let counts = check.faults.is_empty()
            && !annulled.contains(at)
            && left.get(&(game, table)).is_none_or(|from| draw < *from)
            && !check.words.iter().any(|it| bad.contains(&it.word));
        *sums.entry((game, table)).or_insert(0) += if counts { check.score.0 } else { 0 };
    }
    sums
}

pub(super) fn results_are_recounted(hall: &Hall) {
    let sums = recounted(&hall.records);
    for (at, game) in &hall.state.games {
        let Some(played) = &game.result else { continue };
        let [taken, _] = hall.state.penalty_points(*at);
        let own = sums.get(&(at.round.0, at.table.0)).copied().unwrap_or(0) + taken.0;
        assert_eq!(played.sides[0].scored, Points(own), "number {} in game {}", at.table, at.round);
        let board = hall.state.duplicates.get(&at.round).expect("played here").board_points();
        assert_eq!(played.sides[1].scored, board);
    }
}

/// What is taken off in the course of a game comes off its result (PES §Ζ), which follows from the slips alone: nobody
/// gives one player another board, or says what the board has come to.
#[test]
fn points_taken_off_in_the_course_of_a_game_come_off_its_result() {
    let (mut hall, mut luck) = (begun("ένα"), Lot::new("points off", "slips"));
    assert!(draw(&mut hall, &mut luck), "a first draw");
    let director = |hall: &mut Hall, what: serde_json::Value| {
        hall.later();
        hall.give_as(Role::Director, "desk", &serde_json::from_value(what).expect("a command"))
    };
    let facts = serde_json::json!({"proposed": 1, "session": 1, "points": 50});
    let off = serde_json::json!({
        "command": "impose", "sanction": "points_off", "player": "Παίκτης 1", "facts": facts, "reason": "φασαρία",
    });
    director(&mut hall, off).expect("in session");
    let board = |points: i32| {
        let facts = serde_json::json!({"proposed": 1, "session": 1, "board": points});
        serde_json::json!({
            "command": "award_game", "table": 2, "award": "zeroed", "against": "a", "facts": facts, "reason": "δόλος",
        })
    };
    let refusal = director(&mut hall, board(900)).expect_err("there is no final board yet");
    assert!(matches!(*refusal.why, Reason::Duplicate(DuplicateReason::NotOver)), "{refusal:?}");
    to_the_end(&mut hall, &mut luck);
    let lies = hall.state.duplicate().expect("a game").board_points();
    let refusal = director(&mut hall, board(lies.0 + 1)).expect_err("another board lies there");
    assert!(matches!(*refusal.why, Reason::Duplicate(DuplicateReason::OtherBoard { .. })), "{refusal:?}");
    duplicate(&mut hall, DuplicateCommand::AnnounceResults {});
    results_are_recounted(&hall);
    let (table, _) = hall.state.seat("Παίκτης 1").expect("a seat");
    assert_eq!(hall.state.penalty_points(GameRef { round: Round(1), table })[0], Points(-50));
    let correct = serde_json::json!({
        "command": "correct_result", "round": 1, "table": table, "scores": [900, 900], "reason": "λάθος",
    });
    let refusal = director(&mut hall, correct).expect_err("it follows from the slips");
    assert!(matches!(*refusal.why, Reason::Duplicate(DuplicateReason::WorkedOut)), "{refusal:?}");
}

/// Racks, boards, scores, words, sums and the standings by per cent, counted by a script that knows no line of this.
fn counted_by_another(hall: &Hall, games: u16) {
    let place = Place::new();
    let lines = hall.records.iter().map(|it| serde_json::to_string(it).expect("text") + "\n");
    let journal = place.write("journal.jsonl", lines.collect::<String>());
    let list = hall.law.library.get("el-hunspell").expect("it is embedded");
    let words = place.write("words.txt", list.words().join("\n"));
    let rules = &hall.law.ruleset;
    let results = StandingsBasis::of(&hall.state, rules);
    let order = &rules.orders(usize::from(PLAYERS))[0].value;
    let rows = rank(&results, order, &BTreeMap::new()).expect("it asks for no constants");
    let line = |row: &StandingsRow| {
        format!("{}\t{}\t{:.1}\n", row.place.expect("a place"), row.player, row.percent.expect("a share"))
    };
    let standings = place.write("standings.tsv", rows.iter().map(line).collect::<String>());
    let script = repository("tests/report/duplicate.py");
    let tiles = repository("lexicons/el/tiles.toml");
    let run = std::process::Command::new("python3")
        .arg("-B")
        .args([script, journal, tiles, words, standings])
        .output();
    let Ok(run) = run else { return skipped("there is no python3, so the games are not counted again") };
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    assert!(said.contains(&format!("{games} games")) && said.contains("no difference"), "{said}");
}

#[test]
fn two_games_are_played_from_the_draw_to_the_results() {
    let mut hall = begun("seats");
    let mut luck = Lot::new("luck", "players");
    for game in 1..=2 {
        if game > 1 {
            next_game(&mut hall, game, "more seats");
        }
        assert!(draw(&mut hall, &mut luck), "the first letters make a word");
        if game == 1 {
            duplicate(&mut hall, DuplicateCommand::LeaveGame { table: TableId(5) });
        }
        to_the_end(&mut hall, &mut luck);
        duplicate(&mut hall, DuplicateCommand::AnnounceResults {});
        assert!(hall.state.is_round_over());
        results_are_recounted(&hall);
    }
    counted_by_another(&hall, 2);
    let audited = audit(&hall.law, &hall.records);
    assert_eq!(audited.difference, None, "made once more it comes out alike");
    let replayed = State::replay(&hall.records);
    assert_eq!(replayed, hall.state);
}

/// How many tiles are in the bag; the whole set before the first draw.
pub(super) fn in_bag(hall: &Hall) -> usize {
    let Some(game) = hall.state.duplicate() else { return 104 };
    BoardAndTiles::of(&hall.law, game).expect("a board").in_bag(game.kept()).len()
}

#[test]
fn nobodys_word_and_an_empty_bag_end_the_game_and_no_letters_follow() {
    let mut hall = begun("seats");
    let mut luck = Lot::new("luck", "players");
    assert!(draw(&mut hall, &mut luck));
    // With letters in the bag a draw without a word is a draw like any other.
    letters_and_time(&mut hall);
    assert!(lay(&mut hall));
    for _ in 0..60 {
        letters_and_time(&mut hall);
        if in_bag(&hall) == 0 {
            break;
        }
        hand_in(&mut hall, &mut luck);
        assert!(lay(&mut hall), "of a full bag something can be laid");
    }
    assert!(lay(&mut hall), "there is a word, and nobody has formed one");
    hall.later();
    let next = Command::Duplicate(DuplicateCommand::DrawRack {
        letters: None,
        seed: None,
        reason: None,
        draw: None,
    });
    let refused = hall.give(&next).expect_err("the game is at its end");
    assert!(matches!(*refused.why, Reason::Duplicate(DuplicateReason::AtItsEnd { .. })), "{refused:?}");
    assert_eq!(refused.cite.expect("a paragraph").as_str(), "PESD §5.Β.2");
    // A slip that had not been typed yet says otherwise.
    let (play, _) = moves_before(&hall).first().cloned().expect("a move");
    let slip = HandInMove { table: TableId(2), draw: None, round: None, play, reason: None };
    hall.must(&Command::Duplicate(DuplicateCommand::HandInMove(slip)));
    let end = |end: &str| Command::Duplicate(DuplicateCommand::EndDuplicate { end: Some(end.to_owned()) });
    assert!(hall.give(&end("no_word")).is_err(), "somebody has formed a word");
}

/// The moves of the last draw, also once one of them is laid.
fn moves_before(hall: &Hall) -> Vec<(MoveText, Points)> {
    let game = hall.state.duplicate().expect("a game");
    let desk = BoardAndTiles::lettered(&hall.law, game, game.draws.len() - 1, INDEX.letters().clone())
        .expect("64 letters");
    let rack = Rack::read(&game.last().expect("a draw").rack, desk.bag.letters()).expect("a rack");
    let searcher = Searcher::new(&INDEX, &desk.bag).expect("of the same letters");
    searcher.all(&desk.board, &rack).iter().map(|it| in_words(it, desk.bag.letters())).collect()
}

/// A game whose results are announced, played with this luck.
fn announced(luck: &str) -> Hall {
    let mut hall = begun("seats");
    to_the_end(&mut hall, &mut Lot::new(luck, "players"));
    duplicate(&mut hall, DuplicateCommand::AnnounceResults {});
    hall
}

#[test]
fn an_error_found_after_the_results_moves_points_and_never_the_board() {
    let mut hall = announced("other luck");
    let board = hall.state.duplicate().expect("a game").clone();
    // A word that many have laid was none after all.
    let game = hall.state.duplicate().expect("a game");
    let word = game.draws[0].slips.values().find(|it| it.check.faults.is_empty()).expect("a slip");
    let word = word.check.words[0].word.clone();
    let refused = hall.give(&Command::Duplicate(DuplicateCommand::RuleWord {
        word: word.clone(),
        valid: false,
        reason: String::new(),
        sources: Vec::new(),
    }));
    assert!(refused.is_err(), "it needs a reason");
    let records = duplicate(
        &mut hall,
        DuplicateCommand::RuleWord {
            word,
            valid: false,
            reason: "λάθος του εφόρου".to_owned(),
            sources: Vec::new(),
        },
    );
    let corrected = |it: &&Record| matches!(it.event, Event::Result(ResultEvent::ResultCorrected(_)));
    assert!(records.iter().any(|it| corrected(&it)), "{records:?}");
    results_are_recounted(&hall);
    let after = hall.state.duplicate().expect("a game");
    assert!(after.laid().eq(board.laid()), "what lies on the board stays");
    // A slip that was typed wrong.
    let (table, play) = (TableId(3), board.draws[0].master.as_ref().expect("laid").play.clone());
    let slip = |reason: Option<&str>| {
        Command::Duplicate(DuplicateCommand::HandInMove(HandInMove {
            table,
            draw: Some(1),
            round: None,
            play: play.clone(),
            reason: reason.map(str::to_owned),
        }))
    };
    let reason = Some("είχε γραφτεί άλλη κίνηση");
    hall.must(&slip(reason));
    results_are_recounted(&hall);
    let judge = Actor::new(Role::Judge, "desk");
    let by_judge = ephor::tournament::decide(&hall.state, &hall.law, &slip(reason), &judge, hall.now);
    assert!(by_judge.is_err(), "a judge leads no game");
}

#[test]
fn a_rack_of_one_kind_is_changed_until_it_has_both() {
    let mut changed = 0;
    for seed in 0..40 {
        let mut hall = begun("seats");
        hall.later();
        let seed = Some(seed.to_string());
        let records = duplicate(
            &mut hall,
            DuplicateCommand::DrawRack { letters: None, seed, reason: None, draw: None },
        );
        let (last, before) = records.split_last().expect("a rack");
        let vowels = |rack: &str| rack.chars().filter(|it| "ΑΕΗΙΟΥΩ".contains(*it)).count();
        let blanks = |rack: &str| rack.chars().filter(|it| *it == '?').count();
        let short = |rack: &str| {
            let (vowels, blanks) = (vowels(rack), blanks(rack));
            2_usize.saturating_sub(vowels) + 2_usize.saturating_sub(7 - vowels - blanks) > blanks
        };
        let Event::Duplicate(DuplicateEvent::RackDrawn(drawn)) = &last.event else { panic!("{last:?}") };
        assert!(!short(&drawn.rack), "{}", drawn.rack);
        for record in before {
            let Event::Duplicate(DuplicateEvent::RackChanged(it)) = &record.event else {
                panic!("{record:?}")
            };
            assert!(short(&it.rack), "{}", it.rack);
            changed += 1;
        }
    }
    assert!(changed > 0, "of forty first racks some are changed");
}
