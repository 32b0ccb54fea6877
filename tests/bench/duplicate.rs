//! A duplicate game of two hundred players in the core: letters, countdown, slips, the best move, results; how much
//! faster than the hall it goes, and what the slips of a draw take.

use std::collections::BTreeMap;
use std::time::Duration;

use ephor::domain::{Actor, At, Lot, Millis, Role, Round, TableId};
use ephor::engine::{Index, Rack, Searcher};
use ephor::lexicon::{Binding, Library, TileSet};
use ephor::rules::{Catalogue, ClockPower};
use ephor::tournament::desk::{BoardAndTiles, in_words};
use ephor::tournament::{
    ChooseMaster, ClockCommand, Command, DuplicateCommand, FoundBy, HandInMove, LoadedRules, MoveText,
    OpenEvent, Player, RoundCommand, SetupCommand, StartRound, State, decide,
};

use super::{Row, instant, millis, quantile};

const PLAYERS: u16 = 200;
const LIST: &str = "el-hunspell";
/// From the letters to the end of the time, and until everybody has laid the move: what a draw takes in the hall.
const DRAW: Millis = Millis(3 * 60_000 + 5_000);
const LAYING: Millis = Millis(30_000);

/// The hall, its moment and how long the slips of each draw took.
struct Game {
    law: LoadedRules,
    state: State,
    now: At,
    slips: Vec<Duration>,
}

impl Game {
    fn begun() -> Self {
        let ruleset = Catalogue::embedded().load("pes-duplicate", &BTreeMap::new()).expect("embedded");
        let tiles = TileSet::embedded(&ruleset.lexicon.tiles.value).expect("sound").expect("known");
        let law = LoadedRules::new(ruleset, Library::embedded().expect("sound"), tiles);
        let mut game = Self { law, state: State::default(), now: At(1_795_000_000_000), slips: Vec::new() };
        game.give(SetupCommand::OpenEvent(OpenEvent {
            name: "200".to_owned(),
            ruleset: "pes-duplicate".to_owned(),
            tiles: None,
            budget: None,
            readings: BTreeMap::new(),
            systems: Vec::new(),
            zone: "+02:00".to_owned(),
            starts_at: None,
            names: ephor::domain::NameOrder::Unknown,
        }));
        let players = (1..=PLAYERS).map(|number| Player::named(format!("Παίκτης {number}"))).collect();
        game.give(SetupCommand::EnterPlayers { players });
        game.give(SetupCommand::AdoptList {
            list: LIST.to_owned(),
            tiles: (2, 15),
            decides: Binding::Alone,
            reason: "μέτρηση".to_owned(),
        });
        let start =
            StartRound { lot: Some("θέσεις".to_owned()), ..StartRound::new(Round(1), Vec::new()) };
        game.give(RoundCommand::StartRound(StartRound {
            anyway: Some("μέτρηση".to_owned()), ..start
        }));
        game.give(RoundCommand::StartPlay {});
        game
    }

    fn try_to(&mut self, command: impl Into<Command>) -> bool {
        let by = Actor::new(Role::HeadReferee, "desk");
        let Ok(records) = decide(&self.state, &self.law, &command.into(), &by, self.now) else {
            return false;
        };
        for record in &records {
            self.state.apply(record);
        }
        true
    }

    #[track_caller]
    fn give(&mut self, command: impl Into<Command>) {
        let command = command.into();
        assert!(self.try_to(command.clone()), "{command:?}");
    }

    /// A draw from its letters to the laid move; false where nothing can be laid.
    fn draw(&mut self, index: &Index, luck: &mut Lot) -> bool {
        let seed = self.state.duplicate().is_none().then(|| "γράμματα".to_owned());
        self.give(DuplicateCommand::DrawRack { letters: None, seed, reason: None, draw: None });
        self.give(ClockCommand::OrderClock {
            table: TableId(1),
            power: ClockPower::CentralTimer,
            side: None,
            amount: None,
            reason: "γύρος".to_owned(),
        });
        self.now = self.now + DRAW;
        let moves = self.moves(index);
        let Some(best) = moves.first().cloned() else { return false };
        let begun = instant();
        for number in 1..=PLAYERS {
            let play = moves[luck.below(moves.len().min(usize::from(number) * 2))].clone();
            let slip = HandInMove { table: TableId(number), draw: None, round: None, play, reason: None };
            self.give(DuplicateCommand::HandInMove(slip));
        }
        self.slips.push(begun.elapsed());
        let found_by =
            FoundBy { program: "ephor".to_owned(), list: None, digest: Some(index.list()), ties: None };
        self.give(DuplicateCommand::ChooseMaster(ChooseMaster { play: best, found_by, reason: None }));
        self.now = self.now + LAYING;
        true
    }

    fn moves(&self, index: &Index) -> Vec<MoveText> {
        let game = self.state.duplicate().expect("a game");
        let desk = BoardAndTiles::lettered(&self.law, game, game.draws.len(), index.letters().clone());
        let desk = desk.expect("64 letters at most");
        let rack = Rack::read(&game.last().expect("a draw").rack, desk.bag.letters()).expect("a rack");
        let searcher = Searcher::new(index, &desk.bag).expect("of the same letters");
        let all = searcher.all(&desk.board, &rack);
        all.iter().map(|it| in_words(it, desk.bag.letters()).0).collect()
    }
}

pub(super) fn rows() -> Vec<Row> {
    let mut game = Game::begun();
    let list = game.law.library.get(LIST).expect("it is embedded");
    let index = Index::build(list.digest(), &list.words()).expect("an index");
    let (from, begun) = (game.now, instant());
    let mut luck = Lot::new("τύχη", "παίκτες");
    let end = DuplicateCommand::EndDuplicate { end: None };
    while !game.try_to(end.clone()) {
        if !game.draw(&index, &mut luck) {
            game.give(end.clone());
            break;
        }
    }
    game.give(DuplicateCommand::AnnounceResults {});
    let took = begun.elapsed();
    let hall = Duration::from_millis(game.now.since(from).0.unsigned_abs());
    let times = hall.as_secs_f64() / took.as_secs_f64();
    let draws = game.slips.len();
    let slowest = millis(quantile(&mut game.slips, 1.0));
    vec![
        Row {
            what: "a duplicate game of 200 players",
            measured: format!("{times:.0} ×"),
            target: "≥ 5000 ×",
            ok: times >= 5000.0,
            how: format!(
                "real time; {:.0} ms for {draws} draws, {} slips, all moves of each",
                millis(took),
                draws * usize::from(PLAYERS)
            ),
        },
        Row {
            what: "200 slips of a draw, decided",
            measured: format!("{slowest:.1} ms"),
            target: "≤ 10 ms",
            ok: slowest <= 10.0,
            how: format!("the slowest of {draws} draws: rules, board, words, score, into the state"),
        },
    ]
}
