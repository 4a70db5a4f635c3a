### The common parts of the desk's pages: letting a device in, the list of tables, and the words about the connection.

## The frame of every page.

# The first link of a page, for people who do not want to hear the text above the content each time.
pages-skip = Skip to the content

# A link to the first page.
pages-all-tables = Start page

# The page receives every change.
pages-connected = Connected.

# The page receives nothing from the desk; acts on it are not taken.
pages-not-connected = Not connected, nothing taken.

# The desk is there, but not the program of the table.
pages-table-gone = The table is not there. Nothing is taken.

# The table was asked and has not answered yet.
pages-table-asked = Waiting for the table.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = This device is let in no more. Ask the { -arbiter } for a new slip if you need one.

# Before the choice of a language.
pages-language = Language

# The button behind the choice of a language.
pages-choose = Change language

# A button: hides the whole page until it is pressed again.
pages-blank = Blank this page

# The same button while the page is blank.
pages-show-again = Show the page

# A button: from now on single letters are keys of this page.
pages-letters-on = Switch letter keys on

# The same button while they are on.
pages-letters-off = Switch letter keys off

# The name of the region with the answers to acts.
pages-answers = Answers

# The name of the region with the news that a device wants to hear.
pages-news = News

# A button: from now on the screen reader says news.
pages-news-on = Say news on this page

# A button that follows it in an official game: no other person may hear the screen reader (Kodeks II 2.2.2).
pages-earphone = I wear an earphone

# A link that loads the page again, for browsers without scripts.
pages-anew = Load the page again

# An act was sent, and no answer came: it is unknown whether it was taken.
pages-unanswered = No answer came. See on the page whether it was taken before you do it again.

# The table took the act and has no other answer.
pages-taken = Taken.

# A button: this device gives up its right to the table.
pages-leave = Leave this table

# The effect of that button.
pages-leave-means = This device then needs a new slip.

## Letting a device in.

# The title of the first page. It is always the same.
pages-desk = Zgoda

# A heading above the form, for a device that is already let in.
pages-another-slip = Another slip

# Before the field for the words of a slip.
pages-words = Words of the slip

# The hint for that field.
pages-words-hint = Five words, with blanks between them.

# Before the field for the name of the device.
pages-device = Name of this device

# The hint for that field.
pages-device-hint = By it others know which one it is, such as: the organiser’s tablet.

# The button of that form.
pages-let-in = Ask to be let in

# The words were sent and are not checked yet.
pages-looking = The words are being checked.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = This is device { $device } at table { $table }. Somebody must say yes to it now, there or at an { -arbiter }’s desk.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = This is device { $device }. Somebody must say yes to it now, at the table or at an { -arbiter }’s desk.

# Somebody was asked about the device, and said no.
pages-said-no = Somebody said no to this device.

# The words let no device in, for any reason; the sentence must not tell whether there is a table.
pages-opens-nothing = These words open nothing now. Compare them with the slip. If they are the same, ask the { -arbiter }.

# Too many wrong words were tried. $seconds: the time during which none are tried.
pages-not-tried =
    { $seconds ->
        [one] For one second no words are tried.
       *[other] For { $seconds } seconds no words are tried.
    }

# For a device whose words were not tried; pages-not-tried may follow it.
pages-try-again = These words were not tried, because wrong ones came from here before them. Type them again.

## The list of tables.

# The heading of the list of tables.
pages-tables = Tables

# A link to the page of a table. $number: its number in the hall.
pages-table = Table { $number }

# The same where the table has no number.
pages-table-unnumbered = Table without a number

# The link to the page of a table of another computer, whose desk this one has joined. $number: its number in the hall. $machine:
# the address of that desk, such as hall-b.local:7464.
pages-table-at = Table { $number } at { $machine }

# The same where that table has no number.
pages-table-unnumbered-at = Table without a number at { $machine }

# The link to a table of this computer, where another computer has, by mistake, a table of the same number.
pages-table-here = Table { $number } at this desk’s own computer

# The title of a page of a table of another computer, whose desk this one has joined. $title: the title as for a table of this
# computer, such as "Table 3: chief arbiter". $machine: the address of the other desk, such as hall-b.local:7464.
pages-title-at = { $title }, at { $machine }

# The players of a table. $white and $black: their names, empty if none were given.
pages-players = White: { $white }; Black: { $black }

# In the list of tables: the stage of a game. $number: of the last move.
pages-move-number = Move { $number }

# In the list of tables: the result of a game. $result: as in tables.
pages-result-is = Result: { $result }

# The order of the list of tables: the label of a choice.
pages-order = Order

# A choice of this order: tables that wait for their arbiter come first.
pages-order-waiting = those that wait for an { -arbiter } first

# A choice of this order.
pages-order-number = by number

# A choice of this order: the stage of the games.
pages-order-state = by state

# A field: only tables with these words are shown.
pages-find = Find

# The hint for that field.
pages-find-hint = A number, a name, or how far the game is

# The button that shows the list as chosen.
pages-show-so = Show the list so

# A link: shows all tables again.
pages-show-all-tables = Show all tables

# Above the list, if some tables are left out. $found, $all: the number of tables shown, and the number of all.
pages-tables-found = { $found } of { $all } tables stand here; one that waits for an { -arbiter } always does.

# The table's program is not reached just now.
pages-not-there = Not there now.

# A table of a round could not be started, so it has no game to show.
pages-not-started = Table { $number } did not start.

# The reason, in the words of the program, which are English; then the line that starts it. $line: is typed as it stands here.
pages-not-started-why = The program says: { $why }. Put that right, and type { $line } at the terminal of the tables.

# The stage of a game: it has not begun.
pages-phase-before = Not begun yet.

# The stage of a game: it had begun when its program was started again, and waits until the arbiter lets it go on.
pages-phase-interrupted = Begun; its program was started again, and it waits to go on.

# The stage of a game: it is being played.
pages-phase-playing = Being played.

# The stage of a game: the arbiter stopped it.
pages-phase-stopped = Stopped.

# The stage of a game: it is over.
pages-phase-over = Over.

# The stage of a game: its program ends, and the game can go on later.
pages-phase-closed = The program ends; the game can go on later.

# A reason to look at a table: somebody called the arbiter.
pages-attention-call = The { -arbiter } was called.

# The same: the disk of the table is full or does not answer.
pages-attention-not-recorded = The game is not being recorded: write on paper.

# A reason to look at a table: a board differs from the record.
pages-attention-boards-differ = A { -board } differs from the record.

# A reason to look at a table: a player claims something.
pages-attention-claim = A claim waits.

# A reason to look at a table: a result has to be declared or confirmed.
pages-attention-result = A result is to be confirmed.

# A reason to look at a table: a flag fell.
pages-attention-flag = A flag fell.

# A reason to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = A { -board } or the { -clock } does not answer.

# The page that is a player’s ear sleeps, is closed or was lost.
pages-attention-ear-lost = A player’s ear is gone.

# A device has typed the words of a slip.
pages-attention-device-waits = A device waits to be let in.

# A reason to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = A player or the record is overdue.

## Refusals and their reasons.

# There is nothing at this address, or nothing for this device.
pages-nowhere = There is nothing here.

# A form that was not made for this page, is too old, or is unreadable.
pages-not-our-form = This form was not taken. Load the page again and try once more.

# The browser called the desk by a wrong name.
pages-not-our-address = This is not the address of this page. Type the one that the organiser gave.

# A form that is longer than any valid one.
pages-too-much = Too much was sent.

# The desk or the table is too busy.
pages-busy = Too much goes on. Nothing was taken. Try again in a moment.

## The output of `zgoda desk join-key`: what to do with a key by which one desk shows the tables of another computer.

# $file: the file that was made. `--joinable` is typed as it stands.
pages-join-key-here = { $file }: a secret for two desks. Start the desk of this computer with: --joinable { $file }

# $file: the file that was made. Words that begin with dashes are typed as they stand; HOST:PORT and FILE stand for the text to be
# typed.
pages-join-key-there = Carry a copy of { $file } on a stick to the computer whose desk is to show these tables too; start that desk with: --join HOST:PORT=FILE --join-root root.pem

## The output of `zgoda desk ca`: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file }: put it on every device as an authority before the event, and take it off afterwards; it is no secret.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } and { $key } stay with the desk; the second is a secret. Start it with: { $command }

# $days: the time of validity. $names: the names for which it is valid.
pages-ca-good =
    { $days ->
        [one] Good for { $days } day, and for these names alone: { $names }.
       *[other] Good for { $days } days, and for these names alone: { $names }.
    }

# The heading above the acts at all tables of an arbiter at once.
pages-all = All tables at once

# The name of an act: the round begins.
pages-all-begin = Begin the round

# Its effect.
pages-all-begin-means = At every table of yours that waits for it, the { -clock } of the side that begins is started (Kodeks II 4.4). Which did not start is said.

# The name of an act: all clocks stop.
pages-all-stop = Stop all { -clock(number: "plural") }

# Its effect.
pages-all-stop-means = At every table of yours where a game is on, both { -clock(number: "plural") } are stopped and both players hear it.

# The name of an act: all games go on.
pages-all-go-on = Let all games go on

# Its effect.
pages-all-go-on-means = At every table of yours that was stopped, the game goes on, and both players hear it.

# The name of an act: all waiting devices are let in.
pages-all-let-in = Let all waiting devices in

# Its effect.
pages-all-let-in-means = At every table of yours where devices wait, all of them are let in, each for the role of its slip. The names of those that wait stand on the pages of the tables.

# The name of an act: everything before the first move is settled.
pages-all-prepared = Everything is prepared

# Its effect.
pages-all-prepared-means = At every table of yours where something is still to be settled before the first move, it counts as settled by you, and the record says so. What is still open stands on the pages of the tables.

# The name of an act: another arbiter looks after all of them.
pages-all-hand-over = Hand all tables over

# Its effect.
pages-all-hand-over-means = From then on the one who is named looks after every table of yours; the protocol of each has from when to when. What they may do there goes by their own slip or code, and yours stays as it is.

# In front of the field for the name.
pages-all-hand-over-name = To whom, by name

# The button that does the act.
pages-all-yes = Yes, at all of them

# Behind the number of a table at which the act was not done; the state of the table follows.
pages-all-not-here = Left as it is.

# The link to the arbiter's protocol, and its title.
pages-protocol = { CAPITAL(-arbiter) }'s protocol

# The same. $number: of the table in the hall.
pages-protocol-of = { CAPITAL(-arbiter) }'s protocol, table { $number }

# Above the protocol: how old it is, and how to print it.
pages-protocol-means = As the record stands now. What comes later is there when the page is loaded again. The browser prints it, on A4.

# The link back to the page of the table.
pages-back-to-table = Back to the table

# In place of the protocol, or of the words said to each player, if the device belongs to no arbiter.
pages-read-not-allowed = This is for the table's { -arbiter(number: "plural") }.

# In place of these: the table cannot read its record.
pages-read-unreadable = The record cannot be read just now. Try again, or use zgoda export with the record's file.

# In place of the protocol: it is too long.
pages-read-too-long = This protocol is too long for a page; zgoda export --to html writes it from the record's file.

# In place of these: the table is slow.
pages-read-late = The table has not answered in time. Load the page again.

# The link to the words said to each player alone, and its title.
pages-said-alone = What was said to each player alone

# The same. $number: of the table in the hall.
pages-said-alone-of = What was said to each player alone, table { $number }

# Above these words: what they are.
pages-said-means = Newest first, at most forty for each. What was said to others at the same time is left out; where there is one output for all, everything said there stands here. Load the page again for what comes later.

# Above the words to one player. $side: white or black.
pages-said-to =
    { $side ->
        [white] To White
       *[black] To Black
    }

# Below it, if there are none.
pages-said-nothing = Nothing was said.

# Behind words that were cut short.
pages-said-cut = (not to its end)

## Records that lie in a folder, read by arbiters.

# The heading of a page with records that lie in a folder, as on a stick, and the link to it.
pages-records = Records in the folder

# The description of that page.
pages-records-mean = These records lie in the folder that this desk was started with, a stick for instance. They are only read: nothing in the folder is changed.

# In place of the list.
pages-records-none = There is no record in the folder.

# Below the list, if there are more. $count: the number of those in the list.
pages-records-more = Only the first { $count } records are listed.

# Behind the name of a record in the list: the length of its file. $size: in kilobytes, rounded up.
pages-record-size = ({ $size } kB)

# The heading above the choice of two records.
pages-records-compare = Compare two records

# The effect of comparing them. zgoda reconcile is a command and stays as it is.
pages-records-compare-means = They are compared { -half-move } by { -half-move }, as zgoda reconcile does it. Nothing is decided by that.

# The button that compares them.
pages-records-compare-now = Compare

# The heading of the page with the findings.
pages-records-compared = Two records compared

# The label of the choice, and the text before the name of the chosen file.
pages-record-of-white = White’s record

# The same.
pages-record-of-black = Black’s record

# The link from a record to the list.
pages-records-back = Back to the records

# Above the faults of a record; below it are sentences in English.
pages-record-faulty = Not all of this record could be read. What was found, in English:

# In place of the list, or of a record.
pages-records-gone = The folder with the records cannot be read. A stick may have been pulled out: put it in again, then load the page again.

# In place of a record.
pages-record-not-there = This record is not in the folder any more.

# The same.
pages-record-too-long = This file is too long for a record, so it was not read.

# The same.
pages-record-broken = This file is no record of a game, or so damaged that nothing of it can be read.

# The same.
pages-record-newer = A newer version of the program wrote this record; read it with that version.

# The same.
pages-record-changes = This record is being written just now. Load the page again.

# The same. The data folder is the one in which the program keeps its games.
pages-record-no-room = This computer has no room to read the record; make room on the disk of its data folder.

# In place of the findings of a comparison.
pages-records-not-compared = These two records cannot be compared: they are of different games, or no game can be made of one of them.

# In place of the list, or of a record.
pages-records-late = The folder does not answer in time. Load the page again.
