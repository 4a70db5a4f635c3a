// SPDX-License-Identifier: GPL-3.0-or-later
//! The sorts of the words of everyday talk. The language files define the words of each sort.

use zgoda_speech::Language;

macro_rules! sorts {
    ($($sort:ident $name:literal;)*) => {
        /// The sort of a word: the subject that it names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Sort {
            $($sort,)*
            /// The name of a language.
            Tongue(Language),
        }

        impl Sort {
            const OTHERS: [Sort; [$($name),*].len()] = [$(Sort::$sort),*];

            /// The name of the sort in the language files, after `talk-`.
            pub(super) fn name(self) -> String {
                match self {
                    $(Sort::$sort => $name.to_owned(),)*
                    Sort::Tongue(language) => format!("tongue-{}", language.tag()),
                }
            }
        }
    };
}

impl Sort {
    /// Every sort, the names of the languages last.
    pub(super) const ALL: &[Sort] =
        &Sort::with_tongues::<{ Sort::OTHERS.len() + Language::ALL.len() }>();

    /// The names of the languages, a sort for each.
    pub(super) const TONGUES: &[Sort] = Sort::ALL.split_at(Sort::OTHERS.len()).1;

    const fn with_tongues<const N: usize>() -> [Sort; N] {
        let mut all = [Sort::Filler; N];
        let (others, mut tongues) = all.split_at_mut(Sort::OTHERS.len());
        others.copy_from_slice(&Sort::OTHERS);
        let mut languages = Language::ALL.as_slice();
        while let (Some((tongue, tongues_left)), Some((language, languages_left))) =
            (tongues.split_first_mut(), languages.split_first())
        {
            *tongue = Sort::Tongue(*language);
            tongues = tongues_left;
            languages = languages_left;
        }
        all
    }
}

sorts! {
    Filler "filler";
    Greeting "greeting";
    Complaint "complaint";
    Players "players";
    Own "own";
    Record "record";
    What "what";
    Whether "whether";
    Where "where";
    Whose "whose";
    How "how";
    HowMany "how-many";
    Mine "mine";
    Theirs "theirs";
    White "white";
    Black "black";
    All "all";
    Time "time";
    Left "left";
    Used "used";
    Move "move";
    Turn "turn";
    Last "last";
    Again "again";
    Say "say";
    Board "board";
    Square "square";
    Man "man";
    King "king";
    Piece "piece";
    Row "row";
    Diagonal "diagonal";
    Around "around";
    Number "number";
    Advice "advice";
    Possible "possible";
    Capture "capture";
    Danger "danger";
    Draw "draw";
    Offer "offer";
    Accept "accept";
    Decline "decline";
    Resign "resign";
    Undo "undo";
    Correct "correct";
    New "new";
    Game "game";
    Save "save";
    FromStart "from-start";
    Pause "pause";
    Quiet "quiet";
    Slower "slower";
    Faster "faster";
    Louder "louder";
    Softer "softer";
    Speech "speech";
    Language "language";
    Change "change";
    Settings "settings";
    Help "help";
    Arbiter "arbiter";
    Call "call";
    Press "press";
    End "end";
    Now "now";
    Over "over";
    Spell "spell";
    Older "older";
    Newer "newer";
    Lost "lost";
    MainLine "main-line";
    Off "off";
    On "on";
    Seat "seat";
    Beyond "beyond";
    Onward "onward";
    Part "part";
    Yes "yes";
    No "no";
}
