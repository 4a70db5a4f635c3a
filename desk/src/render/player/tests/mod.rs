// SPDX-License-Identifier: GPL-3.0-or-later
//! Laws of the pages of players, assistants and helpers, for all views of a table.

mod acts;
mod regions;

use zgoda_game::{BySide, Piece, Side};
use zgoda_record::event::{PreparedAnswer, PreparedItem};
use zgoda_speech::Language;
use zgoda_table::view::{
    AsWritten, AssistantView, Difference, HalfMove, HelperView, Man, Mark, Phase, PlayerView,
    Prepared, RoomView, Salt, SeatView, Snapshot,
};

use super::*;

/// Most bytes of a page's regions: its first view is under 60 kB, with the frame around them.
const MOST: usize = 50_000;

fn kept(name: &str) -> Snapshot {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/views");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn assistant(change: impl FnOnce(&mut AssistantView)) -> Snapshot {
    let mut snapshot = kept("assistant.json");
    let TableView::Assistant(view) = &mut snapshot.table else {
        panic!("an assistant's");
    };
    change(view);
    snapshot
}

fn player(change: impl FnOnce(&mut PlayerView)) -> Snapshot {
    let mut snapshot = kept("player.json");
    let TableView::Player(view) = &mut snapshot.table else {
        panic!("a player's");
    };
    change(view);
    snapshot
}

fn seat(change: impl FnOnce(&mut SeatView)) -> Snapshot {
    let mut snapshot = kept("seat.json");
    let TableView::Seat(view) = &mut snapshot.table else {
        panic!("a seat's");
    };
    change(view);
    snapshot
}

fn helper() -> Snapshot {
    helper_of(&kept("assistant.json"))
}

/// The snapshot that a helper is shown where an assistant is shown this snapshot.
fn helper_of(assistants: &Snapshot) -> Snapshot {
    let mut snapshot = assistants.clone();
    let TableView::Assistant(view) = &assistants.table else {
        panic!("an assistant's");
    };
    snapshot.table = TableView::Helper(HelperView {
        side: view.side,
        carry_out: view.carry_out.clone(),
    });
    snapshot
}

fn room(change: impl FnOnce(&mut RoomView)) -> Snapshot {
    let mut snapshot = kept("room.json");
    let TableView::Room(view) = &mut snapshot.table else {
        panic!("the room's");
    };
    change(view);
    snapshot
}

const ASSISTANT: DeskRole = DeskRole::Assistant(Side::White);
const HELPER: DeskRole = DeskRole::Helper(Side::White);
const EAR: DeskRole = DeskRole::Ear(Side::White);
const SCREEN: DeskRole = DeskRole::Screen(Side::Black);
const SEAT: DeskRole = DeskRole::Player(Side::Black);

fn page_in(language: Language, role: DeskRole, snapshot: Option<&Snapshot>) -> Page {
    let shown = Shown {
        at: "3",
        number: Some(12),
        role,
        snapshot,
        key: "anti-forgery",
    };
    page(&shown, &PageWords::new(language))
}

fn page_of(role: DeskRole, snapshot: &Snapshot) -> Page {
    page_in(Language::English, role, Some(snapshot))
}

fn text(page: &Page) -> String {
    let regions = page.regions.iter();
    let regions =
        regions.map(|region| format!("<div id=\"{}\">{}</div>", region.id, region.html.0));
    regions.collect()
}

fn region(page: &Page, id: &str) -> String {
    let found = page.regions.iter().find(|region| region.id == id);
    found.map_or_else(|| panic!("no {id}"), |region| region.html.0.clone())
}

/// Views with all that can be on a page at once.
fn everything() -> [(DeskRole, Snapshot); 6] {
    let man = |square: &str, piece| Man {
        square: square.to_owned(),
        piece: Piece::of_code(piece).unwrap(),
    };
    let men = || {
        vec![
            man("28", "wm"),
            man("23", "bk"),
            man("1", "bm"),
            man("50", "wk"),
        ]
    };
    let differences = || {
        vec![Difference {
            board: zgoda_speech::announcement::BoardOf::Side(Side::White),
            remove: vec!["19".to_owned(), "24".to_owned()],
            put: men(),
        }]
    };
    let count = Some(BySide {
        white: 17,
        black: 16,
    });
    let asks = || {
        let kinds = [
            "which-way",
            "ask-before",
            "ask-correction",
            "ask-whose",
            "record-read-out",
            "x",
        ];
        kinds.map(str::to_owned).to_vec()
    };
    let full = assistant(|view| {
        view.count = count;
        view.men = Some(men());
        view.differences = Some(differences());
        view.asks = asks();
        view.public.claimed = Some(Side::Black);
        view.public.draw_offered = Some(Side::White);
        view.record = long_record();
        view.carry_out.as_mut().unwrap().remove = vec!["24".to_owned()];
    });
    let looks = player(|view| {
        view.count = count;
        view.men = Some(men());
        view.differences = Some(differences());
        view.asks = asks();
        view.record = long_record();
    });
    let sits = seat(|view| {
        view.asks = asks();
        view.whole = true;
        view.record = long_record();
    });
    let both_flags = room(|view| {
        view.clock.flags = BySide {
            white: true,
            black: true,
        };
        view.clock.first_flag = Some(Side::Black);
        view.clock.clock.running = Some(Side::White);
    });
    [
        (ASSISTANT, full),
        (HELPER, helper()),
        (SCREEN, looks),
        (SEAT, sits),
        (DeskRole::Face, both_flags),
        (EAR, kept("room.json")),
    ]
}

/// A game of a hundred moves of each side.
fn long_record() -> Vec<HalfMove> {
    let half_move = |ply: u32| HalfMove {
        ply,
        side: if ply % 2 == 1 {
            Side::White
        } else {
            Side::Black
        },
        from: "32".to_owned(),
        to: "28".to_owned(),
        takes: ply.is_multiple_of(5),
    };
    (1..=200).map(half_move).collect()
}
