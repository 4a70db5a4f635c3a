//! Every spelling of a move, and what is said of texts that are none.

use proptest::prelude::*;

use super::*;

mod said;

const TEN: Variant = Variant::International;
const EIGHT: Variant = Variant::Polish64;

fn read(text: &str, variant: Variant) -> String {
    match WrittenMove::read(text, variant) {
        Ok(written) => written.to_string(),
        Err(error) => format!("! {error}"),
    }
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
    // A takes and the letter a, not the letter h.
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
    let long = "32 ".repeat(MAX_TEXT);
    assert_eq!(
        WrittenMove::read(&long, TEN),
        Err(WrittenError::TooLong(long.len()))
    );
    let many = "32 ".repeat(MAX_SQUARES + 1);
    assert_eq!(WrittenMove::read(&many, TEN), Err(WrittenError::TooMany));
}

/// The contract's bound: a move from the keypad takes six key presses, Enter included.
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

/// Three digits are read only where no other division makes squares.
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
                let slow = squares::assemble(lexer::cut(&text, variant).parts, variant);
                assert_eq!(slow, Ok(written));
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_is_a_panic(
        text in "\\PC*",
        near in "(32|6|c3|d4|trzy|dwa|x|-|na|przez|cezar|thirty|und|dreissig|et|un|dix| |\\.|[0-9]{1,7}){0,12}",
        bytes in prop::collection::vec(any::<u8>(), 0..20),
    ) {
        for variant in Variant::ALL {
            for text in [&text, &near] {
                if let Ok(written) = WrittenMove::read(text, variant) {
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
