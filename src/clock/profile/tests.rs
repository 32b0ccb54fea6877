//! The profiles that come with ephor, and what a person is told whose own does not read.

use super::*;
use crate::clock::codec::can;
use crate::clock::order::Order;
use crate::domain::Side;

const ORDERS: [Order; 6] = [
    Order::Stop,
    Order::ClearNotice,
    Order::Start { side: Side::A },
    Order::SetBoth { budget: Millis(0) },
    Order::Add { side: Side::B, amount: Millis(0) },
    Order::ReadEvents { since: 0 },
];

fn file(id: &str) -> &'static str {
    BUILT_IN.iter().find(|(known, ..)| *known == id).map(|(.., toml)| *toml).expect("a file")
}

fn named(id: &str) -> Profile {
    Profile::named(id).expect("a profile that comes with ephor")
}

#[test]
fn the_open_clock_can_do_everything_and_a_bare_table_nothing() {
    let (none, open) = (named("none"), named("open"));
    for order in ORDERS {
        assert!(can(&open, &order).is_ok(), "{order:?}");
        assert!(can(&none, &order).is_err(), "{order:?}");
    }
    assert!(open.authenticated && open.has(Capability::RemembersOps));
    assert_eq!(none.transport, Transport::None);
}

#[test]
fn each_profile_is_called_as_its_file_and_only_the_open_one_proves_itself() {
    let all = Profile::built_in().expect("the profiles that come with ephor are readable");
    assert_eq!(all.len(), BUILT_IN.len());
    for (profile, (id, path, _)) in all.iter().zip(BUILT_IN) {
        assert_eq!(profile.id, id);
        assert_eq!(path, format!("clocks/{id}.toml"));
        assert_eq!(profile.authenticated, id == "open");
        assert_eq!(profile.has_radio(), id != "none");
        assert_eq!(profile.has_radio(), profile.gatt.is_some() && profile.recognise.is_some());
    }
}

#[test]
fn an_advertisement_is_recognised_by_name_and_service() {
    let fits = |id: &str, name: Option<&str>, services: &[&str]| {
        let services: Vec<Uuid> = services.iter().map(|it| it.parse().expect("a UUID")).collect();
        named(id).recognise.expect("a clock with a radio").fits(name, &services)
    };
    let [gateway, chess] = ["73822f6e-edcd-44bb-974b-93ee97cb0000", "4fafc201-1fb5-459e-8fcc-c5c9c331914b"];
    assert!(fits("dgt3000-gateway", Some("DGT3000-Gateway"), &[]), "the name comes before the service");
    assert!(fits("dgt3000-gateway", None, &["180f", gateway]));
    assert!(!fits("dgt3000-gateway", Some("Headset"), &["180f"]));
    assert!(fits("chessclock-esp32", Some("ChessClock"), &[chess]));
    assert!(!fits("chessclock-esp32", Some("Toaster"), &[chess]), "the UUID of an example");
    assert!(!fits("chessclock-esp32", Some("ChessClock"), &[]));
    assert!(!fits("nus-line", None, &["6e400001-b5a3-f393-e0a9-e50e24dcca9e"]), "any gadget has it");
    let nothing = Recognise { services: Vec::new(), name_prefix: None, needs: Needs::Both };
    assert!(!nothing.fits(Some("anything"), &[]));
}

/// What a person reads whose file is wrong: the file, the line, the key, and what to do.
fn complaint(id: &str, change: impl Fn(&str) -> String) -> String {
    let text = change(file(id));
    assert_ne!(text, file(id), "the change changed nothing");
    Profile::parse("club.toml", &text).expect_err("a wrong file").to_string()
}

fn replaced(id: &str, from: &str, to: &str) -> String {
    complaint(id, |text| text.replacen(from, to, 1))
}

#[test]
fn what_does_not_read_is_told_with_its_key() {
    for (found, begins) in [
        (
            replaced("open", "raise_challenge", "raise_chalenge"),
            "club.toml:9: `capabilities`: unknown variant",
        ),
        (complaint("open", |text| format!("colour = 'red'\n{text}")), "club.toml:1: `colour`: unknown field"),
        (replaced("open", "tick = 10", "tick = \"ten\""), "club.toml:22: `tick`: invalid type: string"),
        (replaced("open", "title = \"Open clock profile\"\n", ""), "club.toml: `title`: is missing: add it"),
        (replaced("open", "cross = \"x\"\n", ""), "club.toml: `looks.cross`: is missing"),
        (
            replaced("open", "51da0003-", "51da03-"),
            "club.toml:34: `gatt.answers`: a UUID is 32 hexadecimal digits",
        ),
        (replaced("open", "cross = \"x\"", "cross = \"{x\""), "club.toml:40: `looks.cross`: a brace begins"),
        (replaced("none", "tick = 0", "tick ="), "club.toml:9: `tick`: "),
        (complaint("none", |_| String::new()), "club.toml: `id`: is missing"),
        (complaint("none", |_| "= [[".to_owned()), "club.toml:1: "),
    ] {
        assert!(found.starts_with(begins), "{found}\nis not\n{begins}");
    }
}

#[test]
fn what_does_not_go_together_is_told_with_its_key() {
    for (found, is) in [
        (replaced("none", "\"none\"", "\"No Clock\""), "club.toml:2: `id`: write a to z"),
        (replaced("none", "tick = 0", "tick = -1"), "club.toml:9: `tick`: milliseconds"),
        (
            replaced("none", "\"nothing\"", "\"lines\""),
            "club.toml:5: `speaks`: a clock with a transport speaks",
        ),
        (replaced("none", "= false", "= true"), "club.toml:6: `authenticated`: only open_frames prove"),
        (
            replaced("nus-line", "= \"gatt\"", "= \"broadcast_and_gatt\""),
            "`transport`: broadcast_and_gatt goes with",
        ),
        (replaced("nus-line", "[gatt]\n", "[gatt]\nlogg = \"180f\"\n"), "`gatt.logg`: unknown field"),
        (
            complaint("none", |text| format!("{text}[recognise]\nname_prefix = \"x\"\n")),
            "`recognise`: take it out",
        ),
        (
            replaced("nus-line", "name_prefix = \"Clock\"", "name_prefix = \" \""),
            "`recognise.name_prefix`: is empty",
        ),
        (
            replaced("dgt3000-gateway", "\"stop\"", "\"add_time\""),
            "`capabilities`: AddTime has no words in GatewayJson",
        ),
        (replaced("dgt3000-gateway", "text_width = 11", "text_width = 0"), "`text_width`: 1 to 64 where"),
        (
            replaced("dgt3000-gateway", "text_width = 11", "text_width = 6"),
            "`looks.points`: does not fit into 6",
        ),
        (
            replaced("dgt3000-gateway", "{side} CROSS", "CROSS"),
            "`looks.cross`: both sides look at this display",
        ),
        (
            complaint("dgt3000-gateway", |text| {
                format!("{text}[lines]\nstate = \"{{a}} {{b}}\"\nsides = [\"A\", \"B\"]\n")
            }),
            "`lines`: take it out",
        ),
        (
            replaced("nus-line", "[\"A\", \"B\"]", "[\"A\", \"A\"]"),
            "`lines.sides`: write two different words",
        ),
        (replaced("nus-line", "T {a} {b} {run}", "T {a} {b}"), "`lines.runs`: the capability running_side"),
        (replaced("nus-line", "T {a} {b} {run}", "T {a} {run}"), "`lines.state`: needs `{b}`"),
        (replaced("nus-line", "P {side}", "P {hand}"), "`lines.button`: needs `{side}`"),
        (replaced("nus-line", "done = \"OK {id}\"\n", ""), "`lines.done`: carries {id}, and"),
        (replaced("nus-line", "STOP {id}", "STOP"), "`lines.commands.stop`: carries {id}, and"),
        (
            replaced("nus-line", "stop = \"STOP {id}\"\n", ""),
            "`lines.commands.stop`: is missing: write it, or take out",
        ),
        (
            replaced("nus-line", "\"stop\", ", ""),
            "`lines.commands.stop`: take it out, or add the capability Stop",
        ),
        (
            replaced("nus-line", "SET {id} {seconds}", "SET {id}"),
            "`lines.commands.set_both`: say how long in one of",
        ),
        (
            replaced("nus-line", "SHOW {id} {side} {text}", "SHOW {id} {words}"),
            "`lines.commands.notice`: needs `{text}`",
        ),
        (
            replaced("nus-line", "HELLO", "HELLO {id}"),
            "`lines.commands.hello`: `{id}` is not known here; known are: none",
        ),
    ] {
        assert!(found.starts_with("club.toml") && found.contains(is), "{found}\nis not\n{is}");
    }
}

/// Whatever somebody writes into a file, reading it ends with a profile or a complaint.
#[test]
fn a_file_with_any_line_missing_is_read_or_complained_about() {
    for (_, path, text) in BUILT_IN {
        let lines: Vec<&str> = text.lines().collect();
        for missing in 0..lines.len() {
            let kept: Vec<&str> = (0..lines.len()).filter(|at| *at != missing).map(|at| lines[at]).collect();
            if let Err(bad) = Profile::parse(path, &kept.join("\n")) {
                assert!(!bad.what.is_empty() && bad.to_string().starts_with(path), "{bad}");
            }
        }
    }
}
