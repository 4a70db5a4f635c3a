// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the habits of real files, each with a row of a table, and of random bytes.

mod entries;

use proptest::prelude::*;

use super::*;

fn read(bytes: &[u8]) -> Vec<Game> {
    // Reading from memory has no errors, so all games are read.
    PdnReader::new(bytes).map_while(Result::ok).collect()
}

/// A game in one line: result, tags, items.
fn shown(game: &Game) -> String {
    let mut text = game.result_text().to_owned();
    for tag in &game.tags {
        text += &format!(" [{}={}]", game.text(tag.name), game.text(tag.value));
    }
    for item in &game.items {
        text += &match item.what {
            What::Move(span) => format!(" {}", game.text(span).replace(' ', "_")),
            What::Null => " null".to_owned(),
            What::Hidden(span) => format!(" hidden:{}", game.text(span).replace(' ', "_")),
            What::CaptureOrTime(span) => format!(" time?{}", game.text(span)),
            What::Word(span) => format!(" <{}>", game.text(span).replace(' ', "_")),
            What::Comment(span) => format!(" {{{}}}", game.text(span)),
            What::Nag(n) => format!(" ${n}"),
            What::Strength(span) => format!(" '{}'", game.text(span)),
            What::SetUp(span) => format!(" /{}/", game.text(span)),
            What::Open => " (".to_owned(),
            What::Close => " )".to_owned(),
        };
    }
    text
}

fn odd(game: &Game) -> Vec<Odd> {
    game.faults.iter().map(|fault| fault.what.clone()).collect()
}

#[test]
fn what_the_standard_writes_is_not_odd() {
    for (text, expected) in [
        (
            "[Result \"1-1\"]\n\n1. 32-28 19-23 2. 28x19 *\n",
            "1-1 [Result=1-1] 32-28 19-23 28x19",
        ),
        ("1.32-28 1/2-1/2", "1/2-1/2 32-28"),
        ("1. 1-18 1-1", "1-1 1-18"),
        ("\u{feff}1. 32-28 2-0", "2-0 32-28"),
        ("1.a3b4 *", "* a3b4"),
        ("32-28+2 19-23 *", "* 32-28 '+2' 19-23"),
        (
            "1.32-28!? 19-23(!?!!!) 2.28x19 *",
            "* 32-28 '!?' 19-23 '!?!!!' 28x19",
        ),
        (
            "32-28 $7 19-23+ 28x19 = *",
            "* 32-28 $7 19-23 '+' 28x19 '='",
        ),
        (
            "% a line\n1. 32-28 {50% sure\n% still here} *",
            "* 32-28 {50% sure\n% still here}",
        ),
        (
            "32-28 (18-23 38-32 (37-32? {so}) 12-18) *",
            "* 32-28 ( 18-23 38-32 ( 37-32 '?' {so} ) 12-18 )",
        ),
        ("[White \"a \\\"b\\\" \\\\c\"] *", "* [White=a \"b\" \\c]"),
        (
            "1. 32-28 /FEN \"B:W18,K10:B12,K22\"/ 12x23 *",
            "* 32-28 /B:W18,K10:B12,K22/ 12x23",
        ),
        (
            "[Result \"1.01-0.99\"] 1. 32-28 1.01-0.99",
            "1.01-0.99 [Result=1.01-0.99] 32-28",
        ),
        (
            "[Result \"1+ - 1-\"] 1. 32-28 1+ - 1-",
            "1+ - 1- [Result=1+ - 1-] 32-28",
        ),
        (
            "[Result \"4-6\"]\n1. 32-28 4-10 4-6",
            "4-6 [Result=4-6] 32-28 4-10",
        ),
        (
            "{before} [White \"A\"] 1... 19-23 0-0",
            "0-0 [White=A] {before} 19-23",
        ),
    ] {
        let games = read(text.as_bytes());
        assert_eq!(games.len(), 1, "{text:?}");
        assert_eq!(shown(&games[0]), expected, "{text:?}");
        assert_eq!(odd(&games[0]), [], "{text:?}");
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(odd(&read(crlf.as_bytes())[0]), [], "{text:?} with CRLF");
    }
}

#[test]
fn what_files_do_is_read_and_named() {
    let name = || "White".to_owned();
    for (text, expected, what) in [
        ("\t[White \"A\"]\n *", "* [White=A]", Odd::Indented),
        (
            "[White \"A\"]\\r\n[Black \"B\"]\\r\n*",
            "* [White=A] [Black=B]",
            Odd::LiteralReturn,
        ),
        (
            "[Empty]\n[White \"A\"] *",
            "* [White=A]",
            Odd::TagWithoutValue("Empty".to_owned()),
        ),
        (
            "[White \"A\"][White \"B\"] *",
            "* [White=A]",
            Odd::TagTwice(name()),
        ),
        (
            "[White \"A\n[Black \"B\"] *",
            "* [White=A ] [Black=B]",
            Odd::TagNotClosed(name()),
        ),
        (
            "[White \"A\"\n[Black \"B\"] *",
            "* [White=A] [Black=B]",
            Odd::TagNotClosed(name()),
        ),
        (
            "[White \"Jan \"Kot\" K\"] *",
            "* [White=Jan \"Kot\" K]",
            Odd::BareQuote(name()),
        ),
        (
            "[FEN \"W:W31,\r\n32:B1\"] *",
            "* [FEN=W:W31, 32:B1]",
            Odd::BrokenValue("FEN".to_owned()),
        ),
        ("[FEN \"W:W31:B1.\"] *", "* [FEN=W:W31:B1.]", Odd::FenDot),
        (
            "[[White \"A\"] *",
            "* [White=A]",
            Odd::Stray("[".to_owned()),
        ),
        (
            "1. 32-28 { a { b } } 19-23 *",
            "* 32-28 {a { b} 19-23",
            Odd::StrayCommentEnd,
        ),
        ("1. 32-28 { a", "* 32-28 {a}", Odd::CommentNotClosed),
        (
            "1. 32-28 ( 19-23 *",
            "* 32-28 ( 19-23",
            Odd::ResultInVariation,
        ),
        (
            "1. 32-28 ) 19-23 *",
            "* 32-28 19-23",
            Odd::StrayVariationEnd,
        ),
        (
            "1. 32-28 ; good\n19-23 *",
            "* 32-28 {good} 19-23",
            Odd::Semicolon,
        ),
        ("1. 32-28", "* 32-28", Odd::NoResult),
        (
            "[GameType \"20\"][Result \"1-0\"] 32-28 *",
            "1-0 [GameType=20] [Result=1-0] 32-28",
            Odd::ResultStyle("1-0".to_owned()),
        ),
        (
            "[Result \"2-0\"] 32-28 0-2",
            "2-0 [Result=2-0] 32-28",
            Odd::ResultDiffers {
                tag: "2-0".to_owned(),
                end: "0-2".to_owned(),
            },
        ),
        ("1. - - 2. 32-28 *", "* null 32-28", Odd::NullMove),
        ("1. -- 19-23 *", "* null 19-23", Odd::NullMove),
        ("1- 6 13. 39-34 *", "* 1-6 39-34", Odd::BlankInMove),
        ("1. ... 7-12 *", "* 7-12", Odd::Dots),
        ("1 32-28 19-23 *", "* 32-28 19-23", Odd::NumberWithoutDot),
        ("1. 32–28 19-23, *", "* 32-28 19-23", Odd::Mended),
        (
            "1. 32-28 hello 19-23 *",
            "* 32-28 <hello> 19-23",
            Odd::NoRoom("hello".to_owned()),
        ),
        (
            "2-0 1. 32-28 *",
            "* 32-28",
            Odd::StrayResult("2-0".to_owned()),
        ),
        (
            "1. 32-28 /FEN \"B:\" 19-23 *",
            "* 32-28 /B:/ 19-23",
            Odd::SetUpNotClosed,
        ),
    ] {
        let games = read(text.as_bytes());
        assert_eq!(games.len(), 1, "{text:?}");
        assert_eq!(shown(&games[0]), expected, "{text:?}");
        assert!(
            odd(&games[0]).contains(&what),
            "{text:?}: {:?}",
            games[0].faults
        );
    }
    let polish = read(b"[White \"Ko\xb3\"] 1. 32-28 \xbd-\xbd");
    assert_eq!(shown(&polish[0]), "1/2-1/2 [White=Koł] 32-28");
    assert_eq!(odd(&polish[0]), [Odd::NotUtf8("Windows-1250")]);
}

#[test]
fn games_are_told_apart() {
    let text = "[White \"A\"] 1. 32-28 2-0\n[White \"B\"]\n1-1\n[White \"C\"] 31-27 [White \"D\"] \
                33-28 * 34-30 0-2 {after} [White \"E\"] {open\n[Event \"F\"] 32-28 *";
    let games: Vec<String> = read(text.as_bytes()).iter().map(shown).collect();
    assert_eq!(
        games,
        [
            "2-0 [White=A] 32-28",
            "1-1 [White=B]",
            "* [White=C] 31-27",
            "* [White=D] 33-28",
            "0-2 34-30",
            "* [White=E] [Event=F] {after} {open} 32-28",
        ]
    );
    let lines: Vec<u64> = read(b"\n\n1. 32-28 *\n\n\n1. 31-27 *")
        .iter()
        .map(|g| g.line)
        .collect();
    assert_eq!(lines, [3, 6]);
    assert_eq!(read(b"  \n\r\n\t").len(), 0);
}

#[test]
fn nothing_grows_without_bound() {
    let deep =
        "(".repeat(limits::DEPTH * 3) + "32-28" + &")".repeat(limits::DEPTH * 3) + " 19-23 *";
    let games = read(deep.as_bytes());
    assert_eq!(games[0].items.len(), 2 * limits::DEPTH + 1);
    assert_eq!(games[0].main_line().count(), 1);
    assert!(odd(&games[0]).contains(&Odd::TooLong("the nesting of variations")));

    let long = format!(
        "[White \"{}\"] {{{}}} *",
        "A".repeat(100_000),
        "b".repeat(1_000_000)
    );
    let games = read(long.as_bytes());
    assert_eq!(games[0].tag("White").map(str::len), Some(limits::VALUE));
    assert!(games[0].text.len() <= limits::VALUE + limits::COMMENT + 100);

    let many = "32-28 ".repeat(limits::ITEMS + 10);
    assert_eq!(read(many.as_bytes())[0].items.len(), limits::ITEMS);
    let line = vec![b'a'; 3 << 20];
    assert!(read(&line).len() <= 1);
}

/// A file that is a single line, longer than the reader keeps, is read in slices of any size.
#[test]
fn how_the_bytes_come_does_not_matter() {
    let game = "[White \"A\"] 1. 32-28 {so} 19-23 2. 28x19 14x23 1-1 ";
    let file = game.repeat((3 << 20) / game.len());
    let expected = shown(&read(game.as_bytes())[0]);
    let games = read(file.as_bytes());
    assert_eq!(games.len(), (3 << 20) / game.len());
    let other = games.iter().filter(|game| shown(game) != expected).count();
    assert_eq!(other, 0, "games were read in another way");
    let small = std::io::BufReader::with_capacity(1, &file.as_bytes()[..4 * game.len()]);
    let small: Vec<String> = PdnReader::new(small)
        .map(|g| shown(&g.expect("readable")))
        .collect();
    assert_eq!(small, vec![expected; 4]);
}

/// One long line is read in pieces. A set-up is read whole, wherever the first piece ends.
#[test]
fn a_set_up_may_lie_where_a_long_line_is_cut() {
    let set_up = "/FEN \"W:W 18, K10, 31 : B 12, K22, 7\" /";
    let behind = " 12x23 -- 18x29 1-1 ";
    let piece = 1 << 20;
    let remark = format!("{{{}}} ", "a".repeat(200_000));
    for cut in 0..=set_up.len() + behind.len() {
        let mut text = String::from("1. 32-28 ");
        text += &remark.repeat(5);
        let left = piece - cut - text.len();
        text += &format!("{{{}}} ", "b".repeat(left - 3));
        assert_eq!(text.len() + cut, piece);
        text = text + set_up + behind;
        let games = read(text.as_bytes());
        assert_eq!(games.len(), 1, "cut after {cut}");
        let told = shown(&games[0]);
        let (_, end) = told.rsplit_once("b}").unwrap();
        let wanted = " /W:W 18, K10, 31 : B 12, K22, 7/ 12x23 null 18x29";
        assert_eq!(end, wanted, "cut after {cut}");
        assert!(!odd(&games[0]).contains(&Odd::SetUpNotClosed), "{cut}");
    }
}

#[test]
fn an_input_that_fails_ends_the_games_with_its_error() {
    struct Fails;
    impl io::Read for Fails {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("unplugged"))
        }
    }
    let first: &[u8] = b"1. 32-28 *\n1. 31-27\n";
    let input = std::io::BufReader::new(io::Read::chain(first, Fails));
    let ends: Vec<bool> = PdnReader::new(input).map(|game| game.is_ok()).collect();
    assert_eq!(ends, [true, false]);
}

proptest! {
    /// For any bytes the reading ends, spans are valid text, and variations are balanced.
    #[test]
    fn no_bytes_are_a_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..400),
        near in prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..40),
    ) {
        for bytes in [bytes, near.concat()] {
            for game in read(&bytes) {
                prop_assert!(game.line > 0);
                let _ = (shown(&game), game.main_line().count(), game.result());
            }
        }
    }
}

const PIECES: &[&[u8]] = &[
    b"[White \"",
    b"\"]",
    b"[",
    b"]",
    b"\"",
    b"\\",
    b"\\r",
    b"\r\n",
    b"\n",
    b" ",
    b"1.",
    b"...",
    b"32-28",
    b"1- 6",
    b"c3d4",
    b"2-0",
    b"1-1",
    b"*",
    b"{",
    b"}",
    b"(",
    b")",
    b"!?",
    b"$",
    b"7",
    b"/FEN \"",
    b"/",
    b"%",
    b";",
    b"-",
    b"--",
    b"\xbd",
    b"\xff",
    b"\0",
    b"[Event ",
    b"[Result \"4-6\"]",
    b"[FEN \"W:W31:B1.\"]",
    "½-½".as_bytes(),
    "32–28".as_bytes(),
    b"x",
    b"48x37x28",
];
