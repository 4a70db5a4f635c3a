### The language of people who have not learned the commands: what did he play, how much time have I got. Each message is a sort of
### words, joined by commas; several words together are one spelling, and a star stands for any ending. Upper and lower case, marks
### on letters and signs do not matter. A word may be of several sorts. A line is understood if the sorts of its words together mean
### one command, in any order (table/src/session/command/talk/): so put a word under its sort, and write no sentences except those
### whose words mean something else together.

# Words without a meaning here: articles, politeness, verbs like is and have.
talk-filler =
    a, an, the, is, are, was, were, be, been, am, do, does, did, done, doing, has, had, have, having, got, get,
    gets, to, of, for, in, on, at, it, its, this, that, there, here, please, kindly, just, so, ok, okay, well, then,
    and, can, could, would, will, shall, may, might, you, your, yours, me, us, let, lets, s, re, m, ll, d, ve, t,
    want, wanna, would like, like, wish, need, with, from, by, up, if, right, actually, really, very, some, any,
    thing, again please, program, computer, zgoda, thanks, thank you, ever, yet, still, only, exactly, quickly,
    quick, make, made, think, know, one, ones, standing, stands, stand, sit, sits, sitting, located, currently on,
    something, anything, as, but, oh, um, er, ah, going to, gonna, about, into, out, so far as, though

# Words that ask for a thing.
talk-what = what, which, whats, what s

# Words that ask for a place.
talk-where = where, wheres, find, locate, position of, location, locations

# Words that ask for a person.
talk-whose = whose, who, whos, whom

# Words that ask how to do something; help is the answer.
talk-how = how, how to, how do i, how can i, how does, how should i, explain, teach

# Words that ask for a number or an amount.
talk-how-many = how many, how much, how long, how far, amount, amount of, total, number of

# Words for the asker, and for their things. A verb form that shows the person stands here, too.
talk-mine = my, mine, i, we, our, ours, myself, own, me

# Words for the other player. A verb form that shows the person stands here, too.
talk-theirs =
    opponent, opponents, opponent s, his, her, hers, he, she, him, their, theirs, they, them, other player, other
    side, enemy, enemys, enemies, rival, rivals, other, others, other one, adversary, my opponent, my opponents, my
    opponent s, my rival, my rival s, my enemy, my adversary

# White.
talk-white = white, whites, white s

# Black.
talk-black = black, blacks, black s

# Everything, both.
talk-all = all, both, full, everything, every, whole, entire, each, list, all of, complete

# Time and clock.
talk-time =
    time, times, clock, clocks, timer, minutes, minute, seconds, second, how long, how much longer, o clock

# The time that is left.
talk-left =
    left, remaining, remain, remains, remainder, have left, still have, rest, have i got, do i have, more

# The time that was used up.
talk-used = used, spent, taken so far, elapsed, taken

# A half-move, and playing one. A verb form that shows the person stands under mine or theirs, too.
talk-move =
    move, moves, moved, moving, play, plays, played, playing, go, goes, went, gone, did he do, ply, step

# The turn to move.
talk-turn =
    turn, turns, to move, on move, to play, on turn, s go, up next, next to move, whose go, who goes, who s next,
    who is next, who next, go next, goes next, waiting for, thinking, who moves, who plays, my go, your go

# Last, latest.
talk-last = last, latest, previous, recent, most recent, newest, final, just played, just now, earlier

# Hearing something again; also, that it was not heard or understood.
talk-again =
    again, repeat, repeated, repeats, once more, one more time, another time, pardon, sorry, excuse me, come again,
    huh, eh, hm, say what, say again, what was that, whats that, what was it, what did you say, what were you
    saying, did not hear, didn t hear, didnt hear, did not catch, didn t catch, didnt catch, didn t get, didnt get,
    did not get, missed, not hear, cannot hear, can t hear, did not understand, didn t understand, do not
    understand, don t understand, dont understand, not understood, replay, re read, reread, beg your pardon, i beg
    your pardon, say that

# To say, to read, to show.
talk-say =
    say, said, tell, read, reads, reading, speak, show, give, announce, hear, describe, report, name, see, look,
    look at, check, know, view, display, listen, listen to, recite, call out

# The board and the pieces on it.
talk-board = board, boards, position, layout, diagram, setup, whole board, checkerboard, damboard

# A square.
talk-square =
    square, squares, field, fields, spot, cell, place, number, empty, free, occupied, vacant, colour of, color of,
    which colour, what colour, what color

# A man.
talk-man = man, men, pawn, pawns, stone, stones, checker, checkers, draughtsmen, draughtsman, singles

# A king.
talk-king = king, kings, queen, queens, dame, dames, crowned, flying king, flying kings

# Any piece.
talk-piece = piece, pieces, material pieces, draughts, disc, discs, disk, disks, counters

# A row.
talk-row = row, rank, line

# A diagonal.
talk-diagonal = diagonal, diagonals

# Beside, around.
talk-around = around, near, next to, beside, neighbours, neighbors, neighbour, neighbor, surrounding, adjacent

# The number of a move. Only this list has words for counting: the time is not counted.
talk-number = number, numbers, move number, count, count of, tally

# A good move, or the side that is winning.
talk-advice =
    advice, advise, hint, hints, best, good, better, suggest, suggestion, suggestions, recommend, recommendation,
    analyse, analyze, analysis, evaluate, evaluation, eval, should, what should i, winning, losing, ahead, behind,
    score, advantage, wins, win, lose, who s winning, strongest, tip, tips, clue, standing of the game, how am i
    doing, how is it going, material, engine, solve, mistake by, chances, what to play

# The possible half-moves.
talk-possible =
    possible, legal, allowed, can i, can, could i, may i, available, choices, what can i, able, permitted, valid,
    where can, can it, movable, moves, my options,
    what can

# To take.
talk-capture =
    capture, captures, capturing, take, takes, taking, jump, jumps, must i take, must, have to, obliged, forced,
    compulsory, mandatory, beat, eat, hit, obligatory, kill

# That a piece could be taken.
talk-danger =
    danger, threat, threats, threatened, threaten, threatens, attacked, attack, attacks, risk, safe, hanging,
    unsafe, unprotected, en prise, be taken, get taken, be captured, attacking

# A draw.
talk-draw = draw, tie, remis, peace

# To offer.
talk-offer =
    offer, offers, offered, propose, proposes, proposed, offering, ask for, agree to, agree on, proposal, settle
    for, call it, suggest

# To accept.
talk-accept = accept, accepts, accepted, agree, agreed, take the draw, take draw, accept it

# To decline.
talk-decline =
    decline, declines, declined, reject, rejects, rejected, refuse the, refuse, turn down, no draw, do not accept,
    don t accept

# To give up.
talk-resign =
    resign, resigns, give up, giving up, surrender, concede, forfeit, i lost, throw in the towel, quit the match,
    capitulate, resignation

# Taking a half-move back; also, that it was a mistake.
talk-undo =
    undo, take back, takeback, take that back, take it back, take move back, take my move back, take back move,
    taking back, retract, revert, cancel that, cancel move, cancel my move, cancel last move, cancel the move,
    cancel the last move, wrong move, i made a mistake, made a mistake, my mistake, mistake, oops, misclick, go
    back, undo that, step back, move back, back up, unmove, take the move back, take that move back, take my last
    move back, take last move back, take back my move, take back the move, take back that move, take back the last
    move, take back last move, take back my last move, can i take back, cancel my last move, cancel last, cancel the
    last, i want that back,
    that was wrong, that s wrong

# Replacing the last half-move by another, which stands behind these words.
talk-correct =
    correct, correction, change to, change it to, i meant, meant, fix, make it, rather, instead, replace with,
    change move to, change my move to, amend

# New, from the beginning.
talk-new =
    new, restart, start over, start again, another, rematch, start a new, begin, begin again, start, fresh, reset,
    play again, one more

# A game.
talk-game = game, games, match, matches, party

# To keep the game.
talk-save = save, saved, saves, saving, keep, kept, store, stored, save the

# The record, read from its first move.
talk-from-start =
    read the game, read me the game, game from the start, game from the beginning, the whole game, from the first move, read the record, read the notation,
    from the beginning, from the start, from move one

# To wait, to stop the clocks.
talk-pause =
    pause, paused, break, take a break, hold on, wait, wait a moment, stop the clock, stop clock, stop the clocks,
    stop clocks, stop time, stop the time, stop game, stop the game, freeze, halt, hold, time out, timeout, suspend,
    one moment, just a moment, moment, interrupt

# That the voice is to be silent.
talk-quiet =
    quiet, silence, silent, mute, shut up, hush, be quiet, stop talking, stop speaking, stop reading, enough, shush,
    shh, sh, stop it, stop that, cut it out, no more talking, shut it, stop speech, skip

# Slower; also, that it is too fast.
talk-slower =
    slower, slow, slow down, slowly, more slowly, too fast, less fast, decrease speed, decrease rate, reduce speed,
    lower speed, speed down

# Faster; also, that it is too slow.
talk-faster =
    faster, fast, speed up, more quickly, quicker, too slow, increase speed, increase rate, hurry, hurry up, raise
    speed, higher speed

# Louder; also, that it is too soft.
talk-louder =
    louder, loud, speak up, volume up, turn up, turn it up, turn up volume, turn up the volume, turn the volume up,
    turn volume up, increase volume, increase the volume, raise volume, raise the volume, more volume, higher
    volume, too quiet, too soft

# Softer; also, that it is too loud.
talk-softer =
    softer, soft, quieter, volume down, turn down volume, turn down the volume, turn the volume down, turn volume
    down, turn it down, decrease volume, lower volume, lower the volume, reduce volume, less volume, too loud, less
    loud

# The voice and its manner of speaking.
talk-speech =
    speech, voice, speed, rate, volume, sound, talk, talking, speaking, tempo, pace, bit, little, a bit, a little,
    much, more, less, spoken, sounds

# A language.
talk-language = language, languages

# Polish.
talk-tongue-pl = polish, polski, polsku, po polsku

# English.
talk-tongue-en = english

# German.
talk-tongue-de = german, deutsch

# Dutch.
talk-tongue-nl = dutch, nederlands

# Russian.
talk-tongue-ru = russian

# French.
talk-tongue-fr = french

# Ukrainian.
talk-tongue-uk = ukrainian

# To change something.
talk-change = change, switch, set, use, choose, select, adjust, modify, configure, pick, different

# Settings.
talk-settings = settings, setting, options menu, preferences, preference, setup menu, configuration, my settings

# Help; also, that somebody does not know what to do.
talk-help =
    help, command, commands, manual, instructions, instruction, guide, tutorial, rules, shortcuts, shortcut,
    hotkeys, key list, keyboard, what can i say, what can i type, what can i do, what can i ask, what do i do, what
    do i type, what do i say, what should i type, what should i do now, what now, now what, what next, what are the
    commands, lost, i am lost, i m lost, stuck, i m stuck, i am stuck, confused, assist, how does this work, how
    does it work, functions, features, menu of commands, usage, info, information, introduction, help me, what else,
    options

# The arbiter, in every case of the language.
talk-arbiter = arbiter, referee, judge, umpire, official, steward

# To call somebody.
talk-call =
    call, calls, summon, fetch, bring, ask for, get, need, want, talk to, speak to, speak with, call for, request

# To press the clock.
talk-press =
    press, pressed, hit, punch, push, tap, press the, end my turn, end turn, finish my move, finish move, end move,
    end my move, finish turn, click

# Ending the program, which is asked about.
talk-end =
    end, finish, close, bye, goodbye, good bye, bye bye, leave the program, leave the game, quit, exit, terminate,
    abort, stop playing, stop program, stop the program, log out, leave game, shut down, shutdown, stop game now,
    see you,
    done for today, that s all for today, save it and quit, save and quit, save and exit

# The present state of things.
talk-now =
    now, currently, current, status, state, situation, right now, at the moment, at present, so far, present, going
    on, happening, happened, what is going on, today, update, summary, overview, up, progress, situation now

# That the game is over, and how it ended.
talk-over =
    over, finished, ended, result, outcome, who won, won, is it over, did i win, did i lose, final result,
    concluded, have i lost, have i won, has he lost, has he won

# To spell.
talk-spell = spell, spelled, spelling, spelt, digit by digit, letter by letter, by digits, one by one, spell out

# Earlier in the record, and all of it.
talk-older =
    older, before that, the one before, one before, before, move before, earlier move, move earlier, back one, one
    back, previous one, second last, penultimate, history of moves, move history, game history, history of the game,
    moves list, list of moves, move list, list moves, list the moves, notation, record, game record, the record, all
    moves, read the moves, read moves, moves so far, scoresheet, score sheet, transcript of the game, game so far,
    history, show history, play history

# Later in the record.
talk-newer = newer, after that, the one after, next move, move after, one forward, forward, following

# Yes, in all ways of saying it.
talk-yes =
    yes, yeah, yep, yup, sure, yes please, of course, certainly, absolutely, confirm, affirmative, y, correct yes,
    yes i do, yes i am sure, i am sure, i m sure

# No, and not.
talk-no =
    no, nope, nah, no thanks, no thank you, n, not really, negative, never, never mind, nevermind, cancel, no way,
    of course not, do not, don t, dont, forget it, i don t, not now

# Words that ask whether something is so.
talk-whether = is it, is this, is that, is there, are there, was it, did it, has it, is it a, was there

# Pieces that were lost or taken.
talk-lost = lost, lose, captured, taken, off the board, beaten, gone

# The longest diagonal.
talk-main-line = main line, long diagonal, main diagonal, longest diagonal, main road, long line, highway

# To switch something off.
talk-off = off, turn off, switch off, disable, without, no, deactivate

# To switch something on.
talk-on = on, turn on, switch on, enable, activate, unmute

# Words of greeting; alone they are answered with help.
talk-greeting =
    hello, hi, hey, hiya, howdy, good morning, good afternoon, good evening, good day, greetings, hello there, hi
    there, welcome, nice to meet you

# The side that a person plays, or wants to play.
talk-seat =
    play white, play black, play as, to play white, to play black, to play as, play as white, play as black, be white, be black, take white, take black, have
    white, have black, choose white, choose black, i am white, i am black, i m white, i m black, choose side, choose
    sides, choose colour, choose color, switch sides, swap sides, swap colours, swap colors, change sides, change
    side, which side, which colour am i, which color am i, my side, my colour, my color, what colour am i, what
    color am i, play with white, play with black

# Features of other programs that this one does not have: talking to the other player, playing itself, levels.
talk-beyond =
    chat, message, messages, tell him, tell her, tell them, say to, write to, send, text, gg, good game, well
    played, good luck, nice game, computer opponent, play against, play against computer, play the computer, against
    the computer, computer move, difficulty, level, levels, online, internet, multiplayer, rating, elo, ranking,
    puzzle, puzzles, lesson, lessons, music, print, email, mail, share, video

# To go on with the game.
talk-onward =
    continue, go on, carry on, play on, keep playing, keep going, proceed, let us play on, go ahead, resume, resume
    game

# A part of the board.
talk-part = region, part, area, section

# Complaints about the opponent or the clock. The answer is how the arbiter is called.
talk-complaint = clock is wrong, clock wrong, wrong clock, clock is broken, clock does not work, moved twice, played twice, went twice, two moves in a row, touched a piece, touched the piece, touched a man, touched, touches, cheated, cheats, cheating, cheat, unfair, illegal move, he cheats

# Words that ask for the opponent's name.
talk-players = opponent s name, my opponent s name, name of my opponent, name of the opponent, who am i playing, who am i playing against, who do i play against, who is my opponent, who s my opponent, his name, her name

# Words for the asker's own things, if no other word shows the owner.
talk-own = mine, ours

# Words for the own record.
talk-record = notation, record, game record, scoresheet, score sheet, game so far, moves so far, record so far
