//! The form for a slip that somebody brought, or for a reservation.

use std::collections::BTreeSet;

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::{Millis, Side, TableId};
use crate::report;
use crate::rules::Observation;
use crate::station::{Snapshot, TableRow};
use crate::tournament::{Command, SlipCommand, SlipSource};

use crate::tui::act::Act;
use crate::tui::ahead::Ahead;
use crate::tui::edit;
use crate::tui::keymap::{Action, Mode};
use crate::tui::pen::{Pen, boxed, paint};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::{EventCtx, Go, Screen};
use crate::tui::text;
use crate::tui::theme::CHOSEN;

/// A field of the form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Field {
    #[default]
    Table,
    Side,
    Since,
    Hold,
    Mark(Observation),
}

/// What is filled in so far.
#[derive(Default)]
pub(in crate::tui) struct NewSlip {
    table: Input,
    side: Option<Side>,
    since: Input,
    hold: bool,
    marks: BTreeSet<Observation>,
    at: Field,
    /// Given to the tournament, answer outstanding.
    pub(super) given: bool,
    /// What is typed while the answer is outstanding: the words of the slip.
    pub(super) ahead: Ahead,
    /// What was given last, and what of that came too late.
    last: Option<Command>,
    late: Option<Command>,
}

impl NewSlip {
    /// The challenge that follows a reservation.
    pub(super) fn after_hold(table: TableId, side: Side) -> Self {
        Self { table: Input::new(table.to_string()), side: Some(side), at: Field::Since, ..Self::default() }
    }

    /// The tournament has said whether what was given comes too late: whoever gives the same again has told the players
    /// so. Whether it may be given again.
    pub(super) fn refused(&mut self, too_late: bool) -> bool {
        self.late = self.last.take().filter(|_| too_late && !self.hold);
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

    /// Whether something is filled in that is not given.
    pub(super) fn is_begun(&self) -> bool {
        !self.given && (!self.table.value().is_empty() || self.side.is_some())
    }

    /// The line that is typed into.
    pub(super) fn line(&mut self) -> Option<&mut Input> {
        match self.at {
            Field::Table => Some(&mut self.table),
            Field::Since => Some(&mut self.since),
            _ => None,
        }
    }

    /// The table, where a number is written; nothing for a reservation or a challenge that is
    /// refused, which make no slip.
    pub(super) fn table_id(&self) -> Option<TableId> {
        (!self.hold && self.late.is_none())
            .then(|| self.table.value().trim().parse().ok().map(TableId))
            .flatten()
    }

    fn row<'a>(&self, snapshot: &'a Snapshot) -> Option<&'a TableRow> {
        let table = self.table.value().trim().parse().ok().map(TableId)?;
        snapshot.tables.iter().find(|row| row.table == table)
    }

    /// Whether one player sits alone at the table: nobody else can have challenged.
    fn alone(&self, snapshot: &Snapshot) -> bool {
        self.row(snapshot).is_some_and(TableRow::alone)
    }

    fn fields(snapshot: &Snapshot) -> Vec<Field> {
        let mut fields = vec![Field::Table, Field::Side, Field::Since];
        if snapshot.phrases.hold.is_some() {
            fields.push(Field::Hold);
        }
        fields.extend(snapshot.phrases.marks.iter().copied().map(Field::Mark));
        fields
    }

    fn step(&mut self, snapshot: &Snapshot, down: bool) {
        let fields = Self::fields(snapshot);
        let at = fields.iter().position(|field| *field == self.at).unwrap_or(0);
        let to = if down { (at + 1) % fields.len() } else { (at + fields.len() - 1) % fields.len() };
        self.at = fields[to];
    }

    fn toggle(&mut self) {
        match self.at {
            Field::Side => self.side = Some(self.side.map_or(Side::A, Side::other)),
            Field::Hold => self.hold = !self.hold,
            Field::Mark(mark) => {
                if !self.marks.remove(&mark) {
                    self.marks.insert(mark);
                }
            }
            Field::Table | Field::Since => {}
        }
    }

    /// The command, or the field that is wrong with the message that says so.
    fn command(&self, snapshot: &Snapshot) -> Result<Command, (Field, &'static str)> {
        let table =
            self.table.value().trim().parse().map(TableId).map_err(|_| (Field::Table, "form-table"))?;
        let side = if self.alone(snapshot) { Some(Side::A) } else { self.side };
        let side = side.ok_or((Field::Side, "form-side"))?;
        let since_press = seconds(self.since.value()).map_err(|_| (Field::Since, "form-since"))?;
        let marks = self.marks.clone();
        Ok(if self.hold {
            Command::Slip(SlipCommand::TakeHold { table, side, said_at: None, since_press, marks })
        } else {
            Command::Slip(SlipCommand::RaiseSlip {
                table,
                challenger: side,
                since_press,
                marks,
                source: SlipSource::Desk,
            })
        })
    }
}

/// What is typed is not a number of seconds.
struct NotSeconds;

/// Seconds with tenths, comma or point; blank is "not measured".
fn seconds(typed: &str) -> Result<Option<Millis>, NotSeconds> {
    let typed = typed.trim().replace(',', ".");
    if typed.is_empty() {
        return Ok(None);
    }
    let (whole, part) = typed.split_once('.').unwrap_or((&typed, ""));
    let digits = |text: &str| text.chars().all(|digit| digit.is_ascii_digit());
    if !digits(whole) || !digits(part) || whole.len() > 5 {
        return Err(NotSeconds);
    }
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| NotSeconds)? };
    let part: i64 = format!("{part:0<3}")[..3].parse().map_err(|_| NotSeconds)?;
    Ok(Some(Millis(whole * 1000 + part)))
}

impl Screen for NewSlip {
    fn mode(&self) -> Mode {
        Mode::NewSlip
    }

    fn press(&mut self, action: Action, cx: &mut EventCtx<'_>) -> Go {
        match action {
            // The next one: what was not given away is not the next one's.
            Action::NewSlip if !self.given => *self = Self::default(),
            Action::Up => self.step(cx.snapshot, false),
            Action::Down => self.step(cx.snapshot, true),
            // The arrow to a side chooses it, as in every other form.
            Action::Left if self.at == Field::Side => self.side = Some(Side::A),
            Action::Right if self.at == Field::Side => self.side = Some(Side::B),
            Action::Left | Action::Right => match self.line() {
                Some(line) => {
                    let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                    edit::moved(line, key);
                }
                None => self.toggle(),
            },
            Action::Toggle => self.toggle(),
            // It is given once; what is typed behind it stands in the slip's line.
            Action::Enter if self.given => {}
            Action::Enter => match self.command(cx.snapshot) {
                Ok(command) => {
                    self.given = true;
                    self.last = Some(command.clone());
                    return Act::Give(self.given_again(command)).into();
                }
                Err((field, id)) => {
                    self.at = field;
                    cx.error(id);
                }
            },
            _ => {}
        }
        Go::Stay
    }

    fn type_letter(&mut self, letter: char, cx: &mut EventCtx<'_>) -> Go {
        if self.given {
            if !self.ahead.letter(letter) {
                cx.line_is_full();
            }
            return Go::Stay;
        }
        match (self.at, letter) {
            (Field::Table, digit) if digit.is_ascii_digit() && self.table.value().len() < 5 => {
                edit::insert(&mut self.table, digit);
            }
            (Field::Since, letter) if letter.is_ascii_digit() || letter == '.' || letter == ',' => {
                edit::insert(&mut self.since, letter);
            }
            // A letter in a number's field names the side: table, side, Enter without leaving the line.
            // Behind it they change none: whoever types on there means something else.
            (Field::Since, _) if self.side.is_some() => cx.error("form-since"),
            (Field::Table | Field::Side | Field::Since, 'a' | 'A' | 'α' | 'Α') => self.side = Some(Side::A),
            (Field::Table | Field::Side | Field::Since, 'b' | 'B' | 'β' | 'Β') => self.side = Some(Side::B),
            (_, 'x' | 'X') => self.toggle(),
            (_, letter) if letter.is_whitespace() => {}
            (field, _) => cx.error(match field {
                Field::Table => "form-table",
                Field::Side => "form-side",
                Field::Since => "form-since",
                Field::Hold | Field::Mark(_) => "typed-nowhere",
            }),
        }
        Go::Stay
    }

    fn edited_line(&mut self, _: &Snapshot) -> Option<&mut Input> {
        self.line()
    }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &RenderCtx<'_>, form: &NewSlip) {
    let inside = boxed(buffer, area, &look.say("form-title"), look.theme);
    let mut pen = Pen::new(buffer, inside, look.theme);
    let row = form.row(look.snapshot);
    // Beside the label, the sign of the choice and the side.
    let room = usize::from(pen.area.width).saturating_sub(LABEL + 2 + 6);
    let named = |side: Side| -> String {
        let players = row.and_then(|row| row.players.as_ref());
        players.map_or_else(
            || side.to_string(),
            |players| {
                let name = text::name(&players[side.index()], look.snapshot.bar.names, room);
                format!("{side} {name}")
            },
        )
    };
    let table =
        if form.at == Field::Table { edit::with_cursor(&form.table) } else { form.table.value().into() };
    field(&mut pen, look, form.at == Field::Table, "form-field-table", &table);
    if row.is_none() && !form.table.value().is_empty() {
        pen.said(&look.say("form-no-table"), look.theme.open(), "");
    }
    let alone = form.alone(look.snapshot);
    let seated = if alone { &Side::BOTH[..1] } else { &Side::BOTH };
    let side: Vec<String> =
        seated.iter().map(|side| radio(alone || form.side == Some(*side), &named(*side))).collect();
    // Who only reserves does not challenge yet.
    let who = if form.hold { "form-field-holder" } else { "form-field-side" };
    // Side by side where both names have room: the arrows choose between them.
    let both = side.join("  ");
    if side.len() < 2 || text::width(&both) + LABEL + 2 <= usize::from(pen.area.width) {
        field(&mut pen, look, form.at == Field::Side, who, &both);
    } else {
        field(&mut pen, look, form.at == Field::Side, who, &side[0]);
        pen.line(&[(&" ".repeat(LABEL + 2), look.theme.plain()), (&side[1], look.theme.plain())]);
    }
    let since =
        if form.at == Field::Since { edit::with_cursor(&form.since) } else { form.since.value().into() };
    let what = if form.since.value().is_empty() { "form-blank" } else { "form-after" };
    let since = format!("{since} {}", look.say(what));
    field(&mut pen, look, form.at == Field::Since, "form-field-since", &since);
    if let Some(hold) = &look.snapshot.phrases.hold {
        let what = look.with("form-hold", &[("phrase", hold.into())]);
        field(&mut pen, look, form.at == Field::Hold, "form-field-hold", &tick(form.hold, &what));
    }
    if !look.snapshot.phrases.marks.is_empty() {
        pen.gap();
        pen.said(&look.say("form-marks"), look.theme.quiet(), "");
    }
    for mark in &look.snapshot.phrases.marks {
        let chosen = form.at == Field::Mark(*mark);
        let sign = if chosen { CHOSEN } else { " " };
        let said = report::mark(look.locale, *mark);
        let room = usize::from(pen.area.width).saturating_sub(6);
        for (at, line) in text::wrap(&said, room.max(1)).iter().enumerate() {
            let here = pen.here();
            let (sign, line) = match at {
                0 => (sign, tick(form.marks.contains(mark), line)),
                _ => (" ", format!("    {line}")),
            };
            let plain = look.theme.plain();
            pen.line(&[(sign, look.theme.key()), (" ", plain), (&line, plain)]);
            if chosen {
                paint(pen.buffer, here, look.theme.chosen());
            }
        }
    }
}

/// The columns of a label.
const LABEL: usize = 18;

fn field(pen: &mut Pen<'_>, look: &RenderCtx<'_>, chosen: bool, id: &str, value: &str) {
    let sign = if chosen { CHOSEN } else { " " };
    let label = text::pad(&look.say(id), LABEL);
    let style = if chosen { look.theme.key() } else { look.theme.plain() };
    let room = usize::from(pen.area.width).saturating_sub(LABEL + 2);
    let strong = look.theme.strong();
    if text::width(value) <= room {
        pen.line(&[(sign, style), (" ", style), (&label, style), (value, strong)]);
        return;
    }
    for (at, line) in text::wrap(value, room.max(1)).iter().enumerate() {
        let (sign, label) = if at == 0 { (sign, label.clone()) } else { (" ", " ".repeat(LABEL)) };
        pen.line(&[(sign, style), (" ", style), (&label, style), (line, strong)]);
    }
}

fn tick(ticked: bool, what: &str) -> String {
    format!("[{}] {what}", if ticked { 'x' } else { ' ' })
}

fn radio(chosen: bool, what: &str) -> String {
    format!("({}) {what}", if chosen { '•' } else { ' ' })
}
