//! Real files: all of them are read, every game that is legal is played to its end, and of the others
//! the half-move and the reason are named. The files are read from the folder `ZGODA_TEST_DATA`
//! names; without it the tests say that they skip.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use zgoda_game::notation::pdn::{
    Certainty, Entry, Game, Odd, PdnReader, PdnResult, Transcript, game_played, replay, write_game,
};
use zgoda_game::{Setup, Variant};

fn folder(name: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("ZGODA_TEST_DATA")
        .map(|data| PathBuf::from(data).join("data/pdn").join(name))
        .filter(|folder| folder.is_dir());
    if folder.is_none() {
        println!("skipped: ZGODA_TEST_DATA names no folder with data/pdn/{name}");
    }
    folder
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|ext| ext == "pdn"));
    files.sort();
    files
}

fn games(file: &Path) -> Vec<Game> {
    let input = BufReader::new(File::open(file).expect("a file"));
    PdnReader::new(input)
        .map(|game| game.expect("readable"))
        .collect()
}

/// What became of the games of a folder.
#[derive(Debug, Default, PartialEq, Eq)]
struct Sum {
    files: usize,
    games: usize,
    played: usize,
    half_moves: usize,
    not_here: usize,
    told_by_the_rest: usize,
    stops: Vec<String>,
}

fn sum(folder: &Path) -> Sum {
    let mut sum = Sum::default();
    for file in files(folder) {
        sum.files += 1;
        for game in games(&file) {
            sum.games += 1;
            let Some(variant) = game_played(&game, None) else {
                sum.not_here += 1;
                continue;
            };
            let played = replay(&game, variant);
            sum.half_moves += played.plies.len();
            sum.told_by_the_rest += played
                .plies
                .iter()
                .filter(|p| p.certainty == Certainty::ByTheRest)
                .count();
            match played.stop {
                None => sum.played += 1,
                Some(stop) => {
                    let name = file.file_name().expect("a name").to_string_lossy();
                    sum.stops.push(format!("{name}: {stop}"));
                }
            }
        }
    }
    println!("{folder:?}: {sum:#?}");
    sum
}

#[test]
fn the_suite_that_every_reader_must_take() {
    let Some(folder) = folder("pdn3-suite/succeed") else {
        return;
    };
    let sum = sum(&folder);
    assert_eq!(sum.files, 39);
    assert_eq!(sum.stops, [""; 0]);
    assert_eq!(sum.played + sum.not_here, sum.games);
    // Two captures of this suite are written without the path that would tell them from others.
    assert_eq!(sum.told_by_the_rest, 2);
}

#[test]
fn the_suite_that_strict_readers_refuse() {
    let Some(folder) = folder("pdn3-suite/fail") else {
        return;
    };
    let sum = sum(&folder);
    assert_eq!(sum.files, 8);
    // The one game that cannot be played is a line left over between two others.
    assert_eq!(
        sum.stops,
        ["Cat.C1.pdn: line 611: half-move 1, \"36x27\": a man cannot go from 36 to 27 here"]
    );
}

#[test]
fn the_games_of_tournaments() {
    let Some(folder) = folder("") else { return };
    let sum = sum(&folder);
    assert_eq!((sum.files, sum.games, sum.played), (3, 158, 158));
}

/// What strict readers refuse eight files for is said of each.
#[test]
fn what_is_odd_is_said() {
    let Some(folder) = folder("pdn3-suite/fail") else {
        return;
    };
    let odd = |file: &str, odd: fn(&Odd) -> bool| {
        let games = games(&folder.join(file));
        assert!(
            games
                .iter()
                .any(|game| game.faults.iter().any(|fault| odd(&fault.what))),
            "{file}"
        );
    };
    odd("nested_comment.pdn", |odd| {
        matches!(odd, Odd::StrayCommentEnd)
    });
    odd("abatsiev.pdn", |odd| matches!(odd, Odd::NullMove));
    odd("Cat.A1.pdn", |odd| matches!(odd, Odd::Dots));
    odd("Cat.C1.pdn", |odd| matches!(odd, Odd::Dots));
    odd("40Camp.DamaInternazionaleAssoluto.pdn", |odd| {
        matches!(odd, Odd::ResultDiffers { .. })
    });
    let delfts = games(&folder.join("delfts.pdn"));
    assert_eq!(delfts[0].result(), PdnResult::Other("4-6".to_owned()));
}

/// Every real game, written by the book and read again, is the same game without anything odd.
#[test]
fn real_games_are_written_by_the_book() {
    let (Some(suite), Some(real)) = (folder("pdn3-suite/succeed"), folder("")) else {
        return;
    };
    let mut written = 0;
    for file in files(&suite).into_iter().chain(files(&real)) {
        for game in games(&file) {
            let Some(variant) = game_played(&game, None) else {
                continue;
            };
            let played = replay(&game, variant);
            let tags = game.tags.iter();
            let transcript = Transcript {
                tags: tags
                    .map(|tag| {
                        (
                            game.text(tag.name).to_owned(),
                            game.text(tag.value).to_owned(),
                        )
                    })
                    .collect(),
                start: played.start,
                entries: played.plies.iter().map(|ply| Entry::Move(ply.mv)).collect(),
                result: game.result(),
            };
            let text = write_game(&transcript);
            assert!(
                text.lines()
                    .filter(|line| !line.starts_with('['))
                    .all(|l| l.len() <= 80)
            );
            let mut again = PdnReader::new(text.as_bytes());
            let read = again.next().expect("a game").expect("readable");
            assert!(again.next().is_none());
            assert_eq!(read.faults, [], "{text}");
            assert_eq!(game_played(&read, None), Some(Variant::International));
            let replayed = replay(&read, variant);
            assert_eq!(replayed.stop, None, "{text}");
            let moves = |replay: &zgoda_game::notation::pdn::Replay| -> Vec<_> {
                replay.plies.iter().map(|ply| ply.mv).collect()
            };
            assert_eq!(moves(&replayed), moves(&played));
            assert_eq!((replayed.start, replayed.end), (played.start, played.end));
            assert_eq!(read.result(), game.result());
            assert!(played.start != Setup::start(variant) || read.tag("FEN").is_none());
            written += 1;
        }
    }
    println!("{written} games written and read again");
    assert!(written > 0);
}
