//! The ways back: how something that was done by mistake is taken back or replaced, and what it undoes.

use std::collections::BTreeSet;

use ephor::domain::{Points, Seq, Side, SlipId};
use ephor::rules::{Against, Award, Phase, Ruleset};
use ephor::tournament::{
    AwardGame, Command, ConductCommand, CorrectResult, DuplicateCommand, DuplicateGame, EnterResult, Event,
    GameRef, HandInMove, Record, ReopenGround, ResultCommand, ResultEvent, RoundCommand, RoundEvent,
    SlipCommand, SlipEvent, SlipPhase, SlipSource, SlipState, State, Sure,
};
use fastrand::Rng;

use super::super::tally::kind;
use super::day::Decision;
use super::names::{Numbered, named};

/// A way back.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// What people would call it.
    pub(super) kind: String,
    /// The command that takes it.
    pub(super) command: Command,
    /// The decisions that it undoes, by their place in the journal; what names what began in them goes with them.
    pub(super) undone: BTreeSet<usize>,
    /// A decision in whose place something else holds.
    pub(super) instead: Option<(usize, Command)>,
}

impl Way {
    /// Whether a kind of place says how something came about and not what holds: what is put right by another act than
    /// the one that would have brought it at once says that otherwise.
    pub(super) fn tells_otherwise(&self, kind: &str) -> bool {
        self.instead.is_some() && TELLS_HOW.iter().any(|told| kind.starts_with(told))
    }
}

/// What says of a thing how it came about: where a result's points come from, when something was entered, what was
/// challenged before it and is moot by it.
const TELLS_HOW: [&str; 13] = [
    "duties.*.arose_at",
    "duties.*.round",
    "duplicates.*.draws.*.slips.*.at",
    "games.*.*.result.best",
    "games.*.*.result.entered_at",
    "games.*.*.result.how",
    "games.*.*.result.out",
    "games.*.*.result.parts",
    "last_result_at",
    "noted",
    "ruled_words.*.*.at",
    "slips.*.ended_at",
    "slips.*.phase",
];

fn way(kind: impl Into<String>, command: Command, undone: impl IntoIterator<Item = usize>) -> Way {
    Way { kind: kind.into(), command, undone: undone.into_iter().collect(), instead: None }
}

/// All that somebody might take back or replace.
pub(super) fn ways(rules: &Ruleset, state: &State, journal: &[Decision], rng: &mut Rng) -> Vec<Way> {
    let mut all = taken_back(state, journal);
    all.extend(slips(state, journal));
    all.extend(results(rules, state, journal, rng));
    all.extend(rounds(journal));
    all.extend(slips_of_draws(journal, rng));
    all
}

fn reason() -> String {
    "it was not so".to_owned()
}

/// The decision that an entry belongs to, where it begins with it.
fn begun_by(journal: &[Decision], entry: Seq) -> Option<usize> {
    journal.iter().position(|it| it.first() == entry)
}

/// What was noted, said and imposed.
fn taken_back(state: &State, journal: &[Decision]) -> Vec<Way> {
    let all = state.revocable_entries().filter_map(|(entry, given)| {
        let kind = kind(&given.event, "type");
        let command =
            Command::Conduct(ConductCommand::TakeBack { entry, reason: reason(), misentered: true });
        Some(way(format!("take back: {kind}"), command, [begun_by(journal, entry)?]))
    });
    all.collect()
}

/// Whether a decision is about a slip's words and their verdict.
fn is_lookup(command: &Command) -> bool {
    matches!(
        command,
        Command::Slip(
            SlipCommand::EnterWords { .. }
                | SlipCommand::ConfirmSpelling { .. }
                | SlipCommand::Decide { .. }
                | SlipCommand::Rule { .. }
                | SlipCommand::Concede { .. }
                | SlipCommand::Announce { .. }
                | SlipCommand::ClaimSlip { .. }
                | SlipCommand::ReleaseSlip { .. }
                | SlipCommand::FixVerdict { .. }
        )
    )
}

/// Slips that are looked up again, put right, struck.
fn slips(state: &State, journal: &[Decision]) -> Vec<Way> {
    let mut all = Vec::new();
    for (id, slip) in state.slips.iter() {
        let about = |it: &Decision| named(&it.command).contains(&(Numbered::Slip, u64::from(id.0)));
        let reopened = |it: &Decision| {
            let Command::Slip(SlipCommand::ReopenSlip { slip, .. }) = &it.command else { return false };
            slip == id
        };
        let since = journal.iter().rposition(reopened).unwrap_or(0);
        let lookup =
            journal.iter().enumerate().skip(since).filter(|(_, it)| about(it) && is_lookup(&it.command));
        let lookup: Vec<usize> = lookup.map(|(place, _)| place).collect();
        // The paper, and whatever matched it.
        let raised = |it: &Decision| {
            it.records.iter().any(|record| match &record.event {
                Event::Slip(SlipEvent::SlipRaised(raised)) => raised.slip == *id,
                Event::Slip(SlipEvent::SlipMatched { slip, .. }) => slip == id,
                _ => false,
            })
        };
        let paper: Vec<usize> =
            journal.iter().enumerate().filter(|(_, it)| raised(it)).map(|(place, _)| place).collect();
        // A press that a clock told of was one, whatever became of the slip.
        let by_clock = matches!(slip.source, SlipSource::Clock { .. });
        if matches!(slip.phase, SlipPhase::Open | SlipPhase::Escalated) {
            let slip = *id;
            let command =
                Command::Slip(SlipCommand::WithdrawSlip { slip, blank_conflict: false, mistaken: true });
            all.extend((!by_clock).then(|| way("strike an open slip", command, paper)));
            continue;
        }
        let grounds = [
            ("look up again", ReopenGround::WrongWords),
            ("overrule", ReopenGround::Overruled),
            ("put right a verdict", ReopenGround::Misentered),
            ("strike a decided slip", ReopenGround::Struck),
        ];
        // While it waits for its words no other play is challenged there.
        let since = lookup.first().copied().unwrap_or_default();
        let goes_on = journal[since..].iter().any(|it| is_challenge(it, slip));
        for (kind, ground) in grounds {
            if goes_on && ground != ReopenGround::Struck {
                continue;
            }
            if by_clock && ground == ReopenGround::Struck {
                continue;
            }
            let command = reopen(*id, ground);
            let undone = if ground == ReopenGround::Struck { &paper } else { &lookup };
            all.push(way(kind, command, undone.iter().copied()));
        }
    }
    all
}

/// Whether somebody challenges a play in the game of a slip, or wants to.
fn is_challenge(decision: &Decision, slip: &SlipState) -> bool {
    let table = match &decision.command {
        Command::Slip(SlipCommand::RaiseSlip { table, .. } | SlipCommand::TakeHold { table, .. }) => *table,
        _ => return false,
    };
    table == slip.table && decision.before.round == slip.round
}

fn reopen(slip: SlipId, ground: ReopenGround) -> Command {
    Command::Slip(SlipCommand::ReopenSlip { slip, ground, scored: false, reason: reason() })
}

/// Results that are corrected, and awards that take the place of what was played.
fn results(rules: &Ruleset, state: &State, journal: &[Decision], rng: &mut Rng) -> Vec<Way> {
    let mut all = Vec::new();
    for (at, game) in &state.games {
        let Some(played) = &game.result else { continue };
        let Some(brought) = journal.iter().position(|it| brings(it, played.entry)) else { continue };
        // What moved it since is in the sums that are put in its place.
        let moves = |record: &Record| {
            let Event::Result(ResultEvent::ResultRecounted(it)) = &record.event else { return false };
            it.game == *at
        };
        if journal[brought..].iter().any(|it| it.records.iter().any(moves)) {
            continue;
        }
        let mut points = || Points(rng.i32(100..500));
        let scores = [points(), points()];
        let correct = CorrectResult {
            round: at.round,
            table: at.table,
            scores,
            agreed: true,
            misentered: true,
            played: true,
            reason: reason(),
            sure: Sure::new(),
        };
        let correct = Command::Result(ResultCommand::CorrectResult(correct)).sure_of_all();
        all.extend(corrected(rules, journal, *at, brought, correct, scores));
        let playing = |award: &&Award| award.phases.contains(&Phase::Playing);
        for award in rules.awards.iter().map(|it| &it.value).filter(playing) {
            let award = AwardGame {
                table: at.table,
                award: award.id.clone(),
                round: (at.round != state.round).then_some(at.round),
                against: (award.against == Against::One).then_some(Side::A),
                facts: award.asks.iter().map(|ask| (ask.fact.clone(), ask.from.max(0).min(ask.to))).collect(),
                corrects: true,
                reason: reason(),
                sure: Sure::new(),
            };
            let command = Command::Result(ResultCommand::AwardGame(award.clone()));
            // Where nothing was entered before, it corrects nothing.
            let at_once = ResultCommand::AwardGame(AwardGame { corrects: false, ..award });
            let is_own = matches!(journal[brought].command, Command::Result(ResultCommand::AwardGame(_)));
            let kind = if is_own { "award instead of an award" } else { "award instead of a result" };
            let instead = Some((first_entered(journal, *at, brought), Command::Result(at_once)));
            let undone = corrections(journal, *at, brought);
            all.push(Way { kind: kind.to_owned(), command, undone, instead });
        }
    }
    all
}

/// Whether a decision begins with the entry that brought a result.
fn brings(decision: &Decision, entry: Seq) -> bool {
    decision.first() == entry && matches!(decision.command, Command::Result(_))
}

fn is_of(decision: &Decision, at: GameRef) -> bool {
    match decision.records.first().map(|it| &it.event) {
        Some(Event::Result(ResultEvent::ResultEntered(it))) => it.game == at,
        Some(Event::Result(ResultEvent::ResultCorrected(it))) => it.game == at,
        Some(Event::Result(ResultEvent::GameAwarded(it))) => it.game == at,
        _ => false,
    }
}

/// The first decision that brought a result of a game, of those that only corrections lie upon.
fn first_entered(journal: &[Decision], at: GameRef, brought: usize) -> usize {
    let is_correction =
        |it: &Decision| matches!(it.command, Command::Result(ResultCommand::CorrectResult(_)));
    let mut first = brought;
    while is_correction(&journal[first]) {
        let before = journal[..first].iter().rposition(|it| is_of(it, at));
        let Some(before) = before else { break };
        first = before;
    }
    first
}

/// The corrections of a result that was brought last.
fn corrections(journal: &[Decision], at: GameRef, brought: usize) -> BTreeSet<usize> {
    let first = first_entered(journal, at, brought);
    let of_it = |place: &usize| *place != first && is_of(&journal[*place], at);
    (first..=brought).filter(of_it).collect()
}

fn corrected(
    rules: &Ruleset,
    journal: &[Decision],
    at: GameRef,
    brought: usize,
    command: Command,
    scores: [Points; 2],
) -> Option<Way> {
    let first = first_entered(journal, at, brought);
    let undone = corrections(journal, at, brought);
    let (kind, end) = match &journal[first].command {
        Command::Result(ResultCommand::EnterResult(it)) => ("correct a result", it.end.clone()),
        Command::Result(ResultCommand::AwardGame(_)) => {
            ("correct an award into what was played", rules.usual_end()?.value.id.clone())
        }
        _ => return None,
    };
    let round = match &journal[first].command {
        Command::Result(ResultCommand::EnterResult(it)) => it.round,
        Command::Result(ResultCommand::AwardGame(it)) => it.round,
        _ => None,
    };
    let entered = EnterResult { round, ..EnterResult::final_sums(at.table, end, scores) };
    let entered = Command::Result(ResultCommand::EnterResult(entered)).sure_of_all();
    Some(Way { kind: kind.to_owned(), command, undone, instead: Some((first, entered)) })
}

/// Pairings of this round that are dissolved.
fn rounds(journal: &[Decision]) -> Vec<Way> {
    let started = journal.iter().rposition(|it| {
        it.records.iter().any(|record| matches!(record.event, Event::Round(RoundEvent::RoundStarted(_))))
    });
    let here = started.unwrap_or(0);
    let all = journal.iter().enumerate().skip(here).filter_map(|(place, decision)| match &decision.command {
        Command::Round(RoundCommand::PairLate(it)) => {
            let command = RoundCommand::Unpair { table: it.table, reason: reason() };
            Some(way("unpair", Command::Round(command), [place]))
        }
        _ => None,
    });
    all.collect()
}

/// Slips of a duplicate game that say another move, and rulings on words that were wrong.
fn slips_of_draws(journal: &[Decision], rng: &mut Rng) -> Vec<Way> {
    let mut all = Vec::new();
    let handed_in: Vec<&HandInMove> = journal.iter().filter_map(|it| slip_of_draw(&it.command)).collect();
    for (place, decision) in journal.iter().enumerate() {
        let (kind, command) = match &decision.command {
            Command::Duplicate(DuplicateCommand::HandInMove(it)) => {
                let play = handed_in[rng.usize(..handed_in.len())].play.clone();
                let draw = decision.before.duplicate().map(DuplicateGame::number);
                let other = HandInMove { play, draw: it.draw.or(draw), reason: Some(reason()), ..it.clone() };
                ("another move on a slip", DuplicateCommand::HandInMove(other))
            }
            Command::Duplicate(DuplicateCommand::RuleWord { word, valid, .. }) => {
                let (word, valid, sources) = (word.clone(), !valid, Vec::new());
                let other = DuplicateCommand::RuleWord { word, valid, reason: reason(), sources };
                ("another ruling on a word", other)
            }
            _ => continue,
        };
        let command = Command::Duplicate(command);
        let instead = Some((place, command.clone()));
        all.push(Way { kind: kind.to_owned(), command, undone: BTreeSet::new(), instead });
    }
    all
}

fn slip_of_draw(command: &Command) -> Option<&HandInMove> {
    if let Command::Duplicate(DuplicateCommand::HandInMove(it)) = command { Some(it) } else { None }
}
