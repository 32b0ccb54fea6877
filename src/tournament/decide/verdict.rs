//! Judging words, ruling beyond the lists, admitting, announcing; and what follows.

use crate::clock::{Notice, Order};
use crate::domain::{Citation, Points, Side, SlipId};
use crate::lexicon::{Finding, Outcome};
use crate::rules::{Cited, Consequence, Party, PenaltyKind, Scope, SelfAcceptance, Turn, Unit};
use crate::tournament::command::{Command, WordRuling};
use crate::tournament::event::{Event, Record, VerdictBy, WordVerdict};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::state::{Counters, SlipPhase, SlipState};

use super::entry::{no_words, wrong_phase};
use super::{Decision, Desk};

pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Decision {
    match command {
        Command::Decide { slip } => judge(desk, *slip),
        Command::Rule { slip, rulings, reasons, sources } => rule(desk, *slip, rulings, reasons, sources),
        Command::Concede { slip } => concede(desk, *slip),
        Command::Announce { slip } => match desk.slip(*slip)?.phase {
            SlipPhase::Decided { .. } => {
                let cite = desk.law.ruleset.verdict.per_word.cite.clone();
                Ok(vec![desk.record(Event::Announced { slip: *slip }, vec![cite])])
            }
            phase => Err(wrong_phase(*slip, phase)),
        },
        _ => Ok(Vec::new()),
    }
}

fn judge(desk: &Desk<'_>, id: SlipId) -> Decision {
    let slip = desk.workable(id, &[SlipPhase::Open])?;
    if slip.words.is_empty() {
        return Err(no_words(id));
    }
    let adjudication = &desk.law.ruleset.adjudication;
    if adjudication.confirm_spelling.value && !slip.confirmed {
        return Err(Refusal::cited(
            RefusalCode::SpellingFirst,
            format!("the spelling on slip {id} is not confirmed"),
            "let the opponent compare it with the board and confirm",
            &adjudication.confirm_spelling.cite,
        ));
    }
    let mut findings = Vec::new();
    for text in &slip.words {
        let word = desk.law.tiles.read(text).map_err(|problem| {
            Refusal::plain(RefusalCode::BadWord, problem.to_string(), "write the word again")
        })?;
        findings.push(desk.law.judge(&word));
    }
    if findings.iter().any(|finding| finding.outcome == Outcome::NotCovered) {
        let cite = findings
            .iter()
            .filter(|finding| finding.outcome == Outcome::NotCovered)
            .map(|finding| finding.cite.clone())
            .chain([adjudication.escalate_to.cite.clone()])
            .collect();
        let needs_slip = adjudication.escalation_needs_slip.value;
        return Ok(vec![desk.record(Event::Escalated { slip: id, findings, needs_slip }, cite)]);
    }
    let words = findings.iter().filter_map(by_list).collect();
    Ok(desk.verdict(id, slip, words))
}

fn by_list(finding: &Finding) -> Option<WordVerdict> {
    let source = finding.source.clone()?;
    Some(WordVerdict {
        word: finding.word.clone(),
        outcome: finding.outcome,
        by: VerdictBy::List { source },
        cite: finding.cite.clone(),
    })
}

fn rule(desk: &Desk<'_>, id: SlipId, rulings: &[WordRuling], reasons: &str, sources: &[String]) -> Decision {
    let slip = desk.workable(id, &[SlipPhase::Escalated])?;
    let adjudication = &desk.law.ruleset.adjudication;
    let office = &adjudication.escalate_to;
    if !desk.by.role.may_act_as(office.value) {
        return Err(Refusal::cited(
            RefusalCode::NotYourOffice,
            format!("the {} decides what the lists do not, not the {}", office.value, desk.by.role),
            format!("let the {} rule on slip {id}", office.value),
            &office.cite,
        ));
    }
    let incomplete = |what: String, instead: &str| {
        Refusal::cited(RefusalCode::IncompleteRuling, what, instead, &adjudication.ruling_needs_reasons.cite)
    };
    // Where the regulation is silent the console asks for them all the same: the next ruling on the word needs them.
    if reasons.trim().is_empty() {
        let what = format!("the ruling on slip {id} has no reasons");
        return Err(incomplete(what, "write why, and from which source"));
    }
    for (at, ruling) in rulings.iter().enumerate() {
        if rulings[..at].iter().any(|before| before.word == ruling.word) {
            return Err(incomplete(
                format!("{} is ruled on twice", ruling.word),
                "rule once on every open word",
            ));
        }
    }
    let mut words = Vec::new();
    for finding in &slip.findings {
        if let Some(verdict) = by_list(finding).filter(|verdict| verdict.outcome != Outcome::NotCovered) {
            words.push(verdict);
            continue;
        }
        let same = |ruling: &&WordRuling| {
            desk.law.tiles.read(&ruling.word).is_ok_and(|word| word.text() == finding.word)
        };
        let Some(ruling) = rulings.iter().find(same) else {
            return Err(incomplete(format!("{} is not ruled on", finding.word), "rule on every open word"));
        };
        words.push(WordVerdict {
            word: finding.word.clone(),
            outcome: if ruling.valid { Outcome::Valid } else { Outcome::Invalid },
            by: VerdictBy::Referee { reasons: reasons.to_owned(), sources: sources.to_vec() },
            cite: office.cite.clone(),
        });
    }
    if let Some(stray) = rulings.iter().find(|ruling| !ruled(ruling, &words, desk)) {
        return Err(incomplete(
            format!("{} is not open on slip {id}", stray.word),
            "rule only on words that no list decides",
        ));
    }
    Ok(desk.verdict(id, slip, words))
}

/// Whether a ruling met a word that a referee had to decide.
fn ruled(ruling: &WordRuling, words: &[WordVerdict], desk: &Desk<'_>) -> bool {
    let Ok(word) = desk.law.tiles.read(&ruling.word) else { return false };
    words.iter().any(|verdict| verdict.word == word.text() && matches!(verdict.by, VerdictBy::Referee { .. }))
}

fn concede(desk: &Desk<'_>, id: SlipId) -> Decision {
    let slip = desk.workable(id, &[SlipPhase::Open, SlipPhase::Escalated])?;
    let rule = &desk.law.ruleset.adjudication.self_acceptance;
    if rule.value == SelfAcceptance::Forbidden {
        return Err(Refusal::cited(
            RefusalCode::NoSelfAcceptance,
            "players do not settle a challenge among themselves here",
            "judge the words",
            &rule.cite,
        ));
    }
    let consequences = &desk.law.ruleset.upheld;
    let event = Event::Conceded { slip: id, consequences: pairs(consequences) };
    let mut records = vec![desk.record(event, vec![rule.cite.clone()])];
    desk.place(&mut records, id, slip, consequences, None);
    Ok(records)
}

fn pairs(consequences: &[Cited<Consequence>]) -> Vec<(Consequence, Citation)> {
    consequences.iter().map(|it| (it.value, it.cite.clone())).collect()
}

/// What an unjustified challenge adds up to.
struct Price {
    units: u16,
    free: u16,
    points: Points,
    crosses: u16,
    turns_lost: u16,
}

impl Desk<'_> {
    /// The verdict, the penalty and the orders that follow from it, as one indivisible whole.
    fn verdict(&self, id: SlipId, slip: &SlipState, words: Vec<WordVerdict>) -> Vec<Record> {
        let rules = &self.law.ruleset;
        let good = words.iter().filter(|word| word.outcome == Outcome::Valid).count() as u16;
        let upheld = usize::from(good) < words.len();
        let consequences = if upheld { &rules.upheld } else { &rules.rejected };
        let mut cite: Vec<Citation> = words.iter().map(|word| word.cite.clone()).collect();
        cite.dedup();
        let event = Event::VerdictGiven { slip: id, words, upheld, consequences: pairs(consequences) };
        let mut records = vec![self.record(event, cite)];
        let price = self.price(slip, upheld, good);
        if let Some(price) = &price {
            records.push(self.penalty(id, slip, price));
        }
        let reset = &rules.penalty.reset_on_success;
        if upheld && reset.value && self.counters(slip).free_used > 0 {
            let restored = Event::AllowanceRestored { slip: id, side: slip.challenger };
            records.push(self.record(restored, vec![reset.cite.clone()]));
        }
        self.place(&mut records, id, slip, consequences, price.as_ref());
        records
    }

    /// What the challenger owes; `None` where nothing was unjustified.
    fn price(&self, slip: &SlipState, upheld: bool, good: u16) -> Option<Price> {
        let penalty = &self.law.ruleset.penalty;
        let units = match penalty.unit.value {
            Unit::Word if upheld && !penalty.count_in_upheld.value => 0,
            Unit::Word => good,
            Unit::Challenge => u16::from(!upheld),
        };
        if units == 0 || penalty.kind.value == PenaltyKind::None {
            return None;
        }
        let counters = self.counters(slip);
        let free = units.min(penalty.free.value.saturating_sub(counters.free_used));
        let charged = units - free;
        let mut price = Price { units, free, points: Points(0), crosses: 0, turns_lost: 0 };
        match penalty.kind.value {
            PenaltyKind::Points(each) => price.points = Points(each.0 * i32::from(charged)),
            PenaltyKind::Cross => {
                price.crosses = charged;
                price.turns_lost = self.turns_for(counters.crosses, charged);
            }
            PenaltyKind::None => {}
        }
        Some(price)
    }

    /// How many turns the crosses from `before + 1` to `before + new` cost.
    fn turns_for(&self, before: u16, new: u16) -> u16 {
        let Some(rule) = &self.law.ruleset.penalty.crosses else { return 0 };
        let costs = |cross: u16| {
            if rule.each_further.value {
                cross >= rule.threshold.value
            } else {
                cross.is_multiple_of(rule.threshold.value)
            }
        };
        (before + 1..=before + new).filter(|cross| costs(*cross)).count() as u16
    }

    fn counters(&self, slip: &SlipState) -> Counters {
        let challenger = &slip.players[slip.challenger.index()];
        match self.law.ruleset.penalty.scope.value {
            Scope::Event => self.state.event_counters.get(challenger).copied().unwrap_or_default(),
            Scope::Game => self.state.counters_of(slip.round, slip.table)[slip.challenger.index()],
        }
    }

    fn penalty(&self, id: SlipId, slip: &SlipState, price: &Price) -> Record {
        let penalty = &self.law.ruleset.penalty;
        let mut cite = vec![penalty.kind.cite.clone(), penalty.unit.cite.clone()];
        if price.free > 0 {
            cite.push(penalty.free.cite.clone());
        }
        if let Some(rule) = penalty.crosses.as_ref().filter(|_| price.turns_lost > 0) {
            cite.push(rule.threshold.cite.clone());
        }
        cite.dedup();
        let credited = if penalty.credit_opponent.value { Points(-price.points.0) } else { Points(0) };
        let event = Event::PenaltyImposed {
            slip: id,
            table: slip.table,
            side: slip.challenger,
            units: price.units,
            free: price.free,
            points: price.points,
            crosses: price.crosses,
            turns_lost: price.turns_lost,
            credited,
        };
        self.record(event, cite)
    }

    /// What the table's clock is to show, or a person to say.
    fn place(
        &self,
        records: &mut Vec<Record>,
        id: SlipId,
        slip: &SlipState,
        consequences: &[Cited<Consequence>],
        price: Option<&Price>,
    ) {
        let mut op = self.state.next_op();
        let mut push = |side: Side, notice: Notice, cite: &Citation| {
            let order = Order::Notice { side, notice };
            records.push(self.order(op, (slip.table, Some(id)), order, "", vec![cite.clone()]));
            op.0 += 1;
        };
        let takes_turn =
            consequences.iter().any(|it| matches!(it.value, Consequence::LoseTurn { turn: Turn::This, .. }));
        for consequence in consequences {
            match consequence.value {
                Consequence::LoseTurn { who, turn: Turn::This } => {
                    push(side_of(slip, who), Notice::LoseTurn, &consequence.cite);
                }
                // Where the play goes back without the regulation calling it a lost turn, the clock says so too.
                Consequence::WithdrawPlay if !takes_turn => {
                    push(slip.mover(), Notice::Verdict { upheld: true }, &consequence.cite);
                }
                _ => {}
            }
        }
        let Some(price) = price else { return };
        let kind = &self.law.ruleset.penalty.kind.cite;
        if price.points.0 != 0 {
            push(slip.challenger, Notice::Points(price.points), kind);
        }
        for _ in 0..price.crosses {
            push(slip.challenger, Notice::Cross, kind);
        }
        if let Some(rule) = &self.law.ruleset.penalty.crosses {
            for _ in 0..price.turns_lost {
                push(slip.challenger, Notice::LoseTurn, &rule.threshold.cite);
            }
        }
    }
}

fn side_of(slip: &SlipState, party: Party) -> Side {
    match party {
        Party::Challenger => slip.challenger,
        Party::Mover | Party::Either => slip.mover(),
    }
}
