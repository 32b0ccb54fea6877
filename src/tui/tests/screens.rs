//! A picture of every screen in every state.

use std::sync::Arc;

use super::layout::shot;
use super::*;
use crate::clock::{GiveUp, NoLink};
use crate::domain::{At, ClockId, Digest, Millis, Seq, SlipId, TableId};
use crate::rules::{Consequence, Party, Turn};
use crate::station::{JournalHealth, Snapshot};
use crate::tournament::{OrderState, Refusal, Route, SlipPhase, SlipReason, Timeliness};
use crate::tui::Screens as _;
use crate::tui::{CommandOutcome, Palette};
use fixtures::{
    calm, decided, escalated, hall, large, log, lose_turn, opened, order, points, queue, rejected, slip,
};

#[test]
fn desk() {
    shot("desk_empty", &mut judge(), &calm(), SMALL);
    shot("desk_queue", &mut judge(), &queue(), SMALL);
    let mut ui = judge();
    let mut snapshot = queue();
    type_in(&mut ui, &snapshot, "kôň");
    shot("desk_typing", &mut ui, &snapshot, SMALL);
    type_in(&mut ui, &snapshot, " ťuhýk");
    shot("desk_two_words", &mut ui, &snapshot, SMALL);
    let mut ui = judge();
    if let Some(detail) = &mut snapshot.slip {
        *detail = slip(&["KÔŇ"], SlipPhase::Open);
        detail.confirmed = true;
        snapshot.queue[0] = detail.row.clone();
    }
    shot("desk_confirmed", &mut ui, &snapshot, SMALL);
    let mut ui = judge();
    let mut snapshot = queue();
    if let Some(detail) = &mut snapshot.slip {
        (detail.since_press, detail.timeliness, detail.face) = (None, Timeliness::NotMeasured, None);
        detail.max_words.0 = None;
        detail.confirm_spelling.0 = false;
    }
    shot("desk_not_measured", &mut ui, &snapshot, SMALL);
    type_in(&mut ui, &snapshot, "donaudampfschiff straße");
    shot("desk_many_words", &mut ui, &snapshot, SMALL);
}

#[test]
fn desk_refused() {
    let mut ui = judge();
    let snapshot = queue();
    type_in(&mut ui, &snapshot, "kôň");
    ui.answered(&CommandOutcome::Refused(Refusal {
        why: SlipReason::SpellingNotConfirmed { slip: SlipId(47) }.into(),
        cite: Some(fixtures::cite("SSS §5.a")),
    }));
    shot("desk_refused", &mut ui, &snapshot, SMALL);
}

#[test]
fn desk_of_another_console() {
    let mut ui = judge();
    let mut snapshot = queue();
    snapshot.queue[0].claimed_by = Some("desk-2".into());
    snapshot.slip.as_mut().expect("a slip").row.claimed_by = Some("desk-2".into());
    type_in(&mut ui, &snapshot, "k");
    shot("desk_claimed", &mut ui, &snapshot, SMALL);
    ui.input(&ctrl('t'), &snapshot);
    shot("question_take_over", &mut ui, &snapshot, SMALL);
}

#[test]
fn desk_forms() {
    let mut ui = judge();
    let snapshot = hall();
    ui.input(&ctrl('n'), &snapshot);
    shot("form_empty", &mut ui, &snapshot, SMALL);
    type_in(&mut ui, &snapshot, "12b");
    press(&mut ui, &snapshot, KeyCode::Tab);
    press(&mut ui, &snapshot, KeyCode::Tab);
    type_in(&mut ui, &snapshot, "11,2");
    shot("form_filled", &mut ui, &snapshot, SMALL);
    let mut ui = referee();
    let snapshot = escalated();
    shot("desk_escalated", &mut judge(), &snapshot, SMALL);
    press(&mut ui, &snapshot, KeyCode::Enter);
    shot("ruling_empty", &mut ui, &snapshot, SMALL);
    press(&mut ui, &snapshot, KeyCode::Right);
    press(&mut ui, &snapshot, KeyCode::Tab);
    type_in(&mut ui, &snapshot, "in the dictionary of foreign words, with this spelling and in this sense");
    press(&mut ui, &snapshot, KeyCode::Tab);
    type_in(&mut ui, &snapshot, "SCS 2005, p. 981");
    shot("ruling_filled", &mut ui, &snapshot, SMALL);
}

fn shown(snapshot: &Snapshot) -> Ui {
    let mut ui = judge();
    press(&mut ui, snapshot, KeyCode::Enter);
    ui
}

#[test]
fn verdicts() {
    let clock = Route::Clock { clock: ClockId(12) };
    let at = fixtures::now() + Millis::secs(2);
    let snapshot = rejected(clock, OrderState::Confirmed { at });
    shot("verdict_rejected_confirmed", &mut shown(&snapshot), &snapshot, MIDDLE);
    let snapshot = rejected(clock, OrderState::Waiting);
    shot("verdict_rejected_sending", &mut shown(&snapshot), &snapshot, SMALL);
    let why = GiveUp::NotReached { link: NoLink::TimedOut, may_be_done: false };
    let snapshot = rejected(clock, OrderState::Unconfirmed { why });
    shot("verdict_rejected_unreached", &mut shown(&snapshot), &snapshot, SMALL);
    let snapshot = rejected(Route::ByHand, OrderState::Waiting);
    shot("verdict_rejected_by_hand", &mut shown(&snapshot), &snapshot, SMALL);
    let snapshot = rejected(Route::ByHand, OrderState::Settled { at });
    shot("verdict_rejected_settled", &mut shown(&snapshot), &snapshot, SMALL);
    let mut snapshot = decided(&[("ŤUHÝK", false)]);
    if let Some(detail) = &mut snapshot.slip {
        detail.orders = vec![order(10, 12, "Nováková", lose_turn(), clock, OrderState::Waiting)];
    }
    shot("verdict_upheld", &mut shown(&snapshot), &snapshot, SMALL);
    let snapshot = decided(&[("KÔŇ", true), ("ŽĽAZA", true), ("XYLÓZ", false)]);
    shot("verdict_three_words", &mut shown(&snapshot), &snapshot, SMALL);
    let snapshot = decided(&[("NAJNEOBYČAJNEJŠ", true)]);
    shot("verdict_fifteen_letters", &mut shown(&snapshot), &snapshot, SMALL);
}

#[test]
fn verdicts_without_a_list() {
    let mut snapshot = decided(&[("KÔŇ", false)]);
    if let Some(detail) = &mut snapshot.slip {
        detail.verdicts = Arc::default();
        detail.conceded = true;
        let restart = Consequence::LoseTurn { who: Party::Mover, turn: Turn::Next };
        let further = (restart, fixtures::cite("SSS §3.a •2"));
        detail.consequences = detail.consequences.iter().cloned().chain([further]).collect();
        detail.orders = vec![order(10, 12, "Nováková", points(-5), Route::ByHand, OrderState::Waiting)];
    }
    shot("verdict_conceded", &mut shown(&snapshot), &snapshot, MIDDLE);
}

#[test]
fn halls() {
    let mut ui = referee();
    let snapshot = hall();
    press(&mut ui, &snapshot, KeyCode::F(3));
    shot("hall", &mut ui, &snapshot, MIDDLE);
    let snapshot = large(120);
    shot("hall_large", &mut ui, &snapshot, LARGE);
    press(&mut ui, &snapshot, KeyCode::PageDown);
    shot("hall_large_second_page", &mut ui, &snapshot, SMALL);
    shot("hall_empty", &mut ui, &calm(), SMALL);
}

#[test]
fn tables() {
    let mut ui = referee();
    let mut snapshot = opened();
    press(&mut ui, &snapshot, KeyCode::F(3));
    ui.hall.selected = Some(TableId(12));
    press(&mut ui, &snapshot, KeyCode::Enter);
    shot("table", &mut ui, &snapshot, MIDDLE);
    press(&mut ui, &snapshot, KeyCode::Down);
    press(&mut ui, &snapshot, KeyCode::Down);
    press(&mut ui, &snapshot, KeyCode::Enter);
    press(&mut ui, &snapshot, KeyCode::Left);
    press(&mut ui, &snapshot, KeyCode::Tab);
    type_in(&mut ui, &snapshot, "+2:00");
    shot("table_order", &mut ui, &snapshot, SMALL);
    press(&mut ui, &snapshot, KeyCode::Esc);
    if let Some(detail) = &mut snapshot.table {
        detail.offers.clear();
        detail.timeline.clear();
    }
    shot("table_without_powers", &mut ui, &snapshot, SMALL);
}

#[test]
fn logs() {
    let mut ui = judge();
    let mut snapshot = log();
    press(&mut ui, &snapshot, KeyCode::F(4));
    shot("log_empty", &mut ui, &calm(), SMALL);
    shot("log", &mut ui, &snapshot, LARGE);
    type_in(&mut ui, &snapshot, "kôň kováč");
    shot("log_filtered", &mut ui, &snapshot, SMALL);
    type_in(&mut ui, &snapshot, " nobody");
    shot("log_nothing_found", &mut ui, &snapshot, SMALL);
    press(&mut ui, &snapshot, KeyCode::Esc);
    press(&mut ui, &snapshot, KeyCode::Enter);
    let clock = Route::Clock { clock: ClockId(12) };
    let at = At(fixtures::now().0 - 300_000);
    let mut detail = rejected(clock, OrderState::Confirmed { at }).slip.expect("a slip");
    detail.row.slip = SlipId(30);
    detail.announced_at = Some(at);
    snapshot.slip = Some(detail);
    shot("log_entry", &mut ui, &snapshot, MIDDLE);
}

#[test]
fn helps() {
    let snapshot = opened();
    let mut ui = referee();
    for (name, code) in [("desk", 2), ("hall", 3), ("log", 4), ("rules", 5)] {
        press(&mut ui, &snapshot, KeyCode::F(code));
        press(&mut ui, &snapshot, KeyCode::F(1));
        shot(&format!("help_{name}"), &mut ui, &snapshot, SMALL);
        press(&mut ui, &snapshot, KeyCode::Esc);
    }
    press(&mut ui, &snapshot, KeyCode::F(10));
    shot("question_quit", &mut ui, &snapshot, SMALL);
}

#[test]
fn help_of_a_verdict_and_of_forms() {
    let snapshot = decided(&[("KÔŇ", true)]);
    let mut ui = shown(&snapshot);
    press(&mut ui, &snapshot, KeyCode::F(1));
    shot("help_verdict", &mut ui, &snapshot, SMALL);
    let mut ui = judge();
    let snapshot = queue();
    ui.input(&ctrl('w'), &snapshot);
    shot("question_withdraw", &mut ui, &snapshot, SMALL);
    press(&mut ui, &snapshot, KeyCode::Esc);
    ui.input(&ctrl('g'), &snapshot);
    shot("question_concede", &mut ui, &snapshot, SMALL);
}

#[test]
fn no_key_acts_on_what_cannot_be_seen() {
    let (mut ui, snapshot) = (judge(), queue());
    shot("too_small", &mut ui, &snapshot, (60, 20));
    for letter in "xq".chars() {
        press(&mut ui, &snapshot, KeyCode::Char(letter));
    }
    for code in [KeyCode::Tab, KeyCode::Enter, KeyCode::Enter, KeyCode::F(3), KeyCode::Esc] {
        assert_eq!(press(&mut ui, &snapshot, code), [], "{code:?}");
    }
    ui.input(&Event::Paste("xq".to_owned()), &snapshot);
    // Whoever cannot make it larger leaves, and is asked first where it can be read.
    assert_eq!(press(&mut ui, &snapshot, KeyCode::F(10)), []);
    shot("too_small_leave", &mut ui, &snapshot, (60, 20));
    press(&mut ui, &snapshot, KeyCode::Esc);
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), []);
    press(&mut ui, &snapshot, KeyCode::F(10));
    assert_eq!(press(&mut ui, &snapshot, KeyCode::Enter), [UserAct::Quit]);
    assert_eq!(ui.input(&ctrl('l'), &snapshot), [UserAct::Repaint]);
    // Larger again, everything is as it was.
    assert_eq!(picture(&mut ui, &snapshot, SMALL), picture(&mut judge(), &snapshot, SMALL));
}

#[test]
fn trouble() {
    let mut snapshot = queue();
    snapshot.bar.journal = JournalHealth::Halted {
        why: "the disk is full (os error 28). Free some space on /srv, then press Ctrl-S.".into(),
    };
    shot("halted", &mut judge(), &snapshot, SMALL);
    snapshot.bar.journal =
        JournalHealth::Damaged { why: "entry 97 does not follow entry 96. Run `ephor log verify`.".into() };
    shot("damaged", &mut judge(), &snapshot, SMALL);
}

/// One key tried the journal again and opened the rules, whichever held at the moment; and two sentences ran into one.
#[test]
fn the_key_that_tries_the_journal_again_means_nothing_else() {
    let mut snapshot = queue();
    let why = "the journal could not be written: nothing after 13 is decided".to_owned();
    snapshot.bar.journal = JournalHealth::Halted { why };
    let mut ui = judge();
    let drawn = picture(&mut ui, &snapshot, MIDDLE);
    let told = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("nothing after 13 is decided. Nothing decided is lost. Ctrl-S tries again"),
        "{told}"
    );
    assert!(drawn.lines().last().is_some_and(|bar| bar.contains("Ctrl-S try the journal again")), "{drawn}");
    assert_eq!(ui.input(&ctrl('s'), &snapshot), [UserAct::Retry]);
    assert_eq!(press(&mut ui, &snapshot, KeyCode::F(5)), []);
    assert_eq!(ui.mode(), crate::tui::keymap::KeyMode::Rules, "whatever the journal does");
    // A second later it has mended itself: the key says so and does nothing.
    let mut ui = judge();
    assert_eq!(ui.input(&ctrl('s'), &queue()), []);
    assert!(ui.shared.problem.is_some_and(|it| it.all_well && it.what.contains("in the journal already")));
}

#[test]
fn nothing_is_told_by_colour_alone() {
    let reset = ratatui::style::Color::Reset;
    for (snapshot, code) in [(queue(), 2), (hall(), 3), (log(), 4), (decided(&[("KÔŇ", false)]), 2)] {
        let drawn = |mut ui: Ui| {
            press(&mut ui, &snapshot, KeyCode::F(code));
            press(&mut ui, &snapshot, KeyCode::Enter);
            frame(&mut ui, &snapshot, SMALL)
        };
        let plain = drawn(console(Role::Judge, false));
        assert!(plain.content.iter().all(|cell| cell.fg == reset && cell.bg == reset));
        for palette in Palette::ALL {
            let coloured = drawn(console(Role::Judge, true).coloured(palette));
            assert_eq!(text_of(&coloured), text_of(&plain), "{palette:?}");
            assert!(coloured.content.iter().any(|cell| cell.fg != reset), "{palette:?}");
        }
    }
}

#[test]
fn a_key_goes_through_the_colours_and_comes_back() {
    let snapshot = queue();
    let mut ui = judge();
    let next = Event::Key(KeyEvent::new(KeyCode::Char('8'), KeyModifiers::ALT));
    let first = frame(&mut ui, &snapshot, SMALL);
    let mut seen = vec![first.clone()];
    for _ in 1..Palette::ALL.len() {
        assert!(ui.input(&next, &snapshot).is_empty());
        let drawn = frame(&mut ui, &snapshot, SMALL);
        assert!(!seen.contains(&drawn), "each has colours of its own");
        assert_eq!(text_of(&drawn), text_of(&first));
        seen.push(drawn);
    }
    ui.input(&next, &snapshot);
    assert_eq!(frame(&mut ui, &snapshot, SMALL), first);
    let mut plain = console(Role::Judge, false);
    plain.input(&next, &snapshot);
    assert!(picture(&mut plain, &snapshot, SMALL).contains("No colours are shown here."));
}

#[test]
fn the_log_shows_the_head_to_be_noted() {
    let mut snapshot = queue();
    snapshot.bar.head = Some((Seq(1_204), Digest::of(b"a journal")));
    let mut ui = judge();
    press(&mut ui, &snapshot, KeyCode::F(4));
    let drawn = picture(&mut ui, &snapshot, SMALL);
    let noted = format!("to be noted: {} at 1204", Digest::of(b"a journal").groups());
    assert!(drawn.contains(&noted), "{drawn}");
}

#[test]
fn a_clock_that_was_set_is_said_on_every_screen() {
    let mut snapshot = queue();
    for (ahead, said) in
        [(-87_001_000, "is 24:10:01 behind the time"), (3_600_000, "is 1:00:00 ahead of the time")]
    {
        snapshot.bar.clock_off = Some(Millis(ahead));
        for screen in 2..=5 {
            let mut ui = judge();
            press(&mut ui, &snapshot, KeyCode::F(screen));
            let drawn = picture(&mut ui, &snapshot, SMALL);
            assert!(drawn.contains(said), "F{screen}\n{drawn}");
        }
    }
}
