// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts that may be done on the pages of a desk, the roles that may do them, and the answers on the pages. There is no browser
//! and no desk: the world of `tests/src/world.rs` answers.

mod arbiters;
mod hints;
mod roles;

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::Value;
use zgoda::page_words::PageWords;
use zgoda_desk::render::{Region, Shown, arbiter};
use zgoda_game::notation::{parse_fen, write_move};
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_input::command::Word;
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::games::random;
use zgoda_scenarios::script::PageAct;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::Language;
use zgoda_speech::announcement::Consent;
use zgoda_table::session::options::{Keeper, TerminalOf};
use zgoda_table::view::{Attention, Noted, Role, Snapshot, TableView, Way};

/// Every sort of page, in the order of the device numbers.
const PAGES: [&str; 10] = [
    "chief",
    "round-1",
    "assistant-white",
    "assistant-black",
    "helper-black",
    "ear-white",
    "screen-black",
    "face",
    "player-white",
    "player-black",
];

/// An official game in which every device was let in.
fn let_in(settings: Settings) -> World {
    let mut world = World::new(Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        time: Some("15m+5s".parse().unwrap()),
        keeper: Keeper::Embedded,
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Blind,
        },
        language: Language::English,
        channels: vec![Side::White.into(), Side::Black.into()],
        consents: [&settings.consents[..], &[Consent::PlayerPage]].concat(),
        ..settings
    });
    type_line(&mut world, "arbiter 2468");
    // The number of waiting pages is limited, so each page is let in before the next page asks.
    for (number, page) in (1..).zip(PAGES) {
        world.page_asks(page, "a device");
        second(&mut world);
        type_line(&mut world, &format!("device {number}"));
    }
    world
}

/// A game in which White's time runs.
fn begun(settings: Settings) -> World {
    let mut world = let_in(settings);
    for line in ["prepared", "resume", "arbiter done"] {
        type_line(&mut world, line);
    }
    world
}

fn second(world: &mut World) {
    world.run(Duration::from_secs(1));
}

fn type_line(world: &mut World, line: &str) {
    world.type_line(line);
    second(world);
}

/// The answer to a line on the page.
fn page(world: &mut World, page: &str, line: &str) -> Vec<String> {
    let number = PAGES.iter().position(|it| *it == page).unwrap() + 1;
    let before = world.desk().len();
    world.page_does(&PageAct {
        device: u32::try_from(number).unwrap(),
        line: line.to_owned(),
        ..PageAct::default()
    });
    second(world);
    world.desk()[before..].to_vec()
}

/// Kodeks IV 2.15: in time trouble half-moves come faster than a page can be shown anew.
#[test]
fn what_an_arbiter_writes_down_is_held_up_by_nothing_and_holds_nothing_up() {
    let mut world = begun(Settings::default());
    let rows = world.game().logged().count;
    let chief = |line: &str| PageAct {
        device: 1,
        line: line.to_owned(),
        rows: Some(rows),
        ..PageAct::default()
    };
    for line in ["note 32-28", "note 19-23", "note 28x19"] {
        world.page_does(&chief(line));
    }
    second(&mut world);
    let noted = events(&world);
    let noted = noted.iter().filter(|it| it["kind"] == "arbiter-noted");
    let noted: Vec<_> = noted.map(|it| (&it["ply"], &it["written"])).collect();
    let [one, two, three] = [1, 2, 3].map(Value::from);
    let [first, second_, third] = ["32-28", "19-23", "28x19"].map(Value::from);
    assert_eq!(noted, [(&one, &first), (&two, &second_), (&three, &third)]);
    // Nor is such a note a decision that another arbiter must have seen before acting.
    world.page_does(&PageAct {
        device: 2,
        ..chief("stop")
    });
    second(&mut world);
    assert!(last_of(&world, "play-stopped").is_some());
    // The second arbiter's act is accepted although the chief arbiter has decided something since.
    world.page_does(&chief("note 14x23"));
    second(&mut world);
    let last = last_of(&world, "arbiter-noted").unwrap();
    assert_eq!(
        (&last["ply"], &last["written"]),
        (&Value::from(4), &Value::from("14x23"))
    );
    world.page_does(&chief("resume"));
    second(&mut world);
    assert!(last_of(&world, "play-resumed").is_none());
}

fn events(world: &World) -> Vec<Value> {
    let durable = world.disk().durable().iter();
    durable
        .map(|event| serde_json::to_value(&event.body).unwrap())
        .collect()
}

fn last_of(world: &World, kind: &str) -> Option<Value> {
    events(world).into_iter().rfind(|it| it["kind"] == kind)
}

#[test]
fn a_yes_on_an_assistants_page_answers_nothing_that_is_asked_at_the_table() {
    let mut world = let_in(Settings::default());
    for answer in ["yes", "1", "no", "2"] {
        let told = page(&mut world, "assistant-white", answer);
        assert!(told[0].contains("not done from this page"), "{told:?}");
    }
    assert_eq!(last_of(&world, "prepared"), None);
    let mut world = begun(Settings::default());
    for answer in ["yes", "1"] {
        type_line(&mut world, "white: end");
        page(&mut world, "assistant-white", answer);
        assert!(!world.stopped(), "{answer} on a page ends the program");
    }
    type_line(&mut world, "white: resign");
    page(&mut world, "assistant-white", "yes");
    page(&mut world, "ear-white", "yes");
    assert!(!world.is_over(), "nobody resigns for a player");
}

#[test]
fn an_arbiter_writes_down_on_their_page_what_a_player_says_to_the_result() {
    let mut world = begun(Settings::default());
    page(&mut world, "chief", "white: yes");
    page(&mut world, "chief", "decide 1-1 agreement");
    page(&mut world, "chief", "yes");
    assert!(world.is_over(), "{:?}", world.desk());
    page(&mut world, "round-1", "white: yes");
    page(&mut world, "chief", "black: no");
    let answered = events(&world);
    let answered = answered.iter().filter(|it| it["kind"] == "result-answered");
    let answered: Vec<_> = answered.map(|it| (&it["by"], &it["agrees"])).collect();
    let expected = [("white", true), ("black", false)].map(|(by, it)| (by.into(), it.into()));
    let expected: Vec<(&Value, &Value)> = expected.iter().map(|(by, it)| (by, it)).collect();
    assert_eq!(answered, expected);
    page(&mut world, "assistant-white", "yes");
    assert_eq!(last_of(&world, "result-answered").unwrap()["by"], "black");
}

#[test]
fn a_yes_answers_only_the_question_that_its_page_was_shown() {
    let mut world = begun(Settings::default());
    page(&mut world, "chief", "decide 2-0 time");
    page(&mut world, "round-1", "decide 0-2 time");
    // The chief arbiter believes that the earlier question is still open.
    let told = page(&mut world, "chief", "yes");
    assert!(!world.is_over(), "{told:?}");
    assert!(told[0].contains("0-2"), "what is asked now: {told:?}");
    assert!(told[1].contains("not taken"), "{told:?}");
    // Now the chief arbiter knows the new question.
    page(&mut world, "chief", "yes");
    assert_eq!(last_of(&world, "game-ended").unwrap()["result"], "0-2");
}

#[test]
fn a_second_press_from_a_page_is_refused_there() {
    let mut world = begun(Settings::default());
    page(&mut world, "assistant-white", "32-28");
    second(&mut world);
    assert_eq!(
        page(&mut world, "assistant-white", "press"),
        [] as [&str; 0]
    );
    second(&mut world);
    let told = page(&mut world, "assistant-white", "press");
    assert_eq!(
        told,
        [
            "page 3: no press, your clock is not running",
            "page 3 not taken"
        ]
    );
}

/// The page repeats the entry, and says which act makes it count.
#[test]
fn what_was_entered_is_said_back_where_it_was_entered() {
    let mut world = begun(Settings::default());
    let told = page(&mut world, "player-white", "32-28");
    assert_eq!(
        told,
        ["page 9: 32 to 28, taken; press the clock to count it."]
    );
    let told = page(&mut world, "player-white", "correct 31-27");
    assert_eq!(
        told,
        ["page 9: 31 to 27, taken; press the clock to count it."]
    );
    page(&mut world, "player-white", "press");
    assert_eq!(last_of(&world, "pressed").unwrap()["side"], "white");
    let told = page(&mut world, "assistant-black", "19-23");
    assert_eq!(
        told,
        ["page 4: 19 to 23, taken; press the clock to count it."]
    );
    // A refused line is not reported as taken.
    let told = page(&mut world, "player-white", "99-98");
    assert!(!told.iter().any(|it| it.contains("taken;")), "{told:?}");
}

/// One key enters a half-move and presses; without an entry it does not press.
#[test]
fn a_half_move_is_entered_and_pressed_for_by_one_key() {
    let mut world = begun(Settings::default());
    let by_one_key = |world: &mut World, line: &str| {
        world.page_does(&PageAct {
            device: 9,
            line: line.to_owned(),
            then_press: true,
            ..PageAct::default()
        });
        second(world);
        let pressed = events(world)
            .iter()
            .filter(|it| it["kind"] == "pressed")
            .count();
        (pressed, world.game().standing().len())
    };
    assert_eq!(by_one_key(&mut world, "99-98"), (0, 0));
    assert_eq!(by_one_key(&mut world, "last"), (0, 0));
    let before = world.desk().len();
    assert_eq!(by_one_key(&mut world, "32-28"), (1, 1));
    // After the press, the page does not say that the entry waits for a press.
    let told = &world.desk()[before..];
    assert_eq!(told, ["page 9: 32 to 28, taken."]);
}

/// Both players of a table act only by their pages: a game from the first half-move to its end.
#[test]
fn two_players_play_by_their_pages() {
    let mut world = begun(Settings {
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Sighted,
        },
        ..Settings::default()
    });
    for (of, line) in [
        ("player-white", "32-28"),
        ("player-white", "press"),
        ("player-black", "19-23"),
        ("player-black", "press"),
        ("player-white", "28x19"),
        ("player-white", "press"),
        ("player-black", "14x23"),
        ("player-black", "press"),
        ("player-white", "call"),
    ] {
        let told = page(&mut world, of, line);
        assert!(
            !told.iter().any(|it| it.contains("not taken")),
            "{of}: {line}: {told:?}"
        );
    }
    let pressed = events(&world);
    let pressed: Vec<_> = pressed
        .iter()
        .filter(|it| it["kind"] == "pressed")
        .collect();
    assert_eq!(pressed.len(), 4, "{pressed:?}");
    assert_eq!(last_of(&world, "arbiter-called").map(|_| ()), Some(()));
    page(&mut world, "player-black", "resign");
    // No other person answers for the opponent.
    page(&mut world, "player-white", "yes");
    assert!(!world.is_over());
    page(&mut world, "player-black", "yes");
    assert!(world.is_over(), "{:?}", world.desk());
    assert_eq!(last_of(&world, "game-ended").unwrap()["result"], "2-0");
}

/// The page shows no board. Of the record it shows only the player's own last entry, unless the event makes the page that player's
/// record.
#[test]
fn a_player_is_shown_their_own_last_entry_and_no_board() {
    let record = |consents: Vec<Consent>| {
        let mut world = begun(Settings {
            consents,
            ..Settings::default()
        });
        for line in ["32-28", "press"] {
            page(&mut world, "player-white", line);
        }
        page(&mut world, "player-black", "19-23");
        let of = |side| match world.view(Role::Seat(side)) {
            Some(TableView::Seat(view)) => {
                let all = view.record.iter();
                all.map(|it| format!("{}-{}", it.from, it.to))
                    .collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        };
        Side::ALL.map(of)
    };
    assert_eq!(record(Vec::new()), [["32-28"], ["19-23"]]);
    let whole = record(vec![Consent::PlayerPageRecord]);
    assert_eq!(whole, [["32-28", "19-23"], ["32-28", "19-23"]]);
    // Without the consent the role has no page.
    let world = World::new(Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        ..Settings::default()
    });
    assert_eq!(world.view(Role::Seat(Side::White)), None);
}

/// An answer counts only for the question on its page, not for a later question.
#[test]
fn an_answer_carries_its_question() {
    let mut world = begun(Settings::default());
    let answer = |world: &World| match world.view(Role::Seat(Side::White)) {
        Some(TableView::Seat(view)) => view.answers,
        other => panic!("{other:?}"),
    };
    assert_eq!(answer(&world), None);
    page(&mut world, "player-white", "resign");
    let resigns = answer(&world);
    assert!(resigns.is_some());
    page(&mut world, "player-white", "no");
    page(&mut world, "chief", "stop");
    assert_ne!(answer(&world), resigns, "something else is open");
    let before = world.desk().len();
    world.page_answers(9, "yes", resigns);
    second(&mut world);
    let told = &world.desk()[before..];
    assert!(told[0].contains("another question"), "{told:?}");
    assert!(!world.is_over());
}

/// Kodeks II 4.4: a player without a way to press is named before the start; the same command once more starts the clock. Until the
/// player has a way, the arbiter's page presses for that side, and for no other side.
#[test]
fn who_cannot_press_is_told_and_the_arbiter_presses_for_them() {
    let ends = |world: &mut World, of: &str| {
        let number = PAGES.iter().position(|it| *it == of).unwrap() + 1;
        page(world, "chief", &format!("device {number} end"));
    };
    let mut world = let_in(Settings {
        terminal: TerminalOf::Organiser,
        ..Settings::default()
    });
    for of in ["assistant-black", "player-black"] {
        ends(&mut world, of);
    }
    let told = page(&mut world, "chief", "prepared").join("\n");
    assert!(told.contains("Black has no way to press"), "{told}");
    assert!(!told.contains("White has no way"), "{told}");
    let told = page(&mut world, "chief", "resume").join("\n");
    assert!(told.contains("once more"), "{told}");
    assert_eq!(last_of(&world, "clock-read"), None);
    page(&mut world, "chief", "resume");
    assert!(last_of(&world, "clock-read").is_some());
    page(&mut world, "player-white", "32-28");
    // White has a way to press, so no arbiter presses for White.
    page(&mut world, "chief", "white: press");
    assert_eq!(last_of(&world, "pressed"), None);
    page(&mut world, "player-white", "press");
    type_line(&mut world, "black: 19-23");
    page(&mut world, "chief", "black: press");
    assert_eq!(last_of(&world, "pressed").unwrap()["side"], "black");
    let view = |world: &World| match world.view(Role::Arbiter) {
        Some(TableView::Arbiter(view)) => view.ways,
        other => panic!("{other:?}"),
    };
    let ways = view(&world);
    assert_eq!(ways.white, [Way::Page, Way::Assistant]);
    assert_eq!(ways.black, []);
}

/// A keyboard at the table is a way to press for both sides: by a key, and by a line that names the side.
#[test]
fn a_keyboard_at_the_table_is_a_way_for_both() {
    let world = World::new(Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        time: Some("15m+5s".parse().unwrap()),
        keeper: Keeper::Embedded,
        ..Settings::default()
    });
    let Some(TableView::Arbiter(view)) = world.view(Role::Arbiter) else {
        panic!("an arbiter sees the table");
    };
    assert_eq!(view.ways.white, [Way::Key]);
    assert_eq!(view.ways.black, [Way::Line]);
    assert_eq!(view.press, None);
}

/// Kodeks II 6.10: a player's page that is not in front takes no press, and the arbiter sees that at once, as a fault of the clock.
#[test]
fn a_players_page_that_is_not_in_front_is_told_to_the_desk() {
    let mut world = begun(Settings::default());
    type_line(&mut world, "arbiter 2468");
    let lost = |world: &World| match world.view(Role::Arbiter) {
        Some(TableView::Arbiter(view)) => view.attention.contains(&Attention::DeviceLost),
        other => panic!("{other:?}"),
    };
    let is = |world: &mut World, in_front: bool| {
        let before = world.desk().len();
        world.page_is_in_front(9, in_front);
        world.desk()[before..].join("\n")
    };
    assert_eq!(is(&mut world, true), "", "it is where it should be");
    let told = is(&mut world, false);
    assert!(
        told.contains("II 6.10") && told.contains("page of White"),
        "{told}"
    );
    assert!(lost(&world));
    assert_eq!(is(&mut world, false), "", "once");
    assert!(is(&mut world, true).contains("in front again"));
    assert!(!lost(&world));
}

/// The words that each page may say. All other words, and words in another person's name, are refused as not for this page.
const MAY_SAY: [(&str, &str); 8] = [
    ("assistant-white", ASSISTANTS),
    ("assistant-black", ASSISTANTS),
    ("helper-black", ""),
    ("ear-white", "missed repeat silence spell"),
    ("screen-black", ""),
    ("face", ""),
    ("player-white", PLAYERS),
    ("player-black", PLAYERS),
];

/// A player's own words, without questions about the board.
const PLAYERS: &str = "accept assistant black's assistant boards both call claim clock count crowned decline demand last let stand \
     no offer press resign result white's assistant yes";

/// The words of an assistant, including questions about the board; the answers are limited elsewhere.
const ASSISTANTS: &str = "adjust all around assistant attacked black black's assistant board boards both call captures \
     changed claim clock count crowned diagonals done kings last men more moves newer newest next no older pieces press \
     previous record region regions result row white white's assistant yes";

#[test]
fn every_word_on_every_page_that_is_not_an_arbiters() {
    for (of, may) in MAY_SAY {
        let mut world = begun(Settings::default());
        let mut said = BTreeSet::new();
        for word in Word::ALL {
            let word = word.english();
            if !is_not_for(&mut world, of, word) {
                said.insert(word);
            }
            // Further words after these words make no half-move and no other command.
            for behind in ["32-28", "white", "2468"] {
                is_not_for(&mut world, of, &format!("{word} {behind}"));
            }
            for name in ["white", "black", "arbiter", "assistant"] {
                let line = format!("{name}: {word}");
                // A player speaks on the page of their ear, and on their own.
                let own = ((of == "ear-white" || of == "player-white") && name == "white")
                    || (of == "player-black" && name == "black");
                assert!(own || is_not_for(&mut world, of, &line), "{of}: {line}");
            }
        }
        let said: Vec<&str> = said.into_iter().collect();
        assert_eq!(said.join(" "), may, "{of}");
        assert!(!world.stopped() && !world.is_over(), "{of}");
        for hint in ["moves", "captures", "attacked", "all", "men"] {
            let told = page(&mut world, of, hint);
            assert!(told.iter().any(|it| it.contains("not taken")), "{told:?}");
        }
    }
}

/// True if this line is refused, and the refusal is written down.
fn is_not_for(world: &mut World, of: &str, line: &str) -> bool {
    let before = world.disk().durable().len();
    let told = page(world, of, line);
    let written = events(world).split_off(before);
    let refused = written
        .iter()
        .any(|it| it["kind"] == "refused" && it["why"] == "not from this page");
    assert_eq!(
        refused,
        told.iter().any(|it| it.contains("not done from this page")),
        "{of}: {line}: {told:?}"
    );
    let code = serde_json::to_string(&written).unwrap();
    assert!(!code.contains("2468"), "a code is never kept: {code}");
    refused
}

/// All views and words for every page in a game that begins from `fen` and takes this line.
fn shown_and_told(fen: &str, line: &str) -> Vec<String> {
    let mut world = begun(Settings {
        start: parse_fen(fen, Variant::International).unwrap(),
        ..Settings::default()
    });
    let mut all = Vec::new();
    let lines = [
        line,
        "press",
        "boards",
        "count",
        "last",
        "clock",
        "clock full",
        "result",
        "press",
    ];
    for line in lines {
        for of in ["assistant-white", "assistant-black"] {
            all.extend(page(&mut world, of, line));
            for role in Role::ALL {
                let view = world.view(role);
                let mut view = serde_json::to_value(view).unwrap();
                // The arbiter knows the game itself, and the muted facts.
                if let (Role::Arbiter, Some(view)) = (role, view.as_object_mut()) {
                    for key in ["muted", "start", "position"] {
                        view.remove(key);
                    }
                }
                all.push(format!("{role:?} {view}"));
            }
        }
    }
    all
}

/// Pages show a regular half-move and an irregular half-move alike: only an arbiter who uses the key for muted facts can tell them
/// apart.
#[test]
fn no_page_tells_a_regular_half_move_from_another() {
    for (legal, irregular, line) in [
        ("W:W31,32,50:B5,4", "W:W31,32,50:B28,5,4", "31-27"),
        ("W:W38,50:B32,5,4", "W:W38,50:B32,22,5,4", "38x27"),
        ("W:WK46,50:B5,4", "W:WK46,50:B28,5,4", "46-37"),
    ] {
        let told = shown_and_told(legal, line);
        let other = shown_and_told(irregular, line);
        for (told, other) in told.iter().zip(&other) {
            assert_eq!(told, other, "{line}");
        }
        assert_eq!(told.len(), other.len(), "{line}");
    }
}

/// The limit for an arbiter's first page: 60 kB, less the frame around its regions (`render::shell`).
const MOST_BYTES: usize = 60_000 - zgoda_desk::render::FRAME_BYTES;

/// A stopped game of a hundred half-moves. The page has the game's record and both players' own records, the position and both
/// boards, the arbiter's own record from time trouble, and fifty rows of the log.
fn long_and_stopped() -> Snapshot {
    const PLIES: usize = 100;
    let mut world = begun(Settings {
        time: Some("90m+30s".parse().unwrap()),
        ..Settings::default()
    });
    let start = Setup::start(Variant::International);
    let mut games = (0..).map(|seed| random(seed, start, PLIES).moves);
    for (at, mv) in games
        .find(|it| it.len() == PLIES)
        .unwrap()
        .iter()
        .enumerate()
    {
        let side = if at % 2 == 0 { "white" } else { "black" };
        let typed = write_move(world.game().now(), mv);
        type_line(&mut world, &format!("{side}: {typed}"));
        type_line(&mut world, &format!("{side}: press"));
    }
    assert_eq!(world.game().standing().len(), PLIES);
    for line in ["arbiter 2468", "stop"] {
        type_line(&mut world, line);
    }
    let mut snapshot = Snapshot::new(world.view(Role::Arbiter).unwrap(), world.now());
    let kept: Snapshot =
        serde_json::from_str(include_str!("../../../../tests/views/arbiter.json")).unwrap();
    let (TableView::Arbiter(view), TableView::Arbiter(kept)) = (&mut snapshot.table, kept.table)
    else {
        panic!("the arbiter's");
    };
    let mut board = kept.boards.into_iter().next().unwrap();
    board.shown = Some(view.position.clone());
    view.boards = vec![board.clone(), board];
    let last = view.record.iter().rev().take(20).rev();
    view.noted = last
        .map(|it| Noted {
            ply: it.ply,
            written: it.notation.clone(),
        })
        .collect();
    let sheet: Vec<&str> = view.record.iter().map(|it| it.notation.as_str()).collect();
    let sheet = Some(sheet.join(" "));
    // Each device of the table shows its page.
    for device in &mut view.devices {
        device.shown = true;
    }
    view.sheets = BySide {
        white: sheet.clone(),
        black: sheet,
    };
    snapshot
}

#[test]
fn an_arbiters_page_late_in_a_long_game_is_small_in_every_language() {
    let snapshot = long_and_stopped();
    for language in Language::ALL {
        let shown = Shown {
            at: &"a".repeat(12),
            number: Some(40),
            role: DeskRole::Arbiter(CodeOf::Chief),
            snapshot: Some(&snapshot),
            key: &"k".repeat(32),
        };
        let page = arbiter::page(&shown, &PageWords::new(language));
        let bytes: usize = page.regions.iter().map(|it| it.html.0.len()).sum();
        let of = |region: &Region| format!("{} {}", region.id, region.html.0.len());
        let parts: Vec<String> = page.regions.iter().map(of).collect();
        eprintln!("{language:?}: {bytes}");
        assert!(
            bytes < MOST_BYTES,
            "{language:?}: {bytes} of {MOST_BYTES}: {parts:?}"
        );
    }
}
