// SPDX-License-Identifier: GPL-3.0-or-later
//! Spot checks of wording; every message of every language is in `speech/tests/words/phrases.rs`.

use zgoda_game::{BySide, Piece, Side};

use super::*;
use crate::announcement::{MendStep, Recorded};
use crate::numbers::{LetterStyle, NumberStyle};

fn book(language: Language, variant: Variant) -> Phrasebook {
    Phrasebook::new(language, variant, Style::default())
}

fn half_move(variant: Variant, squares: &[&str], action: Action) -> SpokenMove {
    let mut squares: Vec<Square> = squares.iter().map(|s| variant.square(s).unwrap()).collect();
    let to = squares.pop().unwrap();
    let from = squares.remove(0);
    SpokenMove {
        from,
        via: squares,
        to,
        action,
    }
}

fn played(squares: &[&str], action: Action, recorded: Recorded) -> Message {
    Message::MovePlayed {
        side: Side::White,
        played: half_move(Variant::International, squares, action),
        recorded,
    }
}

fn said(book: &Phrasebook, message: &Message) -> String {
    let phrase = book.words(message);
    assert_eq!(phrase.problems, []);
    phrase.text
}

#[test]
fn a_played_move_is_its_squares_and_nothing_else() {
    let pl = book(Language::Polish, Variant::International);
    let en = book(Language::English, Variant::International);
    let plain = played(&["32", "28"], Action::Moves, Recorded::Safe);
    assert_eq!(said(&pl, &plain), "trzydzieści dwa, dwadzieścia osiem");
    assert_eq!(said(&en, &plain), "thirty two, twenty eight");
    let takes = played(&["32", "21"], Action::Takes, Recorded::Safe);
    assert_eq!(said(&pl, &takes), "trzydzieści dwa bije dwadzieścia jeden");
    assert_eq!(said(&en, &takes), "thirty two takes twenty one");
    let route = played(&["47", "24", "36"], Action::Takes, Recorded::Safe);
    assert_eq!(
        said(&pl, &route),
        "czterdzieści siedem bije trzydzieści sześć, przez dwadzieścia cztery"
    );
}

#[test]
fn with_the_disk_gone_each_move_says_so() {
    let pl = book(Language::Polish, Variant::International);
    let message = played(&["32", "28"], Action::Moves, Recorded::NotRecorded);
    assert_eq!(
        said(&pl, &message),
        "trzydzieści dwa, dwadzieścia osiem, nie zapisano"
    );
}

#[test]
fn styles_change_squares_only() {
    let digits = Style {
        numbers: NumberStyle::Digits,
        letters: LetterStyle::Names,
    };
    let pl = Phrasebook::new(Language::Polish, Variant::International, digits);
    let message = played(&["32", "28"], Action::Moves, Recorded::NotRecorded);
    assert_eq!(said(&pl, &message), "trzy dwa, dwa osiem, nie zapisano");
    let pl = Phrasebook::new(Language::Polish, Variant::Polish64, digits);
    let message = Message::SaidNoted {
        said: half_move(Variant::Polish64, &["c3", "d4"], Action::Moves),
    };
    assert_eq!(
        said(&pl, &message),
        "Cezar trzy, Dawid cztery, zapowiedź zapisana"
    );
}

#[test]
fn half_moves_squares_and_times_are_printed_in_figures_in_every_language() {
    let time = |h: u64, m: u64, s: u64| std::time::Duration::from_secs(h * 3600 + m * 60 + s);
    for language in Language::ALL {
        let figures = |variant, message: &Message| {
            let words = book(language, variant).printed(message);
            assert!(words.problems.is_empty());
            words.text
        };
        let international = Variant::International;
        let moved = played(&["32", "28"], Action::Moves, Recorded::Safe);
        assert_eq!(figures(international, &moved), "32-28");
        let taken = played(&["32", "21"], Action::Takes, Recorded::Safe);
        assert_eq!(figures(international, &taken), "32x21");
        let c3 = Message::MovePlayed {
            played: half_move(Variant::Polish64, &["c3", "d4"], Action::Moves),
            side: zgoda_game::Side::White,
            recorded: Recorded::Safe,
        };
        assert_eq!(figures(Variant::Polish64, &c3), "c3-d4");
        let pressed = Message::Pressed {
            side: zgoda_game::Side::White,
        };
        assert_eq!(figures(international, &pressed), "+");
        for (left, shown) in [
            (time(1, 20, 48), "1:20:48"),
            (time(0, 4, 8), "0:04:08"),
            (time(0, 80, 0), "1:20:00"),
            (time(0, 0, 9), "0:00:09"),
        ] {
            let low = Message::TimeLeft { left };
            assert!(figures(international, &low).contains(shown));
        }
    }
}

#[test]
fn spelling_is_by_digits_and_where_there_are_none_by_words() {
    let pl = book(Language::Polish, Variant::International);
    let spell = |what: Message| {
        said(
            &pl,
            &Message::SpelledOut {
                what: Box::new(what),
            },
        )
    };
    assert_eq!(
        spell(played(&["32", "21"], Action::Takes, Recorded::Safe)),
        "trzy dwa bije dwa jeden"
    );
    assert_eq!(spell(Message::WrongPin), "zły, kod, sędziego");
    assert_eq!(
        spell(Message::Again {
            text: Worded::from("bateria dziewięć procent, warcabnica białych")
        }),
        "bateria, dziewięć, procent, warcabnica, białych"
    );
}

#[test]
fn an_earlier_board_is_spelt_and_repeated_as_the_one_of_now() {
    let style = Style {
        numbers: NumberStyle::DigitsOnRepeat,
        ..Style::default()
    };
    let pl = Phrasebook::new(Language::Polish, Variant::International, style);
    let here = Message::CursorAt {
        square: Variant::International.square("32").unwrap(),
    };
    let past = Message::PastBoard {
        what: Box::new(here.clone()),
    };
    let spelled_out = |what| Message::SpelledOut {
        what: Box::new(what),
    };
    for (now, then) in [
        (pl.words(&here), pl.words(&past)),
        (pl.words_again(&here), pl.words_again(&past)),
        (
            pl.words(&spelled_out(here.clone())),
            pl.words(&spelled_out(past.clone())),
        ),
    ] {
        assert_eq!(then.text, format!("wstecz, {}", now.text));
    }
    assert_eq!(said(&pl, &spelled_out(past)), "wstecz, trzy dwa");
}

#[test]
fn polish_counts_agree_with_what_is_counted() {
    let pl = book(Language::Polish, Variant::International);
    for (plies, words) in [
        (0, "bez posunięć"),
        (1, "jeden półruch"),
        (2, "dwa półruchy"),
        (5, "pięć półruchów"),
        (12, "dwanaście półruchów"),
        (21, "dwadzieścia jeden półruchów"),
        (22, "dwadzieścia dwa półruchy"),
        (112, "sto dwanaście półruchów"),
        (123, "sto dwadzieścia trzy półruchy"),
    ] {
        let resumed = Message::GameResumed { plies, last: None };
        assert_eq!(said(&pl, &resumed), format!("partia wznowiona, {words}"));
    }
    for (white, black, words) in [
        (0, 0, "bez posunięć"),
        (1, 1, "jedno posunięcie z każdej strony"),
        (22, 22, "dwadzieścia dwa posunięcia z każdej strony"),
        (56, 56, "pięćdziesiąt sześć posunięć z każdej strony"),
        (
            57,
            56,
            "białe pięćdziesiąt siedem posunięć, czarne pięćdziesiąt sześć",
        ),
        (1, 0, "białe jedno posunięcie, czarne zero"),
    ] {
        let moves = BySide { white, black };
        assert_eq!(said(&pl, &Message::Count { moves }), words);
    }
    for (count, words) in [
        (1, "jedna partia niedokończona"),
        (2, "dwie partie niedokończone"),
        (5, "pięć partii niedokończonych"),
        (22, "dwadzieścia dwie partie niedokończone"),
    ] {
        assert_eq!(said(&pl, &Message::UnfinishedGames { count }), words);
    }
    let square = Variant::International.square("32").unwrap();
    for (squares, words) in [
        (1, "różni się jedno pole"),
        (3, "różnią się trzy pola"),
        (14, "różni się czternaście pól"),
    ] {
        let message = Message::BoardDiffersBy {
            board: crate::announcement::BoardOf::Side(Side::Black),
            squares,
            step: MendStep::Put(square, Piece::king(Side::White)),
        };
        assert_eq!(
            said(&pl, &message),
            format!("trzydzieści dwa, postawić białą damkę, {words} na warcabnicy czarnych")
        );
    }
}

#[test]
fn the_same_text_is_given_as_often_as_it_is_asked_for() {
    let pl = book(Language::Polish, Variant::International);
    let message = played(&["32", "28"], Action::Moves, Recorded::Safe);
    assert_eq!(pl.words(&message), pl.words(&message));
}

#[test]
fn commands_have_words_of_their_own() {
    let pl = book(Language::Polish, Variant::International);
    assert_eq!(
        pl.command("repeat").as_deref(),
        Some("powtórz, jeszcze raz")
    );
    assert_eq!(
        pl.command("let stand").as_deref(),
        Some("zostaw, zostawiam")
    );
    assert_eq!(pl.command("no such word"), None);
}
