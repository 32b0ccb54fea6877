//! What is offered is decided, what is not offered is refused: in any state that any commands lead to, under every
//! reading of every regulation, for every office, at every table, whatever is said with it.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{Actor, Millis, Role, Side, TableId};
use ephor::lexicon::{Binding, Library};
use ephor::locale::Locale;
use ephor::report::{self, PlayerNames};
use ephor::rules::{Catalogue, ClockPower, Ruleset};
use ephor::tournament::{
    AwardGame, ClockCommand, Command, Draft, EnterResult, Hole, LoadedRules, Need, Offer, Refusal,
    ResultCommand, RoundCommand, SetupCommand, SlipCommand, decide, offers, round_offers,
};
use fastrand::Rng;
use proptest::prelude::*;
use serde_json::Value;

use super::super::opening;
use super::affairs::facts_of;
use super::{Deed, Hall, acts, deed, play_same_games, tally};
use crate::small::{law, list};

const OFFICES: [Role; 4] = [Role::Director, Role::HeadReferee, Role::Referee, Role::Judge];

/// So many things are said with an act before it is believed that it is refused, or that it is not.
const TRIES: usize = 3;

/// A list that no regulation names.
const MORE: &str = "extra-one";

/// What a planted mistake does to what is offered.
type Mistake = fn(&mut Vec<Offer>);

/// How often each kind of act was carried out as offered, and refused as not offered.
#[derive(Debug, Default)]
struct Tally {
    carried_out: BTreeMap<String, usize>,
    refused: BTreeMap<String, usize>,
    /// What was wrong: each kind of it once, with an example.
    broken: BTreeMap<String, String>,
}

impl Tally {
    /// Notes what does not hold.
    fn hold(&mut self, holds: bool, what: &str, kind: &str, example: impl FnOnce() -> String) {
        if !holds {
            self.broken.entry(format!("{kind}: {what}")).or_insert_with(example);
        }
    }
}

/// What kind of act it is, without whom or what it is about: the command, and what sets apart acts of one command.
fn kind(offer: &Offer) -> String {
    let base = &offer.draft.base;
    let name = tally::kind(base, "command");
    let which = match base {
        Command::Result(
            ResultCommand::EnterResult(EnterResult { round: Some(_), .. })
            | ResultCommand::HandIn { round: Some(_), .. },
        ) => " late".to_owned(),
        Command::Result(ResultCommand::AwardGame(AwardGame { corrects: true, .. })) => " instead".to_owned(),
        Command::Slip(SlipCommand::ReopenSlip { ground, .. }) => format!(" {ground:?}"),
        Command::Clock(ClockCommand::OrderClock { power: ClockPower::CentralTimer, amount, .. }) => {
            if amount.is_some() { " stop" } else { " countdown" }.to_owned()
        }
        _ => String::new(),
    };
    format!("{name}{which}")
}

/// Whoever looks at what may be done: the hall as it is, an office, a table.
struct Looker<'h> {
    hall: &'h Hall,
    by: Actor,
    table: TableId,
}

impl<'h> Looker<'h> {
    fn at(hall: &'h Hall, table: TableId, role: Role) -> Self {
        Self { hall, by: Actor::new(role, "desk"), table }
    }

    fn offered(&self, mistake: Mistake) -> Vec<Offer> {
        let (state, law, now) = (&self.hall.state, &self.hall.law, self.hall.now);
        let at_table = offers(state, law, self.table, &self.by, now);
        let mut all = [at_table, round_offers(state, law, &self.by, now)].concat();
        mistake(&mut all);
        all
    }

    /// Gives the command of an act; what it came to, and the command. `None` where something must be said with it
    /// that cannot be.
    fn tries(
        &self,
        offer: &Offer,
        rng: &mut Rng,
        tally: &mut Tally,
    ) -> Option<(Result<bool, Refusal>, Command)> {
        let said = acts::said(offer, rng);
        let command = offer.draft.command(&said).ok()?;
        tally.hold(reads_back(offer, &said, &command), "what was said is not in it", &kind(offer), || {
            format!("{said:?}: {command:?}")
        });
        Some((self.given(&command), command))
    }

    /// Gives a command; what is doubted is meant.
    fn given(&self, command: &Command) -> Result<bool, Refusal> {
        let command = command.clone().sure_of_all();
        let answer = decide(&self.hall.state, &self.hall.law, &command, &self.by, self.hall.now);
        answer.map(|records| !records.is_empty())
    }

    /// Whether an act is refused whatever the answers to its questions are. Who or what it is about stays.
    fn refused_whatever(&self, offer: &Offer, command: &Command, rng: &mut Rng) -> bool {
        let mut other = command.clone();
        if facts_of(&mut other).is_none() {
            return true;
        }
        !(0..40).any(|_| {
            let rolled = offer.draft.command(&acts::said(offer, rng)).ok();
            let rolled = rolled.and_then(|mut rolled| facts_of(&mut rolled).cloned());
            if let (Some(facts), Some(rolled)) = (facts_of(&mut other), rolled) {
                *facts = rolled;
            }
            self.given(&other).is_ok_and(|carried_out| carried_out)
        })
    }

    /// Nothing that may be said makes this act possible.
    fn is_refused(&self, act: &Offer, what: &str, rng: &mut Rng, tally: &mut Tally) {
        for _ in 0..TRIES {
            let Some((outcome, command)) = self.tries(act, rng, tally) else { return };
            tally.hold(outcome != Ok(true), what, &kind(act), || format!("{:?}: {command:?}", self.by.role));
            *tally.refused.entry(kind(act)).or_default() += usize::from(outcome.is_err());
        }
    }

    /// What is refused is refused only for what was said.
    fn is_possible(&self, offer: &Offer, rng: &mut Rng, tally: &mut Tally) {
        for _ in 0..TRIES {
            let tried = self.tries(offer, rng, tally);
            let Some((outcome, command)) = tried else {
                tally.hold(false, "offered with nothing to choose from", &kind(offer), || {
                    format!("{offer:?}")
                });
                return;
            };
            let holds = match &outcome {
                Ok(_) => true,
                Err(_) if offer.draft.holes.is_empty() => false,
                Err(refusal) => refusal.why.of_answer() || !self.refused_whatever(offer, &command, rng),
            };
            tally.hold(holds, "offered and refused", &kind(offer), || {
                format!("{:?}: {command:?}: {outcome:?}", self.by.role)
            });
            *tally.carried_out.entry(kind(offer)).or_default() += usize::from(outcome == Ok(true));
        }
        for other in acts::left_out(offer, &self.hall.state, self.table) {
            self.is_refused(&other, "what was not there to choose was carried out", rng, tally);
        }
    }

    fn keeps_its_word(&self, mistake: Mistake, rng: &mut Rng, tally: &mut Tally) {
        let offered = self.offered(mistake);
        let acts = acts::all(&self.hall.state, &self.hall.law, self.table);
        for offer in &offered {
            let known = acts.iter().any(|act| acts::same(act, offer));
            tally.hold(known, "nobody would think of it", &kind(offer), || format!("{offer:?}"));
            if offer.possible() {
                self.is_possible(offer, rng, tally);
            }
        }
        for act in &acts {
            let listed = offered.iter().find(|offer| acts::same(act, offer));
            match listed {
                Some(offer) if offer.possible() => {}
                Some(offer) => {
                    // With whatever it asks for, and with whatever anybody might say.
                    self.is_refused(&widened(offer, act), "not possible, yet carried out", rng, tally);
                }
                None => self.is_refused(act, "not offered, yet carried out", rng, tally),
            }
        }
    }
}

/// What is offered at a table and in the round: what people call it there, and its command as a form gives it that is
/// filled in; `None` where something must be said with it that cannot be.
pub(super) fn labelled(
    hall: &Hall,
    table: TableId,
    role: Role,
    rng: &mut Rng,
) -> Vec<(String, Option<Command>)> {
    let looker = Looker::at(hall, table, role);
    let players = hall.state.game(table).map(|game| game.players.clone()).unwrap_or_default();
    let possible = looker.offered(as_it_is).into_iter().filter(Offer::possible);
    let all = possible.map(|offer| {
        let command = offer.draft.command(&acts::said(&offer, rng)).ok();
        (report::offer(Locale::english(), &offer, PlayerNames(Some(&players))), command)
    });
    all.collect()
}

/// Whether what was said of each hole stands in the command at the field that the hole names.
fn reads_back(offer: &Offer, said: &[Option<Value>], command: &Command) -> bool {
    let written = serde_json::to_value(command).unwrap_or_default();
    offer.draft.holes.iter().zip(said).all(|(hole, said)| {
        let Some(said) = said else { return true };
        let field = format!("/{}", hole.field.replace('.', "/"));
        match field.strip_suffix("/-") {
            Some(several) => {
                let all = written.pointer(several).and_then(Value::as_array);
                all.is_some_and(|all| all.contains(said))
            }
            None => written.pointer(&field) == Some(said),
        }
    })
}

/// An offer that is not possible, about whatever the act may be about.
fn widened(offer: &Offer, act: &Offer) -> Offer {
    let narrow = |hole: &&Hole| {
        use Need::{Opponent, Player, Seated, Side, Word};
        matches!(hole.need, Side { .. } | Seated(_) | Player(_) | Opponent(_) | Word(_))
    };
    let holes = offer.draft.holes.iter().filter(|hole| !narrow(hole));
    let holes = holes.chain(act.draft.holes.iter().filter(narrow)).cloned().collect();
    let draft = Draft { holes, ..offer.draft.clone() };
    Offer { draft, ..offer.clone() }
}

/// A hall in which the first round has begun. What may be done before that is looked at on the way.
fn begun(law: &LoadedRules, mistake: Mistake, rng: &mut Rng, tally: &mut Tally) -> Hall {
    let mut hall = Hall::new(law.clone());
    let adopt = Command::Setup(SetupCommand::AdoptList {
        list: MORE.to_owned(),
        tiles: (3, 4),
        decides: Binding::IfListed,
        reason: "agreed".to_owned(),
    });
    let steps = [opening(law), super::newcomers()].concat();
    for (number, command) in steps.iter().enumerate() {
        hall.must(command);
        if number == 1 && rng.bool() {
            let _ = hall.give_as(Role::Director, "desk", &adopt);
        }
        let role = OFFICES[rng.usize(..OFFICES.len())];
        Looker::at(&hall, TableId(1), role).keeps_its_word(mistake, rng, tally);
    }
    hall
}

fn play(law: &LoadedRules, deeds: &[Deed], mistake: Mistake, tally: &mut Tally) {
    let mut rng = Rng::with_seed(deeds.len() as u64);
    let mut hall = begun(law, mistake, &mut rng, tally);
    // Now and then somebody has gone home before.
    if deeds.len().is_multiple_of(3) {
        let player = "G".to_owned();
        let gone = Command::Round(RoundCommand::WithdrawPlayer { player, note: String::new() });
        let _ = hall.give_as(Role::Judge, "desk", &gone);
    }
    for (number, deed) in deeds.iter().enumerate() {
        hall.now = hall.now + Millis(deed.after);
        for command in deed.what.commands(&law.ruleset, &hall.state) {
            let _ = super::give(&mut hall, deed.role, deed.station, &command, deed.after.unsigned_abs());
        }
        hall.now = hall.now.max(hall.state.last_at);
        if number % 6 == 5 || number + 1 == deeds.len() {
            let role = OFFICES[number / 6 % OFFICES.len()];
            for table in [TableId(1), TableId(2)] {
                Looker::at(&hall, table, role).keeps_its_word(mistake, &mut rng, tally);
            }
        }
    }
}

fn played(law: &LoadedRules, games: u32, mistake: Mistake) -> Tally {
    let mut tally = Tally::default();
    play_same_games(&law.ruleset.identity.id, games, &prop::collection::vec(deed(), 1..70), |deeds| {
        play(law, &deeds, mistake, &mut tally);
        Ok(())
    });
    tally
}

/// The ruleset under a reading, with a list more than it names.
fn under(id: &str, readings: &BTreeMap<String, String>) -> LoadedRules {
    let ruleset = Catalogue::embedded().load(id, readings).unwrap_or_else(|error| panic!("{id}: {error}"));
    let law = law(ruleset, &[]);
    let more = list(MORE, &law.tiles);
    let library = Library::with([more]).expect("one list").overlaid_with(law.library.clone());
    LoadedRules::new(law.ruleset, library, law.tiles)
}

/// Every reading of every open question that is not the usual one.
fn readings(rules: &Ruleset) -> Vec<BTreeMap<String, String>> {
    let others = rules.questions.iter().flat_map(|question| {
        let others = question.readings.iter().filter(|reading| reading.name != question.chosen);
        others.map(|reading| BTreeMap::from([(question.id.clone(), reading.name.clone())]))
    });
    others.collect()
}

/// The readings in force.
fn chosen(rules: &Ruleset) -> Vec<String> {
    rules.questions.iter().map(|question| format!("{} {}", question.id, question.chosen)).collect()
}

fn as_it_is(_: &mut Vec<Offer>) {}

#[test]
fn what_is_offered_is_carried_out_and_what_is_not_is_refused() {
    let mut all = Tally::default();
    let (mut laws, mut broken) = (0, BTreeMap::new());
    for id in Catalogue::embedded().ids() {
        let usual = under(id, &BTreeMap::new());
        let readings = readings(&usual.ruleset);
        let others = readings.iter().map(|reading| (under(id, reading), 6));
        for (law, games) in std::iter::once((usual, 40)).chain(others) {
            let tally = played(&law, games, as_it_is);
            let place = |what: String| format!("{id} {:?}: {what}", chosen(&law.ruleset));
            for (what, example) in tally.broken {
                broken.entry(what).or_insert_with(|| place(example));
            }
            for (kind, times) in tally.carried_out {
                *all.carried_out.entry(kind).or_default() += times;
            }
            for (kind, times) in tally.refused {
                *all.refused.entry(kind).or_default() += times;
            }
            laws += 1;
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(laws > 30, "{laws}");
    // A promise that is never put to the test is none.
    let times = |of: &BTreeMap<String, usize>, kind: &str| of.get(kind).copied().unwrap_or_default();
    let seldom = FLOORS.map(|(kind, carried_out, refused)| {
        let (was, was_not) = (times(&all.carried_out, kind), times(&all.refused, kind));
        (was < carried_out || was_not < refused).then(|| format!("{kind}: {was}, {was_not}"))
    });
    assert_eq!(seldom.into_iter().flatten().collect::<Vec<_>>(), Vec::<String>::new(), "{all:?}");
    let known: BTreeSet<&str> = FLOORS.iter().map(|(kind, ..)| *kind).collect();
    let met: BTreeSet<&str> = all.carried_out.keys().chain(all.refused.keys()).map(String::as_str).collect();
    assert_eq!(met, known, "every kind of act has a floor");
}

/// How often each kind of act is carried out at least, and refused.
const FLOORS: [(&str, usize, usize); 46] = [
    ("note_absent", 20, 20),
    // Hardly a game is lost by absence by chance; that it is offered then stands in `core::absence`.
    ("correct_absence", 0, 20),
    // Whoever prepares the event may at any time.
    ("fit_clock", 20, 0),
    ("admit_claim", 20, 20),
    ("adopt_list", 20, 20),
    ("note_arrived", 20, 20),
    ("award_game", 20, 20),
    ("award_game instead", 20, 20),
    ("give_bye", 20, 20),
    // A zone is an answer; that it is another office's stands with the offices.
    ("change_zone", 20, 0),
    ("circle_move", 20, 20),
    ("set_constants", 20, 20),
    ("correct_result", 20, 20),
    ("drop_list", 20, 20),
    ("drop_procedure", 20, 20),
    // Done once more, it is done: that changes nothing and is not refused.
    ("duty_done", 20, 0),
    // A name that is there already is an answer, and makes no offer impossible.
    ("enter_players", 20, 0),
    ("enter_result", 20, 20),
    ("fix_verdict", 20, 20),
    ("play_forced_pass", 10, 20),
    ("hand_in", 20, 20),
    ("judge_claim", 20, 20),
    ("declare_last", 20, 20),
    ("enter_result late", 20, 20),
    ("hand_in late", 20, 20),
    ("step_done", 20, 20),
    ("claim", 20, 20),
    ("reopen_slip Overruled", 20, 20),
    ("pair_late", 20, 20),
    ("order_clock", 20, 20),
    ("reopen_slip Misentered", 20, 20),
    ("begin_procedure", 20, 20),
    ("redate", 20, 20),
    ("reopen_slip WrongWords", 20, 20),
    ("return_player", 20, 20),
    ("impose", 20, 20),
    ("settle_order", 20, 20),
    ("order_clock countdown", 20, 20),
    ("start_play", 20, 20),
    ("order_clock stop", 20, 20),
    ("reopen_slip Struck", 20, 20),
    ("take_back", 20, 20),
    ("take_hold", 20, 20),
    ("unpair", 5, 20),
    ("withdraw_player", 20, 20),
    ("raise_slip", 20, 20),
];

/// Whatever was planted is found.
#[track_caller]
fn found(id: &str, readings: &[(&str, &str)], mistake: Mistake, what: &str) {
    let readings = readings.iter().map(|(question, reading)| ((*question).into(), (*reading).into()));
    let law = under(id, &readings.collect());
    let without = played(&law, 40, as_it_is).broken;
    assert!(without.is_empty(), "without the mistake: {without:#?}");
    let broken = played(&law, 40, mistake).broken;
    assert!(broken.contains_key(what), "{broken:?}");
}

#[test]
fn an_offer_that_closes_too_early_is_found() {
    // As it was once: after the first of two words, no second one could be mended from the screen.
    let closes = |offers: &mut Vec<Offer>| {
        offers.retain(|offer| !matches!(offer.draft.base, Command::Slip(SlipCommand::FixVerdict { .. })));
    };
    found("pes-classic", &[("Q16", "each_word")], closes, "fix_verdict: not offered, yet carried out");
}

#[test]
fn an_offer_that_counts_either_side_for_both_is_found() {
    // As it was once: what one player had was held against the other.
    let counts = |offers: &mut Vec<Offer>| {
        for offer in offers {
            for hole in &mut offer.draft.holes {
                if let Need::Side { of, .. } = &mut hole.need {
                    *of = Side::BOTH.to_vec();
                }
            }
        }
    };
    found("sss-2022", &[("Q4", "once")], counts, "order_clock: offered and refused");
}

#[test]
fn an_offer_of_what_is_not_granted_is_found() {
    let grants = |offers: &mut Vec<Offer>| {
        for offer in offers {
            if matches!(offer.draft.base, Command::Result(ResultCommand::HandIn { round: None, .. })) {
                (offer.may, offer.why_not) = (true, None);
            }
        }
    };
    found("tso-2017", &[], grants, "hand_in: offered and refused");
}
