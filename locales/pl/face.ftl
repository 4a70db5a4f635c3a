### Co stoi na tarczy zegara, dla tych, którzy widzą. Tekst pisany, wielkimi literami; cyfry są tu dozwolone.

# Nie ma programu, który prowadzi partię.
face-waits = { CAPITAL(-clock) } czeka na partię: uruchom zgoda play z { -clock(case: "ins") } programu.

# Czyj czas. $side: white lub black.
face-side =
    { $side ->
        [white] BIAŁE
       *[black] CZARNE
    }

# Ile zostało, powyżej dwóch minut. $hours może być 0; $minutes: od 0 do 59.
face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } godz. { $minutes } min
    }

# Ile zostało, w ostatnich dwóch minutach. $minutes: od 0 do 2; $seconds: od 0 do 59.
face-seconds = { $minutes } min { $seconds } s

# Za czasem strony: ten czas biegnie.
face-runs = IDZIE

# Za czasem strony: jej chorągiewka opadła.
face-flag = CHORĄGIEWKA OPADŁA

# To samo o stronie, której chorągiewka opadła pierwsza, gdy opadły obie.
face-flag-first = CHORĄGIEWKA OPADŁA PIERWSZA

# Pod oboma czasami: żaden nie biegnie.
face-stands = { CAPITAL(-clock) } stoi.
