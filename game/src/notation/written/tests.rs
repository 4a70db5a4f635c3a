// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of signs, digits and bounds, and that no text causes a panic. Words are tested in `speech`, with the languages.

use proptest::prelude::*;

use super::*;

const TEN: Variant = Variant::International;

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// A small part of a language: a ten that takes units, a ten that takes units with a joint, and a ten that stands after its units.
fn lexicon() -> Lexicon {
    let mut numbers = vec![String::new(); 50];
    for (number, said) in [
        (1, "un"),
        (2, "dwa"),
        (3, "trzy"),
        (20, "vingt"),
        (21, "vingt et un"),
        (22, "vingt dwa"),
        (30, "dreißig"),
        (32, "dwaunddreißig"),
    ] {
        said.clone_into(&mut numbers[number]);
    }
    let mut lexicon = Lexicon::default();
    lexicon.learn(&Vocabulary {
        numbers,
        other_numbers: vec![("dwa".to_owned(), "dix".to_owned())],
        joints: words("und et"),
        moves: words("na"),
        captures: words("bije"),
        via: words("przez"),
        silent: words("z de"),
        files: vec![('c', "Cézar".to_owned()), ('d', "de".to_owned())],
    });
    lexicon
}

#[test]
fn words_mean_what_the_lexicon_says() {
    let mut lexicon = lexicon();
    let read = |lexicon: &Lexicon, text, variant| {
        let written = WrittenMove::read_in_words(text, variant, lexicon);
        written.map_or_else(|error| format!("! {error}"), |written| written.to_string())
    };
    for (text, expected) in [
        ("z dwaunddreißig na vingt et un", "32-21"),
        ("dix und dreißig bije vingt-un", "32x21"),
        ("DIXUNDDREISIG vingt-et-un", "32-21"),
        ("un dreißig", "1-30"),
        ("vingt et dwa", "! I understood 20; \"et\" is no part"),
        ("drei vingt", "! \"drei\" is no part"),
        ("de 1 x 20 przez 2", "1x2x20"),
    ] {
        let read = read(&lexicon, text, TEN);
        assert!(read.starts_with(expected), "{text}: {read}");
    }
    // On the small board a word that also names a file is the file.
    let small = read(&lexicon, "cezar trzy na de 4", Variant::Polish64);
    assert_eq!(small, "c3-d4");
    // A lexicon keeps its words when it learns another language.
    lexicon.learn(&Vocabulary {
        captures: words("na slaat"),
        ..Vocabulary::default()
    });
    assert_eq!(read(&lexicon, "1 na 20", TEN), "1-20");
    assert_eq!(read(&lexicon, "1 slaat 20", TEN), "1x20");
}

#[test]
fn what_is_too_long_is_no_move() {
    let long = "32 ".repeat(MAX_TEXT);
    assert_eq!(
        WrittenMove::read(&long, TEN),
        Err(WrittenError::TooLong(long.len()))
    );
    let many = "32 ".repeat(MAX_SQUARES + 1);
    assert_eq!(WrittenMove::read(&many, TEN), Err(WrittenError::TooMany));
}

/// The contract's bound: a move on the keypad takes six key presses, Enter included.
#[test]
fn six_keys_are_enough_for_every_pair_of_squares() {
    for variant in Variant::ALL {
        for (from, to) in pairs(variant) {
            let keys = |s: Square| match variant {
                Variant::International => format!("{:0>2}", variant.name(s).to_string()),
                Variant::Polish64 => {
                    let layout = variant.layout();
                    format!("{}{}", layout.column(s) + 1, layout.row(s) + 1)
                }
            };
            let typed = keys(from) + &keys(to);
            assert!(typed.len() < 6);
            let written = WrittenMove::read(&typed, variant).expect(&typed);
            assert_eq!(written.squares(), [from, to], "{typed}");
        }
    }
}

/// Three digits are read only if no other division makes squares.
#[test]
fn three_digits_are_never_guessed() {
    for digits in 0..1000 {
        let text = format!("{digits:03}");
        let divisions: Vec<_> = [1, 2]
            .into_iter()
            .map(|at| text.split_at(at))
            .filter_map(|(a, b)| Some([TEN.square(a).ok()?, TEN.square(b).ok()?]))
            .collect();
        match (WrittenMove::read(&text, TEN), divisions.as_slice()) {
            (Ok(written), [only]) => assert_eq!(written.squares(), only, "{text}"),
            (Err(_), [] | [_, _]) => {}
            (read, _) => panic!("{text} was read as {read:?}"),
        }
    }
}

fn pairs(variant: Variant) -> impl Iterator<Item = (Square, Square)> {
    let all = || variant.squares().into_iter();
    all().flat_map(move |from| variant.squares().into_iter().map(move |to| (from, to)))
}

#[test]
fn notation_reads_back_and_both_readers_agree() {
    for variant in Variant::ALL {
        for (from, to) in pairs(variant) {
            for separator in [Separator::Move, Separator::Capture] {
                let written = WrittenMove::of(&[from, to], separator, variant).expect("two");
                let text = written.to_string();
                assert_eq!(WrittenMove::read(&text, variant), Ok(written));
                let fast = WrittenMove::read_notation(text.as_bytes(), variant);
                assert_eq!(fast, Some(written));
                let slow = squares::assemble(
                    lexer::cut(&text, variant, &Lexicon::default()).parts,
                    variant,
                );
                assert_eq!(slow, Ok(written));
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_is_a_panic(
        text in "\\PC*",
        near in "(32|6|c3|d4|trzy|dwa|x|-|na|przez|cezar|vingt|und|dreissig|et|un|dix| |\\.|[0-9]{1,7}){0,12}",
        bytes in prop::collection::vec(any::<u8>(), 0..20),
    ) {
        let lexicon = lexicon();
        for variant in Variant::ALL {
            for text in [&text, &near] {
                if let Ok(written) = WrittenMove::read_in_words(text, variant, &lexicon) {
                    prop_assert!(written.squares().len() > 1);
                    let again = WrittenMove::read(&written.to_string(), variant);
                    prop_assert_eq!(again.map(|w| w.squares().to_vec()),
                        Ok(written.squares().to_vec()));
                }
            }
            let _ = WrittenMove::read_notation(&bytes, variant);
        }
    }
}

#[test]
fn two_half_moves_in_one_line_are_refused() {
    let read = |text: &str| WrittenMove::read(text, Variant::International);
    for text in [
        "31-26 27-26",
        "31-26 27-26 press",
        "32-28, 19-23",
        "32x28 19-23",
        "32x28 27x18",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    assert_eq!(read("31-26 27-26"), Err(WrittenError::Several));
    assert_eq!(read("32x23 23x14").map(|m| m.squares().len()), Ok(4));
    let eight = WrittenMove::read("c3-d4 d6-c5", Variant::Polish64);
    assert_eq!(eight, Err(WrittenError::Several));
    assert!(WrittenMove::read("c3 d4", Variant::Polish64).is_ok());
}
