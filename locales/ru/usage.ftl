usage-heading-usage = Вызов
usage-heading-commands = Команды
usage-heading-arguments = Аргументы
usage-heading-options = Параметры
usage-heading-examples = Примеры
usage-heading-game = Партия
usage-heading-boards = { CAPITAL(-board(number: "plural")) } и руки
usage-heading-clock = { CAPITAL(-clock) }
usage-heading-voice = Голоса и слова
usage-heading-record = Запись
usage-heading-desk = Пульт
usage-option-help = Выводит справку
usage-option-version = Выводит версию
usage-option-lang = Язык речи и этой справки, например pl или en (иначе из LANGUAGE, LC_ALL, LC_MESSAGES или LANG)
usage-option-data = Папка собственных файлов программы (иначе папка данных системы)
usage-option-log = Файл для поиска неисправности, без имён, кодов и { -half-move(number: "plural", case: "gen") } (иначе из ZGODA_LOG)

usage-command-zgoda = Позволяет незрячему игроку на равных играть в шашки на официальных соревнованиях.

usage-command-help = Выводит эту справку или справку команды

usage-command-menu = Звучащее меню, которое открывает и одно слово `zgoda`
usage-option-menu-voice = Голос, который говорит: system, screen-reader, embedded, none или wav:FILE (иначе выбранный раньше или лучший из имеющихся)

usage-command-play = Партия вживую
usage-option-play-variant = Игра: international (10x10, поля от 1 до 50) или polish64 (8x8, поля от a1 до h8, международные правила)
usage-option-play-white = Имя белых
usage-option-play-black = Имя чёрных
usage-option-play-sight = Зрение стороны: SIDE=blind (не видит), SIDE=low (видит слабо) или SIDE=sighted (видит)
usage-option-play-blind = Кто не видит: white, black или both (иначе white)
usage-option-play-mode = Вид партии, который решает, что кому можно говорить: official, rehearsal (как official, а { -arbiter } — программа) или training (иначе training)
usage-option-play-event = Файл соревнования, написанный { -arbiter(case: "ins") } до тура (TOML); для official он нужен
usage-option-play-new-code = Продолжает партию записи, хотя в файле соревнования другой код { -arbiter(case: "gen") }; об этом говорят каждое открытие слов { -arbiter(case: "gen") } и протокол
usage-option-play-resume = Продолжает последнюю неоконченную партию из папки данных, после вопроса
usage-option-play-set-up = Начинает с этой позиции
usage-option-play-board = { CAPITAL(-board) }: SIDE — white, black или both; SPEC — dgt:PORT, cpp:PORT, sim, sim:OPTIONS или none
usage-option-play-pieces = Вид шашек на { -board(case: "loc") }: ordinary (обычные), pegged (со штырьками) или hollow (полые); с добавкой ,second-man там, где { -king(case: "acc") } делает вторая шашка
usage-option-play-keyboard = Чья клавиатура и каждая строка без имени: player (игрока), assistant ({ -assistant(case: "gen") }), одной стороны: white или black, либо обеих, у каждой своя клавиша { -clock(case: "gen") }: both
usage-option-play-clock = { CAPITAL(-clock) }: none, название из `zgoda clocks` или запись: 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s
usage-option-play-clock-device = Что ведёт время: embedded (программа), board ({ -clock } на линии { -board(case: "gen") }; board:right, если у белых правый дисплей) или line:PORT
usage-option-play-low-time = Слова о своих { -clock(case: "loc") }, которые звучат без вопроса: off, tone (за пять минут и по истечении времени), few или all; официально не больше, чем разрешает соревнование
usage-option-play-pulses = Отметки своих { -clock(case: "gen") }, ощутимые через мотор геймпада: on (столько, сколько дало бы --low-time) или off
usage-option-play-voice = Голос, который говорит: system, screen-reader, embedded, none или wav:FILE
usage-option-play-channel = Собственный выход, один раз на слушателя: LISTENER — white, black, assistant или room; OUT — default, device:NAME, left или right (одна сторона устройства по умолчанию), left:NAME, right:NAME, wav:FILE, page (страница пульта) или text; awake: перед устройством или стороной не даёт уснуть
usage-option-play-lang-of = Язык одного слушателя
usage-option-play-words = Слова о { -half-move(number: "plural", case: "loc") }, объявленных вслух: when-needed (звук, если { -board } и слова совпали) или always (всегда слова)
usage-option-play-whisper = Как называются поля, где на своей { -board(case: "loc") } поднимают и ставят: off, sound (звук) или number (номер); официально нужно согласие соревнования
usage-option-play-figures = { CAPITAL(-half-move(number: "plural")) } и время печатаются цифрами (32-28, 1:20:48), нажатие { -clock(case: "gen") } — одним знаком: on или off (иначе on там, где найдена программа экранного доступа или брайлевский дисплей)
usage-option-play-settings = Чьи-то настройки лежат там, а не в папке настроек: white=FILE, black=FILE, assistant=FILE или room=FILE
usage-option-play-record = Запись партии (иначе новый файл в папке данных); неоконченная продолжается
usage-option-play-transcript = Пишет туда всё сказанное, строками JSON
usage-option-play-view = Пишет туда, что стол показывает { -arbiter(case: "dat") }, строка JSON на каждое изменение; официально нужно согласие соревнования
usage-option-play-desk = Страницы стола в браузере: запускает рядом с партией `zgoda desk`, по этому адресу

usage-command-tables = Столы тура в одном процессе, игра идёт на страницах пульта
usage-option-tables-folder = Папка с файлом соревнования для каждого стола; рядом лежит запись, и она продолжается
usage-option-tables-mode = Вид партии, который решает, что кому можно говорить: official или training (иначе official)
usage-option-tables-desk = Страницы столов в браузере: запускает рядом `zgoda desk`, по этому адресу
usage-option-tables-new-code = Продолжает партии, хотя в их файлах соревнования другие коды { -arbiter(number: "plural", case: "gen") }; об этом говорят каждое открытие слов { -arbiter(case: "gen") } и протокол

usage-command-moves = Правильные ходы в позициях, строками JSON
usage-option-moves-variant = Игра: international или polish64 (иначе та, на которую указывают поля, иначе international)
usage-option-moves-fens = Позиции (иначе по одной в строке стандартного ввода)

usage-command-perft = Считает дерево ходов: глубина, узлы, секунды, узлы в секунду
usage-option-perft-variant = { usage-option-moves-variant }
usage-option-perft-fen = Позиция (иначе начало партии)
usage-option-perft-depth = Число { -half-move(number: "plural", case: "gen") }, от 1 до 40

usage-command-check = Проигрывает файлы партий (PDN), строка JSON на партию
usage-option-check-variant = Игра для файлов, где она не указана: international или polish64
usage-option-check-files = Файлы партий (PDN); FILE#N — одна партия файла, - — стандартный ввод

usage-command-reconcile = Сравнивает две записи одной партии: где они сходятся, кто отступает, что делать
usage-option-reconcile-white = Запись белых: файл PDN (FILE#N — одна из нескольких партий) или запись программы
usage-option-reconcile-black = Запись чёрных
usage-option-reconcile-white-board = Позиция на { -board(case: "loc") } белых
usage-option-reconcile-black-board = Позиция на { -board(case: "loc") } чёрных
usage-option-reconcile-senses = Насколько точно видны были эти { -board(number: "plural") }: exact (вид и сторона каждой шашки), colour (сторона каждой шашки, но не вид) или occupancy (только то, что там что-то стоит); иначе exact
usage-option-reconcile-unread = Поля этих { -board(number: "plural", case: "gen") }, которые не удалось прочесть, через запятую
usage-option-reconcile-variant = Игра, если в файлах она не указана: international или polish64
usage-option-reconcile-charge = Сторона, на чей счёт идёт время исправления: white=3:20, black=3:20 или both=3:20
usage-option-reconcile-json = Один объект для машин вместо предложений
usage-option-reconcile-arbiter = Для записи официальной партии, которая не окончена: спрашивает код { -arbiter(case: "gen") }, и в записи это отмечено
usage-option-reconcile-aloud = Читает эту запись вслух, ход за ходом, для сверки с листом соперника
usage-option-reconcile-from = С какого { -half-move(case: "gen") } читать (иначе с места, где обе { -board(case: "gen") } в последний раз совпали)
usage-option-reconcile-paper = Сторона, которая вела запись на бумаге: white или black (иначе black)
usage-option-reconcile-voice = Голос, который читает: system, screen-reader, embedded, none или wav:FILE (иначе как в партии)

usage-command-export = Выводит запись как PDN, бланк записи, протокол { -arbiter(case: "gen") } или строки JSON
usage-option-export-record = Запись
usage-option-export-to = Вид: pdn (партия для любой другой программы, PDN 3.0), text (бланк записи для чтения и печати), protocol (что было у { -board(case: "gen") } и что решено, обе записи рядом), html (то же одним файлом HTML для листа A4, для печати или чтения по разделам в браузере) или json (строки JSON: настройки, затем каждое событие, затем всё сказанное)
usage-option-export-arbiter = Всё из официальной партии, которая не окончена: спрашивает код { -arbiter(case: "gen") }, и в записи это отмечено

usage-command-forget = Убирает из записи имена и пометку об инвалидности
usage-option-forget-record = Запись; сама партия остаётся

usage-command-round = Бумаги тура: файлы соревнования, карточки столов и записки из одного списка пар

usage-command-round-make = Делает файлы соревнования, карточки столов и записки из списка пар
usage-option-round-make-list = Список: CSV со столбцами table, white, black и другими
usage-option-round-make-event = Файл соревнования для всех столов
usage-option-round-make-out = Папка для всего, что делается
usage-option-round-make-board-language = Язык карточек и записок (иначе язык речи)
usage-option-round-make-slips = Какие записки сделать, через запятую: chief (главного { -arbiter(case: "gen") }, одна на все столы), round ({ -arbiter(number: "plural", case: "gen") } тура, по одной на все столы), assistant ({ -assistant(number: "plural", case: "gen") }, где они есть), helper (помощника, которого выбирает зрячий соперник игрока с нарушением зрения, FIDE F.2.10), face (циферблата { -clock(case: "gen") }), ear (наушника игрока с нарушением зрения), screen (экрана для слабовидящих), player (своей страницы игрока: ввод, { -clock }, предложения и требования) или none (иначе все, что разрешает соревнование, кроме helper)
usage-option-round-make-again = Пишет заново то, что уже есть; розданные записки больше ничего не открывают

usage-command-round-slip = Делает заново одну записку стола, в любое время; прежние записки этой роли, которыми не воспользовались, больше ничего не открывают
usage-option-round-slip-folder = Папка, которую написал `zgoda round make`
usage-option-round-slip-table = Номер стола
usage-option-round-slip-role = Для кого: ear-white или словами, например наушник белых
usage-option-round-slip-board-language = Язык записки (иначе язык речи)

usage-command-round-pairings = Пишет список пар ещё раз, с результатами
usage-option-round-pairings-folder = { usage-option-round-slip-folder }
usage-option-round-pairings-csv = Список, который нужно написать
usage-option-round-pairings-records = Папка с записями партий тура, для результатов
usage-option-round-pairings-excel = С точками с запятой и меткой UTF-8, как во многих странах хочет Excel
usage-option-round-pairings-again = Пишет заново то, что уже есть

usage-command-round-forget = Убирает имена из бумаг тура
usage-option-round-forget-folder = { usage-option-round-slip-folder }

usage-command-devices = Перечисляет последовательные порты, звуковые устройства и голоса
usage-option-devices-what = Только это: ports (порты), sound (звуковые устройства и голоса) или gamepads (геймпады); иначе всё

usage-command-setup = Язык, голос и темп, выбранные на слух и сохранённые
usage-option-setup-name = Игрок с этими настройками, если здесь играют несколько человек
usage-option-setup-settings = Настройки лежат там, а не в папке настроек
usage-option-setup-voice = Голос, который говорит отныне: system, screen-reader, embedded или none (иначе как в партии)

usage-command-manual = Руководство: вслух по главам, текстом или как HTML; памятка и страницы { -arbiter(case: "gen") } так же
usage-option-manual-paper = Что нужно: manual (от первого файла до конца первой партии), card (самые нужные слова и клавиши, для игрока и { -assistant(case: "gen") }) или arbiter (страницы для { -arbiter(case: "gen") }, со статьями); иначе manual
usage-option-manual-to = Выводит так и ничего не читает вслух: text (простые строки, по абзацу) или html (один файл для браузера или принтера)
usage-option-manual-voice = { usage-option-say-voice }

usage-command-say = Проверка голоса
usage-option-say-voice = Голос, который говорит: system, screen-reader, embedded, none или wav:FILE (иначе как в партии)
usage-option-say-sounds = Все звуки программы, каждый со своим значением
usage-option-say-text = Текст, который будет сказан

usage-command-reader-check = Выясняет за двенадцать шагов, что говорит о программе программа экранного доступа, и пишет отчёт без имён
usage-option-reader-check-report = Файл для отчёта; его ещё не должно быть (иначе reader-check.txt)
usage-option-reader-check-page = Вместо этого пишет шаги для браузера в этот файл; больше ничего не нужно, его можно открыть и на телефоне

usage-command-clock = Циферблат { -clock(case: "gen") } программы, в отдельном терминале
usage-option-clock-plain = По строке на сторону, без крупных цифр

usage-command-clocks = Контроли времени из Кодекса: название, контроль, темп, минут на 60 ходов
usage-option-clocks-variant = Только для этой игры: international или polish64
usage-option-clocks-json = Вместо этого строки JSON, по объекту

usage-command-sim = Имитация { -board(case: "gen") } или { -clock(case: "gen") } на псевдотерминале
usage-option-sim-what = Что имитируется: dgt ({ -board } DGT), cpp (самодельная { -board } с протоколом Chess Peripheral Protocol) или clock ({ -clock } с открытым протоколом)
usage-option-sim-game = Партия, которую нужно сыграть до конца: FILE или FILE#N
usage-option-sim-seed = Откуда берутся все случайности
usage-option-sim-faults = Причуды { -board(case: "gen") }: all или названия со знаком + между ними
usage-option-sim-speed = Во сколько раз быстрее, чем в жизни
usage-option-sim-clock = { CAPITAL(-clock) } при { -board(case: "loc") } dgt: что они отсчитывают, записанное как в --clock команды `play`, или `computer`, если их ставит программа
usage-option-sim-white = Какой дисплей { -clock(case: "gen") } у белых: left (левый) или right (правый)
usage-option-sim-presses = Руки нажимают их после хода
usage-option-sim-senses = Что различает { -board } cpp: exact, colour или occupancy
usage-option-sim-variant = Игра на { -board(case: "loc") }: international или polish64 (иначе из --set-up или GAME, иначе international)
usage-option-sim-set-up = Позиция, которая на ней стоит (иначе начало партии)
usage-option-sim-time = Время каждой стороны { -clock(case: "gen") } вначале: секунды, M:SS или H:MM:SS (иначе 5:00)
usage-option-sim-bonus = Время, которое нажатие даёт нажавшей стороне, записанное так же (иначе ничего)
usage-option-sim-clock-mode = Кого слушаются { -clock } при включении: computer (программа может их ставить, пускать и останавливать) или hand (только руки); иначе computer

usage-command-desk = Страницы для { -assistant(number: "plural", case: "gen") } и { -arbiter(number: "plural", case: "gen") }, на этом компьютере или по кабелю
usage-option-desk-listen = Где он слушает; адрес, доступный другим, требует сертификата (иначе 127.0.0.1:7464)
usage-option-desk-name = Имя, по которому его открывают устройства, кроме адреса; можно указать несколько раз
usage-option-desk-certificate = Сертификат пульта, в виде PEM
usage-option-desk-key = Ключ сертификата, в виде PEM
usage-option-desk-records = { CAPITAL(-arbiter(number: "plural")) } могут читать записи из этой папки, например с носителя; папка только читается
usage-option-desk-joinable = Пульты других компьютеров, у которых есть этот ключ, могут подключиться; ключ делает `zgoda desk join-key`
usage-option-desk-join = Показывает и столы другого компьютера: где его пульт, и файл с ключом к нему; можно указать несколько раз
usage-option-desk-join-root = Корневой сертификат других компьютеров, в виде PEM; можно указать несколько раз

usage-command-desk-ca = Делает центр сертификации и сертификат пульта, для устройств одного соревнования
usage-option-desk-ca-folder = Папка для файлов, новая или пустая
usage-option-desk-ca-name = Имя или адрес, по которому устройства открывают пульт; можно указать несколько раз

usage-command-desk-join-key = Делает ключ, с которым пульты других компьютеров могут подключиться к этому
usage-option-desk-join-key-file = Новый файл для ключа

usage-command-attest = Что это за программа: версия, хеш, включённые и выключенные функции, сетевые интерфейсы, движка нет
usage-option-attest-event = Файл соревнования, чтобы назвать и его согласия; код завершения 1, если там указана другая программа
usage-option-attest-json = Вместо этого один объект JSON, и ничего не говорится
usage-option-attest-voice = { usage-option-say-voice }

usage-command-completions = Выводит автодополнение для оболочки: что она предлагает при наборе строки
usage-option-completions-shell = Оболочка: bash, elvish, fish, powershell или zsh

usage-command-man = Выводит страницу man о программе или команде (на английском)
usage-option-man-command = Команда, например play или round make
usage-option-man-to = Вместо этого пишет страницы всех команд в эту папку

usage-example-menu = Звучащее меню
usage-example-language = Меню на польском языке
usage-example-play-two = Двое за этой клавиатурой, с { -clock(case: "ins") }
usage-example-play-dgt = Белые играют на { -board(case: "loc") } DGT, чёрные на клавиатуре
usage-example-play-sim = Имитация { -board(case: "gen") } и голос системы
usage-example-play-ears = Обе стороны за одной клавиатурой, у каждой одно ухо общих наушников
usage-example-play-official = Официальная партия по файлу соревнования, со страницей { -arbiter(case: "gen") } в браузере
usage-example-play-resume = Прерванная партия продолжается
usage-example-tables = Столы из папки round-3, со страницами пульта
usage-example-moves = Правильные ходы одной позиции
usage-example-perft = Ходы от начала партии, сосчитанные на глубину пяти { -half-move(number: "plural", case: "gen") }
usage-example-check = Каждая партия файла
usage-example-check-64 = Третья партия файла, где не сказано, что игра идёт на 64 полях
usage-example-reconcile = Где записи белых и чёрных расходятся
usage-example-reconcile-aloud = Запись читается вслух, а { -arbiter } следит по листу соперника
usage-example-export-pdn = Партия для другой программы
usage-example-export-html = Протокол { -arbiter(case: "gen") }, для печати
usage-example-forget = После партии, когда протокол подписан
usage-example-round-make = Файлы соревнования, карточки и записки для каждого стола тура
usage-example-round-slip = Новая записка для наушника белых за столом 4
usage-example-round-pairings = Список пар с результатами
usage-example-devices = Только звуковые устройства и голоса
usage-example-setup = Анна выбирает, как программа будет с ней говорить
usage-example-manual = Памятка со словами и клавишами, выведенная текстом
usage-example-say = Как звучит { -half-move }
usage-example-reader-check = Шаги в этом терминале и отчёт о них
usage-example-sim = { CAPITAL(-board) } DGT с { -clock(case: "ins") }, которые нажимают руки
usage-example-desk = Страницы только для этого компьютера
usage-example-desk-hall = Страницы для устройств зала, с сертификатом из `zgoda desk ca`
usage-example-desk-ca = Сертификат, в новой папке ca
usage-example-attest = Та ли это программа, на которую дало согласие соревнование
usage-example-completions = Для bash, со следующего терминала
usage-example-man = Страница о `zgoda play`
