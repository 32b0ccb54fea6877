//! Files of TSH: whatever they are, they are read or named line by line; players that were read are read back.

use ephor::exchange::{Chart, ChartPlayer, Config, Division, division, fixtures, text, unpacked};

/// The property.
pub fn holds(data: &[u8]) {
    let Ok(read) = text(data, None) else { return };
    let config = Config::read(&read.text);
    let lines = read.text.split('\n').count();
    assert!(config.notes.iter().all(|note| (1..=lines).contains(&note.line)));
    if let Some(archive) = unpacked(&read.text) {
        for (_, file) in &archive.files {
            players(file);
        }
    }
    players(&read.text);
}

fn players(text: &str) {
    let read = match Division::read(text) {
        Ok(read) => read,
        Err(wrong) => return assert!(wrong.iter().all(|note| note.line > 0 && !note.what.is_empty())),
    };
    let (rounds, odd) = fixtures(&read);
    let players = read.entries.len();
    for game in rounds.iter().flat_map(|it| &it.games) {
        assert!(game.players.iter().all(|number| (1..=players).contains(number)));
        assert!(game.players[0] != game.players[1] && game.board > 0);
    }
    assert!(odd.iter().all(|it| it.round > 0 && it.note.line > 0));
    let _ = read.left();
    // A comma at a name's end is no part of it for TSH.
    let names: Vec<&str> = read
        .entries
        .iter()
        .map(|it| it.name.as_str())
        .filter(|it| !it.is_empty() && !it.ends_with(','))
        .collect();
    let line = |name: &&str| ChartPlayer { name: (*name).to_owned(), ..ChartPlayer::default() };
    let chart = Chart { lines: names.iter().map(line).collect(), ..Chart::default() };
    let written = division(&chart);
    if written.left.is_empty() {
        let again = Division::read(&written.text).expect("its own");
        let again: Vec<&str> = again.entries.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(again, names);
    }
}
