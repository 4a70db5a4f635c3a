### How people talk who have not learned the commands: what did he play, how much time have I got. Each message is a sort of
### words, joined by commas; several words together are one spelling, and a star stands for any ending. Upper and lower case,
### marks on letters and signs are the same as none. A word may be of several sorts. A line is understood where the sorts of
### its words together mean one command, in whatever order (app/src/session/command/talk/): so put a word where it
### belongs, and write no sentences but those whose words mean something else together.

# Words that say nothing here: articles, politeness, verbs like is and have.
talk-filler =
    пожалуйста, будьте, добры, это, этот, эта, есть, был, была, было, на, в, во, у, к, по, с, со, и, а, же, мне,
    меня, вы, ты, стоит, стоят, находится, хочу, можно, дай, дайте, там, тут, ну, бы

# Words that ask for something.
talk-what = что, какой, какая, какое, какие, какую, каков

# Words that ask for a place.
talk-where = где, найди, куда

# Words that ask for somebody.
talk-whose = кто, чей, чья, чьё, кого

# Words that ask how something is done; help is the answer.
talk-how = как, как мне, объясни

# Words that ask for a number or an amount.
talk-how-many = сколько, количество, число

# Words for the one who asks, and what is theirs. A verb form that says who acts stands here, too.
talk-mine = мой, моя, моё, мои, моих, моего, мне, я, свои, своё, меня

# Words for the other player. A verb form that says who acts stands here, too.
talk-theirs =
    соперник*, противник*, он, его, она, её, другой, чужие, сыграл, сыграла, пошёл, пошла, сходил, сходила

# White.
talk-white = белые, белых, белый, белым, белая

# Black.
talk-black = чёрные, чёрных, чёрный, чёрным, чёрная

# Everything, both.
talk-all = все, всё, весь, вся, оба, обе, полностью, список

# Time and clock.
talk-time = время, времени, часы, часов, минут*, секунд*

# What is left.
talk-left = осталось, остался, остаётся, остаток

# What was used up.
talk-used = потрачено, истрачено, использовано

# A half-move, and to play one. A verb form that says who acts stands under mine or theirs, too.
talk-move = ход, хода, ходы, ходов, сыграл, сыграла, пошёл, пошла, сходил, сходила, играю, хожу, сыграно

# Whose turn it is.
talk-turn = очередь, чей ход, чья очередь, кто ходит, на ходу, мой ход сейчас

# Last, latest.
talk-last = последний, последняя, последнее, последнего, предыдущий, предыдущего

# To hear something again: that it was not heard or understood, too.
talk-again =
    ещё раз, повтори, повтор, повторите, повторить, снова, что ты сказал, что это было, что сказал, не слышно, не
    расслышал*, не понял*, простите, извини, а что

# To say, to read, to show.
talk-say = скажи, скажите, говори, читай, прочитай, прочти, покажи, назови, опиши, сообщи

# The board and what stands on it.
talk-board = доска, доски, доску, доске, позиция, позицию, расстановка

# A square.
talk-square = поле, поля, полю, клетка, клетке

# A man.
talk-man = простая, простые, простых, шашечки

# A king.
talk-king = дамка, дамки, дамок, дамку

# Any piece.
talk-piece = фигур*, шашка, шашки, шашек, шашку

# A row.
talk-row = ряд, ряду, линия

# A diagonal.
talk-diagonal = диагональ, диагонали, диагоналей

# Beside, around.
talk-around = вокруг, рядом, соседи, около

# The number of a move.
talk-number = номер, номер хода

# What would be good, who is winning.
talk-advice =
    подсказ*, совет, лучший, лучшее, хороший, оцени, оценка, анализ, посоветуй, стоит ли, выигрываю, проигрываю,
    счёт, очки, преимущество

# What could be played.
talk-possible = возможн*, можно ходить, разрешен*, могу, могу ли, куда может

# To take.
talk-capture = взятие, взятия, бить, бью, взять, должен, обязан*

# That something could be taken.
talk-danger = угроз*, под боем, опасность, опасно, атакован*

# A draw.
talk-draw = ничья, ничью, ничьей, ничьи

# To offer.
talk-offer = предлага*, предложи*, предложение, предложить

# To accept.
talk-accept = принима*, принять, согласен, согласна, соглашаюсь

# To decline.
talk-decline = отклоня*, отказываюсь, отклонить, отказ

# To give up.
talk-resign = сдаюсь, сдаться, сдаю, сдача

# To take a half-move back; that it was a mistake, too.
talk-undo =
    верни ход, вернуть ход, отмени ход, отменить ход, взять ход назад, ход назад, ошибка, ошибся, ошиблась, не тот
    ход, отмени, верни, вернуть

# To put another half-move in place of the last; it stands behind these words.
talk-correct = исправ*, поправ*, имел в виду

# New, from the beginning.
talk-new = новая, новую, новой, заново, сначала, начать, начни

# A game.
talk-game = игра, игру, игры, партия, партию, партии

# To keep the game.
talk-save = сохрани, сохранить, сохранено, запиши

# To wait, to stop the clocks.
talk-pause = пауза, паузу, подожди, перерыв, останови часы, остановить часы, минутку, стоп часы

# That the voice is to be silent.
talk-quiet = тишина, тихо, замолчи, молчи, молчать, хватит, умолкни

# Slower, and that it is too fast.
talk-slower = медленнее, помедленнее, медленно, слишком быстро

# Faster, and that it is too slow.
talk-faster = быстрее, побыстрее, быстро, слишком медленно

# Louder, and that it is too soft.
talk-louder = громче, погромче, слишком тихо

# Softer, and that it is too loud.
talk-softer = потише, тише, слишком громко

# The voice and how it speaks.
talk-speech = голос, голоса, речь, скорость, немного, чуть, звук

# A language.
talk-language = язык, языка

# Polish.
talk-tongue-pl = польский, польски

# English.
talk-tongue-en = английский, английски

# German.
talk-tongue-de = немецкий, немецки

# Dutch.
talk-tongue-nl = голландский, нидерландский, голландски

# Russian.
talk-tongue-ru = русский, русски

# French.
talk-tongue-fr = французский, французски

# Ukrainian.
talk-tongue-uk = украинский, украински

# To change something.
talk-change = смени, сменить, измени, изменить, поменяй, переключи

# Settings.
talk-settings = настройки, настроек, параметры

# Help: that somebody does not know what to do, too.
talk-help = помощь, помоги, помогите, справка, команды, инструкция, что можно, что делать, что дальше

# The arbiter, in every case of the language.
talk-arbiter = судья, судью, судье, судьи, арбитр, арбитра

# To call somebody.
talk-call = позови, позовите, зови, зову, вызови, вызываю, позвать, нужен

# To press the clock.
talk-press = нажми, нажать, нажимаю, нажми часы

# To end the program; it is asked about.
talk-end = закончить, заверши, выйти, выход, закрой, пока, до свидания, конец

# How things stand now.
talk-now = сейчас, теперь, сейчас происходит, ситуация, состояние, статус

# That the game is over, and how it ended.
talk-over = закончена, окончена, результат, кто выиграл, кто победил

# To spell.
talk-spell = по буквам, по цифрам, продиктуй

# Earlier in the record, and all of it.
talk-older = раньше, до этого, список ходов, запись партии, все ходы, нотация

# Later in the record.
talk-newer = позже, дальше по записи, следующий ход

# Yes, in all ways of saying it.
talk-yes = да, ага, конечно, подтверждаю, точно

# No, and not.
talk-no = нет, не, неа, не надо, никогда

# Words that ask whether something is so.
talk-whether = ли, правда ли, разве

# What was lost or taken.
talk-lost = потеряно, потерял, потеряла, побито

# The longest diagonal.
talk-main-line = большак, главная дорога, большая дорога

# To switch something off.
talk-off = выключи, выключить, отключи, без

# To switch something on.
talk-on = включи, включить

# Words of greeting; alone they are answered with help.
talk-greeting = привет, здравствуйте, здравствуй, добрый день, доброе утро, добрый вечер

# Which side somebody plays, or wants to.
talk-seat = играть белыми, играть чёрными, выбрать цвет, поменять стороны, мой цвет

# What other programs do and this one does not: talking to the other player, playing itself, levels.
talk-beyond =
    чат, сообщение, сообщения, скажи ему, скажи ей, хорошая игра, с компьютером, против компьютера, уровень,
    сложность, онлайн, интернет, рейтинг, задача

# To go on with the game.
talk-onward = продолжить, продолжай, продолжаем, играем дальше, играть дальше

# A part of the board.
talk-part = область
