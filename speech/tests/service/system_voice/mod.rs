// SPDX-License-Identifier: GPL-3.0-or-later
//! The speech service's voice against a fake service: the commands to it, and the effects if it is slow, deaf, mute or dead.

mod failures;
#[cfg(feature = "embedded-voice")]
mod sounds;

use std::time::{Duration, Instant};

use zgoda_speech::Language::{self, English, Polish};
use zgoda_speech::settings::{Delivery, Pitch, VoiceName, Volume};
use zgoda_speech::voice::{Options, Rate, Speech, VoiceError, VoiceEvent, VoiceSpec, devices};
use zgoda_speech::{UtteranceId, VoiceSlot};

use crate::support::service::{Service, Told, alone};
use crate::support::{self, Listener, speech, time_passes};

const MOVE: &str = "trzydzieści dwa, dwadzieścia osiem";

fn open(language: Language) -> Listener {
    Listener::open(&VoiceSpec::System, Options::new(language))
}

#[test]
fn says_what_it_is_told_on_a_connection_with_a_voice_of_the_language() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(Polish);
        assert_eq!(listener.voice.slot(), VoiceSlot::System);
        // The plain voice of the language, not a variant of it.
        let (connection, name) = service.voice_taken(1);
        assert_eq!(name, "Polish");
        listener.speak(speech(1, Polish, MOVE));
        listener.begun(1);
        listener.ended(1);
        listener.quiet();
        assert!(
            service
                .told()
                .contains(&Told::Spoken(connection, MOVE.to_owned()))
        );
    });
}

#[test]
fn the_first_word_does_not_wait_for_the_voice() {
    alone(|path| {
        let service = Service::start(path);
        service.list_for(2_000);
        let listener = open(Polish);
        listener.speak(speech(1, Polish, "tak"));
        listener.begun(1);
        listener.ended(1);
        // Later words are spoken by the voice.
        let (connection, _) = service.voice_taken(1);
        listener.speak(speech(2, Polish, "nie"));
        listener.begun(2);
        listener.ended(2);
        assert!(
            service
                .told()
                .contains(&Told::Spoken(connection, "nie".to_owned()))
        );
        let told = service.told();
        let place = |is: &dyn Fn(&Told) -> bool| told.iter().position(is).unwrap();
        let word = place(&|told| matches!(told, Told::Spoken(_, text) if text == "tak"));
        let voice = place(&|told| matches!(told, Told::Voice(..)));
        assert!(word < voice, "{told:?}");
    });
}

#[test]
fn each_language_has_its_own_connection() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(Polish);
        service.voice_taken(1);
        for (id, language, text) in [(1, Polish, "a"), (2, English, "b"), (3, Polish, "c")] {
            listener.speak(speech(id, language, text));
            listener.begun(id);
            listener.ended(id);
        }
        service.voice_taken(2);
        listener.speak(speech(4, English, "d"));
        listener.begun(4);
        listener.ended(4);
        assert_eq!(service.connections(), 3);
        let voices: Vec<String> = (service.told().into_iter())
            .filter_map(|told| match told {
                Told::Voice(_, name) => Some(name),
                _ => None,
            })
            .collect();
        assert_eq!(voices, ["Polish", "English"]);
        assert_eq!(service.spoken(), ["a", "b", "c", "d"]);
    });
}

#[test]
fn a_language_without_a_voice_is_told_once_and_spoken_nevertheless() {
    alone(|path| {
        let service = Service::start(path);
        service.forget_polish();
        let listener = open(Polish);
        assert_eq!(listener.next(), VoiceEvent::NoVoiceFor { language: Polish });
        for id in 1..=2 {
            listener.speak(speech(id, Polish, "tak"));
            listener.begun(id);
            listener.ended(id);
        }
        listener.quiet();
    });
}

#[test]
fn nothing_dangerous_reaches_the_service() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        for (id, text) in [
            (1, "a\0b"),
            (2, "one\r\n.\r\nCANCEL ALL"),
            (3, ""),
            (4, "\0"),
            (5, "."),
        ] {
            listener.speak(speech(id, English, text));
            listener.begun(id);
            listener.ended(id);
        }
        assert_eq!(service.spoken()[..2], ["a b", "one . CANCEL ALL"]);
        assert!(!service.told().contains(&Told::Cancel(1)));
    });
}

#[test]
fn the_rate_is_set_where_it_changes() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        for (id, rate) in [(1, Rate::NORMAL), (2, Rate::FASTEST), (3, Rate::FASTEST)] {
            listener.speak(Speech {
                delivery: Delivery::at(rate),
                ..speech(id, English, "one")
            });
            listener.begun(id);
            listener.ended(id);
        }
        let rates: Vec<i32> = (service.told().into_iter())
            .filter_map(|told| match told {
                Told::Rate(_, rate) => Some(rate),
                _ => None,
            })
            .collect();
        assert!(rates.contains(&0) && rates.contains(&100), "{rates:?}");
    });
}

/// The values are on the service's scales from -100 to 100; the service's own value is in the middle of the pitch and at the top of
/// the volume.
#[test]
fn pitch_and_volume_reach_the_service_before_the_words() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        let spoken = |id: u64, pitch: u8, volume: u8| {
            let delivery = Delivery {
                pitch: Pitch::new(pitch).unwrap(),
                volume: Volume::new(volume).unwrap(),
                ..Delivery::default()
            };
            let speech = speech(id, English, "one");
            listener.speak(Speech { delivery, ..speech });
            listener.begun(id);
            listener.ended(id);
            let told = service.told();
            let words = told.iter().rposition(|it| matches!(it, Told::Spoken(..)));
            let before = &told[..words.unwrap()];
            let pitch = before.iter().rev().find_map(|it| match it {
                Told::Pitch(_, pitch) => Some(*pitch),
                _ => None,
            });
            let volume = before.iter().rev().find_map(|it| match it {
                Told::Volume(_, volume) => Some(*volume),
                _ => None,
            });
            (pitch, volume)
        };
        // The service's numbers, from its manual.
        assert_eq!(spoken(1, 25, 50), (Some(-50), Some(0)));
        assert_eq!(spoken(2, 100, 10), (Some(100), Some(-80)));
        assert_eq!(spoken(3, 50, 100), (Some(0), Some(100)));
    });
}

/// Polish words, with the voice that a listener chose.
fn polish_by(id: u64, voice: Option<&str>) -> Speech {
    Speech {
        delivery: Delivery {
            voice: voice.map(|name| VoiceName::new(name).unwrap()),
            ..Delivery::default()
        },
        ..speech(id, Polish, "tak")
    }
}

/// Says a text, so that the chosen voice is looked for.
fn hear(listener: &Listener, id: u64, voice: Option<&str>) {
    listener.speak(polish_by(id, voice));
    listener.begun(id);
    listener.ended(id);
}

#[test]
fn natural_polish_voices_are_preferred_where_they_are_installed() {
    alone(|path| {
        let service = Service::start(path);
        service.install_polish(&["Magda"]);
        let listener = open(Polish);
        hear(&listener, 1, None);
        assert_eq!(service.voice_taken(1).1, "Magda");
        hear(&listener, 2, None);
        assert!(matches!(
            service.told().last(),
            Some(Told::Spoken(connection, _)) if *connection == service.voice_taken(1).0
        ));
    });
}

#[test]
fn the_other_natural_one_will_do_and_no_language_but_polish_has_them() {
    alone(|path| {
        let service = Service::start(path);
        service.install_polish(&["rhvoice Natan"]);
        let listener = open(English);
        listener.speak(speech(1, English, "one"));
        listener.begun(1);
        listener.ended(1);
        assert_eq!(service.voice_taken(1).1, "English");
        hear(&listener, 2, None);
        hear(&listener, 3, None);
        assert_eq!(service.voice_taken(2).1, "rhvoice Natan");
    });
}

#[test]
fn a_voice_that_was_chosen_is_taken_also_before_a_natural_one_and_given_back() {
    alone(|path| {
        let service = Service::start(path);
        service.install_polish(&["Magda", "Natan"]);
        let listener = open(Polish);
        for (nth, wanted, taken) in [
            (1, Some("Natan"), "Natan"),
            (2, Some("polish+annie"), "Polish+Annie"),
            // No particular voice is wanted any more.
            (3, None, "Magda"),
        ] {
            let id = nth as u64;
            hear(&listener, 10 * id, wanted);
            hear(&listener, 10 * id + 1, wanted);
            let last = service.voice_taken_last(taken);
            assert_eq!(last, taken, "{nth}");
        }
        listener.quiet();
    });
}

#[test]
fn a_name_that_nobody_has_is_told_and_the_languages_own_speaks() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(Polish);
        listener.speak(polish_by(1, Some("Zosia")));
        listener.begun(1);
        let name = VoiceName::new("Zosia").unwrap();
        let events = [listener.next(), listener.next()];
        assert!(
            events.contains(&VoiceEvent::NoVoiceNamed { name }),
            "{events:?}"
        );
        assert_eq!(service.voice_taken_last("Polish"), "Polish");
    });
}

/// A listener who walks through the voices in the menu chooses the next voice while the voice before it is still looked
/// for.
#[test]
fn the_voice_that_was_chosen_last_speaks() {
    alone(|path| {
        let service = Service::start(path);
        service.install_polish(&["Magda", "Natan"]);
        let listener = open(Polish);
        hear(&listener, 1, None);
        assert_eq!(service.voice_taken(1).1, "Magda");
        service.list_for(500);
        for (id, voice) in [(2, "Natan"), (3, "Polish"), (4, "Polish")] {
            hear(&listener, id, Some(voice));
        }
        let natan = |told: &Told| matches!(told, Told::Voice(_, name) if name == "Natan");
        service.told_once(natan);
        // The search for a voice runs while something is said.
        hear(&listener, 5, Some("Polish"));
        assert_eq!(service.voice_taken_last("Polish"), "Polish");
    });
}

#[test]
fn cancelling_cuts_what_is_spoken_and_leaves_out_what_waits() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(10_000);
        let listener = open(English);
        listener.speak(speech(1, English, "one"));
        listener.speak(speech(2, English, "two"));
        listener.begun(1);
        listener.cancel(2);
        listener.cancelled(2);
        let asked = Instant::now();
        listener.cancel(1);
        let silent = listener.cancelled(1);
        println!("cancelled after {:?}", silent - asked);
        service.speak_for(50);
        listener.speak(speech(1, English, "one again"));
        listener.begun(1);
        listener.ended(1);
        assert_eq!(service.spoken(), ["one", "one again"]);
    });
}

#[test]
fn a_cut_by_somebody_else_is_told() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(10_000);
        let listener = open(English);
        listener.speak(speech(1, English, "one"));
        listener.begun(1);
        service.silence_from_outside();
        let (id, why) = (UtteranceId(1), VoiceError::Interrupted);
        assert_eq!(listener.next(), VoiceEvent::Failed { id, why });
    });
}

#[test]
fn the_voices_are_listed_and_a_service_that_hangs_is_named() {
    alone(|path| {
        let service = Service::start(path);
        let of_the_service = |found: devices::Found| -> Vec<(Language, String)> {
            (found.voices.into_iter())
                .filter(|voice| voice.slot == VoiceSlot::System)
                .map(|voice| (voice.language, voice.name))
                .collect()
        };
        let voices = of_the_service(devices::find(support::PATIENCE));
        let expected = [
            (English, "English (Great Britain)"),
            (English, "English"),
            (Polish, "Polish"),
        ];
        assert_eq!(
            voices,
            expected.map(|(language, name)| (language, name.to_owned()))
        );
        service.go_deaf();
        let asked = Instant::now();
        let found = devices::find(Duration::from_millis(500));
        assert!(asked.elapsed() < Duration::from_secs(3));
        let late = VoiceError::NoAnswer {
            who: "the speech service",
        };
        assert!(found.faults.contains(&late), "{:?}", found.faults);
    });
}

#[cfg(feature = "embedded-voice")]
#[test]
fn the_built_in_voice_is_listed_for_every_language() {
    alone(|_| {
        let found = devices::find(support::PATIENCE);
        println!("{found:#?}");
        let spoken: Vec<Language> = (found.voices.iter())
            .filter(|voice| voice.slot == VoiceSlot::Embedded)
            .map(|voice| voice.language)
            .collect();
        assert_eq!(spoken, Language::ALL);
        // The service is missing, and there is either a sound device or the fault that there is none.
        assert!(
            found
                .faults
                .iter()
                .any(|f| matches!(f, VoiceError::NoService { .. }))
        );
        let silent = found
            .faults
            .iter()
            .any(|f| matches!(f, VoiceError::NoDevice { .. }));
        assert_ne!(found.sound.is_empty(), !silent, "{found:?}");
    });
}
