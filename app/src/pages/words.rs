//! The words of pages in one language; each sentence is a row beside the code that shows it.

use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use crate::sentence::{Says, Sentence};

/// The words of one language.
#[derive(Debug)]
pub struct PageWords {
    /// Which.
    pub language: Language,
    catalogue: Catalogue,
}

impl PageWords {
    /// Those of this language.
    #[must_use]
    pub fn new(language: Language) -> PageWords {
        PageWords {
            language,
            catalogue: Catalogue::for_pages(language),
        }
    }
}

impl PageWords {
    /// For sentences that are said in other places too.
    pub(crate) const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl Says for PageWords {
    fn say(&self, sentence: &Sentence) -> String {
        self.catalogue.say(sentence)
    }
}
