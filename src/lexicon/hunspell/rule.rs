//! One way to put on an affix.

use super::condition::Condition;
use super::flags::Flag;

/// The rules that share a flag.
#[derive(Clone, Debug, Default)]
pub(super) struct Class {
    /// Whether a prefix and a suffix may come together.
    pub(super) cross: bool,
    pub(super) rules: Vec<Rule>,
}

/// One way to put on an affix.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that the format has, on or off by itself")]
pub(super) struct Rule {
    pub(super) strip: String,
    pub(super) add: String,
    pub(super) condition: Condition,
    /// What may come after it, and what restricts it.
    pub(super) flags: Vec<Flag>,
    pub(super) need_affix: bool,
    pub(super) only_in_compound: bool,
    pub(super) circumfix: bool,
    pub(super) keep_case: bool,
}
