//! How much of what was given was accepted: a game of chance in which everything is refused proves nothing.

use std::collections::{BTreeMap, BTreeSet};

use ephor::rules::{
    Cited, ClockGrant, ClockPower, Overrule, Relook, Ruleset, SelfAcceptance, TimeMode, WindowOpening,
};
use ephor::tournament::{Command, Record, Refusal};

/// How often each kind of command was given and accepted, and which kinds of events came of it.
#[derive(Default)]
pub(super) struct Tally {
    given: BTreeMap<String, (u32, u32)>,
    pub(super) events: BTreeSet<String>,
}

/// What a command or an event calls itself.
pub(super) fn kind(of: &impl serde::Serialize, tag: &str) -> String {
    let value = serde_json::to_value(of).expect("it is text");
    value[tag].as_str().expect("it has a name").to_owned()
}

impl Tally {
    pub(super) fn note(&mut self, command: &Command, answer: &Result<Vec<Record>, Refusal>) {
        let (given, accepted) = self.given.entry(kind(command, "command")).or_default();
        *given += 1;
        *accepted += u32::from(answer.is_ok());
        for record in answer.iter().flatten() {
            self.events.insert(kind(&record.event, "type"));
        }
    }

    /// Adds another one.
    pub(super) fn and(mut self, other: Self) -> Self {
        for (kind, (given, accepted)) in other.given {
            let sum = self.given.entry(kind).or_default();
            *sum = (sum.0 + given, sum.1 + accepted);
        }
        self.events.extend(other.events);
        self
    }

    /// Every kind of command that the regulation leaves room for was accepted in a good share, no other one ever.
    #[track_caller]
    pub(super) fn must_suffice(&self, rules: &Ruleset) {
        let never = never(rules);
        let mut wrong = Vec::new();
        for (kind, (given, accepted)) in &self.given {
            let of_hundred = accepted * 100 / given;
            let least = if may(kind, rules) { least(kind) } else { 0 };
            let fits = if never.contains(&kind.as_str()) { *accepted == 0 } else { of_hundred >= least };
            if !fits {
                wrong.push(format!("{kind}: {accepted} of {given}, at least {least} of a hundred"));
            }
        }
        assert!(wrong.is_empty(), "{}: {}", rules.identity.id, wrong.join("; "));
        assert!(self.given.len() >= 37, "all kinds are given: {:?}", self.given.keys());
    }
}

/// How many of a hundred commands of a kind must be accepted.
fn least(kind: &str) -> u32 {
    match kind {
        "claim" | "begin_procedure" | "step_done" | "duty_done" | "drop_procedure" => 30,
        "judge_claim" | "raise_slip" | "note_absent" => 15,
        "enter_words" | "confirm_spelling" | "decide" | "announce" | "enter_result" | "hand_in"
        | "correct_result" | "release_slip" | "claim_slip" | "fit_clock" => 5,
        _ => 1,
    }
}

/// Whether a regulation gives a kind of command its occasions; without them chance alone decides.
fn may(kind: &str, rules: &Ruleset) -> bool {
    let any_time = |it: &&Cited<ClockGrant>| it.value.power != ClockPower::StartAbsent;
    match kind {
        "play_forced_pass" => rules.penalty.crosses.is_some(),
        "raise_slip" => rules.challenge.opens.value != WindowOpening::Never,
        // In no game of chance does anybody stay away until that loses it; what comes of it then stands in
        // `core::absence`.
        "correct_absence" => false,
        "order_clock" => rules.clock.grants.iter().any(|it| any_time(&it)),
        // Where players have no clocks of their own, hardly an order goes to one.
        "note_try" | "confirm_order" | "give_up_order" | "settle_order" => {
            !matches!(rules.time.mode.value, TimeMode::CentralRound | TimeMode::Server)
        }
        _ => true,
    }
}

/// The commands that a regulation leaves no room for.
fn never(rules: &Ruleset) -> Vec<&'static str> {
    let mut never = Vec::new();
    if rules.challenge.opens.value == WindowOpening::Never {
        never.extend(["enter_words", "confirm_spelling", "decide", "rule", "announce", "concede"]);
        never.extend(["claim_slip", "release_slip", "withdraw_slip", "reopen_slip"]);
    }
    if rules.hold.is_none() {
        never.push("take_hold");
    }
    if rules.adjudication.self_acceptance.value == SelfAcceptance::Forbidden {
        never.push("concede");
    }
    if rules.late_fix.is_none() {
        never.push("fix_verdict");
    }
    if rules.session.as_ref().is_none_or(|session| session.playoff_rounds.is_none()) {
        never.push("circle_move");
    }
    if rules.verdict.relook.value == Relook::Never && rules.verdict.overrule.value == Overrule::Nobody {
        never.push("reopen_slip");
    }
    if rules.clock.grants.is_empty() {
        never.push("order_clock");
    }
    if !rules.start.together.value {
        never.push("start_play");
    }
    if rules.time.mode.value == TimeMode::CentralRound {
        never.push("pair_late");
    }
    // A sanction does it.
    if rules.sanctions.iter().any(|it| it.value.voluntary && it.value.allowed_if.is_none()) {
        never.extend(["withdraw_player", "return_player"]);
    }
    if rules.awards.iter().all(|it| it.value.serves.is_none()) {
        never.push("give_bye");
    }
    never
}
