// SPDX-License-Identifier: GPL-3.0-or-later
//! Written games read back: whole made-up games of both variants, with irregular half-moves, moves out of turn, set-ups, comments
//! and clocks; and the refusal of games that cannot be played.

use std::time::Duration;

use proptest::prelude::*;
use zgoda_game::notation::pdn::{
    Certainty, ClockNote, Entry, Game, Odd, PdnReader, PdnResult, Played, Replay, Transcript, What,
    clock_notes, count, game_played, replay, write_game,
};
use zgoda_game::{Move, Setup, Side, Square, SquareSet, Variant, legal_moves};

fn read(text: &str) -> Game {
    let mut games = PdnReader::new(text.as_bytes());
    let game = games.next().expect("a game").expect("readable");
    assert!(games.next().is_none(), "{text}");
    game
}

fn pick<T: Copy>(list: &[T], choice: u32) -> Option<T> {
    list.get(choice as usize % list.len().max(1)).copied()
}

/// A half-move that a hand may make: any piece anywhere, with anything taken off.
fn irregular(setup: &Setup, choice: u32) -> Option<Move> {
    let pieces: Vec<Square> = setup.occupied().into_iter().collect();
    let from = pick(&pieces, choice >> 1)?;
    let empty: Vec<Square> = setup.vacant().into_iter().collect();
    let to = pick(&empty, choice >> 8)?;
    let gone = (0..choice >> 20 & 3).filter_map(|n| pick(&pieces, (choice >> 4) + n * 7));
    let captured: SquareSet = gone.filter(|square| *square != from).collect();
    Some(Move { from, to, captured })
}

/// A random game, with the positions after each half-move.
fn game(variant: Variant, choices: &[u32]) -> (Transcript, Vec<(Move, Setup)>) {
    let start = Setup::start(variant);
    let (mut setup, mut entries, mut plies) = (start, Vec::new(), Vec::new());
    for choice in choices {
        let entry = match choice % 16 {
            0 => irregular(&setup, *choice).map(Entry::Move),
            1 => Some(Entry::Comment(format!(
                "a \"word\" {{of}} 50% [%clk] {choice}"
            ))),
            2 => {
                let time = Duration::from_secs(u64::from(choice % 7000));
                Some(Entry::Clock(ClockNote::Left(time)))
            }
            3 => Some(Entry::Nag((choice % 200) as u16)),
            4 if choice % 5 == 0 => Some(Entry::SetUp(setup.with_turn(setup.turn().other()))),
            _ => pick(&legal_moves(&setup), choice / 16).map(Entry::Move),
        };
        let Some(entry) = entry else { break };
        match &entry {
            Entry::Move(mv) => {
                let mover = setup.at(mv.from).expect("a piece").side;
                setup = mv.apply(&setup.with_turn(mover));
                plies.push((*mv, setup));
            }
            Entry::SetUp(given) => setup = *given,
            Entry::Comment(_) | Entry::Clock(_) | Entry::Nag(_) => {}
        }
        entries.push(entry);
    }
    let tags = vec![("White".to_owned(), "Anna \"A\" \\ Ż".to_owned())];
    (
        Transcript {
            tags,
            start,
            entries,
            result: PdnResult::Draw,
        },
        plies,
    )
}

proptest! {
    #[test]
    fn what_is_written_reads_back(
        small in any::<bool>(),
        choices in prop::collection::vec(any::<u32>(), 0..150),
    ) {
        let variant = if small { Variant::Polish64 } else { Variant::International };
        let (transcript, plies) = game(variant, &choices);
        let text = write_game(&transcript);
        let game = read(&text);
        prop_assert_eq!(&game.faults, &[], "{}", text);
        prop_assert_eq!(game_played(&game, None), Some(variant));
        prop_assert_eq!(game.tag("White"), Some("Anna \"A\" \\ Ż"));
        prop_assert_eq!(game.result(), PdnResult::Draw);
        let Replay { plies: read, stop, .. } = replay(&game, variant);
        prop_assert_eq!(stop, None, "{}", text);
        let read: Vec<_> = read.iter().map(|ply| (ply.mv, ply.after)).collect();
        prop_assert_eq!(read, plies, "{}", text);
        prop_assert_eq!(count(&game, variant), (game.items.iter()
            .filter(|item| matches!(item.what, What::Move(_))).count(), None));
        let clocks: Vec<ClockNote> = transcript.entries.iter().filter_map(|entry| match entry {
            Entry::Clock(note) => Some(*note),
            _ => None,
        }).collect();
        let found: Vec<ClockNote> = game.items.iter().filter_map(|item| match item.what {
            What::Comment(span) => clock_notes(game.text(span)).next(),
            _ => None,
        }).collect();
        prop_assert_eq!(found, clocks);
    }
}

#[test]
fn by_the_book() {
    let variant = Variant::International;
    let start = Setup::start(variant);
    let square = |name| variant.square(name).expect("a square");
    let mv = |from, to| Move {
        from: square(from),
        to: square(to),
        captured: SquareSet::EMPTY,
    };
    let transcript = Transcript {
        tags: vec![
            ("black".to_owned(), "B".to_owned()),
            ("Result".to_owned(), "not his to say".to_owned()),
            ("PlyCount".to_owned(), "4".to_owned()),
            ("no name".to_owned(), "x".to_owned()),
        ],
        start,
        entries: vec![
            Entry::Move(mv("32", "28")),
            Entry::Comment("calm {so far}".to_owned()),
            Entry::Move(mv("19", "23")),
            // White leaves a capture out.
            Entry::Move(mv("31", "27")),
            // Black moves twice in a row.
            Entry::Move(mv("18", "22")),
            Entry::Move(mv("20", "24")),
        ],
        result: PdnResult::WhiteWins,
    };
    let text = write_game(&transcript);
    let after = "B:W27,28,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20,23";
    assert!(text.starts_with(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"B\"]\n\
         [Result \"2-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n[PlyCount \"4\"]\n\n\
         1. 32-28 {calm (so far)} 1... 19-23 2. 31-27\n"
    ), "{text}");
    assert!(text.contains(&format!("/FEN \"{after}\"/")), "{text}");
    assert!(text.ends_with("\n*\n\n"), "{text}");
    let game = read(&text);
    assert_eq!(replay(&game, variant).stop, None);
    assert_eq!(replay(&game, variant).plies.len(), 5);
    let small = Transcript {
        start: Setup::start(Variant::Polish64),
        entries: vec![],
        ..transcript
    };
    let text = write_game(&small);
    assert!(
        text.contains("[Result \"1-0\"]\n[GameType \"26,W,8,8,A0,0\"]"),
        "{text}"
    );
}

/// The half-move, the text and the reason, as an arbiter reads them.
#[test]
fn a_game_that_cannot_be_played_is_named() {
    for (text, expected) in [
        (
            "1. 32-28 19-23 2. 31-27 *",
            "half-move 3, \"31-27\": a capture of 1 is compulsory here",
        ),
        (
            "1. 31-26 31-26 *",
            "half-move 2, \"31-26\": 31 is empty; \
                              name the square of the piece that moves",
        ),
        (
            "1. 32-27 37-32 *",
            "half-move 2, \"37-32\": \
                              the piece on 37 is not black's, and black is to move",
        ),
        (
            "1. 32-22 *",
            "half-move 1, \"32-22\": a man cannot go from 32 to 22 here",
        ),
        (
            "1. 32-37 *",
            "half-move 1, \"32-37\": 37 is occupied; name an empty square",
        ),
        (
            "1. 32-51 *",
            "half-move 1, \"32-51\": I understood 32; there is no square \"51\" \
                        on this board; its squares are 1 to 50",
        ),
        (
            "[FEN \"W:W51:B1\"] 1. 32-28 *",
            "half-move 0, \"W:W51:B1\": there is no square \"51\" \
            on this board; its squares are 1 to 50; correct it in the list of white",
        ),
        (
            "[FEN \"W:W48:B12,22,32,33,42,43\"] 1. 48x37 *",
            "half-move 1, \"48x37\": it takes 1, a capture of 4 is compulsory here",
        ),
        (
            "[FEN \"B:W31:BK1\"] 1... 1-2 *",
            "half-move 1, \"1-2\": \
            a king cannot go from 1 to 2 here",
        ),
        (
            "[FEN \"W:W45:B34,40\"] 1. 45-50 *",
            "half-move 1, \"45-50\": \
            white has no move left; the game is over",
        ),
        (
            "1. 32-28 /FEN \"W:W99:B\"/ 19-23 *",
            "half-move 1, \"32-28\": there is no square \"99\"",
        ),
    ] {
        let game = read(text);
        let stop = replay(&game, Variant::International)
            .stop
            .expect(text)
            .to_string();
        if let Some(rest) = stop.strip_prefix("line 1: ") {
            assert!(rest.starts_with(expected), "{text}\n{rest}\n{expected}");
        } else {
            panic!("{stop}");
        }
    }
}

#[test]
fn what_is_left_open_is_found_out() {
    let ten = Variant::International;
    // The first piece decides the side to move.
    let open = read("[FEN \"?:W32:B19\"] 1. 19-23 32-28 *");
    assert_eq!(replay(&open, ten).plies.len(), 2);
    // Two captures with the same ends: only with one of them can the game go on as written.
    let fen = "[FEN \"W:W48:B1,12,22,32,33,42,43\"]";
    let rest = read(&format!("{fen} 1. 48x8 33-39 *"));
    let played = replay(&rest, ten);
    assert_eq!(played.stop, None);
    assert_eq!(played.plies[0].certainty, Certainty::ByTheRest);
    assert!(
        !played.plies[0]
            .mv
            .captured
            .has(ten.square("33").expect("a square"))
    );
    let nothing = replay(&read(&format!("{fen} 1. 48x8 *")), ten);
    assert_eq!(nothing.plies[0].certainty, Certainty::Guessed);
    // A null move or a set-up passes the turn.
    let passes = replay(&read("1. 32-28 - - 2. 37-32 /FEN \"W::\"/ 3. 41-37 *"), ten);
    assert_eq!(passes.stop, None);
    let movers: Vec<Side> = passes
        .plies
        .iter()
        .map(|p: &Played| p.before.turn())
        .collect();
    assert_eq!(movers, [Side::White; 3]);
}

#[test]
fn which_game_it_is() {
    let all = Some(Variant::Polish64);
    for (text, otherwise, expected) in [
        (
            "[GameType \"20\"] 1. 1-7 *",
            all,
            Some(Variant::International),
        ),
        (
            "[GameType \"26,W,8,8,A0,0\"] *",
            None,
            Some(Variant::Polish64),
        ),
        ("[GameType \"25\"] 1. 33-28 *", all, None),
        ("1. 33-28 *", None, Some(Variant::International)),
        ("1. 33-28 *", all, all),
        ("1. 32-28 *", None, None),
        ("1. 32-28 (33-28) {33-28} *", None, None),
        (
            "[FEN \"W:W31-50:B1-20\"] 1. 32-28 *",
            None,
            Some(Variant::International),
        ),
        ("1. c3-d4 *", None, None),
        // The squares of an 8x8 board are numbered in more than one way; squares of a 10x10 board have no letters.
        ("[GameType \"26\"] 1. 22-18 11-15 *", None, None),
        ("[GameType \"20,W,10,10,A0,0\"] 1. d4-e5 *", None, None),
        (
            "[GameType \"20\"] 1. 32-28 d4-e5 *",
            None,
            Some(Variant::International),
        ),
    ] {
        assert_eq!(game_played(&read(text), otherwise), expected, "{text}");
    }
}

proptest! {
    /// No file causes a panic, not even one with moves that make sense in places.
    #[test]
    fn playing_anything_ends(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        words in prop::collection::vec(prop::sample::select(vec![
            "32-28", "19-23", "28x19", "14x23", "33-28", "x", "- -", "(", ")", "c3-d4", "9-9", "48x8",
            "/FEN \"W:W48:B12,22,32,33,42,43\"/", "/FEN \"B::\"/", "/FEN \"W:WK1:B50\"/", "1-0", "*",
            "[FEN \"?:WK46:B5,10,28\"]", "46-5", "46x5x46", "50-45-40", "{[%clk 1:00]}",
        ]), 0..30),
    ) {
        for bytes in [bytes, words.join(" ").into_bytes()] {
            for game in PdnReader::new(bytes.as_slice()) {
                // Reading memory does not fail; bytes that are no text end the reading.
                let Ok(game) = game else { break };
                prop_assert!(!game.faults.iter().any(|f| matches!(f.what, Odd::TooLong(_))));
                for variant in Variant::ALL {
                    let played = replay(&game, variant);
                    prop_assert_eq!(count(&game, variant), (played.plies.len(), played.stop));
                }
            }
        }
    }
}
