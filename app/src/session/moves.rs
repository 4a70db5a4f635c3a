//! What people type and announce: half-moves, corrections, presses, and the words around them.
//!
//! On a side with a sensor board a typed half-move announces what its board shows and makes no
//! entry. On a side without one it is the entry, refused for its form only in official play.

use zgoda_game::notation::{
    Resolution, ResolveError, WrittenError, WrittenMove, resolve, write_move,
};
use zgoda_game::{Irregularity, Legality, Moment, Move, Setup, Side, legality, routes};
use zgoda_speech::Message;
use zgoda_speech::announcement::{
    About, Action, BoardOf, Earcon, IllegalWhy, Later, SpokenMove, Switch,
};

use super::command::{Command, Word};
use super::effect::{Again, Effect};
use super::fair_play::Audience;
use super::game::{Origin, Standing, State, Transfer};
use super::options::{Hands, Mode};
use super::{Aloud, Announced, Entering, Instead, Phase, Question, Replaced, Session};
use crate::record::event::{Actor, Body, MadeBy, Source, Stated, StruckBecause};

impl Session {
    /// A line was typed.
    pub(super) fn line(&mut self, line: &str, now: Moment) {
        let typed = self.options.words.read(line);
        let actor = typed.actor;
        match typed.command {
            Command::Move(text) => self.typed_move(&text, actor, now),
            Command::Said(text) => self.said(&text, actor, now),
            Command::Correct(text) => self.correct(&text, actor, now),
            Command::Hand(text) => self.hand(&text, actor, now),
            Command::Square(text) => self.square(&text, actor),
            Command::Row(text) => self.row(&text, actor),
            Command::Men(side) => self.pieces(side, zgoda_game::Kind::Man, actor),
            Command::Kings(side) => self.pieces(side, zgoda_game::Kind::King, actor),
            Command::History(count) => self.history(count),
            Command::Arbiter(text) => self.arbiter(&text, line, now),
            Command::Unfinished(word) => self.unfinished(word, line, actor, now),
            Command::Plain(word) => self.plain(word, line, actor, now),
        }
    }

    fn plain(&mut self, word: Word, line: &str, actor: Option<Actor>, now: Moment) {
        match word {
            Word::Press => self.press(actor, now),
            Word::Call => {
                let by = self.side_of(actor);
                self.record(actor, Source::Keys, Body::ArbiterCalled, now);
                let about = About::default();
                self.say_when_durable(Audience::Public, Message::ArbiterCalled { by }, about);
            }
            Word::Adjust => self.adjust(Switch::On, actor, now),
            Word::Done => self.adjust(Switch::Off, actor, now),
            Word::Demand | Word::LetStand => {
                let word = word.english().to_owned();
                self.record(actor, Source::Keys, Body::Demand { word }, now);
                let asker = Audience::Private(self.asker(actor));
                self.say_when_durable(asker, Message::Noted, About::default());
            }
            Word::Offer | Word::Accept | Word::Decline | Word::Claim | Word::Resign => {
                self.not_yet(Later::Offers, line, actor, now);
            }
            Word::Stop
            | Word::Resume
            | Word::Set
            | Word::Charge
            | Word::Compare
            | Word::WalkBack
            | Word::Decide
            | Word::Appoint => self.arbiters_word(line, actor, now),
            Word::Repeat => self.again(Again::Last),
            Word::Spell => self.again(Again::Spelt),
            Word::Last => self.last(actor),
            Word::Where => self.where_are_we(actor),
            Word::Clock => self.reply(actor, Message::NoClock),
            Word::Count => self.count(actor),
            Word::Board => self.board_holds(actor),
            Word::Boards => self.boards_agree(actor),
            Word::Settings => {
                let mode = self.options.mode.word();
                self.reply(actor, Message::SettingsAre { mode });
            }
            Word::Help => self.reply(actor, Message::Help),
            Word::Quit => self.close(now),
            Word::Yes => self.answer_yes(actor, now),
            Word::No => self.answer_no(actor, now),
            // These are cut into commands of their own, or are no commands.
            Word::Said
            | Word::Correct
            | Word::Hand
            | Word::Square
            | Word::Row
            | Word::Men
            | Word::Kings
            | Word::History
            | Word::Arbiter
            | Word::White
            | Word::Black
            | Word::Assistant => self.unfinished(word, line, actor, now),
        }
    }

    /// Answers the one who asked.
    pub(super) fn reply(&mut self, actor: Option<Actor>, message: Message) {
        let asker = self.asker(actor);
        self.say(Audience::Private(asker), message);
    }

    fn side_of(&self, actor: Option<Actor>) -> Option<Side> {
        match actor {
            Some(Actor::White) => Some(Side::White),
            Some(Actor::Black) => Some(Side::Black),
            Some(Actor::Assistant) | None => Some(self.asker(actor)),
            Some(Actor::Arbiter | Actor::Program) => None,
        }
    }

    /// Without a name in front, a half-move is the side's whose turn it is.
    fn mover(&self, actor: Option<Actor>) -> Side {
        match actor {
            Some(Actor::White) => Side::White,
            Some(Actor::Black) => Side::Black,
            _ => self.game.now().turn(),
        }
    }

    fn refused(&mut self, line: &str, why: &str, actor: Option<Actor>, now: Moment) {
        let body = Body::Refused {
            line: line.to_owned(),
            why: why.to_owned(),
        };
        self.record(actor, Source::Keys, body, now);
    }

    fn unfinished(&mut self, word: Word, line: &str, actor: Option<Actor>, now: Moment) {
        self.refused(line, "something is missing", actor, now);
        self.reply(
            actor,
            Message::NotUnderstood {
                text: word.english().to_owned(),
            },
        );
    }

    fn not_yet(&mut self, part: Later, line: &str, actor: Option<Actor>, now: Moment) {
        self.refused(line, "not in this version", actor, now);
        self.reply(actor, Message::NotYet { part });
    }

    // Half-moves by hand.

    fn typed_move(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        if text.trim().is_empty() || self.answered_which_way(text, actor, now) {
            return;
        }
        let side = self.mover(actor);
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        self.answered_on_the_board(side, now);
        if self.options.has_sensors(side) {
            match self.options.board.map(|board| board.hands) {
                Some(Hands::Simulated) => self.hand_move(&written, side, text, actor, now),
                _ => self.said_of_board(&written, side, text, actor, now),
            }
        } else {
            let entering = Entering {
                source: Source::Keys,
                actor,
                written: text.to_owned(),
                instead: Instead::Nothing,
            };
            self.enter_written(&written, side, entering, now);
        }
    }

    /// `side` answers by word what the other side did on his sensor board: so that is done, whether
    /// or not it has stood long enough, and comes into the record first.
    fn answered_on_the_board(&mut self, side: Side, now: Moment) {
        if self.options.has_sensors(side) {
            return;
        }
        if let Some(desk) = &mut self.board {
            desk.shadow.settle_answered();
        }
        self.drain_board(now);
    }

    /// Reads a half-move, or says what was understood of the line.
    fn read(&mut self, text: &str, actor: Option<Actor>, now: Moment) -> Option<WrittenMove> {
        match WrittenMove::read(text, self.game.now().variant()) {
            Ok(written) => Some(written),
            Err(error) => {
                self.refused(text, &error.to_string(), actor, now);
                let text = text.to_owned();
                let message = match error {
                    WrittenError::Word { .. } => Message::NotUnderstood { text },
                    _ => Message::MoveForm { text },
                };
                self.reply(actor, message);
                None
            }
        }
    }

    /// Enters what was written for `side`, or asks, or refuses it.
    fn enter_written(
        &mut self,
        written: &WrittenMove,
        side: Side,
        entering: Entering,
        now: Moment,
    ) {
        let before = match (entering.instead, self.game.last()) {
            (Instead::OfLast, Some(last)) => last.before,
            _ => self.game.now().with_turn(side),
        };
        let actor = entering.actor;
        match resolve(written, &before) {
            Resolution::Legal(mv) => self.enter_if_allowed(side, &before, mv, entering, now),
            Resolution::Ambiguous { candidates, .. } => {
                self.ask_which_way(side, &before, candidates, entering);
            }
            Resolution::NotLegal(mv) => self.enter_if_allowed(side, &before, mv, entering, now),
            Resolution::NoSuch(error) => {
                self.refused(&entering.written, &error.to_string(), actor, now);
                let message = match (self.options.mode, error) {
                    (Mode::Training, ResolveError::Empty(_)) => Message::MoveIllegal {
                        tried: SpokenMove {
                            from: written.from(),
                            via: Vec::new(),
                            to: written.to(),
                            action: Action::Moves,
                        },
                        why: IllegalWhy::NothingThere,
                    },
                    _ => Message::MoveForm {
                        text: entering.written,
                    },
                };
                self.reply(actor, message);
            }
        }
    }

    /// In official play whatever has the form of a half-move is entered, in the same words and at
    /// the same time; in training an illegal one is refused with its reason.
    fn enter_if_allowed(
        &mut self,
        side: Side,
        before: &Setup,
        mv: Move,
        entering: Entering,
        now: Moment,
    ) {
        let turn = match (entering.instead, self.game.last()) {
            (Instead::OfLast, Some(last)) => last.side,
            _ => self.game.now().turn(),
        };
        let why = if side == turn {
            match legality(before, &mv) {
                Legality::Legal => None,
                Legality::Irregular(irregularity) => Some(why_illegal(irregularity)),
            }
        } else {
            Some(IllegalWhy::NotYours)
        };
        if let (Mode::Training, Some(why)) = (self.options.mode, why) {
            self.refused(&entering.written, "not legal", entering.actor, now);
            let tried = self.spoken(before, &mv);
            self.reply(entering.actor, Message::MoveIllegal { tried, why });
            return;
        }
        let struck = match entering.instead {
            Instead::Nothing => None,
            Instead::OfLast => self.strike_last(
                StruckBecause::Corrected,
                Replaced::ByNext,
                (entering.actor, entering.source),
                now,
            ),
        };
        let origin = Origin::Hand(if self.board.is_some() {
            Transfer::Open
        } else {
            Transfer::Done
        });
        let made = if self.options.has_sensors(side) {
            None
        } else {
            Some(MadeBy::Typed)
        };
        self.enter(
            side,
            mv,
            origin,
            Stated::Stated,
            struck.as_ref(),
            &entering,
            now,
        );
        if let Some(by) = made {
            self.make_last(by, now);
        }
    }

    /// Puts a half-move into the record and has it said.
    #[expect(
        clippy::too_many_arguments,
        reason = "one half-move has as many sides to it"
    )]
    pub(super) fn enter(
        &mut self,
        side: Side,
        mv: Move,
        origin: Origin,
        stated: Stated,
        struck: Option<&Standing>,
        entering: &Entering,
        now: Moment,
    ) {
        if struck.is_none() {
            self.make_last(MadeBy::OpponentBegan, now);
        }
        self.speak_aloud(Switch::On);
        self.question = None;
        let announced = self.announced.get_mut(side).take();
        let entry = self.game.enter(side, mv, stated, origin, now).clone();
        let written = (!entering.written.is_empty()).then(|| entering.written.clone());
        let body = Body::EntryWritten(entry.to_record(written));
        self.record(entering.actor, entering.source, body, now);
        self.follow();
        self.announce_entry(&entry, struck, announced.as_ref(), entering.source);
        if self.options.mode == Mode::Training
            && let Some(ending) = zgoda_game::ended(&entry.after)
        {
            self.game_over(&entry, ending, now);
        }
    }

    fn announce_entry(
        &mut self,
        entry: &Standing,
        struck: Option<&Standing>,
        announced: Option<&Announced>,
        source: Source,
    ) {
        let about = About {
            ply: Some(entry.ply),
            entry: Some(entry.id.0),
            board: None,
        };
        let played = self.spoken(&entry.before, &entry.mv);
        let recorded = zgoda_speech::announcement::Recorded::Safe;
        let side = entry.side;
        let same_words = struck
            .is_some_and(|struck| (struck.mv.from, struck.mv.to) == (entry.mv.from, entry.mv.to));
        if same_words {
            // What was said of it is still true: only the rest of its men came off.
            return;
        }
        let message = match struck {
            Some(_) => Message::MoveCorrected {
                side,
                played,
                recorded,
            },
            None => Message::MovePlayed {
                side,
                played,
                recorded,
            },
        };
        let Some(mut announcement) = self.announcement(Audience::Public, message) else {
            return;
        };
        announcement.about = about;
        let carried_out_elsewhere = self.options.has_sensors(side.other());
        if announced.is_some_and(|announced| announced.mv == entry.mv) {
            // It was announced aloud and the board agrees: one short sound, no talking over people.
            announcement.words = Switch::Off;
            announcement.earcon = Some(Earcon::Agree);
            self.durable.say(announcement);
        } else if source == Source::Announced && carried_out_elsewhere && struck.is_none() {
            let until = entry.seen.after(self.options.waits.transfer);
            self.aloud = Some(Aloud {
                announcement,
                until,
            });
        } else {
            self.durable.say(announcement);
        }
        if let Some(announced) = announced.filter(|announced| announced.mv != entry.mv) {
            let said = self.spoken(&entry.before, &announced.mv);
            self.say_differs(said, entry);
        }
    }

    /// "You said A, your board shows B": to the mover alone, before the press (S02). In official play
    /// only where the event consents to it, which no event file of this version can say.
    fn say_differs(&mut self, said: SpokenMove, entry: &Standing) {
        if self.options.mode == Mode::Official {
            return;
        }
        let shown = self.spoken(&entry.before, &entry.mv);
        let message = match entry.origin {
            Origin::Board => Message::SaidButShown { said, shown },
            Origin::Hand(_) => Message::SaidButEntered {
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

    fn game_over(&mut self, entry: &Standing, ending: zgoda_game::Ending, now: Moment) {
        let winner = entry.side;
        let result = match winner {
            Side::White => "2-0",
            Side::Black => "0-2",
        };
        let cause = ending.article().to_owned();
        let body = Body::GameEnded {
            result: result.to_owned(),
            cause,
        };
        self.record(None, Source::Program, body, now);
        self.say_when_durable(
            Audience::Public,
            Message::GameOver { winner },
            About::default(),
        );
        self.phase = Phase::Over;
    }

    // Corrections.

    fn correct(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let Some(last) = self.correctable(actor).cloned() else {
            self.refused(text, "nothing to correct", actor, now);
            self.reply(actor, Message::NothingToCorrect);
            return;
        };
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        if self.options.has_sensors(last.side) {
            // The board shows what was done; the words are put right.
            self.said_of_board(&written, last.side, text, actor, now);
            return;
        }
        let entering = Entering {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::OfLast,
        };
        self.enter_written(&written, last.side, entering, now);
    }

    /// The last entry, if it may still be corrected: until it is made, and a typed one until the
    /// press or the next half-move, because it was made by nothing but the typing of it.
    fn correctable(&self, actor: Option<Actor>) -> Option<&Standing> {
        let last = self.game.last()?;
        let by_its_mover = match actor {
            Some(Actor::White) => last.side == Side::White,
            Some(Actor::Black) => last.side == Side::Black,
            _ => true,
        };
        let open = matches!(last.state, State::Open | State::Made(MadeBy::Typed));
        (open && by_its_mover).then_some(last)
    }

    // Announcements.

    fn said(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        let side = match actor {
            Some(Actor::White) => Side::White,
            Some(Actor::Black) => Side::Black,
            _ => self.announcer(&written),
        };
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
    fn announcer(&self, written: &WrittenMove) -> Side {
        let last = self.game.last().filter(|last| last.state == State::Open);
        match last {
            Some(last) if means(written, &last.before, &last.mv) => last.side,
            _ => self.game.now().turn(),
        }
    }

    /// An announcement on a side whose sensor board shows what was done.
    fn said_of_board(
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
    fn said_of_entry(
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
            action: if entry.mv.is_capture() {
                Action::Takes
            } else {
                Action::Moves
            },
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
        let about = About {
            ply: Some(entry.ply),
            entry: Some(entry.id.0),
            board: None,
        };
        self.sound(
            Audience::Public,
            Message::SaidNoted { said },
            Earcon::Agree,
            about,
        );
    }

    // The simulated hand.

    fn hand(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let simulated = self
            .options
            .board
            .is_some_and(|board| board.hands == Hands::Simulated);
        if !simulated {
            self.refused(text, "no simulated board", actor, now);
            self.reply(actor, Message::NoSensorBoard);
            return;
        }
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        let side = self.mover(actor);
        self.hand_move(&written, side, text, actor, now);
    }

    fn hand_move(
        &mut self,
        written: &WrittenMove,
        side: Side,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let now_there = self.game.line();
        // A half-move that is in the record and not yet on the board is what the hand does first.
        let before = match &now_there.last {
            Some(last)
                if last.state == zgoda_game::shadow::LastState::ToTransfer
                    && means(written, &last.before, &last.mv) =>
            {
                last.before
            }
            _ => now_there.now.with_turn(side),
        };
        let entering = Entering {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::Nothing,
        };
        match resolve(written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => {
                self.effects.push_back(Effect::Hand { before, mv });
            }
            Resolution::Ambiguous { candidates, .. } => {
                self.ask_which_way(side, &before, candidates, entering);
            }
            Resolution::NoSuch(error) => {
                self.refused(text, &error.to_string(), actor, now);
                self.reply(
                    actor,
                    Message::MoveForm {
                        text: text.to_owned(),
                    },
                );
            }
        }
    }

    // The press.

    fn press(&mut self, actor: Option<Actor>, now: Moment) {
        // A press says that the half-move is done: what stands on the board is taken as it stands.
        if let Some(desk) = &mut self.board {
            desk.shadow.settle_now();
        }
        self.drain_board(now);
        let pressable = |entry: &Standing| {
            matches!(
                entry.state,
                State::Open | State::Made(MadeBy::Typed | MadeBy::Rest)
            )
        };
        let side = match actor {
            Some(Actor::White) => Side::White,
            Some(Actor::Black) => Side::Black,
            _ => match self.game.last().filter(|last| pressable(last)) {
                Some(last) => last.side,
                None => self.game.now().turn(),
            },
        };
        self.record(
            actor,
            Source::Keys,
            Body::Pressed { side: side.into() },
            now,
        );
        if let Some(last) = self.game.last_mut().filter(|last| last.side == side) {
            match last.state {
                State::Open => self.make_last(MadeBy::Press, now),
                // Already made; the press closes the time for corrections.
                State::Made(_) => last.state = State::Made(MadeBy::Press),
            }
        }
        self.say_when_durable(
            Audience::Private(side),
            Message::Pressed { side },
            About::default(),
        );
    }

    // Questions.

    pub(super) fn ask_which_way(
        &mut self,
        side: Side,
        before: &Setup,
        candidates: Vec<Move>,
        entering: Entering,
    ) {
        let Some(first) = candidates.first() else {
            return;
        };
        let (from, to) = (first.from, first.to);
        let via = match self.options.mode {
            Mode::Official => Vec::new(),
            Mode::Training => {
                let choices = zgoda_game::choices(before, from, to);
                choices.into_iter().filter_map(|(_, via)| via).collect()
            }
        };
        self.question = Some(Question::WhichWay {
            side,
            candidates,
            entering,
        });
        self.ask(side, Message::WhichWay { from, to, via });
    }

    /// Asks whose hand did it; over a shared board everybody at it, because anybody may answer.
    pub(super) fn ask(&mut self, side: Side, question: Message) {
        let shared = self
            .options
            .board
            .is_some_and(|board| board.of == BoardOf::Shared);
        let audience = if shared {
            Audience::Public
        } else {
            Audience::Private(side)
        };
        self.say(audience, question);
    }

    /// Takes `text` as the answer to "which way?", if that is asked and it is one.
    fn answered_which_way(&mut self, text: &str, actor: Option<Actor>, now: Moment) -> bool {
        let Some(Question::WhichWay {
            side,
            candidates,
            entering,
        }) = self.question.clone()
        else {
            return false;
        };
        let before = match (entering.instead, self.game.last()) {
            (Instead::OfLast, Some(last)) => last.before,
            _ => self.game.now().with_turn(side),
        };
        let through = |mv: &Move| match before.variant().square(text.trim()) {
            Ok(square) => {
                routes(&before, mv)
                    .iter()
                    .any(|route| route.squares.contains(&square))
                    || mv.captured.has(square)
            }
            Err(_) => WrittenMove::read(text, before.variant())
                .is_ok_and(|written| means(&written, &before, mv)),
        };
        let fitting: Vec<Move> = candidates.into_iter().filter(through).collect();
        let [mv] = fitting[..] else { return false };
        self.question = None;
        let written = format!("{} {text}", entering.written);
        let entering = Entering {
            actor: actor.or(entering.actor),
            written,
            ..entering
        };
        if self.options.has_sensors(side) {
            match self.options.board.map(|board| board.hands) {
                Some(Hands::Simulated) => self.effects.push_back(Effect::Hand { before, mv }),
                // The board shows one of several; the person said which.
                _ => self.enter(
                    side,
                    mv,
                    Origin::Board,
                    Stated::Stated,
                    None,
                    &entering,
                    now,
                ),
            }
        } else {
            self.enter_if_allowed(side, &before, mv, entering, now);
        }
        true
    }

    fn answer_yes(&mut self, actor: Option<Actor>, now: Moment) {
        match self.question.take() {
            Some(Question::BoardAhead { side, mv }) => {
                let entering = Entering {
                    source: Source::Sensor,
                    actor,
                    written: String::new(),
                    instead: Instead::Nothing,
                };
                self.enter(
                    side,
                    mv,
                    Origin::Board,
                    Stated::Stated,
                    None,
                    &entering,
                    now,
                );
            }
            Some(Question::Orientation) => {
                self.effects.push_back(Effect::Lies(zgoda_hw::Lies::Turned));
            }
            question => {
                self.question = question;
                self.reply(actor, Message::LeftAsItIs);
            }
        }
    }

    fn answer_no(&mut self, actor: Option<Actor>, now: Moment) {
        match self.question.take() {
            Some(Question::Orientation) => {
                self.effects.push_back(Effect::Lies(zgoda_hw::Lies::Normal));
            }
            Some(Question::BoardAhead { .. }) => {
                self.reply(actor, Message::LeftAsItIs);
                self.differs_as_it_stands(now);
            }
            Some(Question::WhichWay { .. }) | None => self.reply(actor, Message::LeftAsItIs),
        }
    }

    // The arbiter.

    fn arbiter(&mut self, text: &str, line: &str, now: Moment) {
        let actor = Some(Actor::Arbiter);
        let done = self.options.words.read(text).command == Command::Plain(Word::Done);
        let state = if done {
            self.arbiter = Switch::Off;
            "closed"
        } else if self.options.pin.as_deref() == Some(text) {
            self.arbiter = Switch::On;
            "opened"
        } else {
            "refused"
        };
        // The PIN itself is nobody's business, not even the record's.
        let _ = line;
        self.record(
            actor,
            Source::Keys,
            Body::ArbiterWords {
                state: state.to_owned(),
            },
            now,
        );
        let message = match state {
            "refused" => Message::WrongPin,
            _ => Message::ArbiterAtWork {
                state: self.arbiter,
            },
        };
        self.say_when_durable(Audience::Public, message, About::default());
    }

    /// A word that only the arbiter may use (Kodeks II 4.4.1, IV 2.11–2.13).
    fn arbiters_word(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if self.arbiter == Switch::On || self.options.mode == Mode::Training {
            self.not_yet(Later::ArbiterDesk, line, actor, now);
        } else {
            self.refused(line, "the arbiter's word", actor, now);
            self.reply(actor, Message::ArbiterOnly);
        }
    }

    fn adjust(&mut self, state: Switch, actor: Option<Actor>, now: Moment) {
        self.adjusting = state;
        let begun = state == Switch::On;
        self.record(actor, Source::Keys, Body::Adjusting { begun }, now);
        let asker = Audience::Private(self.asker(actor));
        self.say_when_durable(asker, Message::Adjusting { state }, About::default());
        if !begun {
            self.compare_again(now);
        }
    }
}

/// Does `written` name the half-move `mv` on `before`?
fn means(written: &WrittenMove, before: &Setup, mv: &Move) -> bool {
    match resolve(written, before) {
        Resolution::Legal(meant) | Resolution::NotLegal(meant) => {
            meant == *mv || (meant.from, meant.to) == (mv.from, mv.to)
        }
        Resolution::Ambiguous { candidates, .. } => candidates.contains(mv),
        Resolution::NoSuch(_) => (written.from(), written.to()) == (mv.from, mv.to),
    }
}

/// The reason of an irregularity, as it is said in training.
pub(super) const fn why_illegal(irregularity: Irregularity) -> IllegalWhy {
    match irregularity {
        Irregularity::NotTheMoversPiece => IllegalWhy::NotYours,
        Irregularity::WrongDisplacement => IllegalWhy::NoSuchWay,
        Irregularity::CaptureLeftOut => IllegalWhy::MustCapture,
        Irregularity::WrongNumber | Irregularity::StoppedHalfWay => IllegalWhy::TakesMore,
        Irregularity::NotAllRemoved => IllegalWhy::LeftStanding,
        Irregularity::RemovedWithoutReason
        | Irregularity::RemovedNotCaptured
        | Irregularity::OwnPieceRemoved => IllegalWhy::WronglyTaken,
    }
}
