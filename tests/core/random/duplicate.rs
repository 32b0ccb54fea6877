//! Any commands of a duplicate game in any order, some of them sound, many not: nothing panics, what is refused changes
//! nothing, no tile comes twice, everybody has what a recount of the journal gives, and the fold is the state.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ephor::domain::{Lot, Millis, Round, TableId};
use ephor::tournament::{
    ChooseMaster, Command, ConductCommand, DuplicateCommand, FoundBy, HandInMove, MoveText, RoundCommand,
    State, audit,
};
use proptest::prelude::*;

use super::super::Hall;
use super::super::duplicate::{
    PLAYERS, begun, countdown, draw, in_bag, moves, results_are_recounted, tiles_are_those_of_the_bag,
};
use super::{check_record, check_refusal, play_same_games};

/// Something that the arbiter does, with numbers that choose among what there is.
#[derive(Clone, Debug)]
pub(super) enum Deed {
    /// What usually comes next: letters, then their time, then the best move.
    GoOn,
    /// A slip; `seen` chooses one of the moves, or none of them where `spoilt`.
    Slip {
        number: u16,
        seen: usize,
        spoilt: Option<Spoilt>,
        draw: Option<u16>,
        round: Option<u16>,
        reason: bool,
    },
    Letters {
        typed: Option<&'static str>,
        seed: bool,
        reason: bool,
        draw: Option<u16>,
    },
    Master {
        seen: usize,
        spoilt: Option<Spoilt>,
        reason: bool,
    },
    Annul {
        number: u16,
        offence: &'static str,
        draw: Option<u16>,
        round: Option<u16>,
        reason: bool,
    },
    Word {
        of: usize,
        valid: bool,
        reason: bool,
    },
    Leave {
        number: u16,
    },
    End {
        end: Option<&'static str>,
    },
    Announce,
    TakeBack {
        before: u64,
    },
    Signal,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spoilt {
    Backwards,
    Latin,
    Empty,
    Long,
    Across,
}

pub(super) fn deed() -> impl Strategy<Value = Deed> {
    let number = || 0..=PLAYERS + 1;
    let spoilt = || {
        let kinds = [Spoilt::Backwards, Spoilt::Latin, Spoilt::Empty, Spoilt::Long, Spoilt::Across];
        prop_oneof![3 => Just(None), 1 => prop::sample::select(kinds.to_vec()).prop_map(Some)]
    };
    let draw = || prop_oneof![6 => Just(None), 1 => (0..4_u16).prop_map(Some)];
    let round = || prop_oneof![8 => Just(None), 1 => (0..3_u16).prop_map(Some)];
    let typed = ["ΑΒΓΔΕΖΗ", "ΑΑΑΑΑΑΑ", "ΨΨΨΨΨΨΨ", "?", "", "ABC", "ΣΑΕΙΟΤΝ", "ΑΒΓΔΕΖΗΘΙ"];
    let typed = prop_oneof![2 => Just(None), 1 => prop::sample::select(typed.to_vec()).prop_map(Some)];
    let offences =
        ["late_slip", "writes_on", "main_word", "cross_word", "not_on_rack", "wrong_place", "papers", ""];
    let ends = ["letters_out", "no_word", "one_kind", "time", ""];
    prop_oneof![
        9 => Just(Deed::GoOn),
        8 => (number(), 0..400_usize, spoilt(), (draw(), round()), any::<bool>()).prop_map(
            |(number, seen, spoilt, (draw, round), reason)| Deed::Slip { number, seen, spoilt, draw, round, reason }
        ),
        2 => (typed, any::<bool>(), any::<bool>(), draw())
            .prop_map(|(typed, seed, reason, draw)| Deed::Letters { typed, seed, reason, draw }),
        2 => (0..3_usize, spoilt(), any::<bool>())
            .prop_map(|(seen, spoilt, reason)| Deed::Master { seen, spoilt, reason }),
        2 => (number(), prop::sample::select(offences.to_vec()), draw(), round(), any::<bool>()).prop_map(
            |(number, offence, draw, round, reason)| Deed::Annul { number, offence, draw, round, reason }
        ),
        2 => (0..9_usize, any::<bool>(), any::<bool>())
            .prop_map(|(of, valid, reason)| Deed::Word { of, valid, reason }),
        1 => number().prop_map(|number| Deed::Leave { number }),
        1 => prop_oneof![Just(None), prop::sample::select(ends.to_vec()).prop_map(Some)]
            .prop_map(|end| Deed::End { end }),
        1 => Just(Deed::Announce),
        1 => (0..12_u64).prop_map(|before| Deed::TakeBack { before }),
        1 => Just(Deed::Signal),
    ]
}

/// The chosen move of those that there are, or what somebody wrote instead.
fn play(hall: &Hall, seen: usize, spoilt: Option<Spoilt>) -> MoveText {
    let under_way = hall.state.duplicate().is_some_and(|game| game.last().is_some());
    let all = if under_way { moves(hall) } else { Vec::new() };
    let found = all.get(seen % all.len().max(1)).map(|(play, _)| play.clone());
    let mut play = found.unwrap_or_else(|| MoveText {
        square: "Θ8".parse().expect("a square"),
        direction: ephor::engine::Direction::Across,
        word: "ΝΑΙ".to_owned(),
    });
    match spoilt {
        None => {}
        Some(Spoilt::Backwards) => play.word = play.word.chars().rev().collect(),
        Some(Spoilt::Latin) => "ABBA".clone_into(&mut play.word),
        Some(Spoilt::Empty) => play.word.clear(),
        Some(Spoilt::Long) => play.word = play.word.repeat(8),
        Some(Spoilt::Across) => play.direction = play.direction.turned(),
    }
    play
}

fn told(reason: bool) -> String {
    if reason { "έτσι ήταν".to_owned() } else { String::new() }
}

fn some(reason: bool) -> Option<String> {
    reason.then(|| told(true))
}

fn master(hall: &Hall, seen: usize, spoilt: Option<Spoilt>, reason: bool) -> DuplicateCommand {
    let found_by = FoundBy { program: "ephor".to_owned(), list: None, digest: None, ties: None };
    let play = play(hall, seen, spoilt);
    DuplicateCommand::ChooseMaster(ChooseMaster { play, found_by, reason: some(reason) })
}

/// What an arbiter would do next.
fn next(hall: &mut Hall) -> Command {
    let game = hall.state.duplicate();
    let last = game.and_then(|game| game.last());
    match last {
        Some(draw) if draw.started_at.is_none() => countdown(),
        Some(draw) if draw.master.is_none() => {
            let ends = draw.ends_at.unwrap_or(hall.now);
            hall.now = hall.now.max(ends + Millis(1));
            Command::Duplicate(master(hall, 0, None, false))
        }
        Some(_) | None => {
            let seed = game.is_none().then(|| "seed".to_owned());
            Command::Duplicate(DuplicateCommand::DrawRack { letters: None, seed, reason: None, draw: None })
        }
    }
}

impl Deed {
    pub(super) fn command(&self, hall: &mut Hall) -> Command {
        let command = match *self {
            Self::GoOn => return next(hall),
            Self::Slip { number, seen, spoilt, draw, round, reason } => {
                let play = play(hall, seen, spoilt);
                let slip = HandInMove {
                    table: TableId(number),
                    draw,
                    round: round.map(Round),
                    play,
                    reason: some(reason),
                };
                DuplicateCommand::HandInMove(slip)
            }
            Self::Letters { typed, seed, reason, draw } => DuplicateCommand::DrawRack {
                letters: typed.map(str::to_owned),
                seed: seed.then(|| "άλλος".to_owned()),
                reason: some(reason),
                draw,
            },
            Self::Master { seen, spoilt, reason } => master(hall, seen, spoilt, reason),
            Self::Annul { number, offence, draw, round, reason } => DuplicateCommand::AnnulMove {
                table: TableId(number),
                draw,
                round: round.map(Round),
                offence: offence.to_owned(),
                reason: told(reason),
            },
            Self::Word { of, valid, reason } => {
                let slips =
                    hall.state.duplicate().and_then(|game| game.last()).map(|draw| draw.slips.clone());
                let words: BTreeSet<String> = slips
                    .iter()
                    .flat_map(|slips| slips.values())
                    .flat_map(|slip| slip.check.words.iter().map(|it| it.word.clone()))
                    .collect();
                let word = words.into_iter().nth(of).unwrap_or_else(|| "ΑΒΓ".to_owned());
                DuplicateCommand::RuleWord { word, valid, reason: told(reason), sources: Vec::new() }
            }
            Self::Leave { number } => DuplicateCommand::LeaveGame { table: TableId(number) },
            Self::End { end } => DuplicateCommand::EndDuplicate { end: end.map(str::to_owned) },
            Self::Announce => DuplicateCommand::AnnounceResults {},
            Self::TakeBack { before } => {
                let entry = hall.state.next_entry().0.saturating_sub(before);
                let entry = ephor::domain::Seq(entry);
                return Command::Conduct(ConductCommand::TakeBack {
                    entry,
                    reason: told(true),
                    misentered: entry.0.is_multiple_of(2),
                });
            }
            Self::Signal => return Command::Round(RoundCommand::StartPlay {}),
        };
        Command::Duplicate(command)
    }
}

/// A game whose bag is empty: its end is near.
static LATE: LazyLock<Hall> = LazyLock::new(|| {
    let (mut hall, mut luck) = (begun("seats"), Lot::new("luck", "late"));
    while in_bag(&hall) > 0 {
        assert!(draw(&mut hall, &mut luck), "of a full bag something can be laid");
    }
    hall
});

fn played(late: bool, deeds: &[(i64, Deed)], seen: &mut BTreeSet<String>) -> Result<(), TestCaseError> {
    let mut hall = if late { LATE.clone() } else { begun("seats") };
    for (after, deed) in deeds {
        hall.now = hall.now.max(hall.state.last_at) + Millis(*after);
        let command = deed.command(&mut hall);
        let before = (hall.state.clone(), hall.records.len());
        match hall.give(&command) {
            Ok(records) => {
                records.iter().try_for_each(check_record)?;
                for record in &records {
                    let text = serde_json::to_value(&record.event).expect("a record is text");
                    seen.insert(text["type"].as_str().unwrap_or_default().to_owned());
                }
                let has_letters = hall.state.duplicate().is_some_and(|game| game.last().is_some());
                if has_letters {
                    tiles_are_those_of_the_bag(&hall);
                }
            }
            Err(refusal) => {
                check_refusal(&refusal)?;
                prop_assert_eq!(&hall.state, &before.0);
                prop_assert_eq!(hall.records.len(), before.1);
            }
        }
    }
    results_are_recounted(&hall);
    prop_assert_eq!(&State::replay(&hall.records), &hall.state);
    let audited = audit(&hall.law, &hall.records);
    prop_assert!(audited.difference.is_none(), "{:#?}", audited.difference);
    Ok(())
}

/// The same games each time, so that what happens in them can be counted on.
#[test]
fn anything_in_a_duplicate_game() {
    let deeds = (prop::bool::weighted(0.4), prop::collection::vec((0..90_000_i64, deed()), 1..70));
    let mut seen = BTreeSet::new();
    play_same_games("duplicate", 96, &deeds, |(late, deeds)| played(late, &deeds, &mut seen));
    for kind in [
        "rack_drawn",
        "move_handed_in",
        "move_annulled",
        "master_chosen",
        "word_ruled",
        "player_left",
        "duplicate_over",
        "results_announced",
        "taken_back",
    ] {
        assert!(seen.contains(kind), "{kind} never happened: {seen:?}");
    }
}
