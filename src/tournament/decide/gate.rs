//! What is asked before anything else: does the game stand there, is it their office, is everything known.

use crate::domain::{Citation, Role, TableId};
use crate::rules::{Ask, Expr, Facts, NoValue, Phase};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::Game;

use super::Desk;

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

impl Desk<'_> {
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
                let known: Vec<&str> = asks.iter().map(|ask| ask.fact.as_str()).collect();
                return Err(Refusal::cited(
                    RefusalCode::MissingFact,
                    format!("nothing is asked about “{fact}”"),
                    format!("asked for: {}", known.join(", ")),
                    cite,
                ));
            };
            if !(ask.from..=ask.to).contains(value) {
                return Err(Refusal::cited(
                    RefusalCode::MissingFact,
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
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the desk")]
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
            format!("it needs: {}", condition.text()),
            cite,
        ))
    }

    /// A number of the ruleset's, worked out.
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the desk")]
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
    #[expect(clippy::unused_self, reason = "it reads as the other questions to the desk")]
    pub(super) fn reason(&self, reason: &str, what: &str, cite: &Citation) -> Result<(), Refusal> {
        if reason.trim().is_empty() {
            let what = format!("{what}: no reason is given");
            return Err(Refusal::cited(RefusalCode::IncompleteRuling, what, "write why", cite));
        }
        Ok(())
    }
}

/// A refusal of what cannot be worked out yet.
pub(super) fn unknown(problem: &NoValue, asks: &[Ask], cite: &Citation) -> Refusal {
    let text = match problem {
        NoValue::Missing(fact) => asks.iter().find(|ask| ask.fact == *fact).map(|ask| ask.text.clone()),
        NoValue::Zero => None,
    };
    let instead = text.map_or_else(|| "give it with the facts".to_owned(), |text| format!("say: {text}"));
    Refusal::cited(RefusalCode::MissingFact, problem.to_string(), instead, cite)
}
