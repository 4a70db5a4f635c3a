// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings that result from several layers of choices, and the parts of a file that stay through all changes.

use zgoda_speech::Message;
use zgoda_speech::announcement::LowTimeLevel;
use zgoda_speech::settings::{Topic, Verbosity, VoiceName};
use zgoda_speech::voice::{Rate, VoiceSpec};

use super::choice::{Step, read};
use super::file::Oddities;
use super::*;
use crate::hands::stroke::{InputDevice, Stroke};

fn rate(words_a_minute: u16) -> Choice {
    Choice::Rate(Rate::new(words_a_minute).unwrap())
}

fn person(text: &str) -> Personal {
    let (person, odd) = Personal::read(text, Language::Polish);
    assert_eq!(odd, Oddities::default());
    person
}

fn is_rate(person: &Personal) -> u16 {
    let speech = person.preferences().speech;
    speech.delivery.rate.words_a_minute()
}

const WHOLE: &str = r#"# Anna's, since May
language = "pl"
rate = 300 # fast
volume = 80
pitch = 40
voice = "Magda"
verbosity = "terse"
verbosity_clock = "full"
numbers = "digits-on-repeat"
letters = "names"
sounds = true
low_time = "few"
pulses = false
words = "always"
whisper = "number"
speaker = "system"
profile_in_use = "blitz" # in a hurry

[profile.blitz]
rate = 420

[profile."at home"]
sounds = false

[keys]
f5 = "where"

[pad]
south = "press"
"#;

#[test]
fn every_key_is_read_and_written_back_as_it_stood() {
    let anna = person(WHOLE);
    assert_eq!(anna.written().as_deref(), Some(WHOLE));
    let all = anna.preferences();
    for of in Chosen::ALL {
        let expected = match of {
            Chosen::Language => Choice::Language(Language::Polish),
            Chosen::Rate => rate(420),
            Chosen::VerbosityOf(Topic::Clock) => {
                Choice::VerbosityOf(Topic::Clock, Some(Verbosity::Full))
            }
            Chosen::VerbosityOf(topic) => Choice::VerbosityOf(topic, None),
            of => read(
                of,
                match of {
                    Chosen::Volume => "80",
                    Chosen::Pitch => "40",
                    Chosen::Voice => "Magda",
                    Chosen::Verbosity => "terse",
                    Chosen::Numbers => "digits-on-repeat",
                    Chosen::Letters => "names",
                    Chosen::Sounds => "on",
                    Chosen::LowTime => "few",
                    Chosen::Pulses => "off",
                    Chosen::Words => "always",
                    _ => "number",
                },
            )
            .unwrap(),
        };
        assert_eq!(all.of(of), expected);
    }
    assert_eq!(anna.profiles().collect::<Vec<_>>(), ["blitz", "at home"]);
    assert_eq!(anna.profile(), Some("blitz"));
    assert_eq!(anna.speaker(), Some(&VoiceSpec::System));
    let strokes: Vec<_> = anna.strokes().collect();
    let (f5, south) = (
        (InputDevice::Keys, "f5", "where"),
        (InputDevice::Pad, "south", "press"),
    );
    assert_eq!(strokes, [f5, south]);
}

#[test]
fn what_is_chosen_with_a_profile_in_use_is_its_own() {
    let mut anna = person(WHOLE);
    anna.choose(rate(390));
    assert_eq!(is_rate(&anna), 390);
    anna.next_profile();
    assert_eq!((anna.profile(), is_rate(&anna)), (Some("at home"), 300));
    anna.next_profile();
    assert_eq!((anna.profile(), is_rate(&anna)), (None, 300));
    anna.choose(rate(210));
    assert_eq!(is_rate(&anna), 210);
    anna.previous_profile();
    assert_eq!(anna.profile(), Some("at home"));
    anna.use_profile(" Blitz").unwrap();
    assert_eq!(is_rate(&anna), 390);
    let again = person(&anna.written().unwrap());
    assert_eq!((again.profile(), is_rate(&again)), (Some("blitz"), 390));
    let text = anna.written().unwrap();
    assert!(text.contains("profile_in_use = \"blitz\"\n"), "{text}");
    assert!(text.starts_with("# Anna's, since May\n"), "{text}");
    assert!(text.contains("rate = 210 # fast\n"), "{text}");
}

#[test]
fn the_command_line_holds_for_this_run_and_until_something_else_is_chosen() {
    let mut anna = person("rate = 300\n");
    anna.for_this_run(rate(120));
    assert_eq!(is_rate(&anna), 120);
    assert_eq!(anna.written().as_deref(), Some("rate = 300\n"));
    anna.choose(rate(330));
    assert_eq!(is_rate(&anna), 330);
    assert_eq!(anna.written().as_deref(), Some("rate = 330\n"));
}

#[test]
fn keys_from_tomorrow_are_named_and_stay() {
    let text = "rate = 300\ngravity = \"low\"\n\n[orbit]\nheight = 5\n\n[profile.a]\nwarp = 9\n";
    let (mut anna, odd) = Personal::read(text, Language::English);
    assert_eq!(odd.unknown, ["gravity", "orbit", "profile.a.warp"]);
    assert_eq!(odd.wrong, []);
    anna.choose(rate(360));
    anna.use_profile("a").unwrap();
    anna.choose(rate(420));
    let kept = anna.written().unwrap();
    for line in [
        "rate = 360",
        "gravity = \"low\"",
        "height = 5",
        "warp = 9",
        "rate = 420",
    ] {
        assert!(kept.contains(line), "{line} in {kept}");
    }
    let (again, odd) = Personal::read(&kept, Language::English);
    assert_eq!(odd.unknown.len(), 3);
    assert_eq!(is_rate(&again), 420);
}

#[test]
fn what_cannot_be_is_named_and_the_usual_is_in_force() {
    let text = "rate = 900\nvolume = \"loud\"\nlanguage = \"tlh\"\nsounds = [1]\npitch = 10\n";
    let (person, odd) = Personal::read(text, Language::English);
    let wrong = [
        Chosen::Language,
        Chosen::Rate,
        Chosen::Volume,
        Chosen::Sounds,
    ];
    assert_eq!(odd.wrong, wrong);
    let mut usual = Preferences::usual(Language::English);
    usual.take(&read(Chosen::Pitch, "10").unwrap());
    assert_eq!(person.preferences(), usual);
    assert_eq!(odd.messages().len(), 1);
}

#[test]
fn what_is_no_settings_file_is_never_overwritten() {
    let long = "# \n".repeat(30_000);
    for text in ["rate 300", "[[[", "a = 1\na = 2\n", &long] {
        let (mut person, odd) = Personal::read(text, Language::English);
        assert_eq!(odd.messages(), [Message::SettingsUnread]);
        person.choose(rate(300));
        assert_eq!(is_rate(&person), 300);
        assert_eq!(person.written(), None);
    }
}

#[test]
fn a_profile_is_made_by_name_and_there_are_not_too_many() {
    let mut anna = Personal::new(Language::Polish);
    for name in ["", "   ", ",", &"x".repeat(41), "a\nb", "x", "x x", "٣"] {
        let refused = Err(ProfileRefusal::Name);
        assert_eq!(anna.new_profile(name), refused, "{name:?}");
    }
    for at in 1..=MOST_PROFILES {
        anna.new_profile(&format!("number {at}")).unwrap();
    }
    assert_eq!(anna.new_profile("Number 1"), Err(ProfileRefusal::Taken));
    assert_eq!(anna.new_profile("one more"), Err(ProfileRefusal::Full));
    assert_eq!(anna.use_profile("one more"), Err(NoSuchProfile));
    anna.choose(rate(420));
    let again = person(&anna.written().unwrap());
    assert_eq!(again.profiles().len(), MOST_PROFILES);
    assert_eq!((again.profile(), is_rate(&again)), (Some("number 8"), 420));
}

#[test]
fn every_choice_can_be_stepped_through_from_end_to_end() {
    let voices = [
        VoiceName::new("Magda").unwrap(),
        VoiceName::new("Natan").unwrap(),
    ];
    for of in Chosen::ALL {
        let mut now = Preferences::usual(Language::English);
        while let Some(choice) = now.stepped(of, Step::Down, &voices) {
            assert_ne!(now.of(of), choice);
            now.take(&choice);
        }
        let mut passed = vec![now.of(of)];
        while let Some(choice) = now.stepped(of, Step::Up, &voices) {
            now.take(&choice);
            assert!(!passed.contains(&choice), "{choice:?} goes round");
            passed.push(choice);
        }
        assert!((2..=20).contains(&passed.len()), "{of:?} has {passed:?}");
        while let Some(choice) = now.stepped(of, Step::Down, &voices) {
            now.take(&choice);
        }
        assert_eq!(now.of(of), passed[0]);
    }
}

/// A choice is read back from its entry in the file.
#[test]
fn every_value_survives_its_file() {
    let voices = [VoiceName::new("Magda \"x\"").unwrap()];
    for of in Chosen::ALL {
        let mut now = Preferences::usual(Language::English);
        while let Some(choice) = now.stepped(of, Step::Down, &voices) {
            now.take(&choice);
        }
        let mut next = Some(now.of(of));
        while let Some(choice) = next {
            let mut written = Personal::new(Language::English);
            written.new_profile("p").unwrap();
            written.choose(choice.clone());
            let read = person(&written.written().unwrap());
            assert_eq!(read.preferences().of(of), choice);
            now.take(&choice);
            next = now.stepped(of, Step::Up, &voices);
        }
    }
}

/// An entry of another kind in the place of keys or profiles is named and stays; it is not overwritten.
#[test]
fn what_stands_in_the_way_is_not_overwritten() {
    let f2 = Stroke::read(InputDevice::Keys, "f2").unwrap();
    for (text, unknown) in [
        ("keys = 5\n", "keys"),
        ("[[keys]]\nf2 = \"last\"\n", "keys"),
        ("profile = \"quick\"\n", "profile"),
    ] {
        let (mut anna, odd) = Personal::read(text, Language::English);
        assert_eq!(odd.unknown, [unknown]);
        match unknown {
            "keys" => assert_eq!(anna.set_stroke(f2, "clock"), Err(Taken)),
            _ => assert_eq!(anna.new_profile("quick"), Err(ProfileRefusal::InTheWay)),
        }
        assert_eq!(anna.written().as_deref(), Some(text));
    }
}

/// A key that was given another meaning by ear has one line in the file, however its writer spelt it.
#[test]
fn a_key_has_one_meaning_in_the_file() {
    let mut anna = person("[keys]\nF2 = \"last\" # mine\nf5 = \"where\"\n");
    let f2 = Stroke::read(InputDevice::Keys, "f2").unwrap();
    anna.set_stroke(f2, "clock").unwrap();
    let stick = Stroke::read(InputDevice::Pad, "left-stick-up").unwrap();
    anna.set_stroke(stick, "off").unwrap();
    let read = person(&anna.written().unwrap());
    let strokes: Vec<_> = read.strokes().collect();
    let keys = [
        (InputDevice::Keys, "f2", "clock"),
        (InputDevice::Keys, "f5", "where"),
    ];
    assert_eq!(strokes[..2], keys);
    assert_eq!(strokes[2..], [(InputDevice::Pad, "left stick up", "off")]);
}

/// Own times are typed as they are said, and are kept in the list of the file, beside other entries.
#[test]
fn times_of_ones_own_are_typed() {
    let read = |text: &str| choice::typed(Chosen::LowTime, text);
    let times = |seconds: &[u64]| {
        let times = seconds.iter().map(|it| Duration::from_secs(*it));
        Some(Choice::LowTimeAt(times.collect()))
    };
    assert_eq!(read("20 7 90s"), times(&[1_200, 420, 90]));
    assert_eq!(read("90s, 20m,7, 7m"), times(&[1_200, 420, 90]));
    for none in [
        "",
        ",",
        "10s",
        "0",
        "-5",
        "25h",
        "1441",
        "7m+5s",
        "seven",
        "18446744073709551615",
    ] {
        assert_eq!(read(none), None, "{none}");
    }
    let many = |count: u32| {
        (1..=count)
            .map(|n| n.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert!(read(&many(32)).is_some());
    assert_eq!(read(&many(33)), None);

    let mut anna = person("low_time_at = [\"70s\"] # mine\nrate = 300\n");
    anna.choose(read("20 90s").unwrap());
    let text = anna.written().unwrap();
    assert_eq!(
        text,
        "low_time_at = [\"20m\", \"90s\"] # mine\nrate = 300\nlow_time = \"own\"\n"
    );
    assert_eq!(person(&text).preferences(), anna.preferences());
    // A profile has times of its own, which are heard over the person's.
    anna.new_profile("quick").unwrap();
    let seconds = |person: &Personal| {
        let times = person.preferences().low_time_at;
        times.iter().map(Duration::as_secs).collect::<Vec<_>>()
    };
    assert_eq!(seconds(&anna), [1_200, 90]);
    anna.choose(read("5").unwrap());
    assert_eq!(seconds(&anna), [300]);
    let again = person(&anna.written().unwrap());
    assert_eq!(again.preferences(), anna.preferences());
    anna.no_profile();
    assert_eq!(seconds(&anna), [1_200, 90]);
    let again = person(&anna.written().unwrap());
    assert_eq!(again.preferences(), anna.preferences());
}

/// Times of one's own: read in any order, longest first, and bounded; without any, `own` is a mistake.
#[test]
fn low_time_can_be_said_at_times_of_ones_own() {
    let text = "low_time = \"own\"\nlow_time_at = [\"90s\", \"7m\", 20, \"7m\"] # mine\n";
    let mut anna = person(text);
    let seconds = |person: &Personal| {
        let times = person.preferences().low_time_at;
        times.iter().map(Duration::as_secs).collect::<Vec<_>>()
    };
    assert_eq!(anna.preferences().low_time, LowTimes::Own);
    assert_eq!(seconds(&anna), [420, 90, 20]);
    // Another list is chosen by ear, and one's own list stays for the next time.
    anna.choose(Choice::LowTime(LowTimes::Ready(LowTimeLevel::Few)));
    let again = person(&anna.written().unwrap());
    assert_eq!(seconds(&again), [420, 90, 20]);
    let next = again.preferences().stepped(Chosen::LowTime, Step::Up, &[]);
    let all = Choice::LowTime(LowTimes::Ready(LowTimeLevel::All));
    assert_eq!(next, Some(all.clone()));
    anna.choose(all);
    let own = Some(Choice::LowTime(LowTimes::Own));
    assert_eq!(
        anna.preferences().stepped(Chosen::LowTime, Step::Up, &[]),
        own
    );

    let many = format!("low_time_at = {:?}\n", (20..53).collect::<Vec<u32>>());
    for text in [
        "low_time = \"own\"\n",
        "low_time = 300\n",
        "low_time = \"20 7 90s\"\n",
        "low_time_at = \"7m\"\n",
        "low_time_at = [\"7m+5s\"]\n",
        "low_time_at = [10]\n",
        "low_time_at = [-60]\n",
        "low_time_at = [90000]\n",
        "low_time_at = [true]\n",
        "[profile.a]\nlow_time = \"own\"\n",
        "[profile.a]\nlow_time_at = [5]\n",
        "low_time = \"own\"\n[profile.a]\nlow_time = \"own\"\nlow_time_at = [50]\n",
        &many,
    ] {
        let (person, odd) = Personal::read(text, Language::English);
        assert_eq!(odd.wrong, [Chosen::LowTime], "{text}");
        assert_eq!(person.preferences(), Preferences::usual(Language::English));
        assert_eq!(person.written().as_deref(), Some(text));
    }
}

/// A profile's own times are heard over the person's; a profile without own times uses the person's times.
#[test]
fn times_of_ones_own_may_stand_in_a_profile() {
    let text = "low_time_at = [\"20m\"]\n[profile.quick]\nlow_time = \"own\"\nlow_time_at = [\"5m\", 20]\n\
                [profile.slow]\nlow_time = \"own\"\n";
    let mut anna = person(text);
    let told = |person: &Personal| {
        let all = person.preferences();
        let times = all.low_time_at.iter().map(Duration::as_secs);
        (all.low_time, times.collect::<Vec<_>>())
    };
    let usual = LowTimes::default();
    assert_eq!(told(&anna), (usual, vec![1_200]));
    anna.use_profile("quick").unwrap();
    assert_eq!(told(&anna), (LowTimes::Own, vec![300, 20]));
    anna.use_profile("slow").unwrap();
    assert_eq!(told(&anna), (LowTimes::Own, vec![1_200]));
    // A profile with a list has named times, so it is not among the profiles without times.
    let alone = "[profile.quick]\nlow_time = \"own\"\nlow_time_at = [20]\n[profile.slow]\nlow_time = \"own\"\n";
    let (mut anna, odd) = Personal::read(alone, Language::English);
    assert_eq!(odd.wrong, [Chosen::LowTime]);
    anna.use_profile("quick").unwrap();
    assert_eq!(told(&anna), (LowTimes::Own, vec![20]));
    anna.use_profile("slow").unwrap();
    assert_eq!(told(&anna), (usual, vec![]));
}

/// A comment after a line stays when the line is changed by ear.
#[test]
fn comments_stay_behind_what_is_changed() {
    let mut anna = person(WHOLE);
    anna.use_profile("at home").unwrap();
    anna.set_speaker(&VoiceSpec::Embedded);
    anna.set_speaker(&VoiceSpec::Wav("game.wav".into()));
    let text = anna.written().unwrap();
    assert!(
        text.contains("profile_in_use = \"at home\" # in a hurry\n"),
        "{text}"
    );
    assert!(text.contains("speaker = \"embedded\"\n"), "{text}");
    assert_eq!(person(&text).speaker(), Some(&VoiceSpec::Embedded));
}
