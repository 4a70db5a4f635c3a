command-said = объявлено, говорю

command-correct = поправка, исправить

command-undo = отменить, взять назад

command-hand = рука

command-lift = поднять

command-put = поставить

command-remove = снять

command-slide = сдвинуть

command-press = часы нажаты, нажато, нажать, плюс

command-pause = пауза

command-offer = предлагаю, ничья, предлагаю ничью

command-accept = принимаю

command-decline = отклоняю

command-claim = заявляю, заявляю ничью

command-resign = сдаюсь, сдаю

command-call = позвать, зову, зову судью

command-adjust = поправляю

command-done = готово, шашки поправлены

command-demand = требую

command-let-stand = оставить, оставляю

command-crowned = дамка поставлена, дамка отмечена

command-players = игроки, кто играет, имя соперника

command-new-game = новая партия, новая игра

command-repeat = повтори, повторить, ещё раз
command-missed = пропущенное, что я пропустил, что я пропустила

command-spell = по буквам, по цифрам

command-last = последний, последний ход

command-history = история

command-where = где

command-clock = часы, время

command-feel = на ощупь, касание

command-count = сколько

command-square = поле

command-row = ряд

command-men = простые, простая

command-kings = дамки, дамка

command-diagonals = диагонали

command-around = вокруг

command-all = все

command-region = часть

command-regions = части

command-changed = изменения

command-next = следующая, следующий

command-previous = предыдущая, предыдущий

command-older = раньше

command-record = запись, запись партии, нотация

command-newer = позже

command-newest = сейчас

command-more = дальше

command-moves = ходы

command-captures = взятия

command-attacked = под боем

command-board = доска

command-boards = доски

command-sensor = датчик, датчики

command-settings = настройки

command-help = помощь

command-arbiter = судья, арбитр

command-stop = остановить, стоп

command-resume = продолжить

command-set = установить

command-replace = заменить
command-press-back = вернуть нажатие

command-swap-clock = поменять часы

command-ask = спросить

command-answer = сообщить

command-absent = отсутствуют, неявка, опаздывают, опоздание

command-arrived = пришли, на месте

command-charge = начислить

command-compare = сверить, сравнить

command-walk-back = вернуть, возврат

command-decide = решить, решение

command-restore = восстановить

command-slips = оговорки

command-device = устройство

command-slip = листок

command-unreadable = неразборчиво

command-back = назад

command-prepared = подготовлено

command-braille = брайль, брайлем, по брайлю

command-print = плоский шрифт, обычный шрифт, плоским шрифтом

command-dictaphone = диктофон, на диктофон, диктофоном

command-appoint = назначить

command-hand-over = передать
command-keyboard = клавиатура

command-note = записать

command-stands = стоит
command-original = оригинал, сдано
command-protocol = протокол

command-up = вверх

command-down = вниз

command-left = влево

command-right = вправо

command-up-left = вверх влево, влево вверх

command-up-right = вверх вправо, вправо вверх

command-down-left = вниз влево, влево вниз

command-down-right = вниз вправо, вправо вниз

command-first = в начало, первый

command-row-end = в конец

command-here = здесь

command-choose = выбрать

command-leave = уйти, отмена

command-quit = выход, выйти, конец

command-end = закончить

command-save = сохранить

command-silence = тишина, тихо

command-turn = чей ход

command-make-a-difference = сделай расхождение, расхождение
command-advice = подсказка

command-result = результат

command-sides = стороны

command-chat = чат

command-pieces = сколько шашек

command-yes = да, д

command-no = нет, н

command-white = белые, белых, белым, белая

command-black = чёрные, чёрных, чёрным, чёрная

command-both = обе, оба, обе стороны

command-assistant = ассистент, помощник
command-whites-assistant = ассистент белых, помощник белых
command-blacks-assistant = ассистент чёрных, помощник чёрных

command-grant = удовлетворить, признать

command-refuse = отказать

command-sanction = санкция

command-complaint = жалоба

term-claim-draw = ничья, ничью

term-claim-repetition = повторение

term-claim-kings = дамки

term-claim-three-kings = три дамки, окончание

term-claim-regulation = регламент, по регламенту

term-claim-flag = время, флажок

term-ending-no-pieces = нет шашек

term-ending-blocked = нет ходов, заперты

term-ending-resignation = сдача

term-ending-refusal = отказ

term-ending-time = время, флажок

term-ending-forfeit = неявка

term-ending-sanction = санкция

term-ending-agreement = соглашение, согласие

term-ending-repetition = повторение

term-ending-kings = дамки

term-ending-three-kings = три дамки

term-ending-main-line = главная дорога, большак

term-ending-main-line-taken = занятая дорога, большак занят

term-ending-two-kings = две дамки

term-ending-regulation = регламент

term-ending-short-of-time = мало времени

term-ending-both-flags = оба флажка

term-ending-cannot-win = без выигрыша

term-ending-decision = решение

term-sanction-reprimand = замечание

term-sanction-warning = предупреждение

term-sanction-loss = поражение

term-sanction-disqualification = дисквалификация

term-complaint-clock = часы

term-role-chief = главный, главного

term-role-round = тур, тура

term-role-face = часы, часов, циферблат

term-role-assistant = ассистент, ассистента

term-role-helper = помощник, помощника

term-role-ear = слух, слуха, ухо

term-role-screen = экран, экрана

term-role-player = игрок, игрока, страница

command-keys = клавиши

command-menu = меню

command-profile = профиль

command-rate = темп речи, темп, скорость

command-faster = быстрее

command-slower = медленнее

command-volume = громкость

command-louder = громче

command-softer = тише

command-pitch = высота голоса, высота

command-voice = голос

command-language = язык

command-words = слова, количество слов

command-numbers = номера, номера полей

command-letters = буквы, буквы полей

command-sounds = звуки

command-low-time = последние минуты, мало времени

command-pulses = вибрация

command-confirm = подтверждение

command-whisper = шёпот

term-of-own = свои, мои

term-of-opponent = соперник, соперника, его

term-choice-terse = кратко, коротко

term-choice-normal = обычно, как обычно

term-choice-full = подробно

term-choice-same = так же, как всё

term-choice-whole = целиком

term-choice-digits = цифры, цифрами, по цифрам

term-choice-digits-on-repeat = цифры при повторе, при повторе цифрами

term-choice-plain = простые, просто

term-choice-names = имена, именами

term-choice-on = включить, вкл

term-choice-off = выключить, выкл

term-choice-tone = сигнал

term-choice-few = несколько

term-choice-own = свои

term-choice-all = все

term-choice-when-needed = когда нужно

term-choice-always = всегда

term-choice-sound = звук, звуком

term-choice-number = номер, номером

term-choice-usual = обычный

term-choice-new = новый

term-choice-none = никакой, без профиля

term-choice-moves = ходы

term-choice-game = партия

term-choice-boards = доски

term-choice-clock = часы

term-choice-answers = ответы

term-choice-program = программа
term-choice-player = игрок
term-choice-record = запись

command-commands = команды
