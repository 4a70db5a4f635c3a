//! Pages that count only while they are awake: those of ears, which speak, of the clock's face, which is seen, and of players, who
//! press there. What they
//! say of themselves, when they are taken for asleep, and what an ear's voice is told.

use std::time::{Duration, Instant};

use zgoda_game::Moment;
use zgoda_speech::voice::{Command, VoiceError, VoiceEvent};
use zgoda_speech::{Listener, UtteranceId};

use super::DeskEdge;
use crate::desk_link::server::DeskId;
use crate::desk_link::wire::{Heard, Said, Tell, Token};
use crate::record::event::{DeskRole, DeviceNumber};

/// A page of an ear, or of a face, that says nothing of itself for so long is taken for asleep.
const HEARTBEAT: Duration = Duration::from_millis(2_500);

/// Something about a page that the table has to know.
#[derive(Debug)]
pub(in crate::play) enum PageNews {
    /// The voice of this listener's page.
    Ear(Listener, VoiceEvent),
    /// A page of the clock's face is awake, or is not any more.
    Face(Awake),
    /// The page of a player, on which they press, is in front, or is not any more.
    Player(DeviceNumber, Awake),
}

/// Does a page count as seen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Awake {
    /// It says so.
    Yes,
    /// It does not any more.
    No,
}

impl DeskEdge {
    /// The page of an ear, or of a face, says of itself that it is awake, or is not.
    pub(super) fn is_here(&mut self, desk: DeskId, token: &Token, awake: bool, now: Moment) {
        let mut all = self.watchers.iter_mut();
        let Some(page) = all.find(|it| it.desk == desk && it.token == *token) else {
            return;
        };
        let was = page.awake.is_some();
        page.awake = awake.then(|| now.after(HEARTBEAT));
        if was != awake {
            let news = news_of(page.device, page.role, awake);
            self.news.extend(news);
        }
    }

    /// Pages that have said nothing for long are asleep, and those that are gone are gone.
    pub(in crate::play) fn tick(&mut self, now: Moment) {
        for page in &mut self.watchers {
            if page.awake.take_if(|until| *until <= now).is_some() {
                self.news.extend(news_of(page.device, page.role, false));
            }
        }
    }

    /// When to look for them again.
    pub(in crate::play) fn deadline(&self) -> Option<Moment> {
        self.watchers.iter().filter_map(|it| it.awake).min()
    }

    /// What became of ears and faces since it was asked last.
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

    /// Is a page of this listener's awake?
    pub(in crate::play) fn is_awake(&self, of: Listener) -> bool {
        let mut pages = self.watchers.iter();
        pages.any(|it| ear_of(it.role) == Some(of) && it.awake.is_some())
    }

    /// An ear's voice is told this; false where no page of it is awake.
    pub(in crate::play) fn speak(&self, of: Listener, command: &Command) -> bool {
        let pages = self.watchers.iter();
        let mut pages = pages.filter(|it| ear_of(it.role) == Some(of) && it.awake.is_some());
        // One says it, and no other: an ear has one page.
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

/// Who hears by a page of this role.
fn ear_of(role: DeskRole) -> Option<Listener> {
    match role {
        DeskRole::Ear(_) => role.side().map(Listener::from),
        _ => None,
    }
}

/// What the table has to know when a page of this role wakes, or falls asleep.
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

    /// An ear whose page sleeps is lost within three seconds (`docs/desk.md`).
    const LOST: Duration = Duration::from_secs(3);

    /// A number of milliseconds in a page's script.
    fn of_the_page(name: &str) -> Duration {
        let script = include_str!("../../pages/ear.js");
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
        // One beat may be lost.
        assert!(beat * 2 < HEARTBEAT);
    }
}
