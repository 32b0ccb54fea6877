//! Working an expression out, in whole numbers or in fractions.

use super::{NoValue, Node, Op};

/// The numbers that expressions can be worked out in.
pub(super) trait Number: Copy + PartialOrd {
    fn of(whole: i64) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    /// Rounded down where there are no fractions; `None` for a division by zero.
    fn div(self, other: Self) -> Option<Self>;
    fn up(self, other: Self) -> Option<Self>;
}

impl Number for i64 {
    fn of(whole: i64) -> Self {
        whole
    }
    fn add(self, other: Self) -> Self {
        self.saturating_add(other)
    }
    fn sub(self, other: Self) -> Self {
        self.saturating_sub(other)
    }
    fn mul(self, other: Self) -> Self {
        self.saturating_mul(other)
    }
    fn div(self, other: Self) -> Option<Self> {
        let whole = self.checked_div(other)?;
        Some(if self % other != 0 && (self < 0) != (other < 0) { whole - 1 } else { whole })
    }
    fn up(self, other: Self) -> Option<Self> {
        let whole = self.checked_div(other)?;
        Some(if self % other != 0 && (self < 0) == (other < 0) { whole + 1 } else { whole })
    }
}

impl Number for f64 {
    fn of(whole: i64) -> Self {
        whole as Self
    }
    fn add(self, other: Self) -> Self {
        self + other
    }
    fn sub(self, other: Self) -> Self {
        self - other
    }
    fn mul(self, other: Self) -> Self {
        self * other
    }
    fn div(self, other: Self) -> Option<Self> {
        Some(self / other)
    }
    fn up(self, other: Self) -> Option<Self> {
        Some((self / other).ceil())
    }
}

impl Node {
    pub(super) fn names<'n>(&'n self, found: &mut Vec<&'n str>) {
        match self {
            Self::Number(_) => {}
            Self::Name(name) => found.push(name),
            Self::Call(_, of) => of.iter().for_each(|node| node.names(found)),
        }
    }

    pub(super) fn divides(&self) -> bool {
        match self {
            Self::Number(_) | Self::Name(_) => false,
            Self::Call(op, of) => matches!(op, Op::Div | Op::Ceil) || of.iter().any(Self::divides),
        }
    }

    pub(super) fn numbers(&self, found: &mut Vec<i64>) {
        match self {
            Self::Number(number) => found.push(*number),
            Self::Name(_) => {}
            Self::Call(_, of) => of.iter().for_each(|node| node.numbers(found)),
        }
    }

    pub(super) fn value<N: Number>(&self, known: &impl Fn(&str) -> Option<N>) -> Result<N, NoValue> {
        let (op, of) = match self {
            Self::Number(number) => return Ok(N::of(*number)),
            Self::Name(name) => return known(name).ok_or_else(|| NoValue::Missing(name.clone())),
            Self::Call(op, of) => (*op, of),
        };
        let yes = |it: bool| N::of(i64::from(it));
        let truth = |value: N| value != N::of(0);
        let first = match (op, of[0].value(known)) {
            // Where the other decides alone this need not be known, whichever stands first.
            (Op::And | Op::Or, Err(unknown)) => {
                let decides = op == Op::Or;
                let other = of[1].value(known).is_ok_and(|it| truth(it) == decides);
                return if other { Ok(yes(decides)) } else { Err(unknown) };
            }
            (_, first) => first?,
        };
        // What is not chosen need not be known.
        match op {
            Op::If => return of[if truth(first) { 1 } else { 2 }].value(known),
            Op::And if !truth(first) => return Ok(yes(false)),
            Op::Or if truth(first) => return Ok(yes(true)),
            Op::Not => return Ok(yes(!truth(first))),
            Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Div
            | Op::Ceil
            | Op::Max
            | Op::Min
            | Op::Eq
            | Op::Ne
            | Op::Lt
            | Op::Le
            | Op::Gt
            | Op::Ge
            | Op::And
            | Op::Or => {}
        }
        let mut value = first;
        for node in &of[1..] {
            let next = node.value(known)?;
            value = match op {
                Op::Add => value.add(next),
                Op::Sub => value.sub(next),
                Op::Mul => value.mul(next),
                Op::Div => value.div(next).ok_or(NoValue::Zero)?,
                Op::Ceil => value.up(next).ok_or(NoValue::Zero)?,
                Op::Max if next > value => next,
                Op::Min if next < value => next,
                Op::Max | Op::Min | Op::If | Op::Not => value,
                Op::Eq => yes(value == next),
                Op::Ne => yes(value != next),
                Op::Lt => yes(value < next),
                Op::Le => yes(value <= next),
                Op::Gt => yes(value > next),
                Op::Ge => yes(value >= next),
                Op::And | Op::Or => yes(truth(next)),
            };
        }
        Ok(value)
    }
}
