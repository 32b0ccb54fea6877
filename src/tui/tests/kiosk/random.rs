//! Any keys at any time: the kiosk stays locked, and what it cleared is gone.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::{after, drawn, hall as quiet, kiosk as fresh, press, types, with_slip};
use crate::domain::Millis;
use crate::station::Snapshot;
use crate::tournament::{Command, Refusal, SlipCommand, SlipPhase};
use crate::tui::act::Screens as _;
use crate::tui::kiosk::{ABANDONED, KioskStep};
use crate::tui::{CommandOutcome, Kiosk, UserAct};

/// A letter of a text.
fn one(random: &mut fastrand::Rng, letters: &str) -> char {
    let letters: Vec<char> = letters.chars().collect();
    random.choice(letters).unwrap_or('1')
}

/// What anybody may do to it.
fn anything(random: &mut fastrand::Rng) -> Event {
    let keys = [
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::PageUp,
        KeyCode::Home,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::Null,
    ];
    let plain = |code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    match random.u8(0..20) {
        0..=9 => plain(KeyCode::Char(one(random, "122345laubxqzěšĽŠβΩ+ "))),
        10..=12 => plain(random.choice(keys).unwrap_or(KeyCode::Enter)),
        13 => plain(KeyCode::F(random.u8(1..=12))),
        14 => {
            let letter = one(random, "czdlrnswq[\\");
            let held = random.choice([KeyModifiers::CONTROL, KeyModifiers::ALT]).unwrap_or(KeyModifiers::ALT);
            Event::Key(KeyEvent::new(KeyCode::Char(letter), held))
        }
        15 => Event::Paste("12\n21laub\n12\u{1b}[21~\u{3}".to_owned()),
        16 => Event::Resize(random.u16(1..250), random.u16(1..80)),
        17 => Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: random.u16(0..200),
            row: random.u16(0..60),
            modifiers: KeyModifiers::NONE,
        }),
        18 => Event::FocusLost,
        _ => plain(KeyCode::Char(random.char(..))),
    }
}

/// A hall that does what a kiosk gives.
fn obey(hall: &mut Snapshot, kiosk: &mut Kiosk, command: &SlipCommand, random: &mut fastrand::Rng) {
    let now = hall.now;
    match command {
        SlipCommand::RaiseSlip { .. } if random.bool() => *hall = with_slip(&[], SlipPhase::Open, &[]),
        SlipCommand::RaiseSlip { .. } => {
            kiosk.answered(&CommandOutcome::Refused(Refusal::journal("no".to_owned())));
            return;
        }
        SlipCommand::EnterWords { words, .. } => {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            *hall = with_slip(&words, SlipPhase::Open, &[]);
        }
        SlipCommand::Decide { .. } => {
            let words = hall.queue[0].words.clone();
            let verdicts: Vec<(&str, bool)> = words.iter().map(|it| (it.as_str(), random.bool())).collect();
            let names: Vec<&str> = words.iter().map(String::as_str).collect();
            let upheld = verdicts.iter().any(|(_, good)| !good);
            let phase = random.choice([SlipPhase::Escalated, SlipPhase::Decided { upheld }]);
            *hall = with_slip(&names, phase.unwrap_or(SlipPhase::Escalated), &verdicts);
        }
        SlipCommand::Announce { .. } | SlipCommand::ReleaseSlip { .. } => *hall = quiet(),
        SlipCommand::ClaimSlip { take_over: false, .. } | SlipCommand::ConfirmSpelling { .. } => {}
        other => panic!("no kiosk gives {other:?}"),
    }
    hall.now = now;
    kiosk.answered(&CommandOutcome::Done);
}

#[test]
fn ten_thousand_random_keys_leave_it_locked_and_what_was_cleared_is_gone() {
    let mut random = fastrand::Rng::with_seed(14);
    let (mut kiosk, mut hall) = (fresh(), quiet());
    let (mut wiped, mut verdicts, mut unlocks) = (0, 0, 0);
    for step in 0..10_000 {
        let mut acts = if step % 60 == 0 {
            // Now and then somebody does what is asked.
            kiosk.time(&after(&hall, ABANDONED));
            types(&mut kiosk, &hall, "12\n21laub\n12")
        } else {
            kiosk.input(&anything(&mut random), &hall)
        };
        assert!(kiosk.is_locked());
        let pause = if random.u8(0..40) == 0 { 20_000 } else { random.i64(0..600) };
        hall.now = hall.now + Millis(pause);
        acts.extend(kiosk.time(&hall));
        for act in acts {
            match act {
                UserAct::Give(Command::Slip(command)) => obey(&mut hall, &mut kiosk, &command, &mut random),
                UserAct::Wipe => {
                    wiped += 1;
                    let mut other = fresh();
                    if kiosk.step == KioskStep::Pin {
                        press(&mut other, &hall, KeyCode::F(10));
                    }
                    // What is said of it tells nothing of what was typed.
                    other.note.clone_from(&kiosk.note);
                    let shown = drawn(&mut kiosk, &hall, (80, 24));
                    assert_eq!(shown, drawn(&mut other, &hall, (80, 24)), "step {step}");
                }
                UserAct::Unlock(_) => unlocks += 1,
                other => panic!("{other:?}"),
            }
        }
        verdicts += usize::from(kiosk.step == KioskStep::Verdict);
        if step % 10 == 0 {
            drawn(&mut kiosk, &hall, (random.u16(1..220), random.u16(1..70)));
        }
    }
    assert!(kiosk.is_locked());
    assert!(wiped > 200 && verdicts > 100 && unlocks > 0, "{wiped} {verdicts} {unlocks}");
}
