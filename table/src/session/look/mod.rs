// SPDX-License-Identifier: GPL-3.0-or-later
//! The board by ear. The answers tell a player, square by square and line by line, the facts that their fingers could feel.
//!
//! `command/asked.rs` lists the questions, `sitting` turns the board to the player's view, and `cursor` keeps the square of each
//! hand. `squares`, `pieces`, `regions` and `changed` answer about the asker's board, `past` reads the asker's record back, and
//! `more` goes on with a list. `hints` answers in training only. These answers never change the game, and in official play they
//! tell no more than the event consents to.

mod changed;
mod cursor;
mod hints;
mod more;
mod past;
mod pieces;
mod regions;
pub(super) mod sitting;
mod squares;

use zgoda_game::Side;
use zgoda_input::command::{Asked, Kept};
use zgoda_record::event::Actor;
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::Consent;

use crate::desk_words::note::DeskNote;
use crate::session::boards::Boards;
use crate::session::personal::vocabularies::Vocabularies;
use crate::session::place::{ByHand, HandOf};
use crate::session::reply::Reply;
use crate::session::table::Table;
use cursor::Cursor;
use more::{List, rest};
use past::Past;

/// The place of each hand on a board and in the record. Hands have separate places, so an assistant who looks at their player's
/// board does not move the player's cursor.
#[derive(Clone, Debug, Default)]
pub(super) struct Look {
    cursor: ByHand<Cursor>,
    /// The earlier position in view.
    past: ByHand<Option<Past>>,
    /// The last list, for [`Asked::More`].
    list: ByHand<Option<List>>,
    /// The arbiter's own cursor and list for both boards. They are separate, so that no player's cursor shows where the arbiter
    /// looked.
    at_the_desk: (Cursor, Option<List>),
}

impl Look {
    fn cursor(&self, asker: Asker) -> &Cursor {
        match asker.answered {
            Answered::AtAnEar => self.cursor.get(asker.hand),
            Answered::AtTheDesk => &self.at_the_desk.0,
        }
    }

    fn cursor_mut(&mut self, asker: Asker) -> &mut Cursor {
        match asker.answered {
            Answered::AtAnEar => self.cursor.get_mut(asker.hand),
            Answered::AtTheDesk => &mut self.at_the_desk.0,
        }
    }

    fn list_mut(&mut self, asker: Asker) -> &mut Option<List> {
        match asker.answered {
            Answered::AtAnEar => self.list.get_mut(asker.hand),
            Answered::AtTheDesk => &mut self.at_the_desk.1,
        }
    }
}

/// A person who asks about a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asker {
    /// The side of the board in question.
    pub(super) side: Side,
    /// The hand that asks.
    pub(super) hand: HandOf,
    /// The person, where the line carries a name.
    pub(super) actor: Option<Actor>,
    /// The number of parts of the list that the asker has heard already, for the question `more`.
    pub(super) behind: usize,
    /// The place to which the answer goes.
    answered: Answered,
}

/// The place to which the answer about a board goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answered {
    /// The answer is spoken to the asker.
    AtAnEar,
    /// The answer is shown on the arbiter's screen and not spoken, because it is for the arbiter alone.
    AtTheDesk,
}

/// A question about the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Enquiry<'a> {
    asked: Asked,
    /// The words that follow the question: a square, a side, a kind.
    text: &'a str,
    asker: Asker,
    /// The boards that the question is about.
    boards: &'a Boards,
}

impl<'a> Enquiry<'a> {
    /// The question of the person who acts.
    pub(super) fn new(
        (asked, text): (Asked, &'a str),
        boards: &'a Boards,
        table: &Table,
    ) -> Enquiry<'a> {
        Enquiry {
            asked,
            text,
            asker: asker_of(table),
            boards,
        }
    }
}

impl Look {
    /// Answers a question about the board.
    pub(super) fn asked(
        &mut self,
        enquiry: Enquiry<'_>,
        vocabularies: &mut Vocabularies,
        table: &Table,
    ) -> Reply {
        let Enquiry {
            asked, text, asker, ..
        } = enquiry;
        let mut answered = Answered::AtAnEar;
        match asked.kept() {
            Kept::Own => {}
            Kept::BoardByEar => {
                answered = where_answered(table);
                if answered == Answered::AtAnEar && !table.may(Consent::BoardByEar) {
                    return Reply::NotConsented(Consent::BoardByEar);
                }
            }
            Kept::ForTraining => {
                if table.options().mode != Mode::Training {
                    return Reply::in_training_only("told in training only (Kodeks II 2.4.7)");
                }
            }
        }
        let asker = Asker { answered, ..asker };
        let enquiry = Enquiry { asker, ..enquiry };
        let reply = match asked {
            Asked::More => match self.goes_on(asker) {
                Some(List {
                    asked,
                    text,
                    skipped: behind,
                }) => {
                    let enquiry = Enquiry {
                        asked,
                        text: &text,
                        asker: Asker { behind, ..asker },
                        ..enquiry
                    };
                    self.answer(enquiry, vocabularies, table)
                }
                None => Some(nothing_further(asker, Message::NothingFurther)),
            },
            _ => self.answer(enquiry, vocabularies, table),
        };
        match reply {
            Some(reply) => {
                self.keep_list(asked, text, asker, table);
                reply
            }
            None => Reply::not_understood(text, table),
        }
    }

    /// Keeps a list, so that `more` can continue it. It is kept until another list is asked for; other questions do not remove it.
    fn keep_list(&mut self, asked: Asked, text: &str, asker: Asker, table: &Table) {
        let cursor = self
            .cursor_of(asker, table)
            .filter(|_| text.trim().is_empty());
        let list = match (asked, cursor) {
            // The cursor may stand elsewhere when the list is continued, so the list keeps the square.
            (Asked::Diagonals, Some(at)) => List::of(asked, &table.name(at)),
            _ => List::of(asked, text),
        };
        if list.is_some() {
            *self.list_mut(asker) = list;
        }
    }

    fn answer(
        &mut self,
        enquiry: Enquiry<'_>,
        vocabularies: &mut Vocabularies,
        table: &Table,
    ) -> Option<Reply> {
        let Enquiry {
            asked,
            text,
            asker,
            boards,
        } = enquiry;
        match asked {
            Asked::Square => self.square(text, asker, boards, table),
            Asked::Row => self.row(text, asker, boards, table),
            Asked::Diagonals => self.diagonals(text, asker, boards, table),
            Asked::Around => self.around(text, asker, boards, table),
            Asked::Men | Asked::Kings | Asked::All => self.pieces_of(enquiry, vocabularies, table),
            Asked::Board => self.whole_board(asker, boards, table),
            Asked::Region => regions::region(text, asker, boards, self, table),
            Asked::Regions => regions::all_regions(asker, boards, self, table),
            Asked::Changed => changed::changed(asker, boards, self, table),
            Asked::Next | Asked::Previous => self.jump(enquiry, vocabularies, table),
            Asked::Older => self.older(asker, table),
            Asked::Newer => self.newer(asker, table),
            Asked::Record => past::record(text, table),
            Asked::Newest => Some(self.newest(asker, table)),
            // `more` was already replaced by the question that it continues.
            Asked::More => None,
            Asked::Moves => hints::can_go(text, asker, boards, self, table),
            Asked::Captures => hints::captures_due(asker, self, table),
            Asked::Attacked => hints::attacked(asker, self, table),
            Asked::Pieces => self.count_pieces(asker, boards, table),
        }
    }

    /// Carries out `more`: returns the last list, with one more part left out.
    fn goes_on(&mut self, asker: Asker) -> Option<List> {
        let list = self.list_mut(asker).as_mut()?;
        list.skipped = list.skipped.saturating_add(1);
        Some(list.clone())
    }

    /// An answer about the board, or the rest of it for `more`. An answer about an earlier position begins with this fact.
    fn tell(&mut self, asker: Asker, message: Message, table: &Table) -> Option<Reply> {
        let Some(message) = rest(message, asker.behind, table.sitting(asker.side)) else {
            *self.list_mut(asker) = None;
            return Some(nothing_further(asker, Message::NothingFurther));
        };
        let message = match self.past_board(asker, table) {
            Some(_) => Message::PastBoard {
                what: Box::new(message),
            },
            None => message,
        };
        Some(match asker.answered {
            Answered::AtAnEar => Reply::Said(message),
            Answered::AtTheDesk => Reply::Shown(DeskNote::Board(Box::new(message))),
        })
    }
}

/// The person who acts in the role of asker, with the side of the board in question.
pub(super) fn asker_of(table: &Table) -> Asker {
    let actor = table.actor();
    let side = table.asker(actor);
    let hand = match table.hand_of(actor) {
        HandOf::Assistant => HandOf::Assistant,
        // A person who acts for both sides has a cursor on each board.
        HandOf::Player(_) => HandOf::Player(side),
    };
    Asker {
        side,
        hand,
        actor,
        behind: 0,
        answered: Answered::AtAnEar,
    }
}

/// The place to which the answer goes. In official play an arbiter at work needs no consent. While an arbiter is at work, a
/// question without a name counts as the arbiter's if players are forbidden to have the answer.
fn where_answered(table: &Table) -> Answered {
    let actor = table.actor();
    let official = table.options().mode == Mode::Official;
    let at_work = official && table.arbiter_at_work();
    match actor {
        Some(Actor::Arbiter) if at_work => Answered::AtTheDesk,
        None if at_work && !table.may(Consent::BoardByEar) => Answered::AtTheDesk,
        _ => Answered::AtAnEar,
    }
}

/// The answer that a list or board has no more in this direction. If it is spoken, a sound is enough.
fn nothing_further(asker: Asker, message: Message) -> Reply {
    match asker.answered {
        Answered::AtAnEar => Reply::Edge(message),
        Answered::AtTheDesk => Reply::Shown(DeskNote::Board(Box::new(message))),
    }
}
