// SPDX-License-Identifier: GPL-3.0-or-later
//! Laws of the hall, without sockets.

use std::net::IpAddr;

use zgoda_record::event::{CodeOf, DeskRole};

use super::*;
use zgoda::desk_link::wire::Refused;

const FROM: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

fn told(what: Tell) -> FromTable {
    FromTable {
        table: TableNumber(1),
        what,
    }
}

fn hello(version: u32) -> FromTable {
    told(Tell::Hello {
        version,
        number: Some(3),
        lang: "pl".to_owned(),
        network: false,
        slips: Vec::new(),
    })
}

/// A hall with a table of this process, and the questions to the process.
fn with(process: &str) -> (Hall, mpsc::Receiver<Asked>) {
    let hall = Hall::new(Time::new(), Reach::Here);
    let asked = join(&hall, process);
    (hall, asked)
}

fn join(hall: &Hall, process: &str) -> mpsc::Receiver<Asked> {
    let (send, asked) = mpsc::channel(64);
    hall.arrived(process, send);
    assert_eq!(
        hall.told(process, hello(VERSION)),
        Ok(Some(News::Came(Some(3))))
    );
    asked
}

fn held(process: &str) -> Held {
    let home = Place {
        process: process.to_owned(),
        table: TableNumber(1),
    };
    Held::new(Token("1.abc".to_owned()), home)
}

fn watched() -> FromTable {
    told(Tell::Watched {
        token: held("1").token,
        role: DeskRole::Arbiter(CodeOf::Chief),
        device: 1,
    })
}

fn standing(hall: &Hall) -> RightState {
    hall.look(&held("1").token).unwrap().standing
}

#[test]
fn another_version_and_a_table_without_a_greeting_are_not_spoken_to() {
    let hall = Hall::new(Time::new(), Reach::Here);
    let (send, _asked) = mpsc::channel(1);
    hall.arrived("1", send);
    assert_eq!(
        hall.told("1", hello(VERSION + 1)),
        Err(NoTable::Version(VERSION + 1))
    );
    assert_eq!(hall.told("1", watched()), Err(NoTable::Unnamed));
}

#[test]
fn only_its_own_table_can_say_that_a_right_is_none() {
    let (hall, mut asked) = with("1");
    let _other = join(&hall, "2");
    hall.sit(&held("1"), Language::Polish).unwrap();
    let is_watched = matches!(asked.try_recv().unwrap().what, Ask::Watch { .. });
    assert!(is_watched && standing(&hall) == RightState::Asked);
    let unknown = || {
        told(Tell::Unknown {
            token: held("1").token,
        })
    };
    hall.told("2", unknown()).unwrap();
    assert_eq!(standing(&hall), RightState::Asked);
    hall.told("1", watched()).unwrap();
    assert_eq!(standing(&hall), RightState::Good);
    assert!(hall.look(&held("1").token).unwrap().role.is_some());
    hall.told("1", unknown()).unwrap();
    assert_eq!(standing(&hall), RightState::Unknown);
    assert_eq!(hall.look(&held("1").token).unwrap().role, None);
    assert_eq!(hall.gone("1"), 1);
    assert_eq!(standing(&hall), RightState::Away);
}

#[test]
fn whoever_waits_for_an_answer_learns_that_the_table_is_gone() {
    let (hall, _asked) = with("1");
    hall.sit(&held("1"), Language::Polish).unwrap();
    let act = || Act {
        line: "press".to_owned(),
        order: None,
        seen: Seen {
            press: "00000000000000ab".parse().ok(),
            ..Seen::default()
        },
        then_press: false,
        late_ms: None,
    };
    let token = held("1").token;
    assert_eq!(hall.act(&token, act()).err(), Some(NotAsked::Away));
    hall.told("1", watched()).unwrap();
    let (request, mut answer) = hall.act(&token, act()).unwrap();
    let (_, mut lost) = hall.act(&token, act()).unwrap();
    let done = Tell::Done {
        request,
        taken: true,
        lines: Vec::new(),
    };
    hall.told("1", told(done)).unwrap();
    assert!(answer.try_recv().unwrap().taken);
    hall.gone("1");
    assert_eq!(lost.try_recv(), Err(oneshot::error::TryRecvError::Closed));
}

#[test]
fn whoever_tries_words_keeps_nobody_out() {
    let (hall, mut asked) = with("1");
    let right = Visit::new().unwrap();
    hall.open(&right, FROM, "tablet".to_owned(), "right".to_owned());
    let Ask::Open { request, .. } = asked.try_recv().unwrap().what else {
        unreachable!()
    };
    let waits = Tell::Waits { request, device: 4 };
    hall.told("1", told(waits)).unwrap();
    for of in 0..200 {
        let visit = Visit::new().unwrap();
        let from = IpAddr::from([10, 0, 0, of]);
        hall.open(&visit, from, "phone".to_owned(), "wrong".to_owned());
        assert!(hall.opening(&visit, from).is_some(), "{of}");
        while let Ok(Asked { what, .. }) = asked.try_recv() {
            let Ask::Open { request, .. } = what else {
                unreachable!()
            };
            let why = Refused::NoSlip;
            hall.told("1", told(Tell::Refused { request, why }))
                .unwrap();
        }
    }
    assert!(hall.state().openings.len() <= MOST_OPENINGS);
    let waits = hall.opening(&right, FROM).unwrap().waits;
    assert_eq!(waits, [(Some(3), 4)]);
}

#[test]
fn words_typed_before_the_table_is_known_open_it_nevertheless() {
    let hall = Hall::new(Time::new(), Reach::Here);
    let visit = Visit::new().unwrap();
    hall.open(&visit, FROM, "tablet".to_owned(), "right".to_owned());
    let mut asked = join(&hall, "1");
    let Ask::Open { request, words, .. } = asked.try_recv().unwrap().what else {
        unreachable!()
    };
    assert_eq!(words, "right");
    let waits = Tell::Waits { request, device: 4 };
    hall.told("1", told(waits)).unwrap();
    let waits = hall.opening(&visit, FROM).unwrap().waits;
    assert_eq!(waits, [(Some(3), 4)]);
}

#[test]
fn words_are_tried_only_where_a_slip_begins_so() {
    let hall = Hall::new(Time::new(), Reach::Here);
    let greets = |process: &str, slip: &str| {
        let (send, asked) = mpsc::channel(64);
        hall.arrived(process, send);
        let mut hello = hello(VERSION);
        if let Tell::Hello { slips, number, .. } = &mut hello.what {
            slips.push(slip.to_owned());
            *number = None;
        }
        hall.told(process, hello).unwrap();
        asked
    };
    let mut one = greets("1", "bado");
    let mut other = greets("2", "fige");
    let visit = Visit::new().unwrap();
    let types = |words: &str| hall.open(&visit, FROM, "tablet".to_owned(), words.to_owned());
    types(" BADO, bado bado bado bado");
    assert!(matches!(one.try_recv().unwrap().what, Ask::Open { .. }));
    types("kilo bado bado bado bado");
    types("fige fige");
    assert!(one.try_recv().is_err() && other.try_recv().is_err());
}

#[test]
fn rights_that_no_table_knows_keep_no_device_out() {
    let (hall, _asked) = with("1");
    hall.sit(&held("1"), Language::Polish).unwrap();
    hall.told("1", watched()).unwrap();
    for of in 0..MOST_SEATS + 10 {
        let token = Token(format!("forged.{of}"));
        let forged = Held::new(token, held("9").home);
        assert!(hall.sit(&forged, Language::Polish).is_some(), "{of}");
    }
    assert!(hall.state().seats.len() <= MOST_SEATS);
    assert_eq!(standing(&hall), RightState::Good);
}

#[test]
fn a_table_that_consents_to_no_network_is_not_shown_on_one() {
    let hall = Hall::new(Time::new(), Reach::Network);
    let (out, _asked) = mpsc::channel(8);
    hall.arrived("7", out);
    assert_eq!(
        hall.told("7", hello(VERSION)),
        Ok(Some(News::KeptOff(Some(3))))
    );
    let place = Place {
        process: "7".to_owned(),
        table: TableNumber(1),
    };
    assert!(!hall.state().is_there(&place));
    // Any other message of the process ends nothing for its other tables.
    assert_eq!(hall.told("7", told(Tell::Closed)), Ok(None));
    let other = FromTable {
        table: TableNumber(2),
        what: Tell::Hello {
            version: VERSION,
            number: Some(4),
            lang: "pl".to_owned(),
            network: true,
            slips: Vec::new(),
        },
    };
    assert_eq!(hall.told("7", other), Ok(Some(News::Came(Some(4)))));
}

/// A round's program was started again, and all its devices look for their tables at once: more than a process takes at a time.
#[test]
fn every_device_finds_its_table_again_however_many_there_are() {
    const DEVICES: u32 = 50;
    const TABLES: u32 = 8;
    let hall = Hall::new(Time::new(), Reach::Here);
    let of = |device: u32| Held::new(Token(format!("{device}.abc")), held("1").home);
    for device in 0..DEVICES {
        hall.sit(&of(device), Language::Polish).unwrap();
    }
    let (send, mut asked) = mpsc::channel(16);
    hall.arrived("2", send);
    let of_table = |table: u32, what: Tell| FromTable {
        table: TableNumber(table),
        what,
    };
    for table in 0..TABLES {
        hall.told("2", of_table(table, hello(VERSION).what))
            .unwrap();
    }
    // The table's answer to each question; the right of a device is good at one of the tables.
    let mut questions = 0;
    while let Ok(Asked { table, what }) = asked.try_recv() {
        let Ask::Watch { token } = what else {
            panic!("{what:?}");
        };
        questions += 1;
        let own = (0..DEVICES).any(|it| it % TABLES == table.0 && of(it).token == token);
        let answer = match own {
            true => Tell::Watched {
                token,
                role: DeskRole::Face,
                device: 1,
            },
            false => Tell::Unknown { token },
        };
        hall.told("2", of_table(table.0, answer)).unwrap();
    }
    let lost = (0..DEVICES).filter(|device| {
        let look = hall.look(&of(*device).token).unwrap();
        look.standing != RightState::Good
    });
    assert_eq!(lost.collect::<Vec<_>>(), Vec::<u32>::new());
    assert!(questions <= DEVICES * TABLES, "{questions}");
}
