//! What stands on papers: every way in which somebody loses a game or plays on no more, with every way back.

use super::print::{begun, page};
use crate::support::Place;

const PLAYERS: &str = "name,club\nAnna,\nBéla,\nCyril,\nDana,\n";
const PAIRED: &str = r#"{"table":1,"a":"Anna","b":"Béla"},{"table":2,"a":"Cyril","b":"Dana"}"#;

/// A regulation, who decides under it, and the form that tells of it.
#[derive(Clone, Copy)]
struct Law {
    ruleset: &'static str,
    role: &'static str,
    form: &'static str,
}

const CAS: Law = Law { ruleset: "cas-2009", role: "head_referee", form: "warnings" };
const SSS: Law = Law { ruleset: "sss-2022", role: "referee", form: "report" };
const TSO: Law = Law { ruleset: "tso-2017", role: "director", form: "report_measure" };

/// A way in or back: what is asked, and what the form then says and does not say.
struct Way {
    asks: &'static [&'static str],
    says: &'static [&'static str],
    is_silent: &'static [&'static str],
}

/// Plays an event; `@3` stands for the first entry of the fourth line. The form, as it then is.
#[track_caller]
fn played(law: Law, asks: &[&str]) -> String {
    let place = Place::new();
    begun(&place, law.ruleset, PLAYERS, PAIRED, "+02:00");
    let mut first: Vec<String> = Vec::new();
    for (at, asked) in asks.iter().enumerate() {
        let mut asked = (*asked).to_owned();
        for (at, entry) in first.iter().enumerate() {
            asked = asked.replace(&format!("\"@{at}\""), entry);
        }
        let by = format!(r#""by":{{"role":"{}","name":"Hana","station":"desk"}}"#, law.role);
        let line = format!(r#"{{"at":"2026-05-01T08:{:02}:00Z",{by},{asked}}}"#, 10 + at);
        let ran = place.feed(&["exec", "event", "--replay"], &line);
        assert!(!ran.out.contains("\"refused\""), "{}: {asked}: {}", law.ruleset, ran.out);
        let seq = ran.out.split("\"seq\":").nth(1).and_then(|it| it.split([',', '}']).next());
        first.push(seq.unwrap_or_default().to_owned());
    }
    place.run(&["print", "event", "forms", "--only", law.form]).exits(0);
    page(&place, &format!("form-{}", law.form))
}

/// Each way in alone, and with each way back behind it.
#[track_caller]
fn in_pairs(law: Law, way_in: &Way, ways_back: &[Way]) {
    let alone = Way { asks: &[], says: way_in.says, is_silent: way_in.is_silent };
    for back in std::iter::once(&alone).chain(ways_back) {
        let form = played(law, &[way_in.asks, back.asks].concat());
        for said in back.says {
            assert_eq!(form.matches(said).count(), 1, "{:?}: “{said}” stands once in {form}", back.asks);
        }
        for unsaid in back.is_silent {
            assert!(!form.contains(unsaid), "{:?}: “{unsaid}” in {form}", back.asks);
        }
    }
}

const PLAYED: &str = r#""command":"correct_result","round":1,"table":2,"scores":[328,362],"played":true,"misentered":true,"reason":"mistake""#;
const OTHER_POINTS: &str =
    r#""command":"correct_result","round":1,"table":2,"scores":[120,338],"reason":"added up anew""#;

#[test]
fn a_third_warning_and_what_it_costs_stand_together_and_fall_alone() {
    let way_in = Way {
        asks: &[
            r#""command":"start_play""#,
            r#""command":"impose","sanction":"warning","player":"Cyril","reason":"first""#,
            r#""command":"impose","sanction":"warning","player":"Cyril","reason":"second""#,
            r#""command":"impose","sanction":"warning","player":"Cyril","reason":"third","facts":{"score_winner":340,"score_loser":120}"#,
        ],
        says: &["— first", "— second", "— third", "vyloučení, proti: Cyril: Cyril 120 : 340 Dana"],
        is_silent: &[],
    };
    let taken = |asks| Way { asks, says: &["— second"], is_silent: &["vyloučení, proti"] };
    let ways_back = [
        Way {
            asks: &[r#""command":"take_back","entry":"@3","misentered":true,"reason":"mistake""#],
            says: &["— first", "— second"],
            is_silent: &["— third", "vyloučení, proti"],
        },
        taken(&[r#""command":"take_back","entry":"@1","misentered":true,"reason":"mistake""#]),
        taken(&[
            r#""command":"take_back","entry":"@3","misentered":true,"reason":"mistake""#,
            r#""command":"take_back","entry":"@1","misentered":true,"reason":"mistake""#,
        ]),
        Way {
            asks: &[PLAYED], says: &["— first", "— second", "— third"], is_silent: &["vyloučení, proti"]
        },
        Way {
            asks: &[OTHER_POINTS],
            says: &["— first", "— second", "— third", "vyloučení, proti: Cyril: Cyril 120 : 338 Dana"],
            is_silent: &[": 340"],
        },
    ];
    in_pairs(CAS, &way_in, &ways_back);
    // The notice for everybody: a page for each decision, and the third has the exclusion, too.
    let notice = Law { form: "sanction_notice", ..CAS };
    let form = played(notice, way_in.asks);
    assert_eq!(form.matches("<section class=\"form\">").count(), 3, "{form}");
    assert_eq!(form.matches("vyloučení, proti: Cyril").count(), 1, "{form}");
    let form = played(notice, &[way_in.asks, &[PLAYED]].concat());
    assert!(form.contains("— third") && !form.contains("vyloučení, proti"), "{form}");
}

#[test]
fn an_exclusion_stands_without_the_game_that_was_played_after_all() {
    let of_game = Way {
        asks: &[
            r#""command":"start_play""#,
            r#""command":"impose","sanction":"exclusion_game","player":"Cyril","reason":"rude","facts":{"gross":1,"score_winner":340,"score_loser":120}"#,
        ],
        says: &["rude", "vyloučení, proti: Cyril: Cyril 120 : 340 Dana"],
        is_silent: &["Cyril prohrává partii"],
    };
    let taken = Way {
        asks: &[r#""command":"take_back","entry":"@1","misentered":true,"reason":"mistake""#],
        says: &[],
        is_silent: &["rude", "vyloučení, proti", "dále nehraje"],
    };
    let points = Way {
        asks: &[OTHER_POINTS],
        says: &["rude", "vyloučení, proti: Cyril: Cyril 120 : 338 Dana"],
        is_silent: &[": 340"],
    };
    // It took a game and nothing else.
    let spent = Way { asks: &[PLAYED], says: &[], is_silent: &["rude", "vyloučení, proti"] };
    in_pairs(CAS, &of_game, &[taken, points, spent]);
    let of_event = Way {
        asks: &[
            r#""command":"start_play""#,
            r#""command":"impose","sanction":"exclusion_event","player":"Cyril","reason":"rude","facts":{"gross":1,"third":0,"in_game":1,"score_winner":340,"score_loser":120}"#,
        ],
        says: &["rude", "v tomto turnaji dále nehraje", "vyloučení, proti: Cyril: Cyril 120 : 340 Dana"],
        is_silent: &["Cyril prohrává partii"],
    };
    let taken = Way {
        asks: &[r#""command":"take_back","entry":"@1","misentered":true,"reason":"mistake""#],
        says: &[],
        is_silent: &["rude", "vyloučení, proti", "dále nehraje"],
    };
    let stays = Way {
        asks: &[PLAYED],
        says: &["rude", "v tomto turnaji dále nehraje"],
        is_silent: &["vyloučení, proti"],
    };
    in_pairs(CAS, &of_event, &[taken, stays]);
}

#[test]
fn an_award_stands_with_the_points_that_it_gives_by_now() {
    let way_in = Way {
        asks: &[
            r#""command":"start_play""#,
            r#""command":"award_game","table":2,"award":"resigned","against":"a","facts":{"score_winner":340,"score_loser":120},"reason":"ill""#,
        ],
        says: &["ill", "Cyril 120 : 340 Dana"],
        is_silent: &[],
    };
    let gone = |asks| Way { asks, says: &[], is_silent: &["ill", "120 : 340"] };
    let ways_back = [
        gone(&[r#""command":"take_back","entry":"@1","misentered":true,"reason":"mistake""#]),
        gone(&[PLAYED]),
        Way { asks: &[OTHER_POINTS], says: &["ill", "Cyril 120 : 338 Dana"], is_silent: &[": 340"] },
    ];
    in_pairs(CAS, &way_in, &ways_back);
}

/// A forfeit against the wrong player is put right by one against the other (SSS): then only that one stands, until it
/// is taken back.
#[test]
fn a_forfeit_stands_against_whom_it_was_awarded_last() {
    const OTHER: &str = r#""command":"award_game","table":2,"award":"unsporting","against":"b","corrects":true,"facts":{"warned":1},"reason":"it was Dana""#;
    let way_in = Way {
        asks: &[
            r#""command":"impose","sanction":"forfeit","player":"Cyril","reason":"shouted","facts":{"warned":1}"#,
        ],
        says: &["shouted", "Cyril 0 : 100 Dana"],
        is_silent: &["Cyril prehráva partiu"],
    };
    let ways_back = [
        Way {
            asks: &[r#""command":"take_back","entry":"@0","reason":"mistake""#],
            says: &[],
            is_silent: &["shouted"],
        },
        Way { asks: &[PLAYED], says: &[], is_silent: &["shouted", "0 : 100"] },
        Way { asks: &[OTHER], says: &["it was Dana"], is_silent: &["shouted", "0 : 100"] },
        Way {
            asks: &[OTHER, r#""command":"take_back","entry":"@1","reason":"it was Cyril""#],
            says: &["shouted", "Cyril 0 : 100 Dana"],
            is_silent: &["it was Dana", "100 : 0"],
        },
    ];
    in_pairs(SSS, &way_in, &ways_back);
}

/// TSO: a lost game is reported with the sanction that took it, and with no other.
#[test]
fn a_lost_game_is_reported_as_long_as_it_is_lost() {
    const OTHER: &str = r#""command":"award_game","table":2,"award":"rule_breach","against":"b","corrects":true,"facts":{"cheated":1,"score_winner":120,"score_loser":100},"reason":"es war Dana""#;
    let way_in = Way {
        asks: &[
            r#""command":"impose","sanction":"lost_game","player":"Cyril","reason":"Brett umgeworfen","facts":{"impossible":1,"score_loser":100,"score_winner":120}"#,
        ],
        says: &["Brett umgeworfen", "Regelverstoßes, gegen: Cyril: Cyril 0 : 400 Dana"],
        is_silent: &["Cyril verliert die Partie"],
    };
    let ways_back = [
        Way {
            asks: &[r#""command":"take_back","entry":"@0","reason":"Irrtum""#],
            says: &[],
            is_silent: &["Brett umgeworfen", "gegen: Cyril"],
        },
        Way { asks: &[PLAYED], says: &[], is_silent: &["Brett umgeworfen", "gegen: Cyril"] },
        Way { asks: &[OTHER], says: &[], is_silent: &["Brett umgeworfen", "gegen: Cyril"] },
    ];
    in_pairs(TSO, &way_in, &ways_back);
}

/// SSS: whoever forfeits a second game is out; both games and the exclusion stand, and fall, each by itself.
#[test]
fn a_second_forfeit_excludes_as_long_as_both_stand() {
    const FALSE: &str = r#""command":"correct_result","round":1,"table":2,"scores":[328,362],"agreed":true,"played":true,"misentered":true,"reason":"mistake""#;
    const SECOND: &str = r#""command":"award_game","table":2,"award":"unsporting","against":"b","facts":{"warned":1},"reason":"left again""#;
    let way_in = Way {
        asks: &[
            r#""command":"award_game","table":2,"award":"unsporting","against":"a","facts":{"warned":1},"reason":"shouted""#,
            r#""command":"award_game","table":1,"award":"unsporting","against":"b","facts":{"warned":1},"reason":"threw tiles""#,
            r#""command":"start_round","round":2,"pairings":[{"table":1,"a":"Dana","b":"Anna"},{"table":2,"a":"Béla","b":"Cyril"}],"anyway":"agreed""#,
            SECOND,
        ],
        says: &["shouted", "threw tiles", "left again", "Cyril v tomto turnaji ďalej nehrá"],
        is_silent: &[],
    };
    let ways_back = [
        Way {
            asks: &[r#""command":"take_back","entry":"@3","reason":"mistake""#],
            says: &["shouted", "threw tiles"],
            is_silent: &["left again", "ďalej nehrá"],
        },
        Way { asks: &[FALSE], says: &["left again"], is_silent: &["shouted", "ďalej nehrá"] },
        Way {
            asks: &[
                r#""command":"award_game","table":2,"award":"unsporting","against":"a","corrects":true,"facts":{"warned":1},"reason":"it was Béla""#,
                r#""command":"take_back","entry":"@4","reason":"it was not""#,
            ],
            says: &["shouted", "left again", "Cyril v tomto turnaji ďalej nehrá"],
            is_silent: &["it was Béla"],
        },
    ];
    in_pairs(SSS, &way_in, &ways_back);
}
