// SPDX-License-Identifier: GPL-3.0-or-later
//! The talk of people who have not learned the commands, in the two languages in which it is tried: lines with their
//! meanings stand in `tests/talk/`. Each line is a case.

use zgoda_game::Variant;
use zgoda_game::notation::WrittenMove;
use zgoda_input::command::{Asked, Command, Word, Words};
use zgoda_speech::{Language, Phrasebook, Style};

const GUESSES: [(Language, &str); 2] = [
    (Language::English, include_str!("../../talk/en.txt")),
    (Language::Polish, include_str!("../../talk/pl.txt")),
];

/// Lines that people typed, or would type, without having read anything: questions, corrections in their own words, complaints,
/// leaving, greetings, slips and the opponent's name.
const UNREAD: [(Language, &str, usize); 7] = [
    (
        Language::English,
        include_str!("../../talk/guesses-en.txt"),
        60,
    ),
    (
        Language::Polish,
        include_str!("../../talk/guesses-pl.txt"),
        60,
    ),
    (
        Language::German,
        include_str!("../../talk/guesses-de.txt"),
        20,
    ),
    (
        Language::French,
        include_str!("../../talk/guesses-fr.txt"),
        20,
    ),
    (
        Language::Dutch,
        include_str!("../../talk/guesses-nl.txt"),
        20,
    ),
    (
        Language::Russian,
        include_str!("../../talk/guesses-ru.txt"),
        20,
    ),
    (
        Language::Ukrainian,
        include_str!("../../talk/guesses-uk.txt"),
        20,
    ),
];

/// The number of guesses in a hundred that must have the meant effect.
const MEANT_OF_A_HUNDRED: usize = 85;

/// The smallest number of guesses.
const LEAST: usize = 120;

fn words(language: Language) -> Words {
    Words::of_book(&Phrasebook::new(
        language,
        Variant::International,
        Style::default(),
    ))
}

/// Each line and its meaning; `None` for a line that is not to be understood.
fn guesses(text: &'static str) -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (guess, meant) = line.split_once(" = ").unwrap();
        (guess, Some(meant).filter(|meant| *meant != "-"))
    })
}

fn read(language: Language, text: &str) -> Option<WrittenMove> {
    let lexicon = language.lexicon();
    WrittenMove::read_in_words(text, Variant::International, lexicon).ok()
}

/// True if the meaning of the words is unknown.
fn is_not_understood(command: &Command) -> bool {
    match command {
        Command::Move(text) => read(Language::Polish, text).is_none(),
        Command::Unfinished(_) => true,
        _ => false,
    }
}

/// The squares of a half-move, in any words.
fn squares(command: &Command) -> Option<String> {
    let Command::Move(text) = command else {
        return None;
    };
    let written = read(Language::Polish, text)?;
    Some(
        written
            .squares()
            .iter()
            .map(|it| format!("{it:?} "))
            .collect(),
    )
}

#[test]
fn everyday_words_reach_what_was_meant() {
    for (language, text) in GUESSES {
        let words = words(language);
        let mut all = 0;
        let mut faults = Vec::new();
        for (guess, meant) in guesses(text) {
            let mut got = words.read(guess);
            if is_not_understood(&got.command) {
                got = words.with_a_typo(guess).unwrap_or(got);
            }
            let as_meant = match meant {
                None => is_not_understood(&got.command),
                Some(meant) => {
                    let wanted = words.read(meant).command;
                    // A meaning that is itself not understood names a command that was removed.
                    let unknown = matches!(&wanted, Command::Move(text) if read(Language::Polish, text).is_none())
                        && !meant.starts_with(char::is_numeric);
                    assert!(!unknown, "{meant} is no command");
                    let same = match squares(&wanted) {
                        Some(squares_wanted) => squares(&got.command) == Some(squares_wanted),
                        None => got.command == wanted,
                    };
                    same && got.actor.is_none()
                }
            };
            all += 1;
            if !as_meant {
                faults.push(format!("{guess}: {:?}, meant {meant:?}", got.command));
            }
        }
        assert!(all >= LEAST, "{}: {all}", language.tag());
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// Most of two hundred and twenty guesses have the meant effect, and the others are not understood: none has another effect.
#[test]
fn of_natural_guesses_most_do_what_was_meant_and_none_something_else() {
    let (mut all, mut meant_so) = (0, 0);
    let (mut wrong, mut unread) = (Vec::new(), Vec::new());
    for (language, text, least) in UNREAD {
        let words = words(language);
        let mut of_language = 0;
        for (guess, meant) in guesses(text) {
            let mut got = words.read(guess);
            if is_not_understood(&got.command) {
                got = words.with_a_typo(guess).unwrap_or(got);
            }
            of_language += 1;
            let wanted = meant.map(|meant| words.read(meant).command);
            let said_so = match (&wanted, &got.command) {
                (None, command) => is_not_understood(command),
                (Some(Command::Correct(meant)), Command::Correct(got)) => {
                    read(language, meant).is_some() && read(language, meant) == read(language, got)
                }
                (Some(Command::Look(asked, of)), Command::Look(got, text)) if asked == got => {
                    of == text
                        || square(language, of).is_some_and(|it| Some(it) == square(language, text))
                }
                (Some(wanted), got) => wanted == got,
            };
            if said_so {
                meant_so += 1;
            } else if is_not_understood(&got.command) {
                unread.push(format!("{}: {guess}", language.tag()));
            } else {
                wrong.push(format!(
                    "{}: {guess}: {:?}, meant {meant:?}",
                    language.tag(),
                    got.command
                ));
            }
        }
        assert!(of_language >= least, "{}: {of_language}", language.tag());
        all += of_language;
    }
    println!(
        "{meant_so} of {all} do what was meant; not understood:\n{}",
        unread.join("\n")
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        meant_so * 100 >= MEANT_OF_A_HUNDRED * all,
        "{meant_so} of {all}"
    );
}

fn square(language: Language, text: &str) -> Option<String> {
    let twice = format!("{text} - {text}");
    let written = WrittenMove::read_in_words(&twice, Variant::International, language.lexicon());
    written.ok().map(|it| format!("{:?}", it.squares()))
}

/// Dictation and phones write numbers as words: in every command that takes a square or a number such words mean the same as
/// digits, with or without the marks of letters.
#[test]
fn numbers_in_words_are_read_behind_every_command_that_takes_one() {
    let variant = Variant::International;
    for language in Language::ALL {
        let words = words(language);
        let book = Phrasebook::new(language, variant, Style::default());
        let plain = |text: &str| -> String {
            text.chars()
                .map(zgoda_game::notation::without_mark)
                .collect()
        };
        let of = |word: Word, text: &str| words.read(&format!("{} {text}", words.spoken(word)));
        for number in ["3", "12", "28", "50"] {
            let said = book.square(variant.square(number).unwrap());
            for text in [said.clone(), plain(&said), said.to_uppercase()] {
                for asked in [
                    Asked::Square,
                    Asked::Row,
                    Asked::Around,
                    Asked::Diagonals,
                    Asked::Moves,
                ] {
                    let got = of(Word::Look(asked), &text);
                    let Command::Look(as_asked, named) = &got.command else {
                        panic!("{} {asked:?} {text}: {got:?}", language.tag())
                    };
                    assert_eq!(*as_asked, asked, "{text}");
                    let wanted = square(language, number);
                    assert!(
                        wanted.is_some() && square(language, named) == wanted,
                        "{got:?}"
                    );
                }
                for word in [Word::History, Word::Last] {
                    let (got, wanted) = (of(word, &text), of(word, number));
                    assert_eq!(got, wanted, "{} {text}", language.tag());
                    assert!(!is_not_understood(&wanted.command), "{wanted:?}");
                }
            }
        }
    }
}

/// Common lines are understood in every language, and every completed line is a command.
#[test]
fn every_language_has_words_for_what_is_asked_most() {
    let lines = [
        (Language::German, "was hat er gespielt", "last opponent"),
        (Language::German, "wie viel zeit habe ich noch?", "clock"),
        (Language::Dutch, "wat heeft hij gespeeld", "last opponent"),
        (Language::Dutch, "hoeveel tijd heb ik nog?", "clock"),
        (Language::Russian, "что он сыграл?", "last opponent"),
        (Language::Russian, "сколько у меня времени", "clock"),
        (
            Language::French,
            "qu'est-ce qu'il a joué ?",
            "last opponent",
        ),
        (Language::French, "combien de temps me reste-t-il", "clock"),
        (Language::Ukrainian, "що він зіграв?", "last opponent"),
        (Language::Ukrainian, "скільки в мене часу", "clock"),
    ];
    for (language, line, meant) in lines {
        let words = words(language);
        assert_eq!(
            words.read(line).command,
            words.read(meant).command,
            "{line}"
        );
    }
}

/// Signs, capitals and politeness change nothing, and marks on letters may be left out.
#[test]
fn every_command_is_known_without_marks_with_signs_and_in_capitals() {
    for language in Language::ALL {
        let words = words(language);
        for word in Word::ALL {
            let spoken = words.spoken(word);
            let plain: String = spoken
                .chars()
                .map(zgoda_game::notation::without_mark)
                .collect();
            let meant = words.read(&spoken);
            // A side names the actor or the owner; alone it is about pieces, or has no meaning.
            if matches!(meant.command, Command::Move(_)) {
                continue;
            }
            assert_eq!(words.read(&plain), meant, "{spoken}");
            // The letter ß has no capital of its own.
            if !spoken.contains('ß') {
                assert_eq!(words.read(&spoken.to_uppercase()), meant, "{spoken}");
            }
        }
    }
}

/// The arbiter's code stands after its command word: such a line has no other meaning.
#[test]
fn no_small_talk_is_read_behind_the_arbiters_word() {
    for (language, line) in [
        (Language::English, "arbiter what is the time"),
        (Language::Polish, "sędzia ile mam czasu"),
    ] {
        let command = words(language).read(line).command;
        assert!(
            matches!(command, Command::Arbiter(_)),
            "{line}: {command:?}"
        );
    }
}
