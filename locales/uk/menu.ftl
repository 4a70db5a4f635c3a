start-item =
    { $item ->
        [play] гра з кимось тут
        [learn] тренування без партнера
        [rehearse] репетиція офіційної партії
        [settings] налаштування
        [try] перевірка { -board(case: "gen") }, { -clock(case: "gen") }, геймпада, голосу
        [manual] інструкція
        [end] вихід
        [board] { -board }
        [clock] { -clock }
        [pad] геймпад
        [voice] голос
       *[back] назад
    }

start-go-on =
    { $names ->
        [known] { $known ->
            [yes] далі остання партія, білі { $white }, чорні { $black }, після { $last }
           *[no] далі остання партія, білі { $white }, чорні { $black }
        }
       *[none] { $known ->
            [yes] далі остання партія, після { $last }
           *[no] далі остання партія
        }
    }

start-menu = меню, стрілки і ентер, знак питання допомагає, { menu-item }
    .terse = меню, { menu-item }

start-help = вгору і вниз по меню, ентер вибирає, номер або перша літера вибирає одразу, ескейп повертає, пробіл повторює, кожна клавіша перериває мову

start-no-such = тут ніщо так не називається

start-failed = почати не вдалося, { $why ->
        [record-in-use] запис зайнятий іншою програмою, спочатку закрийте її
        [record-gone] запису немає, або зник його диск
        [record-damaged] запис пошкоджений або неповний
        [record-newer] запис зроблено новішою версією програми, відкрийте його тією версією
        [disk-full] диск повний, спочатку звільніть місце
        [disk-fails] диск відповідає помилкою, перевірте диск
        [read-only] до цієї теки не можна писати, виберіть іншу
        [no-folder] не відомо, у якій теці зберігати записи й налаштування
        [no-settings] у файлі налаштувань щось інше, перемістіть його
        [port-absent] такого порту немає, під'єднайте пристрій
        [port-busy] порт зайнятий іншою програмою, спочатку завершіть її
        [port-forbidden] цьому користувачеві не можна відкривати порт
        [port-fails] порт не працює, перевірте кабель
       *[other] причина на екрані
    }

start-ask =
    { $question ->
        [game] яка гра, { menu-item }
        [blind] хто грає на слух, { menu-item }
        [board] яка { -board }, { menu-item }
       *[clock] який { -clock }, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] стоклітинні шашки
        [sixty-four] шашки на шістдесяти чотирьох полях
        [white] білі
        [black] чорні
        [both] обидві сторони
        [no-board] { -board } без датчиків, ходи набираються
       *[no-clock] без { -clock(case: "gen") }
    }

start-ports =
    { $ports ->
        [0] порту для { -board(case: "gen") } немає
        [one] { WORDS($ports) } порт для { -board(case: "gen") }{ $port-names }, гра з кимось тут про неї питає, параметр { $option }
        [few] { WORDS($ports) } порти для { -board(case: "gen") }{ $port-names }, гра з кимось тут про них питає, параметр першого { $option }
       *[many] { WORDS($ports) } портів для { -board(case: "gen") }{ $port-names }, гра з кимось тут про них питає, параметр першого { $option }
    }

start-clock =
    { $ports ->
        [0] { -clock(case: "dat") } програми прилад не потрібен, порту для іншого немає
       *[other] { -clock(case: "dat") } програми прилад не потрібен, параметр іншого { $option }
    }

start-pads =
    { $pads ->
        [0] геймпада поки немає
        [one] { WORDS($pads) } геймпад
        [few] { WORDS($pads) } геймпади
       *[many] { WORDS($pads) } геймпадів
    }{ $pad-names }, кожна кнопка називається, ескейп завершує, гра сама бере геймпади

start-button =
    { $button ->
        [south] нижня кнопка
        [east] права кнопка
        [west] ліва кнопка
        [north] верхня кнопка
        [back] мала ліва кнопка
        [start] мала права кнопка
        [left-shoulder] лівий бампер
        [right-shoulder] правий бампер
        [left-trigger] лівий курок
        [right-trigger] правий курок
        [left-stick-in] лівий стік натиснуто
        [right-stick-in] правий стік натиснуто
        [up] хрестовина вгору
        [down] хрестовина вниз
        [left] хрестовина вліво
        [right] хрестовина вправо
        [left-stick] лівий стік
       *[right-stick] правий стік
    }

start-voice =
    { $sample ->
        [yes] це голос, { $played }
       *[no] це голос
    }, { $cards ->
        [0] звукових пристроїв немає
        [one] { WORDS($cards) } звуковий пристрій
        [few] { WORDS($cards) } звукові пристрої
       *[many] { WORDS($cards) } звукових пристроїв
    }{ $card-names }{ $voices }, параметр { $option }
