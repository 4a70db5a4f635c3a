// SPDX-License-Identifier: GPL-3.0-or-later
//! Entries, and the half-move that each belongs to.

use super::*;
use crate::notation::pdn::odd::Due;

/// Every entry of a text with one game; signs for blanks between squares are shown as `_`.
fn entries(text: &str) -> Vec<String> {
    let games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{text:?}");
    let game = &games[0];
    let moves = game.main_line().filter_map(|item| match item.what {
        What::Move(span) => Some(game.text(span).replace(' ', "_")),
        What::Null => Some("null".to_owned()),
        _ => None,
    });
    moves.collect()
}

#[test]
fn two_numbers_with_a_sign_between_them_are_an_entry() {
    for (text, expected) in [
        (
            "1. 32 - 28 19 - 23 2. 37 - 32 14 - 19 *",
            "32-28 19-23 37-32 14-19",
        ),
        (
            "1. 32 – 28 19 – 23 2. 28 x 19 14 x 23 *",
            "32-28 19-23 28x19 14x23",
        ),
        ("1. 32 28 19 23 2. 28 19 14 23 *", "32_28 19_23 28_19 14_23"),
        ("1 32 28 19 23 2 28 19 14 23 *", "32_28 19_23 28_19 14_23"),
        ("5. 32 28 6 11 6. 37 32 *", "32_28 6_11 37_32"),
        ("3. 37‐32 10‑14 4. 41‒37 14―19 *", "37-32 10-14 41-37 14-19"),
        (
            "3. 37－32 10﹣14 4. 41~37 14→19 *",
            "37-32 10-14 41-37 14-19",
        ),
        (
            "2. 28>19 14->23 3. 28*19 14=>23 *",
            "28-19 14-23 28*19 14-23",
        ),
        ("2. 28х19 14Х23 3. 28×19 14✕23 *", "28x19 14x23 28x19 14x23"),
        ("1. ３２-２８ 19－２３ *", "32-28 19-23"),
        ("3. [37-32] 10-14 *", "37-32 10-14"),
        ("3. (37-32) 10-14 *", "37-32 10-14"),
        ("3. <37-32> \"10-14\" '41-37' *", "37-32 10-14 41-37"),
        (
            "1. 32\u{a0}-\u{a0}28\u{a0}19-23\u{2009}2. 28x19 *",
            "32-28 19-23 28x19",
        ),
        ("1. 32-\n28 19\n-23 2. 28\r\nx 19 *", "32-28 19-23 28x19"),
        ("1. 32\n28 19-23 2. 28x19x\n10 *", "32_28 19-23 28x19x10"),
        ("1. 32.28 19.23 2. 37.32 *", "32.28 19.23 37.32"),
        ("1.32.28 19,23 2.37/32 14+19 *", "32.28 19,23 37/32 14+19"),
        ("1. 32-28,19-23 2. 37-32.14-19 *", "32-28 19-23 37-32 14-19"),
        (
            "1. 32?28 19;23 2. 37\u{fffd}32 *",
            "32?28 19;23 37\u{fffd}32",
        ),
        ("1. 32-28 73-32 14-91 *", "32-28 73-32 14-91"),
        (
            "1. K32-28 19-23ep Bl.14-19 32a28 *",
            "K32-28 19-23 Bl.14-19 32a28",
        ),
        ("1. 32\u{200b}-28 19-\u{2060}23 *", "32-28 19-23"),
        ("1. -32-28 :19-23 *", "32-28 19-23"),
        ("1: 32-28 19-23 2: 37-32 *", "32-28 19-23 37-32"),
        ("1) 32-28 19-23 2) 37-32 *", "32-28 19-23 37-32"),
        (
            "1. 47x36 x27 14-19 2. 28:19 : 10 *",
            "47x36x27 14-19 28:19:10",
        ),
        (
            "1. c3 - d4 d6–c5 2. b2 c3 f6\u{2011}g5 *",
            "c3-d4 d6-c5 b2_c3 f6-g5",
        ),
        ("1. с3-d4 d6-с5 *", "c3-d4 d6-c5"),
        (
            "3. 37 10-14 4. 41-37 14 5. 46-41 *",
            "37 10-14 41-37 14 46-41",
        ),
        ("1. 32 -- 28 19--23 *", "32-28 19-23"),
    ] {
        assert_eq!(entries(text).join(" "), expected, "{text:?}");
    }
}

#[test]
fn results_times_and_the_signs_of_the_kodeks_are_no_entries() {
    for (text, result, expected) in [
        ("1. 32-28 19-23 1 - 1", "1-1", "32-28 19-23"),
        ("1. 32-28 19-23 2–0", "2-0", "32-28 19-23"),
        ("1. 32-28 19-23 0.5-0.5", "1/2-1/2", "32-28 19-23"),
        ("1. 32-28 19-23 12-0", "12-0", "32-28 19-23"),
        (
            "[Result \"4 - 6\"] 1. 32-28 19-23 4-6",
            "4 - 6",
            "32-28 19-23",
        ),
        ("1. 32-28 0:01:05 19-23 1:02:30 *", "*", "32-28 19-23"),
        ("1. 32-28* 19-23 2. 37-32 *", "*", "32-28 19-23 37-32"),
        (
            "1) 32-28 19-23* 2) 37-32 14-19* 3 28x19 *",
            "*",
            "32-28 19-23 37-32 14-19 28x19",
        ),
        ("1. 32-28 * 19-23 2. 37-32 *", "*", "32-28 19-23 37-32"),
        // A forced half-move before a move number that leaves moves out.
        ("1. 32-28 19-23* 4. 37-32 *", "*", "32-28 19-23 37-32"),
        ("1) 32→28 19→23* 3) 37→32 *", "*", "32-28 19-23 37-32"),
        ("1 32-28 19-23*\n3 37-32 *", "*", "32-28 19-23 37-32"),
        (
            "1. 32-28 19-23 2. 37-32* 3... 14-19 *",
            "*",
            "32-28 19-23 37-32 14-19",
        ),
        (
            "1. 32-28 19-23* 2. 37-32 {so} * 14-19 2-0",
            "2-0",
            "32-28 19-23 37-32 14-19",
        ),
        (
            "1. 32-28 19-23+- 2. 37-32 -+ 14-19 ± *",
            "*",
            "32-28 19-23 37-32 14-19",
        ),
        (
            "1. 32-28 19-23 +1 2. 37-32+2 14-19 -2 *",
            "*",
            "32-28 19-23 37-32 14-19",
        ),
        ("1. 32-28 19-23-2 *", "*", "32-28 19-23"),
        (
            "1. 32-28 a.l. 19-23 = 2. 37-32+ *",
            "*",
            "32-28 19-23 37-32",
        ),
        (
            "1. 32-28 19-23 {5-10} $3 (6-11) 2. 37-32 *",
            "*",
            "32-28 19-23 37-32",
        ),
        (
            "1. 32-28 -- 2. 28-23 - - 3. 37-32 - 4. 41-37 *",
            "*",
            "32-28 null 28-23 null 37-32 null 41-37",
        ),
        ("1. - 19-23 2. 28x19 *", "*", "null 19-23 28x19"),
        (
            "1. 32-28 19-23\\r\n2. 37-32 2-0\\r\n",
            "2-0",
            "32-28 19-23 37-32",
        ),
    ] {
        assert_eq!(entries(text).join(" "), expected, "{text:?}");
        assert_eq!(read(text.as_bytes())[0].result_text(), result, "{text:?}");
    }
    let games = |text: &str| read(text.as_bytes()).iter().map(shown).collect::<Vec<_>>();
    assert_eq!(games("1. 33-28 1-101.32-28 *"), ["1-1 33-28", "* 32-28"]);
    assert_eq!(games("1. 32-28*\n\n1. 33-28 *"), ["* 32-28", "* 33-28"]);
    assert_eq!(
        games("1. 32-28 19-23 * 1. 33-28 *"),
        ["* 32-28 19-23", "* 33-28"]
    );
    for apart in [" * 3. ", "*\n\n3. ", "* 1. ", "* 1 ", "* 40. "] {
        let text = format!("1. 32-28 19-23{apart}33-28 *");
        assert_eq!(games(&text).len(), 2, "{text:?}");
    }
    assert_eq!(
        games(
            "[Event\u{a0}name \"a\"]\n[Tournament place; \"b\"]\nWhite \"5-10-2001\"]\n1. 32-28 *"
        )
        .len(),
        1
    );
}

/// Words after the last half-move, with any text after them, and lines before the first half-move are no half-moves, and make no
/// game.
#[test]
fn words_around_a_game_are_none() {
    for text in [
        "1. 32-28 19-23 2. 28x19 Black resigns 2-0",
        "Groep A, ronde 7, 12 maart 2026\nWit Zwart\n1. 32-28 19-23 2. 28x19 geeft op *",
        "1. 32-28 19-23 2. 28x19 2-0\nEnds here.\n",
        "[pdn]\n1. 32-28 19-23 2. 28x19 2-0\n[/pdn]\n",
        "<pre>\n1. 32-28 19-23 2. 28x19 2-0\n</pre>",
        "1 | 32-28 | 19-23 |\n2 | 28x19 |",
        "nr;wit;zwart\n1;32-28;19-23\n2;28x19;\n",
        "1,32-28,19-23\n2,28x19\n",
        "1. 32&ndash;28 19&#8211;23<br>2. 28&times;19 *",
        "[White Jansen, Piet]  [Round 7]  [WhiteRating 1312]\n1. 32-28 19-23 2. 28x19 *",
    ] {
        let found: Vec<String> = entries(text)
            .iter()
            .map(|it| it.replace('x', "-"))
            .collect();
        assert_eq!(found, ["32-28", "19-23", "28-19"], "{text:?}");
        assert_eq!(read(text.as_bytes())[0].words, 0, "{text:?}");
    }
    let text = "1. 32-28 19-23 2. 28x19 Ends here\n\n1. 33-28 *";
    assert_eq!(read(text.as_bytes())[0].words, 0);
}

#[test]
fn columns_that_are_empty_are_left_blank() {
    for text in [
        "1 | 32-28 | 19-23 |\n2 | | 14x23 |\n3 | 37-32 | 10-14 |",
        "1;32-28;19-23\n2;;14x23\n3;37-32;10-14\n",
        "1\t32-28\t19-23\n2\t\t14x23\n3\t37-32\t10-14\n",
        "1. 32-28 19-23 2. - 14x23 3. 37-32 10-14",
    ] {
        let found = entries(text);
        assert_eq!(
            found,
            ["32-28", "19-23", "null", "14x23", "37-32", "10-14"],
            "{text:?}"
        );
    }
}

#[test]
fn move_numbers_say_which_half_move_an_entry_is() {
    let numbered = |text: &str| {
        let games = read(text.as_bytes());
        let items = games[0].main_line();
        let items = items.filter(|item| matches!(item.what, What::Move(_)));
        items
            .map(|item| item.numbered.map_or(0, |n| n.get()))
            .collect::<Vec<_>>()
    };
    let text = "1. 32-28 19-23 2. 28x19 (2. 33-29 5. 40-35) 14x23 5... 6-11 7 41-37 *";
    assert_eq!(numbered(text), [1, 0, 3, 0, 10, 13]);
    assert_eq!(
        numbered("1. ... 19-23 2 28x19 14x23 3 37-32 *"),
        [2, 3, 0, 5]
    );
    let odd = odd(&read(b"1. 32-28 19-23 3. 37-32 *")[0]);
    assert_eq!(
        odd,
        [Odd::Numbering {
            expected: Due::of(3),
            found: Due::of(5)
        }]
    );
}

#[test]
fn texts_of_any_alphabet_are_read() {
    let text = "[White \"Żółw\"]\n\n1. 32–28 19-23 Ċ\n2. 37-32 *\n\n1. 33-28 *\n";
    let wide = |bytes: fn(u16) -> [u8; 2]| {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        units.flat_map(bytes).collect::<Vec<u8>>()
    };
    let expected: Vec<String> = read(text.as_bytes()).iter().map(shown).collect();
    assert_eq!(expected.len(), 2);
    for bytes in [wide(u16::to_le_bytes), wide(u16::to_be_bytes)] {
        let found: Vec<String> = read(&bytes).iter().map(shown).collect();
        assert_eq!(found, expected);
        // Without their mark the bytes are no text.
        assert!(PdnReader::new(&bytes[2..]).any(|game| game.is_err()));
    }
    assert!(PdnReader::new(&b"1. 32-28 \0 19-23 *"[..]).any(|game| game.is_err()));
    let old = "[White \"Paweł Śląski\"]\n1. 32-28 *";
    for (bytes, name) in [
        (
            &b"[White \"Pawe\xb3 \x8cl\xb9ski\"]\n1. 32-28 *"[..],
            "Windows-1250",
        ),
        (
            b"[White \"Pawe\xb3 \xa6l\xb1ski\"]\n1. 32-28 *",
            "ISO 8859-2",
        ),
    ] {
        assert_eq!(shown(&read(bytes)[0]), shown(&read(old.as_bytes())[0]));
        assert!(odd(&read(bytes)[0]).contains(&Odd::NotUtf8(name)));
    }
}

/// Signs as people and programs write them.
const SIGNS: &[&str] = &[
    "-", "–", "—", "−", "‐", "‑", "‒", "―", "－", "﹣", "~", "_", ">", "->", "→", "⇒", "x", "X",
    "×", "х", "Х", "✕", ":", "/", ",", "+", "=", "*", "?", "&", "·", "<", "\u{ad}", "\u{fffd}",
    "--", "'", "^", "%",
];

proptest! {
    /// Two numbers and a sign are one entry wherever they stand among others, glued or with blanks.
    #[test]
    fn every_token_with_two_numbers_is_an_entry(
        from in 1_u32..100, to in 1_u32..100,
        sign in prop::sample::select(SIGNS.to_vec()),
        blanks in prop::sample::select(vec![("", ""), (" ", " "), ("\u{a0}", "\n"), (" ", ""), ("", " ")]),
        before in prop::sample::select(vec!["", "1. 32-28 ", "1. 32-28 19-23 {so} 2. ", "7. "]),
        behind in prop::sample::select(vec!["", " 5-10", " 2. 37-32", "\r\n5-10", " $4 (6-11) 5-10", "! 5-10"]),
    ) {
        let glued_only = matches!(sign, "*" | "?" );
        let (left, right) = if glued_only { ("", "") } else { blanks };
        // `12, 5-10` and `12% 5-10` are a number and an entry, like items of a list; a result is no entry.
        prop_assume!(!left.is_empty() || right.is_empty());
        prop_assume!(!((from, to) == (1, 1) && behind.is_empty()));
        // After a half-move, `51:10` is a time.
        let squares = from <= 50 && to <= 50;
        prop_assume!(squares || sign != ":" || !(10..60).contains(&to) || !left.is_empty());
        let token = format!("{from}{left}{sign}{right}{to}");
        prop_assume!(PdnResult::at(format!("{token} ").as_bytes()).is_none());
        prop_assume!(!(PdnResult::stands_at_the_end(&format!("{from}-{to}")) && behind.is_empty()));
        let text = format!("{before}{token}{behind} *");
        let count = |text: &str| text.matches("32-28").count() + text.matches("19-23").count();
        let others = count(before) + usize::from(!behind.is_empty() && behind.contains("5-10"))
            + usize::from(behind.contains("37-32"));
        let games = read(text.as_bytes());
        let found: usize = games.iter().map(|g| g.main_line()
            .filter(|item| matches!(item.what, What::Move(_))).count()).sum();
        prop_assert_eq!(found, others + 1, "{:?}", text);
    }
}
