//! Half-moves that are typed before the other side's board has reported the one that they answer.
//!
//! A keyboard is quicker than a board. Such a half-move is none of the record yet: it neither begins the game nor takes the
//! place of an earlier one. It waits, and comes in behind the one that it answers; where it is not plain that it answers
//! that one, it is kept as what its side has said.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::{Legality, Moment, Move, Setup, Side, legality};
use zgoda_speech::Message;

use crate::mode::Mode;
use crate::record::event::{Actor, Body, Source};
use crate::session::boards::Boards;
use crate::session::game::Origin;
use crate::session::given::Given;
use crate::session::half_moves::announced::owns;
use crate::session::personal::tongues;
use crate::session::phase::Phase;
use crate::session::question::{Entering, Second};
use crate::session::table::Table;

/// The half-move that waits, if one does.
#[derive(Debug, Default)]
pub(in crate::session) struct Ahead {
    waits: Option<TypedAhead>,
}

/// A half-move that waits for the one that it answers.
#[derive(Clone, Debug)]
struct TypedAhead {
    text: String,
    by: Option<Actor>,
    side: Side,
    /// The place where it was typed, and the name in which it was.
    given: Given,
    at: Moment,
    answers: Answers,
}

/// The half-moves that it can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answers {
    /// Nothing but the first half-move of the game, whenever that comes.
    TheFirst,
    /// One that the board reports within a moment: the hand was at it by then. Later it may be a correction to which nobody said yes.
    WhatComesAtOnce,
    /// Nobody knows what: another one was typed behind it.
    NobodyKnows,
}

impl Ahead {
    /// The other side begins, and its board has shown nothing yet.
    pub(in crate::session) fn typed_before_the_first(&mut self, side: Side, table: &mut Table) {
        let text = table.line().to_owned();
        let body = Body::Said {
            by: Some(side),
            written: text.clone(),
            pdn: None,
            entry: None,
            agrees: None,
        };
        let by = table.actor();
        table.commit(by, Source::Announced, body);
        let another = self.waits.as_ref().is_some_and(|it| it.text != text);
        self.waits = Some(TypedAhead {
            text,
            by,
            side,
            given: table.given(),
            at: table.now(),
            answers: match another {
                true => Answers::NobodyKnows,
                false => Answers::TheFirst,
            },
        });
        table.reply(Message::Noted);
    }

    /// A half-move of `mover` comes in while it is asked whose this one is, or whether it corrects.
    pub(in crate::session) fn lapses_by(&mut self, second: &Second, mover: Side, table: &Table) {
        if mover == second.side || table.has_sensors(second.side) {
            return;
        }
        self.waits = Some(TypedAhead {
            text: second.text.clone(),
            by: second.by,
            side: second.side,
            given: second.given,
            at: second.at,
            answers: Answers::WhatComesAtOnce,
        });
    }

    /// Takes what was typed ahead once the half-move that it answers is in the record, to be entered for its side, as done by whoever typed
    /// it. What answers none by then waits no more.
    pub(in crate::session) fn comes_in(
        &mut self,
        boards: &Boards,
        table: &mut Table,
    ) -> Option<(WrittenMove, Side, Entering)> {
        let last = table.game().last().cloned()?;
        let ahead = self.waits.take()?;
        let side = ahead.side;
        let now = *table.game().now();
        let on = match last.origin {
            Origin::Board(of) if last.side != side && now.turn() == side => of,
            Origin::Board(_) | Origin::Hand => return None,
        };
        let lexicon = tongues::lexicon_of(ahead.by, table);
        let written = tongues::half_move(&ahead.text, &now, lexicon)?;
        let (Resolution::Legal(mv) | Resolution::NotLegal(mv)) = resolve(&written, &now) else {
            return None;
        };
        let refused = table.options().mode == Mode::Training && !is_legal(&now, &mv);
        if refused || !owns(&now, side, &written) {
            return None;
        }
        let soon = last.seen <= ahead.at.after(table.options().waits.press_ahead);
        let answers = match ahead.answers {
            Answers::TheFirst => last.ply == 1,
            Answers::WhatComesAtOnce => soon,
            Answers::NobodyKnows => false,
        };
        let plays = table.phase() == Phase::Playing && !table.stopped();
        // It is still the statement of whoever typed it.
        table.comes_from(ahead.given.place);
        table.names(ahead.given.named);
        table.acts(ahead.by);
        if !(answers && plays && boards.shows_no_more_than(on, &mv, table)) {
            ahead.keep_as_said(write_move(&now, &mv), table);
            return None;
        }
        table.line_is(&ahead.text);
        let entering = Entering::typed(&ahead.text, ahead.by);
        Some((written, side, entering))
    }
}

impl TypedAhead {
    /// It stays what its side has said: what a board shows of that side next is held against it.
    fn keep_as_said(self, pdn: String, table: &mut Table) {
        if table.records_for(self.side).is_some() || self.answers != Answers::WhatComesAtOnce {
            return;
        }
        let body = Body::Said {
            by: Some(self.side),
            written: self.text,
            pdn: Some(pdn),
            entry: None,
            agrees: None,
        };
        table.commit(self.by, Source::Announced, body);
    }
}

fn is_legal(before: &Setup, mv: &Move) -> bool {
    legality(before, mv) == Legality::Legal
}
