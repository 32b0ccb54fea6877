//! The `[[question]]` tables: what a regulation leaves open, how it can be read, how it is read here.

use std::collections::BTreeMap;

use crate::rules::{Question, Reading, question_id};

use super::diagnostics::{Asked, Diagnostics};
use super::parse;
use super::reader::Reader;

pub(super) fn read(
    file: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    overrides: &BTreeMap<String, String>,
) {
    for table in file.tables(diagnostics, "question").unwrap_or_default() {
        if let Some(asked) = question(table, diagnostics) {
            if diagnostics.questions.iter().any(|other| other.id == asked.id) {
                let message = format!("there are two questions `{}`", asked.id);
                diagnostics.complain(asked.span, "question", message, "give each question an id of its own");
            } else {
                diagnostics.questions.push(asked);
            }
        }
    }
    for (id, reading) in overrides {
        choose(diagnostics, id, reading);
    }
}

fn question(mut table: Reader<'_>, diagnostics: &mut Diagnostics<'_>) -> Option<Asked> {
    let id = table.plain(diagnostics, "id", parse::text);
    let asks = table.plain(diagnostics, "asks", parse::text);
    let cite = table.cite(diagnostics);
    let chosen = table.plain(diagnostics, "chosen", parse::text);
    let readings = table.chapter(diagnostics, "readings").and_then(|readings| {
        let mut means = Vec::new();
        for (name, value) in readings.entries() {
            match parse::text(value) {
                Ok(text) => means.push(Reading { name: name.to_owned(), means: text }),
                Err(wrong) => diagnostics.wrong(value.span(), &readings.at(name), wrong),
            }
        }
        if readings.entries().len() < 2 {
            let help = "write at least two readings: name = \"what it means\"";
            diagnostics.complain(readings.span.clone(), &readings.path, "leave nothing to choose", help);
        }
        (means.len() == readings.entries().len()).then_some(means)
    });
    let by_system = systems(&mut table, diagnostics, readings.as_deref());
    let (span, path) = (table.span.clone(), table.at("chosen"));
    table.close(diagnostics);
    let (id, readings, chosen) = (id?, readings?, chosen?);
    if readings.iter().all(|reading| reading.name != chosen) {
        let names: Vec<&str> = readings.iter().map(|reading| reading.name.as_str()).collect();
        diagnostics.contradiction(
            &path,
            format!("is no reading of `{id}`"),
            format!("use one of {}", names.join(", ")),
        );
    }
    let question = Question {
        id: format!("{}-{id}", diagnostics.short(&span)),
        asks: asks?,
        cite: cite?,
        readings,
        chosen,
        by_system,
    };
    Some(Asked { id, question, span, used: false })
}

/// Which reading each system wants, where it looks words up alone.
fn systems(
    question: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    readings: Option<&[Reading]>,
) -> BTreeMap<String, String> {
    let mut wanted = BTreeMap::new();
    if !question.has("by_system") {
        return wanted;
    }
    let Some(table) = question.chapter(diagnostics, "by_system") else { return wanted };
    for (system, value) in table.entries() {
        let path = table.at(system);
        match parse::text(value) {
            Ok(reading) if readings.is_none_or(|all| all.iter().any(|it| it.name == reading)) => {
                diagnostics.note(path.clone(), value.span());
                diagnostics.across.served.push((path, system.to_owned()));
                wanted.insert(system.to_owned(), reading);
            }
            Ok(reading) => {
                let message = format!("wants `{reading}`, which is no reading of the question");
                diagnostics.complain(value.span(), &path, message, "write the name of one of its readings");
            }
            Err(wrong) => diagnostics.wrong(value.span(), &path, wrong),
        }
    }
    wanted
}

/// Lets an event choose another reading than the file does.
fn choose(diagnostics: &mut Diagnostics<'_>, id: &str, reading: &str) {
    let (path, full) = (format!("(event) {id}"), question_id(id));
    let known: Vec<String> = diagnostics.questions.iter().map(|asked| asked.question.id.clone()).collect();
    let Some(asked) = diagnostics
        .questions
        .iter_mut()
        .find(|asked| asked.id == id || asked.question.id == id || asked.question.id == full)
    else {
        let help = format!("the questions are {}", known.join(", "));
        diagnostics.complain(
            0..0,
            &path,
            "the event chooses a reading of a question that is not in this file",
            help,
        );
        return;
    };
    if asked.question.readings.iter().any(|known| known.name == reading) {
        reading.clone_into(&mut asked.question.chosen);
        return;
    }
    let names: Vec<&str> = asked.question.readings.iter().map(|known| known.name.as_str()).collect();
    let (span, help) = (asked.span.clone(), format!("use one of {}", names.join(", ")));
    diagnostics.complain(
        span,
        &path,
        format!("the event chooses `{reading}`, which is no reading of it"),
        help,
    );
}
