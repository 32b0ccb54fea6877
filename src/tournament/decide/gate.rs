//! What is asked before anything else: does the game stand there, is it their office, is everything known.

use crate::domain::{Citation, Role, TableId};
use crate::rules::{Ask, Expr, Facts, NoValue, Phase};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::Game;

use super::DecisionCtx;

/// What a person calls a phase.
fn stands(phase: Phase) -> &'static str {
    match phase {
        Phase::None => "no game is played",
        Phase::Before => "the game has not begun",
        Phase::Playing => "the game is being played",
        Phase::Over => "the game is over",
        Phase::HandedIn => "the result is handed in",
    }
}

impl DecisionCtx<'_> {
    /// The game at a table, where it stands in one of these phases.
    pub(super) fn game_in(
        &self,
        table: TableId,
        phases: &[Phase],
        what: &str,
        cite: &Citation,
    ) -> Result<&Game, Refusal> {
        let game = self.game(table)?;
        let phase = self.state.phase(table);
        if phases.contains(&phase) {
            return Ok(game);
        }
        let when: Vec<&str> = phases.iter().map(|phase| stands(*phase)).collect();
        Err(Refusal::cited(
            RefusalCode::NotInThisPhase,
            format!("{what}: at table {table} {}", stands(phase)),
            format!("it is for when {}", when.join(", or ")),
            cite,
        ))
    }

    /// Whether whoever acts holds one of these offices.
    pub(super) fn office_of(&self, by: &[Role], what: &str, cite: &Citation) -> Result<(), Refusal> {
        if by.iter().any(|office| self.by.role.may_act_as(*office)) {
            return Ok(());
        }
        let offices: Vec<String> = by.iter().map(|office| format!("the {office}")).collect();
        let offices = offices.join(" or ");
        Err(Refusal::cited(
            RefusalCode::NotYourOffice,
            format!("{what}: this is for {offices}, not for the {}", self.by.role),
            format!("let {offices} do it"),
            cite,
        ))
    }

    /// The facts with what is always known, once every question that was asked has an answer in its range.
    /// Questions whose answer nothing needs may be left open: what needs them then refuses.
    pub(super) fn known(&self, asks: &[Ask], facts: &Facts, cite: &Citation) -> Result<Facts, Refusal> {
        for (fact, value) in facts {
            let Some(ask) = asks.iter().find(|ask| ask.fact == *fact) else {
                let known: Vec<String> =
                    asks.iter().map(|ask| format!("{} ({})", ask.text, ask.fact)).collect();
                let instead = match known.as_slice() {
                    [] => "nothing is asked here: leave it out".to_owned(),
                    all => format!("asked for: {}", all.join(", ")),
                };
                let what = format!("nothing is asked about “{fact}”");
                return Err(Refusal::cited(RefusalCode::NotAsked, what, instead, cite));
            };
            if !(ask.from..=ask.to).contains(value) {
                return Err(Refusal::cited(
                    RefusalCode::BadNumber,
                    format!("{} ({fact}): {value} is not from {} to {}", ask.text, ask.from, ask.to),
                    "compare it with the table",
                    cite,
                ));
            }
        }
        let mut known = facts.clone();
        known.insert("round".to_owned(), i64::from(self.state.round.0));
        Ok(known)
    }

    /// Whether a condition holds, where there is one.
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the context")]
    pub(super) fn allows(
        &self,
        condition: Option<&Expr>,
        otherwise: Option<&str>,
        facts: &Facts,
        asks: &[Ask],
        cite: &Citation,
    ) -> Result<(), Refusal> {
        let Some(condition) = condition else { return Ok(()) };
        if condition.holds(facts).map_err(|problem| unknown(&problem, asks, cite))? {
            return Ok(());
        }
        Err(Refusal::cited(
            RefusalCode::NotAllowed,
            otherwise.unwrap_or("the regulation's condition does not hold"),
            format!("it needs: {}{}", condition.text(), legend(condition, asks)),
            cite,
        ))
    }

    /// A number of the ruleset's, worked out.
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the context")]
    pub(super) fn value(
        &self,
        expr: &Expr,
        facts: &Facts,
        asks: &[Ask],
        cite: &Citation,
    ) -> Result<i64, Refusal> {
        expr.value(facts).map_err(|problem| unknown(&problem, asks, cite))
    }

    /// A reason that somebody wrote.
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the context")]
    pub(super) fn reason(&self, reason: &str, what: &str, cite: &Citation) -> Result<(), Refusal> {
        if reason.trim().is_empty() {
            let what = format!("{what}: no reason is given");
            return Err(Refusal::cited(RefusalCode::IncompleteRuling, what, "write why", cite));
        }
        Ok(())
    }
}

/// What the names in a condition stand for, as they are asked; nothing where none of them is.
fn legend(condition: &Expr, asks: &[Ask]) -> String {
    let names = condition.names();
    let asked = asks.iter().filter(|ask| names.contains(&ask.fact.as_str()));
    let all: Vec<String> = asked.map(|ask| format!("{} is “{}”", ask.fact, ask.text)).collect();
    if all.is_empty() { String::new() } else { format!(", where {}", all.join(", ")) }
}

/// A refusal of what cannot be worked out yet.
pub(super) fn unknown(problem: &NoValue, asks: &[Ask], cite: &Citation) -> Refusal {
    let ask = match problem {
        NoValue::Missing(fact) => asks.iter().find(|ask| ask.fact == *fact),
        NoValue::Zero => None,
    };
    let (what, instead) = match ask {
        Some(ask) => (format!("“{}” is not answered ({})", ask.text, ask.fact), format!("say: {}", ask.text)),
        None => (problem.to_string(), "give it with the facts".to_owned()),
    };
    Refusal::cited(RefusalCode::MissingFact, what, instead, cite)
}
