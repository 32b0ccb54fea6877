//! Any keys in any order at any size: nothing panics.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use proptest::prelude::*;

use super::fixtures::{calm, decided, escalated, large, log, opened, queue};
use super::{clocks, frame, halls, referee};
use crate::domain::Role;
use crate::station::Snapshot;
use crate::tui::CommandOutcome;
use crate::tui::Screens as _;

fn code() -> impl Strategy<Value = KeyCode> {
    prop_oneof![
        4 => any::<char>().prop_map(KeyCode::Char),
        4 => prop::sample::select(vec!['a', 'b', ' ', '1', 'ň', 'Σ', '+', ';', '漢']).prop_map(KeyCode::Char),
        6 => (1_u8..=12).prop_map(KeyCode::F),
        12 => prop::sample::select(vec![
            KeyCode::Enter, KeyCode::Esc, KeyCode::Tab, KeyCode::BackTab, KeyCode::Up, KeyCode::Down,
            KeyCode::Left, KeyCode::Right, KeyCode::PageUp, KeyCode::PageDown, KeyCode::Home, KeyCode::End,
            KeyCode::Backspace, KeyCode::Delete, KeyCode::Null,
        ]),
    ]
}

fn event() -> impl Strategy<Value = Event> {
    let mods = prop::sample::select(vec![
        KeyModifiers::NONE,
        KeyModifiers::NONE,
        KeyModifiers::SHIFT,
        KeyModifiers::ALT,
    ]);
    let letters = prop::sample::select("nsrgwtdbqe".chars().collect::<Vec<_>>());
    prop_oneof![
        8 => (code(), mods).prop_map(|(code, mods)| Event::Key(KeyEvent::new(code, mods))),
        3 => letters.prop_map(|letter| Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))),
        1 => ".{0,40}".prop_map(Event::Paste),
        1 => (any::<u16>(), any::<u16>()).prop_map(|(columns, rows)| Event::Resize(columns, rows)),
        2 => (0_u16..200, 0_u16..60).prop_map(|(column, row)| Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left), column, row, modifiers: KeyModifiers::NONE,
        })),
    ]
}

fn snapshots() -> Vec<Snapshot> {
    vec![
        calm(),
        queue(),
        decided(&[("KÔŇ", true), ("ŤUHÝK", false)]),
        escalated(),
        opened(),
        log(),
        large(60),
        clocks::clocks(),
        clocks::many_clocks(),
        halls::round(),
        halls::results(),
        halls::start(),
        halls::absent().at(1, Role::HeadReferee),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics(
        steps in prop::collection::vec((event(), 0_usize..13, 0_u8..4), 1..60),
        columns in 1_u16..250,
        rows in 1_u16..80,
    ) {
        let snapshots = snapshots();
        let mut ui = referee();
        for (at, (event, which, answer)) in steps.iter().enumerate() {
            let snapshot = &snapshots[*which];
            let acts = ui.input(event, snapshot);
            if *answer == 0 && !acts.is_empty() {
                ui.answered(&CommandOutcome::Done);
            }
            if at % 4 == 0 {
                // What was typed may look like a value that nobody gave.
                frame(&mut ui, snapshot, (columns, rows));
            }
        }
        for size in [(1, 1), (80, 24), (columns, rows), (columns.max(80), rows.max(24))] {
            frame(&mut ui, &snapshots[steps.len() % 13], size);
        }
    }
}
