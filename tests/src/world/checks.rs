// SPDX-License-Identifier: GPL-3.0-or-later
//! The checks of the world on all words, pulses and events: the listener may know them, they are durable, and none is
//! missing.

use zgoda_record::at_keyboard::AtKeyboard;

use super::*;
use crate::view as fields;

impl World {
    /// Checks that the game is exactly the state that its written events amount to.
    pub(super) fn is_one_state(&self) {
        if self.session.is_written() {
            let now = self.now.as_ms();
            assert_eq!(self.session.game(), &self.folded, "at {now} ms");
        }
    }

    /// Checks that each listener hears only facts that the rules let them know, by any way.
    pub(super) fn must_be_allowed(&mut self, said: &Announcement) {
        let now = self.now;
        self.asked.retain(|(at, _)| now.since(*at) <= ANSWERED);
        if let Err(why) = self.seen().check(said) {
            panic!("at {} ms: {why}: {:?}", self.now.as_ms(), said.message);
        }
    }

    /// Checks that no present reader is shown a fact that they may not know.
    ///
    /// # Panics
    ///
    /// Panics if a reader is shown such a fact.
    pub fn shows_what_it_may(&self) {
        if let Err(why) = fields::check(&self.session, &self.seen(), self.now) {
            panic!("at {} ms: {why}", self.now.as_ms());
        }
    }

    fn seen(&self) -> Seen {
        let game = self.session.game();
        let on_move = match &self.face {
            // Before the first half-move, while no clock runs, the side that begins is on move.
            Some(face) if game.standing().is_empty() => face.running.or(Some(game.now().turn())),
            Some(face) => face.running,
            None => match game.last() {
                Some(last) if last.state == State::Open => None,
                _ => Some(game.now().turn()),
            },
        };
        let now = self.now;
        let lately = self.courses.iter();
        let lately = lately.filter(|(until, _)| now.since(*until) <= ANSWERED);
        let mut courses: Vec<Course> = lately.map(|(_, course)| course.clone()).collect();
        courses.push(self.course.clone());
        Seen {
            mode: self.settings.mode,
            sight: self.settings.sight,
            consents: self.settings.fixed().consents,
            on_move,
            courses,
            boards: self.settings.boards.clone(),
            channels: self.settings.outputs().iter().collect(),
            reader: reader_here(self.settings.keys.keyboard, &self.settings.sight),
            asked: self.asked.iter().map(|(_, ear)| *ear).collect(),
        }
    }

    /// Notes the listener who hears the answer to a question on this line. In a line without a name, a half-move, words about a
    /// half-move and a press are those of the side to move.
    pub(super) fn is_asked(&mut self, line: &str) {
        let settings = &self.settings;
        let named = line.split_once(':').and_then(|(name, _)| {
            let name = name.to_lowercase().replace('\u{2019}', "'");
            // The assistants' output is that of the assistant here; another assistant hears through their player's output.
            let assistants = settings.fixed().assistants;
            match name.as_str() {
                "white's assistant" => return Some(Listener::Assistant),
                "black's assistant" if assistants.white.is_some() => return Some(Listener::Black),
                "black's assistant" => return Some(Listener::Assistant),
                _ => {}
            }
            let all = [Listener::White, Listener::Black, Listener::Assistant];
            all.into_iter().find(|it| it.word() == name)
        });
        // An arbiter may have changed the keyboard since.
        let changed = self.session.game().keyboard();
        let keyboard = changed.unwrap_or(settings.keys.keyboard);
        let keyboards = match keyboard {
            AtKeyboard::Player | AtKeyboard::Both => None,
            AtKeyboard::Assistant => Some(Listener::Assistant),
            AtKeyboard::Side(side) => Some(side.into()),
        };
        let typed_for = named;
        let named = named.or_else(|| keyboards.filter(|_| !self.arbiter));
        let channels: Vec<Listener> = settings.outputs().iter().collect();
        let shared = [settings.keys.keyboard, keyboard].contains(&AtKeyboard::Both);
        let at = if shared {
            keyboard
        } else {
            settings.keys.keyboard
        };
        let reader = reader_here(at, &settings.sight);
        let ear = |actor| {
            let ear = ear(actor, &channels, &settings.sight, settings.mode);
            // On a shared terminal no reader is answered.
            if reader == Listener::Room {
                return ear;
            }
            // An assistant without an output is answered where their player is.
            let alone =
                actor != Some(Listener::Assistant) || channels.contains(&Listener::Assistant);
            // An answer that belongs to another's ear goes to the terminal of the person who typed.
            match actor.filter(|_| alone).unwrap_or(reader) {
                asker if ear != asker && ear != Listener::Room => reader,
                asker if asker == reader && settings.mode == Mode::Official => reader,
                _ => ear,
            }
        };
        let of_the_mover = line.starts_with(|c: char| c.is_ascii_digit())
            || ["said", "press", "correct"]
                .iter()
                .any(|word| line.starts_with(word));
        let mut asked = vec![ear(named)];
        // At a keyboard of two the author of a line without a name is unknown.
        if typed_for.is_none() && keyboard == AtKeyboard::Both {
            asked.extend([Some(Listener::White), Some(Listener::Black)].map(ear));
        }
        if typed_for.is_none() && of_the_mover {
            asked.push(ear(Some(self.session.game().now().turn().into())));
        }
        // A line in another's name that the program does not take is refused to the owner of the keyboard.
        if let (AtKeyboard::Side(side), Some(_)) = (keyboard, typed_for) {
            asked.push(ear(Some(side.into())));
        }
        // A person who types in a player's name at an assistant's keyboard reads the answer there.
        if let (AtKeyboard::Assistant, Some(_)) = (keyboard, typed_for) {
            asked.push(Listener::Assistant);
        }
        let now = self.now;
        self.asked.extend(asked.into_iter().map(|it| (now, it)));
    }

    /// Checks that a player feels only their own time, and only if they play by ear.
    pub(super) fn must_be_their_own(&self, seat: Seat, felt: Felt, pulses: &Pulses) {
        let hears = self.settings.sight.map(|sight| sight.hears());
        let owner = match (hears.white, hears.black, seat) {
            (true, false, _) => Side::White,
            (false, true, _) => Side::Black,
            (true, true, Seat::First) => Side::White,
            (true, true, Seat::Second) => Side::Black,
            _ => panic!("{seat:?} is nobody's, and felt {pulses}"),
        };
        let face = self.session.face(self.now).expect("a clock to feel");
        let left = *face.left.get(owner);
        let own = match felt {
            Felt::Asked => Pulses::of_time(left),
            // A mark is felt within a moment of its time.
            Felt::Mark => Pulses::of_time(left + Duration::from_millis(5)),
            Felt::Second => Pulses::of_second(),
            Felt::Flag => Pulses::of_flag(),
        };
        assert_eq!(*pulses, own, "{owner:?} felt {felt:?} with {left:?} left");
        let runs_low = felt != Felt::Second || left <= Duration::from_secs(10);
        assert!(runs_low, "{owner:?} felt a last second with {left:?} left");
        let fell = felt != Felt::Flag || left.is_zero();
        assert!(fell, "{owner:?} felt a flag with {left:?} left");
    }

    /// Takes the course of the game from its written events.
    pub(super) fn course_is_seen(&mut self, events: &[Event]) {
        let (now, before) = (self.now, self.course.clone());
        for event in events {
            if let Body::ArbiterWords { state } = event.body {
                match state {
                    ArbiterWords::Opened => self.arbiter = true,
                    ArbiterWords::Closed => self.arbiter = false,
                    ArbiterWords::Refused => {}
                }
            }
            self.course.add(&event.body);
        }
        if self.course != before {
            self.courses
                .retain(|(until, _)| now.since(*until) <= ANSWERED);
            self.courses.push((now, before));
        }
    }

    /// Checks that the transcript names the matter of these lines, also where only their sound was heard.
    pub(super) fn must_say_what_it_is_about(announcement: &Announcement) {
        let about = announcement.about;
        match announcement.message {
            Message::BoardStillDiffers { board } => assert_eq!(about.board, Some(board)),
            Message::SaidNoted { .. } => assert!(about.entry.is_some(), "{announcement:?}"),
            _ => {}
        }
    }

    pub(super) fn must_be_durable(&self, announcement: &Announcement) {
        let (Message::MovePlayed { recorded, .. } | Message::MoveCorrected { recorded, .. }) =
            &announcement.message
        else {
            return;
        };
        if let (Recorded::Safe, Some(entry)) = (recorded, announcement.about.entry) {
            assert!(
                self.disk.has_entry(entry),
                "entry {entry} is said as recorded and is not durable"
            );
        }
    }
}
