//! Half-moves that are typed before the other side's board has reported the one that they answer.
//!
//! A keyboard is quicker than a board. Such a half-move is none of the record yet: it neither begins the game nor takes the
//! place of an earlier one. Before the first half-move it is noted as said, and comes in behind that one. While captured men come
//! off in official play it waits until they are at rest, because nothing else tells which were taken. Where it was asked whether it
//! corrects the last half-move, and the other side's board shows the next one, the question lapses: it is kept as said, and whoever
//! typed it hears that it was left.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::{Legality, Move, Setup, Side, legality};
use zgoda_speech::Message;

use crate::mode::Mode;
use crate::record::event::{Actor, Body, MoveQuestion, Source};
use crate::session::boards::Boards;
use crate::session::game::{Held, Origin};
use crate::session::given::Given;
use crate::session::half_moves::announced::owns;
use crate::session::personal::tongues;
use crate::session::phase::Phase;
use crate::session::question::{Entering, Second};
use crate::session::table::Table;

/// What was typed too early for the board.
#[derive(Debug, Default)]
pub(in crate::session) struct Ahead {
    /// A half-move that waits for the first one.
    waits: Option<TypedAhead>,
    /// A line that waits until captured men are at rest.
    answer: Option<Answer>,
    /// A half-move of which it was asked whether it corrects, when the other side's next one came.
    lapsed: Option<Second>,
}

/// A line that answers what is not in the record yet.
#[derive(Clone, Debug)]
pub(in crate::session) struct Answer {
    /// The line.
    pub(in crate::session) held: Held,
    /// The side whose half-move it gives.
    pub(in crate::session) side: Side,
    /// The place where it was typed, and the name in which it was.
    pub(in crate::session) given: Given,
}

/// A half-move that waits for the first one.
#[derive(Clone, Debug)]
struct TypedAhead {
    text: String,
    by: Option<Actor>,
    side: Side,
    /// The place where it was typed, and the name in which it was.
    given: Given,
    /// Was another one typed behind it, so that nobody knows which answers?
    another: bool,
}

impl Ahead {
    /// The other side begins, and its board has shown nothing yet.
    pub(in crate::session) fn typed_before_the_first(&mut self, side: Side, table: &mut Table) {
        let text = table.line().to_owned();
        let by = table.actor();
        said(side, (text.clone(), None), by, table);
        let another = self.waits.as_ref().is_some_and(|it| it.text != text);
        self.waits = Some(TypedAhead {
            text,
            by,
            side,
            given: table.given(),
            another,
        });
        table.reply(Message::Noted);
    }

    /// The other side's board shows a capture whose men still come off: the line that answers it waits. A later one takes its place,
    /// and the earlier is kept as said.
    pub(in crate::session) fn waits_for_captured_men(&mut self, answer: Answer, table: &mut Table) {
        let text = answer.held.text.clone();
        if let Some(former) = self.answer.replace(answer)
            && former.held.text != text
        {
            let Held { text, actor, .. } = former.held;
            said(former.side, (text, None), actor, table);
        }
    }

    /// The line that waited, once the captured men are at rest or stand there no more.
    pub(in crate::session) fn answers(
        &mut self,
        boards: &Boards,
        table: &mut Table,
    ) -> Option<Held> {
        if boards.captured_men_come_off() {
            return None;
        }
        let answer = self.answer.take()?;
        table.comes_from(answer.given.place);
        table.names(answer.given.named);
        Some(answer.held)
    }

    /// A half-move of `mover` comes in while it is asked about one that was typed.
    pub(in crate::session) fn lapses_by(&mut self, second: &Second, mover: Side, table: &Table) {
        let corrects = second.asks == MoveQuestion::Correction;
        if corrects && !table.has_sensors(second.side) && mover != second.side {
            self.lapsed = Some(second.clone());
        }
    }

    /// The question is over: what it was about stays what its side has said, and what a board shows of that side next is held
    /// against it.
    pub(in crate::session) fn is_kept_as_said(&mut self, table: &mut Table) {
        let Some(second) = self.lapsed.take() else {
            return;
        };
        let now = *table.game().now();
        let lexicon = tongues::lexicon_of(second.by, table);
        let written = tongues::half_move(&second.text, &now, lexicon);
        let pdn = written.and_then(|written| match resolve(&written, &now) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => Some(write_move(&now, &mv)),
            Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => None,
        });
        table.comes_from(second.given.place);
        table.names(second.given.named);
        table.acts(second.by);
        // What another side's keyboard typed is no statement.
        if table.records_for(second.side).is_none() {
            said(second.side, (second.text, pdn), second.by, table);
        }
        table.reply(Message::LeftAsItIs);
    }

    /// Takes what was typed before the first half-move once that is in the record, to be entered for its side, as done by whoever
    /// typed it. What does not answer it then waits no more, and stays said.
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
        let answers = last.ply == 1 && !ahead.another && owns(&now, side, &written);
        let plays = table.phase() == Phase::Playing && !table.stopped();
        let free = boards.shows_no_more_than(on, &mv, table);
        if refused || !(answers && plays && free) {
            return None;
        }
        // It is still the statement of whoever typed it.
        table.comes_from(ahead.given.place);
        table.names(ahead.given.named);
        table.acts(ahead.by);
        table.line_is(&ahead.text);
        let entering = Entering::typed(&ahead.text, ahead.by);
        Some((written, side, entering))
    }
}

/// It is what this side has said of a half-move to come.
fn said(
    side: Side,
    (written, pdn): (String, Option<String>),
    by: Option<Actor>,
    table: &mut Table,
) {
    let body = Body::Said {
        by: Some(side),
        written,
        pdn,
        entry: None,
        agrees: None,
    };
    table.commit(by, Source::Announced, body);
}

fn is_legal(before: &Setup, mv: &Move) -> bool {
    legality(before, mv) == Legality::Legal
}
