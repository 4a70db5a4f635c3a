// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the place of the reader of the manual by the words that it says.

use zgoda_speech::Language;

use super::{Act, Effect, Input, Reader};
use crate::manual::Book;

const SOURCE: &str = "# Title\n\nOpening.\n\n## One\n\nFirst.\n\nType `32 28` or `no`.\n\n## Two\n\nOnly.\n\n## Three\n\nLast.\n";

/// A reader of the manual, and the state of a test with it.
struct Heard {
    reader: Reader,
    ended: bool,
}

impl Heard {
    fn new(own: Language) -> Heard {
        let book = Book::read(SOURCE, Language::English);
        let reader = Reader::new(book, own);
        Heard {
            reader,
            ended: false,
        }
    }

    fn said(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        while let Some(effect) = self.reader.poll() {
            match effect {
                Effect::Silence => said.clear(),
                Effect::Say(pieces) => said.extend(pieces.into_iter().map(|piece| piece.text)),
                Effect::End => self.ended = true,
            }
        }
        said
    }

    fn does(&mut self, act: Act) -> String {
        self.reader.handle(Input::Wanted(act));
        self.said().join("|")
    }

    fn heard(&mut self) -> String {
        self.reader.handle(Input::Heard);
        self.said().join("|")
    }
}

#[test]
fn it_begins_with_what_it_is_and_with_the_list() {
    let mut heard = Heard::new(Language::English);
    let said = heard.said();
    let [title, opening, begins, first] = said.as_slice() else {
        panic!("{said:?}")
    };
    assert_eq!((title.as_str(), opening.as_str()), ("Title", "Opening."));
    assert!(begins.starts_with("chapters, three, "), "{begins}");
    assert_eq!(first, "one, One");
    assert_eq!(heard.does(Act::Previous), "this is the beginning");
    assert_eq!(heard.does(Act::Next), "two, Two");
    assert_eq!(heard.does(Act::Next), "three, Three");
    assert_eq!(heard.does(Act::Next), "this is the end");
    assert_eq!(heard.does(Act::Previous), "two, Two");
    assert_eq!(heard.does(Act::Where), "list of chapters|two, Two");
}

#[test]
fn a_chapter_is_read_to_its_end_and_goes_on_with_the_next() {
    let mut heard = Heard::new(Language::English);
    heard.said();
    assert_eq!(heard.does(Act::GoOn), "chapter one, One");
    assert_eq!(heard.heard(), "First.");
    assert_eq!(heard.heard(), "Type thirty two, twenty eight or no.");
    assert!(heard.heard().starts_with("end of the chapter"));
    assert_eq!(heard.heard(), "", "it waits there");
    assert_eq!(heard.does(Act::GoOn), "chapter two, Two");
    assert_eq!(heard.heard(), "Only.");
    heard.does(Act::Open(3));
    assert_eq!(heard.heard(), "Last.");
    assert_eq!(heard.heard(), "this is the end");
    assert_eq!(heard.does(Act::GoOn), "this is the end");
}

/// Without a voice a text is only printed, and the reader waits until the person goes on.
#[test]
fn without_a_voice_nothing_goes_on_by_itself() {
    let mut heard = Heard::new(Language::English);
    heard.said();
    heard.does(Act::GoOn);
    for next in [
        "First.",
        "Type thirty two, twenty eight or no.",
        "chapter two, Two",
    ] {
        heard.reader.handle(Input::Written);
        assert_eq!(heard.said(), [""; 0]);
        assert_eq!(heard.does(Act::GoOn), next);
    }
}

#[test]
fn what_was_cut_is_read_again_and_what_was_heard_is_not() {
    let mut heard = Heard::new(Language::English);
    heard.said();
    heard.does(Act::Open(1));
    heard.heard();
    assert_eq!(heard.does(Act::Silence), "");
    assert_eq!(heard.does(Act::GoOn), "First.");
    assert_eq!(heard.heard(), "Type thirty two, twenty eight or no.");
    assert_eq!(
        heard.does(Act::Where),
        "chapter one, paragraph two of two, One"
    );
    assert_eq!(heard.heard(), "", "an answer is no paragraph");
    assert_eq!(
        heard.does(Act::GoOn),
        "Type thirty two, twenty eight or no."
    );
    heard.heard();
    assert_eq!(
        heard.does(Act::Spell),
        "three, two, space, two, eight. n, o"
    );
    heard.heard();
    assert_eq!(heard.does(Act::GoOn), "chapter two, Two");
}

#[test]
fn one_goes_by_paragraphs_and_by_chapters() {
    let mut heard = Heard::new(Language::English);
    heard.said();
    heard.does(Act::Open(1));
    assert_eq!(heard.does(Act::Previous), "this is the beginning");
    assert_eq!(heard.does(Act::Spell), "nothing is to be typed here");
    assert_eq!(heard.does(Act::Next), "First.");
    assert_eq!(heard.heard(), "", "one paragraph at a time");
    assert_eq!(heard.does(Act::Repeat), "First.");
    assert_eq!(heard.does(Act::NextChapter), "chapter two, Two");
    assert_eq!(
        heard.does(Act::Previous),
        "Type thirty two, twenty eight or no."
    );
    assert_eq!(heard.does(Act::PreviousChapter), "chapter one, One");
    assert_eq!(heard.does(Act::PreviousChapter), "this is the beginning");
    heard.does(Act::NextChapter);
    heard.does(Act::NextChapter);
    assert_eq!(heard.does(Act::NextChapter), "this is the end");
}

/// Typed digits lead to items of the list, and Enter opens the current item.
#[test]
fn a_number_is_heard_digit_by_digit() {
    let long: String = (1..=12).map(|n| format!("## C{n}\n\nText.\n\n")).collect();
    let reader = Reader::new(Book::read(&long, Language::English), Language::English);
    let mut heard = Heard {
        reader,
        ended: false,
    };
    heard.said();
    assert_eq!(heard.does(Act::Digit(1)), "one, C one");
    assert_eq!(heard.does(Act::Digit(2)), "twelve, C twelve");
    assert_eq!(heard.does(Act::Digit(3)), "three, C three");
    assert_eq!(heard.does(Act::GoOn), "chapter three, C three");
    assert_eq!(heard.does(Act::Digit(1)), "one, C one");
    assert_eq!(heard.does(Act::Digit(0)), "ten, C ten");
    assert_eq!(heard.does(Act::Digit(0)), "there is no chapter zero");
    assert_eq!(heard.does(Act::Open(13)), "there is no chapter thirteen");
}

/// Leaving the text by mistake does not lose the place.
#[test]
fn one_leaves_in_two_steps_and_comes_back_to_the_same_paragraph() {
    let mut heard = Heard::new(Language::English);
    heard.said();
    heard.does(Act::Open(1));
    heard.heard();
    assert_eq!(heard.does(Act::Leave), "list of chapters|one, One");
    assert_eq!(heard.does(Act::GoOn), "First.");
    assert_eq!(heard.does(Act::List), "list of chapters|one, One");
    heard.does(Act::Next);
    heard.does(Act::Previous);
    assert_eq!(heard.does(Act::GoOn), "chapter one, One");
    heard.does(Act::Leave);
    assert!(!heard.ended);
    assert_eq!(heard.does(Act::Leave), "closed");
    assert!(heard.ended);
}

#[test]
fn what_nobody_understands_changes_nothing() {
    let mut heard = Heard::new(Language::English);
    heard.said();
    heard.does(Act::Open(1));
    heard.heard();
    heard.reader.handle(Input::Unclear);
    assert!(heard.said().concat().starts_with("not understood"));
    assert_eq!(heard.heard(), "");
    assert_eq!(heard.does(Act::GoOn), "First.");
}

/// The program's own words stay in the listener's language.
#[test]
fn a_text_in_another_language_says_so() {
    let mut heard = Heard::new(Language::German);
    let mut pieces = Vec::new();
    while let Some(effect) = heard.reader.poll() {
        if let Effect::Say(said) = effect {
            pieces.extend(said);
        }
    }
    assert!(pieces[0].text.contains("Englisch"), "{pieces:?}");
    let languages: Vec<Language> = pieces.iter().map(|piece| piece.language).collect();
    let (de, en) = (Language::German, Language::English);
    assert_eq!(languages, [de, en, en, de, de, en]);
    assert_eq!(heard.does(Act::GoOn), "Kapitel eins|One");
}
