// SPDX-License-Identifier: GPL-3.0-or-later
//! Every spelling of a half-move in words, and the answers to other texts. Each spelling is read with the lexicon of
//! every language, because the person who types need not speak the listener's language.

mod said;

use zgoda_game::Variant;
use zgoda_game::notation::WrittenMove;
use zgoda_speech::Language;

const TEN: Variant = Variant::International;
const EIGHT: Variant = Variant::Polish64;

/// Reads a text, which must give the same result in every language in use.
fn read(text: &str, variant: Variant) -> String {
    let mut readings = Language::ALL
        .map(|language| {
            let written = WrittenMove::read_in_words(text, variant, language.lexicon());
            (
                language,
                written.map_or_else(|error| format!("! {error}"), |it| it.to_string()),
            )
        })
        .into_iter();
    let (_, first) = readings.next().unwrap();
    for (language, reading) in readings {
        // French is left out here, because the Dutch word for "and" is "to" in French.
        if language != Language::French || !text.contains(" en ") {
            assert_eq!(reading, first, "{language:?} {text:?}");
        }
    }
    first
}

#[test]
fn french_says_from_and_to_in_words_of_its_own() {
    let french = Language::French.lexicon();
    for text in ["de 32 à 28", "de trente-deux en vingt-huit", "32 en 28"] {
        let written = WrittenMove::read_in_words(text, TEN, french);
        assert_eq!(written.unwrap().to_string(), "32-28", "{text}");
    }
    // On the small board `de` and `a` can be names of files.
    let written = WrittenMove::read_in_words("de quatre a cinq", EIGHT, french);
    assert_eq!(written.unwrap().to_string(), "d4-a5");
}

#[test]
fn one_move_in_every_spelling() {
    for text in [
        "32-28",
        "32 28",
        "3228",
        "32.28",
        "32/28",
        "32+28",
        "32,28",
        " 32 - 28 ",
        "032-028",
        "32–28",
        "32−28!",
        "32-28.",
        "32-28?!",
        "from 32 to 28",
        "z 32 na 28",
        "3 2 2 8",
        "trzydzieści dwa dwadzieścia osiem",
        "trzydziesci dwa na dwadziescia osiem",
        "Trzydzieści dwa, dwadzieścia osiem.",
        "TRZYDZIEŚCI DWA - DWADZIEŚCIA OSIEM",
        "trzydzies\u{301}ci dwa dwadzies\u{301}cia osiem",
        "trzy dwa dwa osiem",
        "trzy dwa na dwa osiem",
        "32 dwadzieścia osiem",
        "thirty two twenty eight",
        "thirty-two to twenty-eight",
        "three two two eight",
        "three two to two eight",
        "thirty-two-twenty-eight",
        "thirty two dash twenty eight",
        "zweiunddreißig achtundzwanzig",
        "zweiunddreissig nach achtundzwanzig",
        "ZWEIUNDDREISSIG, ACHTUNDZWANZIG",
        "zwei und dreißig auf acht und zwanzig",
        "zwounddreißig zieht achtundzwanzig",
        "tweeëndertig achtentwintig",
        "tweeendertig naar achtentwintig",
        "twee en dertig op acht en twintig",
        "drie twee twee acht",
        "trente deux vingt huit",
        "trente-deux vers vingt-huit",
        "Trente-deux, vingt-huit.",
        "trois deux deux huit",
        "drei zwei zwei acht",
        "тридцать два двадцать восемь",
        "Тридцать два, двадцать восемь",
        "с 32 на 28",
        "три два два восемь",
        "тридцать два тире двадцать восемь",
        "тридцять два двадцять вісім",
        "тридцять два на двадцять вісім",
    ] {
        assert_eq!(read(text, TEN), "32-28", "{text:?}");
    }
    for text in [
        "32x21",
        "32:21",
        "32*21",
        "32 x 21",
        "32 X 21",
        "32×21",
        "32 bije 21",
        "32 takes 21",
        "trzydzieści dwa bije dwadzieścia jeden",
        "thirty-two takes twenty-one",
        "32 bierze 21",
        "thirty two x twenty one",
        "zweiunddreißig schlägt einundzwanzig",
        "zweiunddreissig schlaegt einundzwanzig",
        "zwei und dreißig nimmt ein und zwanzig",
        "tweeëndertig slaat eenentwintig",
        "тридцать два бьёт двадцать один",
        "тридцать два бьет двадцать один",
        "тридцать два бье\u{308}т двадцать один",
        "тридцять два б'є двадцять один",
        "тридцять два б’є двадцять один",
        "тридцять два б\u{2bc}є двадцять один",
        "32х21",
        "32 х 21",
        "trente-deux prend vingt-et-un",
        "trente deux prend vingt et un",
    ] {
        assert_eq!(read(text, TEN), "32x21", "{text:?}");
    }
}

#[test]
fn low_squares_from_the_keypad() {
    for text in ["6-11", "0611", "6 11", "6.11", "611", "06-11"] {
        assert_eq!(read(text, TEN), "6-11", "{text:?}");
    }
    for (text, expected) in [
        ("1- 6", "1-6"),
        ("0106", "1-6"),
        ("sześć jedenaście", "6-11"),
        ("1 6", "1-6"),
        ("six eleven", "6-11"),
        ("zero sześć jeden jeden", "6-11"),
        ("oh six eleven", "6-11"),
        ("п'ять, дев'ять", "5-9"),
        ("п`ятнадцять двадцять", "15-20"),
        ("пять девять", "5-9"),
        ("sześć jeden", "6-1"),
        ("eleven to seven", "11-7"),
        ("sechs elf", "6-11"),
        ("zwanzig eins", "20-1"),
        ("dix-sept vers dix", "17-10"),
        ("dix, sept", "10-7"),
        ("quarante et un trente sept", "41-37"),
        ("vierzig auf vier", "40-4"),
        ("twenty ten", "20-10"),
        ("494", "49-4"),
        (
            "106",
            "! \"106\" can be read in more than one way; put a blank \
         between the squares",
        ),
    ] {
        assert_eq!(read(text, TEN), expected, "{text:?}");
    }
}

#[test]
fn whole_captures() {
    for text in [
        "32x14x25",
        "32:14:25",
        "321425",
        "32 14 25",
        "32 bije 14 bije 25",
        "32-14-25",
        "32x25 przez 14",
        "thirty two takes twenty five via fourteen",
        "zweiunddreißig schlägt fünfundzwanzig über vierzehn",
        "32 бьёт 25 через 14",
    ] {
        assert_eq!(read(text, TEN), "32x14x25", "{text:?}");
    }
    assert_eq!(
        read("48 bije 8 przez 37 i 4", TEN),
        "! I understood 48, 37, 8; \"i\" is no part \
        of a move; write only its squares"
    );
}

#[test]
fn the_small_board() {
    for text in [
        "c3-d4",
        "c3d4",
        "c3 d4",
        "C3-D4",
        "3344",
        "33 44",
        "33.44",
        "33-44",
        "Cezar trzy Dawid cztery",
        "cesar three to david four",
        "c trzy na d cztery",
        "ce trzy de cztery",
        "c 3 d 4",
        "ц3 д4",
        "с3-d4",
        "цэ три дэ четыре",
        "Цезарь три Давид четыре",
    ] {
        assert_eq!(read(text, EIGHT), "c3-d4", "{text:?}");
    }
    for text in [
        "c3xe5",
        "c3:e5",
        "c3 x e5",
        "Cezar trzy bije Ewa pięć",
        "33*55",
        "цэ три бьёт е пять",
        "с3хе5",
    ] {
        assert_eq!(read(text, EIGHT), "c3xe5", "{text:?}");
    }
    // The Russian letter stands for "takes" and not for the file h, and the file a follows.
    assert_eq!(read("c3ха5", EIGHT), "c3xa5");
    assert_eq!(read("Анна один Гектор восемь", EIGHT), "a1-h8");
    assert_eq!(read("d6xb4xd2", EIGHT), "d6xb4xd2");
    assert_eq!(read("Anna jeden Hektor osiem", EIGHT), "a1-h8");
    for (text, said) in [
        (
            "c3-d5",
            "! I understood c3; there is no square \"d5\" on this board; \
                   its squares are the dark ones from a1 to h8",
        ),
        (
            "32-28",
            "! there is no square \"c2\" on this board; \
                   its squares are the dark ones from a1 to h8",
        ),
        (
            "cb3",
            "! \"cb\" is no part of a move; write only its squares",
        ),
        (
            "334",
            "! \"334\" can be read in more than one way; put a blank between the squares",
        ),
        (
            "c3",
            "! I understood c3; write the square it goes to as well",
        ),
    ] {
        assert_eq!(read(text, EIGHT), said, "{text:?}");
    }
}

#[test]
fn what_is_no_move_is_told_what_was_understood() {
    for (text, said) in [
        (
            "",
            "no move was written; write the square it leaves and the square it goes to",
        ),
        (
            "  ",
            "no move was written; write the square it leaves and the square it goes to",
        ),
        ("32", "I understood 32; write the square it goes to as well"),
        (
            "32-",
            "I understood 32; write the square it goes to as well",
        ),
        (
            "32-51",
            "I understood 32; there is no square \"51\" on this board; \
                   its squares are 1 to 50",
        ),
        (
            "0-5",
            "there is no square \"0\" on this board; its squares are 1 to 50",
        ),
        (
            "322",
            "\"322\" can be read in more than one way; put a blank between the squares",
        ),
        (
            "32-28 jutro",
            "I understood 32, 28; \"jutro\" is no part of a move; \
                         write only its squares",
        ),
        (
            "offer",
            "\"offer\" is no part of a move; write only its squares",
        ),
        (
            "32#28",
            "I understood 32; \"#\" is no part of a move; write only its squares",
        ),
        (
            "three two eight",
            "\"328\" can be read in more than one way; \
                             put a blank between the squares",
        ),
    ] {
        assert_eq!(read(text, TEN), format!("! {said}"), "{text:?}");
    }
}
