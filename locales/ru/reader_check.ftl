reader-check-begins = проверка того, что говорит программа экранного доступа, всего шагов: { $steps }; каждый говорит, что делать, и затем спрашивает, что было слышно; ответы идут в файл { $file }, без имён; эскейп завершает

reader-check-number = шаг { $number } из { $steps }

reader-check-do-line = нажать ввод и слушать: через три секунды придёт строка

reader-check-do-again = нажать ввод и слушать: та же строка придёт ещё раз

reader-check-do-arrow = четыре раза нажать стрелку вниз, с паузами; каждое нажатие печатает строку, на все четыре один ответ

reader-check-do-typed = набрать 32-28 и ввод: ответит строка

reader-check-do-while-typing = набрать 3 и 2, без ввода: через две секунды рядом придёт строка

reader-check-do-interface = нажать ввод и слушать: через три секунды программу экранного доступа прямо попросят сказать два поля

reader-check-no-interface = на этом компьютере ни к одной программе экранного доступа прямо не обратиться; этот шаг пропускается

reader-check-sample = тридцать два, двадцать восемь

reader-check-second-sample = девятнадцать, двадцать три

reader-check-item = строка { $number }

reader-check-ask = что было слышно? 1 один раз, 2 два раза, 3 ничего, 4 иначе, 0 повторяет шаг

reader-check-kept = ответы в файле { $file }

reader-check-on-page = остальные шесть шагов на странице: zgoda reader-check --page reader-check.html записывает её, а открывает любой браузер, и на телефоне

reader-check-page-title = Проверка программы экранного доступа

reader-check-page-introduction = Каждый шаг говорит, что делать, и спрашивает, что было слышно. То, что должно быть слышно, приходит через три секунды после начала шага. Из ответов в конце получается отчёт; никуда ничего не отправляется.

reader-check-page-needs-scripts = Этой странице нужны скрипты; их надо для неё включить.

reader-check-page-do-line = Нажать Начать и слушать: придёт строка.

reader-check-page-do-again = Нажать Начать и слушать: та же строка придёт ещё раз.

reader-check-page-do-two = Нажать Начать и слушать: придут сразу две строки.

reader-check-page-do-while-typing = Набрать в поле ввода одну букву и остаться в нём: придёт строка. Чтобы повторить, очистить поле.

reader-check-page-do-state = Нажать Начать и слушать: изменится состояние вверху страницы.

reader-check-page-do-board = Перейти к { -board(case: "dat") } и по её полям стрелками.

reader-check-page-begin = Начать шаг { $number }

reader-check-page-field = Поле ввода

reader-check-page-lines = Строки

reader-check-page-state = Связь есть

reader-check-page-state-lost = Связи нет

reader-check-page-board = { CAPITAL(-board) } из девяти полей

reader-check-page-ask = Что было слышно на шаге { $number }?

reader-check-once = один раз

reader-check-twice = два раза

reader-check-not-at-all = ничего

reader-check-otherwise = иначе

reader-check-page-report = Отчёт

reader-check-page-report-means = Скопировать и отправить тому, кто о нём просил. Имён в нём нет.
