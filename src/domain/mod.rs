//! The words everybody uses: identifiers, sides, points, time, people, citations, digests.
//!
//! Nothing here knows a rule, a file or the wall clock. Every other room may use this one; it uses none.

mod decimal;
mod digest;
mod id;
mod packed;
mod people;
mod text;
mod time;

pub use decimal::{Decimal, NoDecimal};
pub use digest::{Digest, Lot, Signature, SignerKey};
pub use id::{
    Citation, ClaimId, ClockId, DutyId, NO_TABLE, OpId, Points, Round, RunId, Seq, Side, SlipId, TableId,
};
pub use packed::Packed;
pub(crate) use packed::packed;
pub use people::{Actor, NameOrder, Role};
pub(crate) use text::nearest;
pub use text::{
    Collated, LONGEST_TEXT, LineCounter, TextProblem, cleaned, collated, is_hidden, sentences, shown,
};
pub use time::{At, Millis, Zone};
