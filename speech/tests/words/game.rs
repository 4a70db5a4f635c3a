// SPDX-License-Identifier: GPL-3.0-or-later
//! The game that the tests let a voice speak, and the sounds by themselves.
#![cfg_attr(
    not(target_os = "linux"),
    expect(dead_code, reason = "where no whole game is heard, no sounds are")
)]

use zgoda_game::{Moment, Move, Setup, Side, Variant, legal_moves, via};
use zgoda_speech::announcement::{Action, Earcon, Recorded, SpokenMove};
use zgoda_speech::{
    Announcement, Language, Message, Phrasebook, Style, Utterance, UtteranceId, Worded,
};

/// The half-moves of the game: sixty moves of each side.
pub(crate) const HALF_MOVES: usize = 120;

/// The first random game that lasts for this number of half-moves.
pub(crate) fn moves() -> Vec<(Setup, Move)> {
    let (seed, moves) = (1..)
        .find_map(|seed| Some((seed, draw(seed)?)))
        .expect("one game lasts long enough");
    println!("seed {seed}");
    moves
}

/// Random legal half-moves, each with the position before it; `None` if the game ends too soon.
fn draw(seed: u64) -> Option<Vec<(Setup, Move)>> {
    let mut state = seed;
    let mut setup = Setup::start(Variant::International);
    (0..HALF_MOVES)
        .map(|_| {
            let moves = legal_moves(&setup);
            // Knuth's MMIX generator; its high bits are the most random ones.
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let drawn = (state >> 33) as usize % moves.len().max(1);
            let mv = *moves.get(drawn)?;
            let after = mv.apply(&setup);
            let before = std::mem::replace(&mut setup, after);
            Some((before, mv))
        })
        .collect()
}

/// The announcements of the game.
pub(crate) fn played(game: &[(Setup, Move)]) -> impl Iterator<Item = Message> + use<'_> {
    game.iter().map(|(before, mv)| {
        let action = if mv.is_capture() {
            Action::Takes
        } else {
            Action::Moves
        };
        Message::MovePlayed {
            side: before.turn(),
            played: SpokenMove {
                from: mv.from,
                via: via(before, mv).into_iter().collect(),
                to: mv.to,
                action,
            },
            recorded: Recorded::Safe,
        }
    })
}

/// The game in words. Before every fourth half-move there is a sound. The sounds take turns.
pub(crate) fn words(game: &[(Setup, Move)], language: Language) -> Vec<Utterance> {
    let book = Phrasebook::new(language, Variant::International, Style::default());
    let mut sounds = Earcon::ALL.into_iter().cycle();
    (0..)
        .zip(played(game))
        .map(|(n, message)| {
            let mut announcement = Announcement::new(Side::White.into(), message);
            if n % 4 == 3 {
                announcement.earcon = sounds.next();
            }
            let phrase = book.words(&announcement.message);
            assert_eq!(phrase.problems, []);
            let id = UtteranceId(n + 1);
            Utterance::new(id, &announcement, language, phrase.said(), Moment::ZERO)
        })
        .collect()
}

/// Every sound, without words.
pub(crate) fn sounds() -> Vec<Utterance> {
    (1..)
        .zip(Earcon::ALL)
        .map(|(id, sound)| {
            let mut announcement =
                Announcement::new(Side::White.into(), Message::SoundMeans { sound });
            announcement.earcon = Some(sound);
            announcement.words = false;
            let id = UtteranceId(id);
            Utterance::new(
                id,
                &announcement,
                Language::English,
                Worded::default(),
                Moment::ZERO,
            )
        })
        .collect()
}
