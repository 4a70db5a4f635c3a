// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of voices that do not answer, fail or go away, and of the words that are given to a voice.

use zgoda_game::Moment;
use zgoda_speech::announcement::{Earcon, Priority};
use zgoda_speech::queue::{Effect, Input, Waits};
use zgoda_speech::{Final, Status, UtteranceId, VoiceSlot, Why};

use super::{FIRST, SECOND, heard};
use crate::common::{Rig, ms, utterance};

#[test]
fn a_voice_that_began_before_is_replaced_after_half_a_second_of_silence() {
    let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Move));
    rig.says_all();
    rig.say(utterance(2, Priority::Move));
    assert_eq!(
        rig.queue.deadline(),
        Some(rig.now.after(Waits::default().begin))
    );
    rig.wait(499);
    rig.handle(Input::Tick);
    assert_eq!(rig.queue.voice(), Some(VoiceSlot::System));
    rig.wait(1);
    rig.log.clear();
    rig.handle(Input::Tick);
    assert!(matches!(
        rig.log.as_slice(),
        [
            Effect::Cancel(VoiceSlot::System, SECOND),
            Effect::ReplaceVoice {
                from: VoiceSlot::System,
                to: VoiceSlot::Embedded
            },
            Effect::Start {
                voice: VoiceSlot::Embedded,
                id: SECOND,
                ..
            },
        ]
    ));
    // The late answer of the voice has no effect, but the voice is told to be quiet.
    rig.log.clear();
    rig.handle(Input::Begun(VoiceSlot::System, SECOND));
    assert_eq!(rig.log, [Effect::Cancel(VoiceSlot::System, SECOND)]);
    rig.handle(Input::Ended(VoiceSlot::System, SECOND));
    assert_eq!(rig.status(2), None);
    rig.says_all();
    assert_eq!(rig.end(2).unwrap().by, Some(VoiceSlot::Embedded));
}

#[test]
fn a_voice_that_never_began_is_given_time_to_start() {
    let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Text]);
    rig.say(utterance(1, Priority::Move));
    rig.wait(2999);
    rig.handle(Input::Tick);
    assert_eq!(rig.speaking(), Some(FIRST));
    rig.wait(1);
    rig.handle(Input::Tick);
    let end = rig.end(1).unwrap();
    assert_eq!(
        (end.status, end.by),
        (Status::Spoken, Some(VoiceSlot::Text))
    );
}

/// In the first seconds of a game the speech service searches its thousands of voices, and does nothing else.
#[test]
fn a_voice_that_looks_for_that_of_a_language_may_be_late() {
    let waits = Waits::default();
    let late = 3_000;
    let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Move));
    rig.says_all();

    // Requests come before the search and during it, and end later.
    rig.say(utterance(2, Priority::Move));
    rig.wait(400);
    rig.handle(Input::Searching(VoiceSlot::System));
    rig.handle(Input::Searching(VoiceSlot::System));
    rig.wait(late + 99);
    rig.handle(Input::Tick);
    rig.begins(2);
    let until_end = waits.until_end(Some("words"));
    assert_eq!(
        rig.queue.deadline(),
        Some(rig.now.after(until_end + waits.search))
    );
    rig.says_all();
    rig.say(utterance(3, Priority::Move));
    rig.wait(late + 499);
    rig.handle(Input::Tick);
    assert_eq!(rig.speaking(), Some(UtteranceId(3)));
    rig.says_all();
    assert!((1..=3).all(|id| rig.end(id).unwrap().by == Some(VoiceSlot::System)));

    // Another voice's search does not extend the wait, and after its own search the voice has only half a second.
    rig.handle(Input::Searched(VoiceSlot::System));
    rig.say(utterance(4, Priority::Move));
    rig.handle(Input::Searching(VoiceSlot::Embedded));
    assert_eq!(rig.queue.deadline(), Some(rig.now.after(waits.begin)));
    rig.wait(500);
    rig.handle(Input::Tick);
    assert_eq!(rig.queue.voice(), Some(VoiceSlot::Embedded));
}

/// The report of a page may be lost on its way and sent again, so a page is always given the longer time.
#[test]
fn a_page_that_began_before_is_waited_for_as_long_as_one_that_never_did() {
    let mut rig = Rig::new([VoiceSlot::Page, VoiceSlot::Text]);
    rig.say(utterance(1, Priority::Move));
    rig.says_all();
    rig.say(utterance(2, Priority::Move));
    assert_eq!(
        rig.queue.deadline(),
        Some(rig.now.after(Waits::default().first_begin))
    );
    rig.wait(2999);
    rig.handle(Input::Tick);
    assert_eq!(rig.speaking(), Some(SECOND));
    rig.says_all();
    assert_eq!(rig.end(2).unwrap().by, Some(VoiceSlot::Page));
}

#[test]
fn a_voice_that_never_ends_is_replaced() {
    let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    let until = Waits::default().until_end(Some("words"));
    assert_eq!(rig.queue.deadline(), Some(rig.now.after(until)));
    rig.wait(u64::try_from(until.as_millis()).unwrap());
    rig.handle(Input::Tick);
    assert_eq!(rig.queue.voice(), Some(VoiceSlot::Embedded));
    rig.says_all();
    assert_eq!(rig.starts, [1, 1]);
    assert_eq!(rig.finals.len(), 1);
}

/// If another voice takes over in the middle of a game, the listener first hears the reason, and then the half-move that was cut
/// off. The moments at which they begin show the order.
#[test]
fn the_reason_is_said_before_what_was_cut_off() {
    for begun in [true, false] {
        let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded]);
        rig.say(utterance(1, Priority::Move));
        rig.says_all();
        rig.say(utterance(2, Priority::Move));
        if begun {
            rig.begins(2);
            rig.wait(300);
        }
        rig.handle(Input::VoiceGone(VoiceSlot::System));
        rig.say(utterance(3, Priority::Alarm));
        rig.wait(10);
        rig.says_until(3);
        rig.wait(10);
        rig.after_the_gap();
        rig.says_all();
        let begun_at = |id| rig.end(id).and_then(|end| end.begun).unwrap();
        assert!(begun_at(3) < begun_at(2), "begun {begun:?}");
        assert_eq!(rig.status(2), Some(Status::Spoken));
    }
}

/// An alarm is spoken before an answer that has not begun.
#[test]
fn an_alarm_comes_before_an_answer_that_has_not_begun() {
    let mut rig = Rig::new([VoiceSlot::Embedded, VoiceSlot::Text]);
    rig.say(utterance(1, Priority::Reply));
    rig.say(utterance(2, Priority::Alarm));
    assert_eq!(rig.speaking(), Some(SECOND));
    rig.says_all();
    assert_eq!(rig.status(2), Some(Status::Spoken));
}

#[test]
fn a_voice_that_goes_away_leaves_its_words_to_the_next() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    assert!(rig.queue.is_idle());
    for id in [1, 2] {
        let end = rig.end(id).unwrap();
        assert_eq!(
            (end.status, end.by),
            (Status::Spoken, Some(VoiceSlot::Text))
        );
    }
}

#[test]
fn a_failure_is_tried_again_once_and_then_the_voice_is_replaced() {
    let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Move));
    let failed = || Input::Failed(VoiceSlot::System, FIRST, "no".to_owned());
    rig.handle(failed());
    assert_eq!(rig.queue.voice(), Some(VoiceSlot::System));
    rig.handle(failed());
    assert_eq!(rig.queue.voice(), Some(VoiceSlot::Embedded));
    rig.says_all();
    assert_eq!(rig.starts, [1, 1, 1]);
    assert_eq!(rig.status(1), Some(Status::Spoken));
}

#[test]
fn each_voice_has_its_own_tries() {
    let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded, VoiceSlot::Text]);
    rig.say(utterance(1, Priority::Move));
    for voice in [VoiceSlot::System, VoiceSlot::System, VoiceSlot::Embedded] {
        rig.handle(Input::Failed(voice, FIRST, "no".to_owned()));
    }
    assert_eq!(rig.queue.voice(), Some(VoiceSlot::Embedded));
    rig.says_all();
    assert_eq!(rig.end(1).unwrap().by, Some(VoiceSlot::Embedded));
}

#[test]
fn a_begin_that_is_told_twice_counts_once() {
    let mut rig = Rig::new([VoiceSlot::System]);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    let deadline = rig.queue.deadline();
    rig.wait(300);
    rig.begins(1);
    assert_eq!(rig.queue.deadline(), deadline);
    rig.ends(1);
    assert_eq!(rig.end(1).unwrap().begun, Some(ms(0)));
}

#[test]
fn without_any_voice_left_everything_has_failed_and_says_why() {
    let mut rig = heard(Priority::Reply, Priority::Move);
    rig.handle(Input::VoiceGone(VoiceSlot::Text));
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    rig.say(utterance(3, Priority::Move));
    for id in [1, 2, 3] {
        let end = rig.end(id).unwrap();
        assert_eq!(end.status, Status::Failed, "{id}");
        assert!(end.why.is_some(), "{id}");
    }
}

#[test]
fn a_late_end_of_the_first_try_does_not_end_the_second() {
    let mut rig = heard(Priority::Alarm, Priority::Move);
    rig.handle(Input::Silence);
    assert_eq!(rig.speaking(), Some(FIRST), "said again");
    rig.handle(Input::Ended(VoiceSlot::Embedded, FIRST));
    assert_eq!(rig.status(1), None);
}

#[test]
fn where_the_sound_is_enough_no_words_go_to_the_voice() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    let mut sound = utterance(1, Priority::Move);
    sound.words = false;
    sound.earcon = Some(Earcon::Agree);
    rig.say(sound);
    assert!(matches!(
        rig.log.as_slice(),
        [Effect::Start {
            text: None,
            earcon: Some(_),
            ..
        }]
    ));
    rig.says_all();
    let expected = Final {
        id: FIRST,
        status: Status::Spoken,
        begun: Some(Moment::ZERO),
        ended: Some(Moment::ZERO),
        why: Some(Why::SoundOnly),
        by: Some(VoiceSlot::Embedded),
    };
    assert_eq!(rig.end(1), Some(&expected));
}

/// An utterance without words and sound neither interrupts the current speech nor replaces a waiting utterance.
#[test]
fn what_cannot_be_heard_interrupts_nothing() {
    for arriving in Priority::ALL {
        for speaking in Priority::ALL {
            let mut rig = Rig::new([VoiceSlot::Embedded]);
            rig.say(utterance(1, speaking));
            rig.begins(1);
            let mut silent = utterance(2, arriving);
            silent.words = false;
            rig.say(silent);
            assert_eq!(rig.end(2).unwrap().why, Some(Why::SoundOnly));
            rig.says_all();
            assert_eq!(rig.starts, [1], "{arriving:?} over {speaking:?}");
            assert_eq!(rig.status(1), Some(Status::Spoken));
        }
    }
}

/// An utterance that is already too late when it arrives is not begun, so it does not interrupt speech that would have to be
/// repeated.
#[test]
fn what_comes_too_late_interrupts_nothing() {
    for arriving in Priority::ALL {
        for speaking in Priority::ALL {
            let mut rig = Rig::new([VoiceSlot::Embedded]);
            rig.say(utterance(1, speaking));
            let mut late = utterance(2, arriving);
            late.until = Some(rig.now);
            rig.say(late);
            assert_eq!(rig.end(2).unwrap().why, Some(Why::TooLate));
            rig.says_all();
            assert_eq!(rig.starts, [1], "{arriving:?} over {speaking:?}");
            assert_eq!(rig.status(1), Some(Status::Spoken));
        }
    }
}

#[test]
fn in_text_words_stand_for_the_sound() {
    let mut rig = Rig::new([VoiceSlot::Text]);
    let mut sound = utterance(1, Priority::Move);
    sound.words = false;
    sound.earcon = Some(Earcon::Agree);
    rig.say(sound);
    assert_eq!(rig.texts, ["words"]);
    assert_eq!(rig.end(1).unwrap().why, None);
}

/// If no other voice stands in for a device that was pulled out, utterances wait for it in their order.
#[test]
fn what_waits_for_a_lost_device_is_said_when_it_is_back() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.queue = rig.queue.with_returning(VoiceSlot::Embedded);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    assert_eq!(
        rig.log.last(),
        Some(&Effect::VoiceLost(VoiceSlot::Embedded))
    );
    rig.wait(20_000);
    rig.say(utterance(2, Priority::Move));
    rig.say(utterance(3, Priority::Reply));
    assert_eq!((rig.speaking(), rig.finals.len()), (None, 0));
    rig.handle(Input::VoiceBack(VoiceSlot::Embedded));
    rig.says_all();
    assert_eq!(rig.starts, [1, 1, 2, 3]);
    assert!((1..=3).all(|id| rig.status(id) == Some(Status::Spoken)));
}

/// An utterance fails, with a reason, after a minute of waiting; each utterance has its own minute.
#[test]
fn a_lost_device_is_waited_for_so_long_and_no_longer() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.queue = rig.queue.with_returning(VoiceSlot::Embedded);
    rig.say(utterance(1, Priority::Move));
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    rig.wait(30_000);
    rig.say(utterance(2, Priority::Alarm));
    for id in [1, 2] {
        let deadline = rig.queue.deadline().unwrap();
        assert_eq!(deadline, ms(if id == 1 { 60_000 } else { 90_000 }));
        rig.now = deadline;
        rig.handle(Input::Tick);
        let end = rig.end(id).unwrap();
        assert_eq!(end.status, Status::Failed);
        assert_eq!(end.why, Some(Why::DeviceGone));
    }
    assert!(rig.queue.is_idle());
}

/// At the end of input the queue does not wait for a device that may never come back.
#[test]
fn a_lost_device_does_not_hold_up_the_end() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.queue = rig.queue.with_returning(VoiceSlot::Embedded);
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    rig.say(utterance(1, Priority::Move));
    rig.handle(Input::Finish);
    assert_eq!(rig.status(1), Some(Status::Failed));
    assert!(rig.queue.is_idle());
}

/// Text stands in for the voice, and the voice speaks again when its device is back.
#[test]
fn text_stands_in_for_a_lost_device() {
    let mut rig = Rig::new([VoiceSlot::Embedded, VoiceSlot::Text]);
    rig.queue = rig.queue.with_returning(VoiceSlot::Embedded);
    rig.say(utterance(1, Priority::Move));
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    assert_eq!(rig.end(1).unwrap().by, Some(VoiceSlot::Text));
    rig.handle(Input::VoiceBack(VoiceSlot::Embedded));
    rig.handle(Input::VoiceBack(VoiceSlot::Embedded));
    rig.say(utterance(2, Priority::Move));
    rig.says_all();
    assert_eq!(rig.end(2).unwrap().by, Some(VoiceSlot::Embedded));
}

/// A module of the speech service without its player reports the end of a text immediately. Every word would be lost, but reported
/// as spoken.
#[test]
fn a_service_that_ends_faster_than_any_voice_speaks_is_replaced_and_its_words_are_said_again() {
    let waits = Waits::default();
    for characters in [1, 7, 8, 20, 47, 80, 300] {
        let text = "a".repeat(characters);
        let least = u64::try_from(waits.least_per_character.as_millis()).unwrap();
        let least = least * u64::try_from(characters).unwrap();
        for took in [
            0,
            1,
            5,
            least.saturating_sub(1),
            least,
            least * 3,
            least * 30,
        ] {
            let can_be = took >= least || characters < waits.few_characters;
            let mut rig = Rig::new([VoiceSlot::System, VoiceSlot::Embedded]);
            let mut said = utterance(1, Priority::Move);
            said.text.clone_from(&text);
            rig.say(said);
            for start in 1..=2 {
                rig.begins(1);
                rig.wait(took);
                rig.ends(1);
                let place = format!("{characters} in {took} ms, start {start}");
                if can_be {
                    let end = rig.end(1).expect(&place);
                    assert_eq!(
                        (end.status, end.by),
                        (Status::Spoken, Some(VoiceSlot::System))
                    );
                    break;
                }
                assert_eq!(rig.end(1), None, "{place}");
                let next = match start {
                    1 => VoiceSlot::System,
                    _ => VoiceSlot::Embedded,
                };
                assert_eq!(rig.current(), Some((next, FIRST)), "{place}");
            }
            if !can_be {
                // The built-in voice reports the end with the last sample, so its report is believed.
                rig.begins(1);
                rig.ends(1);
                assert_eq!(rig.end(1).unwrap().by, Some(VoiceSlot::Embedded));
                assert_eq!(rig.texts, [text.clone(), text.clone(), text.clone()]);
            }
        }
    }
}

/// Something other than the queue silenced the speech, as the system of a page can silence the page's own voice.
#[test]
fn what_is_cut_and_nobody_asked_for_that_was_not_heard_and_is_said_again() {
    let mut rig = Rig::new([VoiceSlot::Page, VoiceSlot::Text]);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    rig.log.clear();
    rig.handle(Input::Cut(VoiceSlot::Page, FIRST));
    assert_eq!(rig.status(1), None, "it is not over");
    assert!(matches!(
        rig.log.as_slice(),
        [Effect::Start {
            voice: VoiceSlot::Page,
            id: FIRST,
            ..
        }]
    ));
    rig.says_all();
    let end = rig.end(1).unwrap();
    assert_eq!(
        (end.status, end.by),
        (Status::Spoken, Some(VoiceSlot::Page))
    );
}

/// The answer to the order to stop comes late. By then the alarm that interrupted the utterance has ended, and the utterance was
/// started again.
#[test]
fn the_answer_to_a_cut_that_was_asked_for_is_none_to_the_next_start() {
    let mut rig = Rig::new([VoiceSlot::Page, VoiceSlot::Text]);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    rig.say(utterance(2, Priority::Alarm));
    rig.begins(2);
    rig.wait(5_000);
    rig.handle(Input::Ended(VoiceSlot::Page, SECOND));
    rig.wait(1_000);
    rig.handle(Input::Tick);
    assert_eq!(rig.speaking(), Some(FIRST));
    rig.queue
        .handle(Input::Cut(VoiceSlot::Page, FIRST), rig.now);
    assert_eq!(rig.queue.poll(), None);
    rig.says_all();
    assert_eq!(rig.end(1).unwrap().by, Some(VoiceSlot::Page));
}
