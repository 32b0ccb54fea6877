//! The words everybody uses: identifiers, sides, points, time, people, citations, digests.
//!
//! Nothing here knows a rule, a file or the wall clock. Every other room may use this one; it uses none.

mod cite;
mod collation;
mod decimal;
mod digest;
mod id;
mod lines;
mod lot;
mod nearest;
mod packed;
mod people;
mod signature;
mod text;
mod time;
mod zone;

pub use cite::Citation;
pub use collation::{Collated, collated};
pub use decimal::{Decimal, NoDecimal};
pub use digest::Digest;
pub use id::{ClaimId, ClockId, DutyId, NO_TABLE, OpId, Points, Round, RunId, Seq, Side, SlipId, TableId};
pub use lines::LineCounter;
pub use lot::Lot;
pub(crate) use nearest::nearest;
pub use packed::Packed;
pub(crate) use packed::packed;
pub use people::{Actor, NameOrder, Role};
pub use signature::{Signature, SignerKey};
pub use text::{LONGEST_TEXT, TextProblem, cleaned, is_hidden, sentences, shown};
pub use time::{At, Millis};
pub use zone::Zone;
