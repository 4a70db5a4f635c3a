// SPDX-License-Identifier: GPL-3.0-or-later
//! The texts that an arbiter's pages show from the record: the protocol, and the words said to each player alone. They are made on
//! their own thread, so that no game waits for them.
//!
//! Only arbiters of the table get such a text. It leaves nothing out, like an export made with their code.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use zgoda_record::event::DeskRole;
use zgoda_record::export::{Protocol, SaidAlone};
use zgoda_record::read_beside_its_writer;
use zgoda_speech::Language;

use crate::desk_link::server::{DeskId, Desks};
use crate::desk_link::wire::{LONGEST_PROTOCOL, NotRead, Request, TableNumber, Tell, Told};

/// The most readings at once in the record of one table.
const AT_ONCE: usize = 2;

/// The reader of one table's record.
#[derive(Debug)]
pub(super) struct Readings {
    record: PathBuf,
    desks: Desks,
    table: TableNumber,
    reading: Arc<AtomicUsize>,
}

/// The text that an arbiter wants to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The protocol, in this language.
    Protocol(Language),
    /// The words said to each player alone.
    SaidAlone,
}

/// A reading that is going on. Dropping the value makes room for the next reading.
struct Reading(Arc<AtomicUsize>);

impl Reading {
    /// Begins a reading; `None` where there is no room.
    fn begin(reading: &Arc<AtomicUsize>) -> Option<Reading> {
        // `Reading` lowers the count when it is dropped, even if this reading is one too many and is dropped at once.
        let before = reading.fetch_add(1, Ordering::AcqRel);
        let begun = Reading(Arc::clone(reading));
        (before < AT_ONCE).then_some(begun)
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Readings {
    /// The reader of this record, with no reading begun.
    pub(super) fn new(record: PathBuf, desks: Desks, table: TableNumber) -> Readings {
        let reading = Arc::default();
        Readings {
            record,
            desks,
            table,
            reading,
        }
    }

    /// Takes the request of a device of this role, or of no role. The answer comes when the text is made.
    pub(super) fn asked(
        &self,
        (desk, request): (DeskId, Request),
        role: Option<DeskRole>,
        wanted: Wanted,
    ) {
        let refuse = |why| self.tell(desk, Tell::NotRead { request, why });
        if !matches!(role, Some(DeskRole::Arbiter(_))) {
            return refuse(NotRead::NotAllowed);
        }
        let Some(reading) = Reading::begin(&self.reading) else {
            return refuse(NotRead::Busy);
        };
        let (record, desks, table) = (self.record.clone(), self.desks.clone(), self.table);
        let made = thread::Builder::new()
            .name("reading".to_owned())
            .spawn(move || {
                let what = made(&record, request, wanted);
                // The place is free before the answer, because the desk may ask again at once.
                drop(reading);
                desks.tell(desk, &Told { table, what });
            });
        if made.is_err() {
            refuse(NotRead::Busy);
        }
    }

    fn tell(&self, desk: DeskId, what: Tell) {
        let table = self.table;
        self.desks.tell(desk, &Told { table, what });
    }
}

fn made(record: &Path, request: Request, wanted: Wanted) -> Tell {
    let refuse = |why| Tell::NotRead { request, why };
    let mut contents = match read_beside_its_writer(record) {
        Ok(contents) => contents,
        Err(error) => {
            tracing::warn!(%error, "the record cannot be read for a page");
            return refuse(NotRead::Unreadable);
        }
    };
    // An arbiter's page has the rights of their code.
    contents.by_code = true;
    let language = match wanted {
        Wanted::Protocol(language) => language,
        Wanted::SaidAlone => {
            let said = Box::new(SaidAlone::of(&contents));
            return Tell::SaidAlone { request, said };
        }
    };
    let protocol = Protocol::of(&contents, language);
    let length = serde_json::to_string(&protocol).map(|text| text.len());
    match length {
        Ok(length) if length <= LONGEST_PROTOCOL => Tell::Protocol {
            request,
            protocol: Box::new(protocol),
        },
        _ => refuse(NotRead::TooLong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead as _, BufReader};
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::channel;
    use std::time::Duration;
    use zgoda_game::Side;
    use zgoda_record::event::CodeOf;

    use crate::desk_link::server::{DeskServer, FromDesk};
    use crate::desk_link::wire::{Ask, Asked, Token};

    const WAIT: Duration = Duration::from_secs(60);
    const TABLE: TableNumber = TableNumber(1);

    const PROTOCOL: Wanted = Wanted::Protocol(Language::English);

    /// The answer to a device of this role: the text from this record, or the reason why there is none.
    fn answer(record: &Path, role: Option<DeskRole>, wanted: Wanted) -> Tell {
        let folder = tempfile::tempdir().unwrap();
        let (sends, heard) = channel();
        let server = DeskServer::start(folder.path(), move |from| {
            let _ = sends.send(from);
        })
        .unwrap();
        let socket = crate::desk_link::folder(folder.path());
        let socket = socket.join(format!("{}.sock", std::process::id()));
        let stream = UnixStream::connect(socket).unwrap();
        stream.set_read_timeout(Some(WAIT)).unwrap();
        let what = Ask::Protocol {
            request: Request(7),
            token: Token("1.x".to_owned()),
            lang: "en".to_owned(),
        };
        let asked = Asked { table: TABLE, what };
        serde_json::to_writer(&stream, &asked).unwrap();
        std::io::Write::write_all(&mut &stream, b"\n").unwrap();
        let Ok(FromDesk::Asked(desk, _)) = heard.recv_timeout(WAIT) else {
            panic!("nothing is heard");
        };
        let readings = Readings::new(record.to_owned(), server.desks(), TABLE);
        readings.asked((desk, Request(7)), role, wanted);
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).unwrap();
        let told: Told = serde_json::from_str(&line).unwrap();
        assert_eq!(told.table, TABLE);
        told.what
    }

    fn older(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../record/tests/older")
            .join(name)
    }

    fn refused(why: NotRead) -> Tell {
        Tell::NotRead {
            request: Request(7),
            why,
        }
    }

    #[test]
    fn arbiters_get_it_and_nobody_else() {
        let record = older("16-official-walked-back.zgoda");
        for code in [CodeOf::Chief, CodeOf::Round(1)] {
            let Tell::Protocol { request, protocol } =
                answer(&record, Some(DeskRole::Arbiter(code)), PROTOCOL)
            else {
                panic!("{code:?} gets none");
            };
            assert_eq!((request, protocol.lang.as_str()), (Request(7), "en"));
            assert!(protocol.text().contains("back to the position"));
        }
        let chief = Some(DeskRole::Arbiter(CodeOf::Chief));
        let Tell::SaidAlone { said, .. } = answer(&record, chief, Wanted::SaidAlone) else {
            panic!("no words come");
        };
        assert!(!said.white.is_empty());
        let sides = [Side::White, Side::Black].into_iter();
        let of_sides = sides.flat_map(|side| {
            [
                DeskRole::Assistant(side),
                DeskRole::Helper(side),
                DeskRole::Ear(side),
                DeskRole::Screen(side),
                DeskRole::Player(side),
            ]
        });
        let others = of_sides.chain([DeskRole::Face]).map(Some).chain([None]);
        for role in others {
            for wanted in [PROTOCOL, Wanted::SaidAlone] {
                let told = answer(&record, role, wanted);
                assert_eq!(told, refused(NotRead::NotAllowed), "{role:?} {wanted:?}");
            }
        }
    }

    #[test]
    fn an_arbiter_reads_of_an_irregularity_while_the_game_goes_on() {
        let record = older("12-official-without-a-clock-irregular.zgoda");
        let chief = Some(DeskRole::Arbiter(CodeOf::Chief));
        let Tell::Protocol { protocol, .. } = answer(&record, chief, PROTOCOL) else {
            panic!("none comes");
        };
        assert!(
            protocol.text().contains("irregular, "),
            "{}",
            protocol.text()
        );
        assert!(protocol.left_out.is_none());
    }

    #[test]
    fn a_record_that_cannot_be_read_is_said_and_so_much_is_not_made_at_once() {
        let chief = Some(DeskRole::Arbiter(CodeOf::Chief));
        let told = answer(Path::new("/nowhere/game.zgoda"), chief, PROTOCOL);
        assert_eq!(told, refused(NotRead::Unreadable));
        let reading = Arc::default();
        let all: Vec<_> = (0..=AT_ONCE).map(|_| Reading::begin(&reading)).collect();
        assert_eq!(all.iter().flatten().count(), AT_ONCE);
        drop(all);
        assert!(Reading::begin(&reading).is_some());
    }
}
