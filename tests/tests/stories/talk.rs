//! How people talk who have not learned the commands, in the two languages in which it is tried: lines and what they
//! mean stand in `tests/talk/`. Each of them is a case.

use zgoda::command::{Command, Word, Words};
use zgoda_game::Variant;
use zgoda_game::notation::WrittenMove;
use zgoda_speech::{Language, Phrasebook, Style};

const GUESSES: [(Language, &str); 2] = [
    (Language::English, include_str!("../../talk/en.txt")),
    (Language::Polish, include_str!("../../talk/pl.txt")),
];

/// So many guesses there are at least.
const LEAST: usize = 120;

fn words(language: Language) -> Words {
    Words::of_book(&Phrasebook::new(
        language,
        Variant::International,
        Style::default(),
    ))
}

/// Each line and what it means; nothing where it is not to be understood.
fn guesses(text: &'static str) -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (guess, meant) = line.split_once(" = ").unwrap();
        (guess, Some(meant).filter(|meant| *meant != "-"))
    })
}

fn read(text: &str) -> Option<WrittenMove> {
    let lexicon = Language::Polish.lexicon();
    WrittenMove::read_in_words(text, Variant::International, lexicon).ok()
}

/// Does nobody know what is asked for?
fn is_not_understood(command: &Command) -> bool {
    match command {
        Command::Move(text) => read(text).is_none(),
        Command::Unfinished(_) => true,
        _ => false,
    }
}

/// The squares of a half-move, in whatever words.
fn squares(command: &Command) -> Option<String> {
    let Command::Move(text) = command else {
        return None;
    };
    let written = read(text)?;
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
                got = words.with_a_slip(guess).unwrap_or(got);
            }
            let as_meant = match meant {
                None => is_not_understood(&got.command),
                Some(meant) => {
                    let wanted = words.read(meant).command;
                    // A word that is gone is understood nowhere, and like nothing else.
                    let unknown = matches!(&wanted, Command::Move(text) if read(text).is_none())
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

/// What everybody types is understood in every language, and everything that a line can come to is a command.
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

/// Signs, capitals and politeness change nothing, and no mark of a letter is needed.
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
            // A side names who acts, or whose something is; alone it is about pieces, or nothing.
            if matches!(meant.command, Command::Move(_)) {
                continue;
            }
            assert_eq!(words.read(&plain), meant, "{spoken}");
            // One letter has no capital of its own.
            if !spoken.contains('ß') {
                assert_eq!(words.read(&spoken.to_uppercase()), meant, "{spoken}");
            }
        }
    }
}

/// The arbiter's code stands behind its command word: nothing else is ever made of such a line.
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
