### The papers of a round: table cards and slips, and what `zgoda round` tells.

round-cards-title = Karty na stoły

round-slips-title = Kartki dla urządzeń

round-round = Runda { $round }

round-table = Stół { $number }

round-all-tables =
    { $tables ->
        [one] Jeden stół
        [few] Wszystkie { $tables } stoły
       *[other] Wszystkie stoły, razem { $tables }
    }

round-player =
    { $side ->
        [white] Białe
       *[black] Czarne
    }: { $name }

round-slip-of = Kartka { $place } z { $all }

round-words = Słowa:

round-opens-once = Otwiera jedno urządzenie, jeden raz.

round-opens-once-each = Otwiera przy każdym stole jedno urządzenie, jeden raz.

round-for-the-arbiter = Tylko dla { -arbiter(case: "gen") }. Tych słów nie ma nigdzie indziej. Ciąć wzdłuż linii.

round-role-chief = { CAPITAL(-arbiter) } główny

round-role-round = { CAPITAL(-arbiter) } rundowy, { $name }

round-role-assistant =
    { $side ->
        [white] Pomoc białych
       *[black] Pomoc czarnych
    }

round-role-helper =
    { $side ->
        [white] Wskazana przez białe osoba do wykonywania posunięć
       *[black] Wskazana przez czarne osoba do wykonywania posunięć
    }

round-role-ear =
    { $side ->
        [white] Słuchawka białych
       *[black] Słuchawka czarnych
    }

round-role-screen =
    { $side ->
        [white] Ekran białych
       *[black] Ekran czarnych
    }

round-role-player =
    { $side ->
        [white] Strona białych
       *[black] Strona czarnych
    }

round-role-face = Tarcza { -clock(case: "gen") }

round-unknown-column = Kolumna { $column } jest nieznana i nic nie zmienia.

round-unknown-key = Wiersz { $line } pliku zawodów: { $key } jest nieznane i nic nie zmienia.

round-for-all-tables =
    { $tables ->
        [one] Jeden stół:
       *[other] Przy wszystkich stołach, razem { $tables }:
    }

round-at-table = Stół { $number }, białe { $white }, czarne { $black }:

round-no-slips = Kartek nie będzie: w pliku zawodów nie ma [consent] desk.

round-making = Kartki: { $made } z { $all }

round-made =
    { $tables ->
        [one] Plik zawodów dla jednego stołu
       *[other] Pliki zawodów dla stołów ({ $tables })
    } oraz cards.html, slips.html i slips.txt są w folderze { $folder }.

round-secret-there = Słowa z kartek są tylko w slips.html i slips.txt: wydrukować, mieć przy sobie, a oba pliki usunąć przed rundą.

round-names-there = Pliki zawodów mówią, kto nie widzi i kto pomaga: są tylko dla { -arbiter(case: "gen") }, a po rundzie nazwiska usuwa `zgoda round forget`.

round-listed = { $file }: liczba stołów { $tables }, z nazwiskami i informacją, kto ile widzi; tylko dla { -arbiter(case: "gen") }.

round-no-result = Stół { $number }: brak zapisu skończonej partii tych zawodników.

round-several-records = Stół { $number }: kilka zapisów z różnymi wynikami; wpisać ręcznie.

round-not-a-record = { $file }: nie da się odczytać jako zapisu.

round-removed = { $file }: usunięto.

round-names-out = { $file }: usunięto nazwiska, informację o niepełnosprawności, zgody, kody i kartki; zawody i przepisy pozostają.

round-stays-as-it-is = { $file }: nie da się odczytać i pozostaje bez zmian; usunąć ręcznie.

round-elsewhere = Poza tymi dokumentami, a może zawierać nazwiska lub kody: { $file }

round-beyond = Poza zasięgiem: zapisy partii (`zgoda forget ZAPIS`), wydruki, kopie oraz to, co dysk zachowuje z usuniętych plików.
