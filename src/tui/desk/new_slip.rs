//! The form for a slip that somebody brought, or for a reservation.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::{Side, TableId};
use crate::report;
use crate::rules::Observation;
use crate::station::{Snapshot, TableRow};
use crate::tournament::{Command, SlipCommand, SlipSource};
use crate::tui::act::UserAct;
use crate::tui::edit::Ahead;
use crate::tui::form::{
    FieldForm, FieldKind, FieldPrompt, FilledFields, FormField, WrongAnswer, fields, seconds, side,
};
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, Screen};
use crate::tui::text::{Pen, boxed};

/// A field of the form.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SlipField {
    Table,
    Side,
    Since,
    Hold,
    Mark(Observation),
}

/// What is filled in so far.
pub(in crate::tui) struct NewSlip {
    pub(super) form: FieldForm<SlipField>,
    /// What is typed while the answer is outstanding: the words of the slip.
    pub(super) ahead: Ahead,
    /// What was given last, and what of that came too late.
    last: Option<Command>,
    late: Option<Command>,
}

impl NewSlip {
    /// A form in which nothing is filled in.
    pub(super) fn new(snapshot: &Snapshot) -> Self {
        let hold = snapshot.phrases.hold.is_some().then_some(SlipField::Hold);
        let marks = snapshot.phrases.marks.iter().copied().map(SlipField::Mark);
        let ticks = hold.into_iter().chain(marks).map(|field| (field, FilledFields::tick(false)));
        let asked = [
            (SlipField::Table, FilledFields::line("")),
            (SlipField::Side, FilledFields::Pick(None)),
            (SlipField::Since, FilledFields::line("")),
        ];
        Self {
            form: FieldForm::new(asked.into_iter().chain(ticks)),
            ahead: Ahead::default(),
            last: None,
            late: None,
        }
    }

    /// The challenge that follows a reservation.
    pub(super) fn after_hold(snapshot: &Snapshot, table: TableId, side: Side) -> Self {
        let mut new = Self::new(snapshot);
        let [at_table, at_side] = [SlipField::Table, SlipField::Side].map(|it| new.form.place(&it));
        new.form.fields[at_table].filled = FilledFields::line(table.to_string());
        new.form.fields[at_side].filled = FilledFields::Pick(Some(side.index()));
        new.form.go_to(|field| *field == SlipField::Since);
        new
    }

    /// The tournament has said whether what was given comes too late: whoever gives the same again has told the players
    /// so. Whether it may be given again.
    pub(super) fn refused(&mut self, too_late: bool) -> bool {
        self.late = self.last.take().filter(|_| too_late && !self.holds());
        self.late.is_some()
    }

    /// The command, or that the challenge is refused, where that was said of the very same before.
    fn given_again(&self, command: Command) -> Command {
        match command {
            Command::Slip(SlipCommand::RaiseSlip { table, challenger, since_press, ref marks, .. })
                if self.late.as_ref() == Some(&command) =>
            {
                let marks = marks.clone();
                Command::Slip(SlipCommand::NoteRefused { table, challenger, since_press, marks })
            }
            command => command,
        }
    }

    fn field(&self, which: SlipField) -> Option<&FormField<SlipField>> {
        self.form.fields.iter().find(|field| field.what == which)
    }

    /// Whether it is only a reservation.
    fn holds(&self) -> bool {
        self.field(SlipField::Hold).is_some_and(FormField::ticked)
    }

    fn typed_table(&self) -> Option<TableId> {
        self.form.typed(&SlipField::Table).parse().ok().map(TableId)
    }

    /// The table, where a number is written; nothing for a reservation or a challenge that is
    /// refused, which make no slip.
    pub(super) fn table_id(&self) -> Option<TableId> {
        self.typed_table().filter(|_| !self.holds() && self.late.is_none())
    }

    /// What its fields ask. Where one player sits alone at the table, nobody else can have challenged.
    fn asks(&mut self, look: &RenderCtx<'_>) -> Vec<FieldPrompt> {
        let table = self.typed_table();
        let row = look.snapshot.tables.iter().find(|row| Some(row.table) == table);
        let alone = row.is_some_and(TableRow::alone);
        let seated = if alone { &Side::BOTH[..1] } else { &Side::BOTH };
        for field in self.form.fields.iter_mut().filter(|field| field.what == SlipField::Side) {
            match field.filled {
                FilledFields::Only if !alone => field.filled = FilledFields::Pick(None),
                FilledFields::Pick(_) if alone => field.filled = FilledFields::Only,
                FilledFields::Only | FilledFields::Pick(_) | FilledFields::Line(_) => {}
            }
        }
        let players = row.and_then(|row| row.players.as_ref());
        let named = |side: &Side| match players {
            Some(players) => format!("{side} {}", players[side.index()]),
            None => side.to_string(),
        };
        let hold = look.snapshot.phrases.hold.as_deref().unwrap_or_default();
        let asks = |field: &FormField<SlipField>| match field.what {
            SlipField::Table => {
                let hint = if row.is_none() && !field.typed().is_empty() { "form-no-table" } else { "" };
                FieldPrompt::new(look.say("form-field-table"), FieldKind::Number).must().hinted(look, hint)
            }
            SlipField::Side => {
                // Who only reserves does not challenge yet.
                let label = if self.holds() { "form-field-holder" } else { "form-field-side" };
                FieldPrompt::new(look.say(label), FieldKind::Options(seated.iter().map(named).collect()))
                    .must()
            }
            SlipField::Since => {
                let hint = if field.typed().is_empty() { "form-blank" } else { "" };
                FieldPrompt::new(look.say("need-since"), FieldKind::Seconds).hinted(look, hint)
            }
            SlipField::Hold => FieldPrompt::new(
                look.with("form-hold", &[("phrase", hold.into())]),
                FieldKind::tick(look.locale),
            ),
            SlipField::Mark(mark) => {
                FieldPrompt::new(report::mark(look.locale, mark), FieldKind::tick(look.locale))
            }
        };
        self.form.fields.iter().map(asks).collect()
    }

    /// The command, or the field that is wrong with the message that says so.
    fn command(&self) -> Result<Command, (SlipField, &'static str)> {
        let side = self.field(SlipField::Side).and_then(FormField::pick);
        let table = self.typed_table().ok_or((SlipField::Table, "form-number"))?;
        let side = side.and_then(|at| Side::BOTH.get(at)).copied().ok_or((SlipField::Side, "form-side"))?;
        let since_press = match self.form.typed(&SlipField::Since) {
            "" => None,
            typed => Some(seconds(typed).ok_or((SlipField::Since, "form-since"))?),
        };
        let mark = |field: &FormField<SlipField>| match field.what {
            SlipField::Mark(mark) if field.ticked() => Some(mark),
            _ => None,
        };
        let marks = self.form.fields.iter().filter_map(mark).collect();
        Ok(Command::Slip(if self.holds() {
            SlipCommand::TakeHold { table, side, said_at: None, since_press, marks }
        } else {
            SlipCommand::RaiseSlip { table, challenger: side, since_press, marks, source: SlipSource::Desk }
        }))
    }
}

impl Screen for NewSlip {
    fn mode(&self) -> KeyMode {
        KeyMode::NewSlip
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        let asks = self.asks(cx);
        match action {
            // The next one: what was not given away is not the next one's.
            Action::NewSlip if !self.form.given => *self = Self::new(cx.snapshot),
            // What is typed behind it stands in the slip's line.
            Action::Enter if self.form.may_enter(&asks, cx) => match self.command() {
                Ok(command) => {
                    self.form.given = true;
                    self.last = Some(command.clone());
                    return UserAct::Give(self.given_again(command)).into();
                }
                Err((field, id)) => {
                    let at = self.form.place(&field);
                    self.form.wrong(at, &WrongAnswer::Says(id), &asks, cx);
                }
            },
            _ => self.form.press(action, &asks),
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.form.given {
            if !self.ahead.letter(letter) {
                cx.line_is_full();
            }
            return Go::Stay;
        }
        let asks = self.asks(cx);
        let here = self.form.fields.get(self.form.at).map(|field| field.what);
        let named = match here {
            Some(SlipField::Hold | SlipField::Mark(_)) => {
                cx.locale.answer(letter).map(|yes| usize::from(!yes))
            }
            _ => side(letter),
        };
        // A letter in a number's field names the side: table, side, Enter without leaving the line. Behind it they
        // change none: whoever types on there means something else.
        let at = self.form.place(&SlipField::Side);
        let beside = &mut self.form.fields[at];
        let open =
            here == Some(SlipField::Table) || here == Some(SlipField::Since) && beside.pick().is_none();
        if open && named.is_some() {
            if let FilledFields::Pick(pick) = &mut beside.filled {
                *pick = named;
            }
            self.form.begun = true;
        } else {
            self.form.letter(letter, named, &asks, cx);
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.form.line()
    }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, new: &mut NewSlip) {
    let inside = boxed(buffer, area, &look.say("form-title"), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let asks = new.asks(look);
    let seen = new.form.fields.iter().position(|field| matches!(field.what, SlipField::Mark(_)));
    let seen = seen.unwrap_or(asks.len());
    fields(&mut pen, look, &new.form, &asks, ..seen);
    if seen < asks.len() {
        pen.gap();
        pen.said(&look.say("form-marks"), look.theme.quiet(), "");
    }
    fields(&mut pen, look, &new.form, &asks, seen..);
}
