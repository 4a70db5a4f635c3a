// SPDX-License-Identifier: GPL-3.0-or-later
//! The pages of records that were brought from elsewhere, in a folder with which the desk was started: the protocol of each record,
//! and the comparison of two records.
//!
//! Only devices of an arbiter at a table of this computer may read these records. Until an official game is over, its protocol
//! leaves out the same parts as an export. Files cannot be uploaded to the desk.

mod folder;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::future::join_all;
use maud::{Markup, html};
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use zgoda_game::BySide;
use zgoda_record::event::DeskRole;
use zgoda_record::export::{Protocol, without_muted};
use zgoda_record::record_words::Words;
use zgoda_speech::Language;

use super::line::Line;
use super::render::shell::Frame;
use super::render::{Page, Region};
use super::respond::Caller;
use super::seat::{Look, RightState};
use super::server::Desk;
use super::table;
use folder::{Folder, Found, Listed, NotShown, is_key};
use zgoda::desk_link::wire::LONGEST_PROTOCOL;
use zgoda::two_records::{self, Source};

/// The address of the records.
const HERE: &str = "/records";
/// The address at which two records are compared.
const COMPARED: &str = "/records/compared";
/// Most records read at once, for all devices together.
const AT_ONCE: usize = 2;
/// Longest wait for a memory stick.
const PATIENCE: Duration = Duration::from_secs(10);

/// The folder, and the places for its readers.
#[derive(Clone, Debug)]
pub(super) struct Records {
    folder: Arc<Folder>,
    room: Arc<Semaphore>,
}

/// The two records that are compared.
#[derive(Debug, Deserialize)]
pub(super) struct Two {
    white: String,
    black: String,
}

/// The kind of a page of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    List,
    Protocol,
    Compared,
}

/// The reason why the page is missing.
enum Not {
    Shown(NotShown),
    Compared,
    TooLong,
    Busy,
    Late,
}

impl Records {
    /// The records of this folder; each is copied to the data folder while it is read.
    pub(super) fn new(folder: PathBuf, data: PathBuf) -> Records {
        Records {
            folder: Arc::new(Folder::new(folder, data)),
            room: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Runs `does` on a thread of its own, because a disk may be slow. A read that never ends keeps its place.
    async fn on_thread<T: Send + 'static>(
        &self,
        does: impl FnOnce(&Folder) -> Result<T, Not> + Send + 'static,
    ) -> Result<T, Not> {
        let Ok(room) = Arc::clone(&self.room).try_acquire_owned() else {
            return Err(Not::Busy);
        };
        let folder = Arc::clone(&self.folder);
        let done = tokio::task::spawn_blocking(move || {
            let _room = room;
            does(&folder)
        });
        match timeout(PATIENCE, done).await {
            Ok(Ok(done)) => done,
            Ok(Err(_)) => Err(Not::Shown(NotShown::Broken)),
            Err(_) => Err(Not::Late),
        }
    }
}

impl From<NotShown> for Not {
    fn from(why: NotShown) -> Not {
        Not::Shown(why)
    }
}

/// True if this device belongs to an arbiter at a table of this computer. An arbiter at a table of another machine does not count.
pub(super) fn is_an_arbiters(looks: &[Option<Look>]) -> bool {
    looks.iter().flatten().any(|look| {
        look.standing == RightState::Good
            && look.machine.is_none()
            && matches!(look.role, Some(DeskRole::Arbiter(_)))
    })
}

/// The link to the records, if the desk has a folder of records and the device may read it.
pub(super) fn link(desk: &Desk, caller: &Caller, looks: &[Option<Look>]) -> Markup {
    html! {
        @if desk.records.is_some() && is_an_arbiters(looks) {
            p { a href=(HERE) { (caller.say(Line::Records)) } }
        }
    }
}

/// The text as an address of these pages, if it is such an address.
pub(super) fn address(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(HERE)?;
    let of_one = rest.strip_prefix('/').is_some_and(is_key);
    let of_two = text.strip_prefix(COMPARED).is_some_and(|asked| {
        let keys = asked.strip_prefix("?white=");
        let keys = keys.and_then(|keys| keys.split_once("&black="));
        keys.is_some_and(|(white, black)| is_key(white) && is_key(black))
    });
    (rest.is_empty() || of_one || of_two).then_some(text)
}

/// The records, if this device may read them.
async fn records(desk: &Desk, caller: &Caller) -> Option<Records> {
    let records = desk.records.clone()?;
    let held = caller.device.tables.iter();
    let looks = join_all(held.map(|held| table::look(desk, caller, held))).await;
    is_an_arbiters(&looks).then_some(records)
}

/// Answers `GET /records`: the list of records.
pub(super) async fn list(State(desk): State<Arc<Desk>>, caller: Caller) -> Response {
    let Some(records) = records(&desk, &caller).await else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    let listed = records.on_thread(|folder| Ok(folder.list()?)).await;
    let inside = listed.map(|listed| shown(&listed, &caller));
    page(&caller, Kind::List, HERE, caller.say(Line::Records), inside)
}

/// Answers `GET /records/{key}`: the protocol of a record.
pub(super) async fn one(
    State(desk): State<Arc<Desk>>,
    Path(key): Path<String>,
    caller: Caller,
) -> Response {
    let records = records(&desk, &caller).await;
    let Some(records) = records.filter(|_| is_key(&key)) else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    let here = format!("{HERE}/{key}");
    let language = caller.language();
    let read = records.on_thread(move |folder| protocol(folder, &key, language));
    match read.await {
        Ok((name, faults, protocol)) => {
            let inside = html! { (faulty(&faults, &caller)) (protocol.sections()) };
            page(&caller, Kind::Protocol, &here, name, Ok(inside))
        }
        Err(why) => {
            let title = caller.say(Line::Records);
            page(&caller, Kind::Protocol, &here, title, Err(why))
        }
    }
}

/// Answers `GET /records/compared`: two records against each other.
pub(super) async fn compared(
    State(desk): State<Arc<Desk>>,
    Query(two): Query<Two>,
    caller: Caller,
) -> Response {
    let Some(records) = records(&desk, &caller).await else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    if !is_key(&two.white) || !is_key(&two.black) {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    }
    let here = format!("{COMPARED}?white={}&black={}", two.white, two.black);
    let language = caller.language();
    let made = records.on_thread(move |folder| compare(folder, &two, language));
    let inside = made.await.map(|(names, sentences)| {
        html! {
            p { (caller.say(Line::RecordOfWhite)) ": " (names.white) }
            p { (caller.say(Line::RecordOfBlack)) ": " (names.black) }
            ul { @for sentence in sentences { li { (sentence) } } }
        }
    });
    let title = caller.say(Line::RecordsCompared);
    page(&caller, Kind::Compared, &here, title, inside)
}

/// A record's name, its faults, and its protocol.
fn protocol(
    folder: &Folder,
    key: &str,
    language: Language,
) -> Result<(String, Vec<String>, Protocol), Not> {
    let (name, contents) = folder.read(key)?;
    let faults = contents.faults();
    let contents = without_muted(&contents).unwrap_or(contents);
    let protocol = Protocol::of(&contents, language);
    let length = serde_json::to_string(&protocol).map_or(usize::MAX, |text| text.len());
    if length > LONGEST_PROTOCOL {
        return Err(Not::TooLong);
    }
    Ok((name, faults, protocol))
}

/// The names of two records, and the results of their comparison.
fn compare(
    folder: &Folder,
    two: &Two,
    language: Language,
) -> Result<(BySide<String>, Vec<String>), Not> {
    let source = |key: &str| -> Result<Source, Not> {
        let (name, contents) = folder.read(key)?;
        let contents = without_muted(&contents).unwrap_or(contents);
        Source::of_record(name, &contents).map_err(|_| Not::Compared)
    };
    let sources = BySide {
        white: source(&two.white)?,
        black: source(&two.black)?,
    };
    let variant = two_records::variant_of(&sources, None).map_err(|_| Not::Compared)?;
    let boards = two_records::sensed_boards(&[&sources.white, &sources.black], variant);
    let report = two_records::report(&sources, variant, boards, language);
    let (report, beside) = report.map_err(|_| Not::Compared)?;
    let sentences = Words::new(language, variant).report(&report, report.clocks, &beside);
    let names = BySide::from_fn(|side| sources.get(side).name.clone());
    Ok((names, sentences))
}

/// The list of records, and the choice of two for a comparison.
fn shown(listed: &Listed, caller: &Caller) -> Markup {
    let Listed { found, more } = listed;
    let choice = |name: &str, label: Line| {
        html! {
            label {
                (caller.say(label)) " "
                select name=(name) required {
                    @for record in found { option value=(record.key) { (record.shown) } }
                }
            }
            " "
        }
    };
    html! {
        p .means { (caller.say(Line::RecordsMean)) }
        @if found.is_empty() { p { (caller.say(Line::RecordsNone)) } }
        ul {
            @for record in found {
                li { a href={ (HERE) "/" (record.key) } { (record.shown) } " " (size(record, caller)) }
            }
        }
        @if *more { p { (caller.say(Line::RecordsMore { count: found.len() })) } }
        @if found.len() > 1 {
            h2 { (caller.say(Line::RecordsCompare)) }
            p .means #compare-means { (caller.say(Line::RecordsCompareMeans)) }
            form method="get" action=(COMPARED) {
                (choice("white", Line::RecordOfWhite))
                (choice("black", Line::RecordOfBlack))
                button type="submit" aria-describedby="compare-means" { (caller.say(Line::RecordsCompareNow)) }
            }
        }
    }
}

fn size(record: &Found, caller: &Caller) -> String {
    let size = record.bytes.div_ceil(1_000);
    caller.say(Line::RecordSize { size })
}

/// The parts of a record that could not be read, in the words of `zgoda export`.
fn faulty(faults: &[String], caller: &Caller) -> Markup {
    html! {
        @if !faults.is_empty() {
            p { strong { (caller.say(Line::RecordFaulty)) } }
            ul lang="en" { @for fault in faults { li { (fault) } } }
        }
    }
}

/// A page with a way back, with its contents or the reason why there are none.
fn page(
    caller: &Caller,
    kind: Kind,
    here: &str,
    title: String,
    inside: Result<Markup, Not>,
) -> Response {
    let (status, inside) = match inside {
        Ok(inside) => (StatusCode::OK, inside),
        Err(why) => {
            let (status, line) = why.said();
            (status, html! { p { (caller.say(line)) } })
        }
    };
    let page = Page {
        title,
        regions: vec![Region {
            id: "reading",
            html: html! {
                @if kind != Kind::List { p .back { a href=(HERE) { (caller.say(Line::RecordsBack)) } } }
                (inside)
            },
        }],
    };
    let frame = Frame {
        here,
        is_protocol: kind == Kind::Protocol,
        ..Frame::default()
    };
    let visit = caller.visit();
    caller.page(status, &page, frame, visit.as_ref(), &[])
}

impl Not {
    fn said(&self) -> (StatusCode, Line) {
        let unavailable = StatusCode::SERVICE_UNAVAILABLE;
        match self {
            Not::Shown(NotShown::NoFolder) => (unavailable, Line::RecordsGone),
            Not::Shown(NotShown::NotThere) => (StatusCode::NOT_FOUND, Line::RecordNotThere),
            Not::Shown(NotShown::TooLong) => (StatusCode::OK, Line::RecordTooLong),
            Not::Shown(NotShown::Broken) => (StatusCode::OK, Line::RecordBroken),
            Not::Shown(NotShown::Newer) => (StatusCode::OK, Line::RecordNewer),
            Not::Shown(NotShown::Changes) => (unavailable, Line::RecordChanges),
            Not::Shown(NotShown::NoRoom) => (unavailable, Line::RecordNoRoom),
            Not::Compared => (StatusCode::OK, Line::RecordsNotCompared),
            Not::TooLong => (StatusCode::OK, Line::ReadTooLong),
            Not::Busy => (unavailable, Line::Busy),
            Not::Late => (unavailable, Line::RecordsLate),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Side;
    use zgoda_record::event::CodeOf;

    fn look(standing: RightState, role: DeskRole, machine: Option<&str>) -> Option<Look> {
        Some(Look {
            standing,
            role: Some(role),
            number: None,
            machine: machine.map(str::to_owned),
            snapshot: None,
            as_of_ms: None,
            runs_from_ms: None,
        })
    }

    #[test]
    fn records_are_for_arbiters_of_a_table_of_this_computer_alone() {
        let chief = DeskRole::Arbiter(CodeOf::Chief);
        let round = DeskRole::Arbiter(CodeOf::Round(2));
        let assistant = DeskRole::Assistant(Side::White);
        assert!(is_an_arbiters(&[None, look(RightState::Good, chief, None)]));
        assert!(is_an_arbiters(&[look(RightState::Good, round, None)]));
        for other in [
            None,
            look(RightState::Good, assistant, None),
            look(RightState::Good, DeskRole::Face, None),
            look(RightState::Good, chief, Some("hall-b:7464")),
            look(RightState::Away, chief, None),
            look(RightState::Asked, chief, None),
            look(RightState::Unknown, chief, None),
        ] {
            assert!(!is_an_arbiters(std::slice::from_ref(&other)), "{other:?}");
        }
    }

    #[test]
    fn only_addresses_of_these_pages_are_gone_back_to() {
        const KEY: &str = "0123456789abcdef";
        let one = format!("/records/{KEY}");
        let two = format!("/records/compared?white={KEY}&black={KEY}");
        for good in ["/records", &one, &two] {
            assert_eq!(address(good), Some(good));
        }
        assert_eq!(address(&format!("{two}&more=1")), None);
        for wrong in [
            "/records/",
            "/records/..",
            "/recordsx",
            "//records",
            "/records/compared",
        ] {
            assert_eq!(address(wrong), None);
        }
    }
}
