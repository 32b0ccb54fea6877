//! A command with holes: what may be done here and now, and what must still be said.
//!
//! What is offered is the command itself, with everything in it that is known. A form, lines of text or a program fill
//! its holes by the names that its fields have for programs, and what they say is read by the same reader as what a
//! program says.

use std::borrow::Cow;

use serde::{Deserialize as _, Serialize};
use serde_json::Value;

use crate::tournament::command::Command;

use super::Need;

/// Something that may be done, of which not all is said yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draft {
    /// The command with all that is known; where something is still to be said, it holds anything.
    pub base: Command,
    /// What is still to be said, in the order of the form.
    pub holes: Vec<Hole>,
}

/// Something that is still to be said: one field of the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hole {
    /// Where it belongs in the command: `player`, `scores.0`, `facts.lead`; `marks.-` is one more of several.
    pub field: Cow<'static, str>,
    /// What it may be, and how it is asked.
    pub need: Need,
}

impl Draft {
    /// The command with what was said of its holes, in their order. What need not be said may be left out.
    ///
    /// # Errors
    /// The place of the first hole of which something must be said, or of which nothing was said that can be read.
    pub fn command(&self, said: &[Option<Value>]) -> Result<Command, usize> {
        let is_said = |at: usize| said.get(at).is_some_and(Option::is_some);
        let missing = |(at, hole): (usize, &Hole)| {
            !is_said(at) && hole.need.must() && !self.has_none_left(&hole.need, said)
        };
        let missing = self.holes.iter().enumerate().position(missing);
        if missing.is_none()
            && let Some(command) = self.filled(said)
        {
            return Ok(command);
        }
        // What is wrong is looked for one by one.
        let alone = |at: usize| {
            let one: Vec<_> = (0..=at).map(|of| said.get(of).filter(|_| of == at)?.clone()).collect();
            self.filled(&one)
        };
        let unread = (0..self.holes.len()).find(|at| is_said(*at) && alone(*at).is_none());
        let wrong = missing.into_iter().chain(unread).min();
        Err(wrong.unwrap_or_default())
    }

    /// The command with all that was said; `None` where some of it cannot be read.
    fn filled(&self, said: &[Option<Value>]) -> Option<Command> {
        if said.iter().all(Option::is_none) {
            return Some(self.base.clone());
        }
        let mut written = serde_json::to_value(&self.base).ok()?;
        for (hole, value) in self.holes.iter().zip(said) {
            if let Some(value) = value {
                *place(&mut written, &hole.field)? = value.clone();
            }
        }
        Command::deserialize(&written).ok()
    }

    /// Whether a side is asked for its tiles left of which it is said that it went out: it has none.
    fn has_none_left(&self, need: &Need, said: &[Option<Value>]) -> bool {
        let Need::Rack(side) = need else { return false };
        let out = self.holes.iter().position(|hole| hole.need == Need::Out);
        let out = out.and_then(|at| said.get(at)?.as_ref());
        out.is_some_and(|out| serde_json::to_value(side).is_ok_and(|side| side == *out))
    }
}

/// The place of a field; what is named by words is made where it is not there.
fn place<'v>(command: &'v mut Value, field: &str) -> Option<&'v mut Value> {
    field.split('.').try_fold(command, |inside, name| match inside {
        Value::Array(all) => {
            let one_more = name == "-";
            all.extend(one_more.then_some(Value::Null));
            let at = if one_more { all.len() - 1 } else { name.parse().ok()? };
            all.get_mut(at)
        }
        Value::Object(all) => Some(all.entry(name).or_insert(Value::Null)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

impl Need {
    /// Whether nothing can be done before it is answered.
    pub fn must(&self) -> bool {
        match self {
            Self::Side { .. }
            | Self::Seated(_)
            | Self::Name
            | Self::Player(_)
            | Self::Opponent(_)
            | Self::FreeTable(_)
            | Self::Amount
            | Self::Number
            | Self::Score(_)
            | Self::Rack(_)
            | Self::Points
            | Self::Word(_)
            | Self::Zone
            | Self::Lengths { .. }
            | Self::Binding
            | Self::Constant(_) => true,
            Self::Outcome { must } | Self::Reason { must } => *must,
            Self::Note
            | Self::Club
            | Self::Claimant(_)
            | Self::Running
            | Self::Since
            | Self::Mark(_)
            | Self::Fact(_)
            | Self::Later(_)
            | Self::Over(_)
            | Self::Out
            | Self::Tick(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::domain::{Points, Side, TableId};
    use crate::rules::Observation;
    use crate::tournament::command::{EnterResult, ResultCommand, SlipCommand, SlipSource};
    use crate::tournament::offer::SideRole;

    fn draft(base: impl Into<Command>, holes: Vec<(&'static str, Need)>) -> Draft {
        let hole = |(field, need): (&'static str, Need)| Hole { field: field.into(), need };
        Draft { base: base.into(), holes: holes.into_iter().map(hole).collect() }
    }

    #[test]
    fn a_form_fills_the_holes_of_a_command() {
        let sheet = EnterResult {
            final_sums: false,
            ..EnterResult::final_sums(TableId(3), "out".into(), [Points(0); 2])
        };
        let holes = vec![
            ("scores.0", Need::Score(Side::A)),
            ("scores.1", Need::Score(Side::B)),
            ("racks.0", Need::Rack(Side::A)),
            ("racks.1", Need::Rack(Side::B)),
            ("out", Need::Out),
        ];
        let draft = draft(ResultCommand::EnterResult(sheet.clone()), holes);
        let said = |rack: Value| [Some(json!(412)), Some(json!(388)), None, Some(rack), Some(json!("a"))];
        let racks = [Points(0), Points(7)];
        let entered = EnterResult { scores: [Points(412), Points(388)], racks, out: Some(Side::A), ..sheet };
        assert_eq!(draft.command(&said(json!(7))), Ok(ResultCommand::EnterResult(entered).into()));
        assert_eq!(draft.command(&said(json!("seven"))), Err(3), "no number");
        assert_eq!(draft.command(&said(json!(7))[..2]), Err(2), "nobody went out");
    }

    #[test]
    fn one_more_of_several_is_added_and_what_must_be_said_is() {
        let raise = |challenger, marks: &[Observation]| SlipCommand::RaiseSlip {
            table: TableId(1),
            challenger,
            since_press: None,
            marks: marks.iter().copied().collect(),
            source: SlipSource::Desk,
        };
        let [one, two] = [Observation::OwnLimitOver, Observation::LastPlay];
        let side = Need::Side { part: SideRole::Challenger, of: Side::BOTH.to_vec() };
        let draft = draft(
            raise(Side::A, &[]),
            vec![("challenger", side), ("marks.-", Need::Mark(one)), ("marks.-", Need::Mark(two))],
        );
        let b = Some(json!("b"));
        assert_eq!(draft.command(&[b.clone(), None, Some(json!(two))]), Ok(raise(Side::B, &[two]).into()));
        let both = [b, Some(json!(one)), Some(json!(two))];
        assert_eq!(draft.command(&both), Ok(raise(Side::B, &[one, two]).into()));
        assert_eq!(draft.command(&[]), Err(0), "nobody challenges");
    }
}
