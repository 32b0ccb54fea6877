//! What a screen may know besides slips and clocks: the game, the round, claims, procedures, duties.

use crate::domain::{Actor, At, Citation, ClaimId, Role, Side, SlipId, TableId};
use crate::rules::{Coverage, DeadPhase, Due, Facts, Ruleset, TimeMode, WindowOpening, leaves};
use crate::tournament::{
    ClaimOutcome, ClockCommand, Command, ConductCommand, ConductEvent, Event, GeneralReason, Offer, Reason,
    Scoreline, SlipCommand, SlipState, Sure, deadlines, decide, offers, round_offers, session_end,
};

use super::Station;
use super::view::{
    ClaimRow, CountdownView, Does, DutyRow, Focus, Follows, Foreseen, GameView, HallView, Hint, KnownFact,
    NoSheets, RuleRow, RunRow, SystemRow,
};

/// What the regulations behind a ruleset say, in words, paragraph by paragraph; then its values, chapter by chapter.
pub(super) fn rule_rows(rules: &Ruleset) -> Vec<RuleRow> {
    let leaves = leaves(rules);
    let words = Coverage::under(rules).into_iter().map(|fact| RuleRow {
        key: fact.id.clone(),
        cite: fact.cite.to_string(),
        says: fact.says.clone(),
        does: Does::Words { treatment: fact.treatment.clone(), reads: fact.reads.clone() },
    });
    let mut rows: Vec<RuleRow> = words.collect();
    rows.extend(leaves.into_iter().map(|leaf| RuleRow {
        key: leaf.path,
        cite: leaf.cite.to_string(),
        says: leaf.value,
        does: Does::Value { reading: leaf.reading },
    }));
    rows
}

/// What must be heeded with a slip and a verdict.
pub(super) fn hints(rules: &Ruleset) -> Vec<(Hint, Citation)> {
    let (slip, verdict) = (&rules.slip, &rules.verdict);
    let mut hints = Vec::new();
    let mut add = |hint: Hint, cite: &Citation, wanted: bool| {
        if wanted {
            hints.push((hint, cite.clone()));
        }
    };
    add(Hint::SlipRequired, &slip.required.cite, slip.required.value);
    // Where the console asks for it before it decides, the desk says so already.
    let asked = rules.adjudication.confirm_spelling.value;
    add(Hint::Checked, &slip.checked_by_opponent.cite, slip.checked_by_opponent.value && !asked);
    add(Hint::Compared, &slip.compared_with_board.cite, slip.compared_with_board.value);
    if let Some(colours) = &verdict.colours {
        add(Hint::Colours(colours.value.clone()), &colours.cite, !colours.value.is_empty());
    }
    add(Hint::PlayOnly, &verdict.per_word.cite, !verdict.per_word.value);
    let dead = &rules.time.dead_phases;
    add(Hint::ClocksStand, &dead.cite, dead.value.contains(&DeadPhase::Challenge));
    if let Some(courtesy) = &rules.challenge.courtesy {
        add(Hint::Courtesy(courtesy.value), &courtesy.cite, courtesy.value.0 > 0);
    }
    if let Some(hold) = &rules.hold {
        add(Hint::HoldBlocksDraw, &hold.blocks_draw.cite, hold.blocks_draw.value);
        let stops = hold.stops_clock.value;
        add(Hint::HoldClock { stops }, &hold.stops_clock.cite, stops || !hold.stops_clock.cite.is_silent());
    }
    let clear = &rules.adjudication.clear_after;
    add(Hint::ClearScreen, &clear.cite, clear.value);
    let no_hints = verdict.no_hints.value;
    add(Hint::Reasons { no_hints }, &verdict.reasons_on_request.cite, verdict.reasons_on_request.value);
    add(Hint::NoHints, &verdict.no_hints.cite, no_hints && !verdict.reasons_on_request.value);
    hints
}

impl Station {
    /// The game at a table.
    pub(super) fn game_view(&self, id: TableId, now: At) -> GameView {
        let Some(game) = self.state.game(id) else { return GameView::default() };
        let here = self.state.here(id);
        let open = self.state.claims.live_at(&here).next().map(|(_, claim)| claim);
        let name = |offence: &String| {
            let known = self.law.ruleset.offence(offence);
            known.map_or_else(|| offence.clone(), |known| known.value.name.clone())
        };
        let run = self.state.runs.live_at(&here).next().map(|(_, run)| run);
        let played = game.result.as_ref();
        GameView {
            phase: self.state.phase(id),
            counts: game.counts.clone(),
            absent: Side::BOTH.map(|side| game.still_missing(side).map(|it| it.noted_at)),
            circled: game.circled,
            claim: open.map(|claim| (name(&claim.offence), now.since(claim.raised_at))),
            hold: self.open_hold(id, now).map(|hold| (hold.side, now.since(hold.at))),
            run: run.map(|run| (run.name.clone(), run.done, run.steps.len())),
            result: played.map(|played| Scoreline::of(&played.sides)),
            no_sheets: played.and_then(|played| {
                let why = played.awarded.then_some(NoSheets::Awarded);
                why.or(self.state.from_slips(game.round).then_some(NoSheets::FromSlips))
            }),
            deadlines: deadlines(&self.state, &self.law, id),
        }
    }

    /// The round and the event as a whole.
    pub(super) fn hall_view(&self, now: At, focus: &Focus) -> HallView {
        let rules = &self.law.ruleset;
        let waits =
            rules.start.together.value && self.state.playing().any(|(_, game)| game.started_at.is_none());
        let countdown = self.state.countdown.map(|countdown| {
            let left = countdown.left(now);
            let calls = rules.time.warn_at.value.iter().copied();
            CountdownView { left, call: calls.filter(|call| left <= *call).min() }
        });
        let role = focus.role.filter(|_| focus.round);
        let warn_at = &rules.time.warn_at;
        let by_move = rules.time.mode.value == TimeMode::PerMove && !warn_at.value.is_empty();
        HallView {
            signals: by_move.then(|| (warn_at.value.clone(), warn_at.cite.clone())),
            waits: waits.then(|| rules.start.together.cite.clone()),
            session: session_end(&self.state, &self.law),
            signal: self.signal_view(now),
            countdown,
            leads_duplicate: rules.duplicate.is_some(),
            without_clocks: matches!(rules.time.mode.value, TimeMode::CentralRound | TimeMode::Server),
            counted: (rules.challenge.opens.value != WindowOpening::Never)
                .then_some(rules.penalty.unit.value),
            duties: self.duty_rows(),
            offers: role
                .map(|role| round_offers(&self.state, &self.law, &self.at_desk(role), now))
                .unwrap_or_default(),
            without_game: if focus.round { self.without_game() } else { Vec::new() },
        }
    }

    /// Who is entered and sits at no table in the round being played, in the order of entry.
    fn without_game(&self) -> Vec<String> {
        let names = self.state.players.iter().map(|player| &player.name);
        names.filter(|name| self.state.seat(name).is_none()).cloned().collect()
    }

    fn duty_rows(&self) -> Vec<DutyRow> {
        let open = self.state.owed_duties();
        let rows = open.into_iter().map(|(id, duty)| {
            let rule = self.law.ruleset.duty(&duty.id);
            DutyRow {
                duty: id,
                text: duty.text.clone(),
                to: duty.to.clone(),
                about: duty.about.clone(),
                due: duty.due,
                overdue: duty.overdue(self.state.round),
                before_results: self.state.last_round && duty.due == Due::NextRound,
                cite: rule.map(|rule| rule.cite.clone()),
            }
        });
        rows.collect()
    }

    /// Open claims at a table.
    pub(super) fn claim_rows(&self, id: TableId, now: At) -> Vec<ClaimRow> {
        let here = self.state.claims.live_at(&self.state.here(id));
        here.filter_map(|(id, claim)| {
            let rule = self.law.ruleset.offence(&claim.offence)?;
            let (offence, cite) = (&rule.value, rule.cite.clone());
            let fact = |(fact, value): (&String, &i64)| {
                let ask = offence.asks.iter().find(|ask| ask.fact == *fact);
                let text = ask.map_or(fact, |ask| &ask.text).clone();
                KnownFact { text, value: *value, yes_no: ask.is_some_and(|ask| ask.yes_no) }
            };
            let mut known = claim.facts.clone();
            known.insert("round".to_owned(), i64::from(claim.round.0));
            let holds = |expr: &Option<crate::rules::Expr>| {
                expr.as_ref().is_some_and(|expr| expr.holds(&known) == Ok(true))
            };
            let leads_to = match (holds(&offence.proven_if), holds(&offence.unfounded_if)) {
                (true, _) => Some(ClaimOutcome::Proven),
                (false, true) => Some(ClaimOutcome::Unfounded),
                // Where the numbers could prove it and do not, nothing is proven.
                (false, false) => {
                    let known = |expr: &crate::rules::Expr| expr.holds(&known).is_ok();
                    offence.proven_if.as_ref().filter(|expr| known(expr)).map(|_| ClaimOutcome::Neither)
                }
            };
            Some(ClaimRow {
                claimant: claim.claimant,
                ends: self.ends(id, offence.decides, now),
                name: offence.name.clone(),
                says: offence.says.clone(),
                offender: claim.offender,
                facts: claim.facts.iter().map(fact).collect(),
                decides: offence.decides,
                leads_to,
                age: now.since(claim.raised_at),
                cite,
            })
        })
        .collect()
    }

    /// What would follow from each way in which a claim may still end, as far as it is known now.
    fn ends(&self, claim: ClaimId, decides: Role, now: At) -> Vec<(ClaimOutcome, Follows)> {
        let by = self.at_desk(decides);
        let ends = [ClaimOutcome::Proven, ClaimOutcome::Unfounded, ClaimOutcome::Neither];
        let follows = |outcome: ClaimOutcome| {
            let (facts, reasons) = (Facts::new(), "?".to_owned());
            let judged = ConductCommand::JudgeClaim {
                claim,
                outcome: Some(outcome),
                facts,
                reasons,
                sure: Sure::new(),
            };
            let judged = Command::Conduct(judged).sure_of_all();
            let records = match decide(&self.state, &self.law, &judged, &by, now) {
                Ok(records) => records,
                Err(refusal) => {
                    let Reason::General(GeneralReason::NotAnswered { text, .. }) = &*refusal.why else {
                        return None;
                    };
                    return Some((outcome, Follows::Once(text.clone())));
                }
            };
            let worked = records.into_iter().find_map(|record| match record.event {
                Event::Conduct(ConductEvent::ClaimDecided(it)) => Some(it.effects),
                _ => None,
            })?;
            Some((outcome, Follows::This(worked.into_iter().map(|it| it.what).collect())))
        };
        ends.into_iter().filter_map(follows).collect()
    }

    /// What would come of what somebody is about to do.
    pub(super) fn foreseen(&self, focus: &Focus, now: At) -> Foreseen {
        let (Some(command), Some(role)) = (&focus.draft, focus.role) else { return Foreseen::default() };
        // What is doubted is foreseen all the same.
        let command = Command::clone(command).sure_of_all();
        match decide(&self.state, &self.law, &command, &self.at_desk(role), now) {
            Ok(records) => {
                let mut foreseen = Foreseen::default();
                for record in records {
                    match record.event {
                        Event::Result(event) => foreseen.results.push(event),
                        Event::Conduct(ConductEvent::ThresholdReached(it)) => foreseen.reached.push(it),
                        _ => {}
                    }
                }
                foreseen
            }
            Err(refusal) => Foreseen { refused: Some(refusal), ..Foreseen::default() },
        }
    }

    /// Whoever acts at this console in an office, as far as it is known who they are.
    pub(super) fn at_desk(&self, role: Role) -> Actor {
        Actor::new(role, self.name.clone())
    }

    /// What may be done at a table; an order to be carried out rests on the paragraphs it was placed with.
    pub(super) fn offers(&self, id: TableId, role: Role, now: At) -> Vec<Offer> {
        let mut all = offers(&self.state, &self.law, id, &self.at_desk(role), now);
        for offer in &mut all {
            if let Command::Clock(ClockCommand::SettleOrder { op }) = &offer.draft.base
                && let Some(cite) = self.state.orders.get(op).and_then(|order| order.cite.first())
            {
                offer.cite = cite.clone();
            }
        }
        all
    }

    /// Running procedures at a table.
    pub(super) fn run_rows(&self, id: TableId) -> Vec<RunRow> {
        let here = self.state.runs.live().filter(|(_, run)| run.table == id);
        here.map(|(id, run)| RunRow {
            run: *id,
            name: run.name.clone(),
            side: run.side,
            steps: run.steps.clone(),
            done: run.done,
        })
        .collect()
    }

    /// The systems that serve the longest of these words; all that serve where no word can be read.
    pub(super) fn systems(&self, words: &[String]) -> Vec<SystemRow> {
        let adjudication = &self.law.ruleset.adjudication;
        let chosen = self.state.event.as_ref().map(|event| event.systems.as_slice()).unwrap_or_default();
        let lengths = words.iter().filter_map(|word| self.law.tiles.read(word).ok());
        let longest = lengths.map(|word| word.tiles()).max();
        let serves = adjudication.systems.iter().filter(|system| {
            let (from, to) = system.tiles.value;
            let picked = chosen.is_empty() || chosen.contains(&system.name.value);
            picked && longest.is_none_or(|tiles| (from..=to).contains(&tiles))
        });
        serves
            .map(|system| SystemRow {
                name: system.name.value.clone(),
                tiles: system.tiles.value,
                needs_slip: system.needs_slip.value,
                travels: system.travels.as_ref().map(|it| it.value.clone()).unwrap_or_default(),
                units: system.units(self.state.players.len()),
                cite: system.name.cite.clone(),
            })
            .collect()
    }

    /// What may still be mended on a slip.
    pub(super) fn mending(&self, id: SlipId, slip: &SlipState, role: Option<Role>, now: At) -> Vec<Offer> {
        let Some(role) = role else { return Vec::new() };
        let about = |offer: &Offer| match offer.draft.base {
            Command::Slip(SlipCommand::ReopenSlip { slip, .. } | SlipCommand::FixVerdict { slip, .. }) => {
                slip == id
            }
            _ => false,
        };
        let all = offers(&self.state, &self.law, slip.table, &self.at_desk(role), now);
        all.into_iter().filter(about).collect()
    }
}
