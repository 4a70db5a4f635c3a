// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the silence between two utterances, and of the utterances that may break it.

use zgoda_game::Moment;
use zgoda_speech::announcement::{Listener, Priority};
use zgoda_speech::queue::Input;
use zgoda_speech::{Status, UtteranceId, VoiceSlot};

use super::{GAP, SECOND, heard};
use crate::common::{Rig, ms, utterance};

/// The length of the silence if an utterance of priority `ended` has ended and an utterance of priority `arriving` comes `after`
/// milliseconds later. If `after` is `None`, it comes before the end.
fn silence(ended: Priority, arriving: Priority, after: Option<u64>) -> u64 {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(utterance(1, ended));
    rig.begins(1);
    rig.wait(500);
    if after.is_none() {
        // During the silence the utterance waits, whatever the table of interruptions says about the time of speech.
        let mut other = utterance(2, arriving);
        other.to = Listener::Assistant;
        other.kind = "another";
        rig.say(other);
    }
    rig.wait(500);
    rig.ends(1);
    let end = rig.now;
    if let Some(after) = after {
        rig.wait(after);
        rig.say(utterance(2, arriving));
    }
    rig.after_the_gap();
    assert_eq!(rig.speaking(), Some(SECOND));
    u64::try_from(rig.now.since(end).as_millis()).unwrap()
}

#[test]
fn what_waited_for_the_end_begins_after_a_silence() {
    use Priority::{Alarm, Hint, Move, Reply};
    for (ended, arriving, expected) in [
        (Alarm, Alarm, 0),
        (Alarm, Move, GAP),
        (Alarm, Reply, GAP),
        (Alarm, Hint, GAP),
        (Move, Move, GAP),
        (Move, Reply, GAP),
        (Move, Hint, GAP),
        (Reply, Reply, GAP),
        (Reply, Hint, GAP),
        (Hint, Hint, GAP),
    ] {
        assert_eq!(
            silence(ended, arriving, None),
            expected,
            "{arriving:?} after {ended:?}"
        );
    }
}

#[test]
fn what_comes_into_the_silence_keeps_it_unless_it_is_urgent_or_asked_for() {
    for ended in Priority::ALL {
        for arriving in Priority::ALL {
            let expected = match arriving {
                Priority::Alarm | Priority::Reply => 50,
                Priority::Move | Priority::Hint => GAP,
            };
            let name = format!("{arriving:?} after {ended:?}");
            assert_eq!(silence(ended, arriving, Some(50)), expected, "{name}");
            assert_eq!(silence(ended, arriving, Some(GAP)), GAP, "{name}");
        }
    }
}

#[test]
fn an_answer_asked_for_in_the_silence_does_not_overtake_a_move() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.ends(1);
    rig.wait(50);
    rig.say(utterance(3, Priority::Reply));
    assert_eq!(rig.speaking(), None);
    rig.after_the_gap();
    assert_eq!(rig.speaking(), Some(SECOND));
    rig.says_all();
    assert_eq!(rig.starts, [1, 2, 3]);
}

#[test]
fn an_alarm_breaks_the_silence_and_what_waited_comes_after_its_own() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.ends(1);
    rig.wait(GAP - 1);
    rig.say(utterance(3, Priority::Alarm));
    assert_eq!(rig.speaking(), Some(UtteranceId(3)));
    rig.begins(3);
    rig.ends(3);
    rig.wait(1);
    rig.handle(Input::Tick);
    assert_eq!(rig.speaking(), None, "the silence of the first is over");
    rig.wait(GAP - 1);
    rig.handle(Input::Tick);
    assert_eq!(rig.speaking(), Some(SECOND));
}

#[test]
fn after_a_cut_nothing_waits() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.handle(Input::Silence);
    assert_eq!(rig.speaking(), Some(SECOND));
    let rig = heard(Priority::Move, Priority::Hint);
    assert_eq!(rig.speaking(), Some(SECOND));
}

#[test]
fn the_silence_is_a_deadline_and_ends_with_the_voice() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.ends(1);
    assert_eq!(rig.queue.deadline(), Some(ms(500 + GAP)));
    rig.handle(Input::VoiceGone(VoiceSlot::Embedded));
    assert_eq!(rig.end(2).unwrap().by, Some(VoiceSlot::Text));
    assert_eq!(rig.queue.deadline(), None);
}

#[test]
fn print_and_a_service_that_ends_late_keep_no_silence() {
    for voice in [VoiceSlot::System, VoiceSlot::Text] {
        let mut rig = Rig::new([voice]);
        for id in [1, 2] {
            rig.say(utterance(id, Priority::Move));
        }
        while let Some((voice, id)) = rig.current() {
            rig.handle(Input::Begun(voice, id));
            rig.handle(Input::Ended(voice, id));
        }
        assert_eq!(rig.status(2), Some(Status::Spoken), "{voice:?}");
        assert_eq!(rig.now, Moment::ZERO);
    }
}
