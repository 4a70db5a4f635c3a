// SPDX-License-Identifier: GPL-3.0-or-later
//! The table, cell by cell.

use std::time::Duration;

use zgoda_speech::announcement::{Earcon, Priority, Properties, Queueing, Series, YieldsTo};
use zgoda_speech::queue::{Cell, cell, cell_of};
use zgoda_speech::{Message, Status, Utterance, UtteranceId, VoiceSlot, Why};

use super::{FIRST, SECOND, heard};
use crate::common::{Rig, ms, utterance};

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

/// The table is written out here, so that it changes only on purpose.
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

/// A clock reading that is heard late is wrong: the reading interrupts the announcement of a half-move, which is then
/// said again from its beginning, and waits only for an alarm. A newer reading replaces an older reading.
#[test]
fn a_reading_of_the_clock_waits_for_nothing_but_an_alarm() {
    for speaking in Priority::ALL {
        let mut one = utterance(1, speaking);
        one.queued = ms(0);
        let mut two = utterance(2, Priority::Reply);
        two.at_once = true;
        let cell = cell_of(&two, &one);
        let expected = match speaking {
            Priority::Alarm => Cell::Waits,
            Priority::Move => Cell::CutsForNow,
            Priority::Reply | Priority::Hint => Cell::CutsForGood,
        };
        assert_eq!(cell, expected, "{speaking:?}");
    }
    let mut rig = heard(Priority::Move, Priority::Move);
    let mut clock = utterance(3, Priority::Reply);
    clock.at_once = true;
    rig.say(clock);
    assert_eq!(rig.speaking(), Some(UtteranceId(3)), "before both moves");
    rig.says_all();
    assert_eq!(rig.starts, [1, 3, 1, 2]);
    for id in [1, 2, 3] {
        assert_eq!(rig.status(id), Some(Status::Spoken), "{id}");
    }
}

/// Listeners with sound again hear the message about it to its end, and then the clock reading that they asked for in the
/// meantime. The reading waits in the lane of that message and is said next.
#[test]
fn a_reading_of_the_clock_does_not_cut_the_word_that_the_sound_is_back() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    for (id, priority) in [(1, Priority::Move), (3, Priority::Reply)] {
        let mut at_once = utterance(id, priority);
        at_once.at_once = true;
        rig.say(at_once);
        rig.begins(1);
        rig.wait(300);
        rig.say(utterance(id + 1, Priority::Move));
    }
    assert_eq!(rig.speaking(), Some(FIRST));
    rig.says_all();
    assert_eq!(rig.starts, [1, 3, 2, 4]);
}

/// A listener who asks for the time hears the answer to its end; a time mark that is reached in the meantime comes
/// after the answer.
#[test]
fn a_mark_of_the_clock_does_not_cut_its_reading() {
    let mut reading = utterance(1, Priority::Reply);
    reading.at_once = true;
    let mut mark = utterance(2, Priority::Move);
    mark.yields_to = YieldsTo::AtOnce;
    assert_eq!(cell_of(&mark, &reading), Cell::Waits);
    let half_move = utterance(3, Priority::Move);
    assert_eq!(cell_of(&half_move, &reading), Cell::CutsForGood);
}

/// The messages that do not get their place in the queue from their priority alone.
#[test]
fn readings_marks_and_tours_say_so_themselves() {
    let left = Duration::from_secs(60);
    let sound = Earcon::Agree;
    let queueing = |way: fn(Properties) -> Properties| way(Properties::USUAL).queueing;
    for (message, queueing) in [
        (Message::SoundBack, queueing(Properties::at_once)),
        (
            Message::TimeLeft { left },
            queueing(Properties::yields_to_readings),
        ),
        (
            Message::SoundMeans { sound },
            queueing(Properties::in_parts),
        ),
        (Message::SecondsLeft { left }, Queueing::USUAL),
        (Message::Help, Queueing::USUAL),
    ] {
        assert_eq!(message.properties().queueing, queueing, "{message:?}");
    }
}

fn part_of_a_tour(id: u64) -> Utterance {
    let mut part = utterance(id, Priority::Reply);
    part.series = Series::Part;
    part
}

/// A tour of the sounds is one answer of many parts: the parts follow each other, and any other answer takes the
/// place of all remaining parts.
#[test]
fn a_tour_is_one_answer() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    rig.say(utterance(1, Priority::Reply));
    rig.begins(1);
    for id in 2..=5 {
        rig.say(part_of_a_tour(id));
    }
    rig.ends(1);
    rig.after_the_gap();
    rig.begins(2);
    rig.ends(2);
    rig.after_the_gap();
    assert_eq!(rig.speaking(), Some(UtteranceId(3)));
    rig.begins(3);
    // A half-move interrupts the tour, and the tour continues after it.
    rig.say(utterance(6, Priority::Move));
    rig.begins(6);
    rig.ends(6);
    rig.after_the_gap();
    assert_eq!(rig.speaking(), Some(UtteranceId(4)));
    rig.begins(4);
    rig.say(utterance(7, Priority::Reply));
    rig.says_all();
    assert_eq!(rig.starts, [1, 2, 3, 6, 4, 7]);
    let statuses: Vec<Status> = (1..=7).map(|id| rig.status(id).unwrap()).collect();
    use Status::{Dropped, Spoken, Superseded};
    assert_eq!(
        statuses,
        [
            Spoken, Spoken, Dropped, Superseded, Superseded, Spoken, Spoken
        ]
    );
}

/// The reading of the clock also replaces a tour, although it waits in another lane.
#[test]
fn a_tour_ends_when_the_clock_is_asked_for() {
    let mut rig = Rig::new([VoiceSlot::Embedded]);
    for id in 1..=4 {
        rig.say(part_of_a_tour(id));
    }
    rig.begins(1);
    let mut clock = utterance(5, Priority::Reply);
    clock.at_once = true;
    rig.say(clock);
    rig.says_all();
    assert_eq!(rig.starts, [1, 5]);
    for id in 1..=4 {
        assert_eq!(rig.status(id), Some(Status::Superseded), "{id}");
    }
}
