protocol-title = Протокол { -arbiter(case: "gen") }

protocol-rehearsal = Репетиція, неофіційна

protocol-mode =
    { $mode ->
        [official] Офіційна партія.
        [rehearsal] Репетиція, неофіційна: це не протокол партії.
       *[training] Тренування: протокол неофіційний.
    }

protocol-consent = Згода на пристрій (Кодекс II 2.4.10): { $consent }

protocol-consent-to = Згода (Кодекс II 2.4.10), { $function }: { $consent }

protocol-program = Згода на цю програму: { $program }

protocol-event = Змагання: { $name }

protocol-round = Тур: { $name }

protocol-time = Контроль часу: { $time }

protocol-settings = Налаштування:

protocol-setting = - { $setting }

protocol-settings-unread = Налаштування в тому вигляді, як збережено: { $settings }

protocol-rules = Правила: { $rules }

protocol-players = Білі: { $white }. Чорні: { $black }.

protocol-start = Початок: { $start }

protocol-line = { $time } UTC  { $what }

protocol-by-arbiter =
    { $code ->
        [chief] Головний { -arbiter }: { $what }
       *[round] { CAPITAL(-arbiter) } туру { $number }: { $what }
    }

protocol-by-named =
    { $code ->
        [chief] Головний { -arbiter } ({ $name }): { $what }
       *[round] { CAPITAL(-arbiter) } туру { $number } ({ $name }): { $what }
    }

protocol-nothing = Нічого, що належало б до протоколу, не сталося.

protocol-prepared = До початку, { $question } { $answer ->
        [yes] Так.
        [no] Ні.
        [braille] Брайлем.
        [print] Плоским шрифтом.
        [dictaphone] На диктофон.
        [sensed] Так, за показом { -board(case: "gen") }.
       *[confirmed] Підтверджено { -arbiter(case: "ins") }.
    }

protocol-appointed =
    { $side ->
        [white] Призначено { -assistant(case: "gen") } білих (Кодекс VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}лише для запису (Кодекс II 6.3)
               *[no] {""}
            }.
       *[black] Призначено { -assistant(case: "gen") } чорних (Кодекс VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}лише для запису (Кодекс II 6.3)
               *[no] {""}
            }.
    }

protocol-called =
    { $by ->
        [white] Білі викликали { -arbiter(case: "acc") }.
        [black] Чорні викликали { -arbiter(case: "acc") }.
       *[nobody] { CAPITAL(-arbiter(case: "acc")) } викликано.
    }

protocol-arbiter =
    { $state ->
        [opened] { CAPITAL(-arbiter) } за роботою.
        [refused] Введено неправильний код { -arbiter(case: "gen") }.
       *[closed] Суддівську роботу закінчено.
    }

protocol-round-arbiter =
    { $state ->
        [opened] { CAPITAL(-arbiter) } туру { $number } за роботою.
       *[closed] { CAPITAL(-arbiter) } туру { $number } закінчив роботу.
    }

protocol-times-told =
    { $side ->
        [white] На прохання повідомлено білим на їхньому ході (Кодекс VIII 5.1): { answer-used }зроблено ходів: білі { $whites }, чорні { $blacks }.
       *[black] На прохання повідомлено чорним на їхньому ході (Кодекс VIII 5.1): { answer-used }зроблено ходів: білі { $whites }, чорні { $blacks }.
    }

protocol-handed-over = Стіл передано: { $name }.

protocol-arbiter-named =
    { $code ->
        [chief] Головний { -arbiter }: { $name }.
       *[round] { CAPITAL(-arbiter) } туру { $number }: { $name }.
    }

protocol-responsible = Хто відповідав за стіл:

protocol-responsible-first =
    { $code ->
        [chief] {"  "}до { $until }: { -arbiter }
       *[round] {"  "}до { $until }: { -arbiter } туру { $number }
    }

protocol-responsible-first-named = {"  "}до { $until }: { $name }

protocol-responsible-for = {"  "}від { $from } до { $until }: { $name }

protocol-responsible-from = {"  "}від { $from }: { $name }

protocol-demanded =
    { $by ->
        [white] Білі вимагають за Кодексом I 5.4 виправити { $move }.
       *[black] Чорні вимагають за Кодексом I 5.4 виправити { $move }.
    }

protocol-demanded-while-differing = Спочатку вирішити (Кодекс VIII 3.1): { board-name } розходиться із записом.

protocol-demanded-after-parting = Спочатку вирішити (Кодекс VIII 3.1): { $move } повторено інакше.

protocol-let-stand =
    { $by ->
        [white] Білі залишають { $move } (Кодекс I 5.4).
       *[black] Чорні залишають { $move } (Кодекс I 5.4).
    }

protocol-accepted =
    { $by ->
        [next-half-move] { $move } прийнято наступним ходом суперника (Кодекс I 5.7).
       *[let-stand] { $move } прийнято, суперник залишає цей хід (Кодекс I 5.4).
    }

protocol-slip =
    { $side ->
        [white] Обмовка білих у { -half-move(case: "loc") } { $ply }: { $was }, виправлено на { $is } через { $time }.
       *[black] Обмовка чорних у { -half-move(case: "loc") } { $ply }: { $was }, виправлено на { $is } через { $time }.
    }

protocol-discrepancy = Оголошено { $said }, зроблено { $done }; вчасно не виправлено.

protocol-hand = Рука на шляху до { $move }: { $article }, поля { $squares }; помічено, нікому не повідомлено.

protocol-men-off = { CAPITAL(-half-move) } { $ply }, { $move }, показує, що на { $squares } нічого не стоїть, як прийняла інша сторона (Кодекс I 5.7); помічено, нікому не повідомлено.

protocol-crown-missing = Після { $move } на { -king(case: "loc") } не було другої шашки, коли гра пішла далі (Кодекс I 3.5, 3.6); не повідомлено.

protocol-stopped = Зупинено { -clock(number: "plural") } обох сторін (Кодекс IV 2.12).

protocol-resumed = Гра йде далі; перерва тривала { $time }.

protocol-board-differed = Розбіжність, { board-name }: стоїть { $shown }; зняти: { $remove }; поставити: { $put }.

protocol-board-agreed = Збігається із записом: { board-name }.

protocol-sensor-switched =
    { $on ->
        [yes] Датчик поля { $square } знову увімкнено { board-where }.
       *[no] Датчик поля { $square } вимкнено { board-where }: доки його не увімкнено, поле не видно, а { -half-move(number: "plural") } на ньому вводять або оголошують.
    }

protocol-sensor-proposed = Гра { board-where } тривала при невидимій шашці на { $square }: запропоновано вимкнути цей датчик.

protocol-man-decided =
    { $there ->
        [yes] Шашка на { $square } стоїть, хоча її не було на { -board(case: "loc") }, коли інша сторона грала далі (Кодекс I 5.7).
       *[no] Шашки на { $square } немає: інша сторона прийняла це, граючи далі (Кодекс I 5.7).
    }

protocol-difference-asked = Репетиція: попросили про розбіжність.

protocol-difference-made =
    { $mishap ->
        [falls] Репетиція: з { -board(case: "gen") } { $side ->
            [white] білих
           *[black] чорних
        } впала шашка.
        [carried-elsewhere] Репетиція: на { -board(case: "loc") } { $side ->
            [white] білих
           *[black] чорних
        } замість цього зроблено { $move }.
        [written-otherwise] Репетиція: { $side ->
            [white] білі
           *[black] чорні
        } замість цього зробили і записали { $move }.
        [pushed] Репетиція: на { -board(case: "loc") } { $side ->
            [white] білих
           *[black] чорних
        } зсунуто дві шашки.
       *[left-standing] Репетиція: на { -board(case: "loc") } { $side ->
            [white] білих
           *[black] чорних
        } лишилася взята шашка.
    }

protocol-sensors-switched =
    { $on ->
        [yes] Датчики знову увімкнено { board-where }.
       *[no] Датчики вимкнено { board-where }: доки їх не увімкнено, { -half-move(number: "plural") } вводять або оголошують.
    }

protocol-board-asked = Ще не збіглася із записом, { board-name }: стояло { $shown }; запитано, чи це так.

protocol-board-answered =
    { $answer ->
         [yes] На питання про { $shown } відповіли: так.
         [no] На питання про { $shown } відповіли: ні.
         [press] Питання про { $shown } вирішено натисканням { -clock(case: "gen") }.
         [next-half-move] Питання про { $shown } вирішено наступним { -half-move(case: "ins") }.
        *[changed] Питання про { $shown } відпало: раніше змінилася { -board } або запис.
    }

protocol-sheet =
    { $side ->
        [white] Запис білих, як введено: { $written }
       *[black] Запис чорних, як введено: { $written }
    }

protocol-compared =
    { $counted ->
        [yes] Звірка записів (Кодекс VIII 3.1): випадок { $case }, однакових { -half-move(number: "plural", case: "gen") } { $agreed }, запропоновано грати далі після { -half-move(case: "gen") } { $ply }.
       *[no] Звірка записів (Кодекс VIII 3.1): випадок { $case }, однакових { -half-move(number: "plural", case: "gen") } { $agreed }.
    }

protocol-why = Підстава: { $why }.

protocol-column =
    { $side ->
        [white] Запис білих
       *[black] Запис чорних
    }

protocol-walked-back =
    { $count ->
        [0] Рішення: повернутися до позиції після { -half-move(case: "gen") } { $ply }; нічого не викреслено.
       *[other] Рішення: повернутися до позиції після { -half-move(case: "gen") } { $ply }; викреслено: { $struck }.
    }

protocol-put-back = Рішення: повернення скасовано; знову стоять: { $moves }.

protocol-readings = { CAPITAL(-clock(number: "plural")) } після { -half-move(case: "gen") } { $ply }: білі { $white }, чорні { $black }.

protocol-charged = Рішення: нараховано білим { $white }, чорним { $black } (Кодекс II 6.19).

protocol-charged-more = Рішення, нарахування { $number }: білим { $white }, чорним { $black } (Кодекс II 6.19).

protocol-charge-taken-back = Рішення: нарахування { $number } скасовано, білі { $white }, чорні { $black }.

protocol-press-taken-back =
    { $side ->
        [white] Рішення: перемикання білих, що чекало { -half-move(case: "gen") }, скасовано.
       *[black] Рішення: перемикання чорних, що чекало { -half-move(case: "gen") }, скасовано.
    }

protocol-hand-over-stop = { CAPITAL(-half-move) } { $move } розпочато за { $began } мс до зупинки й закінчено через { $ended } мс після неї.

protocol-decided = Рішення: { $reason }

protocol-irregular = { CAPITAL(-half-move) } { $ply }, { $move }: неправильний, { $article }; помічено, нікому не повідомлено.

protocol-struck =
    { $because ->
        [corrected] Виправлено: { $move }.
       *[taken-back] Узято назад: { $move }.
    }

protocol-signature = { CAPITAL(-arbiter) }: ____________________   Білі: ____________________   Чорні: ____________________

protocol-offered =
    { $side ->
        [white] Білі пропонують нічию після { -half-move(case: "gen") } { $ply }{ protocol-offer-state }.
       *[black] Чорні пропонують нічию після { -half-move(case: "gen") } { $ply }{ protocol-offer-state }.
    }

protocol-offer-state =
    { $admissible ->
        [too-early] , надто рано; не передано (Кодекс II 5.1)
        [too-many-pieces] , коли шашок забагато; не передано (Кодекс III 6)
        [repeated] , повторно до пропозиції суперника; не передано (Кодекс II 5.1)
        [not-after-move] , але не між ходом і натисканням { -clock(case: "gen") }; не передано (Кодекс II 5.1)
       *[yes] {""}
    }

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

protocol-ended = Партію закінчено, { $result }{ $name } ({ $cause }).

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
        [kings] ходи самими { -king(number: "plural", case: "ins") }
        [three-kings] три шашки проти однієї { -king(case: "gen") }
        [main-line] слабша сторона сама на головній дорозі
        [main-line-taken] три { -king(number: "plural") } проти однієї, головну дорогу зайнято
        [two-kings] не більше двох шашок проти однієї { -king(case: "gen") }
        [regulation] нічия за регламентом
        [short-of-time] мало часу за явної переваги
        [both-flags] упали обидва прапорці
        [cannot-win] виграти ніхто не може
       *[decision] рішення { -arbiter(case: "gen") }
    }

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

protocol-claimed =
    { $side ->
        [white] Білі заявляють: { claim-name }, після { -half-move(case: "gen") } { $ply }.
       *[black] Чорні заявляють: { claim-name }, після { -half-move(case: "gen") } { $ply }.
    }

protocol-claim-position = Позиція: { $position }

protocol-claim-occurred = Позиція трапилася: { $count }, після { -half-move(number: "plural", case: "gen") } { $plies } (Кодекс I 6.1).

protocol-claim-count = Відлік: { ending-name }, ходів кожної сторони: { $made } з { $limit }.

protocol-claim-finding =
    { $finding ->
        [proven] Підтверджено записом ({ $article }).
        [proven-otherwise] За названим правилом не підтверджено, але підтверджено за іншим ({ $article }).
        [arbiters-call] На розсуд { -arbiter(case: "gen") } ({ $article }).
        [must-capture] Недопустимо, сторона, яка заявила, мусить бити (Кодекс III 9.1).
        [quick-games-only] Недопустимо, це право швидких партій без додатка часу (Кодекс III 9.2), а ця не така.
       *[not-proven] Запис цього не підтверджує.
    }

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

protocol-claim-voided =
    { $side ->
        [white] Заява білих недійсна: партію повернуто до неї.
       *[black] Заява чорних недійсна: партію повернуто до неї.
    }

protocol-sanctioned =
    { $side ->
        [white] Санкція білим: { sanction-name } (Кодекс II 2.5). { $why }
       *[black] Санкція чорним: { sanction-name } (Кодекс II 2.5). { $why }
    }

sanction-name =
    { $sanction ->
        [reprimand] зауваження
        [warning] публічне попередження
        [loss] поразка в партії
       *[disqualification] дискваліфікація
    }

protocol-complained =
    { $side ->
        [white] Скарга білих після { -half-move(case: "gen") } { $ply }: { $why }{ protocol-complained-late }
       *[black] Скарга чорних після { -half-move(case: "gen") } { $ply }: { $why }{ protocol-complained-late }
    }

protocol-complained-late =
    { $late ->
        [yes] {" "}[після контролю часу, Кодекс II 6.11]
       *[no] {""}
    }

protocol-result = Результат: { $result }, очки { $score }{ $name } ({ $cause }).

protocol-gaps = Дописати в запис (Кодекс II 6.21), { -half-move(number: "plural") }: { $plies }.

protocol-copy =
    { $copy ->
        [original] Оригінал, для організатора (Кодекс II 3.7):
       *[copy] Копія, для гравців (Кодекс II 3.7):
    }

protocol-claim-clocks = { CAPITAL(-clock(number: "plural")) } в момент заяви: білі { $white }, чорні { $black }.

protocol-times-used = Витрачений час (Кодекс II 6.21): білі { $white }, чорні { $black }.

protocol-flag =
    { $side ->
        [white] Упав прапорець білих
       *[black] Упав прапорець чорних
    }, усього зіграно { $played }; зроблено ходів: { $moves } (Кодекс II 6.12).

protocol-flag-void =
    { $side ->
        [white] Прапорець білих знову піднято
       *[black] Прапорець чорних знову піднято
    }: { -clock } змінено, і попереднє його падіння недійсне.

protocol-presence =
    { $side ->
        [white] Білі
       *[black] Чорні
    } { $there ->
        [yes] на місці
       *[no] відсутні
    } (Кодекс II 4.5).

protocol-clock-replaced = Рішення: несправний { -clock } замінено, час веде програма (Кодекс II 6.10).

protocol-clock-swapped = { CAPITAL(-clock) } був підключений навпаки: звідси його сторони поміняно.

protocol-time-jumped =
    { $way ->
        [ahead] { CAPITAL(-clock) } комп'ютера попереду відлічуваного часу на { $by }.
       *[behind] { CAPITAL(-clock) } комп'ютера позаду відлічуваного часу на { $by }.
    }

protocol-clock-gap =
    { $closed ->
        [yes] Програму було завершено
       *[no] Програма обірвалася
    } і запущено знову; { $side ->
        [white] ішов { -clock } білих
        [black] ішов { -clock } чорних
       *[nobody] { -clock } не йшов
    }, { $known ->
        [yes] останній запис був { $lost } тому.
       *[no] скільки, невідомо.
    }

protocol-clock-offered =
    - { $what ->
        [read] як за останнім відліком
        [ran] як ішов до останнього запису
       *[charged] з часом після нього, нарахованим стороні, чий { -clock } ішов
    }: білі { $white }, чорні { $black }.

protocol-clock-set-going =
    { $because ->
        [round-begins] Тур починається (Кодекс II 4.4)
        [after-gap] Після цього гра йде далі
        [after-call] Після виклику чи заяви гра йде далі
       *[stood] { CAPITAL(-clock) }, який стояв, пущено
    }: { $side ->
        [white] іде { -clock } білих
       *[black] іде { -clock } чорних
    }, білі { $white }, чорні { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] як за останнім відліком
            [ran] як ішов до останнього запису
            [charged] з часом після нього, нарахованим стороні, чий { -clock } ішов
           *[none] за показами { -clock(case: "gen") } в ту хвилину
        }.
       *[other] .
    }

protocol-completion-due =
    { $shared ->
        [yes] { CAPITAL(-half-move(number: "plural")) }, які треба дописати після цейтноту: { $missing }; час ділиться порівну (Кодекс II 6.15).
       *[no] { CAPITAL(-half-move(number: "plural")) }, які треба дописати після цейтноту: { $missing } (Кодекс II 6.14).
    }

protocol-completion-ended = Запис знову повний; на це пішло { $time }.

protocol-not-whole =
    Під час відновлення із запису вдалося прочитати лише { -half-move(number: "plural", case: "gen") }: { $count }; { $lost ->
        [log-missing] бракувало останньої частини, файла із закінченням -wal
        [log-damaged] остання частина, файл із закінченням -wal, була пошкоджена й відкладена
        [log-strange] поруч лежав чужий файл із закінченням -wal, його відкладено
       *[unread] частину запису не вдалося зрозуміти
    }. Про це було поставлено запитання, і партія тривала далі.

protocol-exported = За кодом арбітра експортовано все ({ $form }).

protocol-keyboard-is =
    { $whose ->
        [white] Відтепер клавіатура у білих.
        [black] Відтепер клавіатура у чорних.
        [assistant] Відтепер клавіатура в { -assistant(case: "gen") }.
        [both] Відтепер клавіатура спільна.
       *[player] Відтепер клавіатура у гравця за програмою.
    }

protocol-codes =
    { $how ->
        [first] У записі не було коду арбітра; діє той, з яким його відновили.
       *[new] Партію відновлено з іншим кодом арбітра, ніж раніше (--new-code).
    }

protocol-moves = Ходи:

protocol-call-answered = Арбітр підійшов до столу.

protocol-device-opened = Пристрій { $device }, { $name }, впущено: { desk-device-role }.

protocol-device-ended = Пристрій { $device } завершено.

protocol-no-slip = Хтось спробував слова, яких немає на жодному листку; вони нічого не відкрили.

protocol-slip-made = Зроблено новий листок { $slip }: { desk-device-role }.

protocol-slip-used-again = Хтось знову спробував використаний листок { $slip }; він нічого не відкрив.

protocol-contents = Розділи протоколу

protocol-left-out = Ця офіційна партія не закінчена: неправильні { -half-move(number: "plural") }, розбіжності дощок і записів, те, чого торкалися руки, що свідчить на користь заяви і що сказано одному гравцеві, до її кінця не наводяться, є вони чи ні.

protocol-section =
    { $part ->
        [game] Партія
        [settings] Налаштування
        [happened] Що сталося і що вирішено
        [responsible] Хто відповідав за стіл
        [clocks] { CAPITAL(-clock(number: "plural")) }
        [moves] Ходи
        [result] Результат
       *[signatures] Підписи
    }

protocol-foot = Білі: { $white }, чорні: { $black }

protocol-head =
    { $head ->
        [ply] { CAPITAL(-half-move) }
        [number] Хід
        [time] Час (UTC)
        [reading] Показ
        [white] Білі
        [black] Чорні
       *[differs] Розбіжність
    }

protocol-left-after = Лишилося після { -half-move(case: "gen") } { $ply }

protocol-left-when-set-going = Лишилося під час пуску

protocol-charge-of = Нараховано, нарахування { $number }

protocol-charge-undone = Скасовано, нарахування { $number }

protocol-used-in-all = Витрачено всього

protocol-signs =
    { $who ->
        [white] Білі{ $name }
        [black] Чорні{ $name }
       *[nobody] { CAPITAL(-arbiter) }
    }

protocol-noted = { CAPITAL(-half-move) } { $ply } у власному записі { -arbiter(case: "gen") }: { $move }.

protocol-noted-nothing = { CAPITAL(-half-move) } { $ply }: у власному записі { -arbiter(case: "gen") } нічого.

protocol-original =
    { $collected ->
        [yes]
            { $side ->
                [white] Оригінал запису білих зібрано.
               *[black] Оригінал запису чорних зібрано.
            }
       *[no]
            { $side ->
                [white] Оригінал запису білих не зібрано.
               *[black] Оригінал запису чорних не зібрано.
            }
    }

protocol-own-column = Власний запис { -arbiter(case: "gen") }
