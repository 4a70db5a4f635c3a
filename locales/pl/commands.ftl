command-said = powiedziano, mówię

command-correct = poprawka, popraw

command-undo = cofnij, cofnij ruch, cofnij posunięcie

command-hand = ręka

command-lift = podnieś

command-put = postaw

command-remove = zdejmij

command-slide = przesuń

command-press = zegar naciśnięty, wciśnij, naciśnij

command-pause = pauza, przerwa

command-offer = proponuję, remis

command-accept = przyjmuję

command-decline = odrzucam

command-claim = reklamuję, żądam remisu

command-resign = poddaję, poddaję się

command-call = wezwij, wzywam, wzywam sędziego, wezwij sędziego

command-adjust = poprawiam

command-done = gotowe, koniec poprawiania

command-demand = żądam

command-let-stand = zostaw, zostawiam

command-crowned = damka postawiona, ukoronowane

command-players = gracze, kto gra, nazwisko przeciwnika

command-new-game = nowa partia, nowa gra

command-repeat = powtórz, jeszcze raz
command-missed = przegapione, co przegapiłem, co przegapiłam

command-spell = literuj

command-last = ostatni, ostatnie, ostatni ruch, ostatnie posunięcie

command-history = historia

command-where = gdzie

command-clock = zegar, czas

command-feel = dotyk

command-count = ile

command-square = pole

command-row = rząd

command-men = piony, pion, pionki, pionek, kamienie

command-kings = damki, damka

command-diagonals = przekątne

command-around = wokół

command-all = wszystkie

command-region = obszar

command-regions = części

command-changed = zmiany, co się zmieniło

command-next = następny, następna

command-previous = poprzedni, poprzednia

command-older = wcześniej

command-record = zapis, notacja, zapis partii, mój zapis

command-newer = później

command-newest = teraz

command-more = dalej

command-moves = posunięcia

command-captures = bicia

command-attacked = zagrożone

command-board = warcabnica, plansza

command-boards = zgodność, warcabnice

command-sensor = czujnik, czujniki

command-settings = ustawienia

command-help = pomoc

command-arbiter = sędzia

command-stop = zatrzymaj

command-resume = wznów

command-set = ustaw

command-replace = zastąp
command-press-back = cofnij przełączenie

command-swap-clock = zamień zegar

command-ask = zapytaj

command-answer = poinformuj

command-absent = nieobecny, nieobecni, nieobecne, brak, spóźniony, spóźniona, spóźnieni, spóźnia się

command-arrived = obecny, obecni, obecne, przybył, przybyły, przybyli, przyszły, przyszedł, przyszli

command-charge = dolicz

command-compare = porównaj

command-walk-back = cofnij partię, cofnij do

command-decide = rozstrzygnij, decyzja

command-restore = przywróć

command-slips = przejęzyczenia, pomyłki

command-device = urządzenie

command-slip = kartka

command-unreadable = nieczytelne

command-back = wstecz

command-prepared = przygotowane

command-braille = brajl, brajlem

command-print = drukiem

command-dictaphone = dyktafon, na dyktafonie

command-appoint = wyznacz

command-hand-over = powierz
command-keyboard = klawiatura

command-note = notuj

command-stands = stoi
command-original = oryginał, zebrano, zebrane, oddano
command-protocol = protokół

command-up = w górę, góra

command-down = w dół, dół

command-left = w lewo, lewo

command-right = w prawo, prawo

command-up-left = w górę w lewo, góra lewo

command-up-right = w górę w prawo, góra prawo

command-down-left = w dół w lewo, dół lewo

command-down-right = w dół w prawo, dół prawo

command-first = początek, pierwszy

command-row-end = koniec rzędu

command-here = tutaj, tu

command-choose = wybierz

command-leave = anuluj, wyjście

command-quit = wyjdź

command-end = zakończ, koniec

command-save = zapisz

command-silence = cisza, cicho

command-turn = czyj ruch, czyja kolej

command-make-a-difference = zrób niezgodność, zrob niezgodnosc, niezgodność
command-advice = podpowiedź, podpowiedz, wskazówka

command-result = wynik

command-sides = strony

command-chat = czat

command-pieces = bierki, ile bierek

command-yes = tak, t, dobrze

command-no = nie, n

command-white = białe, białych, biały, biała

command-black = czarne, czarnych, czarny, czarna

command-both = obie, oba

command-assistant = asystent, asystentka
command-whites-assistant = asystent białych, asystentka białych
command-blacks-assistant = asystent czarnych, asystentka czarnych

command-grant = uznaj

command-refuse = oddal

command-sanction = sankcja

command-complaint = skarga

term-claim-draw = remis

term-claim-repetition = powtórzenie, powtórzenia

term-claim-kings = damki

term-claim-three-kings = trzy damki, końcówka

term-claim-regulation = regulamin, regulaminowy, regulaminowego

term-claim-flag = czas, chorągiewka

term-ending-no-pieces = bez bierek

term-ending-blocked = blokada

term-ending-resignation = poddanie

term-ending-refusal = odmowa

term-ending-time = czas

term-ending-forfeit = walkower

term-ending-sanction = sankcja

term-ending-agreement = zgoda

term-ending-repetition = powtórzenie

term-ending-kings = damki

term-ending-three-kings = trzy damki

term-ending-main-line = główna przekątna

term-ending-main-line-taken = zajęta przekątna

term-ending-two-kings = dwie damki

term-ending-regulation = regulamin

term-ending-short-of-time = brak czasu

term-ending-both-flags = obie chorągiewki

term-ending-cannot-win = bez wygranej

term-ending-decision = decyzja

term-sanction-reprimand = upomnienie

term-sanction-warning = ostrzeżenie

term-sanction-loss = przegrana

term-sanction-disqualification = dyskwalifikacja

term-complaint-clock = zegar

term-role-chief = główny, główna, głównego

term-role-round = rundowy, rundowego, runda

term-role-face = zegar, zegara, tarcza

term-role-assistant = asystent, asystenta, asystentka, asystentki

term-role-helper = pomocnik, pomocnika

term-role-ear = słuch, odsłuch, odsłuchu, ucho

term-role-screen = ekran, ekranu

term-role-player = gracz, gracza, strona

command-keys = klawisze

command-menu = menu

command-profile = profil

command-rate = tempo, tempo mowy

command-faster = szybciej

command-slower = wolniej

command-volume = głośność

command-louder = głośniej

command-softer = ciszej

command-pitch = wysokość głosu, wysokość

command-voice = głos

command-language = język

command-words = słowa, szczegółowość, ilość słów

command-numbers = numery, numery pól

command-letters = litery

command-sounds = dźwięki

command-low-time = niedoczas, końcówka czasu

command-pulses = wibracje

command-confirm = potwierdzanie

command-whisper = szept

term-of-own = własne, moje, swoje, mój

term-of-opponent = przeciwnika, przeciwnik, jego, rywala

term-choice-terse = zwięźle, zwięzłe

term-choice-normal = normalnie, zwyczajnie

term-choice-full = pełne, pełna, obszernie

term-choice-same = tak samo, jak wszystko

term-choice-whole = całe, w całości

term-choice-digits = cyfry, cyframi

term-choice-digits-on-repeat = cyfry przy powtórzeniu, przy powtórzeniu cyframi

term-choice-plain = zwykłe

term-choice-names = imiona, imionami

term-choice-on = włącz, włączone

term-choice-off = wyłącz, wyłączone

term-choice-tone = sygnał

term-choice-few = kilka

term-choice-own = własne, własna lista

term-choice-all = wszystkie

term-choice-when-needed = w razie potrzeby

term-choice-always = zawsze

term-choice-sound = dźwięk, dźwiękiem

term-choice-number = numer, numerem

term-choice-usual = domyślny, domyślna

term-choice-new = nowy

term-choice-none = żaden

term-choice-moves = posunięcia

term-choice-game = partia

term-choice-boards = warcabnice

term-choice-clock = zegar

term-choice-answers = odpowiedzi

term-choice-program = program
term-choice-player = gracz
term-choice-record = zapis

command-commands = polecenia
