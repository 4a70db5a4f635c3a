// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares the language files with each other and with the program. Every language must have the same messages, arguments and
//! choices, each English message needs a comment above it, and no message may be missing or unused.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use zgoda_speech::language::Source;
use zgoda_speech::settings::Verbosity;
use zgoda_speech::{Language, Message};

use crate::parsed::{Needs, Terms, all_arguments, arguments_of, comments, heard, messages, parse};

/// Every file in this folder and in the folders below it.
fn files_below(folder: &Path) -> Box<dyn Iterator<Item = PathBuf>> {
    let entries = std::fs::read_dir(folder).unwrap();
    Box::new(entries.flat_map(|entry| {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files_below(&path),
            false => Box::new(std::iter::once(path)),
        }
    }))
}

/// Source files that have the keys of sentences, or the names of choices in sentences.
const RECONCILE: &str = "../../record/src/record_words/line.rs";
const ALOUD_WORDS: &str = "../../app/src/commands/reconcile/aloud_words.rs";
const TELLING: &str = "../../record/src/telling.rs";
const PROTOCOL: &str = "../../record/src/export/protocol/line.rs";
const SHEET: &str = "../../record/src/export/text/line.rs";
const EVENT_WORDS: &str = "../../record/src/event/words.rs";
const CLOCK_WORDS: &str = "../../record/src/event/clock.rs";
const ATTEST: &str = "../../app/src/commands/attest.rs";
const SETTINGS_MOVED: &str = "../../app/src/settings_files/folder.rs";
const FORGET: &str = "../../app/src/commands/forget.rs";
const READER_CHECK: &str = "../../app/src/reader_check/words.rs";
const MANUAL: &str = "../../app/src/manual/words.rs";
const DEVICES: &str = "../../app/src/commands/devices.rs";
const CLOCKS: &str = "../../app/src/commands/clocks.rs";
const DESK: &str = "../../table/src/desk_words/line.rs";
const NOTES: &str = "../../table/src/desk_words/note.rs";
const SHOWN: &str = "../../record/src/sentence/shown.rs";
const SHOWN_AT_THE_TABLE: &str = "../../table/src/desk_words/shown.rs";
const HINT: &str = "../../input/src/command/hint.rs";
const HOW: &str = "../../record/src/sentence/how.rs";
/// The folder with the rows of pages and the code that shows them.
const PAGES: &str = "../../desk/src";
/// The papers of a round.
const ROUND: &str = "../../app/src/round";
const FACE: &str = "../../app/src/face/screen.rs";
const REASONS: &str = "../../game/src/reconcile/mod.rs";
const FAULTS: &str = "../../game/src/reconcile/fault.rs";
const ENDINGS: [&str; 3] = [
    "../../game/src/ending.rs",
    "../../game/src/draws.rs",
    "../../game/src/claims/mod.rs",
];

/// The file with facts about a language that the tests need, in the folder of the language.
const CHECKS: &str = "checks.txt";

/// The line with this name in the file of checks.
fn check(language: Language, name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let file = folder.join(language.tag()).join(CHECKS);
    let text = std::fs::read_to_string(file).unwrap();
    let mut lines = text.lines().filter_map(|line| line.split_once(": "));
    let line = lines.find(|(key, _)| *key == name);
    line.unwrap_or_else(|| panic!("{}: {name}", language.tag()))
        .1
        .to_owned()
}

#[test]
fn every_language_has_the_same_messages_in_the_same_files() {
    let of = |language: Language| -> BTreeSet<String> {
        let sources = language.sources().iter();
        let terms = Terms::of(language.sources());
        let of_file = |source| {
            let (file, _): &Source = source;
            parse(source, &terms)
                .into_keys()
                .map(move |id| format!("{file} {id}"))
        };
        sources.flat_map(of_file).collect()
    };
    let english = of(Language::English);
    assert!(!english.is_empty());
    // The lists are long, so only their faults are shown.
    let mut wrong = String::new();
    for language in Language::ALL {
        let (here, tag) = (of(language), language.tag());
        for it in english.difference(&here) {
            wrong += &format!("locales/{tag}/{it} is missing\n");
        }
        for it in here.difference(&english) {
            wrong += &format!("locales/{tag}/{it} is not in en\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_file_of_the_folder_is_built_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    for language in Language::ALL {
        let files: BTreeSet<String> = std::fs::read_dir(folder.join(language.tag()))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name != CHECKS)
            .collect();
        let built_in = language
            .sources()
            .iter()
            .map(|(name, _)| (*name).to_owned());
        assert_eq!(files, built_in.collect(), "{}", language.tag());
    }
    let folders = std::fs::read_dir(&folder)
        .unwrap()
        .filter(|f| f.as_ref().unwrap().path().is_dir());
    assert_eq!(folders.count(), Language::ALL.len());
}

#[test]
fn every_language_uses_the_same_arguments_and_choices() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let here = messages(language);
        for id in english.keys() {
            let place = format!("{} {id}", language.tag());
            assert_eq!(
                all_arguments(&here, id),
                all_arguments(&english, id),
                "{place}"
            );
            assert_eq!(here[id].choices, english[id].choices, "{place}");
            assert_eq!(here[id].verbosities, english[id].verbosities, "{place}");
        }
    }
}

/// A listener who wants few words hears fewer words, and no word that the usual text does not have.
#[test]
fn fewer_words_tell_nothing_more() {
    let mut terse = 0;
    for language in Language::ALL {
        let file = messages(language);
        for (id, needs) in &file {
            let usual = arguments_of(&file, &needs.parts[Verbosity::Normal.word()]);
            if let Some(fewer) = needs.parts.get(Verbosity::Terse.word()) {
                let fewer = arguments_of(&file, fewer);
                assert!(fewer.is_subset(&usual), "{} {id}", language.tag());
                terse += 1;
            }
        }
    }
    assert!(terse > 10);
}

/// Only the reference language has comments, because copies in other languages would become outdated.
#[test]
fn a_comment_for_translators_stands_above_every_english_message() {
    let english = comments(Language::English);
    for (id, needs) in messages(Language::English) {
        assert!(needs.comment.is_some(), "{id}");
    }
    for language in Language::ALL {
        if language != Language::English {
            for comment in comments(language) {
                let place = language.tag();
                assert!(!english.contains(&comment), "{place}, again: {comment}");
            }
        }
    }
}

#[test]
fn everything_that_can_be_said_has_its_message() {
    let english = messages(Language::English);
    for kind in Message::KINDS {
        assert!(english.contains_key(*kind), "{kind}");
    }
}

#[test]
fn nothing_in_the_files_is_unused() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let elsewhere = [
        "phrase.rs",
        "numbers.rs",
        "reading.rs",
        "consent.rs",
        "language.rs",
        RECONCILE,
        ALOUD_WORDS,
        DESK,
        NOTES,
        FACE,
        TELLING,
        PROTOCOL,
        SHEET,
        ATTEST,
        FORGET,
        SETTINGS_MOVED,
        CLOCKS,
        DEVICES,
        MANUAL,
        READER_CHECK,
    ];
    let elsewhere = elsewhere.iter().map(|file| source.join(file));
    let pages = files_below(&source.join(PAGES));
    let files = files_below(&source.join("phrase"))
        .chain(elsewhere)
        .chain(pages)
        .chain(files_below(&source.join(ROUND)));
    let code: String = files
        .map(|it| std::fs::read_to_string(it).unwrap())
        .collect();
    let english = messages(Language::English);
    let inside: BTreeSet<&String> = english.values().flat_map(|needs| &needs.messages).collect();
    for id in english.keys() {
        let used = Message::KINDS.contains(&id.as_str())
            || inside.contains(id)
            || code.contains(&format!("\"{id}\""))
            // The words of each command of the command line have the name of the command in their key, and the words of each term
            // that may follow have the name of the term.
            || id.starts_with("command-")
            || id.starts_with("term-")
            || id.starts_with("talk-")
            || id.starts_with("help-of-")
            // So does each command and option of the program (`app/src/usage/tests.rs`).
            || id.starts_with("usage-");
        assert!(used, "{id} is not used");
    }
}

/// The files have every choice that the program names, and no other choice.
#[test]
fn choices_are_those_of_the_program() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut code: String = files_below(&src.join("phrase"))
        .chain(files_below(&src.join(PAGES)))
        .map(|it| std::fs::read_to_string(it).unwrap())
        .collect();
    let own = [
        "language.rs",
        "announcement/settings.rs",
        "announcement/personal.rs",
        "announcement/start.rs",
        "settings.rs",
        "numbers.rs",
        "announcement/board.rs",
        "announcement/words.rs",
        "../../game/src/piece.rs",
        "../../game/src/variant.rs",
        "../../record/src/mode.rs",
        "../../record/src/at_keyboard.rs",
        // The hint for a command word has the name of the word.
        "../../input/src/command/word.rs",
    ];
    let words = [
        RECONCILE,
        ALOUD_WORDS,
        DESK,
        NOTES,
        SHOWN,
        SHOWN_AT_THE_TABLE,
        HINT,
        HOW,
        FACE,
        TELLING,
        PROTOCOL,
        SHEET,
        EVENT_WORDS,
        CLOCK_WORDS,
        ATTEST,
        CLOCKS,
        REASONS,
        FAULTS,
    ];
    for file in words.iter().chain(&ENDINGS).chain(&own) {
        code.push_str(&std::fs::read_to_string(src.join(file)).unwrap());
    }
    // The names of sides come from the type of a side.
    code.push_str("\"white\" \"black\"");
    for (id, needs) in messages(Language::English) {
        for name in needs.choices.values().flatten() {
            assert!(
                code.contains(&format!("\"{name}\"")),
                "{id}: [{name}] is never chosen"
            );
        }
    }
}

/// The keys of the answers that an arbiter gives while a record is read aloud.
const ALOUD: [&str; 6] = [
    "aloud-same",
    "aloud-differs",
    "aloud-unreadable",
    "aloud-repeat",
    "aloud-back",
    "aloud-stop",
];

/// The words that may be typed, in the form in which the program compares them.
fn typed(needs: &Needs) -> impl Iterator<Item = String> {
    let words = needs.text.split(',');
    words.map(|word| {
        let word = word.trim().to_lowercase();
        word.chars()
            .map(zgoda_game::notation::without_mark)
            .collect()
    })
}

#[test]
fn no_word_that_is_typed_means_two_things() {
    let tables = [
        "command-",
        "term-choice-",
        "term-claim-",
        "term-ending-",
        "term-sanction-",
        "term-of-",
    ];
    let is_of = |table: &str, id: &str| match table {
        "aloud-" => ALOUD.contains(&id),
        prefix => id.starts_with(prefix),
    };
    for language in Language::ALL {
        let files = [messages(language), messages(Language::English)];
        for table in tables.into_iter().chain(["aloud-"]) {
            let mut meaning: BTreeMap<String, &str> = BTreeMap::new();
            for (id, needs) in files.iter().flatten().filter(|(id, _)| is_of(table, id)) {
                for word in typed(needs) {
                    let place = format!("{} {id}: {word}", language.tag());
                    assert!(!word.is_empty(), "{place}");
                    let other = meaning.insert(word, id);
                    assert!(other.is_none_or(|other| other == id), "{place}, {other:?}");
                }
            }
            assert!(meaning.len() > 3, "{table}");
        }
    }
}

/// On a terminal the first letter of an answer is its key.
#[test]
fn no_two_answers_to_a_record_read_aloud_begin_alike() {
    for language in Language::ALL {
        let all = messages(language);
        let keys: BTreeSet<Option<char>> = ALOUD
            .iter()
            .map(|id| typed(&all[*id]).next().and_then(|word| word.chars().next()))
            .collect();
        assert_eq!(keys.len(), ALOUD.len(), "{}: {keys:?}", language.tag());
    }
}

/// If a refusal names possible values, people can type these values: each word after the name of a choice is one of the words for
/// its values.
#[test]
fn what_can_be_chosen_is_named_in_words_that_work() {
    // The number of choices with a free value, such as a number, a name or a language.
    let free = 5;
    for language in Language::ALL {
        let all = messages(language);
        let words: BTreeSet<String> = all
            .iter()
            .filter(|(id, _)| id.starts_with("term-choice-"))
            .flat_map(|(_, needs)| needs.text.split(','))
            .map(|word| word.trim().to_lowercase())
            .collect();
        let refusal = &all["choice-refused"];
        let or = check(language, "or");
        let mut with_values = 0;
        for line in refusal.text.lines().filter(|line| !line.is_empty()) {
            // Text after the list is a separate sentence.
            let list = line.split('.').next().unwrap_or(line);
            let line = list.to_lowercase().replace(&format!(" {or} "), ", ");
            let values: Vec<&str> = line.split(", ").skip(1).map(str::trim).collect();
            if values.len() < 2 {
                continue;
            }
            with_values += 1;
            for value in values {
                let place = format!("{}: {value:?} in {line:?}", language.tag());
                assert!(words.contains(value), "{place}");
            }
        }
        let named = refusal.choices["name"].len();
        assert_eq!(with_values, named - free, "{}", language.tag());
    }
}

/// The texts do not show a person's sex, and use the words of the rulebook.
#[test]
fn texts_keep_to_the_rulebook_and_to_impersonal_forms() {
    for language in Language::ALL {
        let forbidden = check(language, "never");
        for (id, needs) in messages(language) {
            // Words that people only type are never spoken, so they are free.
            if id.starts_with("talk-") || id.starts_with("term-role-") {
                continue;
            }
            // The first word for a command is spoken; all further words are only typed.
            let said = match id.starts_with("command-") {
                true => needs.text.split(',').next().unwrap_or_default(),
                false => needs.text.as_str(),
            };
            // Help names this value as it is typed.
            let said = match id.as_str() {
                "usage-option-devices-what" => said.replace("gamepads", ""),
                _ => said.to_owned(),
            };
            for form in forbidden.split(", ") {
                let form = form.replace('_', " ");
                assert!(!said.contains(&form), "{id}: {form}");
            }
        }
    }
}

/// A Cyrillic voice that meets a Latin letter changes to an English voice in the middle of a sentence, and a Latin voice spells
/// letters that it does not know. So a letter of the wrong alphabet sounds wrong even if it looks right.
#[test]
fn texts_are_written_in_the_letters_of_their_language() {
    // Articles have Roman numerals, other entries are names, and the words after `play` are files and options. People read these
    // texts and do not hear them.
    let written = [
        "UTC",
        "DGT",
        "Zgoda",
        "zgoda",
        "play",
        "wal",
        "new",
        "code",
        "channel",
        "white",
        "black",
        "desk",
        "round",
        "forget",
        "consent",
        "slips",
        "cards",
        "html",
        "txt",
        "export",
        "to",
        "protocol",
        "arbiter",
        "join",
        "joinable",
        "HOST",
        "PORT",
        "FILE",
        "root",
        "pem",
        "reconcile",
        "reader",
        "check",
        "page",
    ];
    let roman = |word: &str| word.chars().all(|c| "IVX".contains(c));
    for language in Language::ALL {
        let all = messages(language);
        let heard = heard(&all);
        let alphabet = check(language, "letters");
        for (id, needs) in &all {
            let words = needs.text.split(|c: char| !c.is_alphabetic());
            for word in words.filter(|word| !word.is_empty()) {
                let small = word.to_lowercase();
                let own = small.chars().all(|c| alphabet.contains(c));
                // Help names options, values and files as they are typed.
                let typed = id.starts_with("usage-") && word.is_ascii();
                let may = !heard.contains(id) && (roman(word) || typed || written.contains(&word));
                assert!(own || may, "{} {id}: {word}", language.tag());
            }
        }
    }
}
