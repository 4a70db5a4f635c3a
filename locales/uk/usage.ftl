usage-heading-usage = Виклик
usage-heading-commands = Команди
usage-heading-arguments = Аргументи
usage-heading-options = Параметри
usage-heading-examples = Приклади
usage-heading-game = Партія
usage-heading-boards = { CAPITAL(-board(number: "plural")) } та руки
usage-heading-clock = { CAPITAL(-clock) }
usage-heading-voice = Голоси та слова
usage-heading-record = Запис
usage-heading-desk = Пульт
usage-option-help = Виводить довідку
usage-option-version = Виводить версію
usage-option-lang = Мова сказаного й цієї довідки, наприклад pl або en (інакше з LANGUAGE, LC_ALL, LC_MESSAGES або LANG)
usage-option-data = Тека власних файлів програми (інакше тека даних системи)
usage-option-log = Файл для пошуку несправності, без імен, кодів і { -half-move(number: "plural", case: "gen") } (інакше з ZGODA_LOG)

usage-command-zgoda = Дає незрячому гравцеві змогу на рівних грати в шашки на офіційних змаганнях.

usage-command-help = Виводить цю довідку або довідку команди

usage-command-menu = Озвучене меню, яке відкриває й саме слово `zgoda`
usage-option-menu-voice = Голос, який говорить: system, screen-reader, embedded, none або wav:FILE (інакше вибраний раніше або найкращий з наявних)

usage-command-play = Партія наживо
usage-option-play-variant = Гра: international (10x10, поля від 1 до 50) або polish64 (8x8, поля від a1 до h8, міжнародні правила)
usage-option-play-white = Ім'я білих
usage-option-play-black = Ім'я чорних
usage-option-play-sight = Зір сторони: SIDE=blind (не бачить), SIDE=low (бачить слабо) або SIDE=sighted (бачить)
usage-option-play-blind = Хто не бачить: white, black або both (інакше white)
usage-option-play-mode = Вид партії, який вирішує, що кому можна казати: official, rehearsal (як official, а { -arbiter } — програма) або training (інакше training)
usage-option-play-event = Файл змагання, написаний { -arbiter(case: "ins") } перед туром (TOML); для official він потрібен
usage-option-play-new-code = Продовжує партію запису, хоча у файлі змагання інший код { -arbiter(case: "gen") }; про це кажуть кожне відкриття слів { -arbiter(case: "gen") } й протокол
usage-option-play-resume = Продовжує останню незакінчену партію з теки даних, після запитання
usage-option-play-set-up = Починає з цієї позиції
usage-option-play-board = { CAPITAL(-board) }: SIDE — white, black або both; SPEC — dgt:PORT, cpp:PORT, sim, sim:OPTIONS або none
usage-option-play-pieces = Вид шашок на { -board(case: "loc") }: ordinary (звичайні), pegged (зі штирями) або hollow (порожнисті); з додатком ,second-man там, де { -king(case: "acc") } робить друга шашка
usage-option-play-keyboard = Чия клавіатура й кожен рядок без імені: player (гравця), assistant ({ -assistant(case: "gen") }), однієї сторони: white або black, чи обох, кожна зі своєю клавішею { -clock(case: "gen") }: both
usage-option-play-clock = { CAPITAL(-clock) }: none, назва з `zgoda clocks` або запис: 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s
usage-option-play-clock-device = Що веде час: embedded (програма), board ({ -clock } на лінії { -board(case: "gen") }; board:right, якщо в білих правий дисплей) або line:PORT
usage-option-play-low-time = Слова про свій { -clock }, які лунають без запитання: off, tone (за п'ять хвилин і коли час вийшов), few або all; офіційно не більше, ніж дозволяє змагання
usage-option-play-pulses = Позначки свого { -clock(case: "gen") }, відчутні через мотор геймпада: on (стільки, скільки дало б --low-time) або off
usage-option-play-voice = Голос, який говорить: system, screen-reader, embedded, none або wav:FILE
usage-option-play-channel = Власний вихід, один раз на слухача: LISTENER — white, black, assistant або room; OUT — default, device:NAME, left або right (один бік типового пристрою), left:NAME, right:NAME, wav:FILE, page (сторінка пульта) або text; awake: перед пристроєм чи боком не дає заснути
usage-option-play-lang-of = Мова одного слухача
usage-option-play-words = Слова про { -half-move(number: "plural") }, оголошені вголос: when-needed (звук, якщо { -board } і слова збігаються) або always (завжди слова)
usage-option-play-whisper = Як називаються поля, де на своїй { -board(case: "loc") } піднімають і ставлять: off, sound (звук) або number (номер); офіційно потрібна згода змагання
usage-option-play-figures = { CAPITAL(-half-move(number: "plural")) } й час друкуються цифрами (32-28, 1:20:48), натискання { -clock(case: "gen") } — одним знаком: on або off (інакше on там, де знайдено програму читання з екрана чи брайлівський дисплей)
usage-option-play-settings = Чиїсь налаштування лежать там, а не в теці налаштувань: white=FILE, black=FILE, assistant=FILE або room=FILE
usage-option-play-record = Запис партії (інакше новий файл у теці даних); незакінчена продовжується
usage-option-play-transcript = Пише туди все сказане, рядками JSON
usage-option-play-view = Пише туди, що стіл показує { -arbiter(case: "dat") }, рядок JSON на кожну зміну; офіційно потрібна згода змагання
usage-option-play-desk = Сторінки столу в браузері: запускає поруч із партією `zgoda desk`, за цією адресою

usage-command-tables = Столи туру в одному процесі, гра йде на сторінках пульта
usage-option-tables-folder = Тека з файлом змагання для кожного столу; поруч лежить запис, і він продовжується
usage-option-tables-mode = Вид партії, який вирішує, що кому можна казати: official або training (інакше official)
usage-option-tables-desk = Сторінки столів у браузері: запускає поруч `zgoda desk`, за цією адресою
usage-option-tables-new-code = Продовжує партії, хоча в їхніх файлах змагання інші коди { -arbiter(number: "plural", case: "gen") }; про це кажуть кожне відкриття слів { -arbiter(case: "gen") } й протокол

usage-command-moves = Правильні ходи в позиціях, рядками JSON
usage-option-moves-variant = Гра: international або polish64 (інакше та, на яку вказують поля, інакше international)
usage-option-moves-fens = Позиції (інакше по одній у рядку стандартного вводу)

usage-command-perft = Рахує дерево ходів: глибина, вузли, секунди, вузли за секунду
usage-option-perft-variant = { usage-option-moves-variant }
usage-option-perft-fen = Позиція (інакше початок партії)
usage-option-perft-depth = Кількість { -half-move(number: "plural", case: "gen") }, від 1 до 40

usage-command-check = Програє файли партій (PDN), рядок JSON на партію
usage-option-check-variant = Гра для файлів, де її не вказано: international або polish64
usage-option-check-files = Файли партій (PDN); FILE#N — одна партія файлу, - — стандартний ввід

usage-command-reconcile = Порівнює два записи однієї партії: де вони сходяться, хто відступає, що робити
usage-option-reconcile-white = Запис білих: файл PDN (FILE#N — одна з кількох партій) або запис програми
usage-option-reconcile-black = Запис чорних
usage-option-reconcile-white-board = Позиція на { -board(case: "loc") } білих
usage-option-reconcile-black-board = Позиція на { -board(case: "loc") } чорних
usage-option-reconcile-senses = Наскільки точно було видно ці { -board(number: "plural") }: exact (вид і сторона кожної шашки), colour (сторона кожної шашки, але не вид) або occupancy (лише те, що там щось стоїть); інакше exact
usage-option-reconcile-unread = Поля цих { -board(number: "plural", case: "gen") }, які не вдалося прочитати, через кому
usage-option-reconcile-variant = Гра, якщо у файлах її не вказано: international або polish64
usage-option-reconcile-charge = Сторона, на чий рахунок іде час виправлення: white=3:20, black=3:20 або both=3:20
usage-option-reconcile-json = Один об'єкт для машин замість речень
usage-option-reconcile-arbiter = Для запису офіційної партії, яку не закінчено: питає код { -arbiter(case: "gen") }, і в записі це зазначено
usage-option-reconcile-aloud = Читає цей запис уголос, хід за ходом, для звірки з аркушем суперника
usage-option-reconcile-from = З якого { -half-move(case: "gen") } читати (інакше з місця, де обидві { -board(number: "plural") } востаннє збіглися)
usage-option-reconcile-paper = Сторона, яка вела запис на папері: white або black (інакше black)
usage-option-reconcile-voice = Голос, який читає: system, screen-reader, embedded, none або wav:FILE (інакше як у партії)

usage-command-export = Виводить запис як PDN, бланк запису, протокол { -arbiter(case: "gen") } або рядки JSON
usage-option-export-record = Запис
usage-option-export-to = Вид: pdn (партія для будь-якої іншої програми, PDN 3.0), text (бланк запису для читання й друку), protocol (що було біля { -board(case: "gen") } й що вирішено, обидва записи поруч), html (те саме одним файлом HTML для аркуша A4, для друку або читання за розділами в браузері) або json (рядки JSON: налаштування, потім кожна подія, потім усе сказане)
usage-option-export-arbiter = Усе з офіційної партії, яку не закінчено: питає код { -arbiter(case: "gen") }, і в записі це зазначено

usage-command-forget = Вилучає із запису імена й позначку про інвалідність
usage-option-forget-record = Запис; сама партія лишається

usage-command-round = Папери туру: файли змагання, картки столів і записки з одного списку пар

usage-command-round-make = Робить файли змагання, картки столів і записки зі списку пар
usage-option-round-make-list = Список: CSV зі стовпцями table, white, black та іншими
usage-option-round-make-event = Файл змагання для всіх столів
usage-option-round-make-out = Тека для всього, що робиться
usage-option-round-make-board-language = Мова карток і записок (інакше мова сказаного)
usage-option-round-make-slips = Які записки зробити, через кому: chief (головного { -arbiter(case: "gen") }, одна на всі столи), round ({ -arbiter(number: "plural", case: "gen") } туру, по одній на всі столи), assistant ({ -assistant(number: "plural", case: "gen") }, де вони є), helper (помічника, якого обирає зрячий суперник гравця з порушенням зору, FIDE F.2.10), face (циферблата { -clock(case: "gen") }), ear (навушника гравця з порушенням зору), screen (екрана для слабозорих), player (своєї сторінки гравця: введення, { -clock }, пропозиції та вимоги) або none (інакше всі, що дозволяє змагання, крім helper)
usage-option-round-make-again = Пише заново те, що вже є; роздані записки більше нічого не відкривають

usage-command-round-slip = Робить заново одну записку столу, будь-коли; попередні записки цієї ролі, якими не скористалися, більше нічого не відкривають
usage-option-round-slip-folder = Тека, яку написав `zgoda round make`
usage-option-round-slip-table = Номер столу
usage-option-round-slip-role = Для кого: ear-white або словами, наприклад навушник білих
usage-option-round-slip-board-language = Мова записки (інакше мова сказаного)

usage-command-round-pairings = Пише список пар ще раз, з результатами
usage-option-round-pairings-folder = { usage-option-round-slip-folder }
usage-option-round-pairings-csv = Список, який треба написати
usage-option-round-pairings-records = Тека із записами партій туру, для результатів
usage-option-round-pairings-excel = З крапками з комою та міткою UTF-8, як у багатьох країнах хоче Excel
usage-option-round-pairings-again = Пише заново те, що вже є

usage-command-round-forget = Вилучає імена з паперів туру
usage-option-round-forget-folder = { usage-option-round-slip-folder }

usage-command-devices = Перелічує послідовні порти, звукові пристрої та голоси
usage-option-devices-what = Лише це: ports (порти), sound (звукові пристрої та голоси) або gamepads (геймпади); інакше все

usage-command-setup = Мова, голос і темп, вибрані на слух і збережені
usage-option-setup-name = Гравець із цими налаштуваннями, якщо тут грають кілька людей
usage-option-setup-settings = Налаштування лежать там, а не в теці налаштувань
usage-option-setup-voice = Голос, який говорить віднині: system, screen-reader, embedded або none (інакше як у партії)

usage-command-manual = Інструкція: вголос за розділами, текстом або як HTML; пам'ятка і сторінки { -arbiter(case: "gen") } так само
usage-option-manual-paper = Що потрібно: manual (від першого файлу до кінця першої партії), card (найпотрібніші слова й клавіші, для гравця й { -assistant(case: "gen") }) або arbiter (сторінки для { -arbiter(case: "gen") }, зі статтями); інакше manual
usage-option-manual-to = Виводить так і нічого не читає вголос: text (прості рядки, по абзацу) або html (один файл для браузера чи принтера)
usage-option-manual-voice = { usage-option-say-voice }

usage-command-say = Перевірка голосу
usage-option-say-voice = Голос, який говорить: system, screen-reader, embedded, none або wav:FILE (інакше як у партії)
usage-option-say-sounds = Усі звуки програми, кожен зі своїм значенням
usage-option-say-text = Текст, який буде сказано

usage-command-reader-check = З'ясовує за дванадцять кроків, що каже про програму програма читання з екрана, і пише звіт без імен
usage-option-reader-check-report = Файл для звіту; його ще не має бути (інакше reader-check.txt)
usage-option-reader-check-page = Натомість пише кроки для браузера в цей файл; більше нічого не потрібно, його можна відкрити й на телефоні

usage-command-clock = Циферблат { -clock(case: "gen") } програми, в окремому терміналі
usage-option-clock-plain = По рядку на сторону, без великих цифр

usage-command-clocks = Контролі часу з Кодексу: назва, контроль, темп, хвилин на 60 ходів
usage-option-clocks-variant = Лише для цієї гри: international або polish64
usage-option-clocks-json = Натомість рядки JSON, по об'єкту

usage-command-sim = Імітація { -board(case: "gen") } або { -clock(case: "gen") } на псевдотерміналі
usage-option-sim-what = Що імітується: dgt ({ -board } DGT), cpp (саморобна { -board } з протоколом Chess Peripheral Protocol) або clock ({ -clock } з відкритим протоколом)
usage-option-sim-game = Партія, яку треба зіграти до кінця: FILE або FILE#N
usage-option-sim-seed = Звідки беруться всі випадковості
usage-option-sim-faults = Примхи { -board(case: "gen") }: all або назви зі знаком + між ними
usage-option-sim-speed = У скільки разів швидше, ніж у житті
usage-option-sim-clock = { CAPITAL(-clock) } при { -board(case: "loc") } dgt: що він відлічує, записане як у --clock команди `play`, або `computer`, якщо його ставить програма
usage-option-sim-white = Який дисплей { -clock(case: "gen") } в білих: left (лівий) або right (правий)
usage-option-sim-presses = Руки натискають його після ходу
usage-option-sim-senses = Що розрізняє { -board } cpp: exact, colour або occupancy
usage-option-sim-variant = Гра на { -board(case: "loc") }: international або polish64 (інакше з --set-up або GAME, інакше international)
usage-option-sim-set-up = Позиція, яка на ній стоїть (інакше початок партії)
usage-option-sim-time = Час кожної сторони { -clock(case: "gen") } на початку: секунди, M:SS або H:MM:SS (інакше 5:00)
usage-option-sim-bonus = Час, який натискання дає стороні, що натиснула, записаний так само (інакше нічого)
usage-option-sim-clock-mode = Кого слухається { -clock } після ввімкнення: computer (програма може його ставити, пускати й зупиняти) або hand (лише руки); інакше computer

usage-command-desk = Сторінки для { -assistant(number: "plural", case: "gen") } і { -arbiter(number: "plural", case: "gen") }, на цьому комп'ютері або кабелем
usage-option-desk-listen = Де він слухає; адреса, доступна іншим, потребує сертифіката (інакше 127.0.0.1:7464)
usage-option-desk-name = Ім'я, за яким його відкривають пристрої, крім адреси; можна вказати кілька разів
usage-option-desk-certificate = Сертифікат пульта, у вигляді PEM
usage-option-desk-key = Ключ сертифіката, у вигляді PEM
usage-option-desk-records = { CAPITAL(-arbiter(number: "plural")) } можуть читати записи з цієї теки, наприклад з носія; теку лише читають
usage-option-desk-joinable = Пульти інших комп'ютерів, які мають цей ключ, можуть під'єднатися; ключ робить `zgoda desk join-key`
usage-option-desk-join = Показує й столи іншого комп'ютера: де його пульт, і файл із ключем до нього; можна вказати кілька разів
usage-option-desk-join-root = Кореневий сертифікат інших комп'ютерів, у вигляді PEM; можна вказати кілька разів

usage-command-desk-ca = Робить центр сертифікації та сертифікат пульта, для пристроїв одного змагання
usage-option-desk-ca-folder = Тека для файлів, нова або порожня
usage-option-desk-ca-name = Ім'я або адреса, за якою пристрої відкривають пульт; можна вказати кілька разів

usage-command-desk-join-key = Робить ключ, з яким пульти інших комп'ютерів можуть під'єднатися до цього
usage-option-desk-join-key-file = Новий файл для ключа

usage-command-attest = Що це за програма: версія, хеш, увімкнені та вимкнені функції, мережеві інтерфейси, рушія немає
usage-option-attest-event = Файл змагання, щоб назвати і його згоди; код завершення 1, якщо там указано іншу програму
usage-option-attest-json = Натомість один об'єкт JSON, і нічого не кажеться
usage-option-attest-voice = { usage-option-say-voice }

usage-command-completions = Виводить автодоповнення для оболонки: що вона пропонує під час набору рядка
usage-option-completions-shell = Оболонка: bash, elvish, fish, powershell або zsh

usage-command-man = Виводить сторінку man про програму або команду (англійською)
usage-option-man-command = Команда, наприклад play або round make
usage-option-man-to = Натомість пише сторінки всіх команд у цю теку

usage-example-menu = Озвучене меню
usage-example-language = Меню польською мовою
usage-example-play-two = Двоє за цією клавіатурою, з { -clock(case: "ins") }
usage-example-play-dgt = Білі грають на { -board(case: "loc") } DGT, чорні на клавіатурі
usage-example-play-sim = Імітація { -board(case: "gen") } та голос системи
usage-example-play-ears = Обидві сторони за однією клавіатурою, у кожної одне вухо спільних навушників
usage-example-play-official = Офіційна партія за файлом змагання, зі сторінкою { -arbiter(case: "gen") } в браузері
usage-example-play-resume = Перервана партія продовжується
usage-example-tables = Столи з теки round-3, зі сторінками пульта
usage-example-moves = Правильні ходи однієї позиції
usage-example-perft = Ходи від початку партії, полічені на глибину п'яти { -half-move(number: "plural", case: "gen") }
usage-example-check = Кожна партія файлу
usage-example-check-64 = Третя партія файлу, де не сказано, що гра йде на 64 полях
usage-example-reconcile = Де записи білих і чорних розходяться
usage-example-reconcile-aloud = Запис читається вголос, а { -arbiter } стежить за аркушем суперника
usage-example-export-pdn = Партія для іншої програми
usage-example-export-html = Протокол { -arbiter(case: "gen") }, для друку
usage-example-forget = Після партії, коли протокол підписано
usage-example-round-make = Файли змагання, картки й записки для кожного столу туру
usage-example-round-slip = Нова записка для навушника білих за столом 4
usage-example-round-pairings = Список пар із результатами
usage-example-devices = Лише звукові пристрої та голоси
usage-example-setup = Анна вибирає, як програма буде до неї говорити
usage-example-manual = Пам'ятка зі словами та клавішами, виведена текстом
usage-example-say = Як звучить { -half-move }
usage-example-reader-check = Кроки в цьому терміналі та звіт про них
usage-example-sim = { CAPITAL(-board) } DGT з { -clock(case: "ins") }, який натискають руки
usage-example-desk = Сторінки лише для цього комп'ютера
usage-example-desk-hall = Сторінки для пристроїв зали, із сертифікатом із `zgoda desk ca`
usage-example-desk-ca = Сертифікат, у новій теці ca
usage-example-attest = Чи це та програма, на яку дало згоду змагання
usage-example-completions = Для bash, з наступного термінала
usage-example-man = Сторінка про `zgoda play`
