// SPDX-License-Identifier: GPL-3.0-or-later
//! Tokens that people and programs write instead of a half-move or beside one, drawn from a grammar of this file: no part of them
//! is lost when the file is read, no entry around them moves, and no other record overrules them silently.
//!
//! The grammar knows nothing of the reader's lists. It writes games with move numbers, in common layouts, and puts one token into
//! each; the tests look for the token in the result.

use fastrand::Rng;
use zgoda_game::notation::pdn::{Game, PdnReader, What, game_played, unread};
use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{
    Ear, Entry, Evidence, Notice, Record, Report, Why, Witness, reconcile,
};
use zgoda_game::{BySide, Setup, Variant, legal_moves};

const PLIES: usize = 16;

/// The number of games that are drawn for a law, from `ZGODA_TOKENS` if that is set.
fn tokens() -> u64 {
    let given = std::env::var("ZGODA_TOKENS").ok();
    given.and_then(|it| it.parse().ok()).unwrap_or(1_000)
}

/// A made-up game, half-move by half-move in standard notation.
fn game(variant: Variant, dice: &mut Rng) -> Vec<String> {
    loop {
        let mut setup = Setup::start(variant);
        let mut line = Vec::new();
        while line.len() < PLIES {
            let moves = legal_moves(&setup);
            if moves.len() < 2 {
                break;
            }
            let mv = moves[dice.usize(..moves.len())];
            line.push(write_move(&setup, &mv));
            setup = mv.apply(&setup);
        }
        if line.len() == PLIES {
            return line;
        }
    }
}

fn one_of<'a>(dice: &mut Rng, words: &[&'a str]) -> &'a str {
    words[dice.usize(..words.len())]
}

fn square(variant: Variant, dice: &mut Rng) -> String {
    let squares: Vec<_> = variant.squares().into_iter().collect();
    variant
        .name(squares[dice.usize(..squares.len())])
        .to_string()
}

/// The text of a half-move, written so that it cannot be read, or not for sure.
fn meant(variant: Variant, dice: &mut Rng) -> String {
    let (from, to) = (square(variant, dice), square(variant, dice));
    let ten = variant == Variant::International;
    match dice.u8(..16) {
        0 => format!(
            "{from}{}{to}",
            one_of(
                dice,
                &[
                    "..", "...", ".-", "-.", "/-", "-/-", "^", "+-+", "=", "**", "??"
                ]
            )
        ),
        1 => format!("({from}){to}"),
        2 => format!("{from}({to})"),
        3 => format!("[{from}]{to}"),
        4 => format!("{}{to}", one_of(dice, &["-", "?-", "–", "~"])),
        5 => format!("{from}{}", one_of(dice, &["-", "-?", "→", "-??", "–_"])),
        6 if ten => format!("{}", dice.u32(51..100)) + "-" + &to,
        6 => format!(
            "{}{}-{to}",
            one_of(dice, &["i", "j", "z", "a0", "b9"]),
            dice.u32(1..9)
        ),
        7 => one_of(
            dice,
            &[
                "blot",
                "illegible",
                "nieczytelne",
                "onleesbaar",
                "неразборчиво",
                "zzz",
                "koffie",
                "kleks?",
            ],
        )
        .to_owned(),
        8 => format!(
            "{}{from}-{to}",
            one_of(dice, &["K", "D", "Kr", "№", "~", "'"])
        ),
        9 => format!(
            "{from}-{to}{}",
            one_of(dice, &["ab", "q", "cm", "kr", "/k", "&", "ste"])
        ),
        10 => one_of(
            dice,
            &[
                "??-??", "**", "**-**", "__-__", "____", "xx-xx", "? - ?", "***", "*-*", "x-x",
            ],
        )
        .to_owned(),
        11 => one_of(
            dice,
            &[
                "XLI-XXXVI",
                "forty-one",
                "trzy-dwa",
                "vierzig.zwei",
                "a/b",
                "X-V",
            ],
        )
        .to_owned(),
        12 => format!("{}{}", dice.u32(100..1000), one_of(dice, &["", "?"])),
        13 => format!("{from}-{to}/{}", square(variant, dice)),
        14 if ten => format!(
            "{from}-{}",
            one_of(dice, &["S", "B", "Z2", "2Z", "g", "E7"])
        ),
        14 => format!(
            "{}{}",
            from.to_uppercase(),
            one_of(dice, &["-S", "-8", "-x", "??"])
        ),
        _ => format!(
            "{}{}{}",
            dice.u32(0..60),
            one_of(dice, &["#", "@", "%", "&", "§"]),
            one_of(dice, &["", "?", "a"])
        ),
    }
}

/// The same half-move as people, keyboards and machines write it.
fn dressed(text: &str, variant: Variant, dice: &mut Rng) -> String {
    let capture = text.contains('x');
    let sign = match (capture, dice.u8(..3)) {
        (true, 0) => one_of(dice, &["x", "X", "×", "х", ":", " x ", " : ", "✕"]),
        (true, _) => one_of(dice, &["x", ":", "×"]),
        (false, 0) => one_of(
            dice,
            &[
                "-", "–", "—", "‐", "‑", "−", " - ", " – ", "->", "→", "~", "\u{ad}",
            ],
        ),
        (false, _) => one_of(dice, &["-", "–", "‐"]),
    };
    let mut out = String::new();
    let script = dice.u8(..6);
    // A letter in place of a digit is read if it stands in one word with the other square.
    let sign = if script == 3 { sign.trim() } else { sign };
    let mut digits = 0;
    for c in text.chars() {
        match c {
            '-' | 'x' => {
                out.push_str(sign);
                digits = 0;
            }
            '0'..='9' => {
                let n = c as u32 - '0' as u32;
                let other = match script {
                    0 => char::from_u32(0xff10 + n),
                    1 => char::from_u32(0x660 + n),
                    2 => char::from_u32(0x6f0 + n),
                    3 if variant == Variant::International && c == '1' && digits == 0 => Some('l'),
                    3 if variant == Variant::International && c == '0' => Some('O'),
                    _ => None,
                };
                digits += 1;
                out.push(other.unwrap_or(c));
            }
            'a' | 'c' | 'e' if script == 4 => out.push(match c {
                'a' => 'а',
                'c' => 'с',
                _ => 'е',
            }),
            letter if script == 5 => out.extend(letter.to_uppercase()),
            letter => out.push(letter),
        }
    }
    // A number that lost its only digit to a letter is no half-move.
    if script == 3 && !out.contains(|c: char| c.is_ascii_digit()) {
        return text.to_owned();
    }
    match dice.u8(..8) {
        0 => format!("({out})"),
        1 => format!("{out}!"),
        2 => format!("{out}?!"),
        3 => format!("{out} $4"),
        4 => format!("{out}+1"),
        5 if !capture => format!("{out}N"),
        _ => out,
    }
}

/// A token beside half-moves that is no half-move itself, either from the list or made up.
fn beside(before: &str, behind: Option<&String>, dice: &mut Rng) -> String {
    let token = beside_any(dice);
    // Beside a capture, `2x` and `x7` may be part of the capture.
    let captures = before.contains('x') || behind.is_some_and(|it| it.contains('x'));
    if captures && matches!(token.as_str(), "2x" | "x7") {
        return "7e".to_owned();
    }
    token
}

fn beside_any(dice: &mut Rng) -> String {
    match dice.u8(..14) {
        0 => format!(
            "{{{}}}",
            one_of(
                dice,
                &["good", "5-10 was better", "a ; b", "[%clk 0:10:00]", "(x)"]
            )
        ),
        1 => format!("${}", dice.u32(1..200)),
        2 => one_of(
            dice,
            &["!", "?!", "!!", "+", "=", "+-", "-+", "±", "∓", "#", "a.l."],
        )
        .to_owned(),
        3 => one_of(dice, &["N", "D", "e.p.", "ep"]).to_owned(),
        4 => format!(
            "{}:{:02}:{:02}",
            dice.u32(0..3),
            dice.u32(0..60),
            dice.u32(51..60)
        ),
        5 => format!("{}:{:02}", dice.u32(0..60), dice.u32(51..60)),
        6 => format!("{}'", dice.u32(0..60)),
        7 => one_of(
            dice,
            &[
                "|", "p. 3", "str. 12", "<br>", "<b>", "</td>", "&nbsp;", "[pdn]", "[/b]",
            ],
        )
        .to_owned(),
        8 => one_of(dice, &["(good)", "(time trouble)", "(!)", "( )", "(?)"]).to_owned(),
        9 => one_of(
            dice,
            &[
                "hello",
                "goed",
                "dobrze",
                "хорошо",
                "time",
                "trouble",
                "§",
                "€",
                "zeitnot",
            ],
        )
        .to_owned(),
        10 => one_of(
            dice,
            &[
                "time trouble",
                "white is better",
                "lepiej było inaczej",
                "tu était mieux",
            ],
        )
        .to_owned(),
        11 => format!("({}:{:02})", dice.u32(0..60), dice.u32(0..60)),
        12 => one_of(dice, &["3rd", "2x", "x7", "5e", "°", "12h", "100%", "no5"]).to_owned(),
        _ => one_of(dice, &["[", "]", "}", ")", "\"", "~~", "^", "•"]).to_owned(),
    }
}

/// Half-moves in one of the common layouts; `before` is put in front of the half-move with that index.
fn laid_out(line: &[String], before: Option<(usize, &str)>, dice: &mut Rng) -> String {
    let layout = dice.u8(..6);
    let mut text = String::from("[Event \"x\"]\n[GameType \"G\"]\n\n");
    for (index, half_move) in line.iter().enumerate() {
        let number = index / 2 + 1;
        if index % 2 == 0 {
            text += &match layout {
                0 | 5 => format!("{number}. "),
                1 => format!("{number}."),
                2 => format!("\n{number}. "),
                3 => format!("{number}) "),
                _ => format!("\n{number}\t"),
            };
        }
        if let Some((_, token)) = before.filter(|(at, _)| *at == index) {
            text += token;
            text += " ";
        }
        text += half_move;
        text += match layout {
            4 => "\t",
            5 if index % 2 == 1 => "\n",
            _ => " ",
        };
    }
    text += "*\n";
    text
}

fn read(text: &str, variant: Variant) -> (Vec<Game>, String) {
    let kind = if variant == Variant::International {
        "20"
    } else {
        "26"
    };
    let text = text.replace("[GameType \"G\"]", &format!("[GameType \"{kind}\"]"));
    let games = PdnReader::new(text.as_bytes()).map(|it| it.expect("readable"));
    (games.collect(), text)
}

/// Each half-move of the main line as it stands in the game; an empty text for a blank, and a mark for a hidden one.
fn half_moves(game: &Game) -> Vec<String> {
    let items = game.main_line().filter_map(|item| match item.what {
        What::Move(span) => Some(game.text(span).to_owned()),
        What::Null => Some(String::new()),
        What::Hidden(span) => Some(format!("hidden {}", game.text(span))),
        _ => None,
    });
    items.collect()
}

/// Everything known about a game: its contents, its unreadable parts, its oddities.
fn all_told(game: &Game, variant: Variant) -> String {
    let mut told = String::new();
    for item in &game.items {
        let text = match item.what {
            What::Move(span)
            | What::Hidden(span)
            | What::Word(span)
            | What::Comment(span)
            | What::Strength(span)
            | What::CaptureOrTime(span)
            | What::SetUp(span) => game.text(span).to_owned(),
            What::Nag(n) => format!("${n}"),
            other => format!("{other:?}"),
        };
        told += &text;
        told.push('\n');
    }
    for (ply, text) in unread(game, Some(variant)) {
        told += &format!("unread {ply} {text}\n");
    }
    for fault in &game.faults {
        told += &format!("{fault}\n");
    }
    told
}

fn compared(white: &Game, black: &[String], variant: Variant) -> Report {
    let texts = black.iter().map(String::as_str);
    reconcile(&Evidence {
        records: BySide {
            white: Record::of_game(white, variant).expect("a record"),
            black: Record::of(Setup::start(variant), texts),
        },
        boards: BySide::default(),
        ear: Ear::default(),
        witness: Witness::default(),
    })
}

/// True if the report says something about White's half-move, regardless of Black's record.
fn is_named(report: &Report) -> bool {
    let blank = |notice: &Notice| matches!(notice, Notice::LeftBlank { .. });
    !report.unread.white.is_empty()
        || report.first_difference.is_some()
        || report.notices.iter().any(blank)
}

/// The games of a text, one to a line, for a person to look at.
fn shown(games: &[Game], variant: Variant) -> String {
    let each = games.iter().map(|game| {
        let faults: Vec<String> = game.faults.iter().map(ToString::to_string).collect();
        let unread: Vec<_> = unread(game, Some(variant)).collect();
        format!("{:?} unread {unread:?} odd {faults:?}", half_moves(game))
    });
    each.collect::<Vec<_>>().join("\n")
}

/// Panics with the first failures and the number of all, if there are any.
fn none(failed: &[String]) {
    let first = failed.iter().take(12).map(String::as_str);
    let first = first.collect::<Vec<_>>().join("\n\n");
    assert!(failed.is_empty(), "{} failed:\n{first}", failed.len());
}

/// The names of the laws that do not hold; `None` if all do.
fn holds(all: &[(&str, bool)]) -> Option<String> {
    let broken = all
        .iter()
        .filter(|(_, holds)| !holds)
        .map(|(what, _)| *what);
    let broken = broken.collect::<Vec<_>>().join(", ");
    (!broken.is_empty()).then_some(broken)
}

#[test]
fn what_stands_for_a_half_move_keeps_its_place() {
    let failed = (0..tokens()).filter_map(|seed| {
        let mut dice = Rng::with_seed(seed);
        let variant = Variant::ALL[dice.usize(..2)];
        let line = game(variant, &mut dice);
        let at = dice.usize(1..PLIES - 2);
        let token = meant(variant, &mut dice);
        let mut written = line.clone();
        written[at].clone_from(&token);
        let (games, text) = read(&laid_out(&written, None, &mut dice), variant);
        let told = || {
            format!(
                "seed {seed}, token {token:?}{text}{}",
                shown(&games, variant)
            )
        };
        let [game] = games.as_slice() else {
            return Some(format!("{} games: {}", games.len(), told()));
        };
        let found = half_moves(game);
        let report = compared(game, &line, variant);
        let read = report.unread.white.is_empty();
        let before = found.get(..at) == Some(&line[..at]);
        let behind = found.get(at + 1..) == Some(&line[at + 1..]);
        let broken = holds(&[
            ("played here", game_played(game, None) == Some(variant)),
            ("length", found.len() == PLIES),
            ("before", before),
            ("behind", behind),
            ("named", is_named(&report) || report.agreed_plies == PLIES),
            // An unreadable token strikes no half-move after it.
            ("struck", read || report.proposal.ply == Some(PLIES)),
            ("agrees", read || !report.all_agree()),
            ("why", read || report.proposal.why != Why::RecordsAgree),
        ]);
        broken.map(|what| format!("{what}: {}", told()))
    });
    none(&failed.collect::<Vec<_>>());
}

#[test]
fn the_same_half_move_in_any_dress_is_read() {
    let failed = (0..tokens()).filter_map(|seed| {
        let mut dice = Rng::with_seed(seed ^ 0x5ee9);
        let variant = Variant::ALL[dice.usize(..2)];
        let line = game(variant, &mut dice);
        let mut written = line.clone();
        for half_move in &mut written {
            *half_move = dressed(half_move, variant, &mut dice);
        }
        // Text in brackets after the last half-move may be a variation.
        if let Some(last) = written.last_mut() {
            *last = last.replace(['(', ')'], "");
        }
        let (games, text) = read(&laid_out(&written, None, &mut dice), variant);
        let told = || format!("seed {seed}{text}{}", shown(&games, variant));
        let [game] = games.as_slice() else {
            return Some(format!("{} games: {}", games.len(), told()));
        };
        let report = compared(game, &line, variant);
        let broken = holds(&[
            ("agrees", report.all_agree()),
            ("all", report.agreed_plies == PLIES),
        ]);
        broken.map(|what| format!("{what}: {}", told()))
    });
    none(&failed.collect::<Vec<_>>());
}

#[test]
fn what_stands_beside_half_moves_takes_no_place_and_is_not_gone() {
    let failed = (0..tokens()).filter_map(|seed| {
        let mut dice = Rng::with_seed(seed ^ 0xbe51de);
        let variant = Variant::ALL[dice.usize(..2)];
        let line = game(variant, &mut dice);
        let at = dice.usize(1..PLIES - 2);
        // Between a number and its half-move the token would stand for a half-move.
        let at = if at.is_multiple_of(2) { at + 1 } else { at };
        let token = beside(&line[at - 1], line.get(at), &mut dice);
        let (games, text) = read(&laid_out(&line, Some((at, &token)), &mut dice), variant);
        let told = || {
            format!(
                "seed {seed}, token {token:?}{text}{}",
                shown(&games, variant)
            )
        };
        let [game] = games.as_slice() else {
            return Some(format!("{} games: {}", games.len(), told()));
        };
        let all = all_told(game, variant);
        // Marks of pages and columns count as what they stand for; text in round brackets is a comment.
        let marks = ["<", "&", "[pdn]", "[/b]", "|", "(", ")", "}"];
        let inner = token.trim_matches(['{', '}']);
        let kept = inner.split_whitespace().all(|word| all.contains(word));
        let report = compared(game, &line, variant);
        let broken = holds(&[
            ("place", half_moves(game) == line),
            (
                "gone",
                kept || marks.iter().any(|mark| token.starts_with(mark)),
            ),
            ("proposal", report.proposal.ply == Some(PLIES)),
            ("differs", report.first_difference.is_none()),
            ("struck", report.struck.white.is_empty()),
            ("agrees", report.all_agree() == (game.words == 0)),
        ]);
        broken.map(|what| format!("{what}: {}", told()))
    });
    none(&failed.collect::<Vec<_>>());
}

/// Remarks after every half-move strike no half-move.
#[test]
fn a_sheet_full_of_remarks_is_still_its_half_moves() {
    let failed = (0..tokens() / 10).filter_map(|seed| {
        let mut dice = Rng::with_seed(seed);
        let line = game(Variant::International, &mut dice);
        let mut text = String::new();
        for (index, half_move) in line.iter().enumerate() {
            if index % 2 == 0 {
                text += &format!("{}. ", index / 2 + 1);
            }
            let token = beside(half_move, line.get(index + 1), &mut dice);
            text += &format!("{half_move} {token} ");
        }
        let (games, text) = read(&text, Variant::International);
        let told = || {
            format!(
                "seed {seed}: {text}\n{}",
                shown(&games, Variant::International)
            )
        };
        let [game] = games.as_slice() else {
            return Some(format!("{} games: {}", games.len(), told()));
        };
        let record = Record::of_game(game, Variant::International).expect("a record");
        let broken = holds(&[
            ("place", half_moves(game) == line),
            ("read", record.entries.iter().all(Entry::is_statement)),
        ]);
        broken.map(|what| format!("{what}: {}", told()))
    });
    none(&failed.collect::<Vec<_>>());
}
