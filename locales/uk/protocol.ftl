### An arbiter's protocol: what happened at the board and what he decided. Printed and signed; half-moves stand
### as records write them, times as clocks show them.

# The first line.
protocol-title = Протокол судді

# Official or not. $mode: official or training.
protocol-mode =
    { $mode ->
        [official] Офіційна партія.
       *[training] Тренування: протокол неофіційний.
    }

# The chief arbiter's consent to the device. $consent: who and when, as the event file has it.
protocol-consent = Згода на пристрій (Кодекс II 2.4.10): { $consent }

# To what else the chief arbiter consented. $function: which, as a setting; $consent: who, when.
protocol-consent-to = Згода (Кодекс II 2.4.10), { $function }: { $consent }

# The program he consented to. $program: its hash.
protocol-program = Згода на цю програму: { $program }

# The event. $name: as the arbiter named it.
protocol-event = Змагання: { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Тур: { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Контроль часу: { $time }

# What the arbiter fixed before the round; a line for each setting follows.
protocol-settings = Налаштування:

# One of them. $setting: as it is read aloud.
protocol-setting = - { $setting }

# What he fixed cannot be read by this version. $settings: as it was kept.
protocol-settings-unread = Налаштування в тому вигляді, як збережено: { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Правила: { $rules }

# The players. $white, $black: names, or a question mark where they were not given or were removed.
protocol-players = Білі: { $white }. Чорні: { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Початок: { $start }

# One thing that happened. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# Nothing happened that belongs here.
protocol-nothing = Нічого, що належало б до протоколу, не сталося.

# A question before the first move, and its answer. $question: as it was heard; $answer: yes, no, braille, print,
# dictaphone, sensed by a board, or confirmed by the arbiter.
protocol-prepared = До початку, { $question } { $answer ->
        [yes] Так.
        [no] Ні.
        [braille] Брайлем.
        [print] Плоским шрифтом.
        [dictaphone] На диктофон.
        [sensed] Так, за показом дошки.
       *[confirmed] Підтверджено суддею.
    }

# The arbiter appointed an assistant. $side: whose, white or black; $name: who, or a question mark where names
# were removed.
protocol-appointed =
    { $side ->
        [white] Призначено асистента білих (Кодекс VIII 4.2): { $name }.
       *[black] Призначено асистента чорних (Кодекс VIII 4.2): { $name }.
    }

# Somebody called the arbiter. $by: white, black, or nobody where it is not known who.
protocol-called =
    { $by ->
        [white] Білі викликали суддю.
        [black] Чорні викликали суддю.
       *[nobody] Суддю викликано.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] Суддя за роботою.
        [refused] Введено неправильний код судді.
       *[closed] Суддівську роботу закінчено.
    }

# The opponent demanded that a half-move be put right. $by: white or black; $move: which.
protocol-demanded =
    { $by ->
        [white] Білі вимагають за Кодексом I 5.4 виправити { $move }.
       *[black] Чорні вимагають за Кодексом I 5.4 виправити { $move }.
    }

# Under a demand: a board differed from the record just then. $board as in board-name.
protocol-demanded-while-differing = Спочатку вирішити (Кодекс VIII 3.1): { board-name } розходиться із записом.

# Under a demand: the players' records part before it. $move: the first half-move of which they differ.
protocol-demanded-after-parting = Спочатку вирішити (Кодекс VIII 3.1): { $move } повторено інакше.

# The opponent let a half-move stand. $by: white or black; $move: which.
protocol-let-stand =
    { $by ->
        [white] Білі залишають { $move } (Кодекс I 5.4).
       *[black] Чорні залишають { $move } (Кодекс I 5.4).
    }

# An irregularity was accepted. $move: which half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } прийнято наступним ходом суперника (Кодекс I 5.7).
       *[let-stand] { $move } прийнято, суперник залишає цей хід (Кодекс I 5.4).
    }

# A slip was put right before the press. $side: white or black; $ply: at which half-move; $was, $is: first
# and then; $time: how long after.
protocol-slip =
    { $side ->
        [white] Обмовка білих у півході { $ply }: { $was }, виправлено на { $is } через { $time }.
       *[black] Обмовка чорних у півході { $ply }: { $was }, виправлено на { $is } через { $time }.
    }

# Words and half-move differed and were not put right. $said, $done: half-moves.
protocol-discrepancy = Оголошено { $said }, зроблено { $done }; вчасно не виправлено.

# The hand did something against the rules on its way to a half-move; nobody was told. $move: which;
# $article: of the Kodeks; $squares: those that show it.
protocol-hand = Рука на шляху до { $move }: { $article }, поля { $squares }; помічено, нікому не повідомлено.

# The other side went on, or somebody pressed, before the second man made a king. $move: which half-move.
protocol-crown-missing = Після { $move } на дамці не було другої шашки, коли гра пішла далі (Кодекс I 3.5, 3.6); не повідомлено.

# Both clocks were stopped.
protocol-stopped = Зупинено годинники обох сторін (Кодекс IV 2.12).

# The game went on. $time: how long it stood still.
protocol-resumed = Гра йде далі; перерва тривала { $time }.

# A board differed from the record. $board as in board-name; $shown: what it showed, as FEN; $remove, $put:
# squares to be emptied and filled.
protocol-board-differed = Розбіжність, { board-name }: стоїть { $shown }; зняти: { $remove }; поставити: { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = Збігається із записом: { board-name }.

# A board showed half-moves before it had once agreed with the record, and it was asked about them. $shown: the
# half-moves as they are written; $board as in board-name.
protocol-board-asked = Ще не збіглася із записом, { board-name }: стояло { $shown }; запитано, чи це так.

# How that question ended. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] На питання про { $shown } відповіли: так.
         [no] На питання про { $shown } відповіли: ні.
         [press] Питання про { $shown } вирішено натисканням годинника.
         [next-half-move] Питання про { $shown } вирішено наступним півходом.
        *[changed] Питання про { $shown } відпало: раніше змінилася дошка або запис.
    }

# The arbiter read in a record. $side: white or black; $written: as he typed it.
protocol-sheet =
    { $side ->
        [white] Запис білих, як введено: { $written }
       *[black] Запис чорних, як введено: { $written }
    }

# The records were compared. $case: A, B or C; $agreed: half-moves both state alike from the beginning;
# $counted: yes, or no where no record counts half-moves; $ply: after which it was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Звірка записів (Кодекс VIII 3.1): випадок { $case }, однакових півходів { $agreed }, запропоновано грати далі після півходу { $ply }.
       *[no] Звірка записів (Кодекс VIII 3.1): випадок { $case }, однакових півходів { $agreed }.
    }

# Why that was proposed. $why: one of reconcile-why.
protocol-why = Підстава: { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] Запис білих
       *[black] Запис чорних
    }

# The arbiter went back. $ply: after which half-move the game goes on; $count: how many were struck out;
# $struck: which.
protocol-walked-back =
    { $count ->
        [0] Рішення: повернутися до позиції після півходу { $ply }; нічого не викреслено.
       *[other] Рішення: повернутися до позиції після півходу { $ply }; викреслено: { $struck }.
    }

# The arbiter undid it. $moves: what stands again.
protocol-put-back = Рішення: повернення скасовано; знову стоять: { $moves }.

# Both clocks were read or set. $ply: after which half-move; $white, $black: times.
protocol-readings = Годинники після півходу { $ply }: білі { $white }, чорні { $black }.

# Time was charged. $white, $black: how much to each.
protocol-charged = Рішення: нараховано білим { $white }, чорним { $black } (Кодекс II 6.19).

# Time was charged, besides what was charged before. $number: which charge of the game it is; $white, $black: how
# much to each.
protocol-charged-more = Рішення, нарахування { $number }: білим { $white }, чорним { $black } (Кодекс II 6.19).

# A charge was taken back. $number: which; $white, $black: how much it had been.
protocol-charge-taken-back = Рішення: нарахування { $number } скасовано, білі { $white }, чорні { $black }.

# A decision in the arbiter's words. $reason: what he wrote.
protocol-decided = Рішення: { $reason }

# A half-move that the rules forbid was seen; nobody was told. $ply: which; $move: what was played;
# $article: of the Kodeks.
protocol-irregular = Півхід { $ply }, { $move }: неправильний, { $article }; помічено, нікому не повідомлено.

# A half-move was struck out before it counted. $move: which; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] Виправлено: { $move }.
       *[taken-back] Узято назад: { $move }.
    }

# Where people sign.
protocol-signature = Суддя: ____________________   Білі: ____________________   Чорні: ____________________

# A draw was offered. $side: white or black; $ply: after which half-move; $admissible: yes, or why not.
protocol-offered =
    { $side ->
        [white] Білі пропонують нічию після півходу { $ply }{ protocol-offer-state }.
       *[black] Чорні пропонують нічию після півходу { $ply }{ protocol-offer-state }.
    }

# Why it could not be offered, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , надто рано; не передано (Кодекс II 5.1)
        [too-many-pieces] , коли шашок забагато; не передано (Кодекс III 6)
        [repeated] , повторно до пропозиції суперника; не передано (Кодекс II 5.1)
        [not-after-move] , але не між ходом і натисканням годинника; не передано (Кодекс II 5.1)
       *[yes] {""}
    }

# A draw offer was answered in words. $side: white or black; $answer: accepted or declined.
protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] Білі приймають нічию.
           *[black] Чорні приймають нічию.
        }
       *[declined] { $side ->
            [white] Білі відхиляють нічию.
           *[black] Чорні відхиляють нічию.
        }
    }

# The game is over. $result: as the Kodeks writes it; $cause: the article; $name: a
# comma and ending-name, or nothing.
protocol-ended = Партію закінчено, { $result }{ $name } ({ $cause }).

# Why a game ended, as it is written. $cause: see the variants.
ending-name =
    { $cause ->
        [no-pieces] немає шашок
        [blocked] немає ходів
        [resignation] здача партії
        [refusal] відмова дотримуватися правил
        [time] прострочення часу
        [forfeit] неявка
        [sanction] санкція
        [agreement] згода сторін
        [repetition] триразове повторення позиції
        [kings] ходи самими дамками
        [three-kings] три шашки проти однієї дамки
        [main-line] слабша сторона сама на головній дорозі
        [main-line-taken] три дамки проти однієї, головну дорогу зайнято
        [two-kings] не більше двох шашок проти однієї дамки
        [regulation] нічия за регламентом
        [short-of-time] мало часу за явної переваги
        [both-flags] упали обидва прапорці
        [cannot-win] виграти ніхто не може
       *[decision] рішення судді
    }

# A side says yes or no to the result. $by: white or black; $agrees: yes or no.
protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] Білі підтверджують результат.
           *[black] Чорні підтверджують результат.
        }
       *[no] { $by ->
            [white] Білі не підтверджують результат.
           *[black] Чорні не підтверджують результат.
        }
    }

# A claim. $side: white or black; $what: see claim-name; $ply: after which half-move.
protocol-claimed =
    { $side ->
        [white] Білі заявляють: { claim-name }, після півходу { $ply }.
       *[black] Чорні заявляють: { claim-name }, після півходу { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Позиція: { $position }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
protocol-claim-occurred = Позиція трапилася: { $count }, після півходів { $plies } (Кодекс I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Відлік: { ending-name }, ходів кожної сторони: { $made } з { $limit }.

# Under a claim: what the rules say. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Підтверджено записом ({ $article }).
        [proven-otherwise] За названим правилом не підтверджено, але підтверджено за іншим ({ $article }).
        [arbiters-call] На розсуд судді ({ $article }).
        [must-capture] Недопустимо, сторона, яка заявила, мусить бити (Кодекс III 9.1).
       *[not-proven] Запис цього не підтверджує.
    }

# The arbiter ruled. $side: white or black, whose claim it was; $granted: yes or no.
protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Рішення: заяву білих задоволено.
           *[black] Рішення: заяву чорних задоволено.
        }
       *[no] { $side ->
            [white] Рішення: заяву білих відхилено.
           *[black] Рішення: заяву чорних відхилено.
        }
    }

# A sanction. $side: white or black; $sanction: see sanction-name; $why: in the arbiter's words.
protocol-sanctioned =
    { $side ->
        [white] Санкція білим: { sanction-name } (Кодекс II 2.5). { $why }
       *[black] Санкція чорним: { sanction-name } (Кодекс II 2.5). { $why }
    }

# Which sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] зауваження
        [warning] публічне попередження
        [loss] поразка в партії
       *[disqualification] дискваліфікація
    }

# A complaint. $side: white or black; $ply: after which half-move; $why: what about; $late: yes where it is about
# the clock and came after the control.
protocol-complained =
    { $side ->
        [white] Скарга білих після півходу { $ply }: { $why }{ protocol-complained-late }
       *[black] Скарга чорних після півходу { $ply }: { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[після контролю часу, Кодекс II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article;
# $name: a comma and why, or nothing.
protocol-result = Результат: { $result }, очки { $score }{ $name } ({ $cause }).

# At the end: half-moves that nobody stated. $plies: which.
protocol-gaps = Дописати в запис (Кодекс II 6.21), півходи: { $plies }.

# Above the signatures: which sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Оригінал, для організатора (Кодекс II 3.7):
       *[copy] Копія, для гравців (Кодекс II 3.7):
    }

# Under a claim: both clocks then. $white, $black: what was left.
protocol-claim-clocks = Годинники в момент заяви: білі { $white }, чорні { $black }.

# At the end: what each side has used. $white, $black: times.
protocol-times-used = Витрачений час (Кодекс II 6.21): білі { $white }, чорні { $black }.

# A flag fell. $side: white or black; $moves: how many moves that side had made; $played: the time that both
# had used until then, to the millisecond.
protocol-flag =
    { $side ->
        [white] Упав прапорець білих
       *[black] Упав прапорець чорних
    }, усього зіграно { $played }; зроблено ходів: { $moves } (Кодекс II 6.12).

# A flag that fell is up again, because the arbiter took a charge back, set the times, or took the game back.
# $side: white or black.
protocol-flag-void =
    { $side ->
        [white] Прапорець білих знову піднято
       *[black] Прапорець чорних знову піднято
    }: годинник змінено, і попереднє його падіння недійсне.

# The arbiter noted who is not there when the round begins, or has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] Білі
       *[black] Чорні
    } { $there ->
        [yes] на місці
       *[no] відсутні
    } (Кодекс II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Рішення: несправний годинник замінено, час веде програма (Кодекс II 6.10).

# The computer slept, or its own clock was changed. $by: how much; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] Годинник комп'ютера попереду відлічуваного часу на { $by }.
       *[behind] Годинник комп'ютера позаду відлічуваного часу на { $by }.
    }

# The program was away and took the game up again. $closed: had it ended as it should, yes or no; $side: whose clock ran,
# white, black or nobody; $known: yes, or no where the computer's own clock was changed; $lost: for how long nothing was
# written.
protocol-clock-gap =
    { $closed ->
        [yes] Програму було завершено
       *[no] Програма обірвалася
    } і запущено знову; { $side ->
        [white] ішов годинник білих
        [black] ішов годинник чорних
       *[nobody] годинник не йшов
    }, { $known ->
        [yes] останній запис був { $lost } тому.
       *[no] скільки, невідомо.
    }

# Under it: one reading that was offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] як за останнім відліком
        [ran] як ішов до останнього запису
       *[charged] з часом після нього, нарахованим стороні, чий годинник ішов
    }: білі { $white }, чорні { $black }.

# The clock was set going. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: whose
# clock runs; $white, $black: times left; $chosen: after a gap, which of the readings it goes on from as in
# desk-clock-offered, or none where the arbiter set others.
protocol-clock-set-going =
    { $because ->
        [round-begins] Тур починається (Кодекс II 4.4)
        [after-gap] Після цього гра йде далі
        [after-call] Після виклику чи заяви гра йде далі
       *[stood] Годинник, який стояв, пущено
    }: { $side ->
        [white] іде годинник білих
       *[black] іде годинник чорних
    }, білі { $white }, чорні { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] як за останнім відліком
            [ran] як ішов до останнього запису
            [charged] з часом після нього, нарахованим стороні, чий годинник ішов
           *[none] як установлено суддею
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: is the time shared, yes or no.
protocol-completion-due =
    { $shared ->
        [yes] Півходи, які треба дописати після цейтноту: { $missing }; час ділиться порівну (Кодекс II 6.15).
       *[no] Півходи, які треба дописати після цейтноту: { $missing } (Кодекс II 6.14).
    }

# They are complete. $time: how long it took.
protocol-completion-ended = Запис знову повний; на це пішло { $time }.

# The game was taken up again although its record was not whole. $count: how many half-moves could be read; $lost: what was
# wrong: log-missing, log-damaged, log-strange or unread.
protocol-not-whole =
    Під час відновлення із запису вдалося прочитати лише півходів: { $count }; { $lost ->
        [log-missing] бракувало останньої частини, файла із закінченням -wal
        [log-damaged] остання частина, файл із закінченням -wal, була пошкоджена й відкладена
        [log-strange] поруч лежав чужий файл із закінченням -wal, його відкладено
       *[unread] частину запису не вдалося зрозуміти
    }. Про це було поставлено запитання, і партія тривала далі.

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Ходи:
