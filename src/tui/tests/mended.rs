//! What was mended afterwards, in the log.

use fixtures::queue;

use super::affairs::{give, open, shot, types};
use super::desk::overstated;
use super::halls::{Playing, result};
use super::keys::words;
use super::waiting::challenge;
use super::*;
use crate::domain::{Points, Round, Side, SlipId, TableId};
use crate::station::{AffairRow, LogEnd};
use crate::tournament::{
    Command, ConductCommand, ConductEvent, Event, GiveBye, Pairing, Refusal, ResultCommand, RoundCommand,
    SlipCommand, SlipReason, Sure, WordRuling,
};
use crate::tui::Screens as _;
use crate::tui::act::CommandOutcome;
use crate::tui::keymap::KeyMode;

/// A word on a slip that no list decides, ruled invalid.
fn ruled_invalid(playing: &mut Playing, slip: SlipId, word: &str) {
    for command in [
        SlipCommand::EnterWords { slip, words: vec![word.to_owned()] },
        SlipCommand::ConfirmSpelling { slip },
        SlipCommand::Decide { slip },
        SlipCommand::Rule {
            slip,
            rulings: vec![WordRuling { word: word.to_owned(), valid: false }],
            reasons: "Δεν βρέθηκε.".to_owned(),
            sources: Vec::new(),
        },
    ] {
        playing.give(&Command::Slip(command));
    }
}

/// ΠΕΣ Δ.ε ¶9: a verdict that was wrong stays in the game, and is made good in the standings.
#[test]
fn a_verdict_that_was_made_good_does_not_look_valid_in_the_log() {
    let mut playing = Playing::started("pes-classic");
    playing.give(&challenge(1));
    let slip = *playing.state().slips.live().next().expect("a slip").0;
    ruled_invalid(&mut playing, slip, "ψωμάς");
    playing.give(&Command::Slip(SlipCommand::Announce { slip }));
    playing.give(&result(1, "out", [300, 410]));
    let mut ui = referee();
    press(&mut ui, &playing.shown(&referee()), KeyCode::F(4));
    assert_eq!(playing.shown(&ui).log[0].ended, LogEnd::Upheld);
    playing.give(&Command::Slip(SlipCommand::FixVerdict {
        slip,
        word: "ψωμάς".to_owned(),
        points: Points(24),
        demanded_by: Some(Side::B),
        agreed: true,
    }));
    let snapshot = playing.shown(&ui);
    assert_eq!(snapshot.log[0].ended, LogEnd::MadeGood);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("made good") && !drawn.contains("upheld"), "{drawn}");
    // The page of the slip says when, by whom, and what moved.
    ui.log.show(slip, &snapshot, ui.shared.locale);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    let line = drawn.lines().find(|line| line.contains("made good  ")).expect("its line");
    assert!(line.contains("+54") && line.contains("head referee"), "{line}");
}

/// Under the filter "mend", which had been typed for the referee, a foul of one's own turn stood first and was chosen.
#[test]
fn the_key_at_an_entry_of_the_log_chooses_the_act_that_mends_it() {
    let mut playing = Playing::started("cas-2009");
    playing.give(&result(1, "closing", [412, 388]));
    let mut chosen = |nth: usize| {
        let mut ui = referee();
        let down = std::iter::repeat_n(KeyCode::Down, nth);
        let keys: Vec<KeyCode> = [KeyCode::F(4)].into_iter().chain(down).chain([KeyCode::Enter]).collect();
        give(&mut playing, &mut ui, &keys);
        let snapshot = playing.shown(&ui);
        ui.input(&ctrl('r'), &snapshot);
        let snapshot = playing.shown(&ui);
        let drawn = picture(&mut ui, &snapshot, MIDDLE);
        drawn.lines().find(|line| line.contains('▸')).unwrap_or(&drawn).to_owned()
    };
    let line = chosen(0);
    assert!(line.contains("correct the result"), "{line}");
    let line = chosen(1);
    assert!(line.contains("stamped wrong: when the signal was given"), "{line}");
}

/// The letters of whoever typed on went into the form that was closing, and were lost.
#[test]
fn what_is_typed_before_a_new_slip_is_there_becomes_its_words() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = referee();
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('n'), &snapshot);
    for letter in "1a".chars() {
        press(&mut ui, &snapshot, KeyCode::Char(letter));
    }
    let acts = press(&mut ui, &snapshot, KeyCode::Enter);
    for letter in "zima".chars() {
        press(&mut ui, &snapshot, KeyCode::Char(letter));
    }
    for act in acts {
        let UserAct::Give(command) = act else { continue };
        playing.give(&command);
    }
    ui.answered(&CommandOutcome::Done);
    // First the queue knows of it, then the slip is there.
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(!drawn.contains("No slip waits"), "{drawn}");
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("ZIMA"), "{drawn}");
}

/// The first round over, its sheets handed in, and the second one begun by two.
fn second_round(playing: &mut Playing, end: &str) {
    for table in [1, 2] {
        playing.give(&result(table, end, [412, 388]));
        playing.give(&Command::Result(ResultCommand::HandIn {
            table: TableId(table),
            round: None,
            signed: true,
            sure: Sure::new(),
        }));
    }
    playing.wait(3_600);
    let pairing = Pairing { table: TableId(1), a: "Malá".into(), b: "Weber".into() };
    playing.give(&Command::start_round(Round(2), vec![pairing]).anyway("two go home"));
}

/// The act that the key at the first entry of the log with these words chooses.
fn led_from_the_log(playing: &mut Playing, ui: &mut Ui, words: &str) -> String {
    give(playing, ui, &[KeyCode::F(4)]);
    types(playing, ui, words);
    give(playing, ui, &[KeyCode::Enter]);
    let snapshot = playing.shown(ui);
    ui.input(&ctrl('r'), &snapshot);
    let snapshot = playing.shown(ui);
    let drawn = picture(ui, &snapshot, MIDDLE);
    drawn.lines().find(|line| line.contains('▸')).unwrap_or(&drawn).to_owned()
}

/// A mistake is often seen only when the standings hang: the round is over, and only a second program could mend it.
#[test]
fn a_result_of_an_earlier_round_is_corrected_from_the_log_and_found_by_its_players() {
    let mut playing = Playing::started("sss-2022");
    second_round(&mut playing, "out");
    let mut ui = referee();
    let line = led_from_the_log(&mut playing, &mut ui, "412");
    assert!(line.contains("correct the result of round 1, table 2: Weber – Šťastný"), "{line}");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("Entered: Weber 412 : 388 Šťastný"), "what it corrects: {drawn}");
    types(&mut playing, &mut ui, "412");
    give(&mut playing, &mut ui, &[KeyCode::Down]);
    types(&mut playing, &mut ui, "389");
    give(&mut playing, &mut ui, &[KeyCode::Down]);
    types(&mut playing, &mut ui, "misread");
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Result(ResultCommand::CorrectResult(it))] = given.as_slice() else {
        panic!("{given:?} {:?}", ui.shared.problem)
    };
    assert_eq!((it.round, it.table, it.scores), (Round(1), TableId(2), [Points(412), Points(389)]));
    give(&mut playing, &mut ui, &[KeyCode::F(4), KeyCode::F(4)]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("Weber 412 : 389 Šťastný (it was 412 : 388)"), "{drawn}");
}

/// Esc promised to clear the line, and brought back what had been sent: the next word was written behind it.
#[test]
fn words_that_are_on_the_slip_are_cleared_for_others() {
    let mut playing = Playing::started("pes-classic");
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(2), KeyCode::Insert]);
    types(&mut playing, &mut ui, "1a");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    types(&mut playing, &mut ui, "θαλασα");
    give(&mut playing, &mut ui, &[KeyCode::Tab]);
    let snapshot = playing.shown(&ui);
    assert!(picture(&mut ui, &snapshot, MIDDLE).contains("ΘΑΛΑΣΑ"));
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    types(&mut playing, &mut ui, "θαλασσα");
    assert_eq!(ui.desk.words(), ["θαλασσα"]);
    // What was typed makes way for what is on the slip.
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.desk.words(), ["ΘΑΛΑΣΑ"]);
}

/// A bye that was wrongly given could be taken back only while its round was played, and the log said no way.
#[test]
fn a_bye_of_an_earlier_round_is_taken_back_from_the_log() {
    let mut playing = Playing::started("sss-2022");
    let mut awards = playing.law().ruleset.clone().awards.into_iter().map(|it| it.value);
    let given = awards.any(|award| {
        let bye = GiveBye { player: "Malá".into(), award: award.id, anyway: None };
        playing.try_as(Role::HeadReferee, &Command::Round(RoundCommand::GiveBye(bye))).is_ok()
    });
    assert!(given, "a bye");
    second_round(&mut playing, "out");
    let mut ui = referee();
    let line = led_from_the_log(&mut playing, &mut ui, "Malá");
    assert!(line.contains("take back, round 1:") && line.contains("Malá"), "{line}");
}

/// Put away with Esc, it had been forgotten: the hall said that nothing waits.
#[test]
fn a_claims_verdict_that_was_put_away_comes_back_until_it_is_told() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = open(&playing, Role::HeadReferee);
    overstated(&mut playing, &mut ui);
    let snapshot = playing.shown(&ui);
    picture(&mut ui, &snapshot, SMALL);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    assert_eq!(ui.mode(), KeyMode::Table);
    assert!(
        ui.shared.problem.as_ref().is_some_and(|it| it.what.contains("not announced yet")),
        "{:?}",
        ui.shared.problem
    );
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(drawn.contains("announce the decision: table 1"), "{drawn}");
    // Whoever begins the next round is asked first: then nobody looks for the players any more.
    let mut director = open(&playing, Role::Director);
    director.hall.untold.clone_from(&ui.hall.untold);
    give(&mut playing, &mut director, &[KeyCode::F(3), KeyCode::F(6), KeyCode::Insert]);
    types(&mut playing, &mut director, "1 mala; weber");
    give(&mut playing, &mut director, &[KeyCode::Enter, KeyCode::Enter]);
    let snapshot = playing.shown(&director);
    let drawn = picture(&mut director, &snapshot, MIDDLE);
    assert!(drawn.contains("A decision was not announced yet: table 1"), "{drawn}");
    ui.hall.open(TableId(1));
    assert_eq!(ui.mode(), KeyMode::ClaimVerdict);
    give(&mut playing, &mut ui, &[]);
    playing.wait(1);
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    assert!(!drawn.contains("announce the decision"), "{drawn}");
}

#[test]
fn refused_words_are_given_again() {
    let mut ui = judge();
    let snapshot = queue();
    type_in(&mut ui, &snapshot, "kôň");
    press(&mut ui, &snapshot, KeyCode::Tab);
    ui.answered(&CommandOutcome::Refused(Refusal::own(SlipReason::NoLetters)));
    assert!(ui.shared.problem.is_some());
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Tab)[0], words(&["kôň"]));
    // Esc clears the line, as the bar says, with the message.
    ui.answered(&CommandOutcome::Refused(Refusal::own(SlipReason::NoLetters)));
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Esc), []);
    type_in(&mut ui, &snapshot, "pes");
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Tab)[0], words(&["pes"]));
}

/// A verdict after the result was entered changed it, and neither the slip nor the verdict said so.
#[test]
fn a_slip_says_that_the_result_is_entered_and_its_verdict_what_became_of_it() {
    let mut playing = Playing::started("pes-classic");
    playing.give(&result(1, "out", [400, 410]));
    playing.give(&challenge(1));
    let slip = *playing.state().slips.live().next().expect("a slip").0;
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(2)]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("its result is entered"), "{drawn}");
    ruled_invalid(&mut playing, slip, "ψωμάς");
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(2), KeyCode::Enter]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("no result, play goes on"), "{drawn}");
}

/// A verdict of a round that is over stands: where its points are put right was not said.
#[test]
fn a_verdict_of_an_earlier_round_says_where_its_points_are_put_right() {
    let mut playing = Playing::started("cas-2009");
    playing.give(&challenge(1));
    let slip = *playing.state().slips.live().next().expect("a slip").0;
    playing.give(&Command::Slip(SlipCommand::Concede { slip }));
    playing.give(&Command::Slip(SlipCommand::Announce { slip }));
    second_round(&mut playing, "closing");
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(4)]);
    let snapshot = playing.shown(&ui);
    ui.log.show(slip, &snapshot, ui.shared.locale);
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('r'), &snapshot);
    let said = ui.shared.problem.as_ref().map(|problem| problem.what.clone()).unwrap_or_default();
    assert_eq!(said, "round 1 is over: its verdicts stand");
}

/// What followed from a warning that was taken back looked valid in the log.
#[test]
fn what_followed_from_what_was_taken_back_is_marked_with_it() {
    let mut playing = Playing::started("cas-2009");
    let warned = |facts: &[(&str, i64)]| {
        Command::Conduct(ConductCommand::Impose {
            sanction: "warning".to_owned(),
            player: "Kováč".to_owned(),
            facts: facts.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect(),
            reason: "noise".to_owned(),
            sure: Sure::new(),
        })
    };
    for facts in [&[][..], &[]] {
        playing.give(&warned(facts));
    }
    let mut ui = referee();
    // Before the third it is said that more follows, and once everything is known, what.
    give(&mut playing, &mut ui, &[KeyCode::F(3)]);
    types(&mut playing, &mut ui, "1 napom");
    give(&mut playing, &mut ui, &[KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::OrderForm);
    types(&mut playing, &mut ui, "b");
    let snapshot = playing.shown(&ui);
    shot("form_third_warning", &mut ui, &playing, (80, 24));
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("More follows from it"), "{drawn}");
    give(&mut playing, &mut ui, &[KeyCode::Esc]);
    playing.give(&warned(&[("current_better", 1), ("score_winner", 300), ("score_loser", 250)]));
    give(&mut playing, &mut ui, &[KeyCode::F(4)]);
    let snapshot = playing.shown(&ui);
    let sanction = |row: &&AffairRow| matches!(row.event, Event::Conduct(ConductEvent::SanctionImposed(_)));
    let entry = snapshot.affairs.iter().rev().find(sanction).expect("the third").seq;
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(!drawn.contains("taken back"), "{drawn}");
    // What a threshold is called stands there, and not its id.
    assert!(drawn.contains("third warning") && !drawn.contains("third_warning"), "{drawn}");
    playing.give(&Command::Conduct(ConductCommand::TakeBack {
        entry,
        reason: "another".to_owned(),
        misentered: true,
    }));
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    let marked = drawn.lines().filter(|line| line.contains("✗ taken back: ")).count();
    // The warning, the threshold, the game that was lost by it.
    assert!(marked >= 3, "{marked}\n{drawn}");
    let excluded = drawn.lines().find(|line| line.contains("vyloučení")).expect("the game");
    assert!(excluded.contains("taken back"), "{excluded}");
}

/// A challenge that was refused as too late left no trace, though the players were told so.
#[test]
fn a_refused_challenge_is_noted_by_giving_it_again() {
    let mut playing = Playing::started("cas-2009");
    let mut ui = referee();
    give(&mut playing, &mut ui, &[KeyCode::F(2)]);
    let snapshot = playing.shown(&ui);
    ui.input(&ctrl('n'), &snapshot);
    types(&mut playing, &mut ui, "1");
    give(&mut playing, &mut ui, &[KeyCode::Tab, KeyCode::Right, KeyCode::Tab, KeyCode::Tab]);
    // The first thing seen at the table that closes the challenge.
    give(&mut playing, &mut ui, &[KeyCode::Char(' '), KeyCode::Enter]);
    assert_eq!(ui.mode(), KeyMode::NewSlip);
    let problem = ui.shared.problem.clone().expect("it comes too late");
    assert!(problem.instead.contains("Enter once more"), "{problem:?}");
    assert!(playing.state().slips.is_empty());
    let given = give(&mut playing, &mut ui, &[KeyCode::Enter]);
    let [Command::Slip(SlipCommand::NoteRefused { table: TableId(1), challenger: Side::B, .. })] =
        given.as_slice()
    else {
        panic!("{given:?}")
    };
    assert_eq!(ui.mode(), KeyMode::Desk);
    give(&mut playing, &mut ui, &[KeyCode::F(4)]);
    let snapshot = playing.shown(&ui);
    let drawn = picture(&mut ui, &snapshot, LARGE);
    assert!(drawn.contains("is not admitted"), "{drawn}");
}
