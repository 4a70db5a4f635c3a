//! An arbiter's protocol: what happened at the board, and what the arbiter decided, from the record
//! alone.
//!
//! Events in their order with the time they were written down, both records side by side wherever they
//! were compared, the boards, clocks and decisions, the rules in force. Ordinary half-moves are not
//! repeated; the scoresheet has them. Words are in the language files, because the protocol is signed
//! by people, and each line is a row of `protocol/line.rs`; here is decided which an event becomes: about boards and
//! records in `protocol/boards.rs`, about the clock in `protocol/clock.rs`, about the end of the game in `protocol/end.rs`.
//! What comes of it is data (`protocol/data.rs`), shown as text or as HTML for paper.

mod arbiters;
mod boards;
mod clock;
mod data;
mod end;
mod html;
mod line;
mod text;

use std::time::Duration;

use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::{Consent, Setting};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::event::EventSettings;
use crate::event::kept::kept;
use crate::mode::Mode;
use crate::record::event::{Actor, Body, CodeOf, EntryId, Event, PersonRole, StruckBecause};
use crate::record::read::{Contents, StoredEvent};
use crate::sentence::Row as _;
use crate::session::options::Sight;
pub use data::{Block, MoveRow, Part, Protocol, RecordRow, Section};
pub(crate) use html::STYLE;
pub(crate) use line::Head;
use line::Line;

/// The whole protocol as text, in `language`.
#[must_use]
pub fn protocol(contents: &Contents, language: Language) -> String {
    Protocol::of(contents, language).text()
}

impl Protocol {
    /// The protocol of this record, in `language`.
    #[must_use]
    pub fn of(contents: &Contents, language: Language) -> Protocol {
        let contents = &super::for_a_sheet(contents);
        let mut writer = Writer {
            words: Catalogue::new(language),
            language,
            contents,
            sections: Vec::new(),
            flags: BySide::default(),
        };
        writer.head();
        writer.section(Part::Happened);
        for stored in &contents.events {
            writer.event(stored);
        }
        if writer.is_empty() {
            writer.line(Line::Nothing);
        }
        writer.responsible();
        writer.clocks();
        writer.moves();
        writer.foot();
        writer.protocol()
    }
}

struct Writer<'a> {
    words: Catalogue,
    language: Language,
    contents: &'a Contents,
    sections: Vec<Section>,
    flags: BySide<clock::Flag>,
}

impl Writer<'_> {
    fn head(&mut self) {
        let settings = &self.contents.settings;
        self.section(Part::Game);
        let mode = settings.mode.clone();
        self.line(Line::Mode { mode });
        let event = kept(self.contents);
        let variant = Variant::from_word(&settings.variant);
        let book = variant.map(|it| Phrasebook::new(self.language, it, Style::default()));
        if let Ok(event) = &event {
            self.consents(event, book.as_ref());
        }
        let rules = settings.rules.clone();
        self.line(Line::Rules { rules });
        let names = BySide::from_fn(|side| self.name(PersonRole::player(side)));
        self.line(Line::Players { names });
        let start = settings.start.clone();
        self.line(Line::Start { start });
        match (&event, variant.zip(book.as_ref())) {
            (Ok(event), Some((variant, book))) => self.settings(event, book, variant),
            // Of a later version: as it was kept.
            _ => {
                self.section(Part::Settings);
                let settings = settings.event.clone().unwrap_or_default();
                self.line(Line::SettingsUnread { settings });
            }
        }
    }

    /// The half-moves of the game as it stands.
    fn moves(&mut self) {
        let state = self.contents.state();
        let standing = state.standing();
        if !standing.is_empty() {
            self.section_below(Part::Moves, Line::Moves);
            let head = [Head::Number, Head::White, Head::Black];
            let head = head.map(|head| Line::Head { head }.text(&self.words));
            let rows = super::text::move_rows(&standing, |_| String::new());
            self.block(Block::Moves { head, rows });
        }
    }

    /// The name of a person, or a question mark where it was not given or was forgotten.
    fn name(&self, who: PersonRole) -> String {
        let mut persons = self.contents.persons.iter();
        let name = persons.find(|it| it.side == who).map(|it| it.name.as_str());
        let name = name.filter(|name| !name.is_empty());
        name.unwrap_or("?").to_owned()
    }

    /// What was asked, in the words in which it was heard.
    fn spoken(&self, message: &Message) -> String {
        let variant = Variant::from_word(&self.contents.settings.variant);
        let variant = variant.unwrap_or(Variant::International);
        let book = Phrasebook::new(self.language, variant, Style::default());
        book.words(message).text
    }

    /// Who consented to what, as the arbiter wrote it.
    fn consents(&mut self, event: &EventSettings, book: Option<&Phrasebook>) {
        if let Some(consent) = event.device.clone() {
            self.line(Line::Consent { consent });
        }
        if let Some(program) = event.program {
            let program = program.to_string();
            self.line(Line::Program { program });
        }
        for function in Consent::ALL {
            let (Some(consent), Some(book)) = (event.consents.get(function), book) else {
                continue;
            };
            let consent = consent.to_owned();
            let state = true;
            let function = book.setting(&Setting::Function { function, state }).text;
            self.line(Line::ConsentTo { function, consent });
        }
    }

    /// Every setting as it is read aloud; what the arbiter wrote in their own words or figures stands as
    /// written.
    fn settings(&mut self, event: &EventSettings, book: &Phrasebook, variant: Variant) {
        if let Some(name) = event.name.clone() {
            self.line(Line::Event { name });
        }
        if let Some(name) = event.round.clone() {
            self.line(Line::Round { name });
        }
        if let Some(time) = event.time.as_ref().map(ToString::to_string) {
            self.line(Line::Time { time });
        }
        self.section_below(Part::Settings, Line::Settings);
        let mode = Mode::of_word(&self.contents.settings.mode).unwrap_or(Mode::Training);
        for setting in event.aloud(mode, variant, self.sight()) {
            if matches!(
                setting,
                Setting::Event(_) | Setting::Round(_) | Setting::Device(Some(_))
            ) {
                continue;
            }
            let setting = book.setting(&setting).text;
            self.item(Line::Setting { setting });
        }
    }

    /// Who sees how much, where it was not forgotten.
    fn sight(&self) -> Option<BySide<Sight>> {
        let of = |side| {
            let mut persons = self.contents.persons.iter();
            let found = persons.find(|person| person.side == PersonRole::player(side))?;
            Sight::of_word(&found.sight)
        };
        Some(BySide {
            white: of(Side::White)?,
            black: of(Side::Black)?,
        })
    }

    fn event(&mut self, stored: &StoredEvent) {
        let event = &stored.event;
        let line = self.of_the_arbiter(event);
        let line = line.or_else(|| self.of_a_half_move(&event.body));
        let line = line.or_else(|| self.of_boards_and_records(&event.body));
        let line = line.or_else(|| self.of_the_clock(stored));
        if let Some(line) = line.or_else(|| self.of_the_end(&event.body)) {
            self.at(stored, line);
        }
        match &event.body {
            Body::RecordNotWhole { lost, sure, .. } => {
                for lost in lost.iter().copied() {
                    let count = *sure;
                    self.at(stored, Line::NotWhole { count, lost });
                }
            }
            Body::FlagFell { side, .. } => {
                *self.flags.get_mut(*side) = clock::Flag::Told;
            }
            Body::ClockRead(read) => self.flags_are(stored, read),
            body => {
                self.below_a_demand(body);
                self.below_a_comparison(body);
                self.below_a_gap(body);
                self.below_a_claim(body);
            }
        }
    }

    /// What stands there of this event, if it is about the arbiter's work.
    fn of_the_arbiter(&self, event: &Event) -> Option<Line> {
        Some(match event.body.clone() {
            Body::ArbiterCalled => Line::Called {
                by: event.actor.and_then(Actor::player),
            },
            Body::ArbiterWords { state } => match event.code {
                Some(CodeOf::Round(number)) => Line::RoundArbiter { state, number },
                Some(CodeOf::Chief) | None => Line::Arbiter { state },
            },
            Body::Prepared { answer, .. } => Line::Prepared {
                question: self.spoken(&Message::AskBefore {
                    item: event.body.asked()?,
                }),
                answer,
            },
            Body::Appointed { side, .. } => Line::Appointed {
                side,
                name: self.name(PersonRole::assistant(side)),
            },
            Body::TimesTold {
                side,
                white_moves,
                black_moves,
                white_used_ms,
                black_used_ms,
            } => arbiters::told(
                side,
                (white_moves, black_moves),
                white_used_ms.zip(black_used_ms),
            ),
            Body::HandedOver { number, .. } => Line::HandedOver {
                name: self.name(PersonRole::Arbiter(number)),
            },
            Body::CodesChanged { how } => Line::Codes { how },
            Body::CallAnswered => Line::CallAnswered,
            Body::DeviceOpened { device, role, .. } => Line::DeviceOpened {
                device,
                role,
                name: self
                    .contents
                    .devices
                    .get(&device)
                    .cloned()
                    .unwrap_or_else(|| "?".to_owned()),
            },
            Body::DeviceEnded { device } => Line::DeviceEnded { device },
            Body::SlipRefused { used: None } => Line::NoSlip,
            Body::SlipRefused { used: Some(slip) } => Line::SlipUsedAgain { slip },
            Body::PlayStopped => Line::Stopped,
            Body::PlayResumed { stopped_ms } => Line::Resumed {
                time: Duration::from_millis(stopped_ms),
            },
            Body::Decided { reason } => Line::Decided { reason },
            _ => return None,
        })
    }

    /// What stands there of this event, if it is about a half-move.
    fn of_a_half_move(&self, body: &Body) -> Option<Line> {
        Some(match body.clone() {
            Body::Demanded { by, entry, .. } => Line::Demanded {
                by,
                what: self.written(&[entry]),
            },
            Body::LetStand { by, entry } => Line::LetStand {
                by,
                what: self.written(&[entry]),
            },
            Body::IrregularityAccepted { entry, by } => Line::Accepted {
                by,
                what: self.written(&[entry]),
            },
            Body::SlipCorrected {
                side,
                ply,
                was,
                now,
                after_ms,
            } => Line::Slip {
                side,
                ply,
                was,
                is: now,
                time: Duration::from_millis(after_ms),
            },
            Body::HandIrregular {
                entry,
                article,
                squares,
            } => Line::Hand {
                what: self.written(&[entry]),
                article,
                squares,
            },
            Body::CrownMissing { entry, .. } => Line::CrownMissing {
                what: self.written(&[entry]),
            },
            Body::DiscrepancyLeft { said, done, .. } => Line::Discrepancy { said, done },
            Body::EntryWritten(entry) => {
                let article = entry.irregular.clone()?;
                // What was done with it later took the irregularity away.
                if self.was_completed(entry.entry) {
                    return None;
                }
                Line::Irregular {
                    ply: entry.ply,
                    what: entry.pdn,
                    article,
                }
            }
            Body::EntryStruck { entry, because, .. } => match because {
                StruckBecause::Corrected | StruckBecause::TakenBack | StruckBecause::Undone => {
                    Line::Struck {
                        what: self.written(&[entry]),
                        because,
                    }
                }
                // The first is the same half-move, the second is told as a whole.
                StruckBecause::Completed | StruckBecause::WalkedBack => return None,
            },
            _ => return None,
        })
    }

    /// What comes before the irregularity, below the demand.
    fn below_a_demand(&mut self, body: &Body) {
        let Body::Demanded {
            differing, parted, ..
        } = body
        else {
            return;
        };
        for board in differing.iter().copied() {
            self.line(Line::DemandedWhileDiffering { board });
        }
        if let Some(parted) = parted {
            let what = self.written(&[*parted]);
            self.line(Line::DemandedAfterParting { what });
        }
    }

    /// Did the rest of this capture come off later?
    fn was_completed(&self, id: EntryId) -> bool {
        let mut events = self.contents.events.iter();
        events.any(|stored| {
            matches!(stored.event.body, Body::EntryStruck { entry, because, .. }
                if entry == id && because == StruckBecause::Completed)
        })
    }

    /// Half-moves by their numbers in the record.
    fn written(&self, entries: &[EntryId]) -> String {
        let events = self.contents.events.iter();
        let all: Vec<_> = events
            .filter_map(|stored| match &stored.event.body {
                Body::EntryWritten(entry) => Some((entry.entry, entry.pdn.as_str())),
                _ => None,
            })
            .collect();
        let name = |id: &EntryId| all.iter().find(|(it, _)| it == id).map(|(_, pdn)| *pdn);
        entries
            .iter()
            .filter_map(name)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// What happened: its time to the second, and the line.
    fn at(&mut self, stored: &StoredEvent, line: Line) {
        let what = line.text(&self.words);
        let time = written(stored);
        let below = Vec::new();
        let happened = &mut self.sections;
        if let Some(section) = happened.last_mut() {
            section.blocks.push(Block::At { time, what, below });
        }
    }

    fn line(&mut self, line: Line) {
        let line = line.text(&self.words);
        self.block(Block::Line(line));
    }

    /// One of a list: its line without the dash, which is for the text alone.
    fn item(&mut self, line: Line) {
        let line = line.text(&self.words);
        self.block(match line.strip_prefix("- ") {
            Some(item) => Block::Item(item.to_owned()),
            None => Block::Line(line),
        });
    }

    /// To what happened last, or else to the section that was begun last.
    fn block(&mut self, block: Block) {
        let Some(section) = self.sections.last_mut() else {
            return;
        };
        match section.blocks.last_mut() {
            Some(Block::At { below, .. }) => below.push(block),
            _ => section.blocks.push(block),
        }
    }

    /// From here on everything belongs to this section.
    fn section(&mut self, part: Part) {
        let heading = Line::Section { part }.text(&self.words);
        self.sections.push(Section {
            part,
            heading,
            above: None,
            blocks: Vec::new(),
        });
    }

    /// The same for one that the text has a line above.
    fn section_below(&mut self, part: Part, above: Line) {
        self.section(part);
        let above = above.text(&self.words);
        if let Some(section) = self.sections.last_mut() {
            section.above = Some(above);
        }
    }

    /// Does nothing stand in this section yet?
    fn is_empty(&self) -> bool {
        let last = self.sections.last();
        last.is_none_or(|section| section.blocks.is_empty())
    }

    fn protocol(mut self) -> Protocol {
        let names = BySide::from_fn(|side| self.name(PersonRole::player(side)));
        let say = |line: Line| line.text(&self.words);
        let title = say(Line::Title);
        let event = kept(self.contents).unwrap_or_default();
        let round = event.round.map(|name| say(Line::Round { name }));
        let parts = event.name.into_iter().chain(round);
        let parts: Vec<String> = parts.chain([say(Line::Foot { names })]).collect();
        let foot = parts.join(" · ");
        let contents = say(Line::Contents);
        let runs = super::running::is_official_and_runs(self.contents);
        let left_out = runs.then(|| say(Line::LeftOut));
        // Where no setting is told, the heading stands all the same, as in the text.
        let stays = |it: &Section| !it.blocks.is_empty() || it.above.is_some();
        self.sections.retain(stays);
        Protocol {
            lang: self.language.tag().to_owned(),
            title,
            foot,
            contents,
            left_out,
            sections: self.sections,
        }
    }
}

/// When it was written down, to the second: `2026-05-01T14:03:10.250Z`.
fn written(stored: &StoredEvent) -> String {
    let time = stored.written.get(..19).unwrap_or(&stored.written);
    time.replace('T', " ")
}
