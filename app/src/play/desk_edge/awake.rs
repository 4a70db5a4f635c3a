// SPDX-License-Identifier: GPL-3.0-or-later
//! Pages that count only while they are awake: pages that speak (ears), show the clock (faces), or let a player press. This module
//! keeps the state that these pages report, the time after which a silent page counts as asleep, and the commands to an ear's
//! voice.

use std::time::{Duration, Instant};

use zgoda_game::Moment;
use zgoda_record::event::{DeskRole, DeviceNumber};
use zgoda_speech::voice::{Command, VoiceError, VoiceEvent};
use zgoda_speech::{Listener, UtteranceId};

use super::DeskEdge;
use crate::desk_link::server::DeskId;
use crate::desk_link::wire::{Heard, Said, Tell, Token};

/// The time after which a silent page of an ear, a face or a player counts as asleep.
const HEARTBEAT: Duration = Duration::from_millis(2_500);

/// News of a page for the table.
#[derive(Debug)]
pub(in crate::play) enum PageNews {
    /// A report of the voice of this listener's page.
    Ear(Listener, VoiceEvent),
    /// A page of the clock's face is awake, or no longer awake.
    Face(Awake),
    /// The page on which a player presses is in front, or no longer in front.
    Player(DeviceNumber, Awake),
}

/// The fact whether a page counts as visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Awake {
    /// The page has reported that it is visible.
    Yes,
    /// The page has reported that it is not visible, or was silent for too long.
    No,
}

impl DeskEdge {
    /// Notes the report of an ear's, a face's or a player's page whether it is awake.
    pub(super) fn is_here(&mut self, desk: DeskId, token: &Token, awake: bool, now: Moment) {
        let mut all = self.watchers.iter_mut();
        let Some(page) = all.find(|it| it.desk == desk && it.token == *token) else {
            return;
        };
        let was = page.awake.is_some();
        page.awake = awake.then(|| now.after(HEARTBEAT));
        // The first report of an ear's page that may not speak yet, because no person has touched it, is also passed on.
        let begins_deaf =
            !std::mem::replace(&mut page.has_said, true) && !awake && ear_of(page.role).is_some();
        if was != awake || begins_deaf {
            let news = news_of(page.device, page.role, awake);
            self.news.extend(news);
        }
    }

    /// Makes pages count as asleep that have been silent for too long.
    pub(in crate::play) fn tick(&mut self, now: Moment) {
        for page in &mut self.watchers {
            if page.awake.take_if(|until| *until <= now).is_some() {
                self.news.extend(news_of(page.device, page.role, false));
            }
        }
    }

    /// The moment of the next [`DeskEdge::tick`].
    pub(in crate::play) fn deadline(&self) -> Option<Moment> {
        self.watchers.iter().filter_map(|it| it.awake).min()
    }

    /// The next news of pages.
    pub(in crate::play) fn poll(&mut self) -> Option<PageNews> {
        self.news.pop_front()
    }

    pub(super) fn heard(&mut self, desk: DeskId, token: &Token, (id, how): (UtteranceId, Heard)) {
        let mut all = self.watchers.iter();
        let page = all.find(|it| it.desk == desk && it.token == *token);
        let Some(of) = page.and_then(|it| ear_of(it.role)) else {
            return;
        };
        let at = Instant::now();
        let event = match how {
            Heard::Begun => VoiceEvent::Begun { id, at },
            Heard::Ended => VoiceEvent::Ended { id, at },
            Heard::Cancelled => VoiceEvent::Cancelled { id, at },
            Heard::Failed => VoiceEvent::Failed {
                id,
                why: VoiceError::NoPage,
            },
        };
        self.news.push_back(PageNews::Ear(of, event));
    }

    /// True if a page of this listener is awake.
    pub(in crate::play) fn is_awake(&self, of: Listener) -> bool {
        let mut pages = self.watchers.iter();
        pages.any(|it| ear_of(it.role) == Some(of) && it.awake.is_some())
    }

    /// Passes a command to an ear's voice. Returns false if no page of the ear is awake.
    pub(in crate::play) fn speak(&self, of: Listener, command: &Command) -> bool {
        let pages = self.watchers.iter();
        let mut pages = pages.filter(|it| ear_of(it.role) == Some(of) && it.awake.is_some());
        // An ear has one page, so only one page speaks.
        let Some(page) = pages.next_back() else {
            return false;
        };
        let token = page.token.clone();
        let tell = match command {
            Command::Speak(speech) => Tell::Say {
                token,
                said: Said {
                    utterance: speech.id.0,
                    text: speech.text.clone(),
                    lang: speech.language.tag().to_owned(),
                    sound: speech.earcon.map(|sound| sound.word().to_owned()),
                },
            },
            Command::Cancel(id) => {
                let utterance = id.0;
                Tell::Hush { token, utterance }
            }
            Command::Shutdown => return true,
        };
        self.tell(page.desk, tell);
        true
    }
}

/// The listener who hears by a page of this role.
fn ear_of(role: DeskRole) -> Option<Listener> {
    match role {
        DeskRole::Ear(_) => role.side().map(Listener::from),
        _ => None,
    }
}

/// The news for the table when a page of this role wakes, or falls asleep.
pub(super) fn news_of(device: DeviceNumber, role: DeskRole, awake: bool) -> Option<PageNews> {
    let is = match awake {
        true => Awake::Yes,
        false => Awake::No,
    };
    match (role, ear_of(role)) {
        (_, Some(of)) => Some(PageNews::Ear(
            of,
            match awake {
                true => VoiceEvent::Ready,
                false => VoiceEvent::Gone {
                    why: VoiceError::NoPage,
                },
            },
        )),
        (DeskRole::Face, None) => Some(PageNews::Face(is)),
        (DeskRole::Player(_), None) => Some(PageNews::Player(device, is)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An ear with a sleeping page is lost within three seconds (`docs/desk.md`).
    const LOST: Duration = Duration::from_secs(3);

    /// A number of milliseconds in a page's script.
    fn of_the_page(name: &str) -> Duration {
        let script = include_str!("../../../../desk/src/ear.js");
        let line = format!("const {name} = ");
        let mut lines = script.lines().map(str::trim);
        let number = lines.find_map(|it| it.strip_prefix(&line)).unwrap();
        Duration::from_millis(number.trim_end_matches(';').parse().unwrap())
    }

    #[test]
    fn a_page_that_sleeps_is_lost_in_time_whether_it_says_so_or_not() {
        let (beat, patience) = (of_the_page("HEARTBEAT_MS"), of_the_page("PATIENCE_MS"));
        assert!(beat + patience <= LOST, "{beat:?}, {patience:?}");
        assert!(HEARTBEAT < LOST);
        // One lost beat must not put the page to sleep.
        assert!(beat * 2 < HEARTBEAT);
    }
}
