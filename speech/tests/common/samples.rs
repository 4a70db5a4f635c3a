// SPDX-License-Identifier: GPL-3.0-or-later
//! Samples of every message, and of every choice that changes its words, in the order of the vocabulary.
//!
//! A message that needs only examples of its fields uses the examples in `examples`. All other messages are in this file, with
//! plurals, combinations, lists and texts of many sorts.
#![allow(dead_code, unreachable_pub)] // Each test file uses only some of these functions.

use std::time::Duration;

use zgoda_game::{BySide, Ending, GameResult, Kind, Outcome, Piece, Side, Square, Variant};
use zgoda_speech::announcement::{
    Action, AssistantDuty, BeforeAnswer, BeforeMove, BehindPort, BoardOf, BoardState, Choice,
    Chosen, ClaimRefusal, ClockReading, Consent, DemandRefusal, Earcon, EventKind, IllegalWhy,
    LowTimes, Meaning, MendStep, MenuItem, ModeWord, OfLine, OfferRefusal, PadNews, PadPart, Place,
    PortFound, PressRefusal, ProfileRefusal, RecordMedium, Recorded, RuleProfile, Setting,
    SightWord, SpokenMove, StartQuestion, StartTrouble, TrainingAction, Uncorrectable, WayOn, Ways,
    Whisper, Words,
};
use zgoda_speech::settings::{Pitch, Topic, Verbosity, VoiceName, Volume};
use zgoda_speech::voice::Rate;
use zgoda_speech::{Language, LetterStyle, Listener, Message, NumberStyle, Worded};

mod board;
mod choices;
mod examples;

/// The names of the squares that the samples use, and of the squares of a row.
struct Board {
    variant: Variant,
    /// The squares of a path: the first square, two squares on the way, and the last square.
    path: [&'static str; 4],
    row: &'static [&'static str],
}

const HUNDRED: Board = Board {
    variant: Variant::International,
    path: ["32", "28", "21", "7"],
    row: &["31", "32", "33", "34", "35"],
};

const SIXTY_FOUR: Board = Board {
    variant: Variant::Polish64,
    path: ["c3", "d4", "a1", "h8"],
    row: &["a3", "c3", "e3", "g3"],
};

impl Board {
    fn square(&self, name: &str) -> Square {
        self.variant.square(name).unwrap()
    }

    fn spoken(&self, from: usize, via: &[usize], to: usize, action: Action) -> SpokenMove {
        SpokenMove {
            from: self.square(self.path[from]),
            via: via.iter().map(|n| self.square(self.path[*n])).collect(),
            to: self.square(self.path[to]),
            action,
        }
    }
}

/// The samples of one variant. A kind has the samples of this file or, if there are none, the examples of its fields.
pub fn samples(variant: Variant) -> Vec<Message> {
    let board = match variant {
        Variant::International => HUNDRED,
        Variant::Polish64 => SIXTY_FOUR,
    };
    let mut own = moves(&board);
    own.extend(boards(&board));
    own.extend(program(&board));
    own.extend(answers(&board));
    own.extend(choices::personal(&board));
    let all = Message::KINDS.iter().flat_map(|kind| {
        let own: Vec<Message> = own
            .iter()
            .filter(|it| it.kind() == *kind)
            .cloned()
            .collect();
        match own.is_empty() {
            true => Message::examples(kind, &board),
            false => own,
        }
    });
    all.collect()
}

fn moves(board: &Board) -> Vec<Message> {
    let plain = board.spoken(0, &[], 1, Action::Moves);
    let takes = board.spoken(0, &[], 2, Action::Takes);
    let routes = [
        plain.clone(),
        takes.clone(),
        board.spoken(0, &[1], 2, Action::Moves),
        board.spoken(0, &[1, 3], 2, Action::Takes),
    ];
    let side = Side::White;
    let mut all: Vec<Message> = routes
        .into_iter()
        .map(|played| Message::MovePlayed {
            side,
            played,
            recorded: Recorded::Safe,
        })
        .collect();
    all.push(Message::MovePlayed {
        side,
        played: plain.clone(),
        recorded: Recorded::NotRecorded,
    });
    for recorded in [Recorded::Safe, Recorded::NotRecorded] {
        all.push(Message::MoveCorrected {
            side,
            played: plain.clone(),
            recorded,
        });
    }
    all.push(Message::MoveTakenBack {
        side,
        struck: plain.clone(),
    });
    all.push(Message::SaidButShown {
        said: plain.clone(),
        shown: takes.clone(),
    });
    all.push(Message::SaidButEntered {
        said: plain,
        entered: takes.clone(),
    });
    for via in [vec![], vec![2, 3], vec![1, 2, 3]] {
        all.push(Message::WhichWay {
            from: takes.from,
            to: takes.to,
            via: Ways::Through(via.iter().map(|n| board.square(board.path[*n])).collect()),
            whose: None,
        });
    }
    for pieces in [vec![], vec![takes.from, takes.to]] {
        all.push(Message::WhichWay {
            from: takes.from,
            to: takes.to,
            via: Ways::Pieces(pieces),
            whose: None,
        });
    }
    all.extend(Side::ALL.map(|side| Message::WhichWay {
        from: takes.from,
        to: takes.to,
        via: Ways::Through(Vec::new()),
        whose: Some(side),
    }));
    all.extend(endings());
    all
}

const BOARDS: [BoardOf; 3] = [
    BoardOf::Side(Side::White),
    BoardOf::Side(Side::Black),
    BoardOf::Shared,
];

fn pieces() -> impl Iterator<Item = Piece> {
    Side::ALL
        .into_iter()
        .flat_map(|side| [Kind::Man, Kind::King].map(|kind| Piece { side, kind }))
}

fn boards(b: &Board) -> Vec<Message> {
    let square = b.square(b.path[1]);
    let mut all = vec![Message::SquareTouched { square }];
    for squares in [1, 2, 5, 12, 22] {
        all.push(Message::BoardDiffersBy {
            board: BOARDS[0],
            squares,
            step: MendStep::Remove(square),
        });
    }
    all.push(Message::MendNext {
        step: MendStep::Remove(square),
    });
    all.push(Message::MendNext {
        step: MendStep::TurnRound,
    });
    all.extend(pieces().map(|piece| Message::MendNext {
        step: MendStep::Put(square, piece),
    }));
    all.push(Message::BoardUneven { board: BOARDS[0] });
    all.push(Message::BoardUnevenBy {
        board: BOARDS[0],
        step: MendStep::Remove(square),
    });
    all
}

fn program(b: &Board) -> Vec<Message> {
    let mut all = Vec::new();
    for variant in Variant::ALL {
        all.push(Message::GameBegins {
            white: "Anna Nowak-Lis".to_owned(),
            black: "J. O'Hara (2)".to_owned(),
            variant,
        });
        all.push(Message::GameBegins {
            white: String::new(),
            black: String::new(),
            variant,
        });
    }
    for (plies, last) in [(0, None), (23, Some(b.spoken(0, &[], 2, Action::Takes)))] {
        all.push(Message::AskWalkBack {
            last: last.clone(),
            struck: plies,
        });
        all.push(Message::AskGoOn {
            white: String::new(),
            black: String::new(),
            last: last.clone(),
        });
        all.push(Message::GameResumed { plies, last });
    }
    all.extend([true, false].map(|clock| Message::HowToPlay {
        sample: b.spoken(0, &[], 2, Action::Moves),
        clock,
    }));
    all.push(Message::AskGoOn {
        white: "Anna".to_owned(),
        black: "Jan".to_owned(),
        last: Some(b.spoken(0, &[], 2, Action::Moves)),
    });
    all.extend([0, 1, 3, 25].map(|plies| Message::RecordNotWhole { plies }));
    all.extend([
        Message::OthersSound {
            of: Listener::White,
            state: false,
        },
        Message::OthersSound {
            of: Listener::Black,
            state: false,
        },
        Message::OthersSound {
            of: Listener::Assistant,
            state: false,
        },
        Message::OthersSound {
            of: Listener::Room,
            state: false,
        },
        Message::OthersSound {
            of: Listener::White,
            state: true,
        },
        Message::OthersSound {
            of: Listener::Black,
            state: true,
        },
        Message::OthersSound {
            of: Listener::Assistant,
            state: true,
        },
        Message::OthersSound {
            of: Listener::Room,
            state: true,
        },
        Message::VoiceMissing {
            name: "Magda".to_owned(),
        },
        Message::LibraryMissing {
            library: "libspeechd".to_owned(),
            package: "libspeechd2".to_owned(),
        },
    ]);
    all
}

fn answers(b: &Board) -> Vec<Message> {
    let played = b.spoken(0, &[], 1, Action::Moves);
    let mut all = vec![
        Message::SpelledOut {
            what: Box::new(Message::SaidNoted {
                said: played.clone(),
            }),
        },
        Message::SpelledOut {
            what: Box::new(Message::WrongPin),
        },
    ];
    all.extend(Side::ALL.map(|side| Message::LastMove {
        ply: 11,
        side,
        played: played.clone(),
    }));
    all.extend(board::answers(b));
    all.extend([0, 1, 2, 5, 12, 22, 101].map(|white| {
        let black = white;
        Message::Count {
            moves: BySide { white, black },
        }
    }));
    all.extend([1, 3, 12].map(|white| Message::Count {
        moves: BySide {
            white,
            black: white - 1,
        },
    }));
    for boards in [
        vec![],
        vec![BoardState::Away(BOARDS[0])],
        vec![BoardState::Agrees(BOARDS[1])],
        vec![BoardState::UnderWay(BOARDS[2])],
        vec![BoardState::Differs(BOARDS[0])],
        vec![BoardState::Read(BOARDS[2])],
        vec![BoardState::NotRead(BOARDS[2])],
        vec![BoardState::Off(BOARDS[0])],
        vec![
            BoardState::Agrees(BOARDS[0]),
            BoardState::Differs(BOARDS[1]),
        ],
    ] {
        all.push(Message::Status {
            last: Some((12, Side::Black, played.clone())),
            boards,
        });
    }
    all.push(Message::Status {
        last: None,
        boards: Vec::new(),
    });
    clock(&mut all);
    all.extend([1, 2, 87].map(|ply| Message::RecordsPart { ply }));
    all.extend([0, 1, 2, 87].map(|ply| Message::CheckLeft { ply }));
    all.extend(Side::ALL.map(|side| Message::RecordReadOut {
        ply: 11,
        side,
        played: played.clone(),
    }));
    for (last, turn, struck) in [
        (Some((6, Side::Black, played)), Side::White, 5),
        (None, Side::Black, 0),
    ] {
        all.push(Message::WalkedBack { last, turn, struck });
    }
    let seconds = |seconds| Some(Duration::from_secs(seconds));
    for (turn, white, black) in [
        (Side::White, None, None),
        (Side::Black, seconds(4720), None),
        (Side::White, seconds(3661), seconds(0)),
        (Side::White, seconds(10_925), seconds(1321)),
    ] {
        all.push(Message::PlayGoesOn { turn, white, black });
    }
    all.extend(choices::settings());
    for item in before() {
        if item.must_be_so() {
            all.push(Message::PutRightFirst { item });
        }
        all.extend(may_be_written(item).map(|answer| Message::AsWritten { item, answer }));
    }
    for text in ["", "32-28x 12:30 <b>[x]{3228}", "ala ma kota"] {
        let text = OfLine::from(text);
        all.push(Message::NotUnderstood { text });
    }
    for (text, others) in [("", 1), ("said", 2), ("arbiter", 5)] {
        let text = OfLine {
            text: text.to_owned(),
            others,
        };
        all.push(Message::NotUnderstood { text });
    }
    all.extend([0, 1, 8].map(|digit| Message::DigitTaken { digit }));
    let command = |words: &str| Meaning::Command(words.to_owned());
    for meaning in [
        command("where"),
        command("let stand"),
        command("up left"),
        command("men white"),
        command("row 28"),
        Meaning::Silence,
        Meaning::Status,
        Meaning::Look,
        Meaning::Help,
        Meaning::Digit(7),
        Meaning::Correction,
        Meaning::LineAgain,
        Meaning::Types('a'),
        Meaning::Nothing,
    ] {
        all.push(Message::StrokeMeans { meaning });
    }
    all.push(Message::LineAgain {
        text: "32299".to_owned(),
    });
    all.push(Message::LineAgain {
        text: "*20-7".to_owned(),
    });
    all.push(Message::DeskSays {
        text: "30-25".to_owned(),
    });
    all.push(Message::NoSuchMove {
        text: "32-33".into(),
    });
    all.push(Message::MoveForm {
        text: "99x1".into(),
    });
    all
}

/// Every way in which a game can end, and the messages about claims and results.
fn endings() -> Vec<Message> {
    let outcomes = [
        Outcome::Won(Side::White),
        Outcome::Won(Side::Black),
        Outcome::Drawn,
        Outcome::BothLost,
    ];
    let endings = outcomes.into_iter().flat_map(Ending::all);
    let over = |result| Message::GameOver { result };
    let mut all: Vec<Message> = endings.map(GameResult::plain).map(over).collect();
    for side in Side::ALL {
        let agreed = Ending::Agreed;
        let better = GameResult::with_advantage(agreed, Some(side), Variant::International);
        all.push(over(better.unwrap()));
        let by = side;
        all.extend([true, false].map(|agrees| Message::ResultAnswered { by, agrees }));
    }
    let used = BySide {
        white: Duration::from_secs(4203),
        black: Duration::from_secs(59),
    };
    all.push(Message::TimesUsed { used });
    all.extend(
        [(1, 7), (2, 7), (5, 80)].map(|(count, first)| Message::RecordGaps { count, first }),
    );
    all
}

/// All messages of the clock.
fn clock(all: &mut Vec<Message>) {
    let times = |white, black| BySide { white, black }.map(Duration::from_secs);
    for on in [WayOn::ArbitersWord, WayOn::Resume, WayOn::ArbiterThenResume] {
        all.push(Message::PlayStopped { left: None, on });
    }
    let left = times(3904, 59);
    all.push(Message::PlayStopped {
        left: Some(left),
        on: WayOn::Resume,
    });
    for own in Side::ALL {
        for running in [Some(Side::White), Some(Side::Black), None] {
            let clock = ClockReading {
                used: times(725, 0),
                left: times(4075, 4800),
                running,
            };
            for of in [None, Some(Side::White), Some(Side::Black)] {
                all.push(Message::ClockShows { own, of, clock });
            }
            all.push(Message::ClockRuns { own, running });
        }
    }
    for seconds in [8100, 3600, 1800, 300, 60, 45, 22] {
        let left = Duration::from_secs(seconds);
        all.push(Message::TimeLeft { left });
    }
    for seconds in [10, 5, 2, 1] {
        let left = Duration::from_secs(seconds);
        all.push(Message::SecondsLeft { left });
    }
    all.extend([1, 2, 7, 14].map(|missing| Message::CompleteRecord { missing }));
    for news in PadNews::ALL {
        let owners = [None, Some(Side::White), Some(Side::Black)];
        all.extend(owners.map(|of| Message::Gamepad { of, news }));
    }
}

/// The answers that an event file can give to this item.
fn may_be_written(item: BeforeMove) -> impl Iterator<Item = BeforeAnswer> {
    let media = RecordMedium::ALL.map(BeforeAnswer::Medium);
    let of = match item {
        BeforeMove::OwnBoards => vec![BeforeAnswer::Yes],
        BeforeMove::Medium(_) => media.to_vec(),
        BeforeMove::ClockSide | BeforeMove::Announcements(_) | BeforeMove::Assistant(_) => {
            vec![BeforeAnswer::Yes, BeforeAnswer::No]
        }
        BeforeMove::OneBoard
        | BeforeMove::Orientation(_)
        | BeforeMove::Men(_)
        | BeforeMove::Earphones => Vec::new(),
    };
    of.into_iter()
}

/// All questions before the first move.
fn before() -> Vec<BeforeMove> {
    let mut all = vec![
        BeforeMove::OwnBoards,
        BeforeMove::OneBoard,
        BeforeMove::ClockSide,
        BeforeMove::Earphones,
    ];
    all.extend(BOARDS.map(BeforeMove::Orientation));
    all.extend(BOARDS.map(BeforeMove::Men));
    all.extend(Side::ALL.map(BeforeMove::Announcements));
    all.extend(Side::ALL.map(BeforeMove::Medium));
    all.extend(Side::ALL.map(BeforeMove::Assistant));
    all
}
