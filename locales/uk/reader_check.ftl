reader-check-begins = перевірка того, що каже програма зчитування з екрана, усього кроків: { $steps }; кожен каже, що робити, а потім питає, що було чути; відповіді йдуть у файл { $file }, без імен; ескейп завершує

reader-check-number = крок { $number } з { $steps }

reader-check-do-line = натиснути ентер і слухати: за три секунди прийде рядок

reader-check-do-again = натиснути ентер і слухати: той самий рядок прийде ще раз

reader-check-do-arrow = чотири рази натиснути стрілку вниз, з паузами; кожне натискання друкує рядок, на всі чотири одна відповідь

reader-check-do-typed = набрати 32-28 і ентер: відповість рядок

reader-check-do-while-typing = набрати 3 і 2, без ентера: за дві секунди поруч прийде рядок

reader-check-do-interface = натиснути ентер і слухати: за три секунди програму зчитування прямо попросять сказати два поля

reader-check-no-interface = на цьому комп'ютері до жодної програми зчитування прямо не звернутися; цей крок пропускається

reader-check-sample = тридцять два, двадцять вісім

reader-check-second-sample = дев'ятнадцять, двадцять три

reader-check-item = рядок { $number }

reader-check-ask = що було чути? 1 один раз, 2 два рази, 3 нічого, 4 інакше, 0 повторює крок

reader-check-kept = відповіді у файлі { $file }

reader-check-on-page = інші шість кроків на сторінці: zgoda reader-check --page reader-check.html записує її, а відкриває будь-який браузер, і на телефоні

reader-check-page-title = Перевірка програми зчитування з екрана

reader-check-page-introduction = Кожен крок каже, що робити, і питає, що було чути. Те, що має бути чути, приходить за три секунди після початку кроку. З відповідей наприкінці виходить звіт; нікуди нічого не надсилається.

reader-check-page-needs-scripts = Цій сторінці потрібні скрипти; їх треба для неї увімкнути.

reader-check-page-do-line = Натиснути Почати і слухати: прийде рядок.

reader-check-page-do-again = Натиснути Почати і слухати: той самий рядок прийде ще раз.

reader-check-page-do-two = Натиснути Почати і слухати: прийдуть одразу два рядки.

reader-check-page-do-while-typing = Набрати в полі введення одну літеру і лишитися в ньому: прийде рядок. Щоб повторити, очистити поле.

reader-check-page-do-state = Натиснути Почати і слухати: зміниться стан угорі сторінки.

reader-check-page-do-board = Перейти до { -board(case: "gen") } і по її полях стрілками.

reader-check-page-begin = Почати крок { $number }

reader-check-page-field = Поле введення

reader-check-page-lines = Рядки

reader-check-page-state = Зв'язок є

reader-check-page-state-lost = Зв'язку немає

reader-check-page-board = { CAPITAL(-board) } з дев'яти полів

reader-check-page-ask = Що було чути на кроці { $number }?

reader-check-once = один раз

reader-check-twice = два рази

reader-check-not-at-all = нічого

reader-check-otherwise = інакше

reader-check-page-report = Звіт

reader-check-page-report-means = Скопіювати і надіслати тому, хто про нього просив. Імен у ньому немає.
