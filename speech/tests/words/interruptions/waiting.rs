// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of waiting utterances: their order, their replacement, and the limits of their time and number.

use zgoda_speech::announcement::{Greeting, Listener, Priority};
use zgoda_speech::queue::{Input, Waits};
use zgoda_speech::{Status, Utterance, UtteranceId, VoiceSlot, Why};

use super::{FIRST, GAP, SECOND, heard};
use crate::common::{Rig, hint_of, ms, utterance};

#[test]
fn what_is_urgent_comes_first_and_moves_keep_their_order() {
    let mut rig = heard(Priority::Move, Priority::Alarm);
    rig.say(utterance(3, Priority::Hint));
    rig.say(utterance(4, Priority::Reply));
    rig.say(utterance(5, Priority::Move));
    rig.say(utterance(6, Priority::Alarm));
    rig.says_all();
    assert_eq!(rig.starts, [1, 6, 2, 5, 4, 3]);
}

#[test]
fn equal_words_are_both_heard() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.says_all();
    assert_eq!(rig.texts, ["words", "words"]);
}

#[test]
fn of_waiting_answers_only_the_newest_is_kept() {
    let mut rig = heard(Priority::Reply, Priority::Move);
    rig.say(utterance(3, Priority::Reply));
    let end = rig.end(2).unwrap();
    assert_eq!(end.status, Status::Superseded);
    assert_eq!(end.why, Some(Why::SupersededBy(UtteranceId(3))));
    assert_eq!((end.begun, end.by), (None, None));
    rig.says_all();
    assert_eq!(rig.starts, [1, 3]);
}

fn greets(id: u64, greeting: Greeting) -> Utterance {
    Utterance {
        greeting,
        ..utterance(id, Priority::Move)
    }
}

/// A listener who is already playing no longer needs the greeting. Its rest is dropped, and the end of each part is reported.
#[test]
fn the_greeting_gives_way_to_what_is_done() {
    for priority in [Priority::Move, Priority::Reply] {
        let mut rig = Rig::new([VoiceSlot::Embedded]);
        rig.say(greets(1, Greeting::GivesWay));
        rig.begins(1);
        rig.say(greets(2, Greeting::GivesWay));
        rig.say(utterance(3, Priority::Move));
        // Messages that come from the program itself do not interrupt the greeting.
        assert_eq!(rig.speaking(), Some(FIRST));
        rig.handle(Input::Acted);
        rig.say(utterance(4, priority));
        for id in [1, 2] {
            let end = rig.end(id).unwrap();
            assert_eq!(end.status, Status::Dropped, "{id}");
            assert_eq!(end.why, Some(Why::Silenced), "{id}");
        }
        rig.says_all();
        assert_eq!(rig.starts, [1, 3, 4], "{priority:?}");
    }
}

/// The announcement of training is said in any case. If the listener acts first, it comes after the answers, and only hints come
/// after it.
#[test]
fn what_must_be_heard_of_the_greeting_comes_behind_what_is_done() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(greets(1, Greeting::GivesWay));
    rig.say(greets(2, Greeting::ComesLater));
    rig.say(hint_of(3, "battery-low"));
    rig.ends(1);
    rig.after_the_gap();
    assert_eq!(rig.speaking(), Some(SECOND));
    rig.handle(Input::Acted);
    rig.say(utterance(4, Priority::Move));
    rig.say(utterance(5, Priority::Reply));
    rig.says_all();
    assert_eq!(rig.starts, [1, 2, 4, 5, 2, 3]);
    assert_eq!(rig.status(2), Some(Status::Spoken));
}

/// A new answer replaces a waiting answer, whether or not either of them is urgent. A reading of the clock is an answer, too, and a
/// listener who asks for something else no longer wants it. An answer to another listener is not replaced.
#[test]
fn an_answer_wanted_at_once_replaces_waiting_answers_and_is_replaced_by_them() {
    let to = |id, to, at_once| Utterance {
        to,
        at_once,
        ..utterance(id, Priority::Reply)
    };
    for (older, newer) in [(false, true), (true, false), (true, true)] {
        let mut rig = heard(Priority::Move, Priority::Alarm);
        rig.say(to(3, Listener::White, older));
        rig.say(to(4, Listener::Assistant, older));
        rig.say(hint_of(5, "battery-low"));
        rig.say(to(6, Listener::White, newer));
        let end = rig.end(3).unwrap();
        assert_eq!(end.why, Some(Why::SupersededBy(UtteranceId(6))));
        rig.says_all();
        rig.starts.sort_unstable();
        assert_eq!(rig.starts, [1, 2, 4, 5, 6], "{older:?}, {newer:?}");
    }
}

#[test]
fn an_answer_does_not_silence_the_answer_to_somebody_else() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Reply));
    rig.begins(1);
    let mut other = utterance(2, Priority::Reply);
    other.to = Listener::Assistant;
    rig.say(other);
    assert_eq!(rig.speaking(), Some(FIRST));
    rig.says_all();
    assert_eq!(rig.starts, [1, 2]);
}

#[test]
fn of_each_series_of_hints_the_last_is_held() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    rig.say(hint_of(2, "battery-low"));
    rig.say(hint_of(3, "board-connected"));
    rig.say(hint_of(4, "battery-low"));
    assert_eq!(rig.status(2), Some(Status::Superseded));
    rig.says_all();
    assert_eq!(rig.starts, [1, 3, 4]);
}

#[test]
fn a_hint_of_another_series_waits_for_the_hint_that_is_spoken() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(hint_of(1, "battery-low"));
    rig.begins(1);
    rig.say(hint_of(2, "board-connected"));
    assert_eq!(rig.speaking(), Some(FIRST));
    rig.says_all();
    assert_eq!(rig.starts, [1, 2]);
}

#[test]
fn a_key_cuts_what_is_spoken_and_moves_still_come() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.say(utterance(3, Priority::Reply));
    rig.say(utterance(4, Priority::Hint));
    rig.say(utterance(5, Priority::Alarm));
    rig.says_until(5);
    rig.after_the_gap();
    // The alarm is over, and the first move is being repeated.
    assert_eq!(rig.speaking(), Some(FIRST));
    rig.begins(1);
    rig.wait(100);
    rig.handle(Input::Silence);
    for id in [1, 3, 4] {
        let end = rig.end(id).unwrap();
        assert_eq!(
            (end.status, &end.why),
            (Status::Dropped, &Some(Why::Silenced)),
            "{id}"
        );
    }
    assert_eq!(rig.speaking(), Some(SECOND));
    rig.says_all();
    assert_eq!(rig.starts, [1, 5, 1, 2]);
}

#[test]
fn what_could_not_begin_in_time_is_dropped_at_that_time() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Move));
    rig.begins(1);
    let mut late = utterance(2, Priority::Reply);
    late.until = Some(ms(300));
    rig.say(late);
    assert_eq!(rig.queue.deadline(), Some(ms(300)));
    rig.wait(300);
    rig.handle(Input::Tick);
    assert_eq!(rig.end(2).unwrap().why, Some(Why::TooLate));
    rig.says_all();
    assert_eq!(rig.starts, [1]);
}

#[test]
fn a_move_that_was_cut_is_not_late_when_it_is_said_again() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    let mut played = utterance(1, Priority::Move);
    played.until = Some(ms(300));
    rig.say(played);
    rig.begins(1);
    rig.say(utterance(2, Priority::Alarm));
    rig.wait(400);
    rig.says_all();
    assert_eq!(rig.starts, [1, 2, 1]);
    assert_eq!(rig.end(1).unwrap().begun, Some(ms(400 + GAP)));
}

#[test]
fn beyond_the_bound_hints_go_first_then_answers_then_the_oldest_move() {
    let waits = Waits {
        most_waiting: 2,
        ..Waits::default()
    };
    let mut rig = Rig::with([VoiceSlot::Embedded], waits);
    let order = [
        Priority::Move,
        Priority::Hint,
        Priority::Reply,
        Priority::Move,
        Priority::Move,
        Priority::Move,
    ];
    for (n, priority) in order.into_iter().enumerate() {
        rig.say(utterance(n as u64 + 1, priority));
    }
    for id in [2, 3, 4] {
        assert_eq!(rig.end(id).unwrap().why, Some(Why::QueueFull), "{id}");
    }
    rig.says_all();
    assert_eq!(rig.starts, [1, 5, 6]);
}

#[test]
fn at_the_end_of_input_the_queue_finishes_for_thirty_seconds_at_most() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.handle(Input::Finish);
    rig.wait(400);
    rig.ends(1);
    rig.after_the_gap();
    rig.begins(2);
    assert_eq!(rig.status(1), Some(Status::Spoken));
    // The utterance takes longer than any listener would wait.
    rig.queue.handle(Input::Tick, ms(30_499));
    rig.queue.handle(Input::Tick, ms(30_500));
    rig.drain();
    assert_eq!(rig.end(2).unwrap().status, Status::Spoken, "text took over");
    assert!(rig.queue.is_idle());

    let mut rig = Rig::new([VoiceSlot::Embedded]);
    let waits = Waits::default();
    for id in 1..=40 {
        rig.say(utterance(id, Priority::Move));
    }
    rig.handle(Input::Finish);
    while rig.now < ms(0).after(waits.finish) {
        let Some(UtteranceId(id)) = rig.speaking() else {
            panic!("nothing is spoken at {:?}", rig.now);
        };
        rig.begins(id);
        rig.wait(1000 - GAP);
        rig.ends(id);
        rig.after_the_gap();
    }
    assert!(rig.queue.is_idle());
    assert_eq!(rig.status(30), Some(Status::Spoken));
    assert_eq!(rig.end(31).unwrap().why, Some(Why::EndOfProgram));
    assert_eq!(rig.finals.len(), 40);
}

#[test]
fn stop_ends_everything_at_once() {
    let mut rig = heard(Priority::Move, Priority::Move);
    rig.handle(Input::Stop);
    for id in [1, 2] {
        assert_eq!(rig.end(id).unwrap().why, Some(Why::EndOfProgram));
    }
    assert!(rig.queue.is_idle());
    assert_eq!(rig.queue.deadline(), None);
}
