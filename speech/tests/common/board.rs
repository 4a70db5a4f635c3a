// SPDX-License-Identifier: GPL-3.0-or-later
//! Answers about the board.

use zgoda_game::{Kind, Piece, Side, Square};
use zgoda_speech::Message;
use zgoda_speech::announcement::{
    Action, Besides, Changes, Freedom, Holds, InRegion, Occupant, OwnBoard, PieceSquares, Ray,
    Region, ToldFrom, Towards, WayOn,
};

use super::{Board, pieces};

pub(super) fn answers(b: &Board) -> Vec<Message> {
    let squares: Vec<Square> = b.row.iter().map(|s| b.square(s)).collect();
    let played = b.spoken(0, &[], 1, Action::Moves);
    let mut all = Vec::new();
    for told in [ToldFrom::Sensed, ToldFrom::FromRecord] {
        all.extend(
            pieces()
                .map(Holds::Piece)
                .chain([Holds::Nothing, Holds::Something])
                .map(|holds| Message::SquareHolds {
                    occupant: Occupant {
                        square: squares[0],
                        holds,
                    },
                    told,
                }),
        );
        all.extend(
            [Holds::Piece(Piece::man(Side::Black)), Holds::Nothing].map(|holds| {
                Message::CannotBePut {
                    occupant: Occupant {
                        square: squares[0],
                        holds,
                    },
                    told,
                }
            }),
        );
    }
    all.extend(
        pieces()
            .map(Holds::Piece)
            .chain([Holds::Nothing, Holds::Something])
            .map(|holds| Message::CursorOn {
                occupant: Occupant {
                    square: squares[0],
                    holds,
                },
            }),
    );
    let mut set = pieces();
    all.push(Message::RowHolds {
        row: squares
            .iter()
            .map(|square| Occupant {
                square: *square,
                holds: set.next().into(),
            })
            .collect(),
        told: ToldFrom::Sensed,
    });
    all.extend(pieces().map(|Piece { side, kind }| Message::PiecesStand {
        side,
        kind,
        squares: squares.clone(),
        told: ToldFrom::FromRecord,
    }));
    all.push(Message::PiecesStand {
        side: Side::White,
        kind: Kind::King,
        squares: vec![],
        told: ToldFrom::Sensed,
    });
    for pieces in [
        vec![],
        vec![
            standing(Side::White, Kind::Man, &squares),
            standing(Side::Black, Kind::King, &squares[..1]),
            PieceSquares {
                what: Holds::Something,
                squares: squares[1..2].to_vec(),
            },
        ],
    ] {
        all.push(Message::BoardHolds {
            pieces,
            told: ToldFrom::Sensed,
        });
    }

    let meets = |square: usize, holds| Occupant {
        square: squares[square],
        holds,
    };
    let man = Holds::Piece(Piece {
        side: Side::Black,
        kind: Kind::Man,
    });
    let rays = Towards::ALL.map(|towards| Ray {
        towards,
        meets: match towards {
            Towards::UpLeft => vec![],
            _ => vec![meets(1, man), meets(2, Holds::Something)],
        },
    });
    all.push(Message::DiagonalsHold {
        occupant: meets(0, Holds::Nothing),
        rays: rays.to_vec(),
        told: ToldFrom::FromRecord,
    });
    all.push(Message::AroundHolds {
        square: squares[0],
        around: vec![meets(1, man), meets(2, Holds::Nothing)],
        told: ToldFrom::Sensed,
    });
    let some = vec![
        standing(Side::Black, Kind::King, &squares[..1]),
        standing(Side::White, Kind::Man, &squares[1..3]),
    ];
    all.extend(Region::ALL.map(|region| Message::RegionsHold {
        regions: vec![InRegion {
            region,
            pieces: vec![],
        }],
        told: ToldFrom::Sensed,
    }));
    all.push(Message::RegionsHold {
        regions: [Region::NearLeft, Region::Centre]
            .map(|region| InRegion {
                region,
                pieces: some.clone(),
            })
            .to_vec(),
        told: ToldFrom::FromRecord,
    });
    for (taken, told) in [
        (&squares[2..], ToldFrom::Sensed),
        (&[], ToldFrom::FromRecord),
    ] {
        let changes = Changes {
            left: squares[..1].to_vec(),
            reached: squares[1..2].to_vec(),
            taken: taken.to_vec(),
        };
        all.push(Message::Changed { changes, told });
    }
    all.push(Message::Changed {
        changes: Changes::default(),
        told: ToldFrom::Sensed,
    });
    for side in Side::ALL {
        let at = Some((11, side, played.clone()));
        all.push(Message::LookingBack { at });
        all.push(Message::BackToNow {
            ply: 12,
            side,
            played: played.clone(),
        });
    }
    all.push(Message::LookingBack { at: None });
    all.push(Message::PastBoard {
        what: Box::new(Message::CursorOn {
            occupant: meets(0, man),
        }),
    });
    all.extend(Freedom::ALL.map(|freedom| Message::CanGo {
        square: squares[0],
        freedom,
        to: match freedom {
            Freedom::Moves | Freedom::Takes => squares[1..].to_vec(),
            Freedom::Stuck | Freedom::AnotherTakes => vec![],
        },
    }));
    for captures in [vec![], vec![b.spoken(0, &[], 2, Action::Takes); 2]] {
        all.push(Message::CapturesDue { captures });
    }
    for told in [ToldFrom::Sensed, ToldFrom::FromRecord] {
        let each = |(side, kind)| Holds::Piece(Piece { side, kind });
        let sorts = Side::ALL
            .into_iter()
            .flat_map(|side| [Kind::King, Kind::Man].map(|kind| (side, kind)));
        let counted = [1, 12, 2, 20].into_iter();
        let mut counts: Vec<_> = sorts.map(each).zip(counted).collect();
        counts.push((Holds::Something, 3));
        all.push(Message::PiecesCounted { counts, told });
        let counts = Vec::new();
        all.push(Message::PiecesCounted { counts, told });
    }
    all.extend(where_are_we(b));
    all
}

fn where_are_we(b: &Board) -> Vec<Message> {
    let played = b.spoken(0, &[], 1, Action::Moves);
    let own = [
        OwnBoard::None,
        OwnBoard::Done,
        OwnBoard::ToMake(played.clone()),
        OwnBoard::UnderWay,
        OwnBoard::Differs,
        OwnBoard::Away,
    ];
    let mut all = vec![Message::Where {
        over: false,
        white: None,
        black: None,
        own: OwnBoard::Done,
        offer: None,
        besides: Box::default(),
    }];
    all.extend(own.map(|own| Message::Where {
        over: false,
        white: Some(played.clone()),
        black: Some(b.spoken(3, &[], 2, Action::Takes)),
        own,
        offer: None,
        besides: Box::default(),
    }));
    all.extend(Side::ALL.map(|side| Message::Where {
        over: true,
        white: Some(played.clone()),
        black: Some(played.clone()),
        own: OwnBoard::Done,
        offer: Some(side),
        besides: Box::new(Besides {
            open: vec![
                Message::PlayIsStopped {
                    on: WayOn::ArbitersWord,
                },
                Message::AskCheck { by: side.other() },
            ],
        }),
    }));
    all
}

fn standing(side: Side, kind: Kind, squares: &[Square]) -> PieceSquares {
    PieceSquares {
        what: Holds::Piece(Piece { side, kind }),
        squares: squares.to_vec(),
    }
}
