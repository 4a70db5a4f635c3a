//! What is announced aloud at the board, and how it compares with what boards and entries show.
//!
//! The program cannot hear: an announcement is what somebody notes with `said`, or types on a side
//! whose board has sensors. It talks over nobody: where words and board agree, a sound is enough.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::{Moment, Move, Setup, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Action, BoardState, Consent, Earcon, SpokenMove, Switch};

use super::fair_play::Audience;
use super::game::{Announced, How, Origin, Standing, State};
use super::options::Mode;
use super::{Entering, Instead, Session};
use crate::record::event::{Actor, Body, EntryId, MadeBy, Source, Stated};

impl Announced {
    /// Does it name what was done?
    pub(super) fn agrees(&self, done: &Standing) -> bool {
        means(&self.written, &done.before, &done.mv)
    }

    /// Is this what the board was to show?
    pub(super) fn waits_for(&self, before: &Setup, mv: &Move) -> bool {
        self.entry.is_none() && means(&self.written, before, mv)
    }

    /// As it is said beside what was done. "Takes" is said of both or of neither: of a half-move that
    /// was not played nobody knows it.
    fn spoken(&self, action: Action) -> SpokenMove {
        SpokenMove {
            from: self.written.from(),
            via: Vec::new(),
            to: self.written.to(),
            action,
        }
    }
}

impl Session {
    pub(super) fn said(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        if self.completed(&written, (text, actor), now) || self.stands_still(text, actor, now) {
            return;
        }
        let player = actor.and_then(Actor::player);
        if let Some(player) = player
            && let Some(entry) = self.repeats(&written, player)
        {
            self.repeated(&written, player, entry, (text, actor), now);
            return;
        }
        let side = player.unwrap_or_else(|| self.announcer(&written));
        self.answered_on_the_board(side, now);
        if self.held_for_crown(side, How::Said, (text, actor), now) {
            return;
        }
        if self.table.options().has_sensors(side) {
            self.said_of_board(&written, side, text, actor, now);
        } else if side == self.table.game().now().turn() {
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

    /// Whose announcement a nameless one is: the last mover's if it is about his half-move, else that
    /// of the side to move.
    pub(super) fn announcer(&self, written: &WrittenMove) -> Side {
        let turn = self.table.game().now().turn();
        let Some(last) = self.table.game().last() else {
            return turn;
        };
        let again = last.state == State::Open && means(written, &last.before, &last.mv);
        if again
            || !owns(self.table.game().now(), turn, written)
                && owns(&last.before, last.side, written)
        {
            last.side
        } else {
            turn
        }
    }

    /// The half-move of the other side that `player` repeats, or means to: it begins where that side's
    /// piece stood and none of his own stands.
    fn repeats(&self, written: &WrittenMove, player: Side) -> Option<EntryId> {
        let other = player.other();
        let entry = self.table.game().last_of(other)?;
        let about = if self.table.game().last()?.side == other {
            owns(&entry.before, other, written)
        } else {
            means(written, &entry.before, &entry.mv)
        };
        (about && !owns(self.table.game().now(), player, written)).then_some(entry.id)
    }

    /// A player repeats the other side's half-move: what his own record says of it. That it differs is
    /// for the arbiter; in official play nobody hears it.
    fn repeated(
        &mut self,
        written: &WrittenMove,
        player: Side,
        entry: EntryId,
        (text, actor): (&str, Option<Actor>),
        now: Moment,
    ) {
        let Some(found) = self.table.game().entry(entry).cloned() else {
            return;
        };
        let agrees = means(written, &found.before, &found.mv);
        let body = Body::Said {
            by: Some(player.into()),
            written: text.to_owned(),
            pdn: named(written, &found.before),
            entry: Some(entry),
            agrees: Some(agrees),
        };
        self.table.commit(actor, Source::Announced, body, now);
        let said = SpokenMove {
            from: written.from(),
            via: Vec::new(),
            to: written.to(),
            action: self.table.action(&found.before, &found.mv),
        };
        if agrees {
            let about = About::entry(found.ply, entry.0);
            let message = Message::SaidNoted { said };
            self.table
                .sound(Audience::Hand(player), message, Earcon::Agree, about);
        } else if self.table.options().mode == Mode::Training {
            let entered = self.table.spoken(&found.before, &found.mv);
            let message = Message::SaidButEntered { said, entered };
            self.table
                .say_when_durable(Audience::Private(player), message, About::default());
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
        if self
            .table
            .game()
            .last()
            .is_some_and(|last| last.side == side)
        {
            self.said_of_entry(written, side, text, actor, now);
            return;
        }
        let before = self.table.game().now().with_turn(side);
        let body = Body::Said {
            by: Some(side.into()),
            written: text.to_owned(),
            pdn: named(written, &before),
            entry: None,
            agrees: None,
        };
        self.announces(side, body, actor, now);
        // Who has a piece in hand is playing; who has not is told, and nobody else (S25).
        let of = self.table.shown_on(side);
        if of.is_some_and(|of| self.board_state(of) == BoardState::Agrees(of)) {
            let hand = Audience::Hand(side);
            self.table.sound(
                hand,
                Message::NotYetPlayed,
                Earcon::NotYet,
                About::default(),
            );
        }
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
        let Some(entry) = self
            .table
            .game()
            .last()
            .filter(|last| last.side == side)
            .cloned()
        else {
            let body = Body::Said {
                by: Some(side.into()),
                written: text.to_owned(),
                pdn: None,
                entry: None,
                agrees: None,
            };
            self.table.commit(actor, Source::Announced, body, now);
            return;
        };
        let agrees = means(written, &entry.before, &entry.mv);
        let body = Body::Said {
            by: Some(side.into()),
            written: text.to_owned(),
            pdn: named(written, &entry.before),
            entry: Some(entry.id),
            agrees: Some(agrees),
        };
        self.announces(side, body, actor, now);
        if !agrees {
            self.say_differs(&entry);
            return;
        }
        if entry.stated == Stated::BoardNotStated {
            let body = Body::EntryStated {
                entry: entry.id,
                written: text.to_owned(),
            };
            self.table.commit(actor, Source::Announced, body, now);
        }
        let about = About::entry(entry.ply, entry.id.0);
        let said = SpokenMove {
            from: written.from(),
            via: Vec::new(),
            to: written.to(),
            action: self.table.action(&entry.before, &entry.mv),
        };
        let message = Message::SaidNoted { said };
        self.table
            .sound(Audience::Public, message, Earcon::Agree, about);
    }

    /// Writes down what `side` announced, of an entry or of one that its board has still to show. Other squares than
    /// before, before the press, are a slip put right.
    fn announces(&mut self, side: Side, body: Body, actor: Option<Actor>, now: Moment) {
        let former = self.table.game().announced(side).cloned();
        self.table.commit(actor, Source::Announced, body, now);
        let (Some(former), Some(announced)) = (former, self.table.game().announced(side).cloned())
        else {
            return;
        };
        if former.entry == announced.entry {
            let entry = announced
                .entry
                .and_then(|entry| self.table.game().entry(entry));
            let ply = entry.map_or(self.table.game().next_ply(), |entry| entry.ply);
            self.slipped(side, ply, (former.text, announced.text), former.at, now);
        }
    }

    /// Is there an announcement of `actor`, or of anybody, that its board has still to show? Whose?
    pub(super) fn announced_only(&self, actor: Option<Actor>) -> Option<Side> {
        let turn = self.table.game().now().turn();
        let player = actor.and_then(Actor::player);
        let waits = self.table.game().announced(turn)?.entry.is_none();
        (waits && player.is_none_or(|side| side == turn)).then_some(turn)
    }

    /// Nobody can put the words of the last half-move right any more. If they differ from it, that stays
    /// open for the arbiter (Kodeks VIII 3.1); nothing is undone.
    pub(super) fn words_stand(&mut self, now: Moment) {
        let Some(last) = self.table.game().last().cloned() else {
            return;
        };
        let announced = self.table.game().announced(last.side);
        let announced = announced.filter(|it| it.entry == Some(last.id));
        if let Some(announced) = announced.filter(|it| !it.agrees(&last)) {
            let body = Body::DiscrepancyLeft {
                entry: last.id,
                said: announced.text.clone(),
                done: write_move(&last.before, &last.mv),
            };
            self.table.commit(None, Source::Program, body, now);
        }
    }

    /// "You said A, your board shows B": to the mover alone, before the press (S02). In official play
    /// only where the event consents to it.
    pub(super) fn say_differs(&mut self, entry: &Standing) {
        let official = self.table.options().mode == Mode::Official;
        let consented = self
            .table
            .options()
            .event
            .consents
            .has(Consent::PrivateWord);
        let pressed = entry.state == State::Made(MadeBy::Press) || self.pressed_ahead(entry.side);
        if official && (!consented || pressed) {
            return;
        }
        let shown = self.table.spoken(&entry.before, &entry.mv);
        let Some(announced) = self.table.game().announced(entry.side) else {
            return;
        };
        let said = announced.spoken(shown.action);
        let message = match entry.origin {
            Origin::Board(_) => Message::SaidButShown { said, shown },
            Origin::Hand => Message::SaidButEntered {
                said,
                entered: shown,
            },
        };
        self.table
            .say_when_durable(Audience::Hand(entry.side), message, About::default());
    }

    /// Says the words that were held for a transfer, or lets the sound stand for them.
    pub(super) fn speak_aloud(&mut self, words: Switch) {
        let Some(aloud) = self.aloud.take() else {
            return;
        };
        for mut announcement in aloud.announcements {
            if let Message::MovePlayed { recorded, .. } = &mut announcement.message {
                *recorded = self.table.recorded();
            }
            announcement.words = words;
            if words == Switch::Off {
                announcement.earcon = Some(Earcon::Agree);
            }
            self.table.say_this_when_durable(announcement);
        }
    }
}

/// Does a piece of `side` stand where `written` begins?
pub(super) fn owns(setup: &Setup, side: Side, written: &WrittenMove) -> bool {
    setup.pieces(side).has(written.from())
}

/// As PDN, where it could be resolved.
fn named(written: &WrittenMove, before: &Setup) -> Option<String> {
    match resolve(written, before) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => Some(write_move(before, &mv)),
        Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => None,
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
