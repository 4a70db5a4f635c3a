// SPDX-License-Identifier: GPL-3.0-or-later
//! Every half-move from one square to another, in the words of the program.

use zgoda_game::{Side, Square, Variant};
use zgoda_speech::announcement::{Action, Recorded, SpokenMove};
use zgoda_speech::numbers::{LetterStyle, NumberStyle, Style};
use zgoda_speech::{Language, Message, Phrasebook};

/// Two squares, by their numbers.
pub(crate) type Pair = (u8, u8);

/// A half-move with its spoken text.
#[derive(Clone, Debug)]
pub(crate) struct HalfMove {
    pub(crate) language: Language,
    pub(crate) squares: Pair,
    pub(crate) text: String,
}

impl HalfMove {
    /// The words of each square; a comma between them is a pause.
    pub(crate) fn parts(&self) -> [Vec<&str>; 2] {
        let (from, to) = self.text.split_once(", ").expect("two squares");
        assert!(!to.contains(','), "three squares: {}", self.text);
        [from, to].map(|part| part.split(' ').collect())
    }

    /// The number of the noise that goes with the half-move after `before` earlier sayings: each saying of each
    /// half-move has another noise, and the same noise in every run.
    pub(crate) fn seed(&self, before: u64) -> u64 {
        let (from, to) = self.squares;
        (before * 51 + u64::from(from)) * 51 + u64::from(to)
    }
}

/// All pairs of two different squares.
pub(crate) fn all(language: Language, numbers: NumberStyle) -> Vec<HalfMove> {
    let style = Style {
        numbers,
        letters: LetterStyle::Plain,
    };
    let variant = Variant::International;
    let book = Phrasebook::new(language, variant, style);
    let squares: Vec<Square> = (1..=50)
        .map(|number: u8| variant.square(&number.to_string()).unwrap())
        .collect();
    let mut all = Vec::new();
    for (from, &one) in (1..).zip(&squares) {
        for (to, &other) in (1..).zip(&squares) {
            if from == to {
                continue;
            }
            let phrase = book.words(&Message::MovePlayed {
                side: Side::White,
                played: SpokenMove {
                    from: one,
                    via: Vec::new(),
                    to: other,
                    action: Action::Moves,
                },
                recorded: Recorded::Safe,
            });
            assert_eq!(phrase.problems, []);
            all.push(HalfMove {
                language,
                squares: (from, to),
                text: phrase.text,
            });
        }
    }
    assert_eq!(all.len(), 2_450);
    all
}
