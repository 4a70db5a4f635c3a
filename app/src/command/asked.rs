//! Everything that can be asked about the board, by the word that is typed for it.

/// One question. A square, a side, a kind or a digit may follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// `square`: what stands there; the cursor goes there.
    Square,
    /// `row`: the squares of a row.
    Row,
    /// `diagonals`: what a king there would meet.
    Diagonals,
    /// `around`: the four neighbours.
    Around,
    /// `men`: those of a side.
    Men,
    /// `kings`: those of a side.
    Kings,
    /// `all`: kings and men of a side.
    All,
    /// `board`: everything on it.
    Board,
    /// `region`: a part of the board by its digit, or that of the cursor.
    Region,
    /// `regions`: the whole board, part by part.
    Regions,
    /// `changed`: what the last half-move changed.
    Changed,
    /// `next`: the cursor to the next piece of a side or kind.
    Next,
    /// `previous`: to the one before.
    Previous,
    /// `older`: the record read back.
    Older,
    /// `newer`: and forward again.
    Newer,
    /// `newest`: to the last half-move.
    Newest,
    /// `more`: the last list again, from its next part on.
    More,
    /// `moves`: where a piece can go; in training.
    Moves,
    /// `captures`: what must be taken; in training.
    Captures,
    /// `attacked`: which of one's own can be taken; in training.
    Attacked,
    /// `pieces`: how many of each sort there are.
    Pieces,
}

impl Asked {
    /// All of them.
    pub const ALL: [Asked; 21] = [
        Asked::Square,
        Asked::Row,
        Asked::Diagonals,
        Asked::Around,
        Asked::Men,
        Asked::Kings,
        Asked::All,
        Asked::Board,
        Asked::Region,
        Asked::Regions,
        Asked::Changed,
        Asked::Next,
        Asked::Previous,
        Asked::Older,
        Asked::Newer,
        Asked::Newest,
        Asked::More,
        Asked::Moves,
        Asked::Captures,
        Asked::Attacked,
        Asked::Pieces,
    ];

    /// Its English word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Asked::Square => "square",
            Asked::Row => "row",
            Asked::Diagonals => "diagonals",
            Asked::Around => "around",
            Asked::Men => "men",
            Asked::Kings => "kings",
            Asked::All => "all",
            Asked::Board => "board",
            Asked::Region => "region",
            Asked::Regions => "regions",
            Asked::Changed => "changed",
            Asked::Next => "next",
            Asked::Previous => "previous",
            Asked::Older => "older",
            Asked::Newer => "newer",
            Asked::Newest => "newest",
            Asked::More => "more",
            Asked::Moves => "moves",
            Asked::Captures => "captures",
            Asked::Attacked => "attacked",
            Asked::Pieces => "pieces",
        }
    }

    /// To whom may it be told? This decides what is asked of the event before anything is answered.
    #[must_use]
    pub const fn kept(self) -> Kept {
        match self {
            Asked::Square
            | Asked::Row
            | Asked::Diagonals
            | Asked::Around
            | Asked::Men
            | Asked::Kings
            | Asked::All
            | Asked::Board
            | Asked::Region
            | Asked::Regions
            | Asked::Changed
            | Asked::Next
            | Asked::Previous
            | Asked::Pieces
            | Asked::More => Kept::BoardByEar,
            Asked::Older | Asked::Newer | Asked::Newest => Kept::Own,
            Asked::Moves | Asked::Captures | Asked::Attacked => Kept::ForTraining,
        }
    }

    /// Can it be asked with nothing behind it? Then it is about the cursor, or about everything.
    #[must_use]
    pub const fn alone(self) -> bool {
        !matches!(self, Asked::Square)
    }

    /// Can something follow it?
    #[must_use]
    pub const fn with_more(self) -> bool {
        match self {
            Asked::Square
            | Asked::Row
            | Asked::Diagonals
            | Asked::Around
            | Asked::Men
            | Asked::Kings
            | Asked::All
            | Asked::Region
            | Asked::Next
            | Asked::Previous
            | Asked::Moves => true,
            Asked::Board
            | Asked::Regions
            | Asked::Changed
            | Asked::Older
            | Asked::Newer
            | Asked::Newest
            | Asked::More
            | Asked::Captures
            | Asked::Attacked
            | Asked::Pieces => false,
        }
    }
}

/// What stands between a question and its answer in official play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kept {
    /// The event's consent to reading the board aloud (Kodeks II 2.4.2, 2.4.10).
    BoardByEar,
    /// Nothing: it is the player's own record (VIII 2.4).
    Own,
    /// Everything: what could be played is told to nobody (II 2.4.7).
    ForTraining,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_can_be_asked_somehow() {
        for asked in Asked::ALL {
            assert!(asked.alone() || asked.with_more(), "{asked:?}");
        }
    }
}
