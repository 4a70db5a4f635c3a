//! What strokes say of themselves instead of doing it: held with the help button of a pad, after the help key, and as
//! long as `keys` is open.

use std::time::Duration;

use zgoda_game::{Moment, Side};
use zgoda_speech::announcement::{Earcon, Meaning, Switch};
use zgoda_speech::{Listener, Message};

use super::{Device, Doer};
use crate::hands::commands::COMMANDS;
use crate::hands::deed::{Asked, Deed};
use crate::hands::stroke::{Key, Named, Stroke};
use crate::record::event::Actor;
use crate::session::Session;
use crate::session::command::{Word, Words};
use crate::session::menu::Item;

/// Nobody holds a button longer than this to hear what others do; it is stuck, and the others work again.
const STUCK: Duration = Duration::from_secs(30);

/// The help button of a pad, while it is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    stroke: Stroke,
    since: Moment,
    /// Has another stroke said what it does meanwhile?
    told: Switch,
}

/// Strokes say what they do, instead of doing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Explains {
    which: Which,
    /// Who asked for it, and is told.
    by: Option<Actor>,
    /// Since when, or the last of them.
    last: Moment,
}

/// Which strokes do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// The next one.
    Next,
    /// All, until silence; this one was the last, and twice it is to be changed.
    All(Option<Stroke>),
}

impl Session {
    /// Do this player's strokes say what they do?
    pub(super) fn explains(&self, side: Side) -> bool {
        self.hands.own.get(side).explains.is_some()
    }

    /// When the last of them did, or was to do.
    pub(super) fn last_explained(&self, side: Side) -> Option<Moment> {
        let explains = self.hands.own.get(side).explains.as_ref();
        explains.map(|explains| explains.last)
    }

    /// The next stroke says what it does.
    pub(super) fn explain_the_next(&mut self, by: Option<Actor>, now: Moment) {
        self.explain(by, Which::Next, now);
    }

    /// `keys`: all strokes do, until silence.
    pub(in crate::session) fn explain_keys(&mut self, by: Option<Actor>, now: Moment) {
        self.explain(by, Which::All(None), now);
    }

    fn explain(&mut self, by: Option<Actor>, which: Which, last: Moment) {
        if self.may_open(by) {
            let side = self.asker(by);
            self.hands.own.get_mut(side).explains = Some(Explains { which, by, last });
            self.says_keys(by, Switch::On);
        }
    }

    /// They do it again.
    pub(super) fn explains_no_more(&mut self, side: Side) {
        if let Some(explains) = self.hands.own.get_mut(side).explains.take() {
            self.says_keys(explains.by, Switch::Off);
        }
    }

    fn says_keys(&mut self, by: Option<Actor>, state: Switch) {
        let message = Message::KeysExplained { state };
        self.reply_sounding(by, message, Earcon::Opened);
    }

    /// A stroke while strokes say what they do. `false`: they do not.
    pub(super) fn explained(&mut self, side: Side, stroke: Stroke, now: Moment) -> bool {
        let Some(Explains { which, by, .. }) = self.hands.own.get_mut(side).explains.take() else {
            return false;
        };
        let deed = self.deed_of(side, stroke);
        if deed == Some(Deed::Silence) {
            self.silence(by, side);
            self.says_keys(by, Switch::Off);
        } else if which == Which::All(Some(stroke)) {
            self.choose_meaning(side, stroke, now);
        } else {
            if which != Which::Next {
                let which = Which::All(Some(stroke));
                let last = now;
                self.hands.own.get_mut(side).explains = Some(Explains { which, by, last });
            }
            self.says_meaning(side, stroke, deed.as_ref());
        }
        true
    }

    /// Twice the same stroke: what it means is to be another thing. A menu of what it can be.
    fn choose_meaning(&mut self, side: Side, stroke: Stroke, now: Moment) {
        let words = Words::english();
        let may = COMMANDS
            .into_iter()
            .filter(|line| Deed::read(line, &words).is_ok());
        let means = may.map(|line| Item::Means(stroke, Some(line)));
        let items = means.chain([Item::Means(stroke, None)]).collect();
        self.open_menu(items, self.whose_stroke(side, stroke), now);
    }

    /// A stroke means this from now on, and it is kept.
    pub(in crate::session) fn means_from_now_on(
        &mut self,
        stroke: Stroke,
        line: Option<&'static str>,
        whose: Listener,
        actor: Option<Actor>,
    ) {
        let side = self.asker(actor);
        let text = line.unwrap_or("off");
        let map = self.hands.maps.with(stroke, side);
        let set = Deed::read(text, &Words::english()).map(|deed| map.set(stroke, deed));
        if !matches!(set, Ok(Ok(()))) {
            return self.reply(actor, Message::LeftAsItIs);
        }
        // An assistant without an output hears by the player's, and has keys of his own all the same.
        let whose = match actor {
            Some(Actor::Assistant) => Listener::Assistant,
            _ => whose,
        };
        match self.person_mut(whose).set_stroke(stroke, text) {
            Ok(()) => self.keep_settings(whose),
            Err(_) => self.settings_not_kept(whose),
        }
        let deed = self.deed_of(side, stroke);
        let meaning = meaning(stroke, deed.as_ref());
        self.reply_sounding(actor, Message::StrokeMeans { meaning }, Earcon::Changed);
    }

    /// The help button goes down, or another stroke while it is down. `false`: neither.
    pub(super) fn told_by_help(&mut self, side: Side, stroke: Stroke, now: Moment) -> bool {
        let deed = self.deed_of(side, stroke);
        let held = &mut self.hands.own.get_mut(side).held;
        if held.is_some_and(|held| now.since(held.since) >= STUCK) {
            *held = None;
        }
        match held {
            Some(held) => {
                held.told = Switch::On;
                self.says_meaning(side, stroke, deed.as_ref());
                true
            }
            None if deed == Some(Deed::Help) => {
                *held = Some(Held {
                    stroke,
                    since: now,
                    told: Switch::Off,
                });
                true
            }
            None => false,
        }
    }

    /// A button of the pad came up; if it was the help button and nothing was asked by it, the menu opens.
    pub(super) fn let_go(&mut self, side: Side, stroke: Stroke, now: Moment) {
        let held = &mut self.hands.own.get_mut(side).held;
        let Some(was) = held.filter(|held| held.stroke == stroke) else {
            return;
        };
        *held = None;
        if was.told == Switch::Off {
            let device = Device::Pad;
            let all = Asked::plain(Word::Commands);
            self.act(&all, Doer { side, device }, now);
        }
    }

    fn deed_of(&self, side: Side, stroke: Stroke) -> Option<Deed> {
        let map = self.hands.maps.of(stroke.device(), side);
        match stroke {
            Stroke::Key(Key::Named(Named::Escape)) => Some(Deed::Silence),
            Stroke::Key(key) => {
                let open = self.open(self.at_keyboard());
                self.hands.keyboard.meaning(key, map, open)
            }
            Stroke::Pad(_) => map.deed(stroke).cloned(),
        }
    }

    fn says_meaning(&mut self, side: Side, stroke: Stroke, deed: Option<&Deed>) {
        let meaning = meaning(stroke, deed);
        let actor = self.whose_stroke(side, stroke);
        self.reply(actor, Message::StrokeMeans { meaning });
    }

    /// Who did it: a pad is a player's, the keyboard whoever's sits there.
    fn whose_stroke(&self, side: Side, stroke: Stroke) -> Option<Actor> {
        let device = stroke.device();
        self.actor(Doer { side, device }).or(Some(side.into()))
    }
}

/// A deed, as it is said.
pub(super) fn meaning(stroke: Stroke, deed: Option<&Deed>) -> Meaning {
    match deed {
        Some(Deed::Asked(asked)) => Meaning::Command(asked.words().to_owned()),
        Some(Deed::Silence) => Meaning::Silence,
        Some(Deed::Status) => Meaning::Status,
        Some(Deed::Look) => Meaning::Look,
        Some(Deed::Help) => Meaning::Help,
        Some(Deed::Digit(digit)) => Meaning::Digit(digit.value()),
        Some(Deed::Correction) => Meaning::Correction,
        Some(Deed::LineAgain) => Meaning::LineAgain,
        None | Some(Deed::Off) => match stroke {
            Stroke::Key(Key::Char(char)) => Meaning::Types(char),
            Stroke::Key(_) | Stroke::Pad(_) => Meaning::Nothing,
        },
    }
}
