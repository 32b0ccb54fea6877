//! What is offered about challenges whose window may be over, and about verdicts that were given.

use super::*;
use crate::tournament::event::{ClockEvent, Event, RoundEvent};

/// Two words that no list decides, ruled on as the words of one play, whose game is over.
fn two_words_ruled_invalid(bench: &mut Bench) -> SlipId {
    let slip = SlipId(1);
    let words = ["ψωμάς", "σπίτι"].map(str::to_owned);
    bench.give(&Command::Slip(SlipCommand::RaiseSlip {
        table: TABLE,
        challenger: Side::B,
        since_press: Some(Millis::secs(4)),
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    }));
    bench.give(&Command::Slip(SlipCommand::EnterWords { slip, words: words.to_vec() }));
    bench.give(&Command::Slip(SlipCommand::ConfirmSpelling { slip }));
    bench.give(&Command::Slip(SlipCommand::Decide { slip }));
    bench.give(&Command::Slip(SlipCommand::Rule {
        slip,
        rulings: words.map(|word| WordRuling { word, valid: false }).to_vec(),
        reasons: "Δεν βρέθηκαν.".into(),
        sources: Vec::new(),
    }));
    bench.give(&Command::Slip(SlipCommand::Announce { slip }));
    let offer = bench.offer(Role::Judge, |it| enters(it).is_some());
    bench.give(&filled(&offer, Side::A));
    slip
}

/// The words that may still be mended, and why none, where none may.
fn mendable(bench: &Bench, slip: SlipId) -> (Offer, Vec<String>) {
    let fixes =
        |it: &Command| matches!(it, Command::Slip(SlipCommand::FixVerdict { slip: of, .. }) if *of == slip);
    let offer = bench.offer(Role::Referee, fixes);
    let words = offer.draft.holes.iter().find_map(|hole| match &hole.need {
        Need::Word(words) => Some(words.clone()),
        _ => None,
    });
    (offer, words.expect("it asks which word"))
}

#[test]
fn each_word_of_a_play_is_offered_until_it_is_mended_and_the_play_where_it_is_mended_as_one() {
    let readings = BTreeMap::from([("Q16".to_owned(), "each_word".to_owned())]);
    let mut bench = Bench::under(law_read_as("pes-classic", &readings));
    let slip = two_words_ruled_invalid(&mut bench);
    for words in [&["ΨΩΜΑΣ", "ΣΠΙΤΙ"][..], &["ΣΠΙΤΙ"]] {
        let (offer, open) = mendable(&bench, slip);
        assert_eq!((open, offer.why_not.clone()), (words.iter().map(|it| (*it).to_owned()).collect(), None));
        let demands =
            |it: &Hole| matches!(&it.need, Need::Side { part: SideRole::Demands, of } if *of == [Side::A]);
        assert!(offer.draft.holes.iter().any(demands), "what was wrongly rejected is the mover's to claim");
        bench.give(&filled(&offer, Side::A));
    }
    let (offer, open) = mendable(&bench, slip);
    assert_eq!(open, Vec::<String>::new());
    let Some(refusal) = &offer.why_not else { panic!("{offer:?}") };
    assert_eq!(refusal.why, SlipReason::WordsMended { slip }.into());

    let mut bench = Bench::started("pes-classic");
    let slip = two_words_ruled_invalid(&mut bench);
    let (offer, open) = mendable(&bench, slip);
    assert_eq!(open.len(), 2);
    bench.give(&filled(&offer, Side::A));
    let (offer, _) = mendable(&bench, slip);
    let Some(refusal) = &offer.why_not else { panic!("{offer:?}") };
    assert_eq!(refusal.why, SlipReason::PlayMended { slip }.into());
}

#[test]
fn whose_own_time_is_over_is_not_offered_as_the_challenger_where_it_closes_the_window() {
    let mut bench = Bench::started("sss-2022");
    let value = Closer { on: ClosesOn::Mark(Observation::OwnLimitOver), only_if: None };
    let closer = Cited { value, cite: Citation::new("Test §2"), reading: None };
    bench.law.ruleset.challenge.closers.push(closer);
    bench.game().notes.push((START, ClockNote::TimeOut { side: Side::B }));
    let offer = bench.offer(Role::Judge, |it| matches!(it, Command::Slip(SlipCommand::RaiseSlip { .. })));
    let of = Need::Side { part: SideRole::Challenger, of: vec![Side::A] };
    assert!(offer.possible() && offer.draft.holes[0].need == of, "{offer:?}");
    let raise = |side| offer.draft.command(&[Some(json!(side))]).expect("all is said");
    let refusal = bench.try_as(Role::Judge, &raise(Side::B)).expect_err("their time is over");
    assert_eq!((refusal.code(), refusal.cite), (RefusalCode::TooLate, Some(Citation::new("Test §2"))));
    assert!(bench.try_as(Role::Judge, &raise(Side::A)).is_ok());
}

#[test]
fn a_verdict_is_overruled_by_whoever_has_not_signed_it() {
    let mut bench = Bench::started("sss-2022");
    let slip = SlipId(1);
    bench.give(&Command::Slip(SlipCommand::RaiseSlip {
        table: TABLE,
        challenger: Side::B,
        since_press: Some(Millis::secs(4)),
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    }));
    bench.state.slips.update(&slip, |slip| slip.phase = SlipPhase::Announced { upheld: true });
    let signed = |name: &str| Actor { name: name.into(), ..Actor::new(Role::HeadReferee, "desk") };
    bench.state.slips.update(&slip, |slip| slip.decided_by = Some(signed("Dana")));
    let overrules = |it: &Offer| {
        let ground = ReopenGround::Overruled;
        matches!(&it.draft.base, Command::Slip(SlipCommand::ReopenSlip { ground: of, .. }) if *of == ground)
    };
    for (name, possible) in [("Dana", false), ("Eva", true)] {
        let by = signed(name);
        let all = offers(&bench.state, &bench.law, TABLE, &by, bench.now);
        let offer = all.into_iter().find(overrules).expect("an offer to overrule");
        assert_eq!(offer.possible(), possible, "{name}: {offer:?}");
        let command = filled(&offer, Side::A);
        assert_eq!(decide(&bench.state, &bench.law, &command, &by, bench.now).is_ok(), possible, "{name}");
    }
}

#[test]
fn what_was_noted_by_mistake_is_offered_to_be_taken_back_by_the_same_office_or_a_higher_one() {
    let mut bench = Bench::new("tso-2017");
    let absent = |side| Command::Round(RoundCommand::NoteAbsent { table: TABLE, side, sure: Sure::new() });
    for side in Side::BOTH {
        let records = bench.try_as(Role::Referee, &absent(side)).expect("an absence");
        for record in &records {
            bench.state.apply(record);
        }
    }
    let back = |bench: &Bench, role: Role| -> Vec<Offer> {
        let offers = bench.offers(role).into_iter();
        offers.filter(|offer| matches!(offer.particular, Some(Particular::Noted(..)))).collect()
    };
    assert!(back(&bench, Role::Judge).is_empty());
    let offered = back(&bench, Role::HeadReferee);
    let whose = |offer: &Offer| match noted(offer) {
        Some(Event::Round(RoundEvent::AbsenceNoted { side, .. })) => Some(*side),
        _ => None,
    };
    assert_eq!(offered.iter().map(whose).collect::<Vec<_>>(), [Some(Side::B), Some(Side::A)]);
    assert_eq!(offered[0].draft.command(&[]), Err(0), "a reason must be given");
    bench.give(&filled(&offered[0], Side::A));
    assert!(bench.state.game(TABLE).expect("a game").absent[Side::B.index()].is_none());
    assert_eq!(back(&bench, Role::Referee).iter().map(whose).collect::<Vec<_>>(), [Some(Side::A)]);
}

#[test]
fn since_when_the_clock_of_the_absent_runs_is_put_right_and_counts() {
    let mut bench = Bench::started("pes-classic");
    let side = Side::B;
    bench.game().late_base = Some(LateBase::PlayStart);
    bench.wait(Millis::secs(1_080));
    bench.give(&Command::Round(RoundCommand::NoteAbsent { table: TABLE, side, sure: Sure::new() }));
    let started = Command::Clock(ClockCommand::OrderClock {
        table: TABLE,
        power: ClockPower::StartAbsent,
        side: Some(side),
        amount: None,
        reason: String::new(),
    });
    bench.give(&started);
    let moment = Dated::Clock { table: TABLE, side };
    let redates = |it: &Offer| match &it.draft.base {
        Command::Round(RoundCommand::Redate { what, .. }) => *what == moment,
        _ => false,
    };
    let offered = |bench: &Bench| bench.offers(Role::Referee).into_iter().find(redates);
    assert!(offered(&bench).is_none(), "nobody has said yet that it runs");
    let op = *bench.state.orders.live().next().expect("an order").0;
    bench.give(&Command::Clock(ClockCommand::SettleOrder { op }));
    assert!(offered(&bench).is_some());
    let by = |seconds: i64| {
        Command::Round(RoundCommand::Redate {
            what: Dated::Clock { table: TABLE, side },
            shift: Millis::secs(seconds),
            reason: "his opponent pressed it".into(),
        })
    };
    // It is started ten minutes after play began, and never before.
    let early = bench.try_as(Role::HeadReferee, &by(-481)).expect_err("too early");
    assert!(matches!(*early.why, Reason::Round(RoundReason::StartedTooEarly { .. })));
    assert_eq!(early.cite.expect("a paragraph").as_str(), "PES §Γ.β ¶2");
    bench.give(&by(-480));
    // Twenty minutes on it lose the game: they count from when it began to run.
    bench.wait(Millis::secs(719));
    let lost = |bench: &Bench| bench.offer(Role::HeadReferee, |it| awards(it) == Some("no_show"));
    assert!(lost(&bench).why_not.is_some());
    bench.wait(Millis::secs(1));
    let command = filled(&lost(&bench), side);
    bench.give(&command);
}

#[test]
fn whoever_has_a_slip_in_the_game_is_there() {
    let mut bench = Bench::started("sss-2022");
    let absent = Command::Round(RoundCommand::NoteAbsent { table: TABLE, side: Side::B, sure: Sure::new() });
    bench.give(&Command::Slip(SlipCommand::RaiseSlip {
        table: TABLE,
        challenger: Side::B,
        since_press: None,
        marks: BTreeSet::new(),
        source: SlipSource::Desk,
    }));
    let refused = bench.try_as(Role::HeadReferee, &absent).expect_err("is playing");
    let slip = SlipId(1);
    assert!(matches!(&*refused.why, Reason::Round(RoundReason::HasPlayed { slip: it, .. }) if *it == slip));
    // What was entered by mistake says nothing of anybody.
    let mistaken = SlipCommand::WithdrawSlip { slip, blank_conflict: false, mistaken: true };
    bench.give(&Command::Slip(mistaken));
    bench.give(&absent);
}

/// What was ticked off as said, or as done at a clock, had no way back.
#[test]
fn what_was_not_said_yet_waits_to_be_said_again_while_nothing_rests_on_it() {
    let mut bench = Bench::started("pes-classic");
    let side = Side::B;
    bench.game().late_base = Some(LateBase::PlayStart);
    bench.wait(Millis::secs(1_080));
    bench.give(&Command::Round(RoundCommand::NoteAbsent { table: TABLE, side, sure: Sure::new() }));
    bench.give(&Command::Clock(ClockCommand::OrderClock {
        table: TABLE,
        power: ClockPower::StartAbsent,
        side: Some(side),
        amount: None,
        reason: String::new(),
    }));
    let op = *bench.state.orders.live().next().expect("an order").0;
    let settle = Command::Clock(ClockCommand::SettleOrder { op });
    let back = |bench: &Bench, role| bench.offers(role).into_iter().find(takes_back_settled);
    assert!(back(&bench, Role::Director).is_none());
    bench.give(&settle);
    assert!(back(&bench, Role::Judge).is_none(), "whoever did it, or is above them");
    let offer = back(&bench, Role::Director).expect("it may be taken back");
    bench.give(&filled(&offer, Side::A));
    assert!(bench.state.orders.get(&op).is_some_and(crate::tournament::PlacedOrder::needs_person));
    assert!(back(&bench, Role::Director).is_none());
    // Once he has come, how late he was follows from when his clock ran.
    bench.give(&settle);
    bench.wait(Millis::secs(60));
    bench.give(&Command::Round(RoundCommand::NoteArrived { table: TABLE, side }));
    assert!(back(&bench, Role::Director).is_none());
}

/// What is taken back.
fn noted(offer: &Offer) -> Option<&Event> {
    if let Some(Particular::Noted(what, _)) = &offer.particular { Some(&what.event) } else { None }
}

fn takes_back_settled(offer: &Offer) -> bool {
    matches!(noted(offer), Some(Event::Clock(ClockEvent::OrderSettled { .. })))
}

/// A round later an order was told of whoever sat on that side then.
#[test]
fn an_order_is_about_those_who_sat_there_when_it_was_placed() {
    let mut bench = Bench::started("pes-classic");
    bench.game().late_base = Some(LateBase::PlayStart);
    bench.wait(Millis::secs(1_080));
    bench.give(&Command::Round(RoundCommand::NoteAbsent { table: TABLE, side: Side::B, sure: Sure::new() }));
    bench.give(&Command::Clock(ClockCommand::OrderClock {
        table: TABLE,
        power: ClockPower::StartAbsent,
        side: Some(Side::B),
        amount: None,
        reason: String::new(),
    }));
    let sat = bench.game().players.clone();
    let settles = |it: &Command| matches!(it, Command::Clock(ClockCommand::SettleOrder { .. }));
    let settle = |bench: &Bench| bench.offer(Role::HeadReferee, settles);
    assert_eq!(settle(&bench).players, None);
    bench.game().players = ["Cilka".to_owned(), "Dana".to_owned()];
    assert_eq!(settle(&bench).players, Some(sat.clone()));
    bench.give(&settle(&bench).draft.command(&[]).expect("nothing is asked"));
    let back = bench.offers(Role::Director).into_iter().find(takes_back_settled);
    let back = back.expect("it may be taken back");
    assert_eq!(back.players, Some(sat));
}
