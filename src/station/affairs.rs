//! Taking what a screen may know of the game, the round, slips and their orders, claims, procedures and duties.

use super::Station;
use super::view::{
    ClaimConsequence, ClaimRow, CountdownView, Does, DutyRow, Focus, Foreseen, GameView, HallView, Hint,
    KnownFact, NoSheets, OrderRow, QueueRow, RuleRow, RunRow, SlipDetail, SystemRow,
};
use crate::clock::{Notice, Order};
use crate::domain::{Actor, At, Citation, ClaimId, Millis, OpId, Role, Side, SlipId, TableId};
use crate::lexicon::{Advice, SourceRef, Word, WordNote};
use crate::rules::{
    Cited, Consequence, Coverage, DeadPhase, Due, Facts, Phase, Ruleset, SelfAcceptance, TimeMode, Turn,
    WindowOpening, leaves,
};
use crate::tournament::{
    ClaimOutcome, ClockCommand, Command, ConductCommand, ConductEvent, Event, GeneralReason, HoldTaken,
    Offer, OrderKind, PlacedOrder, Reason, Record, Scoreline, SlipCommand, SlipEnding, SlipState, Sure,
    about, deadlines, decide, offers, round_offers, session_end, withdraws,
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
    fn ends(&self, claim: ClaimId, decides: Role, now: At) -> Vec<(ClaimOutcome, ClaimConsequence)> {
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
                    return Some((outcome, ClaimConsequence::Once(text.clone())));
                }
            };
            let worked = records.into_iter().find_map(|record| match record.event {
                Event::Conduct(ConductEvent::ClaimDecided(it)) => Some(it.effects),
                _ => None,
            })?;
            Some((outcome, ClaimConsequence::This(worked.into_iter().map(|it| it.what).collect())))
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
                let said = |record: Record| {
                    let about = about(&self.state, &self.law.ruleset, &record.event);
                    (record.event, about)
                };
                Foreseen { happens: records.into_iter().map(said).collect(), refused: None }
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

/// A reservation longer ago than this was about another play.
const PLAY: Millis = Millis(180_000);

impl Station {
    /// An order and how far it got.
    pub(super) fn order_row(&self, op: OpId, order: &PlacedOrder, now: At) -> OrderRow {
        let cite = order.cite.to_vec();
        let crosses = self.law.ruleset.penalty.crosses.as_ref();
        let turn =
            matches!(order.wish, OrderKind::Clock { order: Order::Notice { notice: Notice::LoseTurn, .. } });
        OrderRow {
            next_turn: turn
                && crosses.is_some_and(|rule| {
                    let next = rule.turn.as_ref().is_none_or(|it| it.value == Turn::Next);
                    next && cite.contains(&rule.threshold.cite)
                }),
            op,
            table: order.table,
            slip: order.slip,
            // In a later round others sit at the table.
            player: order.wish.side().map(|side| order.players[side.index()].clone()).unwrap_or_default(),
            wish: order.wish,
            route: order.route,
            state: order.state.clone(),
            way: self.way(now, op, order),
            proven: self.ledger.is_proven(op),
            reason: order.reason.clone(),
            why: order.why.clone(),
            hindrance: order.hindrance.clone(),
            age: now.since(order.placed_at),
            cite,
        }
    }

    /// A slip seen closely.
    pub(super) fn slip_detail(&self, id: SlipId, now: At, role: Option<Role>) -> Option<SlipDetail> {
        let slip = self.state.slip(id)?;
        let rules = &self.law.ruleset;
        let adjudication = &rules.adjudication;
        let concede = &adjudication.self_acceptance;
        let clock = self.state.clock_at(slip.table);
        // Afterwards the clock runs on and says nothing about the challenge any more.
        let clock = clock.filter(|_| !slip.ended());
        let face = clock.and_then(|fitted| Some(self.clocks.open(fitted.clock)?.reading?.face_at(now).left));
        let orders = self.state.orders_of(id).into_iter().map(|(op, it)| self.order_row(op, it, now));
        let asked = self.law.confirms(&slip.words, self.state.systems());
        let counters = self.state.counters_of(slip.round, slip.table)[slip.challenger.index()];
        Some(SlipDetail {
            row: queue_row(id, slip, now),
            round: slip.round,
            players: slip.players.clone(),
            challenger: slip.challenger,
            since_press: slip.since_press,
            timeliness: slip.timeliness,
            timely_by: slip.admitted_by.first().cloned(),
            face,
            max_words: pair(&rules.challenge.max_words),
            confirm_spelling: (asked, adjudication.confirm_spelling.cite.clone()),
            confirmed: slip.confirmed,
            concede: (concede.value == SelfAcceptance::Allowed, concede.cite.clone()),
            withdraws: role.map(|role| withdraws(&self.state, &self.law, &self.at_desk(role), now, id)),
            findings: slip.findings.clone(),
            ruled_before: self.state.ruled_before(&slip.findings),
            needs_source: adjudication.ruling_needs_reasons.value,
            second: self.second_opinions(slip, role),
            glosses: self.glosses(slip, role),
            verdicts: slip.verdicts.clone(),
            conceded: slip.ending() == SlipEnding::Conceded,
            consequences: slip.consequences.clone(),
            penalty: slip.penalty(),
            allowance: rules.penalty.free.value,
            free_left: rules.penalty.free.value.saturating_sub(counters.free_used),
            orders: orders.collect(),
            decided_at: slip.decided_at,
            announced_at: slip.announced_at(),
            paper: Vec::new(),
            hold: slip.hold.filter(|hold| slip.raised_at.since(hold.at) < PLAY),
            notes: self.notes(&slip.words),
            systems: self.systems(&slip.words),
            mending: self.mending(id, slip, role, now),
            past: slip.past.clone(),
        })
    }

    /// A reservation in a game that no challenge has followed yet, as long as it may be of the same play.
    pub(super) fn open_hold(&self, table: TableId, now: At) -> Option<HoldTaken> {
        if !matches!(self.state.phase(table), Phase::None | Phase::Playing) {
            return None;
        }
        let hold = self.state.game(table)?.hold.filter(|hold| now.since(hold.at) < PLAY)?;
        let newest = self.state.slips.newest_at(&self.state.here(table)).next();
        newest.is_none_or(|(_, slip)| slip.raised_at < hold.at).then_some(hold)
    }

    /// A slip's words as they are looked up besides the verdict; none for the players' eyes.
    fn for_judges(&self, slip: &SlipState, role: Option<Role>) -> impl Iterator<Item = Word> {
        let judges = role.is_some_and(|role| role.may_act_as(Role::Judge));
        slip.words.iter().filter(move |_| judges).filter_map(|word| self.law.tiles.read(word).ok())
    }

    /// What lists besides the deciding one say of a slip's words.
    fn second_opinions(&self, slip: &SlipState, role: Option<Role>) -> Vec<(String, Vec<Advice>)> {
        let adopted = || self.state.adopted.iter().map(|it| &it.adoption);
        let of = |word: Word| {
            let decided = self.law.judge(&word, adopted()).source;
            (word.text().to_owned(), self.law.second_opinion(&word, decided.as_ref()))
        };
        self.for_judges(slip, role).map(of).collect()
    }

    /// What the sources of the lists say of a slip's words besides.
    fn glosses(&self, slip: &SlipState, role: Option<Role>) -> Vec<(String, SourceRef, String)> {
        let of = |word: Word| {
            let said = self.law.glosses(&word).into_iter();
            said.map(move |(list, gloss)| (word.text().to_owned(), list, gloss))
        };
        self.for_judges(slip, role).flat_map(of).collect()
    }

    /// What the tile set says of words: a letter that only a blank can be, or that cannot be laid at all.
    fn notes(&self, words: &[String]) -> Vec<WordNote> {
        let read = words.iter().filter_map(|word| self.law.tiles.read(word).ok());
        read.flat_map(|word| word.notes().to_vec()).collect()
    }
}

impl SlipDetail {
    /// What a slip costs the mover: whether a consequence takes the turn.
    pub fn takes_turn(&self) -> bool {
        self.consequences.iter().any(|(it, _)| matches!(it, Consequence::LoseTurn { .. }))
    }

    /// The side whose play is challenged.
    pub fn mover(&self) -> Side {
        self.challenger.other()
    }
}

fn pair<T: Clone>(cited: &Cited<T>) -> (T, Citation) {
    (cited.value.clone(), cited.cite.clone())
}

/// A slip in a list.
pub(super) fn queue_row(id: SlipId, slip: &SlipState, now: At) -> QueueRow {
    QueueRow {
        slip: id,
        table: slip.table,
        words: slip.words.clone(),
        age: now.since(slip.stopped_at()),
        phase: slip.phase,
        claimed_by: slip.claimed_by.clone(),
    }
}
