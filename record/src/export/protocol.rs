// SPDX-License-Identifier: GPL-3.0-or-later
//! An arbiter's protocol: the events at the board and the arbiter's decisions, from the record alone.
//!
//! The protocol has the events in order, each with the time at which it was written down. It has both records side by side wherever
//! they were compared, and boards, clocks, decisions and the rules in force. Ordinary half-moves are left to the scoresheet. Words
//! are in the language files, because people sign the protocol. Sentences that the arbiter's desk shows in the same words are rows
//! of `record/src/telling.rs`; all other lines are rows of `protocol/line.rs`. The code in `protocol/boards.rs` (boards and
//! records), `protocol/clock.rs` and `protocol/end.rs` chooses the lines below an event. The result is data (`protocol/data.rs`),
//! which is shown as text or as HTML for paper.

mod arbiters;
mod boards;
mod clock;
mod data;
mod end;
mod html;
mod line;
mod text;

use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::{Consent, Setting};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::event::{Body, EntryId, PersonRole, StruckBecause};
use crate::event_file::EventSettings;
use crate::event_file::kept::kept;
use crate::mode::GameKind;
use crate::read::{Contents, StoredEvent};
use crate::sentence::Row;
use crate::sight::Sight;
use crate::telling::{Reader, Telling, seconds};
pub use data::{Block, MoveRow, Part, Protocol, RecordRow, Section};
pub use html::STYLE;
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
            // Settings that this version does not understand are printed in the form in which the record keeps them.
            _ => {
                self.section(Part::Settings);
                let settings = settings.event.clone().unwrap_or_default();
                self.line(Line::SettingsUnread { settings });
            }
        }
    }

    /// Writes the half-moves of the game that are not struck out.
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

    /// The name of a person, or a question mark if the name was not given or was forgotten.
    fn name(&self, who: PersonRole) -> String {
        let mut persons = self.contents.persons.iter();
        let name = persons.find(|it| it.side == who).map(|it| it.name.as_str());
        let name = name.filter(|name| !name.is_empty());
        name.unwrap_or("?").to_owned()
    }

    /// A message in the words in which it was spoken.
    fn spoken(&self, message: &Message) -> String {
        let variant = Variant::from_word(&self.contents.settings.variant);
        let variant = variant.unwrap_or_default();
        let book = Phrasebook::new(self.language, variant, Style::default());
        book.words(message).text
    }

    /// Writes the consents and the people who gave them, as the arbiter wrote them.
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

    /// Writes every setting in the words in which it is read aloud. The arbiter's own words and figures are written unchanged.
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
        let kind = GameKind::of_word(&self.contents.settings.mode).unwrap_or(GameKind::Training);
        for setting in event.aloud(kind, variant, self.sight()) {
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

    /// The sight of each player, if it was not forgotten.
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
        if let Some(line) = self.of_its_own(stored) {
            self.at(stored, line);
        } else if !is_told_elsewhere(&event.body)
            && let Some(told) = Telling::of(&event.body, (event.actor, event.code), self)
        {
            self.at(stored, told);
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
                self.below_an_entry(body);
                self.below_a_comparison(body);
                self.below_a_gap(body);
                self.below_a_claim(body);
            }
        }
    }

    /// The line for this event, if the desk has no line for it or words it differently.
    fn of_its_own(&self, stored: &StoredEvent) -> Option<Line> {
        Some(match stored.event.body.clone() {
            Body::Appointed {
                side, record_alone, ..
            } => Line::Appointed {
                side,
                alone: record_alone,
                name: self.name(PersonRole::assistant(side)),
            },
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
            Body::IrregularityAccepted { entry, by } => Line::Accepted {
                by,
                what: self.written(&[entry]),
            },
            Body::HandIrregular {
                entry,
                article,
                squares,
                ..
            } => Line::Hand {
                what: self.written(&[entry]),
                article,
                squares,
            },
            Body::CrownMissing { entry, .. } => Line::CrownMissing {
                what: self.written(&[entry]),
            },
            Body::EntryWritten(entry) => {
                let article = entry.irregular.clone()?;
                // There is no irregularity any more, because the hand completed the capture later.
                if self.was_completed(entry.entry) {
                    return None;
                }
                Line::Irregular {
                    ply: entry.ply,
                    what: entry.notation,
                    article,
                }
            }
            Body::BoardDiffered {
                board,
                shown,
                remove,
                put,
            } => Line::BoardDiffered {
                board,
                shown,
                remove,
                put,
            },
            Body::TimeCharged {
                white_s,
                black_s,
                ply: Some(_),
            } => Line::ChargedMore {
                number: self.charges_until(stored),
                times: seconds(white_s, black_s),
            },
            _ => return None,
        })
    }

    /// Writes, below a demand, the matters that must be settled before the irregularity.
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

    /// Writes the men in doubt that were off the board when a half-move was made.
    fn below_an_entry(&mut self, body: &Body) {
        if let Body::EntryWritten(entry) = body
            && !entry.men_off.is_empty()
        {
            self.line(Line::MenOff {
                ply: entry.ply,
                what: entry.notation.clone(),
                squares: entry.men_off.clone(),
            });
        }
    }

    /// True if the rest of this capture came off later.
    fn was_completed(&self, id: EntryId) -> bool {
        let mut events = self.contents.events.iter();
        events.any(|stored| {
            matches!(stored.event.body, Body::EntryStruck { entry, because, .. }
                if entry == id && because == StruckBecause::Completed)
        })
    }

    /// Adds an event with its time to the second and its line. If an arbiter acted, the line names the arbiter.
    fn at(&mut self, stored: &StoredEvent, line: impl Row<Catalogue>) {
        let what = line.text(&self.words);
        let what = match stored.event.code {
            Some(code) if !names_its_arbiter(&stored.event.body) => {
                match self.named_at(stored, code) {
                    Some(name) => Line::ByNamed { what, code, name },
                    None => Line::ByArbiter { what, code },
                }
                .text(&self.words)
            }
            _ => what,
        };
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

    /// Adds an item of a list. Its line loses the dash, which only the text has.
    fn item(&mut self, line: Line) {
        let line = line.text(&self.words);
        self.block(match line.strip_prefix("- ") {
            Some(item) => Block::Item(item.to_owned()),
            None => Block::Line(line),
        });
    }

    /// Adds a block to the last event, or else to the section that was begun last.
    fn block(&mut self, block: Block) {
        let Some(section) = self.sections.last_mut() else {
            return;
        };
        match section.blocks.last_mut() {
            Some(Block::At { below, .. }) => below.push(block),
            _ => section.blocks.push(block),
        }
    }

    /// Begins a section. Everything that is added from now on belongs to it.
    fn section(&mut self, part: Part) {
        let heading = Line::Section { part }.text(&self.words);
        self.sections.push(Section {
            part,
            heading,
            above: None,
            blocks: Vec::new(),
        });
    }

    /// Begins a section with a line above it in the text.
    fn section_below(&mut self, part: Part, above: Line) {
        self.section(part);
        let above = above.text(&self.words);
        if let Some(section) = self.sections.last_mut() {
            section.above = Some(above);
        }
    }

    /// True if the section that was begun last has no content yet.
    fn is_empty(&self) -> bool {
        let last = self.sections.last();
        last.is_none_or(|section| section.blocks.is_empty())
    }

    /// True for a rehearsal, which must not pass for the protocol of a game.
    pub(super) fn is_rehearsal(&self) -> bool {
        let kind = GameKind::of_word(&self.contents.settings.mode);
        kind == Some(GameKind::Rehearsal)
    }

    fn protocol(mut self) -> Protocol {
        let names = BySide::from_fn(|side| self.name(PersonRole::player(side)));
        let say = |line: Line| line.text(&self.words);
        let rehearsal = self.is_rehearsal().then(|| say(Line::Rehearsal));
        let title = rehearsal.clone().unwrap_or_else(|| say(Line::Title));
        let event = kept(self.contents).unwrap_or_default();
        let round = event.round.map(|name| say(Line::Round { name }));
        let parts = rehearsal.into_iter().chain(event.name).chain(round);
        let parts: Vec<String> = parts.chain([say(Line::Foot { names })]).collect();
        let foot = parts.join(" · ");
        let contents = say(Line::Contents);
        let runs = super::running::is_official_and_runs(self.contents);
        let left_out = runs.then(|| say(Line::LeftOut));
        // A section with a line above it stays even if it is empty, as in the text.
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

impl Reader for Writer<'_> {
    fn catalogue(&self) -> &Catalogue {
        &self.words
    }

    fn written(&self, entries: &[EntryId]) -> String {
        let events = self.contents.events.iter();
        let all: Vec<_> = events
            .filter_map(|stored| match &stored.event.body {
                Body::EntryWritten(entry) => Some((entry.entry, entry.notation.as_str())),
                _ => None,
            })
            .collect();
        let name = |id: &EntryId| {
            all.iter()
                .find(|(it, _)| it == id)
                .map(|(_, notation)| *notation)
        };
        entries
            .iter()
            .filter_map(name)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The question that was answered, in the words in which it was spoken.
    fn question(&self, answered: &Body) -> Option<String> {
        let item = answered.asked()?;
        Some(self.spoken(&Message::AskBefore { item }))
    }

    fn arbiter(&self, who: PersonRole) -> String {
        self.name(who)
    }
}

/// True if the line of this event itself names the arbiter of the code.
const fn names_its_arbiter(body: &Body) -> bool {
    matches!(body, Body::ArbiterWords { .. })
}

/// True for an entry that was struck out because it was completed or the game went back: another line tells of this.
const fn is_told_elsewhere(body: &Body) -> bool {
    use StruckBecause::{Completed, WalkedBack};
    matches!(
        body,
        Body::EntryStruck {
            because: Completed | WalkedBack,
            ..
        }
    )
}

/// The time at which the event was written down, to the second: `2026-05-01T14:03:10.250Z`.
fn written(stored: &StoredEvent) -> String {
    let time = stored.written.get(..19).unwrap_or(&stored.written);
    time.replace('T', " ")
}
