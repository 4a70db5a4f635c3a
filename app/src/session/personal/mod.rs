//! Everybody's own settings while a game runs: changed by a word or in the menu, heard at once, kept, and bounded by
//! what the event allows.
//!
//! `whose` says whose they are.

mod telling;
mod tongues;
mod whose;
pub mod wish;

use zgoda_game::Moment;
use zgoda_speech::announcement::{
    Choice, Chosen, Consent, Earcon, LowTimes, ProfileRefusal, Setting, Switch, Whisper,
};
use zgoda_speech::manner::Topic;
use zgoda_speech::{Announcement, Listener, Message};

use super::Session;
use super::command::Word;
use super::effect::Effect;
use super::fair_play::{Audience, player_here};
use super::menu::Item;
use super::options::Mode;
use crate::personal::choice::{self, Step};
use crate::personal::voices::NamedVoices;
use crate::personal::{Preferences, sample};
use crate::record::event::Actor;
pub(super) use telling::Telling;
pub(super) use tongues::Tongues;
pub(super) use whose::Whose;
use wish::{For, Wish};

impl Session {
    /// Somebody changes a setting of his own.
    pub(super) fn wish(
        &mut self,
        wish: Wish,
        text: &str,
        actor: Option<Actor>,
        line: &str,
        now: Moment,
    ) {
        let Some(whose) = self.whose(actor) else {
            return self.table.reply(actor, Message::NotToBeHad);
        };
        match wish.is_for() {
            For::Menu => {
                let items = Chosen::ALL.map(Item::Choice).into_iter();
                let last = [Item::Profile, Item::Command(Word::Settings.english())];
                // By the time somebody comes to the voices they have been found.
                if self.voices.is_none() {
                    self.voices = Some(NamedVoices::default());
                    self.table.wants(Effect::LookForVoices);
                }
                self.open_menu(items.chain(last).collect(), actor, now);
            }
            For::Profile => self.profile(text, whose.ear(), actor, now),
            For::Step(of, step) => {
                self.step(of, step, whose.of(of), actor, line, now);
            }
            For::Choice(of) if text.is_empty() => {
                let choice = self.in_force(whose.of(of), of);
                let sample = None;
                self.table
                    .reply(actor, Message::ChoiceMade { choice, sample });
                if of == Chosen::Sounds {
                    self.explain_sounds(actor);
                }
            }
            For::Choice(of) => {
                let (of, word) = topic_of(of, text);
                match choice::typed(of, word) {
                    Some(choice) => self.choose(choice, whose.of(of), actor, line, now),
                    None => self.table.reply(actor, Message::ChoiceRefused { of }),
                }
            }
        }
    }

    /// Makes every sound and says what it means, also for one who has switched them off and wonders what they
    /// are.
    fn explain_sounds(&mut self, actor: Option<Actor>) {
        for sound in Earcon::ALL {
            let audience = self.table.answered(actor);
            self.table
                .say_so(audience, &Message::SoundMeans { sound }, |announcement| {
                    Announcement {
                        earcon: Some(sound),
                        may_be_words: Switch::Off,
                        ..announcement
                    }
                });
        }
    }

    /// What somebody has chosen that is not as usual, for those who ask for the settings.
    pub(super) fn own_settings(&self, actor: Option<Actor>) -> Vec<Setting> {
        let Some(whose) = self.whose(actor) else {
            return Vec::new();
        };
        let profile = self
            .table
            .person(whose.ear())
            .profile()
            .map(|name| Setting::Profile(name.to_owned()));
        let other = Chosen::ALL.into_iter();
        let other = other.filter(|of| {
            let chosen = self.table.preferences(whose.of(*of));
            Preferences::usual(chosen.manner.language).of(*of) != chosen.of(*of)
        });
        let other = other.map(|of| Setting::Own(self.in_force(whose.of(of), of)));
        profile.into_iter().chain(other).collect()
    }

    /// At the beginning: everybody is told what is odd about his settings file.
    pub(super) fn begin_personal(&mut self) {
        for (listener, message) in self.table.odd_settings() {
            self.table.say(Audience::of(listener), message);
        }
    }

    /// The settings of this listener could not be written; said once, because they are in force all the same.
    pub(super) fn settings_not_kept(&mut self, listener: Listener) {
        if self.not_kept.contains(&listener) {
            return;
        }
        self.not_kept.push(listener);
        self.table
            .say(Audience::of(listener), Message::SettingsNotKept);
    }

    fn choose(
        &mut self,
        choice: Choice,
        whose: Listener,
        actor: Option<Actor>,
        line: &str,
        now: Moment,
    ) {
        let whispers = matches!(choice, Choice::Whisper(Whisper::Sound | Whisper::Number));
        if whispers
            && self.table.options().mode == Mode::Official
            && !self
                .table
                .options()
                .event
                .consents
                .has(Consent::SquareWhisper)
        {
            return self
                .table
                .not_consented(Consent::SquareWhisper, line, actor, now);
        }
        let own_times = choice == Choice::LowTime(LowTimes::Own);
        if own_times && self.table.preferences(whose).low_time_at.is_empty() {
            return self
                .table
                .reply(actor, Message::ChoiceRefused { of: choice.of() });
        }
        self.table.person_mut(whose).choose(choice.clone());
        self.chosen(whose, now);
        let variant = self.table.game().start().variant();
        let heard = choice.of().is_heard_in_a_move();
        let sample = if heard { sample(variant) } else { None };
        let choice = self.in_force(whose, choice.of());
        let message = Message::ChoiceMade { choice, sample };
        self.table.reply_sounding(actor, message, Earcon::Changed);
    }

    pub(super) fn step(
        &mut self,
        of: Chosen,
        step: Step,
        whose: Listener,
        actor: Option<Actor>,
        line: &str,
        now: Moment,
    ) {
        let now_chosen = self.table.person(whose).preferences();
        let known = self.voices.as_ref();
        let voices = known.map(|all| all.speaking(now_chosen.manner.language));
        let voices = voices.unwrap_or_default();
        match now_chosen.stepped(of, step, &voices) {
            Some(choice) => self.choose(choice, whose, actor, line, now),
            None => {
                let most = match step {
                    Step::Up => Switch::On,
                    Step::Down => Switch::Off,
                };
                self.table.edge(actor, Message::AtTheLimit { most });
            }
        }
    }

    fn profile(&mut self, text: &str, whose: Listener, actor: Option<Actor>, now: Moment) {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        if first == NEW && !rest.is_empty() {
            return self.new_profile(rest, whose, actor, now);
        }
        let person = self.table.person_mut(whose);
        let found = match (first, rest) {
            ("", _) if person.profiles().len() == 0 => {
                return self.table.reply(actor, Message::NoProfileYet);
            }
            ("", _) => {
                person.next_profile();
                Ok(())
            }
            // Somebody may have called one so.
            (NONE, "") if person.use_profile(text).is_err() => {
                person.no_profile();
                Ok(())
            }
            _ => person.use_profile(text),
        };
        match found {
            Ok(()) => self.profile_chosen(whose, actor, now),
            Err(_) => self.table.reply(actor, Message::NoProfile),
        }
    }

    fn new_profile(&mut self, name: &str, whose: Listener, actor: Option<Actor>, now: Moment) {
        // By such a name it could not be called again.
        let means_another = self.understood(actor, |words| {
            let terms = words.terms();
            terms.begins_otherwise(name).then_some(())
        });
        let made = match means_another {
            Some(()) => Err(ProfileRefusal::Name),
            None => self.table.person_mut(whose).new_profile(name),
        };
        match made {
            Ok(()) => self.profile_chosen(whose, actor, now),
            Err(because) => self.table.reply(actor, Message::ProfileRefused { because }),
        }
    }

    pub(super) fn step_profile(
        &mut self,
        step: Step,
        whose: Listener,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let person = self.table.person_mut(whose);
        let before = person.profile().map(str::to_owned);
        match step {
            Step::Up => person.next_profile(),
            Step::Down => person.previous_profile(),
        }
        if person.profile() == before.as_deref() {
            return self.table.edge(actor, Message::NothingFurther);
        }
        self.profile_chosen(whose, actor, now);
    }

    fn profile_chosen(&mut self, whose: Listener, actor: Option<Actor>, now: Moment) {
        self.chosen(whose, now);
        let name = self.table.person(whose).profile().map(str::to_owned);
        self.table
            .reply_sounding(actor, Message::ProfileChosen { name }, Earcon::Changed);
    }

    /// Something was chosen: it is in force from here on, and kept.
    fn chosen(&mut self, whose: Listener, now: Moment) {
        let here = player_here(&self.table.options().sight);
        let manner = self.table.preferences(whose).manner;
        self.tongue_changes(whose, manner.language);
        let mut spoken_so = vec![whose];
        if whose == here.into() && self.table.options().people.room.is_none() {
            spoken_so.push(Listener::Room);
        }
        for listener in spoken_so {
            let manner = Box::new(manner.clone());
            self.table.wants(Effect::Manner { listener, manner });
        }
        self.telling_changes(now);
        self.keep_settings(whose);
    }

    /// Somebody has met a sound that he does not know yet. Whose settings are to be kept, and how, if they are.
    pub fn meets_sound(&mut self, of: Listener, sound: Earcon) -> Option<(Listener, String)> {
        // What is said to everybody present is heard by the player at this program.
        let whose = match of {
            Listener::Room if self.table.options().people.room.is_none() => {
                player_here(&self.table.options().sight).into()
            }
            other => other,
        };
        let text = self.table.person_mut(whose).meet(sound)?;
        Some((whose, text))
    }

    /// His settings go to the disk.
    pub(super) fn keep_settings(&mut self, whose: Listener) {
        match self.table.person(whose).written() {
            Some(text) => self.table.wants(Effect::Keep {
                listener: whose,
                text,
            }),
            None => self.settings_not_kept(whose),
        }
    }
}

/// Behind `profile`: a new one follows.
pub(super) const NEW: &str = "new";
/// Behind `profile`: none.
pub(super) const NONE: &str = "none";

/// `terse clock`: so many words of that topic alone.
fn topic_of(of: Chosen, text: &str) -> (Chosen, &str) {
    let topic = |word: &str| {
        let mut all = Topic::ALL.into_iter();
        all.find(|it| it.word() == word).map(Chosen::VerbosityOf)
    };
    match (of, text.split_once(' ')) {
        (Chosen::Verbosity, Some((first, second))) => match (topic(first), topic(second)) {
            (Some(of), None) => (of, second),
            (None, Some(of)) => (of, first),
            _ => (of, text),
        },
        _ => (of, text),
    }
}
