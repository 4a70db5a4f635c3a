// SPDX-License-Identifier: GPL-3.0-or-later
//! Sound: the voice of the program is heard through WASAPI, and goes into a file.

use std::time::Instant;

use crate::program::Running;
use crate::sound_server::SoundServer;
use crate::wine::{Wine, called};

#[test]
fn the_voice_is_heard() {
    let Some(wine) = Wine::start() else {
        return;
    };
    let Some(server) = SoundServer::start(&["earphone"]) else {
        return;
    };
    let hearing = server.listen("earphone");
    let before = Instant::now();
    let mut say = wine.zgoda(&["say", "--voice", "embedded", "thirty two, twenty eight"]);
    let mut running = Running::start(server.surround(&mut say));
    while running.line().is_some() {}
    assert!(crate::program::ended(&mut running.child).success());
    hearing.first_after(before);
}

#[test]
fn the_voice_goes_into_a_file_and_speaks_as_here() {
    let Some(wine) = Wine::start() else {
        return;
    };
    let file = format!("wav:{}", wine.path("words.wav"));
    let said = called(&mut wine.zgoda(&["say", "--voice", &file, "32-28"]));
    assert_eq!(said.status, 0, "{said:?}");
    let sound = std::fs::read(wine.home.path().join("words.wav")).unwrap();
    let loudest = sound[44..]
        .chunks_exact(2)
        .map(|two| i16::from_le_bytes([two[0], two[1]]).unsigned_abs())
        .max();
    assert!(loudest > Some(3_000), "{loudest:?}");
    // About two seconds: between one and five.
    let seconds = (sound.len() - 44) / (2 * 22_050);
    assert!((1..=4).contains(&seconds), "{seconds}");
}
