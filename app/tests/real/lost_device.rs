// SPDX-License-Identifier: GPL-3.0-or-later
//! An earphone is pulled out during a game, at a real sound server: private words are heard by no other person, no word is lost
//! or said twice, and the game goes on.
//!
//! Skips, with a message, if no sound server is installed.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{Running, Table, announced, is_well_formed, kind, text, zgoda};
use crate::sound_server::{Ear, SoundServer, until};

/// The silence after which no more words come: longer than any pause in speech.
const PAUSE: Duration = Duration::from_millis(1_200);

/// Three listeners at three devices, and the sound that each of them hears.
struct Hall {
    server: SoundServer,
    white: Ear,
    black: Option<Ear>,
    room: Ear,
    table: Table,
    game: Running,
}

impl Hall {
    fn open(folder: &std::path::Path) -> Option<Hall> {
        let server = SoundServer::start(&["white", "black", "room"])?;
        let [white, black, room] = ["white", "black", "room"].map(|device| server.listen(device));
        let table = Table::in_folder(folder);
        // The few words of the fast voice have the same meaning.
        let fast = folder.join("fast.toml");
        std::fs::write(&fast, "rate = 400\n").unwrap();
        let opened = Instant::now();
        let mut command = zgoda();
        play(&mut command, &table);
        for listener in ["white", "black", "room"] {
            let channel = format!("{listener}=device:{listener}");
            let settings = format!("{listener}={}", fast.display());
            command.args(["--channel", &channel, "--settings", &settings]);
        }
        let game = Running::start(server.surround(&mut command));
        let hall = Hall {
            server,
            white,
            black: Some(black),
            room,
            table,
            game,
        };
        hall.game.until("new game");
        hall.all_have_heard(opened);
        Some(hall)
    }

    /// Waits until all have heard something after this moment and then fallen silent: on a slow machine words are shown long
    /// before they are heard.
    fn all_have_heard(&self, since: Instant) {
        let ears = || [&self.white, &self.room].into_iter().chain(&self.black);
        for ear in ears() {
            ear.first_after(since);
        }
        for ear in ears() {
            ear.until_silent_for(PAUSE);
        }
    }

    fn quit(mut self) -> Vec<Value> {
        self.game.type_line("quit");
        let (status, _, errors) = self.game.finish();
        assert!(status.success(), "{status}: {errors}");
        let transcript = self.table.transcript();
        assert_eq!(self.table.utterances(), transcript, "the record keeps them");
        transcript
    }
}

fn play(command: &mut Command, table: &Table) {
    command.args(["play", "--blind", "both", "--lang", "en", "--record"]);
    command.arg(&table.record).arg("--transcript");
    command.arg(&table.transcript);
}

/// The lines that this listener was told.
fn of<'a>(transcript: &'a [Value], listener: &str) -> Vec<&'a Value> {
    let lines = transcript.iter();
    lines.filter(|line| line["to"] == listener).collect()
}

fn of_kind<'a>(lines: &[&'a Value], wanted: &str) -> Vec<&'a Value> {
    let lines = lines.iter().copied();
    lines.filter(|line| kind(line) == wanted).collect()
}

/// Checks that each of these lines was spoken to its end, by this voice.
fn spoken_by(lines: &[&Value], by: &str) {
    for line in lines {
        assert_eq!(
            (&line["status"], &line["by"]),
            (&"spoken".into(), &by.into()),
            "{line}"
        );
    }
}

#[test]
fn what_one_player_misses_waits_for_their_earphone_and_for_nobody_else() {
    let folder = tempdir().unwrap();
    let Some(mut hall) = Hall::open(folder.path()) else {
        return;
    };
    hall.game.type_line("32-28");
    hall.game.until("thirty two, twenty eight");
    let typed = Instant::now();
    hall.game.type_line("black: 19-23");
    hall.game.until("nineteen, twenty three");
    hall.all_have_heard(typed);

    hall.black = None;
    let pulled_out = Instant::now();
    hall.server.pull_out("black");
    hall.game.until("Black has no sound now");
    hall.all_have_heard(pulled_out);
    // There are two streams for two devices: Black's stream was not moved to another device.
    assert_eq!(hall.server.streams(), 2);

    let asked = Instant::now();
    hall.game.type_line("black: where");
    // Twice the time until an answer begins; on a slow machine the wait for Black's device is over too.
    let looked = asked + 2 * PAUSE;
    for (who, ear) in [("White", &hall.white), ("the room", &hall.room)] {
        assert!(
            ear.was_silent(asked, looked),
            "{who} hears what Black asked for"
        );
    }
    let typed = Instant::now();
    hall.game.type_line("28x19");
    hall.game.until("twenty eight takes nineteen");
    hall.all_have_heard(typed);

    let put_in = Instant::now();
    hall.server.plug_in("black");
    let black = hall.server.listen("black");
    black.first_after(put_in);
    hall.game.until("Black has sound again");
    hall.black = Some(black);
    let typed = Instant::now();
    hall.game.type_line("black: 14x23");
    hall.game.until("fourteen takes twenty three");
    hall.all_have_heard(typed);

    let transcript = hall.quit();
    is_well_formed(&transcript);
    let own = of(&transcript, "black");
    spoken_by(&own, "embedded");
    let told: Vec<&str> = own.iter().map(|line| kind(line)).collect();
    for once in ["sound-back", "where"] {
        assert_eq!(
            told.iter().filter(|it| **it == once).count(),
            1,
            "{once}: {told:?}"
        );
    }
    let begun = |wanted: &str| of_kind(&own, wanted)[0]["begun_ms"].as_u64();
    assert!(begun("sound-back") < begun("where"), "{told:?}");
    let played: Vec<&str> = of_kind(&own, "move-played").into_iter().map(text).collect();
    assert_eq!(played.len(), 4, "{played:?}");
    for listener in ["white", "room"] {
        let theirs = of(&transcript, listener);
        spoken_by(&theirs, "embedded");
        assert_eq!(of_kind(&theirs, "others-sound").len(), 2, "{listener}");
        for private in ["where", "sound-back"] {
            assert_eq!(of_kind(&theirs, private).len(), 0, "{listener}: {private}");
        }
        assert_eq!(announced_to(&transcript, listener), [1, 2, 3, 4]);
    }
}

/// The half-moves that this listener was told, in order.
fn announced_to(transcript: &[Value], listener: &str) -> Vec<usize> {
    let lines: Vec<Value> = of(transcript, listener).into_iter().cloned().collect();
    announced(&lines).into_iter().map(|(ply, _)| ply).collect()
}

#[test]
fn text_stands_in_for_who_sits_at_the_program_and_the_room_hears_none_of_it() {
    let folder = tempdir().unwrap();
    let Some(mut hall) = Hall::open(folder.path()) else {
        return;
    };
    let typed = Instant::now();
    hall.game.type_line("32-28");
    hall.game.until("thirty two, twenty eight");
    hall.all_have_heard(typed);
    // At that moment no word is on its way to White.
    let pulled_out = Instant::now();
    hall.server.pull_out("white");
    hall.game.until("no sound, text goes on");
    // The other two listeners are told of the loss.
    let streams = || (hall.server.streams() == 2).then_some(());
    until(streams).expect("his stream is gone, and the others are not");
    hall.room.first_after(pulled_out);
    hall.room.until_silent_for(PAUSE);

    let asked = Instant::now();
    hall.game.type_line("where");
    hall.game.until("thirty two, twenty eight");
    assert!(
        hall.room.was_silent(asked, asked + 2 * PAUSE),
        "the room hears his answer"
    );
    hall.game.type_line("black: 19-23");
    hall.game.until("nineteen, twenty three");
    hall.room.first_after(asked + 2 * PAUSE);
    hall.room.until_silent_for(PAUSE);

    let transcript = hall.quit();
    is_well_formed(&transcript);
    let own = of(&transcript, "white");
    assert!(own.iter().all(|line| line["status"] == "spoken"), "{own:?}");
    spoken_by(&of_kind(&own, "where"), "text");
    assert_eq!(of_kind(&own, "where").len(), 1);
    for listener in ["white", "black", "room"] {
        assert_eq!(announced_to(&transcript, listener), [1, 2], "{listener}");
    }
    for listener in ["black", "room"] {
        spoken_by(&of(&transcript, listener), "embedded");
    }
}
