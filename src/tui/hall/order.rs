//! The form for an order to a clock: whose, how much, why.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tui_input::Input;

use crate::domain::{Millis, Side, TableId};
use crate::report::{self, Names};
use crate::rules::ClockPower;
use crate::station::{Snapshot, TableDetail};
use crate::tournament::Command;

use crate::tui::act::{Act, Problem};
use crate::tui::edit;
use crate::tui::keymap::Action;
use crate::tui::look::Look;
use crate::tui::pen::{Pen, boxed};
use crate::tui::text;
use crate::tui::theme::CHOSEN;
use crate::tui::ui::Ui;

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Side,
    Amount,
    Reason,
}

/// What is filled in so far.
pub(in crate::tui) struct OrderForm {
    table: TableId,
    power: ClockPower,
    side: Option<Side>,
    amount: Input,
    reason: Input,
    at: Field,
    /// Given to the tournament, answer outstanding.
    pub(super) given: bool,
}

impl OrderForm {
    pub(super) fn new(table: TableId, power: ClockPower) -> Self {
        let at = fields(power)[0];
        let (amount, reason) = (Input::default(), Input::default());
        Self { table, power, side: None, amount, reason, at, given: false }
    }

    /// The line that is typed into.
    pub(in crate::tui) fn line(&mut self) -> Option<&mut Input> {
        match self.at {
            Field::Side => None,
            Field::Amount => Some(&mut self.amount),
            Field::Reason => Some(&mut self.reason),
        }
    }

    fn step(&mut self, down: bool) {
        let fields = fields(self.power);
        let at = fields.iter().position(|field| *field == self.at).unwrap_or(0);
        let to = if down { at + 1 } else { at + fields.len() - 1 };
        self.at = fields[to % fields.len()];
    }

    fn command(&self) -> Result<Command, (Field, &'static str)> {
        let needs = fields(self.power);
        if needs.contains(&Field::Side) && self.side.is_none() {
            return Err((Field::Side, "form-side"));
        }
        let amount = if needs.contains(&Field::Amount) {
            Some(amount(self.amount.value()).ok_or((Field::Amount, "form-amount"))?)
        } else {
            None
        };
        Ok(Command::OrderClock {
            table: self.table,
            power: self.power,
            side: self.side,
            amount,
            reason: self.reason.value().trim().to_owned(),
        })
    }
}

/// What a power leaves open; the reason is always asked.
fn fields(power: ClockPower) -> &'static [Field] {
    match power {
        ClockPower::StartAbsent | ClockPower::AddFixed { .. } => &[Field::Side, Field::Reason],
        ClockPower::AddFree => &[Field::Side, Field::Amount, Field::Reason],
        ClockPower::Stop | ClockPower::SetBoth { .. } | ClockPower::CentralTimer => &[Field::Reason],
    }
}

/// `+2:00`, `-30`, `1:30`: minutes and seconds, or seconds.
fn amount(typed: &str) -> Option<Millis> {
    let typed = typed.trim();
    let (sign, rest) = match typed.chars().next()? {
        '-' | '−' => (-1, typed.trim_start_matches(['-', '−'])),
        _ => (1, typed.trim_start_matches('+')),
    };
    let (minutes, seconds) = rest.split_once(':').unwrap_or(("0", rest));
    let minutes: u16 = minutes.parse().ok()?;
    let seconds: u16 = seconds.parse().ok()?;
    let whole = i64::from(minutes) * 60 + i64::from(seconds);
    (whole > 0).then_some(Millis::secs(sign * whole))
}

/// A key in the form.
pub(in crate::tui) fn act(ui: &mut Ui, action: Action, _: &Snapshot) -> Vec<Act> {
    let Some(form) = &mut ui.hall.order else { return Vec::new() };
    match action {
        Action::Back => ui.hall.order = None,
        Action::Up => form.step(false),
        Action::Down => form.step(true),
        Action::Left | Action::Right => match form.line() {
            Some(line) => {
                let key = if action == Action::Left { KeyCode::Left } else { KeyCode::Right };
                edit::edit(line, key);
            }
            None => form.side = Some(form.side.map_or(Side::A, Side::other)),
        },
        Action::Enter => match form.command() {
            Ok(command) => {
                form.given = true;
                return vec![Act::Give(command)];
            }
            Err((field, id)) => {
                form.at = field;
                ui.problem = Some(Problem::plain(ui.locale.say(id), String::new()));
            }
        },
        _ => {}
    }
    Vec::new()
}

/// A letter in the form.
pub(in crate::tui) fn typed(ui: &mut Ui, letter: char, _: &Snapshot) {
    let Some(form) = &mut ui.hall.order else { return };
    if let Some(line) = form.line() {
        edit::insert(line, letter);
        return;
    }
    match letter {
        'a' | 'A' | 'α' | 'Α' => form.side = Some(Side::A),
        'b' | 'B' | 'β' | 'Β' => form.side = Some(Side::B),
        ' ' => form.side = Some(form.side.map_or(Side::A, Side::other)),
        _ => {}
    }
}

/// Draws the form.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: &Look<'_>, detail: &TableDetail, form: &OrderForm) {
    let theme = look.theme;
    let inside = boxed(buffer, area, &report::power(look.locale, &form.power), theme);
    let mut pen = Pen::new(buffer, inside, theme);
    if let Some((_, office, cite)) = detail.grants.iter().find(|(power, _, _)| *power == form.power) {
        let office = office.to_string();
        pen.said(&look.with("power-granted", &[("office", (&office).into())]), theme.quiet(), cite.as_str());
    }
    let names = Names(detail.row.players.as_ref());
    for field in fields(form.power) {
        let here = *field == form.at;
        let (id, value) = match field {
            Field::Side => {
                let one = |side: Side| {
                    let dot = if form.side == Some(side) { '•' } else { ' ' };
                    format!("({dot}) {side} {}", names.of(side))
                };
                ("order-side", format!("{}   {}", one(Side::A), one(Side::B)))
            }
            Field::Amount if here => ("order-amount", edit::with_cursor(&form.amount)),
            Field::Amount => ("order-amount", form.amount.value().to_owned()),
            Field::Reason if here => ("order-reason", edit::with_cursor(&form.reason)),
            Field::Reason => ("order-reason", form.reason.value().to_owned()),
        };
        let style = if here { theme.key() } else { theme.plain() };
        let sign = if here { CHOSEN } else { " " };
        pen.line(&[
            (sign, style),
            (" ", style),
            (&text::pad(&look.say(id), 24), style),
            (&value, theme.strong()),
        ]);
    }
}
