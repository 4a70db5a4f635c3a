// SPDX-License-Identifier: GPL-3.0-or-later
//! The emergency copy of a game. If the record of the game is incomplete at the end, the whole game is written into the data
//! folder, as a record with a name that marks it.
//!
//! Events that are not on the disk yet wait in the writer, which may hang together with that disk. So a second copy of the events
//! is kept here.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use zgoda_record::event::{Body, Event, GameSettings, Person, Source};
use zgoda_record::worker::Worker;
use zgoda_record::{KeptCodes, Record, RecordError, shelf};

use crate::stderr;

/// The most events of a game that can be saved. A day of play has a tenth of this number.
const MOST_EVENTS: usize = 200_000;

/// The time after which the user is told of the wait for the other disk.
const SOON: Duration = Duration::from_secs(5);

/// The longest further wait for the other disk. It may be long, because this is the last chance to save the game, and no other part
/// waits.
const PATIENCE: Duration = Duration::from_secs(60);

/// All events of the game, and the batches that are not yet confirmed to be on its disk.
#[derive(Debug)]
pub(super) struct EmergencyCopy {
    folder: Option<PathBuf>,
    settings: GameSettings,
    persons: Vec<Person>,
    codes: KeptCodes,
    /// All events, each with the number of its session; `None` if there are too many.
    events: Option<Vec<(i64, Event)>>,
    session: i64,
    waiting: VecDeque<Waiting>,
}

/// A batch that is on its way.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    seq: u64,
    events: usize,
    half_moves: usize,
}

/// The part of the game that could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unwritten {
    pub(super) events: usize,
    pub(super) half_moves: usize,
}

/// The way in which the game was saved, or the reason why the game could not be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    /// The whole game is in this record.
    In(PathBuf),
    /// The game has no place to go, or has too many events.
    Nowhere,
    /// The other disk refused the game, too.
    Refused(RecordError),
}

impl EmergencyCopy {
    /// An emergency copy for the game of a record, with the events that the record holds already.
    pub(super) fn new(
        folder: Option<PathBuf>,
        settings: GameSettings,
        persons: Vec<Person>,
        codes: KeptCodes,
        before: Vec<(i64, Event)>,
        session: i64,
    ) -> EmergencyCopy {
        EmergencyCopy {
            folder,
            settings,
            persons,
            codes,
            events: Some(before).filter(|it| it.len() <= MOST_EVENTS),
            session,
            waiting: VecDeque::new(),
        }
    }

    /// Keeps a batch that is on its way.
    pub(super) fn keep(&mut self, seq: u64, batch: &[Event]) {
        let half_moves = batch.iter().filter(|it| is_half_move(it)).count();
        self.waiting.push_back(Waiting {
            seq,
            events: batch.len(),
            half_moves,
        });
        let session = self.session;
        self.events = self.events.take().and_then(|mut events| {
            events.extend(batch.iter().map(|event| (session, event.clone())));
            (events.len() <= MOST_EVENTS).then_some(events)
        });
    }

    /// Notes that this batch and all batches before it have arrived.
    pub(super) fn arrived(&mut self, seq: u64) {
        self.waiting.retain(|it| it.seq > seq);
    }

    /// The part of the game that is not known to be on the disk.
    pub(super) fn unwritten(&self) -> Option<Unwritten> {
        let sum = |of: fn(&Waiting) -> usize| self.waiting.iter().map(of).sum();
        (!self.waiting.is_empty()).then(|| Unwritten {
            events: sum(|it| it.events),
            half_moves: sum(|it| it.half_moves),
        })
    }

    /// The whole game as unwritten, for a record that is gone.
    pub(super) fn all(&self) -> Unwritten {
        let events = self.events.as_deref().unwrap_or_default();
        Unwritten {
            events: events.len(),
            half_moves: events.iter().filter(|(_, it)| is_half_move(it)).count(),
        }
    }

    /// Puts the whole game into the data folder.
    pub(super) fn save(self, late: usize) -> Saved {
        let (Some(folder), Some(events)) = (self.folder, self.events) else {
            return Saved::Nowhere;
        };
        let (settings, persons, codes) = (self.settings, self.persons, self.codes);
        let (send, done) = channel();
        let work = move || {
            let _ = send.send(write(&folder, &settings, &persons, &codes, &events, late));
        };
        // The copy is written on a separate thread, because the disk may hang.
        let Ok(_worker) = Worker::start("emergency-copy", work) else {
            return Saved::Nowhere;
        };
        let written = done.recv_timeout(SOON).or_else(|why| match why {
            RecvTimeoutError::Disconnected => Err(why),
            RecvTimeoutError::Timeout => {
                stderr::tell(format_args!(
                    "the disk is slow; the game is being saved to the data folder, wait {} seconds at most",
                    PATIENCE.as_secs()
                ));
                done.recv_timeout(PATIENCE)
            }
        });
        match written {
            Ok(Ok(path)) => Saved::In(path),
            Ok(Err(error)) => Saved::Refused(error),
            Err(_) => Saved::Nowhere,
        }
    }
}

fn write(
    folder: &Path,
    settings: &GameSettings,
    persons: &[Person],
    codes: &KeptCodes,
    events: &[(i64, Event)],
    late: usize,
) -> Result<PathBuf, RecordError> {
    let path = shelf::new_name_of(folder, shelf::Sort::Rescued)?;
    let mut record = Record::create_with(&path, settings, persons, codes)?;
    for batch in events.chunk_by(|one, two| one.0 == two.0) {
        let all: Vec<Event> = batch.iter().map(|(_, event)| event.clone()).collect();
        if let Some((session, _)) = batch.first() {
            record.append_as(*session, &all)?;
        }
    }
    record.append(&[Event {
        ms: 0,
        actor: None,
        code: None,
        device: None,
        late_ms: None,
        source: Source::Program,
        body: Body::DiskWasAway {
            events: u32::try_from(late).unwrap_or(u32::MAX),
        },
    }])?;
    record.close()?;
    Ok(path)
}

fn is_half_move(event: &Event) -> bool {
    matches!(event.body, Body::EntryWritten(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Side;
    use zgoda_record::event::{Entry, EntryId, OlderConsents, Stated};
    use zgoda_record::read;

    fn half_move(n: u32) -> Event {
        Event {
            ms: u64::from(n),
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Keys,
            body: Body::EntryWritten(Entry {
                men_off: Vec::new(),
                entry: EntryId(n),
                ply: n,
                side: Side::White,
                notation: "32-28".to_owned(),
                from: "32".to_owned(),
                to: "28".to_owned(),
                captured: Vec::new(),
                path: Vec::new(),
                crowned: false,
                irregular: None,
                before: "before".to_owned(),
                after: "after".to_owned(),
                stated: Stated::Stated,
                board: None,
                written: None,
                record_of: None,
            }),
        }
    }

    fn emergency_copy(folder: Option<PathBuf>) -> EmergencyCopy {
        let settings = GameSettings {
            variant: "international".to_owned(),
            mode: "training".to_owned(),
            start: "start".to_owned(),
            board_white: "none".to_owned(),
            board_black: "none".to_owned(),
            pieces_white: None,
            pieces_black: None,
            clock: "none".to_owned(),
            lang: "pl".to_owned(),
            keyboard: None,
            consent: None,
            event: None,
            older: OlderConsents::default(),
            time_control: None,
            clock_device: None,
            rules: "Kodeks".to_owned(),
        };
        EmergencyCopy::new(
            folder,
            settings,
            Vec::new(),
            KeptCodes::default(),
            vec![(1, half_move(1))],
            2,
        )
    }

    #[test]
    fn what_has_not_arrived_is_counted() {
        let mut game = emergency_copy(None);
        assert_eq!(game.unwritten(), None);
        game.keep(1, &[half_move(2)]);
        game.keep(2, &[half_move(3), half_move(4)]);
        game.arrived(1);
        let left = Unwritten {
            events: 2,
            half_moves: 2,
        };
        assert_eq!(game.unwritten(), Some(left));
        assert_eq!(game.all().half_moves, 4);
        assert_eq!(game.save(2), Saved::Nowhere);
    }

    #[test]
    fn the_whole_game_is_saved_with_its_openings() {
        let folder = tempfile::tempdir().unwrap();
        let mut game = emergency_copy(Some(folder.path().join("data")));
        game.keep(1, &[half_move(2)]);
        let Saved::In(path) = game.save(1) else {
            panic!("it is not saved");
        };
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(name.ends_with("-rescued.zgoda"), "{name}");
        let contents = read(&path).unwrap();
        let sessions: Vec<i64> = contents.events.iter().map(|it| it.session).collect();
        assert_eq!(sessions, [1, 2, 3]);
        assert_eq!(contents.state().entries.len(), 2);
    }

    #[test]
    fn a_place_that_refuses_is_told() {
        let game = emergency_copy(Some(PathBuf::from("/sys/kernel/zgoda")));
        assert!(matches!(game.save(0), Saved::Refused(_)));
    }
}
