// SPDX-License-Identifier: GPL-3.0-or-later
//! Random games, with an account of every word.

use super::*;

/// Does the next thing in a random game.
fn step(rig: &mut Rig, rng: &mut Rng, said: &mut u64) {
    let of = rng.pick(&ALL).unwrap();
    match rng.ms(0..=99).as_millis() {
        0..=19 => {
            // A public message goes to each listener in turn, in the same words, often the words of the last time.
            let message = if rng.once_in(2) {
                played(32, 28)
            } else {
                played(33, 29)
            };
            for listener in ALL {
                rig.say(listener, message.clone());
                *said += 1;
            }
        }
        20..=39 => {
            let of_each = Priority::ALL.map(message);
            let clock = clock_shows();
            let all: Vec<&Message> = of_each.iter().chain([&clock]).collect();
            rig.say(of, rng.pick(&all).unwrap().clone());
            *said += 1;
        }
        40..=44 => {
            let what = rng
                .pick(&[Again::Last, Again::Spelt, Again::History(3)])
                .unwrap();
            rig.talk.again(what, of, rig.now);
            rig.drain();
            *said += 1;
        }
        45..=49 => {
            rig.talk.silence(of, rig.now);
            rig.drain();
        }
        50..=51 => {
            let slot = rng.pick(&[VoiceSlot::System, VoiceSlot::Embedded]).unwrap();
            rig.goes(of, slot);
        }
        52..=54 => {
            let opening: Vec<_> = rig.opening.iter().copied().collect();
            if let Some((of, slot)) = rng.pick(&opening) {
                rig.opening.remove(&(of, slot));
                rig.voice(of, slot, VoiceEvent::Ready);
            }
        }
        55 => {
            if let Some((slot, speech)) = rig.speaking.remove(&of) {
                let (id, why) = (speech.id, VoiceError::Interrupted);
                rig.voice(of, slot, VoiceEvent::Failed { id, why });
            }
        }
        56 => {
            let announcement = Announcement::new(of, message(Priority::Reply));
            rig.talk
                .withhold(&announcement, Why::NoPrivateOutput, rig.now);
            rig.drain();
            *said += 1;
        }
        57..=69 => rig.begins(of),
        70..=89 => {
            rig.begins(of);
            rig.ends(of);
        }
        _ => {
            let pause = rng.ms(0..=1_500);
            rig.wait(u64::try_from(pause.as_millis()).unwrap());
        }
    }
}

/// `ZGODA_GAMES` sets the number of games, `ZGODA_SEED` the first seed.
#[test]
fn in_random_games_every_word_is_accounted_for_once() {
    let first: u64 = std::env::var("ZGODA_SEED").map_or(1, |seed| seed.parse().unwrap());
    let all: u64 = std::env::var("ZGODA_GAMES").map_or(10_000, |games| games.parse().unwrap());
    println!("{all} games, seeds from {first} on");
    let mut statuses: BTreeMap<&str, u64> = BTreeMap::new();
    // Loading the languages takes longer than a game, so one table plays many games.
    let games = 100;
    for seed in first..first + all / games {
        let mut rng = Rng::new(seed);
        let preferred = rng.pick(&[VoiceSlot::System, VoiceSlot::Embedded]).unwrap();
        let mut rig = Rig::new(preferred);
        let mut said = 0;
        for _ in 0..games {
            for _ in 0..60 {
                step(&mut rig, &mut rng, &mut said);
            }
            for (of, slot) in std::mem::take(&mut rig.opening) {
                if !rng.once_in(4) {
                    rig.voice(of, slot, VoiceEvent::Ready);
                }
            }
            rig.all_is_said();
        }
        rig.talk.finish(rig.now);
        rig.drain();
        rig.all_is_said();
        // One line for each announcement, in the order of queueing, including the announcements that the talk made itself.
        let ids = rig.lines.iter().map(|line| line.id);
        assert!(ids.eq(1..=rig.lines.len() as u64), "seed {seed}");
        let own = ["voice-replaced", "no-sound", "sound-back", "others-sound"];
        let told = rig.lines.iter().filter(|it| !own.contains(&it.about.kind));
        assert_eq!(told.count() as u64, said, "seed {seed}");
        for of in ALL {
            let heard = rig.heard.get(&of).cloned().unwrap_or_default();
            let once: BTreeSet<UtteranceId> = heard.iter().map(|(id, _)| *id).collect();
            assert_eq!(
                once.len(),
                heard.len(),
                "seed {seed}: {of:?} heard one twice"
            );
            for (id, _) in &heard {
                let line = rig.line(id.0);
                assert_eq!(
                    line.to,
                    of.word(),
                    "seed {seed}: {id} went to another's ear"
                );
                assert_eq!(line.status, "spoken", "seed {seed}: {id}");
            }
        }
        for line in &rig.lines {
            *statuses.entry(line.status).or_default() += 1;
            // Half-moves are heard or read by each listener, or the line tells the reason; two equal half-moves count as two.
            if line.about.kind == "move-played" && line.status != "spoken" {
                let why = line.why.as_deref().unwrap();
                let allowed = ["silenced", "its sound device is gone"].contains(&why);
                assert!(allowed, "seed {seed}: {why}");
            }
        }
    }
    for status in ["spoken", "superseded", "dropped", "failed"] {
        assert!(statuses.contains_key(status), "{statuses:?}");
    }
    println!("{statuses:?}");
}
