// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda reconcile --aloud`: reads one record aloud, half-move by half-move, for an arbiter who follows
//! the opponent's sheet and answers with one key.
//!
//! The meaning of the answers is decided in `zgoda_game::reconcile::Aloud`; this file speaks, listens to keys or lines,
//! and closes with the comparison.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::mpsc;

use zgoda_game::reconcile::{Aloud, Answer, Evidence, Line, Witness, reconcile_beside};
use zgoda_game::{BySide, Side, Variant};
use zgoda_input::hands::stroke::{Key, Named};
use zgoda_record::record_words::Words;
use zgoda_speech::announcement::{Action, Message, Recorded, SpokenMove};
use zgoda_speech::{Language, Phrasebook, Style};

use super::aloud_words;
use super::{ReconcileArgs, answer, boards, open};
use crate::commands::speaker::Speaker;
use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::stderr;
use crate::terminal::{Listening, RawMode, Typed, listen};
use crate::two_records;

/// An act of the arbiter. The key of an answer is the first letter of its first word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Same,
    Differs,
    Unreadable,
    Repeat,
    Back,
    Stop,
}

impl Word {
    const ALL: [Word; 6] = [
        Word::Same,
        Word::Differs,
        Word::Unreadable,
        Word::Repeat,
        Word::Back,
        Word::Stop,
    ];
}

/// The outcome of the reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The sheet agrees with the record, as far as it was followed.
    Agrees,
    /// The sheet agrees, but the rest of the record could not be read.
    BreaksOff,
    /// This half-move was the first that differed.
    Parts(usize),
}

/// The meaning of a key or a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    Word(Word),
    /// The half-move that the sheet has instead, as it was typed.
    Instead(String),
    Nothing,
}

/// Reads `record` aloud and compares.
pub(super) fn run(
    record: &Path,
    args: &ReconcileArgs,
    common: &Common,
) -> Result<Outcome, Failure> {
    let source = open(record, args)?;
    let named = args.variant.map(Variant::from);
    let variant = source.variant(named)?.or(named).unwrap_or_default();
    let language = common.language_or_environment();
    let boards = boards(args, &[&source], variant)?;
    let read = source.whole(variant)?;
    // Reading begins after the last half-move at which both boards agreed, unless the record ends with that half-move.
    let rest = source.rest().filter(|rest| *rest < read.entries.len());
    let from = args.from.unwrap_or_else(|| rest.unwrap_or_default() + 1);
    let whole = !read.cut_off;
    let aloud = Aloud::new(read, from);
    if aloud.line().is_none() {
        return Err(Failure::Sentence(format!(
            "{}: there is no half-move {from} to be read; the record has {}",
            source.name,
            aloud.record().entries.len()
        )));
    }
    let words = Words::new(language, variant);
    let mut desk = ReadingAloud {
        aloud,
        book: Phrasebook::new(language, variant, Style::default()),
        commands: Commands::of(&words, language),
        words: &words,
        speaker: Speaker::open(args.voice.as_deref(), common, language)?,
        // With `--json` the output is the object and nothing else.
        quiet: args.json,
        waits: !io::stdin().is_terminal(),
    };
    desk.dialogue()?;
    let paper = Side::from(args.paper);
    let sheet = desk.aloud.paper();
    let stated = source.record(variant)?;
    let (account, beside) = two_records::account(&[&source], variant)?;
    let evidence = Evidence {
        records: BySide::from_fn(|side| {
            if side == paper {
                sheet.clone()
            } else {
                stated.clone()
            }
        }),
        boards,
        ear: language.ear(),
        witness: Witness::default(),
    };
    let report = reconcile_beside(&evidence, &account);
    let departs = report.departures.get(paper).as_ref();
    let parts = report.first_difference.as_ref().map(|first| first.ply);
    let first = parts.into_iter().chain(departs.map(|it| it.ply)).min();
    let end = match first {
        Some(ply) => End::Parts(ply),
        None if whole => End::Agrees,
        None => End::BreaksOff,
    };
    desk.utter(&aloud_words::read_to_the_end(&words, end))?;
    let outcome = answer(&(report, beside), args, &words)?;
    desk.speaker.finish()?;
    Ok(outcome)
}

struct ReadingAloud<'a> {
    aloud: Aloud,
    book: Phrasebook,
    commands: Commands,
    words: &'a Words,
    speaker: Speaker,
    quiet: bool,
    /// True if the next answer waits for the end of the utterance. On a terminal the answer does not wait: a key cuts the utterance
    /// short.
    waits: bool,
}

impl ReadingAloud<'_> {
    fn dialogue(&mut self) -> Result<(), Failure> {
        stderr::tell(&self.commands.help);
        let (send, keys) = mpsc::sync_channel(1);
        let _raw = RawMode::enter();
        listen(move |typed| match send.send(typed) {
            Ok(()) => Listening::Yes,
            Err(_) => Listening::No,
        })
        .map_err(Failure::of)?;
        let mut line = String::new();
        let mut before = None;
        while let Some((ply, text)) = self
            .aloud
            .line()
            .map(|line| (line.ply, self.read(&line, before)))
        {
            before = Some(ply);
            self.utter(&text)?;
            let said = loop {
                let Ok(typed) = keys.recv() else {
                    return Ok(());
                };
                if typed == Typed::End {
                    return Ok(());
                }
                match self.commands.said(typed, &mut line) {
                    Said::Nothing => {}
                    said => break said,
                }
            };
            self.speaker.silence();
            if !self.take(said)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Takes an answer; `false` at the end of the reading.
    fn take(&mut self, said: Said) -> Result<bool, Failure> {
        match said {
            Said::Word(Word::Same) => self.aloud.answer(Answer::Same),
            Said::Word(Word::Differs) => self.aloud.answer(Answer::Differs),
            Said::Word(Word::Unreadable) => self.aloud.answer(Answer::Unreadable),
            Said::Word(Word::Back) => {
                if !self.aloud.back() {
                    self.utter(&aloud_words::first(self.words))?;
                }
            }
            Said::Word(Word::Stop) => return Ok(false),
            Said::Word(Word::Repeat) | Said::Nothing => {}
            Said::Instead(text) => {
                let lexicon = self.book.language().lexicon();
                if self.aloud.answer_written(&text, lexicon).is_err() {
                    let phrase = self.book.words(&Message::NotUnderstood {
                        text: text.as_str().into(),
                    });
                    self.utter(&phrase.text)?;
                }
            }
        }
        Ok(true)
    }

    /// The text in which a half-move is read out, after the half-move `before`. Black's half-move directly after White's is read as
    /// its squares alone, so that a long record is soon read.
    fn read(&self, line: &Line<'_>, before: Option<usize>) -> String {
        let Some(mv) = line.mv else {
            let text = self.book.speakable(line.text);
            return aloud_words::unclear(self.words, line.ply, &text);
        };
        let turn = line.before.turn();
        let side = line.before.at(mv.from).map_or(turn, |piece| piece.side);
        let played = SpokenMove {
            from: mv.from,
            via: zgoda_game::via(&line.before, &mv).into_iter().collect(),
            to: mv.to,
            action: if mv.is_capture() {
                Action::Takes
            } else {
                Action::Moves
            },
        };
        let goes_on = before.is_some_and(|before| before.checked_add(1) == Some(line.ply));
        let message = match side {
            Side::Black if goes_on => Message::MovePlayed {
                side,
                played,
                recorded: Recorded::Safe,
            },
            Side::White | Side::Black => Message::LastMove {
                ply: line.ply,
                side,
                played,
            },
        };
        self.book.words(&message).text
    }

    /// Prints a text, and says it aloud.
    fn utter(&mut self, text: &str) -> Result<(), Failure> {
        if self.quiet {
            stderr::tell(text);
        } else {
            let mut out = Output::new();
            out.text(text)?;
            out.text("\n")?;
            out.flush()?;
        }
        self.speaker.say(text);
        if self.waits {
            self.speaker.finish()?;
        }
        Ok(())
    }
}

/// The words for the answers in one language and in English, and the keys of that language.
struct Commands {
    words: Vec<(String, Word)>,
    keys: Vec<(char, Word)>,
    /// The keys and their actions, in one line.
    help: String,
}

impl Commands {
    fn of(words: &Words, language: Language) -> Commands {
        let mut commands = Commands {
            words: Vec::new(),
            keys: Vec::new(),
            help: String::new(),
        };
        let mut help = Vec::new();
        for word in Word::ALL {
            let texts = spelled(words, word);
            if let Some(first) = texts.first()
                && let Some(letter) = first.chars().next()
            {
                help.push(format!("{letter} {first}"));
                commands.keys.push((letter, word));
            }
            commands
                .words
                .extend(texts.into_iter().map(|text| (text, word)));
        }
        if language != Language::English {
            let english = Words::new(Language::English, words.variant());
            for word in Word::ALL {
                let texts = spelled(&english, word).into_iter();
                commands.words.extend(texts.map(|text| (text, word)));
            }
        }
        commands.help = help.join(", ");
        commands
    }

    /// The meaning of a typed key or line. On a terminal, a colon begins a line with the half-move that the sheet has instead.
    fn said(&self, typed: Typed, line: &mut String) -> Said {
        match typed {
            Typed::Line(text) => self.line(&text),
            Typed::Key(key) => self.key(key, line),
            Typed::End | Typed::Signal => Said::Word(Word::Stop),
        }
    }

    fn key(&self, key: Key, line: &mut String) -> Said {
        match key {
            Key::Named(Named::Enter) if line.is_empty() => Said::Word(Word::Repeat),
            Key::Named(Named::Enter) => {
                let text = std::mem::take(line);
                self.line(text.trim_start_matches(':'))
            }
            Key::Named(Named::Escape) => {
                line.clear();
                Said::Nothing
            }
            Key::Named(Named::Backspace) => {
                line.pop();
                Said::Nothing
            }
            Key::Char(char) if char == ':' || !line.is_empty() => {
                if line.len() < MAX_LINE {
                    line.push(char);
                }
                Said::Nothing
            }
            Key::Char(char) => {
                let small = char.to_lowercase().next().unwrap_or(char);
                let key = self.keys.iter().find(|(letter, _)| *letter == small);
                key.map_or(Said::Nothing, |(_, word)| Said::Word(*word))
            }
            Key::Named(_) | Key::Function(_) => Said::Nothing,
        }
    }

    fn line(&self, text: &str) -> Said {
        let text = text.trim();
        let small = text.to_lowercase();
        let mut letters = small.chars();
        let found = match (letters.next(), letters.next()) {
            (None, _) => Some(Word::Repeat),
            (Some(only), None) => {
                let key = self.keys.iter().find(|(letter, _)| *letter == only);
                key.map(|(_, word)| *word)
            }
            _ => None,
        };
        let word = || self.words.iter().find(|(word, _)| *word == small);
        match found.or_else(|| word().map(|(_, word)| *word)) {
            Some(word) => Said::Word(word),
            None => Said::Instead(text.to_owned()),
        }
    }
}

/// The words that may be typed for an answer, in small letters.
fn spelled(words: &Words, word: Word) -> Vec<String> {
    let texts = aloud_words::answer(words, word);
    texts.split(',').map(|t| t.trim().to_lowercase()).collect()
}

/// The longest line that is typed after a colon; no half-move is longer.
const MAX_LINE: usize = 100;
