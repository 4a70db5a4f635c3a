// SPDX-License-Identifier: GPL-3.0-or-later
//! The right to be forgotten: usual and made-up names, in every language, are said by every part that can say a name, and then
//! looked for in every byte of the record and of its exports.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use tempfile::TempDir;

use crate::call::{zgoda, zgoda_with};

/// Letters that are in no word of the program, so that a single such letter proves a name.
const LETTERS: &[char] = &['ǎ', 'ǐ', 'ǒ', 'ǔ', 'Ǎ', 'Ǐ', 'Ǒ', 'Ǔ'];

const LANGUAGES: [&str; 7] = ["pl", "en", "de", "nl", "ru", "fr", "uk"];

/// The lines from which some are drawn and typed; each line may cause words with a name or a player's sight.
const LINES: &[&str] = &[
    "settings",
    "repeat",
    "spell",
    "history 9",
    "where",
    "help",
    "commands",
    "menu",
    "next",
    "32-28",
    "19-23",
    "assistant: 33-29",
    "profile",
    "rate 180",
];

/// The people who play, assist and rule, and the lines that are typed.
#[derive(Clone, Debug)]
struct Game {
    white: String,
    black: String,
    assistant: String,
    appointed: String,
    arbiter: String,
    lang: &'static str,
    lines: Vec<&'static str>,
}

/// Short names of two words, with a sign or a number between them.
fn name() -> impl Strategy<Value = String> {
    let letters = || prop::collection::vec(prop::sample::select(LETTERS), 1..5);
    let word = || letters().prop_map(String::from_iter);
    const SIGNS: &[&str] = &[
        "", " ", "  ", "-", "(", "%", "{1}", "{", " 3 ", "'", "\"", "_", "…", ", ",
    ];
    (word(), prop::sample::select(SIGNS), word())
        .prop_map(|(one, sign, two)| format!("{one}{sign}{two}"))
}

fn game() -> impl Strategy<Value = Game> {
    let more = prop::collection::vec(prop::sample::select(LINES), 0..8);
    let lang = prop::sample::select(&LANGUAGES[..]);
    ([name(), name(), name(), name()], name(), lang, more).prop_map(
        |([white, assistant, appointed, arbiter], black, lang, more)| {
            let within = format!("{white} {black}");
            let mut lines = vec!["settings", "repeat"];
            lines.extend(more);
            Game {
                // White's name may be the beginning of Black's name: removing one of the names must not leave the rest of the
                // other.
                black: if lines.len() % 2 == 0 { within } else { black },
                white,
                assistant,
                appointed,
                arbiter,
                lang,
                lines,
            }
        },
    )
}

impl Game {
    /// Plays the game, and returns the path of its record.
    fn play(&self, folder: &TempDir) -> PathBuf {
        let event = folder.path().join("event.toml");
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let text = format!(
            "[arbiter]\npin = \"2468\"\n[consent]\ndevice = {}\ndetails = {}\n[preparation]\nask = false\n\
             [assistant.white]\nname = {}\n",
            quoted(&format!("{} a", self.arbiter)),
            quoted(&format!("{} b", self.arbiter)),
            quoted(&self.assistant),
        );
        fs::write(&event, text).unwrap();
        let record = folder.path().join("g.zgoda");
        let mut typed = self.lines.join("\n");
        typed.push_str(&format!(
            "\narbiter 2468\nappoint {} for white\narbiter done\nsettings\nhistory 9\nrepeat\nquit\n",
            self.appointed
        ));
        let transcript = folder.path().join("t.jsonl");
        let called = zgoda_with(
            &[
                "--data".as_ref(),
                folder.path().as_os_str(),
                "--lang".as_ref(),
                self.lang.as_ref(),
                "play".as_ref(),
                "--mode".as_ref(),
                "official".as_ref(),
                "--event".as_ref(),
                event.as_os_str(),
                "--white".as_ref(),
                self.white.as_ref(),
                "--black".as_ref(),
                self.black.as_ref(),
                "--voice".as_ref(),
                "none".as_ref(),
                "--record".as_ref(),
                record.as_os_str(),
                "--transcript".as_ref(),
                transcript.as_os_str(),
                "--speed".as_ref(),
                "40".as_ref(),
            ],
            typed.as_bytes(),
        );
        assert_eq!(called.status, 0, "{self:?}: {called:?}");
        record
    }
}

/// All exports of the record, by form.
fn exports(record: &Path) -> Vec<(&'static str, String)> {
    ["pdn", "text", "protocol", "json"]
        .map(|form| {
            let called = zgoda(&[
                "export".as_ref(),
                record.as_os_str(),
                "--to".as_ref(),
                form.as_ref(),
            ]);
            assert_eq!(called.status, 0, "{form}: {called:?}");
            (form, called.out)
        })
        .to_vec()
}

fn names_somebody(text: &str) -> bool {
    text.contains(|c| LETTERS.contains(&c))
}

/// The words for a player's sight.
fn sight_words(lang: &str) -> &'static [&'static str] {
    match lang {
        "pl" => &["niewidoma", "widząca"],
        "de" => &["blind", "sehend"],
        "nl" => &["blind", "ziend"],
        "ru" => &["без зрения", "обычное зрение"],
        "fr" => &["aveugle", "personne voyante"],
        "uk" => &["без зору", "звичайний зір"],
        _ => &["blind", "sighted"],
    }
}

fn says_who_sees(lang: &str, json: &str) -> bool {
    let words = sight_words(lang).iter();
    let mut said = json.lines().filter(|line| line.contains("\"utterance\""));
    said.any(|line| words.clone().any(|word| line.contains(word)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn nobody_is_named_afterwards_in_any_byte(game in game()) {
        let folder = tempfile::tempdir().unwrap();
        let record = game.play(&folder);
        // The names are found before the removal, otherwise the search would prove nothing.
        for (form, text) in exports(&record) {
            prop_assert!(names_somebody(&text), "{form}: {text}");
            if form == "json" {
                prop_assert!(says_who_sees(game.lang, &text), "{text}");
            }
        }

        let done = zgoda(&["--data".as_ref(), folder.path().as_os_str(), "forget".as_ref(), record.as_os_str()]);
        prop_assert_eq!(done.status, 0, "{:?}", done);
        prop_assert!(done.out.contains("t.jsonl"), "what else there is: {}", done.out);

        for (form, text) in exports(&record) {
            prop_assert!(!names_somebody(&text), "{form}: {text}");
            if form == "json" {
                prop_assert!(!says_who_sees(game.lang, &text), "{text}");
            }
        }
        for file in fs::read_dir(folder.path()).unwrap() {
            let path = file.unwrap().path();
            let of_the_record = path.file_name().unwrap().to_string_lossy().starts_with("g.zgoda");
            if of_the_record {
                let bytes = fs::read(&path).unwrap();
                for letter in LETTERS {
                    let mut buffer = [0; 4];
                    let letter = letter.encode_utf8(&mut buffer).as_bytes();
                    let found = bytes.windows(letter.len()).any(|it| it == letter);
                    prop_assert!(!found, "{} in {}", String::from_utf8_lossy(letter), path.display());
                }
                let has = |text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
                prop_assert!(!has("[assistant"), "only a blind player has one");
            }
        }
    }
}

/// The names in the records of an older program, which do not mark their names.
const NAMED_OF_OLD: [&str; 7] = [
    "Anna Nowak",
    "Jan Kowalski",
    "Ewa Żuk",
    "Kos(z)ak",
    "Kos z ak",
    "Piotr Lis",
    "A. Arbiter",
];

#[test]
fn older_records_are_forgotten_too() {
    let older = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/older");
    let files = fs::read_dir(&older).unwrap().map(|it| it.unwrap().path());
    let (mut named, mut records) = (0, 0);
    for file in files.filter(|it| it.extension().is_some_and(|end| end == "zgoda")) {
        let folder = tempfile::tempdir().unwrap();
        let name = file.file_name().unwrap().to_str().unwrap();
        let record = folder.path().join(name);
        fs::copy(&file, &record).unwrap();
        let log = file.with_extension("zgoda-wal");
        if log.exists() {
            fs::copy(log, folder.path().join(format!("{name}-wal"))).unwrap();
        }
        let holds = |name: &str| {
            let files = fs::read_dir(folder.path()).unwrap();
            files.into_iter().any(|it| {
                let bytes = fs::read(it.unwrap().path()).unwrap();
                bytes.windows(name.len()).any(|it| it == name.as_bytes())
            })
        };
        records += 1;
        named += NAMED_OF_OLD.iter().filter(|name| holds(name)).count();
        let done = zgoda(&["forget".as_ref(), record.as_os_str()]);
        assert_eq!(done.status, 0, "{name}: {done:?}");
        for somebody in NAMED_OF_OLD {
            assert!(!holds(somebody), "{somebody} in {name}");
        }
        let json = zgoda(&[
            "export".as_ref(),
            record.as_os_str(),
            "--to".as_ref(),
            "json".as_ref(),
        ])
        .out;
        assert!(!says_who_sees("en", &json), "{name}: {json}");
    }
    assert!(
        records > 30 && named > 20,
        "{records} records, {named} names"
    );
}
