//! Six rounds under each regulation, from the first entry to the papers: nothing is refused, all is counted again.

use std::process::Command;

use crate::support::{Place, repository, skipped};

const REGULATIONS: [&str; 6] =
    ["pes-classic", "pes-duplicate", "cas-2009", "tso-2017", "sss-2022", "sss-online"];

/// A file of the event.
fn data(name: &str) -> String {
    let path = repository("tests/data/six-rounds").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(place: &Place, name: &str) -> String {
    String::from_utf8(place.read(name)).expect("UTF-8")
}

/// Plays an event and writes its report and papers.
fn played(id: &str) -> Place {
    let place = Place::new();
    let players = format!("{id}.players.csv");
    place.write(&players, data(&players));
    let args = data(&format!("{id}.args"));
    let args: Vec<&str> = ["init", "event"].into_iter().chain(args.lines()).collect();
    place.run(&args).exits(0);
    let ran = place.feed(&["exec", "event", "--replay"], &data(&format!("{id}.jsonl"))).exits(0);
    let refused: Vec<&str> = ran.out.lines().filter(|line| line.contains("\"refused\"")).collect();
    assert!(refused.is_empty(), "{id}: {refused:#?}");
    place.run(&["report", "event", "--out", "report"]).exits(0);
    let papers = ["pairings", "standings", "score-sheets", "slips", "cards", "table-numbers", "forms"];
    place.run(&[&["print", "event", "--out", "print"][..], &papers].concat()).exits(0);
    place
}

#[test]
fn every_number_of_six_rounds_is_counted_again_under_every_regulation() {
    for id in REGULATIONS {
        let place = played(id);
        let journal = place.run(&["log", "export", "event"]).exits(0).out;
        let exported = place.write("journal.jsonl", journal);
        // Counted again, and whoever counts notices one number of each kind that is another.
        for script in ["recount.py", "mutate.py"] {
            let script = repository("tests/report").join(script);
            let run = Command::new("python3")
                .arg("-B")
                .arg(script)
                .arg(&exported)
                .arg(place.path("report"))
                .output();
            let Ok(run) = run else {
                return skipped("there is no python3, so six rounds are not counted again");
            };
            let said =
                String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
            assert!(run.status.success(), "{id}: {said}");
        }
        place.run(&["log", "audit", "event"]).exits(0);
        // What somebody is called is shown as a name, and is no tag of the page.
        for page in ["report/report.html", "print/pairings.html", "print/standings.html"] {
            let written = text(&place, page);
            assert!(!written.contains("\" <b>") && written.contains("&lt;b&gt;"), "{id}: {page}");
        }
        // Numbers for programs are numbers, whatever they look like on the page.
        let standings = text(&place, "report/standings.csv");
        assert!(
            !standings.contains('½') && !standings.contains(" %") && !standings.contains('−'),
            "{standings}"
        );
    }
}
