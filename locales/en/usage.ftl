### The words of `zgoda --help`: read on a terminal, often by a screen reader. Names of commands, options, values and files stay as they are;
### so do the words in capitals. A test wants every value of an option in its sentence, and its default value.

# A heading of help, before the form of the command line, without the colon behind it.
usage-heading-usage = Usage

# A heading of help, above commands, without the colon behind it.
usage-heading-commands = Commands

# A heading of help, above words without an option, without the colon behind it.
usage-heading-arguments = Arguments

# A heading of help, above options that belong to no group, without the colon behind it.
usage-heading-options = Options

# A heading of help, above command lines and what they do, without the colon behind it.
usage-heading-examples = Examples

# A heading of help, above a group of options of `play`, without the colon behind it.
usage-heading-game = The game

# A heading of help, above a group of options of `play`, without the colon behind it.
usage-heading-boards = { CAPITAL(-board(number: "plural")) } and hands

# A heading of help, above a group of options of `play`, without the colon behind it.
usage-heading-clock = The { -clock }

# A heading of help, above a group of options of `play`, without the colon behind it.
usage-heading-voice = Voices and words

# A heading of help, above a group of options of `play`, without the colon behind it.
usage-heading-record = The record

# A heading of help, above a group of options of `play`, without the colon behind it.
usage-heading-desk = The desk

# The option --help, which every command has.
usage-option-help = Print help

# The option --version, which every command has.
usage-option-version = Print the version

# The option --lang, which every command has.
usage-option-lang = The language of what is said and of this help, such as pl or en (else LANGUAGE, LC_ALL, LC_MESSAGES or LANG)

# The option --data, which every command has.
usage-option-data = The folder of the program's own files (else the platform's data folder)

# The option --log, which every command has.
usage-option-log = A file for those who look for a fault, without names, codes and { -half-move(number: "plural") } (else ZGODA_LOG)

# What the program is for, at the top of its help.
usage-command-zgoda = Lets a blind player play draughts in an official event on equal terms.

# The command `help`.
usage-command-help = Print this help, or that of a command

# The command `zgoda menu`.
usage-command-menu = The spoken menu, which `zgoda` alone opens

# `zgoda menu`: the option or word voice.
usage-option-menu-voice = The voice that speaks: system, screen-reader, embedded, none or wav:FILE (else the one that was chosen, or the best there is)

# The command `zgoda play`.
usage-command-play = A live game

# `zgoda play`: the option or word variant.
usage-option-play-variant = The game: international (10x10, squares 1 to 50) or polish64 (8x8, squares a1 to h8, international rules)

# `zgoda play`: the option or word white.
usage-option-play-white = White's name

# `zgoda play`: the option or word black.
usage-option-play-black = Black's name

# `zgoda play`: the option or word sight.
usage-option-play-sight = The sight of a player: SIDE=blind, SIDE=low or SIDE=sighted

# `zgoda play`: the option or word blind.
usage-option-play-blind = The blind players: white, black or both (else white)

# `zgoda play`: the option or word mode.
usage-option-play-mode = The kind of game, which decides what may be told to whom: official, rehearsal (as official, with the program as the { -arbiter }) or training (else training)

# `zgoda play`: the option or word event.
usage-option-play-event = The event file, written by the { -arbiter } before the round (TOML); official needs it

# `zgoda play`: the option or word new-code.
usage-option-play-new-code = Go on with the game of the record although the event file gives another { -arbiter }'s code; every opening of the { -arbiter }'s words and the protocol tell it

# `zgoda play`: the option or word resume.
usage-option-play-resume = Go on with the last unfinished game of the data folder, after a question

# `zgoda play`: the option or word set-up.
usage-option-play-set-up = Start from this position

# `zgoda play`: the option or word board.
usage-option-play-board = A { -board }: SIDE is white, black or both; SPEC is dgt:PORT, cpp:PORT, sim, sim:OPTIONS or none

# `zgoda play`: the option or word pieces.
usage-option-play-pieces = The make of a { -board }'s men: ordinary, pegged or hollow; with ,second-man where one makes the { -king }

# `zgoda play`: the option or word keyboard.
usage-option-play-keyboard = The owner of the keyboard, and of every line without a name: player, assistant, one side's alone: white or black, or both players', each with a press key of their own: both

# `zgoda play`: the option or word clock.
usage-option-play-clock = The { -clock }: none, a name of `zgoda clocks`, or written: 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s

# `zgoda play`: the option or word clock-device.
usage-option-play-clock-device = The keeper of the time: embedded (the program), board (a { -clock } on a { -board }'s line; board:right if White's display is its right one) or line:PORT

# `zgoda play`: the option or word low-time.
usage-option-play-low-time = The words of one's own { -clock } that come unasked: off, tone (at five minutes, and the flag), few or all; in official play no more than the event allows

# `zgoda play`: the option or word pulses.
usage-option-play-pulses = The marks of one's own { -clock }, felt by a gamepad's motor: on (as much as --low-time could) or off

# `zgoda play`: the option or word voice.
usage-option-play-voice = The voice that speaks: system, screen-reader, embedded, none or wav:FILE

# `zgoda play`: the option or word channel.
usage-option-play-channel = An output of one's own, once a listener: LISTENER is white, black, assistant or room; OUT is default, device:NAME, left or right (a side of the default device), left:NAME, right:NAME, wav:FILE, page (of the desk) or text; awake: before a device or a side keeps it from resting

# `zgoda play`: the option or word lang-of.
usage-option-play-lang-of = The language of one listener

# `zgoda play`: the option or word words.
usage-option-play-words = Words for { -half-move(number: "plural") } announced aloud: when-needed (a sound where { -board } and words agree) or always

# `zgoda play`: the option or word whisper.
usage-option-play-whisper = The way of telling the squares that are lifted and set on one's own { -board }: off, sound or number; in official play the event must consent to it

# `zgoda play`: the option or word figures.
usage-option-play-figures = { CAPITAL(-half-move(number: "plural")) } and times in digits where they are printed (32-28, 1:20:48), a press as one sign: on or off (else on where a screen reader or a braille display is found)

# `zgoda play`: the option or word settings.
usage-option-play-settings = Somebody's settings lie there, not in the settings folder: white=FILE, black=FILE, assistant=FILE or room=FILE

# `zgoda play`: the option or word record.
usage-option-play-record = The game's record (else a new file in the data folder); an unfinished one is resumed

# `zgoda play`: the option or word transcript.
usage-option-play-transcript = Write every utterance there, as JSON lines

# `zgoda play`: the option or word view.
usage-option-play-view = Write there what the table shows its { -arbiter }, a JSON line for each change; in official play the event must consent to it

# `zgoda play`: the option or word desk.
usage-option-play-desk = Pages of the table in a browser: starts `zgoda desk` beside the game, at this address

# The command `zgoda tables`.
usage-command-tables = The tables of a round in one process, played from pages of the desk

# `zgoda tables`: the option or word folder.
usage-option-tables-folder = The folder with an event file a table; each record lies beside its file, and is gone on with

# `zgoda tables`: the option or word mode.
usage-option-tables-mode = The kind of game, which decides what may be told to whom: official or training (else official)

# `zgoda tables`: the option or word desk.
usage-option-tables-desk = Pages of the tables in a browser: starts `zgoda desk` beside them, at this address

# `zgoda tables`: the option or word new-code.
usage-option-tables-new-code = Go on with games although their event files give other { -arbiter(number: "plural") }' codes; every opening of the { -arbiter }'s words and the protocol tell it

# The command `zgoda moves`.
usage-command-moves = The legal moves of positions, as JSON lines

# `zgoda moves`: the option or word variant.
usage-option-moves-variant = The game: international or polish64 (else what the squares tell, else international)

# `zgoda moves`: the option or word fens.
usage-option-moves-fens = Positions (else one a line from standard input)

# The command `zgoda perft`.
usage-command-perft = Counts the move tree: depth, nodes, seconds, nodes per second

# `zgoda perft`: the option or word variant.
usage-option-perft-variant = { usage-option-moves-variant }

# `zgoda perft`: the option or word fen.
usage-option-perft-fen = The position (else the start of the game)

# `zgoda perft`: the option or word depth.
usage-option-perft-depth = { CAPITAL(-half-move(number: "plural")) }, 1 to 40

# The command `zgoda check`.
usage-command-check = Plays through game files (PDN), one JSON line a game

# `zgoda check`: the option or word variant.
usage-option-check-variant = The game of files that do not say it: international or polish64

# `zgoda check`: the option or word files.
usage-option-check-files = Game files (PDN); FILE#N is one game of a file, - is standard input

# The command `zgoda reconcile`.
usage-command-reconcile = Compares two records of one game: where they agree, who departs, what to do

# `zgoda reconcile`: the option or word white.
usage-option-reconcile-white = White's record: a PDN file (FILE#N is one game of several), or a record of zgoda

# `zgoda reconcile`: the option or word black.
usage-option-reconcile-black = Black's record

# `zgoda reconcile`: the option or word white-board.
usage-option-reconcile-white-board = The position on White's { -board }

# `zgoda reconcile`: the option or word black-board.
usage-option-reconcile-black-board = The position on Black's { -board }

# `zgoda reconcile`: the option or word senses.
usage-option-reconcile-senses = How sharply these { -board(number: "plural") } were seen: exact (kind and side of each piece), colour (the side of each piece, not its kind) or occupancy (only that something stands there); else exact

# `zgoda reconcile`: the option or word unread.
usage-option-reconcile-unread = Squares of these { -board(number: "plural") } that could not be read, separated by commas

# `zgoda reconcile`: the option or word variant.
usage-option-reconcile-variant = The game, where the files do not say it: international or polish64

# `zgoda reconcile`: the option or word charge.
usage-option-reconcile-charge = The side that bears the time of the correction: white=3:20, black=3:20 or both=3:20

# `zgoda reconcile`: the option or word json.
usage-option-reconcile-json = One object for machines instead of sentences

# `zgoda reconcile`: the option or word arbiter.
usage-option-reconcile-arbiter = For a record of an official game that is not over: asks for an { -arbiter }'s code, and the record says that it was done

# `zgoda reconcile`: the option or word aloud.
usage-option-reconcile-aloud = Read this record aloud, move by move, against the opponent's sheet of paper

# `zgoda reconcile`: the option or word from.
usage-option-reconcile-from = From which { -half-move } it is read (else from where both { -board(number: "plural") } agreed last)

# `zgoda reconcile`: the option or word paper.
usage-option-reconcile-paper = The side that kept the sheet of paper: white or black (else black)

# `zgoda reconcile`: the option or word voice.
usage-option-reconcile-voice = The voice that reads aloud: system, screen-reader, embedded, none or wav:FILE (else the one a game would use)

# The command `zgoda export`.
usage-command-export = Writes a record as PDN, scoresheet, { -arbiter }'s protocol or JSON lines

# `zgoda export`: the option or word record.
usage-option-export-record = The record

# `zgoda export`: the option or word to.
usage-option-export-to = The form: pdn (the game for every other program, PDN 3.0), text (a scoresheet to be read and printed), protocol (what happened at the { -board } and was decided, both records side by side), html (the same as one HTML file for A4 paper, to be printed or read section by section in any browser) or json (JSON lines: the settings, then every event, then every utterance)

# `zgoda export`: the option or word arbiter.
usage-option-export-arbiter = Everything of an official game that is not over: asks for an { -arbiter }'s code, and the record says that it was done

# The command `zgoda forget`.
usage-command-forget = Removes names and the note of a disability from a record

# `zgoda forget`: the option or word record.
usage-option-forget-record = The record; its game stays

# The command `zgoda round`.
usage-command-round = The papers of a round: event files, table cards and slips from one list of pairings

# The command `zgoda round make`.
usage-command-round-make = Makes event files, table cards and slips out of a list of pairings

# `zgoda round make`: the option or word list.
usage-option-round-make-list = The list: CSV with the columns table, white, black and others

# `zgoda round make`: the option or word event.
usage-option-round-make-event = The event file for all tables

# `zgoda round make`: the option or word out.
usage-option-round-make-out = The folder for everything that is made

# `zgoda round make`: the option or word board-language.
usage-option-round-make-board-language = The language of cards and slips (else that of what is said)

# `zgoda round make`: the option or word slips.
usage-option-round-make-slips = The slips to be made, with commas between them: chief (the chief { -arbiter }'s, one for all tables), round (the round { -arbiter(number: "plural") }', one each for all tables), assistant (where there are any), helper (whom a sighted opponent of a visually impaired player names, FIDE F.2.10), face (of the { -clock }), ear (of a visually impaired player), screen (for a partly sighted player), player (their own page, where they enter, press, offer and claim) or none (else all that the event allows, but for helpers)

# `zgoda round make`: the option or word again.
usage-option-round-make-again = Write anew what is there; slips that were given out open nothing any more

# The command `zgoda round slip`.
usage-command-round-slip = Makes one slip of a table anew, at any time; earlier ones of its role that were not used open nothing any more

# `zgoda round slip`: the option or word folder.
usage-option-round-slip-folder = The folder that `zgoda round make` wrote

# `zgoda round slip`: the option or word table.
usage-option-round-slip-table = The number of the table

# `zgoda round slip`: the option or word role.
usage-option-round-slip-role = For whom: ear-white, or in words as white's ear

# `zgoda round slip`: the option or word board-language.
usage-option-round-slip-board-language = The language of the slip (else that of what is said)

# The command `zgoda round pairings`.
usage-command-round-pairings = Writes the list of pairings again, with results

# `zgoda round pairings`: the option or word folder.
usage-option-round-pairings-folder = { usage-option-round-slip-folder }

# `zgoda round pairings`: the option or word csv.
usage-option-round-pairings-csv = The list to write

# `zgoda round pairings`: the option or word records.
usage-option-round-pairings-records = The folder with the records of its games, for the results

# `zgoda round pairings`: the option or word excel.
usage-option-round-pairings-excel = With semicolons and a mark of UTF-8, as Excel wants it in many countries

# `zgoda round pairings`: the option or word again.
usage-option-round-pairings-again = Write anew what is there

# The command `zgoda round forget`.
usage-command-round-forget = Takes the names out of the papers of a round

# `zgoda round forget`: the option or word folder.
usage-option-round-forget-folder = { usage-option-round-slip-folder }

# The command `zgoda devices`.
usage-command-devices = Lists serial ports, sound devices and voices

# `zgoda devices`: the option or word what.
usage-option-devices-what = These alone: ports, sound (devices and voices) or gamepads (else everything)

# The command `zgoda setup`.
usage-command-setup = Language, voice and rate, chosen by ear and kept

# `zgoda setup`: the option or word name.
usage-option-setup-name = The player with these settings, where several people play here

# `zgoda setup`: the option or word settings.
usage-option-setup-settings = They lie there, not in the settings folder

# `zgoda setup`: the option or word voice.
usage-option-setup-voice = The voice that speaks from now on: system, screen-reader, embedded or none (else the one a game would use)

# The command `zgoda manual`.
usage-command-manual = The manual, heard chapter by chapter, or as text or HTML; the card and the { -arbiter }'s pages likewise

# `zgoda manual`: the option or word paper.
usage-option-manual-paper = The paper that is wanted: manual (from the first file to the end of the first game), card (the most needed words and keys, for player and { -assistant }) or arbiter (the pages for an { -arbiter }, with the articles); else manual

# `zgoda manual`: the option or word to.
usage-option-manual-to = Print it so, and read nothing aloud: text (plain lines, a paragraph each) or html (one file for a browser or a printer)

# `zgoda manual`: the option or word voice.
usage-option-manual-voice = { usage-option-say-voice }

# The command `zgoda say`.
usage-command-say = Tries the voice

# `zgoda say`: the option or word voice.
usage-option-say-voice = The voice that speaks: system, screen-reader, embedded, none or wav:FILE (else the one a game would use)

# `zgoda say`: the option or word sounds.
usage-option-say-sounds = Every sound of the program, each with what it means

# `zgoda say`: the option or word text.
usage-option-say-text = The text that is said

# The command `zgoda reader-check`.
usage-command-reader-check = Finds out in twelve steps what a screen reader says of the program, and writes a report without names

# `zgoda reader-check`: the option or word report.
usage-option-reader-check-report = The file for the report; it must not be there yet (else reader-check.txt)

# `zgoda reader-check`: the option or word page.
usage-option-reader-check-page = Write the steps for a browser to this file instead; it needs nothing beside it, and can be opened on a phone, too

# The command `zgoda clock`.
usage-command-clock = The face of the program's own { -clock }, in a terminal of its own

# `zgoda clock`: the option or word plain.
usage-option-clock-plain = One line a side, without large digits

# The command `zgoda clocks`.
usage-command-clocks = The time controls of the Kodeks: name, control, tempo, minutes for 60 moves

# `zgoda clocks`: the option or word variant.
usage-option-clocks-variant = Of this game only: international or polish64

# `zgoda clocks`: the option or word json.
usage-option-clocks-json = JSON lines instead, an object for each

# The command `zgoda sim`.
usage-command-sim = A simulated { -board }, or { -clock }, on a pseudo-terminal

# `zgoda sim`: the option or word what.
usage-option-sim-what = What is simulated: dgt (a DGT { -board }), cpp (a home-made { -board } with the Chess Peripheral Protocol) or clock (a { -clock } with the open line protocol)

# `zgoda sim`: the option or word game.
usage-option-sim-game = A game to play to its end: FILE, or FILE#N

# `zgoda sim`: the option or word seed.
usage-option-sim-seed = Where all chance comes from

# `zgoda sim`: the option or word faults.
usage-option-sim-faults = The oddities of the { -board }: all, or names with + between them

# `zgoda sim`: the option or word speed.
usage-option-sim-speed = How many times faster than life

# `zgoda sim`: the option or word clock.
usage-option-sim-clock = A { -clock } at a dgt { -board }: what it counts, written as in --clock of `play`, or `computer` for one that a program sets

# `zgoda sim`: the option or word white.
usage-option-sim-white = The display of the { -clock } that is White's: left or right

# `zgoda sim`: the option or word presses.
usage-option-sim-presses = The hands press it when they have moved

# `zgoda sim`: the option or word senses.
usage-option-sim-senses = The senses of a cpp { -board }: exact, colour or occupancy

# `zgoda sim`: the option or word variant.
usage-option-sim-variant = The game on the { -board }: international or polish64 (else that of --set-up or GAME, else international)

# `zgoda sim`: the option or word set-up.
usage-option-sim-set-up = The position that stands on it (else the start of the game)

# `zgoda sim`: the option or word time.
usage-option-sim-time = The time of each side of a { -clock } at first: seconds, M:SS or H:MM:SS (else 5:00)

# `zgoda sim`: the option or word bonus.
usage-option-sim-bonus = The time that a press on a { -clock } brings the side that pressed, in the same way (else nothing)

# `zgoda sim`: the option or word clock-mode.
usage-option-sim-clock-mode = The party that a { -clock } obeys when it is switched on: computer (the program may set, start and stop it) or hand (only hands may); else computer

# The command `zgoda desk`.
usage-command-desk = Pages for { -assistant(number: "plural") } and { -arbiter(number: "plural") }, on this computer or over a cable

# `zgoda desk`: the option or word listen.
usage-option-desk-listen = Where it listens; an address that others reach needs a certificate (else 127.0.0.1:7464)

# `zgoda desk`: the option or word name.
usage-option-desk-name = A name by which devices call it, beside the address; can be given more than once

# `zgoda desk`: the option or word certificate.
usage-option-desk-certificate = Its certificate, as PEM

# `zgoda desk`: the option or word key.
usage-option-desk-key = The key of the certificate, as PEM

# `zgoda desk`: the option or word records.
usage-option-desk-records = { CAPITAL(-arbiter(number: "plural")) } may read the records in this folder, as on a stick; it is only read

# `zgoda desk`: the option or word joinable.
usage-option-desk-joinable = Desks of other machines that hold this key may join it; `zgoda desk join-key` makes one

# `zgoda desk`: the option or word join.
usage-option-desk-join = Show the tables of another machine, too: where its desk is, and a file with the key for it; can be given more than once

# `zgoda desk`: the option or word join-root.
usage-option-desk-join-root = The root of the other machines' certificates, as PEM; can be given more than once

# The command `zgoda desk ca`.
usage-command-desk-ca = Makes an authority and a certificate for the desk, for the devices of one event

# `zgoda desk ca`: the option or word folder.
usage-option-desk-ca-folder = A folder for the files; a new one, or an empty one

# `zgoda desk ca`: the option or word name.
usage-option-desk-ca-name = A name or an address by which devices call the desk; can be given more than once

# The command `zgoda desk join-key`.
usage-command-desk-join-key = Makes a key by which desks of other machines may join this one

# `zgoda desk join-key`: the option or word file.
usage-option-desk-join-key-file = A new file for it

# The command `zgoda attest`.
usage-command-attest = The identity of this program: version, hash, functions on and off, network interfaces, no engine

# `zgoda attest`: the option or word event.
usage-option-attest-event = An event file, to tell its consents too; exit status 1 where it names another program

# `zgoda attest`: the option or word json.
usage-option-attest-json = One JSON object instead, and nothing is said

# `zgoda attest`: the option or word voice.
usage-option-attest-voice = { usage-option-say-voice }

# The command `zgoda completions`.
usage-command-completions = Prints the completions of a shell: what it offers while a line is typed

# `zgoda completions`: the option or word shell.
usage-option-completions-shell = The shell: bash, elvish, fish, powershell or zsh

# The command `zgoda man`.
usage-command-man = Prints the page for man of the program, or of a command (in English)

# `zgoda man`: the option or word command.
usage-option-man-command = The command, such as play or round make

# `zgoda man`: the option or word to.
usage-option-man-to = Write the pages of all commands to this folder instead

# What this command line does: zgoda
usage-example-menu = The spoken menu

# What this command line does: zgoda --lang pl menu
usage-example-language = The menu, in Polish

# What this command line does: zgoda play --white Anna --black Ewa --clock 80m+60s
usage-example-play-two = Two players at this keyboard, with a { -clock }

# What this command line does: zgoda play --board white=dgt:/dev/ttyUSB0
usage-example-play-dgt = White plays on a DGT { -board }, Black at the keyboard

# What this command line does: zgoda play --board both=sim --voice system
usage-example-play-sim = A simulated { -board }, and the voice of the system

# What this command line does: zgoda play --keyboard both --channel white=left --channel black=right
usage-example-play-ears = Both players at one keyboard, each with an ear of one headset

# What this command line does: zgoda play --mode official --event table-1.toml --desk
usage-example-play-official = An official game by the { -arbiter }'s event file, with the { -arbiter }'s page in a browser

# What this command line does: zgoda play --resume
usage-example-play-resume = The game that was broken off goes on

# What this command line does: zgoda tables round-3 --desk
usage-example-tables = The tables of the folder round-3, with the pages of the desk

# What this command line does: zgoda moves W:W31-50:B1-20
usage-example-moves = The legal moves of one position

# What this command line does: zgoda perft 5
usage-example-perft = The moves from the start of the game, counted to a depth of five { -half-move(number: "plural") }

# What this command line does: zgoda check games.pdn
usage-example-check = Every game of a file

# What this command line does: zgoda check --variant polish64 games.pdn#3
usage-example-check-64 = The third game of a file that does not say that it is on 64 squares

# What this command line does: zgoda reconcile white.pdn black.pdn
usage-example-reconcile = Where the records of White and Black depart from each other

# What this command line does: zgoda reconcile --aloud game.zgoda
usage-example-reconcile-aloud = A record is read aloud, and the { -arbiter } follows on the opponent's sheet

# What this command line does: zgoda export game.zgoda --to pdn
usage-example-export-pdn = The game for another program

# What this command line does: zgoda export game.zgoda --to html
usage-example-export-html = The { -arbiter }'s protocol, to be printed

# What this command line does: zgoda forget game.zgoda
usage-example-forget = After the game, once its protocol is signed

# What this command line does: zgoda round make pairings.csv --event event.toml --out round-3
usage-example-round-make = Event files, cards and slips for every table of a round

# What this command line does: zgoda round slip round-3 4 ear-white
usage-example-round-slip = A new slip for the ear of White at table 4

# What this command line does: zgoda round pairings round-3 --csv results.csv --records records
usage-example-round-pairings = The list of pairings with results

# What this command line does: zgoda devices sound
usage-example-devices = Sound devices and voices alone

# What this command line does: zgoda setup --name Anna
usage-example-setup = Anna chooses how she is spoken to

# What this command line does: zgoda manual card --to text
usage-example-manual = The card of words and keys, printed

# What this command line does: zgoda say 32-28
usage-example-say = How a { -half-move } sounds

# What this command line does: zgoda reader-check --report report.txt
usage-example-reader-check = The steps at this terminal, and their report

# What this command line does: zgoda sim dgt --clock 5m+3s --presses
usage-example-sim = A DGT { -board } with a { -clock }, which the hands press

# What this command line does: zgoda desk
usage-example-desk = Pages for this computer alone

# What this command line does: zgoda desk --listen 192.168.1.5:7464 --certificate ca/desk.pem --key ca/desk-key.pem
usage-example-desk-hall = Pages for the devices of a hall, with the certificate of `zgoda desk ca`

# What this command line does: zgoda desk ca ca --name desk.local
usage-example-desk-ca = The certificate, in the new folder ca

# What this command line does: zgoda attest --event event.toml
usage-example-attest = Whether this is the program that the event consented to

# What this command line does: zgoda completions bash > ~/.local/share/bash-completion/completions/zgoda
usage-example-completions = For bash, from the next terminal on

# What this command line does: zgoda man play | man -l -
usage-example-man = The page of `zgoda play`
