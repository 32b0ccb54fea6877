//! `ephor standings`: the orders of the regulations, against results worked out independently, and files of results
//! that are wrong.

use std::fs;

use crate::support::{Place, repository};

/// What stands under some columns, line by line.
fn cells(csv: &str, columns: &[&str]) -> Vec<String> {
    let mut lines = csv.lines();
    let header: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let at = |column: &&str| header.iter().position(|it| it == column).unwrap_or_else(|| panic!("{column}"));
    let wanted: Vec<usize> = columns.iter().map(at).collect();
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        wanted.iter().map(|at| cells[*at]).collect::<Vec<_>>().join(" ")
    };
    lines.map(line).collect()
}

/// Place, player and the values of the criteria of the Slovak results, as the console writes them.
fn ordered(ruleset: &str, order: &str, columns: &[&str]) -> Vec<String> {
    let place = Place::new();
    let results = fs::read(repository("tests/data/standings/slovak.csv")).expect("the results");
    place.write("games.csv", results);
    let args = ["standings", "--results", "games.csv", "--ruleset", ruleset, "--order", order, "--csv"];
    cells(&place.run(&args).exits(0).out, &[&["place", "player"], columns].concat())
}

/// What an independent program made of the same results: the lines under the heading that begins so.
fn expected(heading: &str) -> Vec<String> {
    let text = fs::read_to_string(repository("tests/data/standings/expected.txt")).expect("the expected");
    let section = text.lines().skip_while(|line| !line.starts_with(&format!("# {heading}"))).skip(1);
    let lines: Vec<String> = section.take_while(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 8, "{heading}");
    lines
}

/// Each criterion separates somebody at least once: a drawn game is no win.
#[test]
fn the_slovak_swiss_order_is_points_wins_median_buchholz_buchholz_difference() {
    let columns = ["points", "wins", "median_buchholz", "buchholz", "spread"];
    assert_eq!(ordered("sss-2022", "swiss", &columns), expected("sss-2022 swiss"));
    let gives: Vec<String> =
        ordered("sss-2022", "swiss", &["place_points"]).iter().map(|line| line[2..].to_owned()).collect();
    let points = ["Hugo 40", "Gita 35", "Čenka 32", "Eva 30", "Anna 28", "Fero 27", "Dušan 26", "Beno 25"];
    assert_eq!(gives, points);
}

/// SSS 4 ¶6: who leaves early without a serious reason gets no points for his place; who stays gets them.
#[test]
fn who_leaves_early_gets_no_points_for_his_place() {
    let place = Place::new();
    place.event();
    let by = r#""at":"2099-01-01T10:00:00Z","by":{"role":"director","station":"desk"}"#;
    let entered = |table: u16, scores: &str| {
        format!(
            r#"{{{by},"command":"enter_result","table":{table},"end":"out","scores":{scores},"out":"a"}}"#
        )
    };
    let played = [entered(1, "[400,300]"), entered(2, "[350,310]")].join("\n");
    place.feed(&["exec", "--replay", "event"], &played).exits(0).says(&["result_entered"]);
    let points = |player: &str| {
        let csv = place.run(&["standings", "event", "--csv"]).exits(0).out;
        let lines = cells(&csv, &["player", "place_points"]);
        let of_player = |line: &String| Some(line.strip_prefix(&format!("{player} "))?.to_owned());
        lines.iter().find_map(of_player).expect("a line for everybody")
    };
    assert_eq!(points("Anna"), "40");
    let left = format!(
        r#"{{{by},"command":"impose","sanction":"left_early","player":"Anna","facts":{{"serious":0}},"reason":"bored"}}"#
    );
    place.feed(&["exec", "--replay", "event"], &left).exits(0).says(&["player_excluded"]);
    assert_eq!(points("Anna"), "");
}

#[test]
fn the_slovak_round_robin_order_is_points_sonneborn_berger_difference() {
    let columns = ["points", "sonneborn_berger", "spread"];
    assert_eq!(ordered("sss-2022", "round_robin", &columns), expected("sss-2022 round_robin"));
}

#[test]
fn the_slovak_online_order_ends_with_the_points_scored() {
    let columns = ["points", "wins", "median_buchholz", "buchholz", "scored"];
    assert_eq!(ordered("sss-online", "swiss", &columns), expected("sss-online swiss"));
}

/// TSO-79, TSO-80: three are level on wins; exactly two who met are still level after the difference.
#[test]
fn german_orders_follow_the_announcement() {
    let place = Place::new();
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b\n1,1,Anke,Bernd,400,380\n1,2,Carla,Dirk,410,390\n\
         2,1,Anke,Carla,420,400\n2,2,Bernd,Dirk,380,350\n3,1,Carla,Dirk,500,480\n3,2,Bernd,Anke,420,400\n",
    );
    let places = |order: &str| -> Vec<String> {
        let args =
            ["standings", "--ruleset", "tso-2017", "--results", "games.csv", "--order", order, "--csv"];
        cells(&place.run(&args).exits(0).out, &["player"])
    };
    // a difference, b points, c direct encounter, as the announcement orders them.
    assert_eq!(places("abc"), ["Bernd", "Carla", "Anke", "Dirk"]);
    // Anke beat Carla 420:400, and they are the only two who are level.
    assert_eq!(places("acb"), ["Bernd", "Anke", "Carla", "Dirk"]);
    assert_eq!(places("bac"), ["Carla", "Anke", "Bernd", "Dirk"]);
    // Three are level on wins: the direct encounter says nothing.
    assert_eq!(places("cab"), ["Bernd", "Carla", "Anke", "Dirk"]);
    assert_eq!(places("cba"), ["Carla", "Anke", "Bernd", "Dirk"]);
    // Of a K.-o. round only its own games count: here the third round's.
    assert_eq!(places("ko_points"), ["Carla", "Dirk", "Bernd", "Anke"]);
    assert_eq!(places("ko_best_of"), ["Carla", "Bernd", "Dirk", "Anke"]);
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b\n1,1,Anke,Carla,700,300\n2,1,Anke,Bernd,420,380\n3,1,Bernd,Anke,420,400\n",
    );
    // A win each: the highest game, then the second highest (Anke 420, 400; Bernd 420, 380).
    assert_eq!(places("ko_best_of"), ["Anke", "Bernd", "Carla"]);
}

/// TSO-79, PES-D-39: what was announced is told where no order is asked for.
#[test]
fn the_announced_order_comes_first() {
    let place = Place::new();
    let told = |ruleset: &str, more: &[&str]| -> Vec<String> {
        let args = ["standings", "--ruleset", ruleset, "--results", "games.csv", "--csv"];
        cells(&place.run(&[&args, more].concat()).exits(0).out, &["player"])
    };
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b\n1,1,Anke,Bernd,500,480\n1,2,Carla,Dirk,400,300\n",
    );
    assert_eq!(told("tso-2017", &[]), ["Carla", "Anke", "Bernd", "Dirk"], "the difference first");
    let points_first = told("tso-2017", &["--reading", "TSO-Q19=bac"]);
    assert_eq!(points_first, ["Anke", "Carla", "Bernd", "Dirk"]);
    place.write("games.csv", "round,table,a,b,score_a,score_b\n1,1,Anna,,500,1000\n2,1,Beno,,450,600\n");
    assert_eq!(told("pes-duplicate", &[]), ["Anna", "Beno"], "by points");
    assert_eq!(told("pes-duplicate", &["--reading", "PES-D-Q31=percent"]), ["Beno", "Anna"]);
}

/// TSO-79: a drawn game is half a won one. TSO-80: after the highest games the highest single play.
#[test]
fn a_german_draw_is_half_a_win_and_the_highest_play_comes_last() {
    let place = Place::new();
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b,best_a,best_b\n1,1,Anke,Bernd,400,400,80,90\n1,2,Carla,Dirk,400,390,70,60\n",
    );
    let run = |order: &str| {
        let args =
            ["standings", "--ruleset", "tso-2017", "--results", "games.csv", "--order", order, "--csv"];
        place.run(&args).exits(0).out
    };
    assert_eq!(
        cells(&run("abc"), &["place", "player", "points"]),
        ["1 Carla 1", "2 Anke 0.5", "2 Bernd 0.5", "4 Dirk 0"]
    );
    assert_eq!(
        cells(&run("ko_points"), &["player", "highest_move"]),
        ["Bernd 90", "Anke 80", "Carla 70", "Dirk 60"]
    );
}

/// The board publishes the four constants; without them only won games part people.
#[test]
fn the_czech_order_needs_the_constants_that_the_board_publishes() {
    let place = Place::new();
    place.write("games.csv", "1,1,Adéla,Bořek,400,380\n1,2,Cyril,Dana,350,310\n");
    let mut args = vec!["standings", "--ruleset", "cas-2009", "--results", "games.csv", "--csv"];
    let out = place.run(&args).exits(0).complains(&["a, b, c, d", "ČAS §16.29", "--constant"]).out;
    assert_eq!(cells(&out, &["place", "player", "formula"]), ["1 Adéla ", "1 Cyril ", "3 Bořek ", "3 Dana "]);
    args.extend(["--constant", "a=0", "--constant", "b=0", "--constant", "c=1", "--constant", "d=0"]);
    let out = place.run(&args).exits(0).out;
    assert_eq!(cells(&out, &["place", "player"]), ["1 Cyril", "2 Adéla", "3 Bořek", "4 Dana"]);
}

#[test]
fn every_bad_row_is_named_with_its_line_and_what_to_write() {
    let place = Place::new();
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b,award\n\
         1,1,Anna,Beno,300,280,\n\
         0,2,Čenka,Dušan,300,280,\n\
         1,x,Čenka,Dušan,300,280,\n\
         1,2,,Dušan,300,280,\n\
         1,2,Eva,Eva,300,280,\n\
         1,2,Čenka,Dušan,a lot,280,\n\
         1,2,Čenka,Dušan,10000,280,\n\
         1,2,Čenka,Dušan,300,280,a bad day\n\
         1,3,Anna,Fero,300,280,\n\
         1,4,Gita,Hugo,300,,\n\
         1,4,Gita,Hugo,300,280,,90,70,3\n",
    );
    let args = ["standings", "--ruleset", "sss-2022", "--results", "games.csv"];
    let ran = place.run(&args).exits(2);
    let named = [
        "games.csv:3: column 1 (round): “0” is no round: write a number from 1",
        "games.csv:4: column 2 (table): “x” is no table: write a number, or nothing",
        "games.csv:5: column 3 (a): the player is missing: write the name",
        "games.csv:6: column 4 (b): Eva cannot play against himself: write the opponent",
        "games.csv:7: column 5 (score_a): “a lot” is no score: write a number, for example 412",
        "games.csv:8: column 5 (score_a): “10000” is no score",
        "games.csv:9: column 7 (award): ",
        "games.csv:10: column 3 (a): Anna plays twice in round 1: write one line",
        "games.csv:11: column 6 (score_b): the score is missing: write it, or an award",
        "games.csv:12: 10 fields, and 7 columns: write at most 7",
        "nothing was counted",
    ];
    let ran = ran.complains(&named);
    assert_eq!(ran.err.matches("games.csv:").count(), 10, "{}", ran.err);
    assert_eq!(ran.out, "");
}

/// A result that the scores do not bear out is a slip of the pen, unless an award explains it.
#[test]
fn results_that_contradict_the_scores_are_refused_with_their_column() {
    let place = Place::new();
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b,result_a,result_b,award\n\
         1,1,Anna,Beno,400,300,loss,win,\n\
         1,2,Čenka,Dušan,1,1,win,win,\n\
         1,3,Eva,Fero,400,300,win,win,\n\
         1,4,Gita,Hugo,300,300,draw,loss,\n",
    );
    let ran = place.run(&["standings", "--ruleset", "sss-2022", "--results", "games.csv"]).exits(2);
    let ran = ran.complains(&[
        "games.csv:2: column 7 (result_a): “loss” contradicts the scores, by which it is a win",
        "games.csv:3: column 7 (result_a): “win” contradicts the scores, by which it is a draw",
        "games.csv:4: column 8 (result_b): “win” contradicts the scores, by which it is a loss",
        "games.csv:5: column 8 (result_b): “loss” contradicts the scores, by which it is a draw",
        "write that, or the award that explains it",
    ]);
    assert_eq!(ran.err.matches("games.csv:").count(), 4, "{}", ran.err);
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b,result_a,result_b\n1,1,Anna,Beno,400,300,win,loss\n1,2,Eva,Fero,9,9,draw,draw\n",
    );
    place.run(&["standings", "--ruleset", "sss-2022", "--results", "games.csv"]).exits(0);
}

#[test]
fn a_header_that_is_wrong_is_named_with_the_columns_there_are() {
    let place = Place::new();
    let args = ["standings", "--ruleset", "sss-2022", "--results", "games.csv"];
    for (header, said) in [
        ("round,a,b,score_a,points", "games.csv:1: column 5: “points” is no column: write round, table,"),
        ("round,a,b,score_a,a", "games.csv:1: column 5: “a” stands twice: keep one"),
        ("round,a,b,score_a", "games.csv:1: there is no column score_b: add it"),
    ] {
        place.write("games.csv", format!("{header}\n1,Anna,Beno,300,280\n"));
        place.run(&args).exits(2).complains(&[said]);
    }
    place.write("games.csv", "round,table,a,b,score_a,score_b\n");
    place.run(&args).exits(2).complains(&["there is no game in it", "write one line a game"]);
}

/// Who stands where in games under a ruleset's order, as `1 Anna`.
fn places(ruleset: &str, order: &str, games: &str) -> Vec<String> {
    let place = Place::new();
    place.write("games.csv", format!("round,table,a,b,score_a,score_b\n{games}"));
    let args = ["standings", "--results", "games.csv", "--ruleset", ruleset, "--order", order, "--csv"];
    cells(&place.run(&args).exits(0).out, &["place", "player"])
}

/// PES §ΣΤ ¶3: points, Buchholz, the sum of differences, the points scored.
#[test]
fn the_greek_order_parts_the_level_by_buchholz_then_difference_then_points_scored() {
    let games =
        "1,1,A,B,300,200\n1,2,C,D,310,210\n1,3,E,F,320,300\n2,1,A,C,200,250\n2,2,E,B,290,300\n2,3,D,F,250,";
    // A, B, D and E have a point each; the Buchholz of A is 3, of B and D 2, of E 1.
    let level = places("pes-classic", "swiss", &format!("{games}240\n"));
    assert_eq!(
        level,
        ["1 C", "2 A", "3 B", "4 D", "5 E", "6 F"],
        "B and D have -90, B has scored 500 and D 460"
    );
    let parted = places("pes-classic", "swiss", &format!("{games}239\n"));
    assert_eq!(parted, ["1 C", "2 A", "3 D", "4 B", "5 E", "6 F"], "D has -89");
}

/// PES §ΣΤ ¶4: where everybody meets everybody, the games among the level, then the sum of differences.
#[test]
fn the_greek_championship_looks_at_the_games_among_the_level_first() {
    let games = "1,1,A,B,300,290\n1,2,C,D,300,290\n2,1,A,C,300,290\n2,2,B,D,400,200\n3,1,D,A,400,200\n3,2,B,C,400,200\n";
    // A has beaten B and C has beaten D, though their differences are the smaller ones.
    assert_eq!(places("pes-classic", "round_robin", games), ["1 A", "2 B", "3 C", "4 D"]);
    assert_eq!(places("pes-classic", "swiss", games), ["1 B", "2 A", "3 D", "4 C"]);
}

/// Places, players and points for the places of an event in whose first round Anna beats Beno and Čenka beats Dušan,
/// after whatever else was done.
fn after(ruleset: &str, end: &str, more: &str) -> Vec<String> {
    let place = Place::new();
    place.write("players.csv", "Anna\nBeno\nČenka\nDušan\n");
    place.write("round.csv", "1,Anna,Beno\n2,Čenka,Dušan\n");
    place.run(&["init", "event", "--ruleset", ruleset, "--players", "players.csv", "--tables", "2"]).exits(0);
    place.run(&["round", "event", "round.csv", "--no-list"]).exits(0);
    let role = if ruleset.starts_with("sss") { "head_referee" } else { "director" };
    let by = format!(r#""by":{{"role":"{role}","station":"desk"}}"#);
    let result = |table: u16, scores: &str| {
        format!(
            r#"{{"at":"2099-01-01T10:00:00Z",{by},"command":"enter_result","table":{table},"end":"{end}","scores":{scores},"out":"a"}}"#
        )
    };
    let more = format!(r#"{{"at":"2099-01-01T10:01:00Z",{by},{more}}}"#);
    let lines = [result(1, "[400,300]"), result(2, "[350,310]"), more].join("\n");
    let ran = place.feed(&["exec", "--replay", "event"], &lines).exits(0);
    assert!(ran.lines().iter().all(|answer| answer.get("seq").is_some()), "{}", ran.out);
    let csv = place.run(&["standings", "event", "--csv"]).exits(0).out;
    let columns = ["place", "player", "place_points"];
    cells(&csv, &columns).iter().map(|line| line.trim().to_owned()).collect()
}

/// SSS 2.6 last ¶, SSO D3.6: he keeps the place of his games, and nobody gets its points; TSO 7.3.2.5: struck.
#[test]
fn whoever_is_excluded_stands_where_the_regulation_says() {
    let out = r#""command":"impose","sanction":"disqualification","player":"Anna","reason":"cheating""#;
    assert_eq!(after("sss-2022", "out", out), ["1 Anna", "2 Čenka 35", "3 Dušan 32", "4 Beno 30"]);
    let nothing = r#""command":"impose","sanction":"private_warning","player":"Anna","reason":"telephone""#;
    assert_eq!(after("sss-2022", "out", nothing), ["1 Anna 40", "2 Čenka 35", "3 Dušan 32", "4 Beno 30"]);
    let out = r#""command":"impose","sanction":"withdrawn","player":"Anna","reason":"no connection""#;
    assert_eq!(after("sss-online", "finished", out), ["1 Anna", "2 Čenka 35", "3 Dušan 32", "4 Beno 30"]);
    let out = r#""command":"impose","sanction":"exclusion","player":"Anna","facts":{"drastic":1,"refuses":0,"disturbs":0,"insufficient":0},"reason":"fight""#;
    assert_eq!(after("tso-2017", "out", out), ["1 Čenka", "2 Dušan", "3 Beno", "Anna"]);
}

/// Whoever was dropped before the first game has no place that games could give, and moves nobody down.
#[test]
fn whoever_is_excluded_without_a_game_has_no_place() {
    let place = Place::new();
    place.write("players.csv", "Anna\nBeno\nČenka\n");
    place.write("round.csv", "1,Anna,Beno\n");
    place
        .run(&["init", "event", "--ruleset", "sss-2022", "--players", "players.csv", "--tables", "1"])
        .exits(0);
    place.run(&["round", "event", "round.csv", "--anyway", "Čenka plays from round 2 on"]).exits(0);
    let out = r#"{"at":"2099-01-01T10:00:00Z","by":{"role":"head_referee","station":"desk"},"command":"impose","sanction":"disqualification","player":"Čenka","reason":"cheating"}"#;
    place.feed(&["exec", "--replay", "event"], out).exits(0).says(&["player_excluded"]);
    let csv = place.run(&["standings", "event", "--csv"]).exits(0).out;
    let lines: Vec<String> =
        cells(&csv, &["place", "player"]).iter().map(|line| line.trim().to_owned()).collect();
    assert_eq!(lines, ["1 Anna", "1 Beno", "Čenka"]);
}

/// PESD §7: "800-80%", the points and what share of the possible ones they are; what orders the players of several
/// games is fixed beforehand.
#[test]
fn a_duplicate_shows_points_and_percent_and_is_ordered_by_either() {
    let place = Place::new();
    place.write(
        "games.csv",
        "round,table,a,b,score_a,score_b\n1,1,Anna,,800,1000\n1,2,Zoe,,790,1000\n2,1,Anna,,300,500\n",
    );
    let args = ["standings", "--ruleset", "pes-duplicate", "--results", "games.csv"];
    let ordered = |order: &str, columns: &[&str]| {
        let csv = place.run(&[&args[..], &["--order", order, "--csv"]].concat()).exits(0).out;
        cells(&csv, columns)
    };
    assert_eq!(
        ordered("points", &["place", "player", "scored", "percent"]),
        ["1 Anna 1100 73.3", "2 Zoe 790 79"]
    );
    assert_eq!(
        ordered("percent", &["place", "player", "percent", "scored"]),
        ["1 Zoe 79 790", "2 Anna 73.3 1100"]
    );
    let table = place.run(&args).exits(0).out;
    assert!(
        table.lines().any(|line| line.contains("Anna") && line.contains("1100") && line.ends_with("73.3 %")),
        "{table}"
    );
}

#[test]
fn the_standings_after_a_round_are_what_they_were_when_the_next_one_began() {
    let place = Place::new();
    place.event();
    let line = |time: &str, what: &str| {
        format!(r#"{{"at":"2099-01-01T{time}Z","by":{{"role":"director","station":"desk"}},{what}}}"#)
    };
    let entered = |time: &str, table: u16, scores: &str| {
        let what = r#""command":"enter_result","end":"out","out":"a","racks":[0,0]"#;
        line(time, &format!(r#"{what},"table":{table},"scores":{scores}"#))
    };
    let lines = [entered("10:00:00", 1, "[400,300]"), entered("10:00:10", 2, "[350,340]")];
    place.feed(&["exec", "event", "--replay"], &lines.join("\n"));
    let now = place.run(&["standings", "event", "--csv"]).exits(0).out;
    assert_eq!(place.run(&["standings", "event", "--csv", "--round", "1"]).exits(0).out, now);
    place.run(&["standings", "event", "--round", "7"]).exits(2).complains(&["round 7 is not begun"]);
}
