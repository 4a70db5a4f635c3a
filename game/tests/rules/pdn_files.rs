// SPDX-License-Identifier: GPL-3.0-or-later
//! Real files: all of them are read, every legal game is played to its end, and for every other game the half-move and the reason
//! are named. The files are read from the folder in `ZGODA_TEST_DATA`; without it the tests say that they skip.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use zgoda_game::notation::pdn::{
    Certainty, Entry, Game, Odd, PdnReader, PdnResult, Transcript, game_played, replay, write_game,
};
use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::reconcile::{
    Blame, Ear, Evidence, FaultKind, Fix, Notice, Record, Witness, reconcile,
};
use zgoda_game::{BySide, Setup, Side, Variant, path};

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

/// Counts of the outcomes of the games of a folder.
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
    // Two captures of this suite lack the path that would tell them from other captures.
    assert_eq!(sum.told_by_the_rest, 2);
}

#[test]
fn the_suite_that_strict_readers_refuse() {
    let Some(folder) = folder("pdn3-suite/fail") else {
        return;
    };
    let sum = sum(&folder);
    assert_eq!(sum.files, 8);
    // The only game that cannot be played is a line left over between two other games.
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

/// Each of eight files is reported with the oddities for which strict readers refuse it.
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

/// Every real game, written strictly and read again, is the same game without oddities.
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

/// The moves of a game that was played to its end, half-move by half-move.
fn written(game: &Game) -> Option<(Variant, Vec<String>)> {
    let variant = game_played(game, None)?;
    let played = replay(game, variant);
    let line = played
        .plies
        .iter()
        .map(|ply| write_move(&ply.before, &ply.mv));
    (played.stop.is_none() && game.tag("FEN").is_none()).then(|| (variant, line.collect()))
}

/// The text as records write it: numbers and half-moves.
fn numbered(line: &[String]) -> String {
    let mut text = String::new();
    for (index, half_move) in line.iter().enumerate() {
        if index % 2 == 0 {
            text += &format!("{}. ", index / 2 + 1);
        }
        text += half_move;
        text.push(' ');
    }
    text
}

fn one(text: &str) -> Game {
    let mut games = PdnReader::new(text.as_bytes());
    let game = games.next().expect("a game").expect("readable");
    assert!(games.next().is_none(), "{text}");
    game
}

fn real_games() -> Option<Vec<(Variant, Vec<String>)>> {
    let folder = folder("")?;
    let all = files(&folder).into_iter().flat_map(|file| games(&file));
    Some(all.filter_map(|game| written(&game)).collect())
}

/// Russian rules write captures in full, with colons; three squares of a capture look like a time.
#[test]
fn captures_in_full_with_colons_are_read_as_they_are_meant() {
    let Some(real) = real_games() else { return };
    let mut like_times = 0;
    for (variant, line) in &real {
        let mut setup = Setup::start(*variant);
        let mut full = Vec::new();
        for half_move in line {
            let meant = WrittenMove::read(half_move, *variant).expect("a half-move");
            let Resolution::Legal(mv) = resolve(&meant, &setup) else {
                panic!("{half_move} in {line:?}");
            };
            let route = path(&setup, &mv).filter(|_| mv.is_capture());
            let squares = route.map_or_else(|| vec![mv.from, mv.to], |route| route.squares);
            let names = squares
                .iter()
                .map(|square| variant.name(*square).to_string());
            let sign = if mv.is_capture() { ":" } else { "-" };
            let text = names.collect::<Vec<_>>().join(sign);
            let parts: Vec<&str> = text.split(':').collect();
            like_times += usize::from(parts.len() == 3 && parts[0].len() == 1);
            full.push(text);
            setup = mv.apply(&setup);
        }
        let kind = variant.rules().game_type;
        let game = one(&format!("[GameType \"{kind}\"]\n\n{}*", numbered(&full)));
        let played = replay(&game, *variant);
        assert_eq!(played.stop, None, "{full:?}");
        assert_eq!(played.plies.len(), full.len(), "{full:?}");
        assert_eq!(played.end, setup, "{full:?}");
        let record = Record::of_game(&game, *variant).expect("a record");
        assert_eq!(record.entries.len(), full.len(), "{full:?}");
    }
    println!(
        "{} games, {like_times} captures that look like times",
        real.len()
    );
    assert!(like_times > 0);
}

/// Raw exports leave out the quotes of every tag, and people type other quotes.
#[test]
fn tags_without_quotes_are_tags() {
    let Some(folder) = folder("") else { return };
    for file in files(&folder) {
        let text = std::fs::read_to_string(&file).expect("a text");
        let known = games(&file);
        for quotes in [["", ""], ["„", "”"], ["«", "»"], ["'", "'"], ["“", "”"]] {
            let mut bare = String::new();
            let mut inside = false;
            for c in text.chars() {
                match c {
                    '"' => {
                        bare += quotes[usize::from(inside)];
                        inside = !inside;
                    }
                    other => bare.push(other),
                }
            }
            let found: Vec<Game> = PdnReader::new(bare.as_bytes())
                .map(|game| game.expect("readable"))
                .collect();
            assert_eq!(found.len(), known.len(), "{file:?} with {quotes:?}");
            for (one, other) in found.iter().zip(&known) {
                for tag in ["White", "Black", "Result", "GameType", "Round", "Date"] {
                    let wanted = other
                        .tag(tag)
                        .map(str::trim)
                        .filter(|value| !value.is_empty());
                    let is = one
                        .tag(tag)
                        .map(str::trim)
                        .filter(|value| !value.is_empty());
                    assert_eq!(is, wanted, "{tag} in {file:?} with {quotes:?}");
                }
                assert_eq!(written(one), written(other), "{file:?} with {quotes:?}");
            }
        }
    }
}

/// A line of a sheet that was copied once more is named as such, and strikes no half-move.
#[test]
fn a_line_copied_twice_is_named_and_costs_nothing() {
    let Some(real) = real_games() else { return };
    let mut tried = 0;
    for (index, (variant, line)) in real.iter().enumerate() {
        // Some way into the game, with numbers that go on or repeat, on either sheet, one to three pairs.
        let pairs = index % 3 + 1;
        let at = 2 * (4 + index % 9);
        if line.len() < at + 2 * pairs + 6 {
            continue;
        }
        let mut copied = line.clone();
        let again = line[at..at + 2 * pairs].to_vec();
        copied.splice(at..at, again);
        let start = Setup::start(*variant);
        let right = Record::of(start, line.iter().map(String::as_str));
        let wrong = if index % 2 == 0 {
            Record::of(start, copied.iter().map(String::as_str))
        } else {
            let text = format!("{} {}", numbered(&line[..at + 2 * pairs]), {
                let rest = numbered(
                    &[vec!["-".to_owned(); at], copied[at + 2 * pairs..].to_vec()].concat(),
                );
                let from = rest.find(&format!(" {}. ", at / 2 + 1)).expect("a number");
                rest[from..].to_owned()
            });
            Record::of_game(&one(&text), *variant).expect("a record")
        };
        assert_eq!(wrong.entries.len(), copied.len(), "{copied:?}");
        let side = if index % 4 < 2 {
            Side::White
        } else {
            Side::Black
        };
        let report = reconcile(&Evidence {
            records: BySide::from_fn(|it| {
                if it == side {
                    wrong.clone()
                } else {
                    right.clone()
                }
            }),
            boards: BySide::default(),
            ear: Ear::default(),
            witness: Witness::default(),
        });
        let fixes = report.notices.iter().filter_map(|notice| match notice {
            Notice::Mended { fix, .. } => Some(*fix),
            _ => None,
        });
        let fixes: Vec<Fix> = fixes.collect();
        let half_moves = u8::try_from(2 * pairs).expect("few");
        assert_eq!(fixes, [Fix::Copied(side, half_moves)], "{copied:?}");
        assert_eq!(report.proposal.ply, Some(line.len()), "{copied:?}");
        let kinds: Vec<FaultKind> = report.explanations[0]
            .faults
            .iter()
            .map(|it| it.kind)
            .collect();
        assert_eq!(kinds, [FaultKind::CopiedLine]);
        assert_eq!(report.blame(), Blame::Side(side));
        tried += 1;
    }
    println!("{tried} games");
    assert!(tried > 100);
}
