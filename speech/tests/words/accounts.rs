// SPDX-License-Identifier: GPL-3.0-or-later
//! The invariants of the queue, for all messages, orders and behaviours of voices: every utterance ends exactly once,
//! nothing is spoken twice to its end, moves keep their order, and of the answers to one listener only the newest is
//! left.

use std::collections::BTreeMap;

use zgoda_speech::announcement::{Listener, Priority, Properties, Queueing, Series, YieldsTo};
use zgoda_speech::queue::{Input, Waits};
use zgoda_speech::{Status, Transcript, Utterance, UtteranceId, VoiceSlot, Why};

use crate::common::{Rig, utterance};
use proptest::prelude::*;

/// The properties that the queue tells apart.
#[derive(Clone, Copy, Debug)]
struct What {
    priority: Priority,
    queueing: Queueing,
    kind: &'static str,
}

const LISTENERS: [Listener; 2] = [Listener::White, Listener::Assistant];

/// One example of each sort: the four priorities, the reading of the clock, the announcement that the sound is back, a time mark of
/// the clock, a part of a tour, and a hint of another kind.
const ALL: [What; 9] = {
    const OWN: Properties = Properties::USUAL;
    const USUAL: Queueing = OWN.queueing;
    const fn what(priority: Priority, queueing: Queueing, kind: &'static str) -> What {
        What {
            priority,
            queueing,
            kind,
        }
    }
    [
        what(Priority::Alarm, USUAL, "kind"),
        what(Priority::Move, USUAL, "kind"),
        what(Priority::Move, OWN.at_once().queueing, "sound-back"),
        what(Priority::Move, OWN.yields_to_readings().queueing, "mark"),
        what(Priority::Reply, USUAL, "kind"),
        what(Priority::Reply, OWN.at_once().queueing, "clock-shows"),
        what(Priority::Reply, OWN.in_parts().queueing, "part"),
        what(Priority::Hint, USUAL, "kind"),
        what(Priority::Hint, USUAL, "another"),
    ]
};

#[derive(Clone, Debug)]
enum Step {
    Say(What, Listener, Option<u64>, bool),
    Begin,
    End,
    Fail,
    Gone(VoiceSlot),
    Back,
    /// The voice begins to look for the voice of a language, or has finished.
    Search(VoiceSlot, bool),
    Silence,
    Wait(u64),
    /// A report about an utterance that the voice is not saying.
    Stray(VoiceSlot, u64, bool),
}

fn step() -> impl Strategy<Value = Step> {
    let voice = || {
        prop::sample::select(vec![
            VoiceSlot::System,
            VoiceSlot::Embedded,
            VoiceSlot::Text,
        ])
    };
    let listener = prop::sample::select(LISTENERS.to_vec());
    let words = prop_oneof![9 => Just(true), 1 => Just(false)];
    prop_oneof![
        8 => (
            prop::sample::select(ALL.to_vec()),
            listener,
            prop::option::weighted(0.1, 0u64..2000),
            words,
        )
            .prop_map(|(what, to, until, words)| Step::Say(what, to, until, words)),
        8 => Just(Step::Begin),
        8 => Just(Step::End),
        1 => Just(Step::Fail),
        1 => voice().prop_map(Step::Gone),
        1 => Just(Step::Back),
        1 => (voice(), any::<bool>()).prop_map(|(v, b)| Step::Search(v, b)),
        1 => Just(Step::Silence),
        6 => (0u64..900).prop_map(Step::Wait),
        2 => (voice(), 1u64..40, any::<bool>()).prop_map(|(v, id, b)| Step::Stray(v, id, b)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn every_utterance_is_accounted_for_exactly_once(
        steps in prop::collection::vec(step(), 1..120),
        text_at_the_end in any::<bool>(),
        may_come_back in any::<bool>(),
        most_waiting in 3usize..20,
    ) {
        let mut voices = vec![VoiceSlot::System, VoiceSlot::Embedded];
        voices.extend(text_at_the_end.then_some(VoiceSlot::Text));
        let mut rig = Rig::with(voices, Waits { most_waiting, ..Waits::default() });
        if may_come_back {
            rig.queue = rig.queue.with_returning(VoiceSlot::Embedded);
        }
        let mut said: BTreeMap<u64, Utterance> = BTreeMap::new();
        let mut silenced = false;
        for step in steps {
            match step {
                Step::Say(what, to, until, words) => {
                    let id = said.len() as u64 + 1;
                    let u = Utterance {
                        at_once: what.queueing.at_once,
                        series: what.queueing.series,
                        yields_to: what.queueing.yields_to,
                        kind: what.kind,
                        to,
                        until: until.map(|n| rig.now.after(std::time::Duration::from_millis(n))),
                        words,
                        ..utterance(id, what.priority)
                    };
                    said.insert(id, u.clone());
                    rig.say(u);
                }
                Step::Begin => if let Some((voice, id)) = rig.current() {
                    rig.handle(Input::Begun(voice, id));
                },
                Step::End => if let Some((voice, id)) = rig.current() {
                    rig.handle(Input::Ended(voice, id));
                },
                Step::Fail => if let Some((voice, id)) = rig.current() {
                    rig.handle(Input::Failed(voice, id, "broken".to_owned()));
                },
                Step::Gone(voice) => rig.handle(Input::VoiceGone(voice)),
                Step::Back => rig.handle(Input::VoiceBack(VoiceSlot::Embedded)),
                Step::Search(voice, true) => rig.handle(Input::Searching(voice)),
                Step::Search(voice, false) => rig.handle(Input::Searched(voice)),
                Step::Silence => {
                    silenced = true;
                    rig.handle(Input::Silence);
                }
                Step::Wait(n) => {
                    rig.wait(n);
                    rig.handle(Input::Tick);
                }
                Step::Stray(voice, id, begun) => {
                    let id = UtteranceId(id);
                    if rig.current() != Some((voice, id)) {
                        rig.handle(if begun {
                            Input::Begun(voice, id)
                        } else {
                            Input::Ended(voice, id)
                        });
                    }
                }
            }
            // Of the answers to one listener only the newest is left: after the first open answer there are only parts
            // of a tour.
            for to in LISTENERS {
                let open = said.iter().filter(|(id, _)| rig.end(**id).is_none()).map(|(_, u)| u);
                let mut answers = open.filter(|u| u.priority == Priority::Reply && u.to == to).skip(1);
                prop_assert!(answers.all(|u| u.series == Series::Part), "{:?} hears an old answer", to);
            }
        }
        // After the end of input, the deadlines of the queue alone must bring it to its end.
        rig.handle(Input::Finish);
        for _ in 0..1000 {
            let Some(deadline) = rig.queue.deadline() else { break };
            prop_assert!(deadline >= rig.now);
            rig.now = deadline;
            rig.handle(Input::Tick);
        }
        prop_assert!(rig.queue.is_idle());
        prop_assert_eq!(rig.speaking(), None);

        // `Rig` has checked that no utterance ended twice.
        prop_assert_eq!(rig.finals.len(), said.len());
        for (id, utterance) in &said {
            let end = rig.end(*id).expect("an end");
            let left_out = end.status != Status::Spoken;
            prop_assert!(!left_out || end.why.is_some(), "{} says no why", id);
            if let (Some(begun), Some(ended)) = (end.begun, end.ended) {
                prop_assert!(begun <= ended);
            }
            prop_assert_eq!(end.begun.is_some(), end.by.is_some());
            prop_assert!(end.status != Status::Failed || !text_at_the_end || rig.queue.voice().is_none());
            // A move or an alarm is left out for these reasons and no other.
            if left_out && utterance.priority <= Priority::Move {
                let why = end.why.clone().expect("why");
                let allowed = match why {
                    Why::Silenced => silenced,
                    Why::TooLate | Why::QueueFull | Why::EndOfProgram | Why::SoundOnly | Why::DeviceGone
                        | Why::Voice(_) => true,
                    Why::SupersededBy(_) | Why::CutBy(_) | Why::NoPrivateOutput | Why::Forbidden => false,
                };
                prop_assert!(allowed, "{} was left out", id);
            }
            match end.why {
                Some(Why::SupersededBy(by)) => {
                    let by = &said[&by.0];
                    prop_assert_eq!((by.priority, by.to), (utterance.priority, utterance.to));
                    prop_assert_ne!(by.series, Series::Part, "{} was replaced by a part of a tour", id);
                }
                Some(Why::CutBy(by)) => {
                    let a_reading = utterance.at_once;
                    prop_assert!(!a_reading || said[&by.0].yields_to == YieldsTo::Nothing, "a mark cut the reading {}", id);
                }
                _ => {}
            }
        }
        // The transcript has a line for each utterance, in the order of queueing.
        let mut transcript = Transcript::new();
        said.values().for_each(|utterance| transcript.queued(utterance.clone()));
        let mut lines = Vec::new();
        for end in &rig.finals {
            transcript.ended(end.clone());
            lines.extend(std::iter::from_fn(|| transcript.poll()).map(|line| line.id));
        }
        prop_assert!(transcript.is_complete());
        prop_assert!(lines.iter().eq(said.keys()), "{:?}", lines);

        // Spoken moves were spoken in order, and so were utterances wanted at once.
        for at_once in [false, true] {
            let spoken = rig.finals.iter().filter(|end| end.status == Status::Spoken);
            let moves: Vec<u64> = spoken
                .map(|end| end.id.0)
                .filter(|id| said[id].priority == Priority::Move && said[id].at_once == at_once)
                .collect();
            prop_assert!(moves.is_sorted(), "{:?}", moves);
        }
    }
}
