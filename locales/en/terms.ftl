### Terms: words of the field that many messages name and that a federation may want otherwise. To change a word everywhere, change
### it here. A message names a term as { -arbiter }, another form of it as { -arbiter(number: "plural") }, and at the beginning of a
### sentence as { CAPITAL(-arbiter) }. A language has the forms that it needs: the values of $number and $case are its own. Words that
### people type stand in commands.ftl and talk.ftl, and there and in sentences that quote them they are written out.

# The person who sees that the rules are kept at the tables and decides what they leave open, as the rulebook of your federation
# calls them. *Chief arbiter* and *round arbiter* are this word with another in front; where your language writes them as one word,
# they stand in full in their messages.
-arbiter =
    { $number ->
        [plural] arbiters
       *[singular] arbiter
    }

# The board on which a game is played, with sensors or without. Many programs of the field say draughtboard or checkerboard.
-board =
    { $number ->
        [plural] boards
       *[singular] board
    }

# The move of one side; White's and Black's together make up a move with a number. Some rulebooks say ply.
-half-move =
    { $number ->
        [plural] half-moves
       *[singular] half-move
    }

# The device, or the program itself in its place, that keeps the times of both sides.
-clock =
    { $number ->
        [plural] clocks
       *[singular] clock
    }

# The piece that a man becomes on the last row of the other side.
-king =
    { $number ->
        [plural] kings
       *[singular] king
    }

# The person who sits beside a player who does not see, moves for them and presses their clock, as the rulebook provides.
-assistant =
    { $number ->
        [plural] assistants
       *[singular] assistant
    }
