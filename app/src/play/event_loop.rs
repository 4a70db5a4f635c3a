// SPDX-License-Identifier: GPL-3.0-or-later
//! The event loop of one thread with one channel. The loop takes the events from the edges of all tables, gives each event to its
//! table, and lets the tables do their work.
//!
//! Only the loop, its tables and the thread of each port read the computer's clock. `live_table` handles the events of a table.
//! Typed input goes to the table at which the keyboard stands.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, SystemTime};

use zgoda_hw::Orientation;
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_input::hands::paste::PasteBurst;
use zgoda_input::hands::stroke::Key;
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::input::Input;

use super::ending::Ended;
use super::live_table::{Ending, LiveTable, Next, Served, Waiting};
use super::tables::{NotStarted, Which};
use super::time_watch::TimeWatch;
use super::wake::{Inbox, TableId, TableWake, Wake};
use crate::face::client::FaceLink;
use crate::outcome::Outcome;
use crate::stderr;
use crate::terminal::{FocusReports, Keys, RawMode, Source, Typed};

/// The longest sleep. A missed deadline costs no more than this time.
const LONGEST_SLEEP: Duration = Duration::from_millis(500);

/// All tables of this process, and the keyboard.
#[derive(Debug)]
pub(super) struct EventLoop {
    /// The time since the program started.
    pub(super) watch: Stopwatch,
    /// The tables that are served.
    pub(super) tables: BTreeMap<TableId, LiveTable>,
    /// The tables of a round that did not start, where a round is served.
    pub(super) round: Option<NotStarted>,
    /// The source of lines and keys.
    pub(super) keyboard: Keyboard,
    /// Everything that wakes the program.
    pub(super) inbox: Inbox,
}

/// The source of lines and keys.
#[derive(Debug)]
pub(super) struct Keyboard {
    /// The place at which the keyboard stands.
    pub(super) at: Stands,
    /// The reader of keys and lines.
    pub(super) keys: Keys,
    /// The terminal's raw mode, given back when this is dropped.
    pub(super) raw: RawMode,
    /// The reports on the focus of the terminal, in official play.
    pub(super) focus: Option<FocusReports>,
    /// The detector of pasted keys, which come without a pause.
    pub(super) burst: PasteBurst,
    /// The state of the input.
    pub(super) input: InputIs,
}

/// The place at which the keyboard stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stands {
    /// The keyboard stands at this table.
    At(TableId),
    /// The keyboard stands at no single table of a round: each line first names its table, `3: device 1`, or `all:`.
    AmongAll,
}

/// The word in front of a line that means every table.
const ALL: &str = "all";

/// The word that starts a table of a round that did not start.
const START: &str = "start";

/// The state of the typed input, which tells if more can come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InputIs {
    /// More may come.
    Open,
    /// The input has ended.
    AtItsEnd,
    /// A signal asked the program to end; input that came earlier is no longer used.
    CutOff,
}

impl InputIs {
    /// Marks the input as ended, unless it was cut off before.
    fn ends(&mut self) {
        if *self == InputIs::Open {
            *self = InputIs::AtItsEnd;
        }
    }
}

/// The input typed for the game that comes next.
#[derive(Debug)]
pub(crate) struct TypedAhead {
    /// Whole lines.
    pub(super) lines: VecDeque<Waiting>,
    /// Keys typed after the lines.
    pub(super) keys: VecDeque<Key>,
    /// The state of the input, which tells if more can come.
    pub(crate) input: InputIs,
}

impl TypedAhead {
    /// The typed input, one piece after the other.
    pub(crate) fn typed(self) -> impl Iterator<Item = Typed> {
        let end = (self.input != InputIs::Open).then_some(Typed::End);
        let lines = self.lines.into_iter().map(|waiting| match waiting {
            Waiting::Read(line) | Waiting::KeyedIn(line) => Typed::Line(line),
        });
        let keys = self.keys.into_iter().map(Typed::Key);
        lines.chain(keys).chain(end)
    }

    /// Keeps typed input for the next listener. A signal is not kept.
    pub(crate) fn keep(&mut self, typed: Typed) {
        match typed {
            Typed::Line(line) => self.lines.push_back(Waiting::Read(line)),
            Typed::Key(key) => self.keys.push_back(key),
            Typed::End => self.input.ends(),
            Typed::Signal => {}
        }
    }
}

impl Default for TypedAhead {
    fn default() -> TypedAhead {
        TypedAhead {
            lines: VecDeque::new(),
            keys: VecDeque::new(),
            input: InputIs::Open,
        }
    }
}

/// The result of all tables.
#[derive(Debug)]
pub(super) struct Came {
    /// The outcome, which tells if all requested devices and outputs were there.
    pub(super) outcome: Outcome,
    /// The step that follows the game at the keyboard.
    pub(super) next: Next,
    /// The input typed for that step.
    pub(super) ahead: TypedAhead,
    /// The orientation in which each board of that game lay.
    pub(super) ways: Vec<(BoardOf, Orientation)>,
}

impl Default for Came {
    fn default() -> Came {
        Came {
            outcome: Outcome::Holds,
            next: Next::Nothing,
            ahead: TypedAhead::default(),
            ways: Vec::new(),
        }
    }
}

/// The cause that ended the last sleep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WokenBy {
    /// An event arrived.
    Wake,
    /// A deadline passed.
    Deadline,
}

/// The tables with work to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    All,
    One(TableId),
}

impl EventLoop {
    /// Runs until everything is said and written at every table. A lost output does not mean a lost game. Also returns the step
    /// after the game at the keyboard, and the input typed for that step.
    pub(super) fn run(mut self) -> Came {
        let (mut woken, mut due) = (WokenBy::Deadline, Due::All);
        let mut time = TimeWatch::new(self.watch.elapsed(), SystemTime::now());
        let (mut came, mut faces) = (Came::default(), Vec::new());
        for table in self.tables.values_mut() {
            table.session.handle(Input::Tick, table.now());
        }
        loop {
            if let Some(jump) = time.look(self.watch.elapsed(), SystemTime::now()) {
                self.tables.values_mut().for_each(|it| it.time_jumped(jump));
                due = Due::All;
            }
            for (id, table) in self.served(due) {
                faces.extend(self.ends(id, table, &mut came));
            }
            if self.tables.is_empty() {
                break;
            }
            let wake = match woken {
                // Due work is done first, even if a source of events never pauses.
                WokenBy::Wake if self.sleep().is_zero() => None,
                _ => self.inbox.next(self.sleep()),
            };
            woken = match wake {
                Some(_) => WokenBy::Wake,
                None => WokenBy::Deadline,
            };
            due = match wake {
                Some(Wake::Typed(typed)) => {
                    self.typed(typed);
                    Due::All
                }
                Some(Wake::Table(id, wake)) => {
                    if let Some(table) = self.tables.get_mut(&id) {
                        table.take(wake);
                    }
                    Due::One(id)
                }
                Some(Wake::DeskGone(desk)) => {
                    let gone = |table: &mut LiveTable| table.take(TableWake::DeskGone(desk));
                    self.tables.values_mut().for_each(gone);
                    Due::All
                }
                None => {
                    self.tables.values_mut().for_each(LiveTable::tick);
                    Due::All
                }
            };
        }
        if self.round.is_some_and(|it| !it.is_empty()) {
            came.outcome = Outcome::DoesNotHold;
        }
        // The terminal is restored first: from here on a signal is not handled, and ends the program immediately.
        drop(self.keyboard.focus);
        drop(self.keyboard.raw);
        drop(faces);
        came
    }

    /// Lets the due tables do their work; returns the tables that are over, which are served no more.
    fn served(&mut self, due: Due) -> Vec<(TableId, LiveTable)> {
        let keyboard = &self.keyboard;
        let is_due = |id: TableId| due == Due::All || due == Due::One(id);
        let tables = self.tables.iter_mut().filter(|(id, _)| is_due(**id));
        let over = tables.filter_map(|(id, table)| {
            let keyboard = (keyboard.at == Stands::At(*id)).then_some(keyboard);
            (table.serve(keyboard) == Served::Over).then_some(*id)
        });
        let over: Vec<TableId> = over.collect();
        let tables = &mut self.tables;
        let over = over.into_iter();
        over.filter_map(|id| Some((id, tables.remove(&id)?)))
            .collect()
    }

    /// Ends a table: its outcome goes into `came`, and the face of its clock is returned. Input that was typed at the table and not
    /// handled yet is kept for the next game. If a signal came in the meantime, no game begins.
    fn ends(&mut self, id: TableId, mut table: LiveTable, came: &mut Came) -> Option<FaceLink> {
        let types_here = self.keyboard.at == Stands::At(id);
        if types_here {
            self.keyboard.keys.typing_waits();
            came.ahead = TypedAhead {
                lines: std::mem::take(&mut table.lines),
                keys: std::mem::take(&mut table.keys),
                input: self.keyboard.input,
            };
        }
        // Reports that a text was written or printed are still handled.
        for wake in self.inbox.of(id) {
            table.take_what_is_out(wake);
        }
        let Ended {
            outcome,
            next,
            face,
            ways,
        } = table.end(id, &mut self.inbox);
        if outcome != Outcome::Holds {
            came.outcome = outcome;
        }
        if types_here {
            (came.next, came.ways) = (next, ways);
            if self.take_typed(&mut came.ahead) {
                (came.next, came.ahead.input) = (Next::Nothing, InputIs::CutOff);
            }
        }
        face
    }

    /// Keeps typed input. Returns true if the input contains a signal.
    fn take_typed(&mut self, ahead: &mut TypedAhead) -> bool {
        let typed = self.inbox.typed();
        let asked_to_end = typed.contains(&Typed::Signal);
        typed.into_iter().for_each(|typed| ahead.keep(typed));
        asked_to_end
    }

    /// The time until something is due at any table.
    fn sleep(&self) -> Duration {
        let sleeps = self.tables.values().filter_map(LiveTable::sleep);
        sleeps.min().unwrap_or(LONGEST_SLEEP).min(LONGEST_SLEEP)
    }

    /// Handles typed input, or a signal.
    fn typed(&mut self, typed: Typed) {
        let EventLoop {
            tables, keyboard, ..
        } = self;
        if typed == Typed::Signal {
            tables.values_mut().for_each(|table| {
                if table.ending == Ending::No {
                    table.close();
                } else {
                    table.next = Next::Nothing;
                    table.be_silent();
                }
            });
        }
        let at = match keyboard.at {
            Stands::At(table) => table,
            Stands::AmongAll => {
                keyboard.keys.taken();
                return self.typed_among_all(&typed);
            }
        };
        let Some(table) = tables.get_mut(&at) else {
            return;
        };
        match typed {
            // At a terminal, the end of the input also silences the speech. At the end of a pipe, words that wait are still spoken.
            Typed::End if table.ending == Ending::Finishing => {
                keyboard.input.ends();
                if keyboard.raw.source() == Source::Terminal {
                    table.be_silent();
                }
            }
            Typed::End => keyboard.input.ends(),
            // A signal also cancels the step that would follow this game.
            Typed::Signal => keyboard.input = InputIs::CutOff,
            Typed::Line(line) => table.lines.push_back(Waiting::Read(line)),
            Typed::Key(key) => {
                keyboard.keys.taken();
                let now = table.now();
                if let Some(key) = keyboard.burst.take(key, now) {
                    table.key(key);
                }
            }
        }
    }
}

impl EventLoop {
    /// Takes a line for one table of a round, or for all tables.
    fn typed_among_all(&mut self, typed: &Typed) {
        let Typed::Line(line) = typed else {
            return;
        };
        if line.trim().is_empty() {
            return;
        }
        let parts = line.split_once(':');
        let number = parts.and_then(|(number, _)| number.trim().parse().ok().map(TableId));
        let of_all = parts.is_some_and(|(who, _)| who.trim().eq_ignore_ascii_case(ALL));
        let text = parts.map_or("", |(_, text)| text.trim());
        let which = match number {
            Some(TableId(number)) => Some(Which::Number(number)),
            None => of_all.then_some(Which::All),
        };
        if let (START, Some(round), Some(which)) = (text, &mut self.round, which)
            && round.start(which, &mut self.tables) > 0
        {
            return;
        }
        let meant = self.tables.iter_mut();
        let meant = meant.filter(|(id, _)| of_all || number == Some(**id));
        let mut taken = false;
        for (_, table) in meant {
            table.lines.push_back(Waiting::KeyedIn(text.to_owned()));
            taken = true;
        }
        if !taken {
            stderr::tell(
                "no table has that number; write it in front, as in 3: device 1, or all: for every table",
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::common::Common;
    use crate::play::options::{PlayArgs, PlayOptions};
    use crate::play::printer::Printer;
    use crate::play::run::{Asked, OldGames, open_table};
    use crate::play::wake::Wakes;
    use std::path::Path;
    use std::sync::mpsc::{Sender, channel};

    /// A table with its record and view in this folder, at which these lines wait.
    fn table(
        folder: &Path,
        id: TableId,
        keys: &Keys,
        sends: &Sender<Wake>,
        lines: &[&str],
    ) -> LiveTable {
        let args = PlayArgs {
            record: Some(folder.join("game.zgoda")),
            view: Some(folder.join("view.jsonl")),
            voice: Some("none".to_owned()),
            speed: Some(10),
            ..PlayArgs::default()
        };
        let common = Common {
            lang: Some("en".to_owned()),
            data: Some(folder.to_owned()),
            log: None,
        };
        let options = PlayOptions::read(&args, &common).unwrap();
        let wakes = Wakes::new(sends.clone(), id);
        let printer = Printer::unread(|_| {}).unwrap();
        let known = OldGames::Known;
        let asked = Asked {
            options: &options,
            keys,
            ahead: &mut TypedAhead::default(),
        };
        let begun = (Stopwatch::start(), None);
        let (mut live, _) = open_table(asked, known, printer, &wakes, begun).unwrap();
        let lines = lines
            .iter()
            .map(|line| Waiting::KeyedIn((*line).to_owned()));
        live.lines = lines.collect();
        live
    }

    fn shows(folder: &Path, notation: &str) -> bool {
        let view = std::fs::read_to_string(folder.join("view.jsonl"));
        view.is_ok_and(|view| view.contains(notation))
    }

    /// Two games run in one process. Each is independent of the other and ends at its own time, and a signal ends the game that is
    /// left.
    #[test]
    fn two_tables_go_their_own_ways() {
        let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let (sends, inbox) = channel();
        let keys = Keys::listen().unwrap();
        let ids = [TableId(1), TableId(2)];
        let [first, second] = [0, 1].map(|n| folders[n].path().to_owned());
        let tables = [
            (
                ids[0],
                table(&first, ids[0], &keys, &sends, &["32-28", "19-23", "quit"]),
            ),
            (ids[1], table(&second, ids[1], &keys, &sends, &["31-27"])),
        ];
        let watched = [first.clone(), second.clone()];
        let watcher = std::thread::spawn(move || {
            let [first, second] = watched;
            let began = Instant::now();
            let over = |path: &Path| shows(path, "\"phase\":\"closed\"");
            while !(over(&first) && shows(&second, "31-27")) {
                assert!(
                    began.elapsed() < Duration::from_secs(60),
                    "nothing is shown"
                );
                std::thread::sleep(Duration::from_millis(20));
            }
            assert!(!over(&second), "one that is over ends no other");
            sends.send(Wake::Typed(Typed::Signal)).unwrap();
        });
        let came = EventLoop {
            watch: Stopwatch::start(),
            tables: BTreeMap::from(tables),
            round: None,
            keyboard: Keyboard {
                // The keyboard is at neither table.
                at: Stands::At(TableId(0)),
                keys,
                raw: RawMode::enter(),
                focus: None,
                burst: PasteBurst::default(),
                input: InputIs::Open,
            },
            inbox: Inbox::new(inbox),
        }
        .run();
        watcher.join().unwrap();
        assert_eq!((came.outcome, came.next), (Outcome::Holds, Next::Nothing));
        for (folder, own, other) in [(&first, "19-23", "31-27"), (&second, "31-27", "19-23")] {
            assert!(shows(folder, own) && !shows(folder, other));
            let kept = zgoda_record::read(&folder.join("game.zgoda")).unwrap();
            let written = kept.events.iter().map(|it| &it.event.body);
            let written = written.filter(|body| body.ply().is_some()).count();
            assert_eq!(written, if own == "19-23" { 2 } else { 1 });
        }
    }
}
