### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = оголошено, кажу

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = поправка, виправити

# Training: the last half-move is taken back.
command-undo = узяти назад, взяти назад

# Simulated board: a half-move that the hand makes follows.
command-hand = рука

# Simulated board: what stands on the square that follows is taken up.
command-lift = підняти

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = поставити

# Simulated board: what stands on the square that follows is taken off.
command-remove = зняти

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = зсунути

# The clock is pressed.
command-press = годинник натиснуто, натиснуто, натиснути, плюс

# Training: both clocks stand until the next half-move or press.
command-pause = пауза

# A draw is offered.
command-offer = пропоную, нічия, пропоную нічию

# The offer is accepted.
command-accept = приймаю

# The offer is declined.
command-decline = відхиляю

# A draw or the flag is claimed.
command-claim = заявляю, заявляю нічию

# The game is given up.
command-resign = здаюся, здаю

# The arbiter is called.
command-call = покликати, кличу, кличу суддю

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = поправляю

# The end of adjust, and of the arbiter's words.
command-done = готово, шашки поправлено

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = вимагаю

# The irregularity stands (Kodeks I 5.4).
command-let-stand = залишити, залишаю

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = дамку поставлено, дамку позначено

# Another game begins; this one is kept.
command-new-game = нова партія, нова гра

# The last words again.
command-repeat = повтори, повторити, ще раз

# The last words again, digit by digit.
command-spell = по літерах, по цифрах

# The last half-move.
command-last = останній, останній хід

# What was said lately; a count may follow.
command-history = історія

# Where are we: last half-moves, and what is to be done on my board.
command-where = де, де ми

# Both times.
command-clock = годинник, час

# One's own time by touch: pulses of a gamepad's motor.
command-feel = на дотик, дотик

# How many half-moves have been made.
command-count = скільки

# What stands on the square that follows.
command-square = поле

# What stands on the row of the square that follows.
command-row = ряд

# Where the men of the side that follows stand.
command-men = прості, шашки

# Where the kings of the side that follows stand.
command-kings = дамки

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = діагоналі

# What stands on the four squares around the square that follows, or the cursor.
command-around = навколо

# Where all pieces of the side that follows stand.
command-all = усі, всі

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = частина

# What stands on the whole board, part by part.
command-regions = частини

# What the last half-move changed on my board.
command-changed = зміни

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = наступна, наступний

# The cursor goes to the piece before; likewise.
command-previous = попередня, попередній

# The record is read back, one half-move.
command-older = раніше

# The record is read forward again, one half-move.
command-newer = пізніше

# Back to the last half-move.
command-newest = зараз

# The last list goes on, without what has been heard of it.
command-more = далі

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = ходи

# Training: what must be taken.
command-captures = взяття

# Training: which of my pieces could be taken.
command-attacked = під боєм

# All that stands on my board.
command-board = дошка

# Do the boards agree?
command-boards = дошки

# The settings in force.
command-settings = налаштування

# What can be typed.
command-help = допомога

# The arbiter; his code follows, or done.
command-arbiter = суддя, арбітр

# Arbiter: both clocks stop.
command-stop = зупинити, стоп

# Arbiter: the game goes on.
command-resume = продовжити

# Arbiter: the clocks are set.
command-set = встановити

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = замінити

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = запитати

# Arbiter: a side is not there when the round begins.
command-absent = відсутні, неявка

# Arbiter: it has come.
command-arrived = прийшли, на місці

# Arbiter: time is charged to a side.
command-charge = нарахувати

# Arbiter: the records are compared.
command-compare = звірити, порівняти

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = повернути, повернення

# Arbiter: a decision is written down.
command-decide = вирішити, рішення

# Arbiter: the last walk-back is undone.
command-restore = відновити

# Arbiter: the slips that were put right.
command-slips = обмовки

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = нерозбірливо

# Arbiter: back to the half-move before, while a record is read out.
command-back = назад

# Arbiter: all that comes before the first move is settled.
command-prepared = підготовлено

# The record is kept in Braille.
command-braille = брайль, брайлем, шрифтом брайля

# The record is kept in ordinary print.
command-print = плоский шрифт, звичайний шрифт, плоским шрифтом

# The record is kept with a dictaphone.
command-dictaphone = диктофон, на диктофон, диктофоном

# Arbiter: an assistant is appointed.
command-appoint = призначити

# The cursor goes away from the player; in a menu, to the item before.
command-up = вгору

# The cursor comes towards the player; in a menu, to the item after.
command-down = вниз

# The cursor goes to the left.
command-left = вліво, ліворуч

# The cursor goes to the right.
command-right = вправо, праворуч

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = вгору вліво, вліво вгору

# Likewise, to the right.
command-up-right = вгору вправо, вправо вгору

# Likewise, towards the player and to the left.
command-down-left = вниз вліво, вліво вниз

# Likewise, to the right.
command-down-right = вниз вправо, вправо вниз

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = на початок, перший

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = в кінець

# Where the cursor is, and what stands there.
command-here = тут

# The square of the cursor, or the item of a menu, is chosen.
command-choose = вибрати

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = піти, скасувати

# The program ends.
command-quit = вихід, вийти, кінець

# The program ends, after a question.
command-end = закінчити

# Is the game kept? It always is.
command-save = зберегти

# Whatever is being said ends.
command-silence = тиша

# Whose turn it is; in official play, whose clock runs.
command-turn = чий хід

# What would be good to play, which is told to nobody.
command-advice = підказка

# How the game ended, where it did.
command-result = результат

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = сторони

# What other programs have and this one has not, such as talking to the other player.
command-chat = чат

# How many pieces of each sort there are.
command-pieces = скільки шашок

# Yes.
command-yes = так, т

# No.
command-no = ні, н

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = білі, білих, білим

# Black, likewise.
command-black = чорні, чорних, чорним

# Arbiter: both sides, after charge.
command-both = обидві, обоє, обидві сторони

# The blind player's assistant, before a line with a colon.
command-assistant = асистент, помічник

# The arbiter grants the claim that waits.
command-grant = задовольнити, визнати

# The arbiter rejects the claim that waits.
command-refuse = відмовити

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = санкція

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = скарга

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = нічия, нічию

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = повторення

# A draw because only kings were moved (I 6.2).
term-claim-kings = дамки

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = три дамки, закінчення

# A draw of quick games without a bonus (III 9).
term-claim-regulation = регламент, за регламентом

# The opponent has used up his time.
term-claim-flag = час, прапорець

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = немає шашок

# A side cannot move.
term-ending-blocked = немає ходів, замкнені

# A side resigned.
term-ending-resignation = здача

# A side refused to follow the rules.
term-ending-refusal = відмова

# A side used up its time.
term-ending-time = час, прапорець

# A side, or both, did not play.
term-ending-forfeit = неявка

# A side, or both, lost as a sanction.
term-ending-sanction = санкція

# Both agreed on a draw.
term-ending-agreement = згода

# The position occurred three times.
term-ending-repetition = повторення

# Only kings were moved.
term-ending-kings = дамки

# Three pieces against one king.
term-ending-three-kings = три дамки

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = головна дорога

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = зайнята дорога

# At most two pieces against one king.
term-ending-two-kings = дві дамки

# A draw of III 9.1.
term-ending-regulation = регламент

# A draw of III 9.2.
term-ending-short-of-time = мало часу

# A draw of III 9.4.
term-ending-both-flags = обидва прапорці

# Nobody can win.
term-ending-cannot-win = без виграшу

# What no rule settles.
term-ending-decision = рішення

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = зауваження

# A warning given in public.
term-sanction-warning = попередження

# The loss of the game.
term-sanction-loss = поразка

# Disqualification from the event.
term-sanction-disqualification = дискваліфікація

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = годинник

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = клавіші

# One's own settings, one after the other.
command-menu = меню

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = профіль

# How fast the voice speaks; words a minute follow.
command-rate = темп мовлення, темп, швидкість

# The voice speaks faster.
command-faster = швидше

# The voice speaks slower.
command-slower = повільніше

# How loud it is; per cent follow.
command-volume = гучність

# It is louder.
command-louder = гучніше, голосніше

# It is softer.
command-softer = тихіше

# How high the voice is; per cent follow.
command-pitch = висота голосу, висота

# Whose voice it is; its name follows, or usual.
command-voice = голос

# One's language; its tag follows.
command-language = мова

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = слова, кількість слів

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = номери, номери полів

# How the letters of squares are said: plain or names follow.
command-letters = літери, літери полів

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = звуки

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = останні хвилини, мало часу

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = вібрація

# What is said of moves announced aloud: when needed or always follows.
command-confirm = підтвердження

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = шепіт

# Whose, behind clock, last, men and the like: one's own.
term-of-own = свої, мої

# The other player's.
term-of-opponent = суперник, суперника, його

# What may follow a word for one's own settings: few words.
term-choice-terse = стисло, коротко

# As many words as usual.
term-choice-normal = звичайно

# Many words.
term-choice-full = докладно

# As many as for everything.
term-choice-same = так само, як для всього

# Numbers whole.
term-choice-whole = цілком

# Numbers digit by digit.
term-choice-digits = цифри, цифрами, по цифрах

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = цифри при повторі, по цифрах при повторі

# Letters as they are.
term-choice-plain = прості, просто

# Letters by name.
term-choice-names = імена, іменами

# Switched on.
term-choice-on = увімкнути, увімк

# Switched off.
term-choice-off = вимкнути, вимк

# A tone alone.
term-choice-tone = сигнал

# A few times.
term-choice-few = кілька

# At times of one's own, which stand in the settings file.
term-choice-own = власні

# Every mark.
term-choice-all = усі, всі

# Where they are needed.
term-choice-when-needed = за потреби

# Always.
term-choice-always = завжди

# By a sound.
term-choice-sound = звук, звуком

# By the number.
term-choice-number = номер, номером

# The usual voice.
term-choice-usual = звичайний

# A new profile; its name follows.
term-choice-new = новий

# No profile.
term-choice-none = без профілю, ніякий

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = ходи

# The game around them.
term-choice-game = партія

# Boards.
term-choice-boards = дошки

# Clocks.
term-choice-clock = годинник

# Answers.
term-choice-answers = відповіді

# The program.
term-choice-program = програма

# All commands, as a menu.
command-commands = команди
