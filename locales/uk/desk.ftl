### What the arbiter's desk is shown on its screen. Not spoken; half-moves stand as records write them.

# When the arbiter's words open: a half-move that the rules forbid and that the opponent may still object
# to. $ply: which half-move; $article: of the Kodeks.
desk-irregular = Півхід { $ply } неправильний, { $article }; помічено, вирішувати суперникові: вимагати виправлення чи залишити.

# When the arbiter's words open: a board that differs from the record. $board as in board-name.
desk-board-differs = Розбіжність: { board-name } не збігається із записом; це Кодекс VIII 3.1, перед усім із I 5.4.

# When the arbiter's words open: the other side repeated a half-move otherwise. $ply: which half-move.
desk-repeated-otherwise = Півхід { $ply } друга сторона повторила інакше; це Кодекс VIII 3.1, перед усім із I 5.4.

# When the arbiter's words open: words and half-move differ. $ply: which half-move; $said: what was announced.
desk-announced-otherwise = Півхід { $ply } оголошено як { $said }; вчасно не виправлено.

# When the arbiter's words open: a demand. $ply: which half-move; $by: white or black.
desk-demanded =
    { $by ->
        [white] Білі вимагають виправити півхід { $ply }.
       *[black] Чорні вимагають виправити півхід { $ply }.
    }

# When the arbiter's words open: the second man on a new king is missing. $ply: which half-move.
desk-crown-missing = Півхід { $ply }: на дамці бракує другої шашки.

# When the arbiter's words open: a draw offer waits for its answer. $ply: after which half-move; $by: white or
# black.
desk-draw-offered =
    { $by ->
        [white] Білі запропонували нічию після півходу { $ply }; відповіді ще немає.
       *[black] Чорні запропонували нічию після півходу { $ply }; відповіді ще немає.
    }

# How many slips of one side were put right. $side: white or black; $count: how many.
desk-slip-count =
    { $side ->
        [white] Обмовок, виправлених білими: { $count }.
       *[black] Обмовок, виправлених чорними: { $count }.
    }

# One slip. $ply: in which half-move; $side: white or black; $was: as it was written first; $is: as it
# stands; $after: after how many milliseconds.
desk-slip =
    { $side ->
        [white] Півхід { $ply }, білі: спочатку { $was }, потім { $is }, через { $after } мс.
       *[black] Півхід { $ply }, чорні: спочатку { $was }, потім { $is }, через { $after } мс.
    }

# After the list of slips: what the rules offer, none of it chosen or proposed.
desk-sanctions = Чи не забагато їх, оцінює суддя (Кодекс VIII 3.2). Санкції за II 2.5: зауваження, публічне попередження, поразка, дискваліфікація; жодної не вибрано. Рішення записує слово вирішити.

# The list of slips is empty.
desk-no-slips = Виправлених обмовок немає.

# The arbiter read in one side's record. $side: white or black; $stated: half-moves it states;
# $unreadable: lines nobody can read.
desk-sheet-read =
    { $side ->
        [white] Запис білих введено: півходів { $stated }, нерозбірливих { $unreadable }.
       *[black] Запис чорних введено: півходів { $stated }, нерозбірливих { $unreadable }.
    }

# The program's record is read out from here. $side: white or black, whose sheet the arbiter follows.
desk-follow =
    { $side ->
        [white] Стежте за записом білих: так, ні, нерозбірливо або хід, який там стоїть; назад; готово закінчує.
       *[black] Стежте за записом чорних: так, ні, нерозбірливо або хід, який там стоїть; назад; готово закінчує.
    }

# One half-move of the program's record, to be found on the sheet. $ply: which; $side: white or black;
# $move: as records write it.
desk-read-out =
    { $side ->
        [white] Півхід { $ply }, білі: { $move }?
       *[black] Півхід { $ply }, чорні: { $move }?
    }

# Where every sensor board agreed with the record last. $ply: after which half-move.
desk-rest = Востаннє всі дошки збігалися із записом після півходу { $ply }.

# The game was taken back. $ply: after which half-move it goes on; $count: how many were struck out;
# $struck: which.
desk-walked-back =
    { $count ->
        [0] Партія стоїть після півходу { $ply }; нічого не викреслено.
       *[other] Партія стоїть після півходу { $ply }; викреслено і збережено в записі: { $struck }.
    }

# What the last walk-back struck out stands again. $count: how many half-moves.
desk-put-back = Відновлено півходів: { $count }.

# The half-move the arbiter named does not exist. $plies: how many there are.
desk-no-such-half-move = Півходів усього: { $plies }; назвіть один із них.

# Walk-back without a number, and nothing was compared before.
desk-nothing-proposed = Пропозиції ще немає; спочатку звірте записи або назвіть півхід.

# There is no walk-back to be undone.
desk-nothing-to-put-back = Немає повернення, яке можна скасувати.

# Both clocks as proposed. $white, $black: readings.
desk-clocks = Годинники: білі { $white }, чорні { $black }.

# Under it: what each side has used of what it was given. $white, $black: times.
desk-clocks-used = Витрачено: білі { $white }, чорні { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: how much.
desk-charged =
    { $side ->
        [white] Нараховано білим: { $time }.
       *[black] Нараховано чорним: { $time }.
    }

# A charge was made. $number: its number in the game; $white, $black: how much to each. The words to type are
# command-charge and command-back.
desk-charge = Нарахування { $number }: білі { $white }, чорні { $black }. Нарахування додаються; нарахувати назад { $number } скасовує це.

# A charge was taken back. $number: its number; $white, $black: how much it had been.
desk-charge-taken-back = Нарахування { $number } скасовано: білі { $white }, чорні { $black }.

# There is no such charge, or it was taken back already.
desk-no-such-charge = Немає такого нарахування, яке можна скасувати.

# A charge cannot be taken back, because the times were set after it was made, with it in them. $number: its
# number. The word that changes the times is command-set.
desk-charge-is-set = Нарахування { $number } входить до показань, встановлених після нього, і не скасовується: показання змінює «встановити».

# Times were typed as bare numbers, which mean seconds. $seconds: what they would be, as clocks show them;
# $minutes: how the same numbers of minutes are typed. The answer is yes or no.
desk-ask-seconds = У секундах, { $seconds }? Дайте відповідь так або ні. Хвилини пишуться { $minutes }.

# A side's quota is open. $side: white or black; $moves: how many moves it has to make before its control.
desk-quota =
    { $side ->
        [white] Білі, ходів до контролю: { $moves }.
       *[black] Чорні, ходів до контролю: { $moves }.
    }

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] Білі в цейтноті (Кодекс II 6.13) і не мусять записувати (II 6.14).
       *[black] Чорні в цейтноті (Кодекс II 6.13) і не мусять записувати (II 6.14).
    }

# The computer slept or its own clock was put forward while the game's clock ran. $lost: by how much, as clocks show
# it; what is said is of that moment.
desk-clock-gap = Комп'ютер спав { $lost } або його годинник перевели вперед, а годинник партії йшов. Годинник партії пішов далі без цього часу.

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = У ту мить без нього: білі { $white }, чорні { $black }; так і пораховано.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = З цим часом, нарахованим стороні, чий годинник ішов: білі { $white }, чорні { $black }; для цього є нарахувати.

# The program was away while a clock ran. $side: white or black, whose; $known: yes, or no where the computer's own clock
# was changed; $lost: for how long nothing was written.
desk-clock-away =
    Програма не працювала, а йшов годинник { $side ->
        [white] білих
       *[black] чорних
    }; { $known ->
        [yes] останній запис зроблено { $lost } тому.
       *[no] скільки, невідомо: годинник комп'ютера перевели.
    }

# One reading from which the clock may go on. $number: what it is called by; $what: read, as something was done with the
# clock last; ran, as it had run when anything was written last; charged, with the time since; $white, $black: times.
desk-clock-offered =
    { $number }, { $what ->
        [read] як за останнім відліком
        [ran] як ішов до останнього запису
       *[charged] з часом після нього, нарахованим стороні, чий годинник ішов
    }: білі { $white }, чорні { $black }.

# Under them. The word is command-set, its number stands before each of them.
desk-clock-choose = встановити і номер бере один із них: встановити 1. Потім продовжити; без вибору годинник піде так, як стоїть.

# The computer's own clock was put back; the game's time is measured apart from it. $by: how far.
desk-clock-put-back = Годинник комп'ютера переведено назад на { $by }; час партії вимірюється окремо і йшов далі.

# The clock device and the program's own count are apart. $white, $black: what the device shows.
desk-clocks-disagree = Пристрій годинника показує: білі { $white }, чорні { $black }; це і діє, якщо не встановити інакше.

# After it: what the program counted. $white, $black: as clocks show them.
desk-clock-counted = Програма нарахувала: білі { $white }, чорні { $black }.

# The clock device did not do what it was told. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] У теперішньому режимі годинник не можна встановити; увімкніть режим роботи з комп'ютером або встановіть час вручну.
        [unable] Годинник цього не вміє; зробіть це вручну на годиннику.
        [no-answer] Годинник не відповів на команду; перевірте, що він показує.
       *[untold] Годинник відмовився виконати команду; перевірте, що він показує.
    }

# The clock device told something that cannot be; it was not believed. $what: grew, fell or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Годинник показує білим більше часу, ніж може бути; перевірте годинник.
           *[black] Годинник показує чорним більше часу, ніж може бути; перевірте годинник.
        }
        [fell] { $side ->
            [white] Годинник раптом показує білим набагато менше часу; це приймається, лише якщо так іде далі. Перевірте годинник.
           *[black] Годинник раптом показує чорним набагато менше часу; це приймається, лише якщо так іде далі. Перевірте годинник.
        }
       *[no-times] Годинник не показує розбірливого часу; перевірте годинник.
    }

# After time trouble the record is to be completed. $missing: half-moves that were pressed for and are not
# recorded; $shared: yes where both were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] Півходи, які треба дописати після цейтноту: { $missing }; у цейтноті були обидві сторони, час ділиться порівну (Кодекс II 6.15). Пішли п'ятнадцять хвилин.
       *[no] Півходи, які треба дописати після цейтноту: { $missing }, у свій час гравця (Кодекс II 6.14). Пішли п'ятнадцять хвилин.
    }

# The fifteen minutes are over. $missing: half-moves still missing.
desk-completion-too-long = П'ятнадцять хвилин минули, бракує півходів: { $missing }; решту можна дописати після партії (Кодекс II 6.14, 6.21).

# The clock was pressed, no half-move came into the record, and nobody was in time trouble. $side: white or black, who
# pressed; $ply: the number of the half-move that is missing.
desk-pressed-without =
    { $side ->
        [white] Годинник перемкнули білі,
       *[black] Годинник перемкнули чорні,
    } а півходу { $ply } в записі немає. Цейтноту не було; порівняйте дошки і записи (Кодекс VIII 3.1).

# A flag fell. $side: white or black; $moves: how many moves that side had made.
desk-flag =
    { $side ->
        [white] Упав прапорець білих, зроблено ходів: { $moves }.
       *[black] Упав прапорець чорних, зроблено ходів: { $moves }.
    }

# After it, where the other flag fell before. $side: whose fell first.
desk-flag-first =
    { $side ->
        [white] Першим упав прапорець білих.
       *[black] Першим упав прапорець чорних.
    }

# The arbiter's decision is written down.
desk-decided = Рішення записано.

# What the arbiter just did could not be written down; it is written once the disk is back.
desk-not-recorded = Цього ще немає в записі: диск не відповідає. Запишіть це на папері.

# What followed the arbiter's word cannot be understood. $word: chosen by the program.
desk-write-it-so =
    { $word ->
        [compare] Напишіть звірити або звірити білі і що стоїть у їхньому записі: звірити білі 1. 32-28 19-23.
        [sheet] Відповідайте так, ні, нерозбірливо або введіть хід, який стоїть на бланку.
        [set] Напишіть встановити і обидва часи, спочатку білих: встановити 1:18:40 1:19:05; після ранішого півходу: встановити 6 1:18:40 1:19:05.
        [charge] Напишіть нарахувати, білим, чорним або обидві, і скільки: нарахувати чорним 3:20. нарахувати назад скасовує останнє нарахування.
        [replace] Напишіть замінити, якщо час веде окремий годинник і він несправний; далі його веде програма, а встановити виправить його.
        [arrived] Напишіть прийшли або відсутні і білі, чорні або обидві: прийшли білі.
        [walk-back] Напишіть повернути або повернути і півхід: повернути 6.
        [appoint] Напишіть призначити та ім'я, а якщо обидві сторони незрячі, то і чий: призначити Ян Новак для чорних. Асистент буває лише в незрячого гравця.
        [sanction] Напишіть санкція, білі або чорні, яка (зауваження, попередження, поразка, дискваліфікація) і за що: санкція білі зауваження розмови.
        [complaint] Напишіть скарга, білі або чорні, годинник, якщо вона про годинник, і на що: скарга білі годинник стояв.
        [sanction-first] Для поразки через санкцію спочатку потрібна сама санкція з причиною: санкція білі поразка і за що.
        [no-advantage] З перевагою буває лише нічия (1+1- або 1-1+), на 100 полях і там, де змагання такі нічиї розрізняє (Кодекс I 6.5).
        [not-proven] Запис цієї заяви не підтверджує. Відмовити або вирішити, вказавши результат і причину.
        [no-such-score] Це не результат, і нічого не вирішено. Результати: 2-0, 1-1, 0-2 та з позначкою (1+1-). Будь-яке інше рішення починається зі слова.
        [absent-too-late] Хід уже зроблено, і неявку записати не можна (Кодекс II 4.5).
        [not-absent] За цією стороною неявку не записано.
       *[decide] Напишіть вирішити і що вирішено та чому; або вирішити, результат і причину: вирішити 2-0 час.
    }

# When a claim waits: who claims what. $side: white or black; $what: see claim-name; $ply: after which
# half-move.
desk-claim =
    { $side ->
        [white] Білі заявляють: { claim-name }, після півходу { $ply }.
       *[black] Чорні заявляють: { claim-name }, після півходу { $ply }.
    }

# What is claimed, inside other sentences. $what: see the variants.
claim-name =
    { $what ->
        [repetition] нічия через повторення позиції (Кодекс I 6.1)
        [kings] нічия через ходи самими дамками (Кодекс I 6.2)
        [three-kings] нічия в закінченні з однією дамкою (Кодекс I 6.3, 6.4)
        [regulation] нічия за регламентом (Кодекс III 9)
        [flag] прострочення часу (Кодекс II 6.12)
       *[draw] нічия
    }

# Under a claim: whose time it was made on, and whether the record was complete. $own: yes or no; $gaps: how
# many half-moves nobody stated.
desk-claim-when =
    { $own ->
        [yes] Зроблено при своєму ході; півходів, ніким не вказаних: { $gaps }.
       *[no] Зроблено при ході суперника; півходів, ніким не вказаних: { $gaps }.
    }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
desk-claim-occurred = Та сама позиція з тією самою чергою ходу, скільки разів: { $count }, після півходів { $plies }; три дають нічию (Кодекс I 6.1).

# Under a claim: a count that runs. $cause: which, see ending-name; $made, $limit: moves of each side;
# $article: of the Kodeks.
desk-claim-count = Відлік: { ending-name }, ходів кожної сторони: { $made } з { $limit } ({ $article }).

# Under a claim: what stands on the board. Men, kings, and their worth, a king counting two.
desk-claim-material = На дошці: білі, простих { $white-men }, дамок { $white-kings }, вартість { $white }; чорні, простих { $black-men }, дамок { $black-kings }, вартість { $black }.

# Under a claim: the rules propose a result. $result: as tables write it; $cause: see ending-name; $article:
# of the Kodeks.
desk-claim-proven = Пропозиція: { $result }, { ending-name } ({ $article }). Задовольнити або відмовити.

# The same where the rule that the player named does not prove it, but another does. $result, $cause, $article: as
# above.
desk-claim-proven-otherwise = За названим правилом не підтверджено, але підтверджено за іншим. Пропозиція: { $result }, { ending-name } ({ $article }). Задовольнити або відмовити.

# A claim in a blind game at a tempo of its own. $holds: does the event play by Kodeks III 9.1 there, yes or no.
desk-claim-other-tempo =
    { $holds ->
        [yes] Контроль не з II 6.1 і 6.2: у змаганні діє III 9.1 (Кодекс VIII 5.2).
       *[no] Контроль не з II 6.1 і 6.2: у змаганні не діє III 9.1 (Кодекс VIII 5.2).
    }

# Under a claim: the record does not prove it.
desk-claim-not-proven = Запис цього не підтверджує. Відмовити або вирішити, вказавши результат і причину.

# Under a claim: the claimant has a capture to make.
desk-claim-must-capture = Недопустимо: сторона, яка заявила, мусить бити (Кодекс III 9.1). Відмовити.

# Under a claim: no rule can tell. $cause: see ending-name; $article: of the Kodeks.
desk-claim-arbiters-call = На розсуд судді: { ending-name } ({ $article }). Задовольнити або відмовити.

# Grant or refuse, and no claim waits.
desk-no-claim = Жодна заява не чекає.

# Before a result is declared. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-ask-result = Цим партія закінчується: { $result }, { ending-name } ({ $article }), так чи ні?

# The arbiter said no to that.
desk-not-declared = Нічого не оголошено.

# He said yes. $result, $cause, $article as before.
desk-declared = Оголошено: { $result }, { ending-name } ({ $article }).

# A result without a cause that fits. $causes: those that fit, separated by commas.
desk-cause-wanted = Після результату напишіть причину, одну з: { $causes }.

# A complaint about the clock after the control.
desk-too-late-for-the-clock = Позначено як подане після контролю: скарги на годинник або прапорець подають до нього (Кодекс II 6.11).

# Under a claim: both clocks as they stood when it was made. $white, $black: what was left.
desk-claim-clocks = Годинники в момент заяви: білі { $white }, чорні { $black }.

# Under a claim: a flag that had fallen then. $side: white or black.
desk-claim-flag =
    { $side ->
        [white] Прапорець білих тоді вже впав.
       *[black] Прапорець чорних тоді вже впав.
    }

# What fallen flags propose. $result: as tables write it; $cause: see ending-name; $article: of the Kodeks.
desk-flag-proposal = Пропозиція за прапорцями: { $result }, { ending-name } ({ $article }). Оголошується словом вирішити, з результатом і причиною.

# Somebody is later than the event allows. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-too-late = Запізнення більше за дозволене. Пропозиція: { $result }, { ending-name } ({ $article }). Оголошується словом вирішити, з результатом і причиною.

# Somebody wished to be forgotten: it was done. $file: the record.
forget-done = { $file }: імена та позначку про інвалідність вилучено; партія залишається.

# The same: what is not taken out of the record.
forget-typed = Слова, набрані під час партії, залишаються, як і рішення словами судді.

# The same: a file beside the record that is still there. $file: its path.
forget-elsewhere = Не входить до запису й може ще містити імена: { $file }

# The same: what the program cannot know.
forget-copies = Про копії запису та перенесені розшифровки і звук тут нічого не відомо.

# What the clock does while somebody is absent. $clock: white or black (whose clock runs), waits (none yet), white-next
# or black-next (both stand; whose runs when play goes on), none (there is no clock).
desk-presence-clock =
    { $clock ->
        [white] {" "}Іде годинник білих.
        [black] {" "}Іде годинник чорних.
        [waits] {" "}Жоден годинник ще не йде; він піде з початком туру.
        [white-next] {" "}Обидва годинники стоять; коли гра продовжиться, піде годинник білих.
        [black-next] {" "}Обидва годинники стоять; коли гра продовжиться, піде годинник чорних.
       *[none] {""}
    }

# Who is noted absent. $who: white, black, both or nobody; $clock: as above.
desk-presence =
    { $who ->
        [white] Записано неявку: білі.{ desk-presence-clock }
        [black] Записано неявку: чорні.{ desk-presence-clock }
        [both] Записано неявку: білі й чорні.{ desk-presence-clock }
       *[nobody] Нічиєї неявки не записано.{ desk-presence-clock }
    }

# The arbiter lets play go on where nothing stands still. $why: over, running or no-clock; $side: whose clock runs,
# white or black.
desk-nothing-stopped =
    { $why ->
        [over] Нічого не було зупинено: партію закінчено.
        [running] { $side ->
            [white] Нічого не було зупинено: іде годинник білих.
           *[black] Нічого не було зупинено: іде годинник чорних.
        }
       *[no-clock] Нічого не було зупинено: гра триває, а годинника програма не веде.
    }

# A yes or no that answers nothing.
desk-nothing-asked = Ні про що не питали; нічого не записано.

# The arbiter stops play that stands still.
desk-already-stopped = Гру вже зупинено; її продовжує слово продовжити.

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
desk-whose-answer = Чия це відповідь? Поки слова судді відкриті, вона рахується з назвою сторони: білі: так, чорні: ні. Нічого не записано.

# A row of the list of time controls, read and not heard. $name: as it is typed; $control: as it is written; $tempo: blitz,
# rapid or classical; $minutes: for the first sixty moves; $old: is it one of older rules, yes or no.
clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } колишній
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

# One word for a tempo. $tempo: see clocks-row.
clocks-tempo =
    { $tempo ->
        [blitz] бліц
        [rapid] швидка
       *[classical] класика
    }
