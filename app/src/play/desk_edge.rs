// SPDX-License-Identifier: GPL-3.0-or-later
//! A table's edge to the desks: the content of each page, the requests of each desk, and the answers.
//!
//! The edge checks the right of every device, shows each device the view of its role, and hands on the acts of devices. The session
//! decides which acts are allowed; `desk_link` defines the lines; `awake` knows which pages are awake, and `hands` limits how much
//! a device may do at once.

mod awake;
mod hands;

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::time::Duration;

use zgoda_game::{Moment, Side, Variant};
use zgoda_record::KeptDesk;
use zgoda_record::event::{DeskRole, DeviceNumber};
use zgoda_record::mode::Mode;
use zgoda_record::slips::{Slip, replace};
use zgoda_speech::announcement::Consent;
use zgoda_speech::{Language, Message, Phrasebook, Style, UtteranceId};
use zgoda_table::desk_words::DeskWords;
use zgoda_table::desk_words::note::DeskNote;
use zgoda_table::session::Session;
use zgoda_table::session::effect::{Admission, NotAdmitted, PageEffect, TypedCode};
use zgoda_table::session::input::{DeskInput, Does};
use zgoda_table::session::view::view;
use zgoda_table::view::{Role, Snapshot, TableView};

use super::desks::OfSlips;
use super::reading::{Readings, Wanted};
use super::settle::TableSettings;
use super::trials::Trials;
use crate::desk_link::server::{DeskId, Desks};
use crate::desk_link::wire::{Ask, Refused, Request, TableNumber, Tell, Token, Told, VERSION};
use awake::news_of;
pub(super) use awake::{Awake, PageNews};
use hands::Hands;

/// The most pages that may be shown at once.
const MOST_WATCHERS: usize = 64;

/// The most questions, and the most acts, that may wait for an answer at once.
const MOST_OPEN: usize = 96;

/// The longest name of a device; a longer name is cut.
const LONGEST_NAME: usize = 60;

/// The edge between one table and the desks.
#[derive(Debug)]
pub(super) struct DeskEdge {
    desks: Desks,
    table: TableNumber,
    variant: Variant,
    kept: KeptDesk,
    trials: Trials<OfSlips>,
    hello: Tell,
    readings: Readings,
    watchers: Vec<Watcher>,
    /// The desk and the request that wait for an answer to each question.
    asked: BTreeMap<u64, (DeskId, Request)>,
    last_asked: u64,
    /// The view that each role is shown, and the version of that view.
    shown: Vec<(Role, TableView, u64)>,
    versions: u64,
    /// The acts that are being done for devices, oldest first.
    answering: Vec<Answering>,
    words: BTreeMap<Language, Words>,
    hands: Hands,
    /// The news of pages that the loop has not taken yet.
    news: VecDeque<PageNews>,
}

/// A page that is shown.
#[derive(Debug)]
struct Watcher {
    desk: DeskId,
    token: Token,
    device: DeviceNumber,
    role: DeskRole,
    /// The version of the view that the page has.
    has: Option<u64>,
    /// The moment until which the page counts as awake; `None` if the page sleeps, or is not the page of an ear, a face or a
    /// player.
    awake: Option<Moment>,
    /// True if the page has said whether it is awake.
    has_said: bool,
}

/// An act that is being done for a device, with the way back to the device.
#[derive(Debug)]
struct Answering {
    device: DeviceNumber,
    desk: DeskId,
    request: Request,
    language: Language,
    lines: Vec<String>,
}

#[derive(Debug)]
struct Words {
    desk: DeskWords,
    spoken: Phrasebook,
}

impl DeskEdge {
    /// Opens the edge of this table, and tells the desks about the table.
    pub(super) fn open(
        desks: Desks,
        table: TableNumber,
        settled: &TableSettings,
        language: Language,
        (kept, trials): (KeptDesk, Trials<OfSlips>),
        record: PathBuf,
    ) -> DeskEdge {
        let consents = &settled.event.consents;
        let hello = Tell::Hello {
            version: VERSION,
            number: settled.event.number,
            lang: language.tag().to_owned(),
            network: settled.mode() == Mode::Training || consents.has(Consent::Network),
            slips: kept.slips.iter().map(|slip| slip.key.clone()).collect(),
        };
        let variant = settled.variant();
        desks.open(table, hello.clone());
        let readings = Readings::new(record, desks.clone(), table);
        DeskEdge {
            desks,
            table,
            variant,
            kept,
            trials,
            hello,
            readings,
            watchers: Vec::new(),
            asked: BTreeMap::new(),
            last_asked: 0,
            shown: Vec::new(),
            versions: 0,
            answering: Vec::new(),
            words: BTreeMap::new(),
            hands: Hands::default(),
            news: VecDeque::new(),
        }
    }

    /// Takes a desk's request; returns the input for the session, unless the request is answered here.
    pub(super) fn asked(
        &mut self,
        desk: DeskId,
        ask: Ask,
        session: &Session,
        now: Moment,
    ) -> Option<DeskInput> {
        match ask {
            Ask::Open {
                request,
                device,
                words,
            } => {
                if self.asked.len() >= MOST_OPEN {
                    let why = Refused::Busy;
                    self.tell(desk, Tell::Refused { request, why });
                    return None;
                }
                self.last_asked = self.last_asked.saturating_add(1);
                let asked = self.last_asked;
                self.asked.insert(asked, (desk, request));
                let name = zgoda_record::plain::plain(device.trim()).into_owned();
                Some(DeskInput::Opens {
                    asked,
                    name: name.chars().take(LONGEST_NAME).collect(),
                    words: TypedCode(words),
                })
            }
            Ask::Watch { token } => {
                self.watched(desk, token, session);
                None
            }
            Ask::Leave { token } => {
                self.leave(|it| it.desk == desk && it.token == token);
                None
            }
            Ask::GiveBack { token } => {
                let (device, _) = self.device(&token, session)?;
                Some(DeskInput::Leaves(device))
            }
            Ask::Do {
                request,
                token,
                lang,
                line,
                order,
                seen,
                then_press,
                late_ms,
            } => {
                let Some((device, _)) = self.device(&token, session) else {
                    self.tell(desk, Tell::Unknown { token });
                    return None;
                };
                let language = Language::from_tag(&lang).unwrap_or(Language::English);
                if self.answering.len() >= MOST_OPEN || !self.hands.are_in_time(device, now) {
                    let note = DeskNote::TooManyActs;
                    let lines = self.words_of(language).desk.lines(&note);
                    let taken = false;
                    self.tell(
                        desk,
                        Tell::Done {
                            request,
                            taken,
                            lines,
                        },
                    );
                    return None;
                }
                self.answering.push(Answering {
                    device,
                    desk,
                    request,
                    language,
                    lines: Vec::new(),
                });
                let late = late_ms.map(Duration::from_millis);
                Some(DeskInput::Does(Box::new(Does {
                    device,
                    line,
                    order,
                    seen,
                    then_press,
                    late,
                })))
            }
            Ask::Protocol {
                request,
                token,
                lang,
            } => {
                let language = Language::from_tag(&lang).unwrap_or(Language::English);
                self.reads((desk, request), &token, Wanted::Protocol(language), session);
                None
            }
            Ask::SaidAlone { request, token } => {
                self.reads((desk, request), &token, Wanted::SaidAlone, session);
                None
            }
            Ask::Here { token, awake } => {
                self.is_here(desk, &token, awake, now);
                None
            }
            Ask::Heard {
                token,
                utterance,
                how,
            } => {
                self.heard(desk, &token, (UtteranceId(utterance), how));
                None
            }
        }
    }

    fn reads(&self, asked: (DeskId, Request), by: &Token, wanted: Wanted, session: &Session) {
        let role = self.device(by, session).map(|(_, role)| role);
        self.readings.asked(asked, role, wanted);
    }

    /// The device with this token, and its role, if the device is let in.
    fn device(&self, token: &Token, session: &Session) -> Option<(DeviceNumber, DeskRole)> {
        let device = self.kept.device_of(&token.0)?;
        let role = session.game().devices().role_of(device)?;
        Some((device, role))
    }

    fn watched(&mut self, desk: DeskId, token: Token, session: &Session) {
        let Some((device, role)) = self.device(&token, session) else {
            return self.tell(desk, Tell::Unknown { token });
        };
        self.leave(|it| it.desk == desk && it.token == token);
        if self.watchers.len() >= MOST_WATCHERS {
            // The page asks again. A refusal would say wrongly that its right is void.
            return;
        }
        let told = token.clone();
        self.watchers.push(Watcher {
            desk,
            token,
            device,
            role,
            has: None,
            awake: None,
            has_said: false,
        });
        let (token, device) = (told, device.0);
        self.tell(
            desk,
            Tell::Watched {
                token,
                role,
                device,
            },
        );
    }

    fn is_gone(&mut self, page: &Watcher) {
        if page.awake.is_some() {
            self.news.extend(news_of(page.device, page.role, false));
        }
    }

    /// Removes the pages of this sort.
    fn leave(&mut self, which: impl Fn(&Watcher) -> bool) {
        let gone: Vec<Watcher> = self.watchers.extract_if(.., |it| which(it)).collect();
        gone.iter().for_each(|page| self.is_gone(page));
    }

    /// Removes a desk that is gone, with all its pages and its open questions: no answer could reach it.
    pub(super) fn gone(&mut self, desk: DeskId) -> DeskInput {
        self.leave(|it| it.desk == desk);
        let of_it = self.asked.iter().filter(|(_, (of, _))| *of == desk);
        let questions = of_it.map(|(asked, _)| *asked).collect();
        self.asked.retain(|_, (of, _)| *of != desk);
        DeskInput::Gone(questions)
    }

    /// Shows every page the present view if the view has changed, once the events in it are on the disk, or are known not to be on
    /// the disk.
    pub(super) fn look(&mut self, session: &Session, now: Moment) {
        if self.watchers.is_empty() {
            return self.shown.clear();
        }
        if !session.is_durable() {
            return;
        }
        let mut roles: Vec<Role> = self
            .watchers
            .iter()
            .filter_map(|it| sees(it.role))
            .collect();
        roles.sort_by_key(|role| Role::ALL.iter().position(|it| it == role));
        roles.dedup();
        for role in roles {
            self.look_for(role, session, now);
        }
    }

    fn look_for(&mut self, role: Role, session: &Session, now: Moment) {
        let Some(mut table) = view(session, role) else {
            return;
        };
        if let TableView::Arbiter(view) = &mut table {
            for device in &mut view.devices {
                device.shown = self.watchers.iter().any(|it| it.device == device.device);
            }
        }
        let known = self.shown.iter().find(|(of, ..)| *of == role);
        let version = match known {
            Some((_, shown, version)) if *shown == table => *version,
            _ => {
                self.versions = self.versions.saturating_add(1);
                self.shown.retain(|(of, ..)| *of != role);
                self.shown.push((role, table.clone(), self.versions));
                self.versions
            }
        };
        let theirs = |it: &&mut Watcher| sees(it.role) == Some(role) && it.has != Some(version);
        for watcher in self.watchers.iter_mut().filter(theirs) {
            watcher.has = Some(version);
            let what = Tell::View {
                token: watcher.token.clone(),
                snapshot: Box::new(Snapshot::new(table.clone(), now)),
            };
            let table = self.table;
            self.desks.tell(watcher.desk, &Told { table, what });
        }
    }

    /// Adds a note for the device that is being answered.
    fn note(&mut self, device: DeviceNumber, note: &DeskNote) {
        self.answer(device, |words| words.desk.lines(note));
    }

    /// Adds a message for a device.
    fn message(&mut self, device: DeviceNumber, message: &Message) {
        self.answer(device, |words| vec![words.spoken.words(message).text]);
    }

    fn answer(&mut self, device: DeviceNumber, text: impl Fn(&Words) -> Vec<String>) {
        let mut all = self.answering.iter();
        let Some(place) = all.position(|it| it.device == device) else {
            return;
        };
        let language = self.answering.get(place).map(|it| it.language);
        let lines = text(self.words_of(language.unwrap_or(Language::English)));
        if let Some(answering) = self.answering.get_mut(place) {
            answering.lines.extend(lines);
        }
    }

    fn words_of(&mut self, language: Language) -> &Words {
        let variant = self.variant;
        self.words.entry(language).or_insert_with(|| Words {
            desk: DeskWords::new(language, variant),
            spoken: Phrasebook::new(language, variant, Style::default()),
        })
    }

    /// Answers a device, because its act is done.
    fn answered(&mut self, device: DeviceNumber, taken: bool) {
        let Some(first) = self.answering.iter().position(|it| it.device == device) else {
            return;
        };
        let Answering {
            desk,
            request,
            lines,
            ..
        } = self.answering.remove(first);
        self.tell(
            desk,
            Tell::Done {
                request,
                taken,
                lines,
            },
        );
    }

    /// Carries out an effect that the session has on pages; returns the answer if it is known at once.
    pub(super) fn does(&mut self, effect: PageEffect) -> Option<DeskInput> {
        match effect {
            PageEffect::TrySlip(words) => {
                let cannot = !self.trials.try_one(OfSlips::Try(words));
                return cannot.then_some(DeskInput::SlipTried(None));
            }
            PageEffect::MakeSlip(role) => {
                let cannot = !self.trials.try_one(OfSlips::Make(role));
                return cannot.then_some(DeskInput::SlipMade(None));
            }
            PageEffect::SlipMade(slip) => self.knows(slip),
            PageEffect::SlipIntoFile { role, words } => {
                if !self.trials.try_one(OfSlips::Keep(role, words)) {
                    tracing::warn!("the words of a slip are lost");
                }
            }
            PageEffect::Admission { asked, answer } => self.admission(asked, answer),
            PageEffect::Answer { device, message } => self.message(device, &message),
            PageEffect::Note { device, note } => self.note(device, &note),
            PageEffect::Answered { device, taken } => self.answered(device, taken),
            PageEffect::Ends(device) => self.ends(device),
        }
        None
    }

    /// The roles for which this table has slips.
    pub(super) fn roles(&self) -> Vec<DeskRole> {
        let mut roles: Vec<DeskRole> = Vec::new();
        for slip in &self.kept.slips {
            if !roles.contains(&slip.role) {
                roles.push(slip.role);
            }
        }
        roles
    }

    /// Accepts the words of a slip from now on, and tells the desks the slip's first word.
    fn knows(&mut self, slip: Slip) {
        replace(&mut self.kept.slips, slip.clone());
        if !self.trials.try_one(OfSlips::Know(slip)) {
            tracing::warn!("a slip is not known before the next start");
        }
        if let Tell::Hello { slips, .. } = &mut self.hello {
            *slips = self.kept.slips.iter().map(|it| it.key.clone()).collect();
        }
        self.desks.open(self.table, self.hello.clone());
    }

    /// Answers a device that wants to be let in.
    fn admission(&mut self, asked: u64, answer: Admission) {
        let Some((desk, request)) = self.asked.get(&asked).copied() else {
            return;
        };
        let told = match answer {
            Admission::Waits(device) => {
                let device = device.0;
                return self.tell(desk, Tell::Waits { request, device });
            }
            Admission::Opened(device, role) => Tell::Opened {
                request,
                token: Token(self.kept.token(device)),
                role,
            },
            Admission::Refused(why) => Tell::Refused {
                request,
                why: match why {
                    NotAdmitted::NoSlip => Refused::NoSlip,
                    NotAdmitted::Used => Refused::Used,
                    NotAdmitted::Busy => Refused::Busy,
                    NotAdmitted::No => Refused::No,
                    NotAdmitted::Over => Refused::Over,
                },
            },
        };
        self.asked.remove(&asked);
        self.tell(desk, told);
    }

    /// Ends the pages of a device that has no right any more.
    fn ends(&mut self, device: DeviceNumber) {
        let gone = self.watchers.extract_if(.., |it| it.device == device);
        let gone: Vec<Watcher> = gone.collect();
        for page in gone {
            let token = page.token.clone();
            self.tell(page.desk, Tell::Unknown { token });
            self.is_gone(&page);
        }
    }

    fn tell(&self, desk: DeskId, what: Tell) {
        let table = self.table;
        self.desks.tell(desk, &Told { table, what });
    }
}

impl Drop for DeskEdge {
    fn drop(&mut self) {
        self.desks.close(self.table);
    }
}

/// The role that decides the view of this page; `None` if the page only speaks.
fn sees(role: DeskRole) -> Option<Role> {
    let of = |side: Option<Side>, role: fn(Side) -> Role| side.map(role);
    match role {
        DeskRole::Arbiter(_) => Some(Role::Arbiter),
        DeskRole::Assistant(_) => of(role.side(), Role::Assistant),
        DeskRole::Screen(_) => of(role.side(), Role::Player),
        DeskRole::Player(_) => of(role.side(), Role::Seat),
        DeskRole::Face => Some(Role::Room),
        DeskRole::Helper(_) => of(role.side(), Role::Helper),
        DeskRole::Ear(_) => None,
    }
}
