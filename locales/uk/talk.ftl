### How people talk who have not learned the commands: what did he play, how much time have I got. Each message is a sort of
### words, joined by commas; several words together are one spelling, and a star stands for any ending. Upper and lower case,
### marks on letters and signs are the same as none. A word may be of several sorts. A line is understood where the sorts of
### its words together mean one command, in whatever order (app/src/session/command/talk/): so put a word where it
### belongs, and write no sentences but those whose words mean something else together.

# Words that say nothing here: articles, politeness, verbs like is and have.
talk-filler =
    будь ласка, прошу, це, цей, ця, є, був, була, було, на, в, у, до, по, з, із, і, та, ж, мені, мене, ви, ти,
    стоїть, стоять, хочу, можна, дай, дайте, там, тут, ну, б

# Words that ask for something.
talk-what = що, який, яка, яке, які, яку

# Words that ask for a place.
talk-where = де, знайди, куди

# Words that ask for somebody.
talk-whose = хто, чий, чия, чиє, кого

# Words that ask how something is done; help is the answer.
talk-how = як, як мені, поясни

# Words that ask for a number or an amount.
talk-how-many = скільки, кількість, число

# Words for the one who asks, and what is theirs. A verb form that says who acts stands here, too.
talk-mine = мій, моя, моє, мої, моїх, мого, я, свої, мене, мені

# Words for the other player. A verb form that says who acts stands here, too.
talk-theirs = суперник*, противник*, він, його, вона, її, інший, зіграв, зіграла, пішов, пішла, походив, походила

# White.
talk-white = білі, білих, білий, білим, біла

# Black.
talk-black = чорні, чорних, чорний, чорним, чорна

# Everything, both.
talk-all = усі, всі, все, весь, уся, обидва, обидві, повністю, список

# Time and clock.
talk-time = час, часу, годинник, годинники, хвилин*, секунд*

# What is left.
talk-left = залишилось, залишилося, лишилось, лишилося, залишок

# What was used up.
talk-used = витрачено, використано

# A half-move, and to play one. A verb form that says who acts stands under mine or theirs, too.
talk-move = хід, ходу, ходи, ходів, зіграв, зіграла, пішов, пішла, походив, походила, граю, ходжу, зіграно

# Whose turn it is.
talk-turn = черга, чий хід, чия черга, хто ходить, на ході

# Last, latest.
talk-last = останній, остання, останнє, останнього, попередній, попереднього

# To hear something again: that it was not heard or understood, too.
talk-again =
    ще раз, повтори, повтор, повторіть, повторити, знову, що ти сказав, що це було, що сказав, не чути, не розчув,
    не почув, не зрозумів, вибач, перепрошую

# To say, to read, to show.
talk-say = скажи, скажіть, говори, читай, прочитай, покажи, назви, опиши, повідом

# The board and what stands on it.
talk-board = дошка, дошки, дошку, дошці, позиція, позицію

# A square.
talk-square = поле, поля, полю, клітинка

# A man.
talk-man = проста, прості, простих

# A king.
talk-king = дамка, дамки, дамок, дамку

# Any piece.
talk-piece = фігур*, шашка, шашки, шашок, шашку

# A row.
talk-row = ряд, ряду, лінія

# A diagonal.
talk-diagonal = діагональ, діагоналі, діагоналей

# Beside, around.
talk-around = навколо, поруч, сусіди, біля

# The number of a move.
talk-number = номер, номер ходу

# What would be good, who is winning.
talk-advice =
    підказ*, порада, пораду, найкращ*, хороший, оціни, оцінка, аналіз, порадь, виграю, програю, рахунок, перевага

# What could be played.
talk-possible = можлив*, дозволен*, можу, чи можу, куди може

# To take.
talk-capture = взяття, бити, брати, беру, мушу, повинен

# That something could be taken.
talk-danger = загроз*, під боєм, небезпека, небезпечно

# A draw.
talk-draw = нічия, нічию, нічиєї

# To offer.
talk-offer = пропону*, запропону*, пропозиція

# To accept.
talk-accept = прийма*, прийняти, згоден, згодна, погоджуюсь

# To decline.
talk-decline = відхиля*, відмовляюсь, відхилити, відмова

# To give up.
talk-resign = здаюсь, здаюся, здатися, здаю

# To take a half-move back; that it was a mistake, too.
talk-undo = поверни хід, скасуй хід, хід назад, помилка, помилився, помилилась, не той хід, поверни, скасуй

# To put another half-move in place of the last; it stands behind these words.
talk-correct = виправ*, мав на увазі

# New, from the beginning.
talk-new = нова, нову, нової, заново, спочатку, почати, почни

# A game.
talk-game = гра, гру, гри, партія, партію, партії

# To keep the game.
talk-save = збережи, зберегти, збережено, запиши

# To wait, to stop the clocks.
talk-pause = пауза, паузу, зачекай, перерва, зупини годинник, хвилинку

# That the voice is to be silent.
talk-quiet = тиша, тихо, замовкни, мовчи, досить, годі

# Slower, and that it is too fast.
talk-slower = повільніше, повільно, занадто швидко

# Faster, and that it is too slow.
talk-faster = швидше, швидко, занадто повільно

# Louder, and that it is too soft.
talk-louder = голосніше, гучніше, занадто тихо

# Softer, and that it is too loud.
talk-softer = тихіше, занадто голосно

# The voice and how it speaks.
talk-speech = голос, голосу, мова звуку, швидкість, трохи, звук

# A language.
talk-language = мова, мову, мови

# Polish.
talk-tongue-pl = польська, польською

# English.
talk-tongue-en = англійська, англійською

# German.
talk-tongue-de = німецька, німецькою

# Dutch.
talk-tongue-nl = нідерландська, нідерландською, голландською

# Russian.
talk-tongue-ru = російська, російською

# French.
talk-tongue-fr = французька, французькою

# Ukrainian.
talk-tongue-uk = українська, українською

# To change something.
talk-change = зміни, змінити, поміняй, перемкни

# Settings.
talk-settings = налаштування, параметри

# Help: that somebody does not know what to do, too.
talk-help = допомога, допоможи, довідка, команди, інструкція, що можна, що робити, що далі

# The arbiter, in every case of the language.
talk-arbiter = суддя, суддю, судді, арбітр, арбітра

# To call somebody.
talk-call = поклич, покличте, клич, кличу, виклич, викликаю, потрібен

# To press the clock.
talk-press = натисни, натиснути, натискаю, натисни годинник

# To end the program; it is asked about.
talk-end = закінчити, заверши, вийти, вихід, закрий, бувай, до побачення, кінець

# How things stand now.
talk-now = зараз, тепер, відбувається, ситуація, стан, статус

# That the game is over, and how it ended.
talk-over = закінчена, завершена, результат, хто виграв, хто переміг

# To spell.
talk-spell = по буквах, по цифрах, продиктуй

# Earlier in the record, and all of it.
talk-older = раніше, до цього, список ходів, запис партії, усі ходи, нотація

# Later in the record.
talk-newer = пізніше, далі по запису, наступний хід

# Yes, in all ways of saying it.
talk-yes = так, ага, звичайно, підтверджую, точно

# No, and not.
talk-no = ні, не, не треба, ніколи

# Words that ask whether something is so.
talk-whether = чи, хіба, чи є

# What was lost or taken.
talk-lost = втрачено, втратив, втратила, побито

# The longest diagonal.
talk-main-line = великий шлях, головна дорога, велика дорога

# To switch something off.
talk-off = вимкни, вимкнути, без

# To switch something on.
talk-on = увімкни, увімкнути

# Words of greeting; alone they are answered with help.
talk-greeting = привіт, вітаю, добрий день, доброго ранку, добрий вечір, добридень

# Which side somebody plays, or wants to.
talk-seat = грати білими, грати чорними, вибрати колір, поміняти сторони, мій колір

# What other programs do and this one does not: talking to the other player, playing itself, levels.
talk-beyond =
    чат, повідомлення, скажи йому, скажи їй, гарна гра, з комп ютером, проти комп ютера, рівень, складність, онлайн,
    інтернет, рейтинг, задача

# To go on with the game.
talk-onward = продовжити, продовжуй, продовжуємо, граємо далі, грати далі

# A part of the board.
talk-part = область
