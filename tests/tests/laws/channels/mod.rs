// SPDX-License-Identifier: GPL-3.0-or-later
//! Four listeners with a channel each: the interruption table holds in every channel, no event in one channel cuts the words of
//! another, and devices vanish and come back. In random games every word is accounted for.

mod random;
mod rig;

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use rig::Rig;
use zgoda_game::{BySide, Moment, Side, Square, Variant};
use zgoda_hw::sim::rng::Rng;
use zgoda_speech::announcement::{Action, ClockReading, Priority, Recorded, SpokenMove};
use zgoda_speech::history::Again;
use zgoda_speech::output::{ChannelSpec, Print, Screen, Sounds, SpeechEffect, SpeechOutput};
use zgoda_speech::queue::{Cell, Waits, cell};
use zgoda_speech::transcript::Line;
use zgoda_speech::voice::{Command, Missing, Speech, VoiceError, VoiceEvent};
use zgoda_speech::{
    Announcement, Language, Listener, Message, SpeechSettings, UtteranceId, VoiceSlot, Why,
};

const ALL: [Listener; 4] = [
    Listener::White,
    Listener::Black,
    Listener::Assistant,
    Listener::Room,
];

/// The channels of a game between two players who play by ear. White sits at the program.
fn channels(preferred: VoiceSlot) -> Vec<ChannelSpec> {
    let spec = |listener| ChannelSpec {
        listener,
        speech: SpeechSettings::new(match listener {
            Listener::Black => Language::English,
            _ => Language::Polish,
        }),
        preferred,
        screen: match listener {
            Listener::White => Screen::Here,
            Listener::Room => Screen::Beside,
            _ => Screen::Nowhere,
        },
        print: Print::Words,
        sounds: Sounds::All,
    };
    ALL.map(spec).to_vec()
}

/// A message of each priority.
fn message(priority: Priority) -> Message {
    match priority {
        Priority::Alarm => Message::DiskLost { full: false },
        Priority::Move => played(32, 28),
        Priority::Reply => Message::NoClock,
        Priority::Hint => Message::GameKept,
    }
}

/// A reading of the clock, which waits only for an alarm.
fn clock_shows() -> Message {
    let minutes = |white, black| BySide { white, black }.map(|n: u64| Duration::from_secs(60 * n));
    Message::ClockShows {
        own: Side::White,
        of: None,
        clock: ClockReading {
            used: minutes(5, 0),
            left: minutes(55, 60),
            running: Some(Side::White),
        },
    }
}

fn played(from: usize, to: usize) -> Message {
    let square = |n: usize| {
        let squares: Vec<Square> = Variant::International.squares().into_iter().collect();
        squares[n - 1]
    };
    Message::MovePlayed {
        side: Side::White,
        played: SpokenMove {
            from: square(from),
            via: Vec::new(),
            to: square(to),
            action: Action::Moves,
        },
        recorded: Recorded::Safe,
    }
}

/// Checks that in one channel `arriving` acts on the words being spoken as its cell says, and that the three other voices are not
/// disturbed.
fn one_cell(of: Listener, arriving: &Message, speaking: Priority, cell: Cell) {
    let name = format!("{} over {speaking:?} in {of:?}", arriving.kind());
    let mut rig = Rig::new(VoiceSlot::Embedded);
    for listener in ALL {
        rig.say(listener, message(speaking));
        rig.begins(listener);
    }
    rig.wait(300);
    let before = rig.speaking.clone();
    let first = before[&of].1.id;
    rig.say(of, arriving.clone());
    let now = rig.speaking[&of].1.id;
    for other in ALL.into_iter().filter(|it| *it != of) {
        assert_eq!(rig.speaking[&other], before[&other], "{name}: {other:?}");
    }
    let cut = match cell {
        Cell::Waits => {
            assert_eq!(now, first, "{name}");
            false
        }
        Cell::CutsForNow => {
            assert_ne!(now, first, "{name}");
            false
        }
        Cell::CutsForGood => {
            assert_ne!(now, first, "{name}");
            true
        }
    };
    rig.all_is_said();
    assert_eq!(rig.line(5).status, "spoken", "{name}");
    assert_eq!(rig.line(first.0).status != "spoken", cut, "{name}");
    for other in before.iter().filter(|(it, _)| **it != of) {
        assert_eq!(rig.line(other.1.1.id.0).status, "spoken", "{name}");
    }
}

#[test]
fn the_table_holds_in_every_channel_and_touches_no_other() {
    for of in ALL {
        for speaking in Priority::ALL {
            for arriving in Priority::ALL {
                one_cell(of, &message(arriving), speaking, cell(arriving, speaking));
            }
            let clock = match speaking {
                Priority::Alarm => Cell::Waits,
                Priority::Move => Cell::CutsForNow,
                Priority::Reply | Priority::Hint => Cell::CutsForGood,
            };
            one_cell(of, &clock_shows(), speaking, clock);
        }
    }
}

#[test]
fn a_key_silences_the_one_who_pressed_it() {
    for of in ALL {
        let mut rig = Rig::new(VoiceSlot::Embedded);
        for listener in ALL {
            rig.say(listener, message(Priority::Reply));
            rig.begins(listener);
        }
        rig.talk.silence(of, rig.now);
        rig.drain();
        assert!(!rig.speaking.contains_key(&of));
        assert_eq!(rig.speaking.len(), ALL.len() - 1);
        rig.all_is_said();
        let silenced: Vec<&str> = rig
            .lines
            .iter()
            .filter(|line| line.why == Some(Why::Silenced.to_string()))
            .map(|line| line.to)
            .collect();
        assert_eq!(silenced, [of.word()]);
    }
}

/// The system's speech falls silent in the middle of a sentence: the reason for another voice is heard before anything
/// else, and then all of the interrupted and waiting words, once each.
#[test]
fn the_reason_for_another_voice_is_heard_first() {
    let of = Listener::Black;
    for (said, then, heard) in [
        (played(32, 28), Some(played(31, 27)), 3),
        (Message::NoClock, None, 2),
        (Message::GameKept, None, 2),
    ] {
        let name = said.kind();
        let mut rig = Rig::new(VoiceSlot::System);
        rig.say(of, said);
        rig.begins(of);
        if let Some(message) = then {
            rig.say(of, message);
        }
        rig.goes(of, VoiceSlot::System);
        rig.all_is_said();
        let texts = rig.texts(of);
        assert!(texts[0].contains("the built in voice"), "{name}: {texts:?}");
        assert_eq!(texts.len(), heard, "{name}: {texts:?}");
        assert!(
            rig.lines.iter().all(|line| line.status == "spoken"),
            "{name}"
        );
    }
}

/// The library of the speech service is not installed: the owner of that voice hears the reason from the next voice, once,
/// however often something fails because of it. No other listener is told the reason.
#[test]
fn a_library_that_is_missing_is_named_once_to_whoever_misses_it() {
    let of = Listener::Black;
    let library = Missing {
        file: "libspeechd.so.2",
        package: "libspeechd2",
        why: "it is not there".to_owned(),
    };
    let mut rig = Rig::new(VoiceSlot::System);
    rig.say(of, Message::NoClock);
    let (slot, _) = rig.speaking.remove(&of).unwrap();
    let why = VoiceError::NoLibrary(library.clone());
    rig.voice(of, slot, VoiceEvent::Gone { why });
    rig.voice(of, VoiceSlot::Embedded, VoiceEvent::Lacks { library });
    rig.all_is_said();
    let texts = rig.texts(of);
    assert!(texts[0].contains("the built in voice"), "{texts:?}");
    let told = texts.iter().filter(|text| text.contains("libspeechd"));
    let told: Vec<&&str> = told.collect();
    let words =
        "the library libspeechd is missing on this computer, install the package libspeechd two";
    assert_eq!(told, [&words], "{texts:?}");
    assert_eq!(texts.len(), 3, "{texts:?}");
    for other in ALL.into_iter().filter(|it| *it != of) {
        assert_eq!(rig.texts(other), Vec::<&str>::new());
    }
}

/// Each listener has their own language and hears their own words again; standard output shows no words of others.
#[test]
fn each_hears_and_repeats_their_own() {
    let mut rig = Rig::new(VoiceSlot::Embedded);
    for listener in ALL {
        rig.say(listener, played(32, 28));
    }
    rig.say(Listener::Black, Message::NoClock);
    rig.talk.again(Again::Last, Listener::White, rig.now);
    rig.drain();
    rig.all_is_said();
    let words = "trzydzieści dwa, dwadzieścia osiem";
    assert_eq!(rig.texts(Listener::White), [words, words]);
    let black = rig.texts(Listener::Black);
    assert_eq!(black[0], "thirty two, twenty eight");
    assert_eq!(black.len(), 2);
    assert_eq!(rig.printed, [words, words], "once, and again for who asked");
    assert!(rig.lines.iter().map(|line| line.id).eq(1..=6));
}

/// A listener who asks once may have missed the words; a listener who asks again did not understand them.
#[test]
fn what_is_asked_for_again_and_again_is_said_more_slowly_until_something_else_is() {
    let mut rig = Rig::new(VoiceSlot::Embedded);
    let rate = |rig: &Rig, of| rig.speaking[&of].1.delivery.rate.words_a_minute();
    for listener in [Listener::White, Listener::Black] {
        rig.say(listener, played(32, 28));
        rig.all_is_said();
    }
    let ask = |rig: &mut Rig, what, of| {
        rig.talk.again(what, of, rig.now);
        rig.drain();
        let rate = rate(rig, of);
        rig.all_is_said();
        rate
    };
    let white = [Again::Last, Again::Last, Again::Spelt, Again::Last];
    let rates = white.map(|what| ask(&mut rig, what, Listener::White));
    assert_eq!(rates, [175, 131, 120, 120]);
    assert_eq!(
        ask(&mut rig, Again::Last, Listener::Black),
        175,
        "his own first"
    );
    // A list of earlier words is another question.
    assert_eq!(ask(&mut rig, Again::History(3), Listener::White), 175);
    assert_eq!(ask(&mut rig, Again::Last, Listener::White), 175);
    assert_eq!(ask(&mut rig, Again::Last, Listener::White), 131);
    rig.wait(200);
    rig.say(Listener::White, played(32, 28));
    assert_eq!(
        rate(&rig, Listener::White),
        175,
        "the same words, and another half-move"
    );
    rig.all_is_said();
    assert_eq!(ask(&mut rig, Again::Last, Listener::White), 175);
}

/// A line for all is told to one listener after the other, each a little later. Standard output shows such a line once; a line that
/// is said again is shown again.
#[test]
fn standard_output_shows_a_line_for_all_once_each_time_it_is_said() {
    let mut rig = Rig::new(VoiceSlot::Embedded);
    let for_all = |rig: &mut Rig, said: &Message| {
        for listener in ALL {
            rig.say(listener, said.clone());
            rig.wait(1);
        }
    };
    let (no_clock, kept) = (message(Priority::Reply), message(Priority::Hint));
    for_all(&mut rig, &no_clock);
    for_all(&mut rig, &no_clock);
    for_all(&mut rig, &kept);
    rig.say(Listener::Room, no_clock);
    let lines = rig.printed.clone();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert_eq!(lines[0], lines[1]);
    assert_ne!(lines[1], lines[2]);
    assert_eq!(lines[3], lines[0], "it was said to the room alone");
}

/// A waiting utterance keeps its words; the next utterance is said in the new manner.
#[test]
fn a_changed_manner_is_heard_at_once_and_by_its_owner_alone() {
    let mut rig = Rig::new(VoiceSlot::Embedded);
    for listener in [Listener::White, Listener::Room] {
        rig.say(listener, played(32, 28));
        rig.say(listener, played(33, 29));
    }
    let english = SpeechSettings::new(Language::English);
    rig.talk.set_speech(Listener::White, &english);
    for listener in [Listener::White, Listener::Room] {
        rig.say(listener, played(34, 30));
    }
    rig.all_is_said();
    let white = rig.texts(Listener::White);
    assert_eq!(white[1], "trzydzieści trzy, dwadzieścia dziewięć");
    assert_eq!(white[2], "thirty four, thirty");
    let room = rig.texts(Listener::Room);
    assert_eq!(room[2], "trzydzieści cztery, trzydzieści");
}

/// Earphones are pulled out: the other listeners hear of it, but hear none of the owner's own words. The earphones are plugged in
/// again: their owner hears that first, and then the missed words.
#[test]
fn private_words_wait_for_the_ear_they_are_for() {
    let of = Listener::Black;
    let mut rig = Rig::new(VoiceSlot::Embedded);
    rig.opening.clear();
    let secret = "count";
    rig.say(
        of,
        Message::Count {
            moves: BySide { white: 6, black: 6 },
        },
    );
    rig.begins(of);
    rig.goes(of, VoiceSlot::Embedded);
    rig.say(of, played(32, 28));
    for other in ALL.into_iter().filter(|it| *it != of) {
        rig.begins(other);
        rig.ends(other);
    }
    rig.wait(5_000);
    assert!(
        rig.opening.contains(&(of, VoiceSlot::Embedded)),
        "it is looked for"
    );
    assert!(!rig.speaking.contains_key(&of));
    rig.voice(of, VoiceSlot::Embedded, VoiceEvent::Ready);
    rig.all_is_said();
    assert_eq!(
        rig.texts(of)[..2],
        ["the sound is back", "thirty two, twenty eight"]
    );
    for other in ALL.into_iter().filter(|it| *it != of) {
        let told = ["czarne nie mają teraz dźwięku", "czarne znów mają dźwięk"];
        assert_eq!(rig.texts(other), told, "{other:?}");
    }
    let lines = rig.lines.iter();
    let mut counted = lines.filter(|line| line.about.kind == secret);
    assert!(counted.all(|line| line.to == of.word()));
    assert_eq!(rig.line(1).status, "spoken");
}

/// A device that can be opened but plays nothing counts as lost all the time. The other listeners hear of the loss once, the
/// program looks for the device less and less often, and the waiting words do not wait for ever.
#[test]
fn a_device_that_opens_and_plays_nothing_is_not_back() {
    let of = Listener::Black;
    let device = (of, VoiceSlot::Embedded);
    let mut rig = Rig::new(VoiceSlot::Embedded);
    rig.opening.clear();
    rig.say(of, played(32, 28));
    rig.begins(of);
    rig.goes(of, VoiceSlot::Embedded);
    let mut opened = Vec::new();
    while rig.now < Moment::from_ms(180_000) {
        rig.wait(100);
        for other in ALL.into_iter().filter(|it| *it != of) {
            rig.begins(other);
            rig.ends(other);
        }
        if rig.opening.remove(&device) {
            opened.push(rig.now);
            rig.voice(of, VoiceSlot::Embedded, VoiceEvent::Ready);
            assert!(rig.speaking.contains_key(&of), "it is tried");
            rig.wait(2_000);
            rig.goes(of, VoiceSlot::Embedded);
        }
    }
    for pair in opened.windows(2).skip(3) {
        assert!(
            pair[1].since(pair[0]) >= Duration::from_secs(15),
            "{opened:?}"
        );
    }
    assert!(opened.len() > 8, "{opened:?}");
    let gone = "czarne nie mają teraz dźwięku";
    for other in ALL.into_iter().filter(|it| *it != of) {
        assert_eq!(rig.texts(other), [gone], "{other:?}");
    }
    assert_eq!(rig.line(1).why.as_deref(), Some("its sound device is gone"));
    rig.wait(15_000);
    rig.voice(of, VoiceSlot::Embedded, VoiceEvent::Ready);
    rig.all_is_said();
    assert_eq!(rig.texts(of), ["the sound is back"]);
    for other in ALL.into_iter().filter(|it| *it != of) {
        assert_eq!(rig.texts(other), [gone, "czarne znów mają dźwięk"]);
    }
}

/// The device does not come back: a minute later the words for that listener have failed, each with its reason, and
/// were heard nowhere.
#[test]
fn what_was_waited_for_in_vain_has_failed_and_says_why() {
    let of = Listener::Assistant;
    let mut rig = Rig::new(VoiceSlot::Embedded);
    rig.goes(of, VoiceSlot::Embedded);
    rig.say(of, Message::FlagFell { side: Side::White });
    rig.wait(70_000);
    let mut flag = rig
        .lines
        .iter()
        .filter(|line| line.about.kind == "flag-fell");
    let line = flag.next().unwrap();
    assert_eq!((line.status, line.to), ("failed", "assistant"));
    assert_eq!(line.why.as_deref(), Some("its sound device is gone"));
    assert!(!rig.printed.contains(&line.text));
}

/// Text stands in for the voice of the player at the program; the voice goes on when its device is back.
#[test]
fn who_sits_here_reads_on_and_hears_again() {
    let of = Listener::White;
    let mut rig = Rig::new(VoiceSlot::Embedded);
    rig.say(of, played(32, 28));
    rig.begins(of);
    rig.goes(of, VoiceSlot::Embedded);
    rig.say(of, played(33, 29));
    assert!(rig.texts(of).is_empty());
    let words = [
        "trzydzieści dwa, dwadzieścia osiem",
        "brak dźwięku, dalej tekstem",
        // The words for the room.
        "białe nie mają teraz dźwięku",
        "trzydzieści trzy, dwadzieścia dziewięć",
    ];
    assert_eq!(rig.printed, words);
    rig.voice(of, VoiceSlot::Embedded, VoiceEvent::Ready);
    rig.say(of, played(34, 30));
    rig.all_is_said();
    assert_eq!(
        rig.texts(of),
        ["dźwięk wrócił", "trzydzieści cztery, trzydzieści"]
    );
}

/// A silent voice is given up in its own channel only, and its device is opened anew.
#[test]
fn the_watchdog_of_one_channel_leaves_the_others_alone() {
    let mut rig = Rig::new(VoiceSlot::Embedded);
    for listener in ALL {
        rig.say(listener, played(32, 28));
    }
    for listener in [Listener::White, Listener::Assistant, Listener::Room] {
        rig.begins(listener);
    }
    rig.opening.clear();
    rig.wait(3_000);
    assert!(!rig.speaking.contains_key(&Listener::Black));
    for listener in [Listener::White, Listener::Assistant, Listener::Room] {
        assert!(rig.speaking.contains_key(&listener), "{listener:?}");
    }
    rig.wait(2_000);
    assert_eq!(
        rig.opening.iter().next(),
        Some(&(Listener::Black, VoiceSlot::Embedded))
    );
    rig.voice(Listener::Black, VoiceSlot::Embedded, VoiceEvent::Ready);
    rig.all_is_said();
    assert!(
        rig.texts(Listener::Black)
            .contains(&"thirty two, twenty eight")
    );
}
