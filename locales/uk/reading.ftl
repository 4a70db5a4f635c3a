read-numbers =
    один = одиниця, два = двійка, три = трійка, чотири = четвірка, п'ять = п'ятірка, шість = шістка, сім = сімка,
    вісім = вісімка, дев'ять = дев'ятка

read-joints = -

read-moves = на, до, іде, йде, ходить, тире, дефіс, риска, мінус

read-captures = ікс, б'є, бити, бере, взяття, двокрапка

read-via = через

read-silent = з, із, зі, с, від, поле, поля, хід

# Х and ха are not h here: х is the sign of a capture. Nor is в a letter: it is the key of d on the wrong layout.
read-files = бе = б, це = с, це = ц, де = д, еф = ф, же = г, же = ге, же = ж

# The same rhyme as in Russian: -надцять and -дцять, п'ять and дев'ять, сім and вісім.
alike-numbers =
    12 20, 13 30, 15 50, 12 19, 15 19, 5 9, 25 29, 35 39, 45 49, 9 10, 7 8, 17 18, 27 28, 37 38, 47 48, 1 11, 5 15,
    9 19, 16 17

# Бе, це, де, е, же; а with аш.
alike-files = бе це де е же, а аш
