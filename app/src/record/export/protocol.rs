//! An arbiter's protocol: what happened at the board, and what the arbiter decided, from the record
//! alone.
//!
//! Events in their order with the time they were written down, both records side by side wherever they
//! were compared, the boards, clocks and decisions, the rules in force. Ordinary half-moves are not
//! repeated; the scoresheet has them. Words are in the language files, because the protocol is signed
//! by people. What is about the clock is in `protocol/clock.rs`, about the end of the
//! game in `protocol/end.rs`.

mod clock;
mod end;

use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::{Consent, Setting};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::catalogue::Given::{self, Count, Text};
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::clock_words;
use crate::event::EventSettings;
use crate::event::kept::kept;
use crate::record::event::{
    AcceptedBy, Actor, Admissible, ArbiterWords, BoardWord, Body, CodeOf, CodesChange, EntryId,
    LostPart, OfferAnswer, PersonWord, PreparedAnswer, StruckBecause,
};
use crate::record::read::{Contents, StoredEvent};
use crate::session::options::{Mode, Sight};

/// The whole protocol, in `language`.
#[must_use]
pub fn protocol(contents: &Contents, language: Language) -> String {
    let contents = &super::for_a_sheet(contents);
    let mut writer = Writer {
        words: Catalogue::new(language),
        language,
        contents,
        text: String::new(),
        flags: BySide::default(),
    };
    writer.head();
    let before = writer.text.len();
    for stored in &contents.events {
        writer.event(stored);
    }
    if writer.text.len() == before {
        writer.line("protocol-nothing", &[]);
    }
    writer.text.push('\n');
    writer.moves();
    writer.foot();
    writer.text
}

struct Writer<'a> {
    words: Catalogue,
    language: Language,
    contents: &'a Contents,
    text: String,
    flags: BySide<clock::Flag>,
}

impl Writer<'_> {
    fn head(&mut self) {
        let settings = &self.contents.settings;
        self.line("protocol-title", &[]);
        self.line("protocol-mode", &[("mode", Text(&settings.mode))]);
        let event = kept(self.contents);
        let variant = Variant::from_word(&settings.variant);
        let book = variant.map(|it| Phrasebook::new(self.language, it, Style::default()));
        if let Ok(event) = &event {
            self.consents(event, book.as_ref());
        }
        self.line("protocol-rules", &[("rules", Text(&settings.rules))]);
        let white = self.name(PersonWord::White);
        let black = self.name(PersonWord::Black);
        let players = [("white", Text(&white)), ("black", Text(&black))];
        self.line("protocol-players", &players);
        self.line("protocol-start", &[("start", Text(&settings.start))]);
        match (&event, variant.zip(book.as_ref())) {
            (Ok(event), Some((variant, book))) => self.settings(event, book, variant),
            // Of a later version: as it was kept.
            _ => {
                let kept = settings.event.as_deref().unwrap_or_default();
                self.line("protocol-settings-unread", &[("settings", Text(kept))]);
            }
        }
        self.text.push('\n');
    }

    /// The half-moves of the game as it stands.
    fn moves(&mut self) {
        let state = self.contents.state();
        let standing = state.standing();
        if !standing.is_empty() {
            self.line("protocol-moves", &[]);
            self.text.push_str(&super::text::columns(&standing, |_| ""));
            self.text.push('\n');
        }
    }

    /// The name of a person, or a question mark where it was not given or was forgotten.
    fn name(&self, who: PersonWord) -> String {
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
        if let Some(consent) = &event.device {
            self.line("protocol-consent", &[("consent", Text(consent))]);
        }
        if let Some(program) = event.program {
            let program = program.to_string();
            self.line("protocol-program", &[("program", Text(&program))]);
        }
        for function in Consent::ALL {
            let (Some(consent), Some(book)) = (event.consents.get(function), book) else {
                continue;
            };
            let state = true;
            let function = book.setting(&Setting::Function { function, state }).text;
            let given = [("function", Text(&function)), ("consent", Text(consent))];
            self.line("protocol-consent-to", &given);
        }
    }

    /// Every setting as it is read aloud; what the arbiter wrote in their own words or figures stands as
    /// written.
    fn settings(&mut self, event: &EventSettings, book: &Phrasebook, variant: Variant) {
        if let Some(name) = &event.name {
            self.line("protocol-event", &[("name", Text(name))]);
        }
        if let Some(name) = &event.round {
            self.line("protocol-round", &[("name", Text(name))]);
        }
        if let Some(time) = &event.time {
            self.line("protocol-time", &[("time", Text(&time.to_string()))]);
        }
        self.line("protocol-settings", &[]);
        let mode = Mode::of_word(&self.contents.settings.mode).unwrap_or(Mode::Training);
        for setting in event.aloud(mode, variant, self.sight()) {
            if matches!(
                setting,
                Setting::Event(_) | Setting::Round(_) | Setting::Device(Some(_))
            ) {
                continue;
            }
            let setting = book.setting(&setting).text;
            self.line("protocol-setting", &[("setting", Text(&setting))]);
        }
    }

    /// Who sees how much, where it was not forgotten.
    fn sight(&self) -> Option<BySide<Sight>> {
        let of = |side| {
            let mut persons = self.contents.persons.iter();
            let found = persons.find(|person| person.side == PersonWord::player(side))?;
            Sight::of_word(&found.sight)
        };
        Some(BySide {
            white: of(Side::White)?,
            black: of(Side::Black)?,
        })
    }

    fn event(&mut self, stored: &StoredEvent) {
        let event = &stored.event;
        match &event.body {
            Body::ArbiterCalled => {
                let by = match event.actor {
                    Some(Actor::White) => "white",
                    Some(Actor::Black) => "black",
                    _ => "nobody",
                };
                self.at(stored, "protocol-called", &[("by", Text(by))]);
            }
            Body::ArbiterWords { state } => {
                let state = match state {
                    ArbiterWords::Opened => "opened",
                    ArbiterWords::Refused => "refused",
                    ArbiterWords::Closed => "closed",
                };
                let state = ("state", Text(state));
                match event.code {
                    Some(CodeOf::Round(number)) => {
                        let number = ("number", Count(number.into()));
                        self.at(stored, "protocol-round-arbiter", &[state, number]);
                    }
                    Some(CodeOf::Chief) | None => self.at(stored, "protocol-arbiter", &[state]),
                }
            }
            Body::Demanded {
                by,
                entry,
                differing,
                parted,
            } => {
                let by = Side::from(*by).word();
                let of = self.written(&[*entry]);
                self.at(
                    stored,
                    "protocol-demanded",
                    &[("by", Text(by)), ("move", Text(&of))],
                );
                // That comes before the irregularity.
                for board in differing {
                    let board = [("board", Text(board_name(*board)))];
                    self.line("protocol-demanded-while-differing", &board);
                }
                if let Some(parted) = parted {
                    let parted = self.written(&[*parted]);
                    self.line(
                        "protocol-demanded-after-parting",
                        &[("move", Text(&parted))],
                    );
                }
            }
            Body::LetStand { by, entry } => {
                let by = Side::from(*by).word();
                let of = self.written(&[*entry]);
                self.at(
                    stored,
                    "protocol-let-stand",
                    &[("by", Text(by)), ("move", Text(&of))],
                );
            }
            Body::IrregularityAccepted { entry, by } => {
                let by = match by {
                    AcceptedBy::NextHalfMove => "next-half-move",
                    AcceptedBy::LetStand => "let-stand",
                };
                let of = self.written(&[*entry]);
                self.at(
                    stored,
                    "protocol-accepted",
                    &[("by", Text(by)), ("move", Text(&of))],
                );
            }
            Body::SlipCorrected {
                side,
                ply,
                was,
                now,
                after_ms,
            } => {
                let time = clock_words::seconds(after_ms / 1000);
                let given = [
                    ("side", Text(Side::from(*side).word())),
                    ("ply", Count(usize::try_from(*ply).unwrap_or(usize::MAX))),
                    ("was", Text(was)),
                    ("is", Text(now)),
                    ("time", Text(&time)),
                ];
                self.at(stored, "protocol-slip", &given);
            }
            Body::Offered {
                side,
                ply,
                admissible,
            } => {
                let admissible = match admissible {
                    Admissible::Yes => "yes",
                    Admissible::TooEarly => "too-early",
                    Admissible::TooManyPieces => "too-many-pieces",
                    Admissible::Repeated => "repeated",
                    Admissible::NotAfterMove => "not-after-move",
                };
                let given = [
                    ("side", Text(Side::from(*side).word())),
                    ("ply", Count(usize::try_from(*ply).unwrap_or(usize::MAX))),
                    ("admissible", Text(admissible)),
                ];
                self.at(stored, "protocol-offered", &given);
            }
            Body::OfferAnswered { side, answer } => {
                let answer = match answer {
                    OfferAnswer::Accepted => "accepted",
                    OfferAnswer::Declined => "declined",
                };
                let given = [
                    ("side", Text(Side::from(*side).word())),
                    ("answer", Text(answer)),
                ];
                self.at(stored, "protocol-offer-answered", &given);
            }
            Body::HandIrregular {
                entry,
                article,
                squares,
            } => {
                let of = self.written(&[*entry]);
                let given = [
                    ("move", Text(&of)),
                    ("article", Text(article)),
                    ("squares", Text(&list(squares))),
                ];
                self.at(stored, "protocol-hand", &given);
            }
            Body::CrownMissing { entry, .. } => {
                let of = self.written(&[*entry]);
                self.at(stored, "protocol-crown-missing", &[("move", Text(&of))]);
            }
            Body::DiscrepancyLeft { said, done, .. } => {
                let given = [("said", Text(said)), ("done", Text(done))];
                self.at(stored, "protocol-discrepancy", &given);
            }
            Body::Prepared { answer, .. } => {
                let answer = match answer {
                    PreparedAnswer::Yes => "yes",
                    PreparedAnswer::No => "no",
                    PreparedAnswer::Braille => "braille",
                    PreparedAnswer::Print => "print",
                    PreparedAnswer::Dictaphone => "dictaphone",
                    PreparedAnswer::Sensed => "sensed",
                    PreparedAnswer::Confirmed => "confirmed",
                };
                if let Some(item) = event.body.asked() {
                    let asked = self.spoken(&Message::AskBefore { item });
                    let given = [("question", Text(&asked)), ("answer", Text(answer))];
                    self.at(stored, "protocol-prepared", &given);
                }
            }
            Body::Appointed { side, .. } => {
                let side = Side::from(*side);
                let name = self.name(PersonWord::assistant(side));
                let given = [("side", Text(side.word())), ("name", Text(&name))];
                self.at(stored, "protocol-appointed", &given);
            }
            Body::RecordNotWhole { lost, sure, .. } => {
                for part in lost {
                    let lost = match part {
                        LostPart::LogMissing => "log-missing",
                        LostPart::LogDamaged => "log-damaged",
                        LostPart::LogStrange => "log-strange",
                        LostPart::Unread => "unread",
                    };
                    let given = [("count", Count(*sure)), ("lost", Text(lost))];
                    self.at(stored, "protocol-not-whole", &given);
                }
            }
            Body::CodesChanged { how } => {
                let how = match how {
                    CodesChange::New => "new",
                    CodesChange::First => "first",
                };
                self.at(stored, "protocol-codes", &[("how", Text(how))]);
            }
            Body::PlayStopped => self.at(stored, "protocol-stopped", &[]),
            Body::PlayResumed { stopped_ms } => {
                let time = clock_words::seconds(stopped_ms / 1000);
                self.at(stored, "protocol-resumed", &[("time", Text(&time))]);
            }
            Body::BoardDiffered {
                board,
                shown,
                remove,
                put,
            } => self.at(
                stored,
                "protocol-board-differed",
                &[
                    ("board", Text(board_name(*board))),
                    ("shown", Text(shown)),
                    ("remove", Text(&list(remove))),
                    ("put", Text(&list(put))),
                ],
            ),
            Body::BoardAgreed { board } => {
                let board = [("board", Text(board_name(*board)))];
                self.at(stored, "protocol-board-agreed", &board);
            }
            Body::BoardAsked { board, shown } => {
                let given = [
                    ("board", Text(board_name(*board))),
                    ("shown", Text(&list(shown))),
                ];
                self.at(stored, "protocol-board-asked", &given);
            }
            Body::BoardAnswered { shown, answer, .. } => {
                let given = [
                    ("shown", Text(&list(shown))),
                    ("answer", Text(answer.word())),
                ];
                self.at(stored, "protocol-board-answered", &given);
            }
            Body::SheetRead { side, written } => self.at(
                stored,
                "protocol-sheet",
                &[
                    ("side", Text(Side::from(*side).word())),
                    ("written", Text(written)),
                ],
            ),
            Body::Compared {
                case,
                agreed_plies,
                proposed_ply,
                why,
                white,
                black,
                ..
            } => {
                self.at(
                    stored,
                    "protocol-compared",
                    &[
                        ("case", Text(case)),
                        ("agreed", Count(*agreed_plies)),
                        (
                            "counted",
                            Text(if proposed_ply.is_some() { "yes" } else { "no" }),
                        ),
                        ("ply", Count(proposed_ply.unwrap_or_default())),
                    ],
                );
                let why = self.say("reconcile-why", &[("why", Text(why))]);
                self.line("protocol-why", &[("why", Text(&why))]);
                self.side_by_side(white, black);
            }
            Body::WalkedBack { to, struck, .. } => {
                let count = struck.len();
                let struck = self.written(struck);
                let given = [
                    ("ply", Count(*to)),
                    ("count", Count(count)),
                    ("struck", Text(&struck)),
                ];
                self.at(stored, "protocol-walked-back", &given);
            }
            Body::PutBack { entries } => {
                let entries = self.written(entries);
                self.at(stored, "protocol-put-back", &[("moves", Text(&entries))]);
            }
            Body::ReadingsSet {
                ply,
                white_s,
                black_s,
            } => self.at(
                stored,
                "protocol-readings",
                &[
                    ("ply", Count(*ply)),
                    ("white", Text(&clock_words::seconds(*white_s))),
                    ("black", Text(&clock_words::seconds(*black_s))),
                ],
            ),
            Body::Decided { reason } => {
                self.at(stored, "protocol-decided", &[("reason", Text(reason))]);
            }
            Body::EntryWritten(entry) => {
                // What was done with it later took the irregularity away.
                let article = entry.irregular.as_ref();
                if let Some(article) = article.filter(|_| !self.was_completed(entry.entry)) {
                    let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
                    let given = [
                        ("ply", Count(ply)),
                        ("move", Text(&entry.pdn)),
                        ("article", Text(article)),
                    ];
                    self.at(stored, "protocol-irregular", &given);
                }
            }
            Body::EntryStruck { entry, because, .. } => {
                let because = match because {
                    StruckBecause::Corrected => "corrected",
                    StruckBecause::TakenBack | StruckBecause::Undone => "taken-back",
                    // The first is the same half-move, the second is told as a whole.
                    StruckBecause::Completed | StruckBecause::WalkedBack => return,
                };
                let written = self.written(&[*entry]);
                let given = [("move", Text(&written)), ("because", Text(because))];
                self.at(stored, "protocol-struck", &given);
            }
            _ => {
                if !self.about_the_clock(stored) {
                    self.about_the_end(stored);
                }
            }
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

    /// Both records as they were compared, a half-move a line.
    fn side_by_side(&mut self, white: &[String], black: &[String]) {
        let title = |side: Side| self.say("protocol-column", &[("side", Text(side.word()))]);
        let titles = [title(Side::White), title(Side::Black)];
        let width = white
            .iter()
            .chain(&titles[..1])
            .map(|it| it.chars().count());
        let width = width.max().unwrap_or_default();
        let blank = String::new();
        let plies = white.len().max(black.len());
        let mut line = |ply: &str, white: &str, black: &str, mark: &str| {
            let row = format!("  {ply:>4}  {white:<width$}  {black}{mark}");
            self.text.push_str(row.trim_end());
            self.text.push('\n');
        };
        line("", &titles[0], &titles[1], "");
        for ply in 0..plies {
            let white = white.get(ply).unwrap_or(&blank);
            let black = black.get(ply).unwrap_or(&blank);
            let parts = white != black && !white.is_empty() && !black.is_empty();
            let number = (ply + 1).to_string();
            line(&number, white, black, if parts { "  <>" } else { "" });
        }
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

    fn at(&mut self, stored: &StoredEvent, key: &str, given: &[(&'static str, Given<'_>)]) {
        let what = self.say(key, given);
        // To the second: `2026-05-01T14:03:10.250Z`.
        let time = stored.written.get(..19).unwrap_or(&stored.written);
        let time = time.replace('T', " ");
        self.line(
            "protocol-line",
            &[("time", Text(&time)), ("what", Text(&what))],
        );
    }

    fn line(&mut self, key: &str, given: &[(&'static str, Given<'_>)]) {
        let line = self.say(key, given);
        self.text.push_str(&line);
        self.text.push('\n');
    }

    fn say(&self, key: &str, given: &[(&'static str, Given<'_>)]) -> String {
        let (text, problems) = self.words.written(key, given);
        for problem in problems {
            tracing::warn!("{problem}");
        }
        text
    }
}

/// A number as the words count it.
fn count(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

const fn board_name(board: BoardWord) -> &'static str {
    match board {
        BoardWord::White => "white",
        BoardWord::Black => "black",
        BoardWord::Shared => "shared",
    }
}

/// Squares in a row; a dash for none.
fn list(squares: &[String]) -> String {
    if squares.is_empty() {
        "-".to_owned()
    } else {
        squares.join(" ")
    }
}
