// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves, from their entry in the record to the moment at which they count or are struck out (Kodeks I 3, II 6.8, VIII 2).
//!
//! This file holds words back while a half-move that was announced aloud is carried out, and keeps a half-move with a missing
//! crown. `written` takes typed half-moves.
//! `early_lines` keeps lines that were typed before a board has reported the previous half-move. `announced` takes announcements
//! made aloud. `crowning` waits for a crown, `completing` adds missing half-moves after the game, `slip_corrections` notes slips of
//! the tongue, and `irregular` takes the claims of the other side. `boards` handles readings, and `timing` handles presses.

pub(in crate::session) mod announced;
pub(in crate::session) mod completing;
pub(in crate::session) mod crowning;
pub(in crate::session) mod early_lines;
pub(in crate::session) mod irregular;
pub(in crate::session) mod slip_corrections;
pub(in crate::session) mod written;

use zgoda_game::{GameResult, Moment, Move, Side, Square};
use zgoda_record::event::{AcceptedBy, Actor, Body, MadeBy, Source, Stated, StruckBecause};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{About, BoardOf, Earcon, Recorded, SpokenMove};
use zgoda_speech::{Announcement, Message};

use super::ask::{Ask, Coming, Entered, Heard};
use super::boards::Boards;
use super::fair_play::Audience;
use super::game::{Announced, Done, Origin, StandingEntry, State};
use super::options::Words;
use super::table::Table;
use crate::session::endings;
use crate::session::phase::Phase;
use crate::session::question::{Entering, Instead};
use crowning::Uncrowned;
use early_lines::EarlyLines;

/// The state of the half-move that is under way.
#[derive(Debug, Default)]
pub(super) struct HalfMoves {
    /// The words about a half-move that was announced aloud. They are held back while it is carried out.
    aloud: Option<Aloud>,
    /// A half-move that is not complete, because its crown is missing.
    uncrowned: Option<Uncrowned>,
    /// The lines that were typed before the half-move which they answer was in the record.
    pub(super) ahead: EarlyLines,
}

/// Words held back while a half-move announced aloud is carried out.
#[derive(Clone, Debug)]
struct Aloud {
    announcements: Vec<Announcement>,
    until: Moment,
}

impl HalfMoves {
    /// Prepares an entry. A new half-move answers the last one, which counts from now on.
    pub(super) fn answer_the_last(&mut self, coming: &Coming, table: &mut Table) {
        if coming.struck.is_none() {
            // The other side has moved, so the missing crown is no longer waited for.
            self.give_crown_up(MadeBy::OpponentBegan, table);
            if table.has_clock() {
                self.make_answered(coming.done.side.other(), table);
            } else {
                self.make_last(MadeBy::OpponentBegan, table);
            }
            announced::words_stand(table);
        }
        self.speak_aloud(table);
    }

    /// Makes the half-moves of `side` that were not pressed for count, in a game with a clock, because the other side moves now.
    fn make_answered(&self, side: Side, table: &mut Table) {
        let waiting: Vec<usize> = table.game().all_unpressed(side).collect();
        for index in waiting {
            self.make(index, MadeBy::Answered, table);
        }
    }

    /// Puts a half-move into the record, replacing another one if needed, and announces it. Returns the entry.
    pub(super) fn write(&mut self, coming: Coming, table: &mut Table) -> Option<Entered> {
        let Coming {
            done,
            entering,
            struck,
            late,
            made: _,
        } = coming;
        let on = match done.origin {
            Origin::Board(of) => Some(of),
            Origin::Hand => None,
        };
        let waiting = table.game().announced(done.side).cloned();
        let announced = waiting.filter(|it| it.entry.is_none());
        let written = (!entering.written.is_empty()).then_some(entering.written);
        let typed = matches!(entering.source, Source::Keys | Source::Announced);
        let record_of = table.records_for(done.side).filter(|_| typed);
        let body = Body::EntryWritten(table.game().entry_of(done, written, record_of));
        table.commit(entering.actor, entering.source, body);
        let index = table.game().standing().len().saturating_sub(1);
        let entry = table.game().last().cloned()?;
        let instead = match struck {
            Some(_) => Instead::OfLast,
            None => Instead::Nothing,
        };
        let before = (struck.as_ref(), announced.as_ref());
        self.announce_entry(&entry, before, entering.source, table);
        Some(Entered {
            entry,
            index,
            on,
            instead,
            late,
        })
    }

    fn announce_entry(
        &mut self,
        entry: &StandingEntry,
        (struck, announced): (Option<&StandingEntry>, Option<&Announced>),
        source: Source,
        table: &mut Table,
    ) {
        let about = About::entry(entry.ply, entry.id.0);
        let played = table.spoken(&entry.before, &entry.mv);
        let recorded = Recorded::Safe;
        let side = entry.side;
        let said = |it: &SpokenMove| (it.from, it.via.clone(), it.to);
        let only_taken = source == Source::Sensor
            && struck.is_some_and(|struck| {
                said(&table.spoken(&struck.before, &struck.mv)) == said(&played)
            });
        if only_taken {
            // The squares that would be spoken are the same as before. Only the captured men differ, and these are not told.
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
        let told = table.announcements(Audience::Public, &message);
        let announcements = told.into_iter().map(|it| Announcement { about, ..it });
        let carried_out_elsewhere = table.has_sensors(side.other());
        let agreed = announced.is_some_and(|announced| announced.agrees(entry));
        // If the mover's own side typed the line, the announcement was written down, but people did not hear it.
        let heard = agreed && source != Source::Keys;
        let mut held = Vec::new();
        for announcement in announcements {
            let always = table.person(announcement.to).preferences().words == Words::Always;
            if !always && heard && struck.is_none() {
                // The half-move was announced aloud and the board agrees, so one short sound is enough, and the voice does not
                // interrupt people.
                table.say_this_when_durable(Announcement {
                    words: false,
                    earcon: Some(Earcon::Agree),
                    ..announcement
                });
            } else if !always
                && source == Source::Announced
                && carried_out_elsewhere
                && struck.is_none()
            {
                held.push(announcement);
            } else {
                table.say_this_when_durable(announcement);
            }
        }
        if !held.is_empty() {
            self.aloud = Some(Aloud {
                announcements: held,
                until: entry.seen.after(table.options().waits.transfer),
            });
        }
        if announced.is_some() && !agreed {
            announced::say_differs(entry, table);
        }
    }

    /// Makes the last entry count from now on.
    pub(super) fn make_last(&self, by: MadeBy, table: &mut Table) {
        if let Some(last) = table.game().standing().len().checked_sub(1) {
            self.make(last, by, table);
        }
    }

    /// Makes an entry count from now on. In a game with a clock, only the mover's press, an answer or the arbiter can make an entry
    /// count.
    fn make(&self, index: usize, by: MadeBy, table: &mut Table) {
        let not_pressed = matches!(by, MadeBy::Typed | MadeBy::Rest | MadeBy::OpponentBegan);
        if not_pressed && table.has_clock() {
            return;
        }
        let entry = table.game().standing().get(index);
        let Some(entry) = entry.filter(|entry| entry.state == State::Open).cloned() else {
            return;
        };
        if self.crown_is_awaited() {
            // The caller has already ended the wait for the crown.
            if by != MadeBy::Rest {
                self.crown_is_missing(table);
            }
            return;
        }
        // As long as this half-move does not count, the opponent may still object to the half-move before it (Kodeks I 5.7).
        irregular::accept(entry.side, AcceptedBy::NextHalfMove, table);
        let made = Body::EntryMade {
            entry: entry.id,
            by,
        };
        table.commit(None, Source::Program, made);
        if matches!(by, MadeBy::Press | MadeBy::OpponentBegan | MadeBy::Answered) {
            announced::words_stand(table);
        }
        let (entry_id, seen) = (entry.id, entry.seen);
        table.ask(Ask::Made {
            entry: entry_id,
            seen,
        });
        if index.saturating_add(1) == table.game().standing().len() {
            the_rules_may_end_it(&entry, table);
        }
    }

    /// Makes a half-move count by its mover's press.
    pub(super) fn make_by_press(&self, index: usize, table: &mut Table) {
        let entry = table.game().standing().get(index);
        let Some((entry, state)) = entry.map(|entry| (entry.id, entry.state)) else {
            return;
        };
        match state {
            State::Open => self.make(index, MadeBy::Press, table),
            // The half-move already counts, but only the press ends the time for corrections.
            State::Made(MadeBy::Press) => announced::words_stand(table),
            State::Made(_) => {
                let by = MadeBy::Press;
                table.commit(None, Source::Program, Body::EntryMade { entry, by });
                announced::words_stand(table);
            }
        }
    }

    /// Strikes the last entry out.
    pub(super) fn strike_last(
        &mut self,
        because: StruckBecause,
        replaced: Replaced,
        (actor, source): (Option<Actor>, Source),
        table: &mut Table,
    ) -> Option<StandingEntry> {
        let struck = table.game().last()?.clone();
        let by = match replaced {
            Replaced::ByNext => Some(table.game().next_entry()),
            Replaced::ByNothing => None,
        };
        let body = Body::EntryStruck {
            entry: struck.id,
            because,
            by,
        };
        table.commit(actor, source, body);
        if replaced == Replaced::ByNothing {
            self.uncrowned = None;
        }
        Some(struck)
    }

    /// Enters a half-move that a board shows in place of the last one, or as the rest of the last one.
    pub(super) fn enter_instead(
        &mut self,
        of: BoardOf,
        mv: Move,
        because: StruckBecause,
        table: &mut Table,
    ) {
        let who = (None, Source::Sensor);
        let Some(struck) = self.strike_last(because, Replaced::ByNext, who, table) else {
            return;
        };
        let stated = match because {
            // If a person stated the struck half-move, the statement holds for the completed half-move, too.
            StruckBecause::Completed => {
                let kept = table.game().kept(struck.id);
                kept.map_or(Stated::BoardNotStated, |it| it.entry.stated)
            }
            StruckBecause::Corrected
            | StruckBecause::TakenBack
            | StruckBecause::WalkedBack
            | StruckBecause::Undone => Stated::BoardNotStated,
        };
        let done = Done {
            side: struck.side,
            mv,
            origin: Origin::Board(of),
            stated,
        };
        let made = match struck.state {
            State::Made(by) => Some(by),
            State::Open => None,
        };
        let late = taken_off_after_a_pause(&struck, mv, table);
        let entering = Entering::sensed();
        let coming = Coming {
            done,
            entering,
            struck: Some(struck),
            late,
            made,
        };
        table.ask(Ask::Enter(Box::new(coming)));
    }

    /// Takes the last half-move back, because a board shows the position before it.
    pub(super) fn take_back(&mut self, table: &mut Table) {
        let who = (None, Source::Sensor);
        let because = StruckBecause::TakenBack;
        if let Some(struck) = self.strike_last(because, Replaced::ByNothing, who, table) {
            say_taken_back(&struck, table);
        }
    }

    /// Handles the news that the last half-move was carried out on the other board. A sound replaces the words that were held back.
    pub(super) fn carried_out(&mut self, on: BoardOf, heard: Heard, table: &mut Table) {
        if self.aloud.is_some() {
            for announcement in self.taken_aloud(table) {
                table.say_this_when_durable(Announcement {
                    words: false,
                    earcon: Some(Earcon::Agree),
                    ..announcement
                });
            }
        } else if heard == Heard::NotYet {
            let hand = match on {
                BoardOf::Side(side) => Audience::Hand(side),
                BoardOf::Shared => Audience::Public,
            };
            let message = Message::BoardAgrees { board: on };
            table.sound(hand, message, Earcon::Agree, About::board(on));
        }
    }

    /// Says the words that were held back while the half-move was carried out on the other board.
    pub(super) fn speak_aloud(&mut self, table: &mut Table) {
        for announcement in self.taken_aloud(table) {
            table.say_this_when_durable(announcement);
        }
    }

    /// Drops the words that were held back, because their half-move was taken back.
    pub(super) fn forget_aloud(&mut self) {
        self.aloud = None;
    }

    fn taken_aloud(&mut self, table: &Table) -> Vec<Announcement> {
        let aloud = self.aloud.take();
        let mut held = aloud.map_or_else(Vec::new, |aloud| aloud.announcements);
        for announcement in &mut held {
            announcement.words = true;
            if let Some(recorded) = announcement.message.recorded_mut() {
                *recorded = table.recorded();
            }
        }
        held
    }

    /// Lets time pass: makes a half-move count that was at rest long enough, and says words that were held back.
    pub(super) fn tick(&mut self, boards: &Boards, table: &mut Table) {
        let now = table.now();
        if self.rests_at(boards, table).is_some_and(|at| at <= now) {
            self.make_last(MadeBy::Rest, table);
        }
        if self.aloud.as_ref().is_some_and(|aloud| aloud.until <= now) {
            self.speak_aloud(table);
        }
    }

    /// The moment of the next [`HalfMoves::tick`].
    pub(super) fn deadline(&self, boards: &Boards, table: &Table) -> Option<Moment> {
        let aloud = self.aloud.as_ref().map(|aloud| aloud.until);
        let all = [self.rests_at(boards, table), aloud];
        all.into_iter().flatten().min()
    }

    /// The moment at which a half-move counts because its board has shown it at rest long enough, in a game without a clock. It is
    /// not at rest while a hand is at the board again.
    fn rests_at(&self, boards: &Boards, table: &Table) -> Option<Moment> {
        if self.crown_is_awaited() || table.has_clock() {
            return None;
        }
        let last = table
            .game()
            .last()
            .filter(|entry| entry.state == State::Open)?;
        let board = match last.origin {
            Origin::Board(of) => boards.board(of),
            Origin::Hand => None,
        };
        let since = match board.filter(|board| board.shadow.reading().is_some()) {
            // A piece that was lifted again is not at rest.
            Some(board) => board.shadow.agrees_since()?.max(last.seen),
            None => last.seen,
        };
        // The program did not see the time at rest while it was away.
        Some(since.max(table.begun()).after(table.options().waits.rest))
    }
}

/// Ends the game in training if the last half-move ends it by the rules. In official play people end the game; an arbiter who is at
/// work is shown the end by the rules.
fn the_rules_may_end_it(last: &StandingEntry, table: &mut Table) {
    if table.arbiter_at_work() {
        endings::show_the_end(table);
    }
    if table.options().mode == Mode::Training
        && table.phase() != Phase::Over
        && let Some(ending) = zgoda_game::ended(&last.after)
    {
        let result = GameResult::plain(ending);
        let by = (None, Source::Program);
        table.ask(Ask::End { result, by });
    }
}

/// Says that the last half-move was taken back, by word or by hand on the board.
pub(super) fn say_taken_back(struck: &StandingEntry, table: &mut Table) {
    let about = About::entry(struck.ply, struck.id.0);
    let message = Message::MoveTakenBack {
        side: struck.side,
        struck: table.spoken(&struck.before, &struck.mv),
    };
    table.say_when_durable(Audience::Public, message, about);
}

/// The captured men that came off only after a pause (Kodeks I 5.4.13). The Kodeks sets no limit for the pause. The limit here is
/// the time for which training waits for the rest of a capture: a shorter pause cannot mean that the capture was broken off.
fn taken_off_after_a_pause(struck: &StandingEntry, mv: Move, table: &Table) -> Vec<Square> {
    let now = table.now();
    let pause = table.options().waits.sensing.unfinished;
    let paused = struck.side == struck.before.turn()
        && (struck.mv.from, struck.mv.to) == (mv.from, mv.to)
        && struck.seen.after(pause) <= now;
    let late = mv.captured.minus(struck.mv.captured);
    late.into_iter().filter(|_| paused).collect()
}

/// The replacement of a struck entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replaced {
    /// The next entry replaces the struck one.
    ByNext,
    /// No entry replaces the struck one.
    ByNothing,
}
