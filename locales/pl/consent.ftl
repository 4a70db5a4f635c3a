consent-no = nie, brak, nikt, nic, żaden, żadna, żadne, żadnej, odmowa, odmówiono, fałsz, bez, wyłączone, wył, później, potem, wkrótce, nieustalone, nieustalona

consent-no-letters = n d

consent-beside = dziękuję, zgody, zgoda, udzielono, wyrażono, dotyczy, ma, jeszcze, sędziego

consent-negations = nie, nigdy, nikt, brak, ani

consent-negations-of-next = bez

consent-words = zgod, zgadz, wolno, wyraż, wyraz, zezw, pozw, przyzw, udziel, akcept, dopuszcz

consent-refusals = odmaw, wycof, cofn, odmów, odmow, zabron, zabran, zakaz, niedozwol
