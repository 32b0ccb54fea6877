//! Which key is which lever: the left hand is player A's, the right hand player B's.

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::domain::Side;

use super::table::Lever;

/// What a key means here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Lever(Lever),
    Quit,
    Nothing,
}

const PLAYING: [(&str, &str); 9] = [
    ("A L", "lever"),
    ("S K", "challenge"),
    ("D J", "hold"),
    ("W O", "go on"),
    ("Space", "central stop"),
    ("Shift-F", "finish"),
    ("Shift-N", "new game"),
    ("P", "both levers"),
    ("F10", "quit"),
];

const GIVING: [(&str, &str); 4] =
    [("Enter", "the same"), ("Esc", "not the same, or leave"), ("X", "take the number off"), ("F10", "quit")];

/// The keys as they stand on the screen.
pub(super) fn shown(giving: bool) -> &'static [(&'static str, &'static str)] {
    if giving { &GIVING } else { &PLAYING }
}

/// What an event means, in provisioning mode or not.
pub(super) fn key(event: &Event, giving: bool) -> Key {
    let Event::Key(key) = event else { return Key::Nothing };
    if key.kind != KeyEventKind::Press {
        return Key::Nothing;
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    let lever = match key.code {
        KeyCode::F(10) => return Key::Quit,
        KeyCode::Char('c' | 'q') if control => return Key::Quit,
        _ if control => return Key::Nothing,
        KeyCode::Enter if giving => Lever::Yes,
        KeyCode::Esc if giving => Lever::No,
        KeyCode::Char('x') if giving => Lever::Forget,
        _ if giving => return Key::Nothing,
        KeyCode::Char('a') => Lever::Press(Side::A),
        KeyCode::Char('l') => Lever::Press(Side::B),
        KeyCode::Char('s') => Lever::Challenge(Side::A),
        KeyCode::Char('k') => Lever::Challenge(Side::B),
        KeyCode::Char('d') => Lever::Hold(Side::A),
        KeyCode::Char('j') => Lever::Hold(Side::B),
        KeyCode::Char('w') => Lever::Resume(Side::A),
        KeyCode::Char('o') => Lever::Resume(Side::B),
        KeyCode::Char(' ') => Lever::Stop,
        // These two end something: they want two fingers.
        KeyCode::Char('F') => Lever::Finish,
        KeyCode::Char('N') => Lever::NewGame,
        KeyCode::Char('p') => Lever::Both,
        _ => return Key::Nothing,
    };
    Key::Lever(lever)
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyEvent;

    use super::*;

    fn typed(code: KeyCode, modifiers: KeyModifiers, giving: bool) -> Key {
        key(&Event::Key(KeyEvent::new(code, modifiers)), giving)
    }

    #[test]
    fn every_key_on_the_screen_does_something_and_levers_rest_while_a_key_is_given() {
        for (keys, _) in shown(false) {
            for name in keys.split(' ') {
                let code = match name {
                    "Space" => KeyCode::Char(' '),
                    "F10" => KeyCode::F(10),
                    "Shift-F" => KeyCode::Char('F'),
                    "Shift-N" => KeyCode::Char('N'),
                    letter => KeyCode::Char(letter.chars().next().expect("a letter").to_ascii_lowercase()),
                };
                assert_ne!(typed(code, KeyModifiers::NONE, false), Key::Nothing, "{name}");
                if code != KeyCode::F(10) {
                    assert_eq!(typed(code, KeyModifiers::NONE, true), Key::Nothing, "{name}");
                }
            }
        }
        for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Char('x')] {
            assert_ne!(typed(code, KeyModifiers::NONE, true), Key::Nothing);
            assert_eq!(typed(code, KeyModifiers::NONE, false), Key::Nothing);
        }
        assert_eq!(typed(KeyCode::Char('c'), KeyModifiers::CONTROL, true), Key::Quit);
        assert_eq!(typed(KeyCode::Char('a'), KeyModifiers::CONTROL, false), Key::Nothing);
    }
}
