// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves typed before the other side's board has reported the half-move that they answer.
//!
//! A keyboard is quicker than a board. Such a half-move is not in the record yet: it neither begins the game nor replaces an
//! earlier half-move. Typed before the first half-move, it is noted as said and enters after that first half-move, even after a
//! restart. While captured men come off in official play, a typed half-move waits until they are at rest, because only then is it
//! known which men were captured. While the question is open whether a typed half-move corrects the last one, the other side's
//! board may show the next half-move, or a question about that half-move may come. Then the question of correction lapses: the
//! typed half-move is kept as said, and the typist hears that it was left.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::{Legality, Move, Setup, Side, legality};
use zgoda_record::event::{Body, MoveQuestion, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;

use crate::session::boards::Boards;
use crate::session::game::{Early, Held, Origin};
use crate::session::half_moves::announced::owns;
use crate::session::input_context::InputContext;
use crate::session::personal::vocabularies;
use crate::session::phase::Phase;
use crate::session::place::Place;
use crate::session::question::{Entering, Second};
use crate::session::table::Table;

/// The lines that were typed too early for the board.
#[derive(Debug, Default)]
pub(in crate::session) struct EarlyLines {
    /// A half-move that waits for the first half-move of the game, with the place and the name in which it was typed.
    waits: Option<(Early, InputContext)>,
    /// A line that waits until captured men are at rest.
    answer: Option<Answer>,
    /// A half-move with a question of correction that was still open when the other side's next half-move came.
    lapsed: Option<Second>,
}

/// A line that answers a half-move that is not in the record yet.
#[derive(Clone, Debug)]
pub(in crate::session) struct Answer {
    /// The typed line that waits.
    pub(in crate::session) held: Held,
    /// The side that makes the half-move in the line.
    pub(in crate::session) side: Side,
    /// The place and the name in which the line was typed.
    pub(in crate::session) input: InputContext,
}

impl EarlyLines {
    /// Notes a line typed before the first half-move, which the other side's board has not shown yet.
    pub(in crate::session) fn typed_before_the_first(&mut self, side: Side, table: &mut Table) {
        let typed = (table.line().to_owned(), None);
        let body = said(side, typed);
        table.commit(table.actor(), Source::Keys, body);
        let early = table.game().early().cloned();
        self.waits = early.map(|early| (early, table.input()));
        table.reply(Message::Noted);
    }

    /// Restores a line typed before the first half-move, if the program ended before the first half-move came.
    pub(in crate::session) fn still_waits(&mut self, table: &Table) {
        let early = table.game().early().cloned();
        self.waits = early.map(|early| {
            let input = InputContext {
                place: early.device.map_or(Place::Keyboard, Place::Device),
                named: early.by,
                ..InputContext::default()
            };
            (early, input)
        });
    }

    /// Keeps a line waiting that answers a capture on the other side's board while captured men still come off there. A later
    /// line takes its place; the earlier one is kept as said.
    pub(in crate::session) fn waits_for_captured_men(&mut self, answer: Answer, table: &mut Table) {
        let text = answer.held.text.clone();
        if let Some(former) = self.answer.replace(answer)
            && former.held.text != text
        {
            let Held { text, actor, .. } = former.held;
            table.commit(actor, Source::Announced, said(former.side, (text, None)));
        }
    }

    /// The line that waited, once the captured men are at rest or gone.
    pub(in crate::session) fn answers(
        &mut self,
        boards: &Boards,
        table: &mut Table,
    ) -> Option<Held> {
        if boards.captured_men_come_off() {
            return None;
        }
        let answer = self.answer.take()?;
        table.comes_from(answer.input.place);
        table.names(answer.input.named);
        Some(answer.held)
    }

    /// Lets a question about a typed half-move lapse, because the other side's half-move comes in or is asked about.
    pub(in crate::session) fn lapses(&mut self, second: &Second, table: &Table) {
        let corrects = second.asks == MoveQuestion::Correction;
        if corrects && !table.has_sensors(second.side) {
            self.lapsed = Some(second.clone());
        }
    }

    /// Ends the lapsed question: its half-move is kept as said by its side, to be compared with the next half-move that a board
    /// shows of that side.
    pub(in crate::session) fn is_kept_as_said(&mut self, table: &mut Table) {
        // If the board's half-move is asked about first, the line answers the half-move that enters the record after that.
        let now = *table.game().now();
        let Some(second) = self.lapsed.take_if(|it| it.side == now.turn()) else {
            return;
        };
        let lexicon = vocabularies::lexicon_of(second.by, table);
        let written = vocabularies::half_move(&second.text, &now, lexicon);
        let notation = written.and_then(|written| match resolve(&written, &now) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => Some(write_move(&now, &mv)),
            Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => None,
        });
        table.comes_from(second.input.place);
        table.names(second.input.named);
        table.acts(second.by);
        // A line from another side's keyboard is no statement.
        if table.records_for(second.side).is_none() {
            let body = said(second.side, (second.text, notation));
            table.commit(second.by, Source::Announced, body);
        }
        table.reply(Message::LeftAsItIs);
    }

    /// Takes a line typed before the first half-move, now that the first half-move is in the record, to be entered for its side
    /// in the name of its typist. A line that does not answer the first half-move waits no longer and stays said.
    pub(in crate::session) fn comes_in(
        &mut self,
        boards: &Boards,
        table: &mut Table,
    ) -> Option<(WrittenMove, Side, Entering)> {
        let last = table.game().last().cloned()?;
        let (ahead, input) = self.waits.take()?;
        let side = ahead.side;
        let now = *table.game().now();
        let on = match last.origin {
            Origin::Board(of) if last.side != side && now.turn() == side => of,
            Origin::Board(_) | Origin::Hand => return None,
        };
        let lexicon = vocabularies::lexicon_of(ahead.by, table);
        let written = vocabularies::half_move(&ahead.text, &now, lexicon)?;
        let (Resolution::Legal(mv) | Resolution::NotLegal(mv)) = resolve(&written, &now) else {
            return None;
        };
        let refused = table.options().mode == Mode::Training && !is_legal(&now, &mv);
        let answers = last.ply == 1 && !ahead.another && owns(&now, side, &written);
        let plays = table.phase() == Phase::Playing && !table.stopped();
        let free = boards.shows_no_more_than(on, &mv, table);
        if refused || !(answers && plays && free) {
            return None;
        }
        // The line still counts as stated by its typist.
        table.comes_from(input.place);
        table.names(input.named);
        table.acts(ahead.by);
        table.line_is(&ahead.text);
        let entering = Entering::typed(&ahead.text, ahead.by);
        Some((written, side, entering))
    }
}

/// The event that keeps what a side said about a half-move to come.
fn said(side: Side, (written, notation): (String, Option<String>)) -> Body {
    Body::Said {
        by: Some(side),
        written,
        notation,
        entry: None,
        agrees: None,
    }
}

fn is_legal(before: &Setup, mv: &Move) -> bool {
    legality(before, mv) == Legality::Legal
}
