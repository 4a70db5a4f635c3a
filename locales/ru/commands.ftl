### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = объявлено, говорю

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = поправка, исправить

# Training: the last half-move is taken back.
command-undo = отменить, взять назад

# Simulated board: a half-move that the hand makes follows.
command-hand = рука

# Simulated board: what stands on the square that follows is taken up.
command-lift = поднять

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = поставить

# Simulated board: what stands on the square that follows is taken off.
command-remove = снять

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = сдвинуть

# The clock is pressed.
command-press = часы нажаты, нажато, нажать, плюс

# Training: both clocks stand until the next half-move or press.
command-pause = пауза

# A draw is offered.
command-offer = предлагаю, ничья, предлагаю ничью

# The offer is accepted.
command-accept = принимаю

# The offer is declined.
command-decline = отклоняю

# A draw or the flag is claimed.
command-claim = заявляю, заявляю ничью

# The game is given up.
command-resign = сдаюсь, сдаю

# The arbiter is called.
command-call = позвать, зову, зову судью

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = поправляю

# The end of adjust, and of the arbiter's words.
command-done = готово, шашки поправлены

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = требую

# The irregularity stands (Kodeks I 5.4).
command-let-stand = оставить, оставляю

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = дамка поставлена, дамка отмечена

# Another game begins; this one is kept.
command-new-game = новая партия, новая игра

# The last words again.
command-repeat = повтори, повторить, ещё раз

# The last words again, digit by digit.
command-spell = по буквам, по цифрам

# The last half-move.
command-last = последний, последний ход

# What was said lately; a count may follow.
command-history = история

# Where are we: last half-moves, and what is to be done on my board.
command-where = где

# Both times.
command-clock = часы, время

# One's own time by touch: pulses of a gamepad's motor.
command-feel = на ощупь, касание

# How many half-moves have been made.
command-count = сколько

# What stands on the square that follows.
command-square = поле

# What stands on the row of the square that follows.
command-row = ряд

# Where the men of the side that follows stand.
command-men = простые, простая

# Where the kings of the side that follows stand.
command-kings = дамки, дамка

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = диагонали

# What stands on the four squares around the square that follows, or the cursor.
command-around = вокруг

# Where all pieces of the side that follows stand.
command-all = все

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = часть

# What stands on the whole board, part by part.
command-regions = части

# What the last half-move changed on my board.
command-changed = изменения

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = следующая, следующий

# The cursor goes to the piece before; likewise.
command-previous = предыдущая, предыдущий

# The record is read back, one half-move.
command-older = раньше

# The record is read forward again, one half-move.
command-newer = позже

# Back to the last half-move.
command-newest = сейчас

# The last list goes on, without what has been heard of it.
command-more = дальше

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = ходы

# Training: what must be taken.
command-captures = взятия

# Training: which of my pieces could be taken.
command-attacked = под боем

# All that stands on my board.
command-board = доска

# Do the boards agree?
command-boards = доски

# The settings in force.
command-settings = настройки

# What can be typed.
command-help = помощь

# The arbiter; his code follows, or done.
command-arbiter = судья, арбитр

# Arbiter: both clocks stop.
command-stop = остановить, стоп

# Arbiter: the game goes on.
command-resume = продолжить

# Arbiter: the clocks are set.
command-set = установить

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = заменить

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = спросить

# Arbiter: a side is not there when the round begins.
command-absent = отсутствуют, неявка

# Arbiter: it has come.
command-arrived = пришли, на месте

# Arbiter: time is charged to a side.
command-charge = начислить

# Arbiter: the records are compared.
command-compare = сверить, сравнить

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = вернуть, возврат

# Arbiter: a decision is written down.
command-decide = решить, решение

# Arbiter: the last walk-back is undone.
command-restore = восстановить

# Arbiter: the slips that were put right.
command-slips = оговорки

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = неразборчиво

# Arbiter: back to the half-move before, while a record is read out.
command-back = назад

# Arbiter: all that comes before the first move is settled.
command-prepared = подготовлено

# The record is kept in Braille.
command-braille = брайль, брайлем, по брайлю

# The record is kept in ordinary print.
command-print = плоский шрифт, обычный шрифт, плоским шрифтом

# The record is kept with a dictaphone.
command-dictaphone = диктофон, на диктофон, диктофоном

# Arbiter: an assistant is appointed.
command-appoint = назначить

# The cursor goes away from the player; in a menu, to the item before.
command-up = вверх

# The cursor comes towards the player; in a menu, to the item after.
command-down = вниз

# The cursor goes to the left.
command-left = влево

# The cursor goes to the right.
command-right = вправо

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = вверх влево, влево вверх

# Likewise, to the right.
command-up-right = вверх вправо, вправо вверх

# Likewise, towards the player and to the left.
command-down-left = вниз влево, влево вниз

# Likewise, to the right.
command-down-right = вниз вправо, вправо вниз

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = в начало, первый

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = в конец

# Where the cursor is, and what stands there.
command-here = здесь

# The square of the cursor, or the item of a menu, is chosen.
command-choose = выбрать

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = уйти, отмена

# The program ends.
command-quit = выход, выйти, конец

# The program ends, after a question.
command-end = закончить

# Is the game kept? It always is.
command-save = сохранить

# Whatever is being said ends.
command-silence = тишина, тихо

# Whose turn it is; in official play, whose clock runs.
command-turn = чей ход

# What would be good to play, which is told to nobody.
command-advice = подсказка

# How the game ended, where it did.
command-result = результат

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = стороны

# What other programs have and this one has not, such as talking to the other player.
command-chat = чат

# How many pieces of each sort there are.
command-pieces = сколько шашек

# Yes.
command-yes = да, д

# No.
command-no = нет, н

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = белые, белых, белым, белая

# Black, likewise.
command-black = чёрные, чёрных, чёрным, чёрная

# Arbiter: both sides, after charge.
command-both = обе, оба, обе стороны

# The blind player's assistant, before a line with a colon.
command-assistant = ассистент, помощник

# The arbiter grants the claim that waits.
command-grant = удовлетворить, признать

# The arbiter rejects the claim that waits.
command-refuse = отказать

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = санкция

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = жалоба

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = ничья, ничью

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = повторение

# A draw because only kings were moved (I 6.2).
term-claim-kings = дамки

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = три дамки, окончание

# A draw of quick games without a bonus (III 9).
term-claim-regulation = регламент, по регламенту

# The opponent has used up his time.
term-claim-flag = время, флажок

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = нет шашек

# A side cannot move.
term-ending-blocked = нет ходов, заперты

# A side resigned.
term-ending-resignation = сдача

# A side refused to follow the rules.
term-ending-refusal = отказ

# A side used up its time.
term-ending-time = время, флажок

# A side, or both, did not play.
term-ending-forfeit = неявка

# A side, or both, lost as a sanction.
term-ending-sanction = санкция

# Both agreed on a draw.
term-ending-agreement = соглашение, согласие

# The position occurred three times.
term-ending-repetition = повторение

# Only kings were moved.
term-ending-kings = дамки

# Three pieces against one king.
term-ending-three-kings = три дамки

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = главная дорога, большак

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = занятая дорога, большак занят

# At most two pieces against one king.
term-ending-two-kings = две дамки

# A draw of III 9.1.
term-ending-regulation = регламент

# A draw of III 9.2.
term-ending-short-of-time = мало времени

# A draw of III 9.4.
term-ending-both-flags = оба флажка

# Nobody can win.
term-ending-cannot-win = без выигрыша

# What no rule settles.
term-ending-decision = решение

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = замечание

# A warning given in public.
term-sanction-warning = предупреждение

# The loss of the game.
term-sanction-loss = поражение

# Disqualification from the event.
term-sanction-disqualification = дисквалификация

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = часы

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = клавиши

# One's own settings, one after the other.
command-menu = меню

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = профиль

# How fast the voice speaks; words a minute follow.
command-rate = темп речи, темп, скорость

# The voice speaks faster.
command-faster = быстрее

# The voice speaks slower.
command-slower = медленнее

# How loud it is; per cent follow.
command-volume = громкость

# It is louder.
command-louder = громче

# It is softer.
command-softer = тише

# How high the voice is; per cent follow.
command-pitch = высота голоса, высота

# Whose voice it is; its name follows, or usual.
command-voice = голос

# One's language; its tag follows.
command-language = язык

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = слова, количество слов

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = номера, номера полей

# How the letters of squares are said: plain or names follow.
command-letters = буквы, буквы полей

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = звуки

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = последние минуты, мало времени

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = вибрация

# What is said of moves announced aloud: when needed or always follows.
command-confirm = подтверждение

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = шёпот

# Whose, behind clock, last, men and the like: one's own.
term-of-own = свои, мои

# The other player's.
term-of-opponent = соперник, соперника, его

# What may follow a word for one's own settings: few words.
term-choice-terse = кратко, коротко

# As many words as usual.
term-choice-normal = обычно, как обычно

# Many words.
term-choice-full = подробно

# As many as for everything.
term-choice-same = так же, как всё

# Numbers whole.
term-choice-whole = целиком

# Numbers digit by digit.
term-choice-digits = цифры, цифрами, по цифрам

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = цифры при повторе, при повторе цифрами

# Letters as they are.
term-choice-plain = простые, просто

# Letters by name.
term-choice-names = имена, именами

# Switched on.
term-choice-on = включить, вкл

# Switched off.
term-choice-off = выключить, выкл

# A tone alone.
term-choice-tone = сигнал

# A few times.
term-choice-few = несколько

# At times of one's own, which stand in the settings file.
term-choice-own = свои

# Every mark.
term-choice-all = все

# Where they are needed.
term-choice-when-needed = когда нужно

# Always.
term-choice-always = всегда

# By a sound.
term-choice-sound = звук, звуком

# By the number.
term-choice-number = номер, номером

# The usual voice.
term-choice-usual = обычный

# A new profile; its name follows.
term-choice-new = новый

# No profile.
term-choice-none = никакой, без профиля

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = ходы

# The game around them.
term-choice-game = партия

# Boards.
term-choice-boards = доски

# Clocks.
term-choice-clock = часы

# Answers.
term-choice-answers = ответы

# The program.
term-choice-program = программа

# All commands, as a menu.
command-commands = команды
