// SPDX-License-Identifier: GPL-3.0-or-later
//! The program is killed without warning, at any moment. All half-moves announced as recorded are in the record, and the game
//! goes on from there. Power loss is not tested here; the program relies on SQLite's own tests for that.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tempfile::tempdir;
use zgoda_hw::sim::rng::Rng;

use crate::games::made_up;
use crate::program::{Running, Table, announced, call, number, words_of, zgoda_under};
use crate::simulator::{Make, Simulator};

/// The number of half-moves of a game that is killed and resumed.
const GAME: usize = 40;
/// The longest time into the game, in milliseconds, after which a kill comes.
const LATEST: u64 = 900;
/// The last words about a half-move that was said while the disk was gone.
const NOT_RECORDED: &str = "not recorded";

/// The number of half-moves that were announced as recorded, by the transcript and by standard output. The transcript had `before`
/// lines when the program started.
fn promised(table: &Table, before: usize, printed: &[String], game: &[String]) -> usize {
    let transcript = table.whole_transcript();
    let safe = |text: &str| !text.contains(NOT_RECORDED);
    let said = announced(&transcript);
    let by_transcript = said.iter().filter(|(_, text)| safe(text));
    let last = by_transcript.map(|(ply, _)| *ply).max().unwrap_or(0);
    // Lines that were printed, but are not in the transcript.
    let fresh = printed.iter().skip(transcript.len() - before);
    let fresh = fresh.filter(|line| safe(line)).filter(|line| {
        let next = game.get(last).map(|pdn| words_of(pdn));
        next.is_some_and(|(from, to)| line.starts_with(&from) && line.contains(&to))
    });
    last + fresh.count().min(1)
}

/// Checks that the record is the beginning of the game, with at least the promised half-moves; returns its length.
fn holds(table: &Table, game: &[String], promised: usize) -> usize {
    if !table.record.exists() {
        assert_eq!(promised, 0, "there is no record");
        return 0;
    }
    no_false_word(table);
    let recorded = table.moves();
    assert_eq!(recorded, game[..recorded.len()]);
    assert!(
        recorded.len() >= promised,
        "{promised} half-moves were announced as recorded, {} are",
        recorded.len()
    );
    recorded.len()
}

/// Checks that the remains of a kill are not reported as damage, even if they were copied without the lock, or opened by a user
/// without write permission.
fn no_false_word(table: &Table) {
    let folder = tempdir().unwrap();
    let copy = Table::in_folder(folder.path());
    for ending in ["", "-wal"] {
        let of = |table: &Table| format!("{}{ending}", table.record.display());
        if Path::new(&of(table)).exists() {
            fs::copy(of(table), of(&copy)).unwrap();
        }
    }
    let mut looks = OpenFlags::SQLITE_OPEN_READ_ONLY;
    looks |= OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let browser = Connection::open_with_flags(&copy.record, looks).unwrap();
    let count = "SELECT count(*) FROM event";
    browser
        .query_row(count, [], |row| row.get::<_, i64>(0))
        .unwrap();
    drop(browser);
    // The export fails if it reports a fault in the record.
    copy.events();
}

/// Plays the game on from the end of the record.
fn goes_on(table: &Table, game: &[String], from: usize) {
    let rest = game[from..].join("\n") + "\n";
    let called = call(&mut table.play(), rest.as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(table.moves(), game);
}

#[test]
fn at_random_moments_of_a_typed_game() {
    let seed = number("ZGODA_SEED", 1);
    let kills = number("ZGODA_KILLS", 16);
    println!("{kills} kills, ZGODA_SEED={seed}");
    let mut rng = Rng::new(seed);
    let game = made_up(seed, GAME).pdn();
    let (mut left, mut met) = (0, 0);
    while left < kills {
        // A game is killed up to eight times, until it has nearly reached its end.
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let mut recorded = 0;
        for _ in 0..8 {
            if recorded >= GAME - 4 || left == kills {
                break;
            }
            let before = table.whole_transcript().len();
            let mut play = table.play();
            // The log is folded a hundred times as often as in a game, so that some kills hit a fold.
            let mut running = Running::start(play.args(["--speed", "100"]));
            running.type_line(&game[recorded..].join("\n"));
            // The kill must come at a random moment.
            std::thread::sleep(rng.ms(0..=LATEST));
            let printed = running.kill();
            left += 1;
            let promised = promised(&table, before, &printed, &game);
            met += u64::from(promised > recorded);
            recorded = holds(&table, &game, promised);
        }
        goes_on(&table, &game, recorded);
    }
    println!("{met} of {left} kills met a half-move that had just been promised");
    assert!(met > 0, "no kill came behind a promise");
}

/// The same test with a board: the hands do not notice the kill, and the program finds the board some half-moves ahead.
#[test]
fn at_random_moments_of_a_game_on_a_board() {
    let seed = number("ZGODA_SEED", 1);
    let kills = number("ZGODA_KILLS", 16) / 4;
    println!("{kills} kills, ZGODA_SEED={seed}");
    let mut rng = Rng::new(seed);
    let mut left = kills;
    for game in seed.. {
        if left == 0 {
            break;
        }
        left -= kills_on_a_board(&made_up(game, GAME).pdn(), left, &mut rng);
    }
}

/// Kills a game on a board at most `most` times; returns the number of kills.
fn kills_on_a_board(game: &[String], most: u64, rng: &mut Rng) -> u64 {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut board = Simulator::start(Make::Dgt, None, &["--speed", "10"]);
    let (mut ply, mut kills) = (0, 0);
    while kills < most && ply + 3 <= game.len() {
        let running = Running::start(&mut at_board(&table, &board.port));
        running.until("agrees");
        // Two half-moves are heard, and the kill comes in the middle of a third.
        for _ in 0..2 {
            board.hands.type_line(&format!("move {}", game[ply]));
            running.until(&words_of(&game[ply]).1);
            ply += 1;
        }
        board.hands.type_line(&format!("move {}", game[ply]));
        // The kill may come at any moment of the hand's way; no message tells these moments.
        std::thread::sleep(rng.ms(0..=400));
        let printed = running.kill();
        kills += 1;
        let recorded = holds(&table, game, ply);
        drop(printed);
        // The hand ends its half-move while the program is gone.
        std::thread::sleep(Duration::from_millis(400));
        ply += 1;
        let mut running = Running::start(&mut at_board(&table, &board.port));
        // Half-moves on the board that the record lacks are asked about, and entered after a yes.
        if recorded < ply {
            // The test waits for these words, because squares alone could also belong to the last half-move, which is said first.
            running.until("enter it");
            running.type_line("yes");
            running.until(&words_of(&game[recorded]).1);
        } else {
            running.until("agrees");
        }
        let (status, _, errors) = running.finish();
        assert_eq!(status.code(), Some(0), "{errors}");
        assert_eq!(table.moves(), game[..ply]);
    }
    kills
}

fn at_board(table: &Table, port: &str) -> Command {
    let mut play = table.play();
    play.args(["--speed", "10", "--board"]);
    play.arg(format!("both=dgt:{port}"));
    play
}

/// Kills at the first sync, at the second, and so on, until the game reaches its end.
#[test]
fn once_at_every_sync() {
    let works = Command::new("strace")
        .args(["-o", "/dev/null", "true"])
        .stderr(Stdio::null())
        .status();
    if !works.is_ok_and(|status| status.success()) {
        println!("skipped: strace is not installed, or may not trace here");
        return;
    }
    let game = made_up(3, 6).pdn();
    let mut kills = 0;
    for sync in 1.. {
        assert!(sync < 300, "it does not come through");
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let inject = format!("inject=fsync,fdatasync:signal=KILL:when={sync}");
        let strace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e"];
        let mut command =
            zgoda_under(&[&strace[..], &["trace=fsync,fdatasync", "-e", &inject]].concat());
        table.options(&mut command);
        let called = call(&mut command, (game.join("\n") + "\n").as_bytes());
        if called.status == 0 {
            assert_eq!(table.moves(), game);
            break;
        }
        kills += 1;
        let printed: Vec<String> = called.out.lines().map(str::to_owned).collect();
        let promised = promised(&table, 0, &printed, &game);
        let recorded = holds(&table, &game, promised);
        goes_on(&table, &game, recorded);
    }
    // The syncs: making the file, opening it, a batch for each half-move, closing it.
    assert!(kills >= game.len() + 2, "only {kills} syncs were met");
}
