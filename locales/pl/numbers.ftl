## Liczebniki, litery i ich imiona. Nic z tego pliku nie jest mówione wprost: program składa z niego
## pola i liczby. Elementy list oddziela przecinek; kolejność i liczba elementów są stałe.

# Liczebniki główne od 0 do 99, tak jak mówi się je przy warcabnicy.
numbers =
    zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć,
    dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście, szesnaście, siedemnaście, osiemnaście, dziewiętnaście,
    dwadzieścia, dwadzieścia jeden, dwadzieścia dwa, dwadzieścia trzy, dwadzieścia cztery, dwadzieścia pięć, dwadzieścia sześć, dwadzieścia siedem, dwadzieścia osiem, dwadzieścia dziewięć,
    trzydzieści, trzydzieści jeden, trzydzieści dwa, trzydzieści trzy, trzydzieści cztery, trzydzieści pięć, trzydzieści sześć, trzydzieści siedem, trzydzieści osiem, trzydzieści dziewięć,
    czterdzieści, czterdzieści jeden, czterdzieści dwa, czterdzieści trzy, czterdzieści cztery, czterdzieści pięć, czterdzieści sześć, czterdzieści siedem, czterdzieści osiem, czterdzieści dziewięć,
    pięćdziesiąt, pięćdziesiąt jeden, pięćdziesiąt dwa, pięćdziesiąt trzy, pięćdziesiąt cztery, pięćdziesiąt pięć, pięćdziesiąt sześć, pięćdziesiąt siedem, pięćdziesiąt osiem, pięćdziesiąt dziewięć,
    sześćdziesiąt, sześćdziesiąt jeden, sześćdziesiąt dwa, sześćdziesiąt trzy, sześćdziesiąt cztery, sześćdziesiąt pięć, sześćdziesiąt sześć, sześćdziesiąt siedem, sześćdziesiąt osiem, sześćdziesiąt dziewięć,
    siedemdziesiąt, siedemdziesiąt jeden, siedemdziesiąt dwa, siedemdziesiąt trzy, siedemdziesiąt cztery, siedemdziesiąt pięć, siedemdziesiąt sześć, siedemdziesiąt siedem, siedemdziesiąt osiem, siedemdziesiąt dziewięć,
    osiemdziesiąt, osiemdziesiąt jeden, osiemdziesiąt dwa, osiemdziesiąt trzy, osiemdziesiąt cztery, osiemdziesiąt pięć, osiemdziesiąt sześć, osiemdziesiąt siedem, osiemdziesiąt osiem, osiemdziesiąt dziewięć,
    dziewięćdziesiąt, dziewięćdziesiąt jeden, dziewięćdziesiąt dwa, dziewięćdziesiąt trzy, dziewięćdziesiąt cztery, dziewięćdziesiąt pięć, dziewięćdziesiąt sześć, dziewięćdziesiąt siedem, dziewięćdziesiąt osiem, dziewięćdziesiąt dziewięć

# Formy żeńskie, tylko tam, gdzie różnią się od powyższych: zwykła = żeńska. Używane przez {
# WORDS($n, gender: "feminine") }.
numbers-feminine =
    jeden = jedna, dwa = dwie, dwadzieścia dwa = dwadzieścia dwie, trzydzieści dwa = trzydzieści
    dwie, czterdzieści dwa = czterdzieści dwie, pięćdziesiąt dwa = pięćdziesiąt dwie, sześćdziesiąt
    dwa = sześćdziesiąt dwie, siedemdziesiąt dwa = siedemdziesiąt dwie, osiemdziesiąt dwa =
    osiemdziesiąt dwie, dziewięćdziesiąt dwa = dziewięćdziesiąt dwie

# Formy nijakie, tak samo. Używane przez { WORDS($n, gender: "neuter") }.
numbers-neuter =
    jeden = jedno

# Setki od 100 do 900; po nich idzie liczebnik z pierwszej listy.
hundreds =
    sto, dwieście, trzysta, czterysta, pięćset, sześćset, siedemset, osiemset, dziewięćset

# Litery kolumn od a do h.
letters = a, b, c, d, e, f, g, h

# Imiona liter od a do h (aneks F przepisów FIDE), używane przy literowaniu i na życzenie.
letter-names = Anna, Bella, Cezar, Dawid, Ewa, Feliks, Gustaw, Hektor
