//! A duplicate game on the screen: what stands there, Enter for what comes next, a line for everything else, and what
//! the hall sees of it.

use super::affairs::{give, types};
use super::board::page;
use super::halls::Playing;
use super::layout::shot;
use super::*;
use crate::domain::{Digest, Points, Side};
use crate::station::{DuplicateStage, DuplicateView, FoundMoves};
use crate::tournament::{Command, DuplicateCommand, DuplicateGame, MoveText, SlipCommand, SlipPhase};
use crate::tui::CommandOutcome;
use crate::tui::Screens as _;
use crate::tui::board::BoardPage;
use crate::tui::hall::duplicate::Duplicate;
use crate::tui::keymap::KeyMode;

/// A game under the Greek regulation, opened from the hall.
fn opened() -> (Playing, Ui) {
    let mut playing = Playing::started("pes-duplicate");
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(3), KeyCode::F(12)]);
    assert_eq!(ui.mode(), KeyMode::Duplicate);
    (playing, ui)
}

fn shown(ui: &mut Ui, playing: &Playing, size: (u16, u16)) -> String {
    let snapshot = playing.shown(ui);
    picture(ui, &snapshot, size)
}

/// What a line that is typed and given asks for; it is carried out.
fn line(playing: &mut Playing, ui: &mut Ui, text: &str) -> Vec<Command> {
    types(playing, ui, text);
    give(playing, ui, &[KeyCode::Enter])
}

fn found(playing: &mut Playing, square: &str, word: &str, points: i32) {
    let play = MoveText {
        square: square.parse().expect("a square"),
        direction: crate::engine::Direction::Across,
        word: word.into(),
    };
    let game = playing.state().duplicate().expect("a game");
    let (draw, rack) = (game.number(), game.last().expect("a draw").rack.clone());
    let moves = vec![(play, Points(points))];
    playing.found_best(FoundMoves {
        draw,
        rack,
        moves,
        list: "el-hunspell".into(),
        digest: Digest::default(),
    });
}

#[test]
fn a_draw_is_played_with_enter_and_lines() {
    let (mut playing, mut ui) = opened();
    assert!(line(&mut playing, &mut ui, "12").is_empty(), "a number says nothing");
    assert!(ui.shared.problem.is_some());
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("│ 15 ≡") && drawn.contains("› 12"), "no row of the board goes for it\n{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(line(&mut playing, &mut ui, "καλοστη").len(), 1, "the letters from the bag");
    found(&mut playing, "F8", "ΚΑΛΟΣ", 16);
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("Κ Α Λ Ο Σ Τ Η") && !drawn.contains("ΚΑΛΟΣ"), "the best move is hidden\n{drawn}");
    let seen = page("el", BoardPage::Countdown, &playing.board(), SMALL);
    assert!(!seen.contains("Κ Α Λ Ο"), "the hall has the letters once time begins\n{seen}");
    // The time begins, and is ended by a full stop.
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]).len(), 1);
    playing.wait(60);
    assert!(give(&mut playing, &mut ui, &[KeyCode::Enter]).is_empty(), "while time runs nothing comes next");
    assert_eq!(line(&mut playing, &mut ui, ".").len(), 1);
    playing.wait(1);
    assert_eq!(line(&mut playing, &mut ui, "1 F8 O ΚΑΛΟΣ").len(), 1);
    assert_eq!(line(&mut playing, &mut ui, "2 !").len(), 1, "too late");
    line(&mut playing, &mut ui, "1 F8 O ΚΑΛΗ");
    assert!(ui.shared.problem.is_some(), "twice the same number");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("F8 across ΚΑΛΟΣ") && drawn.contains("to rule on: ΚΑΛΟΣ"), "{drawn}");
    assert_eq!(line(&mut playing, &mut ui, "+ ΚΑΛΟΣ ; ΛΚΝ").len(), 1);
    // After a ruling the console searches again.
    found(&mut playing, "F8", "ΚΑΛΟΣ", 16);
    // Another move than the best that was found is laid for a reason only, and by nobody's program.
    assert!(line(&mut playing, &mut ui, "* F8 O ΚΑΛ").is_empty());
    let problem = ui.shared.problem.as_ref().map(|problem| problem.what.clone()).unwrap_or_default();
    assert!(problem.contains("None of the best moves"), "{problem}");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert!(line(&mut playing, &mut ui, "* F8 O ΚΑΛ ; so").is_empty(), "it is asked about once more");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    // Enter shows the best move, and announces it once it is seen.
    assert!(give(&mut playing, &mut ui, &[KeyCode::Enter]).is_empty());
    assert!(shown(&mut ui, &playing, SMALL).contains("Best: F8 across ΚΑΛΟΣ, 16 points"));
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert!(matches!(given[..], [Command::Duplicate(DuplicateCommand::ChooseMaster(_))]), "{given:?}");
    let master = playing.state().duplicate().and_then(|game| game.last()?.master.clone()).expect("laid");
    assert_eq!((master.score, master.leaves.as_str()), (Points(16), "ΤΗ"));
    let seen = page("el", BoardPage::Countdown, &playing.board(), LARGE);
    assert!(seen.contains("Ζ8 Ο ΚΑΛΟΣ"), "{seen}");
    assert!(!seen.contains("16"), "nobody's points\n{seen}");
}

#[test]
fn a_console_that_is_started_again_opens_on_the_game_for_whoever_leads_it() {
    let playing = Playing::started("pes-duplicate");
    for (mut ui, mode) in [(referee(), KeyMode::Duplicate), (judge(), KeyMode::Desk)] {
        shown(&mut ui, &playing, SMALL);
        assert_eq!(ui.mode(), mode);
    }
}

#[test]
fn a_slip_of_an_earlier_draw_is_entered_and_annulled() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "καλοστη");
    found(&mut playing, "F8", "ΚΑΛΟΣ", 16);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    playing.wait(60);
    line(&mut playing, &mut ui, ".");
    playing.wait(1);
    line(&mut playing, &mut ui, "+ ΚΑΛΟΣ ; ΛΚΝ");
    found(&mut playing, "F8", "ΚΑΛΟΣ", 16);
    let given = line(&mut playing, &mut ui, "* F8 O ΚΑΛΟΣ");
    let [Command::Duplicate(DuplicateCommand::ChooseMaster(master))] = &given[..] else {
        panic!("{given:?}")
    };
    assert!(master.found_by.program.starts_with("ephor "), "{:?}", master.found_by);
    assert_eq!(line(&mut playing, &mut ui, "τηαρινε").len(), 1, "{:?}", ui.shared.problem.map(|it| it.what));
    assert_eq!(playing.state().duplicate().expect("a game").number(), 2);
    assert_eq!(line(&mut playing, &mut ui, "@1 2 F8 O ΚΑΛΟΣ ; it lay under the table").len(), 1);
    let told = shown(&mut ui, &playing, SMALL);
    assert!(told.contains("✓ draw 1, number 2 (Weber): F8"), "{told}");
    let given = line(&mut playing, &mut ui, "@1 2 6.4 ; δύο λέξεις");
    let [Command::Duplicate(DuplicateCommand::AnnulMove { draw, .. })] = &given[..] else {
        panic!("{given:?}")
    };
    assert_eq!(*draw, Some(1));
    let told = shown(&mut ui, &playing, SMALL);
    assert!(told.contains("✓ draw 1, number 2 (Weber):") && !told.contains("F8 across\n"), "{told}");
    assert_eq!(line(&mut playing, &mut ui, "@1 99 6.4 ; nobody").len(), 1);
    assert!(ui.shared.problem.is_some());
    let annulled = |draw: u16| playing.state().duplicate().and_then(|it| Some(it.draw(draw)?.annulled.len()));
    assert_eq!((annulled(1), annulled(2)), (Some(1), Some(0)));
    let slips = |draw: u16| playing.state().duplicate().and_then(|it| Some(it.draw(draw)?.slips.len()));
    assert_eq!((slips(1), slips(2)), (Some(1), Some(0)));
}

#[test]
fn a_game_in_every_language_at_every_size() {
    for size in [SMALL, MIDDLE, LARGE] {
        let snapshot = fixtures::duplicate();
        let mut ui = referee();
        for code in [KeyCode::F(3), KeyCode::F(12), KeyCode::Tab] {
            press(&mut ui, &snapshot, code);
        }
        shot("duplicate", &mut ui, &snapshot, size);
    }
}

/// Acts are carried out one after another, as a console does it; a refusal cancels those behind it, and what goes on
/// all the same is carried out then. Gives the commands.
fn carried_out(playing: &mut Playing, ui: &mut Ui, acts: Vec<UserAct>) -> Vec<Command> {
    let mut chain: std::collections::VecDeque<UserAct> = acts.into();
    let mut given = Vec::new();
    while let Some(act) = chain.pop_front() {
        let UserAct::Give(command) = act else { continue };
        let answer = match playing.try_as(ui.role(), &command) {
            Ok(()) => CommandOutcome::Done,
            Err(refusal) => {
                chain.clear();
                CommandOutcome::Refused(refusal)
            }
        };
        given.push(command);
        chain.extend(ui.answered(&answer));
    }
    given
}

/// The slips of the last draw, as they stand in the journal.
fn slips(playing: &Playing) -> Vec<(u16, String)> {
    let game = playing.state().duplicate().expect("a game");
    let slips = game.last().expect("a draw").slips.iter();
    slips.map(|(table, slip)| (table.0, slip.play.word.clone())).collect()
}

/// A draw whose time is over, so that slips are typed.
fn collecting() -> (Playing, Ui) {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "καλοστη");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    playing.wait(60);
    line(&mut playing, &mut ui, ".");
    playing.wait(1);
    (playing, ui)
}

#[test]
fn slips_are_typed_faster_than_they_are_written_and_none_is_lost_or_becomes_anothers() {
    let (mut playing, mut ui) = collecting();
    // Three lines before the first is answered; the second is refused.
    let snapshot = playing.shown(&ui);
    let mut acts = Vec::new();
    for text in ["1 F8 O ΚΑΛΟΣ", "99 F8 O ΚΑΛΗ", "2 F8 O ΚΑΛΗ"] {
        for letter in text.chars() {
            acts.extend(press(&mut ui, &snapshot, KeyCode::Char(letter)));
        }
        acts.extend(press(&mut ui, &snapshot, KeyCode::Enter));
    }
    // Enter once too often is not what comes next.
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    for letter in "@1 1".chars() {
        acts.extend(press(&mut ui, &snapshot, KeyCode::Char(letter)));
    }
    carried_out(&mut playing, &mut ui, acts);
    assert_eq!(slips(&playing), [(1, "ΚΑΛΟΣ".to_owned()), (2, "ΚΑΛΗ".to_owned())]);
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("not taken: 99 F8 O ΚΑΛΗ") && drawn.contains("› @1 1▏"), "{drawn}");
    let snapshot = playing.shown(&ui);
    shot("duplicate_not_taken", &mut ui, &snapshot, SMALL);
    // It is taken up again, and put right.
    give(&mut playing, &mut ui, &[KeyCode::Esc, KeyCode::Up]);
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("› 99 F8 O ΚΑΛΗ▏") && !drawn.contains("not taken"), "{drawn}");
}

#[test]
fn what_was_refused_is_edited_or_makes_way_for_the_next_line() {
    let (mut playing, mut ui) = collecting();
    line(&mut playing, &mut ui, "99 F8 O ΚΑΛΗ");
    assert!(ui.shared.problem.is_some());
    // Edited: it goes on in the line.
    give(&mut playing, &mut ui, &[KeyCode::Home, KeyCode::Delete, KeyCode::Delete, KeyCode::Char('2')]);
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]).len(), 1);
    assert_eq!(slips(&playing), [(2, "ΚΑΛΗ".to_owned())]);
    // The next one typed: it goes aside. So does what is no line.
    for wrong in ["98 F8 O ΚΑΛΗ", "1 Π8 Ο ΚΑΛΗ"] {
        line(&mut playing, &mut ui, wrong);
    }
    line(&mut playing, &mut ui, "1 F8 O ΚΑΛΟΣ");
    assert_eq!(slips(&playing), [(1, "ΚΑΛΟΣ".to_owned()), (2, "ΚΑΛΗ".to_owned())]);
    let drawn = shown(&mut ui, &playing, LARGE);
    assert!(drawn.contains("98 F8 O ΚΑΛΗ · 1 Π8 Ο ΚΑΛΗ"), "{drawn}");
    // Esc drops them before it leaves.
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Duplicate);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Hall);
}

#[test]
fn a_batch_of_slips_is_pasted_a_line_each() {
    let (mut playing, mut ui) = collecting();
    let snapshot = playing.shown(&ui);
    let pasted = Event::Paste("1 F8 O ΚΑΛΟΣ\r\n7 no slip\n2 F8 O ΚΑΛΗ\r1 ".into());
    let acts = ui.input(&pasted, &snapshot);
    carried_out(&mut playing, &mut ui, acts);
    assert_eq!(slips(&playing), [(1, "ΚΑΛΟΣ".to_owned()), (2, "ΚΑΛΗ".to_owned())]);
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("not taken: 7 no slip") && drawn.contains("› 1"), "{drawn}");
}

#[test]
fn slips_that_never_came_are_told_and_asked_about_before_the_results() {
    let (mut playing, mut ui) = collecting();
    line(&mut playing, &mut ui, "1 F8 O ΚΑΛΟΣ");
    line(&mut playing, &mut ui, "+ ΚΑΛΟΣ ; ΛΚΝ");
    line(&mut playing, &mut ui, "* F8 O ΚΑΛΟΣ");
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("Never came: draw 1: 2"), "{drawn}");
    let snapshot = fixtures::duplicate();
    let view = snapshot.duplicate.as_deref().expect("a game").clone();
    let mut snapshot = snapshot;
    snapshot.duplicate =
        Some(std::sync::Arc::new(DuplicateView { stage: DuplicateStage::ToAnnounce, ..view }));
    let mut ui = referee();
    for code in [KeyCode::F(3), KeyCode::F(12)] {
        press(&mut ui, &snapshot, code);
    }
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    assert!(ui.shared.problem.is_some());
    let given = press(&mut ui, &snapshot, KeyCode::Enter);
    let announces = Command::Duplicate(DuplicateCommand::AnnounceResults {});
    assert_eq!(given, [UserAct::Give(announces)]);
}

#[test]
fn a_typed_rack_that_must_be_changed_is_changed_by_typing() {
    let (mut playing, mut ui) = opened();
    assert_eq!(line(&mut playing, &mut ui, "κλστρπν").len(), 1, "no vowel");
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("ΚΛΣΤΡΠΝ must be changed"), "{drawn}");
    assert_eq!(give(&mut playing, &mut ui, &[KeyCode::Enter]), [], "nothing is drawn by the console");
    assert!(ui.shared.problem.is_some());
    assert_eq!(line(&mut playing, &mut ui, "καλοστη").len(), 1);
    assert_eq!(playing.state().duplicate().map(DuplicateGame::number), Some(1));
}

/// A claim that a word is acceptable, under the Greek regulation: what stands in large letters is the word's own sign.
#[test]
fn the_verdict_on_a_claim_shows_the_words_own_sign() {
    for (valid, sign, meaning) in [(true, "✓", "claim upheld"), (false, "✗", "claim rejected")] {
        let mut snapshot = fixtures::decided(&[("ΚΑΛΟΣΥΝΗΣ", valid)]);
        let slip = snapshot.slip.as_mut().expect("a slip");
        slip.row.phase = SlipPhase::Decided { upheld: valid };
        let mut ui = referee();
        press(&mut ui, &snapshot, KeyCode::F(2));
        ui.desk.verdict = snapshot.slip.as_ref().map(|slip| slip.row.slip);
        let drawn = picture(&mut ui, &snapshot, MIDDLE);
        assert!(drawn.contains(&format!("{sign} ΚΑΛΟΣΥΝΗΣ")) && drawn.contains(meaning), "{drawn}");
    }
}

#[test]
fn nobody_is_asked_who_challenges_where_one_sits_alone() {
    let (mut playing, mut ui) = opened();
    let keys = [KeyCode::F(2), KeyCode::Insert, KeyCode::Char('1')];
    give(&mut playing, &mut ui, &keys);
    let drawn = shown(&mut ui, &playing, SMALL);
    assert!(drawn.contains("(•) A Nováková") && !drawn.contains(" B "), "{drawn}");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Slip(SlipCommand::RaiseSlip { challenger, .. })] = given.as_slice() else {
        panic!("{given:?}")
    };
    assert_eq!(*challenger, Side::A);
}

#[test]
fn lines_on_their_way_keep_the_screen_and_one_that_is_dropped_is_not_awaited() {
    let (mut playing, mut ui) = collecting();
    let snapshot = playing.shown(&ui);
    let typed = |ui: &mut Ui| {
        let keys = "1 F8 O ΚΑΛΟΣ".chars().map(KeyCode::Char).chain([KeyCode::Enter]);
        keys.flat_map(|code| press(ui, &snapshot, code)).collect::<Vec<UserAct>>()
    };
    let (first, again) = (typed(&mut ui), typed(&mut ui));
    assert_eq!(first, again);
    // The console does nothing once more that is under way.
    ui.dropped(&again);
    press(&mut ui, &snapshot, KeyCode::Esc);
    press(&mut ui, &snapshot, KeyCode::F(3));
    assert!(ui.hall.duplicate.as_ref().is_some_and(Duplicate::waits), "it is answered where it was typed");
    carried_out(&mut playing, &mut ui, first);
    assert!(ui.hall.duplicate.as_ref().is_some_and(|it| !it.waits()));
    assert_eq!(slips(&playing), [(1, "ΚΑΛΟΣ".to_owned())]);
}

#[test]
fn a_line_that_is_taken_up_in_a_later_draw_is_about_its_own() {
    let (mut playing, mut ui) = collecting();
    line(&mut playing, &mut ui, "99 F8 O ΚΑΛΟΣ");
    line(&mut playing, &mut ui, "+ ΚΑΛΟΣ ; ΛΚΝ");
    line(&mut playing, &mut ui, "* F8 O ΚΑΛΟΣ");
    assert_eq!(line(&mut playing, &mut ui, "τηαρινε").len(), 1, "{:?}", ui.shared.problem.map(|it| it.what));
    give(&mut playing, &mut ui, &[KeyCode::Up]);
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("› @1 99 F8 O ΚΑΛΟΣ▏"), "{drawn}");
}

#[test]
fn a_slip_of_an_earlier_game_is_named_by_game_and_draw() {
    let (mut playing, mut ui) = opened();
    let given = line(&mut playing, &mut ui, "@1.3 2 F8 O ΚΑΛΟΣ ; it lay under the table");
    let [Command::Duplicate(DuplicateCommand::HandInMove(slip))] = &given[..] else { panic!("{given:?}") };
    assert_eq!((slip.round, slip.draw, slip.table.0), (Some(crate::domain::Round(1)), Some(3), 2));
    // No such game: it is refused, and stays in the line.
    assert!(ui.shared.problem.is_some());
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("› @1.3 2 F8 O ΚΑΛΟΣ"), "{drawn}");
}

#[test]
fn where_nothing_can_be_laid_enter_changes_all_letters() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "καλοστη");
    let (draw, rack) = (1, "ΚΑΛΟΣΤΗ".to_owned());
    let (list, digest) = ("el-hunspell".into(), Digest::default());
    playing.found_best(FoundMoves { draw, rack, moves: Vec::new(), list, digest });
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    playing.wait(60);
    line(&mut playing, &mut ui, ".");
    playing.wait(1);
    let drawn = shown(&mut ui, &playing, MIDDLE);
    assert!(drawn.contains("No move is possible. Enter: all seven letters are changed"), "{drawn}");
    // Letters that were typed come from a bag: the new ones are typed too, with a reason.
    assert!(give(&mut playing, &mut ui, &[KeyCode::Enter]).is_empty());
    assert!(ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("as they came from the bag")));
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(line(&mut playing, &mut ui, "ραυοονι ; καμία κίνηση").len(), 1);
    assert_eq!(playing.state().duplicate().map(DuplicateGame::number), Some(2));
}

#[test]
fn letters_that_were_typed_wrong_are_put_right_while_time_runs() {
    let (mut playing, mut ui) = opened();
    line(&mut playing, &mut ui, "καλοστε");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    playing.wait(10);
    assert_eq!(line(&mut playing, &mut ui, "καλοστη ; Η και όχι Ε").len(), 1);
    assert!(ui.shared.problem.is_none(), "{:?}", ui.shared.problem.map(|it| it.what));
    let game = playing.state().duplicate().expect("a game");
    assert_eq!((game.number(), game.last().expect("a draw").rack.as_str()), (1, "ΚΑΛΟΣΤΗ"));
    playing.wait(60);
    line(&mut playing, &mut ui, ".");
    playing.wait(1);
    line(&mut playing, &mut ui, "@1 καλοστα ; ήταν Α");
    assert_eq!(
        playing.state().duplicate().and_then(|it| Some(it.last()?.rack.clone())).as_deref(),
        Some("ΚΑΛΟΣΤΑ")
    );
}
