// SPDX-License-Identifier: GPL-3.0-or-later
//! The words of pages in one language. Each sentence is a row next to the code that shows it.

use std::sync::OnceLock;

use zgoda_game::Variant;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use zgoda_input::command::Words;
use zgoda_record::sentence::{Says, Sentence};

/// The words of one language.
#[derive(Debug)]
pub struct PageWords {
    /// The language of the words.
    pub language: Language,
    catalogue: Catalogue,
    /// The words of commands, which are read at the first use.
    commands: OnceLock<Words>,
}

impl PageWords {
    /// The words of one language.
    #[must_use]
    pub fn new(language: Language) -> PageWords {
        PageWords {
            language,
            catalogue: Catalogue::for_pages(language),
            commands: OnceLock::new(),
        }
    }
}

impl PageWords {
    /// The words of commands, with which forms are read. They are the same in every variant.
    pub fn commands(&self) -> &Words {
        let read = || Words::of_language(self.language, Variant::default());
        self.commands.get_or_init(read)
    }

    /// The catalogue, for sentences that other parts of the program also use.
    pub const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl Says for PageWords {
    fn say(&self, sentence: &Sentence) -> String {
        self.catalogue.say(sentence)
    }
}
