//! What is announced aloud at the board, and how it compares with what boards and entries show.
//!
//! The program cannot hear: an announcement is what somebody notes with `said`, or types on a side
//! whose board has sensors. It talks over nobody: where words and board agree, a sound is enough.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::{Moment, Move, Setup, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Earcon, SpokenMove, Switch};

use super::fair_play::Audience;
use super::game::{Origin, Standing, State};
use super::options::Mode;
use super::{Announced, Entering, Instead, Session};
use crate::record::event::{Actor, Body, Source, Stated};

impl Session {
    pub(super) fn said(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        if self.stands_still(text, actor, now) {
            return;
        }
        let player = actor.and_then(Actor::player);
        let side = player.unwrap_or_else(|| self.announcer(&written));
        self.answered_on_the_board(side, now);
        if self.options.has_sensors(side) {
            self.said_of_board(&written, side, text, actor, now);
        } else if side == self.game.now().turn() {
            let entering = Entering {
                source: Source::Announced,
                actor,
                written: text.to_owned(),
                instead: Instead::Nothing,
            };
            self.enter_written(&written, side, entering, now);
        } else {
            self.said_of_entry(&written, side, text, actor, now);
        }
    }

    /// Whose announcement a nameless one is: the last mover's if it repeats his half-move, else that
    /// of the side to move.
    pub(super) fn announcer(&self, written: &WrittenMove) -> Side {
        let last = self.game.last().filter(|last| last.state == State::Open);
        match last {
            Some(last) if means(written, &last.before, &last.mv) => last.side,
            _ => self.game.now().turn(),
        }
    }

    /// An announcement on a side whose sensor board shows what was done.
    pub(super) fn said_of_board(
        &mut self,
        written: &WrittenMove,
        side: Side,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let shown = self.game.last().filter(|last| {
            last.side == side
                && (last.state == State::Open || last.stated == Stated::BoardNotStated)
        });
        if shown.is_some() {
            self.said_of_entry(written, side, text, actor, now);
            return;
        }
        let before = self.game.now().with_turn(side);
        let mv = match resolve(written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => Some(mv),
            Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => None,
        };
        let pdn = mv.map(|mv| write_move(&before, &mv));
        let body = Body::Said {
            written: text.to_owned(),
            pdn,
            entry: None,
            agrees: None,
        };
        self.record(actor, Source::Announced, body, now);
        *self.announced.get_mut(side) = mv.map(|mv| Announced { mv });
    }

    /// An announcement of a half-move that is in the record already.
    pub(super) fn said_of_entry(
        &mut self,
        written: &WrittenMove,
        side: Side,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let Some(entry) = self.game.last().filter(|last| last.side == side).cloned() else {
            let body = Body::Said {
                written: text.to_owned(),
                pdn: None,
                entry: None,
                agrees: None,
            };
            self.record(actor, Source::Announced, body, now);
            return;
        };
        let agrees = means(written, &entry.before, &entry.mv);
        let body = Body::Said {
            written: text.to_owned(),
            pdn: agrees.then(|| write_move(&entry.before, &entry.mv)),
            entry: Some(entry.id),
            agrees: Some(agrees),
        };
        self.record(actor, Source::Announced, body, now);
        let said = SpokenMove {
            from: written.from(),
            via: Vec::new(),
            to: written.to(),
            action: self.action(&entry.before, &entry.mv),
        };
        if !agrees {
            self.say_differs(said, &entry);
            return;
        }
        if entry.stated == Stated::BoardNotStated {
            if let Some(last) = self.game.last_mut() {
                last.stated = Stated::Stated;
            }
            let body = Body::EntryStated {
                entry: entry.id,
                written: text.to_owned(),
            };
            self.record(actor, Source::Announced, body, now);
        }
        let about = About::entry(entry.ply, entry.id.0);
        self.sound(
            Audience::Public,
            Message::SaidNoted { said },
            Earcon::Agree,
            about,
        );
    }

    /// "You said A, your board shows B": to the mover alone, before the press (S02). In official play
    /// only where the event consents to it, which no event file of this version can say.
    pub(super) fn say_differs(&mut self, said: SpokenMove, entry: &Standing) {
        if self.options.mode == Mode::Official {
            return;
        }
        let shown = self.spoken(&entry.before, &entry.mv);
        let message = match entry.origin {
            Origin::Board(_) => Message::SaidButShown { said, shown },
            Origin::Hand => Message::SaidButEntered {
                said,
                entered: shown,
            },
        };
        self.say_when_durable(Audience::Private(entry.side), message, About::default());
    }

    /// Says the words that were held for a transfer, or lets the sound stand for them.
    pub(super) fn speak_aloud(&mut self, words: Switch) {
        let Some(mut aloud) = self.aloud.take() else {
            return;
        };
        if let Message::MovePlayed { recorded, .. } = &mut aloud.announcement.message {
            *recorded = self.recorded();
        }
        aloud.announcement.words = words;
        if words == Switch::Off {
            aloud.announcement.earcon = Some(Earcon::Agree);
        }
        self.durable.say(aloud.announcement);
    }
}

/// Does `written` name the half-move `mv` on `before`?
pub(super) fn means(written: &WrittenMove, before: &Setup, mv: &Move) -> bool {
    match resolve(written, before) {
        Resolution::Legal(meant) | Resolution::NotLegal(meant) => {
            meant == *mv || (meant.from, meant.to) == (mv.from, mv.to)
        }
        Resolution::Ambiguous { candidates, .. } => candidates.contains(mv),
        Resolution::NoSuch(_) => (written.from(), written.to()) == (mv.from, mv.to),
    }
}
