//! What the words of everyday talk are about. Which words are of which sort is data of the language files.

macro_rules! sorts {
    ($($sort:ident $name:literal;)*) => {
        /// What a word is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Sort { $($sort),* }

        impl Sort {
            pub(super) const ALL: &[Sort] = &[$(Sort::$sort),*];

            /// As the language files name it, behind `talk-`.
            pub(super) const fn name(self) -> &'static str {
                match self { $(Sort::$sort => $name),* }
            }
        }
    };
}

sorts! {
    Filler "filler";
    Greeting "greeting";
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
    Pause "pause";
    Quiet "quiet";
    Slower "slower";
    Faster "faster";
    Louder "louder";
    Softer "softer";
    Speech "speech";
    Language "language";
    Polish "tongue-pl";
    English "tongue-en";
    German "tongue-de";
    Dutch "tongue-nl";
    Russian "tongue-ru";
    French "tongue-fr";
    Ukrainian "tongue-uk";
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
