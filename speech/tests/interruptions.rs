//! The interruption table of `docs/speech-priorities.md`, cell by cell, and what belongs to it:
//! silence, lateness, bounds, and voices that do not answer.

// Helpers of tests stop at the first thing that is not as it should be, like tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{Rig, hint_of, ms, utterance};
use zgoda_game::Moment;
use zgoda_speech::announcement::{Listener, Priority, Switch};
use zgoda_speech::queue::{Cell, Effect, Input, Waits, cell};
use zgoda_speech::{Final, Status, UtteranceId, VoiceSlot, Why};

const FIRST: UtteranceId = UtteranceId(1);
const SECOND: UtteranceId = UtteranceId(2);

/// The silence between two utterances, in milliseconds.
const GAP: u64 = 120;

/// What a listener hears when `speaking` has begun and `arriving` comes half a second later.
fn heard(arriving: Priority, speaking: Priority) -> Rig {
    let mut rig = Rig::new([VoiceSlot::Embedded, VoiceSlot::Text]);
    rig.say(utterance(1, speaking));
    rig.begins(1);
    rig.wait(500);
    rig.say(utterance(2, arriving));
    rig
}

#[test]
fn every_cell_of_the_table() {
    for arriving in Priority::ALL {
        for speaking in Priority::ALL {
            let mut rig = heard(arriving, speaking);
            let name = format!("{arriving:?} over {speaking:?}");
            match cell(arriving, speaking) {
                Cell::Waits => {
                    assert_eq!(rig.speaking(), Some(FIRST), "{name}");
                    rig.ends(1);
                    assert_eq!(rig.status(1), Some(Status::Spoken), "{name}");
                    rig.after_the_gap();
                    assert_eq!(rig.speaking(), Some(SECOND), "{name}");
                    rig.says_all();
                    assert_eq!(rig.starts, [1, 2], "{name}");
                }
                Cell::CutsForNow => {
                    assert_eq!(rig.speaking(), Some(SECOND), "{name}");
                    assert_eq!(rig.status(1), None, "{name}");
                    rig.says_all();
                    assert_eq!(rig.starts, [1, 2, 1], "{name}");
                    assert_eq!(rig.status(1), Some(Status::Spoken), "{name}");
                }
                Cell::CutsForGood => {
                    assert_eq!(rig.speaking(), Some(SECOND), "{name}");
                    let end = rig.end(1).unwrap().clone();
                    let (status, why) = if arriving == speaking {
                        (Status::Superseded, Why::SupersededBy(SECOND))
                    } else {
                        (Status::Dropped, Why::CutBy(SECOND))
                    };
                    assert_eq!((end.status, end.why), (status, Some(why)), "{name}");
                    assert_eq!(
                        (end.begun, end.ended),
                        (Some(ms(0)), Some(ms(500))),
                        "{name}"
                    );
                    rig.says_all();
                    assert_eq!(rig.starts, [1, 2], "{name}");
                }
            }
            assert_eq!(rig.status(2), Some(Status::Spoken), "{name}");
        }
    }
}

/// The table itself, so that it changes only on purpose.
#[test]
fn the_table_is_the_written_one() {
    use Cell::{CutsForGood as Good, CutsForNow as Now, Waits};
    let table: Vec<Vec<Cell>> = Priority::ALL
        .iter()
        .map(|arriving| Priority::ALL.iter().map(|s| cell(*arriving, *s)).collect())
        .collect();
    assert_eq!(
        table,
        [
            [Waits, Now, Good, Good],
            [Waits, Waits, Good, Good],
            [Waits, Waits, Good, Good],
            [Waits, Waits, Waits, Good],
        ]
    );
}

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
    // The alarm is over, the first move is being said again.
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
    // A word that takes longer than anybody would wait for.
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

// The silence between two utterances.

/// One has ended; `arriving` comes `after` milliseconds later (before the end if `None`). How long
/// was the silence?
fn silence(ended: Priority, arriving: Priority, after: Option<u64>) -> u64 {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(utterance(1, ended));
    rig.begins(1);
    rig.wait(500);
    if after.is_none() {
        // Whatever the table says of it while the other is spoken: here it waits.
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

// Voices.

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
    // It answers after all: it is told to be quiet, and changes nothing.
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
    sound.words = Switch::Off;
    sound.earcon = Some(zgoda_speech::announcement::Earcon::Agree);
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

#[test]
fn in_text_words_stand_for_the_sound() {
    let mut rig = Rig::new([VoiceSlot::Text]);
    let mut sound = utterance(1, Priority::Move);
    sound.words = Switch::Off;
    sound.earcon = Some(zgoda_speech::announcement::Earcon::Agree);
    rig.say(sound);
    assert_eq!(rig.texts, ["words"]);
    assert_eq!(rig.end(1).unwrap().why, None);
}
