// SPDX-License-Identifier: GPL-3.0-or-later
//! The actions of the people of a rehearsal, carried out: each action comes in as if the person had acted.

use zgoda_game::Side;
use zgoda_game::notation::write_move;
use zgoda_input::command::{Command, Order, Typed, Word};
use zgoda_record::event::{Actor, Body, Mishap, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, RehearsedDuty, WhenWrong};

use super::{Act, Action, Asked, Duty, Work, mishap};
use crate::session::desk::authority::Authority;
use crate::session::effect::Effect;
use crate::session::fair_play::Audience;
use crate::session::table::Table;
use crate::session::{Session, claims, simulated};

impl Session {
    /// Lets the people of a rehearsal look at the table, and carries out their due actions.
    pub(in crate::session) fn rehearse(&mut self) {
        let now = self.live.table.now();
        loop {
            let Some(rehearsal) = &mut self.rehearsal else {
                return;
            };
            rehearsal.look(&self.live);
            let Some(action) = rehearsal.due(now) else {
                return;
            };
            self.live.table.begin_input(now);
            match action {
                Action::Arbiter(duty) => self.arbiter_of_rehearsal(duty),
                Action::Opponent(side, act) => self.opponent_does(side, act),
                Action::Hand(work) => self.hand_works(work),
            }
            self.live.settle();
        }
    }

    /// `make a difference`: asks for a mishap.
    pub(in crate::session) fn make_a_difference(&mut self) {
        let rehearses = self.rehearsal.is_some();
        let may_come = mishap::may_come(&self.live);
        let table = &mut self.live.table;
        match may_come {
            _ if !rehearses => {
                let why = "something goes wrong on demand in a rehearsal alone";
                table.refuse(why, Message::InRehearsalAlone);
            }
            Asked::NoBoard => table.refuse("no simulated board", Message::NoSensorBoard),
            Asked::OneAtATime => {
                table.refuse("something goes wrong already", Message::DifferenceIsThere);
            }
            Asked::Comes => {
                table.commit(table.actor(), Source::Keys, Body::DifferenceAsked);
                let next = table.game().rehearsed().waits();
                let when = next.map_or(WhenWrong::Soon, mishap::comes);
                table.reply(Message::DifferenceComes { when });
            }
        }
    }

    fn arbiter_of_rehearsal(&mut self, duty: Duty) {
        let table = &mut self.live.table;
        let authority = Authority::in_rehearsal(table.options().arbiter);
        table.comes_from_rehearsal(authority);
        table.acts(Some(Actor::Arbiter));
        match duty {
            Duty::Confirms { .. } => {
                self.says(Actor::Arbiter, Command::Plain(Word::Yes));
            }
            Duty::Says { says, .. } => self.arbiter_says(says),
            Duty::Orders { says, order, .. } => {
                if let Some(duty) = says {
                    self.arbiter_says(duty);
                }
                self.live.order(Order(Box::new(order)));
            }
        }
    }

    /// Announces what the arbiter does. If the arbiter comes, the call is answered.
    fn arbiter_says(&mut self, duty: RehearsedDuty) {
        let table = &mut self.live.table;
        let message = Message::RehearsedArbiter { duty };
        table.say_when_durable(Audience::Public, message, About::default());
        if duty == RehearsedDuty::Comes {
            claims::call_is_answered(table);
        }
    }

    fn opponent_does(&mut self, side: Side, act: Act) {
        let live = &mut self.live;
        live.table.comes_from_rehearsal(None);
        let word = match act {
            Act::Moves(before, mv) => {
                live.table.acts(Some(side.into()));
                if let Some(board) = live.table.boards().of(side) {
                    let (boards, table) = (&mut live.boards, &mut live.table);
                    simulated::hand_makes(board.of, before, mv, boards, table);
                }
                return;
            }
            Act::Presses(_) => Word::Press,
            Act::Accepts(_) => Word::Accept,
            Act::Draws(_) | Act::Confirms => Word::Yes,
        };
        self.says(side.into(), Command::Plain(word));
    }

    /// Gives this command in a person's name.
    fn says(&mut self, actor: Actor, command: Command) {
        let line = command.word().map_or("", Word::english);
        self.live.table.names(Some(actor));
        let actor = Some(actor);
        self.typed(Typed { actor, command }, line);
    }

    fn hand_works(&mut self, work: Work) {
        let (boards, table) = (&mut self.live.boards, &mut self.live.table);
        table.comes_from_rehearsal(None);
        match work {
            Work::CarriesOut {
                of,
                before,
                mv,
                wrong,
            } => {
                if let Some(mishap) = wrong {
                    let notation = Some(write_move(&before, &mv));
                    went_wrong(mishap, before.turn().other(), notation, table);
                }
                simulated::hand_makes(of, before, mv, boards, table);
            }
            Work::Mends { of, command } => {
                table.push_effect(Effect::HandDoes { board: of, command });
            }
            Work::GoesWrong {
                of,
                command,
                mishap,
                side,
            } => {
                went_wrong(mishap, side, None, table);
                table.push_effect(Effect::HandDoes { board: of, command });
            }
        }
    }
}

fn went_wrong(mishap: Mishap, side: Side, notation: Option<String>, table: &mut Table) {
    let made = Body::DifferenceMade {
        mishap,
        side,
        ply: table.game().standing().len(),
        notation,
    };
    table.commit(Some(Actor::Program), Source::Program, made);
}
