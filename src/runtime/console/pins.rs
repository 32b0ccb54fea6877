//! Who sits down at a console, and who ends a locked screen: whoever knows the PIN.

use crate::domain::{Actor, At, Role};
use crate::runtime::setup::Pins;
use crate::station::{Input, Ticket};
use crate::tournament::{Command, SetupCommand};
use crate::tui::{NewPin, PinAnswer, Secret, Sitting};

use super::RunningConsole;

/// So many wrong PINs running are noted, and so many more.
pub const NOTED_TRIES: u32 = 3;
/// The offices whose PIN ends a locked screen.
pub const UNLOCKING: [Role; 2] = [Role::HeadReferee, Role::Director];

impl RunningConsole {
    /// Lets somebody sit down whose PIN is the office's, and puts it into the journal; else counts.
    pub(super) fn sit_down(&mut self, now: At, sitting: Sitting) {
        let opens = |pins: &mut Box<dyn Pins>| pins.opens(sitting.office, &sitting.pin, now);
        let answer = self.pins.as_mut().map_or(PinAnswer::Right, opens);
        self.dirty = true;
        if answer == PinAnswer::Right {
            self.tickets += 1;
            let ticket = Ticket(self.tickets);
            self.under_way = Some(ticket);
            let before = Some(self.ui.role());
            let (role, name) = (sitting.office, sitting.name.clone());
            let by = Actor { name, ..Actor::new(role, self.station.name()) };
            self.sitting = Some(sitting);
            let command = Command::Setup(SetupCommand::SitDown { before });
            self.give(now, Input::Command { ticket: Some(ticket), by, command });
            return;
        }
        self.chain.clear();
        self.last.clear();
        self.note_wrong(now, sitting.office, &answer);
        self.ui.pin_refused(&answer);
    }

    /// Gives an office a PIN, or takes it away.
    pub(super) fn set_pin(&mut self, new: &NewPin) {
        let kept = self.pins.as_mut().map(|pins| pins.set(new));
        self.ui.pin_set(new, kept.as_ref());
        self.look_at = At(0);
        self.dirty = true;
    }

    /// Puts wrong PINs into the journal, every few.
    fn note_wrong(&mut self, now: At, office: Role, answer: &PinAnswer) {
        if let PinAnswer::Wrong { tries, .. } = *answer
            && tries.is_multiple_of(NOTED_TRIES)
        {
            let command = Command::Setup(SetupCommand::NoteWrongPins { office, tries });
            let mut by = self.actor();
            // Who does not know the PIN acts in no office yet: the lowest stands there.
            if by.role == Role::Players {
                by.role = Role::Judge;
            }
            self.give(now, Input::Command { ticket: None, by, command });
        }
    }

    /// Ends a locked screen where the PIN is that of an office that may, whatever the journal does.
    pub(super) fn unlock(&mut self, now: At, pin: &Secret) {
        self.dirty = true;
        self.last.clear();
        let have = self.pins.as_mut().map(|pins| pins.offices()).unwrap_or_default();
        let mut refused = None;
        for office in UNLOCKING.into_iter().filter(|office| have.contains(office)) {
            let Some(pins) = &mut self.pins else { return };
            let answer = pins.opens(office, &pin.0, now);
            if answer == PinAnswer::Right {
                self.quit = true;
                return;
            }
            self.note_wrong(now, office, &answer);
            refused.get_or_insert(answer);
        }
        if let Some(answer) = refused {
            self.ui.pin_refused(&answer);
        }
    }
}
