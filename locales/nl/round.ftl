### The papers of a round: table cards and slips, and what `zgoda round` tells.

round-cards-title = Tafelkaarten

round-slips-title = Briefjes voor apparaten

round-round = Ronde { $round }

round-table = Tafel { $number }

round-all-tables =
    { $tables ->
        [one] Eén tafel
       *[other] Alle { $tables } tafels
    }

round-player =
    { $side ->
        [white] Wit
       *[black] Zwart
    }: { $name }

round-slip-of = Briefje { $place } van { $all }

round-words = Woorden:

round-opens-once = Opent één keer één apparaat.

round-opens-once-each = Opent aan elke tafel één keer één apparaat.

round-for-the-arbiter = Alleen voor de { -arbiter }. De woorden staan nergens anders. Langs de lijnen knippen.

round-role-chief = Hoofdarbiter

round-role-round = Rondearbiter, { $name }

round-role-assistant =
    { $side ->
        [white] Hulp van wit
       *[black] Hulp van zwart
    }

round-role-helper =
    { $side ->
        [white] Door wit aangewezen om zetten uit te voeren
       *[black] Door zwart aangewezen om zetten uit te voeren
    }

round-role-ear =
    { $side ->
        [white] Oor van wit
       *[black] Oor van zwart
    }

round-role-screen =
    { $side ->
        [white] Scherm van wit
       *[black] Scherm van zwart
    }

round-role-player =
    { $side ->
        [white] Pagina van wit
       *[black] Pagina van zwart
    }

round-role-face = Wijzerplaat van de { -clock }

round-unknown-column = De kolom { $column } is onbekend en doet niets.

round-unknown-key = Regel { $line } van het evenementbestand: { $key } is onbekend en doet niets.

round-for-all-tables =
    { $tables ->
        [one] Eén tafel:
       *[other] Aan alle { $tables } tafels:
    }

round-at-table = Tafel { $number }, wit { $white }, zwart { $black }:

round-no-slips = Er komen geen briefjes: het evenementbestand heeft geen [consent] desk.

round-making = Briefjes: { $made } van { $all }

round-made =
    { $tables ->
        [one] Het evenementbestand van één tafel
       *[other] De evenementbestanden van { $tables } tafels
    }, cards.html, slips.html en slips.txt staan in { $folder }.

round-secret-there = De woorden van de briefjes staan alleen in slips.html en slips.txt: afdrukken, bij zich houden en beide bestanden voor de ronde wissen.

round-names-there = De evenementbestanden zeggen wie blind is en wie helpt: ze zijn alleen voor de { -arbiter }, en `zgoda round forget` haalt na de ronde de namen eruit.

round-listed =
    { $file }: { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }, met namen en wie hoeveel ziet; alleen voor de { -arbiter }.

round-no-result = Tafel { $number }: geen notatie van een beëindigde partij van deze spelers.

round-several-records = Tafel { $number }: meerdere notaties met verschillende uitslagen; met de hand invullen.

round-not-a-record = { $file } is niet als notatie te lezen.

round-removed = { $file } is gewist.

round-names-out = { $file }: namen, de vermelding van een handicap, toestemmingen, codes en briefjes zijn verwijderd; evenement en regels blijven.

round-stays-as-it-is = { $file } is niet te lezen en blijft zoals het is; met de hand wissen.

round-elsewhere = Hoort niet bij deze papieren en er kunnen nog namen of codes in staan: { $file }

round-beyond = Van hier niet bereikt: notaties van partijen (`zgoda forget NOTATIE`), afdrukken, kopieën en back-ups, en wat de schijf van gewiste bestanden bewaart.
