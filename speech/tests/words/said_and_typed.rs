// SPDX-License-Identifier: GPL-3.0-or-later
//! Words that are said can be typed: the words of every half-move, in every language and every style, are read as that
//! half-move.

use zgoda_game::notation::{Separator, WrittenMove};
use zgoda_game::{Side, Square, Variant};
use zgoda_speech::announcement::{Action, Message, Recorded, SpokenMove};
use zgoda_speech::numbers::{LetterStyle, NumberStyle};
use zgoda_speech::{Language, Phrasebook, Style};

fn styles() -> impl Iterator<Item = Style> {
    NumberStyle::ALL.into_iter().flat_map(|numbers| {
        LetterStyle::ALL
            .into_iter()
            .map(move |letters| Style { numbers, letters })
    })
}

fn pairs(variant: Variant) -> impl Iterator<Item = (Square, Square)> {
    let all = move || variant.squares().into_iter();
    all()
        .flat_map(move |from| all().map(move |to| (from, to)))
        .filter(|(from, to)| from != to)
}

#[test]
fn the_words_of_a_half_move_are_read_as_that_half_move() {
    for (language, variant) in Language::ALL
        .into_iter()
        .flat_map(|language| Variant::ALL.map(|variant| (language, variant)))
    {
        for style in styles() {
            let book = Phrasebook::new(language, variant, style);
            for (from, to) in pairs(variant) {
                for action in [Action::Moves, Action::Takes] {
                    let said = book.words(&Message::MovePlayed {
                        side: Side::White,
                        played: SpokenMove {
                            from,
                            via: Vec::new(),
                            to,
                            action,
                        },
                        recorded: Recorded::Safe,
                    });
                    let separator = match action {
                        Action::Moves => Separator::Unstated,
                        Action::Takes => Separator::Capture,
                    };
                    let expected = WrittenMove::of(&[from, to], separator, variant).unwrap();
                    let read = WrittenMove::read_in_words(&said.text, variant, language.lexicon());
                    assert_eq!(read, Ok(expected), "{}: {}", language.tag(), said.text);
                }
            }
        }
    }
}

#[test]
fn the_way_of_a_capture_is_read_as_it_is_said() {
    let variant = Variant::International;
    let square = |name: &str| variant.square(name).unwrap();
    for language in Language::ALL {
        for style in styles() {
            let book = Phrasebook::new(language, variant, style);
            let said = book.words(&Message::MovePlayed {
                side: Side::White,
                played: SpokenMove {
                    from: square("48"),
                    via: vec![square("37"), square("4")],
                    to: square("8"),
                    action: Action::Takes,
                },
                recorded: Recorded::Safe,
            });
            let way = ["48", "37", "4", "8"].map(square);
            let expected = WrittenMove::of(&way, Separator::Capture, variant).unwrap();
            let read = WrittenMove::read_in_words(&said.text, variant, language.lexicon());
            assert_eq!(read, Ok(expected), "{}: {}", language.tag(), said.text);
        }
    }
}
