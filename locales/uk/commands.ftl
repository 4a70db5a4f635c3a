command-said = оголошено, кажу

command-correct = поправка, виправити

command-undo = узяти назад, взяти назад

command-hand = рука

command-lift = підняти

command-put = поставити

command-remove = зняти

command-slide = зсунути

command-press = годинник натиснуто, натиснуто, натиснути, плюс

command-pause = пауза

command-offer = пропоную, нічия, пропоную нічию

command-accept = приймаю

command-decline = відхиляю

command-claim = заявляю, заявляю нічию

command-resign = здаюся, здаю

command-call = покликати, кличу, кличу суддю

command-adjust = поправляю

command-done = готово, шашки поправлено

command-demand = вимагаю

command-let-stand = залишити, залишаю

command-crowned = дамку поставлено, дамку позначено

command-players = гравці, хто грає, ім'я суперника

command-new-game = нова партія, нова гра

command-repeat = повтори, повторити, ще раз
command-missed = пропущене, що я пропустив, що я пропустила

command-spell = по літерах, по цифрах

command-last = останній, останній хід

command-history = історія

command-where = де, де ми

command-clock = годинник, час

command-feel = на дотик, дотик

command-count = скільки

command-square = поле

command-row = ряд

command-men = прості, шашки

command-kings = дамки

command-diagonals = діагоналі

command-around = навколо

command-all = усі, всі

command-region = частина

command-regions = частини

command-changed = зміни

command-next = наступна, наступний

command-previous = попередня, попередній

command-older = раніше

command-record = запис, запис партії, нотація

command-newer = пізніше

command-newest = зараз

command-more = далі

command-moves = ходи

command-captures = взяття

command-attacked = під боєм

command-board = дошка

command-boards = дошки

command-sensor = датчик, датчики

command-settings = налаштування

command-help = допомога

command-arbiter = суддя, арбітр

command-stop = зупинити, стоп

command-resume = продовжити

command-set = встановити

command-replace = замінити
command-press-back = повернути натискання

command-swap-clock = поміняти годинник

command-ask = запитати

command-answer = повідомити

command-absent = відсутні, неявка, запізнюються, запізнення

command-arrived = прийшли, на місці

command-charge = нарахувати

command-compare = звірити, порівняти

command-walk-back = повернути, повернення

command-decide = вирішити, рішення

command-restore = відновити

command-slips = обмовки

command-device = пристрій

command-slip = листок

command-unreadable = нерозбірливо

command-back = назад

command-prepared = підготовлено

command-braille = брайль, брайлем, шрифтом брайля

command-print = плоский шрифт, звичайний шрифт, плоским шрифтом

command-dictaphone = диктофон, на диктофон, диктофоном

command-appoint = призначити

command-hand-over = передати
command-keyboard = клавіатура

command-note = записати

command-stands = стоїть
command-original = оригінал, здано
command-protocol = протокол

command-up = вгору

command-down = вниз

command-left = вліво, ліворуч

command-right = вправо, праворуч

command-up-left = вгору вліво, вліво вгору

command-up-right = вгору вправо, вправо вгору

command-down-left = вниз вліво, вліво вниз

command-down-right = вниз вправо, вправо вниз

command-first = на початок, перший

command-row-end = в кінець

command-here = тут

command-choose = вибрати

command-leave = піти, скасувати

command-quit = вихід, вийти, кінець

command-end = закінчити

command-save = зберегти

command-silence = тиша

command-turn = чий хід

command-make-a-difference = зроби розбіжність, розбіжність
command-advice = підказка

command-result = результат

command-sides = сторони

command-chat = чат

command-pieces = скільки шашок

command-yes = так, т

command-no = ні, н

command-white = білі, білих, білим

command-black = чорні, чорних, чорним

command-both = обидві, обоє, обидві сторони

command-assistant = асистент, помічник
command-whites-assistant = асистент білих, помічник білих
command-blacks-assistant = асистент чорних, помічник чорних

command-grant = задовольнити, визнати

command-refuse = відмовити

command-sanction = санкція

command-complaint = скарга

term-claim-draw = нічия, нічию

term-claim-repetition = повторення

term-claim-kings = дамки

term-claim-three-kings = три дамки, закінчення

term-claim-regulation = регламент, за регламентом

term-claim-flag = час, прапорець

term-ending-no-pieces = немає шашок

term-ending-blocked = немає ходів, замкнені

term-ending-resignation = здача

term-ending-refusal = відмова

term-ending-time = час, прапорець

term-ending-forfeit = неявка

term-ending-sanction = санкція

term-ending-agreement = згода

term-ending-repetition = повторення

term-ending-kings = дамки

term-ending-three-kings = три дамки

term-ending-main-line = головна дорога

term-ending-main-line-taken = зайнята дорога

term-ending-two-kings = дві дамки

term-ending-regulation = регламент

term-ending-short-of-time = мало часу

term-ending-both-flags = обидва прапорці

term-ending-cannot-win = без виграшу

term-ending-decision = рішення

term-sanction-reprimand = зауваження

term-sanction-warning = попередження

term-sanction-loss = поразка

term-sanction-disqualification = дискваліфікація

term-complaint-clock = годинник

term-role-chief = головний, головного

term-role-round = тур, туру

term-role-face = годинник, годинника, циферблат

term-role-assistant = асистент, асистента

term-role-helper = помічник, помічника

term-role-ear = слух, слуху, вухо

term-role-screen = екран, екрана

term-role-player = гравець, гравця, сторінка

command-keys = клавіші

command-menu = меню

command-profile = профіль

command-rate = темп мовлення, темп, швидкість

command-faster = швидше

command-slower = повільніше

command-volume = гучність

command-louder = гучніше, голосніше

command-softer = тихіше

command-pitch = висота голосу, висота

command-voice = голос

command-language = мова

command-words = слова, кількість слів

command-numbers = номери, номери полів

command-letters = літери, літери полів

command-sounds = звуки

command-low-time = останні хвилини, мало часу

command-pulses = вібрація

command-confirm = підтвердження

command-whisper = шепіт

term-of-own = свої, мої

term-of-opponent = суперник, суперника, його

term-choice-terse = стисло, коротко

term-choice-normal = звичайно

term-choice-full = докладно

term-choice-same = так само, як для всього

term-choice-whole = цілком

term-choice-digits = цифри, цифрами, по цифрах

term-choice-digits-on-repeat = цифри при повторі, по цифрах при повторі

term-choice-plain = прості, просто

term-choice-names = імена, іменами

term-choice-on = увімкнути, увімк

term-choice-off = вимкнути, вимк

term-choice-tone = сигнал

term-choice-few = кілька

term-choice-own = власні

term-choice-all = усі, всі

term-choice-when-needed = за потреби

term-choice-always = завжди

term-choice-sound = звук, звуком

term-choice-number = номер, номером

term-choice-usual = звичайний

term-choice-new = новий

term-choice-none = без профілю, ніякий

term-choice-moves = ходи

term-choice-game = партія

term-choice-boards = дошки

term-choice-clock = годинник

term-choice-answers = відповіді

term-choice-program = програма
term-choice-player = гравець
term-choice-record = запис

command-commands = команди
