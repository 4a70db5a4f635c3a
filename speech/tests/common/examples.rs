// SPDX-License-Identifier: GPL-3.0-or-later
//! Examples of each type that a message has as a field. A closed choice gives all its values; a number, a time or a
//! list gives a few.

use zgoda_speech::announcement::{
    Besides, Changes, ClockReading, Examples, Freedom, Holds, InRegion, Occupant, OwnBoard,
    PieceSquares, Ray, RecordLine, Region, RehearsedDuty, ToldFrom, Towards, Ways, WhenWrong,
};

use super::*;

/// Types with the same values in every game.
macro_rules! examples {
    ($($type:ty: $all:expr;)*) => {$(
        impl Examples<$type> for Board {
            fn examples(&self) -> Vec<$type> {
                Vec::from($all)
            }
        }
    )*};
}

/// Types with squares in their values, which depend on the game.
macro_rules! examples_on {
    ($($type:ty: |$board:ident| $all:expr;)*) => {$(
        impl Examples<$type> for Board {
            fn examples(&self) -> Vec<$type> {
                let $board = self;
                Vec::from($all)
            }
        }
    )*};
}

fn both(white: u64, black: u64) -> BySide<Duration> {
    BySide { white, black }.map(Duration::from_secs)
}

/// Every command with a text of `help`, by its English name.
fn commands_with_help() -> Vec<&'static str> {
    let english = include_str!("../../../locales/en/help.ftl");
    let lines = english
        .lines()
        .filter_map(|line| line.strip_prefix("help-of-"));
    let names = lines.filter_map(|line| line.split_once(" = "));
    names
        .map(|(name, _)| &*name.replace('-', " ").leak())
        .collect()
}

examples! {
    Side: Side::ALL;
    Option<Side>: [None, Some(Side::White), Some(Side::Black)];
    Listener: [Listener::White, Listener::Black, Listener::Assistant, Listener::Room];
    Kind: [Kind::Man, Kind::King];
    bool: [true, false];
    usize: [1, 2, 5];
    u8: [15];
    Duration: [3600, 300, 60, 45].map(Duration::from_secs);
    Option<Duration>: [None, Some(Duration::from_secs(4720)), Some(Duration::ZERO)];
    BySide<usize>: [1, 2, 5].map(|white| BySide { white, black: white });
    BySide<Duration>: [both(3904, 59)];
    Option<BySide<Duration>>: [None, Some(both(3904, 59))];
    ClockReading: [ClockReading {
        used: both(725, 0),
        left: both(4075, 4800),
        running: Some(Side::White),
    }];
    String: ["Jan Nowak".to_owned()];
    OfLine: [OfLine::from("32-28"), OfLine::default()];
    Option<String>: [None, Some("quick".to_owned())];
    Vec<String>: [Vec::new(), vec!["Jan Nowak".to_owned()]];
    &'static str: commands_with_help();
    Vec<&'static str>: [vec!["said", "correct", "demand", "let stand"]];
    Worded: [Worded::from("tak czy nie?")];
    Vec<Worded>: [Vec::new(), vec![Worded::from("tak czy nie?"), Worded::from("a, b")]];
    BoardOf: BOARDS;
    Variant: Variant::ALL;
    Recorded: [Recorded::Safe, Recorded::NotRecorded];
    ToldFrom: [ToldFrom::Sensed, ToldFrom::FromRecord];
    IllegalWhy: [
        IllegalWhy::NotYours,
        IllegalWhy::NotYourTurn,
        IllegalWhy::MustCapture,
        IllegalWhy::TakesMore,
        IllegalWhy::NoSuchWay,
        IllegalWhy::LeftStanding,
        IllegalWhy::WronglyTaken,
    ];
    ClaimRefusal: [
        ClaimRefusal::NotAPlayer,
        ClaimRefusal::OnlyTheTime,
        ClaimRefusal::NotHisDuty,
        ClaimRefusal::AnotherWaits,
        ClaimRefusal::NoSuchClaim,
        ClaimRefusal::AnswerFirst,
        ClaimRefusal::OnlyThePlayerResigns,
    ];
    DemandRefusal: [
        DemandRefusal::OwnMoveMade,
        DemandRefusal::LetStand,
        DemandRefusal::NotTheOpponent,
    ];
    OfferRefusal: [
        OfferRefusal::TooEarly,
        OfferRefusal::Repeated,
        OfferRefusal::TooManyPieces,
        OfferRefusal::NotAfterMove,
        OfferRefusal::NothingOffered,
        OfferRefusal::NotAPlayer,
        OfferRefusal::AnswerFirst,
    ];
    RehearsedDuty: [
        RehearsedDuty::Starts,
        RehearsedDuty::Comes,
        RehearsedDuty::Notices,
        RehearsedDuty::Compares,
        RehearsedDuty::GoesBack,
        RehearsedDuty::LetsGoOn,
        RehearsedDuty::Ends,
    ];
    WhenWrong: [WhenWrong::Soon, WhenWrong::AtAHalfMove, WhenWrong::AtACapture];
    PressRefusal: [
        PressRefusal::Stopped,
        PressRefusal::NotRunning,
        PressRefusal::AtTheClock,
        PressRefusal::JustPressed,
        PressRefusal::NoMove,
    ];
    TrainingAction: [TrainingAction::Undo, TrainingAction::Pause, TrainingAction::NewGame];
    Uncorrectable: [
        Uncorrectable::NoMoveYet,
        Uncorrectable::Opponents,
        Uncorrectable::AlreadyMade,
    ];
    ProfileRefusal: ProfileRefusal::ALL;
    WayOn: [WayOn::ArbitersWord, WayOn::Resume, WayOn::ArbiterThenResume];
    Freedom: Freedom::ALL;
    PadNews: PadNews::ALL;
    Earcon: Earcon::ALL;
    Consent: Consent::ALL;
    AssistantDuty: AssistantDuty::ALL;
    Language: Language::ALL;
    BeforeMove: before();
    BeforeAnswer: [BeforeAnswer::Yes, BeforeAnswer::No];
    Chosen: Chosen::ALL;
    Vec<Chosen>: [Chosen::ALL.to_vec()];
    Choice: [Choice::Rate(Rate::NORMAL)];
    Vec<Setting>: [vec![Setting::Own(Choice::Rate(Rate::NORMAL))]];
    MenuItem: [MenuItem::Choice(Choice::Rate(Rate::NORMAL))];
    Place: [Place { at: 1, of: 21 }];
    Vec<PortFound>: [Vec::new()];
    Meaning: [Meaning::Silence];
    StartTrouble: StartTrouble::ALL;
    StartQuestion: [
        StartQuestion::Game,
        StartQuestion::Blind,
        StartQuestion::Board,
        StartQuestion::Clock,
    ];
    PadPart: PadPart::ALL;
    Box<Message>: [Box::new(Message::WrongPin)];
    Box<Besides>: [Box::default()];
    GameResult: [GameResult::plain(Ending::Agreed)];
    Vec<BoardState>: [Vec::new(), vec![BoardState::Agrees(BOARDS[0])]];
}

examples_on! {
    Ways: |board| [Ways::Through(vec![board.square(board.path[1])])];
    Square: |board| [board.square(board.row[0])];
    Vec<Square>: |board| [Vec::new(), board.squares()[..2].to_vec()];
    SpokenMove: |board| [board.plain()];
    Option<SpokenMove>: |board| [None, Some(board.plain())];
    Vec<SpokenMove>: |board| [vec![board.plain()], vec![board.plain(); 2]];
    Option<(usize, Side, SpokenMove)>: |board| [None, Some((11, Side::White, board.plain()))];
    MendStep: |board| [MendStep::Remove(board.square(board.path[1]))];
    Occupant: |board| [board.occupant()];
    Vec<Occupant>: |board| [vec![board.occupant(); 2]];
    OwnBoard: |board| [OwnBoard::Done, OwnBoard::ToMake(board.plain())];
    Changes: |_board| [Changes::default()];
    Vec<Ray>: |board| [vec![Ray {
        towards: Towards::UpLeft,
        meets: vec![board.occupant()],
    }]];
    Vec<PieceSquares>: |board| [Vec::new(), vec![board.standing()]];
    Vec<InRegion>: |board| [vec![InRegion {
        region: Region::Centre,
        pieces: vec![board.standing()],
    }]];
    Vec<RecordLine>: |board| {
        let line = |white, black| RecordLine { number: 12, white, black };
        let plain = || Some(board.plain());
        [vec![line(plain(), plain())], vec![line(plain(), None), line(None, plain())]]
    };
    Vec<(Holds, usize)>: |_board| [Vec::new(), vec![(Holds::Something, 3)]];
}

impl Board {
    fn plain(&self) -> SpokenMove {
        self.spoken(0, &[], 1, Action::Moves)
    }

    fn squares(&self) -> Vec<Square> {
        self.row.iter().map(|name| self.square(name)).collect()
    }

    fn occupant(&self) -> Occupant {
        Occupant {
            square: self.square(self.row[0]),
            holds: Holds::Nothing,
        }
    }

    fn standing(&self) -> PieceSquares {
        PieceSquares {
            what: Holds::Piece(Piece::man(Side::White)),
            squares: self.squares(),
        }
    }
}
